"""Choices that several actions have in common: upgrade, deploy, build, enlist, tokens to put; and what an effect ends with.

The source says whose effect it is: a top action, a bottom action, a Factory card, an encounter.
"""

from __future__ import annotations

from typing import Any

from scythe.oracle_changing import gain, look_for_stars, stars_for
from scythe.oracle_data import ABILITIES, BONUSES, BOTTOMS, CUBES, FACTION, MAT, ONGOING, RESOURCES, STRUCTURES
from scythe.oracle_game import (
    Game,
    add,
    add_tokens,
    bottom_of,
    builder,
    cube_moved,
    go,
    neighbours_of,
    option,
    worker_hexes,
)
from scythe.oracle_words import ORDER

Pending = dict[str, Any]


def begin_moves(g: Game, action: str) -> None:
    """Two icons, three with the cube moved; the Factory card has one."""
    icons = 2 + cube_moved(g["seats"][g["turn"]], "move_units") if action == "top" else 1
    go(g, "unit", {"action": action, "icons": icons, "moved": {"character": False, "mechs": {}, "workers": {}}, "entered": []})


def context(pending: Pending) -> Pending:
    """What an encounter carries along through its steps."""
    return {key: pending[key] for key in ("action", "after", "encounter") if key in pending}


# ------------------------------------------------------------------------------------------------- the end of an effect


def effect_done(g: Game, source: str, carried: Pending) -> None:
    """Stars, and what comes next."""
    if source == "bottom":
        reward(g)
        return
    look_for_stars(g)
    if source == "top":
        go(g, "bottom")
    elif source == "factory":
        begin_moves(g, "bottom")
    else:
        go(g, "encounter", carried)


def reward(g: Game) -> None:
    """Coins of the section, ongoing bonuses of the active player, the left and the right neighbour; stars in that order."""
    seat = g["turn"]
    bottom, _, coins = bottom_of(g["seats"][seat], g["seats"][seat]["token"])
    gain(g, seat, "coins", coins)
    entitled = [seat, *neighbours_of(g, seat)]
    one_by_one = option(g, "bonus-before-end", "all") == "active"
    for each in entitled:
        if bottom in g["seats"][each]["recruits"]:
            gain(g, each, ONGOING[bottom], 1)
        if one_by_one:
            stars_for(g, [each])
    stars_for(g, entitled)
    go(g, "end")


# ------------------------------------------------------------------------------------------------- upgrade, deploy, build, enlist


def begin_choice(g: Game, kind: str, source: str, carried: Pending, tokens: int = 0) -> None:
    """An encounter may have tokens to put after it."""
    extra = {"tokens": tokens} if source == "encounter" else {}
    go(g, kind, {"source": source, **extra, **carried})


def choice_done(g: Game) -> None:
    pending = g["pending"]
    if pending.get("tokens"):
        begin_put(g, pending["source"], pending["tokens"], context(pending))
    else:
        effect_done(g, pending["source"], context(pending))


def legal_upgrade(g: Game, seat: int) -> list[str]:
    """Any cube still on the top row, any bottom action with an open slot."""
    mine = g["seats"][seat]
    slots = {line[0]: line[2] for line in MAT[mine["mat"]].values() if isinstance(line, tuple)}
    free = [bottom for bottom in BOTTOMS if mine["upgrades"]["to"].get(bottom, 0) < slots[bottom]]
    return [*(f"upgrade {cube} {bottom}" for cube in CUBES if not cube_moved(mine, cube) for bottom in free), "done"]


def play_upgrade(g: Game, seat: int, words: str) -> None:
    if words != "done":
        _, cube, bottom = words.split()
        g["seats"][seat]["upgrades"]["from"].append(cube)
        add(g["seats"][seat]["upgrades"]["to"], bottom, 1)
    choice_done(g)


