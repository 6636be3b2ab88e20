"""Why a move is refused, and what each step asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabrica.engine.parts import Refusal
from fabrica.games.scythe.components import (
    ABILITIES,
    BOLSTER_COST,
    BOTTOMS,
    DIAL_MOST,
    FACTORY_CARDS,
    ONE_TIME_BONUS,
    PAID_WITH,
    SECTIONS,
    TRADE_COST,
)
from fabrica.games.scythe.rules.map_tables import PLACES_BY_ID
from fabrica.games.scythe.rules.moves import N_CHOOSABLE
from fabrica.games.scythe.rules.tables import ALBION, BOTTOM_OF, COST, FACTION_IDS, MAT_IDS
from fabrica.games.scythe.words.cards import factory_exchange
from fabrica.games.scythe.words.names import (
    ability_name,
    bottom_name,
    cube_name,
    each,
    faction_name,
    factory_card_name,
    load_name,
    mat_name,
    objective_name,
    place_name,
    resource_name,
    section_name,
    some,
    structure_name,
    trap_name,
    unit_name,
    voice,
)
from fabrica.games.scythe.words.phrases import in_words
from fabrica.i18n import wording
from fabrica.i18n.naming import Naming
from fabrica.i18n.wording import Args, Teller

View = Mapping[str, Any]
FLAG_BEARER = FACTION_IDS[ALBION]  # all others with tokens lay Traps
PRICES = {"bolster": BOLSTER_COST, "trade": TRADE_COST}  # of top actions, in coins


# Refusals


def place_or_id(place: str, language: str) -> str:
    """What was said may be no place at all."""
    return place_name(place, language) if place in PLACES_BY_ID else place


def faction_or_mat(id: str, language: str) -> str:
    return faction_name(id, language) if id in FACTION_IDS else mat_name(id, language)


def one_time_bonus(bonus: str, language: str) -> str:
    return some(ONE_TIME_BONUS, bonus, language)


NAMED: dict[str, Naming] = {
    "name": faction_or_mat,
    "section": section_name,
    "what": resource_name,
    "place": place_or_id,
    "from": place_or_id,
    "first": place_or_id,
    "unit": unit_name,
    "faction": faction_name,
    "load": load_name,
    "ability": ability_name,
    "trap": trap_name,
    "cube": cube_name,
    "bottom": bottom_name,
    "open": each(bottom_name),
    "structure": structure_name,
    "bonus": one_time_bonus,
    "free": each(one_time_bonus),
}


def refusal(why: Refusal, language: str, names: Sequence[str] = ()) -> str:
    """Why a move is not allowed. `names` are those of the seats."""
    args = {key: NAMED[key](str(value), language) if key in NAMED else value for key, value in why.args.items()}
    if "card" in args:
        name = factory_card_name if why.id == "factory-card-gone" else objective_name
        args["card"] = name(int(why.args["card"]), language)
    return wording.refusal(voice(language), why, args, names)


# Steps


def waiting(view: View, seat: int, language: str) -> str | None:
    """What the step asks of a seat; None where it is not this seat that decides."""
    if seat not in view["active"]:
        return None
    question, args = asked(view, seat, language)
    return voice(language)(f"wait-{question}", **in_words(args, language))


def asked(view: View, seat: int, language: str) -> tuple[str, Args]:
    """The question of a step, and its arguments."""
    step, me, pending = view["step"], view["seats"][seat], view["pending"]
    match step:
        case "top":
            return step, about_top(me, language)
        case "unit":
            alone = pending["action"] == "top" and not moved(pending["moved"])
            return "coins" if alone else step, {"n": pending["icons"]}
        case "cargo":
            unit = pending["unit"]
            return step, {"unit": unit["kind"], "on": unit["at"], "n": unit["steps"]}
        case "ability" | "commit":
            return about_combat(view, seat)
        case "retreat":
            return step, {"on": pending["retreat"]["at"], "unit": retreating(me, pending["retreat"]["at"])}
        case "encounter":
            card = pending["encounter"]
            return "second" if card["taken"] else step, {"encounter": card["card"]}
    return about_action(step, me, pending, language)


def about_action(step: str, me: View, pending: View, language: str) -> tuple[str, Args]:
    """The same of faction tokens, top and bottom actions."""
    match step:
        case "token":
            return step, {"kind": "flag" if me["faction"] == FLAG_BEARER else "trap"}
        case "put":
            return step, {"n": pending["tokens"]}
        case "produce":
            return step if pending["left"] else "mill", {"n": pending["left"]}
        case "make":
            return step, {"on": pending["last"]}
        case "bottom":
            bottom, cost = bottom_action(me)
            return step, {"bottom": bottom, "amounts": some(cost, resource_of(bottom), language)}
        case "pay":
            return step, {"amounts": some(pending["owed"], resource_of(bottom_action(me)[0]), language)}
        case "place":
            return step, {"piece": "mech" if pending["piece"] in ABILITIES else "structure"}
    return step, {}


def about_top(me: View, language: str) -> Args:
    """The price of a top action, and what a Factory card does."""
    price = some(PRICES.get(me["token"], 0), "coins", language)
    card = me["factory_card"]
    text = factory_exchange(FACTORY_CARDS[card - 1], Teller(voice(language))) if card else ""
    return {"action": me["token"], "price": price, "text": text}


def about_combat(view: View, seat: int) -> tuple[str, Args]:
    combat, me = view["pending"]["combat"], view["seats"][seat]
    other = combat["defender"] if combat["attacker"] == seat else combat["attacker"]
    enemy = view["automa"] if isinstance(other, str) or other >= len(view["seats"]) else view["seats"][other]
    args: Args = {"on": combat["at"], "faction": enemy["faction"]}
    if view["step"] == "ability":
        return "ability", {**args, "ability": next(id for id in N_CHOOSABLE if id in me["abilities"])}
    own = next(entry for entry in combat["commits"] if entry["seat"] == seat)
    return ("commit", {**args, "most": min(DIAL_MOST, me["power"])}) if own["dial"] is None else ("cards", args)


def moved(units: View) -> bool:
    return bool(units["character"] or units["mechs"] or units["workers"])


def retreating(me: View, place: str) -> str:
    """Which unit goes next."""
    return "character" if me["character"] == place else "mech" if place in me["mechs"] else "worker"


def bottom_action(me: View) -> tuple[str, int]:
    """The bottom action of the section that the token is on, and what it costs now."""
    mat = MAT_IDS.index(me["mat"])
    bottom = BOTTOM_OF[mat][SECTIONS.index(me["token"])]
    return BOTTOMS[bottom], COST[mat][bottom] - me["upgrades"]["to"].get(BOTTOMS[bottom], 0)


def resource_of(bottom: str) -> str:
    return PAID_WITH[BOTTOMS.index(bottom)]
