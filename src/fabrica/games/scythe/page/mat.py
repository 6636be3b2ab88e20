"""A player mat: four sections, each a top action above a bottom action; and the Factory card, a fifth."""

from __future__ import annotations

from collections.abc import Mapping

from fabrica.games.scythe.components import (
    ARMORY_POWER,
    BOLSTER_CARDS,
    BOLSTER_COST,
    BOLSTER_POWER,
    BOTTOMS,
    CUBES,
    MATS,
    MONUMENT_POPULARITY,
    MOVE_COINS,
    MOVE_UNITS,
    ONGOING,
    PAID_WITH,
    PRODUCE_COST,
    PRODUCE_HEXES,
    TRADE_COST,
    TRADE_POPULARITY,
    TRADE_TOKENS,
)
from fabrica.games.scythe.components import Section as Printed
from fabrica.games.scythe.page.ahead import Ahead
from fabrica.games.scythe.page.looking import Eyes
from fabrica.games.scythe.page.seeing import Seen
from fabrica.games.scythe.page.things import Bottom, Line, Section, Top, TopWay
from fabrica.games.scythe.rules.tables import MAT_IDS
from fabrica.games.scythe.words import bottom_name, effects, factory_card_name, section_name
from fabrica.games.scythe.words.names import some
from fabrica.web.page_view import Choice, Sign

ICON = {"coins": "coin", "power": "power", "popularity": "popularity", "cards": "combat_card"}
FACTORY, MOVE = "factory", "move"
UNITS = "units"  # the way of Move that is no word of its own


def sections(eyes: Eyes, seat: int) -> list[Section]:
    """From left to right, and the Factory card where there is one."""
    me = eyes.view["seats"][seat]
    if not me["mat"]:
        return []
    mat, found = MATS[MAT_IDS.index(me["mat"])], eyes.ahead if seat == eyes.viewer else {}
    all = [section(eyes, seat, printed, bottom, found) for printed, bottom in zip(mat.sections, BOTTOMS, strict=True)]
    return [*all, factory_section(eyes, seat, found)] if me["factory_card"] else all


def section(eyes: Eyes, seat: int, printed: Printed, bottom: str, found: Mapping[str, Ahead]) -> Section:
    me, mine, here = eyes.view["seats"][seat], seat == eyes.viewer, eyes.view["seats"][seat]["token"] == printed.top
    words = f"section {printed.top}"
    choices = eyes.exactly(words) if mine and printed.top != MOVE else []
    pays = found[printed.top].bottom if printed.top in found else None
    return Section(
        key=f"section-{seat}-{printed.top}", top=top(eyes, me, printed.top, mine and here, found.get(printed.top)),
        bottom=bottom_of(eyes, me, printed, bottom, mine and here, pays), here=here, choices=choices,
        why=eyes.why(words) if mine and eyes.step == "section" and eyes.legal and words not in eyes.legal else None,
    )  # fmt: skip


def factory_section(eyes: Eyes, seat: int, found: Mapping[str, Ahead]) -> Section:
    me, mine, here = eyes.view["seats"][seat], seat == eyes.viewer, eyes.view["seats"][seat]["token"] == FACTORY
    card, language = me["factory_card"], eyes.language
    said = of_top(eyes, FACTORY, mine and here, found.get(FACTORY))
    ways = [TopWay((), choice.label, choice) for choice in said.values()]
    top = Top(FACTORY, factory_card_name(card, language), (), ways, (), " ".join(effects(f"factory-{card}", language)), [])
    return Section(f"section-{seat}-factory", top, None, here, eyes.exactly("section factory") if mine else [])


# Top actions


def top(eyes: Eyes, me: Seen, id: str, now: bool, found: Ahead | None) -> Top:
    price, ways, more, text = TOPS[id](eyes, me)
    cubes = [cube not in me["upgrades"]["from"] for cube in CUBES if cube.startswith(id)]
    said = of_top(eyes, id, now, found)
    shown = [TopWay((sign,), eyes.label(f"top {way}") if way != UNITS else text, said.get(way)) for way, sign in ways]
    return Top(id, section_name(id, eyes.language), price, shown, more, text, cubes)


def of_top(eyes: Eyes, id: str, now: bool, found: Ahead | None) -> dict[str, Choice]:
    """The buttons of the ways of a top action: of the section that is chosen, or of one that can be."""
    if now and eyes.step != "section":
        return {words.split()[1]: eyes.choice(words) for words in eyes.legal if words.startswith("top ")}
    if found is None:
        return {}
    ways = {words.split()[1]: Choice(f"section {id};{words}", eyes.label(words)) for words in found.tops}
    return {UNITS: eyes.choice("section move"), **ways} if id == MOVE else ways


