## The rules of Scythe. The numbers are those of the box: rulebook.py has them.

rules-goal-title = The aim
rules-goal-1 = It is the 1920s in another Europe. You lead a faction with a character, mechs and workers around the Factory, which stands empty in the middle of the map.
rules-goal-2 = Whoever places the star number { $stars } ends the game at once. Then coins are counted, and the player with the most coins wins. The more popular you are, the more coins you get for stars, territories and resources.

rules-setup-title = Setup
rules-setup-1 = Everyone has a faction, which says where you begin, with how much power and how many combat cards, and which abilities your mechs bring; and a player mat, which says what your actions cost and with how many coins and how much popularity you begin.
rules-setup-2 = Your character starts on your base, and two workers on the territories beside it. You have { $dealt } objectives. Combat cards and objectives are secret; everything else is open.

rules-map-title = The map
rules-map-1 = Mountains produce metal, farms food, forests wood, tundras oil, and villages workers. The Factory and lakes produce nothing. All territories with a tunnel are adjacent to each other.
rules-map-2 = You control a territory where you have units. If nobody has units there, the owner of the structure there controls it. Resources lie on the map and belong to whoever controls the territory.
rules-map-3 = Nobody controls bases, and nobody may enter them without an ability.

rules-turn-title = A turn
rules-turn-1 = Move your action token to a different section of your mat. Then do the action at the top of that section and the one at the bottom, in this order; you may skip either.
rules-turn-2 = The top action can be done in one of two ways. The bottom action costs resources and brings coins.
rules-turn-3 = Then it is the next player’s turn, clockwise in the order of the bases.

rules-move-title = Move
rules-move-1 = Move up to { $units } different units one territory each, or gain a coin instead. An upgrade lets you move one more unit, or gain one more coin.
rules-move-2 = You cannot cross rivers and lakes until you have an ability for that. Moving from one tunnel to another takes one step.
rules-move-3 = A unit that enters a territory with enemy units stops there.

rules-carrying-title = Carrying
rules-carrying-1 = Every unit may carry resources that you control, and a mech may carry workers too. They can be picked up and dropped on the way.
rules-carrying-2 = First choose what to leave, then what to take along, and then where the unit goes.

rules-enemies-title = Enemies in the way
rules-enemies-1 = Workers on foot may not enter a territory with enemy units. Characters and mechs may. If only workers are there, they return to their base and you lose one popularity for each of them, but their resources stay.
rules-enemies-2 = If there is an enemy character or mech, a combat follows after all moves.

rules-tops-title = Bolster and Trade
rules-tops-1 = Bolster: pay a coin, and gain power or draw combat cards. You can have at most { $power } power.
rules-tops-2 = Trade: pay a coin, and gain { $tokens } resources of your choice, each on a territory with one of your workers; or gain popularity, up to { $popularity }.
rules-tops-3 = With the Monument you gain popularity when you bolster, and with the Armory you gain power when you trade.

rules-produce-title = Produce
rules-produce-1 = Choose up to { $hexes } territories that you control. Each worker there produces one resource of that territory; in a village, it produces one new worker, as long as there are workers on your mat.
rules-produce-2 = The more workers you have on the map, the more it costs: one power from { $from_power } workers on, also one popularity from { $from_popularity }, and also one coin from { $from_coins }. The territory of your Mill produces in addition to the others.

rules-bottoms-title = Bottom actions
rules-bottoms-1 = Pay with resources on territories that you control. Upgrade costs oil, Deploy metal, Build wood and Enlist food. Besides its effect, the action brings the coins shown beside it.
rules-bottoms-2 = Upgrade: move a technology cube from a top action, which gives more from now on, to a bottom action, which costs less. Deploy: put a mech on a territory with a worker of yours; the ability under it is now your character’s and all your mechs’. Build: put a structure on a territory with a worker of yours where none stands.
rules-bottoms-3 = Enlist: take a recruit and gain { $bonus } of the bonus that it covers. From now on you gain something whenever you, or your neighbour on the left or right, take the bottom action that the recruit came from.

rules-combat-title = Combat
rules-combat-1 = Attacker and defender choose in secret how much power to spend, at most { $dial }. For each of their characters and mechs there they may add one combat card, worth { $lowest } to { $highest }.
rules-combat-2 = Both choices are revealed. The higher sum wins; in a tie, the attacker wins. Both pay the power and discard the cards that they chose.
rules-combat-3 = The winner places a star; an attacker who wins loses one popularity for each worker that is driven off. The loser draws a combat card if at least one power or card was spent.
rules-combat-4 = All units of the loser return to their base. The resources stay and belong to the winner.

rules-encounters-title = Encounters
rules-encounters-1 = When your character ends its move on an encounter token, remove the token and draw an encounter card. Choose one of the options that you can pay for.
rules-encounters-2 = What you gain appears where your character stands.

rules-factory-title = The Factory
rules-factory-1 = The first time your character ends its move at the Factory, you look at the Factory cards and take one. It becomes a fifth section of your mat.
rules-factory-2 = Its top action is an exchange; its bottom action moves one unit up to { $steps } steps.

rules-objectives-title = Objectives
rules-objectives-1 = When you fulfil one of your objectives, you may reveal it and place a star; the other one is discarded. Some can be revealed only at the end of your turn.
rules-objectives-2 = You can place a star for only one objective. Saxony may reveal both.

rules-tokens-title = Flags and Traps
rules-tokens-1 = Where the character of Albion or Togawa ends its move, a Flag or a Trap may be placed, one per territory. At the end each Flag counts as one more territory. A Trap harms whoever enters, and is then disarmed.

rules-stars-title = Stars
rules-stars-1 = You place a star for { $upgrades } upgrades, for all { $mechs } mechs, for all structures, for all recruits, for { $workers } workers on the map, for an objective, for a won combat ({ $combats } at most), for { $popularity } popularity and for { $power } power.
rules-stars-2 = A star stays, even if you lose what it was placed for. The star number { $stars } ends the game at once, but the combat in which it is placed is still resolved.

rules-scoring-title = The end of the game
rules-scoring-1 = To the coins that you have are added coins for stars, for territories and for every two resources. Below { $from_middle } popularity these are { $star_low }, { $territory_low } and { $pair_low }; from { $from_middle } on { $star_middle }, { $territory_middle } and { $pair_middle }; from { $from_high } on { $star_high }, { $territory_high } and { $pair_high }.
rules-scoring-2 = The Factory counts as { $counts } territories. The structure tile pays coins for where your structures stand.
rules-scoring-3 = Ties are broken, in this order, by units and structures, power, popularity, resources, territories and stars.

rules-automa-title = Playing alone
rules-automa-1 = The Automa plays with cards, alternating with you. It moves and attacks, gains power, coins and units, and pays nothing; its units cross rivers and lakes once its star track allows it.
rules-automa-2 = It places stars by its star track, for won combats and for full power. In combat a card says how much power it spends.
rules-automa-3 = At the end it scores { $automa_star } coins for a star and { $automa_territory } for a territory. Its resources score nothing.

rules-undoing-title = Undoing moves
rules-undoing-1 = You can undo a move until it has revealed something or another player has acted.
