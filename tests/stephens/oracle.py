"""A slow and obvious Stephens: the renewal phase (final scoring: scoring.py), to compare an engine with.

A position is plain dicts and lists, as one would write it down at the table:

    army        the army's space                     turn     who took the last turn (after a renewal: who is next)
    ending      whether the end has been triggered   over     set by the final renewal
    furnaces    {"UL": 3, "UR": 0, "LL": 2, "LR": 0}
    private     {"UL": {}, "UR": {"black": 2}, "LL": {}, "LR": {}}
    rows        {"left": {"stephens": [CARD, ...], "lower": [...], "upper": [...]}, "right": {...}},
                CARD = {"card": "R02", "master": "Pedro", "apprentice": "Maria" or None}
    professions {"red": PILE, "blue": PILE}: deck is face up (its first card may be taken), two spaces beside it
    contracts, investments   PILE: spaces from the cheapest on, at most five
                PILE = {"spaces": [...], "deck": [top, ...], "discards": [...]}; None is an empty profession space
    players     in seat order, each {"name", "score", "influence", "coins", "forest", "dunes",
                "cubes": {"green": 1, ...}, "accessories": {"basket": 1, ...}, "board": discs still on the board,
                "slots": contracts to fulfil, "investments": {"orange": [...], "pink": [...], "black": [...]},
                "fulfilled": {"crown": [{"card": "CR10", "spent": ["crate"]}, ...], "colonies": [...], "uk": [...]},
                "aside": cubes that wait to be delivered}; a zero in cubes, accessories and aside is left out
    automa      alone only: {"card": its last card, "bag": {"orange": 7, ...}, "reserve": discs left, "level": "easy"};
                its workers are "Automa". Alone, "opponent" may be "OP1" to "OP5"
    renewal     None, or what is going on: {"step", "queue": who is still to act, "columns": activated so far,
                "reward": owed to the first of the queue, "market": where the cheapest card was discarded}

A renewal: begin() does steps 1 to 4; then the players choose one thing after the other, each a dict with "player" and

    step 5   {"activate": column, from 1} ... {"done": "invest"}
    step 6   {"deliver": factory, "cubes": [...]} until nothing is set aside, and after one that is rewarded with
             an accessory  {"accessory": kind}
             a card        {"discard": market} (ability 4c), then {"take": card} or {"decline": "card"};
                           an investment without cubes goes to a "row" of one's choice
             a worker      {"disc", "create": card, "level"}, {"disc", "reinforce": card} or {"decline": "worker"}
             alone, before: {"player": "Automa", "draw": [colours]}, and {"automa_apprentice": card} for its disc
    step 7   {"fulfil": card, "pay": cubes, "spend": [accessories]} ... {"done": "fulfil"}

A choice that empties a deck may bring {"shuffled": [order of the discards]}; without it they keep their order.
choices() says what is allowed, choose() does it, renewal() does a whole phase. Numbers L... are lines of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from stephens.box import (
    ACCESSORIES,
    ARMY_STEP,
    COLOURS,
    CONTRACTS,
    FACTORIES,
    INVESTMENTS,
    REFILL,
)
from stephens.oracle_supply import (
    accessories_to_take,
    automa_delivers,
    automa_draws,
    automa_reinforces,
    cards_to_take,
    create,
    deliver,
    deliveries,
    discard_cheapest,
    forfeit,
    places_for_a_worker,
    places_for_automa,
    reinforce,
    take_accessory,
    take_card,
)
from stephens.oracle_table import (
    Choice,
    NotAllowed,
    Player,
    Position,
    acting,
    check_end,
    copy_of,
    move,
    next_player,
    player_of,
    score,
    turn_order,
    unlocked,
)

# Steps 1 to 4


def begin(before: Position, final: bool = False) -> Position:
    """Steps 1 to 4, in which nobody chooses; final: the last renewal, whatever the furnaces hold (L661)."""
    position = copy_of(before)
    if position["renewal"] is not None or position["over"]:
        raise NotAllowed("a renewal is under way, or the game is over")
    if not final and sum(cubes == 0 for cubes in position["furnaces"].values()) < 2:
        raise NotAllowed("fewer than two furnaces are empty")
    position["over"] = final
    advance_army(position)
    refill_furnaces(position)
    score_ability_2a(position)
    empty_private_factories(position)
    open_step(position, "invest")
    return settle(position)


def advance_army(position: Position) -> None:
    """Step 1 (L527)."""
    position["army"] = max(0, position["army"] - ARMY_STEP)
    check_end(position)


def refill_furnaces(position: Position) -> None:
    """Step 2: only empty ones, each with the number at the army's space (L545)."""
    four, three, two = REFILL[position["army"]]
    cubes = {4: four, 3: three, 2: two, 1: two}[len(position["players"])]
    for furnace, held in position["furnaces"].items():
        if held == 0:
            position["furnaces"][furnace] = cubes


