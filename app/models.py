"""The tables. What belongs to a match carries its id first, so that matches can be spread over nodes by that key."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)

OVER = ("finished", "aborted")
"""What a match never comes back from."""
_UNPACKED = text("packed IS NULL AND status IN ('finished', 'aborted')")

META = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_Json = JSON(none_as_null=True)
# Postgres' JSON and not JSONB, which would put the keys of an object into another order.

guests = Table(
    "guests",
    META,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    META,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("guest", BigInteger, ForeignKey("guests.id")),
    Column("created", BigInteger, nullable=False),
)

links = Table(
    "links",
    META,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", BigInteger, ForeignKey("guests.id"), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)
"""A code that carries this guest to another device, once, until then."""

matches = Table(
    "matches",
    META,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("code", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", _Json, nullable=False),
    Column("terms", _Json),
    Column("status", String(10), nullable=False),
    Column("host", BigInteger),
    Column("change", Integer, nullable=False),
    Column("key", LargeBinary(64)),
    Column("secret", LargeBinary(32)),
    Column("nonces", _Json),
    Column("next", String(12)),
    Column("origin", _Json),
    Column("hushed", Boolean),
    Column("ended", BigInteger),
    Column("outcome", _Json),
    Column("created", BigInteger, nullable=False),
    Column("packed", BigInteger),
    UniqueConstraint("code"),
    Index(None, "status", "created"),
    Index("ix_matches_unpacked", "id", postgresql_where=_UNPACKED, sqlite_where=_UNPACKED),
)
"""`change` counts the changes of this row and of its seats: whoever writes says which one was read. `key` is made of
`secret` and `nonces` when the match starts; rooms from before there were secrets have the key alone. `origin` is
the entry of another match in whose position this one begins. `packed` says when its entries and snapshots went into one
row of the table of that name.
"""

seats = Table(
    "seats",
    META,
    Column("match", BigInteger, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", BigInteger, ForeignKey("guests.id")),
    Column("bot", String(8)),
    Column("ready", Boolean, nullable=False),
    Column("nonce", String(64)),
    Column("colour", Integer),
    UniqueConstraint("match", "guest"),
    Index(None, "guest"),
)

entries = Table(
    "entries",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True),
    Column("cause", String(8), nullable=False),
    Column("seat", Integer),
    Column("action_id", String(64)),
    Column("move", _Json),
    Column("chance", _Json, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("patch", _Json, nullable=False),
    Column("told", _Json, nullable=False),
    Column("public_no", Integer, nullable=False),
    Column("own_no", _Json, nullable=False),
    Column("prompt_no", _Json, nullable=False),
    Column("undo", _Json),
    Column("time", _Json),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "seat", "action_id"),
)
"""One row for whatever happened to a match: its cause (a move, the numbers drawn) and its effect (patch, told).

No foreign key: it would look the match up again with every move.
"""

chat = Table(
    "chat",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("no", Integer, primary_key=True),
    Column("guest", BigInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(300)),
    Column("phrase", String(20)),
    Column("action_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "guest", "action_id"),
)
"""What people say: a text or the code of a phrase, under the name and on the seat that they had then."""

reports = Table(
    "reports",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("no", Integer, primary_key=True),
    Column("guest", BigInteger, nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("text", String(500), nullable=False),
    Column("pointed", String(120), nullable=False),
    Column("device", String(200), nullable=False),
    Column("seq", Integer),
    Column("action_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("answer", String(200)),
    UniqueConstraint("match", "guest", "action_id"),
    Index(None, "closed", "at"),
)
"""What somebody says is wrong, on the seat and after the entry that they saw then; None before the match has started.
`closed` and `answer` are an admin's.
"""

weighings = Table(
    "weighings",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("share", Float, nullable=False),
    Column("found", _Json),
    Column("failed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was found about luck and skill in a match that is over; while it is being weighed: how far that is, and when it
was said.
"""

snapshots = Table(
    "snapshots",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True),
    Column("state", _Json, nullable=False),
    Column("version", Integer),
)
"""`version` is that of the rules which wrote the state; None: that with which the match started."""

packed = Table(
    "packed",
    META,
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("whole", LargeBinary, nullable=False),
)
"""A match that is long over, instead of its rows in `entries` and `snapshots`; `seq` is that of its last entry."""

uptimes = Table(
    "uptimes",
    META,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""A row for each server process: from when to when it was alive. Time without any does not run on anybody's clock."""
