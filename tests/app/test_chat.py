"""What people say to each other: everybody hears it, once, and no match knows of it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from app import wire
from app.chat import KEPT
from app.config import Config
from app.limits import Rate
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_limits import SLOW, only, too_many
from tests.app.test_lobby import problem
from tests.app.test_processes import Mute, database, over_there

__all__ = ["database"]


def words(watch: Watch) -> list[tuple[str, int | None, str | None]]:
    return [(line.name, line.seat, line.text) for line in watch.heard]


def knows(text: str, watch: Watch) -> bool:
    return text in [line.text for line in watch.heard]


async def test_everybody_hears_it_and_the_match_does_not(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    carol = await standing.visitor("Carol")
    async with watching(code, anna, bert, carol) as watches:
        first, second, onlooker = watches
        before = [watch.view() for watch in watches]
        entries = (await standing.house.store.since(code, -1))[1]
        assert isinstance(await first.say("  You always grab the laboratory. <b>  "), wire.Accepted)
        assert isinstance(await onlooker.say("Hear, hear"), wire.Accepted)
        phrase = {"kind": "say", "id": "12345678", "phrase": "ouch"}
        assert isinstance(await second.answer(phrase), wire.Accepted)
        for watch in watches:
            await watch.until(lambda seen: len(seen.heard) == 3)
            assert words(watch) == [
                ("Anna", 0, "You always grab the laboratory. <b>"),
                ("Carol", None, "Hear, hear"),
                ("Bert", 1, None),
            ]
        assert [line.phrase for line in first.heard] == [None, None, "ouch"]
        assert len({line.by for line in first.heard}) == 3
        assert [watch.view() for watch in watches] == before, "no number, no prompt, no line of the log"
        assert (await standing.house.store.since(code, -1))[1] == entries


async def test_the_same_id_says_it_once(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    async with Watch(anna, code) as watch:
        for _ in range(2):
            assert isinstance(await watch.say("Once", "12345678"), wire.Accepted)
        await watch.say("Twice", "12345679")
        assert [line.text for line in watch.heard] == ["Once", "Twice"]


async def test_who_comes_later_gets_the_last_hundred(config: Config) -> None:
    async with serving(config) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        async with Watch(anna, code) as watch:
            for number in range(KEPT + 5):
                await watch.say(str(number))
        await anna.http.post("/api/guest", json={"name": "Annabel"})
        async with Watch(bert, code) as watch:
            await watch.until(lambda seen: bool(seen.heard))
            assert [line.text for line in watch.heard] == [str(number) for number in range(5, KEPT + 5)]
            assert {line.name for line in watch.heard} == {"Anna"}, "as she was called then"
            assert isinstance(watch.seen[0], wire.Snapshot)


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"text": "a", "phrase": "hello"},
        {"text": "   "},
        {"text": "x" * 301},
        {"text": "two\nlines"},
        {"text": "\u202eturned"},
        {"text": "\u200b"},
        {"phrase": "checkmate"},
    ],
)
async def test_what_is_no_line(standing: Server, said: dict[str, Any]) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    async with Watch(anna, code) as watch:
        assert await watch.refused({"kind": "say", "id": "12345678", **said}) == "bad_frame"
        assert isinstance(await watch.say("x" * 300), wire.Accepted)
        assert [line.no for line in watch.heard] == [1]


async def test_the_host_hushes_onlookers(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    carol = await standing.visitor("Carol")
    hush = f"/api/rooms/{code}/hush"
    assert await problem(bert, "PUT", hush, json={"hushed": True}) == "not_host"
    async with watching(code, anna, bert, carol) as (_, player, onlooker):
        entries = (await standing.house.store.since(code, -1))[1]
        await anna.http.put(hush, json={"hushed": True})
        await onlooker.until(lambda seen: seen.room.hushed)
        answer = await onlooker.say("May I?", "12345678")
        assert isinstance(answer, wire.Refused) and (answer.id, answer.code) == ("12345678", "hushed")
        assert isinstance(await player.say("She may not."), wire.Accepted)
        assert (await standing.house.store.since(code, -1))[1] == entries
        await anna.http.put(hush, json={"hushed": False})
        assert isinstance(await onlooker.say("Now?"), wire.Accepted)


async def test_strangers_only_listen(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    async with Watch(standing.stranger(), code) as stranger:
        answer = await stranger.say("Psst")
        assert isinstance(answer, wire.Refused) and answer.code == "no_guest"


async def test_an_admin_reads_it(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    async with Watch(anna, code) as watch:
        await watch.say("Rude words")
    admin = await standing.admin()
    said = (await admin.http.get(f"/api/admin/matches/{code}")).json()["chat"]
    assert [line["text"] for line in said] == ["Rude words"]


@pytest.mark.parametrize("mute", [False, True])
async def test_it_is_heard_at_every_process(database: str, mute: bool) -> None:
    """Also where the bus carries nothing."""
    config = Config(database_url=database, bot_pace=0, presence_pause=0, net_seconds=0.05 if mute else 5.0)
    one_bus, other = (Mute(), Mute()) if mute else (None, None)
    async with serving(config, bus=one_bus) as one, serving(config, bus=other) as two:
        code, (anna, bert) = await party(one, "Anna", "Bert")
        async with Watch(anna, code) as here, Watch(over_there(two, bert), code) as there:
            for watch, text in ((here, "Are you there?"), (there, "Yes."), (here, "Good.")):
                await watch.say(text)
                for each in (here, there):
                    await each.until(partial(knows, text))
            assert [line.no for line in here.heard] == [line.no for line in there.heard] == [1, 2, 3]


@pytest.mark.parametrize("key", ["chat", "address_chat"])
async def test_C90_lines(tmp_path: Any, key: str) -> None:
    config = Config(data_dir=tmp_path, bot_pace=0, presence_pause=0)
    async with serving(only(config, **{key: Rate(2, SLOW)})) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        async with Watch(anna, code) as watch, Watch(bert, code) as other:
            for _ in range(2):
                assert isinstance(await watch.say("Hello?"), wire.Accepted)
            assert await too_many(watch, {"kind": "say", "id": "12345678", "text": "Hello!"}) == (key, 2)
            answer = await other.say("Hello")
            assert isinstance(answer, wire.Accepted if key == "chat" else wire.Refused)
            assert isinstance(await watch.answer({"kind": "ping"}), wire.Pong)
