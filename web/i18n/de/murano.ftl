# Der Tisch von Murano.

mur-region-map = Spielplan: die Lagune
mur-region-act = Was jetzt möglich ist
mur-region-own = Dein Besitz

mur-tool-goods = Karten und Sondergebäude

mur-space = Feld { $no } ({ $action })
mur-action-gold = 2 Gold
mur-action-glass = Glas­hütte
mur-action-shop = Laden
mur-action-palace = Palast
mur-action-special = Sonder­gebäude
mur-action-character = Charakter
mur-action-gondolier = Gondoliere
mur-action-build = Bauen
mur-action-income = Einkommen
mur-action-production = Produktion
mur-action-hire = Anheuern, entlassen
mur-action-none = dieses Feld
mur-action-gold-does = Du nimmst 2 Gold.
mur-action-glass-does = Für 1 Gold nimmst du eine Glashütte.
mur-action-shop-does = Für 2 Gold den obersten Laden, für 4 Gold einen Laden deiner Wahl.
mur-action-palace-does = Für 2 Gold den obersten Palast, für 4 Gold einen Palast deiner Wahl.
mur-action-special-does = Für 2 Gold nimmst du ein Sondergebäude.
mur-action-character-does = Du siehst drei Charaktere an und darfst einen kaufen. Jeder kostet 1 Gold mehr als der vorige.
mur-action-gondolier-does = Du stellst einen Gondoliere auf eine Gondel: 2 Gold in deiner Farbe, 5 Gold in einer anderen.
mur-action-build-does = Du baust ein bis drei Plättchen: Straßen vom Stapel oder Gebäude aus deinem Besitz.
mur-action-income-does = Auf deiner besten Insel bringt jeder Kunde, der zu einem deiner Läden passt, 1 Gold.
mur-action-production-does = Glashütten machen aus je 2 Punkten eine Perle; danach darfst du bis zu drei Perlen einer Farbe verkaufen.
mur-action-hire-does = Du heuerst für 3 Gold einen Gondoliere an, oder du entlässt einen und bekommst 3 Gold.

mur-sort-street = Straße
mur-sort-glass = Glashütte
mur-sort-shop = Laden
mur-sort-palace = Palast
mur-sort-special = Sondergebäude
mur-tile-street = { $colour ->
    [red] { $count ->
        [one] Straße mit einer roten Kundin
       *[other] Straße mit { $count } roten Kundinnen
    }
    [blue] { $count ->
        [one] Straße mit einem blauen Kunden
       *[other] Straße mit { $count } blauen Kunden
    }
    [grey] { $count ->
        [one] Straße mit einem grauen Kunden
       *[other] Straße mit { $count } grauen Kunden
    }
   *[none] Straße ohne Kunden
}
mur-tile-glass = Glashütte
mur-tile-shop = { $colour ->
    [red] roter Laden
    [blue] blauer Laden
    [grey] grauer Laden
   *[none] Laden
}
mur-tile-palace = { $count ->
    [0] Palast
    [one] Palast mit einem Wappen
   *[other] Palast mit { $count } Wappen
}
mur-tile-special = Sondergebäude
mur-tile-none = Plättchen
mur-bead = { $colour ->
    [red] eine rote
    [green] eine grüne
   *[blue] eine blaue
}
mur-beads = { $colour ->
    [red] { $count ->
        [one] 1 rote Perle
       *[other] { $count } rote Perlen
    }
    [green] { $count ->
        [one] 1 grüne Perle
       *[other] { $count } grüne Perlen
    }
   *[blue] { $count ->
        [one] 1 blaue Perle
       *[other] { $count } blaue Perlen
    }
}
mur-customers = { $colour ->
    [red] { $count } rote Kundinnen
    [blue] { $count } blaue Kunden
   *[grey] { $count } graue Kunden
}
mur-island-income = Dein Einkommen hier: { $gold } Gold
mur-whole-lagoon = Ganze Lagune

