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
from itertools import permutations, product
from pickle import dumps, loads
from typing import Any

from stephens.box import (
    ACCESSORIES,
    ARMY_STEP,
    COLOURS,
    CONTRACT_SLOTS,
    CONTRACTS,
    DELIVERIES,
    DISCS,
    FACTORIES,
    INFLUENCE_MAX,
    INFLUENCE_SPACES,
    INVESTMENT_ROWS,
    INVESTMENTS,
    LEVELS,
    MARKET_SPACES,
    MORE_WORKERS_THAN_AUTOMA,
    OPPONENT_FINAL,
    PROFESSIONS,
    REFILL,
    SIDES,
    SOLO_LEVELS,
    SUPPLY,
)

Position = dict[str, Any]
Player = dict[str, Any]
Choice = dict[str, Any]

# Where the rulebook leaves a doubt: what is held here. Each is one line to change.
RULINGS = {
    "3b helps the card its own disc goes to": False,  # L309-311, L349: the card is placed before the disc is picked
    "a usable card or worker reward may be declined": True,
    "after a 4c discard one may buy nothing": False,  # L477: it comes before acquiring a card
}


class NotAllowed(Exception):
    """A choice that the rules do not allow."""


# ------------------------------------------------------------------------------------------------- looking


def copy_of(position: Position) -> Position:
    """Plain data goes through pickle some times faster than through deepcopy."""
    copied: Position = loads(dumps(position))
    return copied


def player_of(position: Position, name: str) -> Player:
    return next(p for p in position["players"] if p["name"] == name)


def unlocked(player: Player, ability: str) -> bool:
    """An ability is open once its disc has left the board (L227)."""
    return ability not in player["board"]


def influence_cap(position: Position, player: Player) -> int:
    """A covered space can be neither entered nor passed (L416)."""
    covered = [space for disc, space in INFLUENCE_SPACES.items() if disc in player["board"]]
    if covered and position.get("opponent") == "OP5":  # all four lie on 10 (L893)
        return INFLUENCE_SPACES["inf10"] - 1
    return min(covered) - 1 if covered else INFLUENCE_MAX


def free_discs(position: Position, player: Player) -> list[str]:
    """The discs that may be taken: those that wait for no other (L422, L434, L471, L487)."""
    banned = "2d" if position.get("opponent") == "OP4" else None  # (L889)
    return [disc for disc in player["board"] if DISCS[disc] not in player["board"] and disc != banned]


def turn_order(position: Position) -> list[str]:
    """Clockwise from the player who triggered the renewal (L517)."""
    names = [p["name"] for p in position["players"]]
    first = names.index(position["turn"]) if position["turn"] in names else 0
    return names[first:] + names[:first]


def all_cards(position: Position) -> Iterator[dict[str, Any]]:
    """Every profession in play."""
    for side, level in product(SIDES, LEVELS):
        yield from position["rows"][side][level]


def workers(position: Position, name: str) -> int:
    return sum((card["master"] == name) + (card["apprentice"] == name) for card in all_cards(position))


# ------------------------------------------------------------------------------------------------- changing


def move(pile: dict[str, int], what: Iterable[str], by: int) -> None:
    """Add (or take away) one of each; zeros vanish."""
    for each in what:
        pile[each] = pile.get(each, 0) + by
        assert pile[each] >= 0
        if pile[each] == 0:
            del pile[each]


def gain(position: Position, player: Player, amount: int, what: str) -> None:
    """Coins without limit; influence up to the cap, the rest is lost (L104, L416)."""
    player[what] += amount
    if what == "influence":
        player[what] = min(player[what], influence_cap(position, player))


def score(position: Position, player: Player, points: int) -> None:
    """Points count at once, and may meet the army (L913)."""
    player["score"] += points
    check_end(position)


def check_end(position: Position) -> None:
    """The end is triggered once army and a score marker meet or pass (L531, L657); alone, at a space (L852, L897)."""
    if position.get("automa"):
        met = position["army"] <= (OPPONENT_FINAL if position.get("opponent") else SOLO_LEVELS[position["automa"]["level"]])
    else:
        met = position["army"] <= max(p["score"] for p in position["players"])
    position["ending"] = position["ending"] or met


