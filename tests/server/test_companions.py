"""The companion: a rival beside a real box, all of it in the address, told by the game's own rules."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from fabrica.i18n.messages import LANGUAGES
from fabrica.registry import games, load
from fabrica.server.companions import has_companion
from fabrica.web.companion_view import BadWord, Beside
from server.visitors import FAST, Server, Visitor, open_server

BESIDE = [id for id in games() if has_companion(load(id))]
WORDS = 40  # of a game that is told at random
ROLLED = ["easy", "utility", "utility", "go", "none", "go", "none"]
FACTORIES, STEPHENS, SCYTHE = "fantastic-factories", "stephens", "scythe"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(Path(tmp_path_factory.mktemp("companion")), **FAST) as found:
        yield found


@pytest.fixture
def ann(server: Server) -> Visitor:
    return server.visitor(accept="text/html")


def after(game: str, *told: str, seed: str = "abc", language: str = "en") -> Beside:
    page: Any = load(game).page
    found: Beside = page.companion(seed, told, language)
    return found


def has(beside: Beside) -> dict[str, int | str]:
    return dict(beside.has)


def told_at_random(game: str, seed: str) -> list[str]:
    luck, told = random.Random(seed), list[str]()
    while len(told) < WORDS and (answers := after(game, *told, seed=seed).answers):
        told.append(luck.choice(answers).word)
    return told


@pytest.mark.parametrize("game", BESIDE)
def test_whatever_is_answered_it_goes_on_and_is_the_same_again(game: str) -> None:
    """Every answer leads on, in every language; the same seed and words are the same game."""
    for seed in ("one", "two"):
        told = told_at_random(game, seed)
        for language in LANGUAGES:
            found = after(game, *told, seed=seed, language=language)
            assert found.asks
            assert found.done
            assert found == after(game, *told, seed=seed, language=language)


def test_another_seed_is_another_game() -> None:
    for game, told in ((STEPHENS, ["go"] * 9), (SCYTHE, ["automa", "nordic", *["go"] * 9]), (FACTORIES, ROLLED)):
        assert after(game, *told, seed="one").done != after(game, *told, seed="two").done


@pytest.mark.parametrize("game", BESIDE)
def test_what_fits_no_question_is_refused(game: str) -> None:
    for told in (("nonsense",), ("",), ("easy", "automa")):
        with pytest.raises(BadWord):
            after(game, *told)


def test_the_machine_counts_by_the_rules() -> None:
    """With six cards of each type every die makes a good, whatever it shows."""
    kinds = ("training", "production", "special", "utility")
    told = ["insane", "training", "training", "training", "production", "production"]
    assert has(after(FACTORIES, *told))["goods"] == 0
    for kind in kinds * 6:
        told += ["go", kind]
    before = after(FACTORIES, *told)
    again = after(FACTORIES, *told, "go", "none")
    assert has(again)["goods"] == int(has(before)["goods"]) + 4
    assert has(again)["points"] == int(has(again)["goods"]) + 5 + 24
    monument = after(FACTORIES, *told, "go", "monument")
    assert has(monument)["points"] == int(has(again)["points"]) + 2
    assert "one more round" in " ".join(again.says)


def test_the_machine_takes_what_the_green_die_says() -> None:
    for seed in map(str, range(12)):
        rolls, takes = after(FACTORIES, "easy", "utility", "utility", "go", seed=seed).says
        green = int(re.findall(r"\d", rolls)[0])
        assert (f"number {green} " in takes) == (green <= 4)
        assert ("contractors" in takes, "refresh the blueprints" in takes) == (green == 6, green == 5)


def test_the_automa_of_the_glassworks_draws_each_card_once() -> None:
    """Then all are shuffled; a renewal phase empties its bag cube by cube, and discs raise what it takes."""
    cards = [after(STEPHENS, *["go"] * n).says[0] for n in range(1, 21)]
    assert len(set(cards[:10])) == len(set(cards[10:])) == 10
    found = after(STEPHENS, "go", "renewal")
    assert has(after(STEPHENS, "go"))["cubes in its bag"] == 21
    assert has(found)["cubes in its bag"] == 21 - len(found.says)
    assert has(after(STEPHENS, *["disc"] * 9))["cubes that it takes from private factories"] == 4
    assert {answer.word for answer in after(STEPHENS).answers} == {"go", "disc"}


def test_the_automa_of_the_map_gains_and_fights_by_its_cards() -> None:
    """What a card says is counted; power is spent in combat, and two wins bring a star each."""
    begun = ("automa", "saxony")
    start, turn = after(SCYTHE, *begun), after(SCYTHE, *begun, "go")
    assert has(start) == {
        "stars": 0, "star track": 0, "power": 1, "coins": 5, "combat cards": 4, "workers": 2, "mechs": 0,
    }  # fmt: skip
    assert has(turn) != has(start)
    fought = after(SCYTHE, *begun, "go", "go", "go", "combat")
    spent = int(re.findall(r"spends (\d+)", fought.says[0])[0])
    assert has(fought)["power"] == int(has(after(SCYTHE, *begun, "go", "go", "go"))["power"]) - spent
    assert [answer.word for answer in fought.answers] == ["won", "lost"]
    wins = [has(after(SCYTHE, *begun, *["combat", "won"] * n))["stars"] for n in range(4)]
    assert wins == [0, 1, 2, 2]
    away = after(SCYTHE, *begun, "character")
    assert "character" not in {answer.word for answer in away.answers}


def test_the_automa_ends_with_its_sixth_star() -> None:
    """By its track alone it takes no more turns than there are cards for."""
    told = ["ultimaszyna", "nordic"]
    while after(SCYTHE, *told).answers:
        told.append("go")
        assert len(told) < 40
    end = after(SCYTHE, *told)
    assert has(end)["stars"] == 6
    assert "coins, and 3 more for each territory" in end.says[-1]


def test_only_what_concerns_its_faction_is_said() -> None:
    for n in range(1, 12):
        assert "(only" not in " ".join(after(SCYTHE, "automa", "crimea", *["go"] * n).says)


# The page


@pytest.mark.parametrize("game", BESIDE)
def test_all_is_in_the_address(ann: Visitor, game: str) -> None:
    """Links alone: on, a step back, anew; loading again shows the same."""
    first = ann.get(f"/{game}/companion")
    assert first.status_code == 200
    seed = parse_qs(urlsplit(str(first.url)).query)["seed"][0]
    links = [unescape(at) for at in re.findall(rf'href="(/{game}/companion\?[^"]+told=[^"]+)"', first.text)]
    assert len(links) == len(after(game).answers)
    second = ann.get(links[0])
    assert second.status_code == 200
    assert ann.get(links[0]).text == second.text
    assert f'href="/{game}/companion?seed={seed}"' in second.text
    assert ann.get(f"/{game}/companion?seed={seed}").text == first.text


def test_bad_addresses_are_told(ann: Visitor) -> None:
    assert ann.get(f"/{SCYTHE}/companion?seed=abc&told=nonsense").status_code == 422
    assert ann.get(f"/{SCYTHE}/companion?seed=UP").status_code == 422
    assert ann.get(f"/{STEPHENS}/companion?seed=abc&told={';'.join(['go'] * 201)}").status_code == 409
    assert ann.get("/sealed-bids/companion").status_code == 404
