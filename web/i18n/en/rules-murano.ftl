### Rule book: Murano, told in our own words.

rules-murano = Murano
rules-murano-aim = What it is about
rules-MU-001 = **For two to four.** You are merchants on the islands of the glass makers. Whoever has the most points at the end wins; points come from building and, at the end, from characters and gondoliers.
rules-MU-003 = **Material.** Eight boats (one of them red), 42 streets, 12 each of glass factories, shops, palaces and special buildings, 40 characters, 15 cards for special buildings, 30 beads in three colours and eight gondoliers per colour: white, brown, orange and grey. Gold and markers never run out. Around the islands lie 18 action spaces, eight of them with an anchor.
rules-MU-010 = **What differs.** Boats sail counter-clockwise. Shops and the customers on streets come in red, blue and grey; on some streets there is nobody. Palaces bear one to three crests. Glass factories and special buildings are all alike.
rules-MU-015 = **Islands.** With four people six islands are built on, with two and three only five: Sacca Serenella is then just a place for cards. Each island has four gondolas, one in each colour. Bridges mean nothing, and points have no upper limit.

rules-murano-setup = Setting up
rules-MU-101 = **Smaller for two and three.** Then these go back into the box unseen: both characters of Sacca Serenella, a shop of each colour, a random palace, three special buildings, a glass factory and seven streets (one each with a red, blue and grey customer, four without). 35 streets, 11 glass factories, 9 shops, 11 palaces and 9 special buildings remain; with four people it is 42 streets and 12 buildings of each sort.
rules-MU-102 = **Boats.** A boat lies on each anchor. Where the red one begins makes no difference; it is drawn by lot, or you choose it when setting up the game.
rules-MU-105 = **Gondoliers.** Of your eight, one counts your points and begins at 5, two go to the general supply, and five are at hand at once.
rules-MU-118 = **Tiles.** They lie face down by sort on the island of the stocks, shuffled where they differ. The streets form two stacks of about the same height; from which one a street is drawn makes no difference.
rules-MU-123 = **Cards.** Characters and special buildings are shuffled separately. Five characters leave the game unseen; 35 are then in the pile with four people, otherwise 33.
rules-MU-127 = **Off you go.** Everybody gets 5 gold, the bag holds ten beads of each colour, and lots decide who begins. There is no compensation for later seats.

rules-murano-turn = A turn: boats and spaces
rules-MU-201 = **Sail and act.** In turn, each person chooses a space within reach of one of the eight boats and carries out its action, or passes. The boats belong to everybody.
rules-MU-204 = **How boats sail.** Always forward, at least one space, as far as you like over empty spaces. A space holds one boat at most, and no boat overtakes another.
rules-MU-209 = **Several boats.** If the space is occupied or the way blocked, you may move more boats in the same turn. The first is free, the second costs 1 gold, the third 2, the fourth 3: so 0, 1, 3 or 6 gold in all. It pays more often than one thinks.
rules-MU-213 = **Only one action.** Only the space where the boat moved last arrives is carried out; whatever sailed before has just made room. The action is then compulsory.
rules-MU-217 = **Each boat only once.** No boat sails twice in the same turn. Needless voyages are allowed too if you pay for them. The red boat sails like all others unless a card says otherwise.
rules-MU-219 = **Count first.** Boats and action together must be payable from your gold. You may choose a space only if its action is possible. “2 gold”, income and production always are, even if they bring nothing.
rules-MU-223 = **Passing.** You get 1 gold and move exactly one boat to a free space, without its action. You may always pass, even if you could act, and it has no further consequences.
rules-MX-101 = Three boats lie in a row before “build”. You move two away (0 and 1 gold) and sail the third onto the space (2 gold): 3 gold, and you only build. A single occupied space thus costs 1 gold, four boats cost 6. With 2 gold in hand a shop (2) with a second boat (1) is not possible.

