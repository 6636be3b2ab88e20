"""Nothing that someone gets depends on a card that is hidden from them: to the byte, through whole games."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from contract.playing import LONGER, Players
from fabrica import Match
from fabrica.engine.chance import key_of
from fabrica.engine.entry import Entry
from fabrica.engine.piles import KINDS, put
from fabrica.games.fantastic_factories.data.position import cards
from fabrica.games.fantastic_factories.rules.moves import BLUEPRINT_IDS, MOVES
from fabrica.server import api, at_table, live, log
from fabrica.server.audience import Audience, Reader
from fabrica.server.problems import Problem
from fabrica.server.table import Table
from fabrica.server.table_page import scene
from fabrica.web.gains import Gain
from server.canary import MATCH, SHARE, Doubts, Follower, answers, plays, seated
from server.visitors import FAST, GAME, Server, open_server

GAMES = 40 * LONGER
SEATS = (2, 3, 4, 5)
STRIDE = 200  # moves between two looks
TRIED = 3  # moves that are tried at each look
MARK = "canary-"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


def games(server: Server, seats: int, number: int) -> Iterator[tuple[Table, Players]]:
    for game in range(number):
        match = Match(GAME.id, seats, f"canary-{seats}-{game}")
        yield seated(server, match), Players(f"{seats} {game}")


def moments(table: Table, players: Players) -> Iterator[None]:
    """Plays a game to its end, with a look every so often before it."""
    until_next = players.luck.randrange(STRIDE)
    while not table.match.over:
        if until_next == 0:
            yield
        until_next = (until_next or STRIDE) - 1
        seat = players.luck.choice(table.match.active)
        plays(table, seat, players.choose(table.match, seat))


def illegal_moves(table: Table, viewer: int | None, players: Players) -> list[tuple[int, str]]:
    """Moves that a viewer may not make: with a seat of their own against the rules, with others' at all."""
    seats, luck = range(table.match.seats), players.luck
    own = set(table.match.moves(viewer)) if viewer is not None else set()
    wrong = [move for move in luck.sample(MOVES, TRIED) if move not in own]
    mine = [(viewer, move) for move in wrong] if viewer is not None else []
    foreign = luck.choice([seat for seat in seats if seat != viewer])
    return [*mine, (foreign, luck.choice(table.match.moves(foreign) or MOVES))]


def compare(server: Server, table: Table, doubts: Doubts, follower: Follower, players: Players, key: str) -> int:
    """What a viewer gets of the truth, and of what may be as well, must be the same; says how much was compared."""
    truth, moves = table.match, illegal_moves(table, doubts.viewer, players)
    told, pushed = answers(server, doubts.viewer, moves), follower.pushed()
    table.match = doubts.anew(key)
    try:
        assert answers(server, doubts.viewer, moves) == told
        assert follower.pushed() == pushed
    finally:
        table.match = truth
    assert truth.seed.encode() not in b"".join(body for _, _, body in told.values())
    return len(told)


def compare_games(server: Server, seats: int, number: int) -> tuple[int, int]:
    """Compare through whole games; how many answers, and how many cards of the past differed."""
    compared = changed = 0
    for table, players in games(server, seats, number):
        viewers = [Doubts(table.match, viewer) for viewer in (None, players.luck.randrange(seats))]
        everyone = {viewer: Follower(server, table, viewer) for viewer in (*range(seats), None)}
        for _ in moments(table, players):
            for doubts in viewers:
                compared += compare(server, table, doubts, everyone[doubts.viewer], players, f"{table.number}")
        changed += sum(doubts.changed for doubts in viewers)
    return compared, changed


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_viewer_gets_does_not_depend_on_what_is_hidden(server: Server, seats: int) -> None:
    number = GAMES // len(SEATS)
    compared, changed = compare_games(server, seats, number)
    assert compared > number * 15
    assert changed > number * 10


def test_dealing_anew_deals_differently(server: Server) -> None:
    """Else all would be equal for no reason."""
    for table, players in games(server, 3, 4):
        doubts = Doubts(table.match, 0)
        for _ in moments(table, players):
            other = doubts.anew(f"{table.number}")
            assert other.position() != table.match.position() or not any(s["cards"] for s in other.view(0)["seats"][1:])
            assert other.view(0) == table.match.view(0)


def test_the_answers_are_those_of_a_viewer(server: Server) -> None:
    """The list asks for what it means to: views with one hand, moves that are refused by a rule, a notice."""
    table, players = next(games(server, 3, 1))
    found = answers(server, 1, illegal_moves(table, 1, players))
    statuses = {ask: status for ask, (status, _, _) in found.items()}
    assert statuses[f"GET /api/matches/{MATCH} "] == statuses[f"GET /api/matches/{MATCH}/log "] == 200
    assert {status for ask, status in statuses.items() if "/play" in ask} == {403, 422}
    assert found[f"GET /api/matches/{MATCH}/stream "][2].startswith(b"id: 0")
    assert b"event: page" in found[f"GET /g/{MATCH}/stream "][2]
    seen = json.loads(found[f"GET /api/matches/{MATCH} "][2])
    assert [s["hand"] is not None for s in seen["view"]["seats"]] == [False, True, False]


