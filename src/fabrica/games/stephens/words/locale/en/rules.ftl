## The rules of Stephens. The numbers are those of the box: rulebook.py has them; the names are those of names.ftl.

rules-goal-title = The aim
rules-goal-1 = A whole town lives from the glassworks of Stephens. You take glass, create professions, fund investments that supply private factories, and fulfil contracts for the Crown, the colonies and the United Kingdom.
rules-goal-2 = You score some points during the game and most of them at its end. Whoever has the most points wins.

rules-setup-title = Setup
rules-setup-1 = The game is for up to { $players } players. Each furnace begins with { $furnace_cubes } cubes, the private factories are empty, and the army stands on space { $army_start } of the score track.
rules-setup-2 = Everyone has a board with { $discs } discs, { $start_influence } influence, no points, and a marker on space { $track_start } of the forest and of the dunes. The first player has { $coins_first } coins, each player after that one more.
rules-setup-3 = Everyone gets a starting profession, which lies beside the upper furnace on its side. Before the first turn you choose the disc from your board that becomes the worker on it.
rules-setup-4 = Only the order of the decks is hidden. Everything that a player has is open to all.

rules-places-title = Factories and rows
rules-places-1 = In the middle stands Stephens' factory with { $furnaces } furnaces. The upper left one makes green glass, the upper right one blue glass, both lower ones white glass.
rules-places-2 = Around it are { $factories } private factories, upper and lower, left and right. They hold the goods that the players have supplied.
rules-places-3 = On each side { $levels } rows of professions lie above one another: beside the upper furnace, beside the lower private factory and beside the upper one. On the left are red professions, on the right blue ones.

rules-cubes-title = Cubes and accessories
rules-cubes-1 = Glass cubes are green (bottles), blue (crystal) and white (window glass). Goods are orange (wooden utensils), pink (fabrics) and black (ceramics).
rules-cubes-2 = The accessories are the basket, the crate and the chandelier. Some contracts need one.
rules-cubes-3 = Coins, cubes and accessories never run out. You may keep as many as you like.

rules-paying-title = Paying
rules-paying-1 = You pay with what you have at that moment, and always in full. You cannot borrow, and players do not trade with each other.
rules-paying-2 = Investments cost coins and contracts cost influence. Of our professions, the red ones cost coins and the blue ones influence; many are free. The benefit of a worker may cost coins, influence or a cube.

rules-turn-title = A turn
rules-turn-1 = Play goes clockwise. On your turn you do one of these: take glass from a furnace, take goods from a private factory, or assign a worker.
rules-turn-2 = You may not pass. Whatever follows from your action is optional: you may leave out benefits and cards.
rules-turn-3 = At the end of your turn the markets are refilled. If { $empty_furnaces } or more furnaces are then empty, there is a renewal phase. After that the next player has a turn.

rules-glass-title = Taking glass
rules-glass-1 = Take a cube from a furnace that is not empty. Then the effect of that furnace follows.
rules-glass-2 = The upper furnaces activate the professions beside them: the left one the red row, the right one the blue row.
rules-glass-3 = With white glass from the lower left furnace you may accept a contract. With white glass from the lower right furnace you may fund an investment.

rules-goods-title = Taking goods
rules-goods-1 = Take a cube of any colour that lies in a private factory. Then the professions of its row are activated.
rules-goods-2 = With { disc-5a }, { disc-5b } and { disc-5c } you may take more cubes from that factory at once. You choose them one after the other and stop when you like.

rules-workers-title = Assigning a worker
rules-workers-1 = A worker is a disc from your own board. You assign it to a profession: you create a new one, or reinforce one that is in play.
rules-workers-2 = First you pay for the slot, then you choose the disc. The space that it leaves unlocks an ability, which is yours for the rest of the game.
rules-workers-3 = Workers never return to your board. Without a disc that may leave, you cannot assign a worker.

rules-create-title = Creating a profession
rules-create-1 = Choose one of the { $professions_shown } face-up professions: { $professions_side } red and { $professions_side } blue, including the top card of each deck. Pay what its upper slot costs and place the card in a row on its side.
rules-create-2 = Your disc goes on the upper slot and is the master there. You do not gain the benefit now, but whenever that row is activated.
rules-create-3 = The gap is filled from the deck of that colour. If a deck is empty, its discard pile is shuffled into a new one.

