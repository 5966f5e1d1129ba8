"""Matches that begin in a position of another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("matches", sa.Column("origin", sa.JSON()))


def downgrade() -> None:
    op.drop_column("matches", "origin")
