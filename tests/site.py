"""A whole installation in a process of its own, as `make run` starts it: it can be killed and started again."""

from __future__ import annotations

import multiprocessing
import os
import socket
import subprocess
import sys
import urllib.request
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import IO

from app.__main__ import main
from tests.luck import draw_by

PATIENCE = 30
_FORKS = multiprocessing.get_context("forkserver")
"""A server is two seconds of imports: they are done once, and each site is a copy of that process.

Programs that have a site keep their work under `if __name__ == "__main__"`.
"""
_FORKS.set_forkserver_preload(["tests.site"])


class Site:
    def __init__(self, folder: Path, luck: str | None = None) -> None:
        self._folder = folder
        self._luck = luck
        """The name of luck that is the same each time, see tests/luck.py; None for real luck."""
        self._starts = 0
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self.more: dict[str, str] = {}
        """Further variables for the programs that are run here."""

    def __enter__(self) -> Site:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def environment(self) -> dict[str, str]:
        """Every program of this installation runs with this."""
        plain = {key: value for key, value in os.environ.items() if key != "DATABASE_URL"}
        mine = {"DATA_DIR": str(self._folder), "HOST": "127.0.0.1", "PORT": str(self._port), "BOT_PACE": "0"}
        return {**plain, **mine, **self.more}

    def start(self) -> None:
        """Returns once it is ready."""
        self._starts += 1
        # Nobody is given twice what was drawn before a stop.
        luck = None if self._luck is None else f"{self._luck}, start {self._starts}"
        hearing, says = _FORKS.Pipe(duplex=False)
        self._process = _FORKS.Process(target=_serve, args=(says, self.environment, luck))
        self._process.start()
        says.close()
        words = os.fdopen(os.dup(hearing.fileno()))
        hearing.close()
        # It says where it listens as soon as it does; whoever asks then is answered when it is ready.
        said = words.readline()
        self._keeping = Thread(target=self._keep, args=(said, words))
        self._keeping.start()
        assert self.url in said, said
        with urllib.request.urlopen(f"{self.url}/readyz", timeout=PATIENCE):
            pass

    def _keep(self, said: str, rest: IO[str]) -> None:
        """All that it says, to its end: a server whose words nobody takes stands still."""
        with (self._folder / "server.log").open("a") as log, rest:
            log.write(said)
            for line in rest:
                log.write(line)
                log.flush()

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._wait()

    def stop(self) -> None:
        self._process.terminate()
        self._wait()

    def _wait(self) -> None:
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "it does not stop"
        self._keeping.join()

    def run(self, *words: str) -> str:
        """What a command of this installation prints, such as ("app.admin", "list")."""
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def log(self) -> str:
        return (self._folder / "server.log").read_text()


def _serve(says: Connection, environment: dict[str, str], luck: str | None) -> None:
    """`python -m app`, in a process that has nothing else to do."""
    for stream in (1, 2):
        os.dup2(says.fileno(), stream)
    says.close()
    os.environ.clear()
    os.environ.update(environment)
    if luck is not None:
        draw_by(luck)
    sys.exit(main())
