"""Two worlds that a viewer cannot tell apart, side by side: whatever the viewer gets must be the same bytes in both.

The worlds have other hidden cards, other sealed answers, and another key of chance. Both go one move further; where
the rules (`policy`) let the viewer learn the same from it, everything sent is compared: frames with their number,
snapshots, refusals, decisions, and the lines of the server's log.
"""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field, replace
from typing import Any

from app import live
from app.chance import luck_of
from app.codec import Codec
from app.course import Course
from app.errors import Refusal
from app.live import Live
from app.viewers import look, refused_text, snapshot_text
from games.game import Game, Illegal, Seat, Viewer
from games.luck import Seeded
from tests.laws import MOST_MOVES, pick_seat
from tests.oracle.policy import is_silent, learned, owed

_KEYS = 30
"""Keys of chance that are tried until the other world draws one card that looks the same."""
_ROOM = '{"code":"VINE-7K2M"}'


class Leak(AssertionError):
    """A viewer can tell the two worlds apart; the first word says where."""


@dataclass
class Tally:
    """What was compared."""

    matches: int = 0
    moments: int = 0
    worlds: int = 0
    """Worlds that looked the same at first, as they must."""
    pairs: int = 0
    """Moves after which two worlds had to look the same, and did."""
    differing: int = 0
    """Those of them where the two worlds did differ underneath."""
    bytes: int = 0
    kinds: set[str] = field(default_factory=set)


@dataclass
class World:
    """A match at one moment, as a server has it in memory."""

    codec: Codec[Any]
    now: Live
    key: bytes

    @property
    def seats(self) -> int:
        return len(self.now.shown.own)

    def snapshot(self, viewer: Viewer) -> str:
        return snapshot_text(_ROOM, viewer, self.now.shown, self.now.numbers, ())

    def like(self, state: Any, key: bytes) -> World:
        """Another world with the same past."""
        shown = look(self.codec.game, state, self.seats)
        return World(self.codec, Live(self.now.seq, state, shown, self.now.numbers), key)


@dataclass(frozen=True)
class Got:
    """Everything that one move brings to one viewer, and to the server's own log."""

    frames: tuple[str, ...]
    snapshot: str
    refusals: tuple[str, ...]
    decision: str | None
    logged: str

    def parts(self) -> Iterator[tuple[str, str]]:
        yield "frames", f"{len(self.frames)} {''.join(self.frames)}"
        yield "snapshot", self.snapshot
        yield from (("refusal", text) for text in self.refusals)
        yield "decision", str(self.decision)
        yield "log", self.logged


