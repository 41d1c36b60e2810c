# Der Tisch von Murano.

mur-region-map = Spielplan: die Lagune
mur-region-act = Was jetzt möglich ist
mur-region-own = Dein Besitz

mur-tool-goods = Karten und Sondergebäude
mur-tool-goods-count = Karten und Sondergebäude: { $count }

mur-space = Feld { $no } ({ $kind ->
    [gold] bringt Gold
   *[other] { $action }
})
mur-action-gold = 2 Gold
mur-action-glass = Glas­hütte
mur-action-shop = Laden
mur-action-palace = Palast
mur-action-special = Sonder­gebäude
mur-action-character = Charakter
mur-action-gondolier = Gondoliere
mur-action-build = Bauen
mur-action-income = Einkommen
mur-action-production = Produktion
mur-action-hire = Anheuern, entlassen
mur-action-none = dieses Feld
mur-action-gold-does = Du nimmst { $gold } Gold.
mur-action-glass-does = Für { $glass } Gold nimmst du eine Glashütte.
mur-action-shop-does = Für { $shop } Gold nimmst du den obersten Laden, für { $shopChoice } Gold einen deiner Wahl.
mur-action-palace-does = Für { $palace } Gold nimmst du den obersten Palast, für { $palaceChoice } Gold einen deiner Wahl.
mur-action-special-does = Für { $special } Gold nimmst du ein Sondergebäude.
mur-action-character-does = Du siehst dir Charaktere an und darfst einen kaufen. Jeder kostet 1 Gold mehr als der vorige.
mur-action-gondolier-does = Du stellst einen Gondoliere auf eine Gondel: { $gondolierOwn } Gold in deiner Farbe, { $gondolierOther } Gold in einer anderen.
mur-action-build-does = Du baust ein bis drei Plättchen: Straßen vom Stapel oder Gebäude, die vor dir liegen.
mur-action-income-does = { $chosen ->
    [yes] Auf einer Insel deiner Wahl
   *[no] Auf deiner besten Insel
} bringt jeder Kunde, der zu einem deiner Läden passt, 1 Gold.
mur-action-production-does = Jede Glashütte macht aus 2 Punkten einen Glasstein; danach darfst du bis zu drei Glassteine einer Farbe verkaufen.
mur-action-hire-does = Du heuerst für { $hire } Gold einen Gondoliere an, oder du entlässt einen und bekommst { $dismiss } Gold.

mur-sort-street = Straße
mur-sort-glass = Glashütte
mur-sort-shop = Laden
mur-sort-palace = Palast
mur-sort-special = Sondergebäude
mur-sorts-street = Straßen
mur-sorts-glass = Glashütten
mur-sorts-shop = Läden
mur-sorts-palace = Paläste
mur-sorts-special = Sondergebäude
mur-sorts-own = eigene Gebäude
mur-sorts-own-glass = eigene Glashütten
mur-sorts-own-shop = eigene Läden
mur-sorts-building = weitere Gebäude
mur-sorts-bead = Glassteine
mur-tile-street = { $colour ->
    [red] { $count ->
        [one] Straße mit einem roten Kunden
       *[other] Straße mit { $count } roten Kunden
    }
    [blue] { $count ->
        [one] Straße mit einem blauen Kunden
       *[other] Straße mit { $count } blauen Kunden
    }
    [grey] { $count ->
        [one] Straße mit einem grauen Kunden
       *[other] Straße mit { $count } grauen Kunden
    }
   *[none] Straße ohne Kunden
}
mur-tile-glass = Glashütte
mur-tile-shop = { $colour ->
    [red] roter Laden
    [blue] blauer Laden
    [grey] grauer Laden
   *[none] Laden
}
mur-tile-palace = { $count ->
    [0] Palast
    [one] Palast mit einem Wappen
   *[other] Palast mit { $count } Wappen
}
mur-tile-special = Sonder­gebäude
mur-tile-none = Plättchen
mur-gained-street = { $colour ->
    [red] { $count ->
        [one] eine Straße mit einem roten Kunden
       *[other] eine Straße mit { $count } roten Kunden
    }
    [blue] { $count ->
        [one] eine Straße mit einem blauen Kunden
       *[other] eine Straße mit { $count } blauen Kunden
    }
    [grey] { $count ->
        [one] eine Straße mit einem grauen Kunden
       *[other] eine Straße mit { $count } grauen Kunden
    }
    [none] eine Straße ohne Kunden
   *[any] eine Straße
}
mur-gained-glass = eine Glashütte
mur-gained-shop = { $colour ->
    [red] einen roten Laden
    [blue] einen blauen Laden
    [grey] einen grauen Laden
   *[any] einen Laden
}
mur-gained-palace = { $count ->
    [0] einen Palast
    [one] einen Palast mit einem Wappen
   *[other] einen Palast mit { $count } Wappen
}
mur-gained-special = ein Sondergebäude
mur-gained-own = { $colour ->
    [glass] eine eigene Glashütte
    [shop] einen eigenen Laden
   *[any] einen eigenen Laden oder eine eigene Glashütte
}
mur-gained-building = ein weiteres Gebäude
mur-gained-bead = einen Glasstein
mur-gained-none = ein Plättchen
mur-bead = { $colour ->
    [red] { $count ->
        [one] ein roter
        [2] zwei rote
       *[other] { $count } rote
    }
    [green] { $count ->
        [one] ein grüner
        [2] zwei grüne
       *[other] { $count } grüne
    }
   *[blue] { $count ->
        [one] ein blauer
        [2] zwei blaue
       *[other] { $count } blaue
    }
}
mur-beads = { $colour ->
    [red] { $count ->
        [one] { $count } roter Glasstein
       *[other] { $count } rote Glassteine
    }
    [green] { $count ->
        [one] { $count } grüner Glasstein
       *[other] { $count } grüne Glassteine
    }
   *[blue] { $count ->
        [one] { $count } blauer Glasstein
       *[other] { $count } blaue Glassteine
    }
}
mur-customers = { $colour ->
    [red] { $count ->
        [one] { $count } roter Kunde
       *[other] { $count } rote Kunden
    }
    [blue] { $count ->
        [one] { $count } blauer Kunde
       *[other] { $count } blaue Kunden
    }
   *[grey] { $count ->
        [one] { $count } grauer Kunde
       *[other] { $count } graue Kunden
    }
}
mur-island-income = Dein Einkommen hier: { $gold } Gold
mur-whole-lagoon = Ganze Lagune

