"""Ageing: the first phase of summer and of winter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese.moves import Age, Move
from games.wine_cheese.production import RestOfTurn
from games.wine_cheese.sale import take_off
from games.wine_cheese.table import Table
from games.wine_cheese.told import Overripe, Ripened
from games.wine_cheese.turns import YourTurn

_AGE = Age()


@dataclass(frozen=True, slots=True)
class Ageing(Do):
    """§1.8: P1, then P2, never at the same time (R-36)."""

    kind: Literal["ageing"] = "ageing"

    def run(self, flow: Flow) -> None:
        flow.then(*map(AgeCellar, flow.table.in_order()))


@dataclass(frozen=True, slots=True)
class AgeCellar(YourTurn):
    """§1.8: all cards of the own cellar at once, with time for label actions before and after (R-37)."""

    seat: Seat
    kind: Literal["age_cellar"] = "age_cellar"
    rule: ClassVar[str] = "§1.8 Ageing"

    def main(self, table: Table) -> Sequence[Move]:
        return [_AGE]

    def act(self, flow: Flow, move: Move) -> None:
        table: Table = flow.table
        by = table.printed.ageing[table.phase]
        for number, slot, card in list(table.cards(self.seat)):
            if slot.markers >= by:
                slot.markers -= by
                flow.tell(Ripened(self.seat, card.id, number, -by, slot.markers, "ageing"))
            else:
                # Overripe: to silver without action or steps; its markers go back to the supply.
                table.farms[self.seat].silver.append(take_off(slot))
                flow.tell(Overripe(self.seat, card.id, number))
        flow.then(RestOfTurn(self.seat))

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"main_done": False, "markers": table.printed.ageing[table.phase]}

    def why_not(self, table: Table) -> dict[str, str]:
        return YourTurn.why_not(self, table) | {"end_turn": "main_first"}
