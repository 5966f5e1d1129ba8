"""Every frame of the websocket, both ways, and every body of the lobby's REST: the protocol in one place.

`app/README.md` explains the frames; its examples are test fixtures. The TypeScript of the browser client is made from
these classes (`python -m app.schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from app.closed import ActionId, Closed, Json
from app.wire_back import AskHash, Hash, Undo, Undoable, Would, WouldUndo
from app.wire_chat import ChatLine, Hush, Said, Say
from app.wire_past import Eyes, Fork, Origin, OutcomeView, Sealed, Seen, Step
from app.wire_report import Filed, Report, Wrong
from app.wire_rest import (
    COLOURS,
    Arrival,
    Colour,
    Decision,
    GameInfo,
    Guest,
    Letter,
    Link,
    Me,
    Name,
    NewRoom,
    OptionInfo,
    Options,
    Problem,
    Ready,
    SeatBot,
    SeenTo,
    SitDown,
)
from app.wire_room import MyMatch, Room, SeatName, SeatView, Status
from app.wire_time import UNTIMED, Choose, Clocks, Host, Pause, RoomTime, Terms

__all__ = [
    "Arrival",
    "AskHash",
    "COLOURS",
    "ChatLine",
    "Choose",
    "Clocks",
    "Closed",
    "Colour",
    "Decision",
    "Eyes",
    "Filed",
    "Fork",
    "GameInfo",
    "Guest",
    "Hash",
    "Host",
    "Hush",
    "Json",
    "Letter",
    "Link",
    "Me",
    "MyMatch",
    "Name",
    "NewRoom",
    "OptionInfo",
    "Options",
    "Origin",
    "OutcomeView",
    "Pause",
    "Problem",
    "Ready",
    "Report",
    "Room",
    "RoomTime",
    "Said",
    "Say",
    "Sealed",
    "SeatBot",
    "SeatName",
    "SeatView",
    "Seen",
    "SeenTo",
    "SitDown",
    "Status",
    "Step",
    "Terms",
    "UNTIMED",
    "Undo",
    "Undoable",
    "Would",
    "WouldUndo",
    "Wrong",
]

Patch = Any
"""See app/patch.py: nested changes, or an operation in a list."""


# ------------------------------------------------------------------ what a client sends


class Play(Closed):
    """A move, for the prompt with this number; `id` makes it happen once, however often it is sent."""

    kind: Literal["play"]
    id: ActionId
    prompt: int
    move: dict[str, Json]


class Sync(Closed):
    """ "I have seen up to here": answered by up_to_date, the missing frames, or a snapshot."""

    kind: Literal["sync"]
    public: int
    own: int
    mismatch: bool = False
    """What was seen has another hash than the server says: a snapshot, please."""


class Ping(Closed):
    kind: Literal["ping"]
    ms: Annotated[int, Field(ge=0, le=600_000)] | None = None
    """How long the answer to the last one took to come."""


ClientFrame = Annotated[Play | Undo | Would | Say | Sync | AskHash | Ping, Field(discriminator="kind")]


# ------------------------------------------------------------------ what the server sends


class PromptFrame(Closed):
    """What this seat may do; `no` is quoted by `play`."""

    no: int
    ask: str
    about: dict[str, Json]
    moves: list[dict[str, Json]]
    owes: bool
    chosen: dict[str, Json] | None
    why: dict[str, str]


NO_PROMPT: dict[str, Json] = {
    "no": 0,
    "ask": "",
    "about": {},
    "moves": [],
    "owes": True,
    "chosen": None,
    "why": {},
}
"""What the first prompt is made of."""


class Line(Closed):
    """One line of the log: `no` is the `public_no` of the frame that brought it."""

    no: int
    told: dict[str, Json]


class Snapshot(Closed):
    """All that a viewer may see: the room, and once the match runs its view, prompt and log."""

    kind: Literal["snapshot"]
    room: Room
    seat: int | None
    """The viewer's own seat; None for an onlooker."""
    public_no: int
    own_no: int
    public: Json | None
    own: Json | None
    prompt: PromptFrame | None
    undo: Undoable | None
    """None for an onlooker."""
    log: list[Line]
    outcome: OutcomeView | None


class Past(Closed):
    """What a viewer saw of a match, from its first view or from the numbers that were asked for. Nobody is asked
    anything here: of prompts there is the sealed answer only, and steps that changed nothing else of them are left out.
    """

    kind: Literal["past"]
    eyes: Eyes
    first: Snapshot | None
    """The view after the deal; with all eyes its `own` has every seat's by number. None where more was seen already."""
    sealed: dict[str, Sealed] = Field(default_factory=dict)
    """The sealed answers that lay there at the first view, by seat: the own one, with all eyes everybody's."""
    steps: list[Step]
    more: bool
    """Whether more was seen after these steps."""


class Change(Closed):
    """What one move changed for this viewer. Only what changed is present."""

    kind: Literal["change"]
    public_no: int
    own_no: int
    public: Patch | None = None
    own: Patch | None = None
    told: list[dict[str, Json]] = Field(default_factory=list)
    prompt: Patch | None = None
    """Makes a new prompt of the last one; of NO_PROMPT where there was none. Absent when the prompt did not change."""
    prompt_gone: bool = False
    """The prompt is over and no other took its place."""
    undo: Undoable | None = None
    """Absent when it did not change."""
    outcome: OutcomeView | None = None
    clocks: Clocks | None = None
    """All clocks, where the move changed one."""
    hash: str | None = None
    """The hash of what is seen now, now and then."""


class RoomChanged(Closed):
    """Seats, options, presence or status changed."""

    kind: Literal["room"]
    room: Room
    seat: int | None


class Accepted(Closed):
    """The move is in the database."""

    kind: Literal["accepted"]
    id: str


class Refused(Closed):
    """Nothing changed. `id` is the action's, or None for a frame that could not be read."""

    kind: Literal["refused"]
    id: str | None
    code: str
    text: str
    rule: str = ""
    prompt: PromptFrame | None = None
    """The present prompt of this seat, if there is one."""
    limit: str | None = None
    """The limit that was met, what it allows, and the seconds until it is worth trying again."""
    allowed: int | None = None
    seconds: float | None = None


class UpToDate(Closed):
    kind: Literal["up_to_date"]
    public_no: int
    own_no: int


class Pong(Closed):
    kind: Literal["pong"]


class Closing(Closed):
    """The server stops, and closes with 1012 right after this; connect again after a random time in this window."""

    kind: Literal["closing"]
    earliest: int
    latest: int
    """Milliseconds from now."""


ServerFrame = Annotated[
    Snapshot | Change | RoomChanged | Said | Accepted | Refused | WouldUndo | Hash | UpToDate | Pong | Closing,
    Field(discriminator="kind"),
]
