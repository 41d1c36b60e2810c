# The table of Murano.

mur-region-map = Board: the lagoon
mur-region-act = What you can do now
mur-region-own = What you have

mur-tool-goods = Cards and special buildings
mur-tool-goods-count = Cards and special buildings: { $count }

mur-space = space { $no } ({ $kind ->
    [gold] brings gold
   *[other] { $action }
})
mur-action-gold = 2 gold
mur-action-glass = Glass factory
mur-action-shop = Shop
mur-action-palace = Palace
mur-action-special = Special building
mur-action-character = Character
mur-action-gondolier = Gondolier
mur-action-build = Build
mur-action-income = Income
mur-action-production = Production
mur-action-hire = Hire, dismiss
mur-action-none = this space
mur-action-gold-does = You take { $gold } gold.
mur-action-glass-does = For { $glass } gold you take a glass factory.
mur-action-shop-does = The top shop for { $shop } gold, or a shop of your choice for { $shopChoice } gold.
mur-action-palace-does = The top palace for { $palace } gold, or a palace of your choice for { $palaceChoice } gold.
mur-action-special-does = For { $special } gold you take a special building.
mur-action-character-does = You look at characters and may buy one. Each costs 1 gold more than the one before.
mur-action-gondolier-does = You put a gondolier on a gondola: { $gondolierOwn } gold in your colour, { $gondolierOther } gold in another.
mur-action-build-does = You build one to three tiles: streets from the stock, or buildings in front of you.
mur-action-income-does = { $chosen ->
    [yes] On an island of your choice
   *[no] On your best island
}, each customer who matches one of your shops brings 1 gold.
mur-action-production-does = Each glass factory turns 2 points into a bead; then you may sell up to three beads of one colour.
mur-action-hire-does = You hire a gondolier for { $hire } gold, or dismiss one and get { $dismiss } gold.

mur-sort-street = street
mur-sort-glass = glass factory
mur-sort-shop = shop
mur-sort-palace = palace
mur-sort-special = special building
mur-sorts-street = streets
mur-sorts-glass = glass factories
mur-sorts-shop = shops
mur-sorts-palace = palaces
mur-sorts-special = special buildings
mur-sorts-own = buildings of your own
mur-sorts-own-glass = glass factories of your own
mur-sorts-own-shop = shops of your own
mur-sorts-building = more buildings
mur-sorts-bead = beads
mur-tile-street = { $colour ->
    [red] { $count ->
        [one] street with a red customer
       *[other] street with { $count } red customers
    }
    [blue] { $count ->
        [one] street with a blue customer
       *[other] street with { $count } blue customers
    }
    [grey] { $count ->
        [one] street with a grey customer
       *[other] street with { $count } grey customers
    }
   *[none] street without customers
}
mur-tile-glass = glass factory
mur-tile-shop = { $colour ->
    [red] red shop
    [blue] blue shop
    [grey] grey shop
   *[none] shop
}
mur-tile-palace = { $count ->
    [0] palace
    [one] palace with a crest
   *[other] palace with { $count } crests
}
mur-tile-special = special building
mur-tile-none = tile
mur-gained-street = { $colour ->
    [red] { $count ->
        [one] a street with a red customer
       *[other] a street with { $count } red customers
    }
    [blue] { $count ->
        [one] a street with a blue customer
       *[other] a street with { $count } blue customers
    }
    [grey] { $count ->
        [one] a street with a grey customer
       *[other] a street with { $count } grey customers
    }
    [none] a street without customers
   *[any] a street
}
mur-gained-glass = a glass factory
mur-gained-shop = { $colour ->
    [red] a red shop
    [blue] a blue shop
    [grey] a grey shop
   *[any] a shop
}
mur-gained-palace = { $count ->
    [0] a palace
    [one] a palace with a crest
   *[other] a palace with { $count } crests
}
mur-gained-special = a special building
mur-gained-own = { $colour ->
    [glass] a glass factory of your own
    [shop] a shop of your own
   *[any] a shop or glass factory of your own
}
mur-gained-building = one more building
mur-gained-bead = a bead
mur-gained-none = a tile
mur-bead = { $colour ->
    [red] { $count ->
        [one] a red one
        [2] two red ones
       *[other] { $count } red ones
    }
    [green] { $count ->
        [one] a green one
        [2] two green ones
       *[other] { $count } green ones
    }
   *[blue] { $count ->
        [one] a blue one
        [2] two blue ones
       *[other] { $count } blue ones
    }
}
mur-beads = { $colour ->
    [red] { $count ->
        [one] { $count } red bead
       *[other] { $count } red beads
    }
    [green] { $count ->
        [one] { $count } green bead
       *[other] { $count } green beads
    }
   *[blue] { $count ->
        [one] { $count } blue bead
       *[other] { $count } blue beads
    }
}
mur-customers = { $colour ->
    [red] { $count ->
        [one] { $count } red customer
       *[other] { $count } red customers
    }
    [blue] { $count ->
        [one] { $count } blue customer
       *[other] { $count } blue customers
    }
   *[grey] { $count ->
        [one] { $count } grey customer
       *[other] { $count } grey customers
    }
}
mur-island-income = Your income here: { $gold } gold
mur-whole-lagoon = Whole lagoon

