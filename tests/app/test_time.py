"""Clocks, pauses and absent seats at a running server; the test's hands are its clock."""

from __future__ import annotations

from app import wire
from app.client import Client
from app.config import Config
from app.wire_time import ClockView
from tests.app.hands import NOON
from tests.app.server import Server, Watch, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import meet
from tests.app.timed import (
    BANK,
    DRAW,
    LOW,
    TURN,
    absent,
    begun,
    causes,
    is_absent,
    put,
    standing_still,
    time_of,
)

# ------------------------------------------------------------------ clocks


async def test_clocks_come_with_the_moves(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, BANK, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            clocks = time_of(anna).clocks
            assert clocks is not None
            assert [clock.deadline for clock in clocks] == [None, NOON + 60_000], "Bert announces"
            hands.move(20)
            await bert.choose(LOW)
            await meet([anna, bert])
            change = next(frame for frame in anna.seen if isinstance(frame, wire.Change))
            assert change.clocks is not None and change.clocks.now == NOON + 20_000
            assert [clock.deadline for clock in change.clocks.seats] == [NOON + 80_000, NOON + 60_000], "C51"
            now = await server.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
            assert now.time is not None and now.time.clocks == change.clocks.seats


async def test_C56_a_move_moves_no_clock_of_others(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await bert.choose(LOW)
            await meet([anna, bert])
            before = await clocks_of(server, code)
            hands.move(5)
            await anna.choose(DRAW)
            await meet([anna, bert])
            after = await clocks_of(server, code)
            assert before[1] == after[1]
            assert after[0].deadline == NOON + 65_000, "who was seen to move has a whole turn"


async def clocks_of(server: Server, code: str) -> list[ClockView]:
    room = await server.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
    assert room.time is not None and room.time.clocks is not None
    return room.time.clocks


async def test_C59_a_move_counts_within_the_grace(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            hands.move(62.9)
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            await meet([anna, bert])
            assert await causes(server, code) == [("move", 1)] and absent(anna) == []


async def test_whose_clock_ran_out_is_absent_and_may_still_move(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            hands.move(63)
            await bert.until(is_absent((1, True)))
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            await anna.until(is_absent())
            assert await causes(server, code) == [("timeout", 1), ("move", 1)], "C44"


async def test_clocks_survive_a_restart_and_the_time_without_a_server_is_nobodys(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, BANK, "Anna", "Bert")
        hands.move(10)
        before = await clocks_of(server, code)
    hands.move(3600)
    async with serving(config, clock=hands) as server:
        after = await clocks_of(server, code)
        assert after[0] == before[0] == ClockView(left=60_000, began=None, deadline=None)
        assert after[1].deadline == NOON + 3_660_000, "50 of 60 seconds are left"
        hands.move(30)
        bert = server.known(Client(server.url, cookie=people[1].headers["Cookie"]))
        async with Watch(bert, code) as watch:
            await watch.choose(LOW)
    async with serving(config, clock=hands) as server:
        assert [clock.deadline for clock in await clocks_of(server, code)] == [NOON + 3_700_000, NOON + 3_660_000]


async def test_terms_are_the_hosts(config: Config) -> None:
    async with standing_still(config) as (server, _):
        anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
        room = await anna.open("pebbles")
        assert room.terms == wire.UNTIMED
        await bert.sit(room.code)
        await bert.ready(room.code)
        path = f"/api/rooms/{room.code}/terms"
        assert await problem(bert, "PUT", path, json=BANK) == "not_host"
        for clock in ({"kind": "turn", "seconds": 1}, {"kind": "sand"}, {"kind": "days"}, {"kind": "none", "x": 1}):
            assert await problem(anna, "PUT", path, json={"clock": clock}) == "invalid"
        assert await problem(anna, "PUT", path, json=BANK | {"bots": "at once"}) == "invalid"
        room = await put(anna, room.code, "terms", BANK | {"bots": "calm"})
        assert room.terms.model_dump() == BANK | {"bots": "calm"} and not room.seats[1].ready
        for client in (anna, bert):
            await client.ready(room.code)
        await anna.start(room.code)
        assert await problem(anna, "PUT", path, json=TURN) == "started"
        [owed] = await bert.decisions()
        assert owed.deadline == NOON + 60_000 and owed.link == f"/r/{room.code}"


# ------------------------------------------------------------------ pauses


async def test_C58_a_pause_by_consent(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await bert.choose(LOW)
            await anna.until(lambda seen: bool(seen.prompt))
            await put(people[0], code, "pause", {"wish": True})
            await put(people[0], code, "pause", {"wish": True})
            await bert.until(lambda seen: bool(seen.room.time and seen.room.time.wishes == [0]))
            assert not time_of(bert).paused
            await put(people[1], code, "pause", {"wish": True})
            await anna.until(lambda seen: time_of(seen).paused)
            refused = await anna.choose(DRAW)
            assert isinstance(refused, wire.Refused) and refused.code == "paused"
            hands.move(10_000)
            assert absent(anna) == []
            assert (
                await problem(server.stranger(), "PUT", f"/api/rooms/{code}/pause", json={"wish": False}) == "no_guest"
            )
            outsider = await server.visitor("Carol")
            assert await problem(outsider, "PUT", f"/api/rooms/{code}/pause", json={"wish": False}) == "not_seated"
            for _ in range(2):
                room = await put(people[1], code, "pause", {"wish": False})
                assert room.time is not None and not room.time.paused and room.time.wishes == []
            await anna.until(lambda seen: not time_of(seen).paused)
            assert isinstance(await anna.choose(DRAW), wire.Accepted)
            assert [it for it in await causes(server, code) if it[0] == "pause"] == [
                ("pause", 0),
                ("pause", 1),
                ("pause", 1),
            ]


async def test_C58_a_pause_is_stored(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        for person in people:
            await put(person, code, "pause", {"wish": True})
    async with serving(config, clock=hands) as server:
        room = await server.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
        assert room.time is not None and room.time.paused and room.time.wishes == [0, 1]
