### Rule book: the expansions and how they go together, told in our own words.

rules-glory = Glanz und Gloria
rules-glory-setup = What is new
rules-GG-101 = **Another map.** You play in the north: a map with 23 cities, city cards to match and 39 bonus tiles. The carriages of sizes 3 to 7 and the Wagner stay in the box. Unless stated otherwise, everything is as in the base game.
rules-GG-104 = **Setting up.** Everybody has their 20 houses and a team card with two horses, which always count. Display, deck and empty hands are as usual.
rules-GG-108 = **Free cities and rider.** Each free imperial city begins with its own tile. The player to the right of the start player gets the rider: it shows to the end who has the last turn of a round.
rules-GG-111 = **Backs with horses.** The back of each city card shows one, two or three horses; horseshoes on the front give the same number.
rules-GG-114 = **Distribution “mixed”.** Of the three cards of each city, one shows one horse, one shows two and one shows three. So the back tells you nothing about the city.
rules-GG-115 = **Distribution “by location”.** If you like, all three cards of a city show the same number: one horse for great crossroads, three for remote cities. This choice exists only on the northern map with draught horses.

rules-glory-lay = Cards as a route or as horses
rules-GG-201 = **Two uses.** Each card you play goes either face up onto your route, or face down into your team as a horse. You decide afresh for every card; a horse also counts as the card you must play.
rules-GG-206 = **Horses always fit.** The city does not matter, and you need no route yet. Once a horse, always a horse: it goes neither back to your hand nor into your route.
rules-GG-203 = **Six at most.** No more than six cards may be horses. Once there are six, another card can only go to your route.
rules-GG-207 = **Strength.** Your team is as strong as all its horses together: the two on the team card and those on your horse cards.
rules-GG-208 = **With the Postillion** you choose for each of the two cards: two route cards, two horses, or one of each. If you already have five horse cards, only one more is possible.
rules-GG-214 = **Order.** With one horse and one route card, you decide which comes first; the route card must fit or, if you have no route, begin one. You can give up a route only with the first card of your turn.
rules-GG-210 = **If no card fits,** you can play a horse instead of giving up, and so keep your route, as long as you have fewer than six. With six you must give up; you may always do so by choice. Only the route cards are discarded, the horses stay.
rules-GG-217 = **What everybody sees.** Everybody can see the number of horses on the top card of the deck and in your team; which cities are on those cards stays hidden.
rules-GG-218 = **Cards in hand.** The horses on the cards in your hand are visible too, since everybody sees the backs; an option hides them. Horses in your team do not count as cards in hand.

rules-glory-close = Closing and houses
rules-GG-301 = **Enough horses.** You may close only if your team has at least as many horses as your route has cards. The route still needs three cards; as the team card shows only two horses, you always need at least one horse card.
rules-GG-304 = **Too many horses** are allowed, and lost. A team cannot get stronger than 20.
rules-GG-310 = **Preußen lies in two parts,** west and east, but is one country all the same. One in each country means one in the whole of Preußen.
rules-GG-306 = **Free imperial cities** belong to no country, not even the one around them. A route may contain several, but each time you close, at most one of them gets a house.
rules-GG-308 = **The two ways.** Either one house in each country of the route, plus one in a free city. Or all in one country; then none in a free city.
rules-GG-312 = **In full.** Any choice is allowed that has no two cities of the same country and at most one free city, or that lies wholly in one country. Fewer is always possible, even a single house in a free city.
rules-GG-314 = **Afterwards,** the route cards and all horse cards go to the discard pile. The team card stays, and you keep at most three cards in your hand.
rules-EX-114 = Your route is Halle–Berlin–Hannover–Hamburg–Bremen–Münster, six cards. With seven horses you may close, with five you may not. You place houses in Halle, Berlin and Münster; or in one of these three, in Hannover, and in one of the free cities Hamburg and Bremen, never in both.

