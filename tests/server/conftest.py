"""Stores to test: SQLite always, PostgreSQL where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import fresh_database, postgres

__all__ = ["database", "postgres", "postgres_database"]


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("postgres_database"))
