"""Moves are undone up to the last barrier: as if they had never been, but for the numbers and the log."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from app import wire
from app.config import Config
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_match import afresh, compared, meet, over, play_on
from tests.app.test_once import again, log_of

LOW = {"kind": "name", "word": "low"}
DRAW, STOP, BACK = {"kind": "draw"}, {"kind": "stop"}, {"kind": "put_back"}
NUMBERED = ("public_no", "own_no", "log", "undo")


def table(watch: Watch) -> dict[str, Any]:
    """What is seen, but for the numbers and the log, which an undo does not take back."""
    seen = {name: part for name, part in watch.view().items() if name not in NUMBERED}
    return seen | {"prompt": watch.prompt and watch.prompt.model_copy(update={"no": 0})}


def told(watch: Watch) -> Any:
    return watch.undoable


async def accept(watch: Watch, move: Any, *others: Watch) -> None:
    assert isinstance(await watch.choose(move), wire.Accepted)
    await meet([watch, *others])


async def draw_an_odd_one(anna: Watch, *others: Watch) -> None:
    """Until the last pebble may be put back: of sixty orders one bursts before (4, 2, 5), and no test here has it."""
    while anna.prompt and BACK not in anna.prompt.moves:
        await accept(anna, DRAW, *others)


async def test_a_move_is_taken_back(standing: Server) -> None:
    """Bert draws meanwhile: in lanes, only the own part goes back."""
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people, standing.stranger()) as (anna, bert, onlooker):
        assert (anna.undoable, bert.undoable, onlooker.undoable) == ("nothing", "nothing", None)
        await accept(bert, LOW, anna, onlooker)
        assert bert.undoable == "moved_on", "from here all go on at once"
        await draw_an_odd_one(anna, bert, onlooker)
        assert anna.undoable == "chance" and anna.prompt is not None
        before, no = table(anna), anna.prompt.no
        await accept(anna, BACK, bert, onlooker)
        assert told(anna) == no
        await accept(bert, DRAW, anna, onlooker)
        answer = await anna.take_back()
        assert isinstance(answer, wire.Accepted)
        await meet([anna, bert, onlooker])
        mine, theirs = anna.public["players"], before["public"]["players"]
        assert mine[0] == theirs[0] and mine[1]["laid"] == 1
        assert table(anna) | {"public": None} == before | {"public": None}
        assert anna.undoable == "chance", "what was there before"
        for watch in (anna, bert, onlooker):
            assert watch.log[-1].told == {"kind": "took_back", "seat": 0}
            assert compared(await afresh(watch._client, code)) == compared(watch.view())
        assert await anna.refused({"kind": "undo", "id": "anna-again", "prompt": no}) == "barred"
    assert [entry.cause for entry in await log_of(standing, code)][-3:] == ["move", "move", "undo"]


async def test_step_by_step_also_after_a_restart(config: Config) -> None:
    """Two moves in a row go back one after the other, the second of them after a restart."""
    async with serving(replace(config, snapshot_every=3)) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await accept(bert, LOW, anna)
            await draw_an_odd_one(anna, bert)
            start = table(anna)
            await accept(anna, BACK, bert)
            between = table(anna)
            await accept(anna, STOP, bert)
            await anna.take_back("anna-undo-1")
            await meet([anna, bert])
            assert table(anna) == between
            assert isinstance(await anna.take_back("anna-undo-1", prompt=1), wire.Accepted), "once is once"
            assert table(anna) == between
    async with serving(config) as server, Watch(again(server, people[0]), code) as anna:
        assert table(anna) | {"room": None} == between | {"room": None}
        assert isinstance(await anna.take_back("anna-undo-1", prompt=1), wire.Accepted), "after a restart too"
        assert isinstance(await anna.take_back("anna-undo-2"), wire.Accepted)
        await meet([anna])
        assert table(anna) | {"room": None} == start | {"room": None}
        assert anna.undoable == "chance"
        assert await anna.refused({"kind": "undo", "id": "anna-undo-3", "prompt": 5}) == "barred"
        assert isinstance(await anna.choose(BACK), wire.Accepted), "and on"


async def test_what_cannot_be_undone(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    undo = {"kind": "undo", "id": "undo-0001", "prompt": 1}
    async with watching(code, *people, standing.stranger()) as (anna, bert, onlooker):
        assert await anna.refused(undo) == "nothing_to_undo"
        assert await onlooker.refused(undo) == "not_seated"
        before = await standing.house.store.load(code)
        await accept(bert, LOW, anna)
        assert await bert.refused(undo) == "barred"
        await accept(anna, DRAW)
        await accept(anna, STOP, bert)
        assert anna.undoable == "sealed" if anna.prompt else isinstance(anna.undoable, int)
        assert await anna.refused(undo | {"prompt": 99}) == "stale"
        assert isinstance(await anna.take_back(), wire.Accepted)
        assert before is not None and len(await log_of(standing, code)) == 5


async def test_C12_a_sealed_answer_is_withdrawn_and_then_the_move_before_undone(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):
        await accept(bert, LOW, anna)
        while len(set(anna.own["laid"])) < 2:
            await accept(anna, DRAW, bert)
        before = table(anna)
        await accept(anna, STOP, bert)
        assert anna.prompt is not None and anna.prompt.ask == "auction"
        stopped = anna.undoable
        await accept(anna, anna.prompt.moves[0], bert)
        assert anna.undoable == "sealed"
        assert await anna.refused({"kind": "undo", "id": "undo-0001", "prompt": stopped}) == "barred"
        await accept(anna, {"kind": "withdraw"}, bert)
        assert anna.undoable == stopped
        assert isinstance(await anna.take_back(), wire.Accepted)
        assert table(anna) == before


async def test_C40_a_move_can_be_asked_about_beforehand(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as (anna, bert):

        async def would(watch: Watch, move: Any, prompt: int | None = None) -> Any:
            no = prompt if prompt is not None else watch.prompt and watch.prompt.no
            answer = await watch.answer({"kind": "would", "id": "would-0001", "prompt": no, "move": move})
            return answer.why if isinstance(answer, wire.WouldUndo) else answer

        assert await would(bert, LOW) == "moved_on"
        await accept(bert, LOW, anna)
        await draw_an_odd_one(anna, bert)
        before, log = anna.view(), await log_of(standing, code)
        assert await would(anna, DRAW) == "chance"
        assert await would(anna, BACK) is None
        assert await would(anna, STOP) is None
        for refused, code_ in ((await would(anna, LOW), "not_offered"), (await would(anna, STOP, 1), "stale")):
            assert isinstance(refused, wire.Refused) and refused.code == code_
        assert (anna.view(), await log_of(standing, code)) == (before, log), "nothing was carried out"


async def test_L7_matches_with_many_undos_end(standing: Server) -> None:
    """Whoever can, goes back now and then; everybody still sees what a newcomer sees."""
    code, people = await party(standing, "Anna", "Bert", "Carol")
    choose = random.Random(5)
    undone = 0
    async with watching(code, *people) as watches:
        while not over(watches[0]):
            await play_on(watches, choose, 1)
            able = [watch for watch in watches if isinstance(watch.undoable, int)]
            if able and choose.random() < 0.4:
                assert isinstance(await choose.choice(able).take_back(), wire.Accepted)
                undone += 1
                await meet(watches)
        assert undone > 3
        for person, watch in zip(people, watches, strict=True):
            assert compared(await afresh(person, code)) == compared(watch.view())
            assert watch.undoable in ("moved_on", "over", "chance", "shown")


async def test_C42_an_admin_rewinds_a_match(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(1), 3)
        then, seen = await standing.house.store.load(code), [table(watch) for watch in watches]
        await play_on(watches, random.Random(2), 6)
        path = f"/api/admin/matches/{code}/rewind"
        far = await admin.http.post(path, json={"to": 99, "reason": "No such entry."})
        assert (far.status_code, far.json()["code"]) == (404, "unknown_version")
        await admin.http.post(path, json={"to": 3, "reason": "A fault in the rules."})
        await meet(watches)
        assert [table(watch) for watch in watches] == seen
        assert watches[0].log[-1].told == {"kind": "rewound", "reason": "A fault in the rules."}
        assert [watch.undoable for watch in watches] == ["nothing", "nothing"]
        now = await standing.house.store.load(code)
        assert now is not None and then is not None and now.state == then.state
        log = await log_of(standing, code)
        assert [entry.cause for entry in log] == ["start", *["move"] * 9, "rewind"], "the old branch stays"
        await play_on(watches, random.Random(3))
        assert over(watches[0])
