"""Bad input: a new match that cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabrica import BadOption, FabricaError, IllegalMove, Match, UnknownName, WrongSeat
from fantastic_factories.positions import GAME, work, written
from fantastic_factories.refusing import HUGE, LONG, nested, refuses

NEW_MATCHES = [
    pytest.param(lambda: Match("chess"), UnknownName, "unknown game 'chess'. Known: fantastic-factories", id="unknown game"),
    pytest.param(
        lambda: Match("fantastic_factories"), UnknownName, "Did you mean 'fantastic-factories'?", id="game nearly right"
    ),
    pytest.param(lambda: Match(""), UnknownName, "unknown game ''", id="empty game"),
    pytest.param(lambda: Match(None), UnknownName, "unknown game None", id="no game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=0), WrongSeat, "is for 1 to 5 seats, not 0", id="no seats"),
    pytest.param(lambda: Match(GAME, seats=6), WrongSeat, "not 6", id="six seats"),
    pytest.param(lambda: Match(GAME, seats=-2), WrongSeat, "not -2", id="negative seats"),
    pytest.param(lambda: Match(GAME, seats=2.0), WrongSeat, "not 2.0", id="fraction of seats"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats="2"), WrongSeat, "not '2'", id="seats as text"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=2, colour="red"), UnknownName, "unknown option 'colour'", id="unknown option"),
    pytest.param(lambda: Match(GAME, seats=1, machin="hard"), UnknownName, "Did you mean 'machine'?", id="option nearly right"),
    pytest.param(
        lambda: Match(GAME, seats=3, machine="hard"), BadOption, "option 'machine' is for 1", id="option for other seats"
    ),
    pytest.param(
        lambda: Match(GAME, seats=1, machine="cruel"), BadOption, "one of easy, medium, hard, insane; got 'cruel'", id="bad value"
    ),
    pytest.param(lambda: Match(GAME, seats=1, machine=3), BadOption, "got 3", id="value of another kind"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seed=""), BadOption, "a seed is a word or a number", id="empty seed"),
    pytest.param(lambda: Match(GAME, seed="a b"), BadOption, "without spaces, not 'a b'", id="seed with a space"),
    pytest.param(lambda: Match(GAME, seed="a\nb"), BadOption, "without spaces", id="seed of two lines"),
    pytest.param(lambda: Match(GAME, seed="s" * 201), BadOption, "a seed is", id="huge seed"),
    pytest.param(lambda: Match.from_position(written({}, {}), seed="a b"), BadOption, "without spaces", id="seed of a position"),
    pytest.param(lambda: Match(GAME, seats=True), WrongSeat, "not True", id="true seats"),
    pytest.param(lambda: Match([]), UnknownName, "unknown game a list", id="a list as game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seed="\ud800"), BadOption, "a seed is", id="seed that is no text"),
]


@pytest.mark.parametrize(("call", "error", "fragment"), NEW_MATCHES)
def test_a_match_is_not_made_from_what_is_wrong(call: Callable[[], Match], error: type[FabricaError], fragment: str) -> None:
    """Unknown games and options, impossible seats, values and seeds; a match that goes on meanwhile is not touched."""
    refuses(work({"dice": [1]}), call, error, fragment)


TOO_LARGE_TO_SHOW = [
    pytest.param(lambda: Match(LONG), UnknownName, id="long game"),
    pytest.param(lambda: Match(HUGE), UnknownName, id="huge game"),
    pytest.param(lambda: Match(nested(5000)), UnknownName, id="deep game"),  # type: ignore[arg-type]
    pytest.param(lambda: Match(GAME, seats=HUGE), WrongSeat, id="huge seats"),
    pytest.param(lambda: Match(GAME, seed=HUGE), BadOption, id="huge number as seed"),
    pytest.param(lambda: Match(GAME, seats=1, **{LONG: "easy"}), UnknownName, id="long option"),
    pytest.param(lambda: Match(GAME, seats=1, machine=LONG), BadOption, id="long value"),
    pytest.param(lambda: work({}).play("finish", HUGE), WrongSeat, id="huge seat"),
    pytest.param(lambda: work({}).play(HUGE, 0), IllegalMove, id="huge move"),
]


@pytest.mark.parametrize(("call", "error"), TOO_LARGE_TO_SHOW)
def test_what_is_too_large_to_be_shown_is_refused_in_a_few_words(call: Callable[[], object], error: type[FabricaError]) -> None:
    """An error of ours, and a readable one."""
    assert len(str(refuses(work({"dice": [1]}), call, error, ""))) < 1000
