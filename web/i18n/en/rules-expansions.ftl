### Rule book: the expansions and how they go together, told in our own words.

rules-glory = Glanz und Gloria
rules-glory-setup = What is new
rules-GG-101 = **Another map.** The game is played in the north: a map of its own with 23 cities, its own city cards and 39 bonus tiles. The carriages of the sizes 3 to 7 and the Wagner stay in the box. What is not told differently here is as in the base game.
rules-GG-104 = **Setting up.** Everybody has their 20 houses and a team card with two horses, which always count. Display, deck and empty hands are as usual.
rules-GG-108 = **Free cities and rider.** On each free imperial city lies its tile. The person to the right of the one who begins gets the rider: to the end it shows who has the last turn of a round.
rules-GG-111 = **Backs with horses.** The back of each city card shows one, two or three horses; horseshoes on the front give the same number.
rules-GG-114 = **Distribution “mixed”.** Of the three cards of each city one shows one horse, one shows two and one three. So the back tells nothing about the city.
rules-GG-115 = **Distribution “by place”.** If you like, all three cards of a city show the same number: great crossroads one horse, remote cities three. This choice exists on the northern map with draught horses only.

rules-glory-lay = Cards as route or as horses
rules-GG-201 = **Two uses.** Each card you lay goes either face up to the route, or back up as a horse before your team card. You decide anew for every card; a horse, too, fulfils the duty to lay.
rules-GG-206 = **Horses always fit.** The city does not matter, and no route needs to lie yet. A horse stays a horse: it returns neither to the hand nor to the route.
rules-GG-203 = **Six at most.** No more than six cards may lie as horses. With six of them another card can only go to the route.
rules-GG-207 = **Strength.** Your team is as strong as all its horses together: the two of the team card and those on your horse cards.
rules-GG-208 = **With the Postillion** you choose for each of the two cards: two route cards, two horses, or one of each. With five horse cards lying only one more is possible.
rules-GG-214 = **Order.** With one horse and one route card you decide which comes first; the route card must fit or, where no route lies, begin one. A route can be given up only with the first card of the turn.
rules-GG-210 = **If no card fits** you can lay a horse in place of giving up, and so keep your route, while fewer than six lie. With six you must give up; of your own will you always may. Only the route cards are discarded, the horses stay.
rules-GG-217 = **What everybody sees.** The number of horses on the top card of the deck and on your lying horses is open; which cities are on them stays hidden.
rules-GG-218 = **Hand cards.** The numbers of horses in the hands are open too, since the backs are seen; an option hides them. Lying horses do not count as hand cards.

rules-glory-close = Closing and houses
rules-GG-301 = **Enough horses.** You may close only if your team is at least as strong as the route has cards. It still needs three cards; as the team card shows only two horses, at least one horse card is always needed.
rules-GG-304 = **Horses too many** are allowed, and lost. A team cannot become stronger than 20.
rules-GG-310 = **Preußen lies in two parts,** west and east, and is one country all the same. One in each country means one in the whole of Preußen.
rules-GG-306 = **Free imperial cities** belong to no country, not to the one around them either. A route may hold several, but in one closing at most one of them gets a house.
rules-GG-308 = **The two ways.** Either one house in each country of the route, and besides one in a free city. Or all in one country; then none in a free city.
rules-GG-312 = **In full.** Allowed is every choice without two cities of the same country and with at most one free city, or one that lies wholly in one country. Fewer is always possible, even a single house in a free city.
rules-GG-314 = **Afterwards** route cards and all horse cards go to the discard pile. The team card stays, and at most three cards stay in the hand.
rules-EX-114 = Your route is Halle–Berlin–Hannover–Hamburg–Bremen–Münster, six cards. With seven horses you may close, with five you may not. You place in Halle, Berlin and Münster, or in one of these three, in Hannover and in one of the free cities Hamburg and Bremen, never in both.

rules-glory-tiles = Tiles
rules-GG-401 = **Free cities.** The first to place a house in a free city takes its tile at once; it is worth one point. Later houses there bring nothing.
rules-GG-403 = **Countries.** For Preußen you need all cities of both parts. “All countries” asks for a house in each of the nine countries; free cities do not count for it.
rules-GG-406 = **Long routes.** There are tiles for 5, 6, 7 and 8 cards; longer ones count as 8. If a stack is empty, the next shorter one serves.
rules-GG-408 = **Pairs of countries** always have three cities and can never be filled with a single route. Here, too, each tile is won only once, and empty stacks give nothing.
rules-GG-412 = **The values.** From top to bottom. The end tile goes to the first who places the last house of their own.

