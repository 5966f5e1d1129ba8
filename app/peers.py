"""What one process knows of the others: which rooms they have in memory, and who is connected to those.

All of it comes from what they say and nothing from the database, so a process that falls silent is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.game import Viewer

SILENCE = 15.0
"""Seconds after which a process that says nothing is taken for dead; the living say something every few seconds."""

Here = tuple[int, ...]
"""Who is connected to a room: how many onlookers, and then the seats."""


def packed(viewers: Iterable[Viewer]) -> Here:
    there = list(viewers)
    return (there.count(None), *sorted({viewer for viewer in there if viewer is not None}))


def unpacked(here: Here) -> list[Viewer]:
    onlookers, *seats = here
    return [*seats, *[None] * onlookers]


class Peers:
    def __init__(self, me: str) -> None:
        self._me = me
        self._heard: dict[str, float] = {}
        self._rooms: dict[str, dict[str, Here]] = {}
        """By room and process."""

    def hear(self, process: str, at: float) -> None:
        """This process lives."""
        self._heard[process] = at

    def has(self, process: str, code: str, here: Sequence[int] | None) -> None:
        """Who is connected to a room over there; None: it is not in memory there any more."""
        if here is not None:
            self._rooms.setdefault(code, {})[process] = tuple(here)
        elif self._rooms.get(code, {}).pop(process, None) is not None and not self._rooms[code]:
            del self._rooms[code]

    def leave(self, process: str) -> list[str]:
        """This process is gone; gives the rooms that it had."""
        self._heard.pop(process, None)
        codes = [code for code, by in self._rooms.items() if process in by]
        for code in codes:
            self.has(process, code, None)
        return codes

    def silent(self, now: float) -> list[str]:
        """Forgets who was silent for too long; gives the rooms that they had."""
        gone = [process for process, at in self._heard.items() if now - at > SILENCE]
        return [code for process in gone for code in self.leave(process)]

    def elsewhere(self, code: str) -> list[Viewer]:
        return [viewer for here in self._rooms.get(code, {}).values() for viewer in unpacked(here)]

    def rank(self, code: str) -> int:
        """The lowest name comes first; all who know the same of each other agree on it."""
        return sum(process < self._me for process in self._rooms.get(code, ()))
