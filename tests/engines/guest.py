"""A person who comes with such a browser, and plays by what the page offers."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.browser.blind import ASKED
from tests.browser.person import PLAYS
from tests.browser.tree import Node
from tests.engines.page import LONG, TRIES, Page
from tests.site import Site

LAID = "() => Boolean(document.querySelector('.page [data-stop]'))"
_LINES = "[...document.querySelectorAll('.log li')].map((it) => it.textContent)"
_OVER = "() => document.querySelector('.page .end') !== null"
_PLAYED = "() => ({ on: plays.on = false, count: plays.count, refusals: plays.refusals })"


class Guest:
    def __init__(self, page: Page, site: Site, name: str) -> None:
        self.page, self._site, self._name = page, site, name

    # ------------------------------------------------------------------ coming in

    def comes_in(self) -> None:
        self.page.goto(self._site.url)
        self.page.click("Your name")
        self.page.write(self._name)

    def feels_the_way_in(self, game: str) -> None:
        """In and to a table by roles and names alone, with the house bot there."""
        self.page.goto(self._site.url)
        self.page.tree.press(self._finds("textbox", "Your name"))
        self.page.write(self._name)
        self.page.tree.press(self._finds("button", "Play the house bot", within=self._door(game)))
        self._finds("region", ASKED)

    def _door(self, game: str) -> Node:
        """The part of the inn that is headed so."""
        self._finds("heading", game)
        return next(door for door in self.page.tree.find("article") if self._first("heading", game, door))

    def _finds(self, role: str, name: str, within: Node | None = None) -> Node:
        """The first that is called so, as soon as it is there."""
        for _ in range(TRIES):
            if found := self._first(role, name, within):
                return found
            self.page.waits()
        raise AssertionError(f"no {role} is called {name}")

    def _first(self, role: str, name: str, within: Node | None) -> Node | None:
        found = self.page.tree.find(role, within=within)
        return next((it for it in found if name in it.name.replace("\xa0", " ")), None)

    def opens(self, game: str) -> None:
        """A table of this game, with the house bot at it, and begins."""
        self.page.click("Open a table", within=game)
        self.page.click("Seat a bot: easy")
        self.page.click("Begin")
        self.page.until(LAID)

    def meets_the_bot(self, game: str) -> None:
        """All of that by one button."""
        self.page.click("Play the house bot", within=game)
        self.page.until(LAID)

    # ------------------------------------------------------------------ playing

    def plays(self, choose: random.Random, presses: int) -> int:
        """So many presses, or fewer if the match ends before; how often it pressed."""
        self.page.evaluate(PLAYS.read_text(), {"seed": choose.getrandbits(31), "trust": 0.6, "wavers": 0.2})
        self.page.until(f"() => plays.count >= {presses} || ({_OVER})()", tries=LONG)
        played = self.page.evaluate(_PLAYED)
        assert played["refusals"] == []
        return int(played["count"])

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(_OVER))

    @property
    def last_line(self) -> str:
        """Of the log, as soon as it has one."""
        return str(self.page.until(f"() => {_LINES}.at(-1)"))

    def reads(self, line: str) -> None:
        """Sees this in the log, perhaps with more after it."""
        self.page.until(f"(line) => {_LINES}.includes(line)", line)

    def waits(self) -> None:
        self.page.waits()

    # ------------------------------------------------------------------ what came of it

    @property
    def wrongs(self) -> list[str]:
        """What the page stumbled over."""
        return [str(wrong) for wrong in self.page.evaluate("() => wrongs")]

    @property
    def heard(self) -> list[str]:
        return [str(said) for said in self.page.evaluate("() => heard")]

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.page.evaluate("() => frames")]
