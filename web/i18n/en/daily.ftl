daily-about = The deal of the day is one for everybody, and so is the opponent. On this device the first game of a day counts; once it is over you can play it as often as you like. Hints are allowed; the result is then marked “with hints”. Par is what the strongest level reaches in the same seat. It stands here once you have played all your turns yourself; seen before, it would give away how good the cards are.
daily-against = { $rules }, against { $name } (level “{ $level }”: a strong opponent, the second strongest of four)
daily-base = Base game
daily-play = Play
daily-before = Your game of { $day } is still open; played to its end, it counts for its day.
daily-points = Your points
daily-par = Par
daily-hinted = with hints
daily-shared = Spieltisch, deal of the day { $day }, { $game }: { $points }{ $known ->
    [known] , par { $par }
   *[none] {""}
}{ $hinted ->
    [yes] , with hints
   *[no] {""}
}{ $won ->
    [yes] , won
   *[no] , lost
}
daily-squares = ten squares are the par: green is reached, yellow is beyond
daily-spent = A computer played turns for you, so this game does not count, and there is no par.
daily-uncounted = This game was not counted, so there is no par.
daily-chart = Your points and the par, day by day
daily-days = Your days
daily-day = Day
daily-apart = Difference
daily-unkept = Results are not kept on this device now, so there is no par.
daily-week = The last seven days: your points, and how far from par
daily-not-played = not played
daily-yesterday = Yesterday: { $par }
daily-look = See what the best line was
daily-tomorrow = Tomorrow { $name } has new cards for you: { $rules }{ $boxes ->
    [0] .
   *[other] . On Sundays an expansion takes part.
}
daily-average = On average of your last days with a par (seven at most): { $side ->
    [0] at par
    [1] { NUMBER($apart, maximumFractionDigits: 1) } above par
   *[-1] { NUMBER($apart, maximumFractionDigits: 1) } below par
}
