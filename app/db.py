"""The database engine: Postgres, or SQLite made to behave like one."""

from __future__ import annotations

import secrets
import time

from pydantic_core import from_json, to_json
from sqlalchemy import Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from app.config import Config

_CONNECT = 5.0
"""Seconds in which Postgres has to take a connection."""
_FAULTS = ("08", "53", "57", "58")
"""Classes of SQLSTATE: connection, resources (a full disk), intervention (a shutdown), and the system's own faults."""
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def connect(config: Config, patience: float | None = 15.0) -> AsyncEngine:
    """An engine that has not connected yet; makes the folder of the embedded database.

    Postgres fails if it does not answer within so many seconds; None: it may take as long as it likes.
    """
    if config.embedded:
        config.data_dir.mkdir(parents=True, exist_ok=True)
    on_postgres = {"timeout": _CONNECT, "command_timeout": patience}
    pool = {} if config.embedded else {"pool_pre_ping": True, "pool_size": config.connections, "max_overflow": 0}
    engine = create_async_engine(
        config.url,
        connect_args={"isolation_level": None} if config.embedded else on_postgres,
        json_serializer=lambda value: to_json(value).decode(),
        json_deserializer=from_json,
        hide_parameters=True,  # an error that is printed somewhere must not show moves or states
        **pool,
    )
    if config.embedded:
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def failed(error: BaseException) -> bool:
    """Whether the database is what failed: it cannot be reached, does not answer in time, or cannot write."""
    if isinstance(error, OSError | OperationalError | InterfaceError | PoolTimeout):
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state(error.orig)[:2] in _FAULTS
    return _state(error)[:2] in _FAULTS


def _state(error: BaseException | None) -> str:
    return str(getattr(error, "sqlstate", None) or "")


def reading(engine: AsyncEngine) -> AsyncConnection:
    """A connection that only reads: in SQLite it does not queue for the one write lock."""
    return engine.execution_options(reads=True).connect()


def fresh_id() -> int:
    """A number that nobody else makes, and that grows with time: a row's place in an index stays near the last."""
    return time.time_ns() // 1_000_000 << 20 | secrets.randbits(20)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """The driver would begin late and without the write lock, and two who read and then write would lose one's."""
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
