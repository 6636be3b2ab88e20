## Factions and player mats in a sentence each, for those who choose: how they play

plays-faction-albion = Claims land: Flags make territories count twice, and tunnels lead its units across rivers.
plays-faction-nordic = Spreads early: its workers cross rivers from the first turn, and later its units sail the lakes.
plays-faction-rusviet = Repeats what works: it may choose the same section again, and its workers help in combat.
plays-faction-togawa = Sets Traps and strikes alone: begins without power, but a single unit of its is dangerous.
plays-faction-crimea = Trades in combat cards: one a turn pays for a resource, and it steals one before each combat.
plays-faction-saxony = Lives from combats and objectives: each of them brings it a star, without the usual limit.
plays-faction-polania = Explores: it takes two options of an encounter, and attacks without losing popularity.
plays-mat-industrial = Bolster stands over Upgrade, which pays well; little money and popularity at the start.
plays-mat-engineering = Bolster stands over Build, which pays well, and Produce over Upgrade: good for structures early.
plays-mat-militant = Move stands over Deploy, which pays well: for those who want mechs on the way.
plays-mat-patriotic = Move stands over the cheapest Upgrade: quick to improve, and Deploy gets cheap and pays well later.
plays-mat-innovative = Trade stands over Upgrade, which pays well; Deploy is cheap from the first turn.
plays-mat-mechanical = Good money at the start; every bottom action but Upgrade pays, Trade stands over Upgrade.
plays-mat-agricultural = The richest and most popular start, and the cheapest Upgrade under Move.
