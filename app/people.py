"""Who people and programs are: guests with their names, and the tokens that prove it. Only hashes of those are kept."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from app.db import fresh_id, now, reading
from app.models import guests, links, tokens
from app.seating import Guest

_SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a code for another device: without those that look like others. Twelve have 60 random bits."""

Kind = Literal["guest", "bot", "admin"]


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever a token belongs to; an admin is nobody who plays."""

    kind: Kind
    guest: Guest | None


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def issue(self, kind: Kind, name: str) -> str:
        """A new token, which is shown this once; for a person or a program also the guest that it stands for."""
        token = _new_token()
        row = {"hash": _hashed(token), "kind": kind, "name": name, "guest": None, "created": now()}
        async with self._engine.begin() as connection:
            if kind != "admin":
                row["guest"] = guest = fresh_id()
                who = {"id": guest, "name": name, "program": kind == "bot", "created": now()}
                await connection.execute(insert(guests), [who])
            await connection.execute(insert(tokens), [row])
        return token

    async def revoke(self, name: str) -> int:
        """Forgets the tokens of programs and admins with this name; says how many."""
        gone = delete(tokens).where(tokens.c.name == name, tokens.c.kind != "guest")
        async with self._engine.begin() as connection:
            return (await connection.execute(gone)).rowcount

    async def issued(self) -> list[tuple[str, str, int]]:
        """Kind, name and time of every token of a program or an admin."""
        query = select(tokens.c.kind, tokens.c.name, tokens.c.created).where(tokens.c.kind != "guest")
        async with reading(self._engine) as connection:
            return [(row.kind, row.name, row.created) for row in await connection.execute(query)]

    async def caller(self, token: str) -> Caller | None:
        query = select(tokens.c.kind, guests).select_from(tokens.outerjoin(guests))
        async with reading(self._engine) as connection:
            row = (await connection.execute(query.where(tokens.c.hash == _hashed(token)))).first()
        if row is None:
            return None
        return Caller(row.kind, None if row.id is None else Guest(row.id, row.name, row.program))

    async def link(self, guest: Guest, until: int) -> str:
        """A code that makes another browser this guest, once and until then; an earlier one is of no use any more."""
        code = "".join(secrets.choice(_SIGNS) for _ in range(12))
        row = {"hash": _hashed(code), "guest": guest.id, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(delete(links).where((links.c.guest == guest.id) | (links.c.until < now())))
            await connection.execute(insert(links), [row])
        return "-".join(code[at : at + 4] for at in (0, 4, 8))

    async def carry(self, code: str) -> tuple[Guest, str] | None:
        """The guest of a code, with a new token for them; None if the code is unknown, used or too old."""
        key = _hashed("".join(sign for sign in code.upper() if sign in _SIGNS))
        token = _new_token()
        async with self._engine.begin() as connection:
            found = select(guests, links.c.until).join(links).where(links.c.hash == key)
            row = (await connection.execute(found)).first()
            gone = await connection.execute(delete(links).where(links.c.hash == key))
            if row is None or gone.rowcount != 1 or row.until < now():
                return None
            issued = {"hash": _hashed(token), "kind": "guest", "name": row.name, "guest": row.id, "created": now()}
            await connection.execute(insert(tokens), [issued])
        return Guest(row.id, row.name, row.program), token

    async def rename(self, guest: Guest, name: str) -> Guest:
        async with self._engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest.id).values(name=name))
        return Guest(guest.id, name, guest.program)


def _new_token() -> str:
    return "cc_" + secrets.token_urlsafe(32)


def _hashed(token: str) -> bytes:
    """A token has 256 random bits, so that nobody can try them out: one plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()
