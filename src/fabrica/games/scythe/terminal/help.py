"""Help about everything that has an id or a number: factions, mats, pieces, cards, sections and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import (
    ABILITIES,
    CUBES,
    ENCOUNTERS,
    FACTORY_CARDS,
    OBJECTIVES,
    PRODUCES,
    SECTIONS,
    STRUCTURES,
    TERRAINS,
    TILES,
    TRAPS,
)
from fabrica.games.scythe.rules.map_tables import PLACE_IDS
from fabrica.games.scythe.rules.tables import FACTION_IDS, MAT_IDS
from fabrica.games.scythe.solo_components import CARDS
from fabrica.games.scythe.terminal.help_places import about_place, about_resource, about_terrain, called
from fabrica.games.scythe.terminal.sections import top
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import capital

Name = Callable[[str, str], str]
Lines = Callable[[Voice, str], Iterable[str]]
*TOP_ACTIONS, _ = SECTIONS  # the Factory card has its own
BASE = "base"


def card(kind: str) -> Lines:
    """What a card or a piece does: the words of the game have a sentence for each."""
    return lambda say, topic: wording.describe(f"{kind}-{topic.split()[-1]}", say.language)


def numbered(name: Callable[[int, str], str]) -> Name:
    return lambda topic, language: name(int(topic.split()[-1]), language)


def trap_name(topic: str, language: str) -> str:
    return wording.trap_name(topic.split()[-1], language)


def about_section(say: Voice, section: str) -> Iterable[str]:
    """A top action: in a sentence, then in signs before and after its upgrades."""
    yield say("terminal-about-section", section=section)
    yield say("terminal-before-upgrades", text=top(say, section, (), (), 0))
    yield say("terminal-after-upgrades", text=top(say, section, CUBES, (), 0))


def about_cube(say: Voice, cube: str) -> Iterable[str]:
    """What a top action is without and with the upgrade."""
    section = cube.split("_")[0]
    yield say("terminal-before-upgrades", text=top(say, section, (), (), 0))
    yield say("terminal-after-upgrades", text=top(say, section, (cube,), (), 0))


def up_to(kind: str, number: int) -> list[str]:
    """Topics that are numbers: "objective 5"."""
    return [f"{kind} {n}" for n in range(1, number + 1)]


KINDS: tuple[tuple[Iterable[str], Name, Lines], ...] = (
    (FACTION_IDS, wording.faction_name, card("faction")),
    (MAT_IDS, wording.mat_name, card("mat")),
    (ABILITIES, wording.ability_name, card("ability")),
    (STRUCTURES, wording.structure_name, card("structure")),
    (TOP_ACTIONS, wording.section_name, about_section),
    (CUBES, wording.cube_name, about_cube),
    ([f"trap {trap}" for trap in TRAPS], trap_name, card("trap")),
    (up_to("encounter", len(ENCOUNTERS)), numbered(wording.encounter_name), card("encounter")),
    (up_to("objective", len(OBJECTIVES)), numbered(wording.objective_name), card("objective")),
    (up_to("factory", len(FACTORY_CARDS)), numbered(wording.factory_card_name), card("factory")),
    (up_to("tile", len(TILES)), numbered(wording.tile_name), card("tile")),
    (up_to("automa", len(CARDS)), numbered(wording.automa_card_name), card("automa")),
    ([terrain for terrain in TERRAINS if terrain != BASE], wording.terrain_name, about_terrain),
    (PRODUCES.values(), wording.resource_name, about_resource),
    (PLACE_IDS, called, about_place),
)
NAME: Mapping[str, Name] = {topic: name for topics, name, _ in KINDS for topic in topics}
LINES: Mapping[str, Lines] = {topic: lines for topics, _, lines in KINDS for topic in topics}


def topics(language: str) -> Mapping[str, str]:
    """By their ids, and by their names; places that share a name by their ids alone."""
    names = {name(id, language).lower(): id for id, name in NAME.items() if id not in PLACE_IDS}
    return {**names, **{id: id for id in NAME}}


def about(say: Voice, topic: str) -> list[str]:
    return [f"{capital(NAME[topic](topic, say.language))} ({topic})", *LINES[topic](say, topic)]
