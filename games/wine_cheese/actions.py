"""The special actions of the action cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Flow
from games.wine_cheese.labels import target
from games.wine_cheese.markers import TakeMarker, gain, pay, ways_to_pay
from games.wine_cheese.moves import Gourmet, Move, Nothing, PayStarter, Target
from games.wine_cheese.printed import (
    INGREDIENTS_OF,
    Helper,
    MarketDay,
    Needs,
    PerCard,
    PerGourmet,
    StarterCultures,
    needs,
    other,
)
from games.wine_cheese.table import Table
from games.wine_cheese.told import MarkersPaid, Triggered
from games.wine_cheese.track import Steps
from games.wine_cheese.words import GOODS, Good

NOTHING = Nothing()
_GOURMETS = tuple(Gourmet(good) for good in GOODS)
_pay_starter = cache(PayStarter)


def trigger(flow: Flow, seat: Seat, slot: int, chain: tuple[int, ...] = ()) -> None:
    """§1.14 j: the card in this slot acts, set off by the helpers of `chain`."""
    table: Table = flow.table
    card = table.card(seat, slot)
    flow.tell(Triggered(seat, card.id, table.card(seat, chain[-1]).id if chain else None))
    match card.action:
        case StarterCultures():
            flow.then(PayForStarter(seat, card.id))
        case PerCard(steps):
            flow.then(Steps(seat, other(card.good), steps * _count(table, seat, card.good)))
        case PerGourmet():
            flow.then(MoveForGourmet(seat, card.id, _count(table, seat, card.good, gourmet=True)))
        case Helper():
            flow.then(Help(seat, (*chain, slot)))
        case MarketDay():
            _hold_market_day(flow, seat, card.action)


def _count(table: Table, seat: Seat, good: Good, gourmet: bool = False) -> int:
    """Own face-up cards of a good, the acting one too (R-27)."""
    return sum(card.good == good and (not gourmet or card.dish is not None) for _, _, card in table.cards(seat))


def _hold_market_day(flow: Flow, seat: Seat, day: MarketDay) -> None:
    gain(flow, seat, day.gives, "market_day")
    if day.free is not None:
        flow.then(TakeMarker(seat, "market_day", INGREDIENTS_OF[day.free]))


@dataclass(frozen=True, slots=True)
class PayForStarter(Ask):
    """Both shown markers for the steps, or nothing; without them there is no effect (R-33)."""

    seat: Seat
    card: str
    kind: Literal["pay_for_starter"] = "pay_for_starter"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        ways = ways_to_pay(table.farms[self.seat], self._needs(table))
        return [*map(_pay_starter, ways), NOTHING] if ways else []

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, PayStarter):
            paid = pay(flow.table.farms[self.seat], self._needs(flow.table), move.stored)
            flow.tell(MarkersPaid(self.seat, paid, "starter_cultures"))
            flow.then(Steps(self.seat, flow.table.printed.cards[self.card].good, self._action(flow.table).steps))

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"card": self.card}

    def _action(self, table: Table) -> StarterCultures:
        action = table.printed.cards[self.card].action
        assert isinstance(action, StarterCultures)
        return action

    def _needs(self, table: Table) -> Needs:
        return needs(self._action(table).pays)


@dataclass(frozen=True, slots=True)
class MoveForGourmet(Ask):
    """For one gourmet card after the other: which indicator moves, each before the next is chosen (R-32)."""

    seat: Seat
    card: str
    left: int
    kind: Literal["move_for_gourmet"] = "move_for_gourmet"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        return _GOURMETS if self.left else ()

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Gourmet)
        card = flow.table.printed.cards[self.card]
        steps = card.action.own if move.indicator == card.good else card.action.other
        flow.then(
            Steps(self.seat, move.indicator, steps),
            MoveForGourmet(self.seat, self.card, self.left - 1),
        )

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"card": self.card, "left": self.left}


@dataclass(frozen=True, slots=True)
class Help(Ask):
    """Which other action card acts; none twice in one chain, and a chain without a further target ends (R-34)."""

    seat: Seat
    chain: tuple[int, ...]
    kind: Literal["help"] = "help"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        return [
            target(number)
            for number, _, card in table.cards(self.seat)
            if card.action is not None and number not in self.chain
        ]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Target)
        trigger(flow, self.seat, move.slot, self.chain)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"card": table.card(self.seat, self.chain[-1]).id}
