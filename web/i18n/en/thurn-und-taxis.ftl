## Thurn und Taxis: the table

tut-list = { $first } and { $last }
tut-nothing = nothing
tut-cancel = Cancel
tut-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
tut-points-gain = { $sign }{ $points } { $points ->
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
tut-region-display = Open cards and deck
tut-region-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
tut-region-route = { $count ->
    [0] Your route: no card yet
   *[other] Your route: { $cities }
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
tut-prompt-second = Take the second card.
tut-prompt-second-helped = Take the second card: the Postmeister helps.
tut-prompt-or-exchange = Before that, the Amtmann can exchange the six open cards.
tut-prompt-or-second = Or take one more card with the Postmeister.
tut-prompt-begin = Lay a card: it begins your route.
tut-prompt-extend = Lay a card: extend your route on the left or right.
tut-prompt-extend-left = Lay a card: extend your route on the left.
tut-prompt-extend-right = Lay a card: extend your route on the right.
tut-prompt-no-fit = No card fits. Begin a new route; the old one is lost.
tut-prompt-close = Close your route ({ $cards } cards).
tut-prompt-close-or-end = Close your route ({ $cards } cards), or end your turn.
tut-prompt-or-postillion = The Postillion helps to lay a second card.
tut-prompt-end = Your turn is done: end it.
tut-prompt-closing = Where do the houses go?
tut-prompt-closing-more = Touch cities, here or on the map.
tut-prompt-discard = Keep three cards.
tut-prompt-discard-more = After closing, three cards stay in your hand.
tut-prompt-watching = is to move. You are looking on.
tut-prompt-over = The game is over.
tut-prompt-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}

## Cards

tut-card = { $city }, { $country }
tut-deck = { $count ->
    [one] Face-down deck: one card left
   *[other] Face-down deck: { $count } cards
}, discard pile: { $discard }
tut-display-empty = Empty place in the display
tut-hand = Hand
tut-hand-empty = No cards yet
tut-fits-left = Fits on the left of your route
tut-fits-right = Fits on the right of your route
tut-fits-first = Can begin your route
tut-fits-nowhere = Does not fit your route

## Route

tut-route = Route
tut-end-first = Your route begins here
tut-lay-left = Lay on the left
tut-lay-right = Lay on the right
tut-lay-first = Begin the route
tut-lay-anew = Begin a new route
tut-anew = Give up this route and begin a new one
tut-anew-short = New
tut-close = Close route
tut-carriage-next = Next carriage: { $length } cards
tut-carriage-all = All carriages won

## Questions and notes

tut-ask-second-card = Take { $city } as a second card, with the Postmeister’s help?
tut-ask-second-deck = Take a second card from the deck, with the Postmeister’s help?
tut-ask-second-lay = Lay { $city } as well, with the Postillion’s help?
tut-ask-amtmann = Exchange all open cards, with the Amtmann’s help?
tut-info-choose-card = Choose a card of your hand first.
tut-info-read-only = You can only look on here.
tut-say-choose-end = { $city } fits both ends. Choose left or right.
tut-say-anew = Choose the card that begins the new route.
tut-say-closing = Closing: choose where the houses go.
tut-say-armed-postmeister = The Postmeister helps: choose the second card.
tut-say-armed-postillion = The Postillion helps: choose the second card to lay.

tut-look-card = Tap once more to take this card.
tut-look-deck = The top card of the deck lies face down. Tap once more to take it.
tut-city-about = { $city } ({ $country }). Roads to { $roads }. { $count ->
    [0] No houses yet.
   *[other] Houses of { $owners }.
}

## Officials

tut-official-postillion = Postillion
tut-official-postmeister = Postmeister
tut-official-amtmann = Amtmann
tut-official-wagner = Wagner
tut-official-does-postillion = Lays a second card.
tut-official-does-postmeister = Takes a second card.
tut-official-does-amtmann = Exchanges the open cards before you take one.
tut-official-does-wagner = Brings the next carriage even when up to two cards are missing.
tut-official-state-used = Has helped in this turn.
tut-official-state-usable = Can help now.
tut-official-state-armed = Helps with the next card.
tut-official-state-idle = Cannot help right now.

## Carriages, tiles, players

tut-carriage-top = Carriage { $length }: your largest, { $points } points
tut-carriage-owned = Carriage { $length }: won, { $points } points
tut-carriage-next-rung = Carriage { $length }: the next one, needs a route of { $length } cards, { $points } points
tut-carriage-later = Carriage { $length }: later, { $points } points

tut-stack-route = Route of { $length }
tut-stack-end = End of game
tut-stack-all = All countries
tut-stack-outside = Outside Baiern
tut-stack-about-route = For a closed route of { $length } { $longest ->
    [yes] or more cards.
   *[other] cards.
}
tut-stack-about-end = For the player whose turn brings about the end.
tut-stack-about-all = For at least one house in each of the nine countries.
tut-stack-about-outside = For at least one house in each country except Baiern.
tut-stack-about-country = For houses in all cities of { $country }: { $cities }.
tut-stack-values = Still there: { $values }.
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
tut-last-round-houses = Last round: { $name } has placed every house.
tut-last-round-carriage = Last round: { $name } has carriage 7.

## Closing a route

tut-closing-title = Close the route: { $count } cards
tut-closing-modes = How the houses are spread
tut-closing-each = One in each country
tut-closing-all = All in one country
tut-closing-cities = Cities of the route
tut-closing-city-chosen = { $city }: gets a house
tut-closing-city-open = { $city }: no house
tut-closing-city-owned = { $city }: you already have a house there
tut-closing-city-shut = { $city }: not possible this way
tut-closing-wagner = The Wagner helps: carriage { $length }
tut-closing-take-carriage = { $length ->
    [0] Take the carriage
   *[other] Take carriage { $length }
}
tut-closing-carriage = Carriage { $length }
tut-closing-ends = Brings about the end
tut-closing-total = { $before } → { $after }
tut-closing-confirm = Close route

tut-discard-title = Which cards do you discard? { $kept } stay.
tut-discard-kept = Stays
tut-discard-away = Goes
tut-discard-count = { $left ->
    [0] All chosen.
    [one] Touch one more card that goes.
   *[other] Touch { $left } cards that go.
}
tut-discard-confirm = Discard

tut-abandon-title = Give up the route?
tut-abandon-text = { $count ->
    [one] The card { $cities } goes to the discard pile and brings nothing.
   *[other] { $count } cards go to the discard pile and bring nothing: { $cities }.
} The new route begins with { $city }.
tut-abandon-no = Keep the route
tut-abandon-yes = Give up, begin with { $city }

## All actions

tut-tool-log = Course of the game
tut-tool-goods = Carriages and tiles
tut-tool-help = Help and keys
tut-actions-none = There is nothing to do right now.
tut-actions-take = Take a card
tut-actions-exchange = Exchange the display
tut-actions-lay = Lay a card
tut-actions-anew = Give up the route and begin anew
tut-actions-close-each = Close, one house in each country ({ $count })
tut-actions-close-all = Close, all houses in one country ({ $count })
tut-actions-discard = Discard a card
tut-actions-end = Turn

tut-do-take-card = Take { $city }
tut-do-take-card-helped = Take { $city }, with the Postmeister
tut-do-take-deck = Take from the deck
tut-do-take-deck-helped = Take from the deck, with the Postmeister
tut-do-exchange = Exchange the display, with the Amtmann
tut-do-lay-first = Lay { $city }
tut-do-lay-left = Lay { $city } on the left
tut-do-lay-right = Lay { $city } on the right
tut-do-lay-anew = New route with { $city }
tut-do-lay-left-helped = Lay { $city } on the left, with the Postillion
tut-do-lay-right-helped = Lay { $city } on the right, with the Postillion
tut-do-close = Close with { $count ->
    [one] a house in { $cities }
   *[other] houses in { $cities }
}
tut-do-close-none = Close without a house
tut-do-close-wagner = (with the Wagner)
tut-do-close-declined = (without the carriage)
tut-do-discard = Discard { $city }

## Course of the game

tut-log-turn = Round { $round }: { $name } is to move.
tut-log-turn-forced = Round { $round }: { $name } is to move, without cards in hand.
tut-log-took = { $name } takes { $city }.
tut-log-took-second = { $name } also takes { $city }, with the Postmeister.
tut-log-took-deck = { $name } takes a card from the deck.
tut-log-took-deck-second = { $name } takes another card from the deck, with the Postmeister.
tut-log-took-deck-card = { $name } takes { $city } from the deck.
tut-log-took-deck-card-second = { $name } also takes { $city } from the deck, with the Postmeister.
tut-log-refilled = { $city } is turned up.
tut-log-reshuffled = { $count ->
    [one] The deck is empty: one discarded card becomes the new deck.
   *[other] The deck is empty: { $count } discarded cards are shuffled.
}
tut-log-exchanged = { $name } has the Amtmann exchange the display; { $cities } are discarded.
tut-log-abandoned = { $name } gives up the route { $cities }.
tut-log-laid-first = { $name } begins a route in { $city }.
tut-log-laid-left = { $name } lays { $city } on the left.
tut-log-laid-right = { $name } lays { $city } on the right.
tut-log-laid-anew = { $name } begins a new route in { $city }.
tut-log-laid-second = { $name } also lays { $city }, with the Postillion.
tut-log-closed = { $name } closes a route of { $count } cards: { $cities }.
tut-log-house = { $name } places a house in { $city }.
tut-log-houses = { $name } places houses in { $cities }.
tut-log-tile = { $name } wins the bonus tile “{ $stack }”, worth { $value }.
tut-log-tile-hidden = { $name } wins a bonus tile “{ $stack }”.
tut-log-carriage = { $name } gets carriage { $length }.
tut-log-carriage-wagner = { $name } gets carriage { $length } with the Wagner’s help.
tut-log-carriage-declined = { $name } declines carriage { $length }.
tut-log-discarded-route = The cards of the route are discarded.
tut-log-discarded-hand = { $name } discards { $cities } from the hand.
tut-log-end-houses = { $name } has placed the last house. The round is played to its end; { $last } moves last.
tut-log-end-carriage = { $name } has carriage 7. The round is played to its end; { $last } moves last.
tut-log-over = { $count ->
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } win together.
}

