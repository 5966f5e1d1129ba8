"""The page in a browser: what it carries over the line, when it can be used, and how soon a tap is seen."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests import chromium
from tests.bench.rows import Row
from tests.site import Site

DIST = Path(__file__).parents[2] / "frontend/dist"
SLOWED = 4
"""So many times slower than this machine: a telephone."""
TAPS = 12
GAMES = ("Wine & Cheese", "Quacks")

_CARRIED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /assets\\/.*\\.(js|css)$/.test(name)).reduce((sum, it) => sum + it.encodedBodySize, 0) / 1024"""
_LISTENS = """() => {
  window.taps = []
  const seen = (list) => taps.push(...list.getEntries().filter(({ name }) => name === 'click').map((it) => it.duration))
  new PerformanceObserver(seen).observe({ type: 'event', durationThreshold: 16, buffered: true })
}"""
# An answer of the prompt, else whatever is offered on the table and in sight.
_PRESSES = """() => {
  const offered = '[data-stop]:not([aria-disabled=true])'
  for (const which of ['.prompt [data-main]', `.prompt ${offered}`, offered])
    for (const it of document.querySelectorAll(which)) {
      const box = it.getBoundingClientRect()
      if (it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))) return box.toJSON()
    }
  return null
}"""
_AWHILE = "() => new Promise((done) => setTimeout(done, 150))"


def rows() -> Iterator[Row]:
    path = chromium.find()
    if path is None or not (DIST / "index.html").exists():
        yield Row("the page in a browser", "not measured", "", "needs Chromium and the built client")
        return
    with tempfile.TemporaryDirectory() as home, Site(Path(home)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        for game in GAMES:
            yield from _visit(browser, site, game)
        browser.close()


def _visit(browser: Browser, site: Site, game: str) -> Iterator[Row]:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="en-GB", service_workers="block")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(site.url)
    door = page.get_by_role("article").filter(has_text=game)
    door.get_by_role("button", name="Open a table").wait_for()
    inn, usable = page.evaluate(_CARRIED), page.evaluate("() => performance.now()")
    if game == GAMES[0]:
        said = f"{usable / 1000:.1f} s"
        yield Row("the inn can be used after, slowed four times", said, "2 s", "from the first byte asked")
    page.get_by_label("Your name").fill("Mira")
    door.get_by_role("button", name="Play the house bot").click()
    page.get_by_role("region", name="What is asked").wait_for()
    more = page.evaluate(_CARRIED) - inn
    yield Row(f"script and style of a table of {game}, gzipped", f"{more:.1f} KB", "", "beyond the first visit")
    slowest = f"{_slowest(page):.0f} ms"
    yield Row(f"tap to paint at {game}, slowed four times", slowest, "200 ms", f"the slowest of {TAPS}")
    context.close()


def _slowest(page: Page) -> float:
    page.evaluate(_LISTENS)
    for _ in range(TAPS):
        box = page.evaluate(_PRESSES)
        if box:
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate(_AWHILE)
    return float(page.evaluate("() => Math.max(0, ...taps)"))
