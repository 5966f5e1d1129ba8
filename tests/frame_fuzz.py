"""Strange frames to running matches of every game: `python -m tests.frame_fuzz N` sends N of them.

Each frame gets its answer, a typed one; the log of a match has exactly what was accepted, in that order; nothing breaks
inside; and every match goes on to its end. A connection ends only where the protocol says so.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app import wire
from app.client import FRAME, Client
from app.config import Config
from app.errors import PROBLEMS
from app.limits import OFF
from app.patch import apply
from games.game import Game
from tests.app.server import PATIENCE, Server, serving
from tests.strange import Frame, Strange
from tests.table import EVERY_GAME, some_match

Answers = Counter[str]
_ANSWERS = wire.Refused | wire.Accepted | wire.UpToDate | wire.Pong | wire.Hash | wire.WouldUndo
_MOST_MOVES = 5000
_CHECKED = 200
"""Frames between two looks into the log."""
_TURNED_AWAY = {1007, 1009}
"""Close codes for what is no text, and for what is far too long."""
_OWN_CODES = set(PROBLEMS) - {"internal", "rules_failed"}


class Visitor:
    """One connection to a match; it keeps only its prompt."""

    def __init__(self, client: Client, code: str) -> None:
        self._client, self._code = client, code
        self._socket: ClientConnection | None = None
        self.seat: int | None = None
        self.prompt: wire.PromptFrame | None = None
        self.over = False
        self._numbers = (0, 0)

    async def __aenter__(self) -> Visitor:
        address = f"{self._client.sockets}/ws/{self._code}"
        socket = connect(address, additional_headers=self._client.headers, max_size=None)
        self._socket = await socket
        self._take(FRAME.validate_json(await self._socket.recv()))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def ask(self, frame: Frame) -> list[wire.ServerFrame]:
        """Sends it, and gives all that came up to the answer to a ping after it."""
        return await self.fire([frame])

    async def fire(self, frames: Sequence[Frame]) -> list[wire.ServerFrame]:
        """Sends all of them without listening meanwhile."""
        assert self._socket is not None
        for frame in frames:
            await self._socket.send(frame)
        await self._socket.send('{"kind": "ping"}')
        heard: list[wire.ServerFrame] = []
        pongs = 1 + sum(map(is_ping, frames))
        async with asyncio.timeout(PATIENCE):
            while pongs:
                heard.append(FRAME.validate_json(await self._socket.recv()))
                self._take(heard[-1])
                pongs -= isinstance(heard[-1], wire.Pong)
        return heard[:-1]

    async def is_turned_away(self, frame: bytes) -> int | None:
        """Sends as text what ends the connection; gives the close code, and connects again."""
        assert self._socket is not None
        try:
            await self._socket.send(frame, text=True)
            for _ in range(10_000):
                await self._socket.recv()
        except ConnectionClosed:
            pass
        code = self._socket.close_code
        await self.__aenter__()
        return code

    def _take(self, frame: wire.ServerFrame) -> None:
        match frame:
            case wire.Snapshot():
                self.seat, self.prompt, self.over = frame.seat, frame.prompt, frame.outcome is not None
                self._numbers = (frame.public_no, frame.own_no)
            case wire.Change() if (frame.public_no, frame.own_no) > self._numbers:  # not what came before
                self._numbers = (frame.public_no, frame.own_no)
                self.over = self.over or frame.outcome is not None
                if frame.prompt_gone:
                    self.prompt = None
                elif frame.prompt is not None:
                    before = self.prompt.model_dump() if self.prompt else wire.NO_PROMPT
                    self.prompt = wire.PromptFrame.model_validate(apply(frame.prompt, before))


def is_ping(frame: Frame) -> bool:
    try:
        return isinstance(frame, str) and bool(json.loads(frame) == {"kind": "ping"})
    except (ValueError, RecursionError):
        return False


class Siege:
    """One match under strange frames from its seats, from an onlooker and from a stranger."""

    def __init__(self, server: Server, code: str, visitors: list[Visitor], choose: random.Random) -> None:
        self._server, self._code, self._visitors, self._choose = server, code, visitors, choose
        self._strange = Strange(choose)
        self._accepted: list[tuple[int | None, str]] = []
        """By which seat, since two may use the same id."""
        self._moved = True
        self.answers: Answers = Counter()

    @property
    def over(self) -> bool:
        return self._visitors[0].over

    async def bear(self, frames: int) -> None:
        """So many frames, or fewer if the match is over before."""
        for number in range(frames):
            if self.over:
                break
            await self._one(self._choose.choice(self._visitors + self._visitors[:-2] * 2))
            if number % _CHECKED == 0:
                await self._check()
        await self._check()

    async def _one(self, visitor: Visitor) -> None:
        if self._choose.randrange(1000) == 0:
            closed = await visitor.is_turned_away(self._choose.choice([b"\xff\xfe", b"x" * 70_000]))
            assert closed in _TURNED_AWAY
            self.answers[f"closed with {closed}"] += 1
            return
        await self._catch_up()
        frame = self._strange.frame(self._prompts())
        answer = await visitor.ask(frame)
        self.answers[self._told(visitor, answer)] += 1

    def _prompts(self) -> list[tuple[int, list[Any]]]:
        return [(seen.prompt.no, seen.prompt.moves) for seen in self._visitors if seen.prompt]

    async def _catch_up(self) -> None:
        """Everybody reads what the last move of somebody else has changed."""
        for visitor in self._visitors if self._moved else ():
            await visitor.ask('{"kind": "ping"}')
            self._strange.remember(visitor.prompt.moves if visitor.prompt else [])
        self._moved = False

    def _told(self, visitor: Visitor, heard: list[wire.ServerFrame]) -> str:
        """The one answer among what came."""
        answers = [one for one in heard if isinstance(one, _ANSWERS)]
        if not answers:
            assert any(isinstance(one, wire.Snapshot | wire.Change) for one in heard), "no answer"
            return "what was missed"
        assert len(answers) == 1, answers
        answer = answers[0]
        if isinstance(answer, wire.Accepted) and (visitor.seat, answer.id) not in self._accepted:
            self._accepted.append((visitor.seat, answer.id))
            self._moved = True
        if not isinstance(answer, wire.Refused):
            return answer.kind
        assert answer.code in _OWN_CODES or answer.rule, answer
        assert answer.text and not any(isinstance(one, wire.Change) for one in heard), heard
        return answer.code

    async def _check(self) -> None:
        """C35: the log has what was accepted, and nothing else."""
        _, log = await self._server.house.store.since(self._code, 0)
        assert [(entry.seat, entry.action_id) for entry in log] == self._accepted

    async def play_to_the_end(self) -> None:
        for _ in range(_MOST_MOVES):
            await self._catch_up()
            owing = [seen for seen in self._visitors if seen.prompt and seen.prompt.owes]
            if self.over or not owing:
                break
            mover = self._choose.choice(owing)
            assert mover.prompt is not None
            frame = {"kind": "play", "id": self._strange.fresh_id(), "prompt": mover.prompt.no}
            heard = await mover.ask(json.dumps({**frame, "move": self._choose.choice(mover.prompt.moves)}))
            assert self._told(mover, heard) == "accepted"
        await self._catch_up()
        assert self.over, "the match does not end"
        await self._check()


async def gather(server: Server, game: str, seats: int, options: Any) -> tuple[str, list[Client]]:
    """A running match of people only."""
    people = [await server.visitor(f"Seat {seat}") for seat in range(seats)]
    room = await people[0].open(game, seats, **to_jsonable_python(options))
    for person in people[1:]:
        await person.sit(room.code)
    for person in people:
        await person.ready(room.code)
    await people[0].start(room.code)
    return room.code, people


async def besiege(server: Server, game: Game[Any], frames: int, seed: int) -> Answers:
    """So many frames to matches of one game, one after the other; every match is played to its end."""
    answers: Answers = Counter()
    choose = random.Random(seed)
    while (left := frames - answers.total()) > 0:
        seats, options = some_match(game, choose.randrange)
        code, people = await gather(server, game.name, seats, options)
        people += [server.stranger(), await server.program("Robo")]
        async with AsyncExitStack() as stack:
            visitors = [await stack.enter_async_context(Visitor(person, code)) for person in people]
            siege = Siege(server, code, visitors, choose)
            await siege.bear(left)
            await siege.play_to_the_end()
            answers += siege.answers
    return answers


async def besiege_all(server: Server, frames: int, seed: int = 1) -> Answers:
    """All games at the same time."""
    games = list(EVERY_GAME.values())
    async with asyncio.TaskGroup() as tasks:
        sieges = [tasks.create_task(besiege(server, game, -(-frames // len(games)), seed)) for game in games]
    return sum((siege.result() for siege in sieges), Counter())


async def _main(frames: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(data_dir=Path(folder), bot_pace=0, presence_pause=0, log_level="error", limits=OFF)
        async with serving(config, EVERY_GAME) as server:
            await besiege_all(server, frames // 20, seed=0)
            before, began = _memory(), time.perf_counter()
            answers = await besiege_all(server, frames)
            seconds, grown = time.perf_counter() - began, _memory() - before
    for answer, count in answers.most_common():
        sys.stdout.write(f"{count:7} {answer}\n")
    sys.stdout.write(f"{answers.total()} frames in {seconds:.0f} s; the process grew by {grown} MB\n")


def _memory() -> int:
    """The most that this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
