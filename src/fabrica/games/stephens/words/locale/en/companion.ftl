## The Automa beside a real box

companion-automa-wait = What happens at your table?
companion-automa-go = The Automa’s turn
companion-automa-renewal = A renewal phase: the Automa supplies
companion-automa-disc = Another of its discs has become a worker
companion-automa-takes = { $n ->
    [one] From a private factory it takes { $n } cube; you choose which.
   *[other] From a private factory it takes { $n } cubes; you choose which.
}
companion-automa-delivers = Into the { $factory }: a cube from its bag, { $cube }.
companion-automa-bag = Its bag is empty: it supplies nothing.
companion-automa-worked = Noted: another disc has left its reserve.
companion-automa-discs = discs gone from its reserve
companion-automa-goods = cubes that it takes from private factories
companion-automa-in-bag = cubes in its bag
