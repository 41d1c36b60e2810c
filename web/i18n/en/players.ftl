### Computer players: levels, menu of the seats, thinking, hints, analysis.

## Levels

level-apprentice-name = Apprentice
level-apprentice-character = Takes whatever lies nearest and still overlooks a lot.
level-messenger-name = Messenger
level-messenger-character = Plays soundly, but looks no further than tonight.
level-merchant-name = Merchant
level-merchant-character = Knows the worth of everything on the table and reckons fast.
level-patrician-name = Patrician
level-patrician-character = Tries hundreds of games in her head before every move.

## Who sits where

player-person = Person
player-computer = Computer
player-at = Who plays at seat { $number }?
player-of = Who plays for { $name }?
players-menu = Seats
players-menu-help = Every seat can change hands in the middle of the game; it counts at once.
players-menu-hidden = When a person takes over, the cards stay hidden until that person is there.
new-no-person = Nobody but computers at this table: you can watch them.

## Playing alone

solo = Play alone
solo-title = Against whom?
solo-help = Tap a level; the game begins at once.
solo-opponents = Opponents
solo-game = Which game?
solo-waits = Just a moment …

## Thinking

thinking-turn = to move
thinking-thinks = is thinking
thinking-progress = How much of the time for thinking has passed
thinking-now = Move now
thinking-undo = Take back
thinking-stuck = The computer cannot go on here. The game is safely kept.

## Hints

hint = Hint
hint-title = A hint
hint-thinking = Thinking it over …
hint-stop = That will do
hint-chance = Chance of winning: { $percent }%
hint-others = Also worth a thought
hint-option = { $action } – { $percent }%
hint-honest = Only from what you know yourself.

## Analysis

analysis = Analysis
analysis-title = Analysis of the game
analysis-running = The game is being thought through once more
analysis-stop = Enough
analysis-chart-label = How the chances of winning changed with every turn; the most costly decisions are listed below.
analysis-chart = Chance of winning in percent
analysis-costly = The most costly decisions
analysis-none = No decision has cost much.
analysis-decision = Round { $round }: { $name }
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-cost = { $from }% instead of { $to }%
analysis-show = Show on the board
analysis-back = Back to the analysis
analysis-at = Here { $name } played: { $action } ({ $from }%). Better: { $better } ({ $to }%).