mur-prompt-offer = Kaufe einen Startcharakter, wenn du magst.
mur-prompt-sail = Wohin? Wähle ein leuchtendes Feld oder zuerst ein Schiff.
mur-prompt-sail-more = Mit Haken ist die Fahrt umsonst.{ $idle ->
    [yes] {" "}Ohne Zeichen: bringt nichts oder ist unerreichbar.
   *[no] {""}
}
mur-prompt-sail-none = Kein Feld steht dir offen: Passe und nimm 1 Gold.
mur-prompt-pass = Passen: Bewege ein Schiff auf ein leuchtendes Feld.
mur-prompt-pass-more = Du bekommst 1 Gold; die Aktion des Feldes entfällt.
mur-prompt-ship = Wohin soll das Schiff fahren?
mur-prompt-ship-more = Wähle ein leuchtendes Feld oder noch einmal das Schiff.
mur-prompt-aim = { $space }: { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $price ->
    [0] umsonst
   *[other] { $price } Gold
}.
mur-prompt-aim-more = Wähle das Feld noch einmal, oder „{ $press }“.
mur-prompt-aim-idle = Seine Aktion brächte dir jetzt nichts. Trotzdem fahren?
mur-prompt-another = Oder bewege noch ein Schiff ({ $price ->
    [0] umsonst
   *[other] { $price } Gold
}): Dann zählt nur dessen Feld.
mur-prompt-act-gold = Nimm dein Gold.
mur-prompt-act-glass = Kaufe eine Glashütte.
mur-prompt-act-shop = Kaufe einen Laden: den obersten oder einen deiner Wahl.
mur-prompt-act-shop-top = Kaufe einen Laden.
mur-prompt-act-shop-choice = Kaufe einen Laden deiner Wahl.
mur-prompt-act-palace = Kaufe einen Palast: den obersten oder einen deiner Wahl.
mur-prompt-act-palace-top = Kaufe einen Palast.
mur-prompt-act-palace-choice = Kaufe einen Palast deiner Wahl.
mur-prompt-act-special = Kaufe ein Sondergebäude.
mur-prompt-act-character = Sieh dir Charaktere an; einen darfst du behalten.
mur-prompt-act-gondolier = Wähle eine leuchtende Gondel.
mur-prompt-act-build = Baue: Ziehe eine Straße oder wähle ein Gebäude und seinen Platz.
mur-prompt-act-build-tile = Baue: Wähle ein Gebäude und seinen Platz.
mur-prompt-act-build-draw = Baue: Ziehe eine Straße.
mur-prompt-build-what = Was baust du hier? Wähle ein Gebäude.
mur-prompt-build-where = Wohin damit? Wähle einen leuchtenden Bauplatz.
mur-prompt-act-income-choice = Einkommen: Wähle eine Insel, hier oder auf dem Plan.
mur-prompt-act-income = Nimm dein Einkommen.
mur-prompt-act-production = Wie viele Glassteine stellst du her?
mur-prompt-act-hire = Heuere einen Gondoliere an oder entlasse einen.
mur-prompt-act-hire-only = Heuere einen Gondoliere an.
mur-prompt-act-dismiss-only = Entlasse einen Gondoliere.
mur-prompt-act-none = Führe die Aktion aus.
mur-prompt-choose = Wähle ein Plättchen aus dem Stapel.
mur-prompt-character = Behalte einen der Charaktere oder keinen.
mur-prompt-character-none = Von diesen Charakteren kannst du keinen behalten.
mur-prompt-build-more = { $left ->
    [one] Ein Plättchen darfst du noch bauen.
   *[other] Du darfst noch { $left } Plättchen bauen.
}
mur-prompt-or-end = Oder beende deinen Zug.
mur-prompt-street = Lege die Straße auf ein leuchtendes Pflasterfeld.
mur-prompt-special = Behalte eines der drei Sondergebäude.
mur-prompt-sell = Verkaufe bis zu drei Glassteine einer Farbe oder keinen.
mur-prompt-place = Letzte Runde: Was du gekauft hast, darfst du gleich bauen.
mur-look-site = { $tile }: hier bauen, auf { $island }?
mur-foreseen-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
mur-foreseen-card = „{ $card }“: { $before } → { $after }{ $by ->
    [hand] , mit noch einem Gondoliere
   *[other] {""}
}
mur-foreseen-nearer = „{ $card }“: { $before } → { $after } von { $of }
mur-foreseen-there = „{ $card }“ auf { $island }: { $before } → { $after }
mur-foreseen-nearer-there = „{ $card }“ auf { $island }: { $before } → { $after } von { $of }
mur-foreseen-no-nearer = Kein Charakter kommt dadurch näher: Auf { $island } fehlt das keinem
mur-foreseen-served = „{ $card }“ zählt dadurch: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mur-foreseen-not-served = Noch zählt dadurch kein Charakter: { $why ->
    [served] Andere dienen denen mit Punkten auf { $island }
   *[other] Auf { $island } hat noch keiner Punkte
}
mur-foreseen-income = Einkommen auf { $island }: { $before } → { $after }
mur-foreseen-open = { $count ->
    [one] { $count } Bauplatz wird nutzbar
   *[other] { $count } Bauplätze werden nutzbar
}
mur-look-berth = Gondoliere auf diese Gondel, { $island }, für { $price } Gold?
mur-info-tap-draw = Wähle „{ $press }“, dann ein leuchtendes Pflasterfeld.
mur-dropped = Was du vorher begonnen hattest, gilt nicht mehr.
mur-look-dropped = Was du vorher begonnen hattest, gilt nicht mehr. { $action }: noch einmal, dann geschieht es. Zurücknehmen lässt es sich nicht.
mur-look-search = { $action }: für { $price } Gold den Stapel aufdecken?
mur-look-ends = Das löst die letzte Runde aus.
mur-look-final = Zurücknehmen lässt es sich nicht.
mur-prompt-assign = Wertung: Ordne deine Charaktere deinen Gondolieri zu.
mur-prompt-done = Für diesen Zug ist alles getan: Beende ihn.
mur-prompt-did-pass = { $next ->
    [none] Du hast gepasst: Beende deinen Zug.
   *[other] Du hast gepasst: Beende deinen Zug, dann ist { $next } dran.
}
mur-prompt-did-decline = Du hast keinen Charakter genommen: Beende deinen Zug.
mur-prompt-did-gold = Du hast { $gold } Gold genommen: Beende deinen Zug.

