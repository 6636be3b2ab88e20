"""Where the unit under way may go, in one step and in two, and what happens there: the rules say, tried out on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fabrica.engine.bit_sets import has, size
from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.trial import Trial
from fabrica.games.scythe.rules.control import controlled
from fabrica.games.scythe.rules.map_tables import PLACE_IDS, PLACES_BY_ID
from fabrica.games.scythe.words import place_name
from fabrica.web.page_view import Choice, Sign

MOVING = "cargo"


@dataclass(frozen=True)
class Outlook:
    """What happens at a place: in signs, and in sentences."""

    signs: tuple[Sign, ...]
    text: str


@dataclass(frozen=True)
class Way:
    """To a place in one step or two."""

    choice: Choice
    outlook: Outlook
    far: bool = False


def outlooks(eyes: Eyes) -> dict[str, Way]:
    """By place. A step that can be made leads there at once; else there may be one on the way."""
    if eyes.viewer is None or eyes.step != MOVING or not eyes.legal:
        return {}
    start = Trial(eyes.known, eyes.viewer).say(*usual_load(eyes.legal))
    firsts = {place_to(words): start.further().say(words) for words in eyes.legal if words.startswith("to ")}
    ways = {place: Way(eyes.choice(f"to {place}"), seen(eyes, start, trial, place)) for place, trial in firsts.items()}
    for place, trial in firsts.items():
        for words in further(trial):
            if place_to(words) not in ways:
                ways[place_to(words)] = beyond(eyes, start, trial, f"to {place}", words)
    return ways


def place_to(words: str) -> str:
    return words.removeprefix("to ")


def usual_load(legal: list[str]) -> list[str]:
    """All workers, nothing else."""
    return next(([words] for words in ("take all workers", "take worker") if words in legal), [])


def further(trial: Trial) -> Iterator[str]:
    """The second steps of a unit that has not stopped."""
    if trial.step == MOVING:
        yield from (words for words in trial.words() if words.startswith("to "))


def beyond(eyes: Eyes, start: Trial, trial: Trial, first: str, second: str) -> Way:
    place = place_to(second)
    label = eyes.say("table-to-over", to=place_name(place, eyes.language), over=place_name(place_to(first), eyes.language))
    return Way(Choice(f"{first};{second}", label), seen(eyes, start, trial.further().say(second), place), True)


# What happens there


def seen(eyes: Eyes, start: Trial, trial: Trial, place: str) -> Outlook:
    unit = eyes.pending["unit"]["kind"]
    after = trial.further().stop_moving()
    after.told = [*trial.told, *after.told]
    found = [*driven_off(eyes, trial), *trapped(trial, eyes), *fought(eyes, after, place), *met(eyes, after, place, unit)]
    found += control(eyes, start, trial, place)
    return Outlook(tuple(sign for sign, _ in found if sign), " ".join(text for _, text in found))


Seen = tuple[Sign | None, str]


def driven_off(eyes: Eyes, trial: Trial) -> Iterator[Seen]:
    for kind, args in trial.told:
        if kind == "driven-off":
            lost = sum(n for lost, (seat, _, n) in only_losses(trial) if seat == trial.seat)
            who = eyes.called(eyes.owner(args[0]))
            yield Sign("popularity", f"−{lost}"), eyes.say("outlook-driven-off", who=who, n=args[1], lost=lost)


def only_losses(trial: Trial) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield from ((kind, args) for kind, args in trial.told if kind == "lost")


def trapped(trial: Trial, eyes: Eyes) -> Iterator[Seen]:
    if any(kind == "trap-sprung" for kind, _ in trial.told):
        yield Sign("trap"), eyes.say("outlook-trap")


def fought(eyes: Eyes, after: Trial, place: str) -> Iterator[Seen]:
    for kind, args in after.told:
        if kind == "combat" and PLACE_IDS[args[0]] == place:
            yield Sign("fight"), eyes.say("outlook-combat", who=eyes.called(eyes.owner(args[2])))


def met(eyes: Eyes, after: Trial, place: str, unit: str) -> Iterator[Seen]:
    """What the character finds there."""
    for kind, args in after.told:
        if kind == "encounter" and PLACE_IDS[args[1]] == place:
            yield Sign("encounter"), eyes.say("outlook-encounter")
        if kind == "looked-at-factory" and unit == "character":
            yield Sign("factory"), eyes.say("outlook-factory")


def control(eyes: Eyes, start: Trial, trial: Trial, place: str) -> Iterator[Seen]:
    """Territories that are won or lost; a place that stays contested is not won yet."""
    before, after = controlled(start.state, start.seat), controlled(trial.state, trial.seat)
    here = PLACES_BY_ID[place]
    if has(after & ~before, here):
        yield None, eyes.say("outlook-won")
    if lost := before & ~after:
        yield None, eyes.say("outlook-lost", n=size(lost))
