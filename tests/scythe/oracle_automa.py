"""The Automa's turn: a card, the first possible move, gains, the human's bonus, the tracker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scythe.oracle_automa_cards import AUTOMA_CARD, TRACKS
from scythe.oracle_changing import gain, look_for_stars, place_star, send_workers_home, stars_of
from scythe.oracle_combat import begin_combat
from scythe.oracle_data import FACTORY, LAKES, MAP, NEIGHBOURS, NUMBER, TERRITORIES
from scythe.oracle_game import Game, add, base_of, controlled, fighters, go, option, over, shift, units, workers
from scythe.oracle_outcome import automa_card
from scythe.oracle_steps import river_between
from scythe.oracle_turn import next_turn

AUTOMA = "automa"
HUMAN = 0
BONUS = {
    "coin": ("deploy", "coins"),
    "power": ("upgrade", "power"),
    "popularity": ("build", "popularity"),
    "combat_card": ("enlist", "cards"),
}
KINDS = {"worker": ["worker"], "mech": ["mech"], "character": ["character"], "explore": ["character"]}


def run_automa(g: Game) -> None:
    """It draws and moves; what Autometta skips ends the turn."""
    automa = g["automa"]
    automa["card"] = automa_card(g, "automa")
    if automa["level"] == "autometta" and AUTOMA_CARD[automa["card"]]["skipped"]:
        next_turn(g)
        return
    go(g, "automa after", {"action": None, "after": {"character": False, "mechs": []}, "entered": []})
    for kind, least, only in scheme(g)["move"]:
        if only in (None, automa["faction"]) and automa["power"] >= least and try_to(g, kind):
            break


def scheme(g: Game) -> dict[str, Any]:
    automa = g["automa"]
    second = automa["tracker"] >= TRACKS[automa["level"]]["scheme2"]
    lines: dict[str, Any] = AUTOMA_CARD[automa["card"]][2 if second else 1]
    return lines


# ------------------------------------------------------------------------------------------------- where


def distance(here: str, away: str) -> int:
    """Hex steps, over anything."""
    (_, q, r, _), (_, p, s, _) = MAP[here], MAP[away]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def river_open(g: Game) -> bool:
    return bool(g["automa"]["tracker"] >= TRACKS[g["automa"]["level"]]["river"])


def around(place: str, all_of_them: bool) -> set[str]:
    """Neighbouring territories; before the river point no lakes and none across a river."""
    found = {away for away in NEIGHBOURS[place] if away in TERRITORIES}
    return found if all_of_them else {away for away in found if away not in LAKES and not river_between(place, away)}


def neighbourhood(place: str, all_of_them: bool) -> set[str]:
    """Of a unit; one on a base has none."""
    return {place} | around(place, all_of_them) if place in TERRITORIES else set()


def its_units(g: Game, *kinds: str) -> list[tuple[str, str]]:
    """All that are not in reserve: (kind, place)."""
    automa = g["automa"]
    found = [("character", automa["character"])] if automa["character"] else []
    found += [(kind, place) for kind in ("mech", "worker") for place, n in automa[kind + "s"].items() for _ in range(n)]
    return [unit for unit in found if unit[0] in kinds]


def valid(g: Game) -> set[str]:
    """In the neighbourhood of its base or of any of its units."""
    near = [neighbourhood(place, river_open(g)) for _, place in its_units(g, "character", "mech", "worker")]
    return around(base_of(g, AUTOMA), river_open(g)).union(*near)


def human_fighters(g: Game) -> list[str]:
    """Where the human's combat units are: on territories, or, if there are none, on bases."""
    mine = g["seats"][HUMAN]
    places = [mine["character"], *mine["mechs"]]
    return [place for place in places if place in TERRITORIES] or places


# ------------------------------------------------------------------------------------------------- which move


