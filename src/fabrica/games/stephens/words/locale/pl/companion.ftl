## The Automa beside a real box

companion-automa-wait = Co się dzieje na twoim stole?
companion-automa-go = Tura Automy
companion-automa-renewal = Faza odnowienia: Automa zaopatruje fabryki
companion-automa-disc = Jeszcze jeden jej krążek został pracownikiem
companion-automa-takes = { $n ->
    [one] Z prywatnej fabryki zabiera { $n } kostkę; ty wybierasz którą.
    [few] Z prywatnej fabryki zabiera { $n } kostki; ty wybierasz które.
    [many] Z prywatnej fabryki zabiera { $n } kostek; ty wybierasz które.
   *[other] Z prywatnej fabryki zabiera { $n } kostki; ty wybierasz które.
}
companion-automa-delivers = { $factory }: kostka z jej worka, { $cube }.
companion-automa-bag = Jej worek jest pusty: nic nie dostarcza.
companion-automa-worked = Zapisane: jeszcze jeden krążek opuścił jej rezerwę.
companion-automa-discs = krążki poza rezerwą
companion-automa-goods = kostki zabierane z prywatnych fabryk
companion-automa-in-bag = kostki w worku
