### Regelbuch: die Erweiterungen und ihr Zusammenspiel, mit eigenen Worten erzählt.

rules-glory = Glanz und Gloria
rules-glory-setup = Was dazukommt
rules-GG-101 = **Eine andere Landkarte.** Gespielt wird im Norden: mit 23 Städten, eigenen Stadtkarten und 39 Bonusplättchen. Die Kutschen der Größen 3 bis 7 und der Wagner bleiben in der Schachtel. Was hier nicht anders steht, gilt wie im Grundspiel.
rules-GG-104 = **Aufbau.** Alle haben ihre 20 Häuser und eine Gespannkarte mit zwei Pferden, die immer mitzählen. Auslage, Stapel und leere Hände sind wie gewohnt.
rules-GG-108 = **Freie Städte und Reiter.** Auf jeder freien Reichsstadt liegt ihr Plättchen. Wer rechts von der Person sitzt, die beginnt, bekommt den Reiter: Er zeigt bis zum Schluss, wer den letzten Zug einer Runde hat.
rules-GG-111 = **Rücken mit Pferden.** Die Rückseite jeder Stadtkarte zeigt ein, zwei oder drei Pferde; Hufeisen auf der Vorderseite nennen dieselbe Zahl.
rules-GG-114 = **Verteilung „gemischt“.** Von den drei Karten jeder Stadt zeigt eine ein Pferd, eine zwei und eine drei. Der Rücken verrät also nichts über die Stadt.
rules-GG-115 = **Verteilung „nach Lage“.** Auf Wunsch zeigen alle drei Karten einer Stadt dieselbe Zahl: große Kreuzungen ein Pferd, abgelegene Städte drei. Diese Wahl gibt es nur auf der nördlichen Landkarte mit Zugpferden.

rules-glory-lay = Karten als Strecke oder als Pferde
rules-GG-201 = **Zwei Verwendungen.** Jede Karte, die du legst, wird entweder offen an die Strecke gelegt oder mit dem Rücken nach oben als Gespann vor deine Gespannkarte. Du entscheidest bei jeder neu; auch ein Pferd erfüllt die Pflicht zu legen.
rules-GG-206 = **Pferde passen immer.** Auf die Stadt kommt es dabei nicht an, und es muss noch keine Strecke liegen. Ein gelegtes Pferd bleibt Pferd: Es kehrt weder auf die Hand noch in die Strecke zurück.
rules-GG-203 = **Höchstens sechs.** Mehr als sechs Karten dürfen nicht als Pferde liegen. Sind es sechs, geht eine weitere Karte nur in die Strecke.
rules-GG-207 = **Stärke.** Dein Gespann ist so stark wie alle seine Pferde zusammen: die zwei der Gespannkarte und die auf deinen Pferdekarten.
rules-GG-208 = **Mit dem Postillion** wählst du für jede der beiden Karten: zwei Streckenkarten, zwei Pferde oder je eines. Liegen schon fünf Pferdekarten, ist nur noch eine möglich.
rules-GG-214 = **Reihenfolge.** Bei einem Pferd und einer Streckenkarte bestimmst du, was zuerst kommt; die Streckenkarte muss passen oder, wenn keine Strecke liegt, eine beginnen. Aufgeben lässt sich eine Strecke nur mit der ersten Karte des Zuges.
rules-GG-210 = **Passt keine Karte,** kannst du statt aufzugeben ein Pferd legen und so deine Strecke behalten, solange weniger als sechs liegen. Liegen sechs, musst du aufgeben; aus freien Stücken darfst du es immer. Abgelegt werden nur die Streckenkarten, die Pferde bleiben.
rules-GG-217 = **Was alle sehen.** Die Pferdezahl der obersten Stapelkarte und die deiner liegenden Pferde sind offen; welche Städte darauf stehen, bleibt verborgen.
rules-GG-218 = **Handkarten.** Auch die Pferdezahlen auf den Händen sind offen, denn man sieht die Rücken; eine Option verbirgt sie. Liegende Pferde zählen nicht als Handkarten.

