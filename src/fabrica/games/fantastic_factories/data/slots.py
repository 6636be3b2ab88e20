"""What the worker slots of a card ask for, in a word and its numbers: for sentences about cards and for refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabrica.engine.exchange import FACES, Workers, choose_x, consecutive, matching, no_worker
from fabrica.games.fantastic_factories.components import Blueprint

Asked = tuple[str, Mapping[str, str | int]]


def asked_of(card: Blueprint) -> Asked:
    """All that a card takes, whichever way it is used."""
    return asked(Workers(tuple(dict.fromkeys(placement for recipe in card.recipes for placement in recipe.workers.placements))))


def asked(slots: Workers) -> Asked:
    first = slots.placements[0][0]
    if slots == no_worker():
        return "none", {}
    if slots == choose_x():
        return "x", {"low": min(FACES), "high": max(FACES)}
    if len(first) == 1:
        return one_die([faces[0] for faces, _ in slots.placements])
    if slots == matching(len(first)):
        return "equal", {"n": len(first)}
    if slots == consecutive(len(first)):
        return "row", {"n": len(first), "faces": " ".join(map(str, first))}
    return "total", {"n": len(first), "low": min(x for _, x in slots.placements)}


def one_die(faces: Sequence[int]) -> Asked:
    """One of these faces: neighbours as a span, as in 2-6."""
    low, high = min(faces), max(faces)
    if len(faces) == len(FACES):
        return "any", {}
    together = len(faces) > 1 and len(faces) == high - low + 1
    return "face", {"faces": f"{low}-{high}" if together else ", ".join(map(str, faces))}
