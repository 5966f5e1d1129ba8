"""What matches weigh in Postgres (C77), and how a server starts on many of them (C69).

With `python -m tests.stored [STORED [PLAYED]]`
PLAYED matches of each game are played by house bots and stored as a server stores them; their rows are measured,
as they are and packed, and projected to a million matches. Then there are STORED small ones, and a server is started
on them.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys
import time
from typing import Any

import httpx
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from app import live
from app.chance import aside, fresh_key
from app.codec import Codec
from app.commits import Append, Commits
from app.config import Config
from app.course import Course
from app.db import connect, now
from app.packed import pack
from app.seating import Chair, Seating
from app.store import Store
from games import GAMES
from tests.app.postgres import create, postgres, url
from tests.laws import MOST_MOVES

BUDGET = 60 * 1024
"""Bytes that a packed match may take, with all that belongs to it and its share of the indexes."""
ALLOWED = 2.0
"""Seconds of processor by which stored matches may delay the start: a server has to be ready in five."""
SEATS = {"wine_cheese": 2, "quacks": 4}
TABLES = {"matches": "id", "seats": "match", "entries": "match", "snapshots": "match", "packed": "match"}
EVERY = Config().snapshot_every

MANY = """
insert into matches (id, code, game, version, options, status, host, change, key, next, created)
select n, 'S' || n, game, version, options, 'finished', host, change, key, null, created
from generate_series(1, :stored) n, (select * from matches limit 1) m;
insert into seats (match, seat, guest, bot, ready) select n, s, null, 'easy', true
from generate_series(1, :stored) n, generate_series(0, 1) s;
insert into entries (match, seq, cause, chance, barrier, patch, told, public_no, own_no, prompt_no, at)
select n, s, 'start', '[]', true, '{}', '[]', 1, '[1,1]', '[1,1]', 0
from generate_series(1, :stored) n, generate_series(0, 4) s;
insert into snapshots (match, seq, state) select n, 0, '{}' from generate_series(1, :stored) n
"""


async def play(store: Store, commits: Commits, codec: Codec[Any], seats: int) -> int:
    """A match of house bots, stored; gives the number of its entries."""
    options = codec.read_options({})
    chairs = (Chair(None, "easy", True),) * seats
    match = await store.create(codec.game.name, codec.game.version, Seating("lobby", None, codec.dump(options), chairs))
    key = fresh_key()
    begun, entry = live.begin(codec, match.id, seats, options, key)
    course = Course.begun(codec, key, begun, entry)
    await store.start(match, key, None, entry, course.snapshot_row(begun))
    for _ in range(MOST_MOVES):
        shown = course.now.shown
        if shown.outcome:
            break
        seat, prompt = random.choice([(seat, prompt) for seat, prompt in enumerate(shown.prompts) if prompt])
        move = codec.game.choose((shown.public, shown.own[seat]), prompt, aside(), "easy")
        played = course.play(seat, f"action-{course.now.seq:09}", move)
        state = course.snapshot_row(played.live) if played.entry.seq % EVERY == 0 else None
        await commits.append(Append(played.entry.row(), state, "finished" if played.live.shown.outcome else None))
        course.take(played)
    return course.now.seq + 1


async def weigh(engine: AsyncEngine, game: str, matches: int) -> float:
    """Bytes a match: rows with their heads, and their share of the indexes."""
    whole, parts = 0.0, []
    async with engine.connect() as connection:
        for table, column in TABLES.items():
            rows = (
                f"select coalesce(sum(pg_column_size(t.*) + 28), 0) from {table} t join matches m on m.id = t.{column}"
            )
            size = (await connection.execute(text(f"{rows} where m.game = '{game}'"))).scalar_one()
            share = f"select pg_indexes_size('{table}')::float / greatest(pg_table_size('{table}'), 1)"
            ratio = (await connection.execute(text(share))).scalar_one() if size else 0
            parts.append(f"{table} {size / matches:,.0f} B + {ratio:.0%} indexes")
            whole += float(size) * (1 + ratio) / matches
    say(f"  {whole / 1024:.1f} KiB a match ({'; '.join(parts)}), a million are {whole / 1e3:,.0f} GB")
    return whole


async def measure(engine: AsyncEngine, played: int) -> None:
    store, commits = Store(engine), Commits(engine)
    committing = asyncio.create_task(commits.run())
    for game in GAMES.values():
        codec = Codec(game)
        entries = [await play(store, commits, codec, SEATS[game.name]) for _ in range(played)]
        say(f"{game.name}: {sum(entries) / played:.0f} entries")
        await tidy(engine)
        await weigh(engine, game.name, played)
        assert await pack(engine, now() + 1) == played
        await tidy(engine)
        packed = await weigh(engine, game.name, played)
        assert packed <= BUDGET, f"{game.name}: {packed:.0f} bytes a match"
    committing.cancel()


async def tidy(engine: AsyncEngine) -> None:
    async with engine.connect() as connection:
        vacuum = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await vacuum.execute(text("vacuum full analyze"))


async def fill(engine: AsyncEngine, stored: int) -> None:
    async with engine.begin() as connection:
        for statement in MANY.split(";"):
            await connection.execute(text(statement), {"stored": stored})
    async with engine.connect() as connection:
        size = await connection.execute(text("select pg_size_pretty(pg_database_size(current_database()))"))
        say(f"{stored:,} matches stored, {size.scalar_one()}")


def start(address: str, stored: int) -> float:
    """Seconds of processor until a server is ready; those do not depend on what else the machine does."""
    environment = {**os.environ, "DATABASE_URL": address, "PORT": "0"}
    began, before = time.perf_counter(), _processor()
    with subprocess.Popen([sys.executable, "-m", "app"], env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        where = server.stdout.readline().split()[-1]
        assert httpx.get(f"{where}/readyz", timeout=60).status_code == 200
        ready = time.perf_counter() - began
        server.terminate()
        server.communicate()
    busy = _processor() - before
    say(f"ready {ready:.1f} s after it was started ({busy:.1f} s of processor), with {stored:,} matches stored")
    return busy


def _processor() -> float:
    """Seconds that all programs which this one started and which have ended have worked."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def _prepare(config: Config, stored: int, played: int) -> None:
    engine = connect(config, patience=None)
    await measure(engine, played)
    await fill(engine, stored)
    await engine.dispose()


def main(stored: int = 100_000, played: int = 10) -> None:
    with postgres() as folder:
        create(folder, "stored")
        address = url(folder, "stored")
        environment = {**os.environ, "DATABASE_URL": address}
        subprocess.run([sys.executable, "-m", "app.migrate"], env=environment, check=True)
        empty = start(address, 0)
        asyncio.run(_prepare(Config(database_url=address), stored, played))
        assert start(address, stored) <= empty + ALLOWED


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
