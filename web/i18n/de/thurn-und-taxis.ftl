## Thurn und Taxis: der Spieltisch

tut-list = { $first } und { $last }
tut-nothing = nichts
tut-cancel = Abbrechen
tut-points-short = { $points ->
    [one] { $points } Pkt.
   *[other] { $points } Pkt.
}
tut-points-gain = { $sign }{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tut-houses = { $count ->
    [0] kein Haus
    [one] { $count } Haus
   *[other] { $count } Häuser
}

## Bereiche (für Vorleseprogramme)

tut-region-map = Karte
tut-region-display = Auslage und Stapel
tut-region-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
}
tut-region-route = { $count ->
    [0] Deine Route: noch keine Karte
   *[other] Deine Route: { $cities }
}
tut-region-officials = Amtspersonen
tut-region-carriages = Deine Kutschen
tut-region-stacks = Bonusplättchen
tut-region-players = Alle Mitspielenden

## Was gerade zu tun ist

tut-prompt-take = Nimm eine Karte aus der Auslage oder vom Stapel.
tut-prompt-take-display = Nimm eine Karte aus der Auslage.
tut-prompt-take-deck = Nimm eine Karte vom Stapel.
tut-prompt-forced = Deine Hand ist leer: Nimm zwei Karten. Zuerst die erste.
tut-prompt-second = Nimm die zweite Karte.
tut-prompt-second-helped = Nimm die zweite Karte: Der Postmeister hilft.
tut-prompt-or-exchange = Vorher kann der Amtmann die sechs offenen Karten austauschen.
tut-prompt-or-second = Oder nimm mit dem Postmeister noch eine Karte.
tut-prompt-begin = Lege eine Karte: Sie beginnt deine Route.
tut-prompt-extend = Lege eine Karte: Verlängere deine Route links oder rechts.
tut-prompt-extend-left = Lege eine Karte: Verlängere deine Route links.
tut-prompt-extend-right = Lege eine Karte: Verlängere deine Route rechts.
tut-prompt-no-fit = Keine Karte passt an. Beginne eine neue Route; die alte ist verloren.
tut-prompt-close = Schließe deine Route ab ({ $cards } Karten).
tut-prompt-close-or-end = Schließe deine Route ab ({ $cards } Karten) oder beende den Zug.
tut-prompt-or-postillion = Der Postillion hilft, eine zweite Karte zu legen.
tut-prompt-end = Dein Zug ist fertig: Beende ihn.
tut-prompt-closing = Wohin kommen die Häuser?
tut-prompt-closing-more = Tippe Städte an, auch auf der Karte.
tut-prompt-discard = Behalte drei Karten.
tut-prompt-discard-more = Nach dem Abschluss bleiben drei Handkarten.
tut-prompt-watching = ist am Zug. Du siehst nur zu.
tut-prompt-over = Das Spiel ist zu Ende.
tut-prompt-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}

## Karten

tut-card = { $city }, { $country }
tut-deck = { $count ->
    [one] Verdeckter Stapel: noch eine Karte
   *[other] Verdeckter Stapel: { $count } Karten
}, Ablage: { $discard }
tut-display-empty = Leerer Platz in der Auslage
tut-hand = Hand
tut-hand-empty = Noch keine Karten
tut-fits-left = Passt links an die Route
tut-fits-right = Passt rechts an die Route
tut-fits-first = Kann die Route beginnen
tut-fits-nowhere = Passt nicht an die Route

## Route

tut-route = Route
tut-end-first = Hier beginnt deine Route
tut-lay-left = Links anlegen
tut-lay-right = Rechts anlegen
tut-lay-first = Route beginnen
tut-lay-anew = Neue Route beginnen
tut-anew = Route aufgeben und eine neue beginnen
tut-anew-short = Neu
tut-close = Abschließen
tut-carriage-next = Nächste Kutsche: { $length } Karten
tut-carriage-all = Alle Kutschen erreicht

## Nachfragen und Hinweise

