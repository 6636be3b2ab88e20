"""Written positions for tests: what is not said is quiet, and a deck can be stacked. Ways to play and to see what changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import fabrica
from fantastic_factories.oracle_box import BLUEPRINTS, BOX, TOOL

Position = dict[str, Any]

GAME = "fantastic-factories"
TOOLS = ["hammer", "wrench", "gear", "shovel"]
QUIET_ROW = ["obelisk", "obelisk", "beacon", "megalith"]  # nothing that Replicator could copy
CREW_ROW = ["miner", "investor", "specialist", "hired_hands"]
CARDS = sorted(BLUEPRINTS)
MONUMENTS = ["beacon", "megalith", "obelisk"]
FACES = (1, 2, 3, 4, 5, 6)
NEW_FOUR = ["dojo", "golem", "refinery", "robot"]
ENGINEER = ["engineer", "investor", "specialist", "hired_hands"]
NINE = ["dojo", "fitness_center", "gymnasium", "robot", "scrap_yard", "solar_array", "temp_agency", "biolab", "foundry"]
TEN = [*NINE, "golem"]
RICH: Position = {
    "metal": 20,
    "energy": 20,
    "hand": ["obelisk", "obelisk", "beacon"],
    "dice": [1, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6],
}


def partner(card: str) -> str:
    """Another blueprint with the same tool, to pay for a build."""
    return next(other for other in CARDS if TOOL[other] == TOOL[card] and other != card)


def written(
    *seats: Position,
    blueprints: Sequence[str | None] = QUIET_ROW,
    contractors: Sequence[str | None] = CREW_ROW,
    tools: Sequence[str] = TOOLS,
    deck: Iterable[str] | None = None,
    crew_deck: Iterable[str] | None = None,
    discards: Iterable[str] | None = None,
    **table: Any,
) -> Position:
    """A position. With `deck`, that is all that the deck holds: the other cards are discarded.

    With `deck` and `discards` both given, the last seat holds the cards that stand nowhere else.
    """
    position: Position = {
        "game": GAME,
        **table,
        "market": {"blueprints": [*blueprints], "contractors": [*contractors], "tools": [*tools]},
        "discards": {"blueprints": [*(discards or [])], "contractors": []},
        "seats": [dict(seat) for seat in seats],
    }
    if deck is not None:
        rest = sorted((BOX["blueprints"] - cards_lying(position) - Counter(deck)).elements())
        if discards is None:
            position["discards"]["blueprints"] += rest
        else:
            position["seats"][-1]["hand"] = [*position["seats"][-1].get("hand", []), *rest]
    if crew_deck is not None:
        gone = BOX["contractors"] - Counter(filter(None, contractors)) - Counter(crew_deck)
        position["discards"]["contractors"] = sorted(gone.elements())
    return position


def cards_lying(position: Position) -> Counter[str]:
    """The blueprints that a position names, wherever they are."""
    lying = Counter(filter(None, position["market"]["blueprints"])) + Counter(position["discards"]["blueprints"])
    for owner in (*position["seats"], position.get("machine") or {}):
        lying += Counter(owner.get("hand", [])) + Counter(owner.get("compound", []))
    return lying


def work(*seats: Position, seed: int = 1, **fields: Any) -> fabrica.Match:
    """A work phase of two seats or more; a single seat gets an opponent who does nothing."""
    return fabrica.Match.from_position(written(*against_idler(seats), **fields), seed=seed)


def market(*seats: Position, seed: int = 1, **fields: Any) -> fabrica.Match:
    """A market phase of two seats or more."""
    return fabrica.Match.from_position(written(*against_idler(seats), phase="market", **fields), seed=seed)


def against_idler(seats: Sequence[Position]) -> Sequence[Position]:
    return seats if len(seats) > 1 else (*seats, {})


def solo(me: Position, seed: int = 1, **fields: Any) -> fabrica.Match:
    """A solo game, in the work phase unless said otherwise."""
    return fabrica.Match.from_position(written(me, **fields), seed=seed)


def lucky(begin: Callable[[int], fabrica.Match], wanted: Callable[[fabrica.Match], bool], seeds: int = 3000) -> fabrica.Match:
    """The match of the first seed with which chance falls as wanted."""
    for seed in range(seeds):
        match = begin(seed)
        if wanted(match):
            return match
    raise AssertionError(f"none of {seeds} seeds brings what this test is about")


def of(match: fabrica.Match, seat: int = 0) -> Position:
    """A seat in the match's position."""
    seats: list[Position] = match.position()["seats"]
    return seats[seat]


def row(match: fabrica.Match, kind: str = "blueprints") -> list[str | None]:
    found: list[str | None] = match.position()["market"][kind]
    return found


def discards(match: fabrica.Match, kind: str = "blueprints") -> Counter[str]:
    return Counter(match.position()["discards"][kind])


def machine(match: fabrica.Match) -> Position:
    found: Position = match.position()["machine"]
    return found


def play(match: fabrica.Match, *words: str, seat: int = 0) -> fabrica.Match:
    for move in words:
        match.play(move, seat)
    return match


def amounts(match: fabrica.Match, seat: int) -> Counter[str]:
    me = of(match, seat)
    lists = {"cards": me["hand"], "dice": me["dice"], "buildings": me["compound"]}
    return Counter(
        {name: me[name] for name in ("metal", "energy", "goods")} | {name: len(these) for name, these in lists.items()}
    )


def change(match: fabrica.Match, *words: str, seat: int = 0) -> dict[str, int]:
    """What a seat has more or less of after its moves: metal, energy, goods, cards in hand, unplaced dice, buildings."""
    before = amounts(match, seat)
    after = amounts(play(match, *words, seat=seat), seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def uses(match: fabrica.Match, seat: int = 0) -> list[str]:
    """The ways in which cards can be used now."""
    return [words for words in match.moves(seat) if words.startswith(("activate", "replicate"))]


def builds(match: fabrica.Match, seat: int = 0) -> list[str]:
    return [words for words in match.moves(seat) if words.startswith("build")]


def takes(match: fabrica.Match) -> list[str]:
    return [words for words in match.moves(match.active[0]) if words.startswith("take")]


def take_all(match: fabrica.Match) -> fabrica.Match:
    """Every seat takes a blueprint: the market phase passes."""
    while match.phase == "market":
        match.play(takes(match)[0])
    return match


def finish_all(match: fabrica.Match) -> fabrica.Match:
    """Every seat finishes, dropping what it must: the work phase passes."""
    for seat in match.active:
        match.play("finish", seat)
        while seat in match.active and match.phase == "work":
            match.play(match.moves(seat)[0], seat)
    return match


def rolled(match: fabrica.Match) -> list[int]:
    """The dice that The Machine rolled in the last move: green, red, blue, purple, yellow."""
    return [result for name, _, result in match.log[-1].events if name == "machine_roll"]
