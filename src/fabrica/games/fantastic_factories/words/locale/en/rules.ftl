## The rules of Fantastic Factories. The numbers are those of the box: rulebook.py has them.

rules-goal-title = The aim
rules-goal-1 = You run a factory, and so do the others. Whoever has the most points at the end wins.
rules-goal-2 = Goods are points, and your buildings make them. Prestige is points as well, and it is printed on the cards that you build.

rules-setup-title = Setup
rules-setup-1 = The game is for up to { $players } players. Each player begins with { $dice } dice, { $start_metal } metal, { $start_energy } energy and { $start_hand } blueprints. Only you see your hand; everything else is open.
rules-setup-2 = The market has a row of { $row } blueprints and a row of { $row } contractors. There is a tool above each contractor, and it stays in its place for the whole game.
rules-setup-3 = There are { $blueprints } blueprints and { $contractors } contractors, each shuffled into a deck of their own. Metal, energy, goods and dice never run out.
rules-setup-4 = The cards that you build lie in front of you. They are your compound, and each of them is a building.

rules-cards-title = Blueprints
rules-cards-1 = A blueprint shows the metal and energy that it costs to build, its tool, its type, its prestige and what it does. All copies of a card are the same.
rules-cards-2 = Production cards make goods, utility cards bring metal and energy, and training cards change dice. Special cards have effects of their own. Monuments do nothing but are worth a lot of prestige.
rules-cards-3 = A card in your hand has another use: you can discard it for its tool, to build another card or to hire a contractor.

rules-paying-title = Paying
rules-paying-1 = You pay with what you have at that moment: metal, energy, unplaced dice and cards in your hand. You cannot borrow.
rules-paying-2 = Goods are never spent: once made, they are yours until the end.

rules-round-title = A round
rules-round-1 = A round begins with the market phase. When everyone has had a turn there, the work phase begins.
rules-round-2 = In the market phase you take turns: the first player begins, and the turn passes to the left. In the work phase everyone plays at the same time.
rules-round-3 = At the end of the round you take your dice back, extra dice are removed, and every building can be used again. The first player token passes to the left, and the next round begins.

rules-market-title = The market
rules-market-1 = On your turn you must either take a blueprint from the market into your hand, for free, or hire a contractor.
rules-market-2 = The gap is filled at once with the next card from the deck, and your turn is over. You can only take a card that lies in the market, not one from the deck.
rules-market-3 = You may pass only if there is nothing to take and nobody that you can hire.

rules-sweep-title = Refreshing a row
rules-sweep-1 = If nothing in the market suits you, you may pay { $sweep } metal or { $sweep } energy before you take or hire, and refresh the blueprints or the contractors. You can do that once per turn, with one row.
rules-sweep-2 = First all cards of the row are discarded, then { $row } new ones are laid out from left to right. You may refresh even a row with gaps or an empty one.

rules-hire-title = Hiring a contractor
rules-hire-1 = To hire a contractor, discard a card from your hand with the tool above that contractor. Some also cost energy.
rules-hire-2 = A contractor's effect happens at once. Those who bring or set dice do so in the work phase of the same round.
rules-hire-3 = Then the contractor is discarded, the next one takes that place, and your turn is over.

rules-gifts-title = Contractors with a gift
rules-gifts-1 = Architect: draw { $architect_cards } cards. Electrician: gain { $electrician_energy } energy. Miner: gain { $miner_metal } metal.
rules-gifts-2 = Each also has a gift for an opponent of your choice: { $architect_gift ->
        [one] one card
       *[other] { $architect_gift } cards
    }, { $electrician_gift } energy or { $miner_gift } metal. With only one opponent you are not asked. When you play alone against The Machine, there is no gift.

rules-engineer-title = Engineer
rules-engineer-1 = The Engineer costs { $engineer_energy } energy besides the discarded card. Reveal the top blueprint of the deck and build it in your compound, free of charge.
rules-engineer-2 = If you may not have another copy of that card, discard it and reveal the next, until you find a card that you may build. If there is none in the deck or the discard pile, nothing is built.
rules-engineer-3 = This counts as building a card. Scrap Yard and Solar Array react to it, and then not again in this round. You may get another Beacon or Obelisk this way, and even trigger the end of the game.

rules-investor-title = Investor
rules-investor-1 = Reveal the top blueprint of the deck. You gain the metal and energy printed on it, and the card is discarded.
rules-investor-2 = You get the full amount. There is no limit, and discounts do not count.

rules-extra-workers-title = Hired Hands and Specialist
rules-extra-workers-1 = Hired Hands cost { $hired_hands_energy } energy besides the card. In this round's work phase you roll { $hired_hands_dice } extra dice.
rules-extra-workers-2 = The Specialist is an extra die in this round's work phase. You choose its value whenever you like during that phase, even after you have seen your roll.
rules-extra-workers-3 = These are ordinary dice. You return them at the end of the round, whether you used them or not.