rules-glory-close = Abschließen und Häuser
rules-GG-301 = **Genug Pferde.** Abschließen darfst du nur, wenn dein Gespann mindestens so stark ist, wie die Strecke Karten hat. Drei Karten braucht sie weiterhin; weil die Gespannkarte nur zwei Pferde zeigt, ist immer mindestens eine Pferdekarte nötig.
rules-GG-304 = **Überzählige Pferde** sind erlaubt und verloren. Stärker als 20 kann ein Gespann nicht werden.
rules-GG-310 = **Preußen liegt in zwei Teilen,** West und Ost, und ist doch ein Land. In jedem Land eines heißt also: in ganz Preußen eines.
rules-GG-306 = **Freie Reichsstädte** gehören zu keinem Land, auch nicht zu dem ringsum. Eine Strecke darf mehrere enthalten, aber je Abschluss bekommt höchstens eine von ihnen ein Haus.
rules-GG-308 = **Die zwei Arten.** Entweder in jedem Land der Strecke ein Haus, dazu eines in einer freien Stadt. Oder alle in einem Land; dann keines in einer freien Stadt.
rules-GG-312 = **Genau geprüft.** Erlaubt ist jede Auswahl ohne zwei Städte desselben Landes und mit höchstens einer freien Stadt, oder eine ganz aus einem Land. Weniger ist immer möglich, auch nur ein Haus in einer freien Stadt.
rules-GG-314 = **Danach** gehen Streckenkarten und alle Pferdekarten auf die Ablage. Die Gespannkarte bleibt, und auf der Hand bleiben höchstens drei Karten.
rules-EX-114 = Deine Strecke ist Halle–Berlin–Hannover–Hamburg–Bremen–Münster, sechs Karten. Mit sieben Pferden darfst du abschließen, mit fünf nicht. Du setzt je ein Haus nach Halle, Berlin und Münster oder je eines in eine dieser drei Städte, nach Hannover und in eine der freien Städte Hamburg und Bremen, nie in beide.

rules-glory-tiles = Plättchen
rules-GG-401 = **Freie Städte.** Wer das erste Haus in eine freie Stadt setzt, nimmt sofort ihr Plättchen; es ist einen Punkt wert. Für spätere Häuser dort gibt es nichts.
rules-GG-403 = **Länder.** Für Preußen brauchst du alle Städte beider Teile. „Alle Länder“ verlangt ein Haus in jedem der neun Länder; freie Städte zählen dabei nicht.
rules-GG-406 = **Lange Strecken.** Es gibt Plättchen für 5, 6, 7 und 8 Karten; was länger ist, zählt wie 8. Ist ein Stapel leer, geht es zum nächstkürzeren.
rules-GG-408 = **Länderpaare** haben immer drei Städte und lassen sich nie mit einer einzigen Strecke füllen. Auch hier gilt: jedes Plättchen nur einmal, und aus leeren Stapeln nichts.
rules-GG-412 = **Die Werte.** Von oben nach unten. Das Spielende-Plättchen bekommt, wer zuerst das letzte eigene Haus setzt.

rules-glory-end = Ende und Wertung
rules-GG-501 = **Nur Häuser.** Das Ende löst allein aus, wer das letzte eigene Haus setzt; eine Kutsche tut es nicht. Die Runde wird zu Ende gespielt; zuletzt ist an der Reihe, wer den Reiter hat.
rules-GG-504 = **Punkte.** Alle Plättchen, abzüglich der nicht gesetzten Häuser. Gespannkarte, Pferde, unfertige Strecken und Handkarten zählen nichts. Bei Gleichstand gilt TT-718.

rules-glory-base = Wie das Grundspiel auf der nördlichen Landkarte
rules-GG-601 = **Ohne Pferde.** Wer die Option „Wie das Grundspiel“ wählt, spielt auf der nördlichen Landkarte mit Kutschen und Wagner. Die Kartenrücken zählen nicht, Karten werden nur in die Strecke gelegt, und die Wahl der Pferde entfällt. Diese Spielweise gehört zur nördlichen Landkarte.
rules-GG-605 = **Was bleibt.** Von den neuen Regeln gelten die für Häuser und für Plättchen: höchstens eine freie Stadt je Abschluss, Preußen als ein Land, Strecken bis 8. Zum Abschließen genügen drei Karten.
rules-GG-608 = **Ende** ist mit der ersten 7er-Kutsche, oder wenn jemand das letzte eigene Haus setzt; gezählt wird wie im Grundspiel. Der Reiter darf weiter anzeigen, wer zuletzt an der Reihe ist.

