## A hint at the table

table-bar = The bar at the top
hint-title = A hint in three steps: where to look, what to use, and which moves to make
hint-step-1 = Hint
hint-step-2 = Which one?
hint-step-3 = Show the moves
hint-thinking = The coach is thinking…
hint-area = Look here: { $area }.
hint-thing = It is about { $thing }.
hint-line = The best sequence of moves that the coach sees:
hint-line-searched = The best sequence of moves that the coach has found. It is an estimate, not a proof:
hint-luck = What comes next depends on luck: see what happens, then ask again.

## The review of a game

review-title = Review of the game
review-go = Review the game
review-making = The coach is going through the game…
review-made = { $of ->
    [0] Getting ready…
   *[other] Turn { $done } of { $of }
}
review-failed = The review could not be made. The game itself is safe.
review-lead = Every turn is judged by what the player could know at that moment. Bad luck does not count against anyone.
review-searched = The better moves come from a search. They are estimates, not proofs.
review-players = Players
review-of = The turns of { $who }
review-player = Player
review-accuracy = Quality of play
review-lost = Points lost
review-best-turns = Perfect turns
review-chance = Chance to win
review-chance-about = How likely each player was to win, in percent, from the first move to the last, if everyone had played plainly from there to the end.
review-chance-stands = How likely each player was to win, in percent, estimated from the state of the game at each moment.
review-chance-table = The chart as a table
review-move = Move
review-turning = Turning points
review-turning-none = There was none: the chance to win never changed much from one turn to the next.
review-turning-at = Round { $round }: from { $before } % to { $after } %
review-turn = Round { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } points lost
review-no-choice = There was only one possible move.
review-best-played = The coach found nothing better.
review-played = Played
review-best = Better
review-luck = then it depends on luck
review-see = See the table
review-had = What { $who } had
review-turning-luck = The coach found nothing better here: what changed the chance to win was luck, or what the others did.
coach-failed = The coach could not get ready for this game: hints may come late or not at all.