def try_to(g: Game, kind: str) -> bool:
    """Do this entry of the card, if there is a unit for it and a hex that fits."""
    unit = mover(g, kind)
    fitting = [place for place in TERRITORIES if unit and place in valid(g) and FITS[kind](g, unit, place)]
    if unit and option(g, "automa-staying", "counts") == "moves":
        fitting = [place for place in fitting if place != unit[1]]
    if not unit or not fitting:
        return False
    do_move(g, kind, unit, min(fitting, key=lambda place: (WANTS[kind](g, unit, place), distance(place, FACTORY), NUMBER[place])))
    return True


def mover(g: Game, kind: str) -> tuple[str, str] | None:
    """Of its kind the one nearest to the base; of combat units at one place the mech."""
    kinds = KINDS.get(kind, ["mech", "character"])
    candidates = its_units(g, *kinds)
    if option(g, "automa-attacker", "nearest") == "mech" and kind.startswith("attack") and its_units(g, "mech"):
        candidates = its_units(g, "mech")
    base = base_of(g, AUTOMA)
    return min(candidates, key=lambda unit: (distance(unit[1], base), NUMBER[unit[1]], unit[0] == "character"), default=None)


def others(g: Game, unit: tuple[str, str], *kinds: str) -> list[str]:
    """Places of its other units of these kinds, the moving one lifted."""
    found = its_units(g, *kinds)
    if unit in found:
        found.remove(unit)
    return [place for _, place in found]


def worker_fits(g: Game, unit: tuple[str, str], place: str) -> bool:
    """No human unit, no other own worker, outside the neighbourhoods of the human's combat units."""
    everywhere = river_open(g) or option(g, "automa-caution", "river") == "all"
    watched = any(place in neighbourhood(each, everywhere) for each in human_fighters(g))
    return not units(g, HUMAN, place) and place not in others(g, unit, "worker") and not watched


def company(g: Game, unit: tuple[str, str], place: str) -> int:
    """Most other units in whose neighbourhoods it lies."""
    near = [each for each in others(g, unit, "character", "mech", "worker") if place in neighbourhood(each, river_open(g))]
    return -len(near)


def fighter_fits(g: Game, unit: tuple[str, str], place: str) -> bool:
    return not units(g, HUMAN, place) and place not in others(g, unit, "character", "mech")


def nearest_enemy(g: Game, unit: tuple[str, str], place: str) -> int:
    return min(distance(place, each) for each in human_fighters(g))


def explorer_fits(g: Game, unit: tuple[str, str], place: str) -> bool:
    wanted = place in g["tokens"] or (place == FACTORY and not g["automa"]["factory_taken"])
    return wanted and not units(g, HUMAN, place) and place not in g["automa"]["mechs"]


def factory_first(g: Game, unit: tuple[str, str], place: str) -> int:
    return int(place != FACTORY)


def attack_fits(g: Game, unit: tuple[str, str], place: str) -> bool:
    return fighters(g, HUMAN, place) > 0


def fewest_fighters(g: Game, unit: tuple[str, str], place: str) -> int:
    return fighters(g, HUMAN, place)


def hunt_fits(g: Game, unit: tuple[str, str], place: str) -> bool:
    return workers(g, HUMAN, place) > 0 and not fighters(g, HUMAN, place)


def most_workers(g: Game, unit: tuple[str, str], place: str) -> int:
    """Or the fewest, by the option."""
    n = workers(g, HUMAN, place)
    return n if option(g, "automa-hunt", "most") == "fewest" else -n


Question = Callable[[Game, tuple[str, str], str], int]
FITS: dict[str, Question] = {
    "worker": worker_fits,
    "mech": fighter_fits,
    "character": fighter_fits,
    "explore": explorer_fits,
    "attack_combat": attack_fits,
    "attack_worker": hunt_fits,
}
WANTS: dict[str, Question] = {
    "worker": company,
    "mech": nearest_enemy,
    "character": nearest_enemy,
    "explore": factory_first,
    "attack_combat": fewest_fighters,
    "attack_worker": most_workers,
}