mur-act-touch = { $keys ->
    [yes] Weiter geht es auf dem Spielplan: als Liste mit A, in Worten mit B.
   *[no] Weiter geht es auf dem Spielplan.
}
mur-act-end = Es bleibt nur, den Zug zu beenden.
mur-press-sail = { $ships ->
    [one] Fahren
   *[other] Mit { $ships } Schiffen fahren
}
mur-press-cancel = Abbrechen
mur-press-pass = Passen
mur-press-buy = { $sort } kaufen
mur-press-search = { $sort } nach Wahl kaufen
mur-press-look = Charaktere ansehen
mur-press-look-keep = einen behalten:
mur-press-keep = Behalten
mur-press-decline = Keinen Charakter nehmen
mur-press-hire = Anheuern
mur-press-dismiss = Entlassen
mur-press-income = Einkommen nehmen
mur-press-gold = Gold nehmen
mur-press-final = endgültig
mur-press-produce = { $count ->
    [0] Nichts herstellen
    [one] { $count } Glasstein herstellen
   *[other] { $count } Glassteine herstellen
}
mur-press-draw = Straße ziehen
mur-press-sell = { $count ->
    [0] Nichts verkaufen
   *[other] { $colour ->
        [red] { $count ->
            [one] { $count } roten
           *[other] { $count } rote
        }
        [green] { $count ->
            [one] { $count } grünen
           *[other] { $count } grüne
        }
        [blue] { $count ->
            [one] { $count } blauen
           *[other] { $count } blaue
        }
       *[none] { $count ->
            [one] 1 der Werkstatt (dann verbraucht)
           *[other] { $count } der Werkstätten (dann verbraucht)
        }
    } verkaufen{ $colour ->
        [none] {""}
       *[other] { $jokers ->
            [0] {""}
           *[other] , verbraucht die Werkstatt
        }
    }
}
mur-press-sale = { $colour ->
    [red] { $count ->
        [1] { $count } roten
       *[other] { $count } rote
    }
    [green] { $count ->
        [1] { $count } grünen
       *[other] { $count } grüne
    }
    [blue] { $count ->
        [1] { $count } blauen
       *[other] { $count } blaue
    }
   *[none] {""}
}{ $jokers ->
    [0] {""}
   *[other] { $colour ->
        [none] {""}
       *[other] {" "}+{" "}
    }{ $jokers ->
        [1] Werkstatt
       *[other] { $jokers } Werkstätten
    }
}
mur-left = noch { $count }

mur-sheet-offer = Startcharakter
mur-sheet-offer-text = Vor dem ersten Zug darfst du einen Charakter kaufen: Du siehst drei Karten und behältst eine oder keine.
mur-sheet-character = Welcher Charakter kommt zu dir?
mur-sheet-special = Welches Sondergebäude entsteht?
mur-sheet-choose = Was noch im Stapel liegt
mur-sheet-assign = Charaktere werten
mur-sheet-assign-text = Jede Karte braucht einen deiner Gondolieri an ihrer Insel. Wähle für jede Karte die Insel; der Stern zeigt die beste Verteilung.
mur-sheet-assign-done = Mehr bringt keine Punkte: Beende deinen Zug, oder nimm etwas zurück.
mur-assign-sum = Bisher { $done }, höchstens noch { $next }{ $unused ->
    [0] {""}
    [one] {" "}(davon 1 für einen freien Gondoliere)
   *[other] {" "}(davon { $unused } für freie Gondolieri)
}: zusammen { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.{ $missed ->
    [0] {""}
   *[other] {" "}Die beste Verteilung brächte { $missed } mehr: Nimm etwas zurück.
}
mur-unbuilt-title = Vor dem Ende noch bauen?
mur-unbuilt-text = Das ist dein letzter Zug, und du kannst noch { $tiles } bauen.
mur-unbuilt-back = Bauen
mur-unscored-title = { $lost ->
    [0] Es kann noch gewertet werden
    [one] Noch { $lost } Punkt ist zu holen
   *[other] Noch { $lost } Punkte sind zu holen
}
mur-unscored-text = { $count ->
    [one] Diese Karte hat einen Gondoliere und ist noch nicht gewertet.
   *[other] Diese Karten haben Gondolieri und sind noch nicht gewertet.
}
mur-unscored-net = Ein Gondoliere ohne Karte bringt 1 Punkt: Der ist oben in der Zahl schon abgezogen.
mur-unscored-card = { $island }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $card }
mur-unscored-back = Zurück
mur-unscored-end = Zug trotzdem beenden
mur-assign-take-best = Beste Verteilung übernehmen

