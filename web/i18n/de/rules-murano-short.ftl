### Regelbuch: Murano in Kürze, eine Zeile für jeden Absatz der ausführlichen Regeln.

rules-MU-001-short = Die meisten Punkte gewinnen: fürs Bauen und am Ende für Charaktere und Gondolieri.
rules-MU-003-short = Acht Schiffe fahren auf 18 Aktionsfeldern um die Inseln; jede Person hat acht Gondolieri.
rules-MU-010-short = Läden und Kunden sind rot, blau oder grau; Paläste tragen ein bis drei Wappen.
rules-MU-015-short = Zu viert sechs Inseln, sonst fünf; jede hat vier Gondeln.

rules-MU-101-short = Zu zweit und zu dritt sind es weniger Plättchen und Karten.
rules-MU-102-short = Auf jedem Anker liegt ein Schiff, eines davon ist rot.
rules-MU-105-short = Du beginnst mit 5 Punkten und fünf Gondolieri, zwei weitere sind im Vorrat.
rules-MU-118-short = Plättchen liegen nach Sorten verdeckt, Straßen in zwei Stapeln.
rules-MU-123-short = Fünf Charaktere bleiben ungesehen in der Schachtel.
rules-MU-127-short = Alle bekommen 5 Gold; das Los bestimmt, wer beginnt.

rules-MU-201-short = Fahre auf ein Feld und führe seine Aktion aus, oder passe.
rules-MU-204-short = Schiffe fahren vorwärts über leere Felder und überholen nie.
rules-MU-209-short = Das erste Schiff ist umsonst, jedes weitere kostet 1, 2, 3 Gold.
rules-MU-213-short = Nur das Feld des letzten Schiffs zählt, und seine Aktion ist Pflicht.
rules-MU-217-short = Jedes Schiff fährt einmal im Zug.
rules-MU-219-short = Schiffe und Aktion müssen zusammen bezahlbar sein.
rules-MU-223-short = Passen: 1 Gold, ein Schiff fährt, keine Aktion.

rules-MU-301-short = „2 Gold“ bringt 2; eine Glashütte kostet 1, ein Sondergebäude 2.
rules-MU-303-short = Laden oder Palast: der oberste für 2 Gold, einer nach Wahl für 4.
rules-MU-306-short = Läden und Paläste vor dir sind geheim, ihre Zahl nicht.
rules-MU-310-short = Ein Plättchen je Kauf.
rules-MU-314-short = Gekauftes baust du in einem späteren Zug.

rules-MU-401-short = Baue ein bis drei Plättchen; Straßen zählen mit.
rules-MU-404-short = Gebäude brauchen eine Straße nebenan, über Eck zählt nicht.
rules-MU-410-short = Straßen sind umsonst: ziehen, ansehen, legen.
rules-MU-416-short = In beliebiger Folge und für immer.
rules-MU-418-short = Glashütte 1 Punkt, Laden 2, Palast 3; ein Sondergebäude bringt eine Karte.

rules-MU-501-short = Ziehe drei Karten, behalte eine.
rules-MU-503-short = Sie wirkt ab deinem nächsten Zug.
rules-MU-S01-short = Vierzehn Karten, die Künstlerwerkstatt zweimal; der Stapel auf dem Plan zeigt alle.

rules-MU-601-short = Der erste Charakter kostet 1 Gold, jeder weitere 1 mehr.
rules-MU-603-short = Drei ansehen, einen behalten.
rules-MU-606-short = Oder keinen: Dann entfällt der Preis, und der Zug ist zu Ende.
rules-MU-612-short = Geheim; gewertet wird am Ende, jeder mit einem deiner Gondolieri.
rules-MU-C01-short = Es zählt, was auf der Insel des Gondoliere steht; der Stapel auf dem Plan zeigt alle Karten.

rules-MU-701-short = 1 Gold je Kunde auf einer Insel, für dessen Farbe du dort einen Laden hast.
rules-MU-707-short = Die beste Insel wird automatisch genommen.

rules-MU-711-short = Jede Glashütte, die arbeitet, kostet 2 Punkte und bringt einen zufälligen Glasstein.
rules-MU-715-short = Es arbeiten höchstens halb so viele Glashütten, wie du Punkte hast.
rules-MU-721-short = 1, 2 oder 3 Glassteine einer Farbe bringen 5, 12 oder 20 Gold.

rules-MU-801-short = Einsetzen: 2 Gold in deiner Farbe, 5 in einer anderen.
rules-MU-807-short = Für 3 Gold anheuern oder für 3 Gold entlassen; höchstens sieben.

rules-MU-901-short = Zwei Sorten aufgebraucht: Alle anderen haben noch einen Zug.
rules-MU-906-short = Dann darf eben Gekauftes sofort gebaut werden.
rules-MU-915-short = Jeder Charakter braucht einen Gondoliere und zählt für dessen Insel.
rules-MU-922-short = Jeder übrige Gondoliere auf einer Gondel: 1 Punkt.
rules-MU-925-short = Die meisten Punkte gewinnen, dann das meiste Gold.

rules-MU-V01-short = Startcharakter: Jede Person darf vorab einen kaufen.
rules-MU-V03-short = Rotes Schiff: 1 Gold, wenn du es bewegst.
rules-MU-V05-short = Künstlerwerkstatt: nur eine je Person, oder keine in der Wertung.
rules-MU-V09-short = Einzeln oder alle zusammen.

rules-MU-U01-short = Wähle ein Feld: Die Seite schlägt die billigsten Schiffe vor.
rules-MU-U05-short = Braune Quadrate: Hier kannst du bauen. Rote Stapel: letzte Runde.
rules-MU-U04-short = Fahnen vergrößern Inseln; Zeilen des Verlaufs zeigen, wo etwas geschah.
rules-MU-U02-short = Die Kartenstapel unten links zeigen alle Karten.
rules-MU-U09-short = Die Regeln gibt es kurz und ausführlich; lies zuerst die ausführlichen.

rules-MU-B01-short = Sechs Inseln zum Bauen und eine für die Stapel.
rules-MU-B09-short = Straßen ohne Kunden sind am häufigsten, Paläste mit drei Wappen selten.
rules-MU-B11-short = Plan und die meisten Kartentexte sind dem Spiel nachempfunden.
