"""When a match was over and how it ended, so that a list of old matches need not open any of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended", sa.BigInteger()))
    op.add_column("matches", sa.Column("outcome", sa.JSON()))


def downgrade() -> None:
    op.drop_column("matches", "outcome")
    op.drop_column("matches", "ended")
