"""What people at a table report to the admins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("no", sa.Integer(), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("pointed", sa.String(120), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("seq", sa.Integer()),
        sa.Column("action_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger()),
        sa.Column("answer", sa.String(200)),
        sa.PrimaryKeyConstraint("match", "no", name="pk_reports"),
        sa.UniqueConstraint("match", "guest", "action_id", name="uq_reports_match_guest_action_id"),
    )
    op.create_index("ix_reports_closed_at", "reports", ["closed", "at"])


def downgrade() -> None:
    op.drop_table("reports")
