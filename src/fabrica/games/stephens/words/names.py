"""What things are called, and amounts of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fabrica.games.stephens.components import (
    BOARD,
    COINS_FOR_POINT,
    CUBES_FOR_FURNACE,
    CUBES_FOR_POINT,
    CUBES_TAKEN,
    INFLUENCE_FOR_POINT,
    SET_POINTS,
    SUBSTITUTE,
)
from fabrica.games.stephens.data.position import PACKAGE
from fabrica.games.stephens.solo_components import OPPONENT_FINAL, OPPONENTS, SCENARIO_CONTRACTS, SCENARIOS, STACKED_ON
from fabrica.i18n import wording
from fabrica.i18n.naming import Names
from fabrica.i18n.wording import Args

DISC = {disc.id: disc for disc in BOARD}
GOODS_DISCS = ("5a", "5b", "5c")  # each lets one take more cubes
ABILITY_NUMBERS: Args = {
    "cubes": CUBES_FOR_POINT,
    "coins": COINS_FOR_POINT,
    "influence": INFLUENCE_FOR_POINT,
    "points": SET_POINTS,
    "two": SUBSTITUTE,
    "furnace": CUBES_FOR_FURNACE,
}

NAMES = Names(PACKAGE)
voice, listed, each = NAMES.voice, NAMES.listed, NAMES.each
amount, some, somewhat = NAMES.amount, NAMES.some, NAMES.somewhat
phase_name, level_name, resource_name = NAMES.phase_name, NAMES.level_name, NAMES.resource_name

card_name = NAMES.by("card-")  # a profession, a contract or an investment
place_name = NAMES.by("place-")  # where a furnace or a private factory stands
furnace_name = NAMES.by("furnace-")
factory_name = NAMES.by("factory-")  # a private factory
cube_name = NAMES.by("cube-")  # a colour of cubes, and what they are
accessory_name = NAMES.by("accessory-")  # basket, crate or chandelier; "any" stands for each of them
type_name = NAMES.by("type-")  # for whom a contract is: the Crown, the colonies or the United Kingdom
rank_name = NAMES.by("rank-")  # what a score makes of the player in a solo game
opponent_name = NAMES.by("opponent-")
scenario_name = NAMES.by("scenario-")
automa_name = NAMES.by("automa-")  # a card of the Automa


def card_names(cards: Iterable[str], language: str) -> str:
    return wording.counted(card_name(card, language) for card in cards)


def seat_name(seat: int | str, names: Sequence[str], language: str) -> str:
    """Who sits there, or the Automa; a seat without a name is called by its number."""
    return voice(language)("rival-name") if isinstance(seat, str) else NAMES.seat_name(seat, names, language)


# The board


def row_name(side: str, level: str, language: str) -> str:
    """A row of professions."""
    return voice(language)(f"row-{side}-{level}")


# Discs


def disc_name(disc: str, language: str) -> str:
    """The short name of the ability under a disc."""
    return voice(language)("disc-influence", space=DISC[disc].opens) if DISC[disc].opens else voice(language)(f"disc-{disc}")


def ability(disc: str, language: str) -> str:
    """What a disc unlocks, in a sentence."""
    if DISC[disc].opens:
        return voice(language)("ability-influence", space=DISC[disc].opens)
    if disc in GOODS_DISCS:
        return voice(language)("ability-goods", n=CUBES_TAKEN[GOODS_DISCS.index(disc) + 1])
    return voice(language)(f"ability-{disc}", **ABILITY_NUMBERS)


def prerequisite(disc: str, language: str) -> str | None:
    """Which ability comes before this one, in a sentence; None where none does."""
    before = DISC[disc].after
    return voice(language)("ability-after", disc=disc_name(before, language)) if before else None


# Alone


def opponent_rule(opponent: str, language: str) -> str:
    """What is different against an opponent."""
    card = next(card for card in OPPONENTS if card.id == opponent)
    without = disc_name(card.without, language) if card.without else ""
    args: Args = {"lower": card.tracks_lower, "spaces": card.spaces, "disc": without, "space": STACKED_ON, "army": OPPONENT_FINAL}
    return voice(language)(f"restriction-{opponent}", **args)


def scenario_rule(scenario: str, language: str) -> str:
    """What a scenario changes and asks for."""
    card = next(card for card in SCENARIOS if card.id == scenario)
    lower, space = card.forest_lower or card.dunes_lower, card.forest or card.dunes
    return voice(language)(f"task-{scenario}", cubes=card.lower_cubes, lower=lower, space=space, n=SCENARIO_CONTRACTS)


# Amounts


def named(args: Args, language: str) -> dict[str, str | int]:
    """Arguments with the ids of cards and discs as names, and lists of them as phrases."""
    return {key: NAMED[key](str(value), language) if key in NAMED else value for key, value in args.items()}


def amount_of(counted: str, language: str) -> str:
    """Of an amount as a refusal has it: "2 green"."""
    n, unit = counted.split()
    return amount(int(n), unit, language)


NAMED = {  # all other arguments stay ids, to select on
    "card": card_name,
    "disc": disc_name,
    "after": disc_name,
    "cards": each(card_name),
    "discs": each(disc_name),
    "furnaces": each(furnace_name),
    "accessories": each(accessory_name),
    "cubes": each(amount_of),
    "needed": each(amount_of),
}
