"""What the cards do, in words. A card is called by its kind and its number or id: "encounter-5", "ability-speed"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import groupby

from fabrica.games.scythe.components import (
    ENCOUNTERS,
    FACTORY_CARDS,
    MANY,
    OBJECTIVES,
    STEPS_OF_FACTORY_CARD,
    TILES,
    Bag,
    Bounds,
    Exchange,
    FactoryCard,
)
from fabrica.games.scythe.words.names import listed, somewhat, voice
from fabrica.games.scythe.words.pieces import (
    ability_rule,
    about_automa_card,
    about_faction,
    about_mat,
    gift_rule,
    structure_rule,
    trap_rule,
)
from fabrica.i18n.wording import Teller

Sentences = Iterator[str]


@cache
def describe(card: str, language: str) -> tuple[str, ...]:
    """Everything about a card, in sentences: what it is, what it does, when."""
    kind, id = card.split("-", 1)
    tell = Teller(voice(language))
    if kind in ("encounter", "factory"):
        return (tell(kind), *effects(card, language))
    if kind == "objective":
        when = "end" if OBJECTIVES[int(id) - 1].end_of_turn else "any"
        return (*effects(card, language), tell(f"objective-{when}"))
    return effects(card, language)


def way_to_play(card: str, language: str) -> str:
    """How a faction or a player mat plays, in a sentence for those who choose: "faction-nordic", "mat-industrial"."""
    return voice(language)(f"plays-{card}")


@cache
def effects(card: str, language: str) -> tuple[str, ...]:
    """What a card does, in sentences."""
    kind, id = card.split("-", 1)
    return tuple(EFFECTS[kind](id, Teller(voice(language))))


@cache
def brief(card: str, language: str) -> str:
    """What a card does, in a few signs; where it is no exchange, in few words."""
    kind, id = card.split("-", 1)
    tell = Teller(voice(language), "brief")
    match kind:
        case "encounter":
            return "; ".join(exchange(option, tell) for option in ENCOUNTERS[int(id) - 1])
        case "factory":
            return factory_exchange(FACTORY_CARDS[int(id) - 1], tell)
        case "objective":
            return needs(int(id), Teller(voice(language)))
        case "tile":
            return table(int(id))
    return " ".join(effects(card, language))


def option_text(card: int, option: int, language: str) -> str:
    """An option of an encounter card, in a sentence."""
    return exchange(ENCOUNTERS[card - 1][option - 1], Teller(voice(language)))


def option_brief(card: int, option: int, language: str) -> str:
    """An option of an encounter card, in a few signs."""
    return exchange(ENCOUNTERS[card - 1][option - 1], Teller(voice(language), "brief"))


# Exchanges


def exchange(it: Exchange, tell: Teller) -> str:
    gain = bag(it.gain, tell)
    return tell("exchange", pay=bag(it.cost, tell), gain=gain) if it.cost else tell("gain", gain=gain)


def factory_exchange(it: FactoryCard, tell: Teller) -> str:
    """The top action, with a choice of gains on some cards."""
    gain = tell.join([bag(it.gain, tell), bag(it.or_gain, tell)], "or")
    return tell("exchange", pay=bag(it.cost, tell), gain=gain)


def bag(amounts: Bag, tell: Teller) -> str:
    """Amounts: as the object of a sentence, or in signs."""
    if tell.style == "about":
        return somewhat(amounts, tell.voice.language)
    return tell.join((tell(unit, n=n) for unit, n in amounts.items()), "and")


def about_encounter(number: str, tell: Teller) -> Sentences:
    for n, option in enumerate(ENCOUNTERS[int(number) - 1], 1):
        yield tell("option", n=n, text=exchange(option, tell))


def about_factory_card(number: str, tell: Teller) -> Sentences:
    yield tell("factory-top", text=factory_exchange(FACTORY_CARDS[int(number) - 1], tell))
    yield tell("factory-move", steps=STEPS_OF_FACTORY_CARD)


# Objectives


def about_objective(number: str, tell: Teller) -> Sentences:
    yield tell("objective", needs=needs(int(number), tell))


def needs(number: int, tell: Teller) -> str:
    """What an objective asks for, in clauses."""
    found = OBJECTIVES[number - 1].requires.items()
    return listed([need(measure, bounds, tell) for measure, bounds in found], tell.voice.language)


def need(measure: str, bounds: Bounds, tell: Teller) -> str:
    least, most = bounds
    if least == most:
        return tell.voice(f"need-{measure}-exactly", n=least)
    return tell.voice(f"need-{measure}-least", n=least) if most == MANY else tell.voice(f"need-{measure}-most", n=most)


# Structure tiles


def about_tile(number: str, tell: Teller) -> Sentences:
    yield tell("tile", what=tell.voice(f"counts-{number}"), coins=table(int(number)))


def table(tile: int) -> str:
    """Coins by number: "1 → 2, 2–3 → 4, 4+ → 6"."""
    coins = TILES[tile - 1].coins
    rows = [(paid, [n for n, _ in group]) for paid, group in groupby(enumerate(coins), key=lambda row: row[1]) if paid]
    return ", ".join(f"{span(numbers, numbers[-1] == len(coins) - 1)} → {paid}" for paid, numbers in rows)


def span(numbers: list[int], last: bool) -> str:
    if last:
        return f"{numbers[0]}+"
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


EFFECTS: Mapping[str, Callable[[str, Teller], Sentences]] = {
    "encounter": about_encounter,
    "factory": about_factory_card,
    "objective": about_objective,
    "tile": about_tile,
    "ability": ability_rule,
    "gift": gift_rule,
    "structure": structure_rule,
    "trap": trap_rule,
    "mat": about_mat,
    "faction": about_faction,
    "automa": about_automa_card,
}
