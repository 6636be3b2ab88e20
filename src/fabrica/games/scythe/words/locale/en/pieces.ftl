# What mechs, factions, structures, mats and the cards of the Automa do. Numbers come from the box.

## Abilities of mechs. $amount is the object of "gain" or "lose"

rule-ability-riverwalk = Your character and mechs may cross rivers onto two kinds of terrain, which depend on the faction.
rule-riverwalk-onto = Your character and mechs may cross rivers onto: { $terrains }.
rule-ability-seaworthy = Your character and mechs may enter and leave lakes. After a lost combat units may retreat to a lake next to it.
rule-ability-artillery = Before a combat you may pay { $price }: your enemy loses { $amount }.
rule-ability-speed = { $n ->
    [one] Your character and mechs may move { $n } step further.
   *[other] Your character and mechs may move { $n } steps further.
}
rule-ability-township = For your character and mechs, the villages that you control and the Factory are adjacent to each other.
rule-ability-peoples_army = { $n ->
    [one] If you have a worker in the combat, you may add { $n } more combat card.
   *[other] If you have a worker in the combat, you may add { $n } more combat cards.
}
rule-ability-wayfare = From anywhere, your character and mechs may move to your base or to the base of a faction that is not in play; with six or seven players, instead, to any farm without units.
rule-ability-scout = Before a combat you take a random combat card from your enemy.
rule-ability-underpass = For your character and mechs, the mountains that you control and all tunnels are adjacent to each other.
rule-ability-disarm = Before a combat on a tunnel, or on your Mine, your enemy loses { $amount }.
rule-ability-submerge = Your character and mechs may enter and leave lakes, and go from any lake to any other.
rule-ability-camaraderie = When you win a combat as the attacker, you lose no popularity for the workers that retreat.
rule-ability-burrow = Your character and mechs may cross a river from or to a tunnel, or your Mine.
rule-ability-sword = When you attack, your enemy loses { $amount } before the combat.
rule-ability-shield = When you are attacked, you gain { $amount } before the combat.
rule-ability-rally = From anywhere, your character and mechs may move to a territory with one of your workers or Flags.
rule-ability-toka = Once per turn, your character or one mech may cross a river.
rule-ability-suiton = { $n ->
    [one] Your character and mechs may enter and leave lakes; in a combat there you may add { $n } more combat card.
   *[other] Your character and mechs may enter and leave lakes; in a combat there you may add { $n } more combat cards.
}
rule-ability-ronin = Before a combat with a single unit of yours you may gain { $amount }.
rule-ability-shinobi = From anywhere, your character and mechs may move to a territory with one of your Traps, and rearm it.

## Abilities of factions

rule-gift-nordic = Your workers may cross rivers.
rule-gift-rusviet = You may choose the same section of your mat as in your previous turn.
rule-gift-crimea = Once per turn, a combat card of any value may replace one resource in the cost of a bottom action.
rule-gift-saxony = There is no limit to your stars for combats and for objectives.
rule-gift-polania = { $options ->
    [one] You may take up to { $options } option of each encounter card. With six or seven players you also gain { $price } at the end for each encounter territory that you control.
   *[other] You may take up to { $options } different options of each encounter card. With six or seven players you also gain { $price } at the end for each encounter territory that you control.
}
rule-gift-albion = { $n ->
    [one] Where your character has moved you may place a Flag; you have { $n } Flag. At the end each Flag on a territory that you control counts as one more, but not next to your base.
   *[other] Where your character has moved you may place a Flag; you have { $n } Flags. At the end each Flag on a territory that you control counts as one more, but not next to your base.
}
rule-gift-togawa = Where your character ends its move you may place an armed Trap. An enemy unit that enters its territory stops and suffers its loss. At the end a territory with an armed Trap is yours if no enemy is there.
rule-trap = Whoever enters its territory loses { $amount }.

## Structures

rule-structure-mine = For your units, its territory counts as a tunnel.
rule-structure-monument = You gain { $amount } when you bolster.
rule-structure-armory = You gain { $amount } when you trade.
rule-structure-mill = When you produce, its territory produces in addition, and the Mill counts as a worker.

## Mats and factions

about-start = You begin with { $gain }.
about-part = { $name }: { $text }
about-section = { $top } above { $bottom }: the bottom action costs { $pay }, with all upgrades { $least }, and brings { $gain }.

## Cards of the Automa

about-automa-combat = { $n ->
    [one] In combat: { $low } power; with { $second } power or more { $middle }, with { $third } or more { $high }; and up to { $n } combat card.
   *[other] In combat: { $low } power; with { $second } power or more { $middle }, with { $third } or more { $high }; and up to { $n } combat cards.
}
about-automa-conquered = { $n ->
    [one] A territory taken from it yields { $n } resource.
   *[other] A territory taken from it yields { $n } resources.
}
about-automa-scheme = { $scheme ->
    [first] First scheme: { $moves }. Gains: { $gains }.
   *[second] Second scheme: { $moves }. Gains: { $gains }.
}
about-automa-bonus = You gain { $gain } if you have the recruit of “{ $bottom }”.
about-automa-star = The Automa advances one space on its star track.
about-automa-skipped = Autometta skips this card.
about-only = { $text } (only { $faction })
about-else = { $first }, else { $second }
try-worker = a worker moves
try-mech = a mech moves
try-character = the character moves
try-encounter = the character goes to the Factory or an encounter
try-attack = with at least { $n } power it attacks combat units
try-attack_workers = it attacks workers
amount-unit = { $n ->
    [one] { $n } combat unit
   *[other] { $n } combat units
}
