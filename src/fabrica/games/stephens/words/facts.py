"""What came of a move, as facts: what the rules told while it was played, put together. log.py makes sentences of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabrica.engine.entry import Entry
from fabrica.engine.telling import tell
from fabrica.games.stephens.components import LEVELS, PLACES, SIDES, WOOD
from fabrica.games.stephens.rules.automa import CARD_IDS
from fabrica.games.stephens.rules.facts import (
    AUTOMA_CARD,
    AUTOMA_CREATES,
    AUTOMA_GLASS,
    AUTOMA_GOODS,
    AUTOMA_IDLE,
    AUTOMA_REINFORCES,
    AUTOMA_REMOVES,
    AUTOMA_SUPPLIES,
    DESCENDED,
    DISCARDED,
    EMPTIED,
    END,
    END_ALONE,
    FOLLOWS,
    GAINED,
    LAST_TURN,
    LOST,
    MET,
    MOVED,
    PAID,
    REFILLED,
    RENEWAL,
    RENOWN,
    REVEALED,
    ROW_BEGUN,
    ROW_DONE,
    SCORED,
    SET_ASIDE,
)
from fabrica.games.stephens.rules.state import ASSIGNING, BUYING, EMPTY
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, INVESTMENT_IDS, N_LEVELS, PROFESSION_IDS, RESOURCES

MARKETS = (("professions", PROFESSION_IDS), ("contracts", CONTRACT_IDS), ("investments", INVESTMENT_IDS))

# What was told of one thing that happened, by number: of the move, or of what then followed by itself.
Stage = defaultdict[int, list[tuple[int, ...]]]


@dataclass(frozen=True)
class Fact:
    """One thing to tell: a message, the seat that it is about, if any, and its arguments as ids, numbers and collections."""

    id: str
    who: int | None = None
    args: Mapping[str, Any] = field(default_factory=dict)


def facts(entry: Entry) -> tuple[Fact, ...]:
    """Everything worth telling about a move beyond its words, in order."""
    told = stages(entry)
    found = [*of_the_move(entry.seat, told)]
    for stage in told:
        for part in (automa, row, dead_ends, renewal, end_in_sight, market, turn):
            found += part(stage)
    return tuple(found)


def stages(entry: Entry) -> list[Stage]:
    """What was told, by what happened. Where a row was begun that was over in the same move, its end is noted too."""
    found = [Stage(list)]
    for what, *args in (args for name, args, _ in entry.events if name == tell.__name__):
        if what == FOLLOWS:
            found.append(Stage(list))
        for stage in found if what == ROW_DONE else found[-1:]:
            stage[what].append(tuple(args))
    return found


def bag(amounts: Iterable[tuple[int, ...]], names: Sequence[str]) -> dict[str, int]:
    """Amounts by name, added up."""
    total = Counter[str]()
    for kind, n in amounts:
        total[names[kind]] += n
    return dict(+total)


def of_row(row: int) -> dict[str, str]:
    return {"side": SIDES[row // N_LEVELS], "level": LEVELS[row % N_LEVELS]}


# The move


def of_the_move(seat: int, told: Sequence[Stage]) -> Iterator[Fact]:
    """What it cost, what a column gave, and what a track had no room for."""
    first = told[0]
    for id, who, amounts in (
        ("news-pays", seat, bag((paid for stage in told for paid in stage[PAID]), RESOURCES)),
        ("news-descends", seat, bag(first[DESCENDED], RESOURCES)),
        ("news-gains", seat, {"points": sum(points for (points,) in first[GAINED])}),
        ("news-aside", seat, bag(first[SET_ASIDE], WOOD)),
        ("news-lost", None, bag(first[LOST], RESOURCES)),
    ):
        if any(amounts.values()):
            yield Fact(id, who, {"amounts": amounts})


# What follows


def row(stage: Stage) -> Iterator[Fact]:
    """A row is activated; where nobody can use anything it is over at once."""
    for (row,) in stage[ROW_BEGUN]:
        yield Fact("news-idle-row" if stage[ROW_DONE] else "news-row", None, of_row(row))


def dead_ends(stage: Stage) -> Iterator[Fact]:
    """A choice that passes by because nothing can be chosen."""
    for step, seat, bought in stage[FOLLOWS]:
        if step == BUYING and bought == 0:
            yield Fact("news-cannot-buy", seat)
        if step == ASSIGNING:
            yield Fact("news-cannot-assign", seat)


def renewal(stage: Stage) -> Iterator[Fact]:
    """The first steps of a renewal phase, which happen by themselves."""
    for army, final in stage[RENEWAL]:
        yield Fact("news-final-renewal" if final else "news-renewal", None, {"army": army})
    if refilled := stage[REFILLED]:
        yield Fact("news-refilled", None, {"furnaces": [PLACES[furnace] for furnace, _ in refilled], "n": refilled[0][1]})
    if cubes := bag(sorted(stage[EMPTIED]), WOOD):
        yield Fact("news-emptied", None, {"amounts": cubes})
    for seat, points in stage[RENOWN]:
        if points:
            yield Fact("news-renown", seat, {"amounts": {"points": points}})


def end_in_sight(stage: Stage) -> Iterator[Fact]:
    """The end is triggered."""
    for (turns,) in stage[END_ALONE]:
        yield Fact("news-end-solo", None, {"n": turns})
    for (turns,) in stage[END]:
        yield Fact("news-end", None, {"seats": sorted({seat for (seat,) in stage[MET]}), "n": turns})


def market(stage: Stage) -> Iterator[Fact]:
    for number, (name, ids) in enumerate(MARKETS):
        if found := revealed(stage, number):
            yield Fact("news-market", None, {"market": name, "n": len(found), "cards": [ids[card] for card in found]})


def revealed(stage: Stage, market: int) -> list[int]:
    """The new cards of a market from left to right, but for those that were discarded and drawn again."""
    space_of = {card: space for number, space, card in stage[REVEALED] if number == market and card != EMPTY}
    space_of |= {card: space for space, card in stage[MOVED] if card in space_of}
    return [card for card in sorted(space_of, key=space_of.__getitem__) if (market, card) not in stage[DISCARDED]]


def turn(stage: Stage) -> Iterator[Fact]:
    """The last turn of everyone, and the end."""
    for (seat,) in stage[LAST_TURN]:
        yield Fact("news-last-turn", seat)
    if stage[SCORED]:
        yield Fact("news-over", None, {"scores": [points for _, points in stage[SCORED]]})


# The Automa


def automa(stage: Stage) -> Iterator[Fact]:
    """What it did with its card, and in a renewal phase."""
    for (card,) in stage[AUTOMA_CARD]:
        yield Fact("news-automa", None, {"automa": CARD_IDS[card]})
    for (furnace,) in stage[AUTOMA_GLASS]:
        yield Fact("news-automa-glass", None, {"place": PLACES[furnace]})
    for card, row in stage[AUTOMA_CREATES]:
        yield Fact("news-automa-creates", None, {"card": PROFESSION_IDS[card], **of_row(row)})
    yield from automa_discards(stage) if stage[AUTOMA_CARD] else ()
    for factory, n in stage[AUTOMA_GOODS]:
        yield Fact("news-automa-goods", None, {"place": PLACES[factory], "n": n})
    if stage[AUTOMA_IDLE]:
        yield Fact("news-automa-idle")
    if cubes := bag(stage[AUTOMA_REMOVES], WOOD):
        yield Fact("news-automa-removes", None, {"amounts": cubes})
    if supplied := sorted(Counter(stage[AUTOMA_SUPPLIES]).items()):
        yield Fact("news-automa-supplies", None, {"deliveries": [(PLACES[i], WOOD[colour], n) for (i, colour), n in supplied]})
    for (card,) in stage[AUTOMA_REINFORCES]:
        yield Fact("news-automa-apprentice", None, {"card": PROFESSION_IDS[card]})


def automa_discards(stage: Stage) -> Iterator[Fact]:
    """With a white cube it removes contracts or investments; one that is drawn again at once has not gone."""
    back = {(market, card) for market, _, card in stage[REVEALED]}
    if gone := [MARKETS[market][1][card] for market, card in stage[DISCARDED] if (market, card) not in back]:
        yield Fact("news-automa-discards", None, {"cards": gone})
