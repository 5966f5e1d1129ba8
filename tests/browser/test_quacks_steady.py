"""The pot stands still: it is as large, and where it was, whatever is asked, and whatever lies beside it to be used."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.looking import settled
from tests.browser.workshop import Workshop

SIZES = ((360, 640), (390, 844), (768, 1024), (1440, 900))
ASKS = ("brew", "first", "stir", "six", "yellow", "witch", "burst", "spend", "theirs", "refused")
"""With three tools and with one, with things to choose from and without, on one's own time and on that of others."""
_POT = """() => {
  const { x, y, width, height } = document.querySelector('.middle .pot').getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
}"""


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_pot_keeps_its_place(page: Page, workshop: Workshop, width: int, height: int, language: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    places = {}
    for name in ASKS:
        workshop.lay(page, f"q:{name}", language)
        places[name] = page.evaluate(_POT)
        if name == "brew":
            page.get_by_role("button", name="Walburg").filter(visible=True).last.click()
            page.locator("[data-ask=sure]").wait_for()
            places["called"] = page.evaluate(_POT)
    assert len({tuple(place) for place in places.values()}) == 1, places


_CASKS = """() => [...document.querySelectorAll('.cask')].map((cask) => [
  parseInt(cask.querySelector('.plate').lastChild.textContent), cask.getBoundingClientRect().height])"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_cask_is_as_high_as_its_points(page: Page, workshop: Workshop, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    workshop.lay(page, "q:end", "five")
    page.locator(".end .btn.go").wait_for()
    settled(page)
    casks = page.evaluate(_CASKS)
    most = max(points for points, _ in casks)
    highest = max(height for _, height in casks)
    assert len({points for points, _ in casks}) > 2
    for points, high in casks:
        assert high / highest == pytest.approx(points / most, abs=0.06), casks