rules-foreman-title = Foreman
rules-foreman-1 = The Foreman costs { $foreman_energy } energy besides the card. In this round's work phase you choose the values of up to { $foreman_dice } of your dice instead of rolling them. You may set fewer; the others are rolled.
rules-foreman-2 = You set dice before you do anything else. If you have more dice than that, you roll the rest after setting.

rules-work-title = Work
rules-work-1 = All players roll their dice, which are their workers. Then you place dice, build cards and use buildings, in any order and as long as you can pay.
rules-work-2 = Each die is used once per round. You need not place all of them.
rules-work-3 = All players work at the same time and nobody waits for the others. What is done first takes effect first.

rules-headquarters-title = Headquarters
rules-headquarters-1 = Your headquarters has the floors Research, Generate and Mine, with { $slots } slots each. A die placed there takes effect at once.
rules-headquarters-2 = Research takes any die: draw a card from the deck.
rules-headquarters-3 = Generate takes a die of { $low } or less: gain as much energy as it shows.
rules-headquarters-4 = Mine takes a die of { $high } or more: gain one metal, whatever it shows.

rules-matching-bonus-title = The matching bonus
rules-matching-bonus-1 = A die with the same value as one that is already on that floor earns one extra: a card on Research, an energy on Generate, a metal on Mine. You need not place them one right after the other.
rules-matching-bonus-2 = So a pair earns one extra, and a full floor of matching dice earns { $full_bonus } in all.
rules-matching-bonus-3 = On Generate the extra is a single energy, not the value of the die: { $slots } dice showing { $low } give { $full_generate } energy.

rules-build-title = Building
rules-build-1 = To build a card from your hand, pay the metal and energy printed on it and discard another card with the same tool. It may be a second copy of the same card.
rules-build-2 = You may build as many cards in a round as you can pay for. A new building can be used right away.
rules-build-3 = You may have one building of each name. Only Beacon and Obelisk may be in your compound more than once.

rules-activate-title = Using a building
rules-activate-1 = Pay everything to the left of the arrow, and you gain everything to the right of it at once. You can spend what you gained right away.
rules-activate-2 = Each building can be used once per round, in any order, even in the round in which it was built.
rules-activate-3 = The dice that a card asks for are placed on it. They stay there until the round ends.
rules-activate-4 = Some cards ask you to discard cards from your hand. First you pay the dice, metal and energy, then you choose what to discard, and then you gain. So you cannot pay with a card that you are about to draw.

rules-production-title = Production
rules-production-1 = Production cards make goods, and goods are points. Some need matching dice, some need dice with consecutive values. Warehouse needs dice that add up to { $warehouse_total } or more.
rules-production-2 = Where a card says X, X is the value of the placed die. With matching dice it counts once: with a pair, Concrete Plant takes as much metal as one of the dice shows.
rules-production-3 = With Manufactory you choose the extra each time. The die that you gain from Mega Factory has the value that you choose.

rules-utility-title = Utility
rules-utility-1 = Utility cards turn dice, cards and resources into metal and energy.
rules-utility-2 = X is the value of the placed die: Power Plant gives that much energy, and Foundry turns that much energy into the same amount of metal.
rules-utility-3 = Harvester gives metal or energy; you choose each time. Motherlode gives { $motherlode_low } metal for a lower die and { $motherlode_high } for a die of { $motherlode_from } or more.

rules-black-market-title = Black Market
rules-black-market-1 = Place any die and discard a card. You gain the metal and energy printed on that card, but never more than { $refund } in all.
rules-black-market-2 = If the card costs more than that, you choose which { $refund } you gain. Discounts do not count here.

rules-training-title = Training
rules-training-1 = For { $training_energy } energy a training card changes an unplaced die; an extra die will do as well. The die does not stay on the card, so you can still use it.
rules-training-2 = Gymnasium raises a die by one, but not a { $most_face }. Fitness Center lowers a die by one, but not a { $least_face }.
rules-training-3 = Dojo turns a die to its opposite side. Opposite sides add up to { $opposite_faces }.
rules-training-4 = With Temp Agency you reroll as many of your unplaced dice as you like, but at least one, all together.

rules-extra-dice-title = Extra dice
rules-extra-dice-1 = Golem: choose a value, pay that much energy and gain a die with that value. Robot: pay { $robot_metal } metal and roll an extra die.
rules-extra-dice-2 = Extra dice, wherever they come from, are ordinary dice: you may place them or train them. You return them when the round ends.
rules-extra-dice-3 = There is no limit to the number of dice you may have.

rules-triggers-title = Cards that work by themselves
rules-triggers-1 = After you have built a card, Scrap Yard gives you { $scrap_yard_metal } metal and Solar Array { $solar_array_energy } energy. You pay for the card before that, so you cannot pay with what they give. Both may react to the same card, but never to themselves being built.
rules-triggers-2 = When you gain goods, Laboratory draws { $laboratory_cards ->
        [one] a card
       *[other] { $laboratory_cards } cards
    }. You may use what you draw at once.