def draw(pile: dict[str, list[str]], choice: Choice) -> str | None:
    """The top card; an empty deck is made of the discards first (L315)."""
    rebuild(pile, choice)
    return pile["deck"].pop(0) if pile["deck"] else None


def rebuild(pile: dict[str, list[str]], choice: Choice) -> None:
    if pile["deck"] or not pile["discards"]:
        return
    order = list(choice.get("shuffled", pile["discards"]))
    if sorted(order) != sorted(pile["discards"]):
        raise NotAllowed("not the discarded cards")
    pile["deck"], pile["discards"] = order, []


def slide_and_refill(position: Position, market: str, choice: Choice) -> None:
    """Cards slide to the low cost, new ones come in at the high end (L239, L275)."""
    pile = position[market]
    while len(pile["spaces"]) < market_size(position):
        card = draw(pile, choice)
        if card is None:
            return
        pile["spaces"].append(card)


def market_size(position: Position) -> int:
    return MARKET_SPACES - 1 if position.get("opponent") == "OP2" else MARKET_SPACES  # (L881)


# ------------------------------------------------------------------------------------------------- steps 1 to 4


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


# ------------------------------------------------------------------------------------------------- who chooses

STEPS = ("invest", "automa", "supply", "fulfil")


def open_step(position: Position, step: str) -> None:
    """All players finish a step before the next begins (L517); alone, the Automa delivers before the player (L836)."""
    queue = turn_order(position)
    if step == "automa":
        queue = ["Automa"] if position.get("automa") else []
    position["renewal"] = {"step": step, "queue": queue, "columns": [], "reward": None, "market": None}


def next_player(position: Position) -> None:
    now = position["renewal"]
    now.update(queue=now["queue"][1:], columns=[], reward=None, market=None)


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


def acting(position: Position) -> Player:
    return player_of(position, position["renewal"]["queue"][0])


def done(position: Position, choice: Choice) -> None:
    next_player(position)


# ------------------------------------------------------------------------------------------------- step 5, investments


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


# ------------------------------------------------------------------------------------------------- step 6, private factories


def deliveries(position: Position) -> Iterator[Choice]:
    """Any valid combination out of the cubes set aside, until none is left (L613-617)."""
    aside: Counter[str] = Counter(acting(position)["aside"])
    for factory in FACTORIES:
        for cubes, _ in SUPPLY[factory]:
            if Counter(cubes) <= aside:
                yield {"deliver": factory, "cubes": list(cubes)}


def deliver(position: Position, choice: Choice) -> None:
    """The cubes stay in the factory; each combination pays once (L615)."""
    player = acting(position)
    move(player["aside"], choice["cubes"], -1)
    move(position["private"][choice["deliver"]], choice["cubes"], 1)
    reward = next(pays for cubes, pays in SUPPLY[choice["deliver"]] if sorted(cubes) == sorted(choice["cubes"]))
    if reward in ("accessory", "card", "worker"):
        position["renewal"]["reward"] = reward
    else:
        amount, what = reward.split()
        gain(position, player, int(amount), what)


def rewarded(position: Position) -> None:
    position["renewal"].update(reward=None, market=None)


def forfeit(position: Position, choice: Choice) -> None:
    rewarded(position)


def accessories_to_take(position: Position) -> Iterator[Choice]:
    """Any kind (L963); against OP3 no duplicate before the set of three is complete (L885)."""
    had = collected(acting(position))
    for kind in ACCESSORIES:
        if position.get("opponent") != "OP3" or had[kind] == min(had.values()):
            yield {"accessory": kind}


def take_accessory(position: Position, choice: Choice) -> None:
    move(acting(position)["accessories"], [choice["accessory"]], 1)
    rewarded(position)


def collected(player: Player) -> dict[str, int]:
    """Accessories in hand and spent on fulfilled contracts (L462)."""
    spent = Counter(kind for row in player["fulfilled"].values() for contract in row for kind in contract["spent"])
    return {kind: player["accessories"].get(kind, 0) + spent[kind] for kind in ACCESSORIES}


