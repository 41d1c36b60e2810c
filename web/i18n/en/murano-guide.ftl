### The guide through a first game of Murano.

mur-guide-chapter-ships = Ships
mur-guide-chapter-buy = Buying
mur-guide-chapter-build = Building
mur-guide-chapter-gold = Gold
mur-guide-chapter-people = Characters
mur-guide-chapter-end = The end

mur-guide-welcome-title = Welcome!
mur-guide-welcome = Ships take you to actions: you buy, you build, and you win over characters who bring points at the end.
mur-guide-sail-title = Choose a space.
mur-guide-sail = The glowing ones are within reach. With a tick a ship sails there at once, with a price you see the trip first; then you carry out the action. Ships belong to everybody, sail only forward and do not overtake.
mur-guide-goal-title = A goal for your first game.
mur-guide-goal = Three buildings on one island, a gondolier in front of it, and a character who brings points for them. Manage that, and you have played well.
mur-end-goal = { $reached ->
    [3] You have reached the goal of your first game: three buildings on one island, a gondolier in front of it, and points for a character there.
    [0] The goal of your first game is still to come: three buildings on one island, a gondolier in front of it, and points for a character there.
   *[other] You have reached { $reached } of the 3 parts of your first goal on one island: three buildings, a gondolier, points for a character.
}
mur-guide-dear-title = A tick or a number.
mur-guide-dear = A tick means: one ship will do, and it sails for free. A number means: another ship has to make room first. The second ship costs 1 gold, the third 2.
mur-guide-aim-title = The cheapest trip.
mur-guide-aim = This is how the ships would sail. Only the space where the last one arrives is carried out. Happy with that? Then sail, or choose another space.
mur-guide-ship-title = Ship first.
mur-guide-ship = That works as well: the glowing spaces are where this ship can go. Then you carry out the action, or another ship sails.
mur-guide-pass-title = Passing.
mur-guide-pass = Choose a ship and then its destination. You get 1 gold and skip the action of the space.
mur-guide-done-title = Done.
mur-guide-done = End your turn. Then it is { $next }’s turn.

mur-guide-looks = The first press only shows what it would do, the second one does it.
mur-guide-first-buy-title = Buy first, build later.
mur-guide-first-buy = Here you get a building. A glass factory costs 1 gold, a shop or palace 2. You can build it in a later turn.
mur-guide-buy-title = The top one, or your choice?
mur-guide-buy = The top one costs { $buy } gold, and you see it only afterwards. For { $search } gold you choose one. The others do not see it until you build it.
mur-guide-buy-top-title = Here you can buy.
mur-guide-buy-top = The button below buys it. It lies in front of you until you reach a space “Build”.
mur-guide-search-title = Choose one.
mur-guide-search = { $sort ->
    [palace] Palaces differ only in their crests: these count for some characters.
   *[shop] With shops the colour counts: customers of that colour on the same island bring gold.
}

mur-guide-build-it-title = Build what you have.
mur-guide-build-it = On this space you build. A glass factory brings 1 point, a shop 2, a palace 3. Whatever is still in front of you at the end is worth nothing.
mur-guide-build-title = A street or a building.
mur-guide-build = Up to three tiles; streets count too, and they are free. A building goes on a brown space beside a street. Where there is none yet, draw one first.
mur-guide-street-title = Where does the street go?
mur-guide-street = On a glowing paved space, on any island. You can build beside it straight away, and its customers pay in shops of their colour.
mur-guide-site-title = Choose the site.
mur-guide-site = The glowing building sites are beside a street. Customers and characters count by island: keep together what belongs together.
mur-guide-build-more-title = One more?
mur-guide-build-more = Go on building, on another island too, or end your turn.
mur-guide-special-title = Which help would you like?
mur-guide-special = A special building brings a card instead of points. It helps you from your next turn to the end.

mur-guide-income-title = Your shops earn.
mur-guide-income = On this space, each customer brings you 1 gold if you have a shop of their colour on the same island. { $chosen ->
    [yes] You choose the island.
   *[no] Your best island is used.
}
mur-guide-beads-title = Points become gold.
mur-guide-beads = On this space your glass factories make beads, each for 2 points. Three beads of one colour bring 20 gold.
mur-guide-produce-title = How many glass factories work?
mur-guide-produce = Each costs 2 points and brings a random bead. Then you may sell beads, or keep them.
mur-guide-sell-title = Sell or keep?
mur-guide-sell = 1, 2 or 3 beads of one colour bring 5, 12 or 20 gold. Beads also count for some characters.
mur-guide-broke-title = No gold left?
mur-guide-broke = Passing brings 1 gold. The space “2 gold” brings 2, and shops earn where their customers are.

mur-guide-cards-title = All characters.
mur-guide-cards = They bring the most points at the end. Open this pile and you see all 40, and what your own are worth now.
mur-guide-look-title = Looking is free.
mur-guide-look = You see three characters and pay only if you keep one. Each one costs 1 gold more than your last; the button says how much.
mur-guide-character-title = Who suits you?
mur-guide-character = They score at the end, at an island with a gondolier of yours. Take somebody you can build for, or nobody.
mur-guide-offer-title = Somebody from the start.
mur-guide-offer = A character tells you what to build for. Looking is free, keeping costs 1 gold.
mur-guide-gondolier-title = Who will row for your characters?
mur-guide-gondolier = Each character needs a gondolier at the island it scores. On this space you place one.
mur-guide-berth-title = Which island?
mur-guide-berth = { $gondolierOwn } gold in your colour, { $gondolierOther } in another. Choose an island where your characters are worth a lot: the gondolier stays until the end.
mur-guide-hire-title = More people, or more gold.
mur-guide-hire = Another gondolier costs { $hire } gold. Dismiss one you can spare, and you get { $dismiss } gold.

mur-guide-end-near-title = A stock is empty.
mur-guide-end-near = When a second one is empty too, everybody else has exactly one more turn. Build in time, and place your gondoliers.
mur-guide-last-round-title = Your last turn.
mur-guide-last-round = What you buy now you may build at once. Then characters are scored; each gondolier left over on a gondola brings 1 point.
mur-guide-place-title = Build it at once.
mur-guide-place = In the last round, the building you have just bought may go straight to a glowing site.
mur-guide-assign-title = Scoring.
mur-guide-assign = Each card needs a gondolier of yours at its island. The star shows the best assignment; each one left over brings 1 point.
