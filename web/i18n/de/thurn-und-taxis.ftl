## Thurn und Taxis: der Spieltisch

tut-nothing = nichts
tut-cancel = Abbrechen
tut-points-short = { $points } Pkt.
tut-points-gain = { $sign }{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tut-houses = { $count ->
    [0] kein Haus
    [one] { $count } Haus
   *[other] { $count } Häuser
}

## Bereiche (für Vorleseprogramme)

tut-region-map = Landkarte
tut-region-display = Auslage und Stapel
tut-region-hand = { $name ->
    [none] Deine Hand
    [Du] Deine Hand
   *[other] Hand von { $name }
}{ $count ->
    [0] {" "}ist leer
    [one] : eine Karte
   *[other] : { $count } Karten
}
tut-region-route = { $name ->
    [none] Deine Strecke
    [Du] Deine Strecke
   *[other] Strecke von { $name }
}: { $count ->
    [0] noch keine Karte
   *[other] { $cities }
}
tut-region-officials = Amtspersonen
tut-region-carriages = Deine Kutschen
tut-region-stacks = Bonusplättchen
tut-region-players = Alle Mitspielenden

## Was gerade zu tun ist

tut-prompt-take = Nimm eine Karte aus der Auslage oder vom Stapel.
tut-prompt-take-display = Nimm eine Karte aus der Auslage.
tut-prompt-take-deck = Nimm eine Karte vom Stapel.
tut-prompt-forced = Deine Hand ist leer: Nimm zwei Karten. Wähle die erste.
tut-prompt-second = Und noch eine: Nimm die zweite Karte.
tut-prompt-second-helped = Nimm die zweite Karte: Der Postmeister hilft.
tut-prompt-or-exchange = Gefällt dir keine? Der Amtmann tauscht sie aus.
tut-prompt-or-second = Oder nimm mit dem Postmeister noch eine Karte.
tut-prompt-look-first = Einmal drücken zeigt die Karte, danach noch einmal { $what ->
    [lay] legt
   *[take] nimmt
} sie.
tut-prompt-begin = Lege eine Karte und brich auf: Sie beginnt deine Strecke.
tut-prompt-extend = Lege eine Karte: Verlängere deine Strecke links oder rechts.
tut-prompt-extend-left = Lege eine Karte: Verlängere deine Strecke links.
tut-prompt-extend-right = Lege eine Karte: Verlängere deine Strecke rechts.
tut-prompt-no-fit = Nichts passt. Beginne mit einer Karte neu; die alte Strecke verfällt.
tut-prompt-anew-more = Die alte Strecke geht verloren. Um sie zu behalten, wähle noch einmal „Neu“.
tut-prompt-close-or-end = Schließe deine Strecke ab ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}), oder beende den Zug.
tut-prompt-postillion-close-or-end = Schließe ab ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}), nutze den Postillion, oder beende den Zug.
tut-prompt-postillion-end = Lege mit dem Postillion noch eine Karte, oder beende den Zug.
tut-prompt-choose-helped = Wohin legst du { $city } mit Hilfe des Postillions?
tut-prompt-end = Alles getan: Beende deinen Zug.
tut-prompt-closing = Wohin kommen die Häuser?
tut-prompt-closing-more = Wähle die Städte dafür.
tut-prompt-discard = Drei Karten bleiben. Welche legst du ab?
tut-prompt-discard-more = Behalte, was zusammen die nächste Strecke ergibt.
tut-prompt-discard-last = Dein letzter Zug: Handkarten zählen am Ende nicht.
tut-prompt-over = Die Partie ist zu Ende.
tut-prompt-winners = { $count ->
    [one] { $names ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }.
   *[other] { $names } gewinnen gemeinsam.
}

## Karten

tut-card = { $city }, { $country }
tut-deck = { $count ->
    [one] Verdeckter Stapel: noch eine Karte
   *[other] Verdeckter Stapel: { $count } Karten
}, Ablage: { $discard }
tut-display-empty = Leerer Platz in der Auslage
tut-hand = { $name ->
    [none] Hand
    [Du] Deine Hand
   *[other] Hand von { $name }
}
tut-hand-empty = Noch keine Karten
tut-fits-left = Passt links an die Strecke
tut-fits-right = Passt rechts an die Strecke
tut-fits-first = Kann die Strecke beginnen
tut-fits-nowhere = Passt nicht an die Strecke

## Route

