"""What the cards do, in words. Everything follows from the cards in play, so that those of an owner's own box are told too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from fabrica.games.stephens.components import (
    BENEFIT_STATED,
    OURS,
    SIDES,
    STARTING,
    STATED,
    Bag,
    Contract,
    Investment,
    Profession,
    Trade,
)
from fabrica.games.stephens.own_cards import BLUE, CONTRACTS, INVESTMENTS, OWNERS, RED
from fabrica.games.stephens.solo_components import AUTOMA, AutomaCard
from fabrica.games.stephens.words.names import amount, listed, some, somewhat, voice
from fabrica.i18n.wording import Teller

PROFESSION = {card.id: card for card in (*RED, *BLUE, *STARTING)}
CONTRACT = {card.id: card for card in CONTRACTS}
INVESTMENT = {card.id: card for card in INVESTMENTS}
AUTOMA_CARD = {card.id: card for card in AUTOMA}
PROVENANCE = {OURS: "ours", STATED: "stated", BENEFIT_STATED: "benefit", OWNERS: "own"}


@cache
def describe(card: str, language: str) -> tuple[str, ...]:
    """Everything about a card, in sentences: what it is, what it costs, what it does, and where it comes from."""
    tell = Teller(voice(language))
    if card in AUTOMA_CARD:
        return (*_automa(AUTOMA_CARD[card], tell), origin(AUTOMA_CARD[card].prov, language))
    it = card_of(card)
    return (*_about(it, tell), origin(it.prov, language))


def card_of(card: str) -> Profession | Contract | Investment:
    found: Mapping[str, Profession | Contract | Investment] = {**PROFESSION, **CONTRACT, **INVESTMENT}
    return found[card]


def origin(prov: str, language: str) -> str:
    """Whether a card is the printed one, or ours."""
    return voice(language)(f"prov-{PROVENANCE[prov]}")


def effects(card: str, language: str) -> tuple[str, ...]:
    """What a card does, in sentences."""
    it, tell = card_of(card), Teller(voice(language))
    if isinstance(it, Profession):
        return (tell("use", use=_benefit(it, tell)),)
    return tuple(_needs(it, tell)) if isinstance(it, Contract) else tuple(_yields(it, tell))


def brief(card: str, language: str) -> str:
    """What a card does, in a few signs."""
    it, tell = card_of(card), Teller(voice(language), "brief")
    if isinstance(it, Profession):
        return _benefit(it, tell)
    if isinstance(it, Contract):
        return _bag({**it.cubes, **_accessory(it)}, tell)
    gain = _bag({it.row or "cube": it.cubes, "points": it.points}, tell)
    pay = _bag({"forest": it.forest, "dunes": it.dunes}, tell)
    return tell("exchange", pay=pay, gain=gain) if pay else gain


def slot_cost(card: str, slot: str, language: str) -> str | None:
    """What the slot of a master or an apprentice costs; None where there is no such slot."""
    it = PROFESSION[card]
    bag = it.master if slot == "master" else it.apprentice
    return None if bag is None else _price(bag, Teller(voice(language)))


def _about(it: Profession | Contract | Investment, tell: Teller) -> Iterator[str]:
    if isinstance(it, Profession):
        yield from _profession(it, tell)
    elif isinstance(it, Contract):
        yield tell("contract", type=it.type)
        yield from _needs(it, tell)
        yield tell("contract-worth", n=sum(it.cubes.values()))
    else:
        yield tell("investment", row=it.row or "any")
        yield from _yields(it, tell)


# Professions


def _profession(it: Profession, tell: Teller) -> Iterator[str]:
    kind = "starting" if it in STARTING else "profession"
    yield tell(kind, side=SIDES[it.side])
    if kind == "profession":
        yield tell("master", cost=_price(it.master, tell))
        yield tell("one-slot") if it.apprentice is None else tell("apprentice", cost=_price(it.apprentice, tell))
    yield tell("use", use=_benefit(it, tell))


def _price(bag: Bag, tell: Teller) -> str:
    """What a slot costs, standing alone."""
    language = tell.voice.language
    return listed([amount(n, unit, language) for unit, n in bag.items()], language) or tell.voice("amount-nothing")


def _benefit(it: Profession, tell: Teller) -> str:
    """The trades of a card; gains without a price are one choice."""
    free = [_bag(trade.gain, tell) for trade in it.benefit if not trade.pay]
    paid = [_trade(trade, tell) for trade in it.benefit if trade.pay]
    gain = [tell("gain", gain=tell.join(free, "or"))] if free else []
    return tell.join([*gain, *paid], "or-else")


def _trade(trade: Trade, tell: Teller) -> str:
    return tell("exchange", pay=_bag(trade.pay, tell), gain=_bag(trade.gain, tell))


def _bag(bag: Bag, tell: Teller) -> str:
    """Amounts: as the object of a sentence, or in signs."""
    if tell.style == "about":
        return somewhat(bag, tell.voice.language)
    return tell.join((tell(unit, n=n) for unit, n in bag.items() if n), "and")


# Contracts


def _accessory(it: Contract) -> Bag:
    return {"accessory" if it.accessory == "any" else it.accessory: 1} if it.accessory else {}


def _needs(it: Contract, tell: Teller) -> Iterator[str]:
    yield tell("contract-needs", needs=_bag({**it.cubes, **_accessory(it)}, tell))


# Investments


def _yields(it: Investment, tell: Teller) -> Iterator[str]:
    gives = [part for part, n in (("cubes", it.cubes), ("points", it.points)) if n]
    if gives:
        cubes = some(it.cubes, it.row, tell.voice.language) if it.cubes else ""
        points = some(it.points, "points", tell.voice.language)
        yield tell("investment-" + "-".join(gives), cubes=cubes, points=points)
    if it.forest or it.dunes:
        yield tell("investment-costs", forest=it.forest, dunes=it.dunes)


# The Automa


def _automa(it: AutomaCard, tell: Teller) -> Iterator[str]:
    way = "clockwise" if it.clockwise else "anticlockwise"
    yield tell(f"automa-{it.action}", place=it.at, way=way, space=it.space)
    if it.removes:
        yield tell("automa-removes", costs=_numbers(it.removes, tell))
    yield tell("automa-supplies", n=it.supplies, place=it.to, way="clockwise" if it.onward else "anticlockwise")
    if it.disc:
        yield tell("automa-disc")


def _numbers(numbers: Sequence[int], tell: Teller) -> str:
    return listed([str(number) for number in numbers], tell.voice.language)
