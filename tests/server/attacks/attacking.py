"""What attacks share: a server in this process, fresh for each run, and a way to start an attack by hand."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from server.attacks import Attack
from server.postgres import each_database
from server.visitors import FAST, Server, Visitor, open_server

Cheat = Callable[[Server, int], None]


def inside(cheat: Cheat) -> Attack:
    """An attack that plays a cheat, round by round, on a server in this process. The number of the round is its luck."""

    def attack(rounds: int) -> None:
        with tempfile.TemporaryDirectory() as folder, open_server(Path(folder), **FAST) as server:
            for number in range(rounds):
                cheat(server, number)

    return attack


def on_each_database(cheat: Callable[[str, int], None]) -> Attack:
    """An attack that plays a cheat for so many rounds on an empty database of each kind."""

    def attack(rounds: int) -> None:
        with each_database() as databases:
            for database in databases:
                cheat(database, rounds)

    return attack


def friends(server: Server, seats: int = 2, **rest: object) -> tuple[str, list[Visitor]]:
    """A table at which people of as many browsers sit; the first has made it."""
    people = [server.visitor() for _ in range(seats)]
    match, invites = people[0].creates({"kind": "me"}, *[{"kind": "link"}] * (seats - 1), **rest)
    for seat, person in enumerate(people[1:], 1):
        person.joins(invites[str(seat)])
    return match, people


def play_together(server: Server, match: str, people: list[Visitor], moves: int = 10**6) -> None:
    """So many moves at random, or to the end: each person moves for their own seat."""
    truth = server.table(match).match
    while moves > 0 and not truth.over:
        seat, moves = server.luck.choice(truth.active), moves - 1
        assert people[seat].plays(match, server.luck.choice(truth.moves(seat)), seat).status_code == 200


def run(attack: Attack) -> None:
    """An attack from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    attack(rounds)
    print(f"{rounds} rounds: nothing was to be had")