mur-own-gold = { $count } Gold
mur-own-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
mur-own-gondoliers = { $hand ->
    [0] Kein Gondoliere verfügbar
    [one] Ein Gondoliere verfügbar
   *[other] { $hand } Gondolieri verfügbar
}, { $supply ->
    [0] keiner
    [one] einer
   *[other] { $supply }
} im Vorrat
mur-own-tiles = Deine Plättchen
mur-own-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}, noch nicht gebaut
mur-own-no-tiles = Kein Gebäude vor dir
mur-own-beads = Deine Glassteine
mur-own-specials = Deine Sondergebäude
mur-own-characters = Deine Charaktere
mur-own-no-characters = Noch kein Charakter
mur-special-spent = Schon verbraucht.
mur-special-later = Wirkt ab deinem nächsten Zug.
mur-stat-characters = { $count ->
    [one] { $count } Charakter
   *[other] { $count } Charaktere
}
mur-stat-tiles = { $count } × { $sort }, noch nicht gebaut
# Ein Telefon zeigt die erste Zeile.
mur-last-round =
    Letzte Runde! Den letzten Zug { $final ->
        [Du] hast du
       *[other] hat { $final }
    }.
    { $sorts } sind aufgebraucht.
mur-near-end = Leer: { $sorts }. Noch eine Sorte: letzte Runde.

mur-card-title = Charakter { $no }
mur-card-now = { $by ->
    [hand] Mit noch einem Gondoliere:
    [scored] Gewertet:
   *[other] Jetzt
} { $points ->
    [one] { $points } Punkt auf { $island }
   *[other] { $points } Punkte auf { $island }
}.
mur-card-nothing = Jetzt keine Punkte:
mur-card-why = { $rule ->
    [barred] kann nicht mehr punkten
    [MU-615] nichts dafür da, wo Gondolieri sind
    [MU-616] Gondolieri dienen anderen Karten
    [MU-915] nicht gewertet
    [MU-919] kein Gondoliere
   *[other] { $ends ->
        [yes] keine Insel passt
       *[no] noch nichts dafür da
    }
}
mur-own-no-site = { $phase ->
    [place] – in diesem Zug darfst du nur das eben gekaufte Gebäude bauen
    [street] – lege erst die gezogene Straße
   *[other] – braucht einen Bauplatz an einer Straße
}
mur-card-zero = Punkte –
mur-card-lacks-short = Punkte: { $met } von { $of }, fehlt:
mur-card-lacks = { $island }{ $missing ->
    [none] { $of ->
        [0] { $met } zu viel
       *[other] { $met }, höchstens { $of }
    }
   *[other] { $met } von { $of } da, es fehlt: { $missing }
}
mur-sign-sole = nur du
mur-sign-most = führt
mur-card-where = Auf einer Insel mit deinem Gondoliere
mur-card-by-hand = Punkte; mit noch einem Gondoliere: { $points } { $island }
mur-card-now-short = Jetzt
mur-card-net-short = Netto
mur-card-net = eine eigene Karte verliert ihren Gondoliere
mur-card-most-short = { $by ->
    [none] Mit noch einem Gondoliere
   *[other] Für sich allein
}
mur-sign = { $what ->
    [shop] { $colour ->
        [red] roter Laden
        [blue] blauer Laden
        [grey] grauer Laden
       *[none] Laden jeder Farbe
    }
    [customer] { $colour ->
        [red] roter Kunde
        [blue] blauer Kunde
       *[grey] grauer Kunde
    }
    [bead] { $colour ->
        [red] roter Glasstein
        [green] grüner Glasstein
       *[blue] blauer Glasstein
    }
    [palace] Palast
    [glass] Glashütte
    [special] Sondergebäude
    [crest] Wappen an den Palästen
    [own] Gebäude, das dir gehört
    [others] Gebäude, das jemand anderem gehört
   *[building] Gebäude jeder Art
}
mur-sheet-fold = Plan ansehen
mur-sheet-unfold = Zurück zur Wahl
mur-card-out = in dieser Partie nicht dabei
mur-card-under = kam vor deinen Augen unter den Stapel
mur-worth = Das brächte die Karte mit einem Gondoliere dort:
mur-worth-help = Gewertet wird am Ende, mit einem eigenen Gondoliere an der Insel (Fähnchen: dort steht einer).
mur-worth-gondolier = hier steht ein freier Gondoliere von dir
mur-all-characters = Alle Charaktere
mur-other-characters = Die übrigen Karten
mur-all-specials = Alle Sondergebäude
mur-cards-honest = Spielplan und die meisten Kartentexte sind dem Spiel nachempfunden, nicht von ihm abgeschrieben.

