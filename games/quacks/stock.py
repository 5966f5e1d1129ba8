"""What is in the boxes and what it costs: chips, rubies, books, cards, witches (rules 1, 2.2)."""

from __future__ import annotations

from games.quacks.words import COLOUR, KINDS, Colour, Kind

BASE_CHIPS: dict[Kind, int] = {
    "white1": 20,
    "white2": 8,
    "white3": 4,
    "orange1": 20,
    "green1": 15,
    "green2": 10,
    "green4": 13,
    "blue1": 14,
    "blue2": 10,
    "blue4": 10,
    "red1": 12,
    "red2": 8,
    "red4": 10,
    "yellow1": 13,
    "yellow2": 6,
    "yellow4": 10,
    "purple1": 15,
    "black1": 18,
}
EXPANSION_CHIPS: dict[Kind, int] = {
    "white1": 5,
    "white2": 2,
    "white3": 1,
    "orange1": 12,
    "orange6": 20,
    "green1": 10,
    "green2": 5,
    "green4": 5,
    "blue1": 8,
    "blue2": 5,
    "blue4": 5,
    "red1": 6,
    "red2": 5,
    "red4": 5,
    "yellow1": 6,
    "yellow2": 5,
    "yellow4": 5,
    "purple1": 8,
    "black1": 8,
    "locoweed": 25,
}
STARTING_BAG: list[Kind] = [
    "green1",
    "orange1",
    "white1",
    "white1",
    "white1",
    "white1",
    "white2",
    "white2",
    "white3",
]
RUBIES_A_BOX = 20

SETS: dict[Colour, list[tuple[int, ...]]] = {
    "green": [(4, 8, 14), (6, 11, 18), (6, 11, 21), (4, 8, 14), (5, 9, 16), (4, 8, 14)],
    "blue": [(5, 10, 19), (5, 10, 19), (4, 8, 14), (5, 10, 20), (8, 15, 19), (5, 10, 18)],
    "red": [(6, 10, 16), (4, 8, 14), (5, 9, 15), (7, 11, 17), (6, 11, 18), (7, 11, 17)],
    "yellow": [(8, 12, 18), (9, 13, 19), (8, 12, 18), (8, 12, 18), (10, 14, 20), (8, 12, 18)],
    "purple": [(9,), (12,), (10,), (11,), (9,), (16,)],
}
"""The prices of the 1-, 2- and 4-chip in sets 1 to 6."""


def _book(colour: Colour, prices: tuple[int, ...]) -> dict[Kind, int]:
    kinds = [kind for kind in KINDS if COLOUR[kind] == colour]
    return dict(zip(kinds, prices, strict=False))


PRICES: dict[str, dict[Kind, int]] = {
    "book.orange.base": {"orange1": 3},
    "book.orange.expansion": {"orange1": 3, "orange6": 22},
    "book.black.two": {"black1": 10},
    "book.black.neighbours": {"black1": 10},
    "book.black.5": {"black1": 10},
    "book.black.6": {"black1": 9},
    "book.locoweed.1": {"locoweed": 8},
    "book.locoweed.2": {"locoweed": 10},
    **{f"book.{c}.{n}": _book(c, prices) for c, rows in SETS.items() for n, prices in enumerate(rows, 1)},
}
"""By book: coins for each kind that it sells."""

OUT_FROM: dict[Colour, int] = {"yellow": 2, "purple": 3}
"""The round in which a book comes out; all others from the start (rule 2.7)."""

PURPLE_CARDS = [f"fortune.P{n}" for n in range(1, 14)]
BLUE_CARDS = [f"fortune.B{n}" for n in range(1, 12)]
WITCHES = {group: [f"witch.{group}{n}" for n in range(1, 5)] for group in ("A", "B", "C")}
