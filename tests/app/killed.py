"""A server of the toy in its own process, which kills itself right after a commit: `python -m tests.app.killed N`.

It dies between committing and telling anybody, at the N-th commit; with N = 0 it lives.
"""

from __future__ import annotations

import os
import signal
import sys

from app.bus import Alone
from app.config import from_environment
from app.run import run
from tests.app.server import TOYS


class Deadly(Alone):
    """The bus is told of a commit before anybody else is."""

    def __init__(self, commits: int) -> None:
        self._left = commits

    async def publish(self, code: str) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    commits = int(sys.argv[1])
    run(from_environment(os.environ), TOYS, Deadly(commits) if commits else None)