rules-glory-map = Die Landkarte des Nordens
rules-GG-701 = **Aufbau.** 19 Städte in neun Ländern und vier freie Reichsstädte. Zwischen den beiden Teilen Preußens führt keine Straße.
rules-GG-704 = **Städte und Straßen.** Zu jeder Stadt gibt es drei Karten.

rules-courier = Der Kurier der Fürstin
rules-courier-setup = Was dazukommt
rules-KF-101 = **Adelsbriefe und ein Kurier.** Alles andere bleibt, wie es ist.
rules-KF-103 = **Auf der Landkarte.** Auf jeder Stadt liegt zu Beginn ein Brief.
rules-KF-104 = **Zum Ausgleich.** Wer beginnt, bekommt keinen Brief, die zweite Person einen, die dritte zwei, die vierte drei. Zu zweit oder zu dritt bleiben die übrigen in der Schachtel.
rules-KF-106 = **Offen.** Der Kurier steht zunächst neben der Landkarte. Wie viele Briefe jemand hat und welche Städte noch einen tragen, sehen alle.

rules-courier-win = Briefe gewinnen
rules-KF-201 = **Das erste Haus einer Stadt.** Setzt du ein Haus in eine Stadt, in der noch keines steht, bekommst du ihren Brief. Jede Stadt gibt nur einen; ein Abschluss kann mehrere bringen.
rules-KF-205 = **Verbraucht ist verbraucht.** Ausgegebene Briefe verlassen das Spiel, übrige sind am Ende wertlos.

rules-courier-use = Mehr Hilfe in einem Zug
rules-KF-301 = **Eine hilft umsonst.** In jedem Zug hilft dir weiterhin eine Amtsperson ohne Briefe. Mit Briefen dürfen dir im selben Zug auch die anderen helfen, eine, zwei oder alle.
rules-KF-303 = **Jede nur einmal.** Dieselbe Amtsperson hilft in einem Zug nicht zweimal.
rules-KF-304 = **Preis.** Jede weitere Hilfe kostet zwei Briefe, oder einen, wenn dir zu Beginn des Zuges der Kurier gehört:
rules-KF-306 = **Nur was du hattest.** Bezahlen kannst du mit Briefen, die du zu Beginn des Zuges schon besessen hast, und den Nachlass gibt es nur, wenn der Kurier da schon dir gehörte. Briefe aus dem laufenden Abschluss bezahlen also den Wagner nicht mehr.
rules-KF-312 = **Was umsonst ist.** Die erste Hilfe des Zuges ist umsonst, jede weitere bezahlst du, wenn sie geschieht.
rules-KF-313 = **Mit leerer Hand** hilft der vorgeschriebene Postmeister umsonst. Auch dann dürfen andere gegen Briefe helfen; TT-814 ist aufgehoben. Der Amtmann kostet dabei immer, selbst wenn du ihn vor der ersten Karte rufst, und ohne die nötigen Briefe hilft er gar nicht.
rules-KF-317 = **Der Amtmann darf später.** Er tauscht die Auslage jetzt auch noch, nachdem du eine oder zwei Karten genommen hast, aber nicht mehr, wenn eine Karte gelegt ist. Das gilt, ob er umsonst hilft oder bezahlt wird.
rules-KF-320 = **Nur dafür.** Verschenken oder anders ausgeben lassen sich Briefe nicht. Schon in der ersten Runde können die dritte und die vierte Person welche einsetzen.
rules-EX-112 = Vor dir liegt Freiburg–Sigmaringen, auf der Hand hast du Salzburg, dazu vier Briefe, aber nicht den Kurier. Du nimmst Kempten. Nun tauscht der Amtmann umsonst die Auslage, und Innsbruck erscheint: Für zwei Briefe gibt dir der Postmeister auch Innsbruck. Du legst Kempten, und für zwei weitere Briefe legt der Postillion Innsbruck dazu. Mit dem Kurier wären zwei Briefe übrig.

