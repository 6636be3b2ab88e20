# The names of the cards: all our own.

## Encounters

encounter-1 = Village fair
encounter-2 = Woodcutters’ camp
encounter-3 = Harvest supper
encounter-4 = Scrap heap
encounter-5 = Field kitchen
encounter-6 = Market day
encounter-7 = Leaking barrel
encounter-8 = Oil carrier
encounter-9 = Old pumping station
encounter-10 = Roadside workshop
encounter-11 = Apple orchard
encounter-12 = Sawmill
encounter-13 = Wandering preacher
encounter-14 = Smith’s family
encounter-15 = Flooded houses
encounter-16 = Hungry travellers
encounter-17 = Deserters
encounter-18 = Timber raft
encounter-19 = Quartermaster
encounter-20 = Village school
encounter-21 = Parade
encounter-22 = Bell foundry
encounter-23 = Inn full of soldiers
encounter-24 = Smugglers
encounter-25 = Inventor’s barn
encounter-26 = Winter games
encounter-27 = Railway yard
encounter-28 = Caravan

## Factory cards

factory-1 = Night shift
factory-2 = Academy
factory-3 = War stories
factory-4 = Arms sale
factory-5 = Guard of honour
factory-6 = Hired troops
factory-7 = Engineers
factory-8 = Supply drop
factory-9 = Laboratory
factory-10 = Assembly line
factory-11 = Building works
factory-12 = Officers’ school

## Objectives

objective-1 = Mountain passes
objective-2 = Below ground
objective-3 = Wide fields
objective-4 = Cold ground
objective-5 = Master of the Factory
objective-6 = Harsh warning
objective-7 = Few hands, much steel
objective-8 = Poor but loved
objective-9 = Winter stores
objective-10 = Deep woods
objective-11 = Head of the villages
objective-12 = Full coffers
objective-13 = Great gathering
objective-14 = Something of everything
objective-15 = As many here as there
objective-16 = Small convoy
objective-17 = At the gates
objective-18 = Peacemaker
objective-19 = Lakeside
objective-20 = Brick by brick
objective-21 = Cornered market
objective-22 = Straight from the Factory
objective-23 = Seasoned general

## Structure tiles

tile-1 = Beside tunnels
tile-2 = Beside lakes
tile-3 = Beside encounters
tile-4 = On tunnels
tile-5 = In a row
tile-6 = On farms and tundras

## The Automa

automa-card = Automa card { $card }
level-automa = Automa
level-autometta = Autometta
level-automaszyna = Automaszyna
level-ultimaszyna = Ultimaszyna
