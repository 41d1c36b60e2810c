### Rule book: base game and editions, told in our own words.

rules-base = Thurn und Taxis: base game
rules-base-aim = What it is about
rules-TT-001 = **For two to four.** The game is played by two, three or four people.
rules-TT-002 = **Aim.** You build post routes from city to city, found post stations with your houses, and win carriages and bonus tiles on the way. Whoever has the most points at the end wins.
rules-TT-003 = **Material.** A map with 22 cities, three cards for each city (66), 20 houses in each colour, four carriages of each size from 3 to 7, and 30 bonus tiles. Four officials help everybody.

rules-base-map = The map
rules-TT-011 = **Cities and roads.** 45 roads join the 22 cities. Every road can be taken in both directions.
rules-TT-010 = **Countries.** Each city belongs to one of nine countries; on map and cards you know the country by its colour.
rules-TT-012 = **What is joined to what.** Only roads count, not nearness: between neighbours without a road, such as Zürich and Innsbruck, there is no direct way. Lodz hangs on Pilsen alone. The longest ways across the map take six roads.

rules-base-setup = Setting up
rules-TT-101 = **Table.** The map lies in the middle for everybody. The carriages lie open, sorted by size; the bonus tiles are stacked on their places, the most valuable on top.
rules-TT-104 = **Cards.** The city cards are shuffled. Six go face up into the display, the other 60 form the face-down deck. The discard pile is empty at first.
rules-TT-107 = **Colours.** Everybody gets the 20 houses of one colour: blue, yellow, red or green. The colour means nothing else; the mats of the first edition are not needed here.
rules-TT-109 = **Who begins.** The lot decides. When a game is set up you may also name somebody, for instance the youngest.
rules-TT-112 = **No head start.** All begin with an empty hand, no route and no carriage. There are four of each carriage, so the supply is always enough.

rules-base-turn = A turn
rules-TT-201 = **In turn.** Whoever begins has the first turn, then play goes clockwise. Only the person whose turn it is can act.
rules-TT-202 = **Three steps in a fixed order.** First take a card, then lay a card, last, if you like, close the route. No step can be brought forward or made up for later.
rules-TT-206 = **End of the turn.** After these steps it is the next person’s turn.
rules-TT-207 = **One helper a turn.** In each turn at most one of the four officials may help you with one of the steps.

rules-base-take = Taking a card
rules-TT-203 = **Taking is a duty.** You take one of the open cards of the display, or the top card of the deck, into your hand. A card from the deck is seen by you alone; the display stays as it is.
rules-TT-211 = **Refilling.** As soon as an open card is gone its place is filled from the deck. When you take two cards this happens after each of them: the second choice already sees the new card.
rules-TT-222 = **With an empty hand.** Whoever begins a turn without a hand card must use the Postmeister and take two cards. In the first round that is everybody. Only the moment at which the turn begins counts.
rules-TT-214 = **Deck used up.** When the last card leaves the deck the discard pile is shuffled at once and becomes the new deck; if it is still empty, this happens with the next card discarded. If the display still lacks cards it is then filled further.
rules-TT-217 = **When nothing is left.** With deck and discard pile both empty the display keeps its gaps and only open cards can be taken. If there are none at all, taking is skipped. Whoever then has no hand card either does not lay, keeps the route, and may close it if it is long enough.
rules-TT-220 = **Hand.** During the game you may hold any number of cards; there is a limit only when you close. The cards are secret, their number is not. Nobody looks through the discard pile.

rules-base-lay = Laying a card
rules-TT-204 = **Laying is a duty.** You lay a hand card in front of you, to begin a route or to make it longer. Only what is in your hand can be laid.
rules-TT-302 = **One row.** The cards lie side by side; this row is your route. You build one at a time.
rules-TT-304 = **Beginning.** With no route in front of you any hand card begins one. As long as a route lies there, no second one can begin.
rules-TT-306 = **Only at the ends.** A route grows to the left or to the right. Pushing cards in between, branching or rearranging is not possible.
rules-TT-307 = **There must be a road.** The new city needs a road to the city at that end. Colour and country do not matter for this.
rules-TT-308 = **Each city once.** What already lies in your route does not go in a second time, although there are three cards of every city.
rules-EX-101 = Your route is Carlsruhe–Stuttgart–Nürnberg–Regensburg. Mannheim and Freiburg fit on the left; Ingolstadt, München, Passau and Pilsen on the right. Innsbruck fits nowhere. Würzburg has roads to Stuttgart and to Nürnberg but may not go in between. A second Stuttgart is not allowed, not even beside Carlsruhe.
rules-TT-315 = **Both ends.** If a card fits left and right, you choose. If it fits at one end only, the table can lay it there by itself (setting “Lay by itself”).
rules-TT-317 = **Giving up.** If no hand card fits you must discard the whole route and begin anew with a hand card. You may also do so although a card would fit.
rules-TT-319 = **What it costs.** A route given up brings nothing. You keep all your hand cards. The new route is just the card you laid; its city may have been part of the old one.
rules-TT-320 = **First lay, then close.** Even a long route from earlier turns cannot be saved if no card fits: before closing you must have laid a card in this turn.
rules-TT-323 = **Houses do not matter.** You may lay cities in which houses stand already, your own or those of others.
rules-TT-325 = **One card.** One card is laid in a turn, two with the Postillion. The length of a route is limited by the map alone.

