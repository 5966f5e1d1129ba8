"""Somebody at a table says that something is wrong. Only admins read it, at that moment and with those eyes.

A report is no part of its match: nobody at the table hears of it, and no entry, number or prompt depends on it.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ColumnElement, Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app import wire
from app.auth import AGuest, device
from app.db import now, reading
from app.errors import Refusal
from app.house import House, InHouse
from app.models import matches, reports
from app.seating import Guest, Seat
from app.stored import Loaded
from app.wire_report import Moment
from app.words import is_code

router = APIRouter(prefix="/api/rooms/{code}", responses={"4XX": {"model": wire.Problem}})

TRIES = 5
"""Somebody else may take the same number, in another process."""


@router.post("/reports", status_code=201)
async def file(house: InHouse, request: Request, guest: AGuest, code: str, said: wire.Report) -> wire.Filed:
    """Files a report, once for each id. What was seen goes along as two numbers, and not as a copy."""
    house.gate.reports.take(guest.id)
    loaded = await house.store.load(code.upper())
    if loaded is None:
        raise Refusal("unknown_room")
    seat = loaded.match.seating.seat_of(guest)
    row = {
        "match": loaded.match.id,
        "guest": guest.id,
        "name": guest.name,
        "seat": seat,
        "kind": said.what,
        "text": said.text,
        "pointed": said.pointed,
        "device": device(request),
        "seq": await _moment(house, loaded, seat, said.seen),
        "action_id": said.id,
        "at": now(),
    }
    return wire.Filed(no=await _write(house.engine, guest, row))


async def _moment(house: House, loaded: Loaded, seat: Seat | None, seen: Moment | None) -> int | None:
    """The last entry after which this viewer saw what had these numbers."""
    if seen is None or loaded.last is None:
        return None
    entries = await house.store.numbered(loaded.match.id, seen.public_no)
    known = [entry.seq for entry in entries if seat is None or entry.numbers.own[seat] == seen.own_no]
    if not known:
        raise Refusal("unknown_version")
    return known[-1]


async def _write(engine: AsyncEngine, guest: Guest, row: dict[str, Any]) -> int:
    """The number that it has in its match."""
    mine = (reports.c.match == row["match"], reports.c.guest == guest.id, reports.c.action_id == row["action_id"])
    for _ in range(TRIES):
        try:
            async with engine.begin() as connection:
                if (before := (await connection.execute(select(reports.c.no).where(*mine))).scalar()) is not None:
                    return int(before)
                last = await connection.execute(select(func.max(reports.c.no)).where(reports.c.match == row["match"]))
                no = (last.scalar() or 0) + 1
                await connection.execute(insert(reports), [row | {"no": no}])
                return no
        except IntegrityError:
            continue
    raise Refusal("busy")


# ------------------------------------------------------------------ what admins read


class Sought(BaseModel):
    """Which reports to list."""

    model_config = ConfigDict(extra="forbid")

    open: bool | None = None
    code: str | None = Field(None, pattern=r"^[A-Za-z0-9-]{1,12}$")
    limit: int = Field(50, ge=1, le=200)
    offset: int = Field(0, ge=0, le=1_000_000)


class ReportRow(wire.Closed):
    code: str
    game: str
    no: int
    """In its match."""
    name: str
    """Whoever files it, as they were called then."""
    seat: int | None
    what: wire.Wrong
    text: str
    pointed: str
    device: str
    at: int
    """Milliseconds since 1970."""
    seq: int | None
    """The entry after which it was seen; None before the match had started."""
    view: str | None
    """Where it is seen as it was seen then."""
    closed: int | None
    answer: str | None


class ReportList(wire.Closed):
    total: int
    reports: list[ReportRow]


async def find(engine: AsyncEngine, sought: Sought) -> ReportList:
    """Newest first."""
    where: list[ColumnElement[bool]] = []
    if sought.open is not None:
        where.append(reports.c.closed.is_(None) if sought.open else reports.c.closed.is_not(None))
    if sought.code is not None:
        where.append(matches.c.code == _code(sought.code))
    both = reports.join(matches, matches.c.id == reports.c.match)
    page = select(reports, matches.c.code, matches.c.game).select_from(both).where(*where)
    async with reading(engine) as connection:
        total = (await connection.execute(select(func.count()).select_from(both).where(*where))).scalar_one()
        newest = page.order_by(reports.c.at.desc(), reports.c.match.desc(), reports.c.no.desc())
        rows = await connection.execute(newest.limit(sought.limit).offset(sought.offset))
        return ReportList(total=total, reports=[_row(row) for row in rows])


async def close(engine: AsyncEngine, code: str, no: int, answer: str) -> ReportRow:
    """An admin has dealt with it; who closes it again says something else."""
    async with engine.begin() as connection:
        match = (await connection.execute(select(matches.c.id).where(matches.c.code == _code(code)))).scalar()
        this = (reports.c.match == match, reports.c.no == no)
        done = await connection.execute(update(reports).where(*this).values(closed=now(), answer=answer))
        if not done.rowcount:
            raise Refusal("unknown_report")
        return await _one(connection, *this)


def _code(code: str) -> str:
    """As rooms have it; no room's where it is none, since not every text may be asked of a database."""
    return code.upper() if is_code(code.upper()) else ""


async def _one(connection: AsyncConnection, *this: Any) -> ReportRow:
    both = reports.join(matches, matches.c.id == reports.c.match)
    query = select(reports, matches.c.code, matches.c.game).select_from(both).where(*this)
    return _row((await connection.execute(query)).one())


def _row(row: Row[Any]) -> ReportRow:
    seat = "" if row.seat is None else f"seat={row.seat}&"
    return ReportRow(
        code=row.code,
        game=row.game,
        no=row.no,
        name=row.name,
        seat=row.seat,
        what=row.kind,
        text=row.text,
        pointed=row.pointed,
        device=row.device,
        at=row.at,
        seq=row.seq,
        view=None if row.seq is None else f"/api/admin/matches/{row.code}/view?{seat}at={row.seq}",
        closed=row.closed,
        answer=row.answer,
    )