mur-prompt-offer = Kaufe einen Startcharakter, wenn du magst.
mur-prompt-sail = Wähle ein leuchtendes Feld, oder zuerst ein Boot.
mur-prompt-sail-more = Der Haken heißt: kostet kein Gold für Boote.
mur-prompt-sail-none = Kein Feld ist jetzt nutzbar: Passe, und nimm 1 Gold.
mur-prompt-pass = Passen: Bewege ein Boot auf ein leuchtendes Feld.
mur-prompt-pass-more = Du bekommst 1 Gold; die Aktion des Feldes findet nicht statt.
mur-prompt-boat = Wohin soll das Boot fahren?
mur-prompt-boat-more = Tippe ein leuchtendes Feld an, oder das Boot noch einmal.
mur-prompt-aim = { $space }: { $boats ->
    [one] ein Boot
   *[other] { $boats } Boote
}, { $price } Gold.
mur-prompt-aim-more = Tippe noch einmal auf das Feld, oder auf „Fahren“.
mur-prompt-another = Oder fahre mit einem weiteren Boot ({ $price } Gold): Dann zählt nur dessen Feld.
mur-prompt-act-gold = Nimm dein Gold.
mur-prompt-act-glass = Kaufe eine Glashütte.
mur-prompt-act-shop = Kaufe einen Laden: den obersten, oder einen deiner Wahl.
mur-prompt-act-shop-top = Kaufe einen Laden.
mur-prompt-act-palace = Kaufe einen Palast: den obersten, oder einen deiner Wahl.
mur-prompt-act-palace-top = Kaufe einen Palast.
mur-prompt-act-special = Kaufe ein Sondergebäude.
mur-prompt-act-character = Sieh dir drei Charaktere an.
mur-prompt-act-gondolier = Wähle eine leuchtende Gondel.
mur-prompt-act-build = Baue: Zieh eine Straße, oder wähle ein Gebäude und seinen Platz.
mur-prompt-act-build-tile = Baue: Wähle ein Gebäude und seinen Platz.
mur-prompt-act-build-draw = Baue: Zieh eine Straße.
mur-prompt-act-income = Nimm dein Einkommen.
mur-prompt-act-production = Wie viele Glashütten sollen arbeiten?
mur-prompt-act-hire = Heuere einen Gondoliere an, oder entlasse einen.
mur-prompt-act-hire-only = Heuere einen Gondoliere an.
mur-prompt-act-dismiss-only = Entlasse einen Gondoliere.
mur-prompt-act-none = Führe die Aktion aus.
mur-prompt-choose = Wähle ein Plättchen aus dem Stapel.
mur-prompt-character = Behalte einen der Charaktere, oder keinen.
mur-prompt-character-none = Keinen der Charaktere kannst du behalten.
mur-prompt-build-more = { $left ->
    [one] Noch ein Plättchen darfst du bauen.
   *[other] Noch { $left } Plättchen darfst du bauen.
}
mur-prompt-or-end = Oder beende deinen Zug.
mur-prompt-street = Lege die Straße auf ein leuchtendes Pflasterfeld.
mur-prompt-special = Behalte eines der drei Sondergebäude.
mur-prompt-sell = Verkaufe bis zu drei Perlen einer Farbe, oder keine.
mur-prompt-place = Letzte Runde: Du darfst das gekaufte Gebäude gleich bauen.
mur-look-site = Hier, auf { $island }? Noch einmal tippen baut.
mur-look = Noch einmal tippen, dann geschieht es. Zurücknehmen lässt es sich nicht.
mur-prompt-assign = Wertung: Ordne deine Charaktere deinen Gondolieri zu.
mur-prompt-done = Beende deinen Zug.

mur-act-touch = Tippe auf den Spielplan.
mur-act-end = Es bleibt nur, den Zug zu beenden.
mur-act-nothing = Gerade ist nichts zu tun.
mur-press-sail = { $boats ->
    [one] Fahren
   *[other] Mit { $boats } Booten fahren
}
mur-press-cancel = Abbrechen
mur-press-pass = Passen
mur-press-buy = { $sort } kaufen
mur-press-search = { $sort } auswählen
mur-press-look = Charaktere ansehen
mur-press-keep = Behalten
mur-press-decline = Keinen nehmen
mur-press-hire = Anheuern
mur-press-dismiss = Entlassen
mur-press-income = Einkommen nehmen
mur-press-gold = Gold nehmen
mur-press-produce = { $count ->
    [0] Nichts herstellen
    [one] 1 Perle herstellen
   *[other] { $count } Perlen herstellen
}
mur-press-draw = Straße ziehen
mur-press-sell = { $count ->
    [0] Nichts verkaufen
   *[other] { $colour ->
        [red] { $count } rot
        [green] { $count } grün
        [blue] { $count } blau
       *[none] Künstlerwerkstatt
    }{ $jokers ->
        [0] {""}
       *[other] {" "}(davon { $jokers } aus der Werkstatt)
    } verkaufen
}
mur-left = noch { $count }

