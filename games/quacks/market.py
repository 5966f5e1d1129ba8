"""What is for sale, and for how many coins (rules 2.2, 7 E)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from games.quacks.stock import OUT_FROM, PRICES
from games.quacks.table import Table
from games.quacks.words import COLOUR, KINDS, Colour, Kind

MOST_CHIPS = 2
"""Bought at one time, and of different colours."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A basket while it is filled."""

    chips: tuple[Kind, ...] = ()
    taken: int = 0
    """So many of the chips are the player's already: what an earlier answer got before the supply ran short."""
    witch: bool = False
    """Witch B2 or B4 is called."""
    copy: Kind | None = None
    """What witch B3 gives once more."""
    raised: tuple[int, ...] = ()
    """The places of the pot that witch B1 raises."""


EMPTY_BASKET = Draft()


@dataclass(frozen=True, slots=True)
class Ware:
    """A chip that a book sells, and from which round on that book is on the table."""

    chip: Kind
    cost: int
    colour: Colour
    out_from: int


@lru_cache(4096)
def price_list(cards: tuple[str, ...], green4: int, blue4: int) -> Mapping[Kind, int]:
    """The coins of each chip that these books sell; two cells of the lists are disputed (D7, D8)."""
    disputed: dict[str, dict[Kind, int]] = {"book.green.3": {"green4": green4}, "book.blue.4": {"blue4": blue4}}
    sold = {kind: coins for card in cards for kind, coins in {**PRICES.get(card, {}), **disputed.get(card, {})}.items()}
    return {kind: sold[kind] for kind in KINDS if kind in sold}


@lru_cache(4096)
def wares(cards: tuple[str, ...], green4: int, blue4: int) -> tuple[Ware, ...]:
    """The same list, with all that a buyer asks of a chip beside it."""
    listed = price_list(cards, green4, blue4).items()
    return tuple(Ware(chip, cost, COLOUR[chip], OUT_FROM.get(COLOUR[chip], 1)) for chip, cost in listed)


def for_sale_ever(table: Table) -> tuple[Ware, ...]:
    """Books come first among the cards; which others are in play changes every round."""
    return wares(table.cards[: len(table.books)], table.options.green3_price4, table.options.blue4_price4)


def prices(table: Table) -> Mapping[Kind, int]:
    return price_list(table.cards[: len(table.books)], table.options.green3_price4, table.options.blue4_price4)


def for_sale(table: Table, coins: int, bought: Iterable[Kind] = ()) -> list[Kind]:
    """The chips that so many coins can buy beside those already bought."""
    had = [*bought]
    if len(had) >= MOST_CHIPS:
        return []
    colours, supply, now = [COLOUR[chip] for chip in had], table.supply, table.round
    return [
        ware.chip
        for ware in for_sale_ever(table)
        if ware.cost <= coins and ware.out_from <= now and supply[ware.chip] and ware.colour not in colours
    ]


def cost_of(table: Table, chips: Iterable[Kind]) -> int:
    return sum(map(prices(table).__getitem__, chips))
