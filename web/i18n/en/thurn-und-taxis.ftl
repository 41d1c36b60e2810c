## Thurn und Taxis: the table

tut-nothing = nothing
tut-cancel = Cancel
tut-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tut-points-gain = { $sign }{ $points } { $points ->
    [one] point
   *[other] points
}
tut-houses = { $count ->
    [0] no house
    [one] { $count } house
   *[other] { $count } houses
}

## Regions (for screen readers)

tut-region-map = Map
tut-region-display = Display and deck
tut-region-hand = { $name ->
    [none] Your hand
    [You] Your hand
   *[other] { $name }’s hand
}{ $count ->
    [0] {" "}is empty
    [one] : one card
   *[other] : { $count } cards
}
tut-region-route = { $name ->
    [none] Your route
    [You] Your route
   *[other] { $name }’s route
}: { $count ->
    [0] no card yet
   *[other] { $cities }
}
tut-region-officials = Officials
tut-region-carriages = Your carriages
tut-region-stacks = Bonus tiles
tut-region-players = All players

## What to do now

tut-prompt-take = Take a card from the display or the deck.
tut-prompt-take-display = Take a card from the display.
tut-prompt-take-deck = Take a card from the deck.
tut-prompt-forced = Your hand is empty: take two cards. Choose the first.
tut-prompt-second = One more: take the second card.
tut-prompt-second-helped = Take the second card: the Postmeister helps.
tut-prompt-or-exchange = None you like? The Amtmann exchanges them.
tut-prompt-or-second = Or take one more card with the Postmeister.
tut-prompt-look-first = Press once to look, then once more to { $what ->
    [lay] play
   *[take] take
} it.
tut-prompt-begin = Play a card and set out: it begins your route.
tut-prompt-extend = Play a card: extend your route on the left or right.
tut-prompt-extend-left = Play a card: extend your route on the left.
tut-prompt-extend-right = Play a card: extend your route on the right.
tut-prompt-no-fit = Nothing fits. Start again with a card; the old route is lost.
tut-prompt-anew-more = The old route is lost. To keep it, choose “New” once more.
tut-prompt-close-or-end = Close your route ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}), or end your turn.
tut-prompt-postillion-close-or-end = Close ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}), play one more with the Postillion, or end your turn.
tut-prompt-postillion-end = Play one more card with the Postillion, or end your turn.
tut-prompt-choose-helped = Where does { $city } go, with the Postillion’s help?
tut-prompt-end = All done: end your turn.
tut-prompt-closing = Where do the houses go?
tut-prompt-closing-more = Choose the cities for them.
tut-prompt-discard = Three cards stay. Which do you discard?
tut-prompt-discard-more = Keep those that go together: your next route.
tut-prompt-discard-last = Your last turn: cards in hand do not count at the end.
tut-prompt-over = The game is over.
tut-prompt-winners = { $count ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
    }.
   *[other] { $names } win together.
}

## Cards

tut-card = { $city }, { $country }
tut-deck = { $count ->
    [one] Face-down deck: one card left
   *[other] Face-down deck: { $count } cards
}, discard pile: { $discard }
tut-display-empty = Empty place in the display
tut-hand = { $name ->
    [none] Hand
    [You] Your hand
   *[other] { $name }’s hand
}
tut-hand-empty = No cards yet
tut-fits-left = Fits on the left of your route
tut-fits-right = Fits on the right of your route
tut-fits-first = Can begin your route
tut-fits-nowhere = Does not fit your route

## Route

tut-route = Route
tut-end-first = { $name ->
    [none] Your route begins here
    [You] Your route begins here
   *[other] { $name }’s route begins here
}
tut-lay-left = Play on the left
tut-lay-right = Play on the right
tut-lay-first = Begin the route
tut-lay-anew = Begin a new route
tut-anew = Give up this route and begin a new one
tut-anew-short = New
tut-close = Close route
tut-carriage-next = Next carriage: { $length ->
    [one] { $length } card
   *[other] { $length } cards
}
tut-carriage-all = You have every carriage

## Questions and notes

