## The rules of Fantastic Factories. The numbers are those of the box: rulebook.py has them.

rules-goal-title = The aim
rules-goal-1 = You run a factory, and so does everyone else. Whoever has the most points at the end wins.
rules-goal-2 = Goods are points: your buildings make them. Prestige is points too: it is printed on the cards that you build.

rules-setup-title = The start
rules-setup-1 = The game is for up to { $players } players. Each begins with { $dice } dice, { $start_metal } metal, { $start_energy } energy and { $start_hand } blueprints. Only you see your hand; everything else lies open.
rules-setup-2 = The market has a row of { $row } blueprints and a row of { $row } contractors. A tool stands above each contractor, and it stays in its place for the whole game.
rules-setup-3 = There are { $blueprints } blueprints and { $contractors } contractors, shuffled into a deck each. Metal, energy, goods and dice never run out.
rules-setup-4 = The cards that you build stand in front of you: they are your compound, and each of them is a building.

rules-cards-title = Blueprints
rules-cards-1 = A blueprint shows the metal and energy that it costs to build, its tool, its type, its prestige and what it does. All copies of a card are the same.
rules-cards-2 = Production makes goods, utility brings metal and energy, training changes dice. Special cards have effects of their own. Monuments are there to be admired: they are worth prestige.
rules-cards-3 = A card in your hand has another use: discard it for its tool, to build another card or to hire a contractor.

rules-paying-title = Paying
rules-paying-1 = You pay with what you have at that moment: metal, energy, dice that are not placed yet, cards in your hand. Nobody lends.
rules-paying-2 = Goods are never spent: once made, they are yours until the end.

rules-round-title = A round
rules-round-1 = A round begins with the market phase. When everyone has had a turn there, the work phase follows.
rules-round-2 = At the market you take turns: whoever has the first player token begins, and it goes on to the left. At work all play at the same time.
rules-round-3 = At the end of the round all dice go home, extra dice disappear, and every building is ready again. The token moves on to the left, and the next round begins.

rules-market-title = The market
rules-market-1 = On your turn you do one of these, and you have to: take a blueprint from the market into your hand, for free, or hire a contractor.
rules-market-2 = The gap is filled at once with the next card of the deck, and your turn is over. You take what lies there, not a card of the deck.
rules-market-3 = You pass only if there is nothing to take and nobody whom you can hire.

rules-sweep-title = Sweeping a row
rules-sweep-1 = Nothing that you like? Before you take or hire, you may pay { $sweep } metal or { $sweep } energy to sweep the blueprints or the contractors. You can do that once in a turn, with one row.
rules-sweep-2 = First all cards of the row are discarded, then { $row } new ones are laid out from left to right. Even a row with gaps, or an empty one, may be swept.

rules-hire-title = Hiring a contractor
rules-hire-1 = To hire, discard a card from your hand that bears the tool above the contractor. Some ask for energy as well.
rules-hire-2 = The contractor goes to work at once. The ones who bring or set dice do so in the work phase of this same round.
rules-hire-3 = Then the contractor is discarded, the next one takes the place, and your turn is over.

rules-gifts-title = Contractors with a gift
rules-gifts-1 = Architect: draw { $architect_cards } cards. Electrician: gain { $electrician_energy } energy. Miner: gain { $miner_metal } metal.
rules-gifts-2 = Each also has a gift for an opponent of your choice: { $architect_gift ->
        [one] one card
       *[other] { $architect_gift } cards
    }, { $electrician_gift } energy or { $miner_gift } metal. A single opponent gets it without being asked; alone against The Machine there is no gift.

rules-engineer-title = Engineer
rules-engineer-1 = The Engineer costs { $engineer_energy } energy besides the discarded card. The top blueprint of the deck is turned over and built in your compound, free of charge.
rules-engineer-2 = If you may not have another one of that card, it is discarded and the next is turned over, for as long as the deck or its discards hold a card that you may build. If there is none, nothing is built.
rules-engineer-3 = This is a build like any other. Scrap Yard and Solar Array answer to it, and have then answered for this round. It may bring a further Beacon or Obelisk, and the end of the game.

rules-investor-title = Investor
rules-investor-1 = The top blueprint of the deck is turned over. You gain the metal and energy printed on it, and it is discarded.
rules-investor-2 = You get all of it, however much it is, and discounts change nothing.

rules-extra-workers-title = Hired Hands and Specialist
rules-extra-workers-1 = Hired Hands cost { $hired_hands_energy } energy besides the card: in this round's work phase you roll { $hired_hands_dice } more dice.
rules-extra-workers-2 = The Specialist is one more die in this round's work phase. You name its value whenever you like in that phase, even after seeing your roll.
rules-extra-workers-3 = These are ordinary dice. They leave at the end of the round, used or not.

