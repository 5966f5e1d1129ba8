"""Lines of the log about what comes to a player and goes: points, rubies, chips, droplets, the die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.quacks.words import Face, Kind


@dataclass(frozen=True, slots=True)
class PointsGained:
    seat: Seat
    points: int
    card: str
    kind: Literal["points_gained"] = "points_gained"


@dataclass(frozen=True, slots=True)
class RubiesGained:
    seat: Seat
    rubies: int
    card: str
    kind: Literal["rubies_gained"] = "rubies_gained"


@dataclass(frozen=True, slots=True)
class RubiesPaid:
    seat: Seat
    rubies: int
    card: str
    kind: Literal["rubies_paid"] = "rubies_paid"


@dataclass(frozen=True, slots=True)
class ChipGained:
    """`to` is the seat into whose bag, or beside whose pot, it goes."""

    seat: Seat
    chip: Kind
    to: Seat
    card: str
    kind: Literal["chip_gained"] = "chip_gained"


@dataclass(frozen=True, slots=True)
class ChipMissing:
    """A chip was due, but the supply or its book cannot give it."""

    seat: Seat
    chip: Kind
    card: str
    kind: Literal["chip_missing"] = "chip_missing"


@dataclass(frozen=True, slots=True)
class ChipLeft:
    """A chip is out of the match, or back in the supply."""

    seat: Seat
    chip: Kind
    card: str
    kind: Literal["chip_left"] = "chip_left"


@dataclass(frozen=True, slots=True)
class ChipRaised:
    seat: Seat
    chip: Kind
    to: Kind
    card: str
    kind: Literal["chip_raised"] = "chip_raised"


@dataclass(frozen=True, slots=True)
class Marked:
    """This chip of the pot will start the next round."""

    seat: Seat
    chip: Kind
    place: int
    card: str
    kind: Literal["marked"] = "marked"


@dataclass(frozen=True, slots=True)
class DropletMoved:
    """The droplet of the pot, or of the tubes, stands now at `at`."""

    seat: Seat
    droplet: Literal["pot", "tube"]
    at: int
    card: str
    kind: Literal["droplet_moved"] = "droplet_moved"


@dataclass(frozen=True, slots=True)
class Rolled:
    seat: Seat
    face: Face
    card: str
    kind: Literal["rolled"] = "rolled"