mur-prompt-offer = Buy a start character if you like.
mur-prompt-sail = Where to? Choose a glowing space, or a ship first.
mur-prompt-sail-more = A tick means the trip is free.{ $idle ->
    [yes] {" "}What has no mark brings nothing now or is out of reach.
   *[no] {""}
}
mur-prompt-sail-none = No space can be used now: pass, and take 1 gold.
mur-prompt-pass = Pass: move a ship to a glowing space.
mur-prompt-pass-more = You get 1 gold and skip the action of the space.
mur-prompt-ship = Where should the ship sail?
mur-prompt-ship-more = Choose a glowing space, or the ship once more.
mur-prompt-aim = To { $space }: { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $price ->
    [0] free
   *[other] { $price } gold
}.
mur-prompt-aim-more = Choose the space once more, or “{ $press }”.
mur-prompt-aim-idle = Its action would bring you nothing now. Sail all the same?
mur-prompt-another = Or move another ship ({ $price ->
    [0] free
   *[other] { $price } gold
}): then only its space counts.
mur-prompt-act-gold = Take your gold.
mur-prompt-act-glass = Buy a glass factory.
mur-prompt-act-shop = Buy a shop: the top one, or one of your choice.
mur-prompt-act-shop-top = Buy a shop.
mur-prompt-act-shop-choice = Buy a shop of your choice.
mur-prompt-act-palace = Buy a palace: the top one, or one of your choice.
mur-prompt-act-palace-top = Buy a palace.
mur-prompt-act-palace-choice = Buy a palace of your choice.
mur-prompt-act-special = Buy a special building.
mur-prompt-act-character = Look at characters; you may keep one.
mur-prompt-act-gondolier = Choose a glowing gondola.
mur-prompt-act-build = Build: draw a street, or choose a building and its site.
mur-prompt-act-build-tile = Build: choose a building and its site.
mur-prompt-act-build-draw = Build: draw a street.
mur-prompt-build-what = What do you build here? Choose a building.
mur-prompt-build-where = Where? Choose a glowing building site.
mur-prompt-act-income-choice = Income: choose an island, here or on the board.
mur-prompt-act-income = Take your income.
mur-prompt-act-production = How many beads do you produce?
mur-prompt-act-hire = Hire a gondolier, or dismiss one.
mur-prompt-act-hire-only = Hire a gondolier.
mur-prompt-act-dismiss-only = Dismiss a gondolier.
mur-prompt-act-none = Carry out the action.
mur-prompt-choose = Choose a tile from the stock.
mur-prompt-character = Keep one of the characters, or none.
mur-prompt-character-none = You cannot keep any of the characters.
mur-prompt-build-more = { $left ->
    [one] You may build one more tile.
   *[other] You may build { $left } more tiles.
}
mur-prompt-or-end = Or end your turn.
mur-prompt-street = Put the street on a glowing paved space.
mur-prompt-special = Keep one of the three special buildings.
mur-prompt-sell = Sell up to three beads of one colour, or none.
mur-prompt-place = Last round: you may build what you have just bought.
mur-look-site = { $tile }: build here, on { $island }?
mur-foreseen-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
mur-foreseen-card = “{ $card }”: { $before } → { $after }{ $by ->
    [hand] , with one more gondolier
   *[other] {""}
}
mur-foreseen-nearer = “{ $card }”: { $before } → { $after } of { $of }
mur-foreseen-there = “{ $card }” on { $island }: { $before } → { $after }
mur-foreseen-nearer-there = “{ $card }” on { $island }: { $before } → { $after } of { $of }
mur-foreseen-no-nearer = No character comes nearer by it: none lacks this on { $island }
mur-foreseen-served = “{ $card }” counts by it: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mur-foreseen-not-served = No character counts by it yet: { $why ->
    [served] others serve those with points on { $island }
   *[other] none has points on { $island } so far
}
mur-foreseen-income = Income on { $island }: { $before } → { $after }
mur-foreseen-open = { $count ->
    [one] { $count } building site becomes usable
   *[other] { $count } building sites become usable
}
mur-look-berth = Gondolier on this gondola, { $island }, for { $price } gold?
mur-info-tap-draw = Choose “{ $press }”, then a glowing paved space.
mur-dropped = What you had begun before no longer counts.
mur-look-dropped = What you had begun before no longer counts. { $action }: once more to do it. It cannot be taken back.
mur-look-search = { $action }: reveal the stock for { $price } gold?
mur-look-ends = This triggers the last round.
mur-look-final = It cannot be taken back.
mur-prompt-assign = Scoring: assign your characters to your gondoliers.
mur-prompt-done = Nothing is left to do in this turn: end it.
mur-prompt-did-pass = { $next ->
    [none] You have passed: end your turn.
   *[other] You have passed: end your turn, then { $next } goes on.
}
mur-prompt-did-decline = You took no character: end your turn.
mur-prompt-did-gold = You took { $gold } gold: end your turn.