rules-rows-title = How long a row may be
rules-rows-1 = There may be any number of professions beside the furnaces. A higher row must stay shorter than the row below it, counting the new card.
rules-rows-2 = With { disc-3b } your new card may make a row as long as the one below it, but never longer.
rules-rows-3 = Higher rows are worth more at the end: a master is worth { $master_stephens } beside a furnace, { $master_lower } beside a lower private factory and { $master_upper } points beside an upper one.

rules-reinforce-title = Reinforcing a profession
rules-reinforce-1 = Many professions have a lower slot. If it is free and the master is another player's, you may pay what the slot costs and put your disc there as the apprentice.
rules-reinforce-2 = An apprentice takes the same benefit as the master. At the end it scores nothing for you, but the owner of the master gains { $apprentice_points ->
        [one] a point
       *[other] { $apprentice_points } points
    } for it.

rules-activation-title = Activating a row
rules-activation-1 = Everyone with a worker in the row takes part, masters and apprentices alike. The player whose turn it is goes first; the others follow clockwise.
rules-activation-2 = Each of your workers gives you the benefit of its card once. You choose the order, and you may leave out any of them.
rules-activation-3 = You can spend what one worker gives you on the next. Master and apprentice are independent of each other: both may take the benefit.

rules-professions-title = The benefits of professions
rules-professions-1 = Some simply give you something: coins, influence, a cube, points, or a step in the forest or the dunes. Some let you choose between gains.
rules-professions-2 = Others are a trade: pay everything to the left of the arrow, and gain everything to the right of it. A cube that you pay may be of any colour, and so may one that you gain.
rules-professions-3 = The red cards of our decks cost coins and often deal with influence. The blue ones cost influence and often deal with coins.

rules-starting-title = Starting professions
rules-starting-1 = A starting profession has a single slot, and its worker gives you a coin or an influence, as you choose each time. It costs nothing.
rules-starting-2 = With only a pair of players, each starts on a different side, and so do you and the Automa. With more players the sides are random.

rules-abilities-title = Abilities
rules-abilities-1 = Your board has { $discs } discs, and under each of them is an ability. Assigning a disc as a worker unlocks its ability for the rest of the game.
rules-abilities-2 = These discs may leave at any time: those of the influence track, { disc-2a }, { disc-3a }, { disc-3b }, { disc-4a }, { disc-4c } and { disc-5a }.
rules-abilities-3 = The others have to wait: { disc-2b }, { disc-2c }, { disc-2d } and { disc-2e } for { disc-2a }, { disc-4b } for { disc-4a }, { disc-4d } for { disc-4c }, { disc-5b } for { disc-5a }, and { disc-5c } for { disc-5b }.
rules-abilities-4 = A new ability takes effect once the worker has been placed and paid for. So { disc-3b } does not help the worker that unlocks it.

rules-influence-title = Influence
rules-influence-1 = The influence track goes up to { $influence_most }, and discs cover the spaces { $inf5 }, { $inf10 }, { $inf15 } and { $inf20 }. Your marker stops before the first covered space, and any excess is lost.
rules-influence-2 = So you may have at most { $cap_none } influence until the disc on { $inf5 } is gone, then { $cap_5 }, then { $cap_10 }, then { $cap_15 }. These discs may leave in any order, but a higher one helps only when the lower ones are gone.

rules-point-abilities-title = Abilities for points
rules-point-abilities-1 = { disc-2a }: you score a point in every renewal phase. You must unlock it before the others of this kind, which score at the end of the game.
rules-point-abilities-2 = { disc-2b }: a point for every { $cubes_for_point } cubes that you still have. { disc-2c }: a point for every { $coins_for_point } coins. { disc-2d }: { $influence_for_point ->
        [one] a point for every influence
       *[other] a point for every { $influence_for_point } influence
    }.
rules-point-abilities-3 = { disc-2e }: { $set_points } points for every set of { $accessories } different accessories. Those that you have spent on contracts count as well.

rules-profession-abilities-title = Abilities with professions
rules-profession-abilities-1 = { disc-3a }: once per turn, before your action, you may discard both cards beside the red deck or both beside the blue deck. They are replaced at once; the top card of the deck itself stays.
rules-profession-abilities-2 = { disc-3b }: a row into which you create may become as long as the one below it.

