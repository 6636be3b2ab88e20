"""A combat that was decided: both dials and cards, who won, and what came of it; until the next turn has gone its way."""

from __future__ import annotations

from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.words import faction_name, news, place_name
from fabrica.games.scythe.words.facts import Told, told

Revealed = dict[str, Any]
FORCES = "revealed"


def revealed(eyes: Eyes) -> Revealed | None:
    """The last combat, while the turn in which it was goes on, and for those who fought until they have done something else."""
    for gone, entry in enumerate(reversed(eyes.match.log)):
        found = [*told(entry.events)]
        if any(kind == FORCES for kind, _ in found):
            return scene(eyes, entry, found) if is_fresh(eyes, entry, gone) else None
        if entry.seat == eyes.viewer and entry.words.startswith("section "):
            return None
    return None


def is_fresh(eyes: Eyes, entry: Entry, gone: int) -> bool:
    """Is it the same turn still, or has the viewer not acted since?"""
    since = eyes.match.log[len(eyes.match.log) - gone :]
    return not any(other.words.startswith("section ") for other in since) or (
        eyes.viewer is not None and eyes.viewer in fighters(entry) and all(other.seat != eyes.viewer for other in since)
    )


def fighters(entry: Entry) -> list[int]:
    return [args[0] for kind, args in told(entry.events) if kind == FORCES]


def scene(eyes: Eyes, entry: Entry, found: list[Told]) -> Revealed:
    at = next(at for at, (kind, _) in enumerate(found) if kind == "combat-won")
    winner, _, place = found[at][1]
    forces = [args for kind, args in found if kind == FORCES][-2:]
    where = place_name(PLACE_IDS[place], eyes.language)
    return {
        "id": place,
        "title": eyes.say("table-combat-won", who=eyes.called(eyes.owner(winner)), place=where),
        "sides": [side(eyes, seat, dial, total, winner) for seat, dial, total in forces],
        "after": news(entry, eyes.viewer, eyes.names, eyes.language),
    }


def side(eyes: Eyes, seat: int, dial: int, total: int, winner: int) -> dict[str, Any]:
    owner = eyes.owner(seat)
    faction = eyes.of(owner)["faction"]
    return {
        "who": eyes.called(owner), "faction": faction, "faction_name": faction_name(faction, eyes.language),
        "seat": owner if isinstance(owner, int) else None,
        "dial": dial, "cards": total - dial, "total": total, "won": seat == winner,
    }  # fmt: skip