rules-foreman-title = Foreman
rules-foreman-1 = The Foreman costs { $foreman_energy } energy besides the card. In this round's work phase you do not roll: you choose the values of up to { $foreman_dice } of your dice. Stop sooner if you like; the rest are rolled.
rules-foreman-2 = Setting the dice comes before all other work. Dice beyond those are rolled after the set ones.

rules-work-title = At work
rules-work-1 = Everyone rolls their dice: these are your workers. Then place dice, build cards and use buildings, in any order and as often as you can pay.
rules-work-2 = Each die works once in a round. You need not place them all.
rules-work-3 = All players work at the same time, and nobody waits for anybody. What happens first counts first.

rules-headquarters-title = Headquarters
rules-headquarters-1 = Your headquarters has the floors Research, Generate and Mine, each with { $slots } slots. A die that you place there pays at once.
rules-headquarters-2 = Research takes any die: draw a card from the deck.
rules-headquarters-3 = Generate takes a die of { $low } or less: gain as much energy as it shows.
rules-headquarters-4 = Mine takes a die of { $high } or more: gain one metal, whatever it shows.

rules-matching-bonus-title = The matching bonus
rules-matching-bonus-1 = A die that is equal to one already on the same floor brings one extra: a card on Research, an energy on Generate, a metal on Mine. You need not place them one right after the other.
rules-matching-bonus-2 = So a pair brings one extra, and a floor full of equal dice { $full_bonus } in all.
rules-matching-bonus-3 = On Generate the extra is a single energy, not the value of the die again: { $slots } dice showing { $low } make { $full_generate } energy.

rules-build-title = Building
rules-build-1 = To build a card from your hand, pay the metal and energy printed on it and discard another card with the same tool. A second copy of the card will do for that.
rules-build-2 = Build as many cards in a round as you can pay for. A new building can be used right away.
rules-build-3 = You may have one building of each name. Only Beacon and Obelisk may stand in your compound more than once.

rules-activate-title = Using a building
rules-activate-1 = Pay all that is left of the arrow, and you gain all that is right of it, at once. What you gain can pay for the next thing.
rules-activate-2 = Each building can be used once in a round, in whatever order you like, even in the round in which it was built.
rules-activate-3 = The dice that a card asks for are placed on it. They stay there until the round ends.
rules-activate-4 = Some cards want cards from your hand. You pay dice, metal and energy first, then choose what to discard, and the gains come last: a card that you are about to draw cannot pay.

rules-production-title = Production
rules-production-1 = Production makes goods, and goods are points. Some cards want equal dice, some want dice in a row, each one higher than the one before; Warehouse wants dice that add up to { $warehouse_total } or more.
rules-production-2 = Where a card says X, X is the face of the placed die. Of equal dice it counts once: Concrete Plant with a pair takes as much metal as one of them shows.
rules-production-3 = Manufactory lets you choose its extra each time. The die that Mega Factory gives you shows whatever you choose.

rules-utility-title = Utility
rules-utility-1 = Utility turns dice, cards and resources into metal and energy.
rules-utility-2 = X is the face of the placed die: Power Plant gives that much energy, and Foundry turns that much energy into as much metal.
rules-utility-3 = Harvester gives metal or energy, as you choose each time. Motherlode gives { $motherlode_low } metal for a low die and { $motherlode_high } for a die of { $motherlode_from } or more.

rules-black-market-title = Black Market
rules-black-market-1 = Place any die and discard a card: you gain the metal and energy printed on that card, but never more than { $refund } in all.
rules-black-market-2 = If the card costs more than that, choose which { $refund } you take. Discounts do not count here: what is printed is what matters.

rules-training-title = Training
rules-training-1 = For { $training_energy } energy a training card changes a die that is not placed yet, extra dice included. The die does not stay on the card: you can still use it.
rules-training-2 = Gymnasium makes a die one higher, but not a { $most_face }. Fitness Center makes it one lower, but not a { $least_face }.
rules-training-3 = Dojo turns a die upside down. Opposite faces add up to { $opposite_faces }.
rules-training-4 = Temp Agency rolls as many of your unplaced dice again as you like, at least one, together.

rules-extra-dice-title = Extra dice
rules-extra-dice-1 = Golem: choose a face, pay that much energy, and a die with that face joins you. Robot: pay { $robot_metal } metal and roll another die.
rules-extra-dice-2 = Extra dice, wherever they come from, are ordinary dice: place them, or train them first. They are gone when the round ends.
rules-extra-dice-3 = There is no limit to the number of dice that you may have.

rules-triggers-title = Cards that answer by themselves
rules-triggers-1 = When you have built a card, Scrap Yard brings { $scrap_yard_metal } metal and Solar Array { $solar_array_energy } energy. The build is paid before that, so it cannot be paid with it. Both may answer to the same build, but never to their own.
rules-triggers-2 = When you gain goods, Laboratory draws { $laboratory_cards ->
        [one] a card
       *[other] { $laboratory_cards } cards
    }. You may use that card at once.
