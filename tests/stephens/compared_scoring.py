"""The engine's final scoring against the oracle's: every line of it, who has won, ties, and the rank of a lone player."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from fabrica.engine.layout import copy
from fabrica.games.stephens import GAME
from fabrica.games.stephens.rules.ending import ability_points, apprentice_points, contract_points, master_points, score, winners
from fabrica.games.stephens.rules.state import AUTOMA_TURN, END_OF_TURN, TURN
from fabrica.games.stephens.rules.tables import COIN, DISC_ID, DUNES, FOREST, INFLUENCE, POINTS, SECTOR_POINTS
from fabrica.games.stephens.rules.tracks import influence_cap
from stephens import scoring
from stephens.following import differences
from stephens.translating import RANKS, View, oracle_form

SCORING_ABILITIES = ("2b", "2c", "2d", "2e")


def seen(s: Any) -> View:
    """The engine's view; a moment between two turns counts as the turn to come."""
    now = copy(s)
    now.step = TURN if now.step in (END_OF_TURN, AUTOMA_TURN) else now.step
    return GAME.view(now, None)


def compare_scoring(s: Any, luck: Random) -> Counter[str]:
    """Line by line, and who has won; then once more with everyone's points made equal, to see the ties."""
    compare_lines(s)
    compare_winners(s)
    tied = level_points(copy(s), luck)
    compare_lines(tied)
    compare_winners(tied)
    return Counter({"finals": 1, "ties": 1, "shared wins": len(won(tied)) > 1})


def compare_lines(s: Any) -> None:
    position = oracle_form(seen(s))
    for seat in range(s.players):
        engine, oracle = lines(s, seat), scoring.final_lines(position, str(seat))
        assert engine == oracle, differences(engine, oracle)


def lines(s: Any, seat: int) -> dict[str, int]:
    me = s.seats[seat]
    return {
        "track": me.have[POINTS],
        "forest": SECTOR_POINTS[me.have[FOREST]],
        "dunes": SECTOR_POINTS[me.have[DUNES]],
        "masters": master_points(s, seat),
        "apprentices": apprentice_points(s, seat),
        "contracts": contract_points(me),
        **{ability: points_of(me, ability) for ability in SCORING_ABILITIES},
        "total": score(s, seat),
    }


def points_of(me: Any, ability: str) -> int:
    """What one ability gives: the others are locked away."""
    only = copy(me)
    for other in SCORING_ABILITIES:
        only.locked |= 1 << DISC_ID[other] if other != ability else 0
    return ability_points(only)


def won(s: Any) -> list[int]:
    return [seat for seat in range(s.players) if winners(s) >> seat & 1]


def compare_winners(s: Any) -> None:
    view = seen(s)
    position = oracle_form(view)
    if s.players > 1:
        assert [str(seat) for seat in won(s)] == scoring.winners(position)
        assert {str(seat) for seat in won(s)} == {name for name, place in scoring.places(position).items() if place == 1}
        return
    rank = scoring.solo_rank(view["automa"]["level"], scoring.final_lines(position, "0")["total"])
    assert view["solo"]["rank"] == RANKS[rank]
    assert view["automa"]["opponent"] != "none" or won(s) == [0] * (rank > 0)


def level_points(s: Any, luck: Random) -> Any:
    """Everyone's points made equal, often their influence and coins, too; alone, points near the bounds of the ranks."""
    for seat in range(s.players):
        have = s.seats[seat].have
        have[INFLUENCE] = min(luck.choice([3, 4]), influence_cap(s, s.seats[seat]))
        have[COIN] = luck.choice([5, 6])
    most = max(score(s, seat) for seat in range(s.players))
    most = luck.choice([100, 120, 140, 160, 180]) + luck.choice([-1, 0, 1]) if s.players == 1 else most
    for seat in range(s.players):
        s.seats[seat].have[POINTS] += most - score(s, seat)
    return s