rules-triggers-3 = Each of these cards reacts once per round, automatically, at the first opportunity after it was built. What happened before does not count.
rules-triggers-4 = Building with the Engineer in the market phase is such an opportunity: a card that reacts to it does not react again in the work phase of that round.

rules-replicator-title = Replicator
rules-replicator-1 = Pay { $replicator_energy } energy and use a blueprint in the market as if it were in your compound. You also pay what that card costs to use, and its dice are placed on Replicator.
rules-replicator-2 = It may copy training cards, cards that give dice, and even a card that you have built and used yourself. It can never copy a monument or another Replicator.
rules-replicator-3 = If it copies Laboratory, Scrap Yard or Solar Array, it counts as that card until the round ends, and reacts once.
rules-replicator-4 = The copied card stays in the market. The market does not change during the work phase.

rules-monuments-title = Monuments
rules-monuments-1 = A monument cannot be used. It counts as a building like any other and is worth more prestige than most.
rules-monuments-2 = Obelisk: { $obelisk_prestige } prestige. You may build as many as you like.
rules-monuments-3 = Beacon: the first is worth { $beacon_prestige } prestige, and each further one { $beacon_step } more than the one before. You may build as many as you like.
rules-monuments-4 = Megalith: { $megalith_prestige } prestige, only one for each player. It costs { $megalith_discount } metal less for each monument that is already in your compound, down to no metal at all.

rules-decks-title = Decks and discard piles
rules-decks-1 = In the work phase every card is drawn from the deck, never from the market.
rules-decks-2 = If you need a card and the deck is empty, shuffle its discard pile to make a new deck.
rules-decks-3 = If the discard pile is empty too, nothing is drawn, and a place in the market stays empty. As soon as there are cards again, the empty places are filled from left to right, at the end of any turn in the market phase and after The Machine's action.

rules-limits-title = Finishing, and what you may keep
rules-limits-1 = When you have nothing more to do, you finish. Once everyone has finished, you may keep at most { $resource_limit } metal and energy together, and at most { $hand_limit } cards. You choose what to discard.
rules-limits-2 = Until then you may have as much as you like. There is no limit for goods.
rules-limits-3 = Once you have finished, you may do nothing more in this round. All players who have too much discard at the same time, and then the round ends. The limits apply in the last round too.

rules-ending-title = The end of the game
rules-ending-1 = The end of the game is triggered as soon as any player has { $goods_to_end } goods or { $buildings_to_end } buildings, at any moment of a round.
rules-ending-2 = That round is played to its end, and then exactly one more round.
rules-ending-3 = Prestige does not trigger the end: only goods and the number of buildings do.

rules-scoring-title = Scoring
rules-scoring-1 = Add your goods and the prestige of your buildings. Whoever has the most points wins.
rules-scoring-2 = Metal, energy and cards in hand are worth no points.

rules-ties-title = Ties
rules-ties-1 = With equal points, more metal wins; then more energy; then more cards in hand. If all of these are equal, the victory is shared.

rules-solo-title = Alone against The Machine
rules-solo-1 = You play a market phase and a work phase as usual. Then it is The Machine's turn, and so on, round after round.
rules-solo-2 = The Machine starts with { $easy } cards on easy, { $medium } on medium, { $hard } on hard and { $insane } on insane. If one of them is a monument, it is discarded and replaced. Later in the game The Machine may have monuments, and several copies of a card.
rules-solo-3 = Contractors bring no gift for The Machine.

rules-machine-turn-title = The Machine's turn
rules-machine-turn-1 = The Machine rolls a green, a red, a blue, a purple and a yellow die. The green die chooses a card for its compound; the others make goods.
rules-machine-turn-2 = If the green die shows { $row } or less, The Machine takes that blueprint from the market, counted from the left, and the next card from the deck fills the gap. If there is no card at that place, it gets nothing.
rules-machine-turn-3 = If the green die shows { $machine_sweeps_blueprints } or { $machine_sweeps_contractors }, The Machine takes the top blueprint of the deck. Then a row is refreshed: the blueprints on a { $machine_sweeps_blueprints }, the contractors on a { $machine_sweeps_contractors }.
rules-machine-turn-4 = Red stands for training, blue for production, purple for special and yellow for utility cards. Each of these dice makes a good if its value is not higher than the number of cards of that type in The Machine's compound. The new card counts.

rules-machine-end-title = Beating The Machine
rules-machine-end-1 = The Machine triggers the end only with { $goods_to_end } goods, however many cards it has. You trigger it as usual. Then you both play one more round.
rules-machine-end-2 = The Machine scores a point for each good and for each card, and one more for each monument. You win if you have more points; in a tie, The Machine wins.

rules-moves-title = Moves and undoing them
rules-moves-1 = A move that is not allowed changes nothing, and you are told why.
rules-moves-2 = You may undo your last move, unless it revealed something, such as a card or a roll, or others have played on since.