mur-sheet-offer = Startcharakter
mur-sheet-offer-text = Vor dem ersten Zug darfst du einen Charakter kaufen: Du siehst drei Karten und behältst eine oder keine.
mur-sheet-character = Welcher Charakter kommt zu dir?
mur-sheet-special = Welches Sondergebäude entsteht?
mur-sheet-choose = Was noch im Stapel liegt
mur-sheet-assign = Charaktere werten
mur-sheet-assign-text = Jede Karte braucht einen deiner Gondolieri auf ihrer Insel. Wähle für jede Karte die Insel; der Stern zeigt die beste Verteilung.
mur-assign-none = Kein freier Gondoliere bringt hier Punkte.
mur-assign-best = Beste Verteilung: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, { $unused ->
    [one] ein Gondoliere bleibt übrig.
   *[other] { $unused } Gondolieri bleiben übrig.
}
mur-unscored-title = { $lost ->
    [0] Es kann noch gewertet werden
    [one] Das würde { $lost } Punkt verschenken
   *[other] Das würde { $lost } Punkte verschenken
}
mur-unscored-text = { $count ->
    [one] Diese Karte kann noch gewertet werden:
   *[other] Diese Karten können noch gewertet werden:
}
mur-unscored-card = { $island }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $card }
mur-unscored-end = Trotzdem fertig
mur-assign-take-best = Beste Verteilung übernehmen
mur-assign-end = Fertig gewertet

mur-own-gold = { $count } Gold
mur-own-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
mur-own-gondoliers = { $hand ->
    [one] 1 verfügbarer Gondoliere
   *[other] { $hand } verfügbare Gondolieri
}, { $supply } im Vorrat
mur-own-tiles = Deine Plättchen
mur-own-no-tiles = Noch keine Gebäude gekauft
mur-own-beads = Deine Perlen
mur-own-specials = Deine Sondergebäude
mur-own-characters = Deine Charaktere
mur-own-no-characters = Noch keine Charaktere
mur-special-spent = Schon verbraucht.
mur-special-later = Wirkt ab deinem nächsten Zug.
mur-stat-characters = { $count ->
    [one] 1 Charakter
   *[other] { $count } Charaktere
}
mur-stat-tiles = { $count } × { $sort }, noch nicht gebaut
mur-last-round = Letzte Runde! Leer: { $sorts }. Den letzten Zug hat { $final }.

mur-card-title = Charakter { $no }
mur-card-now = { $points ->
    [one] Jetzt 1 Punkt auf { $island }
   *[other] Jetzt { $points } Punkte auf { $island }
}{ $by ->
    [hand] , wenn du dort noch einen Gondoliere platzierst.
   *[other] .
}
mur-card-nothing = Jetzt keine Punkte:
mur-card-why = { $rule ->
    [MU-616] Gondolieri dienen anderen Karten
    [MU-919] kein Gondoliere
   *[other] nirgends Punkte
}
mur-card-by-hand = mit einem Gondoliere, der noch zu platzieren ist
mur-card-most = { $points ->
    [one] bestenfalls 1 Punkt auf { $island }
   *[other] bestenfalls { $points } Punkte auf { $island }
}
mur-card-out = mit so wenigen Leuten nicht im Spiel
mur-worth = Das brächte die Karte jetzt:
mur-worth-help = Gewertet wird am Ende, mit einem eigenen Gondoliere auf der Insel (Fähnchen: dort steht einer).
mur-worth-gondolier = hier steht ein freier Gondoliere von dir
mur-all-characters = Alle Charaktere
mur-other-characters = Die übrigen Karten
mur-all-specials = Alle Sondergebäude
mur-cards-honest = Spielplan und die meisten Kartentexte sind dem Spiel nachempfunden, nicht von ihm abgeschrieben.

