## The symbols of the page, a sentence each

symbol-coin = Coins: they pay for some actions, and whoever has most at the end wins.
symbol-power = Power: it is spent in combat.
symbol-popularity = Popularity: it decides what stars, territories and resources are worth at the end.
symbol-combat-card = A combat card: added in secret in a combat.
symbol-star = A star: placed for a goal that was reached.
symbol-oil = Oil, from tundras: it pays for upgrades.
symbol-metal = Metal, from mountains: it pays for mechs.
symbol-food = Food, from farms: it pays for recruits.
symbol-wood = Wood, from forests: it pays for structures.
symbol-resources = Resources of any kind, as you choose.
symbol-character = The character of a faction.
symbol-mech = A mech: it fights and carries.
symbol-worker = A worker: it produces.
symbol-units = Units that you may move.
symbol-token = Where an action token was last.
symbol-encounter = An encounter token: for the first character that comes.
symbol-objective = An objective.
symbol-upgrade = Upgrade: a technology cube goes from a top action to a bottom action.
symbol-deploy = Deploy: a mech comes onto the map.
symbol-build = Build: a structure comes onto the map.
symbol-enlist = Enlist: a recruit brings bonuses.
symbol-mine = The Mine: a tunnel of one’s own.
symbol-monument = The Monument: popularity when bolstering.
symbol-armory = The Armory: power when trading.
symbol-mill = The Mill: it produces like a worker.
symbol-track = The star track of the Automa.
