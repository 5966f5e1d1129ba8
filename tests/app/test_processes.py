"""Several server processes on one Postgres: everybody sees the same at every one of them, and any of them may die."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager, ExitStack

import pytest

from app import bots, wire
from app.bus import Alone
from app.client import Client
from app.config import Config
from app.peers import SILENCE, Peers, packed, unpacked
from tests.app import killed
from tests.app.postgres import create, cut, url
from tests.app.server import Place, Watch, party, serving, watching
from tests.app.test_match import afresh, compared, meet, over
from tests.app.test_upkeep import act
from tests.forks import Fork

LOW, DRAW = {"kind": "name", "word": "low"}, {"kind": "draw"}


@pytest.fixture
def database(postgres_folder: str) -> str:
    create(postgres_folder, name := f"processes{random.getrandbits(40)}", "model")
    return url(postgres_folder, name)


def process(database: str) -> AbstractContextManager[tuple[Fork, Place]]:
    """A server of the toy in a process of its own."""
    return killed.process(0, DATABASE_URL=database, BOT_PACE="0")


class Second(Alone):
    """Another process has every room and comes first, but it does nothing."""

    def rank(self, code: str) -> int:
        return 1


class Mute(Alone):
    """A bus on which nobody hears anything."""

    deaf = True


def over_there(place: Place, client: Client) -> Client:
    """The same person at another process."""
    return place.known(Client(place.url, cookie=client.headers["Cookie"]))


async def play_across(watches: list[Watch], choose: random.Random, moves: int) -> None:
    """Random moves up to so many or to the end. Who has not heard yet what the other process did is refused."""
    for _ in range(moves):
        if not await somebody_owes(watches):
            return
        chosen = choose.choice([watch for watch in watches if watch.prompt and watch.prompt.owes])
        assert chosen.prompt is not None
        answer = await chosen.choose(choose.choice(chosen.prompt.moves))
        late = isinstance(answer, wire.Refused) and answer.code in ("stale", "not_asked", "over")
        assert late or isinstance(answer, wire.Accepted), answer


async def somebody_owes(watches: list[Watch]) -> bool:
    """Waits until somebody at one of the processes owes a move; not once all of them know that it is over."""
    for _ in range(100_000):
        await meet(watches)
        if all(over(watch) for watch in watches):
            return False
        if any(watch.prompt and watch.prompt.owes for watch in watches):
            return True
    raise AssertionError("the match stands still")


async def same(watch: Watch, elsewhere: Client, code: str) -> None:
    """The other process comes to show exactly this, numbers included."""
    for _ in range(1000):
        await meet([watch])
        if compared(watch.view()) == compared(await afresh(elsewhere, code)):
            return
    assert compared(watch.view()) == compared(await afresh(elsewhere, code))


async def test_a_match_over_two_processes_of_which_one_dies(database: str) -> None:
    """Bots and people play, onlookers at both; then one process is killed and its people come to the other."""
    with ExitStack() as stack:
        first, one = stack.enter_context(process(database))
        _, two = stack.enter_context(process(database))
        code, people = await party(one, "Anna", "Bert")
        people[1] = over_there(two, people[1])
        async with watching(code, *people, one.stranger(), two.stranger()) as watches:
            anna, bert, *_ = watches
            assert not bert.seen or bert.room.onlookers == 2, "who is connected elsewhere is here too"
            await play_across(watches, random.Random(3), 8)
            await same(anna, over_there(two, people[0]), code)
            await same(bert, over_there(one, people[1]), code)
            await same(watches[2], two.stranger(), code)
            last = (anna.public_no, anna.own_no)
            first.kill()
            first.wait()
            people[0] = over_there(two, people[0])
        # Not `watching`, which would wait until the dead one's onlookers are forgotten.
        async with Watch(people[0], code) as anna, Watch(people[1], code) as bert:
            watches = [anna, bert]
            assert (anna.public_no, anna.own_no) == last, "nothing is lost"
            await play_across(watches, random.Random(4), 500)
            assert all(over(watch) for watch in watches)
        for place in (one, two):
            await place.leave()


async def test_C63_any_process_alone_is_started_again(database: str) -> None:
    """What happened in the lobby meanwhile is there at once, at both, and so is who is connected."""
    config = Config(database_url=database, bot_pace=0, presence_pause=0)
    async with serving(config) as lasting:
        anna, bert = await lasting.visitor("Anna"), await lasting.visitor("Bert")
        room = await anna.open("pebbles", 3)
        async with Watch(anna, room.code) as watch:
            async with serving(config) as first:
                await over_there(first, bert).sit(room.code)
                await watch.until(lambda seen: seen.room.seats[1].name == "Bert")
            await anna.seat_bot(room.code, 2)
            await bert.ready(room.code)
            async with serving(config) as again, Watch(over_there(again, bert), room.code) as other:
                await watch.until(lambda seen: seen.room.seats[1].here)
                await other.until(lambda seen: seen.room.seats[0].here)
                await meet([watch])
                await other.until(lambda seen: seen.room == watch.room)
                assert [(seat.name, seat.bot, seat.ready) for seat in other.room.seats] == [
                    ("Anna", None, False),
                    ("Bert", None, True),
                    (None, "easy", True),
                ]
                await over_there(again, anna).ready(room.code)
                await over_there(again, anna).start(room.code)
                await watch.until(lambda seen: seen.public is not None)
                await other.until(lambda seen: seen.public is not None)
                await same(watch, over_there(again, anna), room.code)
                await same(other, over_there(lasting, bert), room.code)


async def test_one_process_thinks_for_a_bot(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both have the room, and its bots play to the end without one move that another process was faster with."""
    monkeypatch.setattr(bots, "STAND_IN", 600)
    config = Config(database_url=database, bot_pace=0, presence_pause=0)
    async with serving(config) as one, serving(config) as two:
        anna = await one.visitor("Anna")
        room = await anna.open("pebbles", 3)
        for seat in (1, 2):
            await anna.seat_bot(room.code, seat)
        await anna.ready(room.code)
        async with watching(room.code, anna, two.stranger()) as watches:
            await anna.start(room.code)
            await meet(watches)
            await anna.send("DELETE", f"/api/rooms/{room.code}/seat")
            for watch in watches:
                await watch.until(over)
            host, onlooker = watches
            assert host.public == onlooker.public and host.public_no == onlooker.public_no
            assert host.outcome == onlooker.outcome
    assert "bot_too_late" not in capsys.readouterr().out


