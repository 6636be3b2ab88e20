# The end: where the coins came from, and who won.

## Lines of a score; beside each stand its coins. $each is what one counts

score-coins = Coins
score-stars = { $n ->
    [one] { $n } star × { $each }
   *[other] { $n } stars × { $each }
}
# Flags and armed Traps count too; the Factory counts as several
score-territories = { $n ->
    [one] { $n } territory × { $each }
   *[other] { $n } territories × { $each }
}
# $pairs are the full twos among them
score-resources = { $n ->
    [one] { $n } resource, in pairs: { $pairs } × { $each }
   *[other] { $n } resources, in pairs: { $pairs } × { $each }
}
score-structures = Structure tile “{ $tile }”: { $n }
score-encounters = { $n ->
    [one] { $n } encounter territory × { $each }
   *[other] { $n } encounter territories × { $each }
}
# What decides between equal scores, in this order
score-tie = tie-breakers: units and structures { $pieces }, power { $power }, popularity { $popularity }, resources { $resources }, territories { $territories }, stars { $stars }
score-tied = { $by ->
    [pieces] Tie-break, units and structures: { $n }
    [power] Tie-break, power: { $n }
    [popularity] Tie-break, popularity: { $n }
    [resources] Tie-break, resources: { $n }
    [territories] Tie-break, territories: { $n }
   *[stars] Tie-break, stars: { $n }
}
score-tier = { $tier ->
    [low] Popularity { $n }: the lower tier
    [middle] Popularity { $n }: the middle tier
   *[high] Popularity { $n }: the upper tier
}

## Who won

win-you = You win!
win-other = { $who } wins.
# $who is a list of names
win-shared = { $who } share the victory.
win-shared-you = You share the victory with { $who }.

## Alone. $rival is the Automa’s score

solo-won = { $who } beats the Automa: { $score } to { $rival }.
solo-won-you = You beat the Automa: { $score } to { $rival }.
solo-lost = The Automa beats { $who }: { $rival } to { $score }.
solo-lost-you = The Automa beats you: { $rival } to { $score }.
win-nobody = The Automa wins.
