"""A position as a form: a widget for each field, by what the game's reader asks of it and what the game calls it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from fabrica.engine.asked import Asked, Description, value_at, within
from fabrica.engine.chance import key_of
from fabrica.engine.contract import Game, Position
from fabrica.i18n.messages import Voice, has
from fabrica.web.editing import Editing, Kind

MANY = 12  # fields of an object: of more only those are shown that are there
CHOICES_MOST = 60  # numbers that have names
BLANK: dict[str, Any] = {}  # an entry that is still to be filled in


@dataclass(frozen=True)
class Option:
    """A value as its form says it, with its name and drawing."""

    value: str
    name: str
    picture: str = ""
    icon: str = ""


@dataclass
class Widget:
    """A field, or several: number, choice, switch, chips, slots, rows, row, group, kept."""

    kind: str
    path: str  # where it stands in the position
    name: str  # of its control in the form
    label: str
    value: Any = None
    options: Sequence[Option] = ()
    parts: list[Widget] = field(default_factory=list)
    span: tuple[int, int] | None = None
    empty: bool = False  # may nothing be chosen?
    icon: str = ""
    holds: str = ""  # which cards can be dragged here
    problem: str = ""

    @property
    def id(self) -> str:
        return "at-" + "".join(letter if letter.isalnum() else "-" for letter in self.name)

    def option(self, value: Any) -> Option:
        said = as_text(value)
        return next((option for option in self.options if option.value == said), Option(said, said))

    def all(self) -> Iterator[Widget]:
        yield self
        for part in self.parts:
            yield from part.all()


NUMBERS = Kind(lambda number, language: str(number))


class Form:
    """Makes the widgets of a position."""

    def __init__(self, editing: Editing, description: Description, t: Voice) -> None:
        self.editing, self.description, self.t = editing, description, t
        self._options: dict[Any, list[Option]] = {}

    def widget(self, path: str, value: Any, name: str = "") -> Widget | None:
        """By what is asked of the field; nothing for one of which nothing is known."""
        asked, name = self.description.of(path), name or path
        if path.rpartition(".")[2] in self.editing.kept:
            return None if value is None else Widget("kept", path, name, self.label(path))
        if asked.keys:
            return self.object(path, value, name, asked)
        if asked.entries is not None:
            return self.listed(path, value if isinstance(value, list) else [], name)
        return self.single(path, value, name, asked) if asked.is_value else None

    def single(self, path: str, value: Any, name: str, asked: Asked) -> Widget:
        label, kind = self.label(path), self.editing.kind(path)
        icon = self.editing.icons.get(path.rpartition(".")[2], "")
        if asked.switch:
            return Widget("switch", path, name, label, value is True, icon=icon)
        if value is None and asked.span and not asked.none:
            value = asked.span[0]  # an amount that was left out
        options = self.options(asked, kind)
        shape = "choice" if options else "number"
        holds = group_of(asked) if kind and kind.own else ""
        return Widget(shape, path, name, label, as_text(value), options, [], asked.span, asked.none, icon, holds)

    def label(self, path: str) -> str:
        """The name of a field: of an object whose fields are things, the thing's; of an entry, its number."""
        above, _, last = path.rpartition(".")
        if last.endswith("]"):
            return self.t("editor-nth", n=int(last.partition("[")[2].rstrip("]")) + 1)
        if called := self.editing.key(above):
            return called(last, self.t.language)
        own = "field-seat-" + last.replace("_", "-")  # of a player, where the table has something of the same name
        message = own if path.startswith("seats[") and self.has(own) else "field-" + last.replace("_", "-")
        return self.t(message) if self.has(message) else last.replace("_", " ")

    def has(self, message: str) -> bool:
        return has(self.t.package, message, self.t.language)

    def options(self, asked: Asked, kind: Kind | None) -> list[Option]:
        """Names, and numbers that have names."""
        key = asked.names, asked.span, kind
        if key not in self._options:
            values: list[Any] = [*asked.names]
            if asked.span and (kind or asked.names) and asked.span[1] - asked.span[0] < CHOICES_MOST:
                values += range(asked.span[0], asked.span[1] + 1)
            self._options[key] = [option_of(value, kind, self.t.language) for value in values]
        return self._options[key]

    # Several fields

    def object(self, path: str, value: Any, name: str, asked: Asked) -> Widget | None:
        """Its fields. Where there may be none, it is there if its first field is."""
        if len(asked.keys) > MANY:
            return self.many(path, value, name)
        made = self.group(path, BLANK if value is None else value, name)
        if asked.none and made.parts:
            made.parts[0].empty = True
        return made if value is not None or asked.none else None

    def group(self, path: str, value: Any, name: str) -> Widget:
        fields = value if isinstance(value, dict) else {}
        keys = self.description.of(path).keys
        missing = BLANK if value is BLANK else None
        found = [self.widget(f"{path}.{key}", fields.get(key, missing), f"{name}.{key}") for key in keys]
        return Widget("group", path, name, self.label(path), parts=[part for part in found if part])

    def listed(self, path: str, value: list[Any], name: str) -> Widget | None:
        item = self.description.of(f"{path}[0]")
        if self.description.of(path).exact:
            return self.entries("slots", path, value, name)
        if item.keys:
            made = self.entries("group", path, [*value, BLANK], name)
            for entry in made.parts:
                entry.parts[0].empty = True  # without its first field an entry is none
            return made
        if not item.is_value:
            return None
        kind = self.editing.kind(f"{path}[0]")
        options = self.options(item, kind or NUMBERS)
        return Widget("chips", path, name, self.label(path), value, options, holds=group_of(item) if kind and kind.own else "")

    def entries(self, shape: str, path: str, value: list[Any], name: str) -> Widget:
        found = [self.widget(f"{path}[{i}]", each, f"{name}[{i}]") for i, each in enumerate(value)]
        return Widget(shape, path, name, self.label(path), parts=[part for part in found if part])

    def many(self, path: str, value: Any, name: str) -> Widget:
        """Of many fields those that are there, each with its name, and one more to be filled in."""
        keys = self.description.of(path).keys
        options = [Option(key, self.label(f"{path}.{key}")) for key in keys]
        found = []
        for i, (key, each) in enumerate([*(value if isinstance(value, dict) else {}).items(), ("", BLANK)]):
            row = self.widget(f"{path}.{key or keys[0]}", each, f"{name}#{i}=")
            if row:
                row.label = self.label(f"{path}.{key}") if key in keys else self.t("editor-more")
                chosen = Widget("choice", f"{path}.{key}", f"{name}#{i}", self.label(path), key, options, empty=True)
                found.append(Widget("row", f"{path}.{key}", f"{name}#{i}", row.label, parts=[chosen, row]))
        return Widget("rows", path, name, self.label(path), parts=found)


