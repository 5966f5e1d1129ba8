"""Storage and turn order: the third phase of spring and of fall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import ClassVar, Literal

from games.game import Seat
from games.steps import Do, Flow
from games.wine_cheese.moves import Move, Store
from games.wine_cheese.table import Farm, Table, no_markers
from games.wine_cheese.told import MarkersExpired, TurnOrder
from games.wine_cheese.turns import YourTurn
from games.wine_cheese.words import INGREDIENTS, Ingredient

_store = cache(Store)


@dataclass(frozen=True, slots=True)
class Storage(Do):
    """§1.7: P1's turn, then P2's, then the turn-order cards."""

    kind: Literal["storage"] = "storage"

    def run(self, flow: Flow) -> None:
        flow.then(*map(FinishStorage, flow.table.in_order()), HandOutTurnOrder())


@dataclass(frozen=True, slots=True)
class FinishStorage(YourTurn):
    """§1.7: how many markers of each kind are kept, fewer than fit if so wished; the rest expires (R-42, R-56)."""

    seat: Seat
    kind: Literal["finish_storage"] = "finish_storage"
    rule: ClassVar[str] = "§1.7 Storage and turn order"

    def main(self, table: Table) -> Sequence[Move]:
        salt, sugar, yeast, cultures = (_fits(table, self.seat, it) for it in ("salt", "sugar", "yeast", "cultures"))
        return [_store(*counts) for counts in product(salt, sugar, yeast, cultures)]

    def act(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Store)
        farm: Farm = flow.table.farms[self.seat]
        kept = no_markers() | {"salt": move.salt, "sugar": move.sugar, "yeast": move.yeast, "cultures": move.cultures}
        expired = {ingredient: farm.sites[ingredient] - n for ingredient, n in kept.items()}
        for ingredient, n in kept.items():
            farm.storage[ingredient] += n
        farm.sites = no_markers()
        flow.tell(MarkersExpired(self.seat, _in_order(kept), _in_order(expired)))


def _fits(table: Table, seat: Seat, ingredient: Ingredient) -> range:
    """How many markers may move into the storage, the most first."""
    farm = table.farms[seat]
    room = table.printed.storage.get(ingredient, 0) - farm.storage[ingredient]
    return range(min(farm.sites[ingredient], room), -1, -1)


def _in_order(counts: Mapping[Ingredient, int]) -> tuple[Ingredient, ...]:
    return tuple(ingredient for ingredient in INGREDIENTS for _ in range(counts[ingredient]))


@dataclass(frozen=True, slots=True)
class HandOutTurnOrder(Do):
    """§1.7: more markers in storage take card 1; a tie, 0 : 0 too, swaps the cards (R-43)."""

    kind: Literal["hand_out_turn_order"] = "hand_out_turn_order"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        south, north = (sum(farm.storage.values()) for farm in table.farms)
        table.first = 1 - table.first if south == north else int(north > south)
        flow.tell(TurnOrder(table.first, (south, north)))
