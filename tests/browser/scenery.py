"""What the contact sheet shows: every position that the games' own list has, and the pages around the tables."""

from __future__ import annotations

import re
from pathlib import Path

FRONTEND = Path(__file__).parents[2] / "frontend"
COMMITTED = FRONTEND / "pictures/sheet"
"""Where the sheet that was looked at lies, with the names of what it shows."""

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "laptop": (1440, 900)}
LOOKS = {
    f"{light}-{language}": (light, language)
    for light, language in (("light", "en"), ("dark", "nl"), ("dark", "en"), ("light", "nl"))
}
"""The first two show both palettes and both languages: they are what an overview has."""
OVERVIEW = tuple(LOOKS)[:2]
ALIKE = {
    "farm": {
        "done",
        "forced",
        "bonus",
        "gourmet",
        "starter",
        "north",
        "refused",
        "pending",
        "hand",
        "laps",
        "onlooker",
    },
    "market": {"chosen", "witch", "refused", "pending", "onlooker"},
}
"""Positions that look like another of their sheet, but for a few words."""

PAGES = (
    "inn",
    "inn-again",
    "farm-room",
    "market-room",
    "farm-table",
    "market-table",
    "market-count",
    "menu",
    "farm-paused",
    "market-gone",
    "farm-end",
    "luck",
    "replay",
    "rules-farm",
    "rules-market",
    "carry",
    "back-room",
    "nowhere",
    "lost",
)
"""The pages of a running site, taken in this order."""

_POSITION = re.compile(r"^  (\w+): ", re.MULTILINE)


def positions(game: str) -> list[str]:
    """The names under which `frontend/dev/table.html` shows a table of this game."""
    source = (FRONTEND / f"src/games/{game}/fixtures.ts").read_text()
    return _POSITION.findall(source.partition("export const positions")[2])


def sheets() -> dict[str, list[str]]:
    """The scenes of each sheet, by its name."""
    all_of = {"farm": positions("wine_cheese"), "market": positions("quacks"), "pages": list(PAGES)}
    return {sheet: [scene for scene in scenes if scene not in ALIKE.get(sheet, ())] for sheet, scenes in all_of.items()}


def listed() -> str:
    """All of it as it stands beside the committed sheet."""
    return "".join(f"{sheet} {scene}\n" for sheet, scenes in sheets().items() for scene in scenes)