def score_ability_2a(position: Position) -> None:
    """Step 3 (L561)."""
    for player in position["players"]:
        if unlocked(player, "2a"):
            score(position, player, 1)


def empty_private_factories(position: Position) -> None:
    """Step 4: to the supply, not to anyone (L573)."""
    position["private"] = {factory: {} for factory in FACTORIES}


# Who chooses

STEPS = ("invest", "automa", "supply", "fulfil")


def open_step(position: Position, step: str) -> None:
    """All players finish a step before the next begins (L517); alone, the Automa delivers before the player (L836)."""
    queue = turn_order(position)
    if step == "automa":
        queue = ["Automa"] if position.get("automa") else []
    position["renewal"] = {"step": step, "queue": queue, "columns": [], "reward": None, "market": None}


def settle(position: Position) -> Position:
    """Pass over whoever has nothing to deliver, and over finished steps."""
    now = position["renewal"]
    while now and (not now["queue"] or nothing_to_deliver(position)):
        if now["queue"]:
            next_player(position)
        elif now["step"] == STEPS[-1]:
            close(position)
        else:
            open_step(position, STEPS[STEPS.index(now["step"]) + 1])
        now = position["renewal"]
    return position


def nothing_to_deliver(position: Position) -> bool:
    now = position["renewal"]
    return now["step"] == "supply" and not now["reward"] and not player_of(position, now["queue"][0])["aside"]


def close(position: Position) -> None:
    """Play goes on with the next player clockwise (L515)."""
    names = [p["name"] for p in position["players"]] + (["Automa"] if position.get("automa") else [])
    position["turn"] = names[(names.index(position["turn"]) + 1) % len(names)]
    position["renewal"] = None


def choices(position: Position) -> list[Choice]:
    """All that the rules allow at this moment; empty when no renewal is under way."""
    now = position["renewal"]
    if now is None:
        return []
    allowed: dict[str, Callable[[Position], Iterator[Choice]]] = {
        "invest": columns_to_activate,
        "automa": automa_draws,
        "supply": deliveries,
        "fulfil": fulfilments,
        "accessory": accessories_to_take,
        "card": cards_to_take,
        "worker": places_for_a_worker,
        "apprentice": places_for_automa,
    }
    found = allowed[now["reward"] or now["step"]](position)
    return [{"player": now["queue"][0], **choice} for choice in found]


def choose(before: Position, choice: Choice) -> Position:
    """The position after one choice; NotAllowed if the rules forbid it."""
    position = copy_of(before)
    if plain(choice) not in [plain(each) for each in choices(position)]:
        raise NotAllowed(choice)
    does: dict[str, Callable[[Position, Choice], None]] = {
        "activate": activate,
        "deliver": deliver,
        "accessory": take_accessory,
        "discard": discard_cheapest,
        "take": take_card,
        "create": create,
        "reinforce": reinforce,
        "fulfil": fulfil,
        "draw": automa_delivers,
        "automa_apprentice": automa_reinforces,
        "decline": forfeit,
        "done": done,
    }
    next(does[key] for key in does if key in choice)(position, choice)
    return settle(position)


def plain(choice: Choice) -> Choice:
    """A choice without its shuffle, and with cubes and accessories in one order."""
    ordered: Choice = {key: sorted(choice[key]) for key in ("cubes", "spend") if key in choice}
    return {key: value for key, value in {**choice, **ordered}.items() if key != "shuffled"}


