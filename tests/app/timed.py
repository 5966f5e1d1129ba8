"""What the tests of clocks, pauses and absent seats need: a match under some terms, and hands that move the time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from app import wire
from app.client import Client
from app.config import Config
from app.stored import Entry
from tests.app.hands import Hands
from tests.app.server import Server, Watch, serving

LOW, DRAW = {"kind": "name", "word": "low"}, {"kind": "draw"}
TURN = {"clock": {"kind": "turn", "seconds": 60}}
FREE = {"clock": {"kind": "none"}}
BANK = {"clock": {"kind": "bank", "seconds": 60, "increment": 10}}


@asynccontextmanager
async def standing_still(config: Config, **settings: Any) -> AsyncIterator[tuple[Server, Hands]]:
    hands = Hands()
    async with serving(replace(config, **settings), clock=hands) as server:
        yield server, hands


async def begun(server: Server, terms: Any, *names: str, bots: int = 0) -> tuple[str, list[Client]]:
    """A match of pebbles under these terms; its last seat is asked first."""
    people = [await server.visitor(name) for name in names]
    new = {"game": "pebbles", "seats": len(people) + bots, "terms": terms}
    code = wire.Room.model_validate((await people[0].http.post("/api/rooms", json=new)).json()).code
    for seat in range(bots):
        await people[0].seat_bot(code, len(people) + seat)
    for person in people[1:]:
        await person.sit(code)
    for person in people:
        await person.ready(code)
    await people[0].start(code)
    return code, people


async def put(client: Client, code: str, path: str, body: Any) -> wire.Room:
    answer = await client.http.put(f"/api/rooms/{code}/{path}", json=body)
    assert answer.status_code == 200, answer.text
    return wire.Room.model_validate_json(answer.content)


async def causes(server: Server, code: str) -> list[tuple[str, int | None]]:
    return [(entry.cause, entry.seat) for entry in await log_of(server, code)]


async def log_of(server: Server, code: str) -> list[Entry]:
    return (await server.house.store.since(code, -1))[1][1:]


def time_of(watch: Watch) -> wire.RoomTime:
    assert watch.room.time is not None
    return watch.room.time


def absent(watch: Watch) -> list[tuple[int, bool]]:
    """The seats that are gone, and whether the others may choose already."""
    return [(away.seat, away.deadline is None) for away in watch.room.time.absent] if watch.room.time else []


def is_absent(*seats: tuple[int, bool]) -> Callable[[Watch], bool]:
    return lambda seen: absent(seen) == list(seats)
