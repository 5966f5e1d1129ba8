"""Where the time of one action went, by its id: a line in the log, at `debug`, or as a warning if it took long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

from app.counts import PART
from app.log import LOG

PARTS = ("queue", "rules", "diff", "commit", "send")
"""In the inbox; in the rules; comparing what changed; until it was stored; until all had their frames."""
LONG = 1.0
"""Seconds after which whoever looks after the server should see it."""

_CLOCKS = {part: PART.labels(part) for part in PARTS}
_Laps = dict[str, float]
_NOW: ContextVar[tuple[list[float], _Laps] | None] = ContextVar("laps", default=None)


@contextmanager
def timing(action: str, room: str, came: float) -> Iterator[None]:
    """Measures the action that came at this moment of `perf_counter`; it is at the head of its room's inbox now."""
    laps: _Laps = {}
    token = _NOW.set(([came], laps))
    try:
        mark("queue")
        yield
    finally:
        _NOW.reset(token)
        _write(action, room, perf_counter() - came, laps)


def mark(part: str) -> None:
    """This part of the action is done now; nothing where no action is measured, as with house bots."""
    measured = _NOW.get()
    if measured is not None:
        (last,), laps = measured
        measured[0][0] = now = perf_counter()
        laps[part] = laps.get(part, 0.0) + now - last


def _write(action: str, room: str, whole: float, laps: _Laps) -> None:
    for part, seconds in laps.items():
        _CLOCKS[part].observe(seconds)
    say = LOG.warning if whole > LONG else LOG.debug
    say("action", id=action, room=room, ms=_ms(whole), **{part: _ms(seconds) for part, seconds in laps.items()})


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 2)
