"""The end of a game, explained: where every coin came from, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fabrica.engine.bit_sets import size
from fabrica.engine.chance import key_of
from fabrica.games.scythe.components import MEANDER_COINS, RESOURCES_FOR_COINS, TIERS
from fabrica.games.scythe.data.imagine import imagine
from fabrica.games.scythe.rules import ending
from fabrica.games.scythe.rules.control import controlled, sites
from fabrica.games.scythe.rules.ending import LINES, line, territories, tier, tokens_controlled
from fabrica.games.scythe.rules.map_tables import ENCOUNTER_PLACES
from fabrica.games.scythe.rules.state import AUTOMA, stars_of
from fabrica.games.scythe.rules.structure_tile import tile_count
from fabrica.games.scythe.solo_components import STAR_COINS, TERRITORY_COINS
from fabrica.games.scythe.words.names import seat_name, tile_name, voice
from fabrica.i18n import wording
from fabrica.i18n.wording import Args

View = Mapping[str, Any]
Line = tuple[str, int]
TIE_BREAKS = ("pieces", "power", "popularity", "resources", "territories", "stars")
TIER_IDS = ("low", "middle", "high")
ALWAYS = ("coins", "stars", "territories")  # other lines are told where there is something to count
KEY = key_of("0")  # what is hidden does not count


def known(view: View) -> Any:
    """A state with all that a view knows, and something for what it does not."""
    return imagine(dict(view), KEY)


def explain_score(view: View, seat: int | None, language: str, state: Any = None) -> list[Line]:
    """A score line by line, each with its coins; None: the Automa's. `state`: what `known` makes of the view, if it is there."""
    return [*_lines(state or known(view), AUTOMA if seat is None else seat, seat is None, language)]


def _lines(s: Any, seat: int, automa: bool, language: str) -> Iterator[Line]:
    for which, name in enumerate(LINES):
        args = _about(s, seat, automa, name)
        if name in ALWAYS or args.get("n"):
            named = {"tile": tile_name(s.tile, language)} if name == "structures" else {}
            yield voice(language)(f"score-{name}", **args, **named), line(s, seat, which)


def _about(s: Any, seat: int, automa: bool, name: str) -> Args:
    """What a line counts, and what one is worth."""
    me = s.seats[seat]
    _, star, territory, resource = TIERS[tier(me.popularity)]
    match name:
        case "stars":
            return {"n": stars_of(me), "each": STAR_COINS if automa else star}
        case "territories":
            return {"n": territories(s, seat), "each": TERRITORY_COINS if automa else territory}
        case "resources":
            tokens = 0 if automa else tokens_controlled(s, seat)
            return {"n": tokens, "pairs": tokens // RESOURCES_FOR_COINS, "each": resource}
        case "structures":
            return {"n": 0 if automa else tile_count(s.tile, sites(me))}
        case "encounters":
            counted = line(s, seat, LINES.index(name)) > 0
            return {"n": size(controlled(s, seat) & ENCOUNTER_PLACES) if counted else 0, "each": MEANDER_COINS}
    return {}


def tie_break(view: View, seat: int | None, language: str) -> str:
    """What decides between this seat, or the Automa, and others with the same score."""
    s, who = known(view), AUTOMA if seat is None else seat
    return voice(language)("score-tie", **{name: ending.tie_break(s, who, which) for which, name in enumerate(TIE_BREAKS)})


def ties(view: View, seats: Sequence[int | None], language: str) -> dict[int | None, list[str]]:
    """Of seats with the same score what is compared, up to what decides; None: the Automa's."""
    s = imagine(dict(view), KEY)
    rows = {seat: [ending.tie_break(s, AUTOMA if seat is None else seat, n) for n in range(len(TIE_BREAKS))] for seat in seats}
    told = next((n for n, column in enumerate(zip(*rows.values(), strict=True), 1) if len(set(column)) > 1), len(TIE_BREAKS))
    by = TIE_BREAKS[:told]
    return {
        seat: [voice(language)("score-tied", by=name, n=n) for name, n in zip(by, row, strict=False)]
        for seat, row in rows.items()
    }


def tier_line(view: View, seat: int | None, language: str) -> str:
    """By which popularity stars, territories and resources count; nothing for the Automa."""
    if seat is None:
        return ""
    popularity = view["seats"][seat]["popularity"]
    return voice(language)("score-tier", n=popularity, tier=TIER_IDS[tier(popularity)])


def verdict(winners: Sequence[int], viewer: int | None, names: Sequence[str], language: str, view: View | None = None) -> str:
    """Who won a game that is over. `names` are those of the seats; with the view, a solo game tells both scores."""
    if view is not None and view["automa"]:
        return _solo(bool(winners), viewer, names, language, view)
    return wording.verdict(voice(language), winners, viewer, names) if winners else voice(language)("win-nobody")


def _solo(won: bool, viewer: int | None, names: Sequence[str], language: str, view: View) -> str:
    kind = "won" if won else "lost"
    args: Args = {"score": view["scores"][0], "rival": view["rival"], "who": seat_name(0, names, language)}
    return voice(language)(f"solo-{kind}" if viewer is None else f"solo-{kind}-you", **args)
