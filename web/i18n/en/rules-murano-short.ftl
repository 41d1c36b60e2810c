### Rule book: Murano in short, one line for each paragraph of the full rules.

rules-MU-001-short = Most points win: from building and, at the end, from characters and gondoliers.
rules-MU-003-short = Eight ships sail round the islands on 18 action spaces; each player has eight gondoliers.
rules-MU-010-short = Shops and customers are red, blue or grey; palaces bear one to three crests.
rules-MU-015-short = Six islands with four players, otherwise five; each has four gondolas.

rules-MU-101-short = With two or three players there are fewer tiles and cards.
rules-MU-102-short = A ship lies on each anchor; one of them is red.
rules-MU-105-short = You begin with 5 points and five gondoliers; two more are in the supply.
rules-MU-118-short = Tiles lie face down by sort, streets in two stacks.
rules-MU-123-short = Five characters leave the game unseen.
rules-MU-127-short = 5 gold each; the start player is drawn by lot.

rules-MU-201-short = Sail to a space and carry out its action, or pass.
rules-MU-204-short = Ships sail forward over empty spaces and never overtake.
rules-MU-209-short = The first ship is free; those after it cost 1, 2, 3 gold.
rules-MU-213-short = Only the space of the last ship counts, and you must carry out its action.
rules-MU-217-short = Each ship sails once per turn.
rules-MU-219-short = Your gold must be enough for ships and action together.
rules-MU-223-short = Passing: 1 gold, one ship moves, no action.

rules-MU-301-short = “2 gold” brings 2; a glass factory costs 1, a special building 2.
rules-MU-303-short = Shop or palace: the top one for 2 gold, one of your choice for 4.
rules-MU-306-short = Shops and palaces in front of you are secret; their number is not.
rules-MU-310-short = One tile per purchase.
rules-MU-314-short = What you buy can be built in a later turn.

rules-MU-401-short = Build one to three tiles; streets count too.
rules-MU-404-short = Buildings need a street beside them; corners do not count.
rules-MU-410-short = Streets are free: draw, look, put down.
rules-MU-416-short = In any order, for good.
rules-MU-418-short = Glass factory 1 point, shop 2, palace 3; a special building brings a card.

rules-MU-501-short = Draw three cards, keep one.
rules-MU-503-short = It works from your next turn on.
rules-MU-S01-short = Fourteen cards, the artist’s workshop twice; the pile on the board shows them all.

rules-MU-601-short = The first character costs 1 gold, each one after that 1 more.
rules-MU-603-short = See three, keep one.
rules-MU-606-short = Or none: then you pay nothing, and your turn is over.
rules-MU-612-short = Secret; scored at the end, each with a gondolier of yours.
rules-MU-C01-short = What counts stands on the gondolier’s island; the pile on the board shows all cards.

rules-MU-701-short = 1 gold for each customer on one island, if you have a shop of their colour there.
rules-MU-707-short = The best island is chosen automatically.

rules-MU-711-short = Each working glass factory costs 2 points and brings a random bead.
rules-MU-715-short = At most half as many glass factories work as you have points.
rules-MU-721-short = 1, 2 or 3 beads of one colour sell for 5, 12 or 20 gold.

rules-MU-801-short = Place: 2 gold on your colour, 5 on another.
rules-MU-807-short = Hire one for 3 gold or dismiss one for 3; seven at most.

rules-MU-901-short = Two sorts used up: everybody else has one more turn.
rules-MU-906-short = Then you may build at once what you have just bought.
rules-MU-915-short = Each character needs a gondolier and counts for that island.
rules-MU-922-short = Each gondolier left over on a gondola: 1 point.
rules-MU-925-short = Most points win, then most gold.

rules-MU-V01-short = Start character: each player may buy one beforehand.
rules-MU-V03-short = Red ship: 1 gold for moving it.
rules-MU-V05-short = Artist’s workshop: only one each, or none in scoring.
rules-MU-V09-short = Each by itself or all together.

rules-MU-U01-short = Choose a space: the page suggests the cheapest ships.
rules-MU-U05-short = Brown squares: you can build here. Red stocks: the last round.
rules-MU-U04-short = Flags enlarge islands; lines of the log light up what they tell.
rules-MU-U02-short = The card piles at the lower left show all cards.
rules-MU-U09-short = There is a short version and a full one; read the full one first.

rules-MU-B01-short = Six islands to build on, and one for the stocks.
rules-MU-B09-short = Plain streets are the most common; palaces with three crests are rare.
rules-MU-B11-short = Board and most card texts are modelled after the game.
