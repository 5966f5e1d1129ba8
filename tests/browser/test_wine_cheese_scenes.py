"""Each question of a real match of Wine & Cheese on a phone: nothing small, covered or pale, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from app.bot import like_the_house
from app.client import Table
from tests.browser.looking import broken_rules, faults
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

pytestmark = pytest.mark.timeout(900)

TURNS = {2: "production", 3: "storage", 4: "ageing", 5: "summer", 21: "the last sale"}
"""A turn is another question in each of these phases; those of the second year ask the same again."""
ALWAYS = {"send_worker", "return_worker", "production", "over"}
SCROLLS = ("finish_storage", "3")
"""Under the shelves that are asked about, the yard scrolls; its trade, 3 for 1, is in the list of all choices, too."""
LOOKS = (("en", "dark"), ("nl", "light"))
_EASY = like_the_house("easy")
_SPEAK = "([lang, theme]) => Object.assign(localStorage, { lang, theme })"
_LARGE = "() => (document.documentElement.style.fontSize = '200%')"
_SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def scene_of(table: Table) -> str:
    assert table.prompt is not None
    return TURNS.get(table.public["phase"], "") if table.prompt.ask == "your_turn" else table.prompt.ask


def test_C83_every_phase_can_be_read_and_pressed(browser: Browser, site: Site) -> None:
    mira = Person(browser, site, "Mira", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    code = mira.open_table()
    begin_with_bots(site.url, code, mira)
    seen: dict[str, list[object]] = {}

    def new(table: Table) -> str:
        scene = scene_of(table)
        return "" if scene in seen else scene

    while "over" not in seen:
        mira.page.evaluate(_SPEAK, LOOKS[len(seen) % len(LOOKS)])
        mira.page.goto("about:blank")
        scene = play_until(site.url, code, mira, new, _EASY)
        mira.follow_link(code)
        seen[scene] = [found for found in looked_at(mira.page) if not scrolls(scene, found)]
    assert {scene: found for scene, found in seen.items() if found} == {}
    assert seen.keys() >= ALWAYS, sorted(seen)
    assert mira.errors == []
    mira.context.close()


def scrolls(scene: str, found: object) -> bool:
    where, what = SCROLLS
    return scene == where and "lies under" in str(found) and what in str(found)


def looked_at(page: Page) -> list[object]:
    """As it is, and with text twice as large, which may make it taller but not wider."""
    expect(page.locator(".end .btn, .prompt .every").first).to_be_visible()
    found: list[object] = [*faults(page), *broken_rules(page)]
    page.evaluate(_LARGE)
    wider = page.evaluate(_SIDEWAYS)
    return [*found, *([f"{wider} wider with large text"] if wider > 0 else [])]
