results-people = Wessen Partien
results-name = Sag, wer du bist
results-rename = Namen ändern
results-name-text = Unter diesem Namen zählen Partien, die du allein spielst, und auch die, die bisher ohne Namen gespielt wurden.
results-name-label = Dein Name
results-name-take = Das bin ich
results-none = Hier ist noch keine Partie zu Ende gegangen, die zählt. Gezählt wird, was du auf diesem Gerät zu Ende spielst: Siege, Punkte, Rekorde, und wie stark du gegen die Computer bist.
results-uncounted = { $count ->
    [one] Eine beendete Partie, die hier liegt, zählt nicht: Darin
   *[other] { NUMBER($count) } beendete Partien, die hier liegen, zählen nicht: Darin
} spielte ein Computer Züge für jemanden, oder die Karten waren schon einmal dran.
results-about = Beendete Partien zählen hier, auch wenn die Partie später gelöscht wird. Partien aus der Mitte, mit gleichen Karten oder mit Zügen, die ein Computer für einen Menschen spielte, zählen nicht, ebenso wenig beendete Partien, die einzeln importiert wurden.
results-delete = Alle Ergebnisse löschen
results-delete-text = Alle Ergebnisse auf diesem Gerät werden endgültig entfernt, die aller Personen, auch die der Tagespartien, und welche Stellungen gelöst sind. Die Partien selbst bleiben, auch Turniere mit allem, was an ihren Tischen gespielt wurde.
results-deleted = Die Ergebnisse sind gelöscht.
results-delete-refused = Der Speicher dieses Browsers will nicht vergessen. Versuche es später noch einmal.
results-damaged =
    { $count ->
        [one] Ein Ergebnis ist nicht lesbar und zählt nicht.
       *[other] { NUMBER($count) } Ergebnisse sind nicht lesbar und zählen nicht.
    }
results-unkept = Die letzten Ergebnisse sind nur auf dieser Seite: Dieser Browser hat keinen Platz dafür. Sie werden aufbewahrt, sobald Platz ist; lass diese Seite so lange offen.
results-games = Partien
results-won = Gewonnen
results-share = { $percent } %
results-average = Punkte im Schnitt
results-average-short = Schnitt
results-best = Meiste Punkte
results-best-short = Rekord
results-strength = Deine Spielstärke
results-range = Wertungszahl, ± { $range }
results-next = Als Nächstes gegen: { $level }. Zu zweit würdest du etwa { $percent } % der Partien gewinnen.
results-play = So spielen
results-chart = Deine Wertungszahl nach jeder Partie gegen Computer, neben der der Stufen; jetzt { $rating }, plus oder minus { $range }
results-groups = Partien nach Gegnern, Zahl der Mitspielenden und Erweiterungen
results-by-opponents = Gegen
results-by-players = Zahl der Mitspielenden
results-by-extras = Erweiterungen
results-people-others = Personen
results-base = Grundspiel
results-players =
    { $count ->
        [one] Eine Person
       *[other] Zu { $count ->
            [2] zweit
            [3] dritt
           *[4] viert
        }
    }
results-list =
    { $count ->
        [one] Die letzte Partie
       *[other] Die letzten { NUMBER($count) } Partien
    }
results-date = Datum
results-place = Platz
results-by-score = Punkte
results-score = { $name } { $points }
results-lost =
    In { $games ->
        [one] einer Partie
       *[other] { NUMBER($games) } Partien
    } kosteten deine Entscheidungen im Schnitt je Zug { $cost } % der Aussicht auf den Sieg: { $kinds }.
results-lost-kind =
    { $kind } { $cost } % ({ $count ->
        [one] eine Entscheidung
       *[other] { NUMBER($count) } Entscheidungen
    })
results-lost-course =
    { $course ->
        [better] Du wirst besser: { $now } % in den letzten { $games } Partien, davor { $before } %.
        [worse] Zuletzt verlierst du mehr: { $now } % in den letzten { $games } Partien, davor { $before } %.
       *[same] Das bleibt etwa gleich: { $now } % in den letzten { $games } Partien, davor { $before } %.
    }
results-lost-none = In den angesehenen Partien hat keine Entscheidung viel gekostet.
results-lost-yet = Hier steht bald, wobei du am meisten verlierst: Deine letzten Partien allein werden angesehen, solange diese Seite oder ihr Ergebnis offen ist.
results-tried = Stellungen, beim ersten Mal richtig: { $kinds }
results-tried-kind = { $kind } { $right } von { $count }
results-lost-solve = Stellungen dazu
results-ladder = Leiter
ladder-beaten = geschlagen
ladder-asks = bittet zum Spiel
ladder-skipped = übersprungen
ladder-waits = wartet
ladder-badge = Das Abzeichen von { $name } neben dem eigenen Namen tragen
ladder-wear = Tragen
results-album = Album: { $count } von { $all }
album-about-thurn-und-taxis = Eine Marke bleibt von jeder Stadt, in die du ein Haus gesetzt hast, und von seltenen Taten; eine graue fehlt noch.
album-about-murano = Eine Marke bleibt von jeder Insel, auf der ein Charakter von dir Punkte brachte, und von seltenen Taten; eine graue fehlt noch.
stamp-missing = fehlt noch
stamp-long-route = Strecke aus acht Städten
stamp-all-countries = Alle Länder
stamp-denial = Ein Plättchen weggeschnappt
stamp-three-beads = Drei Glassteine auf einmal
stamp-full-house = Vier Personen bringen Punkte
stamp-last-gondola = Die letzte Gondel weggeschnappt
stamp-all-islands = Auf jeder Insel gebaut
