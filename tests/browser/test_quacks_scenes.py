"""Each question of a real match of Quacks as it looks on a phone and on a laptop: nothing small, covered or pale."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from app.client import Table
from tests.browser.looking import broken_rules, faults, settled
from tests.browser.person import Person
from tests.browser.scenes import policy, scene_of
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

pytestmark = pytest.mark.timeout(900)

ALWAYS = {"brewing", "points_or_coins", "shop", "basket", "stir"}
"""What every match asks of a seat that buys, and lets its pot burst once."""


def test_C83_Q4_every_scene_can_be_read_and_pressed(browser: Browser, site: Site) -> None:
    mira = Person(
        browser, site, "Mira", viewport={"width": 360, "height": 640}, reduced_motion="reduce", color_scheme="dark"
    )
    code = mira.open_table("Quacks", seats=5)
    begin_with_bots(site.url, code, mira)
    seen: dict[str, list[object]] = {}

    def new(table: Table) -> str:
        scene = scene_of(table)
        return "" if scene in seen else scene

    while "over" not in seen:
        mira.page.goto("about:blank")
        scene = play_until(site.url, code, mira, new, policy(bursts="points_or_coins" not in seen))
        mira.follow_link(code)
        seen[scene] = looked_at(mira)
    assert seen.keys() >= ALWAYS
    assert {scene: found for scene, found in seen.items() if found} == {}
    assert mira.errors == []


def looked_at(person: Person) -> list[object]:
    """What is wrong: on a small phone by lamplight, and by daylight on a laptop."""
    page = person.page
    expect(page.locator(".end .btn.go, [data-main], .prompt [data-stop]").first).to_be_visible()
    found: list[object] = [*faults(page), *broken_rules(page)]
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')")
    settled(page)
    found += broken_rules(page)
    page.set_viewport_size({"width": 360, "height": 640})
    return found
