"""What is said in a room. It is no part of its match: no entry, no number and no prompt ever depends on it.

A line is a row of its own, and whoever has the room in memory reads the rows after the last one it knows. So it does
not matter which process wrote them.
"""

from __future__ import annotations

import hashlib
from collections import deque
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy import insert as insert_into
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from app import wire
from app.commits import Conflict
from app.db import reading
from app.errors import Refusal
from app.models import chat
from app.outbox import Outbox
from app.seating import Guest
from app.stage import Stage

KEPT = 100
"""Lines that whoever comes is shown."""
_WAKE = "chat:"


def topic(code: str) -> str:
    """What the bus says when something was said in a room: nobody has to look at its match for that."""
    return _WAKE + code


def said_in(topic: str) -> str | None:
    """The room that a topic is about, if it is about what was said."""
    return topic.removeprefix(_WAKE) if topic.startswith(_WAKE) else None


class Chat:
    """All public methods are jobs for the room's task."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._engine = stage.means.store.engine
        self._lines: deque[wire.ChatLine] | None = None
        """The last ones; None while nobody is here to read them."""

    @property
    def last(self) -> int | None:
        """The number of the last line that is known here; None if none was read yet."""
        return None if self._lines is None else self._lines[-1].no if self._lines else 0

    async def remember(self) -> None:
        """Reads what was said lately, for whoever is about to come."""
        if self._lines is None:
            self._lines = deque(await lines(self._engine, self._stage.match.id, newest=KEPT), KEPT)

    def greet(self, box: Outbox, seen: int = 0) -> None:
        """Shows whoever has just come what was said lately, after the line with this number."""
        if new := [line for line in self._lines or () if line.no > seen]:
            box.send(_frame(new))

    def forget(self) -> None:
        self._lines = None

    async def say(self, box: Outbox, frame: wire.Say) -> wire.Accepted:
        stage, guest = self._stage, box.guest
        if guest is None:
            raise Refusal("no_guest")
        seat = stage.seating.seat_of(guest)
        if seat is None and stage.seating.hushed:
            raise Refusal("hushed")
        now = stage.now()
        await stage.persist(lambda: _write(self._engine, stage.match.id, guest, seat, frame, now))
        await stage.means.bus.publish(topic(stage.match.code))
        await self.hear()
        return wire.Accepted(kind="accepted", id=frame.id)

    async def hear(self) -> None:
        """Shows everybody here what was said since, in whichever process."""
        if self._lines is None or self.last is None:
            return
        if new := await lines(self._engine, self._stage.match.id, after=self.last, newest=KEPT):
            self._lines.extend(new)
            text = _frame(new)
            self._stage.audience.send(self._stage.seating, lambda _: text)


async def lines(engine: AsyncEngine, match: int, after: int = 0, newest: int | None = None) -> list[wire.ChatLine]:
    """What was said after the line with this number; at most so many, the newest of them."""
    query = select(chat).where(chat.c.match == match, chat.c.no > after).order_by(chat.c.no.desc()).limit(newest)
    async with reading(engine) as connection:
        return [_line(row) for row in await connection.execute(query)][::-1]


async def _write(engine: AsyncEngine, match: int, guest: Guest, seat: int | None, frame: wire.Say, at: int) -> None:
    """Once for each id; Conflict if somebody else took the number."""
    mine = (chat.c.match == match, chat.c.guest == guest.id, chat.c.action_id == frame.id)
    async with engine.begin() as connection:
        if (await connection.execute(select(chat.c.no).where(*mine))).first():
            return
        last = (await connection.execute(select(func.max(chat.c.no)).where(chat.c.match == match))).scalar()
        row = {"match": match, "no": (last or 0) + 1, "guest": guest.id, "name": guest.name, "seat": seat, "at": at}
        try:
            said = {"text": frame.text, "phrase": frame.phrase, "action_id": frame.id}
            await connection.execute(insert_into(chat), [row | said])
        except IntegrityError:
            raise Conflict from None


def _line(row: Row[Any]) -> wire.ChatLine:
    return wire.ChatLine(
        no=row.no,
        by=_whose(row.match, row.guest),
        name=row.name,
        seat=row.seat,
        text=row.text,
        phrase=row.phrase,
        at=row.at,
    )


def _whose(match: int, guest: int) -> str:
    """Tells the people of one room apart, and says nothing about who they are elsewhere."""
    return hashlib.blake2b(f"{match}/{guest}".encode(), digest_size=6).hexdigest()


def _frame(new: list[wire.ChatLine]) -> str:
    return wire.Said(kind="said", lines=new).model_dump_json()
