results-people = Whose games
results-rename = Change the name
results-none = No game that counts has ended here yet. Games that you finish on this device are counted here: wins, points, records, and how strong you are against the computers.
results-uncounted = { $count ->
    [one] One finished game that is kept here does not count:
   *[other] { NUMBER($count) } finished games that are kept here do not count:
} { $why ->
    [off] “Count my games” was off.
    [middle] begun in the middle of another.
    [same] begun with the same deal as another.
    [again] the deal of the day had been played before.
    [brought] played to the end elsewhere.
   *[shared] a computer played turns of a person.
}
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
results-groups = Games by opponents, number of players, expansions and variants
results-by-opponents = Against
results-by-players = Number of players
results-by-extras = Expansions
results-people-others = people
results-base = Base game
results-option = { $on ->
    [1] with
   *[0] without
}
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
results-gaps = Points that you lack against the best of the others, per game ({ $games ->
    [one] one game
   *[other] { NUMBER($games) } games
}): { $parts }.
results-lost = What you are weakest in so far ({ $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} looked at): { $worst }. Below stands what it costs you, and what helps; choose a decision to make it once more.
results-cost = { $count ->
    [one] one decision
   *[other] { NUMBER($count) } decisions
}, about { $cost } % of the chance to win per game
results-example = Round { $round }, { $date }, against { $against }: { $how ->
    [all] the game
   *[cost] { $cost } %
}
results-gone = This game is no longer kept on this device, so its decisions cannot be opened.
mistake = { $way ->
    [abandon] Routes given up
    [cling] Routes kept too long
    [close-early] Routes closed too early
    [close-late] Routes closed too late
    [houses] Other houses than the best at a closing
    [carriage] The wrong answer to a carriage
    [official] The wrong official
    [official-spent] Officials asked for too little
    [official-unused] Officials left unused
    [exchange] The display exchanged though a card in it helps
    [exchange-missed] The display left though nothing in it helps
    [take-deck] A card from the deck though a face-up one was better
    [take-open] A face-up card though the deck was better
    [take] The wrong card of the display
    [take-first] Played on before taking a second card
    [lay-first] A second card taken before playing
    [lay] The wrong card played
    [side] Played at the wrong end
    [team] The wrong place for a card: team or route
    [ended] Turns ended too early
    [went-on] Turns gone on with for nothing
    [offices] What is given back or chosen in return
    [audience] Coaches and clerics on the way to Rome
    [sail] The wrong space
    [ship] The wrong ship
    [pass] The wrong ship moved at a pass
    [sail-missed] Trips left out
    [pass-missed] Trips for nothing
    [character] The wrong character
    [character-declined] Characters turned down that pay
    [character-dear] Characters kept that hardly pay
    [character-missed] Characters left out
    [character-needless] Characters for nothing
    [purchase] The wrong building bought
    [purchase-missed] Buildings not bought
    [purchase-needless] Buildings bought for nothing
    [building] Built in the wrong place
    [tile] The wrong tile built
    [building-missed] Nothing built though it could be
    [building-needless] Built for nothing
    [gondolier] The wrong place for a gondolier
    [gondolier-missed] Gondoliers left out
    [gondolier-needless] Gondoliers for too little
    [score] Characters scored in the wrong place
    [score-missed] Characters not scored
    [score-needless] Gondoliers used up for a small character
    [glass] The wrong glass
    [glass-missed] Glass not sold or made
    [glass-needless] Glass sold or made at the wrong time
    [sold-much] Too much glass sold
    [sold-little] Too little glass sold
    [gold] The wrong income
    [gold-missed] Gold left lying
    [gold-needless] Gold fetched without need
   *[other] Single decisions of several kinds
}
mistake-advice = { $way ->
    [abandon] A route that you clear away brings nothing. Before you take a card, see which one of your hand carries it on; close it while it still counts.
    [cling] Where nothing fits any more, begin again early: the cards of your hand then count at once.
    [close-early] Before you close, see whether one more card brings a carriage or a tile, and whether the route is safe until then.
    [close-late] Once hardly anything fits any more, close: a route that breaks brings nothing.
    [houses] Look which country is nearly complete, and place there.
    [carriage] Count what the carriage brings now and what it costs your next one.
    [official] Before you ask one, compare: a second card, a card more in the route, a new display, or a longer route.
    [official-spent] Each turn has one: see first what else he could do in it.
    [official-unused] Before you end a step, see what a second card, one more in the route or the Wagner would bring.
    [exchange] First look for what carries your route on.
    [exchange-missed] Where nothing that lies face up fits, the Amtmann is worth more.
    [take-deck] The deck is a gamble: first look which face-up card joins your hand and your route.
    [take-open] A face-up card that joins nothing only fills your hand; the deck may bring what you lack.
    [take] First keep your route alive, then take what joins cards in your hand.
    [take-first] Before you play on, see whether your hand then still carries the route on.
    [lay-first] Before you ask for a second card, see whether one in your hand lengthens the route.
    [lay] Play first where more of your hand fits afterwards.
    [side] Play where the other end keeps more ways on.
    [team] Count how strong the team must be for the route that you are building.
    [ended] Before you end a turn, go through what may still be done in it.
    [went-on] What brings nothing now often costs a card later: end the turn.
    [offices] Give back what you need least for your next two routes.
    [audience] Count the steps that are left for each coach before you move one.
    [sail] Before you sail, name what you want next and what it costs; fetch gold only for that.
    [ship] Several ships reach most spaces: move the one that leaves a way open to the next space that you need.
    [pass] Move the one that stands in your way, or that the next player needs.
    [sail-missed] Before you pass or stay, go through the spaces that you could reach and pay for.
    [pass-missed] Where nothing is to be gained, passing with the ship brings gold.
    [character] Count what each card brings on the island where a gondolier of yours stands, or may stand.
    [character-declined] Count what a card brings on the island where a gondolier of yours stands.
    [character-dear] Before you keep one, count what it brings against its price.
    [character-missed] A character costs little early and brings points to the end: look at the cards before you go elsewhere.
    [character-needless] Without a gondolier for it a card brings nothing: see first where it could count.
    [purchase] Buy what your characters count and where a space for it is free.
    [purchase-missed] Before you do something else, see whether a building is within your means and has a space.
    [purchase-needless] A building without a good space costs gold that something else needs.
    [building] See where customers come to your shops, and where your characters count.
    [tile] Build first what brings gold or points from the next turn on.
    [building-missed] A tile in front of you brings nothing: build it before the turn ends.
    [building-needless] A tile in the wrong place also serves others: before you build, see whom it helps.
    [gondolier] Place one where a character of yours counts most.
    [gondolier-missed] Each character needs one on its island: place them while the gondola of your colour is free.
    [gondolier-needless] Before you place one, see which of your characters it serves.
    [score] Score each where it counts most; one gondolier serves one character.
    [score-missed] Before you end, see whether a gondolier is still free for one of your cards.
    [score-needless] Keep each for the card that counts most there.
    [glass] Sell the colour that you have least use for, and keep workshops for a larger sale.
    [glass-missed] Before you do something else, see what a sale or production brings now.
    [glass-needless] Sell for what you want next; a visit to the island is worth more with more glass.
    [sold-much] Sell for what you want next, and keep beads for a larger sale otherwise.
    [sold-little] More beads of one colour bring more each: sell them together.
    [gold] Count the gold of each island before you choose.
    [gold-missed] Where gold lies ready and the next purchase lacks it, take it.
    [gold-needless] Gold that stays brings no points: name first what you need it for.
   *[other] The analysis after a game shows each with what was better.
}
results-lost-course =
    { $course ->
        [better] You are getting better: { $now } % in the last { $games } games, before that { $before } %.
        [worse] Lately you lose more: { $now } % in the last { $games } games, before that { $before } %.
       *[same] It stays about the same: { $now } % in the last { $games } games, before that { $before } %.
    }
