"""A real server on a port of its own, and people and programs who visit it."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import uvicorn

from app import wire
from app.bus import Bus
from app.client import Client, Table
from app.clock import Clock
from app.config import Config
from app.house import House
from app.main import create_app
from app.run import listen
from app.serve import Serving, server_settings
from games.game import Game
from tests.toy import PEBBLES

TOYS: dict[str, Game[Any]] = {PEBBLES.name: PEBBLES}
PATIENCE = 20
"""Seconds after which a test gives up waiting for a frame."""


class Place:
    """A server by its address, and everybody who came to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._clients: list[Client] = []

    async def visitor(self, name: str) -> Client:
        """Somebody who came with a browser and typed a name."""
        answer = await self.stranger().http.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        return self.known(Client(self.url, cookie=f"guest={answer.cookies['guest']}"))

    def stranger(self) -> Client:
        return self.known(Client(self.url))

    def known(self, client: Client) -> Client:
        self._clients.append(client)
        return client

    async def leave(self) -> None:
        for client in self._clients:
            await client.http.aclose()


class Server(Place):
    """A server in this process, which can be looked into."""

    def __init__(self, url: str, house: House, lines: set[Any]) -> None:
        super().__init__(url)
        self.house = house
        self.lines = lines
        """Every connection that it has, below its requests and frames."""

    async def program(self, name: str) -> Client:
        return self.known(Client(self.url, token=await self.house.people.issue("bot", name)))

    async def admin(self) -> Client:
        return self.known(Client(self.url, token=await self.house.people.issue("admin", "Root")))


class _Listening(Serving):
    """Stops when it is told, not up to a tenth of a second later."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun, self.ended = asyncio.Event(), asyncio.Event()

    async def run_on(self, listening: socket.socket) -> None:
        try:
            await self.serve([listening])
        finally:
            self.begun.set()

    async def main_loop(self) -> None:
        self.begun.set()
        await self.ended.wait()


@asynccontextmanager
async def serving(
    config: Config, games: Mapping[str, Game[Any]] = TOYS, bus: Bus | None = None, clock: Clock | None = None
) -> AsyncIterator[Server]:
    app = create_app(config, games, bus, clock)
    with listen("127.0.0.1", 0) as listening:
        # Little fits between the two ends, so that a test need not send megabytes to whoever does not read.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        server = _Listening(server_settings(app, config.proxies))
        # Not in a task group, which cuts it off where a test fails: what it left open would fail the tests after it.
        running_on = asyncio.create_task(server.run_on(listening))
        try:
            await server.begun.wait()
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            running = Server(address, app.state.house, server.server_state.connections)
            try:
                yield running
            finally:
                await running.leave()
        finally:
            server.ended.set()
            await running_on


class Watch(Table):
    """A connected viewer who keeps every frame, and reads on until something is so."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.seen: list[wire.ServerFrame] = []
        self._reading = self.frames()

    async def __aenter__(self) -> Watch:
        await self.read()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._reading.aclose()

    async def read(self) -> wire.ServerFrame:
        async with asyncio.timeout(PATIENCE):
            frame = await anext(self._reading)
        self.seen.append(frame)
        return frame

    async def until(self, so: Callable[[Watch], bool]) -> None:
        while not so(self):
            await self.read()

    async def answer(self, frame: str | dict[str, Any]) -> wire.ServerFrame:
        """Sends anything, and gives the answer to it."""
        assert self._socket is not None
        await self._socket.send(frame if isinstance(frame, str) else json.dumps(frame))
        while isinstance(await self.read(), wire.Change | wire.RoomChanged | wire.Snapshot | wire.Said):
            pass
        return self.seen[-1]

    async def choose(self, move: Any, action_id: str = "", prompt: int | None = None) -> wire.ServerFrame:
        """Plays, and gives the answer."""
        assert self.prompt is not None or prompt is not None
        no = self.prompt.no if prompt is None and self.prompt else prompt
        play = {"kind": "play", "id": action_id or secrets.token_urlsafe(12), "prompt": no, "move": move}
        return await self.answer(play)

    async def take_back(self, action_id: str = "", prompt: int | None = None) -> wire.ServerFrame:
        """Undoes the last move, and gives the answer."""
        no = self.undoable if prompt is None else prompt
        return await self.answer({"kind": "undo", "id": action_id or secrets.token_urlsafe(12), "prompt": no})

    @property
    def heard(self) -> list[wire.ChatLine]:
        """All that was said, line by line."""
        return [line for frame in self.seen if isinstance(frame, wire.Said) for line in frame.lines]

    async def say(self, text: str, action_id: str = "") -> wire.ServerFrame:
        """Says something, and gives the answer."""
        return await self.answer({"kind": "say", "id": action_id or secrets.token_urlsafe(12), "text": text})

    async def answered(self, action_id: str) -> wire.Accepted | wire.Refused:
        """Reads up to the answer to this action."""
        while not (isinstance(last := await self.read(), wire.Accepted | wire.Refused) and last.id == action_id):
            pass
        return last

    async def refused(self, frame: str | dict[str, Any]) -> str:
        """Sends what must be refused, and gives the code."""
        answer = await self.answer(frame)
        assert isinstance(answer, wire.Refused), answer
        return answer.code

    async def hang_up(self) -> None:
        assert self._socket is not None
        await self._socket.close()

    def view(self) -> dict[str, Any]:
        return view_of(self)


def view_of(table: Table) -> dict[str, Any]:
    """All that is seen now, to be compared with what another way of looking gives."""
    shown = ("room", "seat", "public", "own", "prompt", "outcome", "public_no", "own_no")
    return {name: getattr(table, name) for name in shown} | {"undo": table.undoable, "log": table.log[:]}


@asynccontextmanager
async def watching(code: str, *people: Client) -> AsyncIterator[list[Watch]]:
    """All these people connected, each knowing that the others are."""
    async with AsyncExitStack() as stack:
        watches = [await stack.enter_async_context(Watch(person, code)) for person in people]
        for watch in watches:
            await watch.until(lambda seen: everybody_is_there(seen.room, watches))
        yield watches


def everybody_is_there(room: wire.Room, watches: list[Watch]) -> bool:
    onlookers = sum(watch.seat is None for watch in watches)
    seats = {watch.seat for watch in watches} - {None}
    return room.onlookers == onlookers and all(room.seats[seat].here for seat in seats if seat is not None)


async def party(place: Place, *names: str, **options: Any) -> tuple[str, list[Client]]:
    """A match of the toy that has just started, with these people on its seats."""
    return await table_of(place, PEBBLES, *names, **options)


async def table_of(place: Place, game: Game[Any], *names: str, **options: Any) -> tuple[str, list[Client]]:
    """The same with any game."""
    people = [await place.visitor(name) for name in names]
    room = await people[0].open(game.name, len(people), **options)
    for person in people[1:]:
        await person.sit(room.code)
    for person in people:
        await person.ready(room.code)
    await people[0].start(room.code)
    return room.code, people
