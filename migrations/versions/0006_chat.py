"""What people say to each other, and whether onlookers may."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("no", sa.Integer(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.String(300)),
        sa.Column("phrase", sa.String(20)),
        sa.Column("action_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "no", name="pk_chat"),
        sa.UniqueConstraint("match", "guest", "action_id", name="uq_chat_match_guest_action_id"),
    )
    op.add_column("matches", sa.Column("hushed", sa.Boolean()))


def downgrade() -> None:
    op.drop_column("matches", "hushed")
    op.drop_table("chat")
