"""A player mat: four sections, each a top action above a bottom action; and the Factory card, a fifth."""

from __future__ import annotations

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
from fabrica.games.scythe.page.seeing import Eyes, Seen
from fabrica.games.scythe.page.things import Bottom, Line, Offer, Section, Top
from fabrica.games.scythe.rules.tables import MAT_IDS
from fabrica.games.scythe.words import bottom_name, effects, factory_card_name, section_name
from fabrica.games.scythe.words.names import some
from fabrica.web.page_view import Sign

ICON = {"coins": "coin", "power": "power", "popularity": "popularity", "cards": "combat_card"}
OR = Sign("or")
FACTORY = "factory"


def sections(eyes: Eyes, seat: int) -> list[Section]:
    """From left to right, and the Factory card where there is one."""
    me = eyes.view["seats"][seat]
    if not me["mat"]:
        return []
    mat = MATS[MAT_IDS.index(me["mat"])]
    found = [section(eyes, seat, printed, bottom) for printed, bottom in zip(mat.sections, BOTTOMS, strict=True)]
    return [*found, factory_section(eyes, seat)] if me["factory_card"] else found


def section(eyes: Eyes, seat: int, printed: Printed, bottom: str) -> Section:
    me, mine, here = eyes.view["seats"][seat], seat == eyes.viewer, eyes.view["seats"][seat]["token"] == printed.top
    words = f"section {printed.top}"
    choices = eyes.exactly(words) if mine else []
    return Section(
        key=f"section-{seat}-{printed.top}", top=top(eyes, me, printed.top, mine and here),
        bottom=bottom_of(eyes, me, printed, bottom, mine and here), here=here, choices=choices,
        why=eyes.why(words) if mine and eyes.step == "section" and eyes.legal and not choices else None,
    )  # fmt: skip


def factory_section(eyes: Eyes, seat: int) -> Section:
    me, mine, here = eyes.view["seats"][seat], seat == eyes.viewer, eyes.view["seats"][seat]["token"] == FACTORY
    card, language = me["factory_card"], eyes.language
    top = Top(
        id=FACTORY, name=factory_card_name(card, language), signs=(), text=" ".join(effects(f"factory-{card}", language)),
        offers=ways(eyes) if mine and here else [], cubes=[],
    )  # fmt: skip
    return Section(f"section-{seat}-factory", top, None, here, eyes.exactly("section factory") if mine else [])


# Top actions


def top(eyes: Eyes, me: Seen, id: str, now: bool) -> Top:
    signs, text = TOPS[id](eyes, me)
    cubes = [cube not in me["upgrades"]["from"] for cube in CUBES if cube.startswith(id)]
    return Top(id, section_name(id, eyes.language), signs, text, ways(eyes) if now else [], cubes)


def ways(eyes: Eyes) -> list[Offer]:
    return [Offer(choice) for choice in eyes.choices("top ")]


def now(me: Seen, cube: str, amounts: tuple[int, int]) -> int:
    """What there is of an amount, before and after its cube is moved."""
    return amounts[cube in me["upgrades"]["from"]]


def move_top(eyes: Eyes, me: Seen) -> tuple[tuple[Line, ...], str]:
    units, coins = now(me, "move_units", MOVE_UNITS), now(me, "move_coins", MOVE_COINS)
    text = eyes.say("table-top-move", n=units, coins=some(coins, "coins", eyes.language))
    return ((Sign("units", str(units)), OR, Sign("coin", f"+{coins}")),), text


def bolster_top(eyes: Eyes, me: Seen) -> tuple[tuple[Line, ...], str]:
    power, cards = now(me, "bolster_power", BOLSTER_POWER), now(me, "bolster_combat_cards", BOLSTER_CARDS)
    more = ("popularity", MONUMENT_POPULARITY) if "monument" in me["structures"] else None
    signs = (Sign("power", f"+{power}"), OR, Sign("combat_card", f"+{cards}"))
    text = exchanged(eyes, BOLSTER_COST, some(power, "power", eyes.language), some(cards, "cards", eyes.language))
    return with_more(BOLSTER_COST, signs, more), text


def trade_top(eyes: Eyes, me: Seen) -> tuple[tuple[Line, ...], str]:
    liked = now(me, "trade_popularity", TRADE_POPULARITY)
    more = ("power", ARMORY_POWER) if "armory" in me["structures"] else None
    signs = (Sign("resources", f"+{TRADE_TOKENS}"), OR, Sign("popularity", f"+{liked}"))
    tokens = some(TRADE_TOKENS, "any_resources", eyes.language)
    return with_more(TRADE_COST, signs, more), exchanged(eyes, TRADE_COST, tokens, some(liked, "popularity", eyes.language))


def exchanged(eyes: Eyes, price: int, one: str, other: str) -> str:
    return eyes.say("table-top-exchange", price=some(price, "coins", eyes.language), one=one, other=other)


def with_more(price: int, signs: Line, more: tuple[str, int] | None) -> tuple[Line, ...]:
    """The price before, and what a structure adds."""
    added: Line = (Sign(more[0], f"+{more[1]}"),) if more else ()
    return ((Sign("coin", f"−{price}"), Sign("arrow"), *signs), *((added,) if added else ()))


def produce_top(eyes: Eyes, me: Seen) -> tuple[tuple[Line, ...], str]:
    hexes, price = now(me, "produce_territories", PRODUCE_HEXES), produce_price(me)
    paid = tuple(Sign(ICON[what], "−1") for what in price)
    mill: Line = (Sign("mill", "+1"),) if "mill" in me["structures"] else ()
    told = ", ".join(some(1, what, eyes.language) for what in price)
    text = eyes.say("table-top-produce", n=hexes, price=told or eyes.say("table-nothing"))
    return ((*paid, *((Sign("arrow"),) if paid else ()), Sign("produce", str(hexes)), *mill),), text


def produce_price(me: Seen) -> list[str]:
    """By the workers that are out."""
    out = sum(me["workers"].values())
    return [what for what, least in PRODUCE_COST.items() if out >= least]


TOPS = {"move": move_top, "bolster": bolster_top, "trade": trade_top, "produce": produce_top}


# Bottom actions


def bottom_of(eyes: Eyes, me: Seen, printed: Printed, id: str, now: bool) -> Bottom:
    cubes, at, language = me["upgrades"]["to"].get(id, 0), BOTTOMS.index(id), eyes.language
    cost, resource = printed.cost - cubes, PAID_WITH[at]
    recruit = me["recruits"].get(id)
    return Bottom(
        id=id, name=bottom_name(id, language), resource=resource, cost=cost,
        pips=["due"] * (printed.cost - printed.slots) + ["open"] * (printed.slots - cubes) + ["cube"] * cubes,
        coins=printed.coins, bonus=ICON[ONGOING[at]], recruit=ICON[recruit] if recruit else "",
        text=eyes.say("table-bottom", cost=some(cost, resource, language), coins=some(printed.coins, "coins", language)),
        recruit_text=recruit_text(eyes, id, bool(recruit)), choices=eyes.exactly("bottom") if now else [],
    )  # fmt: skip


def recruit_text(eyes: Eyes, bottom: str, enlisted: bool) -> str:
    gain = some(1, ONGOING[BOTTOMS.index(bottom)], eyes.language)
    return eyes.say("table-recruit" if enlisted else "table-no-recruit", bottom=bottom_name(bottom, eyes.language), gain=gain)
