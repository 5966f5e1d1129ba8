"""What luck and what decisions did for each seat of a match that is over."""

from __future__ import annotations

from app.closed import Closed, Json


class Chances(Closed):
    """What everybody's chance to win was after an entry, from 0 to 1, by seat."""

    seq: int
    shares: list[float]


class Choice(Closed):
    """A decision, judged by what its seat could know then and before chance spoke."""

    seq: int
    """The number of its entry."""
    seat: int
    ask: str
    move: dict[str, Json]
    other: dict[str, Json]
    """What a house bot would have done."""
    cost: float
    """How much more of the victory the other move was worth; less than 0: this one was better."""
    doubt: float
    """The standard error of that."""


class SeatWeighed(Closed):
    decisions: int
    """Those with something to choose, that were not taken back."""
    best: int
    """So many of them with which no fault was found."""
    lost: float
    """By decisions; the end is what each had at the start, plus luck, minus this."""
    luck: float
    """All the rest: chance, and what others did."""


class Weighed(Closed):
    playouts: int
    """Matches that were played on from each of the moments."""
    moments: list[Chances]
    seats: list[SeatWeighed]
    choices: list[Choice]
    """Those that cost most, and of each seat the best good one."""


class Weighing(Closed):
    share: float | None
    """How much of it is done, from 0 to 1; None: nobody has asked for it."""
    found: Weighed | None
