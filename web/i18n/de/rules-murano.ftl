### Regelbuch: Murano, mit eigenen Worten erzählt.

rules-murano = Murano
rules-murano-aim = Worum es geht
rules-MU-001 = **Für zwei bis vier.** Ihr seid Kaufleute auf den Inseln der Glasmacher. Wer am Ende die meisten Punkte hat, gewinnt; Punkte gibt es für das Bauen und zum Schluss für Charaktere und Gondolieri.
rules-MU-003 = **Material.** Acht Schiffe (eines rot), 42 Straßen, je 12 Glashütten, Läden, Paläste und Sondergebäude, 40 Charaktere, 15 Karten für Sondergebäude, 30 Glassteine in drei Farben und je Farbe acht Gondolieri: weiß, braun, orange und grau. Gold und Markierungssteine gehen nie aus. Rund um die Inseln liegen 18 Aktionsfelder, acht davon tragen einen Anker.
rules-MU-010 = **Was sich unterscheidet.** Die Schiffe fahren gegen den Uhrzeigersinn. Läden und die Kunden auf den Straßen gibt es in Rot, Blau und Grau; auf manchen Straßen ist niemand. Paläste tragen ein bis drei Wappen. Glashütten und Sondergebäude sehen alle gleich aus.
rules-MU-015 = **Inseln.** Zu viert wird auf sechs Inseln gebaut, zu zweit und zu dritt auf fünf: Sacca Serenella ist dann nur Ablage. Jede Insel hat vier Gondeln, eine in jeder Farbe. Brücken bedeuten nichts, und Punkte sind nach oben offen.

rules-murano-setup = Aufbau
rules-MU-101 = **Kleiner zu zweit und zu dritt.** Dann kommen in die Schachtel: die beiden Charaktere von Sacca Serenella, ein Laden jeder Farbe, drei Sondergebäude, eine Glashütte, sieben Straßen (je eine mit rotem, blauem und grauem Kunden, vier ohne) und ein zufälliger Palast, den niemand sieht. Es bleiben 35 Straßen, 11 Glashütten, 9 Läden, 11 Paläste und 9 Sondergebäude; zu viert sind es 42 Straßen und je 12 Gebäude.
rules-MU-102 = **Schiffe.** Auf jedem Anker liegt ein Schiff. Wo das rote beginnt, ist gleich; das Los entscheidet, oder ihr wählt es beim Anlegen der Partie.
rules-MU-105 = **Gondolieri.** Von deinen acht zählt einer die Punkte und beginnt bei 5, zwei kommen in den allgemeinen Vorrat, fünf stehen dir sofort zur Verfügung.
rules-MU-118 = **Plättchen.** Sie liegen nach Sorten getrennt verdeckt auf der Insel der Stapel, gemischt, wo sie sich unterscheiden. Die Straßen bilden zwei etwa gleich hohe Stapel; von welchem gezogen wird, ist ohne Bedeutung.
rules-MU-123 = **Karten.** Charaktere und Sondergebäude werden getrennt gemischt. Fünf Charaktere bleiben ungesehen in der Schachtel; zu viert liegen dann 35 im Stapel, sonst 33.
rules-MU-127 = **Los geht es.** Alle bekommen 5 Gold, im Beutel sind zehn Glassteine jeder Farbe, das Los bestimmt, wer beginnt. Einen Ausgleich für spätere Plätze gibt es nicht.

rules-murano-turn = Ein Zug: Schiffe und Felder
rules-MU-201 = **Fahren und handeln.** Reihum wählt jede Person ein Feld, das sie mit einem der acht Schiffe erreicht, und führt dessen Aktion aus, oder sie passt. Die Schiffe gehören allen.
rules-MU-204 = **Wie Schiffe fahren.** Immer vorwärts, mindestens ein Feld, beliebig weit über leere Felder. Auf einem Feld liegt höchstens ein Schiff, und kein Schiff überholt ein anderes.
rules-MU-209 = **Mehrere Schiffe.** Ist das Feld besetzt oder der Weg versperrt, darfst du im selben Zug weitere Schiffe bewegen. Das erste ist umsonst, das zweite kostet 1 Gold, das dritte 2, das vierte 3: zusammen also 0, 1, 3 oder 6 Gold. Das lohnt sich öfter, als man denkt.
rules-MU-213 = **Nur eine Aktion.** Ausgeführt wird allein das Feld, auf dem das zuletzt bewegte Schiff ankommt; was vorher gefahren ist, hat nur Platz gemacht. Die Aktion ist dann Pflicht.
rules-MU-217 = **Jedes Schiff nur einmal.** Im selben Zug fährt kein Schiff zweimal. Auch unnötige Fahrten sind erlaubt, wenn du sie bezahlst. Das rote Schiff fährt wie alle anderen, solange keine Karte etwas anderes sagt.
rules-MU-219 = **Erst rechnen.** Schiffe und Aktion müssen zusammen aus deinem Gold bezahlbar sein. Ein Feld darfst du nur wählen, wenn seine Aktion auch möglich ist. „2 Gold“, Einkommen und Produktion gehen immer, auch wenn sie nichts bringen.
rules-MU-223 = **Passen.** Du bekommst 1 Gold und bewegst genau ein Schiff auf ein freies Feld, ohne dessen Aktion. Passen darfst du immer, auch wenn du handeln könntest, und es hat keine weiteren Folgen.
rules-MX-101 = Drei Schiffe liegen hintereinander vor „Bauen“. Du bewegst zwei weg (0 und 1 Gold) und fährst mit dem dritten auf das Feld (2 Gold): 3 Gold, und nur gebaut wird. Ein einzelnes besetztes Feld kostet so 1 Gold, vier Schiffe kosten 6. Mit 2 Gold in der Hand ist ein Laden (2) mit zweitem Schiff (1) nicht möglich.

