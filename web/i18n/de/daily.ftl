daily-about = Heute haben alle dieselben Karten und dieselbe Gegnerin. Auf diesem Gerät zählt die erste Partie eines Tages, danach könnt ihr sie spielen, so oft ihr wollt. Das Par ist, was die stärkste Stufe am selben Platz erreicht.
daily-against = { $rules }, gegen { $name } ({ $level })
daily-base = Grundspiel
daily-play = Spielen
daily-again = Noch einmal (zählt nicht)
daily-points = Deine Punkte
daily-par = Par
daily-par-waits = wird ausgerechnet …
daily-par-failed = lässt sich nicht ausrechnen
daily-hinted = mit Tipps
daily-shared = Spieltisch, Tagespartie { $day }, { $game }: { $points }{ $known ->
    [known] , Par { $par }
   *[none] {""}
}{ $hinted ->
    [yes] , mit Tipps
   *[no] {""}
}
daily-chart = Deine Punkte über oder unter Par, von Tag zu Tag
daily-days = Deine Tage
daily-day = Tag
daily-apart = Unterschied
daily-unkept = Ergebnisse werden auf diesem Gerät gerade nicht aufbewahrt, daher gibt es kein Par.
