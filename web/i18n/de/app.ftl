### Texte des Rahmens um alle Spiele.

## Allgemein

close = Schließen
cancel = Abbrechen
undo = Rückgängig
undone = Zurückgenommen: { $what }
undone-turn = Der Zug beginnt von vorn.
undone-revealed = Zurückgenommen bis dahin, wo etwas Neues aufgedeckt wurde. Weiter zurück geht es nicht.
try-again = Erneut versuchen
export = Exportieren
import = Importieren
rename = Umbenennen
delete = Beiseitelegen
settings = Einstellungen
rules-open = Regeln
rules-loading = Die Regeln werden aufgeschlagen …
rules-failed = Die Regeln ließen sich nicht laden. Prüfe die Verbindung, oder lade die Seite neu, falls sie gerade erneuert wurde.
skip = Zum Inhalt springen
shortcuts = Sprungmarken
messages = Meldungen
to-home = Zur Startseite
game-thurn-und-taxis = Thurn und Taxis
game-thurn-und-taxis-about = Mit der Postkutsche durch den alten Süden und Norden Deutschlands. 2 bis 4 Leute, etwa eine Stunde.
game-murano = Murano
game-murano-about = Glas, Gondeln und gute Kunden in der Lagune von Venedig. 2 bis 4 Leute, etwa eine Stunde.
table-laying = Der Tisch wird gedeckt …
table-label = Der Spieltisch
bar-uncounted = zählt nicht: Ein Computer spielte Züge für jemanden
bar-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
bar-tools = Rund um die Partie
bar-origin = Zurück zur beendeten Partie
bar-running = Zurück zur Partie
sound-offer = Klänge?
sound-offer-about = Leise Klänge einschalten

## Start

start-stage-download = Die Spiele werden geladen
start-stage-start = Die Regeln werden aufgeschlagen
start-stage-engine = Der Tisch wird gedeckt
start-bytes = { $loaded } von { $total } MB
start-failed-safe = Nichts ist verloren: Deine Partien liegen auf diesem Gerät und lassen sich von der Startseite exportieren.
start-failed-detail = Technische Einzelheit
start-failed-no-webassembly = Dieser Browser kann das Spiel nicht ausführen
start-failed-no-webassembly-help = Er kennt kein WebAssembly, oder es ist abgeschaltet. Nimm eine aktuelle Fassung von Firefox, Chrome, Edge oder Safari, oder schalte den besonderen Schutzmodus dieses Browsers für diese Seite aus.
start-failed-load-missing = Ein Teil des Spiels ließ sich nicht laden
start-failed-load-missing-help = Vielleicht fehlt die Verbindung, oder die Seite wird gerade erneuert. Prüfe die Verbindung und versuche es noch einmal.
start-failed-load-truncated = Ein Teil des Spiels kam unvollständig an
start-failed-load-truncated-help = Wahrscheinlich wurde die Verbindung unterbrochen. Ein neuer Versuch lädt die Datei noch einmal.
start-failed-load-altered = Ein Teil des Spiels kam verändert an
start-failed-load-altered-help = Er gehört nicht zu dieser Seite und wurde deshalb nicht ausgeführt. Vielleicht wird die Seite gerade erneuert, oder etwas auf dem Weg greift ein, etwa ein Gastnetz oder ein Schutzprogramm. Versuche es noch einmal; hilft das nicht, lade die Seite neu oder öffne sie in einem anderen Netz.
start-failed-load-hang = Der Start dauert zu lange
start-failed-load-hang-help = Seit einer halben Minute bewegt sich nichts. Prüfe die Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.
start-failed-engine-crash = Das Spiel ist stehen geblieben
start-failed-engine-crash-help = Vielleicht war der Speicher zu knapp. Schließe andere Tabs und versuche es noch einmal.
start-failed-offline-not-cached = Noch nicht bereit für das Spiel ohne Verbindung
start-failed-offline-not-cached-help = Das Spiel war nicht vollständig geladen, als die Verbindung abriss. Verbinde dich einmal und versuche es erneut; danach geht es auch ohne Netz.
engine-recovered = Das Spiel musste neu gestartet werden. Die Partie geht weiter, wo sie war; bitte wiederhole den letzten Schritt.

## Speicher

store-full = Auf diesem Gerät ist kein Platz mehr für die Partie.
store-full-help = Du kannst weiterspielen, aber die letzten Züge stehen nur im Arbeitsspeicher: Exportiere die Partie, schaffe Platz und versuche es dann erneut.
store-unsaved = Von den Partien geht es um { $titles }.
store-blocked = Dieser Browser bewahrt keine Partien auf.
store-blocked-help = Der Speicher ist gesperrt, zum Beispiel im privaten Modus. Du kannst spielen, doch wenn du die Seite schließt, ist die Partie fort: Exportiere sie vorher.
store-results = Für die letzten Ergebnisse und Einstellungen ist auf diesem Gerät kein Platz mehr.
store-results-help = Beendete Partien, gelöste Stellungen, Turniere, Namen oder Einstellungen sind nur auf dieser Seite: Lass sie offen, schaffe Platz und versuche es dann erneut.
store-in-vain = Eben noch einmal versucht, vergeblich.
store-works-again = Das Speichern klappt wieder. Alles ist aufbewahrt.
store-slow = Dein letzter Zug steht noch nicht auf dem Datenträger.
store-slow-help = Die Datenbank des Browsers antwortet nicht. Du kannst warten, es noch einmal versuchen oder weiterspielen: Die Züge stehen dann im Gedächtnis des Browsers, bis die Datenbank antwortet.
store-slow-go-on = Weiterspielen
store-waits =
    { $place ->
        [deleted] „{ $title }“ ist noch nicht beiseitegelegt.
        [gone] „{ $title }“ ist noch nicht endgültig entfernt.
       *[kept] „{ $title }“ ist noch nicht zurückgeholt.
    }
store-waits-help =
    { $place ->
        [gone] Die Datenbank des Browsers antwortet nicht. Du kannst warten, es noch einmal versuchen oder weitermachen: Die Partie bleibt dann beiseitegelegt, bis die Datenbank antwortet.
       *[other] Die Datenbank des Browsers antwortet nicht. Du kannst warten, es noch einmal versuchen oder weitermachen: Das Gedächtnis des Browsers weiß es dann, bis die Datenbank antwortet.
    }
