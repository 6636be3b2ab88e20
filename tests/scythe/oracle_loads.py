"""What goes along with a unit: words are said in the order leave, then take; workers, then resources."""

from __future__ import annotations

from collections import Counter

from scythe.oracle_data import RESOURCES
from scythe.oracle_game import Game, fighters, is_lake

# A load is named as in the cargo; its number is its place in the order (take: six more).
KINDS = ["workers", "moved_workers", *RESOURCES]
SINGLE = {"workers": "worker", "moved_workers": "moved worker", **{kind: kind for kind in RESOURCES}}
WORKERS = ("workers", "moved_workers")


def aboard(g: Game) -> Counter[str]:
    return Counter(g["pending"]["unit"]["cargo"])


def lying(g: Game, seat: int) -> Counter[str]:
    """All on the unit's place that it can carry: resources, and workers if it is a mech."""
    unit = g["pending"]["unit"]
    place = unit["at"]
    found = Counter(g["resources"].get(place, {}))
    if unit["kind"] == "mech":
        moved = g["pending"]["moved"]["workers"].get(place, 0)
        found["moved_workers"] = moved
        found["workers"] = g["seats"][seat]["workers"].get(place, 0) - moved
    return +found


def forced(g: Game, seat: int) -> Counter[str]:
    """On a lake no worker stays without a mech, no resource without a combat unit."""
    unit = g["pending"]["unit"]
    if not is_lake(unit["at"]):
        return Counter()
    mechs = g["seats"][seat]["mechs"].get(unit["at"], 0)
    kept = [
        *(WORKERS if unit["kind"] == "mech" and mechs == 1 else ()),
        *(RESOURCES if fighters(g, seat, unit["at"]) == 1 else ()),
    ]
    return Counter({kind: n for kind, n in lying(g, seat).items() if kind in kept})


def amounts(g: Game, seat: int, verb: str) -> Counter[str]:
    """What could be left, or taken. The two sorts of workers are one while the difference is of no use."""
    found = aboard(g) - forced(g, seat) if verb == "leave" else lying(g, seat) - aboard(g)
    if not (g["pending"]["icons"] and all(found[kind] for kind in WORKERS)):
        found["workers"], found["moved_workers"] = found["workers"] + found["moved_workers"], 0
    return +found


# ------------------------------------------------------------------------------------------------- words


def number(words: str | None) -> int:
    """The place of a load word in the order; none was said: before all."""
    if words is None:
        return -1
    verb, what = words.split(" ", 1)
    first = 0 if verb == "leave" else len(KINDS)
    if what in SINGLE.values():
        return first + [*SINGLE.values()].index(what)
    if what in ("all workers", "everything"):
        return first + (1 if what == "all workers" else 5)
    return first + KINDS.index(what.removeprefix("all "))


def legal_loads(g: Game, seat: int) -> list[str]:
    return [*verb_words(g, seat, "leave", 0), *verb_words(g, seat, "take", len(KINDS))]


def verb_words(g: Game, seat: int, verb: str, first: int) -> list[str]:
    """Never back in the order; a single word may be said again."""
    said: str | None = g["pending"]["unit"]["loaded"]
    have, at = amounts(g, seat, verb), number(said)
    words = []
    for i, kind in enumerate(KINDS, start=first):
        single = f"{verb} {SINGLE[kind]}"
        if have[kind] and (i > at or said == single):
            words.append(single)
        if kind in RESOURCES and have[kind] >= 2 and i > at:
            words.append(f"{verb} all {kind}")
    people = have["workers"] + have["moved_workers"]
    if people >= 2 and first > at:
        words.append(f"{verb} all workers")
    if first > at and bool(people) + sum(bool(have[kind]) for kind in RESOURCES) >= 2:
        words.append(f"{verb} everything")
    return words


def load(g: Game, seat: int, words: str) -> None:
    verb, what = words.split(" ", 1)
    cargo, change = aboard(g), meant(g, seat, verb, what)
    unit = g["pending"]["unit"]
    unit["cargo"] = dict(+(cargo - change if verb == "leave" else cargo + change))
    unit["loaded"] = words


def meant(g: Game, seat: int, verb: str, what: str) -> Counter[str]:
    """Which things a word speaks of; a worker that has moved goes first where the sorts are not told apart."""
    found = aboard(g) - forced(g, seat) if verb == "leave" else lying(g, seat) - aboard(g)
    if what == "everything":
        return found
    if what == "all workers":
        return Counter({kind: found[kind] for kind in WORKERS})
    if what.startswith("all "):
        return Counter({what[4:]: found[what[4:]]})
    if what == "worker":
        apart = amounts(g, seat, verb)["moved_workers"]
        return Counter({"workers" if apart or not found["moved_workers"] else "moved_workers": 1})
    return Counter({"moved_workers" if what == "moved worker" else what: 1})
