"""Whole matches for the laws: options and seats by lot, and a player who likes to draw."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from games.game import Illegal, Seat
from games.luck import Seeded
from games.quacks.moves import Buy, Done, Draw, Lay, Use
from games.quacks.options import Options, check
from games.quacks.steps import State
from tests.quacks.play import QUACKS

MOST_MOVES = 4_000
LIKED = (Draw, Lay, Use, Buy, Done)
"""Moves that a player takes mostly, so that pots explode and bags fill up."""


def some_match(seed: int, **fixed: Any) -> tuple[int, Options]:
    """Seats and options that fit together, by lot."""
    lot = random.Random(seed)
    hints = get_type_hints(Options)
    while True:
        options = Options(**{field.name: lot.choice(get_args(hints[field.name])) for field in fields(Options)} | fixed)
        seats = lot.choice([2, 3, 4, 5])
        try:
            check(options, seats)
        except Illegal:
            continue
        return seats, options


def walk(seed: int, **fixed: Any) -> Iterator[tuple[State, Seat, Any]]:
    """A match to its end: the state before each move, the seat and the move."""
    lot = random.Random(seed)
    seats, options = some_match(seed, **fixed)
    luck = Seeded(seed)
    state, _ = QUACKS.start(seats, options, luck)
    for _ in range(MOST_MOVES):
        prompts = QUACKS.waiting(state)
        if not prompts:
            return
        owing = [seat for seat, prompt in prompts.items() if prompt.owes or lot.random() < 0.1]
        seat = lot.choice(owing or [*prompts])
        moves = prompts[seat].moves
        liked = [move for move in moves if isinstance(move, LIKED)]
        move = lot.choice(liked if liked and lot.random() < 0.7 else [*moves])
        yield state, seat, move
        QUACKS.play(state, seat, move, luck)
    raise AssertionError(f"match {seed} does not end")