rules-glory-end = End and scoring
rules-GG-501 = **Houses only.** The end is triggered by a last house alone, by no carriage. The round is played to its end; the owner of the rider has the last turn.
rules-GG-504 = **Points.** All tiles, less the houses not placed. Team card, horses, unfinished routes and hand cards count nothing. Ties are settled by TT-718.

rules-glory-base = Like the base game on the northern map
rules-GG-601 = **Without horses.** With the option “Like the base game” the northern map is played with carriages and Wagner. The backs of the cards do not count, cards are laid to the route only, and there are no horses to choose. This way of playing belongs to the northern map.
rules-GG-605 = **What stays.** Of the new rules those on houses and tiles hold: at most one free city in a closing, Preußen as one country, routes up to 8. Three cards are enough for closing.
rules-GG-608 = **The end** comes with the first carriage 7 or a last house; scoring is as in the base game. The rider may go on showing who plays last.

rules-glory-map = The northern map
rules-GG-701 = **Layout.** 19 cities in nine countries and four free imperial cities. No road leads between the two parts of Preußen.
rules-GG-704 = **Cities and roads.** There are three cards of each city.

rules-courier = Der Kurier der Fürstin
rules-courier-setup = What is new
rules-KF-101 = **Letters of nobility and a courier.** Everything else stays as it is.
rules-KF-103 = **On the map.** At the beginning a letter lies on every city.
rules-KF-104 = **To make up for it.** Whoever begins gets no letter, the second person one, the third two, the fourth three. With two or three people the others stay out of the game.
rules-KF-106 = **Open.** The courier stands beside the map at first. Everybody sees how many letters the others have and which cities still hold one.

rules-courier-win = Winning letters
rules-KF-201 = **First in a city.** When you place a house in a city where nobody has one yet, its letter is yours. Each city gives only one; one closing can bring several.
rules-KF-205 = **Spent is spent.** Letters that were paid leave the game, those left over are worth nothing at the end.

rules-courier-use = More help in one turn
rules-KF-301 = **One is free.** One official a turn still helps for nothing. With letters the others may help in the same turn as well: one, two or all of them.
rules-KF-303 = **Each only once.** The same official does not help twice in a turn.
rules-KF-304 = **Price.** Each further help costs two letters, or one if the courier is yours at the beginning of the turn:
rules-KF-306 = **Only what you had.** You can pay with letters that you owned when the turn began, and get the lower price only if the courier was yours then. So letters from the closing under way do not pay for the Wagner any more.
rules-KF-312 = **Which one is free.** The first help of the turn is the free one; each further one is paid when it happens.
rules-KF-313 = **With an empty hand** the Postmeister, who is a duty then, is the free help. Others may still help for letters; TT-814 is lifted. The Amtmann always costs in such a turn, even if you call him before the first card, and without the letters he does not help at all.
rules-KF-317 = **The Amtmann may come later.** He now also exchanges the display after you have taken one or two cards, but no longer once a card is laid. That holds whether he is free or paid.
rules-KF-320 = **For nothing else.** Already in the first round the third and the fourth person can use letters. They cannot be given away or spent on anything else.
rules-EX-112 = Freiburg–Sigmaringen lies before you, you hold Salzburg and have four letters, but not the courier. You take Kempten. Now the Amtmann exchanges the display for free and Innsbruck appears: the Postmeister takes it for two letters, the Postillion lays Kempten and Innsbruck for two more. With the courier two letters would be left.

rules-courier-figure = The courier
rules-KF-401 = **Who gets it.** If you close a route and win no carriage because the route is too short, you take the courier. That holds also if the Wagner could have helped, and with carriage 7 for every further closing.
rules-KF-402 = **Declining.** With this expansion you may leave a carriage that is due, and take the courier in its place. The same carriage stays your next one. Whoever declines carriage 7 triggers no end by it.
rules-KF-404 = **For how long.** It stays with you until somebody else takes it in the same way. A closing with a carriage, or a route given up, does not move it.
rules-KF-407 = **The result counts.** If the Wagner brings the carriage, the courier stays where it is. It moves in the step of the carriages, before cards are discarded.
rules-KF-411 = **At the end** it is worth one point.

rules-offices = In Amt und Würden
rules-offices-setup = What is new
rules-AW-101 = **Office tiles.** Using the officials evenly is rewarded: the more different tiles you give back at once, the more they bring. Everything else stays; besides there are point chips.
rules-AW-104 = **Stacks.** The tiles lie by their officials, as many as belong to the number of people. The others stay out of the game.

rules-offices-take = Getting tiles
rules-AW-201 = **Help brings a tile.** Whenever an official has helped you, you take one of that official’s tiles, right after the help was carried out.
rules-AW-202 = **Duty counts too.** The Postmeister who is a duty also brings a tile, so in the first round everybody gets one.
rules-AW-204 = **Open, and as many as you like.** You may have several of the same official; tiles and stacks are seen by all. Without effect there is no help and no tile. A stack is never empty when somebody needs its official.

