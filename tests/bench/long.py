"""C43: a match that has gone on for thousands of entries answers as one that has just begun."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
from collections.abc import Awaitable, Callable, Iterator
from statistics import median
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
from tests.bench.site import Site, site

ENTRIES = 5_000
TRIES = 40


def rows(address: str) -> Iterator[Row]:
    with site(address) as server:
        found = asyncio.run(_measured(server, address))
    for what, (seconds, work) in found.items():
        often = f"{median(seconds) * 1e3:.0f} ms, {max(seconds) * 1e3:.0f} at most"
        yield Row(
            f"{what}, {ENTRIES:,} entries", often, "100 ms", f"{work / TRIES * 1e3:.0f} ms of the core; {TRIES} tries"
        )


async def _measured(server: Site, address: str) -> dict[str, tuple[list[float], float]]:
    """Seconds of each way of going back, and those of the server's core for all of them."""
    token = await _admin(address)
    crowd = Crowd(server.url)
    code, cookies = await crowd.start("wine_cheese", 2)
    at = random.Random(1)
    async with (
        Client(server.url, cookie=cookies[0]) as one,
        Client(server.url, cookie=cookies[1]) as two,
        Client(server.url, token) as admin,
    ):
        async with Watch(one, code) as first, Watch(two, code) as second:
            for _ in range(ENTRIES // 2):
                await _move_and_undo((first, second))
            undos = await _tried(server, lambda: _move_and_undo((first, second)))
        views = await _tried(server, lambda: _view(admin, code, at.randrange(1, ENTRIES)))
    await crowd.leave()
    return {"an undo": undos, "what a seat saw at n": views}


async def _tried(server: Site, once: Callable[[], Awaitable[float]]) -> tuple[list[float], float]:
    # A collection here, of all frames that were kept, would be taken for a slow answer.
    gc.collect()
    gc.freeze()
    before = server.cpu()
    return [await once() for _ in range(TRIES)], server.cpu() - before


async def _move_and_undo(watches: tuple[Watch, Watch]) -> float:
    """Makes a move and takes it back; the seconds until that was answered."""
    asked = next(watch for watch in watches if watch.prompt and watch.prompt.owes)
    assert asked.prompt is not None
    assert isinstance(await asked.choose(asked.prompt.moves[0]), wire.Accepted)
    seconds = await _timed(asked.take_back)
    assert isinstance(asked.seen[-1], wire.Accepted)
    return seconds


async def _timed(work: Callable[[], Awaitable[Any]]) -> float:
    began = perf_counter()
    await work()
    return perf_counter() - began


async def _view(admin: Client, code: str, at: int) -> float:
    return await _timed(lambda: admin.send("GET", f"/api/admin/matches/{code}/view?seat=0&at={at}"))


async def _admin(address: str) -> str:
    engine = connect(Config(database_url=address))
    try:
        return await People(engine).issue("admin", f"Bench {secrets.token_hex(4)}")
    finally:
        await engine.dispose()