tut-route = Strecke
tut-end-first = { $name ->
    [none] Hier beginnt deine Strecke
    [Du] Hier beginnt deine Strecke
   *[other] Hier beginnt die Strecke von { $name }
}
tut-lay-left = Links anlegen
tut-lay-right = Rechts anlegen
tut-lay-first = Strecke beginnen
tut-lay-anew = Neue Strecke beginnen
tut-anew = Strecke aufgeben und eine neue beginnen
tut-anew-short = Neu
tut-close = Abschließen
tut-carriage-next = Nächste Kutsche: { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
}
tut-carriage-all = Du hast alle Kutschen

## Nachfragen und Hinweise

tut-ask-second-card = { $city } als zweite Karte nehmen, mit Hilfe des Postmeisters?
tut-ask-from-map = { $city } nehmen?
tut-ask-second-deck = Eine zweite Karte vom Stapel nehmen, mit Hilfe des Postmeisters?
tut-ask-second-lay = Auch { $city } { $end ->
    [left] links anlegen
    [right] rechts anlegen
   *[other] legen
}, mit Hilfe des Postillions?
tut-ask-amtmann = Alle offenen Karten austauschen, mit Hilfe des Amtmanns?
tut-info-left-open = Diese Frage ist noch offen, und abschließen kannst du noch nicht.
tut-info-choose-card = Wähle zuerst eine Karte aus deiner Hand{ $end ->
    [left] : Sie kommt dann links hin.
    [right] : Sie kommt dann rechts hin.
   *[other] .
}
tut-info-drop = Lass die Karte über deiner Strecke oder deiner Hand los, dann nimmst du sie.
tut-info-drop-lay = Lass die Karte über einem leuchtenden Platz los, dann legst du sie dort an.
tut-info-drop-discard = Wähle die Karten, die du ablegst.
tut-info-laid = { $count ->
    [one] Du hast in diesem Zug schon eine Karte gelegt.
   *[other] Du hast in diesem Zug schon { $count } Karten gelegt.
}
tut-info-read-only = Hier kannst du nur zusehen.
tut-key-in-panel = { $key ->
    [h] An deine Hand kommst du erst, wenn das hier entschieden ist.
    [d] An den Stapel kommst du erst, wenn das hier entschieden ist.
    [c] Hier gibt es keine Strecke abzuschließen.
    [escape] Das hier musst du entscheiden; zurückzunehmen ist nichts.
   *[number] Eine Nummer { $no } gibt es hier nicht, nur { $count ->
        [one] eine einzige.
       *[other] 1 bis { $count }.
    }
}
tut-key-no-number = Einen Platz { $no } hat die Auslage nicht: Es gibt 1 bis { $count }.
tut-say-choose-end = { $city } passt an beide Enden. Wähle links oder rechts.
tut-say-choose-place = { $city }: Wähle, wo die Karte liegen soll.
tut-say-anew = Wähle die Karte, mit der du neu beginnst.
tut-hint-instead = Der Rat steht jetzt an der Stelle dessen, was du schon gewählt hattest.
tut-say-closing = Wähle, wohin die Häuser kommen.
tut-say-armed-postmeister = Der Postmeister hilft: Wähle die zweite Karte.
tut-info-houses = { $count ->
    [1] Ein Haus ist markiert
   *[other] { NUMBER($count) } Häuser sind markiert
}: so viele, wie in dieses Land gehen.
tut-info-postmeister-rests = Der Postmeister hilft jetzt doch nicht. Noch einmal, um die Karte zu legen.
tut-say-armed-postillion = Der Postillion hilft: Wähle die zweite Karte zum Legen.