rules-triggers-3 = Each answers to the first occasion in a round after it was built, once, without being asked. What happened earlier does not count.
rules-triggers-4 = An Engineer's build in the market phase is such an occasion: what answers to it has answered for the work phase of that round too.

rules-replicator-title = Replicator
rules-replicator-1 = Pay { $replicator_energy } energy and use a blueprint of the market as if it stood in your compound. Its own costs come on top; its dice are placed on Replicator.
rules-replicator-2 = It may copy training cards, cards that make dice, and even a card that you have built and used yourself. It never copies a monument or another Replicator.
rules-replicator-3 = If it copies Laboratory, Scrap Yard or Solar Array, it stands in for that card until the round ends, and answers once.
rules-replicator-4 = The copied card stays in the market, and the market does not change while you work.

rules-monuments-title = Monuments
rules-monuments-1 = A monument cannot be used. It is a building like the others, and worth more prestige than most.
rules-monuments-2 = Obelisk: { $obelisk_prestige } prestige. Build as many as you like.
rules-monuments-3 = Beacon: the first is worth { $beacon_prestige } prestige, each further one { $beacon_step } more than the one before. Build as many as you like.
rules-monuments-4 = Megalith: { $megalith_prestige } prestige, one for each player. It costs { $megalith_discount } metal less for each monument that stands in your compound already, down to no metal at all.

rules-decks-title = Decks and discards
rules-decks-1 = In the work phase every card is drawn from the deck, never from the market.
rules-decks-2 = If a card is needed and its deck is empty, the discards are shuffled and become the deck.
rules-decks-3 = If there are no discards either, nothing is drawn, and a place of the market stays empty. It is filled as soon as there are cards again: at the end of every turn in the market, and after The Machine's action, all empty places get a card, from left to right.

rules-limits-title = Finishing, and what you may keep
rules-limits-1 = When your work is done, you finish. Once everyone has finished, you may keep { $resource_limit } metal and energy together, and { $hand_limit } cards. You choose what to drop.
rules-limits-2 = Until then you may have as much as you like. Goods have no limit.
rules-limits-3 = Once you have finished, you do no more work in this round. All who hold too much drop it at the same time, and then the round ends. The limits hold in the last round too.

rules-ending-title = The end of the game
rules-ending-1 = The end is near as soon as anyone has { $goods_to_end } goods or { $buildings_to_end } buildings, at any moment of a round.
rules-ending-2 = That round is played to its end, and then exactly one more.
rules-ending-3 = Prestige does not bring the end nearer: only goods and the number of buildings do.

rules-scoring-title = Points
rules-scoring-1 = Your points are your goods and the prestige of your buildings, added up. The most points win.
rules-scoring-2 = Metal, energy and cards in hand are worth no points.

rules-ties-title = Ties
rules-ties-1 = With equal points, more metal wins; with equal metal, more energy; with equal energy, more cards in hand. If all of that is equal, the victory is shared.

rules-solo-title = Alone against The Machine
rules-solo-1 = You play a market phase and a work phase as always. Then it is The Machine's turn, round after round.
rules-solo-2 = The Machine starts with { $easy } cards if it is easy, { $medium } if medium, { $hard } if hard, { $insane } if insane. A monument among them is discarded and replaced; later it may own monuments, and several of the same card.
rules-solo-3 = Contractors have no gift for The Machine.

rules-machine-turn-title = The Machine's turn
rules-machine-turn-1 = The Machine rolls a green, a red, a blue, a purple and a yellow die. The green one chooses a card for its compound, and the others make goods.
rules-machine-turn-2 = Green shows up to { $row }: it takes that blueprint of the market, counted from the left, and the next card of the deck fills the gap. Where there is no card, it gets nothing.
rules-machine-turn-3 = Green shows { $machine_sweeps_blueprints } or { $machine_sweeps_contractors }: it takes the top blueprint of the deck, and then a row is swept, the blueprints at { $machine_sweeps_blueprints }, the contractors at { $machine_sweeps_contractors }.
rules-machine-turn-4 = Red stands for training, blue for production, purple for special and yellow for utility. Each makes a good if it shows no more than the number of cards of its type that The Machine has. The new card counts.

rules-machine-end-title = Beating The Machine
rules-machine-end-1 = The Machine brings the end only with { $goods_to_end } goods, however many cards it has. You bring it as always. Then one more round is played, by both.
rules-machine-end-2 = The Machine has a point for each good and each card, and one more for each monument. You win if you have more points; if you are equal, The Machine wins.

rules-moves-title = Moves, and taking them back
rules-moves-1 = A move that is not allowed changes nothing, and you are told why.
rules-moves-2 = You may take your last move back, unless it revealed something, such as a card or a roll, or the others have moved on since.