rules-courier-figure = Der Kurier
rules-KF-401 = **Wer ihn bekommt.** Schließt du eine Strecke ab und gewinnst keine Kutsche, weil die Strecke zu kurz ist, nimmst du den Kurier. Das gilt auch, wenn der Wagner hätte helfen können, und mit der 7er-Kutsche bei jedem weiteren Abschluss.
rules-KF-402 = **Verzichten.** Mit dieser Erweiterung darfst du eine fällige Kutsche liegen lassen und nimmst stattdessen den Kurier. Dieselbe Kutsche bleibt deine nächste. Wer auf die 7er-Kutsche verzichtet, löst damit kein Ende aus.
rules-KF-404 = **Wie lange.** Er bleibt bei dir, bis ihn jemand anderes auf dieselbe Weise nimmt. Ein Abschluss mit Kutsche oder eine aufgegebene Strecke bewegt ihn nicht.
rules-KF-407 = **Es zählt das Ergebnis.** Bringt der Wagner die Kutsche, bleibt der Kurier, wo er ist. Er wechselt im Schritt der Kutschen, vor dem Ablegen.
rules-KF-411 = **Am Ende** ist er einen Punkt wert.

rules-offices = In Amt und Würden
rules-offices-setup = Was dazukommt
rules-AW-101 = **Amtsplättchen.** Wer die Amtspersonen gleichmäßig nutzt, wird belohnt: Je mehr verschiedene Plättchen du auf einmal zurückgibst, desto mehr bringt es. Alles andere bleibt; dazu gibt es Punktechips.
rules-AW-104 = **Stapel.** Die Plättchen liegen bei ihren Amtspersonen, so viele, wie zur Zahl der Mitspielenden gehören. Die übrigen bleiben in der Schachtel.

rules-offices-take = Plättchen bekommen
rules-AW-201 = **Hilfe bringt ein Plättchen.** Immer wenn dir eine Amtsperson geholfen hat, nimmst du eines ihrer Plättchen, gleich nachdem die Hilfe ausgeführt ist.
rules-AW-202 = **Auch die Pflicht zählt.** Der vorgeschriebene Postmeister bringt ebenfalls ein Plättchen, in der ersten Runde also allen.
rules-AW-204 = **Offen und beliebig viele.** Du darfst mehrere derselben Amtsperson haben; Plättchen und Stapel sehen alle. Ohne Wirkung keine Hilfe und kein Plättchen. Ein Stapel ist nie leer, wenn jemand seine Amtsperson braucht.

rules-offices-back = Die Rückgabe
rules-AW-301 = **Auslöser.** Nimmt jemand das letzte Plättchen eines Stapels, geben alle Plättchen zurück. Zu anderen Zeiten gibt es nichts zurückzugeben.
rules-AW-302 = **Mitten im Zug.** Die Rückgabe geschieht sofort, danach geht der Zug weiter: nach Postmeister oder Amtmann mit dem Nehmen, nach dem Wagner mit dem Ablegen. Solange sie läuft, ruht alles andere.
rules-AW-303 = **Folge.** Es beginnt, wer am Zug ist, dann geht es im Uhrzeigersinn. Das Gerät wandert dabei von Hand zu Hand.
rules-AW-305 = **Wie viele.** Du gibst ein bis vier Plättchen zurück, alle von verschiedenen Amtspersonen; welche, entscheidest du, auch das eben genommene darf es sein. Wer Plättchen hat, muss mindestens eines zurückgeben; wer keines hat, gibt keines.
rules-AW-308 = **Belohnung.** Sie hängt davon ab, wie viele verschiedene du auf einmal zurückgibst:
rules-AW-316 = **Fest verbunden.** Die Zahl bestimmt die Belohnung; eine kleinere gibt es nur für weniger Plättchen. Auf Karte und Haus darfst du verzichten, den Chip nimmst du immer.
rules-AW-312 = **Noch einmal?** Haben alle zurückgegeben und ist noch immer ein Stapel leer, folgt eine weitere Rückgabe in derselben Folge und mit denselben Belohnungen, bis jeder Stapel ein Plättchen hat. In einem Zug kann es mehrere Rückgaben geben.
rules-EX-118 = Vier spielen, A hat begonnen. Im Zug von B nimmt B das letzte Plättchen: Zurück geben B, C, D, A. C gibt vier verschiedene zurück und setzt dafür das letzte eigene Haus. Damit ist das Ende ausgelöst; B beendet den Zug, C und D haben noch je einen. Ganz zum Schluss geben D, C, B und A noch einmal zurück.

