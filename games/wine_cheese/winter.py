"""Winter: new workers in the first year, selling everything and the end in the second."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese import told
from games.wine_cheese.moves import Move
from games.wine_cheese.sale import Sale, sales, sell
from games.wine_cheese.scoring import score, verdict
from games.wine_cheese.table import Table
from games.wine_cheese.turns import END_TURN, YourTurn, no_production


@dataclass(frozen=True, slots=True)
class NewWorkers(Do):
    """§1.11: the reserve moves into the one empty house of each side."""

    kind: Literal["new_workers"] = "new_workers"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        color = table.reserve
        assert color is not None
        south, north = (self._move_in(table, seat) for seat in (0, 1))
        table.reserve = None
        flow.tell(told.NewWorkers(color, (south, north)))

    @staticmethod
    def _move_in(table: Table, seat: Seat) -> int:
        house = next(house for house, space in enumerate(table.housing, start=1) if space.houses[seat] is None)
        table.housing[house - 1].houses[seat] = table.reserve
        return house


@dataclass(frozen=True, slots=True)
class SellEverything(Do):
    """§1.12: P1's turn, then P2's (R-47)."""

    kind: Literal["sell_everything"] = "sell_everything"

    def run(self, flow: Flow) -> None:
        flow.then(*map(SellCellar, flow.table.in_order()))


@dataclass(frozen=True, slots=True)
class SellCellar(YourTurn):
    """§1.12: every card in any order; the turn is ended once none is left, and does not end by itself."""

    seat: Seat
    kind: Literal["sell_cellar"] = "sell_cellar"
    rule: ClassVar[str] = "§1.12 Sell everything"
    alone: ClassVar[bool] = False

    def main(self, table: Table) -> Sequence[Move]:
        return sales(table, self.seat) or [END_TURN]

    def act(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Sale):
            flow.then(self)
            sell(flow, self.seat, move)

    def why_not(self, table: Table) -> dict[str, str]:
        return no_production(table, self.seat) | ({"end_turn": "cards_left"} if sales(table, self.seat) else {})


@dataclass(frozen=True, slots=True)
class GameEnd(Do):
    """§1.13: all is laid open and counted."""

    kind: Literal["game_end"] = "game_end"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        south, north = (score(table, seat) for seat in (0, 1))
        table.winner, by = verdict((south, north), table.first, table.final_tiebreak)
        flow.shown()
        flow.tell(told.Ended(table.winner, (south.k, north.k), by))
