## In Amt und Würden: Amtsplättchen

expansion-offices = In Amt und Würden
expansion-offices-about = Jede Hilfe einer Amtsperson bringt ein Amtsplättchen; verschiedene zusammen bringen Karten, Punkte und Häuser.
tut-guide-aw-tiles-title = Ein Amtsplättchen.
tut-guide-aw-tiles = Jede Amtsperson, die hilft, lässt dir eines da. Ist ein Stapel leer, tauschst du verschiedene gegen eine Karte, einen Punkt oder ein Haus.
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
tut-aw-why = Ein Stapel Amtsplättchen ging aus ({ $official }): Alle geben mindestens eines zurück.
tut-aw-why-others = Ein Stapel Amtsplättchen ging aus: Alle geben mindestens eines zurück.
tut-aw-prompt-return = Gib verschiedene Amtsplättchen zurück: Mehrere zugleich bringen mehr.
tut-aw-prompt-return-waiting = { $name ->
        [Du] musst
       *[other] muss
    } Amtsplättchen zurückgeben.
tut-aw-prompt-reward-card = Deine Belohnung: Nimm eine offene Karte oder eine vom Stapel.
tut-aw-prompt-reward-card-more = Du darfst auch verzichten.
tut-aw-prompt-reward-card-waiting = { $name ->
        [Du] darfst
       *[other] darf
    } zur Belohnung eine Karte nehmen.
tut-aw-prompt-reward-house = Deine Belohnung: Setze ein Haus in eine Stadt, in der du noch keines hast.
tut-aw-prompt-reward-house-more = Wähle eine Stadt auf der Landkarte. Eine Strecke braucht es nicht.
tut-aw-prompt-reward-house-waiting = { $name ->
        [Du] darfst
       *[other] darf
    } zur Belohnung ein Haus setzen.
tut-aw-prompt-final-return = Die Partie ist aus. Gibst du noch einmal Amtsplättchen zurück?
tut-aw-prompt-final-return-more = Eine Belohnung gibt es jetzt erst ab drei verschiedenen.
tut-aw-prompt-final-return-waiting = { $name ->
        [Du] darfst
       *[other] darf
    } zum letzten Mal Amtsplättchen zurückgeben.
tut-aw-return-title = { $official ->
    [none] Welche Amtsplättchen gibst du zurück?
   *[other] Kein Plättchen mehr ({ $official }): Welche gibst du zurück?
}
tut-aw-final-title = Letzte Rückgabe
tut-aw-return-count = { $count ->
    [0] Je Amtsperson höchstens ein Plättchen, dann „Zurückgeben“.
    [one] Ein Plättchen gewählt
   *[other] { $count } Plättchen gewählt
}
tut-aw-return-confirm = Zurückgeben
tut-aw-return-nothing = Nichts zurückgeben
tut-aw-decline = Verzichten
tut-aw-reward-nothing = keine Belohnung
tut-aw-reward-card = eine Karte
tut-aw-reward-chip = ein Chip: 1 Punkt
tut-aw-reward-house = ein Haus in beliebiger Stadt
tut-aw-reward-about = Für { $count ->
    [one] ein zurückgegebenes Plättchen
   *[other] { $count } verschiedene zurückgegebene Plättchen
} { $reward ->
    [card] nimmst du eine offene Karte oder eine vom Stapel.
    [chip] bekommst du einen Chip, der am Ende einen Punkt zählt.
    [house] setzt du ein Haus in eine Stadt, in der du noch keines hast.
   *[nothing] bekommst du keine Belohnung.
}
tut-aw-do-return = { $count ->
    [one] Ein Plättchen zurückgeben: { $officials }
   *[other] { $count } Plättchen zurückgeben: { $officials }
}
tut-aw-do-return-nothing = Nichts zurückgeben
tut-aw-do-reward-nothing = Auf die Belohnung verzichten
tut-aw-do-reward-card = Zur Belohnung { $city } nehmen
tut-aw-do-reward-deck = Zur Belohnung die oberste Karte des Stapels nehmen
tut-aw-do-reward-house = Zur Belohnung ein Haus in { $city } setzen
tut-aw-log-tile = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } ein Amtsplättchen ({ $official }){ $left ->
    [0] , das letzte.
   *[other] .
}
tut-aw-log-round = Ein Stapel Amtsplättchen ging aus: Alle geben Plättchen zurück, { $name ->
        [Du] du beginnst
       *[other] { $name } beginnt
    }.
