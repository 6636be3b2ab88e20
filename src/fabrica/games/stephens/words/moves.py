"""The moves in words for people, by their kind and their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fabrica.games.stephens.components import (
    ACCESSORIES,
    BOARD,
    CUBES_FOR_FURNACE,
    FURNACE_GLASS,
    LEVELS,
    PLACES,
    SIDES,
    SUBSTITUTE,
    WOOD,
)
from fabrica.games.stephens.data.position import MARKETS
from fabrica.games.stephens.rules.moves import (
    ACCEPT,
    ALSO,
    COLUMN,
    CREATE,
    DONE,
    ENOUGH,
    FULFIL,
    FUND,
    GLASS,
    GOODS,
    INSTEAD_AT,
    KIND,
    MOVES,
    PAY,
    REDRAW,
    REINFORCE,
    REMOVE,
    ROW,
    SKIM,
    SUPPLY,
    UNLOCK,
    USE,
    A,
    B,
)
from fabrica.games.stephens.rules.moves import SUBSTITUTE as SUBSTITUTE_CUBES
from fabrica.games.stephens.rules.tables import (
    ANY_ACCESSORY,
    ANY_ROW,
    BENEFITS,
    CONTRACT_ACCESSORY,
    CONTRACT_IDS,
    CUBES,
    DELIVERIES,
    INVESTMENT_IDS,
    INVESTMENT_ROW,
    PROFESSION_IDS,
    SIDE,
)
from fabrica.games.stephens.words.names import ABILITY_NUMBERS, named, some, somewhat, voice
from fabrica.i18n.wording import Args, Groups, Labels, Meaning, Moves

DECKS = ("red", "blue")


def nothing(_: int) -> Args:
    return {}


def colour(move: int) -> Args:
    return {"colour": WOOD[A[move]]}


def glass(move: int) -> Args:
    return {"place": PLACES[A[move]], "colour": FURNACE_GLASS[A[move]]}


def goods(move: int) -> Args:
    return {"place": PLACES[A[move]], "colour": WOOD[B[move]]}


def created(move: int) -> Args:
    return {"card": PROFESSION_IDS[A[move]], "side": SIDES[SIDE[A[move]]], "level": LEVELS[B[move]]}


def funded(move: int) -> Args:
    """A card without cubes goes to a row that the player names."""
    named_row = {"row": WOOD[B[move]]} if INVESTMENT_ROW[A[move]] == ANY_ROW else {}
    return {"card": INVESTMENT_IDS[A[move]], **named_row}


def fulfilled(move: int) -> Args:
    """Where any accessory will do, the player names it."""
    chosen = {"accessory": ACCESSORIES[B[move]]} if CONTRACT_ACCESSORY[A[move]] == ANY_ACCESSORY else {}
    return {"card": CONTRACT_IDS[A[move]], **chosen}


# What is used and what is supplied is told by what is paid and gained in it.
GROUPS: Groups = {
    UNLOCK: ("unlock", lambda move: {"disc": BOARD[A[move]].id}),
    REDRAW: ("redraw", lambda move: {"deck": DECKS[A[move]]}),
    GLASS: ("glass", glass),
    GOODS: ("goods", goods),
    ALSO: ("also", colour),
    ENOUGH: ("enough", nothing),
    ROW: ("row", nothing),
    INSTEAD_AT: ("instead", lambda move: {"place": PLACES[A[move]]}),
    CREATE: ("create", created),
    REINFORCE: ("reinforce", lambda move: {"card": PROFESSION_IDS[A[move]]}),
    ACCEPT: ("accept", lambda move: {"card": CONTRACT_IDS[A[move]]}),
    FUND: ("fund", funded),
    SKIM: ("skim", lambda move: {"market": MARKETS[A[move]]}),
    USE: ("use", lambda move: {"card": PROFESSION_IDS[BENEFITS[A[move]].card], "benefit": A[move]}),
    COLUMN: ("column", lambda move: {"column": A[move] + 1}),
    SUPPLY: ("supply", lambda move: {"place": PLACES[DELIVERIES[A[move]].place], "delivery": A[move]}),
    FULFIL: ("fulfil", fulfilled),
    SUBSTITUTE_CUBES: ("substitute", lambda move: {"two": CUBES[A[move]], "one": CUBES[B[move]]}),
    PAY: ("pay", nothing),
    REMOVE: ("remove", colour),
    DONE: ("done", nothing),
}
UNDERSTOOD = Moves(MOVES, KIND, GROUPS)
VERBS = UNDERSTOOD.verbs


@cache
def meaning(words: str) -> Meaning:
    """The kind of a move and its arguments, cards, discs, places and colours by their ids."""
    kind, args = UNDERSTOOD.meaning(words)
    if kind == "use":
        return kind + ("-trade" if BENEFITS[int(args["benefit"])].pay else ""), args
    if kind == "supply":
        reward = DELIVERIES[int(args["delivery"])].reward
        return kind + (f"-{reward}" if reward else ""), args
    return kind + ("-row" if "row" in args else "-with" if "accessory" in args else ""), args


def spoken(words: str, names: Sequence[str], language: str) -> tuple[str, dict[str, str | int]]:
    """The kind of a move and its arguments, in a language's words."""
    kind, args = meaning(words)
    said = named(args, language)
    if "benefit" in args:
        benefit = BENEFITS[int(args["benefit"])]
        said |= {"pay": somewhat(benefit.pay, language), "gain": somewhat(benefit.gain, language)}
    if "delivery" in args:
        delivery = DELIVERIES[int(args["delivery"])]
        cubes = dict(zip(WOOD, delivery.cubes, strict=True))
        said |= {"cubes": somewhat(cubes, language), "gain": somewhat(delivery.gain, language)}
    if "two" in args:
        said |= {"two": some(SUBSTITUTE, str(args["two"]), language), "one": some(1, str(args["one"]), language)}
    return kind, said


LABELS = Labels(voice, spoken)
move_label, move_done, you_did = LABELS.label, LABELS.done, LABELS.yours


def move_help(verb: str, language: str) -> str:
    """What the moves that begin with this word do."""
    return voice(language)(f"help-{verb}", two=ABILITY_NUMBERS["two"], furnace=CUBES_FOR_FURNACE)
