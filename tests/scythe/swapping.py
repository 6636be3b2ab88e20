"""What a viewer cannot know, dealt otherwise in the written position itself: it knows no view and no imagination of the game."""

from __future__ import annotations

import copy
import random
from collections import Counter

from scythe.sitting import Position

COPIES = Counter({"2": 16, "3": 12, "4": 8, "5": 6})
OBJECTIVES, FACTORY_CARDS = range(1, 24), range(1, 13)
DIAL_MOST = 7


def otherwise(position: Position, viewer: int | None, luck: random.Random) -> Position:
    """The same table to the viewer: others' hands, objectives and choices, and Factory cards not looked at, are others."""
    other = copy.deepcopy(position)
    others = [seat for number, seat in enumerate(other["seats"]) if number != viewer]
    holders = [*others, *([other["automa"]] if other["automa"] else [])]
    deal_hands(other, viewer, holders, luck)
    deal_objectives(other, viewer, others, luck)
    if not has_looked(position, viewer):
        held = {seat["factory_card"] for seat in other["seats"]}
        other["factory"] = sorted(luck.sample([card for card in FACTORY_CARDS if card not in held], len(other["factory"])))
    if other["step"] == "commit":
        for entry in other["pending"]["combat"]["commits"]:
            if entry["seat"] != viewer:
                choose_otherwise(entry, other["seats"][entry["seat"]], luck)
    return other


def has_looked(position: Position, viewer: int | None) -> bool:
    if viewer is None:
        return False
    chooses = position["step"] == "factory" and position["turn"] == viewer
    return chooses or position["seats"][viewer]["factory_card"] is not None


def deal_hands(position: Position, viewer: int | None, holders: list[Position], luck: random.Random) -> None:
    mine = position["seats"][viewer]["hand"] if viewer is not None else {}
    unseen = [*(COPIES - Counter(position["discards"]) - Counter(mine)).elements()]
    luck.shuffle(unseen)
    for holder in holders:
        drawn = Counter(unseen.pop() for _ in range(sum(holder["hand"].values())))
        holder["hand"] = dict(sorted(drawn.items()))


def deal_objectives(position: Position, viewer: int | None, others: list[Position], luck: random.Random) -> None:
    own = position["seats"][viewer] if viewer is not None else {"objectives": [], "discarded": None}
    seen = {card for seat in position["seats"] for card in seat["revealed"]} | {*own["objectives"], own["discarded"]}
    unseen = [card for card in OBJECTIVES if card not in seen]
    luck.shuffle(unseen)
    for seat in others:
        seat["objectives"] = sorted(unseen.pop() for _ in seat["objectives"])
        seat["discarded"] = unseen.pop() if seat["discarded"] is not None else None


def choose_otherwise(entry: Position, seat: Position, luck: random.Random) -> None:
    """Any dial if the choice is made, without cards; else nothing has been said, but for a dial without power."""
    dial = luck.randint(0, min(DIAL_MOST, seat["power"]))
    entry["dial"] = dial if entry["done"] or seat["power"] == 0 else None
    entry["cards"] = []
