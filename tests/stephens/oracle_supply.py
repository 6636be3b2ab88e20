"""Step 6 of a renewal, for the oracle: deliveries to private factories, and their rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from stephens.box import (
    ACCESSORIES,
    CONTRACT_SLOTS,
    CONTRACTS,
    DELIVERIES,
    FACTORIES,
    INVESTMENT_ROWS,
    INVESTMENTS,
    LEVELS,
    MORE_WORKERS_THAN_AUTOMA,
    PROFESSIONS,
    SUPPLY,
)
from stephens.oracle_table import (
    RULINGS,
    Choice,
    Player,
    Position,
    acting,
    all_cards,
    copy_of,
    draw,
    free_discs,
    gain,
    move,
    next_player,
    rebuild,
    slide_and_refill,
    turn_order,
    unlocked,
    workers,
)


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
