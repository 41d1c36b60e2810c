### Computer players: levels, menu of the seats, thinking, hints, analysis.

## Levels

level-apprentice-name = Apprentice
level-apprentice-character = Takes whatever lies nearest and still overlooks a lot.
level-messenger-name = Messenger
level-messenger-character = Plays soundly, but looks no further than tonight.
level-merchant-name = Merchant
level-merchant-character = Knows what everything on the table is worth, and reckons fast.
level-patrician-name = Patrician
level-patrician-character = Tries hundreds of games in her head before every move.

## Who sits where

player-person = Person
player-computer = Computer
player-at = Who plays in seat { $number }?
player-of = Who plays for { $name }?
players-menu = Seats
players-menu-help = Any seat can change hands, even in mid-game; it takes effect at once.
players-menu-hidden = When a person takes over, the cards stay hidden until that person is there.
new-no-person = Nobody but computers at this table: you can watch them.

## Playing alone

solo = Play alone
first-game = Guided first game
first-game-of = Guided first game: { $game }
first-game-help = Against an apprentice, explained step by step
solo-title = Play alone
solo-level = Level
solo-begin = Play
solo-summary = { $game }, against { $count ->
    [one] one computer
   *[other] { $count } computers
} at { $level } level
solo-opponents = Opponents
solo-game = Which game?
solo-waits = Just a moment…

## Thinking

thinking-turn = is playing
thinking-thinks = is thinking
thinking-progress = How much of the time for thinking has passed
thinking-now = Move now
thinking-skip = Skip to my turn
thinking-hurries = The computers play on at once until it is your turn.
thinking-undo = Take back
thinking-stuck = The computer cannot go on here. The game is safely kept.

## Hints

hint = Hint
hint-title = A hint
hint-thinking = Thinking it over…
hint-stop = That will do
hint-do = Do it
hint-chance = Chance to win: about { $percent } %
hint-others = Also worth a thought
hint-option = { $action } – about { $percent } % less
hint-even = { $action } – about as good
hint-honest = Based only on what you know yourself.

## Analysis

analysis = Analysis
analysis-title = Analysis of the game
analysis-running = Going through the game once more
analysis-stop = Enough
analysis-chart-label = How the chances of winning changed with every turn; Enter shows the board at that time
analysis-chart = Chance of winning in percent
analysis-costly-yet = The most costly decisions so far
analysis-costly = The costliest decisions
analysis-costly-about = The figures hold for the moment of the decision, with all that could be known then. What it cost is known more exactly than the chance itself.
analysis-none = Well played: no decision cost you much.
analysis-none-yet = So far, no decision has been found that cost much.
analysis-open = Tap to see the board at that time.
analysis-place = Round { $round }: { $chances }
analysis-chance = { $name } { $percent }%
analysis-decision = Round { $round }: { $name }
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-cost = cost about { $cost } %
analysis-gain = brought about { $cost } %
analysis-brilliant = Brilliant moves
analysis-instead = More obvious: { $action }
analysis-advised = The hint saw it the same way; with more time something better shows.
analysis-person = { $name }: decided with { $percent } % accuracy, luck { $luck } %
analysis-show = Show on the board
analysis-at = Here { $name } played: { $action } (chance about { $percent } %). Better: { $better } (about { $cost } % more).
analysis-at-brilliant = A brilliant move: { $name } played { $action } (chance about { $percent } %). More obvious: { $better } (about { $cost } % less).

## Reasons: Thurn und Taxis

reason-thurn-und-taxis-nothing-fits = Nothing in your hand or on display fits your route.
reason-thurn-und-taxis-nothing-goes-with-hand = Nothing on display is next to a city in your hand.
reason-thurn-und-taxis-new-display = Six new cards promise more than those on display.
reason-thurn-und-taxis-nothing-better-lies-open = Nothing better is face up.
reason-thurn-und-taxis-extends-route = { $card } fits your route.
reason-thurn-und-taxis-goes-with-hand = { $card } goes with { $cities } in your hand.
reason-thurn-und-taxis-completes-soon =
    { $missing ->
        [1] A house in { $card } completes { $stack } ({ $value ->
            [1] { $value } point
           *[other] { $value } points
        }).
       *[other] A house in { $card } counts towards { $stack } ({ $value ->
            [1] { $value } point
           *[other] { $value } points
        }); then { $others ->
            [1] one more is needed.
           *[other] { $others } more are needed.
        }
    }
reason-thurn-und-taxis-new-country = You have no house in { $country } yet.
reason-thurn-und-taxis-free-city = You have no house in { $card } yet.
reason-thurn-und-taxis-keeps-open = After that, your hand still fits: { $cities }.
reason-thurn-und-taxis-horses-needed =
    { $horses ->
        [1] One more horse for your route.
       *[other] { $horses } more horses for your route.
    }
reason-thurn-und-taxis-nothing-extends = Your hand cannot make this route any longer.
reason-thurn-und-taxis-begins-route =
    { $count ->
        [0] { $card } makes a start for a new route.
       *[other] From { $card } you can go on to { $cities }.
    }
reason-thurn-und-taxis-ends-game =
    { $ahead ->
        [yes] { $lead ->
            [1] It triggers the end, and you lead by one point.
           *[other] It triggers the end, and you lead by { $lead } points.
        }
       *[no] { $lead ->
            [0] It triggers the end; you are level.
           *[other] It triggers the end, even though you are behind.
        }
    }
