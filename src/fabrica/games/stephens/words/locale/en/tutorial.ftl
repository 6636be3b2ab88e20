## The tutorial: for each step a title, what to understand, what to do, a hint after a move that does not help, and praise

tutorial-glass-title = Take glass
tutorial-glass-text = In the middle are the { $furnaces } furnaces of Stephens' factory. When you take a cube of glass, its furnace does something for you: an upper one activates the professions beside it. Your first worker is on the left, beside the green glass.
tutorial-glass-task = In this turn, get a green cube and a coin.
tutorial-glass-hint = Your worker helps only when glass is taken from the furnace beside it, the upper left one. Then choose the coin.
tutorial-glass-done = Glass for a contract, and a coin from your worker. Whenever anyone takes green glass, your worker brings you something again.

tutorial-contract-title = Accept a contract
tutorial-contract-text = With white glass from the lower left furnace you may accept a contract. It costs from { $cost_least } to { $cost_most } influence, depending on the space where it lies. Later you fulfil it with cubes, and at the end it is worth points.
tutorial-contract-task = You have a green cube. Take white glass, and accept the contract that needs one green and one white cube.
tutorial-contract-hint = White glass from the lower left furnace is for contracts, from the lower right for investments. The cheapest contract is not the one that you can fulfil soon: look at the next one ({ card-uk04 }).
tutorial-contract-done = Now you have everything that it needs. The more expensive contracts have moved down, and a new one has been added.

tutorial-investment-title = Fund an investment
tutorial-investment-text = With white glass from the lower right furnace you may fund an investment with coins. It goes into the row of its cubes, or into any row if it has none. Investments in the same place of their rows form a column, and a column is activated as a whole.
tutorial-investment-task = Your first column has an orange and a black investment, but no pink one. Fund the card without cubes and add it to that first column.
tutorial-investment-hint = In the orange or the black row it would be the second card, and so begin a second column. Which row is still empty? Put the card there ({ card-no3 }).
tutorial-investment-done = A column of { $types } cards: when you activate it, you also score the points of the new card.

tutorial-create-title = Create a profession
tutorial-create-text = Instead of taking a cube you may assign a worker, for instance by creating a profession: pay for its upper slot and place it in a row on its side. A higher row must stay shorter than the one below, but a master there is worth more at the end.
tutorial-create-task = Create a red profession beside the lower private factory, where its master is worth { $master_lower } points. Then choose any disc to be the worker.
tutorial-create-hint = There are 2 professions beside the furnace, so there is room for one in the row above it. Choose that row, not the one beside the furnace.
tutorial-create-done = Your disc is the master there. Whenever goods are taken from that factory, your worker gives you its benefit, and the disc has unlocked an ability.

tutorial-reinforce-title = Reinforce a profession
tutorial-reinforce-text = A profession with a lower slot has room for an apprentice. If its master is another player's, you may put a worker there and take the same benefit from then on.
tutorial-reinforce-task = You have a single coin. Reinforce a profession of your opponent, and keep your coin.
tutorial-reinforce-hint = Some lower slots cost something, and some professions have none. Look for a lower slot that is free of charge ({ card-r02 }); then choose a disc.
tutorial-reinforce-done = An apprentice for free! Your opponent will score { $apprentice_points ->
        [one] a point
       *[other] { $apprentice_points } points
    } for it at the end; you have the benefit from now on.

tutorial-activate-title = Activate a row
tutorial-activate-text = When a row is activated, each of your workers there gives its benefit once, in any order. Some let you choose, some are a trade: pay what is to the left of the arrow, gain what is to the right.
tutorial-activate-task = You have nothing at all. Activate the red row beside the furnace and end with 2 coins.
tutorial-activate-hint = One worker turns an influence into coins ({ card-r19 }). So which gain from the other one do you need first?
tutorial-activate-done = Influence first, then the trade: the order matters. Your opponent has a worker in that row too, and is next to take a benefit.

