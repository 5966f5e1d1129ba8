"""What each viewer gets: a state as it is shown, and what one move changed about that.

The public part is compared and encoded once for everybody, each seat's own part only for that seat. Two counters
number what a viewer gets, the public one and the seat's own; a seat's prompt has a number of its own. All of them stay
where they are while nothing changes for that viewer, so that they tell nothing about what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import to_json

from app.counts import REFUSALS
from app.errors import Refusal
from app.patch import Json, Patch, diff
from app.proof import EVERY, public_sum, view_hash
from app.undo import Undos, none_yet, told_to
from games.game import Game, Heard, Outcome, Prompt, Seat, Viewer


@dataclass(frozen=True, slots=True)
class Numbers:
    public: int
    own: tuple[int, ...]
    prompt: tuple[int, ...]
    undo: Undos
    """What each seat can undo."""

    def own_of(self, viewer: Viewer) -> int:
        return 0 if viewer is None else self.own[viewer]


@dataclass(frozen=True, slots=True)
class Shown:
    """A state as it is shown; no prompts once the match is over."""

    public: Any
    own: tuple[Any, ...]
    prompts: tuple[Prompt | None, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Spoken:
    """One told line, encoded; `no` is the public number at which it was told."""

    no: int
    others: str | None
    seat: Seat | None
    own: str | None

    def by(self, viewer: Viewer) -> str | None:
        return self.own if self.seat is not None and viewer == self.seat else self.others


_NO_PROMPT = Prompt("", [])
"""What the patch of a prompt builds on where there was none; see `wire.NO_PROMPT`."""


@dataclass(slots=True)
class Reveal:
    """What one move shows, to whom. Frames are made when they are asked for, once for all who get the same."""

    before: Numbers
    numbers: Numbers
    prompts: tuple[Prompt | None, ...]
    """Those before the move."""
    shown: Shown
    public: Patch
    own: tuple[Patch, ...]
    asked: tuple[bool, ...]
    """Whether the seat's prompt is another than before."""
    undo: tuple[bool, ...]
    """Whether the seat can undo something else than before."""
    ended: bool
    spoken: list[Spoken]
    clocks: str = ""
    """The clocks, encoded, if the move changed one."""
    _frames: dict[Viewer, str | None] = field(default_factory=dict)
    _public: str = ""
    _sum: int | None = None

    def frame(self, viewer: Viewer) -> str | None:
        """The Change for this viewer, or None where nothing changed."""
        if viewer not in self._frames:
            self._frames[viewer] = self._encode(viewer) if self._concerns(viewer) else None
        return self._frames[viewer]

    def _concerns(self, viewer: Viewer) -> bool:
        return (self.before.public, self.before.own_of(viewer)) != (self.numbers.public, self.numbers.own_of(viewer))

    def _encode(self, viewer: Viewer) -> str:
        parts = [f'"kind":"change","public_no":{self.numbers.public},"own_no":{self.numbers.own_of(viewer)}']
        if self.public:
            self._public = self._public or f'"public":{encoded(self.public)}'
            parts.append(self._public)
        if told := [said for line in self.spoken if (said := line.by(viewer)) is not None]:
            parts.append(f'"told":[{",".join(told)}]')
        if self.clocks:
            parts.append(f'"clocks":{self.clocks}')
        if self.ended:
            parts.append(f'"outcome":{encoded(self.shown.outcome)}')
        if viewer is not None:
            parts += self._own_parts(viewer)
        if self.numbers.public % EVERY == 0 and self.numbers.public != self.before.public:
            parts.append(f'"hash":"{self._hash(viewer)}"')
        return "{" + ",".join(parts) + "}"

    def _hash(self, viewer: Viewer) -> str:
        if self._sum is None:
            self._sum = public_sum(self.shown.public)
        return _hash(self._sum, self.shown, self.numbers, viewer)

    def _own_parts(self, seat: Seat) -> Iterable[str]:
        if self.own[seat]:
            yield f'"own":{encoded(self.own[seat])}'
        if self.asked[seat]:
            now = self.shown.prompts[seat]
            yield '"prompt_gone":true' if now is None else f'"prompt":{encoded(self._prompt(seat, now))}'

        if self.undo[seat]:
            yield f'"undo":{encoded(told_to(self.numbers.undo[seat], self.shown.prompts[seat]))}'

    def _prompt(self, seat: Seat, now: Prompt) -> Patch:
        """The patch of the prompt that this seat was shown before."""
        changes = diff(self.prompts[seat] or _NO_PROMPT, now)
        return {"no": ["=", self.numbers.prompt[seat]], **changes} if isinstance(changes, dict) else changes


def look(game: Game[Any], state: Any, seats: int) -> Shown:
    outcome = game.outcome(state)
    prompts = game.waiting(state) if outcome is None else {}
    return Shown(
        game.public(state),
        tuple(game.own(state, seat) for seat in range(seats)),
        tuple(prompts.get(seat) for seat in range(seats)),
        outcome,
    )


