"""What only some steps show: what may be chosen, the combat, the encounter, the load of a unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import ENCOUNTERS, FACTIONS, MATS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.terminal.board import places
from fabrica.games.scythe.terminal.mat import chip
from fabrica.games.scythe.terminal.players import owner
from fabrica.games.scythe.terminal.reading import moves_of
from fabrica.games.scythe.terminal.sections import amounts, signs
from fabrica.games.scythe.terminal.signs import NONE, units
from fabrica.games.scythe.words.pieces import mech_rule
from fabrica.i18n.messages import Voice
from fabrica.i18n.wording import Teller
from fabrica.terminal.display import View
from fabrica.terminal.drawing import heading, labelled, sheet


def offered(view: View, seat: int, verb: str) -> list[str]:
    """What may be said after a verb."""
    return [words.removeprefix(f"{verb} ") for words in moves_of(view, seat) if words.startswith(f"{verb} ")]


def factions(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Those that are free: what each begins with, and its mechs."""
    yield sheet((id, faction_line(say, id)) for id in offered(view, seat, "faction"))


def faction_line(say: Voice, id: str) -> str:
    faction = FACTIONS[FACTION_IDS.index(id)]
    start = signs(say, {"power": faction.power, "cards": faction.cards})
    mechs = ", ".join(wording.ability_name(mech, say.language) for mech in faction.mechs)
    return f"{wording.faction_name(id, say.language)}: {start}; {wording.gift_name(id, say.language)}; {mechs}"


def mats(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    yield sheet((id, mat_line(say, id)) for id in offered(view, seat, "mat"))


def mat_line(say: Voice, id: str) -> str:
    mat = MATS[MAT_IDS.index(id)]
    start = signs(say, {"coins": mat.coins, "popularity": mat.popularity})
    return f"{wording.mat_name(id, say.language)}: {start}; {', '.join(section.top for section in mat.sections)}"


def mechs(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Those that may be deployed, and what they do."""
    faction, tell = view["seats"][seat]["faction"], Teller(say)
    yield sheet((id, mech_rule(faction, id, tell)) for id in offered(view, seat, "deploy"))


def structures(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    yield sheet((id, wording.brief(f"structure-{id}", say.language)) for id in offered(view, seat, "build"))


def factory_cards(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    yield sheet((card, factory_line(say, int(card))) for card in offered(view, seat, "factory"))


def factory_line(say: Voice, card: int) -> str:
    return f"{wording.factory_card_name(card, say.language)}: {wording.brief(f'factory-{card}', say.language)}"


def encounter(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The card, option by option; those taken are marked."""
    card, taken = view["pending"]["encounter"]["card"], view["pending"]["encounter"]["taken"]
    yield heading(wording.encounter_name(card, say.language))
    options = range(1, len(ENCOUNTERS[card - 1]) + 1)
    yield sheet((f"{n}{' x' if n in taken else ''}", wording.option_text(card, n, say.language)) for n in options)


def load(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """What the unit on its way takes along."""
    cargo: Mapping[str, int] = view["pending"]["unit"]["cargo"]
    tokens = {name: n for name, n in cargo.items() if "workers" not in name}
    carried = amounts(say, {"worker": cargo.get("workers", 0) + cargo.get("moved_workers", 0), **tokens})
    yield labelled(say("terminal-load"), carried or NONE)


def combat(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """Where it is, and who fights with what."""
    fight = view["pending"]["combat"]
    yield from places(say, view, width, [fight["at"]], [fight["at"]])
    for side in ("attacker", "defender"):
        number = fight[side]
        it = view["automa"] if isinstance(number, str) else view["seats"][number]
        has = [units(it, fight["at"]), *(wording.amount(it[unit], unit, say.language) for unit in ("power", "cards"))]
        name = f" {say(f'terminal-{side}')}: {owner(say, number, seat)}: {', '.join(has)}"
        yield chip(it["faction"]).append(name + chosen(say, fight, number))


def chosen(say: Voice, fight: View, number: int | str) -> str:
    """What a side has chosen, as far as the viewer sees it."""
    for entry in fight.get("commits", ()):
        if entry["seat"] == number and entry["dial"] is not None:
            return f" ({say('terminal-dial', n=entry['dial'], cards=', '.join(map(str, entry['cards'])) or '-')})"
        if entry["seat"] == number and entry["done"]:
            return f" ({say('terminal-has-chosen')})"
    return ""