rules-offices-rewards = Karte, Chip, Haus
rules-AW-318 = **Karte.** Du nimmst eine offene oder die oberste vom Stapel auf die Hand; die Auslage wird aufgefüllt, bevor die nächste Person zurückgibt. Das zählt nicht als dein Nehmen im Zug. Für die Handgrenze gilt der nächste Abschluss. Ist keine Karte mehr da, entfällt die Belohnung.
rules-AW-322 = **Haus.** Es darf in jede Stadt, in der du noch keines hast, ganz ohne Strecke. Hast du kein Haus mehr oder keine Stadt dafür, entfällt die Belohnung.
rules-AW-324 = **Plättchen dafür.** Macht das Haus ein Land oder alle Länder vollständig, nimmst du das Plättchen sofort. Streckenplättchen oder Kutschen bringt es nicht.
rules-AW-327 = **Chips.** Jeder ist einen Punkt wert, und es gibt immer genug davon.

rules-offices-end = Ende
rules-AW-401 = **Letztes Haus als Belohnung.** Auch das löst das Ende aus, wessen Zug es auch ist, und das Spielende-Plättchen bekommt, wem das Haus gehört. Rückgabe, Zug und Runde werden zu Ende gespielt.
rules-AW-331 = **7er-Kutsche zuerst.** Löst der Wagner mit der 7er-Kutsche das Ende und zugleich eine Rückgabe aus, ist das Spielende-Plättchen schon vergeben.
rules-AW-405 = **Letzte Rückgabe.** Nach dem Ende darf jede Person, wenn sie will, noch einmal zurückgeben. Es beginnt, wer den letzten Zug hatte, dann geht es gegen den Uhrzeigersinn weiter.
rules-AW-406 = **Erst ab drei.** Jetzt lohnen sich nur drei Plättchen (Chip) oder vier (Haus).
rules-AW-409 = **Was das Haus noch bringt.** Es kann ein Plättchen für Länder vollenden und erspart einen Minuspunkt, löst aber nichts mehr aus. Behaltene Amtsplättchen sind wertlos, leere Stapel gleichgültig.

rules-audience = Die Audienz
rules-audience-setup = Was dazukommt
rules-AU-101 = **Der Weg nach Rom.** Neben der Landkarte liegt eine zweite mit den Wegen nach Rom. Fünf Kutschen fahren dorthin, jede mit Geistlichen aller Mitspielenden. Deine Geistlichen sollen ankommen, aber nicht zu früh: Nur wer am Ende noch bei der Audienz ist, bringt Punkte, ein Kardinal mehr als ein Ministrant.
rules-AU-104 = **Kutschen und Länder.** Jede Kutsche gehört zu Ländern der Landkarte. Polen mit Lodz hat keine.
rules-AU-107 = **Start.** Zu zweit beginnen die Kutschen zwei Orte weiter südlich:
rules-AU-110 = **Verteilen.** Alle haben fünf Geistliche. Vor dem ersten Zug verteilt reihum jede Person die ihren, in jede Kutsche genau einen, verdeckt und alle auf einmal.
rules-AU-113 = **Merken.** Danach darf bis zum Ende niemand nachsehen, auch nicht bei den eigenen. Deshalb sind sie auch beim Nachspielen erst nach der Partie zu sehen.
rules-AU-115 = **Gedächtnishilfe.** Mit dieser Option siehst du jederzeit deine eigene Verteilung. Sie gehört zur Audienz.
rules-AU-116 = **Die Geistlichen** und was sie in Rom wert sind:

