"""A house full of people: tables in every state, guests, invites, links, to be asked for by chance."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import sqlalchemy as sa
from fastapi import FastAPI

from contract.playing import Table, finished
from fabrica.coach.advice import Line
from fabrica.engine.errors import FabricaError
from fabrica.puzzles.shelf import shelf
from fabrica.registry import load
from fabrica.server.guests import COOKIE
from fabrica.server.reviewer import Work
from fabrica.server.schema import matches
from fabrica.server.words import tabled

ME, LINK, OPEN, BOT = {"kind": "me"}, {"kind": "link"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
KEYS = ("guests", "invites")


@dataclass
class Population:
    app: FastAPI
    cookies: list[str] = field(default_factory=lambda: [""])
    ids: list[str] = field(default_factory=list)
    invites: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=lambda: ["pass", "finish", "take biolab", "roll"])
    records: list[str] = field(default_factory=list)
    position: dict[str, Any] = field(default_factory=dict)

    def values(self, name: str) -> list[Any]:
        """Good values of a parameter."""
        games = [game.id for game in tabled()]
        known: dict[str, list[Any]] = {
            "id": self.ids,
            "invite": self.invites,
            "link": self.links,
            "move": self.moves,
            "moves": self.moves,
            "record": self.records,
            "game": games,
            "kind": ["play", "undo", "redo", "restart", "sit", "fork", "rematch", "nonce", "bots", "coach"],
            "seat": [0, 1, 1, 2],
            "as": [0, 1],
            "of": [0, 1],
            "at": [0, 1, 5, 50],
            "version": [*range(5)],
            "hint": [1, 2, 3],
            "number": [1, 2, 9],
            "which": [shelf(load(games[0]))[0].id, "2027-05-31"],
            "name": ["Ann", "Zażółć", "名前"],
            "request": [f"r{n}" for n in range(500)],
            "preset": ["solo", "quick", "none"],
            "seat1": ["here", "link", "open", "random", "none"],
            "language": ["pl", "es"],
            "nonce": ["abc"],
            "theme": ["dark", "light"],
            "back": ["/", f"/{games[0]}/rules"],
            "goal": ["goods", "score", "value"],
            "q": ["metal"],
            "position": [str(self.position)],
            "solution": ["true"],
            "v": ["x"],
        }
        return known.get(name, [])

    def hidden(self) -> list[str]:
        """What nobody is to learn: the seeds of matches that are not over, and the house's keys."""
        lobby: Any = self.app.state.lobby
        running = [lobby._tables[id].match.seed for id in self.ids if id in lobby._tables and not lobby._tables[id].match.over]
        return [*filter(None, running), *(lobby.store.key(name) for name in KEYS)]

    def secrets(self) -> list[str]:
        """What no log is to hold."""
        return [*self.hidden(), *self.invites, *(cookie.partition("=")[2] for cookie in self.cookies if cookie)]


async def populate(app: FastAPI) -> Population:
    people, luck = Population(app), random.Random("population")
    quiet(app.state.lobby)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://fabrica.test") as client:
        for game in tabled():
            for seats in ([ME], [ME, ME], [ME, LINK], [ME, OPEN], [ME, BOT], [BOT, BOT], [ME, LINK, OPEN]):
                for moves in (0, 12) if seats == [ME, ME] else (3,):
                    await open_table(client, people, luck, game.id, seats, moves)
            await bring_in(client, people, finished(Table(game.id, 2, {}), "population").record())
        people.position = {"game": tabled()[0].id, "seats": [{"dice": [1, 2]}, {"dice": [4]}]}
        shared = await client.post(f"/api/positions/{tabled()[0].id}", json={"position": people.position})
        people.links.append(shared.json()["link"])
    damage(app.state.lobby, people.ids[3])
    return people


async def open_table(
    client: httpx.AsyncClient, people: Population, luck: random.Random, game: str, seats: list[dict[str, str]], moves: int
) -> None:
    client.cookies.clear()
    made = await client.post("/api/matches", json={"game": game, "seats": seats})
    assert made.status_code == 201, made.text
    people.cookies.append(f"{COOKIE}={made.cookies[COOKIE]}")
    people.ids.append(made.json()["id"])
    people.invites += made.json()["invites"].values()
    await play(client, people, luck, moves)


async def bring_in(client: httpx.AsyncClient, people: Population, record: str) -> None:
    """A finished match."""
    client.cookies.clear()
    made = await client.post("/api/matches/import", json={"record": record})
    assert made.status_code == 201, made.text
    people.cookies.append(f"{COOKIE}={made.cookies[COOKIE]}")
    people.ids.append(made.json()["id"])
    people.records.append(record)


async def play(client: httpx.AsyncClient, people: Population, luck: random.Random, moves: int) -> None:
    """So many moves for all own seats."""
    path = f"/api/matches/{people.ids[-1]}"
    for number in range(moves):
        seen = (await client.get(path)).json()
        own = [place["seat"] for place in seen["seats"] if place["mine"] and place["seat"] in seen["active"]]
        if not own:
            break
        legal = (await client.get(f"{path}/moves?seat={own[0]}")).json()["moves"]
        people.moves += legal[:2] if number < 20 else []
        body = {"seat": own[0], "request": f"p{number}", "move": luck.choice(legal)}
        if (await client.post(f"{path}/play", json=body)).status_code != 200:
            break


def damage(lobby: Any, id: str) -> None:
    """A match whose beginning cannot be read."""
    with lobby.store.writing.begin() as connection:
        connection.execute(sa.update(matches).where(matches.c.id == id).values(beginning="fabrica record 1\n?"))
    lobby._forget(id)


def quiet(lobby: Any) -> None:
    """A coach who need not think."""

    async def hint(*given: Any, **named: Any) -> Line:
        return Line(("pass",), 0.0, False)

    async def solve(*given: Any, **named: Any) -> None:
        raise FabricaError("not now")

    async def review(table: Any, asker: Any) -> Work:
        return Work(asker, of=5)

    lobby.coach.hint, lobby.coach.solve, lobby.reviewer.review = hint, solve, review
