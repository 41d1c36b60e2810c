## In Amt und Würden: office tiles

tut-actions-return = Give back office tiles
tut-actions-reward = Take a reward
tut-aw-stack = { $count ->
    [0] No office tile is left.
    [one] One office tile is left.
   *[other] { $count } office tiles are left.
}
tut-aw-owned = { $official }: { $count ->
    [0] no office tile
    [one] one office tile
   *[other] { $count } office tiles
}
tut-aw-chips = { $count ->
    [one] one point chip
   *[other] { $count } point chips
}
tut-aw-why = The last tile of the { $official } is gone, so everybody gives back 1 to 4 different tiles.
tut-aw-why-others = A stack of office tiles had run out, so everybody gives back 1 to 4 different tiles.
tut-aw-prompt-return = Give back office tiles: the more different ones, the greater the reward.
tut-aw-prompt-return-waiting = has to give back office tiles.
tut-aw-prompt-reward-card = Your reward: take an open card or one from the deck.
tut-aw-prompt-reward-card-more = You may also leave it.
tut-aw-prompt-reward-card-waiting = may take a card as a reward.
tut-aw-prompt-reward-house = Your reward: place a house in any city without one of yours.
tut-aw-prompt-reward-house-more = Tap a city on the map. It needs no route.
tut-aw-prompt-reward-house-waiting = may place a house as a reward.
tut-aw-prompt-final-return = The game is over. Give back office tiles once more?
tut-aw-prompt-final-return-more = Only three (a chip) or four (a house) still bring something.
tut-aw-prompt-final-return-waiting = may give back office tiles for the last time.
tut-aw-return-title = Which office tiles do you give back?
tut-aw-final-title = Last return of office tiles
tut-aw-return-count = { $count ->
    [0] Choose one tile of each official at most.
    [one] One tile chosen
   *[other] { $count } tiles chosen
}
tut-aw-return-confirm = Give back
tut-aw-return-nothing = Give nothing back
tut-aw-decline = Leave the reward
tut-aw-reward-nothing = no reward
tut-aw-reward-card = a card
tut-aw-reward-chip = a chip: 1 point
tut-aw-reward-house = a house in any city
tut-aw-do-return = Give back { $count ->
    [one] a tile: { $officials }
   *[other] { $count } tiles: { $officials }
}
tut-aw-do-return-nothing = Give nothing back
tut-aw-do-reward-nothing = Leave the reward
tut-aw-do-reward-card = Take { $city } as a reward
tut-aw-do-reward-deck = Take the top card of the deck as a reward
tut-aw-do-reward-house = Place the house of the reward in { $city }
tut-aw-log-tile = { $name } receives an office tile of the { $official }{ $left ->
    [0] , the last one.
   *[other] .
}
tut-aw-log-round = An official has no tile left: everybody gives back office tiles, { $name } begins.
tut-aw-log-returned = { $name } gives back { $count ->
    [one] one office tile: { $officials }.
   *[other] { $count } office tiles: { $officials }.
}
tut-aw-log-returned-nothing = { $name } gives no office tile back.
tut-aw-log-chip = { $name } receives a chip worth 1 point.
tut-aw-log-lost-card = { $name } goes without the reward: no card is left.
tut-aw-log-lost-house = { $name } goes without the reward: no house can be placed.
tut-aw-log-declined = { $name } leaves the reward.

rule-AW-301 = Office tiles are given back only when the last tile of an official has been taken.
rule-AW-302 = First everybody gives back office tiles; then the turn goes on.
rule-AW-305 = { $missing ->
    [none] You can give back 1 to 4 of your tiles, all of different officials.
   *[other] You can give back only tiles that you have. You have none of: { $missing }.
}
rule-AW-306 = Whoever has office tiles must give back at least one.
rule-AW-309 = Only an open card or the top card of the deck can be taken.
rule-AW-316 = The number of tiles given back decides the reward; no other can be chosen.
rule-AW-322 = You already have a house in { $city }; more than one is not possible.
rule-AW-405 = The game is over; only office tiles can still be given back.
rule-AW-406 = After the end only three different tiles (a chip) or four (a house) bring something.

## Die Audienz: coaches on their way to Rome

