### Regelbuch: Grundspiel und Ausgaben, mit eigenen Worten erzählt.

rules-base = Thurn und Taxis: Grundspiel
rules-base-aim = Worum es geht
rules-TT-001 = **Für zwei bis vier.** Gespielt wird zu zweit, zu dritt oder zu viert.
rules-TT-002 = **Ziel.** Du baust Poststrecken von Stadt zu Stadt, setzt Häuser als Streckenposten ein und gewinnst dabei Kutschen und Bonusplättchen. Wer am Ende die meisten Punkte hat, gewinnt.
rules-TT-003 = **Material.** Eine Landkarte mit 22 Städten, drei Karten zu jeder Stadt (66), je Farbe 20 Häuser, je vier Kutschen der Größen 3 bis 7 und 30 Bonusplättchen. Vier Amtspersonen stehen allen zur Seite.

rules-base-map = Die Landkarte
rules-TT-011 = **Städte und Straßen.** 45 Straßen verbinden die 22 Städte. Jede Straße lässt sich in beide Richtungen nehmen.
rules-TT-010 = **Länder.** Jede Stadt gehört zu einem von neun Ländern; auf Landkarte und Karten erkennst du das Land an seiner Farbe.
rules-TT-012 = **Wer mit wem verbunden ist.** Allein die Straßen zählen, nicht die Nähe: Zwischen Nachbarn ohne Straße, etwa Zürich und Innsbruck, geht es nicht direkt weiter. Lodz hängt nur an Pilsen. Die längsten Wege quer über die Landkarte brauchen sechs Straßen.

rules-base-setup = Aufbau
rules-TT-101 = **Tisch.** Die Landkarte liegt für alle in der Mitte. Die Kutschen liegen nach Größe sortiert offen aus, die Bonusplättchen gestapelt auf ihren Plätzen, das wertvollste jeweils oben.
rules-TT-104 = **Karten.** Die Stadtkarten werden gemischt. Sechs kommen offen in die Auslage, die übrigen 60 bilden den verdeckten Stapel. Die Ablage ist zu Beginn leer.
rules-TT-107 = **Farben.** Alle bekommen die 20 Häuser einer Farbe: Blau, Gelb, Rot oder Grün. Die Farbe hat keine weitere Bedeutung; die Stammhauskarten der ersten Auflage braucht ihr hier nicht.
rules-TT-109 = **Wer beginnt.** Das bestimmt das Los. Beim Anlegen einer Partie könnt ihr auch jemanden auswählen, zum Beispiel die jüngste Person.
rules-TT-112 = **Niemand hat einen Vorsprung.** Alle beginnen mit leerer Hand, ohne Strecke und ohne Kutsche. Von jeder Kutsche gibt es vier, der Vorrat reicht also immer.

rules-base-turn = Ein Zug
rules-TT-201 = **Reihum.** Wer beginnt, hat den ersten Zug, dann geht es im Uhrzeigersinn weiter. Handeln kann nur, wer an der Reihe ist.
rules-TT-202 = **Drei Schritte in fester Folge.** Zuerst eine Karte nehmen, dann eine Karte legen, zuletzt, wenn du willst, die Strecke abschließen. Ein Schritt lässt sich weder vorziehen noch nachholen.
rules-TT-206 = **Zugende.** Nach diesen Schritten ist die nächste Person an der Reihe.
rules-TT-207 = **Eine Hilfe je Zug.** In jedem Zug darf dir höchstens eine der vier Amtspersonen bei einem der Schritte helfen.

