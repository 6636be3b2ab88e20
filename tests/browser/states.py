"""The pages and their states: each opens one on a page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from browser import scenes
from browser.conftest import START, Visitors
from browser.playing import open_panel
from fabrica.server.words import tabled

State = Callable[[Visitors, Page], None]


def start_of(game: str) -> State:
    def start(visitors: Visitors, page: Page) -> None:
        page.goto(f"/{game}")
        for summary in page.locator("main summary").all():
            summary.click()

    start.__name__ = f"start-{game}"
    return start


STARTS = tuple(start_of(game.id) for game in tabled())


def house(visitors: Visitors, page: Page) -> None:
    page.goto("/")


def market(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.at_market(), seat=0)


def curtain(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.at_market())


def work(visitors: Visitors, page: Page) -> None:
    match = scenes.at_work()
    for words in ("activate power_plant 2", "mine 4", "activate golem 1", "build dojo discard assembly_line"):
        match.play(words, 0)
    visitors.bring(page, match, seat=0)


def card(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.click("#built-0-golem-1 .do")


def why_not(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.click("#hand-robot-1 .face")


def finishing(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.click("#finish-open")


def pending(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.asked_to_discard())


def last_round(visitors: Visitors, page: Page) -> None:
    me = {**scenes.MINE, "goods": 12}
    visitors.bring(page, scenes.written("work", me, round=9, last_round=True, machine={"level": "easy"}))


def waiting(visitors: Visitors, page: Page) -> None:
    page.goto(START)
    page.select_option("select[name=seat1]", "link")
    page.select_option("select[name=seat2]", "open")
    page.click("#together button.second")
    page.wait_for_selector(".qr")


def joining(visitors: Visitors, page: Page) -> None:
    """Someone else follows the link."""
    waiting(visitors, page)
    link = page.input_value("#invite-1")
    page.context.clear_cookies()
    page.goto(link)


def ended(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.over())
    for summary in page.locator(".ended details summary").all():
        summary.click()


def replay(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.over())
    page.goto(f"/g/{id}?at=30")


def rules(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/rules#build")


def learn(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/learn")


def lesson(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/learn/2?moves=take biolab")


def lesson_done(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/learn/1?moves=take refinery")


def puzzles(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/puzzles")


def puzzle(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/puzzle/2027-05-31")


def puzzle_done(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/puzzle/2027-05-31?moves=finish")
    page.click("[popovertarget=solution]")


def position(visitors: Visitors, page: Page) -> None:
    page.goto(f"{START}/position")


def shared(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.at_work(), seat=0)
    share = page.locator("#share")
    open_panel(page, share)
    share.click()
    page.wait_for_url("**/position/*")


def problem(visitors: Visitors, page: Page) -> None:
    visitors.forgiven.add(404)
    page.goto("/no-such-page")


STATES: tuple[State, ...] = (
    house, *STARTS, market, curtain, work, card, why_not, finishing, pending, last_round, waiting, joining, ended, replay, rules,
    learn, lesson, lesson_done, puzzles, puzzle, puzzle_done, position, shared, problem,
)  # fmt: skip