tutorial-unlock-title = Unlock an ability
tutorial-unlock-text = Under each disc on your board is an ability, which is unlocked when you assign the disc as a worker. Some discs block the influence track: your marker stops before the one on { $inf5 }, and more than { $cap_none } influence would be lost.
tutorial-unlock-task = You have { $cap_none } influence and cannot gain more. Assign a worker so that your influence can grow again, without spending influence.
tutorial-unlock-hint = There is a red profession that costs nothing ({ card-r04 }). Then take the disc that blocks your way: the one on { $inf5 }, not a higher one.
tutorial-unlock-done = Now there is room for { $cap_5 } influence. The other discs do all kinds of things: more cubes, cheaper cards, points at the end.

tutorial-goods-title = Take goods
tutorial-goods-text = Private factories hold goods: orange, pink and black cubes. When you take one, the row of professions beside that factory is activated. With the ability { disc-5a }, which you have, you may take up to { $taken_5a } cubes from the same factory.
tutorial-goods-task = Your contract needs orange and pink. Get both in this turn, and a coin from your worker.
tutorial-goods-hint = Take the first cube from a factory that has both colours and your worker beside it. Then take the other colour as well.
tutorial-goods-done = Both in a single turn. With more discs of that kind you take even more, and may then use an empty furnace.

tutorial-renewal-title = The renewal phase
tutorial-renewal-text = With { $empty_furnaces } empty furnaces at the end of a turn there is a renewal phase: the army advances, empty furnaces are refilled, and you may activate columns of investments. Forest and dunes on the cards are steps down on those tracks. At the end each track scores by sector.
tutorial-renewal-task = Trigger the renewal phase by taking the last cube of a furnace. Then activate a column, but stay on space { $sector_middle } of the forest, which is worth { $sector_middle_points } points.
tutorial-renewal-hint = The lower left furnace has only one cube. Of your columns, the first would cost a step in the forest; the second costs steps in the dunes.
tutorial-renewal-done = Points for the column, and nothing lost: in the dunes you were far below the next sector. The other column would have cost more than it brings.

tutorial-supply-title = Supply and fulfil
tutorial-supply-text = All the cubes of activated columns must go to private factories, and each delivery is rewarded: a single cube with coins or influence, a set with something better. At the end of a renewal phase you may fulfil contracts with what you have.
tutorial-supply-task = Fulfil the contract for the colonies ({ card-co09 }). You have the green cube for it, but no crate yet.
tutorial-supply-hint = Activate your column, then deliver a black and an orange cube together to the lower right factory: that gives an accessory of your choice. Do not deliver the orange cube alone.
tutorial-supply-done = Delivered and fulfilled at once! The contract is now in its row, and the goods wait in the factories for anyone to take.

tutorial-ending-title = The end, and who wins
tutorial-ending-text = When the army and a player's points meet, the last turns begin, and a final renewal phase ends the game. Contracts then score by columns, the first of each type together: cards times cubes. Tracks, masters and abilities score as well.
tutorial-ending-task = You are 5 points behind, and this is the final renewal phase. Your ability { disc-2d } makes every influence a point, but perhaps there is something better to do with the last cubes. Win the game!
tutorial-ending-hint = Influence would bring 3 points. The contract for the United Kingdom ({ card-uk09 }) would be the third card of your first column: what does it still lack?
tutorial-ending-done = You win! With the basket, the column grew from 2 cards with 6 cubes to 3 cards with 7, which is 9 points more.

tutorial-automa-title = Against the Automa
tutorial-automa-text = When you play alone, your rival is the Automa, which reveals a card in each of its turns. It gains nothing, but it takes cubes and cards away and creates professions. If it takes glass from an upper furnace, your own workers beside that furnace give their benefits.
tutorial-automa-task = The Automa has one card left, and with it takes green glass. Get 2 coins before your next turn.
tutorial-automa-hint = Your worker is beside the green glass and helps in your turn as well as in the Automa's. Choose the coin both times.
tutorial-automa-done = One coin in your turn and one in the Automa's. Now you know the game: the glassworks are yours!
