"""What one move costs inside the server, stage by stage, and how many bytes it sends: without sockets and database."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pydantic_core import to_json

from app import live
from app.chance import luck_of
from app.codec import Codec
from app.live import Live
from app.patch import diff
from app.viewers import look, reveal
from app.wire import Play
from app.ws import _FRAME
from games import GAMES
from games.game import Game, Seat
from tests.bench.rows import Row

T = TypeVar("T")
_KEY = b"a key that only the bench knows."


@dataclass
class Clock:
    """Seconds of the processor for each stage, over all moves; the stages do what `live.play` and the room do."""

    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    moves: int = 0

    def of(self, stage: str, work: Callable[[], T]) -> T:
        began = time.process_time()
        done = work()
        self.seconds[stage] += time.process_time() - began
        return done


@dataclass
class Bytes:
    """Lengths of the frames to one viewer, by the kind of move."""

    frames: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))


def play(game: Game[Any], seeds: range, clock: Clock, sent: Bytes) -> None:
    """Random matches as a room plays them, everybody watching."""
    codec: Codec[Any] = Codec(game)
    for seed in seeds:
        pick = random.Random(seed).random
        seats = game.seats[seed % len(game.seats)]
        now, _ = live.begin(codec, 1, seats, game.options(), _KEY)
        while asked := [seat for seat, it in enumerate(now.shown.prompts) if it and it.owes]:
            seat = asked[int(pick() * len(asked))]
            prompt = now.shown.prompts[seat]
            assert prompt is not None
            move = prompt.moves[int(pick() * len(prompt.moves))]
            now = _one(codec, now, seat, move, clock, sent)


def _one(codec: Codec[Any], now: Live, seat: Seat, move: Any, clock: Clock, sent: Bytes) -> Live:
    game, luck = codec.game, luck_of(_KEY)
    text = to_json({"kind": "play", "id": "b3BlbiBzZXNhbWU", "prompt": now.numbers.prompt[seat], "move": move})
    frame = clock.of("read the frame", lambda: _FRAME.validate_json(text, strict=True))
    assert isinstance(frame, Play)
    clock.of("read the move", lambda: codec.read_move(frame.move))
    state = clock.of("copy the state", lambda: game.copy(now.state))
    said = clock.of("play", lambda: game.play(state, seat, move, luck))
    shown = clock.of("views and prompts", lambda: look(game, state, len(now.shown.own)))
    shows = clock.of("compare views", lambda: reveal(now.shown, now.numbers, shown, said.heard, seat))
    clock.of("compare states", lambda: diff(now.state, state))
    viewers = (None, *range(len(shown.own)))
    frames = clock.of("write the frames", lambda: [shows.frame(viewer) for viewer in viewers])
    played = live.play(codec, 1, now, seat, frame.id, move, _KEY)
    row = played.entry.row()
    clock.of("write the entry as JSON", lambda: [to_json(row[name]) for name in ("move", "chance", "patch", "told")])
    clock.moves += 1
    sent.frames[type(move).__name__] += [len(it.encode()) for it in frames if it is not None]
    return played.live


def rows(matches: int) -> Iterator[Row]:
    for name, kind in (("quacks", "Draw"), ("wine_cheese", "")):
        clock, sent = Clock(), Bytes()
        play(GAMES[name], range(matches), clock, sent)
        yield from _stages(name, clock)
        yield from _bytes(name, sent, kind)


def _stages(name: str, clock: Clock) -> Iterator[Row]:
    each = {stage: seconds / clock.moves * 1e6 for stage, seconds in clock.seconds.items()}
    stages = ", ".join(f"{stage} {us:.0f}" for stage, us in each.items())
    yield Row(f"{name}: one move, sockets and database apart", f"{sum(each.values()):.0f} us", "", stages)


def _bytes(name: str, sent: Bytes, kind: str) -> Iterator[Row]:
    lengths = sent.frames[kind] if kind else [it for some in sent.frames.values() for it in some]
    mean, worst = sum(lengths) / len(lengths), max(lengths)
    what = f"{name}: bytes to one viewer for a {kind.lower() or 'move'}"
    limit = f"{len(lengths):,} frames, prompts included"
    yield Row(what, f"{mean:.0f} B, most {worst:,} B", "250 B, 1.5 KB", limit)
