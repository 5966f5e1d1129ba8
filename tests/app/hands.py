"""A clock that stands until a test moves its hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

NOON = 1_760_000_000_000


@dataclass(eq=False)
class HandAlarm:
    at: int
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Hands:
    def __init__(self) -> None:
        self._now = NOON
        self._alarms: list[HandAlarm] = []

    def now(self) -> int:
        return self._now

    def wake(self, at: int, call: Callable[[], None]) -> HandAlarm:
        alarm = HandAlarm(at, call)
        self._alarms.append(alarm)
        return alarm

    def move(self, seconds: float) -> None:
        """So much later, and everybody is woken whose time has come."""
        self._now += int(seconds * 1000)
        due = [alarm for alarm in self._alarms if alarm.at <= self._now]
        self._alarms = [alarm for alarm in self._alarms if alarm.at > self._now]
        for alarm in due:
            if not alarm.cancelled:
                alarm.call()
