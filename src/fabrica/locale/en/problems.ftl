## What can be wrong with a request

problem-unknown-match = There is no match "{ $match }".
problem-not-your-seat = That seat is not yours.
problem-stale = This page was not up to date; nothing was played. Here is how the game stands.
problem-illegal = The rules do not allow that.
problem-invite-used = This invitation is used up or was never valid. Ask for a new one.
problem-seat-taken = That seat is not free.
problem-busy = The table is busy; nothing was played. Please try again.
problem-unknown-bot = There is no bot "{ $bot }". There are: { $known }.
problem-bad-match = Such a match cannot be started: { $reason }
problem-bad-record = The record cannot be replayed: { $reason }
problem-bad-request = The request could not be understood.
problem-invalid = { $field }: { $expected }
problem-no-such-page = There is no such page.
problem-wrong-method = That cannot be done here.
problem-wrong-origin = This request came from another site and was not carried out.
problem-too-fast = Too many requests. Wait a few seconds, then try again.
problem-too-large = That is too large: at most { $most } KiB are accepted.
problem-too-deep = That is nested too deeply: at most { $most } levels are accepted.
problem-no-json = The body is not valid JSON.
problem-not-json = Send JSON: the content type must be application/json.
problem-bug = Something is broken on our side; nothing was lost. Please try again.
problem-not-over = The record is available after the end of the game, since it holds the seed.
problem-no-such-move = This game has { $most } moves so far.
problem-fork-after-end = You can play on from a moment of a game when the game is over.
problem-fork-over = The game is over at that moment: choose an earlier one.
problem-rematch-after-end = A rematch can start when the game is over.
