"""A player's own turn: what may be done in it at any time, beside its main move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Do, Flow
from games.wine_cheese.labels import act_on_label, label_moves, why_no_label
from games.wine_cheese.markers import GiveMarkers
from games.wine_cheese.moves import EndTurn, Label, Move, OpenCellar, Trade
from games.wine_cheese.table import Table
from games.wine_cheese.told import CellarOpened
from games.wine_cheese.track import space_behind, step_back
from games.wine_cheese.words import GOODS, INGREDIENTS

END_TURN = EndTurn()
_TRADES = tuple(Trade(ingredient) for ingredient in INGREDIENTS)
_FOR_MARKERS = OpenCellar("markers")
_FOR_STEPS = {good: OpenCellar(good) for good in GOODS}


class YourTurn(Ask):
    """§1.4: label actions, trades and the removal of Cellar Closed stand beside the main move, and the turn goes on
    after them. A choice that they bring is answered before anything else (R-57).
    """

    __slots__ = ()

    labels: ClassVar[bool] = True

    def main(self, table: Table) -> Sequence[Move]:
        raise NotImplementedError

    def act(self, flow: Flow, move: Move) -> None:
        raise NotImplementedError

    def why_not(self, table: Table) -> dict[str, str]:
        """Reasons for main moves that are not offered."""
        return no_production(table, self.seat) | no_sale(table, self.seat)

    def moves(self, table: Table) -> Sequence[Move]:
        return [
            *self.main(table),
            *(label_moves(table, self.seat) if self.labels else ()),
            *_trades(table, self.seat),
            *_removals(table, self.seat),
        ]

    def play(self, flow: Flow, move: Move) -> None:
        match move:
            case Label():
                flow.then(self)
                act_on_label(flow, self.seat, move)
            case Trade():
                flow.then(GiveMarkers(self.seat, "trade", flow.table.printed.trade, move.get), self)
            case OpenCellar():
                flow.then(OpenedCellar(self.seat), self)
                _pay_removal(flow, self.seat, move)
            case _:
                self.act(flow, move)

    def why(self, table: Table) -> Mapping[str, str]:
        labels = why_no_label(table, self.seat) if self.labels else {f"label:{it}": "not_now" for it in INGREDIENTS}
        return labels | _why_no_trade(table, self.seat) | _why_no_removal(table, self.seat) | self.why_not(table)


def no_production(table: Table, seat: Seat) -> dict[str, str]:
    """Why hand cards are not offered outside of production."""
    return {f"produce:{card}": "not_now" for card in table.farms[seat].hand}


def no_sale(table: Table, seat: Seat) -> dict[str, str]:
    return {f"sell:{number}": "not_now" for number, _, _ in table.cards(seat)}


def _trades(table: Table, seat: Seat) -> Sequence[Move]:
    """§1.14 b. In the other's turn nothing is traded (R-11)."""
    return _TRADES if table.farms[seat].markers() >= table.printed.trade else ()


def _removals(table: Table, seat: Seat) -> Sequence[Move]:
    """§1.14 i: four markers, or four steps back of one indicator."""
    farm, printed = table.farms[seat], table.printed
    if not _is_closed(table, seat):
        return ()
    moves: list[Move] = [_FOR_MARKERS] if farm.markers() >= printed.removal_markers else []
    moves += [_FOR_STEPS[it] for it in GOODS if space_behind(table, seat, it, printed.removal_steps) is not None]
    return moves


def _is_closed(table: Table, seat: Seat) -> bool:
    return table.farms[seat].cellar[table.printed.setup.closed_slot - 1].closed


def _pay_removal(flow: Flow, seat: Seat, move: OpenCellar) -> None:
    printed = flow.table.printed
    if move.by == "markers":
        flow.then(GiveMarkers(seat, "cellar", printed.removal_markers))
    else:
        step_back(flow, seat, move.by, printed.removal_steps)


def _why_no_trade(table: Table, seat: Seat) -> dict[str, str]:
    return {} if _trades(table, seat) else {"trade": "too_few"}


def _why_no_removal(table: Table, seat: Seat) -> dict[str, str]:
    if not _is_closed(table, seat):
        return {}
    offered = _removals(table, seat)
    why = {f"open_cellar:{good}": "steps_behind" for good in GOODS if _FOR_STEPS[good] not in offered}
    return why if _FOR_MARKERS in offered else why | {"open_cellar:markers": "too_few"}


@dataclass(frozen=True, slots=True)
class OpenedCellar(Do):
    """The removal is paid: the Cellar Closed card goes back to the box, the slot can be used at once (§1.14 i)."""

    seat: Seat
    kind: Literal["opened_cellar"] = "opened_cellar"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.farms[self.seat].cellar[table.printed.setup.closed_slot - 1].closed = False
        flow.tell(CellarOpened(self.seat))
