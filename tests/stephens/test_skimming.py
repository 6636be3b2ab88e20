"""4c: the cheapest card of a market is discarded only together with an acquisition there, and whenever one can follow."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from contract.playing import Players, Table, moments, tables_of
from fabrica import IllegalMove, Match
from fabrica.engine.layout import copy
from fabrica.engine.trace import rules_of
from fabrica.games.stephens import GAME
from fabrica.games.stephens import words as wording
from fabrica.games.stephens.rules.moves import SKIM
from stephens.positions import RENEWS, SET_ASIDE, Position, match_of, play

ABLE = ["4a", "4b", "4c"]
QUIET: dict[str, Any] = {}
MARKETS = ("contracts", "investments")


def refused(match: Match, words: str) -> str:
    with pytest.raises(IllegalMove) as error:
        match.play(words)
    return error.value.refusal.id


def skims(match: Match) -> list[str]:
    return [words for words in match.moves(match.active[0]) if words.startswith("skim")]


# By hand


def test_whoever_discards_the_cheapest_card_acquires_one() -> None:
    match = play(match_of({"influence": 4, "unlocked": ["4c"]}, QUIET), "glass ll", "skim contracts")
    assert "done" not in match.moves(0)
    assert refused(match, "done") == refused(match, "glass ul") == "skimmed-for-a-card"
    assert wording.waiting(match.view(0), 0, "en") == "You have discarded the cheapest contract: now accept one."
    play(match, "accept co08")
    assert match.active == (1,)


def test_a_second_card_stays_a_choice() -> None:
    match = play(match_of({"influence": 4, "unlocked": ABLE}, QUIET), "glass ll", "skim contracts", "accept co08")
    assert "done" in match.moves(0)
    assert refused(match, "skim contracts") == "skimmed"


def test_a_supplied_set_is_used_once_a_card_is_discarded_for_it() -> None:
    me = {"coins": 4, "unlocked": ["4c"], **SET_ASIDE}
    match = play(match_of(me, QUIET, phase="renewal", step="supplying"), "supply ul set")
    assert "done" in match.moves(0)
    assert refused(play(match, "skim investments"), "done") == "skimmed-for-a-card"


def test_a_market_of_one_card_that_is_not_filled() -> None:
    """With a deck that stays empty nothing could follow; a deck that is made anew brings the same card back."""
    for rulings, expected in (({}, ["skim contracts"]), ({"decks_stay_empty": True}, [])):
        match = one_contract(rulings)
        assert skims(play(match, "glass ll")) == expected
    assert refused(match, "skim contracts") == "skim-last"
    assert refused(play(one_contract({}), "glass ll", "skim contracts"), "done") == "skimmed-for-a-card"


def one_contract(rulings: dict[str, bool]) -> Match:
    """All contracts but one are fulfilled, or discarded where those stay so."""
    types = {"crown": "cr", "colonies": "co", "uk": "uk"}
    fulfilled = {name: [f"{short}{n:02}" for n in range(1, 14) if f"{short}{n:02}" != "cr08"] for name, short in types.items()}
    spent = {"basket": 5, "crate": 5, "chandelier": 5}
    table: Position = {"contracts": ["cr08", None, None, None, None], "rulings": rulings}
    return match_of({"influence": 4, "unlocked": ["4c"]}, {"fulfilled": fulfilled, "spent": spent}, **table)


def test_the_other_market_may_be_skimmed_before_its_card() -> None:
    """By the ruling (A9) that the second card may be of the other kind: nothing has been taken there yet."""
    me = {"influence": 4, "coins": 4, "unlocked": ABLE}
    match = play(match_of(me, QUIET, rulings={"two_kinds": True}), "glass ll", "accept cr08")
    assert skims(match) == ["skim investments"]
    assert refused(match, "skim contracts") == "skim-before"
    before = match.position()
    assert before["pending"]["from"] == "contracts"
    play(match, "skim investments")
    assert match.position()["contracts"] == before["contracts"], "filled at the end of the turn"
    assert refused(match, "done") == "skimmed-for-a-card"
    assert Match.from_position(match.position(), 1).moves(0) == match.moves(0)
    play(match, "fund pi1")
    assert None not in match.position()["contracts"]


def test_by_rules_1_one_may_discard_and_be_done() -> None:
    position = match_of({"influence": 4, "unlocked": ["4c"]}, QUIET, furnaces=RENEWS).position()
    match = play(Match.from_position(position, 1, rules=1), "glass ll", "skim contracts")
    assert "done" in match.moves(0)


# In games


def can_follow(match: Match, market: int) -> bool:
    """Try it: is there a card of this market that may be acquired after the cheapest is gone?"""
    state = copy(match._state)
    rules_of(GAME.id).play(state, match.active[0], SKIM + market)
    out = [0] * GAME.most_moves
    words = [GAME.moves[move] for move in out[: rules_of(GAME.id).legal(state, match.active[0], out)]]
    return any(each.startswith(("accept", "fund")[market]) for each in words) and state.step == match._state.step


@pytest.mark.parametrize("table", tables_of("stephens"), ids=str)
def test_it_is_offered_whenever_an_acquisition_can_follow(table: Table) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for match in moments(table.match(f"skim-{seed}"), Collectors(seed)):
            position = match.position()
            if position["step"] == "buying" and "4c" in position["seats"][position["mover"]]["unlocked"]:
                check_offer(match, position["pending"])
                seen.update(skims(match) or ["none"])
    assert seen


def check_offer(match: Match, pending: dict[str, Any]) -> None:
    acquired = pending.get("from", pending["markets"][0]) if pending["bought"] else None
    for number, market in enumerate(MARKETS):
        untouched = market in pending["markets"] and market != acquired and not pending["skimmed"]
        assert (f"skim {market}" in skims(match)) == (untouched and can_follow(match, number))
    owes = pending["skimmed"] and (not pending["bought"] or acquired not in pending["markets"])
    assert not (owes and "done" in match.moves(match.active[0]))


class Collectors(Players):
    """They unlock 4c first, and like to acquire cards."""

    def choose(self, match: Match, seat: int) -> str:
        moves = match.moves(seat)
        liked = [words for words in moves if words.startswith(("unlock 4", "accept", "fund", "skim", "glass l", "supply ul set"))]
        return self.luck.choice(liked) if liked and self.luck.random() < 0.8 else super().choose(match, seat)
