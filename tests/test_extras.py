"""What is not installed: the commands that need it say how it comes, and all others do without."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from fabrica.engine.errors import BadOption
from fabrica.engine.extras import SERVER, MissingExtra, need_server
from fabrica.server import serve, site
from fabrica.server.settings import Settings

HOME = Path(__file__).parent.parent
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from fabrica.__main__ import main
sys.argv = ["fabrica", *{words!r}]
main()
"""


def requirement(name: str) -> str:
    return re.split(r"[\[<>=]", name)[0].lower().replace("_", "-")


def modules_of(packages: set[str]) -> set[str]:
    return {module for module, names in packages_distributions().items() if packages & {requirement(name) for name in names}}


def named(extra: str) -> set[str]:
    """The packages of an extra, and of those that it is made of."""
    found = {requirement(name) for name in EXTRAS[extra] if not name.startswith("fabrica[")}
    return found.union(*(named(part) for name in EXTRAS[extra] if name.startswith("fabrica[") for part in name[8:-1].split(",")))


BASE = {requirement(name) for name in PROJECT["dependencies"]}
EXTRA = modules_of(named("all") - BASE) | {"starlette", "markupsafe", "h11", "mako", "psycopg_binary"}


def call(*words: str, missing: set[str] = EXTRA, input: str = "") -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(missing=missing, words=words)
    return subprocess.run([sys.executable, "-c", code], input=input, capture_output=True, text=True, timeout=60)


WORKING = {
    "help": ("--help",),
    "sim": ("sim", "fantastic-factories", "--games", "2", "--backend", "python"),
    "bench": ("bench", "stephens", "--seconds", "0.1", "--backend", "python"),
    "terminal": ("play", "--terminal", "--seats", "2", "--bots", "random", "--language", "en"),
    "bots": ("bots",),
    "puzzle": ("puzzle", "--solution"),
}


@pytest.mark.parametrize("words", WORKING.values(), ids=WORKING)
def test_the_engine_the_terminal_and_the_simulator_need_no_extra(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call(*words, input="moves\nquit\n")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


NEEDING = {
    "play": ("server", ("play",)),
    "serve": ("server", ("serve",)),
    "backup": ("server", ("backup", "x")),
    "restore": ("server", ("restore", "x")),
    "purge": ("server", ("purge",)),
    "arena": ("arena", ("arena", "random")),
    "arena picture": ("arena", ("arena", "random", "--picture", "x.svg")),
    "arena on ray": ("ray", ("arena", "random", "--ray")),
    "train": ("train", ("train",)),
    "gpu": ("gpu", ("sim", "fantastic-factories", "--games", "1", "--backend", "cuda")),
}


@pytest.mark.parametrize(("extra", "words"), NEEDING.values(), ids=NEEDING)
def test_a_command_says_which_extra_it_needs(extra: str, words: tuple[str, ...]) -> None:
    missing = EXTRA - {"openskill"} if extra == "ray" else EXTRA
    done = call(*words, missing=missing)
    assert done.returncode == 2, done.stdout + done.stderr
    assert f"in a clone `make {extra}` brings it, elsewhere pip install 'fabrica[{extra}]'" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_database_says_which_extra_it_needs() -> None:
    done = call("serve", "--database", "postgresql+psycopg://x@127.0.0.1:1/x", missing={"psycopg"})
    assert done.returncode == 2
    assert "this needs psycopg: in a clone `make postgres` brings it" in " ".join(done.stderr.split())


@pytest.mark.parametrize("module", SERVER)
def test_each_package_of_the_server_is_asked_for(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra, match=f"this needs {module}: "):
        need_server()


def test_the_packages_of_the_server_are_those_of_its_extra() -> None:
    """Those for some systems only are taken where they are there."""
    everywhere = [requirement for requirement in EXTRAS["server"] if ";" not in requirement]
    assert modules_of(named("server")) >= set(SERVER)
    assert len(SERVER) == len(everywhere)


def test_every_extra_has_a_target_and_is_in_all() -> None:
    (targets,) = re.findall(r"^EXTRAS := (.*)$", (HOME / "Makefile").read_text(encoding="utf-8"), re.M)
    users = list(EXTRAS)[: list(EXTRAS).index("all") + 1]
    assert sorted(targets.split()) == sorted(users)
    assert named("all") == set().union(*(named(extra) for extra in users))


@pytest.mark.parametrize("lock", ["run", "extras", "learning", "dev"])
def test_a_lock_has_what_it_is_made_of(lock: str) -> None:
    pinned = set(re.findall(r"^([a-z0-9.-]+)==", (HOME / f"requirements/{lock}.txt").read_text(encoding="utf-8"), re.M))
    wanted = {name.replace(".", "-") for name in named(lock) | BASE}
    assert wanted - pinned == set()


def test_a_server_without_its_script_does_not_start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(site, "VENDOR", {"idiomorph.js": HOME / "not" / "there.js"})
    with pytest.raises(BadOption, match=r"idiomorph\.js, a script of the page, is missing here: .*`make server` brings it"):
        serve.serve(Settings("sqlite://"), "127.0.0.1", 0)
    assert capsys.readouterr().out == ""


# What the README shows, with less to do, after `make play`.
SHOWN = {
    "sim": ("sim", "fantastic-factories", "--games", "2", "--seats", "3", "--bots", "random,rusher", "--backend", "python"),
    "bench": ("bench", "fantastic-factories", "--seats", "2", "--seconds", "0.1", "--json", "--backend", "python"),
    "arena": ("arena", "random", "--games", "2", "--processes", "1"),
    "solve": ("solve", "--help"),
    "verify": ("verify", "--help"),
    "play": ("play", "--terminal", "--language", "en"),
    "serve": ("serve", "--help"),
}


def test_every_command_of_the_readme_runs_after_make_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^    fabrica (\w+)(.*)$|`fabrica (\w+)", (HOME / "README.md").read_text(encoding="utf-8"), re.M)
    assert {first or second for first, after, second in shown if "after `make" not in after} == set(SHOWN)
    absent = EXTRA - modules_of(named("run"))
    for words in SHOWN.values():
        done = call(*words, missing=absent, input="quit\n")
        assert done.returncode == 0, done.stdout + done.stderr
