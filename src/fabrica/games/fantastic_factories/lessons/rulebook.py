"""The rules in people's words: sections in order, what each is about, and the numbers of the box that its sentences mention.

The sentences are messages, in rules.ftl and symbols.ftl of each language. Those and the tutorial's take `facts()` as arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fabrica.engine.exchange import FACES, Amount, at
from fabrica.games.fantastic_factories.components import (
    BLUEPRINTS,
    BUILDINGS_TO_END,
    CONTRACTORS,
    FLOOR_SLOTS,
    GENERATE_MOST,
    GOODS_TO_END,
    HAND_LIMIT,
    MACHINE_CARDS,
    REFUND_MOST,
    RESOURCE_LIMIT,
    ROW,
    START_DICE,
    START_ENERGY,
    START_HAND,
    START_METAL,
    SWEEP_COST,
    Blueprint,
    Contractor,
    Type,
)
from fabrica.games.fantastic_factories.rules.machine import SWEEPS_BLUEPRINTS
from fabrica.games.fantastic_factories.rules.state import SEATS_MOST
from fabrica.lessons import lesson
from fabrica.lessons.lesson import Section, explained, homes_of_cards, homes_of_refusals


def section(id: str, paragraphs: int, *refusals: str) -> Section:
    """With the cards that have their home there."""
    cards = [c.id for c in BLUEPRINTS if home_of_blueprint(c) == id] + [c.id for c in CONTRACTORS if home_of_contractor(c) == id]
    return lesson.section(id, paragraphs, *refusals, cards=cards)


def home_of_blueprint(card: Blueprint) -> str:
    """The section that explains what a blueprint does."""
    if card.replicates:
        return "replicator"
    if card.on_build or card.on_goods:
        return "triggers"
    if any("refund" in recipe.gain for recipe in card.recipes):
        return "black-market"
    return HOME_OF_TYPE[card.type]


HOME_OF_TYPE: Mapping[Type, str] = {
    Type.PRODUCTION: "production",
    Type.UTILITY: "utility",
    Type.TRAINING: "training",
    Type.SPECIAL: "extra-dice",
    Type.MONUMENT: "monuments",
}


def home_of_contractor(contractor: Contractor) -> str:
    """The section that explains what a contractor does."""
    if contractor.reveals:
        return {"build": "engineer", "cost": "investor"}[contractor.reveals]
    if contractor.set_dice:
        return "foreman"
    return "extra-workers" if contractor.dice or contractor.chosen_die else "gifts"


SECTIONS: tuple[Section, ...] = (
    section("goal", 2),
    section("setup", 4),
    section("cards", 3),
    section("paying", 2, "short-of", "not-in-hand"),
    section("round", 3, "wrong-phase", "not-your-turn"),
    section("market", 3, "cannot-pass", "not-in-market"),
    section("sweep", 2, "already-swept"),
    section("hire", 3, "not-under-tool"),
    section("gifts", 2, "no-gift", "gift-to-other"),
    section("engineer", 3),
    section("investor", 2),
    section("extra-workers", 3, "no-specialist"),
    section("foreman", 2, "set-dice-first", "no-foreman"),
    section("work", 3, "no-such-die", "dice-missing"),
    section("headquarters", 4, "floor-full", "generate-takes", "mine-takes"),
    section("matching-bonus", 3),
    section("build", 3, "no-matching-card", "name-the-discard", "no-pair", "tools-differ", "already-built"),
    section("activate", 4, "not-built", "already-used", "takes-dice", "cards-missing", "choice-waits", "no-such-choice"),
    section("production", 3),
    section("utility", 3),
    section("black-market", 2, "refund-not-so"),
    section("training", 4, "no-dice", "pick-up-first"),
    section("extra-dice", 3),
    section("triggers", 4, "answers-itself"),
    section("replicator", 4, "names-its-copy"),
    section("monuments", 4, "has-no-use"),
    section("decks", 3),
    section("limits", 3, "nothing-to-drop", "none-to-drop", "already-finished"),
    section("ending", 3, "game-over"),
    section("scoring", 2),
    section("ties", 1),
    section("solo", 3),
    section("machine-turn", 4),
    section("machine-end", 2),
    section("moves", 2, "unknown-move", "unknown-move-near", "cannot-undo", "cannot-redo"),
)

_OF_REFUSAL = homes_of_refusals(SECTIONS)
_OF_CARD = homes_of_cards(SECTIONS)


def section_of_refusal(refusal: str) -> str:
    """Where the rules say why."""
    return _OF_REFUSAL[refusal]


def section_of_card(card: str) -> str:
    """Where the rules explain a blueprint or a contractor."""
    return _OF_CARD[card]


ICONS: tuple[str, ...] = (
    *("metal", "energy", "goods", "prestige", "card", "card_discard"),
    *("die", "die_any", "dice_equal", "dice_row", "dice_sum", "roll", "reroll", "refund"),
    *("building", "deck", "discard_pile", "first_player"),
    *("tool_hammer", "tool_wrench", "tool_gear", "tool_shovel"),
    *("type_production", "type_utility", "type_training", "type_special", "type_monument"),
    *("floor_research", "floor_generate", "floor_mine", "trigger", "replicate", "end_flag"),
)

SYMBOLS = explained(ICONS)
"""Each symbol of the page, and the message that explains it."""


@cache
def facts() -> Mapping[str, int]:
    """The numbers that the sentences mention."""
    return {**_numbers_of_the_table(), **_numbers_of_cards(), **_numbers_of_contractors(), **MACHINE_CARDS}


def _numbers_of_the_table() -> Mapping[str, int]:
    return {
        "players": SEATS_MOST,
        "dice": START_DICE,
        "start_metal": START_METAL,
        "start_energy": START_ENERGY,
        "start_hand": START_HAND,
        "blueprints": sum(card.copies for card in BLUEPRINTS),
        "contractors": sum(contractor.copies for contractor in CONTRACTORS),
        "row": ROW,
        "sweep": SWEEP_COST,
        "slots": FLOOR_SLOTS,
        "low": GENERATE_MOST,
        "high": GENERATE_MOST + 1,
        "least_face": min(FACES),
        "most_face": max(FACES),
        "opposite_faces": min(FACES) + max(FACES),
        "full_bonus": FLOOR_SLOTS - 1,
        "full_generate": FLOOR_SLOTS * GENERATE_MOST + FLOOR_SLOTS - 1,
        "refund": REFUND_MOST,
        "resource_limit": RESOURCE_LIMIT,
        "hand_limit": HAND_LIMIT,
        "goods_to_end": GOODS_TO_END,
        "buildings_to_end": BUILDINGS_TO_END,
        "machine_sweeps_blueprints": SWEEPS_BLUEPRINTS,
        "machine_sweeps_contractors": SWEEPS_BLUEPRINTS + 1,
    }


def _numbers_of_cards() -> Mapping[str, int]:
    card = {card.id: card for card in BLUEPRINTS}
    return {
        "beacon_prestige": card["beacon"].prestige,
        "beacon_step": card["beacon"].prestige_step,
        "obelisk_prestige": card["obelisk"].prestige,
        "megalith_prestige": card["megalith"].prestige,
        "megalith_discount": card["megalith"].discount,
        "replicator_energy": _number(card["replicator"].replicates["energy"]),
        "training_energy": _number(card["gymnasium"].recipes[0].pay["energy"]),
        "nuclear_plant_die": card["nuclear_plant"].recipes[0].workers.placements[0][1],
        "biolab_die": card["biolab"].recipes[0].workers.placements[0][1],
        "robot_metal": _number(card["robot"].recipes[0].pay["metal"]),
        "scrap_yard_metal": _number(card["scrap_yard"].on_build["metal"]),
        "solar_array_energy": _number(card["solar_array"].on_build["energy"]),
        "laboratory_cards": _number(card["laboratory"].on_goods["cards"]),
        "warehouse_total": min(sum(faces) for faces, _ in card["warehouse"].recipes[0].workers.placements),
        "motherlode_low": _number(card["motherlode"].recipes[0].gain["metal"]),
        "motherlode_high": _number(card["motherlode"].recipes[1].gain["metal"]),
        "motherlode_from": card["motherlode"].recipes[1].workers.placements[0][1],
    }


def _numbers_of_contractors() -> Mapping[str, int]:
    contractor = {contractor.id: contractor for contractor in CONTRACTORS}
    gifts = (("architect", "cards"), ("electrician", "energy"), ("miner", "metal"))
    return {
        **{f"{id}_{unit}": _number(contractor[id].gain[unit]) for id, unit in gifts},
        **{f"{id}_gift": _number(contractor[id].gift[unit]) for id, unit in gifts},
        **{f"{id}_energy": contractor[id].energy for id in ("engineer", "foreman", "hired_hands")},
        "foreman_dice": contractor["foreman"].set_dice,
        "hired_hands_dice": contractor["hired_hands"].dice,
    }


def _number(amount: Amount) -> int:
    return at(amount, 0)
