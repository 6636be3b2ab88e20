"""With several workers (`--dist loadgroup`), all that is compiled of a game is tested by one of them: it compiles once."""

from __future__ import annotations

import pytest

import fabrica


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("compiled"):
            item.add_marker(pytest.mark.xdist_group(f"compiled {game_of(item)}"))


def game_of(item: pytest.Item) -> str:
    """The game that a test names; the first one where it names none."""
    games = fabrica.games()
    return next((game for game in games if game in item.nodeid.replace("_", "-")), games[0])