rules-murano-buying = Gold und Gebäude kaufen
rules-MU-301 = **Einfache Felder.** „2 Gold“ bringt 2 Gold. Eine Glashütte kostet 1 Gold, ein Sondergebäude 2 Gold; sie liegen dann offen vor dir.
rules-MU-303 = **Laden und Palast.** Der oberste kostet 2 Gold. Für 4 Gold siehst du den ganzen Stapel durch und wählst; danach wird er gemischt.
rules-MU-306 = **Verdeckt.** Läden und Paläste vor dir kennst nur du. Die anderen sehen, wie viele du von jeder Sorte hast.
rules-MU-310 = **Ein Plättchen je Kauf.** Bezahlt wird an den Vorrat, und besitzen darfst du beliebig viele. Aus einem leeren Stapel lässt sich nichts kaufen.
rules-MU-314 = **Kaufen ist nicht bauen.** Mit der Aktion „Bauen“ baust du außer Straßen nur, was schon aus früheren Zügen vor dir liegt. Was am Ende noch vor dir liegt, ist nichts wert.
rules-MX-205 = Du kaufst einen Palast. Bauen kannst du ihn frühestens in deinem nächsten Zug.

rules-murano-building = Bauen
rules-MU-401 = **Ein bis drei Plättchen.** Sie dürfen auf verschiedene Inseln; jede Straße zählt mit. Mindestens eines musst du bauen.
rules-MU-404 = **Wohin.** Straßen kommen auf Pflaster, Gebäude auf freie braune Bauplätze. Neben einem Gebäude muss waagrecht oder senkrecht schon eine Straße liegen, gleich welche und wer sie gebaut hat, auch eine aus derselben Aktion. Über Eck genügt nicht. Kein Platz ist für jemanden oder für eine Sorte reserviert.
rules-MU-410 = **Straßen** ziehst du verdeckt und umsonst; du siehst sie, bevor du ihren Platz wählst, und musst sie dann legen. Sie brauchen keine Nachbarn und bringen keine Punkte. Ohne Straße im Stapel oder ohne freies Pflaster geht es nicht.
rules-MU-416 = **Eins nach dem anderen.** Die Reihenfolge ist frei. Was gebaut ist, bleibt bis zum Ende liegen.
rules-MU-418 = **Punkte.** Glashütte 1, Laden 2, Palast 3, sofort. Glashütten und Läden bekommen deinen Markierungsstein, Paläste und Sondergebäude gehören niemandem. Ein Sondergebäude bringt statt Punkten eine Karte. Ab jetzt sehen alle Farbe und Wappen.
rules-MX-103 = Du ziehst eine Straße, legst sie und baust daneben einen Laden und einen Palast: 2 + 3 = 5 Punkte. Ein viertes Plättchen geht nicht, und ein Platz, der die Straße nur an der Ecke berührt, auch nicht.

rules-murano-specials = Sondergebäude
rules-MU-501 = **Drei sehen, eine behalten.** Nach dem Bau ziehst du drei Karten, eine legst du offen vor dich, zwei kommen unter den Stapel. Behalten musst du eine; der Stapel reicht immer.
rules-MU-503 = **Ab dem nächsten Zug** bis zum Ende darfst du den Vorteil nutzen. Was sofort wirkt, wirkt sofort. Gleiche Vorteile zählen zusammen.
rules-MU-S01 = **Die Karten.** Vierzehn verschiedene, die Künstlerwerkstatt gibt es zweimal. Ihre Wirkungen sind zum Teil nachempfunden.

