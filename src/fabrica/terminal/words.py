"""What the cards do, in words: in full for help, in a few signs for the table. Everything follows from components.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from fabrica.exchange import FACES, Amount, Bag, Recipe, Value, Workers, choose_x, consecutive, matching, no_worker
from fabrica.fantastic_factories.components import (
    BLUEPRINTS,
    CONTRACTORS,
    GENERATE_MOST,
    REFUND_MOST,
    SWEEP_COST,
    Blueprint,
    Contractor,
    Type,
)
from fabrica.terminal.sentences import MOVES, say
from fabrica.terminal.units import UNITS, amount, listed

BLUEPRINT = {card.id: card for card in BLUEPRINTS}
CONTRACTOR = {card.id: card for card in CONTRACTORS}


def name(id: str) -> str:
    """A card's name as people write it."""
    return id.replace("_", " ").title()


def cost(card: Blueprint, style: str = "full") -> str:
    """What is printed in the corner: the metal and the energy to build it."""
    paid = {unit: n for unit, n in (("metal", card.metal), ("energy", card.energy)) if n}
    return listed((amount(n, unit, style) for unit, n in paid.items()), style) or say("card-free")


def move_help(verb: str) -> str:
    """What the moves that begin with this word do."""
    return MOVES[verb].format(sweep=SWEEP_COST, low=GENERATE_MOST)


def card_help(id: str) -> list[str]:
    """Everything about a card, a line for each thing."""
    lines = blueprint_help(BLUEPRINT[id]) if id in BLUEPRINT else contractor_help(CONTRACTOR[id])
    return [say("card-title", name=name(id), id=id), *lines]


def blueprint_help(card: Blueprint) -> Iterator[str]:
    tool = card.tool.name.lower()
    yield say("card-kind", type=card.type.name.lower(), tool=tool, prestige=card.prestige, copies=card.copies)
    yield say("card-build", cost=cost(card), tool=tool)
    if card.recipes:
        yield say("card-use", use=say("card-or").join(uses(card, "full")))
    yield from passives(card, "card", "full")


def brief(card: Blueprint) -> str:
    """What a blueprint does, in a few signs."""
    return "; ".join([*uses(card, "brief"), *passives(card, "brief", "brief")])


def passives(card: Blueprint, kind: str, style: str) -> Iterator[str]:
    """What a card does without being used, and Replicator."""
    if card.on_build:
        yield say(f"{kind}-on-build", gain=gains(card.on_build, style))
    if card.on_goods:
        yield say(f"{kind}-on-goods", gain=gains(card.on_goods, style))
    if card.replicates:
        yield say(f"{kind}-replicates", pay=costs(card.replicates, style))
    yield from monument(card, kind, style)


def monument(card: Blueprint, kind: str, style: str) -> Iterator[str]:
    if card.prestige_step:
        yield say(f"{kind}-{'step' if kind == 'brief' else 'prestige-step'}", n=card.prestige_step)
    elif card.several and kind == "brief":
        yield say("brief-several")
    if card.several and kind != "brief":
        yield say("card-several")
    if card.discount:
        yield say(f"{kind}-discount", cost=amount(card.discount, "metal", style))


def uses(card: Blueprint, style: str) -> Iterator[str]:
    """The ways to use a card; recipes that differ only in what they gain are one way with a choice."""
    for _, same in groupby(card.recipes, key=lambda r: (r.workers, dict(r.pay))):
        recipes = list(same)
        turns = card.type is Type.TRAINING and "die" in recipes[0].gain
        yield turning(recipes[0], style) if turns else one_use(recipes, style)


def one_use(recipes: Sequence[Recipe], style: str) -> str:
    pay = listed((workers(recipes[0], style, "place"), costs(recipes[0].pay, style)), style)
    return amount(0, "use", style, pay=pay, gain=choices(recipes, style))


def turning(recipe: Recipe, style: str) -> str:
    """A die is not placed but changed."""
    pay = listed((workers(recipe, style, "turn"), costs(recipe.pay, style)), style)
    return amount(0, "use-turn", style, pay=pay, gain=amount(number(recipe.gain["die"]), "turned", style))


