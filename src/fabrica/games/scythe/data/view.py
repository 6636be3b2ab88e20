"""What a seat may see: made from a list of what lies open, and what is its own."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import size
from fabrica.engine.versions import NOTE
from fabrica.games.scythe.data.imagine import imagine
from fabrica.games.scythe.data.position import position
from fabrica.games.scythe.rules.draws import ALL_ENCOUNTERS, total
from fabrica.games.scythe.rules.ending import rivals_score, score
from fabrica.games.scythe.rules.legal import active
from fabrica.games.scythe.rules.state import COMMITTING, VISITING_FACTORY, cards, is_solo

OPEN = (
    *("game", NOTE, "phase", "step", "round", "turn", "sent_home", "toka", "tile", "tokens", "encounters_used", "discards"),
    *("resources", "options"),
)
OPEN_OF_SEAT = (
    *("faction", "mat", "coins", "power", "popularity", "revealed", "token", "factory_card", "upgrades", "abilities", "recruits"),
    *("structures", "character", "mechs", "workers", "stars", "flags", "traps"),
)
OWN_OF_SEAT = ("hand", "objectives", "discarded")
OPEN_OF_AUTOMA = (
    *("level", "faction", "coins", "power", "character", "mechs", "workers", "tracker", "stars", "card", "deck", "factory_taken"),
)


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """As a seat sees the table; None: a spectator."""
    whole = position(s)
    return {
        **{name: whole[name] for name in OPEN if name in whole},
        "factory": whole["factory"] if sees_factory(s, viewer) else None,
        "factory_cards": size(s.factory),
        "pending": seen_pending(s, whole["pending"], viewer),
        "automa": seen_automa(s, whole["automa"]),
        "seats": [seen_seat(s, seat, data, viewer) for seat, data in enumerate(whole["seats"])],
        "viewer": viewer,
        "active": [seat for seat in range(s.players) if active(s) >> seat & 1],
        "decks": {"combat": total(s.deck), "encounters": size(ALL_ENCOUNTERS & ~s.encounters_used)},
        "scores": [score(s, seat) for seat in range(s.players)],
        "rival": rivals_score(s) if is_solo(s) else None,
    }


def sees_factory(s: Any, viewer: int | None) -> bool:
    """Who has taken a Factory card has looked at the others, and so has who is choosing."""
    if viewer is None:
        return False
    return s.seats[viewer].factory_card > 0 or (s.step == VISITING_FACTORY and s.turn == viewer)


def seen_seat(s: Any, seat: int, data: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    return {
        **{name: data[name] for name in OPEN_OF_SEAT},
        **{name: data[name] if seat == viewer else None for name in OWN_OF_SEAT},
        "cards": cards(s.seats[seat]),
        "objective_cards": size(s.seats[seat].objectives),
    }


def seen_automa(s: Any, data: dict[str, Any] | None) -> dict[str, Any] | None:
    """Nobody sees its hand."""
    if data is None:
        return None
    return {**{name: data[name] for name in OPEN_OF_AUTOMA}, "hand": None, "cards": cards(s.seats[1])}


def seen_pending(s: Any, pending: dict[str, Any] | None, viewer: int | None) -> dict[str, Any] | None:
    """Of another's choice in a combat only whether it is made."""
    if pending is None or s.step != COMMITTING:
        return pending
    combat = pending["combat"]
    return {**pending, "combat": {**combat, "commits": [seen_commitment(entry, viewer) for entry in combat["commits"]]}}


def seen_commitment(entry: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    return entry if entry["seat"] == viewer else {"seat": entry["seat"], "dial": None, "cards": None, "done": entry["done"]}


def resample(s: Any, viewer: int | None, key: tuple[int, ...]) -> Any:
    """A state that looks the same to the viewer, made from what the viewer sees alone."""
    return imagine(view(s, viewer), key)
