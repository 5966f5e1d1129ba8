"""The lobby over REST: who you are, which games there are, and everything about a room until its match starts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fastapi import APIRouter, Depends, Request, Response

from app import history, mine, seating, wire
from app.auth import AGuest, give_cookie, guest, who
from app.db import now
from app.errors import Refusal
from app.gate import address
from app.house import House, InHouse
from app.room import Room
from app.seating import Chair, Guest, Seating

_LINK = 10 * 60 * 1000
"""Milliseconds in which a code for another device can be used."""

router = APIRouter(prefix="/api", responses={"4XX": {"model": wire.Problem}})


@router.post("/guest")
async def say_who(house: InHouse, request: Request, response: Response, named: wire.Guest) -> wire.Me:
    """Takes a name and gives this browser a cookie that proves who it is from now on; again, to change the name."""
    caller = await who(request, house)
    if caller is None:
        house.gate.guests.take(address(request.scope))
        give_cookie(request, response, await house.people.issue("guest", named.name))
    elif caller.guest is not None:
        house.gate.names.take(caller.guest.id)
        renamed = await house.people.rename(caller.guest, named.name)
        codes = await house.store.rooms_of(renamed.id, "lobby", "running")
        await house.rooms.rename(renamed, codes)
    return wire.Me(name=named.name)


@router.get("/me")
async def me(guest: AGuest) -> wire.Me:
    return wire.Me(name=guest.name)


@router.get("/me/decisions")
async def decisions(house: InHouse, guest: AGuest) -> list[wire.Decision]:
    """All that this person or program owes, over all running matches."""
    codes = await house.store.rooms_of(guest.id, "running")
    owed = [await house.rooms.do(code, lambda room: room.turns.owed(guest)) for code in codes]
    return [decision for decision in owed if decision]


@router.get("/me/matches")
async def my_matches(house: InHouse, guest: AGuest) -> list[wire.MyMatch]:
    """Where this person sits, whatever browser it was from: what is not over, and the last that were."""
    return await mine.all_of(house, guest)


@router.post("/me/link", status_code=201)
async def make_link(house: InHouse, guest: AGuest) -> wire.Link:
    """A code with which this person goes on at another device; it can be used once, within ten minutes."""
    if guest.program:
        raise Refusal("only_people")
    house.gate.links.take(guest.id)
    until = now() + _LINK
    return wire.Link(code=await house.people.link(guest, until), until=until, now=now())


@router.post("/arrive")
async def arrive(house: InHouse, request: Request, response: Response, arrival: wire.Arrival) -> wire.Me:
    """Makes this browser the person who made the code; whoever it was before, it is not any more."""
    house.gate.arrivals.take(address(request.scope))
    carried = await house.people.carry(arrival.code)
    if carried is None:
        raise Refusal("bad_link")
    guest, token = carried
    give_cookie(request, response, token)
    return wire.Me(name=guest.name)


@router.get("/games")
async def games(house: InHouse) -> list[wire.GameInfo]:
    return [
        wire.GameInfo(name=name, seats=list(codec.game.seats), options=codec.described())
        for name, codec in house.codecs.items()
    ]


@router.get("/rooms", dependencies=[Depends(guest)])
async def waiting_rooms(house: InHouse, game: str) -> list[wire.Room]:
    """Rooms with a free seat that a program opened for anybody."""
    if game not in house.codecs:
        raise Refusal("unknown_game")
    return [await house.rooms.do(code, Room.view) for code in await house.store.waiting(game)]


@router.post("/rooms", status_code=201)
async def open_room(house: InHouse, request: Request, guest: AGuest, new: wire.NewRoom) -> wire.Room:
    """Opens a room; its opener takes the first seat and is its host."""
    codec = house.codecs.get(new.game)
    if codec is None:
        raise Refusal("unknown_game")
    seats = new.seats if new.seats is not None else codec.game.seats[0]
    if seats not in codec.game.seats:
        raise Refusal("bad_seats")
    options = codec.dump(codec.read_options(new.options))
    house.gate.rooms.take(address(request.scope))
    chairs = (Chair(guest), *[Chair()] * (seats - 1))
    empty = Seating("lobby", guest.id, options, chairs, terms=new.terms)
    match = await house.store.create(new.game, codec.game.version, empty)
    return await house.rooms.do(match.code, Room.view)


@router.get("/rooms/{code}")
async def room(house: InHouse, code: str) -> wire.Room:
    return await house.rooms.do(code, Room.view)


@router.get("/rooms/{code}/export", response_model=wire.Snapshot | history.Export)
async def export(house: InHouse, request: Request, code: str) -> Response:
    """A match to take along. Until it is over: what the asker sees anyway; then everything that was hidden."""
    caller = await who(request, house)
    text = await house.rooms.do(code, lambda room: room.seen_by(caller.guest if caller else None))
    seen = wire.Snapshot.model_validate_json(text)
    if seen.room.status in ("finished", "aborted"):
        match, entries = await house.store.since(seen.room.code, -1)
        whole = await history.export(house.engine, match, entries, seen.room, seen.outcome)
        text = whole.model_dump_json()
    saved = {"Content-Disposition": f'attachment; filename="{seen.room.code}.json"'}
    return Response(text, media_type="application/json", headers=saved)


@router.put("/rooms/{code}/seat")
async def sit(house: InHouse, guest: AGuest, code: str, wish: wire.SitDown) -> wire.Room:
    """Takes a seat, or changes to it; in a running match: takes the own seat back from the bot that played on."""
    return await _change(house, guest, code, partial(seating.sit, guest=guest, wanted=wish.seat))


@router.delete("/rooms/{code}/seat")
async def leave(house: InHouse, guest: AGuest, code: str) -> wire.Room:
    """Gives the seat up; in a running match a house bot plays on."""
    return await _change(house, guest, code, partial(seating.leave, guest=guest))


@router.put("/rooms/{code}/colour")
async def choose_colour(house: InHouse, guest: AGuest, code: str, chosen: wire.Colour) -> wire.Room:
    """The colour of the own seat."""
    return await _change(house, guest, code, partial(seating.choose_colour, guest=guest, colour=chosen.colour))


@router.put("/rooms/{code}/options")
async def choose_options(house: InHouse, guest: AGuest, code: str, chosen: wire.Options) -> wire.Room:
    """Host only. Options that are not named keep their defaults; whoever was ready has to say so again."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.gathering.choose_options(guest, chosen.options))


