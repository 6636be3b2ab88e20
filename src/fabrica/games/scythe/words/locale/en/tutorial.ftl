## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-move-title = Move
tutorial-move-text = In each turn you choose a section of your mat, other than the last one, and do its actions. Move lets { $units } of your units go to a neighbouring territory. Workers stay behind to work; your character explores.
tutorial-move-task = Choose Move. Send a worker onto the mountain with the encounter token, and your character out of its base into the forest.
tutorial-move-hint = Both units move in the same action: choose one, choose where it goes, then the other. The mountain touches the forest and the tundra where your workers stand; an encounter waits for characters only, so a worker may stand on it.
tutorial-move-done = Your faction spreads out. You control every territory where you have a unit, and you can spend what lies there.

tutorial-carry-title = Carry
tutorial-carry-text = Any unit may carry as many of the resources that you control as you like. A mech can also carry workers, and being carried does not count as a move of their own.
tutorial-carry-task = Bring your mech, both workers and both pieces of metal to the village in a single move.
tutorial-carry-hint = Begin with the mech. Say what goes along before you say where to go: it can take everything at once.
tutorial-carry-done = You moved one unit, and five pieces arrived. One of the workers could even move on with the unit move that you have left.

tutorial-produce-title = Produce
tutorial-produce-text = Produce on { $hexes } territories that you control: every worker there makes one resource, in a village one more worker. From { $from_power } workers on the map on it costs a power, later popularity and coins too.
tutorial-produce-task = You have workers in three places and may produce in two. Get 2 new workers and 2 wood.
tutorial-produce-hint = Wood grows in forests, and workers come from villages. Leave the tundra alone; in the village take as many workers as you can.
tutorial-produce-done = You now have seven workers. The star for { $workers } is near, but from { $from_popularity } on each Produce costs you a popularity as well.

tutorial-bolster-title = Bolster
tutorial-bolster-text = Bolster costs a coin and gives power or combat cards, which you spend in combat. Power ends at { $power }, and reaching that is a goal: you place a star.
tutorial-bolster-task = You have 14 power and a single coin. Place a star in this turn.
tutorial-bolster-hint = Combat cards do not count as power. Choose Bolster, and then power.
tutorial-bolster-done = Your first star! It stays even when you spend the power again. There are ten goals, and the star number { $stars } ends the game.

tutorial-trade-title = Trade and Deploy
tutorial-trade-text = Each section has two halves: do the one at the top first, then the one at the bottom. Trade brings { $tokens } resources of your choice to your workers; the bottom action under it is paid with what you control.
tutorial-trade-task = On your mat Trade stands above Deploy, which costs 4 metal here. You have 2. Put a mech on the map in this turn.
tutorial-trade-hint = Trade for resources, and take metal both times. Then take the bottom action as well.
tutorial-trade-done = Planning both halves together is the art of this game. The ability that lay under the mech is now your character’s and all your mechs’.

tutorial-rivers-title = Rivers and mechs
tutorial-rivers-text = You cannot simply cross rivers. With { ability-riverwalk } your character and mechs may cross them, but only onto the terrains of your faction: here forests and mountains. With { ability-speed } they move one step further.
tutorial-rivers-task = Your character has moved; one unit is left. Bring a mech onto the farm with the tunnel, beyond the river.
tutorial-rivers-hint = You may not cross the river straight onto a farm. Go into the forest first: between it and the farm there is no river.
tutorial-rivers-done = Two steps, two abilities. { ability-seaworthy } and its like do the same for lakes, each in its own way.

tutorial-upgrade-title = Upgrade
tutorial-upgrade-text = An upgrade costs oil and works for the rest of the game: a technology cube leaves a top action, which then brings more, and covers the price of a bottom action, which then costs less.
tutorial-upgrade-task = You have just produced, and Upgrade stands below. Pay for it: from now on, move three units at a time and deploy for less metal.
tutorial-upgrade-hint = The cube that you want lies on Move, where units are counted, not on the coins. Put it on Deploy.
tutorial-upgrade-done = Both actions are better for the rest of the game. Six upgrades place a star.

tutorial-build-title = Build
tutorial-build-text = A structure costs wood and goes to a territory with a worker of yours, one on each. It keeps the territory yours when your units leave. At the end the structure tile pays for where your structures stand: in this game beside lakes.
tutorial-build-task = Build the { structure-mill }, which produces like a worker, where the structure tile will pay for it.
tutorial-build-hint = One of your workers stands in a forest without a lake beside it, the other on a mountain at the shore.
tutorial-build-done = 3 coins at once from your mat, and 2 more at the end. The { structure-mill } will add metal to every Produce.

