### Rule book: Murano, told in our own words.

rules-murano = Murano
rules-murano-aim = What the game is about
rules-MU-001 = **For two to four.** You are merchants on the islands of the glassmakers. The player with the most points at the end wins; points come from building and, at the end, from characters and gondoliers.
rules-MU-003 = **What is in the box.** Eight ships (one of them red), 42 streets, 12 each of glass factories, shops, palaces and special buildings, 40 characters, 15 cards for special buildings, 30 beads in three colours and eight gondoliers per colour: white, brown, orange and grey. Gold and markers never run out. There are 18 action spaces around the islands, eight of them with an anchor.
rules-MU-010 = **What differs.** Ships sail anticlockwise. Shops and the customers on streets come in red, blue and grey; on some streets there is nobody. Palaces bear one to three crests. Glass factories are all alike, and so are special buildings.
rules-MU-015 = **Islands.** With four players you build on six islands, with two or three on five: Sacca Serenella is then just a place for cards. Each island has four gondolas, one in each colour. Bridges mean nothing, and there is no upper limit to your points.

rules-murano-setup = Setting up
rules-MU-101 = **Smaller for two or three.** These then go back into the box: both characters of Sacca Serenella, a shop of each colour, three special buildings, a glass factory, seven streets (one each with a red, blue and grey customer, four without) and a palace drawn at random, which nobody sees. That leaves 35 streets, 11 glass factories, 9 shops, 11 palaces and 9 special buildings; with four players it is 42 streets and 12 buildings of each sort.
rules-MU-102 = **Ships.** A ship lies on each anchor. Where the red one begins makes no difference; it is drawn by lot, or you choose it when you set up the game.
rules-MU-105 = **Gondoliers.** Of your eight, one counts your points and begins at 5, two go to the general supply, and five are available at once.
rules-MU-118 = **Tiles.** They lie face down by sort on the island of the stocks, shuffled if they differ. The streets form two stacks of about the same height; it makes no difference which one you draw from.
rules-MU-123 = **Cards.** Characters and special buildings are shuffled separately. Five characters leave the game unseen; that leaves 35 in the pile with four players, otherwise 33.
rules-MU-127 = **Off you go.** Everybody gets 5 gold, the bag holds ten beads of each colour, and the start player is drawn by lot. There is no compensation for later seats.

rules-murano-turn = A turn: ships and spaces
rules-MU-201 = **Sail and act.** In turn, each player chooses a space within reach of one of the eight ships and carries out its action, or passes. The ships belong to everybody.
rules-MU-204 = **How ships sail.** Always forward, at least one space, as far as you like over empty spaces. A space holds one ship at most, and no ship overtakes another.
rules-MU-209 = **Several ships.** If the space is occupied or the way blocked, you may move more ships in the same turn. The first is free, the second costs 1 gold, the third 2, the fourth 3: so 0, 1, 3 or 6 gold in all. It pays more often than you might think.
rules-MU-213 = **Only one action.** Only the space where the last ship ends up is carried out; ships that sailed before have just made room. You must then carry out the action.
rules-MU-217 = **Each ship only once.** No ship sails twice in the same turn. Unnecessary trips are allowed too, if you pay for them. The red ship sails like all the others unless a card says otherwise.
rules-MU-219 = **Count first.** Your gold must be enough for ships and action together. You may choose a space only if its action is possible. “2 gold”, income and production always are, even if they bring nothing.
rules-MU-223 = **Passing.** You get 1 gold and move exactly one ship to a free space, without its action. You may always pass, even if you could act, and it has no further consequences.
rules-MX-101 = Three ships lie in a row before “build”. You move two away (0 and 1 gold) and sail the third onto the space (2 gold): 3 gold, and you only build. A single occupied space thus costs 1 gold, four ships cost 6. With 2 gold you cannot buy a shop (2) using a second ship (1).

rules-murano-buying = Gold and buying buildings
rules-MU-301 = **Simple spaces.** “2 gold” brings 2 gold. A glass factory costs 1 gold, a special building 2 gold; they then lie face up in front of you.
rules-MU-303 = **Shop and palace.** The top one costs 2 gold. For 4 gold you look through the whole stock and choose; it is shuffled afterwards.
rules-MU-306 = **Face down.** Only you know the shops and palaces in front of you. The others see how many of each sort you have.
rules-MU-310 = **One tile per purchase.** You pay to the supply and may own as many as you like. Nothing can be bought from an empty stock.
rules-MU-314 = **Buying is not building.** Apart from streets, the action “build” only builds what has been in front of you since earlier turns. Whatever is still there at the end is worth nothing.
rules-MX-205 = You buy a palace. You can build it in your next turn at the earliest.