def first_numbers(shown: Shown) -> Numbers:
    ones = (1,) * len(shown.own)
    return Numbers(1, ones, ones, none_yet(len(ones)))


def reveal(
    before: Shown, numbers: Numbers, after: Shown, heard: Sequence[Heard], mover: Seat | None, undo: Undos | None = None
) -> Reveal:
    """Who moved gets a new prompt number even if the same is asked again: a second click is not a second move."""
    undo = numbers.undo if undo is None else undo
    public = diff(before.public, after.public)
    own = tuple(diff(was, now) for was, now in zip(before.own, after.own, strict=True))
    asked = tuple(
        was != now or (seat == mover and now is not None)
        for seat, (was, now) in enumerate(zip(before.prompts, after.prompts, strict=True))
    )
    other_undo = tuple(
        told_to(*was) != told_to(*now)
        for was, now in zip(
            zip(numbers.undo, before.prompts, strict=True), zip(undo, after.prompts, strict=True), strict=True
        )
    )
    ended = after.outcome is not None and before.outcome is None
    next_numbers = Numbers(
        numbers.public + (bool(public) or ended or any(line.others is not None for line in heard)),
        tuple(
            number + (bool(own[seat]) or asked[seat] or other_undo[seat] or any(line.seat == seat for line in heard))
            for seat, number in enumerate(numbers.own)
        ),
        tuple(number + now for number, now in zip(numbers.prompt, asked, strict=True)),
        undo,
    )
    spoken = speak(next_numbers.public, heard)
    return Reveal(numbers, next_numbers, before.prompts, after, public, own, asked, other_undo, ended, spoken)


def speak(no: int, heard: Iterable[Heard]) -> list[Spoken]:
    return [Spoken(no, _maybe(line.others), line.seat, _maybe(line.own)) for line in heard]


def prompt_text(shown: Shown, numbers: Numbers, viewer: Viewer) -> str:
    return encoded(_prompt(shown, numbers, viewer))


def hash_text(shown: Shown, numbers: Numbers, viewer: Viewer) -> str:
    """The hash of all that this viewer sees."""
    return _hash(public_sum(shown.public), shown, numbers, viewer)


def _hash(public: int, shown: Shown, numbers: Numbers, viewer: Viewer) -> str:
    own = None if viewer is None else shown.own[viewer]
    return view_hash(public, own, _prompt(shown, numbers, viewer), _undo(shown, numbers, viewer))


def _prompt(shown: Shown, numbers: Numbers, viewer: Viewer) -> Json:
    prompt = None if viewer is None else shown.prompts[viewer]
    if viewer is None or prompt is None:
        return None
    return {
        "no": numbers.prompt[viewer],
        "ask": prompt.ask,
        "about": prompt.about,
        "moves": prompt.moves,
        "owes": prompt.owes,
        "chosen": prompt.chosen,
        "why": prompt.why,
    }


def _undo(shown: Shown, numbers: Numbers, viewer: Viewer) -> Json:
    return None if viewer is None else told_to(numbers.undo[viewer], shown.prompts[viewer])


def snapshot_text(
    room: str, viewer: Viewer, shown: Shown | None, numbers: Numbers | None, log: Iterable[Spoken]
) -> str:
    """The Snapshot for this viewer; without a state it shows the room alone."""
    lines = [f'{{"no":{line.no},"told":{said}}}' for line in log if (said := line.by(viewer)) is not None]
    own = None if shown is None or viewer is None else shown.own[viewer]
    return (
        f'{{"kind":"snapshot","room":{room},"seat":{encoded(viewer)}'
        f',"public_no":{numbers.public if numbers else 0},"own_no":{numbers.own_of(viewer) if numbers else 0}'
        f',"public":{encoded(shown and shown.public)},"own":{encoded(own)}'
        f',"prompt":{prompt_text(shown, numbers, viewer) if shown and numbers else "null"}'
        f',"undo":{encoded(_undo(shown, numbers, viewer)) if shown and numbers else "null"}'
        f',"log":[{",".join(lines)}],"outcome":{encoded(shown and shown.outcome)}}}'
    )


def refused_text(action_id: str | None, refusal: Refusal, prompt: str = "null") -> str:
    bound = f",{encoded(refusal.bound.fields)[1:-1]}" if refusal.bound else ""
    REFUSALS.labels(refusal.code).inc()
    return (
        f'{{"kind":"refused","id":{encoded(action_id)},"code":{encoded(refusal.code)}'
        f',"text":{encoded(refusal.text)},"rule":{encoded(refusal.rule)},"prompt":{prompt}{bound}}}'
    )


def room_text(room: str, viewer: Viewer) -> str:
    """The RoomChanged for this viewer."""
    return f'{{"kind":"room","room":{room},"seat":{encoded(viewer)}}}'


def encoded(value: Json) -> str:
    return to_json(value).decode()


def _maybe(value: Json) -> str | None:
    return None if value is None else encoded(value)
