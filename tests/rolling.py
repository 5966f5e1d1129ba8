"""Two workers are replaced one after the other under play (C67): `python -m tests.rolling [PAIRS]`.

Pairs of programs play one match of the toy after the other meanwhile. Every move that was accepted has to be in its log
once, every move that was sent has to be answered, and the longest wait for an answer is told.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from app import wire
from app.client import Client
from app.config import Config
from app.db import connect
from app.errors import Refusal
from app.store import Store
from tests.app.postgres import create, postgres, url
from tests.app.server import Place, party


@dataclass
class Played:
    """What one player sent in one match, and what came of it."""

    code: str
    accepted: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """Codes."""
    waits: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""


async def play(client: Client, code: str, choose: random.Random, answers: list[float]) -> Played:
    """Random moves to the end of the match, over as many connections as it takes."""
    played, table, sent, began = Played(code), client.table(code), "", 0.0
    async for frame in table.frames():
        if isinstance(frame, wire.Accepted | wire.Refused) and frame.id == sent:
            played.waits.append(time.perf_counter() - began)
            answers.append(played.waits[-1])
            if isinstance(frame, wire.Accepted):
                played.accepted.append(sent)
            else:
                played.refused.append(frame.code)
            sent = ""
        if not sent and table.room.status != "running":
            break
        if not sent and table.prompt and table.prompt.owes:
            began = time.perf_counter()
            sent = await table.play(choose.choice(table.prompt.moves))
    return played


async def pair(place: Place, number: int, answers: list[float], enough: asyncio.Event) -> list[Played]:
    """One match after the other, until it is enough."""
    choose, all_played = random.Random(number), []
    for _ in range(10_000):
        if enough.is_set():
            break
        try:
            code, people = await party(place, f"Anna {number}", f"Bert {number}")
        except (httpx.TransportError, Refusal):  # requests are not sent again by themselves; another table, then
            continue
        all_played += await asyncio.gather(*(play(person, code, choose, answers) for person in people))
    return all_played


def workers(leader: int) -> list[int]:
    children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def replace_each(leader: int, answers: list[float], enough: int) -> None:
    """Every worker is told to stop once the one before it has been replaced, and so many moves were answered."""
    first = await _two(leader, ())
    for number, worker in enumerate(first):
        await _more(answers, enough)
        os.kill(worker, signal.SIGTERM)
        await _two(leader, first[: number + 1])
    await _more(answers, enough)


async def _more(answers: list[float], enough: int) -> None:
    before = len(answers)
    for _ in range(3000):
        if len(answers) >= before + enough:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the matches stand still")


async def _two(leader: int, but: list[int] | tuple[int, ...]) -> list[int]:
    for _ in range(600):
        try:
            if len(there := [worker for worker in workers(leader) if worker not in but]) == 2:
                return there
        except FileNotFoundError:
            pass
        await asyncio.sleep(0.1)
    raise AssertionError("a worker was not replaced")


@contextmanager
def crew(address: str) -> Iterator[tuple[int, Place]]:
    environment = {**os.environ, "PORT": "0", "DATABASE_URL": address, "WORKERS": "2", "LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "tests.app.killed", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        try:
            yield running.pid, Place(running.stdout.readline().split()[-1])
        finally:
            running.terminate()


async def check(address: str, played: list[Played]) -> None:
    """What was accepted is in the logs, each once, and nothing else is."""
    engine = connect(Config(database_url=address))
    store = Store(engine)
    for code in {match.code for match in played}:
        _, entries = await store.since(code, -1)
        logged = [entry.action_id for entry in entries if entry.action_id]
        accepted = [action for match in played if match.code == code for action in match.accepted]
        assert sorted(logged) == sorted(accepted), code
        assert [entry.seq for entry in entries] == list(range(len(entries))), code
    await engine.dispose()


async def roll(address: str, pairs: int) -> None:
    with crew(address) as (leader, place):
        enough, answers = asyncio.Event(), list[float]()
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(pair(place, number, answers, enough)) for number in range(pairs)]
            await replace_each(leader, answers, 30 * pairs)
            enough.set()
        played = [match for task in playing for match in task.result()]
        await place.leave()
    await check(address, played)
    waits = sorted(max(match.waits) for match in played if match.waits)
    accepted = sum(len(match.accepted) for match in played)
    refused = dict(Counter(code for match in played for code in match.refused))
    sys.stdout.write(
        f"{len(played) // 2} matches of {pairs} pairs, {accepted} moves accepted and stored once, refused: {refused}; "
        f"longest wait of a match for an answer: median {statistics.median(waits):.2f} s, worst {waits[-1]:.2f} s\n"
    )


def main(pairs: int = 20) -> None:
    with postgres() as folder:
        create(folder, "rolling")
        address = url(folder, "rolling")
        subprocess.run([sys.executable, "-m", "app.migrate"], env={**os.environ, "DATABASE_URL": address}, check=True)
        asyncio.run(roll(address, pairs))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
