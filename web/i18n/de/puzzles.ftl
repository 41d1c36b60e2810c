puzzles-about = Augenblicke aus Partien, in denen eine Aktion klar die beste ist: Computer haben jede auf zweitausend Verteilungen geprüft und einige davon zu Ende gespielt.
puzzles-absent = Die Datei mit Stellungen dieses Hauses ließ sich nicht laden.
puzzles-bad = Ein Teil der Datei mit Stellungen dieses Hauses ist nicht zu lesen.
puzzles-solved = { $solved } von { $count } gelöst
puzzles-grade = Wie schwer
puzzles-kind = Worum es geht
puzzles-extras = Erweiterungen
puzzles-base = Grundspiel
puzzles-next = Nächste Stellung
puzzles-all-solved = Diese sind alle gelöst
puzzles-others = Gelöst – weiter mit anderen Stellungen
puzzles-mark = Stellung { $number }, { $grade }, { $kind }: { $answer }
puzzles-answer =
    { $answer ->
        [found] gleich gelöst
        [later] später gelöst
        [missed] versucht, noch nicht gelöst
       *[open] offen
    }
