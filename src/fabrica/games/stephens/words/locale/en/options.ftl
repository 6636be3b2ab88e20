# What is chosen before a game: the name of each option and of its values, for a list to choose from.

## Playing alone

option-level = Level
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-opponent = Opponent
option-opponent-none = None: only the Automa
option-opponent-op1 = Forest and dunes start lower
option-opponent-op2 = The dearest spaces of the markets are closed
option-opponent-op3 = No second accessory of a kind before a set
option-opponent-op4 = No points for influence at the end
option-opponent-op5 = The influence discs are stacked
option-scenario = Scenario
option-scenario-off = None
option-scenario-sc1 = Fewer cubes in the lower furnaces
option-scenario-sc2 = Climb in the forest
option-scenario-sc3 = Climb in the dunes
option-scenario-sc4 = Contracts of the Crown
option-scenario-sc5 = Contracts of the colonies
option-scenario-sc6 = Contracts of the United Kingdom

## Rulings: set-up

option-starting-worker = Starting worker
option-starting-worker-any-disc = Any disc
option-starting-worker-influence-disc = A disc of the influence track
option-starting-sides = Starting professions of two players
option-starting-sides-either = One on either side
option-starting-sides-random = On any sides
option-starting-coins = Starting coins
option-starting-coins-by-seat = More for later seats
option-starting-coins-equal = The same for all

## Rulings: tracks

option-influence-stop = Influence stops
option-influence-stop-before = Before a covered space
option-influence-stop-on = On a covered space
option-score-track = Points beyond the score track
option-score-track-endless = Are counted
option-score-track-ends = Are lost

## Rulings: acquiring cards

option-buying = Acquiring a card with a white cube
option-buying-optional = A choice
option-buying-compulsory = Compulsory where possible
option-two-cards = Two cards with 4b
option-two-cards-white-cube = With a white cube of a furnace
option-two-cards-always = With every acquisition
option-second-card = Cost of the second card
option-second-card-as-laid = Where it lay at first
option-second-card-slid = After the cards slide
option-two-kinds = Second card from the other market
option-two-kinds-no = No
option-two-kinds-yes = Yes
option-empty-deck = Empty deck of contracts or investments
option-empty-deck-reshuffled = The discards are reshuffled
option-empty-deck-stays-empty = It stays empty

## Rulings: the renewal phase

option-supply-order = Supplying and fulfilling
option-supply-order-printed = First supply factories
option-supply-order-fulfil-first = First fulfil contracts
option-worker-reward = The worker that a set earns
option-worker-reward-either = Creates or reinforces
option-worker-reward-create = Creates
option-useless-set = A set whose reward cannot be used
option-useless-set-forfeited = May be delivered, the reward is lost
option-useless-set-refused = Cannot be delivered
option-substitution = Substituting with 4a in a contract
option-substitution-repeated = As often as wanted
option-substitution-once = Once

## Rulings: the end

option-end-trigger = Army and points meet
option-end-trigger-at-once = By any move of either
option-end-trigger-army-move = Only by the army’s move
option-last-renewals = A renewal due on the very last turn
option-last-renewals-one = Is the final one
option-last-renewals-two = Comes before the final one

## Rulings: playing alone

option-solo-refill = Furnaces are refilled
option-solo-refill-two = As with two players
option-solo-refill-three = As with three players
option-solo-refill-four = As with four players
option-automa-goods = Goods taken by the Automa
option-automa-goods-quiet = Activate nothing
option-automa-goods-activate = Activate your row
option-automa-fallback = Without goods the Automa takes glass
option-automa-fallback-same-furnace = From the furnace of the same name
option-automa-fallback-next-furnace = From the next furnace along its arrow
option-fallback-row = Glass taken without goods
option-fallback-row-activate = Activates your row
option-fallback-row-quiet = Activates nothing
option-automa-disc = A disc of the Automa without a slot
option-automa-disc-stays = Stays in its reserve
option-automa-disc-aside = Leaves its reserve
option-last-turns = Empty furnaces in the last turns
option-last-turns-quiet = Bring no renewal
option-last-turns-renew = Bring a renewal
option-opponent-target = The opponent’s points
option-opponent-target-reach = Must be reached
option-opponent-target-exceed = Must be exceeded
option-stacked-discs = Influence passes the stacked discs
option-stacked-discs-all = When all are gone
option-stacked-discs-one = When one is gone