store-memory = Was hier gespielt und gewählt wird, steht im Gedächtnis dieses Browsers, nicht auf dem Datenträger.
store-memory-help = Du kannst weitermachen und die Seite schließen. Nur wenn der Browser abstürzt, kann es verloren gehen: alles, was hinzukam, seit die Seite offen ist, auch Einstellungen, Namen und Ergebnisse. Partien und Züge, die allein auf dem Datenträger liegen, werden solange nicht gezeigt. Schließe andere Tabs und Fenster, schaffe Platz und versuche es dann erneut.
second-found = Von { $title } wurde ein zweiter Verlauf gefunden.
second-found-help = Beide gingen verschieden weiter, darum sind beide aufbewahrt: dieser als eigene Partie.
second-title = { $title } (zweiter Verlauf)
second-open = Ansehen
older-title = { $title } (älterer Stand)
kin-same = Diese Partie ist schon hier
kin-same-text = { $title } ist mit genau diesen Zügen hier. Es braucht keinen Import.
kin-open = Öffnen
kin-before = Diese Partie ist schon hier, und weiter
kin-before-text = Das ist ein älterer Stand von { $title }: { $rounds ->
    [same] beide sind in Runde { $round }, hier ist sie weiter
   *[other] Runde { $round }. Hier ist sie bis Runde { $here } gekommen
}. Mit der neueren weiterspielen oder die ältere als eigene Partie aufbewahren, die nirgends zählt?
kin-before-both = Auch die ältere aufbewahren
kin-after = Diese Partie ist schon hier, aber nicht so weit
kin-after-text = Das ist ein späterer Stand von { $title }: { $rounds ->
    [same] beide sind in Runde { $round }, hier ist sie nicht so weit
   *[other] Runde { $round }. Hier ist sie bis Runde { $here } gekommen
}. Hier mit der neueren weiterspielen oder beide als eigene Partien aufbewahren?
kin-after-both = Beide aufbewahren
kin-newer = Mit der neueren weiterspielen
kin-played = Diese Partie ist in einem anderen Tab geöffnet. Schließe sie dort und importiere dann noch einmal; hier hat sich nichts geändert.
looking = Die letzten Züge werden gesucht …
looking-help = Die Datenbank des Browsers lässt auf sich warten.
looking-long = Die Datenbank des Browsers antwortet noch immer nicht. Andere Tabs dieser Seite zu schließen kann helfen.
looking-denied = Die Datenbank des Browsers verweigert sich. Darin können spätere Züge dieser Partie liegen. Andere Tabs und Fenster dieses Browsers zu schließen kann helfen.
looking-choice = Spielst du jetzt weiter und es gibt doch spätere Züge, werden beide Verläufe aufbewahrt.
looking-go-on = Mit dem weiterspielen, was da ist

## Startseite

home-title = Nehmt Platz
home-title-again = Willkommen zurück am Tisch
home-lead = Fahrt mit der Post durch das alte Deutschland oder baut Glashütten in der Lagune. Für zwei bis vier Leute an einem Tablet; ohne Konto, ohne Server, auch ohne Netz.
home-lead-again = Die nächste Partie wartet: Deckt einen neuen Tisch.
home-others = Weitere laufende Partien
home-new = Oder deckt einen neuen Tisch
home-rules = Regeln von { $game }
home-finished = Beendete Partien
results = Deine Partien
results-loading = Deine Partien werden geholt …
results-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung, oder lade die Seite neu, falls sie gerade erneuert wurde.
daily = Tagespartie
daily-loading = Die Tagespartie wird geholt …
daily-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung, oder lade die Seite neu, falls sie gerade erneuert wurde.
daily-title = Tagespartie { $day }
tournament = Turnier
tournament-loading = Das Turnier wird geholt …
tournament-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung, oder lade die Seite neu, falls sie gerade erneuert wurde.
home-more = Weitere zeigen ({ NUMBER($count) })
new-game = Neue Partie
game-continue = Weiterspielen
game-look = Ansehen
card-points =
    { $points ->
        [1] ein Punkt
       *[other] { $points } Punkte
    }
card-uncounted = zählt nicht
status-to-move = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
} · { $name ->
        [Du] du bist
       *[other] { $name } ist
    } am Zug
status-decides = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
} · { $task }
status-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
status-won-you = Du hast gewonnen
status-won = { $name ->
    [Du] Du hast gewonnen
   *[other] Der Sieg ging an { $name }
}
status-over = Beendet
rename-refused =
    { $problem ->
        [conflict] „{ $title }“ wurde nicht aufbewahrt: Ein anderer Tab hat diese Partie fortgesetzt. Versuche es noch einmal.
       *[other] „{ $title }“ ist nicht aufbewahrt: Der neue Name steht nur auf dieser Seite, bis das Speichern wieder klappt.
    }
rename-label = Name dieser Partie
delete-refused =
    { $problem ->
        [full] „{ $title }“ ließ sich nicht beiseitelegen: Es ist kein Platz mehr. Die Partie bleibt, wo sie ist.
        [conflict] „{ $title }“ ließ sich nicht beiseitelegen: Ein anderer Tab hat diese Partie verändert. Versuche es noch einmal.
       *[other] „{ $title }“ ließ sich nicht beiseitelegen: Dieser Browser lässt die Seite nichts aufbewahren. Die Partie bleibt, wo sie ist.
    }
deleted-toast = „{ $title }“ wurde beiseitegelegt.
deleted-title =
    { $count ->
        [one] Eine beiseitegelegte Partie
       *[other] { $count } beiseitegelegte Partien
    }
deleted-restore = Zurückholen
deleted-named = „{ $title }“ ({ $names })
deleted-gone = Diese Partie ist nicht mehr da: Sie wurde endgültig gelöscht, oder es fehlt der Platz, sie zurückzuholen.
deleted-purge = Endgültig löschen
deleted-purge-text =
    { $count ->
        [one] Die beiseitegelegte Partie ist dann für immer fort.
       *[other] Die { $count } beiseitegelegten Partien sind dann für immer fort.
    } { $titles }
deleted-stays =
    { $count ->
        [one] { $titles } wurde inzwischen wieder aufgenommen und bleibt.
       *[other] { $titles } wurden inzwischen wieder aufgenommen und bleiben.
    }
deleted-refused =
    { $count ->
        [one] { $titles } ließ sich nicht entfernen: Der Speicher des Browsers antwortet mit einem Fehler. Versuche es später erneut.
       *[other] { $titles } ließen sich nicht entfernen: Der Speicher des Browsers antwortet mit einem Fehler. Versuche es später erneut.
    }
