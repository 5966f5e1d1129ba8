"""The first tables: people, rooms, and the log of every match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _people()
    _rooms()
    _logs()


def downgrade() -> None:
    for table in ("snapshots", "entries", "seats", "matches", "tokens", "guests"):
        op.drop_table(table)


def _people() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("program", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("guest", sa.BigInteger()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tokens_guest"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )


def _rooms() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.BigInteger()),
        sa.Column("change", sa.Integer(), nullable=False),
        sa.Column("key", sa.LargeBinary(64)),
        sa.Column("next", sa.String(12)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("code", name="uq_matches_code"),
    )
    op.create_index("ix_matches_status_created", "matches", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.BigInteger()),
        sa.Column("bot", sa.String(8)),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_seats_guest"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.UniqueConstraint("match", "guest", name="uq_seats_match_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])


def _logs() -> None:
    op.create_table(
        "entries",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("cause", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("action_id", sa.String(64)),
        sa.Column("move", sa.JSON()),
        sa.Column("chance", sa.JSON(), nullable=False),
        sa.Column("barrier", sa.Boolean(), nullable=False),
        sa.Column("patch", sa.JSON(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.Column("public_no", sa.Integer(), nullable=False),
        sa.Column("own_no", sa.JSON(), nullable=False),
        sa.Column("prompt_no", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_entries"),
        sa.UniqueConstraint("match", "seat", "action_id", name="uq_entries_match_seat_action_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_snapshots"),
    )
