"""Laws L6 and L7 at length: many random matches end, lose no piece, and come by every step and every move class."""

from __future__ import annotations

import sys
from typing import Any, get_args

import pytest

from games.game import Game
from tests.soak import play_many, report, step_classes
from tests.table import EVERY_GAME

MATCHES = {"pebbles": 200, "quacks": 200, "wine_cheese": 300}
NAMED = {
    "quacks": {"fortune_read": 24, "penny_paid": 12},
    "wine_cheese": {"produced": 48, "sold": 48, "triggered": 24},
}
"""How many different cards there are to be named in lines of a kind."""
RARE = {"quacks": {"chip_missing"}}
"""Two seats take the last chip of a kind once in some hundred matches; tests/quacks has that by itself (5 shortage)."""


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
def test_L6_L7_random_matches_end_and_reach_everything(game: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    reached = play_many(game, MATCHES[game.name])
    with capsys.disabled():
        sys.stdout.write(f"\n{game.name}: {report(reached)}\n")
    assert {cls.__name__ for cls in step_classes(game)} == set(reached.steps)
    assert {cls.__name__ for cls in get_args(game.move)} == set(reached.moves)
    assert {cls.__name__ for cls in get_args(game.told)} == {
        "".join(word.title() for word in kind.split("_")) for kind in {*reached.told, *RARE.get(game.name, ())}
    }
    for kind, count in NAMED.get(game.name, {}).items():
        assert sum(name.startswith(f"{kind} ") for name in reached.named) == count, kind
