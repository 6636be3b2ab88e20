"""What a seat imagines from its view alone looks to it like the truth, and tells nothing more."""

from __future__ import annotations

import itertools
import json

import pytest

import fabrica
from contract.playing import LONGER, Table, chance_of, every_game, every_table, hides_from_a_seat, legal, tables_of, untraced
from contract.test_hidden import dealt_anew, endless_positions
from fabrica.engine.chance import key_of
from fabrica.simulate.batch import Batch

CHUNK = 20  # of positions, apart from those of other tests
POSITIONS = 60 * LONGER  # of each table


@every_table
def test_an_imagined_state_looks_like_the_truth(table: Table) -> None:
    """To its viewer: the same view to the byte, and the same moves in the same order."""
    rules, moved = untraced(fabrica.load(table.game)), 0
    for match, players in itertools.islice(endless_positions(table, CHUNK), POSITIONS):
        seat = players.luck.choice(match.active or range(match.seats))
        view = match.view(seat)
        imagined = match.game.imagine(view, key_of(f"{players.luck.random()}"))
        assert json.dumps(match.game.view(imagined, seat)) == json.dumps(view)
        if match.active:
            moves = legal(rules, match.game, imagined, seat)
            assert [match.game.moves[move] for move in moves] == match.moves(seat)
            moved += 1
    assert moved > POSITIONS / 2


@every_table
def test_a_spectator_can_imagine_too(table: Table) -> None:
    for match, _ in itertools.islice(endless_positions(table, CHUNK), 50):
        imagined = match.game.imagine(match.view(None), key_of("key"))
        assert json.dumps(match.game.view(imagined, None)) == json.dumps(match.view(None))


@every_table
def test_what_is_imagined_follows_from_the_view_and_the_key(table: Table) -> None:
    """The truth behind the view makes no difference; the key does, and chance begins anew under it."""
    for match, _ in itertools.islice(endless_positions(table, CHUNK), 50):
        game, view = match.game, match.view(0)
        other = dealt_anew(match, 0, "other")
        imagined = game.imagine(view, key_of("key"))
        assert game.layout.pack(game.imagine(other.view(0), key_of("key"))) == game.layout.pack(imagined)
        key, streams = chance_of(imagined)
        assert key == key_of("key")
        assert all((drawn, set(block)) == (0, {0}) for drawn, block in streams)


@every_table
def test_other_keys_imagine_other_secrets(table: Table) -> None:
    """Where nobody else has any, only chance is another."""
    differ = same = 0
    for match, _ in itertools.islice(endless_positions(table, CHUNK), 60):
        worlds = [match.game.position(match.game.imagine(match.view(0), key_of(f"key {i}"))) for i in range(3)]
        different = len({json.dumps(world) for world in worlds})
        differ, same = differ + (different == 3), same + (different == 1)
    assert differ > 60 * 0.6 if hides_from_a_seat(table) else same == 60


@every_table
def test_worth_is_a_number_that_does_not_depend_on_what_is_hidden(table: Table) -> None:
    """For every seat, at every moment of a match."""
    found = set()
    for match, players in itertools.islice(endless_positions(table, CHUNK), 100):
        seat = players.luck.randrange(match.seats)
        worth = match.game.worth(match._state, seat)
        assert match.game.worth(dealt_anew(match, seat, f"{players.luck.random()}")._state, seat) == worth
        found.add(worth)
    assert len(found) > 20


@pytest.mark.compiled
@every_game
def test_worth_is_the_same_when_compiled(game: str) -> None:
    """So that a bot which looks far ahead can ask for it millions of times."""
    worth = Batch(fabrica.load(game)).bind(fabrica.load(game).worth)
    for table in tables_of(game):
        for match, _ in itertools.islice(endless_positions(table, CHUNK), 40):
            for seat in range(match.seats):
                assert worth(match.game.layout.to_record(match._state), seat) == match.game.worth(match._state, seat)
