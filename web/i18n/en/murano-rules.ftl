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
copy-term-each = { $colour ->
    [red] red{" "}
    [blue] blue{" "}
    [grey] grey{" "}
    [green] green{" "}
   *[any] {""}
}{ $what ->
    [shop] shop
    [palace] palace
    [glass] glass factory
    [special] special building
    [customer] customer
    [bead] bead you own
    [crest] crest
    [building] building
    [owned] { $owner ->
        [any] building with a marker
       *[other] building
    }
   *[other] { $what }
}{ $owner ->
    [own] {" "}of yours
    [others] {" "}of others
   *[any] {""}
}
copy-term-many = { $colour ->
    [red] red{" "}
    [blue] blue{" "}
    [grey] grey{" "}
    [green] green{" "}
   *[any] {""}
}{ $what ->
    [shop] { $number ->
        [one] shop
       *[other] shops
    }
    [palace] { $number ->
        [one] palace
       *[other] palaces
    }
    [glass] { $number ->
        [one] glass factory
       *[other] glass factories
    }
    [special] { $number ->
        [one] special building
       *[other] special buildings
    }
    [customer] { $number ->
        [one] customer
       *[other] customers
    }
    [bead] { $number ->
        [one] bead
       *[other] beads
    }
    [crest] { $number ->
        [one] crest
       *[other] crests
    }
    [building] { $number ->
        [one] building
       *[other] buildings
    }
    [owned] { $number ->
        [one] building
       *[other] buildings
    }{ $owner ->
        [any] {" "}with a marker
       *[other] {""}
    }
   *[other] { $what }
}{ $owner ->
    [own] {" "}of yours
    [others] {" "}of others
   *[any] {""}
}
copy-per = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per { $what }
copy-per-kind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per kind there is, out of { $what }
copy-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $tests }
copy-test-atLeast = at least { $number } { $what }{ $count ->
    [one] {""}
   *[other] {" "}in all
}
copy-test-atMost = at most { $number } { $what }{ $count ->
    [one] {""}
   *[other] {" "}in all
}
copy-test-each = at least { $number } each of { $what }
copy-test-equal = equal numbers of { $what }, at least { $number } of each
copy-test-most = the most { $what }, at least { $number }
copy-test-sole = no other owner of { $what } than you
