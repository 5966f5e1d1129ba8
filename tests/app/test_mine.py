"""A person's matches, from whatever device: what waits, how it ended, and the way to another browser."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import select, update

from app import wire
from app.client import Client
from app.config import Config
from app.limits import Rate
from app.models import links
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_limits import SLOW, met, only
from tests.app.test_lobby import problem
from tests.app.test_processes import play_across


async def matches(client: Client) -> list[wire.MyMatch]:
    return [wire.MyMatch.model_validate(one) for one in await client.send("GET", "/api/me/matches")]


async def test_C81_all_matches_those_that_wait_first(standing: Server) -> None:
    first, (anna, bert) = await party(standing, "Anna", "Bert", rounds=1)
    lobby = (await bert.open("pebbles")).code
    waits, other = await matches(bert)
    assert (waits.code, waits.status, waits.owed, waits.waiting) == (first, "running", True, [1])
    assert [seat.name for seat in waits.seats] == ["Anna", "Bert"]
    assert (waits.seat, waits.link) == (1, f"/r/{first}")
    assert (other.code, other.status, other.owed) == (lobby, "lobby", False)
    (mine,) = await matches(anna)
    assert (mine.code, mine.owed, mine.waiting) == (first, False, [1])
    assert await matches(await standing.visitor("Carol")) == []


async def test_a_match_that_is_over_says_how_it_ended(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert", rounds=1)
    async with watching(code, anna, bert) as watches:
        await play_across(watches, random.Random(2), 500)
        outcome = watches[0].outcome
    (mine,) = await matches(anna)
    assert (mine.status, mine.outcome, mine.owed, mine.waiting) == ("finished", outcome, False, [])
    assert mine.ended and mine.ended >= mine.created


async def test_an_aborted_match_has_no_result(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "The lamp went out."})
    (mine,) = await matches(anna)
    assert (mine.status, mine.outcome) == ("aborted", None) and mine.ended


async def carried(server: Server, code: str) -> Client:
    """Another browser that came with this code."""
    answer = await server.stranger().http.post("/api/arrive", json={"code": code})
    assert answer.status_code == 200, answer.text
    return server.known(Client(server.url, cookie=f"guest={answer.cookies['guest']}"))


async def test_the_same_person_on_another_device(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    link = await anna.ask(wire.Link, "POST", "/api/me/link")
    assert 0 < link.until - link.now <= 600_000
    tablet = await carried(standing, f" {link.code.lower().replace('-', ' ')} ")
    assert (await tablet.ask(wire.Me, "GET", "/api/me")).name == "Anna"
    assert await matches(tablet) == await matches(anna)
    async with Watch(tablet, code) as watch:
        assert watch.seat == 0
    assert (await anna.ask(wire.Me, "GET", "/api/me")).name == "Anna", "and the first goes on"


async def test_a_code_is_good_once_and_the_last_one_only(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    old, new = [await anna.ask(wire.Link, "POST", "/api/me/link") for _ in range(2)]
    stranger = standing.stranger()
    assert await problem(stranger, "POST", "/api/arrive", json={"code": old.code}) == "bad_link"
    await carried(standing, new.code)
    assert await problem(stranger, "POST", "/api/arrive", json={"code": new.code}) == "bad_link"
    assert await problem(stranger, "POST", "/api/arrive", json={"code": "?"}) == "bad_link"


async def test_a_code_grows_old_and_is_kept_as_a_hash(server: Server) -> None:
    anna = await server.visitor("Anna")
    link = await anna.ask(wire.Link, "POST", "/api/me/link")
    async with server.house.engine.begin() as connection:
        (row,) = (await connection.execute(select(links))).all()
        assert link.code.replace("-", "").encode() not in row.hash
        await connection.execute(update(links).values(until=link.now - 1))
    assert await problem(server.stranger(), "POST", "/api/arrive", json={"code": link.code}) == "bad_link"


async def test_a_code_is_in_no_log(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    anna = await server.visitor("Anna")
    link = await anna.ask(wire.Link, "POST", "/api/me/link")
    await carried(server, link.code)
    said = capsys.readouterr().out
    assert "/api/arrive" in said and link.code not in said and link.code.replace("-", "") not in said


async def test_a_program_stays_where_its_token_is(standing: Server) -> None:
    assert await problem(await standing.program("Robo"), "POST", "/api/me/link") == "only_people"


async def test_C90_codes(tmp_path: Any) -> None:
    config = Config(data_dir=tmp_path, bot_pace=0, presence_pause=0)
    async with serving(only(config, links=Rate(1, SLOW), arrivals=Rate(1, SLOW))) as server:
        anna = await server.visitor("Anna")
        link = await anna.ask(wire.Link, "POST", "/api/me/link")
        assert await met(anna, "POST", "/api/me/link") == ("links", 1)
        await carried(server, link.code)
        assert await met(server.stranger(), "POST", "/api/arrive", json={"code": link.code}) == ("arrivals", 1)
