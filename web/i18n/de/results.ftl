results-people = Wessen Partien
results-name = Sag, wer du bist
results-rename = Namen ändern
results-name-text = Unter diesem Namen zählen Partien, die du allein spielst, und auch die, die bisher ohne Namen gespielt wurden.
results-name-label = Dein Name
results-name-take = Das bin ich
results-none = Hier ist noch keine Partie zu Ende gegangen, die zählt. Gezählt wird, was du auf diesem Gerät zu Ende spielst: Siege, Punkte, Rekorde, und wie stark du gegen die Computer bist.
results-uncounted = { $count ->
    [one] Eine beendete Partie, die hier liegt, zählt nicht: Darin
   *[other] { NUMBER($count) } beendete Partien, die hier liegen, zählen nicht: Darin
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
results-lost = Was dich am meisten kostet: etwa { $cost } % der Aussicht auf den Sieg je Partie ({ $count ->
    [one] eine Entscheidung
   *[other] { NUMBER($count) } Entscheidungen
} in { $games ->
    [one] einer Partie
   *[other] { NUMBER($games) } Partien
}).
results-way = { $way ->
    [close-end] Du schließt Strecken zu früh ab. Sieh vorher nach, ob eine Karte mehr eine Kutsche oder ein Plättchen bringt und die Strecke bis dahin sicher ist.
    [close-lay] Du schließt Strecken zu früh ab. Lege zuerst, was passt, und schließe dann ab.
    [close-take] Du schließt Strecken zu früh ab. Nimm zuerst die Karte, die sie weiterführt.
    [end-close] Du schließt Strecken zu spät ab. Wenn kaum noch etwas passt, schließe ab: Eine Strecke, die reißt, bringt nichts.
    [end-take] Du beendest den Zug, obwohl sich eine weitere Karte lohnt. Sieh vorher nach, was deine Amtsperson noch kann.
    [end-lay] Du beendest den Zug, obwohl noch eine Karte zu legen wäre. Sieh vorher nach, was deine Amtsperson noch kann.
    [take-lay] Du nimmst noch eine Karte, statt eine zu legen. Sieh vorher nach, ob eine aus deiner Hand die Strecke verlängert.
    [lay-take] Du legst noch eine Karte, statt eine zu nehmen. Sieh vorher nach, ob deine Hand die Strecke dann noch weiterführt.
    [take-exchange] Du nimmst eine Karte, obwohl wenig passt. Wenn nichts Offenes hilft, ist der Amtmann mehr wert.
    [exchange-take] Du tauschst die Auslage, obwohl Passendes daliegt. Suche zuerst, was deine Strecke weiterführt.
    [sail-pass] Du fährst dorthin, wo nichts zu holen ist. Mit dem Schiff zu passen, bringt Gold.
    [pass-sail] Du passt, obwohl sich eine Fahrt lohnt. Geh vorher durch, was du bezahlen könntest.
    [decline-keep] Du lehnst Charaktere ab, die sich lohnen. Zähle, was eine Karte auf der Insel bringt, auf der ein Gondoliere von dir steht.
    [keep-decline] Du behältst Charaktere, die sich kaum lohnen. Zähle vorher, was einer bringt, und vergleiche es mit dem Preis.
   *[other] { $task ->
        [take] Du nimmst andere Karten als die besten. Halte zuerst deine Strecke am Leben, dann nimm, was Karten deiner Hand verbindet.
        [lay] Du legst die falsche Karte oder am falschen Ende an. Lege zuerst dort, wo danach mehr von deiner Hand passt.
        [close] Du setzt beim Abschließen andere Häuser als die besten. Sieh nach, welches Land fast voll ist, und setze dort.
        [finish] Du lässt das Ende aus oder bringst es zu früh. Zähle beide Punktestände, bevor du es auslösen kannst.
        [deny] Du lässt anderen, was ihnen fehlt. Sieh vorher nach, welche eine Karte sie brauchen.
        [sail] Du fährst auf andere Felder als die besten. Sage dir vorher, was du als Nächstes willst und was es kostet; hole Gold nur dafür.
        [island] Du baust an anderen Stellen als den besten. Sieh nach, wo Kunden zu deinen Läden kommen und wo deine Charaktere zählen.
        [gondoliers] Du nutzt Gondolieri für weniger, als sie wert sind. Setze einen dorthin, wo ein Charakter von dir am meisten zählt.
        [sell] Du verkaufst zur falschen Zeit. Verkaufe für das, was du als Nächstes willst, und hebe Glassteine sonst für einen größeren Verkauf auf.
       *[best] Es sind einzelne Entscheidungen vieler Arten. Die Analyse nach einer Partie zeigt jede mit dem, was besser war.
    }
}
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
results-costly = In der Analyse vom { $date } ansehen
results-lost-solve = Stellungen zum Üben
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
