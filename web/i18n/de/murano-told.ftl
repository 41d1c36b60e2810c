mur-told-ring = Ring der Felder
mur-told-ring-about = Die Schiffe fahren den Ring entlang von Feld zu Feld; nach dem letzten Feld kommt das erste.
mur-told-space = Feld
mur-told-ship = Schiff
mur-told-way = Der Weg dorthin
mur-told-does = Wozu es da ist
mur-told-ship-at = { $red ->
    [yes] rotes Schiff auf { $no }
   *[no] Schiff auf { $no }
}
mur-told-here = Hier bist du.
mur-told-trip = { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}, { $price ->
    [0] umsonst
   *[other] { $price } Gold
}
mur-told-pass-not = beim Passen nicht erreichbar
mur-told-island = Insel { $no }: { $name }
mur-told-counts = Was auf { $name } zählt
mur-told-row = Reihe
mur-told-water = Wasser
mur-told-garden = Garten mit Brunnen, kein Bauplatz
mur-told-cell = { $row }/{ $column }: { $what }
mur-told-paved = Pflaster, frei
mur-told-site = { $usable ->
    [yes] Bauplatz an einer Straße, frei
   *[no] Bauplatz ohne Straße, frei
}
mur-told-owned = { $tile } { $name ->
        [Du] von dir
       *[other] von { $name }
    }
mur-told-gondolas = Gondeln
mur-told-at = Insel
mur-told-gondola = Gondel { $no }: { $owner ->
    [none] frei{ $price ->
        [0] {""}
       *[other] , für { $price } Gold
    }
   *[other] { $owner ->
        [Du] dein Gondoliere
       *[other] { $owner }
    }{ $used ->
        [yes] , schon benutzt
       *[no] {""}
    }
}
mur-told-stocks = Vorrat
mur-told-stock = Vorrat
mur-told-left = Noch da
mur-told-count = { $count ->
    [0] nichts mehr
   *[other] noch { $count }
}
mur-told-pile-character = Stapel der Charaktere
mur-told-pile-special = Stapel der Sondergebäude
mur-told-bag = Beutel mit Glassteinen
