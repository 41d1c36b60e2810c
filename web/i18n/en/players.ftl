### Computer players: levels, menu of the seats, thinking, hints, analysis.

## Levels

level-apprentice-name = Apprentice
level-apprentice-character = Plays sensibly, but has a weakness, another one in each game.
level-messenger-name = Messenger
level-messenger-character = Plays soundly, but does not look far ahead.
level-merchant-name = Merchant
level-merchant-character = Knows what everything on the table is worth, and reckons fast.
level-patrician-name = Patrician
level-patrician-character = Tries hundreds of games in her head before every move.
opponent =
    { $level ->
        [apprentice] { level-apprentice-name }
        [messenger] { level-messenger-name }
        [merchant] { level-merchant-name }
       *[patrician] { level-patrician-name }
    }{ $level ->
        [apprentice] { $weakness ->
            [forgets-tiles] , forgets the bonus tiles
            [closes-early] , closes too early
            [trusts-luck] , trusts the face-down cards
            [trusts-postillion] , leans too much on the Postillion
            [sits-on-gold] , sits on the gold
            [wastes-gold] , is careless with gold
            [lays-streets] , builds too many streets
            [builds-late] , leaves tiles lying too long
           *[other] {""}
        }
       *[other] { $temper ->
            [hurries] , in a hurry
            [builds] , builds far and wide
            [hoards] , a hoarder
           *[other] {""}
        }
    }

## Who sits where

player-person = Person
player-computer = Computer
player-at = Who plays in seat { $number }?
player-of = Who plays for { $name ->
        [You] you
       *[other] { $name }
    }?
players-menu = Seats
players-menu-help = Any seat can change hands, even in mid-game; it takes effect at once.
players-menu-counts = { $kind ->
    [daily] If a computer plays even one of your turns, the deal of the day is spent: it does not count then.
   *[usual] If a computer plays even one turn for a person, the game does not count for “Your games”.
}
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
solo-variants = Variants
solo-rules = More rules under “New game”
solo-waits = Just a moment…

## Thinking

thinking-turn = { $name ->
    [You] are playing
   *[other] is playing
}
thinking-played = { $name ->
    [You] have played
   *[other] has played
}
thinking-thinks = { $name ->
    [You] are thinking
   *[other] is thinking
}
thinking-progress = How much of the time for thinking has passed
thinking-now = Move now
thinking-skip = Skip to my turn
thinking-hurries = The computers now play without a pause.
thinking-stuck = The computer cannot go on here. The game is safely kept.

## Hints

hint = Hint
hint-thinking = Thinking it over…
hint-early = One moment: the hint is still coming.
hint-stop = That will do
hint-more = More
hint-less = Less
hint-do = Do it
hint-chance = Chance to win: about { $percent } %
hint-others = Also worth a thought
hint-option = { $action } – { $how ->
    [all] loses the game
   *[cost] about { $cost } % less
}
hint-even = { $action } – about as good
hint-few = { $own ->
    [no] More than { $few } hints: it does not count for rating, stamps and ladder.
   *[yes] { $left ->
        [0] No hint left for rating, stamps and ladder.
        [1] One hint left for the ladder.
       *[other] { $left } hints left for the ladder.
    }
}
hint-dear = You have had { $few } hints in this game already. With another one it counts neither for your rating nor for stamps and the ladder.
hint-still = Hint all the same
hint-honest = Based only on what you know yourself.

## Analysis

analysis = Analysis
analysis-title = Analysis of the game
analysis-running = Going through the game once more: { $percent } %
analysis-stopped = Stopped before all of it was thought through: what is known so far stays.
analysis-kept = Still looking …
analysis-stop = Enough
analysis-go-on = Go on thinking
analysis-gaps = { $name } is { $all ->
    [0] level with you
    [1] one point ahead
   *[other] { $all } points ahead
}: { $parts }.
analysis-chart-label = How the chances of winning changed with every turn; Enter shows the board at that time
analysis-chart = Chance of winning in percent
analysis-chart-bands = { $running ->
    [yes] It is still being worked out. Where a pale band lies around a line, its true course is within it; where there is none, little is known yet.
   *[no] Where a pale band lies around a line, its true course is within it; where there is none, little is known.
}
analysis-chart-about = { $count ->
    [1] As { $name ->
        [You] you
       *[other] { $name }
    } could know it at the time: what the others held hidden is not counted in.
   *[other] As everybody at the table could know it at the time: what anyone held hidden is not counted in.
}
analysis-costly-yet = The most costly decisions so far
analysis-costly = The costliest decisions
analysis-costly-about = The figures hold for the moment of the decision, with all that could be known then. What it cost is known more exactly than the chance itself.
analysis-costly-more = Found so far: costlier ones may still join them; what stands here stays.
analysis-costly-rest = { $more ->
    [1] One more turn in the list of turns perhaps cost its player something.
   *[other] { $more } more turns in the list of turns perhaps cost their players something.
}
analysis-none = Well played: no decision cost you much.
analysis-none-yet = So far, no decision has been found that cost much.
analysis-open = Press to see the board at that time.
analysis-place = Round { $round }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-decision = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $name }
analysis-played = Played: { $action }
analysis-better =
    { $kind ->
        [brilliant] More obvious: { $action }
       *[costly] Better: { $action }
    }
analysis-cost =
    { $kind ->
        [brilliant] brought about { $cost } %
       *[costly] { $how ->
            [all] cost the game
           *[cost] cost about { $cost } %
        }
    }
analysis-brilliant = Brilliant moves
analysis-advised = The hint saw it the same way; with more time it sees something better.
analysis-turns = Turn by turn, each as its player knew it
analysis-person =
    { $name }: { $percent ->
        [none] {""}
       *[other] { $percent } % accuracy over { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } (an average turn gave away { $given ->
            [0] less than 1 % of a win
           *[other] about { $given } % of a win
        });{" "}
    }turns with good luck: { $lucky }, with bad luck: { $unlucky }{ $others ->
    [0] {""}
    [one] {""}. A computer played one more turn, which is not judged
   *[other] {""}. A computer played { $others } more turns, which are not judged
}
analysis-turn = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $before } % → { $after } %
analysis-between = In { $others ->
    [1] {""}
   *[other] the turns of the others, mostly in{" "}
}{ $name ->
    [You] your turn
   *[other] { $name }’s turn
}: { $before } % → { $after } %
analysis-turn-costly = own decisions cost about { $percent } %{ $most ->
    [0] {""}
   *[other] {" "}(the costliest { $most } %)
}
analysis-turn-advised = as the hint said; with more time something better shows (about { $percent } %)
analysis-turn-perhaps = own decisions perhaps cost about { $percent } %{ $most ->
    [0] {""}
   *[other] {" "}(the costliest { $most } %)
}
analysis-turn-brilliant = brilliant: about { $percent } % more
analysis-turn-luck = good luck, about { $percent } %
analysis-turn-bad-luck = bad luck, about { $percent } %
analysis-turn-more = small things or rounding, about { $percent } % more
analysis-turn-less = small things or rounding, about { $percent } % less
analysis-line = The numbers on the board: the better way, step by step.
analysis-show = Show on the board
analysis-try = Try again
analysis-at-costly = Here { $name ->
        [You] you played
       *[other] { $name } played
    }: { $action } (chance about { $percent } %). Better: { $better } (about { $cost } % more).
analysis-at-perhaps = Here { $name ->
        [You] you played
       *[other] { $name } played
    }: { $action } (chance about { $percent } %). Perhaps better: { $better } (about { $cost } % more; it was not looked at long enough to be sure).
analysis-at-advised = Here { $name ->
        [You] you played
       *[other] { $name } played
    } as the hint said: { $action } (chance about { $percent } %). The hint saw it the same way; with more time it sees: { $better } (about { $cost } % more).
analysis-at-brilliant = A brilliant move: { $name ->
        [You] You played
       *[other] { $name } played
    } { $action } (chance about { $percent } %). More obvious: { $better } (about { $cost } % less).

## A decision once more

study-rests = Solved. To play on from here, press “{ study-on }” beside the explanation.
study-answered = That is your answer already: above stands how good it is, and how to go on.
study-round = Once more: { $round ->
    [0] before the first round
   *[other] round { $round }
}
study-is-asked = What would you do now?
study-is-found = That is it!{ $left ->
    [0] {" "}That was the last of the three. More are under “{ study-all }”.
   *[other] { $solved ->
        [0] {""}
       *[other] {" "}({ NUMBER($solved) } solved so far, all games together)
    }
}
study-is-begun = So it begins: say where it ends, by a press on the space to which the last ship sails
study-is-even = About as good as the best
study-is-worse = { $how ->
    [all] That loses the game{ $better ->
        [0] {""}
       *[other] : chance to win { $percent } instead of { $better } %
    }
    [part] Not the best: chance to win { $percent } instead of { $better } %
   *[cost] About { $cost } % worse
}
study-is-thinking = Thinking it over…
study-then = Last time: { $action } – { $how ->
    [all] that lost the game.
   *[cost] that cost about { $cost } %.
}
study-now = Your answer: { $action }.
study-on = Play on
study-again = Once more
study-back = To the analysis
study-show = Solution
study-next = Next one
study-own = Own game
study-all = All positions

## Positions to solve

copy = Compare with your copy
copy-loading = What is printed is loading…
copy-failed = What is printed did not arrive.
copy-use = { $name }: your corrections
copy-otherwise = Does your box say something else?
copy-more-of-it = Your corrections:
copy-not-yet = Your corrections do not fit together yet, so they cannot be chosen.
copy-use-help = Play with what you corrected from your printed copy.
copy-use-nothing = By these rules none of your corrections count: they concern another map or another expansion. The game is played without them.
puzzles = Positions to solve
puzzles-loading = The positions are loading…
puzzles-failed = The positions did not arrive.
puzzle-title = Position { $number } · { $grade }{ $extras ->
    [none] {""}
   *[other] {" "}· { $extras }
}
puzzle-grade = { $grade ->
    [1] easy
    [2] medium
    [3] hard
   *[0] all
}
puzzle-kind = { $kind ->
    [take] which card
    [lay] the route
    [close] close or go on
    [finish] ending it
    [deny] the others’ wishes
    [sail] ships
    [island] building
    [gondoliers] gondoliers
    [sell] sell or keep
   *[best] the best action
}
puzzle-task = { $kind ->
    [take] Which card brings you most now?
    [lay] How does your route go on best?
    [close] Close your route now, or go on?
    [finish] You could end the game: now, or later?
    [deny] Others want something, too: what now?
    [sail] Your ships: which one, and where to, brings most?
    [island] You build: what, and where, brings most?
    [gondoliers] Your gondoliers: what brings most?
    [sell] Your beads: sell now, or keep them?
   *[best] What is the best action here?
}
puzzle-first = Decide on the board. Your first answer counts; after a wrong one you may try again.
puzzle-second = { $asked ->
    [close-end] Without closing
    [finish-end] Without ending it
    [finish-lay] Without ending it
   *[other] The next best
}: { $action }.
puzzle-instead = Better: { $verb ->
    [take] another card
    [lay] another card, or another place for it
    [close] another way to close: other houses, or with the Wagner or without him
    [sail] another trip
    [pass] another trip
    [build] { $there ->
        [0] building on another island
       *[1] another tile or space on this island
    }
    [place] another island
    [score] scoring something else
    [sell] another choice for your beads
    [choose] another tile
    [keep] another card
   *[other] something else
}.
puzzle-follows = { $secret ->
    [1] What would be best for you, { $name } would probably take next.
   *[0] { $name } would probably answer: { $action }{ $ends ->
        [1] {" "}– which triggers the end.
       *[0] .
    }
}
study-counted = { $answer ->
    [found] {""}
    [later] Counted: solved, but not with the first answer.
   *[missed] Counted: missed with the first answer.
}
puzzle-nudge = A nudge: it is about { $type ->
    [take] { $where ->
        [none] what you take
       *[land] a face-up card ({ $where })
    }
    [lay] { $where ->
        [none] a card of your hand
       *[land] a card of your hand ({ $where })
    }
    [exchange] what lies face up
    [close] closing your route
    [end] whether there is anything to be done now
    [sail] the ship on space { $from }
    [pass] passing
    [choose] a tile of the stock
    [keep] a card that you keep
    [place] { $where ->
        [none] the island for a gondolier
       *[island] a gondolier ({ $where })
    }
    [look] characters
    [draw] a street
    [income] your income
    [score] { $where ->
        [none] a card of yours
       *[island] a card of yours ({ $where })
    }
    [build] { $where ->
        [none] building
       *[island] building ({ $where })
    }
    [sell] selling your beads
   *[other] something of another kind
}.
end-puzzles = Three positions to solve

## Coach

coach-cost = −{ $cost } %
coach-cost-of = chance to win
coach-said = { $how ->
    [all] That lost the game.
   *[cost] That cost about { $cost } % of the chance to win.
}
coach-back = Take it back
coach-counts = If you take it back and do this, it counts as a hint for the ladder.
# The others have moved since, or other presses came after it.
coach-better = { $when ->
    [round] { $round ->
        [0] Better before the first round
       *[other] Better in round { $round }
    }
    [earlier] Better last turn
    [before] Better before
   *[now] Better
}{ $dear ->
    [yes] {" "}(counts as a hint)
   *[no] {""}
}: { $action }.
coach-press = Something was better. Press to see it.
coach-kept = No undo: something was revealed.
study-better = Better: { $action }.
study-brings = In favour of your choice: { $reason }

## Reasons: Thurn und Taxis

reason-decided = { $won ->
    [1] As good as won: { $reason }
   *[other] As good as lost: { $reason }
}
reason-thurn-und-taxis-saves-route = Nothing in your hand extends your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
}: { $card } saves it.
reason-thurn-und-taxis-gives-up-route = This gives up your route of { $cards ->
    [1] one card
   *[other] { $cards } cards
}: neither { $card } nor your hand extends it.
reason-thurn-und-taxis-leaves-to-official = Neither { $card } nor your hand extends your route of { $cards ->
    [1] one card
   *[other] { $cards } cards
}: only the { $official } can still save it{ $count ->
    [0] , if a fitting card turns up.
    [1] {""}: { $cities } fits.
   *[other] {""}: { $cities } fit.
}
reason-thurn-und-taxis-needs-horse = Neither { $card } nor your hand extends your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
}: only a card played as a horse keeps it.
reason-thurn-und-taxis-toward-carriage =
    { $missing ->
        [0] { $over ->
            [0] { $card } gives you the { $carriage } cards for carriage { $carriage }
           *[other] With { $card }, you have { $have } cards, enough for carriage { $carriage }
        }{ $worth ->
            [0] .
            [one] {""}, and { $have } cards bring a tile of one point.
           *[other] {""}, and { $have } cards bring a tile of { $worth } points.
        }
        [1] With { $card }, carriage { $carriage } needs just one more card.
       *[other] With { $card }, carriage { $carriage } needs { $missing } more cards.
    }
