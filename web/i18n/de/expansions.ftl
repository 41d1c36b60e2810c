## In Amt und Würden: Amtsplättchen

tut-actions-return = Amtsplättchen zurückgeben
tut-actions-reward = Belohnung nehmen
tut-aw-stack = { $count ->
    [0] Es ist kein Amtsplättchen mehr da.
    [one] Es ist noch ein Amtsplättchen da.
   *[other] Es sind noch { $count } Amtsplättchen da.
}
tut-aw-owned = { $official }: { $count ->
    [0] kein Amtsplättchen
    [one] ein Amtsplättchen
   *[other] { $count } Amtsplättchen
}
tut-aw-chips = { $count ->
    [one] ein Punktechip
   *[other] { $count } Punktechips
}
tut-aw-why = Das letzte Plättchen ({ $official }) ist weg: Alle geben 1 bis 4 verschiedene zurück.
tut-aw-why-others = Ein Stapel Amtsplättchen war leer: Alle geben 1 bis 4 verschiedene zurück.
tut-aw-prompt-return = Gib Amtsplättchen zurück: je mehr verschiedene, desto größer die Belohnung.
tut-aw-prompt-return-waiting = muss Amtsplättchen zurückgeben.
tut-aw-prompt-reward-card = Deine Belohnung: Nimm eine offene Karte oder eine vom Stapel.
tut-aw-prompt-reward-card-more = Du darfst auch verzichten.
tut-aw-prompt-reward-card-waiting = darf zur Belohnung eine Karte nehmen.
tut-aw-prompt-reward-house = Deine Belohnung: Setze ein Haus in eine Stadt, in der du noch keines hast.
tut-aw-prompt-reward-house-more = Tippe eine Stadt auf der Karte an. Eine Route braucht es nicht.
tut-aw-prompt-reward-house-waiting = darf zur Belohnung ein Haus setzen.
tut-aw-prompt-final-return = Das Spiel ist aus. Gibst du noch einmal Amtsplättchen zurück?
tut-aw-prompt-final-return-more = Nur noch drei (ein Chip) oder vier (ein Haus) bringen etwas.
tut-aw-prompt-final-return-waiting = darf zum letzten Mal Amtsplättchen zurückgeben.
tut-aw-return-title = Welche Amtsplättchen gibst du zurück?
tut-aw-final-title = Letzte Rückgabe
tut-aw-return-count = { $count ->
    [0] Wähle höchstens ein Plättchen je Amtsperson.
    [one] Ein Plättchen gewählt
   *[other] { $count } Plättchen gewählt
}
tut-aw-return-confirm = Zurückgeben
tut-aw-return-nothing = Nichts zurückgeben
tut-aw-decline = Verzichten
tut-aw-reward-nothing = keine Belohnung
tut-aw-reward-card = eine Karte
tut-aw-reward-chip = ein Chip: 1 Punkt
tut-aw-reward-house = ein Haus in beliebiger Stadt
tut-aw-do-return = { $count ->
    [one] Ein Plättchen zurückgeben: { $officials }
   *[other] { $count } Plättchen zurückgeben: { $officials }
}
tut-aw-do-return-nothing = Nichts zurückgeben
tut-aw-do-reward-nothing = Auf die Belohnung verzichten
tut-aw-do-reward-card = Zur Belohnung { $city } nehmen
tut-aw-do-reward-deck = Zur Belohnung die oberste Karte des Stapels nehmen
tut-aw-do-reward-house = Das Haus der Belohnung nach { $city } setzen
tut-aw-log-tile = { $name } erhält ein Amtsplättchen ({ $official }){ $left ->
    [0] , das letzte.
   *[other] .
}
tut-aw-log-round = Ein Stapel Amtsplättchen ist leer: Alle geben Plättchen zurück, { $name } beginnt.
tut-aw-log-returned = { $name } gibt { $count ->
    [one] ein Amtsplättchen zurück: { $officials }.
   *[other] { $count } Amtsplättchen zurück: { $officials }.
}
tut-aw-log-returned-nothing = { $name } gibt kein Amtsplättchen zurück.
tut-aw-log-chip = { $name } erhält einen Chip (1 Punkt).
tut-aw-log-lost-card = { $name } geht leer aus: Es ist keine Karte mehr da.
tut-aw-log-lost-house = { $name } geht leer aus: Es lässt sich kein Haus setzen.
tut-aw-log-declined = { $name } verzichtet auf die Belohnung.

rule-AW-301 = Amtsplättchen werden nur zurückgegeben, wenn das letzte einer Amtsperson genommen wurde.
rule-AW-302 = Erst geben alle Amtsplättchen zurück; dann geht der Zug weiter.
rule-AW-305 = { $missing ->
    [none] Du kannst 1 bis 4 deiner Plättchen zurückgeben, alle von verschiedenen Amtspersonen.
   *[other] Du kannst nur Plättchen zurückgeben, die du hast. Dir fehlt: { $missing }.
}
rule-AW-306 = Wer Amtsplättchen hat, muss mindestens eines zurückgeben.
rule-AW-309 = Nehmen kannst du nur eine offene Karte oder die oberste des Stapels.
rule-AW-316 = Die Zahl der zurückgegebenen Plättchen bestimmt die Belohnung; eine andere gibt es nicht.
rule-AW-322 = Du hast schon ein Haus in { $city }; mehr als eines geht nicht.
rule-AW-405 = Das Spiel ist aus; nur Amtsplättchen können noch zurückgegeben werden.
rule-AW-406 = Nach dem Ende bringen nur noch drei verschiedene Plättchen (ein Chip) oder vier (ein Haus) etwas.

