"""The end of a game, explained: where every point came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from fabrica.games.stephens.components import (
    ACCESSORIES,
    APPRENTICE_POINTS,
    COINS_FOR_POINT,
    CUBES_FOR_POINT,
    INFLUENCE_FOR_POINT,
    LEVELS,
    MASTER_POINTS,
    SECTORS,
    SET_POINTS,
    SIDES,
)
from fabrica.games.stephens.words.cards import CONTRACT
from fabrica.games.stephens.words.names import opponent_name, seat_name, voice
from fabrica.i18n import wording

View = Mapping[str, Any]
Line = tuple[str, int]


def explain_score(view: View, seat: int | None, language: str) -> list[Line]:
    """A score line by line, each with its points; None: what is to be reached in a solo game."""
    if seat is None:
        return [(voice(language)("score-needed"), view["solo"]["needed"])]
    me = view["seats"][seat]
    return [*_tracks(me, language), *_workers(view, seat, language), *_contracts(me, language), *_abilities(me, language)]


def _tracks(me: View, language: str) -> Iterator[Line]:
    say = voice(language)
    yield say("score-track"), me["score"]
    yield say("score-forest", space=me["forest"]), sector_points(me["forest"])
    yield say("score-dunes", space=me["dunes"]), sector_points(me["dunes"])


def sector_points(space: int) -> int:
    """The points of a space in the forest or in the dunes."""
    return max(points for start, points in SECTORS if start <= space)


def _workers(view: View, seat: int, language: str) -> Iterator[Line]:
    """Masters by the level of their row, and the apprentices beside them."""
    apprentices = 0
    for level, points in zip(LEVELS, MASTER_POINTS, strict=True):
        own = [card for side in SIDES for card in view["rows"][side][level] if card["master"] == seat]
        apprentices += sum(card["apprentice"] is not None for card in own)
        if own:
            yield voice(language)("score-masters", level=level, n=len(own), each=points), points * len(own)
    if apprentices:
        yield voice(language)("score-apprentices", n=apprentices), APPRENTICE_POINTS * apprentices


def _contracts(me: View, language: str) -> Iterator[Line]:
    """Each column of fulfilled contracts: its cards times the cubes on them."""
    for number, column in enumerate(zip_longest(*me["fulfilled"].values()), 1):
        cards = [CONTRACT[card] for card in column if card]
        cubes = sum(sum(card.cubes.values()) for card in cards)
        yield voice(language)("score-column", column=number, n=len(cards), cubes=cubes), len(cards) * cubes


def _abilities(me: View, language: str) -> Iterator[Line]:
    cubes = sum(me["cubes"].values())
    sets = min(me["accessories"].get(kind, 0) + me["spent"].get(kind, 0) for kind in ACCESSORIES)
    found = {
        "2b": (cubes, cubes // CUBES_FOR_POINT),
        "2c": (me["coins"], me["coins"] // COINS_FOR_POINT),
        "2d": (me["influence"], me["influence"] // INFLUENCE_FOR_POINT),
        "2e": (sets, SET_POINTS * sets),
    }
    for disc, (n, points) in found.items():
        if disc in me["unlocked"]:
            yield voice(language)(f"score-{disc}", n=n), points


def tie_break(view: View, seat: int, language: str) -> str:
    """What decides between this seat and others with the same score."""
    me = view["seats"][seat]
    return voice(language)("score-tie", influence=me["influence"], coins=me["coins"])


def verdict(winners: Sequence[int], viewer: int | None, names: Sequence[str], language: str, view: View | None = None) -> str:
    """Who won a game that is over. `names` are those of the seats; with the view, a solo game tells its rank or target."""
    if view is not None and view["solo"]:
        return _solo(bool(winners), viewer, names, language, view)
    if winners:
        return wording.verdict(voice(language), winners, viewer, names)
    return voice(language)("win-nobody" if viewer is None else "win-nobody-you")


def _solo(won: bool, viewer: int | None, names: Sequence[str], language: str, view: View) -> str:
    """Alone: against an opponent its target counts, else the rank; and a scenario may still be in the way."""
    solo, score, opponent = view["solo"], view["scores"][0], view["automa"]["opponent"]
    kind = ("won" if won else "lost") if opponent == "none" else ("beaten" if won else "unbeaten")
    if not won and score >= solo["needed"]:
        kind = "scenario"
    args: dict[str, str | int] = {"score": score, "needed": solo["needed"], "rank": solo["rank"]}
    args |= {"opponent": opponent_name(opponent, language), "who": seat_name(0, names, language)}
    return voice(language)(f"solo-{kind}" if viewer is None else f"solo-{kind}-you", **args)
