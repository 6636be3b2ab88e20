"""What the store knows of the matches in a list, without any of them being read."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from fabrica.server.schema import matches, seats
from fabrica.server.store import OPEN_SHOWN, Store


def running_in_public(store: Store) -> list[str]:
    """Matches to which anyone could come and someone came, not known to be over, the newest first."""
    found = sa.select(matches.c.id).join(seats, seats.c.match == matches.c.id)
    came = found.where(seats.c.kind == "open", seats.c.owner.is_not(None), sa.not_(matches.c.over)).group_by(matches.c.id)
    with store.engine.connect() as connection:
        rows = connection.execute(came.order_by(matches.c.created.desc()).limit(OPEN_SHOWN))
        return [str(row[0]) for row in rows]


def created(store: Store, ids: Collection[str]) -> dict[str, str]:
    """When matches were opened."""
    with store.engine.connect() as connection:
        found = sa.select(matches.c.id, matches.c.created).where(matches.c.id.in_(ids))
        return {str(id): str(when) for id, when in connection.execute(found)}
