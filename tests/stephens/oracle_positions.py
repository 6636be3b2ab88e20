"""Positions of Stephens to test on: a bare table, and any number of random ones that could have come up in play."""

from __future__ import annotations

from random import Random
from typing import Any

from stephens.box import (
    ACCESSORIES,
    COLOURS,
    CONTRACT_ROWS,
    CONTRACTS,
    DISCS,
    FACTORIES,
    INVESTMENT_ROWS,
    INVESTMENTS,
    LEVELS,
    PROFESSIONS,
    SIDES,
    WOOD,
)
from stephens.oracle import choices, choose
from stephens.oracle_table import Choice, Player, Position, free_discs, influence_cap, workers

NAMES = ("Pedro", "Maria", "Ângela", "André")


def a_player(name: str, without: str = "", **facts: Any) -> Player:
    """A player with an empty board; without: the discs that are gone from it."""
    return {
        "name": name,
        "score": 0,
        "influence": 2,
        "coins": 0,
        "forest": 3,
        "dunes": 3,
        "cubes": {},
        "accessories": {},
        "board": [disc for disc in DISCS if disc not in without.split()],
        "slots": [],
        "aside": {},
        "investments": {row: [] for row in INVESTMENT_ROWS},
        "fulfilled": {row: [] for row in CONTRACT_ROWS},
        **facts,
    }


def a_table(*players: Player, **facts: Any) -> Position:
    """A table at which two furnaces have just been emptied."""
    return {
        "army": 50,
        "turn": players[0]["name"],
        "ending": False,
        "over": False,
        "renewal": None,
        "players": list(players),
        "furnaces": {"UL": 3, "UR": 0, "LL": 2, "LR": 0},
        "private": {factory: {} for factory in FACTORIES},
        "rows": {side: {level: [] for level in LEVELS} for side in SIDES},
        "professions": {"red": a_pile(2, list(decks()["red"])), "blue": a_pile(2, list(decks()["blue"]))},
        "contracts": a_pile(5, list(CONTRACTS)),
        "investments": a_pile(5, list(INVESTMENTS)),
        **facts,
    }


def a_pile(spaces: int, cards: list[str]) -> dict[str, list[str]]:
    return {"spaces": cards[:spaces], "deck": cards[spaces:], "discards": []}


def decks() -> dict[str, list[str]]:
    return {
        "red": [card for card in PROFESSIONS if card[0] == "R"],
        "blue": [card for card in PROFESSIONS if card[0] == "B"],
    }


def a_card(card: str, master: str, apprentice: str | None = None) -> dict[str, Any]:
    return {"card": card, "master": master, "apprentice": apprentice}


# ------------------------------------------------------------------------------------------------- on the way through a renewal


def passing(position: Position) -> Position:
    """Everyone stops as soon as allowed."""
    while position["renewal"]:
        position = choose(position, stopping(choices(position)))
    return position


def stopping(options: list[Choice]) -> Choice:
    return next((option for option in options if "done" in option or "decline" in option), options[0])


def until(position: Position, step: str) -> Position:
    """Everyone stops until this step."""
    while position["renewal"]["step"] != step:
        position = choose(position, stopping(choices(position)))
    return position


def options(position: Position, key: str) -> list[Any]:
    return [choice[key] for choice in choices(position) if key in choice]


def supplying(player: dict[str, Any], **facts: Any) -> Position:
    """A player alone with cubes set aside in step 6."""
    position = a_table(player, a_player("Other"), **facts)
    position["renewal"] = {"step": "supply", "queue": [player["name"]], "columns": [], "reward": None, "market": None}
    return position


def fulfilling(player: dict[str, Any]) -> Position:
    position = supplying(player)
    position["renewal"]["step"] = "fulfil"
    return position


def four(**facts: Any) -> Position:
    return a_table(*(a_player(name) for name in ("Pedro", "Ângela", "Maria", "André")), **facts)


# ------------------------------------------------------------------------------------------------- random ones


