## Glanz und Gloria: freie Städte und Zugpferde

expansion-glory = Glanz und Gloria
expansion-glory-about = Der Norden statt des Südens, auf einer Karte mit freien Reichsstädten; Karten werden auch zu Zugpferden.
tut-gg-card = { $city } ({ $horses ->
    [one] 1 Pferd
   *[other] { $horses } Pferde
})
tut-gg-card-words = { $card }, { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
}
tut-gg-deck-words = { $deck }; die oberste Karte zeigt { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
}
tut-gg-free-city = freie Reichsstadt
tut-gg-free-cities = Freie Reichsstädte
tut-gg-stack-free = Freie Reichsstadt
tut-gg-stack-about-free = Für das erste Haus in einer freien Stadt: Das Plättchen liegt bei ihr auf der Landkarte.
tut-gg-told-tile = Plättchen liegt dort
tut-gg-horses = { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
}
tut-gg-goal = { $horses ->
    [one] 1 Pferd
   *[other] { $horses } Pferde
} für { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tut-gg-team-words = Gespann: { $strength ->
    [one] ein Pferd
   *[other] { $strength } Pferde
}{ $count ->
    [0] { "" } an der Kutsche.
    [one] , zwei davon an der Kutsche, dazu eine Pferdekarte mit { $list }.
   *[other] , zwei davon an der Kutsche, dazu { $count } Pferdekarten mit { $list }.
}
tut-gg-hand-words = Pferde auf den Handkarten: { $list }.
tut-gg-rider = ist zuletzt am Zug
tut-gg-rider-about = Der Reiter: Dieser Platz hat in jeder Runde den letzten Zug.
tut-gg-fits-horse = Kann ins Gespann
tut-lay-horse = Ins Gespann legen
tut-gg-ask-second = Auch { $city } ins Gespann legen, mit Hilfe des Postillions?
tut-gg-prompt-begin = Lege eine Karte: als Beginn einer Strecke oder ins Gespann.
tut-gg-prompt-extend = Lege eine Karte: an die Strecke oder ins Gespann.
tut-gg-prompt-no-fit = Nichts passt an die Strecke. Lege eine Karte ins Gespann, oder beginne neu.
tut-actions-horse = Karte ins Gespann legen
tut-do-lay-horse = { $city } ins Gespann legen
tut-do-lay-horse-helped = { $city } ins Gespann legen, mit dem Postillion
tut-do-lay-first-helped = Strecke mit { $city } beginnen, mit dem Postillion
tut-gg-log-harnessed = { $name ->
        [Du] Du spannst
       *[other] { $name } spannt
    } { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
} an.
tut-gg-log-harnessed-second = Mit dem Postillion { $name ->
        [Du] spannst du
       *[other] spannt { $name }
    } noch { $horses ->
    [one] ein Pferd
   *[other] { $horses } Pferde
} an.
tut-gg-log-harnessed-card = { $name ->
        [Du] Du legst
       *[other] { $name } legt
    } { $city } ins Gespann.
tut-gg-log-harnessed-card-second = Mit dem Postillion { $name ->
        [Du] legst du
       *[other] legt { $name }
    } auch { $city } ins Gespann.
tut-log-discarded-horses = { $name ->
        [Du] Du legst
       *[other] { $name } legt
    } die Pferdekarten ab: { $cities }.
tut-help-close-team = Abschließen (freiwillig).
tut-help-close-team-text = Ab drei Karten, mit so vielen Zugpferden: Häuser setzen und Bonusplättchen nehmen.
tut-help-officials-team = In jedem Zug darf eine Amtsperson helfen: Postillion (zweite Karte legen), Postmeister (zweite Karte nehmen) oder Amtmann (Auslage tauschen).
tut-help-team = Eine Karte darf statt an die Strecke auch ins Gespann. Zum Abschließen braucht es so viele Pferde, wie die Strecke Karten hat.
tut-help-free-cities = Von den freien Städten einer Strecke bekommt nur eine ein Haus. Das erste Haus dort bringt ihr Plättchen.
tut-help-end-team = Das Ende kommt, wenn jemand das letzte eigene Haus setzt; die Runde wird zu Ende gespielt. Es zählen die Bonusplättchen, jedes nicht gesetzte Haus kostet einen Punkt.

rule-GG-107 = Der Wagner ist hier nicht dabei: Statt Kutschen hast du ein Gespann.
rule-GG-204 = Das Gespann ist voll. Diese Karte kann nur an die Strecke.
rule-GG-301 = Dein Gespann ist noch zu schwach: { $strength ->
    [one] ein Pferd
   *[other] { $strength } Pferde
} für { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. Lege Karten ins Gespann.
rule-GG-307 = Von den freien Städten einer Strecke bekommt nur eine ein Haus.
rule-GG-309 = Kommen alle Häuser in ein Land, bekommt keine freie Stadt eines.
tut-guide-gg-where-title = Strecke oder Gespann?
tut-guide-gg-where = Diese Karte kann an deine Strecke, oder du legst sie als Pferde ins Gespann. Wähle, wo sie liegen soll.
tut-guide-gg-harness-title = Karten werden Pferde.
tut-guide-gg-harness = Statt an die Strecke kannst du eine Karte hierher legen. Dann zählen ihre Hufeisen, und sie bleibt im Gespann.
tut-guide-gg-weak-title = Zu wenig Pferde.
tut-guide-gg-weak = Zum Abschließen braucht dein Gespann mindestens so viele Pferde, wie die Strecke Karten hat. Lege Karten mit vielen Pferden ins Gespann.
