"""All cards of the game, and what is printed on boards and books: importing this room fills `CARDS`."""

from __future__ import annotations

from dataclasses import dataclass

from games.quacks import (
    books_black,
    books_blue,
    books_green,
    books_orange,
    books_purple,
    books_red,
    books_yellow,
    fortunes_blue,
    fortunes_purple,
    witches,
)
from games.quacks.board import COINS, GLASSES, LAP, POINTS, RUBIES, TAILS
from games.quacks.card import CARDS
from games.quacks.stock import PRICES
from games.quacks.words import COLOUR, FACES, KINDS, VALUE, Colour, Face, Kind

ROOMS = (
    books_black,
    books_blue,
    books_green,
    books_orange,
    books_purple,
    books_red,
    books_yellow,
    fortunes_blue,
    fortunes_purple,
    witches,
)
"""Each room enters its cards in `CARDS` when it is imported."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the pot; the last one is the spoon."""

    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True, slots=True)
class Glass:
    """What a test tube pays."""

    rubies: int
    points: int
    chip: Kind | None


@dataclass(frozen=True, slots=True)
class Chip:
    chip: Kind
    colour: Colour
    value: int


@dataclass(frozen=True, slots=True)
class Printed:
    """All that the page can know before a match."""

    spaces: list[Space]
    lap: int
    tails: list[int]
    glasses: list[Glass]
    faces: list[Face]
    chips: list[Chip]
    cards: list[str]
    prices: dict[str, dict[Kind, int]]


PRINTED = Printed(
    spaces=[Space(coins, POINTS[at], at in RUBIES) for at, coins in enumerate(COINS)],
    lap=LAP,
    tails=[*TAILS],
    glasses=[Glass(*glass) for glass in GLASSES],
    faces=[*FACES],
    chips=[Chip(kind, COLOUR[kind], VALUE[kind]) for kind in KINDS],
    cards=sorted(CARDS),
    prices=PRICES,
)