mur-act-touch = { $keys ->
    [yes] Continue on the board: as a list with A, in words with B.
   *[no] Continue on the board.
}
mur-act-end = All that is left is to end your turn.
mur-press-sail = { $ships ->
    [one] Sail
   *[other] Sail { $ships } ships
}
mur-press-cancel = Cancel
mur-press-pass = Pass
mur-press-buy = Buy a { $sort }
mur-press-search = Buy a { $sort } of your choice
mur-press-look = Look at characters
mur-press-look-keep = to keep one:
mur-press-keep = Keep
mur-press-decline = Take no character
mur-press-hire = Hire
mur-press-dismiss = Dismiss
mur-press-income = Take income
mur-press-gold = Take gold
mur-press-final = final
mur-press-produce = { $count ->
    [0] Produce nothing
    [one] Produce { $count } bead
   *[other] Produce { $count } beads
}
mur-press-draw = Draw a street
mur-press-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $colour ->
        [red] { $count } red
        [green] { $count } green
        [blue] { $count } blue
       *[none] { $count ->
            [one] 1 from the workshop, then used up
           *[other] { $count } from workshops, then used up
        }
    }{ $colour ->
        [none] {""}
       *[other] { $jokers ->
            [0] {""}
           *[other] , workshop used up
        }
    }
}
mur-press-sale = { $colour ->
    [red] { $count } red
    [green] { $count } green
    [blue] { $count } blue
   *[none] {""}
}{ $jokers ->
    [0] {""}
   *[other] { $colour ->
        [none] {""}
       *[other] {" "}+{" "}
    }{ $jokers ->
        [1] workshop
       *[other] { $jokers } workshops
    }
}
mur-left = { $count } left

mur-sheet-offer = Start character
mur-sheet-offer-text = Before the first turn you may buy a character: you see three cards and keep one or none.
mur-sheet-character = Which character joins you?
mur-sheet-special = Which special building do you open?
mur-sheet-choose = What is left in the stock
mur-sheet-assign = Scoring characters
mur-sheet-assign-text = Each card needs one of your gondoliers at its island. Choose an island for each card; the star shows the best assignment.
mur-sheet-assign-done = Nothing more brings points: end your turn, or take something back.
mur-assign-sum = So far { $done }, still to come { $next } at best{ $unused ->
    [0] {""}
    [one] {" "}(1 for an idle gondolier)
   *[other] {" "}({ $unused } for idle gondoliers)
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
} in all.{ $missed ->
    [0] {""}
   *[other] {" "}The best assignment would bring { $missed } more: take something back.
}
mur-unbuilt-title = Build before the end?
mur-unbuilt-text = This is your last turn, and you can still build { $tiles }.
mur-unbuilt-back = Build
mur-unscored-title = { $lost ->
    [0] More can be scored
    [one] { $lost } point can still be scored
   *[other] { $lost } points can still be scored
}
mur-unscored-text = { $count ->
    [one] This card has a gondolier and is not scored yet.
   *[other] These cards have gondoliers and are not scored yet.
}
mur-unscored-net = A gondolier without a card brings 1 point: that is taken off in the heading.
mur-unscored-card = { $island }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $card }
mur-unscored-back = Back
mur-unscored-end = End turn anyway
mur-assign-take-best = Assign the best

