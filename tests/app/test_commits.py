"""Group commit: what is written at the same time shares a transaction, and one conflict spoils only itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine

from app.commits import Append, Commits, Conflict
from app.config import Config
from app.db import connect
from app.migrate import upgrade
from app.stored import Entry
from app.viewers import Numbers

FIRST = Entry(0, 0, "start", None, None, None, [], True, {}, [], Numbers(1, (1, 1), (1, 1), ("nothing", "nothing")))


@pytest.fixture
async def engine(config: Config) -> AsyncIterator[AsyncEngine]:
    engine = connect(config)
    await upgrade(engine)
    yield engine
    await engine.dispose()


@pytest.fixture
async def commits(engine: AsyncEngine) -> AsyncIterator[Commits]:
    commits = Commits(engine)
    async with asyncio.TaskGroup() as tasks:
        running = tasks.create_task(commits.run())
        yield commits
        running.cancel()


def transactions(engine: AsyncEngine) -> list[Connection]:
    """Grows with every commit from now on."""
    committed: list[Connection] = []
    event.listen(engine.sync_engine, "commit", committed.append)
    return committed


async def test_moves_of_other_matches_gather(engine: AsyncEngine, commits: Commits) -> None:
    committed = transactions(engine)
    appends = [commits.append(Append(replace(FIRST, match=match).row())) for match in range(40)]
    await asyncio.gather(*appends)
    assert len(committed) <= 2, "the first may go alone, the others go together"


async def test_a_conflict_spoils_only_itself(commits: Commits) -> None:
    await commits.append(Append(replace(FIRST, match=3).row()))
    appends = [commits.append(Append(replace(FIRST, match=match).row())) for match in range(6)]
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 3 + [Conflict] + [type(None)] * 2


async def test_an_id_is_used_once(commits: Commits) -> None:
    entry = replace(FIRST, match=1, seat=0, action_id="the-same-id")
    await commits.append(Append(entry.row()))
    with pytest.raises(Conflict):
        await commits.append(Append(replace(entry, seq=1).row()))
    await commits.append(Append(replace(entry, seq=1, seat=1).row()))
