"""A secret that a room pledges before its match, the players' nonces, and the rules version of each stored state."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_JSON = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.add_column("matches", sa.Column("secret", sa.LargeBinary(32)))
    op.add_column("matches", sa.Column("nonces", _JSON))
    op.add_column("seats", sa.Column("nonce", sa.String(64)))
    op.add_column("snapshots", sa.Column("version", sa.Integer()))


def downgrade() -> None:
    for table, column in (("snapshots", "version"), ("seats", "nonce"), ("matches", "nonces"), ("matches", "secret")):
        op.drop_column(table, column)
