"""House bots and connected programs play whole matches, as anybody would."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app import bot, bots, wire
from app.client import Client
from app.config import Config
from app.errors import Refusal
from games import GAMES
from games.game import Luck, Prompt
from tests.app import bot_in_twenty_lines
from tests.app.server import Place, Server, Watch, serving
from tests.app.test_match import over
from tests.toy import Pebbles

like_the_house = bot.policy("easy")
README = Path(__file__).parents[2] / "app/README.md"


async def room_with_bots(place: Place, *levels: Any, game: str = "pebbles", pace: Any = "usual") -> tuple[str, Client]:
    anna = await place.visitor("Anna")
    room = await anna.open(game, len(levels) + 1)
    terms = wire.Terms(clock=wire.UNTIMED.clock, bots=pace)
    await anna.ask(wire.Room, "PUT", f"/api/rooms/{room.code}/terms", terms)
    for seat, level in enumerate(levels, start=1):
        await anna.seat_bot(room.code, seat, level)
    await anna.ready(room.code)
    await anna.start(room.code)
    return room.code, anna


@pytest.mark.parametrize(("terms", "seconds"), [({}, 0.9), ({"bots": "swift"}, 0.3), ({"bots": "calm"}, 2.25)])
def test_C92_a_room_says_how_long_its_bots_take(terms: Any, seconds: float) -> None:
    assert bots.pace_of(wire.Terms.model_validate({"clock": {"kind": "none"}} | terms), 0.9) == pytest.approx(seconds)


async def test_C87_C53_one_person_among_bots(standing: Server) -> None:
    code, anna = await room_with_bots(standing, "random", "easy")
    async with Watch(anna, code) as watch:
        while not over(watch):
            await watch.until(lambda seen: over(seen) or bool(seen.prompt and seen.prompt.owes))
            if watch.prompt and watch.prompt.owes:
                await watch.choose(watch.prompt.moves[0])
        assert [seat.bot for seat in watch.room.seats] == [None, "random", "easy"], "C94: bots are marked"


async def test_patient_bots_never_run_ahead_of_somebody(config: Config) -> None:
    """All brew at once, and these bots need no time: they draw a chip after a chip of hers, or when she is done."""
    async with serving(config, GAMES) as server:
        code, anna = await room_with_bots(server, "easy", "easy", game="quacks", pace="patient")
        async with Watch(anna, code) as watch:
            answers = Counter[int]()
            while watch.public is None or watch.public["round"] <= 3:
                await watch.until(lambda seen: bool(seen.prompt and seen.prompt.owes))
                if watch.public["phase"] == "brewing":
                    now, pots = watch.public["round"], [len(player["pot"]) for player in watch.public["players"]]
                    assert max(pots[1:]) <= 1 + answers[now], "the first chip comes by itself"
                    answers[now] += 1
                await watch.choose(like_the_house(watch))


async def test_who_leaves_lets_the_bots_finish(standing: Server) -> None:
    code, anna = await room_with_bots(standing, "random", "random", "random")
    async with Watch(standing.stranger(), code) as onlooker:
        await anna.ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")
        await onlooker.until(over)
        assert onlooker.outcome is not None


async def test_bots_go_on_after_a_restart(config: Config) -> None:
    slow = Config(config.database_url, config.data_dir, bot_pace=3600, presence_pause=0)
    async with serving(slow) as server:
        code, anna = await room_with_bots(server, "easy")
    async with serving(config) as server:
        client = server.known(Client(server.url, cookie=anna.headers["Cookie"]))
        async with Watch(client, code) as watch:
            await watch.until(lambda seen: seen.prompt is not None)


class Dreamer(Pebbles):
    """Its bots choose what is not offered, or fail."""

    def choose(self, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> Any:
        if level == "easy":
            raise LookupError("nothing came to mind")
        return "to fly"


async def test_a_bot_that_fails_does_not_stop_the_match(config: Config) -> None:
    async with serving(config, {"pebbles": Dreamer()}) as server:
        code, anna = await room_with_bots(server, "random", "easy")
        await anna.ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat")
        async with Watch(anna, code) as watch:
            await watch.until(over)


def chosen(url: str, token: str, *more: str) -> Any:
    return bot.parser().parse_args(["--url", url, "--token", token, "--game", "pebbles", *more])


async def test_two_programs_play_whole_matches(standing: Server, capsys: pytest.CaptureFixture[str]) -> None:
    tokens = [await standing.house.people.issue("bot", name) for name in ("Robo", "Otto")]
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(bot.run(chosen(standing.url, tokens[0], "--open", "--matches", "2")))
        tasks.create_task(bot.run(chosen(standing.url, tokens[1], "--join-any", "--matches", "2")))
    assert capsys.readouterr().out.count("ended: ranks") == 4


async def test_C88_a_program_goes_on_where_it_was(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(config) as server:
        robo, anna = await server.program("Robo"), await server.visitor("Anna")
        room = await anna.open("pebbles")
        await robo.sit(room.code)
        for client in (robo, anna):
            await client.ready(room.code)
        await anna.start(room.code)
        await anna.ask(wire.Room, "DELETE", f"/api/rooms/{room.code}/seat")
    async with serving(config) as server:
        token = robo.headers["Authorization"].removeprefix("Bearer ")
        await bot.run(chosen(server.url, token, "--matches", "0"))
    assert f"goes on in {room.code}" in capsys.readouterr().out


async def test_a_program_is_marked_and_sees_what_a_person_sees(standing: Server) -> None:
    """C6: the frames to a seat do not depend on who sits there."""
    robo, anna = await standing.program("Robo"), await standing.visitor("Anna")
    room = await anna.open("pebbles")
    room = await robo.sit(room.code)
    assert [(seat.name, seat.bot) for seat in room.seats] == [("Anna", None), ("Robo", "program")]
    for client in (robo, anna):
        await client.ready(room.code)
    await anna.start(room.code)
    async with Watch(robo, room.code) as program, Watch(anna, room.code) as person:
        assert program.own == person.own, "the same bag"
        assert program.prompt is not None and program.prompt.ask == "announce"


def test_the_readme_shows_the_bot_in_twenty_lines() -> None:
    assert Path(bot_in_twenty_lines.__file__).read_text() in README.read_text()


async def test_a_bot_in_twenty_lines(standing: Server, capsys: pytest.CaptureFixture[str]) -> None:
    anna = await standing.visitor("Anna")
    room = await anna.open("pebbles", 3)
    await anna.seat_bot(room.code, 1)
    token = await standing.house.people.issue("bot", "Robo")
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(bot_in_twenty_lines.main(standing.url, token, room.code))
        await bot.wait_for_start(anna, room.code)
        await anna.ask(wire.Room, "DELETE", f"/api/rooms/{room.code}/seat")
    assert "ranks=" in capsys.readouterr().out


async def test_what_a_program_is_told(standing: Server, capsys: pytest.CaptureFixture[str]) -> None:
    token = await standing.house.people.issue("bot", "Robo")
    with pytest.raises(Refusal, match="unknown_room"):
        await bot.run(chosen(standing.url, token, "--room", "VINE-0000"))
    with pytest.raises(Refusal, match="wrong_token"):
        await bot.run(chosen(standing.url, "nonsense"))
    arguments = ["--url", standing.url, "--token", "nonsense"]
    assert await asyncio.to_thread(bot.main, arguments) == 1
    assert "wrong_token" in capsys.readouterr().err


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_of_the_house_is_played_over_the_wire(tmp_path: Path, name: str) -> None:
    """A program that thinks like the house's easy bot against the house's easy bot."""
    async with serving(Config(data_dir=tmp_path, bot_pace=0), GAMES) as server:
        client = await server.program("Robo")
        code = await bot.new_room(client, bot.parser().parse_args(["--game", name, "--against", "easy"]), None)
        await bot.wait_for_start(client, code)
        outcome = await bot.play(client, code, bot.policy("easy"))
        assert outcome is not None and len(outcome.scores) == GAMES[name].seats[0]


def last(table: Any) -> Any:
    return table.prompt.moves[-1]


def test_a_policy_of_ones_own() -> None:
    assert bot.policy("tests.app.test_bots:last").__name__ == "last"
