"""The table's page, without a browser: each legal move has its one control, what is hidden stays so, the end is explained."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from fabrica import Match
from fabrica.engine.chance import key_of
from fabrica.engine.parts import folder_of
from fabrica.games.scythe.lessons.rulebook import SECTIONS, section_of_refusal
from fabrica.games.scythe.page import all_cards, ended, places, present, rules, symbols, welcome
from fabrica.games.scythe.rules.moves import MOVES
from fabrica.i18n.messages import LANGUAGES, say
from fabrica.server.page import EMPTY, of_game
from fabrica.server.people import strangers
from fabrica.server.site import templates
from scythe.duels import duel
from scythe.sitting import seat as a_seat
from scythe.sitting import written

NAMES = ("Ana", "Bento", "Clara", "Duarte", "Eva", "Filipe", "Gil")
GAME, PACKAGE = "scythe", "fabrica.games.scythe"
TABLES: dict[int, dict[str, str]] = {1: {}, 2: {"deal": "drafted", "invaders": "yes"}, 5: {}, 7: {}}
DUELS = 25
DISARMED = {"coins": {"at": "r3c3", "armed": False}, "power": {"at": "r1c4", "armed": False}}
THREE_UNITS = {"from": ["move_units"], "to": {"deploy": 1}}
TRAPPER = a_seat(
    "togawa", "industrial", abilities=["shinobi"], mechs={"r5c3": 1}, character="r5c3", traps=DISARMED, upgrades=THREE_UNITS
)
RARE = {  # the seats of a written position, and the words that lead to the moment
    "fight": (
        (
            a_seat(
                "crimea", abilities=["riverwalk", "wayfare", "scout", "speed"], mechs={"r3c2": 1, "r5c3": 1, "base_crimea": 2}
            ),
            a_seat("saxony", abilities=["speed", "disarm"], mechs={"r3c3": 1, "r6c3": 1}),
        ),
        ("section move", "mech r3c2", "to r3c3", "mech r5c3", "to r6c3"),
    ),
    "arm": (
        (
            a_seat(
                "togawa",
                "industrial",
                abilities=["shinobi"],
                mechs={"r5c3": 1},
                character="r5c3",
                traps=DISARMED,
                upgrades=THREE_UNITS,
            ),
            a_seat("saxony"),
        ),
        ("section move", "mech r5c3", "to r3c3", "character", "to r4c3", "factory 1"),
    ),
    "use": (
        (
            a_seat("nordic", abilities=["artillery"], mechs={"r3c2": 1}, power=3),
            a_seat("saxony", abilities=["speed"], mechs={"r3c3": 1}),
        ),
        ("section move", "mech r3c2", "to r3c3", "done"),
    ),
}
LOOKED_AT = 31  # every so many decisions
EAGER = ("bottom", "deploy", "build", "enlist", "upgrade", "objective", "factory", "trap", "flag", "arm", "use", "take")


def page(match: Match, viewer: int | None, language: str = "en", **more: Any) -> str:
    """The table as a viewer gets it."""
    seen = present(match, viewer, NAMES[: match.seats], language, **more)
    speak = lambda id, **args: say(PACKAGE, id, args, language)  # noqa: E731
    game = {"game": match.game.id, "language": language, "t": speak}
    people = strangers(NAMES[: match.seats])
    context = {**EMPTY, **of_game(match.game), **game, "base": "", "over": match.over, "people": people, **seen}
    return templates().get_template("scythe/table.html").render(**context)


def said(html: str) -> list[str]:
    """What all buttons say, a move or several at once."""
    return re.findall(r'name="move" value="([^"]+)"', html)


def buttons(html: str) -> list[str]:
    """The moves that have a button of their own."""
    return [words for words in said(html) if ";" not in words]


def verb(words: str) -> str:
    return words.split()[0]


@cache
def played(seats: int) -> tuple[Match, ...]:
    """Moments of a game of eager players: now and then, whenever a verb comes up for the first times, and the end."""
    luck, match, moments = random.Random(seats), Match(GAME, seats, f"page-{seats}", **TABLES[seats]), []
    met, done = Counter[str](), Counter[str]()
    while not match.over:
        seat = luck.choice(match.active)
        moves = match.moves(seat)
        verbs = set(map(verb, moves))
        if len(match.log) % LOOKED_AT == 0 or any(met[v] < 2 for v in verbs):
            moments.append(match.after(len(match.log)))
        met.update(verbs)
        eager = [words for words in moves if verb(words) in EAGER]
        rare = [words for words in moves if done[verb(words)] == min(done[verb(other)] for other in moves)]
        match.play(luck.choice(eager if eager and luck.random() < 0.7 else rare if luck.random() < 0.5 else moves), seat)
        done[verb(match.log[-1].words)] += 1
    return (*moments, match)


@pytest.mark.parametrize("seats", TABLES)
def test_every_legal_move_has_one_control_and_there_is_no_other(seats: int) -> None:
    for match in played(seats):
        for viewer in {*match.active, len(match.log) % seats, None}:
            moves = match.moves(viewer) if viewer is not None else []
            assert Counter(buttons(page(match, viewer))) == Counter(moves), match.view(None)["step"]


def test_in_combats_too() -> None:
    """Of all kinds; who only watches has nothing to press."""
    met = set[str]()
    for match in (match for number in range(DUELS) for match in duel(number)):
        for viewer in (*match.active, None):
            moves = match.moves(viewer) if viewer is not None else []
            met.update(map(verb, moves))
            assert Counter(buttons(page(match, viewer))) == Counter(moves), match.view(None)["step"]
    assert met >= {"dial", "card", "to", "done"}


@pytest.mark.parametrize("rare", RARE)
def test_rare_moves_have_their_control(rare: str) -> None:
    seats, words = RARE[rare]
    match = Match.from_position(written(*seats), seed="rare")
    for said in words:
        match.play(said, 0)
    assert any(verb(words) == rare for words in match.moves(0))
    assert Counter(buttons(page(match, 0))) == Counter(match.moves(0))


@pytest.mark.parametrize("seats", TABLES)
def test_every_legal_move_has_its_place(seats: int) -> None:
    for match in played(seats)[::3]:
        for viewer in match.active:
            found = [c.words for place in places(present(match, viewer, NAMES[:seats], "en")) for c in place.choices]
            assert sorted(found) == sorted(match.moves(viewer))


def test_the_moments_have_all_kinds_of_moves() -> None:
    met = {verb(w) for seats in TABLES for match in played(seats) for seat in match.active for w in match.moves(seat)}
    assert {verb(words) for words in MOVES} - met <= RARE.keys()


@pytest.mark.parametrize("seats", TABLES)
def test_what_the_page_names_is_there(seats: int) -> None:
    """No id stands twice, every popover is opened by something, every rule has its section."""
    for match in played(seats)[::4]:
        html = page(match, 0)
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'popovertarget="([^"]+)"', html)) == {id for id in ids if id.startswith("menu-")}
        assert set(re.findall(r'/rules#([^"]+)"', html)) <= {section.id for section in SECTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_shows_every_step(language: str) -> None:
    for seats in TABLES:
        for match in played(seats)[::5]:
            assert page(match, match.active[0] if match.active else 0, language)
            assert page(match, None, language)


def test_what_is_hidden_does_not_show() -> None:
    """The page is the same whatever the others hold and have chosen in secret."""
    for seats in (2, 5):
        for match in played(seats)[:-1:3]:
            viewer = len(match.log) % seats
            imagined = match.game.resample(match.game.layout.unpack(match.state()), viewer, key_of("other"))
            assert page(Match.from_position(match.game.position(imagined)), viewer) == page(match, viewer)


def test_a_commitment_is_seen_by_its_owner_only() -> None:
    committed = 0
    for match in (match for seats in (2, 5, 7) for match in played(seats)):
        chosen = (match.position()["pending"] or {}).get("combat", {}).get("commits", ())
        dials = {entry["seat"]: entry["dial"] for entry in chosen if entry["dial"] is not None}
        committed += len(dials)
        others = [seat for seat in range(match.seats) if dials and seat not in dials]
        for text in (battle(page(match, seat)) for seat in [*others, None]):
            assert "battle-card" not in text
            assert not any(say(PACKAGE, "table-your-dial", {"n": dial}, "en") in text for dial in dials.values())
    assert committed


def battle(html: str) -> str:
    """What is told of a combat, without the buttons."""
    return re.split('class="in-line|</details>', html.partition('class="sides"')[2])[0]


def test_who_only_looks_on_has_no_buttons() -> None:
    for match in played(2)[:9]:
        assert buttons(page(match, match.active[0], idle=True)) == []


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_explained(seats: int, language: str) -> None:
    match = played(seats)[-1]
    end = ended(match, 0, NAMES[:seats], language)
    assert [who["total"] for who in end["scores"]][:seats] == list(match.scores)
    assert [seat for seat, who in enumerate(end["scores"][:seats]) if who["won"]] == list(match.winners)
    assert end["rounds"][-1]["score"][:seats] == list(match.scores)
    assert all(len(row[measure["id"]]) == len(end["legend"]) for row in end["rounds"] for measure in end["measures"])
    assert any(who["won"] for who in end["scores"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_and_the_rules_have_their_words(language: str) -> None:
    assert len(welcome(language)["pictures"]) == len(set(welcome(language)["pictures"])) == 3
    assert all(card["sentences"] for card in all_cards(language))
    assert all(section["title"] and section["paragraphs"] for section in rules(language))
    assert all(text for _, text in symbols(language))


def test_every_refusal_has_its_rule() -> None:
    said = (folder_of(PACKAGE) / "words" / "locale" / "en" / "refusals.ftl").read_text(encoding="utf-8")
    refusals = re.findall(r"^([a-z-]+) =", said, re.MULTILINE)
    assert refusals
    assert {section_of_refusal(refusal) for refusal in refusals} <= {section.id for section in SECTIONS}


def test_a_tie_is_explained_up_to_what_decides() -> None:
    """Only among equals; and by which tier each is counted."""
    seats = (a_seat("nordic", coins=10, power=3, popularity=9), a_seat("saxony", coins=10, power=5, popularity=9))
    match = Match.from_position(written(*seats, step="over"), seed="tie")
    end = ended(match, None, NAMES[:2], "en")
    assert [who["total"] for who in end["scores"]] == [end["scores"][0]["total"]] * 2
    told = [[text for text, coins in who["lines"] if coins == ""] for who in end["scores"]]
    assert told == [
        ["Popularity 9: the middle tier", "Tie-break, units and structures: 0", f"Tie-break, power: {power}"] for power in (3, 5)
    ]
    alone = Match.from_position(written(a_seat("nordic", coins=10), a_seat("saxony", coins=9), step="over"), seed="tie")
    assert not any("Tie-break" in text for who in ended(alone, None, NAMES[:2], "en")["scores"] for text, _ in who["lines"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_and_mats_are_described_for_choosing(language: str) -> None:
    """Each with a sentence of its own, before what it gives; on the page, and where one chooses."""
    cards = {card["id"]: card["sentences"][0] for card in all_cards(language) if card["id"].startswith(("faction-", "mat-"))}
    assert len(set(cards.values())) == len(cards) == 14
    match = Match(GAME, 2, "choosing", deal="chosen")
    offered = page(match, 0, language).replace("&#39;", "'")
    assert sum(text in offered for id, text in cards.items() if id.startswith("faction-")) == 5
