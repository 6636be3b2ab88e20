"""What a server can be told."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabrica.server.private import make_folder

TOKEN = "FABRICA_METRICS_TOKEN"  # noqa: S105 the name of a variable
NO_LIMIT = 10**9


def default_database() -> str:
    """A file in the user's own folder for data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fabrica"
    make_folder(home)
    return f"sqlite:///{home / 'fabrica.db'}"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    keys: str | None = None  # a file for the signing keys; left out: beside a SQLite file, inside of PostgreSQL
    secure: bool = False  # whether people reach it by TLS
    bot_pause: float = 0.6  # seconds between a bot's moves, so that people can follow
    prepares: bool = False  # whether code for bots and coach is compiled before it is asked for
    host_names: Collection[str] = ()  # that it answers to; none: to any
    proxies: Collection[str] = ()  # addresses and networks that may say for whom they ask
    moves_per_ten_seconds: int = 150  # by one guest
    requests_per_ten_seconds: int = 600  # by one address, for what changes something without a guest, or makes guests and matches
    work_by_guest: float = 2.0  # seconds of the processor in ten
    work_by_address: float = 2.0  # strangers have half of it
    at_once: int = 2  # requests of one guest, or of the strangers of one address, that are worked on
    tables_by_guest: int = 60  # in an hour
    tables_by_address: int = 300
    tables_in_a_minute: int = 40  # by one address
    streams_by_address: int = 100  # half of them for those who play
    streams_in_all: int = 4_000
    connections_by_address: int = 200
    connections_in_all: int = 4_000
    head_seconds: float = 10.0  # until the head of a request is there
    body_seconds: float = 20.0
    answer_seconds: float = 30.0  # that someone may take to read an answer that is ready
    metrics_token: str | None = field(default_factory=lambda: os.environ.get(TOKEN) or None)  # opens /metrics from anywhere
    days_kept: int = 30  # a table at which no person has done anything


LIMITS = (
    "moves_per_ten_seconds", "requests_per_ten_seconds", "work_by_guest", "work_by_address", "at_once", "tables_by_guest",
    "tables_by_address", "tables_in_a_minute", "streams_by_address", "streams_in_all", "connections_by_address",
    "connections_in_all",
)  # fmt: skip
NO_LIMITS: dict[str, Any] = dict.fromkeys(LIMITS, NO_LIMIT)
