"""L5, L12, C1, C3, C11: nothing hidden shows to anybody, and the oracle that says so catches every leak we know of."""

from __future__ import annotations

import random
from typing import Any

import pytest

from app import log
from games.game import Game
from games.quacks.options import Options
from tests.oracle.__main__ import watch
from tests.oracle.plants import PLANTS, Plant
from tests.oracle.worlds import Leak, Oracle, Tally
from tests.table import EVERY_GAME, some_match


@pytest.fixture(autouse=True)
def usual_log() -> None:
    log.set_up("info")


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
def test_C3_L5_L12_nothing_hidden_shows(game: Game[Any]) -> None:
    """One viewer at every other moment; `make soak` asks all of them, in many matches."""
    tally = watch(game, 5, viewers=1, every=2)
    assert tally.matches == 5 and tally.pairs > tally.moments // 2 and tally.differing > tally.pairs // 5
    assert tally.kinds >= {"frames", "snapshot", "refusal", "decision", "log"}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_planted_leak_is_caught(plant: Plant, game: str) -> None:
    oracle = Oracle(plant.game(EVERY_GAME[game]), Tally())
    oracle.course = plant.course
    with pytest.raises(Leak) as caught:
        for seed in range(10):
            seats, options = some_match(EVERY_GAME[game], random.Random(seed).randrange)
            oracle.play(seats, Options(brewing="sealed") if game == "quacks" else options, seed)
    assert str(caught.value).startswith(plant.shows_in), caught.value


def test_a_round_that_brings_the_next_one_with_it_is_no_leak() -> None:
    """The last to stop hides its new pot behind the same curtain: with nothing to buy nobody was asked in between."""
    tally, quacks = Tally(), EVERY_GAME["quacks"]
    Oracle(quacks, tally, viewers=1, every=1).play(2, some_match(quacks, random.Random(139).randrange)[1], 139)
    assert tally.matches == 1
