"""A refusal says what was expected: what there is, what is missing, what may be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabrica import IllegalMove, Match
from fabrica.games.stephens import words as wording
from stephens.positions import PLAYED, RENEWS, SET_ASIDE, match_of, play, worker

QUIET: dict[str, Any] = {}
PRIVATE = {"ul": {"orange": 1, "black": 2}}
TAKER = {"unlocked": ["5a", "5b"]}
ROWS = {"left": {"stephens": [worker("r02", 1), worker("r05", 1)], "lower": []}}
TWO = {"unlocked": ["2a", "3a"]}
USER = {"left": {"stephens": [worker("r02", 0), worker("r19", 0), worker("r05", 1)]}}
INVESTOR = {"investments": {"orange": ["or4", "or3"]}, "forest": 0}
ONE_COLUMN = {"investments": {"orange": ["or3"]}}
AHEAD = {"unlocked": ["2a", "3a", "4a", "5a"], "coins": 9}
SUPPLYING: dict[str, Any] = {"phase": "renewal", "step": "supplying"}
FULFILLING: dict[str, Any] = {"phase": "renewal", "step": "fulfilling"}
CONTRACTS = {"contracts": ["cr01", "uk02"], "cubes": {"pink": 1}}
PAYER = {"contracts": ["cr02"], "cubes": {"blue": 1, "pink": 1, "white": 2, "green": 1}, "unlocked": ["4a"]}
SHORT = {**PAYER, "cubes": {"blue": 1, "white": 2}}
AUTOMA = {"right": {"stephens": [worker("s3", "automa")]}}

CASES: list[tuple[str, Callable[[], Match], str, str]] = [
    (
        "furnace-empty", lambda: match_of(QUIET, QUIET, furnaces={"ul": 0}), "glass ul",
        "The upper left furnace is empty. There is glass in: upper right furnace, lower left furnace and lower right furnace.",
    ),
    (
        "no-such-cube", lambda: match_of(QUIET, QUIET, private=PRIVATE), "goods ul pink",
        "There is no pink cube in the upper left private factory. It holds: 1 orange cube and 2 black cubes.",
    ),
    (
        "no-such-cube", lambda: match_of(QUIET, QUIET, private=PRIVATE), "goods ll pink",
        "There is no pink cube in the lower left private factory. It is empty.",
    ),
    (
        "furnace-not-empty",
        lambda: play(match_of(TAKER, QUIET, private=PRIVATE, furnaces={"ll": 0}), "goods ul black", "also black", "also orange"),
        "instead ur",
        "The upper right furnace still has cubes: only an empty one can be used instead. Empty: lower left furnace.",
    ),
    (
        "row-too-high", lambda: match_of({"coins": 9}, TWO, rows=ROWS, professions=["r03", "r01", "r17", "b01", "b03", "b17"]),
        "create r03 upper", "The row of the upper private factory must stay shorter than the row below it: here 0, below 0.",
    ),
    (
        "row-too-high", lambda: match_of({"coins": 9, "unlocked": ["3b"]}, TWO, rows=ROWS), "create r03 upper",
        "The row of the upper private factory must not become longer than the row below it: here 0, below 0.",
    ),
    (
        "too-many-workers", lambda: match_of(AHEAD, rows=AUTOMA, side="left"),
        "create r01 stephens", "You may have at most 3 workers more than the Automa. You have 4; the Automa has 1.",
    ),
    (
        "starting-disc",
        lambda: match_of(
            QUIET, phase="start", rulings={"influence_worker": True}, automa={},
            rows={"left": {"stephens": [worker("s1", 0)]}, **AUTOMA},
        ), "unlock 3a",
        "At this table the starting worker must be one of the discs on your influence track: "
        "Influence 5, Influence 10, Influence 15 and Influence 20.",
    ),
    (
        "no-worker-there", lambda: play(match_of(TWO, {"unlocked": ["3a"]}, rows=USER), "glass ul"), "use r05",
        "You have no worker on Resin Tapper whose benefit you can take now. You can still use: Overseer and Moneychanger.",
    ),
    (
        "no-such-column", lambda: play(match_of(ONE_COLUMN, QUIET, furnaces=RENEWS), "glass ll"), "column 2",
        "You have no column 2 of investments. You have only one.",
    ),
    (
        "column-costs",
        lambda: play(match_of(INVESTOR, QUIET, furnaces=RENEWS), "glass ll"), "column 1",
        "That column moves you down by 1 in the forest and by 0 in the dunes. You are on spaces 0 and 3.",
    ),
    (
        "not-set-aside", lambda: play(match_of(SET_ASIDE, QUIET, **SUPPLYING), "supply ul black"), "supply ur set",
        "That needs: 1 orange cube, 1 pink cube and 1 black cube. You have set aside: 1 orange cube and 1 pink cube.",
    ),
    (
        "not-your-contract", lambda: match_of(CONTRACTS, QUIET, **FULFILLING), "fulfil co01",
        "Bissau Post is not one of your contracts: Royal Wardrobe and London Draper.",
    ),
    (
        "cubes-missing", lambda: match_of(CONTRACTS, QUIET, **FULFILLING), "fulfil uk02",
        "You lack cubes for London Draper: 1 white cube and 1 black cube.",
    ),
    (
        "not-owed", lambda: play(match_of(PAYER, QUIET, **FULFILLING), "fulfil cr02"), "substitute white black",
        "You do not have to pay a cube of that colour. Still to be paid: 1 blue cube and 1 pink cube.",
    ),
    (
        "too-little", lambda: play(match_of(PAYER, QUIET, **FULFILLING), "fulfil cr02"), "substitute green pink",
        "Green cubes needed: 2; you have 1.",
    ),
    (
        "substitute-first",
        lambda: play(match_of(SHORT, QUIET, **FULFILLING), "fulfil cr02"), "pay",
        "First replace the cubes that you lack: 1 pink cube.",
    ),
    (
        "no-substitute",
        lambda: play(match_of(SHORT, QUIET, **FULFILLING), "fulfil cr02"), "substitute white blue",
        "If you use those two cubes, you can no longer pay the rest. Still to be paid: 1 blue cube and 1 pink cube.",
    ),
    (
        "must-buy", lambda: play(match_of({"influence": 2}, QUIET, rulings={"compulsory": True}), "glass ll"), "glass ul",
        "At this table you must acquire a card if you can.",
    ),
    (
        "one-of-each",
        lambda: play(
            match_of(
                {"unlocked": ["3a"], "influence": 4, "accessories": {"basket": 1}},
                rows={"left": {"stephens": [worker("r12", 0)]}, **AUTOMA},
                automa={"opponent": "op3", "card": PLAYED, "deck": ["a01"]},
            ),
            "glass ul",
        ), "use r12 basket",
        "Against this opponent you may gain a second accessory of a kind only after a set of three. "
        "You may gain now: crate and chandelier.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("id", "begun", "words", "text"), CASES, ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)])
def test_a_refusal_says_what_was_expected(id: str, begun: Callable[[], Match], words: str, text: str) -> None:
    match = begun()
    before = match.state()
    with pytest.raises(IllegalMove) as refused:
        match.play(words)
    assert (refused.value.refusal.id, wording.refusal(refused.value.refusal, "en")) == (id, text)
    assert match.state() == before
