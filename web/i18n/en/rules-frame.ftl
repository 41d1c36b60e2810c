### Rule book: headings, tables and notes.

rules-title = Rules
rules-lead = Everything you need to play, told in our own words.
rules-contents = Contents
rules-search = Search the rules
rules-search-nothing = Nothing is found.
rules-rule = Rule { $rule }
rules-example = Example.
rules-form = Version of the rules
rules-form-full = Full
rules-form-short = Short
rules-form-full-help = New to the game? Then this is the version for you.
rules-form-short-help = What matters most, line by line. Open a line to read the whole rule; for your first game, read the full version.

## What is modelled after the game

rules-made-tag = partly modelled after the game
rules-made-mark = modelled after the game, not from the printed board
rules-made-title = Modelled after the game
rules-made-intro = Not everything about the printed game is known here. We have filled in what is missing so that it agrees with everything that is known; it is not copied.
rules-inferred-title = Inferred
rules-inferred-intro = This follows from what is known, by counting or comparing, and is probably right.
rules-made-correct = This list is made from the game data. If you own the printed game, you can correct them here on this page, and play with what you corrected.
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
rules-col-players-2 = two players
rules-col-players-3 = three
rules-col-players-4 = four
rules-col-returned = Given back
rules-col-reward = Reward
rules-col-coach = Coach
rules-col-start = Start
rules-col-start-two = with two players
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
rules-picture-route = The blue route can grow only at its two ends: the cities that shine fit there. Würzburg has roads to Stuttgart and to Nürnberg, but may not go in between.
rules-picture-route-alt = Map with a blue route from Carlsruhe over Stuttgart and Nürnberg to Regensburg. Arrows lead from Carlsruhe to Mannheim and Freiburg, and from Regensburg to Ingolstadt, München, Passau and Pilsen. Würzburg is crossed out.
rules-picture-closing = 1: one house in each country of the route, here in Hohenzollern, in Württemberg and in one city of Baiern. 2: houses in all cities of one country, here the four of Baiern.
rules-picture-closing-alt = The same route of six cities twice: Sigmaringen, Stuttgart, Nürnberg, Regensburg, Ingolstadt, Augsburg. Above there are blue houses in Sigmaringen, Stuttgart and Regensburg, below in Nürnberg, Regensburg, Ingolstadt and Augsburg.
rules-picture-ring = Ships sail counter-clockwise. “Production” in the middle below is occupied: its ship makes room first, free of charge, then the one behind sails there for 1 gold. Only “Production” is carried out.
rules-picture-ring-alt = The ring of 18 action spaces around the islands, with eight ships, one of them red. From the middle space below, “Production”, an arrow with a 0 leads to the next space; an arrow with a 1 leads from the ship behind round the corner to “Production”, which shines.
rules-picture-island = 1 A street with two customers. 2 A shop; the marker says whose it is. 3 A palace belongs to nobody. 4 A free site next to a street: you may build here. 5 This site touches no street. 6 A gondola with its gondolier.
rules-picture-island-alt = An island of streets and brown building sites. In the upper row stand a glass factory and a shop, each with a marker, and a palace; below them runs a row of streets, some with customers. Two free sites next to a street shine, one far from any street is crossed out. At the lower left lies a gondola with an orange gondolier.
