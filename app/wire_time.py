"""The part of the protocol that is about time: a room's terms, clocks, pauses, and absent seats.

All times are the server's, in milliseconds since 1970; all spans that a clock shows are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from app.closed import Closed


class NoClock(Closed):
    kind: Literal["none"]


class TurnClock(Closed):
    """So many seconds for each turn."""

    kind: Literal["turn"]
    seconds: int = Field(ge=5, le=3600)


class BankClock(Closed):
    """So many seconds for the whole match, and some more after each answer."""

    kind: Literal["bank"]
    seconds: int = Field(ge=30, le=86_400)
    increment: int = Field(ge=0, le=600)


class DaysClock(Closed):
    """So many days for each turn, for matches by correspondence."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30)


AnyClock = Annotated[NoClock | TurnClock | BankClock | DaysClock, Field(discriminator="kind")]


BotPace = Literal["swift", "usual", "calm", "patient"]
"""How long the house bots take for a decision: a third of the server's usual time, that, or two and a half of it.
`patient`: the usual time, but while somebody owes an answer a bot gives one only after one of theirs."""


class Terms(Closed):
    """What a room agrees on beside the game's own options; the same for every game."""

    clock: AnyClock
    bots: BotPace = "usual"


UNTIMED = Terms(clock=NoClock(kind="none"))


class ClockView(Closed):
    """A seat's clock. While it stands both times are None."""

    left: int
    """How much there is while it stands; how much there was when it began to run."""
    began: int | None
    deadline: int | None


Choice = Literal["wait", "autopilot", "abort"]
"""What the others may choose for an absent seat."""


class Voice(Closed):
    seat: int
    choice: Choice


class AbsentView(Closed):
    """A seat that the match waits for and whose player seems to be gone."""

    seat: int
    since: int
    deadline: int | None
    """When the others may choose; None: they may now."""
    choices: list[Voice]


class RoomTime(Closed):
    """How a running match stands in time."""

    now: int
    """The server's time when this was sent."""
    clocks: list[ClockView] | None
    """By seat; None: the room plays without a clock."""
    paused: bool
    by_house: bool
    """Whether the pause is an admin's, which nobody at the table can end."""
    wishes: list[int]
    """The seats that wish a pause."""
    absent: list[AbsentView]


class Clocks(Closed):
    """The clocks after a move."""

    now: int
    seats: list[ClockView]


class Pause(Closed):
    wish: bool


class Choose(Closed):
    choice: Choice


class Host(Closed):
    seat: int
