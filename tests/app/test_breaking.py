"""What a hostile stranger sends: each is refused in words, costs others nothing, and leaves the house as it was."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest

from app import wire, ws
from app.client import Client
from app.config import Config
from app.errors import Refusal
from app.line import Line
from app.outbox import Outbox
from app.room import Room
from games.game import Luck, Prompt
from tests.app.server import PATIENCE, Server, Watch, party, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import meet, not_reading
from tests.toy import Pebbles

LOW, DRAW = {"kind": "name", "word": "low"}, {"kind": "draw"}


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


@pytest.mark.parametrize(
    "value",
    [
        pytest.param(deep(300), id="deeper than we write JSON"),
        pytest.param(deep(900), id="as deep as Python reads it"),
        pytest.param('{"a":' * 300 + "1" + "}" * 300, id="deep objects"),
        pytest.param('"\\ud800"', id="half a character"),
        pytest.param('{"\\ud800": 1}', id="half a character for a key"),
        pytest.param("NaN", id="not a number"),
        pytest.param("1e400", id="endless"),
        pytest.param("true", id="a truth value for a number"),
        pytest.param('"1"', id="text for a number"),
    ],
)
async def test_options_that_no_game_has(standing: Server, value: str) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    request: dict[str, Any] = {"headers": {"Content-Type": "application/json"}}
    for name in ("rounds", "\\ud800"):
        options = f'{{"{name}": {value}}}'
        opening = {"content": f'{{"game": "pebbles", "options": {options}}}', **request}
        assert await problem(anna, "POST", "/api/rooms", **opening) == "bad_options"
        choosing = {"content": f'{{"options": {options}}}', **request}
        assert await problem(anna, "PUT", f"/api/rooms/{room.code}/options", **choosing) in ("bad_options", "invalid")


async def test_an_empty_token_is_no_way_round_the_origin(standing: Server) -> None:
    """Whoever says Authorization is judged by that alone; the cookie of a visitor does not help then."""
    anna = await standing.visitor("Anna")
    for token in ("", "Bearer", "Basic x"):
        headers = {"Origin": "https://evil.example", "Authorization": token}
        body = json.dumps({"game": "pebbles"})
        assert await problem(anna, "POST", "/api/rooms", content=body, headers=headers) == "wrong_token"


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800 \u2800", "\u0301", "\ufe0f", "\u034f", "\u200b", "A\u200dB", "\u2066A", "A\u0000", "\u00a0"],
)
async def test_names_that_nobody_sees(standing: Server, name: str) -> None:
    assert await problem(standing.stranger(), "POST", "/api/guest", json={"name": name}) == "bad_name"


@pytest.mark.parametrize("at", [2**31, 2**63, 10**30])
async def test_versions_beyond_the_database(standing: Server, at: int) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    path = f"/api/admin/matches/{code}/view?at={at}"
    assert await problem(await standing.admin(), "GET", path) == "invalid"


async def test_a_revoked_token_ends_what_it_began(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ws, "LOOK_AGAIN", 0.01)
    async with serving(config) as server:
        robo, other = await server.program("Robo"), await server.program("Other")
        room = await robo.open("pebbles")
        async with Watch(robo, room.code) as seen, Watch(other, room.code) as onlooker:
            await server.house.people.revoke("Robo")
            with pytest.raises(Refusal, match="wrong_token"):
                await seen.until(lambda _: False)
            assert isinstance(await onlooker.answer({"kind": "ping"}), wire.Pong)


# ------------------------------------------------------------------ moves


async def test_C36_an_old_id_for_a_new_prompt_plays_nothing(standing: Server) -> None:
    """An id was carried out already, so it has its answer, whatever comes with it the second time."""
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        assert isinstance(await bert.choose(LOW, "the-same-id"), wire.Accepted)
        await meet([anna, bert])
        told = len(anna.seen)
        for move in (DRAW, {"kind": "stop"}):
            assert isinstance(await bert.choose(move, "the-same-id"), wire.Accepted)
        await meet([anna, bert])
        assert anna.public["players"][1]["laid"] == 0
        assert [frame.kind for frame in anna.seen[told:]] == ["pong"], "nobody else hears of it"
        assert isinstance(await bert.choose(DRAW), wire.Accepted)


async def test_C35_nobody_hears_of_what_was_refused(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people, standing.stranger()) as (anna, bert, onlooker):
        await meet([anna, bert, onlooker])
        told = len(anna.seen)
        for prompt in (0, 2, 10**30):
            assert isinstance(await bert.choose(LOW, prompt=prompt), wire.Refused)
        assert isinstance(await anna.choose(DRAW, prompt=1), wire.Refused)
        assert isinstance(await onlooker.choose(DRAW, prompt=1), wire.Refused)
        await meet([anna, bert, onlooker])
        assert {frame.kind for frame in anna.seen[told:]} == {"refused", "pong"}
        assert {frame.kind for frame in onlooker.seen[-2:]} == {"refused", "pong"}


async def test_a_play_in_the_lobby_is_heard_by_nobody(standing: Server) -> None:
    anna, bert = await standing.visitor("Anna"), await standing.visitor("Bert")
    room = await anna.open("pebbles")
    async with watching(room.code, anna, bert) as (host, guest):
        await meet([host, guest])
        told = len(guest.seen)
        assert isinstance(await host.choose(DRAW, prompt=1), wire.Refused)
        await meet([host, guest])
        assert [frame.kind for frame in guest.seen[told:]] == ["pong"]


# ------------------------------------------------------------------ house bots


class Pondering(Pebbles):
    """Its house bots think until they are told to move."""

    def __init__(self) -> None:
        self.enough = threading.Event()

    def choose(self, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> Any:
        assert self.enough.wait(PATIENCE)
        return super().choose(view, prompt, luck, level)


async def leave(client: Client, code: str) -> None:
    await client.ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")


async def test_who_is_back_chooses_alone(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    """The house bot is still thinking when its seat's owner returns: it must not play any more."""
    game = Pondering()
    async with serving(config, {"pebbles": game}) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await leave(people[1], code)
            await people[1].sit(code)
            game.enough.set()
            while "bot_too_late" not in capsys.readouterr().out:
                await meet([anna, bert])
                assert bert.public["word"] == ""
            assert isinstance(await bert.choose(LOW), wire.Accepted)


