## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Take a blueprint
tutorial-take-text = Each round begins with the market. You take one of the { $row } blueprints into your hand, for free. Every blueprint has a tool, and to build a card you discard another one with the same tool.
tutorial-take-task = You have the Nuclear Plant in your hand, a card with the wrench. Take another card with the wrench, so that you can build the Nuclear Plant later.
tutorial-take-hint = Look at the tools of the blueprints in the market: you need a wrench. You can take only one card per turn, so if you took a different one, start again.
tutorial-take-done = Well chosen! Now you have a second card with the wrench in your hand, and a new card has filled the gap in the market.

tutorial-hire-title = Hire a contractor
tutorial-hire-text = Instead of taking a blueprint you may hire a contractor. For that you discard a card with the tool above the contractor; some also cost energy.
tutorial-hire-task = You have no metal. Hire the Miner: discard a card from your hand with the tool above him.
tutorial-hire-hint = The hammer is above the Miner. Which card in your hand has the hammer?
tutorial-hire-done = You gain { $miner_metal } metal! Your opponent also gains { $miner_gift }, because some contractors bring a gift. Then the Miner is discarded and another contractor takes the place.

tutorial-workers-title = Dice are workers
tutorial-workers-text = In the work phase you roll your dice and place them. On Research, any die draws a card; on Generate, a die of { $low } or less gives as much energy as it shows; on Mine, a die of { $high } or more gives a metal.
tutorial-workers-task = Place a die on each floor of your headquarters.
tutorial-workers-hint = Only one of your dice is high enough for Mine: keep it for that.
tutorial-workers-done = You have gained a card, some energy and a metal: every floor is in use. Each floor has { $slots } slots.

tutorial-bonus-title = The matching bonus
tutorial-bonus-text = If a die has the same value as one that is already on the same floor, you gain one extra: an energy on Generate, a metal on Mine, a card on Research.
tutorial-bonus-task = Gain 3 metal. There is more than one way to mine with these dice, but matching dice give the most.
tutorial-bonus-hint = Each die on Mine gives 1 metal, and different dice give no more than that. What if you place both 4s there?
tutorial-bonus-done = That's it: the second 4 gave you an extra metal. A full floor of matching dice gives { $full_bonus } extra in all.

tutorial-build-title = Build a card
tutorial-build-text = To build a card, pay the metal and energy in its corner and discard another card with the same tool. You may build as many cards in a round as you can pay for.
tutorial-build-task = Build the Nuclear Plant, discarding the other card with the wrench.
tutorial-build-hint = Choose the Nuclear Plant as the card to build and the Refinery as the card to discard: it has the wrench too.
tutorial-build-done = Your first building! It is worth prestige, which counts as points, and you can use it at once. The other card is now in the discard pile.

tutorial-activate-title = Use a building
tutorial-activate-text = To use a building, pay what is to the left of the arrow and gain what is to the right. Each building can be used once per round, and so can each die.
tutorial-activate-task = Make a good: place the die that the Nuclear Plant needs.
tutorial-activate-hint = The Nuclear Plant needs a { $nuclear_plant_die }, and you have one. Do not place it in your headquarters.
tutorial-activate-done = You have made a good, which is a point, and gained some energy as well.

tutorial-train-title = Train a die
tutorial-train-text = The dice do not always roll as you like. A training card changes an unplaced die, and you can still use that die afterwards.
tutorial-train-task = Make a good. You did not roll a { $nuclear_plant_die }, but there is a Gymnasium in your compound: for { $training_energy } energy it raises a die by one.
tutorial-train-hint = Which of your dice is one less than a { $nuclear_plant_die }? You can use the Gymnasium only once per round, so choose that die.
tutorial-train-done = The die became a { $nuclear_plant_die }, and with it you made a good. Other training cards lower a die, turn it to its opposite side or reroll it.

tutorial-answer-title = Cards that work by themselves, and monuments
tutorial-answer-text = Some cards work by themselves: after you have built a card, Solar Array gives you { $solar_array_energy } energy, once per round. Monuments such as the Obelisk do nothing but are worth a lot of prestige.
tutorial-answer-task = Build the Obelisk and the Dojo, both in this round.
tutorial-answer-hint = Your energy pays for one card. Then Solar Array gives you the energy for the next. Do not discard a card that you want to build.
tutorial-answer-done = You built two cards with the energy for one. The Obelisk is worth { $obelisk_prestige } points, and you may build more than one.

tutorial-combine-title = Put it together
tutorial-combine-text = You gain things at once, so one move can pay for the next. The order is up to you: look at everything you have before you begin.
tutorial-combine-task = Make 2 goods in this round. The Nuclear Plant needs a { $nuclear_plant_die }, the Biolab needs a { $biolab_die } and some energy, and the Dojo turns a die to its opposite side.
tutorial-combine-hint = The opposite side of a { $nuclear_plant_die } is a { $biolab_die }. Get energy first: you have a die for Generate, and the Nuclear Plant gives some too.
tutorial-combine-done = A little machine of your own! Finding such chains, and building cards for them, is what this game is about.

tutorial-limits-title = Finish your work phase
tutorial-limits-text = When you have nothing more to do, you finish. Once everyone has finished, you may keep at most { $resource_limit } metal and energy together, and at most { $hand_limit } cards. You discard the rest, and you choose what.
tutorial-limits-task = Next round you want to build a card that costs a lot of metal. Finish the work phase, and keep all your metal.
tutorial-limits-hint = You have to discard something, but it need not be metal: discard energy.
tutorial-limits-done = You still have all your metal, and the next round has begun. It is even better to spend what you cannot keep before you finish.

tutorial-ending-title = The end, and who wins
tutorial-ending-text = When any player has { $goods_to_end } goods or { $buildings_to_end } buildings, the round is played to its end, and then one more. This is the last round. Goods and prestige are points; in a tie, more metal wins.
tutorial-ending-task = Your opponent is ahead and has finished. You can pay for one monument: build the one that wins you the game, then finish.
tutorial-ending-hint = The first Beacon is worth { $beacon_prestige } points, the next one { $beacon_step } more. You already have a Beacon.
tutorial-ending-done = You win by a point! Your second Beacon was worth more than an Obelisk.

tutorial-machine-title = Against The Machine
tutorial-machine-text = When you play alone, your rival is The Machine. After your work phase it takes a card, and its dice may make goods: the more cards of a type it has, the likelier that is. Each of its goods and cards is a point, and each monument one more.
tutorial-machine-task = This is the last round, and the score is tied. The Machine still has a turn to come, and it wins ties. Make every point you can, then finish.
tutorial-machine-hint = There are more points to be had: build the Obelisk, and use the Biolab with a { $biolab_die }. Finish only when you have done both.
tutorial-machine-done = The Machine took its card and rolled for goods, and you still have more points. Now you know the game: enjoy your factory!
