"""Who sits where, as rows of the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from app.commits import Conflict
from app.models import seats
from app.seating import Chair, Guest, Seating


def seat_rows(match: int, seating: Seating) -> list[dict[str, Any]]:
    return [{"match": match, "seat": seat, **_seat_row(chair)} for seat, chair in enumerate(seating.chairs)]


async def write_seats(connection: AsyncConnection, match: int, seating: Seating) -> None:
    await connection.execute(delete(seats).where(seats.c.match == match))
    try:
        await connection.execute(insert(seats), seat_rows(match, seating))
    except IntegrityError:
        raise Conflict from None


def _seat_row(chair: Chair) -> dict[str, Any]:
    return {
        "guest": chair.guest and chair.guest.id,
        "bot": chair.bot,
        "ready": chair.ready,
        "nonce": chair.nonce,
        "colour": chair.colour,
    }


def chair_of(row: Row[Any]) -> Chair:
    """With the guest who sits there, if any."""
    guest = Guest(row.id, row.name, row.program) if row.id is not None else None
    return Chair(guest, row.bot, row.ready, row.nonce, row.colour)
