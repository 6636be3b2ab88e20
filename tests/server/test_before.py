"""A database of a version before opens with today's server, and its matches go on for the guests who own them."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.visitors import FAST, Server, Visitor, open_server

BEFORE = Path(__file__).parent / "before"
VERSIONS = sorted(path.stem for path in BEFORE.glob("*.json"))
TOLD = {version: json.loads((BEFORE / f"{version}.json").read_text(encoding="utf-8")) for version in VERSIONS}
MATCHES = [pytest.param((version, found), id=f"{version}-{found['game']}-{found['kind']}") for version in VERSIONS for found in TOLD[version]["matches"]]  # noqa: E501  # fmt: skip
KEPT = ("number", "round", "phase", "over", "scores", "proof")


def unpack(version: str, file: Path) -> None:
    """The database as that version left it."""
    dump = gzip.decompress((BEFORE / f"{version}.sql.gz").read_bytes()).decode()
    kept = sqlite3.connect(file)
    kept.executescript(dump)
    kept.close()


@pytest.fixture(scope="module", params=VERSIONS)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    folder = tmp_path_factory.mktemp(request.param)
    unpack(request.param, folder / "fabrica.db")
    with open_server(folder, **FAST) as server:
        yield request.param, server


def guest(server: Server, version: str, who: str) -> Visitor:
    """Who comes back with the cookie of then."""
    visitor = server.visitor()
    visitor.cookies = dict(TOLD[version]["cookies"][who])
    return visitor


def each(opened: tuple[str, Server], state: str) -> list[Any]:
    return [found for found in TOLD[opened[0]]["matches"] if found["state"] == state]


def test_there_is_one_of_every_state() -> None:
    states = {(found["game"], found["state"]) for told in TOLD.values() for found in told["matches"]}
    assert states == {(g, s) for g in ("fantastic-factories", "stephens") for s in ("running", "waiting", "over", "reopened")}


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_every_match_is_listed(opened: tuple[str, Server], who: str) -> None:
    version, server = opened
    visitor = guest(server, version, who)
    assert visitor.told("GET", "/api/matches/mine") == TOLD[version]["listed"][who]
    page = visitor.get("/")
    assert page.status_code == 200
    assert page.text.count('href="/g/') >= min(8, len(TOLD[version]["listed"][who]))


@pytest.mark.parametrize("which", MATCHES)
def test_a_match_is_shown_as_it_stood(opened: tuple[str, Server], which: tuple[str, Any]) -> None:
    version, found = which
    visitor = guest(opened[1], version, found["seats"][0])
    seen = visitor.sees(found["match"])
    assert [name for name in KEPT if seen[name] != found[name]] == []
    mine = [seat["mine"] for seat in seen["seats"][: len(found["seats"])]]
    assert mine == [owner == found["seats"][0] for owner in found["seats"]]
    for path in ("", "?as=0", "?at=0"):
        assert visitor.get(f"/g/{found['match']}{path}").status_code == 200


def moves_made(server: Server, version: str, found: Any) -> int:
    """Every seat that may act makes a move."""
    made = 0
    for seat, who in enumerate(found["seats"]):
        visitor = guest(server, version, who or "ann")
        seen = visitor.sees(found["match"], seat) if who else {"moves": []}
        if seen["moves"]:
            played = visitor.plays(found["match"], random.Random(seat).choice(seen["moves"]), seat, version=seen["version"])
            assert played.status_code == 200, (found["kind"], played.text)
            made += 1
    return made


def test_what_was_running_goes_on(opened: tuple[str, Server]) -> None:
    for found in each(opened, "running"):
        assert moves_made(opened[1], opened[0], found), found["kind"]


def test_what_was_reopened_after_its_end_goes_on_or_is_over(opened: tuple[str, Server]) -> None:
    for found in each(opened, "reopened"):
        over = guest(opened[1], opened[0], found["seats"][0]).sees(found["match"])["over"]
        assert over != bool(moves_made(opened[1], opened[0], found))


def test_what_was_over_has_its_record_and_its_review(opened: tuple[str, Server]) -> None:
    version, server = opened
    for found in each(opened, "over"):
        visitor = guest(server, version, found["seats"][0])
        record = visitor.get(f"/api/matches/{found['match']}/record")
        assert record.status_code == 200
        assert visitor.post("/api/matches/import", {"record": record.text}).status_code == 201
        assert (server.lobby.store.review(found["match"]) is not None) == found["reviewed"]


def test_who_was_invited_may_come(opened: tuple[str, Server]) -> None:
    for found in each(opened, "waiting"):
        ann, bob, cy = guest(opened[1], opened[0], "ann"), opened[1].visitor(), opened[1].visitor()
        assert f"/join/{found['invite']}" in ann.get(f"/g/{found['match']}").text
        assert bob.joins(found["invite"])["id"] == found["match"]
        assert cy.post(f"/api/matches/{found['match']}/sit", {"seat": found["open"]}).status_code == 200
        assert cy.sees(found["match"])["seat"] == found["open"]
