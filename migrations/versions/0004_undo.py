"""What each seat can undo is stored with every entry; entries of old have none of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("entries", sa.Column("undo", sa.JSON()))


def downgrade() -> None:
    op.drop_column("entries", "undo")
