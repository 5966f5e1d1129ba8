"""The whole history of a match, to be taken along: what `GET /api/rooms/{code}/export` gives once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Literal

from pydantic_core import to_jsonable_python
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app import wire
from app.db import reading
from app.models import snapshots
from app.packed import unpack
from app.patch import Misfit, apply
from app.stored import Entry, Match


class Happened(wire.Closed):
    """One entry of a match's log: its cause (who did what, the numbers drawn) and its effect (what was said, how the
    state changed).
    """

    seq: int
    cause: str
    seat: int | None
    move: dict[str, wire.Json] | None
    chance: list[int]
    told: list[tuple[wire.Json, int | None, wire.Json]]
    """What the others heard; which seat heard something else, and what that was."""
    patch: wire.Patch
    at: int
    """Milliseconds since 1970."""


class Kept(wire.Closed):
    """The whole state after an entry, as rules of this version stored it."""

    seq: int
    version: int
    state: wire.Json


class Followed:
    """The state as it was stored, entry after entry; the rules are not run."""

    def __init__(self, kept: Iterable[Kept], version: int) -> None:
        self._kept = {one.seq: one for one in kept}
        self._state: wire.Json = None
        self._version = version

    def after(self, entry: Happened) -> tuple[wire.Json, int]:
        """The state, and the version of the rules that stored it. Misfit if the first one is missing."""
        if kept := self._kept.get(entry.seq):
            self._state, self._version = kept.state, kept.version
        elif self._state is None:
            raise Misfit("the first state is missing")
        else:
            self._state = apply(entry.patch, self._state)
        return self._state, self._version


class Export(wire.Closed):
    """A match that is over, with everything that was hidden while it ran."""

    kind: Literal["export"]
    room: wire.Room
    version: int
    """Of the rules with which it started."""
    outcome: wire.OutcomeView | None
    states: list[Kept]
    """The first, and one wherever newer rules took over; the others follow from the patches."""
    entries: list[Happened]


async def export(
    engine: AsyncEngine, match: Match, entries: list[Entry], room: wire.Room, outcome: Any | None
) -> Export:
    """The match with its entries, from the first on; nothing here is hidden from whoever gets it."""
    states = await turns(engine, match)
    return Export(
        kind="export",
        room=room,
        version=match.version,
        outcome=to_jsonable_python(outcome),
        states=states,
        entries=[_happened(entry) for entry in entries],
    )


async def turns(engine: AsyncEngine, match: Match) -> list[Kept]:
    """The first state, and those with which newer rules took over."""
    async with reading(engine) as connection:
        return await _states(connection, match)


async def _states(connection: AsyncConnection, match: Match) -> list[Kept]:
    mine = snapshots.c.match == match.id
    query = select(snapshots.c.seq, snapshots.c.version).where(mine).order_by(snapshots.c.seq)
    found = [(row.seq, row.version or match.version) for row in await connection.execute(query)]
    if not found and (whole := await unpack(connection, match.id)):
        return [Kept.model_validate({**row, "version": row["version"] or match.version}) for row in whole.states]
    versions = dict(found[:1] + [late for early, late in pairwise(found) if early[1] != late[1]])
    states = select(snapshots).where(mine, snapshots.c.seq.in_(versions)).order_by(snapshots.c.seq)
    return [Kept(seq=row.seq, version=versions[row.seq], state=row.state) for row in await connection.execute(states)]


def _happened(entry: Entry) -> Happened:
    row = entry.row()
    return Happened.model_validate({name: row[name] for name in Happened.model_fields})
