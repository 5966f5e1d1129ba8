"""A page in some browser, spoken to in the words that the tests with Chromium use for theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol

from tests.browser.tree import EARS, Tree

Actions = list[dict[str, Any]]
_KEYS = {
    "Shift": "\ue008",
    "Tab": "\ue004",
    "Enter": "\ue006",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""As WebDriver writes the keys that are no letters."""
_AWHILE = "() => new Promise((done) => setTimeout(done, 50))"
_KEPT = Path(__file__).with_name("kept.js")
_FIND = Path(__file__).with_name("find.js")
TRIES = 600
LONG = 10 * TRIES


class Line(Tree, Protocol):
    """What an engine does for a page, each in the protocol that it speaks."""

    def open(self, url: str) -> None: ...

    def reload(self) -> None: ...

    def run(self, script: str) -> str:
        """The text that this promise brings."""
        ...

    def act(self, actions: Actions) -> None:
        """Keys and clicks, as the actions of WebDriver."""
        ...

    def resize(self, width: int, height: int) -> None: ...

    def picture(self) -> bytes: ...


class Keyboard:
    def __init__(self, line: Line) -> None:
        self._line = line

    def press(self, key: str) -> None:
        """One key, such as "Enter" or "Shift+Tab"."""
        keys = [_KEYS.get(part, part) for part in key.split("+")]
        down = [{"type": "keyDown", "value": each} for each in keys]
        up = [{"type": "keyUp", "value": each} for each in reversed(keys)]
        self._line.act([{"type": "key", "id": "keyboard", "actions": down + up}])


class Page:
    def __init__(self, line: Line) -> None:
        self._line = line
        self.keyboard = Keyboard(line)
        self.tree: Tree = line
        self.picture = line.picture

    def goto(self, url: str) -> None:
        self._line.open(url)
        self._listen()

    def reload(self) -> None:
        self._line.reload()
        self._listen()

    def _listen(self) -> None:
        self.evaluate(_KEPT.read_text())
        self.evaluate(f"() => {{ {EARS} }}")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The value of this expression, or what the function brings that it is."""
        call = f"const it = ({expression}\n); const value = typeof it === 'function' ? await it({json.dumps(arg)}) : it"
        return json.loads(self._line.run(f"(async () => {{ {call}; return JSON.stringify(value ?? null) }})()"))

    def resize(self, width: int, height: int) -> None:
        self._line.resize(width, height)
        self.until("([width, height]) => innerWidth === width && innerHeight === height", [width, height])

    def waits(self) -> None:
        self.evaluate(_AWHILE)

    def until(self, expression: str, arg: Any = None, tries: int = TRIES) -> Any:
        """What this brings as soon as it brings something."""
        for _ in range(tries):
            if found := self.evaluate(expression, arg):
                return found
            self.waits()
        raise AssertionError(f"not to be seen: {arg or expression}")

    def click(self, words: str, within: str = "") -> None:
        """Points at what is called so, and presses; it must lie in sight and under nothing."""
        x, y = self.until(_FIND.read_text(), {"words": words, "within": within})
        there = {"type": "pointerMove", "x": x, "y": y, "origin": "viewport", "duration": 0}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._line.act(
            [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [there, *press]}]
        )

    def write(self, text: str) -> None:
        for letter in text:
            self.keyboard.press(letter)
