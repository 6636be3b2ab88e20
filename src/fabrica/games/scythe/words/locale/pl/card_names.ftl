# Nazwy kart: wszystkie nasze.

## Spotkania

encounter-1 = Wiejski jarmark
encounter-2 = Obóz drwali
encounter-3 = Kolacja dożynkowa
encounter-4 = Sterta złomu
encounter-5 = Kuchnia polowa
encounter-6 = Dzień targowy
encounter-7 = Cieknąca beczka
encounter-8 = Wóz z ropą
encounter-9 = Stara pompownia
encounter-10 = Przydrożny warsztat
encounter-11 = Jabłoniowy sad
encounter-12 = Tartak
encounter-13 = Wędrowny kaznodzieja
encounter-14 = Rodzina kowala
encounter-15 = Zalane domy
encounter-16 = Głodni podróżni
encounter-17 = Dezerterzy
encounter-18 = Tratwa z bali
encounter-19 = Kwatermistrz
encounter-20 = Wiejska szkoła
encounter-21 = Defilada
encounter-22 = Odlewnia dzwonów
encounter-23 = Karczma pełna żołnierzy
encounter-24 = Przemytnicy
encounter-25 = Stodoła wynalazcy
encounter-26 = Zimowe igrzyska
encounter-27 = Bocznica kolejowa
encounter-28 = Karawana

## Karty Fabryki

factory-1 = Nocna zmiana
factory-2 = Akademia
factory-3 = Wojenne opowieści
factory-4 = Sprzedaż broni
factory-5 = Warta honorowa
factory-6 = Wojsko do wynajęcia
factory-7 = Inżynierowie
factory-8 = Zrzut zaopatrzenia
factory-9 = Laboratorium
factory-10 = Linia montażowa
factory-11 = Roboty budowlane
factory-12 = Szkoła oficerska

## Cele

objective-1 = Górskie przełęcze
objective-2 = Pod ziemią
objective-3 = Rozległe pola
objective-4 = Zimna ziemia
objective-5 = Pan Fabryki
objective-6 = Surowa przestroga
objective-7 = Mało rąk, dużo stali
objective-8 = Biedny, lecz kochany
objective-9 = Zapasy na zimę
objective-10 = Głęboki las
objective-11 = Głowa wiosek
objective-12 = Pełny skarbiec
objective-13 = Wielkie zgromadzenie
objective-14 = Wszystkiego po trochu
objective-15 = Tylu tu, ilu tam
objective-16 = Mały konwój
objective-17 = U bram
objective-18 = Rozjemca
objective-19 = Nad jeziorem
objective-20 = Cegła po cegle
objective-21 = Rynek w garści
objective-22 = Prosto z Fabryki
objective-23 = Doświadczony generał

## Kafelki budynków

tile-1 = Obok tuneli
tile-2 = Obok jezior
tile-3 = Obok spotkań
tile-4 = Na tunelach
tile-5 = W rzędzie
tile-6 = Na farmach i w tundrze

## Automa

automa-card = Karta Automy { $card }
level-automa = Automa
level-autometta = Autometta
level-automaszyna = Automaszyna
level-ultimaszyna = Ultimaszyna
