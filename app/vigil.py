"""Watching over a room in time: who is gone since when, whether anybody is here, and the one alarm that is set.

Nothing in here decides anything. Who is connected only this process knows, so that is kept in memory; what follows from
it becomes an entry of the log.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable

from app.clock import Alarm
from app.config import Config
from app.inbox import Closed
from app.means import Means
from app.timing import Timing
from app.wire_time import AbsentView, RoomTime, Voice
from games.game import Seat

Look = Callable[[], Awaitable[None]]
"""Looks what is due; called by the alarm."""
_AGAIN = 1000
"""Milliseconds until a room that was too busy, or had no database, is told again that it is time."""


class Vigil:
    def __init__(self, means: Means, look: Look) -> None:
        self._clock, self._tasks, self._look = means.clock, means.tasks, look
        self._config: Config = means.config
        self._gone: dict[Seat, int] = {}
        self._somebody, self._here = False, self._clock.now()
        """Whether anybody is connected, and until when somebody was."""
        self._alarm: Alarm | None = None

    def observe(self, gone: Iterable[Seat], somebody: bool) -> bool:
        """`gone`: the match waits for these, and they are not connected. Whether that is news."""
        now, before = self._clock.now(), self._gone.keys()
        self._gone = {seat: self._gone.get(seat, now) for seat in gone}
        if somebody or self._somebody:
            self._here = now
        self._somebody = somebody
        return self._gone.keys() != before

    def gone(self, timing: Timing) -> dict[Seat, tuple[int, int]]:
        """Since when somebody is gone, and from when on that counts as absent."""
        patience = self._config.patience
        since = {seat: max(at, timing.granted.get(seat, 0) - patience) for seat, at in self._gone.items()}
        return {seat: (at, at + patience) for seat, at in since.items()}

    def rests(self) -> bool:
        """Whether house bots have nobody to play for."""
        return not self._somebody and self._clock.now() >= self._here + self._config.rest

    def due(self, timing: Timing, seats: Container[Seat]) -> list[int]:
        """Every time at which something has to be done; `seats` are those on which no house bot plays."""
        if timing.paused:
            return []
        clocks = enumerate(timing.clocks)
        running = [
            clock.deadline + self._config.grace
            for seat, clock in clocks
            if clock.deadline is not None and seat in seats and seat not in timing.absent
        ]
        rest = [] if self._somebody or self.rests() else [self._here + self._config.rest]
        return [*running, *[deadline for _, deadline in self.gone(timing).values()], *rest]

    def arm(self, times: Iterable[int]) -> None:
        """Sets the alarm for the first of these; what is due already is looked at now."""
        self.stop()
        first = min(times, default=None)
        if first is None:
            return
        if first <= self._clock.now():
            self.ring()
        else:
            self._alarm = self._clock.wake(first, self.ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def ring(self) -> None:
        self._tasks.create_task(self._rung())

    async def _rung(self) -> None:
        try:
            await self._look()
        except Closed:
            return
        except Exception:  # it is logged where it happened
            self._alarm = self._clock.wake(self._clock.now() + _AGAIN, self.ring)

    def view(self, timing: Timing) -> RoomTime | None:
        """None where there is nothing to say about time."""
        counting = [
            AbsentView(seat=seat, since=since, deadline=deadline, choices=[])
            for seat, (since, deadline) in sorted(self.gone(timing).items())
        ]
        absent = [
            AbsentView(
                seat=seat,
                since=away.since,
                deadline=None,
                choices=[Voice(seat=by, choice=choice) for by, choice in sorted(away.choices.items())],
            )
            for seat, away in sorted(timing.absent.items())
        ]
        if not (timing.clocks or timing.paused or timing.wishes or counting or absent):
            return None
        return RoomTime(
            now=self._clock.now(),
            clocks=[clock.view() for clock in timing.clocks] or None,
            paused=timing.paused,
            by_house=timing.by_house,
            wishes=sorted(timing.wishes),
            absent=counting + absent,
        )
