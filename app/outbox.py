"""One connected page or program as its room sees it: whose it is, and the frames that wait to be written to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from app.seating import Guest

_ROOM = 1024 * 1024
"""Characters that may wait; a frame longer than that may wait alone."""


@dataclass(slots=True)
class Sent:
    """What was handed to connections since the process began."""

    frames: int = 0
    characters: int = 0


SENT = Sent()


class Outbox:
    """Bounded: who reads too slowly is dropped, and nobody waits for them."""

    def __init__(self, guest: Guest | None, limit: int, device: str = "") -> None:
        self.guest, self.device = guest, device
        """`device`: what the browser or program calls itself."""
        self.ms: int | None = None
        """How long the last answer took to come, as they say themselves."""
        self.dropped = asyncio.Event()
        self.taken = 0
        """Frames that were taken to be written."""
        self.is_written = True
        """Whether the last one of them is on its way to the reader."""
        self._frames: asyncio.Queue[str] = asyncio.Queue(limit)
        self._waiting = 0

    @property
    def waiting(self) -> bool:
        """Whether a frame waits to be taken."""
        return not self._frames.empty()

    def send(self, frame: str) -> None:
        if self._frames.full() or (self._waiting and self._waiting + len(frame) > _ROOM):
            self.dropped.set()
        else:
            self._waiting += len(frame)
            SENT.frames += 1
            SENT.characters += len(frame)
            self._frames.put_nowait(frame)

    async def written(self) -> None:
        """Returns once nothing waits any more."""
        await self._frames.join()

    async def stands_still(self, seconds: float) -> None:
        """Returns once whoever reads has not taken one frame for about so long; then they are dropped."""
        while not self.dropped.is_set():
            taken, waits = self.taken, not self.is_written
            await asyncio.sleep(seconds)
            if waits and not self.is_written and taken == self.taken:
                self.dropped.set()

    async def next(self) -> str:
        frame = await self._frames.get()
        self._waiting -= len(frame)
        self._frames.task_done()
        self.taken += 1
        return frame
