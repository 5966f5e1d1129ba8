"""WebKit in its GTK port, by WebDriver: what Safari draws with, as near as it can be had without a Mac."""

from __future__ import annotations

import base64
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.tree import Node
from tests.engines.installed import path_of
from tests.engines.page import Actions

PATIENCE = 60
_RUN = """
const done = arguments[arguments.length - 1];
%s.then((value) => done({ value }), (wrong) => done({ wrong: String(wrong) }))
"""
_BROWSER = {"args": ["--automation", "--javascript-can-open-windows-automatically=true"]}
_BARE = "return window.open('about:blank', 'bare', 'popup,width=360,height=640') !== null"
_FRAME = "return [outerWidth - innerWidth, outerHeight - innerHeight]"
_NATIVE = {
    "article": "article",
    "button": "button, summary",
    "dialog": "dialog",
    "heading": "h1, h2, h3, h4, h5, h6",
    "region": "section",
    "textbox": "input, textarea",
}
"""What may have a role without a word about it; which of them have it WebKit says."""
_LOOK = """
const [might, around] = arguments;
const can = (it) => !it.matches(':disabled, [aria-disabled=true]');
const opens = (it) => (it.getAttribute('aria-haspopup') ?? 'false') !== 'false';
const there = [...(around ?? document).querySelectorAll(might)].filter((it) => it.checkVisibility());
return there.map((it) => [it, can(it), opens(it)])
"""
_PRESS = "const [it] = arguments; it.focus(); it.click()"


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """One browser with one page, on a screen that nobody sees."""
    with _screen() as number, _driver(folder, number) as url:
        # The transport tries again until the driver listens.
        transport = httpx.HTTPTransport(retries=6)
        with httpx.Client(base_url=url, timeout=PATIENCE, transport=transport) as line:
            engine = WebKit(line)
            try:
                yield engine
            finally:
                engine.close()


@contextmanager
def _screen() -> Iterator[str]:
    """The number of a screen, which it says when it is there."""
    words = [path_of("screen"), "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
        assert screen.stdout is not None
        try:
            yield screen.stdout.readline().strip()
        finally:
            screen.terminate()


@contextmanager
def _driver(folder: Path, screen: str) -> Iterator[str]:
    """Where it will listen."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "DISPLAY": f":{screen}", "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1"}
    words = [path_of("webkit"), "--host=127.0.0.1", f"--port={port}"]
    with subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as driver:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            driver.terminate()


class WebKit:
    def __init__(self, line: httpx.Client) -> None:
        self._line = line
        opened = self._ask("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": _BROWSER}})
        self._session = f"/session/{opened['sessionId']}"
        self._bare()

    def _bare(self) -> None:
        """Goes over to a window without tools, which may be as narrow as a phone."""
        (first,) = self._ask("GET", self._session + "/window/handles")
        assert self._post("/execute/sync", script=_BARE, args=[])
        handles = self._ask("GET", self._session + "/window/handles")
        self._post("/window", handle=next(handle for handle in handles if handle != first))

    def _ask(self, method: str, path: str, **params: Any) -> Any:
        answer = self._line.request(method, path, json=params if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value

    def _post(self, path: str, **params: Any) -> Any:
        return self._ask("POST", self._session + path, **params)

    def open(self, url: str) -> None:
        self._post("/url", url=url)

    def reload(self) -> None:
        self._post("/refresh")

    def run(self, script: str) -> str:
        answer = self._post("/execute/async", script=_RUN % script, args=[])
        assert "wrong" not in answer, answer
        return str(answer["value"])

    def act(self, actions: Actions) -> None:
        self._post("/actions", actions=actions)

    def resize(self, width: int, height: int) -> None:
        right, top = self._post("/execute/sync", script=_FRAME, args=[])
        self._post("/window/rect", x=0, y=0, width=width + right, height=height + top)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", self._session + "/screenshot"))

    # ------------------------------------------------------------------ what an aid is told

    def find(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        """Roles and names WebKit works out, one thing at a time; states it does not tell, and they are read off."""
        might = ", ".join([f"[role={role}]", *([_NATIVE[role]] if role in _NATIVE else [])])
        there = self._try("/execute/sync", script=_LOOK, args=[might, within and within.element]) or []
        found = (
            Node(role, self._computed(element, "label"), can, opens, element)
            for element, can, opens in there
            if self._computed(element, "role") == role
        )
        return [node for node in found if name in (None, node.name)]

    def _computed(self, element: dict[str, str], what: str) -> str:
        """Nothing of a thing that no aid is told of, or that has gone meanwhile."""
        (known,) = element.values()
        answer = self._line.get(f"{self._session}/element/{known}/computed{what}")
        return str(answer.json()["value"]) if answer.is_success else ""

    def press(self, node: Node) -> None:
        self._try("/execute/sync", script=_PRESS, args=[node.element])

    def _try(self, path: str, **params: Any) -> Any:
        """None where what it is about has gone meanwhile."""
        answer = self._line.post(self._session + path, json=params)
        return answer.json()["value"] if answer.is_success else None

    def close(self) -> None:
        self._ask("DELETE", self._session)
