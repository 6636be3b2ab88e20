"""What came of a move, as facts: what the rules told and chance answered while it was played, put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from fabrica.engine.backend import Event
from fabrica.engine.entry import Entry
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import RESOURCES, STARS_TO_END
from fabrica.games.scythe.data.position import AUTOMA_NAME
from fabrica.games.scythe.rules.draws import draw_automa_plays, draw_combat, draw_objective, draw_scout, draw_trap
from fabrica.games.scythe.rules.map_tables import MAKES_WORKERS, PLACE_IDS, PRODUCT
from fabrica.games.scythe.rules.news import NEWS
from fabrica.games.scythe.rules.state import AUTOMA, TABLE
from fabrica.games.scythe.rules.tables import AMOUNTS
from fabrica.games.scythe.words.readings import READINGS, SEATS, STAR_IDS, UNITS

Who = int | str | None  # a seat, the Automa or nobody
Told = tuple[str, tuple[int, ...]]  # a kind of news, or what was drawn; and its arguments

# What the words of a move say already, by their verb
SAID: Mapping[str, tuple[str, ...]] = {
    "section": ("section",),
    "objective": ("objective",),
    "card": ("paid-card",),
    "to": ("moved", "retreated"),
    "use": ("ability",),
    "factory": ("factory-card",),
    "arm": ("armed",),
    "put": ("tokens",),
    "make": ("produced",),
    "upgrade": ("upgraded",),
    "enlist": ("enlisted",),
}
DRAWS = {draw.__name__: draw for draw in (draw_combat, draw_objective, draw_scout, draw_trap, draw_automa_plays)}
PENALTIES = ("driven-off", "trap-sprung", "combat-won", "ability")  # after these, what is lost was not paid
COSTS = ("section", "option", "encounter")  # after these, it was
LOADS = ("worker", "worker", *RESOURCES)


@dataclass(frozen=True)
class Fact:
    """One thing to tell: a message, whom it is about, if anybody, and its arguments as ids, numbers and collections."""

    id: str
    who: Who = None
    args: Mapping[str, Any] = field(default_factory=dict)


def facts(entry: Entry) -> tuple[Fact, ...]:
    """Everything worth telling about a move beyond its words, in order."""
    found: list[Fact] = []
    for fact in Reader(entry).facts():
        if found and (both := joined(found[-1], fact)):
            found[-1] = both
        else:
            found.append(fact)
    return tuple(found)


def joined(first: Fact, second: Fact) -> Fact | None:
    """Two facts as one, if they are of the same kind, about the same and can be added up."""
    if (first.id, first.who) != (second.id, second.who):
        return None
    if not second.args:
        return first
    rest = {key for key, value in second.args.items() if not isinstance(value, (Counter, list))}
    if len(rest) == len(second.args) or any(first.args[key] != second.args[key] for key in rest):
        return None
    return replace(first, args={key: value if key in rest else first.args[key] + value for key, value in second.args.items()})


def told(events: Iterable[Event]) -> Iterator[Told]:
    """What was told, and what was drawn that is worth telling."""
    for name, args, result in events:
        if name == tell.__name__:
            yield NEWS[args[0]], tuple(args[1:])
        elif name in DRAWS:
            yield name, (*args, result)


class Reader:
    """Reads what was told while a move was played."""

    def __init__(self, entry: Entry) -> None:
        before = TABLE.unpack(entry.before)
        self.alone, self.turn, self.seat = before.players == 1, before.turn, entry.seat
        self.told = [*told(entry.events)]
        self.said = SAID.get(entry.words.split()[0], ())
        self.penalty: Who = None  # whose ability, or anybody's misfortune, takes something now
        self.is_penalty = False
        self.played: list[int] = []

    def facts(self) -> Iterator[Fact]:
        for (kind, args), (following, whose) in pairwise([*self.told, ("", ())]):
            if kind in self.said:
                self.said = ()
            elif kind == "reshuffled" and not args[0] and following != draw_combat.__name__:
                yield Fact("news-no-cards")
            elif not (kind == "tokens" and following == "produced" and whose[1] == args[0]):
                yield from self.read(kind, args)
            self.note(kind, args)

    def note(self, kind: str, args: Sequence[int]) -> None:
        """Whether what is lost from here on is a penalty; Artillery has a price too."""
        if kind in PENALTIES:
            self.is_penalty, self.penalty = True, self.who(args[0]) if kind == "ability" else None
        elif kind in COSTS:
            self.is_penalty = False

    def who(self, seat: int) -> Who:
        return AUTOMA_NAME if self.alone and seat == AUTOMA else seat

    def read(self, kind: str, args: Sequence[int]) -> Iterator[Fact]:
        if own := getattr(self, kind.replace("-", "_"), None):
            yield from own(*args)
        else:
            yield self.simple(kind, args)

    def simple(self, kind: str, args: Sequence[int]) -> Fact:
        """News whose arguments stand for themselves, or for ids."""
        found: dict[str, Any] = {}
        for (key, ids), value in zip(READINGS[kind], args, strict=False):
            found[key] = ids[value] if ids else self.who(value) if key in SEATS else value
        return Fact(f"news-{kind}", found.pop("who", None), found)

    # Amounts

    def gained(self, seat: int, what: int, n: int) -> Iterator[Fact]:
        """Cards are told where they are drawn."""
        if n and AMOUNTS[what] != "cards":
            yield Fact("news-gained", self.who(seat), {"amounts": Counter({AMOUNTS[what]: n})})

    def lost(self, seat: int, what: int, n: int) -> Iterator[Fact]:
        own_price = self.penalty == self.who(seat)
        if n:
            kind = "news-lost" if self.is_penalty and not own_price else "news-paid"
            yield Fact(kind, self.who(seat), {"amounts": Counter({AMOUNTS[what]: n})})

    def tokens(self, place: int, resource: int, n: int) -> Iterator[Fact]:
        """Less of them: they were paid."""
        if n < 0:
            yield Fact("news-paid", self.who(self.seat), {"amounts": Counter({RESOURCES[resource]: -n})})
        else:
            yield Fact("news-tokens", None, {"on": PLACE_IDS[place], "things": Counter({RESOURCES[resource]: n})})

    def carried(self, place: int, load: int, n: int) -> Iterator[Fact]:
        yield Fact("news-carried", None, {"to": PLACE_IDS[place], "things": Counter({LOADS[load]: n})})

    def produced(self, seat: int, place: int, n: int) -> Iterator[Fact]:
        what = "worker" if PRODUCT[place] == MAKES_WORKERS else RESOURCES[PRODUCT[place]]
        yield Fact("news-produced", self.who(seat), {"amounts": Counter({what: n}), "on": PLACE_IDS[place]})

    # Cards that were drawn

    def draw_combat(self, seat: int, value: int) -> Iterator[Fact]:
        yield Fact("news-drew", self.who(seat), {"values": [value]})

    def draw_objective(self, seat: int, card: int) -> Iterator[Fact]:
        yield Fact("news-objectives", seat, {"objectives": [card]})

    def draw_scout(self, thief: int, victim: int, value: int) -> Iterator[Fact]:
        yield Fact("news-scouted", self.who(thief), {"other": self.who(victim), "value": value})

    def draw_trap(self, seat: int, value: int) -> Iterator[Fact]:
        yield Fact("news-trapped-cards", seat, {"values": [value]})

    def draw_automa_plays(self, side: int, value: int) -> Iterator[Fact]:
        """Told after the card that says how many."""
        self.played.append(value)
        return iter(())

    def automa_combat(self, *args: int) -> Iterator[Fact]:
        yield self.simple("automa-combat", args)
        if self.played:
            yield Fact("news-automa-played", None, {"values": self.played})
        self.played = []

    # Others

    def moved(self, unit: int, origin: int, place: int) -> Iterator[Fact]:
        yield Fact("news-moved", self.seat, {"unit": UNITS[unit], "from": PLACE_IDS[origin], "to": PLACE_IDS[place]})

    def went_back(self, unit: int, origin: int, place: int) -> Iterator[Fact]:
        yield Fact("news-went-back", self.turn, {"unit": UNITS[unit], "from": PLACE_IDS[origin], "to": PLACE_IDS[place]})

    def retreated(self, seat: int, unit: int, place: int) -> Iterator[Fact]:
        yield Fact("news-retreated", self.who(seat), {"to": PLACE_IDS[place], "things": Counter({UNITS[unit]: 1})})

    def revealed(self, seat: int, dial: int, total: int) -> Iterator[Fact]:
        yield Fact("news-revealed", self.who(seat), {"dial": dial, "cards": total - dial, "total": total})

    def star(self, seat: int, star: int, n: int) -> Iterator[Fact]:
        yield Fact("news-star", self.who(seat), {"star": STAR_IDS[star], "n": n, "most": STARS_TO_END})