broken-unreadable = Eine aufbewahrte Partie lässt sich nicht lesen.
broken-newer = Eine aufbewahrte Partie stammt von einer neueren Fassung dieser Seite.
broken-copy = Eine beschädigte Kopie einer Partie wurde beiseitegelegt.
broken-journal = Die Datenbank des Browsers hat alles davon: Es fehlt nichts.
broken-shelf = Das Gedächtnis des Browsers hat alles davon: Es fehlt nichts.
broken-there = Die Partie geht mit dem weiter, was sich davon lesen ließ.
broken-id = Partie { $id } …
lost-count =
    { $count ->
        [one] Ein späterer Eintrag ließ sich nicht an die Partie anfügen, weil davor etwas fehlt.
       *[other] { $count } spätere Einträge ließen sich nicht an die Partie anfügen, weil davor etwas fehlt.
    }
lost-help = Die Partie geht vor der Lücke weiter. Was übrig ist, bleibt auf der Startseite; du kannst es als Datei sichern.
broken-help = Sie bleibt unverändert hier. Ihren Text kannst du als Datei sichern.
broken-export = Text sichern
broken-discard = Entfernen
broken-discard-text = Diesen beschädigten Eintrag endgültig entfernen? Sichere vorher den Text, wenn du unsicher bist.
broken-record = Diese Partie lässt sich nicht fortsetzen.
missing-missing-title = Diese Partie gibt es hier nicht
missing-missing-text = Sie ist auf diesem Gerät nicht aufbewahrt. Vielleicht wurde sie entfernt, oder die Adresse stammt von einem anderen Gerät.
missing-aside-title = Diese Partie wurde beiseitegelegt
missing-aside-text = Sie ist noch auf diesem Gerät. Hole sie zurück, um weiterzuspielen.
missing-unanswered-title = Die Datenbank des Browsers antwortet nicht
missing-unanswered-text = Die Partie liegt wahrscheinlich noch dort. Schließe andere Tabs dieser Seite und versuche es dann noch einmal.
missing-unkept-title = Diese Partie ist hier nicht aufbewahrt
missing-unkept-text = Dieser Browser lässt die Seite keine Partien aufbewahren: Eine, die hier begann, gab es nur auf der Seite, auf der sie gespielt wurde. Hat er früher Partien aufbewahrt, dann erlaube der Seite wieder, Daten zu speichern, und versuche es noch einmal.
missing-unreadable-title = Diese Partie lässt sich nicht lesen
missing-unreadable-text = Ihr Eintrag auf diesem Gerät ist beschädigt. Er bleibt unverändert; seinen Text kannst du als Datei sichern.
missing-newer-title = Diese Partie stammt von einer neueren Fassung
missing-newer-text = Lade die Seite neu, sobald eine neue Fassung angeboten wird. Bis dahin bleibt die Partie unverändert hier.
missing-unknown-title = Dieses Spiel kennt die Seite nicht
missing-unknown-text = Die Partie gehört zu einem Spiel, das es hier nicht gibt. Ihren Text kannst du als Datei sichern.
missing-part-title = Ein Teil des Programms ließ sich nicht laden
missing-part-text = Deine Partie ist sicher aufbewahrt. Prüfe die Verbindung und versuche es noch einmal.

## Export

export-title = Partie exportieren
export-sealed = Die Partie läuft noch, deshalb wird sie versiegelt: Außen stehen nur Namen und Runde, Karten und Züge sind nicht zu lesen. Importieren und weiterspielen lässt sie sich wie immer. Wer es darauf anlegt, kann das Siegel brechen.{ $copy ->
    [yes] {" "}Die Berichtigungen, mit denen sie gespielt wird, gehen mit.
   *[no] {""}
}
export-plain = Die Partie ist zu Ende. Der Export enthält alle Züge, zum Aufheben und Nachspielen.{ $copy ->
    [yes] {" "}Die Berichtigungen, mit denen sie gespielt wird, gehen mit.
   *[no] {""}
}
export-doubt =
    { $count ->
        [one] Das ist die Kopie aus dem Gedächtnis dieses Browsers: { $titles }. Die Datenbank des Browsers antwortet nicht, darin können spätere Züge liegen. Um sie mitzunehmen, schließe andere Tabs und Fenster dieses Browsers, lade diese Seite neu und exportiere noch einmal.
       *[other] Das sind Kopien aus dem Gedächtnis dieses Browsers: { $titles }. Die Datenbank des Browsers antwortet nicht, darin können spätere Züge liegen. Um sie mitzunehmen, schließe andere Tabs und Fenster dieses Browsers, lade diese Seite neu und exportiere noch einmal.
    }
export-copy-here =
    { $count ->
        [one] { $title } mit einem Schritt
       *[other] { $title } mit { $count } Schritten
    }
export-nothing = Es gibt noch keine Partie zu exportieren.
export-aside =
    { $count ->
        [one] Die beiseitegelegte Partie wird nicht mit exportiert: Hole sie dafür zuerst zurück.
       *[other] Die { $count } beiseitegelegten Partien werden nicht mit exportiert: Hole sie dafür zuerst zurück.
    }
export-all-here = Exportieren, was hier ist
export-save = Als Datei sichern
export-copy = Text kopieren
export-link = Link kopieren
export-copied = Kopiert.
export-saved = Als Datei gesichert: { $name }
export-all-given = In der Datei: { $games ->
    [one] eine Partie
   *[other] { NUMBER($games) } Partien
}, { $results ->
    [one] ein Ergebnis
   *[other] { NUMBER($results) } Ergebnisse
}, { $tournaments ->
    [0] {""}
    [one] ein Turnier,{" "}
   *[other] { NUMBER($tournaments) } Turniere,{" "}
}gelöste Stellungen, dein Name und dein Abzeichen und was du an deinen Exemplaren berichtigt hast.
export-copy-failed = Der Browser erlaubt das Kopieren hier nicht. Sichere die Partie als Datei.

## Import

import-title = Partie importieren
import-drop = Ziehe eine exportierte Datei hierher oder wähle eine aus.
import-choose = Datei wählen
import-paste = Oder füge den Text eines Exports ein
import-checking = Wird geprüft …
import-all-read = Gelesene Partien: { NUMBER($done) } von { NUMBER($count) }
import-empty = Noch gibt es nichts zu importieren: Wähle eine Datei oder füge einen Text ein.
import-empty-file = In dieser Datei steht nichts. Exportiere die Partie noch einmal auf dem Gerät, von dem sie kommt, und wähle dann die neue Datei.
import-too-long = Das ist zu lang für eine Partie.
import-not-json = Das ist keine exportierte Partie: Der Text lässt sich nicht lesen. Wähle die Datei, die beim Export entstand; ist es diese, dann wurde sie unterwegs abgeschnitten.
import-corrections = In dieser Datei stehen Berichtigungen eines gedruckten Spiels. Öffne sie auf dieser Seite:
import-not-a-game = Diese Datei enthält keine Partie.
import-damaged = Dieser versiegelte Export ist beschädigt oder abgeschnitten.
import-newer = Dieser Export stammt von einer neueren Fassung dieser Seite. Lade die Seite neu und versuche es dann noch einmal.
import-unknown-game = Dieser Export gehört zu einem Spiel, das diese Seite nicht kennt.
import-bad-record = Diese Partie lässt sich nach den Regeln nicht nachspielen und wurde deshalb nicht importiert.
import-unchecked = Diese Partie konnte noch nicht geprüft werden, weil das Programm nicht bereit ist. Versuche es gleich noch einmal.
import-nothing-lost = Deine aufbewahrten Partien sind unverändert.