reason-thurn-und-taxis-enough-to-close = With { $card }, { $have ->
    [1] one card is
   *[other] { $have } cards are
} enough to close, with { $houses ->
    [0] no house
    [1] one house
   *[other] { $houses } houses
}.{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-enough-with-help = With { $card }, { $have ->
    [1] one card is
   *[other] { $have } cards are
} enough: the { $official } brings carriage { $carriage }{ $ends ->
    [0] { $worth ->
        [0] .
        [one] {""}, and there is a tile of one point.
       *[other] {""}, and there is a tile of { $worth } points.
    }
   *[other] {" "}and ends the game.
}
reason-thurn-und-taxis-toward-help = With { $card } and { $missing ->
    [1] one more card
   *[other] { $missing } more cards
}, the { $official } brings carriage { $carriage }{ $ends ->
    [0] .
   *[other] {" "}and ends the game.
}
reason-thurn-und-taxis-toward-tile =
    { $missing ->
        [0] { $card } completes a route of { $length }{ $lay ->
            [0] {""}
           *[other] {" "}with { $lay } more cards from your hand
        }, which brings a tile ({ $value ->
            [1] { $value } point
           *[other] { $value } points
        }).
        [1] With { $card }, the tile for a route of { $length } needs just one more card ({ $value ->
            [1] { $value } point
           *[other] { $value } points
        }).
       *[other] With { $card }, the tile for a route of { $length } needs { $missing } more cards ({ $value ->
            [1] { $value } point
           *[other] { $value } points
        }).
    }{ $comes ->
        [0] {""}
       *[other] {" "}Carriage { $comes } comes with it.
    }{ $horses ->
        [0] {""}
        [1] {" "}For that, one more horse is needed.
       *[other] {" "}For that, { $horses } more horses are needed.
    }
reason-thurn-und-taxis-toward-closing = { $count ->
    [0] With { $card }, you need
   *[other] { $card } goes with { $cities }: you need
} { $missing ->
    [1] { $horses ->
        [0] just one more card
        [1] one more city and one more horse
       *[other] one more city and { $horses } more horses
    }
   *[other] { $missing } more { $horses ->
        [0] cards
        [1] cities and one more horse
       *[other] cities and { $horses } more horses
    }
} to close.
reason-thurn-und-taxis-one-more-house = With { $card }, your route of { $have } cards places { $last ->
    [0] { $houses ->
        [1] one house{ $more ->
            [0] .
            [1] , one more than without it.
           *[other] , { $more } more than without it.
        }
       *[other] { $houses } houses{ $more ->
            [0] .
            [1] , one more than without it.
           *[other] , { $more } more than without it.
        }
    }
   *[other] { $houses ->
        [1] your last house, which ends the game.
       *[other] your last { $houses } houses, which ends the game.
    }
}
reason-thurn-und-taxis-can-end =
    { $carriage ->
        [0] Then you can close with your last house and end the game.
       *[other] { $helped ->
            [0] Then you can close for carriage { $carriage } and end the game.
           *[other] Then { $cards } cards and the Wagner are enough: you can close for carriage { $carriage } and end the game.
        }
    }
reason-thurn-und-taxis-few-neighbours = Only { $cities } { $count ->
    [1] leads
   *[other] lead
} to { $card }.
reason-thurn-und-taxis-completes = { $built ->
    [1] A house in { $city } completes
   *[other] Houses in { $cities } complete
} { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $rivals ->
        [1] lacks
       *[other] each lack
    } { $needed ->
        [1] one house
       *[other] { $needed } houses
    }; { $later ->
        [0] it is the last of these tiles.
       *[other] the next of these tiles brings { $later }.
    }
}
reason-thurn-und-taxis-completes-all = { $built ->
    [1] A house in { $cities } completes
   *[other] Houses in { $cities } complete
} { $stack } ({ $points ->
    [1] { $points } point
   *[other] { $points } points
}).
reason-thurn-und-taxis-still-completes = With what is there already, { $built ->
    [1] a house in { $city } completes
   *[other] houses in { $cities } complete
} { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-still-completes-all = With what is there already, { $built ->
    [1] a house in { $cities } completes
   *[other] houses in { $cities } complete
} { $stack } ({ $points ->
    [1] { $points } point
   *[other] { $points } points
}).
reason-thurn-und-taxis-lacks-towns = After { $built ->
    [1] a house in { $city }
   *[other] houses in { $cities }
}, { $stack } { $count ->
    [1] lacks only
   *[other] still lacks
} { $towns } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}){ $at ->
    [0] .
    [1] , face up now.
    [3] , which you hold or see face up.
   *[other] , which you hold.
}{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $rivals ->
        [1] lacks
       *[other] each lack
    } { $needed ->
        [1] one house
       *[other] { $needed } houses
    }{ $alike ->
        [0] {""}
       *[other] , too
    }; { $later ->
        [0] it is the last of these tiles.
       *[other] the next of these tiles brings { $later }.
    }
}
reason-thurn-und-taxis-lacks-countries = { $fresh ->
    [0] { $whole ->
        [0] Then
       *[other] With this whole route,
    }
   *[other] { $country } is new to you: { $whole ->
        [0] then
       *[other] with this whole route,
    }
} { $missing ->
    [1] just { $lacking } is
   *[other] { $missing } countries are
} missing for { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}){ $at ->
    [0] .
    [1] , and { $neighbour } there lies face up.
   *[other] , and you hold { $neighbour } there.
}{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $rivals ->
        [1] lacks
       *[other] each lack
    } { $needed ->
        [1] one country
       *[other] { $needed } countries
    }{ $alike ->
        [0] {""}
       *[other] , too
    }; { $later ->
        [0] it is the last of these tiles.
       *[other] the next of these tiles brings { $later }.
    }
}
reason-thurn-und-taxis-nearer-both = With the houses of this route, { $stack } ({ $points ->
    [1] { $points } point
   *[other] { $points } points
}) lack just one house each: { $towns }{ $count ->
    [1] {" "}and one in { $lacking }.
   *[other] .
}
reason-thurn-und-taxis-new-country = You have no house in { $country } yet.
reason-thurn-und-taxis-only-city = { $country } has only { $city }: { $stack } needs a house there ({ $value } points).
reason-thurn-und-taxis-free-city = You have no house in { $card } yet.
reason-thurn-und-taxis-first-house = The first house in { $city } brings a tile ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-for-next-route = { $card } goes with { $cities } in your hand: for your next route{ $value ->
    [0] { $houses ->
        [0] .
        [1] , with a new house in { $city }.
       *[other] , with { $houses } new houses.
    }
   *[other] { $copies ->
        [0] , which would complete { $stack } ({ $value }).
        [1] , which with { $neighbour }, face up, would complete { $stack } ({ $value }).
        [2] , which with { $neighbour }, face up twice, would complete { $stack } ({ $value }).
       *[other] , which with { $neighbour }, face up three times, would complete { $stack } ({ $value }).
    }
}
reason-thurn-und-taxis-for-route-after = { $card } goes with { $cities } in your hand: for the route after the one with { $towns }{ $value ->
    [0] { $houses ->
        [0] .
        [1] , with a new house in { $city }.
       *[other] , with { $houses } new houses.
    }
   *[other] { $copies ->
        [0] , and would complete { $stack } ({ $value }).
       *[other] , and with { $neighbour }, face up, it would complete { $stack } ({ $value }).
    }
}
reason-thurn-und-taxis-team-lacks = { $horses ->
    [0] Your team of strength { $strength } lacks { $missing ->
        [1] one horse
       *[other] { $missing } horses
    } for { $cards } cards.
   *[other] { $twice ->
        [0] This route does not need { $city }
       *[1] You have { $city } twice
    }: with { $twice ->
        [0] it
       *[1] one of them
    } harnessed ({ $horses ->
        [1] one horse
       *[other] { $horses } horses
    }), your team draws { $short ->
        [0] up to { $length } cards.
       *[1] { $length } of { $cards } cards.
    }
}
reason-thurn-und-taxis-as-planned = { $whole ->
    [0] Even without another card:
   *[other] Your plan needs no further card:
} { $cities } from your hand{ $carriage ->
    [0] {""} { $count ->
        [one] makes
       *[other] make
    } your route { $cards } cards long{ $houses ->
        [0] {""}
        [1] , with one house
       *[other] , with { $houses } houses
    }
   *[other] { $over ->
        [0] { $helped ->
            [0] {""} { $count ->
                [one] is
               *[other] are
            } enough for carriage { $carriage }
           *[other] {""} and the Wagner bring carriage { $carriage }
        }
       *[other] {""} { $count ->
            [one] makes
           *[other] make
        } your route { $cards } cards long (carriage { $carriage } needs just { $over }{ $helped ->
            [0] {""}
           *[other] {" "}with the Wagner
        })
    }
}{ $worth ->
    [0] {""}
   *[other] {" "}(tile for the route: { $worth })
}{ $ends ->
    [0] .
   *[other] , which ends the game.
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}For that, { $neighbour } has to be harnessed.
    }
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-free-official = With { $cities } from your hand, the Wagner brings carriage { $carriage } next turn: the Amtmann is free now.
reason-thurn-und-taxis-idle-official = No other official is needed this turn: the { $official } brings one more card for your next route.
reason-thurn-und-taxis-drawn-for-tile = Of the cards that may come{ $shown ->
    [0] {""}
    [1] {" "}(the top one shows one horse)
   *[other] {" "}(the top one shows { $shown } horses)
}, { $left } of { $all } would make it { $cards } cards: a tile of { $worth ->
    [1] one point.
   *[other] { $worth } points.
}
reason-thurn-und-taxis-drawn-for-next = The card drawn is for your next route: { $left } of { $all } that may come{ $shown ->
    [0] {""}
    [1] {" "}(the top one shows one horse)
   *[other] {" "}(the top one shows { $shown } horses)
} { $left ->
    [1] goes
   *[other] go
} with { $cities } in your hand.
reason-thurn-und-taxis-drawn-for-houses = The card drawn is for your next route: { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}) then { $count ->
    [1] lacks only
   *[other] still lacks
} { $cities }, { $left } of the { $all } cards that may come{ $shown ->
    [0] {""}
    [1] {" "}(the top one shows one horse)
   *[other] {" "}(the top one shows { $shown } horses)
}.
reason-thurn-und-taxis-links = { $card } joins { $cities }.
reason-thurn-und-taxis-wins-with = Next to { $card } lies { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] one such card
       *[other] { $left } such cards
    } can still come)
   *[other] , face up too
}: houses in both complete { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-joined-by = By way of { $ways ->
    [1] { $towns }
   *[other] one of { $towns }
}{ $lying ->
    [0] {""} ({ $left ->
        [1] one such card
       *[other] { $left } such cards
    } can still come)
    [1] , face up too
   *[other] , face up twice
}, { $card } goes with { $cities } in your hand{ $value ->
    [0] { $carriage ->
        [0] { $have ->
            [2] .
           *[other] {""}: that would make a route of { $have } cards{ $worth ->
                [0] .
                [one] , a tile (1 point).
               *[other] , a tile ({ $worth } points).
            }
        }
       *[other] { $helped ->
            [0] {""}: that would be enough for carriage { $carriage }.
           *[other] {""}: with the Wagner, that would bring carriage { $carriage }.
        }
    }
   *[other] {""}: that would complete { $stack } ({ $value }).
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-joined-later = By way of { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] one such card
       *[other] { $left } such cards
    } can still come)
    [1] , face up too
   *[other] , face up twice
}, { $card } goes with { $cities } in your hand: { $have } cards for your next route.
reason-thurn-und-taxis-joined-to-route = { $card } goes with { $cities } in your hand, and { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] one such card
       *[other] { $left } such cards
    } can still come)
   *[other] , face up too,
} would join both to this route{ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : that would make { $have } cards in all.
        }
        [1] : that would make { $have } cards in all, a tile (1 point).
       *[other] : that would make { $have } cards in all, a tile ({ $worth } points).
    }
   *[other] : that would be enough for carriage { $carriage }.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-bridge = With { $towns }, face up, { $cities } in your hand { $count ->
    [1] fits
   *[other] fit
} as well: { $have ->
    [1] one card
   *[other] { $have } cards
}{ $carriage ->
    [0] { $worth ->
        [0] .
        [one] {""}, a tile (1 point).
       *[other] {""}, a tile ({ $worth } points).
    }
   *[other] {""}, enough for carriage { $carriage }{ $helped ->
        [0] .
       *[other] {" "}with the Wagner.
    }
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-second-copy = { $held ->
    [1] You hold { $card } already
   *[other] { $card } lies in your route already
}: a second one is for the route after this one{ $count ->
    [0] .
   *[other] , with { $cities }.
}
reason-thurn-und-taxis-spare-copy = You hold { $card } already, and this route does not need it: for yourself, a second one is of no use.
reason-thurn-und-taxis-of-no-use = { $card } itself is of no use to you: your house there stands.
reason-thurn-und-taxis-another-way = { $card } also goes with { $cities } in your hand: another way on, to { $have } cards{ $carriage ->
    [0] { $worth ->
        [0] .
        [1] , a tile (1 point).
       *[other] , a tile ({ $worth } points).
    }
   *[other] , enough for carriage { $carriage }.
}
reason-thurn-und-taxis-takes-place = { $card } can take the place of { $cities }, which stays in your hand for the next route.
reason-thurn-und-taxis-lies-next-turn = { $count ->
    [1] Thanks to the Postillion now, the whole route lies next turn, when the Wagner is needed.
   *[other] With the Postillion now and again next turn, the whole route lies then, and you can close it.
}
reason-thurn-und-taxis-left-free = With this card played now, the rest of the route lies next turn without an official{ $count ->
    [0] : you are free to ask any of them then.
   *[other] : with the Postillion then, { $cities }, face up, can make it { $have } cards{ $worth ->
        [0] {""}
        [1] , a tile of one point
       *[other] , a tile of { $worth } points
    }{ $houses ->
        [0] .
        [1] , with one more house.
       *[other] , with { $houses } more houses.
    }
}
reason-thurn-und-taxis-follows-plan = After { $cities } from your hand, { $card } carries your route on: { $have ->
    [1] one card
   *[other] { $have } cards
}{ $carriage ->
    [0] { $worth ->
        [0] {""}
        [one] , a tile of one point
       *[other] , a tile of { $worth } points
    }
   *[other] , enough for carriage { $carriage }
}{ $houses ->
    [0] .
    [1] , with one house.
   *[other] , with { $houses } houses.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-on-with-hand = { $card } fits your route, and after it { $cities } from your hand: { $missing ->
    [0] { $have ->
        [1] one card brings
       *[other] { $have } cards bring
    }
   *[other] { $have ->
        [1] one card
       *[other] { $have } cards
    }, and one more would bring
} a tile ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-joins-route = { $card } then fits your route{ $count ->
    [0] {""}
   *[other] , next to { $cities } from your hand
}: { $have ->
    [1] one card
   *[other] { $have } cards
} with { $houses ->
    [0] no house.
    [1] one house.
   *[other] { $houses } houses.
}
reason-thurn-und-taxis-way-open = By way of { $count ->
    [1] { $cities }
   *[other] one of { $cities }
}, face up too{ $soon ->
    [0] {""}
   *[other] {" "}(for the Postmeister right after)
}, your route goes on to { $card }{ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : that would make { $have } cards.
        }
        [1] : that would make { $have } cards in all, a tile (1 point).
       *[other] : that would make { $have } cards in all, a tile ({ $worth } points).
    }
   *[other] : that would be enough for carriage { $carriage }.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-beside-open = Right next to { $card }, { $cities } { $count ->
    [1] lies
   *[other] lie
} face up { $copies ->
    [2] twice
    [3] three times
   *[other] too
}{ $soon ->
    [0] , for your next turn if { $others ->
        [1] the other player leaves
       *[other] the { $others } others leave
    } { $count ->
        [1] it
       *[other] one of them
    }
   *[other] , for the Postmeister right after
}{ $have ->
    [0] .
   *[other] : { $have } cards { $houses ->
        [0] without a new house
        [1] with one new house
       *[other] with { $houses } new houses
    }{ $held ->
        [0] { $missing ->
            [0] { $carriage ->
                [0] , enough cities to close.
               *[other] , enough for carriage { $carriage }{ $helped ->
                    [0] .
                   *[other] {" "}with the Wagner.
                }
            }
           *[other] { $carriage ->
                [0] ; closing
               *[other] ; carriage { $carriage }{ $helped ->
                    [0] {""}
                   *[other] {" "}with the Wagner
                }
            } then takes { $missing ->
                [1] one more card
               *[other] { $missing } more cards
            }{ $horses ->
                [0] .
                [1] {" "}and one horse.
               *[other] {" "}and { $horses } horses.
            }
        }
       *[other] , for the route after the one with { $towns }.
    }
}
reason-thurn-und-taxis-opens-next-route = { $card } begins your next route: { $cities } right next to it { $count ->
    [1] lies
   *[other] lie
} face up { $copies ->
    [2] twice.
    [3] three times.
   *[other] too.
}
reason-thurn-und-taxis-denies = It takes { $card } from { $rival }, who has { $cities }: { $only ->
    [0] of all that lies face up, it helps that route most.
   *[other] nothing else face up fits that route.
}
reason-thurn-und-taxis-kept-from = Otherwise { $rival }{ $count ->
    [0] {""}
   *[other] , who has { $cities },
} will probably take { $card } next turn: that makes most of the difference.
reason-thurn-und-taxis-line = After it, you usually close { $turns ->
    [0] this turn
    [1] next turn
   *[other] in { $turns } turns
}{ $cards ->
    [0] {""}
    [1] {" "}with one card
   *[other] {" "}with { $cards } cards
}{ $carriage ->
    [0] {""}
   *[other] {" "}for carriage { $carriage }
}: about { $points ->
    [1] one point
   *[other] { $points } points
}, otherwise { $late ->
    [none] rarely so soon.
    [0] this turn{ $less ->
        [0] .
        [1] {""}: about one.
       *[other] {""}: about { $less }.
    }
    [1] next turn{ $less ->
        [0] .
        [1] {""}: about one.
       *[other] {""}: about { $less }.
    }
   *[other] in { $late } turns{ $less ->
        [0] .
        [1] {""}: about one.
       *[other] {""}: about { $less }.
    }
}
reason-thurn-und-taxis-two-steps = { $card } lies two steps from { $planned ->
    [0] your route
   *[other] the route that your hand makes
}, by way of { $count ->
    [1] { $cities }
   *[other] one of { $cities }
} ({ $left ->
    [1] one such card
   *[other] { $left } such cards
} can still come){ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : that would make { $have } cards.
        }
        [1] : that would make { $have } cards in all, a tile (1 point).
       *[other] : that would make { $have } cards in all, a tile ({ $worth } points).
    }
   *[other] : that would be enough for carriage { $carriage }.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-goes-on-open = After that, { $cities } { $count ->
    [1] fits and lies
   *[other] fit and lie
} face up{ $once ->
    [waits] {""}; no other player's route needs { $count ->
        [1] it
       *[other] all of them
    }, so that may wait
    [risk] {""}, fewer than { $card }: by then { $count ->
        [1] it
       *[other] they
    } may be gone
   *[no] {""}
}{ $have ->
    [0] .
   *[other] {""}: that would make { $have } cards.
}
reason-thurn-und-taxis-goes-on-hidden = The route can go on to { $cities }: { $left ->
    [1] one such card is
   *[other] { $left } such cards are
} still out of sight.
reason-thurn-und-taxis-well-placed = { $card } has { $roads } neighbours, { $alike ->
    [0] the other cities face up { $most } at most
   *[other] no city face up has more
}: it is easily joined later.
reason-thurn-und-taxis-open-apart = No two face-up cards are neighbours: none of them begins a route with another.
reason-thurn-und-taxis-deck-shows = The card on top of the deck has { $horses ->
    [1] one horse
   *[other] { $horses } horses
} on its back.
reason-thurn-und-taxis-waits-open = { $cities } { $count ->
    [1] lies
   *[other] lie
} face up { $copies ->
    [3] three times
   *[other] twice
}: at least one is likely to be there still next turn.
reason-thurn-und-taxis-open-makes = With { $towns }, face up{ $copies ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}three times
}, { $cities } in your hand { $count ->
    [1] makes
   *[other] make
} a route of { $have ->
    [1] one card
   *[other] { $have } cards
}{ $carriage ->
    [0] { $worth ->
        [0] {""}
        [one] {" "}(a tile of one point)
       *[other] {" "}(a tile of { $worth } points)
    }
   *[other] , enough for carriage { $carriage }{ $helped ->
        [0] {""}
       *[other] {" "}with the Wagner
    }
}{ $why ->
    [soon] : see the hidden card first, the Postmeister can still take it.
    [copies] : one is likely to be there still next turn.
   *[unwanted] : it extends nobody else's route and may wait.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-waits-unwanted = { $cities }, face up, would go with { $route ->
    [0] your hand
    [1] your route
    [2] your route or { $towns } in your hand
   *[other] { $towns } in your hand
} and { $count ->
    [1] extends
   *[other] extend
} no other player's route: that may wait until your next turn.
reason-thurn-und-taxis-brings-letter = The first house in { $city } brings a letter.
reason-thurn-und-taxis-brings-letters = It brings { $letters ->
    [1] one letter
   *[other] { $letters } letters
} for first houses.
reason-thurn-und-taxis-costs-letters = It costs { $letters ->
    [1] one letter.
   *[other] { $letters } letters.
}
reason-thurn-und-taxis-coach-steps = { $steps ->
    [1] The card without a house moves a coach toward Rome, where clerics count at the end.
   *[other] The { $steps } cards without a house move coaches toward Rome, where clerics count at the end.
}
reason-thurn-und-taxis-spare-card = You need { $card } for nothing else.
reason-thurn-und-taxis-waits-for-houses = With { $cities } from your hand, you place { $houses ->
    [1] one house.
   *[other] { $houses } houses.
}
reason-thurn-und-taxis-waits-for-city = With { $cities } too, the route would complete { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}): { $left ->
    [1] one such card
   *[other] { $left } such cards
} can still come.
reason-thurn-und-taxis-sweeps-away = It also sweeps { $card } away from { $rival }, who has { $cities }: { $only ->
    [0] of all that lies face up, it helps that route most.
   *[other] nothing else face up fits that route.
}
reason-thurn-und-taxis-pair-waits = { $towns } lies face up next to { $cities }: at least one of them is likely to be there still next turn.
reason-thurn-und-taxis-neighbours-open = Of the cards that may come{ $shown ->
    [0] {""}
    [1] {" "}(the top one shows one horse)
   *[other] {" "}(the top one shows { $shown } horses)
}, { $left } of { $all } { $left ->
    [1] has
   *[other] have
} a neighbour face up, which the { $official } can take right after.
reason-thurn-und-taxis-two-countries = { $card } and { $towns } lie in two countries, unlike what { $cities } would make: whatever country comes third, both keep their houses.
reason-thurn-und-taxis-more-houses = { $card } makes it { $houses ->
    [1] one house
   *[other] { $houses } houses
}, { $cities } only { $most ->
    [1] one.
   *[other] { $most }.
}
reason-thurn-und-taxis-more-horses = { $card } has { $horses ->
    [1] one horse
   *[other] { $horses } horses
}, { $cities } only { $most ->
    [1] one.
   *[other] { $most }.
}
reason-thurn-und-taxis-more-roads = { $card } has { $roads } neighbours, { $cities } { $count ->
    [1] only { $most }.
   *[other] { $most } at most.
}
reason-thurn-und-taxis-others-wait = { $cities } would bring as much, but { $count ->
    [1] extends
   *[other] extend
} no other player's route and can wait; { $card } fits one of these.
reason-thurn-und-taxis-leads-on = { $left ->
    [1] One card leads
   *[other] { $left } cards lead
} on with { $card }; with { $cities } { $count ->
    [1] { $most }.
   *[other] { $most } at most.
}
reason-thurn-und-taxis-houses-stand = In { $cities }, which would do as much, your { $count ->
    [1] house already stands.
   *[other] houses already stand.
}
reason-thurn-und-taxis-either-card = Whether { $card } or { $cities } is taken first makes no difference.
reason-thurn-und-taxis-both-follow = Whichever of { $card } and { $cities } is taken first, the { $official } can take the other right after.
reason-thurn-und-taxis-same-of = The same is true of { $cities }.
reason-thurn-und-taxis-done-too = { $cities }, face up, would do as well and make { $have ->
    [1] one card
   *[other] { $have } cards
} with your hand.
reason-thurn-und-taxis-fits-but-waits = { $cities }, face up, would help at once, but { $why ->
    [soon] the Postmeister can still take { $count ->
        [1] it
       *[other] one of them
    } after this.
    [copies] { $count ->
        [1] lies
       *[other] lie
    } there more than once: one is likely to be left next turn.
   *[unwanted] { $count ->
        [1] it
       *[other] they
    } can wait: no other player's route goes on there.
}
reason-thurn-und-taxis-fits-no-house = { $cities }, face up, { $count ->
    [1] fits your route, but brings
   *[other] fit your route, but bring
} it no more houses.
reason-thurn-und-taxis-holds-all = { $count ->
    [0] { $card }
   *[other] With { $cities }, which you have, { $card }
} is all that { $stack } lacks ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-deck-may-fit =
    { $count ->
        [0] Nothing face up fits
        [1] Once { $cities } from your hand lies, nothing face up extends your route
       *[other] Once { $cities } from your hand lie, nothing face up extends your route
    }; of the cards that may come{ $shown ->
        [0] {""}
        [1] {" "}(the top one shows one horse)
       *[other] {" "}(the top one shows { $shown } horses)
    }, { $left } of { $all } { $left ->
    [1] does
   *[other] do
}{ $named ->
        [0] {""}
       *[other] {" "}({ $towns })
    }{ $lost ->
        [0] .
       *[other] { $saved ->
            [0] . Otherwise your route is lost.
           *[other] . Otherwise only a card that the Postmeister takes can still save your route.
        }
    }