rules-murano-characters = Charaktere
rules-MU-601 = **Der Preis steigt.** Dein erster Charakter kostet 1 Gold, der zweite 2, der siebte 7. Eine Grenze gibt es nicht.
rules-MU-603 = **Drei ansehen.** Du siehst die obersten drei Karten des Stapels (oder so viele, wie da sind), behältst eine verdeckt, die anderen kommen in derselben Folge darunter.
rules-MU-606 = **Oder keinen.** Du darfst nach dem Ansehen ablehnen: Der Preis entfällt, der Zug ist zu Ende, Gold fürs Passen gibt es nicht, und das Gold für Schiffe bleibt bezahlt. Das Feld steht dir nur offen, wenn du den Preis bezahlen könntest und eine Karte da ist.
rules-MU-612 = **Geheim bis zum Ende.** Nur die Zahl deiner Charaktere ist bekannt. Punkte bringen sie erst am Schluss, und jeder braucht dazu einen eigenen Gondoliere an einer Insel.
rules-MU-C01 = **Die Karten.** Gezählt wird auf der Insel des Gondoliere, gleich wem die Gebäude gehören, wenn nichts anderes dasteht. Glassteine zählen überall und werden dabei nicht verbraucht. Sechs Inseln haben je zwei eigene Karten; die von Sacca Serenella sind nur zu viert dabei.
rules-MX-106 = Erster, zweiter und siebter Charakter kosten 1, 2 und 7 Gold, alle sieben zusammen 28. Wer drei ansieht und keinen will, zahlt nichts.

rules-murano-income = Einkommen
rules-MU-701 = **Kunden für deine Läden.** Auf einer Insel bringt dir jeder Kunde 1 Gold, wenn du dort einen Laden seiner Farbe hast. Je Farbe zählt nur ein eigener Laden, Läden anderer stören nicht, und nur du bekommst etwas.
rules-MU-707 = **Die beste Insel** wird automatisch genommen; bei Gleichstand ist es einerlei. Auf Wunsch wählt ihr selbst.
rules-MX-104 = Auf der Insel sind vier rote und zwei blaue Kunden; du hast dort einen roten und zwei blaue Läden: 4 + 2 = 6 Gold.

rules-murano-production = Produktion
rules-MU-711 = **Glassteine machen.** Du bestimmst, wie viele deiner gebauten Glashütten arbeiten, gleich auf welchen Inseln, jede einmal. Jede kostet 2 Punkte und bringt einen zufälligen Glasstein aus dem Beutel. Du darfst auch darauf verzichten.
rules-MU-715 = **Grenzen.** Die Zahl der Glashütten, die arbeiten, ist höchstens die Hälfte deiner Punkte (abgerundet). Weil jede 2 Punkte kostet, darfst du also alle Punkte ausgeben, aber nie unter 0 fallen. Sind weniger Glassteine im Beutel, arbeiten nur so viele Glashütten.
rules-MU-721 = **Verkaufen.** Danach darfst du 1, 2 oder 3 Glassteine einer Farbe für 5, 12 oder 20 Gold verkaufen, auch ohne etwas herzustellen. Verkaufte kommen in den Beutel, die anderen bleiben offen vor dir.
rules-MX-105 = Zwei Glashütten arbeiten (−4 Punkte) und bringen zwei grüne Glassteine; mit dem grünen von früher verkaufst du drei für 20 Gold. Den blauen behältst du. Mit 5 Punkten können höchstens zwei Glashütten arbeiten.

rules-murano-gondoliers = Gondolieri
rules-MU-801 = **Einsetzen.** 2 Gold auf eine freie Gondel deiner Farbe, 5 Gold auf eine andere, auch in einer Farbe, die nicht mitspielt. Je Gondel ein Gondoliere; er bleibt bis zum Ende. Mehrere deiner Gondolieri an derselben Insel sind erlaubt.
rules-MU-807 = **Anheuern oder entlassen.** Für 3 Gold kommt einer deiner Gondolieri aus dem Vorrat zu dir, oder du gibst einen noch nicht eingesetzten zurück und bekommst 3 Gold. Mehr als sieben darf niemand beschäftigen.
rules-MX-209 = Mit fünf Gondolieri darfst du noch zwei anheuern. Zwei an derselben Insel kosten 2 + 5 Gold, mit dem Hafen 1 + 3.

