daily-about = Everybody has the same deal today, against the same opponent. On this device the first game of a day counts; afterwards you can play it as often as you like. Par is what the strongest level reaches in the same seat.
daily-against = { $rules }, against { $name } ({ $level })
daily-base = Base game
daily-play = Play
daily-again = Play again (does not count)
daily-points = Your points
daily-par = Par
daily-par-waits = is being worked out…
daily-par-failed = cannot be worked out
daily-hinted = with hints
daily-shared = Spieltisch, deal of the day { $day }, { $game }: { $points }{ $known ->
    [known] , par { $par }
   *[none] {""}
}{ $hinted ->
    [yes] , with hints
   *[no] {""}
}
daily-chart = Your points above or below par, day by day
daily-days = Your days
daily-day = Day
daily-apart = Difference
daily-unkept = Results are not kept on this device now, so there is no par.