@router.put("/rooms/{code}/terms")
async def choose_terms(house: InHouse, guest: AGuest, code: str, terms: wire.Terms) -> wire.Room:
    """Host only; whoever was ready has to say so again."""
    return await _change(house, guest, code, partial(seating.choose_terms, guest=guest, terms=terms))


@router.delete("/rooms/{code}/seat/{seat}")
async def free_seat(house: InHouse, guest: AGuest, code: str, seat: int) -> wire.Room:
    """Host only: frees the seat of somebody who does not come back."""
    return await _change(house, guest, code, partial(seating.free_seat, guest=guest, wanted=seat))


@router.put("/rooms/{code}/host")
async def hand_over(house: InHouse, guest: AGuest, code: str, heir: wire.Host) -> wire.Room:
    """The host makes another the host; where the host is not connected, anybody who sits here may."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.gathering.hand_over(guest, heir.seat))


@router.put("/rooms/{code}/hush")
async def hush(house: InHouse, guest: AGuest, code: str, wish: wire.Hush) -> wire.Room:
    """Host only: whether onlookers may speak."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.gathering.hush(guest, wish.hushed))


@router.put("/rooms/{code}/ready")
async def ready(house: InHouse, guest: AGuest, code: str, said: wire.Ready) -> wire.Room:
    return await _change(
        house, guest, code, partial(seating.say_ready, guest=guest, ready=said.ready, nonce=said.nonce)
    )


@router.put("/rooms/{code}/bot")
async def seat_bot(house: InHouse, guest: AGuest, code: str, bot: wire.SeatBot) -> wire.Room:
    """Host only: a house bot takes a free seat, or changes its level."""
    return await _change(house, guest, code, partial(seating.put_bot, guest=guest, wanted=bot.seat, level=bot.level))


@router.delete("/rooms/{code}/bot/{seat}")
async def remove_bot(house: InHouse, guest: AGuest, code: str, seat: int) -> wire.Room:
    return await _change(house, guest, code, partial(seating.remove_bot, guest=guest, wanted=seat))


@router.post("/rooms/{code}/start")
async def start(house: InHouse, guest: AGuest, code: str) -> wire.Room:
    """Host only, once every seat is taken and ready; the first shuffle happens now."""
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.gathering.start(guest))


@router.post("/rooms/{code}/rematch", status_code=201)
async def rematch(house: InHouse, request: Request, guest: AGuest, code: str) -> wire.Room:
    """The room of the next match with the same people; whoever asks first opens it."""
    house.gate.rooms.take(address(request.scope))
    following = await house.rooms.do(code, lambda room: room.gathering.rematch(guest))
    return await house.rooms.do(following, Room.view)


async def _change(house: House, guest: Guest, code: str, act: Callable[[Seating], Seating]) -> wire.Room:
    house.gate.changes.take(guest.id)
    return await house.rooms.do(code, lambda room: room.gathering.change(act))
