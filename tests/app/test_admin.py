"""What admins see and may do; and that nobody else may."""

from __future__ import annotations

import asyncio
import random
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

from app import tokens, wire
from app.client import Client
from app.config import Config
from app.packed import pack
from app.records import MatchList, MatchRow, MatchView
from games.luck import Given, Keyed, Recorded
from tests.app.server import Server, party, serving, watching
from tests.app.test_lobby import problem
from tests.app.test_match import compared, over, play_on
from tests.toy import PEBBLES
from tests.toy_table import Options


async def found(admin: Client, **wanted: Any) -> list[str]:
    answer = await admin.http.get("/api/admin/matches", params=wanted)
    assert answer.status_code == 200, answer.text
    matches = MatchList.model_validate_json(answer.content)
    assert matches.total >= len(matches.matches)
    return [match.code for match in matches.matches]


async def test_matches_are_found(server: Server) -> None:
    admin = await server.admin()
    first, _ = await party(server, "Anna", "Bert")
    second, _ = await party(server, "Annabel", "100% Carol")
    third = (await (await server.visitor("Dirk")).open("pebbles")).code
    assert await found(admin) == [third, second, first], "newest first"
    assert await found(admin, status="running") == [second, first]
    assert await found(admin, status="lobby") == [third]
    assert await found(admin, name="anna") == [second, first]
    assert await found(admin, name="% c") == [second], "a sign of the database is just text"
    assert await found(admin, code=first.lower()) == [first]
    assert await found(admin, game="chess") == []
    assert await found(admin, limit=1, offset=1) == [second]
    listed = await admin.ask(MatchList, "GET", "/api/admin/matches?limit=1")
    assert listed.total == 3
    assert (listed.matches[0].names, listed.matches[0].status, listed.matches[0].seq) == (["Dirk"], "lobby", None)


async def row(admin: Client, code: str) -> MatchRow:
    (only,) = (await admin.ask(MatchList, "GET", f"/api/admin/matches?code={code}")).matches
    return only


async def test_the_list_says_who_sits_where_who_is_there_and_whom_it_waits_for(server: Server) -> None:
    admin = await server.admin()
    code, people = await party(server, "Anna", "Bert")
    async with watching(code, people[1]):
        running = await row(admin, code)
    assert [(seat.seat, seat.name, seat.bot) for seat in running.seats] == [(0, "Anna", None), (1, "Bert", None)]
    assert running.glance and running.glance.here == [1] and running.glance.waiting == [1]
    match = await admin.ask(MatchView, "GET", f"/api/admin/matches/{code}")
    assert (running.seq, running.moved) == (match.entries[-1].seq, match.entries[-1].at)
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "Enough."})
    ended = await row(admin, code)
    assert ended.glance is None, "nobody is waited for any more"
    await pack(server.house.engine, ended.moved + 1)
    assert (await row(admin, code)).moved >= ended.moved, "a match that is packed still says when it ended"


async def test_the_list_wakes_no_room(config: Config) -> None:
    async with serving(config) as server:
        code, _ = await party(server, "Anna", "Bert")
    async with serving(config) as again:
        admin = await again.admin()
        assert (await row(admin, code)).glance is None
        assert len(again.house.rooms) == 0


async def test_one_match_with_everything(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert", rounds=3)
    admin = await standing.admin()
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(4), 6)
    match = await admin.ask(MatchView, "GET", f"/api/admin/matches/{code}")
    assert [seat.name for seat in match.room.seats] == ["Anna", "Bert"]
    assert (match.version, match.seq, match.room.options) == (1, 6, {"rounds": 3})
    assert [(entry.seq, entry.cause) for entry in match.entries] == [(0, "start"), *[(n, "move") for n in range(1, 7)]]
    asked = {asked.seat: asked.ask for asked in match.agenda}
    assert asked == {watch.seat: watch.prompt.ask for watch in watches if watch.prompt}
    state = standing.house.codecs["pebbles"].load(match.state, PEBBLES.version)
    assert {seat: prompt.ask for seat, prompt in PEBBLES.waiting(state).items()} == asked


async def test_L3_the_log_replays_to_the_same_state(standing: Server) -> None:
    """The numbers that were drawn lead to the same state, and the match's key leads to the same numbers."""
    code, people = await party(standing, "Anna", "Bert")
    async with watching(code, *people) as watches:
        await play_on(watches, random.Random(4))
        assert over(watches[0])
    loaded = await standing.house.store.load(code)
    assert loaded is not None and loaded.match.key is not None
    _, log = await standing.house.store.since(code, -1)
    codec = standing.house.codecs["pebbles"]
    key = Recorded(Keyed(loaded.match.key))
    recorded, _ = PEBBLES.start(2, Options(), Given(log[0].chance))
    derived, _ = PEBBLES.start(2, Options(), key)
    for entry in log[1:]:
        assert entry.seat is not None
        PEBBLES.play(recorded, entry.seat, codec.read_move(entry.move), Given(entry.chance))
        PEBBLES.play(derived, entry.seat, codec.read_move(entry.move), key)
    assert recorded == derived == codec.load(loaded.state, loaded.version)
    assert key.drawn == [number for entry in log for number in entry.chance]


