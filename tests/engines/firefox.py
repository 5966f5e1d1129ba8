"""Firefox, as Mozilla and Debian give it out, by WebDriver BiDi: it speaks that by itself."""

from __future__ import annotations

import base64
import itertools
import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.tree import Node
from tests.engines.installed import path_of
from tests.engines.page import Actions

_LISTENS = "WebDriver BiDi listening on "
_AIDED = Path(__file__).with_name("aided.js")
LARGEST = 32 * 2**20
"""Bytes of one picture, with room to spare."""


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """One browser with one page, and a profile that nobody used before."""
    with _running(folder) as url, connect(url, max_size=LARGEST) as line:
        yield Firefox(line)


@contextmanager
def _running(folder: Path) -> Iterator[str]:
    """Where it says that it listens; what else it says goes nowhere."""
    words = [path_of("firefox"), "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    words.append("--remote-allow-system-access")  # what an aid is told is known to the browser's own window
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        line = next((line for line in process.stderr if line.startswith(_LISTENS)), None)
        assert line is not None, "Firefox does not come up"
        rest = threading.Thread(target=process.stderr.read)
        rest.start()
        try:
            yield f"{line.removeprefix(_LISTENS).strip()}/session"
        finally:
            process.terminate()
            rest.join()


class Firefox:
    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, itertools.count()
        self._ask("session.new", capabilities={})
        # The page that it comes with is its own, and does not have the keys.
        self._page = self._ask("browsingContext.create", type="tab")["context"]
        self._window = self._ask("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        for text in self._line:
            answer = json.loads(text)
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]
        raise AssertionError("Firefox has gone")

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._page, wait="complete")

    def run(self, script: str) -> str:
        return self._run(script, self._page)

    def _run(self, script: str, where: str) -> str:
        answer = self._ask("script.evaluate", expression=script, target={"context": where}, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def act(self, actions: Actions) -> None:
        self._ask("input.performActions", context=self._page, actions=actions)

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._page)["data"])

    # ------------------------------------------------------------------ what an aid is told

    def _aided(self, does: str, arg: Any) -> Any:
        script = f"JSON.stringify({_AIDED.read_text().partition(chr(10))[2].strip()}.{does}({json.dumps(arg)}))"
        return json.loads(self._run(script, self._window))

    def find(self, role: str, name: str | None = None, within: Node | None = None) -> list[Node]:
        asked = {"role": role, "name": name, "within": within and within.element}
        return [Node(**found) for found in self._aided("find", asked)]

    def press(self, node: Node) -> None:
        self._aided("press", node.element)
