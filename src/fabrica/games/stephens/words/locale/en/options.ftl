# What is chosen before a game: the name of each option and of its values, for a list to choose from.

## Playing alone

option-level = Difficulty
option-level-easy = Easy
option-level-normal = Normal
option-level-hard = Hard
option-opponent = Opponent
option-opponent-none = None: only the Automa
option-opponent-op1 = Forest and dunes start lower
option-opponent-op2 = The most expensive spaces of the markets are closed
option-opponent-op3 = No second accessory of a kind before a full set
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
option-starting-worker-influence-disc = A disc from the influence track
option-starting-sides = Starting professions with two players
option-starting-sides-either = One on each side
option-starting-sides-random = On random sides
option-starting-coins = Starting coins
option-starting-coins-by-seat = More for later players
option-starting-coins-equal = The same for everyone

## Rulings: tracks

option-influence-stop = Influence stops
option-influence-stop-before = Before a covered space
option-influence-stop-on = On a covered space
option-score-track = Points beyond the score track
option-score-track-endless = Are counted
option-score-track-ends = Are lost

## Rulings: acquiring cards

option-buying = Acquiring a card with a white cube
option-buying-optional = Optional
option-buying-compulsory = Compulsory if possible
option-two-cards = Acquiring two cards with ability 4b
option-two-cards-white-cube = Only with a white cube from a furnace
option-two-cards-always = With every acquisition
option-second-card = Cost of the second card
option-second-card-as-laid = By the space where it lay before
option-second-card-slid = By the space after the cards slide
option-two-kinds = Second card from the other market
option-two-kinds-no = No
option-two-kinds-yes = Yes
option-empty-deck = Empty deck of contracts or investments
option-empty-deck-reshuffled = The discard pile is reshuffled
option-empty-deck-stays-empty = It stays empty

## Rulings: the renewal phase

option-supply-order = Order of supplying and fulfilling
option-supply-order-printed = Supply factories first
option-supply-order-fulfil-first = Fulfil contracts first
option-worker-reward = The worker that a set of cubes earns
option-worker-reward-either = May create or reinforce a profession
option-worker-reward-create = May only create a profession
option-useless-set = A set of cubes whose reward cannot be used
option-useless-set-forfeited = May be delivered; the reward is lost
option-useless-set-refused = Cannot be delivered
option-substitution = Replacing cubes with ability 4a
option-substitution-repeated = Any number of times per contract
option-substitution-once = Once per contract

## Rulings: the end

option-end-trigger = The army and a player's points meet
option-end-trigger-at-once = By any move of either
option-end-trigger-army-move = Only by the army's move
option-last-renewals = A renewal phase due after the very last turn
option-last-renewals-one = Is the final renewal phase
option-last-renewals-two = Comes before the final renewal phase

## Rulings: playing alone

option-solo-refill = Refilling furnaces in the solo game
option-solo-refill-two = As with two players
option-solo-refill-three = As with three players
option-solo-refill-four = As with four players
option-automa-goods = When the Automa takes goods
option-automa-goods-quiet = No row is activated
option-automa-goods-activate = Your row is activated
option-automa-fallback = If there are no goods, the Automa takes glass
option-automa-fallback-same-furnace = From the furnace in the same position
option-automa-fallback-next-furnace = From the next furnace along its arrow
option-fallback-row = When it takes glass for lack of goods
option-fallback-row-activate = Your row is activated
option-fallback-row-quiet = No row is activated
option-automa-disc = A disc of the Automa without a free slot
option-automa-disc-stays = Stays in its reserve
option-automa-disc-aside = Leaves its reserve
option-last-turns = Empty furnaces in the last turns
option-last-turns-quiet = Trigger no renewal phase
option-last-turns-renew = Trigger a renewal phase
option-opponent-target = The opponent’s points
option-opponent-target-reach = Must be reached
option-opponent-target-exceed = Must be exceeded
option-stacked-discs = Influence passes the stacked discs
option-stacked-discs-all = When all are gone
option-stacked-discs-one = When one is gone
