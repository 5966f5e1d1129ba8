"""Who sits where, and what may be done about it: the rules of the lobby, without database or network.

Each function takes a room as it is and gives it as it will be, or raises Refusal.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from app import wire
from app.chance import Nonces
from app.errors import Refusal

Seat = int


@dataclass(frozen=True, slots=True)
class Guest:
    """A person or a program that has said who it is."""

    id: int
    name: str
    program: bool


@dataclass(frozen=True, slots=True)
class Chair:
    """`bot` is the level of the house bot that plays here; with a guest it plays on while that one is away."""

    guest: Guest | None = None
    bot: str | None = None
    ready: bool = False
    nonce: str | None = field(default=None, repr=False)
    """What this seat adds to the luck of the match; nobody sees it before the start."""
    colour: int | None = None
    """Which somebody chose for themselves."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def name(self) -> str | None:
        return self.guest.name if self.guest else None

    @property
    def plays(self) -> str | None:
        """The level of the house bot, or that a program plays."""
        return self.bot or ("program" if self.guest and self.guest.program else None)


@dataclass(frozen=True, slots=True)
class Seating:
    status: wire.Status
    host: int | None
    """The guest who may change options and start."""
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    next: str | None = None
    hushed: bool = False
    """Whether onlookers may only look."""
    terms: wire.Terms = wire.UNTIMED
    origin: wire.Origin | None = None
    """Where the match begins, if not at the beginning."""

    def seat_of(self, guest: Guest | None) -> Seat | None:
        return self._seat_of(guest.id) if guest else None

    @property
    def host_seat(self) -> Seat | None:
        return self._seat_of(self.host)

    def _seat_of(self, guest: int | None) -> Seat | None:
        return next((s for s, chair in enumerate(self.chairs) if chair.guest and chair.guest.id == guest), None)

    @property
    def nonces(self) -> Nonces:
        return tuple(chair.nonce for chair in self.chairs)

    def with_chair(self, seat: Seat, chair: Chair) -> Seating:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def sit(room: Seating, guest: Guest, wanted: Seat | None) -> Seating:
    """Takes a seat or changes to it. In a running match: back from where a house bot played on."""
    had = room.seat_of(guest)
    if room.status == "running" and had is not None and wanted in (None, had):
        return back(room, had)
    _in_lobby(room)
    seat = _free_seat(room) if wanted is None and had is None else had if wanted is None else check_seat(room, wanted)
    assert seat is not None
    if seat == had:
        return room
    if not room.chairs[seat].free:
        raise Refusal("seat_taken")
    mine = Chair() if had is None else room.chairs[had]
    if had is not None:
        room = room.with_chair(had, Chair())
    room = room.with_chair(seat, Chair(guest, nonce=mine.nonce, colour=mine.colour))
    return room if room.host_seat is not None else replace(room, host=guest.id)


def leave(room: Seating, guest: Guest) -> Seating:
    """Frees the seat and hands the host's part on; in a running match a house bot plays on, in an old one all stays."""
    seat = _own_seat(room, guest)
    if room.status in ("finished", "aborted"):
        return room
    if room.status == "running":
        return play_on(room, seat)
    room = room.with_chair(seat, Chair())
    others = (chair.guest.id for chair in room.chairs if chair.guest)
    return replace(room, host=next(others, None)) if room.host == guest.id else room


def say_ready(room: Seating, guest: Guest, ready: bool, nonce: str | None = None) -> Seating:
    """With a nonce for the luck of the match; without one an earlier one stays."""
    _in_lobby(room)
    seat = _own_seat(room, guest)
    chair = room.chairs[seat]
    return room.with_chair(seat, replace(chair, guest=guest, bot=None, ready=ready, nonce=nonce or chair.nonce))


def put_bot(room: Seating, guest: Guest, wanted: Seat, level: str) -> Seating:
    _by_host(room, guest)
    seat = check_seat(room, wanted)
    if room.chairs[seat].guest:
        raise Refusal("seat_taken")
    return room.with_chair(seat, Chair(None, level, True))


def remove_bot(room: Seating, guest: Guest, wanted: Seat) -> Seating:
    _by_host(room, guest)
    seat = check_seat(room, wanted)
    if room.chairs[seat].guest:
        raise Refusal("seat_taken")
    return room.with_chair(seat, Chair())


def choose_options(room: Seating, guest: Guest, options: dict[str, Any]) -> Seating:
    """Whoever was ready has to say so again, since what they were ready for is no more."""
    _by_host(room, guest)
    if room.origin is not None:
        raise Refusal("bad_options", "What is agreed on came with the position.")
    return replace(_asked_again(room), options=options)


def choose_terms(room: Seating, guest: Guest, terms: wire.Terms) -> Seating:
    _by_host(room, guest)
    return replace(_asked_again(room), terms=terms)


def _asked_again(room: Seating) -> Seating:
    chairs = tuple(replace(chair, ready=chair.guest is None and chair.ready) for chair in room.chairs)
    return replace(room, chairs=chairs)


