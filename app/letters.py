"""A table for who gets no websocket, as behind some firewalls: each request is a letter, and waits for its answer.

A letter says what its writer has seen, and may bring one frame. The answer has everything since: first what the room is
like, then the frames as on a websocket. Without any news it waits for some. Nothing is kept between two letters but a
place at the table, for a moment, so that the others do not see their writer come and go all the time.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from fastapi import APIRouter, Request, Response

from app import wire
from app.auth import device, who
from app.errors import Refusal
from app.gate import address
from app.house import InHouse, Place
from app.outbox import Outbox
from app.ws import Visit, answer, leave

router = APIRouter(prefix="/api", responses={"4XX": {"model": wire.Problem}})

_PONG = wire.Pong(kind="pong").model_dump_json()


@router.post("/rooms/{code}/letters", response_model=list[wire.ServerFrame])
async def letter(house: InHouse, request: Request, code: str, said: wire.Letter) -> Response:
    """What is new at this table for the writer, once their frame (if any) is answered."""
    caller = await who(request, house)
    guest, where = caller.guest if caller else None, address(request.scope)
    box = Outbox(guest, house.config.outbox, device(request))
    visit = Visit(house, code, box, where, guest.id if guest else where)
    with house.gate.socket(where):
        await _sit(visit, said)
        if said.frame is not None and not await answer(visit, said.frame):
            house.gate.wrong(visit.whose)
        frames = await _frames(visit.box, house.config.letter_seconds)
    return Response(f"[{','.join(frames)}]", media_type="application/json")


async def _sit(visit: Visit, said: wire.Letter) -> None:
    """Takes the place of the letter before, whose answer need not wait any longer."""
    house, place = visit.house, (visit.code, visit.whose, said.line)
    before, house.places[place] = house.places.get(place), visit.box
    visit.box.ms = before.ms if before else None
    try:
        await house.rooms.do(visit.code, lambda room: room.join(visit.box, said.seen, before))
    except Exception:
        _give_back(visit, place, before)
        raise
    if before is not None:
        before.send(_PONG)
    later = house.config.letter_seconds + house.config.linger_seconds
    asyncio.get_running_loop().call_later(later, _gone, visit, place)


def _give_back(visit: Visit, place: Place, before: Outbox | None) -> None:
    """Who could not sit down leaves the place to the letter before, unless another one has taken it."""
    places = visit.house.places
    if places.get(place) is visit.box:
        del places[place]
        if before is not None:
            places[place] = before


def _gone(visit: Visit, place: Place) -> None:
    """No other letter came."""
    house = visit.house
    if house.places.get(place) is visit.box:
        del house.places[place]
        if not house.rooms.closing:
            house.rooms.means.tasks.create_task(_leave(visit))


async def _leave(visit: Visit) -> None:
    with suppress(Refusal):  # the server stops, or the database is gone
        await leave(visit.house, visit.code, visit.box)


async def _frames(box: Outbox, wait: float) -> list[str]:
    """The first is there already; others are waited for only if there is no second."""
    frames = [await box.next()]
    if not box.waiting:
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                frames.append(await box.next())
    while box.waiting:
        frames.append(await box.next())
    return frames