tut-look-take = Noch einmal, dann nimmst du diese Karte.
tut-look-deck = Die oberste Karte des Stapels ist verdeckt.
tut-look-take-helped = Noch einmal, wenn du sie mit Hilfe des Postmeisters willst.
tut-look-lay = Noch einmal, dann legst du diese Karte.
tut-look-lay-helped = Noch einmal, dann legst du sie mit Hilfe des Postillions.
tut-city-roads = Straßen nach { $roads }.
tut-city-about = { $city } ({ $country }). { $count ->
    [0] Noch keine Häuser.
   *[other] Häuser: { $owners }.
}
tut-progress = { $have } von { $needed }{ $count ->
    [0] {""}
    [one] , es fehlt { $missing }
   *[other] , es fehlen { $missing }
}
tut-progress-won = schon gewonnen
tut-city-cards = Karten: { $copies } im Spiel{ $display ->
    [0] {""}
   *[other] , offen { $display }
}{ $routes ->
    [0] {""}
   *[other] , in Strecken { $routes }
}{ $hand ->
    [0] {""}
   *[other] , auf deiner Hand { $hand }
}; { $left ->
    [0] keine liegt mehr verdeckt.
    [one] eine davon ist nicht zu sehen.
   *[other] { $left } davon sind nicht zu sehen.
}
tut-city-tile = Zählt für { $stack } ({ $value ->
    [0] kein Plättchen mehr
    [one] { $value } Punkt
   *[other] { $value } Punkte
}): { $progress }.
tut-told-city = Stadt
tut-told-houses = Häuser
tut-told-routes = In der Strecke
tut-told-cards = Karten
tut-told-roads = Straßen nach
tut-told-open = { $count } offen
tut-told-hand = { $count } auf deiner Hand
tut-told-joins-route = passt an deine Strecke
tut-told-joins-hand = passt zu einer Karte auf deiner Hand
tut-legend = Zeichen auf der Landkarte
tut-legend-open = Eine Karte dieser Stadt liegt offen aus.
tut-legend-hand = Eine Karte dieser Stadt hast du auf der Hand.
tut-legend-route = Leuchtender Rahmen: Sie passt an deine Strecke.
tut-legend-after = Unterbrochener Rahmen: Sie passt zu einer Karte auf deiner Hand.
tut-legend-mine = Goldener Ring um ein Plättchen: Du hast eines davon.
tut-legend-near = Bernsteinfarbene Zahl unter einem Plättchen, zum Beispiel 2/3: Dir fehlt nur noch eine Stadt.
tut-told-stack = Plättchen
tut-told-values = Punkte der übrigen
tut-told-for = Wofür
tut-player-route = Strecke
tut-player-progress = Unterwegs zu
tut-player-houses = Häuser
tut-player-country = { $country }: { $cities }

## Amtspersonen

tut-official-postillion = Postillion
tut-official-postmeister = Postmeister
tut-official-amtmann = Amtmann
tut-official-wagner = Wagner
tut-official-does-postillion = Legt eine zweite Karte.
tut-official-does-postmeister = Nimmt eine zweite Karte.
tut-official-does-amtmann = Tauscht alle offenen Karten aus.
tut-official-does-wagner = Bringt die nächste Kutsche, auch wenn bis zu zwei Karten fehlen.
tut-official-state-used = Hat in diesem Zug geholfen.
tut-official-state-usable = Kann jetzt helfen.
tut-official-state-armed = Hilft bei der nächsten Karte.
tut-official-state-idle = Kann gerade nicht helfen.

## Kutschen, Plättchen, Mitspielende