reason-thurn-und-taxis-deck-fits = Of the cards that may come{ $shown ->
    [0] {""}
    [1] {" "}(the top one shows one horse)
   *[other] {" "}(the top one shows { $shown } horses)
}, { $left } of { $all } fit { $held ->
    [0] your route.
   *[other] { $route ->
        [0] { $held ->
            [1] { $towns } in your hand.
           *[other] one of { $towns } in your hand.
        }
       *[other] { $held ->
            [1] your route or { $towns } in your hand.
           *[other] your route or one of { $towns } in your hand.
        }
    }
}
reason-thurn-und-taxis-official-follows = See the hidden card first: the { $official } can still take { $count ->
    [1] { $cities }
   *[other] one of { $cities }
} after that.
reason-thurn-und-taxis-open-have-houses = Face up, only { $cities } would go with { $route ->
    [0] your hand
    [1] your route
    [2] your route or { $towns } in your hand
   *[other] { $towns } in your hand
}, where you already have a house.
reason-thurn-und-taxis-new-display = Six new cards promise more than those on display.
reason-thurn-und-taxis-exchange-odds = Of the cards that may still come, { $left } of { $all } fit { $held ->
    [0] your route
   *[other] { $route ->
        [0] { $held ->
            [1] { $towns } in your hand
           *[other] one of { $towns } in your hand
        }
       *[other] { $held ->
            [1] your route or { $towns } in your hand
           *[other] your route or one of { $towns } in your hand
        }
    }
}{ $count ->
    [0] {""}
   *[other] {" "}({ $cities })
}: { $about ->
    [0] one of six new ones does with a chance of about { $percent }%.
    [1] about one of six new ones.
   *[other] about { $about } of six new ones.
}
reason-thurn-und-taxis-open-joins-no-two = Face up, { $cities } { $count ->
    [1] goes with one of your cards, but { $held ->
        [2] does not join the two.
       *[other] joins no two of them.
    }
   *[other] go with one of your cards each, but none joins { $held ->
        [2] the two.
       *[other] two of them.
    }
}
reason-thurn-und-taxis-open-fit-less = Of the face-up cities that you do not have yet, only { $cities } would go with { $route ->
    [0] your hand
    [1] your route
    [2] your route or { $towns } in your hand
   *[other] { $towns } in your hand
}.
reason-thurn-und-taxis-gives-up-open = But that gives up { $cities }{ $count ->
    [1] , which fits too.
    [2] , which fit too.
   *[other] {""} and others that fit too.
}
reason-thurn-und-taxis-several-open = { $count } face-up cities fit, such as { $cities } with your { $towns }: hardly all of them will be gone next turn.
reason-thurn-und-taxis-nothing-goes-with-hand = Nothing on display is next to a city in your hand.
reason-thurn-und-taxis-nothing-new-fits = Nothing on display makes your route longer than your hand does.
reason-thurn-und-taxis-nothing-fits = Nothing in your hand or on display fits your { $cards ->
    [1] route
   *[other] route of { $cards } cards
}.
reason-thurn-und-taxis-only-horse = Nothing you hold extends your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
}: only a card played as a horse would keep it.
reason-thurn-und-taxis-nothing-extends = Nothing you hold fits your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
} any more: it is lost.
reason-thurn-und-taxis-leaves-route = This begins a new route and gives up your { $cards ->
    [1] one-card route.
   *[other] route of { $cards } cards.
}
reason-thurn-und-taxis-can-close =
    { $carriage ->
        [0] Then you can close with { $cards } cards and place { $houses ->
            [0] no house
            [1] one house
           *[other] { $houses } houses
        }{ $worth ->
            [0] .
            [one] : { $cards } cards bring a tile of one point.
           *[other] : { $cards } cards bring a tile of { $worth } points.
        }
       *[other] { $helped ->
            [0] Then you can close for carriage { $carriage }
           *[other] Then { $cards } cards and the Wagner are enough: you can close for carriage { $carriage }
        } and place { $houses ->
            [0] no house
            [1] one house
           *[other] { $houses } houses
        }{ $worth ->
            [0] .
            [one] : { $cards } cards bring a tile of one point.
           *[other] : { $cards } cards bring a tile of { $worth } points.
        }
    }