rules-base-close = Closing the route
rules-TT-205 = **From three cards on, if you like.** With at least three cards lying you may close. You can also wait and go on building in later turns.
rules-TT-403 = **When.** Only in your own turn, only your own route, after laying, and at most once in a turn.
rules-TT-404 = **The order.** First place houses, then take bonus tiles, then the carriage, and discard cards last.

rules-base-houses = Placing houses
rules-TT-405 = **Where.** Houses go only into cities of the route that you are closing.
rules-TT-406 = **First way: one in each country.** From every country that the route passes you choose one of its cities and place a house there.
rules-TT-407 = **Second way: all in one country.** You choose a single country and place a house in each of its cities that lie in the route. The other countries get nothing.
rules-TT-408 = **Not both.** Either all new houses are in different countries, or all are in the same one. Countries that share a tile, such as Württemberg and Hohenzollern, count as two for placing.
rules-TT-410 = **Fewer is fine.** You need not place every house that is possible, not even one. The tile for length and the carriage do not depend on it.
rules-TT-412 = **One house a city.** You may have only one house of your own in a city. Houses of others are no obstacle.
rules-TT-415 = **Short supply.** If your houses are not enough you decide which cities get one. Houses stay where they are. With 20 houses nobody can ever be in all 22 cities.
rules-EX-104 = You close Sigmaringen–Stuttgart–Nürnberg–Regensburg–Ingolstadt–Augsburg. Either you place in Sigmaringen, in Stuttgart and in one of the four cities of Baiern, or in all four cities of Baiern and nowhere else. With all smaller choices that makes 31 possibilities. Six cards bring a route tile; if it was your first closing, also carriage 3.

rules-base-tiles = Bonus tiles
rules-TT-501 = **Checking.** After placing you get every tile whose condition you now meet; that can be several. Only the person who has just placed houses is checked, and a tile that was earned is always taken.
rules-TT-504 = **For long routes.** A route of 5, 6 or 7 cards brings the top tile of its stack; longer ones count as 7. The cards count, not the houses. One route brings at most one, a whole game may bring several of the same kind.
rules-TT-508 = **Stack empty.** Then you move to the next shorter stack that still has tiles. If there is none, you get nothing. Moving up, or taking a shorter one of your own will, is not possible.
rules-TT-512 = **For whole countries.** With houses in all cities of a country or pair of countries you get the top tile of its stack, each only once. The houses may come from different routes. Polen with Lodz has no tile of its own.
rules-TT-515 = **Too late or too few.** If the stack of a country is empty there is nothing in its place. Whoever has not enough houses for all the cities does not get the tile.
rules-TT-518 = **For all countries.** With at least one house in each of the nine countries, Baiern and Polen among them, you get the top tile “All countries” once.
rules-TT-521 = **End of the game.** The first to win carriage 7 or to place the last house of their own takes the end tile, at that very moment. There is only one.
rules-TT-503 = **Face down.** Everybody sees which tiles you won; until the end only you know their values. With the option “Open scores” everything is open.
rules-TT-526 = **The values.** From top to bottom, as they are given out:
rules-EX-108 = You already have a house in Stuttgart. A new route brings houses to Sigmaringen and Ulm: Württemberg and Hohenzollern are complete, and the top tile of that stack is yours.

rules-base-carriages = Carriages
rules-TT-601 = **Size by size.** Carriages come in the order 3, 4, 5, 6, 7; none is skipped. If your route has at least as many cards as the next carriage is large, you get it, at most one for each closing. So the first closing always brings carriage 3.
rules-TT-605 = **Only cards count.** How many houses you place does not matter for the carriage. A shorter route later takes nothing away. After carriage 7 there is no other.
rules-TT-609 = **No declining.** A carriage that is due to you without the Wagner is always taken. Declining needs the option for it, or Der Kurier der Fürstin (KF-403).
rules-EX-109 = You close routes of 3, 5 and 4 cards one after the other. The first brings carriage 3, the second carriage 4, not 5 at once. The third brings nothing, since now five cards are needed; with the Wagner it would do.

rules-base-discards = Discarding
rules-TT-610 = **Route.** After closing all cards of the route go to the discard pile.
rules-TT-611 = **Three stay.** Of your hand you keep at most three cards of your choice, the rest goes to the discard pile. With three or fewer you discard nothing.
rules-TT-614 = **Only now.** This limit holds only when you close. You begin the next route in your next turn.

