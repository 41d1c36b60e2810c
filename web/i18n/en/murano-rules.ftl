copy-per = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each: { $what }
copy-per-kind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each kind there is: { $what }
copy-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if { $tests }
copy-test-atLeast = at least { $number } of { $what }
copy-test-atMost = at most { $number } of { $what }
copy-test-each = at least { $number } each of { $what }
copy-test-equal = as many of { $what }, at least { $number } each
copy-test-most = you have the most of { $what }, at least { $number }
copy-test-sole = you alone have { $what }
copy-word-what-shop = shop
copy-word-what-palace = palace
copy-word-what-glass = glass factory
copy-word-what-special = special building
copy-word-what-customer = customer
copy-word-what-bead = bead
copy-word-what-crest = crest
copy-word-what-owned = building with a marker
copy-word-what-building = building
copy-word-colour-red = red
copy-word-colour-blue = blue
copy-word-colour-grey = grey
copy-word-colour-green = green
copy-word-owner-own = your own
copy-word-owner-others = of others
copy-effect-gondolierPrice = placing a gondolier costs { $own } gold in your colour, { $other } in another
copy-effect-pointsNow = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}
copy-effect-pointsAfterAction = { $points ->
    [one] { $points } point
   *[other] { $points } points
} after a production in which you make or sell at least { $ifBeadsProducedOrSold ->
    [one] one bead
   *[other] { $ifBeadsProducedOrSold } beads
}
copy-effect-shipMayPass = the red ship may overtake others
copy-effect-jokerBead = counts as { $beads ->
    [one] one bead
   *[other] { $beads } beads
} of any colour in { $sales ->
    [one] one sale
   *[other] { $sales } sales
}
copy-effect-actionGold = the space for gold brings { $gold } gold
copy-effect-characterCardsSeen = { $cards ->
    [one] you look at one character
   *[other] you look at { $cards } characters
}
copy-effect-characterDiscount = characters cost { $gold } gold less, at least { $minimum }
copy-effect-choicePrice = a tile of your choice costs { $gold } gold: { $what }
copy-effect-shipDiscount = each ship after the first costs { $gold } gold less, at least { $minimum }
copy-effect-actionBonus = { $gold } gold more when your income brings anything
copy-effect-saleBonus = { $gold } gold more with each sale of beads
copy-effect-buildLimit = { $count ->
    [one] you may build one tile
   *[other] you may build { $count } tiles
}
copy-effect-pointsPerBuilt = { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for each { $what } that you build
