"""A position as plain data that a person can write. docs/stephens.md is its definition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabrica.engine.bit_sets import has, lowest, without_lowest
from fabrica.engine.versions import noted, rules_before
from fabrica.games.stephens.components import ACCESSORIES, BOARD, LEVELS, PLACES, SIDES, TYPES, WOOD
from fabrica.games.stephens.rules.automa import CARD_IDS
from fabrica.games.stephens.rules.rulings import decided
from fabrica.games.stephens.rules.state import (
    ACTIVATING,
    AUTOMA,
    BUYING,
    EMPTY,
    INSTEAD,
    NOT_YET,
    OVER,
    PAYING,
    REMOVING,
    SEATS_MOST,
    START,
    TAKING,
    is_solo,
    row_of,
)
from fabrica.games.stephens.rules.tables import (
    ACCESSORY,
    COIN,
    COLUMNS_MOST,
    CONTRACT_IDS,
    CUBE,
    CUBES,
    DUNES,
    FOREST,
    INFLUENCE,
    INVESTMENT_IDS,
    N_WOOD,
    POINTS,
    PROFESSION_IDS,
    TYPE_MOST,
)
from fabrica.games.stephens.solo_components import FINAL_RENEWAL, OPPONENTS, SCENARIOS

GAME_ID = "stephens"
VERSIONS = range(1, 3)  # of the rules
PACKAGE = __name__.removesuffix(".data.position")
PHASES = ("start", "turn", "renewal", "over")
STEPS = (
    *("start", "turn", "taking", "instead", "buying", "assigning", "unlocking", "activating"),
    *("columns", "supplying", "fulfilling", "paying", "removing"),
)
OVER_STEP = "over"
LEVEL_IDS = tuple(FINAL_RENEWAL)
OPPONENT_IDS = tuple(card.id for card in OPPONENTS)
SCENARIO_IDS = tuple(card.id for card in SCENARIOS)
MARKETS = ("contracts", "investments")


def phase(s: Any) -> str:
    if s.step == START:
        return PHASES[0]
    return PHASES[3] if s.step == OVER else PHASES[2] if s.renewing else PHASES[1]


def position(s: Any) -> dict[str, Any]:
    """The whole truth of a state, but for its chance."""
    return {
        "game": GAME_ID,
        **noted(s, VERSIONS),
        "phase": phase(s),
        "step": OVER_STEP if s.step == OVER else STEPS[s.step],
        "round": s.round,
        "turn": AUTOMA_NAME if s.turn == AUTOMA else s.turn,
        "mover": s.chooser,
        "army": s.army,
        "turns_left": None if s.turns_left == NOT_YET else s.turns_left,
        "final": bool(s.final),
        "redrawn": bool(s.redrawn),
        "furnaces": dict(zip(PLACES, s.furnaces, strict=True)),
        "private": {place: wood(s.private[i * N_WOOD : (i + 1) * N_WOOD]) for i, place in enumerate(PLACES)},
        "professions": market(s.professions, PROFESSION_IDS),
        "contracts": market(s.contracts, CONTRACT_IDS),
        "investments": market(s.investments, INVESTMENT_IDS),
        "discards": {
            "professions": cards(s.profession_discards, PROFESSION_IDS),
            "contracts": cards(s.contract_discards, CONTRACT_IDS),
            "investments": cards(s.investment_discards, INVESTMENT_IDS),
        },
        "rows": {side: {level: row(s, s.rows[row_of(i, j)]) for j, level in enumerate(LEVELS)} for i, side in enumerate(SIDES)},
        "pending": pending(s),
        "automa": automa(s) if is_solo(s) else None,
        "rulings": decided(s),
        "seats": [seat_of(s.seats[seat]) for seat in range(s.players)],
    }


AUTOMA_NAME = "automa"


def seat_of(me: Any) -> dict[str, Any]:
    return {
        "score": me.have[POINTS],
        "coins": me.have[COIN],
        "influence": me.have[INFLUENCE],
        "forest": me.have[FOREST],
        "dunes": me.have[DUNES],
        "cubes": counts(CUBES, me.have[CUBE : CUBE + len(CUBES)]),
        "accessories": counts(ACCESSORIES, me.have[ACCESSORY : ACCESSORY + len(ACCESSORIES)]),
        "spent": counts(ACCESSORIES, me.spent),
        "unlocked": [disc.id for i, disc in enumerate(BOARD) if not has(me.locked, i)],
        "contracts": [CONTRACT_IDS[card] for card in me.slots if card != EMPTY],
        "fulfilled": lines(TYPES, me.fulfilled, me.fulfilled_size, TYPE_MOST, CONTRACT_IDS),
        "investments": lines(WOOD, me.investments, me.investments_size, COLUMNS_MOST, INVESTMENT_IDS),
        "columns": [column + 1 for column in members(me.columns)],
        "aside": wood(me.aside),
    }


def pending(s: Any) -> dict[str, Any] | None:
    """What the half-made choice is about."""
    if s.step in (TAKING, INSTEAD, REMOVING):
        return {"factory": PLACES[s.factory], "cubes": s.taken}
    if s.step == BUYING:
        return {
            "markets": [name for i, name in enumerate(MARKETS) if has(s.markets, i)],
            "cards": s.buys,
            "bought": int(s.bought > 0),
            **said_of_first_card(s),
            "skimmed": bool(s.skimmed),
            "discounted": bool(s.discounted),
        }
    if s.step == ACTIVATING:
        return {"side": SIDES[s.row // len(LEVELS)], "level": LEVELS[s.row % len(LEVELS)], "cards": cards(s.todo, PROFESSION_IDS)}
    if s.step == PAYING:
        return {"owed": counts(CUBES, s.owed), "substituted": bool(s.substituted)}
    return None


def said_of_first_card(s: Any) -> dict[str, str]:
    """From which market it came, where that is not the one that is open."""
    return {"from": MARKETS[s.bought - 1]} if s.bought and s.markets != s.bought and not rules_before(s, 2) else {}


def automa(s: Any) -> dict[str, Any]:
    return {
        "level": LEVEL_IDS[s.level],
        "opponent": OPPONENT_IDS[s.opponent],
        "scenario": SCENARIO_IDS[s.scenario],
        "card": None if s.automa_card == EMPTY else CARD_IDS[s.automa_card],
        "deck": cards(s.automa_deck, CARD_IDS),
        "bag": wood(s.automa_bag),
        **({"aside": s.automa_aside} if s.automa_aside else {}),
    }


def row(s: Any, professions: int) -> list[dict[str, Any]]:
    """The professions of a row, each with the owners of its workers."""
    return [
        {"card": PROFESSION_IDS[card], "master": owner(s.masters, card), "apprentice": owner(s.apprentices, card)}
        for card in members(professions)
    ]


def owner(workers: Any, card: int) -> int | str | None:
    found = next((seat for seat in range(SEATS_MOST + 1) if has(workers[seat], card)), None)
    return AUTOMA_NAME if found == AUTOMA else found


def market(spaces: Any, ids: Sequence[str]) -> list[str | None]:
    return [None if card == EMPTY else ids[card] for card in spaces]


def cards(members_: int, ids: Sequence[str]) -> list[str]:
    return [ids[card] for card in members(members_)]


def lines(names: Sequence[str], row: Any, sizes: Any, length: int, ids: Sequence[str]) -> dict[str, list[str]]:
    """Rows of cards beside a player board."""
    return {name: [ids[row[i * length + j]] for j in range(sizes[i])] for i, name in enumerate(names)}


def wood(amounts: Any) -> dict[str, int]:
    return counts(WOOD, amounts)


def counts(names: Sequence[str], amounts: Any) -> dict[str, int]:
    """Amounts by name; what there is none of is left out."""
    return {name: amount for name, amount in zip(names, amounts, strict=True) if amount}


def members(kinds: int) -> Iterator[int]:
    while kinds != 0:
        yield lowest(kinds)
        kinds = without_lowest(kinds)
