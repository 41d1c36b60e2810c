results-people = Wessen Partien
results-rename = Namen ändern
results-none = Hier ist noch keine Partie zu Ende gegangen, die zählt. Gezählt wird, was du auf diesem Gerät zu Ende spielst: Siege, Punkte, Rekorde, und wie stark du gegen die Computer bist.
results-uncounted = { $count ->
    [one] Eine beendete Partie, die hier liegt, zählt nicht:
   *[other] { NUMBER($count) } beendete Partien, die hier liegen, zählen nicht:
} { $why ->
    [off] „Meine Partien zählen“ war aus.
    [middle] mitten in einer anderen begonnen.
    [same] mit den gleichen Karten begonnen wie eine andere.
    [again] die Tagespartie wurde vorher schon einmal gespielt.
    [brought] anderswo zu Ende gespielt.
   *[shared] ein Computer spielte Züge für jemanden.
}
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
results-groups = Partien nach Gegnern, Zahl der Mitspielenden, Erweiterungen und Varianten
results-by-opponents = Gegen
results-by-players = Zahl der Mitspielenden
results-by-extras = Erweiterungen
results-people-others = Personen
results-base = Grundspiel
results-option = { $on ->
    [1] mit
   *[0] ohne
}
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
results-gaps = Punkte, die dir auf die Besten der anderen fehlen, je Partie ({ $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
}): { $parts }.
results-lost = Deine Schwächen bisher ({ $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
} angesehen): { $worst }. Darunter steht, was dich das kostet und was hilft; wähle eine Entscheidung, um sie noch einmal zu treffen.
results-cost = { $count ->
    [one] eine Entscheidung
   *[other] { NUMBER($count) } Entscheidungen
}, etwa { $cost } % der Aussicht auf den Sieg je Partie
results-example = Runde { $round }, { $date }, gegen { $against }: { $how ->
    [all] die Partie
   *[cost] { $cost } %
}
results-gone = Diese Partie ist auf diesem Gerät nicht mehr aufgehoben; ihre Entscheidungen lassen sich nicht mehr öffnen.
mistake = { $way ->
    [abandon] Strecken weggeworfen
    [cling] Strecken zu lange behalten
    [close-early] Strecken zu früh abgeschlossen
    [close-late] Strecken zu spät abgeschlossen
    [houses] Andere Häuser als die besten beim Abschließen
    [carriage] Falsch über eine Kutsche entschieden
    [official] Die falsche Amtsperson
    [official-spent] Amtspersonen für zu wenig gerufen
    [official-unused] Amtspersonen nicht gerufen
    [exchange] Die Auslage getauscht, obwohl Passendes dalag
    [exchange-missed] Die Auslage nicht getauscht, obwohl nichts passte
    [take-deck] Vom Stapel genommen, obwohl eine offene Karte besser war
    [take-open] Offen genommen, obwohl der Stapel besser war
    [take] Die falsche Karte der Auslage
    [take-first] Weitergelegt, bevor eine zweite Karte genommen war
    [lay-first] Eine zweite Karte genommen, bevor gelegt war
    [lay] Die falsche Karte gelegt
    [side] Am falschen Ende angelegt
    [team] Falsch verteilt: Gespann oder Strecke
    [ended] Züge zu früh beendet
    [went-on] Züge für nichts fortgesetzt
    [offices] Was zurückgegeben oder dafür gewählt wird
    [audience] Kutschen und Geistliche auf dem Weg nach Rom
    [sail] Das falsche Feld
    [ship] Das falsche Schiff
    [pass] Beim Passen das falsche Schiff bewegt
    [sail-missed] Fahrten ausgelassen
    [pass-missed] Fahrten für nichts
    [character] Der falsche Charakter
    [character-declined] Charaktere abgelehnt, die sich lohnen
    [character-dear] Charaktere behalten, die sich kaum lohnen
    [character-missed] Charaktere ausgelassen
    [character-needless] Charaktere für nichts
    [purchase] Das falsche Gebäude gekauft
    [purchase-missed] Gebäude nicht gekauft
    [purchase-needless] Gebäude für nichts gekauft
    [building] An der falschen Stelle gebaut
    [tile] Das falsche Plättchen gebaut
    [building-missed] Nichts gebaut, obwohl es ging
    [building-needless] Für nichts gebaut
    [gondolier] Der falsche Platz für einen Gondoliere
    [gondolier-missed] Gondolieri ausgelassen
    [gondolier-needless] Gondolieri für zu wenig
    [score] Charaktere an der falschen Stelle gewertet
    [score-missed] Charaktere nicht gewertet
    [score-needless] Gondolieri für einen kleinen Charakter verbraucht
    [glass] Das falsche Glas
    [glass-missed] Glas nicht verkauft oder hergestellt
    [glass-needless] Glas zur falschen Zeit verkauft oder hergestellt
    [sold-much] Zu viel Glas verkauft
    [sold-little] Zu wenig Glas verkauft
    [gold] Die falschen Einnahmen
    [gold-missed] Gold liegen gelassen
    [gold-needless] Gold ohne Not geholt
   *[other] Einzelne Entscheidungen mehrerer Arten
}
mistake-advice = { $way ->
    [abandon] Eine Strecke, die du wegräumst, bringt nichts. Sieh vor dem Nehmen nach, welche Handkarte sie weiterführt; schließe sie ab, solange sie zählt.
    [cling] Wenn nichts mehr passt, beginne früh neu: Dann zählen die Karten deiner Hand sofort.
    [close-early] Sieh vorher nach, ob eine Karte mehr eine Kutsche oder ein Plättchen bringt und die Strecke bis dahin sicher ist.
    [close-late] Wenn kaum noch etwas passt, schließe ab: Eine Strecke, die reißt, bringt nichts.
    [houses] Sieh nach, welches Land fast voll ist, und setze dort.
    [carriage] Zähle, was die Kutsche jetzt bringt und was sie für die nächste kostet.
    [official] Vergleiche vorher: eine zweite Karte, eine Karte mehr in der Strecke, eine neue Auslage oder die größere Kutsche.
    [official-spent] Jeder Zug hat nur eine: Sieh zuerst nach, was sie sonst noch könnte.
    [official-unused] Sieh vor dem Ende eines Schritts nach, was eine zweite Karte, eine mehr in der Strecke oder der Wagner brächte.
    [exchange] Suche zuerst, was deine Strecke weiterführt.
    [exchange-missed] Wenn nichts Offenes hilft, ist der Amtmann mehr wert.
    [take-deck] Der Stapel ist ein Wagnis: Sieh zuerst nach, welche offene Karte zu Hand und Strecke passt.
    [take-open] Eine offene Karte, die nichts verbindet, füllt nur die Hand; der Stapel kann bringen, was dir fehlt.
    [take] Halte zuerst deine Strecke am Leben, dann nimm, was Karten deiner Hand verbindet.
    [take-first] Sieh vorher nach, ob deine Hand die Strecke dann noch weiterführt.
    [lay-first] Sieh vorher nach, ob eine aus deiner Hand die Strecke verlängert.
    [lay] Lege zuerst dort, wo danach mehr von deiner Hand passt.
    [side] Lege dort an, wo am anderen Ende mehr Wege offen bleiben.
    [team] Zähle, wie stark das Gespann für die Strecke sein muss, die du baust.
    [ended] Geh vor dem Ende durch, was im Zug noch möglich ist.
    [went-on] Was jetzt nichts bringt, kostet später oft eine Karte: Beende den Zug.
    [offices] Gib zurück, was du für die nächsten zwei Strecken am wenigsten brauchst.
    [audience] Zähle die Schritte, die jeder Kutsche bleiben, bevor du eine ziehst.
    [sail] Sage dir vorher, was du als Nächstes willst und was es kostet; hole Gold nur dafür.
    [ship] Die meisten Felder erreichen mehrere: Nimm das, nach dem ein Weg zum nächsten Feld frei bleibt.
    [pass] Bewege das, das dir im Weg steht oder das der Nächste braucht.
    [sail-missed] Geh vor dem Passen oder Bleiben durch, welche Felder du erreichen und bezahlen könntest.
    [pass-missed] Wo nichts zu holen ist, bringt das Passen mit dem Schiff Gold.
    [character] Zähle, was jede Karte auf der Insel bringt, auf der ein Gondoliere von dir steht oder stehen kann.
    [character-declined] Zähle, was eine Karte auf der Insel bringt, auf der ein Gondoliere von dir steht.
    [character-dear] Zähle vorher, was einer bringt, und vergleiche es mit dem Preis.
    [character-missed] Ein früher Charakter bringt bis zum Ende Punkte: Sieh dir die Karten an, bevor du anderes tust.
    [character-needless] Ohne Gondoliere bringt eine Karte nichts: Sieh zuerst nach, wo sie zählen könnte.
    [purchase] Kaufe, was deine Charaktere zählen und wofür ein Bauplatz frei ist.
    [purchase-missed] Sieh vorher nach, ob ein Gebäude bezahlbar ist und einen Bauplatz hat.
    [purchase-needless] Ein Gebäude ohne guten Bauplatz kostet Gold, das anderswo fehlt.
    [building] Sieh nach, wo Kunden zu deinen Läden kommen und wo deine Charaktere zählen.
    [tile] Baue zuerst, was ab dem nächsten Zug Gold oder Punkte bringt.
    [building-missed] Ein Plättchen vor dir bringt nichts: Baue es, bevor der Zug endet.
    [building-needless] Ein Plättchen an der falschen Stelle dient auch anderen: Sieh vorher nach, wem es hilft.
    [gondolier] Setze einen dorthin, wo ein Charakter von dir am meisten zählt.
    [gondolier-missed] Jeder Charakter braucht einen auf seiner Insel: Setze sie, solange die Gondel deiner Farbe frei ist.
    [gondolier-needless] Sieh vorher nach, welchem deiner Charaktere er dient.
    [score] Werte jeden dort, wo er am meisten zählt; ein Gondoliere dient einem Charakter.
    [score-missed] Sieh vor dem Ende nach, ob für eine deiner Karten noch ein Gondoliere frei ist.
    [score-needless] Hebe jeden für die Karte auf, die dort am meisten zählt.
    [glass] Verkaufe die Farbe, die du am wenigsten brauchst, und hebe Werkstätten für einen größeren Verkauf auf.
    [glass-missed] Sieh vorher nach, was Verkauf oder Herstellung jetzt brächten.
    [glass-needless] Verkaufe für das, was du als Nächstes willst; mit mehr Glas lohnt sich der Besuch mehr.
    [sold-much] Verkaufe für das, was du als Nächstes willst, und hebe Glassteine sonst für einen größeren Verkauf auf.
    [sold-little] Mehr Glassteine einer Farbe bringen je Stein mehr: Verkaufe sie zusammen.
    [gold] Zähle vorher das Gold jeder Insel.
    [gold-missed] Wo Gold bereitliegt und für den nächsten Kauf fehlt, nimm es.
    [gold-needless] Gold, das übrig bleibt, bringt keine Punkte: Sage dir zuerst, wofür du es brauchst.
   *[other] Die Analyse nach einer Partie zeigt jede mit dem, was besser war.
}
results-lost-course =
    { $course ->
        [better] Du wirst besser: { $now } % in den letzten { $games } Partien, davor { $before } %.
        [worse] Zuletzt verlierst du mehr: { $now } % in den letzten { $games } Partien, davor { $before } %.
       *[same] Das bleibt etwa gleich: { $now } % in den letzten { $games } Partien, davor { $before } %.
    }
