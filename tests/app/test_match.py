"""Matches over real sockets: everybody sees what they may, all the time, and nothing else."""

from __future__ import annotations

import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from pydantic_core import to_json, to_jsonable_python
from websockets.asyncio.client import ClientConnection, connect

from app import wire
from app.client import FRAME, Client
from app.config import Config
from games.game import Luck, Said
from tests.app.server import Server, Watch, party, serving, watching
from tests.toy import PEBBLES, Pebbles, State
from tests.toy_table import Options, Peek


def over(watch: Watch) -> bool:
    return watch.room.status == "finished"


async def play_on(watches: list[Watch], choose: random.Random, moves: int = 500) -> None:
    """Seats that owe something choose at random, up to so many moves or to the end."""
    for _ in range(moves):
        owing = [watch for watch in watches if watch.prompt and watch.prompt.owes]
        if not owing:
            return
        chosen = choose.choice(owing)
        assert chosen.prompt is not None
        answer = await chosen.choose(choose.choice(chosen.prompt.moves))
        assert isinstance(answer, wire.Accepted), answer
        await meet(watches)


async def meet(watches: list[Watch]) -> None:
    """Lets everybody read all that was sent to them so far."""
    for watch in watches:
        assert isinstance(await watch.answer({"kind": "ping"}), wire.Pong)


async def afresh(client: Client, code: str) -> dict[str, Any]:
    """What somebody sees who connects only now."""
    async with Watch(client, code) as watch:
        return watch.view()


def compared(view: dict[str, Any]) -> dict[str, Any]:
    """A view without who is connected, which connecting changes."""
    return {name: part for name, part in view.items() if name != "room"}


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_snapshot_and_changes_are_a_later_snapshot(standing: Server, seats: int) -> None:
    code, people = await party(standing, *("Anna", "Bert", "Carol", "Dirk")[:seats])
    everybody = [*people, people[0], standing.stranger()]
    choose = random.Random(seats)
    async with watching(code, *everybody) as watches:
        while not over(watches[0]):
            await play_on(watches[:seats], choose, 7)
            await meet(watches)
            for client, watch in zip(everybody, watches, strict=True):
                assert compared(await afresh(client, code)) == compared(watch.view())
        assert watches[0].view() == watches[seats].view(), "C24: two tabs of a seat show the same"
        outcome = watches[-1].outcome
        assert outcome is not None and len(outcome.scores) == seats
        assert all(watch.prompt is None for watch in watches)


async def test_C21_a_snapshot_is_what_the_view_functions_say(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(3), 8)
    loaded = await standing.house.store.load(code)
    assert loaded is not None
    state: State = standing.house.codecs["pebbles"].load(loaded.state, loaded.version)
    seen = await afresh(standing.stranger(), code)
    assert seen["public"] == to_jsonable_python(PEBBLES.public(state)) and seen["own"] is None
    for seat, person in enumerate(people):
        seen = await afresh(person, code)
        assert seen["own"] == to_jsonable_python(PEBBLES.own(state, seat))
        prompt = PEBBLES.waiting(state).get(seat)
        assert (prompt and to_jsonable_python(prompt.moves)) == (seen["prompt"] and seen["prompt"].moves)


