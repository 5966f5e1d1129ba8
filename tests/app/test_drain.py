"""Told to stop: what was begun is stored and answered, everybody hears when to come back, and then it is gone."""

from __future__ import annotations

import asyncio
import os
import random
import select
import signal
import subprocess
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app import wire
from app.client import FRAME, Client
from app.config import Config
from tests.app import killed
from tests.app.postgres import create, programs, url
from tests.app.server import Place, Watch, party, serving, watching
from tests.app.test_once import LOW, again, log_of
from tests.app.test_processes import play_across
from tests.forks import Fork

IN_TIME = 40
"""Seconds after which a test gives up. A server bounds each of its last steps itself, to less than ten together."""

SLOW = """
create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep({seconds}); return null; end $$;
create constraint trigger slow after insert on entries deferrable initially deferred
for each row when (new.seq > 0) execute function slow();
"""
"""A disk that takes so long for a commit."""


def query(folder: str, name: str, text: str) -> str:
    command = [str(programs() / "psql"), "-h", folder, "-U", "cellar", "-d", name, "-qtAc", text]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def database(postgres_folder: str) -> tuple[str, str]:
    create(postgres_folder, name := f"drain{random.getrandbits(40)}", "model")
    return postgres_folder, name


def process(database: tuple[str, str], **settings: str) -> AbstractContextManager[tuple[Fork, Place]]:
    return killed.process(0, DATABASE_URL=url(*database), BOT_PACE="0", **settings)


async def ended(running: Fork) -> int:
    """The exit code of a process that has been told to stop, while the tests here go on."""
    async with asyncio.timeout(IN_TIME):
        return await asyncio.to_thread(running.wait)


async def listen_to_the_end(client: Client, code: str, play: wire.Play | None, begun: asyncio.Event) -> list[Any]:
    """Every frame up to the end, and the close code."""
    async with connect(f"{client.sockets}/ws/{code}", additional_headers=client.headers) as socket:
        frames: list[Any] = [FRAME.validate_json(await socket.recv())]
        if play:
            await socket.send(play.model_dump_json())
        begun.set()
        with suppress(ConnectionClosed):
            while True:
                frames.append(FRAME.validate_json(await socket.recv()))
    return [*frames, socket.close_code]


async def until_it_commits(folder: str) -> None:
    for _ in range(1000):
        if query(folder, "template1", "select count(*) from pg_stat_activity where wait_event = 'PgSleep'") != "0":
            return
    raise AssertionError("nothing is committed")


@pytest.mark.parametrize("seconds", [2, 60])
async def test_C68_C70_slow_disks(database: tuple[str, str], seconds: int) -> None:
    """A commit that ends in time is answered; with one that does not it ends all the same, and says nothing of it."""
    folder, name = database
    query(folder, name, SLOW.format(seconds=seconds))
    with process(database) as (running, place):
        code, people = await party(place, "Anna", "Bert")
        begun = asyncio.Event()
        play = wire.Play(kind="play", id="bert-0001", prompt=1, move=LOW)
        async with asyncio.TaskGroup() as tasks:
            bert = tasks.create_task(listen_to_the_end(people[1], code, play, begun))
            await begun.wait()
            await until_it_commits(folder)
            running.send_signal(signal.SIGTERM)
            assert await ended(running) == -signal.SIGTERM
        await place.leave()
    *frames, last = bert.result()
    kinds = [frame.kind for frame in frames]
    assert (kinds[-1], last) == ("closing", 1012)
    assert ("accepted" in kinds) == ("change" in kinds) == (seconds == 2), kinds
    assert "refused" not in kinds
    query(folder, name, "drop trigger slow on entries")
    async with serving(Config(database_url=url(*database), presence_pause=0)) as server:
        async with Watch(again(server, people[1]), code) as bert_again:
            answer = await bert_again.choose(LOW, "bert-0001", prompt=1)
            assert isinstance(answer, wire.Accepted), "sent again, and carried out once"
        assert [entry.action_id for entry in await log_of(server, code)] == [None, "bert-0001"]


async def test_C71_many_are_asked_to_come_back_one_after_the_other(database: tuple[str, str]) -> None:
    """Onlookers who read nothing do not hold it up, and each of the others hears of a window to come back in."""
    with process(database) as (running, place):
        code, people = await party(place, "Anna", "Bert")
        address = f"{people[0].sockets}/ws/{code}"
        async with asyncio.TaskGroup() as tasks:
            events = [asyncio.Event() for _ in people]
            heard = [
                tasks.create_task(listen_to_the_end(client, code, None, begun))
                for client, begun in zip(people, events, strict=True)
            ]
            for begun in events:
                await begun.wait()
            stalled = [await connect(address, max_queue=1) for _ in range(3)]
            for onlooker in stalled:
                for _ in range(200):
                    await onlooker.send('{"kind":"sync","public":-1,"own":-1}')
            running.send_signal(signal.SIGTERM)
            assert await ended(running) == -signal.SIGTERM
        for onlooker in stalled:
            onlooker.transport.abort()
        await place.leave()
    for *_, closing, code_of_close in (task.result() for task in heard):
        assert isinstance(closing, wire.Closing) and 0 < closing.earliest < closing.latest
        assert code_of_close == 1012


def workers(leader: int) -> list[int]:
    """The processes that serve for this one."""
    children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def until_there_are_two(leader: int, place: Place, but: int = 0) -> list[int]:
    """The processes that serve, once there are two of them without this one."""
    http = place.stranger().http
    for _ in range(10_000):
        with suppress(httpx.RemoteProtocolError):  # it may be the one who was killed who had taken this
            assert (await http.get("/healthz", timeout=60)).status_code == 200
        with suppress(FileNotFoundError):
            if len(there := [worker for worker in workers(leader) if worker != but]) == 2:
                return there
    raise AssertionError("there are never two")


async def ends(process: int) -> bool:
    """Whether this process, which is no child of ours, is gone in time."""
    with suppress(ProcessLookupError):
        watched = os.pidfd_open(process)
        found, _, _ = await asyncio.to_thread(select.select, [watched], [], [], IN_TIME)
        os.close(watched)
        return bool(found)
    return True


async def test_workers_are_replaced_and_stop_together(database: tuple[str, str]) -> None:
    with process(database, WORKERS="2") as (leader, place):
        killed, other = await until_there_are_two(leader.pid, place)
        code, people = await party(place, "Anna", "Bert")
        os.kill(killed, signal.SIGKILL)
        there = await until_there_are_two(leader.pid, place, but=killed)
        assert other in there
        async with watching(code, *people) as watches:
            await play_across(watches, random.Random(1), 5)
            leader.send_signal(signal.SIGTERM)
            assert await ended(leader) == -signal.SIGTERM
        assert all([await ends(worker) for worker in there])
        await place.leave()


async def test_workers_do_not_outlive_their_leader(database: tuple[str, str]) -> None:
    with process(database, WORKERS="2") as (leader, place):
        there = await until_there_are_two(leader.pid, place)
        leader.kill()
        assert all([await ends(worker) for worker in there])
        await place.leave()
