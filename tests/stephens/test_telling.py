"""What came of a move, told; and the final score, explained."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fabrica import Match
from fabrica.engine.entry import Entry
from fabrica.engine.parts import Refusal
from fabrica.games.stephens import words as wording
from fabrica.games.stephens.data.position import PACKAGE, STEPS
from fabrica.games.stephens.rules.tables import CONTRACT_IDS, INVESTMENT_IDS, PROFESSION_IDS
from fabrica.games.stephens.words.facts import facts
from fabrica.games.stephens.words.moves import meaning
from fabrica.i18n.messages import has, spoken

from .positions import SET_ASIDE, match_of, play, until_turn, worker

NAMES = ("Ana", "Bo", "Cy", "Di")
LANGUAGES = [language for language in spoken(PACKAGE) if has(PACKAGE, "card-r01", language)]
SOLO = {"opponent": "op3", "scenario": "sc4"}
GAMES: list[tuple[int, int, dict[str, str]]] = [(1, 20, {"level": "hard"}), (1, 1, SOLO), (2, 2, {}), (3, 3, {}), (4, 4, {})]
MARKET_IDS = {"reveal_profession": PROFESSION_IDS, "reveal_contract": CONTRACT_IDS, "reveal_investment": INVESTMENT_IDS}


def play_out(match: Match, luck: random.Random) -> Match:
    while not match.over:
        seat = match.active[0]
        match.play(luck.choice(match.moves(seat)), seat)
    return match


@pytest.fixture(scope="module")
def played() -> list[Match]:
    return [play_out(Match("stephens", seats=seats, seed=seed, **options), random.Random(seed)) for seats, seed, options in GAMES]


def moves(match: Match) -> Iterator[tuple[Entry, dict[str, Any], dict[str, Any]]]:
    """Each move with the views before and after it."""
    before = match.after(0).view(None)
    for n, entry in enumerate(match.log):
        after = match.after(n + 1).view(None)
        yield entry, before, after
        before = after


def news(match: Match, viewer: int | None = 0) -> list[str]:
    return wording.news(match.log[-1], viewer, NAMES, "en")


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_to_everybody(language: str, played: list[Match]) -> None:
    asked = set()
    for match in played:
        for n, entry in enumerate(match.log):
            view = match.after(n).view(entry.seat)
            asked.add(view["step"])
            assert wording.waiting(view, entry.seat, language)
            for viewer in (None, *range(match.seats)):
                lines = wording.news(entry, viewer, NAMES, language)
                assert all(line.endswith(".") and "{" not in line for line in lines)
    assert asked >= set(STEPS) - {"instead", "assigning"}, "all but the rarest steps have come up"


def test_every_card_that_is_revealed_is_told(played: list[Match]) -> None:
    for match in played:
        for entry in match.log:
            revealed = {MARKET_IDS[name][result] for name, _, result in entry.events if name in MARKET_IDS and result >= 0}
            told = {card for fact in facts(entry) if fact.id == "news-market" for card in fact.args["cards"]}
            assert told <= revealed
            assert revealed - told <= lying(match, entry), "but for what was discarded and drawn again"


def lying(match: Match, entry: Entry) -> set[str]:
    """The cards on the markets before a move."""
    before = match.game.view(match.game.layout.unpack(entry.before), None)
    return {card for market in ("professions", "contracts", "investments") for card in before[market] if card}


def test_every_renewal_phase_and_every_end_is_told_once(played: list[Match]) -> None:
    for match in played:
        told = Counter(fact.id for entry in match.log for fact in facts(entry))
        renewals = (55 - match.position()["army"]) // 5
        assert told["news-renewal"] + told["news-final-renewal"] == renewals
        assert told["news-final-renewal"] == (match.seats > 1)
        assert told["news-end"] + told["news-end-solo"] == 1
        assert told["news-over"] == 1
        assert told["news-last-turn"] == match.seats


def test_the_points_of_a_game_are_told(played: list[Match]) -> None:
    """The score track of everyone is the sum of the points of columns, renewals and benefits."""
    for match in played:
        told: Counter[int] = Counter()
        for entry, _, _ in moves(match):
            kind, _ = meaning(entry.words)
            for fact in facts(entry):
                if fact.id in ("news-gains", "news-renown"):
                    assert fact.who is not None
                    told[fact.who] += fact.args["amounts"]["points"]
            if kind.startswith("use"):
                words = wording.move_label(entry.words, "en").rpartition("gain ")[2].split()
                told[entry.seat] += int(words[0]) if words[1].startswith("point") else 0
        assert [told[seat] for seat in range(match.seats)] == [seat["score"] for seat in match.position()["seats"]]


def test_what_is_paid_is_told(played: list[Match]) -> None:
    """For a card, a worker or a contract: what is told is what is missing afterwards."""
    paid = 0
    for match in played:
        for entry, before, after in moves(match):
            if meaning(entry.words)[0] not in ("accept", "fund", "fund-row", "create", "reinforce"):
                continue
            old, new = (view["seats"][entry.seat] for view in (before, after))
            missing = {"coin": old["coins"] - new["coins"], "influence": old["influence"] - new["influence"]}
            told: dict[str, int] = next((fact.args["amounts"] for fact in facts(entry) if fact.id == "news-pays"), {})
            assert told == {unit: n for unit, n in missing.items() if n}
            paid += bool(told)
    assert paid > 50


def test_every_turn_of_the_automa_is_told(played: list[Match]) -> None:
    for match in played[:2]:
        for entry in match.log:
            cards = [result for name, _, result in entry.events if name == "next_automa_card"]
            lines = wording.automa_news(entry, "en")
            assert sum(line.startswith("The Automa plays") for line in lines) == len(cards)
            assert [line for line in wording.news(entry, 0, NAMES, "en") if line in lines] == lines
    for match in played[2:]:
        assert not any(wording.automa_news(entry, "en") for entry in match.log[:50])


@pytest.fixture(scope="module")
def refused(played: list[Match]) -> list[Refusal]:
    """Whatever can be tried in some moments of the games, each reason once."""
    found = {(why.id, *sorted(why.args.items())): why for match in played for why in refusals(match)}
    return list(found.values())


def refusals(match: Match) -> Iterator[Refusal]:
    out = [0] * match.game.most_moves
    for entry in match.log[::15]:
        state = match.game.layout.unpack(entry.before)
        legal = {*out[: match.game.rules.legal(state, entry.seat, out)]}
        yield from (match.game.refusal(state, entry.seat, move) for move in range(len(match.game.moves)) if move not in legal)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str, refused: list[Refusal]) -> None:
    """With names instead of ids."""
    said = [wording.refusal(why, language, NAMES) for why in refused]
    assert len({why.id for why in refused}) > 18
    assert not any(re.search(r"\b(r|b|cr|co|uk)\d\d\b|\b[ul][lr]\b|[{}]", text) for text in said)


# Single moves


def test_an_activation_is_told_and_so_is_an_idle_one() -> None:
    rows = {"left": {"stephens": [worker("r07", 1)]}}
    match = play(match_of({}, {"unlocked": ["2a"]}, rows=rows), "glass ul")
    assert news(match) == ["The row of the upper left furnace is activated."]
    match = play(match_of({}, {}), "glass ur")
    assert news(match) == ["Nobody can use a worker in the row of the upper right furnace."]


def test_influence_that_is_lost_is_told() -> None:
    rows = {"left": {"stephens": [worker("r09", 0)]}}
    match = match_of({"unlocked": ["2a"], "influence": 3, "cubes": {"pink": 1}}, {}, rows=rows)
    play(match, "glass ul", "use r09 pink")
    assert news(match)[0] == "There is no room on the track for 2 influence: that is lost."


def test_a_card_is_paid_and_the_market_refilled() -> None:
    match = play(match_of({"influence": 4}, {}), "glass ll", "accept co08")
    (card,) = set(match.view(0)["contracts"]) - {"cr08", "uk08", "cr13", "co13"}
    assert news(match) == ["You pay 2 influence.", f"New contract: {wording.card_name(card, 'en')}."]
    assert news(match, 1)[0] == "Ana pays 2 influence."


def test_a_purchase_that_is_out_of_reach_is_told() -> None:
    assert news(play(match_of({"influence": 0}, {}), "glass ll")) == ["You cannot acquire a card now."]
    match = match_of({"influence": 1, "unlocked": ["4a", "4b"]}, {})
    assert "You cannot acquire a card now." not in news(play(match, "glass ll", "accept cr08")), "one was enough"
    match = match_of(SET_ASIDE, {}, phase="renewal", step="supplying")
    assert news(play(match, "supply ur set"), 1)[0] == "Ana cannot assign a worker now, so the reward is lost."


def test_a_renewal_phase_is_told() -> None:
    furnaces = {"ul": 1, "ur": 0, "ll": 2, "lr": 2}
    match = match_of({}, {"unlocked": ["2a"]}, furnaces=furnaces, private={"ll": {"orange": 2}}, side="right")
    assert news(play(match, "glass ul"), 1) == [
        "Nobody can use a worker in the row of the upper left furnace.",
        "A renewal phase begins: the French army moves to space 50.",
        "Refilled with 3 cubes each: upper left furnace, upper right furnace.",
        "The private factories lose 2 orange cubes.",
        "You gain 1 point from Renown.",
    ]


def test_a_column_is_told() -> None:
    """What Pedro's column costs and gives."""
    investments = {"orange": ["or4"], "pink": ["no1"], "black": ["bl5"]}
    match = match_of(
        {"investments": investments}, {}, phase="renewal", step="columns", investments=[*["or1", "or2", "or3", "pi1", "pi2"]]
    )
    assert news(play(match, "column 1")) == [
        "You move down 1 step in the forest and 1 step in the dunes.",
        "You gain 3 points.",
        "You set aside 1 orange cube and 2 black cubes.",
    ]


