"""Alone against The Machine, by clicking."""

from __future__ import annotations

import hashlib
import random
import re

from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import START, Visitors
from browser.playing import HASTE, button_for, make, offered, play_on, seen, send, table_of
from contract.playing import LONGER

REFUND = {"hand": ["dojo"], "dice": [2], "placed": [6], "activated": ["black_market"], "pending": {"refund": "megalith"}}


def test_a_game_is_played_to_its_end_by_clicking(page: Page) -> None:
    page.click("button[name=machine][value=insane]")
    proof = seen(page, table_of(page))["proof"]
    play_on(page, rounds=4)
    play_on(page, wishes=HASTE)
    expect(page.locator(".ended h2")).to_be_visible()
    scores = page.locator("table.score")
    assert scores.count() == 2
    for n in range(2):
        lines = [int(cell) for cell in scores.nth(n).locator("tbody td").all_inner_texts()]
        assert lines
        assert sum(lines) == int(scores.nth(n).locator("tfoot td").inner_text())
    assert seen(page, table_of(page))["scores"] == [int(page.locator("table.score.p-0 tfoot td").inner_text())]
    assert page.locator(".plots .plot polyline.line").count() == 3 * 2
    page.click(".fair summary")
    shown_proof, seed = page.locator(".fair dd code").all_inner_texts()[:2]
    assert shown_proof == proof == hashlib.sha256(f"proof:{seed}".encode()).hexdigest()


def test_undo_redo_and_restart(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    metal = page.locator(".stocks .numbers b").first
    expect(page.locator("#undo")).to_be_disabled()
    make(page, "mine 4")
    make(page, "mine 6")
    assert metal.inner_text() == "7"
    page.click("#undo")
    expect(metal).to_have_text("6")
    page.click("#redo")
    expect(metal).to_have_text("7")
    page.keyboard.press("u")
    expect(metal).to_have_text("6")
    page.keyboard.press("r")
    expect(metal).to_have_text("7")
    page.click("#restart")
    expect(metal).to_have_text("5")
    expect(page.locator("#restart")).to_be_disabled()
    assert seen(page, id)["view"]["seats"][0]["dice"] == [2, 4, 6, 6]


def test_what_chance_revealed_stays(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    make(page, "research 4")
    expect(page.locator("#undo")).to_be_disabled()


def test_a_warning_before_finishing_with_dice_left(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work())
    page.click("#finish-open")
    menu = page.locator("#finish-menu")
    expect(menu).to_contain_text("4 of your dice are still unplaced")
    menu.get_by_role("button", name="Cancel").click()
    expect(menu).to_be_hidden()
    page.click("#finish-open")
    menu.get_by_role("button", name="Finish anyway").click()
    expect(page.locator(".round")).to_have_text("Round 7")


def test_no_warning_when_nothing_is_left_to_do(visitors: Visitors, page: Page) -> None:
    visitors.bring(page, scenes.machine_at_work(dice=[], metal=0, energy=0))
    make(page, "finish")
    expect(page.locator(".round")).to_have_text("Round 7")


def test_why_not_leads_to_the_rule(visitors: Visitors, page: Page) -> None:
    """Every reason on the table names a part of the rules that is there."""
    visitors.bring(page, scenes.machine_at_work(dice=[1], metal=0, energy=0, compound=["biolab", "obelisk", "trash_compactor"]))
    page.click("#hand-robot-1 .face")
    expect(page.locator("#about .why-text")).to_contain_text("hammer")
    links = page.eval_on_selector_all(".why-text a, .face, .floor-name[href], .about a", "links => links.map(link => link.hash)")
    reasons = page.locator(".why-text").all_text_contents()
    assert len(reasons) > 8
    assert all(len(text.split()) > 4 for text in reasons)
    rules = page.request.get(f"{START}/rules").text()
    assert {link[1:] for link in links} <= set(re.findall(r'id="([\w-]+)"', rules))
    page.locator("#about .why-text a").click()
    expect(page.locator(":target h2")).to_be_visible()


def test_every_legal_move_has_a_button_and_no_other(page: Page) -> None:
    """Through a random game, with all its choices that wait."""
    luck = random.Random(5)
    page.click("button[name=machine][value=easy]")
    id = table_of(page)
    state = seen(page, id)
    kinds = set()
    for _ in range(40 * LONGER):
        expect(page.locator("#main")).to_have_attribute("data-number", str(state["number"]))
        assert firsts(offered(page)) == set(state["moves"]), state["view"]
        if state["over"]:
            break
        words = luck.choice([m for m in state["moves"] if m != "finish"] or ["finish"])
        kinds.add(words.split()[0])
        state = send(page, id, state, words)
    assert len(kinds) >= 8, kinds


def firsts(buttons: list[str]) -> set[str]:
    """The moves with which buttons begin: one may say several at once."""
    return {words.split(";")[0] for words in buttons}


def test_buttons_of_choices_that_wait(visitors: Visitors, page: Page) -> None:
    """The moments that a random game seldom meets: each choice has its buttons, and every button can be reached."""
    waits = {
        "discard": (scenes.machine_at_work(dice=[6, 6]), "activate trash_compactor 6 6"),
        "drop": (scenes.machine_at_work(metal=9, energy=9), "finish"),
        "give": (scenes.written("market", {"hand": ["robot", "golem"]}, {}, {}), "hire miner discard golem"),
        "reroll": (scenes.machine_at_work(compound=["temp_agency"], metal=9, energy=9), "activate temp_agency"),
        "gain": (scenes.machine_at_work(compound=["black_market"], **REFUND), None),
        "set": (scenes.machine_at_work(hired="foreman", dice=[], headquarters={}), None),
        "specialist": (scenes.machine_at_work(hired="specialist"), None),
    }
    for kind, (match, words) in waits.items():
        if words:
            match.play(words, 0)
        id = visitors.bring(page, match, seat=0)
        moves = seen(page, id, 0)["moves"]
        assert firsts(offered(page)) == set(moves)
        assert any(move.startswith(kind) for move in moves), (kind, moves)
        buttons = offered(page)
        for move in buttons:
            expect(button_for(page, move)).to_be_enabled()
        make(page, buttons[-1])