tut-actions-move = Move a coach
tut-actions-joker = Move a coach with a joker
tut-actions-assign = Distribute the clergy ({ $count } ways)
tut-au-region = Ways to Rome
tut-au-switch = Which map is shown
tut-au-switch-map = Map
tut-au-switch-rome = Rome
tut-au-coach-violet = violet
tut-au-coach-green = green
tut-au-coach-blue = blue
tut-au-coach-beige = beige
tut-au-coach-orange = orange
tut-au-rank-kardinal = Cardinal
tut-au-rank-bischof = Bishop
tut-au-rank-priester = Priest
tut-au-rank-moench = Monk
tut-au-rank-ministrant = Altar server
tut-au-clergy = Your clergy
tut-au-coaches = Coaches
tut-au-places = Places in Rome
tut-au-place = { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $count ->
    [0] empty
   *[other] { $names }
}
tut-au-whereabouts = The { $coach } coach is in { $town }.
tut-au-tile = { $rank } of { $names }
tut-au-aid = How you distributed your clergy
tut-au-in-coach = { $rank } in the { $coach } coach
tut-au-town = { $town }. { $here ->
    [0] { "" }
    [one] Here stands the { $coaches } coach.
   *[other] Here stand the coaches { $coaches }.
} { $count ->
    [0] Here all ways end.
   *[other] Southward to { $exits }.
}

tut-au-prompt-assign = Distribute your clergy: one into each coach.
tut-au-prompt-assign-more = Whoever arrives early can be displaced by others of the same rank.
tut-au-prompt-assign-waiting = is distributing the clergy.
tut-au-prompt-move = Move the coaches: one step for each card without a house.
tut-au-prompt-move-waiting = is moving the coaches to Rome.
tut-au-assign-title = Who rides in which coach?
tut-au-assign-note = Choose with care: nobody may look again, not even you.
tut-au-assign-aid = You can always see your own distribution beside the ways to Rome.
tut-au-assign-left = { $count ->
    [0] Every coach has its cleric.
    [one] One coach is still empty.
   *[other] { $count } coaches are still empty. Tap a cleric, then a coach.
}
tut-au-assign-confirm = Send them off
tut-au-cleric = { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
tut-au-cleric-inside = { $rank }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, sits in a coach
tut-au-coach-seat = { $coach } coach: { $full ->
    [yes] { $rank }
   *[no] empty
}
tut-au-travel-title = Whose way leads on?
tut-au-which = Which coach goes to { $town }?
tut-au-all-steps = All steps
tut-au-joker = Jokers: any coach
tut-au-steps-coach = { $count ->
    [one] 1 step { $coach }
   *[other] { $count } steps { $coach }
}
tut-au-steps-joker = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
tut-au-do-assign = Violet, green, blue, beige, orange: { $ranks }
tut-au-do-move = The { $coach } coach goes to { $town }
tut-au-do-joker = Joker: the { $coach } coach goes to { $town }
tut-au-arrived = The { $coach } coach is in Rome.
tut-au-gone = Displaced: { $gone }
tut-au-log-assigned = { $name } has distributed the clergy.
tut-au-log-moved = { $name } moves the { $coach } coach to { $town }.
tut-au-log-joker = { $name } moves the { $coach } coach to { $town } with a joker.
tut-au-log-arrived = The { $coach } coach arrives in Rome: { $came }.
tut-au-log-arrived-gone = The { $coach } coach arrives in Rome: { $came }. Displaced: { $gone }.

rule-AU-111 = Before the first turn everybody puts exactly one cleric into each coach.
rule-AU-201 = Coaches move only when a route is closed.
rule-AU-202 = { $coach ->
    [none] A coach moves for the cards of its countries that got no house.
   *[other] No step is left for the { $coach } coach.
}
rule-AU-208 = { $town ->
    [none] Every step leads one town southward.
   *[other] { $coach ->
        [none] No coach that can move now reaches { $town } in one step.
       *[other] From where the { $coach } coach stands, no way leads south to { $town }.
    }
}
rule-AU-212 = { $coach ->
    [none] A joker belongs to cards whose coach is already in Rome.
   *[other] The { $coach } coach cannot move: it is in Rome, or no joker is left.
}
rule-AU-216 = The coaches must move first; then the turn goes on.
