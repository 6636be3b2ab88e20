"""Positions of Stephens between two forms: what the engine shows (docs/stephens.md) and what the oracle reads. No rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from stephens.box import CONTRACTS, DISCS, INVESTMENTS, MARKET_SPACES, PROFESSIONS
from stephens.oracle_table import Player, Position
from stephens.scoring import final_lines, solo_rank, turns_left

View = dict[str, Any]
AUTOMA = "Automa"
RESERVE = 10  # discs on the Automa's card at the start
RANKS = ("apprentice", "artisan", "glassmaker")
STEPS = {"invest": "columns", "supply": "supplying", "fulfil": "fulfilling", "card": "buying", "worker": "assigning"}


def upper(cards: Iterable[str]) -> list[str]:
    return [card.upper() for card in cards]


def lower(cards: Iterable[str]) -> list[str]:
    return [card.lower() for card in cards]


# From the engine to the oracle


def oracle_form(view: View) -> Position:
    """A position between two turns, for the oracle; its seats are named 0, 1, …"""
    position: Position = {
        "army": view["army"], "turn": name_of(view["turn"]), "ending": view["turns_left"] is not None, "over": False,
        "renewal": None, "furnaces": upper_keys(view["furnaces"]), "private": upper_keys(view["private"]),
        "rows": {side: {level: [*map(oracle_card, row)] for level, row in rows.items()} for side, rows in view["rows"].items()},
        "players": [oracle_player(str(seat), me) for seat, me in enumerate(view["seats"])],
    }  # fmt: skip
    place_markets(position, view)
    if view["automa"]:
        place_automa(position, view["automa"])
    return position


def name_of(owner: int | str | None) -> str | None:
    return None if owner is None else AUTOMA if owner == "automa" else str(owner)


def upper_keys(things: dict[str, Any]) -> dict[str, Any]:
    return {key.upper(): thing for key, thing in things.items()}


def oracle_card(card: dict[str, Any]) -> dict[str, Any]:
    return {"card": card["card"].upper(), "master": name_of(card["master"]), "apprentice": name_of(card["apprentice"])}


def oracle_player(name: str, me: View) -> Player:
    same = ("score", "influence", "coins", "forest", "dunes", "cubes", "accessories", "aside")
    return {
        "name": name, **{key: me[key] for key in same}, "slots": upper(me["contracts"]),
        "board": [disc for disc in DISCS if disc not in me["unlocked"]],
        "investments": {row: upper(cards) for row, cards in me["investments"].items()},
        "fulfilled": with_spent(me["fulfilled"], me["spent"]),
    }  # fmt: skip


def with_spent(fulfilled: dict[str, list[str]], spent: dict[str, int]) -> dict[str, list[dict[str, Any]]]:
    """The engine sums the spent accessories up: those that are not printed lie on any card that takes any."""
    named = Counter(kind for row in fulfilled.values() for card in row for kind in CONTRACTS[card.upper()].accessories)
    free = list((Counter(spent) - named).elements())

    def laid(card: str) -> dict[str, Any]:
        return {"card": card, "spent": [free.pop() if kind == "any" else kind for kind in CONTRACTS[card].accessories]}

    found = {row: [laid(card) for card in upper(cards)] for row, cards in fulfilled.items()}
    assert not free, "more accessories are spent than the fulfilled contracts ask for"
    return found


def place_markets(position: Position, view: View) -> None:
    """A card that stands nowhere is in its deck; the top of a deck of professions is its first card."""
    taken = set(standing_cards(view))
    market = view["professions"]
    for colour, top, spaces in (("red", market[0], market[1:3]), ("blue", market[5], market[3:5])):
        deck = [card for card in PROFESSIONS if card[0] == colour[0].upper() and card not in taken]
        discards = [card for card in upper(view["discards"]["professions"]) if card[0] == colour[0].upper()]
        position.setdefault("professions", {})[colour] = {
            "spaces": [card and card.upper() for card in spaces], "deck": upper(filter(None, [top])) + deck, "discards": discards,
        }  # fmt: skip
    for name, box in (("contracts", CONTRACTS), ("investments", INVESTMENTS)):
        position[name] = {
            "spaces": upper(filter(None, view[name])), "deck": [card for card in box if card not in taken],
            "discards": upper(view["discards"][name]),
        }  # fmt: skip


def standing_cards(view: View) -> list[str]:
    """Every card that lies somewhere in the open."""
    rows = [card["card"] for side in view["rows"].values() for row in side.values() for card in row]
    markets = filter(None, [*view["professions"], *view["contracts"], *view["investments"]])
    discards = [card for pile in view["discards"].values() for card in pile]
    lines = [row for me in view["seats"] for rows in (me["fulfilled"], me["investments"]) for row in rows.values()]
    boards = [card for row in (*lines, *(me["contracts"] for me in view["seats"])) for card in row]
    return upper([*rows, *markets, *discards, *boards])


def place_automa(position: Position, automa: View) -> None:
    at_work = sum((card["master"], card["apprentice"]).count(AUTOMA) for side in position["rows"].values()
                  for row in side.values() for card in row)  # fmt: skip
    position["automa"] = {
        "card": automa["card"] and automa["card"].upper(), "bag": automa["bag"], "reserve": max(0, RESERVE - at_work),
        "level": automa["level"],
    }  # fmt: skip
    if automa["opponent"] != "none":
        position["opponent"] = automa["opponent"].upper()


# From the oracle to the engine


def engine_form(position: Position, before: View) -> View:
    """What the engine shows of the oracle's position; `before` tells what no renewal phase changes."""
    names = [player["name"] for player in position["players"]]
    view: View = {
        **{key: before[key] for key in ("game", "round", "redrawn", "rulings", "turn", "turns_left", "mover")},
        "army": position["army"], "final": position["over"], "pending": None,
        "furnaces": lower_keys(position["furnaces"]), "private": lower_keys(position["private"]),
        "rows": {side: {level: engine_row(row, names) for level, row in rows.items()} for side, rows in position["rows"].items()},
        **engine_markets(position),
        "automa": engine_automa(position, before["automa"]),
        "seats": [engine_seat(player) for player in position["players"]],
        "scores": [final_lines(position, name)["total"] for name in names],
    }  # fmt: skip
    view["rank"] = RANKS[solo_rank(position["automa"]["level"], view["scores"][0])] if view["automa"] else None
    place_course(view, position, before, names)
    return view


