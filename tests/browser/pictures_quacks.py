"""Takes pictures of every scene of a match of Quacks: `python -m tests.browser.pictures_quacks FOLDER`.

A real match of five; a program and the house play it, and a page opens wherever there is something new to be seen.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from app.client import Table
from tests import chromium
from tests.browser.person import Person
from tests.browser.pictures import SIZES
from tests.browser.scenes import policy, scene_of
from tests.browser.stepping import begin_with_bots, play_until
from tests.site import Site

LOOKS = {"light-en": ("light", "en"), "dark-nl": ("dark", "nl")}
_REST = "() => new Promise((done) => setTimeout(done, 700))"
_COUNTED = "() => document.querySelector('.step.now .letter')?.innerText ?? ''"
_SPEAK = "([theme, lang, pace]) => Object.assign(localStorage, { theme, lang, pace })"


def take(page: Page, folder: Path, scene: str) -> None:
    """At each size, by daylight in English and by lamplight in Dutch."""
    for look, (theme, language) in LOOKS.items():
        page.evaluate(_SPEAK, [theme, language, "normal"])
        page.reload()
        page.locator("[data-stop], .end .btn").first.wait_for()
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(_REST)
            page.screenshot(path=folder / f"{scene}-{size}-{look}.png")


def take_count(page: Page, folder: Path) -> None:
    """The count of the last round once more, a picture of each step."""
    page.evaluate(_SPEAK, ["light", "en", "slow"])
    page.set_viewport_size({"width": 1440, "height": 900})
    page.reload()
    page.locator(".log .count").click()
    taken = ""
    for _ in range(400):
        step = str(page.evaluate(_COUNTED))
        if step not in taken:
            taken += step
            page.screenshot(path=folder / f"count-{step}.png")
        page.evaluate("() => new Promise(requestAnimationFrame)")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_REST)
        page.screenshot(path=folder / f"count-{size}.png")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, Site(Path(home)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        mira = Person(browser, site, "Mira")
        code = mira.open_table("Quacks", seats=5)
        begin_with_bots(site.url, code, mira)
        seen: set[str] = set()

        def new(table: Table) -> str:
            return "" if scene_of(table) in seen else scene_of(table)

        while "over" not in seen:
            mira.page.goto("about:blank")
            scene = play_until(site.url, code, mira, new, policy(bursts="points_or_coins" not in seen))
            mira.follow_link(code)
            take(mira.page, folder, scene)
            if scene == "spend":
                take_count(mira.page, folder)
            seen.add(scene)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
