"""C73, C75: what earlier versions of the rules stored loads, shows and finishes."""

from __future__ import annotations

import random

import pytest

from app.viewers import look
from games.luck import Seeded
from tests.census import nothing_is_lost
from tests.histories import codec_of
from tests.laws import MOST_MOVES, pick_seat, seats_of
from tests.table import EVERY_GAME
from tests.versions import Stored, all_stored, folder_of

STORED = all_stored()


@pytest.mark.parametrize("stored", STORED, ids=[f"{it.game}-{it.version}-{it.moment}" for it in STORED])
def test_a_stored_state_loads_shows_and_finishes(stored: Stored) -> None:
    game, choose = EVERY_GAME[stored.game], random.Random(1).randrange
    state = codec_of(stored.game).load(stored.state, stored.version)
    for _ in range(MOST_MOVES):
        shown = look(game, state, seats_of(state))
        prompts = {seat: prompt for seat, prompt in enumerate(shown.prompts) if prompt}
        if not prompts:
            break
        seat = pick_seat(prompts, choose)
        game.play(state, seat, prompts[seat].moves[choose(len(prompts[seat].moves))], Seeded(1))
    assert game.outcome(state) is not None
    nothing_is_lost(game, state)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_version_has_states(name: str) -> None:
    """A new version of the rules brings states of its own: `python -m tests.versions`."""
    for version in range(1, EVERY_GAME[name].version + 1):
        assert len(list(folder_of(name, version).glob("*.json"))) >= 4
