"""The rules in people's words: sections in order, what each is about, and the numbers of the box that its sentences mention.

The sentences are messages, in rules.ftl and symbols.ftl of each language. Those and the tutorial's take `facts()` as arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fabrica.games.stephens.components import (
    ACCESSORIES,
    APPRENTICE_POINTS,
    ARMY_START,
    ARMY_STEP,
    BLUE,
    BOARD,
    COINS_FOR_POINT,
    CONTRACT_SLOTS,
    CONTRACTS,
    CUBES_FOR_FURNACE,
    CUBES_FOR_POINT,
    CUBES_TAKEN,
    EMPTY_FURNACES,
    FURNACE_CUBES,
    FURNACE_CUBES_SOLO,
    INFLUENCE_FOR_POINT,
    INFLUENCE_MOST,
    INVESTMENTS,
    LEVELS,
    MARKET_COSTS,
    MASTER_POINTS,
    PLACES,
    RED,
    REFILL,
    SECTORS,
    SET_POINTS,
    SIDES,
    START_COINS,
    START_INFLUENCE,
    STARTING,
    SUBSTITUTE,
    SUPPLIES,
    TRACK_MOST,
    TRACK_START,
    TYPES,
)
from fabrica.games.stephens.rules.state import PROFESSION_SPACES, SEATS_MOST
from fabrica.games.stephens.solo_components import (
    AUTOMA,
    AUTOMA_BAG,
    FINAL_RENEWAL,
    MORE_WORKERS,
    OPPONENT_FINAL,
    OPPONENT_TARGET,
    OPPONENTS,
    RANK_FROM,
    RESERVE,
    SCENARIO_CONTRACTS,
    SCENARIOS,
    STACKED_ON,
)
from fabrica.lessons.lesson import Section, explained, homes_of_cards, homes_of_refusals, section

OF_CARD_ABILITIES = (
    *("skim-before", "skimmed", "skimmed-for-a-card", "skim-last", "not-owed", "no-substitute", "substitute-first"),
)
SECTIONS: tuple[Section, ...] = (
    section("goal", 2),
    section("setup", 4),
    section("places", 3),
    section("cubes", 3),
    section("paying", 2, "too-little"),
    section("turn", 3, "decide-first", "not-your-turn"),
    section("glass", 3, "furnace-empty"),
    section("goods", 2, "no-such-cube"),
    section("workers", 3, "no-disc-left"),
    section("create", 3),
    section("rows", 3, "row-too-high"),
    section("reinforce", 2, "not-in-play", "one-slot", "own-master", "slot-taken"),
    section("activation", 3, "no-worker-there"),
    section("professions", 3, cards=(card.id for card in (*RED, *BLUE))),
    section("starting", 2, "starting-disc", cards=(card.id for card in STARTING)),
    section("abilities", 4, "disc-gone", "disc-after", "needs-ability"),
    section("influence", 2),
    section("point-abilities", 3),
    section("profession-abilities", 2, "redrawn", "nothing-to-redraw"),
    section("card-abilities", 4, *OF_CARD_ABILITIES),
    section("goods-abilities", 2, "furnace-not-empty"),
    section("markets", 3, "not-on-market", "other-market", "must-buy"),
    section("contracts", 3, "slots-full", cards=(card.id for card in CONTRACTS)),
    section("investments", 3, "name-the-row", "row-is-fixed", cards=(card.id for card in INVESTMENTS)),
    section("renewal", 4),
    section("army", 3),
    section("columns", 2, "no-such-column", "column-used", "column-costs"),
    section("supply", 4, "not-set-aside", "useless-set", "create-only"),
    section("fulfil", 3, "not-your-contract", "cubes-missing", "name-the-accessory"),
    section("tracks", 2),
    section("ending", 3, "game-over"),
    section("scoring", 4),
    section("ties", 1),
    section("solo", 3, "too-many-workers"),
    section("automa-turn", 4),
    section("automa-renewal", 2),
    section("automa-end", 3),
    section("opponents", 4, "disc-forbidden", "one-of-each"),
    section("scenarios", 2),
    section("rulings", 6),
    section("own-cards", 3),
    section("moves", 2, "unknown-move", "unknown-move-near", "cannot-undo", "cannot-redo"),
)

_OF_REFUSAL = homes_of_refusals(SECTIONS)
_OF_CARD = {
    **homes_of_cards(SECTIONS),
    **{card.id: "automa-turn" for card in AUTOMA},
    **{card.id: "opponents" for card in OPPONENTS[1:]},
    **{card.id: "scenarios" for card in SCENARIOS[1:]},
}


def section_of_refusal(refusal: str) -> str:
    """Where the rules say why."""
    return _OF_REFUSAL[refusal]


def section_of_card(card: str) -> str:
    """Where the rules explain a card: of a deck, of the Automa, an opponent or a scenario."""
    return _OF_CARD[card]


ICONS: tuple[str, ...] = (
    *("cube_green", "cube_blue", "cube_white", "cube_orange", "cube_pink", "cube_black", "cube_any"),
    *("basket", "crate", "chandelier", "accessory_any", "coin", "influence", "points", "forest", "dunes", "army"),
    *("furnace", "factory", "disc", "master", "apprentice", "contract", "investment", "type_crown", "type_colonies", "type_uk"),
    *("profession_red", "profession_blue", "renewal", "first_player", "end_flag"),
    *(f"ability_{disc.id}" for disc in BOARD if not disc.opens),
    "ability_inf",
)

SYMBOLS = explained(ICONS)
"""Each symbol of the page, and the message that explains it."""


@cache
def facts() -> Mapping[str, int]:
    """The numbers that the sentences mention."""
    return {**_numbers_of_the_table(), **_numbers_of_boards(), **_numbers_of_cards(), **_numbers_of_solo()}


def _numbers_of_the_table() -> Mapping[str, int]:
    return {
        "players": SEATS_MOST,
        "furnaces": len(PLACES),
        "factories": len(PLACES),
        "levels": len(LEVELS),
        "furnace_cubes": FURNACE_CUBES,
        "empty_furnaces": EMPTY_FURNACES,
        "army_start": ARMY_START,
        "army_step": ARMY_STEP,
        "refill_most": max(map(max, REFILL.values())),
        "refill_least": min(map(min, REFILL.values())),
        "market_spaces": len(MARKET_COSTS),
        "cost_least": min(MARKET_COSTS),
        "cost_most": max(MARKET_COSTS),
        "professions_shown": PROFESSION_SPACES,
        "professions_side": PROFESSION_SPACES // len(SIDES),
        "track_start": TRACK_START,
        "track_most": TRACK_MOST,
        "sector_middle": SECTORS[1][0],
        "sector_middle_points": SECTORS[1][1],
        "sector_high": SECTORS[2][0],
        "sector_high_points": SECTORS[2][1],
    }


def _numbers_of_boards() -> Mapping[str, int]:
    covered = [disc.opens for disc in BOARD if disc.opens]
    return {
        "discs": len(BOARD),
        "start_influence": START_INFLUENCE,
        "coins_first": START_COINS[0],
        "influence_most": INFLUENCE_MOST,
        **{f"inf{space}": space for space in covered},
        **{f"cap_{name}": space - 1 for name, space in zip(("none", *covered), covered, strict=False)},
        "cubes_for_point": CUBES_FOR_POINT,
        "coins_for_point": COINS_FOR_POINT,
        "influence_for_point": INFLUENCE_FOR_POINT,
        "set_points": SET_POINTS,
        "substitute": SUBSTITUTE,
        **dict(zip(("taken_none", "taken_5a", "taken_5b", "taken_5c"), CUBES_TAKEN, strict=True)),
        "cubes_for_furnace": CUBES_FOR_FURNACE,
        "contract_slots": CONTRACT_SLOTS,
    }


def _numbers_of_cards() -> Mapping[str, int]:
    cubes = len(TYPES) * 2  # an example: a column of contracts with so many cubes
    return {
        "accessories": len(ACCESSORIES),
        "types": len(TYPES),
        "professions": len(RED) + len(BLUE),
        "contracts": len(CONTRACTS),
        "investments": len(INVESTMENTS),
        **{f"master_{level}": points for level, points in zip(LEVELS, MASTER_POINTS, strict=True)},
        "apprentice_points": APPRENTICE_POINTS,
        "example_cubes": cubes,
        "example_points": len(TYPES) * cubes,
        **{f"supply_{supply.place}": sum(supply.gain.values()) for supply in SUPPLIES if supply.id != "set"},
    }


def _numbers_of_solo() -> Mapping[str, int]:
    opponents = {opponent.id: opponent for opponent in OPPONENTS}
    scenarios = {scenario.id: scenario for scenario in SCENARIOS}
    return {
        "furnace_cubes_solo": FURNACE_CUBES_SOLO,
        "automa_cards": len(AUTOMA),
        "automa_bag": AUTOMA_BAG,
        "automa_goods_most": max(RESERVE),
        "more_workers": MORE_WORKERS,
        **{f"final_{level}": space for level, space in FINAL_RENEWAL.items()},
        **{f"artisan_{level}": ranks[1] for level, ranks in RANK_FROM.items()},
        **{f"glassmaker_{level}": ranks[2] for level, ranks in RANK_FROM.items()},
        **{f"target_{level}": points for level, points in OPPONENT_TARGET.items()},
        "opponent_final": OPPONENT_FINAL,
        "tracks_lower": opponents["op1"].tracks_lower,
        "stacked_on": STACKED_ON,
        "stacked_cap": STACKED_ON - 1,
        "scenario_cubes": scenarios["sc1"].lower_cubes,
        "scenario_track": scenarios["sc2"].forest,
        "scenario_lower": scenarios["sc2"].forest_lower,
        "scenario_contracts": SCENARIO_CONTRACTS,
    }
