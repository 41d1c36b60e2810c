### Rule book: base game and editions, told in our own words.

rules-base = Thurn und Taxis: base game
rules-base-aim = What the game is about
rules-TT-001 = **For two to four.** The game is played by two, three or four players.
rules-TT-002 = **Aim.** You build post routes from city to city, set up your houses as post stations, and win carriages and bonus tiles on the way. The player with the most points at the end wins.
rules-TT-003 = **What is in the box.** A map with 22 cities, three cards for each city (66), 20 houses in each colour, four carriages of each size from 3 to 7, and 30 bonus tiles. Four officials help everybody.

rules-base-map = The map
rules-TT-011 = **Cities and roads.** 45 roads connect the 22 cities. Every road works in both directions.
rules-TT-010 = **Countries.** Each city belongs to one of nine countries; on the map and on the cards you can tell the country by its colour.
rules-TT-012 = **What is connected.** Only roads count, not distance: between neighbours without a road, such as Zürich and Innsbruck, there is no direct way. Lodz is connected to Pilsen alone. Even the cities farthest apart have only six roads between them.

rules-base-setup = Setting up
rules-TT-101 = **Table.** The map lies in the middle for everybody. The carriages lie face up, sorted by size; the bonus tiles are stacked on their spaces, the most valuable on top.
rules-TT-104 = **Cards.** Shuffle the city cards. Six go face up into the display, the other 60 form the face-down deck. The discard pile starts empty.
rules-TT-107 = **Colours.** Everybody gets the 20 houses of one colour: blue, yellow, red or green. The colour has no other meaning; you do not need the home cards of the first edition here.
rules-TT-109 = **Who begins.** The start player is drawn by lot. When you set up a game you can also name somebody, for instance the youngest.
rules-TT-112 = **No head start.** Everybody begins with an empty hand, no route and no carriage. There are four of each carriage, so the supply never runs out.

rules-base-turn = A turn
rules-TT-201 = **In turn.** The start player has the first turn, then play goes clockwise. You can act only when it is your turn.
rules-TT-202 = **Three steps in a fixed order.** First take a card, then play a card, and finally, if you like, close your route. No step can be brought forward or made up later.
rules-TT-206 = **End of the turn.** After these steps it is the next player’s turn.
rules-TT-207 = **One official per turn.** In each turn, at most one of the four officials may help you with one of the steps.

rules-base-take = Taking a card
rules-TT-203 = **You must take a card.** Take one of the face-up cards of the display, or the top card of the deck, into your hand. Only you see a card from the deck; the display stays as it is.
rules-TT-211 = **Refilling.** As soon as a face-up card is gone, its place is filled from the deck. When you take two cards, this happens after each of them: for your second choice you already see the new card.
rules-TT-222 = **With an empty hand.** If you begin your turn without a card in hand, you must use the Postmeister and take two cards. In the first round that is everybody. Only the moment your turn begins counts.
rules-TT-214 = **Deck used up.** When the last card leaves the deck, the discard pile is shuffled at once and becomes the new deck; if it is still empty, this happens with the next card discarded. If the display still lacks cards, it is then filled up.
rules-TT-217 = **When nothing is left.** If the deck and the discard pile are both empty, the display keeps its gaps, and you can take only face-up cards. If there are none at all, you skip taking. If you then have no card in hand either, you do not play one, keep your route, and may close it if it is long enough.
rules-TT-220 = **Hand.** During the game you may hold any number of cards; there is a limit only when you close. Your cards are secret, but not how many you have. Nobody may look through the discard pile.

rules-base-lay = Playing a card
rules-TT-204 = **You must play a card.** Play a card from your hand in front of you, to begin a route or to extend it. You can play only what is in your hand.
rules-TT-302 = **One row.** The cards lie side by side; this row is your route. You build only one at a time.
rules-TT-304 = **Beginning.** With no route in front of you, any card from your hand begins one. As long as you have a route, you cannot begin a second one.
rules-TT-306 = **Only at the ends.** You extend a route on the left or on the right. You cannot push cards in between, branch off or rearrange.
rules-TT-307 = **There must be a road.** The new city needs a road to the city at that end. Colour and country do not matter for this.
rules-TT-308 = **Each city once.** A city already in your route does not fit a second time, although there are three cards of every city.
rules-EX-101 = Your route is Carlsruhe–Stuttgart–Nürnberg–Regensburg. Mannheim and Freiburg fit on the left; Ingolstadt, München, Passau and Pilsen on the right. Innsbruck fits nowhere. Würzburg has roads to Stuttgart and to Nürnberg but may not go in between. A second Stuttgart is not allowed, not even beside Carlsruhe.
rules-TT-315 = **Both ends.** If a card fits on the left and on the right, you choose. If it fits at only one end, the table can play it there automatically (setting “Play automatically”).
rules-TT-317 = **Giving up.** If no card in your hand fits, you must discard your whole route and start again with a card from your hand. You may also do this when a card would fit.
rules-TT-319 = **What it costs.** A route you give up brings nothing. You keep all the cards in your hand. The new route is just the card you played; its city may have been part of the old one.
rules-TT-320 = **First play, then close.** You cannot save even a long route from earlier turns if no card fits: before closing you must have played a card this turn.
rules-TT-323 = **Houses do not matter.** You may play cities that already have houses, your own or anybody else’s.
rules-TT-325 = **One card.** You play one card per turn, two with the Postillion. Only the map limits how long a route can get.

