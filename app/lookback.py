"""Looking back over REST: a match as somebody saw it, and playing on from the middle of one that is over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from app import history, seating, wire
from app.auth import AGuest, who
from app.errors import Refusal
from app.gate import address
from app.house import House, InHouse
from app.past import Eyes, Past
from app.room import Room
from app.seating import Guest, Seating
from app.stored import Loaded

router = APIRouter(prefix="/api", responses={"4XX": {"model": wire.Problem}})

Number = Annotated[int | None, Query(ge=0, lt=2**31)]


@router.get("/rooms/{code}/past", response_model_exclude_defaults=True)
async def past(
    house: InHouse,
    request: Request,
    code: str,
    eyes: Annotated[str | None, Query(pattern=r"^(\d{1,3}|onlooker|all)$")] = None,
    public: Number = None,
    own: Number = None,
) -> wire.Past:
    """What was seen of a match with these eyes: its first view and the steps since, or the steps after those two
    numbers. Other eyes than one's own open when the match is over.
    """
    caller = await who(request, house)
    loaded = await _started(house, code)
    whose = _allowed(loaded.match.seating, caller.guest if caller else None, eyes)
    room = await house.rooms.do(code, Room.view)
    looking = Eyes(house.codecs[loaded.match.game], len(loaded.match.seating.chairs), whose)
    seen = Past(house.store, loaded, looking, await history.turns(house.engine, loaded.match))
    return await seen.after(None if public is None else (public, own or 0), room)


@router.post("/rooms/{code}/fork", status_code=201)
async def fork(house: InHouse, request: Request, guest: AGuest, code: str, wish: wire.Fork) -> wire.Room:
    """Opens a room whose match will begin where this one, which is over, was after an entry."""
    loaded = await _started(house, code, wish.at)
    match, codec = loaded.match, house.codecs[loaded.match.game]
    assert loaded.last is not None
    origin = wire.Origin(code=match.code, at=wish.at)
    forked = seating.fork(match.seating, guest, origin, wish.seat, wish.level)
    if loaded.last.seq != wish.at:
        raise Refusal("unknown_version")
    if codec.game.outcome(codec.load(loaded.state, loaded.version)) is not None:
        raise Refusal("over")
    house.gate.rooms.take(address(request.scope))
    opened = await house.store.create(match.game, codec.game.version, forked)
    return await house.rooms.do(opened.code, Room.view)


async def _started(house: House, code: str, at: int | None = None) -> Loaded:
    loaded = await house.store.load(code.upper(), at)
    if loaded is None or loaded.match.game not in house.codecs:
        raise Refusal("unknown_room")
    if loaded.last is None:
        raise Refusal("not_running")
    return loaded


def _allowed(room: Seating, guest: Guest | None, wish: str | None) -> wire.Eyes:
    """The eyes that are asked for. Without a wish one's own; who had none sees all once the match is over."""
    seat, running = room.seat_of(guest), room.status == "running"
    own: wire.Eyes = "onlooker" if seat is None else seat
    if wish is None:
        return "all" if own == "onlooker" and not running else own
    wanted: wire.Eyes = "all" if wish == "all" else "onlooker" if wish == "onlooker" else int(wish)
    if isinstance(wanted, int):
        seating.check_seat(room, wanted)
    if wanted != own and running:
        raise Refusal("not_over")
    return wanted
