"""What the database says about matches, for admins: lists, and one match with its whole log."""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from app import wire
from app.live import Live
from app.models import entries, guests, matches, packed, seats
from app.stored import Entry
from app.undo import Undoable, Why


class Wanted(BaseModel):
    """Which matches to list; `name` is part of the name of somebody who sits there."""

    model_config = ConfigDict(extra="forbid")

    status: wire.Status | None = None
    game: str | None = Field(None, pattern=r"^\w{1,40}$")
    name: wire.Name | None = None
    code: str | None = Field(None, pattern=r"^[A-Za-z0-9-]{1,12}$")
    limit: int = Field(50, ge=1, le=200)
    offset: int = Field(0, ge=0, le=1_000_000)


class SeatRow(wire.Closed):
    seat: int
    name: str | None
    bot: str | None
    colour: int | None
    """None: the seat's own."""


class Glance(wire.Closed):
    """How a match stands in the memory of the process that is asked."""

    here: list[int]
    """The seats that are connected."""
    waiting: list[int]
    """The seats it waits for, as everybody may know it."""


class MatchRow(wire.Closed):
    code: str
    game: str
    version: int
    """Of the rules with which it started."""
    status: wire.Status
    names: list[str]
    seats: list[SeatRow]
    created: int
    """Milliseconds since 1970."""
    moved: int
    """When something happened last: its last entry, or its making."""
    seq: int | None
    """The number of the last entry; None in the lobby."""
    glance: Glance | None = None
    """None: it is not in memory, since nobody is there."""


class MatchList(wire.Closed):
    total: int
    matches: list[MatchRow]


Cause = Literal[
    "start",
    "fork",
    "move",
    "undo",
    "rewind",
    "abort",
    "leave",
    "return",
    "pause",
    "absent",
    "timeout",
    "stuck",
    "wait",
    "vote",
]
"""What makes an entry: the game's moves, and whatever else happens to a match."""


class EntryView(wire.Closed):
    seq: int
    cause: Cause
    seat: int | None
    action_id: str | None
    move: wire.Json | None
    chance: list[int]
    barrier: bool
    patch: wire.Patch
    told: list[wire.Json]
    public_no: int
    own_no: list[int]
    prompt_no: list[int]
    undo: list[Undoable | Why]
    at: int
    time: wire.Json | None
    """How the match stood in time after it; None where there is nothing to say."""


class AskedSeat(wire.Closed):
    seat: int
    prompt: int
    ask: str
    owes: bool


class MatchView(wire.Closed):
    """Everything about a match, hidden things included."""

    room: wire.Room
    version: int
    seq: int | None
    agenda: list[AskedSeat]
    entries: list[EntryView]
    state: wire.Json | None
    chat: list[wire.ChatLine]
    """All that was said in its room."""


async def find(connection: AsyncConnection, wanted: Wanted) -> MatchList:
    """Newest first."""
    where = _conditions(wanted)
    total = (await connection.execute(select(func.count()).select_from(matches).where(*where))).scalar_one()
    page = select(matches).where(*where).order_by(matches.c.created.desc(), matches.c.id.desc())
    rows = (await connection.execute(page.limit(wanted.limit).offset(wanted.offset))).all()
    ids = [row.id for row in rows]
    seated, last = await _seats(connection, ids), await _last(connection, ids)
    found = [
        MatchRow(
            code=row.code,
            game=row.game,
            version=row.version,
            status=row.status,
            names=[seat.name for seat in seated[row.id] if seat.name is not None],
            seats=seated[row.id],
            created=row.created,
            moved=last[row.id].at if row.id in last else row.created,
            seq=last[row.id].seq if row.id in last else None,
        )
        for row in rows
    ]
    return MatchList(total=total, matches=found)


def agenda(now: Live) -> list[AskedSeat]:
    """Whom the match asks, and whom it waits for."""
    asked = zip(now.numbers.prompt, now.shown.prompts, strict=True)
    return [
        AskedSeat(seat=seat, prompt=no, ask=prompt.ask, owes=prompt.owes)
        for seat, (no, prompt) in enumerate(asked)
        if prompt
    ]


def shown(entry: Entry) -> EntryView:
    return EntryView.model_validate({name: value for name, value in entry.row().items() if name != "match"})


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    where: list[ColumnElement[bool]] = []
    if wanted.status:
        where.append(matches.c.status == wanted.status)
    if wanted.game:
        where.append(matches.c.game == wanted.game)
    if wanted.code:
        where.append(matches.c.code.icontains(wanted.code, autoescape=True))
    if wanted.name:
        named = select(seats.c.match).join(guests).where(guests.c.name.icontains(wanted.name, autoescape=True))
        where.append(matches.c.id.in_(named))
    return where


async def _seats(connection: AsyncConnection, found: list[int]) -> dict[int, list[SeatRow]]:
    query = select(seats.c.match, seats.c.seat, seats.c.bot, seats.c.colour, guests.c.name)
    query = query.select_from(seats.outerjoin(guests)).where(seats.c.match.in_(found)).order_by(seats.c.seat)
    seated: dict[int, list[SeatRow]] = {match: [] for match in found}
    for match, seat, bot, colour, name in await connection.execute(query):
        seated[match].append(SeatRow(seat=seat, name=name, bot=bot, colour=colour))
    return seated


class _Last(NamedTuple):
    seq: int
    at: int


async def _last(connection: AsyncConnection, found: list[int]) -> dict[int, _Last]:
    """The last entry of each match; one that is packed got its last when it ended."""
    rows = select(entries.c.match, func.max(entries.c.seq), func.max(entries.c.at)).group_by(entries.c.match)
    ended = func.coalesce(matches.c.ended, matches.c.packed)
    whole = select(packed.c.match, packed.c.seq, ended).join(matches, matches.c.id == packed.c.match)
    queries = (rows.where(entries.c.match.in_(found)), whole.where(packed.c.match.in_(found)))
    return {match: _Last(seq, at) for query in queries for match, seq, at in await connection.execute(query)}
