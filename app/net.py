"""The net below the bus: every few seconds the database is asked once which of the open rooms have moved on.

So a room that nobody was told about is late and not wrong: the process that wrote may have died before it could tell,
or the bus was down.
"""

from __future__ import annotations

import asyncio

from app.log import LOG, where
from app.metrics import Gauges
from app.rooms import Rooms

_DEAF = 1.0
"""Seconds between two looks while the bus is down."""


async def watch(rooms: Rooms, gauges: Gauges, seconds: float) -> None:
    """Looks until it is cancelled."""
    while True:
        await asyncio.sleep(min(seconds, _DEAF) if rooms.means.bus.deaf else seconds)
        gauges.refresh()
        try:
            await rooms.look()
        except Exception as error:
            LOG.warning("net_lost", **where(error))
