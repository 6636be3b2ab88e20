# The names of the game: cards, discs, places, cubes, and amounts of things.
# Names stand alone or as arguments of sentences, in their basic form: a sentence that needs another form selects on the id.

## Professions of the left side (red)

card-r01 = Clerk
card-r02 = Overseer
card-r03 = Schoolmaster
card-r04 = Sand Digger
card-r05 = Resin Tapper
card-r06 = Physician
card-r07 = Woodcutter
card-r08 = Carter
card-r09 = Glassworker
card-r10 = Stoker
card-r11 = Glassblower
card-r12 = Basketmaker
card-r13 = Wickerworker
card-r14 = Cratemaker
card-r15 = Musician
card-r16 = Glass Cutter
card-r17 = Forester
card-r18 = Gamekeeper
card-r19 = Moneychanger
card-r20 = Drover
card-r21 = Apothecary
card-r22 = Potter
card-r23 = Lustre Maker

## Professions of the right side (blue)

card-b01 = Fishwife
card-b02 = Laundress
card-b03 = Merchant
card-b04 = Pine Nut Seller
card-b05 = Salter
card-b06 = Goldsmith
card-b07 = Boatman
card-b08 = Sawyer
card-b09 = Bottle Seller
card-b10 = Foundryman
card-b11 = Weaver
card-b12 = Tinsmith
card-b13 = Carpenter
card-b14 = Cabinetmaker
card-b15 = Actor
card-b16 = Engraver
card-b17 = Fisherman
card-b18 = Gardener
card-b19 = Notary
card-b20 = Muleteer
card-b21 = Midwife
card-b22 = Tilemaker
card-b23 = Upholsterer

## Starting professions

card-s1 = Porter
card-s2 = Gatekeeper
card-s3 = Night Watchman
card-s4 = Messenger

## Contracts of the Crown: for whom the goods are

card-cr01 = Royal Wardrobe
card-cr02 = Queen’s Parlour
card-cr03 = Palace Cellar
card-cr04 = Mirror Gallery
card-cr05 = State Banquet
card-cr06 = Royal Barge
card-cr07 = Court Pharmacy
card-cr08 = Ajuda Palace
card-cr09 = Throne Room
card-cr10 = Royal Opera
card-cr11 = Royal Chapel
card-cr12 = Mafra Palace
card-cr13 = Royal Wedding

## Contracts of the colonies

card-co01 = Bissau Post
card-co02 = Cape Verde
card-co03 = Goa Mission
card-co04 = Macau Traders
card-co05 = Bahia Wharf
card-co06 = Luanda Garrison
card-co07 = Rio Hospital
card-co08 = Recife Market
card-co09 = Wine Fleet
card-co10 = Mozambique
card-co11 = Timor Chapel
card-co12 = Ouro Preto
card-co13 = Viceroy’s House

## Contracts of the United Kingdom

card-uk01 = Bristol Grocer
card-uk02 = London Draper
card-uk03 = Bath Tavern
card-uk04 = Kew Greenhouse
card-uk05 = Oxford College
card-uk06 = Leeds Townhouse
card-uk07 = Cornish Chapel
card-uk08 = Liverpool Docks
card-uk09 = Covent Garden
card-uk10 = Brighton Terrace
card-uk11 = Plymouth Inn
card-uk12 = Royal Society
card-uk13 = Greenwich Stores

## Investments in wooden utensils (orange)

card-or1 = Sawmill
card-or2 = Turner’s Shop
card-or3 = Cooperage
card-or4 = Boatyard
card-or5 = Charcoal Kilns
card-or6 = Clog Workshop
card-or7 = Timber Yard
card-or8 = Furniture Works

## Investments in fabrics (pink)

card-pi1 = Spinning Shed
card-pi2 = Weaving Shed
card-pi3 = Dye House
card-pi4 = Fulling Mill
card-pi5 = Lace School
card-pi6 = Ropewalk
card-pi7 = Wool Loft
card-pi8 = Cotton Mill

## Investments in ceramics (black)

card-bl1 = Potter’s Wheel
card-bl2 = Tile Works
card-bl3 = Clay Pit
card-bl4 = Brick Kiln
card-bl5 = Sand Quarry
card-bl6 = Stoneware Kiln
card-bl7 = Great Kiln
card-bl8 = Porcelain Works

## Investments without cubes

