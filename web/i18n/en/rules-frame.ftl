### Rule book: headings, tables and notes.

rules-title = Rules
rules-lead = Everything you need to play, told in our own words. In the margin are the numbers of the rules, which the table refers to as well.
rules-contents = Contents
rules-rule = Rule { $rule }
rules-example = Example.
rules-form = Form of the rules
rules-form-full = Full
rules-form-short = Short
rules-form-full-help = New to the game? Then this is the form for you.
rules-form-short-help = What matters most, line by line. Tap a line to read the whole rule; for your first game, read the full form.

## What is modelled after the game

rules-made-tag = partly modelled after the game
rules-made-mark = modelled after the game, not from the printed board
rules-made-title = Modelled after the game
rules-made-intro = Not everything about the printed game is known here. We have filled in what is missing so that it agrees with everything that is known; it is not copied.
rules-inferred-title = Inferred
rules-inferred-intro = This follows from what is known, by counting or comparing, and is probably right.
rules-made-correct = This list is made from the game data. Whoever owns the printed game and corrects something there corrects the list as well.
rules-made-nothing = Everything is as in the printed game.
rules-made-cities = Cities: { $count } of { $total }
rules-made-countries = Which country a city belongs to: { $count } of { $total }
rules-made-roads = Roads: { $count } of { $total }
rules-made-values = Values of the bonus tiles: { $count } of { $total } stacks
rules-made-horses = Horses on the cards: { $count } of { $total } cities
rules-made-remoteness = The distribution of horses by location
rules-made-colours = Colours of the countries: { $count } of { $total }
rules-made-towns = Towns: { $count } of { $total }
rules-made-exits = Exits of the towns: { $count } of { $total }
rules-made-starts = Which coach starts where: { $count } of { $total }
rules-made-ranks = Names of the clerics: { $count } of { $total }
rules-made-points = Points of the clerics: { $count } of { $total }
rules-made-rulings = Individual rulings: { $count }

## Tables

rules-col-city = City
rules-col-cities = Cities
rules-col-country = Country
rules-col-countries = Countries
rules-col-roads = Roads to
rules-col-stack = Stack
rules-col-values = Points, from the top
rules-col-carriage = Carriage
rules-col-points = Points
rules-col-horses = Horses
rules-col-officials = Officials in a turn
rules-col-letters = Letters
rules-col-letters-courier = with the courier
rules-col-official = Official
rules-col-players-2 = two people
rules-col-players-3 = three
rules-col-players-4 = four
rules-col-returned = Given back
rules-col-reward = Reward
rules-col-coach = Coach
rules-col-start = Start
rules-col-start-two = with two people
rules-col-rank = Cleric
rules-col-town = Town
rules-col-exits = on to
rules-stack-route = Route of { $length ->
    [one] { $length } card
   *[other] { $length } cards
}
rules-stack-longest = Route of { $length } or more cards
rules-stack-allCountries = All countries
rules-stack-freeCity = Free imperial cities
rules-stack-end = End of the game
rules-reward-nothing = nothing
rules-reward-card = a card into your hand
rules-reward-chip = a point chip
rules-reward-house = a house in any city
rules-coach-violet = violet
rules-coach-green = green
rules-coach-blue = blue
rules-coach-beige = beige
rules-coach-orange = orange
