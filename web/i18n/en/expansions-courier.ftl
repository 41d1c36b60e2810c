## Der Kurier der Fürstin: letters of nobility

tut-kf-letters = { $count ->
    [0] No letter of nobility
    [one] One letter of nobility
   *[other] { $count } letters of nobility
}
tut-kf-price = { $count ->
    [one] Costs one letter now.
   *[other] Costs { $count } letters now.
}
tut-kf-courier = Courier
tut-kf-courier-about = The courier of the Princess: further officials cost one letter only, and one point at the end.
tut-kf-declined = Without it the courier comes to you.
tut-kf-log-letter = { $name } receives the letter of { $city }.
tut-kf-log-paid = { $name } pays { $count ->
    [one] one letter
   *[other] { $count } letters
} for the { $official }.
tut-kf-log-courier = The courier comes to { $name }.

rule-KF-303 = The { $official } has helped in this turn already; each helps only once.
rule-KF-306 = Another official costs { $cost ->
    [one] one letter
   *[other] { $cost } letters
}. Of those you had when your turn began { $letters ->
    [0] none is left.
    [one] one is left.
   *[other] { $letters } are left.
}
rule-KF-315 = With an empty hand the Postmeister is the free official. The Amtmann would cost { $cost ->
    [one] one letter
   *[other] { $cost } letters
}; you have { $letters ->
    [0] none.
    [one] one.
   *[other] { $letters }.
}

conflict-CO-108 = On the northern map under the rules of the base game the courier does not come along, so carriages are always taken.
tut-guide-kf-letters-title = Letters of nobility.
tut-guide-kf-letters = Whoever places a house in a city with a letter gets it. Letters buy the help of further officials in the same turn.
tut-guide-kf-price-title = One more official.
tut-guide-kf-price = For this many letters this official helps, too. Only letters count that you had when the turn began.
