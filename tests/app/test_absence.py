"""Who is gone is waited for; then the others choose. Bots that find no move, and rooms that nobody is in."""

from __future__ import annotations

from typing import Any

import pytest

from app import wire
from app.config import Config
from games.game import Luck, Said
from tests.app.hands import NOON
from tests.app.server import Server, Watch, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import meet
from tests.app.timed import (
    DRAW,
    FREE,
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
from tests.toy import Pebbles, State

# ------------------------------------------------------------------ absent seats


async def test_C50_C57_C60_a_countdown_and_one_click_that_extends_it(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, (one, two) = await begun(server, FREE, "Anna", "Bert")
        async with Watch(one, code) as anna:
            async with Watch(two, code) as bert:
                await anna.until(lambda seen: seen.room.seats[1].here)
                hands.move(1000)
                assert absent(bert) == [], "C60: who is connected and thinks is not absent"
            await anna.until(is_absent((1, False)))
            start = NOON + 1_000_000
            assert [(it.since, it.deadline) for it in time_of(anna).absent] == [(start, start + 90_000)]
            path = f"/api/rooms/{code}/absent"
            assert await problem(one, "PUT", f"{path}/1", json={"choice": "abort"}) == "not_absent"
            assert await problem(one, "PUT", f"{path}/0", json={"choice": "wait"}) == "own_seat"
            assert await problem(one, "PUT", f"{path}/7", json={"choice": "wait"}) == "unknown_seat"
            hands.move(80)
            await put(one, code, "absent/1", {"choice": "wait"})
            await anna.until(lambda seen: time_of(seen).absent[0].deadline == start + 170_000)
            hands.move(89)
            await meet([anna])
            assert absent(anna) == [(1, False)]
            hands.move(1)
            await anna.until(is_absent((1, True)))
            async with Watch(two, code):
                await anna.until(is_absent())
            assert await causes(server, code) == [("wait", 0), ("absent", 1), ("return", 1)]


async def test_C50_C52_autopilot_until_the_player_is_back(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, (one, two) = await begun(server, FREE, "Anna", "Bert")
        async with Watch(one, code) as anna:
            await anna.until(is_absent((1, False)))
            hands.move(90)
            await anna.until(is_absent((1, True)))
            await put(one, code, "absent/1", {"choice": "autopilot"})
            await anna.until(lambda seen: seen.room.seats[1].bot == "easy" and seen.room.seats[1].name == "Bert")
            await anna.until(lambda seen: bool(seen.prompt))
            await two.sit(code)
            await anna.until(lambda seen: seen.room.seats[1].bot is None)
        said = await causes(server, code)
        assert said[:2] == [("absent", 1), ("vote", 0)] and ("return", 1) in said and ("move", 1) in said


async def test_C50_more_than_half_end_the_match(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, FREE, "Anna", "Bert", "Carol", "Dirk")
        async with watching(code, *people[:3]) as watches:
            anna = watches[0]
            await anna.until(is_absent((3, False)))
            hands.move(90)
            await anna.until(is_absent((3, True)))
            await put(people[0], code, "absent/3", {"choice": "autopilot"})
            await put(people[1], code, "absent/3", {"choice": "abort"})
            await put(people[0], code, "absent/3", {"choice": "abort"})
            for watch in watches:
                await watch.until(lambda seen: seen.room.status == "aborted")
                assert watch.room.reason == "absent" and watch.prompt is None
        assert await causes(server, code) == [("absent", 3), ("vote", 0), ("vote", 1), ("abort", 0)]


async def test_C53_nobody_else_there_just_waits(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, (one,) = await begun(server, TURN, "Anna", bots=1)
        async with Watch(one, code) as anna:
            await anna.until(lambda seen: [it["seat"] for it in seen.public["waiting"] if not it["chosen"]] == [0])
            hands.move(1000)
            await anna.until(is_absent((0, True)))
            assert isinstance(await anna.choose(DRAW), wire.Accepted)
            await anna.until(is_absent())


async def test_C52_on_and_off_at_every_decision(config: Config) -> None:
    """One seat is handed to the house bot and back before each decision of a whole match."""
    async with standing_still(config) as (server, _):
        code, people = await begun(server, FREE, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            while anna.room.status == "running":
                await people[1].ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")
                await people[1].sit(code)
                await meet([anna, bert])
                for watch in (anna, bert):
                    if watch.prompt and watch.prompt.owes:
                        await watch.choose(watch.prompt.moves[0])
                await meet([anna, bert])
            assert anna.outcome is not None


async def test_who_moves_takes_the_seat_back(config: Config) -> None:
    async with standing_still(config, bot_pace=3600) as (server, _):
        code, people = await begun(server, FREE, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await people[1].ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")
            await bert.until(lambda seen: seen.room.seats[1].bot == "easy")
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            await anna.until(lambda seen: seen.room.seats[1].bot is None)
        async with serving(config) as again:
            room = await again.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
            assert room.seats[1].bot is None


# ------------------------------------------------------------------ bots and empty rooms


async def test_C49_house_bots_rest_when_nobody_is_there(config: Config) -> None:
    async with standing_still(config, bot_pace=3600) as (server, hands):
        code, (one,) = await begun(server, FREE, "Anna", bots=1)
        room = await server.house.rooms.do(code, _itself)
        hands.move(59)
        async with Watch(one, code):
            assert room.is_busy
        hands.move(59.9)
        await one.http.get("/healthz")
        assert room.is_busy
        hands.move(0.1)
        while room.is_busy:
            await one.http.get("/healthz")
        async with Watch(one, code):
            assert room.is_busy, "somebody came"


async def _itself(room: Any) -> Any:
    return room


class Stubborn(Pebbles):
    """Rules that fail whenever the last seat announces."""

    def play(self, state: State, seat: int, move: Any, luck: Luck) -> Said:
        if move.kind == "name" and (self.always or move.word == "high"):
            raise KeyError("no such word")
        return super().play(state, seat, move, luck)

    always = False


class Deaf(Stubborn):
    always = True


async def test_a_house_bot_tries_another_move(config: Config) -> None:
    async with serving(config, {"pebbles": Stubborn()}) as server:
        code, (one,) = await begun(server, FREE, "Anna", bots=1)
        async with Watch(one, code) as anna:
            await anna.until(lambda seen: bool(seen.prompt))
            assert anna.public["word"] == "low"


async def test_a_house_bot_that_is_stuck_is_absent(config: Config) -> None:
    async with serving(config, {"pebbles": Deaf()}) as server:
        code, (one,) = await begun(server, FREE, "Anna", bots=1)
        async with Watch(one, code) as anna:
            await anna.until(is_absent((1, True)))
            await put(one, code, "absent/1", {"choice": "wait"})
            await anna.until(is_absent())
            await anna.until(is_absent((1, True)))
            room = await put(one, code, "absent/1", {"choice": "abort"})
            assert (room.status, room.reason) == ("aborted", "absent")
        assert await causes(server, code) == [("stuck", 1), ("vote", 0), ("stuck", 1), ("abort", 0)]


@pytest.mark.parametrize("path", ["pause", "absent/0"])
async def test_only_in_a_running_match(standing: Server, path: str) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    body = {"wish": True} if path == "pause" else {"choice": "wait"}
    assert await problem(anna, "PUT", f"/api/rooms/{room.code}/{path}", json=body) == "not_running"
