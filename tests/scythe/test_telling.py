"""The log of Scythe in words: every kind of news in every language, and nothing to anybody who may not know it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from fabrica.engine.entry import Entry
from fabrica.games.scythe import words as wording
from fabrica.games.scythe.rules.map_tables import PLACE_IDS, PLACES_BY_ID
from fabrica.games.scythe.rules.news import NEWS
from fabrica.games.scythe.rules.state import AUTOMA
from fabrica.games.scythe.words import facts, log
from fabrica.games.scythe.words.facts import DRAWS, SAID
from fabrica.i18n.log_text import line
from fabrica.i18n.messages import LANGUAGES
from scythe.sitting import Sitting, seat
from scythe.telling import NAMES, games, made, tells

every_language = pytest.mark.parametrize("language", LANGUAGES)
R3C5, R4C3, R5C2 = (PLACES_BY_ID[id] for id in ("r3c5", "r4c3", "r5c2"))
MOVED = {"went-back", "automa-moves"}


def example(kind: str) -> tuple[int, ...]:
    """Arguments of a kind of news: small numbers, and a place where one stands."""
    places = {
        **dict.fromkeys(("tokens", "carried", "combat", "automa-takes", "automa-token"), 0),
        **dict.fromkeys(("encounter", "flag", "armed", "automa-stays", "produced"), 1),
        **dict.fromkeys(("driven-off", "trap-sprung", "combat-won", "retreated", "trap", "deployed", "built"), 2),
    }
    if kind in ("moved", *MOVED):
        return 1, R3C5, R4C3
    found = [1, 1, 1]
    if kind in places:
        found[places[kind]] = R5C2
    if kind in ("reshuffled", "automa-reserve", "automa-unit"):
        found[0] = 1
    if kind == "declined":
        found[1] = 5
    return tuple(found)


def said(entry: Entry, viewer: int | None = None, language: str = "en") -> str:
    return " ".join(wording.news(entry, viewer, NAMES, language))


@every_language
@pytest.mark.parametrize("kind", NEWS)
def test_every_kind_of_news_has_words(kind: str, language: str) -> None:
    """For everybody, and for the seat that it is about."""
    entry = made("bottom", tells(kind, *example(kind)))
    for viewer in (None, 0, 1):
        text = said(entry, viewer, language)
        assert is_sentence(text), text


def is_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"\W?\w.*\.", text)) and not re.search(r"[{}_]|  | \.|r\dc\d(?! \()", text)


@every_language
def test_news_is_told_to_you_in_another_way(language: str) -> None:
    about = [kind for kind in NEWS if said(made("bottom", tells(kind, *example(kind))), None).startswith("Bo ")]
    assert len(about) > 20
    for kind in about:
        entry = made("bottom", tells(kind, *example(kind)), seat=1)
        assert names_bo(said(entry, 0, language))
        assert not names_bo(said(entry, 1, language)), said(entry, 1, language)


def names_bo(text: str) -> bool:
    return re.search(r"\bBo\b", text) is not None


def test_what_the_move_says_is_not_said_again() -> None:
    entry = made("section trade", tells("section", 0, 2))
    assert said(entry) == ""
    twice = made("to r4c3", tells("moved", 1, R3C5, R4C3), tells("moved", 1, R4C3, R3C5))
    assert said(twice) == "Ana moves a mech from r4c3 (Factory) to r3c5 (forest)."
    assert {kind for kinds in SAID.values() for kind in kinds} <= set(NEWS)


# What belongs together


def test_amounts_are_added_up() -> None:
    gains = (tells("gained", 1, 0, 2), tells("gained", 1, 1, 1), tells("gained", 1, 0, 1), tells("gained", 2, 0, 1))
    assert said(made("bottom", *gains)) == "Bo gains 3 coins and 1 power. Cy gains 1 coin."
    assert said(made("bottom", tells("gained", 1, 0, 0))) == ""


def test_a_full_track_takes_no_more_and_an_empty_one_gives_no_more() -> None:
    """What is told is what was gained and lost."""
    game = Sitting(seat("nordic", power=15, coins=3, popularity=0), seat("saxony")).say("section bolster", "top power")
    assert game.told("gained") == [(0, 1, 1)]
    enemy = seat("saxony", workers={"r1c5": 2})
    game = Sitting(seat("nordic", character="r1c4", popularity=1), enemy).say("section move", "character", "to r1c5")
    assert game.told("lost") == [(0, 2, 1)]


def test_what_is_paid_and_what_is_lost() -> None:
    assert said(made("top power", tells("lost", 0, 0, 1))) == "Ana pays 1 coin."
    driven = made("to r5c2", tells("moved", 1, R3C5, R5C2), tells("driven-off", 1, 2, R5C2), tells("lost", 0, 2, 2))
    assert said(driven) == "Bo: 2 workers return from r5c2 (farm) to the base. Ana loses 2 popularity."
    artillery = made("use artillery", tells("ability", 0, 2), tells("lost", 0, 1, 1), tells("lost", 1, 1, 2))
    assert said(artillery) == "Ana pays 1 power. Bo loses 2 power."
    tokens = made("bottom", tells("tokens", R3C5, 3, -1), tells("tokens", R5C2, 3, -1))
    assert said(tokens) == "Ana pays 2 wood."


def test_what_is_produced_and_what_appears() -> None:
    produced = made("at r5c2", tells("tokens", R5C2, 2, 3), tells("produced", 0, R5C2, 3))
    assert said(produced) == "Ana produces 3 food on r5c2 (farm)."
    village = PLACES_BY_ID["r5c5"]
    assert said(made("at r5c5", tells("produced", 0, village, 1))) == "Ana produces 1 worker on r5c5 (village)."
    assert (
        said(made("option 1", tells("tokens", R5C2, 2, 3), tells("tokens", R5C2, 0, 1)))
        == "New resources on r5c2 (farm): 3 food and 1 oil."
    )


def test_a_combat_is_told() -> None:
    entry = made(
        "done",
        tells("chosen", 1),
        tells("revealed", 0, 3, 7),
        tells("revealed", 1, 7, 7),
        tells("combat-won", 0, 1, R3C5),
        tells("star", 0, 6, 2),
        tells("retreated", 1, 0, PLACES_BY_ID["base_polania"]),
        tells("retreated", 1, 2, PLACES_BY_ID["base_polania"]),
        tells("retreated", 1, 2, PLACES_BY_ID["base_polania"]),
        seat=1,
    )
    assert said(entry, 0) == (
        "Bo has chosen. You: 3 on the dial, 4 in cards, 7 in all. Bo: 7 on the dial, 0 in cards, 7 in all. "
        "You win the combat on r3c5 (forest). You place star 2 of 6: a combat victory. "
        "Bo retreats to the base of Polania: 1 character and 2 workers."
    )


def test_no_cards_are_left() -> None:
    nothing = made("top cards", tells("reshuffled", 0), tells("reshuffled", 0))
    assert said(nothing) == "No combat cards are left to draw."
    some = made("top cards", tells("reshuffled", 0), drew(0, 4))
    assert said(some, 0) == "The discarded combat cards are shuffled. You draw a combat card: 4."


# Alone


def test_the_automa_is_called_by_its_name() -> None:
    entry = made("done", tells("gained", AUTOMA, 0, 2), tells("over", AUTOMA), players=1)
    assert said(entry, 0) == "The Automa gains 2 coins. The Automa has placed the last star: the game is over."
    assert said(replace(entry, before=made("done").before), 0).startswith("Bo gains")


def test_what_the_automa_did_is_told_apart() -> None:
    mine, its = tells("declined", 0, 24), (tells("automa-card", 7, 2), tells("automa-moves", 1, R3C5, R4C3))
    assert wording.automa_news(made("done", mine, *its, players=1), "en") == [
        "The Automa plays card 7, second scheme.",
        "A mech of the Automa goes from r3c5 (forest) to r4c3 (Factory).",
    ]
    assert wording.automa_news(made("done", mine, players=1), "en") == []


def test_the_automas_cards_are_told_after_their_number() -> None:
    plays = (("draw_automa_plays", (1,), 5), ("draw_automa_plays", (1,), 2))
    entry = made("dial 3", *plays, tells("automa-combat", 4, 2, 2), players=1)
    assert said(entry, 0) == "The Automa fights by card 4: 2 power, 2 combat cards. Combat cards of the Automa: 2, 5."


# Secrets


def drew(seat: int, value: int) -> tuple[str, tuple[int, ...], int]:
    return "draw_combat", (seat,), value


def test_a_card_that_is_drawn_is_told_once() -> None:
    assert said(made("top cards", drew(0, 4), tells("gained", 0, 3, 1)), 0) == "You draw a combat card: 4."


def otherwise(entry: Entry) -> Entry:
    """The same move, with other cards drawn."""
    own = {"draw_combat": (2, 5), "draw_scout": (2, 5), "draw_objective": (1, 23)}

    def other(name: str, result: int) -> int:
        low, high = own[name]
        return low if result != low else high

    events = tuple((name, args, other(name, result) if name in own else result) for name, args, result in entry.events)
    return replace(entry, events=events)


def may_know(entry: Entry) -> set[int]:
    """The seats that may know a card that was drawn."""
    draws = [args for name, args, _ in entry.events if name in ("draw_combat", "draw_objective", "draw_scout")]
    return {seat for args in draws for seat in args}


def leaks(entries: list[Entry], seats: int) -> Iterator[str]:
    """What somebody reads that depends on a card they may not know."""
    for entry in entries:
        for viewer in ({None, *range(seats)}) - may_know(entry):
            if said(entry, viewer) != said(otherwise(entry), viewer):
                yield said(entry, viewer)


DRAWN = [
    made("top cards", drew(1, 4), drew(1, 3), seat=1),
    made("mat industrial", ("draw_objective", (1,), 7), ("draw_objective", (1,), 9), seat=1),
    made("fight r3c5", tells("ability", 1, 7), ("draw_scout", (1, 2), 3), seat=1),
]


def test_a_card_is_told_to_who_may_know_it_only() -> None:
    assert [said(entry, 1) for entry in DRAWN] == [
        "You draw 2 combat cards: 3, 4.",
        "Your objectives: Few hands, much steel and Winter stores.",
        "You use Scout. Cy gives you a random combat card: 3.",
    ]
    assert [said(entry, 0) for entry in DRAWN] == [
        "Bo draws 2 combat cards.",
        "",
        "Bo uses Scout. Cy gives Bo a random combat card.",
    ]
    assert said(DRAWN[2], 2) == "Bo uses Scout. You give Bo a random combat card: 3."
    assert list(leaks(DRAWN, 3)) == []


def test_no_card_leaks_in_whole_games() -> None:
    for match in games():
        drawn = [entry for entry in match.log if may_know(entry)]
        assert drawn
        assert list(leaks(drawn, match.seats)) == []


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "PRIVATE", ())
    told = log.told
    monkeypatch.setattr(log, "told", lambda fact, viewer, names, language: told(fact, fact.who, names, language))
    assert len(list(leaks(DRAWN, 3))) >= 3


def test_every_draw_that_is_read_is_a_rule() -> None:
    assert all(hasattr(facts.Reader, name) for name in DRAWS)


# Whole games


@every_language
def test_whole_games_are_told_in_sentences(language: str) -> None:
    for match in games():
        for viewer in (None, 0):
            for entry in match.known_to(viewer):
                for text in line(match.game.words, entry, viewer, NAMES, language):
                    assert is_sentence(text), (entry.words, text)


def test_whole_games_tell_of_many_things() -> None:
    told = {fact.id for match in games() for entry in match.log for fact in facts.facts(entry)}
    assert len(told) > 30
    assert all(place not in " ".join(told) for place in PLACE_IDS)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bo draws 5 combat cards."),
        ("pt", "Bo tira 5 cartas de combate."),
        ("pl", "Bo dobiera 5 kart walki."),
        ("es", "Bo roba 5 cartas de combate."),
    ],
)
def test_the_same_in_four_languages(language: str, text: str) -> None:
    assert said(made("bottom", *(drew(1, 2) for _ in range(5))), 0, language) == text