mur-about-garden = { $island }: Diese Insel ist in dieser Partie nicht dabei.
mur-about-bag = Im Beutel sind noch Glassteine: { $red } rot, { $green } grün, { $blue } blau.
mur-about-stock = { $sort }: { $count ->
    [0] Der Stapel ist leer.
    [one] Noch ein Plättchen. Sind zwei Sorten aufgebraucht, kommt die letzte Runde.
   *[other] Noch { $count } Plättchen. Sind zwei Sorten aufgebraucht, kommt die letzte Runde.
}
mur-unseen = Weder gebaut noch bei dir: { $list }. { $rest ->
    [0] Alle liegen im Stapel.
   *[other] Davon liegen { $count } im Stapel, { $rest } verdeckt bei anderen oder in der Schachtel.
}
mur-unseen-of = · { $final ->
    [yes] du siehst { $count } von diesen { $all }:
   *[no] noch da:
}
mur-about-pile = { $pile ->
    [character] Stapel der Charaktere
   *[special] Stapel der Sondergebäude
}: { $count ->
    [0] leer.
    [one] noch eine Karte.
   *[other] noch { $count } Karten.
}
mur-about-red = Hier liegt das rote Schiff.
mur-ship-price = Ein weiteres Schiff zu bewegen kostet { $price } Gold, und du hast { $gold }.
mur-ship-acted = In diesem Zug fährt kein Schiff mehr.
mur-ship-stuck = Das Schiff an Feld { $space } kommt gerade zu keinem Feld, das dir nützt.
mur-special-soon = Wirkt ab dem nächsten Zug.
mur-player-tiles = Plättchen
mur-player-specials = Sondergebäude
mur-player-gondolas = Gondolieri
mur-player-gondola = Gondel { $no } an der Insel { $island }{ $used ->
    [yes] , hat schon gewertet
   *[no] {""}
}
mur-player-scored = Gewertete Charaktere
mur-island-ask = Was hier zählt
mur-island-owner = { $name }: { $list }
mur-island-owners = Wem was gehört
mur-island-gondola = { $name } auf Gondel { $no }{ $used ->
    [yes] , hat schon gewertet
   *[no] {""}
}
mur-island-sort = { $count } × { $sort }
mur-island-customers = { $count } × { $colour ->
    [red] roter Kunde
    [blue] blauer Kunde
   *[grey] grauer Kunde
}
mur-island-crests = { $count ->
    [0] Keine Wappen
    [one] Ein Wappen
   *[other] { $count } Wappen
}
mur-island-buildings = { $count ->
    [0] Noch kein Gebäude
    [one] Insgesamt ein Gebäude
   *[other] Insgesamt { $count } Gebäude
}
mur-island-open = { $count ->
    [0] Gerade kein freier Bauplatz an einer Straße.
    [one] Ein freier Bauplatz an einer Straße.
   *[other] { $count } freie Bauplätze an Straßen.
}
mur-about-street = { $island }: { $tile }.
mur-about-building = { $island }: { $tile }{ $owner ->
    [none] , gehört niemandem
    [Du] , gehört dir
   *[other] , gehört { $owner }
}.
mur-about-paved = { $island }: Pflaster. { $press ->
    [none] Hierher passt eine Straße.
   *[other] Für eine Straße drücke erst „{ $press }“.
}
mur-about-site = { $island }: { $usable ->
    [yes] Bauplatz an einer Straße. Hier kann jedes Gebäude stehen.
   *[no] Bauplatz. Erst muss daneben eine Straße liegen.
}
mur-about-gondola = Gondel { $no } an der Insel { $island }: { $owner ->
    [none] noch frei.
    [Du] hier steht dein Gondoliere.
   *[other] hier steht ein Gondoliere von { $owner }.
}
mur-about-gondola-placed = In diesem Zug hast du schon einen Gondoliere eingesetzt.
mur-about-gondola-closed = Jetzt lässt sich kein Gondoliere einsetzen: Dazu muss ein Schiff ein Feld „Gondoliere“ erreichen.

mur-actions-goals = Felder, die erreichbar sind
mur-actions-sail = Einzelne Schiffe ({ $count })
mur-actions-pass = Passen und ein Schiff bewegen ({ $count })
mur-actions-take = Aktion
mur-actions-buy = Kaufen
mur-actions-search = Auswählen
mur-actions-choose = Aus dem Stapel
mur-actions-look = Ansehen
mur-actions-keep = Behalten
mur-actions-decline = Ablehnen
mur-actions-place = Gondoliere einsetzen
mur-actions-draw = Straße ziehen
mur-actions-build = Bauen ({ $count })
mur-actions-income = Einkommen
mur-actions-produce = Herstellen
mur-actions-sell = Verkaufen
mur-actions-hire = Anheuern
mur-actions-dismiss = Entlassen
mur-actions-score = Werten
mur-actions-end = Zug
mur-do-worth = { $action } ({ $worth })
mur-worth-gold = { $gold } Gold
mur-worth-ends = löst die letzte Runde aus
mur-worth-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mur-do-plan = { $ships ->
    [one] Ein Schiff
   *[other] { $ships } Schiffe
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
} zu { $space }{ $then ->
    [none] {""}
   *[other] , dann: { $then }
}
mur-do-goal = Zu { $space } fahren: { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $price ->
    [0] umsonst
   *[other] { $price } Gold
}
mur-do-sail = Schiff von Feld { $from } nach { $to } bewegen
mur-do-pass = Passen: Schiff von Feld { $from } nach { $to }
mur-do-choose = { $tile } nehmen
mur-do-keep = Behalten: { $card }
mur-do-place = Gondoliere einsetzen: Gondel { $no } an der Insel { $island }{ $price ->
    [0] {""}
   *[other] , für { $price } Gold
}
mur-do-draw = Eine Straße ziehen
mur-do-build-there = { $tile } auf { $island } bauen (auf dem Plan markiert)
mur-do-build = { $tile } auf { $island } bauen, Reihe { $row } von oben, Spalte { $column } von links
mur-do-income-island = Einkommen von { $island } nehmen
mur-do-score = Werten: { $card } – auf { $island }

mur-key-characters = alle Charaktere
mur-key-specials = alle Sondergebäude
mur-key-pass = passen
mur-key-island = eine Insel groß zeigen
mur-key-no-island = Eine Insel { $no } gibt es in diesem Spiel nicht: Die Inseln haben die Nummern 1 bis { $count }.
mur-key-confirm = zum gewählten Feld fahren
mur-key-arrows = in einer Reihe oder Liste weitergehen

