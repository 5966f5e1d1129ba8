"""What each viewer may know of the table (18.3, appendix B). A view is built by adding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Asked, Seat
from games.quacks.words import Colour, Group, Kind, Phase


@dataclass(frozen=True, slots=True)
class ChipView:
    """A chip of a pot or bowl; `colour` and `value` are as what it acts."""

    chip: Kind
    at: int
    """Space 1 to 52; 53 in the bowl."""
    colour: Colour
    value: int
    starter: bool
    marked: bool
    """It will start the next round."""


@dataclass(frozen=True, slots=True)
class AsideView:
    chip: Kind
    must: bool
    """It has to be placed this round."""
    settled: bool
    """Kept for a later round."""


@dataclass(slots=True)
class PlayerView:
    seat: Seat
    hidden: bool
    """Sealed brewing: this is how the seat stood when its brewing began."""
    points: int
    space: int
    laps: int
    """Where the score marker stands, and how often the seal was turned."""
    tails: int
    """Rat tails between this player and the leader."""
    rubies: int
    flask: bool
    droplet: int
    glass: int
    rats: int
    pennies: list[Group]
    state: Literal["waiting", "brewing", "stopped", "exploded"]
    covered: bool
    pot: list[ChipView]
    bowl: list[ChipView]
    aside: list[AsideView]
    starters: list[Kind]
    """Ready for the next brewing."""
    six: list[Kind]
    looked: list[Kind]
    """Chips out of the bag that an offer shows."""
    bought: list[Kind]
    white: int
    limit: int
    start: int
    scoring: int
    """The scoring space, with its coins, points and ruby."""
    coins: int
    worth: int
    ruby: bool
    armed: bool
    """The next chip moves twice as far."""
    window: int
    """Placings that blue set 2 still covers."""
    choice: Literal["points", "coins"] | None
    bag: int | None
    """How many chips; None while hidden."""
    risk: int | None
    """How many of them would explode the pot if drawn next."""
    contents: list[Kind] | None
    """Only where the match shows bags (`show_bag`)."""


@dataclass(frozen=True, slots=True)
class PriceView:
    chip: Kind
    coins: int
    left: int


@dataclass(slots=True)
class BookView:
    card: str
    colour: Colour
    out: bool
    """On the table: its chips can be bought and taken."""
    prices: list[PriceView]


@dataclass(frozen=True, slots=True)
class WitchView:
    card: str
    group: Group
    penny: Literal["copper", "silver", "gold"]


@dataclass(slots=True)
class Public:
    round: int
    phase: Phase
    first: Seat
    """This round's start player."""
    stirring: bool
    """This round is brewed in common steps."""
    fortune: str | None
    deck: int
    books: list[BookView]
    witches: list[WitchView]
    rubies_left: int | None
    """Only with a limited supply."""
    players: list[PlayerView]
    waiting: list[Asked]
    ranks: list[int]
    """Empty until the end."""


@dataclass(slots=True)
class Own:
    """What only this seat sees besides."""

    seat: Seat
    player: PlayerView | None
    """The own brewing in full, while it is hidden from the others."""
    bag: list[Kind] | None
    """Only where the match shows bags (`show_bag`)."""
