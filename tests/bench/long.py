"""C43: a match that has gone on for thousands of entries answers as one that has just begun."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator
from time import perf_counter
from typing import Any

from app import wire
from app.client import Client
from app.config import Config
from app.db import connect
from app.people import People
from tests.app.server import Watch
from tests.bench.players import Crowd
from tests.bench.rows import Row
from tests.bench.site import site

ENTRIES = 5_000
TRIES = 40


def rows(address: str) -> Iterator[Row]:
    with site(address) as server:
        found = asyncio.run(_measured(server.url, address))
    for what, seconds in found.items():
        yield Row(f"{what}, {ENTRIES:,} entries", f"{max(seconds) * 1e3:.0f} ms at most", "100 ms", f"of {TRIES}")


async def _measured(url: str, address: str) -> dict[str, list[float]]:
    """Seconds of each way of going back."""
    token = await _admin(address)
    crowd = Crowd(url)
    code, cookies = await crowd.start("wine_cheese", 2)
    async with (
        Client(url, cookie=cookies[0]) as one,
        Client(url, cookie=cookies[1]) as two,
        Client(url, token) as admin,
    ):
        async with Watch(one, code) as first, Watch(two, code) as second:
            undos = await _to_and_fro((first, second))
        at = random.Random(1)
        views = [await _timed(lambda: _view(admin, code, at.randrange(1, ENTRIES))) for _ in range(TRIES)]
    await crowd.leave()
    return {"an undo": undos[-TRIES:], "what a seat saw at n": views}


async def _to_and_fro(watches: tuple[Watch, Watch]) -> list[float]:
    """Moves and takes them back until there are so many entries."""
    undos = []
    for _ in range(ENTRIES // 2):
        asked = next(watch for watch in watches if watch.prompt and watch.prompt.owes)
        assert asked.prompt is not None
        assert isinstance(await asked.choose(asked.prompt.moves[0]), wire.Accepted)
        undos.append(await _timed(asked.take_back))
        assert isinstance(asked.seen[-1], wire.Accepted)
    return undos


async def _timed(work: Callable[[], Awaitable[Any]]) -> float:
    began = perf_counter()
    await work()
    return perf_counter() - began


async def _view(admin: Client, code: str, at: int) -> None:
    await admin.send("GET", f"/api/admin/matches/{code}/view?seat=0&at={at}")


async def _admin(address: str) -> str:
    engine = connect(Config(database_url=address))
    try:
        return await People(engine).issue("admin", f"Bench {secrets.token_hex(4)}")
    finally:
        await engine.dispose()
