"""A state that a view may stand for: what the viewer cannot see is dealt anew, from the cards that lie nowhere in sight."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from fabrica.games.scythe.components import COMBAT_DECK, DIAL_MOST
from fabrica.games.scythe.data.from_position import FIELDS, from_position
from fabrica.games.scythe.data.reading_seats import AUTOMA_FIELDS, SEAT_FIELDS
from fabrica.games.scythe.rules.combat import card_limit, seat_of
from fabrica.games.scythe.rules.tables import N_FACTORY_CARDS, N_OBJECTIVES, N_VALUES

View = dict[str, Any]


def imagine(view: View, key: tuple[int, ...]) -> Any:
    """A state that looks like the view to its viewer; chance starts under a key."""
    luck = random.Random(repr(key))  # noqa: S311 repeatable luck, no secret
    position = {name: view[name] for name in FIELDS if name in view}
    deal_seats(position, view, luck)
    position["factory"] = imagined_factory(view, luck)
    secret = hide_commitments(position, view)
    s = from_position(position, key)
    for side in secret:
        commit_at_random(s, side, luck)
    return s


def deal_seats(position: View, view: View, luck: random.Random) -> None:
    """Hands from the combat cards not seen, objectives from those not seen."""
    cards, objectives = unseen_cards(view), unseen_objectives(view)
    luck.shuffle(cards)
    luck.shuffle(objectives)
    position["seats"] = [imagined_seat(seat, cards, objectives) for seat in view["seats"]]
    if view["automa"] is not None:
        automa = {name: view["automa"][name] for name in AUTOMA_FIELDS}
        position["automa"] = {**automa, "hand": taken(cards, view["automa"]["cards"])}


def imagined_seat(seat: View, cards: list[str], objectives: list[int]) -> View:
    own = {name: seat[name] for name in SEAT_FIELDS}
    if seat["hand"] is not None:
        return own
    put_away = bool(seat["revealed"]) and seat["faction"] != "saxony"
    return {
        **own,
        "hand": taken(cards, seat["cards"]),
        "objectives": [objectives.pop() for _ in range(seat["objective_cards"])],
        "discarded": objectives.pop() if put_away else None,
    }


def taken(cards: list[str], number: int) -> dict[str, int]:
    """So many of the cards, by value."""
    return dict(Counter(cards.pop() for _ in range(number)))


def unseen_cards(view: View) -> list[str]:
    """The combat cards of the box, less discards and hands that are seen."""
    left = Counter({str(value): number for value, number in COMBAT_DECK.items()})
    left.subtract(view["discards"])
    for seat in view["seats"]:
        left.subtract(seat["hand"] or {})
    return sorted(left.elements())


def unseen_objectives(view: View) -> list[int]:
    seen = {card for seat in view["seats"] for card in (*seat["revealed"], *(seat["objectives"] or ()), seat["discarded"])}
    return [card for card in range(1, N_OBJECTIVES + 1) if card not in seen]


def imagined_factory(view: View, luck: random.Random) -> list[int]:
    """Any of the Factory cards that nobody holds."""
    if view["factory"] is not None:
        return list(view["factory"])
    held = [seat["factory_card"] for seat in view["seats"]]
    free = [card for card in range(1, N_FACTORY_CARDS + 1) if card not in held]
    return sorted(luck.sample(free, view["factory_cards"]))


def hide_commitments(position: View, view: View) -> list[int]:
    """Choices of others as if nothing were said yet. The sides that have made theirs."""
    if view["step"] != "commit":
        return []
    combat = view["pending"]["combat"]
    entries = [entry if entry["cards"] is not None else opened(entry, view) for entry in combat["commits"]]
    position["pending"] = {**view["pending"], "combat": {**combat, "commits": entries}}
    sides = [combat["attacker"], combat["defender"]]
    return [sides.index(entry["seat"]) for entry in combat["commits"] if entry["cards"] is None and entry["done"]]


def opened(entry: View, view: View) -> View:
    """Without power the dial shows 0."""
    power = view["seats"][entry["seat"]]["power"]
    return {"seat": entry["seat"], "dial": None if power else 0, "cards": [], "done": False}


def commit_at_random(s: Any, side: int, luck: random.Random) -> None:
    """A dial that the power allows, and cards that hand and limit allow."""
    seat = seat_of(s, side)
    hand = [value for value in range(N_VALUES) for _ in range(s.seats[seat].hand[value])]
    s.dial[side] = luck.randint(0, min(DIAL_MOST, s.seats[seat].power))
    for value in luck.sample(hand, luck.randint(0, min(len(hand), card_limit(s, seat)))):
        s.chosen[side * N_VALUES + value] += 1
    s.committed[side] = 1
