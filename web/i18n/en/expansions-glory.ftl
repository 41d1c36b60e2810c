## Glanz und Gloria: free cities and draught horses

expansion-glory = Glanz und Gloria
expansion-glory-about = Pomp and glory: the north instead of the south, on a map with free cities; cards double as draught horses.
tut-gg-card = { $city } ({ $horses ->
    [one] 1 horse
   *[other] { $horses } horses
})
tut-gg-card-words = { $card }, { $horses ->
    [one] one horse
   *[other] { $horses } horses
}
tut-gg-deck-words = { $deck }; the top card shows { $horses ->
    [one] one horse
   *[other] { $horses } horses
}
tut-gg-free-city = free city
tut-gg-free-cities = Free cities
tut-gg-stack-free = Free city
tut-gg-stack-about-free = For the first house in a free city: the tile lies beside the city on the map.
tut-gg-told-tile = tile lies there
tut-gg-horses = { $horses ->
    [one] one horse
   *[other] { $horses } horses
}
tut-gg-goal = { $horses ->
    [one] 1 horse
   *[other] { $horses } horses
} for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tut-gg-team-words = Team: { $strength ->
    [one] one horse
   *[other] { $strength } horses
}{ $count ->
    [0] { "" } on the team card.
    [one] , two of them on the team card, plus one horse card with { $list }.
   *[other] , two of them on the team card, plus { $count } horse cards with { $list }.
}
tut-gg-hand-words = Horses on the cards in hand: { $list }.
tut-gg-rider = has the last turn
tut-gg-rider-about = The rider: this seat has the last turn of every round.
tut-gg-fits-horse = Can join the team
tut-lay-horse = Put in the team
tut-gg-ask-second = Harness { $city } as a second card, with the Postillion’s help?
tut-gg-prompt-begin = Play a card: begin a route, or put it in your team.
tut-gg-prompt-extend = Play a card: extend your route, or put it in your team.
tut-gg-prompt-no-fit = Nothing fits your route. Put a card in your team, or start again.
tut-actions-horse = Harness a horse
tut-do-lay-horse = Harness { $city }
tut-do-lay-horse-helped = Harness { $city } with the Postillion
tut-do-lay-first-helped = Begin a route with { $city }, with the Postillion
tut-gg-log-harnessed = { $name ->
        [You] You harness
       *[other] { $name } harnesses
    } { $horses ->
    [one] one horse.
   *[other] { $horses } horses.
}
tut-gg-log-harnessed-second = With the Postillion, { $name ->
        [You] you also harness
       *[other] { $name } also harnesses
    } { $horses ->
    [one] one horse.
   *[other] { $horses } horses.
}
tut-gg-log-harnessed-card = { $name ->
        [You] You harness
       *[other] { $name } harnesses
    } { $city }.
tut-gg-log-harnessed-card-second = With the Postillion, { $name ->
        [You] you also harness
       *[other] { $name } also harnesses
    } { $city }.
tut-log-discarded-horses = { $name ->
        [You] You discard
       *[other] { $name } discards
    } the horse cards: { $cities }.
tut-help-close-team = Close (if you like).
tut-help-close-team-text = With three cards or more and as many horses: place houses and take bonus tiles.
tut-help-officials-team = Each turn, one official may help: Postillion (play a second card), Postmeister (take a second card) or Amtmann (exchange the display).
tut-help-team = A card may also go into your team instead of your route. To close, you need as many horses as your route has cards.
tut-help-free-cities = Of the free cities in a route, only one gets a house. The first house there brings its tile.
tut-help-end-team = The end comes when somebody places the last of their houses; the round is played to its end. Your bonus tiles count; each house not placed costs a point.

rule-GG-107 = The Wagner is not in this game: you have a team instead of carriages.
rule-GG-204 = Your team is full. This card can only go to your route.
rule-GG-301 = Your team is still too weak: { $strength ->
    [one] one horse
   *[other] { $strength } horses
} for { $cards ->
    [one] one card
   *[other] { $cards } cards
}. Put cards in your team.
rule-GG-307 = Of the free cities in a route, only one gets a house.
rule-GG-309 = If all houses go into one country, no free city gets one.
tut-guide-gg-where-title = Route or team?
tut-guide-gg-where = This card can join your route, or you put it in your team as horses. Choose where it is to lie.
tut-guide-gg-harness-title = Cards become horses.
tut-guide-gg-harness = Instead of adding a card to your route, you can put it here. It adds as many horses as its horseshoe says, and stays in your team.
tut-guide-gg-weak-title = Too few horses.
tut-guide-gg-weak = To close, your team needs at least as many horses as your route has cards. Put cards with high numbers in your team.
