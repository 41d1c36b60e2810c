### Regelbuch: Überschriften, Tabellen und Hinweise.

rules-title = Regeln
rules-lead = Alles, was ihr zum Spielen wissen müsst, mit unseren eigenen Worten erzählt.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-nothing = Nichts gefunden.
rules-rule = Regel { $rule }
rules-example = Beispiel.
rules-form = Form der Regeln
rules-form-full = Ausführlich
rules-form-short = Kurz
rules-form-full-help = Neu im Spiel? Dann ist diese Form die richtige.
rules-form-short-help = Das Wichtigste, Zeile für Zeile. Öffne eine, und du liest die ganze Regel; für die erste Partie lies die ausführliche Form.

## Was nachempfunden ist

rules-made-tag = teils nachempfunden
rules-made-mark = dem Spiel nachempfunden, nicht vom gedruckten Plan
rules-made-title = Dem Spiel nachempfunden
rules-made-intro = Vom gedruckten Spiel ist hier nicht alles bekannt. Was fehlt, haben wir so ergänzt, dass es zu allem Bekannten passt; abgezeichnet ist es nicht.
rules-inferred-title = Erschlossen
rules-inferred-intro = Das folgt durch Zählen oder Vergleichen aus dem, was bekannt ist, und stimmt wahrscheinlich.
rules-made-correct = Diese Liste entsteht aus den Spieldaten. Wer das gedruckte Spiel besitzt, kann sie hier auf der Seite berichtigen und mit dem Berichtigten spielen.
rules-made-nothing = Alle Angaben stammen vom gedruckten Spiel.
rules-made-cities = Städte: { $count } von { $total }
rules-made-countries = Zu welchem Land eine Stadt gehört: { $count } von { $total }
rules-made-roads = Straßen: { $count } von { $total }
rules-made-values = Werte der Bonusplättchen: { $count } von { $total } Stapeln
rules-made-horses = Pferde auf den Karten: { $count } von { $total } Städten
rules-made-remoteness = Die Verteilung der Pferde nach Lage
rules-made-colours = Farben der Länder: { $count } von { $total }
rules-made-towns = Orte: { $count } von { $total }
rules-made-exits = Ausgänge der Orte: { $count } von { $total }
rules-made-starts = Welche Kutsche wo beginnt: { $count } von { $total }
rules-made-ranks = Namen der Geistlichen: { $count } von { $total }
rules-made-points = Punkte der Geistlichen: { $count } von { $total }
rules-made-rulings = Einzelne Festlegungen: { $count }

## Tabellen

rules-col-city = Stadt
rules-col-cities = Städte
rules-col-country = Land
rules-col-countries = Länder
rules-col-roads = Straßen nach
rules-col-stack = Stapel
rules-col-values = Punkte, von oben
rules-col-carriage = Kutsche
rules-col-points = Punkte
rules-col-horses = Pferde
rules-col-officials = Hilfen im Zug
rules-col-letters = Briefe
rules-col-letters-courier = mit dem Kurier
rules-col-official = Amtsperson
rules-col-players-2 = zu zweit
rules-col-players-3 = zu dritt
rules-col-players-4 = zu viert
rules-col-returned = Zurückgegeben
rules-col-reward = Belohnung
rules-col-coach = Kutsche
rules-col-start = Start
rules-col-start-two = zu zweit
rules-col-rank = Geistlicher
rules-col-town = Ort
rules-col-exits = weiter nach
rules-stack-route = Strecke mit { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
}
rules-stack-longest = Strecke mit { $length } oder mehr Karten
rules-stack-allCountries = Alle Länder
rules-stack-freeCity = Freie Reichsstädte
rules-stack-end = Spielende
rules-reward-nothing = nichts
rules-reward-card = eine Karte auf die Hand
rules-reward-chip = ein Punktechip
rules-reward-house = ein Haus in eine beliebige Stadt
rules-coach-violet = violett
rules-coach-green = grün
rules-coach-blue = blau
rules-coach-beige = beige
rules-coach-orange = orange
rules-picture-route = Die blaue Strecke kann nur an ihren beiden Enden wachsen: Dort passen die Städte, die leuchten. Würzburg hat Straßen nach Stuttgart und nach Nürnberg, darf aber nicht dazwischen.
rules-picture-route-alt = Karte mit einer blauen Strecke von Carlsruhe über Stuttgart und Nürnberg nach Regensburg. Pfeile führen von Carlsruhe nach Mannheim und Freiburg, und von Regensburg nach Ingolstadt, München, Passau und Pilsen. Würzburg ist durchgestrichen.
rules-picture-closing = 1: ein Haus in jedem Land der Strecke, hier in Hohenzollern, in Württemberg und in einer Stadt von Baiern. 2: Häuser in allen Städten eines Landes, hier in den vier von Baiern.
rules-picture-closing-alt = Zweimal dieselbe Strecke aus sechs Städten: Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg. Oben stehen blaue Häuser in Sigmaringen, Stuttgart und Regensburg, unten in Nürnberg, Regensburg, Ingolstadt und Augsburg.
rules-picture-ring = Schiffe fahren gegen den Uhrzeigersinn. „Produktion“ unten in der Mitte ist besetzt: Ihr Schiff macht zuerst umsonst Platz, dann fährt das dahinter für 1 Gold dorthin. Ausgeführt wird nur „Produktion“.
rules-picture-ring-alt = Der Ring aus 18 Aktionsfeldern um die Inseln mit acht Schiffen, eines davon rot. Vom mittleren Feld unten, „Produktion“, führt ein Pfeil mit einer 0 zum nächsten Feld; ein Pfeil mit einer 1 führt vom Schiff dahinter um die Ecke zu „Produktion“, die leuchtet.
rules-picture-island = 1 Eine Straße mit zwei Kunden. 2 Ein Laden; der Markierungsstein sagt, wem er gehört. 3 Ein Palast gehört niemandem. 4 Ein freier Bauplatz neben einer Straße: Hier darf gebaut werden. 5 Dieser Bauplatz berührt keine Straße. 6 Eine Gondel mit ihrem Gondoliere.
rules-picture-island-alt = Eine Insel aus Straßen und braunen Bauplätzen. In der oberen Reihe stehen eine Glashütte und ein Laden mit je einem Markierungsstein und ein Palast; darunter verläuft eine Reihe Straßen, auf manchen stehen Kunden. Zwei freie Bauplätze neben einer Straße leuchten, einer fern von jeder Straße ist durchgestrichen. Links unten liegt eine Gondel mit einem orangen Gondoliere.
