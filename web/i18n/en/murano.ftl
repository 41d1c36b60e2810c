# The table of Murano.

mur-region-map = Board: the lagoon
mur-region-act = What can be done now
mur-region-own = What you have

mur-tool-goods = Cards and special buildings

mur-space = space { $no } ({ $action })
mur-action-gold = 2 gold
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
mur-action-gold-does = You take 2 gold.
mur-action-glass-does = For 1 gold you take a glass factory.
mur-action-shop-does = The top shop for 2 gold, or a shop of your choice for 4 gold.
mur-action-palace-does = The top palace for 2 gold, or a palace of your choice for 4 gold.
mur-action-special-does = For 2 gold you take a special building.
mur-action-character-does = You look at three characters and may buy one. Each costs 1 gold more than the one before.
mur-action-gondolier-does = You put a gondolier on a gondola: 2 gold in your colour, 5 gold in another.
mur-action-build-does = You build one to three tiles: streets from the stack or buildings that you have.
mur-action-income-does = On your best island each customer who matches one of your shops brings 1 gold.
mur-action-production-does = Glass factories turn 2 points each into a bead; then you may sell up to three beads of one colour.
mur-action-hire-does = You hire a gondolier for 3 gold, or dismiss one and get 3 gold.

mur-sort-street = street
mur-sort-glass = glass factory
mur-sort-shop = shop
mur-sort-palace = palace
mur-sort-special = special building
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
mur-bead = { $colour ->
    [red] a red one
    [green] a green one
   *[blue] a blue one
}
mur-beads = { $colour ->
    [red] { $count ->
        [one] 1 red bead
       *[other] { $count } red beads
    }
    [green] { $count ->
        [one] 1 green bead
       *[other] { $count } green beads
    }
   *[blue] { $count ->
        [one] 1 blue bead
       *[other] { $count } blue beads
    }
}
mur-customers = { $colour ->
    [red] { $count } red customers
    [blue] { $count } blue customers
   *[grey] { $count } grey customers
}
mur-island-income = Your income here: { $gold } gold
mur-whole-lagoon = Whole lagoon

mur-prompt-offer = Buy a start character if you like.
mur-prompt-sail = Choose a glowing space, or a boat first.
mur-prompt-sail-more = A tick means: no gold for boats.
mur-prompt-sail-none = No space can be used now: pass, and take 1 gold.
mur-prompt-pass = Pass: move a boat to a glowing space.
mur-prompt-pass-more = You get 1 gold; the action of the space does not take place.
mur-prompt-boat = Where shall the boat sail?
mur-prompt-boat-more = Touch a glowing space, or the boat once more.
mur-prompt-aim = { $space }: { $boats ->
    [one] one boat
   *[other] { $boats } boats
}, { $price } gold.
mur-prompt-aim-more = Touch the space once more, or “Sail”.
mur-prompt-another = Or sail another boat ({ $price } gold): then only its space counts.
mur-prompt-act-gold = Take your gold.
mur-prompt-act-glass = Buy a glass factory.
mur-prompt-act-shop = Buy a shop: the top one, or one of your choice.
mur-prompt-act-shop-top = Buy a shop.
mur-prompt-act-palace = Buy a palace: the top one, or one of your choice.
mur-prompt-act-palace-top = Buy a palace.
mur-prompt-act-special = Buy a special building.
mur-prompt-act-character = Look at three characters.
mur-prompt-act-gondolier = Choose a glowing gondola.
mur-prompt-act-build = Build: draw a street, or choose a building and its site.
mur-prompt-act-build-tile = Build: choose a building and its site.
mur-prompt-act-build-draw = Build: draw a street.
mur-prompt-act-income = Take your income.
mur-prompt-act-production = How many glass factories shall work?
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
mur-prompt-place = Last round: you may build what you bought at once.
mur-look-site = Here, on { $island }? Tap once more to build.
mur-look = Tap once more to do it. It cannot be taken back.
mur-prompt-assign = Scoring: assign your characters to your gondoliers.
mur-prompt-done = End your turn.

