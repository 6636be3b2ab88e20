"""What can be typed beside moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from fabrica.terminal.matching import meant
from fabrica.terminal.news import log_lines
from fabrica.terminal.sentences import MOVES, say
from fabrica.terminal.session import COMMANDS, TOPICS, Session
from fabrica.terminal.words import card_help, move_help

LOG_LINES = 20


class Leave(Exception):
    """The person leaves the session."""


def help(session: Session, topic: str) -> None:
    if not topic:
        session.tell(say("help"), say("help-more"), *map(command_line, COMMANDS))
        return
    found = meant(topic, TOPICS)
    if len(found) == 1:
        first, *rest = topic_help(found[0])
        session.tell(first, style="bold")
        session.tell(*rest)
    elif found:
        session.tell(say("ambiguous", line=topic))
        session.list_moves(found)
    else:
        session.tell(no_such("help-unknown", topic, TOPICS))


def command_line(command: str) -> str:
    usage, does = say(f"command-{command}").split("|")
    return f"  {usage:<22}{does}"


def topic_help(topic: str) -> list[str]:
    if topic in MOVES:
        return [say("did", who=topic, words=move_help(topic))]
    return [command_line(topic)] if topic in COMMANDS else card_help(topic)


def no_such(sentence: str, line: str, known: Sequence[str]) -> str:
    """That a line is unknown, and what it may have been meant to be."""
    near = get_close_matches(line.lower(), known, n=3)
    return say(f"{sentence}-near", line=line, near=", ".join(near)) if near else say(sentence, line=line)


def moves(session: Session, _: str) -> None:
    session.show_moves()


def table(session: Session, _: str) -> None:
    session.show(whole=True)


def log(session: Session, count: str) -> None:
    if count and not count.isdecimal():
        session.tell(say("log-how"))
        return
    lines = list(log_lines(session.match, session.seat, int(count or LOG_LINES)))
    session.tell(*(lines or [say("log-empty")]))


def undo(session: Session, _: str) -> None:
    if not session.match.can_undo(session.seat):
        session.tell(say("undo-impossible"))
        return
    session.match.undo(session.seat)
    session.saved = None
    session.tell(say("undone"))
    session.show()


def save(session: Session, name: str) -> None:
    if not name:
        session.tell(say("save-how"))
        return
    try:
        session.tell(keep(session, Path(name).expanduser()))
    except (OSError, RuntimeError, ValueError) as error:
        session.tell(say("save-failed", reason=error))


def keep(session: Session, path: Path) -> str:
    """Write the record to a file, but never over anything but an earlier record of the same game; says what was done."""
    record = session.match.record()
    if path.exists() and opening(path.read_text(encoding="utf-8", errors="replace")) != opening(record):
        return say("save-other", path=path)
    path.write_text(record, encoding="utf-8")
    session.saved = path
    return say("saved", path=path)


def opening(record: str) -> str:
    """The part of a record that tells one game from another: everything before its moves."""
    return record.partition("\nmoves\n")[0]


def quit(session: Session, _: str) -> None:
    raise Leave


RUN: Mapping[str, Callable[[Session, str], None]] = {
    "help": help,
    "moves": moves,
    "table": table,
    "log": log,
    "undo": undo,
    "save": save,
    "quit": quit,
}
