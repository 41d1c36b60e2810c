## Der Kurier der Fürstin: Adelsbriefe

expansion-courier = Der Kurier der Fürstin
expansion-courier-about = Das erste Haus in einer Stadt bringt ihren Adelsbrief; mit Briefen helfen in einem Zug mehrere Amtspersonen.
tut-kf-letters = { $count ->
    [0] Kein Adels­brief
    [one] Ein Adels­brief
   *[other] { $count } Adels­briefe
}
tut-kf-letters-gain = Adelsbriefe: { $count } gewonnen{ $price ->
    [0] {""}
   *[other] {", "}{ $price } bezahlt
}
tut-kf-told = Brief
tut-kf-price = { $count ->
    [one] Der { $official } kostet jetzt einen Brief.
   *[other] Der { $official } kostet jetzt { $count } Briefe.
}
tut-kf-courier = Kurier
tut-kf-courier-about = Der Kurier der Fürstin: Jede weitere Amtsperson kostet nur einen Brief, und am Ende zählt er einen Punkt.
tut-kf-declined = Ohne sie kommt der Kurier zu dir.
tut-kf-log-letter = { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } den Adelsbrief von { $city }.
tut-kf-log-paid = { $name ->
        [Du] Du bezahlst
       *[other] { $name } bezahlt
    } { $count ->
    [one] einen Adelsbrief
   *[other] { $count } Adelsbriefe
}: Der { $official } hilft auch noch.
tut-kf-log-courier = Der Kurier { $name ->
        [Du] reitet zu dir
       *[other] reitet zu { $name }
    }.
tut-help-courier = Mit Adelsbriefen helfen dir im selben Zug weitere Amtspersonen. Das erste Haus in einer Stadt bringt dir ihren Brief.

rule-KF-303 = Der { $official } war in diesem Zug schon da. Jede Amtsperson hilft nur einmal.
rule-KF-306 = Der { $official } kostet { $cost ->
    [one] einen Adelsbrief
   *[other] { $cost } Adelsbriefe
}. Vom Beginn des Zuges { $letters ->
    [0] ist keiner übrig.
    [one] ist einer übrig.
   *[other] sind { $letters } übrig.
}
rule-KF-315 = Umsonst hilft jetzt nur der Postmeister. Der Amtmann kostet { $cost ->
    [one] einen Adelsbrief
   *[other] { $cost } Adelsbriefe
}, du hast { $letters ->
    [0] keinen.
    [one] einen.
   *[other] { $letters }.
}

conflict-CO-108 = Auf der nördlichen Landkarte ist der Kurier nicht dabei, also werden Kutschen immer genommen.
tut-guide-kf-letters-title = Adelsbriefe.
tut-guide-kf-letters = Wer in einer Stadt mit Brief ein Haus setzt, bekommt ihn. Mit Briefen helfen dir weitere Amtspersonen im selben Zug.
tut-guide-kf-price-title = Noch eine Amtsperson.
tut-guide-kf-price = Für so viele Briefe hilft dir diese Person auch noch. Es zählen die Briefe, die du zu Beginn des Zuges hattest.