rules-glory-tiles = Tiles
rules-GG-401 = **Free cities.** The first to place a house in a free city takes its tile at once; it is worth one point. Later houses there bring nothing.
rules-GG-403 = **Countries.** For Preußen you need all cities of both parts. “All countries” needs a house in each of the nine countries; free cities do not count for it.
rules-GG-406 = **Long routes.** There are tiles for 5, 6, 7 and 8 cards; longer routes count as 8. If a stack is empty, you get the next shorter one.
rules-GG-408 = **Pairs of countries** always have three cities, and a single route can never fill them. Here, too, you win each tile only once, and empty stacks give nothing.
rules-GG-412 = **The values.** From top to bottom. The end-of-game tile goes to the first to place their last house.

rules-glory-end = End and scoring
rules-GG-501 = **Houses only.** Only a last house triggers the end; no carriage does. The round is played to its end; the player with the rider takes the last turn.
rules-GG-504 = **Points.** All your bonus tiles, minus the houses you have not placed. Team card, horses, unfinished routes and cards in hand count for nothing. Ties are settled by TT-718.

rules-glory-base = Like the base game on the northern map
rules-GG-601 = **Without horses.** With the option “Like the base game” you play the northern map with carriages and the Wagner. The backs of the cards do not count, cards go to your route only, and there are no horses to choose. This way of playing belongs to the northern map.
rules-GG-605 = **What stays.** Of the new rules, those on houses and bonus tiles apply: at most one free city each time you close, Preußen as one country, routes up to 8. Three cards are enough for closing.
rules-GG-608 = **The end** comes with the first carriage 7, or when somebody places their last house; scoring is as in the base game. The rider may go on showing who plays last.

rules-glory-map = The northern map
rules-GG-701 = **Layout.** 19 cities in nine countries and four free imperial cities. No road leads between the two parts of Preußen.
rules-GG-704 = **Cities and roads.** There are three cards of each city.

rules-courier = Der Kurier der Fürstin
rules-courier-setup = What is new
rules-KF-101 = **Letters of nobility and a courier.** Everything else stays as it is.
rules-KF-103 = **On the map.** At the start, a letter lies on every city.
rules-KF-104 = **To even things out.** The start player gets no letter, the second player one, the third two, the fourth three. With two or three players, the letters left over stay out of the game.
rules-KF-106 = **Visible to all.** The courier stands beside the map at first. Everybody sees how many letters each player has, and which cities still hold one.

rules-courier-win = Winning letters
rules-KF-201 = **First house in a city.** When you place a house in a city where nobody has one yet, you get its letter. Each city gives only one; one closing can bring several.
rules-KF-205 = **Spent is spent.** Letters you pay leave the game; any left over are worth nothing at the end.

rules-courier-use = More help in one turn
rules-KF-301 = **One is free.** One official per turn still helps for free. With letters, the others may help you in the same turn as well: one, two or all of them.
rules-KF-303 = **Each only once.** The same official does not help twice in a turn.
rules-KF-304 = **Price.** Each extra official costs two letters, or one if the courier is yours when your turn begins:
rules-KF-306 = **Only what you had.** You can pay only with letters you had when your turn began, and you get the lower price only if the courier was yours then. So letters you win while closing do not pay for the Wagner in that closing.
rules-KF-312 = **Which one is free.** The first official of your turn is the free one; you pay for each extra one when they help.
rules-KF-313 = **With an empty hand,** the Postmeister you must use is the free one. Others may still help for letters; TT-814 is lifted. The Amtmann always costs letters in such a turn, even if you call him before your first card, and without the letters he does not help at all.
rules-KF-317 = **The Amtmann may come later.** He now also exchanges the display after you have taken one or two cards, but no longer once you have played a card. That applies whether he is free or paid.
rules-KF-320 = **For nothing else.** As early as the first round, the third and the fourth player can use letters. You cannot give letters away or spend them on anything else.
rules-EX-112 = You have Freiburg–Sigmaringen in front of you, Salzburg in hand and four letters, but not the courier. You take Kempten. Now the Amtmann exchanges the display for free, and Innsbruck appears: for two letters, the Postmeister gives you Innsbruck too. You play Kempten, and for two more letters the Postillion adds Innsbruck. With the courier you would have two letters left.

