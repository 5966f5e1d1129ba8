"""The lobby over REST: everything up to the start of a match, and every refusal typed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from app import wire
from app.client import Client
from app.errors import PROBLEMS, Refusal
from tests.app.server import Server, Watch, party, watching


async def problem(client: Client, method: str, path: str, **request: Any) -> str:
    """The code of what must be refused, typed and with the status of the list."""
    answer = await client.http.request(method, path, **request)
    found = wire.Problem.model_validate_json(answer.content)
    assert answer.status_code == PROBLEMS[found.code][0]
    assert found.text
    return found.code


async def test_from_a_name_to_a_running_match(standing: Server) -> None:
    anna, bert = await standing.visitor("  Anna "), await standing.visitor("Bert")
    assert (await anna.ask(wire.Me, "GET", "/api/me")).name == "Anna"
    room = await anna.open("pebbles", rounds=3)
    assert (room.status, room.host, room.options) == ("lobby", 0, {"rounds": 3})
    assert [seat.name for seat in room.seats] == ["Anna", None]
    room = await bert.sit(room.code.lower())
    assert [seat.name for seat in room.seats] == ["Anna", "Bert"]
    await anna.ready(room.code)
    await bert.ready(room.code)
    room = await anna.start(room.code)
    assert room.status == "running"
    assert await anna.ask(wire.Room, "GET", f"/api/rooms/{room.code}") == room


async def test_the_games_say_what_can_be_chosen(standing: Server) -> None:
    games = await standing.stranger().send("GET", "/api/games")
    rounds = {"name": "rounds", "values": [], "default": 2}
    assert games == [{"name": "pebbles", "seats": [2, 3, 4], "options": [rounds]}]


async def test_the_lobby_is_live(server: Server) -> None:
    anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
    room = await anna.open("pebbles")
    async with watching(room.code, anna, bert) as (host, guest):
        assert (host.seat, guest.seat, host.room.onlookers) == (0, None, 1)
        await bert.sit(room.code)
        await host.until(lambda seen: seen.room.seats[1].name == "Bert")
        await guest.until(lambda seen: seen.seat == 1)
        assert host.room.seats[1].here and host.room.onlookers == 0
        await anna.ask(wire.Room, "PUT", f"/api/rooms/{room.code}/options", wire.Options(options={"rounds": 1}))
        await guest.until(lambda seen: seen.room.options == {"rounds": 1})
        await bert.http.post("/api/guest", json={"name": "Berta"})
        await host.until(lambda seen: seen.room.seats[1].name == "Berta")
        await anna.ready(room.code)
        await bert.ready(room.code)
        await anna.start(room.code)
        await guest.until(lambda seen: seen.public is not None)
        assert isinstance(guest.seen[-1], wire.Snapshot) and guest.room.status == "running"


async def test_who_goes_is_missed(server: Server) -> None:
    code, people = await party(server, "Anna", "Bert")
    async with Watch(people[0], code) as anna:
        async with Watch(people[1], code):
            await anna.until(lambda seen: seen.room.seats[1].here)
        await anna.until(lambda seen: not seen.room.seats[1].here)


async def test_C14_nothing_is_dealt_before_the_start(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    loaded = await standing.house.store.load(room.code)
    assert loaded is not None and (loaded.match.key, loaded.state, loaded.last) == (None, None, None)


async def test_C54_a_rematch_with_the_same_people(server: Server) -> None:
    code, (anna, bert) = await party(server, "Anna", "Bert", rounds=1)
    assert await problem(anna, "POST", f"/api/rooms/{code}/rematch") == "not_over"
    await (await server.admin()).send("POST", f"/api/admin/matches/{code}/abort", Reason(reason="test"))
    async with Watch(anna, code) as old:
        new = await bert.rematch(code)
        await old.until(lambda seen: seen.room.next == new.code)
        assert (await anna.rematch(code)).code == new.code, "who asks second comes to the same room"
    assert [seat.name for seat in new.seats] == ["Anna", "Bert"]
    assert (new.host, new.options, new.status) == (1, {"rounds": 1}, "lobby")
    assert not any(seat.ready for seat in new.seats)
    assert await problem(await server.visitor("Carol"), "POST", f"/api/rooms/{code}/rematch") == "not_seated"


class Reason(wire.Closed):
    reason: str


async def test_a_bot_plays_on_for_who_leaves(server: Server) -> None:
    code, (_, bert) = await party(server, "Anna", "Bert")
    room = await bert.ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")
    assert (room.seats[1].name, room.seats[1].bot) == ("Bert", "easy")
    room = await bert.sit(code)
    assert (room.seats[1].name, room.seats[1].bot) == ("Bert", None)


async def test_house_bots_sit_down_and_get_up(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    room = await anna.seat_bot(room.code, 1, "random")
    assert (room.seats[1].name, room.seats[1].bot, room.seats[1].ready) == (None, "random", True)
    room = await anna.ask(wire.Room, "DELETE", f"/api/rooms/{room.code}/bot/1")
    assert room.seats[1].bot is None


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", id="empty"),
        pytest.param("   ", id="blank"),
        pytest.param("x" * 25, id="25 characters"),
        pytest.param("x" * 10_000, id="10,000 characters"),
        pytest.param("two\nlines", id="two lines"),
        pytest.param("bell\x07", id="a control character"),
        pytest.param("\u202eannA", id="turns the writing round"),
        pytest.param("\ud800", id="half a character"),
        pytest.param(5, id="a number"),
        pytest.param(None, id="nothing"),
    ],
)
async def test_what_is_not_a_name(standing: Server, name: Any) -> None:
    body = {"content": json.dumps({"name": name}), "headers": {"Content-Type": "application/json"}}
    assert await problem(standing.stranger(), "POST", "/api/guest", **body) == "bad_name"


@pytest.mark.parametrize("name", ["<b>Anna</b>", "Zoë", "小明", "x" * 24, "'; drop table guests; --"])
async def test_markup_is_just_text(standing: Server, name: str) -> None:
    anna = await standing.visitor(name)
    assert (await anna.open("pebbles")).seats[0].name == name


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/api/rooms/VINE-0000", None, "unknown_room"),
        ("GET", "/api/rooms/%00%F0%9F%8D%B7", None, "unknown_room"),
        ("PUT", "/api/rooms/VINE-0000/seat", {"seat": None}, "unknown_room"),
        ("GET", "/api/nothing", None, "unknown_page"),
        ("PATCH", "/api/rooms", None, "wrong_method"),
        ("POST", "/api/rooms", {"game": "chess"}, "unknown_game"),
        ("POST", "/api/rooms", {"game": "pebbles", "seats": 9}, "bad_seats"),
        ("POST", "/api/rooms", {"game": "pebbles", "options": {"rounds": "two"}}, "bad_options"),
        ("POST", "/api/rooms", {"game": "pebbles", "options": {"sounds": 2}}, "bad_options"),
        ("POST", "/api/rooms", {"game": "pebbles", "options": 5}, "invalid"),
        ("POST", "/api/rooms", {"game": "pebbles", "more": 5}, "invalid"),
        ("POST", "/api/rooms", {"game": "pebbles", "seats": 10**30}, "bad_seats"),
        ("GET", "/api/rooms?game=%00", None, "unknown_game"),
        ("POST", "/api/rooms", [], "invalid"),
        ("POST", "/api/rooms", None, "invalid"),
        ("POST", "/api/rooms", {"game": "x" * 70_000}, "too_big"),
    ],
)
async def test_nonsense(standing: Server, method: str, path: str, body: Any, code: str) -> None:
    assert await problem(await standing.visitor("Anna"), method, path, json=body) == code


async def test_what_is_not_json(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    for content in (b"", b"{", b"\xff\xfe", b"[" * 5000):
        assert await problem(anna, "POST", "/api/rooms", content=content) == "invalid"


async def test_what_does_not_say_how_long_it_is(standing: Server) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    assert await problem(await standing.visitor("Anna"), "POST", "/api/rooms", content=endless()) == "too_big"


async def test_options_that_the_rules_refuse(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles", rounds=99)
    await anna.seat_bot(room.code, 1)
    await anna.ready(room.code)
    assert await problem(anna, "POST", f"/api/rooms/{room.code}/start") == "bad_options"
    assert (await anna.ask(wire.Room, "GET", f"/api/rooms/{room.code}")).status == "lobby"


async def test_who_has_no_name_changes_nothing(standing: Server) -> None:
    room = await (await standing.visitor("Anna")).open("pebbles")
    stranger, path = standing.stranger(), f"/api/rooms/{room.code}"
    for method, end, body in (
        ("PUT", "/seat", {"seat": 1}),
        ("DELETE", "/seat", None),
        ("PUT", "/ready", {"ready": True}),
        ("PUT", "/options", {"options": {}}),
        ("PUT", "/bot", {"seat": 1}),
        ("DELETE", "/bot/1", None),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
    ):
        assert await problem(stranger, method, path + end, json=body) == "no_guest"
    assert await stranger.ask(wire.Room, "GET", path) == room


async def test_wrong_tokens(standing: Server) -> None:
    for headers in ({"Authorization": "Bearer nonsense"}, {"Authorization": "Basic x"}, {"Authorization": "Bearer"}):
        assert await problem(standing.stranger(), "GET", "/api/me", headers=headers) == "wrong_token"
    assert await problem(standing.stranger(), "GET", "/api/me", headers={"Cookie": "guest=old"}) == "no_guest"


async def test_a_foreign_page_may_not_speak_for_a_visitor(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    for origin in ("https://evil.example", "null", ""):
        headers = {"Origin": origin}
        assert await problem(anna, "POST", "/api/rooms", json={"game": "pebbles"}, headers=headers) == "wrong_origin"
    own = {"Origin": standing.url}
    assert (await anna.http.post("/api/rooms", json={"game": "pebbles"}, headers=own)).status_code == 201


async def test_C32_the_cookie_is_hidden_and_kept_as_a_hash(server: Server) -> None:
    answer = await server.stranger().http.post("/api/guest", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    token = answer.cookies["guest"]
    assert len(token) >= 43, "256 random bits"
    assert token not in answer.text
    async with server.house.engine.connect() as connection:
        rows = (await connection.exec_driver_sql("select * from tokens")).all()
    assert len(rows) == 1 and token not in repr(rows)


async def test_every_answer_has_the_strict_headers(standing: Server) -> None:
    stranger = standing.stranger()
    for path in ("/api/games", "/api/nothing", "/healthz"):
        headers = (await stranger.http.get(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


async def test_it_says_that_it_lives(standing: Server) -> None:
    for path in ("/healthz", "/readyz"):
        answer: httpx.Response = await standing.stranger().http.get(path)
        assert answer.json() == {"status": "ok"}


async def test_C81_decisions_over_all_matches(server: Server) -> None:
    code, (anna, bert) = await party(server, "Anna", "Bert")
    assert await anna.decisions() == []
    owed = wire.Decision(code=code, game="pebbles", seat=1, ask="announce", link=f"/r/{code}")
    assert await bert.decisions() == [owed]
    with pytest.raises(Refusal, match="no_guest"):
        await server.stranger().decisions()
