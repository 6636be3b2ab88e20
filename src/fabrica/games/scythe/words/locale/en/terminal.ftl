# Scythe at the terminal. What is typed (r3c5, trade, riverwalk, oil …) stays as it is typed.

## The title

# $who is a seat, "You" or the Automa; $step names what is to be decided
terminal-title = Round { $round } · Turn: { $who } · { $step }
terminal-title-setup = Set-up · { $step }

## The board

terminal-legend-pieces = C character, M mech, W worker; o oil, m metal, f food, w wood
terminal-legend-map = * tunnel, ! encounter token, ~ river; N:2W: two workers of player N
terminal-tile = Structure tile
terminal-decks = Cards left
terminal-left = combat { $combat }, encounters { $encounters }, Factory { $factory }

## The players

terminal-stars = stars { $n }/{ $most }
terminal-power = power { $n }/{ $most }
terminal-popularity = popularity { $n }/{ $most }
# Top actions in signs: how many units move
terminal-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
terminal-units-steps = { $n ->
    [one] { $n } unit, { $steps } steps
   *[other] { $n } units, { $steps } steps
}

# Labels; after a stroke comes what is still to be had
terminal-upgrades = Upgrades
terminal-mechs = Mechs
terminal-structures = Structures
terminal-recruits = Recruits
# One-time bonuses, as they are typed
terminal-bonuses = free bonuses: { $bonuses }
terminal-workers = Workers
terminal-of = { $n } of { $most }
terminal-stars-for = Stars
# What the final scoring would give now: $n coins
terminal-score-now = If it ended now
terminal-pays = ${ $n }: ${ $star } a star, ${ $territory } a territory, ${ $resources } for two resources
terminal-flags = Flags
terminal-traps = Traps
terminal-disarmed = disarmed
terminal-resources = Resources
terminal-hand = Combat cards
terminal-objective = Objective { $n }
terminal-revealed = Revealed
terminal-token = Last section
terminal-factory-card = Factory card

## The Automa

terminal-track = Star track
# $star is the space of its next star
terminal-track-at = { $n }, next star at { $star }
terminal-rivers = Rivers and lakes
terminal-rivers-open = it crosses them
terminal-rivers-closed = they stop it
terminal-scheme = Scheme
terminal-scheme-first = first
terminal-scheme-second = second
terminal-reserve = In reserve
terminal-last-card = Last card

## What only some steps show

terminal-load = Takes along
terminal-attacker = Attacker
terminal-defender = Defender
terminal-dial = dial { $n }, cards { $cards }
terminal-has-chosen = has chosen

## What happened

terminal-new-cards = { $n ->
    [one] new combat card: { $values }
   *[other] new combat cards: { $values }
}
terminal-old-cards = { $n ->
    [one] combat card gone: { $values }
   *[other] combat cards gone: { $values }
}
terminal-new-abilities = mech deployed: { $names }
terminal-new-structures = built: { $names }
terminal-new-recruits = recruit enlisted: { $names }
terminal-new-upgrades = upgraded: { $names }
terminal-new-factory = Factory card: { $name }

## Help

terminal-signs = Territories are called by row and column: r3c5. “a → b”: pay a, gain b; “a / b”: one of the two; “[#.]”: a cube, and room for another; “$” is coins.
terminal-about-section = { $section ->
    [move] Move different units one step each, or gain coins instead.
    [bolster] Pay for power or for combat cards.
    [trade] Pay for resources, which appear where your workers are, or for popularity.
   *[produce] Your workers produce on different territories. The more of them you have, the more it costs.
}
terminal-before-upgrades = At first: { $text }
terminal-after-upgrades = Upgraded: { $text }
terminal-produces = Workers here produce: { $what }.
terminal-the-factory = { $n ->
    [one] Nothing is produced here. At the end the Factory counts as { $n } territory. The first time your character ends its move here you take a Factory card.
   *[other] Nothing is produced here. At the end the Factory counts as { $n } territories. The first time your character ends its move here you take a Factory card.
}
terminal-lake = Nobody enters a lake without an ability for it, and nothing is produced, built or deployed there.
terminal-tunnel = A tunnel: one step away from every other tunnel, { $places }.
terminal-encounter = An encounter: the first character to end its move here draws an encounter card.
terminal-beside = { $way ->
    [land] Over land to: { $places }.
    [river] Across a river: { $places }.
    [lake] Next to a lake: { $places }.
    [shore] On its shore: { $places }.
   *[bases] Next to: { $places }.
}
terminal-base-start = Workers begin on { $places }. Bases are no territories: what lies there cannot be spent and does not score.
terminal-where = On the map: { $places }.
terminal-pays-for = It pays for the bottom action “{ $bottom }”.
terminal-produced-on = Produced on this terrain: { $terrain } ({ $places }).
