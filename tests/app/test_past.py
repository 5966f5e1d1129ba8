"""Looking back: with each viewer's eyes, step by step, what was seen then and nothing else; and playing on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from app import verify, wire
from app.client import Client
from app.config import Config
from app.history import Export
from app.packed import pack
from app.patch import apply
from games.game import Game
from tests.app.server import Server, Watch, party, serving, table_of, watching
from tests.app.test_lobby import problem
from tests.app.test_match import meet, over, play_on
from tests.table import EVERY_GAME
from tests.toy import PEBBLES

View = dict[str, Any]


async def looked_back(client: Client, code: str, eyes: str = "") -> list[View]:
    """Everything that was seen, one view a step; read in as many answers as it takes."""
    path = f"/api/rooms/{code}/past?" + (f"eyes={eyes}" if eyes else "")
    answer = await client.ask(wire.Past, "GET", path)
    assert answer.first is not None and answer.first.prompt is None
    views = [view_of(answer.first) | {"sealed": {seat: held.model_dump() for seat, held in answer.sealed.items()}}]
    while True:
        for step in answer.steps:
            views.append(follow(views[-1], step))
        if not answer.more:
            return views
        seen = f"&public={views[-1]['public_no']}&own={views[-1]['own_no']}"
        answer = await client.ask(wire.Past, "GET", path + seen)
        assert answer.first is None


def view_of(first: wire.Snapshot) -> View:
    names = ("public_no", "own_no", "public", "own", "outcome")
    return {name: getattr(first, name) for name in names} | {"log": first.log, "seq": None}


def follow(view: View, step: wire.Step) -> View:
    assert step.public or step.own or step.sealed or step.told or step.outcome, "a step shows something"
    return {
        "public_no": step.public_no,
        "own_no": step.own_no,
        "public": apply(step.public or {}, view["public"]),
        "own": apply(step.own or {}, view["own"]),
        "sealed": apply(step.sealed or {}, view["sealed"]),
        "outcome": step.outcome or view["outcome"],
        "log": [*view["log"], *(wire.Line(no=step.public_no, told=said) for said in step.told)],
        "seq": step.seq,
    }


def seen(view: View) -> View:
    """What there is to see, without the numbers."""
    return {name: view[name] for name in ("public", "own", "sealed", "outcome", "log")}


def watched(watch: Watch) -> View:
    """The same as somebody sees it now."""
    return seen(watch.view() | {"sealed": sealed(watch.seat, watch.prompt)})


def sealed(seat: int | None, prompt: wire.PromptFrame | None) -> View:
    if prompt is None or prompt.chosen is None:
        return {}
    return {str(seat): {"ask": prompt.ask, "about": prompt.about, "move": prompt.chosen}}


async def recorded(watches: list[Watch], luck: random.Random, moves: int) -> list[list[View]]:
    """Plays on, with moves taken back now and then; by viewer all that they saw, one view for each change."""
    shown: list[list[View]] = [[watched(watch)] for watch in watches]
    for _ in range(moves):
        undoing = [watch for watch in watches if isinstance(watch.undoable, int)]
        if undoing and luck.random() < 0.2:
            await undoing[0].take_back()
            await meet(watches)
        else:
            await play_on(watches, luck, 1)
        for views, watch in zip(shown, watches, strict=True):
            if (now := watched(watch)) != views[-1]:
                views.append(now)
    return shown


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
async def test_C7_C30_everybody_sees_what_they_saw_and_at_the_end_all(config: Config, game: Game[Any]) -> None:
    async with serving(config, EVERY_GAME) as server:
        code, people = await table_of(server, game, "Anna", "Bert")
        stranger, admin = server.stranger(), await server.admin()
        async with watching(code, *people, stranger) as watches:
            shown = await recorded(watches, random.Random(5), 12 if game is PEBBLES else 40)
        for client, views in zip((*people, stranger), shown, strict=True):
            assert [seen(view) for view in await looked_back(client, code)] == views
            assert all(view["seq"] is None for view in await looked_back(client, code))
        path = f"/api/admin/matches/{code}"
        await admin.http.post(f"{path}/rewind", json={"to": 9, "reason": "A slip."})
        await admin.http.post(f"{path}/abort", json={"reason": "Enough."})
        for eyes, query in (("0", "seat=0"), ("1", "seat=1"), ("onlooker", "")):
            views = await looked_back(stranger, code, eyes)
            assert views[-1]["log"][-1].told == {"kind": "rewound", "reason": "A slip."}
            for view in views:
                then = await admin.ask(wire.Snapshot, "GET", f"{path}/view?{query}&at={view['seq'] or 0}")
                more = {"log": then.log, "outcome": then.outcome, "sealed": sealed(then.seat, then.prompt)}
                assert seen(view) == seen(then.model_dump() | more)
                assert (view["public_no"], view["own_no"]) == (then.public_no, then.own_no)
        await all_open(server, code)
        assert await looked_back(stranger, code) == await looked_back(stranger, code, "all")
        views = await looked_back(stranger, code, "all")
        assert await pack(server.house.engine, 2**62) == 1
        assert await looked_back(stranger, code, "all") == views, "a packed match has the same past"
        assert await looked_back(people[1], code) == await looked_back(stranger, code, "1")


async def all_open(server: Server, code: str) -> None:
    """With all eyes everything is seen that one of the seats saw."""
    stranger = server.stranger()
    everything = {view["seq"]: view for view in await looked_back(stranger, code, "all")}
    for seat in ("0", "1"):
        for view in await looked_back(stranger, code, seat):
            then = everything[view["seq"]]
            assert (then["public"], then["own"][seat]) == (view["public"], view["own"])
            assert then["sealed"].get(seat) == view["sealed"].get(seat)
            assert len(then["log"]) >= len(view["log"])


async def test_C7_while_a_match_runs_nobody_has_other_eyes(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    stranger = standing.stranger()
    for client, own in ((anna, "0"), (bert, "1"), (stranger, "onlooker")):
        for eyes in {"0", "1", "onlooker", "all"} - {own}:
            assert await problem(client, "GET", f"/api/rooms/{code}/past?eyes={eyes}") == "not_over"
        assert await looked_back(client, code, own) == await looked_back(client, code)
    assert await problem(anna, "POST", f"/api/rooms/{code}/fork", json={"at": 0, "seat": 0}) == "not_over"


async def test_a_sealed_answer_is_seen_by_whoever_gave_it_and_at_the_end_by_all(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    stranger = standing.stranger()
    async with watching(code, anna, bert) as (first, second):
        await to_auction([first, second])
        lengths = [len(await looked_back(client, code)) for client in (anna, bert, stranger)]
        assert first.prompt
        low, high = first.prompt.moves[:2]
        for move in (low, high, {"kind": "withdraw"}, low):
            await first.choose(move)
        views = [await looked_back(client, code) for client in (anna, bert, stranger)]
        assert held_in(views[0], "0")[-4:] == [low, high, None, low]
        assert [len(view) - length for view, length in zip(views, lengths, strict=True)] == [4, 3, 3]
        assert all(view["sealed"] == {} for view in views[1] + views[2])
        await play_on([first, second], random.Random(4))
        assert over(first)
    for client, eyes in ((stranger, "all"), (stranger, "0"), (bert, "0")):
        assert [low, high, None, low] == held_in(await looked_back(client, code, eyes), "0")[1:5]
    assert all(view["sealed"] == {} for view in await looked_back(stranger, code, "onlooker"))


async def to_auction(watches: list[Watch]) -> None:
    """Everybody draws two pebbles, so that there is something to choose from, and stops."""
    for watch in reversed(watches):  # the last one announces
        await meet(watches)
        while watch.prompt and watch.prompt.ask != "auction":
            drawn = watch.own and len(watch.own["laid"]) == 2
            brewing = {"kind": "stop"} if drawn else {"kind": "draw"}
            await watch.choose(brewing if watch.prompt.ask == "brew" else watch.prompt.moves[0])
            await meet(watches)


def held_in(views: list[View], seat: str) -> list[Any]:
    """What this seat held, each time that it was something else."""
    held: list[Any] = [None]
    for view in views:
        move = view["sealed"].get(seat, {"move": None})["move"]
        if move != held[-1]:
            held.append(move)
    return held


async def test_what_is_asked_for_in_vain(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    lobby = (await anna.open("pebbles")).code
    path = f"/api/rooms/{code}"
    assert await problem(anna, "GET", "/api/rooms/VINE-0000/past") == "unknown_room"
    assert await problem(anna, "GET", f"/api/rooms/{lobby}/past") == "not_running"
    assert await problem(anna, "GET", f"{path}/past?eyes=2") == "unknown_seat"
    assert await problem(anna, "GET", f"{path}/past?eyes=both") == "invalid"
    assert await problem(anna, "GET", f"{path}/past?public=99&own=0") == "unknown_version"
    async with watching(code, anna, bert) as watches:
        await play_on(watches, random.Random(4))
        assert over(watches[0])
    _, log = await standing.house.store.since(code, -1)
    for wish, refused in {(0, 2): "unknown_seat", (99, 0): "unknown_version", (len(log) - 1, 0): "over"}.items():
        body = {"at": wish[0], "seat": wish[1]}
        assert await problem(anna, "POST", f"{path}/fork", json=body) == refused
    assert await problem(standing.stranger(), "POST", f"{path}/fork", json={"at": 0, "seat": 0}) == "no_guest"


async def test_play_on_from_a_position_of_a_finished_match(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert", rounds=3)
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(4))
        assert over(watches[0])
    carol, where = await standing.visitor("Carol"), wire.Origin(code=code, at=4)
    room = await carol.ask(wire.Room, "POST", f"/api/rooms/{code}/fork", wire.Fork(at=4, seat=1, level="random"))
    assert room.status == "lobby" and room.origin == where and room.options == {"rounds": 3}
    assert [(seat.name, seat.bot) for seat in room.seats] == [(None, "random"), ("Carol", None)]
    assert room.commitment is not None, "its luck is pledged before Carol adds hers"
    path = f"/api/rooms/{room.code}"
    assert await problem(carol, "PUT", f"{path}/options", json={"options": {"rounds": 1}}) == "bad_options"
    await carol.ready(room.code)
    await carol.start(room.code)
    first = (await looked_back(carol, room.code))[0]
    then = next(view for view in await looked_back(carol, code, "1") if view["seq"] == 4)
    assert (first["public"], first["own"]) == (then["public"], then["own"])
    assert first["log"] == [wire.Line(no=1, told={"kind": "forked", **where.model_dump()})]
    async with watching(room.code, carol) as (watch,):
        while not over(watch):
            await watch.until(lambda seen: over(seen) or bool(seen.prompt and seen.prompt.owes))
            if watch.prompt and watch.prompt.owes:
                await watch.choose(watch.prompt.moves[0])
    assert (await carol.rematch(room.code)).origin is None


async def test_a_match_that_begins_in_the_middle_is_verified(
    standing: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(4))
    anna, bert = people
    room = await anna.ask(wire.Room, "POST", f"/api/rooms/{code}/fork", wire.Fork(at=3, seat=0))
    await anna.send("DELETE", f"/api/rooms/{room.code}/bot/1")
    await bert.sit(room.code)
    for person in people:
        await person.ready(room.code)
    await anna.start(room.code)
    async with watching(room.code, *people) as watches:
        await play_on(watches, random.Random(7))
        assert over(watches[0])
    export = await anna.ask(Export, "GET", f"/api/rooms/{room.code}/export")
    assert export.entries[0].cause == "fork" and any(entry.chance for entry in export.entries)
    file = tmp_path / "match.json"
    file.write_text(export.model_dump_json())
    assert verify.main([str(file)], EVERY_GAME) == 0
    assert f"begins where {code} was after entry 3" in capsys.readouterr().out
    file.write_text(
        export.model_copy(update={"room": export.room.model_copy(update={"origin": None})}).model_dump_json()
    )
    assert verify.main([str(file)], EVERY_GAME) == 1, "no match begins in the middle without saying so"