mur-act-touch = Touch the board.
mur-act-end = All that is left is to end your turn.
mur-act-nothing = There is nothing to do just now.
mur-press-sail = { $boats ->
    [one] Sail
   *[other] Sail { $boats } boats
}
mur-press-cancel = Cancel
mur-press-pass = Pass
mur-press-buy = Buy { $sort }
mur-press-search = Choose { $sort }
mur-press-look = Look at characters
mur-press-keep = Keep
mur-press-decline = Take none
mur-press-hire = Hire
mur-press-dismiss = Dismiss
mur-press-income = Take income
mur-press-gold = Take gold
mur-press-produce = { $count ->
    [0] Produce nothing
    [one] Produce 1 bead
   *[other] Produce { $count } beads
}
mur-press-draw = Draw a street
mur-press-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $colour ->
        [red] { $count } red
        [green] { $count } green
        [blue] { $count } blue
       *[none] with the artist’s workshop
    }{ $jokers ->
        [0] {""}
       *[other] {" "}({ $jokers } from the workshop)
    }
}
mur-left = { $count } left

mur-sheet-offer = Start character
mur-sheet-offer-text = Before the first turn you may buy a character: you see three cards and keep one or none.
mur-sheet-character = Which character joins you?
mur-sheet-special = Which special building is it?
mur-sheet-choose = What is left in the stock
mur-sheet-assign = Scoring characters
mur-sheet-assign-text = Each card needs one of your gondoliers at its island. Choose the island for each card; the star shows the best assignment.
mur-assign-none = No free gondolier scores here.
mur-assign-best = Best assignment: { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $unused ->
    [one] one gondolier is left over.
   *[other] { $unused } gondoliers are left over.
}
mur-unscored-title = { $lost ->
    [0] More can be scored
    [one] That would give away { $lost } point
   *[other] That would give away { $lost } points
}
mur-unscored-text = { $count ->
    [one] This card can still be scored:
   *[other] These cards can still be scored:
}
mur-unscored-card = { $island }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $card }
mur-unscored-end = Done all the same
mur-assign-take-best = Assign the best
mur-assign-end = Scoring done

mur-own-gold = { $count } gold
mur-own-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
mur-own-gondoliers = { $hand ->
    [one] 1 gondolier
   *[other] { $hand } gondoliers
} at hand, { $supply } in the supply
mur-own-tiles = Your tiles
mur-own-no-tiles = No buildings bought yet
mur-own-beads = Your beads
mur-own-specials = Your special buildings
mur-own-characters = Your characters
mur-own-no-characters = No characters yet
mur-special-spent = Used up.
mur-special-later = Works from your next turn.
mur-stat-characters = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
mur-stat-tiles = { $count } × { $sort }, not built yet
mur-last-round = Last round! Empty: { $sorts }. { $final } has the last turn.

mur-card-title = Character { $no }
mur-card-now = { $points ->
    [one] 1 point on { $island } now
   *[other] { $points } points on { $island } now
}{ $by ->
    [hand] , if you place another gondolier there.
   *[other] .
}
mur-card-nothing = No points now:
mur-card-why = { $rule ->
    [MU-616] gondoliers serve other cards
    [MU-919] no gondolier
   *[other] no points anywhere
}
mur-card-by-hand = with a gondolier who is still to be placed
mur-card-most = { $points ->
    [one] 1 point on { $island } at best
   *[other] { $points } points on { $island } at best
}
mur-card-out = not in the game with so few people
mur-worth = The card would bring now:
mur-worth-help = It scores at the end, with a gondolier of yours at the island (flag: one stands there).
mur-worth-gondolier = a free gondolier of yours stands here
mur-all-characters = All characters
mur-other-characters = The other cards
mur-all-specials = All special buildings
mur-cards-honest = The board and most card texts are modelled after the game, not copied from it.

mur-about-bag = In the bag are { $red } red, { $green } green and { $blue } blue beads.
mur-about-stock = { $sort }: { $count ->
    [0] the stock is used up.
    [one] one tile left.
   *[other] { $count } tiles left.
}
mur-about-street = { $island }: { $tile }.
mur-about-building = { $island }: { $tile }{ $owner ->
    [none] {""}
   *[other] , owned by { $owner }
}.
mur-about-paved = { $island }: paved space. A street can be put here.
mur-about-site = { $island }: { $usable ->
    [yes] building space beside a street. Any building can stand here.
   *[no] building space. First a street must lie next to it.
}
mur-about-gondola = Gondola { $no } at the island { $island }: { $owner ->
    [none] still free.
   *[other] a gondolier of { $owner } stands here.
}