rules-card-abilities-title = Abilities with cards
rules-card-abilities-1 = { disc-4a }: when you fulfil a contract, { $substitute } cubes of one colour may replace a single one of another. You may do that as often as your cubes allow. In the final scoring the printed cubes count.
rules-card-abilities-2 = { disc-4b }, after { disc-4a }: with a white cube from a furnace you may acquire a second card from the same market. Both cost what they cost before any cards slide.
rules-card-abilities-3 = { disc-4c }: before you acquire a card, you may discard the cheapest card of that market; the others slide down and a new one is added. You may do it once per action, and only if you then acquire a card from that market.
rules-card-abilities-4 = { disc-4d }, after { disc-4c }: a card costs one less, but never less than { $cost_least }. This applies to one card per action: the first that costs more than that.

rules-goods-abilities-title = Abilities with goods
rules-goods-abilities-1 = From a private factory you take { $taken_none ->
        [one] a single cube
       *[other] { $taken_none } cubes
    }; with { disc-5a } up to { $taken_5a }, with { disc-5b } up to { $taken_5b }, with { disc-5c } up to { $taken_5c }. They come from the same factory, in any colours that lie there.
rules-goods-abilities-2 = If you took { $cubes_for_furnace } cubes or more, you may use an empty furnace instead of activating the row: its professions are activated, or you acquire a card there. You take no glass from it, and { disc-4b } does not apply.

rules-markets-title = The markets of cards
rules-markets-1 = There are { $market_spaces } contracts and { $market_spaces } investments to choose from. They cost from { $cost_least } to { $cost_most }, depending on the space where they lie and not on what they are worth.
rules-markets-2 = When a card has been taken, the more expensive ones slide down and become cheaper, and a new one is added on the most expensive space. That happens at the end of the action.
rules-markets-3 = Acquiring a card is optional. A table may choose otherwise when the game is set up.

rules-contracts-title = Accepting a contract
rules-contracts-1 = Pay its cost in influence and put it in one of your { $contract_slots } slots. Without a free slot you cannot accept another; you free a slot only by fulfilling a contract.
rules-contracts-2 = A contract shows the cubes that it needs, sometimes an accessory, and whom it is for: the Crown, the colonies or the United Kingdom.
rules-contracts-3 = Contracts that you never fulfil cost you nothing at the end.

rules-investments-title = Funding an investment
rules-investments-1 = Pay its cost in coins. It goes on the next free space in the row of its cubes: orange, pink or black. A card without cubes goes into a row of your choice.
rules-investments-2 = You may have any number of investments. Those in the same place of their rows form a column: the first cards are the first column, and so on.
rules-investments-3 = Nothing else happens now. Columns are activated in the renewal phase.

rules-renewal-title = The renewal phase
rules-renewal-1 = If { $empty_furnaces } or more furnaces are empty at the end of a turn, there is a renewal phase. Its steps always come in the same order.
rules-renewal-2 = First, the army advances. Second, the empty furnaces are refilled. Third, whoever has { disc-2a } scores a point, and fourth, the private factories are emptied.
rules-renewal-3 = Fifth, columns of investments are activated. Sixth, the private factories are supplied. Seventh and last, contracts are fulfilled; what you gain in one step you can use in the next.
rules-renewal-4 = All players complete a step before the next one begins. Where the order matters, the player whose turn triggered the phase goes first, and the others follow clockwise.

rules-army-title = The army, and new glass
rules-army-1 = The army starts on { $army_start } and moves { $army_step } spaces down the score track in each renewal phase. Meanwhile you move up. When you meet, the end of the game is triggered.
rules-army-2 = Only empty furnaces are refilled. The space of the army shows how many cubes they get, by the number of players: at first up to { $refill_most }, at the end { $refill_least ->
        [one] a single one
       *[other] { $refill_least }
    }.
rules-army-3 = Whatever is left in the private factories goes back to the supply, so take goods before that happens.

rules-columns-title = Activating columns
rules-columns-1 = For each column you decide whether to activate all of it or nothing. Pay every forest and dunes symbol on its cards by moving your marker down there; if you cannot pay them all, you cannot activate the column.
rules-columns-2 = Then score all its points and set aside all its cubes. These cubes never go to your own reserve: they are for the private factories.

