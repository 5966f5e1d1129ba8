"""C66: a whole match without any websocket, by letters: as somebody sees and plays it who has one."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from websockets.asyncio.client import connect

from app import wire
from app.client import FRAME, Client, Table
from app.config import Config
from tests.app.server import Server, Watch, party, serving, view_of
from tests.app.test_lobby import problem
from tests.app.test_match import afresh, compared
from tests.app.test_once import again
from tests.app.test_secrets import sql
from tests.toy import PEBBLES


class Writer(Table):
    """Somebody without a websocket, who takes the frames of every answer as a page takes those of a websocket."""

    def __init__(self, client: Client, code: str, line: str = "the-only-page") -> None:
        super().__init__(client, code)
        self.path, self.line = f"/api/rooms/{code}/letters", line
        self.answers: list[wire.ServerFrame] = []

    async def write(self, frame: dict[str, Any] | None = None) -> list[wire.ServerFrame]:
        seen = {"public": self.public_no, "own": self.own_no} if self.answers else None
        said = {"line": self.line, "seen": seen, "frame": frame and json.dumps(frame)}
        answer = await self._client.http.post(self.path, json=said)
        assert answer.status_code == 200, answer.text
        new = [FRAME.validate_python(one) for one in answer.json()]
        for one in new:
            self.take(one)
        self.answers += new
        return new

    async def choose(self, move: Any) -> wire.ServerFrame:
        assert self.prompt is not None
        number = f"letter-{len(self.answers):04}"
        new = await self.write({"kind": "play", "id": number, "prompt": self.prompt.no, "move": move})
        return next(frame for frame in new if isinstance(frame, wire.Accepted | wire.Refused))

    def view(self) -> dict[str, Any]:
        return view_of(self)


@asynccontextmanager
async def quick(config: Config, linger: float = 60.0) -> AsyncIterator[Server]:
    """A server that answers even if there is nothing new."""
    async with serving(replace(config, letter_seconds=0, linger_seconds=linger)) as server:
        yield server


async def test_C66_a_whole_match_by_letters(config: Config) -> None:
    choose = random.Random(3)
    async with quick(config) as server:
        code, people = await party(server, "Anna", "Bert", "Carol")
        writers = [Writer(person, code) for person in [*people, server.stranger()]]
        while not all(writer.answers and writer.outcome for writer in writers):
            for writer in writers:
                await writer.write()
            owing = [writer for writer in writers if writer.prompt and writer.prompt.owes]
            if owing:
                chosen = choose.choice(owing)
                assert chosen.prompt is not None
                assert isinstance(await chosen.choose(choose.choice(chosen.prompt.moves)), wire.Accepted)
                assert compared(chosen.view()) == compared(await afresh(chosen._client, code))
        for writer in writers:
            assert compared(writer.view()) == compared(await afresh(writer._client, code))
        kinds = [answer.kind for answer in writers[0].answers]
        assert kinds.count("snapshot") == 1, "later letters bring only what is new"


async def test_what_is_said_comes_by_letter_too(config: Config) -> None:
    """Each line once, to whoever says which was the last."""
    async with quick(config) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        path, letter = f"/api/rooms/{code}/letters", {"line": "a-page-of-mine", "frame": None}
        writer = Writer(anna, code)
        assert writer.answers == [] and await writer.write()
        new = await writer.write({"kind": "say", "id": "12345678", "text": "By letter"})
        assert [frame.kind for frame in new if frame.kind != "room"] == ["said", "accepted"]
        for said, times in ((0, 1), (1, 0)):
            seen = {"public": writer.public_no, "own": 0, "said": said}
            answer = await bert.http.post(path, json=letter | {"seen": seen})
            assert [frame["kind"] for frame in answer.json()].count("said") == times


async def test_an_answer_waits_for_news(config: Config) -> None:
    """The next letter of the same page ends the waiting; so does a move of somebody else."""
    async with serving(config) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        writer = Writer(anna, code)
        await writer.write()
        waiting = asyncio.create_task(Writer.write(writer))
        async with Watch(bert, code) as watch:
            await watch.until(lambda seen: all(chair.here for chair in seen.room.seats))
            await watch.choose({"kind": "name", "word": "low"})
            await waiting
            while not any(isinstance(frame, wire.Change) for frame in writer.answers):
                await writer.write()
            waiting, before = asyncio.create_task(writer.write()), dict(server.house.places)
            while server.house.places == before:
                await anna.http.get("/healthz")
            ping = await Writer(anna, code).write({"kind": "ping"})
            assert [frame.kind for frame in ping if frame.kind != "room"] == ["snapshot", "pong"]
            await waiting


async def test_a_writer_is_here_between_two_letters_and_gone_after_the_last(config: Config) -> None:
    async with quick(config, 0.2) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        async with Watch(bert, code) as watch:
            await Writer(anna, code).write()
            await watch.until(lambda seen: seen.room.seats[0].here)
            await watch.until(lambda seen: not seen.room.seats[0].here)
    assert not server.house.places


async def test_letters_of_one_page_at_the_same_moment(config: Config) -> None:
    """One of them has the place; none of the others stays at the table."""
    async with quick(config, 0.2) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        async with Watch(bert, code) as watch:
            await asyncio.gather(*(Writer(anna, code).write() for _ in range(5)))
            await watch.until(lambda seen: seen.room.seats[0].here)
            await watch.until(lambda seen: not seen.room.seats[0].here)


async def test_who_cannot_be_shown_everything_is_not_here(server: Server) -> None:
    """Whether they came by letter or by websocket."""
    code, (anna, bert) = await party(server, "Anna", "Bert")
    await sql(server, "ALTER TABLE chat RENAME TO elsewhere")
    answer = await anna.http.post(f"/api/rooms/{code}/letters", json={"line": "the-only-page"})
    assert answer.status_code >= 500
    async with connect(f"{bert.sockets}/ws/{code}", additional_headers=bert.headers) as socket:
        await socket.wait_closed()
    await sql(server, "ALTER TABLE elsewhere RENAME TO chat")
    room = (await anna.http.get(f"/api/rooms/{code}")).json()
    assert [seat["here"] for seat in room["seats"]] == [False, False]
    assert not server.house.places


async def test_two_pages_of_one_person(server: Server) -> None:
    code, (anna, _) = await party(server, "Anna", "Bert")
    one, two = Writer(anna, code, "page-one"), Writer(anna, code, "page-two")
    for writer in (one, two, one, two):
        await writer.write({"kind": "ping"})
    assert compared(one.view()) == compared(two.view())


async def test_a_letter_begins_a_match(server: Server) -> None:
    """Who waits in the lobby hears of the start."""
    anna = await server.visitor("Anna")
    room = await anna.open(PEBBLES.name)
    writer = Writer(anna, room.code)
    await writer.write({"kind": "ping"})
    waiting = asyncio.create_task(writer.write())
    await anna.http.put(f"/api/rooms/{room.code}/bot", json={"seat": 1, "level": "easy"})
    await anna.ready(room.code)
    await anna.start(room.code)
    await waiting
    while writer.prompt is None:
        await writer.write()
    assert writer.own["laid"] == []


async def test_after_a_restart_what_was_missed_comes(config: Config) -> None:
    async with quick(config) as server:
        code, people = await party(server, "Anna", "Bert")
        writer = Writer(people[1], code)
        await writer.write()
        await writer.choose({"kind": "name", "word": "low"})
    async with quick(config) as server:
        writer._client = again(server, people[1])
        assert {frame.kind for frame in await writer.write()} == {"room"}
        assert compared(writer.view()) == compared(await afresh(writer._client, code))


async def test_strange_letters(server: Server) -> None:
    code, (anna, _) = await party(server, "Anna", "Bert")
    path = f"/api/rooms/{code}/letters"
    assert (
        await problem(anna, "POST", "/api/rooms/VINE-2222/letters", json={"line": "a-page-of-mine"}) == "unknown_room"
    )
    for said in (
        {},
        {"line": "x"},
        {"line": "a-page-of-mine", "seen": {"public": 1}},
        {"line": "a-page-of-mine", "x": 1},
    ):
        assert await problem(anna, "POST", path, json=said) == "invalid"
    for frame, code_ in (("{", "bad_frame"), ('{"kind":"x"}', "bad_frame"), ("x" * 5000, "too_big")):
        answer = await anna.http.post(path, json={"line": "a-page-of-mine", "frame": frame})
        assert answer.json()[-1]["code"] == code_
    for seen in ({"public": 99, "own": 99}, {"public": -1, "own": -1}):
        answer = await anna.http.post(path, json={"line": "a-page-of-mine", "seen": seen, "frame": '{"kind":"ping"}'})
        assert [frame["kind"] for frame in answer.json() if frame["kind"] != "room"] == ["snapshot", "pong"]
    foreign = await anna.http.post(path, json={"line": "a-page-of-mine"}, headers={"Origin": "https://evil.example"})
    assert foreign.json()["code"] == "wrong_origin"
