"""The page in a browser: what it carries over the line, when it can be used, and how soon a tap is seen."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from app.bot import like_the_house
from app.client import Table
from tests import chromium
from tests.bench.rows import Row
from tests.browser.person import Person
from tests.browser.stepping import Look, begin_with_bots, play_until
from tests.site import Site

DIST = Path(__file__).parents[2] / "frontend/dist"
SLOWED = 4
"""So many times slower than this machine: a telephone."""
TAPS = 12
TELEPHONE: ViewportSize = {"width": 360, "height": 640}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
GAMES = ("Wine & Cheese", "Quacks")
SECOND_FALL = 17

_CARRIED = """() => Object.fromEntries(performance.getEntriesByType('resource')
  .filter(({ name }) => /assets\\/.*\\.(js|css)$/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize / 1024]))"""
_LISTENS = """() => {
  window.taps = []
  const seen = (list) => taps.push(...list.getEntries().filter(({ name }) => name === 'click'))
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
_TAPPED = (
    "() => taps.map(({ duration, processingStart, processingEnd }) => [duration, processingEnd - processingStart])"
)
_AWHILE = "() => new Promise((done) => setTimeout(done, 150))"


def rows() -> Iterator[Row]:
    path = chromium.find_whole()
    if path is None or not (DIST / "index.html").exists():
        yield Row("the page in a browser", "not measured", "", "needs Chromium and the built client")
        return
    with tempfile.TemporaryDirectory() as home, Site(Path(home)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        yield from _visits(browser, site)
        for game, late in LATE.items():
            yield from _last_rounds(browser, site, game, late)
        browser.close()


# ------------------------------------------------------------------ a first visit


Tap = tuple[float, float]
"""Milliseconds from the tap to what was painted, and those of them in which the page did something about it."""


@dataclass(frozen=True, slots=True)
class Visit:
    usable: float
    """Milliseconds until a table could be opened."""
    fetched: dict[str, float]
    """What the table needed beyond that, in KB by file."""
    taps: list[Tap]
    """The first ones."""


def _visits(browser: Browser, site: Site) -> Iterator[Row]:
    visits = {game: _visit(browser, site, game) for game in GAMES}
    said = f"{visits[GAMES[0]].usable / 1000:.1f} s"
    yield Row("the inn can be used after, slowed four times", said, "2 s", "from the first byte asked")
    shared = set.intersection(*({*visit.fetched} for visit in visits.values()))
    for game, visit in visits.items():
        alone = sum(size for name, size in visit.fetched.items() if name not in shared)
        more = f"{sum(visit.fetched.values()):.1f} KB"
        yield Row(
            f"script and style of a table of {game}", more, "", f"gzipped, beyond the inn; its own: {alone:.1f} KB"
        )
        yield _tapped(f"tap to paint at {game}", visit.taps)


def _visit(browser: Browser, site: Site, game: str) -> Visit:
    mira = Person(browser, site, "Mira", viewport=TELEPHONE)
    page = mira.page
    _slow(page)
    page.goto(site.url)
    door = page.get_by_role("article").filter(has_text=game)
    door.get_by_role("button", name="Open a table").wait_for()
    inn, usable = page.evaluate(_CARRIED), page.evaluate("() => performance.now()")
    page.get_by_label("Your name").fill("Mira")
    door.get_by_role("button", name="Play the house bot").click()
    page.get_by_role("region", name="What is asked").wait_for()
    fetched = {name: size for name, size in page.evaluate(_CARRIED).items() if name not in inn}
    visit = Visit(usable, fetched, _tap(page))
    mira.context.close()
    return visit


# ------------------------------------------------------------------ the last rounds


def _in_last_round(table: Table) -> str:
    return "there" if table.public["round"] == 9 else ""


def _in_last_fall(table: Table) -> str:
    return "there" if table.public["phase"] >= SECOND_FALL else ""


LATE: dict[str, tuple[int | None, Look]] = {"Wine & Cheese": (None, _in_last_fall), "Quacks": (5, _in_last_round)}
"""With how many seats, where that can be chosen, and when it is late in the match."""


def _last_rounds(browser: Browser, site: Site, game: str, late: tuple[int | None, Look]) -> Iterator[Row]:
    """A program plays up to there; then the page is opened, on a telephone and where all lies open at once."""
    seats, look = late
    for name, viewport in (("telephone", TELEPHONE), ("laptop", LAPTOP)):
        mira = Person(browser, site, "Mira", viewport=viewport)
        code = mira.open_table(game, seats)
        mira.page.goto("about:blank")
        begin_with_bots(site.url, code, mira)
        assert play_until(site.url, code, mira, look, like_the_house("easy")) == "there"
        _slow(mira.page)
        mira.follow_link(code)
        mira.page.get_by_role("region", name="What is asked").wait_for()
        yield _tapped(f"the same late at {game} of {seats or 2}, {name}", _tap(mira.page))
        mira.context.close()


# ------------------------------------------------------------------ taps


def _slow(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def _tapped(what: str, taps: list[Tap]) -> Row:
    painted, handled = zip(*taps, strict=True)
    said = f"{median(painted):.0f} / {max(painted):.0f} ms"
    return Row(what, said, "200 ms", f"median and slowest of {TAPS}, slowed four times; handlers {max(handled):.0f} ms")


def _tap(page: Page) -> list[Tap]:
    page.evaluate(_LISTENS)
    for _ in range(TAPS):
        box = page.evaluate(_PRESSES)
        if box:
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.evaluate(_AWHILE)
    taps: list[Tap] = page.evaluate(_TAPPED)
    return taps or [(0.0, 0.0)]  # each was painted sooner than a browser counts
