"""Worlds that look the same to one viewer: sealed answers chosen anew, hidden lanes brewed anew."""

from __future__ import annotations

from typing import Any

from games.agenda import Ask, Lane, play, rest, waiting
from games.game import Luck, Seat, Viewer
from games.quacks.brewing import lane as brewing_lane
from games.quacks.market import Draft
from games.quacks.moves import Done
from games.quacks.shop import Basket, filled
from games.quacks.steps import State, copied_state
from games.quacks.table import copied

MOST_MOVES = 12
MOST_IN_BASKET = 4
MOST_ATTEMPTS = 10


def imagine(state: State, viewer: Viewer, luck: Luck) -> State:
    """Bags have no order, so what lies in them is as it is; what was drawn in hidden lanes is drawn anew."""
    world, lot = copied_state(state), _Lot(luck)
    for seat in world.todo.order:
        lane = world.todo.lanes[seat]
        if seat == viewer or lane is None:
            continue
        if world.table.veiled(seat):
            world = _brewed_anew(world, seat, luck, lot)
        elif lane.steps and isinstance(lane.steps[-1], Ask) and lane.steps[-1].sealed:
            _choose_anew(world, lane, lot)
    return world


class _Lot:
    def __init__(self, luck: Luck) -> None:
        self._luck, self._count = luck, 0

    def below(self, n: int) -> int:
        self._count += 1
        return self._luck.below(n, "imagine", self._count, "imagine")


def _choose_anew(world: State, lane: Lane[Any, Any], lot: _Lot) -> None:
    step = lane.steps[-1]
    if isinstance(step, Basket):
        step = lane.steps[-1] = Basket(step.seat, _some_draft(world, step.seat, lot))
    if lane.held is not None:
        closing = [move for move in step.moves(world.table) if step.closes(move)]
        lane.held = closing[lot.below(len(closing))]


def _some_draft(world: State, seat: Seat, lot: _Lot) -> Draft:
    draft = Draft()
    for _ in range(lot.below(MOST_IN_BASKET)):
        moves = [move for move in Basket(seat, draft).moves(world.table) if not isinstance(move, Done)]
        if moves:
            draft = filled(draft, moves[lot.below(len(moves))])
    return draft


def _brewed_anew(world: State, seat: Seat, luck: Luck, lot: _Lot) -> State:
    """From the start, and some moves on, but not to the end: the seat is seen to brew still."""
    for attempt in range(MOST_ATTEMPTS):
        begun = copied_state(world)
        begun.table.players[seat] = copied(begun.table.before[seat])
        begun.todo.lanes[seat] = Lane([*reversed(brewing_lane(begun.table, seat))])
        begun.todo.draws[seat] += attempt
        rest(begun, luck)
        if _still_brews(begun, world, seat):
            return _brewed_on(begun, seat, luck, lot)
    return world


def _brewed_on(world: State, seat: Seat, luck: Luck, lot: _Lot) -> State:
    for _ in range(lot.below(MOST_MOVES)):
        further = copied_state(world)
        moves = waiting(further)[seat].moves
        play(further, seat, moves[lot.below(len(moves))], luck)
        if not _still_brews(further, world, seat):
            return world
        world = further
    return world


def _still_brews(after: State, before: State, seat: Seat) -> bool:
    """In the same round: a lane that is over may have led to the next one."""
    return after.table.veiled(seat) and after.table.round == before.table.round