## Neue Partie

new-which = Welches Spiel?
new-rules-murano = Regeln und Varianten
new-who = Wer spielt mit?
new-rules = Regeln des Grundspiels
new-expansions = Erweiterungen
new-expansions-help = Jede lässt sich allein spielen, die meisten auch zusammen.
expansions-label = Mit diesen Erweiterungen
expansion-rules = Regeln nachlesen
new-rules-later = Die Regeln lassen sich wählen, sobald das Spiel geladen ist.
new-asks = Wie der Tisch fragt
new-asks-help = Gilt für dieses Gerät; jederzeit in den Einstellungen zu ändern.
new-series = Wie viele Partien: { $choice }
new-series-label = Partien in dieser Runde
new-extras = { $game } + { $count ->
    [one] ein Extra
   *[other] { $count } Extras
}
new-series-of =
    { $of ->
        [0] eine Partie
        [3] auf zwei Siege
        [5] auf drei Siege
       *[other] ein Turnier für bis zu zwölf Leute
    }
new-start = Partie beginnen
new-name-missing = Alle brauchen einen Namen.
new-name-twice = Zwei tragen denselben Namen. Bitte unterscheide sie.
seat-you = Du
seat-default = Person { $number }
seat-number = Platz { $number }
seat-name = Name auf Platz { $number }
seat-color = Farbe auf Platz { $number }
seat-symbol = Zeichen auf Platz { $number }
seat-up = Nach oben
seat-down = Nach unten
seat-remove = Entfernen
seat-add = Noch jemand spielt mit
color-blue = Blau
color-yellow = Gelb
color-red = Rot
color-green = Grün
color-white = Weiß
color-brown = Braun
color-orange = Orange
color-grey = Grau
symbol-circle = Kreis
symbol-diamond = Raute
symbol-square = Quadrat
symbol-triangle = Dreieck
option-start = Wer beginnt
option-start-help = Wer den ersten Zug hat; danach geht es im Uhrzeigersinn weiter.
option-start-lot = Das Los entscheidet
option-start-seat-1 = Platz 1
option-start-seat-2 = Platz 2
option-start-seat-3 = Platz 3
option-start-seat-4 = Platz 4
option-edition = Ausgabe
option-edition-help = Bestimmt, welches Bonusplättchen es für Häuser in vielen Ländern gibt.
option-edition-all-countries = Alle Länder: ein Haus in jedem der neun Länder
option-edition-first-edition = Erste Auflage „Außerhalb Baiern“: ein Haus in jedem Land außer Baiern
option-decline-carriage = Kutschen dürfen abgelehnt werden
option-decline-carriage-help = Bringt eine Strecke die nächste Kutsche, darfst du sie liegen lassen. Sonst wird sie immer genommen.
option-decline-carriage-true = erlaubt
option-decline-carriage-false = nicht erlaubt
option-open-scores = Offene Punkte
option-open-scores-help = Alle sehen während der Partie alle Punkte. Sonst liegen Bonusplättchen bis zum Ende verdeckt.
option-open-scores-true = offen
option-open-scores-false = verdeckt
option-north-rules = Regeln auf der nördlichen Landkarte
option-north-rules-help = Die nördliche Landkarte kennt zwei Spielweisen.
option-north-rules-horses = Mit Zugpferden: Karten dienen als Strecke oder als Gespann, statt Kutschen und Wagner
option-north-rules-base = Wie das Grundspiel: mit Kutschen und Wagner, die Kartenrücken zählen nicht
option-horse-numbers = Pferde auf den Kartenrücken
option-horse-numbers-help = Wie viele Pferde die drei Karten einer Stadt zeigen.
option-horse-numbers-even = Gemischt: je eine Karte mit einem, zwei und drei Pferden
option-horse-numbers-remote = Nach Lage: abgelegene Städte drei, große Kreuzungen ein Pferd
option-hide-horses = Pferde auf der Hand verbergen
option-hide-horses-help = Niemand sieht, wie viele Pferde die Handkarten der anderen zeigen. Sonst sind die Rücken offen.
option-audience-aid = Gedächtnishilfe
option-audience-aid-help = Du siehst jederzeit, wie du deine Geistlichen verteilt hast. Sonst musst du es dir merken.
option-start-character = Startcharakter
option-start-character-help = Vor dem ersten Zug dürfen alle der Reihe nach einen Charakter kaufen.
option-red-ship-gold = Gold für das rote Schiff
option-red-ship-gold-help = Wer das rote Schiff bewegt, bekommt am Ende des Zuges 1 Gold (nicht beim Überholen mit dem Leuchtturm).
option-one-workshop = Höchstens eine Künstlerwerkstatt
option-one-workshop-help = Niemand darf eine zweite Künstlerwerkstatt behalten.
option-no-workshop-scoring = Wertung ohne Künstlerwerkstatt
option-no-workshop-scoring-help = Bei der Wertung der Charaktere zählt die Künstlerwerkstatt nicht.
option-anchor = Anker des roten Schiffs
option-anchor-help = Wo das rote Schiff zu Beginn liegt.
option-anchor-random = Zufällig
option-anchor-2 = Feld 2
option-anchor-4 = Feld 4
option-anchor-7 = Feld 7
option-anchor-9 = Feld 9
option-anchor-11 = Feld 11
option-anchor-14 = Feld 14
option-anchor-16 = Feld 16
option-anchor-18 = Feld 18
option-income = Insel für das Einkommen
option-income-help = Das Einkommen kommt von einer einzigen Insel.
option-income-automatic = Die beste wird automatisch gewählt
option-income-chosen = Wer am Zug ist, wählt sie
option-assignment = Charaktere zuordnen
option-assignment-help = Wie am Ende die Karten zu den Gondolieri kommen.
option-assignment-best = Die beste Verteilung gilt
option-assignment-by-hand = Alle ordnen selbst zu, mit Vorschlag

## Warum eine Wahl nicht geht