mur-help-sail = Fahren.
mur-help-sail-text = Wähle ein Feld, das du mit einem Schiff erreichst. Schiffe fahren nur vorwärts und überholen nicht; sie gehören allen.
mur-help-act = Handeln.
mur-help-act-text = Du führst die Aktion des Feldes aus, auf dem das zuletzt bewegte Schiff steht.
mur-help-pay = Weitere Schiffe kosten Gold.
mur-help-pay-text = Das erste Schiff ist umsonst, das zweite kostet 1 Gold, das dritte 2 Gold und so weiter. Wer passt, bekommt 1 Gold und bewegt ein Schiff.
mur-help-points = Punkte gibt es beim Bauen und am Ende für Charaktere: Jeder Charakter braucht einen eigenen Gondoliere an einer Insel.
mur-help-end = Sind zwei Sorten aufgebraucht, haben alle anderen noch einen Zug.

mur-log-turn = Runde { $round }: { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } am Zug.
mur-log-turn-last = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } den letzten Zug.
mur-log-sailed = { $name ->
        [Du] Du fährst
       *[other] { $name } fährt
    }{ $red ->
    [yes] {" "}mit dem roten Schiff
   *[no] {""}
} von Feld { $from } nach { $to }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}.
mur-log-overtook = { $name ->
        [Du] Du überholst
       *[other] { $name } überholt
    } mit dem roten Schiff andere Schiffe, von Feld { $from } nach { $to }{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}.
mur-log-passed = { $name ->
        [Du] Du passt und bekommst
       *[other] { $name } passt und bekommt
    } { $gold } Gold.
mur-log-gold = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } { $gold } Gold.
mur-log-bought = { $name ->
        [Du] Du kaufst
       *[other] { $name } kauft
    } für { $price } Gold { $tile }.
mur-log-chose = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } { $tile } aus dem Stapel.
mur-log-searched = { $name ->
        [Du] Du zahlst { $price } Gold und suchst dir
       *[other] { $name } zahlt { $price } Gold und sucht sich
    } { $tile } aus.
mur-log-looked = { $name ->
        [Du] Du lernst
       *[other] { $name } lernt
    } { $count ->
    [one] einen Charakter
   *[other] { $count } Charaktere
} kennen.
mur-log-recruited = { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } für { $price } Gold einen Charakter.
mur-log-recruited-card = { $name ->
        [Du] Du gewinnst
       *[other] { $name } gewinnt
    } für { $price } Gold den Charakter „{ $card }“.
mur-log-declined = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } keinen Charakter.
mur-log-placed = { $name ->
        [Du] Du schickst
       *[other] { $name } schickt
    } für { $price } Gold einen Gondoliere auf Gondel { $no } ({ $island }).
mur-log-hired = { $name ->
        [Du] Du heuerst
       *[other] { $name } heuert
    } für { $price } Gold einen Gondoliere an.
mur-log-dismissed = { $name ->
        [Du] Du entlässt einen Gondoliere und bekommst
       *[other] { $name } entlässt einen Gondoliere und bekommt
    } { $gold } Gold.
mur-log-drew = { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } { $tile }.
mur-log-built = { $name ->
        [Du] Du baust
       *[other] { $name } baut
    } auf { $island } { $tile }{ $points ->
    [0] {""}
    [one] {" "}({ $points } Punkt)
   *[other] {" "}({ $points } Punkte)
}.
mur-log-special = { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } jetzt ein Sondergebäude: { $card }.
mur-log-points = { $card } { $name ->
        [Du] bringt dir
       *[other] bringt { $name }
    } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
mur-log-income = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } auf { $island } { $gold } Gold ein{ $bonus ->
    [0] {""}
   *[other] , dazu { $bonus } durch die Markthalle
}.
mur-log-income-none = { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } nichts ein.
mur-log-produced-none = { $name ->
        [Du] Du stellst
       *[other] { $name } stellt
    } nichts her.
mur-log-sold-none = { $name ->
        [Du] Du verkaufst
       *[other] { $name } verkauft
    } nichts.
mur-log-produced = { $name ->
        [Du] Du brennst
       *[other] { $name } brennt
    } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Glassteine: { $beads }.
mur-log-sold = { $name ->
        [Du] Du verkaufst
       *[other] { $name } verkauft
    } { $count ->
    [one] einen Glasstein
   *[other] { $count } Glassteine
} für { $gold } Gold{ $jokers ->
    [0] {""}
    [one] , mit der Künstlerwerkstatt als Glasstein; sie ist nun verbraucht
   *[other] , mit { $jokers } Künstlerwerkstätten als Glassteinen; sie sind nun verbraucht
}{ $bonus ->
    [0] {""}
   *[other] , dazu { $bonus } durch das Handelskontor
}.
mur-log-red-ship = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } { $gold } Gold für das rote Schiff.
mur-log-empty = { $sort } sind aufgebraucht.
mur-log-end = { $sorts } sind aufgebraucht: Alle anderen haben noch einen Zug.
mur-log-scored = { $name ->
        [Du] Du wertest
       *[other] { $name } wertet
    } „{ $card }“ auf { $island }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
mur-count-character = { $name }: „{ $card }“ auf { $island }
mur-count-unserved = { $name }: „{ $card }“ bringt nirgends etwas{ $why ->
    [lacks] : { $there ->
        [yes] { $island }
       *[no] erst
    } { $met } von { $of }
    [over] : { $there ->
        [yes] { $island }
       *[no] dort
    } { $met }, höchstens { $of }
    [MU-615] : nichts dafür da, wo Gondolieri sind
    [MU-616] : Gondolieri dienen anderen Karten
    [MU-919] : kein Gondoliere
    [MU-915] : nicht gewertet
   *[other] {""}
}
mur-count-idle = { $name }: { $count ->
    [one] ein Gondoliere
   *[other] { $count } Gondolieri
} ohne Karte
mur-count-gold = { $tied } haben gleich viele Punkte; { $name ->
        [Du] du liegst
       *[other] { $name } liegt
    } mit { $gold } Gold vorn
