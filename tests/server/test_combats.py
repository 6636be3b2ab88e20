"""In a combat of Scythe nobody gets a byte, a number or a time that depends on what the other has chosen, or on how far it is."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from contract.playing import LONGER, twin_of
from fabrica import Match
from fabrica.games.scythe.page import combat
from fabrica.server import api, table_page
from fabrica.server import table as tables
from fabrica.server.table import Table
from scythe.duels import duel
from server.canary import Onlooker, plays, seated
from server.test_secrets import whole_log
from server.visitors import FAST, Server, open_server

COMBATS = 2 * LONGER
WAYS = 3  # in which a side chooses, beside not at all
REFUSED = "section move"
BEGAN, LATER = 1_800_000_000.0, 10.0  # seconds: when all were seated, and when the last word is said


class Clock:
    """What is compared happens at the same time."""

    now = BEGAN


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("combats"), **FAST) as found:
        yield found


@pytest.fixture(autouse=True)
def one_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "time", lambda: Clock.now)


def open_choices() -> Iterator[tuple[Match, int]]:
    """Combats at the moment when both sides choose, and one of them."""
    for number in itertools.count():
        both = next((match for match in duel(number) if match.position()["step"] == "commit" and len(match.active) == 2), None)
        if both is not None:
            yield twin_of(both), both.active[number % 2]


def choice(match: Match, seat: int, luck: random.Random) -> list[str]:
    """A way to choose, from the first word to the last."""
    match, words = twin_of(match), []
    while seat in match.active and len(match.active) == 2:
        words.append(luck.choice(match.moves(seat)))
        match.play(words[-1], seat)
    return words


def gets(server: Server, match: Match, seat: int, viewer: int | None, words: list[str]) -> dict[str, Any]:
    """All that a viewer gets once a seat has said these words."""
    table = seated(server, twin_of(match))
    table.changed = Clock.now = BEGAN
    onlooker = Onlooker(server, table, viewer, [(each, REFUSED) for each in range(match.seats)])
    onlooker.follower.pushed()
    for n, said in enumerate(words, 1):
        Clock.now = BEGAN + LATER * (n == len(words))
        plays(table, seat, said)
        table.wake()
    return onlooker.gets()


def differences(server: Server, combats: int) -> Iterator[str]:
    """What differs, for the other side and for a spectator, between ways to choose, and between steps of one."""
    for number, (match, seat) in enumerate(itertools.islice(open_choices(), combats)):
        luck = random.Random(number)
        ways = [choice(match, seat, luck) for _ in range(WAYS)]
        for viewer in (next(other for other in match.active if other != seat), None):
            done = [gets(server, match, seat, viewer, words) for words in ways]
            steps = [gets(server, match, seat, viewer, words) for words in ([], ways[0][:-1])]
            for one, *others in (done, steps):
                yield from (name for other in others for name in one if one[name] != other[name])


def test_nobody_gets_anything_of_what_the_other_has_chosen(server: Server) -> None:
    assert set(differences(server, COMBATS)) == set()


def test_combats_are_chosen_in_many_ways() -> None:
    luck = random.Random(1)
    ways = {tuple(choice(match, seat, luck)) for match, seat in itertools.islice(open_choices(), 15)}
    assert len(ways) > 5
    assert len({len(words) for words in ways}) > 1


def open_side(make: Callable[..., Any]) -> Callable[..., Any]:
    """The side of a combat as its own seat sees it."""

    def side(eyes: Any, role: str, owner: Any, at: str, commits: Any) -> Any:
        known = {seat: {"dial": eyes.match._state.dial[n], "cards": [], "done": False} for n, seat in enumerate((0, 1))}
        return make(eyes, role, owner, at, commits | known)

    return side


LEAKS: dict[str, tuple[Any, str, Any]] = {
    "a page with the dial": (combat, "side", open_side(combat.side)),
    "a page of the whole log": (table_page, "log_of", whole_log),
    "an API with the whole log": (api, "log_of", whole_log),
    "a number that counts everything": (Table, "number_for", lambda table, viewer: table.number),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(server: Server, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    assert any(differences(server, COMBATS))
