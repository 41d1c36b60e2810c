expansion-inn = The Inn
expansion-inn-about = Whoever rests with the Wirt gets a point for every two rests at the end.
score-part-inn = Rests

tut-official-wirt = Wirt
tut-official-does-wirt = Gives you a rest before you lay.
tut-ask-wirt = Rest with the Wirt?
tut-actions-rest = Rest
tut-in-do-rest = Rest with the Wirt
tut-in-rests = Rests: { $count }
tut-in-log-rested = { $name } rests with the Wirt.

rule-IN-001 = You rest between taking and laying.
