## The symbols of the page, a sentence each

symbol-coin = Coins: they pay for some actions, and whoever has the most at the end wins.
symbol-power = Power: you spend it in combat.
symbol-popularity = Popularity: it decides what stars, territories and resources are worth at the end.
symbol-combat-card = A combat card: you may add it in secret in a combat.
symbol-star = A star: you place it for a goal that you have reached.
symbol-oil = Oil, from tundras: it pays for upgrades.
symbol-metal = Metal, from mountains: it pays for mechs.
symbol-food = Food, from farms: it pays for recruits.
symbol-wood = Wood, from forests: it pays for structures.
symbol-resources = Resources of any kind, as you choose.
symbol-character = The character of a faction.
symbol-mech = A mech: it fights, and carries workers and resources.
symbol-worker = A worker: it produces.
symbol-units = Units that you may move.
symbol-token = Here your action token was last.
symbol-encounter = An encounter token, for the first character that gets there.
symbol-objective = A secret objective: when you fulfil it, you may place a star.
symbol-upgrade = Upgrade: a technology cube goes from a top action to a bottom action.
symbol-deploy = Deploy: you put a mech on the map.
symbol-build = Build: you put a structure on the map.
symbol-enlist = Enlist: a recruit brings you bonuses.
symbol-mine = The Mine: a tunnel of your own.
symbol-monument = The Monument: popularity when you bolster.
symbol-armory = The Armory: power when you trade.
symbol-mill = The Mill: it produces like a worker.
symbol-track = The star track of the Automa.
