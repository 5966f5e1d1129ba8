"""Playing a position on to its end with house bots on all seats: what it was worth, and what a move was worth in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import exp
from typing import Any

from games.game import Game, Luck, Outcome, Seat

Shares = tuple[float, ...]
"""By seat: the part of the victory that is its own, from 0 to 1; all together 1."""


def play_on(game: Game[Any], state: Any, luck: Luck, level: str = "easy") -> Outcome:
    """How a copy of this match ends. `luck` gives what is drawn in it; among equal moves the bots take turns."""
    world, aside = game.copy(state), _Aside(luck)
    while prompts := game.waiting(world):
        seat, prompt = next((seat, prompt) for seat, prompt in prompts.items() if prompt.owes)
        move = game.choose((game.public(world), game.own(world, seat)), prompt, aside, level)
        game.play_offered(world, seat, move, luck)
    outcome = game.outcome(world)
    assert outcome is not None
    return outcome


def shares(outcome: Outcome) -> Shares:
    """Those who share the first rank share the victory."""
    first = [rank == min(outcome.ranks) for rank in outcome.ranks]
    return tuple(won / sum(first) for won in first)


NARROW = 4.0
"""Points: who leads by so many in the end is let have about three quarters of a victory of two."""


def leanings(outcome: Outcome) -> Shares:
    """The same by how far apart they came in: a few matches tell more about what a move was worth if a narrow victory
    is less than a clear one.
    """
    parts = [exp((score - max(outcome.scores)) / NARROW) for score in outcome.scores]
    return tuple(part / sum(parts) for part in parts)


def chances(game: Game[Any], state: Any, lots: Sequence[Luck]) -> Shares:
    """The mean over one match for each lot, with the hidden things as they lie."""
    ends = [shares(play_on(game, state, luck)) for luck in lots]
    return tuple(sum(seat) / len(ends) for seat in zip(*ends, strict=True))


def gains(game: Game[Any], state: Any, seat: Seat, moves: tuple[Any, Any], lots: Sequence[Luck]) -> list[float]:
    """For each lot: how much more of the victory this seat has after the second move than after the first.

    Judged by what the seat could know: the rest is dealt again for each lot, and both moves meet the same world and
    draw the same numbers.
    """
    found = []
    for luck in lots:
        world = game.imagine(state, seat, luck)
        had, has = (leanings(_played(game, world, seat, move, luck))[seat] for move in moves)
        found.append(has - had)
    return found


def _played(game: Game[Any], state: Any, seat: Seat, move: Any, luck: Luck) -> Outcome:
    world = game.copy(state)
    game.play(world, seat, move, luck)
    return play_on(game, world, luck)


class _Aside:
    """The same luck for what bots choose, which asks for one draw only: another number each time."""

    def __init__(self, luck: Luck) -> None:
        self._luck, self._count = luck, count()

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        return self._luck.below(n, stream, next(self._count), purpose)
