"""A form of a page as a browser without a script would send it."""

from __future__ import annotations

from html.parser import HTMLParser

Pairs = list[tuple[str, str]]


class FormReader(HTMLParser):
    """The fields of the form with an id, with what is in them."""

    def __init__(self, id: str) -> None:
        super().__init__()
        self.id, self.pairs, self.inside = id, Pairs(), False
        self._select = ""
        self._options: list[tuple[str, bool]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.inside = has.get("id") == self.id
        elif self.inside and tag == "input" and "name" in has and (has.get("type") != "checkbox" or "checked" in has):
            self.pairs.append((has["name"], has.get("value", "")))
        elif self.inside and tag == "select":
            self._select, self._options = has["name"], []
        elif self.inside and tag == "option":
            self._options.append((has["value"], "selected" in has))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False
        elif self.inside and tag == "select" and self._options:
            chosen = next((value for value, selected in self._options if selected), self._options[0][0])
            self.pairs.append((self._select, chosen))


def fields_of(page: str, id: str) -> Pairs:
    reader = FormReader(id)
    reader.feed(page)
    assert reader.pairs, f"no form {id}"
    return reader.pairs


def changed(pairs: Pairs, name: str, value: str) -> Pairs:
    """With another value in a field; one of several with that name keeps its place."""
    at = max(i for i, pair in enumerate(pairs) if pair[0] == name)
    return [*pairs[:at], (name, value), *pairs[at + 1 :]]
