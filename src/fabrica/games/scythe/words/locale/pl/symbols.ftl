## Symbole strony, po jednym zdaniu

symbol-coin = Monety: płaci się nimi za niektóre akcje, a kto na koniec ma ich najwięcej, wygrywa.
symbol-power = Siła: wydaje się ją w walce.
symbol-popularity = Popularność: decyduje, ile na koniec warte są gwiazdki, pola i zasoby.
symbol-combat-card = Karta walki: dokłada się ją w tajemnicy w walce.
symbol-star = Gwiazdka: kładzie się ją za osiągnięty cel.
symbol-oil = Ropa z tundr: płaci za ulepszenia.
symbol-metal = Metal z gór: płaci za mechy.
symbol-food = Żywność z farm: płaci za rekrutów.
symbol-wood = Drewno z lasów: płaci za budynki.
symbol-resources = Dowolne zasoby, do wyboru.
symbol-character = Bohater frakcji.
symbol-mech = Mech: walczy i przewozi.
symbol-worker = Robotnik: produkuje.
symbol-units = Jednostki, które możesz przesunąć.
symbol-token = Tu ostatnio stał twój znacznik akcji.
symbol-encounter = Żeton spotkania: dla pierwszego bohatera, który przyjdzie.
symbol-objective = Tajny cel: gdy go spełnisz, możesz położyć gwiazdkę.
symbol-upgrade = Ulepszenie: kostka technologii przechodzi z górnej akcji na dolną.
symbol-deploy = Mobilizacja: stawiasz mecha na mapie.
symbol-build = Budowa: budynek staje na mapie.
symbol-enlist = Werbunek: rekrut daje bonusy.
symbol-mine = Kopalnia: własny tunel.
symbol-monument = Pomnik: popularność przy wsparciu.
symbol-armory = Zbrojownia: siła przy handlu.
symbol-mill = Młyn: produkuje jak robotnik.
symbol-track = Tor gwiazdek Automy.
