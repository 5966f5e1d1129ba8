"""What somebody saw of a match, step by step: the stored patches, looked at with the eyes of one viewer.

The rules are not run. A step is an entry after which these eyes saw something else, so that steps tell no more than the
frames did; what an entry changed unseen is taken over without a look.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_jsonable_python

from app import wire
from app.codec import Codec
from app.errors import Refusal
from app.history import Kept
from app.live import heard
from app.patch import Json, Patch, apply, diff
from app.store import Store
from app.stored import Entry, Loaded
from app.viewers import Numbers
from games.game import Heard

STEPS = 100
"""So many in one answer."""
_ENTRIES = 200
"""So many are read at once."""

Place = tuple[int, int]
"""The public number and the own one."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Those of a seat, of an onlooker or of all seats at once."""

    codec: Codec[Any]
    seats: int
    whose: wire.Eyes

    def place(self, numbers: Numbers) -> Place:
        if self.whose == "all":
            return numbers.public, sum(numbers.own)
        return numbers.public, 0 if self.whose == "onlooker" else numbers.own[self.whose]

    def look(self, state: Any) -> tuple[Any, Any, Any]:
        """The public part, the own one, and the outcome."""
        game = self.codec.game
        own: Any = None
        if self.whose == "all":
            own = {str(seat): game.own(state, seat) for seat in range(self.seats)}
        elif self.whose != "onlooker":
            own = game.own(state, self.whose)
        return game.public(state), own, game.outcome(state)

    def hears(self, line: Heard) -> Json:
        if self.whose == "all":
            return line.others if line.own is None else line.own
        return line.by(None if self.whose == "onlooker" else self.whose)

    def told(self, entry: Entry) -> list[Json]:
        return [said for line in heard(entry.told) if (said := self.hears(line)) is not None]


class Past:
    """A finished or running match, looked back at."""

    def __init__(self, store: Store, match: Loaded, eyes: Eyes, kept: list[Kept]) -> None:
        self._store, self._match, self._eyes = store, match.match, eyes
        self._over = match.match.seating.status in ("finished", "aborted")
        self._kept = {state.seq: state for state in kept}

    async def after(self, place: Place | None, room: wire.Room) -> wire.Past:
        """The first view and the steps from there, or the steps after the place that was seen already."""
        seq = 0 if place is None else await self._found(place)
        loaded = await self._store.load(self._match.code, seq)
        assert loaded is not None and loaded.last is not None
        steps = [step async for step in self._steps(loaded, loaded.last)]
        first = self._first(loaded, loaded.last, room) if place is None else None
        more = len(steps) > STEPS
        return wire.Past(kind="past", eyes=self._eyes.whose, first=first, steps=steps[:STEPS], more=more)

    async def _found(self, place: Place) -> int:
        """The first entry after which these eyes had seen so much."""
        for entry in await self._store.numbered(self._match.id, place[0]):
            if self._eyes.place(entry.numbers) == place:
                return entry.seq
        raise Refusal("unknown_version")

    def _first(self, loaded: Loaded, entry: Entry, room: wire.Room) -> wire.Snapshot:
        eyes = self._eyes
        public, own, outcome = eyes.look(eyes.codec.load(loaded.state, loaded.version))
        public_no, own_no = eyes.place(entry.numbers)
        return wire.Snapshot(
            kind="snapshot",
            room=room,
            seat=eyes.whose if isinstance(eyes.whose, int) else None,
            public_no=public_no,
            own_no=own_no,
            public=to_jsonable_python(public),
            own=to_jsonable_python(own),
            prompt=None,
            undo=None,
            log=[wire.Line(no=public_no, told=said) for said in eyes.told(entry)],
            outcome=outcome and wire.OutcomeView.model_validate(to_jsonable_python(outcome)),
        )

    async def _steps(self, loaded: Loaded, last: Entry) -> AsyncIterator[wire.Step]:
        """One more than an answer has, where there are so many."""
        eyes, stored, version, found = self._eyes, loaded.state, loaded.version, 0
        before, place = eyes.look(eyes.codec.load(stored, version)), eyes.place(last.numbers)
        async for entry in self._entries(last.seq):
            stored, version = self._next(entry, stored, version)
            if place == eyes.place(entry.numbers):
                continue
            place, now = eyes.place(entry.numbers), eyes.look(eyes.codec.load(stored, version))
            if step := self._step(entry, place, before, now):
                yield step
                found += 1
                if found > STEPS:
                    return
            before = now
            await asyncio.sleep(0)  # others do not wait for somebody who looks back

    async def _entries(self, after: int) -> AsyncIterator[Entry]:
        while page := await self._store.page(self._match.id, after, _ENTRIES):
            for entry in page:
                yield entry
            after = page[-1].seq

    def _next(self, entry: Entry, stored: Json, version: int) -> tuple[Json, int]:
        """The state after this entry, and the version of the rules that stored it."""
        if kept := self._kept.get(entry.seq):
            return kept.state, kept.version
        return apply(entry.patch, stored), version

    def _step(self, entry: Entry, place: Place, before: tuple[Any, ...], now: tuple[Any, ...]) -> wire.Step | None:
        public, own, outcome = (_changed(was, new) for was, new in zip(before, now, strict=True))
        told = self._eyes.told(entry)
        if not (public or own or outcome or told):
            return None
        return wire.Step(
            public_no=place[0],
            own_no=place[1],
            seq=entry.seq if self._over else None,
            at=entry.at,
            public=public,
            own=own,
            told=told,
            outcome=wire.OutcomeView.model_validate(to_jsonable_python(now[2])) if outcome else None,
        )


def _changed(was: Any, now: Any) -> Patch | None:
    return diff(was, now) or None
