"""The workshop of whoever draws: serves `frontend/dev`, in which a table stands in any position."""

from __future__ import annotations

import socket
import subprocess
import urllib.request
from types import TracebackType
from urllib.error import URLError

from tests.browser.scenery import FRONTEND

PATIENCE = 60


class Workshop:
    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = str(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self._port}/dev/table.html"

    def __enter__(self) -> Workshop:
        words = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", self._port, "--strictPort"]
        self._process = subprocess.Popen(words, cwd=FRONTEND, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(100_000):
            assert self._process.poll() is None, "the workshop does not open: is the frontend installed?"
            try:
                with urllib.request.urlopen(self.url, timeout=PATIENCE):
                    return self
            except (URLError, ConnectionError):
                continue
        raise AssertionError("the workshop does not open")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