rules-base-officials = The officials
rules-TT-208 = **Four helpers.** Postillion (postal rider), Postmeister (postmaster), Amtmann (bailiff) and Wagner (cartwright).
rules-TT-802 = **Each in their own trade.** Postmeister and Amtmann help with taking, the Postillion with laying, the Wagner with closing. Their help is voluntary, except with an empty hand.
rules-TT-803 = **Only with effect.** Help that would change nothing cannot be called for.

rules-base-postmeister = Postmeister
rules-TT-810 = **Take a second card.** You take another card, open or from the deck, also the one just turned up. You may decide after seeing the first.
rules-TT-813 = **A duty with an empty hand.** Whoever begins a turn without a hand card must use him. If there is only one card at all, it stays at that one.
rules-TT-814 = **Then he is the only one.** In such a turn Amtmann, Postillion and Wagner do not help. (Der Kurier der Fürstin changes that, KF-313.)

rules-base-amtmann = Amtmann
rules-TT-820 = **Exchange the display.** All open cards go to the discard pile and the display is filled anew. Then you take an open card or one from the deck as usual.
rules-TT-821 = **Only before.** He helps before you have taken a card in this turn, and not when you began it with an empty hand.
rules-TT-823 = **If the deck is too small** the discard pile is shuffled together with the cards just discarded. A display with gaps may be exchanged too; it is filled as far as the cards go.

rules-base-postillion = Postillion
rules-TT-830 = **Lay a second card.** After the first card you lay another one. You can decide when the first one lies.
rules-TT-831 = **It must fit.** The same conditions hold for the second; it may go to any end where it fits.
rules-TT-832 = **No new start.** If the first card began a route, the second must fit it. With the second card no route can be given up or begun.
rules-TT-834 = **Two hand cards.** You need at least two before laying. If your hand is empty afterwards, the Postmeister is a duty in your next turn.

rules-base-wagner = Wagner
rules-TT-840 = **A carriage in spite of a gap.** If your route is up to two cards short of the next carriage, you get it all the same. It is always the next size only, and you may do without him.
rules-TT-841 = **Limits.** The route needs three cards in any case. Carriage 4 comes with three cards, 5 with three or four, 6 with four or five, 7 with five or six. If three or more are missing he does not help; for carriage 3 he is never needed.
rules-TT-847 = **Not for nothing.** If the route is long enough anyway, or you already have carriage 7, he would have no effect and so does not help.
rules-TT-848 = **A 7 is a 7.** Carriage 7 from the Wagner triggers the end like any other.
rules-EX-110 = You own carriage 6 and close five cards with the Wagner: that is carriage 7, ten points, and the trigger of the end.

rules-base-end = End of the game
rules-TT-701 = **Trigger.** The end is near when somebody wins carriage 7 or places the last house of their own.
rules-TT-703 = **The round is finished.** Then the round is played to its end; the last turn belongs to the person to the right of the one who began. So all have had the same number of turns, and everything can still be won in the last ones. If the last person of the round triggers the end, it comes at once.
rules-TT-707 = **Both at once.** Whoever gets carriage 7 and places the last house in one closing still takes only the one end tile.

rules-base-score = Scoring
rules-TT-708 = **Points.** Your largest carriage counts, not the smaller ones beneath it, and all your tiles with the end tile. Every house not placed costs one point. Unfinished routes and hand cards are worth nothing.
rules-TT-716 = **Victory.** Whoever has the most points wins. Less than nothing is possible too.
rules-TT-718 = **Tie.** Of those who are equal, the owner of the end tile wins. If somebody else has it, the one wins who comes first clockwise from there. The other places are settled in the same way.
rules-EX-111 = Carriage 6 brings 7, the tiles 16 in all, four houses are left: 7 + 16 − 4 = 19 points.

rules-editions = Editions
rules-editions-first = The first edition
rules-ED-001 = **Usual.** The tile “All countries” asks for a house in each of the nine countries.
rules-ED-002 = **First edition “Außerhalb Baiern” (outside Baiern).** In its place there is a tile for a house in each country except Baiern. So eight countries are enough; Polen is one of them, you do not need all the cities, and houses in Baiern do no harm.
rules-ED-006 = **Value.** In both editions there are four tiles worth 6, 5, 4 and 3 points, one for each person.
rules-ED-008 = **Otherwise the same.** No other difference is known; the table names the tile of the chosen edition everywhere.
rules-ED-011 = **Only in the south.** The choice exists on the southern map; the northern map of Glanz und Gloria has a tile of its own for all countries.
rules-ED-012 = **Spelling.** Cities and countries are named as on the board, such as Carlsruhe and Baiern.
