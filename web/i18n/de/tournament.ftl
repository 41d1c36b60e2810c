tournament-about = Alle treffen so gleichmäßig wie möglich aufeinander und beginnen reihum. Jeder Tisch spielt auf dem Tablet, das er mag: Gib zuerst das Turnier an die anderen weiter und hole danach ihre Ergebnisse herein.
tournament-names = Namen, einer je Zeile ({ $least } bis { $most })
tournament-game = Spiel
tournament-size = Personen am Tisch
tournament-rules = Erweiterungen und Varianten
tournament-rounds = Runden
tournament-plan =
    { $people ->
        [one] 1 Name. Tische zu { $tables }
       *[other] { $people } Namen. Tische zu { $tables }
    }
tournament-draw = Runden auslosen
tournament-people = Ein Turnier braucht { $least } bis { $most } Personen; es sind { $count }.
tournament-new = Neues Turnier
tournament-import = Ergebnisse hereinholen
tournament-give = An andere Tablets weitergeben
tournament-delete = Turnier löschen
tournament-delete-text = Die Runden und die Tabelle werden auf diesem Gerät endgültig gelöscht. Die Ergebnisse der Partien bleiben in der Statistik.
tournament-unkept = Auf diesem Gerät werden zur Zeit keine Ergebnisse behalten, deshalb ist kein Turnier möglich.
tournament-title = { $game }, { $date }, { $count } Personen
tournament-round = Runde { $round } ({ $played } von { $tables } gespielt)
tournament-bout = Turnier { $round } · Tisch { $table }
tournament-play = Hier spielen
tournament-standings = Tabelle
tournament-head-games = Partien
tournament-head-wins = Siege
tournament-head-score = Wertung
tournament-head-points = Punkte
tournament-score-about = Ein Sieg zählt 1, der letzte Platz 0, dazwischen gleichmäßig.
