"""Five at a market stall: whatever is needed for a decision is in sight at once, on a tablet and on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.looking import overfull
from tests.browser.scenery import sheets
from tests.browser.workshop import Workshop

pytestmark = pytest.mark.timeout(900)

SIZES = ((1024, 768), (1440, 900), (768, 1024))
LANGUAGES = ("en", "nl")
SPEAK = "(language) => look('light', language)"
ASKS = [name for name in sheets()["market"] if name != "end"]


@pytest.mark.parametrize("name", ASKS)
def test_everything_is_in_sight(page: Page, workshop: Workshop, name: str) -> None:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        workshop.lay(page, f"q:{name}", "five")
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            found[language, width] = overfull(page)
    assert {where: faults for where, faults in found.items() if faults} == {}


def test_the_count_is_in_sight(page: Page, workshop: Workshop) -> None:
    """The last count, called up from the log, which is a drawer where there is no room for it."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        workshop.lay(page, "q:brew", "five")
        if page.locator(".pull").is_visible():
            page.locator(".pull").click()
        page.locator(".log .count").locator("visible=true").click()
        page.locator("section.count").wait_for()
        page.locator(".drawer").wait_for(state="detached")
        found[width] = overfull(page)
    assert {where: faults for where, faults in found.items() if faults} == {}
