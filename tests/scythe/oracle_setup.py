"""Set-up: what chance deals, what the players choose."""

from __future__ import annotations

from typing import Any

from scythe.oracle_cards import FACTORY_CARD, OBJECTIVES
from scythe.oracle_chance import Chance
from scythe.oracle_changing import draw
from scythe.oracle_data import BANNED, BASE_FACTIONS, BASE_MATS, FACTION, FACTIONS, MATS, TILES
from scythe.oracle_game import Game, first_player, go, option
from scythe.oracle_position import SETUP_OPTIONS, empty_automa, empty_seat, starting, starting_automa, table_defaults
from scythe.oracle_turn import begin_turn

# Option: its default, numbers of seats that have it. The level is the Automa's own.
OPTIONS: dict[str, tuple[str, range]] = {
    "deal": ("random", range(1, 8)),
    "invaders": ("no", range(2, 6)),
    "banned-pairs": ("refused", range(1, 8)),
    "relentless-factory": ("no", range(1, 8)),
    "trade": ("split", range(1, 8)),
    "bonus-before-end": ("all", range(2, 8)),
    "automa-faction": ("random", range(1, 2)),
    "conquest": ("last-turn-card", range(1, 2)),
    "automa-start": ("human", range(1, 2)),
    "automa-staying": ("counts", range(1, 2)),
    "automa-caution": ("river", range(1, 2)),
    "automa-reserve": ("character", range(1, 2)),
    "automa-attacker": ("nearest", range(1, 2)),
    "automa-hunt": ("most", range(1, 2)),
    "automa-tokens": ("removed", range(1, 2)),
}


def new_game(seats: int, options: dict[str, str], chance: Chance) -> Game:
    """Tile and Factory cards; then factions and mats."""
    g = Game({**table_defaults(), "seats": [empty_seat() for _ in range(seats)]}, chance)
    g["options"] = {name: value for name, value in options.items() if differs(name, value, seats)}
    if seats == 1:
        fixed = option(g, "automa-faction", "random")
        g["automa"] = empty_automa(options.get("level", "automa"), None if fixed == "random" else fixed)
    g["tile"] = chance.ask("tile", None, dict.fromkeys(TILES, 1))
    for _ in range(max(seats + 1, 3)):
        g["factory"].append(chance.ask("factory", None, fresh(FACTORY_CARD, g["factory"])))
    begin_deal(g)
    return g


def differs(name: str, value: str, seats: int) -> bool:
    return name in OPTIONS and seats in OPTIONS[name][1] and value != OPTIONS[name][0]


def fresh(cards: Any, taken: list[Any]) -> dict[Any, int]:
    return {card: 1 for card in cards if card not in taken}


def begin_deal(g: Game) -> None:
    """At random, chosen seat by seat, or drafted from a drawn seat on."""
    deal = option(g, "deal", "random")
    if deal == "random":
        deal_at_random(g)
        go(g, "deal")
        return
    first = 0
    if deal == "drafted" and len(g["seats"]) > 1:
        first = g.chance.ask("first", None, dict.fromkeys(range(len(g["seats"])), 1))
    go(g, "faction", {"first": first})


# ------------------------------------------------------------------------------------------------- at random


def in_play(g: Game, base: list[str], with_invaders: list[str]) -> list[str]:
    """The base set; with invaders all seven."""
    return with_invaders if len(g["seats"]) > 5 or option(g, "invaders", "no") == "yes" else base


def dealt(g: Game, what: str) -> list[str]:
    """Factions or mats that somebody has."""
    automa = [g["automa"]["faction"]] if g["automa"] and what == "faction" else []
    return [name for name in [*(seat[what] for seat in g["seats"]), *automa] if name]


def deal_at_random(g: Game) -> None:
    """The mats again while a banned pair is out."""
    for seat, mine in enumerate(g["seats"]):
        among = fresh(in_play(g, BASE_FACTIONS, FACTIONS), dealt(g, "faction"))
        mine["faction"] = g.chance.ask("faction", seat, among)
    while True:
        for mine in g["seats"]:
            mine["mat"] = None
        for seat, mine in enumerate(g["seats"]):
            mine["mat"] = g.chance.ask("mat", seat, fresh(in_play(g, BASE_MATS, MATS), dealt(g, "mat")))
        if lawful(g, [(mine["faction"], mine["mat"]) for mine in g["seats"]]):
            return