async def test_another_process_thinks_where_the_first_does_not(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "STAND_IN", 0.01)
    async with serving(config, bus=Second()) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(server.stranger(), code) as onlooker:
            for person in people:
                await person.send("DELETE", f"/api/rooms/{code}/seat")
            await onlooker.until(over)


async def test_the_net_holds_where_the_bus_does_not(database: str) -> None:
    """A move is told of by nobody, and is seen all the same."""
    config = Config(database_url=database, bot_pace=0, presence_pause=0, net_seconds=0.05)
    async with serving(config, bus=Mute()) as one, serving(config, bus=Mute()) as two:
        code, people = await party(one, "Anna", "Bert")
        async with Watch(people[0], code) as anna, Watch(over_there(two, people[1]), code) as bert:
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            await anna.until(lambda seen: seen.public_no == bert.public_no)
            assert anna.public == bert.public


async def test_an_admin_at_another_process_than_the_match(database: str) -> None:
    """Nobody at the table is connected where the admin acts, and everybody sees at once what was done."""
    config = Config(database_url=database, bot_pace=0, presence_pause=0)
    async with serving(config) as one, serving(config) as two:
        code, people = await party(one, "Anna", "Bert")
        admin = await two.admin()
        async with watching(code, *people) as (anna, bert):
            await act(admin, code, "pause", wish=True)
            await bert.until(lambda seen: seen.room.time is not None and seen.room.time.by_house)
            refusal = await bert.choose(LOW)
            assert isinstance(refusal, wire.Refused) and refusal.code == "paused"
            await act(admin, code, "pause", wish=False)
            await bert.until(lambda seen: seen.room.time is None)
            await act(admin, code, "bot", seat=1)
            await bert.until(lambda seen: seen.room.seats[1].bot == "easy")
            await anna.until(lambda seen: seen.prompt is not None and seen.prompt.owes)
            await act(admin, code, "back", seat=1)
            await anna.until(lambda seen: seen.room.seats[1].bot is None)
            await play_across([anna, bert], random.Random(5), 500)
            assert over(anna) and over(bert)
            await same(anna, over_there(two, people[0]), code)


async def test_a_new_name_is_heard_everywhere(database: str) -> None:
    config = Config(database_url=database, presence_pause=0)
    async with serving(config) as one, serving(config) as two:
        code, people = await party(one, "Anna", "Bert")
        async with Watch(two.stranger(), code) as onlooker:
            await people[0].http.post("/api/guest", json={"name": "Annabel"})
            await onlooker.until(lambda seen: seen.room.seats[0].name == "Annabel")


async def test_a_lost_bus_comes_back(database: str, postgres_folder: str) -> None:
    """Every connection to the database is cut; moves and who is here are seen at both processes as before."""
    config = Config(database_url=database, bot_pace=0, presence_pause=0, net_seconds=0.2)
    async with serving(config) as one, serving(config) as two:
        code, people = await party(one, "Anna", "Bert")
        async with watching(code, people[0], over_there(two, people[1])) as (anna, bert):
            for _ in range(2):
                cut(postgres_folder, database.split("/")[3].partition("?")[0])
                async with Watch(two.stranger(), code):
                    await anna.until(lambda seen: seen.room.onlookers == 1)
                await anna.until(lambda seen: seen.room.onlookers == 0)
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            await anna.until(lambda seen: seen.public_no == bert.public_no)


def test_what_processes_know_of_each_other() -> None:
    here, there = Peers("a"), Peers("b")
    there.hear("a", 0.0)
    there.has("a", "VINE", packed([0, None, None, 0]))
    assert unpacked((2, 0)) == there.elsewhere("VINE") == [0, None, None]
    assert (here.rank("VINE"), there.rank("VINE")) == (0, 1)
    assert there.silent(SILENCE) == [] and there.rank("VINE") == 1
    assert there.silent(SILENCE + 1) == ["VINE"] and there.elsewhere("VINE") == []
    assert there.rank("VINE") == 0
