# O co każdy krok pyta gracza, i czyja jest tura.

not-your-turn-named = To nie twoja kolej: teraz gra { $turn }.

wait-faction = Wybierz frakcję.
wait-mat = Wybierz planszę gracza.
wait-section = To twoja tura: przesuń znacznik akcji na jedną z sekcji.
# $price i $text pochodzą z pudełka
wait-top = { $action ->
    [bolster] Zapłać { $price } za siłę albo karty walki, albo zrezygnuj z górnej akcji.
    [trade] Zapłać { $price } za zasoby albo popularność, albo zrezygnuj z górnej akcji.
    [produce] Produkuj swoimi robotnikami albo zrezygnuj z górnej akcji.
   *[factory] Twoja karta Fabryki: { $text } Możesz z tego zrezygnować.
}
wait-unit = { $n ->
    [one] Możesz ruszyć jeszcze { $n } jednostką: wybierz ją albo zakończ ten krok.
    [few] Możesz ruszyć jeszcze { $n } jednostkami: wybierz jedną albo zakończ ten krok.
   *[many] Możesz ruszyć jeszcze { $n } jednostkami: wybierz jedną albo zakończ ten krok.
}
wait-coins = { $n ->
    [one] Rusz { $n } jednostką albo weź zamiast tego monety.
    [few] Rusz najwyżej { $n } jednostkami albo weź zamiast tego monety.
   *[many] Rusz najwyżej { $n } jednostkami albo weź zamiast tego monety.
}
wait-cargo = { $unit ->
    [character] { $n ->
        [one] Twój bohater { $on } ma jeszcze { $n } krok: wybierz, co niesie i dokąd idzie.
        [few] Twój bohater { $on } ma jeszcze { $n } kroki: wybierz, co niesie i dokąd idzie.
       *[many] Twój bohater { $on } ma jeszcze { $n } kroków: wybierz, co niesie i dokąd idzie.
    }
    [mech] { $n ->
        [one] Twój mech { $on } ma jeszcze { $n } krok: wybierz, co wiezie i dokąd idzie.
        [few] Twój mech { $on } ma jeszcze { $n } kroki: wybierz, co wiezie i dokąd idzie.
       *[many] Twój mech { $on } ma jeszcze { $n } kroków: wybierz, co wiezie i dokąd idzie.
    }
   *[worker] { $n ->
        [one] Twój robotnik { $on } ma jeszcze { $n } krok: wybierz, co niesie i dokąd idzie.
        [few] Twój robotnik { $on } ma jeszcze { $n } kroki: wybierz, co niesie i dokąd idzie.
       *[many] Twój robotnik { $on } ma jeszcze { $n } kroków: wybierz, co niesie i dokąd idzie.
    }
}

wait-fight = Czeka kilka walk: wybierz następną.
# $faction to frakcja wroga
wait-ability = Walka { $on }, wróg: { $faction }. Czy używasz zdolności „{ $ability }”?
wait-commit = Walka { $on }, wróg: { $faction }. Wybierz w tajemnicy, ile siły wydajesz, najwyżej { $most }.
wait-cards = Walka { $on }, wróg: { $faction }. Dodaj w tajemnicy kartę walki albo zakończ ten krok.
wait-retreat = { $unit ->
    [character] Walka { $on } przegrana: dokąd wycofuje się twój bohater?
    [mech] Walka { $on } przegrana: dokąd wycofuje się twój mech?
   *[worker] Walka { $on } przegrana: dokąd wycofuje się twój robotnik?
}

wait-encounter = Spotkanie „{ $encounter }”: wybierz opcję.
wait-second = Spotkanie „{ $encounter }”: możesz wybrać jeszcze jedną opcję albo zakończyć ten krok.
wait-factory = Twój bohater jest w Fabryce: weź kartę Fabryki.
wait-token = { $kind ->
    [flag] Możesz położyć flagę tam, gdzie stoi twój bohater.
   *[trap] Możesz położyć pułapkę tam, gdzie stoi twój bohater, albo uzbroić którąś na nowo.
}
wait-card = Twoja karta Fabryki kosztuje kartę walki: wybierz którą.

wait-put = { $n ->
    [one] { $n } zasób do położenia: wybierz jego rodzaj i pole.
    [few] { $n } zasoby do położenia: wybierz rodzaj i pole każdego.
   *[many] { $n } zasobów do położenia: wybierz rodzaj i pole każdego.
}
wait-produce = { $n ->
    [one] Możesz produkować jeszcze na { $n } polu: wybierz je albo zakończ ten krok.
    [few] Możesz produkować jeszcze na { $n } polach: wybierz jedno albo zakończ ten krok.
   *[many] Możesz produkować jeszcze na { $n } polach: wybierz jedno albo zakończ ten krok.
}
wait-mill = Twój młyn też może produkować: wybierz jego pole albo zakończ ten krok.
wait-make = Ilu robotników pojawia się { $on }?
wait-bottom = Dolna akcja „{ $bottom }”: zapłać za nią { $amounts } albo ją pomiń.
wait-pay = Masz jeszcze do zapłacenia { $amounts }: wybierz skąd.
wait-upgrade = Przesuń kostkę technologii z górnej akcji na dolną albo zrezygnuj.
wait-deploy = Wybierz mecha, którego mobilizujesz, albo zrezygnuj.
wait-build = Wybierz budynek, który stawiasz, albo zrezygnuj.
wait-enlist = Wybierz rekruta, którego werbujesz, i jego bonus albo zrezygnuj.
wait-place = { $piece ->
    [mech] Wybierz pole ze swoim robotnikiem, na którym stanie mech.
   *[structure] Wybierz pole ze swoim robotnikiem i bez budynku, na którym chcesz budować.
}
wait-end = Ujawnij cel albo zakończ turę.