tut-aw-log-returned = { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } { $count ->
    [one] ein Amtsplättchen zurück: { $officials }.
   *[other] { $count } Amtsplättchen zurück: { $officials }.
}
tut-aw-log-returned-nothing = { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } kein Amtsplättchen zurück.
tut-aw-log-chip = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } einen Chip (1 Punkt).
tut-aw-log-lost-card = { $name ->
        [Du] Du gehst
       *[other] { $name } geht
    } leer aus: Es ist keine Karte mehr da.
tut-aw-log-lost-house = { $name ->
        [Du] Du gehst
       *[other] { $name } geht
    } leer aus: Es lässt sich kein Haus setzen.
tut-aw-log-declined = { $name ->
        [Du] Du verzichtest
       *[other] { $name } verzichtet
    } auf die Belohnung.
tut-help-offices = Jede Hilfe bringt ein Amtsplättchen. Nimmt jemand das letzte eines Stapels, geben alle verschiedene zurück: Je mehr, desto größer die Belohnung.
tut-help-audience = Jede Karte einer abgeschlossenen Strecke, für die du kein Haus setzt, bewegt die Kutsche ihres Landes nach Rom. Wer von deinen Geistlichen am Ende dort ist, bringt Punkte.

rule-AW-301 = Amtsplättchen gibst du erst zurück, wenn das letzte einer Amtsperson genommen ist.
rule-AW-302 = { $due ->
    [reward] Nimm erst deine Belohnung, oder verzichte darauf.
   *[other] Erst geben alle Amtsplättchen zurück, dann geht der Zug weiter.
}
rule-AW-305 = { $missing ->
    [none] Gib deine Plättchen zurück, höchstens eines von jeder Amtsperson.
   *[other] Zurückgeben kannst du nur, was du hast. Dir fehlt: { $missing }.
}
rule-AW-306 = Mindestens eines musst du zurückgeben. Wähle ein Plättchen.
rule-AW-309 = Nimm eine offene Karte oder die oberste vom Stapel.
rule-AW-316 = Wie viele du zurückgibst, bestimmt die Belohnung; eine andere gibt es nicht.
rule-AW-322 = In { $city } bist du schon: In jeder Stadt darfst du nur ein Haus haben.
rule-AW-405 = { $due ->
    [reward] Die Partie ist aus. Nimm deine Belohnung, oder verzichte darauf.
   *[other] Die Partie ist aus. Zurückgeben kannst du jetzt nur noch Amtsplättchen.
}
rule-AW-406 = Eine Belohnung gibt es nach dem Ende erst ab drei verschiedenen Plättchen.

## Die Audienz: Kutschen auf dem Weg nach Rom

expansion-audience = Die Audienz
expansion-audience-about = Karten, die kein Haus bekommen, treiben fünf Kutschen mit verdeckten Geistlichen nach Rom.
tut-guide-au-assign-title = Deine Geistlichen.
tut-guide-au-assign = Sie fahren verdeckt nach Rom, und wer am Ende dort ist, bringt dir Punkte.
tut-guide-au-move-title = Auf nach Rom.
tut-guide-au-move = Jede Karte ohne Haus ist ein Schritt für die Kutsche ihres Landes, oder ein Joker, wenn sie schon am Ziel ist. Bring deine guten Geistlichen nach Rom.
tut-actions-move = Eine Kutsche bewegen
tut-actions-joker = Eine Kutsche mit einem Joker bewegen
tut-actions-assign = Geistliche verteilen ({ $count })
tut-au-region = Wege nach Rom
tut-au-switch = Welche Landkarte zu sehen ist
tut-au-switch-map = Landkarte
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
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $count ->
    [0] leer
   *[other] { $names }
}
tut-au-told-town = Stadt
tut-au-told-exits = Wege weiter nach
tut-au-told-rank = Rang
tut-au-told-tiles = Wer dort ist
tut-au-tile = { $rank } ({ $names })
tut-au-aid = So hast du deine Geistlichen verteilt
tut-au-in-coach = { $coach } Kutsche: { $rank }
tut-au-town = { $town }.{ $here ->
    [0] {""}
    [one] {" "}Hier steht die { $coaches } Kutsche.
   *[other] {" "}Hier stehen Kutschen: { $coaches }.
} { $count ->
    [0] Hier enden alle Wege.
   *[other] Nach Süden geht es nach { $exits }.
}

tut-au-prompt-assign = Verteile deine Geistlichen: in jede Kutsche einen.
tut-au-prompt-assign-more = Wer früh ankommt, kann von anderen gleichen Ranges verdrängt werden.
tut-au-prompt-assign-waiting = { $name ->
        [Du] verteilst
       *[other] verteilt
    } die Geistlichen.
tut-au-prompt-move = Bewege die Kutschen: ein Schritt für jede Karte ohne Haus.
tut-au-prompt-move-waiting = { $name ->
        [Du] bewegst
       *[other] bewegt
    } die Kutschen nach Rom.