tutorial-enlist-title = Enlist
tutorial-enlist-text = A recruit brings { $bonus } of the bonus that you choose at once. Then it goes on: whenever you or a neighbour at the table takes the bottom action from which it came, you gain 1. Your recruit of Enlist brings combat cards.
tutorial-enlist-task = From { $from_middle } popularity on everything is worth more at the end, and you have 5. Enlist a recruit and get there.
tutorial-enlist-hint = The one-time bonus is enough: choose popularity. Which action the recruit comes from is up to you.
tutorial-enlist-done = And a combat card as well, for you took Enlist yourself. Choose your next recruits by what your neighbours do often.

tutorial-combat-title = Combat
tutorial-combat-text = Both sides choose in secret: power, { $dial } at most, and one combat card of { $lowest } to { $highest } for each character and mech there. The higher sum wins, a tie goes to the attacker. Both lose what they chose.
tutorial-combat-task = You attack. Your opponent has 3 power and one card, and has chosen already. Win for certain, and keep 2 power.
tutorial-combat-hint = Three power and a card of { $highest } make 8 at most, and 8 is enough for you. With your better card, how much power do you need?
tutorial-combat-done = The first { $combats } victories bring a star each. The loser’s units went home, and the loser drew a card: nobody fights for nothing.

tutorial-workers-title = Workers in the way
tutorial-workers-text = If only enemy workers are there, your character or mech simply enters. They return to their base and their resources are yours, but you lose 1 popularity for each of them.
tutorial-workers-task = Take resources from your opponent with your mech, and keep at least { $from_middle } popularity.
tutorial-workers-hint = You have 8 popularity and can afford to drive off only one worker. Where is there just one?
tutorial-workers-done = The metal is yours, and you are still in the middle tier. Driving off two would have cost you about as much as the food brings.

tutorial-encounter-title = Encounters
tutorial-encounter-text = A character that ends its move on an encounter token draws a card with three options. The first is free; the second costs coins, the third popularity. What you gain appears where your character stands.
tutorial-encounter-task = This encounter (“{ encounter-5 }”) can bring you a mech far from your workers. Get it, without losing popularity.
tutorial-encounter-hint = Look at the option that costs coins. You have just enough.
tutorial-encounter-done = A mech without metal and without a worker. Encounters help most early in the game: go and find them soon.

tutorial-factory-title = The Factory
tutorial-factory-text = In the middle stands the Factory. Once in the game, when your character gets there, you look at its cards and keep one: a fifth section of your mat, with a move of { $steps } steps. At the end the Factory counts as { $counts } territories.
tutorial-factory-task = Go to the Factory and take the card that turns power into popularity. Move nobody else.
tutorial-factory-hint = Your character stands on the mountain beside the Factory. The cards come when you are done with moving.
tutorial-factory-done = The others will choose from what you left. Whoever comes first has the widest choice.

tutorial-objective-title = Objectives
tutorial-objective-text = You hold { $dealt } secret objectives and may reveal one when it is fulfilled; it brings a star, and the other is discarded. Some can be shown at the end of your turn only.
tutorial-objective-task = “{ objective-10 }” needs three forests at the end of your turn, and you control two. Reveal it in this turn.
tutorial-objective-hint = Your workers must stay where they are, but your character can reach a forest. Then finish moving, and you can reveal the objective before your turn ends.
tutorial-objective-done = A star for what you had almost done anyway. Look at your objectives before you decide where to go.

tutorial-ending-title = The end of the game
tutorial-ending-text = Your star number { $stars } ends the game at once, and then the coins decide: stars, territories and pairs of resources, worth more from { $from_middle } and { $from_high } popularity on. Ending it is not yet winning it.
tutorial-ending-task = You have five stars, and your opponent would have 46 coins. You could end the game right away with Bolster, but you would have too few coins. Win the game.
tutorial-ending-hint = At 5 popularity everything is worth little. Trade for popularity first; the action below can bring the last star, for your fourth mech.
tutorial-ending-done = You win! From { $from_middle } popularity on, each star brought { $star_middle } coins instead of { $star_low }, and each territory { $territory_middle } instead of { $territory_low }. Now you know the game: the map is yours!
