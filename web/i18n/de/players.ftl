### Computerspieler: Stufen, Platzmenü, Nachdenken, Rat, Auswertung.

## Stufen

level-apprentice-name = Lehrling
level-apprentice-character = Nimmt, was am nächsten liegt, und übersieht noch vieles.
level-messenger-name = Bote
level-messenger-character = Spielt ordentlich, schaut aber nur bis heute Abend.
level-merchant-name = Kaufherrin
level-merchant-character = Weiß, was alles auf dem Tisch wert ist, und rechnet schnell.
level-patrician-name = Patrizierin
level-patrician-character = Probiert vor jedem Zug Hunderte von Partien im Kopf.

## Wer sitzt wo

player-person = Mensch
player-computer = Computer
player-at = Wer spielt auf Platz { $number }?
player-of = Wer spielt für { $name }?
players-menu = Plätze
players-menu-help = Jeder Platz lässt sich mitten in der Partie übergeben; es gilt sofort.
players-menu-hidden = Übernimmt ein Mensch, bleiben die Karten verdeckt, bis er da ist.
new-no-person = Nur Computer am Tisch: Ihr könnt ihnen zusehen.

## Allein spielen

solo = Allein spielen
solo-title = Gegen wen?
solo-help = Tippe auf eine Stufe; die Partie beginnt sofort.
solo-opponents = Gegner am Tisch
solo-game = Welches Spiel?
solo-waits = Gleich geht es los …

## Nachdenken

thinking-turn = ist am Zug
thinking-thinks = denkt nach
thinking-progress = Wie viel der Bedenkzeit verstrichen ist
thinking-now = Jetzt ziehen
thinking-undo = Zurücknehmen
thinking-stuck = Der Computer kommt hier nicht weiter. Die Partie ist sicher aufbewahrt.

## Rat

hint = Rat
hint-title = Ein Rat
hint-thinking = Wird überlegt …
hint-stop = Reicht schon
hint-chance = Aussicht auf den Sieg: { $percent } %
hint-others = Auch zu erwägen
hint-option = { $action } – { $percent } %
hint-honest = Nur aus dem, was du selbst weißt.

## Auswertung

analysis = Auswertung
analysis-title = Auswertung der Partie
analysis-running = Die Partie wird noch einmal durchdacht
analysis-stop = Genügt
analysis-chart-label = Wie sich die Aussichten auf den Sieg nach jedem Zug änderten; die teuersten Entscheidungen stehen darunter.
analysis-chart = Aussicht auf den Sieg in Prozent
analysis-costly = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung hat viel gekostet.
analysis-decision = Runde { $round }: { $name }
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-cost = { $from } % statt { $to } %
analysis-show = Am Brett zeigen
analysis-back = Zurück zur Auswertung
analysis-at = Hier spielte { $name }: { $action } ({ $from } %). Besser: { $better } ({ $to } %).