mur-actions-goals = Spaces within reach
mur-actions-sail = Single boats ({ $count })
mur-actions-pass = Pass and move a boat ({ $count })
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
mur-do-goal = { $space }: { $boats ->
    [one] one boat
   *[other] { $boats } boats
}, { $price } gold
mur-do-sail = Boat from space { $from } to { $to }
mur-do-pass = Pass: boat from space { $from } to { $to }
mur-do-buy = Buy { $sort }
mur-do-search = Choose { $sort }
mur-do-choose = Take { $tile }
mur-do-keep = Keep: { $card }
mur-do-place = Gondola { $no } at the island { $island }
mur-do-draw = Draw from street stack { $stack }
mur-do-build = { $tile } on { $island }, space { $place }
mur-do-income-island = Income of { $island }
mur-do-score = { $card } – on { $island }

mur-key-characters = all characters
mur-key-specials = all special buildings
mur-key-pass = pass
mur-key-island = show an island large
mur-key-confirm = sail to the chosen space

mur-help-sail = Sail.
mur-help-sail-text = Choose a space that you can reach with a boat. Boats only sail forward and do not overtake; they belong to everybody.
mur-help-act = Act.
mur-help-act-text = You carry out the action of the space where the boat moved last has ended.
mur-help-pay = More boats cost gold.
mur-help-pay-text = The first boat is free, the second costs 1 gold, the third 2 gold and so on. Who passes gets 1 gold and moves a boat.
mur-help-points = Points come from building and, at the end, from characters: each character needs a gondolier of yours at an island.
mur-help-end = When two stocks are used up, everybody else has one more turn.

mur-log-turn = { $name } is to move (round { $round })
mur-log-turn-last = { $name } has the last turn
mur-log-sailed = { $name } sails from space { $from } to { $to }{ $red ->
    [yes] {" "}with the red boat
   *[no] {""}
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}.
mur-log-passed-boat = { $name } moves a boat from space { $from } to { $to }.
mur-log-passed = { $name } passes and gets { $gold } gold.
mur-log-gold = { $name } takes { $gold } gold.
mur-log-bought = { $name } buys: { $sort } for { $price } gold.
mur-log-chose = { $name } chooses from the stock: { $sort }.
mur-log-searched = { $name } looks through the stock for { $price } gold: { $sort }.
mur-log-looked = { $count ->
    [one] { $name } looks at 1 character.
   *[other] { $name } looks at { $count } characters.
}
mur-log-recruited = { $name } keeps a character for { $price } gold.
mur-log-recruited-card = { $name } keeps the character “{ $card }” for { $price } gold.
mur-log-declined = { $name } keeps no character.
mur-log-placed = { $name } puts a gondolier on gondola { $no } ({ $island }) for { $price } gold.
mur-log-hired = { $name } hires a gondolier for { $price } gold.
mur-log-dismissed = { $name } dismisses a gondolier and gets { $gold } gold.
mur-log-drew = { $name } draws: { $tile }.
mur-log-built = { $name } builds on { $island }: { $tile }{ $points ->
    [0] {""}
    [one] {" "}(1 point)
   *[other] {" "}({ $points } points)
}.
mur-log-special = { $name } gets the special building { $card }.
mur-log-points = { $name }: { $card } brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
mur-log-income = { $name } gets { $gold } gold of income from { $island }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus } of it from the market hall)
}.
mur-log-income-none = { $name } has no income.
mur-log-produced = { $name } produces for { $points } points: { $beads }.
mur-log-sold = { $name } sells { $count ->
    [one] a bead
   *[other] { $count } beads
} for { $gold } gold{ $jokers ->
    [0] {""}
   *[other] , with the artist’s workshop
}.
mur-log-red-ship = { $name } gets { $gold } gold for the red boat.
mur-log-empty = The stock is used up: { $sort }.
mur-log-end = Two stocks are used up ({ $sorts }): everybody else has one more turn.
mur-log-scored = { $name } scores “{ $card }” on { $island }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
mur-log-unused = { $count ->
    [one] { $name }: 1 gondolier without a card brings 1 point.
   *[other] { $name }: { $count } gondoliers without a card bring { $points } points.
}

