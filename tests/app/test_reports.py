"""C96: what people report is opened by an admin as they saw it, and nobody else learns anything from it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from app import wire
from app.admin import CloseReport
from app.client import Client
from app.config import Config
from app.limits import Rate
from app.reports import ReportList, ReportRow
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_limits import SLOW, met, only
from tests.app.test_lobby import problem
from tests.app.test_match import compared, play_on

HAY = "The toadstool moved 2.\nIt should be 3."


def report(watch: Watch | None = None, **more: Any) -> dict[str, Any]:
    seen = {"public_no": watch.public_no, "own_no": watch.own_no} if watch else None
    return {"id": "12345678", "what": "rule", "text": HAY, "pointed": "Pot of Anna", "seen": seen} | more


async def filed(client: Client, code: str, body: dict[str, Any]) -> int:
    return (await client.ask(wire.Filed, "POST", f"/api/rooms/{code}/reports", wire.Report.model_validate(body))).no


async def listed(server: Server, query: str = "") -> list[ReportRow]:
    return (await (await server.admin()).ask(ReportList, "GET", f"/api/admin/reports{query}")).reports


async def test_an_admin_sees_what_the_reporter_saw(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert", rounds=3)
    carol = await standing.visitor("Carol")
    async with watching(code, anna, bert, carol) as watches:
        await play_on(watches[:2], random.Random(4), 5)
        for watch in watches:
            await watch.until(lambda seen: seen.public_no == watches[0].public_no)
        then = [compared(watch.view()) for watch in watches]
        for person, watch in zip((anna, bert, carol), watches, strict=True):
            await filed(person, code, report(watch))
        await play_on(watches[:2], random.Random(5), 5)
        assert [compared(watch.view()) for watch in watches[:2]] != then[:2]
    admin = await standing.admin()
    for row, seen in zip(reversed(await listed(standing, f"?code={code}")), then, strict=True):
        assert (row.code, row.game, row.what, row.text, row.pointed) == (code, "pebbles", "rule", HAY, "Pot of Anna")
        assert row.view is not None
        view = await admin.ask(wire.Snapshot, "GET", row.view)
        assert compared(dict(view)) == {**seen, "kind": "snapshot"}
    assert [(row.no, row.name, row.seat) for row in await listed(standing, f"?code={code.lower()}")] == [
        (3, "Carol", None),
        (2, "Bert", 1),
        (1, "Anna", 0),
    ]


async def test_nobody_at_the_table_learns_of_it(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    async with watching(code, anna, bert) as watches:
        before = [watch.view() for watch in watches]
        room = await bert.http.get(f"/api/rooms/{code}")
        answer = await anna.http.post(f"/api/rooms/{code}/reports", json=report(watches[0]))
        assert answer.json() == {"no": 1}, "the answer says nothing but a number"
        for watch in watches:
            assert isinstance(await watch.answer({"kind": "ping"}), wire.Pong)
        assert [watch.view() for watch in watches] == before
        assert (await bert.http.get(f"/api/rooms/{code}")).json() == room.json()
    export = await bert.http.get(f"/api/rooms/{code}/export")
    assert json.dumps("toadstool")[1:-1] not in export.text
    for path in ("/api/admin/reports", f"/api/admin/reports?code={code}"):
        assert await problem(bert, "GET", path) == "not_admin"
    assert await problem(bert, "POST", f"/api/admin/reports/{code}/1/close", json={"answer": "no"}) == "not_admin"


async def test_the_same_id_files_it_once(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    assert [await filed(anna, code, report()) for _ in range(3)] == [1, 1, 1]
    assert await filed(anna, code, report(id="87654321", text="", pointed="")) == 2
    assert await filed(bert, code, report()) == 3, "an id is each person's own"
    assert [row.text for row in await listed(standing, f"?code={code}")] == [HAY, "", HAY]


async def test_before_a_match_there_is_nothing_to_see(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    code = (await anna.open("pebbles")).code
    assert await filed(anna, code, report(what="rude")) == 1
    (row,) = await listed(standing, f"?code={code}")
    assert (row.seq, row.view, row.seat) == (None, None, 0)


async def test_an_admin_closes_it_and_says_how(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    await filed(anna, code, report())
    admin = await standing.admin()
    body = {"answer": "It is as the text has it: §4."}
    closed = await admin.ask(ReportRow, "POST", f"/api/admin/reports/{code}/1/close", CloseReport.model_validate(body))
    assert (closed.answer, closed.closed is not None) == (body["answer"], True)
    assert await listed(standing, f"?code={code}&open=true") == []
    assert await listed(standing, f"?code={code}&open=false") == [closed]
    for path in (f"{code}/2", "VINE-0000/1", "%00/1"):
        assert await problem(admin, "POST", f"/api/admin/reports/{path}/close", json=body) == "unknown_report"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"text": "x" * 501}, "invalid"),
        ({"text": "\0"}, "invalid"),
        ({"text": "\ud800"}, "invalid"),
        ({"what": "boring"}, "invalid"),
        ({"id": "1"}, "invalid"),
        ({"seen": {"public_no": 2**31, "own_no": 0}}, "invalid"),
        ({"seen": {"public_no": 99, "own_no": 0}}, "unknown_version"),
        ({"seen": {"public_no": 0, "own_no": 99}}, "unknown_version"),
    ],
)
async def test_what_is_no_report(standing: Server, more: dict[str, Any], code: str) -> None:
    room, (anna, _) = await party(standing, "Anna", "Bert")
    body = json.dumps(report() | more)
    asked = {"content": body, "headers": {"Content-Type": "application/json"}}
    assert await problem(anna, "POST", f"/api/rooms/{room}/reports", **asked) == code
    assert await listed(standing, f"?code={room}") == []


async def test_who_may_report(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    stranger = standing.stranger()
    assert await problem(stranger, "POST", f"/api/rooms/{code}/reports", json=report()) == "no_guest"
    assert await problem(anna, "POST", "/api/rooms/VINE-0000/reports", json=report()) == "unknown_room"


async def test_nobody_buries_the_admins(config: Config) -> None:
    async with serving(only(config, reports=Rate(2, SLOW))) as server:
        code, (anna, bert) = await party(server, "Anna", "Bert")
        for number in range(2):
            await filed(anna, code, report(id=f"1234567{number}"))
        assert await met(anna, "POST", f"/api/rooms/{code}/reports", json=report(id="12345679")) == ("reports", 2)
        assert await filed(bert, code, report()) == 3