tut-au-closing = Danach fahren Kutschen: ein Schritt für jede Karte ohne Haus.
tut-au-assign-title = Wer fährt in welcher Kutsche?
tut-au-assign-note = Wähle mit Bedacht: Niemand darf später noch einmal nachsehen, auch du nicht.
tut-au-assign-aid = Deine eigene Verteilung siehst du jederzeit neben den Wegen nach Rom.
tut-au-assign-left = { $count ->
    [0] Jede Kutsche hat ihren Geistlichen.
    [one] Eine Kutsche ist noch leer.
   *[other] { $count } Kutschen sind noch leer. { $held ->
        [none] Wähle einen Geistlichen, dann eine Kutsche.
       *[other] { $held }: Wähle seine Kutsche.
    }
}
tut-au-cleric-first = Wähle zuerst einen Geistlichen, dann die Kutsche.
tut-au-assign-confirm = Abfahrt
tut-au-seats-cleared = Die Kutschen sind wieder leer. „Zurücknehmen“ holt die Geistlichen wieder.
tut-au-cleric = { $rank }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tut-au-cleric-inside = { $rank }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, sitzt in einer Kutsche
tut-au-coach-label = { $coach } Kutsche
tut-au-coach-seat = { $coach } Kutsche: { $full ->
    [yes] { $rank }
   *[no] leer
}
tut-au-drop-coach = Lass die { $coach } Kutsche über einem leuchtenden Ort los, oder wähle ihn.
tut-au-drop-cleric = Lass { $rank } über einer Kutsche los, oder wähle sie.
tut-au-travel-title = Wohin geht die Reise?
tut-au-which = Welche Kutsche fährt nach { $town }?
tut-au-all-steps = Auch andere Wege zeigen
tut-au-joker = Joker: jede Kutsche
tut-au-steps-coach = { $count ->
    [one] { $coach } Kutsche: { $count } Schritt
   *[other] { $coach } Kutsche: { $count } Schritte
}
tut-au-steps-joker = { $count ->
    [one] { $count } Joker (für eine beliebige Kutsche)
   *[other] { $count } Joker (jeder für eine beliebige Kutsche)
}
tut-au-do-assign = { $violet } in die violette Kutsche, { $green } in die grüne, { $blue } in die blaue, { $beige } in die beige, { $orange } in die orange
tut-au-do-move = Die { $coach } Kutsche fährt nach { $town }
tut-au-do-joker = Joker: die { $coach } Kutsche fährt nach { $town }
tut-au-arrived = Die { $coach } Kutsche ist in Rom.
tut-au-gone = Verdrängt: { $gone }
tut-au-log-assigned = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die Geistlichen verteilt.
tut-au-log-steps = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } Schritte nach Rom: { $steps }.
tut-au-log-moved = { $name ->
        [Du] Du lenkst
       *[other] { $name } lenkt
    } die { $coach } Kutsche nach { $town }.
tut-au-log-joker = { $name ->
        [Du] Du lenkst
       *[other] { $name } lenkt
    } die { $coach } Kutsche mit einem Joker nach { $town }.
tut-au-log-arrived = Die { $coach } Kutsche kommt in Rom an: { $came }.
tut-au-log-arrived-gone = Die { $coach } Kutsche kommt in Rom an: { $came }. Verdrängt: { $gone }.

rule-AU-111 = Vor dem ersten Zug kommt in jede Kutsche genau einer deiner Geistlichen.
rule-AU-201 = Nach Rom fahren die Kutschen erst, wenn du eine Strecke abschließt.
rule-AU-202 = { $coach ->
    [none] Eine Kutsche fährt für die Karten ihrer Länder, die kein Haus bekommen haben.
   *[other] Keine Karte ohne Haus mehr für die { $coach } Kutsche: nimm eine andere, oder einen Joker.
}
rule-AU-208 = { $town ->
    [none] Jeder Schritt führt eine Stadt weiter nach Süden.
   *[other] { $coach ->
        [none] Keine Kutsche kommt mit einem Schritt nach { $town }. Wähle eine leuchtende Stadt.
       *[other] Mit einem Schritt kommt die { $coach } Kutsche nach { $exits }, nicht nach { $town }.
    }
}
rule-AU-212 = { $coach ->
    [none] Joker sind nur Lodz und Karten, deren Kutsche schon in Rom ist.
   *[other] { $arrived ->
        [yes] Die { $coach } Kutsche ist schon in Rom. Bewege eine andere.
       *[no] Für die { $coach } Kutsche ist kein Joker mehr übrig.
    }
}
rule-AU-216 = Erst fahren die Kutschen, dann geht der Zug weiter.
