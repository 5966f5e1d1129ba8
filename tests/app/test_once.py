"""Every acknowledged move is there, and every move is carried out once: over reconnects, restarts, kills and races."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app import wire
from app.bus import Alone, Wake
from app.client import FRAME, Client
from app.commits import Append, Conflict
from app.config import Config
from app.stored import Entry, Loaded
from tests.app.killed import process
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_match import afresh, compared, meet, over, play_on

LOW = {"kind": "name", "word": "low"}


async def stored(server: Server, code: str) -> Loaded:
    loaded = await server.house.store.load(code)
    assert loaded is not None
    return loaded


async def log_of(server: Server, code: str) -> list[Entry]:
    return (await server.house.store.since(code, -1))[1]


def again(server: Server, client: Client) -> Client:
    """The same person at another server."""
    return server.known(Client(server.url, cookie=client.headers["Cookie"]))


async def test_C36_the_same_action_again_gets_the_same_answer(config: Config) -> None:
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            assert bert.prompt is not None
            no = bert.prompt.no
            accepted = await bert.choose(LOW, "bert-0001", no)
            assert accepted == wire.Accepted(kind="accepted", id="bert-0001")
            for _ in range(3):
                assert await bert.choose(LOW, "bert-0001", no) == accepted
            await meet([anna, bert])
            assert anna.public_no == 2, "nobody was told twice"
        async with Watch(people[1], code) as bert:
            assert await bert.choose(LOW, "bert-0001", no) == accepted, "over a new connection"
    async with serving(config) as server:
        async with Watch(again(server, people[1]), code) as bert:
            assert await bert.choose(LOW, "bert-0001", no) == accepted, "after a restart"
        assert len(await log_of(server, code)) == 2


async def test_another_seat_may_use_the_same_id(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        await bert.choose(LOW, "the-same-id")
        await meet([anna])
        answer = await anna.choose({"kind": "draw"}, "the-same-id")
        assert isinstance(answer, wire.Accepted)
        assert anna.public["players"][0]["laid"] == 1


async def test_C31_after_a_restart_everything_is_as_it_was(config: Config) -> None:
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert", "Carol")
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(5), 15)
            before = [compared(watch.view()) for watch in watches]
    async with serving(config) as server:
        people = [again(server, person) for person in people]
        assert [compared(await afresh(person, code)) for person in people] == before
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(6))
            assert over(watches[0])


async def test_any_version_can_be_rebuilt(config: Config) -> None:
    """A snapshot every third entry and patches between: each state is what the entries before it make."""
    async with serving(Config(**{**as_settings(config), "snapshot_every": 3})) as server:
        code, people = await party(server, "Anna", "Bert")
        states: list[Any] = []
        async with watching(code, *people) as watches:
            while not over(watches[0]):
                states.append((await stored(server, code)).state)
                await play_on(watches, random.Random(len(states)), 1)
        for at, state in enumerate(states):
            loaded = await server.house.store.load(code, at)
            assert loaded is not None and loaded.state == state


def as_settings(config: Config) -> dict[str, Any]:
    return {name: getattr(config, name) for name in config.__slots__}


class Line(Alone):
    """A bus between servers in one process."""

    def __init__(self, tasks: asyncio.TaskGroup) -> None:
        self._tasks = tasks
        self._wakes: list[Wake] = []
        self.other: Line | None = None

    async def publish(self, code: str) -> None:
        assert self.other is not None
        for wake in self.other._wakes:
            self._tasks.create_task(_woken(wake, code))

    def listen(self, wake: Wake) -> None:
        self._wakes.append(wake)


async def _woken(wake: Wake, code: str) -> None:
    await wake(code)


async def test_two_servers_on_one_database(config: Config) -> None:
    """Whoever writes second learns what the first wrote, and tries again; nothing is lost, nothing comes twice."""
    async with asyncio.TaskGroup() as tasks:
        first, second = Line(tasks), Line(tasks)
        first.other, second.other = second, first
        async with serving(config, bus=first) as one, serving(config, bus=second) as two:
            code, people = await party(one, "Anna", "Bert")
            people[1] = again(two, people[1])
            async with Watch(people[0], code) as anna, Watch(people[1], code) as bert:
                assert isinstance(await bert.choose(LOW), wire.Accepted)
                await anna.until(lambda seen: seen.prompt is not None)
                accepted = 1 + await race([anna, bert], random.Random(1))
                await anna.until(lambda seen: seen.public_no == bert.public_no)
                assert over(anna) and over(bert)
                assert compared(anna.view()) == compared(await afresh(again(two, people[0]), code))
                assert compared(bert.view()) == compared(await afresh(again(one, people[1]), code))
            log = await log_of(one, code)
            assert [entry.seq for entry in log] == list(range(accepted + 1))


async def race(watches: list[Watch], choose: random.Random) -> int:
    """Everybody who owes something plays at the same moment, until the end; how many moves were carried out."""
    accepted = 0
    while not all(over(watch) for watch in watches):
        sent = {}
        for watch in watches:
            if watch.prompt and watch.prompt.owes:
                sent[await watch.play(choose.choice(watch.prompt.moves))] = watch
        for action_id, watch in sent.items():
            accepted += isinstance(await watch.answered(action_id), wire.Accepted)
        await meet(watches)
    return accepted


async def test_two_writers_of_the_same_place_in_the_log(config: Config) -> None:
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        taken = (await log_of(server, code))[-1]
        with pytest.raises(Conflict):
            await server.house.rooms.means.commits.append(Append(taken.row()))
        async with Watch(people[1], code) as bert:
            assert isinstance(await bert.choose(LOW), wire.Accepted), "the next transaction is not spoiled"


@pytest.mark.parametrize("dies_at", [7])
async def test_Q1_killed_between_commit_and_answer(config: Config, dies_at: int) -> None:
    """Five commits lead to the first draw; whoever sends again what was not answered has played once."""
    with process(dies_at, DATABASE_URL=config.database_url, DATA_DIR=str(config.data_dir)) as (_, place):
        code, people = await party(place, "Anna", "Bert")
        async with Watch(people[1], code) as bert:
            assert isinstance(await bert.choose(LOW), wire.Accepted)
        sent = await draw_until_it_dies(people[0], code)
        await place.leave()
    async with serving(config) as server:
        anna = again(server, people[0])
        log = await log_of(server, code)
        assert [entry.action_id for entry in log if entry.seat == 0] == sent, "the last one too, though nobody was told"
        before = compared(await afresh(anna, code))
        async with Watch(anna, code) as watch:
            answer = await watch.choose({"kind": "draw"}, sent[-1], prompt=1)
            assert answer == wire.Accepted(kind="accepted", id=sent[-1])
        assert compared(await afresh(anna, code)) == before
        assert await log_of(server, code) == log


async def draw_until_it_dies(client: Client, code: str) -> list[str]:
    """The ids of all draws that were sent; only the last one was not answered."""
    sent: list[str] = []
    async with connect(f"{client.sockets}/ws/{code}", additional_headers=client.headers) as socket:
        first = wire.Snapshot.model_validate_json(await socket.recv()).prompt
        assert first is not None
        no = first.no
        with pytest.raises(ConnectionClosed):
            while True:
                sent.append(f"draw-{len(sent):04}")
                play = wire.Play(kind="play", id=sent[-1], prompt=no, move={"kind": "draw"})
                await socket.send(play.model_dump_json())
                while not isinstance(frame := FRAME.validate_json(await socket.recv()), wire.Accepted):
                    no = frame.prompt["no"][1] if isinstance(frame, wire.Change) and frame.prompt else no
    return sent
