"""The end of a game, explained: where every point came from, who won, and the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import SimpleNamespace

from fabrica.fantastic_factories.ending import prestige
from fabrica.fantastic_factories.tables import ID
from fabrica.match import Match
from fabrica.terminal.sentences import say
from fabrica.terminal.table import View, who
from fabrica.terminal.units import amount


def final_lines(match: Match, seat: int) -> Iterator[str]:
    view = match.view(seat)
    yield say("final")
    for number, player in enumerate(view["seats"]):
        yield from seat_lines(player, who(number, seat), tied(match))
    if view["machine"]:
        yield machine_line(view["machine"])
    yield verdict(match, seat)
    yield say("seed", seed=match.seed)


def seat_lines(player: View, name: str, tie: bool) -> Iterator[str]:
    goods = amount(player["goods"], "goods")
    copies: Counter[str] = Counter(player["compound"])
    points = {card: worth(card, n) for card, n in copies.items()}
    yield say("score-line", who=name, goods=goods, prestige=sum(points.values()), score=player["score"])
    for card, n in copies.items():
        if points[card]:
            yield say("prestige-line", points=points[card], card=card, copies=say("copies", n=n) if n > 1 else "").rstrip()
    if tie:
        units = {unit: amount(player[unit], unit) for unit in ("metal", "energy", "cards")}
        yield say("tie-line", **units)


def worth(card: str, copies: int) -> int:
    """The prestige of some copies of one card in a compound."""
    pile = SimpleNamespace(kinds=1 << ID[card], count={ID[card]: copies})
    return int(prestige(pile))


def tied(match: Match) -> bool:
    return list(match.scores).count(max(match.scores)) > 1


def machine_line(it: View) -> str:
    cards = len(it["compound"])
    counts = {"goods": it["goods"], "cards": cards, "monuments": it["score"] - it["goods"] - cards}
    parts = {unit: amount(n, unit) for unit, n in counts.items()}
    return say("machine-score-line", who=say("machine"), score=it["score"], **parts)


def verdict(match: Match, seat: int) -> str:
    winners = match.winners
    if not winners:
        return say("machine-wins", who=say("machine"))
    if winners == (seat,):
        return say("you-win")
    names = ", ".join(who(winner, seat) for winner in winners)
    return say("they-win" if len(winners) == 1 else "shared-win", who=names)
