# Worte, die auf jedem Spieltisch gleich sind.

table-yes = Ja
table-no = Nein
table-close-bubble = Hinweis schließen
table-forecast = Wenn jetzt Schluss wäre
table-forecast-total =
    { $total ->
        [one] ein Punkt
       *[other] { $shown } Punkte
    }
table-forecast-least =
    { $total ->
        [one] mindestens ein Punkt
       *[other] mindestens { $shown } Punkte
    }
table-forecast-part = { $part }: { $points }
table-forecast-hidden = Was verdeckt liegt, käme noch dazu.
table-player-title = Was { $name ->
        [Du] bei dir offen
       *[other] bei { $name } offen
    } liegt
table-player-ask = { $name ->
        [Du] Du: was offen
       *[other] { $name }: was offen
    } liegt
table-close-dialog = Schließen
table-rule = Regel { $rule }
table-region-prompt = Wer am Zug ist und was zu tun ist
table-region-turn = Zug
table-region-tools = Listen und Hilfe
table-region-log = Spielverlauf
table-undo = Zurücknehmen
table-restart = Zug von vorn
table-actions-back = Zurücknehmen
table-undo-start = Es gibt nichts zurückzunehmen.
table-undo-laid = Hier beginnt die Stellung: Es gibt nichts zurückzunehmen.
table-undo-turn = Davor { $name ->
        [Du] warst du am Zug
       *[other] war { $name } am Zug
    }; was andere Menschen getan haben, lässt sich nicht zurücknehmen.
table-undo-revealed = Hier ist Schluss mit Zurücknehmen: Etwas Neues ist aufgedeckt.
table-undo-since = Dein letzter Zug lässt sich nicht mehr zurücknehmen: Seither ist etwas Neues aufgedeckt.
table-take-back-title = { $whole ->
    [yes] Deinen ganzen Zug zurücknehmen?
   *[no] Deinen letzten Schritt zurücknehmen?
}
table-take-back-text = { $whole ->
    [yes] Zurückgenommen wird dein ganzer Zug
   *[no] Zurückgenommen wird dein letzter Schritt
}{ $names ->
    [none] .
   *[other] {" "}und alles, was seitdem durch { $names } geschehen ist.
}
table-take-back-no = Weiterspielen
table-bubble-why = Warum das nicht geht
table-bubble-ask = Nachfrage
table-bubble-info = Auskunft
table-log-empty = Noch ist nichts geschehen: Hier steht bald, was am Tisch geschieht.
table-log-since = Seit deinem letzten Zug
table-log-nowhere = Zu dieser Zeile gehört kein Ort auf dem Plan.
table-log-unmarked = Der Plan zeigt keine Zeilen des Verlaufs: „Verlauf auf dem Plan zeigen“ ist in den Einstellungen aus.
table-guide = Führung
table-guide-on = Führung durch das Spiel beginnen
table-guide-leave = Führung beenden
table-guide-off = Aus
table-guide-left = Die Führung ist beendet. Über die Hilfe beginnt sie von vorn.
table-guide-left-known = Die Führung ist beendet, und von nun an gilt schon der erste Druck. Über die Hilfe beginnt sie von vorn.
table-guide-left-looking = Es bleibt dabei: erst ansehen, dann tun. In den Einstellungen kannst du das ändern.
table-guide-waits = Nach diesem Rat geht die Führung weiter.
table-guide-silent = Die Führung hat gerade nichts zu zeigen.
table-guide-looks = Der erste Druck zeigt sie nur, der zweite nimmt sie.
table-guide-start = Zeig es mir
table-guide-known = Ich kenne das Spiel
table-guide-next = Klar
table-guide-more = Weiter
table-guide-chapters = Kapitel der Führung
table-key-guide = zu dem, was die Führung zeigt

# Was jedes Spiel auch in eigenen Worten sagen kann: Gibt es `tut-tool-log`, so gilt es statt `table-tool-log`.

