"""C22, C23, C36, Q1: through bad lines and deaths at any point no acknowledged move is lost, and none comes twice."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

from app.config import Config
from app.db import connect
from app.limits import OFF
from tests.faults.match import playing
from tests.faults.process import POINTS, free_port, process, some_death
from tests.faults.proxy import Weather, hostile


async def nothing() -> list[str]:
    return []


async def test_C23_a_server_that_dies_again_and_again(config: Config, tmp_path: Path) -> None:
    """At an await, before and after a commit, before and after a frame."""
    config = replace(config, port=free_port())
    engine, mix = connect(config), random.Random(1)
    with process(config, tmp_path / "log") as server:
        await server.start()
        url = f"http://127.0.0.1:{config.port}"
        async with playing([url], engine, "pebbles", 2, {"rounds": 2}, mix) as play:
            async with asyncio.TaskGroup() as tasks:
                keeping = tasks.create_task(server.keep([some_death(mix, point) for point in POINTS]))
                server.kill()
                while await play.move(nothing):
                    pass
                keeping.cancel()
            await play.check()
        assert server.starts > 5
        assert not server.errors()
    await engine.dispose()


async def test_C22_a_hostile_line(tmp_path: Path) -> None:
    config = Config(data_dir=tmp_path, bot_pace=0, presence_pause=0, limits=OFF, port=free_port())
    engine, mix = connect(config), random.Random(2)
    with process(config, tmp_path / "log") as server:
        await server.start()
        async with hostile(config.port, mix) as (proxy, url):
            async with playing([url], engine, "pebbles", 3, {"rounds": 1}, mix) as play:
                proxy.weather = Weather(drop=0.1, double=0.1, swap=0.1, delay=0.1)

                async def breaks() -> list[str]:
                    what = mix.choice([proxy.cut, proxy.half_close])
                    what()
                    return [what.__name__]

                while await play.move(breaks):
                    pass
                await play.check()
            assert all(proxy.counts.values()), proxy.counts
        assert not server.errors(), "who goes in the middle is no fault of the server's"
    await engine.dispose()
