### Regelbuch: das Grundspiel in Kürze, eine Zeile für jeden Absatz der ausführlichen Regeln.

rules-TT-001-short = Für zwei bis vier Leute.
rules-TT-002-short = Baue Poststrecken, setze Häuser, gewinne Kutschen und Plättchen: Die meisten Punkte gewinnen.
rules-TT-003-short = 22 Städte mit je drei Karten, je Farbe 20 Häuser, Kutschen von 3 bis 7, 30 Bonusplättchen.

rules-TT-011-short = Straßen gelten in beide Richtungen.
rules-TT-010-short = Neun Länder, erkennbar an ihren Farben.
rules-TT-012-short = Nur Straßen verbinden, nicht die Nähe.

rules-TT-101-short = Kutschen liegen offen, Plättchen gestapelt, das wertvollste oben.
rules-TT-104-short = Sechs Karten liegen offen aus, der Rest ist der Stapel.
rules-TT-107-short = Alle haben 20 Häuser einer Farbe.
rules-TT-109-short = Das Los bestimmt, wer beginnt.
rules-TT-112-short = Alle beginnen mit leerer Hand; Kutschen reichen immer.

rules-TT-201-short = Gespielt wird reihum im Uhrzeigersinn.
rules-TT-202-short = Karte nehmen, Karte legen, wenn du willst abschließen.
rules-TT-206-short = Dann ist die nächste Person dran.
rules-TT-207-short = Höchstens eine Amtsperson hilft im Zug.

rules-TT-203-short = Nimm eine offene Karte oder die oberste vom Stapel.
rules-TT-211-short = Die Auslage wird nach jeder Karte sofort aufgefüllt.
rules-TT-222-short = Wer mit leerer Hand beginnt, nimmt mit dem Postmeister zwei.
rules-TT-214-short = Ist der Stapel leer, wird die Ablage neu gemischt.
rules-TT-217-short = Gibt es keine Karten mehr, entfällt das Nehmen.
rules-TT-220-short = Handkarten sind geheim und während der Partie unbegrenzt.

rules-TT-204-short = Lege in jedem Zug eine Handkarte aus.
rules-TT-302-short = Die Karten in einer Reihe sind deine einzige Strecke.
rules-TT-304-short = Ohne Strecke beginnt jede Handkarte eine neue.
rules-TT-306-short = Verlängert wird nur links oder rechts.
rules-TT-307-short = Die neue Stadt braucht eine Straße zur Stadt am Ende.
rules-TT-308-short = Jede Stadt kommt in einer Strecke nur einmal vor.
rules-TT-315-short = Passt eine Karte an beide Enden, wählst du.
rules-TT-317-short = Passt keine, gibst du die Strecke auf und beginnst neu; du darfst es auch so.
rules-TT-319-short = Aufgegebenes bringt nichts; die Hand behältst du.
rules-TT-320-short = Abschließen kannst du erst, wenn du in diesem Zug gelegt hast.
rules-TT-323-short = Häuser auf der Landkarte hindern dich nicht.
rules-TT-325-short = Eine Karte im Zug, mit dem Postillion zwei.

rules-TT-205-short = Ab drei Karten darfst du abschließen, musst aber nicht.
rules-TT-403-short = Nur im eigenen Zug, nach dem Legen, einmal.
rules-TT-404-short = Erst Häuser, dann Plättchen, Kutsche, Ablegen.

rules-TT-405-short = Häuser nur in Städte dieser Strecke.
rules-TT-406-short = Entweder in jedem Land der Strecke eines.
rules-TT-407-short = Oder in allen Städten eines einzigen Landes.
rules-TT-408-short = Beides zugleich geht nicht; geteilte Plättchen ändern daran nichts.
rules-TT-410-short = Du darfst auch weniger Häuser setzen oder keines.
rules-TT-412-short = Je Stadt ein eigenes Haus, fremde stören nicht.
rules-TT-415-short = Reichen die Häuser nicht, wählst du, wohin sie kommen.

rules-TT-501-short = Nach dem Setzen bekommst du jedes Plättchen, das du verdient hast.
rules-TT-504-short = Strecken mit 5, 6, 7 oder mehr Karten bringen ein Plättchen.
rules-TT-508-short = Ist sein Stapel leer, gilt der nächstkürzere.
rules-TT-512-short = Alle Städte eines Landes oder Länderpaares: ein Plättchen, jedes einmal.
rules-TT-515-short = Ist dieser Stapel leer, gibt es keinen Ersatz.
rules-TT-518-short = Ein Haus in jedem der neun Länder: „Alle Länder“.
rules-TT-521-short = Wer zuerst die 7er-Kutsche bekommt oder das letzte eigene Haus setzt: Spielende-Plättchen.
rules-TT-503-short = Die Werte deiner Plättchen kennst bis zum Ende nur du.
rules-TT-526-short = Sie sinken mit jedem Plättchen.

rules-TT-601-short = 3, 4, 5, 6, 7: immer die nächste Größe, je Abschluss eine, wenn die Strecke lang genug ist.
rules-TT-605-short = Für die Kutsche zählen Karten, nicht Häuser.
rules-TT-609-short = Eine Kutsche, die dir zusteht, nimmst du immer.

rules-TT-610-short = Die Karten der Strecke kommen weg.
rules-TT-611-short = Von der Hand bleiben höchstens drei.
rules-TT-614-short = Die Grenze gilt nur beim Abschließen.

rules-TT-208-short = Vier Amtspersonen helfen.
rules-TT-802-short = Zwei helfen beim Nehmen, der Postillion beim Legen, der Wagner beim Abschließen.
rules-TT-803-short = Hilfe ohne Wirkung gibt es nicht.

rules-TT-810-short = Er gibt dir eine zweite Karte.
rules-TT-813-short = Mit leerer Hand ist er Pflicht.
rules-TT-814-short = Dann hilft sonst niemand.

rules-TT-820-short = Er tauscht alle offenen Karten aus.
rules-TT-821-short = Nur vor der ersten Karte und nicht mit leerer Hand.
rules-TT-823-short = Reicht der Stapel nicht, wird die Ablage gemischt.

rules-TT-830-short = Er legt eine zweite Karte.
rules-TT-831-short = Auch sie braucht eine Straße.
rules-TT-832-short = Mit ihr beginnt keine neue Strecke.
rules-TT-834-short = Dafür brauchst du zwei Handkarten.

rules-TT-840-short = Er gibt dir die nächste Kutsche, auch wenn bis zu zwei Karten fehlen.
rules-TT-841-short = Drei Karten braucht die Strecke in jedem Fall.
rules-TT-847-short = Er hilft nur, wenn er gebraucht wird.
rules-TT-848-short = Auch seine 7er-Kutsche bringt das Ende.

rules-TT-701-short = Die 7er-Kutsche oder ein letztes Haus bringt das Ende.
rules-TT-703-short = Die Runde wird noch fertig gespielt, alle haben gleich viele Züge.
rules-TT-707-short = Das Spielende-Plättchen gibt es nur einmal.

rules-TT-708-short = Größte Kutsche und Plättchen zählen, jedes übrige Haus kostet 1 Punkt.
rules-TT-716-short = Die meisten Punkte gewinnen.
rules-TT-718-short = Bei Gleichstand hilft das Spielende-Plättchen, dann die Nähe zu ihm im Uhrzeigersinn.