conflict = Das verträgt sich nicht mit einer anderen Wahl.
conflict-rule = Regel { $rule }
conflict-ED-011 = Die erste Auflage gibt es nur für die südliche Landkarte; die nördliche hat ihr eigenes Bonusplättchen für alle Länder. Für das eine lass das andere weg.
conflict-GG-106 = Mit Zugpferden gibt es keine Kutschen der Größen 3 bis 7, also auch keine, die man ablehnen könnte.
conflict-GG-115 = Pferde haben nur die Karten des Nordens.
conflict-GG-218 = Pferde haben nur die Karten des Nordens.
conflict-GG-601 = Diese Spielweise gehört zur nördlichen Landkarte.
conflict-GG-604 = Nach den Regeln des Grundspiels zählen die Pferde nicht.
conflict-CO-003 = Die Kutschen der Audienz stehen für die Länder der südlichen Landkarte; auf der nördlichen Landkarte gibt es sie nicht. Für das eine lass das andere weg.
conflict-AU-115 = Die Gedächtnishilfe gehört zur Audienz.

## Einstellungen

settings-table = Am Tisch
pref-language = Sprache
pref-language-auto = Wie im Browser
pref-theme = Erscheinung
pref-theme-auto = Wie auf dem Gerät
pref-theme-light = Hell
pref-theme-dark = Dunkel
pref-animationSpeed = Bewegungen
pref-animationSpeed-off = Aus
pref-animationSpeed-fast = Schnell
pref-animationSpeed-normal = Normal
pref-animationSpeed-slow = Langsam
pref-computerPace = Tempo der Computer
pref-computerPace-normal = Normal
pref-computerPace-quick = Zügig
pref-computerPace-slow = Langsam
pref-ladder = Leiter und Album
pref-ladder-help = Die vier Stufen als Personen, die nacheinander zum Spiel bitten, und Marken für Städte, Inseln und seltene Taten.
pref-keepResults = Meine Partien zählen
pref-keepResults-help = Was aus beendeten Partien wird, bleibt auf diesem Gerät: Siege, Punkte, Rekorde. Aus: Nichts Neues wird aufbewahrt, und was währenddessen endet, zählt auch später nicht.
pref-sound = Klänge
pref-sound-help = Wenige leise Klänge, in jedem Spiel eigene.
pref-confirmTurns = Züge bestätigen
pref-confirmTurns-help = Ein Zug endet erst, wenn du es sagst; so lässt sich auch der letzte Schritt noch zurücknehmen.
pref-coach = Trainer: sagt, wenn eine Entscheidung teuer war
pref-coach-help = Wenn du allein gegen Computer spielst. Was der Rat empfahl, nennt er nie teuer. Was er sagt, zählt als Rat, sobald du die Entscheidung zurücknimmst und ihm folgst.
pref-lookFirst = Erst ansehen, dann tun
pref-lookFirst-guided = am Anfang
pref-lookFirst-always = immer
pref-lookFirst-never = nie
pref-autoLay = Automatisch anlegen
pref-autoLay-help = Eine Karte, die nur an einem Ende deiner Strecke passt, wird dort ohne Nachfrage angelegt.
pref-confirmAbandon = Vor dem Aufgeben einer Strecke fragen
pref-confirmAbandon-help = Bevor eine unfertige Strecke verloren geht, fragt der Tisch nach.
pref-showHouseSets = Mögliche Häuser zeigen
pref-showHouseSets-help = Beim Abschließen einer Strecke sind die Städte markiert, die ein Haus bekommen dürfen.
pref-brownSquares = Bauplätze markieren
pref-brownSquares-help = Freie Bauplätze an einer Straße tragen ein braunes Quadrat.
pref-shownPrices = Schiffe und ihren Preis zeigen
pref-shownPrices-help = An jedem erreichbaren Feld steht, was die Schiffe dorthin kosten; am gewählten sieht man, welche fahren.
pref-shortRules = Regeln in Kürze
pref-shortRules-help = Das Regelbuch sagt nur das Wichtigste. Für die erste Partie sind die ausführlichen Regeln besser.
pref-ruleNumbers = Nummern der Regeln zeigen
pref-ruleNumbers-help = Am Rand des Regelhefts. Der Tisch nennt sie, wenn etwas nicht geht.
pref-cardMarks = Karten auf der Landkarte zeigen
pref-cardMarks-help = Offene Karten und Handkarten sind an ihren Städten markiert. Was an die Strecke passt, leuchtet.
pref-logMarks = Verlauf auf dem Plan zeigen
pref-logMarks-help = Wähle eine Zeile des Verlaufs, und der Plan zeigt, wo es war.

## Gerät weitergeben

curtain-pass = Gib das Gerät an { $name }
curtain-who = { $name } ist am Zug
curtain-decides = { $name } entscheidet
curtain-turn = Die Karten bleiben verdeckt, bis { $name } da ist.
curtain-continue = Der begonnene Zug geht weiter.
curtain-hidden = Die Seite war nicht zu sehen, deshalb liegen die Karten wieder verdeckt.
curtain-opened = Die Karten bleiben verdeckt, bis { $name } da ist.
curtain-first = Bestätige zuerst, dass { $name } da ist.
curtain-ready = Ich bin { $name }
since-title = Seit deinem letzten Zug
since-meanwhile = Inzwischen
since-first = Was bisher geschah
since-ok = Verstanden
since-hint = Warum?
since-because = An der Stelle von { $name }: { $reasons }
since-unknown = Mehr lässt sich aus dem, was du wissen darfst, nicht sagen.
since-previous = Einen Schritt zurück
since-play = Auf dem Plan zeigen
since-pause = Anhalten
since-next = Einen Schritt weiter
announce-turn = { $name ->
        [Du] Du bist
       *[other] { $name }, du bist
    } am Zug. Runde { $round }.
decision-thurn-und-taxis-assign = { $name ->
        [Du] Du verteilst
       *[other] { $name } verteilt
    } die Geistlichen auf die Kutschen
decision-thurn-und-taxis-return = { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } Amtsplättchen zurück
decision-thurn-und-taxis-reward-card = { $name ->
        [Du] Du darfst
       *[other] { $name } darf
    } eine Karte nehmen
decision-thurn-und-taxis-reward-house = { $name ->
        [Du] Du darfst
       *[other] { $name } darf
    } ein Haus setzen
decision-thurn-und-taxis-final-return = { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } zum letzten Mal Amtsplättchen zurück
decision-thurn-und-taxis-move = { $name ->
        [Du] Du bewegst
       *[other] { $name } bewegt
    } die Kutschen nach Rom
decision-murano-offer = { $name ->
        [Du] Du darfst
       *[other] { $name } darf
    } einen Startcharakter kaufen
