"""What the arguments of news are: the key of each in its message, and the ids that its number stands for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabrica.games.scythe.components import ABILITIES, BONUSES, BOTTOMS, CUBES, SECTIONS, STARS, STRUCTURES, TRAPS
from fabrica.games.scythe.data.position import STEPS
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS

Reading = tuple[str, Sequence[str] | None]  # None: the number itself

UNITS = ("character", "mech", "worker")
STAR_IDS = (*STARS, "track")
SCHEMES = ("", "first", "second")
SEATS = ("who", "attacker", "defender", "other")
WHO: Reading = ("who", None)
ON, TO, FROM = (("on", PLACE_IDS), ("to", PLACE_IDS), ("from", PLACE_IDS))

READINGS: Mapping[str, tuple[Reading, ...]] = {
    "dealt": (WHO, ("faction", FACTION_IDS), ("mat", MAT_IDS)),
    "first-player": (WHO,),
    "section": (WHO, ("section", SECTIONS)),
    "paid-card": (WHO, ("value", None)),
    "driven-off": (WHO, ("n", None), FROM),
    "trap-sprung": (WHO, ("trap", TRAPS), ON),
    "combat": (ON, ("attacker", None), ("defender", None)),
    "ability": (WHO, ("ability", ABILITIES)),
    "chosen": (WHO,),
    "combat-won": (WHO, ("other", None), ON),
    "encounter": (WHO, ON, ("encounter", None)),
    "option": (("by", None), ("encounter", None), ("option", None)),
    "looked-at-factory": (WHO,),
    "factory-card": (WHO, ("factory", None)),
    "flag": (("by", None), ON),
    "trap": (("by", None), ("trap", TRAPS), ON),
    "armed": (("by", None), ON),
    "upgraded": (WHO, ("cube", CUBES), ("bottom", BOTTOMS)),
    "deployed": (WHO, ("ability", ABILITIES), ON),
    "built": (WHO, ("structure", STRUCTURES), ON),
    "enlisted": (WHO, ("bottom", BOTTOMS), ("bonus", BONUSES)),
    "bonus": (WHO, ("bottom", BOTTOMS)),
    "objective": (WHO, ("objective", None)),
    "declined": (("by", None), ("step", STEPS)),
    "reshuffled": (("deck", ("combat", "automa")),),
    "automa-card": (("card", None), ("scheme", SCHEMES)),
    "automa-skips": (("card", None),),
    "automa-moves": (("unit", UNITS), FROM, TO),
    "automa-stays": (("unit", UNITS), ON),
    "automa-takes": (FROM, ("n", None)),
    "automa-factory": (),
    "automa-token": (FROM,),
    "automa-combat": (("card", None), ("power", None), ("n", None)),
    "automa-reserve": (("unit", UNITS),),
    "automa-unit": (("unit", UNITS),),
    "tracker": (("n", None),),
    "over": (WHO,),
}
