"""Taking a move back: as if a seat had not made its last move, and the others had made theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fabrica.engine.contract import nothing_is_secret
from fabrica.engine.entry import Entry, in_secret
from fabrica.engine.trace import TRACE

if TYPE_CHECKING:
    from fabrica.engine.match import Match


def without_last(match: Match, seat: int) -> tuple[list[Entry], Any] | None:
    """The log and the state without a seat's last move; None where it stands."""
    found = _before_last(match, seat)
    if found is None:
        return None
    at, state = found
    made_again = replay(match, state, match.log[at + 1 :])
    return None if made_again is None else (match.log[:at] + made_again, state)


def can_be_undone(match: Match, seat: int) -> bool:
    """Is there anything that `without_last` would find? Nothing is kept of what was made again."""
    found = _before_last(match, seat)
    return found is not None and all(_happens_again(match, found[1], entry) for entry in match.log[found[0] + 1 :])


def _before_last(match: Match, seat: int) -> tuple[int, Any] | None:
    """The place of a seat's last move in the log, and the state before it; None where it stands whatever the others did.

    It stands if it revealed something; if chance was asked since, unless it changed nothing but the seat itself; and if others
    have moved on to another phase.
    """
    at = next((i for i in reversed(range(len(match.log))) if match.log[i].seat == seat), None)
    if at is None or match.log[at].revealed or is_bound(match, match.log[at]):
        return None
    later = match.log[at + 1 :]
    if any(entry.revealed for entry in later) and not match.log[at].private:
        return None
    state = match.game.layout.unpack(match.log[at].before)
    if later and (match.game.phase(state), match._rules.round(state)) != (match.phase, match.round):
        return None
    return at, state


def is_bound(match: Match, entry: Entry) -> bool:
    """While others choose in secret, only what was chosen in secret is taken back: all else would tell what they have chosen.

    Who takes part is open, so this says nothing of how far they are.
    """
    if entry.secret or match.game.rules.secret is nothing_is_secret:
        return False
    return bool(choosing_in_secret(match) - {entry.seat})


def choosing_in_secret(match: Match) -> set[int]:
    """The seats that choose in secret now, or have chosen."""
    state, secret = match._state, match._rules.secret
    choosing = {seat for seat in match.active if any(secret(state, seat, move) for move in match._legal(seat)[:1])}
    return choosing | {entry.seat for entry in in_secret(match.log)}


def replay(match: Match, state: Any, entries: list[Entry]) -> list[Entry] | None:
    """Make others' moves again on a state; None unless each happens just as it did."""
    made, before = [], match.game.layout.pack(state)
    for entry in entries:
        if not _happens_again(match, state, entry):
            return None
        after = match.game.layout.pack(state)
        private = match._outside(entry.seat, before) == match._outside(entry.seat, after)
        made.append(replace(entry, before=before, private=private))
        before = after
    return made


def _happens_again(match: Match, state: Any, entry: Entry) -> bool:
    """Make a move again: can it be made, and does the same come of it?"""
    out = [0] * match.game.most_moves
    if entry.move not in out[: match._rules.legal(state, entry.seat, out)]:
        return False
    match._rules.play(state, entry.seat, entry.move)
    return bool(TRACE.take() == entry.events)
