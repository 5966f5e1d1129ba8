"""The table before the first round (rules 2)."""

from __future__ import annotations

from games.game import Luck
from games.quacks.options import Options
from games.quacks.rounds import read_fortune
from games.quacks.stock import BASE_CHIPS, BLUE_CARDS, EXPANSION_CHIPS, PURPLE_CARDS, STARTING_BAG, WITCHES
from games.quacks.table import Player, Table
from games.quacks.words import KINDS

SET_COLOURS = ("green", "blue", "red", "yellow", "purple", "black")


def lay_out(seats: int, options: Options, luck: Luck) -> Table:
    """Books and witches as the options say; who starts is drawn by lot."""
    lot = Lots(luck)
    expansion = options.expansion == "on"
    witches = _witches(options, lot) if expansion else []
    players = [Player(STARTING_BAG[:], pennies=["A", "B", "C"] if expansion else []) for _ in range(seats)]
    supply: dict[str, int] = {
        kind: BASE_CHIPS.get(kind, 0) + (EXPANSION_CHIPS.get(kind, 0) if expansion else 0)
        for kind in KINDS
        if expansion or kind in BASE_CHIPS
    }
    for kind in STARTING_BAG:
        supply[kind] -= seats
    books = _books(options, seats, lot)
    table = Table(options, players, books, (), witches, supply, lot.draw(seats, "start player"), _deck())
    read_fortune(table, "")
    return table


class Lots:
    """Draws before the first step, each with a number of its own."""

    def __init__(self, luck: Luck) -> None:
        self._luck, self._count = luck, 0

    def draw(self, n: int, purpose: str) -> int:
        self._count += 1
        return self._luck.below(n, "setup", self._count - 1, purpose)


def _deck() -> list[str]:
    return sorted([*PURPLE_CARDS, *BLUE_CARDS])


def _witches(options: Options, lot: Lots) -> list[str]:
    """One of each group."""
    if options.witches == "chosen":
        return [f"witch.A{options.witch_a}", f"witch.B{options.witch_b}", f"witch.C{options.witch_c}"]
    return [group[lot.draw(len(group), "witch")] for group in WITCHES.values()]


def _books(options: Options, seats: int, lot: Lots) -> dict[str, str]:
    expansion = options.expansion == "on"
    if options.sets == "random":
        sets = [1 + lot.draw(6 if expansion else 4, "book") for _ in SET_COLOURS]
    elif options.sets == "per_colour":
        sets = [*options.books()]
    else:
        sets = [options.sets] * len(SET_COLOURS)
    books = {colour: f"book.{colour}.{number}" for colour, number in zip(SET_COLOURS, sets, strict=True)}
    if sets[-1] <= 4:
        books["black"] = "book.black.two" if seats == 2 else "book.black.neighbours"
    books["orange"] = "book.orange.expansion" if expansion else "book.orange.base"
    if expansion:
        chosen = options.locoweed_book
        books["locoweed"] = f"book.locoweed.{(2 if options.sets == 6 else 1) if chosen == 'auto' else chosen}"
    return books
