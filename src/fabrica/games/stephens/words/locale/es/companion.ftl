## The Automa beside a real box

companion-automa-wait = ¿Qué pasa en tu mesa?
companion-automa-go = Turno del Automa
companion-automa-renewal = Fase de renovación: el Automa abastece las fábricas
companion-automa-disc = Otro disco suyo se ha convertido en trabajador
companion-automa-takes = { $n ->
    [one] De una fábrica privada se lleva { $n } cubo; tú eliges cuál.
   *[other] De una fábrica privada se lleva { $n } cubos; tú eliges cuáles.
}
companion-automa-delivers = { $factory }: un cubo de su bolsa, { $cube }.
companion-automa-bag = Su bolsa está vacía: no abastece nada.
companion-automa-worked = Anotado: otro disco ha salido de su reserva.
companion-automa-discs = discos fuera de su reserva
companion-automa-goods = cubos que se lleva de fábricas privadas
companion-automa-in-bag = cubos en su bolsa
