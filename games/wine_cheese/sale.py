"""What can be sold from the cellar, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese.actions import trigger
from games.wine_cheese.moves import Move, SellAction, SellPair, SellSingle, SellUnfinished
from games.wine_cheese.printed import Card
from games.wine_cheese.table import Farm, Slot, Table
from games.wine_cheese.told import PairSold, Sold
from games.wine_cheese.track import Steps
from games.wine_cheese.words import GOODS

Sale = SellAction | SellPair | SellSingle | SellUnfinished
Pile = Literal["gold", "silver"]

_sell_action = cache(SellAction)
_sell_pair = cache(SellPair)
_sell_single = cache(SellSingle)
_sell_unfinished = cache(SellUnfinished)


def sales(table: Table, seat: Seat) -> Sequence[Move]:
    """§1.6 B: every sale that the cellar allows; a finished card never goes to silver (R-29)."""
    moves: list[Move] = []
    finished: list[tuple[int, Card]] = []
    for number, slot, card in table.cards(seat):
        if slot.markers:
            moves.append(_sell_unfinished(number))
        elif card.action is not None:
            moves += (_sell_action(number, True), _sell_action(number, False))
        else:
            moves.append(_sell_single(number))
            finished.append((number, card))
    moves += (_sell_pair(wine, cheese, first) for wine, cheese in _pairs(finished) for first in GOODS)
    return moves


def _pairs(finished: list[tuple[int, Card]]) -> Iterator[tuple[int, int]]:
    for wine, one in finished:
        for cheese, two in finished:
            if one.good == "wine" and two.good == "cheese" and one.dish == two.dish:
                yield wine, cheese


def sell(flow: Flow, seat: Seat, move: Sale) -> None:
    match move:
        case SellAction(slot):
            # The card acts while it still lies in the cellar, and counts itself.
            flow.then(PutAway(seat, (slot,), "gold"))
            if move.trigger:
                trigger(flow, seat, slot)
        case SellPair():
            _sell_pair_of(flow, seat, move)
        case SellSingle(slot):
            flow.then(PutAway(seat, (slot,), "gold"))
        case SellUnfinished(slot):
            flow.then(PutAway(seat, (slot,), "silver"))


def _sell_pair_of(flow: Flow, seat: Seat, move: SellPair) -> None:
    """Each card carries the steps of its own good's indicator (R-30); the seller says which moves first."""
    wine, cheese = flow.table.card(seat, move.wine_slot), flow.table.card(seat, move.cheese_slot)
    steps = [Steps(seat, "wine", wine.pair_steps), Steps(seat, "cheese", cheese.pair_steps)]
    flow.tell(PairSold(seat, wine.id, cheese.id, wine.dish))
    flow.then(
        *(steps if move.first == "wine" else reversed(steps)),
        PutAway(seat, (move.wine_slot, move.cheese_slot), "gold"),
    )


@dataclass(frozen=True, slots=True)
class PutAway(Do):
    """Sold cards leave the cellar for their pile; markers on them go back to the supply."""

    seat: Seat
    slots: tuple[int, ...]
    pile: Pile
    kind: Literal["put_away"] = "put_away"

    def run(self, flow: Flow) -> None:
        farm: Farm = flow.table.farms[self.seat]
        for number in self.slots:
            card = take_off(farm.cellar[number - 1])
            (farm.gold if self.pile == "gold" else farm.silver).append(card)
            flow.tell(Sold(self.seat, card, self.pile))


def take_off(slot: Slot) -> str:
    """The card of this slot, which is empty now."""
    card = slot.card
    assert card is not None
    slot.card, slot.markers = None, 0
    return card
