"""Takes the pictures of the README: `python -m tests.browser.pictures FOLDER`.

Two house bots play a real match, one of them in the seat of a page that looks on; each phase is taken at three sizes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from app.bot import like_the_house
from app.client import Client
from tests import chromium
from tests.browser.person import Person
from tests.site import Site

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "laptop": (1440, 900)}
PHASES = {2: "spring", 5: "summer", 6: "fall", 12: "production", 13: "storage", 16: "return", 17: "sale", 20: "winter"}
_ARRIVED = "() => new Promise((done) => setTimeout(done, 900))"


def take(page: Page, folder: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_ARRIVED)  # what travels comes to rest
        page.screenshot(path=folder / f"{name}-{size}.png")


def cookie(person: Person) -> str:
    return "; ".join(f"{it['name']}={it['value']}" for it in person.context.cookies())


async def play_until(url: str, code: str, cookies: list[str], phase: int, first: int) -> None:
    """Both seats play on until `first` is asked something in this phase, or the match is over."""
    there = asyncio.Event()

    async def play(seat: int, client: Client) -> None:
        table = client.table(code)
        async for _ in table.prompts():
            if table.public["phase"] >= phase and seat == first:
                return there.set()
            await table.play(like_the_house("easy")(table))
        there.set()

    async with (
        Client(url, cookie=cookies[0]) as one,
        Client(url, cookie=cookies[1]) as two,
        asyncio.TaskGroup() as group,
    ):
        tasks = [group.create_task(play(seat, client)) for seat, client in enumerate((one, two))]
        await there.wait()
        for task in tasks:
            task.cancel()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        Site(Path(home)) as site,
        ThreadPoolExecutor(1) as thread,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        mira, joost = Person(browser, site, "Mira"), Person(browser, site, "Joost")
        mira.page.goto(site.url)
        take(mira.page, folder, "home")
        code = mira.open_table()
        joost.follow_link(code)
        joost.sit_down()
        take(mira.page, folder, "room")
        mira.begin()
        cookies = [cookie(mira), cookie(joost)]
        for phase, name in {**PHASES, 22: "end"}.items():
            thread.submit(asyncio.run, play_until(site.url, code, cookies, phase, 0)).result()
            mira.page.keyboard.press("Shift")
            take(mira.page, folder, name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