results-lost-none = In the games that were looked at no decision cost much.
results-lost-yet = What you lose most by will stand here soon.
results-looking = { NUMBER($looked) } of { $all ->
    [one] one game
   *[other] { NUMBER($all) } games
} looked at, the latest first. As long as this page or a result is open, the next one is being looked at.
results-tried = Positions, right at the first try: { $kinds }
results-tried-kind = { $kind } { $right } of { $count }
results-lost-solve = Positions to practise with
results-ladder = Ladder
ladder-next = To be won next: { $name }. Win a game as the only person at the table against { $name }, or { $name } and stronger ones, with { $few } hints at most. Whoever is beaten leaves you a badge; while you wear it, the coach in which you win “Thurn und Taxis” has its colour.
ladder-beaten = beaten
ladder-asks = comes next
ladder-play = Play now
ladder-skipped = skipped
ladder-waits = later
ladder-badge = Wear the badge of { $name } beside your name, and its colour on the coach at the end
ladder-wear = Wear
results-album = Album: { $count } of { $all }
album-more = And { $count ->
    [1] one more
   *[other] { $count } more
}
album-next = Still to be won: { $count }
album-about-thurn-und-taxis = Each city in which you have placed a house gives you a stamp, and so do rare feats. What is still missing is in the list below. The cities of the north join them once you have won one on the map of “Glanz und Gloria”.
album-about-murano = Each island on which a character of yours has brought points gives you a stamp (Sacca Serenella only in a game of four: with fewer people nobody builds there), and so do rare feats. What is still missing is in the list below.
stamp-missing = still missing
stamp-long-route = A route of eight cities
stamp-all-countries = All countries
stamp-denial = A tile snatched away
stamp-three-beads = Three beads at once
stamp-full-house = Four characters bring points
stamp-last-gondola = The last gondola snatched away
stamp-all-islands = Built on every island
stamp-about-long-route = Close a route of eight cities or more.
stamp-about-all-countries = Win the tile for a house in each country.
stamp-about-denial = Win a tile for which somebody else lacks one house, and then the game by no more points than it brings.
stamp-about-three-beads = Sell three beads at once.
stamp-about-full-house = Let four of your characters bring points at the end.
stamp-about-last-gondola = Place a gondolier on the last free gondola of an island that somebody else needed for points, and win by no more than that.
stamp-about-all-islands = Build on each island.
