"""What happens to a room before its match and after it: who sits where, the options, the start, the rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app import live, seating, timing, wire
from app.course import Course
from app.live import Live
from app.seating import Guest, Seating
from app.stage import Stage
from app.stored import Entry
from games.game import Seat


class Gathering:
    """All public methods are jobs for the room's task."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def change(self, act: Callable[[Seating], Seating]) -> wire.Room:
        """Changes who sits where, or the options."""
        await self._stage.persist(lambda: self._change(act))
        return self._stage.view()

    async def _change(self, act: Callable[[Seating], Seating]) -> None:
        stage = self._stage
        changed = act(stage.seating)
        if changed != stage.seating and stage.is_running():
            await self._regroup(changed)
        elif changed != stage.seating:
            await stage.means.store.save(stage.match, changed)
            stage.wrote()
            await stage.show_room(changed)

    async def _regroup(self, changed: Seating) -> None:
        """Who leaves a running match, or comes back to it, is written into its log."""
        stage, course = self._stage, self._stage.running()
        pairs = enumerate(zip(stage.seating.chairs, changed.chairs, strict=True))
        seat = next(seat for seat, (was, now) in pairs if was != now)
        cause = "leave" if changed.chairs[seat].bot else "return"
        time = course.timing.grant(seat, stage.until()) if cause == "return" else course.timing.without(seat)
        await stage.commit(course, course.note(cause, seat, None), time, changed)

    async def hand_over(self, guest: Guest, seat: Seat) -> wire.Room:
        stage = self._stage
        deserted = stage.seating.host_seat not in stage.here()
        return await self.change(lambda room: seating.hand_over(room, guest, seat, deserted))

    async def hush(self, guest: Guest, hushed: bool) -> wire.Room:
        """Whether onlookers may speak. It is no part of the match, so that nothing of it goes into its log."""
        await self._stage.persist(lambda: self._hush(guest, hushed))
        return self._stage.view()

    async def _hush(self, guest: Guest, hushed: bool) -> None:
        stage = self._stage
        changed = seating.hush(stage.seating, guest, hushed)
        if changed != stage.seating:
            await stage.means.store.hush(stage.match, hushed)
            stage.wrote()
            await stage.show_room(changed)

    async def choose_options(self, guest: Guest, options: dict[str, Any]) -> wire.Room:
        codec = self._stage.codec
        chosen = codec.dump(codec.read_options(options))
        return await self.change(lambda room: seating.choose_options(room, guest, chosen))

    async def rename(self, guest: Guest) -> None:
        """The name is stored with the guest, not here."""
        if self._stage.seating.seat_of(guest) is not None:
            self._stage.seating = seating.renamed(self._stage.seating, guest)
            self._stage.announce()

    async def start(self, guest: Guest) -> wire.Room:
        await self._stage.persist(lambda: self._start(guest))
        return self._stage.view()

    async def _start(self, guest: Guest) -> None:
        stage, codec, match = self._stage, self._stage.codec, self._stage.match
        changed = seating.start(stage.seating, guest)
        pledge = replace(match.pledge, nonces=changed.nonces)
        key = pledge.key(match.code)
        begun, entry = await self._deal(changed, key)
        now = stage.now()
        time = timing.begun(changed.terms, len(changed.chairs), now, timing.owed(begun.shown.public.waiting))
        entry = replace(entry, at=now, time=timing.dump(time))
        course = Course.begun(codec, key, begun, entry)
        await stage.means.store.start(match, key, pledge.nonces, entry, course.snapshot_row(begun))
        stage.wrote()
        stage.match = replace(stage.match, key=key, pledge=pledge)
        await stage.begin(course, changed)

    async def _deal(self, room: Seating, key: bytes) -> tuple[Live, Entry]:
        """The first state: fresh, or the position that the room was opened for."""
        stage, codec, match = self._stage, self._stage.codec, self._stage.match
        if room.origin is None:
            return live.begin(codec, match.id, len(room.chairs), codec.read_options(room.options), key)
        earlier = await stage.means.store.load(room.origin.code, room.origin.at)
        assert earlier is not None
        return live.fork(codec, match.id, earlier, room.origin)

    async def rematch(self, guest: Guest) -> str:
        """The code of the next room, which is opened if nobody did yet."""
        await self._stage.persist(lambda: self._rematch(guest))
        assert self._stage.seating.next is not None
        return self._stage.seating.next

    async def _rematch(self, guest: Guest) -> None:
        stage = self._stage
        following = seating.rematch(stage.seating, guest)
        if stage.seating.next is None:
            opened = await stage.means.store.create_next(stage.match, stage.codec.game.version, following)
            stage.wrote()
            await stage.show_room(replace(stage.seating, next=opened.code))