rules-base-take = Eine Karte nehmen
rules-TT-203 = **Nehmen ist Pflicht.** Du nimmst eine der offenen Karten aus der Auslage oder die oberste vom verdeckten Stapel auf die Hand. Eine Karte vom Stapel siehst nur du; die Auslage bleibt dabei, wie sie ist.
rules-TT-211 = **Auffüllen.** Sobald eine offene Karte fehlt, wird ihr Platz vom Stapel aufgefüllt. Nimmst du zwei Karten, geschieht das nach jeder einzeln: Bei der zweiten Wahl siehst du schon die neue Karte.
rules-TT-222 = **Mit leerer Hand.** Wer seinen Zug ohne Handkarte beginnt, muss den Postmeister nehmen und zwei Karten ziehen. Das trifft in der ersten Runde alle. Es zählt nur, ob deine Hand zu Beginn des Zuges leer ist.
rules-TT-214 = **Stapel leer.** Verlässt die letzte Karte den Stapel, wird die Ablage sofort gemischt und zum neuen Stapel; ist sie noch leer, geschieht es bei der nächsten abgelegten Karte. Fehlen der Auslage noch Karten, wird danach weiter aufgefüllt.
rules-TT-217 = **Wenn nichts mehr da ist.** Sind Stapel und Ablage beide leer, bleibt die Auslage lückenhaft, und ihr könnt nur offene Karten nehmen. Gibt es gar keine, entfällt das Nehmen. Wer dann auch nichts auf der Hand hat, legt nicht, behält seine Strecke und darf sie abschließen, wenn sie lang genug ist.
rules-TT-220 = **Hand.** Während der Partie darfst du beliebig viele Karten halten; eine Grenze gibt es nur beim Abschließen. Die Karten sind geheim, ihre Zahl ist es nicht. In der Ablage wird nicht geblättert.

rules-base-lay = Eine Karte legen
rules-TT-204 = **Legen ist Pflicht.** Du legst eine Handkarte vor dir aus: als Beginn einer Strecke oder als Verlängerung. Gelegt wird nur, was du auf der Hand hast.
rules-TT-302 = **Eine Reihe.** Die Karten liegen nebeneinander; diese Reihe ist deine Strecke. Du baust immer nur an einer.
rules-TT-304 = **Beginnen.** Liegt keine Strecke vor dir, beginnt jede beliebige Handkarte eine. Solange eine Strecke vor dir liegt, kann keine zweite entstehen.
rules-TT-306 = **Nur an den Enden.** Verlängert wird links oder rechts. Karten dazwischenschieben, abzweigen oder umordnen ist nicht möglich.
rules-TT-307 = **Es braucht eine Straße.** Die neue Stadt muss durch eine Straße mit der Stadt an diesem Ende verbunden sein. Farbe und Land spielen beim Anlegen keine Rolle.
rules-TT-308 = **Jede Stadt nur einmal.** Was schon in deiner Strecke liegt, passt kein zweites Mal hinein, obwohl es von jeder Stadt drei Karten gibt.
rules-EX-101 = Deine Strecke ist Carlsruhe–Stuttgart–Nürnberg–Regensburg. Links passen Mannheim und Freiburg, rechts Ingolstadt, München, Passau und Pilsen. Innsbruck passt nirgends. Würzburg hätte Straßen nach Stuttgart und nach Nürnberg, darf aber nicht dazwischen. Eine zweite Karte Stuttgart ist nicht erlaubt, auch nicht neben Carlsruhe.
rules-TT-315 = **Beide Enden.** Passt eine Karte links und rechts, wählst du. Passt sie nur an einem Ende, kann der Tisch sie automatisch dorthin legen (Einstellung „Automatisch anlegen“).
rules-TT-317 = **Aufgeben.** Passt keine Handkarte, musst du die ganze Strecke ablegen und mit einer Handkarte neu beginnen. Du darfst das auch tun, wenn eine Karte passen würde.
rules-TT-319 = **Was das kostet.** Eine aufgegebene Strecke bringt nichts. Deine Handkarten behältst du alle. Die neue Strecke besteht zunächst nur aus der gelegten Karte; ihre Stadt darf in der alten vorgekommen sein.
rules-TT-320 = **Erst legen, dann abschließen.** Auch eine lange Strecke aus früheren Zügen kannst du nicht retten, wenn keine Karte passt: Vor dem Abschließen musst du in diesem Zug gelegt haben.
rules-TT-323 = **Häuser stören nicht.** Du darfst Städte legen, in denen schon Häuser stehen, deine eigenen oder fremde.
rules-TT-325 = **Eine Karte.** Je Zug wird eine Karte gelegt, mit dem Postillion zwei. Wie lang eine Strecke wird, begrenzt nur die Landkarte.

rules-base-close = Die Strecke abschließen
rules-TT-205 = **Ab drei Karten, freiwillig.** Liegen mindestens drei Karten, darfst du abschließen. Du kannst auch warten und in späteren Zügen weiterbauen.
rules-TT-403 = **Wann.** Nur im eigenen Zug, nur die eigene Strecke, nach dem Legen und höchstens einmal je Zug.
rules-TT-404 = **Die Folge.** Erst Häuser setzen, dann Bonusplättchen nehmen, dann die Kutsche, zuletzt Karten ablegen.

