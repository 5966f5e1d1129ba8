"""The part of the protocol that shows rooms: to whoever is in one, and to whoever sits in several."""

from __future__ import annotations

from typing import Literal

from app.closed import Closed, Json
from app.wire_past import Origin, OutcomeView
from app.wire_time import RoomTime, Terms


class SeatView(Closed):
    seat: int
    name: str | None
    """None: the seat is free."""
    bot: str | None
    """The level of the house bot that sits here, or "program" for a connected one."""
    ready: bool
    colour: int
    """Of the five colours; no two seats of a room have the same."""
    here: bool
    """Whether a page or program of this seat is connected."""


Status = Literal["lobby", "running", "finished", "aborted"]


class Room(Closed):
    """A room as everybody sees it."""

    code: str
    game: str
    status: Status
    host: int | None
    """The seat that may change options and start."""
    seats: list[SeatView]
    options: dict[str, Json]
    terms: Terms
    """What is agreed on beside the game's own options."""
    time: RoomTime | None
    """Clocks, pause and absent seats of a running match; None where there is nothing to say."""
    onlookers: int
    hushed: bool
    """Whether the host lets only those with a seat speak."""
    next: str | None
    """The code of the rematch, once somebody asked for it."""
    reason: str | None
    """Why the match was ended: an admin's words, or `absent` where the others chose so."""
    commitment: str | None
    """A hash of the secret from which the match's luck is made; None for rooms from before there was one."""
    nonces: list[str | None] | None
    """What each seat added to the luck, from the start on; None where a seat added nothing."""
    secret: str | None
    """The secret, once the match is over."""
    origin: Origin | None = None
    """Where this match begins, if not at the beginning."""


class SeatName(Closed):
    seat: int
    name: str | None
    bot: str | None


class MyMatch(Closed):
    """One match of the person who asks."""

    code: str
    game: str
    status: Status
    seat: int
    """The asker's."""
    seats: list[SeatName]
    owed: bool
    """Whether it waits for the asker."""
    waiting: list[int]
    """The seats it waits for, as everybody may know it."""
    deadline: int | None
    """When the asker's clock runs out, if it runs for what is owed; milliseconds since 1970."""
    created: int
    ended: int | None
    outcome: OutcomeView | None
    link: str
    """The page of the room."""