def legal_deploy(g: Game, seat: int) -> list[str]:
    """Any mech still on the faction mat, if there is a place for it."""
    mine = g["seats"][seat]
    left = [a for a in ABILITIES if a in FACTION[mine["faction"]]["abilities"] and a not in mine["abilities"]]
    return [*(f"deploy {ability}" for ability in left if places_for(g, seat, "deploy")), "done"]


def legal_build(g: Game, seat: int) -> list[str]:
    left = [structure for structure in STRUCTURES if structure not in g["seats"][seat]["structures"]]
    return [*(f"build {structure}" for structure in left if places_for(g, seat, "build")), "done"]


def places_for(g: Game, seat: int, kind: str) -> list[str]:
    """A territory with an own worker, no lake; an encounter's piece goes to the character. One structure a hex."""
    encounter = g["pending"]["source"] == "encounter"
    places = [g["seats"][seat]["character"]] if encounter else worker_hexes(g, seat)
    return [place for place in places if kind == "deploy" or builder(g, place) is None]


def play_piece(g: Game, seat: int, words: str) -> None:
    """A mech or a structure was chosen: where to is the next question, but for an encounter."""
    pending = g["pending"]
    if words == "done":
        choice_done(g)
    elif pending["source"] == "encounter":
        set_down(g, seat, words.split()[1], g["seats"][seat]["character"])
        choice_done(g)
    else:
        go(g, "place", {"source": pending["source"], "piece": words.split()[1]})


def set_down(g: Game, seat: int, piece: str, place: str) -> None:
    mine = g["seats"][seat]
    if piece in STRUCTURES:
        mine["structures"][piece] = place
    else:
        mine["abilities"].append(piece)
        add(mine["mechs"], place, 1)


def legal_place(g: Game, seat: int) -> list[str]:
    kind = "build" if g["pending"]["piece"] in STRUCTURES else "deploy"
    return [f"at {place}" for place in places_for(g, seat, kind)]


def play_place(g: Game, seat: int, words: str) -> None:
    set_down(g, seat, g["pending"]["piece"], words.split()[1])
    choice_done(g)


def legal_enlist(g: Game, seat: int) -> list[str]:
    """Any recruit still on the mat to any free bonus."""
    taken = g["seats"][seat]["recruits"]
    free = [bonus for bonus in BONUSES if bonus not in taken.values()]
    return [*(f"enlist {bottom} {bonus}" for bottom in BOTTOMS if bottom not in taken for bonus in free), "done"]


def play_enlist(g: Game, seat: int, words: str) -> None:
    if words != "done":
        _, bottom, bonus = words.split()
        g["seats"][seat]["recruits"][bottom] = bonus
        gain(g, seat, bonus, 2)
    choice_done(g)


# ------------------------------------------------------------------------------------------------- tokens to put


def begin_put(g: Game, source: str, tokens: int, carried: Pending) -> None:
    """Without a place for them the tokens are lost."""
    go(g, "put", {"source": source, "tokens": tokens, "last": None, **carried})
    if not put_places(g, g["turn"]):
        put_done(g)


def put_places(g: Game, seat: int) -> list[str]:
    """Hexes with an own worker; of an encounter the character's; with the option all on one."""
    pending = g["pending"]
    if pending["source"] == "encounter":
        return [g["seats"][seat]["character"]]
    if pending["last"] and option(g, "trade", "split") == "one-hex":
        return [pending["last"].split()[2]]
    return worker_hexes(g, seat)


def legal_put(g: Game, seat: int) -> list[str]:
    """Not before the last one of this effect in table order."""
    last = ORDER.get(g["pending"]["last"], 0)
    words = [f"put {kind} {place}" for kind in RESOURCES for place in put_places(g, seat)]
    return [each for each in words if ORDER[each] >= last]


def play_put(g: Game, seat: int, words: str) -> None:
    _, kind, place = words.split()
    add_tokens(g, place, kind, 1)
    g["pending"]["tokens"] -= 1
    g["pending"]["last"] = words
    if not g["pending"]["tokens"]:
        put_done(g)


def put_done(g: Game) -> None:
    pending = g["pending"]
    effect_done(g, pending["source"], context(pending))
