## In Amt und Würden: office tiles

expansion-offices = In Amt und Würden
expansion-offices-about = Office and honours: each official’s help brings an office tile; sets of different ones bring cards, points and houses.
tut-guide-aw-tiles-title = An office tile.
tut-guide-aw-tiles = Each official who helps leaves you one. When a stack runs out, you trade different ones for a card, a point or a house.
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
   *[other] { $count } point chips
}
tut-aw-why = A stack of office tiles ran out ({ $official }): everybody gives back at least one.
tut-aw-why-others = A stack of office tiles ran out: everybody gives back at least one.
tut-aw-prompt-return = Give back different office tiles: several at once bring more.
tut-aw-prompt-return-waiting = { $name ->
        [You] have
       *[other] has
    } to give back office tiles.
tut-aw-prompt-reward-card = Your reward: take a face-up card, or one from the deck.
tut-aw-prompt-reward-card-more = You may also decline.
tut-aw-prompt-reward-card-waiting = { $name ->
        [You] can
       *[other] may
    } take a card as a reward.
tut-aw-prompt-reward-house = Your reward: place a house in any city without one of yours.
tut-aw-prompt-reward-house-more = Choose a city on the map. You need no route for it.
tut-aw-prompt-reward-house-waiting = { $name ->
        [You] can
       *[other] may
    } place a house as a reward.
tut-aw-prompt-final-return = The game is over. Give back office tiles once more?
tut-aw-prompt-final-return-more = Now only three different ones or more bring a reward.
tut-aw-prompt-final-return-waiting = { $name ->
        [You] can
       *[other] may
    } give back office tiles for the last time.
tut-aw-return-title = { $official ->
    [none] Which office tiles do you give back?
   *[other] No { $official } tile is left: which tiles do you give back?
}
tut-aw-final-title = Last return of office tiles
tut-aw-return-count = { $count ->
    [0] Choose at most one tile of each official, then “Give back”.
    [one] One tile chosen
   *[other] { $count } tiles chosen
}
tut-aw-return-confirm = Give back
tut-aw-return-nothing = Give nothing back
tut-aw-decline = Decline the reward
tut-aw-reward-nothing = no reward
tut-aw-reward-card = a card
tut-aw-reward-chip = a chip: 1 point
tut-aw-reward-house = a house in any city
tut-aw-reward-about = For { $count ->
    [one] one tile
   *[other] { $count } different tiles
} given back, { $reward ->
    [card] you take a face-up card or one from the deck.
    [chip] you get a chip, which counts one point at the end.
    [house] you place a house in a city in which you have none.
   *[nothing] there is no reward.
}
tut-aw-do-return = Give back { $count ->
    [one] a tile: { $officials }
   *[other] { $count } tiles: { $officials }
}
tut-aw-do-return-nothing = Give nothing back
tut-aw-do-reward-nothing = Decline the reward
tut-aw-do-reward-card = Take { $city } as a reward
tut-aw-do-reward-deck = Take the top card of the deck as a reward
tut-aw-do-reward-house = Place your reward house in { $city }
tut-aw-log-tile = { $name ->
        [You] You get
       *[other] { $name } gets
    } an office tile of the { $official }{ $left ->
    [0] , the last one.
   *[other] .
}
tut-aw-log-round = A stack of office tiles ran out: everybody gives back tiles, beginning with { $name ->
        [You] you
       *[other] { $name }
    }.
tut-aw-log-returned = { $name ->
        [You] You give
       *[other] { $name } gives
    } back { $count ->
    [one] one office tile: { $officials }.
   *[other] { $count } office tiles: { $officials }.
}
tut-aw-log-returned-nothing = { $name ->
        [You] You give
       *[other] { $name } gives
    } back no office tile.
tut-aw-log-chip = { $name ->
        [You] You get
       *[other] { $name } gets
    } a chip worth 1 point.
tut-aw-log-lost-card = { $name ->
        [You] You go
       *[other] { $name } goes
    } without the reward: no card is left.
tut-aw-log-lost-house = { $name ->
        [You] You go
       *[other] { $name } goes
    } without the reward: no house can be placed.
tut-aw-log-declined = { $name ->
        [You] You decline
       *[other] { $name } declines
    } the reward.
tut-help-offices = Each time an official helps, you get an office tile. When somebody takes the last one of a stack, everybody gives back different ones: the more, the greater the reward.
tut-help-audience = Each card of a closed route for which you place no house moves the coach of its country towards Rome. Clerics of yours who are there at the end bring points.

rule-AW-301 = You give back office tiles only once the last tile of an official has been taken.
rule-AW-302 = { $due ->
    [reward] Take your reward, or decline it, first.
   *[other] Everybody gives back office tiles first; then the turn goes on.
}
rule-AW-305 = { $missing ->
    [none] Give back your tiles, at most one of each official.
   *[other] You can give back only what you have. You have none of: { $missing }.
}
rule-AW-306 = You must give back at least one. Choose a tile.
rule-AW-309 = Take a face-up card, or the top card of the deck.
rule-AW-316 = The number you give back decides the reward; there is no other.
rule-AW-322 = You are already in { $city }: you may have only one house in a city.
rule-AW-405 = { $due ->
    [reward] The game is over. Take your reward, or decline it.
   *[other] The game is over. Only office tiles can still be given back.
}
rule-AW-406 = After the end, only three different tiles or more bring a reward.

## Die Audienz: coaches on their way to Rome