reason-thurn-und-taxis-brings-carriage = It brings carriage { $length }.
reason-thurn-und-taxis-wins-tile = It brings a bonus tile: { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-places-houses =
    { $count ->
        [0] No house goes onto the map.
        [1] One house goes onto the map.
       *[other] { $count } houses go onto the map.
    }
reason-thurn-und-taxis-goes-on-next-turn = Next turn, the route goes on to { $cities }.
reason-thurn-und-taxis-fits-lie-open =
    { $count ->
        [0] The route can still grow.
       *[other] Face-up cards that fit: { $cities }.
    }
reason-thurn-und-taxis-least-useful = { $card } is of least use to you.
reason-thurn-und-taxis-reward =
    { $tiles ->
        [0] Now only three different tiles or more bring a reward.
        [1] You must give back one; a reward needs at least two.
        [2] Two different office tiles bring you a card.
        [3] Three different office tiles bring you a point chip.
       *[other] Four different office tiles bring you a house.
    }
reason-thurn-und-taxis-high-ranks-travel = High ranks go into the coaches most likely to travel.
reason-thurn-und-taxis-own-dignitary = One of your high clerics is in it.
reason-thurn-und-taxis-not-for-others = This way the coach takes no road that helps others.

## Reasons: Murano

reason-murano-reaches-space =
    { $price ->
        [0] The trip is free.
       *[other] The trip costs { $price } gold.
    }
reason-murano-there = There: { $reason }
reason-murano-trip =
    { $ships ->
        [1] One ship sails; only “{ $space }” counts.
       *[other] { $ships } ships sail; only “{ $space }” counts.
    }
reason-murano-another-ship = Then another ship sails to “{ $space }”.
reason-murano-brings-gold = It brings { $gold } gold.
reason-murano-saves-gold = You save { $gold } gold.
reason-murano-points-when-built =
    { $points ->
        [1] Once built, it brings one point.
       *[other] Once built, it brings { $points } points.
    }
reason-murano-points-now =
    { $points ->
        [1] It brings one point at once.
       *[other] It brings { $points } points at once.
    }
reason-murano-factory-makes-beads = Each glass factory you have built can make a bead whenever you produce.
reason-murano-brings-special = Build it, and you pick a special building card.
reason-murano-counts-for-cards = Some characters count it.
reason-murano-choice-of =
    { $count ->
        [1] You know which tile you get.
       *[other] Out of { $count } tiles, you take the one that suits you.
    }
reason-murano-card-grows =
    { $points ->
        [1] Built on { $island }, it makes “{ $card }” worth one point more.
       *[other] Built on { $island }, it makes “{ $card }” worth { $points } points more.
    }
reason-murano-customers-here =
    { $count ->
        [1] A customer is waiting for you on { $island }.
       *[other] { $count } customers are waiting for you on { $island }.
    }
reason-murano-customers-for-you =
    { $count ->
        [1] The street brings a customer to your shop on { $island }.
       *[other] The street brings { $count } customers to your shop on { $island }.
    }
reason-murano-customers-for-nobody = Nobody has a shop for these customers on { $island }.
reason-murano-opens-sites = It opens new building sites on { $island }.
reason-murano-street-makes-room = Streets open building sites and often bring customers.
reason-murano-no-site-free = No building site is free; only a street opens new ones.
reason-murano-street-must-lie = The street you drew has to be built.
reason-murano-ends-game = It triggers the end of the game.
reason-murano-best-of-cards =
    { $count ->
        [1] You look at one character and may keep it.
       *[other] Out of { $count } characters, you keep the best.
    }
reason-murano-card-scores-now =
    { $points ->
        [1] “{ $card }” would score one point on { $island } right now.
       *[other] “{ $card }” would score { $points } points on { $island } right now.
    }
reason-murano-card-scores-with-gondolier =
    { $points ->
        [1] With a gondolier of yours on { $island }, “{ $card }” would score one point right now.
       *[other] With a gondolier of yours on { $island }, “{ $card }” would score { $points } points right now.
    }
reason-murano-card-can-grow = “{ $card }” can still become worth a lot.
reason-murano-special-effect = { $effect }
reason-murano-scores-card =
    { $points ->
        [1] “{ $card }” scores one point on { $island }.
       *[other] “{ $card }” scores { $points } points on { $island }.
    }
reason-murano-card-stays = No other card is scored.
reason-murano-nothing-scores = None of your other cards would bring any more points.
reason-murano-post-for-card = A gondolier at { $island } lets one of your cards score there.
reason-murano-post-for-later = At { $island }, one of your cards can still bring points.
reason-murano-idle-gondolier =
    { $points ->
        [1] Even without a card, a placed gondolier is worth one point in the end.
       *[other] Even without a card, a placed gondolier is worth { $points } points in the end.
    }
reason-murano-no-gondolier = You have no gondolier left to place.
reason-murano-one-more-gondolier = With one more gondolier, one more card can be scored.
reason-murano-spare-gondolier = You have more gondoliers than cards.
reason-murano-makes-beads =
    { $count ->
        [1] For { $points ->
            [1] { $points } point
           *[other] { $points } points
        } you make one bead.
       *[other] For { $points ->
            [1] { $points } point
           *[other] { $points } points
        } you make { $count } beads.
    }
reason-murano-keeps-points = This way you keep your points.
reason-murano-beads-to-sell =
    { $count ->
        [1] You can sell one bead straight away for { $gold } gold.
       *[other] You can sell { $count } beads straight away for { $gold } gold.
    }
reason-murano-beads-for-card = “{ $card }” needs beads.
reason-murano-larger-sale = { $count ->
    [1] One bead
   *[other] { $count } beads of one colour
} would bring { $gold } gold at once.
reason-murano-no-tile-left = You have no tile left to build.
reason-murano-leaves-islands = The islands stay as they are.
reason-murano-turn-complete = Everything is done for this turn.