rules-murano-building = Building
rules-MU-401 = **One to three tiles.** They may go to different islands; each street counts as one of them. You must build at least one.
rules-MU-404 = **Where.** Streets go on paved spaces, buildings on free brown building sites. A building needs a street next to it, above, below, left or right; any street will do, whoever built it, even one from the same action. A corner is not enough. No site is reserved for a player or a sort.
rules-MU-410 = **Streets** are drawn face down and free of charge; you see them before you choose their space, and must then put them down. They need no neighbours and bring no points. Without a street in the stock or a free paved space, you cannot do it.
rules-MU-416 = **One after the other.** The order is up to you. What is built stays until the end.
rules-MU-418 = **Points.** Glass factory 1, shop 2, palace 3, at once. Glass factories and shops get your marker; palaces and special buildings belong to nobody. A special building brings a card instead of points. From now on everybody sees colour and crests.
rules-MX-103 = You draw a street, put it down and build a shop and a palace next to it: 2 + 3 = 5 points. A fourth tile is not possible, nor is a site that touches the street only at a corner.

rules-murano-specials = Special buildings
rules-MU-501 = **See three, keep one.** After building, you draw three cards, keep one face up in front of you, and two go under the pile. You must keep one; the pile never runs short.
rules-MU-503 = **From your next turn** until the end, you may use the advantage. A card with an immediate effect works when you take it. Equal advantages add up.
rules-MU-S01 = **The cards.** Fourteen different ones; there are two artist’s workshops. Some of the effects are modelled after the game.

rules-murano-characters = Characters
rules-MU-601 = **The price rises.** Your first character costs 1 gold, the second 2, the seventh 7. There is no limit.
rules-MU-603 = **See three.** You look at the top three cards of the pile (or as many as there are), keep one face down, and the others go under the pile in the same order.
rules-MU-606 = **Or none.** You may decline after looking: then you do not pay the price, your turn is over, you get no gold as you would for passing, and gold paid for ships is not returned. You may choose the space only if you could pay the price and there is a card left.
rules-MU-612 = **Secret to the end.** Only the number of your characters is known. They bring points only at the end, and each needs a gondolier of yours at an island.
rules-MU-C01 = **The cards.** What counts is what stands on the gondolier’s island, whoever owns it, unless the card says otherwise. Beads count anywhere and are not used up. Each of the six islands has two cards of its own; those of Sacca Serenella are used only with four players.
rules-MX-106 = The first, second and seventh character cost 1, 2 and 7 gold, all seven together 28. If you look at three and want none, you pay nothing.

rules-murano-income = Income
rules-MU-701 = **Customers for your shops.** On one island, each customer brings you 1 gold if you have a shop of their colour there. Per colour only one shop of yours counts, other players’ shops do not matter, and only you get anything.
rules-MU-707 = **The best island** is chosen automatically; if several are equal, it makes no difference. If you like, you can choose for yourselves.
rules-MX-104 = There are four red and two blue customers on the island; you have one red and two blue shops there: 4 + 2 = 6 gold.

rules-murano-production = Production
rules-MU-711 = **Making beads.** You decide how many of the glass factories you have built work, on any islands, each once. Each costs 2 points and brings a random bead from the bag. You may also do without.
rules-MU-715 = **Limits.** At most half as many glass factories can work as you have points (rounded down). As each costs 2 points, you may spend all your points, but never fall below 0. If there are fewer beads in the bag, only that many factories work.
rules-MU-721 = **Selling.** Then you may sell 1, 2 or 3 beads of one colour for 5, 12 or 20 gold, even if you have made none. Those you sell go into the bag, the others stay face up in front of you.
rules-MX-105 = Two factories work (−4 points) and bring two green beads; with the green one from before, you sell three for 20 gold. You keep the blue one. With 5 points, at most two factories can work.

