"""One match through hostile lines and dying servers; after every fault all viewers see what the database holds."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed

from app import live, wire
from app.client import Client, Table
from app.codec import Codec
from app.store import Store
from app.stored import Entry
from app.viewers import snapshot_text, speak
from games.game import Viewer
from tests.app.server import Place
from tests.table import EVERY_GAME

_SILENCE = 0.3
"""Seconds after which somebody who waits asks whether there is anything new."""
_PATIENCE = 400
"""How often they ask before they give up."""


class Player(Table):
    """A viewer who reads on all the time, over as many connections as it takes."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.acknowledged: list[str] = []
        self.refused: Counter[str] = Counter()
        self.heard = asyncio.Event()

    async def read_on(self) -> None:
        async for _ in self.frames():
            self.heard.set()

    def take(self, frame: wire.ServerFrame) -> None:
        if isinstance(frame, wire.Accepted):
            self.acknowledged.append(frame.id)
        if isinstance(frame, wire.Refused):
            self.refused[frame.code] += 1
        super().take(frame)

    @property
    def waits(self) -> bool:
        """For the answer to a move."""
        return self._unanswered is not None

    async def nudge(self) -> None:
        """What a page does when it heard nothing for long: it asks again."""
        if self._socket is None:
            return
        try:
            if self._unanswered:
                await self.send(self._unanswered)
            await self.send(wire.Sync(kind="sync", public=self.public_no, own=self.own_no))
        except ConnectionClosed:
            pass

    async def until(self, so: Callable[[], Coroutine[Any, Any, str]]) -> None:
        """Reads on until there is nothing wrong any more."""
        for _ in range(_PATIENCE):
            self.heard.clear()
            if not (wrong := await so()):
                return
            try:
                async with asyncio.timeout(_SILENCE):
                    await self.heard.wait()
            except TimeoutError:
                await self.nudge()
        raise AssertionError(wrong)

    def seen(self) -> dict[str, Any]:
        prompt = self.prompt and self.prompt.model_dump(mode="json")
        outcome = self.outcome and self.outcome.model_dump(mode="json")
        parts = {"public": self.public, "own": self.own, "prompt": prompt, "outcome": outcome, "undo": self.undoable}
        log = [line.model_dump(mode="json") for line in self.log]
        return {"public_no": self.public_no, "own_no": self.own_no, "log": log, **parts}


@dataclass
class Figures:
    """What went on."""

    moves: int = 0
    compared: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        self.moves += other.moves
        self.compared += other.compared
        self.faults += other.faults
        self.refused += other.refused


class Truth:
    """What the database says about a match."""

    def __init__(self, engine: AsyncEngine, game: str, code: str) -> None:
        self._store, self._codec, self._code = Store(engine), Codec(EVERY_GAME[game]), code

    async def seen(self, viewer: Viewer) -> dict[str, Any]:
        """What this viewer should see."""
        loaded = await self._store.load(self._code)
        assert loaded is not None
        now = live.resume(self._codec, loaded)
        told = await self._store.told(loaded.match.id, now.seq)
        log = [line for no, lines in told for line in speak(no, live.heard(lines))]
        text = from_json(snapshot_text("null", viewer, now.shown, now.numbers, log))
        del text["kind"], text["room"], text["seat"]
        return dict(text)

    async def log(self) -> list[Entry]:
        return (await self._store.since(self._code, -1))[1]


@dataclass
class Play:
    """A match under way: its players by seat, an onlooker besides, and the truth."""

    players: list[Player]
    onlooker: Player
    truth: Truth
    mix: random.Random
    figures: Figures = field(default_factory=Figures)

    async def move(self, faults: Callable[[], Coroutine[Any, Any, list[str]]]) -> bool:
        """One move with faults in the middle of it, and everybody compared; False when the match is over."""
        owing = [player for player in self.players if player.prompt and player.prompt.owes]
        if not owing:
            return False
        player = self.mix.choice(owing)
        assert player.prompt is not None
        move = self.mix.choice(player.prompt.moves)
        async with asyncio.TaskGroup() as both:
            happened = both.create_task(faults())
            both.create_task(self._answered(player, move))
        self.figures.moves += 1
        self.figures.faults.update(happened.result())
        await self.compare()
        return True

    async def _answered(self, player: Player, move: Any) -> None:
        await player.play(move)

        async def wrong() -> str:
            return "no answer to a move" if player.waits else ""

        await player.until(wrong)

    async def compare(self) -> None:
        """Everybody sees what the database holds, without loading anything anew."""
        everybody: Sequence[tuple[Viewer, Player]] = [*enumerate(self.players), (None, self.onlooker)]
        for viewer, player in everybody:

            async def wrong(viewer: Viewer = viewer, player: Player = player) -> str:
                return _difference(viewer, player.seen(), await self.truth.seen(viewer))

            await player.until(wrong)
            self.figures.compared += 1

    async def check(self) -> None:
        """No acknowledged move is lost, none was carried out twice, and no place in the log is empty."""
        log = await self.truth.log()
        assert [entry.seq for entry in log] == list(range(len(log)))
        for seat, player in enumerate(self.players):
            carried_out = [entry.action_id for entry in log if entry.seat == seat and entry.cause == "move"]
            assert len(set(carried_out)) == len(carried_out), "carried out twice"
            assert set(player.acknowledged) <= set(carried_out), "acknowledged and lost"
            self.figures.refused += player.refused


def _difference(viewer: Viewer, seen: dict[str, Any], true: dict[str, Any]) -> str:
    for name, part in true.items():
        if seen[name] != part:
            return f"{viewer} sees {name} {str(seen[name])[:300]}, but it is {str(part)[:300]}"
    return ""


@asynccontextmanager
async def playing(
    urls: Sequence[str], engine: AsyncEngine, game: str, seats: int, options: dict[str, Any], mix: random.Random
) -> AsyncIterator[Play]:
    """A match that has just begun, its viewers spread over these addresses of one house."""
    async with AsyncExitStack() as stack:
        places = [Place(url) for url in urls]
        for place in places:
            stack.push_async_callback(place.leave)
        people = [await places[0].visitor(f"Player {seat}") for seat in range(seats)]
        code = await _begun(people, game, options)
        homes = [Client(urls[seat % len(urls)], cookie=people[seat].headers["Cookie"]) for seat in range(seats)]
        strangers = Client(urls[-1])
        for client in (*homes, strangers):
            stack.push_async_callback(client.http.aclose)
        play = Play([Player(home, code) for home in homes], Player(strangers, code), Truth(engine, game, code), mix)
        async with asyncio.TaskGroup() as tasks:
            reading = [tasks.create_task(player.read_on()) for player in (*play.players, play.onlooker)]
            try:
                await play.compare()
                yield play
            finally:
                for task in reading:
                    task.cancel()


async def _begun(people: list[Client], game: str, options: dict[str, Any]) -> str:
    room = await people[0].open(game, len(people), **options)
    for person in people[1:]:
        await person.sit(room.code)
    for person in people:
        await person.ready(room.code)
    await people[0].start(room.code)
    return room.code
