"""What a room looks like to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from app import wire
from app.chance import Pledge
from app.seating import Seating, colours
from games.game import Seat


def view(
    code: str,
    game: str,
    room: Seating,
    here: Sequence[Seat | None],
    reason: str | None,
    pledge: Pledge,
    time: wire.RoomTime | None = None,
) -> wire.Room:
    """The room as everybody sees it; `here` has a seat for everybody who is connected, None for an onlooker."""
    seats = [
        wire.SeatView(seat=seat, name=chair.name, bot=chair.plays, ready=chair.ready, colour=colour, here=seat in here)
        for seat, (chair, colour) in enumerate(zip(room.chairs, colours(room), strict=True))
    ]
    return wire.Room(
        code=code,
        game=game,
        status=room.status,
        host=room.host_seat,
        seats=seats,
        options=room.options,
        terms=room.terms,
        time=time,
        onlookers=here.count(None),
        hushed=room.hushed,
        next=room.next,
        reason=reason,
        origin=room.origin,
        **pledge.shown(room.status in ("finished", "aborted")),
    )
