"""The package as others get it: built, installed where nothing else of ours is, served, and played on its page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, Response, sync_playwright

from browser.conftest import PATIENCE, QUIET, START, executable
from browser.playing import make, offered, table_of
from fabrica.server import fonts, site
from server.running import Server

HOME = Path(__file__).parent.parent
OTHERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "axe-core")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")
pytestmark = pytest.mark.xdist_group("wheel")
NO_NETWORK = ("--no-deps", "--no-index")


def sources(folder: Path) -> Path:
    """What a wheel is made of, apart from the clone: a build leaves things behind."""
    shutil.copytree(HOME / "src", folder / "src", ignore=OTHERS)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(HOME / name, folder)
    return folder


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [*PIP, "wheel", *NO_NETWORK, "--no-build-isolation", "-w", str(folder / "dist"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = sources(tmp_path_factory.mktemp("sources"))
    built = build(folder)
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = (folder / "dist").iterdir()
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an empty environment with the wheel in it. It sees the packages of others where they are: nothing is fetched."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    found = folder / "bin" / "python"
    subprocess.run([*PIP, "--python", str(found), "install", *NO_NETWORK, str(wheel)], check=True, timeout=120)
    (site,) = folder.glob("lib/*/site-packages")
    (site / "others.pth").write_text(sysconfig.get_path("purelib"))
    return found


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("elsewhere")
    found = Server(f"sqlite:///{folder / 'wheel.db'}", folder, [str(python.with_name("fabrica"))])
    found.start(ENVIRONMENT, folder)
    found.wait()
    yield found
    found.stop()
    assert found.complaints == ""


@pytest.fixture
def page(server: Server) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(QUIET))
        found = browser.new_page(base_url=server.address)
        found.set_default_timeout(PATIENCE)
        yield found
        browser.close()


def test_a_move_is_made_on_the_page_of_a_wheel(page: Page) -> None:
    """By its script: a page without it would be loaded anew."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(START)
    page.click("button[name=machine] >> nth=0")
    table_of(page)
    moves = offered(page)
    page.evaluate("window.loadedOnce = true")
    make(page, moves[0])
    assert page.evaluate("window.loadedOnce")
    assert offered(page) != moves
    files = {answer.url: answer.status for answer in answers if "/static/" in answer.url}
    assert any("idiomorph.js" in url for url in files)
    assert set(files.values()) == {200}, files


def test_a_wheel_has_its_commands(python: Path, tmp_path: Path) -> None:
    code = "import fabrica; print(fabrica.__file__)"
    assert Path(run(python, tmp_path, "-c", code).strip()).is_relative_to(python.parent.parent)
    assert "Board games about factories" in run(python, tmp_path, "-m", "fabrica", "--help")


def run(python: Path, folder: Path, *words: str) -> str:
    return subprocess.run(
        [str(python), *words], cwd=folder, env=ENVIRONMENT, check=True, capture_output=True, text=True, timeout=60
    ).stdout


def test_a_wheel_has_every_file_of_ours_and_of_others_one_script_and_the_fonts(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    others = {Path(name).name for name in names if "node_modules" in name}
    assert others == {"idiomorph.esm.js", "LICENSE", *fonts.NAMED.findall(site.tokens())}
    listed = subprocess.check_output(["git", "ls-files", "src/fabrica"], cwd=HOME, text=True).split()
    ours = {name.removeprefix("src/") for name in listed if Path(name).parent != Path("src/fabrica/web") or name.endswith(".py")}
    assert ours - names == set()


def test_no_wheel_is_built_without_the_script(tmp_path: Path) -> None:
    folder = sources(tmp_path)
    shutil.rmtree(folder / "src/fabrica/web/node_modules")
    built = build(folder)
    assert built.returncode != 0
    assert "`npm ci --prefix src/fabrica/web` brings it" in built.stdout + built.stderr
