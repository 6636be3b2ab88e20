"""The log as pages show it: a line of HTML for each move, under heads for rounds and turns. The newest comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from fabrica.engine.contract import Game
from fabrica.i18n.messages import Voice
from fabrica.server.log import Told
from fabrica.server.people import Person
from fabrica.server.quick_templates import escaped
from fabrica.server.site import portrait, table_icon, table_of
from fabrica.server.words import speaker
from fabrica.web.gains import Gain

Turn = tuple[int, int] | None  # a round and a seat


REST = "rest"  # of a line: what is the same whatever stands above it
HEADS_KEPT = 4096


def marked(html: str) -> Markup:
    """A part of a page: every word in it was escaped, and put in by an f-string, which is far quicker than Markup.format."""
    return Markup(html)  # noqa: S704


@lru_cache(HEADS_KEPT)
def head_of_round(text: str) -> Markup:
    return marked(f'<li class="log-round">{escaped(text)}</li>')


@lru_cache(HEADS_KEPT)
def head_of_turn(colour: int, face: str, name: str) -> Markup:
    return marked(f'<li class="log-turn p-{colour}">{portrait(face)} {escaped(name)}</li>')


@dataclass(frozen=True)
class Lines:
    """Makes the lines of a game's log; `href` leads to the moment after so many moves."""

    game: Game
    people: Sequence[Person]
    language: str
    href: Callable[[int], str]
    eyes: str = ""  # that the addresses have

    @property
    def t(self) -> Voice:
        return speaker(self.language, self.game.package)

    def of(self, log: Sequence[Told]) -> list[Markup]:
        """In the order of the moves, each with the heads that stand above it."""
        turns: list[Turn] = [None, *((one.round, one.entry.seat) for one in log), None]
        faces = " ".join(who.face for who in self.people)
        around = zip(turns, turns[1:], turns[2:], strict=False)
        return [self.kept(one, where, faces) for one, where in zip(log, around, strict=True)]

    def kept(self, one: Told, turns: tuple[Turn, Turn, Turn], faces: str) -> Markup:
        """Made once, for the heads that stand above it: over the last move of a round, and of a turn of several moves."""
        before, turn, after = turns
        ends_round, ends_turn, is_alone = not after or after[0] != one.round, after != turn, before != turn != after
        key = self.eyes, ends_round, ends_turn, is_alone, faces
        if key not in one.markup:
            heads = self.heads(one, ends_round, ends_turn and not is_alone)
            one.markup[key] = marked("\n".join([*heads, self.line(one, is_alone, faces)]))
        return one.markup[key]

    def heads(self, one: Told, for_round: bool, for_turn: bool) -> Iterator[Markup]:
        if for_round:
            yield head_of_round(self.t("log-round", n=one.round))
        if for_turn:
            who = self.people[one.entry.seat]
            yield head_of_turn(who.colour, who.face, who.name)

    def line(self, one: Told, has_face: bool, faces: str) -> Markup:
        """With a portrait, if no head has it."""
        seat = one.entry.seat
        href, title, text = map(escaped, (self.href(one.at), self.t("log-go", n=one.at), one.text[0]))
        face = portrait(self.people[seat].face) if has_face else ""
        rest = one.markup.get((REST, faces))
        if rest is None:
            rest = one.markup[REST, faces] = marked("".join([*self.signs(one), *self.news(one)]))
        whose = f'class="p-{self.people[seat].colour}" data-seat="{seat}"'
        start = f'<li id="line-{one.at}" value="{one.at}" {whose} data-about="{escaped(one.entry.words)}">{face}'
        return marked(f'{start}<a href="{href}" title="{title}">{text}</a>{rest}</li>')

    def signs(self, one: Told) -> Iterator[Markup]:
        """What was paid and gained; of others than the one who moved, with their portraits."""
        if one.gains:
            inside = "".join(self.sign(gain, gain.seat != one.entry.seat) for gain in one.gains)
            yield marked(f'<span class="gains">{inside}</span>')

    def sign(self, gain: Gain, is_others: bool) -> Markup:
        who = self.people[gain.seat]
        icon = table_icon(table_of(self.game), gain.icon) if gain.icon else ""
        shown = f"{escaped(gain.number)}{icon}" if icon else escaped(gain.signed)
        kind = "gain less" if gain.n < 0 else "gain"
        made = f'<span class="{kind}" role="img" title="{escaped(gain.signed)}">{shown}</span>'
        return marked(
            f'<span class="p-{who.colour}" data-seat="{who.seat}">{portrait(who.face, who.name)}{made}</span>'
            if is_others
            else made
        )

    def news(self, one: Told) -> Iterator[Markup]:
        """What came of it, a sentence for each thing that the signs do not say."""
        for text, is_signed in zip(one.text[1:], one.is_signed, strict=True):
            if not is_signed:
                yield marked(f" <span>{escaped(text)}</span>")