tut-ask-second-card = { $city } als zweite Karte nehmen, mit Hilfe des Postmeisters?
tut-ask-second-deck = Eine zweite Karte vom Stapel nehmen, mit Hilfe des Postmeisters?
tut-ask-second-lay = Auch { $city } legen, mit Hilfe des Postillions?
tut-ask-amtmann = Alle offenen Karten austauschen, mit Hilfe des Amtmanns?
tut-info-choose-card = Wähle zuerst eine Handkarte.
tut-info-read-only = Hier kannst du nur zusehen.
tut-say-choose-end = { $city } passt an beide Enden. Wähle links oder rechts.
tut-say-anew = Wähle die Karte, mit der die neue Route beginnt.
tut-say-closing = Abschluss: Wähle, wohin die Häuser kommen.
tut-say-armed-postmeister = Der Postmeister hilft: Wähle die zweite Karte.
tut-say-armed-postillion = Der Postillion hilft: Wähle die zweite Karte, die du legst.

tut-look-card = Noch einmal tippen, dann nimmst du diese Karte.
tut-look-deck = Die oberste Karte des Stapels ist verdeckt. Noch einmal tippen, dann nimmst du sie.
tut-city-about = { $city } ({ $country }). Straßen nach { $roads }. { $count ->
    [0] Noch keine Häuser.
   *[other] Häuser von { $owners }.
}

## Amtspersonen

tut-official-postillion = Postillion
tut-official-postmeister = Postmeister
tut-official-amtmann = Amtmann
tut-official-wagner = Wagner
tut-official-does-postillion = Legt eine zweite Karte.
tut-official-does-postmeister = Nimmt eine zweite Karte.
tut-official-does-amtmann = Tauscht die offenen Karten aus, bevor du nimmst.
tut-official-does-wagner = Bringt die nächste Kutsche, auch wenn bis zu zwei Karten fehlen.
tut-official-state-used = Hat in diesem Zug geholfen.
tut-official-state-usable = Kann jetzt helfen.
tut-official-state-armed = Hilft bei der nächsten Karte.
tut-official-state-idle = Kann gerade nicht helfen.

## Kutschen, Plättchen, Mitspielende

tut-carriage-top = Kutsche { $length }: deine größte, { $points } Punkte
tut-carriage-owned = Kutsche { $length }: erreicht, { $points } Punkte
tut-carriage-next-rung = Kutsche { $length }: die nächste, braucht eine Route mit { $length } Karten, { $points } Punkte
tut-carriage-later = Kutsche { $length }: später, { $points } Punkte

tut-stack-route = Route mit { $length }
tut-stack-end = Spielende
tut-stack-all = Alle Länder
tut-stack-outside = Außerhalb Baiern
tut-stack-about-route = Für eine abgeschlossene Route mit { $length } { $longest ->
    [yes] oder mehr Karten.
   *[other] Karten.
}
tut-stack-about-end = Für den, dessen Zug das Spielende auslöst.
tut-stack-about-all = Für mindestens ein Haus in jedem der neun Länder.
tut-stack-about-outside = Für mindestens ein Haus in jedem Land außer Baiern.
tut-stack-about-country = Für Häuser in allen Städten von { $country }: { $cities }.
tut-stack-values = Noch da: { $values }.
tut-stack-empty = Keine mehr da.
tut-stack-label = { $name }: { $count ->
    [0] keine Plättchen mehr.
    [one] ein Plättchen, Wert { $value }.
   *[other] oberstes Plättchen Wert { $value }, noch { $count } Stück.
}
tut-tile-value = { $name } ({ $value })

tut-start-player = Hat das Spiel begonnen
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
    [one] Route mit einer Karte: { $cities }
   *[other] Route mit { $count } Karten: { $cities }
}
tut-last-round-houses = Letzte Runde: { $name } hat alle Häuser gesetzt.
tut-last-round-carriage = Letzte Runde: { $name } hat die Kutsche 7.

## Route abschließen

tut-closing-title = Route abschließen: { $count } Karten
tut-closing-modes = Wie die Häuser verteilt werden
tut-closing-each = In jedem Land eines
tut-closing-all = Alle in einem Land
tut-closing-cities = Städte der Route
tut-closing-city-chosen = { $city }: bekommt ein Haus
tut-closing-city-open = { $city }: kein Haus
tut-closing-city-owned = { $city }: dort steht schon ein Haus von dir
tut-closing-city-shut = { $city }: so nicht möglich
tut-closing-wagner = Der Wagner hilft: Kutsche { $length }
tut-closing-take-carriage = { $length ->
    [0] Kutsche annehmen
   *[other] Kutsche { $length } annehmen
}
tut-closing-carriage = Kutsche { $length }
tut-closing-ends = Löst das Spielende aus
tut-closing-total = { $before } → { $after }
tut-closing-confirm = Abschließen

