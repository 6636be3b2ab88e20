"""What can be typed beside moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path

from fabrica.i18n.messages import Voice
from fabrica.terminal.display import display, wording
from fabrica.terminal.matching import meant
from fabrica.terminal.news import log_lines
from fabrica.terminal.session import COMMANDS, Session

LOG_LINES = 20


class Leave(Exception):
    """The person leaves the session."""


def help(session: Session, topic: str) -> None:
    say = session.say
    if not topic:
        session.tell(*overview(say))
        return
    known = session.topics()
    found = list(dict.fromkeys(known[name] for name in meant(topic, known)))
    if len(found) == 1:
        first, *rest = topic_help(say, found[0])
        session.tell(first, style="bold")
        session.tell(*rest)
    elif found:
        session.tell(say("terminal-ambiguous", line=topic))
        session.list_moves(found)
    else:
        session.tell(no_such(session, "terminal-help-unknown", "terminal-help-unknown-near", topic, list(known)))


def overview(say: Voice) -> Iterator[str]:
    short, whole = display(say).EXAMPLE
    yield say("terminal-help", short=short, whole=whole)
    yield f"{say('terminal-signs')} {say('terminal-alternatives')}"
    yield from (command_line(say, command) for command in COMMANDS)


def command_line(say: Voice, command: str) -> str:
    return f"  {say(f'terminal-type-{command}'):<22}{say(f'terminal-does-{command}', lines=LOG_LINES)}"


def topic_help(say: Voice, topic: str) -> list[str]:
    if topic in wording(say).VERBS:
        return [f"{topic}: {wording(say).move_help(topic, say.language)}"]
    return [command_line(say, topic)] if topic in COMMANDS else [*display(say).about(say, topic)]


def no_such(session: Session, unknown: str, nearly: str, line: str, known: Sequence[str]) -> str:
    """That a line is unknown, and what it may have been meant to be: two messages, without and with a guess."""
    near = get_close_matches(line.lower(), known, n=3)
    return session.say(nearly, line=line, near=", ".join(near)) if near else session.say(unknown, line=line)


def moves(session: Session, _: str) -> None:
    session.show_moves()


def table(session: Session, _: str) -> None:
    session.show(whole=True)


def log(session: Session, count: str) -> None:
    if count and not count.isdecimal():
        session.tell(session.say("terminal-log-how", lines=LOG_LINES))
        return
    lines = list(log_lines(session.say, session.match, session.seat, int(count or LOG_LINES)))
    session.tell(*(lines or [session.say("terminal-log-empty")]))


def undo(session: Session, _: str) -> None:
    if not session.match.can_undo(session.seat):
        session.tell(session.say("terminal-undo-impossible"))
        return
    session.match.undo(session.seat)
    session.saved = None
    session.tell(session.say("terminal-undone"))
    session.show()


def save(session: Session, name: str) -> None:
    if not name:
        session.tell(session.say("terminal-save-how"))
        return
    try:
        session.tell(keep(session, Path(name).expanduser()))
    except (OSError, RuntimeError, ValueError) as error:
        session.tell(session.say("terminal-save-failed", reason=str(error)))


def keep(session: Session, path: Path) -> str:
    """Write the record to a file, but never over anything but an earlier record of the same game; says what was done."""
    record = session.match.record()
    if path.exists() and opening(path.read_text(encoding="utf-8", errors="replace")) != opening(record):
        return session.say("terminal-save-other", path=str(path))
    path.write_text(record, encoding="utf-8")
    session.saved = path
    return session.say("terminal-saved", path=str(path))


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