expansion-audience = Die Audienz
expansion-audience-about = The audience: cards that get no house drive five coaches with hidden clerics to Rome.
tut-guide-au-assign-title = Your clerics.
tut-guide-au-assign = They ride hidden to Rome, and those who are there at the end bring you points.
tut-guide-au-move-title = On to Rome.
tut-guide-au-move = Each card without a house is one step for the coach of its country, or a joker if that one has arrived. Bring your good clerics to Rome.
tut-actions-move = Move a coach
tut-actions-joker = Move a coach with a joker
tut-actions-assign = Assign the clerics ({ $count })
tut-au-region = Roads to Rome
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
tut-au-clergy = Your clerics
tut-au-coaches = Coaches
tut-au-places = Places in Rome
tut-au-place = { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $count ->
    [0] empty
   *[other] { $names }
}
tut-au-told-town = Town
tut-au-told-exits = Ways on to
tut-au-told-rank = Rank
tut-au-told-tiles = Who is there
tut-au-tile = { $rank } ({ $names })
tut-au-aid = How you distributed your clerics
tut-au-in-coach = { $rank } in the { $coach } coach
tut-au-town = { $town }. { $here ->
    [0] { "" }
    [one] The { $coaches } coach is here.
   *[other] Coaches here: { $coaches }.
} { $count ->
    [0] All roads lead here.
   *[other] Southward to { $exits }.
}

tut-au-prompt-assign = Assign your clerics: one to each coach.
tut-au-prompt-assign-more = Clerics who arrive early can be displaced by others of the same rank.
tut-au-prompt-assign-waiting = { $name ->
        [You] are
       *[other] is
    } assigning clerics to the coaches.
tut-au-prompt-move = Move the coaches: one step for each card without a house.
tut-au-prompt-move-waiting = { $name ->
        [You] are
       *[other] is
    } moving the coaches to Rome.
tut-au-closing = Then coaches move: one step for each card without a house.
tut-au-assign-title = Who rides in which coach?
tut-au-assign-note = Choose with care: nobody may look again, not even you.
tut-au-assign-aid = You can see how you distributed them at any time, beside the roads to Rome.
tut-au-assign-left = { $count ->
    [0] Every coach has its cleric.
    [one] One coach is still empty.
   *[other] { $count } coaches are still empty. { $held ->
        [none] Choose a cleric, then a coach.
       *[other] { $held }: choose the coach for him.
    }
}
tut-au-cleric-first = Choose a cleric first, then the coach.
tut-au-assign-confirm = Send them off
tut-au-seats-cleared = The coaches are empty again. Undo brings the clerics back.
tut-au-cleric = { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tut-au-cleric-inside = { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, sits in a coach
tut-au-coach-label = { $coach } coach
tut-au-coach-seat = { $coach } coach: { $full ->
    [yes] { $rank }
   *[no] empty
}
tut-au-drop-coach = Let the { $coach } coach go over a glowing town, or choose that.
tut-au-drop-cleric = Let { $rank } go over a coach, or choose one.
tut-au-travel-title = Where to next?
tut-au-which = Which coach goes to { $town }?
tut-au-all-steps = Show other ways too
tut-au-joker = Jokers: any coach
tut-au-steps-coach = { $count ->
    [one] { $coach } coach: { $count } step
   *[other] { $coach } coach: { $count } steps
}
tut-au-steps-joker = { $count ->
    [one] { $count } joker (moves any coach)
   *[other] { $count } jokers (each moves any coach)
}
tut-au-do-assign = { $violet } in the violet coach, { $green } in the green, { $blue } in the blue, { $beige } in the beige, { $orange } in the orange one
tut-au-do-move = The { $coach } coach goes to { $town }
tut-au-do-joker = Joker: the { $coach } coach goes to { $town }
tut-au-arrived = The { $coach } coach is in Rome.
tut-au-gone = Displaced: { $gone }
tut-au-log-assigned = { $name ->
        [You] You have
       *[other] { $name } has
    } assigned clerics to the coaches.
tut-au-log-steps = { $name ->
        [You] You win
       *[other] { $name } wins
    } steps towards Rome: { $steps }.
tut-au-log-moved = { $name ->
        [You] You move
       *[other] { $name } moves
    } the { $coach } coach to { $town }.
tut-au-log-joker = { $name ->
        [You] You move
       *[other] { $name } moves
    } the { $coach } coach to { $town } with a joker.
tut-au-log-arrived = The { $coach } coach arrives in Rome: { $came }.
tut-au-log-arrived-gone = The { $coach } coach arrives in Rome: { $came }. Displaced: { $gone }.

rule-AU-111 = Before the first turn, exactly one of your clerics goes into each coach.
rule-AU-201 = Coaches move only when a route is closed.
rule-AU-202 = { $coach ->
    [none] A coach moves only for cards of its countries that got no house.
   *[other] No card without a house left for the { $coach } coach: move another, or use a joker.
}
rule-AU-208 = { $town ->
    [none] Every step leads one town further south.
   *[other] { $coach ->
        [none] No coach reaches { $town } in one step. Choose a glowing town.
       *[other] In one step the { $coach } coach reaches { $exits }, not { $town }.
    }
}
rule-AU-212 = { $coach ->
    [none] Jokers are cards whose coach is already in Rome.
   *[other] { $arrived ->
        [yes] The { $coach } coach is already in Rome. Move another one.
       *[no] There is no joker left for the { $coach } coach.
    }
}
rule-AU-216 = The coaches move first, then the turn goes on.
