"""One room in memory: a task with an inbox, and everybody who is connected.

Everything that happens to a room passes through its inbox in turn, so that nothing here needs a lock: all public
methods but `run` and `do`, and those of its parts (`gathering`, `turns` and so on), are jobs for that task.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from app import wire
from app.chat import Chat
from app.counts import MISMATCHES
from app.gate import too_many
from app.gathering import Gathering
from app.inbox import Inbox
from app.log import LOG
from app.means import Means
from app.outbox import Outbox
from app.seating import Guest
from app.stage import Stage
from app.stored import Loaded, Position
from app.timekeeping import Timekeeping
from app.turns import Turns
from app.upkeep import Upkeep
from games.game import Seat, Viewer

T = TypeVar("T")


class Room:
    def __init__(self, means: Means, loaded: Loaded) -> None:
        self._idle = means.config.idle_seconds
        self._watchers = means.config.limits.watchers
        self._inbox = Inbox()
        self._stage = Stage(means, loaded, self._play_for_bot, self._stuck, self._look)
        self.gathering = Gathering(self._stage)
        self.turns = Turns(self._stage)
        self.time = Timekeeping(self._stage)
        self.upkeep = Upkeep(self._stage)
        self.chat = Chat(self._stage)

    async def run(self) -> None:
        """The room's task: until it is closed, or nobody has been here for long."""
        self._stage.tell()
        self._stage.vigil.ring()
        await self._inbox.run(self._idle, lambda: not (self._stage.audience or self._stage.bots.thinking))
        self._stage.bots.stop()
        self._stage.vigil.stop()
        self._stage.means.bus.forget(self._stage.match.code)

    @property
    def is_busy(self) -> bool:
        """Whether house bots are thinking."""
        return self._stage.bots.thinking

    @property
    def boxes(self) -> list[Outbox]:
        """Everybody who is connected here."""
        return list(self._stage.audience)

    @property
    def lines(self) -> list[tuple[Viewer, Outbox]]:
        """They and their seats; onlookers come last."""
        found = [(self._stage.seating.seat_of(box.guest), box) for box in self._stage.audience]
        return sorted(found, key=lambda line: (line[0] is None, line[0] or 0))

    @property
    def position(self) -> tuple[int, Position]:
        """The match, and how far its room has come as far as is known here."""
        course, match = self._stage.course, self._stage.match
        return match.id, Position(match.change, course.now.seq if course else None, self.chat.last)

    @property
    def glance(self) -> tuple[list[Seat], list[Seat]]:
        """The seats that are connected, and those the match waits for."""
        here = {seat for seat in self._stage.here() if seat is not None}
        return sorted(here), sorted(self._stage.owed())

    async def do(self, job: Callable[[Room], Awaitable[T]]) -> T:
        return await self._inbox.do(lambda: job(self))

    async def close(self) -> None:
        await self._inbox.close()

    async def join(self, box: Outbox, seen: wire.SeenTo | None = None, instead: Outbox | None = None) -> None:
        """The first frame is a snapshot; for a viewer who has seen something, the room, and then what they missed.

        Nobody hears that they came if they come instead of themselves.
        """
        stage = self._stage
        if instead is not None:
            stage.audience.leave(instead)
        if len(stage.audience) >= self._watchers:
            raise too_many("watchers", self._watchers)
        await stage.remember()
        await self.chat.remember()
        stage.audience.join(box)  # from here on nothing can fail, or nobody would see to it that they leave
        stage.watch()
        viewer = stage.seating.seat_of(box.guest)
        if seen is None:
            box.send(stage.snapshot(viewer))
        else:
            for text in (stage.room(viewer), *self._missed(viewer, seen.public, seen.own)):
                box.send(text)
        self.chat.greet(box, seen.said if seen else 0)
        stage.vigil.ring()
        stage.who_is_here()

    async def leave(self, box: Outbox) -> None:
        stage = self._stage
        stage.audience.leave(box)
        if not stage.audience:
            self.chat.forget()
            if stage.course:
                stage.course.forget()
        stage.watch()
        stage.who_is_here()

    async def sync(self, box: Outbox, frame: wire.Sync) -> None:
        """Sends what this viewer missed: nothing, some frames, or all anew."""
        stage = self._stage
        viewer = stage.seating.seat_of(box.guest)
        public, own = stage.course.numbers(viewer) if stage.course else (0, 0)
        if frame.mismatch:
            MISMATCHES.inc()
            LOG.warning("view_mismatch", code=stage.match.code, viewer=viewer, public_no=public, own_no=own)
            box.send(stage.snapshot(viewer))
            return
        current = wire.UpToDate(kind="up_to_date", public_no=public, own_no=own).model_dump_json()
        for text in self._missed(viewer, frame.public, frame.own) or [current]:
            box.send(text)

    def _missed(self, viewer: Viewer, public: int, own: int) -> list[str]:
        """What brings a viewer who has seen this much up to date."""
        stage = self._stage
        if (public, own) == (stage.course.numbers(viewer) if stage.course else (0, 0)):
            return []
        missed = stage.audience.missed(viewer, public, own)
        return [stage.snapshot(viewer)] if missed is None else missed

    async def seen_by(self, guest: Guest | None) -> str:
        """The snapshot that this guest would get; an onlooker's for a stranger."""
        stage = self._stage
        await stage.remember()
        text = stage.snapshot(stage.seating.seat_of(guest))
        if stage.course and not stage.audience:
            stage.course.forget()
        return text

    async def hash(self, box: Outbox) -> None:
        """Sends the hash of what this viewer should see by now."""
        stage = self._stage
        viewer = stage.seating.seat_of(box.guest)
        public, own = stage.course.numbers(viewer) if stage.course else (0, 0)
        proof = stage.course.hash(viewer) if stage.course else None
        box.send(wire.Hash(kind="hash", public_no=public, own_no=own, hash=proof).model_dump_json())

    async def view(self) -> wire.Room:
        return self._stage.view()

    async def catch_up(self) -> None:
        await self._stage.catch_up()

    async def _play_for_bot(self, seat: Seat, prompt: int, move: Any) -> None:
        await self.do(lambda room: room.turns.play_for_bot(seat, prompt, move))

    async def _stuck(self, seat: Seat, prompt: int) -> None:
        await self.do(lambda room: room.time.stuck(seat, prompt))

    async def _look(self) -> None:
        await self.do(lambda room: room.time.look())
