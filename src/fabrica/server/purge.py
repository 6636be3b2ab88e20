"""Purging: matches that are old enough go, with all that belongs to them. How old a match is counts from its beginning."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from fabrica.server.lock import alone
from fabrica.server.problems import Unreadable
from fabrica.server.reading import read_table
from fabrica.server.schema import matches
from fabrica.server.store import Store, delete_matches, moment, untouched

KINDS = ("empty", "unfinished", "finished")


def old_ones(store: Store, days: Mapping[str, int | None]) -> dict[str, list[str]]:
    """The matches that go, by kind: empty (no person did anything), unfinished, finished; and those that cannot be read stay."""
    found: dict[str, list[str]] = {kind: [] for kind in (*KINDS, "unreadable")}
    now = datetime.now(UTC)
    limits = {kind: moment(now - timedelta(days=most)) for kind, most in days.items() if most is not None}
    for id, created, is_empty, is_over in _candidates(store, max(limits.values(), default="")):
        kind = "empty" if is_empty else "finished" if is_over else _kind_of(store, id)
        if kind == "unreadable" or created < limits.get(kind, ""):
            found[kind].append(id)
    return found


def _candidates(store: Store, before: str) -> list[tuple[str, str, bool, bool]]:
    columns = (matches.c.id, matches.c.created, untouched().label("is_empty"), matches.c.over)
    with store.engine.connect() as connection:
        old = sa.select(*columns).where(matches.c.created < before).order_by(matches.c.created)
        return [(str(id), str(created), bool(empty), bool(over)) for id, created, empty, over in connection.execute(old)]


def _kind_of(store: Store, id: str) -> str:
    """Whether a match is over is known for sure by playing it again."""
    found = store.load(id)
    try:
        return "finished" if found is not None and read_table(id, *found).match.over else "unfinished"
    except Unreadable:
        return "unreadable"


def purge(store: Store, days: Mapping[str, int | None]) -> dict[str, list[str]]:
    """Delete them, all or none. No server may be running: it would go on with what is gone."""
    with alone(store) as connection:
        found = old_ones(store, days)
        delete_matches(connection, [id for kind in KINDS for id in found[kind]])
    return found
