"""Ways to break a position that a game has reached: each breaks one law, wherever it applies, and names the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabrica.games.stephens.components import ACCESSORIES, LEVELS, SIDES, WOOD
from stephens.box import CONTRACTS, INVESTMENTS

Position = dict[str, Any]
Break = Callable[[Position], str | None]  # changes the position; the field that must be named, or None where it does not apply

PRINTED = {colour: sum(list(card.cubes).count(colour) for card in INVESTMENTS.values()) for colour in WOOD}
FULL_BAG = 7


def own(position: Position) -> Position:
    """The seat that decides."""
    found: Position = position["seats"][position["mover"]]
    return found


def at(position: Position, field: str) -> str:
    return f"seats[{position['mover']}].{field}"


def left(position: Position, market: str) -> bool:
    """Is a card in the deck of a market for sure?"""
    here = [card for card in position[market] if card]
    gone = sum(len(cards) for seat in position["seats"] for cards in (*seat["investments"].values(), seat["contracts"]))
    gone += sum(len(cards) for seat in position["seats"] for cards in seat["fulfilled"].values())
    return len(here) + gone + len(position["discards"][market]) < min(len(CONTRACTS), len(INVESTMENTS))


# Cubes


def a_fifth_cube_in_a_furnace(position: Position) -> str | None:
    position["furnaces"]["ur"] = 5
    return "furnaces.ur"


def two_empty_furnaces(position: Position) -> str | None:
    position["furnaces"].update(ul=0, ll=0)
    return "furnaces" if position["step"] == "turn" else None


def an_empty_furnace_in_a_renewal_phase(position: Position) -> str | None:
    position["furnaces"]["lr"] = 0
    return "furnaces" if position["phase"] == "renewal" else None


def more_goods_than_were_printed(position: Position) -> str | None:
    position["private"]["lr"]["pink"] = PRINTED["pink"] + FULL_BAG + 1
    return "private"


def a_cube_more_set_aside(position: Position) -> str | None:
    own(position)["aside"]["black"] = own(position)["aside"].get("black", 0) + 8
    return at(position, "aside.black")


def a_cube_less_set_aside(position: Position) -> str | None:
    aside = own(position)["aside"]
    colour = next((colour for colour in WOOD if aside.get(colour)), None)
    if colour is None or position["step"] != "columns":
        return None
    aside[colour] -= 1
    return at(position, f"aside.{colour}")


# Cards


def a_card_in_two_places(position: Position) -> str | None:
    card = position["contracts"][0]
    if card is None or len(own(position)["contracts"]) == 3:
        return None
    own(position)["contracts"].append(card)
    return "contracts[0]"


def a_hole_in_a_market(position: Position) -> str | None:
    position["investments"][1] = None
    return "investments" if position["step"] == "turn" and left(position, "investments") else None


def a_card_less_in_a_market(position: Position) -> str | None:
    at_end = 4 - (position["contracts"][4] is None)
    position["contracts"][at_end] = None
    return "contracts" if position["step"] == "turn" and left(position, "contracts") else None


def discards_of_nobody(position: Position) -> str | None:
    if position["automa"] or any("4c" in seat["unlocked"] for seat in position["seats"]) or not left(position, "contracts"):
        return None
    used = {card for seat in position["seats"] for cards in (seat["contracts"], *seat["fulfilled"].values()) for card in cards}
    card = next(card for card in map(str.lower, CONTRACTS) if card not in used and card not in position["contracts"])
    position["discards"]["contracts"].append(card)
    return "discards.contracts"


# Discs


def a_disc_without_work(position: Position) -> str | None:
    free = [disc for disc in ("3a", "3b", "4a", "5a") if disc not in own(position)["unlocked"]]
    own(position)["unlocked"].extend(free[:1])
    return at(position, "unlocked") if free else None


def a_worker_without_disc(position: Position) -> str | None:
    """The last one that left; another may have waited for it."""
    if not own(position)["unlocked"]:
        return None
    own(position)["unlocked"].pop()
    return at(position, "unlocked")


def two_starting_professions(position: Position) -> str | None:
    lying = [card for side in SIDES for card in position["rows"][side]["stephens"] if card["card"].startswith("s")]
    if position["step"] == "start" or len({card["master"] for card in lying}) < 2:
        return None
    lying[0]["master"] = lying[1]["master"]
    return "rows|seats"


def rows_that_lean(position: Position) -> str | None:
    """A row as long as the one below it, though no master in it has unlocked 3b."""
    equal = [number for number, seat in enumerate(position["seats"]) if "3b" in seat["unlocked"]]
    for side in SIDES:
        below, row, above = (position["rows"][side][level] for level in LEVELS)
        if len(below) == len(row) + 2 and not above and not below[0]["card"].startswith("s"):
            row.append(below.pop(0))
            return None if any(card["master"] in equal for card in row) else f"rows.{side}.lower"
    return None


# Accessories


def an_accessory_too_many_was_spent(position: Position) -> str | None:
    spent = own(position)["spent"]
    spent["crate"] = spent.get("crate", 0) + 9
    return at(position, "spent.crate")


def an_accessory_was_not_spent(position: Position) -> str | None:
    spent = own(position)["spent"]
    kind = next((kind for kind in ACCESSORIES if spent.get(kind)), None)
    if kind is None:
        return None
    spent[kind] -= 1
    return at(position, "spent")


# The course of the game


def an_end_that_nobody_triggered(position: Position) -> str | None:
    if position["turns_left"] is not None or position["step"] == "start":
        return None
    position["turns_left"] = 1
    return "turns_left" if all(seat["score"] < position["army"] for seat in position["seats"]) else None


def an_end_that_is_forgotten(position: Position) -> str | None:
    known, position["turns_left"] = position["turns_left"], None
    return None if known is None or position["rulings"].get("army_triggers") else "turns_left|final"


def a_turn_too_many(position: Position) -> str | None:
    if position["turns_left"] is None:
        return None
    position["turns_left"] += 1
    return "turns_left|final"


def a_final_renewal_too_soon(position: Position) -> str | None:
    position["final"] = True
    return "final" if position["turns_left"] != 0 else None


def a_last_renewal_that_is_not_final(position: Position) -> str | None:
    is_final, position["final"] = position["final"], False
    return "final" if is_final and not position["rulings"].get("two_last_renewals") else None


def a_market_drawn_anew_without_3a(position: Position) -> str | None:
    position["redrawn"] = True
    turn = position["turn"]
    return "redrawn" if turn == "automa" or "3a" not in position["seats"][turn]["unlocked"] else None


def a_column_in_a_turn(position: Position) -> str | None:
    own(position)["columns"] = [1]
    return at(position, "columns") if position["phase"] == "turn" else None


# Half-made choices


def a_third_card(position: Position) -> str | None:
    if position["step"] != "buying" or position["pending"]["bought"] == 0:
        return None
    position["pending"]["cards"] = 2
    return "pending.cards"


def a_discount_before_anything(position: Position) -> str | None:
    if position["step"] != "buying" or position["pending"]["bought"]:
        return None
    position["pending"]["discounted"] = True
    return "pending.discounted"


def the_cheapest_card_discarded_without_4c(position: Position) -> str | None:
    if position["step"] != "buying" or "4c" in own(position)["unlocked"]:
        return None
    position["pending"]["skimmed"] = True
    return "pending.skimmed"


def another_number_of_markets(position: Position) -> str | None:
    if position["step"] != "buying" or (position["pending"]["bought"] and position["pending"]["skimmed"]):
        return None  # that might be a choice by 4c
    markets, both = position["pending"]["markets"], ["contracts", "investments"]
    position["pending"]["markets"] = both if len(markets) == 1 else both[:1]
    return "pending.markets|step"


def more_owed_than_a_contract_asks(position: Position) -> str | None:
    if position["step"] != "paying":
        return None
    owed = position["pending"]["owed"]
    owed["white"] = owed.get("white", 0) + 1
    own(position)["cubes"] = dict.fromkeys(("green", "blue", "white", "orange", "pink", "black"), 9)
    last = [cards[-1].upper() for cards in own(position)["fulfilled"].values() if cards]
    asks = max(list(CONTRACTS[card].cubes).count("white") for card in last)
    return "pending.owed" if owed["white"] > asks else None


# The Automa


def its_last_card_in_its_deck(position: Position) -> str | None:
    automa = position["automa"]
    if not automa or automa["card"] is None:
        return None
    automa["deck"].append(automa["card"])
    return "automa.deck"


def its_bag_without_a_renewal_phase(position: Position) -> str | None:
    if not position["automa"] or position["army"] < 55:
        return None
    position["automa"]["bag"]["orange"] -= 1
    return "automa.bag|automa.card"


def its_disc_aside(position: Position) -> str | None:
    if not position["automa"] or position["rulings"].get("disc_aside"):
        return None
    position["automa"]["aside"] = 1
    return "automa.aside"


def its_22nd_disc(position: Position) -> str | None:
    if not position["automa"] or not position["rulings"].get("disc_aside"):
        return None
    position["automa"]["aside"] = 21
    return "rows"


BREAKS: tuple[Break, ...] = (
    a_fifth_cube_in_a_furnace,
    two_empty_furnaces,
    an_empty_furnace_in_a_renewal_phase,
    more_goods_than_were_printed,
    a_cube_more_set_aside,
    a_cube_less_set_aside,
    a_card_in_two_places,
    a_hole_in_a_market,
    a_card_less_in_a_market,
    discards_of_nobody,
    a_disc_without_work,
    a_worker_without_disc,
    two_starting_professions,
    rows_that_lean,
    an_accessory_too_many_was_spent,
    an_accessory_was_not_spent,
    an_end_that_nobody_triggered,
    an_end_that_is_forgotten,
    a_turn_too_many,
    a_final_renewal_too_soon,
    a_last_renewal_that_is_not_final,
    a_market_drawn_anew_without_3a,
    a_column_in_a_turn,
    a_third_card,
    a_discount_before_anything,
    the_cheapest_card_discarded_without_4c,
    another_number_of_markets,
    more_owed_than_a_contract_asks,
    its_last_card_in_its_deck,
    its_bag_without_a_renewal_phase,
    its_disc_aside,
    its_22nd_disc,
)