results-lost-none = In den angesehenen Partien hat keine Entscheidung viel gekostet.
results-lost-yet = Hier steht bald, wobei du am meisten verlierst.
results-looking = { NUMBER($looked) } von { $all ->
    [one] einer Partie
   *[other] { NUMBER($all) } Partien
} angesehen, die jüngsten zuerst. Solange diese Seite oder ein Ergebnis offen ist, wird die nächste angesehen.
results-tried = Stellungen, beim ersten Mal richtig: { $kinds }
results-tried-kind = { $kind } { $right } von { $count }
results-lost-solve = Stellungen zum Üben
results-ladder = Leiter
ladder-next = Als Nächstes zu schlagen: { $name }. Gewinne als einziger Mensch am Tisch eine Partie gegen { $name } allein oder mit Stärkeren, mit höchstens { $few } Ratschlägen. Wer geschlagen ist, lässt dir ein Abzeichen; trägst du es, hat die Kutsche, mit der du „Thurn und Taxis“ gewinnst, seine Farbe.
ladder-beaten = geschlagen
ladder-asks = ist als Nächstes dran
ladder-play = Jetzt spielen
ladder-skipped = übersprungen
ladder-waits = später
ladder-badge = Das Abzeichen von { $name } neben dem eigenen Namen tragen, und seine Farbe an der Kutsche am Ende
ladder-wear = Tragen
results-album = Album: { $count } von { $all }
album-more = Und { $count ->
    [1] eine weitere
   *[other] { $count } weitere
}
album-next = Noch zu gewinnen: { $count }
album-about-thurn-und-taxis = Für jede Stadt, in die du ein Haus gesetzt hast, bekommst du eine Marke, ebenso für seltene Taten. Was noch fehlt, steht in der Liste darunter. Die Städte des Nordens kommen dazu, sobald du auf der Landkarte von „Glanz und Gloria“ eine gewonnen hast.
album-about-murano = Für jede Insel, auf der ein Charakter von dir Punkte brachte, bekommst du eine Marke (Sacca Serenella nur in einer Partie zu viert: sonst baut dort niemand), ebenso für seltene Taten. Was noch fehlt, steht in der Liste darunter.
stamp-missing = fehlt noch
stamp-long-route = Strecke aus acht Städten
stamp-all-countries = Alle Länder
stamp-denial = Ein Plättchen weggeschnappt
stamp-three-beads = Drei Glassteine auf einmal
stamp-full-house = Vier Personen bringen Punkte
stamp-last-gondola = Die letzte Gondel weggeschnappt
stamp-all-islands = Auf jeder Insel gebaut
stamp-about-long-route = Schließe eine Strecke aus acht oder mehr Städten ab.
stamp-about-all-countries = Gewinne das Plättchen für ein Haus in jedem Land.
stamp-about-denial = Gewinne ein Plättchen, für das jemand anderem ein Haus fehlt, und dann die Partie mit höchstens so vielen Punkten Vorsprung, wie es bringt.
stamp-about-three-beads = Verkaufe drei Glassteine auf einmal.
stamp-about-full-house = Lass am Ende vier deiner Personen Punkte bringen.
stamp-about-last-gondola = Stelle einen Gondoliere auf die letzte freie Gondel einer Insel, die jemand anderem Punkte gebracht hätte, und gewinne mit höchstens so viel Vorsprung.
stamp-about-all-islands = Baue auf jeder Insel.
