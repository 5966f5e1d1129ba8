"""What each viewer may know of the table (§2). A view is built by adding."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Asked, Seat
from games.wine_cheese.words import Color


@dataclass(frozen=True, slots=True)
class Markers:
    """A count for each ingredient."""

    white: int = 0
    red: int = 0
    yeast: int = 0
    sugar: int = 0
    salt: int = 0
    cultures: int = 0
    milk: int = 0


@dataclass(frozen=True, slots=True)
class Slot:
    """A cellar slot: closed, empty, or a face-up card with markers left on it."""

    closed: bool
    card: str | None
    markers: int


@dataclass(frozen=True, slots=True)
class Indicator:
    space: int
    """-1 is the start, else the index on the track."""
    laps: int


@dataclass(slots=True)
class Farm:
    """What everybody sees before one player."""

    sites: Markers
    storage: Markers
    cellar: list[Slot]
    hand_wine: int
    hand_cheese: int
    gold: int
    silver: int
    """Hand and piles: how many cards."""
    wine: Indicator
    cheese: Indicator
    dropped: bool
    """Out of the present production and sale phase."""


@dataclass(frozen=True, slots=True)
class House:
    """One of the two houses of a housing space: empty, or a bench of this colour with its worker on it."""

    color: Color | None


@dataclass(slots=True)
class HousingSpace:
    card: str
    houses: list[House]
    """South's, North's."""


@dataclass(frozen=True, slots=True)
class Worker:
    row: int
    col: int
    color: Color


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet: spaces A to K (cheese and wine in turn; K the lower of I and J)."""

    a: int
    b: int
    c: int
    d: int
    e: int
    f: int
    g: int
    h: int
    i: int
    j: int
    k: int


@dataclass(frozen=True, slots=True)
class Laid:
    """At the end all lies open: a player's hand, piles and score sheet."""

    hand: list[str]
    gold: list[str]
    silver: list[str]
    sheet: Sheet


@dataclass(slots=True)
class Public:
    phase: int
    """The calendar space, 1 to 21."""
    turn: int
    """In the worker phases: the number of the single turn, from 1; else 0."""
    forced: Color | None
    """In the even turns of the worker phases: the colour that must follow."""
    active: Seat | None
    """Whose turn it is."""
    first: Seat
    """Who holds turn-order card 1."""
    farms: list[Farm]
    housing: list[HousingSpace]
    workers: list[Worker]
    """On the grid, row by row."""
    reserve: Color | None
    bonus: list[int]
    """Track spaces that still have their bonus marker."""
    display_wine: list[str]
    display_cheese: list[str]
    deck_wine: int
    deck_cheese: int
    waiting: list[Asked]
    winner: Seat | None
    laid: list[Laid]
    """Empty until the end."""


@dataclass(slots=True)
class Own:
    """What only this seat sees besides: its hand and its piles."""

    hand: list[str]
    gold: list[str]
    silver: list[str]