rules-murano-end = Ende und Wertung
rules-MU-901 = **Zwei leere Stapel.** Sind zwei Sorten aufgebraucht (beide Straßenstapel sind eine), spielt, wer am Zug ist, den Zug zu Ende; alle anderen haben danach noch genau einen Zug. Eine dritte leere Sorte ändert nichts.
rules-MU-906 = **Sofort bauen.** In der letzten Runde und beim Kauf, der sie auslöst, darfst du das eben gekaufte Gebäude gleich bauen, aber nur dieses. Ein Sondergebäude bringt noch seine Karte; was erst später wirkt, hilft nicht mehr, außer in der Wertung.
rules-MU-915 = **Charaktere.** Für jede Karte nennst du eine Insel und nimmst einen deiner Gondolieri dort von seiner Gondel: Die Karte zählt für diese Insel. Ohne Gondoliere zählt sie nicht; lohnt sie sich nicht, darfst du sie weglassen. Die Seite kennt die beste Zuordnung; auf Wunsch ordnet ihr selbst zu.
rules-MU-922 = **Übrige Gondolieri.** Jeder, der ohne Karte auf einer Gondel steht, bringt 1 Punkt. Wer nicht eingesetzt ist, bringt nichts.
rules-MU-925 = **Gewonnen** hat, wer die meisten Punkte hat; bei Gleichstand entscheidet das Gold, sonst ist der Sieg geteilt.
rules-MX-108 = Fünf Charaktere und vier Gondolieri: höchstens vier Karten zählen. Mit 19 Punkten, Karten für 52 und zwei übrigen Gondolieri sind es 73. Wer mit einem Kauf den zweiten Stapel leert, darf dieses Gebäude noch bauen.

rules-murano-variants = Varianten
rules-MU-V01 = **Startcharakter.** Vor dem ersten Zug darf jede Person der Reihe nach einen Charakter nach den üblichen Regeln kaufen.
rules-MU-V03 = **Gold für das rote Schiff.** Wer es bewegt, auch beim Passen oder um Platz zu machen, bekommt am Ende des Zuges einmal 1 Gold, nicht aber beim Überholen mit dem Leuchtturm.
rules-MU-V05 = **Künstlerwerkstatt.** Zwei Varianten: Niemand darf eine zweite behalten; oder sie hilft nicht bei der Wertung der Charaktere.
rules-MU-V09 = **Alles zusammen.** Jede Variante lässt sich einzeln einschalten.
rules-MX-214 = Du fährst das rote Schiff weg und ein schwarzes auf „2 Gold“: Das zweite Schiff kostet 1, die Aktion bringt 2, am Ende kommt 1 dazu. Wer vorab einen Charakter kauft, beginnt mit 4 Gold.

rules-murano-table = An diesem Tisch
rules-MU-U01 = **Erst das Feld, dann die Schiffe.** Wähle ein leuchtendes Feld: Die Seite schlägt die billigsten Schiffe vor und nennt ihren Preis. Umgekehrt geht es auch: erst das Schiff, dann sein Ziel.
rules-MU-U05 = **Was der Plan zeigt.** Brauchbare Bauplätze tragen ein braunes Quadrat. Felder, Inseln und Gondeln haben Nummern, die auch im Verlauf stehen; an den Stapeln steht, wie viel da ist. Die Bugwelle zeigt die Fahrtrichtung. In der letzten Runde sind die leeren Stapel rot.
rules-MU-U04 = **Genauer hinsehen.** Wähle die Fahne einer Insel, und sie wird groß. Zeige auf eine Zeile des Verlaufs, oder wähle sie: Was dort geschehen ist, leuchtet auf dem Plan auf.
rules-MU-U02 = **Nachschlagen.** Unten links, auf der Insel mit den Stapeln, liegen die Karten. Öffne die Charaktere, und du siehst alle 40, öffne die Sondergebäude, und du siehst, was sie tun: jederzeit, und ohne zu verraten, wo sie sind. Zu zweit und zu dritt ist vermerkt, welche nicht mitspielen. Bei deinen eigenen Charakteren steht, was sie gerade auf jeder Insel brächten.
rules-MU-U09 = **Kurz oder ausführlich.** Diese Regeln gibt es auch in Kürze, ein Satz statt eines Absatzes; umgeschaltet wird am Anfang des Kapitels oder in den Einstellungen. Für die erste Partie lies die ausführlichen.

rules-murano-board = Spielplan
rules-MU-B01 = **Inseln und Felder.** Sacca Mattia, San Donato, Navagero, San Pietro Martire, Santo Stefano und Sacca Serenella haben je 6 bis 8 Straßen- und 7 bis 9 Bauplätze; die Stapel liegen auf der Isola dei Conventi. Bauplätze gehen nicht früher aus als Gebäude.
rules-MU-B09 = **Straßen und Paläste.** Zu viert 12 Straßen ohne Kunden, von jeder Farbe sechs mit einem und vier mit zweien; sonst acht, fünf und vier. Sechs Paläste haben ein Wappen, vier haben zwei, zwei haben drei.
rules-MU-B11 = **Ehrlich gesagt.** Spielplan, Reihenfolge der Felder und die meisten Kartentexte sind dem Spiel nachempfunden, nicht von ihm abgeschrieben. Wer die Schachtel hat, kann die Daten berichtigen.

rules-col-card = Karte
rules-col-effect = Wirkung
rules-col-no = Nr.
rules-col-condition = Bedingung
rules-col-space = Feld
rules-col-action = Aktion
rules-col-anchor = Anker
rules-table-yes = ja
rules-table-no-anchor = –