rules-courier-figure = The courier
rules-KF-401 = **Who gets the courier.** If you close a route and get no carriage because the route is too short, you take the courier. This also applies if the Wagner could have helped, and, once you have carriage 7, every time you close.
rules-KF-402 = **Declining.** With this expansion you may leave a carriage that is due to you, and take the courier instead. The same carriage remains your next one. If you decline carriage 7, you do not trigger the end with it.
rules-KF-404 = **For how long.** The courier stays with you until somebody else takes it in the same way. Closing with a carriage, or giving up a route, does not move it.
rules-KF-407 = **The result counts.** If the Wagner brings the carriage, the courier stays where it is. It moves in the carriage step, before cards are discarded.
rules-KF-411 = **At the end** it is worth one point.

rules-offices = In Amt und Würden
rules-offices-setup = What is new
rules-AW-101 = **Office tiles.** It pays to use the officials evenly: the more different tiles you give back at once, the more they bring. Everything else stays the same; there are also point chips.
rules-AW-104 = **Stacks.** The tiles lie beside their officials, as many as the number of players calls for. The others stay out of the game.

rules-offices-take = Getting tiles
rules-AW-201 = **Help brings a tile.** Whenever an official has helped you, you take one of that official’s tiles, right after the help is carried out.
rules-AW-202 = **Compulsory help counts too.** The Postmeister you must use also brings a tile, so in the first round everybody gets one.
rules-AW-204 = **Visible, and as many as you like.** You may have several of the same official; everybody sees tiles and stacks. Without effect there is no help and no tile. A stack is never empty when somebody needs its official.

rules-offices-back = Giving back
rules-AW-301 = **Trigger.** When somebody takes the last tile of a stack, everybody gives back tiles. At other times nothing can be given back.
rules-AW-302 = **In the middle of a turn.** Tiles are given back at once, then the turn goes on: after the Postmeister or the Amtmann with taking, after the Wagner with discarding. Until then, everything else waits.
rules-AW-303 = **Order.** It begins with the player whose turn it is and goes clockwise. The device is passed along.
rules-AW-305 = **How many.** You give back one to four tiles, all of different officials; which ones is up to you, and the one you have just taken may be among them. If you have any, you must give back at least one; if you have none, you give back none.
rules-AW-308 = **Reward.** It depends on how many different ones you give back at once:
rules-AW-316 = **Firmly paired.** The number decides the reward; for a smaller one, give back fewer tiles. You may decline card and house, but you always take the chip.
rules-AW-312 = **Once more?** If everybody has given back tiles and a stack is still empty, you do it all again, in the same order and for the same rewards, until each stack has a tile. This can happen several times in one turn.
rules-EX-118 = Four players; A began. In B’s turn, B takes the last tile: B, C, D, A give back. C gives back four different ones and places the last house with them. That triggers the end; B finishes the turn, C and D have one more each. At the very end, D, C, B and A give back once more.

rules-offices-rewards = Card, chip, house
rules-AW-318 = **Card.** You take a face-up card or the top card of the deck into your hand; the display is refilled before the next player gives back. It does not count as the card you take in your turn. The hand limit applies the next time you close. If no card is left, the reward is lost.
rules-AW-322 = **House.** It may go into any city where you have none yet, without any route. If you have no house left or no city for it, the reward is lost.
rules-AW-324 = **Bonus tiles for it.** If the house completes a country, or all countries, you take that tile at once. It brings no route tile and no carriage.
rules-AW-327 = **Chips.** Each is worth one point, and there are always enough.