def choices(recipes: Sequence[Recipe], style: str) -> str:
    """What is gained whatever is chosen, and then the choice."""
    sure = {unit: n for unit, n in recipes[0].gain.items() if all(r.gain.get(unit) == n for r in recipes)}
    rest = [{unit: n for unit, n in r.gain.items() if unit not in sure} for r in recipes if len(recipes) > 1]
    if rest == [{"die": face} for face in FACES]:
        return listed((gains(sure, style), amount(0, "any-die", style)), style)
    choice = listed((gains(bag, style) for bag in rest), style, "or")
    return listed((gains(sure, style), amount(0, "either", style, choice=choice) if rest else ""), style)


def workers(recipe: Recipe, style: str, verb: str) -> str:
    """The dice that a card asks for, and that their value is X where the card speaks of it."""
    if recipe.workers == choose_x():
        return amount(0, "choose-x", style, low=min(FACES), high=max(FACES))
    if recipe.workers == no_worker():
        return ""
    dice = some_dice(recipe.workers, style)
    mentions_x = any(isinstance(n, Value) for n in (*recipe.pay.values(), *recipe.gain.values()))
    return amount(0, verb, style, dice=amount(0, "with-x", style, dice=dice) if mentions_x else dice)


def some_dice(slots: Workers, style: str) -> str:
    first = slots.placements[0][0]
    if len(first) == 1:
        return one_die([faces[0] for faces, _ in slots.placements], style)
    if slots == matching(len(first)):
        return amount(len(first), "equal", style)
    if slots == consecutive(len(first)):
        return amount(len(first), "row", style, faces=" ".join(map(str, first)))
    return amount(len(first), "total", style, low=min(x for _, x in slots.placements))


def one_die(faces: Sequence[int], style: str) -> str:
    if list(faces) == list(FACES):
        return amount(1, "any-one", style)
    span = str(faces[0]) if len(faces) == 1 else f"{faces[0]}-{faces[-1]}"
    return amount(1, "one-die", style, faces=span)


def costs(bag: Bag, style: str) -> str:
    return listed((part(unit, n, style, "pay") for unit, n in bag.items()), style)


def gains(bag: Bag, style: str) -> str:
    return listed((part(unit, n, style, "gain") for unit, n in bag.items()), style)


def part(unit: str, n: Amount, style: str, side: str) -> str:
    """One amount of a bag. Cards are discarded when paid and drawn when gained."""
    special = f"{side}-{unit}"
    return amount(number(n), special if special in UNITS[style] else unit, style, most=REFUND_MOST)


def number(n: Amount) -> int | str:
    """A number, or what it is in terms of X."""
    if not isinstance(n, Value):
        return n
    if n.per_x < 0:
        return f"{n.base}-X"
    return f"X{n.base:+}" if n.base else "X"


def contractor_help(card: Contractor) -> Iterator[str]:
    energy = say("contractor-energy", energy=amount(card.energy, "energy")) if card.energy else ""
    yield say("contractor-kind", copies=card.copies)
    yield say("contractor-hire", energy=energy)
    yield from contractor_effects(card, "contractor", "full")


def contractor_brief(card: Contractor) -> str:
    """What a contractor does beside its extra cost, in a few signs."""
    return ", ".join(contractor_effects(card, "brief", "brief"))


def contractor_effects(card: Contractor, kind: str, style: str) -> Iterator[str]:
    if card.gain:
        yield say(f"{kind}-gain", gain=gains(card.gain, style))
    if card.gift and kind != "brief":
        yield say(f"{kind}-gift", gain=gains(card.gift, style))
    if card.reveals:
        yield say(f"{kind}-{card.reveals}")
    for effect, n in (("dice", card.dice), ("chosen", int(card.chosen_die)), ("set", card.set_dice)):
        if n:
            yield say(f"{kind}-{effect}", n=n, dice=amount(n, "dice"))