reason-thurn-und-taxis-lays-first = From { $card } on to { $cities } in your hand{ $order ->
    [any] {" "}(which comes first makes no difference)
    [some] {" "}({ $towns } could come first as well)
   *[none] {""}
}{ $carriage ->
    [0] { $ends ->
        [1] : then you can close with your last house and end the game.
       *[other] { $worth ->
            [0] { $more ->
                [0] { $closes ->
                    [0] { $short ->
                        [0] .
                        [1] : just one more city to close.
                       *[other] : { $short } more cities to close.
                    }
                   *[other] : { $have } cards, enough to close{ $houses ->
                        [0] .
                        [1] , with one new house.
                       *[other] , with { $houses } new houses.
                    }
                }
                [1] : { $have } cards; one more would bring a tile of one point.
               *[other] : { $have } cards; one more would bring a tile of { $more } points.
            }
            [one] : { $have } cards bring a tile of one point.
           *[other] : { $have } cards bring a tile of { $worth } points.
        }
    }
   *[other] { $helped ->
        [0] { $missing ->
            [0] : { $have } cards, { $over ->
                [0] enough for carriage { $carriage }
               *[other] of which carriage { $carriage } needs just { $carriage }
            }{ $worth ->
                [0] { $more ->
                    [0] .
                    [1] ; one more would bring a tile of one point.
                   *[other] ; one more would bring a tile of { $more } points.
                }
                [one] {""}, and for a tile of one point.
               *[other] {""}, and for a tile of { $worth } points.
            }
            [1] : then carriage { $carriage } needs just one more card.
           *[other] : then carriage { $carriage } needs { $missing } more cards.
        }
       *[other] { $missing ->
            [0] { $spare ->
                [0] : with { $least } cards
               *[other] : { $have } cards; with { $least } already
            }
            [1] : with one card more
           *[other] : with { $missing } cards more
        }, the Wagner brings carriage { $carriage }{ $ends ->
            [0] .
           *[other] {" "}and ends the game.
        }
    }
}{ $rivals ->
    [0] {""}
   *[other] {" "}But { $seats } may{ $rivals ->
        [1] {""}
        [2] {" "}both
       *[other] {" "}all
    } be there first: then { $later ->
        [0] no tile is left.
        [1] the tile brings just one point.
       *[other] the tile brings just { $later } points.
    }
}{ $comes ->
    [0] {""}
   *[other] {" "}Carriage { $comes } comes with it.
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}For that, { $neighbour } has to be harnessed.
    }
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-lays-toward = Next, on to { $cities } in your hand{ $order ->
    [any] {" "}(which comes first makes no difference)
    [some] {" "}({ $towns } could come first as well)
   *[none] {""}
}{ $carriage ->
    [0] { $ends ->
        [1] : then you can close with your last house and end the game.
       *[other] { $worth ->
            [0] : { $have } cards{ $more ->
                [0] { $closes ->
                    [0] { $short ->
                        [0] .
                        [1] ; just one more city to close.
                       *[other] ; { $short } more cities to close.
                    }
                   *[other] , enough to close{ $houses ->
                        [0] .
                        [1] , with one new house.
                       *[other] , with { $houses } new houses.
                    }
                }
               *[other] { $comes ->
                    [0] {""}
                   *[other] , of which carriage { $comes } needs just { $comes }
                }; one more would bring a tile of { $more ->
                    [1] one point.
                   *[other] { $more } points.
                }
            }
           *[other] : { $have } cards bring{ $comes ->
                [0] {""}
               *[other] {" "}carriage { $comes } and
            } a tile of { $worth ->
                [one] one point.
               *[other] { $worth } points.
            }
        }
    }
   *[other] { $helped ->
        [0] { $missing ->
            [0] : { $have } cards, { $over ->
                [0] enough for carriage { $carriage }
               *[other] of which carriage { $carriage } needs just { $carriage }
            }{ $worth ->
                [0] { $more ->
                    [0] .
                    [1] ; one more would bring a tile of one point.
                   *[other] ; one more would bring a tile of { $more } points.
                }
                [one] {""}, and for a tile of one point.
               *[other] {""}, and for a tile of { $worth } points.
            }
            [1] : then carriage { $carriage } needs just one more card.
           *[other] : then carriage { $carriage } needs { $missing } more cards.
        }
       *[other] { $missing ->
            [0] { $spare ->
                [0] : with { $least } cards
               *[other] : { $have } cards; with { $least } already
            }
            [1] : with one card more
           *[other] : with { $missing } cards more
        }, the Wagner brings carriage { $carriage }{ $ends ->
            [0] .
           *[other] {" "}and ends the game.
        }
    }
}{ $comes ->
    [0] {""}
   *[other] { $ends ->
        [1] {" "}Carriage { $comes } comes with it.
       *[other] { $worth ->
            [0] { $more ->
                [0] {" "}Carriage { $comes } comes with it.
               *[other] {""}
            }
           *[other] {""}
        }
    }
}{ $rivals ->
    [0] {""}
   *[other] {" "}But { $seats } may{ $rivals ->
        [1] {""}
        [2] {" "}both
       *[other] {" "}all
    } be there first: then { $later ->
        [0] no tile is left.
        [1] the tile brings just one point.
       *[other] the tile brings just { $later } points.
    }
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}For that, { $neighbour } has to be harnessed.
    }
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-more-ways = Played here, { $left ->
    [1] one card extends
   *[other] { $left } cards extend
} your route that you do not hold; played at the other end, only { $other }.
reason-thurn-und-taxis-this-first = With { $card } first and then { $cities }, { $left ->
    [1] one more card fits
   *[other] { $left } more cards fit
} the route; the other way round, only { $other }.
reason-thurn-und-taxis-widest = { $left ->
    [1] One card leads
   *[other] { $left } cards lead
} on from { $card }; { $count ->
    [0] from your other cards { $other } at most.
   *[other] from { $cities } { $other }.
}
reason-thurn-und-taxis-only-this-fits = { $cities }, face up, { $count ->
    [1] fits
   *[other] fit
} { $card }; nothing face up fits { $other ->
    [1] { $towns }.
   *[other] your other cards.
}
reason-thurn-und-taxis-leaves-open = Begun with { $card }, the route goes on to { $towns }, face up; begun with { $count ->
    [1] { $cities }
   *[other] one of { $cities }
}, { $other ->
    [0] to none of these.
    [1] to just one of these.
   *[other] to just { $other } of these.
}
reason-thurn-und-taxis-open-at-this-end = Played here, { $cities } { $count ->
    [1] fits as well and lies
   *[other] fit as well and lie
} face up; played at the other end, { $towns } in your hand { $held ->
    [1] fits
   *[other] fit
} instead.
reason-thurn-und-taxis-keeps-open = After that, your hand still fits: { $cities }.
reason-thurn-und-taxis-extends-route = { $card } keeps the route alive: { $cards ->
    [1] one card.
   *[other] { $cards } cards.
}
reason-thurn-und-taxis-held-twice = You hold { $card } twice.
reason-thurn-und-taxis-stays-instead = Rather keep { $neighbour } than { $card }: { $why ->
    [first-house] the first house there brings a tile.
    [roads] { $have ->
        [1] one city whose card you hold or see goes
       *[other] { $have } cities whose cards you hold or see go
    } with it, { $left ->
        [0] none with the other.
       *[other] { $left } with the other.
    }
    [new-country] you have no house in { $country } yet.
    [completes] a house there completes { $stack } ({ $value }).
   *[other] a house there counts for { $stack } ({ $value }).
}
reason-thurn-und-taxis-fits-end = { $card } fits your route as well, next to { $towns }: { $cards ->
    [1] one card
   *[other] { $cards } cards
}{ $worth ->
    [0] {""}
    [1] , a tile of one point
   *[other] , a tile of { $worth } points
}{ $count ->
    [0] .
    [1] {""}; { $cities }, which comes next, lies face up.
   *[other] {""}; { $cities }, which come next, lie face up.
}{ $horses ->
    [0] {""}
    [1] {" "}For that, one more horse is needed.
   *[other] {" "}For that, { $horses } more horses are needed.
}
reason-thurn-und-taxis-lies-open-too = { $card } is easy to replace: that city lies face up { $copies ->
    [1] as well.
    [2] twice.
   *[other] { $copies } times.
}
reason-thurn-und-taxis-joins-nothing = { $card } is next to nothing else in your hand.
reason-thurn-und-taxis-keeps-together = For your next route you keep { $cities }, which go together{ $carriage ->
    [0] { $value ->
        [0] { $houses ->
            [0] .
            [1] : that will be one house.
           *[other] : that will be { $houses } houses.
        }
        [1] : they would complete { $stack } (1 point).
       *[other] : they would complete { $stack } ({ $value } points).
    }
   *[other] : enough for carriage { $carriage }{ $helped ->
        [0] {""}
       *[other] {" "}with the Wagner
    }{ $value ->
        [0] .
       *[other] , and they would complete { $stack } ({ $value }).
    }
}
reason-thurn-und-taxis-rather-pair = { $cities } go together as well, but { $why ->
    [houses] { $houses ->
        [0] your houses there already stand
        [1] that would be just one new house
       *[other] that would be just { $houses } new houses
    }; you keep { $towns }: { $kept ->
        [1] one house.
       *[other] { $kept } houses.
    }
   *[open] nothing face up carries them on; you keep { $towns }, with which { $neighbour } goes.
}
reason-thurn-und-taxis-house-stands = Your house in { $city } already stands.
reason-thurn-und-taxis-least-useful = { $card } is of least use to you.
reason-thurn-und-taxis-ends-game = It triggers the end. { $known ->
    [0] Without tiles
   *[other] With all tiles
} { $side ->
    [1] you then lead
    [0] you are then level with
   *[other] you are then behind
} { $rival }, { $own } to { $theirs }{ $by ->
    [tile] {" "}– thanks to { $stack } ({ $value ->
        [1] one point
       *[other] { $value } points
    }).
    [houses] {" "}– thanks to your new houses ({ $value ->
        [1] one point
       *[other] { $value } points
    }).
    [carriage] {" "}– thanks to the carriage ({ $value ->
        [1] one point
       *[other] { $value } points
    }).
    [tie] {" "}– and the end-of-game tile then decides for you.
   *[other] .
} { $turns ->
    [0] Nobody has another turn.
    [1] { $seats } still has one turn{ $later ->
        [0] .
       *[other] { $cards ->
            [0] , but no route yet
            [1] , with one card in the route
           *[other] , with { $cards } cards in the route
        }{ $sure ->
            [1] { $most ->
                [0] : that cannot bring anything more.
                [1] : that can bring one point at most.
               *[other] : that can bring { $most } points at most.
            }
           *[0] { $need ->
                [0] { $laid ->
                    [1] : catching up takes two fitting cards and the Postillion.
                   *[0] .
                }
               *[other] : without { $towns } there is no catching up.
            }
        }
    }
   *[other] { $seats } still have one turn each{ $later ->
        [0] .
       *[other] { $cards ->
        [0] ; { $rival } has no route yet.
        [1] ; { $rival } has one card in the route.
       *[other] ; { $rival } has { $cards } cards in the route.
        }
    }
}
reason-thurn-und-taxis-last-turn = It is your last turn: only what you close now counts.
reason-thurn-und-taxis-closing-brings = { $carriage ->
    [0] It brings { $points ->
        [1] one point
       *[other] { $points } points
    }{ $letters ->
        [0] {""}
        [1] {" "}and one letter
       *[other] {" "}and { $letters } letters
    } at once, with { $houses ->
        [0] no house
        [1] one house
       *[other] { $houses } houses
    }
   *[other] { $helped ->
        [0] It brings
       *[other] With { $helped } cards, the Wagner brings
    } carriage { $carriage }{ $helped ->
        [0] {" "}and
       *[other] ; with
    } { $houses ->
        [0] no house
        [1] one house
       *[other] { $houses } houses
    }{ $helped ->
        [0] :
       *[other] , that is
    } { $points ->
        [1] one point
       *[other] { $points } points
    }{ $letters ->
        [0] {""}
        [1] {" "}and one letter
       *[other] {" "}and { $letters } letters
    }
}{ $won ->
    [0] {""}
   *[other] { $tile ->
        [0] {" "}(tiles among them: { $won })
       *[other] {" "}(tile for the route: { $tile })
    }
}{ $courier ->
    [0] {""}
   *[other] {""}, and the courier: { $courier } more at the end, unless somebody takes him
}{ $rival ->
    [none] .
   *[other] {" "}– before { $rival } can end the game.
}{ $gain ->
    [0] {""}
   *[other] {" "}Waiting a turn for { $towns } would bring { $gain } points more, but no greater carriage.
}
reason-thurn-und-taxis-denies-tile = { $rival } lacks only { $city } for { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-denies-way = From { $towns }, { $count ->
    [1] where { $rival }’s route lies, the only road leads
   *[other] the ends of { $rival }’s route, the only road on leads
} to { $card }: without this card it goes no further{ $value ->
    [0] .
    [1] , and brings no house in { $city }, which { $rival } lacks for { $stack } (1 point).
   *[other] , and brings no house in { $city }, which { $rival } lacks for { $stack } ({ $value } points).
}
reason-thurn-und-taxis-one-of-few = { $every ->
    [1] { $city } is one of the { $missing ->
        [1] two
       *[other] three
    } houses that
   *[other] { $city } lies in one of the { $missing ->
        [1] two
       *[other] three
    } countries that
} { $rival } still lacks for { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-own-one-of-few = { $every ->
    [1] { $city } is one of the { $missing ->
        [1] two
       *[other] three
    } houses that
   *[other] { $city } lies in one of the { $missing ->
        [1] two
       *[other] three
    } countries that
} you still lack for { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-opens-tile = Then { $city }, which lies face up, fits: a house there completes { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).
reason-thurn-und-taxis-wins-tile = It wins { $stack } ({ $value ->
    [1] { $value } point
   *[other] { $value } points
}).{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $rivals ->
        [1] lacks
       *[other] each lack
    } { $needed ->
        [1] one house
       *[other] { $needed } houses
    }; { $later ->
        [0] it is the last of these tiles.
       *[other] the next of these tiles brings { $later }.
    }
}
reason-thurn-und-taxis-wins-tiles = It wins { $stack } ({ $points ->
    [1] { $points } point
   *[other] { $points } points
}).
reason-thurn-und-taxis-nothing-follows = After that, nothing you hold or see extends the route; of the cards that may still come, { $left } of { $all } do.
reason-thurn-und-taxis-tile-first = { $rival } may close a { $length ->
    [1] one-card route
   *[other] route of { $length } cards
} next turn{ $helped ->
    [0] {""}
   *[other] {" "}with the Postillion
}: the tile still counts { $value ->
    [1] one point
   *[other] { $value } points
} now, the next one { $later ->
    [0] nothing.
   *[other] { $later }.
}
reason-thurn-und-taxis-little-more = Going on with { $cities } would bring just { $points ->
    [1] one point
   *[other] { $points } points
} more with houses and the tile for the route.
reason-thurn-und-taxis-longer-no-better = Going on with { $cities } would bring no better tile for the route{ $carriages ->
    [0] { $houses ->
        [0] {" "}and no more houses.
       *[other] .
    }
   *[other] { $houses ->
        [0] , no better carriage and no more houses.
       *[other] {" "}and no better carriage.
    }
}
reason-thurn-und-taxis-else-lost = Nothing you hold or see fits { $cities }: waiting, only a hidden card could save the route, and of those that may still come, { $left } of { $all } { $left ->
    [1] does
   *[other] do
}.
reason-thurn-und-taxis-waits-for-carriage =
    { $missing ->
        [1] One card more{ $held ->
            [0] {""}
           *[other] , from your hand,
        } brings carriage { $carriage }.
       *[other] { $missing } cards more{ $held ->
            [0] {""}
            [1] , one from your hand,
           *[other] , { $held } from your hand,
        } bring carriage { $carriage }.
    }{ $more ->
        [0] {""}
        [one] {" "}With more of your hand, { $longer } cards also bring a tile (1 point).
       *[other] {" "}With more of your hand, { $longer } cards also bring a tile ({ $more } points).
    }{ $rivals ->
        [0] {""}
       *[other] {" "}But { $seats } may{ $rivals ->
            [1] {""}
            [2] {" "}both
           *[other] {" "}all
        } be there first: then { $later ->
            [0] no tile is left.
            [1] the tile brings just one point.
           *[other] the tile brings just { $later } points.
        }
    }
reason-thurn-und-taxis-laid-now-costs = { $count ->
    [0] Played now already, { $card } would leave nothing in your hand that fits next turn.
    [1] Played now already, { $card } would cost you { $cities } as well: next turn, a card has to be played anyway.
   *[other] Played now already, { $card } would cost you one of { $cities } as well: next turn, a card has to be played anyway.
}
reason-thurn-und-taxis-waits-for-help = { $missing ->
    [1] With one card more
   *[other] With { $missing } cards more
}, the { $official } brings carriage { $carriage }{ $ends ->
    [0] .
   *[other] {" "}and ends the game.
}
reason-thurn-und-taxis-waits-for-tile =
    { $missing ->
        [1] One card more{ $held ->
            [0] {""}
           *[other] , from your hand,
        } makes a route of { $length }: a tile of { $value ->
            [1] one point.
           *[other] { $value } points.
        }
       *[other] { $missing } cards more{ $held ->
            [0] {""}
            [1] , one from your hand,
           *[other] { $rest ->
                [0] {" "}from your hand
               *[other] , { $held } from your hand,
            }
        } make a route of { $length }: a tile of { $value ->
            [1] one point.
           *[other] { $value } points.
        }
    }{ $houses ->
        [0] {""}
        [1] {" "}It would also bring one more house.
       *[other] {" "}It would also bring { $houses } more houses.
    }{ $rivals ->
        [0] {""}
       *[other] {" "}But { $seats } may{ $rivals ->
            [1] {""}
            [2] {" "}both
           *[other] {" "}all
        } be there first: then { $later ->
            [0] no tile is left.
            [1] the tile brings just one point.
           *[other] the tile brings just { $later } points.
        }
    }{ $horses ->
        [0] {""}
        [1] {" "}For that, one more horse is needed.
       *[other] {" "}For that, { $horses } more horses are needed.
    }
reason-thurn-und-taxis-goes-on-next-turn = The route cannot be lost: { $cities } in your hand { $count ->
    [1] fits
   *[other] fit
}.
reason-thurn-und-taxis-fits-lie-open = Face-up cards that fit: { $cities }.
reason-thurn-und-taxis-too-short = The route can still grow.
reason-thurn-und-taxis-turn-done = { $others ->
    [0] Nothing more can be done this turn.
   *[other] Everything is done for this turn: what else is possible brings nothing now.
}
reason-thurn-und-taxis-no-choice = Nothing else is possible here.
reason-thurn-und-taxis-no-difference = It makes no difference now: other actions come to about the same.
reason-thurn-und-taxis-stands-out = Nothing else promises as much.
# The card that was to be laid next is not: what the plan of the turn before did not know of.
reason-thurn-und-taxis-left-for-card = Your plan was { $city } next; since then you have got { $cities }.
reason-thurn-und-taxis-left-after-closing = Your plan was { $city } next; since then { $rival } has closed a route.
reason-thurn-und-taxis-left-after-cards = Your plan was { $city } next; since then other cards lie face up.
reason-thurn-und-taxis-horses-needed = With { $card } harnessed, your team draws { $cards ->
    [0] { $length } cards instead of { $strength }{ $closes ->
        [0] { $worth ->
            [0] {""}
            [1] : a route of { $length } would bring a tile of one point
           *[other] : a route of { $length } would bring a tile of { $worth } points
        }
       *[other] , enough to close
    }{ $count ->
        [0] .
        [1] ; { $cities }, face up, fits.
       *[other] ; { $cities }, face up, fit.
    }
   *[other] { $short ->
        [0] all { $cards } cards that you have for your route
       *[1] just { $length } of the { $cards } cards that you have for your route
    }{ $closes ->
        [0] {""}
       *[other] , enough to close
    }{ $houses ->
        [0] { $worth ->
            [0] .
            [1] : a tile of one point.
           *[other] : a tile of { $worth } points.
        }
        [1] { $closes ->
            [0] : one more house
           *[other] {""} with one house
        }{ $worth ->
            [0] .
            [1] {""} and a tile of one point.
           *[other] {""} and a tile of { $worth } points.
        }
       *[other] { $closes ->
            [0] : { $houses } more houses
           *[other] {""} with { $houses } houses
        }{ $worth ->
            [0] .
            [1] {""} and a tile of one point.
           *[other] {""} and a tile of { $worth } points.
        }
    }
}
reason-thurn-und-taxis-strongest-open = { $cards ->
    [0] { $alike ->
        [0] No horse card face up is stronger than { $card }
       *[other] { $card } is one of the strongest horse cards face up
    }: harnessed for your { $route ->
        [0] route
       *[other] next route
    }, your team draws { $length ->
        [1] one card
       *[other] { $length } cards
    } with it.
   *[other] With { $card } harnessed, your team draws up to { $length } cards: room for more than the { $cards } that your hand makes. No horse card face up is stronger.
}
reason-thurn-und-taxis-one-of-two-draws = With a second { $card }, one can be { $kept ->
    [0] played and the other harnessed
   *[1] harnessed and the other kept for your next route
}: with { $horses ->
    [1] one horse
   *[other] { $horses } horses
} more, your team draws { $length ->
    [1] one card
   *[other] { $length } cards
}{ $short ->
    [0] .
   *[other] , still too few.
}
reason-thurn-und-taxis-horse-keeps = Nothing in your hand extends your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
}: a horse keeps it.
reason-thurn-und-taxis-reward =
    { $tiles ->
        [0] Now only three different tiles or more bring a reward.
        [1] One office tile alone brings no reward.
        [2] Two different office tiles bring you a card{ $count ->
            [0] .
           *[other] : { $city } lies face up and goes with your { $cities }.
        }
        [3] Three different office tiles bring you a point chip.
       *[other] Four different office tiles bring you a house.
    }
reason-thurn-und-taxis-keeps-tiles = What you keep ({ $officials }) goes towards a greater reward next time.
reason-thurn-und-taxis-keeps-rather = Two tiles would bring just a card. Keep the { $officials }: with { $more ->
    [1] one other office
    [2] two other offices
   *[other] { $more } other offices
}, { $kept ->
    [1] it brings
   *[other] they bring
} a point chip.
reason-thurn-und-taxis-starts-return = It takes the last { $official } tile: everybody gives back office tiles right after.
reason-thurn-und-taxis-brings-tile = The { $official } brings you an office tile{ $tiles ->
    [1] : two different ones bring a card.
    [2] : with two different ones, you get a card for them.
    [3] : with three different ones, you get a point chip for them.
   *[other] : with all four, you get a house for them.
}
reason-thurn-und-taxis-high-ranks-travel = Your cleric of { $points ->
    [1] one point
   *[other] { $points } points
} rides in the { $coach } coach: cards of { $cities } of the { $all } cities move it, so that it is the surest to reach Rome at all.
reason-thurn-und-taxis-face-down = { $steps ->
    [0] In { $town } the coach arrives: its clerics count at the end, unless a later coach brings some of their rank.
    [1] From { $town } it is one more step to Rome, where clerics count
   *[other] From { $town } it is { $steps } more steps to Rome, where clerics count
}{ $steps ->
    [0] {""}
   *[other] { $side ->
        [shorter] , by another way { $other }.
        [same] , and as many by another way.
        [freer] : this way leaves the choice of up to { $most }, another one only of up to { $longest }.
        [surer] : at most { $most } this way, by another one up to { $longest }.
        [longer] , by another way only { $other }: so it comes later, after others.
       *[none] .
    }
}
reason-thurn-und-taxis-coach-late = { $houses ->
    [-1] The game ends soon
    [1] With one house left in a supply, the end is near
   *[other] With { $houses } houses left in a supply, the end is near
}: this coach, { $steps ->
    [1] one step
   *[other] { $steps } steps
} from Rome, will hardly arrive.
reason-thurn-und-taxis-coach-order = { $arrives ->
    [0] { $ahead ->
        [0] No coach is nearer to Rome then: its clerics may arrive next (later ones of their rank push them out) and
        [1] One coach is nearer to Rome ({ $least ->
            [1] one step
           *[other] { $least } steps
        }): arriving after it, its clerics
       *[other] { $ahead } coaches are nearer to Rome (the first { $least ->
            [1] one step
           *[other] { $least } steps
        }): arriving after them, its clerics
    } push out { $theirs ->
        [0] { $own ->
            [0] whoever of their rank is there by then.
            [1] those of their rank: you have one point there.
           *[other] those of their rank: you have { $own } points there.
        }
       *[other] those of their rank: there you have { $own ->
            [1] one point
           *[other] { $own } points
        }, { $rival } { $theirs }.
    }
   *[other] It pushes out those of the same rank: in Rome, you have { $own ->
        [1] one point
       *[other] { $own } points
    } so far, { $rival } { $theirs }.
}
reason-thurn-und-taxis-own-dignitary = At the start you put your cleric of { $points ->
    [1] one point
   *[other] { $points } points
} in it: { $steps ->
    [0] in { $town } he arrives.
    [1] from { $town }, one more step takes him to Rome.
   *[other] from { $town }, { $steps } more steps take him to Rome.
}
reason-thurn-und-taxis-not-for-others = At the start you put none of your high clerics in it: from { $town }, { $steps ->
    [1] one more step takes
   *[other] { $steps } more steps take
} it to Rome.
reason-thurn-und-taxis-game-goes-on = { $ends ->
    [0] { $turns ->
        [0] The game goes on: { $rival } gets another turn, and can catch up.
       *[other] The game goes on, and { $rival } gets more than one last turn to catch up.
    }
   *[1] The game goes on, and { $rival } can end it next turn.
}
reason-thurn-und-taxis-route-in-danger = Nothing in your hand extends your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
}: next turn it is lost unless { $count ->
    [0] a fitting card turns up
    [1] the one face-up card that fits is still there
   *[other] one of the { $count } face-up cards that fit is still there
}{ $left ->
    [0] .
   *[other] { $count ->
        [0] {" "}({ $left } of the { $all } that you do not know { $left ->
            [1] fits
           *[other] fit
        }).
       *[other] , or the deck brings one ({ $left } of the { $all } that you do not know { $left ->
            [1] fits
           *[other] fit
        }).
    }
}
reason-thurn-und-taxis-deck-risks-route = Your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
} is at stake: of what you do not know, in the deck or in a hand{ $shown ->
    [0] {""}
    [1] {" "}(the top card shows one horse)
   *[other] {" "}(the top card shows { $shown } horses)
}, { $left } of { $all } would not extend it.
reason-thurn-und-taxis-route-needs-card = Your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
} is lost in this very turn unless a fitting card comes.
reason-thurn-und-taxis-loses-route = Your { $cards ->
    [1] one-card route
   *[other] route of { $cards } cards
} is lost with it: then nothing you hold extends it.
reason-thurn-und-taxis-closes-short = { $missing ->
    [1] Just one card
   *[other] Just { $missing } cards
} more, and { $carriage ->
    [0] there is a tile ({ $value ->
        [1] one point
       *[other] { $value } points
    }): you close too early for that.
   *[other] { $helped ->
        [0] carriage { $carriage } is yours: you close too early for it.
       *[other] the Wagner brings carriage { $carriage }: you close too early for it.
    }
}
reason-thurn-und-taxis-route-is-safe = Your route was in no danger.
reason-thurn-und-taxis-spends-official = Then an official has helped in this turn: the { $official } can no longer { $lays ->
    [0] bring you a carriage.
   *[1] let you play another card.
}
reason-thurn-und-taxis-carriage-waits = { $missing ->
    [0] { $now ->
        [0] It brings you no nearer to carriage { $carriage }.
       *[1] You leave carriage { $carriage } lying, which you could have now.
    }
    [1] Carriage { $carriage } is further away than it need be: one card is missing then.
   *[other] Carriage { $carriage } is further away than it need be: { $missing } cards are missing then.
}
reason-thurn-und-taxis-tile-waits = { $now ->
    [0] It brings you no nearer to { $stack }
   *[1] You could have won { $stack } now
}{ $points ->
    [0] .
    [1] {""} (one point).
   *[other] {""} ({ $points } points).
}
reason-thurn-und-taxis-leaves-tile = { $rival } lacks just one house for { $stack } ({ $value ->
    [1] one point
   *[other] { $value } points
}), and the card for it stays face up.
reason-thurn-und-taxis-leaves-card = The face-up card that helps { $rival } most stays there.
reason-thurn-und-taxis-shorter-route = { $have ->
    [0] Your cards make no route then
    [1] Your cards make a one-card route then
   *[other] Your cards make a route of { $have } then
}: { $cards } would be possible.
reason-thurn-und-taxis-no-longer = It makes your route no longer.
reason-thurn-und-taxis-fewer-ways = Fewer cards lead on from there than could: { $left } instead of { $other }.
reason-thurn-und-taxis-clears-fitting = It clears away { $count ->
    [1] a face-up card that fits.
   *[other] { $count } face-up cards that fit.
}
reason-thurn-und-taxis-no-new-house = Your house in { $card } stands already: the card brings no new one.
reason-thurn-und-taxis-deck-may-fail = Of what you do not know, in the deck or in a hand{ $shown ->
    [0] {""}
    [1] {" "}(the top card shows one horse)
   *[other] {" "}(the top card shows { $shown } horses)
}, { $left } of { $all } would not fit.
reason-thurn-und-taxis-fewer-points = { $closed ->
    [0] { $points ->
        [1] One point stays
       *[other] { $points } points stay
    } where you could have had { $points ->
        [1] it
       *[other] them
    } for certain.
   *[other] It brings { $points ->
        [1] one point
       *[other] { $points } points
    } less than is possible.
}