mur-log-unused = { $name }: { $count ->
    [one] Ein Gondoliere
   *[other] { $count } Gondolieri
} ohne Karte, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

mur-character-shop-red = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden roten Laden
mur-character-shop-blue = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden blauen Laden
mur-character-shop-grey = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden grauen Laden
mur-character-customer-red = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden roten Kunden
mur-character-customer-blue = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden blauen Kunden
mur-character-customer-grey = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden grauen Kunden
mur-character-few-red-blue = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei höchstens 3 roten und blauen Kunden zusammen
mur-character-few-red-grey = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei höchstens 3 roten und grauen Kunden zusammen
mur-character-few-blue-grey = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei höchstens 3 blauen und grauen Kunden zusammen
mur-character-bead-red = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden roten Glasstein, der dir gehört
mur-character-bead-green = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden grünen Glasstein, der dir gehört
mur-character-bead-blue = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden blauen Glasstein, der dir gehört
mur-character-bead-each = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn du von jeder Farbe einen Glasstein hast
mur-character-palace = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden Palast
mur-character-shop = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden Laden
mur-character-own-and-others = 2 Punkte für jedes eigene, 1 Punkt für jedes fremde Gebäude (Läden und Glashütten)
mur-character-glass = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Glashütte
mur-character-special = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes Sondergebäude
mur-character-glass-equals-shops = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei gleich vielen Glashütten und Läden, mindestens je 1
mur-character-palaces-equal-shops = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei gleich vielen Palästen und Läden, mindestens je 1
mur-character-all-three-equal = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei gleich vielen Glashütten, Palästen und Läden, mindestens je 1
mur-character-shops-equal-crests = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei gleich vielen Läden und Wappen, mindestens je 1
mur-character-glass-equals-crests = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei gleich vielen Glashütten und Wappen, mindestens je 1
mur-character-sole-glass = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn hier nur du Glashütten hast
mur-character-sole-shop = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn hier nur du Läden hast
mur-character-crests = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei mindestens 6 Wappen
mur-character-kinds = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Gebäudesorte (jede Ladenfarbe zählt als Sorte)
mur-character-no-glass = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ohne Glashütte, bei mindestens 4 Gebäuden
mur-character-mixed = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn auf { $island } Glashütte, Laden, Palast und Sondergebäude stehen
mur-character-most = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn du auf { $island } die meisten eigenen Gebäude hast, mindestens 2

mur-special-hafen = Hafen
mur-special-hafen-does = Einen Gondoliere einsetzen kostet dich 1 Gold in deiner Farbe und 3 Gold in einer anderen.
mur-special-basilika = Basilika
mur-special-basilika-does = Bringt sofort 5 Punkte.
mur-special-zunfthalle = Zunfthalle
mur-special-zunfthalle-does = 1 Punkt nach jeder Produktion, bei der du einen Glasstein herstellst oder verkaufst.
mur-special-leuchtturm = Leuchtturm
mur-special-leuchtturm-does = In deinem Zug darf das rote Schiff andere Schiffe überholen.
mur-special-kuenstlerwerkstatt = Künstlerwerkstatt
mur-special-kuenstlerwerkstatt-does = Zählt einmal im ganzen Spiel beim Verkauf als Glasstein jeder Farbe{ $scores ->
    [yes] ; unverbraucht auch für Charaktere, die Glassteine zählen.
   *[no] .
}
mur-special-bank = Bank
mur-special-bank-does = Das Feld „2 Gold“ bringt dir 4 Gold.
mur-special-bibliothek = Bibliothek
mur-special-bibliothek-does = Du siehst fünf statt drei Charaktere an.
mur-special-rathaus = Rathaus
mur-special-rathaus-does = Charaktere kosten dich 2 Gold weniger, mindestens 1.
mur-special-maklerhaus = Maklerhaus
mur-special-maklerhaus-does = Ein Laden oder Palast nach Wahl kostet dich 1 statt 4 Gold.
mur-special-werft = Werft
mur-special-werft-does = Jedes weitere Schiff kostet dich 1 Gold weniger.
mur-special-markthalle = Markthalle
mur-special-markthalle-does = 3 Gold mehr, wenn das Einkommen etwas bringt.
mur-special-handelskontor = Handelskontor
mur-special-handelskontor-does = 3 Gold mehr bei jedem Verkauf von Glassteinen.
mur-special-bauhof = Bauhof
mur-special-bauhof-does = Du darfst vier statt drei Plättchen bauen.
mur-special-palastgarten = Palastgarten
mur-special-palastgarten-does = 2 Punkte mehr für jeden Palast, den du baust.