def test_the_end_is_told_when_it_is_in_sight() -> None:
    furnaces = {"ul": 1, "ur": 0, "ll": 2, "lr": 2}
    match = match_of({}, {"score": 30}, furnaces=furnaces, army=35)
    assert (
        "The French army has met the score of Bo, which triggers the end of the game. "
        "There are 3 more turns after this one, then the final renewal phase."
    ) in news(play(match, "glass ul"))
    assert "This is your last turn." not in news(match)
    until_turn(match, 0)
    assert news(match)[-1] == "This is your last turn."
    assert news(match, 1)[-1] == "Ana has the last turn."


def test_a_contract_is_paid_with_its_accessory() -> None:
    seat = {"contracts": ["cr10"], "cubes": {"blue": 2}, "accessories": {"crate": 1}}
    match = match_of(seat, {}, phase="renewal", step="fulfilling")
    assert news(play(match, "fulfil cr10 crate"))[0] == "You pay 1 crate and 2 blue cubes."


# The end


def test_the_lines_of_a_score_add_up(played: list[Match]) -> None:
    seen = set()
    for match in played:
        view = match.view(None)
        for seat in range(match.seats):
            lines = wording.explain_score(view, seat, "en")
            assert sum(points for _, points in lines) == view["scores"][seat]
            seen |= {text.split(",")[0].split(":")[0].lstrip("0123456789 ") for text, _ in lines}
    assert {"Full Storehouse", "Full Purse", "Friends at Court", "Complete Sets", "Contracts"} <= seen


