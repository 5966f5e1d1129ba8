"""The money track: steps forward with laps and bonus markers, and the four steps back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese.markers import TakeMarker
from games.wine_cheese.table import Indicator, Table
from games.wine_cheese.told import Stepped
from games.wine_cheese.words import INGREDIENTS, START, Good


def _occupied(table: Table, mover: Indicator) -> set[int]:
    """Spaces to skip, whoever stands there; the start is shared by all."""
    return {it.space for farm in table.farms for it in farm.indicators.values() if it is not mover} - {START}


@dataclass(frozen=True, slots=True)
class Steps(Do):
    """§1.14 g: each step goes to the next free space; bonus markers on the way are taken, skipped spaces included."""

    seat: Seat
    good: Good
    steps: int
    kind: Literal["steps"] = "steps"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        mover = table.farms[self.seat].indicators[self.good]
        before, occupied, passed, jumped = mover.space, _occupied(table, mover), 0, 0
        for _ in range(self.steps):
            met, over = _step(table, mover, occupied)
            passed, jumped = passed + met, jumped + over
        flow.tell(Stepped(self.seat, self.good, before, mover.space, mover.laps, jumped))
        if passed:
            flow.then(TakeMarker(self.seat, "bonus", INGREDIENTS, passed))


def _step(table: Table, mover: Indicator, occupied: set[int]) -> tuple[int, int]:
    """One step: bonus markers met, occupied spaces skipped. The lap counts when the arrow is crossed (R-15)."""
    track, met, skipped = table.printed.track, 0, 0
    while True:
        mover.space += 1
        if mover.space == len(track.worth):
            mover.space, mover.laps = track.lap_to, mover.laps + 1
        if mover.space in table.bonus:
            table.bonus.remove(mover.space)
            met += 1
        if mover.space not in occupied:
            return met, skipped
        skipped += 1


def space_behind(table: Table, seat: Seat, good: Good, steps: int) -> int | None:
    """§1.14 h: where this many steps back lead, or None if not all of them can be made (R-19).

    The start can be reached only by the last step, since nothing lies behind it; behind the first space after the lap
    arrow lies nothing for an indicator that came by the arrow.
    """
    mover = table.farms[seat].indicators[good]
    last = table.printed.track.lap_to if mover.laps else START
    if mover.space - last < steps:
        return None
    occupied = _occupied(table, mover)
    behind = [space for space in range(mover.space - 1, last - 1, -1) if space not in occupied]
    return behind[steps - 1] if len(behind) >= steps else None


def step_back(flow: Flow, seat: Seat, good: Good, steps: int) -> None:
    mover: Indicator = flow.table.farms[seat].indicators[good]
    before, behind = mover.space, space_behind(flow.table, seat, good, steps)
    assert behind is not None
    mover.space = behind
    flow.tell(Stepped(seat, good, before, behind, mover.laps, before - behind - steps))