tut-ask-second-card = Take { $city } as a second card, with the Postmeister’s help?
tut-ask-from-map = Take { $city }?
tut-ask-second-deck = Take a second card from the deck, with the Postmeister’s help?
tut-ask-second-lay = Play { $city } as well{ $end ->
    [left] {" "}on the left
    [right] {" "}on the right
   *[other] {""}
}, with the Postillion’s help?
tut-ask-amtmann = Exchange all face-up cards, with the Amtmann’s help?
tut-info-left-open = This question is still open, and you cannot close yet.
tut-info-choose-card = Choose a card from your hand first{ $end ->
    [left] : it then goes on the left.
    [right] : it then goes on the right.
   *[other] .
}
tut-info-drop = Let the card go over your route or your hand to take it.
tut-info-drop-lay = Let the card go over a glowing place to play it there.
tut-info-drop-discard = Choose the cards that you discard.
tut-info-laid = { $count ->
    [one] You have already played a card this turn.
   *[other] You have already played { $count } cards this turn.
}
tut-info-read-only = You can only watch here.
tut-key-in-panel = { $key ->
    [h] Your hand is out of reach until this is decided.
    [d] The deck is out of reach until this is decided.
    [c] There is no route to close here.
    [escape] This has to be decided; there is nothing to take back.
   *[number] There is no number { $no } here, only { $count ->
        [one] one choice.
       *[other] 1 to { $count }.
    }
}
tut-key-no-number = The display has no place { $no }: there are 1 to { $count }.
tut-say-choose-end = { $city } fits at both ends. Choose left or right.
tut-say-choose-place = { $city }: choose where the card is to lie.
tut-say-anew = Choose the card that begins your new route.
tut-hint-instead = The hint now stands in the place of what you had chosen so far.
tut-say-closing = Choose where the houses go.
tut-say-armed-postmeister = The Postmeister helps: choose the second card.
tut-info-houses = { $count ->
    [1] One house is marked
   *[other] { NUMBER($count) } houses are marked
}: as many as go into this country.
tut-info-postmeister-rests = Then the Postmeister does not help. Once more to play the card.
tut-say-armed-postillion = The Postillion helps: choose the second card to play.

tut-look-take = Once more to take this card.
tut-look-deck = The top card of the deck lies face down.
tut-look-take-helped = Once more if you want it, with the Postmeister’s help.
tut-look-lay = Once more to play this card.
tut-look-lay-helped = Once more to play it, with the Postillion’s help.
tut-city-roads = Roads to { $roads }.
tut-city-about = { $city } ({ $country }). { $count ->
    [0] No houses yet.
   *[other] Houses: { $owners }.
}
tut-progress = { $have } of { $needed }{ $count ->
    [0] {""}
   *[other] , missing: { $missing }
}
tut-progress-won = won already
tut-city-cards = Cards: { $copies } in the game{ $display ->
    [0] {""}
   *[other] , face up { $display }
}{ $routes ->
    [0] {""}
   *[other] , in routes { $routes }
}{ $hand ->
    [0] {""}
   *[other] , in your hand { $hand }
}; { $left ->
    [0] none is left face down.
    [one] one of them is out of sight.
   *[other] { $left } of them are out of sight.
}
tut-city-tile = Counts for { $stack } ({ $value ->
    [0] no tile left
    [one] { $value } point
   *[other] { $value } points
}): { $progress }.
tut-told-city = City
tut-told-houses = Houses
tut-told-routes = In the route
tut-told-cards = Cards
tut-told-roads = Roads to
tut-told-open = { $count } face up
tut-told-hand = { $count } in your hand
tut-told-joins-route = fits your route
tut-told-joins-hand = fits a card in your hand
tut-legend = Marks on the map
tut-legend-open = A card of this city lies face up.
tut-legend-hand = You hold a card of this city.
tut-legend-route = Shining frame: it fits your route.
tut-legend-after = Broken frame: it fits a card in your hand.
tut-legend-mine = Gold ring around a tile: you have one of them.
tut-legend-near = Amber number under a tile, such as 2/3: only one city is missing.
tut-told-stack = Tiles
tut-told-values = Points of those still there
tut-told-for = What for
tut-player-route = Route
tut-player-progress = On the way to
tut-player-houses = Houses
tut-player-country = { $country }: { $cities }