def now(me: Seen, cube: str, amounts: tuple[int, int]) -> int:
    """What there is of an amount, before and after its cube is moved."""
    return amounts[cube in me["upgrades"]["from"]]


Told = tuple[Line, list[tuple[str, Sign]], Line, str]  # the price, each way, what a structure adds; all in a sentence


def move_top(eyes: Eyes, me: Seen) -> Told:
    units, coins = now(me, "move_units", MOVE_UNITS), now(me, "move_coins", MOVE_COINS)
    text = eyes.say("table-top-move", n=units, coins=some(coins, "coins", eyes.language))
    return (), [(UNITS, Sign("units", str(units))), ("coins", Sign("coin", f"+{coins}"))], (), text


def bolster_top(eyes: Eyes, me: Seen) -> Told:
    power, cards = now(me, "bolster_power", BOLSTER_POWER), now(me, "bolster_combat_cards", BOLSTER_CARDS)
    more: Line = (Sign("popularity", f"+{MONUMENT_POPULARITY}"),) if "monument" in me["structures"] else ()
    ways = [("power", Sign("power", f"+{power}")), ("cards", Sign("combat_card", f"+{cards}"))]
    text = exchanged(eyes, BOLSTER_COST, some(power, "power", eyes.language), some(cards, "cards", eyes.language))
    return (Sign("coin", f"−{BOLSTER_COST}"),), ways, more, text


def trade_top(eyes: Eyes, me: Seen) -> Told:
    liked = now(me, "trade_popularity", TRADE_POPULARITY)
    more: Line = (Sign("power", f"+{ARMORY_POWER}"),) if "armory" in me["structures"] else ()
    ways = [("resources", Sign("resources", f"+{TRADE_TOKENS}")), ("popularity", Sign("popularity", f"+{liked}"))]
    tokens = some(TRADE_TOKENS, "any_resources", eyes.language)
    text = exchanged(eyes, TRADE_COST, tokens, some(liked, "popularity", eyes.language))
    return (Sign("coin", f"−{TRADE_COST}"),), ways, more, text


def exchanged(eyes: Eyes, price: int, one: str, other: str) -> str:
    return eyes.say("table-top-exchange", price=some(price, "coins", eyes.language), one=one, other=other)


def produce_top(eyes: Eyes, me: Seen) -> Told:
    hexes, price = now(me, "produce_territories", PRODUCE_HEXES), produce_price(me)
    more: Line = (Sign("mill", "+1"),) if "mill" in me["structures"] else ()
    told = ", ".join(some(1, what, eyes.language) for what in price)
    text = eyes.say("table-top-produce", n=hexes, price=told or eyes.say("table-nothing"))
    return tuple(Sign(ICON[what], "−1") for what in price), [("produce", Sign("produce", str(hexes)))], more, text


def produce_price(me: Seen) -> list[str]:
    """By the workers that are out."""
    out = sum(me["workers"].values())
    return [what for what, least in PRODUCE_COST.items() if out >= least]


TOPS = {"move": move_top, "bolster": bolster_top, "trade": trade_top, "produce": produce_top}


# Bottom actions


def bottom_of(eyes: Eyes, me: Seen, printed: Printed, id: str, now: bool, pays: bool | None) -> Bottom:
    cubes, at, language = me["upgrades"]["to"].get(id, 0), BOTTOMS.index(id), eyes.language
    cost, resource = printed.cost - cubes, PAID_WITH[at]
    recruit = me["recruits"].get(id)
    return Bottom(
        id=id, name=bottom_name(id, language), resource=resource, cost=cost,
        pips=["due"] * (printed.cost - printed.slots) + ["open"] * (printed.slots - cubes) + ["cube"] * cubes,
        coins=printed.coins, bonus=ICON[ONGOING[at]], recruit=ICON[recruit] if recruit else "",
        text=eyes.say("table-bottom", cost=some(cost, resource, language), coins=some(printed.coins, "coins", language)),
        recruit_text=recruit_text(eyes, id, bool(recruit)), pays=pays,
        choices=eyes.exactly("bottom") if now and eyes.whole_bottom != "bottom" else [],
    )  # fmt: skip


def recruit_text(eyes: Eyes, bottom: str, enlisted: bool) -> str:
    gain = some(1, ONGOING[BOTTOMS.index(bottom)], eyes.language)
    return eyes.say("table-recruit" if enlisted else "table-no-recruit", bottom=bottom_name(bottom, eyes.language), gain=gain)