## Help

tut-help-take = Take.
tut-help-take-text = One card from the display or the deck.
tut-help-lay = Lay.
tut-help-lay-text = One card of your hand at either end of your route; its city needs a road to the city at that end. Otherwise the route is lost and a new one begins.
tut-help-close = Close (if you like).
tut-help-close-text = With three cards or more: place houses, take bonus tiles and the next carriage.
tut-help-officials = In each turn one official may help: Postillion (lay a second card), Postmeister (take a second card), Amtmann (exchange the display) or Wagner (a carriage although up to two cards are missing).
tut-help-end = The end comes with carriage 7 or the last house; the round is played to its end. The largest carriage and the bonus tiles count, every house left over costs a point.
tut-key-display = take an open card
tut-key-deck = take from the deck
tut-key-hand = go to the hand
tut-key-arrows = from card to card
tut-key-close = close the route
tut-key-undo = undo
tut-key-actions = show all actions
tut-key-cancel = cancel a choice

## Why something is not possible

rule-TT-201 = It is somebody else’s turn.
rule-TT-202 = { $wanted ->
    [take] A turn has a fixed order: take, lay, close. Taking is already over.
    [lay] Take a card first, then lay one.
    [close] Take a card and lay one first, then you can close.
   *[other] A turn has a fixed order: take, lay, close.
}
rule-TT-203 = You must take a card in every turn.
rule-TT-204 = You must lay a card in every turn.
rule-TT-207 = { $used ->
    [none] Only one official may help in a turn.
   *[other] Only one official may help in a turn; that was { $used }.
}
rule-TT-210 = { $card ->
    [none] This card is not open. You can take open cards or the top card of the deck.
   *[other] { $card } is not open. You can take open cards or the top card of the deck.
}
rule-TT-218 = Deck and discard pile are empty. Only cards that still lie open can be taken.
rule-TT-301 = { $card ->
    [none] You do not have this card in your hand.
   *[other] You do not have { $card } in your hand.
}
rule-TT-304 = You already have a route. A new one can begin only when you close the old one or give it up.
rule-TT-305 = You have no route yet: this card begins one.
rule-TT-307 = { $end ->
    [left] { $card } does not fit on the left: there is no road to { $neighbour }.
    [right] { $card } does not fit on the right: there is no road to { $neighbour }.
   *[other] { $card } does not fit: there is no road.
}
rule-TT-313 = { $card } is already in your route. Each city may be there only once.
rule-TT-320 = Even a long route can be closed only after you have laid a card in this turn.
rule-TT-325 = You cannot lay another card in this turn.
rule-TT-401 = { $cards ->
    [one] Your route has only one card. It needs { $needed } to be closed.
   *[other] Your route has only { $cards } cards. It needs { $needed } to be closed.
}
rule-TT-403 = You have already closed a route in this turn.
rule-TT-405 = Houses go only into cities of the route; { $cities } is not one of them.
rule-TT-406 = In each country of the route only one city may get a house.
rule-TT-407 = This way all houses go into one single country.
rule-TT-412 = You already have a house in { $cities }; more than one is not possible.
rule-TT-415 = { $supply ->
    [0] You have no houses left.
    [one] You have only one house left. Choose which city gets it.
   *[other] You have only { $supply } houses left. Choose which cities get one.
}
rule-TT-609 = A carriage that is due is always taken. Declining needs the option for it.
rule-TT-611 = Discard first, until { $kept ->
    [0] three
   *[other] { $kept }
} cards are left in your hand.
rule-TT-613 = Cards are discarded only after closing, and only those beyond three.
rule-TT-615 = Your route is closed. You begin the next one in your next turn.
rule-TT-703 = The game is over.
rule-TT-802 = { $official ->
    [none] Each official helps in his own matter only.
   *[other] { $official } helps in his own matter only: Postmeister and Amtmann when taking, Postillion when laying, Wagner when closing.
}
rule-TT-810 = The Postmeister helps with the second card: the first one is taken without him, another one only with him.
rule-TT-813 = Your hand was empty at the start: take a second card with the Postmeister.
rule-TT-814 = Your hand was empty at the start: in this turn the Postmeister helps and nobody else.
rule-TT-821 = The Amtmann exchanges the display only before you take a card.
rule-TT-825 = Your hand was empty at the start: in this turn the Postmeister helps, not the Amtmann.
rule-TT-830 = The Postillion helps with the second card: the first one is laid without him, another one only with him.
rule-TT-831 = The second card must fit your route too.
rule-TT-833 = The second card cannot begin a new route.
rule-TT-834 = For the Postillion you need a second card in your hand.
rule-TT-843 = { $cards ->
    [0] The Wagner helps only when at most two cards are missing for the next carriage.
   *[other] With { $cards } cards, too many are missing for carriage { $next }: the Wagner makes up for two at most.
}
rule-TT-847 = { $next ->
    [0] The Wagner can do nothing here.
   *[other] You do not need the Wagner here: the route is long enough for carriage { $next }.
}