mur-own-gold = { $count } gold
mur-own-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mur-own-gondoliers = { $hand ->
    [0] No gondolier available
    [one] One gondolier available
   *[other] { $hand } gondoliers available
}, { $supply ->
    [0] none
    [one] one
   *[other] { $supply }
} in the supply
mur-own-tiles = Your tiles
mur-own-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}, not built yet
mur-own-no-tiles = No building in front of you
mur-own-beads = Your beads
mur-own-specials = Your special buildings
mur-own-characters = Your characters
mur-own-no-characters = No characters yet
mur-special-spent = Used up.
mur-special-later = Works from your next turn on.
mur-stat-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
mur-stat-tiles = { $count } × { $sort }, not built yet
# A phone shows the first line.
mur-last-round =
    Last round! { $final ->
        [You] You have
       *[other] { $final } has
    } the last turn.
    No more { $sorts }.
mur-near-end = Empty: { $sorts }. One more sort: last round.

mur-card-title = Character { $no }
mur-card-now = { $by ->
    [hand] With one more gondolier:
    [scored] Scored:
   *[other] Now
} { $points ->
    [one] { $points } point on { $island }
   *[other] { $points } points on { $island }
}.
mur-card-nothing = No points now:
mur-card-why = { $rule ->
    [barred] can score no more
    [MU-615] nothing for it where the gondoliers are
    [MU-616] the gondoliers serve other cards
    [MU-915] left out
    [MU-919] no gondolier
   *[other] { $ends ->
        [yes] no island fits
       *[no] nothing for it yet
    }
}
mur-own-no-site = { $phase ->
    [place] – in this turn you may build only the building you have just bought
    [street] – first put down the street you drew
   *[other] – needs a building site beside a street
}
mur-card-zero = points –
mur-card-lacks-short = points: { $met } of { $of }, missing:
mur-card-lacks = { $island }{ $missing ->
    [none] { $of ->
        [0] { $met } too many
       *[other] { $met }, at most { $of }
    }
   *[other] { $met } of { $of } there, missing: { $missing }
}
mur-sign-sole = only you
mur-sign-most = leads
mur-card-where = On one island with your gondolier
mur-card-by-hand = points; with one more gondolier: { $points } { $island }
mur-card-now-short = Now
mur-card-net-short = Net
mur-card-net = one of your cards loses its gondolier
mur-card-most-short = { $by ->
    [none] With one more gondolier
   *[other] On its own
}
mur-sign = { $what ->
    [shop] { $colour ->
        [red] red shop
        [blue] blue shop
        [grey] grey shop
       *[none] shop of any colour
    }
    [customer] { $colour ->
        [red] red customer
        [blue] blue customer
       *[grey] grey customer
    }
    [bead] { $colour ->
        [red] red bead
        [green] green bead
       *[blue] blue bead
    }
    [palace] palace
    [glass] glass factory
    [special] special building
    [crest] crest on a palace
    [own] building of yours
    [others] building of somebody else
   *[building] building of any kind
}
mur-sheet-fold = See the board
mur-sheet-unfold = Back to the choice
mur-card-out = not in this game
mur-card-under = you saw it go under the pile
mur-worth = What the card would bring with a gondolier there:
mur-worth-help = It scores at the end, with a gondolier of yours at the island (flag: one is there).
mur-worth-gondolier = a free gondolier of yours is here
mur-all-characters = All characters
mur-other-characters = The other cards
mur-all-specials = All special buildings
mur-cards-honest = The board and most card texts are modelled after the game, not copied from it.