mur-about-bag = Im Beutel sind { $red } rote, { $green } grüne und { $blue } blaue Perlen.
mur-about-stock = { $sort }: { $count ->
    [0] Der Stapel ist leer.
    [one] Noch ein Plättchen.
   *[other] Noch { $count } Plättchen.
}
mur-about-street = { $island }: { $tile }.
mur-about-building = { $island }: { $tile }{ $owner ->
    [none] {""}
   *[other] , gehört { $owner }
}.
mur-about-paved = { $island }: Pflaster. Hierher kann eine Straße.
mur-about-site = { $island }: { $usable ->
    [yes] Bauplatz an einer Straße. Hier kann jedes Gebäude stehen.
   *[no] Bauplatz. Erst muss daneben eine Straße liegen.
}
mur-about-gondola = Gondel { $no } an der Insel { $island }: { $owner ->
    [none] noch frei.
   *[other] hier steht ein Gondoliere von { $owner }.
}

mur-actions-goals = Felder, die erreichbar sind
mur-actions-sail = Einzelne Boote ({ $count })
mur-actions-pass = Passen und ein Boot bewegen ({ $count })
mur-actions-take = Aktion
mur-actions-buy = Kaufen
mur-actions-search = Auswählen
mur-actions-choose = Aus dem Stapel
mur-actions-look = Ansehen
mur-actions-keep = Behalten
mur-actions-decline = Ablehnen
mur-actions-place = Gondoliere einsetzen
mur-actions-draw = Straße ziehen
mur-actions-build = Bauen ({ $count })
mur-actions-income = Einkommen
mur-actions-produce = Herstellen
mur-actions-sell = Verkaufen
mur-actions-hire = Anheuern
mur-actions-dismiss = Entlassen
mur-actions-score = Werten
mur-actions-end = Zug
mur-do-goal = { $space }: { $boats ->
    [one] ein Boot
   *[other] { $boats } Boote
}, { $price } Gold
mur-do-sail = Boot von Feld { $from } nach { $to }
mur-do-pass = Passen: Boot von Feld { $from } nach { $to }
mur-do-buy = { $sort } kaufen
mur-do-search = { $sort } auswählen
mur-do-choose = { $tile } nehmen
mur-do-keep = Behalten: { $card }
mur-do-place = Gondel { $no } an der Insel { $island }
mur-do-draw = Vom Straßenstapel { $stack } ziehen
mur-do-build = { $tile } auf { $island }, Platz { $place }
mur-do-income-island = Einkommen von { $island }
mur-do-score = { $card } – auf { $island }

mur-key-characters = alle Charaktere
mur-key-specials = alle Sondergebäude
mur-key-pass = passen
mur-key-island = eine Insel groß zeigen
mur-key-confirm = zum gewählten Feld fahren

mur-help-sail = Fahren.
mur-help-sail-text = Wähle ein Feld, das du mit einem Boot erreichst. Boote fahren nur vorwärts und überholen nicht; die Boote gehören allen.
mur-help-act = Handeln.
mur-help-act-text = Du führst die Aktion des Feldes aus, auf dem das zuletzt bewegte Boot steht.
mur-help-pay = Weitere Boote kosten Gold.
mur-help-pay-text = Das erste Boot ist frei, das zweite kostet 1 Gold, das dritte 2 Gold und so weiter. Wer passt, bekommt 1 Gold und bewegt ein Boot.
mur-help-points = Punkte gibt es beim Bauen und am Ende für Charaktere: Jeder Charakter braucht einen eigenen Gondoliere auf einer Insel.
mur-help-end = Sind zwei Stapel leer, haben alle anderen noch einen Zug.