def test_they_add_up_in_the_middle_of_a_game_too(played: list[Match]) -> None:
    for match in played:
        for n in range(0, len(match.log), 25):
            view = match.after(n).view(None)
            for seat in range(match.seats):
                assert sum(points for _, points in wording.explain_score(view, seat, "en")) == view["scores"][seat]


def test_a_score_line_by_line() -> None:
    fulfilled = {"crown": ["cr01", "cr02"], "uk": ["uk02"]}
    rows = {"left": {"stephens": [worker("r07", 0, 1), worker("r02", 0)], "lower": [worker("r04", 0)]}}
    seat = {"score": 38, "forest": 7, "coins": 5, "unlocked": ["2a", "2c", "3a"], "fulfilled": fulfilled}
    view = match_of(seat, {"unlocked": ["3a"]}, rows=rows).view(0)
    assert wording.explain_score(view, 0, "en") == [
        ("Score track", 38),
        ("Forest, space 7", 7),
        ("Dunes, space 3", 0),
        ("2 masters at the furnaces × 1", 2),
        ("1 master at the lower private factories × 3", 3),
        ("1 apprentice under these masters", 1),
        ("Contracts, column 1: 2 contracts × 3", 6),
        ("Contracts, column 2: 1 contract × 2", 2),
        ("Full Purse: 5 coins", 2),
    ]
    assert wording.tie_break(view, 0, "en") == "tie-breakers: 0 influence, 5 coins"