rules-base-houses = Häuser setzen
rules-TT-405 = **Wohin.** Häuser kommen nur in Städte der Strecke, die du gerade abschließt.
rules-TT-406 = **Erste Art: in jedem Land eines.** In jedem Land, durch das die Strecke führt, wählst du eine Stadt, die in der Strecke liegt, und setzt dort ein Haus.
rules-TT-407 = **Zweite Art: alle in einem Land.** Du wählst ein einziges Land und setzt in alle seine Städte, die in der Strecke liegen, je ein Haus. Die übrigen Länder gehen leer aus.
rules-TT-408 = **Nicht beides.** Entweder liegen alle neuen Häuser in verschiedenen Ländern, oder alle liegen im selben. Länder, die sich ein Plättchen teilen, etwa Württemberg und Hohenzollern, gelten beim Setzen als zwei.
rules-TT-410 = **Weniger geht auch.** Du musst nicht alle möglichen Häuser setzen, nicht einmal eines. Plättchen für die Länge und die Kutsche hängen nicht davon ab.
rules-TT-412 = **Ein Haus je Stadt.** In jeder Stadt darfst du nur ein eigenes Haus haben. Fremde Häuser hindern dich nicht.
rules-TT-415 = **Knapper Vorrat.** Reichen deine Häuser nicht, entscheidest du, welche Städte eines bekommen. Gesetzte Häuser bleiben stehen. Mit 20 Häusern lassen sich nie alle 22 Städte besetzen.
rules-EX-104 = Du schließt Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg ab. Entweder setzt du je ein Haus nach Sigmaringen, nach Stuttgart und in eine der vier Städte Baierns oder je eines in alle vier Städte Baierns und sonst keines. Mit allen kleineren Auswahlen sind das 31 Möglichkeiten. Für sechs Karten gibt es ein Streckenplättchen; war es dein erster Abschluss, auch die 3er-Kutsche.

rules-base-tiles = Bonusplättchen
rules-TT-501 = **Prüfen.** Nach dem Setzen bekommst du alle Plättchen, deren Bedingung du jetzt erfüllst; das können mehrere sein. Geprüft wird nur, wer gerade Häuser gesetzt hat, und ein verdientes Plättchen wird immer genommen.
rules-TT-504 = **Für lange Strecken.** Eine Strecke mit 5, 6 oder 7 Karten bringt das oberste Plättchen ihres Stapels; was länger ist, zählt wie 7. Es zählen die Karten, nicht die Häuser. Je Strecke gibt es höchstens eines, im Lauf der Partie auch mehrere gleiche.
rules-TT-508 = **Stapel leer.** Dann rückst du zum nächstkürzeren Stapel, der noch Plättchen hat. Gibt es keinen kürzeren mehr, gehst du leer aus. Nach oben ausweichen oder freiwillig kürzer nehmen ist nicht möglich.
rules-TT-512 = **Für ganze Länder.** Stehen deine Häuser in allen Städten eines Landes oder Länderpaares, bekommst du das oberste Plättchen seines Stapels, jedes nur einmal. Die Häuser dürfen aus verschiedenen Strecken stammen. Polen mit Lodz hat kein eigenes Plättchen.
rules-TT-515 = **Zu spät oder zu wenig.** Ist der Stapel eines Landes leer, gibt es keinen Ersatz. Wer nicht genug Häuser für alle Städte hat, bekommt das Plättchen nicht.
rules-TT-518 = **Für alle Länder.** Wer in jedem der neun Länder mindestens ein Haus hat, auch in Baiern und in Polen, bekommt einmal das oberste Plättchen „Alle Länder“.
rules-TT-521 = **Spielende.** Wer zuerst die 7er-Kutsche bekommt oder das letzte eigene Haus setzt, nimmt das Spielende-Plättchen, und zwar in diesem Augenblick. Es gibt nur eines.
rules-TT-503 = **Verdeckt.** Welche Bonusplättchen du gewonnen hast, sehen alle; ihren Wert kennst bis zum Ende nur du. Mit der Option „Offene Punkte“ liegt alles offen.
rules-TT-526 = **Die Werte.** Von oben nach unten, so wie sie vergeben werden:
rules-EX-108 = In Stuttgart steht schon ein Haus von dir. Mit einer neuen Strecke kommen Häuser nach Sigmaringen und Ulm: Württemberg und Hohenzollern sind vollständig, das oberste Plättchen dieses Stapels gehört dir.