card-no1 = Bakery
card-no2 = Tavern
card-no3 = Theatre
card-no4 = Resin Still
card-no5 = Hunting Lodge
card-no6 = Salt Pans
card-no7 = Shipyard
card-no8 = Harbour

## Cards of the Automa

automa-a01 = Bottles for the Cellar
automa-a02 = Crystal for the Ball
automa-a03 = Panes for Lisbon
automa-a04 = Panes for Coimbra
automa-a05 = After the Storm
automa-a06 = A New Trade
automa-a07 = News from the Coast
automa-a08 = A Master from Abroad
automa-a09 = Buyers from Porto
automa-a10 = A Slow Market Day

## Discs: the short names of the abilities under them, and what each does

disc-influence = Influence { $space }
disc-2a = Renown
disc-2b = Full Storehouse
disc-2c = Full Purse
disc-2d = Friends at Court
disc-2e = Complete Sets
disc-3a = New Faces
disc-3b = Level Rows
disc-4a = Two for One
disc-4b = Double Deal
disc-4c = Clear the Cheapest
disc-4d = Discount
disc-5a = Handcart
disc-5b = Ox Cart
disc-5c = Wagon

ability-influence = Your influence can reach space { $space } and go beyond it, up to the next covered space.
ability-2a = In every renewal phase you gain a point.
ability-2b = At the end you score a point for every { $cubes } cubes that you still have.
ability-2c = At the end you score a point for every { $coins } coins that you still have.
ability-2d = { $influence ->
    [1] At the end you score a point for each influence that you still have.
   *[other] At the end you score a point for every { $influence } influence that you still have.
}
ability-2e = At the end you score { $points } points for each set of three different accessories, whether you hold them or have spent them on contracts.
ability-3a = Once per turn, before your action, you may replace the red or the blue professions beside their deck.
ability-3b = When you create a profession, its row may become as long as the row below it. Otherwise it must stay shorter.
ability-4a = When you fulfil a contract, { $two } cubes of one colour may replace 1 cube of another.
ability-4b = When you take a white cube from a furnace, you may acquire two cards instead of one.
ability-4c = Before you acquire a card, you may discard the cheapest one in that market; the others move up, and you acquire one of them.
ability-4d = One card that you acquire in an action costs 1 less, but never less than 1.
# $n is how many cubes may be taken
ability-goods = { $n ->
    [one] You may take up to { $n } cube from a private factory at once.
   *[other] You may take up to { $n } cubes from a private factory at once.
}

# $disc is the name of the ability that must be there before
ability-after = Only after { $disc }.

## Places: where a furnace or a private factory stands

place-ul = upper left
place-ur = upper right
place-ll = lower left
place-lr = lower right

furnace-ul = upper left furnace
furnace-ur = upper right furnace
furnace-ll = lower left furnace
furnace-lr = lower right furnace

factory-ul = upper left private factory
factory-ur = upper right private factory
factory-ll = lower left private factory
factory-lr = lower right private factory

## Rows of professions

row-left-stephens = row of the upper left furnace
row-left-lower = row of the lower left private factory
row-left-upper = row of the upper left private factory
row-right-stephens = row of the upper right furnace
row-right-lower = row of the lower right private factory
row-right-upper = row of the upper right private factory

## Cubes and accessories

cube-green = green (bottles)
cube-blue = blue (crystal)
cube-white = white (window glass)
cube-orange = orange (wooden utensils)
cube-pink = pink (fabrics)
cube-black = black (ceramics)

accessory-basket = basket
accessory-crate = crate
accessory-chandelier = chandelier
accessory-any = any accessory

## What is counted, without its number

resource-coin = coins
resource-influence = influence
resource-forest = forest
resource-dunes = dunes
resource-points = points

## Types of contracts, phases, levels, ranks

type-crown = the Crown
type-colonies = the colonies
type-uk = the United Kingdom

phase-start = set-up
phase-turn = turns
phase-renewal = renewal phase
phase-over = end

level-easy = easy
level-normal = normal
level-hard = hard

rank-apprentice = apprentice
rank-artisan = artisan
rank-glassmaker = glassmaker

## Opponents of the solo game, and what each forbids. $army is the army's space of the final renewal

opponent-none = no opponent
opponent-op1 = The Forest Warden
opponent-op2 = The Customs Officer
opponent-op3 = The Guild Master
opponent-op4 = The Jealous Courtier
opponent-op5 = The Lord Chamberlain

