"""What is said while a match of The Quacks goes on: the lines of the log, as data.

`seat` is whose doing it was, `card` the cause: a book, a fortune card, a witch, "flask", "die", "space" (the scoring
space), "bowl", "tube", "shop", "rubies", "coins", "pennies", "round" or "brewing".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.quacks.told_gains import (
    ChipGained,
    ChipLeft,
    ChipMissing,
    ChipRaised,
    DropletMoved,
    Marked,
    PointsGained,
    Rolled,
    RubiesGained,
    RubiesPaid,
)
from games.quacks.words import Colour, Kind

# ------------------------------------------------------------------ rounds


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int
    first: Seat
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class BookCameOut:
    card: str
    kind: Literal["book_came_out"] = "book_came_out"


@dataclass(frozen=True, slots=True)
class FortuneRead:
    card: str
    kind: Literal["fortune_read"] = "fortune_read"


@dataclass(frozen=True, slots=True)
class RatsRan:
    """The rat stone stands so many spaces beyond the droplet."""

    seat: Seat
    steps: int
    kind: Literal["rats_ran"] = "rats_ran"


# ------------------------------------------------------------------ brewing


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chips came out of the bag; `card` says for what, "brewing" for a plain draw."""

    seat: Seat
    chips: tuple[Kind, ...]
    card: str
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Placed:
    """A chip lies in the pot (at 53: in the bowl) and acts as `colour` with `value`; the white chips sum to `white`."""

    seat: Seat
    chip: Kind
    at: int
    colour: Colour
    value: int
    moved: int
    white: int
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Moved:
    """A chip of the pot went from space to space."""

    seat: Seat
    chip: Kind
    before: int
    at: int
    card: str
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class SetAside:
    seat: Seat
    chip: Kind
    card: str
    kind: Literal["set_aside"] = "set_aside"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Chips went back in the bag."""

    seat: Seat
    chips: tuple[Kind, ...]
    card: str
    kind: Literal["put_back"] = "put_back"


@dataclass(frozen=True, slots=True)
class Kept:
    """A chip stays beside the pot for a later round."""

    seat: Seat
    chip: Kind
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True)
class Exploded:
    seat: Seat
    white: int
    limit: int
    covered: bool
    """Both points and coins all the same, by blue set 2."""
    kind: Literal["exploded"] = "exploded"


@dataclass(frozen=True, slots=True)
class Rescued:
    """The pot has not exploded after all."""

    seat: Seat
    card: str
    kind: Literal["rescued"] = "rescued"


@dataclass(frozen=True, slots=True)
class Stopped:
    seat: Seat
    kind: Literal["stopped"] = "stopped"


@dataclass(frozen=True, slots=True)
class StopTakenBack:
    seat: Seat
    kind: Literal["stop_taken_back"] = "stop_taken_back"


@dataclass(frozen=True, slots=True)
class Restarted:
    """All chips of this round are back in the bag, and the brewing starts anew."""

    seat: Seat
    card: str
    kind: Literal["restarted"] = "restarted"


@dataclass(frozen=True, slots=True)
class FlaskTurned:
    seat: Seat
    full: bool
    card: str
    kind: Literal["flask_turned"] = "flask_turned"


@dataclass(frozen=True, slots=True)
class PennyPaid:
    seat: Seat
    card: str
    kind: Literal["penny_paid"] = "penny_paid"


# ------------------------------------------------------------------ evaluation


@dataclass(frozen=True, slots=True)
class Answered:
    """What the owner of an exploded pot chose."""

    seat: Seat
    choice: Literal["points", "coins"]
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class CoinsLeft:
    """Coins that were not spent, and are lost."""

    seat: Seat
    coins: int
    card: str
    kind: Literal["coins_left"] = "coins_left"


@dataclass(frozen=True, slots=True)
class Ended:
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    kind: Literal["ended"] = "ended"


Told = (
    RoundBegan
    | BookCameOut
    | FortuneRead
    | RatsRan
    | Drawn
    | Placed
    | Moved
    | SetAside
    | PutBack
    | Kept
    | Exploded
    | Rescued
    | Stopped
    | StopTakenBack
    | Restarted
    | FlaskTurned
    | PennyPaid
    | PointsGained
    | RubiesGained
    | RubiesPaid
    | ChipGained
    | ChipMissing
    | ChipLeft
    | ChipRaised
    | Marked
    | DropletMoved
    | Rolled
    | Answered
    | CoinsLeft
    | Ended
)