# The reward of the upper left factory: a contract or an investment, at its price (L961).


def price(player: Player, space: int) -> int:
    """One to five by space; 4d takes one off, but never the last (L261, L303, L481)."""
    return max(1, space - 1) if unlocked(player, "4d") else space


CURRENCY = {"contracts": "influence", "investments": "coins"}


def purchases(position: Position, market: str) -> Iterator[Choice]:
    """What one can pay; a contract needs a free slot (L237), an investment without cubes may go to any row (L287)."""
    player = acting(position)
    if market == "contracts" and len(player["slots"]) == CONTRACT_SLOTS:
        return
    for space, card in enumerate(position[market]["spaces"], 1):
        if price(player, space) > player[CURRENCY[market]]:
            continue
        if market == "investments" and INVESTMENTS[card].row is None:
            yield from ({"take": card, "row": row} for row in INVESTMENT_ROWS)
        else:
            yield {"take": card}


def cards_to_take(position: Position) -> Iterator[Choice]:
    """One card of either market; with 4c, once, the cheapest of the market one buys from may be thrown out before (L477)."""
    discarded_in = position["renewal"]["market"]
    markets = [discarded_in] if discarded_in else list(CURRENCY)
    buys = {market: list(purchases(position, market)) for market in markets}
    for market in markets:
        yield from buys[market]
        if unlocked(acting(position), "4c") and not discarded_in and can_buy_after_discarding(position, market):
            yield {"discard": market}
    free = RULINGS["after a 4c discard one may buy nothing" if discarded_in else "a usable card or worker reward may be declined"]
    if free or not any(buys.values()):
        yield {"decline": "card"}


def can_buy_after_discarding(position: Position, market: str) -> bool:
    """The cheapest card is gone, the others have moved, a new one is there: can one be bought now?"""
    if not position[market]["spaces"]:
        return False
    after = copy_of(position)
    discard_cheapest(after, {"discard": market})
    return any(purchases(after, market))


def discard_cheapest(position: Position, choice: Choice) -> None:
    pile = position[choice["discard"]]
    pile["discards"].append(pile["spaces"].pop(0))
    slide_and_refill(position, choice["discard"], choice)
    position["renewal"]["market"] = choice["discard"]


def take_card(position: Position, choice: Choice) -> None:
    """Pay, and lay the contract into a slot, the investment at the end of its row (L237, L285)."""
    player, card = acting(position), choice["take"]
    market = "contracts" if card in CONTRACTS else "investments"
    spaces = position[market]["spaces"]
    player[CURRENCY[market]] -= price(player, spaces.index(card) + 1)
    spaces.remove(card)
    row = player["slots"] if card in CONTRACTS else player["investments"][choice.get("row") or INVESTMENTS[card].row]
    row.append(card)
    slide_and_refill(position, market, choice)
    rewarded(position)


# The reward of the upper right factory: a worker, as in a turn (L961, L217).


def places_for_a_worker(position: Position) -> Iterator[Choice]:
    """Any free disc, on a new profession or below another's master; alone, not too far ahead of the Automa (L808)."""
    player, found = acting(position), False
    ahead = workers(position, player["name"]) - workers(position, "Automa")
    discs = free_discs(position, player)
    if position.get("automa") and ahead >= MORE_WORKERS_THAN_AUTOMA:
        discs = []
    for disc in discs:
        for place in [*new_professions(position, disc), *apprenticeships(position)]:
            found = True
            yield {"disc": disc, **place}
    if not found or RULINGS["a usable card or worker reward may be declined"]:
        yield {"decline": "worker"}


def new_professions(position: Position, disc: str) -> Iterator[Choice]:
    """One of the revealed cards, in a row of its side, its upper slot paid (L309-329)."""
    player = acting(position)
    for pile in position["professions"].values():
        for card in [*pile["deck"][:1], *filter(None, pile["spaces"])]:
            facts = PROFESSIONS[card]
            for level in LEVELS:
                if facts.master <= player[facts.paid_in] and fits(position, player, facts.side, level, disc):
                    yield {"create": card, "level": level}


