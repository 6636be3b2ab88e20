"""The colours that players have chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(8)))


def downgrade() -> None:
    op.drop_column("seats", "colour")
