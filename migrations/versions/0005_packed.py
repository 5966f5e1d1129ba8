"""What a match that is long over needs is one compressed value; which ones are not packed yet is found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_OVER = sa.text("packed IS NULL AND status IN ('finished', 'aborted')")


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column("match", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("whole", sa.LargeBinary(), nullable=False),
    )
    op.add_column("matches", sa.Column("packed", sa.BigInteger()))
    op.create_index("ix_matches_unpacked", "matches", ["id"], postgresql_where=_OVER, sqlite_where=_OVER)


def downgrade() -> None:
    """Only the tables: what is packed stays unreadable for an older version, so unpack it by hand before."""
    op.drop_index("ix_matches_unpacked", "matches")
    op.drop_column("matches", "packed")
    op.drop_table("packed")