rules-murano-buying = Gold and buying buildings
rules-MU-301 = **Simple spaces.** “2 gold” brings 2 gold. A glass factory costs 1 gold, a special building 2 gold; they then lie open in front of you.
rules-MU-303 = **Shop and palace.** The top one costs 2 gold. For 4 gold you look through the whole stock and choose; it is shuffled afterwards.
rules-MU-306 = **Face down.** Only you know the shops and palaces in front of you. The others see how many of each sort you have.
rules-MU-310 = **One tile per purchase.** You pay to the supply and may own as many as you like. Nothing can be bought from an empty stock.
rules-MU-314 = **Buying is not building.** The action “build” only builds what lies in front of you from earlier turns. What still lies there at the end is worth nothing.
rules-MX-205 = You buy a palace. You can build it in your next turn at the earliest.

rules-murano-building = Building
rules-MU-401 = **One to three tiles.** They may go to different islands; each street counts among them. You must build at least one.
rules-MU-404 = **Where.** Streets go on paved spaces, buildings on free brown spaces. A building needs a street next to it, above, below, left or right, no matter which or whose, also one from the same action. A corner is not enough. No space is reserved for a person or a sort.
rules-MU-410 = **Streets** are drawn face down and free of charge; you see them before you choose their space, and must then put them down. They need no neighbours and bring no points. Without a street in the stock or a free paved space it is not possible.
rules-MU-416 = **One after the other.** The order is up to you. What is built stays until the end.
rules-MU-418 = **Points.** Glass factory 1, shop 2, palace 3, at once. Glass factories and shops get your marker; palaces and special buildings belong to nobody. A special building brings a card in place of points. From now on everybody sees colour and crests.
rules-MX-103 = You draw a street, put it down and build a shop and a palace next to it: 2 + 3 = 5 points. A fourth tile is not possible, nor is a space that touches the street only at a corner.

rules-murano-specials = Special buildings
rules-MU-501 = **See three, keep one.** After building you draw three cards, put one open in front of you, and two go under the pile. You must keep one; the pile never runs short.
rules-MU-503 = **From your next turn** until the end you may use the advantage. What works at once works at once. Equal advantages add up.
rules-MU-S01 = **The cards.** Fourteen different ones; the artist’s workshop exists twice. Some of their effects are modelled after the game.

rules-murano-characters = Characters
rules-MU-601 = **The price rises.** Your first character costs 1 gold, the second 2, the seventh 7. There is no limit.
rules-MU-603 = **See three.** You look at the top three cards of the pile (or as many as there are), keep one face down, and the others go under the pile in the same order.
rules-MU-606 = **Or none.** You may decline after looking: the price is not paid, the turn is over, there is no gold as for passing, and gold for boats stays paid. The space is open to you only if you have the price and there is a card.
rules-MU-612 = **Secret to the end.** Only the number of your characters is known. They bring points only at the end, and each needs a gondolier of yours at an island.
rules-MU-C01 = **The cards.** What counts is what stands on the gondolier’s island, whoever owns it, unless the card says otherwise. Beads count anywhere and are not used up. Six islands have two cards of their own each; those of Sacca Serenella are only in with four people.
rules-MX-106 = The first, second and seventh character cost 1, 2 and 7 gold, all seven together 28. Who looks at three and wants none pays nothing.

rules-murano-income = Income
rules-MU-701 = **Customers for your shops.** On one island each customer whose colour one of your shops there has brings you 1 gold. Per colour only one shop of yours counts, shops of others do not matter, and only you get anything.
rules-MU-707 = **The best island** is taken by itself; with equal islands it makes no difference. If you like, you choose it yourselves.
rules-MX-104 = On the island are four red and two blue customers; you have a red and two blue shops there: 4 + 2 = 6 gold.

rules-murano-production = Production
rules-MU-711 = **Making beads.** You decide how many of your built glass factories work, on whatever islands, each once. Each costs 2 points and brings a random bead from the bag. You may also do without.
rules-MU-715 = **Limits.** No more than half of your points (rounded down) can become beads, and you never fall below 0. If there are fewer beads in the bag, only so many factories work.
rules-MU-721 = **Selling.** Then you may sell 1, 2 or 3 beads of one colour for 5, 12 or 20 gold, also without making any. Those sold go into the bag, the others stay open in front of you.
rules-MX-105 = Two factories work (−4 points) and bring two green beads; with the green one from before you sell three for 20 gold. You keep the blue one. With 5 points two factories at most can work.

