"""What lies on the table while a match goes on: all of it, hidden or not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from games.game import Seat
from games.wine_cheese.editions import EDITIONS
from games.wine_cheese.printed import Card, Printed
from games.wine_cheese.words import GOODS, INGREDIENTS, SOUTH, START, Color, Good, Ingredient, Plot

Markers = dict[Ingredient, int]
Tiebreak = Literal["card1", "card2"]


def no_markers() -> Markers:
    return dict.fromkeys(INGREDIENTS, 0)


@dataclass(slots=True)
class Indicator:
    space: int = START
    laps: int = 0


@dataclass(slots=True)
class Slot:
    """A cellar slot. Markers on a card have no identity: only their number matters (R-41)."""

    card: str | None = None
    markers: int = 0
    closed: bool = False


@dataclass(slots=True)
class Farm:
    """What lies before one player."""

    sites: Markers = field(default_factory=no_markers)
    """Markers on the processing sites."""
    storage: Markers = field(default_factory=no_markers)
    hand: list[str] = field(default_factory=list)
    """In canonical order, as the decks are."""
    cellar: list[Slot] = field(default_factory=list)
    gold: list[str] = field(default_factory=list)
    """Sold cards, the last one on top."""
    silver: list[str] = field(default_factory=list)
    indicators: dict[Good, Indicator] = field(default_factory=lambda: {good: Indicator() for good in GOODS})
    dropped: bool = False
    """Out of the present production and sale phase."""

    def markers(self) -> int:
        return sum(self.sites.values()) + sum(self.storage.values())


@dataclass(slots=True)
class HousingSpace:
    card: str
    houses: list[Color | None]
    """The bench with its worker in South's house and in North's; None where a house is empty."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker with its hat on the grid."""

    plot: Plot
    color: Color


@dataclass(slots=True)
class Table:
    edition: str
    final_tiebreak: Tiebreak
    farms: list[Farm]
    housing: list[HousingSpace] = field(default_factory=list)
    workers: list[Worker] = field(default_factory=list)
    """On the grid, row by row."""
    reserve: Color | None = None
    decks: dict[Good, list[str]] = field(default_factory=lambda: {good: [] for good in GOODS})
    """In canonical order: a deck is unordered until it is drawn from."""
    display: dict[Good, list[str]] = field(default_factory=lambda: {good: [] for good in GOODS})
    bonus: list[int] = field(default_factory=list)
    """Track spaces that still have their marker."""
    first: Seat = SOUTH
    """Who holds turn-order card 1."""
    phase: int = 1
    turn: int = 0
    """The number of the single turn in the worker phases, else 0."""
    forced: Color | None = None
    winner: Seat | None = None

    @property
    def printed(self) -> Printed:
        return EDITIONS[self.edition]

    def card(self, seat: Seat, slot: int) -> Card:
        """The card in this cellar slot, where one lies."""
        name = self.farms[seat].cellar[slot - 1].card
        assert name is not None
        return self.printed.cards[name]

    def cards(self, seat: Seat) -> Iterator[tuple[int, Slot, Card]]:
        """A player's cellar from left to right: every slot with a card on it."""
        printed = self.printed
        for number, slot in enumerate(self.farms[seat].cellar, start=1):
            if slot.card is not None:
                yield number, slot, printed.cards[slot.card]

    def in_order(self) -> tuple[Seat, Seat]:
        """Who holds card 1, who holds card 2 (P1 and P2)."""
        return self.first, 1 - self.first