## Officials

tut-official-postillion = Postillion
tut-official-postmeister = Postmeister
tut-official-amtmann = Amtmann
tut-official-wagner = Wagner
tut-official-does-postillion = Plays a second card.
tut-official-does-postmeister = Takes a second card.
tut-official-does-amtmann = Exchanges all face-up cards.
tut-official-does-wagner = Brings the next carriage even if your route is up to two cards short.
tut-official-state-used = Has helped this turn.
tut-official-state-usable = Can help now.
tut-official-state-armed = Helps with the next card.
tut-official-state-idle = Cannot help just now.

## Carriages, tiles, players

tut-carriage-top = Carriage { $length }: your largest, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tut-carriage-owned = Carriage { $length }: won, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tut-carriage-next-rung = Carriage { $length }: the next one, needs a route of { $length ->
    [one] { $length } card
   *[other] { $length } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tut-carriage-later = Carriage { $length }: later, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

tut-stack-route = Route of { $length }
tut-stack-end = End of game
tut-stack-all = All countries
tut-stack-outside = Outside Baiern
tut-stack-about-route = For a closed route of { $length } { $longest ->
    [yes] or more cards.
   *[other] { $length ->
        [one] card.
       *[other] cards.
    }
}
tut-stack-about-end = For the player who triggers the end of the game.
tut-stack-about-all = For at least one house in each of the nine countries.
tut-stack-about-outside = For at least one house in each country except Baiern.
tut-stack-about-country = For houses in all of its cities: { $cities }.
tut-stack-values = Tiles left, in points: { $values }.
tut-stack-empty = None left.
tut-stack-label = { $name }: { $count ->
    [0] no tiles left.
    [one] one tile, worth { $value }.
   *[other] top tile worth { $value }, { $count } left.
}
tut-tile-value = { $name } ({ $value })

tut-start-player = Began the game
tut-stat-houses = { $count ->
    [0] All houses placed
    [one] One house left to place
   *[other] { $count } houses left to place
}
tut-stat-carriage = { $length ->
    [0] No carriage yet
   *[other] Largest carriage: { $length }
}
tut-stat-tiles = { $count ->
    [0] No bonus tiles yet
    [one] One bonus tile: { $names }
   *[other] { $count } bonus tiles: { $names }
}
tut-stat-hand = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
tut-stat-route = { $count ->
    [one] Route of one card: { $cities }
   *[other] Route of { $count } cards: { $cities }
}
tut-last-round-houses = Last round: { $name ->
        [You] You have
       *[other] { $name } has
    } placed every house.
tut-last-round-carriage = Last round: { $name ->
        [You] You have
       *[other] { $name } has
    } carriage 7.

## Closing a route

tut-closing-title = Close the route: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tut-closing-modes = How the houses are spread
tut-closing-each = One in each country
tut-closing-all = All in one country
tut-closing-cities = Cities of the route
tut-closing-city-chosen = { $city }: gets a house
tut-closing-city-open = { $city }: no house
tut-closing-city-owned = { $city }: you already have a house there
tut-closing-city-shut = { $city }: not possible this way
tut-closing-wagner = The Wagner helps: carriage { $length }
tut-closing-take-carriage = { $length ->
    [0] Take the carriage
   *[other] Take carriage { $length }
}
tut-closing-carriage = Carriage { $length }
tut-closing-ends = Triggers the end of the game
tut-closing-houses = { $count ->
    [0] No houses.
   *[other] Houses: { $cities }.
}
tut-closing-total = Points: { $before } → { $after }
tut-closing-missing = { $open ->
    [0] { $stack }: complete with these houses.
   *[other] { $stack }: { $progress }.
}
tut-closing-next = { $more ->
    [yes] With other houses it would bring { $gain } now: { $cities }.
   *[other] Other houses would bring as much now: { $cities }.
}
tut-closing-counting = Still counting which way brings more.
tut-closing-left = Choice put away. Undo brings it back.
tut-closing-confirm = Close route
tut-unclosed-title = End the turn without closing?
tut-unclosed-text = The route is not closed yet, and none of the houses have been placed.
tut-unclosed-end = End turn anyway
tut-unclosed-back = Back to closing

tut-discard-title = Which cards do you discard? { $kept ->
    [one] One stays.
   *[other] { $kept } stay.
}
tut-discard-kept = Stays
tut-discard-away = Goes
tut-discard-count = { $left ->
    [0] { $count ->
        [one] { $cities } goes.
       *[other] { $cities } go.
    }
    [one] Choose one { $count ->
        [0] card
       *[other] more card
    } to discard.
   *[other] Choose { $left } { $count ->
        [0] cards
       *[other] more cards
    } to discard.
}
tut-discard-moved = { $card } stays after all: only { $count ->
    [one] one card goes.
   *[other] { $count } cards go.
}
tut-discard-confirm = Discard
tut-marked = Marked: { $names }.
tut-marks-cleared = Marks cleared. Undo brings them back.

tut-abandon-title = Give up the route?
tut-abandon-unfit = { $city } does not fit: neither end of your route is next to it.
tut-abandon-laid = { $city } does not fit: this city is already in your route.
tut-abandon-text = { $count ->
    [one] The card { $cities } is discarded and brings nothing.
   *[other] { $count } cards are discarded and bring nothing: { $cities }.
} The new route begins with { $city }.
tut-abandon-no = Keep the route
tut-abandon-other = Choose another card
tut-abandon-yes = Start again with { $city }

## All actions

tut-tool-log = Log
tut-tool-goods = Carriages and tiles
tut-tool-help = Help and keys
tut-actions-none = There is nothing to do just now.
tut-actions-take = Take a card
tut-actions-exchange = Exchange the display
tut-actions-lay = Play a card
tut-actions-anew = Give up the route and start again
tut-actions-close-each = Close, one house in each country ({ $count })
tut-actions-close-all = Close, all houses in one country ({ $count })
tut-actions-discard = Discard a card
tut-actions-end = Turn

tut-do-take-card = Take { $city }
tut-do-take-card-helped = Take { $city }, with the Postmeister
tut-do-take-deck = Take from the deck
tut-do-take-deck-helped = Take from the deck, with the Postmeister
tut-do-exchange = Exchange the display, with the Amtmann
tut-do-lay-first = Play { $city }
tut-do-lay-left = Play { $city } on the left
tut-do-lay-right = Play { $city } on the right
tut-do-lay-anew = New route with { $city }
tut-do-lay-left-helped = Play { $city } on the left, with the Postillion
tut-do-lay-right-helped = Play { $city } on the right, with the Postillion
tut-do-close = Close { $count ->
    [0] without a house
    [one] with a house in { $cities }
   *[other] with houses in { $cities }
}{ $how ->
    [wagner] {" "}(with the Wagner)
    [declined] {" "}(without the carriage)
   *[plain] {""}
}
tut-do-discard = Discard { $city }

## Course of the game

tut-log-turn = Round { $round }: { $name ->
        [You] your turn
       *[other] { $name }’s turn
    }.
tut-log-turn-forced = Round { $round }: { $name ->
        [You] your turn
       *[other] { $name }’s turn
    }, with an empty hand.
tut-log-took = { $name ->
        [You] You take
       *[other] { $name } takes
    } { $city }.
tut-log-took-second = The Postmeister has { $city } for { $name ->
        [You] you
       *[other] { $name }
    } as well.
tut-log-took-deck = { $name ->
        [You] You take
       *[other] { $name } takes
    } a card from the deck.
tut-log-took-deck-second = The Postmeister has another card from the deck for { $name ->
        [You] you
       *[other] { $name }
    }.
tut-log-took-deck-card = { $name ->
        [You] You take
       *[other] { $name } takes
    } { $city } from the deck.
tut-log-took-deck-card-second = The Postmeister has { $city } from the deck for { $name ->
        [You] you
       *[other] { $name }
    } as well.
tut-log-reshuffled = { $count ->
    [one] The deck is empty: one discarded card becomes the new deck.
   *[other] The deck is empty: { $count } discarded cards are shuffled.
}
tut-log-exchanged = The Amtmann exchanges the display for { $name ->
        [You] you
       *[other] { $name }
    }. Discarded: { $cities }.
tut-log-abandoned = { $name ->
        [You] You give
       *[other] { $name } gives
    } up the route: { $cities }.
tut-log-laid-first = { $name ->
        [You] You set
       *[other] { $name } sets
    } out from { $city }.
tut-log-laid-left = { $name ->
        [You] You go
       *[other] { $name } goes
    } on to { $city } on the left.
tut-log-laid-right = { $name ->
        [You] You go
       *[other] { $name } goes
    } on to { $city } on the right.
tut-log-laid-anew = { $name ->
        [You] You set
       *[other] { $name } sets
    } out again from { $city }.
tut-log-laid-second = The Postillion takes { $name ->
        [You] you
       *[other] { $name }
    } on to { $city }.
tut-log-closed = { $name ->
        [You] You close
       *[other] { $name } closes
    } a route of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cities }.
