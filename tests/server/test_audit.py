"""Looking through the house itself: what its code may not use, what its routes may not do, what its log is like, and whether
the table of docs/security.md tells the truth."""

from __future__ import annotations

import ast
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabrica.server.logs import OneLine
from server.fuzz import routes_of
from server.visitors import FAST, ME, Server, open_server

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "fabrica" / "server"
SCRIPTS = sorted((ROOT / "src" / "fabrica").glob("**/*.js"))
UNSAFE = {"subprocess", "pickle", "marshal", "shelve", "ctypes", "httpx", "requests", "urllib.request", "http.client", "smtplib"}
UNSAFE_CALLS = {"eval", "exec", "compile", "__import__", "system", "popen", "from_string"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_server(tmp_path_factory.mktemp("audit"), **FAST) as found:
        yield found


# The code


def uses(tree: ast.AST) -> Iterator[str]:
    """The modules that are imported, and the names that are called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield f"{node.func.id}("
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield f".{node.func.attr}("


def found(code: str) -> set[str]:
    calls = {f"{name}(" for name in UNSAFE_CALLS} | {f".{name}(" for name in ("system", "popen", "from_string")}
    return set(uses(ast.parse(code))) & (UNSAFE | calls)


def test_the_server_starts_no_program_and_evaluates_nothing() -> None:
    files = sorted(SERVER.rglob("*.py"))
    assert len(files) > 30
    assert {file.name: found(file.read_text(encoding="utf-8")) for file in files if found(file.read_text(encoding="utf-8"))} == {}


LINES = ("import subprocess", "from pickle import loads", "x = eval('1')", "os.system('ls')", "e.from_string(t)")


@pytest.mark.parametrize("code", LINES)
def test_an_unsafe_line_is_found(code: str) -> None:
    assert found(code)


def test_templates_come_from_files_alone() -> None:
    from fabrica.server.site import templates

    environment = templates()
    assert environment.autoescape is True
    assert environment.list_templates()
    pages = (ROOT / "src" / "fabrica").glob("**/*.html")
    assert [path for path in pages if re.search(r"\|\s*safe\b", path.read_text("utf-8"))] == []


def test_the_page_stores_its_own_small_things_alone() -> None:
    code = {path.name: path.read_text(encoding="utf-8") for path in SCRIPTS if "node_modules" not in path.parts}
    assert code
    names = {name: set(re.findall(r"(?:local|session)Storage\.\w+\((\"[\w-]+\"|\w+)", text)) for name, text in code.items()}
    known = {"sounds.js": {'"sound"'}, "motion.js": {'"pace"'}, "replay.js": {'"replay-speed"'}, "fair.js": {"key"}}
    known |= {"table.js": {'"map-zoom"'}}  # in this tab
    assert {name: found for name, found in names.items() if found} == known
    for word in ("indexedDB", "document.cookie", "eval(", "new Function", 'addEventListener("message"'):
        assert [name for name, text in code.items() if word in text] == []


# The routes

ELSEWHERE = ("/stream", "/hint", "/health")  # without an end, or thought of by processes: other tests have them


def test_what_changes_something_is_a_post(server: Server) -> None:
    ann = server.visitor()
    match, _ = ann.creates(ME, ME)
    ann.plays_on(match, 3)
    values = {"id": match, "game": "fantastic-factories", "number": "1", "invite": "x", "name": "x", "which": "x", "puzzle": "x"}
    paths = [route.path for route in routes_of(server.app) if "GET" in (route.methods or ())]
    gets = [path for path in paths if not path.endswith(ELSEWHERE)]
    assert len(gets) > 20
    before = server.kept()
    for path in gets:
        filled = re.sub(r"{(\w+)(:\w+)?}", lambda name: values.get(name[1], "x"), path)
        assert ann.get(filled, follow_redirects=False).status_code < 500, filled
    assert server.kept() == before


FOREIGN = ("/.git/config", "/.env", "/static/", "/static", "/static/../app.py", "/static/..%2f..%2fserver%2fapp.py", "/static/house.css~", "/src", "/tests", "/docs", "/redoc", "/fabrica.db", "/fabrica.db.keys", "//etc/passwd")  # noqa: E501  # fmt: skip


@pytest.mark.parametrize("path", FOREIGN)
def test_only_files_of_the_site_are_served(server: Server, path: str) -> None:
    assert server.visitor().get(path).status_code == 404


def test_trace_is_refused(server: Server) -> None:
    assert server.visitor().ask("TRACE", "/").status_code == 405


# The log


def logged(*words: object, error: bool = False) -> str:
    record = logging.LogRecord("fabrica", logging.ERROR, __file__, 1, "name %s", words, sys.exc_info() if error else None)
    record.created = 0.0
    return OneLine().format(record)


def test_a_line_of_the_log_says_when_and_stays_one_line() -> None:
    line = logged("x\n1970 ERROR all is well\r\x1b[2J\u2028")
    assert re.fullmatch(r"1970-01-01T00:00:00Z ERROR \d+ fabrica: name x\\x0a1970 ERROR all is well\\x0d\\x1b\[2J\\x2028", line)


def test_what_nobody_foresaw_is_logged(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It passes on to the web server, which logs it."""
    monkeypatch.setattr(server.lobby.store, "open", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        server.visitor().get("/api/matches/open")
    try:
        _ = 1 // 0
    except ZeroDivisionError:
        assert "ZeroDivisionError" in logged("x", error=True)


# The table of docs/security.md

SECURITY = ROOT / "docs" / "security.md"
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| (met|n/a|open) \| ([^|]+) \|$", re.M)
# ASVS 5.0, levels 1 and 2: for each section the numbers of level 1 and of level 2, counted from 1.
ASKED = {
    "1.1": ("", "1-2"), "1.2": ("1-5", "6-9"), "1.3": ("1-2", "3-11"), "1.4": ("", "1-3"), "1.5": ("1", "2"),
    "2.1": ("1", "2-3"), "2.2": ("1-2", "3"), "2.3": ("1", "2-4"), "2.4": ("", "1"),
    "3.2": ("1-2", ""), "3.3": ("1", "2-4"), "3.4": ("1-2", "3-6"), "3.5": ("1-3", "4-5"), "3.7": ("", "1-2"),
    "4.1": ("1", "2-3"), "4.2": ("", "1"), "4.3": ("", "1-2"), "4.4": ("1", "2-4"),
    "5.1": ("", "1"), "5.2": ("1-2", "3"), "5.3": ("1-2", ""), "5.4": ("", "1-3"),
    "6.1": ("1", "2-3"), "6.2": ("1-8", "9-12"), "6.3": ("1-2", "3-4"), "6.4": ("1-2", "3-4"), "6.5": ("", "1-5"),
    "6.6": ("", "1-3"), "6.8": ("", "1-4"),
    "7.1": ("", "1-3"), "7.2": ("1-4", ""), "7.3": ("", "1-2"), "7.4": ("1-2", "3-5"), "7.5": ("", "1-2"), "7.6": ("", "1-2"),
    "8.1": ("1", "2"), "8.2": ("1-2", "3"), "8.3": ("1", ""), "8.4": ("", "1"), "9.1": ("1-3", ""), "9.2": ("1", "2-4"),
    "10.1": ("", "1-2"), "10.2": ("", "1-2"), "10.3": ("", "1-4"), "10.4": ("1-5", "6-11"), "10.5": ("", "1-5"),
    "10.6": ("", "1-2"), "10.7": ("", "1-3"),
    "11.1": ("", "1-2"), "11.2": ("", "1-3"), "11.3": ("1-2", "3"), "11.4": ("1", "2-4"), "11.5": ("", "1"), "11.6": ("", "1"),
    "12.1": ("1", "2-3"), "12.2": ("1-2", ""), "12.3": ("", "1-4"),
    "13.1": ("", "1"), "13.2": ("", "1-5"), "13.3": ("", "1-2"), "13.4": ("1", "2-5"),
    "14.1": ("", "1-2"), "14.2": ("1", "2-4"), "14.3": ("1", "2-3"),
    "15.1": ("1", "2-3"), "15.2": ("1", "2-3"), "15.3": ("1", "2-7"),
    "16.1": ("", "1"), "16.2": ("", "1-5"), "16.3": ("", "1-4"), "16.4": ("", "1-3"), "16.5": ("", "1-3"),
    "17.1": ("", "1"), "17.2": ("", "1-4"), "17.3": ("", "1-2"),
}  # fmt: skip


def numbers() -> dict[str, str]:
    """The level of each requirement."""
    found: dict[str, str] = {}
    for section, levels in ASKED.items():
        for level, span in enumerate(levels, 1):
            first, _, last = span.partition("-")
            found |= {f"{section}.{n}": str(level) for n in range(int(first or 1), int(last or first or 0) + 1)}
    return found


def exists(named: str) -> bool:
    """A test by its file and name, or a file."""
    file, _, test = named.partition("::")
    path = ROOT / "tests" / file if test else ROOT / file
    return path.exists() and (not test or re.search(rf"^(async )?def {test}\(", path.read_text("utf-8"), re.M) is not None)


def proofs(cell: str) -> list[str]:
    """What a row names: tests and files in backticks, and links to pages."""
    links = [str((SECURITY.parent / link).resolve().relative_to(ROOT)) for link in re.findall(r"\]\(([^)#]+)\)", cell)]
    return re.findall(r"`([^`]+)`", cell) + links


def test_the_table_has_every_requirement_of_both_levels_once() -> None:
    rows = ROW.findall(SECURITY.read_text(encoding="utf-8"))
    assert {number: level for number, level, *_ in rows} == numbers()
    assert len(rows) == 253


def test_every_row_names_a_test_that_exists_or_a_reason() -> None:
    for number, _, _, state, by in ROW.findall(SECURITY.read_text(encoding="utf-8")):
        if state == "met":
            assert proofs(by), number
            assert [named for named in proofs(by) if not exists(named)] == [], number
        else:
            assert len(by.split()) >= 3, number


@pytest.mark.parametrize("named", ["server/test_audit.py::test_nothing", "server/none.py::test_x", "docs/none.md"])
def test_a_row_that_names_nothing_is_found(named: str) -> None:
    assert not exists(named)
