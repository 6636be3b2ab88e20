"""The tutorial: small positions, each with one thing to understand and to do. The engine says whether it is done.

The texts are messages, tutorial-<id>-<part> in locale/<language>/tutorial.ftl, with the rulebook's `facts()` as arguments.
The positions are written for the cards of our own decks.
"""

from __future__ import annotations

from fabrica.engine.contract import Position
from fabrica.engine.match import Match
from fabrica.games.stephens.data.position import AUTOMA_NAME, GAME_ID
from fabrica.lessons.lesson import PARTS, SEAT, Step, Wanted, all_of, has, own, won

__all__ = ["PARTS", "SEAT", "STEPS", "Step"]

OTHER = 1  # the opponent

# What can be wanted


def holds(**cubes: int) -> Wanted:
    """The learner has at least so many cubes of these colours."""
    return lambda match: all(own(match)["cubes"].get(colour, 0) >= n for colour, n in cubes.items())


def accepted(card: str) -> Wanted:
    return lambda match: card in own(match)["contracts"]


def funded(row: str, *cards: str) -> Wanted:
    """A row of investments has just these cards."""
    return lambda match: own(match)["investments"][row] == list(cards)


def fulfilled(type: str, card: str) -> Wanted:
    return lambda match: card in own(match)["fulfilled"][type]


def master_in(side: str, level: str) -> Wanted:
    """The learner is a master in a row."""
    return lambda match: any(lying["master"] == SEAT for lying in match.position()["rows"][side][level])


def apprentice_in(side: str, level: str) -> Wanted:
    return lambda match: any(lying["apprentice"] == SEAT for lying in match.position()["rows"][side][level])


def unlocked(disc: str) -> Wanted:
    return lambda match: disc in own(match)["unlocked"]


def turn_over(match: Match) -> bool:
    return match.position()["step"] == "turn" and SEAT not in match.active


# The positions


def lying(card: str, master: int | str, apprentice: int | str | None = None) -> Position:
    """A profession in play."""
    return {"card": card, "master": master, "apprentice": apprentice}


def table(*seats: Position, **rest: object) -> Position:
    """Markets that are the same in every step, unless said otherwise: there every profession costs something."""
    markets = {
        "professions": ["r03", "r07", "r08", "b08", "b07", "b03"],
        "contracts": ["cr08", "uk04", "co13", "cr12", "uk13"],
        "investments": ["or1", "no3", "bl7", "pi7", "or8"],
    }
    return {"game": GAME_ID, "phase": "turn", "round": 1, **markets, "seats": list(seats), **rest}


def beside_furnaces(left: list[Position], right: list[Position]) -> Position:
    return {"left": {"stephens": left}, "right": {"stephens": right}}


START = beside_furnaces([lying("s1", SEAT)], [lying("s3", OTHER)])
NEWCOMER: Position = {"unlocked": ["2a"]}  # a seat that has only begun

