tournament-about = Everybody meets everybody as evenly as possible, and takes turns at beginning. Each table plays on the tablet that it likes: give this tournament to the others first, and bring their results in afterwards.
tournament-names = Names, one on each line ({ $least } to { $most })
tournament-game = Game
tournament-size = People at a table
tournament-rules = Expansions and variants
tournament-rounds = Rounds
tournament-plan =
    { $people ->
        [one] 1 name. Tables of { $tables }
       *[other] { $people } names. Tables of { $tables }
    }
tournament-draw = Draw the rounds
tournament-people = A tournament needs { $least } to { $most } people; there are { $count }.
tournament-new = New tournament
tournament-import = Bring in results
tournament-give = Give to other tablets
tournament-delete = Delete the tournament
tournament-delete-text = The rounds and the table of points go from this device for good. The results of its games stay in the statistics.
tournament-unkept = Results are not kept on this device now, so there can be no tournament.
tournament-title = { $game }, { $date }, { $count } people
tournament-round = Round { $round } ({ $played } of { $tables } played)
tournament-bout = Tournament { $round } · table { $table }
tournament-play = Play here
tournament-standings = Standings
tournament-head-games = Games
tournament-head-wins = Wins
tournament-head-score = Score
tournament-head-points = Points
tournament-score-about = A win scores 1, the last place 0, in between evenly.
