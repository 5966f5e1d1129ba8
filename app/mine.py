"""The matches of one person: those in which something can still happen, and how the last ones ended."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Row, select

from app import wire
from app.db import reading
from app.errors import Refusal
from app.house import House
from app.models import guests, matches, seats
from app.seating import Guest
from app.turns import Standing

OPEN, OVER = 50, 30
"""So many are listed of each."""
_STILL = ("lobby", "running")


async def all_of(house: House, guest: Guest) -> list[wire.MyMatch]:
    """Those that wait for this person first, then the others that are not over, then old ones; newest first."""
    found = [*await _rows(house, guest, True), *await _rows(house, guest, False)]
    names = await _names(house, [row.id for row in found])
    listed = [await _mine(house, guest, row, names[row.id]) for row in found]
    return sorted(listed, key=lambda one: (one.status not in _STILL, not one.owed))


async def _rows(house: House, guest: Guest, still: bool) -> list[Row[Any]]:
    status = matches.c.status.in_(_STILL) if still else matches.c.status.not_in(_STILL)
    query = select(matches, seats.c.seat).join(seats, seats.c.match == matches.c.id)
    newest = matches.c.created.desc() if still else matches.c.ended.desc().nulls_last()
    query = query.where(seats.c.guest == guest.id, status).order_by(newest, matches.c.id.desc())
    async with reading(house.engine) as connection:
        return list(await connection.execute(query.limit(OPEN if still else OVER)))


async def _names(house: House, found: list[int]) -> dict[int, list[wire.SeatName]]:
    """Who sits in these matches, by match."""
    query = select(seats.c.match, seats.c.seat, seats.c.bot, guests.c.name).select_from(seats.outerjoin(guests))
    names: dict[int, list[wire.SeatName]] = {match: [] for match in found}
    async with reading(house.engine) as connection:
        for match, seat, bot, name in await connection.execute(
            query.where(seats.c.match.in_(found)).order_by(seats.c.seat)
        ):
            names[match].append(wire.SeatName(seat=seat, name=name, bot=bot))
    return names


async def _mine(house: House, guest: Guest, row: Row[Any], names: list[wire.SeatName]) -> wire.MyMatch:
    """Whom a running match waits for only the match itself knows."""
    running = row.status == "running" and row.game in house.codecs
    now: Standing | None = None
    if running:
        with suppress(Refusal):  # a room that is too busy to answer is listed all the same
            now = await house.rooms.do(row.code, lambda room: room.turns.standing(guest))
    return wire.MyMatch(
        code=row.code,
        game=row.game,
        status=row.status,
        seat=row.seat,
        seats=names,
        owed=now.owed if now else False,
        waiting=now.waiting if now else [],
        deadline=now.deadline if now else None,
        created=row.created,
        ended=row.ended,
        outcome=row.outcome and wire.OutcomeView.model_validate(row.outcome),
        link=f"/r/{row.code}",
    )
