"""What a move changed, told by comparing what a seat saw before and after; and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from fabrica.fantastic_factories.moves import BLUEPRINT_IDS, CONTRACTOR_IDS
from fabrica.fantastic_factories.supply import rolled_faces
from fabrica.match import Entry, Match
from fabrica.terminal.sentences import say
from fabrica.terminal.table import View, dice, who
from fabrica.terminal.units import amount, names

RESOURCES = ("metal", "energy", "goods")
MACHINE_DICE = ("take", "training", "production", "special", "utility")  # in the order in which it rolls them
OPEN_DRAWS = ("take", "sweep", "finish", "drop", "hire engineer", "hire investor")  # whose blueprints everybody sees
OWN_DRAWS = ("research", "activate", "replicate", "discard")  # whose blueprints go to the hand of the seat that moves


def own_news(before: View, after: View, seat: int) -> str:
    """What a seat won and lost, in one line; nothing if nothing changed."""
    old, new = before["seats"][seat], after["seats"][seat]
    return ", ".join([*resources(old, new), *cards(old, new), *new_dice(old, new)])


def resources(old: View, new: View) -> Iterator[str]:
    for unit in RESOURCES:
        change = new[unit] - old[unit]
        if change:
            yield say("plus" if change > 0 else "minus", amount=amount(abs(change), unit))


def cards(old: View, new: View) -> Iterator[str]:
    for place in ("hand", "compound"):
        gained: Counter[str] = Counter(new[place]) - Counter(old[place])
        if gained:
            yield say(f"new-{place}", cards=names(gained))


def new_dice(old: View, new: View) -> Iterator[str]:
    gained: Counter[int] = Counter(new["dice"]) - Counter(old["dice"])
    if gained:
        yield say("new-dice", dice=dice(sorted(gained.elements())))


def machine_news(before: View, after: View, last: Sequence[Entry]) -> Iterator[str]:
    """What The Machine rolled, took, made and swept, if it has had a turn."""
    rolls = [result for entry in last for name, _, result in entry.events if name == "machine_roll"]
    if not rolls:
        return
    gained = Counter(after["machine"]["compound"]) - Counter(before["machine"]["compound"])
    goods = amount(after["machine"]["goods"] - before["machine"]["goods"], "goods")
    yield say("machine-rolled", who=say("machine"), **dict(zip(MACHINE_DICE, rolls, strict=True)))
    yield say("machine-took", cards=names(gained), goods=goods) + "".join(swept(before, after))


def swept(before: View, after: View) -> Iterator[str]:
    """The rows that were replaced as a whole: the contractors change in no other way, the blueprints in one slot at most."""
    for row, most in (("blueprints", 1), ("contractors", 0)):
        pairs = zip(before["market"][row], after["market"][row], strict=True)
        if sum(old != new for old, new in pairs) > most:
            yield " " + say("swept", row=say(f"row-{row}"))


def others_news(entries: Iterable[Entry], seat: int) -> Iterator[str]:
    """The moves of the others, a line for each run of one seat."""
    for mover, run in groupby(entries, key=lambda entry: entry.seat):
        if mover != seat:
            yield say("did", who=who(mover, seat), words=", ".join(entry.words for entry in run))


def log_lines(match: Match, seat: int, most: int) -> Iterator[str]:
    """The last moves, with what the seat may know of how chance fell."""
    first = max(0, len(match.log) - most)
    for number, entry in enumerate(match.log[first:], first + 1):
        chance = "; ".join(chance_seen(entry, seat))
        seen = say("log-seen", seen=chance) if chance else ""
        yield say("log-line", n=number, who=who(entry.seat, seat), words=entry.words, seen=seen)


def chance_seen(entry: Entry, seat: int) -> Iterator[str]:
    """New cards that lay open or came to this seat, then the dice."""
    revealed = [card for event in entry.events for card in _card(event, entry, seat)]
    if revealed:
        yield say("log-new", cards=", ".join(revealed))
    for mover, count, rolled in ((*args, result) for name, args, result in entry.events if name == "roll"):
        yield say("log-rolled", who=who(mover, seat), dice=dice(sorted(rolled_faces(rolled, count))))
    rolls = [face for name, _, face in entry.events if name == "machine_roll"]
    if rolls:
        yield say("log-rolled", who=say("machine"), dice=dice(rolls))


def _card(event: tuple[str, tuple[Any, ...], int], entry: Entry, seat: int) -> Iterator[str]:
    name, _, card = event
    drawn_openly = entry.words.startswith(OPEN_DRAWS) or (entry.seat == seat and entry.words.startswith(OWN_DRAWS))
    if card >= 0 and name == "top_contractor":
        yield CONTRACTOR_IDS[card]
    elif card >= 0 and name == "top_blueprint" and drawn_openly:
        yield BLUEPRINT_IDS[card]
