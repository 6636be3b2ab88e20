"""The loop: read a line, find out what it means, do it; until the game is over or the person leaves."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fabrica.engine.errors import IllegalMove, WrongSeat
from fabrica.engine.match import Match
from fabrica.i18n.messages import Voice
from fabrica.terminal.commands import RUN, Leave, no_such, save
from fabrica.terminal.ending import final_lines
from fabrica.terminal.matching import meant
from fabrica.terminal.reader import Reader, open_console, open_reader
from fabrica.terminal.session import COMMANDS, Bot, Session, nobody_plays


def play(match: Match, seat: int = 0, bots: Mapping[int, Bot] = {}, *, keep: Path | None = None, language: str = "en") -> None:
    """Play a match at the prompt for one seat; the bots choose the words of the other seats' moves.

    Where the game is left unfinished and unsaved, its record goes to `keep`, if that is given.
    """
    say = Voice(match.game.package, language)
    for other in nobody_plays(match, seat, bots):
        raise WrongSeat(say("terminal-no-bot", seat=other))
    session = Session(match, seat, bots, open_console(), say, keep)
    try:
        run(session, open_reader(session.console, session.phrases))
    except (Leave, KeyboardInterrupt):
        take_leave(session)


def run(session: Session, reader: Reader) -> None:
    session.tell(session.say("terminal-welcome"))
    session.let_others_play()
    if not session.match.over:
        session.show(whole=True)
    while not session.match.over:
        line = reader.read()
        if line is None:
            raise Leave
        obey(session, line)
    session.tell(*final_lines(session.say, session.match, session.seat))


def obey(session: Session, line: str) -> None:
    """Do what a line says. A line that says nothing, or something impossible, changes nothing."""
    word, _, rest = line.partition(" ")
    found = command(session, word) or meant(line, session.moves if rest else [*session.moves, *COMMANDS])
    if len(found) > 1:
        session.tell(session.say("terminal-ambiguous", line=line))
        session.list_moves(found)
    elif found:
        RUN[found[0]](session, rest.strip()) if found[0] in RUN else session.play(found[0])
    elif line:
        refuse(session, line)


def command(session: Session, word: str) -> list[str]:
    """The command that a word begins, if no move can begin with it."""
    found = meant(word, [*COMMANDS, *session.wording.VERBS])
    return found if len(found) == 1 and found[0] in RUN else []


def refuse(session: Session, line: str) -> None:
    """Say why a line is no legal move: the rules' reason if it names a move, else what it may have meant."""
    named = meant(line, session.match.game.moves)
    verbs = meant(line.split()[0], session.wording.VERBS)
    if len(named) == 1:
        session.tell(reason(session, named[0]))
    elif len(verbs) == 1:
        impossible(session, line, verbs[0])
    else:
        session.tell(no_such(session, "terminal-unknown", "terminal-unknown-near", line, session.phrases()))


def reason(session: Session, words: str) -> str:
    """Why the rules refuse a move."""
    try:
        session.match.play(words, session.seat)
    except IllegalMove as error:
        return f"{words}: {session.wording.refusal(error.refusal, session.say.language)}"
    raise AssertionError(words)


def impossible(session: Session, line: str, verb: str) -> None:
    """Say what is possible with a verb instead."""
    possible = [move for move in session.moves if move.split()[0] == verb]
    session.tell(
        session.say("terminal-only-possible", line=line) if possible else session.say("terminal-never-possible", verb=verb)
    )
    session.list_moves(possible)


def take_leave(session: Session) -> None:
    """Good-bye, and how to go on later."""
    if session.keep and not session.saved and session.match.log:
        save(session, str(session.keep))
    if session.saved:
        session.tell(session.say("terminal-continue-saved", path=str(session.saved)))
    elif session.match.log:
        session.tell(session.say("terminal-continue-unsaved"))
    session.tell(session.say("terminal-bye"))
