"""Matches between two server processes on one Postgres, under fire: `python -m tests.faults GAME MATCHES FAULTS`.

Each move meets a fault, so many a match as told: a process is killed at a random await, commit or frame, connections
are cut or half closed, frames are lost, doubled, swapped, delayed. After each, all viewers must see what the database
holds without loading anew; at the end no acknowledged move may be lost and none carried out twice. Prints figures.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

from pydantic_core import to_jsonable_python
from sqlalchemy.ext.asyncio import AsyncEngine

from app.config import Config
from app.db import connect
from app.limits import OFF
from tests.app.postgres import create, postgres, url
from tests.faults.match import Figures, playing
from tests.faults.process import NEVER, Death, Process, free_port, process, some_death
from tests.faults.proxy import CALM, Proxy, Weather, hostile
from tests.table import EVERY_GAME, some_match

_ROUGH = Weather(drop=0.03, double=0.05, swap=0.05, delay=0.1)
_WHAT = ("killed", "cut", "cut", "cut", "cut", "half_closed", "half_closed", "rough", "rough", "rough")
_PROCESSES = 2


class Fire:
    """What happens to a house of several processes and the lines to them."""

    def __init__(self, servers: list[Process], proxies: list[Proxy], mix: random.Random) -> None:
        self.servers, self.proxies, self.mix = servers, proxies, mix
        self.left = 0
        """Faults still to come in this match."""

    async def faults(self) -> list[str]:
        """One to three things in a row."""
        for proxy in self.proxies:
            proxy.weather = CALM
        happened = []
        for _ in range(min(self.left, self.mix.randrange(1, 4))):
            self.left -= 1
            await asyncio.sleep(self.mix.random() * 0.02)
            happened.append(self._fault(self.mix.choice(_WHAT), self.mix.randrange(len(self.proxies))))
        return happened

    def _fault(self, what: str, at: int) -> str:
        if what == "killed":
            self.servers[at].kill()
        elif what == "rough":
            self.proxies[at].weather = _ROUGH
        else:
            (self.proxies[at].cut if what == "cut" else self.proxies[at].half_close)()
        return what

    def deaths(self) -> Iterator[Death]:
        """Some processes come back only to die of something else."""
        while True:
            yield some_death(self.mix) if self.left and not self.mix.randrange(4) else NEVER


async def one(fire: Fire, urls: list[str], engine: AsyncEngine, game: str, faults: int) -> Figures:
    seats, options = some_match(EVERY_GAME[game], fire.mix.randrange)
    fire.left = faults
    async with playing(urls, engine, game, seats, to_jsonable_python(options), fire.mix) as play:
        while await play.move(fire.faults):
            pass
        await play.check()
    return play.figures


async def under_fire(config: Config, game: str, matches: int, faults: int, folder: Path) -> tuple[Figures, int]:
    """What went on in all matches, and how often a process was started."""
    mix, figures, engine = random.Random(1), Figures(), connect(config)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as tasks:
        configs = [replace(config, port=free_port()) for _ in range(_PROCESSES)]
        servers = [stack.enter_context(process(each, folder / "log")) for each in configs]
        lines = [await stack.enter_async_context(hostile(each.port, mix)) for each in configs]
        fire = Fire(servers, [proxy for proxy, _ in lines], mix)
        for server in servers:
            await server.start()
        keeping = [tasks.create_task(server.keep(fire.deaths())) for server in servers]
        for number in range(matches):
            figures.add(await one(fire, [url for _, url in lines], engine, game, faults))
            sys.stderr.write(f"{game} {number + 1}: {figures.moves} moves, {figures.faults.total()} faults\n")
        for task in keeping:
            task.cancel()
    await engine.dispose()
    return figures, sum(server.starts for server in servers)


def report(game: str, matches: int, figures: Figures, starts: int, seconds: float) -> str:
    faults = ", ".join(f"{name} {count}" for name, count in sorted(figures.faults.items()))
    return (
        f"{game}: {matches} matches, {figures.moves} moves, faults: {faults}; {starts} starts; "
        f"{figures.compared} views compared with the database, all equal; no acknowledged move lost, none twice; "
        f"refused: {dict(figures.refused)}; {seconds:.0f} s"
    )


def main(game: str, matches: int, faults: int) -> None:
    began = time.monotonic()
    with postgres() as socket, tempfile.TemporaryDirectory() as folder:
        create(socket, "fire")
        address = url(socket, "fire")
        subprocess.run([sys.executable, "-m", "app.migrate"], env={**os.environ, "DATABASE_URL": address}, check=True)
        config = Config(database_url=address, bot_pace=0, presence_pause=0, limits=OFF)
        figures, starts = asyncio.run(under_fire(config, game, matches, faults, Path(folder)))
        errors = [line for line in (Path(folder) / "log").read_text().splitlines() if '"level": "error"' in line]
    sys.stdout.write(report(game, matches, figures, starts, time.monotonic() - began) + "\n")
    sys.stdout.write(f"{len(errors)} lines of the servers' log are errors\n" + "\n".join(errors[:3]) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