rules-offices-back = Giving back
rules-AW-301 = **Trigger.** When somebody takes the last tile of a stack, all give back tiles. At other times nothing can be given back.
rules-AW-302 = **In the middle of the turn.** Giving back happens at once, then the turn goes on: after Postmeister or Amtmann with taking, after the Wagner with discarding. While it lasts everything else rests.
rules-AW-303 = **Order.** It begins with the person whose turn it is and goes clockwise. The device is passed along with it.
rules-AW-305 = **How many.** You give back one to four tiles, all of different officials, as you choose; the one just taken is among them. Whoever has a tile must give back at least one, whoever has none gives none.
rules-AW-308 = **Reward.** It depends on how many different ones you give back at once:
rules-AW-316 = **Firmly paired.** The number decides the reward; a smaller one comes only for fewer tiles. Card and house may be declined, the chip is always taken.
rules-AW-312 = **Once more?** If all have given back and a stack is still empty, they give back again in the same order and for the same rewards, until each stack has a tile. This can happen several times in one turn.
rules-EX-118 = Four people play, A has begun. In his turn B takes the last tile: B, C, D, A give back. C gives back four different ones and so places the last house. That triggers the end; B finishes the turn, C and D have one more each. At the very end D, C, B and A give back once more.

rules-offices-rewards = Card, chip, house
rules-AW-318 = **Card.** You take an open card or the top of the deck into your hand; the display is refilled before the next person gives back. It does not count as your taking in the turn. The hand limit comes with your next closing. If no card is left, the reward is lost.
rules-AW-322 = **House.** It may go into any city where you have none yet, quite without a route. If you have no house left or no city for it, the reward is lost.
rules-AW-324 = **Tiles for it.** If the house completes a country, or all countries, you take that tile at once. It brings no route tile and no carriage.
rules-AW-327 = **Chips.** Each is worth one point, and there are always enough.

rules-offices-end = End
rules-AW-401 = **A last house as reward.** This, too, triggers the end, whoever’s turn it is, and the end tile belongs to that house. Giving back, turn and round are played to their end.
rules-AW-331 = **Carriage 7 first.** If the Wagner triggers the end with carriage 7 and at the same time the giving back, the end tile is already gone.
rules-AW-405 = **Giving back for the last time.** After the end everybody may, if they like, give back once more. It begins with the person who had the last turn and goes counter-clockwise.
rules-AW-406 = **Three or four only.** Now only three tiles (chip) or four (house) bring anything.
rules-AW-409 = **What the house still does.** It can complete a tile for countries and saves a minus point, but triggers nothing any more. Office tiles you keep are worth nothing, and empty stacks do not matter.

rules-audience = Die Audienz
rules-audience-setup = What is new
rules-AU-101 = **The way to Rome.** Beside the map lies a second one with the ways to Rome. Five coaches travel there, each with clergy of everybody. Your clergy should arrive, but not too early: only those who are still at the audience in the end bring points, a cardinal more than an altar server.
rules-AU-104 = **Coaches and countries.** Each coach belongs to countries of the map. Polen with Lodz has none.
rules-AU-107 = **Start.** With two people the coaches begin two towns further south:
rules-AU-110 = **Distributing.** Everybody has five clergy. Before the first turn each person in turn order distributes theirs, exactly one into each coach, face down and all at once.
rules-AU-113 = **Remember.** Afterwards nobody may look until the end, not even at their own. That is why the replay shows them only after the game.
rules-AU-115 = **Memory aid.** With this option you see your own distribution at any time. It belongs to Die Audienz.
rules-AU-116 = **The clergy** and what they are worth in Rome:

rules-audience-move = The coaches travel
rules-AU-201 = **Only with a closing.** Coaches move when somebody closes a route, also in the last turn of the game. A route given up moves none.
rules-AU-202 = **Cards without a house.** Each card of the route for which no house is placed in this closing moves the coach of its country by one town. Why there is none does not matter: the other way of placing, a house there already, no wish, or no supply.
rules-AU-208 = **Always southward.** Each step follows a road to the south. If there are several, the person who closed chooses. From Andechs the way goes to Ettal or Trient, from Florenz on in three ways.
rules-AU-212 = **Joker.** If the coach of a card is already in Rome, you must move any other one in its place. The same holds for Lodz, and for the remaining cards of a coach that arrives in between.
rules-AU-214 = **A duty, in any order.** All steps must be made, in the order you like. If all five coaches are in Rome nothing moves any more.
rules-AU-218 = **When.** Coaches travel after houses, tiles and carriage, and before cards are discarded. Several may stand in the same town.
rules-EX-120 = You close Ulm–Augsburg–München–Salzburg. With houses in Ulm, Augsburg and Salzburg only the beige coach travels, one town, for München. With houses in München and Augsburg the green one travels for Ulm and the orange one for Salzburg.

