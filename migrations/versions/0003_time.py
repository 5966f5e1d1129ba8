"""Terms of rooms, how a match stands in time after each entry, and when a server was alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("terms", sa.JSON()))
    op.add_column("entries", sa.Column("time", sa.JSON()))
    op.create_table(
        "uptimes",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptimes"),
    )


def downgrade() -> None:
    op.drop_table("uptimes")
    op.drop_column("entries", "time")
    op.drop_column("matches", "terms")
