"""What an admin does to a running match: each act has a reason, and is an entry of the log that no seat made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from app import seating, timing, wire
from app.errors import Refusal
from app.seating import Chair
from app.stage import Stage
from app.wire_time import BankClock
from games.game import Seat


class Upkeep:
    """All public methods are jobs for the room's task."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def _do(self, act: Callable[[], Awaitable[None]]) -> wire.Room:
        await self._stage.persist(act)
        return self._stage.view()

    # ------------------------------------------------------------------ the match

    async def rewind(self, to: int, reason: str) -> wire.Room:
        """Brings the match back to where it was after the entry with this number."""
        return await self._do(lambda: self._rewind(to, reason))

    async def _rewind(self, to: int, reason: str) -> None:
        stage = self._stage
        course = stage.running()
        earlier = await stage.means.store.load(stage.match.code, to)
        if earlier is None or earlier.last is None or earlier.last.seq != to:
            raise Refusal("unknown_version")
        await stage.commit(course, course.rewind(earlier, reason))

    async def abort(self, reason: str) -> wire.Room:
        """Ends the match."""
        return await self._do(lambda: self._abort(reason))

    async def _abort(self, reason: str) -> None:
        course = self._stage.running()
        await self._stage.commit(course, course.abort(reason))

    # ------------------------------------------------------------------ its time

    async def pause(self, wish: bool, reason: str) -> wire.Room:
        """Whatever people wish: only an admin ends it. An admin may end the pause that people agreed on, too."""
        return await self._do(lambda: self._pause(wish, reason))

    async def _pause(self, wish: bool, reason: str) -> None:
        stage, time = self._stage, self._stage.running().timing
        if time.paused == wish:
            raise Refusal("paused" if wish else "not_paused")
        now = stage.now()
        changed = timing.halted(time, now) if wish else timing.resumed(time, now, stage.owed())
        await stage.note("pause", None, {"wish": wish, "reason": reason}, changed)

    async def lengthen(self, seat: Seat, seconds: int, reason: str) -> wire.Room:
        """Puts some time on a seat's clock."""
        return await self._do(lambda: self._lengthen(seat, seconds, reason))

    async def _lengthen(self, seat: Seat, seconds: int, reason: str) -> None:
        stage, time = self._stage, self._stage.running().timing
        seating.check_seat(stage.seating, seat)
        if not time.clocks:
            raise Refusal("no_clock")
        if not isinstance(stage.seating.terms.clock, BankClock) and seat not in stage.owed():
            raise Refusal("not_asked")  # its next turn begins with a whole clock anyway
        move = {"seat": seat, "seconds": seconds, "reason": reason}
        await stage.note("wait", None, move, time.lengthened(seat, seconds * 1000, stage.now()))

    # ------------------------------------------------------------------ who plays

    async def put_bot(self, seat: Seat, reason: str) -> wire.Room:
        """A house bot plays for whoever sits there, until they move themselves or the seat is given back."""
        return await self._do(lambda: self._put_bot(seat, reason))

    async def _put_bot(self, seat: Seat, reason: str) -> None:
        stage, time = self._stage, self._stage.running().timing
        if self._chair(seat).bot:
            raise Refusal("bot_plays")
        changed = seating.play_on(stage.seating, seat)
        await stage.note("leave", None, {"seat": seat, "reason": reason}, time.without(seat), changed)

    async def give_back(self, seat: Seat, reason: str) -> wire.Room:
        """Whoever sits there plays again, and is waited for."""
        return await self._do(lambda: self._give_back(seat, reason))

    async def _give_back(self, seat: Seat, reason: str) -> None:
        stage, time = self._stage, self._stage.running().timing
        chair = self._chair(seat)
        if chair.guest is None:
            raise Refusal("nobody_there")
        if chair.bot is None:
            raise Refusal("no_bot")
        move = {"seat": seat, "reason": reason}
        await stage.note("return", None, move, time.grant(seat, stage.until()), seating.back(stage.seating, seat))

    def _chair(self, seat: Seat) -> Chair:
        return self._stage.seating.chairs[seating.check_seat(self._stage.seating, seat)]
