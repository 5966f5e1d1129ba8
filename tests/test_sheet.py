"""The contact sheet that was looked at shows every scene that there is."""

from __future__ import annotations

from tests.browser.scenery import ALIKE, COMMITTED, listed, positions, sheets

LARGEST = 1_500_000
"""Bytes of all pictures of the sheet."""


def test_the_committed_sheet_shows_every_scene() -> None:
    """A new question or page is to be looked at: `python -m tests.browser.sheet FOLDER --keep`, then open the sheet."""
    assert (COMMITTED / "scenes.txt").read_text() == listed()


def test_each_sheet_is_there_and_small() -> None:
    pictures = {path.stem: path.stat().st_size for path in COMMITTED.glob("*.webp")}
    assert pictures.keys() == sheets().keys()
    assert sum(pictures.values()) < LARGEST


def test_the_names_of_positions_are_read_rightly() -> None:
    farm, market = sheets()["farm"], sheets()["market"]
    assert {"send", "turn", "age", "end"} <= set(farm)
    assert {"brew", "basket", "stir", "end"} <= set(market)
    assert ALIKE["farm"] < set(positions("wine_cheese"))
    assert ALIKE["market"] < set(positions("quacks"))
