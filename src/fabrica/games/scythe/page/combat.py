"""A combat as the viewer may see it: where it is, both sides, and who has chosen."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.page.seeing import Eyes, Owner
from fabrica.games.scythe.words import faction_name, place_name

Side = dict[str, Any]


def combat(eyes: Eyes) -> dict[str, Any] | None:
    found = eyes.pending.get("combat")
    if found is None:
        return None
    commits = {entry["seat"]: entry for entry in found.get("commits", ())}
    sides = [side(eyes, role, found[role], found["at"], commits) for role in ("attacker", "defender")]
    return {"at": place_name(found["at"], eyes.language), "sides": sides}


def side(eyes: Eyes, role: str, owner: Owner, at: str, commits: dict[Owner, dict[str, Any]]) -> Side:
    seen, entry = eyes.of(owner), commits.get(owner)
    return {
        "role": eyes.say(f"table-{role}"),
        "who": eyes.called(owner),
        "faction": seen["faction"],
        "faction_name": faction_name(seen["faction"], eyes.language),
        "power": seen["power"],
        "cards": seen["cards"],
        "character": seen["character"] == at,
        "mechs": seen["mechs"].get(at, 0),
        "workers": seen["workers"].get(at, 0),
        "done": bool(entry and entry["done"]),
        "dial": entry["dial"] if entry else None,
        "chosen": (entry["cards"] or []) if entry else [],
    }
