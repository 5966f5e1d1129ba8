"""What was luck and what was skill: asked for at the end of a match, and read on a phone by whoever threw it away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from app.client import Table
from tests.browser.looking import broken_rules, faults
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

pytestmark = pytest.mark.timeout(300)


def timid(table: Table) -> Any:
    """Stops brewing as soon as it may, and buys nothing."""
    assert table.prompt is not None
    moves = table.prompt.moves
    return next((move for move in moves if move["kind"] in ("stop", "done")), moves[0])


def test_a_match_is_weighed_and_read(browser: Browser, site: Site) -> None:
    site.stop()
    site.more["PLAYOUTS"] = "4"
    site.start()
    mira = Person(browser, site, "Mira", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page, code = mira.page, mira.open_table("Quacks", seats=2)
    begin_with_bots(site.url, code, mira)
    assert play_until(site.url, code, mira, lambda _: "", timid) == "over"

    mira.follow_link(code)
    page.get_by_role("link", name="Luck and skill").click()
    expect(page.get_by_role("heading", name="What luck did, and what you did")).to_be_visible()
    expect(page.get_by_role("heading", name="Decisions that counted")).to_be_visible(timeout=120_000)
    assert (broken_rules(page), faults(page)) == ([], [])

    decisions = page.get_by_role("region", name="Decisions that counted").get_by_role("listitem")
    expect(decisions.first).to_contain_text("of 100 chances")
    expect(page.get_by_role("radio", name="Mira")).to_be_checked()
    expect(page.get_by_text(re.compile(r"\d+ of \d+ decisions of Mira"))).to_be_visible()
    page.get_by_role("radio", name="Odette").check()
    expect(page.get_by_text(re.compile(r"\d+ of \d+ decisions of Odette"))).to_be_visible()
    page.get_by_role("radio", name="Mira").check()

    page.get_by_role("button", name="Nederlands").click()
    expect(page.get_by_role("heading", name="Keuzes die telden")).to_be_visible()
    page.emulate_media(color_scheme="dark")
    assert (broken_rules(page), faults(page)) == ([], [])
    page.get_by_role("link", name="Ga erheen").first.click()
    expect(page).to_have_url(re.compile(rf"/replay/{code}\?at=[\d.]+&eyes=all"))
    expect(page.get_by_role("slider")).to_be_visible()
    assert mira.errors == []
