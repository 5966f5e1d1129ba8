"""Matches that are over are weighed when somebody asks: one at a time here, in a process of its own that goes last.

What is found is kept, since it does not change. The row is also the mark that somebody is at it: its hand moves every
few seconds, in whichever server process that is, and a mark that stands still may be taken over.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from app import history, look
from app.codec import Codec
from app.db import now, reading
from app.errors import Refusal
from app.log import LOG, where
from app.models import weighings
from app.store import Store
from app.stored import Loaded
from app.wire_weigh import Weighed, Weighing

_WAITING = 20
"""Matches that wait here at most."""
_HAND = 1000
"""Milliseconds between two marks."""
_STILL = 60_000
"""Milliseconds after which nobody is at it any more."""
_LONGEST = 2**20
"""Bytes of what is found."""
_HOME = Path(__file__).parent.parent


class Broken(Exception):
    """The process that weighs ended without an answer."""


class Scales:
    def __init__(self, engine: AsyncEngine, store: Store, codecs: Mapping[str, Codec[Any]], playouts: int) -> None:
        self._engine, self._store, self._codecs, self._playouts = engine, store, codecs, playouts
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: set[str] = set()

    async def look(self, match: Loaded) -> Weighing:
        """How far it is, and what was found. Refusal if this match cannot be weighed."""
        _check(match)
        row = await self._row(match.match.id)
        if row is not None and row.failed:
            raise Refusal("cannot_weigh")
        if row is not None and row.found is not None:
            return Weighing(share=1.0, found=Weighed.model_validate(row.found))
        if row is not None and row.at > now() - _STILL:
            return Weighing(share=row.share, found=None)
        return Weighing(share=0.0 if match.match.code in self._waiting else None, found=None)

    def ask(self, match: Loaded) -> None:
        """Has the match weighed as soon as those before it are. Refusal if too many wait."""
        _check(match)
        if not self._playouts:
            raise Refusal("cannot_weigh")
        if len(self._waiting) >= _WAITING:
            raise Refusal("busy")
        self._waiting.add(match.match.code)
        self._asked.put_nowait(match.match.code)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            code = await self._asked.get()
            try:
                await self._weigh(code)
            except Exception as error:
                LOG.warning("not_weighed", code=code, **where(error))
            finally:
                self._waiting.discard(code)
                self._asked.task_done()

    async def idle(self) -> None:
        """Waits until everything that was asked for here is answered."""
        await self._asked.join()

    async def _weigh(self, code: str) -> None:
        loaded = await self._store.load(code)
        if loaded is None or not await self._claimed(loaded.match.id):
            return
        try:
            found = await self._answer(loaded)
        except Broken:
            await self._note(loaded.match.id, failed=True)
            raise
        await self._note(loaded.match.id, share=1.0, found=to_jsonable_python(found))

    async def _answer(self, loaded: Loaded) -> Weighed:
        text = await self._exported(loaded)
        weigher = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "app.weigh", "-", "--frames", "--playouts", str(self._playouts)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=_HOME,
            limit=_LONGEST,
        )
        try:
            assert weigher.stdin is not None and weigher.stdout is not None
            weigher.stdin.write(text.encode())
            weigher.stdin.close()
            return await self._listened(loaded.match.id, weigher.stdout)
        finally:
            if weigher.returncode is None:
                weigher.kill()
            await weigher.wait()

    async def _listened(self, match: int, said: asyncio.StreamReader) -> Weighed:
        marked = now()
        while line := await said.readline():
            heard = _frame(line)
            if heard.found is not None:
                return heard.found
            if now() - marked >= _HAND:
                marked = now()
                await self._note(match, share=heard.share)
        raise Broken

    async def _exported(self, loaded: Loaded) -> str:
        match, entries = await self._store.since(loaded.match.code, -1)
        codec = self._codecs[match.game]
        outcome = codec.game.outcome(codec.load(loaded.state, loaded.version))
        room = look.view(match.code, match.game, match.seating, [], None, match.pledge)
        return (await history.export(self._engine, match, entries, room, outcome)).model_dump_json()

    # -------------------------------------------------------------- the row

    async def _row(self, match: int) -> Row[Any] | None:
        async with reading(self._engine) as connection:
            return (await connection.execute(select(weighings).where(weighings.c.match == match))).first()

    async def _claimed(self, match: int) -> bool:
        """Whether it is for this process to weigh it: nobody has, and nobody is at it."""
        first = {"match": match, "share": 0.0, "found": None, "failed": False, "at": now()}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(weighings), [first])
                return True
        except IntegrityError:
            pass
        left = (weighings.c.match == match, weighings.c.found.is_(None), weighings.c.at <= now() - _STILL)
        async with self._engine.begin() as connection:
            taken = await connection.execute(update(weighings).where(*left).values(share=0.0, failed=False, at=now()))
            return bool(taken.rowcount)

    async def _note(self, match: int, **values: Any) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(weighings).where(weighings.c.match == match).values(at=now(), **values))


def _check(match: Loaded) -> None:
    if match.match.seating.status != "finished":
        raise Refusal("not_over" if match.match.seating.status in ("lobby", "running") else "cannot_weigh")


def _frame(line: bytes) -> Weighing:
    try:
        return Weighing.model_validate_json(line)
    except ValueError:
        raise Broken from None