tut-carriage-top = { $length }er-Kutsche: deine größte, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tut-carriage-owned = { $length }er-Kutsche: erreicht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tut-carriage-next-rung = { $length }er-Kutsche: die nächste, braucht eine Strecke mit { $length ->
    [one] { $length } Karte
   *[other] { $length } Karten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tut-carriage-later = { $length }er-Kutsche: später, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

tut-stack-route = { $length }er-Strecke
tut-stack-end = Spielende
tut-stack-all = Alle Länder
tut-stack-outside = Außerhalb Baiern
tut-stack-about-route = Für eine abgeschlossene Strecke mit { $length } { $longest ->
    [yes] oder mehr Karten.
   *[other] { $length ->
        [one] Karte.
       *[other] Karten.
    }
}
tut-stack-about-end = Für die Person, die das Ende der Partie auslöst.
tut-stack-about-all = Für mindestens ein Haus in jedem der neun Länder.
tut-stack-about-outside = Für mindestens ein Haus in jedem Land außer Baiern.
tut-stack-about-country = Für Häuser in allen diesen Städten: { $cities }.
tut-stack-values = Übrige Plättchen, in Punkten: { $values }.
tut-stack-empty = Keine mehr da.
tut-stack-label = { $name }: { $count ->
    [0] keine Plättchen mehr.
    [one] ein Plättchen, Wert { $value }.
   *[other] noch { $count } Plättchen, oben Wert { $value }.
}
tut-tile-value = { $name } ({ $value })

tut-start-player = Hat die Partie begonnen
tut-stat-houses = { $count ->
    [0] Alle Häuser gesetzt
    [one] Noch ein Haus im Vorrat
   *[other] Noch { $count } Häuser im Vorrat
}
tut-stat-carriage = { $length ->
    [0] Noch keine Kutsche
   *[other] Größte Kutsche: { $length }
}
tut-stat-tiles = { $count ->
    [0] Noch keine Bonusplättchen
    [one] Ein Bonusplättchen: { $names }
   *[other] { $count } Bonusplättchen: { $names }
}
tut-stat-hand = { $count ->
    [0] Keine Handkarte
    [one] Eine Handkarte
   *[other] { $count } Handkarten
}
tut-stat-route = { $count ->
    [one] Strecke mit einer Karte: { $cities }
   *[other] Strecke mit { $count } Karten: { $cities }
}
tut-last-round-houses = Letzte Runde: { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } alle Häuser gesetzt.
tut-last-round-carriage = Letzte Runde: { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die 7er-Kutsche.

## Route abschließen

tut-closing-title = Strecke abschließen: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
tut-closing-modes = Wie die Häuser verteilt werden
tut-closing-each = In jedem Land eines
tut-closing-all = Alle in einem Land
tut-closing-cities = Städte der Strecke
tut-closing-city-chosen = { $city }: bekommt ein Haus
tut-closing-city-open = { $city }: kein Haus
tut-closing-city-owned = { $city }: dort steht schon ein Haus von dir
tut-closing-city-shut = { $city }: so nicht möglich
tut-closing-wagner = Der Wagner hilft: { $length }er-Kutsche
tut-closing-take-carriage = { $length ->
    [0] Kutsche annehmen
   *[other] { $length }er-Kutsche annehmen
}
tut-closing-carriage = { $length }er-Kutsche
tut-closing-ends = Löst das Spielende aus
tut-closing-houses = { $count ->
    [0] Keine Häuser.
   *[other] Häuser: { $cities }.
}
tut-closing-total = Punkte: { $before } → { $after }
tut-closing-missing = { $open ->
    [0] { $stack }: mit diesen Häusern vollständig.
   *[other] { $stack }: { $progress }.
}
tut-closing-next = { $more ->
    [yes] Andere Häuser brächten jetzt { $gain }: { $cities }.
   *[other] Andere Häuser brächten jetzt ebenso viel: { $cities }.
}
tut-closing-counting = Wird noch gezählt: Welcher Weg bringt mehr?
tut-closing-left = Auswahl beiseitegelegt. „Zurücknehmen“ holt sie wieder.
tut-closing-confirm = Abschließen
tut-unclosed-title = Zug ohne Abschluss beenden?
tut-unclosed-text = Die Strecke ist noch nicht abgeschlossen, und noch steht keines der Häuser.
tut-unclosed-end = Zug trotzdem beenden
tut-unclosed-back = Zurück zum Abschluss

tut-discard-title = Welche Karten legst du ab? { $kept ->
    [one] Eine bleibt.
   *[other] { $kept } bleiben.
}
tut-discard-kept = Bleibt
tut-discard-away = Weg
tut-discard-count = { $left ->
    [0] { $count ->
        [one] { $cities } geht weg.
       *[other] { $cities } gehen weg.
    }
    [one] Wähle { $count ->
        [0] eine Karte
       *[other] noch eine Karte
    }, die weg soll.
   *[other] Wähle { $count ->
        [0] { $left } Karten
       *[other] noch { $left } Karten
    }, die weg sollen.
}
tut-discard-moved = { $card } bleibt nun doch: Nur { $count ->
    [one] eine Karte kommt weg.
   *[other] { $count } Karten kommen weg.
}
tut-discard-confirm = Ablegen
tut-marked = Markiert: { $names }.
tut-marks-cleared = Markierungen gelöscht. „Zurücknehmen“ holt sie wieder.

tut-abandon-title = Strecke aufgeben?
tut-abandon-unfit = { $city } passt nicht: Kein Ende deiner Strecke grenzt daran.
tut-abandon-laid = { $city } passt nicht: Diese Stadt liegt schon in deiner Strecke.
tut-abandon-text = { $count ->
    [one] Die Karte { $cities } geht auf die Ablage und bringt nichts.
   *[other] { $count } Karten gehen auf die Ablage und bringen nichts: { $cities }.
} Die neue Strecke beginnt mit { $city }.
tut-abandon-no = Strecke behalten
tut-abandon-other = Andere Karte wählen
tut-abandon-yes = Mit { $city } neu beginnen

## Alle Aktionen

tut-tool-log = Spielverlauf
tut-tool-goods = Kutschen und Plättchen
tut-tool-help = Hilfe und Tasten
tut-actions-none = Gerade gibt es nichts zu tun.
tut-actions-take = Karte nehmen
tut-actions-exchange = Auslage tauschen
tut-actions-lay = Karte legen
tut-actions-anew = Strecke aufgeben und neu beginnen
tut-actions-close-each = Abschließen, in jedem Land ein Haus ({ $count })
tut-actions-close-all = Abschließen, alle Häuser in einem Land ({ $count })
tut-actions-discard = Karte ablegen
tut-actions-end = Zug

tut-do-take-card = { $city } nehmen
tut-do-take-card-helped = { $city } nehmen, mit dem Postmeister
tut-do-take-deck = Vom Stapel nehmen
tut-do-take-deck-helped = Vom Stapel nehmen, mit dem Postmeister
tut-do-exchange = Auslage austauschen, mit dem Amtmann
tut-do-lay-first = { $city } legen
tut-do-lay-left = { $city } links anlegen
tut-do-lay-right = { $city } rechts anlegen
tut-do-lay-anew = Neue Strecke mit { $city }
tut-do-lay-left-helped = { $city } links anlegen, mit dem Postillion
tut-do-lay-right-helped = { $city } rechts anlegen, mit dem Postillion
tut-do-close = Abschließen { $count ->
    [0] ohne Haus
    [one] mit einem Haus in { $cities }
   *[other] mit Häusern in { $cities }
}{ $how ->
    [wagner] {" "}(mit dem Wagner)
    [declined] {" "}(ohne Kutsche)
   *[plain] {""}
}
tut-do-discard = { $city } ablegen

## Spielverlauf

tut-log-turn = Runde { $round }: { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } am Zug.
tut-log-turn-forced = Runde { $round }: { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } am Zug, mit leerer Hand.
tut-log-took = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } { $city }.
tut-log-took-second = Der { $name ->
        [Du] Postmeister gibt dir
       *[other] Postmeister gibt { $name }
    } auch { $city }.
tut-log-took-deck = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } eine Karte vom Stapel.
tut-log-took-deck-second = Der { $name ->
        [Du] Postmeister gibt dir
       *[other] Postmeister gibt { $name }
    } noch eine Karte vom Stapel.