def do_move(g: Game, entry: str, unit: tuple[str, str], place: str) -> None:
    """The unit is lifted and set down, however far."""
    kind, here = unit
    if kind == "character":
        g["automa"]["character"] = place
        g["pending"]["after"] = {"character": True, "mechs": []}
    else:
        shift(g["automa"][kind + "s"], here, place, 1)
    if entry == "attack_worker":
        send_workers_home(g, HUMAN, place)
    elif entry == "attack_combat":
        g["pending"]["after"] = {"character": False, "mechs": []}
        begin_combat(g, place)


# ------------------------------------------------------------------------------------------------- the rest of its turn


def run_after(g: Game) -> None:
    """What its character finds, tokens that it takes, gains, the human's bonus, the tracker."""
    character_finds(g)
    if option(g, "automa-tokens", "removed") == "removed":
        for place in controlled(g, AUTOMA):
            g["resources"].pop(place, None)
    card = AUTOMA_CARD[g["automa"]["card"]]
    lines = scheme(g)
    for what, n, only in lines["gain"]:
        if only in (None, g["automa"]["faction"]):
            GAINS[what](g, n)
    human_bonus(g, lines["bonus"])
    if card["star"]:
        advance(g)
    next_turn(g)


def character_finds(g: Game) -> None:
    """If its character was the one to move: the token goes, or at the Factory, once, a card."""
    automa = g["automa"]
    if not g["pending"]["after"]["character"] or automa["character"] not in TERRITORIES:
        return
    if automa["character"] in g["tokens"]:
        g["tokens"].remove(automa["character"])
    if automa["character"] == FACTORY and not automa["factory_taken"]:
        g["factory"].remove(g.chance.ask("automa-factory", None, dict.fromkeys(g["factory"], 1)))
        automa["factory_taken"] = True


def gain_power(g: Game, n: int) -> None:
    """To 16, once with a star."""
    gain(g, AUTOMA, "power", n)
    if g["automa"]["power"] == 16 and "power" not in g["automa"]["stars"]:
        star(g, "power")


def star(g: Game, kind: str) -> None:
    place_star(g, AUTOMA, kind)
    if stars_of(g, AUTOMA) >= 6:
        over(g)


def gain_coins(g: Game, n: int) -> None:
    gain(g, AUTOMA, "coins", n)


def gain_cards(g: Game, n: int) -> None:
    gain(g, AUTOMA, "cards", n)


def gain_workers(g: Game, n: int) -> None:
    """From the reserve to the base."""
    add(g["automa"]["workers"], base_of(g, AUTOMA), min(n, 8 - sum(g["automa"]["workers"].values())))


def gain_fighters(g: Game, n: int) -> None:
    """The character if it is in reserve, else a mech; with the option the other way."""
    automa, base = g["automa"], base_of(g, AUTOMA)
    for _ in range(n):
        mech = sum(automa["mechs"].values()) < 4
        character = automa["character"] is None
        if character and not (mech and option(g, "automa-reserve", "character") == "mech"):
            automa["character"] = base
        elif mech:
            add(automa["mechs"], base, 1)


GAINS: dict[str, Callable[[Game, int], None]] = {
    "coin": gain_coins,
    "power": gain_power,
    "combat_card": gain_cards,
    "worker": gain_workers,
    "combat_unit": gain_fighters,
}


def human_bonus(g: Game, bonus: str | None) -> None:
    """As a neighbour with that recruit has it."""
    if bonus and BONUS[bonus][0] in g["seats"][HUMAN]["recruits"]:
        gain(g, HUMAN, BONUS[bonus][1], 1)
    look_for_stars(g)


def advance(g: Game) -> None:
    """One step; some are stars; Scheme II shuffles all cards."""
    automa = g["automa"]
    track = TRACKS[automa["level"]]
    automa["tracker"] += 1
    if automa["tracker"] == track["scheme2"]:
        automa["deck"] = [*AUTOMA_CARD]
    if automa["tracker"] in track["stars"]:
        star(g, "track")
