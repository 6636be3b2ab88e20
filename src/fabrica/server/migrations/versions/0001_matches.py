"""Matches, seats, events and the signing key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created", sa.String(32), nullable=False, index=True),
        sa.Column("beginning", sa.Text, nullable=False),
        sa.Column("origin", sa.String(16), index=True),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("owner", sa.String(32), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("invite", sa.String(64), unique=True),
    )
    op.create_index("open_seats", "seats", ["kind", "owner"])
    op.create_table(
        "events",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("words", sa.String(100), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.UniqueConstraint("match", "request"),
    )
    op.create_table("keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("value", sa.String(64), nullable=False))


def downgrade() -> None:
    for table in ("keys", "events", "seats", "matches"):
        op.drop_table(table)
