## Every page

skip-to-content = Skip to the content
nav-label = Site
nav-learn = Learn
nav-rules = Rules
nav-sound = Sound
nav-theme = Light or dark
nav-language = Language
nav-choose = Choose
foot-unofficial = Fabrica is an unofficial work of fans, not affiliated with the designers and publishers of the games. If you like a game, buy it.
problem-title = That did not work
problem-back = Back
see-rules = Rules
cancel = Cancel
close = Close
page-lost = The connection is lost. What you did may not have arrived; trying again.

## The house

house-title = Board games about factories
house-lead = Play right here: against bots at once, alone, or with friends by a link. No account, nothing to install.
house-games = Games
house-alone = Alone
house-players = { $from ->
    [1] Alone or up to { $to } players
   *[other] { $from } to { $to } players
}

## The start

start-quick = Play now
start-learn = Learn to play
start-quick-hint = A game against one bot starts at once. No account, nothing to set up.
start-solo = Alone: { $rival }
start-solo-hint = How strong shall your rival be?
start-table = With others
start-table-hint = Up to { $n } seats: people on this device, friends by a link, or bots.
start-your-name = Your name
start-seat = Seat { $n }
start-bots = The bots, from the gentlest
start-options = More options
start-rulings = What the rulebook leaves open
start-option-seats = with { $seats } players
start-go = Open the table
start-mine = My games
start-mine-none = None yet.
sign-out-title = Signed in elsewhere?
sign-out-about = Every other browser that has your seats loses them. In this one your games stay yours.
sign-out-go = Sign out everywhere else
sign-out-done = Done: your games are now in this browser alone.
start-open = Open games
start-open-none = Nobody is waiting for a player just now.
start-import = Bring in a record
start-import-label = The text of a record
start-import-go = Open it
seat-none = nobody
seat-here = a person on this device
seat-link = a friend, by a link
seat-open = anyone who comes by
seat-random = a bot: random
seat-greedy = a bot: greedy
seat-planner = a bot: planner
seat-search = a bot: search
seat-trained = a bot: trained
seat-master = a bot: master
bot-random = Random bot
bot-greedy = Greedy bot
bot-planner = Planning bot
bot-search = Searching bot
bot-trained = Trained bot
bot-master = Master bot
about-bot-random = It makes any move that is allowed: a gentle start.
about-bot-greedy = It takes the move after which it stands best, and looks no further.
about-bot-planner = It thinks its whole turn through before the first move.
about-bot-search = It tries its moves in hundreds of imagined games and follows what turns out well.
about-bot-trained = It has learned by playing millions of games and trusts its first glance.
about-bot-master = It has learned and searches, too: the strongest of the house.
unfit-components = { $bot }: not at hand. It has learned with other cards than those in this box.
unfit-missing = { $bot }: not at hand. What it has learned cannot be read here.
player-nameless = Player { $n }
seat-free = free seat
game-over-short = finished
game-unreadable = A match that cannot be shown
game-round-short = round { $n }
game-waiting-short = waiting for players

## Sitting down

join-title = You are invited
join-lead = { $who } would like to play { $game } with you.
join-go = Sit down and play
waiting-title = Waiting for players
waiting-lead = { $game } begins when every seat is taken. Until then nobody sees a card.
waiting-link = Seat { $n }: send this link to a friend. It is good once.
waiting-qr = Code with the invitation for seat { $n }
waiting-copy = Copy
waiting-copied = Copied
waiting-taken = Seat { $n }: { $who }
waiting-you = Seat { $n }: { $who } (you)
waiting-invited = Seat { $n } is kept for someone with an invitation.
waiting-open = Seat { $n } is open to anyone.
waiting-sit = Take seat { $n }
nonce-title = Shuffling together
nonce-why = Nobody should be able to choose the shuffle, not even this server. Its seed is fixed already: below is its fingerprint. Now everyone at the table adds a random word of their own, and the cards are dealt from all of them together.
nonce-yours = Your random word
nonce-add = Add my word
nonce-missing = Still waiting for a word from { $who }.
curtain-title = { $who }, it is your turn
curtain-lead = Pass the device on. The other hands stay hidden until you are ready.
curtain-go = I am { $who }

## Going back

undo-group = Going back
undo = Undo
redo = Redo
restart = Restart turn

## Replay

replay-label = Replay
replay-at = Move { $at } of { $of }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-fork = Play on from here
replay-leave = Back to the game

## The end

ended-winner = winner
ended-total = Total
ended-round = Round
ended-table = The plots as numbers
ended-fair = Was the shuffle fair?
ended-fair-text = When the game began, the fingerprint of its seed was fixed. Now that the seed is shown, anyone can compute the fingerprint again and replay every roll and every card.
ended-proof = Fingerprint, fixed at the start
ended-seed = Seed
ended-check = Check
ended-check-ok = They fit.
ended-nonces-text = Everyone at the table added a random word before the deal, so not even the server could choose the shuffle.
ended-nonce = Added by { $who }
ended-nonce-counted = The word that your browser added was counted.
ended-nonce-wrong = Something is wrong: the word that your browser added before the deal, or the fingerprint it was shown then, is not the one shown here. The shuffle may have been tampered with.
ended-rematch = Play again
ended-join-rematch = Go to the rematch
ended-replay = Watch the replay
ended-export = Save the record
ended-home = Home

## Learning

learn-title = Learn { $game }
learn-lead = Short exercises at a real table: you learn by playing.
learn-go = Begin
lesson-step = Step { $n } of { $of }
lesson-next = Next step
lesson-finish = Play a real game
lesson-back = Take it back
lesson-again = Start this step again
lesson-skip = Skip
lesson-lost = From here the task can no longer be done. Take your move back or start the step again.
rules-title = The rules of { $game }
rules-search = Search the rules
rules-none = Nothing was found.
rules-contents = Contents
rules-symbols = Symbols
rules-cards = All cards