table-region-players = Mitspielende
table-end-turn = Zug beenden
table-tool-log = Verlauf
table-tool-actions = Alle Aktionen
table-tool-help = Hilfe
table-prompt-over = Die Partie ist zu Ende.
table-prompt-won = Du gewinnst.
table-prompt-winners = { $count ->
    [one] { $names ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }.
   *[other] { $names } gewinnen gemeinsam.
}
table-prompt-waiting = { $name ->
        [Du] bist
       *[other] ist
    } am Zug.
table-prompt-watching = { $name ->
        [Du] bist
       *[other] ist
    } am Zug. Du siehst zu.
table-info-read-only = Hier kannst du gerade nur zusehen.
table-info-over = Die Partie ist zu Ende.
table-info-replay = Das ist das Nachspielen. Mit dem Kreuz unten verlässt du es.
table-info-starting = Einen Augenblick: Das Spiel startet noch.
table-info-own-turn = Jetzt bist du am Zug.
table-info-not-your-turn = Gerade ist { $name } am Zug.
table-info-no-hint = { $riddle ->
    [yes] Hier gibt es keinen Rat: Du suchst selbst, was am besten ist.
   *[no] Rat gibt es nur in Partien, in denen ein Computer mitspielt.
}
table-info-asked = Es bleibt, wie es war. Noch einmal, und dein Zug ist zu Ende.
table-info-once = Der zweite, schnelle Druck zählte nicht.
table-info-once-key = Der zweite, schnelle Tastendruck zählte nicht.
table-window-first = { $asks ->
    [yes] Beantworte das zuerst.
   *[no] Schließe zuerst dieses Fenster.
}
table-look = { $action }: noch einmal, dann geschieht es. Zurücknehmen lässt es sich nicht.
table-info-no-key = Diese Taste bedeutet hier nichts. „?“ zeigt alle.
table-info-nothing-open = Gerade ist nichts offen, was sich schließen ließe.
table-info-too-late = Das geht inzwischen nicht mehr.
table-info-too-late-for = „{ $action }“ geht inzwischen nicht mehr.
table-info-changed = Hier ist jetzt etwas anderes. Noch einmal, wenn du es meinst.
table-info-unclear = Wähle erst, wie oder wohin.
table-look-first-title = Einmal oder zweimal drücken?
table-look-first-text = Bisher hat der erste Druck nur gezeigt, was ein Schritt bringt; erst der zweite hat ihn getan. Wie soll es künftig sein? Zweimal schnell gedrückt zählt als einmal. In den Einstellungen heißt das „Erst ansehen, dann tun“.
table-look-first-always = Zweimal: erst ansehen
table-look-first-never = Einmal: sofort tun
table-actions-none = Gerade ist nichts zu tun.
table-key-actions = alle Aktionen als Liste
table-key-undo = zurücknehmen
table-key-end = Zug beenden
table-key-hint = um Rat fragen (Eingabe führt ihn aus), oder ihn weglegen
table-key-log = der Verlauf
table-key-players = die Mitspielenden
table-key-help = diese Hilfe
table-key-cancel = abbrechen
table-help-title = Ein Zug und die Tasten
table-help-keys = Tasten
table-count-part = { $name }: { $part }
table-log-over = { $count ->
    [one] { $names ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }.
   *[other] { $names } gewinnen gemeinsam.
}
table-lost-board = Der Browser hat dieses Bild verloren und zeichnet es neu. Kommt es nicht wieder, öffne die Seite neu: Die Partie ist gespeichert.
table-told = Spielplan in Worten
table-told-help = Pfeiltasten gehen von Ort zu Ort, mit Umschalt nur zu denen, die zur Wahl stehen, Bild ab zur nächsten Tafel; die Eingabetaste tut, was ein Druck auf den Spielplan tut.
table-told-live = { $count ->
    [0] Gerade ist kein Ort des Spielplans gefragt.
    [one] Ein Ort steht jetzt zur Wahl.
   *[other] { $count } Orte stehen jetzt zur Wahl.
}
table-key-told = Spielplan in Worten