mur-log-turn = { $name } ist am Zug (Runde { $round })
mur-log-turn-last = { $name } hat den letzten Zug
mur-log-sailed = { $name } fährt von Feld { $from } nach { $to }{ $red ->
    [yes] {" "}mit dem roten Boot
   *[no] {""}
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}.
mur-log-passed-boat = { $name } bewegt ein Boot von Feld { $from } nach { $to }.
mur-log-passed = { $name } passt und bekommt { $gold } Gold.
mur-log-gold = { $name } nimmt { $gold } Gold.
mur-log-bought = { $name } kauft: { $sort } für { $price } Gold.
mur-log-chose = { $name } wählt aus dem Stapel: { $sort }.
mur-log-searched = { $name } sieht für { $price } Gold den Stapel durch: { $sort }.
mur-log-looked = { $count ->
    [one] { $name } sieht 1 Charakter an.
   *[other] { $name } sieht { $count } Charaktere an.
}
mur-log-recruited = { $name } behält einen Charakter für { $price } Gold.
mur-log-recruited-card = { $name } behält für { $price } Gold den Charakter „{ $card }“.
mur-log-declined = { $name } behält keinen Charakter.
mur-log-placed = { $name } stellt für { $price } Gold einen Gondoliere auf Gondel { $no } ({ $island }).
mur-log-hired = { $name } heuert für { $price } Gold einen Gondoliere an.
mur-log-dismissed = { $name } entlässt einen Gondoliere und bekommt { $gold } Gold.
mur-log-drew = { $name } zieht: { $tile }.
mur-log-built = { $name } baut auf { $island }: { $tile }{ $points ->
    [0] {""}
    [one] {" "}(1 Punkt)
   *[other] {" "}({ $points } Punkte)
}.
mur-log-special = { $name } bekommt das Sondergebäude { $card }.
mur-log-points = { $name }: { $card } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
mur-log-income = { $name } bekommt { $gold } Gold Einkommen von { $island }{ $bonus ->
    [0] {""}
   *[other] {" "}(davon { $bonus } durch die Markthalle)
}.
mur-log-income-none = { $name } hat kein Einkommen.
mur-log-produced = { $name } stellt für { $points } Punkte her: { $beads }.
mur-log-sold = { $name } verkauft { $count ->
    [one] eine Perle
   *[other] { $count } Perlen
} für { $gold } Gold{ $jokers ->
    [0] {""}
   *[other] , mit der Künstlerwerkstatt
}.
mur-log-red-ship = { $name } bekommt { $gold } Gold für das rote Boot.
mur-log-empty = Der Stapel ist leer: { $sort }.
mur-log-end = Zwei Stapel sind leer ({ $sorts }): Alle anderen haben noch einen Zug.
mur-log-scored = { $name } wertet „{ $card }“ auf { $island }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
mur-log-unused = { $count ->
    [one] { $name }: 1 Gondoliere ohne Karte bringt 1 Punkt.
   *[other] { $name }: { $count } Gondolieri ohne Karte bringen { $points } Punkte.
}

mur-character-shop-red = { $points } Punkte für jeden roten Laden
mur-character-shop-blue = { $points } Punkte für jeden blauen Laden
mur-character-shop-grey = { $points } Punkte für jeden grauen Laden
mur-character-customer-red = { $points } Punkte für jede rote Kundin
mur-character-customer-blue = { $points } Punkte für jeden blauen Kunden
mur-character-customer-grey = { $points } Punkte für jeden grauen Kunden
mur-character-few-red-blue = { $points } Punkte bei höchstens 3 roten und blauen Kunden zusammen
mur-character-few-red-grey = { $points } Punkte bei höchstens 3 roten und grauen Kunden zusammen und mindestens 5 Gebäuden
mur-character-few-blue-grey = { $points } Punkte bei höchstens 3 blauen und grauen Kunden zusammen und mindestens 5 Gebäuden
mur-character-bead-red = { $points } Punkte für jede rote Perle, die dir gehört
mur-character-bead-green = { $points } Punkte für jede grüne Perle, die dir gehört
mur-character-bead-blue = { $points } Punkte für jede blaue Perle, die dir gehört
mur-character-bead-each = { $points } Punkte, wenn du von jeder Farbe eine Perle hast
mur-character-palace = { $points } Punkte für jeden Palast
mur-character-shop = { $points } Punkte für jeden Laden
mur-character-own-and-others = 2 Punkte für jedes eigene, 1 Punkt für jedes fremde Gebäude (Läden und Glashütten)
mur-character-glass = { $points } Punkte für jede Glashütte
mur-character-special = { $points } Punkte für jedes Sondergebäude
mur-character-glass-equals-shops = { $points } Punkte bei gleich vielen Glashütten und Läden, mindestens je 1
mur-character-palaces-equal-shops = { $points } Punkte bei gleich vielen Palästen und Läden, mindestens je 1
mur-character-all-three-equal = { $points } Punkte bei gleich vielen Glashütten, Palästen und Läden, mindestens je 1
mur-character-shops-equal-crests = { $points } Punkte bei gleich vielen Läden und Wappen, mindestens je 1
mur-character-glass-equals-crests = { $points } Punkte bei gleich vielen Glashütten und Wappen, mindestens je 1
mur-character-sole-glass = { $points } Punkte, wenn hier nur du Glashütten hast
mur-character-sole-shop = { $points } Punkte, wenn hier nur du Läden hast
mur-character-crests = { $points } Punkte bei mindestens 6 Wappen
mur-character-kinds = { $points } Punkte für jede Gebäudesorte (jede Ladenfarbe zählt als Sorte)
mur-character-no-glass = { $points } Punkte ohne Glashütte, bei mindestens 4 Gebäuden
mur-character-mixed = { $points } Punkte, wenn auf { $island } Glashütte, Laden, Palast und Sondergebäude stehen
mur-character-most = { $points } Punkte, wenn du auf { $island } die meisten eigenen Gebäude hast, mindestens 2

