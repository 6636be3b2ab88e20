## The Automa beside a real box

companion-automa-wait = O que acontece na tua mesa?
companion-automa-go = O turno do Automa
companion-automa-renewal = Fase de renovação: o Automa fornece as fábricas
companion-automa-disc = Mais um disco dele tornou-se trabalhador
companion-automa-takes = { $n ->
    [one] De uma fábrica privada leva { $n } cubo; és tu que escolhes qual.
   *[other] De uma fábrica privada leva { $n } cubos; és tu que escolhes quais.
}
companion-automa-delivers = { $factory }: um cubo do saco dele, { $cube }.
companion-automa-bag = O saco dele está vazio: não fornece nada.
companion-automa-worked = Anotado: mais um disco saiu da reserva dele.
companion-automa-discs = discos fora da reserva
companion-automa-goods = cubos que leva de fábricas privadas
companion-automa-in-bag = cubos no saco
