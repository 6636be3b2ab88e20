"""What came of a move, as facts: found by playing it once more, one thing after the other. log.py tells them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.games.stephens.components import LEVELS, PLACES, SIDES, WOOD
from fabrica.games.stephens.rules.ending import score
from fabrica.games.stephens.rules.state import ACTIVATING, ASSIGNING, AUTOMA, BUYING, COLUMNS, NOT_YET, OVER, PAYING, is_solo
from fabrica.games.stephens.rules.tables import (
    BENEFITS,
    CONTRACT_IDS,
    DELIVERIES,
    INVESTMENT_IDS,
    N_LEVELS,
    N_WOOD,
    POINTS,
    PROFESSION_IDS,
    RESOURCES,
)
from fabrica.games.stephens.words.automa_facts import automa_facts
from fabrica.games.stephens.words.moves import meaning
from fabrica.games.stephens.words.stages import Fact, Stage, arrived, stages

PAID = ("accept", "fund", "fund-row", "create", "reinforce", "fulfil", "fulfil-with", "pay")  # moves that do not say their price
TRACKS = ("forest", "dunes")
ENTRIES = 4096  # of the logs that are told again and again


@lru_cache(maxsize=ENTRIES)
def facts(entry: Entry) -> tuple[Fact, ...]:
    """Everything worth telling about a move beyond its words, in order."""
    seen = [*stages(entry)]
    found = [*of_the_move(entry, seen)]
    for at, stage in enumerate(seen):
        found += automa_facts(stage)
        found += activation(stage, seen[at + 1 :])
        found += dead_ends(stage)
        found += renewal(stage)
        found += end_in_sight(stage)
        found += market(stage)
        found += turn(stage)
    return tuple(found)


# The move


def of_the_move(entry: Entry, seen: Sequence[Stage]) -> Iterator[Fact]:
    kind, first = meaning(entry.words)[0], seen[0]
    paying = [stage for stage in seen if (stage.first and kind in PAID) or (not stage.first and stage.old.step == PAYING)]
    if paid := added(changes(stage, entry.seat, -1) for stage in paying):
        yield Fact("news-pays", entry.seat, {"amounts": paid})
    if kind == "column":
        yield from column(first, entry.seat)
    if lost := excess(entry, first):
        yield Fact("news-lost", None, {"amounts": lost})


def changes(stage: Stage, seat: int, sign: int) -> dict[str, int]:
    """By how much a seat has more (1) or less (-1) of everything."""
    old, new = stage.old.seats[seat].have, stage.new.seats[seat].have
    moved = {name: sign * (new[i] - old[i]) for i, name in enumerate(RESOURCES)}
    return {name: n for name, n in moved.items() if n > 0}


def added(bags: Iterator[Mapping[str, int]] | Sequence[Mapping[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for bag in bags:
        for name, n in bag.items():
            total[name] = total.get(name, 0) + n
    return total


def column(stage: Stage, seat: int) -> Iterator[Fact]:
    """What a column of investments cost and gave."""
    down = {name: n for name, n in changes(stage, seat, -1).items() if name in TRACKS}
    old, new = stage.old.seats[seat], stage.new.seats[seat]
    aside = {colour: new.aside[i] - old.aside[i] for i, colour in enumerate(WOOD) if new.aside[i] > old.aside[i]}
    if down:
        yield Fact("news-descends", seat, {"amounts": down})
    if points := new.have[POINTS] - old.have[POINTS]:
        yield Fact("news-gains", seat, {"amounts": {"points": points}})
    if aside:
        yield Fact("news-aside", seat, {"amounts": aside})


def excess(entry: Entry, stage: Stage) -> dict[str, int]:
    """What a benefit or a delivery promised and a track did not take."""
    args = meaning(entry.words)[1]
    promised, paid = dict[str, int](), dict[str, int]()
    if "benefit" in args:
        promised, paid = dict(BENEFITS[int(args["benefit"])].gain), dict(BENEFITS[int(args["benefit"])].pay)
    elif "delivery" in args:
        promised = dict(DELIVERIES[int(args["delivery"])].gain)
    gained = changes(stage, entry.seat, 1)
    lost = {name: n - paid.get(name, 0) - gained.get(name, 0) for name, n in promised.items()}
    return {name: n for name, n in lost.items() if n > 0}


# What follows


def activation(stage: Stage, later: Sequence[Stage]) -> Iterator[Fact]:
    """A row is activated; where nobody can use anything it is over at once."""
    if stage.new.step != ACTIVATING or stage.old.step == ACTIVATING:
        return
    nobody = any(other.old.step == ACTIVATING and other.new.step != ACTIVATING for other in later)
    side, level = divmod(stage.new.row, N_LEVELS)
    yield Fact("news-idle-row" if nobody else "news-row", None, {"side": SIDES[side], "level": LEVELS[level]})


def dead_ends(stage: Stage) -> Iterator[Fact]:
    """A choice that passes by because nothing can be chosen."""
    if not stage.first and stage.old.step == BUYING and stage.old.bought == 0:
        yield Fact("news-cannot-buy", stage.old.chooser)
    if not stage.first and stage.old.step == ASSIGNING:
        yield Fact("news-cannot-assign", stage.old.chooser)


def renewal(stage: Stage) -> Iterator[Fact]:
    """The first steps of a renewal phase, which happen by themselves."""
    old, new = stage.old, stage.new
    if new.step != COLUMNS or old.step == COLUMNS:
        return
    yield Fact("news-final-renewal" if new.final else "news-renewal", None, {"army": new.army})
    empty = [i for i in range(len(PLACES)) if old.furnaces[i] == 0]
    if empty:
        yield Fact("news-refilled", None, {"furnaces": [PLACES[i] for i in empty], "n": new.furnaces[empty[0]]})
    if cubes := wood_in(old.private):
        yield Fact("news-emptied", None, {"amounts": cubes})
    for seat in range(new.players):
        if points := new.seats[seat].have[POINTS] - old.seats[seat].have[POINTS]:
            yield Fact("news-renown", seat, {"amounts": {"points": points}})


def wood_in(private: Any) -> dict[str, int]:
    """The cubes of all private factories."""
    total = {colour: sum(private[i * N_WOOD + j] for i in range(len(PLACES))) for j, colour in enumerate(WOOD)}
    return {colour: n for colour, n in total.items() if n}


def end_in_sight(stage: Stage) -> Iterator[Fact]:
    """The end is triggered."""
    new = stage.new
    if stage.old.turns_left != NOT_YET or new.turns_left == NOT_YET:
        return
    if is_solo(new):
        yield Fact("news-end-solo", None, {"n": new.turns_left})
    else:
        met = [seat for seat in range(new.players) if new.seats[seat].have[POINTS] >= new.army]
        yield Fact("news-end", None, {"seats": met, "n": new.turns_left})


def market(stage: Stage) -> Iterator[Fact]:
    for name, ids in (("professions", PROFESSION_IDS), ("contracts", CONTRACT_IDS), ("investments", INVESTMENT_IDS)):
        if found := arrived(getattr(stage.old, name), getattr(stage.new, name)):
            yield Fact("news-market", None, {"market": name, "n": len(found), "cards": [ids[card] for card in found]})


def turn(stage: Stage) -> Iterator[Fact]:
    """The last turn of everyone, and the end."""
    new = stage.new
    if new.step == OVER:
        yield Fact("news-over", None, {"scores": [score(new, seat) for seat in range(new.players)]})
    elif stage.old.turn != new.turn and new.turn != AUTOMA and 0 <= new.turns_left < new.players:
        yield Fact("news-last-turn", new.turn)
