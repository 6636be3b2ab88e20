"""The Automa's cards and star tracks as tables: a row for each card and scheme."""

from __future__ import annotations

from fabrica.games.scythe.rules.tables import BUILD, DEPLOY, ENLIST, FACTION_IDS, UPGRADE
from fabrica.games.scythe.solo_components import CARDS, LEVELS, SKIPPING, Scheme

MOVE_KINDS = ("worker", "mech", "character", "encounter", "attack", "attack_workers")
TRY_WORKER, TRY_MECH, TRY_CHARACTER, TRY_ENCOUNTER, TRY_ATTACK, TRY_ATTACK_WORKERS = range(len(MOVE_KINDS))
GAIN_KINDS = ("coin", "power", "card", "worker", "unit")
GAIN_COIN, GAIN_POWER, GAIN_CARD, GAIN_WORKER, GAIN_UNIT = range(len(GAIN_KINDS))
BONUS_OF = {"": -1, "power": UPGRADE, "coin": DEPLOY, "popularity": BUILD, "card": ENLIST}  # the recruit that brings it
ANY_FACTION = -1

Entry = tuple[str, int, int]


def entries(text: str) -> list[Entry]:
    """The kind, the number and the faction of each entry."""
    return [entry(part.split()) for part in text.split(", ")]


def entry(words: list[str]) -> Entry:
    number = next((int(word) for word in words if word.isdigit()), 1)
    faction = next((FACTION_IDS.index(word) for word in words[1:] if word in FACTION_IDS), ANY_FACTION)
    return words[0], number, faction


def padded(rows: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """All rows as long as the longest."""
    length = max(map(len, rows))
    return tuple((*row, *([0] * (length - len(row)))) for row in rows)


_NO_CARD = Scheme("worker", "coin")
_SCHEMES = [_NO_CARD, _NO_CARD, *(scheme for card in CARDS for scheme in (card.first, card.second))]
_MOVES = [entries(scheme.moves) for scheme in _SCHEMES]
_GAINS = [entries(scheme.gains) for scheme in _SCHEMES]

N_MOVES = tuple(len(row) for row in _MOVES)
MOVE_KIND = padded([[MOVE_KINDS.index(kind) for kind, _, _ in row] for row in _MOVES])
MOVE_LEAST = padded([[number for _, number, _ in row] for row in _MOVES])  # power for an attack
MOVE_FACTION = padded([[faction for _, _, faction in row] for row in _MOVES])
N_GAINS = tuple(len(row) for row in _GAINS)
GAIN_KIND = padded([[GAIN_KINDS.index(kind) for kind, _, _ in row] for row in _GAINS])
GAIN_NUMBER = padded([[number for _, number, _ in row] for row in _GAINS])
GAIN_FACTION = padded([[faction for _, _, faction in row] for row in _GAINS])
BONUS_RECRUIT = tuple(BONUS_OF[scheme.bonus] for scheme in _SCHEMES)

ADVANCES = (0, *(int(card.star) for card in CARDS))  # by number
SKIPPED = (0, *(int(card.skipped) for card in CARDS))
LEVEL_IDS = tuple(level.id for level in LEVELS)
SKIPS = tuple(int(level.id == SKIPPING) for level in LEVELS)
RIVER_POINT = tuple(level.river for level in LEVELS)
SCHEME_2 = tuple(level.scheme2 for level in LEVELS)
STARS_AT = tuple(sum(1 << at for at in level.stars_at) for level in LEVELS)  # positions of the track, as bits
TRACK_END = tuple(max(level.stars_at) for level in LEVELS)
