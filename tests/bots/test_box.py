"""Bots that have learned with another box do not play with this one, and it is said why wherever bots are offered."""

from __future__ import annotations

import dataclasses
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

import fabrica
from contract.playing import LONGER
from fabrica.bots import levels, named, unfit
from fabrica.cli.main import app
from fabrica.engine.box import components_hash
from fabrica.engine.errors import COMPONENTS
from fabrica.games.fantastic_factories import components
from fabrica.search.weights import BadWeights, weights_of
from fabrica.server.app import create_app
from fabrica.server.settings import Settings
from fabrica.training.stamp import stamp

GAME = "fantastic-factories"
PACKAGE = "fabrica.games.fantastic_factories"
SOURCE = Path(fabrica.__file__).parent
WHY = {
    "en": "It has learned with cards other than those in this box.",
    "pt": "Aprendeu com cartas diferentes das desta caixa.",
    "pl": "Uczył się na innych kartach niż te w tym pudełku.",
    "es": "Aprendió con cartas distintas de las de esta caja.",
}


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """What is known of the box is kept: not beyond a test."""
    yield
    components_hash.cache_clear()
    unfit.cache_clear()


@pytest.fixture
def _other_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """One number of one card is another."""
    first, *rest = components.BLUEPRINTS
    monkeypatch.setattr(components, "BLUEPRINTS", (dataclasses.replace(first, metal=first.metal + 1), *rest))
    components_hash.cache_clear()
    unfit.cache_clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path / 'box.db'}"))) as found:
        yield found


def test_the_box_of_today_fits() -> None:
    assert unfit(GAME) == {}
    assert levels(GAME)[-2:] == ("trained", "master")


def test_every_number_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    before = components_hash(PACKAGE)
    for name, value in (("HAND_LIMIT", 11), ("CONTRACTORS", components.CONTRACTORS[:-1]), ("MACHINE_CARDS", {"easy": 3})):
        with monkeypatch.context() as changed:
            changed.setattr(components, name, value)
            components_hash.cache_clear()
            assert components_hash(PACKAGE) != before
    components_hash.cache_clear()
    assert components_hash(PACKAGE) == before


def test_an_owners_cards_count(tmp_path: Path) -> None:
    """They are read when the game is."""
    own = tmp_path / "own.json"
    cards = fabrica.load("stephens").own_cards.as_data()
    cards["investments"][0]["points"] += 1
    own.write_text(json.dumps(cards))
    code = "from fabrica.engine.box import components_hash; print(components_hash('fabrica.games.stephens'))"
    boxes: tuple[dict[str, str], ...] = ({}, {COMPONENTS: str(own)})
    ours, other = (subprocess.check_output([sys.executable, "-c", code], env=os.environ | box) for box in boxes)
    assert ours.decode().strip() == components_hash("fabrica.games.stephens")
    assert ours != other


@pytest.mark.usefixtures("_other_box")
def test_a_bot_that_does_not_fit_is_not_offered() -> None:
    assert levels(GAME) == ("random", "greedy", "planner", "search")
    with pytest.raises(BadWeights, match=f"trained has learned with other components than those in this box of {GAME}"):
        named("trained", GAME)
    for words in (("arena", "trained", "random"), ("play", "--terminal", "--seats", "2", "--bots", "master")):
        done = CliRunner().invoke(app, words)
        assert done.exit_code == 2
        assert "has learned with other components" in " ".join(done.output.split())


@pytest.mark.usefixtures("_other_box")
@pytest.mark.parametrize("language", WHY)
def test_it_is_said_why_where_bots_are_offered(language: str, client: TestClient) -> None:
    listed = json.loads(CliRunner().invoke(app, ("bots", GAME, "--language", language, "--json")).stdout)
    assert list(listed["unfit"]) == ["trained", "master"]
    assert all(WHY[language] in why for why in listed["unfit"].values())
    spoken = {"accept-language": language}
    (shown,) = (game for game in client.get("/api/games", headers=spoken).json() if game["id"] == GAME)
    assert shown["bots"] == ["random", "greedy", "planner", "search"]
    assert shown["unfit"] == listed["unfit"]
    page = client.get(f"/{GAME}", headers=spoken).text
    assert page.count(WHY[language]) == 2
    assert 'value="trained"' not in page


@pytest.mark.usefixtures("_other_box")
def test_no_match_is_made_with_it(client: TestClient) -> None:
    refused = client.post("/api/matches", json={"seats": [{"kind": "me"}, {"kind": "bot", "bot": "trained"}]})
    assert refused.status_code == 422
    assert refused.json()["error"] == "problem-unfit-bot"


def test_weights_can_be_said_to_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fabrica.load(GAME)
    kept = tmp_path / "weights" / "trained.safetensors"
    kept.parent.mkdir()
    shutil.copy(weights_of(game, "trained"), kept)
    monkeypatch.setattr(game.ai, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setattr(components, "HAND_LIMIT", 11)
    components_hash.cache_clear()
    unfit.cache_clear()
    assert unfit(GAME)["trained"].why == "components"
    assert unfit(GAME)["master"].why == "missing"
    stamp(game, "trained")
    unfit.cache_clear()
    assert "trained" not in unfit(GAME)


SMELTER = '    card("smelter", PRODUCTION, HAMMER, 2, 2, 1, 1, use(worker(5), bag(metal=2), bag(goods=1))),\n'
WITH_A_CARD = """
import sys
from fabrica import Match
from fabrica.bots import levels, player, unfit
random = player("random")
def played(level, seed):
    match, players = Match("fantastic-factories", seats=2, seed=seed), (random, player(level))
    while not match.over:
        match.play(players[match.active[0]](match, match.active[0]), match.active[0])
    return any("smelter" in entry.words for entry in match.log)
for level in sys.argv[1:]:
    assert any(played(level, f"smelter-{number}") for number in range(9)), level
print(levels("fantastic-factories"), [why.why for why in unfit("fantastic-factories").values()])
"""
AGAINST = ("random", "greedy", "planner", "search") if LONGER > 1 else ("random", "greedy")  # the others compile for minutes


def test_a_card_is_added_with_one_line(tmp_path: Path) -> None:
    """As CONTRIBUTING says: it is played with, and those who do not know it stay away."""
    shutil.copytree(SOURCE, tmp_path / "fabrica", ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    path = tmp_path / "fabrica/games/fantastic_factories/components.py"
    last = path.read_text().index(")\n\nCONTRACTORS")
    path.write_text(path.read_text()[:last] + SMELTER + path.read_text()[last:])
    done = subprocess.run([sys.executable, "-c", WITH_A_CARD, *AGAINST], env=os.environ | {"PYTHONPATH": str(tmp_path)},
                          capture_output=True, text=True, timeout=300 * LONGER)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "('random', 'greedy', 'planner', 'search') ['components', 'components']"