decision-murano-assign = { $name ->
        [Du] Du ordnest
       *[other] { $name } ordnet
    } die Charaktere den Gondolieri zu
last-round = Letzte Runde!
last-round-houses = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } das letzte Haus gesetzt. { $last ->
    [yes] Nach diesem Zug wird gezählt.
   *[no] Diese Runde spielt ihr noch zu Ende, dann wird gezählt.
}
last-round-carriage = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die 7er-Kutsche. { $last ->
    [yes] Nach diesem Zug wird gezählt.
   *[no] Diese Runde spielt ihr noch zu Ende, dann wird gezählt.
}
last-round-murano = Zwei Sorten Plättchen sind aufgebraucht. Alle anderen haben noch einen Zug, dann wird gewertet.

## Tabs

lock-watching = Diese Partie wird in einem anderen Tab gespielt. Hier kannst du zusehen; schließe den anderen Tab, um hier weiterzuspielen.
lock-free = Der andere Tab hat diese Partie freigegeben.
lock-watching-older = Diese Partie wird in einem anderen Tab gespielt. Ihre letzten Züge sind nur dort: Dieser Browser kann sie nicht aufbewahren, und hier ist ein älterer Stand zu sehen.
lock-free-older = Der andere Tab hat diese Partie freigegeben. Ihre letzten Züge waren nur dort: Was hier zu sehen ist, kann älter sein.
lock-gone = Diese Partie wurde in einem anderen Tab entfernt oder beiseitegelegt: Sie ist nicht mehr aufbewahrt. „Hier weiterspielen“ bewahrt sie wieder auf; sonst verlass diese Seite.
lock-take-over = Hier weiterspielen
lock-home = Diese Partie ist in einem anderen Tab geöffnet.

## Ende

end-title = Die Partie ist zu Ende
end-winner-you = Du gewinnst!
end-stamps =
    { $count ->
        [one] Eine neue Marke im Album
       *[other] { NUMBER($count) } neue Marken im Album
    }
end-name = Hier heißt du „Du“. Möchtest du einen Namen?
results-name = Deinen Namen eintragen
results-name-text = Unter diesem Namen zählen Partien, die du allein spielst, und auch die, die bisher ohne Namen gespielt wurden.
results-name-label = Dein Name
results-name-take = Das bin ich
end-asked = { $name } ({ $level }) bittet zum Spiel
end-standings = Stand nach { $games } Partien
between = Zwischen den Partien
between-solved = { $count ->
    [0] {""}
   *[other] { $count } gelöst
}
between-day-open = { $begun ->
    [1] heute begonnen
   *[0] heute neu
}
between-day = { $game }: { $known ->
    [known] { $points }, Par { $par }
    [none] { $points }
   *[open] noch offen
}
between-lost = { $task ->
    [best] {""}
   *[other] kostet dich am meisten: { $kind }
}
between-tournament = { $played } von { $tables } Partien gespielt
series = Partien als Serie
end-series = Noch einmal als
counts =
    { $kind ->
        [never] Zählt nicht: „Meine Partien zählen“ ist in den Einstellungen aus.
        [before] Zählt { $rated ->
            [yes] für die Wertungszahl, mit höchstens { $few } Ratschlägen; allein gespielt auch für die Leiter.
           *[no] unter „Deine Partien“, auch mit Rat.
        }
       *[no] Zählt unter „Deine Partien“{ $rated ->
            [yes] {" "}und für die Wertungszahl
           *[no] {""}
        }{ $kind ->
            [series] {", "}auch in der Serie
           *[no] {""}
        }.
    }
end-hinted = { $own ->
    [yes] { $count ->
        [1] Gespielt mit einem von { $few } Ratschlägen, die die Leiter erlaubt
       *[other] Gespielt mit { $count } von { $few } Ratschlägen, die die Leiter erlaubt
    } (zurückgenommene zählen nicht).
   *[no] Gespielt mit { $count } Ratschlägen: Mit mehr als { $few } zählt sie weder für die Wertungszahl noch für Marken und Leiter.
}
results-hinted = { $count ->
    [1] mit einem Rat
   *[other] mit { $count } Ratschlägen
}
end-uncounted = Diese Partie steht nicht in „Deine Partien“: { $why ->
    [off] „Meine Partien zählen“ war aus, als sie endete.
    [middle] Sie begann mitten in einer anderen.
    [same] Sie begann mit den gleichen Karten wie eine andere.
    [again] Diese Tagespartie wurde schon einmal gespielt.
    [brought] Sie kam fertig gespielt auf dieses Gerät.
    [people] Alle Züge spielten Computer.
    [shared] { $who ->
        [you] Du hast { $own } von { $all } Zügen selbst gespielt, deshalb zählt sie nicht. In der nächsten Partie sitzt du wieder da.
       *[other] { $who } hat { $own } von { $all } Zügen selbst gespielt, deshalb zählt sie nicht. In der nächsten Partie sitzt { $who } wieder da.
    }
   *[known] Dieselbe Partie wurde schon gezählt.
}
end-origin = Die Partie, aus der sie kommt, endete so: { $scores }.
end-origin-open = Zur ursprünglichen Partie
results-score = { $name } { $points }
end-par = { $known ->
    [known] Mit { $points } Punkten liegst du { $side ->
        [1] { $apart } über dem Par von { $par }
        [0] genau auf dem Par
       *[-1] { $apart } unter dem Par von { $par }
    }, das die stärkste Stufe mit deinen Karten erreicht.
    [failed] Das Par lässt sich nicht ausrechnen.
   *[waits] Das Par wird ausgerechnet …
}
end-then = Und jetzt?
series-length =
    { $of ->
        [3] Auf zwei Siege
        [5] Auf drei Siege
       *[0] Eine Partie nach der anderen
    }
series-game =
    { $of ->
        [3] Partie { $number }, auf zwei Siege
        [5] Partie { $number }, auf drei Siege
       *[0] Partie { $number } dieser Serie
    }
series-stands =
    { $state ->
        [decided]
            { $who ->
                [you] du gewinnst die Serie mit { $score }!
                [name] die Serie geht mit { $score } an { $name }!
               *[none] die Serie endet { $score } unentschieden.
            }
       *[open]
            { $who ->
                [you] du führst { $score }
                [name] { $name } führt { $score }
               *[none] es steht { $score }
            }
    }