tut-log-took-deck-card = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } { $city } vom Stapel.
tut-log-took-deck-card-second = Der { $name ->
        [Du] Postmeister gibt dir
       *[other] Postmeister gibt { $name }
    } auch { $city } vom Stapel.
tut-log-reshuffled = { $count ->
    [one] Der Stapel ist leer: Eine abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel ist leer: { $count } abgelegte Karten werden gemischt.
}
tut-log-exchanged = Der Amtmann tauscht { $name ->
        [Du] für dich
       *[other] für { $name }
    } die Auslage. Auf die Ablage: { $cities }.
tut-log-abandoned = { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } die Strecke auf: { $cities }.
tut-log-laid-first = { $name ->
        [Du] Du brichst
       *[other] { $name } bricht
    } in { $city } auf.
tut-log-laid-left = { $name ->
        [Du] Du fährst
       *[other] { $name } fährt
    } links weiter nach { $city }.
tut-log-laid-right = { $name ->
        [Du] Du fährst
       *[other] { $name } fährt
    } rechts weiter nach { $city }.
tut-log-laid-anew = { $name ->
        [Du] Du brichst
       *[other] { $name } bricht
    } in { $city } neu auf.
tut-log-laid-second = Der { $name ->
        [Du] Postillion bringt dich
       *[other] Postillion bringt { $name }
    } noch nach { $city }.
tut-log-closed = { $name ->
        [Du] Du schließt
       *[other] { $name } schließt
    } eine Strecke mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ab: { $cities }.
tut-log-house = { $name ->
        [Du] Du setzt
       *[other] { $name } setzt
    } ein Haus in { $city }.
tut-log-houses = { $name ->
        [Du] Du setzt
       *[other] { $name } setzt
    } Häuser in { $cities }.
tut-log-tile = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } das Bonusplättchen „{ $stack }“ im Wert von { $value }.
tut-log-tile-hidden = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } ein Bonusplättchen „{ $stack }“.
tut-log-carriage = { $name ->
        [Du] Du fährst
       *[other] { $name } fährt
    } jetzt die { $length }er-Kutsche.
tut-log-carriage-wagner = Dank dem Wagner { $name ->
        [Du] fährst du
       *[other] fährt { $name }
    } jetzt die { $length }er-Kutsche.
tut-log-carriage-declined = { $name ->
        [Du] Du verzichtest
       *[other] { $name } verzichtet
    } auf die { $length }er-Kutsche.
tut-log-discarded-hand = { $name ->
        [Du] Du legst
       *[other] { $name } legt
    } { $cities } aus der Hand ab.
tut-log-end-houses = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } das letzte Haus gesetzt: Das ist die letzte Runde, und den letzten Zug { $last ->
        [Du] hast du
       *[other] hat { $last }
    }.
