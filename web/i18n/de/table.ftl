# Worte, die auf jedem Spieltisch gleich sind.

table-yes = Ja
table-no = Nein
table-close-bubble = Hinweis schließen
table-close-dialog = Schließen
table-rule = Regel { $rule }
table-region-prompt = Wer am Zug ist und was zu tun ist
table-region-turn = Zug
table-region-log = Spielverlauf
table-undo = Zurücknehmen
table-restart = Zug von vorn
table-undo-start = Es gibt nichts zurückzunehmen.
table-undo-turn = Der vorige Zug gehört schon jemand anderem.
table-undo-revealed = Hier ist Schluss mit Zurücknehmen: Es wurde eine neue Karte aufgedeckt.
table-bubble-why = Warum das nicht geht
table-bubble-ask = Nachfrage
table-bubble-info = Auskunft
table-log-empty = Noch ist nichts geschehen.
table-log-since = Seit deinem letzten Zug