## What came of it in games that were played on

reason-thurn-und-taxis-course = { $second ->
    [1] After that, in
   *[0] In
} { $always ->
    [1] every game
   *[0] { $times } of { $all } { $all ->
        [one] game
       *[other] games
    }
} played on from here you close { $turns ->
    [0] in this turn
    [1] in your next turn
    [2] two turns later
   *[other] { $turns } turns later
}{ $cards ->
    [0] {""}
   *[other] {" "}with { $cards ->
        [1] one card
       *[other] { $cards } cards
    }{ $carriage ->
        [0] {""}
       *[other] {" "}for carriage { $carriage }
    }
}: about { $points ->
    [1] one point
   *[other] { $points } points
}{ $ends ->
    [0] .
   *[other] , and { $by ->
        [houses] with your last house the game ends
       *[carriage] the game ends
    }{ $late ->
        [0] .
       *[other] {" "}in { $ends } of them (somebody else ends it before in { $late } of all { $all }).
    }
}
reason-thurn-und-taxis-course-lost = In { $always ->
    [1] every game
   *[0] { $times } of { $all } { $all ->
        [one] game
       *[other] games
    }
} played on you lose a route then.
reason-thurn-und-taxis-course-gained = You win { $stack } in { $often } of { $all ->
    [one] one game
   *[other] { $all } games
} played on; with the next best action, in { $seldom }.
reason-thurn-und-taxis-course-kept = { $rival } wins { $stack } in { $seldom } of { $all ->
    [one] one game
   *[other] { $all } games
} played on; with the next best action, in { $often }.
reason-thurn-und-taxis-only-less = What is better brings this instead:
reason-thurn-und-taxis-less-later = That something else is better shows only in the turns after this one.
reason-thurn-und-taxis-no-houses = You have chosen no house, though the route places some.
reason-murano-only-less = What is better brings this instead:
reason-murano-less-later = That something else is better shows only in the turns after this one.
reason-thurn-und-taxis-course-end = Played on, that ends { $mine } to { $others } on average, the solution { $own } to { $theirs }{ $less ->
    [0] .
    [1] : you have no more by it, but the others have one point less.
   *[other] : you have no more by it, but the others have { $less } points less.
}
reason-thurn-und-taxis-course-won = With it you win { $times } of { $all ->
    [one] one game
   *[other] { $all } games
} played on, with the solution { $won }.
reason-murano-course-end = Played on, that ends { $mine } to { $others } on average, the solution { $own } to { $theirs }{ $less ->
    [0] .
    [1] : you have no more by it, but the others have one point less.
   *[other] : you have no more by it, but the others have { $less } points less.
}
reason-murano-course-won = With it you win { $times } of { $all ->
    [one] one game
   *[other] { $all } games
} played on, with the solution { $won }.

## Reasons: Murano

reason-murano-there = On space { $no }{ $twin ->
    [0] {""}
   *[other] {" "}(space { $twin } offers the same as cheaply)
}: { $reason }
reason-murano-next = Next, “{ $action }”: { $reason }
reason-murano-trip =
    { $ships ->
        [1] One ship sails; only { $space } counts.
       *[other] { $ships } { $more ->
            [0] ships
           *[1] more ships
        } sail{ $price ->
            [0] {""}
           *[other] {" "}for { $price } gold
        }, but only the space of the last one counts: { $space }.
    }
