"""The sections of a player mat in a few signs: "$1 → 2 power / 1 card"."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import (
    ARMORY_POWER,
    BOLSTER_CARDS,
    BOLSTER_COST,
    BOLSTER_POWER,
    BOTTOMS,
    MONUMENT_POPULARITY,
    MOVE_COINS,
    MOVE_UNITS,
    ONGOING,
    PRODUCE_HEXES,
    STEPS_OF_FACTORY_CARD,
    TRADE_COST,
    TRADE_POPULARITY,
    TRADE_TOKENS,
    UNITS_OF_FACTORY_CARD,
)
from fabrica.games.scythe.terminal.reading import bottom_coins, bottom_cost, out, produce_cost, slots
from fabrica.i18n.messages import Voice
from fabrica.i18n.wording import Teller
from fabrica.terminal.display import View

SLOT, CUBE = ".", "#"  # a slot without and with a cube


def signs(say: Voice, bag: Mapping[str, int]) -> str:
    """Amounts: "2 oil + $1"."""
    tell = Teller(say, "brief")
    return tell.join(tell(unit, n=n) for unit, n in bag.items() if n)


def amounts(say: Voice, bag: Mapping[str, int]) -> str:
    """Amounts in a list: "2 oil, 1 wood"."""
    return ", ".join(signs(say, {unit: n}) for unit, n in bag.items() if n)


def exchange(say: Voice, pay: Mapping[str, int], *gains: str) -> str:
    """What is paid for one of several gains."""
    tell = Teller(say, "brief")
    gain = tell.join(gains, "or")
    return tell("exchange", pay=signs(say, pay), gain=gain) if any(pay.values()) else gain


def top(say: Voice, section: str, moved: Collection[str], built: Collection[str], workers: int) -> str:
    """A top action with the cubes that were moved, the structures that were built, and so many workers."""

    def now(amounts: tuple[int, int], cube: str) -> int:
        return amounts[cube in moved]

    match section:
        case "move":
            units = say("terminal-units", n=now(MOVE_UNITS, "move_units"))
            return exchange(say, {}, units, signs(say, {"coins": now(MOVE_COINS, "move_coins")}))
        case "bolster":
            power, cards = now(BOLSTER_POWER, "bolster_power"), now(BOLSTER_CARDS, "bolster_combat_cards")
            more = {"popularity": MONUMENT_POPULARITY} if "monument" in built else {}
            return paid(say, BOLSTER_COST, more, {"power": power}, {"cards": cards})
        case "trade":
            popularity = now(TRADE_POPULARITY, "trade_popularity")
            more = {"power": ARMORY_POWER} if "armory" in built else {}
            return paid(say, TRADE_COST, more, {"any_resources": TRADE_TOKENS}, {"popularity": popularity})
    hexes = signs(say, {"produce": now(PRODUCE_HEXES, "produce_territories")})
    mill = [wording.structure_name("mill", say.language)] if "mill" in built else []
    return exchange(say, produce_cost(workers), Teller(say, "brief").join([hexes, *mill]))


def paid(say: Voice, coins: int, more: Mapping[str, int], *gains: Mapping[str, int]) -> str:
    """One of several gains for coins, and what a structure adds: "$1 → (2 power / 1 card) + 1 popul."."""
    tell = Teller(say, "brief")
    choice = tell.join((signs(say, gain) for gain in gains), "or")
    return exchange(say, {"coins": coins}, tell.join([f"({choice})", signs(say, more)]) if more else choice)


def top_now(say: Voice, me: View, section: str) -> str:
    return top(say, section, me["upgrades"]["from"], me["structures"], out(me["workers"]))


def bottom_now(say: Voice, me: View, bottom: str) -> str:
    """What a bottom action costs and brings now, the recruit's bonus with it; then its slots for cubes."""
    bonus = {ONGOING[BOTTOMS.index(bottom)]: 1} if bottom in me["recruits"] else {}
    tell = Teller(say, "brief")
    gains = [signs(say, {bottom: 1}), signs(say, {"coins": bottom_coins(me, bottom)}), signs(say, bonus)]
    return f"{exchange(say, bottom_cost(me, bottom), tell.join(gains))} {slots_of(me, bottom)}".rstrip()


def slots_of(me: View, bottom: str) -> str:
    there, free = slots(me, bottom)
    return f"[{CUBE * there}{SLOT * free}]" if there + free else ""


def factory_card(say: Voice, card: int) -> tuple[str, str]:
    """The top and the bottom of a Factory card."""
    return wording.brief(f"factory-{card}", say.language), factory_move(say)


def factory_move(say: Voice) -> str:
    return say("terminal-units-steps", n=UNITS_OF_FACTORY_CARD, steps=STEPS_OF_FACTORY_CARD)
