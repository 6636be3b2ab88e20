"""The fixed table of moves: an index for each, and its words. docs/stephens.md says what they do."""

from __future__ import annotations

from itertools import permutations

from fabrica.engine.moves import MoveTable
from fabrica.games.stephens.components import ACCESSORIES, BOARD, LEVELS, PLACES, WOOD
from fabrica.games.stephens.rules.tables import (
    ANY_ACCESSORY,
    ANY_ROW,
    BENEFITS,
    COLUMNS_MOST,
    CONTRACT_ACCESSORY,
    CONTRACT_IDS,
    CUBES,
    DELIVERIES,
    INVESTMENT_IDS,
    INVESTMENT_ROW,
    N_CONTRACTS,
    N_INVESTMENTS,
    N_MARKET_PROFESSIONS,
    PROFESSION_IDS,
)

MARKET_PROFESSION_IDS = PROFESSION_IDS[:N_MARKET_PROFESSIONS]

# Funding: a row for each card and row of the board that takes it. Fulfilling: one for each contract and chosen accessory.
FUNDINGS = tuple(
    (card, row) for card in range(N_INVESTMENTS) for row in range(len(WOOD)) if INVESTMENT_ROW[card] in (row, ANY_ROW)
)
FULFILMENTS = tuple(
    (card, accessory)
    for card in range(N_CONTRACTS)
    for accessory in (range(ANY_ACCESSORY) if CONTRACT_ACCESSORY[card] == ANY_ACCESSORY else (CONTRACT_ACCESSORY[card],))
)


def funding_words(card: int, row: int) -> str:
    return f"fund {INVESTMENT_IDS[card]}" + (f" {WOOD[row]}" if INVESTMENT_ROW[card] == ANY_ROW else "")


def fulfilment_words(card: int, accessory: int) -> str:
    return f"fulfil {CONTRACT_IDS[card]}" + (f" {ACCESSORIES[accessory]}" if CONTRACT_ACCESSORY[card] == ANY_ACCESSORY else "")


_table = MoveTable()
UNLOCK = _table.add(f"unlock {disc.id}" for disc in BOARD)
REDRAW = _table.add(f"redraw {deck}" for deck in ("red", "blue"))
GLASS = _table.add(f"glass {place}" for place in PLACES)
GOODS = _table.add((f"goods {place} {wood}", (i, j)) for i, place in enumerate(PLACES) for j, wood in enumerate(WOOD))
ALSO = _table.add(f"also {colour}" for colour in WOOD)
ENOUGH = _table.add(["enough"])
ROW = _table.add(["row"])
INSTEAD_AT = _table.add(f"instead {place}" for place in PLACES)
CREATE = _table.add(
    (f"create {profession} {level}", (card, i))
    for card, profession in enumerate(MARKET_PROFESSION_IDS)
    for i, level in enumerate(LEVELS)
)
REINFORCE = _table.add(f"reinforce {card}" for card in MARKET_PROFESSION_IDS)
ACCEPT = _table.add(f"accept {card}" for card in CONTRACT_IDS)
FUND = _table.add((funding_words(card, row), (card, row)) for card, row in FUNDINGS)
SKIM = _table.add(f"skim {market}" for market in ("contracts", "investments"))
USE = _table.add(" ".join(("use", PROFESSION_IDS[b.card], *b.words)) for b in BENEFITS)
COLUMN = _table.add(f"column {column + 1}" for column in range(COLUMNS_MOST))
SUPPLY = _table.add(f"supply {d.words}" for d in DELIVERIES)
FULFIL = _table.add((fulfilment_words(card, accessory), (card, accessory)) for card, accessory in FULFILMENTS)
SUBSTITUTE = _table.add((f"substitute {CUBES[two]} {CUBES[one]}", (two, one)) for two, one in permutations(range(len(CUBES)), 2))
PAY = _table.add(["pay"])
REMOVE = _table.add(f"remove {colour}" for colour in WOOD)
DONE = _table.add(["done"])
MOVES, KIND, A, B, C = _table.close()
N_MOVES = len(MOVES)

# The moves that fund an investment, or fulfil a contract.
FIRST_FUNDING = tuple(next(move for move in range(FUND, SKIM) if A[move] == card) for card in range(N_INVESTMENTS))
END_FUNDING = (*FIRST_FUNDING[1:], SKIM)
FIRST_FULFILMENT = tuple(next(move for move in range(FULFIL, SUBSTITUTE) if A[move] == card) for card in range(N_CONTRACTS))
END_FULFILMENT = (*FIRST_FULFILMENT[1:], SUBSTITUTE)