async def test_C39_a_refused_move_names_its_rule(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        refused = [await bert.choose(move) for move in ({"kind": "draw"}, {"kind": "withdraw"})]
        refused.append(await anna.choose({"kind": "draw"}, prompt=1))
        said = [(one.code, one.rule, bool(one.text)) for one in refused if isinstance(one, wire.Refused)]
        assert said == [
            ("not_offered", "Rounds", True),
            ("nothing_held", "Rounds", True),
            ("not_asked", "Rounds", True),
        ]


async def test_what_was_told_at_the_start_is_in_the_first_snapshot(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert", rounds=2)
    began = [wire.Line(no=1, told={"kind": "began", "rounds": 1})]
    async with watching(code, *people, standing.stranger()) as watches:
        assert [watch.log for watch in watches] == [began, began, began]
        assert watches[0].public_no == 1
    entry = (await standing.house.store.since(code, -1))[1][0]
    assert (entry.cause, entry.told) == ("start", [[{"kind": "began", "rounds": 1}, None, None]])


class Marked(Pebbles):
    """Pebbles with numbers that occur nowhere else, a different one each."""

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        state, said = super().start(seats, options, luck)
        for seat, player in enumerate(state.table.players):
            player.bag = [700_000_007 + seat * 10_000_000 + number * 1000 for number in range(6)]
        return state, said


async def test_C1_C8_hidden_pebbles_reach_only_their_owner(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(config, {"pebbles": Marked()}) as server:
        code, people = await party(server, "Anna", "Bert", "Carol")
        async with watching(code, *people, server.stranger()) as watches:
            await play_on(watches[:3], random.Random(1))
            await meet(watches)
            assert over(watches[0])
        won = {said.told["pebble"] for said in watches[-1].log if said.told["kind"] == "won"}
        hidden = {700_000_007 + seat * 10_000_000 + n * 1000: seat for seat in range(3) for n in range(6)}
        loaded = await server.house.store.load(code)
        assert loaded is not None and loaded.match.key is not None
    logged = capsys.readouterr().out
    for watch in watches:
        received = b"".join(to_json(frame) for frame in watch.seen)
        for pebble, owner in hidden.items():
            assert str(pebble) not in logged
            if pebble not in won and owner != watch.seat:
                assert str(pebble).encode() not in received
        assert loaded.match.key.hex().encode() not in received


async def test_C34_all_seats_at_the_same_moment(server: Server) -> None:
    code, people = await party(server, "Anna", "Bert", "Carol", "Dirk")
    async with watching(code, *people) as watches:
        await watches[3].choose({"kind": "name", "word": "high"})
        await meet(watches)
        sent = [await watch.play({"kind": "draw"}) for watch in watches]
        for watch, action_id in zip(watches, sent, strict=True):
            assert isinstance(await watch.answered(action_id), wire.Accepted)
        await meet(watches)
        assert [player["laid"] for player in watches[0].public["players"]] == [1, 1, 1, 1]


async def test_a_second_click_is_not_a_second_move(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        await bert.choose({"kind": "name", "word": "low"})
        await meet([anna, bert])
        assert anna.prompt is not None
        first = anna.prompt
        assert isinstance(await anna.choose({"kind": "draw"}, prompt=first.no), wire.Accepted)
        second = await anna.choose({"kind": "draw"}, prompt=first.no)
        assert isinstance(second, wire.Refused) and second.code == "stale"
        assert second.prompt == anna.prompt and second.prompt is not None and second.prompt.no == first.no + 1
        assert bert.prompt is not None and isinstance(await bert.choose({"kind": "draw"}), wire.Accepted)


async def test_C12_a_sealed_answer_can_be_taken_back(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        await bert.choose({"kind": "name", "word": "low"})
        await meet([anna, bert])
        while anna.prompt and anna.prompt.ask != "auction":
            await anna.choose({"kind": "draw"})
        assert anna.prompt is not None
        bid = anna.prompt.moves[0]
        await anna.choose(bid)
        await meet([anna, bert])
        assert anna.prompt.chosen == bid and not anna.prompt.owes
        assert {"seat": 0, "ask": "auction", "chosen": True} in bert.public["waiting"]
        assert "bid" not in str(bert.seen), "that somebody chose is public, what is not"
        await anna.choose({"kind": "withdraw"})
        assert anna.prompt.chosen is None and anna.prompt.owes


async def test_C26_sync_brings_what_was_missed(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        before = (bert.public_no, bert.own_no)
        await play_on([anna, bert], random.Random(1), 5)
        changes = [frame for frame in bert.seen if isinstance(frame, wire.Change)]
        assert len(changes) == 5
        assert await sync(people[1], code, *before) == changes
        between = changes[1]
        assert await sync(people[1], code, between.public_no, between.own_no) == changes[2:]
        now = wire.UpToDate(kind="up_to_date", public_no=bert.public_no, own_no=bert.own_no)
        assert await sync(people[1], code, bert.public_no, bert.own_no) == [now]
        for public, own in ((99, 99), (-1, 0), (1, 3), (0, 0)):
            [snapshot] = await sync(people[1], code, public, own)
            assert isinstance(snapshot, wire.Snapshot) and snapshot.public == bert.public


async def sync(client: Client, code: str, public: int, own: int) -> list[wire.ServerFrame]:
    """All that the server sends to somebody who says to have seen up to here."""
    frames: list[wire.ServerFrame] = []
    async with connect(f"{client.sockets}/ws/{code}", additional_headers=client.headers) as socket:
        await socket.send(wire.Ping(kind="ping").model_dump_json())
        await socket.send(wire.Sync(kind="sync", public=public, own=own).model_dump_json())
        await socket.send(wire.Ping(kind="ping").model_dump_json())
        pongs = 0
        while pongs < 2:
            frame: wire.ServerFrame = FRAME.validate_json(await socket.recv())
            pongs += isinstance(frame, wire.Pong)
            if pongs == 1 and not isinstance(frame, wire.Pong | wire.RoomChanged):
                frames.append(frame)
    return frames


class Broken(Pebbles):
    """Rules with a fault, and a secret in its text."""

    def play(self, state: State, seat: int, move: Any, luck: Luck) -> Said:
        said = super().play(state, seat, move, luck)
        if isinstance(move, Peek):
            raise KeyError("secret-pebble")
        return said


async def test_Q13_rules_that_fail(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(config, {"pebbles": Broken()}) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await bert.choose({"kind": "name", "word": "low"})
            await meet([anna, bert])
            before = anna.view()
            refused = await anna.choose({"kind": "peek"})
            assert isinstance(refused, wire.Refused) and refused.code == "rules_failed" and refused.text
            assert anna.view() == before == {**before, **compared(await afresh(people[0], code))}
            assert isinstance(await anna.choose({"kind": "draw"}), wire.Accepted), "the match lives on"
            assert isinstance(await bert.choose({"kind": "draw"}), wire.Accepted)
    logged = capsys.readouterr().out
    assert "rules_failed" in logged and "test_match.py" in logged and "KeyError" in logged
    assert "secret-pebble" not in logged


async def test_C19_who_comes_and_goes_is_told_now_and_then(config: Config) -> None:
    async with serving(replace(config, presence_pause=3600)) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[0], code) as anna:
            for _ in range(10):
                await afresh(server.stranger(), code)
            await meet([anna])
            assert sum(isinstance(frame, wire.RoomChanged) for frame in anna.seen) <= 1
            assert (await afresh(people[1], code))["room"].seats[0].here, "a snapshot always knows"


async def test_a_room_leaves_memory_and_comes_back(config: Config) -> None:
    async with serving(replace(config, idle_seconds=0)) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(2), 9)
            seen = [compared(watch.view()) for watch in watches]
        while len(server.house.rooms):
            await people[0].http.get("/healthz")
        for person, before in zip(people, seen, strict=True):
            assert compared(await afresh(person, code)) == before
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(3))
            assert over(watches[0])


async def test_who_does_not_read_is_dropped(config: Config) -> None:
    async with serving(replace(config, outbox=8)) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[0], code) as anna, not_reading(people[1], code):
            await anna.until(lambda seen: seen.room.seats[1].here)
            while anna.room.seats[1].here:
                await people[0].http.post("/api/guest", json={"name": f"Anna {len(anna.seen)}"})
                await meet([anna])


@asynccontextmanager
async def not_reading(client: Client, code: str) -> AsyncIterator[ClientConnection]:
    """Somebody who connects, and then takes no frame from the line."""
    address = httpx.URL(client.sockets)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((address.host, address.port))
        where, who = f"{client.sockets}/ws/{code}", client.headers
        async with connect(where, additional_headers=who, sock=line, max_queue=1, ping_interval=None) as connection:
            yield connection
            connection.transport.abort()
