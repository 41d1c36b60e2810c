puzzles-about = Moments of games in which one action is clearly the best: computers have checked each of them on two thousand deals and played some of these to the end.
puzzles-absent = The file with positions of this house could not be loaded.
puzzles-bad = A part of the file with positions of this house cannot be read.
puzzles-solved = { $solved } of { $count } solved
puzzles-grade = Grade
puzzles-kind = About
puzzles-extras = Expansions
puzzles-base = Base game
puzzles-next = Next position
puzzles-all-solved = All of these are solved
puzzles-others = Solved – on with other positions
puzzles-mark = Position { $number }, { $grade }, { $kind }: { $answer }
puzzles-answer =
    { $answer ->
        [found] solved at once
        [later] solved later
        [missed] tried, not solved yet
       *[open] open
    }