def description(game: Game, position: Position) -> Description:
    key = key_of("description")
    return Description(lambda tried: game.from_position(tried, key), position)


def situation(game: Game, position: Position, seat: int, t: Voice) -> list[Widget]:
    """What a player has, as a small picture shows it."""
    editing: Editing = game.page.editing(position)
    form = Form(editing, description(game, position), t)
    paths = [field.replace("[me]", f"[{seat}]") for field in editing.situation]
    found = [form.widget(path, value_at(position, path)) for path in paths]
    return [widget for widget in found if widget]


def drawn(game: Game, words: str, language: str) -> list[Option]:
    """What a move is about."""
    editing: Editing = game.page.editing({"seats": [{}]})
    return [option_of(value, kind, language) for kind, value in editing.things(words)]


def option_of(value: Any, kind: Kind | None, language: str) -> Option:
    if kind is None:
        return Option(as_text(value), as_text(value).replace("_", " "))
    picture, icon = (draw(value) if draw else "" for draw in (kind.picture, kind.icon))
    return Option(as_text(value), kind.name(value, language), picture, icon)


def as_text(value: Any) -> str:
    return "" if value is None or isinstance(value, dict | list) else str(value)


def group_of(asked: Asked) -> str:
    """The same for all places that take the same cards."""
    return f"{asked.names[0]}-{len(asked.names)}" if asked.names else ""


def complained(widgets: Sequence[Widget], at: str) -> Widget | None:
    """The widget that a complaint is about: the innermost that holds its field."""
    holding = [widget for top in widgets for widget in top.all() if within(at, widget.path)]
    return max(holding, key=lambda widget: len(widget.path), default=None)