reason-murano-makes-room = The ship on space { $no } only makes room; the one from { $from } follows{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}{ $gold ->
    [0] .
   *[other] , and your “{ $card }” pays { $gold } gold there.
}
reason-murano-special-pays = Your “{ $card }” pays { $gold } gold there instead of { $less }.
reason-murano-red-ship = The red ship brings { $gold } gold at the end of the turn{ $ships ->
    [1] .
   *[other] { $price ->
        [0] .
       *[other] ; the { $ships } ships cost { $price }.
    }
}
reason-murano-dearer = On space { $no }, the same costs { $price ->
    [0] nothing
   *[other] { $less } gold less
}{ $more ->
    [0] ; you pay for how the ships lie afterwards.
    [-1] , but this way { $rival } cannot reach “{ $action }”.
   *[other] , but this way “{ $action }” becomes { $more } gold dearer for { $rival }.
}
reason-murano-another-ship = Then another ship sails to { $space }.
reason-murano-blocks = { $price ->
    [0] Then { $rival } cannot reach “{ $action }” next turn.
   *[other] That makes “{ $action }” { $price } gold dearer for { $rival }, who needs more ships for it.
}
reason-murano-brings-gold = { $fare ->
    [0] It brings { $gold } gold, { $total } in all.
   *[other] It brings { $gold } gold; the ships cost { $fare }, so then you have { $total }.
}{ $red ->
    [0] {""}
   *[other] {" "}That includes the red ship’s gold.
}{ $paid ->
    [0] {""}
    [1] {" "}What you want next can be paid already: it is for later.
    [rich] {" "}You have gold for several purchases already; what is more pays for further ships.
    [site] {" "}For the tiles that you want, there is no further site at a street yet.
   *[none] {" "}Nothing that you could buy would bring you anything: gold pays for ships, and breaks a tie.
}
reason-murano-gold-affords = With { $income ->
    [0] { $gold } more gold
    [1] your income ({ $gold } gold)
   *[other] your income ({ $gold } gold after the ships)
}{ $red ->
    [0] {""}
   *[other] , the red ship’s gold included,
} you can { $chosen ->
    [0] pay for “{ $action }” ({ $price } gold{ $ships ->
        [0] )
       *[other] , and { $ships } for the ships)
    }
   *[other] choose { $rise ->
        [0] a tile
       *[other] { $gained }
    } at “{ $action }” ({ $price } gold{ $ships ->
        [0] )
       *[other] , and { $ships } for the ships)
    }{ $rise ->
        [0] {""}
       *[other] : on { $island } that is { $rise } gold more at each income{ $street ->
            [0] {""}
           *[other] , with a street for a site first
        }
    }
}; { $rest ->
    [enough] { $left } gold is left, enough for a gondolier ({ $post }).
    [none] { $left ->
        [0] nothing is left.
       *[other] { $left } gold is left.
    }
   *[other] { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is too little
    } for { $rest ->
        [card-short] its
       *[short] a
    } gondolier ({ $post }).
}
reason-murano-customers-pay = Your customers on { $island } pay { $gold } gold{ $red ->
    [0] {""}
   *[other] , the red ship { $red }
}{ $fare ->
    [0] , then you have { $total }.
   *[other] ; the ships cost { $fare }, so then you have { $total }.
}
reason-murano-gold-for-card = With { $income ->
    [0] { $gold } more gold
    [1] your income ({ $gold } gold)
   *[other] your income ({ $gold } gold after the ships)
}{ $red ->
    [0] {""}
   *[other] , the red ship’s gold included,
} you can pay for a character ({ $first } gold) and its gondolier ({ $posts }){ $held ->
    [0] {""}: you have none yet.
   *[other] {""}: with { $held } in hand, { $missing ->
        [1] one is missing.
       *[other] { $missing } are missing.
    }
}{ $well ->
    [none] {""}
   *[other] {" "}{ $well ->
        [income] “Income”
       *[gold] “2 gold”
    } would pay for that as well{ $costs ->
        [0] {""}
       *[other] {" "}without costing points
    }{ $side ->
        [more] , but leaves { $by } gold less.
        [less] {" "}and leaves { $by } gold more.
       *[even] {" "}and leaves as much.
    }
}
reason-murano-gold-for-cards = With { $income ->
    [0] { $gold } more gold
    [1] your income ({ $gold } gold)
   *[other] your income ({ $gold } gold after the ships)
}{ $red ->
    [0] {""}
   *[other] , the red ship’s gold included,
} you can pay for { $count ->
    [1] a character ({ $first } gold) and its gondolier ({ $posts })
   *[other] { $count } characters ({ $first } gold) and their gondoliers ({ $posts })
}{ $more ->
    [0] {""}
   *[other] , then for “{ $second }” ({ $last })
}, { $price } gold in all{ $held ->
    [0] {""}: you have none yet.
   *[other] {""}: with { $held } in hand, { $missing ->
        [1] one is missing.
       *[other] { $missing } are missing.
    }
}{ $well ->
    [none] {""}
   *[other] {" "}{ $well ->
        [income] “Income”
       *[gold] “2 gold”
    } would pay for that as well{ $costs ->
        [0] {""}
       *[other] {" "}without costing points
    }{ $side ->
        [more] , but leaves { $by } gold less.
        [less] {" "}and leaves { $by } gold more.
       *[even] {" "}and leaves as much.
    }
}
reason-murano-gold-for-both = With { $income ->
    [0] { $gold } more gold
    [1] your income ({ $gold } gold)
   *[other] your income ({ $gold } gold after the ships)
}{ $red ->
    [0] {""}
   *[other] , the red ship’s gold included,
} you can pay for “{ $action }” ({ $first } gold) and then “{ $second }” ({ $last }); so far for { $before ->
    [0] neither.
   *[1] only one of them.
}{ $ends ->
    [0] {""}
   *[1] {" "}Buying “{ $second }” triggers the end.
}
reason-murano-gold-posts = With { $income ->
    [0] { $gold } more gold
    [1] your income ({ $gold } gold)
   *[other] your income ({ $gold } gold after the ships)
}{ $red ->
    [0] {""}
   *[other] , the red ship’s gold included,
} you can place a gondolier on { $any ->
    [0] { $island }
   *[other] any island
} ({ $price } gold{ $ships ->
    [0] {""}
   *[other] , and { $ships } for the ships
}) for “{ $card }”: { $points ->
    [1] one point
   *[other] { $points } points
}{ $alike ->
    [0] {""}
    [1] , so far as on one other island
   *[other] , so far as on { $alike } other islands
}; { $left ->
    [0] nothing
   *[other] { $left } gold
} is left.
reason-murano-gold-toward = You are saving for { $chosen ->
    [0] “{ $action }”
   *[other] the choice of a tile at “{ $action }”
} ({ $price } gold{ $ships ->
    [0] {""}
   *[other] , and { $ships } for the ships
}): after this, { $left } { $left ->
    [1] is
   *[other] are
} missing.
reason-murano-gold-unreached = No ship that you can pay for reaches “2 gold”{ $income ->
    [0] , and you have no income yet.
   *[other] {" "}or “Income”.
}
reason-murano-gold-for-ties = It is your last turn: gold now decides only if you are level on points.
reason-murano-gold-reaches = After this you can pay for the ships to “Income” next turn ({ $price } gold), unless others move them; it brings { $gold } gold.
reason-murano-last-turn = It is your last turn: only what brings points now counts.
reason-murano-gold-toward-cards = You are saving for { $count ->
    [1] a character ({ $first } gold) and its gondolier ({ $posts })
   *[other] { $count } characters ({ $first } gold) and their gondoliers ({ $posts })
}{ $more ->
    [0] {""}
   *[other] {" "}and then “{ $second }” ({ $last })
}{ $ships ->
    [0] {""}
   *[other] , and { $ships } gold for the ships
}: after this, { $left } { $left ->
    [1] is
   *[other] are
} missing{ $before ->
    [0] ; for the character alone it is enough.
    [1] ; for one it is enough.
    [2] ; for two it is enough.
   *[other] .
}
reason-murano-gold-toward-both = You are saving for “{ $action }” ({ $first } gold) and then “{ $second }” ({ $last }): after this, { $left } { $left ->
    [1] is
   *[other] are
} missing.
reason-murano-post-waits = The gondolier on { $island } with whom “{ $card }” counts ({ $points } points) costs { $price } gold, which you have already.
reason-murano-post-can-wait = The gondolier who makes “{ $card }” count can still be placed next turn{ $taken ->
    [0] .
   *[other] , when “{ $action }” could be gone.
}
reason-murano-post-not-now = “{ $card }” can still be served next turn; what is better now cannot wait as well.
reason-murano-post-short = But then { $left ->
    [0] no gold is left
   *[other] only { $left } gold is left
} for a gondolier on { $island } ({ $price } gold): “{ $card }”, with him worth { $points ->
    [1] one point
   *[other] { $points } points
}, has to wait; it counts only at the end.
reason-murano-saves-gold = { $pays ->
    [own] { $short ->
        [0] You keep the gold
       *[other] You save
    } for a gondolier on { $island } ({ $costs } gold): with him, your card “{ $card }” counts { $points } points; { $left ->
        [0] with the new one, nothing would be left.
       *[other] with the new one, only { $left } gold would be left.
    }
    [tile] You keep the gold for “{ $action }” ({ $costs } gold): { $left ->
        [0] with the card, nothing would be left.
       *[other] with the card, only { $left } gold would be left.
    }
    [post] With the card, { $left ->
        [0] nothing would be left
       *[other] the { $left } gold left would be too little
    } for its gondolier ({ $costs } gold).
   *[none] You save { $gold } gold{ $looks ->
        [0] .
       *[1] ; your next look shows other cards for the same price.
    }
}
reason-murano-points-when-built = Once built, it brings { $most ->
    [1] one point
   *[other] { $points ->
        [0] up to { $most } points
        [1] up to { $most } points
       *[other] at least { $points } points
    }
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}{ $rich ->
    [0] {""}
   *[other] , and you have gold to spare
}{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is { $rest ->
            [enough] enough
           *[short] too little
        }
    } for { $waits ->
        [0] a character and its gondolier
       *[1] the next gondolier
    } ({ $both }).
}
reason-murano-crests-alike = Each palace brings { $points } points; crests count only for characters, and { $cards ->
    [0] you have none.
   *[other] for none of yours.
}
reason-murano-site-contested = But { $free ->
    [1] only one site is free, and { $rival } holds a tile as well: you may need a street.
   *[other] only { $free } sites are free, and { $rival } holds tiles for them: you may need a street.
}
reason-murano-first-to-build = It is for your next visit to “Build”: { $free ->
    [1] one site is
   *[other] { $free } sites are
} free.
reason-murano-builds-together = Then one visit to “Build” is enough for{ $street ->
    [0] {""}
   *[1] {" "}a street and
} { $tiles ->
    [1] one tile
   *[other] { $tiles } tiles
}: at least { $points ->
    [1] one point
   *[other] { $points } points
}.
reason-murano-build-can-wait = “{ $action }” can wait: as the ships lie then, { $count ->
    [2] spaces { $no } and { $second }
   *[other] all { $count } spaces
} of it are in reach in your next turn{ $price ->
    [0] , free of charge.
   *[other] {" "}for { $price } gold.
}
reason-murano-leaves-less = Space { $no } would do as well, but { $added ->
    [0] only this puts “{ $action }” out of reach for { $rival }.
   *[other] this makes “{ $action }” { $added } gold dearer for { $rival }.
}
reason-murano-builds-next = Next turn you can build { $free ->
    [0] a street, and beside it { $tiles ->
        [1] the tile that you hold
       *[other] a tile that you hold
    }
   *[other] { $tiles ->
        [1] the tile that you hold
       *[other] tiles that you hold
    }
}{ $price ->
    [0] .
   *[other] : the ships to it cost { $price } gold, as they lie then.
}
reason-murano-builds-several = In this visit you { $street ->
    [0] build
   *[1] build a street and
} { $waits ->
    [0] { $tiles } tiles
   *[other] { $tiles } of your { $held } tiles
}: { $points ->
    [0] none of them brings points at once
    [1] one point
   *[other] { $points } points
}{ $cards ->
    [0] {""}
   *[other] , { $cards } more from your cards
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold more income
}{ $picks ->
    [0] .
   *[other] , and a special building card.
}
reason-murano-visit-for-card = A tile that you hold is for “{ $card }”: with it{ $stands ->
    [0] {""} and a gondolier
   *[other] {""}
} on { $island }{ $street ->
    [0] {""}
   *[1] , where it needs a street
}, that counts { $points ->
    [1] one point.
   *[other] { $points } points.
}
reason-murano-tile-points = It brings { $points ->
    [1] one point
   *[other] { $points } points
} at once ({ $tile }).
reason-murano-points-now =
    { $points ->
        [1] It brings one point at once.
       *[other] It brings { $points } points at once.
    }
reason-murano-factory-makes-beads = { $factories ->
    [1] Your first glass factory: { $points ->
        [1] one point buys
       *[other] { $points } points buy
    } you a bead at “Production”, and that sells for { $gold } gold.
   *[other] Your glass factory no. { $factories }: at “Production”, { $points } points buy you { $factories } beads, which sell for up to { $gold } gold.
}
reason-murano-brings-special = Built, it lets you keep { $seen ->
    [1] the last special building card
   *[other] one of { $seen } special building cards{ $pile ->
        [2] {""}
        [3] {""}
       *[other] , drawn from { $pile }
    }
}{ $good ->
    [0] , but none of them pays off any more.
   *[other] { $doubt ->
        [0] {""}
       *[1] { $good ->
            [1] , of which one is still worth having
           *[other] , of which { $good } are still worth having
        }
    }{ $turns ->
        [0] {""}
       *[other] ; most work to the end, for about { $turns } more turns of yours
    }{ $use ->
        [none] {""}
       *[other] . “{ $card }”, for example
    }{ $use ->
        [points] : { $count } points.
        [gondoliers] : it makes your gondoliers cheaper.
        [sale] , worth { $count } gold by itself.
        [more] : { $count } gold more each time at “2 gold”.
        [ships] : a second ship is free then.
        [choice] : choosing a tile becomes cheaper.
        [income] : { $gold } gold more with every “Income”.
        [characters] : it makes your characters cheaper.
        [palaces] , for the { $count ->
            [1] palace that you hold.
           *[other] { $count } palaces that you hold.
        }
        [factories] , for your { $count ->
            [1] glass factory.
           *[other] { $count } glass factories.
        }
        [tiles] , for the { $count ->
            [1] tile that you hold.
           *[other] { $count } tiles that you hold.
        }
       *[none] .
    }
}
reason-murano-choice-of =
    { $count ->
        [1] For { $price } gold you know which tile you get
       *[other] For { $price } gold you choose from { $count } tiles
    }{ $less ->
        [0] { $alike ->
            [0] , best { $gained }{ $rise ->
                [0] {""}
               *[other] {" "}({ $rise } gold more on { $island })
            }; of the { $all } unseen ones, { $fits ->
                [1] one
               *[other] { $fits }
            } would do as well.
           *[other] ; so far, the top one for { $top } gold would do as well.
        }
       *[other] {""}; even the top one costs more.
    }
