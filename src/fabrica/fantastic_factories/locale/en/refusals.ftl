## Why a move is refused

wrong-phase = That belongs to the { $belongs } phase; this is the { $phase } phase.
already-finished = Seat { $seat } has finished its work phase.
choice-waits = First answer: { $choice }.
no-such-choice = Nothing asks for that now: { $choice }.
set-dice-first = The foreman comes first: set your dice, or roll them.

already-swept = A row can be swept once a turn, and you have done so.
short-of = That costs { $need } { $what }; you have { $have }.
not-in-market = { $card } is not in the market.
not-in-hand = { $card } is not in your hand.
not-under-tool = { $contractor } does not stand under the { $tool }, the tool of { $card }.
cannot-pass = You must take a blueprint or hire a contractor while you can.
no-gift = There is no gift to hand over.
gift-to-other = The gift goes to one of your opponents.

no-such-die = You have no unplaced die that shows { $face }.
dice-missing = That takes { $need } dice that show { $face }; you have { $have }.
floor-full = All { $slots } slots of { $floor } are taken.
already-built = { $card } stands in your compound already; a second one may not be built.
no-matching-card = To build { $card } you discard another card of the { $tool } from your hand, and { $other } is not among your others.
not-built = { $card } is not in your compound.
already-used = { $card } has been used this round.
no-dice = There is no unplaced die to roll again.
cards-missing = That discards { $need } { $need ->
    [one] card
   *[other] cards
}; you have { $have }.
no-specialist = No specialist works for you this round.
nothing-to-drop = You are within the limit for that: there is nothing to drop.
refund-not-so = { $card } does not pay { $metal } metal and { $energy } energy: take four of what it cost.
pick-up-first = Pick up at least one die before you roll.
none-to-drop = You have no { $what } to drop.
no-foreman = No foreman sets your dice this round.
tools-differ = A build discards another card with the same tool: { $card } has the { $tool }, { $other } the { $wrong }.
generate-takes = Generate takes dice up to { $most }, not a { $face }.
mine-takes = Mine takes dice from { $least } on, not a { $face }.
has-no-use = { $card } cannot be activated, nor replicated.
answers-itself = { $card } is not activated: it answers by itself.
names-its-copy = { $card } is used by naming what it copies: replicate X.
