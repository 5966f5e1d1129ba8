"""Pebbles by version 2 of its rules, which count the moves of a match: what a game does when its state changes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from games.agenda import Match
from games.game import Luck, Older, Said, Seat
from tests.toy import Pebbles, State, Step
from tests.toy_table import Move, Options, Table


@dataclass(slots=True, kw_only=True)
class Counted(Table):
    counted: list[int]
    """A number for every move; version 1 had none."""


def _count(stored: Any) -> Any:
    return {**stored, "table": {**stored["table"], "counted": []}}


class PebblesTwo(Pebbles):
    version = 2
    older: Older = {1: _count}
    state: Any = Match[Counted, Step, Move]

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        state, said = super().start(seats, options, luck)
        return _counted(state, []), said

    def play(self, state: Any, seat: Seat, move: Any, luck: Luck) -> Said:
        said = super().play(state, seat, move, luck)
        state.table.counted.append(len(state.table.counted) + 1)
        return said

    def copy(self, state: Any) -> State:
        return _counted(super().copy(state), state.table.counted[:])


def _counted(state: State, counted: list[int]) -> State:
    table = {field.name: getattr(state.table, field.name) for field in fields(Table)}
    return Match(Counted(**table, counted=counted), state.todo)


PEBBLES_TWO = PebblesTwo()
