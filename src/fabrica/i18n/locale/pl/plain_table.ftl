# Prosty stół gry, która nie ma własnej strony
plain-score = Wynik
plain-yours = Twój ruch
table-plain = Stół
