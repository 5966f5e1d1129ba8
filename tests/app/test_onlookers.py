"""Onlookers see what is public, from their first frame, and change nothing whatever they send."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from pydantic_core import to_jsonable_python

from app import wire
from app.client import Client
from app.config import Config
from games import GAMES
from games.game import Game
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import afresh, compared, meet, play_on
from tests.app.test_once import log_of
from tests.frame_fuzz import gather
from tests.table import EVERY_GAME

LOW, HIGH, DRAW = {"kind": "name", "word": "low"}, {"kind": "name", "word": "high"}, {"kind": "draw"}


async def rooms(server: Server) -> dict[str, str]:
    """A room before its match, one in it, and one after it."""
    anna = await server.visitor("Anna")
    lobby = await anna.open("pebbles")
    running, _ = await party(server, "Anna", "Bert")
    over, people = await party(server, "Anna", "Bert", rounds=1)
    async with watching(over, *people) as watches:
        await play_on(watches, random.Random(1))
    return {"lobby": lobby.code, "running": running, "finished": over}


async def test_C16_no_frame_of_an_onlooker_changes_anything(server: Server) -> None:
    allowed = {"lobby": {"not_seated"}, "running": {"not_seated"}, "finished": {"not_seated"}}
    for status, code in (await rooms(server)).items():
        before = await stored(server, code)
        for onlooker in (server.stranger(), await server.visitor("Carol"), await server.program("Robo")):
            async with Watch(onlooker, code) as seen:
                for move in (LOW, HIGH, DRAW, {"kind": "stop"}, {"kind": "bid", "pebble": 1}, {"kind": "withdraw"}):
                    for prompt in range(4):
                        play = {"kind": "play", "id": f"onlooker-{prompt}", "prompt": prompt, "move": move}
                        assert await seen.refused(play) in allowed[status]
                        assert await seen.refused({**play, "kind": "would"}) in allowed[status]
                        assert (
                            await seen.refused({"kind": "undo", "id": play["id"], "prompt": prompt}) in allowed[status]
                        )
                assert seen.room.status == status and seen.prompt is None
        assert await stored(server, code) == before


async def test_C16_no_request_of_an_onlooker_changes_anything(server: Server) -> None:
    for code in (await rooms(server)).values():
        before, path = await stored(server, code), f"/api/rooms/{code}"
        for onlooker in (server.stranger(), await server.visitor("Carol"), await server.program("Robo")):
            for method, end, body in MUTATING:
                assert await problem(onlooker, method, path + end, json=body) in WHY
            assert await problem(onlooker, "POST", f"/api/admin/matches/{code}/abort", json={"reason": "x"}) in WHY
        assert await stored(server, code) == before


async def test_C16_no_letter_of_an_onlooker_changes_anything(server: Server) -> None:
    for status, code in (await rooms(server)).items():
        before = await stored(server, code)
        for onlooker in (server.stranger(), await server.visitor("Carol"), await server.program("Robo")):
            for kind in ("play", "undo", "would"):
                frame = {"kind": kind, "id": "onlooker-1", "prompt": 1} | ({} if kind == "undo" else {"move": LOW})
                letter = {"line": "a-page-of-mine", "frame": json.dumps(frame)}
                answer = await onlooker.http.post(f"/api/rooms/{code}/letters", json=letter)
                first, *_, last = answer.json()
                assert (first["seat"], first["own"], first["prompt"], last["code"]) == (None, None, None, "not_seated")
        assert await stored(server, code) == before, status


MUTATING: list[tuple[str, str, Any]] = [
    ("PUT", "/seat", {"seat": 0}),
    ("DELETE", "/seat", None),
    ("PUT", "/ready", {"ready": True}),
    ("PUT", "/options", {"options": {"rounds": 1}}),
    ("PUT", "/bot", {"seat": 1, "level": "easy"}),
    ("DELETE", "/bot/1", None),
    ("PUT", "/terms", {"clock": {"kind": "none"}}),
    ("PUT", "/colour", {"colour": 4}),
    ("PUT", "/hush", {"hushed": True}),
    ("PUT", "/host", {"seat": 1}),
    ("DELETE", "/seat/1", None),
    ("PUT", "/pause", {"wish": True}),
    ("PUT", "/absent/1", {"choice": "autopilot"}),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
]
OTHERS = {("POST", "/fork"), ("POST", "/reports"), ("POST", "/weighing")}
"""What leaves this room as it is, for whoever has a name: it opens another, or goes to the admins."""
WHY = {"no_guest", "not_running", "not_seated", "not_host", "not_admin", "wrong_token", "seat_taken", "started", "over"}


async def test_nothing_that_changes_a_room_is_forgotten_here(server: Server) -> None:
    """A route that is added later has to be tried by an onlooker too."""
    described = (await server.stranger().http.get("/api/openapi.json")).json()["paths"]
    tried = {(method, end.replace("/1", "/{seat}")) for method, end, _ in MUTATING}
    room = "/api/rooms/{code}"
    changing = {
        (method.upper(), path.removeprefix(room))
        for path, methods in described.items()
        if path.startswith(room)
        for method in methods
        if method != "get"
    }
    assert changing - OTHERS == tried | {("POST", "/letters")}


async def stored(server: Server, code: str) -> Any:
    return await server.house.store.load(code), await log_of(server, code)


async def test_C19_two_hundred_come_and_go(config: Config) -> None:
    async with serving(replace(config, presence_pause=3600)) as server:
        code, people = await party(server, "Anna", "Bert")
        before = await stored(server, code)
        async with Watch(people[0], code) as anna:
            await crowd(server.stranger(), code, 200)
            await meet([anna])
            assert sum(isinstance(frame, wire.RoomChanged) for frame in anna.seen) <= 1
            assert not any(isinstance(frame, wire.Change) for frame in anna.seen)
        assert (await afresh(people[1], code))["room"].onlookers == 0, "all are gone"
        assert await stored(server, code) == before


async def crowd(client: Client, code: str, many: int) -> None:
    """So many are there at the same time; the last one sees them all."""
    async with AsyncExitStack() as stack:
        for _ in range(many // 20):
            await asyncio.gather(*(stack.enter_async_context(Watch(client, code)) for _ in range(20)))
        last = await stack.enter_async_context(Watch(client, code))
        assert last.room.onlookers == many + 1
        for watch in (last,):
            await watch.hang_up()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_C21_the_first_snapshot_is_what_the_view_function_says(config: Config, game: Game[Any]) -> None:
    async with serving(config, EVERY_GAME) as server:
        code, people = await gather(server, game.name, 2, {})
        codec = server.house.codecs[game.name]
        async with watching(code, *people, server.stranger()) as watches:
            for turn in range(5):
                await play_on(watches[:2], random.Random(turn), 6)
                await meet(watches)
                loaded = await server.house.store.load(code)
                assert loaded is not None
                seen = await afresh(server.stranger(), code)
                assert seen["public"] == to_jsonable_python(game.public(codec.load(loaded.state, loaded.version)))
                assert (seen["seat"], seen["own"], seen["prompt"]) == (None, None, None)
                assert compared(seen) == compared(watches[2].view()), "and what one saw who was there all the time"
