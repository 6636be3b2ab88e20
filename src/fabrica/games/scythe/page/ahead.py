"""Of each section that can be chosen: what its two halves would offer now, and whether they can be paid. Tried out on a copy."""

from __future__ import annotations

from dataclasses import dataclass

from fabrica.games.scythe.page.seeing import Eyes
from fabrica.games.scythe.page.trial import Trial

CHOOSING = "section"


@dataclass(frozen=True)
class Ahead:
    """The words of its top action, after the section's own; and whether the bottom action can be paid."""

    tops: tuple[str, ...]
    bottom: bool


def ahead(eyes: Eyes) -> dict[str, Ahead]:
    """By section, for those that can be chosen."""
    if eyes.viewer is None or eyes.step != CHOOSING:
        return {}
    sections = [words for words in eyes.legal if words.startswith("section ")]
    return {words.split()[1]: of_section(Trial(eyes.known, eyes.viewer), words) for words in sections}


def of_section(trial: Trial, words: str) -> Ahead:
    trial.say(words)
    tops = tuple(words for words in trial.words() if words.startswith("top ")) if trial.step != "bottom" else ()
    return Ahead(tops, pays_bottom(trial))


def pays_bottom(trial: Trial) -> bool:
    """Could the bottom action be paid without the top one?"""
    if trial.step in ("top", "unit") and "done" in trial.words():
        trial.say("done")
    return trial.step == "bottom" and "bottom" in trial.words()
