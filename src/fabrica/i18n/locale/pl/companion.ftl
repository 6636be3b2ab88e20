## Towarzysz: pudełko na własnym stole i rywal, którego prowadzi strona

companion-title = { $rival } obok twojego pudełka
companion-lead = Graj z własnym pudełkiem na własnym stole. Ta strona gra za rywala: dobiera karty, rzuca kośćmi i liczy, a ty przesuwasz jego elementy.
companion-open = Graj z własnym pudełkiem
companion-last = Co zrobić
companion-has = Co ma rywal
companion-undo = Krok wstecz
companion-again = Zacznij od nowa
companion-so-far = Wszystko do tej pory
companion-keep = Partia jest zapisana w adresie tej strony: można ją odświeżyć, dodać do zakładek albo się cofnąć.
