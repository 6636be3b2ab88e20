"""Several people at one table: by a link, on one device, as spectators, in their own languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser import scenes
from browser.conftest import START, Visitors
from browser.playing import finish_by_api, make, offered, seen, table_of, wish


def open_table(page: Page, second: str, name: str = "Ada", start: str = START) -> str:
    """Open a table for two from the start."""
    page.goto(start)
    page.fill("input[name=name]", name)
    page.select_option("select[name=seat1]", second)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/g/*")
    expect(page.locator("#add-nonce")).to_have_count(0)  # added by itself
    return table_of(page)


def friends(visitors: Visitors, language: str = "en", start: str = START) -> tuple[Page, Page, str]:
    """Two people; the second came by the link of the first, in two clicks."""
    ada = visitors.new()
    id = open_table(ada, "link", start=start)
    link = ada.input_value("#invite-1")
    bo = visitors.new(link, language=language)
    bo.locator("main form button").click()
    bo.wait_for_url(f"**/g/{id}")
    for page in (ada, bo):
        expect(page.locator(".waiting, .nonce")).to_have_count(0)
    return ada, bo, id


def test_a_friend_comes_by_a_link_and_both_see_each_other_play(visitors: Visitors) -> None:
    ada, bo, id = friends(visitors)
    for page in (ada, bo):
        page.evaluate("window.unchanged = true")
    for _ in range(12):
        mover, other, seat = (ada, bo, 0) if offered(ada) else (bo, ada, 1)
        words = wish(offered(mover))
        make(mover, words)
        done = mover.request.get(f"/api/matches/{id}/log").json()[-1]
        assert done["seat"] == seat
        expect(other.locator(".log li[value]").first).to_have_attribute("value", str(done["at"]))
    assert all(page.evaluate("window.unchanged") for page in (ada, bo)), "a page was loaded again"
    for page in (ada, bo):
        page.goto(f"{START}/rules")
    finish_by_api([(ada, 0), (bo, 1)], id)
    for page in (ada, bo):
        page.goto(f"/g/{id}")
        expect(page.locator(".ended h2")).to_be_visible()
        page.locator("#fair summary").click()
        expect(page.locator("#fair-mine")).to_be_visible()
        expect(page.locator("#fair-wrong")).to_be_hidden()
    check_that_a_word_that_was_not_counted_is_told(ada, id)
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: id not in url)
    bo.get_by_role("link", name="Join the rematch").click()
    expect(bo.locator(".round")).to_have_text("Round 1")
    assert table_of(ada) == table_of(bo) != id
    assert [place["mine"] for place in seen(bo, table_of(bo))["seats"]] == [False, True]


def check_that_a_word_that_was_not_counted_is_told(page: Page, id: str) -> None:
    page.evaluate("id => localStorage.setItem(`nonce-${id}`, JSON.stringify({ nonce: 'mine', proof: 'as shown' }))", id)
    page.reload()
    expect(page.locator("#fair-wrong")).to_be_visible()
    expect(page.locator("#fair-mine")).to_be_hidden()


def test_without_a_script_a_person_types_a_word_before_the_deal(visitors: Visitors) -> None:
    ada = visitors.new()
    id = open_table(ada, "link")
    bo = visitors.new(ada.input_value("#invite-1"), java_script_enabled=False)
    bo.locator("main form button").click()
    expect(ada.locator("#nonce-title")).to_be_visible()
    expect(bo.locator(".hand, .market, .card")).to_have_count(0)  # what is not dealt is not shown
    bo.fill("#add-nonce input", "seven!")
    bo.locator("#add-nonce button").click()
    expect(ada.locator(".nonce")).to_have_count(0)
    assert seen(ada, id)["awaits"] == []
    bo.reload()
    assert offered(ada) or offered(bo)


def test_an_invitation_is_good_once(visitors: Visitors) -> None:
    visitors.forgiven.add(410)
    ada = visitors.new()
    open_table(ada, "link")
    link = ada.input_value("#invite-1")
    first, second = visitors.new(link), visitors.new(link)
    first.locator("main form button").click()
    second.locator("main form button").click()
    expect(second.locator("h1")).to_contain_text("did not work")


def test_an_invitation_is_copied(visitors: Visitors) -> None:
    ada = visitors.new(permissions=["clipboard-read", "clipboard-write"])
    open_table(ada, "link")
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("navigator.clipboard.readText()") == ada.input_value("#invite-1")


def test_a_seat_for_anyone(visitors: Visitors) -> None:
    ada = visitors.new()
    id = open_table(ada, "open", "Ada")
    cy = visitors.new()
    cy.locator(f'.games a[href="/g/{id}"]').click()
    cy.get_by_role("button", name="Take seat 2").click()
    expect(cy.locator(".mine")).to_be_visible()
    expect(ada.locator(".waiting")).to_have_count(0)


def test_on_one_device_a_curtain_hides_the_other_hand(page: Page) -> None:
    id = open_table(page, "here")
    assert shown_hand(page) == []
    page.click("#curtain-go")
    mine = shown_hand(page)
    assert mine == sorted(seen(page, id, 0)["view"]["seats"][0]["hand"])
    make(page, next(words for words in offered(page) if words.startswith("take")))
    expect(page.locator("#curtain-go")).to_be_visible()
    assert shown_hand(page) == []
    page.click("#curtain-go")
    expect(page.locator(".hand .card").first).to_be_visible()
    assert shown_hand(page) == sorted(seen(page, id, 1)["view"]["seats"][1]["hand"])
    page.reload()
    assert shown_hand(page) == sorted(seen(page, id, 1)["view"]["seats"][1]["hand"])


def shown_hand(page: Page) -> list[str]:
    return sorted(page.eval_on_selector_all("[data-thing^=card-]", "cards => cards.map(card => card.dataset.thing.slice(5))"))


def test_a_spectator_sees_no_hand(visitors: Visitors) -> None:
    ada, _, id = friends(visitors)
    watcher = visitors.new(f"/g/{id}")
    expect(watcher.locator(".prompt h2")).to_contain_text("watching")
    assert watcher.locator(".hand").count() == 0
    assert offered(watcher) == []
    make(ada, wish(offered(ada)))
    expect(watcher.locator(".log li[value]")).to_have_count(1)
    hands = [seat["hand"] for seat in seen(ada, id)["view"]["seats"]]
    assert hands[1] is None
    told = watcher.content()
    assert 'data-thing="card-' not in told


def test_two_people_at_one_table_in_two_languages(visitors: Visitors) -> None:
    ada, bo, _ = friends(visitors, language="pt")
    expect(ada.locator("#log-title")).to_have_text("Log")
    assert bo.locator("html").get_attribute("lang") == "pt"
    before = bo.locator("#log-title").inner_text()
    assert before != "Log"
    make(ada, wish(offered(ada)))
    expect(bo.locator(".log li[value]")).to_have_count(1)
    assert bo.locator(".log li[value]").inner_text() != ada.locator(".log li[value]").inner_text()


def test_the_language_changes_in_mid_game(visitors: Visitors, page: Page) -> None:
    id = visitors.bring(page, scenes.machine_at_work())
    make(page, "mine 4")
    prompt = page.inner_text("#prompt-title")
    page.select_option("#language", "pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert table_of(page) == id
    assert page.inner_text("#prompt-title") != prompt
    make(page, "mine 6")
    assert seen(page, id)["view"]["seats"][0]["metal"] == 7
    page.click("#undo")
    expect(page.locator(".log li[value]")).to_have_count(1)


def test_what_one_reads_stays_open_while_others_move(visitors: Visitors) -> None:
    ada, bo, _ = friends(visitors)
    mover, reader = (ada, bo) if offered(ada) else (bo, ada)
    explained = reader.locator("#about.kept")
    reader.locator(".hand .face").first.click()
    expect(explained).to_be_visible()
    read = explained.locator("h3").inner_text()
    make(mover, wish(offered(mover)))
    expect(reader.locator(".log li[value]")).to_have_count(1)
    expect(explained).to_be_visible()
    expect(explained.locator("h3")).to_have_text(read)