# The guide through the first game
tut-guide-chapter-take = Taking
tut-guide-chapter-lay = Laying
tut-guide-chapter-close = Closing
tut-guide-chapter-carriages = Carriages
tut-guide-chapter-officials = Officials
tut-guide-welcome-title = Welcome!
tut-guide-welcome = You build post roads: take cards, lay them out, join them to a route, close it. Every house you place on the way counts. This guide shows you how, step by step.
tut-guide-take-title = Take a card.
tut-guide-take = Touch one of the open cards. Cities with a road between them are good: they will become your route.
tut-guide-second-title = And another one.
tut-guide-second = Whoever begins with an empty hand takes two, helped by the Postmeister. Look for a city that a road joins to your first one.
tut-guide-begin-title = Begin your route.
tut-guide-begin = Touch a card in your hand, or drag it onto your route. Keep the other one for your next turn.
tut-guide-extend-title = Extend your route.
tut-guide-extend = Glowing cards fit; the arrow shows the side. You must lay one every turn. If none fits you begin anew, so plan ahead.
tut-guide-both-ends-title = Left or right?
tut-guide-both-ends = This card fits both ends. Touch the glowing end, on the map or in your route.
tut-guide-no-fit-title = Nothing fits.
tut-guide-no-fit = The old route is lost. Touch the card that begins your new one, and keep a fitting card in hand next time.
tut-guide-close-title = Close it?
tut-guide-close = From three cards on you may: that brings houses and often a carriage. Longer routes bring more, but one gap costs everything.
tut-guide-closing-title = Where do the houses go?
tut-guide-closing = One in each country, or all of them in one country. Below you see what it brings. Every house left over costs a point at the end.
tut-guide-wagner-title = The Wagner helps.
tut-guide-wagner = With him you get the carriage even if the route is up to two cards short. He is then your official for this turn.
tut-guide-discard-title = Three cards stay.
tut-guide-discard = After closing you put the others away. Keep those that make a new route together.
tut-guide-tiles-title = Your first bonus tile.
tut-guide-tiles = They come for long routes and for complete countries. Their values fall: whoever is first gets more.
tut-guide-carriages-title = The carriages.
tut-guide-carriages = Here you see how many cards the next carriage needs. They come in order, and whoever gets the largest brings the last round.
tut-guide-end-title = Done.
tut-guide-end = End your turn. Then the next person moves.
tut-guide-take-plan-title = Take what fits.
tut-guide-take-plan = The map shows the city of every card you touch. Think of the city after the next one, too.
tut-guide-amtmann-title = The Amtmann.
tut-guide-amtmann = No open card you like? He exchanges all six. But only one official helps in a turn.
tut-guide-postmeister-title = The Postmeister.
tut-guide-postmeister = Need two cards? He gives you a second one. Otherwise lay a card now.
tut-guide-postillion-title = The Postillion.
tut-guide-postillion = Does another card fit? He lays it right away. Touch him, or the card.
tut-guide-last-round-title = The last round.
tut-guide-last-round = Everybody plays on up to the person before the start player. Whoever can still close should do it.
