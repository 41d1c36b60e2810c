# The words of the sample game.

game-dredging = Dredging
game-dredging-about = Beads lie in the canal; whoever takes the last one wins. 2 to 3 people, a minute.
option-beads = Beads
option-beads-help = So many lie in the canal at the beginning.
option-beads-12 = 12 beads
option-beads-20 = 20 beads
score-part-last = Last bead

dre-region-canal = Beads in the canal
dre-secret = Your secret bead: { $secret }
dre-taken = { $count } taken
dre-beads = { $count ->
    [one] One bead lies in the canal.
   *[other] { $count } beads lie in the canal.
}
dre-prompt-take = Take one to three beads
dre-prompt-done = End your turn
dre-do-take = { $count ->
    [one] Take one bead
   *[other] Take { $count } beads
}
dre-actions-take = Take beads
dre-actions-end = Hand over
dre-key-take = take so many beads
dre-help-take = Take
dre-help-take-text = one to three beads.
dre-help-end = Hand over
dre-help-end-text = to the next player.
dre-help-last = Whoever takes the last bead wins.
dre-log-took = { $count ->
    [one] { $name } takes a bead.
   *[other] { $name } takes { $count } beads.
}
dre-log-turn = { $name } is to move (round { $round }).

rule-DR-001 = Only one to { $most } beads can be taken.
rule-DR-002 = Only { $left } are left.
rule-DR-003 = The game is over.
rule-DR-004 = It is somebody else’s turn.
rule-DR-005 = First take beads.
rule-DR-006 = You have taken beads already.
