"""What the database says about matches, for admins: lists, and one match with its whole log."""

from __future__ import annotations

from typing import Literal

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


class MatchRow(wire.Closed):
    code: str
    game: str
    version: int
    """Of the rules with which it started."""
    status: wire.Status
    names: list[str]
    created: int
    """Milliseconds since 1970."""
    seq: int | None
    """The number of the last entry; None in the lobby."""


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
    names, last = await _names(connection, [row.id for row in rows]), await _last(connection, [row.id for row in rows])
    found = [
        MatchRow(
            code=row.code,
            game=row.game,
            version=row.version,
            status=row.status,
            names=names.get(row.id, []),
            created=row.created,
            seq=last.get(row.id),
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


async def _names(connection: AsyncConnection, found: list[int]) -> dict[int, list[str]]:
    query = select(seats.c.match, guests.c.name).join(guests).where(seats.c.match.in_(found)).order_by(seats.c.seat)
    names: dict[int, list[str]] = {}
    for match, name in await connection.execute(query):
        names.setdefault(match, []).append(name)
    return names


async def _last(connection: AsyncConnection, found: list[int]) -> dict[int, int]:
    rows = select(entries.c.match, func.max(entries.c.seq)).group_by(entries.c.match)
    whole = select(packed.c.match, packed.c.seq).where(packed.c.match.in_(found))
    queries = (rows.where(entries.c.match.in_(found)), whole)
    return {match: last for query in queries for match, last in await connection.execute(query)}