rule-MU-201 = Gerade ist jemand anderes am Zug. Gleich bist du wieder dran.
rule-MU-202 = Erst fährt ein Schiff: Wähle ein Feld oder ein Schiff, oder passe.
rule-MU-204 = Auf Feld { $to } liegt schon ein Schiff. { $passing ->
    [yes] Beim Passen bewegst du nur ein Schiff.
   *[no] Bewege erst dieses.
}
rule-MU-205 = Da liegt ein Schiff im Weg. { $passing ->
    [yes] Beim Passen bewegst du nur ein Schiff.
   *[no] Bewege erst dieses.
}
rule-MU-208 = Schiffe fahren immer vorwärts, mindestens ein Feld.
rule-MU-213 = Es zählt nur das Feld, auf dem das letzte Schiff ankommt{ $space ->
    [0] {""}
   *[other] {" "}(Feld { $space })
}.
rule-MU-216 = Führe zuerst die Aktion des Feldes aus.
rule-MU-217 = Das Schiff auf Feld { $from } ist in diesem Zug schon gefahren. Wähle ein anderes.
rule-MU-219 = { $price ->
    [0] Dafür reicht dein Gold nicht: Du brauchst { $needed } und hast { $gold }.
   *[other] Dafür reicht dein Gold nicht: Du brauchst { $needed }, davon { $price } für die Schiffe, und hast { $gold }.
}
rule-MU-226 = Beim Passen bewegst du genau ein Schiff, und nur zu Beginn des Zuges.
rule-MU-302 = Glashütten sind alle gleich. Nimm die oberste.
rule-MU-303 = { $tile ->
    [none] Wähle zuerst einen der Läden, die du siehst.
   *[other] Dieses Plättchen ist gerade nicht zu haben.
}
rule-MU-304 = { $tile ->
    [none] Wähle zuerst einen der Paläste, die du siehst.
   *[other] Dieses Plättchen ist gerade nicht zu haben.
}
rule-MU-309 = Sondergebäude sind alle gleich. Nimm das oberste.
rule-MU-313 = Der Stapel ist leer. Wähle ein anderes Feld.
rule-MU-314 = Gebäude kannst du nur bauen, wenn du sie schon hast. Kaufe erst eines.
rule-MU-401 = Genug gebaut: Mehr Plättchen erlaubt diese Aktion nicht.
rule-MU-403 = Du hast nichts, was du bauen könntest. Wähle ein anderes Feld.
rule-MU-404 = Straßen kommen auf freie Pflasterfelder.
rule-MU-405 = Gebäude kommen auf freie braune Bauplätze.
rule-MU-406 = Neben diesem Bauplatz liegt noch keine Straße. Lege erst eine; über Eck genügt nicht.
rule-MU-410 = Ziehe erst eine Straße vom Stapel, dann lege sie.
rule-MU-414 = Lege zuerst die gezogene Straße auf ein freies Pflasterfeld.
rule-MU-417 = { $streets ->
    [0] Es gibt keine Straßen mehr.
   *[other] { $free ->
        [0] Kein Pflasterfeld ist mehr frei.
       *[other] Dieser Stapel ist leer. Ziehe vom anderen.
    }
}
rule-MU-501 = Diese Karte ist nicht dabei. Behalte eine der gezogenen.
rule-MU-505 = Behalte zuerst eines der gezogenen Sondergebäude.
rule-MU-603 = Diesen Charakter hast du nicht angesehen.
rule-MU-604 = { $card ->
    [none] Entscheide zuerst, ob du einen der Charaktere behältst.
   *[other] Dieser Charakter ist nicht unter denen, die du gerade ansiehst.
}
rule-MU-606 = Ablehnen kannst du erst, wenn du Charaktere angesehen hast.
rule-MU-611 = Alle Charaktere sind vergeben. Wähle ein anderes Feld.
rule-MU-614 = Charaktere werden erst am Ende gewertet.
rule-MU-701 = { $island ->
    [none] Einkommen bringt nur eine Insel. Wähle sie.
   *[other] Auf { $island } hast du kein Einkommen{ $islands ->
        [none] , und auch sonst nirgends.
       *[other] . Du hast welches auf { $islands }.
    }
}
rule-MU-707 = Die beste Insel wird automatisch gewählt.
rule-MU-715 = Deine Punkte reichen nicht: Du hast { $points }, und jede Glashütte kostet 2.
rule-MU-717 = So viele Glashütten hast du nicht: Jede arbeitet nur einmal.
rule-MU-719 = Nur gebaute Glashütten können arbeiten. Wähle weniger.
rule-MU-720 = So viele Glassteine sind nicht mehr im Beutel. Wähle weniger.
rule-MU-721 = Verkaufen kannst du 1, 2 oder 3 Glassteine, die du auch hast.
rule-MU-722 = Verkaufen kannst du nur Glassteine einer Farbe, höchstens drei.
rule-MU-726 = Entscheide zuerst, ob du Glassteine verkaufst.
rule-MU-727 = Entscheide erst, wie viele Glashütten arbeiten; danach kommt der Verkauf.
rule-MU-801 = Dafür reicht dein Gold nicht: Diese Gondel kostet { $needed }, und du hast { $gold }.
rule-MU-803 = Auf dieser Gondel steht schon ein Gondoliere. Wähle eine freie.
rule-MU-806 = { $gondoliers ->
    [0] Du hast keinen Gondoliere zum Einsetzen. Heuere erst einen an.
   *[other] Keine Gondel ist mehr frei.
}
rule-MU-807 = Entlassen kannst du nur einen Gondoliere, der noch nicht eingesetzt ist.
rule-MU-810 = Mehr als sieben Gondolieri darf niemand beschäftigen.
rule-MU-905 = Das war der letzte Zug: Danach wird gewertet.
rule-MU-908 = Jetzt darfst du nur das eben gekaufte Gebäude bauen.
rule-MU-909 = Baue das eben gekaufte Gebäude, oder beende den Zug.
rule-MU-916 = { $card ->
    [none] Jetzt werden Charaktere gewertet: eine Karte, eine Insel, ein eigener Gondoliere dort.
   *[other] Diese Karte ist nicht unter denen, die du noch werten kannst.
}
rule-MU-919 = An dieser Insel hast du keinen freien Gondoliere. Wähle eine andere.
rule-MU-C29 = Dieser Charakter zählt nur auf seiner eigenen Insel.
rule-MU-S05 = Dafür fehlt dir eine unverbrauchte Künstlerwerkstatt.
rule-MU-V01 = Erst kommt der Startcharakter: Sieh dir Charaktere an, oder nimm keinen.
rule-MU-V06 = Eine zweite Künstlerwerkstatt ist hier nicht erlaubt. Behalte eine andere Karte.
