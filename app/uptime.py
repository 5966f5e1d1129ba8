"""When a server was alive: a row for each process, which beats like a heart.

Time in which no server was alive runs on nobody's clock. A process that was killed had its last beat up to `BEAT`
seconds earlier; so much too much is credited.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from app.clock import Clock
from app.db import fresh_id, reading
from app.log import LOG, where
from app.models import uptimes

BEAT = 10.0
"""Seconds between two beats."""
_PATIENCE = 1.0
"""Seconds for the last one."""


class Uptime:
    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock
        self._id = fresh_id()

    async def begin(self) -> None:
        now = self._clock.now()
        async with self._engine.begin() as connection:
            await connection.execute(insert(uptimes), [{"id": self._id, "began": now, "seen": now}])

    async def beat(self) -> None:
        change = update(uptimes).where(uptimes.c.id == self._id).values(seen=self._clock.now())
        async with self._engine.begin() as connection:
            await connection.execute(change)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._try()

    async def end(self) -> None:
        """The last beat, if the database takes it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._try()

    async def _try(self) -> None:
        """A database that does not answer is down for everybody; the next beat comes."""
        try:
            await self.beat()
        except Exception as error:
            LOG.warning("beat_failed", **where(error))

    async def downtime(self, since: int) -> int:
        """Milliseconds since then in which no server was alive. This one is."""
        query = select(uptimes.c.began, uptimes.c.seen).where(uptimes.c.seen >= since).order_by(uptimes.c.began)
        async with reading(self._engine) as connection:
            rows = [(row.began, row.seen) for row in await connection.execute(query.where(uptimes.c.id != self._id))]
            mine = (await connection.execute(select(uptimes.c.began).where(uptimes.c.id == self._id))).scalar_one()
        return gaps([*rows, (mine, self._clock.now())], since)


def gaps(alive: Iterable[tuple[int, int]], since: int) -> int:
    """How much of the time from `since` to the end of the last span lies in none of them."""
    reached, missing = since, 0
    for began, ended in sorted(alive):
        missing += max(0, began - reached)
        reached = max(reached, ended)
    return missing
