"""The store: SQLite by default, PostgreSQL by its URL. What `append` has returned from is on the disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from fabrica.server.database import ONE_AT_A_TIME, close_to_others, engine_of, file_of, is_sqlite, keys_of, migrate
from fabrica.server.keyring import Keyring
from fabrica.server.schema import events, guests, matches, reviews, seats

OPEN_SHOWN = 50
EXPIRE_AT_ONCE = 200  # so that nobody waits long for a turn to write
NO_PEOPLE = ("bot", "past")  # how requests begin that no person has made
GUEST = "guest:"  # begins news of a guest; other news are ids of matches


@dataclass(frozen=True)
class Event:
    """One thing that a seat did."""

    match: str
    number: int
    seat: int
    kind: str
    words: str
    request: str


@dataclass(frozen=True)
class Seat:
    """A place at the table, and who sits there."""

    seat: int
    kind: str
    owner: str | None
    name: str
    bot: str | None = None
    invite: str | None = None
    nonce: str | None = None
    colour: str | None = None


class SecondSeat(Exception):
    """A guest who has a seat asks for another one at the same table."""


class Store:
    """One database. Its methods block: call them from a thread."""

    def __init__(self, url: str, creator: Callable[[], Any] | None = None, keys: str | None = None) -> None:
        self.url = url
        self.is_shared = not is_sqlite(url)  # can several processes work on it at once?
        if (file := file_of(url)) is not None:
            close_to_others(file)
        self.engine = engine_of(url, creator)
        self._keyring = Keyring(keys_of(url, keys))
        self.writing = self.engine.execution_options(writes=True)
        with self.writing.begin() as connection:
            migrate(connection)

    def close(self) -> None:
        self.engine.dispose()

    def rehearse(self) -> None:
        """Write something, and take it back: raises where nothing can be written."""
        with self.writing.connect() as connection:
            connection.execute(sa.insert(guests).values(id="rehearsal", generation=0))
            connection.rollback()

    # Matches

    def create(
        self, match: str, beginning: str, places: Sequence[Seat], past: Sequence[Event] = (), origin: str | None = None,
        maker: str | None = None,
    ) -> bool:  # fmt: skip
        """A new match of its maker, with what has happened in it already; False where its origin has a rematch already."""
        with self.writing.begin() as connection:
            now = moment(datetime.now(UTC))
            row = {"id": match, "created": now, "beginning": beginning, "origin": origin, "maker": maker}
            if not add(connection, matches, row, "origin"):
                return False
            connection.execute(sa.insert(seats), [{"match": match, **asdict(place)} for place in places])
            if past:
                connection.execute(sa.insert(events), [asdict(event) for event in past])
            self.notify(connection, origin)
        return True

    def expire(self, before: datetime) -> list[str]:
        """Delete the matches of before at which no person has done anything: no move and no review; those that are gone."""
        with self.writing.begin() as connection:
            old = sa.select(matches.c.id).where(matches.c.created < moment(before), untouched()).limit(EXPIRE_AT_ONCE)
            gone = [str(row[0]) for row in connection.execute(old)]
            delete_matches(connection, gone)
        return gone

    def rematch_of(self, match: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(matches.c.id).where(matches.c.origin == match)).scalar()

    def load(self, match: str) -> tuple[str, list[Seat], list[Event], str | None] | None:
        """A match's beginning, its seats, its events and its maker."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(matches.c.beginning, matches.c.maker).where(matches.c.id == match)).first()
            if row is None:
                return None
            return row[0], self._seats(connection, match), self._events(connection, match, 0), row[1]

    def seats(self, match: str) -> list[Seat]:
        with self.engine.connect() as connection:
            return self._seats(connection, match)

    def _seats(self, connection: sa.Connection, match: str) -> list[Seat]:
        found = sa.select(*(seats.c[field.name] for field in fields(Seat))).where(seats.c.match == match).order_by(seats.c.seat)
        return [Seat(*row) for row in connection.execute(found)]

    def claim(self, invite: str, guest: str, name: str) -> str | None:
        """Seat a guest by the hash of an invite; the match, or None where the invite is no longer good.

        Whom it has seated may ask again: perhaps the answer was lost. Who has another seat there gets no second: SecondSeat.
        """
        with self.writing.begin() as connection:
            here = seats.c.invite == invite
            match = connection.execute(sa.select(seats.c.match).where(here)).scalar()
            return match if match is not None and self._seat(connection, match, here, guest, name) else None

    def invited(self, invite: str) -> str | None:
        """The match that an unused invite belongs to."""
        with self.engine.connect() as connection:
            unused = sa.select(seats.c.match).where(seats.c.invite == invite, seats.c.owner.is_(None))
            row = connection.execute(unused).first()
            return None if row is None else str(row[0])

    def mine(self, guest: str) -> list[str]:
        """The matches of a guest, the newest first."""
        with self.engine.connect() as connection:
            found = sa.select(matches.c.id).join(seats, seats.c.match == matches.c.id).where(seats.c.owner == guest)
            rows = connection.execute(found.group_by(matches.c.id).order_by(matches.c.created.desc()).limit(OPEN_SHOWN))
            return [str(row[0]) for row in rows]

    def running(self, guest: str) -> list[str]:
        """The matches of a guest with people of other devices that are not known to be over, the newest first."""
        others = seats.alias()
        with_others = sa.exists().where(others.c.match == matches.c.id, others.c.owner.is_not(None), others.c.owner != guest)
        with self.engine.connect() as connection:
            found = sa.select(matches.c.id).join(seats, seats.c.match == matches.c.id).where(seats.c.owner == guest)
            going_on = found.where(sa.not_(matches.c.over), with_others).group_by(matches.c.id)
            return [str(row[0]) for row in connection.execute(going_on.order_by(matches.c.created.desc()).limit(OPEN_SHOWN))]

    def mark_over(self, match: str) -> None:
        """A match that was found to be over need not be looked at again to know it."""
        with self.writing.begin() as connection:
            connection.execute(sa.update(matches).where(matches.c.id == match).values(over=True))

    def open(self) -> list[str]:
        """Matches with a free seat for anyone, the newest first."""
        with self.engine.connect() as connection:
            found = sa.select(matches.c.id).join(seats, seats.c.match == matches.c.id)
            free = found.where(seats.c.kind == "open", seats.c.owner.is_(None))
            rows = connection.execute(free.group_by(matches.c.id).order_by(matches.c.created.desc()).limit(OPEN_SHOWN))
            return [str(row[0]) for row in rows]

    def sit(self, match: str, seat: int, guest: str, name: str) -> bool:
        """Take a seat that is open to anyone; False where someone was quicker. Who has taken it may ask again; no SecondSeat."""
        here = sa.and_(seats.c.match == match, seats.c.seat == seat, seats.c.kind.in_(("open", "person")))
        with self.writing.begin() as connection:
            return self._seat(connection, match, here, guest, name)

    def _seat(self, connection: sa.Connection, match: str, here: sa.ColumnElement[bool], guest: str, name: str) -> bool:
        """Give a seat to a guest if it is free; says whether it is the guest's now. At one table people sit down one by one."""
        connection.execute(sa.select(matches.c.id).where(matches.c.id == match).with_for_update(key_share=True))
        row = connection.execute(sa.select(seats.c.owner).where(here)).first()
        if row is None or row[0] is not None:
            return row is not None and row[0] == guest
        if connection.execute(sa.select(seats.c.seat).where(seats.c.match == match, seats.c.owner == guest)).first():
            raise SecondSeat
        came_to = sa.case((seats.c.kind == "open", "open"), else_="person")
        connection.execute(sa.update(seats).where(here).values(owner=guest, name=name, kind=came_to))
        self.notify(connection, match)
        return True

    def add_nonce(self, match: str, guest: str, nonce: str) -> bool:
        """Keep what a guest adds to chance; False where nothing, or something else, was asked of them or given before."""
        own = sa.and_(seats.c.match == match, seats.c.owner == guest)
        with self.writing.begin() as connection:
            if connection.execute(sa.update(seats).where(own, seats.c.nonce == "").values(nonce=nonce)).rowcount:
                self.notify(connection, match)
            return connection.execute(sa.select(seats.c.nonce).where(own)).scalars().first() == nonce

    # Events

    def append(self, batch: Sequence[Event]) -> list[bool]:
        """Add events, all in one commit. Says for each whether it was added or was in conflict."""
        added = [False] * len(batch)
        with self.writing.begin() as connection:
            for i in sorted(range(len(batch)), key=lambda i: batch[i].match):  # one order for all, or two processes could lock up
                added[i] = add(connection, events, vars(batch[i]))
            for match in {event.match for event, ok in zip(batch, added, strict=True) if ok}:
                self.notify(connection, match)
        return added

    def notify(self, connection: sa.Connection, match: str | None) -> None:
        """Tell other processes, when this is committed."""
        if self.is_shared and match is not None:
            connection.execute(sa.select(sa.func.pg_notify("fabrica", match)))

    def events_after(self, match: str, number: int) -> list[Event]:
        with self.engine.connect() as connection:
            return self._events(connection, match, number)

    def _events(self, connection: sa.Connection, match: str, number: int) -> list[Event]:
        columns = (events.c.match, events.c.number, events.c.seat, events.c.kind, events.c.words, events.c.request)
        found = sa.select(*columns).where(events.c.match == match, events.c.number > number).order_by(events.c.number)
        return [Event(*row) for row in connection.execute(found)]

    # Reviews

    def review(self, match: str) -> str | None:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(reviews.c.text).where(reviews.c.match == match)).scalar()

    def keep_review(self, match: str, text: str) -> None:
        """Keep the review of a match instead of an older one."""
        with self.writing.begin() as connection:
            connection.execute(sa.delete(reviews).where(reviews.c.match == match))
            add(connection, reviews, {"match": match, "text": text})

    # Guests

    def generations(self) -> dict[str, int]:
        """Of all who have ever signed out everywhere."""
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(guests.c.id, guests.c.generation))
            return {str(id): int(generation) for id, generation in rows}

    def sign_out(self, guest: str) -> int:
        """End all cookies of a guest; the generation of those that are good from now on."""
        with self.writing.begin() as connection:
            add(connection, guests, {"id": guest, "generation": 0})
            here = guests.c.id == guest
            connection.execute(sa.update(guests).where(here).values(generation=guests.c.generation + 1))
            self.notify(connection, f"{GUEST}{guest}")
            return int(connection.execute(sa.select(guests.c.generation).where(here)).scalar_one())

    # Keys

    def key(self, name: str) -> str:
        """A secret of this house, drawn once."""
        with self.writing.begin() as connection:
            if self.is_shared:
                connection.execute(sa.text(ONE_AT_A_TIME))
            key = self._keyring.key(connection, name)
        self._forget_overwritten()
        return key

    def _forget_overwritten(self) -> None:
        """On SQLite: leave no copy of a key that was moved out in the write-ahead log."""
        if not self.is_shared:
            with closing(self.engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def moment(when: datetime) -> str:
    return when.isoformat(timespec="microseconds")


def add(connection: sa.Connection, table: sa.Table, row: dict[str, Any], *unless_taken: str) -> bool:
    """Insert a row unless its key (any, or that of some columns) is taken; says whether it was added."""
    return connection.execute(adding(connection.dialect.name, table, unless_taken), row).first() is not None


@cache
def adding(dialect: str, table: sa.Table, unless_taken: tuple[str, ...]) -> Any:
    """The statement, made once."""
    insert: Any = {"sqlite": sqlite, "postgresql": postgresql}[dialect].insert(table)
    return insert.on_conflict_do_nothing(index_elements=unless_taken or None).returning(*table.primary_key)


def untouched() -> sa.ColumnElement[bool]:
    """No person has done anything at a match: no move and no review."""
    by_people = sa.and_(events.c.match == matches.c.id, *(events.c.request.not_like(f"{other}:%") for other in NO_PEOPLE))
    return sa.and_(~sa.exists().where(by_people), ~sa.exists().where(reviews.c.match == matches.c.id))


def delete_matches(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Matches and all that belongs to them."""
    keys = (events.c.match, seats.c.match, reviews.c.match, matches.c.id)
    for some in (ids[first : first + EXPIRE_AT_ONCE] for first in range(0, len(ids), EXPIRE_AT_ONCE)):
        for key in keys:
            connection.execute(sa.delete(key.table).where(key.in_(some)))
