"""Markers that come and go: from the supply, and as payment from processing sites or storage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Flow
from games.wine_cheese.moves import Give, Move, Take
from games.wine_cheese.printed import Needs
from games.wine_cheese.table import Farm, Table
from games.wine_cheese.told import MarkersGained, MarkersPaid
from games.wine_cheese.words import INGREDIENTS, Ingredient

GainCause = Literal["harvest", "laboratory", "bonus", "market_day", "trade"]
Stored = tuple[Ingredient, ...]

_take = cache(Take)
_give = cache(Give)


def ways_to_pay(farm: Farm, needs: Needs) -> list[Stored]:
    """Every split between processing sites and storage (R-13), the one that spares the storage first."""
    ways: list[Stored] = [()]
    for ingredient, n in needs:
        stored, short = farm.storage[ingredient], n - farm.sites[ingredient]
        if short > stored:
            return []
        if stored:
            ways = [(*way, *(ingredient,) * k) for way in ways for k in range(max(short, 0), min(n, stored) + 1)]
    return ways


def pay(farm: Farm, needs: Needs, stored: Stored) -> tuple[Ingredient, ...]:
    """Takes the markers away, those in `stored` from the storage and all else from the sites."""
    for ingredient, n in needs:
        from_storage = stored.count(ingredient)
        farm.storage[ingredient] -= from_storage
        farm.sites[ingredient] -= n - from_storage
    return tuple(ingredient for ingredient, n in needs for _ in range(n))


def gain(flow: Flow, seat: Seat, markers: Iterable[Ingredient], cause: GainCause) -> None:
    gained = tuple(markers)
    if gained:
        for ingredient in gained:
            flow.table.farms[seat].sites[ingredient] += 1
        flow.tell(MarkersGained(seat, gained, cause))


@dataclass(frozen=True, slots=True)
class TakeMarker(Ask):
    """Of which ingredient a marker is: for a laboratory (R-06), a bonus space (R-16), a free choice (R-46)."""

    seat: Seat
    cause: Literal["laboratory", "bonus", "market_day"]
    choice: tuple[Ingredient, ...]
    left: int = 1
    kind: Literal["take_marker"] = "take_marker"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        return [_take(ingredient) for ingredient in self.choice]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Take)
        gain(flow, self.seat, [move.ingredient], self.cause)
        if self.left > 1:
            flow.then(TakeMarker(self.seat, self.cause, self.choice, self.left - 1))

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"cause": self.cause, "left": self.left}


@dataclass(frozen=True, slots=True)
class GiveMarkers(Ask):
    """A payment of the payer's choice, one marker after the other (§1.14 b and i, R-13)."""

    seat: Seat
    cause: Literal["trade", "cellar"]
    left: int
    get: Ingredient | None = None
    """What a trade brings."""
    given: tuple[Ingredient, ...] = ()
    kind: Literal["give_markers"] = "give_markers"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        farm = table.farms[self.seat]
        return [
            _give(ingredient, stored)
            for ingredient in INGREDIENTS
            for stored, place in ((False, farm.sites), (True, farm.storage))
            if place[ingredient]
        ]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Give)
        farm: Farm = flow.table.farms[self.seat]
        (farm.storage if move.stored else farm.sites)[move.ingredient] -= 1
        given = (*self.given, move.ingredient)
        if self.left > 1:
            flow.then(GiveMarkers(self.seat, self.cause, self.left - 1, self.get, given))
            return
        flow.tell(MarkersPaid(self.seat, given, self.cause))
        if self.get is not None:
            gain(flow, self.seat, [self.get], "trade")

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"cause": self.cause, "left": self.left, "get": self.get}
