"""Positions of The Quacks in a few letters.

A chip is a letter and its value: W3, O1, G4, ... with P, K (black) and L (locoweed) alone. A pot is written
`W3@3 O1@4`; `L@6=G2` is a locoweed that acts as a green 2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from games.game import Seat
from games.luck import Seeded
from games.quacks.options import Options
from games.quacks.rounds import read_fortune
from games.quacks.setup import lay_out
from games.quacks.table import Aside, Laid, Player, Table
from games.quacks.words import COLOUR, COLOURS, KINDS, VALUE, Group, Kind

ROWS: dict[str, list[str]] = {}
"""Which tests show which rows of the rules."""

F = TypeVar("F", bound=Callable[..., None])

LETTERS = {
    "W": "white",
    "O": "orange",
    "G": "green",
    "B": "blue",
    "R": "red",
    "Y": "yellow",
    "P": "purple",
    "K": "black",
}


def row(*names: str) -> Callable[[F], F]:
    """Names the rows of the rules that this test shows."""

    def note(test: F) -> F:
        for name in names:
            ROWS.setdefault(name, []).append(test.__qualname__)
        return test

    return note


def chip(short: str) -> Kind:
    if short == "L":
        return "locoweed"
    name = LETTERS[short[0]] + (short[1:] or "1")
    return next(kind for kind in KINDS if kind == name)


def chips(text: str) -> list[Kind]:
    """`W1 O1*3`: a white 1 and three orange 1."""
    found: list[Kind] = []
    for word in text.split():
        short, _, times = word.partition("*")
        found += [chip(short)] * int(times or 1)
    return found


def short(kind: Kind) -> str:
    letter = {"locoweed": "L", "black": "K"}.get(COLOUR[kind], COLOUR[kind][0].upper())
    return letter if kind in ("locoweed", "purple1", "black1") else f"{letter}{VALUE[kind]}"


def laid(text: str) -> Laid:
    name, _, place = text.partition("@")
    space, _, acts = place.partition("=")
    kind = chip(name)
    as_kind = chip(acts) if acts else kind
    return Laid(kind, int(space), COLOUR[as_kind], VALUE[as_kind])


def pot(text: str) -> list[Laid]:
    return [laid(word) for word in text.split()]


def shown(laid_: Sequence[Laid]) -> str:
    return " ".join(f"{short(chip_.chip)}@{chip_.at}" for chip_ in laid_)


def player(
    bag: str = "",
    pot_: str = "",
    bowl: str = "",
    aside: str = "",
    pennies: str = "ABC",
    exploded: bool = False,
    **fields: Any,
) -> Player:
    """A player with these chips; fields of the player or of its brewing by name."""
    made = Player(sorted(chips(bag)))
    groups: tuple[Group, ...] = ("A", "B", "C")
    made.pennies = [group for group in groups if group in pennies]
    made.brew.pot = pot(pot_)
    made.brew.bowl = [replace(chip_, at=53) for chip_ in pot(bowl)]
    made.brew.state = "exploded" if exploded else "stopped"
    made.aside = [Aside(kind, False) for kind in chips(aside)]
    for name, value in fields.items():
        setattr(made if hasattr(made, name) else made.brew, name, value)
    return made


def table(
    *players: Player,
    books: str = "",
    fortune: str = "",
    witches: str = "",
    round: int = 4,
    first: Seat = 0,
    **options: Any,
) -> Table:
    """A table of these players in the middle of a match. `books` and `witches` name what matters: "red.2 blue.1"."""
    made = lay_out(len(players), Options(**options), Seeded(1))
    made.players = list(players)
    made.round, made.first = round, (first - round + 1) % len(players)
    for book in books.split():
        colour, _, _ = book.partition(".")
        assert colour in COLOURS
        made.books[colour] = f"book.{book}"
    chosen = {witch[0]: f"witch.{witch}" for witch in witches.split()}
    made.witches = [chosen.get(group, f"witch.{group}0") for group in "ABC"] if chosen else []
    read_fortune(made, f"fortune.{fortune}" if fortune else "")
    made.cards = tuple(card for card in made.cards if card[:6] != "witch." or card[-1] != "0")
    return made
