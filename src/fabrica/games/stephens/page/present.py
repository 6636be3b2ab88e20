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
OWN_STEPS = ("start", "unlocking", "fulfilling", "paying")  # decided on the player board
ANYWHERE = ("row", "pay", "enough", "done")  # moves that belong to no thing


def present(match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> View:
    """All that the table's template shows. `idle`: only to look at, as in a replay."""
    eyes = Eyes(match, viewer, names, language, idle)
    players = [player(eyes, seat) for seat in range(match.seats)]
    return {
        "view": eyes.view,
        "prompt": eyes.prompt(),
        "actions": eyes.exactly(*ANYWHERE),
        "substitutes": substitutes(eyes),
        "legal": eyes.legal,
        "place": focus(eyes),
        "renewals": (ARMY_START - eyes.view["army"]) // ARMY_STEP,
        "players": players,
        "people": [(p["icon"], p["who"], p["mine"]) for p in players],
        "me": None if viewer is None else players[viewer],
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
    """Where on the page the viewer decides now: on the own board, among the own cards, or in the middle."""
    return "own" if eyes.deciding(*OWN_STEPS) else "cards" if eyes.deciding("columns") else "middle"


def substitutes(eyes: Eyes) -> list[dict[str, Any]]:
    """Two cubes of one colour for one of another."""
    found = [(choice, choice.words.split()) for choice in eyes.choices("substitute ")]
    return [{"choice": choice, "two": words[1], "one": words[2]} for choice, words in found]
