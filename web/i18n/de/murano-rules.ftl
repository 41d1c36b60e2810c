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
copy-term-words-e = { $owner ->
    [own] eigene{" "}
    [others] fremde{" "}
   *[any] {""}
}{ $colour ->
    [red] rote{" "}
    [blue] blaue{" "}
    [grey] graue{" "}
    [green] grüne{" "}
   *[any] {""}
}
copy-term-words-en = { $owner ->
    [own] eigenen{" "}
    [others] fremden{" "}
   *[any] {""}
}{ $colour ->
    [red] roten{" "}
    [blue] blauen{" "}
    [grey] grauen{" "}
    [green] grünen{" "}
   *[any] {""}
}
copy-term-each = { $what ->
    [shop] jeden { copy-term-words-en }Laden
    [palace] jeden { copy-term-words-en }Palast
    [glass] jede { copy-term-words-e }Glashütte
    [special] jedes { copy-term-words-e }Sondergebäude
    [customer] jeden { copy-term-words-en }Kunden
    [bead] jeden { copy-term-words-en }Glasstein, der dir gehört
    [crest] jedes { copy-term-words-e }Wappen
    [building] jedes { copy-term-words-e }Gebäude
    [owned] { $owner ->
        [any] jedes Gebäude mit Marker
       *[other] jedes { copy-term-words-e }Gebäude
    }
   *[other] { $what }
}
copy-term-many = { copy-term-words-en }{ $what ->
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
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $what }
copy-per-kind = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Sorte, die es gibt, aus { $what }
copy-if = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
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