# Marked cards: what is hidden has names that are nowhere else.


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for cards that are in no box, with names of their own."""
    names = (*BLUEPRINT_IDS, *(f"{MARK}{kind}" for kind in range(len(BLUEPRINT_IDS), KINDS)))
    monkeypatch.setattr(cards, "__defaults__", (names,))


def mark(state: Any, viewer: int | None) -> None:
    """Put a marked card into every hand that the viewer does not see, and into the deck."""
    hidden = [state.seats[seat].hand for seat in range(state.players) if seat != viewer]
    for number, pile in enumerate([*hidden, state.blueprint_deck]):
        put(pile, len(BLUEPRINT_IDS) + number)


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("seats", SEATS)
def test_a_marked_card_is_never_shown(server: Server, seats: int) -> None:
    for table, players in games(server, seats, 5):
        for _ in moments(table, players):
            for viewer in (None, players.luck.randrange(seats)):
                show_marked(server, table, viewer, players)


def show_marked(server: Server, table: Table, viewer: int | None, players: Players) -> None:
    truth, moves = table.match, illegal_moves(table, viewer, players)
    table.match = truth.after(len(truth.log))
    mark(table.match._state, viewer)
    shown = answers(server, viewer, moves, without=SHARE)
    table.match, marked = truth, table.match
    assert not [ask for ask, (_, _, body) in shown.items() if MARK.encode() in body]
    for seat in range(marked.seats):  # it is there, for those who hold it
        assert (MARK in json.dumps(marked.view(seat)["seats"][seat]["hand"])) == (seat != viewer)


# Planted leaks: each must be found.


def leaky_view(match: Match, seat: int | None) -> Any:
    return {**GAME.view(match._state, seat), "hands": [cards(s.hand) for s in match._state.seats]}


def leaky_top(match: Match, seat: int | None) -> Any:
    return {**GAME.view(match._state, seat), "top": cards(match._state.blueprint_deck)}


def leaky_log(words: Any, entry: Entry, viewer: int | None, names: Any, language: str) -> Any:
    return (entry.words, *(BLUEPRINT_IDS[card] for name, _, card in entry.events if name == "top_blueprint"))


def log_of_past_hands(words: Any, entry: Entry, viewer: int | None, names: Any, language: str) -> Any:
    return ("", *cards(GAME.layout.unpack(entry.before).seats[0].hand))


def signs_of_hands(entry: Entry, *given: Any) -> list[Gain]:
    return [Gain(0, 1, card) for card in cards(GAME.layout.unpack(entry.before).seats[0].hand)]


def leaky_notice(table: Table, viewer: int | None) -> str:
    return json.dumps({"number": table.number, "kinds": [s.hand.kinds for s in table.match._state.seats]})


def leaky_seed(table: Table, guest: str | None, seat: int | None = None) -> Any:
    return SEEN(table, guest, seat).model_copy(update={"seed": table.match.seed})


def leaky_refusal(self: Table, event: Any) -> None:
    """Says of a card whether an opponent holds it."""
    held = [word for word in event.words.split() if word in str(self.match.position()["seats"])]
    raise Problem(422, "problem-unknown-match", {"match": " ".join(held)})


def leaky_page(who: Reader, table: Table, viewer: int | None, at: int | None) -> Any:
    return {**SCENE(who, table, viewer, at), "prompt": str([s.hand.kinds for s in table.match._state.seats])}


def one_for_all(table: Table, reader: Reader, make: Any) -> Audience:
    """Forgets whose page it is: what is made for the first is sent to all."""
    return FOUND(table, replace(reader, own=()), lambda table, _: make(table, reader))


SEEN, SCENE, FOUND = api.seen, scene, Audience.at
LEAKS = {
    "a view with all hands": (Match, "view", leaky_view),
    "a view with the deck": (Match, "view", leaky_top),
    "a log that names drawn cards": (log, "line", leaky_log),
    "a log that shows what someone held": (log, "line", log_of_past_hands),
    "signs of what someone held": (GAME.page, "gains", signs_of_hands),
    "a notice with hands": (live, "notice", leaky_notice),
    "a page with hands": (at_table, "scene", leaky_page),
    "a page for the wrong audience": (Audience, "at", one_for_all),
    "a seed before the end": (api, "seen", leaky_seed),
    "a refusal that knows other hands": (Table, "rehearse", leaky_refusal),
}


@pytest.mark.parametrize(("place", "name", "leak"), LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(server: Server, monkeypatch: pytest.MonkeyPatch, place: Any, name: str, leak: Any) -> None:
    monkeypatch.setattr(place, name, leak)
    with pytest.raises(AssertionError):
        compare_games(server, 3, 12)


@pytest.mark.usefixtures("marked")
def test_a_planted_leak_shows_marked_cards(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "view", leaky_view)
    table, players = next(games(server, 3, 1))
    with pytest.raises(AssertionError), contextlib.suppress(IndexError):
        show_marked(server, table, None, players)


def test_dealing_anew_is_keyed(server: Server) -> None:
    table, _ = next(games(server, 3, 1))
    first, second = (GAME.resample(table.match._state, 0, key_of(key)) for key in ("a", "b"))
    assert GAME.layout.pack(first) != GAME.layout.pack(second)
