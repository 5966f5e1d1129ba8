"""Lays the contact sheets: `python -m tests.browser.sheet FOLDER [SCENE ...]`, to be opened and judged by somebody.

Every scene of both games and every page around them, at three sizes, by day and by lamplight, in both languages. What
lies in the folder already is not taken again, but for named scenes, and `pages` for those around the tables. `--keep`
puts the three overviews where the repository has them.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests import chromium
from tests.browser.photographs import Walk, picture, take_positions
from tests.browser.scenery import COMMITTED, FRONTEND, LOOKS, OVERVIEW, SIZES, listed, sheets
from tests.site import Site

HIGH = 132
"""Of a picture on an overview, in pixels."""
ACROSS = {"phone": 5, "tablet": 3, "laptop": 2}
"""How many pictures of a size stand beside each other where they are to be judged."""
WIDE = 1840
_STYLE = f"""
@font-face {{ font-family: Alegreya; src: url({FRONTEND.as_uri()}/public/fonts/alegreya-sans-latin-700-normal.woff2) }}
body {{ margin: 0; padding: 10px; background: #cdbd9c; color: #2a2019; font: 15px Alegreya; width: max-content }}
figure {{ margin: 0; display: inline-grid; gap: 2px }}
.row {{ display: flex; gap: 4px; align-items: center; margin-bottom: 5px }}
.row > b {{ width: 84px }}
.row > img:nth-of-type(3n + 1):not(:first-of-type) {{ margin-left: 8px }}
.row > img {{ height: {HIGH}px }}
.many {{ display: flex; flex-wrap: wrap; gap: 12px; width: {WIDE}px }}
"""


def overview(folder: Path, sheet: str, scenes: list[str]) -> str:
    """A row a scene: each size, by day in English and by lamplight in Dutch."""
    rows = []
    for scene in scenes:
        paths = [picture(folder, sheet, scene, size, look) for look in OVERVIEW for size in SIZES]
        images = "".join(f'<img src="{path.as_uri()}">' for path in paths if path.exists())
        rows.append(f'<div class="row"><b>{escape(scene)}</b>{images}</div>')
    return "".join(rows)


def close_up(folder: Path, sheet: str, scenes: list[str], size: str, look: str) -> str:
    """All scenes at one size in one look, large enough to be read."""
    wide = WIDE // ACROSS[size] - 12
    return '<div class="many">' + "".join(
        f'<figure><img width="{wide}" src="{path.as_uri()}">{escape(scene)}</figure>'
        for scene in scenes
        if (path := picture(folder, sheet, scene, size, look)).exists()
    )


def lay(browser: Browser, body: str, path: Path, quality: int) -> None:
    """A page of pictures as one picture."""
    page = browser.new_page()
    with tempfile.NamedTemporaryFile("w", suffix=".html") as file:
        file.write(f"<!doctype html><meta charset=utf-8><style>{_STYLE}</style>{body}")
        file.flush()
        page.goto(Path(file.name).as_uri())
        width, height = page.evaluate("() => [document.body.offsetWidth, document.body.offsetHeight]")
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        asked = {"format": "webp", "quality": quality, "captureBeyondViewport": True, "clip": clip}
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    path.write_bytes(base64.b64decode(taken["data"]))
    page.close()


def lay_all(browser: Browser, folder: Path) -> None:
    for sheet, scenes in sheets().items():
        lay(browser, overview(folder, sheet, scenes), folder / f"{sheet}.webp", quality=70)
        for size in SIZES:
            for look in LOOKS:
                lay(browser, close_up(folder, sheet, scenes, size, look), folder / f"{sheet}-{size}-{look}.webp", 85)


def keep(folder: Path) -> None:
    COMMITTED.mkdir(exist_ok=True)
    for sheet in sheets():
        (COMMITTED / f"{sheet}.webp").write_bytes((folder / f"{sheet}.webp").read_bytes())
    (COMMITTED / "scenes.txt").write_text(listed())


def main(folder: Path, named: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    scenes = [name for name in named if name != "--keep"]
    for old in (path for sheet in sheets() for scene in scenes for path in folder.glob(f"{sheet}-{scene}-*.png")):
        old.unlink()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        take_positions(browser, folder)
        if "pages" in scenes or not picture(folder, "pages", "lost", "laptop", "dark-nl").exists():
            with tempfile.TemporaryDirectory() as home, Site(Path(home)) as site:
                Walk(browser, site, folder).all()
        lay_all(browser, folder)
        browser.close()
    if "--keep" in named:
        keep(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), sys.argv[2:])