## Die Audienz: Kutschen auf dem Weg nach Rom

tut-actions-move = Eine Kutsche bewegen
tut-actions-joker = Eine Kutsche mit einem Joker bewegen
tut-actions-assign = Geistliche verteilen ({ $count } Möglichkeiten)
tut-au-region = Wege nach Rom
tut-au-switch = Welche Karte zu sehen ist
tut-au-switch-map = Karte
tut-au-switch-rome = Rom
tut-au-coach-violet = violette
tut-au-coach-green = grüne
tut-au-coach-blue = blaue
tut-au-coach-beige = beige
tut-au-coach-orange = orange
tut-au-rank-kardinal = Kardinal
tut-au-rank-bischof = Bischof
tut-au-rank-priester = Priester
tut-au-rank-moench = Mönch
tut-au-rank-ministrant = Ministrant
tut-au-clergy = Deine Geistlichen
tut-au-coaches = Kutschen
tut-au-places = Plätze in Rom
tut-au-place = { $rank }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $count ->
    [0] leer
   *[other] { $names }
}
tut-au-whereabouts = Die { $coach } Kutsche steht in { $town }.
tut-au-tile = { $rank } von { $names }
tut-au-aid = So hast du deine Geistlichen verteilt
tut-au-in-coach = { $coach } Kutsche: { $rank }
tut-au-town = { $town }. { $here ->
    [0] { "" }
    [one] Hier steht die { $coaches } Kutsche.
   *[other] Kutschen hier: { $coaches }.
} { $count ->
    [0] Hier enden alle Wege.
   *[other] Nach Süden geht es nach { $exits }.
}

tut-au-prompt-assign = Verteile deine Geistlichen: in jede Kutsche einen.
tut-au-prompt-assign-more = Wer früh ankommt, kann von anderen gleichen Ranges verdrängt werden.
tut-au-prompt-assign-waiting = verteilt die Geistlichen.
tut-au-prompt-move = Bewege die Kutschen: ein Schritt für jede Karte ohne Haus.
tut-au-prompt-move-waiting = bewegt die Kutschen nach Rom.
tut-au-assign-title = Wer fährt in welcher Kutsche?
tut-au-assign-note = Wähle mit Bedacht: Niemand darf später noch einmal nachsehen, auch du nicht.
tut-au-assign-aid = Deine eigene Verteilung siehst du jederzeit neben den Wegen nach Rom.
tut-au-assign-left = { $count ->
    [0] Jede Kutsche hat ihren Geistlichen.
    [one] Eine Kutsche ist noch leer.
   *[other] { $count } Kutschen sind noch leer. Tippe einen Geistlichen an, dann eine Kutsche.
}
tut-au-assign-confirm = Abfahrt
tut-au-cleric = { $rank }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tut-au-cleric-inside = { $rank }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, sitzt in einer Kutsche
tut-au-coach-seat = { $coach } Kutsche: { $full ->
    [yes] { $rank }
   *[no] leer
}
tut-au-travel-title = Wohin geht die Reise?
tut-au-which = Welche Kutsche fährt nach { $town }?
tut-au-all-steps = Alle Schritte
tut-au-joker = Joker: jede Kutsche
tut-au-steps-coach = { $count ->
    [one] { $coach } Kutsche: 1 Schritt
   *[other] { $coach } Kutsche: { $count } Schritte
}
tut-au-steps-joker = { $count ->
    [one] 1 Joker
   *[other] { $count } Joker
}
tut-au-do-assign = Violett, grün, blau, beige, orange: { $ranks }
tut-au-do-move = Die { $coach } Kutsche fährt nach { $town }
tut-au-do-joker = Joker: die { $coach } Kutsche fährt nach { $town }
tut-au-arrived = Die { $coach } Kutsche ist in Rom.
tut-au-gone = Verdrängt: { $gone }
tut-au-log-assigned = { $name } hat die Geistlichen verteilt.
tut-au-log-moved = { $name } bewegt die { $coach } Kutsche nach { $town }.
tut-au-log-joker = { $name } bewegt die { $coach } Kutsche mit einem Joker nach { $town }.
tut-au-log-arrived = Die { $coach } Kutsche kommt in Rom an: { $came }.
tut-au-log-arrived-gone = Die { $coach } Kutsche kommt in Rom an: { $came }. Verdrängt: { $gone }.

rule-AU-111 = Vor dem ersten Zug setzen alle genau einen Geistlichen in jede Kutsche.
rule-AU-201 = Kutschen fahren nur, wenn eine Route abgeschlossen wird.
rule-AU-202 = { $coach ->
    [none] Eine Kutsche fährt für die Karten ihrer Länder, die kein Haus bekommen haben.
   *[other] Für die { $coach } Kutsche ist kein Schritt mehr übrig.
}
rule-AU-208 = { $town ->
    [none] Jeder Schritt führt eine Stadt weiter nach Süden.
   *[other] { $coach ->
        [none] Keine Kutsche, die jetzt fahren kann, kommt mit einem Schritt nach { $town }.
       *[other] Die { $coach } Kutsche kommt von ihrer Stadt aus nicht südwärts nach { $town }.
    }
}
rule-AU-212 = { $coach ->
    [none] Joker sind Karten, deren Kutsche schon in Rom ist.
   *[other] Die { $coach } Kutsche kann nicht fahren: Sie ist in Rom, oder es ist kein Joker mehr übrig.
}
rule-AU-216 = Erst müssen die Kutschen fahren; dann geht der Zug weiter.
