"""Where the Automa's character ends its move, a token is removed, and once a Factory card leaves the game."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.scythe.rules.draws import draw_automa_factory
from fabrica.games.scythe.rules.map_tables import THE_FACTORY
from fabrica.games.scythe.rules.news import TOLD_AUTOMA_FACTORY, TOLD_AUTOMA_TOKEN
from fabrica.games.scythe.rules.state import AUTOMA


def character_stops(s: Any) -> None:
    place = s.seats[AUTOMA].character
    if has(s.tokens, place):
        s.tokens &= ~(1 << place)
        tell(s, TOLD_AUTOMA_TOKEN, place)
    if place == THE_FACTORY and s.factory_taken == 0 and s.factory != 0:
        s.factory_taken = 1
        draw_automa_factory(s)
        tell(s, TOLD_AUTOMA_FACTORY)
