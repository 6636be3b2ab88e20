"""Who opened a table; and which matches are known to be over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

# Of tables from before: whoever sits there first without an invite.
MAKERS = """
UPDATE matches SET maker = (
  SELECT owner FROM seats WHERE seats.match = matches.id AND owner IS NOT NULL AND invite IS NULL ORDER BY seat LIMIT 1
)
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("maker", sa.String(32)))
    op.add_column("matches", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(MAKERS)


def downgrade() -> None:
    for column in ("over", "maker"):
        op.drop_column("matches", column)