tut-discard-title = Welche Karten legst du ab? { $kept } bleiben.
tut-discard-kept = Bleibt
tut-discard-away = Weg
tut-discard-count = { $left ->
    [0] Fertig gewählt.
    [one] Tippe noch eine Karte an, die weg soll.
   *[other] Tippe noch { $left } Karten an, die weg sollen.
}
tut-discard-confirm = Ablegen

tut-abandon-title = Route aufgeben?
tut-abandon-text = { $count ->
    [one] Die Karte { $cities } geht auf die Ablage und bringt nichts.
   *[other] { $count } Karten gehen auf die Ablage und bringen nichts: { $cities }.
} Die neue Route beginnt mit { $city }.
tut-abandon-no = Route behalten
tut-abandon-yes = Aufgeben, mit { $city } beginnen

## Alle Aktionen

tut-tool-log = Spielverlauf
tut-tool-goods = Kutschen und Plättchen
tut-tool-help = Hilfe und Tasten
tut-actions-none = Gerade gibt es nichts zu tun.
tut-actions-take = Karte nehmen
tut-actions-exchange = Auslage tauschen
tut-actions-lay = Karte legen
tut-actions-anew = Route aufgeben und neu beginnen
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
tut-do-lay-anew = Neue Route mit { $city }
tut-do-lay-left-helped = { $city } links anlegen, mit dem Postillion
tut-do-lay-right-helped = { $city } rechts anlegen, mit dem Postillion
tut-do-close = Abschließen mit { $count ->
    [one] einem Haus in { $cities }
   *[other] Häusern in { $cities }
}
tut-do-close-none = Abschließen ohne Haus
tut-do-close-wagner = (mit dem Wagner)
tut-do-close-declined = (ohne Kutsche)
tut-do-discard = { $city } ablegen

## Spielverlauf

tut-log-turn = Runde { $round }: { $name } ist am Zug.
tut-log-turn-forced = Runde { $round }: { $name } ist am Zug, ohne Handkarten.
tut-log-took = { $name } nimmt { $city }.
tut-log-took-second = { $name } nimmt mit dem Postmeister auch { $city }.
tut-log-took-deck = { $name } nimmt eine Karte vom Stapel.
tut-log-took-deck-second = { $name } nimmt mit dem Postmeister noch eine Karte vom Stapel.
tut-log-took-deck-card = { $name } nimmt { $city } vom Stapel.
tut-log-took-deck-card-second = { $name } nimmt mit dem Postmeister auch { $city } vom Stapel.
tut-log-refilled = { $city } wird aufgedeckt.
tut-log-reshuffled = { $count ->
    [one] Der Stapel ist leer: Eine abgelegte Karte wird zum neuen Stapel.
   *[other] Der Stapel ist leer: { $count } abgelegte Karten werden gemischt.
}
tut-log-exchanged = { $name } lässt den Amtmann die Auslage tauschen; { $cities } gehen auf die Ablage.
tut-log-abandoned = { $name } gibt die Route { $cities } auf.
tut-log-laid-first = { $name } beginnt eine Route in { $city }.
tut-log-laid-left = { $name } legt { $city } links an.
tut-log-laid-right = { $name } legt { $city } rechts an.
tut-log-laid-anew = { $name } beginnt eine neue Route in { $city }.
tut-log-laid-second = { $name } legt mit dem Postillion auch { $city }.
tut-log-closed = { $name } schließt eine Route mit { $count } Karten ab: { $cities }.
tut-log-house = { $name } setzt ein Haus in { $city }.
tut-log-houses = { $name } setzt Häuser in { $cities }.
tut-log-tile = { $name } bekommt das Bonusplättchen „{ $stack }“ im Wert von { $value }.
tut-log-tile-hidden = { $name } bekommt ein Bonusplättchen „{ $stack }“.
tut-log-carriage = { $name } bekommt die Kutsche { $length }.
tut-log-carriage-wagner = { $name } bekommt mit Hilfe des Wagners die Kutsche { $length }.
tut-log-carriage-declined = { $name } verzichtet auf die Kutsche { $length }.
tut-log-discarded-route = Die Karten der Route gehen auf die Ablage.
tut-log-discarded-hand = { $name } legt { $cities } aus der Hand ab.
tut-log-end-houses = { $name } hat das letzte Haus gesetzt. Die Runde wird zu Ende gespielt, { $last } ist zuletzt am Zug.
tut-log-end-carriage = { $name } hat die Kutsche 7. Die Runde wird zu Ende gespielt, { $last } ist zuletzt am Zug.
tut-log-over = { $count ->
    [one] Das Spiel ist zu Ende. { $names } gewinnt.
   *[other] Das Spiel ist zu Ende. { $names } gewinnen gemeinsam.
}