mur-character-shop-red = { $points } points per red shop
mur-character-shop-blue = { $points } points per blue shop
mur-character-shop-grey = { $points } points per grey shop
mur-character-customer-red = { $points } points per red customer
mur-character-customer-blue = { $points } points per blue customer
mur-character-customer-grey = { $points } points per grey customer
mur-character-few-red-blue = { $points } points if there are at most 3 red and blue customers together
mur-character-few-red-grey = { $points } points if there are at most 3 red and grey customers together and at least 5 buildings
mur-character-few-blue-grey = { $points } points if there are at most 3 blue and grey customers together and at least 5 buildings
mur-character-bead-red = { $points } points per red bead you own
mur-character-bead-green = { $points } points per green bead you own
mur-character-bead-blue = { $points } points per blue bead you own
mur-character-bead-each = { $points } points if you own a bead of each colour
mur-character-palace = { $points } points per palace
mur-character-shop = { $points } points per shop
mur-character-own-and-others = 2 points per building of yours, 1 point per building of others (shops and glass factories)
mur-character-glass = { $points } points per glass factory
mur-character-special = { $points } points per special building
mur-character-glass-equals-shops = { $points } points if there are as many glass factories as shops, at least 1 each
mur-character-palaces-equal-shops = { $points } points if there are as many palaces as shops, at least 1 each
mur-character-all-three-equal = { $points } points if there are as many glass factories as palaces as shops, at least 1 each
mur-character-shops-equal-crests = { $points } points if there are as many shops as crests, at least 1 each
mur-character-glass-equals-crests = { $points } points if there are as many glass factories as crests, at least 1 each
mur-character-sole-glass = { $points } points if only you own glass factories here
mur-character-sole-shop = { $points } points if only you own shops here
mur-character-crests = { $points } points if there are at least 6 crests
mur-character-kinds = { $points } points per kind of building (each colour of shop is a kind)
mur-character-no-glass = { $points } points without a glass factory, with at least 4 buildings
mur-character-mixed = { $points } points if { $island } has a glass factory, a shop, a palace and a special building
mur-character-most = { $points } points if you own the most buildings on { $island }, at least 2

mur-special-hafen = Harbour
mur-special-hafen-does = Placing a gondolier costs you 1 gold in your colour and 3 gold in another.
mur-special-basilika = Basilica
mur-special-basilika-does = Brings 5 points at once.
mur-special-zunfthalle = Guild hall
mur-special-zunfthalle-does = 1 point after each production in which you make or sell a bead.
mur-special-leuchtturm = Lighthouse
mur-special-leuchtturm-does = In your turn the red boat may overtake other boats.
mur-special-kuenstlerwerkstatt = Artist’s workshop
mur-special-kuenstlerwerkstatt-does = Counts once in a sale as a bead of any colour; while unused also for characters that count beads.
mur-special-bank = Bank
mur-special-bank-does = The space “2 gold” brings you 4 gold.
mur-special-bibliothek = Library
mur-special-bibliothek-does = You look at five characters in place of three.
mur-special-rathaus = Town hall
mur-special-rathaus-does = Characters cost you 2 gold less, at least 1.
mur-special-maklerhaus = Broker’s house
mur-special-maklerhaus-does = A shop or palace of your choice costs you 1 gold in place of 4.
mur-special-werft = Shipyard
mur-special-werft-does = Each further boat costs you 1 gold less.
mur-special-markthalle = Market hall
mur-special-markthalle-does = 3 gold more when income brings anything.
mur-special-handelskontor = Trading house
mur-special-handelskontor-does = 3 gold more with each sale of beads.
mur-special-bauhof = Builders’ yard
mur-special-bauhof-does = You may build four tiles in place of three.
mur-special-palastgarten = Palace garden
mur-special-palastgarten-does = 2 points more for each palace that you build.

