"""The pages around the tables on a small phone: nothing small, covered, pale or too wide, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.looking import broken_rules, faults
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots
from tests.site import Site

LOOKS = (("nl", "light"), ("en", "dark"))
"""English last, in which the person goes on."""
_SPEAK = "([lang, theme]) => Object.assign(localStorage, { lang, theme })"
_LARGE = "() => (document.documentElement.style.fontSize = '200%')"
_USUAL = "() => (document.documentElement.style.fontSize = '')"
_SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture
def mira(browser: Browser, site: Site) -> Iterator[Person]:
    person = Person(browser, site, "Mira", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    yield person
    assert person.errors == []
    person.context.close()


def looked_at(page: Page, ready: str) -> list[object]:
    """What is wrong in each look, as it is and with text twice as large."""
    found: list[object] = []
    for look in LOOKS:
        page.evaluate(_SPEAK, look)
        page.reload()
        expect(page.locator(ready).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found += [*faults(page), *broken_rules(page)]
        page.evaluate(_LARGE)
        wider = page.evaluate(_SIDEWAYS)
        found += [f"{wider} wider with large text"] if wider > 0 else []
        page.evaluate(_USUAL)
    return found


def test_every_page_can_be_read_and_pressed(mira: Person, browser: Browser, site: Site) -> None:
    page, seen = mira.page, {}

    def look(name: str, path: str, ready: str) -> None:
        page.goto(f"{site.url}{path}")
        seen[name] = looked_at(page, ready)

    look("inn", "/", "article .btn")
    farm, market = mira.open_table(), mira.open_table("Quacks", seats=5)
    look("inn, with tables", "/", "section.goes")
    look("farm room", f"/r/{farm}", ".prompt")
    look("market room", f"/r/{market}", ".prompt")
    for game in ("wine_cheese", "quacks"):
        look(f"rules of {game}", f"/rules/{game}", "h1")
    look("another device", "/carry", "form")
    look("nowhere", "/nowhere", "h1")
    look("no such table", "/r/VINE-0000", "h1")
    guest = Person(browser, site, "Joost", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    guest.follow_link(market)
    seen["room of others"] = looked_at(guest.page, ".prompt")
    guest.context.close()
    assert {name: found for name, found in seen.items() if found} == {}


def test_a_table_without_a_line(mira: Person, site: Site) -> None:
    code = mira.open_table("Quacks")
    begin_with_bots(site.url, code, mira)
    expect(mira.page.locator("[data-stop]").first).to_be_visible()
    site.stop()
    expect(mira.page.get_by_text("line is gone").first).to_be_visible()
    assert faults(mira.page) == []


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_phone_shows_both_games_at_once_and_leads_to_their_doors(mira: Person, site: Site, language: str) -> None:
    page = mira.page
    page.goto(site.url)
    page.evaluate(_SPEAK, [language, "light"])
    page.reload()
    signs = page.get_by_role("navigation", name="The games" if language == "en" else "De spellen").get_by_role("button")
    expect(signs).to_have_count(2)
    for sign in signs.all():
        expect(sign).to_be_in_viewport(ratio=1)
    signs.last.click()
    door = page.locator("[data-door=quacks]")
    expect(door).to_be_in_viewport()
    expect(door).to_be_focused()


_SHARES = """
window.shared = []
navigator.share = async (what) => {
  shared.push(what)
  throw new DOMException('', 'AbortError')
}
"""
"""A device with a list of places to share with, which is closed again; desktop browsers have none."""
_COPIED = "() => navigator.clipboard.readText()"
_UNSAFE = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""A page without TLS, from which the clipboard is kept."""


def test_a_link_is_sent_or_copied(mira: Person, site: Site) -> None:
    """The way into a room, and a moment of its past."""
    page = mira.page
    mira.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(_SHARES)
    code = mira.open_table("Quacks", seats=2)
    _hands_on(page.locator(".invite"), f"{site.url}/r/{code}")
    begin_with_bots(site.url, code, mira)
    page.goto(f"{site.url}/r/{code}")
    page.get_by_role("button", name="Menu").click()
    _hands_on(page.get_by_role("dialog").locator(".invite"), f"{site.url}/r/{code}")
    page.goto(f"{site.url}/replay/{code}?at=0&eyes=0")
    page.get_by_role("button", name="From here").click()
    moment = page.get_by_role("dialog").locator("input.field").input_value()
    assert moment.startswith(f"{site.url}/replay/{code}?at=")
    _hands_on(page.get_by_role("dialog"), moment)


def _hands_on(where: Locator, address: str) -> None:
    page = where.page
    where.get_by_role("button", name="Send the link").click()
    assert page.evaluate("() => shared.splice(0)") == [{"url": address}]
    where.get_by_role("button", name="Copy the link").click()
    expect(where.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate(_COPIED) == address


def test_a_link_is_copied_where_the_clipboard_is_kept_from_the_page(mira: Person, site: Site) -> None:
    """What was copied is read in another page, which may."""
    page = mira.page
    mira.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(_UNSAFE)
    code = mira.open_table("Quacks", seats=2)
    expect(page.get_by_role("button", name="Send the link")).to_have_count(0)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    other = mira.context.new_page()
    other.goto(site.url)
    other.bring_to_front()
    assert other.evaluate(_COPIED) == f"{site.url}/r/{code}"
