# What came of a move beyond its words. $who is a name; -you: said to the player it is about.
# $amounts: objects of the verb (some-*); $things: amounts that stand alone. Places come with their preposition.

## Set-up

news-dealt = { $who } plays { $faction } with the player mat “{ $mat }”.
news-dealt-you = You play { $faction } with the player mat “{ $mat }”.
# $objectives is a list of names; only their owner is told
news-objectives-you = Your objectives: { $objectives }.
news-first-player = { $who } goes first.
news-first-player-you = You go first.

## Amounts

news-gained = { $who } gains { $amounts }.
news-gained-you = You gain { $amounts }.
news-paid = { $who } pays { $amounts }.
news-paid-you = You pay { $amounts }.
news-lost = { $who } loses { $amounts }.
news-lost-you = You lose { $amounts }.
news-tokens = New resources { $on }: { $things }.
# Combat cards: their owner is told the values
news-drew = { $n ->
    [one] { $who } draws { $n } combat card.
   *[other] { $who } draws { $n } combat cards.
}
news-drew-you = { $n ->
    [one] You draw a combat card: { $values }.
   *[other] You draw { $n } combat cards: { $values }.
}
news-paid-card = { $who } pays with a combat card of value { $value }.
news-paid-card-you = You pay with a combat card of value { $value }.
news-reshuffled = { $deck ->
    [combat] The discarded combat cards are shuffled.
   *[automa] The cards of the Automa are shuffled.
}
news-no-cards = No combat cards are left to draw.

## The turn

news-section = { $who } chooses the section “{ $section }”.
news-section-you = You choose the section “{ $section }”.
news-objective = { $who } reveals the objective “{ $objective }”.
news-objective-you = You reveal the objective “{ $objective }”.
news-star = { $who } places star { $n } of { $most }: { $star }.
news-star-you = You place star { $n } of { $most }: { $star }.
news-declined = { $step ->
    [top] The top action is skipped.
    [unit] No more units are moved.
    [cargo] The unit stops there.
    [ability] No ability is used.
    [commit] No more cards are added.
    [encounter] No other option is chosen.
    [token] No more tokens are placed.
    [produce] Production is over.
    [bottom] The bottom action is skipped.
    [upgrade] The upgrade is skipped.
    [deploy] No mech is deployed.
    [build] No structure is built.
    [enlist] No recruit is enlisted.
   *[end] The turn is over.
}

## Moving

news-moved = { $unit ->
    [character] { $who } moves the character { $from } { $to }.
    [mech] { $who } moves a mech { $from } { $to }.
   *[worker] { $who } moves a worker { $from } { $to }.
}
news-moved-you = { $unit ->
    [character] You move your character { $from } { $to }.
    [mech] You move a mech { $from } { $to }.
   *[worker] You move a worker { $from } { $to }.
}
news-carried = Carried { $to }: { $things }.
news-driven-off = { $n ->
    [one] { $who }: { $n } worker returns { $from } to the base.
   *[other] { $who }: { $n } workers return { $from } to the base.
}
news-driven-off-you = { $n ->
    [one] One of your workers returns { $from } to the base.
   *[other] { $n } of your workers return { $from } to the base.
}
news-trap-sprung = { $who } springs a Trap { $on }: { $trap }.
news-trap-sprung-you = You spring a Trap { $on }: { $trap }.
news-trapped-cards = { $who } discards combat cards at random: { $values }.
news-trapped-cards-you = You discard combat cards at random: { $values }.
news-went-back = { $unit ->
    [character] { $who } moves the character back { $from } { $to }; that combat is not fought.
   *[mech] { $who } moves a mech back { $from } { $to }; that combat is not fought.
}
news-went-back-you = { $unit ->
    [character] You move your character back { $from } { $to }; that combat is not fought.
   *[mech] You move a mech back { $from } { $to }; that combat is not fought.
}

## Combat