tut-log-end-carriage = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die 7er-Kutsche: Das ist die letzte Runde, und den letzten Zug { $last ->
        [Du] hast du
       *[other] hat { $last }
    }.
tut-count-tile = { $name }: Bonusplättchen „{ $stack }“
tut-log-over = { $count ->
    [one] Die Partie ist zu Ende. { $names ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }.
   *[other] Die Partie ist zu Ende. { $names } gewinnen gemeinsam.
}

## Hilfe

tut-help-take = Nehmen.
tut-help-take-text = Eine Karte aus der Auslage oder vom Stapel.
tut-help-lay = Legen.
tut-help-lay-text = Eine Karte aus deiner Hand an ein Ende der Strecke; ihre Stadt muss eine Straße zur Stadt am Ende haben. Passt keine, ist die Strecke verloren und eine neue beginnt.
tut-help-close = Abschließen (freiwillig).
tut-help-close-text = Ab drei Karten: Häuser setzen, Bonusplättchen und die nächste Kutsche nehmen.
tut-help-officials = In jedem Zug darf eine Amtsperson helfen: Postillion (zweite Karte legen), Postmeister (zweite Karte nehmen), Amtmann (Auslage tauschen) oder Wagner (Kutsche, auch wenn bis zu zwei Karten fehlen).
tut-help-end = Das Ende kommt, wenn jemand die 7er-Kutsche bekommt oder das letzte eigene Haus setzt; die Runde wird zu Ende gespielt. Es zählen die größte Kutsche und die Bonusplättchen, jedes nicht gesetzte Haus kostet einen Punkt.
tut-key-display = offene Karte nehmen, oder im Fenster wählen, das fragt
tut-key-deck = vom Stapel nehmen
tut-key-hand = zu deinen Karten
tut-key-arrows = in einer Reihe weitergehen; wartet eine Karte auf ihren Platz: links oder rechts anlegen
tut-key-close = Strecke abschließen; im Fenster, das fragt: zu seinem Knopf
tut-key-undo = zurücknehmen
tut-key-actions = alle Aktionen zeigen
tut-key-cancel = Auswahl aufheben

## Warum etwas nicht geht

