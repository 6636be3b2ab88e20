"""What stands on a card, and small questions about cards and moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from fabrica.games.fantastic_factories.data.position import PACKAGE
from fabrica.games.fantastic_factories.lessons.rulebook import section_of_card
from fabrica.games.fantastic_factories.page.signs import BLUEPRINT, CONTRACTOR, signs
from fabrica.games.fantastic_factories.rules.moves import MOVES
from fabrica.games.fantastic_factories.words import card_name, describe, tool_name, type_name
from fabrica.i18n.messages import say


@cache
def printed(id: str, tool: str | None, language: str) -> dict[str, Any]:
    """What stands on a card; a contractor's tool lies above it."""
    known, blueprint = BLUEPRINT.get(id) or CONTRACTOR[id], BLUEPRINT.get(id)
    kind = blueprint.type.name.lower() if blueprint else "contractor"
    tool = blueprint.tool.name.lower() if blueprint else tool
    return {
        "id": id, "name": card_name(id, language), "kind": "blueprint" if blueprint else "contractor", "type": kind,
        "type_name": type_name(kind, language) if blueprint else say(PACKAGE, "contractor", language=language),
        "tool": tool, "tool_name": tool_name(tool, language) if tool else "",
        "metal": getattr(known, "metal", 0), "energy": known.energy, "prestige": blueprint.prestige if blueprint else 0,
        "signs": signs(id), "sentences": describe(id, language), "rule": section_of_card(id),
    }  # fmt: skip


@cache
def first_move(start: str) -> str | None:
    """The first of the moves whose words are, or start with, these words."""
    return next((words for words in MOVES if f"{words} ".startswith(f"{start} ")), None)


def without(id: str, ids: Sequence[str]) -> list[str]:
    """All but one copy of a card."""
    at = ids.index(id)
    return [*ids[:at], *ids[at + 1 :]]


def keyed(place: str, ids: Iterable[str]) -> list[tuple[str, str]]:
    """Cards with a key for each copy."""
    seen: Counter[str] = Counter()
    out = []
    for id in ids:
        seen[id] += 1
        out.append((f"{place}-{id}-{seen[id]}", id))
    return out
