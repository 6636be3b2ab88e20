## The Machine beside a real box

companion-machine-level = How strong should The Machine be?
companion-machine-start = Reveal the top blueprint of your deck for The Machine; discard monuments and reveal another. What type is the card? ({ $n } to go)
companion-machine-wait = Play your market and work phases. Then it is The Machine’s turn.
companion-machine-go = The Machine’s turn
companion-machine-slot = Give The Machine blueprint number { $n } of your market, counted from the left, and fill the gap.
companion-machine-top = Give The Machine the top blueprint of your deck. Then refresh the { $row ->
    [blueprints] blueprints
   *[contractors] contractors
} of your market.
companion-machine-which = What type is the card that it took?
companion-machine-none = There was no card
companion-machine-end = It has enough goods to trigger the end of the game: you both play one more round.
companion-machine-goods = goods
companion-machine-points = points
