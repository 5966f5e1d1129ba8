"""When the database stops, breaks off or has no room: refused in words, nothing shown, and it goes on by itself."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.event import listen

from app import wire
from app.config import Config
from tests.app.killed import process
from tests.app.postgres import create, cut, postgres, start, stop, url
from tests.app.server import Place, Watch, party, serving, watching
from tests.app.test_match import meet, over, play_on
from tests.app.test_once import log_of

LOW, DRAW = {"kind": "name", "word": "low"}, {"kind": "draw"}


@pytest.fixture
def database(postgres_folder: str) -> tuple[str, str]:
    """The folder of a Postgres, and the name of a database in it."""
    create(postgres_folder, name := f"storage{random.getrandbits(40)}", "model")
    return postgres_folder, name


def at(database: tuple[str, str]) -> Config:
    return Config(database_url=url(*database), bot_pace=0, presence_pause=0)


async def test_C79_a_move_is_one_narrow_row(config: Config) -> None:
    """And a snapshot every so many moves; nothing that is there is written anew."""
    async with serving(replace(config, snapshot_every=5)) as server:
        code, people = await party(server, "Anna", "Bert", rounds=5)
        async with watching(code, *people) as watches:
            written: Counter[str] = Counter()
            listen(server.house.engine.sync_engine, "before_cursor_execute", partial(_count, written))
            await play_on(watches, random.Random(1), 12)
    moves, snapshots = written.pop("INSERT INTO entries"), written.pop("INSERT INTO snapshots")
    assert (moves, snapshots, written) == (12, 2, {})


def _count(written: Counter[str], *call: Any) -> None:
    """Statements that change something, by what they do to which table; many rows in one count each. That the server
    is alive is written by the clock, not by moves."""
    _connection, _cursor, statement, values, _context, many = call
    verb = " ".join(statement.split()[:3])
    if not verb.startswith(("SELECT", "BEGIN", "PRAGMA")) and "uptimes" not in verb:
        written[verb] += len(values) if many else 1


def test_a_postgres_that_stops_and_starts() -> None:
    """Its own one, since others use the shared one."""
    with postgres() as folder:
        create(folder, "cellar")
        address = url(folder, "cellar")
        subprocess.run([sys.executable, "-m", "app.migrate"], env={**os.environ, "DATABASE_URL": address}, check=True)
        asyncio.run(_stops_and_starts(folder, Config(database_url=address, bot_pace=0, presence_pause=0)))


async def _stops_and_starts(folder: str, config: Config) -> None:
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            stop(folder)
            await meet([anna, bert])
            told = len(anna.seen)
            for _ in range(3):
                answer = await bert.choose(LOW, "bert-0001")
                assert isinstance(answer, wire.Refused) and answer.code == "storage"
            refused = await people[0].http.get("/api/me")
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
            await meet([anna])
            assert [frame.kind for frame in anna.seen[told:]] == ["pong"], "nobody heard of it"
            start(folder)
            await until_accepted(bert, LOW, "bert-0001")
            await play_on([anna, bert], random.Random(1))
            assert over(anna)


async def until_accepted(watch: Watch, move: wire.Json, action_id: str) -> None:
    """The same action again and again, as a client does that was told to try again."""
    for _ in range(10_000):
        answer = await watch.choose(move, action_id, prompt=1)
        if isinstance(answer, wire.Accepted):
            return
        assert isinstance(answer, wire.Refused) and answer.code == "storage"
    raise AssertionError("it does not recover")


async def test_connections_that_are_cut_between_moves(database: tuple[str, str]) -> None:
    async with serving(at(database)) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as watches:
            for seed in range(3):
                cut(*database)
                await play_on(watches, random.Random(seed), 2)
            assert watches[0].public_no > 1


@dataclass
class Proxy:
    """Stands between the server and Postgres, and can lose a connection just when a transaction is committed."""

    port: int = 0
    loses: str = ""
    """ "request": COMMIT does not arrive; "answer": it does, and nobody hears of it."""
    refuses: int = 0
    """So many connections are refused after that."""
    lost: int = 0

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, there: str) -> None:
        if self.lost and self.refuses:
            self.refuses -= 1
            writer.close()
            return
        back, forth = await asyncio.open_unix_connection(there)
        answers = asyncio.create_task(self._pass_on(back, writer))
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if self.loses and b"COMMIT" in data:
                    await self._lose(data, answers, back, forth)
                    break
                forth.write(data)
                await forth.drain()
        answers.cancel()
        for end in (forth, writer):
            end.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
            writer.close()

    async def _lose(
        self, data: bytes, answers: asyncio.Task[None], back: asyncio.StreamReader, forth: asyncio.StreamWriter
    ) -> None:
        answers.cancel()
        with suppress(asyncio.CancelledError):
            await answers
        if self.loses == "answer":
            forth.write(data)
            assert b"COMMIT" in await back.read(65536)
        self.loses, self.lost = "", self.lost + 1


@asynccontextmanager
async def proxy(folder: str) -> AsyncIterator[Proxy]:
    standing = Proxy()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await standing.connected(reader, writer, f"{folder}/.s.PGSQL.5432")

    listening = await asyncio.start_server(connected, "127.0.0.1", 0)
    standing.port = listening.sockets[0].getsockname()[1]
    yield standing
    listening.close()


@pytest.mark.parametrize("refuses", [0, 2])
@pytest.mark.parametrize("loses", ["request", "answer"])
async def test_a_commit_whose_fate_is_unknown(database: tuple[str, str], loses: str, refuses: int) -> None:
    """Whether it was written or not: it is found out, the move counts once, and everybody sees it."""
    folder, name = database
    async with proxy(folder) as between:
        address = f"postgresql+asyncpg://cellar@127.0.0.1:{between.port}/{name}?ssl=disable"
        async with serving(replace(at(database), database_url=address)) as server:
            code, people = await party(server, "Anna", "Bert")
            async with watching(code, *people) as (anna, bert):
                between.loses, between.refuses = loses, refuses
                assert isinstance(await bert.choose(LOW, "bert-0001"), wire.Accepted)
                assert between.lost == 1
                await anna.until(lambda seen: seen.public_no == bert.public_no)
                assert isinstance(await bert.choose(LOW, "bert-0001", prompt=1), wire.Accepted)
                await play_on([anna, bert], random.Random(2))
            log = await log_of(server, code)
            assert [entry.action_id for entry in log].count("bert-0001") == 1
            assert [entry.seq for entry in log] == list(range(len(log)))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[tuple[int, Place]]:
    """A server with an embedded database in a process of its own, whose files can be kept from growing."""
    with process(0, DATABASE_URL="", DATA_DIR=str(tmp_path)) as (running, place):
        yield running.pid, place


async def test_a_full_disk(small_disk: tuple[int, Place]) -> None:
    pid, place = small_disk
    code, people = await party(place, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        answer = await bert.choose(LOW, "bert-0001")
        assert isinstance(answer, wire.Refused) and answer.code == "storage"
        said = await place.stranger().http.post("/api/guest", json={"name": "Carol"})
        assert (said.status_code, said.json()["code"]) == (503, "storage")
        await meet([anna, bert])
        assert anna.public["word"] == "" == bert.public["word"]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        await until_accepted(bert, LOW, "bert-0001")
        await play_on([anna, bert], random.Random(1))
        assert over(anna) and over(bert)
    await place.leave()


async def test_it_says_that_it_cannot_work_now(database: tuple[str, str]) -> None:
    """Alive, but not ready: whoever balances load sends people elsewhere."""
    async with proxy(database[0]) as between:
        address = f"postgresql+asyncpg://cellar@127.0.0.1:{between.port}/{database[1]}?ssl=disable"
        async with serving(replace(at(database), database_url=address)) as server, httpx.AsyncClient() as client:
            assert (await client.get(f"{server.url}/readyz")).status_code == 200
            between.lost, between.refuses = 1, 10_000
            cut(*database)
            assert (await client.get(f"{server.url}/readyz")).status_code == 503
            assert (await client.get(f"{server.url}/healthz")).status_code == 200
