"""The log as pages show it: a line of HTML for each move, under heads for rounds and turns. The newest comes first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from fabrica.engine.contract import Game
from fabrica.i18n.messages import Voice
from fabrica.server.log import Told
from fabrica.server.people import Person
from fabrica.server.site import portrait, table_icon, table_of
from fabrica.server.words import speaker
from fabrica.web.gains import Gain

LINE = Markup('<li value="{at}" class="p-{seat}" data-about="{about}"><a href="{href}" title="{title}">{text}</a>{rest}</li>')
SIGN = Markup('<span class="{kind}" role="img" title="{text}">{shown}</span>')


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
        following: list[Told | None] = [*log[1:], None]
        faces = " ".join(who.face for who in self.people)
        return [self.kept(one, after, faces) for one, after in zip(log, following, strict=False)]

    def kept(self, one: Told, after: Told | None, faces: str) -> Markup:
        """Made once, for the heads that stand above it: over the last move of a round, and of a turn."""
        ends_round = after is None or after.round != one.round
        ends_turn = after is None or ends_round or after.entry.seat != one.entry.seat
        key = self.eyes, ends_round, ends_turn, faces
        if key not in one.markup:
            one.markup[key] = Markup("\n").join([*self.heads(one, ends_round, ends_turn), self.line(one)])
        return one.markup[key]

    def heads(self, one: Told, ends_round: bool, ends_turn: bool) -> Iterator[Markup]:
        if ends_round:
            yield Markup('<li class="log-round">{}</li>').format(self.t("log-round", n=one.round))
        if ends_turn:
            who = self.people[one.entry.seat]
            yield Markup('<li class="log-turn p-{}">{} {}</li>').format(who.seat, portrait(who.face), who.name)

    def line(self, one: Told) -> Markup:
        seat = one.entry.seat
        return LINE.format(
            at=one.at, seat=seat, about=one.entry.words, href=self.href(one.at), title=self.t("log-go", n=one.at),
            text=one.text[0], rest=Markup("").join([*self.signs(one), *self.news(one)]),
        )  # fmt: skip

    def signs(self, one: Told) -> Iterator[Markup]:
        """What was paid and gained; of others than the one who moved, with their portraits."""
        if one.gains:
            inside = Markup("").join(self.sign(gain, gain.seat != one.entry.seat) for gain in one.gains)
            yield Markup('<span class="gains">{}</span>').format(inside)

    def sign(self, gain: Gain, is_others: bool) -> Markup:
        who = self.people[gain.seat]
        icon = table_icon(table_of(self.game), gain.icon) if gain.icon else ""
        shown = Markup("{}{}").format(gain.number, icon) if icon else gain.signed
        made = SIGN.format(kind="gain less" if gain.n < 0 else "gain", text=gain.signed, shown=shown)
        return (
            Markup('<span class="p-{}">{}{}</span>').format(who.seat, portrait(who.face, who.name), made) if is_others else made
        )

    def news(self, one: Told) -> Iterator[Markup]:
        """What came of it, a sentence for each thing that the signs do not say."""
        for text, is_signed in zip(one.text[1:], one.is_signed, strict=True):
            if not is_signed:
                yield Markup(" <span>{}</span>").format(text)
