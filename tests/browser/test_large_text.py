"""Text of twice the size at both tables: what is read grows with it, nothing is cut, and answers can be reached."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.looking import clipped, laid
from tests.browser.workshop import Workshop

pytestmark = pytest.mark.timeout(900)

SIZES = {"phone": (360, 640), "tablet": (768, 1024)}
FARM = ("turn", "send", "return", "homeward", "give", "store", "theirs", "refused", "end")
MARKET = ("brew", "basket", "pick", "fortune", "spend", "theirs", "refused", "end")
PLACES = [*FARM, *(f"q:{name}" for name in MARKET)]
GROWN = 1.9
"""Of twice as large; the rest is left to rounding."""
TEXTS = ("", "large")
READ = ".prompt :is(h2, .why, button, small), .log :is(li, h3), nav button, .stall .name, .end :is(h1, th, td, .btn)"
_SIZES = """(read) => {
  const sizes = {}
  for (const it of document.querySelectorAll(read)) {
    const name = `${it.tagName} ${it.textContent.trim()}`
    if (it.textContent.trim() && it.checkVisibility()) sizes[name] = parseFloat(getComputedStyle(it).fontSize)
  }
  return sizes
}"""

_CHANGES = """() => {
  document.documentElement.style.fontSize = '150%'
  return document.getAnimations().length
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PLACES)
def test_what_is_read_grows_and_nothing_is_cut(page: Page, workshop: Workshop, name: str, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    usual, large = (sizes(page, workshop, name, text) for text in TEXTS)
    assert too_small(usual, large) == {}
    assert clipped(page) == []


@pytest.mark.parametrize("tab", range(2, 6))
@pytest.mark.parametrize("name", ["turn", "q:brew"])
def test_every_page_of_a_phone(page: Page, workshop: Workshop, name: str, tab: int) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    usual, large = (sizes(page, workshop, name, text, f"nav button:nth-of-type({tab})") for text in TEXTS)
    assert too_small(usual, large) == {}
    assert clipped(page) == []


def sizes(page: Page, workshop: Workshop, name: str, text: str, pressed: str = "") -> dict[str, float]:
    """Of everything that is read, by what it says; in Dutch, which is longer, and on the market with five."""
    workshop.lay(page, name, "nl", "five", text)
    if pressed:
        page.locator(pressed).click()
    laid(page)
    return dict(page.evaluate(_SIZES, READ))


def too_small(usual: dict[str, float], large: dict[str, float]) -> dict[str, tuple[float, float]]:
    """What a page says in either size, and has not grown."""
    both = usual.keys() & large.keys()
    assert both
    return {what: (usual[what], large[what]) for what in both if large[what] < GROWN * usual[what]}


@pytest.mark.parametrize("name", ["turn", "q:brew"])
def test_whoever_wants_no_motion_has_each_change_at_once(page: Page, workshop: Workshop, name: str) -> None:
    """Where every property changed in a millisecond, a page was laid anew level by level, a frame for each."""
    workshop.lay(page, name)
    assert page.evaluate(_CHANGES) == 0
