"""A player that connects like a browser: `python -m app.bot --url URL --token TOKEN --game wine_cheese`.

It first goes on with the matches in which it owes something, then plays as many new ones as it was told to.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import os
import random
import sys
from collections.abc import Callable
from contextlib import aclosing, suppress
from functools import cache
from typing import Any

import httpx

from app import wire
from app.chance import aside
from app.client import Client, Table
from app.codec import Codec
from app.errors import Refusal
from app.patch import Json
from games import GAMES
from games.game import Prompt

Policy = Callable[[Table], Json]
"""Picks one of `table.prompt.moves`, from what the table shows to this seat."""

_LOOK_AGAIN = 1.0


def at_random(table: Table) -> Json:
    assert table.prompt is not None
    return random.choice(table.prompt.moves)


@cache
def _codec(game: str) -> Codec[Any]:
    """Made once: that takes many times as long as a move."""
    return Codec(GAMES[game])


def like_the_house(level: str) -> Policy:
    """The house bot of this level, over the wire: it needs the game here, and sees what its seat sees."""

    def choose(table: Table) -> Json:
        codec, asked = _codec(table.room.game), table.prompt
        assert asked is not None
        moves = [codec.read_move(move) for move in asked.moves]
        prompt = Prompt(asked.ask, moves, asked.owes, None, asked.about, asked.why)
        view = codec.read_view(table.public, table.own)
        return asked.moves[moves.index(codec.game.choose(view, prompt, aside(), level))]

    return choose


def policy(name: str) -> Policy:
    """`random`, `easy`, or `module:function`."""
    if name == "random":
        return at_random
    module, _, function = name.partition(":")
    if not function:
        return like_the_house(name)
    found: Policy = getattr(importlib.import_module(module), function)
    return found


async def play(client: Client, code: str, choose: Policy) -> wire.OutcomeView | None:
    """Plays a match to its end; None if it was ended without a result."""
    table = client.table(code)
    async for _ in table.prompts():
        await table.play(choose(table))
    return table.outcome


async def wait_for_start(client: Client, code: str) -> None:
    """Says ready and waits; the host starts once everybody is."""
    await client.ready(code)
    table = client.table(code)
    async with aclosing(table.frames()) as frames:
        async for _ in frames:
            room = table.room
            if room.status == "lobby" and room.host == table.seat and all(seat.ready for seat in room.seats):
                await client.start(code)
                return
            if room.status != "lobby":
                return


async def new_room(client: Client, chosen: argparse.Namespace, before: str | None) -> str:
    """Where the next match is: the rematch of the last one, a room that was named, one that waits, or an own one."""
    if before is not None:
        return (await client.rematch(before)).code
    if chosen.room:
        return (await client.sit(chosen.room)).code
    if chosen.join_any:
        return await join_any(client, chosen.game)
    room = await client.open(chosen.game, chosen.seats)
    say(f"opened {room.code}")
    if chosen.against:
        for seat in room.seats[1:]:
            await client.seat_bot(room.code, seat.seat, chosen.against)
    return room.code


async def join_any(client: Client, game: str) -> str:
    while True:
        for room in await client.waiting(game):
            with suppress(Refusal):
                return (await client.sit(room.code)).code
        await asyncio.sleep(_LOOK_AGAIN)


async def run(chosen: argparse.Namespace) -> None:
    choose = policy(chosen.policy)
    async with Client(chosen.url, chosen.token) as client:
        for owed in await client.decisions():
            say(f"goes on in {owed.code}")
            tell_end(owed.code, await play(client, owed.code, choose))
        code: str | None = None
        for _ in range(chosen.matches):
            code = await new_room(client, chosen, code)
            await wait_for_start(client, code)
            tell_end(code, await play(client, code, choose))


def tell_end(code: str, outcome: wire.OutcomeView | None) -> None:
    say(f"{code} ended: {f'ranks {outcome.ranks}, scores {outcome.scores}' if outcome else 'no result'}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app.bot", description="Plays whole matches over the websocket.")
    parser.add_argument("--url", default="http://127.0.0.1:8000")
    parser.add_argument("--token", default=os.environ.get("BOT_TOKEN", ""), help="or the variable BOT_TOKEN")
    parser.add_argument("--game", default="wine_cheese")
    parser.add_argument("--policy", default="random", help="random, easy, or module:function")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--seats", type=int, help="how many, in a room that is opened")
    parser.add_argument("--against", help="fills the other seats of an opened room with house bots of this level")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--open", action="store_true", help="opens a room (the default)")
    where.add_argument("--room", help="joins the room with this code")
    where.add_argument("--join-any", action="store_true", help="joins a room that another program opened")
    return parser


def main(arguments: list[str] | None = None) -> int:
    reading = parser()
    chosen = reading.parse_args(arguments)
    if not chosen.token:
        reading.error("no token: --token, or the variable BOT_TOKEN")
    if ":" not in chosen.policy and chosen.policy not in ("random", "easy"):
        reading.error(f"no such policy: {chosen.policy!r}; random, easy, or module:function")
    try:
        asyncio.run(run(chosen))
    except httpx.ConnectError:
        sys.stderr.write(f"Nothing answers at {chosen.url} (--url).\n")
        return 1
    except (Refusal, httpx.HTTPError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
