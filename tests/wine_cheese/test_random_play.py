"""Whole matches at random: they end, stay storable at every decision, and show nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from typing import get_args

import pytest
from pydantic import TypeAdapter

from games.game import Outcome
from games.luck import Seeded
from games.steps import Ask
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.game import Options, State, Step
from games.wine_cheese.moves import Move
from games.wine_cheese.table import Table
from games.wine_cheese.words import COLORS, NORTH
from tests.wine_cheese.position import GAME
from tests.wine_cheese.rows import asked_seat

STORED: TypeAdapter[State] = TypeAdapter(GAME.state)
OPTIONS = [
    *(Options(starts="south"), Options(starts="north", benches="south")),
    *(Options(), Options(final_tiebreak="card2"), Options("south", "south", "card2")),
]
SELDOM = ("trade", "label", "open_cellar", "drop_out", "end_turn", "sell_unfinished", "sell_single")


def pick(state: State, mix: random.Random) -> object:
    """Any offered move, but some kinds more seldom, so that cards are made and ripen."""
    (prompt,) = GAME.waiting(state).values()
    often = [move for move in prompt.moves if move.kind not in SELDOM]
    return mix.choice(often if often and mix.random() < 0.95 else prompt.moves)


def waits_for(state: State) -> str:
    return " ".join(prompt.ask for prompt in GAME.waiting(state).values())


def every_card(table: Table) -> Counter[str]:
    places = [place for farm in table.farms for place in (farm.hand, farm.gold, farm.silver)]
    places += [*table.decks.values(), *table.display.values()]
    places += [[slot.card for farm in table.farms for slot in farm.cellar if slot.card is not None]]
    return Counter(card for place in places for card in place)


def every_worker(table: Table) -> Counter[str]:
    home = [color for space in table.housing for color in space.houses if color is not None]
    kept = [] if table.reserve is None else [table.reserve] * 2
    return Counter([*home, *kept, *(worker.color for worker in table.workers)])


@pytest.mark.parametrize("seed", range(200))
def test_matches_end(seed: int) -> None:
    """Pieces are conserved, and everything lies open in the end."""
    mix, luck = random.Random(seed), Seeded(seed)
    state: State = GAME.start(2, OPTIONS[seed % len(OPTIONS)], luck)[0]
    while (outcome := GAME.outcome(state)) is None:
        GAME.play(state, asked_seat(state), pick(state, mix), luck)
        assert every_card(state.table) == dict.fromkeys(HOUSE_SET.cards, 1)
        if waits_for(state) != "arrange_bench":
            assert every_worker(state.table) == dict.fromkeys(COLORS, 2)
        assert all(n >= 0 for farm in state.table.farms for n in [*farm.sites.values(), *farm.storage.values()])
    assert isinstance(outcome, Outcome)
    assert sorted(outcome.ranks) == [1, 2]
    public = GAME.public(state)
    assert tuple(laid.sheet.k for laid in public.laid) == outcome.scores
    assert (public.phase, public.active, public.waiting) == (21, None, [])


@pytest.mark.parametrize("seed", range(12))
def test_every_moment_can_be_stored_and_imagined(seed: int) -> None:
    mix, luck = random.Random(seed), Seeded(seed)
    state: State = GAME.start(2, OPTIONS[seed % len(OPTIONS)], luck)[0]
    while GAME.outcome(state) is None:
        assert STORED.validate_python(STORED.dump_python(state, mode="json")) == state
        assert GAME.copy(state) == state
        for viewer in (None, 0, 1):
            world = GAME.imagine(state, viewer, luck)
            assert GAME.public(world) == GAME.public(state)
            if viewer is not None:
                assert GAME.own(world, viewer) == GAME.own(state, viewer)
                assert GAME.waiting(world).get(viewer) == GAME.waiting(state).get(viewer)
        GAME.play(state, asked_seat(state), pick(state, mix), luck)


def pick_or_judge(state: State, mix: random.Random) -> object:
    """North plays at random, South as the easy bot does."""
    ((seat, prompt),) = GAME.waiting(state).items()
    if seat == NORTH:
        return pick(state, mix)
    return GAME.choose((GAME.public(state), GAME.own(state, seat)), prompt, Seeded(mix.randrange(99)), "easy")


def test_every_question_and_every_move_is_met() -> None:
    asks, kinds = set(), set()
    for seed in range(30):
        mix, luck = random.Random(seed), Seeded(seed)
        state: State = GAME.start(2, OPTIONS[seed % len(OPTIONS)], luck)[0]
        while GAME.outcome(state) is None:
            asks.add(waits_for(state))
            move = pick_or_judge(state, mix)
            kinds.add(type(move))
            GAME.play(state, asked_seat(state), move, luck)
    questions = [step for step in get_args(Step) if issubclass(step, Ask)]
    assert kinds == set(get_args(Move))
    assert asks == {it.default for step in questions for it in fields(step) if it.name == "kind"}
