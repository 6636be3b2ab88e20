"""The pages of a game: its start, its rules, its lessons."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fabrica.bots import levels
from fabrica.engine.contract import Game, Option
from fabrica.puzzles.shelf import shelf
from fabrica.server.colours import COLOURS, can_be_chosen
from fabrica.server.companions import has_companion
from fabrica.server.lessons import learned
from fabrica.server.listing import matches
from fabrica.server.page import page, rendered
from fabrica.server.problems import Problem
from fabrica.server.request_context import RequestContext
from fabrica.server.seating import BOT, PEOPLE, Wish, last_wish, places_of, wished_now
from fabrica.server.words import game_of, speaker, tabled, texts_of, unfit_bots

router = APIRouter(include_in_schema=False)


@router.get("/rules")
@router.get("/learn")
@router.get("/learn/{number}")
async def old_address(request: Request) -> Response:
    """Where the first game's pages were when it was the only one."""
    return RedirectResponse(str(request.url.replace(scheme="", netloc="", path=f"/{tabled()[0].id}{request.url.path}")), 301)


@router.get("/{game}")
async def start(request: Request, game: str) -> Response:
    """A game's start: play at once, alone, or with others."""
    found = game_of(game)
    ctx = RequestContext.of(request).for_game(found)
    welcome = texts_of(found.id, "welcome", ctx.language)
    level = welcome["solo"]["option"] if welcome["solo"] else None
    return page(
        request, "start.html", game=found, **welcome, seats=found.seats, people=PEOPLE, bots=levels(found.id),
        wish=last_wish(request, found) or {"seat1": BOT},
        against=against(found, wished_now(request, found, {"preset": "quick"}), welcome["solo"], ctx.language),
        unfit=unfit_bots(found.id, ctx.language), colours=COLOURS if can_be_chosen(found) else (),
        alone=options(found, range(1, 2), level), together=options(found, range(2, max(found.seats) + 1), level),
        has_puzzles=bool(shelf(found)), has_companion=has_companion(found), lists=await matches(ctx, found.id),
    )  # fmt: skip


def against(game: Game, wish: Wish, solo: dict[str, Any] | None, language: str) -> str:
    """Whom who plays at once meets."""
    t, places = speaker(language, game.package), places_of(game, wish, "")[1:]
    if not places and solo:
        level = next(
            (one["name"] for one in solo["levels"] if one["value"] == wish.get(solo["option"])), solo["levels"][0]["name"]
        )
        return f"{t('rival-name')} ({level})"
    return ", ".join(place.name or t(f"seat-{place.bot or 'here'}") for place in places)


def options(game: Game, seats: range, level: str | None) -> dict[bool, list[dict[str, Any]]]:
    """What can be chosen for some of these seats, but for the level, which is asked anyway: rulings apart."""
    found = [(name, option) for name, option in game.options.items() if name != level and set(option.seats) & set(seats)]
    return {ruling: [choice(name, o, seats) for name, o in found if o.ruling == ruling] for ruling in (False, True)}


def choice(name: str, option: Option, seats: range) -> dict[str, Any]:
    """An option, its values, and the seats that it is for where it is not for all of these."""
    fit = sorted(set(option.seats) & set(seats))
    span = str(fit[0]) if len(fit) == 1 else f"{fit[0]}–{fit[-1]}"
    return {"name": name, "values": option.values, "seats": "" if len(fit) == len(seats) else span}


@router.get("/{game}/rules")
async def rules(request: Request, game: str, q: Annotated[str, Query(max_length=60)] = "") -> Response:
    """The rules; `q` leaves those that speak of something."""
    found = game_of(game)
    language = RequestContext.of(request).for_game(found).language
    rules, symbols, cards = (texts_of(found.id, what, language) for what in ("rules", "symbols", "all_cards"))
    sections = [section for section in rules if mentions(section, q)]
    return page(request, "rules.html", game=found, q=q, sections=sections, symbols=symbols, cards=cards)


def mentions(section: dict[str, Any], wanted: str) -> bool:
    return wanted.lower() in " ".join([section["title"], *section["paragraphs"]]).lower()


@router.get("/{game}/about/{card}")
async def about(request: Request, game: str, card: str) -> Response:
    """A card, large: what the table shows of one that is looked at. It is the same at every table."""
    found = game_of(game)
    language = RequestContext.of(request).for_game(found).language
    known = {each["id"]: each for each in texts_of(found.id, "all_cards", language)}
    if card not in known:
        raise Problem(404, "problem-no-such-page")
    headers = {"cache-control": "private, max-age=3600"}
    return HTMLResponse(rendered("about.html", found, language, card=known[card]), headers=headers)


@router.get("/{game}/learn")
async def learn(request: Request, game: str) -> Response:
    """The steps of the tutorial, those that were done marked."""
    found = game_of(game)
    language, done = RequestContext.of(request).for_game(found).language, learned(request, found)
    steps = [
        {"title": texts["title"], "done": n in done} for n, (_, texts) in enumerate(texts_of(found.id, "steps", language), 1)
    ]
    first = next((n for n, step in enumerate(steps, 1) if not step["done"]), 1)
    return page(request, "learn.html", game=found, steps=steps, first=first)