async def test_a_bot_that_came_to_a_busy_room_tries_again(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    game = Pondering()
    async with serving(config, {"pebbles": game}) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[0], code) as anna:
            await leave(people[1], code)
            async with busy(server, code):
                game.enough.set()
                while "bot_too_late" not in capsys.readouterr().out:
                    await people[0].http.get("/healthz")
            await anna.until(lambda seen: seen.public["word"] != "")


@asynccontextmanager
async def busy(server: Server, code: str) -> AsyncIterator[None]:
    """The room has so much to do meanwhile that it refuses more."""
    begun, free = asyncio.Event(), asyncio.Event()

    async def hold(_: Room) -> None:
        begun.set()
        await free.wait()

    async def is_refused() -> bool:
        try:
            await server.house.rooms.do(code, hold)
        except Refusal as refusal:
            return refusal.code == "busy"
        return False

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(is_refused())
        await begun.wait()
        more = [tasks.create_task(is_refused()) for _ in range(300)]
        try:
            assert await more[-1]
            yield
        finally:
            free.set()


# ------------------------------------------------------------------ slow, busy, half open


async def test_who_goes_while_the_room_is_busy_is_gone(config: Config) -> None:
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[0], code) as anna, Watch(people[1], code) as bert:
            await anna.until(lambda seen: seen.room.seats[1].here)
            async with busy(server, code):
                await bert.hang_up()
                await people[0].http.get("/healthz")
            await anna.until(lambda seen: not seen.room.seats[1].here)


async def test_who_stops_reading_is_let_go(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """However few frames wait: nothing of what was written left the house between two looks."""
    monkeypatch.setattr(ws, "STUCK", 0.2)
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[0], code) as anna, not_reading(people[1], code) as bert:
            await anna.until(lambda seen: seen.room.seats[1].here)
            for _ in range(200):
                await bert.send('{"kind":"sync","public":0,"own":0}')
            await anna.until(lambda seen: not seen.room.seats[1].here)
            assert isinstance(await anna.answer({"kind": "ping"}), wire.Pong)


async def test_a_few_long_frames_are_as_bad_as_many_short_ones() -> None:
    """Onlookers may ask for snapshots as often as they like, and need not read them."""
    box = Outbox(None, 256)
    for _ in range(10):
        box.send("x" * 100_000)
    assert not box.dropped.is_set()
    box.send("x" * 100_000)
    assert box.dropped.is_set()


async def test_a_very_long_frame_is_sent_all_the_same() -> None:
    box = Outbox(None, 256)
    for frame in ("x" * 5_000_000, "y"):
        box.send(frame)
        assert await box.next() == frame
    assert not box.dropped.is_set()


@pytest.mark.parametrize("head", [b"GET /", b"GET / HTTP/1.1\r\nx: ", b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 1000])
async def test_a_head_without_end(standing: Server, head: bytes) -> None:
    reader, writer = await dial(standing)
    writer.write(head)
    with suppress(ConnectionError):
        for _ in range(100):
            writer.write(b"x" * 100_000)
            await writer.drain()
    assert await ended(reader)
    writer.close()


@pytest.mark.parametrize(
    "beginning",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
)
async def test_a_request_that_does_not_come(
    standing: Server, beginning: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Line, "patience", 1.0)
    code, people = await party(standing, "Anna", "Bert")
    async with Watch(people[0], code) as anna:
        reader, writer = await dial(standing)
        writer.write(beginning)
        assert await ended(reader)
        writer.close()
        assert isinstance(await anna.answer({"kind": "ping"}), wire.Pong), "a websocket may be silent for longer"


async def dial(server: Server) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = httpx.URL(server.url)
    return await asyncio.open_connection(address.host, address.port)


async def ended(reader: asyncio.StreamReader) -> bool:
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            await reader.read()
    return True
