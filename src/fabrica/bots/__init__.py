"""Players that choose for themselves."""

from __future__ import annotations

import secrets

from fabrica.match import Match


def chooses_at_random(match: Match, seat: int) -> str:
    """Any legal move, each equally likely."""
    return secrets.choice(match.moves(seat))
