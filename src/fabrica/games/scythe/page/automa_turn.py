"""The Automa's last turn as a sequence: its card, the line that applied, why those before it did not, what it gained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.rules.automa_tables import ANY_FACTION, entries
from fabrica.games.scythe.rules.automa_tables import Entry as Line
from fabrica.games.scythe.rules.map_tables import ENCOUNTER_PLACES, THE_FACTORY
from fabrica.games.scythe.rules.tables import FACTION_IDS
from fabrica.games.scythe.solo_components import CARDS, LEVELS, Level
from fabrica.games.scythe.words import automa_card_name, automa_news, faction_name
from fabrica.games.scythe.words.facts import Told, told
from fabrica.games.scythe.words.names import voice
from fabrica.games.scythe.words.readings import UNITS

Shown = dict[str, Any]
MOVES = ("automa-moves", "automa-stays")
ATTACKS = {"combat": "attack", "driven-off": "attack_workers"}  # what is told of an attack
APPLIED, PASSED, UNTRIED = "applied", "passed", "untried"


def last_turn(eyes: Eyes) -> Shown | None:
    """Its card with what was tried, and what came of it."""
    for entry in reversed(eyes.match.log):
        found = [*told(entry.events)]
        for at, (kind, args) in enumerate(found):
            if kind == "automa-card":
                return shown(eyes, entry, args[0], args[1], found[at + 1 :])
            if kind == "automa-skips":
                return {"name": automa_card_name(args[0], eyes.language), "tries": [], "news": automa_news(entry, eyes.language)}
    return None


def shown(eyes: Eyes, entry: Entry, card: int, scheme: int, found: Sequence[Told]) -> Shown:
    lines = entries((CARDS[card - 1].first if scheme == 1 else CARDS[card - 1].second).moves)
    return {
        "name": automa_card_name(card, eyes.language),
        "tries": [*tried(eyes, lines, done(found))],
        "news": automa_news(entry, eyes.language),
    }  # fmt: skip


def done(found: Sequence[Told]) -> str:
    """The kind of line that applied, by what was told of it; empty if none did."""
    move = next(((kind, args) for kind, args in found if kind in MOVES), None)
    if move is None:
        return ""
    attack = next((ATTACKS[kind] for kind, _ in found if kind in ATTACKS), "")
    unit, place = move[1][0], move[1][-1]
    is_met = UNITS[unit] == "character" and any(kind in ("automa-token", "automa-factory") for kind, _ in found)
    return attack or ("encounter" if is_met and (place == THE_FACTORY or ENCOUNTER_PLACES >> place & 1) else UNITS[unit])


def tried(eyes: Eyes, lines: Sequence[Line], applied: str) -> Iterator[Shown]:
    """Each line, and why it was passed over."""
    state = PASSED
    for kind, number, faction in lines:
        own = faction == ANY_FACTION or FACTION_IDS[faction] == eyes.view["automa"]["faction"]
        if state == PASSED and own and kind == applied:
            yield line(eyes, kind, number, APPLIED, "")
            state = UNTRIED
        else:
            yield line(eyes, kind, number, state, why(eyes, own, faction) if state == PASSED else "")


def line(eyes: Eyes, kind: str, number: int, state: str, reason: str) -> Shown:
    return {"text": voice(eyes.language)(f"try-{kind}", n=number), "state": state, "why": reason}


def why(eyes: Eyes, own: bool, faction: int) -> str:
    if own:
        return eyes.say("automa-not-possible")
    return eyes.say("automa-others-only", faction=faction_name(FACTION_IDS[faction], eyes.language))


def track(automa: Shown) -> list[Shown]:
    """The spaces of its star track, up to the last star."""
    level = next(one for one in LEVELS if one.id == automa["level"])
    return [space(n, level, n <= automa["tracker"]) for n in range(max(level.stars_at) + 1)]


def space(n: int, level: Level, gone: bool) -> Shown:
    return {"n": n, "star": n in level.stars_at, "river": n == level.river, "scheme": n == level.scheme2, "gone": gone}
