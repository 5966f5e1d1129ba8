"""C73 to C76: what new rules would do to stored matches is known before they are used, and no match is lost to them."""

from __future__ import annotations

import asyncio
import random
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from app import replay, verify, wire
from app.codec import Codec
from app.config import Config
from app.history import Export
from games.game import Game, Illegal, Luck, Said, Seat
from games.luck import Seeded
from tests.app.server import TOYS, Server, Watch, party, serving, watching
from tests.app.test_match import meet, over, play_on
from tests.histories import History
from tests.table import EVERY_GAME
from tests.toy import PEBBLES, Pebbles, State
from tests.toy_table import Draw, Options
from tests.toy_two import PEBBLES_TWO

GAME = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())


def verdict(game: Game[Any], match: Export) -> tuple[str, str]:
    found = replay.judge({game.name: Codec(game)}, match)
    assert found.code == match.room.code
    return found.word, found.why


@GAME
def test_the_same_rules_play_the_same_matches(game: Game[Any]) -> None:
    codecs = {game.name: Codec(game)}
    for seed, moves in ((11, 5_000), (12, 30)):
        history = History(game, seed).play(moves)
        word = "same" if history.now.shown.outcome else "same so far"
        assert replay.judge(codecs, history.export()).word == word


class Generous(Pebbles):
    """The winner of a prize gets one point more."""

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        said = super().play(state, seat, move, luck)
        for line in said.heard:
            if line.others.kind == "won":
                state.table.players[line.others.seat].points += 1
        return said


class Restless(Pebbles):
    """Something changes that nobody ever sees."""

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        said = super().play(state, seat, move, luck)
        state.todo.draws[-1] += 1
        return said


class Strict(Pebbles):
    """Nobody draws."""

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        if isinstance(move, Draw):
            raise Illegal("no_draw", "Nobody draws here.", "Brewing")
        return super().play(state, seat, move, luck)


class Shuffling(Pebbles):
    """A number more is drawn at the start."""

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        luck.below(6, "table", 0, "shuffle")
        return super().start(seats, options, luck)


class Broken(Pebbles):
    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        raise ZeroDivisionError


def first(match: Export, kind: str) -> int:
    """The number of the first entry with this move, or at which this was told."""
    return next(
        entry.seq
        for entry in match.entries
        if (entry.move or {}).get("kind") == kind or any(line[0]["kind"] == kind for line in entry.told)
    )


def test_C74_C76_it_says_where_and_why_new_rules_differ() -> None:
    match = History(PEBBLES, 3).play().export()
    word, why = verdict(Generous(), match)
    assert (word, why.startswith("public.players.")) == (f"differs at {first(match, 'won')}", True)
    assert verdict(Restless(), match) == ("same to the viewers", f"todo.draws.{len(match.room.seats)}")
    word, why = verdict(Strict(), match)
    assert (word, why) == (f"differs at {first(match, 'draw')}", "the rules refuse it: Nobody draws here.")
    assert verdict(Shuffling(), match) == (
        "differs at 0",
        "it does not fit: no number given for 'shuffle' (below 6, table 0)",
    )
    assert verdict(Broken(), match) == ("differs at 1", "the rules fail: ZeroDivisionError")
    assert replay.judge({}, match).word == "unknown"


async def gate(*arguments: str, game: Game[Any] = PEBBLES) -> tuple[int, str]:
    """The command's exit code and what it says; in a thread, since it has a loop of its own."""
    said = StringIO()
    with redirect_stdout(said):
        code = await asyncio.to_thread(replay.main, list(arguments), {"pebbles": game})
    return code, said.getvalue()


async def test_C74_every_match_of_a_database(config: Config, tmp_path: Path) -> None:
    url = config.database_url or config.url.replace("+aiosqlite", "")
    async with serving(config) as server:
        finished, people = await party(server, "Anna", "Bert")
        async with watching(finished, *people) as watches:
            await play_on(watches, random.Random(3))
        running, people = await party(server, "Anna", "Bert")
        async with watching(running, *people) as watches:
            await play_on(watches, random.Random(2), 12)
        await people[0].open("pebbles")
        code, said = await gate("--database", url)
        assert (code, said) == (
            0,
            f"{finished} same\n{running} same so far\n2 matches: 1 same, 1 same so far\n",
        )
        code, said = await gate("--database", url, game=Generous())
        assert code == 1 and f"{finished} differs at " in said and " differs" in said.splitlines()[-1]
        (tmp_path / "known").write_text("\n".join(line for line in said.splitlines() if "differs at" in line))
        code, said = await gate("--database", url, "--known", str(tmp_path / "known"), game=Generous())
        assert code == 0 and "(known)" in said