rule-TT-201 = Gerade ist jemand anderes am Zug. Gleich bist du wieder dran.
rule-TT-202 = { $wanted ->
    [take] Zum Nehmen ist es in diesem Zug zu spät: Die Reihenfolge ist nehmen, legen, abschließen.
    [lay] Fast! Nimm erst eine Karte, dann darfst du legen.
    [close] Fast! Lege erst eine Karte, dann darfst du eine Strecke ab 3 Karten abschließen.
   *[other] Die Reihenfolge ist immer: nehmen, legen, abschließen.
}
rule-TT-203 = Nimm zuerst eine Karte; ohne sie endet kein Zug.
rule-TT-204 = Lege zuerst eine Karte; ohne sie endet kein Zug.
rule-TT-207 = { $used ->
    [none] In einem Zug darf nur eine Amtsperson helfen.
   *[other] In einem Zug hilft nur eine Amtsperson, und der { $used } war schon da.
}
rule-TT-210 = { $card ->
    [none] Diese Karte liegt nicht offen. Nimm eine aus der Auslage oder vom Stapel.
   *[other] { $card } liegt nicht offen. Nimm eine Karte aus der Auslage oder vom Stapel.
}
rule-TT-218 = Stapel und Ablage sind leer. Nimm, was noch offen liegt.
rule-TT-301 = { $card ->
    [none] Diese Karte hast du nicht auf der Hand. Wähle eine von deinen.
   *[other] { $card } hast du nicht auf der Hand. Wähle eine von deinen Karten.
}
rule-TT-304 = Du baust schon an einer Strecke. Schließe sie erst ab oder gib sie auf.
rule-TT-305 = Du hast noch keine Strecke: Diese Karte beginnt eine.
rule-TT-307 = { $end ->
    [left] Links passt { $card } nicht: Nach { $neighbour } führt keine Straße.
    [right] Rechts passt { $card } nicht: Nach { $neighbour } führt keine Straße.
   *[other] { $card } passt nicht: Es führt keine Straße dorthin.
}
rule-TT-313 = { $card } liegt schon in deiner Strecke. Jede Stadt kommt dort nur einmal vor.
rule-TT-320 = Fast! Lege erst eine Karte, dann darfst du eine Strecke ab 3 Karten abschließen.
rule-TT-325 = In diesem Zug hast du genug gelegt. Schließe ab, wenn du kannst, oder beende ihn.
rule-TT-401 = { $cards ->
    [one] Deine Strecke hat erst eine Karte. Abschließen kannst du ab { $needed ->
        [0] drei
       *[other] { $needed }
    }.
   *[other] Deine Strecke hat erst { $cards } Karten. Abschließen kannst du ab { $needed ->
        [0] drei
       *[other] { $needed }
    }.
}
rule-TT-403 = In diesem Zug hast du schon eine Strecke abgeschlossen.
rule-TT-405 = { $cities ->
    [none] Häuser kommen nur in Städte dieser Strecke.
   *[other] Häuser kommen nur in Städte dieser Strecke, nicht nach { $cities }.
}
rule-TT-406 = So kommt in jedes Land nur ein Haus. Wähle eine Stadt je Land.
rule-TT-407 = So kommen alle Häuser in ein einziges Land. Bleib bei seinen Städten.
rule-TT-412 = { $cities ->
    [none] In jeder Stadt darfst du nur ein Haus haben.
   *[other] In { $cities } bist du schon: In jeder Stadt darfst du nur ein Haus haben.
}
rule-TT-415 = { $supply ->
    [0] Du hast keine Häuser mehr.
    [one] Du hast nur noch ein Haus. Wähle, welche Stadt es bekommt.
   *[other] Du hast nur noch { $supply } Häuser. Wähle, welche Städte eines bekommen.
}
rule-TT-609 = Diese Kutsche steht dir zu: Nimm sie. Verzichten geht nur mit der Option dafür.
rule-TT-611 = Lege zuerst Karten ab, bis dir { $kept ->
    [0] drei bleiben.
    [one] eine bleibt.
   *[other] { $kept } bleiben.
}
rule-TT-613 = Abgelegt wird nur nach einem Abschluss, und nur, was über drei Karten hinausgeht.
rule-TT-615 = Deine Strecke ist abgeschlossen. Die nächste beginnst du im nächsten Zug.
rule-TT-703 = Die Partie ist zu Ende. Du kannst sie nachspielen oder eine neue beginnen.
rule-TT-802 = { $official ->
    [Postmeister] Der Postmeister hilft nur beim Nehmen.
    [Amtmann] Der Amtmann hilft nur beim Nehmen.
    [Postillion] Der Postillion hilft nur beim Legen.
    [Wagner] Der Wagner hilft nur beim Abschließen.
   *[other] Jede Amtsperson hilft nur bei ihrer eigenen Sache.
}
rule-TT-810 = Die erste Karte nimmst du allein; bei der zweiten hilft der Postmeister.
rule-TT-813 = Deine Hand war zu Beginn leer: Nimm mit dem Postmeister noch eine zweite Karte.
rule-TT-814 = Deine Hand war leer: In diesem Zug hilft dir nur der Postmeister.
rule-TT-821 = Für den Amtmann ist es in diesem Zug zu spät.
rule-TT-825 = Deine Hand war leer: In diesem Zug hilft dir nur der Postmeister, nicht der Amtmann.
rule-TT-830 = Die erste Karte legst du allein; bei der zweiten hilft der Postillion.
rule-TT-831 = Auch die zweite Karte muss an die Strecke passen.
rule-TT-833 = Mit der zweiten Karte beginnt keine neue Strecke. Wähle eine, die passt.
rule-TT-834 = Der Postillion braucht eine zweite Karte in deiner Hand.
rule-TT-843 = { $cards ->
    [0] Der Wagner hilft nur, wenn bis zur nächsten Kutsche höchstens zwei Karten fehlen.
   *[other] Bis zur { $next }er-Kutsche fehlen zu viele Karten: Der Wagner gleicht höchstens zwei aus.
}
rule-TT-847 = { $next ->
    [none] Hier kann der Wagner nichts für dich tun.
   *[other] Den Wagner brauchst du nicht: Die Strecke ist lang genug für die { $next }er-Kutsche.
}

