"""Combat abilities: the attacker's, then the defender's, before the dials are set."""

from __future__ import annotations

from typing import Any

from fabrica.engine.bit_sets import has
from fabrica.engine.telling import tell
from fabrica.games.scythe.components import ARTILLERY as ARTILLERY_LOSS
from fabrica.games.scythe.components import ARTILLERY_COST
from fabrica.games.scythe.components import DISARM as DISARM_LOSS
from fabrica.games.scythe.components import RONIN as RONIN_GAIN
from fabrica.games.scythe.components import SHIELD as SHIELD_GAIN
from fabrica.games.scythe.components import SWORD as SWORD_LOSS
from fabrica.games.scythe.rules.control import own_tunnels
from fabrica.games.scythe.rules.draws import draw_scout
from fabrica.games.scythe.rules.moves import DONE, USE
from fabrica.games.scythe.rules.news import TOLD_ABILITY
from fabrica.games.scythe.rules.stars import stars_end
from fabrica.games.scythe.rules.state import able, cards, fighters_at, is_automa, workers_at
from fabrica.games.scythe.rules.tables import ARTILLERY, DISARM, POWER, RONIN, SCOUT, SHIELD, SWORD
from fabrica.games.scythe.rules.tracks import gain, lose

USE_ARTILLERY, USE_RONIN = range(2)


def opponent(s: Any, seat: int) -> int:
    return s.defender if seat == s.attacker else s.attacker


def stars_of_both_end(s: Any) -> bool:
    """The Automa's stars come otherwise."""
    if not is_automa(s, s.attacker) and stars_end(s, s.attacker):
        return True
    return not is_automa(s, s.defender) and stars_end(s, s.defender)


def abilities_end(s: Any, seat: int) -> bool:
    """Scout, Disarm, Sword and Shield happen by themselves. Has a sixth star by one of them ended the game?"""
    me, enemy = s.seats[seat], opponent(s, seat)
    if able(me, SCOUT) and cards(s.seats[enemy]) > 0:
        tell(s, TOLD_ABILITY, seat, SCOUT)
        draw_scout(s, seat, enemy)
    if able(me, DISARM) and has(own_tunnels(me), s.at):
        tell(s, TOLD_ABILITY, seat, DISARM)
        lose(s, enemy, POWER, DISARM_LOSS)
    if able(me, SWORD) and seat == s.attacker:
        tell(s, TOLD_ABILITY, seat, SWORD)
        lose(s, enemy, POWER, SWORD_LOSS)
    if able(me, SHIELD) and seat == s.defender:
        tell(s, TOLD_ABILITY, seat, SHIELD)
        gain(s, seat, POWER, SHIELD_GAIN)
    return stars_of_both_end(s)


def may_use_artillery(me: Any) -> bool:
    return able(me, ARTILLERY) and me.power >= ARTILLERY_COST


def may_use_ronin(s: Any, me: Any) -> bool:
    """With exactly one own unit there, and no worker."""
    return able(me, RONIN) and fighters_at(me, s.at) == 1 and workers_at(me, s.at) == 0


def may_use_ability(s: Any, seat: int) -> bool:
    me = s.seats[seat]
    return may_use_artillery(me) or may_use_ronin(s, me)


def legal_abilities(s: Any, seat: int, out: Any) -> int:
    n = 0
    me = s.seats[seat]
    if may_use_artillery(me):
        out[n] = USE + USE_ARTILLERY
        n += 1
    if may_use_ronin(s, me):
        out[n] = USE + USE_RONIN
        n += 1
    out[n] = DONE
    return n + 1


def use_ability(s: Any, seat: int, which: int) -> None:
    """Artillery costs power and takes more; Ronin adds some."""
    if which == USE_ARTILLERY:
        tell(s, TOLD_ABILITY, seat, ARTILLERY)
        lose(s, seat, POWER, ARTILLERY_COST)
        lose(s, opponent(s, seat), POWER, ARTILLERY_LOSS)
    else:
        tell(s, TOLD_ABILITY, seat, RONIN)
        gain(s, seat, POWER, RONIN_GAIN)
