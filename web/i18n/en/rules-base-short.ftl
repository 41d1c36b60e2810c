### Rule book: the base game in short, one line for each paragraph of the full rules.

rules-TT-001-short = For two to four players.
rules-TT-002-short = Build post routes, place houses, win carriages and tiles: most points win.
rules-TT-003-short = 22 cities with three cards each, 20 houses per colour, carriages 3 to 7, 30 bonus tiles.

rules-TT-011-short = Roads work both ways.
rules-TT-010-short = Nine countries; tell them by their colours.
rules-TT-012-short = Only roads connect cities; distance means nothing.

rules-TT-101-short = Carriages lie face up, bonus tiles in stacks, the most valuable on top.
rules-TT-104-short = Six cards lie face up, the others are the deck.
rules-TT-107-short = Everybody has 20 houses of one colour.
rules-TT-109-short = The start player is drawn by lot.
rules-TT-112-short = Everybody begins with an empty hand; carriages never run out.

rules-TT-201-short = Play goes clockwise.
rules-TT-202-short = Take a card, play a card, close if you like.
rules-TT-206-short = Then it is the next player’s turn.
rules-TT-207-short = At most one official helps in a turn.

rules-TT-203-short = Take a face-up card, or the top card of the deck.
rules-TT-211-short = The display is refilled after each card.
rules-TT-222-short = Begin with an empty hand, and you take two with the Postmeister.
rules-TT-214-short = When the deck is used up, the discard pile is shuffled.
rules-TT-217-short = When no cards are left, you skip taking.
rules-TT-220-short = Cards in hand are secret, and without limit during the game.

rules-TT-204-short = Play a card from your hand every turn.
rules-TT-302-short = The cards in a row are your only route.
rules-TT-304-short = Without a route, any card from your hand begins one.
rules-TT-306-short = Routes grow only at their ends.
rules-TT-307-short = The new city needs a road to the one at that end.
rules-TT-308-short = A route contains each city once.
rules-TT-315-short = If a card fits at both ends, you choose.
rules-TT-317-short = If none fits, you give up your route and start again; you always may.
rules-TT-319-short = A route you give up brings nothing; you keep your hand.
rules-TT-320-short = You can close only after playing a card in the same turn.
rules-TT-323-short = Houses on the map do not stop you.
rules-TT-325-short = One card per turn, two with the Postillion.

rules-TT-205-short = With three cards or more you may close, but need not.
rules-TT-403-short = Only in your own turn, after playing, once.
rules-TT-404-short = First houses, then bonus tiles, carriage, discards.

rules-TT-405-short = Houses go only into cities of this route.
rules-TT-406-short = Either one in each country of the route.
rules-TT-407-short = Or one in each city of a single country.
rules-TT-408-short = Not both at once; shared bonus tiles change nothing.
rules-TT-410-short = You may place fewer houses, or none.
rules-TT-412-short = One house of yours per city; other players’ do not matter.
rules-TT-415-short = If you are short of houses, you choose where they go.

rules-TT-501-short = After placing houses you get every bonus tile you have earned.
rules-TT-504-short = Routes of 5, 6, 7 or more cards bring a bonus tile.
rules-TT-508-short = If its stack is empty, you get the next shorter one.
rules-TT-512-short = All cities of a country or pair of countries: a bonus tile, each once.
rules-TT-515-short = If that stack is empty, you get nothing instead.
rules-TT-518-short = A house in each of the nine countries: “All countries”.
rules-TT-521-short = First to get carriage 7 or to place their last house: the end-of-game tile.
rules-TT-503-short = Until the end, only you know the values of your bonus tiles.
rules-TT-526-short = They fall with each tile.

rules-TT-601-short = 3, 4, 5, 6, 7: always the next size, one each time you close, if your route is long enough.
rules-TT-605-short = For the carriage, cards count, not houses.
rules-TT-609-short = You always take a carriage that is due to you.

rules-TT-610-short = The cards of the route are discarded.
rules-TT-611-short = At most three stay in your hand.
rules-TT-614-short = The limit applies only when you close.

rules-TT-208-short = Four officials help everybody.
rules-TT-802-short = Two help you take cards, the Postillion helps you play, the Wagner helps you close.
rules-TT-803-short = No help without effect.

rules-TT-810-short = He gives you a second card.
rules-TT-813-short = With an empty hand you must use him.
rules-TT-814-short = Then nobody else helps.

rules-TT-820-short = He exchanges all face-up cards.
rules-TT-821-short = Only before your first card, and not with an empty hand.
rules-TT-823-short = If the deck runs short, the discard pile is shuffled.

rules-TT-830-short = He plays a second card for you.
rules-TT-831-short = It needs a road as well.
rules-TT-832-short = It cannot begin a new route.
rules-TT-834-short = You need two cards in hand for it.

rules-TT-840-short = He gives you the next carriage, even if up to two cards are missing.
rules-TT-841-short = Your route needs three cards in any case.
rules-TT-847-short = He helps only where he is needed.
rules-TT-848-short = His carriage 7 triggers the end, too.

rules-TT-701-short = Carriage 7, or somebody’s last house, triggers the end.
rules-TT-703-short = The round is finished; everybody has the same number of turns.
rules-TT-707-short = There is only one end-of-game tile.

rules-TT-708-short = Your largest carriage and bonus tiles count; each house left over costs 1 point.
rules-TT-716-short = Most points win.
rules-TT-718-short = In a tie the end-of-game tile decides, then whoever comes next clockwise.
