"""What time it is, and being woken at a time: handed to whoever needs it, so that a test can be the clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from app.db import now


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""

    def wake(self, at: int, call: Callable[[], None]) -> Alarm:
        """Calls once it is this late, unless the alarm is cancelled."""


_LONGEST = 24 * 3600 * 1000
"""An event loop cannot wait for months; whoever is woken early looks, and sets the alarm again."""


class WallClock:
    def now(self) -> int:
        return now()

    def wake(self, at: int, call: Callable[[], None]) -> Alarm:
        wait = min(max(0, at - now()), _LONGEST)
        return asyncio.get_running_loop().call_later(wait / 1000, call)