rule-MU-201 = It is somebody else’s turn.
rule-MU-202 = First a boat sails: choose a space or a boat, or pass.
rule-MU-204 = A boat already lies on space { $to }.
rule-MU-205 = The way there is blocked: boats do not overtake each other.
rule-MU-208 = A boat sails at least one space, always forward.
rule-MU-213 = Only the action of the space where the boat moved last has ended is carried out{ $space ->
    [0] {""}
   *[other] {" "}(space { $space })
}.
rule-MU-216 = First the action of the space is to be carried out.
rule-MU-217 = This boat has already sailed in this turn.
rule-MU-219 = There is not enough gold: you need { $needed } and have { $gold }.
rule-MU-226 = Passing moves exactly one boat, and only at the beginning of the turn.
rule-MU-302 = Glass factories are bought from the stock; there is nothing to choose.
rule-MU-303 = { $tile ->
    [none] First choose one of the shops that lie open in front of you.
   *[other] Shops are bought from the stock, or one is chosen; this one cannot be taken now.
}
rule-MU-304 = { $tile ->
    [none] First choose one of the palaces that lie open in front of you.
   *[other] Palaces are bought from the stock, or one is chosen; this one cannot be taken now.
}
rule-MU-309 = Special buildings are bought from the stock; there is nothing to choose.
rule-MU-313 = The stock is used up, there is nothing left to buy here.
rule-MU-314 = You can only build what already lies in front of you.
rule-MU-401 = You may not build more tiles in this action.
rule-MU-403 = You have nothing that you could build: at least one tile must be built.
rule-MU-404 = Streets go on free paved spaces.
rule-MU-405 = Buildings go on free brown spaces.
rule-MU-406 = There is no street next to this space yet; a corner is not enough.
rule-MU-410 = Streets are drawn face down from the stack and then put down.
rule-MU-414 = First the drawn street goes on a free paved space.
rule-MU-417 = There is no street left to draw, or no paved space is free.
rule-MU-501 = This card is not among those drawn.
rule-MU-505 = One of the special buildings drawn must be kept.
rule-MU-603 = You have not looked at this character.
rule-MU-604 = { $card ->
    [none] First decide whether you keep one of the characters.
   *[other] This character is not among those you are looking at.
}
rule-MU-606 = You can only decline after looking at characters.
rule-MU-611 = There is no character left, or your gold is not enough for the next one.
rule-MU-614 = Characters score only at the end.
rule-MU-701 = Income comes from exactly one island.
rule-MU-707 = The best island is chosen by itself.
rule-MU-715 = At most half of your points can become beads.
rule-MU-717 = You do not have so many glass factories: each one works only once.
rule-MU-719 = Only glass factories that are built can work.
rule-MU-720 = There are not so many beads left in the bag.
rule-MU-721 = 1, 2 or 3 beads that you own can be sold.
rule-MU-722 = Only beads of one colour are sold, at most three.
rule-MU-726 = First decide whether you sell beads.
rule-MU-727 = First you produce, be it nothing; then you see your beads and decide about selling.
rule-MU-801 = This gondola costs { $needed } gold, and you have { $gold }.
rule-MU-803 = A gondolier already stands on this gondola.
rule-MU-806 = You have no gondolier at hand now, or no gondola is free.
rule-MU-807 = You can only dismiss a gondolier who is not placed yet.
rule-MU-810 = Nobody may employ more than 7 gondoliers.
rule-MU-905 = After the end everybody has only this one turn.
rule-MU-908 = In the last round only the building just bought may be built at once.
rule-MU-909 = This is only about the building just bought: build it or end your turn.
rule-MU-916 = { $card ->
    [none] Now characters are scored: a card, an island, a gondolier of yours there.
   *[other] This card is not among those that you can still score.
}
rule-MU-919 = You have no free gondolier at this island.
rule-MU-C29 = This character counts only on its own island.
rule-MU-S05 = For this you lack an unused artist’s workshop.
rule-MU-V01 = First the start character is decided.
rule-MU-V06 = You may not keep a second artist’s workshop in this game.
