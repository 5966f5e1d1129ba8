"""Scrollbars that take room of their own, as with a mouse: the signs in the upper corner stand beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from app.bot import like_the_house
from app.client import Table
from tests import chromium
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

pytestmark = pytest.mark.timeout(900)

LOW = {"width": 1024, "height": 480}
"""A window in which every table and its end are scrolled."""
_EASY = like_the_house("easy")
_BESIDE = """() => {
  const scroller = [...document.querySelectorAll('.farmtable, .market')].find((it) => it.offsetWidth > it.clientWidth)
  const signs = [...document.querySelectorAll('.corner, .beside')].filter((it) => it.checkVisibility())
  const edge = scroller?.getBoundingClientRect().left + scroller?.clientWidth
  return signs.length > 0 && signs.every((it) => it.getBoundingClientRect().right <= edge)
}"""


@pytest.fixture
def with_bars(browser: Browser) -> Iterator[Browser]:
    running = browser.browser_type.launch(
        executable_path=chromium.find(), args=chromium.FLAGS, ignore_default_args=["--hide-scrollbars"]
    )
    yield running
    running.close()


@pytest.mark.parametrize(("game", "ready"), [("Wine & Cheese", ".prompt"), ("Quacks", "[data-stop]")])
def test_signs_stand_beside_the_bar(with_bars: Browser, site: Site, game: str, ready: str) -> None:
    mira = Person(with_bars, site, "Mira", viewport=LOW, reduced_motion="reduce")
    code = mira.open_table(game)
    begin_with_bots(site.url, code, mira)
    mira.follow_link(code)
    _looked_at(mira, ready)
    if game == "Wine & Cheese":
        play_until(site.url, code, mira, _to_the_end, _EASY)
        mira.follow_link(code)
        _looked_at(mira, ".end .btn")
    assert mira.errors == []


def _looked_at(person: Person, ready: str) -> None:
    expect(person.page.locator(ready).first).to_be_visible()
    person.page.wait_for_function(_BESIDE)


def _to_the_end(_: Table) -> str:
    return ""
