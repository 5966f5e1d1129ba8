"""What somebody saw of a match, step by step: the stored patches, looked at with the eyes of one viewer.

The rules are not run. A step is an entry after which these eyes saw something else, so that steps tell no more than the
frames did; what an entry changed unseen is taken over without a look.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic_core import to_jsonable_python

from app import wire
from app.codec import Codec
from app.errors import Refusal
from app.history import Kept
from app.live import heard
from app.patch import Json, apply, diff
from app.store import Store
from app.stored import Entry, Loaded
from app.viewers import Numbers
from games.game import Heard, Outcome, Prompt

STEPS = 100
"""So many in one answer."""
_ENTRIES = 200
"""So many are read at once."""

Place = tuple[int, int]
"""The public number and the own one."""


class View(NamedTuple):
    """What there is to see at one moment."""

    public: Any
    own: Any
    sealed: dict[str, wire.Sealed]
    """The answers that are held, by seat: of those seats whose eyes these are."""
    outcome: Any


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

    def look(self, stored: Json, version: int, entry: Entry) -> View:
        """The state as it was stored after this entry."""
        game, state = self.codec.game, self.codec.load(stored, version)
        own: Any = None
        if self.whose == "all":
            own = {str(seat): game.own(state, seat) for seat in range(self.seats)}
        elif self.whose != "onlooker":
            own = game.own(state, self.whose)
        outcome = game.outcome(state)
        sealed = self._sealed(state) if outcome is None and entry.cause != "abort" else {}
        return View(game.public(state), own, sealed, outcome)

    def _sealed(self, state: Any) -> dict[str, wire.Sealed]:
        if self.whose == "onlooker":
            return {}
        return {
            str(seat): _held(prompt)
            for seat, prompt in self.codec.game.waiting(state).items()
            if prompt.chosen is not None and self.whose in ("all", seat)
        }

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
        more = len(steps) > STEPS
        past = wire.Past(kind="past", eyes=self._eyes.whose, first=None, steps=steps[:STEPS], more=more)
        return self._begun(past, loaded, loaded.last, room) if place is None else past

    async def _found(self, place: Place) -> int:
        """The first entry after which these eyes had seen so much."""
        for entry in await self._store.numbered(self._match.id, place[0]):
            if self._eyes.place(entry.numbers) == place:
                return entry.seq
        raise Refusal("unknown_version")

    def _begun(self, past: wire.Past, loaded: Loaded, entry: Entry, room: wire.Room) -> wire.Past:
        """The same with the view that its steps begin at."""
        eyes = self._eyes
        view = eyes.look(loaded.state, loaded.version, entry)
        public_no, own_no = eyes.place(entry.numbers)
        first = wire.Snapshot(
            kind="snapshot",
            room=room,
            seat=eyes.whose if isinstance(eyes.whose, int) else None,
            public_no=public_no,
            own_no=own_no,
            public=to_jsonable_python(view.public),
            own=to_jsonable_python(view.own),
            prompt=None,
            undo=None,
            log=[wire.Line(no=public_no, told=said) for said in eyes.told(entry)],
            outcome=view.outcome and _outcome(view.outcome),
        )
        return past.model_copy(update={"first": first, "sealed": view.sealed})

    async def _steps(self, loaded: Loaded, last: Entry) -> AsyncIterator[wire.Step]:
        """One more than an answer has, where there are so many."""
        eyes, stored, version, found = self._eyes, loaded.state, loaded.version, 0
        before, place = eyes.look(stored, version, last), eyes.place(last.numbers)
        async for entry in self._entries(last.seq):
            stored, version = self._next(entry, stored, version)
            if place == eyes.place(entry.numbers):
                continue
            place, now = eyes.place(entry.numbers), eyes.look(stored, version, entry)
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

    def _step(self, entry: Entry, place: Place, before: View, now: View) -> wire.Step | None:
        public, own, sealed, outcome = (diff(was, new) or None for was, new in zip(before, now, strict=True))
        told = self._eyes.told(entry)
        if not (public or own or sealed or outcome or told):
            return None
        return wire.Step(
            public_no=place[0],
            own_no=place[1],
            seq=entry.seq if self._over else None,
            at=entry.at,
            public=public,
            own=own,
            sealed=sealed,
            told=told,
            outcome=_outcome(now.outcome) if outcome else None,
        )


def _held(prompt: Prompt) -> wire.Sealed:
    held = {"ask": prompt.ask, "about": prompt.about, "move": prompt.chosen}
    return wire.Sealed.model_validate(to_jsonable_python(held))


def _outcome(outcome: Outcome) -> wire.OutcomeView:
    return wire.OutcomeView.model_validate(to_jsonable_python(outcome))
