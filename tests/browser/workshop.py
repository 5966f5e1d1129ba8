"""The workshop of whoever draws: builds and serves `frontend/dev`, in which a table stands in any position."""

from __future__ import annotations

import subprocess
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from types import TracebackType
from typing import Any

from playwright.sync_api import Page

from tests.browser.scenery import FRONTEND


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""


class Workshop:
    def __enter__(self) -> Workshop:
        self._folder = tempfile.TemporaryDirectory()
        words = [
            "vite",
            "build",
            "--config",
            "dev/vite.config.ts",
            "--outDir",
            self._folder.name,
            "--logLevel",
            "error",
        ]
        subprocess.run(["npx", "--no-install", *words], cwd=FRONTEND, check=True)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=self._folder.name))
        Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/dev/table.html"
        return self

    def lay(self, page: Page, *named: str) -> None:
        """Opens a position by its name, with what is said of it behind: `nl`, `dark`, `large`, `five`."""
        name = f"#{','.join(named)}"
        page.goto("about:blank")
        page.goto(f"{self.url}{name}")
        page.wait_for_function(
            "(name) => location.hash === name && document.querySelector('.farmtable, .market')", arg=name
        )
        page.evaluate("() => document.fonts.ready.then(() => null)")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._folder.cleanup()