mur-special-hafen = Hafen
mur-special-hafen-does = Gondolieri einsetzen kostet dich 1 Gold in deiner Farbe und 3 Gold in einer anderen.
mur-special-basilika = Basilika
mur-special-basilika-does = Bringt sofort 5 Punkte.
mur-special-zunfthalle = Zunfthalle
mur-special-zunfthalle-does = 1 Punkt nach jeder Produktion, bei der du eine Perle herstellst oder verkaufst.
mur-special-leuchtturm = Leuchtturm
mur-special-leuchtturm-does = In deinem Zug darf das rote Boot andere Boote überholen.
mur-special-kuenstlerwerkstatt = Künstlerwerkstatt
mur-special-kuenstlerwerkstatt-does = Zählt einmal beim Verkauf als Perle jeder Farbe; unverbraucht auch für Charaktere, die Perlen zählen.
mur-special-bank = Bank
mur-special-bank-does = Das Feld „2 Gold“ bringt dir 4 Gold.
mur-special-bibliothek = Bibliothek
mur-special-bibliothek-does = Du siehst fünf statt drei Charaktere an.
mur-special-rathaus = Rathaus
mur-special-rathaus-does = Charaktere kosten dich 2 Gold weniger, mindestens 1.
mur-special-maklerhaus = Maklerhaus
mur-special-maklerhaus-does = Laden oder Palast nach Wahl kostet dich 1 statt 4 Gold.
mur-special-werft = Werft
mur-special-werft-does = Jedes weitere Boot kostet dich 1 Gold weniger.
mur-special-markthalle = Markthalle
mur-special-markthalle-does = 3 Gold mehr, wenn das Einkommen etwas bringt.
mur-special-handelskontor = Handelskontor
mur-special-handelskontor-does = 3 Gold mehr bei jedem Verkauf von Perlen.
mur-special-bauhof = Bauhof
mur-special-bauhof-does = Du darfst vier statt drei Plättchen bauen.
mur-special-palastgarten = Palastgarten
mur-special-palastgarten-does = 2 Punkte mehr für jeden Palast, den du baust.

