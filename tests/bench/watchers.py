"""Onlookers by the hundred, who only note when a frame reached the last of them."""

from __future__ import annotations

import asyncio
from time import perf_counter

from tests.bench.line import Line, dial
from tests.bench.players import Match, Noticed

_TOGETHER = 50
"""So many connect at a time."""


class Watchers:
    def __init__(self, number: int) -> None:
        self._number = number
        self._lines: list[Line] = []
        self._seen = 0
        self._all_seen = asyncio.Event()
        self.late: list[float] = []
        """Seconds from each move until the last onlooker has it."""

    async def come(self, url: str, code: str) -> None:
        for first in range(0, self._number, _TOGETHER):
            some = range(first, min(first + _TOGETHER, self._number))
            self._lines += await asyncio.gather(*(dial(url, code, "", self._heard) for _ in some))

    def leave(self) -> None:
        for line in self._lines:
            line.close()

    async def watch(self, url: str, begun: tuple[str, list[str]], seconds: float) -> tuple[Noticed, float]:
        """The match is played move by move: the next comes when the last onlooker has seen this one."""
        noticed = Noticed()
        match = Match(*begun, noticed)
        await match.sit(url)
        await asyncio.sleep(1.5)
        began = perf_counter()
        while (now := perf_counter()) - began < seconds and not match.over:
            self._seen = 0
            self._all_seen.clear()
            if match.any_move(now):
                await self._all_seen.wait()
                self.late.append(perf_counter() - now)
            else:
                await asyncio.sleep(0)
        spent = perf_counter() - began
        match.leave()
        return noticed, spent

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"kind":"change"'):
            self._seen += 1
            if self._seen == self._number:
                self._all_seen.set()
