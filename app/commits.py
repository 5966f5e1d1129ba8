"""Group commit: while one transaction is in flight, whatever else is to be written gathers for the next.

An append is written, or ends in a Conflict (somebody else was there first) or a Refusal `storage` (the database could
not). Where the connection is lost during COMMIT nobody knows: then it is written again until the database says, since
its place in the log is a primary key, which waits for whoever may still be writing there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic_core import from_json, to_json
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app.counts import BATCH, COMMIT
from app.db import failed, reading
from app.errors import Refusal
from app.log import LOG, where
from app.models import entries, matches, seats, snapshots

Row = dict[str, Any]

_AGAIN = 0.2
"""Seconds until a database that was lost during a commit is asked again."""
_SAME = ("cause", "seat", "action_id", "move", "chance", "patch")
"""An entry that is the same in these is the same entry: whoever wrote it, the same has happened."""


class Conflict(Exception):
    """Somebody else wrote first; what was to be written is not."""


class _Unknown(Exception):
    """The connection was lost while the transaction was being committed."""


@dataclass(frozen=True, slots=True)
class Append:
    """What one entry writes: itself, now and then a snapshot, at the end the match's new status, and the seats if
    somebody left or came back."""

    entry: Row
    snapshot: Row | None = None
    status: str | None = None
    outcome: Any = None
    """Ranks and scores, where the match is finished."""
    seats: Sequence[Row] = ()


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Commits:
    """Writes appends of all matches, one transaction at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._gathering: list[_Waiting] = []
        self._called = asyncio.Event()

    async def append(self, append: Append) -> None:
        """Returns once it is in the database for good.

        Conflict if this place in the log is taken; Refusal if the database cannot write now. Neither wrote anything.
        """
        try:
            await self._gather(append)
        except _Unknown:
            await self._find_out(append)

    async def _gather(self, append: Append) -> None:
        waiting = _Waiting(append)
        self._gathering.append(waiting)
        self._called.set()
        await waiting.done

    async def _find_out(self, append: Append) -> None:
        """Until the database answers nobody can say what happened, so this match waits for it."""
        while True:
            LOG.warning("commit_unknown", match=append.entry["match"], seq=append.entry["seq"])
            await asyncio.sleep(_AGAIN)
            try:
                return await self._write_again(append)
            except Exception as error:
                if not (isinstance(error, _Unknown | Refusal) or failed(error)):
                    raise

    async def _write_again(self, append: Append) -> None:
        try:
            await self._gather(append)
        except Conflict:
            if not await self._is_there(append):
                raise

    async def _is_there(self, append: Append) -> bool:
        """Whether the place in the log is taken by this very entry."""
        place = (entries.c.match == append.entry["match"], entries.c.seq == append.entry["seq"])
        async with reading(self._engine) as connection:
            row = (await connection.execute(select(*(entries.c[name] for name in _SAME)).where(*place))).first()
        return row is not None and all(getattr(row, name) == _as_read(append.entry[name]) for name in _SAME)

    async def run(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            batch, self._gathering = self._gathering, []
            if len(batch) == 1 or not await self._wrote_all(batch):
                await self._write_each_alone(batch)

    async def _wrote_all(self, batch: Sequence[_Waiting]) -> bool:
        """One conflict undoes the whole transaction, so False: each must be tried alone."""
        try:
            await self._commit([waiting.append for waiting in batch])
        except (Refusal, _Unknown) as error:
            for waiting in batch:
                _settle(waiting, error)
        except Exception:
            return False
        else:
            for waiting in batch:
                _settle(waiting, None)
        return True

    async def _write_each_alone(self, batch: Sequence[_Waiting]) -> None:
        for waiting in batch:
            try:
                await self._commit([waiting.append])
            except IntegrityError:
                _settle(waiting, Conflict())
            except Exception as error:
                _settle(waiting, error)
            else:
                _settle(waiting, None)

    async def _commit(self, appends: Sequence[Append]) -> None:
        """Refusal if the database could not write; _Unknown if it may have written."""
        committing = False
        BATCH.observe(len(appends))
        try:
            with COMMIT.time():
                async with self._engine.connect() as connection:
                    transaction = await connection.begin()
                    await _write(connection, appends)
                    committing = self._engine.dialect.name == "postgresql"
                    await transaction.commit()
        except IntegrityError:
            raise
        except Exception as error:
            if committing:
                raise _Unknown from error
            if failed(error):
                LOG.error("commit_failed", **where(error))
                raise Refusal("storage") from error
            raise


def _as_read(value: Any) -> Any:
    """What the database gives for what it was given: JSON knows no tuples, and its keys are text."""
    return from_json(to_json(value))


async def _write(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    await connection.execute(insert(entries), [append.entry for append in appends])
    if states := [append.snapshot for append in appends if append.snapshot]:
        await connection.execute(insert(snapshots), states)
    for append in appends:
        if append.status:
            change = update(matches).where(matches.c.id == append.entry["match"])
            over = {"status": append.status, "outcome": append.outcome, "ended": append.entry["at"]}
            await connection.execute(change.values(over))
        if append.seats:
            await _write_seats(connection, append.entry["match"], append.seats)


async def _write_seats(connection: AsyncConnection, match: int, rows: Sequence[Row]) -> None:
    """Nobody else can be writing them: the place in the log is taken, and while a match runs nothing else does."""
    await connection.execute(delete(seats).where(seats.c.match == match))
    await connection.execute(insert(seats), rows)
    change = update(matches).where(matches.c.id == match)
    await connection.execute(change.values(change=matches.c.change + 1))


def _settle(waiting: _Waiting, error: Exception | None) -> None:
    if waiting.done.done():
        return
    if error is None:
        waiting.done.set_result(None)
    else:
        waiting.done.set_exception(error)
