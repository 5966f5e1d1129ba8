"""The Quacks of Quedlinburg through the page itself: five at a table, and an onlooker."""

from __future__ import annotations

import random
import sys

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.playing import play_to_the_end
from tests.browser.stepping import begin_with_bots
from tests.site import Site

pytestmark = pytest.mark.timeout(900)
"""Several browsers share what the machine has."""

LAPTOP, PHONE, TABLET = (
    {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    for width, height in [(1440, 900), (360, 640), (768, 1024)]
)
LONGEST = 1_500
"""Bytes that one draw may cost one viewer."""


def test_five_play_a_match_through_the_page(browser: Browser, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    """Two people, three house bots."""
    mira, joost = people = Person(browser, site, "Mira", **LAPTOP), Person(browser, site, "Joost", **PHONE)
    onlooker = Person(browser, site, "Odo", **TABLET)
    code = mira.open_table("Quacks", seats=5)
    joost.follow_link(code)
    joost.sit_down()
    onlooker.follow_link(code)
    begin_with_bots(site.url, code, mira)
    for person in (*people, onlooker):
        expect(person.page.get_by_role("button", name="Menu")).to_be_visible()
    play_to_the_end(people, random.Random(4))
    for person in (*people, onlooker):
        person.hears_the_end()
        assert person.errors == []
        # Somebody may change a sealed answer in the very moment in which the last one comes in.
        assert all("not asked" in said or "Nothing is asked" in said or "changed" in said for said in person.refusals)
    assert all(frame.get("own") is None for frame in onlooker.frames)
    costs = [cost for person in (*people, onlooker) for cost in draws(person)]
    with capsys.disabled():
        sys.stdout.write(f"\na draw costs a viewer {sum(costs) / len(costs):.0f} bytes, at most {max(costs)}\n")
    assert max(costs) <= LONGEST
    assert joost.page.evaluate("document.documentElement.scrollWidth") <= 360
    for person in (*people, onlooker):
        person.context.close()


def draws(person: Person) -> list[int]:
    """The bytes of each frame that told one draw; the moves that end a round bring a whole evaluation with them."""
    whole = {"round_began", "stopped", "points_gained", "ended"}
    costs = []
    for text, frame in zip(person.texts, person.frames, strict=True):
        kinds = [told["kind"] for told in frame.get("told", ())] if frame["kind"] == "change" else []
        if kinds.count("drawn") == 1 and not whole.intersection(kinds):
            costs.append(len(text.encode()))
    return costs
