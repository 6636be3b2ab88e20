"""Where the coach is silent, and that it speaks everywhere else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.playing import Players, moments
from contract.playing import house_game as every_game
from fabrica import Match
from fabrica.i18n.messages import LANGUAGES
from fabrica.server.silence import Held, Things, has
from fabrica.server.store import Seat, Store
from fabrica.server.words import speaker
from server.attacks.asking_the_coach import ANSWERED, SILENT, answers, hint, import_copy, listen_at_the_door
from server.attacks.attacking import friends, play_together
from server.visitors import FAST, GAME, ME, Server, open_server

MINE = {"dice": [1, 2, 5], "hand": ["golem"], "compound": ["biolab", "dojo"], "metal": 3}
OTHER = {"game": GAME.id, "seats": [MINE, {"dice": [4]}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        listen_at_the_door(found)
        yield found


def test_of_other_positions_the_coach_speaks_to_those_at_a_live_table(server: Server) -> None:
    _, people = friends(server)
    assert set(answers(people[0], OTHER)) == {ANSWERED}
    fresh, _ = people[0].creates(ME, {"kind": "bot", "bot": "random"})
    assert people[0].get(f"/api/matches/{fresh}/hint").json()["error"] == ANSWERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_told_on_the_page(server: Server, language: str) -> None:
    match, people = friends(server)
    copied = import_copy(people[0], people[0].told("GET", f"/api/matches/{match}/link")["position"])
    page = people[0].get(f"/g/{copied}?as=0&hint=1", headers={"accept-language": language})
    assert page.status_code == 409
    assert speaker(language)(SILENT) in page.text


def test_whose_table_is_not_in_memory_is_found_in_the_store(server: Server) -> None:
    match, people = friends(server)
    play_together(server, match, people, 3)
    copied = import_copy(people[0], people[0].told("GET", f"/api/matches/{match}/link")["position"])
    server.lobby._recent.pop(match)
    server.lobby._tables.pop(match, None)
    assert hint(people[0], copied, 0) == SILENT


def test_the_running_matches_of_a_guest_with_others(database: str) -> None:
    store = Store(database)
    ann, bob, bot = Seat(0, "person", "ann", ""), Seat(1, "person", "bob", ""), Seat(1, "bot", None, "", bot="random")
    free = Seat(1, "open", None, "")
    for match, places in {"alone": [ann], "bot": [ann, bot], "waits": [ann, free], "bob": [ann, bob]}.items():
        store.create(match, "", places)
    store.create("later", "", [ann, bob])
    assert store.running("ann") == ["later", "bob"]
    store.mark_over("later")
    assert (store.running("ann"), store.running("bob"), store.running("eve")) == (["bob"], ["bob"], [])
    store.close()


# How well a copy is known


@every_game
def test_a_seat_is_known_after_some_moves_and_not_mistaken_for_another(game: str) -> None:
    """The same game a few moves on is known; of other games hardly any position is taken for a copy, and none by strangers."""
    games = [[has(match, 0) for match in moments(Match(game, 2, seed), Players(seed))] for seed in range(5)]
    luck = random.Random(1)
    known = [Held(a, True).is_in(b) for found in games for a, b in zip(found[20:], found[22:], strict=False)]
    others = [pair(games, luck) for _ in range(2000)]
    assert sum(known) > 0.9 * len(known)
    assert sum(Held(a, True).is_in(b) for a, b in others) <= 4
    assert not any(Held(a, False).is_in(b) for a, b in others)


def pair(games: list[list[Things]], luck: random.Random) -> tuple[Things, Things]:
    one, other = luck.sample(games, 2)
    return luck.choice(one), luck.choice(other)
