"""Runs migrations: on the connection that `app.migrate` hands in, or for the `alembic` command on its own."""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from app.config import from_environment
from app.db import connect
from app.models import META


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=META, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    engine = connect(from_environment(os.environ))
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_alone())
else:
    run(given)
