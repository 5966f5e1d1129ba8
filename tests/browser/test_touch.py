"""A finger has neither a pointer that hovers nor focus before it presses: one tap has to be enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.looking import laid
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots
from tests.browser.workshop import Workshop
from tests.site import Site


@pytest.fixture
def mira(browser: Browser, site: Site) -> Person:
    return Person(browser, site, "Mira", viewport={"width": 390, "height": 760}, has_touch=True, is_mobile=True)


def tapped(it: Locator) -> None:
    """By its place, as a finger does it: nothing is scrolled, waited for or focused beforehand."""
    box = it.bounding_box()
    assert box is not None
    it.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def begun(mira: Person, site: Site, game: str) -> None:
    code = mira.open_table(game, 2 if game == "Quacks" else None)
    begin_with_bots(site.url, code, mira)
    mira.follow_link(code)


def test_one_tap_says_what_a_plot_brings_and_the_next_sends_the_worker(mira: Person, site: Site) -> None:
    begun(mira, site, "Wine & Cheese")
    page = mira.page
    expect(page.locator("button.plot").first).to_be_visible()
    tapped(page.locator("button.plot").first)
    send = page.get_by_role("button", name="Send here")
    expect(send).to_be_visible()
    tapped(send)
    expect(send).to_have_count(0)
    assert mira.errors == []


def test_one_tap_draws_a_chip(mira: Person, site: Site) -> None:
    begun(mira, site, "Quacks")
    answer = mira.page.locator(".prompt [data-main]").first
    expect(answer).to_be_visible()
    tapped(answer)
    mira.hears_it_was_done()
    assert mira.errors == []


@pytest.mark.parametrize("width", [360, 1440])
def test_a_tap_anywhere_on_a_book_reads_it_and_a_price_buys(page: Page, workshop: Workshop, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900 if width > 720 else 640})
    workshop.lay(page, "q:basket")
    sent: list[str] = []
    page.on("console", lambda line: sent.append(line.text))
    book = page.locator(".bk").filter(has_text="Toadstool")
    for spot in (book.locator(".cov"), book.locator(".in"), book.locator(".is-off").last):
        laid(page)
        box = spot.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
        expect(page.get_by_role("dialog", name="Toadstool")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-chip=orange1]").click()
    assert sent == ['choose {"kind":"buy","chip":"orange1"}']
