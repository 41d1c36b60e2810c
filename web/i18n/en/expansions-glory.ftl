## Glanz und Gloria: free cities and draught horses

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
tut-gg-stack-about-free = For the first house in a free city: the tile lies beside it on the map.
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
tut-gg-team-words = Team: { $strength } horses, two of them at the carriage{ $count ->
    [0] { "." }
    [one] { "" } and one horse card with { $list }.
   *[other] { "" } and { $count } horse cards with { $list }.
}
tut-gg-hand-words = Horses on the hand cards: { $list }.
tut-gg-rider = moves last
tut-gg-rider-about = The rider: this seat has the last turn of every round.
tut-gg-fits-horse = Can be harnessed as a horse
tut-lay-horse = Harness as a horse
tut-gg-ask-second = Harness { $city } as a second card with the help of the Postillion?
tut-gg-prompt-begin = Lay a card: as the beginning of a route, or as a horse.
tut-gg-prompt-extend = Lay a card: at the route, or as a horse before the carriage.
tut-gg-prompt-no-fit = No card fits the route: harness one as a horse, or begin a new route.
tut-actions-harness = Harness a horse
tut-gg-do-harness = Harness { $city }
tut-gg-do-harness-helped = Harness { $city } with the Postillion
tut-gg-do-first-helped = Begin a route with { $city }, with the Postillion
tut-gg-log-harnessed = { $name } harnesses a card with { $horses ->
    [one] one horse.
   *[other] { $horses } horses.
}
tut-gg-log-harnessed-second = With the Postillion, { $name } also harnesses a card with { $horses ->
    [one] one horse.
   *[other] { $horses } horses.
}
tut-gg-log-harnessed-card = { $name } harnesses { $city }.
tut-gg-log-harnessed-card-second = With the Postillion, { $name } also harnesses { $city }.
tut-log-discarded-horses = { $name } discards the horse cards: { $cities }.

rule-GG-107 = The Wagner is not in this game: the team takes the place of the carriages.
rule-GG-204 = { $limit } horse cards are the most that can lie before a carriage. This card can only go to the route.
rule-GG-301 = The team is too weak: { $cards } route cards need { $cards } horses, yours has { $strength }.
rule-GG-307 = Only one of the free cities of a route gets a house.
rule-GG-309 = With houses in all cities of one country, no free city gets one.
tut-guide-gg-harness-title = Cards become horses.
tut-guide-gg-harness = Instead of adding a card to your route you can lay it here. Then the horseshoe on it counts, and it stays in the team.
tut-guide-gg-weak-title = Too few horses.
tut-guide-gg-weak = To close, your team needs at least as many horses as your route has cards. Lay cards with high numbers into the team.