## Hilfe

tut-help-take = Nehmen.
tut-help-take-text = Eine Karte aus der Auslage oder vom Stapel.
tut-help-lay = Legen.
tut-help-lay-text = Eine Handkarte an ein Ende der Route; ihre Stadt muss eine Straße zur Stadt am Ende haben. Sonst ist die Route verloren und eine neue beginnt.
tut-help-close = Abschließen (freiwillig).
tut-help-close-text = Ab drei Karten: Häuser setzen, Bonusplättchen und die nächste Kutsche nehmen.
tut-help-officials = In jedem Zug darf eine Amtsperson helfen: Postillion (zweite Karte legen), Postmeister (zweite Karte nehmen), Amtmann (Auslage tauschen) oder Wagner (Kutsche trotz zwei fehlender Karten).
tut-help-end = Das Ende kommt mit der Kutsche 7 oder dem letzten Haus; die Runde wird zu Ende gespielt. Es zählen die größte Kutsche und die Bonusplättchen, jedes nicht gesetzte Haus kostet einen Punkt.
tut-key-display = offene Karte nehmen
tut-key-deck = vom Stapel nehmen
tut-key-hand = zur Hand gehen
tut-key-arrows = von Karte zu Karte
tut-key-close = Route abschließen
tut-key-undo = zurücknehmen
tut-key-actions = alle Aktionen zeigen
tut-key-cancel = Auswahl aufheben

## Warum etwas nicht geht

