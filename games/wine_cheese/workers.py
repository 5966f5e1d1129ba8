"""Workers go to the plots in spring and come home in fall, and the grid yields ingredients."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese.markers import TakeMarker, gain
from games.wine_cheese.moves import Move, Return, Send
from games.wine_cheese.printed import Printed, Soil
from games.wine_cheese.table import Table, Worker
from games.wine_cheese.told import WorkerReturned, WorkerSent
from games.wine_cheese.turns import YourTurn
from games.wine_cheese.words import SOUTH, Color, Plot

_send = cache(Send)
_return = cache(Return)


def yields(printed: Printed, seat: Seat, card: str, plot: Plot, occupied: Collection[Plot]) -> list[Soil]:
    """§1.14 a: the soils that give a marker each, the worker's own plot first. Whose workers they are does not matter
    (R-04). Every player reads the pattern from the own side (R-02), and cells count one by one (R-03).
    """
    housing = printed.housing[card]
    got = [printed.grid[plot]] * (2 if housing.together else 1)
    side = 1 if seat == SOUTH else -1
    for nearer, right in housing.others:
        cell = (plot[0] + side * nearer, plot[1] + side * right)
        if cell in printed.grid and (cell in occupied) == housing.together:
            got.append(printed.grid[cell])
    return got


def _harvest(flow: Flow, seat: Seat, house: int, plot: Plot) -> None:
    table: Table = flow.table
    got = yields(table.printed, seat, table.housing[house - 1].card, plot, {it.plot for it in table.workers})
    gain(flow, seat, [soil for soil in got if soil != "laboratory"], "harvest")
    if choices := got.count("laboratory"):
        flow.then(TakeMarker(seat, "laboratory", ("yeast", "cultures"), choices))


@dataclass(frozen=True, slots=True)
class WorkerTurn(Do):
    """§1.5, §1.10: single turns 1, 2, 3, ... in the order P1 P2 P2 P1; in even ones the colour is forced."""

    home: bool
    """Fall, when workers return."""
    turn: int = 1
    color: Color | None = None
    """What was chosen in the turn before."""
    kind: Literal["worker_turn"] = "worker_turn"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        colors = len(table.printed.setup.colors) - (table.reserve is not None)
        if self.turn > 2 * colors:
            table.turn, table.forced = 0, None
            return
        table.turn, table.forced = self.turn, self.color if self.turn % 2 == 0 else None
        seat = table.in_order()[0 if self.turn % 4 in (0, 1) else 1]
        flow.then(ReturnWorker(seat) if self.home else SendWorker(seat))

    @staticmethod
    def after(table: Table, home: bool, color: Color) -> WorkerTurn:
        return WorkerTurn(home, table.turn + 1, color)


def _colors(table: Table, seat: Seat) -> list[tuple[int, Color | None]]:
    """A player's own houses, each with the colour of its bench."""
    return [(house, space.houses[seat]) for house, space in enumerate(table.housing, start=1)]


@dataclass(frozen=True, slots=True)
class SendWorker(YourTurn):
    """§1.5: a worker of an own house to any empty plot, never a water hole (R-05, R-08)."""

    seat: Seat
    kind: Literal["send_worker"] = "send_worker"
    rule: ClassVar[str] = "§1.5 Send workers"
    labels: ClassVar[bool] = False

    def main(self, table: Table) -> Sequence[Move]:
        occupied = {worker.plot for worker in table.workers}
        empty = [plot for plot in table.printed.grid if plot not in occupied]
        return [_send(house, plot) for house in self._houses(table) for plot in empty]

    def _houses(self, table: Table) -> list[int]:
        colors = _colors(table, self.seat)
        return [house for house, color in colors if color is not None and table.forced in (None, color)]

    def why_not(self, table: Table) -> dict[str, str]:
        offered = self._houses(table)
        return YourTurn.why_not(self, table) | {
            f"house:{house}": "empty" if color is None else "color_forced"
            for house, color in _colors(table, self.seat)
            if house not in offered
        }

    def act(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Send)
        table: Table = flow.table
        houses = table.housing[move.house - 1].houses
        color = houses[self.seat]
        assert color is not None
        houses[self.seat] = None
        table.workers = sorted([*table.workers, Worker(move.plot, color)], key=lambda worker: worker.plot)
        flow.tell(WorkerSent(self.seat, color, move.house, move.plot))
        flow.then(WorkerTurn.after(table, False, color))
        _harvest(flow, self.seat, move.house, move.plot)


@dataclass(frozen=True, slots=True)
class ReturnWorker(YourTurn):
    """§1.10: any worker on the grid, whoever sent it (R-07), to an own empty house, which yields before it leaves."""

    seat: Seat
    kind: Literal["return_worker"] = "return_worker"
    rule: ClassVar[str] = "§1.10 Return workers"
    labels: ClassVar[bool] = False

    def main(self, table: Table) -> Sequence[Move]:
        empty = [house for house, color in _colors(table, self.seat) if color is None]
        workers = [worker for worker in table.workers if table.forced in (None, worker.color)]
        return [_return(worker.plot, house) for worker in workers for house in empty]

    def why_not(self, table: Table) -> dict[str, str]:
        return YourTurn.why_not(self, table) | {
            f"house:{house}": "occupied" for house, color in _colors(table, self.seat) if color is not None
        }

    def act(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Return)
        table: Table = flow.table
        worker = next(worker for worker in table.workers if worker.plot == move.plot)
        flow.then(WorkerTurn.after(table, True, worker.color))
        flow.tell(WorkerReturned(self.seat, worker.color, move.plot, move.house))
        _harvest(flow, self.seat, move.house, move.plot)
        table.workers.remove(worker)
        table.housing[move.house - 1].houses[self.seat] = worker.color
