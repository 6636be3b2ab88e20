"""Help about everything in every game, and cards in a few signs that fit into the table."""

from __future__ import annotations

import pytest

from fabrica.games.fantastic_factories import words as wording
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS
from fabrica.games.fantastic_factories.terminal import about
from fabrica.i18n.messages import Voice
from fabrica.registry import games, load
from fabrica.terminal.display import display
from fabrica.terminal.display import wording as wording_of

SAY = Voice("fabrica.games.fantastic_factories", "en")
VOICES = {game: Voice(load(game).package, "en") for game in games()}


@pytest.mark.parametrize("card", [card.id for card in (*BLUEPRINTS, *CONTRACTORS)])
def test_help_names_a_card_and_says_what_is_typed_for_it(card: str) -> None:
    title, *lines = about(SAY, card)
    assert title == f"{wording.card_name(card, 'en')} ({card})"
    assert tuple(lines) == wording.describe(card, "en")


def test_a_brief_fits_into_the_table_at_80_columns() -> None:
    assert max(len(wording.brief(card.id, "en")) for card in BLUEPRINTS) <= 36


@pytest.mark.parametrize("game", games())
def test_every_kind_of_move_is_explained(game: str) -> None:
    words = wording_of(VOICES[game])
    assert {move.split()[0] for move in load(game).moves} == set(words.VERBS)
    assert all(words.move_help(verb, "en") for verb in words.VERBS)


PLAIN = {  # words of moves that speak for themselves
    "fantastic-factories": {"metal", "energy", "blueprints", "contractors"},
    "scythe": {
        *("coins", "power", "cards", "resources", "popularity", "use", "moved", "all", "everything"),
        *("worker", "upgrade", "deploy", "build", "enlist"),  # these are explained as moves
    },
    "stephens": {"green", "blue", "white", "orange", "pink", "black", "red", "contracts", "investments"},
}


@pytest.mark.parametrize("game", games())
def test_there_is_help_about_everything_that_a_move_names(game: str) -> None:
    topics = display(VOICES[game]).topics("en")
    named = {words[1] for words in map(str.split, load(game).moves) if len(words) > 1}
    assert {word for word in named if word not in topics and not word.isdecimal()} <= PLAIN[game]


@pytest.mark.parametrize("game", games())
def test_every_topic_is_explained(game: str) -> None:
    say = VOICES[game]
    for topic in display(say).topics("en").values():
        title, *lines = display(say).about(say, topic)
        assert f"({topic})" in title
        assert lines
        assert all(lines)


@pytest.mark.parametrize("game", games())
def test_every_game_can_be_played_at_the_terminal(game: str) -> None:
    assert load(game).has("terminal")
