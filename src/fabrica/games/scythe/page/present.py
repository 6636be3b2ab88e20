"""What a viewer sees: the map, every mat and card, and the moves that belong to each, in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabrica.engine.match import Match
from fabrica.games.scythe.page.board import hexes
from fabrica.games.scythe.page.combat import combat
from fabrica.games.scythe.page.deciding import groups, plain
from fabrica.games.scythe.page.geometry import DRAWING, HEIGHT, SPOTS
from fabrica.games.scythe.page.loading import cargo
from fabrica.games.scythe.page.looking import Eyes
from fabrica.games.scythe.page.player import player
from fabrica.games.scythe.page.reveal import revealed
from fabrica.games.scythe.page.rival import rival
from fabrica.games.scythe.page.strong import strong
from fabrica.games.scythe.rules.map_tables import PLACES_BY_ID
from fabrica.games.scythe.words import brief, describe, faction_name, phase_name, step_name, tile_name

View = dict[str, Any]
ON_MAT = ("section", "top", "bottom", "end")  # steps that are decided on the own mat
IN_LINE = "line"  # groups of small buttons; all others lie over the map


def present(match: Match, viewer: int | None, names: Sequence[str], language: str, idle: bool = False) -> View:
    """All that the table's template shows. `idle`: only to look at, as in a replay."""
    eyes = Eyes(match, viewer, names, language, idle)
    players, found, main = [player(eyes, seat) for seat in range(match.seats)], rival(eyes), strong(eyes)
    decided = groups(eyes)
    return {
        "view": eyes.view,
        "prompt": eyes.prompt(),
        "actions": plain(eyes, main),
        "strong": main,
        "lines": [group for group in decided if group.kind == IN_LINE],
        "sheets": [group for group in decided if group.kind != IN_LINE],
        "cargo": cargo(eyes),
        "combat": combat(eyes),
        "revealed": revealed(eyes),
        "is_low": is_low(eyes),
        "legal": eyes.legal,
        "play": "mine" if eyes.legal and eyes.step in ON_MAT else "board",
        "when": [phase_name(match.phase, language), step_name(eyes.step, language)] if not match.over else [],
        "drawing": DRAWING,
        "hexes": hexes(eyes),
        "bases": bases(eyes),
        "players": players,
        "me": None if viewer is None else players[viewer],
        "others": [p for p in players if not p["mine"]],
        "rival": found,
        "race": race(players, found),
        "tile": tile(eyes),
    }


def is_low(eyes: Eyes) -> bool:
    """Whether what is decided happens on the lower half of the map: then it lies over the upper one."""
    character = None if eyes.viewer is None else eyes.view["seats"][eyes.viewer]["character"]
    place = (eyes.pending.get("combat") or {"at": character})["at"]
    return place in PLACES_BY_ID and SPOTS[PLACES_BY_ID[place]].y > HEIGHT / 2


def race(players: Sequence[View], found: View | None) -> list[View]:
    """How far everyone is from the last star."""
    return [*players, *([found] if found else [])]


def bases(eyes: Eyes) -> dict[str, str]:
    """The factions that play, by their ids."""
    ids = [seen["faction"] for _, seen in eyes.owners() if seen["faction"]]
    return {id: faction_name(id, eyes.language) for id in ids}


def tile(eyes: Eyes) -> View:
    """What structures are worth at the end."""
    card, language = f"tile-{eyes.view['tile']}", eyes.language
    return {"name": tile_name(eyes.view["tile"], language), "brief": brief(card, language), "told": describe(card, language)}
