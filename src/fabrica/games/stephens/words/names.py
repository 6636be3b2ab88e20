"""What things are called, and amounts of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

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
from fabrica.i18n.messages import Voice
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


def voice(language: str) -> Voice:
    return Voice(PACKAGE, language)


def card_name(card: str, language: str) -> str:
    """A profession, a contract or an investment."""
    return voice(language)("card-" + card)


def card_names(cards: Iterable[str], language: str) -> str:
    return wording.counted(card_name(card, language) for card in cards)


def seat_name(seat: int | str, names: Sequence[str], language: str) -> str:
    """Who sits there, or the Automa; a seat without a name is called by its number."""
    return voice(language)("rival-name") if isinstance(seat, str) else wording.seat_name(voice(language), seat, names)


# The board


def place_name(place: str, language: str) -> str:
    """Where a furnace or a private factory stands."""
    return voice(language)(f"place-{place}")


def furnace_name(place: str, language: str) -> str:
    return voice(language)(f"furnace-{place}")


def factory_name(place: str, language: str) -> str:
    """A private factory."""
    return voice(language)(f"factory-{place}")


def row_name(side: str, level: str, language: str) -> str:
    """A row of professions."""
    return voice(language)(f"row-{side}-{level}")


def cube_name(colour: str, language: str) -> str:
    """A colour of cubes, and what they are."""
    return voice(language)(f"cube-{colour}")


def accessory_name(accessory: str, language: str) -> str:
    """Basket, crate or chandelier; "any" stands for each of them."""
    return voice(language)(f"accessory-{accessory}")


def resource_name(resource: str, language: str) -> str:
    """What is counted, without its number: coins, influence, forest, dunes, points."""
    return voice(language)(f"resource-{resource}")


def type_name(type: str, language: str) -> str:
    """For whom a contract is: the Crown, the colonies or the United Kingdom."""
    return voice(language)(f"type-{type}")


def phase_name(phase: str, language: str) -> str:
    return voice(language)(f"phase-{phase}")


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


def level_name(level: str, language: str) -> str:
    return voice(language)(f"level-{level}")


def rank_name(rank: str, language: str) -> str:
    """What a score makes of the player in a solo game."""
    return voice(language)(f"rank-{rank}")


def opponent_name(opponent: str, language: str) -> str:
    return voice(language)(f"opponent-{opponent}")


def opponent_rule(opponent: str, language: str) -> str:
    """What is different against an opponent."""
    card = next(card for card in OPPONENTS if card.id == opponent)
    without = disc_name(card.without, language) if card.without else ""
    args: Args = {"lower": card.tracks_lower, "spaces": card.spaces, "disc": without, "space": STACKED_ON, "army": OPPONENT_FINAL}
    return voice(language)(f"restriction-{opponent}", **args)


def scenario_name(scenario: str, language: str) -> str:
    return voice(language)(f"scenario-{scenario}")


def scenario_rule(scenario: str, language: str) -> str:
    """What a scenario changes and asks for."""
    card = next(card for card in SCENARIOS if card.id == scenario)
    lower, space = card.forest_lower or card.dunes_lower, card.forest or card.dunes
    return voice(language)(f"task-{scenario}", cubes=card.lower_cubes, lower=lower, space=space, n=SCENARIO_CONTRACTS)


def automa_name(card: str, language: str) -> str:
    """A card of the Automa."""
    return voice(language)(f"automa-{card}")


# Amounts


def amount(n: int, unit: str, language: str) -> str:
    """So much of something, standing alone: "1 coin", "2 green cubes"."""
    return voice(language)(f"amount-{unit}", n=n)


def some(n: int, unit: str, language: str) -> str:
    """So much of something, as the object of "pay", "gain", "take"."""
    return voice(language)(f"some-{unit}", n=n)


def somewhat(bag: Mapping[str, int], language: str) -> str:
    """Amounts as the object of a sentence: "1 coin, 1 basket and 2 green cubes"."""
    return listed([some(n, unit, language) for unit, n in bag.items() if n], language)


def listed(parts: Sequence[str], language: str) -> str:
    """Phrases in a row: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return voice(language)("about-and", first=", ".join(parts[:-1]), second=parts[-1])


def named(args: Args, language: str) -> dict[str, str | int]:
    """Arguments with the ids of cards and discs as names, and lists of them as phrases."""
    return {key: NAMED[key](str(value), language) if key in NAMED else value for key, value in args.items()}


def each(name: Callable[[str, str], str]) -> Callable[[str, str], str]:
    """Of names in a list."""
    return lambda ids, language: listed([name(id, language) for id in ids.split(", ") if id], language)


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