rules-audience-move = Die Kutschen fahren
rules-AU-201 = **Nur beim Abschließen.** Kutschen bewegen sich, wenn jemand eine Strecke abschließt, auch im letzten Zug der Partie. Eine aufgegebene Strecke bewegt keine.
rules-AU-202 = **Karten ohne Haus.** Jede Karte der Strecke, für die in diesem Abschluss kein Haus gesetzt wird, bewegt die Kutsche ihres Landes um einen Ort. Warum sie keines bekommt, ist gleich: andere Art zu setzen, schon ein Haus in der Stadt, keine Lust oder kein Vorrat.
rules-AU-208 = **Immer südwärts.** Jeder Schritt folgt einer Straße nach Süden. Gibt es mehrere, wählt, wer abgeschlossen hat. Von Andechs geht es nach Ettal oder Trient, von Florenz auf drei Wegen weiter.
rules-AU-212 = **Joker.** Ist die Kutsche einer Karte schon in Rom, musst du stattdessen eine beliebige andere bewegen. Das gilt auch für Lodz und für die übrigen Karten einer Kutsche, die zwischendurch ankommt.
rules-AU-214 = **Pflicht, freie Folge.** Alle Schritte müssen gegangen werden, die Reihenfolge bestimmst du. Sind alle fünf Kutschen in Rom, geschieht nichts mehr.
rules-AU-218 = **Zeitpunkt.** Gefahren wird nach Häusern, Plättchen und Kutsche und vor dem Ablegen. Mehrere Kutschen dürfen am selben Ort stehen.
rules-EX-120 = Du schließt Ulm–Augsburg–München–Salzburg ab. Mit Häusern in Ulm, Augsburg und Salzburg fährt nur die beige Kutsche, einen Ort, für München. Mit Häusern in München und Augsburg fahren die grüne für Ulm und die orange für Salzburg.

rules-audience-rome = Ankunft in Rom
rules-AU-301 = **Aufdecken.** Kommt eine Kutsche an, werden ihre Geistlichen aufgedeckt und auf die Plätze ihres Ranges gelegt. Auf einem Platz können mehrere liegen, und alle sehen, wer in Rom ist.
rules-AU-303 = **Verdrängen.** Bringt die Kutsche einen Rang, dessen Platz schon belegt ist, verlassen die dort Liegenden das Spiel für immer. Gleiche aus derselben Kutsche teilen sich den Platz. Ränge, die sie nicht bringt, bleiben, wie sie sind.
rules-AU-306 = **Eine nach der anderen.** Kommen in einem Abschluss mehrere an, wird jede ganz abgehandelt, bevor die nächste fährt.
rules-AU-309 = **Wertung.** Wer am Ende in Rom liegt, bringt seine Punkte. Geistliche, die noch unterwegs sind, bringen nichts.
rules-EX-122 = In Rom liegen Kardinäle von A und B, der Bischof von C, der Ministrant von D. Die beige Kutsche bringt den Kardinal von D, den Priester von A und die Ministranten von B und C. Beide alten Kardinäle und der Ministrant von D verlassen das Spiel; der Bischof bleibt. Nun haben C und D je fünf Punkte, A drei, B einen.

rules-audience-ways = Die Wege
rules-AU-401 = **Orte und Ausgänge.** Von jedem Ort geht es zu diesen weiter südlich:

rules-together = Alles zusammen
rules-together-which = Was sich verträgt
rules-CO-001 = **Auf der südlichen Landkarte** lassen sich Kurier, Amt und Audienz beliebig verbinden, zu zweit, zu dritt und zu viert. Beim Anlegen einer Partie sind nur erlaubte Verbindungen wählbar, und bei allem, was nicht geht, steht warum.
rules-CO-002 = **Glanz und Gloria** tauscht Landkarte, Stadtkarten und Plättchen aus; nur die Häuser kommen aus dem Grundspiel, in der Spielweise ohne Pferde auch die Kutschen.
rules-CO-003 = **Die Audienz nur im Süden.** Ihre Kutschen stehen für die Länder der südlichen Landkarte.
rules-CO-004 = **Die erste Auflage nur im Süden,** siehe ED-011.
rules-CO-005 = **Kurier im Norden: ohne Figur.** Die Briefe werden benutzt, die Figur nicht; ohne Kutschen würde sie ja bei jedem Abschluss wechseln.
rules-CO-006 = **Amt im Norden: ohne Wagner.** Mit Zugpferden gibt es keine Plättchen des Wagners. In der Spielweise wie das Grundspiel ist er dabei.