tut-log-house = { $name ->
        [You] You place
       *[other] { $name } places
    } a house in { $city }.
tut-log-houses = { $name ->
        [You] You place
       *[other] { $name } places
    } houses in { $cities }.
tut-log-tile = { $name ->
        [You] You win
       *[other] { $name } wins
    } the bonus tile “{ $stack }”, worth { $value }.
tut-log-tile-hidden = { $name ->
        [You] You win
       *[other] { $name } wins
    } a bonus tile “{ $stack }”.
tut-log-carriage = { $name ->
        [You] You now drive
       *[other] { $name } now drives
    } carriage { $length }.
tut-log-carriage-wagner = Thanks to the Wagner, { $name ->
        [You] you now drive
       *[other] { $name } now drives
    } carriage { $length }.
tut-log-carriage-declined = { $name ->
        [You] You decline
       *[other] { $name } declines
    } carriage { $length }.
tut-log-discarded-hand = { $name ->
        [You] You discard
       *[other] { $name } discards
    } { $cities } from hand.
tut-log-end-houses = { $name ->
        [You] You have placed your last house
       *[other] { $name } has placed their last house
    }: this is the last round, and { $last ->
        [You] you have
       *[other] { $last } has
    } the last turn.
tut-log-end-carriage = { $name ->
        [You] You have
       *[other] { $name } has
    } carriage 7: this is the last round, and { $last ->
        [You] you have
       *[other] { $last } has
    } the last turn.
