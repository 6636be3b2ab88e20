"""Which moves a person can mean: abbreviations, completions, and moves in groups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def meant(line: str, phrases: Iterable[str]) -> list[str]:
    """The phrases that a line can stand for: the one itself, or else those that it abbreviates most closely.

    Closest are abbreviations of the first words, then those that skip words after the first.
    """
    typed = _words(line)
    known = list(phrases)
    for fits in (_whole, _beginning, _skipping):
        found = [phrase for phrase in known if typed and fits(typed, _words(phrase))]
        if found:
            return found
    return []


def _words(text: str) -> list[str]:
    """The words of a text; "power plant" and "power_plant" are the same two."""
    return text.lower().replace("_", " ").split()


def _whole(typed: list[str], words: list[str]) -> bool:
    return typed == words


def _beginning(typed: list[str], words: list[str]) -> bool:
    return len(typed) <= len(words) and all(w.startswith(t) for t, w in zip(typed, words, strict=False))


def _skipping(typed: list[str], words: list[str]) -> bool:
    return words[0].startswith(typed[0]) and _anywhere(typed, words)


def _anywhere(typed: list[str], words: list[str]) -> bool:
    """Does each typed word begin some word of the phrase, in order?"""
    rest = iter(words)
    return all(any(word.startswith(t) for word in rest) for t in typed)


def completions(text: str, phrases: Iterable[str]) -> Iterator[tuple[str, int]]:
    """What can follow a typed text: the next word, or whole phrases that hold its words; and how many characters to replace."""
    done, last = _split(text.lower())
    known = [phrase.split() for phrase in phrases]
    at = len(done)
    following = [words[at : at + 2] for words in known if len(words) > at and _beginning([*done, last], words)]
    if following:
        ends = {words[0] for words in following if len(words) == 1}
        yield from ((word if word in ends else word + " ", len(last)) for word in dict.fromkeys(words[0] for words in following))
    else:
        yield from ((" ".join(words), len(text)) for words in known if _anywhere([*done, last], words))


def _split(text: str) -> tuple[list[str], str]:
    """The words already complete and the one being typed."""
    words = text.split()
    return (words, "") if not words or text[-1].isspace() else (words[:-1], words[-1])


def grouped(moves: Iterable[str]) -> dict[str, list[str]]:
    """Moves by their first word; those that differ in the last word only are one entry, as in "golem 1 | 2 | 3"."""
    groups: dict[str, dict[str, list[str]]] = {}
    for move in moves:
        verb, *rest = move.split()
        heads = groups.setdefault(verb, {})
        if rest:
            heads.setdefault(" ".join(rest[:-1]), []).append(rest[-1])
    return {verb: [f"{head} {' | '.join(last)}".strip() for head, last in heads.items()] for verb, heads in groups.items()}
