## Glanz und Gloria: freie Städte und Zugpferde

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
tut-gg-free-city = freie Stadt
tut-gg-free-cities = Freie Städte
tut-gg-stack-free = Freie Stadt
tut-gg-stack-about-free = Für das erste Haus in einer freien Stadt: Das Plättchen liegt bei ihr auf der Karte.
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
tut-gg-team-words = Gespann: { $strength } Pferde, davon zwei an der Kutsche{ $count ->
    [0] { "." }
    [one] { "" } und eine Pferdekarte mit { $list }.
   *[other] { "" } und { $count } Pferdekarten mit { $list }.
}
tut-gg-hand-words = Pferde auf den Handkarten: { $list }.
tut-gg-rider = zieht zuletzt
tut-gg-rider-about = Der Reiter: Dieser Platz hat in jeder Runde den letzten Zug.
tut-gg-fits-horse = Kann als Pferd angespannt werden
tut-lay-horse = Als Pferd anspannen
tut-gg-ask-second = { $city } mit Hilfe des Postillions als zweite Karte anspannen?
tut-gg-prompt-begin = Lege eine Karte: als Beginn einer Route oder als Pferd.
tut-gg-prompt-extend = Lege eine Karte: an die Route oder als Pferd vor die Kutsche.
tut-gg-prompt-no-fit = Keine Karte passt an die Route: Spanne eine als Pferd an oder beginne eine neue Route.
tut-actions-harness = Ein Pferd anspannen
tut-gg-do-harness = { $city } anspannen
tut-gg-do-harness-helped = { $city } mit dem Postillion anspannen
tut-gg-do-first-helped = Mit dem Postillion eine Route mit { $city } beginnen
tut-gg-log-harnessed = { $name } spannt eine Karte mit { $horses ->
    [one] einem Pferd
   *[other] { $horses } Pferden
} an.
tut-gg-log-harnessed-second = Mit dem Postillion spannt { $name } noch eine Karte mit { $horses ->
    [one] einem Pferd
   *[other] { $horses } Pferden
} an.
tut-gg-log-harnessed-card = { $name } spannt { $city } an.
tut-gg-log-harnessed-card-second = Mit dem Postillion spannt { $name } auch { $city } an.
tut-log-discarded-horses = { $name } legt die Pferdekarten ab: { $cities }.

rule-GG-107 = Der Wagner ist in diesem Spiel nicht dabei: Das Gespann tritt an die Stelle der Kutschen.
rule-GG-204 = Mehr als { $limit } Pferdekarten können nicht vor einer Kutsche liegen. Diese Karte kann nur an die Route.
rule-GG-301 = Das Gespann ist zu schwach: { $cards } Routenkarten brauchen { $cards } Pferde, deines hat { $strength }.
rule-GG-307 = Von den freien Städten einer Route bekommt nur eine ein Haus.
rule-GG-309 = Wer alle Städte eines Landes besetzt, setzt kein Haus in eine freie Stadt.
tut-guide-gg-harness-title = Karten werden Pferde.
tut-guide-gg-harness = Statt an die Route kannst du eine Karte hierher legen. Dann zählt das Hufeisen auf ihr, und sie bleibt im Gespann.
tut-guide-gg-weak-title = Zu wenig Pferde.
tut-guide-gg-weak = Zum Abschließen braucht dein Gespann mindestens so viele Pferde, wie die Route Karten hat. Lege Karten mit hohen Zahlen ins Gespann.
