"""What people agree about time in a running match, and what happens when time is up: each is an entry of the log."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from app import seating, timing, wire
from app.errors import Refusal
from app.seating import Guest
from app.stage import Stage
from app.timing import Absent
from app.wire_time import Choice
from games.game import Seat


class Timekeeping:
    """All public methods are jobs for the room's task."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    # ------------------------------------------------------------------ what people agree on

    async def pause(self, guest: Guest, wish: bool) -> wire.Room:
        await self._stage.persist(lambda: self._pause(guest, wish))
        return self._stage.view()

    async def _pause(self, guest: Guest, wish: bool) -> None:
        stage = self._stage
        course, seat = stage.running(), self._person(guest)
        if course.timing.by_house:
            raise Refusal("house_paused")
        people = seating.people(stage.seating)
        changed = timing.wished(course.timing, stage.now(), stage.owed(), seat, wish, people)
        if changed != course.timing:
            await self._stage.note("pause", seat, {"wish": wish}, changed)

    async def choose(self, guest: Guest, absent: Seat, choice: Choice) -> wire.Room:
        """What to do about an absent seat. Before it counts as absent, anybody may say to wait longer."""
        await self._stage.persist(lambda: self._choose(guest, absent, choice))
        return self._stage.view()

    async def _choose(self, guest: Guest, absent: Seat, choice: Choice) -> None:
        stage, time = self._stage, self._stage.running().timing
        seat = self._person(guest)
        seating.check_seat(stage.seating, absent)
        if time.paused:
            raise Refusal("paused")
        if seat == absent:
            raise Refusal("own_seat")
        if absent in time.absent:
            await self._vote(seat, absent, choice)
        elif choice == "wait" and stage.is_running_out(absent):
            await self._stage.note("wait", seat, {"seat": absent}, time.grant(absent, stage.until()))
        else:
            raise Refusal("not_absent")

    async def _vote(self, seat: Seat, absent: Seat, choice: Choice) -> None:
        stage, course = self._stage, self._stage.running()
        away = course.timing.absent[absent]
        choices = {**away.choices, seat: choice}
        others = [at for at in self._present(absent) if at not in course.timing.absent or at == seat]
        decision = timing.decided(choices, sorted({*others, seat}))
        move = {"seat": absent, "choice": choice}
        if decision == "abort":
            await stage.commit(course, course.abort("absent", seat))
        elif decision == "autopilot":
            changed = seating.play_on(stage.seating, absent)
            await self._stage.note("vote", seat, move, course.timing.without(absent), changed)
        elif decision == "wait":
            await self._stage.note("vote", seat, move, course.timing.grant(absent, stage.until()))
        elif choices != away.choices:
            await self._stage.note(
                "vote", seat, move, course.timing.with_absent(absent, replace(away, choices=choices))
            )

    def _person(self, guest: Guest) -> Seat:
        seat = self._stage.seating.seat_of(guest)
        if seat is None or seat not in seating.people(self._stage.seating):
            raise Refusal("not_seated")
        return seat

    def _present(self, absent: Seat) -> list[Seat]:
        """The other people who can be asked: those who are connected."""
        here = self._stage.here()
        return [seat for seat in seating.people(self._stage.seating) if seat != absent and seat in here]

    # ------------------------------------------------------------------ when it is time

    async def look(self) -> None:
        """Does what is due, and sets the alarm for what comes next."""
        stage = self._stage
        if stage.is_running():
            for seat in range(len(stage.seating.chairs)):
                await stage.persist(partial(self._look_at, seat))
        stage.watch()

    async def _look_at(self, seat: Seat) -> None:
        stage = self._stage
        if not stage.is_running():
            return
        time, now = stage.running().timing, stage.now()
        away = time.absent.get(seat)
        if time.paused or stage.seating.chairs[seat].bot:
            return
        if away is not None:
            if away.why == "gone" and seat in stage.here():
                await self._stage.note("return", seat, None, time.without(seat))
        elif stage.has_run_out(seat):
            await self._stage.note("timeout", seat, None, time.with_absent(seat, Absent(now, "clock")))
        elif stage.is_gone(seat) and self._present(seat):
            await self._stage.note("absent", seat, None, time.with_absent(seat, Absent(now, "gone")))

    async def stuck(self, seat: Seat, prompt: int) -> None:
        """A house bot to which the rules allow no move: the people at the table have to choose."""
        stage = self._stage
        await stage.persist(lambda: self._stuck(seat, prompt))

    async def _stuck(self, seat: Seat, prompt: int) -> None:
        stage = self._stage
        if stage.is_running() and stage.running().asks(seat, prompt):
            absent = Absent(stage.now(), "stuck")
            await self._stage.note("stuck", seat, None, stage.running().timing.with_absent(seat, absent))
