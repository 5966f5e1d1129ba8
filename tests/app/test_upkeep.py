"""What an admin does to a running match besides ending it: each act with its reason, as an entry that no seat made."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from app import wire
from app.admin import LineView
from app.client import Client
from app.config import Config
from tests.app.server import Server, party, serving, watching
from tests.app.test_lobby import problem
from tests.app.timed import (
    BANK,
    FREE,
    LOW,
    TURN,
    absent,
    begun,
    causes,
    is_absent,
    log_of,
    standing_still,
    time_of,
)

WHY = {"reason": "asked in chat"}
_LINES = TypeAdapter(list[LineView])


async def act(admin: Client, code: str, what: str, **body: Any) -> wire.Room:
    answer = await admin.http.post(f"/api/admin/matches/{code}/{what}", json=WHY | body)
    assert answer.status_code == 200, answer.text
    return wire.Room.model_validate_json(answer.content)


async def refused(admin: Client, code: str, what: str, **body: Any) -> str:
    return await problem(admin, "POST", f"/api/admin/matches/{code}/{what}", json=WHY | body)


# ------------------------------------------------------------------ pauses


async def test_an_admin_pauses_and_only_an_admin_lets_it_go_on(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        admin = await server.admin()
        assert await refused(admin, code, "pause", wish=False) == "not_paused"
        async with watching(code, *people) as (anna, bert):
            hands.move(20)
            await act(admin, code, "pause", wish=True)
            await bert.until(lambda seen: time_of(seen).paused and time_of(seen).by_house)
            refusal = await bert.choose(LOW)
            assert isinstance(refusal, wire.Refused) and refusal.code == "paused"
            assert await refused(admin, code, "pause", wish=True) == "paused"
            hands.move(10_000)
            assert absent(bert) == []
            for wish in (False, True):
                pause = f"/api/rooms/{code}/pause"
                assert await problem(people[0], "PUT", pause, json={"wish": wish}) == "house_paused"
            room = await act(admin, code, "pause", wish=False)
            assert room.time and room.time.clocks and room.time.clocks[1].left == 40_000, "it goes on where it stood"
            assert not room.time.paused and not room.time.by_house
            await anna.until(lambda seen: not time_of(seen).paused)
            assert isinstance(await bert.choose(LOW), wire.Accepted)
        log = await log_of(server, code)
        assert [(entry.cause, entry.seat, entry.move) for entry in log[:2]] == [
            ("pause", None, {"wish": wish} | WHY) for wish in (True, False)
        ]


async def test_an_admin_ends_the_pause_that_people_agreed_on(config: Config) -> None:
    async with serving(config) as server:
        code, people = await begun(server, FREE, "Anna", "Bert")
        for person in people:
            await person.http.put(f"/api/rooms/{code}/pause", json={"wish": True})
        admin = await server.admin()
        room = await act(admin, code, "pause", wish=False)
        assert room.time is None or not room.time.paused
        await act(admin, code, "pause", wish=True)
        await people[0].send("DELETE", f"/api/rooms/{code}/seat")
        await people[1].send("DELETE", f"/api/rooms/{code}/seat")
        left = await people[0].ask(wire.Room, "GET", f"/api/rooms/{code}")
        assert left.time and left.time.by_house, "it holds where nobody is left, too"


async def test_an_admins_pause_is_stored_and_needs_no_clock(config: Config) -> None:
    async with serving(config) as server:
        code, _ = await begun(server, FREE, "Anna", "Bert")
        await act(await server.admin(), code, "pause", wish=True)
    async with serving(config) as again:
        room = await again.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
        assert room.time and room.time.paused and room.time.by_house and room.time.wishes == []


# ------------------------------------------------------------------ time


async def test_a_minute_more(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, BANK, "Anna", "Bert")
        admin = await server.admin()
        async with watching(code, *people) as (_, bert):
            hands.move(50)
            room = await act(admin, code, "time", seat=1, seconds=60)
            assert room.time and room.time.clocks
            assert room.time.clocks[1].deadline == hands.now() + 70_000
            rested = await act(admin, code, "time", seat=0, seconds=60)
            assert rested.time and rested.time.clocks and rested.time.clocks[0].left == 120_000
            hands.move(69)
            assert isinstance(await bert.choose(LOW), wire.Accepted)
        last = (await log_of(server, code))[0]
        assert (last.cause, last.seat, last.move) == ("wait", None, {"seat": 1, "seconds": 60} | WHY)


async def test_whose_clock_ran_out_is_back_with_more_time(config: Config) -> None:
    async with standing_still(config) as (server, hands):
        code, people = await begun(server, TURN, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            hands.move(63)
            await bert.until(is_absent((1, True)))
            await act(await server.admin(), code, "time", seat=1, seconds=60)
            await anna.until(is_absent())
            hands.move(59)
            assert absent(anna) == [] and isinstance(await bert.choose(LOW), wire.Accepted)


async def test_where_there_is_no_time_to_add(config: Config) -> None:
    async with standing_still(config) as (server, _):
        admin = await server.admin()
        untimed, _ = await begun(server, FREE, "Anna", "Bert")
        assert await refused(admin, untimed, "time", seat=0, seconds=60) == "no_clock"
        code, _ = await begun(server, TURN, "Anna", "Bert")
        assert await refused(admin, code, "time", seat=0, seconds=60) == "not_asked", "its next turn is whole anyway"
        assert await refused(admin, code, "time", seat=2, seconds=60) == "unknown_seat"
        for seconds in (0, -60, 86_401, "long", None):
            assert await refused(admin, code, "time", seat=1, seconds=seconds) == "invalid"


# ------------------------------------------------------------------ who plays


async def test_a_house_bot_plays_until_the_seat_is_given_back(config: Config) -> None:
    async with serving(config) as server:
        code, people = await begun(server, FREE, "Anna", "Bert")
        admin = await server.admin()
        async with watching(code, *people) as (anna, bert):
            room = await act(admin, code, "bot", seat=1)
            assert [(seat.name, seat.bot) for seat in room.seats] == [("Anna", None), ("Bert", "easy")]
            await anna.until(lambda seen: bool(seen.prompt))
            assert await refused(admin, code, "bot", seat=1) == "bot_plays"
            await act(admin, code, "back", seat=1)
            await bert.until(lambda seen: seen.room.seats[1].bot is None)
        assert [it for it in await causes(server, code) if it[1] is None] == [("leave", None), ("return", None)]
        moves = [entry.move for entry in await log_of(server, code) if entry.seat is None]
        assert moves == [{"seat": 1} | WHY] * 2


async def test_whoever_moves_has_the_seat_back_by_themselves(config: Config) -> None:
    async with serving(config) as server:
        code, people = await begun(server, FREE, "Anna", "Bert")
        async with watching(code, *people) as (anna, _):
            room = await act(await server.admin(), code, "bot", seat=0)
            assert room.seats[0].bot == "easy"
            await people[0].sit(code)
            await anna.until(lambda seen: seen.room.seats[0].bot is None)


async def test_seats_that_cannot_be_given_away_or_back(config: Config) -> None:
    async with serving(config) as server:
        code, _ = await begun(server, FREE, "Anna", "Bert", bots=1)
        admin = await server.admin()
        assert await refused(admin, code, "bot", seat=2) == "bot_plays"
        assert await refused(admin, code, "back", seat=2) == "nobody_there"
        assert await refused(admin, code, "back", seat=0) == "no_bot"
        for what in ("bot", "back"):
            assert await refused(admin, code, what, seat=3) == "unknown_seat"
            assert await refused(admin, code, what, seat=-1) == "invalid"


# ------------------------------------------------------------------ all of them


async def test_every_act_needs_an_admin_a_reason_and_a_match_that_runs(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    lobby = (await anna.open("pebbles")).code
    bodies: dict[str, dict[str, Any]] = {
        "pause": {"wish": True},
        "time": {"seat": 0, "seconds": 60},
        "bot": {"seat": 0},
        "back": {"seat": 0},
    }
    for what, body in bodies.items():
        assert await refused(anna, code, what, **body) == "not_admin"
        assert await refused(standing.stranger(), code, what, **body) == "wrong_token"
        assert await refused(admin, "VINE-0000", what, **body) == "unknown_room"
        assert await refused(admin, lobby, what, **body) == "not_running"
        for reason in ("", "  ", "x" * 201, None):
            assert await refused(admin, code, what, **body, reason=reason) == "invalid"
    await act(admin, code, "abort")
    for what, body in bodies.items():
        assert await refused(admin, code, what, **body) == "over"


async def test_who_is_connected_with_what_and_how_far_away(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    admin = await standing.admin()

    async def lines() -> list[tuple[int | None, int | None]]:
        answer = await admin.http.get(f"/api/admin/matches/{code.lower()}/lines")
        found = _LINES.validate_json(answer.content)
        assert all("python" in line.device.lower() for line in found)
        return [(line.seat, line.ms) for line in found]

    async with watching(code, standing.stranger(), *people) as (_, _, bert):
        assert await lines() == [(0, None), (1, None), (None, None)]
        assert await bert.answer({"kind": "ping", "ms": 41}) == wire.Pong(kind="pong")
        assert await lines() == [(0, None), (1, 41), (None, None)]
        for odd in (-1, 1.5, "41", 600_001):
            assert await bert.refused(f'{{"kind": "ping", "ms": {odd!r}}}'.replace("'", '"')) == "bad_frame"
    assert await problem(people[0], "GET", f"/api/admin/matches/{code}/lines") == "not_admin"
    nobody = await admin.http.get("/api/admin/matches/VINE-0000/lines")
    assert nobody.json() == []
