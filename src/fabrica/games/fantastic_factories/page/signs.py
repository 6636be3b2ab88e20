"""What a card does, in pictures: a row of signs for each of its uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fabrica.engine.exchange import FACES, Amount, Bag, Recipe, Value, Workers, choose_x, consecutive, matching
from fabrica.games.fantastic_factories.components import BLUEPRINTS, CONTRACTORS, Blueprint, Contractor
from fabrica.games.fantastic_factories.words.cards import number
from fabrica.web.page_view import Sign

PAID = {"cards": "card_discard"}
GAINED = {"cards": "card", "rolls": "roll", "refund": "refund", "reroll": "reroll"}
REPEATED = 2  # icons in a row; more are written as a number


ARROW = Sign("arrow")
BLUEPRINT = {card.id: card for card in BLUEPRINTS}
CONTRACTOR = {card.id: card for card in CONTRACTORS}


@cache
def signs(card: str) -> tuple[tuple[Sign, ...], ...]:
    """A card's lines of signs."""
    return tuple(_contractor(CONTRACTOR[card]) if card in CONTRACTOR else _blueprint(BLUEPRINT[card]))


def _blueprint(card: Blueprint) -> Iterator[tuple[Sign, ...]]:
    for recipe in _first_of_kind(card.recipes):
        yield (*_workers(recipe.workers, recipe), *_bag(recipe.pay, PAID), ARROW, *_gain(recipe, card.recipes))
    if card.on_build:
        yield (Sign("building", "+"), ARROW, *_bag(card.on_build, GAINED))
    if card.on_goods:
        yield (Sign("goods", "+"), ARROW, *_bag(card.on_goods, GAINED))
    if card.replicates:
        yield (*_bag(card.replicates, PAID), ARROW, Sign("replicate"))
    if card.prestige_step:
        yield (Sign("building", "+"), ARROW, Sign("prestige", f"+{card.prestige_step}"))
    if card.discount:
        yield (Sign("type_monument"), ARROW, Sign("metal", f"−{card.discount}"))
    elif card.several and not card.prestige_step:
        yield (Sign("building", "×2+"),)


def _first_of_kind(recipes: tuple[Recipe, ...]) -> Iterator[Recipe]:
    """Recipes that ask for the same are one line."""
    seen = []
    for recipe in recipes:
        if (recipe.workers, dict(recipe.pay)) not in seen:
            seen.append((recipe.workers, dict(recipe.pay)))
            yield recipe


def _gain(recipe: Recipe, recipes: tuple[Recipe, ...]) -> Iterator[Sign]:
    """What is gained; where the player chooses, the alternatives with a stroke between."""
    same = [r for r in recipes if (r.workers, dict(r.pay)) == (recipe.workers, dict(recipe.pay))]
    sure = {unit: n for unit, n in recipe.gain.items() if all(r.gain.get(unit) == n for r in same)}
    yield from _bag(sure, GAINED)
    rest = [{unit: n for unit, n in r.gain.items() if unit not in sure} for r in same]
    if rest == [{"die": face} for face in FACES]:
        yield Sign("die_any")
        return
    for at, bag in enumerate(bag for bag in rest if bag):
        if at:
            yield Sign("or", "/")
        yield from _bag(bag, GAINED)


def _workers(workers: Workers, recipe: Recipe) -> Iterator[Sign]:
    faces = workers.placements[0][0]
    mentions_x = any(isinstance(n, Value) for n in (*recipe.pay.values(), *recipe.gain.values()))
    if workers == choose_x() or not faces:
        return
    if len(faces) == 1:
        yield _one_die([placed[0] for placed, _ in workers.placements], mentions_x)
    elif workers == matching(len(faces)):
        yield Sign("dice_equal", f"×{len(faces)}")
    elif workers == consecutive(len(faces)):
        yield Sign("dice_row", f"×{len(faces)}")
    else:
        yield Sign("dice_sum", f"{min(total for _, total in workers.placements)}+")


def _one_die(faces: list[int], mentions_x: bool) -> Sign:
    if len(faces) == 1:
        return Sign(f"die_{faces[0]}")
    span = "" if len(faces) == len(FACES) else f"{min(faces)}–{max(faces)}"
    return Sign("die_any", "X" if mentions_x and not span else span)


def _bag(bag: Bag, icons: dict[str, str]) -> Iterator[Sign]:
    for unit, n in bag.items():
        yield from _amount(icons.get(unit, unit), n)


def _amount(icon: str, n: Amount) -> Iterator[Sign]:
    if icon == "die":
        yield Sign(f"die_{n}") if isinstance(n, int) else Sign("die", str(number(n)))
    elif icon in ("refund", "reroll"):
        yield Sign(icon)
    elif isinstance(n, int) and n <= REPEATED:
        yield from (Sign(icon) for _ in range(n))
    else:
        yield Sign(icon, str(number(n)))


def _contractor(card: Contractor) -> Iterator[tuple[Sign, ...]]:
    if card.gain:
        yield (*_bag(card.gain, GAINED),)
    if card.gift:
        yield (Sign("person"), ARROW, *_bag(card.gift, GAINED))
    if card.dice:
        yield (Sign("roll", f"+{card.dice}"),)
    if card.chosen_die:
        yield (Sign("die_any", "+1"),)
    if card.set_dice:
        yield (Sign("die_any", f"×{card.set_dice}"),)
    if card.reveals == "build":
        yield (Sign("deck"), ARROW, Sign("building"))
    if card.reveals == "cost":
        yield (Sign("deck"), ARROW, Sign("metal"), Sign("energy"))