restriction-none = You play only against the Automa.
restriction-op1 = You begin { $lower } spaces lower in the forest and in the dunes. The final renewal phase comes when the army reaches space { $army }.
restriction-op2 = The markets have only { $spaces } spaces for contracts and { $spaces } for investments, without the most expensive one. The final renewal phase comes when the army reaches space { $army }.
restriction-op3 = You may gain a second accessory of a kind only after a set of three different ones. The final renewal phase comes when the army reaches space { $army }.
restriction-op4 = You cannot have the ability { $disc }: its disc stays on your board. The final renewal phase comes when the army reaches space { $army }.
restriction-op5 = Your four influence discs are stacked on space { $space }, and you stay below it until the last of them is gone. The final renewal phase comes when the army reaches space { $army }.

## Scenarios of the solo game, and what each asks

scenario-off = no scenario
scenario-sc1 = The Earthquake
scenario-sc2 = The Pine Forest
scenario-sc3 = The Dunes
scenario-sc4 = The Crown
scenario-sc5 = The Colonies
scenario-sc6 = The United Kingdom

task-off = Nothing special.
task-sc1 = The lower furnaces begin with { $cubes } cubes each.
task-sc2 = You begin { $lower } lower in the forest and must end there on space { $space } or above.
task-sc3 = You begin { $lower } lower in the dunes and must end there on space { $space } or above.
task-sc4 = You must fulfil at least { $n } contracts of the Crown.
task-sc5 = You must fulfil at least { $n } contracts of the colonies.
task-sc6 = You must fulfil at least { $n } contracts of the United Kingdom.

## Players

seat = Seat { $seat }

## Amounts that stand alone, after a colon or in a list

amount-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
amount-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influence
}
amount-forest = { $n ->
    [one] { $n } step in the forest
   *[other] { $n } steps in the forest
}
amount-dunes = { $n ->
    [one] { $n } step in the dunes
   *[other] { $n } steps in the dunes
}
amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
amount-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
amount-green = { $n ->
    [one] { $n } green cube
   *[other] { $n } green cubes
}
amount-blue = { $n ->
    [one] { $n } blue cube
   *[other] { $n } blue cubes
}
amount-white = { $n ->
    [one] { $n } white cube
   *[other] { $n } white cubes
}
amount-orange = { $n ->
    [one] { $n } orange cube
   *[other] { $n } orange cubes
}
amount-pink = { $n ->
    [one] { $n } pink cube
   *[other] { $n } pink cubes
}
amount-black = { $n ->
    [one] { $n } black cube
   *[other] { $n } black cubes
}
amount-accessory = { $n ->
    [one] { $n } accessory
   *[other] { $n } accessories
}
amount-basket = { $n ->
    [one] { $n } basket
   *[other] { $n } baskets
}
amount-crate = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
amount-chandelier = { $n ->
    [one] { $n } chandelier
   *[other] { $n } chandeliers
}
amount-nothing = nothing

## Amounts as the object of a verb: of "pay", "gain", "take", "need", "deliver"

some-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
some-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influence
}
some-forest = { $n ->
    [one] { $n } step in the forest
   *[other] { $n } steps in the forest
}
some-dunes = { $n ->
    [one] { $n } step in the dunes
   *[other] { $n } steps in the dunes
}
some-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
some-cube = { $n ->
    [one] { $n } cube of any colour
   *[other] { $n } cubes of any one colour
}
some-green = { $n ->
    [one] { $n } green cube
   *[other] { $n } green cubes
}
some-blue = { $n ->
    [one] { $n } blue cube
   *[other] { $n } blue cubes
}
some-white = { $n ->
    [one] { $n } white cube
   *[other] { $n } white cubes
}
some-orange = { $n ->
    [one] { $n } orange cube
   *[other] { $n } orange cubes
}
some-pink = { $n ->
    [one] { $n } pink cube
   *[other] { $n } pink cubes
}
some-black = { $n ->
    [one] { $n } black cube
   *[other] { $n } black cubes
}
some-accessory = { $n ->
    [one] { $n } accessory of your choice
   *[other] { $n } accessories of your choice
}
some-basket = { $n ->
    [one] { $n } basket
   *[other] { $n } baskets
}
some-crate = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
some-chandelier = { $n ->
    [one] { $n } chandelier
   *[other] { $n } chandeliers
}
