copy-word-what-shop = Laden
copy-word-what-palace = Palast
copy-word-what-glass = Glashütte
copy-word-what-special = Sondergebäude
copy-word-what-customer = Kunde
copy-word-what-bead = Glasstein
copy-word-what-crest = Wappen
copy-word-what-owned = Gebäude mit Marker
copy-word-what-building = Gebäude
copy-word-colour-red = rot
copy-word-colour-blue = blau
copy-word-colour-grey = grau
copy-word-colour-green = grün
copy-word-owner-own = eigene
copy-word-owner-others = der anderen
copy-effect-gondolierPrice = ein Gondoliere kostet in deiner Farbe { $own } Gold, in einer anderen { $other }
copy-effect-pointsNow = { $points ->
    [one] sofort { $points } Punkt
   *[other] sofort { $points } Punkte
}
copy-effect-pointsAfterAction = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nach einer Produktion, in der du mindestens { $ifBeadsProducedOrSold ->
    [one] einen Glasstein
   *[other] { $ifBeadsProducedOrSold } Glassteine
} herstellst oder verkaufst
copy-effect-shipMayPass = das rote Schiff darf andere überholen
copy-effect-jokerBead = zählt bei { $sales ->
    [one] einem Verkauf
   *[other] { $sales } Verkäufen
} als { $beads ->
    [one] ein Glasstein
   *[other] { $beads } Glassteine
} beliebiger Farbe
copy-effect-actionGold = das Feld für Gold bringt { $gold } Gold
copy-effect-characterCardsSeen = { $cards ->
    [one] du siehst einen Charakter an
   *[other] du siehst { $cards } Charaktere an
}
copy-effect-characterDiscount = Charaktere kosten { $gold } Gold weniger, mindestens { $minimum }
copy-effect-choicePrice = ein Plättchen nach Wahl kostet { $gold } Gold: { $what }
copy-effect-shipDiscount = jedes Schiff nach dem ersten kostet { $gold } Gold weniger, mindestens { $minimum }
copy-effect-actionBonus = { $gold } Gold mehr, wenn dein Einkommen etwas bringt
copy-effect-saleBonus = { $gold } Gold mehr bei jedem Verkauf von Glassteinen
copy-effect-buildLimit = du darfst { $count } Plättchen bauen
copy-effect-pointsPerBuilt = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr für jedes Plättchen, das du baust: { $what }
copy-term-each = { $what ->
    [shop] jeden
    [palace] jeden
    [customer] jeden
    [bead] jeden
    [glass] jede
   *[other] jedes
} { $owner ->
    [own] { $what ->
        [shop] eigenen
        [palace] eigenen
        [customer] eigenen
        [bead] eigenen
       *[other] eigene
    }{" "}
    [others] { $what ->
        [shop] fremden
        [palace] fremden
        [customer] fremden
        [bead] fremden
       *[other] fremde
    }{" "}
   *[any] {""}
}{ $colour ->
    [red] { $what ->
        [shop] roten
        [palace] roten
        [customer] roten
        [bead] roten
       *[other] rote
    }{" "}
    [blue] { $what ->
        [shop] blauen
        [palace] blauen
        [customer] blauen
        [bead] blauen
       *[other] blaue
    }{" "}
    [grey] { $what ->
        [shop] grauen
        [palace] grauen
        [customer] grauen
        [bead] grauen
       *[other] graue
    }{" "}
    [green] { $what ->
        [shop] grünen
        [palace] grünen
        [customer] grünen
        [bead] grünen
       *[other] grüne
    }{" "}
   *[any] {""}
}{ $what ->
    [shop] Laden
    [palace] Palast
    [glass] Glashütte
    [special] Sondergebäude
    [customer] Kunden
    [bead] Glasstein, der dir gehört
    [crest] Wappen
    [building] Gebäude
    [owned] { $owner ->
        [any] Gebäude mit Marker
       *[other] Gebäude
    }
   *[other] { $what }
}
copy-term-many = { $owner ->
    [own] eigenen{" "}
    [others] fremden{" "}
   *[any] {""}
}{ $colour ->
    [red] roten{" "}
    [blue] blauen{" "}
    [grey] grauen{" "}
    [green] grünen{" "}
   *[any] {""}
}{ $what ->
    [shop] { $number ->
        [one] Laden
       *[other] Läden
    }
    [palace] { $number ->
        [one] Palast
       *[other] Palästen
    }
    [glass] { $number ->
        [one] Glashütte
       *[other] Glashütten
    }
    [special] { $number ->
        [one] Sondergebäude
       *[other] Sondergebäuden
    }
    [customer] Kunden
    [bead] { $number ->
        [one] Glasstein
       *[other] Glassteinen
    }
    [crest] Wappen
    [building] { $number ->
        [one] Gebäude
       *[other] Gebäuden
    }
    [owned] { $owner ->
        [any] { $number ->
            [one] Gebäude
           *[other] Gebäuden
        } mit Marker
       *[other] { $number ->
            [one] Gebäude
           *[other] Gebäuden
        }
    }
   *[other] { $what }
}
copy-per = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $what }
copy-per-kind = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Sorte, die es gibt, aus { $what }
copy-if = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei { $tests }
copy-test-atLeast = mindestens { $number } { $what }{ $count ->
    [one] {""}
   *[other] {" "}zusammen
}
copy-test-atMost = höchstens { $number } { $what }{ $count ->
    [one] {""}
   *[other] {" "}zusammen
}
copy-test-each = mindestens je { $number } von { $what }
copy-test-equal = gleich vielen { $what }, mindestens je { $number }
copy-test-most = der Mehrheit an { $what }, mindestens { $number }
copy-test-sole = alleinigem Besitz von { $what }
