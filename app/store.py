"""Matches in the database: rooms with their seats, the log of each match, and its state at any moment.

A state is the last snapshot before it and the patches since; reading one never runs the rules, so that a repaired rule
cannot break a match that is under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from app import wire
from app.chairs import chair_of, write_seats
from app.chance import Nonces, Pledge
from app.commits import Conflict
from app.db import fresh_id, now, reading
from app.models import chat, entries, guests, matches, packed, seats, snapshots
from app.packed import Row as Values
from app.packed import unpack
from app.patch import Json, apply
from app.seating import Seating
from app.stored import Entry, Loaded, Match, Position
from app.undo import read
from app.viewers import Numbers
from app.words import is_code, room_code


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @property
    def engine(self) -> AsyncEngine:
        return self._engine

    async def create(self, game: str, version: int, seating: Seating) -> Match:
        async with self._engine.begin() as connection:
            return await _create(connection, game, version, seating)

    async def create_next(self, match: Match, version: int, seating: Seating) -> Match:
        """The room of the rematch; Conflict if somebody else opened it first."""
        async with self._engine.begin() as connection:
            new = await _create(connection, match.game, version, seating)
            await _change(connection, match, {"next": new.code})
        return new

    async def load(self, code: str, at: int | None = None) -> Loaded | None:
        """A match as it is, or as it was after the entry with this number; None if there is none."""
        if not is_code(code):
            return None
        async with reading(self._engine) as connection:
            match = await _find(connection, code)
            if match is None:
                return None
            snapshot = await _snapshot(connection, match.id, at)
            if snapshot is None:
                return Loaded(match, None, None, match.version)
            first, *later = await _entries(connection, match.id, snapshot["seq"] - 1, at)
            state = reduce(lambda state, entry: apply(entry.patch, state), later, snapshot["state"])
            return Loaded(match, later[-1] if later else first, state, snapshot["version"] or match.version)

    async def told(self, match: int, upto: int) -> list[tuple[int, list[Any]]]:
        """Everything that was said up to this entry, with the public number at which it was."""
        columns = (entries.c.seq, entries.c.public_no, entries.c.told)
        async with reading(self._engine) as connection:
            rows = await _rows(connection, match, -1, upto, *columns)
            return [(row["public_no"], row["told"]) for row in rows]

    async def since(self, code: str, seq: int) -> tuple[Match, list[Entry]]:
        """A match that is there, with its entries after the one with this number."""
        async with reading(self._engine) as connection:
            match = await _find(connection, code)
            assert match is not None
            return match, await _entries(connection, match.id, seq, None)

    async def page(self, match: int, after: int, most: int) -> list[Entry]:
        """The next entries, so many at most."""
        async with reading(self._engine) as connection:
            return await _entries(connection, match, after, after + most)

    async def numbered(self, match: int, public: int) -> list[Entry]:
        """The entries after which the public part has this number."""
        query = select(entries).where(entries.c.match == match, entries.c.public_no == public).order_by(entries.c.seq)
        async with reading(self._engine) as connection:
            found: Sequence[Values] = (await connection.execute(query)).mappings().all()
            if not found and (whole := await unpack(connection, match)):
                found = [row for row in whole.entries if row["public_no"] == public]
        return [_entry(match, row) for row in found]

    async def positions(self, ids: Iterable[int]) -> dict[str, Position]:
        """By code: how far each room has come."""
        last = select(func.max(entries.c.seq)).where(entries.c.match == matches.c.id).scalar_subquery()
        all_packed = select(packed.c.seq).where(packed.c.match == matches.c.id).scalar_subquery()
        said = select(func.max(chat.c.no)).where(chat.c.match == matches.c.id).scalar_subquery()
        position = (matches.c.code, matches.c.change, func.coalesce(last, all_packed), said)
        query = select(*position).where(matches.c.id.in_(list(ids)))
        async with reading(self._engine) as connection:
            rows = await connection.execute(query)
            return {code: Position(change, seq, said or 0) for code, change, seq, said in rows}

    async def entry(self, match: int, seq: int) -> Entry:
        """One that is there."""
        async with reading(self._engine) as connection:
            return (await _entries(connection, match, seq - 1, seq))[0]

    async def answered(self, match: int, seat: int, action_id: str) -> bool:
        """Whether this action was carried out already."""
        where = (entries.c.match == match, entries.c.seat == seat, entries.c.action_id == action_id)
        async with reading(self._engine) as connection:
            if (await connection.execute(select(entries.c.seq).where(*where))).first() is not None:
                return True
            whole = await unpack(connection, match)
        rows = whole.entries if whole else []
        return any((row["seat"], row["action_id"]) == (seat, action_id) for row in rows)

    async def save(self, match: Match, seating: Seating) -> None:
        """Writes a changed room; Conflict if it is not any more as it was read."""
        async with self._engine.begin() as connection:
            terms = seating.terms.model_dump()
            await _change(connection, match, {"host": seating.host, "options": seating.options, "terms": terms})
            await write_seats(connection, match.id, seating)

    async def hush(self, match: Match, hushed: bool) -> None:
        """Writes whether onlookers may speak; Conflict if the room is not any more as it was read."""
        async with self._engine.begin() as connection:
            await _change(connection, match, {"hushed": hushed})

    async def start(self, match: Match, key: bytes, nonces: Nonces | None, first: Entry, snapshot: Json) -> None:
        """Writes a match that has just been dealt; Conflict if the room is not any more as it was read."""
        async with self._engine.begin() as connection:
            await _change(
                connection, match, {"status": "running", "version": snapshot["version"], "key": key, "nonces": nonces}
            )
            await connection.execute(insert(entries), [first.row()])
            await connection.execute(insert(snapshots), [snapshot])

    async def rooms_of(self, guest: int, *statuses: wire.Status) -> list[str]:
        """The codes of the rooms with one of these statuses in which this guest sits."""
        where = (seats.c.guest == guest, matches.c.status.in_(statuses))
        return await self._codes(select(matches.c.code).join(seats, seats.c.match == matches.c.id).where(*where))

    async def waiting(self, game: str) -> list[str]:
        """The codes of rooms with a free seat that a program opened."""
        free = select(seats.c.match).where(seats.c.guest.is_(None), seats.c.bot.is_(None))
        by_program = select(guests.c.id).where(guests.c.program)
        where = (matches.c.status == "lobby", matches.c.game == game, matches.c.host.in_(by_program))
        query = select(matches.c.code).where(*where, matches.c.id.in_(free)).order_by(matches.c.created).limit(100)
        return await self._codes(query)

    async def _codes(self, query: Any) -> list[str]:
        async with reading(self._engine) as connection:
            return list((await connection.execute(query)).scalars())


async def _create(connection: AsyncConnection, game: str, version: int, seating: Seating) -> Match:
    match = Match(fresh_id(), await _free_code(connection), game, version, 0, None, Pledge.fresh(), seating)
    row = {
        "id": match.id,
        "code": match.code,
        "game": game,
        "version": version,
        "options": seating.options,
        "terms": seating.terms.model_dump(),
        "status": seating.status,
        "host": seating.host,
        "hushed": seating.hushed,
        "change": 0,
        "secret": match.pledge.secret,
        "origin": seating.origin and seating.origin.model_dump(),
        "created": now(),
    }
    await connection.execute(insert(matches), [row])
    await write_seats(connection, match.id, seating)
    return match


async def _free_code(connection: AsyncConnection) -> str:
    while True:
        code = room_code()
        if (await connection.execute(select(matches.c.id).where(matches.c.code == code))).first() is None:
            return code


async def _change(connection: AsyncConnection, match: Match, values: dict[str, Any]) -> None:
    """Changes the row only if it is as it was read."""
    where = (matches.c.id == match.id, matches.c.change == match.change)
    done = await connection.execute(update(matches).where(*where).values(change=match.change + 1, **values))
    if done.rowcount != 1:
        raise Conflict


async def _find(connection: AsyncConnection, code: str) -> Match | None:
    row = (await connection.execute(select(matches).where(matches.c.code == code))).first()
    if row is None:
        return None
    query = select(seats, guests.c.id, guests.c.name, guests.c.program).select_from(seats.outerjoin(guests))
    there = await connection.execute(query.where(seats.c.match == row.id).order_by(seats.c.seat))
    chairs = tuple(chair_of(seat) for seat in there)
    terms = wire.UNTIMED if row.terms is None else wire.Terms.model_validate(row.terms)
    origin = None if row.origin is None else wire.Origin.model_validate(row.origin)
    seating = Seating(row.status, row.host, row.options, chairs, row.next, bool(row.hushed), terms, origin)
    pledge = Pledge(row.secret, tuple(row.nonces) if row.nonces is not None else None)
    return Match(row.id, row.code, row.game, row.version, row.change, row.key, pledge, seating)


async def _entries(connection: AsyncConnection, match: int, after: int, upto: int | None) -> list[Entry]:
    return [_entry(match, row) for row in await _rows(connection, match, after, upto, entries)]


async def _rows(
    connection: AsyncConnection, match: int, after: int, upto: int | None, *columns: Any
) -> Sequence[Values]:
    """Entries of a match in their order, packed or not."""
    query = select(*columns).where(entries.c.match == match, entries.c.seq > after).order_by(entries.c.seq)
    if upto is not None:
        query = query.where(entries.c.seq <= upto)
    found = (await connection.execute(query)).mappings().all()
    if found or (whole := await unpack(connection, match)) is None:
        return found
    return [row for row in whole.entries if after < row["seq"] and (upto is None or row["seq"] <= upto)]


def _entry(match: int, row: Values) -> Entry:
    own = tuple(row["own_no"])
    numbers = Numbers(row["public_no"], own, tuple(row["prompt_no"]), read(row["undo"], len(own)))
    cause = (row["cause"], row["seat"], row["action_id"], row["move"], row["chance"], row["barrier"])
    return Entry(match, row["seq"], *cause, row["patch"], row["told"], numbers, row["at"], row["time"])


async def _snapshot(connection: AsyncConnection, match: int, at: int | None) -> Values | None:
    query = select(snapshots).where(snapshots.c.match == match).order_by(snapshots.c.seq.desc()).limit(1)
    found = (await connection.execute(query if at is None else query.where(snapshots.c.seq <= at))).mappings().first()
    if found is not None or (whole := await unpack(connection, match)) is None:
        return found
    return [row for row in whole.states if at is None or row["seq"] <= at][-1]
