copy-about = Wer das gedruckte Spiel hat, kann ablesen, was wir nur nachempfinden konnten: Diese Angaben tragen einen Ring °. Was du berichtigst, bleibt auf diesem Gerät, du kannst damit spielen und es weitergeben.
copy-yours = Dein Exemplar
copy-name = Name deines Exemplars
copy-name-default = Unser Exemplar
copy-none = keines
copy-ring = nachempfunden
copy-hash = Prüfnummer, gleich bei gleichen Berichtigungen:
copy-state = { $count ->
    [0] Nichts berichtigt
    [one] { $count } Berichtigung
   *[other] { $count } Berichtigungen
}, { $same } als gleich bestätigt{ $state ->
    [checked] . Es lässt sich für neue Partien wählen.
    [wrong] . Es passt noch nicht zusammen und bleibt ein Entwurf.
   *[empty] .
}
copy-made-only = Nur was nachempfunden ist
copy-done = { $done } von { $count } Angaben verglichen
copy-same = Ja, genauso
copy-correct = Berichtigen
copy-turn = Nein, umgekehrt
copy-close = Schließen
copy-bring = Datei öffnen
copy-try = { $count ->
    [one] { $count } Partie zur Probe
   *[other] { $count } Partien zur Probe
}
copy-try-stop = Anhalten
copy-try-played = { $state ->
    [running] Zufallspartien: { $played } von { $count } …
    [first] Erst zur Probe Zufallspartien: { $played } von { $count } … Danach folgt deine Partie.
    [stopped] { $played ->
        [one] Angehalten: { $played } Zufallspartie wurde zu Ende gespielt; nichts ging schief.
       *[other] Angehalten: { $played } Zufallspartien wurden zu Ende gespielt; nichts ging schief.
    } Mit „Damit spielen“ geht es ohne weitere Probe weiter.
   *[done] { $played ->
        [one] { $played } Zufallspartie wurde zu Ende gespielt; nichts ging schief.
       *[other] { $played } Zufallspartien wurden zu Ende gespielt; nichts ging schief.
    }
}
copy-try-broken = Nach { $played } Partien ging etwas schief: { $broken }
copy-refused-long = Diese Datei ist zu lang für Berichtigungen. Nichts davon wurde übernommen.
copy-refused-form = In dieser Datei stehen keine Berichtigungen des Gedruckten. Nichts davon wurde übernommen.
copy-refused-game = Diese Datei berichtigt ein Spiel, das hier unbekannt ist. Nichts davon wurde übernommen.
copy-refused-problems = Diese Datei passt nicht zu unseren Daten. Nichts davon wurde übernommen.
copy-problem-form = Das ist keine Liste von Berichtigungen, oder sie ist zu lang.
copy-problem-name = { $place }: Der Name einer Stadt ist ein einziges Wort.
copy-problem-title = Der Name eines Exemplars ist eine Zeile von höchstens 40 Zeichen.
copy-problem-place = Diese Stelle lässt sich nicht berichtigen: { $place }
copy-problem-value = { $place }, { $aspect }: Das kann dort nicht stehen.
copy-problem-value-number = { $place }, { $aspect }: Hier steht eine Zahl von { $low } bis { $high }.
copy-problem-value-numbers = { $place }, { $aspect }: Hier stehen { $least ->
    [one] { $most ->
        [one] eine Zahl
       *[other] eine bis { $most } Zahlen
    }
   *[other] { $least } bis { $most } Zahlen
} von { $low } bis { $high }, dazwischen je ein Leerzeichen.
copy-problem-value-text = { $place }, { $aspect }: Hier stehen 1 bis { $most } Zeichen.
copy-problem-value-texts = { $place }, { $aspect }: Hier stehen in jeder Sprache 1 bis { $most } Zeichen.
copy-problem-value-rule = { $place }, { $aspect }: In jedem Feld für Zahlen steht eine Zahl von { $low } bis { $high }.
copy-problem-same = { $place }: Zwei Orte heißen „{ $value }“.
copy-problem-country = { $place }: Dieses Land hat der Plan nicht.
copy-problem-empty = Ein Land wäre ohne Stadt ({ $place }).
copy-problem-apart = { $place }: { $count ->
    [one] { $cities } ist
   *[other] { $cities } sind
} abgeschnitten.
copy-problem-order = { $place }: Die Werte eines Stapels werden von oben nach unten kleiner.
copy-problem-streetSpaces = { $place }: Alle Inseln zusammen haben { $found } Felder für Straßen. Es müssen { $wanted } sein.
copy-problem-buildingSpaces = { $place }: Alle Inseln zusammen haben { $found } Felder für Gebäude. Gedruckt sind { $wanted }.
copy-problem-ring = { $place }: Diese Aktion steht { $found }-mal am Ring, gedruckt ist sie { $wanted }-mal.
copy-problem-anchors = { $place }: Der Ring hat { $found } Anker, gedruckt sind { $wanted }.
copy-problem-town = { $place }: Ein Ort heißt mit Wörtern, zwischen denen je ein Leerzeichen steht.
copy-problem-exits = { $place }: Jeder Ort außer dem Ziel hat einen Ausgang, und das Ziel hat keinen.
copy-problem-round = { $place }: Die Wege führen im Kreis.
copy-problem-goal = { $place }: Eine Kutsche beginnt nicht am Ziel.
copy-problem-twice = { $place }: Ein Land bewegt nur eine Kutsche.
copy-problem-letters = Es werden mehr Briefe ausgeteilt, als es gibt.
copy-problem-vocabulary = { $place }: Diese Regel ist nicht in den Wörtern der Karten geschrieben.
copy-theirs-title = „{ $name }“ neben deinem Exemplar
copy-what = Was
copy-ours = Spieltisch
copy-theirs = Mitgebracht
copy-mine = Dein Exemplar
copy-as-ours = wie Spieltisch
copy-take = Angekreuztes übernehmen
copy-find = Nummer oder Wort suchen
copy-any = beliebig
copy-numbers = Zahlen, von oben
copy-language-de = Deutsch
copy-language-en = Englisch
copy-cell = Zeile { $row }, Spalte { $column }: { $what }
copy-word-kind-per = für jedes
copy-word-kind-if = wenn
copy-word-test-atLeast = mindestens, zusammen
copy-word-test-atMost = höchstens, zusammen
copy-word-test-each = mindestens, je
copy-word-test-equal = gleich viele
copy-word-test-most = die meisten sind deine
copy-word-test-sole = du allein hast es
copy-word-key-kind = Art
copy-word-key-test = Bedingung
copy-written = Wie es in den Daten steht
copy-written-help = Es sind die Wörter der Karten; die Seite prüft sie.
copy-road-help = Wähle zwei Städte, auf dem Plan oder aus der Liste.
copy-road-from = Von
copy-road-to = Nach
copy-road-new = Es gibt eine Straße
copy-road-away = Es gibt keine Straße
copy-part-south-cities = Südlicher Plan: Städte
copy-part-south-roads = Südlicher Plan: Straßen
copy-part-south-stacks = Südlicher Plan: Bonusplättchen
copy-part-south-carriages = Kutschen
copy-part-north-cities = Nördlicher Plan: Städte
copy-part-north-roads = Nördlicher Plan: Straßen
copy-part-north-stacks = Nördlicher Plan: Bonusplättchen
copy-part-audience-towns = Wege nach Rom: Orte
copy-part-audience-carriages = Wege nach Rom: Kutschen
copy-part-audience-ranks = Geistliche
copy-part-courier-letters = Ausgeteilte Briefe
copy-part-courier-constants = Kurier: Zahlen
copy-part-offices-tiles = Amtsplättchen
copy-part-offices-rewards = Belohnungen für Amtsplättchen
copy-part-offices-finalReturn = Letzte Rückgabe der Amtsplättchen
copy-part-offices-constants = Chips
copy-part-murano-islands = Inseln
copy-part-murano-ring = Felder um die Inseln
copy-part-murano-tiles = Punkte der Plättchen
copy-part-murano-prices = Preise
copy-part-murano-gains = Gold
copy-part-murano-beadSale = Verkauf von Glassteinen
copy-part-murano-characters = Charaktere
copy-part-murano-specials = Sondergebäude
copy-item-south-carriages = Kutsche { $item }
copy-item-murano-ring = Feld { $item }
copy-item-murano-beadSale = Glassteine: { $item }
copy-item-murano-gains = { $item ->
    [dismiss] Entlassen eines Gondoliere
    [gold] Die Aktion „Gold“
    [pass] Passen
   *[perCustomer] Jeder Kunde
}
copy-item-murano-prices = { $item ->
    [characterFirst] Erster Charakter
    [characterStep] Jeder weitere Charakter, mehr um
    [glass] Glashütte
    [gondolierOtherColour] Gondoliere auf einer Gondel anderer Farbe
    [gondolierOwnColour] Gondoliere auf einer Gondel der eigenen Farbe
    [hire] Anwerben eines Gondoliere
    [palaceChoice] Palast nach Wahl
    [palaceTop] Oberster Palast
    [shipFirst] Erstes Schiff
    [shipStep] Jedes weitere Schiff, mehr um
    [shopChoice] Laden nach Wahl
    [shopTop] Oberster Laden
   *[special] Sondergebäude
}
copy-word-aspect-name = Name
copy-word-aspect-countries = Länder
copy-word-aspect-exits = Ausgänge
copy-word-aspect-start = Start
copy-word-aspect-start2p = Start zu zweit
copy-word-aspect-count = Anzahl
copy-word-aspect-2 = Zu zweit
copy-word-aspect-3 = Zu dritt
copy-word-aspect-4 = Zu viert
copy-word-aspect-reward = Belohnung
copy-word-aspect-finalReturn = Belohnungen
copy-word-aspect-country = Land
copy-word-aspect-horses = Pferde
copy-word-aspect-values = Werte
copy-word-aspect-points = Punkte
copy-word-aspect-grid = Felder
copy-word-aspect-action = Aktion
copy-word-aspect-anchor = Anker
copy-word-aspect-value = Gold
copy-word-aspect-gold = Gold
copy-word-aspect-rule = Regel
copy-word-aspect-label = Text
copy-word-aspect-effect = Wirkung
copy-word-aspect-from = Gilt
copy-word-aspect-roads = Straße
copy-word-roads-yes = es gibt eine Straße
copy-word-roads-no = es gibt keine Straße
copy-word-anchor-yes = mit Anker
copy-word-anchor-no = ohne Anker
copy-word-from-now = sofort
copy-word-from-nextTurn = ab dem nächsten Zug
copy-word-cell-none = kein Feld
copy-word-cell-S = Straße
copy-word-cell-B = Gebäude
copy-word-key-what = Was gezählt wird
copy-word-key-colour = Farbe
copy-word-key-owner = Wessen
copy-more = Noch eins
copy-less = Wegnehmen
copy-sample = Diese Karte bringt hier { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
copy-sample-there = Deine Gebäude tragen einen weißen Punkt, die eines anderen einen braunen. Gezählt wird mit { $list } auf den Straßen und bei dir.
copy-sample-next = Eine andere Insel
copy-note = In deinen Worten
copy-note-help = Was diese Felder nicht sagen können. Die Notiz geht mit deinen Berichtigungen mit.
copy-word-kind-sum = mehreres davon
copy-word-kind-perKind = für jede Art, die es gibt
copy-word-kind-gondolierPrice = Preis eines Gondoliere
copy-word-kind-pointsNow = Punkte sofort
copy-word-kind-pointsAfterAction = Punkte nach einer Produktion
copy-word-kind-shipMayPass = Das rote Schiff überholt
copy-word-kind-jokerBead = Glasstein beliebiger Farbe
copy-word-kind-actionGold = Gold auf dem Feld dafür
copy-word-kind-characterCardsSeen = Auswahl der Charaktere
copy-word-kind-characterDiscount = Billigere Charaktere
copy-word-kind-choicePrice = Preis eines Plättchens nach Wahl
copy-word-kind-shipDiscount = Billigere Schiffe
copy-word-kind-actionBonus = Gold beim Einkommen
copy-word-kind-saleBonus = Gold beim Verkauf
copy-word-kind-buildLimit = Plättchen, die gebaut werden dürfen
copy-word-kind-pointsPerBuilt = Punkte fürs Bauen
copy-word-key-points = Punkte
copy-word-key-value = Anzahl
copy-word-key-min = Mindestens
copy-word-key-own = In deiner Farbe
copy-word-key-other = In anderer Farbe
copy-word-key-ifBeadsProducedOrSold = Nötige Glassteine
copy-word-key-beads = Glassteine
copy-word-key-sales = Verkäufe
copy-word-key-gold = Gold
copy-word-key-minimum = Mindestens
copy-word-key-cards = Karten
copy-word-key-tiles = Plättchen
copy-word-key-tile = Plättchen
copy-word-key-ifEarned = Nötiges Einkommen
copy-more-tests = Noch eine Bedingung
copy-all = Alle zeigen
copy-city-help = Wähle auf dem Plan eine Stadt, um nur sie zu sehen.
copy-ring-help = Ziehe eine Aktion dorthin, wo sie gedruckt ist: beide tauschen die Plätze. Pfeiltasten verschieben sie auch. Wähle ein Feld, um seinen Anker zu sehen.
copy-ring-place = Feld { $id }: { $name }
copy-word-reward-nothing = nichts
copy-word-reward-card = eine Karte
copy-word-reward-chip = ein Chip
copy-word-reward-house = ein Haus
copy-exits-help = Wähle die Orte, zu denen von { $town } ein Weg führt; ein zweiter Druck nimmt einen weg.
copy-town-help = { $town }: Wähle auf dem Plan einen Ort.
copy-corrections = Diese Partie wird auf „{ $name }“ gespielt
copy-corrections-about = Darin ist anders, was dieses Buch aufführt:
copy-item-courier-letters = Personen: { $item }
copy-item-courier-constants = { $item ->
    [letters] Briefe insgesamt
    [costPerExtraOfficial] Briefe für eine weitere Amtsperson
    [costWithCourier] Dasselbe mit dem Kurier
   *[courierPoints] Punkte des Kuriers
}
copy-item-offices-rewards = Zurückgegebene Plättchen: { $item }
copy-item-offices-constants = Punkte eines Chips
copy-item-offices-finalReturn = Am Ende der Partie
copy-back = Zurücknehmen
copy-retell = Text aus der Regel
copy-card = Nr. { $no }: { $text }
copy-conflict = anders als deines
copy-play = Damit spielen
copy-link-failed = Der Browser erlaubt das Kopieren hier nicht. Sichere die Berichtigungen als Datei.
copy-problem-torn = { $place }: Die Straßen der Insel hängen nicht zusammen.
copy-problem-closed = { $place }: Neben jedem Feld für Gebäude liegt eines für Straßen.
copy-problem-gondola = { $place }: Jede Gondel liegt im Wasser an einem Feld der Insel.
copy-problem-beyond = { $place }: Diese Karte verlangt { $found }, es gibt aber nur { $wanted } davon.
copy-problem-points = { $place }: Dein Text nennt andere Punkte als die Regel.
copy-problem-language = { $place }: Nur eine Sprache hat einen eigenen Text; in der anderen steht der Text aus der Regel.
copy-refused-link = Dieser Link ist nicht vollständig angekommen. Nichts davon wurde übernommen.
copy-refused-played = Das ist eine Partie auf den Daten von Spieltisch: Sie hat keine Berichtigungen. Nichts davon wurde übernommen.
copy-theirs-nothing = Alles darin steht schon in deinem Exemplar.
copy-same-there = Als gleich bestätigt: { $count }
copy-corrections-compare = Mit deinem Exemplar vergleichen und übernehmen
copy-name-help = Höchstens 40 Zeichen. Unter diesem Namen steht es bei „Neue Partie“ zur Wahl und in der Partie am Tisch: auch für einen eigenen Hausplan oder eigene Karten.
copy-cells-help = B: Gebäude, S: Straße, leer: Wasser. Ein Druck wechselt.
