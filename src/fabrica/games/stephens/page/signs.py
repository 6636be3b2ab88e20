"""What a card does, in pictures: a row of signs for each of its uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from fabrica.games.stephens.components import Bag, Contract, Investment, Profession, Supply, Trade
from fabrica.games.stephens.own_cards import CONTRACTS, INVESTMENTS
from fabrica.games.stephens.rules.tables import CUBES, PROFESSIONS
from fabrica.games.stephens.solo_components import AUTOMA, AutomaCard
from fabrica.web.page_view import Sign

WILD = {"cube": "cube_any", "accessory": "accessory_any", "any": "accessory_any"}
REPEATED = 2  # icons in a row; more are written as a number


Line = tuple[Sign, ...]
ARROW, OR = Sign("arrow"), Sign("or")
PROFESSION: Mapping[str, Profession] = {card.id: card for card in PROFESSIONS}
CONTRACT: Mapping[str, Contract] = {card.id: card for card in CONTRACTS}
INVESTMENT: Mapping[str, Investment] = {card.id: card for card in INVESTMENTS}
AUTOMA_CARD: Mapping[str, AutomaCard] = {card.id: card for card in AUTOMA}


@cache
def signs(card: str) -> tuple[Line, ...]:
    """A card's lines of signs."""
    if card in PROFESSION:
        return (tuple(benefit(PROFESSION[card].benefit)),)
    return (needs(CONTRACT[card]) if card in CONTRACT else yields(INVESTMENT[card]),)


def benefit(trades: Iterable[Trade]) -> Iterator[Sign]:
    """What is paid, an arrow, what is gained; where the player chooses, the alternatives with a stroke between."""
    for at, trade in enumerate(trades):
        if at:
            yield OR
        yield from amounts(trade.pay)
        if trade.pay:
            yield ARROW
        yield from amounts(trade.gain)


def needs(contract: Contract) -> Line:
    accessory = {contract.accessory: 1} if contract.accessory else {}
    return (*amounts(contract.cubes, all_drawn=True), *amounts(accessory))


def yields(investment: Investment) -> Line:
    """What a column takes on the tracks for this card, and what it gives."""
    paid = amounts({name: n for name in ("forest", "dunes") if (n := getattr(investment, name))}, minus="−")
    cubes = amounts({investment.row: investment.cubes} if investment.row else {}, all_drawn=True)
    return (*paid, *cubes, *amounts({"points": investment.points} if investment.points else {}))


def delivery(supply: Supply) -> Line:
    """The cubes of a combination, and the reward."""
    reward = {"card": (Sign("contract"), OR, Sign("investment")), "worker": (Sign("master"),), "": tuple(amounts(supply.gain))}
    return (*amounts(supply.cubes), ARROW, *reward[supply.reward])


def icon_of(unit: str) -> str:
    return f"cube_{unit}" if unit in CUBES else WILD.get(unit, unit)


def amounts(bag: Bag, all_drawn: bool = False, minus: str = "") -> Iterator[Sign]:
    """An icon for each thing, or one with a number."""
    for unit, n in bag.items():
        if minus or unit == "points" or (n > REPEATED and not all_drawn):
            yield Sign(icon_of(unit), f"{minus}{n}")
        else:
            yield from (Sign(icon_of(unit)) for _ in range(n))
