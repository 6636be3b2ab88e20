"""The moves in words for people, by their kind and their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fabrica.games.fantastic_factories.components import GENERATE_MOST, SWEEP_COST
from fabrica.games.fantastic_factories.rules.moves import (
    ACTIVATE,
    BLUEPRINT_IDS,
    BUILD,
    CONTRACTOR_IDS,
    DISCARD_CARD,
    DROP_CARD,
    DROP_ENERGY,
    DROP_METAL,
    FINISH,
    GAIN_REFUND,
    GENERATE_WITH,
    GIVE_TO,
    HIRE,
    KIND,
    MINE_WITH,
    MOVES,
    PAID,
    PASS,
    REPLICATE,
    REROLL_DIE,
    RESEARCH_WITH,
    ROLL,
    SET,
    SPECIALIST,
    SWEEP,
    SWEPT,
    TAKE,
    A,
    B,
)
from fabrica.games.fantastic_factories.rules.tables import ROWS
from fabrica.games.fantastic_factories.words.cards import gain
from fabrica.games.fantastic_factories.words.names import named, seat_name, voice
from fabrica.i18n.wording import Args, Groups, Labels, Meaning, Moves, Teller


def nothing(_: int) -> Args:
    return {}


def face(move: int) -> Args:
    return {"face": A[move]}


def card(move: int) -> Args:
    return {"card": BLUEPRINT_IDS[A[move]]}


def one(_: int) -> Args:
    return {"n": 1}


def swept(move: int) -> Args:
    return {"row": SWEPT[A[move]], "pay": PAID[B[move]], "n": SWEEP_COST}


def hired(move: int) -> Args:
    return {"contractor": CONTRACTOR_IDS[A[move]], "card": BLUEPRINT_IDS[B[move]]}


def built(move: int) -> Args:
    return {"card": BLUEPRINT_IDS[A[move]], "other": BLUEPRINT_IDS[B[move]]}


def used(move: int) -> Args:
    """A card, the dice on it or the X that is chosen, and what is gained where the card leaves a choice: as unit and number."""
    card, row = ROWS[A[move]]
    unit = row.choice.partition(" ")[0]
    chosen: Args = {"unit": unit, "n": row.gain[unit]} if unit in row.gain else {}
    x = {"x": row.x} if row.x and not row.faces else {}
    return {"card": BLUEPRINT_IDS[card], "dice": len(row.faces), "faces": ", ".join(map(str, row.faces)), **x, **chosen}


GROUPS: Groups = {
    SWEEP: ("sweep", swept),
    TAKE: ("take", card),
    HIRE: ("hire", hired),
    GIVE_TO: ("give", lambda move: {"to": A[move]}),
    PASS: ("pass", nothing),
    SET: ("set", face),
    ROLL: ("roll", nothing),
    RESEARCH_WITH: ("research", face),
    GENERATE_WITH: ("generate", face),
    MINE_WITH: ("mine", face),
    BUILD: ("build", built),
    ACTIVATE: ("activate", used),
    REPLICATE: ("replicate", used),
    SPECIALIST: ("specialist", face),
    DISCARD_CARD: ("discard", card),
    GAIN_REFUND: ("gain", lambda move: {"metal": A[move], "energy": B[move]}),
    REROLL_DIE: ("reroll", face),
    FINISH: ("finish", nothing),
    DROP_METAL: ("drop-metal", one),
    DROP_ENERGY: ("drop-energy", one),
    DROP_CARD: ("drop-card", card),
}
UNDERSTOOD = Moves(MOVES, KIND, GROUPS)
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
