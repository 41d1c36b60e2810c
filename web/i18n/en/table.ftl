# Words that are the same at every table.

table-yes = Yes
table-no = No
table-close-bubble = Close this note
table-forecast = If the game ended now
table-forecast-total =
    { $total ->
        [one] one point
       *[other] { $shown } points
    }
table-forecast-least =
    { $total ->
        [one] at least one point
       *[other] at least { $shown } points
    }
table-forecast-part = { $part }: { $points }
table-forecast-hidden = Whatever is still face down comes on top of that.
table-player-title = What { $name ->
        [You] you have
       *[other] { $name } has
    } on show
table-player-ask = { $name }: what is on show
table-close-dialog = Close
table-rule = Rule { $rule }
table-region-prompt = Whose turn it is and what to do
table-region-turn = Turn
table-region-tools = Lists and help
table-region-log = Log
table-undo = Undo
table-restart = Restart turn
table-actions-back = Take back
table-undo-start = There is nothing to take back.
table-undo-laid = The position begins here: nothing is to be taken back.
table-undo-turn = Before this it was { $name ->
        [You] your turn
       *[other] { $name }’s turn
    }; what other people did cannot be taken back.
table-undo-revealed = No way back from here: something new has been revealed.
table-undo-since = Your last turn can no longer be taken back: something new has been revealed since.
table-take-back-title = { $whole ->
    [yes] Take back your whole turn?
   *[no] Take back your last step?
}
table-take-back-text = { $whole ->
    [yes] Your whole turn
   *[no] Your last step
} is taken back{ $names ->
    [none] .
   *[other] , and all that { $names } did since.
}
table-take-back-no = Go on playing
table-bubble-why = Why this is not possible
table-bubble-ask = Question
table-bubble-info = Information
table-log-empty = Nothing has happened yet: what happens at the table will stand here.
table-log-since = Since your last turn
table-log-nowhere = This line is about no place on the board.
table-log-unmarked = The board shows no lines of the log: “Show the log on the board” is switched off in the settings.
table-guide = Guide
table-guide-on = Start the guide through the game
table-guide-leave = Leave the guide
table-guide-off = Off
table-guide-left = The guide has ended. You can start it again from the help window.
table-guide-left-known = The guide has ended, and from now on the first press counts. You can start it again from the help window.
table-guide-left-looking = It stays as it was: look first, then do it. You can change that in the settings.
table-guide-waits = The guide goes on after this hint.
table-guide-silent = The guide has nothing to show just now.
table-guide-looks = The first press only shows a card, the second one takes it.
table-guide-start = Show me how
table-guide-known = I know this game
table-guide-next = Got it
table-guide-more = Go on
table-guide-chapters = Chapters of the guide
table-key-guide = to what the guide shows

# What a game may also say in words of its own: where there is `tut-tool-log`, it stands for `table-tool-log`.

table-region-players = Players
table-end-turn = End turn
table-tool-log = Log
table-tool-actions = All actions
table-tool-help = Help
table-prompt-over = The game is over.
table-prompt-won = You win.
table-prompt-winners = { $count ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
    }.
   *[other] { $names } win together.
}
table-prompt-waiting = { $name ->
        [You] are
       *[other] is
    } playing.
table-prompt-watching = { $name ->
        [You] are
       *[other] is
    } playing. You are watching.
table-info-read-only = You can only watch here just now.
table-info-over = The game is over.
table-info-replay = This is the replay. The cross below leaves it.
table-info-starting = One moment: the game is still starting.
table-info-asked = All stays as it was. Once more, and your turn is over.
table-info-once = The second quick press did not count.
table-info-once-key = The second quick press did not count.
table-window-first = { $asks ->
    [yes] Answer this first.
   *[no] Close this window first.
}
table-look = { $action }: once more to do it. It cannot be taken back.
table-info-no-key = This key means nothing here. “?” shows all of them.
table-info-nothing-open = There is nothing open to close just now.
table-info-too-late = That is no longer possible.
table-info-too-late-for = “{ $action }” is no longer possible.
table-info-changed = Something else is here now. Once more if you mean it.
table-info-unclear = First choose how or where.
table-look-first-title = One press or two?
table-look-first-text = So far your first press only showed what a step would do, and the second press did it. How shall it be from now on? Two quick presses on one thing count as one. In the settings it is called “Look first, then do it”.
table-look-first-always = Two presses: look first
table-look-first-never = One press: do it at once
table-info-own-turn = It is your turn now.
table-info-not-your-turn = { $name } is playing.
table-info-no-hint = { $riddle ->
    [yes] There is no hint here: you look for the best action yourself.
   *[no] There are hints only in games in which a computer plays.
}
table-actions-none = There is nothing to do just now.
table-key-actions = all actions as a list
table-key-undo = take back
table-key-end = end the turn
table-key-hint = ask for a hint (Enter does it), or put it away
table-key-log = the log
table-key-players = the players
table-key-help = this help
table-key-cancel = cancel
table-help-title = A turn, and the keys
table-help-keys = Keys
table-count-part = { $name }: { $part }
table-log-over = { $count ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
    }.
   *[other] { $names } win together.
}
table-lost-board = The browser has lost this picture and is drawing it again. If it does not come back, reload the page: the game is kept.
table-told = Board in words
table-told-help = Arrow keys go from place to place, with Shift only to those that can be chosen, Page Down to the next chart; Enter does what a press on the board does.
table-told-live = { $count ->
    [0] No place of the board is asked for now.
    [one] One place can be chosen now.
   *[other] { $count } places can be chosen now.
}
table-key-told = the board in words
