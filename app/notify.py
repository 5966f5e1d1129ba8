"""The bus over Postgres: LISTEN and NOTIFY on a connection of its own, which is made anew whenever it is lost.

What is said while another message is under way goes together into the next one. A message names rooms and seats and
nothing else; it may be lost, since the net (`net`) finds by the database what nobody was told of.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from pydantic_core import from_json
from sqlalchemy.ext.asyncio import AsyncEngine

from app.bus import Wake
from app.log import LOG, where
from app.peers import Here, Peers, packed
from app.viewers import encoded
from games.game import Viewer

_CHANNEL = "cellar"
_MOST = 100
"""Rooms in one message: Postgres takes 8000 bytes."""
_BEAT = 4.0
"""Seconds after which something is said even if there is nothing to say."""
_PATIENCE = 5.0
_AGAIN = 0.5
"""Seconds between two tries to connect."""


class Notify:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(8)
        self._peers = Peers(self._me)
        self._wake: Wake | None = None
        self._tasks: asyncio.TaskGroup | None = None
        self._waking: dict[str, bool] = {}
        """Rooms that are being told, and whether there was more meanwhile."""
        self._said = asyncio.Event()
        self._moved: set[str] = set()
        self._changed: set[str] = set()
        self._mine: dict[str, Here] = {}
        self._greet = True
        self.deaf = True

    async def publish(self, code: str) -> None:
        self._moved.add(code)
        self._said.set()

    def listen(self, wake: Wake) -> None:
        self._wake = wake

    def tell(self, code: str, here: Sequence[Viewer]) -> None:
        if self._mine.get(code) != packed(here):
            self._mine[code] = packed(here)
            self._tell(code)

    def forget(self, code: str) -> None:
        if self._mine.pop(code, None) is not None:
            self._tell(code)

    def _tell(self, code: str) -> None:
        self._changed.add(code)
        self._said.set()

    def elsewhere(self, code: str) -> list[Viewer]:
        return self._peers.elsewhere(code)

    def rank(self, code: str) -> int:
        return self._peers.rank(code)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as self._tasks:
            while True:
                try:
                    await self._connect()
                except Exception as error:
                    LOG.warning("bus_lost", **where(error))
                self.deaf = True
                await asyncio.sleep(_AGAIN)

    async def _connect(self) -> None:
        """Listens and speaks until the connection breaks."""
        raw = await self._engine.raw_connection()
        connection: Any = raw.driver_connection
        try:
            connection.add_termination_listener(lambda _: self._said.set())
            async with asyncio.timeout(_PATIENCE):
                await connection.add_listener(_CHANNEL, self._heard)
            self.deaf, self._greet = False, True
            self._changed.update(self._mine)
            while not connection.is_closed():
                await self._speak(connection)
        except asyncio.CancelledError:
            await self._say_goodbye(connection)
            raise
        finally:
            raw.invalidate()

    async def _say_goodbye(self, connection: Any) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await connection.execute(
                    "select pg_notify($1, $2)", _CHANNEL, encoded({"from": self._me, "gone": True})
                )

    async def _speak(self, connection: Any) -> None:
        await self._say(connection)
        self._told(self._peers.silent(asyncio.get_running_loop().time()))
        try:
            async with asyncio.timeout(_BEAT):
                await self._said.wait()
        except TimeoutError:
            return

    async def _say(self, connection: Any) -> None:
        """All that is to be said now; at least that this process lives. What is not said stays to be said."""
        self._said.clear()
        moved, changed, greet = self._moved, self._changed, self._greet
        self._moved, self._changed, self._greet = set(), set(), False
        try:
            for text in self._messages(sorted(moved), sorted(changed), greet):
                async with asyncio.timeout(_PATIENCE):
                    await connection.execute("select pg_notify($1, $2)", _CHANNEL, text)
        except Exception:
            self._moved |= moved
            self._changed |= changed
            raise

    def _messages(self, moved: Sequence[str], changed: Sequence[str], greet: bool) -> Iterator[str]:
        for at in range(0, max(len(moved), len(changed), 1), _MOST):
            here = {code: self._mine.get(code) for code in changed[at : at + _MOST]}
            yield encoded({"from": self._me, "greet": greet and not at, "moved": moved[at : at + _MOST], "here": here})

    def _heard(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        said = from_json(text)
        process = said["from"]
        if process == self._me:
            return
        if said.get("gone"):
            return self._told(self._peers.leave(process))
        self._peers.hear(process, asyncio.get_running_loop().time())
        for code, here in said["here"].items():
            self._peers.has(process, code, here)
        if said["greet"]:
            self._changed.update(self._mine)
            self._said.set()
        self._told({*said["moved"], *said["here"]})

    def _told(self, codes: Iterable[str]) -> None:
        """Wakes these rooms, each by one task at a time."""
        assert self._tasks is not None
        for code in codes:
            if code in self._waking:
                self._waking[code] = True
            else:
                self._waking[code] = False
                self._tasks.create_task(self._tell_room(code))

    async def _tell_room(self, code: str) -> None:
        try:
            while True:
                self._waking[code] = False
                assert self._wake is not None
                await self._wake(code)
                if not self._waking[code]:
                    return
        except Exception as error:
            LOG.warning("wake_lost", code=code, **where(error))
        finally:
            del self._waking[code]
