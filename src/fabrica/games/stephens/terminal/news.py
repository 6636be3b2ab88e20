"""What a move changed, told by comparing what a seat saw before and after; and what came of it at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fabrica.engine.entry import Entry
from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import ACCESSORIES
from fabrica.games.stephens.rules.tables import CUBES
from fabrica.games.stephens.terminal.words import ids
from fabrica.games.stephens.words.facts import facts
from fabrica.games.stephens.words.log import told as tell
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View

UNITS = {"score": "points", "coins": "coin", "influence": "influence", "forest": "forest", "dunes": "dunes"}
CHANGES = ("news-pays", "news-gains", "news-descends")  # the amounts show them to the seat; of the others the log tells


def changes(say: Voice, before: View, after: View, seat: int) -> list[str]:
    """What a seat won and lost."""
    old, new = before["seats"][seat], after["seats"][seat]
    return [*amounts(say, held(old), held(new)), *cards(say, old, new)]


def held(me: View) -> dict[str, int]:
    """All that is counted, by unit."""
    things = {**me["cubes"], **me["accessories"]}
    return {**{unit: me[key] for key, unit in UNITS.items()}, **{unit: things.get(unit, 0) for unit in (*CUBES, *ACCESSORIES)}}


def amounts(say: Voice, old: dict[str, int], new: dict[str, int]) -> Iterator[str]:
    for unit, n in new.items():
        if change := n - old[unit]:
            yield ("+" if change > 0 else "-") + wording.amount(abs(change), unit, say.language)


def cards(say: Voice, old: View, new: View) -> Iterator[str]:
    for kind in ("unlocked", "contracts", "fulfilled", "investments"):
        gained: Counter[str] = Counter(flat(new[kind])) - Counter(flat(old[kind]))
        if gained:
            yield say(f"terminal-new-{kind}", cards=ids(say, gained.elements()))


def flat(cards: list[str] | dict[str, list[str]]) -> list[str]:
    return cards if isinstance(cards, list) else [card for row in cards.values() for card in row]


def told(say: Voice, entry: Entry, seat: int) -> list[str]:
    """Rows, markets, renewal phases, the Automa, the end."""
    return [tell(fact, seat, (), say.language) for fact in facts(entry) if fact.id not in CHANGES]
