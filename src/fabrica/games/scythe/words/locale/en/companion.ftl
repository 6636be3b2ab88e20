## The Automa beside a real box

companion-automa-level = How strong should the Automa be?
companion-automa-faction = Which faction does it play?
companion-automa-set-up = Put its character on its base and two workers beside it, as for a player. It gets { $n ->
    [one] { $n } combat card
   *[other] { $n } combat cards
}, face down. Its power and coins are counted here.
companion-automa-wait = Take your turn, then let the Automa play.
companion-automa-go = The Automa’s turn
companion-automa-combat = A combat: what the Automa spends
companion-automa-mech = One of its mechs goes to the reserve
companion-automa-character = Its character goes to the reserve
companion-automa-skips = This level skips the card: its turn is over.
companion-automa-how = { $kind ->
    [worker] Worker: to a territory without your units and without another of its workers, neither on nor adjacent to a territory with your character or one of your mechs, and adjacent to as many of its units as possible.
    [mech] Character or mech: to the territory nearest to your character or one of your mechs, where you have no unit and it has no other character or mech.
    [encounter] Encounter: its character goes to the Factory the first time, and otherwise to an encounter token, where you have no unit and it has no mech.
    [attack] Attack: to a territory with your character or mechs, as few of them as possible. It attacks only with the power that the card asks for.
   *[attack_workers] Attack on workers: to a territory with only your workers, as many as possible. They return to your base.
}
companion-automa-ways = { $river ->
    [open] Its units can reach any territory that has one of its units or is adjacent to one or to its base, across rivers and lakes too.
   *[closed] Its units can reach any territory that has one of its units or is adjacent to one or to its base, but no lakes and nothing across a river yet.
} The unit nearest to its base moves. Of several equal territories it chooses the one nearest to the Factory.
companion-automa-star = It places star number { $n }.
companion-automa-no-star = It places no star for this combat.
companion-automa-commits = { $n ->
    [0] It spends { $power } power and no combat card.
    [one] It spends { $power } power; add { $n } of its combat cards, drawn at random.
   *[other] It spends { $power } power; add { $n } of its combat cards, drawn at random.
}
companion-automa-outcome = Reveal your power and cards, and compare. Who has won?
companion-automa-won = The Automa has won
companion-automa-lost = The Automa has lost
companion-automa-draws = It draws a combat card.
companion-automa-returns = Its workers return to its base. Its character and mechs from there go to the reserve: mark each of them here.
companion-automa-reserve = Noted. A unit comes back from the reserve when a card says so: the character first, then mechs.
companion-automa-over = It has placed its sixth star: the game is over.
companion-automa-score = For its coins and stars it has { $coins } coins, and { $each } more for each territory that it controls.
companion-automa-stars = stars
companion-automa-track = star track
companion-automa-mechs = mechs
