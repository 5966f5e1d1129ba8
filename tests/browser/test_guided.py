"""The guided first match of each game, from the inn to its end, as a newcomer plays it who reads every slip."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from app import wire
from app.patch import apply
from tests.browser.person import Person
from tests.browser.playing import PRESSES, play_on
from tests.site import Site

pytestmark = pytest.mark.timeout(300)

GUIDED = Path(__file__).with_name("guided.js").read_text()
NOT_AT_ALL = "localStorage.setItem('pace', 'off')"
RELOADS_AFTER = 4
LAST = "last"

ASKED = {
    "Wine & Cheese": {
        "send_worker": "aim",
        "production": "make",
        "benefit": "benefit",
        "finish_storage": "store",
        "age_cellar": "age",
        "trigger_actions": "summer",
        "return_worker": "home",
    },
    "Quacks": {"brew": "bag", "points_or_coins": "burst", "basket": "shop", "spend": "rubies"},
}
"""Which lesson belongs to a question: once it was asked, this was said."""
ALWAYS = {
    "Wine & Cheese": {"aim", "forced", "hand", "make", "home", LAST},
    "Quacks": {"bag", "space", "fuse", LAST},
}
"""What no first match goes without."""
SIZES = {"Wine & Cheese": (390, 760), "Quacks": (1440, 900)}


class Newcomer(Person):
    """Comes to the inn for the first time, and takes the guide by the hand."""

    def __init__(self, browser: Browser, site: Site, game: str) -> None:
        width, height = SIZES[game]
        super().__init__(browser, site, "Mira", viewport={"width": width, "height": height}, reduced_motion="reduce")
        self.slips: list[tuple[str, str]] = []
        """Which lesson was on each slip that was read, and at which moment of the match."""
        self.faults: list[str] = []
        self.page.add_init_script(NOT_AT_ALL)
        self.page.goto(site.url)
        self.page.get_by_label("Your name").fill("Mira")
        door = self.page.get_by_role("article").filter(has_text=game)
        door.get_by_role("button", name="First match, with a guide").click()
        self.page.wait_for_url("**/r/*")
        expect(self.page.locator(".hint.laid")).to_be_visible()

    def plays(self, choose: random.Random, trust: float = 0.85, wavers: float = 0.0) -> None:
        """Every slip is read, and then put away, before anything is pressed; mostly what the page proposes."""
        self.page.evaluate(GUIDED)
        super().plays(choose, trust, wavers)

    def has_read(self, dice: random.Random, presses: int) -> None:
        """So many presses later."""
        play_on((self,), dice, presses)
        read = self.page.evaluate("() => guided")
        self.slips += [(lesson, moment) for lesson, moment in read["slips"]]
        self.faults += read["faults"]

    @property
    def lessons(self) -> list[str]:
        return [lesson for lesson, _ in self.slips]

    def asked(self, before: int) -> set[str]:
        """What was asked of this person before that prompt."""
        return {ask for no, ask in prompts(self.frames) if no < before}


def prompts(frames: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
    """The number of each prompt, and what it asked; a change brings what differs from the last one."""
    prompt: dict[str, Any] = wire.NO_PROMPT
    for frame in frames:
        if frame.get("prompt_gone"):
            prompt = wire.NO_PROMPT
        elif frame.get("prompt"):
            told = frame["prompt"]
            prompt = apply(told, prompt) if frame["kind"] == "change" else told
            yield prompt["no"], prompt["ask"]


@pytest.fixture(params=ASKED)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def mira(browser: Browser, site: Site, game: str) -> Iterator[Newcomer]:
    newcomer = Newcomer(browser, site, game)
    yield newcomer
    newcomer.context.close()


def test_a_guided_match_says_each_thing_once(mira: Newcomer, game: str) -> None:
    dice = random.Random(11)
    while len(mira.slips) < RELOADS_AFTER:
        mira.has_read(dice, presses=4)
    before = list(mira.lessons)
    mira.page.reload()
    expect(mira.page.get_by_role("button", name="Menu")).to_be_visible()
    mira.has_read(dice, PRESSES)

    assert mira.is_over
    assert len(mira.lessons) == len(set(mira.lessons)), mira.lessons
    assert mira.lessons[: len(before)] == before and len(mira.lessons) > len(before), "it goes on where it was"
    moments = [moment for _, moment in mira.slips]
    assert len(moments) == len(set(moments)), mira.slips
    assert mira.lessons[-1] == LAST, "then the guide is silent"
    upto = int(dict(mira.slips)[LAST])
    due = ALWAYS[game] | {ASKED[game][ask] for ask in mira.asked(before=upto) & ASKED[game].keys()}
    assert due <= set(mira.lessons), due - set(mira.lessons)
    assert (mira.faults, mira.errors, mira.refusals) == ([], [], [])


def test_whoever_wants_no_hints_gets_none_until_they_are_called_back(mira: Newcomer) -> None:
    page, slip = mira.page, mira.page.locator(".hint.laid")
    page.get_by_role("button", name="No hints").click()
    expect(slip).to_have_count(0)
    mira.has_read(random.Random(2), presses=12)
    assert mira.slips == []
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Hints").get_by_label("on").click()
    page.get_by_role("button", name="To the table").click()
    mira.has_read(random.Random(3), presses=30)
    assert mira.slips, "the guide speaks again with the next question of which it has something to say"