end-standings-wins = Siege
end-standings-points = Punkte zusammen
end-record-you = Dein Rekord ({ $points }): so viele Punkte wie noch nie in diesem Spiel.
end-record = Ein Rekord für { $names }: so viele Punkte wie noch nie in diesem Spiel.
end-winner = { $name ->
    [Du] Du gewinnst!
   *[other] Der Sieg geht an { $name }!
}
end-by =
    { $margin ->
        [1] Mit { $points ->
            [1] einem Punkt
           *[other] { $points } Punkten
        }, einem mehr als { $second ->
            [none] der zweite Platz
            [Du] du
           *[other] { $second }
        }.
       *[other] Mit { $points ->
            [1] einem Punkt
           *[other] { $points } Punkten
        }, { $margin } mehr als { $second ->
            [none] der zweite Platz
            [Du] du
           *[other] { $second }
        }.
    }
end-table = Tisch zeigen
end-show = Ergebnis zeigen
tie-break = Gleichstand! Nach den Regeln entscheidet dann etwas anderes als die Punkte.
tie-break-thurn-und-taxis-owner = Gleichstand: { $tied } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Das Spielende-Plättchen entscheidet, und das { $winner ->
    [Du] hast du
   *[other] hat { $winner }
}.
tie-break-thurn-und-taxis-next = Gleichstand: { $tied } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Das Spielende-Plättchen { $owner ->
    [Du] hast du
   *[other] hat { $owner }
}; von dort im Uhrzeigersinn { $winner ->
    [Du] kommst du
   *[other] kommt { $winner }
} zuerst.
tie-break-murano-next = Gleichstand: { $tied } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Das Gold entscheidet, und davon { $winner ->
    [Du] hast du
   *[other] hat { $winner }
} am meisten.
tie-break-murano-shared = { $tied } haben je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und gleich viel Gold: Ihr teilt euch den Sieg.
picture = Bild
picture-failed = Dieser Browser konnte das Bild nicht herstellen.
rematch = { $series ->
    [on] Serie fortsetzen
   *[no] Noch einmal
}
same-deal = Gleiche Karten
same-deal-daily = Gleiche Karten (zählt nicht)
other-deal = Andere Karten
same-deal-text = Die gleichen Karten kommen in derselben Reihenfolge; deshalb zählt die Partie nicht für „Deine Partien“. Wer sitzt wo?
same-deal-kept = Wie zuvor: { $seats }
same-deal-moved = Einen Platz weiter: { $seats }
branch-kept = Die beendete Partie bleibt, wie sie ist; dies ist eine neue von hier an, und sie zählt nicht für „{ results }“.{ $later ->
    [yes] {" "}Der Computer zieht zu Ende, dann bist du dran.
   *[no] {""}
}
branch-round = { $game } ab Runde { $round }
count = Noch einmal zählen
end-steps = Was gezählt hat, Stück für Stück
scoring = Die Wertung
scoring-next = Weiter
scoring-skip = Zum Ergebnis
scoring-spoken = { $text }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Jetzt { $total }.
score-title = Endstand
score-part-carriage = Größte Kutsche
score-part-tiles = Bonus­plättchen
score-part-houses = Nicht gesetzte Häuser
score-part-courier = Kurier der Fürstin
score-part-chips = Punktechips
score-part-audience = Geistliche in Rom
score-part-track = Punkte aus der Partie
score-part-start = Zu Beginn
score-part-glass = Glashütten
score-part-shop = Läden
score-part-palace = Paläste
score-part-special = Sonder­gebäude
score-part-production = Produktion
score-part-characters = Charaktere
score-part-gondoliers = Gondolieri ohne Karte
score-total = Summe
score-gold = Gold
score-rank = Platz
score-rank-number = { $rank }.
chart-label = Wie die Punkte im Lauf der Partie wuchsen; die Endzahlen stehen in der Tabelle.
chart-title = Punkte, wenn in dieser Runde Schluss gewesen wäre, mit allem, was noch verdeckt war
chart-rounds = Runde
chart-games = Partien

## Wiedergabe

replay = Nachspielen
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-close =
    { $from ->
        [decision] Zurück zur Auswertung
        [endedReplay] Zurück zum Ergebnis
        [coached] Zurück zur Partie
       *[other] Nachspielen beenden
    }
replay-step-label = Schritt der Partie
replay-count = { $step } / { $last }
replay-branch = Von hier weiterspielen
replay-over = Die Partie ist zu Ende; der nächste Schritt zählt die Punkte.
replay-shut =
    { $step ->
        [0] Hier beginnt die Partie.
       *[other] Hier endet das Nachspielen.
    }
replay-untold =
    { $ends ->
        [yes] { $name ->
        [Du] Du beendest
       *[other] { $name } beendet
    } den Zug.
       *[no] { $name ->
        [Du] Du tust
       *[other] { $name } tut
    } hier nichts weiter.
    }
replay-turn = { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } am Zug. Davor: { $done }
replay-start = Der Tisch ist gedeckt.

## Ohne Netz und Erneuerung

update-available = Eine neue Fassung ist da.
update-reload = Jetzt neu laden
update-later = Später

## Fehler

fault-told = Auf dieser Seite ist etwas schiefgegangen. Wenn sie nicht mehr tut, was du drückst, lade sie neu.
fault-reload = Neu laden
error-unknown = Das ging nicht ({ $id }), und es hat sich nichts verändert. Versuche es noch einmal, oder lade die Seite neu.
error-illegal-action = Das geht jetzt nicht. Wähle etwas, das leuchtet, oder öffne „Alle Aktionen“.
error-illegal-action-rule = Das geht jetzt nicht (Regel { $rule }). Wähle etwas, das leuchtet, oder öffne „Alle Aktionen“.
error-unreadable-action = Der Tisch hat diesen Zug nicht verstanden. Versuche es noch einmal, oder wähle ihn unter „Alle Aktionen“.
error-ambiguous-action = Das könnte mehreres bedeuten. Wähle unter „Alle Aktionen“, was du meinst.
error-game-over = Die Partie ist zu Ende. Du kannst sie nachspielen oder eine neue beginnen.
error-not-your-turn = Gerade ist jemand anderes am Zug. Gleich bist du wieder dran.
error-no-game = Es liegt keine Partie auf dem Tisch. Öffne eine von der Startseite.
error-bad-call = Der Tisch hat diese Anfrage nicht verstanden. Lade die Seite neu, wenn das wieder geschieht.
error-hidden = Das bleibt bis zum Ende der Partie geheim.
error-engine-crash = Das Spiel bleibt dabei stehen. Vielleicht war der Speicher zu knapp: Schließe andere Tabs und versuche es noch einmal.
error-unknown-game = Dieses Spiel gibt es hier nicht. Lade die Seite neu, um die neueste Fassung zu bekommen.
error-bad-option = Eine der gewählten Regeln passt nicht zu den anderen. Ändere deine Wahl; der Grund steht daneben.
error-bad-patch = Diese Korrektur des Gedruckten passt nicht zum Spiel. Sieh sie dir noch einmal an oder spiele ohne sie.
error-bad-players = So kann es nicht losgehen: Es braucht zwei bis vier Leute mit verschiedenen Namen.
error-bad-seed = Die Karten ließen sich nicht mischen. Bitte versuche es noch einmal.
error-bad-record = Die Aufzeichnung der Partie ist beschädigt. Nimm einen früheren Export, wenn du einen hast.
error-bad-record-at = Die Aufzeichnung der Partie ist bei Aktion Nummer { $number } beschädigt. Nimm einen früheren Export, wenn du einen hast.
error-newer-record = Die Aufzeichnung stammt von einer neueren Fassung. Lade die Seite neu, um sie zu bekommen.
error-bad-position = Diese Stellung kann in einer Partie nicht vorkommen.
error-saved-elsewhere = Diese Partie wurde in einem anderen Tab weitergespielt. Hier kannst du nur noch zusehen.
undo-blocked-revealed = Hier ist Schluss mit Zurücknehmen: Etwas Neues ist aufgedeckt.
undo-blocked-turn = Weiter lässt sich nichts zurücknehmen.
undo-blocked-start = Es gibt nichts zurückzunehmen.

