# What came of a move beyond its words. $who is a name; -you: said to the player it is about.
# $amounts is a list of amounts, the object of the verb (some-*). $cards is a list of cards. $card is a name.

news-pays = { $who } pays { $amounts }.
news-pays-you = You pay { $amounts }.
news-gains = { $who } gains { $amounts }.
news-gains-you = You gain { $amounts }.
# Down in the forest and in the dunes
news-descends = { $who } moves down { $amounts }.
news-descends-you = You move down { $amounts }.
# Cubes for the private factories, from a column of investments
news-aside = { $who } sets aside { $amounts }.
news-aside-you = You set aside { $amounts }.
# Beyond a covered space, or the end of a track
news-lost = There is no room on the track for { $amounts }: that is lost.

# A row of professions
news-row = { $level ->
    [stephens] { $side ->
        [left] The row of the upper left furnace is activated.
       *[right] The row of the upper right furnace is activated.
    }
    [lower] { $side ->
        [left] The row of the lower left private factory is activated.
       *[right] The row of the lower right private factory is activated.
    }
   *[upper] { $side ->
        [left] The row of the upper left private factory is activated.
       *[right] The row of the upper right private factory is activated.
    }
}
news-idle-row = { $level ->
    [stephens] { $side ->
        [left] Nobody can use a worker in the row of the upper left furnace.
       *[right] Nobody can use a worker in the row of the upper right furnace.
    }
    [lower] { $side ->
        [left] Nobody can use a worker in the row of the lower left private factory.
       *[right] Nobody can use a worker in the row of the lower right private factory.
    }
   *[upper] { $side ->
        [left] Nobody can use a worker in the row of the upper left private factory.
       *[right] Nobody can use a worker in the row of the upper right private factory.
    }
}
news-cannot-buy = { $who } cannot acquire a card now.
news-cannot-buy-you = You cannot acquire a card now.
news-cannot-assign = { $who } cannot assign a worker now, so the reward is lost.
news-cannot-assign-you = You cannot assign a worker now, so the reward is lost.

news-market = { $market ->
    [professions] { $n ->
        [one] New profession: { $cards }.
       *[other] New professions: { $cards }.
    }
    [contracts] { $n ->
        [one] New contract: { $cards }.
       *[other] New contracts: { $cards }.
    }
   *[investments] { $n ->
        [one] New investment: { $cards }.
       *[other] New investments: { $cards }.
    }
}

## The renewal phase

news-renewal = A renewal phase begins: the French army moves to space { $army }.
news-final-renewal = The final renewal phase begins: the French army moves to space { $army }.
# $n cubes each; $furnaces is a list
news-refilled = { $n ->
    [one] Refilled with { $n } cube each: { $furnaces }.
   *[other] Refilled with { $n } cubes each: { $furnaces }.
}
# By the ability 2a
news-renown = { $who } gains { $amounts } from { disc-2a }.
news-renown-you = You gain { $amounts } from { disc-2a }.
news-emptied = The private factories lose { $amounts }.

## The end

# $seats are the names of the players whose score the army has met, $n the turns after this one
news-end = { $n ->
    [0] The French army has met the score of { $seats }. This was the last turn.
    [one] The French army has met the score of { $seats }, which triggers the end of the game. There is { $n } more turn after this one, then the final renewal phase.
   *[other] The French army has met the score of { $seats }, which triggers the end of the game. There are { $n } more turns after this one, then the final renewal phase.
}
news-end-solo = { $n ->
    [one] The French army has come far enough, which triggers the end of the game. There is { $n } more turn after this renewal phase.
   *[other] The French army has come far enough, which triggers the end of the game. There are { $n } more turns after this renewal phase.
}
news-last-turn = { $who } has the last turn.
news-last-turn-you = This is your last turn.
# $scores is a list of names with points
news-over = The game is over. Final scores: { $scores }.

## Alone: the Automa. $automa is the name of its card

news-automa = The Automa plays “{ $automa }”.
news-automa-glass = { $place ->
    [ul] It takes a cube from the upper left furnace.
    [ur] It takes a cube from the upper right furnace.
    [ll] It takes a cube from the lower left furnace.
   *[lr] It takes a cube from the lower right furnace.
}
news-automa-creates = { $level ->
    [stephens] { $side ->
        [left] It creates { $card } at the upper left furnace.
       *[right] It creates { $card } at the upper right furnace.
    }
    [lower] { $side ->
        [left] It creates { $card } at the lower left private factory.
       *[right] It creates { $card } at the lower right private factory.
    }
   *[upper] { $side ->
        [left] It creates { $card } at the upper left private factory.
       *[right] It creates { $card } at the upper right private factory.
    }
}
news-automa-discards = It removes { $cards } from the market.
# $n is how many cubes it takes, as far as there are any
news-automa-goods = { $place ->
    [ul] { $n ->
        [one] It takes { $n } cube from the upper left private factory.
       *[other] It takes up to { $n } cubes from the upper left private factory.
    }
    [ur] { $n ->
        [one] It takes { $n } cube from the upper right private factory.
       *[other] It takes up to { $n } cubes from the upper right private factory.
    }
    [ll] { $n ->
        [one] It takes { $n } cube from the lower left private factory.
       *[other] It takes up to { $n } cubes from the lower left private factory.
    }
   *[lr] { $n ->
        [one] It takes { $n } cube from the lower right private factory.
       *[other] It takes up to { $n } cubes from the lower right private factory.
    }
}
news-automa-removes = The Automa removes { $amounts }.
news-automa-idle = It can do nothing.
# $deliveries is a list of places with amounts
news-automa-supplies = The Automa supplies private factories: { $deliveries }.
news-automa-apprentice = The Automa reinforces { $card } with an apprentice.
