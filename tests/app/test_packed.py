"""C77: a match that is long over takes little room, and nobody who asks about it can tell."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select

from app import packed, verify, wire
from app.config import Config
from app.db import now
from app.models import entries, snapshots
from games.game import Game
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_match import afresh, over, play_on
from tests.app.test_once import again, log_of
from tests.histories import History, codec_of
from tests.table import EVERY_GAME
from tests.toy import PEBBLES

BUDGET = 60 * 1024
"""Bytes that the log of a finished match may take."""


async def pack(server: Server) -> int:
    return await packed.pack(server.house.engine, now() + 1)


async def known(server: Server, code: str) -> dict[str, Any]:
    """All that the server says about a match, in every way that there is to ask."""
    admin, log = await server.admin(), range(len(await log_of(server, code)))
    paths = ("", *(f"/view?{of}at={at}" for of in ("seat=1&", "") for at in log))
    said = {path: (await admin.http.get(f"/api/admin/matches/{code}{path}")).json() for path in paths}
    said["list"] = (await admin.http.get("/api/admin/matches", params={"code": code})).json()
    said["export"] = await exported(server, code)
    said["at"] = [await server.house.store.load(code, at) for at in log]
    return said


async def exported(server: Server, code: str) -> Any:
    return (await (await server.admin()).http.get(f"/api/rooms/{code}/export")).json()


async def rows(server: Server) -> list[int]:
    async with server.house.engine.connect() as connection:
        counts = [select(func.count()).select_from(table) for table in (entries, snapshots)]
        return [(await connection.execute(count)).scalar_one() for count in counts]


async def finished(server: Server, seed: int = 1) -> tuple[str, list[Any]]:
    code, people = await party(server, "Anna", "Bert")
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(seed))
        assert over(watches[0])
    return code, people


async def test_C77_whatever_is_asked_about_it_the_answers_stay(config: Config) -> None:
    async with serving(replace(config, snapshot_every=5)) as server:
        code, people = await finished(server)
        before, seen = await known(server, code), await afresh(people[0], code)
        last = (await log_of(server, code))[-1]
        assert await pack(server) == 1
        assert await rows(server) == [0, 0]
        assert await pack(server) == 0
        assert await known(server, code) == before
    async with serving(config) as server:
        anna, by = again(server, people[0]), again(server, people[last.seat or 0])
        assert (await afresh(anna, code)) | {"room": 0} == seen | {"room": 0}
        async with Watch(by, code) as watch:
            twice = {"kind": "play", "id": last.action_id, "prompt": 1, "move": last.move}
            assert isinstance(await watch.answer(twice), wire.Accepted), "the same id has the same answer, for ever"
            assert await watch.refused(twice | {"id": "another-one"}) == "over"


async def test_only_what_is_over_is_packed_and_only_after_a_while(server: Server) -> None:
    code, people = await party(server, "Anna", "Bert")
    ended, _ = await finished(server)
    running = await log_of(server, code)
    assert await packed.pack(server.house.engine, now() - 3600_000) == 0
    assert await pack(server) == 1
    assert await log_of(server, code) == running
    admin = await server.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "It rains."})
    assert await pack(server) == 1, "what was aborted is over, too"
    assert (await server.house.store.positions([running[0].match]))[code].seq == 1
    again_ = await admin.http.post(f"/api/admin/matches/{ended}/abort", json={"reason": "Again."})
    assert (again_.status_code, again_.json()["code"]) == (409, "over")


async def test_two_processes_pack_at_once(server: Server) -> None:
    codes = [(await finished(server, seed))[0] for seed in range(3)]
    before = [await exported(server, code) for code in codes]
    assert sum(await asyncio.gather(*(pack(server) for _ in range(4)))) == 3
    assert [await exported(server, code) for code in codes] == before


async def test_a_packed_match_is_verified_as_before(server: Server) -> None:
    code, people = await finished(server)
    await pack(server)
    text = (await people[0].http.get(f"/api/rooms/{code}/export")).content
    verify.verify(codec_of(PEBBLES.name), verify.read(text))


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
def test_C77_a_finished_match_of_the_house_takes_little_room(game: Game[Any]) -> None:
    history = History(game, 7).play()
    first = {"seq": 0, "state": history.export().states[0].state, "version": game.version}
    log: list[packed.Row] = [
        {name: value for name, value in entry.row().items() if name != "match"} for entry in history.entries
    ]
    assert len(packed.compressed(log, [first])) < BUDGET
