## The companion: a box on one's own table, and its rival played by the page

companion-title = { $rival } beside your box
companion-lead = Play with your own box on your own table. This page plays your rival: it draws, rolls and counts, and you move its pieces.
companion-open = Play with your own box
companion-last = What to do
companion-has = What your rival has
companion-undo = One step back
companion-again = Start again
companion-so-far = Everything so far
companion-keep = The game is in the address of this page: you may reload it, keep it as a bookmark, or go back.
