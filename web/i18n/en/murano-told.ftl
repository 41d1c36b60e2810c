mur-told-ring = Ring of spaces
mur-told-ring-about = The ships sail along the ring from space to space; after the last space comes the first.
mur-told-space = Space
mur-told-ship = Ship
mur-told-way = The way there
mur-told-does = What it is for
mur-told-ship-at = { $red ->
    [yes] red ship on { $no }
   *[no] ship on { $no }
}
mur-told-here = You are here.
mur-told-trip = { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $price ->
    [0] free
   *[other] { $price } gold
}
mur-told-pass-not = out of reach when you pass
mur-told-island = Island { $no }: { $name }
mur-told-counts = What counts on { $name }
mur-told-row = Row
mur-told-water = water
mur-told-garden = garden with a well, no building site
mur-told-cell = { $row }/{ $column }: { $what }
mur-told-paved = paved, free
mur-told-site = { $usable ->
    [yes] site beside a street, free
   *[no] site without a street, free
}
mur-told-owned = { $name ->
        [You] your { $tile }
       *[other] { $tile } of { $name }
    }
mur-told-gondolas = Gondolas
mur-told-at = Island
mur-told-gondola = Gondola { $no }: { $owner ->
    [none] free{ $price ->
        [0] {""}
       *[other] , for { $price } gold
    }
   *[other] { $owner ->
        [You] your gondolier
       *[other] { $owner }
    }{ $used ->
        [yes] , already used
       *[no] {""}
    }
}
mur-told-stocks = Stock
mur-told-stock = Stock
mur-told-left = Left
mur-told-count = { $count ->
    [0] none left
   *[other] { $count } left
}
mur-told-pile-character = pile of characters
mur-told-pile-special = pile of special buildings
mur-told-bag = bag of beads