def lower_keys(things: dict[str, Any]) -> dict[str, Any]:
    return {key.lower(): thing for key, thing in things.items()}


def engine_row(row: list[dict[str, Any]], names: Sequence[str]) -> list[dict[str, Any]]:
    owner: dict[str | None, int | str | None] = {AUTOMA: "automa", None: None, **{name: seat for seat, name in enumerate(names)}}
    cards = ({"card": c["card"].lower(), "master": owner[c["master"]], "apprentice": owner[c["apprentice"]]} for c in row)
    return sorted(cards, key=lambda card: card["card"])


def engine_markets(position: Position) -> View:
    red, blue = position["professions"]["red"], position["professions"]["blue"]
    spaces = [*(red["deck"][:1] or [None]), *red["spaces"], *blue["spaces"], *(blue["deck"][:1] or [None])]
    cards = ("contracts", "investments")
    return {
        "professions": [card and card.lower() for card in spaces],
        **{name: (lower(position[name]["spaces"]) + [None] * MARKET_SPACES)[:MARKET_SPACES] for name in cards},
        "discards": {
            "professions": sorted(lower(red["discards"] + blue["discards"])),
            **{name: sorted(lower(position[name]["discards"])) for name in cards},
        },
        "decks": {
            **{colour: len(pile["deck"][1:]) for colour, pile in position["professions"].items()},
            **{name: len(position[name]["deck"]) for name in cards},
        },
    }


def engine_automa(position: Position, before: View | None) -> View | None:
    return {**before, "bag": position["automa"]["bag"]} if before else None


def engine_seat(player: Player) -> View:
    same = ("score", "influence", "coins", "forest", "dunes", "cubes", "accessories", "aside")
    contracts = [contract for row in player["fulfilled"].values() for contract in row]
    return {
        **{key: player[key] for key in same}, "contracts": lower(player["slots"]), "columns": [],
        "unlocked": [disc for disc in DISCS if disc not in player["board"]],
        "investments": {row: lower(cards) for row, cards in player["investments"].items()},
        "fulfilled": {row: lower(contract["card"] for contract in cards) for row, cards in player["fulfilled"].items()},
        "spent": dict(Counter(kind for contract in contracts for kind in contract["spent"])),
    }  # fmt: skip


def place_course(view: View, position: Position, before: View, names: Sequence[str]) -> None:
    """Phase, step, turn and mover; the turns that are left once the end is triggered."""
    now = position["renewal"]
    if position["ending"] and before["turns_left"] is None:
        view["turns_left"] = turns_after(len(names), before["turn"])
    if now:
        view.update(phase="renewal", step=STEPS[now["reward"] or now["step"]], mover=names.index(now["queue"][0]))
    elif position["over"]:
        view.update(phase="over", step="over")
    else:
        place_next_turn(view, position, names)
    if view["step"] == "buying":
        markets = [now["market"]] if now["market"] else ["contracts", "investments"]
        view["pending"] = {"markets": markets, "cards": 1, "bought": 0, "skimmed": bool(now["market"]), "discounted": False}


def turns_after(seats: int, turn: int | str) -> int:
    """Alone: the player has the last turn (L854)."""
    if seats == 1:
        return 1 if turn == "automa" else 2
    assert isinstance(turn, int)
    return len(turns_left(seats, turn))


def place_next_turn(view: View, position: Position, names: Sequence[str]) -> None:
    turn: int | str = "automa" if position["turn"] == AUTOMA else names.index(position["turn"])
    view.update(phase="turn", step="turn", turn=turn, mover=0 if turn == "automa" else turn, redrawn=False)
    view["round"] += turn == 0
    if view["turns_left"]:
        view["turns_left"] -= 1


def shown(view: View) -> View:
    """The engine's view as it is compared: rows and discards in one order, of the solo game the rank."""
    rows = {side: {level: sorted(row, key=lambda c: c["card"]) for level, row in r.items()} for side, r in view["rows"].items()}
    discards = {name: sorted(cards) for name, cards in view["discards"].items()}
    other = {key: view[key] for key in view if key not in ("viewer", "solo")}
    return {**other, "rows": rows, "discards": discards, "rank": view["solo"] and view["solo"]["rank"]}