def renewal(before: Position, made: Iterable[Choice], final: bool = False) -> Position:
    """A whole renewal phase: the position before and all choices in, the position after it out."""
    position = begin(before, final)
    for choice in made:
        position = choose(position, choice)
    if position["renewal"] is not None:
        raise NotAllowed("the phase is not finished")
    return position


def done(position: Position, choice: Choice) -> None:
    next_player(position)


# Step 5, investments


def columns(player: Player) -> list[list[str]]:
    """Column j holds the j-th card of each row that is so long (L581)."""
    rows = player["investments"].values()
    return [[row[j] for row in rows if len(row) > j] for j in range(max(len(row) for row in rows))]


def column_sum(column: list[str], what: str) -> int:
    return sum(getattr(INVESTMENTS[card], what) for card in column)


def columns_to_activate(position: Position) -> Iterator[Choice]:
    """Any of one's columns once, whole, if forest and dunes can pay for it (L583-585); or no more of them."""
    player = acting(position)
    for number, column in enumerate(columns(player), 1):
        affordable = all(column_sum(column, track) <= player[track] for track in ("forest", "dunes"))
        if affordable and number not in position["renewal"]["columns"]:
            yield {"activate": number}
    yield {"done": "invest"}


def activate(position: Position, choice: Choice) -> None:
    """Down on the tracks, all the points, all the cubes set aside and never into the reserve (L585-603)."""
    player = acting(position)
    column = columns(player)[choice["activate"] - 1]
    for track in ("forest", "dunes"):
        player[track] -= column_sum(column, track)
    score(position, player, column_sum(column, "points"))
    for card in column:
        move(player["aside"], INVESTMENTS[card].cubes, 1)
    position["renewal"]["columns"].append(choice["activate"])


# Step 7, contracts


def payments(need: Iterable[str], have: dict[str, int], substitutes: bool) -> list[dict[str, int]]:
    """Every way to pay: each cube itself, or with 4a two of one other colour for it (L446)."""
    ways = [[[colour], *([other] * 2 for other in COLOURS if substitutes and other != colour)] for colour in need]
    ways = [[cubes for cubes in way if have.get(cubes[0], 0) >= len(cubes)] for way in ways]
    found: list[dict[str, int]] = []
    for way in product(*ways):
        pay = Counter(cube for cubes in way for cube in cubes)
        if pay <= Counter(have) and dict(pay) not in found:
            found.append(dict(pay))
    return found


def thrifty(ways: list[dict[str, int]]) -> list[dict[str, int]]:
    """Without the ways to pay that contain another one: nobody would choose those."""
    return [way for way in ways if not any(Counter(other) < Counter(way) for other in ways)]


def spendings(need: Iterable[str], have: dict[str, int]) -> list[list[str]]:
    """Every way to give the accessories: the named one, or where none is named any kind (L631)."""
    ways = product(*(ACCESSORIES if kind == "any" else (kind,) for kind in need))
    return [list(way) for way in sorted({tuple(sorted(way)) for way in ways}) if Counter(way) <= Counter(have)]


def fulfilments(position: Position) -> Iterator[Choice]:
    """Any contract in a slot, never in part (L621); or no more of them."""
    player = acting(position)
    for card in player["slots"]:
        pays = payments(CONTRACTS[card].cubes, player["cubes"], unlocked(player, "4a"))
        for pay, spend in product(pays, spendings(CONTRACTS[card].accessories, player["accessories"])):
            yield {"fulfil": card, "pay": pay, "spend": spend}
    yield {"done": "fulfil"}


def fulfil(position: Position, choice: Choice) -> None:
    """Pay from the reserve; the card joins its row, no reward now (L623, L643); accessories are remembered (L462, L631)."""
    player, card = acting(position), choice["fulfil"]
    move(player["cubes"], Counter(choice["pay"]).elements(), -1)
    move(player["accessories"], choice["spend"], -1)
    player["slots"].remove(card)
    player["fulfilled"][CONTRACTS[card].row].append({"card": card, "spent": list(choice["spend"])})
