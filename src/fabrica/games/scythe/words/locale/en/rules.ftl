## The rules of Scythe. The numbers are those of the box: rulebook.py has them.

rules-goal-title = The aim
rules-goal-1 = It is the 1920s of another Europe. You lead a faction with a character, mechs and workers around the Factory, which stands empty in the middle of the map.
rules-goal-2 = Whoever places the star number { $stars } ends the game at once. Then coins are counted, and the richest wins: stars, territories and resources bring the more coins, the more popular you are.

rules-setup-title = The start
rules-setup-1 = Everyone has a faction, which says where you begin, with how much power and how many combat cards, and which abilities your mechs bring; and a player mat, which says what your actions cost and with how many coins and how much popularity you begin.
rules-setup-2 = Your character stands on your base, two workers on the territories beside it. You hold { $dealt } objectives. Combat cards and objectives are secret, all else lies open.

rules-map-title = The map
rules-map-1 = Mountains produce metal, farms food, forests wood, tundras oil, villages workers. The Factory and lakes produce nothing. Territories with a tunnel are all next to each other.
rules-map-2 = You control a territory on which you have units. Where nobody has a unit, it belongs to the owner of the structure there. Resources lie on the map and belong to whoever controls their territory.
rules-map-3 = Bases are controlled by nobody, and nobody enters them without an ability.

rules-turn-title = A turn
rules-turn-1 = Move your action token to another section of your mat than the one where it is. Do the action at the top of the section, then the one at its bottom; either may be left out.
rules-turn-2 = The top action has two ways, of which you choose one. The bottom action costs resources and brings coins.
rules-turn-3 = Then it is the next player’s turn, clockwise by the bases.

rules-move-title = Move
rules-move-1 = Move up to { $units } different units one territory each, or take a coin instead. An upgrade lets you move one unit more, or brings one coin more.
rules-move-2 = Rivers and lakes bar the way until you have an ability for them. From tunnel to tunnel is one step.
rules-move-3 = A unit that enters a territory with enemy units stops there.

rules-carrying-title = Taking along
rules-carrying-1 = Every unit may carry resources that you control, and a mech may carry workers too. They are picked up and put down on the way.
rules-carrying-2 = Choose what to leave before what to take, then where the unit goes.

rules-enemies-title = Enemies in the way
rules-enemies-1 = Workers on foot may not enter a territory with enemy units. Characters and mechs may: where only workers stand, these go home to their base, and you lose one popularity for each of them. Their resources stay.
rules-enemies-2 = Where an enemy character or mech stands, there is a combat after all moves.

rules-tops-title = Bolster and Trade
rules-tops-1 = Bolster: pay a coin, and gain power or draw combat cards. Power ends at { $power }.
rules-tops-2 = Trade: pay a coin, and gain { $tokens } resources of your choice, each on a territory with a worker of yours; or gain popularity, which ends at { $popularity }.
rules-tops-3 = The Monument adds popularity when you bolster, the Armory power when you trade.

rules-produce-title = Produce
rules-produce-1 = Choose up to { $hexes } territories that you control. Each worker there makes one resource of the territory; in a village, one new worker, as long as there are workers on your mat.
rules-produce-2 = It costs more, the more workers you have on the map: a power from { $from_power } workers on, a popularity too from { $from_popularity }, a coin too from { $from_coins }. The territory of your Mill produces besides the others.

rules-bottoms-title = Bottom actions
rules-bottoms-1 = Pay with resources on territories that you control. Upgrade costs oil, Deploy metal, Build wood, Enlist food. Besides its effect, the action brings the coins beside it.
rules-bottoms-2 = Upgrade: move a technology cube from a top action, which gives more from now on, to a bottom action, which costs less. Deploy: put a mech on a territory with a worker of yours; the ability under it is now your character’s and all your mechs’. Build: put a structure on a territory with a worker of yours where none stands.
rules-bottoms-3 = Enlist: take a recruit and gain { $bonus } of the bonus that it covers. From now on you gain something whenever you or a neighbour to your left or right takes the bottom action that the recruit came from.

rules-combat-title = Combat
rules-combat-1 = Attacker and defender choose in secret how much power they spend, at most { $dial }, and for each of their characters and mechs there they may add one combat card, worth { $lowest } to { $highest }.
rules-combat-2 = Both are revealed. The higher sum wins, in a tie the attacker. Both pay the power and discard the cards that they chose.
rules-combat-3 = The winner places a star; an attacker who wins loses one popularity for each worker that is driven off. The loser draws a combat card if at least one power or card was spent.
rules-combat-4 = All units of the loser go back to their base. Resources stay and belong to the winner.

rules-encounters-title = Encounters
rules-encounters-1 = When your character ends a move on an encounter token, remove it and draw an encounter card. Choose one of its options that you can pay for.
rules-encounters-2 = What it gives appears where your character stands.

rules-factory-title = The Factory
rules-factory-1 = The first time that your character ends a move at the Factory, you look at the Factory cards and take one. It is a fifth section of your mat.
rules-factory-2 = Its top is an exchange, its bottom a move of one unit by up to { $steps } steps.

rules-objectives-title = Objectives
rules-objectives-1 = If you fulfil one of your objectives, reveal it and place a star; the other one is discarded. Some can be revealed at the end of your turn only.
rules-objectives-2 = You place a star for one objective only. Saxony may reveal both.

rules-tokens-title = Flags and Traps
rules-tokens-1 = Where the character of Albion or Togawa ends a move, it may place a Flag or a Trap, one on a territory. Flags count as a territory more at the end. Traps harm whoever enters; then they are disarmed.

rules-stars-title = Stars
rules-stars-1 = You place a star for { $upgrades } upgrades, for all { $mechs } mechs, for all structures, for all recruits, for { $workers } workers on the map, for an objective, for a won combat ({ $combats } at most), for { $popularity } popularity and for { $power } power.
rules-stars-2 = A star stays, also if you lose what it was for. The star number { $stars } ends the game at once, but a combat in which it is placed is carried through.

rules-scoring-title = The end
rules-scoring-1 = To the coins that you have are added coins for stars, for territories and for every two resources. Below { $from_middle } popularity these are { $star_low }, { $territory_low } and { $pair_low }; from { $from_middle } on { $star_middle }, { $territory_middle } and { $pair_middle }; from { $from_high } on { $star_high }, { $territory_high } and { $pair_high }.
rules-scoring-2 = The Factory counts as { $counts } territories. The structure tile pays coins for where your structures stand.
rules-scoring-3 = Among equals decide, in this order: units and structures, power, popularity, resources, territories, stars.

rules-automa-title = Alone
rules-automa-1 = The Automa plays by cards, in turn with you. It moves and attacks, gains power, coins and units, and pays nothing; its units go over rivers and lakes once its star track allows it.
rules-automa-2 = It places stars by its star track, for won combats and for full power. In combat a card says how much power it spends.
rules-automa-3 = At the end a star brings it { $automa_star } coins and a territory { $automa_territory }; its resources count nothing.

rules-undoing-title = Taking back
rules-undoing-1 = You can take a move back until something was revealed by it or another player has acted.
