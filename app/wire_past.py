"""Looking back at a match: what a viewer saw, step by step, and a match that begins in the middle of another."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from app.closed import Closed, Json

Eyes = int | Literal["onlooker", "all"]
"""A seat's, an onlooker's, or all seats' at once."""


class OutcomeView(Closed):
    ranks: list[int]
    scores: list[int]


class Origin(Closed):
    """The entry of a finished match in whose position another match begins."""

    code: str
    at: int


class Fork(Closed):
    """Play on from where the match was after entry `at`: the caller on this seat, house bots on the others."""

    at: Annotated[int, Field(ge=0, lt=2**31)]
    seat: Annotated[int, Field(ge=0, lt=2**31)]
    level: Literal["random", "easy"] = "easy"


class Sealed(Closed):
    """An answer that is held until all are in, with its question."""

    ask: str
    about: dict[str, Json]
    move: dict[str, Json]


class Seen(Closed):
    """The numbers of what was seen; with all eyes `own_no` is the sum of all seats' own numbers."""

    public_no: int
    own_no: int


class Step(Seen):
    """What these eyes saw change at once, as patches of what they saw before. Only what changed is present."""

    seq: int | None = None
    """The number of the entry that changed it; None while the match runs, since it would tell what happened unseen."""
    at: int
    """Milliseconds since 1970."""
    public: Json | None = None
    own: Json | None = None
    sealed: Json | None = None
    """What changed in the sealed answers that these eyes may see."""
    told: list[dict[str, Json]] = Field(default_factory=list)
    outcome: OutcomeView | None = None
