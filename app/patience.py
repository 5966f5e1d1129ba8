"""What people at a running match agree on over REST: a pause, and what to do about somebody who is absent."""

from __future__ import annotations

from fastapi import APIRouter

from app import wire
from app.auth import AGuest
from app.house import InHouse

router = APIRouter(prefix="/api/rooms/{code}", responses={"4XX": {"model": wire.Problem}})


@router.put("/pause")
async def pause(house: InHouse, guest: AGuest, code: str, said: wire.Pause) -> wire.Room:
    """Wishes a pause, or ends it. The match is paused while everybody at the table wishes it."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.time.pause(guest, said.wish))


@router.put("/absent/{seat}")
async def choose(house: InHouse, guest: AGuest, code: str, seat: int, said: wire.Choose) -> wire.Room:
    """What to do about an absent seat: the choice of more than half of the others is carried out."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.time.choose(guest, seat, said.choice))