rule-TT-201 = Gerade ist jemand anderes am Zug.
rule-TT-202 = { $wanted ->
    [take] Ein Zug hat eine feste Reihenfolge: nehmen, legen, abschließen. Das Nehmen ist schon vorbei.
    [lay] Nimm zuerst eine Karte, danach legst du.
    [close] Nimm und lege zuerst je eine Karte, danach kannst du abschließen.
   *[other] Ein Zug hat eine feste Reihenfolge: nehmen, legen, abschließen.
}
rule-TT-203 = Eine Karte musst du in jedem Zug nehmen.
rule-TT-204 = Eine Karte musst du in jedem Zug legen.
rule-TT-207 = { $used ->
    [none] In einem Zug darf nur eine Amtsperson helfen.
   *[other] In einem Zug darf nur eine Amtsperson helfen; das war schon { $used }.
}
rule-TT-210 = { $card ->
    [none] Diese Karte liegt nicht offen. Nehmen kannst du offene Karten oder die oberste vom Stapel.
   *[other] { $card } liegt nicht offen. Nehmen kannst du offene Karten oder die oberste vom Stapel.
}
rule-TT-218 = Der Stapel und die Ablage sind leer. Nehmen kannst du nur, was noch offen liegt.
rule-TT-301 = { $card ->
    [none] Diese Karte hast du nicht auf der Hand.
   *[other] { $card } hast du nicht auf der Hand.
}
rule-TT-304 = Vor dir liegt schon eine Route. Eine neue kann erst beginnen, wenn du die alte abschließt oder aufgibst.
rule-TT-305 = Du hast noch keine Route: Diese Karte beginnt eine.
rule-TT-307 = { $end ->
    [left] Links passt { $card } nicht: Nach { $neighbour } führt keine Straße.
    [right] Rechts passt { $card } nicht: Nach { $neighbour } führt keine Straße.
   *[other] { $card } passt nicht: Es führt keine Straße dorthin.
}
rule-TT-313 = { $card } liegt schon in deiner Route. Jede Stadt darf dort nur einmal liegen.
rule-TT-320 = Auch eine lange Route kannst du erst abschließen, wenn du in diesem Zug eine Karte gelegt hast.
rule-TT-325 = In diesem Zug kannst du keine weitere Karte legen.
rule-TT-401 = { $cards ->
    [one] Deine Route hat erst eine Karte. Abschließen kannst du ab { $needed } Karten.
   *[other] Deine Route hat erst { $cards } Karten. Abschließen kannst du ab { $needed } Karten.
}
rule-TT-403 = In diesem Zug hast du schon eine Route abgeschlossen.
rule-TT-405 = Häuser kommen nur in Städte der Route; { $cities } gehört nicht dazu.
rule-TT-406 = In jedem Land der Route darf nur eine Stadt ein Haus bekommen.
rule-TT-407 = Auf diese Weise kommen alle Häuser in ein einziges Land.
rule-TT-412 = In { $cities } steht schon ein Haus von dir, mehr als eines geht nicht.
rule-TT-415 = { $supply ->
    [0] Du hast keine Häuser mehr.
    [one] Du hast nur noch ein Haus. Wähle, welche Stadt es bekommt.
   *[other] Du hast nur noch { $supply } Häuser. Wähle, welche Städte eines bekommen.
}
rule-TT-609 = Eine Kutsche, die dir zusteht, bekommst du immer. Verzichten geht nur mit der Option dafür.
rule-TT-611 = Lege zuerst Handkarten ab, bis dir { $kept ->
    [0] drei
   *[other] { $kept }
} bleiben.
rule-TT-613 = Abgelegt wird nur nach einem Abschluss und nur, was über drei Handkarten hinausgeht.
rule-TT-615 = Deine Route ist abgeschlossen. Die nächste beginnst du im nächsten Zug.
rule-TT-703 = Das Spiel ist zu Ende.
rule-TT-802 = { $official ->
    [none] Jede Amtsperson hilft nur bei ihrer eigenen Sache.
   *[other] { $official } hilft nur bei der eigenen Sache: Postmeister und Amtmann beim Nehmen, Postillion beim Legen, Wagner beim Abschließen.
}
rule-TT-810 = Der Postmeister hilft bei der zweiten Karte: die erste nimmst du ohne ihn, eine weitere nur mit ihm.
rule-TT-813 = Deine Hand war zu Beginn leer: Nimm mit dem Postmeister noch eine zweite Karte.
rule-TT-814 = Deine Hand war zu Beginn leer: In diesem Zug hilft der Postmeister und sonst niemand.
rule-TT-821 = Der Amtmann tauscht nur aus, bevor du eine Karte nimmst.
rule-TT-825 = Deine Hand war zu Beginn leer: In diesem Zug hilft der Postmeister, nicht der Amtmann.
rule-TT-830 = Der Postillion hilft bei der zweiten Karte: die erste legst du ohne ihn, eine weitere nur mit ihm.
rule-TT-831 = Auch die zweite Karte muss an die Route passen.
rule-TT-833 = Mit der zweiten Karte kannst du keine neue Route beginnen.
rule-TT-834 = Für den Postillion brauchst du noch eine zweite Handkarte.
rule-TT-843 = { $cards ->
    [0] Der Wagner hilft nur, wenn bis zur nächsten Kutsche höchstens zwei Karten fehlen.
   *[other] Mit { $cards } Karten fehlen zu viele bis zur Kutsche { $next }: Der Wagner gleicht höchstens zwei aus.
}
rule-TT-847 = { $next ->
    [0] Hier kann der Wagner nichts bewirken.
   *[other] Den Wagner brauchst du hier nicht: Die Route ist lang genug für die Kutsche { $next }.
}

