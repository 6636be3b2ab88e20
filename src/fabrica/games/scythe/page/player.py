"""What a seat has: its numbers, mechs, structures, recruits, stars, cards and objectives."""

from __future__ import annotations

from typing import Any

from fabrica.games.scythe.components import (
    COMBAT_STARS,
    FACTIONS,
    MANY,
    OBJECTIVES,
    POPULARITY_MOST,
    POWER_MOST,
    STARS,
    STARS_TO_END,
    STRUCTURES,
    TIERS,
    TRACK_STARS,
    WORKERS,
    Bounds,
)
from fabrica.games.scythe.page.combat import hand
from fabrica.games.scythe.page.looking import Eyes
from fabrica.games.scythe.page.mat import sections
from fabrica.games.scythe.page.seeing import Seen
from fabrica.games.scythe.page.things import Chip, Goal, Need
from fabrica.games.scythe.rules.objectives import measure
from fabrica.games.scythe.rules.tables import FACTION_IDS, MEASURES
from fabrica.games.scythe.words import (
    ability_name,
    describe,
    effects,
    explain_score,
    faction_name,
    gift_name,
    mat_name,
    need,
    objective_name,
    star_name,
    structure_name,
)
from fabrica.games.scythe.words.names import voice
from fabrica.games.scythe.words.pieces import mech_rule
from fabrica.i18n.wording import Teller

View = dict[str, Any]


def player(eyes: Eyes, seat: int) -> View:
    me, language = eyes.view["seats"][seat], eyes.language
    stars = sum(me["stars"].values())
    return {
        "seat": seat,
        "who": eyes.called(seat),
        "mine": seat == eyes.viewer,
        "acts": seat in eyes.match.active,
        "turn": seat == eyes.view["turn"],
        "faction": me["faction"] or "",
        "faction_name": faction_name(me["faction"], language) if me["faction"] else "",
        "mat_name": mat_name(me["mat"], language) if me["mat"] else "",
        "coins": me["coins"], "power": me["power"], "popularity": me["popularity"], "cards": me["cards"],
        "power_most": POWER_MOST, "popularity_most": POPULARITY_MOST,
        "objective_cards": me["objective_cards"],
        "tier": tier(me), "tier_text": tier_text(eyes, me),
        "workers": sum(me["workers"].values()), "workers_most": WORKERS,
        "stars": stars, "star_slots": [n < stars for n in range(STARS_TO_END)], "star_chips": stars_of(eyes, me),
        "total": eyes.view["scores"][seat],
        "lines": explain_score(eyes.view, seat, language, eyes.known) if me["faction"] else [],
        "gift": gift(eyes, me), "abilities": abilities(eyes, me), "structures": structures(eyes, me),
        "sections": sections(eyes, seat),
        "hand": hand(me), "objectives": objectives(eyes, seat), "revealed": revealed(eyes, me),
    }  # fmt: skip


def tier(me: Seen) -> int:
    return max(n for n, (least, *_) in enumerate(TIERS) if me["popularity"] >= least)


def tier_text(eyes: Eyes, me: Seen) -> str:
    """What counts how much at the end, at this popularity."""
    _, star, territory, resources = TIERS[tier(me)]
    return eyes.say("table-tier", star=star, territory=territory, resources=resources)


# Mechs, structures, stars


def gift(eyes: Eyes, me: Seen) -> Chip | None:
    if not me["faction"]:
        return None
    text = " ".join(effects(f"gift-{me['faction']}", eyes.language))
    return Chip(me["faction"], gift_name(me["faction"], eyes.language), text, True)


def abilities(eyes: Eyes, me: Seen) -> list[Chip]:
    if not me["faction"]:
        return []
    tell, language = Teller(voice(eyes.language)), eyes.language
    mechs = FACTIONS[FACTION_IDS.index(me["faction"])].mechs
    return [
        Chip(id, ability_name(id, language), mech_rule(me["faction"], id, tell), id in me["abilities"]) for id in mechs
    ]  # fmt: skip


def structures(eyes: Eyes, me: Seen) -> list[Chip]:
    return [
        Chip(id, structure_name(id, eyes.language), " ".join(effects(f"structure-{id}", eyes.language)), id in me["structures"])
        for id in STRUCTURES
    ]


def stars_of(eyes: Eyes, me: Seen) -> list[Chip]:
    """Every way to a star, and how far one is."""
    found = [(id, me["stars"].get(id, 0)) for id in STARS]
    return [Chip(id, star_name(id, eyes.language), progress(me, id), n > 0, n) for id, n in found]


def progress(me: Seen, star: str) -> str:
    most = TRACK_STARS.get(star, COMBAT_STARS if star == "combat" else 1)
    return f"{min(reached(me, star), most)}/{most}"


def reached(me: Seen, star: str) -> int:
    numbers = {
        "upgrades": len(me["upgrades"]["from"]), "mechs": len(me["abilities"]), "structures": len(me["structures"]),
        "recruits": len(me["recruits"]), "workers": sum(me["workers"].values()), "popularity": me["popularity"],
        "power": me["power"],
    }  # fmt: skip
    return int(numbers.get(star, me["stars"].get(star, 0)))


# Cards


def objectives(eyes: Eyes, seat: int) -> list[Goal]:
    if seat != eyes.viewer:
        return []
    return [goal(eyes, number, True) for number in eyes.view["seats"][seat]["objectives"]]


def goal(eyes: Eyes, number: int, held: bool) -> Goal:
    words = f"objective {number}"
    choices = eyes.exactly(words) if held else []
    asks = held and eyes.legal and not choices and eyes.step in ("section", "end")
    told = describe(f"objective-{number}", eyes.language)
    found = needs(eyes, number) if held and eyes.viewer is not None else []
    return Goal(number, objective_name(number, eyes.language), told, found, choices, eyes.why(words) if asks else None)


def needs(eyes: Eyes, number: int) -> list[Need]:
    """How far one is with each thing that an objective asks for."""
    tell = Teller(voice(eyes.language))
    return [a_need(eyes, what, bounds, tell) for what, bounds in OBJECTIVES[number - 1].requires.items()]


def a_need(eyes: Eyes, what: str, bounds: Bounds, tell: Teller) -> Need:
    least, most = bounds
    n = measure(eyes.known, eyes.viewer or 0, MEASURES.index(what))
    of = str(least) if least == most or most == MANY else f"≤ {most}"
    return Need(need(what, bounds, tell), n, of, least <= n <= most)


def revealed(eyes: Eyes, me: Seen) -> list[Goal]:
    return [goal(eyes, number, False) for number in me["revealed"]]
