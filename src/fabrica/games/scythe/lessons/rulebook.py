"""The rules in people's words: sections in order, the refusals that each explains, and the numbers that its sentences mention.

The sentences are messages, in rules.ftl and symbols.ftl of each language; they take `facts()` as arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fabrica.games.scythe.components import (
    COMBAT_DECK,
    COMBAT_STARS,
    DIAL_MOST,
    FACTORY_TERRITORIES,
    MECHS,
    MOVE_UNITS,
    OBJECTIVES_DEALT,
    ONE_TIME_BONUS,
    POPULARITY_MOST,
    POWER_MOST,
    PRODUCE_COST,
    PRODUCE_HEXES,
    STARS_TO_END,
    STEPS_OF_FACTORY_CARD,
    TIERS,
    TRACK_STARS,
    TRADE_TOKENS,
    WORKERS,
)
from fabrica.games.scythe.solo_components import STAR_COINS, TERRITORY_COINS
from fabrica.lessons.lesson import Section, explained, homes_of_refusals, section

SECTIONS: tuple[Section, ...] = (
    section("goal", 2),
    section("setup", 2, "not-free", "pair-not-played"),
    section("map", 3, "no-territory", "not-controlled"),
    section("turn", 3, "decide-first", "must-choose", "section-again", "not-of-section", "not-your-turn", "game-over"),
    section("move", 3, "units-have-moved", "unit-not-there", "unit-has-moved", "unit-is-stuck", "here-already", "not-onto-a-base",
            "across-a-river", "onto-a-lake", "not-adjacent"),
    section("carrying", 2, "only-mechs-carry", "nothing-to-take", "nothing-to-leave", "load-order"),
    section("enemies", 2, "worker-meets-enemy"),
    section("tops", 3, "no-worker-to-trade", "too-little", "put-order", "no-tokens-there"),
    section("produce", 2, "place-order", "produces-nothing", "too-many-workers"),
    section("bottoms", 3, "no-token-to-pay", "pay-order", "pay-card-first", "no-card-here", "cube-moved", "no-slot",
            "mech-deployed", "mech-of-others", "is-built", "no-room", "recruit-enlisted", "bonus-taken"),
    section("combat", 4, "nobody-fights", "no-ability", "have-chosen", "dial-first", "dial-is-set", "dial-too-high", "card-limit",
            "card-not-held", "card-order", "no-retreat-there"),
    section("encounters", 2, "option-taken"),
    section("factory", 2, "factory-card-gone", "no-factory-card"),
    section("objectives", 2, "objective-not-held", "objective-at-end", "objective-not-met"),
    section("tokens", 1, "no-flag", "no-trap", "nothing-to-arm"),
    section("stars", 2),
    section("scoring", 3),
    section("automa", 3),
    section("undoing", 1, "unknown-move", "unknown-move-near", "cannot-undo", "cannot-redo"),
)  # fmt: skip
_OF_REFUSAL = homes_of_refusals(SECTIONS)


def section_of_refusal(refusal: str) -> str | None:
    """Where the rules say why."""
    return _OF_REFUSAL.get(refusal)


ICONS: tuple[str, ...] = (
    *("coin", "power", "popularity", "combat_card", "star", "oil", "metal", "food", "wood", "resources"),
    *("character", "mech", "worker", "units", "token", "encounter", "objective", "upgrade", "deploy", "build", "enlist"),
    *("mine", "monument", "armory", "mill", "track"),
)
SYMBOLS = explained(ICONS)


@cache
def facts() -> Mapping[str, str | int]:
    """The numbers of the box that the rules mention."""
    names = ("low", "middle", "high")
    columns = ("from", "star", "territory", "pair")
    tiers = {f"{what}_{name}": n for name, row in zip(names, TIERS, strict=True) for what, n in zip(columns, row, strict=True)}
    return {
        **tiers,
        "stars": STARS_TO_END, "power": POWER_MOST, "popularity": POPULARITY_MOST, "workers": WORKERS, "mechs": MECHS,
        "combats": COMBAT_STARS, "dial": DIAL_MOST, "tokens": TRADE_TOKENS, "bonus": ONE_TIME_BONUS, "dealt": OBJECTIVES_DEALT,
        "counts": FACTORY_TERRITORIES, "steps": STEPS_OF_FACTORY_CARD, "upgrades": TRACK_STARS["upgrades"],
        "units": MOVE_UNITS[0], "hexes": PRODUCE_HEXES[0], "lowest": min(COMBAT_DECK), "highest": max(COMBAT_DECK),
        "automa_star": STAR_COINS, "automa_territory": TERRITORY_COINS, **{f"from_{what}": n for what, n in PRODUCE_COST.items()},
    }  # fmt: skip