tut-count-tile = { $name }: bonus tile “{ $stack }”
tut-log-over = { $count ->
    [one] The game is over. { $names ->
        [You] You win
       *[other] { $names } wins
    }.
   *[other] The game is over. { $names } win together.
}

## Help

tut-help-take = Take.
tut-help-take-text = One card from the display or the deck.
tut-help-lay = Play.
tut-help-lay-text = One card from your hand at either end of your route; its city needs a road to the city at that end. If none fits, the route is lost and a new one begins.
tut-help-close = Close (if you like).
tut-help-close-text = With three cards or more: place houses, take bonus tiles and the next carriage.
tut-help-officials = Each turn, one official may help: Postillion (play a second card), Postmeister (take a second card), Amtmann (exchange the display) or Wagner (a carriage even if you are up to two cards short).
tut-help-end = The end comes with carriage 7 or with somebody’s last house; the round is played to its end. Your largest carriage and your bonus tiles count; each house not placed costs a point.
tut-key-display = take a face-up card, or choose in the panel that asks
tut-key-deck = take from the deck
tut-key-hand = go to your hand
tut-key-arrows = walk along a row; where a card waits for its place, play it left or right
tut-key-close = close the route; in a window that asks: to its button
tut-key-undo = undo
tut-key-actions = show all actions
tut-key-cancel = cancel a choice

