daily-about = Die Tagespartie ist heute für alle dieselbe, auch die Gegnerin. Auf diesem Gerät zählt die erste Partie eines Tages, danach kannst du sie spielen, so oft du willst. Rat ist erlaubt; das Ergebnis trägt dann den Vermerk „mit Rat“. Das Par ist, was die stärkste Stufe am selben Platz erreicht. Es steht hier, sobald du alle deine Züge selbst gespielt hast: Vorher verriete es, wie gut die Karten sind.
daily-against = { $rules }, gegen { $name } (Stufe „{ $level }“: stark, die zweitstärkste von vier)
daily-base = Grundspiel
daily-play = Spielen
daily-before = Deine Partie vom { $day } ist noch offen; zu Ende gespielt, zählt sie für ihren Tag.
daily-points = Deine Punkte
daily-par = Par
daily-hinted = mit Rat
daily-shared = Spieltisch, Tagespartie { $day }, { $game }: { $points }{ $known ->
    [known] , Par { $par }
   *[none] {""}
}{ $hinted ->
    [yes] , mit Rat
   *[no] {""}
}{ $won ->
    [yes] , gewonnen
   *[no] , verloren
}
daily-squares = zehn Quadrate sind das Par, grün ist erreicht, gelb darüber
daily-spent = Ein Computer hat Züge für dich gespielt: Deshalb zählt diese Partie nicht, und es gibt kein Par.
daily-uncounted = Diese Partie wurde nicht gezählt, deshalb gibt es kein Par.
daily-chart = Deine Punkte und das Par, von Tag zu Tag
daily-days = Deine Tage
daily-day = Tag
daily-apart = Unterschied
daily-unkept = Ergebnisse werden auf diesem Gerät gerade nicht aufbewahrt, daher gibt es kein Par.
daily-week = Die letzten sieben Tage: deine Punkte und der Abstand zum Par
daily-not-played = nicht gespielt
daily-yesterday = Gestern: { $par }
daily-look = Ansehen, was das Beste gewesen wäre
daily-tomorrow = Morgen hat { $name } neue Karten für dich: { $rules }{ $boxes ->
    [0] .
   *[other] . Sonntags ist eine Erweiterung dabei.
}
daily-average = Im Schnitt deiner letzten Tage mit Par (höchstens sieben): { $side ->
    [0] genau auf Par
    [1] { NUMBER($apart, maximumFractionDigits: 1) } über Par
   *[-1] { NUMBER($apart, maximumFractionDigits: 1) } unter Par
}
