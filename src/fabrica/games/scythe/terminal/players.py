"""The others: opponents in a few lines, and the Automa."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from fabrica.games.scythe import words as wording
from fabrica.games.scythe.components import CUBES, MECHS, POPULARITY_MOST, POWER_MOST, STARS_TO_END, WORKERS
from fabrica.games.scythe.solo_components import AUTOMA_POPULARITY, LEVELS
from fabrica.games.scythe.terminal.mat import Lines, chip, special, stars, title
from fabrica.games.scythe.terminal.reading import controlled_tokens, out
from fabrica.games.scythe.terminal.sections import amounts
from fabrica.games.scythe.terminal.signs import NONE
from fabrica.i18n.messages import Voice
from fabrica.terminal.display import View, who
from fabrica.terminal.drawing import indented


def others(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    for number, other in enumerate(view["seats"]):
        if number != seat and other["mat"]:
            yield title(say, view, number, seat)
            yield indented("; ".join(f"{label}: {text}" for label, text in in_brief(say, view, number)))


def rivals(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    """The others in a line each."""
    yield from (title(say, view, number, seat) for number, it in enumerate(view["seats"]) if number != seat and it["mat"])


def in_brief(say: Voice, view: View, seat: int) -> Lines:
    """What else another player has; what there is none of is left out."""
    other = view["seats"][seat]
    if other["token"]:
        yield say("terminal-token"), other["token"]
    yield say("terminal-hand"), str(other["cards"])
    for label, text in has(say, view, seat):
        if text:
            yield label, text


def has(say: Voice, view: View, seat: int) -> Lines:
    other = view["seats"][seat]
    yield say("terminal-upgrades"), say("terminal-of", n=len(other["upgrades"]["from"]), most=len(CUBES))
    yield say("terminal-mechs"), ", ".join(other["abilities"])
    yield say("terminal-structures"), ", ".join(other["structures"])
    yield say("terminal-recruits"), ", ".join(other["recruits"])
    yield say("terminal-workers"), say("terminal-of", n=out(other["workers"]), most=WORKERS)
    yield say("terminal-resources"), amounts(say, controlled_tokens(view, seat))
    yield from special(say, other)
    if other["factory_card"]:
        yield say("terminal-factory-card"), f"{other['factory_card']} {factory_name(say, other['factory_card'])}"
    yield say("terminal-stars-for"), stars(say, other["stars"])
    yield say("terminal-revealed"), ", ".join(wording.objective_name(card, say.language) for card in other["revealed"])
    yield say("terminal-score-now"), say("brief-coins", n=view["scores"][seat])


def factory_name(say: Voice, card: int) -> str:
    return wording.factory_card_name(card, say.language)


# The Automa


def automa(say: Voice, view: View, seat: int, width: int) -> Iterator[RenderableType]:
    it = view["automa"]
    if not it or not it["faction"]:
        return
    names = f"{wording.faction_name(it['faction'], say.language)}, {wording.level_name(it['level'], say.language)}"
    name = f" {say('rival-name')}: {names}; "
    yield chip(it["faction"]).append(name + ", ".join(automa_standing(say, it)), style="bold")
    yield indented("; ".join(f"{label}: {text}" for label, text in automa_has(say, view)))


def automa_standing(say: Voice, it: View) -> Iterator[str]:
    yield say("terminal-stars", n=sum(it["stars"].values()), most=STARS_TO_END)
    yield say("brief-coins", n=it["coins"])
    yield say("terminal-power", n=it["power"], most=POWER_MOST)
    yield say("terminal-popularity", n=AUTOMA_POPULARITY, most=POPULARITY_MOST)


def automa_has(say: Voice, view: View) -> Lines:
    it = view["automa"]
    level = next(level for level in LEVELS if level.id == it["level"])
    following = next((at for at in level.stars_at if at > it["tracker"]), max(level.stars_at))
    yield say("terminal-track"), say("terminal-track-at", n=it["tracker"], star=following)
    yield say("terminal-rivers"), say("terminal-rivers-open" if it["tracker"] >= level.river else "terminal-rivers-closed")
    yield say("terminal-scheme"), say("terminal-scheme-second" if it["tracker"] >= level.scheme2 else "terminal-scheme-first")
    yield say("terminal-hand"), str(it["cards"])
    yield say("terminal-reserve"), reserve(say, it)
    if it["card"]:
        yield say("terminal-last-card"), str(it["card"])
    if it["stars"]:
        yield say("terminal-stars-for"), stars(say, it["stars"])
    yield say("terminal-score-now"), say("brief-coins", n=view["rival"])


def reserve(say: Voice, it: View) -> str:
    """Its units that are not on the map."""
    character = [wording.unit_name("character", say.language)] if it["character"] is None else []
    left = {"mech": MECHS - out(it["mechs"]), "worker": WORKERS - out(it["workers"])}
    return ", ".join([*character, *(wording.amount(n, unit, say.language) for unit, n in left.items() if n)]) or NONE


def owner(say: Voice, seat: int | str, me: int) -> str:
    """A player, or the Automa."""
    return wording.seat_name(seat, (), say.language) if isinstance(seat, str) else who(say, seat, me)