rules-offices-end = End
rules-AW-401 = **A last house as a reward.** This, too, triggers the end, no matter whose turn it is, and the end-of-game tile goes to the owner of that house. The return, the turn and the round are played to their end.
rules-AW-331 = **Carriage 7 first.** If the Wagner triggers the end with carriage 7 and also makes everybody give back tiles, the end-of-game tile is already gone.
rules-AW-405 = **Giving back for the last time.** After the end, everybody may give back tiles once more, if they like. It begins with the player who had the last turn and goes anticlockwise.
rules-AW-406 = **Three or more.** Now only three tiles (chip) or four (house) bring anything.
rules-AW-409 = **What the house still does.** It can complete a tile for countries and saves you the point it would have cost, but triggers nothing any more. Office tiles you keep are worth nothing, and empty stacks do not matter.

rules-audience = Die Audienz
rules-audience-setup = What is new
rules-AU-101 = **The road to Rome.** A second map beside the first shows the roads to Rome. Five coaches travel them, each with clerics of every player. Your clerics should arrive, but not too early: only those still at the audience at the end bring points, a cardinal more than an altar server.
rules-AU-104 = **Coaches and countries.** Each coach belongs to countries on the map. Polen with Lodz has none.
rules-AU-107 = **Start.** With two players, the coaches start two towns further south:
rules-AU-110 = **Assigning.** Everybody has five clerics. Before the first turn, each player in turn order assigns theirs, exactly one to each coach, face down and all at once.
rules-AU-113 = **Remember.** After that, nobody may look until the end, not even at their own. That is why the replay shows them only after the game.
rules-AU-115 = **Memory aid.** With this option you can see your own clerics’ coaches at any time. It belongs to Die Audienz.
rules-AU-116 = **The clerics** and what they are worth in Rome:

rules-audience-move = The coaches travel
rules-AU-201 = **Only when closing.** Coaches move when somebody closes a route, even in the last turn of the game. Giving up a route moves none.
rules-AU-202 = **Cards without a house.** Each card of the route for which you place no house in this closing moves the coach of its country by one town. Why there is none does not matter: the other way of placing, a house there already, your own choice, or no houses left.
rules-AU-208 = **Always southward.** Each step follows a road to the south. If there are several, whoever closed the route chooses. From Andechs you can go to Ettal or Trient, from Florenz there are three roads on.
rules-AU-212 = **Joker.** If the coach of a card is already in Rome, you must move any other one instead. The same applies to Lodz, and to the remaining cards of a coach that arrives in between.
rules-AU-214 = **Compulsory, in any order.** You must make all steps, in the order you like. Once all five coaches are in Rome, nothing moves any more.
rules-AU-218 = **When.** Coaches travel after houses, bonus tiles and carriage, and before cards are discarded. Several may stand in the same town.
rules-EX-120 = You close Ulm–Augsburg–München–Salzburg. With houses in Ulm, Augsburg and Salzburg only the beige coach travels, one town, for München. With houses in München and Augsburg the green one travels for Ulm and the orange one for Salzburg.

rules-audience-rome = Arriving in Rome
rules-AU-301 = **Revealing.** When a coach arrives, its clerics are turned face up and put on the places of their ranks. Several can share one place, and everybody sees who is in Rome.
rules-AU-303 = **Displacing.** If the coach brings a rank whose place is taken, the clerics there leave the game for good. Clerics of one rank from the same coach share the place. Ranks that it does not bring stay as they are.
rules-AU-306 = **One after the other.** If several arrive in one closing, each is settled completely before the next one travels.
rules-AU-309 = **Scoring.** Clerics who are in Rome at the end bring you their points. Clerics still on the road bring nothing.
rules-EX-122 = The cardinals of A and B, the bishop of C and the altar server of D are in Rome. The beige coach brings the cardinal of D, the priest of A and the altar servers of B and C. Both old cardinals and D’s altar server leave the game; the bishop stays. Now C and D have five points each, A three, B one.

