"""The rulebook's words for what lies on the table, shared by every room of this game."""

from __future__ import annotations

from typing import Literal, get_args

Kind = Literal[
    "white1",
    "white2",
    "white3",
    "orange1",
    "orange6",
    "green1",
    "green2",
    "green4",
    "blue1",
    "blue2",
    "blue4",
    "red1",
    "red2",
    "red4",
    "yellow1",
    "yellow2",
    "yellow4",
    "purple1",
    "black1",
    "locoweed",
]
"""A kind of chip; a locoweed has no printed value."""
Colour = Literal["white", "orange", "green", "blue", "red", "yellow", "purple", "black", "locoweed"]
Group = Literal["A", "B", "C"]
"""The three groups of witches, one penny of a player for each."""
Phase = Literal["fortune", "brewing", "settling", "die", "chips", "rubies", "points", "shop", "spending", "over"]
"""The parts of a round, in order: the potions phase, then A to F of the evaluation."""
Face = Literal["one_point", "another_point", "two_points", "ruby", "droplet", "pumpkin"]
"""The six faces of the bonus die."""

KINDS: tuple[Kind, ...] = get_args(Kind)
COLOURS: tuple[Colour, ...] = get_args(Colour)
FACES: tuple[Face, ...] = get_args(Face)

COLOUR: dict[Kind, Colour] = {kind: next(c for c in COLOURS if kind.startswith(c)) for kind in KINDS}
VALUE: dict[Kind, int] = {kind: int(kind[-1]) if kind[-1].isdigit() else 1 for kind in KINDS}
"""The printed value; 1 for a locoweed wherever it is only looked at (8.8)."""

UPGRADES: dict[Kind, Kind] = {
    "green1": "green2",
    "green2": "green4",
    "blue1": "blue2",
    "blue2": "blue4",
    "red1": "red2",
    "red2": "red4",
    "yellow1": "yellow2",
    "yellow2": "yellow4",
}
"""The next higher chip of the colour; what is not here is never upgraded (8.1)."""

LAST_SPACE = 52
SPOON = 53
"""Only a scoring space; the chips of the overflow bowl are said to lie here."""
ROUNDS = 9
