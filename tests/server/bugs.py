# ruff: noqa: E501
"""Bugs of the server to be planted."""

from __future__ import annotations

from planting import Bug

ATTACK = "tests/server/test_attacks.py::test_an_attack_gets_nothing"
STORE = ("tests/server/test_store.py",)
COLOURS = ("tests/server/test_colours.py",)
TROUBLES = ("tests/server/test_troubles.py",)
EDITOR = ("tests/server/test_editor.py",)
TESTS = ("tests/server/test_thinking.py", "tests/bots/test_thinking.py", f"{ATTACK}[abandoned_coach]", f"{ATTACK}[many_reviews]")
BUGS = (
    Bug("a bot whose thought was stuck rests", "src/fabrica/server/bots.py", "except (Lost, Overdue) as error", "except Lost as error"),
    Bug("all bots on one account", "src/fabrica/server/bots.py", 'next((place.owner for place in table.seats if place.owner), "")', '""'),
    Bug("a bot stands in the line while it is compiled", "src/fabrica/server/bots.py", "        await self._is_ready(table.match.game.id, bot)\n", ""),
    Bug("nobody notices who hangs up", "src/fabrica/server/asking.py", "asyncio.ensure_future(self._leaves())", "asyncio.ensure_future(asyncio.sleep(10**6))"),
    Bug("a hint for nobody", "src/fabrica/server/coach.py", "            if not self.waiting:\n", "            if False:\n"),
    Bug("reviews without end for one guest", "src/fabrica/server/reviewer.py", "            self._slots.take(asker)\n", "            pass\n"),
    Bug("a review for nobody", "src/fabrica/server/reviewer.py", "while work.is_wanted and ", "while "),
    Bug("an invite seats whoever comes last", "src/fabrica/server/store.py", "        if row is None or row[0] is not None:\n", "        if row is None:\n", STORE),
    Bug("a guest may have two seats", "src/fabrica/server/store.py", "            raise SecondSeat\n", "            pass\n", STORE),
    Bug("a conflict is kept for added", "src/fabrica/server/store.py", "                added[i] = add(connection, events, vars(batch[i]))\n", "                add(connection, events, vars(batch[i]))\n                added[i] = True\n", STORE),
    Bug("events in any order", "src/fabrica/server/store.py", ".order_by(events.c.number)", ".order_by(events.c.words)", STORE),
    Bug("an old page may play", "src/fabrica/server/table.py", "if version is not None and version != self.versions[seat]:", "if False:", ("tests/server/test_bad_requests.py",)),
    Bug("a spectator sees a hand", "src/fabrica/server/api.py", "view=match.view(viewer) if table.has_begun", "view=match.view(viewer or 0) if table.has_begun", ("tests/server/test_canary.py",)),
    Bug("anyone plays for anyone", "src/fabrica/server/table.py", "        if seat not in self.seats_of(guest):\n            raise not_your_seat()\n\n    def check_begun", "        pass\n\n    def check_begun", ("tests/server/test_bad_requests.py",)),
    Bug("a refused bot tries for ever", "src/fabrica/server/bots.py", '                self._stop(table, seat, "refused", error)\n', "                continue\n", TROUBLES),
    Bug("a bot fails in silence", "src/fabrica/server/table.py", "        self.troubles[seat] = why\n        self.wake()\n", "        self.troubles[seat] = why\n", TROUBLES),
    Bug("anyone gives a seat away", "src/fabrica/server/reseating.py", "        raise not_your_seat()\n", "        pass\n", TROUBLES),
    Bug("the coach fails in silence", "src/fabrica/server/coach.py", "            self.failed.add(game)\n", "", ("tests/server/test_coach.py",)),
    Bug("who waits for a thought is cut off", "src/fabrica/server/protocol.py", "LAST_SECONDS = 1.5", "LAST_SECONDS = 60", ("tests/server/test_stopping.py::test_a_server_stops_while_bots_coach_and_reviewer_think",)),
    Bug("an empty list takes nothing", "src/fabrica/engine/asked.py", "        if known is None and like not in self._tried:\n", "        if False:\n", EDITOR),
    Bug("a law narrows what may be written", "src/fabrica/engine/asked.py", "(min(self.span[0], span[0]), max(self.span[1], span[1])) if self.span else span", "span", EDITOR),
    Bug("an emptied list keeps its cards", "src/fabrica/server/filled_form.py", "if text] if name in self.said else old", "if text] or old", EDITOR),
    Bug("what was typed is lost", "src/fabrica/server/editor.py", "editor, request, found, old, draft, error)", "editor, request, found, old, None, error)", EDITOR),
    Bug("a complaint far from its field", "src/fabrica/server/widgets.py", "    return max(holding, key=lambda widget: len(widget.path), default=None)\n", "    return None\n", EDITOR),
    Bug("a complaint in English for all", "src/fabrica/server/editor.py", "        text = said or ", "        text = str(error) or ", EDITOR),
    Bug("a dropped choice stays", "src/fabrica/server/filled_form.py", "return old if self.said[name] == KEPT else None", "return old", EDITOR),
    Bug("a turning point of somebody else", "src/fabrica/server/reviews.py", "position(), turn.seat, self.t)", "position(), 1 - turn.seat, self.t)", ("tests/server/test_turning.py",)),
    Bug("a turning point without its moves' pictures", "src/fabrica/web/templates/reviewed.html", "{% if pictures %}", "{% if not pictures %}", ("tests/server/test_turning.py",)),
    Bug("two players look alike", "src/fabrica/server/colours.py", "if n not in found and COLOURS[n] not in taken", "if n not in found", COLOURS),
    Bug("a bot takes a player's colour", "src/fabrica/server/colours.py", "key=lambda n: places[n].bot is not None", "key=lambda n: places[n].bot is None", COLOURS),
    Bug("a colour is forgotten", "src/fabrica/server/places.py", "nonce, place.colour)", "nonce)", COLOURS),
    Bug("the log has the seats' colours", "src/fabrica/server/log_lines.py", 'p-{self.people[seat].colour}" data-seat', 'p-{seat}" data-seat', COLOURS),
    Bug("a rematch mixes the colours", "src/fabrica/server/at_table.py", "seat.owner, seat.colour)", "seat.owner)", COLOURS),
    Bug("a page without its script", "src/fabrica/server/serve.py", "    check_vendor()\n", "", ("tests/test_extras.py::test_a_server_without_its_script_does_not_start",)),
)  # fmt: skip