rules-supply-title = Supplying private factories
rules-supply-1 = You must deliver every cube that you have set aside, split as you like. You gain the reward of each delivery at once, and the cubes stay in the factory for anyone to take.
rules-supply-2 = Upper left: a black cube gives { $supply_ul } influence. Upper right: a black cube gives { $supply_ur ->
        [one] a coin
       *[other] { $supply_ur } coins
    }. Lower left: an orange cube gives { $supply_ll } influence; lower right: a pink cube gives { $supply_lr } coins.
rules-supply-3 = Sets give more. For one cube of each colour together, you may acquire a contract or an investment at its cost (upper left) or assign a worker at its cost (upper right).
rules-supply-4 = Black and pink in the lower left, or black and orange in the lower right, give an accessory of your choice. A reward that you cannot or do not want to use is lost.

rules-fulfil-title = Fulfilling contracts
rules-fulfil-1 = At the end of a renewal phase you may fulfil any of your contracts. Pay all its cubes and its accessory from what you have; you cannot fulfil a contract in part.
rules-fulfil-2 = If a contract takes any accessory, you choose which. Spent accessories still count for { disc-2e }.
rules-fulfil-3 = The card moves to the row of its type. There is no reward now: fulfilled contracts score at the end of the game.

rules-tracks-title = Forest and dunes
rules-tracks-1 = Both tracks go from zero to { $track_most }, and everyone begins on { $track_start }. Professions move you up; investments move you down.
rules-tracks-2 = At the end each track scores by its sector: { $sector_middle_points } points from space { $sector_middle } on, { $sector_high_points } points from space { $sector_high } on, and nothing below that. Steps beyond the last space are lost.

rules-ending-title = The end of the game
rules-ending-1 = The end of the game is triggered when the army and a player's points meet or pass each other, in a renewal phase or during a turn.
rules-ending-2 = The round is played to its end, so that everyone has had the same number of turns. Then each player has one more turn. There may still be renewal phases.
rules-ending-3 = After the very last turn there is a final renewal phase, however many furnaces are empty. Then the points are counted.

rules-scoring-title = Final scoring
rules-scoring-1 = To the points on the score track you add those for your sectors in the forest and the dunes, for your masters, and for apprentices on your masters' cards.
rules-scoring-2 = Masters: { $master_stephens } beside a furnace, { $master_lower } beside a lower private factory, { $master_upper } beside an upper one. Each apprentice there adds { $apprentice_points ->
        [one] a point
       *[other] { $apprentice_points } points
    } for the master.
rules-scoring-3 = Contracts are scored by columns across the types: the first of each type, the second of each, and so on. A column is worth its number of cards times the number of cubes printed on them: { $types } cards with { $example_cubes } cubes make { $example_points } points.
rules-scoring-4 = Last come { disc-2b }, { disc-2c }, { disc-2d } and { disc-2e }, if you have unlocked them.

rules-ties-title = Ties
rules-ties-1 = With equal points, the player with more influence wins, then the player with more coins. If that is equal too, they share the victory.

rules-solo-title = Playing alone: the Automa
rules-solo-1 = When you play alone, your rival is the Automa. Furnaces begin with { $furnace_cubes_solo } cubes and you have { $coins_first } coins. You begin, and then you and the Automa take turns.
rules-solo-2 = The Automa has a deck of { $automa_cards } cards, a bag with { $automa_bag } cubes of each colour of goods, and a worker on a starting profession on the other side than yours.
rules-solo-3 = You may never have more than { $more_workers } workers more than the Automa. It owns nothing and scores nothing, but it gets in your way.

rules-automa-turn-title = The Automa's turn
rules-automa-turn-1 = It reveals a card and does what the card says. When all cards have been played, they are reshuffled.
rules-automa-turn-2 = A furnace: it removes a cube there; if it is empty, it follows the arrow to the next. At an upper furnace your own workers in the row give their benefits. With a white cube, the cards with the costs shown are removed from the market.
rules-automa-turn-3 = A profession: it places the card shown in the highest row on its side that the rules allow, with its next worker as the master. Its workers never give it anything.
rules-automa-turn-4 = A private factory: it removes cubes there, or from the next one along the arrow; you choose which. At first it is a single one, with many workers up to { $automa_goods_most }. If all are empty, it removes a glass cube, following the same arrow.