rules-base-carriages = Kutschen
rules-TT-601 = **Größe für Größe.** Die Kutschen kommen in der Folge 3, 4, 5, 6, 7; keine wird übersprungen. Hat deine Strecke mindestens so viele Karten, wie die nächste Kutsche groß ist, bekommst du sie, je Abschluss höchstens eine. Dein erster Abschluss bringt also die 3er-Kutsche, wenn du nicht auf sie verzichtest (KF-402).
rules-TT-605 = **Nur die Karten zählen.** Wie viele Häuser du setzt, ist für die Kutsche gleich. Eine spätere kürzere Strecke nimmt dir nichts weg. Nach der 7er-Kutsche gibt es keine weitere.
rules-TT-609 = **Kein Verzicht.** Eine Kutsche, die dir ohne Wagner zusteht, nimmst du immer. Verzichten darf man nur mit der Option dafür oder mit dem Kurier der Fürstin (KF-403).
rules-EX-109 = Du schließt nacheinander Strecken mit 3, 5 und 4 Karten ab. Die erste bringt die 3er-Kutsche, die zweite die 4er-Kutsche, nicht gleich die 5er. Die dritte bringt nichts, denn jetzt wären fünf Karten nötig; mit dem Wagner ginge es.

rules-base-discards = Karten ablegen
rules-TT-610 = **Strecke.** Nach dem Abschluss gehen alle Karten der Strecke auf die Ablage.
rules-TT-611 = **Drei bleiben.** Von der Hand behältst du höchstens drei Karten deiner Wahl, der Rest geht auf die Ablage. Mit drei oder weniger legst du nichts ab.
rules-TT-614 = **Nur jetzt.** Diese Grenze gilt nur beim Abschließen. Die nächste Strecke beginnst du erst im nächsten Zug.

rules-base-officials = Die Amtspersonen
rules-TT-208 = **Vier Amtspersonen.** Postillion, Postmeister, Amtmann und Wagner.
rules-TT-802 = **Jede hilft bei ihrer Sache.** Postmeister und Amtmann helfen beim Nehmen, der Postillion beim Legen, der Wagner beim Abschließen. Ihre Hilfe ist freiwillig, außer mit leerer Hand.
rules-TT-803 = **Nur mit Wirkung.** Eine Hilfe, die nichts bewirkt, kann nicht in Anspruch genommen werden.

rules-base-postmeister = Postmeister
rules-TT-810 = **Zweite Karte nehmen.** Du nimmst eine weitere Karte, offen oder vom Stapel, auch die gerade aufgedeckte. Entscheiden kannst du, nachdem du die erste gesehen hast.
rules-TT-813 = **Pflicht mit leerer Hand.** Wer den Zug ohne Handkarte beginnt, muss ihn nehmen. Gibt es überhaupt nur eine Karte, bleibt es bei dieser.
rules-TT-814 = **Dann ist er der einzige.** In einem solchen Zug helfen Amtmann, Postillion und Wagner nicht. (Der Kurier der Fürstin ändert das, KF-313.)

rules-base-amtmann = Amtmann
rules-TT-820 = **Auslage tauschen.** Alle offenen Karten gehen auf die Ablage, und die Auslage wird neu gefüllt. Danach nimmst du wie üblich eine offene Karte oder eine vom Stapel.
rules-TT-821 = **Nur vorher.** Er hilft, bevor du in diesem Zug eine Karte genommen hast, und nicht, wenn du mit leerer Hand begonnen hast.
rules-TT-823 = **Wenn der Stapel nicht reicht,** wird die Ablage samt den eben abgelegten Karten gemischt. Auch eine lückenhafte Auslage darf getauscht werden; gefüllt wird sie, soweit die Karten reichen.

rules-base-postillion = Postillion
rules-TT-830 = **Zweite Karte legen.** Nach der ersten Karte legst du noch eine. Du kannst dich entscheiden, wenn die erste schon liegt.
rules-TT-831 = **Sie muss passen.** Für die zweite gelten dieselben Bedingungen; sie darf an jedes Ende, an dem sie passt.
rules-TT-832 = **Kein neuer Anfang.** Hat die erste Karte eine Strecke begonnen, muss die zweite an sie passen. Mit der zweiten Karte lässt sich keine Strecke aufgeben oder beginnen.
rules-TT-834 = **Zwei Handkarten.** Dafür brauchst du vor dem Legen mindestens zwei. Ist die Hand danach leer, ist im nächsten Zug der Postmeister Pflicht.