rules-murano-gondoliers = Gondoliers
rules-MU-801 = **Placing.** 2 gold for a free gondola in your colour, 5 gold for another one, also in a colour that does not play. One gondolier per gondola; he stays until the end. Several of yours at the same island are allowed.
rules-MU-807 = **Hiring or dismissing.** For 3 gold one of your gondoliers comes from the supply, or you put one back who is not placed yet and get 3 gold. Nobody may employ more than seven.
rules-MX-209 = With five gondoliers you may hire two more. Two at the same island cost 2 + 5 gold, with the harbour 1 + 3.

rules-murano-end = End and scoring
rules-MU-901 = **Two empty stocks.** When two sorts are used up (both street stacks are one), the person whose turn it is finishes; everybody else then has exactly one more turn. A third empty sort changes nothing.
rules-MU-906 = **Building at once.** In the last round, and with the purchase that brings it about, you may build the building just bought at once, but only that one. A special building still brings its card; what would work later no longer helps, except in scoring.
rules-MU-915 = **Characters.** For each card you name an island and take a gondolier of yours there off his gondola: the card counts for this island. Without a gondolier it does not count; if it is not worth it you may leave it out. The page knows the best assignment; if you like, you assign by hand.
rules-MU-922 = **Gondoliers left over.** Each one on a gondola without a card brings 1 point. Who is not placed brings nothing.
rules-MU-925 = **The winner** is who has the most points; in a tie gold decides, otherwise the victory is shared.
rules-MX-108 = Five characters and four gondoliers: four cards at most count. With 19 points, cards for 52 and two gondoliers left over it is 73. Who empties the second stock with a purchase may still build that building.

rules-murano-variants = Variants
rules-MU-V01 = **Start character.** Before the first turn each person in turn may buy a character by the usual rules.
rules-MU-V03 = **Gold for the red boat.** Who moves it, also when passing or to make room, gets 1 gold once at the end of the turn, but not when overtaking with the lighthouse.
rules-MU-V05 = **Artist’s workshop.** Two variants: nobody may keep a second one; or it does not help in scoring characters.
rules-MU-V09 = **All together.** Each variant can be switched on by itself.
rules-MX-214 = You sail the red boat away and a black one onto “2 gold”: the second boat costs 1, the action brings 2, and 1 more comes at the end. Who buys a character beforehand begins with 4 gold.

rules-murano-table = At this table
rules-MU-U01 = **First the space, then the boats.** Touch a glowing space: the page proposes the cheapest boats and says their price. The other way round works as well: first the boat, then its goal.
rules-MU-U05 = **What the board shows.** Usable building spaces carry a brown square. Spaces, islands and gondolas have numbers, which the log uses too; the stocks say how much is left. The bow wave shows the direction of travel. In the last round the empty stocks are red.
rules-MU-U04 = **A closer look.** Touch the flag of an island and it becomes large. Point at a line of the log, or touch it: what happened there lights up on the board.
rules-MU-U02 = **Looking things up.** At the lower left, on the island of the stocks, lie the cards. Touch the characters and you see all 40; touch the special buildings and you see what they do: at any time, and without giving away where they are. With two or three people a note says which ones are not in the game. Your own characters say what they would bring on each island now.
rules-MU-U09 = **Short or full.** These rules also come in short, a sentence in place of a paragraph; the switch is at the top of the chapter and in the settings. For your first game read the full ones.

rules-murano-board = Board
rules-MU-B01 = **Islands and spaces.** Sacca Mattia, San Donato, Navagero, San Pietro Martire, Santo Stefano and Sacca Serenella have 6 to 8 street spaces and 7 to 9 building spaces each; the stocks lie on Isola dei Conventi. Building spaces do not run out before buildings do.
rules-MU-B09 = **Streets and palaces.** With four people 12 streets without customers, of each colour six with one and four with two; otherwise eight, five and four. Six palaces bear one crest, four bear two, two bear three.
rules-MU-B11 = **To be honest.** The board, the order of the spaces and most card texts are modelled after the game, not copied from it. Who owns the box can correct the data.

rules-table-card = Card
rules-table-effect = Effect
rules-table-no = No.
rules-table-condition = Condition
rules-table-space = Space
rules-table-action = Action
rules-table-anchor = Anchor
rules-table-yes = yes
rules-table-no-anchor = –
