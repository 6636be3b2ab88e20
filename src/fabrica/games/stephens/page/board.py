"""The middle of the table: the markets, the factories, the rows of professions."""

from __future__ import annotations

from collections.abc import Iterable

from fabrica.games.stephens.components import (
    ACCESSORIES,
    CUBES_TAKEN,
    EMPTY_FURNACES,
    FURNACE_GLASS,
    LEVELS,
    MARKET_COSTS,
    MASTER_POINTS,
    PLACES,
    SIDES,
    SUPPLIES,
    WOOD,
    Supply,
)
from fabrica.games.stephens.page.seeing import Eyes
from fabrica.games.stephens.page.signs import INVESTMENT, PROFESSION, amounts, delivery
from fabrica.games.stephens.page.things import Card, Cubes, Delivery, Factory, Furnace, Owner, Price, Row, Slot
from fabrica.games.stephens.rules.moves import MARKET_PROFESSION_IDS
from fabrica.games.stephens.words import amount, cube_name, factory_name, furnace_name, row_name, slot_cost
from fabrica.web.page_view import Choice, Why

COINS, INFLUENCE = "coin", "influence"
MARKETS = {"contracts": INFLUENCE, "investments": COINS}  # what their cards cost


# Markets


def professions(eyes: Eyes) -> list[Card | None]:
    """Six spaces: the red deck's top, two red, two blue, the blue deck's top."""
    ids = eyes.view["professions"]
    decks = {0: eyes.view["decks"]["red"], len(ids) - 1: eyes.view["decks"]["blue"]}
    return [None if id is None else to_create(eyes, id, decks.get(space)) for space, id in enumerate(ids)]


def to_create(eyes: Eyes, id: str, deck: int | None) -> Card:
    ways = [f"create {id} {level}" for level in LEVELS]
    choices = eyes.exactly(*ways)
    return eyes.card(
        "market", id, choices=choices, acts="create", slots=slots(eyes, id, None, None), deck=deck,
        why=None if choices else eyes.why(ways[0]), nots=eyes.nots(*ways) if choices else [],
    )  # fmt: skip


def slots(eyes: Eyes, id: str, master: Owner, apprentice: Owner) -> tuple[Slot, ...]:
    card = PROFESSION[id]
    costs = {"master": card.master} | ({"apprentice": card.apprentice} if card.apprentice is not None else {})
    owners = {"master": master, "apprentice": apprentice}
    return tuple(
        Slot(role, eyes.say(f"table-{role}"), tuple(amounts(cost)), slot_cost(id, role, eyes.language) or "", owners[role])
        for role, cost in costs.items()
    )


def contracts(eyes: Eyes) -> list[Card | None]:
    return [None if id is None else to_accept(eyes, space, id) for space, id in enumerate(eyes.view["contracts"])]


def to_accept(eyes: Eyes, space: int, id: str) -> Card:
    choices = acquiring(eyes, "ll", f"accept {id}")
    why = None if choices else eyes.why(f"accept {id}")
    return eyes.card("market", id, choices=choices, why=why, acts="accept", price=price(eyes, "contracts", space))


def investments(eyes: Eyes) -> list[Card | None]:
    return [None if id is None else to_fund(eyes, space, id) for space, id in enumerate(eyes.view["investments"])]


def to_fund(eyes: Eyes, space: int, id: str) -> Card:
    ways = [f"fund {id}"] if INVESTMENT[id].row else [f"fund {id} {row}" for row in WOOD]
    choices = acquiring(eyes, "lr", *ways)
    why = None if choices else eyes.why(ways[0])
    return eyes.card("market", id, choices=choices, why=why, acts="fund", price=price(eyes, "investments", space))


def acquiring(eyes: Eyes, place: str, *ways: str) -> list[Choice]:
    """Acquiring a card; at the start of a turn, after the glass of its furnace has been taken: one press for both."""
    return eyes.exactly(*ways) or [eyes.both(f"glass {place}", way) for way in ways if way in eyes.after_glass(place)]


def price(eyes: Eyes, market: str, space: int) -> Price:
    """The cost of a space, one less with 4d for the first card of an action."""
    was, icon = MARKET_COSTS[space], MARKETS[market]
    used = (eyes.view["pending"] or {}).get("discounted", False)
    cost = max(1, was - 1) if eyes.able("4d") and not used and eyes.deciding("buying") else was
    return Price(icon, cost, was, amount(cost, icon, eyes.language))


# Furnaces and private factories


def furnaces(eyes: Eyes) -> dict[str, Furnace]:
    return {place: furnace(eyes, place, colour) for place, colour in zip(PLACES, FURNACE_GLASS, strict=True)}


def furnace(eyes: Eyes, place: str, colour: str) -> Furnace:
    words = f"instead {place}" if eyes.deciding("instead") else f"glass {place}"
    choices = eyes.exactly(words)
    return Furnace(
        key=f"furnace-{place}", id=place, name=furnace_name(place, eyes.language), type=f"glass-{colour}",
        picture=f"furnace_{colour}", sentences=(eyes.say("table-furnace-does", place=place),), rule="glass",
        choices=choices, why=None if choices else eyes.why(words), acts=words.split()[0],
        colour=colour, cubes=eyes.view["furnaces"][place],
    )  # fmt: skip


def empty_furnaces(eyes: Eyes) -> dict[str, int]:
    return {"n": sum(n == 0 for n in eyes.view["furnaces"].values()), "of": EMPTY_FURNACES}


