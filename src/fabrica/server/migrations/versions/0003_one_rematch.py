"""A match has one rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

matches = sa.table("matches", sa.column("id"), sa.column("created"), sa.column("origin"))


def upgrade() -> None:
    """Of several rematches of one match the first stays its rematch; the others are matches of their own."""
    first = matches.alias()
    earlier = sa.tuple_(first.c.created, first.c.id) < sa.tuple_(matches.c.created, matches.c.id)
    has_earlier = sa.exists().where(first.c.origin == matches.c.origin, earlier)
    later = [row[0] for row in op.get_bind().execute(sa.select(matches.c.id).where(has_earlier))]
    if later:
        op.execute(sa.update(matches).where(matches.c.id.in_(later)).values(origin=None))
    op.drop_index("ix_matches_origin", "matches")
    op.create_index("ix_matches_origin", "matches", ["origin"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_matches_origin", "matches")
    op.create_index("ix_matches_origin", "matches", ["origin"])
