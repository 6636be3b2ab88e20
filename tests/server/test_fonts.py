"""Fonts come from our own site and are kept for good; a page asks early for those that it is written in, and can do without."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabrica.server import fonts
from fabrica.server.site import LOOK, static, tokens
from fabrica.server.words import tabled
from server.visitors import FAST, Visitor, open_server

FILE = re.compile(r"url\(([^)]+)\)")
PRELOADED = re.compile(r'<link rel="preload" href="([^"]+)" as="font"')


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with open_server(tmp_path_factory.mktemp("fonts"), **FAST) as server:
        yield server.visitor(accept="text/html")


def test_every_font_that_a_style_names_is_served_for_good(ann: Visitor) -> None:
    named = FILE.findall(ann.get(static(LOOK)).text)
    assert len(named) == len(fonts.NAMED.findall(tokens())) > 0
    for address in named:
        answer = ann.get(f"/static/{address}")
        assert (answer.headers["content-type"], "content-encoding" in answer.headers) == ("font/woff2", False)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content.startswith(b"wOF2")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_asks_early_for_its_fonts_and_for_no_others(ann: Visitor, language: str) -> None:
    faces = set()
    for path in ("/", *(f"/{game.id}" for game in tabled())):
        asked = PRELOADED.findall(ann.get(path, headers={"accept-language": language}).text)
        assert len(asked) == (4 if language == "pl" else 2)
        assert all(ann.get(address).headers["content-type"] == "font/woff2" for address in asked)
        faces.add(tuple(asked))
    assert len(faces) == 1 + len(tabled())


def test_a_font_that_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    names = fonts.NAMED.findall(tokens())
    monkeypatch.setattr(fonts, "installed", lambda: {name: Path(name) for name in names[1:]})
    style = fonts.available(tokens())
    assert fonts.NAMED.findall(style) == names[1:]
    assert style.count("@font-face") == tokens().count("@font-face") - 1
