"""What admins see and may do, over REST with a bearer token: find matches, look into them, help one along, end one.

On the command line, `python -m app.admin token|revoke|list` keeps the tokens of admins and programs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import Field, StringConstraints

from app import chat, look, records, reports, tokens, wire
from app.auth import admin
from app.course import Course
from app.db import reading
from app.errors import Refusal
from app.house import House, InHouse
from app.stored import Loaded

router = APIRouter(prefix="/api/admin", dependencies=[Depends(admin)], responses={"4XX": {"model": wire.Problem}})


Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


Seat = Annotated[int, Field(ge=0, lt=2**31)]


class Abort(wire.Closed):
    reason: Reason


class Rewind(wire.Closed):
    to: Annotated[int, Field(ge=0, lt=2**31)]
    reason: Reason


class Halt(wire.Closed):
    wish: bool
    """Whether it is to be paused, or to go on."""
    reason: Reason


class MoreTime(wire.Closed):
    seat: Seat
    seconds: Annotated[int, Field(ge=1, le=86_400)]
    reason: Reason


class OnSeat(wire.Closed):
    seat: Seat
    reason: Reason


class LineView(wire.Closed):
    """Somebody who is connected to the process that is asked."""

    seat: int | None
    ms: int | None
    """How long an answer takes to come to them, as they say themselves; None: they did not say."""
    device: str
    """What their browser or program calls itself."""


class CloseReport(wire.Closed):
    answer: Reason


@router.get("/matches")
async def find_matches(house: InHouse, wanted: Annotated[records.Wanted, Query()]) -> records.MatchList:
    """Matches, newest first, and how those stand that are in memory here."""
    async with reading(house.engine) as connection:
        found = await records.find(connection, wanted)
    return found.model_copy(update={"matches": [_glanced(house, row) for row in found.matches]})


@router.get("/matches/{code}")
async def match(house: InHouse, code: str) -> records.MatchView:
    """A match with its seats, log and whole state, hidden things included."""
    loaded = await _loaded(house, code, None)
    course = _course(house, loaded) if loaded.last else None
    _, entries = await house.store.since(loaded.match.code, -1)
    return records.MatchView(
        room=_room(loaded, course),
        version=loaded.match.version,
        seq=course.now.seq if course else None,
        agenda=records.agenda(course.now) if course else [],
        entries=[records.shown(entry) for entry in entries],
        state=loaded.state,
        chat=await chat.lines(house.engine, loaded.match.id),
    )


@router.get("/matches/{code}/view", response_model=wire.Snapshot)
async def view(
    house: InHouse,
    code: str,
    seat: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
    at: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
) -> Response:
    """What this seat sees, or saw after the entry with the number `at`; an onlooker without a seat."""
    loaded = await _loaded(house, code, at)
    if loaded.last is None:
        raise Refusal("not_running")
    if at is not None and loaded.last.seq != at:
        raise Refusal("unknown_version")
    if seat is not None and seat >= len(loaded.match.seating.chairs):
        raise Refusal("unknown_seat")
    course = _course(house, loaded)
    await course.remember(house.store)
    # As it is sent to the seat itself: to read and write a log of thousands of lines anew would take most of the time.
    text = course.snapshot(_room(loaded, course).model_dump_json(), seat)
    return Response(text, media_type="application/json")


@router.get("/matches/{code}/lines")
async def lines(house: InHouse, code: str) -> list[LineView]:
    """Whoever is connected, onlookers last; nobody where the match is not in memory."""
    room = house.rooms.awake(code.upper())
    return [LineView(seat=seat, ms=box.ms, device=box.device) for seat, box in room.lines] if room else []


@router.post("/matches/{code}/rewind")
async def rewind(house: InHouse, code: str, rewinding: Rewind) -> wire.Room:
    """Brings a running match back to where it was after the entry `to`; what happened since stays in its log."""
    return await house.rooms.do(code, lambda room: room.upkeep.rewind(rewinding.to, rewinding.reason))


@router.post("/matches/{code}/abort")
async def abort(house: InHouse, code: str, ending: Abort) -> wire.Room:
    """Ends a running match without a result; an entry in its log says why."""
    return await house.rooms.do(code, lambda room: room.upkeep.abort(ending.reason))


@router.post("/matches/{code}/pause")
async def halt(house: InHouse, code: str, halting: Halt) -> wire.Room:
    """Pauses a running match, or lets it go on."""
    return await house.rooms.do(code, lambda room: room.upkeep.pause(halting.wish, halting.reason))


@router.post("/matches/{code}/time")
async def more_time(house: InHouse, code: str, more: MoreTime) -> wire.Room:
    """Puts some time on a seat's clock; who was absent since it ran out is so no more."""
    return await house.rooms.do(code, lambda room: room.upkeep.lengthen(more.seat, more.seconds, more.reason))


@router.post("/matches/{code}/bot")
async def put_bot(house: InHouse, code: str, seated: OnSeat) -> wire.Room:
    """A house bot plays for whoever sits there, until they move themselves or the seat is given back."""
    return await house.rooms.do(code, lambda room: room.upkeep.put_bot(seated.seat, seated.reason))


@router.post("/matches/{code}/back")
async def give_back(house: InHouse, code: str, seated: OnSeat) -> wire.Room:
    """Whoever sits there plays again instead of the house bot, and is waited for."""
    return await house.rooms.do(code, lambda room: room.upkeep.give_back(seated.seat, seated.reason))


@router.get("/reports")
async def find_reports(house: InHouse, sought: Annotated[reports.Sought, Query()]) -> reports.ReportList:
    """What people at the tables report, newest first, each with the address of what they saw."""
    return await reports.find(house.engine, sought)


@router.post("/reports/{code}/{no}/close")
async def close_report(
    house: InHouse, code: str, no: Annotated[int, Path(ge=1, lt=2**31)], closing: CloseReport
) -> reports.ReportRow:
    """Says that it has been dealt with, and how; for other admins."""
    return await reports.close(house.engine, code, no, closing.answer)


def _glanced(house: House, row: records.MatchRow) -> records.MatchRow:
    """A look wakes no room: where one sleeps nobody is."""
    room = house.rooms.awake(row.code) if row.status in ("lobby", "running") else None
    if room is None:
        return row
    here, waiting = room.glance
    return row.model_copy(update={"glance": records.Glance(here=here, waiting=waiting)})


async def _loaded(house: House, code: str, at: int | None) -> Loaded:
    loaded = await house.store.load(code.upper(), at)
    if loaded is None or loaded.match.game not in house.codecs:
        raise Refusal("unknown_room")
    return loaded


def _course(house: House, loaded: Loaded) -> Course:
    return Course.of(house.codecs[loaded.match.game], loaded)


def _room(loaded: Loaded, course: Course | None) -> wire.Room:
    match, now = loaded.match, loaded.match.seating
    if course is None:
        return look.view(match.code, match.game, now, [], None, match.pledge)
    return look.view(match.code, match.game, replace(now, status=course.status), [], course.reason, match.pledge)


if __name__ == "__main__":
    tokens.main()
