"""All seats at the same moment: `python -m tests.races N` plays N rounds in which everybody sends everything at once.

In a round every seat sends some of the moves that it is offered, some of them twice, and reads nothing meanwhile. Each
frame gets an answer: it was applied, or refused with a reason; the log has exactly what was applied, once.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from app import wire
from app.config import Config
from app.limits import OFF
from games import GAMES
from games.game import Game
from tests.app.server import Server, serving
from tests.frame_fuzz import Visitor, gather
from tests.toy import PEBBLES

Answers = Counter[str]
RACED: list[tuple[Game[Any], int]] = [(PEBBLES, 4), (GAMES["quacks"], 5), (GAMES["wine_cheese"], 2)]
_AT_ONCE = 3
"""Frames of one seat in a round."""
_CHECKED = 25
"""Rounds between two looks into the log."""
_REASONS = {"stale", "not_asked", "not_offered", "nothing_held", "over"}


class Race:
    """One match, and how many frames its rounds had."""

    def __init__(self, server: Server, code: str, seats: list[Visitor], choose: random.Random) -> None:
        self._server, self._code, self._seats, self._choose = server, code, seats, choose
        self._applied: set[str] = set()
        self._sent = 0
        self.answers: Answers = Counter()

    @property
    def over(self) -> bool:
        return self._seats[0].over

    async def round(self) -> None:
        """Everybody fires, and only then listens."""
        volleys = [self._volley(seat) for seat in self._seats]
        heard = await asyncio.gather(*(seat.fire(volley) for seat, volley in zip(self._seats, volleys, strict=True)))
        for volley, frames in zip(volleys, heard, strict=True):
            self._count([json.loads(frame)["id"] for frame in volley], frames)
        for seat in self._seats:
            await seat.ask('{"kind": "ping"}')

    async def check(self) -> None:
        """What was applied is in the log, once."""
        _, log = await self._server.house.store.since(self._code, 0)
        ids = [entry.action_id for entry in log]
        assert len(ids) == len(set(ids)) and set(ids) == self._applied

    def _volley(self, seat: Visitor) -> list[str]:
        """Several answers to one question, and sometimes one of them again."""
        if seat.prompt is None or not seat.prompt.moves:
            return []
        moves = self._choose.choices(seat.prompt.moves, k=_AT_ONCE)
        frames = [self._play(seat.prompt.no, move) for move in moves]
        return [*frames, *self._choose.choices(frames, k=self._choose.randrange(3))]

    def _play(self, no: int, move: Any) -> str:
        self._sent += 1
        return json.dumps({"kind": "play", "id": f"race-{self._sent:08}", "prompt": no, "move": move})

    def _count(self, ids: list[str], heard: list[wire.ServerFrame]) -> None:
        answers = [one for one in heard if isinstance(one, wire.Accepted | wire.Refused)]
        assert [one.id for one in answers] == ids, "one answer each, in the order in which they were sent"
        for answer in answers:
            if isinstance(answer, wire.Accepted):
                self._applied.add(answer.id)
                self.answers["applied"] += 1
            else:
                assert answer.code in _REASONS and answer.id not in self._applied, answer
                self.answers[answer.code] += 1


async def race(server: Server, game: Game[Any], seats: int, rounds: int, choose: random.Random) -> Answers:
    """So many rounds of one game, in as many matches as that takes."""
    answers: Answers = Counter()
    while answers["rounds"] < rounds:
        code, people = await gather(server, game.name, seats, {})
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(Visitor(person, code)) for person in people]
            match = Race(server, code, visitors, choose)
            while not match.over and answers["rounds"] < rounds:
                await match.round()
                answers["rounds"] += 1
                if answers["rounds"] % _CHECKED == 0:
                    await match.check()
            await match.check()
        answers += match.answers
    return answers


async def race_all(server: Server, rounds: int) -> Answers:
    """Every game after the other, so that nothing but its own seats disturbs it."""
    answers: Answers = Counter()
    for game, seats in RACED:
        answers += await race(server, game, seats, -(-rounds // len(RACED)), random.Random(seats))
    return answers


async def _main(rounds: int) -> None:
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data_dir=Path(folder), bot_pace=0, presence_pause=0, log_level="error", limits=OFF)
        async with serving(config, {game.name: game for game, _ in RACED}) as server:
            answers = await race_all(server, rounds)
    for answer, count in answers.most_common():
        sys.stdout.write(f"{count:7} {answer}\n")
    sys.stdout.write(f"{time.perf_counter() - began:.0f} s; every frame was applied once or refused with a reason\n")


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
