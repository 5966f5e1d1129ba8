"""Codes that carry a person to another device: a hash of each, until it is used or too old."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("guest", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_links_guest"),
    )
    op.create_index("ix_links_guest", "links", ["guest"])


def downgrade() -> None:
    op.drop_table("links")
