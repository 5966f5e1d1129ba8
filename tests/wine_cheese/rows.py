"""A row is one sentence of the rules: a position, moves with scripted luck, and exactly what they change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.agenda import begin
from games.game import Heard, Illegal, Seat
from games.luck import Given
from games.steps import Ask, Do
from games.wine_cheese.game import State
from games.wine_cheese.moves import Move
from games.wine_cheese.words import SOUTH
from tests.wine_cheese.position import GAME, changed, picture


@dataclass(frozen=True)
class Row:
    """`names` are the worked cases (T..) and rulings (R-..) that it shows, or the heading."""

    names: str
    given: State
    moves: tuple[Move, ...] = ()
    """Played by whoever is asked."""
    change: Mapping[str, Any] | None = None
    """All that is different on the table afterwards."""
    asks: str | None = None
    """What is asked afterwards, "S.production"; "" when nothing is."""
    offers: Mapping[str, Sequence[Move]] = field(default_factory=dict)
    """For a kind of move: all of that kind that are offered afterwards, in order."""
    refuses: tuple[Move, ...] = ()
    """Refused afterwards, to whoever is asked ..."""
    to: Seat | None = None
    """... or to this seat."""
    shows: Callable[[State], Any] | None = None
    expect: Any = None
    """What `shows` finds afterwards."""
    luck: tuple[int, ...] = ()
    does: tuple[Do | Ask, ...] = ()
    """Steps that run before the moves, as part of the change."""


def check(row: Row) -> None:
    state = GAME.copy(row.given)
    before = picture(state.table)
    luck = Given(row.luck)
    if row.does:
        state, _ = begin(state.table, 2, luck, *row.does)
    for move in row.moves:
        GAME.play(state, asked_seat(state), move, luck)
    if row.change is not None:
        assert changed(before, picture(state.table)) == row.change
    if row.asks is not None:
        assert asked(state) == row.asks
    for kind, moves in row.offers.items():
        assert offered(state, kind) == list(moves)
    for move in row.refuses:
        refuse(state, asked_seat(state) if row.to is None else row.to, move)
    if row.shows is not None:
        assert row.shows(state) == row.expect
    with pytest.raises(LookupError):
        luck.below(1, "script", 0, "what is left over")


def play(state: State, move: Move, *luck: int) -> None:
    GAME.play(state, asked_seat(state), move, Given(luck))


def refuse(state: State, seat: Seat, move: Move) -> None:
    """The move is Illegal and nothing changed."""
    before = GAME.copy(state)
    with pytest.raises(Illegal):
        GAME.play(state, seat, move, Given([]))
    assert state == before


def asked_seat(state: State) -> Seat:
    (seat,) = GAME.waiting(state) or (SOUTH,)
    return seat


def asked(state: State) -> str:
    return " ".join(f"{'SN'[seat]}.{prompt.ask}" for seat, prompt in GAME.waiting(state).items())


def offered(state: State, *kinds: str) -> list[Move]:
    (prompt,) = GAME.waiting(state).values()
    return [move for move in prompt.moves if move.kind in kinds]


def told(given: State, move: Move, *luck: int) -> list[Heard]:
    """What is said when this move is played."""
    state = GAME.copy(given)
    return GAME.play(state, asked_seat(state), move, Given(luck)).heard


def parametrize(rows: Sequence[Row]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=[row.names for row in rows])
