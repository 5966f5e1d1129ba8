"""Special actions of the cards in the cellar: the second phase of summer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese import moves
from games.wine_cheese.actions import trigger
from games.wine_cheese.table import Table
from games.wine_cheese.turns import END_TURN, YourTurn

_trigger = cache(moves.Trigger)


@dataclass(frozen=True, slots=True)
class SpecialActions(Do):
    """§1.9: P1, then P2."""

    kind: Literal["special_actions"] = "special_actions"

    def run(self, flow: Flow) -> None:
        flow.then(*map(TriggerActions, flow.table.in_order()))


@dataclass(frozen=True, slots=True)
class TriggerActions(YourTurn):
    """§1.9: every own action card once, finished or not, in any order; what a helper sets off does not count (R-35)."""

    seat: Seat
    triggered: tuple[int, ...] = ()
    kind: Literal["trigger_actions"] = "trigger_actions"
    rule: ClassVar[str] = "§1.9 Special actions"

    def main(self, table: Table) -> Sequence[moves.Move]:
        ready = [n for n, _, card in table.cards(self.seat) if card.action is not None and n not in self.triggered]
        return [*map(_trigger, ready), END_TURN]

    def act(self, flow: Flow, move: moves.Move) -> None:
        if isinstance(move, moves.Trigger):
            flow.then(TriggerActions(self.seat, (*self.triggered, move.slot)))
            trigger(flow, self.seat, move.slot)

    def why_not(self, table: Table) -> dict[str, str]:
        return YourTurn.why_not(self, table) | {f"trigger:{slot}": "triggered" for slot in self.triggered}
