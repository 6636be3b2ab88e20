## A hint at the table

table-bar = The bar at the top
hint-title = A hint in three steps: where, what, and the whole line
hint-step-1 = Hint
hint-step-2 = Which one?
hint-step-3 = The whole line
hint-thinking = The coach is thinking …
hint-area = Look here: { $area }.
hint-thing = It is about: { $thing }.
hint-line = The best line that the coach sees:
hint-luck = Then see what chance brings, and ask again.

## The review of a game

review-title = Review of the game
review-go = Review the game
review-making = The coach goes through the game …
review-made = { $of ->
    [0] Getting ready.
   *[other] Turn { $done } of { $of }.
}
review-failed = The review could not be made. The game itself is safe.
review-lead = Every turn is judged by what its player could know then: luck is nobody’s fault.
review-players = Players
review-of = The turns of { $who }
review-player = Player
review-accuracy = Accuracy
review-lost = Points lost
review-best-turns = Turns without a better line
review-chance = Chance to win
review-chance-about = How likely each player was to win, in percent, from the first move to the last, if everyone had played on simply from there.
review-chance-table = The plot as numbers
review-move = Move
review-turning = Turning points
review-turning-none = There was none: the chance to win never changed much from one turn to the next.
review-turning-at = Round { $round }: from { $before } % to { $after } %
review-turn = Round { $round }: { $phase }
review-percent = { $n } %
review-cost = { $n } points lost
review-no-choice = There was nothing to choose.
review-best-played = Nothing better was found.
review-played = Played
review-best = Best
review-luck = then see what chance brings
review-see = See the table
coach-failed = The coach could not get ready for this game: its hints may be late, or fail.
