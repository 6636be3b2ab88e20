"""In a combat: nothing hidden shows, and of all that was done only what was chosen in secret is taken back."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator

import pytest

from contract.playing import LONGER, legal, tables_of, twin_of, untraced, with_state
from contract.test_hidden import endless_positions
from fabrica import Match
from fabrica.engine.chance import key_of
from fabrica.games.scythe import GAME
from scythe.duels import moments_of_combats
from scythe.sitting import written
from scythe.swapping import otherwise
from scythe.test_combat import side

POSITIONS = 400 * LONGER  # inside combats
CHUNK = 40  # of positions, apart from those of other tests
RULES = untraced(GAME)


def some_moments(positions: int) -> Iterator[tuple[int, Match]]:
    return enumerate(itertools.islice(moments_of_combats(), positions))


def dealt_anew(match: Match, seat: int | None, key: str) -> Match:
    return with_state(match, GAME.resample(match._state, seat, key_of(key)))


def test_what_a_seat_gets_in_a_combat_does_not_depend_on_what_is_hidden_from_it() -> None:
    committing = 0
    for number, match in some_moments(POSITIONS):
        for seat in (None, number % match.seats):
            other = dealt_anew(match, seat, f"{number}")
            assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
            assert seat is None or other.moves(seat) == match.moves(seat)
        committing += match.position()["step"] == "commit"
    assert committing > POSITIONS / 4


def some_tables() -> Iterator[Match]:
    """Moments of games from their beginning on, and of combats."""
    for table in tables_of(GAME.id):
        yield from (match for match, _ in itertools.islice(endless_positions(table, CHUNK), 60 * LONGER))
    yield from itertools.islice(moments_of_combats(), 150 * LONGER)


def test_no_view_and_no_list_of_moves_changes_when_secrets_do() -> None:
    """Secrets are exchanged in the position itself: what is made from a view would copy a leak."""
    changed = 0
    for number, match in enumerate(some_tables()):
        luck = random.Random(f"swap {number}")
        seat = luck.choice((None, *range(match.seats)))
        position = otherwise(match.position(), seat, luck)
        if match.phase == "setup":
            continue
        other = with_state(match, GAME.from_position(position, key_of("swap")))
        assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))
        assert seat is None or other.moves(seat) == match.moves(seat)
        changed += position != match.position()
    assert changed > 200


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_every_secret_is_imagined_in_many_ways(seats: int) -> None:
    """Hands, objectives and Factory cards, each by itself."""
    view = Match(GAME.id, seats, "many", **({"automa-faction": "saxony"} if seats == 1 else {})).view(0)
    worlds = [GAME.position(GAME.imagine(view, key_of(f"{key}"))) for key in range(30)]
    others = [[world["automa"]] if seats == 1 else world["seats"][1:] for world in worlds]
    assert len({json.dumps(world["factory"]) for world in worlds}) > 5
    assert len({json.dumps([holder["hand"] for holder in holders]) for holders in others}) > 1
    assert seats == 1 or len({json.dumps([seat["objectives"] for seat in holders]) for holders in others}) > 5


def test_what_others_have_chosen_is_dealt_anew_in_many_ways() -> None:
    """The dial and the cards of a seat that is done: any that its power, its new hand and the limit allow."""
    met = 0
    for _, match in some_moments(150):
        for done in commitments(match):
            others = set(range(match.seats)) - {done}
            worlds = [commitments(dealt_anew(match, seat, f"{key}"))[done] for seat in others for key in range(6)]
            met += len({json.dumps(world) for world in worlds}) > 1
            assert all(is_lawful(match, done, *world) for world in worlds)
    assert met > 5


def commitments(match: Match) -> dict[int, tuple[int, list[int]]]:
    """Dial and cards of each seat that has chosen while another has not."""
    position = match.position()
    if position["step"] != "commit":
        return {}
    return {entry["seat"]: (entry["dial"], entry["cards"]) for entry in position["pending"]["combat"]["commits"] if entry["done"]}


def is_lawful(match: Match, seat: int, dial: int, cards: list[int]) -> bool:
    mine = match.position()["seats"][seat]
    return 0 <= dial <= min(7, mine["power"]) and len(cards) <= sum(mine["hand"].values()) and set(cards) <= {2, 3, 4, 5}


def test_every_word_of_an_imagined_combat_can_be_played() -> None:
    for number, match in some_moments(150):
        seat = match.active[number % len(match.active)]
        imagined = GAME.imagine(match.view(seat), key_of(f"{number}"))
        for move in legal(RULES, GAME, imagined, seat):
            tried = GAME.layout.unpack(GAME.layout.pack(imagined))
            RULES.play(tried, seat, move)
            assert GAME.layout.pack(tried) != GAME.layout.pack(imagined)


def test_what_was_chosen_in_secret_is_taken_back_while_the_other_chooses() -> None:
    """A dial or a card can be; the open move before it cannot, as long as the other may have chosen."""
    taken = barred = 0
    for _, match in some_moments(300):
        last = match.log[-1]
        if match.position()["step"] != "commit" or len(match.active) < 2 or last.revealed:
            continue
        assert match.can_undo(last.seat) == last.secret, last.words
        taken, barred = taken + last.secret, barred + (not last.secret)
    assert min(taken, barred) > 5


def test_an_open_ability_can_be_taken_back() -> None:
    """While nobody chooses in secret, the words before come off."""
    undone = 0
    for _, match in some_moments(300):
        if match.position()["step"] == "ability" and not match.log[-1].revealed:
            tried = twin_of(match)
            tried.undo(match.log[-1].seat)
            assert tried.state() == match.log[-1].before
            undone += 1
    assert undone > 5


def test_a_reveal_is_not_taken_back() -> None:
    """Though no card is drawn, as the loser has shown nothing."""
    match = Match.from_position(written(side("crimea", "r3c2", power=5), side("saxony", "r3c3", power=5)), 1)
    for words in ("section move", "mech r3c2", "to r3c3", "done", "dial 1"):
        match.play(words, 0)
    assert match.can_undo(0)
    match.play("dial 0", 1)
    assert match.log[-1].revealed
    assert not match.can_undo(0)
    assert not match.can_undo(1)
