"""Where a line lives, and how large things are: `pytest tests/test_shape.py`.

What names a card, a phase or a move of a game is in that game's folder; functions and files are small; everything is annotated;
the lines of the documents are short.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median, quantiles

import pytest

import fabrica
from fabrica import load

SOURCE = Path(fabrica.__file__).parent
REGISTRY = SOURCE / "registry.py"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "node_modules" not in path.parts)
OUTSIDE = [path for path in FILES if SOURCE / "games" not in path.parents and path != REGISTRY]
FILE_MOST, FUNCTION_MOST, MEDIAN_MOST, NINE_TENTHS_MOST = 300, 40, 5, 12
ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
TESTS = sorted((ROOT / "tests").rglob("*.py"))
TEST_FILE_MOST = 500
PROSE_MOST = 120  # characters in a line
TABLES = ("components.py",)  # what is in a box may be long
KERNELS = ("cuda.py",)  # a kernel is one function, and so are those that share its closure
WORDS_OF_MANY = {"over", "start", "turn", "cards", "score", "points", "other", "green", "orange", "gymnasium"}  # of the house too


@cache
def names_of_games() -> frozenset[str]:
    """Ids of games and their folders, of phases, cards and other things of their boxes."""
    found: set[str] = set()
    for id in fabrica.games():
        game, folder = load(id), load(id).package.rpartition(".")[2]
        found |= {id, folder, f"fabrica.games.{folder}", *phases(id)}
        found |= {word for words in game.moves for word in words.split()[1:] if len(word) > 4 and word.isidentifier()}
    return frozenset(found - WORDS_OF_MANY)


def phases(id: str) -> set[str]:
    from contract.playing import Players, Table, moments

    return {match.phase for match in moments(Table(id, 2, {}).match(1), Players(1))}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def functions_of(path: Path) -> tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...]:
    return tuple(node for node in ast.walk(parsed(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def said(path: Path) -> Iterator[tuple[int, str]]:
    """The texts and modules that a file's code names, docstrings and comments left out."""
    tree = parsed(path)
    docs = {id(body[0].value) for node in ast.walk(tree) if (body := getattr(node, "body", None)) and is_text(body)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.lineno, node.value
        if isinstance(node, ast.ImportFrom):
            yield node.lineno, ".".join((node.module or "").split(".")[:3])


def is_text(body: object) -> bool:
    return isinstance(body, list) and bool(body) and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)


def named_in(path: Path) -> list[str]:
    return [f"{path.relative_to(SOURCE)}:{line}: {text}" for line, text in said(path) if text in names_of_games()]


def test_no_file_outside_of_games_names_a_game_a_phase_or_a_card() -> None:
    assert [found for path in OUTSIDE for found in named_in(path)] == []


def test_a_game_that_is_named_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    wrong = tmp_path / "wrong.py"
    wrong.write_text('"""stephens"""\nfrom fabrica.games.stephens import GAME\nload("fantastic-factories", phase="work")\n')
    assert [found.rpartition(" ")[2] for found in named_in(wrong)] == ["fabrica.games.stephens", "fantastic-factories", "work"]


# Sizes


def functions(path: Path) -> Iterator[tuple[str, int]]:
    """Each function of a file, and the lines of its body without its docstring."""
    for node in functions_of(path):
        body = node.body[1:] if is_text(node.body) else node.body
        lines = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
        yield f"{path}: {node.name}", lines


def test_functions_are_small() -> None:
    sizes = {name: lines for path in FILES for name, lines in functions(path)}
    assert median(sizes.values()) <= MEDIAN_MOST
    assert quantiles(sizes.values(), n=10)[-1] <= NINE_TENTHS_MOST
    assert [name for name, lines in sizes.items() if lines > FUNCTION_MOST and not name.partition(":")[0].endswith(KERNELS)] == []


def test_files_are_small() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in FILES if path.name not in TABLES}
    assert {str(path.relative_to(SOURCE)): n for path, n in lines.items() if n > FILE_MOST} == {}


def test_tests_are_small() -> None:
    assert [path.name for path in TESTS if len(path.read_text(encoding="utf-8").splitlines()) > TEST_FILE_MOST] == []
    assert [name for path in TESTS for name, lines in functions(path) if lines > FUNCTION_MOST] == []


def test_everything_is_annotated() -> None:
    bare = []
    for path in FILES:
        for node in functions_of(path):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            missing = [a.arg for a in given if a.annotation is None and a.arg not in ("self", "cls")]
            if missing or node.returns is None:
                bare.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {node.name}")
    assert bare == []


# Documents


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a document that are no code and no row of a table."""
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fenced ^= line.lstrip().startswith("```")
        if not fenced and not line.startswith(("|", "    ")):
            yield number, line


def test_lines_of_documents_are_short() -> None:
    assert [f"{path.name}:{n}" for path in DOCUMENTS for n, line in prose(path) if len(line) > PROSE_MOST] == []
