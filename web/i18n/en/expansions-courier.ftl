## Der Kurier der Fürstin: letters of nobility

expansion-courier = Der Kurier der Fürstin
expansion-courier-about = The Princess’s courier: the first house in a city brings its letter of nobility; with letters, several officials help in one turn.
tut-kf-letters = { $count ->
    [0] No letter of nobility
    [one] One letter of nobility
   *[other] { $count } letters of nobility
}
tut-kf-letters-gain = Letters of nobility: { $count } won{ $price ->
    [0] {""}
   *[other] {", "}{ $price } paid
}
tut-kf-told = Letter
tut-kf-price = { $count ->
    [one] The { $official } costs one letter now.
   *[other] The { $official } costs { $count } letters now.
}
tut-kf-courier = Courier
tut-kf-courier-about = The Princess’s courier: each extra official costs only one letter, and at the end it scores one point.
tut-kf-declined = Without it the courier comes to you.
tut-kf-log-letter = { $name ->
        [You] You get
       *[other] { $name } gets
    } the letter of { $city }.
tut-kf-log-paid = { $name ->
        [You] You pay
       *[other] { $name } pays
    } { $count ->
    [one] one letter
   *[other] { $count } letters
}: the { $official } helps as well.
tut-kf-log-courier = The courier comes to { $name ->
        [You] you
       *[other] { $name }
    }.
tut-help-courier = With letters of nobility, more officials can help you in the same turn. The first house in a city brings you its letter.

rule-KF-303 = The { $official } has already helped this turn. Each official helps only once.
rule-KF-306 = The { $official } costs { $cost ->
    [one] one letter
   *[other] { $cost } letters
}. Of those you had when your turn began, { $letters ->
    [0] none is left.
    [one] one is left.
   *[other] { $letters } are left.
}
rule-KF-315 = Your free official this turn is the Postmeister. The Amtmann costs { $cost ->
    [one] one letter
   *[other] { $cost } letters
}; you have { $letters ->
    [0] none.
    [one] one.
   *[other] { $letters }.
}

conflict-CO-108 = The courier is not used on the northern map, so carriages are always taken.
tut-guide-kf-letters-title = Letters of nobility.
tut-guide-kf-letters = Place a house in a city with a letter, and the letter is yours. Letters buy the help of extra officials in the same turn.
tut-guide-kf-price-title = One more official.
tut-guide-kf-price = For this many letters, this official helps too. Only letters you had when your turn began count.
