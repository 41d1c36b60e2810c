# Die Worte des Musterspiels.

game-dredging = Baggern
game-dredging-about = Im Kanal liegen Perlen; wer die letzte nimmt, gewinnt. Für 2 bis 3 Personen, eine Minute.
option-beads = Perlen
option-beads-help = So viele liegen am Anfang im Kanal.
option-beads-12 = 12 Perlen
option-beads-20 = 20 Perlen
score-part-last = Letzte Perle

dre-region-canal = Perlen im Kanal
dre-secret = Deine geheime Perle: { $secret }
dre-taken = { $count } genommen
dre-beads = { $count ->
    [one] Im Kanal liegt eine Perle.
   *[other] Im Kanal liegen { $count } Perlen.
}
dre-prompt-take = Nimm eine bis drei Perlen
dre-prompt-done = Beende deinen Zug
dre-do-take = { $count ->
    [one] Eine Perle nehmen
   *[other] { $count } Perlen nehmen
}
dre-actions-take = Perlen nehmen
dre-actions-end = Weitergeben
dre-key-take = so viele Perlen nehmen
dre-help-take = Nimm
dre-help-take-text = eine bis drei Perlen.
dre-help-end = Gib weiter
dre-help-end-text = an die nächste Person.
dre-help-last = Wer die letzte Perle nimmt, gewinnt.
dre-log-took = { $count ->
    [one] { $name } nimmt eine Perle.
   *[other] { $name } nimmt { $count } Perlen.
}
dre-log-turn = { $name } ist am Zug (Runde { $round }).

rule-DR-001 = Es lassen sich nur eine bis { $most } Perlen nehmen.
rule-DR-002 = Es sind nur noch { $left } da.
rule-DR-003 = Die Partie ist zu Ende.
rule-DR-004 = Gerade ist jemand anderes am Zug.
rule-DR-005 = Nimm erst Perlen.
rule-DR-006 = Du hast schon Perlen genommen.
