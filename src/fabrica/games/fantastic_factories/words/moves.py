"""The moves in words for people, parsed by their place in the table of moves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fabrica.games.fantastic_factories.components import GENERATE_MOST, REFUND_MOST, SWEEP_COST
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BLUEPRINT_IDS,
    BUILD,
    BUILT_BY,
    CONTRACTOR_IDS,
    DISCARD_CARD,
    DISCARDED_BY,
    DROP_CARD,
    DROP_ENERGY,
    DROP_METAL,
    FINISH,
    GAIN_REFUND,
    GENERATE_WITH,
    GIVE_TO,
    HIRE,
    MINE_WITH,
    MOVES,
    PASS,
    REPLICATE,
    REROLL_DIE,
    RESEARCH_WITH,
    ROLL,
    SET,
    SPECIALIST,
    SWEEP,
    TAKE,
)
from fabrica.games.fantastic_factories.rules.tables import N_BLUEPRINTS, ROWS
from fabrica.games.fantastic_factories.words.cards import gain
from fabrica.games.fantastic_factories.words.names import named, seat_name, voice
from fabrica.i18n.wording import Args, Group, Labels, Meaning, Moves, Teller


def nothing(_: int) -> Args:
    return {}


def face(i: int) -> Args:
    return {"face": i + 1}


def card(i: int) -> Args:
    return {"card": BLUEPRINT_IDS[i]}


def one(_: int) -> Args:
    return {"n": 1}


def swept(i: int) -> Args:
    return {"row": ("blueprints", "contractors")[i // 2], "pay": ("metal", "energy")[i % 2], "n": SWEEP_COST}


def hired(i: int) -> Args:
    return {"contractor": CONTRACTOR_IDS[i // N_BLUEPRINTS], "card": BLUEPRINT_IDS[i % N_BLUEPRINTS]}


def built(i: int) -> Args:
    return {"card": BLUEPRINT_IDS[BUILT_BY[i]], "other": BLUEPRINT_IDS[DISCARDED_BY[i]]}


def used(i: int) -> Args:
    """A card, the dice on it or the X that is chosen, and what is gained where the card leaves a choice: as unit and number."""
    card, row = ROWS[i]
    unit = row.choice.partition(" ")[0]
    chosen: Args = {"unit": unit, "n": row.gain[unit]} if unit in row.gain else {}
    x = {"x": row.x} if row.x and not row.faces else {}
    return {"card": BLUEPRINT_IDS[card], "dice": len(row.faces), "faces": ", ".join(map(str, row.faces)), **x, **chosen}


# The groups of the table: where each begins, its kind, and the arguments of its moves.
GROUPS: tuple[Group, ...] = (
    (SWEEP, "sweep", swept),
    (TAKE, "take", card),
    (HIRE, "hire", hired),
    (GIVE_TO, "give", lambda i: {"to": i}),
    (PASS, "pass", nothing),
    (SET, "set", face),
    (ROLL, "roll", nothing),
    (RESEARCH_WITH, "research", face),
    (GENERATE_WITH, "generate", face),
    (MINE_WITH, "mine", lambda i: face(i + GENERATE_MOST)),
    (BUILD, "build", built),
    (ACTIVATE, "activate", used),
    (REPLICATE, "replicate", used),
    (SPECIALIST, "specialist", face),
    (DISCARD_CARD, "discard", card),
    (GAIN_REFUND, "gain", lambda i: {"metal": i, "energy": REFUND_MOST - i}),
    (REROLL_DIE, "reroll", face),
    (FINISH, "finish", nothing),
    (DROP_METAL, "drop-metal", one),
    (DROP_ENERGY, "drop-energy", one),
    (DROP_CARD, "drop-card", card),
)
UNDERSTOOD = Moves(MOVES, GROUPS)
VERBS = UNDERSTOOD.verbs


@cache
def meaning(words: str) -> Meaning:
    """The kind of a move and its arguments, the cards by their ids."""
    kind, args = UNDERSTOOD.meaning(words)
    return kind + ("-gain" if "unit" in args else "-x" if "x" in args else ""), args


def spoken(words: str, names: Sequence[str], language: str) -> tuple[str, dict[str, str | int]]:
    """The kind of a move and its arguments, in a language's words."""
    kind, args = meaning(words)
    said = named(args, language)
    if "unit" in args:
        said["gain"] = gain(str(args["unit"]), int(args["n"]), Teller(voice(language)))
    if "to" in args:
        said["to"] = seat_name(int(args["to"]), names, language)
    return kind, said


LABELS = Labels(voice, spoken)
move_label, move_done, you_did = LABELS.label, LABELS.done, LABELS.yours


def move_help(verb: str, language: str) -> str:
    """What the moves that begin with this word do."""
    return voice(language)(f"help-{verb}", sweep=SWEEP_COST, low=GENERATE_MOST)
