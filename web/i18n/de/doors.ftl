unknown-title = Hier ist nichts
unknown-text = Diese Adresse gibt es am Spieltisch nicht. Vielleicht fehlt beim Abschreiben ein Stück.
export-share = Teilen
import-brought = „{ $name }“ ist da. Mit „Importieren“ kommt die Partie auf den Tisch.
import-brought-text = Geteilter Text
import-brought-game = { $title }: { $names }
full-screen = Ganzer Bildschirm
full-screen-off = Ganzen Bildschirm verlassen
clear-table = Tisch abräumen
clear-table-text = Alle Partien, Ergebnisse, Namen und Einstellungen auf diesem Gerät werden entfernt und lassen sich nicht zurückholen.
clear-table-elsewhere =
    { $count ->
        [one] { $titles } ist noch in einem anderen Tab offen: Dort steht dann, dass die Partie fort ist, und wer sie dort weiterspielt, bewahrt sie wieder auf.
       *[other] { $titles } sind noch in anderen Tabs offen: Dort steht dann, dass die Partien fort sind, und wer eine dort weiterspielt, bewahrt sie wieder auf.
    }
clear-table-refused =
    { $left ->
        [memory-disk] Der Tisch ist nicht abgeräumt: Der Speicher dieses Browsers verweigert jedes Löschen. Partien und Namen sind noch hier; lösche die Daten dieser Seite in den Einstellungen des Browsers.
        [memory] Der Tisch ist nur zum Teil abgeräumt: Das Gedächtnis dieses Browsers verweigert das Löschen. Lösche die Daten dieser Seite in den Einstellungen des Browsers.
       *[disk] Der Tisch ist nur zum Teil abgeräumt: Die Datenbank des Browsers verweigert sich oder antwortet nicht, daher kommen Partien aus ihr zurück. Versuche es später noch einmal, oder lösche die Daten dieser Seite in den Einstellungen des Browsers.
    }
clear-table-yes = Alles abräumen
house-imprint = Impressum
house-still-there = Seid ihr noch da?
house-still-there-text = Seit einer Weile hat niemand den Tisch berührt. In einer Minute wird er für die Nächsten abgeräumt.
house-still-there-yes = Wir spielen noch
house-faults = In config.json stimmt etwas nicht. Was falsch ist, gilt nicht; alles andere gilt.
house-json = Die Datei ist kein gültiges JSON. Oft fehlt ein Komma oder ein Anführungszeichen.
house-object = Die Datei muss aus einem Objekt bestehen: { "{" } … { "}" }.
house-unknown = „{ $key }“ gibt es nicht. Möglich sind: { $allowed }.
house-text = „{ $key }“ muss ein Text aus höchstens { $allowed } Zeichen sein.
house-choice = „{ $key }“ kennt das nicht. Möglich sind: { $allowed }.
house-minutes = „{ $key }“ muss eine ganze Zahl von Minuten sein: { $allowed }.
house-yes-no = „{ $key }“ muss eins davon sein: { $allowed }.
house-address = „{ $key }“ muss eine Adresse sein, etwa: { $allowed }.
house-file = „{ $key }“ muss eine Datei neben der Seite nennen, etwa: { $allowed }.
house-all-games = „{ $key }“ versteckt alle Spiele; eins muss bleiben.
advice-why-title = Auf den Home-Bildschirm damit
advice-why = Safari vergisst die Partien einer Seite, die eine Woche lang niemand besucht. Vom Home-Bildschirm aus bleiben sie – und der Spieltisch füllt den ganzen Bildschirm.
advice-share = Wählt in Safari das Teilen-Zeichen.
advice-add = Wählt „Zum Home-Bildschirm“.
advice-carry = Dort beginnt ein eigener Tisch: Nehmt eure Partien als Datei mit und importiert sie drüben.
advice-give = Partien mitnehmen
advice-fetch-title = Habt ihr schon in Safari gespielt?
advice-fetch = Hier ist ein eigener Tisch. Exportiert eure Partien in Safari als Datei und importiert sie hier.
advice-away = Nicht mehr zeigen
