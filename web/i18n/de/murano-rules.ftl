copy-per = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes: { $what }
copy-per-kind = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Art, die es gibt: { $what }
copy-if = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn: { $tests }
copy-test-atLeast = mindestens { $number } von { $what }
copy-test-atMost = höchstens { $number } von { $what }
copy-test-each = je mindestens { $number } von { $what }
copy-test-equal = gleich viele von { $what }, je mindestens { $number }
copy-test-most = die meisten von { $what } sind deine, mindestens { $number }
copy-test-sole = du allein hast { $what }
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
