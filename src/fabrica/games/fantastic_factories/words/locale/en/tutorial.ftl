## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-take-title = Take a blueprint
tutorial-take-text = Each round begins at the market. You take one of the { $row } blueprints into your hand, for free. Every blueprint has a tool, and to build a card you discard another one with the same tool.
tutorial-take-task = You hold the Nuclear Plant, a card with the wrench. Take a card with the wrench, so that you can build it later.
tutorial-take-hint = Look at the tools of the blueprints in the market: you want the wrench. One card is all you get in a turn, so if you took another, begin again.
tutorial-take-done = Well chosen! Now a second card with the wrench is in your hand, and a new card has filled the gap in the market.

tutorial-hire-title = Hire a contractor
tutorial-hire-text = Instead of taking a blueprint you may hire a contractor. It costs you a card with the tool that stands above the contractor; some want energy too.
tutorial-hire-task = You have no metal at all. Hire the Miner: discard the card in your hand that has the tool above it.
tutorial-hire-hint = The hammer stands above the Miner. Which card in your hand has the hammer?
tutorial-hire-done = That is { $miner_metal } metal for you! Your opponent got { $miner_gift } as well: some contractors bring a gift along. Then the Miner leaves, and another contractor takes the place.

tutorial-workers-title = Dice are workers
tutorial-workers-text = In the work phase you roll your dice and place them. On Research any die draws a card. On Generate a die of { $low } or less brings the energy it shows, and on Mine a die of { $high } or more brings a metal.
tutorial-workers-task = Place a die on each floor of your headquarters.
tutorial-workers-hint = Only one of your dice is high enough for Mine: keep it for that.
tutorial-workers-done = A card, some energy and a metal: every floor is at work. Each floor has { $slots } slots.

tutorial-bonus-title = The matching bonus
tutorial-bonus-text = If a die is equal to one that is on the same floor already, you get one extra. On Generate the extra is one energy, on Mine one metal, on Research one card.
tutorial-bonus-task = Get 3 metal. You have dice for more than one way to mine, but equal dice pay best.
tutorial-bonus-hint = Each die on Mine is one metal, and different ones bring no more than that. What if both 4s go there?
tutorial-bonus-done = Right: the second 4 brought an extra metal. A whole floor of equal dice brings { $full_bonus } extra in all.

tutorial-build-title = Build a card
tutorial-build-text = To build, pay the metal and energy in the corner of the card and discard another card with the same tool. You may build as many cards in a round as you can pay for.
tutorial-build-task = Build the Nuclear Plant and pay for it with the other card that has the wrench.
tutorial-build-hint = Choose the Nuclear Plant as the card that you build. The Refinery is the one to discard: it has the wrench too.
tutorial-build-done = Your first building! It is worth prestige, which is points, and you can use it at once. The other card lies with the discards now.

tutorial-activate-title = Use a building
tutorial-activate-text = Your buildings do something: pay what is left of the arrow, gain what is right of it. Each building can be used once in a round, and each die works once.
tutorial-activate-task = Make a good: give the Nuclear Plant the die that it asks for.
tutorial-activate-hint = The Nuclear Plant wants a { $nuclear_plant_die }, and you have one. Do not send it to the headquarters.
tutorial-activate-done = A good! Each good is a point, and you got some energy back as well.

tutorial-train-title = Train a die
tutorial-train-text = The dice do not always fall as you like. A training card changes a die that is not placed yet, and the die can still be used afterwards.
tutorial-train-task = Make a good. You rolled no { $nuclear_plant_die }, but there is a Gymnasium in your compound: for { $training_energy } energy it makes a die one higher.
tutorial-train-hint = Which of your dice is one step away from a { $nuclear_plant_die }? The Gymnasium can be used once in a round, so train that one.
tutorial-train-done = The die grew to a { $nuclear_plant_die }, and that made a good. Other training cards make a die lower, turn it upside down or roll it again.

tutorial-answer-title = Cards that answer, and monuments
tutorial-answer-text = Some cards work by themselves: when you have built a card, Solar Array gives you { $solar_array_energy } energy, once in a round. Monuments such as the Obelisk do nothing at all, but bring a lot of prestige.
tutorial-answer-task = Build the Obelisk and the Dojo, both in this round.
tutorial-answer-hint = Your energy pays for one build, and then Solar Array answers and pays for the next. Do not discard a card that you want to build.
tutorial-answer-done = Two builds with the energy of one. The Obelisk is worth { $obelisk_prestige } points, and you may build more of them.

tutorial-combine-title = Put it together
tutorial-combine-text = Gains arrive at once, so one move can pay for the next. The order is up to you: look at everything you have before you begin.
tutorial-combine-task = Make 2 goods in this round. The Nuclear Plant needs a { $nuclear_plant_die }, the Biolab a { $biolab_die } and some energy, and the Dojo turns a die upside down.
tutorial-combine-hint = A { $nuclear_plant_die } upside down is a { $biolab_die }. Get energy first: there is a die for Generate, and the Nuclear Plant gives some too.
tutorial-combine-done = A little machine of your own! Finding such chains, and building for them, is what this game is about.

tutorial-limits-title = Finish your work
tutorial-limits-text = When you have nothing left to do, you finish. Once everyone has finished, you may keep { $resource_limit } metal and energy together, and { $hand_limit } cards; whatever is beyond that you drop, and you choose what.
tutorial-limits-task = Next round you want to build something with much metal. Finish, and keep all your metal.
tutorial-limits-hint = You have to drop something, but it need not be metal: drop energy.
tutorial-limits-done = All your metal is still there, and the next round has begun. It is even better to spend what you cannot keep before you finish.

tutorial-ending-title = The end, and who wins
tutorial-ending-text = When anyone has { $goods_to_end } goods or { $buildings_to_end } buildings, the round is played to its end, and then one more. Now it is that last round. Points are goods and prestige; if they are equal, more metal decides.
tutorial-ending-task = Your opponent is ahead and has finished. You can pay for one monument: build the one that wins the game, then finish.
tutorial-ending-hint = The first Beacon is worth { $beacon_prestige } points, the next one { $beacon_step } more. You have a Beacon already.
tutorial-ending-done = You win by a point! Your second Beacon was worth more than an Obelisk.

tutorial-machine-title = Against The Machine
tutorial-machine-text = Alone you play against The Machine. After your work it takes a card, and its dice may make goods: the more cards of a type it has, the likelier. Its goods and cards are points, its monuments one more each.
tutorial-machine-task = This is the last round, and you are equal. The Machine still has its turn to come, and it wins ties: make every point you can, then finish.
tutorial-machine-hint = There is more in it: an Obelisk that you can build, and a { $biolab_die } for the Biolab. Finish only after both.
tutorial-machine-done = The Machine took its card and rolled for its goods, and you still have more points. You know the game now: enjoy your factory!