# Die Führung durch die erste Partie
tut-guide-chapter-take = Nehmen
tut-guide-chapter-lay = Legen
tut-guide-chapter-close = Abschließen
tut-guide-chapter-carriages = Kutschen
tut-guide-chapter-officials = Amtspersonen
tut-guide-welcome-title = Willkommen!
tut-guide-welcome = Du baust Postwege: Karten nehmen, auslegen, zur Route verbinden, abschließen. Jedes Haus, das du dabei setzt, zählt. Diese Führung zeigt dir Schritt für Schritt, wie es geht.
tut-guide-take-title = Nimm eine Karte.
tut-guide-take = Tippe eine der offenen Karten an. Gut sind Städte, zwischen denen eine Straße verläuft: Aus ihnen wird deine Route.
tut-guide-second-title = Und noch eine.
tut-guide-second = Wer mit leerer Hand beginnt, nimmt mit Hilfe des Postmeisters zwei. Suche eine Stadt, die mit deiner ersten durch eine Straße verbunden ist.
tut-guide-begin-title = Beginne deine Route.
tut-guide-begin = Tippe eine Handkarte an oder ziehe sie auf deine Route. Die andere behältst du für den nächsten Zug.
tut-guide-extend-title = Verlängere deine Route.
tut-guide-extend = Leuchtende Karten passen an; der Pfeil zeigt die Seite. Jede Runde musst du eine anlegen. Passt keine, beginnst du neu: Plane also voraus.
tut-guide-both-ends-title = Links oder rechts?
tut-guide-both-ends = Diese Karte passt an beide Enden. Tippe das leuchtende Ende an, auf der Karte oder in deiner Route.
tut-guide-no-fit-title = Nichts passt.
tut-guide-no-fit = Die alte Route geht verloren. Tippe die Karte an, mit der du neu beginnst, und behalte nächstes Mal eine passende auf der Hand.
tut-guide-close-title = Abschließen?
tut-guide-close = Ab drei Karten darfst du: Das bringt Häuser und oft eine Kutsche. Längere Routen bringen mehr, aber eine Lücke kostet alles.
tut-guide-closing-title = Wohin mit den Häusern?
tut-guide-closing = In jedes Land eines oder alle in ein Land. Unten siehst du, was es bringt. Jedes nicht gesetzte Haus kostet am Ende einen Punkt.
tut-guide-wagner-title = Der Wagner hilft.
tut-guide-wagner = Mit ihm bekommst du die Kutsche schon, wenn der Route bis zu zwei Karten fehlen. Er ist dann deine Amtsperson für diesen Zug.
tut-guide-discard-title = Drei Karten bleiben.
tut-guide-discard = Nach dem Abschluss legst du die übrigen ab. Behalte die, die zusammen eine neue Route geben.
tut-guide-tiles-title = Dein erstes Bonusplättchen.
tut-guide-tiles = Es gibt sie für lange Routen und für vollständige Länder. Die Werte sinken: Wer zuerst kommt, bekommt mehr.
tut-guide-carriages-title = Die Kutschen.
tut-guide-carriages = Hier steht, wie viele Karten die nächste Kutsche braucht. Sie kommen der Reihe nach, und wer die größte hat, läutet die letzte Runde ein.
tut-guide-end-title = Fertig.
tut-guide-end = Beende deinen Zug. Danach ist die nächste Person dran.
tut-guide-take-plan-title = Nimm, was passt.
tut-guide-take-plan = Auf der Landkarte siehst du jede Stadt, deren Karte du berührst. Denke schon an die übernächste Stadt.
tut-guide-amtmann-title = Der Amtmann.
tut-guide-amtmann = Gefällt dir keine offene Karte? Er tauscht alle sechs aus. Je Zug hilft aber nur eine Amtsperson.
tut-guide-postmeister-title = Der Postmeister.
tut-guide-postmeister = Du brauchst zwei Karten? Er gibt dir eine zweite. Sonst lege jetzt.
tut-guide-postillion-title = Der Postillion.
tut-guide-postillion = Passt noch eine Karte? Er legt sie gleich dazu. Tippe ihn an oder die Karte.
tut-guide-last-round-title = Die letzte Runde.
tut-guide-last-round = Alle spielen noch bis zu der Person vor dem Startspieler. Wer jetzt noch abschließen kann, sollte es tun.
