"""Matches that are long over, each as one compressed value: its log, and the states that do not follow from it.

A running match is many narrow rows, so that a move is one insert. Nothing is added to a match that is over, and its
rows repeat each other: together they take a tenth of the room. Reading gives the same entries either way.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from pydantic_core import from_json, to_json
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.db import now, reading
from app.log import LOG, where
from app.models import OVER, entries, matches, packed, snapshots

Row = Mapping[Any, Any]
"""Values by the names of their columns."""

_HOUR = 3600 * 1000
_AT_ONCE = 50
"""Matches that one look packs at most, so that it never keeps others waiting for long."""


@dataclass(frozen=True, slots=True)
class Packed:
    """All rows of a match that has none any more, as they were but for the match's id."""

    entries: list[Row]
    states: list[Row]
    """The first state, and one wherever newer rules took over."""


async def unpack(connection: AsyncConnection, match: int) -> Packed | None:
    """None: this match is not packed."""
    row = (await connection.execute(select(packed.c.whole).where(packed.c.match == match))).first()
    if row is None:
        return None
    whole = from_json(zlib.decompress(row.whole))
    return Packed(whole["entries"], whole["states"])


async def run(engine: AsyncEngine, seconds: float) -> None:
    """Packs now and then, until it is cancelled."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await pack(engine, now() - _HOUR)
        except Exception as error:
            LOG.warning("not_packed", **where(error))


async def pack(engine: AsyncEngine, before: int) -> int:
    """Packs matches that are over since this time; how many. Another process may do so at the same time."""
    done = 0
    for match in await _ripe(engine, before):
        done += await _pack(engine, match)
    return done


async def _ripe(engine: AsyncEngine, before: int) -> list[int]:
    last = select(entries.c.at).where(entries.c.match == matches.c.id).order_by(entries.c.seq.desc()).limit(1)
    where = (matches.c.packed.is_(None), matches.c.status.in_(OVER), last.scalar_subquery() < before)
    async with reading(engine) as connection:
        return list((await connection.execute(select(matches.c.id).where(*where).limit(_AT_ONCE))).scalars())


async def _pack(engine: AsyncEngine, match: int) -> bool:
    """What is read first cannot change before it is written: nothing is added to a match that is over."""
    async with reading(engine) as connection:
        log = await _rows(connection, entries, match)
        states = _needed(await _rows(connection, snapshots, match))
    if not log:
        return False  # another process was faster
    whole = await asyncio.to_thread(compressed, log, states)
    async with engine.begin() as connection:
        mine = (matches.c.id == match, matches.c.packed.is_(None))
        if (await connection.execute(update(matches).where(*mine).values(packed=now()))).rowcount != 1:
            return False
        await connection.execute(insert(packed), [{"match": match, "seq": log[-1]["seq"], "whole": whole}])
        for table in (entries, snapshots):
            await connection.execute(delete(table).where(table.c.match == match))
    return True


def compressed(log: list[Row], states: list[Row]) -> bytes:
    return zlib.compress(to_json({"entries": log, "states": states}), 9)


async def _rows(connection: AsyncConnection, table: Any, match: int) -> list[Row]:
    found = await connection.execute(select(table).where(table.c.match == match).order_by(table.c.seq))
    return [{name: value for name, value in row.items() if name != "match"} for row in found.mappings()]


def _needed(states: list[Row]) -> list[Row]:
    """The others follow from the patches."""
    return states[:1] + [late for early, late in pairwise(states) if early["version"] != late["version"]]