class Oracle:
    """Plays matches of one game and compares; Leak where something shows."""

    def __init__(self, game: Game[Any], tally: Tally, viewers: int = 9, every: int = 1) -> None:
        """`viewers`: how many look at a moment; `every`: at every how many-th."""
        self.game, self.tally, self._most, self._every = game, tally, viewers, every
        self.codec = Codec(game)
        self.course: type[Course] = Course

    def play(self, seats: int, options: Any, seed: int) -> None:
        mix = random.Random(seed)
        world = self._begin(seats, options, seed)
        past: list[Any] = []
        for moment in range(MOST_MOVES):
            prompts = {seat: prompt for seat, prompt in enumerate(world.now.shown.prompts) if prompt}
            if not prompts:
                break
            seat = pick_seat(prompts, mix.randrange)
            move = mix.choice(prompts[seat].moves)
            for viewer in self._who_looks(seats, moment, mix):
                self.compare(world, seat, move, viewer, mix, mix.sample(past, min(len(past), 2)))
            past += prompts[seat].moves[:9]
            self.tally.moments += 1
            world = replace(world, now=self._course(world).play(seat, "an-action", move).live)
        self.tally.matches += 1

    def _who_looks(self, seats: int, moment: int, mix: random.Random) -> list[Viewer]:
        everybody: list[Viewer] = [None, *range(seats)]
        return [] if moment % self._every else mix.sample(everybody, min(len(everybody), self._most))

    def _begin(self, seats: int, options: Any, seed: int) -> World:
        key = random.Random(-1 - seed).randbytes(32)
        begun, _ = live.begin(self.codec, 1, seats, options, key)
        return World(self.codec, begun, key)

    def _course(self, world: World) -> Course:
        return self.course(self.codec, 1, world.key, world.now, [])

    def compare(
        self, world: World, seat: Seat, move: Any, viewer: Viewer, mix: random.Random, tried: list[Any]
    ) -> None:
        """`tried`: moves that the viewer tries besides, offered or not; nothing comes of them but an answer."""
        state = self.game.imagine(world.now.state, viewer, Seeded(mix.randrange(2**32)))
        other = world.like(state, mix.randbytes(32))
        self._same("snapshot", world.snapshot(viewer), other.snapshot(viewer), viewer)
        self.tally.worlds += 1
        mine = self._got(world, seat, move, viewer, tried)
        may_know = learned(world.now.state, seat, move, mine.drawn, mine.state, viewer)
        if is_silent(world.now.state, seat, mine.state, viewer) and mine.got.frames:
            raise Leak(f"frames: {viewer} hears that seat {seat} did something in its hidden lane")
        for theirs in self._candidates(other, seat, move, viewer, mix):
            key = self._looks_like(may_know, [other.key, world.key], other, seat, theirs, viewer, mix)
            if key is not None:
                other.key = key
                self._compare_all(mine, self._got(other, seat, theirs, viewer, tried), viewer)

    def _candidates(self, other: World, seat: Seat, move: Any, viewer: Viewer, mix: random.Random) -> list[Any]:
        """The same move, and others that may look like it."""
        prompt = other.now.shown.prompts[seat]
        moves = list(prompt.moves) if prompt else []
        same = [move] if move in moves else []
        if seat == viewer:
            return same
        return same + mix.sample(moves, min(len(moves), 3))

    def _looks_like(
        self, may_know: Any, keys: list[bytes], other: World, seat: Seat, move: Any, viewer: Viewer, mix: random.Random
    ) -> bytes | None:
        """A key with which the move tells the viewer what it may tell in the first world; None if none is found."""
        for _ in range(_KEYS):
            key = keys.pop(0) if keys else mix.randbytes(32)
            after, luck = self.game.copy(other.now.state), luck_of(key)
            try:
                self.game.play(after, seat, move, luck)
            except Illegal:
                return None
            if learned(other.now.state, seat, move, luck.drawn, after, viewer) == may_know:
                return key
            if not luck.drawn or (not keys and len(luck.drawn) > 1):
                return None
        return None

    def _compare_all(self, mine: After, theirs: After, viewer: Viewer) -> None:
        for (kind, one), (_, two) in zip(mine.got.parts(), theirs.got.parts(), strict=True):
            self._same(kind, one, two, viewer)
            self.tally.bytes += len(one)
        self.tally.pairs += 1
        self.tally.differing += mine.state != theirs.state

    def _same(self, kind: str, one: str, two: str, viewer: Viewer) -> None:
        self.tally.kinds.add(kind)
        if one != two:
            at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            raise Leak(
                f"{kind}: {viewer} sees {one[max(0, at - 80) : at + 60]!r}, or {two[max(0, at - 80) : at + 60]!r}"
            )

    def _got(self, world: World, seat: Seat, move: Any, viewer: Viewer, tried: list[Any]) -> After:
        course = self._course(world)
        with redirect_stdout(io.StringIO()) as log:
            refusals = tuple(refused(course, world, viewer, stranger) for stranger in tried)
            played = course.play(seat, "an-action", move)
        frame = played.reveal.frame(viewer)
        course.take(played)
        decision = None if viewer is None else owed(played.live.shown.prompts[viewer])
        snapshot = course.snapshot(_ROOM, viewer)
        logged = "\n".join(line.partition('"timestamp"')[0] for line in log.getvalue().splitlines())
        return After(
            played.live.state, played.entry.chance, Got((frame,) if frame else (), snapshot, refusals, decision, logged)
        )


@dataclass(frozen=True)
class After:
    state: Any
    drawn: list[int]
    got: Got


def refused(course: Course, world: World, viewer: Viewer, move: Any) -> str:
    """The answer to a move that this viewer tries: a refusal, unless it is offered."""
    if viewer is None or world.now.shown.prompts[viewer] is None:
        return refused_text("an-action", Refusal("not_asked"))
    try:
        course.play(viewer, "an-action", move)
    except Refusal as refusal:
        return refused_text("an-action", refusal, course.prompt(viewer))
    return "accepted"