reason-murano-top-is-as-good = { $why ->
    [customers] No customer lies anywhere yet, so no colour is better
    [colours] So far, no colour would bring you more
   *[stock] So far, none of the stock would bring you more
}: choosing one for { $price } gold would waste { $less }.
reason-murano-choice-dearer = To choose it costs { $less } gold more than the top one.
reason-murano-tile-for-card = It helps your character “{ $card }”: { $points ->
    [1] one point
   *[other] { $points } points
} more on { $island }{ $alike ->
    [0] {""}
    [1] {" "}(another island is as good)
   *[other] {" "}({ $alike } more islands are as good)
}{ $held ->
    [0] {""}
    [1] , counting the one that you hold
   *[other] , counting the { $held } that you hold
}{ $stands ->
    [0] , with { $more ->
        [0] a
       *[1] one more
    } gondolier there ({ $price } gold{ $short ->
        [0] )
       *[other] ; you are { $short } short then)
    }
   *[other] {""}
}{ $others ->
    [0] .
    [1] ; { $sorts } would do as well.
   *[2] ; { $sorts } would do as well, but cost more.
}
reason-murano-card-lacks = It helps your character “{ $card }” on { $island }, which then { $missing ->
    [0] { $also ->
        [street] only needs a street for the site
        [post] only needs a gondolier
        [both] only needs a street for the site and a gondolier
       *[none] lacks nothing more
    }
   *[other] still needs{ $worst ->
        [0] {""}
       *[1] {" "}at most
    } { $missing ->
        [1] { $gained }
       *[other] { $missing } things ({ $sorts })
    }{ $also ->
        [street] {" "}and a street for the site
        [post] {" "}and a gondolier
        [both] , a street for the site and a gondolier
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , counting a tile that you hold
   *[other] , counting { $held } tiles that you hold
}.
reason-murano-tile-may-count = It may serve “{ $card }”: up to { $points ->
    [1] one point
   *[other] { $points } points
} more on { $island }.
reason-murano-tile-may-near = It may help your character “{ $card }” on { $island }, which then { $missing ->
    [0] { $also ->
        [street] only needs a street for the site
        [post] only needs a gondolier
        [both] only needs a street for the site and a gondolier
       *[none] lacks nothing more
    }
   *[other] still needs { $missing ->
        [1] { $gained }
       *[other] { $missing } things ({ $sorts })
    }{ $also ->
        [street] {" "}and a street for the site
        [post] {" "}and a gondolier
        [both] , a street for the site and a gondolier
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , counting a tile that you hold
   *[other] , counting { $held } tiles that you hold
}.
reason-murano-cards-gain = “{ $card }” gains by it: { $points ->
    [1] one point
   *[other] { $points } points
} more on { $island }.
reason-murano-cards-chain = “{ $card }” counts on { $island } then, and the gondolier on { $islands } serves “{ $character }”: { $points ->
    [1] one point
   *[other] { $points } points
} more.
reason-murano-card-safer = It secures “{ $card }” on { $island }: { $own ->
    [1] one building
   *[other] { $own } buildings
} of yours against { $others ->
    [0] none.
    [1] one.
   *[other] { $others }.
}
reason-murano-special-now = { $why ->
    [dear] { $posted ->
        [0] For “{ $action }” ({ $price } gold) your { $left } gold is too little, for this it is enough
       *[1] For a character with a gondolier ({ $price } gold) your { $left } gold is too little, for this it is enough
    }{ $street ->
        [0] .
       *[other] ;
    }
    [spare] After it you have { $left } gold left, enough for { $posted ->
        [0] “{ $action }” ({ $price })
       *[1] a character with a gondolier ({ $price })
    }{ $street ->
        [0] .
       *[other] ;
    }
    [lonely] A special building needs no customers, and your { $left ->
        [1] shop has
       *[other] shops have
    } none yet{ $street ->
        [0] .
       *[other] ;
    }
    [idle] A shop would have no customers as yet, and a palace brings the same points later{ $street ->
        [0] .
       *[other] ;
    }
    [only] { $price ->
        [0] No ship gets to “Shop” or “Palace” from here
       *[other] The ships to “Shop” or “Palace” would cost { $price } gold more
    }{ $street ->
        [0] .
       *[other] ;
    }
    [few] { $left ->
        [1] It is the last such tile
       *[other] Only { $left } such tiles are left
    }{ $street ->
        [0] .
       *[other] ;
    }
   *[none] No site at a street is free, but
}{ $street ->
    [0] {""}
    [1] {" "}one visit to “Build” is enough for a street and this tile.
   *[2] {" "}one visit to “Build” is enough for a street and this tile, and nobody else holds a tile yet.
}
reason-murano-no-site-at-all = But no island has a free site at a street: { $street ->
    [1] one visit to “Build” is enough for a street and this tile, yet { $count ->
        [1] { $rival } holds { $tiles ->
            [1] a tile
           *[other] tiles
        }
       *[other] others hold tiles
    } for its sites too.
    [2] one visit to “Build” is enough for a street and this tile, and nobody else holds a tile yet.
   *[other] a street must come first.
}
reason-murano-needs-street = { $visit ->
    [0] But on { $island }, no free site lies at a street: one must come there first.
   *[1] On { $island }, no free site lies at a street yet: one visit to “Build” is enough for a street and { $tiles ->
        [1] this tile
        [2] both tiles
       *[other] all { $tiles } tiles
    } beside it.
}
reason-murano-shop-can-earn = On { $island }, { $colours ->
    [red-blue] a red or blue shop
    [red-grey] a red or grey shop
    [blue-grey] a blue or grey shop
    [any] any shop
   *[one] a { $tile }
} would raise your income by { $gold } gold{ $elsewhere ->
    [0] {""}
   *[1] , another colour on another island
}: { $fits } of the { $all } unseen shops { $fits ->
    [1] does so
   *[other] do so
}{ $least ->
    [0] {""}
   *[other] , the others raise it by at least { $least } gold
}{ $street ->
    [0] .
   *[1] ; it needs a street first.
}
reason-murano-first-shop = Your first shop is for income: { $pays ->
    [0] { $customers ->
        [1] one of its customers
       *[other] { $customers } of its customers
    } may still come to one island
   *[other] { $price ->
        [1] one customer of its colour on its island pays it
       *[other] { $price } customers of its colour on its island pay it
    } back in one visit to “Income”
}{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is { $rest ->
            [enough] enough
           *[short] too little
        }
    } for { $waits ->
        [0] a character and its gondolier
       *[1] the next gondolier
    } ({ $both }).
}
reason-murano-further-shop = On { $island }, where you have a shop, one of another colour adds to your income with its customers: { $fits ->
    [1] one of { $all } hidden streets brings
   *[other] { $fits } of { $all } hidden streets bring
} some.
reason-murano-shop-earns = On { $island }, a { $tile } raises your income by { $gold } gold{ $visits ->
    [0] {""}
    [1] : one visit to “Income” pays it back
   *[other] : { $visits } visits to “Income” pay it back
}{ $street ->
    [0] .
   *[1] ; it needs a street first.
}
reason-murano-income-rises = { $first ->
    [0] Your income on { $island } rises from { $before } to { $total } gold.
   *[other] It is your first income: { $total } gold on { $island }.
}
reason-murano-shop-to-serve = { $customers ->
    [0] Customers for it can still come to { $island }: { $fits ->
        [1] one of { $all } hidden streets brings
       *[other] { $fits } of { $all } hidden streets bring
    } some, and { $free ->
        [1] one street space there is still free.
       *[other] { $free } street spaces there are still free.
    }
    [1] One customer for it is on { $island }, { $fits ->
        [1] one of { $all } hidden streets brings
       *[other] { $fits } of { $all } hidden streets bring
    } more, and { $free ->
        [1] one street space there is still free.
       *[other] { $free } street spaces there are still free.
    }
   *[other] { $customers } customers for it are on { $island }, { $fits ->
        [1] one of { $all } hidden streets brings
       *[other] { $fits } of { $all } hidden streets bring
    } more, and { $free ->
        [1] one street space there is still free.
       *[other] { $free } street spaces there are still free.
    }
}
reason-murano-customers-for-you =
    { $customers ->
        [1] It brings a customer to your shop on { $island }.
       *[other] It brings { $customers } customers to your shop on { $island }.
    }
reason-murano-customers-for-held =
    { $customers ->
        [1] It brings a customer to { $island }, for a shop that you hold.
       *[other] It brings { $customers } customers to { $island }, for a shop that you hold.
    }
reason-murano-customers-for-nobody = On { $island }, these customers help nobody: neither you nor others have a shop for them there.
reason-murano-customers-for-rival = But { $rival } has a shop on { $island } for the { $customers ->
    [1] customer
   *[other] { $customers } customers
} on this street.
reason-murano-customers-gather = Then { $customers ->
    [1] one customer waits
   *[other] { $customers } customers wait
} on { $island } for a { $tile }, { $others ->
    [0] none anywhere else
   *[other] more than elsewhere
}{ $own ->
    [0] .
   *[1] ; you already have a shop of another colour there.
}
reason-murano-fills-space = It brings no customers and takes up a space on { $island }, where { $rival } has shops and you have none.
reason-murano-keeps-from = On { $island }, the { $customers ->
    [1] customer
   *[other] customers
} would go to { $rival }.
reason-murano-away-from = Not on { $island }: there a gondolier of { $rival } could score a card for it.
reason-murano-takes-last-site = { $rival } holds { $tiles ->
    [1] one tile
   *[other] { $tiles } tiles
}, and after this{ $more ->
    [0] {""}
    [1] {" "}and one more tile of yours
   *[other] {" "}and { $more } more tiles of yours
} { $free ->
    [0] no building site is
    [1] just one building site is
   *[other] just { $free } building sites are
} left for { $tiles ->
    [1] it.
   *[other] them.
}
reason-murano-may-upset = But “{ $card }” is not safe yet: a tile of { $rival } ({ $sort }) could upset it there.
reason-murano-spoils-card = But { $told ->
    [0] it needs a new street: on
   *[1] not on
} the free sites of { $island }{ $told ->
    [0] , it
   *[1] : there it
} would harm your character “{ $card }”.
reason-murano-spares-card = Not on { $island }: there it would harm your character “{ $card }”.
reason-murano-opens-sites = It opens { $sites ->
    [1] a building site
   *[other] { $sites } building sites
} on { $island }{ $use ->
    [now] , for { $tiles ->
        [1] { $gained }
       *[other] { $tiles } tiles of yours
    } now{ $gold ->
        [0] { $points ->
            [0] {""}
            [1] : one point
           *[other] : { $points } points
        }
       *[other] : { $gold } gold more income{ $points ->
            [0] {""}
            [1] , one point
           *[other] , { $points } points
        }
    }{ $picks ->
        [0] {""}
        [1] , with a special building card
   *[other] , with special building cards
    }{ $waits ->
        [0] { $left ->
            [0] .
            [1] ; one stays free for { $others ->
                [0] anybody.
               *[other] others ({ $rival } holds a tile).
            }
           *[other] ; { $left } stay free for { $others ->
                [0] anybody.
               *[other] others ({ $rival } holds a tile).
            }
        }
        [1] ; your { $tile } then still lacks a site.
       *[other] ; { $waits } tiles of yours then still lack sites.
    }
    [soon] , for { $gained }{ $customers ->
        [0] {""}
        [1] {" "}with one customer there
       *[other] {" "}with { $customers } customers there
    }: in this visit already, or later.
    [later] , for { $gained } later{ $customers ->
        [0] .
        [1] {""}, with one customer there.
       *[other] {""}, with { $customers } customers there.
    }
   *[none] .
}{ $alike ->
    [0] {""}
    [1] {" "}Most places would do as well.
   *[2] {" "}It brings no customers: most places would do as well.
}{ $beside ->
    [0] { $waiting ->
        [0] {""}
        [1] {" "}Then one customer there is for a shop of another colour.
       *[other] {" "}Then { $waiting } customers there are for shops of other colours.
    }
    [1] {" "}The new shop stands beside yours there, and “Income” pays for one island alone.
   *[other] {" "}The new shop stands beside your { $beside } there, and “Income” pays for one island alone.
}{ $elsewhere ->
    [0] {""}
   *[other] {" "}On { $islands }, though, it would earn { $elsewhere } gold at once.
}
reason-murano-opens-for-you = It opens just one building site on { $island }, and you use it yourself ({ $gained }{ $gold ->
    [0] {""}
   *[other] , { $gold } gold more income
}{ $points ->
    [0] {""}
    [1] , one point
   *[other] , { $points } points
}{ $picks ->
    [0] {""}
   *[1] , with its card
}): none is left for { $rival }{ $waits ->
    [0] .
    [1] , nor yet for your { $tile }.
   *[other] , nor yet for { $waits } more tiles of yours.
}{ $alike ->
    [0] {""}
    [1] {" "}One other such place would do as well.
   *[other] {" "}{ $alike } other such places would do as well.
}
reason-murano-saves-spaces = It leaves room beside your shops for streets that bring customers, which this one does not.
reason-murano-opens-beside = On { $island } it opens { $sites ->
    [1] a building site
   *[other] { $sites } building sites
}, which not every space there does.
reason-murano-street-guards-card = { $fits } of { $all } hidden streets keep your { $points ->
    [1] one point
   *[other] { $points } points
} by “{ $card }” safer: on { $island }, where { $stand } of { $most } allowed { $most ->
    [1] customer
   *[other] customers
} { $stand ->
    [1] stands
   *[other] stand
} already, they fill a space.
reason-murano-opens-few = Only others hold tiles, and this opens no more than { $sites ->
    [1] one building site
   *[other] { $sites } building sites
} for them, on { $island }{ $alike ->
    [0] .
    [1] ; one other place would do as well.
   *[other] ; { $alike } other places would do as well.
}
reason-murano-opens-for-card = It opens { $sites ->
    [1] a building site
   *[other] { $sites } building sites
} on { $island }{ $alike ->
    [0] {""}
    [1] {" "}(another island is as good)
   *[other] {" "}({ $alike } more islands are as good)
}, where “{ $card }” { $grows ->
    [1] is to count
   *[0] then { $missing ->
        [0] { $also ->
            [street] only needs a street for the site
            [post] only needs a gondolier
            [both] only needs a street for the site and a gondolier
           *[none] lacks nothing more
        }
       *[other] still needs { $missing ->
            [1] { $gained }
           *[other] { $missing } things ({ $sorts })
        }{ $also ->
            [street] {" "}and a street for the site
            [post] {" "}and a gondolier
            [both] , a street for the site and a gondolier
           *[none] {""}
        }
    }
}{ $tiles ->
    [0] .
    [1] , counting a tile that you hold.
   *[other] , counting { $tiles } tiles that you hold.
}
reason-murano-opens-for-held = It opens { $sites ->
    [1] a building site
   *[other] { $sites } building sites
} on { $island }: with a tile that you hold{ $stands ->
    [0] {""} and a gondolier
   *[other] {""}
} there, “{ $card }” counts { $points ->
    [1] one point
   *[other] { $points } points
}{ $alike ->
    [0] {""}
    [1] , as on one other island
   *[other] , as on { $alike } other islands
}{ $left ->
    [0] .
    [1] ; one site stays free for others.
   *[other] ; { $left } sites stay free for others.
}
reason-murano-opens-nothing = It opens no building site for others; you hold no tile yourself.
reason-murano-fills-for-card = It takes up a space on { $island } that customers could fill, of whom “{ $card }” wants few.
reason-murano-room-for = { $free ->
    [0] No site at a street is free
    [1] Only one site at a street is free
   *[other] Only { $free } sites at streets are free
} for { $tiles ->
    [1] your tile
   *[other] your { $tiles } tiles
}: a street { $room ->
    [1] makes room for { $free ->
        [0] { $tiles ->
            [1] it
           *[other] one of them
        }
       *[other] one more
    } ({ $tile }{ $points ->
        [0] {""}
        [1] , one point
       *[other] , { $points } points
    }{ $picks ->
        [0] {""}
       *[1] , with its card
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } gold more income
    }){ $serves ->
        [0] { $gold ->
            [0] .
           *[other] {" "}on { $island }.
        }
       *[1] , on { $island } also for “{ $card }”.
    }
   *[other] can open { $room } sites at once, for { $rest ->
        [0] { $free ->
            [0] { $room ->
                [2] both of them
               *[other] all of them
            }
           *[other] all the others
        }
       *[other] { $room } of them
    }{ $points ->
        [0] {""}
        [1] : one point
       *[other] : { $points } points
    }{ $picks ->
        [0] {""}
       *[1] , and a special building card
    }.
}
reason-murano-street-for-shops = { $fits } of { $all } hidden streets would raise your income at once: on { $island }, from { $now } to { $total } gold at most.
reason-murano-street-for-held = { $free ->
    [0] For your { $tile },
   *[other] Draw before you build your { $tile }{ $gold ->
        [0] {""}
       *[other] {" "}({ $gold } gold more income even now)
    }:
} { $fits } of { $all } hidden streets bring customers{ $free ->
    [0] .
   *[other] {" "}for it.
}
reason-murano-street-for-card = A street may bring customers to { $island }, where “{ $card }” counts them.
reason-murano-site-for-card = On { $island }, where “{ $card }” is to count, no free building site lies at a street: a new one opens one.
reason-murano-street-gives-choice = You hold { $tiles ->
    [1] one tile
   *[other] { $tiles } tiles
}: one more street gives you more choice of where to build.
reason-murano-denies-tile = Then nobody else gets it and its { $points ->
    [1] one point
   *[other] { $points } points
}.
reason-murano-street-makes-room = You hold no tile now{ $others ->
    [0] , nor does anybody else
   *[other] {""}
}: a street opens building sites for later{ $others ->
    [0] {""}
   *[other] , if others do not use them first
}{ $shops ->
    [0] .
   *[other] , and may bring customers.
}
reason-murano-no-site-free = No building site at a street is free{ $held ->
    [0] {""}, and you hold no tile: a street opens sites for later{ $others ->
        [0] , which others may use as well.
       *[other] , which others with tiles may use first.
    }
   *[other] ; only a street opens new ones.
}
reason-murano-street-must-lie = The street you drew has to be built.
reason-murano-ends-game = It triggers the end: on the track you { $side ->
    [1] lead by { $lead }
   *[other] { $side ->
        [0] are level
       *[other] are { $lead } behind
    }{ $counted ->
        [0] {""}
       *[other] , but your cards count { $counted }
    }
}{ $more ->
    [0] .
   *[other] ; { $rival } has { $theirs ->
        [1] one gondolier out for a card
       *[other] gondoliers out for { $theirs } cards
    }, you for { $yours }.
}
reason-murano-end-near = It brings the end near: { $left ->
    [0] no { $sort } is left
    [1] one { $sort } is left
   *[other] { $left } of this sort are left
}, and on the track you { $side ->
    [1] lead by { $lead }.
   *[other] { $side ->
        [0] are level
       *[other] are { $lead } behind
    }{ $counted ->
        [0] .
       *[other] , but your cards count { $counted }.
    }
}
reason-murano-free-for-card = You have { $posts ->
    [1] one gondolier
   *[other] { $posts } gondoliers
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } placed)
} { $cards ->
    [0] and no card yet
    [1] for one card
   *[other] for { $cards } cards
}{ $most ->
    [0] { $cards ->
        [0] , and nobody else has one either
       *[other] {""}
    }
   *[other] , { $count ->
        [1] { $rival } has { $most ->
            [1] one
           *[other] { $most }
        }
       *[other] others have up to { $most }
    }
}.
reason-murano-idle-serves = On { $islands }, { $count ->
    [1] a gondolier of yours still serves no card.
   *[other] gondoliers of yours still serve no card.
}
reason-murano-best-of-cards =
    { $count ->
        [1] You look at one character and may keep it for { $price } gold
       *[other] Of { $count } characters, you may keep one for { $price } gold
    }{ $left ->
        [0] , all that you have
       *[other] {""}
    }{ $good ->
        [0] { $grows ->
            [0] { $rest ->
                [instead] {""}: it would have to count more than { $cards ->
                    [1] your card
                   *[other] one of your { $cards } cards
                }, for whom you have { $posts ->
                    [0] no gondolier.
                    [1] one gondolier{ $placed ->
                        [0] {""}
                       *[other] {" "}({ $placed } placed)
                    }.
                   *[other] { $posts } gondoliers{ $placed ->
                        [0] {""}
                       *[other] {" "}({ $placed } placed)
                    }.
                }
               *[none] .
            }
           *[other] { $rest ->
                [enough] {""}; the { $left } gold left is enough for its gondolier ({ $post }), too.
                [short] { $left ->
                    [0] {""}: its gondolier ({ $post } gold) has to wait.
                   *[other] {""}; the { $left } gold left is too little for its gondolier ({ $post }).
                }
               *[none] {""}: what you build from now on can serve it.
            }
        }
       *[other] {""}: { $few ->
            [0] { $good }
           *[1] only { $good }
        } of the { $all } that you do not have{ $pile ->
            [0] {""}
            [1] {" "}(one of them in the stack)
           *[other] {" "}({ $pile } of them in the stack)
        } would count { $points } points or more { $posted ->
            [0] at once.
            [2] once you can pay for a gondolier, too.
           *[other] with a gondolier (whom you can pay).
        }
    }
