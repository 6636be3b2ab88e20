"""The colours of players: chosen for a seat, nobody else's there, the same wherever the player is seen, and kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contract.playing import Table as Wanted
from contract.playing import finished
from fabrica.server.at_table import made, same_again
from fabrica.server.audience import Reader
from fabrica.server.colours import COLOURS, shared_out, worn
from fabrica.server.places import Place
from fabrica.server.store import Seat
from fabrica.server.table import Table
from server.visitors import FAST, GAME, ME, Server, Visitor, context_of, open_server

BOT = {"kind": "bot", "bot": "random"}
PINK, BLUE = COLOURS.index("pink"), COLOURS.index("blue")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with open_server(tmp_path, **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


def colours(seen: Any) -> list[str | None]:
    return [seat["colour"] for seat in seen["seats"]]


def opened(visitor: Visitor, **form: str) -> Any:
    answer = visitor.ask("POST", "/new", data={"game": GAME.id, "preset": "table", **form}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return visitor.sees(answer.headers["location"].removeprefix("/g/"))


def shown_in(page: str, seat: int) -> set[int]:
    """The colours of all that a page shows of a seat."""
    whole = re.findall(rf'<[^>]*data-seat="{seat}"[^>]*>', page)
    return {int(colour) for tag in whole for colour in re.findall(r"\bp-(\d)", tag)}


def test_seats_without_a_wish_have_what_is_free() -> None:
    def seats(*chosen: str | None) -> list[Seat]:
        return [Seat(n, "person", None, "", colour=colour) for n, colour in enumerate(chosen)]

    assert worn(seats(None, None, None)) == [0, 1, 2]
    assert worn(seats("orange", None, None)) == [1, 0, 2]
    assert worn(seats(None, "blue", None)) == [1, 0, 2]
    assert worn(seats(None, "none of ours", None)) == [0, 1, 2]
    assert sorted(worn(seats("teal", "blue", None, "green", None, None, None))) == list(range(7))


def test_of_a_form_people_come_before_bots() -> None:
    wished = [
        Place("me", colour="blue"),
        Place("bot", bot="random", colour="pink"),
        Place("me", colour="pink"),
        Place("open", colour="blue"),
    ]
    assert [place.colour for place in shared_out(wished)] == ["blue", None, "pink", None]


def test_the_api_gives_a_colour_and_says_what_cannot_be(ann: Visitor) -> None:
    id, _ = ann.creates({**ME, "colour": "pink"}, BOT, {**BOT, "colour": "blue"})
    assert colours(ann.sees(id)) == ["pink", "orange", "blue"]
    wish: Any = {"game": GAME.id, "seats": [{**ME, "colour": "pink"}, {**BOT, "colour": "pink"}]}
    assert ann.post("/api/matches", wish).json()["error"] == "problem-colour-taken"
    wish["seats"][1]["colour"] = "beige"
    refused = ann.post("/api/matches", wish)
    assert (refused.status_code, refused.json()["error"]) == (422, "problem-invalid")
    assert "'teal'" in refused.json()["message"]


def test_a_game_with_colours_of_its_own_has_no_choice(ann: Visitor) -> None:
    wish: Any = {"game": "scythe", "seats": [{**ME, "colour": "pink"}, BOT]}
    assert ann.post("/api/matches", wish).json()["error"] == "problem-no-colours"
    assert 'name="colour0"' not in ann.get("/scythe").text
    assert 'name="colour0"' in ann.get("/stephens").text
    assert opened(ann, game="scythe", colour0="pink", seat1="random")["seats"][0]["colour"] is None


def test_a_form_chooses_and_the_next_table_remembers(ann: Visitor) -> None:
    seen = opened(ann, colour0="pink", seat1="random", colour1="pink", seat2="here", colour2="gold")
    assert colours(seen) == ["pink", "orange", "gold"]
    assert colours(opened(ann, preset="quick")) == ["pink", "orange", "gold"]
    assert 'name="colour0" value="pink" checked' in ann.get(f"/{GAME.id}").text
    assert ann.ask("POST", "/new", data={"game": GAME.id, "preset": "table", "colour0": "beige"}).status_code == 422


def test_a_colour_is_seen_wherever_its_player_is(server: Server, ann: Visitor) -> None:
    id, _ = ann.creates({**ME, "colour": "pink"}, {**ME, "colour": "blue"})
    ann.plays_on(id, 12)
    while 1 not in ann.sees(id)["active"]:  # else a curtain hides the table from the seat that looks
        ann.plays_on(id, 1)
    for page in (ann.get(f"/g/{id}?as=1").text, ann.get(f"/g/{id}?at=6&as=1").text):
        assert (shown_in(page, 0), shown_in(page, 1)) == ({PINK}, {BLUE})
        assert f'class="stocks p-{BLUE}"' in page
        assert re.search(rf'<li [^>]*class="(log-turn )?p-{PINK}"', page)
    assert f'class="person p-{PINK}' in ann.get("/").text


def test_a_colour_outlives_the_server(tmp_path: Path) -> None:
    with open_server(tmp_path, **FAST) as server:
        ann = server.visitor()
        id, _ = ann.creates({**ME, "colour": "teal"}, BOT)
    with open_server(tmp_path, **FAST) as server:
        assert colours(server.visitor().sees(id)) == ["teal", "orange"]


@pytest.mark.parametrize("game", ["fantastic-factories", "stephens"])
def test_the_end_has_the_same_colours_and_so_has_the_rematch(server: Server, game: str) -> None:
    match = finished(Wanted(game, 2, {}), "colours")
    table = Table.of("m", match, "ann")
    table.seats = [Seat(0, "person", "ann", "Ann", colour="pink"), Seat(1, "bot", None, "", "random")]
    page = asyncio.run(made(table, Reader(context_of(server), (0,), None)))
    assert (shown_in(page, 0), shown_in(page, 1)) == ({PINK}, {1})
    assert set(re.findall(r"\bline line-(\d)", page)) == {str(PINK), "1"}
    assert [place.colour for place in same_again(table)] == ["pink", None]


def test_a_rival_that_is_no_player_has_a_colour_of_its_own(server: Server) -> None:
    table = Table.of("m", finished(Wanted(GAME.id, 1, {}), "alone"), "ann")
    table.seats = [Seat(0, "person", "ann", "Ann", colour="orange")]
    page = asyncio.run(made(table, Reader(context_of(server), (0,), None)))
    assert (shown_in(page, 0), shown_in(page, 1)) == ({1}, {0})


def test_pieces_of_stephens_have_the_chosen_colour(server: Server) -> None:
    table = Table.of("m", finished(Wanted("stephens", 2, {}), "colours").after(0))
    table.seats = [Seat(0, "person", "ann", "Ann", colour="pink"), Seat(1, "person", "bob", "Bob", colour="gold")]
    page = asyncio.run(made(table, Reader(context_of(server), (0,), None)))
    assert {int(n) for n in re.findall(r"#player_(\d)", page)} == {PINK, COLOURS.index("gold")}