async def test_a_folder_of_exports(tmp_path: Path) -> None:
    assert (await gate("--corpus", str(tmp_path)))[0] == 2
    for seed in (1, 2):
        (tmp_path / f"{seed}.json").write_text(History(PEBBLES, seed).play().export().model_dump_json())
    assert (await gate("--corpus", str(tmp_path)))[0] == 0
    (tmp_path / "odd.json").write_text("{}")
    code, said = await gate("--corpus", str(tmp_path))
    assert code == 1 and "odd.json unknown: this is no exported match" in said and "2 same, 1 unknown" in said


async def test_nothing_to_replay_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "none"))
    assert await gate() == (2, f"nothing to replay: there is no data folder {tmp_path / 'none'}\n")
    assert not (tmp_path / "none").exists(), "nothing is written"
    for url in ("mysql://x", f"sqlite:///{tmp_path}/empty.sqlite3"):
        code, said = await gate("--database", url)
        assert code == 2 and said.startswith("nothing to replay: "), said


async def test_C73_C75_a_match_goes_on_under_newer_rules(config: Config) -> None:
    """Its state was stored by version 1, which did not count moves; every moment before stays as it was."""
    past: list[Any] = []
    async with serving(config) as server:
        code, people = await party(server, "Anna", "Bert")
        cookies = [person.headers for person in people]
        async with watching(code, *people) as watches:
            for _ in range(9):
                past.append(watches[0].view())
                await play_on(watches, random.Random(len(past)), 1)
    async with serving(config, {"pebbles": PEBBLES_TWO}) as server:
        people = [server.stranger() for _ in cookies]
        for person, headers in zip(people, cookies, strict=True):
            person.headers = headers
            person.http.headers.update(headers)
        choose = random.Random(5)
        async with watching(code, *people) as watches:
            await play_on(watches, choose, 1)
            await meet(watches)
            await reopened(server, code, watches)
            await play_on(watches, choose)
            assert over(watches[0])
        admin = await server.admin()
        for at, before in enumerate(past):
            view = await admin.ask(wire.Snapshot, "GET", f"/api/admin/matches/{code}/view?seat=0&at={at}")
            assert (view.public, view.own, view.log) == (before["public"], before["own"], before["log"])
        answer = await server.stranger().http.get(f"/api/rooms/{code}/export")
    match = verify.read(answer.content)
    assert [(kept.seq, kept.version) for kept in match.states] == [(0, 1), (10, 2)]
    assert match.states[1].state["table"]["counted"] == [1]
    assert verdict(PEBBLES_TWO, match) == ("same to the viewers", "table.counted")
    with pytest.raises(verify.Differs, match=r"played by version 1, 2 of the rules; this is version 2"):
        verify.verify(Codec(PEBBLES_TWO), match)


async def reopened(server: Server, code: str, watches: list[Watch]) -> None:
    """Another server on the same database sees the same: what was stored is enough."""
    async with serving(server.house.config, {"pebbles": PEBBLES_TWO}) as other:
        seen = (await other.stranger().http.get(f"/api/rooms/{code}/export")).json()
        assert seen["public"] == watches[0].public


def test_states_of_older_versions_are_read() -> None:
    codec: Codec[Any] = Codec(PEBBLES_TWO)
    old, _ = PEBBLES.start(2, Options(), Seeded(1))
    stored = Codec(PEBBLES).dump(old)
    read = codec.load(stored, 1)
    assert read.table.counted == [] and PEBBLES_TWO.waiting(read) == PEBBLES.waiting(old)
    assert codec.load(codec.dump(read), 2) == read
    assert TOYS["pebbles"].older == {}
