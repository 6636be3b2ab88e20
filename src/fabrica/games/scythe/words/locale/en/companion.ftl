## The Automa beside a real box

companion-automa-level = How strong shall the Automa be?
companion-automa-faction = Which faction does it play?
companion-automa-set-up = Put its character on its base and two workers beside it, as for a player. It holds { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
}, face down; its power and coins are counted here.
companion-automa-wait = Take your turn, then let the Automa play.
companion-automa-go = The Automa’s turn
companion-automa-combat = A combat: it commits
companion-automa-mech = A mech of its goes to the reserve
companion-automa-character = Its character goes to the reserve
companion-automa-skips = This level skips the card: its turn is over.
companion-automa-how = { $kind ->
    [worker] Worker: to a territory without your units and without another of its workers, not on or next to a territory with your character or a mech of yours, and next to as many of its units as possible.
    [mech] Character or mech: to the territory nearest to your character or one of your mechs, where neither you have a unit nor it has another character or mech.
    [encounter] Encounter: its character goes to the Factory, the first time, else to an encounter token, where you have no unit and it has no mech.
    [attack] Attack: where your character or mechs stand, as few of them as possible. It fights only with the power that the card asks for.
   *[attack_workers] Attack on workers: where only workers of yours stand, as many as possible. They go home.
}
companion-automa-ways = { $river ->
    [open] Its units reach every territory that has one of its units, or is next to one or to its base, over rivers and lakes too.
   *[closed] Its units reach every territory that has one of its units, or is next to one or to its base, but no lakes and nothing across a river yet.
} The unit that is nearest to its base moves. Among equal territories it takes the one nearest to the Factory.
companion-automa-star = It places a star: that is number { $n }.
companion-automa-no-star = It places no star for this combat.
companion-automa-commits = { $n ->
    [0] It spends { $power } power and no combat card.
    [one] It spends { $power } power; add { $n } of its combat cards, drawn at random.
   *[other] It spends { $power } power; add { $n } of its combat cards, drawn at random.
}
companion-automa-outcome = Reveal yours, and compare. Who has won?
companion-automa-won = The Automa has won
companion-automa-lost = The Automa has lost
companion-automa-draws = It draws a combat card.
companion-automa-returns = Its workers go to its base. Its character and mechs from there go to the reserve: say so, one by one.
companion-automa-reserve = Noted. A unit comes back from the reserve when a card says so: the character first, then mechs.
companion-automa-over = With its sixth star the game is over.
companion-automa-score = For its coins and stars it has { $coins } coins, and { $each } more for each territory that it controls.
companion-automa-stars = stars
companion-automa-track = star track
companion-automa-mechs = mechs
