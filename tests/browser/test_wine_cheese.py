"""Wine & Cheese through the page itself, from the link to the score sheet, in real browsers."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.playing import play_on, play_to_the_end
from tests.site import Site

pytestmark = pytest.mark.timeout(900)
"""Several browsers share what the machine has."""


@pytest.fixture
def table(browser: Browser, site: Site) -> Iterator[tuple[Person, Person, Person]]:
    """Mira on a laptop, Joost on a phone, and Tine looking on from a tablet; the match has begun."""
    mira = Person(browser, site, "Mira", viewport={"width": 1440, "height": 900})
    joost = Person(browser, site, "Joost", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    tine = Person(browser, site, "Tine", viewport={"width": 768, "height": 1024})
    code = mira.open_table()
    joost.follow_link(code)
    joost.sit_down()
    tine.follow_link(code)
    mira.begin()
    for person in (mira, joost, tine):
        expect(person.page.get_by_role("button", name="Menu")).to_be_visible()
    yield mira, joost, tine
    for person in (mira, joost, tine):
        person.context.close()


def first_mention(person: Person, card: str) -> dict[str, Any]:
    """The first frame that named this card to this person."""
    for text, frame in zip(person.texts, person.frames, strict=True):
        if f'"{card}"' in text:
            return frame
    return {}


def may_name(frame: dict[str, Any], card: str) -> bool:
    """A card of a hand is named to others when it is made, and at the end, when all lies open."""
    made = any(told["kind"] == "produced" and told["card"] == card for told in frame.get("told", ()))
    return not frame or made or "laid" in frame.get("public", {})


def test_a_match_through_the_page_with_an_onlooker(table: tuple[Person, Person, Person], site: Site) -> None:
    """Three times the power goes in the middle of it."""
    mira, joost, tine = table
    hands = {
        person: next(frame["own"]["hand"] for frame in person.frames if frame.get("own")) for person in (mira, joost)
    }
    choose = random.Random(1)
    for _ in range(3):
        play_on((mira, joost), choose, presses=60)
        power_goes(site, table)
    assert acknowledged(mira, joost) <= stored_actions(site)
    play_to_the_end((mira, joost), choose)
    for person in table:
        # The sheet adds up line by line, by itself.
        expect(person.page.get_by_role("heading", name=re.compile("wins"))).to_be_visible()
        assert (person.errors, person.refusals) == ([], [])
    for owner, others in ((mira, (joost, tine)), (joost, (mira, tine))):
        assert len(hands[owner]) == 6
        for other in others:
            for card in hands[owner]:
                frame = first_mention(other, card)
                assert may_name(frame, card), f"{card} was named to somebody who may not know it: {frame}"
    assert all(frame.get("own") is None for frame in tine.frames), "an onlooker has no part of its own"


def power_goes(site: Site, table: tuple[Person, ...]) -> None:
    """And comes back; everybody's page sees both."""
    before = {person: len(person.frames) for person in table}
    site.kill()
    for person in table:
        expect(person.page.get_by_text("line is gone").first).to_be_visible()
    site.start()
    for person in table:
        person.hears_again(since=before[person])
        expect(person.page.locator(".lost")).to_have_count(0)


def acknowledged(*people: Person) -> set[str]:
    """The ids of all moves that these pages know to be in the database."""
    return {frame["id"] for person in people for frame in person.frames if frame["kind"] == "accepted"}


def stored_actions(site: Site) -> set[str]:
    """What the log of the only match holds, as an admin sees it."""
    token = site.token("admin", "Root")
    with httpx.Client(base_url=site.url, headers={"Authorization": f"Bearer {token}"}) as admin:
        (match,) = admin.get("/api/admin/matches").json()["matches"]
        entries = admin.get(f"/api/admin/matches/{match['code']}").json()["entries"]
    return {entry["action_id"] for entry in entries if entry["action_id"]}
