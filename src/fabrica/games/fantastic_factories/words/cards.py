"""What the cards do, in words. Everything follows from components.py, so that a card which is changed or added is told too.

There are two styles with the same parts: "about" for sentences, "brief" for a few signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from fabrica.engine.exchange import FACES, Amount, Bag, Recipe, Value, choose_x, no_worker
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, REFUND_MOST, Blueprint, Contractor, Type
from fabrica.games.fantastic_factories.data.slots import asked
from fabrica.games.fantastic_factories.words.names import amount, voice
from fabrica.i18n.wording import Teller

BLUEPRINT = {card.id: card for card in BLUEPRINTS}
CONTRACTOR = {card.id: card for card in CONTRACTORS}


@cache
def describe(card: str, language: str) -> tuple[str, ...]:
    """Everything about a card, in sentences: what it is, what it costs, what it does."""
    tell = Teller(voice(language))
    if card in CONTRACTOR:
        it = CONTRACTOR[card]
        return (tell("contractor", copies=it.copies), tell("hire", energy=it.energy), *effects(card, language))
    return (*_kind_and_cost(BLUEPRINT[card], tell), *effects(card, language))


def effects(card: str, language: str) -> list[str]:
    """What a card does, in sentences."""
    tell = Teller(voice(language))
    if card in CONTRACTOR:
        return [*_contractor_effects(CONTRACTOR[card], tell), *_gift(CONTRACTOR[card], tell)]
    it = BLUEPRINT[card]
    use = tell.join(_uses(it, tell), "or-else")
    return [*([tell("use", use=use)] if use else []), *_passives(it, tell)]


def brief(card: str, language: str) -> str:
    """What a card does, in a few signs."""
    tell = Teller(voice(language), "brief")
    if card in CONTRACTOR:
        return tell.join(_contractor_effects(CONTRACTOR[card], tell), "list")
    return tell.join([*_uses(BLUEPRINT[card], tell), *_passives(BLUEPRINT[card], tell)], "or-else")


def cost(card: str, language: str) -> str:
    """What is printed in the corner of a blueprint: the metal and the energy to build it."""
    tell, it = Teller(voice(language)), BLUEPRINT[card]
    paid = [amount(n, unit, language) for unit, n in (("metal", it.metal), ("energy", it.energy)) if n]
    return tell.join(paid) or tell.voice("amount-nothing")


def _kind_and_cost(card: Blueprint, tell: Teller) -> Iterator[str]:
    tool = card.tool.name.lower()
    yield tell("kind", type=card.type.name.lower(), tool=tool, prestige=card.prestige, copies=card.copies)
    yield tell("build", cost=cost(card.id, tell.voice.language), tool=tool)


def _passives(card: Blueprint, tell: Teller) -> Iterator[str]:
    """What a card does without being used, and Replicator."""
    if card.on_build:
        yield tell("on-build", gain=_gains(card.on_build, tell))
    if card.on_goods:
        yield tell("on-goods", gain=_gains(card.on_goods, tell))
    if card.replicates:
        yield tell("replicates", pay=_costs(card.replicates, tell))
    if card.prestige_step:
        yield tell("step", n=card.prestige_step)
    if card.several and not (card.prestige_step and tell.style == "brief"):
        yield tell("several")
    if card.discount:
        yield tell("discount", n=card.discount)


def _uses(card: Blueprint, tell: Teller) -> Iterator[str]:
    """The ways to use a card; recipes that differ only in what they gain are one way with a choice."""
    for _, same in groupby(card.recipes, key=lambda r: (r.workers, dict(r.pay))):
        recipes = list(same)
        turns = card.type is Type.TRAINING and "die" in recipes[0].gain
        yield _turning(recipes[0], tell) if turns else _exchange(recipes, tell)


def _exchange(recipes: Sequence[Recipe], tell: Teller) -> str:
    pay, gain = tell.join((_workers(recipes[0], tell, "place"), _costs(recipes[0].pay, tell))), _choices(recipes, tell)
    return tell("exchange", pay=pay, gain=gain) if pay else tell("exchange-free", gain=gain)


def _turning(recipe: Recipe, tell: Teller) -> str:
    """A die is not placed but changed."""
    pay = tell.join((_workers(recipe, tell, "turn"), _costs(recipe.pay, tell)))
    return tell("exchange-turn", pay=pay, face=number(recipe.gain["die"]))


def _choices(recipes: Sequence[Recipe], tell: Teller) -> str:
    """What is gained whatever is chosen, and then the choice."""
    sure = {unit: n for unit, n in recipes[0].gain.items() if all(r.gain.get(unit) == n for r in recipes)}
    rest = [{unit: n for unit, n in r.gain.items() if unit not in sure} for r in recipes if len(recipes) > 1]
    if rest == [{"die": face} for face in FACES]:
        return tell.join((_gains(sure, tell), tell("gain-any-die")))
    choice = tell.join((_gains(bag, tell) for bag in rest), "or")
    return tell.join((_gains(sure, tell), tell("gain-either", choice=choice) if rest else ""))


def _workers(recipe: Recipe, tell: Teller, verb: str) -> str:
    """The dice that a card asks for, and that their value is X where the card speaks of it."""
    if recipe.workers == choose_x():
        return tell("choose-x", low=min(FACES), high=max(FACES))
    if recipe.workers == no_worker():
        return ""
    kind, numbers = asked(recipe.workers)
    dice = tell(f"dice-{kind}", **numbers)
    mentions_x = any(isinstance(n, Value) for n in (*recipe.pay.values(), *recipe.gain.values()))
    return tell(verb, dice=tell("dice-x", dice=dice) if mentions_x else dice)


def _costs(bag: Bag, tell: Teller) -> str:
    return tell.join(tell(f"pay-{unit}", n=number(n)) for unit, n in bag.items())


def _gains(bag: Bag, tell: Teller) -> str:
    return tell.join(gain(unit, n, tell) for unit, n in bag.items())


def gain(unit: str, n: Amount, tell: Teller) -> str:
    """One thing that is gained."""
    return tell(f"gain-{unit}", n=number(n), most=REFUND_MOST)


def number(n: Amount) -> int | str:
    """A number, or what it is in terms of X."""
    if not isinstance(n, Value):
        return n
    if n.per_x < 0:
        return f"{n.base}-X"
    return f"X{n.base:+}" if n.base else "X"


def _contractor_effects(card: Contractor, tell: Teller) -> Iterator[str]:
    if card.gain:
        yield tell("gains", gain=_gains(card.gain, tell))
    if card.reveals:
        yield tell(f"reveals-{card.reveals}")
    if card.dice:
        yield tell("rolls", n=card.dice)
    if card.chosen_die:
        yield tell("chosen")
    if card.set_dice:
        yield tell("set", n=card.set_dice)


def _gift(card: Contractor, tell: Teller) -> Iterator[str]:
    if card.gift:
        yield tell("gift", gain=_gains(card.gift, tell))