# Die Führung durch die erste Partie
tut-guide-chapter-take = Nehmen
tut-guide-chapter-lay = Legen
tut-guide-chapter-close = Abschließen
tut-guide-chapter-carriages = Kutschen
tut-guide-chapter-officials = Amtspersonen
tut-guide-welcome-title = Willkommen!
tut-guide-welcome = Du baust Strecken für die Post: Karten nehmen, legen, verbinden, abschließen. Jedes Haus, das du dabei setzt, zählt.
tut-guide-take-title = Nimm eine Karte.
tut-guide-take = Wähle eine der offenen Karten. Gut sind Städte, zwischen denen eine Straße verläuft: Aus ihnen wird deine Strecke.
tut-guide-goal-title = Ein Ziel für die erste Partie.
tut-guide-goal = Die Kutsche für fünf Karten und alle Städte eines Landes. Wer beides schafft, hat gut gespielt.
tut-end-goal-reached = Das Ziel der ersten Partie hast du erreicht: die Kutsche für fünf Karten und alle Städte eines Landes.
tut-end-goal-half = Das halbe Ziel der ersten Partie hast du erreicht: { $missing ->
    [carriage] alle Städte eines Landes, aber noch nicht die Kutsche für fünf Karten.
   *[country] die Kutsche für fünf Karten, aber noch nicht alle Städte eines Landes.
}
tut-end-goal-missed = Das Ziel der ersten Partie steht noch aus: die Kutsche für fünf Karten und alle Städte eines Landes.
tut-guide-second-title = Und noch eine.
tut-guide-second = Wer mit leerer Hand beginnt, nimmt mit Hilfe des Postmeisters zwei Karten. Gut ist eine Stadt, zu der von deiner ersten eine Straße führt; welche am meisten verspricht, sagt dir der Rat.
tut-guide-begin-title = Beginne deine Strecke.
tut-guide-begin = Wähle eine Handkarte oder ziehe sie auf deine Strecke. Was du nicht legst, behältst du für den nächsten Zug.
tut-guide-extend-title = Verlängere deine Strecke.
tut-guide-extend = Leuchtende Karten passen; der Pfeil zeigt die Seite. In jedem Zug musst du eine legen. Passt keine, beginnst du neu: Plane also voraus.
tut-guide-both-ends-title = Links oder rechts?
tut-guide-both-ends = Diese Karte passt an beide Enden. Wähle ein leuchtendes Ende, auf der Landkarte oder in deiner Strecke.
tut-guide-no-fit-title = Nichts passt.
tut-guide-no-fit = Halb so schlimm: Die alte Strecke geht verloren. Wähle die Karte, mit der du neu beginnst, und behalte nächstes Mal eine passende.
tut-guide-close-title = Abschließen?
tut-guide-close = Ab drei Karten darfst du: Das bringt Häuser und oft eine Kutsche. Längere Strecken bringen mehr, aber passt einmal keine Karte, ist alles weg.
tut-guide-closing-title = Wohin mit den Häusern?
tut-guide-closing = In jedem Land eines oder alle in einem Land. Unten siehst du, was es bringt. Jedes nicht gesetzte Haus kostet am Ende einen Punkt.
tut-guide-wagner-title = Der Wagner hilft.
tut-guide-wagner = Mit ihm bekommst du die Kutsche schon, wenn der Strecke bis zu zwei Karten fehlen. Er ist dann deine Amtsperson für diesen Zug.
tut-guide-discard-title = Drei Karten bleiben.
tut-guide-discard = Nach dem Abschluss legst du die übrigen ab. Behalte, was zusammen eine neue Strecke ergibt.
tut-guide-tiles-title = Dein erstes Bonusplättchen.
tut-guide-tiles = Es gibt sie für lange Strecken und für vollständige Länder. Die Werte sinken: Wer zuerst kommt, bekommt mehr.
tut-guide-carriages-title = Die Kutschen.
tut-guide-carriages = Hier steht, wie viele Karten die nächste Kutsche braucht. Sie kommen der Reihe nach, und wer die größte hat, läutet die letzte Runde ein.
tut-guide-end-title = Fertig.
tut-guide-end = Beende deinen Zug. Danach ist { $next } am Zug.
tut-guide-take-plan-title = Nimm, was passt.
tut-guide-take-plan = Gut ist eine Stadt, die eine Straße mit deinen verbindet; welche am meisten verspricht, sagt dir der Rat. Denke schon an die übernächste Stadt.
tut-guide-amtmann-title = Der Amtmann.
tut-guide-amtmann = Gefällt dir keine offene Karte? Er tauscht alle aus. Er ist dann deine Amtsperson für diesen Zug.
tut-guide-postmeister-title = Der Postmeister.
tut-guide-postmeister = Du brauchst zwei Karten? Er gibt dir eine zweite. Sonst lege jetzt eine.
tut-guide-postillion-title = Der Postillion.
tut-guide-postillion = Passt noch eine Karte? Mit seiner Hilfe legst du sie gleich dazu. Wähle ihn oder die Karte.
tut-guide-last-round-title = Die letzte Runde.
tut-guide-last-round = Diese Runde spielt ihr noch zu Ende, dann wird gezählt. Kannst du noch abschließen? Dann tu es jetzt.
