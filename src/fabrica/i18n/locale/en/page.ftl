## Every page

skip-to-content = Skip to the content
nav-label = Site
nav-learn = Learn
nav-rules = Rules
nav-sound = Sound
nav-theme = Light or dark
nav-language = Language
nav-choose = Choose
foot-unofficial = Fabrica is an unofficial fan project. It is not affiliated with the designers or publishers of the games. If you like a game, please buy it.
problem-title = That did not work
problem-back = Back
see-rules = Rules
cancel = Cancel
close = Close
page-lost = The connection was lost. Your last move may not have arrived. Trying to reconnect…

## The house

house-title = Board games about factories
house-lead = Play right here: at once against bots, alone, or with friends you invite by a link. No account, nothing to install.
house-games = Games
house-alone = Alone
house-players = { $from ->
    [1] Alone or up to { $to } players
   *[other] { $from } to { $to } players
}

## The start

start-quick = Play now
start-learn = Learn to play
start-solo = Alone: { $rival }
start-solo-hint = How strong should your rival be?
start-table = With others
start-your-name = Your name
start-seat = Seat { $n }
start-bots = The bots, from the weakest to the strongest
start-options = More options
start-rulings = Where the rulebook is unclear
start-option-seats = with { $seats } players
start-go = Open the table
start-mine = My games
start-mine-none = You have no games yet.
sign-out-title = Are you signed in elsewhere?
sign-out-about = All other browsers will lose access to your seats. In this browser your games stay yours.
sign-out-go = Sign out everywhere else
sign-out-done = Done. Your games are now only in this browser.
start-open = Open games
start-open-none = No game is waiting for players right now.
start-import = Import a game
start-import-label = The text of an exported game
start-import-go = Import
about-bot-random = Makes any move that is allowed. A gentle start.
about-bot-greedy = Makes the move that helps it most at once and looks no further ahead.
about-bot-planner = Thinks its whole turn through before its first move.
about-bot-search = Tries its moves in hundreds of imagined games and keeps to those that turn out well.
about-bot-trained = Has learned from millions of games and plays by instinct, without looking ahead.
about-bot-master = Has learned from millions of games and also looks ahead. The strongest bot of all.
unfit-components = { $bot }: not available. It has learned with cards other than those in this box.
unfit-missing = { $bot }: not available. The file with what it has learned cannot be read.
player-nameless = Player { $n }
seat-free = free seat
game-unreadable = A game that cannot be shown
game-round-short = round { $n }
game-waiting-short = waiting for players

## Sitting down

join-title = You are invited
join-lead = { $who } would like to play { $game } with you.
join-go = Sit down and play
waiting-title = Waiting for players
waiting-lead = { $game } begins as soon as every seat is taken. Until then nobody sees any cards.
waiting-link = Seat { $n }: send this link to a friend. It works only once.
waiting-qr = QR code with the invitation for seat { $n }
waiting-copy = Copy
waiting-copied = Copied
waiting-taken = Seat { $n }: { $who }
waiting-you = Seat { $n }: { $who } (you)
waiting-invited = Seat { $n } is reserved for someone with an invitation.
waiting-open = Seat { $n } is open to anyone.
waiting-sit = Take seat { $n }
nonce-title = Shuffle together
nonce-why = Nobody should be able to decide how the cards are shuffled, not even this server. The server has already fixed its secret number, the seed; below is its fingerprint. Now everyone at the table adds a random word, and the cards are shuffled by all of these together.
nonce-yours = Your random word
nonce-add = Add my word
nonce-missing = Still waiting for the word from { $who }.
curtain-title = { $who }, it is your turn
curtain-lead = Pass the device on. Your cards stay hidden until you say that you are ready.
curtain-go = I am { $who }

## Going back

undo-group = Undo and redo
undo = Undo
redo = Redo
restart = Restart turn

## Replay

replay-label = Replay
replay-at = Move { $at } of { $of }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move forward
replay-last = To the end
replay-fork = Play on from here
replay-leave = Back to the game

## The end

ended-winner = winner
ended-total = Total
ended-round = Round
ended-table = The charts as tables
ended-fair = Was the shuffle fair?
ended-fair-text = The fingerprint of the seed was fixed before the game began. Now that the seed is revealed, anyone can calculate the fingerprint again and check every roll and every card.
ended-proof = Fingerprint, fixed at the start
ended-seed = Seed
ended-check = Check
ended-check-ok = The fingerprint matches the seed.
ended-nonces-text = Before the cards were dealt, everyone at the table added a random word, so not even the server could decide how they were shuffled.
ended-nonce = Added by { $who }
ended-nonce-counted = The word that your browser added was used.
ended-nonce-wrong = Something is wrong: the word that your browser added before the deal, or the fingerprint it was shown then, differs from the one shown here. Someone may have tampered with the shuffle.
ended-rematch = Play again
ended-join-rematch = Join the rematch
ended-replay = Watch the replay
ended-export = Export the game
ended-home = Home page

## Learning

learn-title = Learn { $game }
learn-lead = Short exercises at a real table: you learn by playing.
learn-go = Begin
lesson-step = Step { $n } of { $of }
lesson-next = Next step
lesson-finish = Play a real game
lesson-back = Undo
lesson-again = Start this step again
lesson-skip = Skip
lesson-lost = The task can no longer be done from here. Undo your move or start the step again.
rules-title = The rules of { $game }
rules-search = Search the rules
rules-none = Nothing found.
rules-contents = Contents
rules-symbols = Symbols
rules-cards = All cards
