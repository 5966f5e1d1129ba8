"""The migrations make exactly the tables that the server knows."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from app.config import Config
from app.db import connect
from app.migrate import is_current, upgrade
from app.models import META


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, META))


async def test_an_empty_database_gets_the_tables_of_the_models(config: Config) -> None:
    engine = connect(config)
    await upgrade(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []
    assert await is_current(engine)
    await upgrade(engine)
    await engine.dispose()