def test_accessories_on_contracts_count_for_sets() -> None:
    seat = {"accessories": {"basket": 1, "crate": 1}, "spent": {"chandelier": 1}, "fulfilled": {"crown": ["cr09"]}}
    view = match_of({**seat, "unlocked": ["2a", "2e"]}, {}).view(0)
    assert ("Complete Sets: 1 set", 5) in wording.explain_score(view, 0, "en")


@pytest.mark.parametrize(
    ("winners", "viewer", "text"),
    [
        ((0,), 0, "You win!"),
        ((0,), 1, "Ana wins."),
        ((0, 2), 1, "Ana, Cy share the victory."),
        ((0, 2), 2, "You share the victory with Ana."),
        ((), 0, "You have not reached the goal."),
        ((), None, "The game is lost."),
    ],
)
def test_who_won(winners: tuple[int, ...], viewer: int | None, text: str) -> None:
    assert wording.verdict(winners, viewer, NAMES, "en") == text


def solo(score: int, rank: str, opponent: str = "none", needed: int = 141) -> dict[str, Any]:
    return {"scores": [score], "solo": {"needed": needed, "rank": rank}, "automa": {"opponent": opponent}}


@pytest.mark.parametrize(
    ("won", "view", "text"),
    [
        (True, solo(180, "glassmaker"), "You win with 180 points: you are a true glassmaker."),
        (True, solo(150, "artisan"), "You win with 150 points: you are an artisan. Will you be a glassmaker next time?"),
        (False, solo(99, "apprentice"), "You remain an apprentice with 99 points; 141 were needed to win."),
        (False, solo(150, "artisan"), "You have 150 points, enough to win, but the task of the scenario has not been fulfilled."),
        (True, solo(131, "artisan", "op2", 130), "You beat The Customs Officer with 131 points; 130 were needed."),
        (False, solo(99, "apprentice", "op2", 130), "The Customs Officer wins: you have 99 points, but 130 were needed."),
    ],
)
def test_how_a_solo_game_ended(won: bool, view: dict[str, Any], text: str) -> None:
    assert wording.verdict((0,) if won else (), 0, NAMES, "en", view) == text
    assert "Ana" in wording.verdict((0,) if won else (), None, NAMES, "en", view)


def test_the_verdict_of_a_played_solo_game(played: list[Match]) -> None:
    for match in played[:2]:
        assert str(match.scores[0]) in wording.verdict(match.winners, 0, NAMES, "en", match.view(0))
        assert wording.explain_score(match.view(0), None, "en") == [("Points to reach", match.view(0)["solo"]["needed"])]
