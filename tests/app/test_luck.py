"""C14, C93: what is promised about luck before a match, added to it by the players, and shown after it."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic_core import to_jsonable_python
from sqlalchemy import update

from app import verify, wire
from app.chance import Pledge, match_key
from app.client import Client
from app.history import Export
from app.models import matches, snapshots
from tests.app.server import TOYS, Server, party, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import meet, over, play_on
from tests.toy import PEBBLES


async def room_of(client: Client, code: str) -> wire.Room:
    return await client.ask(wire.Room, "GET", f"/api/rooms/{code}")


async def exported(client: Client, code: str) -> Any:
    answer = await client.http.get(f"/api/rooms/{code}/export")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def say_ready(client: Client, code: str, **said: Any) -> httpx.Response:
    return await client.http.put(f"/api/rooms/{code}/ready", json={"ready": True, **said})


async def test_C93_pledged_before_and_shown_after(server: Server, tmp_path: Path) -> None:
    anna, bert, carol = [await server.visitor(name) for name in ("Anna", "Bert", "Carol")]
    code = (await anna.open("pebbles", 3)).code
    pledged = (await room_of(anna, code)).commitment
    await bert.sit(code)
    await carol.sit(code)
    await say_ready(carol, code)
    mine, theirs = secrets.token_urlsafe(24), secrets.token_urlsafe(48)
    for person, nonce in ((anna, mine), (bert, theirs)):
        answer = await say_ready(person, code, nonce=nonce)
        assert nonce not in answer.text, "nobody can fit the last nonce to the others"
        assert answer.json() | {"nonces": None, "secret": None, "commitment": pledged} == answer.json()
    started = await anna.start(code)
    assert (started.nonces, started.secret, started.commitment) == ([mine, theirs, None], None, pledged)
    choose = random.Random(1)
    async with watching(code, anna, bert, carol) as watches:
        while not over(watches[0]):
            await play_on(watches, choose, 1)
            await watches[0].answer({"kind": "ping"})
            assert watches[0].room.secret is None or over(watches[0])
        shown = watches[0].room
    assert shown.secret is not None and hashlib.sha256(bytes.fromhex(shown.secret)).hexdigest() == pledged
    loaded = await server.house.store.load(code)
    assert loaded is not None
    assert loaded.match.key == match_key(bytes.fromhex(shown.secret), code, [mine, theirs, None])
    file = tmp_path / "match.json"
    file.write_text(json.dumps(await exported(server.stranger(), code)))
    assert verify.main([str(file)], TOYS) == 0


async def test_a_match_that_is_ended_shows_its_secret_too(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(1), 5)
    assert (await room_of(people[0], code)).secret is None
    admin = await standing.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "late"})
    match = Export.model_validate(await exported(people[0], code))
    assert (match.room.status, match.room.reason, match.entries[-1].cause) == ("aborted", "late", "abort")
    verify.verify(standing.house.codecs["pebbles"], match)


async def test_a_nonce_stays_with_its_guest_until_the_start(standing: Server) -> None:
    anna, bert = await standing.visitor("Anna"), await standing.visitor("Bert")
    code = (await anna.open("pebbles", 3)).code
    await bert.sit(code)
    nonces = [secrets.token_urlsafe(24) for _ in range(2)]
    for person, nonce in zip((anna, bert), nonces, strict=True):
        await say_ready(person, code, nonce=nonce)
    await bert.sit(code, 2)
    await anna.seat_bot(code, 1)
    await anna.http.put(f"/api/rooms/{code}/options", json={"options": {"rounds": 1}})
    for person in (anna, bert):
        await say_ready(person, code)
    started = await anna.start(code)
    assert started.nonces == [nonces[0], None, nonces[1]]
    await bert.http.delete(f"/api/rooms/{code}/seat")
    await bert.sit(code)
    assert (await room_of(anna, code)).nonces == started.nonces, "whoever goes and comes back changes no luck"


@pytest.mark.parametrize("nonce", ["", "short", "x" * 65, "sixteen letters ", "sixteen-letters\n", "é" * 20, 5])
async def test_a_nonce_has_16_to_64_characters(standing: Server, nonce: Any) -> None:
    anna = await standing.visitor("Anna")
    code = (await anna.open("pebbles")).code
    assert await problem(anna, "PUT", f"/api/rooms/{code}/ready", json={"ready": True, "nonce": nonce}) == "invalid"


async def test_C14_a_rematch_is_pledged_anew(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "late"})
    following = await people[0].rematch(code)
    assert following.commitment not in (None, (await room_of(people[0], code)).commitment)
    assert (following.nonces, following.secret) == (None, None)


async def test_C7_before_the_end_an_export_is_the_askers_view(standing: Server) -> None:
    anna = await standing.visitor("Anna")
    lobby = (await anna.open("pebbles")).code
    assert (await exported(anna, lobby))["public"] is None
    code, people = await party(standing, "Anna", "Bert")
    admin, stranger = await standing.admin(), standing.stranger()
    async with watching(code, *people, stranger) as watches:
        await play_on(watches[:2], random.Random(2), 9)
        await meet(watches)
        for client, watch in zip((*people, stranger), watches, strict=True):
            seen = await exported(client, code)
            assert seen == to_jsonable_python({"kind": "snapshot", **watch.view()})
        assert await exported(admin, code) == await exported(stranger, code), "an admin gets no more here"
    assert await problem(stranger, "GET", "/api/rooms/VINE-0000/export") == "unknown_room"


async def test_after_the_end_an_export_is_everything_to_everybody(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert", rounds=3)
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(2))
    answer = await standing.stranger().http.get(f"/api/rooms/{code}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{code}.json"'
    match = Export.model_validate_json(answer.content)
    _, log = await standing.house.store.since(code, -1)
    assert [seat.name for seat in match.room.seats] == ["Anna", "Bert"]
    assert (match.version, match.room.options) == (PEBBLES.version, {"rounds": 3})
    for happened, entry in zip(match.entries, log, strict=True):
        row = entry.row()
        assert {name: row[name] for name in dict(happened) if name != "told"} == {
            name: value for name, value in dict(happened).items() if name != "told"
        }
        assert [list(line) for line in happened.told] == entry.told
    assert match.outcome == watches[0].outcome
    assert answer.json() == await exported(people[0], code)


async def test_matches_from_before_there_were_pledges_go_on(server: Server) -> None:
    """Rows as the first version of the tables had them: no secret, and no version of a stored state."""
    code, people = await party(server, "Anna", "Bert")
    waiting = await people[0].open("pebbles")
    await people[1].sit(waiting.code)
    async with server.house.engine.begin() as connection:
        await connection.execute(update(matches).values(secret=None, nonces=None))
        await connection.execute(update(snapshots).values(version=None))
    async with serving(server.house.config) as later:
        for person in people:
            person.http.base_url, person.sockets = httpx.URL(later.url), later.url.replace("http", "ws")
        async with watching(code, *people) as watches:
            await play_on(watches, random.Random(1))
            assert over(watches[0])
            assert (watches[0].room.commitment, watches[0].room.secret) == (None, None)
        with pytest.raises(verify.Differs, match="nothing was pledged"):
            verify.verify(later.house.codecs["pebbles"], Export.model_validate(await exported(people[0], code)))
        for person in people:
            await person.ready(waiting.code)
        started = await people[0].start(waiting.code)
        assert (started.status, started.commitment, started.nonces) == ("running", None, None)


def test_the_key_needs_the_secret_the_room_and_every_nonce() -> None:
    secret, nonces = bytes(32), ("a" * 16, None, "b" * 16)
    keys = {
        match_key(secret, "VINE-27AB", nonces),
        match_key(bytes(31) + b"x", "VINE-27AB", nonces),
        match_key(secret, "VINE-27AC", nonces),
        match_key(secret, "VINE-27AB", (None, "a" * 16, "b" * 16)),
        match_key(secret, "VINE-27AB", ("a" * 16 + "b" * 16, None, "")),
    }
    assert len(keys) == 5
    assert secret.hex() not in repr(Pledge(secret, nonces)) and "aaaa" not in repr(Pledge(secret, nonces))
