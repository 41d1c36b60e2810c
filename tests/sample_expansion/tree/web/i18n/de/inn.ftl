expansion-inn = Das Gasthaus
expansion-inn-about = Wer beim Wirt rastet, bekommt am Ende für je zwei Rasten einen Punkt.
score-part-inn = Rasten

tut-official-wirt = Wirt
tut-official-does-wirt = Gibt dir eine Rast, bevor du legst.
tut-ask-wirt = Beim Wirt rasten?
tut-actions-rest = Rasten
tut-in-do-rest = Beim Wirt rasten
tut-in-rests = Rasten: { $count }
tut-in-log-rested = { $name } rastet beim Wirt.

rule-IN-001 = Gerastet wird zwischen Nehmen und Legen.
