"""C90: every limit is on by itself, and answers with its key, what it allows, and the seconds to wait."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app import wire, ws
from app.client import Client, Table
from app.config import BadSetting, Config, from_environment
from app.errors import Refusal
from app.limits import OFF, Limits, Rate
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_frames import ending

SLOW = 1e6
"""Seconds in which nothing is filled again while a test runs."""
README = (Path(__file__).parents[2] / "app/README.md").read_text()


def only(config: Config, **limits: Any) -> Config:
    """No limits but these."""
    return replace(config, limits=replace(OFF, **limits))


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """The limits are counted in memory, so that one database is enough."""
    return Config(data_dir=tmp_path, bot_pace=0, presence_pause=0, limits=OFF)


async def met(client: Client, method: str, path: str, **request: Any) -> tuple[str, int]:
    """The limit that a request meets, and what it allows."""
    answer = await client.http.request(method, path, **request)
    problem = wire.Problem.model_validate_json(answer.content)
    assert (answer.status_code, problem.code) == (429, "too_many")
    assert problem.seconds and problem.limit and problem.allowed
    assert 0 <= int(answer.headers["retry-after"]) - problem.seconds < 1
    assert "content-security-policy" in answer.headers
    return problem.limit, problem.allowed


# ------------------------------------------------------------------ settings


def test_limits_are_on_unless_they_are_lifted() -> None:
    assert from_environment({}).limits == Limits()
    assert from_environment({"LIMITS": "off"}).limits == OFF
    changed = from_environment({"LIMITS": "rooms=5/60, sockets=3"}).limits
    assert changed == replace(Limits(), rooms=Rate(5, 60.0), sockets=3)


@pytest.mark.parametrize(
    "text", ["on", "rooms", "rooms=5", "rooms=0/5", "rooms=5/0", "rooms=5/nan", "sockets=3/4", "x=1"]
)
def test_limits_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadSetting, match="LIMITS"):
        from_environment({"LIMITS": text})


def test_every_limit_is_described_as_it_is() -> None:
    for one in fields(Limits):
        usual = getattr(Limits(), one.name)
        said = f"{usual.allowed} in {usual.seconds} s" if isinstance(usual, Rate) else f"{usual} at once"
        assert f"| `{one.name}` | {said} |" in README


# ------------------------------------------------------------------ REST


async def test_C90_requests_from_one_address(config: Config) -> None:
    async with serving(only(config, requests=Rate(3, SLOW))) as server:
        stranger = server.stranger()
        for path in ("/api/games", "/healthz", "/"):
            assert (await stranger.http.get(path)).status_code == 200
        for path in ("/api/games", "/", "/assets/app.js", "/api/nothing"):
            assert await met(stranger, "GET", path) == ("requests", 3)
        with pytest.raises(InvalidStatus) as denied:
            await connect(f"{stranger.sockets}/ws/VINE-2222").__aenter__()
        assert denied.value.response.status_code == 429
        problem = wire.Problem.model_validate_json(denied.value.response.body or b"")
        assert (problem.code, problem.limit) == ("too_many", "requests")


async def test_C90_new_people_from_one_address(config: Config) -> None:
    async with serving(only(config, guests=Rate(2, SLOW))) as server:
        anna, _ = await server.visitor("Anna"), await server.visitor("Bert")
        assert await met(server.stranger(), "POST", "/api/guest", json={"name": "Carol"}) == ("guests", 2)
        assert (await anna.http.post("/api/guest", json={"name": "Anne"})).status_code == 200, "she is known"


async def test_C90_new_names(config: Config) -> None:
    async with serving(only(config, names=Rate(2, SLOW))) as server:
        anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
        for name in ("Anne", "Annie"):
            assert (await anna.http.post("/api/guest", json={"name": name})).status_code == 200
        assert await met(anna, "POST", "/api/guest", json={"name": "Ann"}) == ("names", 2)
        assert (await anna.ask(wire.Me, "GET", "/api/me")).name == "Annie"
        assert (await bert.http.post("/api/guest", json={"name": "Bart"})).status_code == 200


async def test_C90_rooms_from_one_address(config: Config) -> None:
    async with serving(only(config, rooms=Rate(2, SLOW))) as server:
        anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
        room = await anna.open("pebbles")
        assert (await anna.http.post("/api/rooms", json={"game": "chess"})).status_code == 404
        await bert.open("pebbles")
        assert await met(bert, "POST", "/api/rooms", json={"game": "pebbles"}) == ("rooms", 2)
        assert await met(anna, "POST", f"/api/rooms/{room.code}/rematch") == ("rooms", 2)


async def test_C90_changes_by_one_person(config: Config) -> None:
    async with serving(only(config, changes=Rate(2, SLOW))) as server:
        anna, bert = await server.visitor("Anna"), await server.visitor("Bert")
        room = await anna.open("pebbles")
        await anna.ready(room.code)
        before = await anna.ready(room.code, ready=False)
        for method, end, body in (
            ("PUT", "/seat", {"seat": 1}),
            ("DELETE", "/seat", None),
            ("PUT", "/ready", {"ready": True}),
            ("PUT", "/colour", {"colour": 3}),
            ("PUT", "/hush", {"hushed": True}),
            ("PUT", "/options", {"options": {"rounds": 1}}),
            ("PUT", "/bot", {"seat": 1}),
            ("DELETE", "/bot/1", None),
            ("POST", "/start", None),
        ):
            assert await met(anna, method, f"/api/rooms/{room.code}{end}", json=body) == ("changes", 2)
        assert await anna.ask(wire.Room, "GET", f"/api/rooms/{room.code}") == before
        assert (await bert.sit(room.code)).seats[1].name == "Bert"


# ------------------------------------------------------------------ websockets


async def too_many(watch: Watch, frame: Any) -> tuple[str | None, int | None]:
    answer = await watch.answer(frame)
    assert isinstance(answer, wire.Refused) and answer.code == "too_many" and answer.seconds, answer
    return answer.limit, answer.allowed


async def test_C90_websockets_of_one_address_and_of_one_room(config: Config) -> None:
    for limits, key in (({"sockets": 2}, "sockets"), ({"watchers": 2}, "watchers")):
        async with serving(only(config, **limits)) as server:
            code, people = await party(server, "Anna", "Bert")
            async with watching(code, *people) as (anna, bert):
                assert await ending(server.stranger(), code) == ("too_many", 4429), key
                await bert.hang_up()
                await anna.until(lambda seen: not seen.room.seats[1].here)
                async with Watch(server.stranger(), code) as onlooker:
                    assert isinstance(await onlooker.answer({"kind": "ping"}), wire.Pong)


@pytest.mark.parametrize("key", ["frames", "address_frames"])
async def test_C89_C90_frames(config: Config, key: str) -> None:
    async with serving(only(config, **{key: Rate(3, SLOW)})) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[1], code) as bert, Watch(people[0], code) as anna:
            for _ in range(3):
                assert isinstance(await bert.answer({"kind": "ping"}), wire.Pong)
            assert await too_many(bert, {"kind": "ping"}) == (key, 3)
            move = {"kind": "play", "id": "12345678", "prompt": 1, "move": {"kind": "name", "word": "low"}}
            assert await too_many(bert, move) == (key, 3)
            refusal = bert.seen[-1]
            assert isinstance(refusal, wire.Refused)
            assert (refusal.id, refusal.prompt) == ("12345678", bert.prompt), "with what is asked now"
            other = await anna.answer({"kind": "ping"})
            assert isinstance(other, wire.Pong if key == "frames" else wire.Refused)
        assert len((await server.house.store.since(code, -1))[1]) == 1


async def test_C90_syncs(config: Config) -> None:
    async with serving(only(config, syncs=Rate(2, SLOW))) as server:
        code, _ = await party(server, "Anna", "Bert")
        async with Watch(server.stranger(), code) as onlooker:
            for _ in range(2):
                await onlooker.answer({"kind": "sync", "public": onlooker.public_no, "own": 0})
            assert await too_many(onlooker, {"kind": "sync", "public": 0, "own": 0}) == ("syncs", 2)
            assert isinstance(await onlooker.answer({"kind": "ping"}), wire.Pong)


async def test_C90_sizes(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles")
    async with Watch(anna, room.code) as seen:
        answer = await seen.answer("x" * 5000)
        assert isinstance(answer, wire.Refused)
        assert (answer.code, answer.limit, answer.allowed, answer.seconds) == ("too_big", "frame_bytes", 4096, 0)
    answer_to = await anna.http.post("/api/rooms", json={"game": "x" * 70_000})
    problem = wire.Problem.model_validate_json(answer_to.content)
    assert (problem.limit, problem.allowed, problem.seconds) == ("body_bytes", 65536, 0)


WRONG: dict[str, Any] = {
    "nonsense": "hello",
    "an old prompt": {"kind": "play", "id": "12345678", "prompt": 0, "move": {"kind": "draw"}},
    "not asked": {"kind": "play", "id": "12345678", "prompt": 1, "move": {"kind": "draw"}},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
async def test_C91_who_is_always_wrong_is_let_go(config: Config, monkeypatch: pytest.MonkeyPatch, wrong: Any) -> None:
    """As many refusals as are allowed, some more that come slowly, and then no connection; others play on."""
    monkeypatch.setattr(ws, "BREATH", 0.0)
    monkeypatch.setattr(ws, "ENOUGH", 10)
    async with serving(only(config, refusals=Rate(20, SLOW))) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[1], code) as bert, Watch(people[0], code) as anna:
            await bert.until(lambda seen: seen.room.seats[0].here)
            answers = [await anna.refused(wrong) for _ in range(30)]
            assert set(answers[:20]) <= {"bad_frame", "not_asked"}
            with pytest.raises(Refusal, match="too_many"):
                await anna.until(lambda _: False)
            await bert.until(lambda seen: not seen.room.seats[0].here)
            assert isinstance(await bert.choose({"kind": "name", "word": "low"}), wire.Accepted)


# ------------------------------------------------------------------ nobody who means well meets them


async def test_a_program_that_is_told_to_wait_waits(config: Config) -> None:
    """It plays to the end however small the buckets are, and each of its moves is carried out once."""
    limits = {"frames": Rate(1, 0.01), "requests": Rate(5, 0.05), "rooms": Rate(1, 0.01)}
    async with serving(only(config, **limits)) as server:
        robo = await server.program("Robo")
        await robo.open("pebbles")
        room = await robo.open("pebbles")
        await robo.seat_bot(room.code, 1)
        await robo.ready(room.code)
        await robo.start(room.code)
        table = robo.table(room.code)
        async for prompt in table.prompts():
            await table.play(prompt.moves[0])
        assert table.room.status == "finished"


async def test_a_family_at_one_address_meets_no_limit(config: Config) -> None:
    """Ten people with two screens each reload, rename, sit down, and draw as fast as they are answered."""
    async with serving(replace(config, limits=Limits())) as server:
        tables = [await party(server, "Anna", "Bert", rounds=1) for _ in range(5)]
        for code, people in tables:
            for person in people:
                for name in ("Mum", "Dad"):
                    assert (await person.http.post("/api/guest", json={"name": name})).status_code == 200
                assert await person.ask(wire.Room, "GET", f"/api/rooms/{code}")
        async with AsyncExitStack() as stack:
            screens = [
                await stack.enter_async_context(Watch(person, code)) for code, people in tables for person in people * 2
            ]
            assert len(screens) == 20
        everybody = [person.table(code) for code, people in tables for person in people]
        await asyncio.gather(*(draws(table) for table in everybody))
        assert {table.room.status for table in everybody} == {"finished"}


async def draws(table: Table) -> None:
    async for prompt in table.prompts():
        await table.play(prompt.moves[0])