rules-audience-ways = The roads
rules-AU-401 = **Towns and exits.** From each town the coaches can go on to these, further south:

rules-together = All together
rules-together-which = What goes together
rules-CO-001 = **On the southern map** you can combine courier, offices and audience as you like, with two, three or four players. When you set up a game, only valid combinations can be chosen, and what is not possible says why.
rules-CO-002 = **Glanz und Gloria** replaces map, city cards and bonus tiles; only the houses come from the base game, and the carriages when you play without horses.
rules-CO-003 = **Die Audienz only in the south.** Its coaches stand for the countries of the southern map.
rules-CO-004 = **The first edition only in the south,** see ED-011.
rules-CO-005 = **Courier in the north: without the figure.** You use the letters but not the figure; without carriages it would change hands with every closing.
rules-CO-006 = **Offices in the north: without the Wagner.** With draught horses there are no Wagner tiles. When you play the north like the base game, he is there.

rules-together-courier-glory = Courier with Glanz und Gloria
rules-CO-101 = **Letters** lie on all 23 cities, the free ones included; the later seats get one, two and three as usual. The first house in a free city brings letter and tile.
rules-CO-103 = **Price.** Each extra official always costs two letters, and nobody gets the point of the figure. With draught horses there are only three officials. Here, too, the Amtmann may exchange after you have taken a card.
rules-CO-107 = **Without horses** there is no figure either, and you cannot decline a carriage. You can pay for the Wagner’s help.

rules-together-offices-glory = Offices with Glanz und Gloria
rules-CO-201 = **Three stacks.** With draught horses there are tiles for Postmeister, Postillion and Amtmann, as many as usual; only these must have tiles again afterwards.
rules-CO-203 = **Three at most.** You can never give back more than three different ones, so you cannot win the house; in the last return, the chip remains.
rules-CO-205 = **Postillion.** Whether the second card becomes a horse or part of the route makes no difference for his tile. The last return begins with the player who has the rider.
rules-CO-206 = **Without horses** the house may also go into a free city, whatever the limit for closing, and takes the tile there if it is the first.

rules-together-courier-offices = Courier with offices
rules-CO-301 = **All help counts.** Help you paid for with letters brings its tile too, up to four in a turn; tiles may be given back several times in one turn.
rules-CO-304 = **House and letter.** If the house is the first in its city, it brings the letter there, but you cannot spend it in the same turn. It does not move the courier.
rules-CO-308 = **Card and empty hand.** If you get a card as a reward in your own turn, you must still use the Postmeister. A card you get in somebody else’s turn counts: your hand is no longer empty.
rules-CO-310 = **At the very end,** a letter won in the last return is worth nothing.

rules-together-audience-others = Audience with the others
rules-CO-401 = **Reward houses** move no coach. If one already stands in a city, that city’s card moves the coach later. A reward house placed in the middle of your closing does not change the steps of that closing.
rules-CO-404 = **Otherwise independent.** Letters, courier, office tiles, chips and the edition have nothing to do with the audience.

rules-together-all = Order and scoring with everything
rules-CO-501 = **Closing, in order.** Houses with letters and end-of-game tile, then bonus tiles, then the carriage with Wagner, office tile, giving back and courier, then the coaches to Rome, and finally discarding. With the Wagner, the courier never moves.
rules-CO-503 = **Points.** Largest carriage, bonus tiles, chips, clerics in Rome and the courier, minus the houses you have not placed. Letters, office tiles, cards, horses and unfinished routes never count.
rules-CO-504 = **After the last turn,** tiles are given back for the last time, then comes the scoring. Ties are always settled in the same way.
rules-EX-220 = Carriage 7 (10), bonus tiles 12, two chips, cardinal and altar server in Rome (6), courier (1), three houses left: 10 + 12 + 2 + 6 + 1 − 3 = 28 points.