mur-about-garden = { $island }: this island is not in this game.
mur-about-bag = Beads left in the bag: { $red } red, { $green } green, { $blue } blue.
mur-about-stock = In the stock ({ $sort }): { $count ->
    [0] none left.
    [one] one tile left. Once two sorts are used up, the last round comes.
   *[other] { $count } tiles left. Once two sorts are used up, the last round comes.
}
mur-unseen = Neither built nor yours: { $list }. { $rest ->
    [0] All lie in the stock.
   *[other] Of these, { $count } lie in the stock, { $rest } face down before others or in the box.
}
mur-unseen-of = · { $final ->
    [yes] you see { $count } of these { $all }:
   *[no] still there:
}
mur-about-pile = { $pile ->
    [character] Pile of characters
   *[special] Pile of special buildings
}: { $count ->
    [0] empty.
    [one] one card left.
   *[other] { $count } cards left.
}
mur-about-red = The red ship lies here.
mur-ship-price = Moving another ship costs { $price } gold, and you have { $gold }.
mur-ship-acted = No ship sails any more in this turn.
mur-ship-stuck = The ship at space { $space } reaches no space that you can use now.
mur-special-soon = Works from the next turn on.
mur-player-tiles = Tiles
mur-player-specials = Special buildings
mur-player-gondolas = Gondoliers
mur-player-gondola = Gondola { $no } at { $island }{ $used ->
    [yes] , has scored already
   *[no] {""}
}
mur-player-scored = Characters scored
mur-island-ask = What counts here
mur-island-owner = { $name }: { $list }
mur-island-owners = Who has what
mur-island-gondola = { $name } on gondola { $no }{ $used ->
    [yes] , has scored already
   *[no] {""}
}
mur-island-sort = { $count } × { $sort }
mur-island-customers = { $count } × { $colour ->
    [red] red customer
    [blue] blue customer
   *[grey] grey customer
}
mur-island-crests = { $count ->
    [0] No crests
    [one] One crest
   *[other] { $count } crests
}
mur-island-buildings = { $count ->
    [0] No building yet
    [one] One building in all
   *[other] { $count } buildings in all
}
mur-island-open = { $count ->
    [0] No free site at a street now.
    [one] One free site at a street.
   *[other] { $count } free sites at streets.
}
mur-about-street = { $island }: { $tile }.
mur-about-building = { $island }: { $owner ->
    [none] { $tile }, owned by nobody
    [You] your { $tile }
   *[other] { $tile }, owned by { $owner }
}.
mur-about-paved = { $island }: a paved space. { $press ->
    [none] A street fits here.
   *[other] For a street, first press “{ $press }”.
}
mur-about-site = { $island }: { $usable ->
    [yes] a building site beside a street. Any building can stand here.
   *[no] a building site. A street must lie next to it first.
}
mur-about-gondola = Gondola { $no } at { $island }: { $owner ->
    [none] still free.
    [You] your gondolier is here.
   *[other] a gondolier of { $owner } is here.
}
mur-about-gondola-placed = You have placed a gondolier this turn already.
mur-about-gondola-closed = No gondolier can be placed now: a ship has to reach a “Gondolier” space for that.

mur-actions-goals = Spaces within reach
mur-actions-sail = Single ships ({ $count })
mur-actions-pass = Pass and move a ship ({ $count })
mur-actions-take = Action
mur-actions-buy = Buy
mur-actions-search = Choose
mur-actions-choose = From the stock
mur-actions-look = Look
mur-actions-keep = Keep
mur-actions-decline = Decline
mur-actions-place = Place a gondolier
mur-actions-draw = Draw a street
mur-actions-build = Build ({ $count })
mur-actions-income = Income
mur-actions-produce = Produce
mur-actions-sell = Sell
mur-actions-hire = Hire
mur-actions-dismiss = Dismiss
mur-actions-score = Score
mur-actions-end = Turn
mur-do-worth = { $action } ({ $worth })
mur-worth-gold = { $gold } gold
mur-worth-ends = triggers the last round
mur-worth-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
mur-do-plan = { $ships ->
    [one] One ship
   *[other] { $ships } ships
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
} to { $space }{ $then ->
    [none] {""}
   *[other] , then: { $then }
}
mur-do-goal = Sail to { $space }: { $ships ->
    [one] one ship
   *[other] { $ships } ships
}, { $price ->
    [0] free
   *[other] { $price } gold
}
mur-do-sail = Move the ship from space { $from } to { $to }
mur-do-pass = Pass: ship from space { $from } to { $to }
mur-do-choose = Take { $tile }
mur-do-keep = Keep: { $card }
mur-do-place = Place a gondolier: gondola { $no } at { $island }{ $price ->
    [0] {""}
   *[other] , for { $price } gold
}
mur-do-draw = Draw a street
mur-do-build-there = Build on { $island } (marked on the board): { $tile }
mur-do-build = Build on { $island }, row { $row } from the top, column { $column } from the left: { $tile }
mur-do-income-island = Take the income from { $island }
mur-do-score = Score: { $card } – on { $island }

mur-key-characters = all characters
mur-key-specials = all special buildings
mur-key-pass = pass
mur-key-island = enlarge an island
mur-key-no-island = There is no island { $no } in this game: they are numbered 1 to { $count }.
mur-key-confirm = sail to the chosen space
mur-key-arrows = walk along a row or a list

