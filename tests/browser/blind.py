"""Plays a whole match by what a page tells to somebody who does not see it: roles and names, or keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Browser

from tests.browser.pages import Plays, Typed
from tests.browser.person import Person
from tests.browser.tree import EARS, Node, Tree
from tests.site import Site

PRESSES = 3_000
ASKED, EVERY, VALLEY = "What is asked", "All choices", "The valley"
_AWHILE = "() => new Promise((done) => setTimeout(done, 15))"
_WHERE = """() => [document.activeElement?.outerHTML.slice(0, 300), document.querySelector('.prompt')?.innerText]"""
OFTEN = 0.06
_NO_MOVES = ("Close", "Take my last move back", "← Back")
_LISTS = ("All that you may do", "Choose one")
_PLACES = ("Send here", "Bring home")
_PLOT = re.compile(r" in the (top|second|third|bottom) row\b")
"""A plot is called by what grows there and its row."""
_ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
"""All of them: focus may lie at the end of a row, on something that cannot be had."""
_WAY_OUT = ("Play again", "Leave", "Back to the inn", "See the table", EVERY, "Read the card")


def sits_down(browser: Browser, site: Site, game: str) -> Person:
    """Against the house bot, with somebody who listens from the first moment on."""
    person = Person(browser, site, "Mira", viewport={"width": 390, "height": 760}, reduced_motion="reduce")
    person.context.add_init_script(EARS)
    page = person.page
    page.goto(site.url)
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play the house bot").click()
    page.wait_for_url("**/r/*")
    page.get_by_role("region", name=ASKED).wait_for()
    return person


def plays_by(person: Plays, answer: Callable[[], None]) -> None:
    """Answers until the match is over."""
    for _ in range(PRESSES):
        if person.is_over:
            return
        answer()
        person.page.evaluate(_AWHILE)
    raise AssertionError(f"no end is in sight: {person.page.evaluate(_WHERE)}")


class ByTree:
    """Presses what stands in the tree: an answer of the prompt, a plot of the valley, or a move of the whole list."""

    def __init__(self, tree: Tree, choose: random.Random) -> None:
        self._tree, self._choose = tree, choose

    def answer(self) -> None:
        offered = self._offered()
        if offered:
            self._tree.press(self._choose.choice(offered))

    def _buttons(self, role: str, name: str | None = None) -> list[Node]:
        """That can be pressed in the first thing that is called so; none where there is nothing to look in."""
        around = next(iter(self._tree.find(role, name)), None)
        return [node for node in self._tree.find("button", within=around) if node.can] if around else []

    def _offered(self) -> list[Node]:
        listed = self._buttons("dialog")
        if listed:
            moves = [it for it in listed if it.name not in _NO_MOVES]
            return moves or listed
        asked = self._buttons("region", ASKED)
        answers = [it for it in asked if it.name not in _WAY_OUT and not it.opens]
        if not any(it.name.startswith(_PLACES) for it in answers):
            valley = self._buttons("region", VALLEY)
            answers = [it for it in valley if _PLOT.search(it.name) and not it.opens] or answers
        every = [it for it in asked if it.name == EVERY]
        return every if every and (not answers or self._choose.random() < OFTEN) else answers


# Where focus is, as an aid is told: what it is called, and the name of the region around it.
_FOCUS = """() => {
  const at = document.activeElement
  const around = at?.closest('section[aria-label], dialog, [role=dialog]')
  return [at?.ariaLabel ?? at?.innerText ?? '', around?.ariaLabel ?? '']
}"""


class ByKeys:
    """Touches the keyboard only: Enter on what has focus, numbers, arrows, and Shift+Tab to the valley."""

    def __init__(self, page: Typed, choose: random.Random) -> None:
        self._page, self._choose = page, choose

    def _focus(self) -> tuple[str, str]:
        name, around = self._page.evaluate(_FOCUS)
        return str(name).strip(), str(around)

    def answer(self) -> None:
        keys = self._page.keyboard
        name, around = self._focus()
        if around == VALLEY and _PLOT.search(name):
            for _ in range(self._choose.randrange(5)):
                keys.press(self._choose.choice(_ARROWS))
            keys.press("Enter")
        elif around == ASKED and name == "Other worker":
            self._to_the_valley()
        elif around.startswith(_LISTS):
            keys.press(self._choose.choice("12345"))
        elif around == ASKED:
            keys.press(self._choose.choices(["Enter", "1", "2", *_ARROWS], [12, 2, 2, 1, 1, 1, 1])[0])
        else:
            keys.press("Escape")  # back to the prompt, wherever that was

    def _to_the_valley(self) -> None:
        for _ in range(40):
            self._page.keyboard.press("Shift+Tab")
            name, around = self._focus()
            if around == VALLEY and _PLOT.search(name):
                return
