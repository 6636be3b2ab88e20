"""Nobody chooses how chance falls: the people's nonces are mixed into the seed, and each can see that theirs was counted."""

from __future__ import annotations

import pytest

from contract.playing import every_game
from fabrica import Match
from fabrica.engine.errors import BadOption, BadRecord, WrongSeat
from fabrica.engine.fairness import mixed, proof_of

ANA, BEN = "ana-7f3a", "ben!"


@every_game
def test_every_nonce_changes_the_deal_and_none_leaves_it_as_it_was(game: str) -> None:
    plain = Match(game, seats=2, seed="s")
    both = plain.with_nonces({0: ANA, 1: BEN})
    deals = {m.state() for m in (plain, both, plain.with_nonces({0: ANA}), plain.with_nonces({0: BEN, 1: ANA}))}
    assert len(deals) == 4
    assert plain.with_nonces({}).state() == plain.state() == Match(game, seats=2, seed="s").state()
    assert both.proof == plain.proof == proof_of("s")


@every_game
def test_a_record_keeps_the_nonces_and_replays_with_them(game: str) -> None:
    match = Match(game, seats=2, seed="s").with_nonces({1: BEN, 0: ANA})
    for _ in range(6):
        seat = match.active[0]
        match.play(match.moves(seat)[0], seat)
    assert f"\nnonce 0 {ANA}\nnonce 1 {BEN}\nmoves\n" in match.record()
    again = Match.from_record(match.record())
    assert (again.record(), again.state(), again.nonces) == (match.record(), match.state(), {0: ANA, 1: BEN})


@pytest.mark.parametrize(
    ("line", "new", "why"),
    [
        (f"nonce 0 {ANA}", "nonce 0 other", "state"),  # chance falls otherwise: the hash of the state does not fit
        (f"nonce 0 {ANA}", "nonce 0 two words", "without spaces"),
        (f"nonce 0 {ANA}", "nonce 5 x", "no seat 5"),
        (f"nonce 0 {ANA}", f"nonce 1 {ANA}", "each once"),
        (f"nonce 0 {ANA}", f"nonce 0 {'x' * 65}", "1 to 64"),
        (f"nonce 0 {ANA}", "nonce zero x", "whole number"),
    ],
)
def test_a_record_whose_nonces_were_changed_is_refused_with_its_line(line: str, new: str, why: str) -> None:
    text = Match("fantastic-factories", seats=2, seed="s").with_nonces({0: ANA, 1: BEN}).record()
    with pytest.raises(BadRecord, match=why):
        Match.from_record(text.replace(line, new))


def test_what_is_no_nonce_is_refused() -> None:
    match = Match("fantastic-factories", seats=2)
    for bad in ("", "a b", "ż", "x" * 65, 7):
        with pytest.raises(BadOption, match="nonce"):
            match.with_nonces({0: bad})  # type: ignore[dict-item]
    with pytest.raises(WrongSeat):
        match.with_nonces({2: ANA})


def test_different_nonces_are_never_mixed_to_the_same() -> None:
    """Where one ends and the next begins cannot be shifted."""
    cases = [{}, {0: "a"}, {1: "a"}, {0: "a", 1: "b"}, {0: "b", 1: "a"}, {0: "a1b"}, {0: "a", 11: "b"}]
    assert len({mixed("s", case) for case in cases} | {mixed("s0", {0: "a"})}) == len(cases) + 1
