results-people = Whose games
results-name = Say who you are
results-rename = Change the name
results-name-text = Games that you play alone are counted under this name, and so are those played without a name before.
results-name-label = Your name
results-name-take = That is me
results-none = No game that counts has ended here yet. Games that you finish on this device are counted here: wins, points, records, and how strong you are against the computers.
results-uncounted = { $count ->
    [one] One finished game that is kept here does not count: in it
   *[other] { NUMBER($count) } finished games that are kept here do not count: in them
} a computer played turns of a person, or the deal had been played before.
results-about = Finished games count here, also after a game is deleted. Games from the middle, with the same deal, or with turns that a computer played for a person do not count, nor do finished games that were imported one by one.
results-delete = Delete all results
results-delete-text = All results on this device are removed for good, of all people, those of the deals of the day too, and which positions were solved. The games themselves stay, and so do tournaments with all that was played at their tables.
results-deleted = The results are deleted.
results-delete-refused = This browser’s storage refuses to forget. Try again later.
results-damaged =
    { $count ->
        [one] One result cannot be read and does not count.
       *[other] { NUMBER($count) } results cannot be read and do not count.
    }
results-unkept = The last results are only in this page: this browser has no room for them. They are kept as soon as there is room; leave this page open until then.
results-games = Games
results-won = Won
results-share = { $percent }%
results-average = Points on average
results-average-short = Average
results-best = Most points
results-best-short = Best
results-strength = Your strength
results-range = rating, ± { $range }
results-next = Next opponent: { $level }. With two players you would win about { $percent }% of the games.
results-play = Play this
results-chart = Your rating after each game against computers, beside that of the levels; now { $rating }, plus or minus { $range }
results-groups = Games by opponents, number of players and expansions
results-by-opponents = Against
results-by-players = Number of players
results-by-extras = Expansions
results-people-others = people
results-base = Base game
results-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
results-list =
    { $count ->
        [one] The last game
       *[other] The last { NUMBER($count) } games
    }
results-date = Date
results-place = Place
results-by-score = Points
results-score = { $name } { $points }
results-lost = What costs you most: about { $cost } % of the chance to win per game ({ $count ->
    [one] one decision
   *[other] { NUMBER($count) } decisions
} in { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
}).
results-way = { $way ->
    [close-end] You close routes too early. Before you close, see whether one more card brings a carriage or a tile, and whether the route is safe until then.
    [close-lay] You close routes too early. First play the cards that fit, then close.
    [close-take] You close routes too early. First take the card that carries the route on.
    [end-close] You close routes too late. Once hardly anything fits any more, close: a route that breaks brings nothing.
    [end-take] You end your turn though one more card is worth taking. Before you end it, look at what your official can still do.
    [end-lay] You end your turn though one more card could be played. Before you end it, look at what your official can still do.
    [take-lay] You take another card instead of playing one. Before you ask for a second card, see whether one in your hand lengthens the route.
    [lay-take] You play a second card instead of taking one. Before you play on, see whether your hand then still carries the route on.
    [take-exchange] You take a card though little fits. When nothing that lies open helps, the Amtmann is worth more.
    [exchange-take] You exchange the cards though one that helps lies there. First look for what carries your route on.
    [sail-pass] You sail where nothing is gained. Passing with the ship brings gold.
    [pass-sail] You pass though a space is worth the trip. Before you pass, go through what you could pay for.
    [decline-keep] You turn down characters that pay. Count what a card brings on the island where a gondolier of yours stands.
    [keep-decline] You keep characters that hardly pay. Before you keep one, count what it brings against its price.
   *[other] { $task ->
        [take] You take other cards than the best. First keep your route alive, then take what joins cards in your hand.
        [lay] You play the wrong card, or at the wrong end. Play first where more of your hand fits afterwards.
        [close] You close with other houses than the best. Look which country is nearly complete, and place there.
        [finish] You let the end of the game slip, or bring it too early. Count both scores before you can end it.
        [deny] You leave others what they need. Before you decide, see which one card they lack.
        [sail] You sail to another space than the best. Before you sail, name what you want next and what it costs; fetch gold only for that.
        [island] You build in other places than the best. See where customers come to your shops, and where your characters count.
        [gondoliers] You use gondoliers for less than they are worth. Place one where a character of yours counts most.
        [sell] You sell at the wrong time. Sell for what you want next, and keep beads for a larger sale otherwise.
       *[best] There are single decisions of many kinds. The analysis after a game shows each with what was better.
    }
}
results-lost-course =
    { $course ->
        [better] You are getting better: { $now } % in the last { $games } games, before that { $before } %.
        [worse] Lately you lose more: { $now } % in the last { $games } games, before that { $before } %.
       *[same] It stays about the same: { $now } % in the last { $games } games, before that { $before } %.
    }
results-lost-none = In the games that were looked at no decision cost much.
results-lost-yet = What you lose most by will stand here: your last games alone are looked at while this page or their result is open.
results-tried = Positions, right at the first try: { $kinds }
results-tried-kind = { $kind } { $right } of { $count }
results-costly = Look at it in the analysis of { $date }
results-lost-solve = Positions to practise with
results-ladder = Ladder
ladder-beaten = beaten
ladder-asks = asks for a game
ladder-skipped = skipped
ladder-waits = is waiting
ladder-badge = Wear the badge of { $name } beside your name
ladder-wear = Wear
results-album = Album: { $count } of { $all }
album-about-thurn-und-taxis = A stamp stays of each city in which you placed a house, and of rare feats; a grey one is still missing.
album-about-murano = A stamp stays of each island on which a character of yours brought points, and of rare feats; a grey one is still missing.
stamp-missing = still missing
stamp-long-route = A route of eight towns
stamp-all-countries = All countries
stamp-denial = A tile snatched away
stamp-three-beads = Three beads at once
stamp-full-house = Four characters bring points
stamp-last-gondola = The last gondola snatched away
stamp-all-islands = Built on every island
