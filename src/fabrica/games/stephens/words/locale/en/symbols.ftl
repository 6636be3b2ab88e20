## The symbols of the page, a sentence each

symbol-cube-green = Green glass: bottles, from the upper left furnace.
symbol-cube-blue = Blue glass: crystal, from the upper right furnace.
symbol-cube-white = White glass: window glass, from the lower furnaces.
symbol-cube-orange = Orange goods: wooden utensils, from a private factory.
symbol-cube-pink = Pink goods: fabrics, from a private factory.
symbol-cube-black = Black goods: ceramics, from a private factory.
symbol-cube-any = A cube of any colour, as you choose.
symbol-basket = A basket, one of the { $accessories } accessories.
symbol-crate = A crate, one of the { $accessories } accessories.
symbol-chandelier = A chandelier, one of the { $accessories } accessories.
symbol-accessory-any = An accessory of your choice.
symbol-coin = Coins pay for investments and for most red professions.
symbol-influence = Influence pays for contracts and for most blue professions.
symbol-points = Points on the score track, where the army comes towards you.
symbol-forest = A step in the forest: up when you gain it, down when you pay it.
symbol-dunes = A step in the dunes: up when you gain it, down when you pay it.
symbol-army = The army moves { $army_step } spaces down the score track in every renewal phase.
symbol-furnace = A furnace of Stephens' factory, from which glass is taken.
symbol-factory = A private factory, which players supply and from which goods are taken.
symbol-disc = A disc from a player board: it becomes a worker, and the ability that it covered is unlocked.
symbol-master = The master: a worker on the upper slot of a profession.
symbol-apprentice = The apprentice: another player's worker on the lower slot of a profession.
symbol-contract = A contract needs cubes, and once fulfilled it scores at the end.
symbol-investment = An investment is activated in a renewal phase, together with the others in its column.
symbol-type-crown = A contract for the Crown.
symbol-type-colonies = A contract for the colonies.
symbol-type-uk = A contract for the United Kingdom.
symbol-profession-red = A red profession: it lies in a row on the left.
symbol-profession-blue = A blue profession: it lies in a row on the right.
symbol-renewal = There is a renewal phase when { $empty_furnaces } furnaces are empty at the end of a turn.
symbol-first-player = The first player: the game and every round begin here.
symbol-end-flag = The end of the game has been triggered: only the last turns are left.
symbol-ability-2a = { disc-2a }: a point in every renewal phase.
symbol-ability-2b = { disc-2b }, after { disc-2a }: at the end a point for every { $cubes_for_point } cubes that you still have.
symbol-ability-2c = { disc-2c }, after { disc-2a }: at the end a point for every { $coins_for_point } coins.
symbol-ability-2d = { disc-2d }, after { disc-2a }: at the end { $influence_for_point ->
        [one] a point for every influence
       *[other] a point for every { $influence_for_point } influence
    }.
symbol-ability-2e = { disc-2e }, after { disc-2a }: at the end { $set_points } points for every set of { $accessories } different accessories, held or spent.
symbol-ability-3a = { disc-3a }: once in your turn, before your action, replace both professions beside a deck.
symbol-ability-3b = { disc-3b }: a row into which you create may become as long as the one below it.
symbol-ability-4a = { disc-4a }: for a contract, { $substitute } cubes of one colour may replace one of another.
symbol-ability-4b = { disc-4b }, after { disc-4a }: with white glass from a furnace you may acquire a second card.
symbol-ability-4c = { disc-4c }: before acquiring, you may discard the cheapest card of the market.
symbol-ability-4d = { disc-4d }, after { disc-4c }: a card in each action costs one less, but never less than { $cost_least }.
symbol-ability-5a = { disc-5a }: take up to { $taken_5a } cubes from a private factory.
symbol-ability-5b = { disc-5b }, after { disc-5a }: take up to { $taken_5b } cubes from a private factory, and after { $cubes_for_furnace } you may use an empty furnace.
symbol-ability-5c = { disc-5c }, after { disc-5b }: take up to { $taken_5c } cubes from a private factory.
symbol-ability-inf = A disc on the influence track: your influence stops before it until you assign it as a worker.
