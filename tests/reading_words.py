"""Fluent files read for tests: what a translation has to have in common with the English, and what its language asks of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import islice, product
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FUNCTIONS = {"NUMBER", "DATETIME"}
NUMBERS = (0, 1, 2, 3, 5, 12, 22, 101, "X")
STYLES = ("about-", "brief-")  # two sets of the same parts: see Teller in the game's wording


@dataclass
class Message:
    """What a message uses: its arguments, its functions, and the variants of its selectors by argument."""

    id: str
    args: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    mentions: set[str] = field(default_factory=set)  # other messages
    selectors: list[tuple[str, frozenset[str]]] = field(default_factory=list)

    def plurals(self) -> Iterator[tuple[str, frozenset[str]]]:
        """The selectors by grammatical number."""
        return ((arg, keys & CATEGORIES) for arg, keys in self.selectors if keys & (CATEGORIES - {"other"}))

    def choices(self) -> dict[str, set[str]]:
        """The other selectors: which values of an argument have a variant. Numbers are no such values."""
        found: dict[str, set[str]] = {}
        for arg, keys in self.selectors:
            if words := {key for key in keys if not key[0].isdigit()} - CATEGORIES:
                found.setdefault(arg, set()).update(words)
        return found


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:
        self.message.args.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.message.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.message.mentions.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        arg = next((n.id.name for n in walk(node.selector) if isinstance(n, ftl.VariableReference)), "")
        self.message.selectors.append((arg, frozenset(key_of(variant) for variant in node.variants)))
        self.generic_visit(node)


def walk(node: Any) -> Iterator[Any]:
    """A node and its arguments."""
    yield node
    if isinstance(node, ftl.FunctionReference):
        yield from node.arguments.positional


def key_of(variant: Any) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def read(path: Path) -> Iterator[Message]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            message = Message(entry.id.name)
            _Reader(message).visit(entry)
            yield message


def messages(folder: Path) -> dict[str, Message]:
    return {message.id: message for path in sorted(folder.glob("*.ftl")) for message in read(path)}


# What can be wrong


def problems(english: Mapping[str, Message], other: Mapping[str, Message], language: str) -> Iterator[str]:
    """Everything in which a translation does not fit the English, or its own language."""
    yield from (f"{id} is missing" for id in english.keys() - other.keys())
    yield from (f"{id} is not in English" for id in other.keys() - english.keys())
    values = known_values(english)
    for id in english.keys() & other.keys():
        yield from (f"{id}: {problem}" for problem in misfits(english[id], other[id], values))
        yield from (f"{id}: {problem}" for problem in faults(other[id], language))


def known_values(english: Mapping[str, Message]) -> dict[str, set[str]]:
    """Every value of an argument on which some message selects."""
    found: dict[str, set[str]] = {}
    for message in english.values():
        for arg, keys in message.choices().items():
            found.setdefault(arg, set()).update(keys)
    return found


def misfits(english: Message, other: Message, values: Mapping[str, set[str]]) -> Iterator[str]:
    if english.args != other.args:
        yield f"uses {sorted(other.args)}, the English {sorted(english.args)}"
    for arg, keys in other.choices().items():
        expected = english.choices().get(arg)
        if (expected is not None and keys != expected) or not keys <= values.get(arg, set()):
            yield f"selects {sorted(keys)} of {arg}"


def faults(message: Message, language: str) -> Iterator[str]:
    """What a language does not allow, whatever the English says: functions that do not exist, plurals that are not its own."""
    yield from (f"unknown function {name}" for name in message.functions - FUNCTIONS)
    needed, allowed = plurals_of(language)
    for arg, keys in message.plurals():
        if not needed <= keys <= allowed:
            yield f"plural of {arg} has {sorted(keys)}, {language} needs {sorted(needed)}"


@cache
def plurals_of(language: str) -> tuple[set[str], set[str]]:
    """The forms that whole numbers need in a language, and all that it has."""
    form = Locale(language).plural_form
    return {form(n) for n in range(1000)}, {*form.tags, "other"}


# Formatting


def samples(message: Message) -> Iterator[dict[str, str | int]]:
    """Arguments for every variant of a message."""
    counted = {arg for arg, keys in message.selectors if keys & CATEGORIES or any(key.isdigit() for key in keys)}
    values: dict[str, tuple[str | int, ...]] = dict.fromkeys(message.args, ("Ana", 7))
    values |= dict.fromkeys(counted, NUMBERS) | {arg: tuple(sorted(keys)) for arg, keys in message.choices().items()}
    for row in islice(product(*values.values()), 500):
        yield dict(zip(values, row, strict=True))


def bundle_of(paths: list[Path], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def with_mentioned(message: Message, found: Mapping[str, Message]) -> Message:
    """A message with what the messages inside it use."""
    inside = [found[id] for id in message.mentions if id in found]
    args = message.args.union(*(other.args for other in inside))
    return replace(message, args=args, selectors=[*message.selectors, *(s for other in inside for s in other.selectors)])


def unformatted(asked: Mapping[str, Message], found: Mapping[str, Message], bundle: FluentBundle) -> Iterator[str]:
    """Which of the messages that are asked for some arguments break."""
    for message in asked.values():
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        for args in samples(with_mentioned(message, found)):
            text, errors = bundle.format_pattern(pattern, args)
            if errors or not isinstance(text, str) or "{" in text or text != text.strip():
                yield f"{message.id} with {args}: {errors or text!r}"
                break


# What the code says


class Sayings:
    """The message ids in a folder of sources: whole strings, and beginnings such as f"tool-{tool}" and "card-" + card."""

    def __init__(self, folder: Path) -> None:
        self.whole: set[str] = set()
        self.patterns: set[str] = set()
        self.pages = "".join(path.read_text(encoding="utf-8") for end in ("html", "js") for path in folder.rglob(f"*.{end}"))
        self.patterns |= {f"{start}.*" for start in re.findall(r"t\('([a-z-]+-)' ~", self.pages)}
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                self._note(node)

    @cached_property
    def begun(self) -> re.Pattern[str]:
        return re.compile("|".join(self.patterns - {f"{style}.+" for style in STYLES}) or "(?!)")

    def _note(self, node: ast.AST) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.whole.add(node.value)
            if re.fullmatch(r"[a-z]+-", node.value):
                self.patterns.add(f"{node.value}.+")
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant) and node.values[0].value not in STYLES:
            self.patterns.add("".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".*" for v in node.values))

    def has(self, id: str) -> bool:
        said = id in self.whole or self.begun.fullmatch(id) is not None
        style = next((style for style in STYLES if id.startswith(style)), None)
        return said or id in self.pages or (style is not None and self.has(id.removeprefix(style)))