def lawful(g: Game, pairs: list[tuple[Any, Any]]) -> bool:
    return option(g, "banned-pairs", "refused") == "allowed" or not BANNED & {*pairs}


# ------------------------------------------------------------------------------------------------- by choice


def chooser(g: Game) -> int:
    """Chosen: the first seat that lacks something. Drafted: factions from the first seat on, mats in the reverse order."""
    seats, first = range(len(g["seats"])), g["pending"]["first"]
    order = [*seats[first:], *seats[:first]]
    if option(g, "deal", "random") == "drafted" and g["step"] == "mat":
        order.reverse()
    return next(int(seat) for seat in order if not g["seats"][seat][g["step"]])


def legal_dealing(g: Game, seat: int) -> list[str]:
    """What is not taken, and lets everybody have a lawful pair."""
    what = g["step"]
    names = in_play(g, BASE_FACTIONS, FACTIONS) if what == "faction" else in_play(g, BASE_MATS, MATS)
    return [f"{what} {name}" for name in fresh(names, dealt(g, what)) if leaves_a_way(g, seat, what, name)]


def leaves_a_way(g: Game, seat: int, what: str, name: str) -> bool:
    pairs = [[mine["faction"], mine["mat"]] for mine in g["seats"]]
    pairs[seat][what == "mat"] = name
    factions = [*fresh(in_play(g, BASE_FACTIONS, FACTIONS), [*dealt(g, "faction"), *(pair[0] for pair in pairs)])]
    mats = [*fresh(in_play(g, BASE_MATS, MATS), [pair[1] for pair in pairs])]
    return completes(g, pairs, factions, mats)


def completes(g: Game, pairs: list[list[Any]], factions: list[str], mats: list[str]) -> bool:
    """Whether the rest can be dealt without a banned pair."""
    if not lawful(g, [(faction, mat) for faction, mat in pairs]):
        return False
    for at, left in ((0, factions), (1, mats)):
        lacking = next((pair for pair in pairs if not pair[at]), None)
        if lacking:
            return any(completed(g, pairs, lacking, at, name, factions, mats) for name in left)
    return True


def completed(g: Game, pairs: list[list[Any]], lacking: list[Any], at: int, name: str, *left: list[str]) -> bool:
    """The same with one thing more dealt."""
    lacking[at] = name
    rest = [[each for each in names if each != name] for names in left]
    found = completes(g, pairs, *rest)
    lacking[at] = None
    return found


def play_dealing(g: Game, seat: int, words: str) -> None:
    """Chosen: faction and mat of one seat, then the next one's; drafted: all factions, then all mats."""
    g["seats"][seat][g["step"]] = words.split()[1]
    lacks_faction = any(not mine["faction"] for mine in g["seats"])
    lacks_mat = any(not mine["mat"] for mine in g["seats"])
    if not lacks_mat and not lacks_faction:
        go(g, "deal")
    elif option(g, "deal", "random") == "chosen":
        go(g, "mat" if g["step"] == "faction" else "faction", g["pending"])
    else:
        go(g, "faction" if lacks_faction else "mat", g["pending"])


# ------------------------------------------------------------------------------------------------- the rest


def run_deal(g: Game) -> None:
    """Starting amounts, combat cards and objectives of each seat, the Automa's; then the first turn."""
    automa = g["automa"]
    if automa and not automa["faction"]:
        automa["faction"] = g.chance.ask("automa-faction", None, fresh(BASE_FACTIONS, dealt(g, "faction")))
    for name in SETUP_OPTIONS:
        g["options"].pop(name, None)
    objectives: list[int] = []
    for seat, mine in enumerate(g["seats"]):
        mine.update(starting(mine["faction"], mine["mat"]))
        deal_cards(g, seat, objectives)
    if automa:
        automa.update(starting_automa(automa["faction"]))
        for _ in range(FACTION[automa["faction"]]["cards"]):
            draw(g, "automa")
    begin_turn(g, first_player(g))


def deal_cards(g: Game, seat: int, objectives: list[int]) -> None:
    """Two objectives for everybody."""
    for _ in range(FACTION[g["seats"][seat]["faction"]]["cards"]):
        draw(g, seat)
    for _ in range(2):
        card = g.chance.ask("objective", seat, fresh(OBJECTIVES, objectives))
        objectives.append(card)
        g["seats"][seat]["objectives"].append(card)