rule-MU-201 = Gerade ist jemand anderes am Zug.
rule-MU-202 = Zuerst fährt ein Boot: Wähle ein Feld oder ein Boot, oder passe.
rule-MU-204 = Auf Feld { $to } liegt schon ein Boot.
rule-MU-205 = Der Weg dorthin ist versperrt: Boote überholen einander nicht.
rule-MU-208 = Ein Boot fährt mindestens ein Feld weiter, immer vorwärts.
rule-MU-213 = Ausgeführt wird nur die Aktion des Feldes, auf dem das zuletzt bewegte Boot steht{ $space ->
    [0] {""}
   *[other] {" "}(Feld { $space })
}.
rule-MU-216 = Zuerst ist die Aktion des Feldes auszuführen.
rule-MU-217 = Dieses Boot ist in diesem Zug schon gefahren.
rule-MU-219 = Dafür fehlt Gold: Du brauchst { $needed } und hast { $gold }.
rule-MU-226 = Beim Passen wird genau ein Boot bewegt, und nur zu Beginn des Zuges.
rule-MU-302 = Glashütten kauft man vom Stapel; auszusuchen gibt es da nichts.
rule-MU-303 = { $tile ->
    [none] Wähle zuerst einen der Läden, die offen vor dir liegen.
   *[other] Läden kauft man vom Stapel, oder man sucht sich einen aus; diesen gibt es gerade nicht zu nehmen.
}
rule-MU-304 = { $tile ->
    [none] Wähle zuerst einen der Paläste, die offen vor dir liegen.
   *[other] Paläste kauft man vom Stapel, oder man sucht sich einen aus; diesen gibt es gerade nicht zu nehmen.
}
rule-MU-309 = Sondergebäude kauft man vom Stapel; auszusuchen gibt es da nichts.
rule-MU-313 = Der Stapel ist leer, hier gibt es nichts mehr zu kaufen.
rule-MU-314 = Bauen kannst du nur, was schon vor dir liegt.
rule-MU-401 = Mehr Plättchen darfst du in dieser Aktion nicht bauen.
rule-MU-403 = Du hast nichts, was du bauen könntest: Mindestens ein Plättchen muss gebaut werden.
rule-MU-404 = Straßen kommen auf freie Pflasterfelder.
rule-MU-405 = Gebäude kommen auf freie braune Bauplätze.
rule-MU-406 = Neben diesem Bauplatz liegt noch keine Straße; eine Ecke genügt nicht.
rule-MU-410 = Straßen werden verdeckt vom Stapel gezogen und dann gelegt.
rule-MU-414 = Erst kommt die gezogene Straße auf ein freies Pflasterfeld.
rule-MU-417 = Es gibt keine Straße mehr zu ziehen, oder kein Pflasterfeld ist frei.
rule-MU-501 = Diese Karte ist nicht unter den gezogenen.
rule-MU-505 = Eines der gezogenen Sondergebäude musst du behalten.
rule-MU-603 = Diesen Charakter hast du nicht angesehen.
rule-MU-604 = { $card ->
    [none] Entscheide zuerst, ob du einen der Charaktere behältst.
   *[other] Dieser Charakter ist nicht unter denen, die du gerade ansiehst.
}
rule-MU-606 = Ablehnen kannst du nur, wenn du Charaktere angesehen hast.
rule-MU-611 = Es gibt keinen Charakter mehr, oder dein Gold reicht nicht für den nächsten.
rule-MU-614 = Charaktere werden erst am Ende gewertet.
rule-MU-701 = Einkommen bringt genau eine Insel.
rule-MU-707 = Die beste Insel wird von selbst gewählt.
rule-MU-715 = Höchstens die Hälfte deiner Punkte kann zu Perlen werden.
rule-MU-717 = So viele Glashütten hast du nicht: Jede arbeitet nur einmal.
rule-MU-719 = Nur gebaute Glashütten können arbeiten.
rule-MU-720 = So viele Perlen sind nicht mehr im Beutel.
rule-MU-721 = Verkauft werden 1, 2 oder 3 Perlen, die du auch hast.
rule-MU-722 = Verkauft werden nur Perlen einer Farbe, höchstens drei.
rule-MU-726 = Entscheide zuerst, ob du Perlen verkaufst.
rule-MU-727 = Erst wird produziert, und sei es nichts; danach siehst du deine Perlen und entscheidest über den Verkauf.
rule-MU-801 = Diese Gondel kostet { $needed } Gold, und du hast { $gold }.
rule-MU-803 = Auf dieser Gondel steht schon ein Gondoliere.
rule-MU-806 = Du hast gerade keinen verfügbaren Gondoliere, oder keine Gondel ist frei.
rule-MU-807 = Entlassen kannst du nur einen Gondoliere, der noch nicht eingesetzt ist.
rule-MU-810 = Mehr als 7 Gondolieri darf niemand beschäftigen.
rule-MU-905 = Nach dem Ende hat jeder nur noch diesen einen Zug.
rule-MU-908 = In der letzten Runde darf sofort nur das eben gekaufte Gebäude gebaut werden.
rule-MU-909 = Jetzt geht es nur um das eben gekaufte Gebäude: Baue es oder beende den Zug.
rule-MU-916 = { $card ->
    [none] Jetzt werden Charaktere gewertet: eine Karte, eine Insel, ein eigener Gondoliere dort.
   *[other] Diese Karte ist nicht unter denen, die du noch werten kannst.
}
rule-MU-919 = Auf dieser Insel hast du keinen freien Gondoliere.
rule-MU-C29 = Dieser Charakter zählt nur auf seiner eigenen Insel.
rule-MU-S05 = Dafür fehlt dir eine unverbrauchte Künstlerwerkstatt.
rule-MU-V01 = Erst wird über den Startcharakter entschieden.
rule-MU-V06 = Eine zweite Künstlerwerkstatt darfst du in dieser Partie nicht behalten.
