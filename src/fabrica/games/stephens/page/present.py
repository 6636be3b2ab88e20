"""What a viewer sees: every card, cube and disc of the table, and the moves that belong to each, in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.stephens.components import ARMY_START, ARMY_STEP
from fabrica.games.stephens.page import board
from fabrica.games.stephens.page.player import player
from fabrica.games.stephens.page.rival import rival
from fabrica.games.stephens.page.seeing import Eyes
from fabrica.games.stephens.page.tracks import nature_track, score_track

View = dict[str, Any]
OWN_STEPS = ("start", "unlocking", "columns", "fulfilling", "paying")  # decided on the player board
ANYWHERE = ("row", "pay", "enough", "done")  # moves that belong to no thing


def present(match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> View:
    """All that the table's template shows. `idle`: only to look at, as in a replay."""
    eyes = Eyes(match, viewer, names, language, idle)
    players = [player(eyes, seat) for seat in range(match.seats)]
    near = viewer or 0
    return {
        "view": eyes.view,
        "prompt": eyes.prompt(),
        "strong": eyes.exactly(*ANYWHERE),
        "actions": eyes.choices("substitute "),
        "legal": eyes.legal,
        "play": focus(eyes),
        "renewals": (ARMY_START - eyes.view["army"]) // ARMY_STEP,
        "players": players,
        "me": None if viewer is None else players[viewer],
        "shown": players[near],
        "others": [*players[near + 1 :], *players[:near]],
        "rival": rival(eyes),
        "score_track": score_track(eyes),
        "forest": nature_track(eyes, "forest"),
        "dunes": nature_track(eyes, "dunes"),
        "professions": board.professions(eyes),
        "contracts": board.contracts(eyes),
        "investments": board.investments(eyes),
        "furnaces": board.furnaces(eyes),
        "empty_furnaces": board.empty_furnaces(eyes),
        "factories": board.factories(eyes),
        "rows": board.rows(eyes),
        "redraw": {deck: eyes.exactly(f"redraw {deck}") for deck in ("red", "blue")},
        "skim": {market: eyes.exactly(f"skim {market}") for market in board.MARKETS},
    }


def focus(eyes: Eyes) -> str:
    """The zone where the viewer decides now: the own place, or the board."""
    return "mine" if eyes.deciding(*OWN_STEPS) else "board"
