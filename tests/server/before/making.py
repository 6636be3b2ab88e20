"""Make a database of the present version, to be opened by all later ones: matches of every game in every state.

python tests/server/before/making.py NAME     # writes NAME.sql.gz and NAME.json beside this file
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.visitors import FAST, LINK, ME, OPEN, Server, Visitor, open_server

HERE = Path(__file__).parent
GAMES = ("fantastic-factories", "stephens")
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 600  # seconds, for a review
Told = dict[str, Any]


def wanders(people: list[Visitor], match: str, moves: int, server: Server) -> None:
    """So many moves at random; person n sits on seat n."""
    for _ in range(moves):
        seen = people[0].sees(match)
        while not set(seen["active"]) & set(range(len(people))):  # a bot thinks
            time.sleep(0.05)
            seen = people[0].sees(match)
        seat = server.luck.choice([s for s in seen["active"] if s < len(people)])
        assert people[seat].plays(match, server.luck.choice(people[seat].sees(match, seat)["moves"]), seat).is_success


def takes_back(visitor: Visitor, match: str, seat: int) -> bool:
    can: bool = visitor.sees(match, seat)["can_undo"]
    return can and visitor.acts(match, "undo", seat).is_success


def leaves_halfway(people: list[Visitor], match: str, server: Server) -> None:
    """Until one has taken a move back that could be made again."""
    while True:
        wanders(people, match, 1, server)
        for seat, person in enumerate(people):
            if takes_back(person, match, seat):
                return


def shared(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, invites = ann.creates({**ME, "name": "Ann"}, LINK, game=game)
    bob.joins(invites["1"], "Żółw")
    people = [ann, bob]
    for _ in range(3):
        wanders(people, match, 12, server)
        leaves_halfway(people, match, server)
    wanders(people, match, 2, server)
    leaves_halfway(people, match, server)
    return {"match": match, "state": "running", "seats": ["ann", "bob"]}


def waiting(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, invites = ann.creates(ME, LINK, OPEN, game=game)
    return {"match": match, "state": "waiting", "seats": ["ann"], "invite": invites["1"], "open": 2}


def one_device(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, _ = bob.creates(ME, ME, game=game)
    wanders([bob, bob], match, 20, server)
    bob.acts(match, "restart", 0)
    wanders([bob, bob], match, 9, server)
    return {"match": match, "state": "running", "seats": ["bob", "bob"]}


def against_a_bot(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, _ = ann.creates(ME, BOT, game=game)
    wanders([ann], match, 15, server)
    return {"match": match, "state": "running", "seats": ["ann", None]}


def alone(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, _ = bob.creates(ME, game=game)
    wanders([bob], match, 17, server)
    return {"match": match, "state": "running", "seats": ["bob"]}


def finished(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    match, _ = ann.creates(ME, game=game)
    ann.plays_on(match)
    if game == GAMES[0]:
        until = time.monotonic() + PATIENCE
        while not ann.told("GET", f"/api/matches/{match}/review")["made"]:
            assert time.monotonic() < until
            time.sleep(0.5)
    return {"match": match, "state": "over", "seats": ["ann"], "reviewed": game == GAMES[0]}


def reopened(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    """A last move that was taken back after the end."""
    while True:
        match, _ = bob.creates(ME, ME, game=game)
        bob.plays_on(match)
        if any(takes_back(bob, match, seat) for seat in (0, 1)):
            return {"match": match, "state": "reopened", "seats": ["bob", "bob"]}


def imported(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    source, _ = bob.creates(ME, ME, game=game)
    wanders([bob, bob], source, 14, server)
    record = server.table(source).match.record()
    match = bob.told("POST", "/api/matches/import", json={"record": record})["id"]
    return {"match": match, "state": "running", "seats": ["bob", "bob"]}


def forked(server: Server, ann: Visitor, bob: Visitor, game: str) -> Told:
    """Played on from a moment of a finished game, and its rematch."""
    over, _ = ann.creates(ME, ME, game=game)
    ann.plays_on(over)
    match = Path(ann.ask("POST", f"/g/{over}/fork", data={"at": 10}, follow_redirects=False).headers["location"]).name
    wanders([ann], match, 3, server)
    ann.ask("POST", f"/g/{over}/rematch", data={}, follow_redirects=False)
    return {"match": match, "state": "running", "seats": ["ann", None]}


KINDS: tuple[Callable[[Server, Visitor, Visitor, str], Told], ...] = (
    shared, waiting, one_device, against_a_bot, alone, finished, reopened, imported, forked,
)  # fmt: skip


def make(folder: Path, name: str) -> None:
    told: dict[str, Any] = {"matches": []}
    with tempfile.TemporaryDirectory() as place:
        with open_server(Path(place), **FAST) as server:
            ann, bob = server.visitor(), server.visitor()
            for game in GAMES:
                for kind in KINDS:
                    if game == "stephens" and kind in (forked, imported):  # the same code, longer games
                        continue
                    told["matches"].append({"kind": kind.__name__, "game": game, **kind(server, ann, bob, game)})
            told["cookies"] = {"ann": ann.cookies, "bob": bob.cookies}
            told["listed"] = {who: v.told("GET", "/api/matches/mine") for who, v in (("ann", ann), ("bob", bob))}
            for found in told["matches"]:
                seen = ann.sees(found["match"])
                found |= {name: seen[name] for name in ("number", "round", "phase", "over", "scores", "proof")}
        with sqlite3.connect(Path(place) / "fabrica.db") as kept:
            dump = "\n".join(kept.iterdump())
    (folder / f"{name}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(HERE, sys.argv[1])
