"""The moves in words for people, by their kind and their arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from fabrica.games.scythe.components import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CUBES,
    DIAL_MOST,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    TRAPS,
)
from fabrica.games.scythe.rules import moves as m
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.words.names import voice
from fabrica.games.scythe.words.phrases import in_words
from fabrica.i18n.wording import Args, Groups, Labels, Meaning, Moves


def nothing(_: int) -> Args:
    return {}


def number(move: int) -> Args:
    return {"n": m.A[move]}


def one(key: str, ids: Sequence[str]) -> Callable[[int], Args]:
    """A move with one argument, an id."""
    return lambda move: {key: ids[m.A[move]]}


def two(key: str, ids: Sequence[str], other: str, others: Sequence[str]) -> Callable[[int], Args]:
    return lambda move: {key: ids[m.A[move]], other: others[m.B[move]]}


GROUPS: Groups = {
    m.FACTION: ("faction", one("faction", FACTION_IDS)),
    m.MAT: ("mat", one("mat", MAT_IDS)),
    m.SECTION: ("section", one("section", SECTIONS)),
    m.OBJECTIVE: ("objective", lambda move: {"objective": m.A[move]}),
    m.TOP: ("top", one("way", m.TOPS)),
    m.CHARACTER: ("character", nothing),
    m.MECH: ("mech", one("from", PLACE_IDS)),
    m.WORKER: ("worker", one("from", PLACE_IDS)),
    m.LEAVE: ("leave", one("load", m.LOADS)),
    m.TAKE: ("take", one("load", m.LOADS)),
    m.TO: ("to", one("to", PLACE_IDS)),
    m.FIGHT: ("fight", one("on", PLACE_IDS)),
    m.USE: ("use", one("ability", m.N_CHOOSABLE)),
    m.DIAL: ("dial", number),
    m.CARD: ("card", number),
    m.OPTION: ("option", number),
    m.FACTORY: ("factory", lambda move: {"factory": m.A[move]}),
    m.FLAG: ("flag", nothing),
    m.TRAP: ("trap", one("trap", TRAPS)),
    m.ARM: ("arm", one("on", PLACE_IDS)),
    m.AT: ("at", one("place", PLACE_IDS)),
    m.MAKE: ("make", number),
    m.PUT: ("put", two("token", RESOURCES, "on", PLACE_IDS)),
    m.BOTTOM: ("bottom", nothing),
    m.PAY: ("pay", one("from", PLACE_IDS)),
    m.UPGRADE: ("upgrade", two("cube", CUBES, "bottom", BOTTOMS)),
    m.DEPLOY: ("deploy", one("ability", ABILITIES)),
    m.BUILD: ("build", one("structure", STRUCTURES)),
    m.ENLIST: ("enlist", two("bottom", BOTTOMS, "bonus", BONUSES)),
    m.DONE: ("done", nothing),
}
UNDERSTOOD = Moves(m.MOVES, m.KIND, GROUPS)
VERBS = UNDERSTOOD.verbs


@cache
def meaning(words: str) -> Meaning:
    """The kind of a move and its arguments, as ids and numbers."""
    return UNDERSTOOD.meaning(words)


def spoken(words: str, names: Sequence[str], language: str) -> tuple[str, dict[str, str | int]]:
    """The kind of a move and its arguments, in a language's words."""
    kind, args = meaning(words)
    return kind, in_words(args, language)


LABELS = Labels(voice, spoken)
move_label, move_done, you_did = LABELS.label, LABELS.done, LABELS.yours


def move_help(verb: str, language: str) -> str:
    """What the moves that begin with this word do."""
    return voice(language)(f"help-{verb}", most=DIAL_MOST)
