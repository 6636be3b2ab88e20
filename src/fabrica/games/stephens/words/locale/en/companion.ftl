## The Automa beside a real box

companion-automa-wait = What happens at your table?
companion-automa-go = The Automa’s turn
companion-automa-renewal = A renewal phase: the Automa supplies
companion-automa-disc = One more of its discs is at work
companion-automa-takes = { $n ->
    [one] From a private factory it takes { $n } cube; you choose which.
   *[other] From a private factory it takes { $n } cubes; you choose which.
}
companion-automa-delivers = Into the { $factory }: a cube of its bag, { $cube }.
companion-automa-bag = Its bag is empty: it supplies nothing.
companion-automa-worked = Noted: one more disc has left its reserve.
companion-automa-discs = discs off its reserve
companion-automa-goods = cubes that it takes from private factories
companion-automa-in-bag = cubes in its bag
