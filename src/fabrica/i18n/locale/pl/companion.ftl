## Towarzysz: pudełko na własnym stole i rywal, którego prowadzi strona

companion-title = { $rival } przy twoim pudełku
companion-lead = Graj własnym pudełkiem na własnym stole. Ta strona prowadzi rywala: dobiera karty, rzuca i liczy, a ty przesuwasz jego elementy.
companion-open = Graj własnym pudełkiem
companion-last = Co zrobić
companion-has = Co ma rywal
companion-undo = Krok wstecz
companion-again = Zacznij od nowa
companion-so-far = Wszystko do tej pory
companion-keep = Gra jest w adresie tej strony: można ją odświeżyć, dodać do zakładek albo się cofnąć.