rules-murano-gondoliers = Gondoliers
rules-MU-801 = **Placing.** 2 gold for a free gondola in your colour, 5 gold for another one, even in a colour nobody is playing. One gondolier per gondola; a gondolier stays until the end. You may have several at the same island.
rules-MU-807 = **Hiring or dismissing.** For 3 gold one of your gondoliers comes from the supply, or you put one back who is not placed yet and get 3 gold. Nobody may employ more than seven.
rules-MX-209 = With five gondoliers you may hire two more. Two at the same island cost 2 + 5 gold, with the harbour 1 + 3.

rules-murano-end = End and scoring
rules-MU-901 = **Two empty stocks.** When two sorts are used up (the two street stacks count as one), the player whose turn it is finishes the turn; everybody else then has exactly one more turn. A third empty sort changes nothing.
rules-MU-906 = **Building at once.** In the last round, and with the purchase that triggers it, you may at once build the building you have just bought, but only that one. A special building still brings its card; anything that works later no longer helps, except in scoring.
rules-MU-915 = **Characters.** For each card you name an island and take a gondolier of yours there off the gondola: the card counts for this island. Without a gondolier it does not count; if it is not worth it, you may leave it out. The page knows the best assignment; if you like, you assign them yourselves.
rules-MU-922 = **Gondoliers left over.** Each one on a gondola without a card brings 1 point. Gondoliers who are not placed bring nothing.
rules-MU-925 = **The winner** is whoever has the most points; in a tie, gold decides; if that is equal too, the victory is shared.
rules-MX-108 = Five characters and four gondoliers: at most four cards count. With 19 points, cards for 52 and two gondoliers left over, it is 73. If you empty the second stock with a purchase, you may still build that building.

rules-murano-variants = Variants
rules-MU-V01 = **Start character.** Before the first turn, each player in turn order may buy a character by the usual rules.
rules-MU-V03 = **Gold for the red ship.** If you move it, even when passing or to make room, you get 1 gold at the end of the turn, once, but not when overtaking with the lighthouse.
rules-MU-V05 = **Artist’s workshop.** Two variants: nobody may keep a second one; or it does not help when characters are scored.
rules-MU-V09 = **All together.** Each variant can be switched on by itself.
rules-MX-214 = You sail the red ship away and a black one onto “2 gold”: the second ship costs 1, the action brings 2, and 1 more comes at the end. If you buy a start character, you begin with 4 gold.

rules-murano-table = At this table
rules-MU-U01 = **First the space, then the ships.** Choose a glowing space: the page suggests the cheapest ships and names their price. The other way round works as well: first the ship, then its destination.
rules-MU-U05 = **What the board shows.** Usable building sites are marked with a brown square. Spaces, islands and gondolas have numbers, which the log uses too; the stocks show how much is left. The bow wave shows the direction of travel. In the last round, the empty stocks are red.
rules-MU-U04 = **A closer look.** Choose the flag of an island to enlarge it. Point at a line of the log, or choose it: what happened there lights up on the board.
rules-MU-U02 = **Looking things up.** The cards are at the lower left, on the island of the stocks. Open the characters to see all 40; open the special buildings to see what they do: at any time, and without giving away where they are. With two or three players, a note says which ones are not in the game. Your own characters show what they would bring on each island now.
rules-MU-U09 = **Short or full.** There is also a short version of these rules, a sentence instead of a paragraph; you can switch at the top of the chapter and in the settings. For your first game, read the full one.

rules-murano-board = Board
rules-MU-B01 = **Islands and spaces.** Sacca Mattia, San Donato, Navagero, San Pietro Martire, Santo Stefano and Sacca Serenella have 6 to 8 paved spaces and 7 to 9 building sites each; the stocks lie on Isola dei Conventi. Building sites do not run out before buildings do.
rules-MU-B09 = **Streets and palaces.** With four players there are 12 streets without customers, and of each colour six with one and four with two; otherwise eight, five and four. Six palaces bear one crest, four bear two, two bear three.
rules-MU-B11 = **To be honest.** The board, the order of the spaces and most card texts are modelled after the game, not copied from it. If you own the box, you can correct the data.

rules-col-card = Card
rules-col-effect = Effect
rules-col-no = No.
rules-col-condition = Condition
rules-col-space = Space
rules-col-action = Action
rules-col-anchor = Anchor
rules-table-yes = yes
rules-table-no-anchor = –
