"""Help about everything that has an id: cards, discs, places, and who and what a solo game can be against."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from fabrica.games.stephens import words as wording
from fabrica.games.stephens.components import BOARD, FURNACE_GLASS, PLACES, SUPPLIES
from fabrica.games.stephens.data.position import OPPONENT_IDS, SCENARIO_IDS
from fabrica.games.stephens.solo_components import AUTOMA
from fabrica.games.stephens.terminal.words import CONTRACT, INVESTMENT, PROFESSION, reward, signs, uses
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import capital

DISC = {disc.id: disc for disc in BOARD}
CARDS = (*PROFESSION, *CONTRACT, *INVESTMENT)
AUTOMA_CARDS = tuple(card.id for card in AUTOMA)
_, *OPPONENTS = OPPONENT_IDS
_, *SCENARIOS = SCENARIO_IDS

Name = Callable[[str, str], str]
NAMES: tuple[tuple[Iterable[str], Name], ...] = (
    (CARDS, wording.card_name),
    (DISC, wording.disc_name),
    (PLACES, wording.place_name),
    (AUTOMA_CARDS, wording.automa_name),
    (OPPONENTS, wording.opponent_name),
    (SCENARIOS, wording.scenario_name),
)
NAME = {topic: name for topics, name in NAMES for topic in topics}


def topics(language: str) -> Mapping[str, str]:
    """By their ids, and by their names."""
    return {**{name(id, language).lower(): id for id, name in NAME.items()}, **{id: id for id in NAME}}


def about(say: Voice, topic: str) -> list[str]:
    return [f"{capital(NAME[topic](topic, say.language))} ({topic})", *lines(say, topic)]


def lines(say: Voice, topic: str) -> Iterable[str]:
    if topic in DISC:
        return about_disc(say, topic)
    if topic in PLACES:
        return about_place(say, topic)
    if topic in OPPONENTS:
        return [wording.opponent_rule(topic, say.language)]
    if topic in SCENARIOS:
        return [wording.scenario_rule(topic, say.language)]
    return wording.describe(topic, say.language)


def about_disc(say: Voice, disc: str) -> Iterator[str]:
    yield wording.ability(disc, say.language)
    if after := DISC[disc].after:
        yield say("terminal-disc-after", disc=f"{wording.disc_name(after, say.language)} ({after})")


def about_place(say: Voice, place: str) -> Iterator[str]:
    """Its furnace and its private factory: what is taken there and what follows, and what is paid for cubes."""
    glass = wording.cube_name(FURNACE_GLASS[PLACES.index(place)], say.language)
    yield f"{capital(wording.furnace_name(place, say.language))}: {glass} -> {uses(say, 'furnaces', place)}"
    yield f"{capital(wording.factory_name(place, say.language))} -> {uses(say, 'private', place)}"
    yield f"{say('terminal-rewards')}:"
    yield from (f"  {signs(say, it.cubes)} -> {reward(say, it)}" for it in SUPPLIES if it.place == place)