rules-base-wagner = Wagner
rules-TT-840 = **Kutsche trotz Lücke.** Fehlen deiner Strecke bis zu zwei Karten für die nächste Kutsche, bekommst du sie dennoch. Es ist immer nur die nächste Größe, und du darfst auf ihn verzichten.
rules-TT-841 = **Grenzen.** Drei Karten braucht die Strecke in jedem Fall. Mit dem Wagner gibt es die 4er-Kutsche schon für drei Karten, die 5er für drei oder vier, die 6er für vier oder fünf, die 7er für fünf oder sechs. Fehlen drei oder mehr, hilft er nicht; für die 3er-Kutsche wird er nie gebraucht.
rules-TT-847 = **Nur wenn nötig.** Ist die Strecke ohnehin lang genug oder hast du die 7er-Kutsche schon, bewirkt er nichts und hilft deshalb nicht.
rules-TT-848 = **Auch so kommt das Ende.** Eine 7er-Kutsche vom Wagner löst das Spielende aus wie jede andere.
rules-EX-110 = Du hast die 6er-Kutsche und schließt mit dem Wagner eine Strecke aus fünf Karten ab: Das bringt die 7er-Kutsche und zehn Punkte und löst das Ende aus.

rules-base-end = Ende der Partie
rules-TT-701 = **Auslöser.** Das Ende kündigt sich an, wenn jemand die 7er-Kutsche bekommt oder das letzte eigene Haus setzt.
rules-TT-703 = **Runde zu Ende.** Danach wird die Runde fertig gespielt; den letzten Zug hat, wer rechts von der Person sitzt, die begonnen hat. So haben alle gleich viele Züge, und in den letzten lässt sich noch alles gewinnen. Löst die letzte Person der Runde das Ende aus, ist sofort Schluss.
rules-TT-707 = **Beides zugleich.** Wer in einem Abschluss die 7er-Kutsche und das letzte Haus schafft, bekommt trotzdem nur das eine Spielende-Plättchen.

rules-base-score = Wertung
rules-TT-708 = **Punkte.** Es zählen deine größte Kutsche, nicht die kleineren darunter, und alle deine Plättchen samt dem Spielende-Plättchen. Jedes nicht gesetzte Haus kostet einen Punkt. Unfertige Strecken und Handkarten sind wertlos.
rules-TT-716 = **Sieg.** Wer die meisten Punkte hat, gewinnt. Auch weniger als null ist möglich.
rules-TT-718 = **Gleichstand.** Es gewinnt, wer von denen mit gleich vielen Punkten das Spielende-Plättchen hat. Hat es jemand anderes, gewinnt von ihnen, wer von dort aus im Uhrzeigersinn zuerst kommt. So werden auch die weiteren Plätze geordnet.
rules-EX-111 = Die 6er-Kutsche bringt 7, die Bonusplättchen zusammen 16, vier Häuser sind übrig: 7 + 16 − 4 = 19 Punkte.

rules-editions = Ausgaben
rules-editions-first = Die erste Auflage
rules-ED-001 = **Üblich.** Das Plättchen „Alle Länder“ verlangt ein Haus in jedem der neun Länder.
rules-ED-002 = **Erste Auflage „Außerhalb Baiern“.** An seiner Stelle steht ein Plättchen für ein Haus in jedem Land außer Baiern. Acht Länder genügen also; Polen gehört dazu, alle Städte brauchst du nicht, und Häuser in Baiern schaden nicht.
rules-ED-006 = **Wert.** In beiden Ausgaben sind es vier Plättchen mit 6, 5, 4 und 3 Punkten, je Person eines.
rules-ED-008 = **Was sie noch unterscheidet.** Im Heft der ersten Auflage hat jede Farbe eine Stammhauskarte als Ablage für die Kutschen, dazu gibt es Kurzregeln, und die jüngste Person beginnt. Mehr ist nicht bekannt; der Tisch nennt überall das Plättchen der gewählten Ausgabe.
rules-ED-011 = **Nur im Süden.** Die Wahl gibt es auf der südlichen Landkarte; die nördliche von Glanz und Gloria hat ein eigenes Bonusplättchen für alle Länder.
rules-ED-012 = **Schreibweise.** Städte und Länder heißen hier wie auf dem Spielplan, etwa Carlsruhe und Baiern.