## Dieses Gerät

device = Dieses Gerät
device-games = Partien
device-count = { $count ->
    [0] Hier ist keine aufbewahrt.
    [one] Hier ist eine aufbewahrt.
   *[other] Hier sind { NUMBER($count) } aufbewahrt.
}
device-place-disk = Jede Aktion steht auf dem Datenträger, bevor sie zählt.
device-place-browser = Dieser Browser hat nur seinen schnellen Speicher: Stürzt er ab, kann alles verloren gehen, was gespielt wurde, seit die Seite offen ist.
device-place-page = Dieser Browser bewahrt nichts auf: Mit der Seite sind die Partien weg. Exportiere sie.
device-promise = Zusage des Browsers
device-promise-yes = Er behält die Partien, bis du sie entfernst.
device-promise-no = Noch keine.
device-promise-risk = Wird der Platz knapp oder warst du wochenlang nicht da, kann er alles löschen. Exportiere deine Partien ab und zu, oder lege die Seite auf den Home-Bildschirm.
device-promise-refused = Der Browser sagt noch nichts zu. Oft tut er es, sobald die Seite auf dem Home-Bildschirm oder unter den Lesezeichen ist.
device-ask = Um Zusage bitten
device-room = Platz
device-room-left = { NUMBER($used, maximumFractionDigits: 1) } MB belegt, { NUMBER($room, maximumFractionDigits: 0) } MB frei
device-copy = Spielen ohne Netz
device-copy-looking = Wird geprüft …
device-copy-none = Noch nicht: Dieser Browser hat die Seite bisher nicht aufbewahrt.
device-copy-insecure = Hier nicht möglich: Browser bewahren Seiten nur von Adressen auf, die mit https beginnen.
device-copy-whole = Vollständig: { $files ->
    [one] Die eine Datei ist da.
   *[other] Alle { NUMBER($files) } Dateien sind da.
}
device-copy-mended = { $count ->
    [one] Eine Datei zum Spielen ohne Netz fehlte oder war beschädigt. Sie wurde neu geholt.
   *[other] { NUMBER($count) } Dateien zum Spielen ohne Netz fehlten oder waren beschädigt. Sie wurden neu geholt.
}
device-copy-bad = { $count ->
    [one] Eine Datei fehlt oder ist beschädigt und ließ sich nicht holen. Prüfe die Verbindung und versuche es noch einmal.
   *[other] { NUMBER($count) } Dateien fehlen oder sind beschädigt und ließen sich nicht holen. Prüfe die Verbindung und versuche es noch einmal.
}
device-check = Kopie prüfen
device-picture = Schneller Start
device-picture-kept = Bereit: Beim nächsten Besuch beginnt das Spiel mit einem Abbild seines Speichers, das dieser Browser aufbewahrt.
device-picture-none = Noch nicht: Das Abbild entsteht, wenn die Seite eine Weile ruht.
device-picture-refused = In diesem Browser nicht möglich; das Spiel startet jedes Mal von vorn.
device-picture-impossible = Hier nicht möglich: Dieser Browser bewahrt nichts auf.
device-picture-no-room = Zu wenig Platz; das Spiel startet jedes Mal von vorn.
device-version = Fassung
device-export = Alle Partien exportieren
import-all-progress = Partie { NUMBER($done) } von { NUMBER($count) }
import-all-done = { $added ->
    [0] { $unkept ->
        [0] Es war nichts Neues dabei
       *[other] Keine Partie kam dazu
    }
    [one] Eine Partie kam dazu
   *[other] { NUMBER($added) } Partien kamen dazu
}{ $known ->
    [0] .
    [one] , eine war schon da.
   *[other] , { NUMBER($known) } waren schon da.
}{ $unkept ->
    [0] {""}
    [one] {" "}Eine steht nur auf dieser Seite, bis das Speichern wieder klappt.
   *[other] {" "}{ NUMBER($unkept) } stehen nur auf dieser Seite, bis das Speichern wieder klappt.
}
import-all-known = { $known ->
    [0] Es war keine Partie dabei.
    [one] Die eine Partie war schon da.
   *[other] Alle { NUMBER($known) } Partien waren schon da.
}
import-all-positions = Dazu { $count ->
    [one] kam eine Stellung, { $solved ->
        [0] noch nicht gelöst.
       *[other] gelöst.
    }
   *[other] kamen { NUMBER($count) } Stellungen, davon { NUMBER($solved) } gelöst.
}
import-all-tournaments = Dazu { $count ->
    [one] kam ein Turnier.
   *[other] kamen { NUMBER($count) } Turniere.
}
import-all-copies = { $count ->
    [one] Die Berichtigungen eines Spiels kamen mit.
   *[other] Die Berichtigungen von Spielen kamen mit.
}
import-all-results = { $count ->
    [one] Ein Ergebnis kam mit.
   *[other] { NUMBER($count) } Ergebnisse kamen mit.
}
import-all-left = { $count ->
    [one] Eine weitere wurde nicht mehr angesehen, weil das Fenster geschlossen wurde.
   *[other] { NUMBER($count) } weitere wurden nicht mehr angesehen, weil das Fenster geschlossen wurde.
}
import-all-bad = { $count ->
    [one] Eine ließ sich nicht lesen und blieb weg.
   *[other] { NUMBER($count) } ließen sich nicht lesen und blieben weg.
}