def fits(position: Position, player: Player, side: str, level: str, disc: str) -> bool:
    """Fewer cards than the row below, or with 3b as many; next to Stephens any number (L327-329, L467)."""
    if level == "stephens":
        return True
    rows = position["rows"][side]
    below = len(rows[LEVELS[LEVELS.index(level) - 1]])
    may_equal = unlocked(player, "3b") or (disc == "3b" and RULINGS["3b helps the card its own disc goes to"])
    return len(rows[level]) + 1 < below or (may_equal and len(rows[level]) + 1 == below)


def apprenticeships(position: Position) -> Iterator[Choice]:
    """A free lower slot below somebody else's master, paid (L377-378)."""
    player = acting(position)
    for card in all_cards(position):
        facts = PROFESSIONS[card["card"]]
        if facts.apprentice is None or card["apprentice"] or card["master"] == player["name"]:
            continue
        if facts.apprentice <= player[facts.paid_in]:
            yield {"reinforce": card["card"]}


def create(position: Position, choice: Choice) -> None:
    """Place the card, pay, unlock, refill the market (L309-315); its benefit waits for an activation (L340)."""
    player, card = acting(position), choice["create"]
    facts = PROFESSIONS[card]
    position["rows"][facts.side][choice["level"]].append({"card": card, "master": player["name"], "apprentice": None})
    player[facts.paid_in] -= facts.master
    player["board"].remove(choice["disc"])
    pile = next(pile for pile in position["professions"].values() if card in pile["deck"][:1] + pile["spaces"])
    if card in pile["spaces"]:
        pile["spaces"][pile["spaces"].index(card)] = draw(pile, choice)
    else:
        pile["deck"].remove(card)
    rebuild(pile, choice)
    rewarded(position)


def reinforce(position: Position, choice: Choice) -> None:
    """The disc goes to the lower slot, paid, and unlocks its ability (L371-378)."""
    player = acting(position)
    facts = PROFESSIONS[choice["reinforce"]]
    card = next(card for card in all_cards(position) if card["card"] == choice["reinforce"])
    card["apprentice"] = player["name"]
    player[facts.paid_in] -= facts.apprentice or 0
    player["board"].remove(choice["disc"])
    rewarded(position)


# Alone: what the Automa delivers (L836-848).


def automa_draws(position: Position) -> Iterator[Choice]:
    """As many cubes as its last card says and its bag has, in every order in which they may come."""
    automa = position["automa"]
    bag = [colour for colour, held in automa["bag"].items() for _ in range(min(held, len(FACTORIES)))]
    number = min(DELIVERIES[automa["card"]].cubes, sum(automa["bag"].values()))
    for cubes in sorted(set(permutations(bag, number))):
        yield {"draw": list(cubes)}


def automa_delivers(position: Position, choice: Choice) -> None:
    """One cube to each factory, from the named one along the arrow; then its disc, where there is room for it."""
    automa = position["automa"]
    facts = DELIVERIES[automa["card"]]
    start, step = FACTORIES.index(facts.start), 1 if facts.clockwise else -1
    for number, colour in enumerate(choice["draw"]):
        move(automa["bag"], [colour], -1)
        move(position["private"][FACTORIES[(start + step * number) % len(FACTORIES)]], [colour], 1)
    next_player(position)
    if facts.disc:
        position["renewal"].update(queue=turn_order(position), reward="apprentice")
        if not list(places_for_automa(position)):
            next_player(position)


def places_for_automa(position: Position) -> Iterator[Choice]:
    """A free lower slot below one of the player's masters; the player says which."""
    for card in all_cards(position):
        free = PROFESSIONS[card["card"]].apprentice is not None and card["apprentice"] is None
        if free and card["master"] == acting(position)["name"]:
            yield {"automa_apprentice": card["card"]}


def automa_reinforces(position: Position, choice: Choice) -> None:
    card = next(card for card in all_cards(position) if card["card"] == choice["automa_apprentice"])
    card["apprentice"] = "Automa"
    position["automa"]["reserve"] = max(0, position["automa"]["reserve"] - 1)  # L789: more discs lie beside it
    next_player(position)


# ------------------------------------------------------------------------------------------------- step 7, contracts


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