STEPS: tuple[Step, ...] = (
    Step("glass", table(NEWCOMER, NEWCOMER, rows=START), all_of(holds(green=1), has(coins=1)), ("glass ul", "use s1 coin")),
    Step(
        "contract",
        table({"influence": 2, "cubes": {"green": 1}, "unlocked": ["2a"]}, NEWCOMER, rows=START),
        accepted("uk04"),
        ("glass ll", "accept uk04"),
    ),
    Step(
        "investment",
        table(
            {"coins": 2, "investments": {"orange": ["or3"], "black": ["bl3"]}, "unlocked": ["2a"]},
            NEWCOMER,
            rows=START,
        ),
        funded("pink", "no3"),
        ("glass lr", "fund no3 pink"),
    ),
    Step(
        "create",
        table(
            {"coins": 3, "unlocked": ["2a"]},
            {"unlocked": ["2a", "3a"]},
            rows=beside_furnaces([lying("s1", SEAT), lying("r05", OTHER)], [lying("s3", OTHER)]),
        ),
        all_of(master_in("left", "lower"), turn_over),
        ("create r03 lower", "unlock 4a"),
    ),
    Step(
        "reinforce",
        table(
            {"coins": 1, "unlocked": ["2a"]},
            {"unlocked": ["2a", "3a", "3b", "5a"]},
            rows=beside_furnaces(
                [lying("s1", SEAT), lying("r02", OTHER), lying("r01", OTHER), lying("r06", OTHER)], [lying("s3", OTHER)]
            ),
        ),
        all_of(apprentice_in("left", "stephens"), has(coins=1), turn_over),
        ("reinforce r02", "unlock 4a"),
    ),
    Step(
        "activate",
        table(
            {"unlocked": ["2a", "3a"]},
            {"unlocked": ["2a", "3a"]},
            rows=beside_furnaces([lying("s1", SEAT), lying("r19", SEAT), lying("r17", OTHER)], [lying("s3", OTHER)]),
        ),
        has(coins=2),
        ("glass ul", "use s1 influence", "use r19"),
    ),
    Step(
        "unlock",
        table(
            {"influence": 4, "unlocked": ["2a"]},
            NEWCOMER,
            rows=START,
            professions=["r03", "r07", "r04", "b08", "b23", "b21"],
        ),
        all_of(unlocked("inf5"), has(influence=4)),
        ("create r04 stephens", "unlock inf5"),
    ),
    Step(
        "goods",
        table(
            {"unlocked": ["2a", "5a"], "contracts": ["co08"]},
            {"unlocked": ["2a", "3a"]},
            rows={
                "left": {"stephens": [lying("s1", SEAT), lying("r05", OTHER)], "lower": [lying("r17", SEAT)]},
                "right": {"stephens": [lying("s3", OTHER)]},
            },
            private={"ul": {"orange": 1, "black": 1}, "ll": {"orange": 1, "pink": 1, "black": 1}, "lr": {"black": 2, "pink": 1}},
        ),
        all_of(holds(orange=1, pink=1), has(coins=1)),
        ("goods ll orange", "also pink", "use r17"),
    ),
    Step(
        "renewal",
        table(
            {
                "score": 20,
                "forest": 6,
                "dunes": 4,
                "investments": {"orange": ["or4", "or6"], "black": ["bl2", "bl5"]},
                "unlocked": ["3b"],
            },
            NEWCOMER,
            rows=START,
            furnaces={"ul": 0, "ur": 3, "ll": 1, "lr": 2},
            army=40,
        ),
        has(score=23, forest=6),
        ("glass ll", "column 2"),
    ),
    Step(
        "supply",
        table(
            {
                "cubes": {"green": 1, "blue": 1},
                "investments": {"orange": ["or2"], "black": ["bl3"]},
                "contracts": ["co09", "cr02"],
                "unlocked": ["3b"],
            },
            NEWCOMER,
            phase="renewal",
            rows=START,
            army=45,
        ),
        fulfilled("colonies", "co09"),
        ("column 1", "supply lr crate", "supply ul black", "fulfil co09"),
    ),
    Step(
        "ending",
        table(
            {
                "score": 24,
                "influence": 3,
                "cubes": {"white": 1},
                "investments": {"orange": ["or3"], "black": ["bl2"]},
                "columns": [1],
                "aside": {"orange": 1, "black": 1},
                "contracts": ["uk09"],
                "fulfilled": {"crown": ["cr05"], "colonies": ["co05"]},
                "unlocked": ["2a", "2d", "inf5"],
            },
            {
                "score": 35,
                "influence": 2,
                "fulfilled": {"uk": ["uk07", "uk10"]},
                "spent": {"crate": 1},
                "forest": 7,
                "unlocked": ["2a", "3a"],
            },
            phase="renewal",
            step="supplying",
            round=18,
            turn=OTHER,
            mover=SEAT,
            final=True,
            turns_left=0,
            army=25,
            rows=beside_furnaces([lying("s1", SEAT), lying("r02", SEAT, OTHER), lying("r01", SEAT)], [lying("s3", OTHER)]),
        ),
        won,
        ("supply lr basket", "fulfil uk09"),
    ),
    Step(
        "automa",
        table(
            NEWCOMER,
            rows=beside_furnaces([lying("s1", SEAT)], [lying("s3", AUTOMA_NAME)]),
            automa={"card": "a06", "deck": ["a01"]},
        ),
        has(coins=2),
        ("glass ul", "use s1 coin", "use s1 coin"),
    ),
)
