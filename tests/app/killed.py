"""A server of the toy in its own process, which kills itself right after a commit.

It dies between committing and telling anybody, at the N-th commit; with N = 0 it lives.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from app.bus import Alone
from app.config import from_environment
from app.run import run
from tests.app.server import TOYS, Place
from tests.forks import Fork


class Deadly(Alone):
    """The bus is told of a commit before anybody else is."""

    def __init__(self, commits: int) -> None:
        self._left = commits

    async def publish(self, code: str) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def serve(commits: int) -> None:
    run(from_environment(os.environ), TOYS, Deadly(commits) if commits else None)


@contextmanager
def process(dies_at: int, **settings: str) -> Iterator[tuple[Fork, Place]]:
    """With these settings beside those of its surroundings; and its address."""
    running = Fork(serve, dies_at, environment={**os.environ, "PORT": "0", **settings})
    with running.stdout:
        try:
            yield running, Place(running.stdout.readline().split()[-1])
        finally:
            running.kill()
            running.wait()