mur-help-sail = Sail.
mur-help-sail-text = Choose a space that you can reach with a ship. Ships sail only forward and do not overtake; they belong to everybody.
mur-help-act = Act.
mur-help-act-text = You carry out the action of the space where the last ship you moved ended up.
mur-help-pay = More ships cost gold.
mur-help-pay-text = The first ship is free, the second costs 1 gold, the third 2 gold and so on. If you pass, you get 1 gold and move a ship.
mur-help-points = Points come from building and, at the end, from characters: each character needs a gondolier of yours at an island.
mur-help-end = When two stocks are empty, everybody else has one more turn.

mur-log-turn = Round { $round }: { $name ->
        [You] your turn
       *[other] { $name }’s turn
    }.
mur-log-turn-last = { $name ->
        [You] You have
       *[other] { $name } has
    } the last turn.
mur-log-sailed = { $name ->
        [You] You sail
       *[other] { $name } sails
    } from space { $from } to { $to }{ $red ->
    [yes] {" "}with the red ship
   *[no] {""}
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}.
mur-log-overtook = { $name ->
        [You] You overtake
       *[other] { $name } overtakes
    } other ships with the red ship, from space { $from } to { $to }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}.
mur-log-passed = { $name ->
        [You] You pass and get
       *[other] { $name } passes and gets
    } { $gold } gold.
mur-log-gold = { $name ->
        [You] You take
       *[other] { $name } takes
    } { $gold } gold.
mur-log-bought = { $name ->
        [You] You buy
       *[other] { $name } buys
    } { $tile } for { $price } gold.
mur-log-chose = { $name ->
        [You] You take
       *[other] { $name } takes
    } { $tile } from the stock.
mur-log-searched = { $name ->
        [You] You pay
       *[other] { $name } pays
    } { $price } gold to choose { $tile }.
mur-log-looked = { $name ->
        [You] You meet
       *[other] { $name } meets
    } { $count ->
    [one] one character
   *[other] { $count } characters
}.
mur-log-recruited = { $name ->
        [You] You win
       *[other] { $name } wins
    } over a character for { $price } gold.
mur-log-recruited-card = { $name ->
        [You] You win
       *[other] { $name } wins
    } over the character “{ $card }” for { $price } gold.
mur-log-declined = { $name ->
        [You] You take
       *[other] { $name } takes
    } no character.
mur-log-placed = { $name ->
        [You] You send
       *[other] { $name } sends
    } a gondolier to gondola { $no } ({ $island }) for { $price } gold.
mur-log-hired = { $name ->
        [You] You hire
       *[other] { $name } hires
    } a gondolier for { $price } gold.
mur-log-dismissed = { $name ->
        [You] You dismiss a gondolier and get
       *[other] { $name } dismisses a gondolier and gets
    } { $gold } gold.
mur-log-drew = { $name ->
        [You] You draw
       *[other] { $name } draws
    } { $tile }.
mur-log-built = { $name ->
        [You] You build
       *[other] { $name } builds
    } { $tile } on { $island }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}.
mur-log-special = { $name ->
        [You] You open
       *[other] { $name } opens
    } a special building: { $card }.
mur-log-points = { $name }: the { $card } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mur-log-income = { $name ->
        [You] You earn
       *[other] { $name } earns
    } { $gold } gold on { $island }{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more from the market hall
}.
mur-log-income-none = { $name ->
        [You] You earn
       *[other] { $name } earns
    } nothing.
mur-log-produced-none = { $name ->
        [You] You produce
       *[other] { $name } produces
    } nothing.
mur-log-sold-none = { $name ->
        [You] You sell
       *[other] { $name } sells
    } nothing.
mur-log-produced = { $name ->
        [You] You fire
       *[other] { $name } fires
    } beads for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $beads }.
mur-log-sold = { $name ->
        [You] You sell
       *[other] { $name } sells
    } { $count ->
    [one] a bead
   *[other] { $count } beads
} for { $gold } gold{ $jokers ->
    [0] {""}
    [one] , with the artist’s workshop instead of a bead; it is now used up
   *[other] , with { $jokers } artist’s workshops instead of beads; they are now used up
}{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more from the trading house
}.
mur-log-red-ship = { $name ->
        [You] You get
       *[other] { $name } gets
    } { $gold } gold for the red ship.
mur-log-empty = No more { $sort }: the stock is empty.
mur-log-end = No more { $sorts }: everybody else has one more turn.
mur-log-scored = { $name ->
        [You] You score
       *[other] { $name } scores
    } “{ $card }” on { $island }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mur-count-character = { $name }: “{ $card }” on { $island }