def any_table(seed: int, seats: int) -> Position:
    """A random table for 1 to 4 players, ready for a renewal."""
    rnd = Random(seed)
    contracts, investments = shuffled(rnd, CONTRACTS), shuffled(rnd, INVESTMENTS)
    players = [any_player(rnd, name, contracts, investments) for name in NAMES[:seats]]
    position = a_table(*players, army=rnd.randrange(5, 60, 5), turn=rnd.choice(NAMES[:seats]))
    furnaces = shuffled(rnd, position["furnaces"])
    position["furnaces"] = {furnace: 0 if furnaces.index(furnace) < 2 else rnd.randint(1, 4) for furnace in FACTORIES}
    position["private"] = {factory: some(rnd, WOOD, 2) for factory in FACTORIES}
    position["contracts"], position["investments"] = any_pile(rnd, 5, contracts), any_pile(rnd, 5, investments)
    if seats == 1:
        position["automa"] = {
            "card": f"A{rnd.randint(1, 10):02}",
            "bag": some(rnd, WOOD, 7),
            "reserve": rnd.randint(0, 9),
            "level": "normal",
        }
    fill_rows(rnd, position)
    for player in players:
        unlock_as_many_as_workers(rnd, position, player)
        player["influence"] = rnd.randint(0, influence_cap(position, player))
    return position


def shuffled(rnd: Random, cards: Any) -> list[str]:
    order: list[str] = list(cards)
    rnd.shuffle(order)
    return order


def some(rnd: Random, kinds: tuple[str, ...], most: int) -> dict[str, int]:
    amounts = {kind: rnd.randint(0, most) for kind in kinds}
    return {kind: amount for kind, amount in amounts.items() if amount}


def any_player(rnd: Random, name: str, contracts: list[str], investments: list[str]) -> Player:
    player = a_player(
        name,
        score=rnd.randint(0, 40),
        coins=rnd.randint(0, 8),
        forest=rnd.randint(0, 4),
        dunes=rnd.randint(0, 4),
        cubes=some(rnd, COLOURS, 3),
        accessories=some(rnd, ACCESSORIES, 2),
    )
    player["slots"] = [contracts.pop() for _ in range(rnd.randint(0, 3))]
    for card in [contracts.pop() for _ in range(rnd.randint(0, 4))]:
        facts = CONTRACTS[card]
        spent = [rnd.choice(ACCESSORIES) if kind == "any" else kind for kind in facts.accessories]
        player["fulfilled"][facts.row].append({"card": card, "spent": spent})
    for card in [investments.pop() for _ in range(rnd.randint(0, 6))]:
        player["investments"][INVESTMENTS[card].row or rnd.choice(INVESTMENT_ROWS)].append(card)
    return player


def any_pile(rnd: Random, spaces: int, cards: list[str]) -> dict[str, list[str]]:
    """Some of the cards are discarded; now and then the deck has run out."""
    pile = a_pile(spaces, cards)
    left = rnd.choice([0, 0, 1, len(pile["deck"])])
    pile["deck"], pile["discards"] = pile["deck"][:left], pile["deck"][left:]
    return pile


def fill_rows(rnd: Random, position: Position) -> None:
    """Rows that get shorter upwards, and workers on them."""
    names = [player["name"] for player in position["players"]] + (["Automa"] if "automa" in position else [])
    for side, colour in zip(SIDES, ("red", "blue"), strict=True):
        cards = shuffled(rnd, decks()[colour])
        longest = rnd.randint(0, 4)  # at most 18 cards in all: a disc for each
        for level in LEVELS:
            row = [a_card(cards.pop(), rnd.choice(names)) for _ in range(longest)]
            position["rows"][side][level] = row
            longest = rnd.randint(0, max(0, longest - 1))
            for card in row:
                others = [name for name in names if name != card["master"]]
                if PROFESSIONS[card["card"]].apprentice is not None:
                    card["apprentice"] = rnd.choice([None, *others])
        position["professions"][colour] = any_pile(rnd, 2, cards)


def unlock_as_many_as_workers(rnd: Random, position: Position, player: Player) -> None:
    for _ in range(workers(position, player["name"])):
        player["board"].remove(rnd.choice(free_discs(position, player)))
