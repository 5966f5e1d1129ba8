"""Brings a database up to date: `python -m app.migrate`; to the embedded one the server does it by itself."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from alembic import command
from alembic.config import Config as Alembic
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from app.config import from_environment
from app.db import connect

_SCRIPTS = Path(__file__).parents[1] / "migrations"


async def upgrade(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the tables are those that this server knows."""
    async with engine.connect() as connection:
        return await connection.run_sync(_is_current)


def _upgrade(connection: Connection) -> None:
    alembic = _alembic()
    alembic.attributes["connection"] = connection
    command.upgrade(alembic, "head")


def _is_current(connection: Connection) -> bool:
    there = MigrationContext.configure(connection).get_current_heads()
    return set(there) == set(ScriptDirectory.from_config(_alembic()).get_heads())


def _alembic() -> Alembic:
    alembic = Alembic()
    alembic.set_main_option("script_location", str(_SCRIPTS))
    alembic.set_main_option("path_separator", "os")
    return alembic


async def main() -> None:
    engine = connect(from_environment(os.environ), patience=None)
    await upgrade(engine)
    await engine.dispose()


if __name__ == "__main__":
    asyncio.run(main())
