"""Brings a match to where somebody wants to look: a program answers in a person's seat, the house in the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing

from app.bot import Policy
from app.client import Client, Table
from tests.browser.person import Person

Look = Callable[[Table], str]
"""What is to be seen here; empty: play on."""


def cookie(person: Person) -> str:
    return "; ".join(f"{it['name']}={it['value']}" for it in person.context.cookies())


def _run(work: Callable[[], Coroutine[None, None, str]]) -> str:
    """In a thread of its own, since the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work())).result()


def begin_with_bots(url: str, code: str, host: Person) -> None:
    """House bots take all free seats, and the match begins."""

    by = cookie(host)

    async def begin() -> str:
        async with Client(url, cookie=by) as client:
            room = await client.ready(code)
            for seat in room.seats:
                if seat.name is None and seat.bot is None:
                    await client.seat_bot(code, seat.seat)
            await client.start(code)
        return code

    _run(begin)


def play_until(url: str, code: str, person: Person, look: Look, policy: Policy) -> str:
    """Answers for this person until there is something to be seen, and says what; "over" when the match is."""

    by = cookie(person)

    async def play() -> str:
        async with Client(url, cookie=by) as client:
            table = client.table(code)
            async with aclosing(table.prompts()) as prompts:
                async for _ in prompts:
                    if scene := look(table):
                        return scene
                    await table.play(policy(table))
        return "over"

    return _run(play)
