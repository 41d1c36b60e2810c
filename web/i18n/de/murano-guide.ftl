### Die Führung durch die erste Partie Murano.

mur-guide-chapter-ships = Schiffe
mur-guide-chapter-buy = Kaufen
mur-guide-chapter-build = Bauen
mur-guide-chapter-gold = Gold
mur-guide-chapter-people = Charaktere
mur-guide-chapter-end = Ende

mur-guide-welcome-title = Willkommen!
mur-guide-welcome = Schiffe bringen dich zu Aktionen: Du kaufst, baust und gewinnst Charaktere, die zum Schluss Punkte bringen.
mur-guide-sail-title = Wähle ein Feld.
mur-guide-sail = Die leuchtenden sind erreichbar. Mit Haken fährt ein Schiff sofort hin, mit Preis siehst du erst die Fahrt; dann führst du die Aktion aus. Schiffe gehören allen, fahren nur vorwärts und überholen nicht.
mur-guide-goal-title = Ein Ziel für die erste Partie.
mur-guide-goal = Drei Gebäude auf einer Insel, davor ein Gondoliere, und ein Charakter, der dafür Punkte bringt. Wer das schafft, hat gut gespielt.
mur-end-goal = { $reached ->
    [3] Das Ziel der ersten Partie hast du erreicht: drei Gebäude auf einer Insel, davor ein Gondoliere, und Punkte für einen Charakter dort.
    [0] Das Ziel der ersten Partie steht noch aus: drei Gebäude auf einer Insel, davor ein Gondoliere, und Punkte für einen Charakter dort.
   *[other] Vom Ziel der ersten Partie hast du { $reached } von 3 Teilen auf einer Insel erreicht: drei Gebäude, ein Gondoliere, Punkte für einen Charakter.
}
mur-guide-dear-title = Haken oder Zahl.
mur-guide-dear = Ein Haken heißt: Ein Schiff genügt, es fährt umsonst. Eine Zahl heißt: Erst muss ein anderes Schiff Platz machen. Das zweite Schiff kostet 1 Gold, das dritte 2.
mur-guide-aim-title = Die billigste Fahrt.
mur-guide-aim = So würden die Schiffe fahren. Nur das Feld, auf dem das letzte ankommt, wird ausgeführt. Einverstanden? Dann fahre; sonst wähle ein anderes Feld.
mur-guide-ship-title = Erst das Schiff.
mur-guide-ship = Auch so geht es: Die leuchtenden Felder sind die Ziele dieses Schiffs. Danach führst du die Aktion aus, oder ein weiteres Schiff fährt.
mur-guide-pass-title = Passen.
mur-guide-pass = Wähle ein Schiff und dann sein Ziel. Du bekommst 1 Gold, die Aktion des Feldes entfällt.
mur-guide-done-title = Fertig.
mur-guide-done = Beende deinen Zug. Danach ist { $next } am Zug.

mur-guide-looks = Der erste Druck zeigt nur, was geschähe, der zweite tut es.
mur-guide-first-buy-title = Erst kaufen, dann bauen.
mur-guide-first-buy = Hier bekommst du ein Gebäude. Eine Glashütte kostet 1 Gold, ein Laden oder Palast 2. Bauen kannst du es in einem späteren Zug.
mur-guide-buy-title = Der oberste oder einer nach Wahl?
mur-guide-buy = Der oberste kostet { $buy } Gold, und du siehst ihn erst danach. Für { $search } Gold suchst du dir einen aus. Den anderen bleibt er bis zum Bauen verborgen.
mur-guide-buy-top-title = Hier kannst du kaufen.
mur-guide-buy-top = Der Knopf unten kauft. Das Gebäude liegt vor dir, bis du ein Feld „Bauen“ erreichst.
mur-guide-search-title = Suche dir einen aus.
mur-guide-search = { $sort ->
    [palace] Paläste unterscheiden sich nur in ihren Wappen: Diese zählen für manche Charaktere.
   *[shop] Bei Läden zählt die Farbe: Kunden dieser Farbe auf derselben Insel bringen Gold.
}

