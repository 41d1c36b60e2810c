copy-about = If you have the printed game, read off what we could only reconstruct: those facts bear a ring °. What you correct stays on this device, can be played with, and can be given to others.
copy-yours = Your copy
copy-name = Name of your copy
copy-name-default = Our copy
copy-none = none
copy-ring = reconstructed
copy-hash = Number of these corrections, the same for the same ones:
copy-state = { $count ->
    [0] Nothing corrected
    [one] { $count } correction
   *[other] { $count } corrections
}, { $same } found to be the same{ $state ->
    [checked] . It can be chosen for new games.
    [wrong] . It does not fit together yet and stays a draft.
   *[empty] .
}
copy-made-only = Only what is reconstructed
copy-done = { $done } of { $count } facts compared
copy-same = Yes, the same
copy-correct = Correct
copy-turn = No, the opposite
copy-close = Close
copy-bring = Open a file
copy-try = { $count ->
    [one] { $count } game as a trial
   *[other] { $count } games as a trial
}
copy-try-stop = Stop
copy-try-played = { $state ->
    [running] Games of chance: { $played } of { $count } …
    [first] First games of chance as a trial: { $played } of { $count } … Your game follows.
    [stopped] { $played ->
        [one] Stopped: { $played } game of chance was played to its end; nothing broke.
       *[other] Stopped: { $played } games of chance were played to their end; nothing broke.
    } “Play with it” goes on without another trial.
   *[done] { $played ->
        [one] { $played } game of chance was played to its end; nothing broke.
       *[other] { $played } games of chance were played to their end; nothing broke.
    }
}
copy-try-broken = After { $played } games one broke: { $broken }
copy-refused-long = This file is too long for corrections. Nothing was taken over.
copy-refused-form = This file has no corrections of what is printed. Nothing was taken over.
copy-refused-game = This file corrects a game that is unknown here. Nothing was taken over.
copy-refused-problems = This file does not fit our data. Nothing was taken over.
copy-problem-form = This is no list of corrections, or one that is too long.
copy-problem-name = { $place }: a city’s name is a single word.
copy-problem-title = The name of a copy is one line of at most 40 characters.
copy-problem-place = There is no such place to correct: { $place }
copy-problem-value = { $place }, { $aspect }: this cannot stand there.
copy-problem-value-number = { $place }, { $aspect }: a number from { $low } to { $high } stands here.
copy-problem-value-numbers = { $place }, { $aspect }: here stand { $least ->
    [one] { $most ->
        [one] one number
       *[other] one to { $most } numbers
    }
   *[other] { $least } to { $most } numbers
} from { $low } to { $high }, with a space between them.
copy-problem-value-text = { $place }, { $aspect }: this cannot be empty, and its length is { $most } at most.
copy-problem-value-texts = { $place }, { $aspect }: this cannot be empty in either language, and its length is { $most } at most.
copy-problem-value-rule = { $place }, { $aspect }: in every field for numbers stands a number from { $low } to { $high }.
copy-problem-same = { $place }: two places are called “{ $value }”.
copy-problem-country = { $place }: the map does not have this country.
copy-problem-empty = A country would be without a city ({ $place }).
copy-problem-apart = { $place }: { $count ->
    [one] { $cities } is
   *[other] { $cities } are
} cut off.
copy-problem-order = { $place }: the values of a stack go down from the top.
copy-problem-streetSpaces = { $place }: all islands have { $found } spaces for streets. There have to be { $wanted }.
copy-problem-buildingSpaces = { $place }: all islands have { $found } spaces for buildings. { $wanted } are printed.
copy-problem-ring = { $place }: this action is on { $found } spaces of the ring, and is printed on { $wanted }.
copy-problem-anchors = { $place }: the ring has { $found } anchors, and { $wanted } are printed.
copy-problem-town = { $place }: a town’s name is words with one space between them.
copy-problem-exits = { $place }: every town but the goal has an exit, and the goal has none.
copy-problem-round = { $place }: the ways lead round in a circle.
copy-problem-goal = { $place }: a coach does not start at the goal.
copy-problem-twice = { $place }: a country moves one coach only.
copy-problem-letters = More letters are dealt out than there are.
copy-problem-vocabulary = { $place }: this rule is not written in the words of the cards.
copy-theirs-title = “{ $name }” beside your copy
copy-what = What
copy-ours = Spieltisch
copy-theirs = Brought along
copy-mine = Your copy
copy-as-ours = as Spieltisch
copy-take = Take what is ticked
copy-find = Find a number or word
copy-any = any
copy-numbers = Numbers, from the top
copy-language-de = German
copy-language-en = English
copy-cell = Row { $row }, column { $column }: { $what }
copy-word-kind-per = for each
copy-word-kind-if = if
copy-word-test-atLeast = at least, in all
copy-word-test-atMost = at most, in all
copy-word-test-each = at least, each
copy-word-test-equal = as many of each
copy-word-test-most = you have the most
copy-word-test-sole = you alone have it
copy-word-key-kind = Kind
copy-word-key-test = Condition
copy-written = As it is written in the data
copy-written-help = The words are those of the cards; this page checks them.
copy-road-help = Choose two cities, on the map or from the list.
copy-road-from = From
copy-road-to = To
copy-road-new = There is a road
copy-road-away = There is no road
copy-part-south-cities = Southern map: cities
copy-part-south-roads = Southern map: roads
copy-part-south-stacks = Southern map: bonus tiles
copy-part-south-carriages = Carriages
copy-part-north-cities = Northern map: cities
copy-part-north-roads = Northern map: roads
copy-part-north-stacks = Northern map: bonus tiles
copy-part-audience-towns = Ways to Rome: towns
copy-part-audience-carriages = Ways to Rome: coaches
copy-part-audience-ranks = Clerics
copy-part-courier-letters = Letters dealt out
copy-part-courier-constants = Courier: numbers
copy-part-offices-tiles = Office tiles
copy-part-offices-rewards = Rewards for office tiles
copy-part-offices-finalReturn = Last return of office tiles
copy-part-offices-constants = Chips
copy-part-murano-islands = Islands
copy-part-murano-ring = Spaces around the islands
copy-part-murano-tiles = Points of tiles
copy-part-murano-prices = Prices
copy-part-murano-gains = Gold
copy-part-murano-beadSale = Sale of beads
copy-part-murano-characters = Characters
copy-part-murano-specials = Special buildings
copy-item-south-carriages = Carriage { $item }
copy-item-murano-ring = Space { $item }
copy-item-murano-beadSale = Beads: { $item }
copy-item-murano-gains = { $item ->
    [dismiss] A gondolier is dismissed
    [gold] The action “Gold”
    [pass] Passing
   *[perCustomer] Each customer
}
copy-item-murano-prices = { $item ->
    [characterFirst] First character
    [characterStep] Each further character, more by
    [glass] Glass factory
    [gondolierOtherColour] Gondolier on a gondola of another colour
    [gondolierOwnColour] Gondolier on a gondola of your colour
    [hire] Hiring a gondolier
    [palaceChoice] Palace of your choice
    [palaceTop] Top palace
    [shipFirst] First ship
    [shipStep] Each further ship, more by
    [shopChoice] Shop of your choice
    [shopTop] Top shop
   *[special] Special building
}
copy-word-aspect-name = Name
copy-word-aspect-countries = Countries
copy-word-aspect-exits = Exits
copy-word-aspect-start = Start
copy-word-aspect-start2p = Start for two
copy-word-aspect-count = Number
copy-word-aspect-2 = For two
copy-word-aspect-3 = For three
copy-word-aspect-4 = For four
copy-word-aspect-reward = Reward
copy-word-aspect-finalReturn = Rewards
copy-word-aspect-country = Country
copy-word-aspect-horses = Horses
copy-word-aspect-values = Values
copy-word-aspect-points = Points
copy-word-aspect-grid = Spaces
copy-word-aspect-action = Action
copy-word-aspect-anchor = Anchor
copy-word-aspect-value = Gold
copy-word-aspect-gold = Gold
copy-word-aspect-rule = Rule
copy-word-aspect-label = Text
copy-word-aspect-effect = Effect
copy-word-aspect-from = Counts
copy-word-aspect-roads = Road
copy-word-roads-yes = there is a road
copy-word-roads-no = there is no road
copy-word-anchor-yes = with an anchor
copy-word-anchor-no = without an anchor
copy-word-from-now = at once
copy-word-from-nextTurn = from the next turn
copy-word-cell-none = no space
copy-word-cell-S = street
copy-word-cell-B = building
copy-word-key-what = What is counted
copy-word-key-colour = Colour
copy-word-key-owner = Whose
copy-more = One more
copy-less = Take away
copy-sample = This card brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} here.
copy-sample-there = Your buildings bear a white dot, those of another player a brown one. It is counted with { $list } on the streets and with you.
copy-sample-next = Another island
copy-note = In your words
copy-note-help = What these fields cannot say. The note goes along with your corrections.
copy-word-kind-sum = several of these
copy-word-kind-perKind = for each kind there is
copy-word-kind-gondolierPrice = Price of a gondolier
copy-word-kind-pointsNow = Points at once
copy-word-kind-pointsAfterAction = Points after a production
copy-word-kind-shipMayPass = The red ship overtakes
copy-word-kind-jokerBead = Bead of any colour
copy-word-kind-actionGold = Gold on the space for it
copy-word-kind-characterCardsSeen = Choice of characters
copy-word-kind-characterDiscount = Cheaper characters
copy-word-kind-choicePrice = Price of a tile of your choice
copy-word-kind-shipDiscount = Cheaper ships
copy-word-kind-actionBonus = Gold with the income
copy-word-kind-saleBonus = Gold with a sale
copy-word-kind-buildLimit = Tiles that may be built
copy-word-kind-pointsPerBuilt = Points for building
copy-word-key-points = Points
copy-word-key-value = Number
copy-word-key-min = At least
copy-word-key-own = In your colour
copy-word-key-other = In another colour
copy-word-key-ifBeadsProducedOrSold = Beads needed
copy-word-key-beads = Beads
copy-word-key-sales = Sales
copy-word-key-gold = Gold
copy-word-key-minimum = At least
copy-word-key-cards = Cards
copy-word-key-tiles = Tiles
copy-word-key-tile = Tile
copy-word-key-ifEarned = Income needed
copy-more-tests = One more condition
copy-all = Show all
copy-city-help = Choose a city on the map to see only that one.
copy-ring-help = Drag an action to where it is printed: both change places. Arrow keys move it, too. Choose a space to see its anchor.
copy-ring-place = Space { $id }: { $name }
copy-word-reward-nothing = nothing
copy-word-reward-card = a card
copy-word-reward-chip = a chip
copy-word-reward-house = a house
copy-exits-help = Choose the towns to which a way leads from { $town }; a second press takes one away.
copy-town-help = { $town }: choose a town on the map.
copy-corrections = This game is played on “{ $name }”
copy-corrections-about = So it differs from what this book lists:
copy-item-courier-letters = Players: { $item }
copy-item-courier-constants = { $item ->
    [letters] Letters in all
    [costPerExtraOfficial] Letters for another official
    [costWithCourier] The same with the courier
   *[courierPoints] Points of the courier
}
copy-item-offices-rewards = Tiles given back: { $item }
copy-item-offices-constants = Points of a chip
copy-item-offices-finalReturn = At the end of the game
copy-back = Take back
copy-retell = Text from the rule
copy-card = No. { $no }: { $text }
copy-conflict = not as yours
copy-play = Play with it
copy-link-failed = The browser does not allow copying here. Save the corrections as a file.
copy-problem-torn = { $place }: the streets of the island do not hang together.
copy-problem-closed = { $place }: every space for a building has one for a street beside it.
copy-problem-gondola = { $place }: every gondola lies in the water at a space of the island.
copy-problem-beyond = { $place }: this card asks for { $found }, but there are only { $wanted } of it.
copy-problem-points = { $place }: your text names other points than the rule.
copy-problem-language = { $place }: only one language has a text of your own; the other one has the text from the rule.
copy-refused-link = This link has not arrived whole. Nothing was taken over.
copy-refused-played = This is a game on the data of Spieltisch: it has no corrections. Nothing was taken over.
copy-theirs-nothing = All of it is in your copy already.
copy-same-there = Found to be the same: { $count }
copy-corrections-compare = Compare with your copy and take over
copy-name-help = At most 40 characters. By this name it can be chosen for a new game, and is called at the table: also for a house board or cards of your own.
copy-cells-help = B: building, S: street, empty: water. A press changes it.
