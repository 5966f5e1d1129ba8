"""Takes each scene of the contact sheet at each size, by day and by lamplight, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from app.bot import like_the_house
from app.client import Table
from tests.browser.person import Person
from tests.browser.scenery import LOOKS, PAGES, SIZES, sheets
from tests.browser.scenes import policy
from tests.browser.stepping import begin_with_bots, play_until
from tests.browser.workshop import Workshop
from tests.site import Site

_EASY = like_the_house("easy")
_SPEAK = "([theme, lang]) => Object.assign(localStorage, { theme, lang })"
_LOOK = "([theme, lang]) => look(theme, lang)"
_RESTS = """async () => {
  await document.fonts.ready
  for (let look = 0; look < 100; look++) {
    const changes = document.getAnimations()
    if (!changes.length) return
    await Promise.allSettled(changes.map((change) => change.finished))
  }
}"""


_WEIGHED = 600_000
"""Milliseconds in which a match is weighed, on a busy machine too."""
_LAID = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def picture(folder: Path, sheet: str, scene: str, size: str, look: str) -> Path:
    return folder / f"{sheet}-{scene}-{size}-{look}.png"


def shoot(page: Page, path: Path) -> None:
    page.evaluate(_RESTS)
    page.screenshot(path=path)


def take_positions(browser: Browser, folder: Path) -> None:
    """Tables as the workshop lays them: the same at each time, each question once."""
    with Workshop() as workshop:
        page = browser.new_page(reduced_motion="reduce")
        for sheet, mark in (("farm", ""), ("market", "q:")):
            for scene in sheets()[sheet]:
                _take_position(page, folder, sheet, scene, f"{workshop.url}#{mark}{scene}")
        page.close()


def _take_position(page: Page, folder: Path, sheet: str, scene: str, address: str) -> None:
    for size, (width, height) in SIZES.items():
        if all(picture(folder, sheet, scene, size, look).exists() for look in LOOKS):
            continue
        page.goto("about:blank")
        page.set_viewport_size({"width": width, "height": height})
        page.goto(address)
        page.locator(".farmtable, .market").first.wait_for()
        page.wait_for_load_state("networkidle")
        for look, spoken in LOOKS.items():
            page.evaluate(_LOOK, list(spoken))
            shoot(page, picture(folder, sheet, scene, size, look))


def _as_it_is(_: Page) -> None:
    pass


def _open_menu(page: Page) -> None:
    page.locator(".corner").last.click()


def _call_up_count(page: Page) -> None:
    """From the log, which lies open on a laptop."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".log .count").click()
    page.locator("section.count").wait_for()


def _wish_pause(person: Person, address: str) -> None:
    person.page.goto(address)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Ask for a pause").click()
    person.page.locator(".paused").wait_for()


class Walk:
    """One person goes through a running site, and takes each page on the way."""

    def __init__(self, browser: Browser, site: Site, folder: Path) -> None:
        self._browser, self._site, self._folder = browser, site, folder
        self._person = Person(browser, site, "Mira", reduced_motion="reduce")
        self._taken: list[str] = []

    def take(self, scene: str, path: str, ready: str, then: Callable[[Page], None] = _as_it_is) -> None:
        page = self._person.page
        for look, spoken in LOOKS.items():
            page.goto(self._site.url)
            page.evaluate(_SPEAK, list(spoken))
            page.goto(f"{self._site.url}{path}")
            page.locator(ready).first.wait_for()
            page.wait_for_load_state("networkidle")
            then(page)
            self._each_size(page, scene, look)
        page.evaluate(_SPEAK, ["light", "en"])
        self._taken.append(scene)

    def _each_size(self, page: Page, scene: str, look: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(_LAID)
            shoot(page, picture(self._folder, "pages", scene, size, look))

    def all(self) -> None:
        mira, url = self._person, self._site.url
        self.take("inn", "/", "article .btn")
        farm = mira.open_table()
        self.take("inn-again", "/", "article .btn")
        self.take("farm-room", f"/r/{farm}", ".prompt")
        market = mira.open_table("Quacks", seats=5)
        self.take("market-room", f"/r/{market}", ".prompt")
        begin_with_bots(url, farm, mira)
        begin_with_bots(url, market, mira)
        play_until(url, farm, mira, _second_fall, _EASY)
        play_until(url, market, mira, _full_pot, policy(bursts=False))
        self.take("farm-table", f"/r/{farm}", "[data-stop]")
        self.take("market-table", f"/r/{market}", "[data-stop]")
        self.take("market-count", f"/r/{market}", "[data-stop]", _call_up_count)
        self.take("menu", f"/r/{farm}", "[data-stop]", _open_menu)
        _wish_pause(mira, f"{url}/r/{farm}")
        self.take("farm-paused", f"/r/{farm}", ".paused")
        mira.page.locator(".paused .btn").click()
        self.take("market-gone", f"/r/{self._left_alone()}", "[data-absent]")
        play_until(url, farm, mira, _to_the_end, _EASY)
        self.take("farm-end", f"/r/{farm}", ".end .btn")
        mira.page.goto(f"{url}/luck/{farm}")
        mira.page.locator(".decisions").wait_for(timeout=_WEIGHED)
        self.take("luck", f"/luck/{farm}", ".decisions")
        self.take("replay", f"/replay/{farm}?line=150&eyes=0", "input[type=range]")
        self.take("rules-farm", "/rules/wine_cheese", "h1")
        self.take("rules-market", "/rules/quacks", "h1")
        self.take("carry", "/carry", "form")
        self._comes_as_admin(market)
        self.take("back-room", f"/admin/{market}", ".views dl")
        self.take("nowhere", "/nowhere", "h1")
        self._lose_the_line(f"{url}/r/{market}")
        assert tuple(self._taken) == PAGES

    def _comes_as_admin(self, code: str) -> None:
        """To a match about which something was said."""
        token = self._site.token("admin", "Ruth")
        self._person.reports(code)
        self._person.page.evaluate("(token) => sessionStorage.setItem('admin', token)", token)

    def _left_alone(self) -> str:
        """A match for two that waits for both, and that the other one has just left; its code."""
        joost = Person(self._browser, self._site, "Joost")
        code = self._person.open_table("Quacks", seats=2)
        joost.follow_link(code)
        joost.sit_down()
        self._person.begin()
        expect(joost.page.get_by_role("button", name="Menu")).to_be_visible()
        joost.context.close()
        return code

    def _lose_the_line(self, address: str) -> None:
        """All looks are open before the server goes, since none could be opened afterwards."""
        open_pages = {}
        for look, spoken in LOOKS.items():
            self._person.page.evaluate(_SPEAK, list(spoken))
            open_pages[look] = self._person.context.new_page()
            open_pages[look].goto(address)
            open_pages[look].locator("[data-stop]").first.wait_for()
        self._site.stop()
        for look, page in open_pages.items():
            expect(page.locator(".lost, .stale").first).to_be_visible(timeout=60_000)
            self._each_size(page, "lost", look)
        self._taken.append("lost")


def _to_the_end(_: Table) -> str:
    return ""


def _second_fall(table: Table) -> str:
    assert table.prompt is not None
    return "there" if table.public["phase"] >= 17 else ""


def _full_pot(table: Table) -> str:
    assert table.prompt is not None
    mine = table.public["players"][table.seat]
    return "there" if table.public["round"] >= 4 and table.prompt.ask == "brew" and len(mine["pot"]) >= 8 else ""
