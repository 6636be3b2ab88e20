"""A combat as the viewer may see it: both sides with their powers and how strong they can be, and who has chosen."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.components import COMBAT_DECK, DIAL_MOST
from fabrica.games.scythe.page.seeing import Eyes, Owner, Seen
from fabrica.games.scythe.rules.combat import card_limit
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
    most, limit = strength(eyes, owner, seen)
    return {
        "role": eyes.say(f"table-{role}"),
        "who": eyes.called(owner),
        "seat": owner if isinstance(owner, int) else None,
        "mine": owner == eyes.viewer,
        "faction": seen["faction"],
        "faction_name": faction_name(seen["faction"], eyes.language),
        "power": seen["power"],
        "cards": seen["cards"],
        "limit": limit,
        "most": most,
        "character": seen["character"] == at,
        "mechs": seen["mechs"].get(at, 0),
        "workers": seen["workers"].get(at, 0),
        "done": bool(entry and entry["done"]),
        "dial": entry["dial"] if entry else None,
        "chosen": (entry["cards"] or []) if entry else [],
    }


def strength(eyes: Eyes, owner: Owner, seen: Seen) -> tuple[int, int]:
    """The most that a side can come to, as far as the viewer knows; and how many cards it may add."""
    seat = owner if isinstance(owner, int) and owner < len(eyes.view["seats"]) else None
    limit = seen["cards"] if seat is None else min(card_limit(eyes.known, seat), seen["cards"])
    values = hand(seen) if seen["hand"] is not None else [max(COMBAT_DECK)] * seen["cards"]
    return min(DIAL_MOST, seen["power"]) + sum(sorted(values, reverse=True)[:limit]), limit


def hand(seen: Seen) -> list[int]:
    """Combat cards, one by one, where they are known."""
    return [int(value) for value, n in (seen["hand"] or {}).items() for _ in range(n)]