async def test_what_a_seat_sees_and_saw(standing: Server) -> None:
    code, people = await party(standing, "Anna", "Bert")
    admin, stranger = await standing.admin(), standing.stranger()
    past: list[list[dict[str, Any]]] = []
    async with watching(code, *people, stranger) as watches:
        while not over(watches[0]):
            past.append([compared(watch.view()) for watch in watches])
            await play_on(watches, random.Random(len(past)), 1)
        now = [compared(watch.view()) for watch in watches]
    for seat, query in ((0, "seat=0"), (1, "seat=1"), (2, "")):
        view = await admin.ask(wire.Snapshot, "GET", f"/api/admin/matches/{code}/view?{query}")
        assert compared(dict(view)) == {**now[seat], "kind": "snapshot"}
        for at, before in enumerate(past):
            view = await admin.ask(wire.Snapshot, "GET", f"/api/admin/matches/{code}/view?{query}&at={at}")
            assert compared(dict(view)) == {**before[seat], "kind": "snapshot"}
            assert view.room.status == "running"


async def test_C44_an_admin_ends_a_match(server: Server) -> None:
    code, people = await party(server, "Anna", "Bert")
    admin = await server.admin()
    path = f"/api/admin/matches/{code}"
    async with watching(code, *people) as (anna, bert):
        ended = await admin.http.post(f"{path}/abort", json={"reason": " The power went out. "})
        assert wire.Room.model_validate_json(ended.content).status == "aborted"
        for watch in (anna, bert):
            await watch.until(lambda seen: seen.room.status == "aborted")
            assert watch.room.reason == "The power went out." and watch.prompt is None
        refused = await bert.choose({"kind": "name", "word": "low"}, prompt=1)
        assert isinstance(refused, wire.Refused) and refused.code == "over"
        assert await bert.answer({"kind": "ping"}) == wire.Pong(kind="pong")
    match = await admin.ask(MatchView, "GET", path)
    assert (match.entries[-1].cause, match.entries[-1].move) == ("abort", {"reason": "The power went out."})
    assert match.agenda == [] and match.room.reason == "The power went out."
    assert await problem(admin, "POST", f"{path}/abort", json={"reason": "again"}) == "over"
    async with serving(server.house.config) as restarted:
        room = await restarted.stranger().ask(wire.Room, "GET", f"/api/rooms/{code}")
        assert (room.status, room.reason) == ("aborted", "The power went out.")


async def test_what_admins_ask_for_in_vain(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    lobby = (await anna.open("pebbles")).code
    for path, refused in {
        "VINE-0000": "unknown_room",
        "VINE-0000/view": "unknown_room",
        f"{code}/view?seat=2": "unknown_seat",
        f"{code}/view?seat=-1": "invalid",
        f"{code}/view?at=99": "unknown_version",
        f"{code}/view?at=x": "invalid",
        f"{lobby}/view": "not_running",
        "?limit=0": "invalid",
        "?status=odd": "invalid",
        "?colour=red": "invalid",
        "?name=%00": "invalid",
    }.items():
        assert await problem(admin, "GET", f"/api/admin/matches/{path}".replace("/?", "?")) == refused, path
    assert await problem(admin, "POST", f"/api/admin/matches/{lobby}/abort", json={"reason": "x"}) == "not_running"
    for reason in ("", "  ", "x" * 201, None):
        assert await problem(admin, "POST", f"/api/admin/matches/{code}/abort", json={"reason": reason}) == "invalid"


async def test_Q12_only_admins(standing: Server) -> None:
    code, (anna, _) = await party(standing, "Anna", "Bert")
    path = f"/api/admin/matches/{code}"
    for client, refused in (
        (standing.stranger(), "wrong_token"),
        (anna, "not_admin"),
        (await standing.program("Robo"), "not_admin"),
    ):
        for method, end in (("GET", ""), ("GET", "/view"), ("POST", "/abort")):
            assert await problem(client, method, path + end, json={"reason": "x"}) == refused
    assert await problem(await standing.admin(), "POST", "/api/rooms", json={"game": "pebbles"}) == "no_guest"


async def on_the_command_line(*arguments: str) -> str:
    """What the command says; in a thread, since it has a loop of its own."""
    said = StringIO()
    with redirect_stdout(said):
        await asyncio.to_thread(tokens.main, list(arguments))
    return said.getvalue().strip()


async def test_tokens_on_the_command_line(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", config.database_url)
    monkeypatch.setenv("DATA_DIR", str(config.data_dir))
    token = await on_the_command_line("token", "--kind", "admin", "--name", "Root")
    robot = await on_the_command_line("token", "--kind", "bot", "--name", "Robo")
    async with serving(config) as server:
        admin, program = (server.known(Client(server.url, token=given)) for given in (token, robot))
        assert await found(admin) == []
        assert (await program.ask(wire.Me, "GET", "/api/me")).name == "Robo"
        listed = await on_the_command_line("list")
        assert "Root" in listed and "Robo" in listed and token not in listed
        assert await on_the_command_line("revoke", "--name", "Root") == "1 revoked"
        assert await problem(admin, "GET", "/api/me") == "wrong_token"


@pytest.mark.parametrize("name", ["", "x" * 25, "two\nlines"])
def test_a_token_needs_a_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tokens.main(["token", "--kind", "bot", "--name", name])
    assert "1 to 24 printable characters" in capsys.readouterr().err


async def test_a_token_never_looks_like_an_option(standing: Server) -> None:
    """A word that begins with a dash is an option to every command line."""
    tokens = [await standing.house.people.issue("bot", "Robo") for _ in range(200)]
    assert all(token[0].isalnum() for token in tokens)
    assert len(set(tokens)) == 200