def factories(eyes: Eyes) -> dict[str, Factory]:
    return {place: factory(eyes, place) for place in PLACES}


def factory(eyes: Eyes, place: str) -> Factory:
    cubes = [in_factory(eyes, place, colour, n) for colour, n in eyes.view["private"][place].items()]
    supplies = [to_deliver(eyes, supply) for supply in SUPPLIES if supply.place == place]
    return Factory(
        key=f"factory-{place}", id=place, name=factory_name(place, eyes.language), type="private", picture=f"factory_{place}",
        sentences=(eyes.say("table-factory-does", most=most_taken(eyes)), *(supply.text for supply in supplies)), rule="supply",
        why=None if any(c.choice for c in cubes) or any(d.choices for d in supplies) else why_no_goods(eyes, place, cubes),
        cubes=cubes, deliveries=supplies, chosen=(eyes.view["pending"] or {}).get("factory") == place,
    )  # fmt: skip


def most_taken(eyes: Eyes) -> int:
    """The cubes that the viewer may take from a private factory at once."""
    return CUBES_TAKEN[sum(eyes.able(disc) for disc in ("5a", "5b", "5c"))]


def in_factory(eyes: Eyes, place: str, colour: str, n: int) -> Cubes:
    """Cubes of one colour: taken at the start of a turn, or one by one where one has begun."""
    here = (eyes.view["pending"] or {}).get("factory") == place
    found = eyes.exactly(f"goods {place} {colour}", *([f"also {colour}", f"remove {colour}"] if here else []))
    return Cubes(colour, cube_name(colour, eyes.language), n, found[0] if found else None)


def why_no_goods(eyes: Eyes, place: str, cubes: list[Cubes]) -> Why | None:
    if not cubes and eyes.deciding("turn"):
        return Why(eyes.say("table-factory-empty"), "goods")
    if eyes.deciding("supplying"):
        return eyes.why(next(f"supply {place} {supply.id}" for supply in SUPPLIES if supply.place == place))
    return eyes.why(f"goods {place} {cubes[0].colour if cubes else WOOD[0]}")


def to_deliver(eyes: Eyes, supply: Supply) -> Delivery:
    ways = [f"supply {supply.place} {chosen}" for chosen in chosen_of(supply)]
    return Delivery(delivery(supply), eyes.say("table-delivery", **told(eyes, supply)), eyes.exactly(*ways))


def told(eyes: Eyes, supply: Supply) -> dict[str, str]:
    """What a combination takes and brings, in words."""
    cubes, gain = (", ".join(amount(n, unit, eyes.language) for unit, n in bag.items()) for bag in (supply.cubes, supply.gain))
    return {"cubes": cubes, "gain": gain, "reward": supply.reward or "amount"}


def chosen_of(supply: Supply) -> Iterable[str]:
    """The last word of each move that delivers this combination."""
    return ACCESSORIES if "accessory" in supply.gain else (supply.id,)


# Rows


def rows(eyes: Eyes) -> dict[str, dict[str, Row]]:
    return {side: {level: row(eyes, side, level) for level in LEVELS} for side in SIDES}


def row(eyes: Eyes, side: str, level: str) -> Row:
    here, at = eyes.view["rows"][side], LEVELS.index(level)
    pending = eyes.view["pending"] or {}
    return Row(
        side=side, level=level, name=row_name(side, level, eyes.language), points=MASTER_POINTS[at],
        cards=[in_row(eyes, **worked) for worked in here[level]],
        most=max(0, len(here[LEVELS[at - 1]]) - (0 if eyes.able("3b") else 1)) if at else None,
        active=(pending.get("side"), pending.get("level")) == (side, level), choices=created_here(eyes, side, level),
    )  # fmt: skip


def created_here(eyes: Eyes, side: str, level: str) -> list[Choice]:
    """The professions of a side that may come to a row: only where a profession has several rows to choose from."""
    ids = [id for id in eyes.view["professions"] if id and SIDES[PROFESSION[id].side] == side]
    ways = {id: eyes.exactly(*(f"create {id} {each}" for each in LEVELS)) for id in ids}
    return [choice for found in ways.values() if len(found) > 1 for choice in found if choice.words.endswith(level)]


def in_row(eyes: Eyes, card: str, master: Owner, apprentice: Owner) -> Card:
    using = eyes.deciding("activating")
    uses = eyes.exactly(f"use {card}") + eyes.choices(f"use {card} ")
    joins = eyes.exactly(f"reinforce {card}")
    waits = using and card in eyes.view["pending"]["cards"]
    mine = eyes.viewer in (master, apprentice)
    why = None if uses or joins else why_not_use(eyes, card, mine) if using else why_not_join(eyes, card)
    return eyes.card(
        "row", card, choices=uses or joins, why=why, acts="use" if uses else "join",
        slots=slots(eyes, card, master, apprentice), waits=waits,
    )  # fmt: skip


def why_not_use(eyes: Eyes, card: str, mine: bool) -> Why | None:
    """The reason of the first way to take the benefit."""
    return eyes.why(next(words for words in eyes.match.game.moves if words.split()[:2] == ["use", card])) if mine else None


def why_not_join(eyes: Eyes, card: str) -> Why | None:
    if card not in MARKET_PROFESSION_IDS or not eyes.deciding("turn", "assigning"):
        return None
    return eyes.why(f"reinforce {card}")