news-combat = Combat { $on }. Attacker: { $attacker }. Defender: { $defender }.
news-ability = { $who } uses { $ability }.
news-ability-you = You use { $ability }.
# A card changes hands: $who takes it, $other loses it; only they know its value
news-scouted = { $other } gives { $who } a random combat card.
news-scouted-you = { $other } gives you a random combat card: { $value }.
news-scouted-from-you = You give { $who } a random combat card: { $value }.
news-chosen = { $who } has chosen.
news-chosen-you = You have chosen.
news-revealed = { $who }: { $dial } on the dial, { $cards } in cards, { $total } in all.
news-revealed-you = You: { $dial } on the dial, { $cards } in cards, { $total } in all.
news-combat-won = { $who } wins the combat { $on }.
news-combat-won-you = You win the combat { $on }.
news-retreated = { $who } retreats { $to }: { $things }.
news-retreated-you = You retreat { $to }: { $things }.

## After the move

news-encounter = { $who } has an encounter { $on }: “{ $encounter }”.
news-encounter-you = You have an encounter { $on }: “{ $encounter }”.
# $text is a sentence about the option
news-option = “{ $encounter }”, option { $option }: { $text }
news-looked-at-factory = { $who } looks at the Factory cards.
news-looked-at-factory-you = You look at the Factory cards.
news-factory-card = { $who } takes the Factory card “{ $factory }”.
news-factory-card-you = You take the Factory card “{ $factory }”.
news-flag = The Flag is placed { $on }.
news-trap = A Trap lies armed { $on }: { $trap }.
news-armed = The Trap { $on } is rearmed.

## Actions

news-produced = { $who } produces { $amounts } { $on }.
news-produced-you = You produce { $amounts } { $on }.
news-upgraded = { $who } moves the cube “{ $cube }” to “{ $bottom }”.
news-upgraded-you = You move the cube “{ $cube }” to “{ $bottom }”.
news-deployed = { $who } deploys the mech “{ $ability }” { $on }.
news-deployed-you = You deploy the mech “{ $ability }” { $on }.
news-built = { $who } builds { $structure } { $on }.
news-built-you = You build { $structure } { $on }.
news-enlisted = { $who } enlists the recruit of “{ $bottom }” and gains { $bonus }.
news-enlisted-you = You enlist the recruit of “{ $bottom }” and gain { $bonus }.
news-bonus = Recruit bonus of “{ $bottom }” for { $who }.
news-bonus-you = Recruit bonus of “{ $bottom }” for you.

## The end

news-over = { $who } has placed the last star: the game is over.
news-over-you = You have placed the last star: the game is over.

## Alone: the Automa

news-automa-card = { $scheme ->
    [first] The Automa plays card { $card }, first scheme.
   *[second] The Automa plays card { $card }, second scheme.
}
news-automa-skips = The Automa draws card { $card }, which is skipped at its level.
news-automa-moves = { $unit ->
    [character] The Automa’s character goes { $from } { $to }.
    [mech] A mech of the Automa goes { $from } { $to }.
   *[worker] A worker of the Automa goes { $from } { $to }.
}
news-automa-stays = { $unit ->
    [character] The Automa’s character stays { $on }.
    [mech] A mech of the Automa stays { $on }.
   *[worker] A worker of the Automa stays { $on }.
}
news-automa-takes = { $n ->
    [one] The Automa removes { $n } resource { $from }.
   *[other] The Automa removes { $n } resources { $from }.
}
news-automa-factory = A random Factory card is removed from the game.
news-automa-token = The Automa removes the encounter token { $from }.
news-automa-combat = { $n ->
    [one] The Automa fights by card { $card }: { $power } power, { $n } combat card.
   *[other] The Automa fights by card { $card }: { $power } power, { $n } combat cards.
}
news-automa-played = { $n ->
    [one] Combat card of the Automa: { $values }.
   *[other] Combat cards of the Automa: { $values }.
}
news-automa-reserve = { $unit ->
    [character] The Automa’s character goes to the reserve.
   *[mech] A mech of the Automa goes to the reserve.
}
news-automa-unit = { $unit ->
    [character] The Automa’s character comes back to its base.
   *[mech] The Automa gains a mech on its base.
}
news-tracker = The Automa advances to space { $n } of its star track.