reason-murano-card-adds = “{ $card }” counts { $total ->
    [1] one point
   *[other] { $total } points
} on { $island } already{ $new ->
    [0] .
   *[other] , only { $new } of them new: { $less ->
        [0] another card gives way.
        [1] “{ $character }” then counts one point less.
       *[other] “{ $character }” then counts { $less } points less.
    }
}
reason-murano-card-with-gondolier = With { $last ->
    [0] a gondolier
   *[other] your last gondolier
} on { $any ->
    [0] { $island }{ $alike ->
        [0] {""}
        [1] {" "}or one more island
       *[other] {" "}or any of { $alike } more islands
    }
   *[other] any island
}{ $price ->
    [0] {""}
   *[other] {" "}({ $price } gold{ $short ->
        [0] )
       *[other] ; you are { $short } short)
    }
}, “{ $card }” counts { $points ->
    [1] one point
   *[other] { $points } points
} already{ $grows ->
    [0] .
   *[1] , and more with what is still built there.
}
reason-murano-new-card-lacks = On { $island }{ $alike ->
    [0] {""}
    [1] {" "}(another island is as good)
   *[other] {" "}({ $alike } more islands are as good)
}, “{ $card }” { $missing ->
    [0] { $also ->
        [street] only needs a street for the site
        [post] only needs a gondolier
        [both] only needs a street for the site and a gondolier
       *[none] lacks nothing more
    }
   *[other] still needs { $missing ->
        [1] { $gained }
       *[other] { $missing } things ({ $sorts })
    }{ $also ->
        [street] {" "}and a street for the site
        [post] {" "}and a gondolier
        [both] , a street for the site and a gondolier
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , counting a tile that you hold
   *[other] , counting { $held } tiles that you hold
}{ $early ->
    [0] .
   *[1] ; most of the game is left for that.
}
reason-murano-card-spoiled-by = Anybody else who builds { $gained } on { $island } spoils “{ $card }” there for good{ $rival ->
    [none] .
   *[other] ; { $rival } holds such a tile.
}
reason-murano-card-grows-there = “{ $card }” grows best on { $island }.
reason-murano-card-grows-anywhere = “{ $card }” can still grow on any island{ $held ->
    [0] , wherever you build for it.
    [1] , and you hold one tile for it.
   *[other] , and you hold tiles for it.
}
reason-murano-card-wants-beads = “{ $card }” needs beads: { $factories ->
    [0] first of all a glass factory.
    [1] your glass factory makes them.
   *[other] your { $factories } glass factories make them.
}
reason-murano-card-can-grow = “{ $card }” can still become worth a lot.
reason-murano-nobody-for-card = You have no gondolier for one more card.
reason-murano-offered-lacks = The best of them, “{ $card }”, { $missing ->
    [0] { $also ->
        [street] only needs a street for the site
        [post] only needs a gondolier
        [both] only needs a street for the site and a gondolier
       *[none] lacks nothing more
    }
   *[other] still needs { $missing ->
        [1] { $gained }
       *[other] { $missing } things ({ $sorts })
    }{ $also ->
        [street] {" "}and a street for the site
        [post] {" "}and a gondolier
        [both] , a street for the site and a gondolier
       *[none] {""}
    }
} on { $island }{ $held ->
    [0] {""}
    [1] , counting a tile that you hold,
   *[other] , counting { $held } tiles that you hold
} and costs { $price } gold{ $turns ->
    [0] .
    [1] ; just one turn is left.
   *[other] ; some { $turns } turns are left.
}
reason-murano-offered-counts = The best of them, “{ $card }”, counts { $points ->
    [0] nothing
    [1] just one point
   *[other] just { $points } points
} so far{ $tiles ->
    [0] {""}
    [1] , does not need the tile that you hold,
   *[other] , needs none of your { $tiles } tiles,
} and costs { $price } gold{ $turns ->
    [0] .
    [1] ; just one turn is left.
   *[other] ; some { $turns } turns are left.
}
reason-murano-special-effect = { $effect }{ $use ->
    [gondoliers] {" "}You can still place { $count ->
        [1] one gondolier.
       *[other] { $count } gondoliers.
    }
    [sale] {" "}Alone it sells for { $count } gold.
    [more] {" "}That is { $count } more than now, each time.
    [ships] {" "}A second ship is free then, a third costs 1.
    [choice] {" "}So far a choice costs you { $count } gold.
    [income] {" "}So far your income is { $count } gold.
    [no-income] {" "}But so far you have no income.
    [characters] { $count ->
        [1] {" "}Your next one costs 1 gold anyway, but later ones cost more.
       *[other] {" "}So far your next one costs { $count } gold.
    }
    [palaces] {" "}You hold { $count ->
        [1] one palace.
       *[other] { $count } palaces.
    }
    [factories] {" "}You have { $count ->
        [1] one glass factory.
       *[other] { $count } glass factories.
    }
    [tiles] {" "}You hold { $count ->
        [1] one tile.
       *[other] { $count } tiles.
    }
   *[none] {""}
}{ $turns ->
    [0] {""}
    [1] {" "}One more turn can use it.
    [many] {" "}Much of the game is left for it.
   *[other] {" "}Only some { $turns } turns can still use it.
}
reason-murano-scores-card =
    { $points ->
        [1] “{ $card }” scores one point on { $island }.
       *[other] “{ $card }” scores { $points } points on { $island }.
    }
reason-murano-card-stays = No other card is scored.
reason-murano-nothing-scores = None of your other cards would bring any more points.
reason-murano-post-scores = A gondolier on { $island } makes “{ $card }” count: { $total ->
    [1] one point
   *[other] { $total } points
}{ $new ->
    [0] .
   *[other] , only { $new } of them new.
}{ $alike ->
    [0] {""}
    [1] {" "}So far, it would be as much on one other island.
   *[other] {" "}So far, it would be as much on { $alike } other islands.
}{ $count ->
    [0] {""}
   *[other] {" "}On { $islands } it would be { $most }, if one stood there.
}
reason-murano-post-beside = A gondolier on { $island } makes “{ $card }” count besides: { $points ->
    [1] one point
   *[other] { $points } points
} more. The one on { $islands } serves “{ $character }”.
reason-murano-post-chain = A gondolier on { $island } serves “{ $card }”, and the one on { $islands } then “{ $character }”: { $points ->
    [1] one point
   *[other] { $points } points
} more.
reason-murano-post-more = With a gondolier on { $island }, your cards count { $points ->
    [1] one point
   *[other] { $points } points
} more in all.
reason-murano-post-for-card = On { $island }, he is to serve “{ $card }”, which { $missing ->
    [0] { $also ->
        [street] only needs a street for the site
        [post] only needs a gondolier
        [both] only needs a street for the site and a gondolier
       *[none] lacks nothing more
    }
   *[other] still needs { $missing ->
        [1] { $gained }
       *[other] { $missing } things ({ $sorts })
    }{ $also ->
        [street] {" "}and a street for the site
        [post] {" "}and a gondolier
        [both] , a street for the site and a gondolier
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , counting a tile that you hold
   *[other] , counting { $held } tiles that you hold
}.
reason-murano-post-for-later = On { $island }, he is to serve “{ $card }”.
reason-murano-last-gondola = It is the last free gondola on { $island }{ $rival ->
    [none] .
   *[other] , and { $rival } could take it.
}
reason-murano-own-gondola = On a gondola of your colour that costs { $gold ->
    [0] nothing
   *[other] { $gold } gold
}, on another { $other } gold{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is { $rest ->
            [enough] enough
           *[short] too little
        }
    } for { $waits ->
        [0] a character and its gondolier
       *[1] the next gondolier
    } ({ $both }).
}
reason-murano-idle-gondolier =
    { $points ->
        [1] Even without a card, a placed gondolier is worth one point in the end.
       *[other] Even without a card, a placed gondolier is worth { $points } points in the end.
    }
reason-murano-cards-unserved = You hold { $cards ->
    [1] one card
   *[other] { $cards } cards
}, but have { $posts ->
    [0] no gondolier
    [1] one gondolier
   *[other] { $posts } gondoliers
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } placed)
} to serve them.
reason-murano-hire-serves = Placed on { $island }, one more gondolier makes “{ $card }” count: { $points ->
    [1] one point
   *[other] { $points } points
} more.
reason-murano-no-gondolier = You have no gondolier left to place{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is { $rest ->
            [enough] enough
           *[short] too little
        }
    } for { $waits ->
        [0] a character and for placing him
       *[1] placing him
    } ({ $both }).
}
reason-murano-one-more-gondolier = With one more gondolier, one more card can be scored{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nothing is left
       *[other] the { $left } gold left is { $rest ->
            [enough] enough
           *[short] too little
        }
    } for { $waits ->
        [0] a character and for placing him
       *[1] placing him
    } ({ $both }).
}
reason-murano-spare-gondolier = You have { $posts ->
    [1] one gondolier
   *[other] { $posts } gondoliers
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } placed)
} { $cards ->
    [0] and no card yet
    [1] for one card
   *[other] for { $cards } cards
}: dismissing one brings { $gold } gold.
reason-murano-makes-beads = For { $points ->
    [1] one point
   *[other] { $points } points
} you make { $count ->
    [1] one bead, which sells
   *[other] { $count } beads, which sell
} for { $count ->
    [1] { $gold } gold.
   *[other] up to { $gold } gold.
}
reason-murano-keeps-points = This way you keep your points.
reason-murano-beads-to-sell =
    { $count ->
        [1] You can sell one bead straight away for { $gold } gold.
       *[other] You can sell { $count } beads straight away for { $gold } gold.
    }
reason-murano-beads-sell = { $count ->
    [1] A bead sells
   *[other] { $count } beads of one colour sell
} for { $gold } gold.
reason-murano-beads-for-card = “{ $card }” needs beads.
reason-murano-larger-sale = { $count ->
    [1] One bead
   *[other] { $count } beads of one colour
} would bring { $gold } gold at once.
reason-murano-no-tile-left = You have no tile left to build.
reason-murano-leaves-islands = { $own ->
    [0] You hold no tile{ $case ->
        [nothing] : a street would bring you nothing now.
        [free] { $free ->
            [1] , and a site is free already.
           *[other] , and { $free } sites are free already.
        }{ $most ->
            [0] {" "}Only { $fits } of { $all } streets would raise your income.
           *[other] {" "}But { $fits } of { $all } streets would raise your income.
        }
       *[opens] : { $fits ->
            [0] no street would raise your income, and
           *[other] { $most ->
                [0] { $idle ->
                    [1] one
                   *[other] { $idle }
                } of { $all } streets would not raise your income, and
               *[other] { $fits ->
                    [1] one
                   *[other] { $fits }
                } of { $all } streets would raise your income, but
            }
        } { $where ->
            [none] none opens a building site.
           *[other] { $where ->
                [but] anywhere but in row { $row }, column { $column } of { $island } a street opens
                [most] in most places a street opens
                [some] in some places a street opens
               *[all] any street opens
            } a building site{ $others ->
                [0] , for which { $rival } could buy before you.
               *[other] {" "}for { $count ->
                    [1] { $rival }, who holds { $others ->
                        [1] one tile.
                       *[other] { $others } tiles.
                    }
                   *[other] the tiles of the others.
                }
            }
        }
    }
   *[other] { $others ->
        [0] The islands stay as they are, and what you hold is for a later visit.
       *[other] { $free ->
            [0] { $count ->
                [1] { $rival } finds no site then
               *[other] The others find no site then
            }, and what you hold is for a later visit.
           *[other] The islands stay as they are, and what you hold is for a later visit.
        }
    }
}
reason-murano-street-upsets = The condition of “{ $card }” is met on { $island }: a street there would open building sites for others, who could upset it.
reason-murano-turn-complete = Everything is done for this turn.
reason-murano-no-points-now = It is your last turn, and this brings you no points.
reason-murano-pass-only-moves = Passing moves the same ship, but you take { $gold } gold instead of what its space offers.
reason-murano-card-idle = This card counts on no island now; { $points ->
    [1] one point is possible here.
   *[other] { $points } points are possible here.
}
reason-murano-points-left = { $some ->
    [0] This brings no points; { $points ->
        [1] one
       *[other] { $points }
    } would be possible here.
   *[1] It brings { $own ->
        [1] one point
       *[other] { $own } points
    }; up to { $most } would be possible.
}
reason-murano-post-idle = On { $island }, he makes no card of yours count; elsewhere { $swaps ->
    [1] gondoliers could swap cards, for { $points ->
        [1] one point
       *[other] { $points } points
    } more in all
   *[0] “{ $card }” would count { $points ->
        [1] one point
       *[other] { $points } points
    }
}.
reason-murano-card-waits = “{ $card }” could count { $points ->
    [1] one point
   *[other] { $points } points
} now, and { $last ->
    [1] it is your last turn.
   *[0] this leaves it waiting.
}
reason-murano-space-offers-nothing = There is nothing you can do on { $space } now: another ship has to sail{ $price ->
    [0] .
   *[other] , for { $price } gold.
}
reason-murano-post-dearer = Here he costs { $price } gold; on the same island there is a gondola for { $gold }.
reason-murano-card-dear = It costs { $price } gold and its gondolier { $more }: { $gold } gold for { $points ->
    [1] one point
   *[other] { $points } points
}.
reason-murano-beads-cost = Its { $gold } gold cost you { $points ->
    [1] one point
   *[other] { $points } points
}.
reason-murano-income-left = { $some ->
    [0] This does not raise your income{ $paid ->
        [0] {""}
       *[other] {" "}(only one island pays each time, and another one already pays you { $paid })
    }; { $gold } gold more would be possible.
   *[1] Your income rises by { $own } gold; up to { $most } would be possible.
}
reason-murano-tile-unsure = { $fits } of the { $all } unseen tiles do not bring that.
reason-murano-card-not-worth = It is not worth its { $price } gold.
reason-murano-site-waits = There is no building site for what “{ $card }” still needs, and this does not open one.
reason-murano-ships-unpaid = Then you cannot pay for the ships to “Income” next turn ({ $price } gold); it brings { $gold } gold.
reason-murano-idle-waits = { $count ->
    [1] A gondolier of yours
   *[other] { $count } gondoliers of yours
} out there still { $count ->
    [1] serves
   *[other] serve
} no card, and this does not get you one.
reason-murano-gold-left = { $own ->
    [0] It brings no gold; up to { $most } would be possible
   *[other] It brings { $own } gold; up to { $most } would be possible
}{ $short ->
    [0] { $price ->
        [0] .
       *[other] : { $count ->
            [0] “{ $action }” ({ $first } gold)
            [1] a character ({ $first } gold), its gondolier ({ $posts })
           *[other] { $count } characters ({ $first } gold) and their gondoliers ({ $posts })
        }{ $more ->
            [0] {""}
           *[other] {" "}and “{ $second }” ({ $last })
        } cost { $price } in all.
    }
   *[other] : for { $posts ->
        [0] “{ $action }” ({ $cost } gold)
       *[other] a character ({ $first } gold) and its gondolier ({ $posts })
    }, you still lack { $short } gold then.
}
reason-murano-points-apart = { $alike ->
    [0] Nothing else
   *[1] Nothing elsewhere
} brings { $other ->
    [0] points.
    [1] more than one point.
   *[other] more than { $other } points.
}
reason-murano-income-apart = { $alike ->
    [0] Nothing else
   *[1] Nothing elsewhere
} raises your income{ $other ->
    [0] .
   *[other] {" "}by more than { $other } gold.
}
reason-murano-gold-apart = It brings { $most } gold; { $alike ->
    [0] nothing else brings
   *[1] apart from what comes to the same, nothing brings
} { $other ->
    [0] any gold now.
   *[other] more than { $other } gold.
}
reason-murano-points-among = { $count ->
    [1] Only one other choice brings
   *[other] Only { $count } other choices bring
} at least as much; the rest bring { $other ->
    [0] no points.
    [1] one point at most.
   *[other] { $other } points at most.
}
reason-murano-rival-income = { $said ->
    [1] Without it, “{ $action }” would bring { $rival } { $gold } gold next turn.
   *[0] { $rival } could take “{ $action }” next turn ({ $gold } gold): { $price ->
        [0] now it is out of reach.
       *[other] now the ships for it cost { $price } gold more.
    }
}
reason-murano-no-choice = Nothing else is possible here.
reason-murano-no-difference = It makes no difference now: other actions come to about the same.
reason-murano-stands-out = Nothing else promises as much.