## Why something is not possible

rule-TT-201 = It is somebody else’s turn. You will be next soon.
rule-TT-202 = { $wanted ->
    [take] It is too late to take a card this turn: the order is take, play, close.
    [lay] Almost! Take a card first, then you may play one.
    [close] Almost! Play a card first, then you may close a route of 3 or more.
   *[other] The order is always: take, play, close.
}
rule-TT-203 = Take a card first; no turn ends without one.
rule-TT-204 = Play a card first; no turn ends without one.
rule-TT-207 = { $used ->
    [none] Only one official may help in a turn.
   *[other] Only one official helps in a turn, and the { $used } has helped already.
}
rule-TT-210 = { $card ->
    [none] This card is not face up. Take one from the display or the deck.
   *[other] { $card } is not face up. Take a card from the display or the deck.
}
rule-TT-218 = The deck and the discard pile are empty. Take what is still face up.
rule-TT-301 = { $card ->
    [none] You do not have this card in your hand.
   *[other] You do not have { $card } in your hand.
}
rule-TT-304 = You are already building a route. Close it first, or give it up.
rule-TT-305 = You have no route yet: this card begins one.
rule-TT-307 = { $end ->
    [left] { $card } does not fit on the left: there is no road to { $neighbour }.
    [right] { $card } does not fit on the right: there is no road to { $neighbour }.
   *[other] { $card } does not fit: there is no road.
}
rule-TT-313 = { $card } is already in your route. Each city appears there only once.
rule-TT-320 = Almost! Play a card first, then you may close a route of 3 or more.
rule-TT-325 = You have played enough cards this turn.
rule-TT-401 = { $cards ->
    [one] Your route has only one card so far. You need { $needed ->
        [0] three
       *[other] { $needed }
    } to close it.
   *[other] Your route has only { $cards } cards so far. You need { $needed ->
        [0] three
       *[other] { $needed }
    } to close it.
}
rule-TT-403 = You have already closed a route this turn.
rule-TT-405 = { $cities ->
    [none] Houses go only into cities of this route.
   *[other] Houses go only into cities of this route, not into { $cities }.
}
rule-TT-406 = This way each country gets only one house. Choose one city per country.
rule-TT-407 = This way all houses go into a single country.
rule-TT-412 = { $cities ->
    [none] You may have only one house in a city.
   *[other] You are already in { $cities }: you may have only one house in a city.
}
rule-TT-415 = { $supply ->
    [0] You have no houses left.
    [one] You have only one house left. Choose which city gets it.
   *[other] You have only { $supply } houses left. Choose which cities get one.
}
rule-TT-609 = You have earned this carriage. In this game it cannot be declined.
rule-TT-611 = First discard until { $kept ->
    [0] three cards are left.
    [one] one card is left.
   *[other] { $kept } cards are left.
}
rule-TT-613 = You discard only after closing, and only what goes beyond three cards.
rule-TT-615 = Your route is closed. The next one begins in your next turn.
rule-TT-703 = The game is over.
rule-TT-802 = { $official ->
    [Postmeister] The Postmeister helps only when you take cards.
    [Amtmann] The Amtmann helps only when you take cards.
    [Postillion] The Postillion helps only when you play cards.
    [Wagner] The Wagner helps only when you close a route.
   *[other] Each official helps only with their own trade.
}
rule-TT-810 = You take the first card by yourself; the Postmeister helps with the second.
rule-TT-813 = Your hand was empty at the start: take a second card with the Postmeister.
rule-TT-814 = Your hand was empty: only the Postmeister helps you this turn.
rule-TT-821 = It is too late for the Amtmann this turn.
rule-TT-825 = Your hand was empty: only the Postmeister helps you this turn, not the Amtmann.
rule-TT-830 = You play the first card by yourself; the Postillion helps with the second.
rule-TT-831 = The second card must fit your route too.
rule-TT-833 = The second card cannot begin a new route.
rule-TT-834 = The Postillion needs a second card in your hand.
rule-TT-843 = { $cards ->
    [0] The Wagner helps only if your route is at most two cards short of the next carriage.
   *[other] You are too far from carriage { $next }: the Wagner makes up for two cards at most.
}
rule-TT-847 = { $next ->
    [none] The Wagner can do nothing for you here.
   *[other] You do not need the Wagner: your route is long enough for carriage { $next }.
}

