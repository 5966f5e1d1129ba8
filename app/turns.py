"""What seats do to a running match: moves, and moves taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from app import seating, wire
from app.commits import Conflict
from app.course import Course
from app.errors import Refusal
from app.outbox import Outbox
from app.seating import Guest
from app.stage import Stage
from app.times import timing
from app.viewers import refused_text
from games.game import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """How a running match stands for one guest."""

    owed: bool
    waiting: list[Seat]
    deadline: int | None
    """Of what this guest owes."""


class Turns:
    """All public methods are jobs for the room's task."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def play(self, box: Outbox, frame: wire.Play, came: float) -> bool:
        """Plays what came at this moment of `perf_counter`; whether it is carried out, now or before."""
        with timing(frame.id, self._stage.match.code, came):
            return await self._answer(box, frame.id, lambda seat: self._play_frame(seat, frame))

    async def undo(self, box: Outbox, frame: wire.Undo) -> bool:
        """Takes back the seat's own last move, if nothing bars that."""
        return await self._answer(box, frame.id, lambda seat: self._undo_frame(seat, frame))

    async def would(self, box: Outbox, frame: wire.Would) -> bool:
        """Says whether a move could be undone."""
        return await self._answer(box, frame.id, lambda seat: self._would_frame(seat, frame))

    async def _answer(self, box: Outbox, action_id: str, job: Callable[[Seat], Awaitable[BaseModel]]) -> bool:
        """Sends the answer to what a seat asked for, or why there is none; whether it was done."""
        seat = self._stage.seating.seat_of(box.guest)
        try:
            if seat is None:
                raise Refusal("not_seated")
            answer = await job(seat)
        except Refusal as refusal:
            await self.refuse(box, action_id, refusal)
            return False
        box.send(answer.model_dump_json())
        return True

    async def refuse(self, box: Outbox, action_id: str, refusal: Refusal) -> None:
        """Says so, and what is asked of this seat instead."""
        course, seat = self._stage.course, self._stage.seating.seat_of(box.guest)
        box.send(refused_text(action_id, refusal, course.prompt(seat) if course else "null"))

    async def _play_frame(self, seat: Seat, frame: wire.Play) -> wire.Accepted:
        await self._play(seat, frame.id, frame.prompt, lambda: self._stage.codec.read_move(frame.move))
        return wire.Accepted(kind="accepted", id=frame.id)

    async def _undo_frame(self, seat: Seat, frame: wire.Undo) -> wire.Accepted:
        await self._stage.persist(lambda: self._try_to_undo(seat, frame))
        return wire.Accepted(kind="accepted", id=frame.id)

    async def _would_frame(self, seat: Seat, frame: wire.Would) -> wire.WouldUndo:
        course = self._stage.running()
        if not course.asks(seat, frame.prompt):
            raise self._too_late(course, seat)
        why = course.would(seat, self._stage.codec.read_move(frame.move))
        return wire.WouldUndo(kind="would", id=frame.id, why=why)

    async def _try_to_undo(self, seat: Seat, frame: wire.Undo) -> None:
        stage = self._stage
        if stage.course is None or not stage.course.can_undo(seat, frame.prompt):
            if await self._answered(seat, frame.id):
                return
            await stage.catch_up()
        course = stage.running()
        if course.timing.paused:
            raise Refusal("paused")
        what = course.undoable(seat, frame.prompt)
        earlier = await stage.means.store.load(stage.match.code, what.seq - 1)
        assert earlier is not None
        entry = await stage.means.store.entry(stage.match.id, what.seq)
        try:
            await stage.commit(course, course.undo(seat, frame.id, what, earlier, entry))
        except Conflict:  # the place in the log is taken, or the id is
            if not await self._answered(seat, frame.id):
                raise
            await stage.catch_up()

    async def play_for_bot(self, seat: Seat, prompt: int, move: Any) -> None:
        """Whoever came back while the bot thought chooses alone."""
        await self._play(seat if self._stage.seating.chairs[seat].bot else None, None, prompt, lambda: move)

    async def _play(self, seat: Seat | None, action_id: str | None, prompt: int, read: Callable[[], Any]) -> None:
        if seat is None:
            raise Refusal("not_seated")
        await self._stage.persist(lambda: self._try_to_play(seat, action_id, prompt, read))

    async def _try_to_play(self, seat: Seat, action_id: str | None, prompt: int, read: Callable[[], Any]) -> None:
        stage = self._stage
        if stage.course is None or not stage.course.asks(seat, prompt):
            if action_id and await self._answered(seat, action_id):
                return
            await stage.catch_up()
        course = stage.running()
        if course.timing.paused:
            raise Refusal("paused")
        if not course.asks(seat, prompt):
            raise self._too_late(course, seat)
        try:
            played, chair = course.play(seat, action_id, read()), stage.seating.chairs[seat]
            back = chair.guest and chair.bot and action_id
            await stage.commit(course, played, seats=seating.back(stage.seating, seat) if back else None)
        except Conflict:  # the place in the log is taken, or the id is
            if action_id is None or not await self._answered(seat, action_id):
                raise
            await stage.catch_up()

    def _too_late(self, course: Course, seat: Seat) -> Refusal:
        """For an answer to another question than the present one."""
        if course.now.shown.prompts[seat] is None:
            return Refusal("not_asked", rule=self._stage.codec.game.turns)
        return Refusal("stale")

    async def _answered(self, seat: Seat, action_id: str) -> bool:
        return await self._stage.means.store.answered(self._stage.match.id, seat, action_id)

    async def owed(self, guest: Guest) -> wire.Decision | None:
        """What the match waits for this guest to decide."""
        course, match, seat = self._stage.course, self._stage.match, self._stage.seating.seat_of(guest)
        prompt = course.now.shown.prompts[seat] if course and seat is not None else None
        if seat is None or prompt is None or not prompt.owes or prompt.chosen is not None:
            return None
        clocks = course.timing.clocks if course else ()
        deadline = clocks[seat].deadline if clocks else None
        link = f"/r/{match.code}"
        return wire.Decision(code=match.code, game=match.game, seat=seat, ask=prompt.ask, deadline=deadline, link=link)

    async def standing(self, guest: Guest) -> Standing:
        """Whom the match waits for as everybody may know it, and whether it waits for this guest."""
        decision = await self.owed(guest)
        deadline = decision.deadline if decision else None
        return Standing(owed=decision is not None, waiting=sorted(self._stage.owed()), deadline=deadline)
