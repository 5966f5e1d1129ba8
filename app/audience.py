"""Everybody who is connected to one room: who is here, what they are sent, and what was sent lately."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator

from app.outbox import Outbox
from app.seating import Seating
from app.viewers import Numbers, Reveal, room_text
from games.game import Viewer

_KEPT = 16
"""Moves whose frames are kept for whoever missed one; after more than that a snapshot is shorter anyway."""


class Audience:
    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._announced, self._due = 0.0, False
        self._boxes: set[Outbox] = set()
        self._sent: deque[tuple[Numbers, dict[Viewer, str | None]]] = deque(maxlen=_KEPT)

    def __len__(self) -> int:
        return len(self._boxes)

    def __iter__(self) -> Iterator[Outbox]:
        return iter(self._boxes)

    def join(self, box: Outbox) -> None:
        self._boxes.add(box)

    def leave(self, box: Outbox) -> None:
        self._boxes.discard(box)

    def here(self, seating: Seating) -> list[Viewer]:
        """The seat of everybody who is here, None for each onlooker."""
        return [seating.seat_of(box.guest) for box in self._boxes]

    def show(self, reveal: Reveal, seating: Seating) -> None:
        """Sends everybody what a move changed for them."""
        frames: dict[Viewer, str | None] = {}
        for box in self._boxes:
            viewer = seating.seat_of(box.guest)
            frames[viewer] = frame = reveal.frame(viewer)
            if frame is not None:
                box.send(frame)
        self._sent.append((reveal.before, frames))

    def send(self, seating: Seating, frame: Callable[[Viewer], str]) -> None:
        """Sends everybody the frame for them, which is made once for all who get the same."""
        made: dict[Viewer, str] = {}
        for box in self._boxes:
            viewer = seating.seat_of(box.guest)
            if viewer not in made:
                made[viewer] = frame(viewer)
            box.send(made[viewer])

    def announce(self, room: str, seating: Seating) -> None:
        """Sends everybody what the room is like now."""
        self._announced, self._due = asyncio.get_running_loop().time(), False
        self.send(seating, lambda viewer: room_text(room, viewer))

    def soon(self, announce: Callable[[], None]) -> None:
        """Who comes and goes is told at most once in a while, however many they are."""
        loop = asyncio.get_running_loop()
        wait = self._announced + self._pause - loop.time()
        if wait <= 0:
            announce()
        elif not self._due:
            self._due = True
            loop.call_later(wait, lambda: announce() if self._due else None)

    def missed(self, viewer: Viewer, public: int, own: int) -> list[str] | None:
        """The frames that this viewer has not seen yet; None if they are not kept any more."""
        frames: list[str] = []
        for before, sent in reversed(self._sent):
            if viewer not in sent:
                return None
            frame = sent[viewer]
            if frame is not None:
                frames.append(frame)
            if (before.public, before.own_of(viewer)) == (public, own):
                return frames[::-1]
        return None
