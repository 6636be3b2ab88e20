"""What a server can be told."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

NO_LIMIT = 10**9


def default_database() -> str:
    """A file in the user's own folder for data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "fabrica"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'fabrica.db'}"


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    secure: bool = False  # whether people reach it by TLS
    bot_pause: float = 0.6  # seconds between a bot's moves, so that people can follow
    prepares: bool = False  # whether the coach gets ready for hints as soon as someone plays
    moves_per_ten_seconds: int = 150  # by one guest
    requests_per_ten_seconds: int = 600  # by one address, for what changes something without a guest, or makes guests and matches
