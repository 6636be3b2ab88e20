"""The moves in words for people, parsed by their place in the table of moves."""

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
    FULFILMENTS,
    FUND,
    FUNDINGS,
    GLASS,
    GOODS,
    INSTEAD_AT,
    MOVES,
    PAY,
    REDRAW,
    REINFORCE,
    REMOVE,
    ROW,
    SKIM,
    SUBSTITUTIONS,
    SUPPLY,
    UNLOCK,
    USE,
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
from fabrica.i18n.wording import Args, Group, Labels, Meaning, Moves

DECKS = ("red", "blue")


def nothing(_: int) -> Args:
    return {}


def colour(i: int) -> Args:
    return {"colour": WOOD[i]}


def glass(i: int) -> Args:
    return {"place": PLACES[i], "colour": FURNACE_GLASS[i]}


def goods(i: int) -> Args:
    return {"place": PLACES[i // len(WOOD)], "colour": WOOD[i % len(WOOD)]}


def created(i: int) -> Args:
    card, level = divmod(i, len(LEVELS))
    return {"card": PROFESSION_IDS[card], "side": SIDES[SIDE[card]], "level": LEVELS[level]}


def funded(i: int) -> Args:
    """A card without cubes goes to a row that the player names."""
    card, row = FUNDINGS[i]
    named_row = {"row": WOOD[row]} if INVESTMENT_ROW[card] == ANY_ROW else {}
    return {"card": INVESTMENT_IDS[card], **named_row}


def fulfilled(i: int) -> Args:
    """Where any accessory will do, the player names it."""
    card, accessory = FULFILMENTS[i]
    chosen = {"accessory": ACCESSORIES[accessory]} if CONTRACT_ACCESSORY[card] == ANY_ACCESSORY else {}
    return {"card": CONTRACT_IDS[card], **chosen}


def substituted(i: int) -> Args:
    two, one = SUBSTITUTIONS[i]
    return {"two": CUBES[two], "one": CUBES[one]}


# The groups of the table: where each begins, its kind, and the arguments of its moves. The rows of USE and SUPPLY are told by
# what is paid and gained in them.
GROUPS: tuple[Group, ...] = (
    (UNLOCK, "unlock", lambda i: {"disc": BOARD[i].id}),
    (REDRAW, "redraw", lambda i: {"deck": DECKS[i]}),
    (GLASS, "glass", glass),
    (GOODS, "goods", goods),
    (ALSO, "also", colour),
    (ENOUGH, "enough", nothing),
    (ROW, "row", nothing),
    (INSTEAD_AT, "instead", lambda i: {"place": PLACES[i]}),
    (CREATE, "create", created),
    (REINFORCE, "reinforce", lambda i: {"card": PROFESSION_IDS[i]}),
    (ACCEPT, "accept", lambda i: {"card": CONTRACT_IDS[i]}),
    (FUND, "fund", funded),
    (SKIM, "skim", lambda i: {"market": MARKETS[i]}),
    (USE, "use", lambda i: {"card": PROFESSION_IDS[BENEFITS[i].card], "benefit": i}),
    (COLUMN, "column", lambda i: {"column": i + 1}),
    (SUPPLY, "supply", lambda i: {"place": PLACES[DELIVERIES[i].place], "delivery": i}),
    (FULFIL, "fulfil", fulfilled),
    (SUBSTITUTE_CUBES, "substitute", substituted),
    (PAY, "pay", nothing),
    (REMOVE, "remove", colour),
    (DONE, "done", nothing),
)
UNDERSTOOD = Moves(MOVES, GROUPS)
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