# The guide through the first game
tut-guide-chapter-take = Taking
tut-guide-chapter-lay = Playing
tut-guide-chapter-close = Closing
tut-guide-chapter-carriages = Carriages
tut-guide-chapter-officials = Officials
tut-guide-welcome-title = Welcome!
tut-guide-welcome = You build routes for the mail: take cards, play them, join them up, close. Every house you place on the way counts.
tut-guide-take-title = Take a card.
tut-guide-take = Choose one of the face-up cards. Cities with a road between them are good: they will become your route.
tut-guide-goal-title = A goal for your first game.
tut-guide-goal = The carriage for five cards, and every city of one country. Manage both, and you have played well.
tut-end-goal-reached = You have reached the goal of your first game: the carriage for five cards, and every city of one country.
tut-end-goal-half = You have reached half of the goal of your first game: { $missing ->
    [carriage] every city of one country, but not yet the carriage for five cards.
   *[country] the carriage for five cards, but not yet every city of one country.
}
tut-end-goal-missed = The goal of your first game is still to come: the carriage for five cards, and every city of one country.
tut-guide-second-title = And another one.
tut-guide-second = Your hand was empty when your turn began, so the Postmeister helps you to a second card. Good is a city with a road to your first one; a hint tells you which promises most.
tut-guide-begin-title = Begin your route.
tut-guide-begin = Choose a card in your hand, or drag it onto your route. What you do not play you keep for your next turn.
tut-guide-extend-title = Extend your route.
tut-guide-extend = Glowing cards fit; the arrow shows the side. You must play one every turn. If none fits, you start again, so plan ahead.
tut-guide-both-ends-title = Left or right?
tut-guide-both-ends = This card fits at both ends. Choose the glowing end, on the map or in your route.
tut-guide-no-fit-title = Nothing fits.
tut-guide-no-fit = Never mind: the old route is lost. Choose the card that begins your new one, and keep one that fits next time.
tut-guide-close-title = Close it?
tut-guide-close = With three cards or more you may: it brings houses and often a carriage. Longer routes bring more, but if no card fits one turn, all is lost.
tut-guide-closing-title = Where do the houses go?
tut-guide-closing = One in each country, or all of them in one country. Below you see what it brings. Each house not placed costs a point at the end.
tut-guide-wagner-title = The Wagner helps.
tut-guide-wagner = With him you get the carriage even if your route is up to two cards short. He is then your official for this turn.
tut-guide-discard-title = Three cards stay.
tut-guide-discard = After closing you discard the others. Keep those that will make a new route together.
tut-guide-tiles-title = Your first bonus tile.
tut-guide-tiles = They come for long routes and for complete countries. Their values fall, so it pays to be first.
tut-guide-carriages-title = The carriages.
tut-guide-carriages = Here you see how many cards the next carriage needs. They come in order, and the largest one triggers the last round.
tut-guide-end-title = Done.
tut-guide-end = End your turn. Then it is { $next }’s turn.
tut-guide-take-plan-title = Take what fits.
tut-guide-take-plan = Good is a city with a road to what you have; a hint tells you which promises most. Think of the city after the next one, too.
tut-guide-amtmann-title = The Amtmann.
tut-guide-amtmann = No face-up card you like? He exchanges them all. He is then your official for this turn.
tut-guide-postmeister-title = The Postmeister.
tut-guide-postmeister = Need two cards? He gives you a second one. Otherwise play a card now.
tut-guide-postillion-title = The Postillion.
tut-guide-postillion = Does another card fit? With his help you play it straight away. Choose him, or the card.
tut-guide-last-round-title = The last round.
tut-guide-last-round = This round is played to its end, then you count your points. Can you still close? Then do it now.
