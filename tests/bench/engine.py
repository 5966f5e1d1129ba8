"""How fast the rules are: random matches, with all moves listed for everybody, and by the path for rollouts.

Seconds are those of the processor, not of the clock, so that a busy machine spoils less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from games import GAMES
from games.game import Game
from games.luck import Seeded
from tests.bench.rows import Row

Playout = Callable[[Game[Any], int], int]
"""Plays the match of a seed to its end and gives the number of decisions."""


def listed(game: Game[Any], seed: int) -> int:
    """Every prompt of everybody, with its reasons; a seat that owes moves, and the move is checked."""
    pick, luck, state = _start(game, seed)
    decisions = 0
    while prompts := game.waiting(state):
        seats = [seat for seat, prompt in prompts.items() if prompt.owes]
        seat = seats[int(pick() * len(seats))]
        moves = prompts[seat].moves
        game.play(state, seat, moves[int(pick() * len(moves))], luck)
        decisions += 1
    return decisions


def rollout(game: Game[Any], seed: int) -> int:
    """One prompt at a time, without reasons; the move is not looked up again."""
    pick, luck, state = _start(game, seed)
    decisions = 0
    while decision := game.decision(state):
        seat, moves = decision
        game.play_offered(state, seat, moves[int(pick() * len(moves))], luck)
        decisions += 1
    return decisions


def _start(game: Game[Any], seed: int) -> tuple[Callable[[], float], Seeded, Any]:
    luck = Seeded(seed)
    seats = game.seats[seed % len(game.seats)]
    return random.Random(seed).random, luck, game.start(seats, game.options(), luck)[0]


def rate(playout: Playout, game: Game[Any], seconds: float, first: int = 0) -> float:
    """Decisions per second of the processor."""
    decisions, seed, began = 0, first, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += playout(game, seed)
        seed += 1
    return decisions / spent


def best(playout: Playout, game: Game[Any], seconds: float) -> float:
    """The best of three runs: a neighbour's work only ever slows a run down."""
    return max(rate(playout, game, seconds / 3, first) for first in (0, 100, 200))


def machine(seconds: float = 0.3) -> float:
    """Additions, in millions, a second in plain Python: how fast this machine is just now."""
    total, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for number in range(10_000):
            total += number
    return total / 49_995_000 * 10_000 / (time.process_time() - began) / 1e6


def rows(seconds: float) -> Iterator[Row]:
    yield Row("this machine, additions in plain Python", f"{machine():,.0f} M/s", "", "to compare runs by")
    for name, game in GAMES.items():
        yield Row(f"{name}: all prompts of all seats", f"{best(listed, game, seconds):,.0f} decisions/s", "20,000")
        yield Row(f"{name}: rollouts", f"{best(rollout, game, seconds):,.0f} decisions/s", "40,000")
