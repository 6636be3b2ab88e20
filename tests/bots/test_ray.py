"""The arena on a Ray cluster of two nodes, started here: the same games as on one machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fabrica import Match
from fabrica.arena.distribute import connected, on_ray
from fabrica.arena.tournament import fight, programme
from fabrica.cli.main import app
from fabrica.engine.errors import BadOption

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'fabrica[ray]'")
pytestmark = pytest.mark.xdist_group("ray")
GAMES = 4


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def bare(result: dict[str, Any]) -> dict[str, Any]:
    """A report without its times."""
    bots = [{name: value for name, value in row.items() if not name.startswith("ms_")} for row in result["bots"]]
    return {**result, "bots": bots}


def test_a_cluster_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    words = ["arena", "random", "greedy", "--games", str(GAMES), "--seed", "ray", "--json", "--records"]
    away = CliRunner().invoke(app, [*words, str(tmp_path / "away"), "--address", cluster.address])
    assert away.exit_code == 0, away.output
    here = CliRunner().invoke(app, [*words, str(tmp_path / "here"), "--processes", "1"])
    assert bare(json.loads(away.stdout)) == bare(json.loads(here.stdout))
    games = [[path.read_text() for path in sorted((tmp_path / where).iterdir())] for where in ("away", "here")]
    assert games[0] == games[1]
    assert [Match.from_record(game).over for game in games[0]] == [True] * GAMES
    assert not ray.is_initialized(), "what was connected is left"


def test_both_nodes_play(cluster: Any) -> None:
    """A connection that was there before is used, and kept."""

    @ray.remote(num_cpus=1, scheduling_strategy="SPREAD")  # type: ignore[untyped-decorator]
    def where(bout: Any) -> tuple[str, Any]:
        return ray.get_runtime_context().get_node_id(), fight(bout).scores

    with connected(cluster.address):
        bouts = programme("stephens", ["random"], GAMES, 2, "ray")
        found = ray.get([where.remote(bout) for bout in bouts])
        assert len({node for node, _ in found}) == 2
        here = [fight(bout).scores for bout in bouts]
        assert [scores for _, scores in found] == [outcome.scores for outcome in on_ray(bouts)] == here
        assert ray.is_initialized()


def test_no_cluster_is_said() -> None:
    with pytest.raises(BadOption, match="no Ray cluster at 'nowhere'"):
        list(on_ray(programme("stephens", ["random"], 1), "nowhere"))
