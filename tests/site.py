"""A whole installation in a process of its own, as `make run` starts it: it can be killed and started again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import IO

from app import tokens
from app.__main__ import main
from tests.forks import Fork
from tests.luck import draw_by

PATIENCE = 30


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
        self._process = Fork(_serve, luck, environment=self.environment)
        words = self._process.stdout
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
        self._process.wait(PATIENCE)
        self._keeping.join()

    def run(self, *words: str) -> str:
        """What a command of this installation prints, such as ("app.admin", "list")."""
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def token(self, kind: str, name: str) -> str:
        """A new one, from the command of the house without the start of a Python."""
        made = Fork(tokens.main, ["token", "--kind", kind, "--name", name], environment=self.environment)
        with made.stdout as words:
            said = words.read()
        assert made.wait(PATIENCE) == 0, said
        return said.split()[-1]

    def log(self) -> str:
        return (self._folder / "server.log").read_text()


def _serve(luck: str | None) -> int:
    """`python -m app`."""
    if luck is not None:
        draw_by(luck)
    return main()