rules-together-courier-glory = Kurier mit Glanz und Gloria
rules-CO-101 = **Briefe** liegen auf allen 23 Städten, auch auf den freien; für die späteren Plätze gibt es wie sonst einen, zwei und drei. Das erste Haus in einer freien Stadt bringt Brief und Plättchen.
rules-CO-103 = **Preis.** Jede weitere Hilfe kostet immer zwei Briefe, und niemand bekommt den Punkt der Figur. Mit Zugpferden sind es nur drei Amtspersonen. Der Amtmann darf auch hier nach dem Nehmen tauschen.
rules-CO-107 = **Ohne Pferde** gibt es die Figur ebenso wenig, und auf eine Kutsche kannst du nicht verzichten. Der Wagner kann eine bezahlte Hilfe sein.

rules-together-offices-glory = Amt mit Glanz und Gloria
rules-CO-201 = **Drei Stapel.** Mit Zugpferden liegen Plättchen für Postmeister, Postillion und Amtmann aus, so viele wie sonst; nur diese müssen nach einer Rückgabe gefüllt sein.
rules-CO-203 = **Höchstens drei.** Mehr als drei verschiedene sind nicht möglich, das Haus ist als Belohnung also nicht zu erreichen; bei der letzten Rückgabe bleibt der Chip.
rules-CO-205 = **Postillion.** Ob die zweite Karte Pferd oder Strecke wird, ist für sein Plättchen gleich. Die letzte Rückgabe beginnt, wer den Reiter hat.
rules-CO-206 = **Ohne Pferde** darf das Haus auch in eine freie Stadt, unabhängig von der Grenze beim Abschließen, und nimmt dort als erstes das Plättchen.

rules-together-courier-offices = Kurier mit Amt
rules-CO-301 = **Jede Hilfe zählt.** Auch eine mit Briefen bezahlte bringt ihr Plättchen, bis zu vier in einem Zug; mehrere Rückgaben in einem Zug sind möglich.
rules-CO-304 = **Haus und Brief.** Steht das Haus als erstes in seiner Stadt, bringt es deren Brief, im laufenden eigenen Zug aber noch nicht zum Ausgeben. Den Kurier bewegt es nicht.
rules-CO-308 = **Karte und leere Hand.** Eine Karte als Belohnung im eigenen Zug hebt den vorgeschriebenen Postmeister nicht auf. Eine, die du im Zug anderer bekommst, füllt die Hand.
rules-CO-310 = **Ganz am Ende** ist ein Brief aus der letzten Rückgabe nichts mehr wert.

rules-together-audience-others = Audienz mit den anderen
rules-CO-401 = **Häuser als Belohnung** bewegen keine Kutsche nach Rom. Steht eines schon in einer Stadt, bewegt deren Karte später die Kutsche. Ein Haus aus der Rückgabe mitten in deinem Abschluss ändert nichts mehr an dessen Schritten.
rules-CO-404 = **Sonst unabhängig.** Briefe, Kurier, Amtsplättchen, Chips und die Ausgabe haben mit der Audienz nichts zu tun.

rules-together-all = Folge und Wertung mit allem
rules-CO-501 = **Ein Abschluss.** Häuser mit Briefen und Spielende-Plättchen, dann Plättchen, dann Kutsche mit Wagner, Amtsplättchen, Rückgabe und Kurier, dann die Kutschen nach Rom, zuletzt das Ablegen. Mit dem Wagner wechselt der Kurier nie.
rules-CO-503 = **Punkte.** Größte Kutsche, Plättchen, Chips, Geistliche in Rom und der Kurier, abzüglich der nicht gesetzten Häuser. Briefe, Amtsplättchen, Karten, Pferde und unfertige Strecken zählen nie.
rules-CO-504 = **Nach dem letzten Zug** kommt zuerst die letzte Rückgabe, dann die Wertung. Der Gleichstand wird immer gleich aufgelöst.
rules-EX-220 = Die 7er-Kutsche (10), Plättchen 12, zwei Chips, Kardinal und Ministrant in Rom (6), Kurier (1), drei Häuser übrig: 10 + 12 + 2 + 6 + 1 − 3 = 28 Punkte.