rules-base-close = Closing the route
rules-TT-205 = **Three cards or more, if you like.** With at least three cards you may close. You can also wait, and go on building in later turns.
rules-TT-403 = **When.** Only in your own turn, only your own route, after playing a card, and at most once per turn.
rules-TT-404 = **The order.** First place houses, then take bonus tiles, then the carriage, and finally discard cards.

rules-base-houses = Placing houses
rules-TT-405 = **Where.** Houses go only into cities of the route you are closing.
rules-TT-406 = **First way: one in each country.** In every country your route runs through, choose one city that is in the route and place a house there.
rules-TT-407 = **Second way: all in one country.** Choose a single country and place a house in each of its cities that is in the route. The other countries get nothing.
rules-TT-408 = **Not both.** Either all new houses are in different countries, or all are in the same one. Countries that share a bonus tile, such as Württemberg and Hohenzollern, count as two when you place houses.
rules-TT-410 = **Fewer is fine.** You need not place every house you could, not even one. The bonus tile for length and the carriage do not depend on it.
rules-TT-412 = **One house per city.** You may have only one house in each city. Other players’ houses do not stop you.
rules-TT-415 = **Short of houses.** If you do not have enough houses, you decide which cities get one. Houses stay where they are. With 20 houses, nobody can ever be in all 22 cities.
rules-EX-104 = You close Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg. You place houses either in Sigmaringen, in Stuttgart and in one of the four cities of Baiern, or in all four cities of Baiern and nowhere else. Counting all smaller choices, there are 31 possibilities. Six cards bring a route tile; if it was your first closing, also carriage 3.

rules-base-tiles = Bonus tiles
rules-TT-501 = **Checking.** After placing houses you get every bonus tile whose condition you now meet; that can be several. Only the player who has just placed houses is checked, and you always take a tile you have earned.
rules-TT-504 = **For long routes.** A route of 5, 6 or 7 cards brings the top tile of its stack; longer ones count as 7. The cards count, not the houses. Each route brings at most one, but over the game you may win several of the same kind.
rules-TT-508 = **Stack empty.** Then you move to the next shorter stack that still has tiles. If there is none, you get nothing. You cannot move up, or take a shorter one by choice.
rules-TT-512 = **For whole countries.** With houses in all cities of a country or pair of countries, you get the top tile of its stack, but each only once. The houses may come from different routes. Polen with Lodz has no tile of its own.
rules-TT-515 = **Too late or too few.** If a country’s stack is empty, you get nothing instead. If you do not have enough houses for all the cities, you do not get the tile.
rules-TT-518 = **For all countries.** With at least one house in each of the nine countries, including Baiern and Polen, you get the top tile “All countries” once.
rules-TT-521 = **End of the game.** The first to win carriage 7 or to place their last house takes the end-of-game tile, at that very moment. There is only one.
rules-TT-503 = **Face down.** Everybody sees which bonus tiles you have won; until the end, only you know their values. With the option “Open scores”, everything is visible.
rules-TT-526 = **The values.** From top to bottom, in the order you win them:
rules-EX-108 = You already have a house in Stuttgart. A new route brings houses to Sigmaringen and Ulm: Württemberg and Hohenzollern are complete, and the top tile of that stack is yours.

rules-base-carriages = Carriages
rules-TT-601 = **Size by size.** Carriages come in the order 3, 4, 5, 6, 7; you cannot skip one. If your route has at least as many cards as the number of your next carriage, you get it, but at most one each time you close. So your first closing brings carriage 3, unless you decline it (KF-402).
rules-TT-605 = **Only cards count.** How many houses you place does not matter for the carriage. A shorter route later on takes nothing away. After carriage 7 there is no other.
rules-TT-609 = **No declining.** You always take a carriage that is due to you without the Wagner. To decline you need the option for it, or Der Kurier der Fürstin (KF-403).
rules-EX-109 = You close routes of 3, 5 and 4 cards one after the other. The first brings carriage 3, the second carriage 4, not 5 straight away. The third brings nothing, since now you would need five cards; with the Wagner it would be enough.

rules-base-discards = Discarding
rules-TT-610 = **Route.** After closing, all cards of the route go to the discard pile.
rules-TT-611 = **Three stay.** You keep at most three cards of your choice in your hand; the rest go to the discard pile. With three or fewer you discard nothing.
rules-TT-614 = **Only now.** This limit applies only when you close. You begin your next route in your next turn.

