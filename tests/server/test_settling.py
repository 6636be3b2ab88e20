"""What a server learns when it starts: later nobody waits for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import routing

from fabrica.server.settling import pages, words
from fabrica.server.site import compressed, files, templates
from fabrica.server.words import tabled, texts_of
from server.visitors import FAST, settled


def test_every_template_file_and_text_is_learnt() -> None:
    for learn in (*words(), *pages()):
        learn()
    made = templates()
    assert made.cache is not None
    assert {name for _, name in made.cache} >= {name for name in made.list_templates() if name.endswith(".html")}
    assert compressed.cache_info().currsize >= len(files())
    asked = texts_of.cache_info().misses
    for game in tabled():
        for language in ("en", "pl"):
            texts_of(game.id, "welcome", language)
    assert texts_of.cache_info().misses == asked


def test_routes_are_ready_before_anyone_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with settled(f"sqlite:///{tmp_path}/settled.db", **FAST) as server:
        visitor = server.visitor()
        monkeypatch.setattr(routing, "_populate_api_route_state", made_late)
        for path in ("/", "/no-such-page", "/api/games", "/health"):
            assert visitor.get(path).status_code in (200, 404), path


def made_late(*_: Any, **__: Any) -> None:
    raise AssertionError("a route is made when somebody asks for it")
