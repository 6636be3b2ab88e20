"""What a move changed, told by comparing what a seat saw before and after; and what came of it at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from fabrica.engine.entry import Entry
from fabrica.games.scythe import words as wording
from fabrica.games.scythe.terminal.reading import controlled_tokens, out
from fabrica.games.scythe.words.facts import Fact, facts
from fabrica.games.scythe.words.log import PRIVATE
from fabrica.games.scythe.words.log import told as tell
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

# The changes show these to the seat that moved; of the others the log tells.
CHANGES = (
    *("news-gained", "news-paid", "news-lost", "news-tokens", "news-drew", "news-section", "news-moved", "news-carried"),
    *("news-produced", "news-upgraded", "news-deployed", "news-built", "news-enlisted", "news-factory-card"),
)
SAID = ("news-declined", *PRIVATE)  # nothing new, or nobody else's business


def changes(say: Voice, before: View, after: View, seat: int) -> list[str]:
    """What a seat won and lost."""
    old, new = before["seats"][seat], after["seats"][seat]
    if not old["mat"] or not new["mat"]:
        return []
    return [*amounts(say, held(before, seat), held(after, seat)), *cards(say, old, new), *things(say, old, new)]


def held(view: View, seat: int) -> dict[str, int]:
    """All that is counted, by unit."""
    me = view["seats"][seat]
    counts = {unit: me[unit] for unit in ("coins", "power", "popularity")}
    return {**counts, "worker": out(me["workers"]), **controlled_tokens(view, seat)}


def amounts(say: Voice, old: Mapping[str, int], new: Mapping[str, int]) -> Iterator[str]:
    for unit, n in new.items():
        if change := n - old[unit]:
            yield ("+" if change > 0 else "-") + wording.amount(abs(change), unit, say.language)


def cards(say: Voice, old: View, new: View) -> Iterator[str]:
    """Combat cards by their values."""
    had, has = Counter[str](old["hand"] or {}), Counter[str](new["hand"] or {})
    for message, found in (("terminal-old-cards", had - has), ("terminal-new-cards", has - had)):
        if found:
            yield say(message, n=found.total(), values=", ".join(sorted(found.elements())))


def things(say: Voice, old: View, new: View) -> Iterator[str]:
    """Mechs, structures, recruits, upgrades, a Factory card."""
    for kind in ("abilities", "structures", "recruits"):
        if gained := [thing for thing in new[kind] if thing not in old[kind]]:
            yield say(f"terminal-new-{kind}", names=", ".join(name(kind, thing, say.language) for thing in gained))
    if gained := [cube for cube in new["upgrades"]["from"] if cube not in old["upgrades"]["from"]]:
        yield say("terminal-new-upgrades", names=", ".join(wording.cube_name(cube, say.language) for cube in gained))
    if new["factory_card"] != old["factory_card"]:
        yield say("terminal-new-factory", name=wording.factory_card_name(new["factory_card"], say.language))


def name(kind: str, thing: str, language: str) -> str:
    match kind:
        case "abilities":
            return wording.ability_name(thing, language)
        case "structures":
            return wording.structure_name(thing, language)
    return wording.bottom_name(thing, language)


def told(say: Voice, entry: Entry, seat: int) -> list[str]:
    """Combats, encounters, bonuses, stars, the Automa, the end."""
    seen = CHANGES if entry.seat == seat else ()
    return [tell(fact, seat, (), say.language) for fact in facts(entry) if fact.id not in SAID and not is_seen(fact, seat, seen)]


def is_seen(fact: Fact, seat: int, seen: Collection[str]) -> bool:
    """Do the changes show it already?"""
    return fact.id in seen and fact.who in (seat, None)
