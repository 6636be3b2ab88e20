"""What people add to chance before the deal. Matches of before were dealt without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("nonce", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "nonce")
