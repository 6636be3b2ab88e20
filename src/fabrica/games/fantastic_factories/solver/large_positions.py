"""Positions as large as they come: for measuring the solver, and for its tests."""

from __future__ import annotations

import random

from fabrica.engine.bit_sets import has
from fabrica.engine.contract import Position
from fabrica.engine.match import Match
from fabrica.games.fantastic_factories.ai.reach import DRAWS, ROLLS_DICE
from fabrica.games.fantastic_factories.data.position import GAME_ID
from fabrica.games.fantastic_factories.rules.tables import REPLICATOR, REROLLS
from fabrica.solver.sampled_positions import sampled

DICE, BUILDINGS, CARDS = 8, 10, 10
ASKING = DRAWS | ROLLS_DICE | REROLLS | 1 << REPLICATOR  # cards that ask chance, or may be one that does


def grown(position: Position, luck: random.Random, sealed: bool = False) -> Position:
    """The same position with so many dice, buildings and cards: as large as they come. Sealed: chance has no say in it."""
    if sealed:
        position = {**position, "discards": {}}  # so that there are cards enough
    state = Match.from_position(position, seed="grown")
    deck = state._state.blueprint_deck
    ids = [words.removeprefix("take ") for words in state.game.moves if words.startswith("take ")]
    fit = [card for kind, card in enumerate(ids) if not sealed or not has(ASKING, kind)]
    left = [card for kind, card in enumerate(ids) if card in fit for _ in range(deck.count[kind])]
    luck.shuffle(left)
    me = position["seats"][0]
    compound = [card for card in me["compound"] if card in fit]
    for card in list(left):
        if len(compound) < BUILDINGS and card not in compound:
            compound.append(card)
            left.remove(card)
    hand = [card for card in me["hand"] if card in fit]
    hand += left[: max(0, CARDS - len(hand))]
    dice = [*me["dice"], *(luck.randint(1, 6) for _ in range(DICE - len(me["dice"])))]
    grown = {**me, "compound": compound, "hand": hand, "dice": dice}
    if sealed:
        grown["headquarters"] = {**me["headquarters"], "research": [1, 2, 3]}
    return {**position, "seats": [grown, *position["seats"][1:]]}


def large(number: int, seed: str = "large", sealed: bool = False) -> list[Position]:
    """Positions of eight dice, ten buildings and ten cards."""
    luck = random.Random(seed)  # noqa: S311 repeatable luck, no secret
    return [grown(position, luck, sealed) for position in sampled(GAME_ID, number, seed=seed)]