rules-base-officials = The officials
rules-TT-208 = **Four helpers.** Postillion (postal carrier), Postmeister (postmaster), Amtmann (administrator) and Wagner (cartwright).
rules-TT-802 = **Each to their trade.** The Postmeister and the Amtmann help you take cards, the Postillion helps you play them, the Wagner helps you close. Their help is voluntary, except with an empty hand.
rules-TT-803 = **Only with effect.** You cannot ask for help that would change nothing.

rules-base-postmeister = Postmeister
rules-TT-810 = **Take a second card.** You take another card, face up or from the deck, even the one just turned up. You may decide after seeing the first.
rules-TT-813 = **Compulsory with an empty hand.** If you begin your turn without a card in hand, you must use him. If there is only one card to be had, you take just that one.
rules-TT-814 = **Then he is the only one.** In such a turn, the Amtmann, Postillion and Wagner do not help. (Der Kurier der Fürstin changes that, KF-313.)

rules-base-amtmann = Amtmann
rules-TT-820 = **Exchange the display.** All face-up cards go to the discard pile, and the display is filled again. Then you take a face-up card or one from the deck as usual.
rules-TT-821 = **Only before taking.** He helps before you have taken a card this turn, and not if you began it with an empty hand.
rules-TT-823 = **If the deck runs short,** the discard pile is shuffled together with the cards just discarded. A display with gaps may be exchanged too; it is filled as far as the cards go.

rules-base-postillion = Postillion
rules-TT-830 = **Play a second card.** After the first card you play another one. You can decide once the first one is on the table.
rules-TT-831 = **It must fit.** The same conditions apply to the second card; it may go to either end where it fits.
rules-TT-832 = **No new start.** If the first card began a route, the second must fit it. You cannot give up or begin a route with the second card.
rules-TT-834 = **Two cards in hand.** You need at least two before playing. If your hand is empty afterwards, you must use the Postmeister in your next turn.

rules-base-wagner = Wagner
rules-TT-840 = **A carriage for a shorter route.** If your route is up to two cards short of the next carriage, you get it all the same. It is always only the next size, and you need not use him.
rules-TT-841 = **Limits.** Your route needs three cards in any case. With the Wagner, carriage 4 takes only three cards, 5 takes three or four, 6 takes four or five, 7 takes five or six. If three or more are missing, he does not help; you never need him for carriage 3.
rules-TT-847 = **Only when needed.** If your route is long enough anyway, or you already have carriage 7, he would have no effect and so does not help.
rules-TT-848 = **A 7 is a 7.** Carriage 7 from the Wagner triggers the end like any other.
rules-EX-110 = You have carriage 6 and close five cards with the Wagner: that is carriage 7, ten points, and the trigger for the end.

rules-base-end = End of the game
rules-TT-701 = **Trigger.** The end is near as soon as somebody wins carriage 7 or places their last house.
rules-TT-703 = **Finish the round.** Then the round is played to its end; the last turn belongs to the player to the right of the start player. So everybody has had the same number of turns, and you can still win everything in the last ones. If the last player of the round triggers the end, the game ends with that turn.
rules-TT-707 = **Both at once.** If you get carriage 7 and place your last house in one closing, you still take only the one end-of-game tile.

rules-base-score = Scoring
rules-TT-708 = **Points.** Your largest carriage counts (not the smaller ones beneath it), and so do all your bonus tiles, including the end-of-game tile. Each house you have not placed costs one point. Unfinished routes and cards in hand are worth nothing.
rules-TT-716 = **Victory.** The player with the most points wins. You can end below zero, too.
rules-TT-718 = **Tie.** Among those with equal points, whoever has the end-of-game tile wins. If somebody else has it, whoever comes first clockwise from there wins. The other places are settled in the same way.
rules-EX-111 = Carriage 6 brings 7, the bonus tiles 16 in all, four houses are left: 7 + 16 − 4 = 19 points.

rules-editions = Editions
rules-editions-first = The first edition
rules-ED-001 = **Usually.** The tile “All countries” needs a house in each of the nine countries.
rules-ED-002 = **First edition “Außerhalb Baiern” (outside Baiern).** Instead, there is a tile for a house in each country except Baiern. So eight countries are enough; Polen is one of them, you do not need all the cities, and houses in Baiern do no harm.
rules-ED-006 = **Value.** In both editions there are four tiles worth 6, 5, 4 and 3 points, at most one per player.
rules-ED-008 = **What else differs.** In the booklet of the first edition, each colour has a home card to put its carriages on, there are short rules, and the youngest player begins. Nothing else is known; the table names the tile of the chosen edition everywhere.
rules-ED-011 = **Only in the south.** The choice exists only on the southern map; the northern map of Glanz und Gloria has a bonus tile of its own for all countries.
rules-ED-012 = **Spelling.** Cities and countries are spelt as on the board, such as Carlsruhe and Baiern.