mur-count-unserved = { $name }: “{ $card }” scores nowhere{ $why ->
    [lacks] : { $there ->
        [yes] { $island }
       *[no] only
    } { $met } of { $of }
    [over] : { $there ->
        [yes] { $island }
       *[no] there
    } { $met }, at most { $of }
    [MU-615] : nothing for it where the gondoliers are
    [MU-616] : the gondoliers serve other cards
    [MU-919] : no gondolier
    [MU-915] : left out
   *[other] {""}
}
mur-count-idle = { $name }: { $count ->
    [one] one gondolier
   *[other] { $count } gondoliers
} without a card
mur-count-gold = { $tied } have as many points; { $name ->
        [You] you are
       *[other] { $name } is
    } ahead with { $gold } gold
mur-log-unused = { $name }: { $count ->
    [one] one gondolier
   *[other] { $count } gondoliers
} without a card, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

mur-character-shop-red = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per red shop
mur-character-shop-blue = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per blue shop
mur-character-shop-grey = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per grey shop
mur-character-customer-red = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per red customer
mur-character-customer-blue = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per blue customer
mur-character-customer-grey = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per grey customer
mur-character-few-red-blue = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are at most 3 red and blue customers in all
mur-character-few-red-grey = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are at most 3 red and grey customers in all
mur-character-few-blue-grey = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are at most 3 blue and grey customers in all
mur-character-bead-red = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per red bead you own
mur-character-bead-green = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per green bead you own
mur-character-bead-blue = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per blue bead you own
mur-character-bead-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you own a bead of each colour
mur-character-palace = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per palace
mur-character-shop = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per shop
mur-character-own-and-others = 2 points per building of yours, 1 point per building of others (shops and glass factories)
mur-character-glass = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per glass factory
mur-character-special = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per special building
mur-character-glass-equals-shops = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are as many glass factories as shops, at least 1 of each
mur-character-palaces-equal-shops = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are as many palaces as shops, at least 1 of each
mur-character-all-three-equal = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if glass factories, palaces and shops are equal in number, at least 1 of each
mur-character-shops-equal-crests = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are as many shops as crests, at least 1 of each
mur-character-glass-equals-crests = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are as many glass factories as crests, at least 1 of each
mur-character-sole-glass = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if only you own glass factories here
mur-character-sole-shop = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if only you own shops here
mur-character-crests = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there are at least 6 crests
mur-character-kinds = { $points ->
    [one] { $points } point
   *[other] { $points } points
} per kind of building (each colour of shop is a kind)
mur-character-no-glass = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if there is no glass factory, but at least 4 buildings
mur-character-mixed = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if { $island } has a glass factory, a shop, a palace and a special building
mur-character-most = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if you own the most buildings on { $island }, at least 2

mur-special-hafen = Harbour
mur-special-hafen-does = Placing a gondolier costs you 1 gold in your colour and 3 gold in another.
mur-special-basilika = Basilica
mur-special-basilika-does = Brings 5 points at once.
mur-special-zunfthalle = Guild hall
mur-special-zunfthalle-does = 1 point after each production in which you make or sell a bead.
mur-special-leuchtturm = Lighthouse
mur-special-leuchtturm-does = In your turn the red ship may overtake other ships.
mur-special-kuenstlerwerkstatt = Artist’s workshop
mur-special-kuenstlerwerkstatt-does = Once in the whole game, it counts in a sale as a bead of any colour{ $scores ->
    [yes] ; while unused, also for characters that count beads.
   *[no] .
}
mur-special-bank = Bank
mur-special-bank-does = The space “2 gold” brings you 4 gold.
mur-special-bibliothek = Library
mur-special-bibliothek-does = You look at five characters instead of three.
mur-special-rathaus = Town hall
mur-special-rathaus-does = Characters cost you 2 gold less, but at least 1.
mur-special-maklerhaus = Broker’s house
mur-special-maklerhaus-does = A shop or palace of your choice costs you 1 gold instead of 4.
mur-special-werft = Shipyard
mur-special-werft-does = Each extra ship costs you 1 gold less.
mur-special-markthalle = Market hall
mur-special-markthalle-does = 3 gold more when your income brings anything.
mur-special-handelskontor = Trading house
mur-special-handelskontor-does = 3 gold more with each sale of beads.
mur-special-bauhof = Builders’ yard
mur-special-bauhof-does = You may build four tiles instead of three.
mur-special-palastgarten = Palace garden
mur-special-palastgarten-does = 2 points more for each palace that you build.