def free_seat(room: Seating, guest: Guest, wanted: Seat) -> Seating:
    """The host frees a seat, so that nobody who does not come back keeps a room from starting."""
    _by_host(room, guest)
    seat = check_seat(room, wanted)
    sitting = room.chairs[seat].guest
    return leave(room, sitting) if sitting else room.with_chair(seat, Chair())


def hand_over(room: Seating, guest: Guest, wanted: Seat, deserted: bool) -> Seating:
    """Makes another the host. Where the host is gone (`deserted`), anybody at the table may."""
    _in_lobby(room)
    _own_seat(room, guest)
    if room.host != guest.id and not deserted:
        raise Refusal("not_host")
    heir = room.chairs[check_seat(room, wanted)].guest
    if heir is None:
        raise Refusal("nobody_there")
    return replace(room, host=heir.id)


def choose_colour(room: Seating, guest: Guest, colour: int) -> Seating:
    """A colour that nobody else has; one that only a bot or a free seat has is given up by it."""
    _in_lobby(room)
    seat = _own_seat(room, guest)
    others = zip(room.chairs, colours(room), strict=True)
    if any(chair.guest and chair.guest.id != guest.id and theirs == colour for chair, theirs in others):
        raise Refusal("colour_taken")
    kept = [
        replace(chair, colour=has) if chair.guest else chair
        for chair, has in zip(room.chairs, colours(room), strict=True)
    ]
    return replace(room, chairs=tuple(kept)).with_chair(seat, replace(room.chairs[seat], colour=colour))


def colours(room: Seating) -> list[int]:
    """The colour of each seat: the one chosen there, else the seat's own, else the first that is left."""
    chosen = [chair.colour for chair in room.chairs]
    taken = {colour for colour in chosen if colour is not None}
    free = [seat < wire.COLOURS and seat not in taken for seat in range(len(chosen))]
    own = [seat if colour is None and free[seat] else colour for seat, colour in enumerate(chosen)]
    left = (colour for colour in range(wire.COLOURS) if colour not in own)
    return [next(left, 0) if colour is None else colour for colour in own]


def hush(room: Seating, guest: Guest, hushed: bool) -> Seating:
    """The host says whether onlookers may speak, before the match, in it and after it."""
    if room.host != guest.id:
        raise Refusal("not_host")
    return replace(room, hushed=hushed)


def play_on(room: Seating, seat: Seat) -> Seating:
    """A house bot plays on this seat until its owner is back."""
    return room.with_chair(seat, replace(room.chairs[seat], bot="easy", ready=True))


def back(room: Seating, seat: Seat) -> Seating:
    """The owner of this seat plays again."""
    return room.with_chair(seat, replace(room.chairs[seat], bot=None, ready=True))


def people(room: Seating) -> list[Seat]:
    """The seats on which people play by themselves."""
    return [s for s, chair in enumerate(room.chairs) if chair.guest and not chair.guest.program and chair.bot is None]


def start(room: Seating, guest: Guest) -> Seating:
    _by_host(room, guest)
    if any(chair.free for chair in room.chairs):
        raise Refusal("seats_free")
    if not all(chair.ready for chair in room.chairs):
        raise Refusal("not_ready")
    return replace(room, status="running")


def rematch(room: Seating, guest: Guest) -> Seating:
    """The next room: the same people on the same seats, who have to say anew that they are ready."""
    _own_seat(room, guest)
    if room.status not in ("finished", "aborted"):
        raise Refusal("not_over")
    chairs = tuple(
        Chair(chair.guest, colour=chair.colour) if chair.guest else Chair(None, chair.bot, True)
        for chair in room.chairs
    )
    return Seating("lobby", guest.id, room.options, chairs, hushed=room.hushed, terms=room.terms)


def fork(room: Seating, guest: Guest, origin: wire.Origin, wanted: Seat, level: str) -> Seating:
    """A room whose match begins in the middle of this one: the guest on the wanted seat, house bots on the others."""
    if room.status not in ("finished", "aborted"):
        raise Refusal("not_over")
    check_seat(room, wanted)
    hues = colours(room)
    bots = tuple(Chair(None, level, True, colour=hue) for hue in hues)
    forked = Seating("lobby", guest.id, room.options, bots, origin=origin)
    return forked.with_chair(wanted, Chair(guest, colour=hues[wanted]))


def renamed(room: Seating, guest: Guest) -> Seating:
    seat = room.seat_of(guest)
    return room if seat is None else room.with_chair(seat, replace(room.chairs[seat], guest=guest))


def _in_lobby(room: Seating) -> None:
    if room.status != "lobby":
        raise Refusal("started" if room.status == "running" else "over")


def _by_host(room: Seating, guest: Guest) -> None:
    _in_lobby(room)
    if room.host != guest.id:
        raise Refusal("not_host")


def check_seat(room: Seating, wanted: Seat) -> Seat:
    if not 0 <= wanted < len(room.chairs):
        raise Refusal("unknown_seat")
    return wanted


def _own_seat(room: Seating, guest: Guest) -> Seat:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _free_seat(room: Seating) -> Seat:
    for seat, chair in enumerate(room.chairs):
        if chair.free:
            return seat
    raise Refusal("room_full")
