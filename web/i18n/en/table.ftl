# Words that are the same at every table.

table-yes = Yes
table-no = No
table-close-bubble = Close this note
table-close-dialog = Close
table-rule = Rule { $rule }
table-region-prompt = Whose turn it is and what to do
table-region-turn = Turn
table-region-log = Course of the game
table-undo = Undo
table-restart = Restart turn
table-undo-start = There is nothing to take back.
table-undo-turn = What came before was somebody else’s turn.
table-undo-revealed = This cannot be taken back: a new card has been revealed.
table-bubble-why = Why this is not possible
table-bubble-ask = Question
table-bubble-info = Information
table-log-empty = Nothing has happened yet.
table-log-since = Since your last turn
