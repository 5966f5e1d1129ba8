"""Everybody at once: each frame is applied once or refused with a reason. `python -m tests.races` runs many rounds."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from app import wire
from app.config import Config
from tests.app.server import Server, party, serving
from tests.app.test_once import again, log_of
from tests.frame_fuzz import Visitor
from tests.races import RACED, race_all


async def test_C34_all_seats_fire_all_they_have(config: Config) -> None:
    async with serving(config, {game.name: game for game, _ in RACED}) as server:
        answers = await race_all(server, 24)
    assert answers["rounds"] == 24 and answers["applied"] > 24
    assert answers["stale"] > 24, "only one of the answers to a question counts"


async def test_C36_one_action_from_many_tabs_and_after_a_restart(config: Config) -> None:
    play = {"kind": "play", "id": "the-one-action", "prompt": 1, "move": {"kind": "name", "word": "low"}}
    async with serving(config) as server:
        code, (_, bert) = await party(server, "Anna", "Bert")
        async with AsyncExitStack() as stack:
            tabs = [await stack.enter_async_context(Visitor(bert, code)) for _ in range(5)]
            heard = await asyncio.gather(*(tab.fire([json.dumps(play)] * 5) for tab in tabs))
        assert [answers(frames) for frames in heard] == [[accepted()] * 5] * 5
        before = await log_of(server, code)
    async with serving(config) as server:
        async with Visitor(again(server, bert), code) as tab:
            assert answers(await tab.fire([json.dumps(play)] * 5)) == [accepted()] * 5
        assert await log_of(server, code) == before
    assert [entry.action_id for entry in before] == [None, "the-one-action"]


def accepted() -> wire.ServerFrame:
    return wire.Accepted(kind="accepted", id="the-one-action")


def answers(frames: list[wire.ServerFrame]) -> list[wire.ServerFrame]:
    return [frame for frame in frames if isinstance(frame, wire.Accepted | wire.Refused)]


@pytest.mark.parametrize("times", [20])
async def test_lobby_changes_at_once(server: Server, times: int) -> None:
    """Four people for three seats, who all sit down, get ready and leave at once: the room is one that could be."""
    anna = await server.visitor("Anna")
    room = await anna.open("pebbles", 3)
    people = [anna, *[await server.visitor(name) for name in ("Bert", "Carol", "Dirk")]]
    path = f"/api/rooms/{room.code}"
    wishes = [("PUT", "/seat", {"seat": 1}), ("PUT", "/ready", {"ready": True}), ("DELETE", "/seat", None)]
    for turn in range(times):
        method, end, body = wishes[turn % 3]
        done = await asyncio.gather(*(one.http.request(method, path + end, json=body) for one in people))
        assert {answer.status_code for answer in done} <= {200, 403, 409}
        now = await anna.ask(wire.Room, "GET", path)
        names = [seat.name for seat in now.seats if seat.name]
        assert len(names) == len(set(names))
        assert now.host is None or now.seats[now.host].name
        assert all(seat.name for seat in now.seats if seat.ready)