rules-audience-rome = Arriving in Rome
rules-AU-301 = **Revealing.** When a coach arrives its clergy are revealed and laid on the places of their ranks. Several can lie on one place, and everybody sees who is in Rome.
rules-AU-303 = **Displacing.** If the coach brings a rank whose place is taken, those who lie there leave the game for good. Equal ones from the same coach share the place. Ranks that it does not bring stay as they are.
rules-AU-306 = **One after the other.** If several arrive in one closing, each is settled completely before the next one travels.
rules-AU-309 = **Scoring.** Whoever lies in Rome at the end brings their points. Clergy still on the road bring nothing.
rules-EX-122 = In Rome lie cardinals of A and B, the bishop of C and the altar server of D. The beige coach brings the cardinal of D, the priest of A and the altar servers of B and C. Both old cardinals and D’s altar server leave the game; the bishop stays. Now C and D have five points each, A three, B one.

rules-audience-ways = The ways
rules-AU-401 = **Towns and exits.** From each town the way goes on to these, further south:

rules-together = All together
rules-together-which = What goes together
rules-CO-001 = **On the southern map** courier, offices and audience can be combined as you like, with two, three and four people. When a game is set up only valid combinations can be chosen, and what is not possible says why.
rules-CO-002 = **Glanz und Gloria** replaces map, city cards and tiles; only the houses come from the base game, and the carriages when it is played without horses.
rules-CO-003 = **Die Audienz in the south only.** Its coaches stand for the countries of the southern map.
rules-CO-004 = **The first edition in the south only,** see ED-011.
rules-CO-005 = **Courier in the north: without the figure.** The letters are used, the figure is not; without carriages it would change hands with every closing.
rules-CO-006 = **Offices in the north: without the Wagner.** With draught horses there are no tiles of the Wagner. When the north is played like the base game he is there.

rules-together-courier-glory = Courier with Glanz und Gloria
rules-CO-101 = **Letters** lie on all 23 cities, the free ones included; the later seats get one, two and three as usual. The first house in a free city brings letter and tile.
rules-CO-103 = **Price.** Each further help always costs two letters, and nobody gets the point of the figure. With draught horses there are three officials only. The Amtmann may exchange after taking here too.
rules-CO-107 = **Without horses** there is no figure either, and a carriage cannot be declined. The Wagner can be a paid help.

rules-together-offices-glory = Offices with Glanz und Gloria
rules-CO-201 = **Three stacks.** With draught horses there are tiles for Postmeister, Postillion and Amtmann, as many as usual; only these must be filled after giving back.
rules-CO-203 = **Three at most.** More than three different ones are not possible, so the house cannot be won; in the last giving back the chip remains.
rules-CO-205 = **Postillion.** Whether the second card becomes horse or route makes no difference for his tile. The last giving back begins with the owner of the rider.
rules-CO-206 = **Without horses** the house may also go into a free city, whatever the limit for closing says, and takes the tile there if it is the first.

rules-together-courier-offices = Courier with offices
rules-CO-301 = **Every help counts.** One that was paid with letters brings its tile too, up to four in a turn; tiles may be given back several times in one turn.
rules-CO-304 = **House and letter.** If the house is the first in its city it brings the letter there, though not to be spent in your own turn under way. It does not move the courier.
rules-CO-308 = **Card and empty hand.** A card as reward in your own turn does not lift the duty of the Postmeister. One that you get in somebody else’s turn fills your hand.
rules-CO-310 = **At the very end** a letter from the last giving back is worth nothing.

rules-together-audience-others = Audience with the others
rules-CO-401 = **Houses as reward** move no coach to Rome. If one already stands in a city, its card moves the coach later. A house from giving back in the middle of your closing changes nothing of that closing’s steps.
rules-CO-404 = **Otherwise independent.** Letters, courier, office tiles, chips and the edition have nothing to do with the audience.

rules-together-all = Order and scoring with everything
rules-CO-501 = **A closing.** Houses with letters and end tile, then tiles, then the carriage with Wagner, office tile, giving back and courier, then the coaches to Rome, discarding last. With the Wagner the courier never moves.
rules-CO-503 = **Points.** Largest carriage, tiles, chips, clergy in Rome and the courier, less the houses not placed. Letters, office tiles, cards, horses and unfinished routes never count.
rules-CO-504 = **After the last turn** tiles are given back for the last time, then points are counted. Ties are always settled in the same way.
rules-EX-220 = Carriage 7 (10), tiles 12, two chips, cardinal and altar server in Rome (6), courier (1), three houses left: 10 + 12 + 2 + 6 + 1 − 3 = 28 points.
