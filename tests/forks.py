"""Programs in processes of their own, each a copy of one that has done its imports: they take two seconds and more.

Programs that fork keep their work under `if __name__ == "__main__"`.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import IO, Any

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["app.__main__", "tests.app.killed", "tests.faults.process"])


class Fork:
    """A function that runs in a process of its own with this environment, used as `subprocess.Popen` is."""

    def __init__(self, does: Callable[..., Any], *arguments: Any, environment: Mapping[str, str]) -> None:
        hearing, says = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=_run, args=(says, dict(environment), does, arguments))
        self._process.start()
        says.close()
        self.stdout: IO[str] = os.fdopen(os.dup(hearing.fileno()))
        """All that it says."""
        hearing.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def wait(self, seconds: float | None = None) -> int:
        """Its exit code, or the signal that ended it below zero."""
        self._process.join(seconds)
        assert self._process.exitcode is not None, "it does not stop"
        return self._process.exitcode


def _run(says: Connection, environment: dict[str, str], does: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """In a process that has nothing else to do."""
    for stream in (1, 2):
        os.dup2(says.fileno(), stream)
    says.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.exit(does(*arguments))
