"""A third game: a folder in `games/`, copied from the toy, and one line of the registry. Then it is everywhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINE = 'PACKAGES = {\n    "sealed-bids": "fabrica.games.sealed_bids",\n'

ON_THE_PAGE = """
from pathlib import Path
from starlette.testclient import TestClient
from fabrica.server.app import create_app
from fabrica.server.settings import NO_LIMITS, Settings

with TestClient(create_app(Settings(database="sqlite:///new.db", **NO_LIMITS)), base_url="http://fabrica.test") as client:
    assert "Sealed bids" in client.get("/").text
    start = client.get("/sealed-bids")
    assert start.status_code == 200 and "bot-search" not in start.text
    table = client.post("/api/matches", json={"game": "sealed-bids", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["id"]
    for number in range(200):
        seen = client.get(f"/api/matches/{table}").json()
        if seen["over"]:
            break
        seat = seen["active"][0]
        move = client.get(f"/api/matches/{table}/moves?seat={seat}").json()["moves"][-1]
        played = client.post(f"/api/matches/{table}/play", json={"seat": seat, "move": move, "request": f"r{number}"})
        assert played.status_code == 200, played.text
        page = client.get(f"/g/{table}?as={seat}")
        assert page.status_code == 200 and "plain/table.css" in page.text
    assert seen["over"]
    for path in (f"/g/{table}", f"/g/{table}?at=3", "/sealed-bids/rules", "/sealed-bids/learn", f"/api/matches/{table}/record"):
        assert client.get(path).status_code == 200, path
"""

IN_ENVIRONMENTS = """
from fabrica.envs import pettingzoo
from fabrica.envs.gymnasium import FabricaEnv

env = FabricaEnv("sealed-bids", seats=2)
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, cut, info = env.step(int(seen["action_mask"].argmax()))
both = pettingzoo.env("sealed-bids", seats=3)
both.reset(seed=1)
for agent in both.agent_iter():
    seen, reward, over, cut, info = both.last()
    both.step(None if over or cut else int(seen["action_mask"].argmax()))
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"), symlinks=True)
    game = folder / "src/fabrica/games/sealed_bids"
    game.mkdir()
    shutil.copy(ROOT / "examples/toy_game.py", game / "__init__.py")
    registry = folder / "src/fabrica/registry.py"
    registry.write_text(registry.read_text().replace("PACKAGES = {\n", LINE))
    return folder


def run(folder: Path, *words: str, said: str = "") -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "120"}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, input=said, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-1000:]
    return done.stdout


def test_it_is_at_the_terminal(copied: Path) -> None:
    known = json.loads(run(copied, "-m", "fabrica", "bots", "sealed-bids", "--json"))["bots"]
    assert {"random", "greedy", "planner", "search"} <= set(known)
    shown = run(copied, "-m", "fabrica", "play", "sealed-bids", "--terminal", "--seed", "3", said="lay 2\ndone\n" + "done\n" * 4)
    assert "lay 2" in shown
    assert "Seat 1" in shown


def test_it_is_simulated_and_in_the_arena(copied: Path) -> None:
    found = json.loads(run(copied, "-m", "fabrica", "sim", "sealed-bids", "--games", "20", "--backend", "python", "--json"))
    assert found["games"] == 20
    words = ("arena", "random", "greedy", "--game", "sealed-bids", "--games", "4", "--processes", "1", "--json")
    assert json.loads(run(copied, "-m", "fabrica", *words))["game"] == "sealed-bids"


def test_it_is_on_the_page(copied: Path) -> None:
    run(copied, "-c", ON_THE_PAGE)


def test_it_is_an_environment(copied: Path) -> None:
    run(copied, "-c", IN_ENVIRONMENTS)
