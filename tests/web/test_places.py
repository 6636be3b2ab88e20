"""Every move that can be made has its place on the table, and every area has a name."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from fabrica import Match, load
from fabrica.i18n.messages import LANGUAGES, say
from fabrica.server.words import tabled

TABLES = [("fantastic-factories", 1), ("fantastic-factories", 3), ("stephens", 1), ("stephens", 3), ("scythe", 1), ("scythe", 3)]
MOVES = 500


def verb(words: str) -> str:
    return words.split()[0]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_move_has_its_place(game: str, seats: int) -> None:
    luck, match = random.Random(seats), Match(game, seats=seats, seed="places")
    table, missing, areas, played = load(game).page, set(), set(), Counter[str]()
    while not match.over and len(match.log) < MOVES:
        seat = luck.choice(match.active)
        moves = match.moves(seat)
        if luck.random() < 0.2 or any(played[verb(words)] < 3 for words in moves):
            places = list(table.places(table.present(match, seat, ["A", "B", "C"][:seats], "en")))
            missing |= set(moves) - {choice.first for place in places for choice in place.choices}
            areas |= {place.area for place in places}
            assert all(place.name for place in places)
        luck.shuffle(moves)
        match.play(min(moves, key=lambda words: played[verb(words)]) if luck.random() < 0.7 else moves[0], seat)
        played[verb(match.log[-1].words)] += 1
    assert missing == set()
    for area in areas:
        for language in LANGUAGES:
            assert say(match.game.package, f"table-{area}", {}, language)


def test_a_spectator_has_none() -> None:
    for game in tabled():
        match = Match(game.id, seats=2, seed=1)
        table = game.page
        assert not [c for place in table.places(table.present(match, None, ["A", "B"], "en")) for c in place.choices]
