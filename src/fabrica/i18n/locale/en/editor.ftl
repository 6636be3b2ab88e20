# A position that is set up by hand.

editor-lead = Change whatever you like: what you see is what will be played. You get a link that opens the position for anyone.
editor-fresh = Start again from the set-up for:
editor-seats = { $n ->
    [one] 1 player
   *[other] { $n } players
}
editor-update = Check the changes
editor-open = Try it out
editor-seat = Whose side you take
editor-nth = No. { $n }
editor-more = one more
editor-add = Add: { $what }
editor-remove = Remove: { $what }
editor-less = One less: { $what }
editor-more-of = One more: { $what }
editor-json = The position as text (JSON)
editor-json-lead = Here you can change every field, also those that are not shown above. Whatever you leave out gets its default value.

## Headings that several games share

editor-course = The course of the game
editor-alone = The opponent of the solo game
editor-discards = Discard piles

## What is wrong with a field

wrong-number = Write a whole number from { $least } to { $most }.
wrong-name = Choose one from the list.
wrong-entries = { $most ->
    [one] There can be only 1 here.
   *[other] There can be at most { $most } here.
}
wrong-exactly = { $number ->
    [one] There must be exactly 1 here.
   *[other] There must be exactly { $number } here.
}
wrong-over = The game would be over: there would be nothing to play.
wrong-kept = A choice was waiting that no longer fits: untick it.
wrong-here = This does not fit the rest of the position.
