"""A whole installation in a process of its own, as `make run` starts it: it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from urllib.error import URLError

PATIENCE = 30


class Site:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self.more: dict[str, str] = {}
        """Further variables for the programs that are run here."""
        self._process: subprocess.Popen[bytes] | None = None

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
        with (self._folder / "server.log").open("ab") as log:
            words = [sys.executable, "-m", "app"]
            self._process = subprocess.Popen(words, env=self.environment, stdout=log, stderr=log)
        request = urllib.request.Request(f"{self.url}/readyz")
        for _ in range(100_000):
            assert self._process.poll() is None, self.log()
            try:
                with urllib.request.urlopen(request, timeout=PATIENCE):
                    return
            except (URLError, ConnectionError):
                continue
        raise AssertionError("the server does not come up")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)

    def run(self, *words: str) -> str:
        """What a command of this installation prints, such as ("app.admin", "list")."""
        command = [sys.executable, "-m", *words]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def log(self) -> str:
        return (self._folder / "server.log").read_text()
