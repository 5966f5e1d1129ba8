"""The back room of admins: a match is found, walked through by keys, looked at with every seat's eyes, helped
along, and ended; and what somebody there says is wrong is read and answered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from app.bot import like_the_house
from app.client import Table
from tests.browser.looking import broken_rules, clipped, faults
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

pytestmark = pytest.mark.timeout(300)
SIZES = ((1440, 900), (768, 1024), (360, 640))


def played(browser: Browser, site: Site, answers: int) -> tuple[Person, str]:
    """A market with three house bots, after so many answers of its host."""
    mira = Person(browser, site, "Mira")
    code = mira.open_table("Quacks", seats=4)
    begin_with_bots(site.url, code, mira)
    left = iter(range(answers))

    def enough(_: Table) -> str:
        return "enough" if next(left, None) is None else ""

    assert play_until(site.url, code, mira, enough, like_the_house("easy")) == "enough"
    return mira, code


def come_in(page: Page, token: str) -> None:
    page.get_by_label("Token of an admin").fill(token)
    page.keyboard.press("Enter")


def looks_well(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page) == [] == broken_rules(page), (width, height)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert faults(page) == [] == clipped(page), f"{width}, large letters"
        page.evaluate("document.documentElement.style.fontSize = ''")


def is_let_in(page: Page, token: str, code: str) -> None:
    """And finds the match in the list."""
    come_in(page, "no-such-token")
    expect(page.get_by_role("alert")).to_have_text("No admin has this token.")
    looks_well(page)
    come_in(page, token)
    expect(page.get_by_role("link", name=code)).to_be_visible()
    looks_well(page)
    page.set_viewport_size({"width": 1440, "height": 900})


def opens(page: Page, code: str) -> None:
    """With a hand on the list, which comes anew meanwhile."""
    row = page.get_by_role("link", name=code)
    row.focus()
    with page.expect_response(re.compile("/api/admin/matches[?]")):
        pass
    expect(row).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/admin/{code}$"))


def walks_through(page: Page) -> None:
    """By keys, from the last entry to the first ones."""
    line = page.get_by_role("slider", name="Timeline")
    expect(line).to_be_visible()
    last = int(line.get_attribute("aria-valuenow") or 0)
    expect(page.get_by_role("region", name=f"What each seat sees at {last}")).to_contain_text("Mira")
    expect(page.get_by_role("button", name="Rewind")).to_be_disabled()
    line.focus()
    page.keyboard.press("Home")
    expect(page.get_by_role("region", name="What each seat sees at 0")).to_contain_text("an onlooker")
    page.keyboard.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuetext", re.compile(rf"^entry 1 of {last}, "))
    expect(line).to_be_focused()
    looks_well(page)


def does(page: Page, button: str, field: str = "Reason", why: str = "Asked in chat.") -> None:
    page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("textbox", name=field).fill(why)
    assert broken_rules(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def helps_along(page: Page, mira: Person) -> None:
    """Pauses, so that no bot brings the match to its end, puts a house bot on a seat and takes it off, and goes on."""
    audit = page.get_by_role("region", name="Audit")
    clocks = page.get_by_role("region", name="Clocks and lines")
    expect(clocks.get_by_role("row", name="Mira")).to_contain_text(re.compile("computer, Chrome"))
    does(page, "Pause")
    expect(clocks).to_contain_text("paused by the house")
    expect(mira.page.get_by_role("heading", name="Paused by the house.")).to_be_visible()
    looks_well(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    does(page, "Bot: Mira")
    expect(audit).to_contain_text("put a house bot on the seat of Mira")
    does(page, "Give back: Mira")
    expect(audit).to_contain_text("gave Mira the seat back")
    does(page, "Go on")
    expect(audit).to_contain_text("ended the pause")


def reads_a_report(page: Page, code: str) -> None:
    """From the pile, and closes it with an answer."""
    page.get_by_role("button", name="Reports 1").click()
    looks_well(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("link", name=f"{code} report 1").click()
    filed = page.get_by_role("region", name="Reports")
    expect(filed).to_contain_text("Mira: stuck. Nothing happens.")
    does(page, "Close: report 1", "Answer", "As the rules have it.")
    expect(filed).to_contain_text("As the rules have it.")
    expect(page.get_by_text("Nothing that somebody has still to look into.")).to_be_visible()
    page.get_by_role("button", name="Reports 0").click()


def acts(page: Page, code: str) -> None:
    """Rewinds and aborts, and says why each time."""
    line = page.get_by_role("slider", name="Timeline")
    line.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Rewind to 1").click()
    page.get_by_role("textbox", name="Reason").fill("A slip.")
    page.keyboard.press("Enter")
    audit = page.get_by_role("region", name="Audit")
    expect(audit).to_contain_text("rewound to 1")
    page.get_by_role("button", name="Abort").click()
    page.get_by_role("textbox", name="Reason").fill("The lamp went out.")
    assert broken_rules(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(audit).to_contain_text("The lamp went out.")
    expect(page.get_by_role("link", name="Look back")).to_have_attribute("href", re.compile(f"^/replay/{code}[?]at="))


def test_an_admin_looks_into_a_match_and_ends_it(browser: Browser, site: Site) -> None:
    mira, code = played(browser, site, 12)
    token = site.token("admin", "Ruth")
    ruth = Person(browser, site, "Ruth", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = ruth.page
    page.goto(f"{site.url}/admin")
    is_let_in(page, token, code)
    opens(page, code)
    walks_through(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    helps_along(page, mira)
    mira.reports(code)
    reads_a_report(page, code)
    acts(page, code)
    mira.hears_the_end()

    page.go_back()
    expect(page).to_have_url(f"{site.url}/admin")
    page.get_by_role("combobox").select_option("aborted")
    page.get_by_role("searchbox").fill("mira")
    expect(page.get_by_role("link", name=code)).to_be_visible()
    page.get_by_role("button", name="Lock up").click()
    expect(page.get_by_label("Token of an admin")).to_be_visible()
    assert mira.errors == ruth.errors == []
