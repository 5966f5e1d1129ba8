"""Which moves can be undone: up to the last barrier.

A barrier is chance that was drawn, something hidden that was shown, or another seat's move. What each seat can undo
is stored with every entry, so it outlives a restart. What lies below is found in the entry before: a move that is
undone leaves each seat what it had before that move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from games.game import Prompt, Said, Seat, Withdraw

Why = Literal["nothing", "chance", "shown", "moved_on", "sealed", "over"]
"""Why not: no move yet, or none that is left; chance was drawn; something hidden was shown; another seat moved; a
sealed answer is held, which is withdrawn and not undone; the match is over with it.
"""


BARRED: dict[int | str, str] = {
    "chance": "Chance has spoken: this move cannot be undone.",
    "shown": "Something hidden was shown: this move cannot be undone.",
    "moved_on": "The match has moved on: this move cannot be undone.",
    "sealed": "A sealed answer is withdrawn, not undone.",
    "over": "The match is over.",
}


class Undoable(NamedTuple):
    """A move that its seat can undo."""

    seq: int
    """The number of its entry."""
    prompt: int
    """The number of the prompt that it answered."""
    lane: bool
    """Only its seat's own part is put back, whatever others did meanwhile."""


Undos = tuple[Undoable | Why, ...]
"""By seat."""


def none_yet(seats: int) -> Undos:
    none: Undos = ("nothing",)
    return none * seats


def read(stored: Sequence[Any] | None, seats: int) -> Undos:
    """As an entry has it; entries of old have nothing."""
    if stored is None:
        return none_yet(seats)
    return tuple(Undoable(*one) if isinstance(one, (list, tuple)) else one for one in stored)


def bar(said: Said, drawn: Sequence[int], over: bool) -> Why | None:
    """What keeps the move that did this from being undone."""
    if over:
        return "over"
    if drawn:
        return "chance"
    if said.barrier:
        return "shown"
    return "moved_on" if said.reach == "lanes" else None


def moved(undos: Undos, seat: Seat, move: Any, said: Said, mark: Undoable | Why, prompt: Prompt | None) -> Undos:
    """After a move of this seat. A sealed answer is no move yet: giving and withdrawing it leave what was there."""
    held = said.reach == "lane" and (isinstance(move, Withdraw) or (prompt is not None and prompt.chosen is not None))
    return tuple(
        (undo if held and not isinstance(mark, str) else mark) if other == seat else _left(undo, said.reach == "lane")
        for other, undo in enumerate(undos)
    )


def undone(now: Undos, before: Undos, seat: Seat, what: Undoable) -> Undos:
    """After this seat undid a move; `before` is what each had before it.

    Nobody goes back out of a lane: whether one can would show whether others moved in theirs.
    """
    if not what.lane:
        return before
    below = before[seat]
    left: Undoable | Why = "moved_on" if isinstance(below, Undoable) and not below.lane else below
    return tuple(left if other == seat else undo for other, undo in enumerate(now))


def told_to(undo: Undoable | Why, prompt: Prompt | None) -> int | Why:
    """What the seat is told: the number of the prompt whose answer it can undo, or why it can undo none."""
    if prompt is not None and prompt.chosen is not None:
        return "sealed"
    return undo if isinstance(undo, str) else undo.prompt


def _left(undo: Undoable | Why, lane: bool) -> Undoable | Why:
    """What another seat can still undo."""
    return undo if isinstance(undo, str) or (lane and undo.lane) else "moved_on"