rules-automa-renewal-title = The Automa in a renewal phase
rules-automa-renewal-1 = The phase is played as usual, and furnaces are refilled as for a pair of players. Before you supply, the Automa does so by its last card: cubes drawn from its bag, one for each private factory along the arrow.
rules-automa-renewal-2 = If that card shows a disc, its next worker becomes an apprentice on a card with your master, which is a point for you at the end. Without a free slot nothing happens.

rules-automa-end-title = The end of a solo game
rules-automa-end-1 = The army decides when the game is over, not the points. The final renewal phase is the one that brings it to space { $final_easy } (easy), { $final_normal } (normal) or { $final_hard } (hard).
rules-automa-end-2 = After it come the last turns: yours if the Automa's turn triggered the phase, otherwise the Automa's and then yours. There is no further renewal phase, and your points are counted.
rules-automa-end-3 = Your points give you a rank (easy, normal, hard): { rank-artisan } from { $artisan_easy }, { $artisan_normal }, { $artisan_hard } points, { rank-glassmaker } from { $glassmaker_easy }, { $glassmaker_normal }, { $glassmaker_hard }. With fewer points your rank is { rank-apprentice }, which is not a victory.

rules-opponents-title = Opponents
rules-opponents-1 = For a greater challenge choose an opponent to beat. You win with { $target_easy } points (easy), { $target_normal } (normal) or { $target_hard } (hard), and the final renewal phase is always the one on space { $opponent_final }. Each opponent changes one rule.
rules-opponents-2 = { opponent-op1 }: you start { $tracks_lower } spaces lower in the forest and the dunes. { opponent-op2 }: the markets have no space of cost { $cost_most }.
rules-opponents-3 = { opponent-op3 }: you may not gain a further accessory of a kind before you have completed a set of { $accessories }. { opponent-op4 }: you never have the ability { disc-2d }, its disc stays on your board.
rules-opponents-4 = { opponent-op5 }: all discs of the influence track lie on space { $stacked_on }, so you have at most { $stacked_cap } influence until the last of them is gone.

rules-scenarios-title = Scenarios
rules-scenarios-1 = A scenario adds a condition to a solo game. They are entirely our own, and none is used unless you choose one.
rules-scenarios-2 = { scenario-sc1 } begins with { $scenario_cubes } cubes in the lower furnaces. The others ask you to reach space { $scenario_track } of the forest or of the dunes, where you start { $scenario_lower ->
        [one] one space
       *[other] { $scenario_lower } spaces
    } lower, or to fulfil { $scenario_contracts } contracts of a type. If you fail, you do not win.

rules-rulings-title = Where the rulebook is unclear
rules-rulings-1 = The printed rules do not settle everything. This section and the ones above say how we play; nearly every such question can be decided otherwise when a game is set up.
rules-rulings-2 = Acquiring a card is optional. { disc-4a } may be used any number of times for a contract. When the Automa takes goods, your professions are not activated.
rules-rulings-3 = The starting worker may be any disc that may leave, and its ability applies at once. Points that reach the army during a turn trigger the end, just as the army does; on space zero the army stays, and triggers it too.
rules-rulings-4 = { disc-4b } is for white glass only, not for an empty furnace or a supplied set; { disc-4c } and { disc-4d } are for every acquisition. A worker earned by a set may create or reinforce, but { disc-3a } is for the start of a turn.
rules-rulings-5 = If a deck of contracts or investments is empty, its discards are shuffled; without any, the most expensive spaces stay empty. A renewal phase due on the very last turn is the final one.
rules-rulings-6 = Ours too are the sides and coins at the start, where influence stops, and that supplying comes before fulfilling. Alone, so are the cubes for empty furnaces, what the Automa does where there is nothing to take or no slot, and the last turns.

rules-own-cards-title = Our own cards
rules-own-cards-1 = The procedure and the board are those of the game. The decks are not: the rules print only a few of the { $professions } professions, { $contracts } contracts and { $investments } investments, so we made the others to fit.
rules-own-cards-2 = Ours too are the Automa's cards, the scenarios, the pairing of opponents and their rules, the coins at the start, the lengths of the tracks, and most of the cubes for empty furnaces.
rules-own-cards-3 = Whoever owns the game can write its cards into a file and play with those. The documentation says how.

rules-moves-title = Moves and undoing them
rules-moves-1 = Every move can be typed, with the same words in all languages. Whatever the page or the terminal offers is a move that is allowed.
rules-moves-2 = You can undo a move until it has revealed something or others have played on. What you have undone you can redo.
