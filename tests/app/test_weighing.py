"""Luck and skill over REST: once a match is over, by whoever asks, once for all."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from app.client import Client
from app.config import BadSetting, Config, from_environment
from app.db import now
from app.limits import Rate
from app.models import matches, weighings
from app.wire_weigh import Weighing
from games import GAMES
from tests.app.server import Server, party, serving, table_of, watching
from tests.app.test_limits import SLOW, met, only
from tests.app.test_lobby import problem
from tests.app.test_match import over, play_on
from tests.app.test_packed import finished, pack


def path(code: str) -> str:
    return f"/api/rooms/{code}/weighing"


async def look(client: Client, code: str) -> Weighing:
    return await client.ask(Weighing, "GET", path(code))


async def row(server: Server, code: str, **values: Any) -> None:
    """As another process wrote it, or left it."""
    async with server.house.engine.begin() as connection:
        match = (await connection.execute(select(matches.c.id).where(matches.c.code == code))).scalar_one()
        if not (await connection.execute(update(weighings).where(weighings.c.match == match).values(values))).rowcount:
            first = {"share": 0.0, "found": None, "failed": False, "at": now()}
            await connection.execute(insert(weighings), [{"match": match, **first, **values}])


async def test_a_match_is_weighed_once_and_for_everybody(config: Config) -> None:
    async with serving(replace(config, playouts=1), GAMES) as server:
        code, people = await table_of(server, GAMES["quacks"], "Anna", "Bert")
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(2))
            assert over(watches[0])
        stranger = server.stranger()
        assert await look(stranger, code) == Weighing(share=None, found=None)
        begun = await stranger.ask(Weighing, "POST", path(code))
        assert begun.found is None and begun.share is not None
        await server.house.scales.idle()
        found = await look(stranger, code)
        assert found.share == 1 and found.found is not None
        assert found.found.moments[-1].shares in ([1, 0], [0, 1], [0.5, 0.5])
        assert sum(seat.decisions for seat in found.found.seats) > 20
        await pack(server)
        assert await people[0].ask(Weighing, "POST", path(code)) == found, "it is kept"


async def test_one_process_weighs_and_all_say_how_far_it_is(standing: Server) -> None:
    code, (anna, _) = await finished(standing)
    await row(standing, code, share=0.4)
    for method in ("GET", "POST"):
        assert await anna.ask(Weighing, method, path(code)) == Weighing(share=0.4, found=None)


async def test_what_was_left_in_the_middle_is_taken_over_and_what_fails_is_said(standing: Server) -> None:
    """The program that weighs knows the house's games, and this one is a toy."""
    code, (anna, _) = await finished(standing)
    await row(standing, code, share=0.4, at=now() - 3_600_000)
    assert (await look(anna, code)).share is None
    assert (await anna.ask(Weighing, "POST", path(code))).found is None
    await standing.house.scales.idle()
    assert await problem(anna, "GET", path(code)) == "cannot_weigh"
    assert await problem(anna, "POST", path(code)) == "cannot_weigh"


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_nothing_is_said_of_a_match_that_is_not_over(standing: Server, method: str) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    assert await problem(anna, method, path(code)) == "not_over"
    admin = await standing.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "It is late."})
    assert await problem(anna, method, path(code)) == "cannot_weigh"
    assert await problem(anna, method, path("VINE-0000")) == "unknown_room"


async def test_a_house_may_weigh_nothing(config: Config) -> None:
    async with serving(replace(config, playouts=0)) as server:
        code, (anna, _) = await finished(server)
        assert (await look(anna, code)).share is None
        assert await problem(anna, "POST", path(code)) == "cannot_weigh"


async def test_an_address_has_only_so_many_weighed(config: Config) -> None:
    async with serving(only(config, weighings=Rate(1, SLOW))) as server:
        (code, (anna, _)), (other, _) = await finished(server), await finished(server, 2)
        await anna.ask(Weighing, "POST", path(code))
        assert await met(anna, "POST", path(other)) == ("weighings", 1)


def test_how_much_is_played_on_can_be_set() -> None:
    assert from_environment({"PLAYOUTS": "0"}).playouts == 0
    for wrong in ("-1", "many", "1.5", "1000000"):
        with pytest.raises(BadSetting, match="PLAYOUTS"):
            from_environment({"PLAYOUTS": wrong})
