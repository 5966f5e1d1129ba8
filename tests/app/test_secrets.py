"""What nobody may find: tokens, moves and keys in the log, in addresses, in what others are sent."""

from __future__ import annotations

import random

import pytest
from pydantic_core import to_json

from app import wire
from app.config import Config
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_match import meet, play_on
from tests.app.test_once import log_of

LOW = {"kind": "name", "word": "low"}


async def test_C8_C32_tokens_and_moves_are_nowhere_else(config: Config, capfd: pytest.CaptureFixture[str]) -> None:
    async with serving(config) as server:
        robo = await server.program("Robo")
        anna = await server.visitor("Anna")
        room = await anna.open("pebbles")
        await robo.sit(room.code)
        for person in (anna, robo):
            await person.ready(room.code)
        await anna.start(room.code)
        async with watching(room.code, anna, robo, server.stranger()) as watches:
            await play_on(watches[:2], random.Random(1))
            await meet(watches)
        log = await log_of(server, room.code)
        loaded = await server.house.store.load(room.code)
    assert loaded is not None and loaded.match.key is not None and len(loaded.match.key) >= 16
    tokens = [robo.headers["Authorization"].split()[1], anna.headers["Cookie"].partition("=")[2]]
    assert all(len(token) >= 43 for token in tokens), "256 random bits"
    ids = [entry.action_id for entry in log if entry.action_id]
    written = "".join(capfd.readouterr())
    assert '"event": "request"' in written, "there is a log to look into"
    for secret in (*tokens, *ids, loaded.match.key.hex(), '"draw"', '"bid"', "pebble"):
        assert secret not in written
    received = [to_json(list(watch.seen)) for watch in watches]
    for secret in (*tokens, loaded.match.key.hex()):
        assert not any(secret.encode() in frames for frames in received)
    for action_id in ids:
        assert sum(action_id.encode() in frames for frames in received) == 1, "only who sent it hears of it"


@pytest.mark.parametrize("path", ["/api/me?token={}", "/api/me/decisions?access_token={}"])
async def test_C32_a_token_in_an_address_is_worth_nothing(standing: Server, path: str) -> None:
    token = (await standing.program("Robo")).headers["Authorization"].split()[1]
    assert (await standing.stranger().http.get(path.format(token))).status_code == 401


async def test_C8_a_database_that_fails_shows_nothing(config: Config, capfd: pytest.CaptureFixture[str]) -> None:
    """The move is refused, the log says where it failed and not what was to be written, and then the match goes on."""
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (anna, bert):
            await sql(server, "ALTER TABLE entries RENAME TO elsewhere")
            refused = await bert.choose(LOW, "secret-action")
            assert isinstance(refused, wire.Refused)
            assert refused.code in ("storage", "internal"), "as the driver calls it"
            assert (refused.id, refused.prompt) == ("secret-action", bert.prompt)
            answer = await people[0].http.get(f"/api/rooms/{code}")
            assert answer.status_code == 200, "what needs no entries works"
            await sql(server, "ALTER TABLE elsewhere RENAME TO entries")
            assert isinstance(await bert.choose(LOW, "another-action"), wire.Accepted)
            await meet([anna, bert])
            assert anna.public["word"] == "low"
    written = "".join(capfd.readouterr())
    assert "commit_failed" in written or "frame_failed" in written
    for secret in ("secret-action", '"low"'):
        assert secret not in written


async def sql(server: Server, statement: str) -> None:
    async with server.house.engine.begin() as connection:
        await connection.exec_driver_sql(statement)


async def test_answers_are_not_kept_by_anybody_on_the_way(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    for path in ("/api/me", f"/api/rooms/{code}", "/api/nothing", "/healthz"):
        assert (await anna.http.get(path)).headers["cache-control"] == "no-store"


async def test_strict_headers_on_everything(standing: Server) -> None:
    """On files, refusals and denied websockets too (those are in test_rough)."""
    root = await standing.admin()
    stranger = standing.stranger()
    for client, method, path in (
        (stranger, "GET", "/"),
        (stranger, "GET", "/room/VINE-2222"),
        (stranger, "GET", "/assets/none.js"),
        (stranger, "POST", "/api/rooms"),
        (stranger, "PATCH", "/api/rooms"),
        (root, "GET", "/api/admin/matches"),
    ):
        headers = (await client.http.request(method, path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_a_form_of_another_site_is_no_request(standing: Server, kind: str) -> None:
    """Only what a page of ours can send is read: a form cannot say that it is JSON."""
    anna = await standing.visitor("Anna")
    answer = await anna.http.post("/api/rooms", content='{"game": "pebbles"}', headers={"Content-Type": kind})
    assert wire.Problem.model_validate_json(answer.content).code == "invalid"


async def test_a_watch_says_nothing_of_others_connections(standing: Server) -> None:
    """An onlooker hears how many there are, and never who."""
    code, _ = await party(standing, "Anna", "Bert")
    async with Watch(await standing.visitor("Secretive"), code), Watch(standing.stranger(), code) as seen:
        assert b"Secretive" not in to_json(list(seen.seen))
