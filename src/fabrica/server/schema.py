"""What is kept: matches, their seats, and every event of each match, in order; events are only ever added. And reviews."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint, false

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created", String(32), nullable=False, index=True),
    Column("beginning", Text, nullable=False),  # the record of the match before its first event: game, options, seed
    Column("origin", String(16), index=True, unique=True),  # the match that this one is the rematch of
    Column("maker", String(32)),  # the guest who opened the table: invites are shown to them alone
    Column("over", Boolean, nullable=False, server_default=false()),  # known to be over: it need not be replayed to find out
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, link, open (also when someone has come), bot
    Column("owner", String(32), index=True),  # the guest who sits here
    Column("name", String(40), nullable=False),
    Column("bot", String(32)),
    Column("invite", String(64), unique=True),  # the hash of an invite: good until someone sits here
    Column("nonce", String(64)),  # what who sits here adds to chance; empty until they have; null where nobody is asked
    Column("colour", String(8)),  # that was chosen for who sits here; null where none was
)

events = Table(
    "events",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # play, undo, redo, restart
    Column("words", String(100), nullable=False),
    Column("request", String(64), nullable=False),
    UniqueConstraint("match", "request"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("text", Text, nullable=False),  # a review as JSON, with its version: it can be made anew
)

guests = Table(  # those who have signed out everywhere
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),  # of the cookies that are good
)

keys = Table("keys", metadata, Column("name", String(16), primary_key=True), Column("value", String(64), nullable=False))

Index("open_seats", seats.c.kind, seats.c.owner)