mur-guide-build-it-title = Bau, was du hast.
mur-guide-build-it = Auf diesem Feld baust du. Eine Glashütte bringt 1 Punkt, ein Laden 2, ein Palast 3. Was am Ende noch vor dir liegt, ist nichts wert.
mur-guide-build-title = Straße oder Gebäude.
mur-guide-build = Bis zu drei Plättchen, Straßen zählen mit und sind umsonst. Ein Gebäude kommt auf einen braunen Platz neben einer Straße. Liegt dort noch keine, ziehe erst eine.
mur-guide-street-title = Wohin mit der Straße?
mur-guide-street = Auf ein leuchtendes Pflaster, gleich auf welcher Insel. Neben ihr kannst du sofort bauen, und ihre Kunden zahlen in Läden ihrer Farbe.
mur-guide-site-title = Wähle den Platz.
mur-guide-site = Die leuchtenden Plätze liegen an einer Straße. Kunden und Charaktere zählen je Insel: Halte zusammen, was zusammengehört.
mur-guide-build-more-title = Noch eins?
mur-guide-build-more = Baue weiter, auch auf einer anderen Insel, oder beende deinen Zug.
mur-guide-special-title = Welche Hilfe darf es sein?
mur-guide-special = Ein Sondergebäude bringt eine Karte statt Punkten. Sie hilft dir ab deinem nächsten Zug bis zum Ende.

mur-guide-income-title = Deine Läden verdienen.
mur-guide-income = Auf diesem Feld bringt dir jeder Kunde 1 Gold, wenn du auf seiner Insel einen Laden seiner Farbe hast. { $chosen ->
    [yes] Du wählst die Insel.
   *[no] Genommen wird die beste Insel.
}
mur-guide-beads-title = Aus Punkten wird Gold.
mur-guide-beads = Auf diesem Feld machen deine Glashütten Glassteine, jeden für 2 Punkte. Drei Glassteine einer Farbe bringen 20 Gold.
mur-guide-produce-title = Wie viele Glashütten arbeiten?
mur-guide-produce = Jede kostet 2 Punkte und bringt einen zufälligen Glasstein. Danach darfst du Glassteine verkaufen oder behalten.
mur-guide-sell-title = Verkaufen oder behalten?
mur-guide-sell = 1, 2 oder 3 Glassteine einer Farbe bringen 5, 12 oder 20 Gold. Glassteine zählen auch für manche Charaktere.
mur-guide-broke-title = Kein Gold mehr?
mur-guide-broke = Wer passt, bekommt 1 Gold. Das Feld „2 Gold“ bringt 2, und Läden verdienen, wo ihre Kunden sind.

mur-guide-cards-title = Alle Charaktere.
mur-guide-cards = Sie bringen am Ende die meisten Punkte. Öffne diesen Stapel, dann siehst du alle 40 und bei deinen eigenen, was sie gerade wert sind.
mur-guide-look-title = Ansehen ist umsonst.
mur-guide-look = Du siehst drei Charaktere und bezahlst nur, wenn du einen behältst. Jeder kostet 1 Gold mehr als dein letzter; wie viel, steht auf der Taste.
mur-guide-character-title = Wer passt zu dir?
mur-guide-character = Gewertet wird am Ende, an einer Insel mit einem deiner Gondolieri. Nimm jemanden, für den du bauen kannst, oder niemanden.
mur-guide-offer-title = Jemand von Anfang an.
mur-guide-offer = Ein Charakter sagt dir, worauf du bauen sollst. Ansehen ist umsonst, behalten kostet 1 Gold.
mur-guide-gondolier-title = Wer fährt zu deinen Charakteren?
mur-guide-gondolier = Jeder Charakter braucht einen Gondoliere, der ihn auf die Insel fährt, für die er zählt. Auf diesem Feld setzt du einen ein.
mur-guide-berth-title = Welche Insel?
mur-guide-berth = { $gondolierOwn } Gold in deiner Farbe, { $gondolierOther } in einer anderen. Wähle eine Insel, auf der deine Charaktere viel wert sind: Er bleibt bis zum Ende.
mur-guide-hire-title = Mehr Leute oder mehr Gold?
mur-guide-hire = Ein weiterer Gondoliere kostet { $hire } Gold. Hast du einen zu viel, bekommst du { $dismiss } Gold, wenn du ihn entlässt.

mur-guide-end-near-title = Eine Sorte ist aufgebraucht.
mur-guide-end-near = Ist eine zweite aufgebraucht, haben alle anderen noch genau einen Zug. Baue rechtzeitig, und setze deine Gondolieri ein.
mur-guide-last-round-title = Dein letzter Zug.
mur-guide-last-round = Was du jetzt kaufst, darfst du sofort bauen. Danach werden die Charaktere gewertet; jeder übrige Gondoliere auf einer Gondel bringt 1 Punkt.
mur-guide-place-title = Sofort bauen.
mur-guide-place = In der letzten Runde kommt das eben gekaufte Gebäude gleich auf einen leuchtenden Platz.
mur-guide-assign-title = Die Wertung.
mur-guide-assign = Jede Karte braucht einen deiner Gondolieri an ihrer Insel. Der Stern zeigt die beste Verteilung; wer übrig bleibt, bringt 1 Punkt.
