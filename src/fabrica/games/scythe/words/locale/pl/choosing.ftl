## Frakcje i plansze w jednym zdaniu, dla wybierających: jak się nimi gra

plays-faction-albion = Zajmuje teren: flagi podwajają wartość pól, a tunele prowadzą jej jednostki przez rzeki.
plays-faction-nordic = Szybko się rozchodzi: robotnicy przekraczają rzeki od pierwszej tury, a później jednostki żeglują po jeziorach.
plays-faction-rusviet = Powtarza to, co działa: może wybrać tę samą sekcję jeszcze raz, a robotnicy pomagają w walce.
plays-faction-togawa = Zastawia pułapki i uderza w pojedynkę: zaczyna bez siły, ale nawet jedna jej jednostka jest groźna.
plays-faction-crimea = Handluje kartami walki: jedna na turę zastępuje zasób, a przed każdą walką kradnie kartę.
plays-faction-saxony = Żyje z walk i celów: za każdy kładzie gwiazdkę, bez zwykłego ograniczenia.
plays-faction-polania = Odkrywa: wybiera dwie opcje spotkania i atakuje bez utraty popularności.
plays-mat-industrial = Wsparcie jest nad Ulepszeniem, które dobrze płaci; mało monet i popularności na początku.
plays-mat-engineering = Wsparcie jest nad Budową, która dobrze płaci, a Produkcja nad Ulepszeniem: dobra na wczesne budynki.
plays-mat-militant = Ruch jest nad Mobilizacją, która dobrze płaci: dla tych, którzy chcą mechów po drodze.
plays-mat-patriotic = Ruch jest nad najtańszym Ulepszeniem: szybki rozwój, a później Mobilizacja tanieje i dobrze płaci.
plays-mat-innovative = Handel jest nad Ulepszeniem, które dobrze płaci; Mobilizacja jest tania od pierwszej tury.
plays-mat-mechanical = Dużo monet na początku; płacą wszystkie dolne akcje oprócz Ulepszenia, które jest pod Handlem.
plays-mat-agricultural = Najbogatszy i najpopularniejszy początek oraz najtańsze Ulepszenie pod Ruchem.