rule-MU-201 = It is somebody else’s turn. You will be next soon.
rule-MU-202 = A ship sails first: choose a space or a ship, or pass.
rule-MU-204 = There is already a ship on space { $to }. { $passing ->
    [yes] When you pass, you move only one ship.
   *[no] Move that one first.
}
rule-MU-205 = A ship is in the way. { $passing ->
    [yes] When you pass, you move only one ship.
   *[no] Move that one first.
}
rule-MU-208 = Ships always sail forward, at least one space.
rule-MU-213 = Only the space where the last ship ends up counts{ $space ->
    [0] {""}
   *[other] {" "}(space { $space })
}.
rule-MU-216 = Carry out the action of the space first.
rule-MU-217 = The ship on space { $from } has already sailed this turn. Choose another one.
rule-MU-219 = { $price ->
    [0] You do not have enough gold: you need { $needed } and have { $gold }.
   *[other] You do not have enough gold: you need { $needed }, { $price } of it for the ships, and have { $gold }.
}
rule-MU-226 = When you pass, you move exactly one ship, and only at the start of your turn.
rule-MU-302 = Glass factories are all alike. Take the top one.
rule-MU-303 = { $tile ->
    [none] First choose one of the shops you see.
   *[other] This tile is not on offer now.
}
rule-MU-304 = { $tile ->
    [none] First choose one of the palaces you see.
   *[other] This tile is not on offer now.
}
rule-MU-309 = Special buildings are all alike. Take the top one.
rule-MU-313 = The stock is empty. Choose another space.
rule-MU-314 = You can build only buildings that you already have. Buy one first.
rule-MU-401 = Enough built: this action allows no more tiles.
rule-MU-403 = You have nothing to build. Choose another space.
rule-MU-404 = Streets go on free paved spaces.
rule-MU-405 = Buildings go on free brown building sites.
rule-MU-406 = There is no street next to this site yet. Put one there first; a corner is not enough.
rule-MU-410 = Draw a street from the stock first, then put it down.
rule-MU-414 = First put the street you drew on a free paved space.
rule-MU-417 = { $streets ->
    [0] There are no streets left.
   *[other] { $free ->
        [0] There is no free paved space left.
       *[other] This stack is empty. Draw from the other one.
    }
}
rule-MU-501 = This card is not among those drawn.
rule-MU-505 = First keep one of the special buildings you drew.
rule-MU-603 = You have not looked at this character.
rule-MU-604 = { $card ->
    [none] First decide whether to keep one of the characters.
   *[other] This character is not among those you are looking at.
}
rule-MU-606 = You can decline only after looking at characters.
rule-MU-611 = All characters are taken. Choose another space.
rule-MU-614 = Characters score only at the end.
rule-MU-701 = { $island ->
    [none] Income comes from one island only. Choose it.
   *[other] You have no income on { $island }{ $islands ->
        [none] , nor anywhere else.
       *[other] . You have some on { $islands }.
    }
}
rule-MU-707 = The best island is chosen automatically.
rule-MU-715 = You do not have enough points: you have { $points }, and each glass factory costs 2.
rule-MU-717 = You do not have that many glass factories: each one works only once.
rule-MU-719 = Only glass factories you have built can work.
rule-MU-720 = There are not that many beads left in the bag.
rule-MU-721 = You can sell 1, 2 or 3 beads that you have.
rule-MU-722 = You can sell only beads of one colour, at most three.
rule-MU-726 = First decide whether to sell beads.
rule-MU-727 = First decide how many glass factories work; the sale comes after that.
rule-MU-801 = You do not have enough gold: this gondola costs { $needed }, and you have { $gold }.
rule-MU-803 = There is already a gondolier on this gondola.
rule-MU-806 = { $gondoliers ->
    [0] You have no gondolier to place. Hire one first.
   *[other] There is no free gondola left.
}
rule-MU-807 = You can dismiss only a gondolier you have not placed yet.
rule-MU-810 = Nobody may employ more than seven gondoliers.
rule-MU-905 = That was the last turn: now comes the scoring.
rule-MU-908 = Now you may build only the building you have just bought.
rule-MU-909 = Build the building you have just bought, or end your turn.
rule-MU-916 = { $card ->
    [none] Now characters are scored: a card, an island, a gondolier of yours there.
   *[other] This card is not among those you can still score.
}
rule-MU-919 = You have no free gondolier at this island.
rule-MU-C29 = This character counts only on its own island.
rule-MU-S05 = You have no unused artist’s workshop for this.
rule-MU-V01 = The start character comes first: look at characters, or take none.
rule-MU-V06 = You may not keep a second artist’s workshop in this game.
