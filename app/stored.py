"""What the database keeps of a match, as values: its row, one entry of its log, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from app.chance import Pledge
from app.db import now
from app.patch import Json, Patch
from app.seating import Seating
from app.viewers import Numbers


@dataclass(frozen=True, slots=True)
class Match:
    """A row of `matches` with its seats. Until the match has started it has no key."""

    id: int
    code: str
    game: str
    version: int
    change: int
    key: bytes | None
    pledge: Pledge
    seating: Seating


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened: its cause and its effect."""

    match: int
    seq: int
    cause: str
    seat: int | None
    action_id: str | None
    move: Json
    chance: list[int]
    barrier: bool
    patch: Patch
    told: list[list[Any]]
    """What was said: to the others, which seat hears something else, and what that is."""
    numbers: Numbers
    at: int = field(default_factory=now)
    """Milliseconds since 1970."""
    time: Json = None
    """How the match stands in time after this (`timing.dump`)."""

    def row(self) -> dict[str, Any]:
        return {
            "match": self.match,
            "seq": self.seq,
            "cause": self.cause,
            "seat": self.seat,
            "action_id": self.action_id,
            "move": self.move,
            "chance": self.chance,
            "barrier": self.barrier,
            "patch": self.patch,
            "told": self.told,
            "public_no": self.numbers.public,
            "own_no": self.numbers.own,
            "prompt_no": self.numbers.prompt,
            "undo": self.numbers.undo,
            "at": self.at,
            "time": self.time,
        }


@dataclass(frozen=True, slots=True)
class Position:
    """How far a room has come."""

    change: int
    """How often it was changed."""
    seq: int | None
    """The number of the last entry of its match."""
    said: int | None
    """The number of the last line that was said; None where nobody has read any."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match with its last entry and its state; in the lobby there are none."""

    match: Match
    last: Entry | None
    state: Json
    version: int
    """Of the rules that wrote the state."""
