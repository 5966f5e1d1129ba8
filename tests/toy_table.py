"""What lies on the table of Pebbles, the toy: moves, what is told, players, views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Asked, Withdraw


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 2


@dataclass(frozen=True, slots=True)
class Draw:
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class PutBack:
    kind: Literal["put_back"] = "put_back"


@dataclass(frozen=True, slots=True)
class Peek:
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Restart:
    kind: Literal["restart"] = "restart"


@dataclass(frozen=True, slots=True)
class Bid:
    pebble: int
    kind: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True)
class Name:
    word: str
    kind: Literal["name"] = "name"


Move = Draw | Stop | PutBack | Peek | Restart | Bid | Name | Withdraw


@dataclass(frozen=True, slots=True)
class Began:
    """A round began; so many are still to come."""

    rounds: int
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Drew:
    seat: int
    pebble: int | None
    kind: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True)
class Won:
    seat: int
    pebble: int
    kind: Literal["won"] = "won"


Told = Began | Drew | Won


@dataclass(slots=True)
class Player:
    bag: list[int]
    laid: list[int]
    points: int = 0
    restarted: bool = False


@dataclass(slots=True)
class Table:
    players: list[Player]
    rounds: int
    prizes: int = 0
    word: str = ""


@dataclass(frozen=True, slots=True)
class PublicPlayer:
    points: int
    laid: int
    bag: int


@dataclass(frozen=True, slots=True)
class Public:
    players: list[PublicPlayer]
    rounds: int
    word: str
    prizes: int
    waiting: list[Asked]


@dataclass(frozen=True, slots=True)
class Own:
    bag: list[int]
    laid: list[int]
