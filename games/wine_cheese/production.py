"""Production and sale: the second phase of spring and of fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Do, Flow
from games.wine_cheese.actions import NOTHING, trigger
from games.wine_cheese.labels import carry_out, options
from games.wine_cheese.markers import pay, ways_to_pay
from games.wine_cheese.moves import DropOut, FreeLabel, Move, Produce, Special
from games.wine_cheese.sale import Sale, sales, sell
from games.wine_cheese.table import Farm, Table
from games.wine_cheese.told import DroppedOut, Labelled, Produced
from games.wine_cheese.turns import END_TURN, YourTurn, no_production, no_sale

_DROP_OUT = DropOut()
_SPECIAL = Special()
_produce = cache(Produce)
_free_label = cache(FreeLabel)


@dataclass(frozen=True, slots=True)
class ProductionAndSale(Do):
    """§1.6: the players alternate, P1 first, until both dropped out."""

    kind: Literal["production_and_sale"] = "production_and_sale"

    def run(self, flow: Flow) -> None:
        flow.then(NextProducer(flow.table.first))


@dataclass(frozen=True, slots=True)
class NextProducer(Do):
    """The turn of this player; of the other one, if this one dropped out (R-25)."""

    seat: Seat
    kind: Literal["next_producer"] = "next_producer"

    def run(self, flow: Flow) -> None:
        farms: list[Farm] = flow.table.farms
        for seat in (self.seat, 1 - self.seat):
            if not farms[seat].dropped:
                flow.then(Production(seat), NextProducer(1 - seat))
                return
        for farm in farms:
            farm.dropped = False


@dataclass(frozen=True, slots=True)
class Production(YourTurn):
    """§1.6: produce, sell, or drop out. It never answers itself: that would tell what is not in the hand."""

    seat: Seat
    kind: Literal["production"] = "production"
    rule: ClassVar[str] = "§1.6 Production and sale"
    alone: ClassVar[bool] = False

    def main(self, table: Table) -> Sequence[Move]:
        return [*_productions(table, self.seat), *sales(table, self.seat), _DROP_OUT]

    def act(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Produce):
            flow.then(RestOfTurn(self.seat))
            _carry_out_production(flow, self.seat, move)
        elif isinstance(move, DropOut):
            flow.table.farms[self.seat].dropped = True
            flow.tell(DroppedOut(self.seat))
            flow.then(RestOfTurn(self.seat))
        else:
            assert isinstance(move, Sale)
            flow.then(RestOfTurn(self.seat, selling=True))
            sell(flow, self.seat, move)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"main_done": False}

    def why_not(self, table: Table) -> dict[str, str]:
        return {"end_turn": "main_first"} | _why_no_production(table, self.seat)


def _free_slots(farm: Farm) -> list[int]:
    return [number for number, slot in enumerate(farm.cellar, start=1) if slot.card is None and not slot.closed]


def _productions(table: Table, seat: Seat) -> list[Move]:
    """§1.6 A: every hand card that is paid in full, from sites and storage (R-13), into every free slot."""
    farm, cards = table.farms[seat], table.printed.cards
    free = _free_slots(farm)
    if not free:
        return []
    return [
        _produce(card, slot, stored)
        for card in farm.hand
        for stored in ways_to_pay(farm, cards[card].needs)
        for slot in free
    ]


def _why_no_production(table: Table, seat: Seat) -> dict[str, str]:
    farm, cards = table.farms[seat], table.printed.cards
    why = {f"slot:{n}": "closed" if slot.closed else "occupied" for n, slot in enumerate(farm.cellar, start=1)}
    for number in _free_slots(farm):
        del why[f"slot:{number}"]
    free = len(why) < len(farm.cellar)
    for card in farm.hand:
        if not ways_to_pay(farm, cards[card].needs):
            why[f"produce:{card}"] = "cost"
        elif not free:
            why[f"produce:{card}"] = "no_slot"
    return why


def _carry_out_production(flow: Flow, seat: Seat, move: Produce) -> None:
    """Playing and paying are one move: nothing comes between them (R-14)."""
    farm: Farm = flow.table.farms[seat]
    card = flow.table.printed.cards[move.card]
    pay(farm, card.needs, move.stored)
    farm.hand.remove(card.id)
    slot = farm.cellar[move.slot - 1]
    slot.card, slot.markers = card.id, len(card.cost)
    flow.shown()
    flow.tell(Produced(seat, card.id, move.slot, slot.markers))
    flow.then(Benefit(seat, move.slot))


@dataclass(frozen=True, slots=True)
class Benefit(Ask):
    """§1.6 A: one label option free of charge, or the special action of an action card, or nothing (R-21, R-22)."""

    seat: Seat
    slot: int
    kind: Literal["benefit"] = "benefit"
    rule: ClassVar[str] = "§1.6 Production and sale"

    def moves(self, table: Table) -> Sequence[Move]:
        special = [_SPECIAL] if table.card(self.seat, self.slot).action is not None else []
        return [*special, *map(_free_label, options(table, self.seat)), NOTHING]

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Special):
            trigger(flow, self.seat, self.slot)
        elif isinstance(move, FreeLabel):
            flow.tell(Labelled(self.seat, move.option, None, free=True))
            carry_out(flow, self.seat, move.option)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"card": table.card(self.seat, self.slot).id}


@dataclass(frozen=True, slots=True)
class RestOfTurn(YourTurn):
    """§1.4: after the main move, until the turn is ended (R-23, R-24); further sales only follow a sale."""

    seat: Seat
    selling: bool = False
    kind: Literal["rest_of_turn"] = "rest_of_turn"
    rule: ClassVar[str] = "§1.4 Your own turn"

    def main(self, table: Table) -> Sequence[Move]:
        return [*(sales(table, self.seat) if self.selling else ()), END_TURN]

    def act(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Sale):
            flow.then(self)
            sell(flow, self.seat, move)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"main_done": True}

    def why_not(self, table: Table) -> dict[str, str]:
        return no_production(table, self.seat) | ({} if self.selling else no_sale(table, self.seat))
