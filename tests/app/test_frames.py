"""What a websocket says to bad frames: a typed refusal, and the connection lives on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app import wire
from app.client import Client
from tests.app.server import Server, Watch, party, watching

PLAY = {"kind": "play", "id": "12345678", "prompt": 1, "move": {"kind": "name", "word": "high"}}


BAD = {
    "empty": ("", "bad_frame"),
    "no json": ("hello", "bad_frame"),
    "no object": ("[]", "bad_frame"),
    "very deep": ("[" * 4000, "bad_frame"),
    "torn off": ('{"kind": "play"', "bad_frame"),
    "an unknown kind": (json.dumps({"kind": "dance"}), "bad_frame"),
    "a frame of the server": (json.dumps({"kind": "snapshot"}), "bad_frame"),
    "an unknown field": (json.dumps({**PLAY, "more": 1}), "bad_frame"),
    "a short id": (json.dumps({**PLAY, "id": "short"}), "bad_frame"),
    "a strange id": (json.dumps({**PLAY, "id": "12345678\u0000"}), "bad_frame"),
    "text for a number": (json.dumps({**PLAY, "prompt": "1"}), "bad_frame"),
    "a move that is no object": (json.dumps({**PLAY, "move": "name"}), "bad_frame"),
    "no move of this game": (json.dumps({**PLAY, "move": {"kind": "fly"}}), "bad_move"),
    "an empty move": (json.dumps({**PLAY, "move": {}}), "bad_move"),
    "not offered now": (json.dumps({**PLAY, "move": {"kind": "draw"}}), "not_offered"),
    "nothing to withdraw": (json.dumps({**PLAY, "move": {"kind": "withdraw"}}), "nothing_held"),
    "an old prompt": (json.dumps({**PLAY, "prompt": 0}), "stale"),
    "a prompt of the future": (json.dumps({**PLAY, "prompt": 10**30}), "stale"),
    "more than 4 KiB": ("x" * 4097, "too_big"),
    "more than 4 KiB in letters of two bytes": ('"' + "é" * 3000 + '"', "too_big"),
    "60 kB": ("x" * 60_000, "too_big"),
}


async def test_bad_frames(standing: Server) -> None:
    match, (_, bert) = await party(standing, "Anna", "Bert")
    async with Watch(bert, match) as seen:
        for what, (frame, code) in BAD.items():
            assert await seen.refused(frame) == code, what
        assert await seen.answer({"kind": "ping"}) == wire.Pong(kind="pong")
        assert isinstance(await seen.choose({"kind": "name", "word": "low"}), wire.Accepted)


async def test_C35_C39_a_refusal_says_why_and_changes_nothing(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        before = await standing.house.store.load(code)
        refused = await anna.answer({**PLAY, "id": "anna-too-early"})
        assert isinstance(refused, wire.Refused)
        assert (refused.id, refused.code, refused.prompt) == ("anna-too-early", "not_asked", None)
        assert refused.text
        stale = await bert.answer({**PLAY, "prompt": 0})
        assert isinstance(stale, wire.Refused) and stale.prompt == bert.prompt, "it comes with the present prompt"
        assert await standing.house.store.load(code) == before


async def test_a_play_in_the_lobby(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    async with Watch(anna, room.code) as seen:
        assert await seen.refused(PLAY) == "not_running"


async def test_C16_onlookers_cannot_act(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    for onlooker in (standing.stranger(), await standing.visitor("Carol"), await standing.program("Robo")):
        async with Watch(onlooker, code) as seen:
            assert (seen.seat, seen.own, seen.prompt) == (None, None, None)
            assert await seen.refused(PLAY) == "not_seated"


async def ending(client: Client, code: str, **extra: Any) -> tuple[str, int | None]:
    """The refusal of a connection that is turned away, and its close code."""
    headers = {**client.headers, **extra}
    async with connect(f"{client.sockets}/ws/{code}", additional_headers=headers) as socket:
        refused = wire.Refused.model_validate_json(await socket.recv())
        await closed(socket)
        return refused.code, socket.close_code


async def closed(socket: ClientConnection) -> None:
    with pytest.raises(ConnectionClosed):
        while True:
            await socket.recv()


async def test_who_is_turned_away(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    stranger = standing.stranger()
    assert await ending(stranger, "VINE-0000") == ("unknown_room", 4404)
    assert await ending(stranger, "nonsense") == ("unknown_room", 4404)
    assert await ending(stranger, code, Authorization="Bearer nonsense") == ("wrong_token", 4401)
    assert await ending(anna, code, Origin="https://evil.example") == ("wrong_origin", 4403)


async def test_the_own_page_is_let_in(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    headers = {**anna.headers, "Origin": standing.url}
    async with connect(f"{anna.sockets}/ws/{code}", additional_headers=headers) as socket:
        assert wire.Snapshot.model_validate_json(await socket.recv()).seat == 0


async def test_binary_is_no_frame(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    stranger = standing.stranger()
    async with connect(f"{stranger.sockets}/ws/{code}") as socket:
        await socket.send(b'{"kind": "ping"}')
        await socket.send('{"kind": "ping"}')
        frames = [json.loads(await socket.recv()) for _ in range(4)]
    assert [frame.get("code") for frame in frames if frame["kind"] in ("refused", "pong")] == ["bad_frame", None]


async def test_far_too_big_closes(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    async with connect(f"{standing.stranger().sockets}/ws/{code}") as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send("x" * 100_000)
            await closed(socket)
            raise socket.protocol.close_exc
    assert socket.close_code == 1009
