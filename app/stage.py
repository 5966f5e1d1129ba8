"""What a room is at this moment, and how it shows itself: its seats, its match, and everybody who watches.

Whatever changes a room is committed first and shown then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from functools import partial
from typing import Any

from app import look, seating, timing, wire
from app.audience import Audience
from app.bots import HouseBots, Play, Stuck
from app.chairs import seat_rows
from app.commits import Append, Conflict
from app.counts import MOVES
from app.course import Course
from app.db import failed
from app.errors import Refusal
from app.live import Played
from app.log import LOG, where
from app.means import Means
from app.peers import Here, packed
from app.seating import Seating
from app.stored import Loaded, Match
from app.times import mark
from app.timing import Moved, Timing
from app.viewers import encoded, room_text, snapshot_text
from app.vigil import Look, Vigil
from app.wire_time import Clocks
from games.game import Seat, Viewer

_PLAYED = ("move", "undo", "rewind")
"""Causes of entries that change the game itself."""
_TRIES = 8
"""How often a change is tried again when another process was faster."""


class Stage:
    def __init__(self, means: Means, loaded: Loaded, play_for_bot: Play, stuck: Stuck, look: Look) -> None:
        self.means = means
        self.codec = means.codecs[loaded.match.game]
        self.audience = Audience(means.config.presence_pause)
        rank = partial(means.bus.rank, loaded.match.code)
        self.bots = HouseBots(means.tasks, means.config.bot_pace, rank, play_for_bot, stuck)
        self.vigil = Vigil(means, look)
        self._announced: Here = ()
        self._behind = False
        """Whether the database may know more."""
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        self.match: Match = loaded.match
        self.seating: Seating = loaded.match.seating
        self.course: Course | None = Course.of(self.codec, loaded) if loaded.last else None
        self._settle()

    # ------------------------------------------------------------------ how it shows itself

    def view(self) -> wire.Room:
        reason = self.course.reason if self.course else None
        time = self.vigil.view(self.course.timing) if self.course and self.is_running() else None
        match = self.match
        return look.view(match.code, match.game, self.seating, self.here(), reason, match.pledge, time)

    def here(self) -> list[Viewer]:
        """The seat of everybody who is connected, to whichever process; None for each onlooker."""
        return [*self.audience.here(self.seating), *self.means.bus.elsewhere(self.match.code)]

    def snapshot(self, viewer: Viewer) -> str:
        room = self.view().model_dump_json()
        return self.course.snapshot(room, viewer) if self.course else snapshot_text(room, viewer, None, None, ())

    def room(self, viewer: Viewer) -> str:
        """The frame that says what the room is like."""
        return room_text(self.view().model_dump_json(), viewer)

    def announce(self) -> None:
        self.tell()
        self._announced = packed(self.here())
        self.audience.announce(self.view().model_dump_json(), self.seating)

    def who_is_here(self) -> None:
        """Everybody hears of it soon, if it has changed."""
        self.tell()
        if packed(self.here()) != self._announced:
            self.audience.soon(self.announce)

    def tell(self) -> None:
        """Other processes hear who is connected to this one."""
        self.means.bus.tell(self.match.code, self.audience.here(self.seating))

    async def remember(self) -> None:
        if self.course:
            await self.course.remember(self.means.store)

    # ------------------------------------------------------------------ how it changes

    def wrote(self) -> None:
        """The row of the room was written once more."""
        self.match = replace(self.match, change=self.match.change + 1)

    async def show_room(self, changed: Seating) -> None:
        self.seating = changed
        await self.means.bus.publish(self.match.code)
        self.announce()

    async def begin(self, course: Course, changed: Seating) -> None:
        """Shows the match that has just been stored."""
        self.course, self.seating = course, changed
        await self.means.bus.publish(self.match.code)
        self._settle()
        self.watch()
        self.audience.send(self.seating, self.snapshot)

    def running(self) -> Course:
        """The match that runs; Refusal if none does."""
        if self.course is None or self.course.status != "running":
            raise Refusal("over" if self.course else "not_running")
        return self.course

    async def commit(
        self, course: Course, played: Played, changed: Timing | None = None, seats: Seating | None = None
    ) -> None:
        """Committed first, shown then. `changed` is how the match stands in time besides what the entry itself makes
        of that; `seats` who sits where, if somebody left or came back."""
        now = self.now()
        time = self._timing_after(course, played, changed or course.timing, now, seats or self.seating)
        played = replace(played, entry=replace(played.entry, at=now, time=timing.dump(time)))
        entry = played.entry
        due = course.older or entry.seq % self.means.config.snapshot_every == 0
        state = course.snapshot_row(played.live) if due else None
        status = "aborted" if entry.cause == "abort" else "finished" if played.live.shown.outcome else None
        rows = seat_rows(self.match.id, seats) if seats else ()
        outcome = asdict(played.live.shown.outcome) if status == "finished" and played.live.shown.outcome else None
        await self.means.commits.append(Append(entry.row(), state, status, outcome, rows))
        mark("commit")
        if entry.cause == "move":
            MOVES.labels(self.match.game).inc()
        await self.means.bus.publish(self.match.code)
        if seats:
            self.wrote()
        self._show(course, played, seats or self.seating)
        mark("send")

    async def note(self, cause: str, seat: Viewer, move: Any, changed: Timing, seats: Seating | None = None) -> None:
        """Commits what happens at the table and not in the game; no seat does what an admin does."""
        course = self.running()
        await self.commit(course, course.note(cause, seat, move), changed, seats)

    def _timing_after(self, course: Course, played: Played, before: Timing, now: int, seats: Seating) -> Timing:
        entry, after = played.entry, timing.owed(played.live.shown.public.waiting)
        if seats != self.seating:
            before = timing.regrouped(before, now, after, seating.people(seats))
        if entry.cause not in _PLAYED:
            return before
        seen = course.now.numbers.public != played.live.numbers.public
        back = entry.cause == "undo" or entry.move == {"kind": "withdraw"}
        moved = Moved(entry.seat, seen, back)
        return timing.followed(before, seats.terms, now, self.owed(), after, moved, self.means.config.patience)

    def _show(self, course: Course, played: Played, seats: Seating) -> None:
        before, was = course.timing, self.seating
        if played.entry.cause in _PLAYED:
            self.bots.heard(played.entry.seat, seats, course.now)
        course.take(played)
        self.seating = seats
        if course.timing.clocks != before.clocks:
            clocks = Clocks(now=self.now(), seats=[clock.view() for clock in course.timing.clocks])
            played.reveal.clocks = encoded(clocks)
        self.audience.show(played.reveal, self.seating)
        self._settle()
        told = replace(before, clocks=course.timing.clocks) if played.entry.cause in _PLAYED else None
        if self.watch() or self.seating != was or course.timing != told:
            self.announce()

    def _settle(self) -> None:
        """The status of a room whose match has started follows from the match."""
        if self.course:
            self.seating = replace(self.seating, status=self.course.status)

    # ------------------------------------------------------------------ time

    def now(self) -> int:
        return self.means.clock.now()

    def is_running(self) -> bool:
        return self.course is not None and self.course.status == "running"

    def owed(self) -> timing.Owed:
        """Whom the match waits for, as everybody may know it."""
        return timing.owed(self.course.now.shown.public.waiting) if self.course and self.is_running() else {}

    def until(self) -> int:
        """Until when somebody is waited for from now on."""
        return self.now() + self.means.config.patience

    def has_run_out(self, seat: Seat) -> bool:
        """Whether the seat's clock has, and the grace after it."""
        clocks = self.course.timing.clocks if self.course else ()
        deadline = clocks[seat].deadline if clocks else None
        return deadline is not None and self.now() >= deadline + self.means.config.grace

    def is_gone(self, seat: Seat) -> bool:
        """Whether the match has waited long enough for somebody who is not connected."""
        gone = self.vigil.gone(self.course.timing) if self.course else {}
        return seat in gone and self.now() >= gone[seat][1]

    def is_running_out(self, seat: Seat) -> bool:
        """Whether the match waits for this seat against some time."""
        time = self.course.timing if self.course else Timing()
        return seat in self.vigil.gone(time) or bool(time.clocks and time.clocks[seat].deadline is not None)

    def watch(self) -> bool:
        """After anything that happened: who is gone, when to look again, what the bots do. Whether somebody's being
        gone is news."""
        time = self.course.timing if self.course else Timing()
        news = self.vigil.observe(self._gone(time), bool(self.here()))
        alone = {seat for seat, chair in enumerate(self.seating.chairs) if not chair.bot}
        self.vigil.arm(self.vigil.due(time, alone) if self.is_running() else ())
        if time.paused or self.vigil.rests():
            self.bots.stop()
        elif self.course and self.is_running():
            self.bots.wake(self.codec.game, self.seating, self.course.now, time.absent)
        else:
            self.bots.stop()
        return news

    def _gone(self, time: Timing) -> list[Seat]:
        """Who is waited for and not connected, while some of the others are and wait."""
        here = {*self.here()}
        if time.paused or not here.intersection(seating.people(self.seating)):
            return []
        waited = self.owed().keys() - here - time.absent.keys()
        chairs = enumerate(self.seating.chairs)
        return [seat for seat, chair in chairs if seat in waited and chair.guest and not chair.bot]

    # ------------------------------------------------------------------ other processes

    async def persist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Writes; again on the newest state where another process was faster."""
        for _ in range(_TRIES):
            try:
                if self._behind:
                    await self.catch_up()
                return await attempt()
            except Conflict:
                self._behind = True
            except Exception as error:
                if not failed(error):
                    raise
                LOG.error("write_failed", match=self.match.id, **where(error))
                self._behind = True  # it may have been written
                raise Refusal("storage") from error
        raise Refusal("busy")

    async def catch_up(self) -> None:
        """Shows what another process has written; where nothing is new, nobody hears anything."""
        before, course, store = self.seating, self.course, self.means.store
        if course is None:
            loaded = await store.load(self.match.code)
            assert loaded is not None
            self._take(loaded)
        else:
            match, new = await store.since(self.match.code, course.now.seq)
            self.match = match
            for entry in new:
                self._show(course, course.follow(entry), self.seating)
            self.seating = match.seating
            self._settle()
        if self.course is not course:
            await self.remember()
            self.audience.send(self.seating, self.snapshot)
        elif self.seating != before or packed(self.here()) != self._announced:
            self.announce()
        self._behind = False
        self.watch()
