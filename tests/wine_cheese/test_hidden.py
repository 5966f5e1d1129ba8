"""§2: two matches that differ only in what a viewer may not know go on alike before this viewer, move by move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.game import Viewer
from games.luck import Keyed, Seeded
from games.wine_cheese.game import Options, State
from games.wine_cheese.moves import Gain, Move
from tests.wine_cheese.position import GAME
from tests.wine_cheese.rows import asked_seat

SAME = Keyed(b"the same for all")
OPTIONS = [Options(), Options(benches="south"), Options(starts="north")]


def shown(before: State, move: Move, viewer: Viewer) -> Any:
    """All that a viewer gets when whoever is asked makes this move."""
    state = GAME.copy(before)
    said = GAME.play(state, asked_seat(state), move, SAME)
    mine = None if viewer is None else (GAME.own(state, viewer), GAME.waiting(state).get(viewer))
    return GAME.public(state), mine, [heard.by(viewer) for heard in said.heard], said.barrier


def is_fair(state: State, move: Move, viewer: Viewer) -> bool:
    """Whether this move shows the viewer nothing new: no card from a deck, and not all that lay hidden."""
    after = GAME.copy(state)
    GAME.play(after, asked_seat(state), move, SAME)
    drawn = isinstance(move, Gain) and (move.card is not None or viewer == asked_seat(state))
    return not drawn and GAME.outcome(after) is None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_hidden_changes_nothing_that_is_seen(viewer: Viewer, seed: int) -> None:
    """What is told, asked of whom, and answered by itself included."""
    mix, luck = random.Random(seed), Seeded(seed)
    state: State = GAME.start(2, OPTIONS[seed], luck)[0]
    compared = 0
    while GAME.outcome(state) is None:
        seat = asked_seat(state)
        world = GAME.imagine(state, viewer, Seeded(mix.randrange(1000)))
        both = [move for move in GAME.waiting(world)[seat].moves if move in GAME.waiting(state)[seat].moves]
        for move in mix.sample(both, min(3, len(both))):
            if is_fair(state, move, viewer):
                assert shown(world, move, viewer) == shown(state, move, viewer)
                compared += 1
        GAME.play(state, seat, mix.choice(GAME.waiting(state)[seat].moves), luck)
    assert compared > 300
