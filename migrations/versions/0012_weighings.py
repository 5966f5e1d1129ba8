"""What was found when a match that is over was weighed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "weighings",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("found", sa.JSON()),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_weighings"),
    )


def downgrade() -> None:
    op.drop_table("weighings")
