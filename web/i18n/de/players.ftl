### Computerspieler: Stufen, Platzmenü, Nachdenken, Rat, Auswertung.

## Stufen

level-apprentice-name = Lehrling
level-apprentice-character = Spielt vernünftig, hat aber in jeder Partie eine andere Schwäche.
level-messenger-name = Bote
level-messenger-character = Spielt ordentlich, schaut aber nicht weit voraus.
level-merchant-name = Kaufherrin
level-merchant-character = Weiß, was alles auf dem Tisch wert ist, und rechnet schnell.
level-patrician-name = Patrizierin
level-patrician-character = Probiert vor jedem Zug Hunderte von Partien im Kopf.
opponent =
    Stufe { $level ->
        [apprentice] { level-apprentice-name }
        [messenger] { level-messenger-name }
        [merchant] { level-merchant-name }
       *[patrician] { level-patrician-name }
    }{ $level ->
        [apprentice] { $weakness ->
            [forgets-tiles] , vergisst die Bonusplättchen
            [closes-early] , schließt zu früh ab
            [trusts-luck] , hofft auf verdeckte Karten
            [trusts-postillion] , setzt zu oft auf den Postillion
            [sits-on-gold] , sitzt auf dem Gold
            [wastes-gold] , geht leichtsinnig mit Gold um
            [lays-streets] , baut zu viele Straßen
            [builds-late] , lässt Plättchen zu lange liegen
           *[other] {""}
        }
       *[other] { $temper ->
            [hurries] , hat es eilig
            [builds] , baut in die Breite
            [hoards] , sammelt gern
           *[other] {""}
        }
    }

## Wer sitzt wo

player-person = Mensch
player-computer = Computer
player-at = Wer spielt auf Platz { $number }?
player-of = Wer spielt { $name ->
        [Du] für dich
       *[other] für { $name }
    }?
players-menu = Plätze
players-menu-help = Jeder Platz lässt sich mitten in der Partie übergeben; es gilt sofort.
players-menu-counts = { $kind ->
    [daily] Spielt ein Computer auch nur einen deiner Züge, ist die Tagespartie vertan: Sie zählt dann nicht.
   *[usual] Spielt ein Computer auch nur einen Zug für einen Menschen, zählt die Partie nicht für „Deine Partien“.
}
players-menu-hidden = Übernimmt ein Mensch, bleiben die Karten verdeckt, bis er am Gerät ist.
new-no-person = Nur Computer am Tisch: Ihr könnt ihnen zusehen.

## Allein spielen

solo = Allein spielen
first-game = Geführte erste Partie
first-game-of = Geführte erste Partie: { $game }
first-game-help = Gegen einen Lehrling, Schritt für Schritt erklärt
solo-title = Allein spielen
solo-level = Stärke
solo-begin = Spielen
solo-summary = { $game }, gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
} der Stufe { $level }
solo-opponents = Computer am Tisch
solo-game = Welches Spiel?
solo-variants = Varianten
solo-rules = Mehr Regeln unter „Neue Partie“
solo-waits = Gleich geht es los …

## Nachdenken

thinking-turn = { $name ->
    [Du] bist am Zug
   *[other] ist am Zug
}
thinking-played = { $name ->
    [Du] hast gespielt
   *[other] hat gespielt
}
thinking-thinks = { $name ->
    [Du] denkst nach
   *[other] denkt nach
}
thinking-progress = Wie viel der Bedenkzeit verstrichen ist
thinking-now = Jetzt ziehen
thinking-skip = Bis zu meinem Zug vorspringen
thinking-hurries = Die Computer ziehen jetzt ohne Pause.
thinking-stuck = Der Computer kommt hier nicht weiter. Die Partie ist sicher aufbewahrt.

## Rat

hint = Rat
hint-thinking = Mal überlegen …
hint-early = Einen Moment: Der Rat kommt noch.
hint-stop = Reicht schon
hint-more = Mehr
hint-less = Weniger
hint-do = Ausführen
hint-chance = Aussicht auf den Sieg: etwa { $percent } %
hint-others = Auch eine Überlegung wert
hint-option = { $action } – { $how ->
    [all] kostet die Partie
   *[cost] etwa { $cost } % weniger
}
hint-even = { $action } – etwa gleich gut
hint-few = { $own ->
    [no] Mehr als { $few } Ratschläge: zählt nicht für Wertungszahl, Marken und Leiter.
   *[yes] { $left ->
        [0] Kein Rat mehr frei für Wertungszahl, Marken und Leiter.
        [1] Noch ein Rat frei für die Leiter.
       *[other] Noch { $left } Ratschläge frei für die Leiter.
    }
}
hint-dear = Du hattest in dieser Partie schon { $few } Ratschläge. Mit einem weiteren zählt sie weder für die Wertungszahl noch für Marken und Leiter.
hint-still = Trotzdem Rat holen
hint-honest = Beruht nur auf dem, was du selbst weißt.

## Auswertung

analysis = Auswertung
analysis-title = Auswertung der Partie
analysis-running = Die Partie wird noch einmal durchdacht: { $percent } %
analysis-stopped = Beendet, ehe alles durchdacht war: Es steht da, was bis dahin bekannt ist.
analysis-kept = Hier wird noch gesucht …
analysis-stop = Genügt
analysis-go-on = Weiterdenken
analysis-gaps = { $name } hat { $all ->
    [0] ebenso viele Punkte
    [1] einen Punkt mehr
   *[other] { $all } Punkte mehr
}: { $parts }.
analysis-chart-label = Wie sich die Aussichten auf den Sieg nach jedem Zug änderten; die Eingabetaste zeigt den Spielplan zu dieser Zeit
analysis-chart = Aussicht auf den Sieg in Prozent
analysis-chart-bands = { $running ->
    [yes] Noch wird gerechnet. Wo um eine Linie ein blasser Streifen liegt, verläuft sie wirklich in ihm; wo keiner ist, weiß man noch wenig.
   *[no] Wo um eine Linie ein blasser Streifen liegt, verläuft sie wirklich in ihm; wo keiner ist, weiß man wenig.
}
analysis-chart-about = { $count ->
    [1] { $name ->
        [Du] So weit du es jeweils wissen konntest
       *[other] So weit { $name } es jeweils wissen konnte
    }: Was die anderen verdeckt hielten, zählt nicht mit.
   *[other] So weit es alle am Tisch jeweils wissen konnten: Was jemand verdeckt hielt, zählt nicht mit.
}
analysis-costly-yet = Die teuersten Entscheidungen, vorläufig
analysis-costly = Die teuersten Entscheidungen
analysis-costly-about = Die Prozente gelten für den Augenblick der Entscheidung, mit allem, was dabei zu wissen war. Was sie kostete, ist genauer bekannt als die Aussicht selbst.
analysis-costly-more = Bisher gefunden: Teurere können noch hinzukommen; was hier steht, bleibt stehen.
analysis-costly-rest = { $more ->
    [1] Noch ein Zug in der Liste der Züge hat vielleicht Aussicht gekostet, dich oder andere.
   *[other] Noch { $more } Züge in der Liste der Züge haben vielleicht Aussicht gekostet, dich oder andere.
}
analysis-none = Stark gespielt: Keine Entscheidung hat viel gekostet.
analysis-none-yet = Bisher fand sich keine Entscheidung, die viel gekostet hat.
analysis-open = Ein Druck darauf zeigt den Spielplan zu dieser Zeit.
analysis-place = Runde { $round }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-decision = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}: { $name }
analysis-played = Gespielt: { $action }
analysis-better =
    { $kind ->
        [brilliant] Näher lag: { $action }
       *[costly] Besser: { $action }
    }
analysis-cost =
    { $kind ->
        [brilliant] brachte etwa { $cost } %
       *[costly] { $how ->
            [all] kostete die Partie
           *[cost] kostete etwa { $cost } %
        }
    }
analysis-brilliant = Glanzzüge
analysis-advised = Der Rat sah es ebenso; mit mehr Zeit sieht er Besseres.
analysis-turns = Zug für Zug, jeweils mit dem Wissen der Person am Zug
analysis-person =
    { $name }: { $percent ->
        [none] {""}
       *[other] zu { $percent } % genau in { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        } (ein Zug verschenkte im Schnitt { $given ->
            [0] weniger als 1 % eines Sieges
           *[other] etwa { $given } % eines Sieges
        });{" "}
    }Züge mit Glück: { $lucky }, mit Pech: { $unlucky }{ $others ->
    [0] {""}
    [one] {""}. Einen weiteren Zug spielte ein Computer; er wird nicht beurteilt
   *[other] {""}. { $others } weitere Züge spielte ein Computer; sie werden nicht beurteilt
}
analysis-turn = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}: { $before } % → { $after } %
analysis-between = Als { $others ->
    [1] {""}
   *[other] die anderen am Zug waren, vor allem als{" "}
}{ $name ->
    [Du] du am Zug warst
   *[other] { $name } am Zug war
}: { $before } % → { $after } %
analysis-turn-costly = eigene Entscheidungen kosteten etwa { $percent } %{ $most ->
    [0] {""}
   *[other] {" "}(die teuerste { $most } %)
}
analysis-turn-advised = so riet es der Rat; mit mehr Zeit zeigt sich Besseres (etwa { $percent } %)
analysis-turn-perhaps = eigene Entscheidungen kosteten vielleicht etwa { $percent } %{ $most ->
    [0] {""}
   *[other] {" "}(die teuerste { $most } %)
}
analysis-turn-brilliant = Glanzzug: etwa { $percent } % mehr
analysis-turn-luck = Glück, etwa { $percent } %
analysis-turn-bad-luck = Pech, etwa { $percent } %
analysis-turn-more = Kleinigkeiten oder Rundung, etwa { $percent } % mehr
analysis-turn-less = Kleinigkeiten oder Rundung, etwa { $percent } % weniger
analysis-line = Die Zahlen auf dem Plan: der bessere Weg, Schritt für Schritt.
analysis-show = Auf dem Plan zeigen
analysis-try = Noch einmal entscheiden
analysis-at-costly = Hier { $name ->
        [Du] spieltest du
       *[other] spielte { $name }
    }: { $action } (Aussicht etwa { $percent } %). Besser: { $better } (etwa { $cost } % mehr).
analysis-at-perhaps = Hier { $name ->
        [Du] spieltest du
       *[other] spielte { $name }
    }: { $action } (Aussicht etwa { $percent } %). Vielleicht besser: { $better } (etwa { $cost } % mehr; für Gewissheit wurde nicht lange genug überlegt).
analysis-at-advised = Hier { $name ->
        [Du] spieltest du
       *[other] spielte { $name }
    }, wie der Rat es sagte: { $action } (Aussicht etwa { $percent } %). Der Rat sah es ebenso; mit mehr Zeit sieht er: { $better } (etwa { $cost } % mehr).
analysis-at-brilliant = Ein Glanzzug: { $name ->
        [Du] Du spieltest
       *[other] { $name } spielte
    } { $action } (Aussicht etwa { $percent } %). Näher lag: { $better } (etwa { $cost } % weniger).

## Eine Entscheidung noch einmal

study-rests = Gelöst. Wer von hier weiterspielen will, drückt neben der Erklärung „{ study-on }“.
study-answered = Das ist schon deine Antwort: Oben steht, wie gut sie ist und wie es weitergeht.
study-round = Noch einmal: { $round ->
    [0] vor der ersten Runde
   *[other] Runde { $round }
}
study-is-asked = Was tust du jetzt?
study-is-found = Gefunden!{ $left ->
    [0] {" "}Das war die letzte der drei. Mehr gibt es unter „{ study-all }“.
   *[other] { $solved ->
        [0] {""}
       *[other] {" "}({ NUMBER($solved) } bisher gelöst, alle Spiele zusammen)
    }
}
study-is-begun = So fängt es an: Sag auch, wo es endet, mit einem Druck auf das Feld, zu dem das letzte Schiff fährt
study-is-even = Etwa so gut wie das Beste
study-is-worse = { $how ->
    [all] Das kostet die Partie{ $better ->
        [0] {""}
       *[other] : Siegchance { $percent } statt { $better } %
    }
    [part] Nicht das Beste: Siegchance { $percent } statt { $better } %
   *[cost] Etwa { $cost } % schlechter
}
study-is-thinking = Mal überlegen …
study-then = Damals: { $action } – { $how ->
    [all] das kostete die Partie.
   *[cost] das kostete etwa { $cost } %.
}
study-now = Deine Antwort: { $action }.
study-on = Weiterspielen
study-again = Noch einmal
study-back = Zur Auswertung
study-show = Lösung
study-next = Die nächste
study-own = Eigene Partie
study-all = Alle Stellungen

## Stellungen zum Lösen

copy = Mit dem eigenen Exemplar vergleichen
copy-loading = Das Gedruckte wird geladen …
copy-failed = Das Gedruckte ist nicht angekommen.
copy-use = { $name }: deine Berichtigungen
copy-otherwise = Deine Schachtel sagt etwas anderes?
copy-more-of-it = Deine Berichtigungen:
copy-not-yet = Deine Berichtigungen passen noch nicht zusammen und lassen sich deshalb nicht wählen.
copy-use-help = Spielt mit dem, was du nach deinem gedruckten Exemplar berichtigt hast.
copy-use-nothing = Mit diesen Regeln gilt keine deiner Berichtigungen: Sie betreffen einen anderen Plan oder eine andere Erweiterung. Die Partie wird ohne sie gespielt.
puzzles = Stellungen zum Lösen
puzzles-loading = Die Stellungen werden geladen …
puzzles-failed = Die Stellungen sind nicht angekommen.
puzzle-title = Stellung { $number } · { $grade }{ $extras ->
    [none] {""}
   *[other] {" "}· { $extras }
}
puzzle-grade = { $grade ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[0] alle
}
puzzle-kind = { $kind ->
    [take] welche Karte
    [lay] die Strecke
    [close] abschließen oder weiter
    [finish] Schluss machen
    [deny] Wünsche der anderen
    [sail] Schiffe
    [island] Bauen
    [gondoliers] Gondolieri
    [sell] verkaufen oder behalten
   *[best] die beste Aktion
}
puzzle-task = { $kind ->
    [take] Welche Karte bringt dir jetzt am meisten?
    [lay] Wie geht deine Strecke am besten weiter?
    [close] Die Strecke jetzt abschließen oder weiterfahren?
    [finish] Du könntest Schluss machen: jetzt oder später?
    [deny] Auch andere wollen etwas: Was nun?
    [sail] Deine Schiffe: Welches, und wohin, bringt am meisten?
    [island] Du baust: Was, und wo, bringt am meisten?
    [gondoliers] Deine Gondolieri: Was bringt am meisten?
    [sell] Deine Glassteine: jetzt verkaufen oder behalten?
   *[best] Was ist hier die beste Aktion?
}
puzzle-first = Entscheide auf dem Brett. Deine erste Antwort zählt; nach einer falschen kannst du es noch einmal versuchen.
puzzle-second = { $asked ->
    [close-end] Ohne Abschluss
    [finish-end] Ohne das Ende
    [finish-lay] Ohne das Ende
   *[other] Das Nächstbeste
}: { $action }.
puzzle-instead = Besser ist { $verb ->
    [take] eine andere Karte
    [lay] eine andere Karte oder eine andere Stelle dafür
    [close] ein anderer Abschluss: mit anderen Häusern, mit dem Wagner oder ohne ihn
    [sail] eine andere Fahrt
    [pass] eine andere Fahrt
    [build] { $there ->
        [0] ein Bau auf einer anderen Insel
       *[1] ein anderes Plättchen oder ein anderer Platz auf dieser Insel
    }
    [place] eine andere Insel
    [score] eine andere Wertung
    [sell] eine andere Wahl für deine Glassteine
    [choose] ein anderes Plättchen
    [keep] eine andere Karte
   *[other] etwas anderes
}.
puzzle-follows = { $secret ->
    [1] Was für dich am besten wäre, nimmt sich dann wahrscheinlich { $name }.
   *[0] Darauf antwortet { $name } wahrscheinlich so: { $action }{ $ends ->
        [1] {" "}– und läutet damit das Ende ein.
       *[0] .
    }
}
study-counted = { $answer ->
    [found] {""}
    [later] Gezählt: gelöst, aber nicht mit der ersten Antwort.
   *[missed] Gezählt: mit der ersten Antwort verfehlt.
}
puzzle-nudge = Ein Wink: Es geht um { $type ->
    [take] { $where ->
        [none] das, was du nimmst
       *[land] eine offene Karte ({ $where })
    }
    [lay] { $where ->
        [none] eine Karte deiner Hand
       *[land] eine Karte deiner Hand ({ $where })
    }
    [exchange] das, was offen liegt
    [close] den Abschluss deiner Strecke
    [end] die Frage, ob jetzt überhaupt etwas zu tun ist
    [sail] das Schiff auf Feld { $from }
    [pass] das Passen
    [choose] ein Plättchen aus dem Vorrat
    [keep] eine Karte, die du behältst
    [place] { $where ->
        [none] die Insel für einen Gondoliere
       *[island] einen Gondoliere ({ $where })
    }
    [look] Charaktere
    [draw] eine Straße
    [income] dein Einkommen
    [score] { $where ->
        [none] eine deiner Karten
       *[island] eine deiner Karten ({ $where })
    }
    [build] { $where ->
        [none] das Bauen
       *[island] das Bauen ({ $where })
    }
    [sell] den Verkauf deiner Glassteine
   *[other] etwas anderer Art
}.
end-puzzles = Drei Stellungen zum Lösen

## Trainer

coach-cost = −{ $cost } %
coach-cost-of = Aussicht auf Sieg
coach-said = { $how ->
    [all] Das kostete die Partie.
   *[cost] Das kostete etwa { $cost } % der Aussicht auf den Sieg.
}
coach-back = Zurücknehmen
coach-counts = Nimmst du es zurück und folgst dem, zählt es als Rat für die Leiter.
# Die anderen haben seither gezogen, oder es kamen weitere Schritte danach.
coach-better = { $when ->
    [round] { $round ->
        [0] Vor der ersten Runde besser
       *[other] In Runde { $round } besser
    }
    [earlier] Im letzten Zug besser
    [before] Vorhin besser
   *[now] Besser
}{ $dear ->
    [yes] {" "}(zählt als Rat)
   *[no] {""}
}: { $action }.
coach-press = Etwas war besser. Ein Druck zeigt es.
coach-kept = Kein Zurück: Seither ist Neues aufgedeckt.
study-better = Besser: { $action }.
study-brings = Für deine Wahl spricht: { $reason }

## Gründe: Thurn und Taxis

reason-decided = { $won ->
    [1] So gut wie gewonnen: { $reason }
   *[other] So gut wie verloren: { $reason }
}
reason-thurn-und-taxis-saves-route = Nichts in deiner Hand verlängert deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
}: { $card } rettet sie.
reason-thurn-und-taxis-gives-up-route = Das gibt deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} auf: Weder { $card } noch deine Hand verlängert sie.
reason-thurn-und-taxis-leaves-to-official = Weder { $card } noch deine Hand verlängert deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
}: Nur der { $official } kann sie noch retten{ $count ->
    [0] , falls eine passende Karte kommt.
    [1] {""}: { $cities } passt.
   *[other] {""}: { $cities } passen.
}
reason-thurn-und-taxis-needs-horse = Weder { $card } noch deine Hand verlängert deine Strecke von { $cards ->
    [1] einer Karte
   *[other] { $cards } Karten
}: Nur eine Karte als Pferd rettet sie.
reason-thurn-und-taxis-toward-carriage =
    { $missing ->
        [0] { $over ->
            [0] Mit { $card } hast du die { $carriage } Karten für die { $carriage }er-Kutsche
           *[other] Mit { $card } hast du { $have } Karten, genug für die { $carriage }er-Kutsche
        }{ $worth ->
            [0] .
            [one] {""}, und { $have } Karten bringen ein Plättchen (1 Punkt).
           *[other] {""}, und { $have } Karten bringen ein Plättchen ({ $worth } Punkte).
        }
        [1] Mit { $card } fehlt zur { $carriage }er-Kutsche nur noch eine Karte.
       *[other] Mit { $card } fehlen zur { $carriage }er-Kutsche noch { $missing } Karten.
    }
reason-thurn-und-taxis-enough-to-close = Mit { $card } { $have ->
    [1] genügt eine Karte
   *[other] genügen { $have } Karten
} zum Abschließen, mit { $houses ->
    [0] keinem Haus
    [1] einem Haus
   *[other] { $houses } Häusern
}.{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-enough-with-help = Mit { $card } { $have ->
    [1] genügt eine Karte
   *[other] genügen { $have } Karten
}: Der { $official } bringt die { $carriage }er-Kutsche{ $ends ->
    [0] { $worth ->
        [0] .
        [one] {""}, dazu kommt ein Plättchen (1 Punkt).
       *[other] {""}, dazu kommt ein Plättchen ({ $worth } Punkte).
    }
   *[other] {" "}und löst das Ende aus.
}
reason-thurn-und-taxis-toward-help = Mit { $card } und { $missing ->
    [1] einer weiteren Karte
   *[other] { $missing } weiteren Karten
} bringt der { $official } die { $carriage }er-Kutsche{ $ends ->
    [0] .
   *[other] {" "}und löst das Ende aus.
}
reason-thurn-und-taxis-toward-tile =
    { $missing ->
        [0] { $card } macht{ $lay ->
            [0] {""}
           *[other] {""} mit { $lay } weiteren Karten aus deiner Hand
        } eine { $length }er-Strecke voll, die ein Plättchen bringt ({ $value ->
            [1] { $value } Punkt
           *[other] { $value } Punkte
        }).
        [1] Mit { $card } fehlt zum Plättchen der { $length }er-Strecke nur noch eine Karte ({ $value ->
            [1] { $value } Punkt
           *[other] { $value } Punkte
        }).
       *[other] Mit { $card } fehlen zum Plättchen der { $length }er-Strecke noch { $missing } Karten ({ $value ->
            [1] { $value } Punkt
           *[other] { $value } Punkte
        }).
    }{ $comes ->
        [0] {""}
       *[other] {" "}Die { $comes }er-Kutsche kommt dazu.
    }{ $horses ->
        [0] {""}
        [1] {" "}Dazu fehlt noch ein Pferd.
       *[other] {" "}Dazu fehlen noch { $horses } Pferde.
    }
reason-thurn-und-taxis-toward-closing = { $count ->
    [0] Mit { $card }
   *[other] { $card } passt zu { $cities }: Dann
} { $missing ->
    [1] { $horses ->
        [0] fehlt dir nur noch eine Karte
        [1] fehlen dir noch eine Stadt und ein Pferd
       *[other] fehlen dir noch eine Stadt und { $horses } Pferde
    }
   *[other] fehlen dir noch { $missing } { $horses ->
        [0] Karten
        [1] Städte und ein Pferd
       *[other] Städte und { $horses } Pferde
    }
} zum Abschließen.
reason-thurn-und-taxis-one-more-house = Mit { $card } setzt du für diese Strecke aus { $have } Karten { $last ->
    [0] { $houses ->
        [1] ein Haus{ $more ->
            [0] .
            [1] , eins mehr als ohne.
           *[other] , { $more } mehr als ohne.
        }
       *[other] { $houses } Häuser{ $more ->
            [0] .
            [1] , eins mehr als ohne.
           *[other] , { $more } mehr als ohne.
        }
    }
   *[other] { $houses ->
        [1] dein letztes Haus: Das beendet das Spiel.
       *[other] deine letzten { $houses } Häuser: Das beendet das Spiel.
    }
}
reason-thurn-und-taxis-can-end =
    { $carriage ->
        [0] Dann kannst du mit dem letzten Haus abschließen und das Ende auslösen.
       *[other] { $helped ->
            [0] Dann kannst du
           *[other] Dann genügen { $cards } Karten mit dem Wagner: Du kannst
        } für die { $carriage }er-Kutsche abschließen und das Ende auslösen.
    }
reason-thurn-und-taxis-few-neighbours = Nach { $card } { $count ->
    [1] führt
   *[other] führen
} nur { $cities }.
reason-thurn-und-taxis-completes = { $built ->
    [1] Ein Haus in { $city } macht
   *[other] Häuser in { $cities } machen
} { $stack } voll ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $needed ->
        [1] fehlt dafür{ $rivals ->
            [1] {""}
           *[other] {" "}je
        } nur ein Haus
       *[other] fehlen dafür{ $rivals ->
            [1] {""}
           *[other] {" "}je
        } nur { $needed } Häuser
    }; { $later ->
        [0] es ist das letzte dieser Plättchen.
       *[other] das nächste dieser Plättchen bringt { $later }.
    }
}
reason-thurn-und-taxis-completes-all = { $built ->
    [1] Ein Haus in { $cities } macht
   *[other] Häuser in { $cities } machen
} { $stack } voll ({ $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}).
reason-thurn-und-taxis-still-completes = Mit dem, was schon da ist, { $built ->
    [1] macht ein Haus in { $city }
   *[other] machen Häuser in { $cities }
} { $stack } voll ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-still-completes-all = Mit dem, was schon da ist, { $built ->
    [1] macht ein Haus in { $cities }
   *[other] machen Häuser in { $cities }
} { $stack } voll ({ $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}).
reason-thurn-und-taxis-lacks-towns = Mit { $built ->
    [1] einem Haus in { $city }
   *[other] Häusern in { $cities }
} { $count ->
    [1] fehlt
   *[other] fehlen
} für { $stack } nur noch { $towns } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}){ $at ->
    [0] .
    [1] , und das liegt jetzt offen.
    [3] , und das hast du auf der Hand oder es liegt offen.
   *[other] , und das hast du auf der Hand.
}{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $needed ->
        [1] fehlt{ $rivals ->
            [1] {""}
           *[other] {" "}je
        }{ $alike ->
            [0] {""}
           *[other] {" "}auch
        } nur ein Haus
       *[other] fehlen{ $rivals ->
            [1] {""}
           *[other] {" "}je
        }{ $alike ->
            [0] {""}
           *[other] {" "}auch
        } nur { $needed } Häuser
    }; { $later ->
        [0] es ist das letzte dieser Plättchen.
       *[other] das nächste dieser Plättchen bringt { $later }.
    }
}
reason-thurn-und-taxis-lacks-countries = { $fresh ->
    [0] { $whole ->
        [0] Dann
       *[other] Mit dieser ganzen Strecke
    }
   *[other] { $country } ist neu für dich: { $whole ->
        [0] Dann
       *[other] Mit dieser ganzen Strecke
    }
} { $missing ->
    [1] fehlt nur noch { $lacking }
   *[other] fehlen noch { $missing } Länder
} für { $stack } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}){ $at ->
    [0] .
    [1] , und { $neighbour } dort liegt offen.
   *[other] , und { $neighbour } dort hast du.
}{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $needed ->
        [1] fehlt{ $rivals ->
            [1] {""}
           *[other] {" "}je
        }{ $alike ->
            [0] {""}
           *[other] {" "}auch
        } nur ein Land
       *[other] fehlen{ $rivals ->
            [1] {""}
           *[other] {" "}je
        }{ $alike ->
            [0] {""}
           *[other] {" "}auch
        } nur { $needed } Länder
    }; { $later ->
        [0] es ist das letzte dieser Plättchen.
       *[other] das nächste dieser Plättchen bringt { $later }.
    }
}
reason-thurn-und-taxis-nearer-both = Mit den Häusern dieser Strecke fehlt für { $stack } ({ $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}) je nur noch ein Haus: { $towns }{ $count ->
    [1] {" "}und eines in { $lacking }.
   *[other] .
}
reason-thurn-und-taxis-new-country = Im Land { $country } hast du noch kein Haus.
reason-thurn-und-taxis-only-city = { $country } hat nur { $city }: { $stack } braucht dort ein Haus ({ $value } Punkte).
reason-thurn-und-taxis-free-city = In { $card } hast du noch kein Haus.
reason-thurn-und-taxis-first-house = Das erste Haus in { $city } bringt ein Plättchen ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-for-next-route = { $card } passt zu { $cities } in deiner Hand: für die nächste Strecke{ $value ->
    [0] { $houses ->
        [0] .
        [1] {""} mit einem neuen Haus in { $city }.
       *[other] {""} mit { $houses } neuen Häusern.
    }
   *[other] { $copies ->
        [0] , die { $stack } voll machte ({ $value }).
        [1] , die mit { $neighbour }, das offen liegt, { $stack } voll machte ({ $value }).
        [2] , die mit { $neighbour }, das zweimal offen liegt, { $stack } voll machte ({ $value }).
       *[other] , die mit { $neighbour }, das dreimal offen liegt, { $stack } voll machte ({ $value }).
    }
}
reason-thurn-und-taxis-for-route-after = { $card } passt zu { $cities } in deiner Hand: für die Strecke nach der mit { $towns }{ $value ->
    [0] { $houses ->
        [0] .
        [1] {""} mit einem neuen Haus in { $city }.
       *[other] {""} mit { $houses } neuen Häusern.
    }
   *[other] { $copies ->
        [0] ; das machte { $stack } voll ({ $value }).
       *[other] ; mit { $neighbour }, das offen liegt, machte sie { $stack } voll ({ $value }).
    }
}
reason-thurn-und-taxis-team-lacks = { $horses ->
    [0] Deinem Gespann der Stärke { $strength } { $missing ->
        [1] fehlt ein Pferd
       *[other] fehlen { $missing } Pferde
    } für { $cards } Karten.
   *[other] { $twice ->
        [0] Diese Strecke braucht { $city } nicht
       *[1] Du hast { $city } doppelt
    }: Spannst du { $twice ->
        [0] die Karte
       *[1] eine davon
    } ein ({ $horses ->
        [1] ein Pferd
       *[other] { $horses } Pferde
    }), zieht dein Gespann { $short ->
        [0] bis zu { $length } Karten.
       *[1] { $length } von { $cards } Karten.
    }
}
reason-thurn-und-taxis-as-planned = { $whole ->
    [0] Auch ohne weitere Karte:
   *[other] Dein Plan braucht keine weitere Karte:
} { $cities } aus deiner Hand{ $carriage ->
    [0] {""} { $count ->
        [one] bringt
       *[other] bringen
    } deine Strecke auf { $cards } Karten{ $houses ->
        [0] {""}
        [1] , mit einem Haus
       *[other] , mit { $houses } Häusern
    }
   *[other] { $over ->
        [0] { $helped ->
            [0] {""} { $count ->
                [one] genügt
               *[other] genügen
            } für die { $carriage }er-Kutsche
           *[other] {""} { $count ->
                [one] bringt
               *[other] bringen
            } mit dem Wagner die { $carriage }er-Kutsche
        }
       *[other] {""} { $count ->
            [one] bringt
           *[other] bringen
        } deine Strecke auf { $cards } Karten (für die { $carriage }er-Kutsche { $helped ->
            [0] genügen
           *[other] genügen mit dem Wagner
        } { $over })
    }
}{ $worth ->
    [0] {""}
   *[other] {" "}(Plättchen der Strecke: { $worth })
}{ $ends ->
    [0] .
   *[other] , und das Spiel geht zu Ende.
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}Dazu wird { $neighbour } angespannt.
    }
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-free-official = Mit { $cities } aus deiner Hand bringt der Wagner nächsten Zug die { $carriage }er-Kutsche: Der Amtmann ist jetzt frei.
reason-thurn-und-taxis-idle-official = Keine andere Amtsperson wird in diesem Zug gebraucht: Der { $official } bringt eine weitere Karte für die nächste Strecke.
reason-thurn-und-taxis-drawn-for-tile = Von den Karten, die kommen können{ $shown ->
    [0] {""}
    [1] {" "}(die oberste zeigt ein Pferd)
   *[other] {" "}(die oberste zeigt { $shown } Pferde)
}, { $left ->
    [1] machte eine
   *[other] machten { $left }
} von { $all } daraus { $cards } Karten: ein Plättchen ({ $worth ->
    [1] 1 Punkt
   *[other] { $worth } Punkte
}).
reason-thurn-und-taxis-drawn-for-next = Die gezogene Karte ist für die nächste Strecke: { $left } von { $all }, die kommen können{ $shown ->
    [0] {""}
    [1] {" "}(die oberste zeigt ein Pferd)
   *[other] {" "}(die oberste zeigt { $shown } Pferde)
}, { $left ->
    [1] passt
   *[other] passen
} zu { $cities } in deiner Hand.
reason-thurn-und-taxis-drawn-for-houses = Die gezogene Karte ist für die nächste Strecke: { $stack } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}) { $count ->
    [1] fehlt
   *[other] fehlen
} dann nur noch { $cities }, { $left } der { $all } Karten, die kommen können{ $shown ->
    [0] {""}
    [1] {" "}(die oberste zeigt ein Pferd)
   *[other] {" "}(die oberste zeigt { $shown } Pferde)
}.
reason-thurn-und-taxis-links = { $card } verbindet { $cities }.
reason-thurn-und-taxis-wins-with = Neben { $card } liegt { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] eine solche Karte kann
       *[other] { $left } solche Karten können
    } noch kommen)
   *[other] , das auch offen liegt
}: Häuser in beiden machen { $stack } voll ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-joined-by = Über { $ways ->
    [1] { $towns }
   *[other] eine von { $towns }
}{ $lying ->
    [0] {""} ({ $left ->
        [1] eine solche Karte kann
       *[other] { $left } solche Karten können
    } noch kommen)
    [1] , auch offen,
   *[other] , zweimal offen,
} passt { $card } zu { $cities } in deiner Hand{ $value ->
    [0] { $carriage ->
        [0] { $have ->
            [2] .
           *[other] {""}: Das gäbe eine Strecke aus { $have } Karten{ $worth ->
                [0] .
                [one] , ein Plättchen (1 Punkt).
               *[other] , ein Plättchen ({ $worth } Punkte).
            }
        }
       *[other] { $helped ->
            [0] {""}: Das genügte für die { $carriage }er-Kutsche.
           *[other] {""}: Das brächte mit dem Wagner die { $carriage }er-Kutsche.
        }
    }
   *[other] {""}: Das machte { $stack } voll ({ $value }).
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-joined-later = Über { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] eine solche Karte kann
       *[other] { $left } solche Karten können
    } noch kommen)
    [1] , auch offen,
   *[other] , zweimal offen,
} passt { $card } zu { $cities } in deiner Hand: { $have } Karten für die nächste Strecke.
reason-thurn-und-taxis-joined-to-route = { $card } passt zu { $cities } in deiner Hand, und { $towns }{ $lying ->
    [0] {""} ({ $left ->
        [1] eine solche Karte kann
       *[other] { $left } solche Karten können
    } noch kommen)
   *[other] , das auch offen liegt,
} schlösse beides an diese Strecke an{ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : Das wären zusammen { $have } Karten.
        }
        [1] : Das wären zusammen { $have } Karten, ein Plättchen (1 Punkt).
       *[other] : Das wären zusammen { $have } Karten, ein Plättchen ({ $worth } Punkte).
    }
   *[other] : Das genügte für die { $carriage }er-Kutsche.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-bridge = Mit { $towns }, das offen liegt, { $count ->
    [1] passt
   *[other] passen
} auch { $cities } aus deiner Hand: { $have ->
    [1] eine Karte
   *[other] { $have } Karten
}{ $carriage ->
    [0] { $worth ->
        [0] .
        [one] {""}, ein Plättchen (1 Punkt).
       *[other] {""}, ein Plättchen ({ $worth } Punkte).
    }
   *[other] {""}, genug{ $helped ->
        [0] {""}
       *[other] {" "}mit dem Wagner
    } für die { $carriage }er-Kutsche.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-second-copy = { $card } { $held ->
    [1] hast du schon
   *[other] liegt schon in deiner Strecke
}: Die zweite ist für die nächste Strecke{ $count ->
    [0] .
   *[other] , mit { $cities }.
}
reason-thurn-und-taxis-spare-copy = { $card } hast du schon, und diese Strecke braucht es nicht: Dir selbst nützt ein zweites nichts.
reason-thurn-und-taxis-of-no-use = { $card } selbst nützt dir nichts: Dein Haus dort steht schon.
reason-thurn-und-taxis-another-way = { $card } passt auch zu { $cities } in deiner Hand: ein zweiter Weg, zu { $have } Karten{ $carriage ->
    [0] { $worth ->
        [0] .
        [1] , ein Plättchen (1 Punkt).
       *[other] , ein Plättchen ({ $worth } Punkte).
    }
   *[other] , genug für die { $carriage }er-Kutsche.
}
reason-thurn-und-taxis-takes-place = { $card } kann { $cities } ersetzen: Diese Karte bleibt dir für die nächste Strecke.
reason-thurn-und-taxis-lies-next-turn = { $count ->
    [1] Dank dem Postillion jetzt liegt die ganze Strecke im nächsten Zug, wenn der Wagner gebraucht wird.
   *[other] Mit dem Postillion jetzt und im nächsten Zug liegt dann die ganze Strecke, und du kannst sie abschließen.
}
reason-thurn-und-taxis-left-free = Liegt diese Karte schon jetzt, braucht der Rest der Strecke nächsten Zug keine Amtsperson{ $count ->
    [0] : Dann ist jede davon frei.
   *[other] : Mit dem Postillion kann { $cities }, das offen liegt, sie dann auf { $have } Karten bringen{ $worth ->
        [0] {""}
        [1] , ein Plättchen (1 Punkt)
       *[other] , ein Plättchen ({ $worth } Punkte)
    }{ $houses ->
        [0] .
        [1] , mit einem Haus mehr.
       *[other] , mit { $houses } Häusern mehr.
    }
}
reason-thurn-und-taxis-follows-plan = Nach { $cities } aus deiner Hand führt { $card } deine Strecke weiter: { $have ->
    [1] eine Karte
   *[other] { $have } Karten
}{ $carriage ->
    [0] { $worth ->
        [0] {""}
        [one] , ein Plättchen (1 Punkt)
       *[other] , ein Plättchen ({ $worth } Punkte)
    }
   *[other] , genug für die { $carriage }er-Kutsche
}{ $houses ->
    [0] .
    [1] , mit einem Haus.
   *[other] , mit { $houses } Häusern.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-on-with-hand = { $card } passt an deine Strecke, und danach auch { $cities } aus deiner Hand: { $missing ->
    [0] { $have ->
        [1] eine Karte bringt
       *[other] { $have } Karten bringen
    }
   *[other] { $have ->
        [1] eine Karte
       *[other] { $have } Karten
    }, und eine mehr brächte
} ein Plättchen ({ $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}).{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-joins-route = { $card } passt dann an deine Strecke{ $count ->
    [0] {""}
   *[other] , neben { $cities } aus deiner Hand
}: { $have ->
    [1] eine Karte
   *[other] { $have } Karten
} mit { $houses ->
    [0] keinem Haus.
    [1] einem Haus.
   *[other] { $houses } Häusern.
}
reason-thurn-und-taxis-way-open = Über { $count ->
    [1] { $cities }
   *[other] eins von { $cities }
}, auch offen{ $soon ->
    [0] {""}
   *[other] {" "}(gleich danach für den Postmeister)
}, geht deine Strecke nach { $card } weiter{ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : Das wären { $have } Karten.
        }
        [1] : Das wären zusammen { $have } Karten, ein Plättchen (1 Punkt).
       *[other] : Das wären zusammen { $have } Karten, ein Plättchen ({ $worth } Punkte).
    }
   *[other] : Das genügte für die { $carriage }er-Kutsche.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-beside-open = Gleich neben { $card } { $count ->
    [1] liegt
   *[other] liegen
} { $copies ->
    [2] { $cities } zweimal
    [3] { $cities } dreimal
   *[other] auch { $cities }
} offen{ $soon ->
    [0] , für deinen nächsten Zug, wenn { $others ->
        [1] die eine andere Person
       *[other] die { $others } anderen
    } dir { $count ->
        [1] die Karte
       *[other] eine davon
    } { $others ->
        [1] lässt
       *[other] lassen
    }
   *[other] , gleich danach für den Postmeister
}{ $have ->
    [0] .
   *[other] : { $have } Karten { $houses ->
        [0] ohne neues Haus
        [1] mit einem neuen Haus
       *[other] mit { $houses } neuen Häusern
    }{ $held ->
        [0] { $missing ->
            [0] { $carriage ->
                [0] , genug Städte zum Abschließen.
               *[other] , genug für die { $carriage }er-Kutsche{ $helped ->
                    [0] .
                   *[other] {" "}mit dem Wagner.
                }
            }
           *[other] { $carriage ->
                [0] ; zum Abschließen
               *[other] ; zur { $carriage }er-Kutsche{ $helped ->
                    [0] {""}
                   *[other] {" "}mit dem Wagner
                }
            } { $missing ->
                [1] fehlt dann nur noch eine Karte
               *[other] fehlen dann noch { $missing } Karten
            }{ $horses ->
                [0] .
                [1] {" "}und ein Pferd.
               *[other] {" "}und { $horses } Pferde.
            }
        }
       *[other] , für die Strecke nach der mit { $towns }.
    }
}
reason-thurn-und-taxis-opens-next-route = { $card } ist für die nächste Strecke: Gleich daneben { $count ->
    [1] liegt
   *[other] liegen
} { $copies ->
    [2] { $cities } zweimal
    [3] { $cities } dreimal
   *[other] auch { $cities }
} offen.
reason-thurn-und-taxis-denies = So fehlt { $card } dann { $rival }: { $only ->
    [0] Von allem, was offen liegt, hilft es der Strecke mit { $cities } am meisten.
   *[other] Sonst passt nichts Offenes an die Strecke mit { $cities }.
}
reason-thurn-und-taxis-kept-from = Sonst nimmt { $rival } im nächsten Zug wahrscheinlich { $card }{ $count ->
    [0] {""}
   *[other] , passend zu { $cities }
}: Das macht den größten Unterschied.
reason-thurn-und-taxis-line = Danach schließt du meist { $turns ->
    [0] noch in diesem Zug
    [1] im nächsten Zug
   *[other] in { $turns } Zügen
}{ $cards ->
    [0] {""}
    [1] {" "}mit einer Karte
   *[other] {" "}mit { $cards } Karten
}{ $carriage ->
    [0] {""}
   *[other] {" "}für die { $carriage }er-Kutsche
} ab: etwa { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}, sonst { $late ->
    [none] selten so bald.
    [0] noch in diesem Zug{ $less ->
        [0] .
        [1] {""}: etwa einer.
       *[other] {""}: etwa { $less }.
    }
    [1] im nächsten{ $less ->
        [0] .
        [1] {""}: etwa einer.
       *[other] {""}: etwa { $less }.
    }
   *[other] in { $late } Zügen{ $less ->
        [0] .
        [1] {""}: etwa einer.
       *[other] {""}: etwa { $less }.
    }
}
reason-thurn-und-taxis-two-steps = { $card } liegt zwei Schritte von { $planned ->
    [0] deiner Strecke
   *[other] der Strecke, die deine Hand ergibt
}, über { $count ->
    [1] { $cities }
   *[other] eine von { $cities }
} ({ $left ->
    [1] eine solche Karte kann
   *[other] { $left } solche Karten können
} noch kommen){ $carriage ->
    [0] { $worth ->
        [0] { $have ->
            [0] .
           *[other] : Das wären { $have } Karten.
        }
        [1] : Das wären zusammen { $have } Karten, ein Plättchen (1 Punkt).
       *[other] : Das wären zusammen { $have } Karten, ein Plättchen ({ $worth } Punkte).
    }
   *[other] : Das genügte für die { $carriage }er-Kutsche.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-denies-tile = { $rival } fehlt nur { $city } für { $stack } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-goes-on-open = Danach { $count ->
    [1] passt { $cities } und liegt
   *[other] passen { $cities } und liegen
} offen{ $once ->
    [waits] {""}; an keine fremde Strecke passt { $count ->
        [1] das
       *[other] das alles
    }, also kann es warten
    [risk] {""}, aber seltener als { $card }: Bis dahin { $count ->
        [1] kann es
       *[other] können sie
    } weg sein
   *[no] {""}
}{ $have ->
    [0] .
   *[other] {""}: Das wären { $have } Karten.
}
reason-thurn-und-taxis-goes-on-hidden = Weiter geht es nach { $cities }: { $left ->
    [1] Eine solche Karte ist
   *[other] { $left } solche Karten sind
} noch nicht zu sehen.
reason-thurn-und-taxis-well-placed = { $card } hat { $roads } Nachbarn, { $alike ->
    [0] die anderen offenen Städte höchstens { $most }
   *[other] keine offene Stadt hat mehr
}: Das passt später leicht.
reason-thurn-und-taxis-open-apart = Von den offenen Karten grenzen keine zwei aneinander: Keine beginnt mit einer anderen eine Strecke.
reason-thurn-und-taxis-deck-shows = Die oberste Karte des Stapels zeigt { $horses ->
    [1] ein Pferd.
   *[other] { $horses } Pferde.
}
reason-thurn-und-taxis-waits-open = { $cities } { $count ->
    [1] liegt
   *[other] liegen
} { $copies ->
    [3] dreimal
   *[other] zweimal
} offen: Eine ist im nächsten Zug wohl noch da.
reason-thurn-und-taxis-open-makes = Mit { $towns }, { $copies ->
    [1] das offen liegt,
    [2] das zweimal offen liegt,
   *[other] das dreimal offen liegt,
} { $count ->
    [1] wird
   *[other] werden
} { $cities } aus deiner Hand eine Strecke von { $have ->
    [1] einer Karte
   *[other] { $have } Karten
}{ $carriage ->
    [0] { $worth ->
        [0] {""}
        [one] {" "}(Plättchen: 1 Punkt)
       *[other] {" "}(Plättchen: { $worth } Punkte)
    }
   *[other] , genug für die { $carriage }er-Kutsche{ $helped ->
        [0] {""}
       *[other] {" "}mit dem Wagner
    }
}{ $why ->
    [soon] : Erst die verdeckte Karte sehen, der Postmeister kann es danach noch nehmen.
    [copies] : Eins davon ist im nächsten Zug wohl noch da.
   *[unwanted] : Es passt an keine fremde Strecke und kann warten.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-waits-unwanted = { $route ->
    [0] Zu deiner Hand
    [1] Zu deiner Strecke
    [2] Zu deiner Strecke oder { $towns } in deiner Hand
   *[other] Zu { $towns } in deiner Hand
} { $count ->
    [1] passt
   *[other] passen
} offen { $cities }, und an keine fremde Strecke: Das kann bis zum nächsten Zug warten.
reason-thurn-und-taxis-brings-letter = Das erste Haus in { $city } bringt einen Brief.
reason-thurn-und-taxis-brings-letters = Für erste Häuser { $letters ->
    [1] gibt es einen Brief.
   *[other] gibt es { $letters } Briefe.
}
reason-thurn-und-taxis-costs-letters = Es kostet { $letters ->
    [1] einen Brief.
   *[other] { $letters } Briefe.
}
reason-thurn-und-taxis-coach-steps = { $steps ->
    [1] Die Karte ohne Haus bewegt eine Kutsche nach Rom, wo am Ende Geistliche zählen.
   *[other] Die { $steps } Karten ohne Haus bewegen Kutschen nach Rom, wo am Ende Geistliche zählen.
}
reason-thurn-und-taxis-spare-card = Sonst brauchst du { $card } nicht.
reason-thurn-und-taxis-waits-for-houses = Mit { $cities } aus deiner Hand setzt du { $houses ->
    [1] ein Haus.
   *[other] { $houses } Häuser.
}
reason-thurn-und-taxis-waits-for-city = Mit { $cities } dazu machte die Strecke { $stack } voll ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}): { $left ->
    [1] Eine solche Karte kann
   *[other] { $left } solche Karten können
} noch kommen.
reason-thurn-und-taxis-sweeps-away = Auch { $card } verschwindet, für { $rival }: { $only ->
    [0] Von allem, was offen liegt, hilft es der Strecke mit { $cities } am meisten.
   *[other] Sonst passt nichts Offenes an die Strecke mit { $cities }.
}
reason-thurn-und-taxis-pair-waits = { $towns } liegt offen neben { $cities }: Eins davon ist im nächsten Zug wohl noch da.
reason-thurn-und-taxis-neighbours-open = Von den Karten, die kommen können{ $shown ->
    [0] {""}
    [1] {" "}(die oberste zeigt ein Pferd)
   *[other] {" "}(die oberste zeigt { $shown } Pferde)
}, haben { $left } von { $all } eine Nachbarstadt in der Auslage, die der { $official } gleich danach nehmen kann.
reason-thurn-und-taxis-two-countries = { $card } und { $towns } liegen in zwei Ländern, anders als das, was { $cities } ergäbe: Welches Land auch als drittes kommt, beide behalten ihr Haus.
reason-thurn-und-taxis-more-houses = Mit { $card } { $houses ->
    [1] wird es ein Haus
   *[other] werden es { $houses } Häuser
}, mit { $cities } nur { $most ->
    [1] eins.
   *[other] { $most }.
}
reason-thurn-und-taxis-more-horses = { $card } hat { $horses ->
    [1] ein Pferd
   *[other] { $horses } Pferde
}, { $cities } nur { $most ->
    [1] eins.
   *[other] { $most }.
}
reason-thurn-und-taxis-more-roads = { $card } hat { $roads } Nachbarn, { $cities } { $count ->
    [1] nur { $most }.
   *[other] höchstens { $most }.
}
reason-thurn-und-taxis-others-wait = { $cities } { $count ->
    [1] brächte
   *[other] brächten
} ebenso viel, { $count ->
    [1] verlängert
   *[other] verlängern
} aber keine fremde Strecke und { $count ->
    [1] kann
   *[other] können
} warten; { $card } passt an eine.
reason-thurn-und-taxis-leads-on = Mit { $card } { $left ->
    [1] führt eine Karte
   *[other] führen { $left } Karten
} weiter, mit { $cities } { $count ->
    [1] { $most }.
   *[other] höchstens { $most }.
}
reason-thurn-und-taxis-houses-stand = In { $cities }, sonst ebenso gut, { $count ->
    [1] steht dein Haus schon.
   *[other] stehen deine Häuser schon.
}
reason-thurn-und-taxis-either-card = Ob { $card } oder { $cities } zuerst genommen wird, ist gleich.
reason-thurn-und-taxis-both-follow = Ob { $card } oder { $cities } zuerst genommen wird: Das andere kann der { $official } gleich danach nehmen.
reason-thurn-und-taxis-same-of = Dasselbe gilt für { $cities }.
reason-thurn-und-taxis-done-too = { $cities } in der Auslage brächte dasselbe und mit deiner Hand { $have ->
    [1] eine Karte.
   *[other] { $have } Karten.
}
reason-thurn-und-taxis-fits-but-waits = { $cities } in der Auslage { $count ->
    [1] brächte
   *[other] brächten
} schon jetzt etwas, { $why ->
    [soon] aber der Postmeister kann das auch danach noch nehmen.
    [copies] aber das liegt dort mehrmals: Eins ist im nächsten Zug wohl noch da.
   *[unwanted] { $count ->
        [1] kann
       *[other] können
    } aber warten: Keine fremde Strecke geht dort weiter.
}
reason-thurn-und-taxis-fits-no-house = { $cities } in der Auslage { $count ->
    [1] passte
   *[other] passten
} an deine Strecke, { $count ->
    [1] brächte
   *[other] brächten
} ihr aber kein weiteres Haus.
reason-thurn-und-taxis-holds-all = { $count ->
    [0] { $card } ist
   *[other] Mit { $cities }, die du hast, ist { $card }
} alles, was für { $stack } noch fehlt ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-deck-may-fit =
    { $count ->
        [0] Offen passt nichts
        [1] Liegt { $cities } aus deiner Hand, so passt offen nichts an deine Strecke
       *[other] Liegen { $cities } aus deiner Hand, so passt offen nichts an deine Strecke
    }; von den Karten, die kommen können{ $shown ->
        [0] {""}
        [1] {" "}(die oberste zeigt ein Pferd)
       *[other] {" "}(die oberste zeigt { $shown } Pferde)
    }, { $left ->
    [1] passt 1
   *[other] passen { $left }
} von { $all }{ $named ->
        [0] {""}
       *[other] {" "}({ $towns })
    }{ $lost ->
        [0] .
       *[other] { $saved ->
            [0] . Sonst ist deine Strecke verloren.
           *[other] . Sonst kann sie nur noch eine Karte retten, die der Postmeister nimmt.
        }
    }
reason-thurn-und-taxis-deck-fits = Von den Karten, die kommen können{ $shown ->
    [0] {""}
    [1] {" "}(die oberste zeigt ein Pferd)
   *[other] {" "}(die oberste zeigt { $shown } Pferde)
}, { $left ->
    [1] passt 1
   *[other] passen { $left }
} von { $all } { $held ->
    [0] an deine Strecke.
   *[other] { $route ->
        [0] { $held ->
            [1] zu { $towns } in deiner Hand.
           *[other] zu einer von { $towns } in deiner Hand.
        }
       *[other] { $held ->
            [1] an deine Strecke oder zu { $towns } in deiner Hand.
           *[other] an deine Strecke oder zu einer von { $towns } in deiner Hand.
        }
    }
}
reason-thurn-und-taxis-official-follows = Erst die verdeckte Karte sehen: Der { $official } kann danach noch { $count ->
    [1] { $cities }
   *[other] eine von { $cities }
} nehmen.
reason-thurn-und-taxis-open-have-houses = { $route ->
    [0] Zu deiner Hand
    [1] An deine Strecke
    [2] An deine Strecke oder zu { $towns } in deiner Hand
   *[other] Zu { $towns } in deiner Hand
} passt offen nur { $cities }, und dort steht schon ein Haus von dir.
reason-thurn-und-taxis-new-display = Sechs neue Karten lassen mehr hoffen als die offenen.
reason-thurn-und-taxis-exchange-odds = Von den Karten, die noch kommen können, { $left ->
    [1] passt 1
   *[other] passen { $left }
} von { $all } { $held ->
    [0] an deine Strecke
   *[other] { $route ->
        [0] { $held ->
            [1] zu { $towns } in deiner Hand
           *[other] zu einer von { $towns } in deiner Hand
        }
       *[other] { $held ->
            [1] an deine Strecke oder zu { $towns } in deiner Hand
           *[other] an deine Strecke oder zu einer von { $towns } in deiner Hand
        }
    }
}{ $count ->
    [0] {""}
   *[other] {" "}({ $cities })
}: { $about ->
    [0] Unter sechs neuen ist mit etwa { $percent } % eine davon.
    [1] etwa eine von sechs neuen.
   *[other] etwa { $about } von sechs neuen.
}
reason-thurn-und-taxis-open-joins-no-two = { $count ->
    [1] Offen passt { $cities } zu einer deiner Karten, verbindet aber { $held ->
        [2] die beiden nicht.
       *[other] keine zwei davon.
    }
   *[other] Offen passen { $cities } zu je einer deiner Karten, aber nichts davon verbindet { $held ->
        [2] die beiden.
       *[other] zwei.
    }
}
reason-thurn-und-taxis-open-fit-less = { $route ->
    [0] Zu deiner Hand
    [1] An deine Strecke
    [2] An deine Strecke oder zu { $towns } in deiner Hand
   *[other] Zu { $towns } in deiner Hand
} passt von den offenen Städten, die du noch nicht hast, nur { $cities }.
reason-thurn-und-taxis-gives-up-open = Das gibt aber { $cities }{ $count ->
    [1] {""} auf, was auch passt.
    [2] {""} auf, die auch passen.
   *[other] {""} und andere auf, die auch passen.
}
reason-thurn-und-taxis-several-open = { $count } offene Städte passen, etwa { $cities } zu deinem { $towns }: Kaum alle davon werden bis zum nächsten Zug weg sein.
reason-thurn-und-taxis-nothing-goes-with-hand = Nichts von dem, was offen liegt, grenzt an eine Stadt in deiner Hand.
reason-thurn-und-taxis-nothing-new-fits = Nichts von dem, was offen liegt, macht deine Strecke länger, als deine Hand es tut.
reason-thurn-und-taxis-nothing-fits = Weder aus der Hand noch aus der Auslage passt etwas an deine Strecke { $cards ->
    [1] mit einer Karte.
   *[other] mit { $cards } Karten.
}
reason-thurn-und-taxis-only-horse = An deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} passt nichts aus deiner Hand: Nur eine Karte als Pferd würde sie retten.
reason-thurn-und-taxis-nothing-extends = An deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} passt nichts aus deiner Hand: Sie ist verloren.
reason-thurn-und-taxis-leaves-route = Das beginnt eine neue Strecke und gibt die alte { $cards ->
    [1] mit einer Karte auf.
   *[other] mit { $cards } Karten auf.
}
reason-thurn-und-taxis-can-close =
    { $carriage ->
        [0] Dann kannst du mit { $cards } Karten abschließen und { $houses ->
            [0] kein Haus
            [1] ein Haus
           *[other] { $houses } Häuser
        } setzen{ $worth ->
            [0] .
            [one] : { $cards } Karten bringen ein Plättchen mit einem Punkt.
           *[other] : { $cards } Karten bringen ein Plättchen mit { $worth } Punkten.
        }
       *[other] { $helped ->
            [0] Dann kannst du
           *[other] Dann genügen { $cards } Karten mit dem Wagner: Du kannst
        } für die { $carriage }er-Kutsche abschließen und { $houses ->
            [0] kein Haus
            [1] ein Haus
           *[other] { $houses } Häuser
        } setzen{ $worth ->
            [0] .
            [one] : { $cards } Karten bringen ein Plättchen mit einem Punkt.
           *[other] : { $cards } Karten bringen ein Plättchen mit { $worth } Punkten.
        }
    }
reason-thurn-und-taxis-lays-first = Von { $card } weiter nach { $cities } in deiner Hand{ $order ->
    [any] {" "}(was zuerst liegt, ist gleich)
    [some] {" "}(ebenso gut zuerst: { $towns })
   *[none] {""}
}{ $carriage ->
    [0] { $ends ->
        [1] : Dann kannst du mit dem letzten Haus abschließen und das Ende auslösen.
       *[other] { $worth ->
            [0] { $more ->
                [0] { $closes ->
                    [0] { $short ->
                        [0] .
                        [1] : Zum Abschließen fehlt nur noch eine Stadt.
                       *[other] : Zum Abschließen fehlen noch { $short } Städte.
                    }
                   *[other] : { $have } Karten, genug zum Abschließen{ $houses ->
                        [0] .
                        [1] , mit einem neuen Haus.
                       *[other] , mit { $houses } neuen Häusern.
                    }
                }
                [1] : { $have } Karten; eine mehr brächte ein Plättchen (1 Punkt).
               *[other] : { $have } Karten; eine mehr brächte ein Plättchen ({ $more } Punkte).
            }
            [one] : { $have } Karten bringen ein Plättchen (1 Punkt).
           *[other] : { $have } Karten bringen ein Plättchen ({ $worth } Punkte).
        }
    }
   *[other] { $helped ->
        [0] { $missing ->
            [0] : { $have } Karten, { $over ->
                [0] genug für die { $carriage }er-Kutsche
               *[other] von denen die { $carriage }er-Kutsche nur { $carriage } braucht
            }{ $worth ->
                [0] { $more ->
                    [0] .
                    [1] ; eine mehr brächte ein Plättchen (1 Punkt).
                   *[other] ; eine mehr brächte ein Plättchen ({ $more } Punkte).
                }
                [one] {" "}und ein Plättchen (1 Punkt).
               *[other] {" "}und ein Plättchen ({ $worth } Punkte).
            }
            [1] : Dann fehlt zur { $carriage }er-Kutsche nur noch eine Karte.
           *[other] : Dann fehlen zur { $carriage }er-Kutsche noch { $missing } Karten.
        }
       *[other] { $missing ->
            [0] { $spare ->
                [0] : Mit { $least } Karten
               *[other] : { $have } Karten; schon mit { $least }
            }
            [1] : Mit einer Karte mehr
           *[other] : Mit { $missing } Karten mehr
        } bringt der Wagner die { $carriage }er-Kutsche{ $ends ->
            [0] .
           *[other] {" "}und löst das Ende aus.
        }
    }
}{ $rivals ->
    [0] {""}
   *[other] {" "}Aber { $seats } { $rivals ->
        [1] kann
        [2] können beide
       *[other] können alle
    } vorher da sein: Dann { $later ->
        [0] bleibt kein Plättchen.
        [1] bringt das Plättchen nur einen Punkt.
       *[other] bringt das Plättchen nur { $later } Punkte.
    }
}{ $comes ->
    [0] {""}
   *[other] {" "}Die { $comes }er-Kutsche kommt dazu.
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}Dazu wird { $neighbour } angespannt.
    }
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-lays-toward = Danach weiter nach { $cities } in deiner Hand{ $order ->
    [any] {" "}(was zuerst liegt, ist gleich)
    [some] {" "}(ebenso gut zuerst: { $towns })
   *[none] {""}
}{ $carriage ->
    [0] { $ends ->
        [1] : Dann kannst du mit dem letzten Haus abschließen und das Ende auslösen.
       *[other] { $worth ->
            [0] : { $have } Karten{ $more ->
                [0] { $closes ->
                    [0] { $short ->
                        [0] .
                        [1] . Zum Abschließen fehlt nur noch eine Stadt.
                       *[other] . Zum Abschließen fehlen noch { $short } Städte.
                    }
                   *[other] , genug zum Abschließen{ $houses ->
                        [0] .
                        [1] , mit einem neuen Haus.
                       *[other] , mit { $houses } neuen Häusern.
                    }
                }
               *[other] { $comes ->
                    [0] {""}
                   *[other] , von denen die { $comes }er-Kutsche nur { $comes } braucht
                }; eine mehr brächte ein Plättchen { $more ->
                    [1] (1 Punkt).
                   *[other] ({ $more } Punkte).
                }
            }
           *[other] : { $have } Karten bringen{ $comes ->
                [0] {""}
               *[other] {" "}die { $comes }er-Kutsche und
            } ein Plättchen { $worth ->
                [one] (1 Punkt).
               *[other] ({ $worth } Punkte).
            }
        }
    }
   *[other] { $helped ->
        [0] { $missing ->
            [0] : { $have } Karten, { $over ->
                [0] genug für die { $carriage }er-Kutsche
               *[other] von denen die { $carriage }er-Kutsche nur { $carriage } braucht
            }{ $worth ->
                [0] { $more ->
                    [0] .
                    [1] ; eine mehr brächte ein Plättchen (1 Punkt).
                   *[other] ; eine mehr brächte ein Plättchen ({ $more } Punkte).
                }
                [one] {" "}und ein Plättchen (1 Punkt).
               *[other] {" "}und ein Plättchen ({ $worth } Punkte).
            }
            [1] : Dann fehlt zur { $carriage }er-Kutsche nur noch eine Karte.
           *[other] : Dann fehlen zur { $carriage }er-Kutsche noch { $missing } Karten.
        }
       *[other] { $missing ->
            [0] { $spare ->
                [0] : Mit { $least } Karten
               *[other] : { $have } Karten; schon mit { $least }
            }
            [1] : Mit einer Karte mehr
           *[other] : Mit { $missing } Karten mehr
        } bringt der Wagner die { $carriage }er-Kutsche{ $ends ->
            [0] .
           *[other] {" "}und löst das Ende aus.
        }
    }
}{ $comes ->
    [0] {""}
   *[other] { $ends ->
        [1] {" "}Die { $comes }er-Kutsche kommt dazu.
       *[other] { $worth ->
            [0] { $more ->
                [0] {" "}Die { $comes }er-Kutsche kommt dazu.
               *[other] {""}
            }
           *[other] {""}
        }
    }
}{ $rivals ->
    [0] {""}
   *[other] {" "}Aber { $seats } { $rivals ->
        [1] kann
        [2] können beide
       *[other] können alle
    } vorher da sein: Dann { $later ->
        [0] bleibt kein Plättchen.
        [1] bringt das Plättchen nur einen Punkt.
       *[other] bringt das Plättchen nur { $later } Punkte.
    }
}{ $horses ->
    [0] { $harnessed ->
        [0] {""}
       *[other] {" "}Dazu wird { $neighbour } angespannt.
    }
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-more-ways = Liegt sie hier, { $left ->
    [1] verlängert eine Karte
   *[other] verlängern { $left } Karten
} deine Strecke, die du nicht hast; am anderen Ende nur { $other }.
reason-thurn-und-taxis-this-first = Liegt erst { $card } und dann { $cities }, { $left ->
    [1] passt danach eine weitere Karte
   *[other] passen danach { $left } weitere Karten
}; umgekehrt nur { $other }.
reason-thurn-und-taxis-widest = Von { $card } { $left ->
    [1] führt eine Karte
   *[other] führen { $left } Karten
} weiter, { $count ->
    [0] von deinen anderen höchstens { $other }.
   *[other] von { $cities } { $other }.
}
reason-thurn-und-taxis-only-this-fits = Zu { $card } { $count ->
    [1] passt { $cities }
   *[other] passen { $cities }
} in der Auslage, zu { $other ->
    [1] { $towns }
   *[other] deinen anderen Karten
} nichts davon.
reason-thurn-und-taxis-leaves-open = Beginnt sie mit { $card }, führt die Strecke nach { $towns } in der Auslage weiter; beginnt sie mit { $count ->
    [1] { $cities }
   *[other] eins von { $cities }
}, { $other ->
    [0] zu keiner davon.
    [1] nur zu einer davon.
   *[other] nur zu { $other } davon.
}
reason-thurn-und-taxis-open-at-this-end = Liegt sie hier, { $count ->
    [1] passt auch { $cities } und liegt
   *[other] passen auch { $cities } und liegen
} offen; am anderen Ende { $held ->
    [1] passte
   *[other] passten
} stattdessen { $towns } aus deiner Hand.
reason-thurn-und-taxis-keeps-open = Danach passt aus deiner Hand noch: { $cities }.
reason-thurn-und-taxis-extends-route = { $card } hält die Strecke am Leben: { $cards ->
    [1] eine Karte.
   *[other] { $cards } Karten.
}
reason-thurn-und-taxis-held-twice = { $card } hast du doppelt.
reason-thurn-und-taxis-stays-instead = Lieber { $neighbour } behalten als { $card }: { $why ->
    [first-house] Das erste Haus dort bringt ein Plättchen.
    [roads] { $have ->
        [1] Dazu passt eine Stadt
       *[other] Dazu passen { $have } Städte
    } deiner Hand oder der Auslage, zur anderen { $left ->
        [0] keine.
       *[other] { $left }.
    }
    [new-country] Im Land { $country } hast du noch kein Haus.
    [completes] Ein Haus dort macht { $stack } ({ $value }) voll.
   *[other] Ein Haus dort zählt für { $stack } ({ $value }).
}
reason-thurn-und-taxis-fits-end = { $card } passt auch an deine Strecke, neben { $towns }: { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
}{ $worth ->
    [0] {""}
    [1] , ein Plättchen mit einem Punkt
   *[other] , ein Plättchen mit { $worth } Punkten
}{ $count ->
    [0] .
    [1] {""}; { $cities }, was danach passt, liegt offen.
   *[other] {""}; { $cities }, was danach passt, liegen offen.
}{ $horses ->
    [0] {""}
    [1] {" "}Dazu fehlt noch ein Pferd.
   *[other] {" "}Dazu fehlen noch { $horses } Pferde.
}
reason-thurn-und-taxis-lies-open-too = { $card } ist leicht zu ersetzen: Diese Stadt liegt { $copies ->
    [1] auch
    [2] zweimal
   *[other] { $copies }-mal
} offen.
reason-thurn-und-taxis-joins-nothing = { $card } grenzt an nichts anderes in deiner Hand.
reason-thurn-und-taxis-keeps-together = Für die nächste Strecke behältst du { $cities }, das passt zusammen{ $carriage ->
    [0] { $value ->
        [0] { $houses ->
            [0] .
            [1] : Das wird ein Haus.
           *[other] : Das werden { $houses } Häuser.
        }
        [1] : Das machte { $stack } voll (1 Punkt).
       *[other] : Das machte { $stack } voll ({ $value } Punkte).
    }
   *[other] : Das genügt{ $helped ->
        [0] {""}
       *[other] {" "}mit dem Wagner
    } für die { $carriage }er-Kutsche{ $value ->
        [0] .
       *[other] {""} und macht { $stack } ({ $value }) voll.
    }
}
reason-thurn-und-taxis-rather-pair = { $cities } passen auch zusammen, aber { $why ->
    [houses] { $houses ->
        [0] dort stehen deine Häuser schon
        [1] das wäre nur ein neues Haus
       *[other] das wären nur { $houses } neue Häuser
    }; du behältst { $towns }: { $kept ->
        [1] ein Haus.
       *[other] { $kept } Häuser.
    }
   *[open] nichts Offenes führt sie weiter; du behältst { $towns }, wozu { $neighbour } passt.
}
reason-thurn-und-taxis-house-stands = In { $city } steht schon ein Haus von dir.
reason-thurn-und-taxis-least-useful = { $card } nützt dir am wenigsten.
reason-thurn-und-taxis-ends-game = Es läutet das Ende ein. { $known ->
    [0] Ohne die Plättchen
   *[other] Mit allen Plättchen
} { $side ->
    [1] führst du dann { $own } zu { $theirs } gegen { $rival }
    [0] steht es dann { $own } zu { $theirs } gegen { $rival }
   *[other] liegst du dann { $own } zu { $theirs } hinter { $rival }
}{ $by ->
    [tile] {" "}– dank { $stack } ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }).
    [houses] {" "}– dank der neuen Häuser ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }).
    [carriage] {" "}– dank der Kutsche ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }).
    [tie] {" "}– bei Gleichstand entscheidet das Spielende-Plättchen für dich.
   *[other] .
} { $turns ->
    [0] Danach hat niemand mehr einen Zug.
    [1] { $seats } hat noch einen Zug{ $later ->
        [0] .
       *[other] { $cards ->
            [0] , aber noch keine Strecke
            [1] , mit einer Karte in der Strecke
           *[other] , mit { $cards } Karten in der Strecke
        }{ $sure ->
            [1] { $most ->
                [0] : Der kann nichts mehr bringen.
                [1] : Der kann höchstens einen Punkt bringen.
               *[other] : Der kann höchstens { $most } Punkte bringen.
            }
           *[0] { $need ->
                [0] { $laid ->
                    [1] : Aufholen lässt sich nur mit zwei passenden Karten und dem Postillion.
                   *[0] .
                }
               *[other] : Ohne { $towns } ist das nicht aufzuholen.
            }
        }
    }
   *[other] { $seats } haben noch je einen Zug{ $later ->
        [0] .
       *[other] { $cards ->
        [0] ; { $rival } hat noch keine Strecke.
        [1] ; { $rival } hat eine Karte in der Strecke.
       *[other] ; { $rival } hat { $cards } Karten in der Strecke.
        }
    }
}
reason-thurn-und-taxis-last-turn = Es ist dein letzter Zug: Nur was du jetzt abschließt, zählt.
reason-thurn-und-taxis-closing-brings = { $carriage ->
    [0] Es bringt sofort { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }{ $letters ->
        [0] {""}
        [1] {" "}und einen Brief
       *[other] {" "}und { $letters } Briefe
    }, mit { $houses ->
        [0] keinem Haus
        [1] einem Haus
       *[other] { $houses } Häusern
    }
   *[other] { $helped ->
        [0] Es bringt
       *[other] Mit { $helped } Karten bringt der Wagner
    } die { $carriage }er-Kutsche{ $helped ->
        [0] {" "}und { $houses ->
            [0] kein Haus
            [1] ein Haus
           *[other] { $houses } Häuser
        }: { $points ->
            [1] einen Punkt
           *[other] { $points } Punkte
        }{ $letters ->
            [0] {""}
            [1] {" "}und ein Brief
           *[other] {" "}und { $letters } Briefe
        }
       *[other] ; mit { $houses ->
            [0] keinem Haus
            [1] einem Haus
           *[other] { $houses } Häusern
        } { $points ->
            [1] ist das ein Punkt
           *[other] sind das { $points } Punkte
        }{ $letters ->
            [0] {""}
            [1] {" "}und ein Brief
           *[other] {" "}und { $letters } Briefe
        }
    }
}{ $won ->
    [0] {""}
   *[other] { $tile ->
        [0] {" "}(davon Plättchen: { $won })
       *[other] {" "}(Plättchen der Strecke: { $tile })
    }
}{ $courier ->
    [0] {""}
   *[other] {""}, und den Kurier: am Ende { $courier } mehr, wenn ihn dir niemand nimmt
}{ $rival ->
    [none] .
   *[other] {" "}– bevor { $rival } das Ende auslösen kann.
}{ $gain ->
    [0] {""}
   *[other] {" "}Ein Zug mehr für { $towns } brächte { $gain } Punkte mehr, aber keine größere Kutsche.
}
reason-thurn-und-taxis-denies-way = Von { $towns }, { $count ->
    [1] wo die Strecke von { $rival } liegt, führt die einzige Straße
   *[other] den Enden der Strecke von { $rival }, führt nur eine Straße weiter,
} nach { $card }: Ohne diese Karte geht es dort nicht weiter{ $value ->
    [0] .
    [1] , auch nicht zu dem Haus in { $city }, das { $rival } noch für { $stack } fehlt (1 Punkt).
   *[other] , auch nicht zu dem Haus in { $city }, das { $rival } noch für { $stack } fehlt ({ $value } Punkte).
}
reason-thurn-und-taxis-one-of-few = { $city } { $every ->
    [1] ist eines der { $missing ->
        [1] zwei
       *[other] drei
    } Häuser, die
   *[other] liegt in einem der { $missing ->
        [1] zwei
       *[other] drei
    } Länder, die
} { $rival } noch für { $stack } fehlen ({ $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-own-one-of-few = { $city } { $every ->
    [1] ist eines der { $missing ->
        [1] zwei
       *[other] drei
    } Häuser, die
   *[other] liegt in einem der { $missing ->
        [1] zwei
       *[other] drei
    } Länder, die
} dir noch für { $stack } fehlen ({ $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-opens-tile = Danach passt { $city }, das offen liegt: Ein Haus dort macht { $stack } voll ({ $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-wins-tile = Du gewinnst { $stack } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).{ $rival ->
    [none] {""}
   *[other] {" "}{ $seats } { $needed ->
        [1] fehlt dafür{ $rivals ->
            [1] {""}
           *[other] {" "}je
        } nur ein Haus
       *[other] fehlen dafür{ $rivals ->
            [1] {""}
           *[other] {" "}je
        } nur { $needed } Häuser
    }; { $later ->
        [0] es ist das letzte dieser Plättchen.
       *[other] das nächste dieser Plättchen bringt { $later }.
    }
}
reason-thurn-und-taxis-wins-tiles = Du gewinnst { $stack } ({ $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}).
reason-thurn-und-taxis-nothing-follows = Danach verlängert nichts aus deiner Hand oder Auslage die Strecke; von den Karten, die noch kommen können, { $left } von { $all }.
reason-thurn-und-taxis-tile-first = { $rival } kann nächsten Zug{ $helped ->
    [0] {""}
   *[other] {" "}mit dem Postillion
} eine { $length }er-Strecke abschließen: Jetzt zählt das Plättchen noch { $value ->
    [1] einen Punkt
   *[other] { $value } Punkte
}, das nächste { $later ->
    [0] nichts mehr.
   *[other] { $later }.
}
reason-thurn-und-taxis-little-more = Weiter mit { $cities } brächte mit Häusern und Plättchen der Strecke nur { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} mehr.
reason-thurn-und-taxis-longer-no-better = Weiter mit { $cities } brächte kein besseres Plättchen der Strecke{ $carriages ->
    [0] { $houses ->
        [0] {" "}und kein Haus mehr.
       *[other] .
    }
   *[other] { $houses ->
        [0] , keine bessere Kutsche und kein Haus mehr.
       *[other] {" "}und keine bessere Kutsche.
    }
}
reason-thurn-und-taxis-else-lost = Nichts aus deiner Hand oder Auslage passt an { $cities }: Beim Warten könnte nur eine verdeckte Karte die Strecke retten, und von den Karten, die noch kommen können, { $left ->
    [1] passt 1
   *[other] passen { $left }
} von { $all }.
reason-thurn-und-taxis-waits-for-carriage =
    { $missing ->
        [1] Eine Karte mehr{ $held ->
            [0] {""}
           *[other] {" "}aus deiner Hand
        } bringt die { $carriage }er-Kutsche.
       *[other] { $missing } Karten mehr{ $held ->
            [0] {""}
            [1] {" "}(eine aus deiner Hand)
           *[other] {" "}({ $held } aus deiner Hand)
        } bringen die { $carriage }er-Kutsche.
    }{ $more ->
        [0] {""}
        [one] {" "}Mit mehr von deiner Hand bringen { $longer } Karten auch ein Plättchen (1 Punkt).
       *[other] {" "}Mit mehr von deiner Hand bringen { $longer } Karten auch ein Plättchen ({ $more } Punkte).
    }{ $rivals ->
        [0] {""}
       *[other] {" "}Aber { $seats } { $rivals ->
            [1] kann
            [2] können beide
           *[other] können alle
        } vorher da sein: Dann { $later ->
            [0] bleibt kein Plättchen.
            [1] bringt das Plättchen nur einen Punkt.
           *[other] bringt das Plättchen nur { $later } Punkte.
        }
    }
reason-thurn-und-taxis-laid-now-costs = { $count ->
    [0] Jetzt schon angelegt, ließe { $card } nichts in der Hand, was nächsten Zug passt.
    [1] Jetzt schon angelegt, kostete { $card } auch noch { $cities }: Nächsten Zug musst du ohnehin eine Karte anlegen.
   *[other] Jetzt schon angelegt, kostete { $card } auch noch eine von { $cities }: Nächsten Zug musst du ohnehin eine Karte anlegen.
}
reason-thurn-und-taxis-waits-for-help = { $missing ->
    [1] Mit einer Karte mehr
   *[other] Mit { $missing } Karten mehr
} bringt der { $official } die { $carriage }er-Kutsche{ $ends ->
    [0] .
   *[other] {" "}und löst das Ende aus.
}
reason-thurn-und-taxis-waits-for-tile =
    { $missing ->
        [1] Mit einer Karte mehr{ $held ->
            [0] {""}
           *[other] {" "}aus deiner Hand
        } wird es eine { $length }er-Strecke: ein Plättchen mit { $value ->
            [1] einem Punkt.
           *[other] { $value } Punkten.
        }
       *[other] Mit { $missing } Karten mehr{ $held ->
            [0] {""}
            [1] {" "}(einer aus deiner Hand)
           *[other] { $rest ->
                [0] {" "}aus deiner Hand
               *[other] {" "}({ $held } aus deiner Hand)
            }
        } wird es eine { $length }er-Strecke: ein Plättchen mit { $value ->
            [1] einem Punkt.
           *[other] { $value } Punkten.
        }
    }{ $houses ->
        [0] {""}
        [1] {" "}Das wäre auch ein Haus mehr.
       *[other] {" "}Das wären auch { $houses } Häuser mehr.
    }{ $rivals ->
        [0] {""}
       *[other] {" "}Aber { $seats } { $rivals ->
            [1] kann
            [2] können beide
           *[other] können alle
        } vorher da sein: Dann { $later ->
            [0] bleibt kein Plättchen.
            [1] bringt das Plättchen nur einen Punkt.
           *[other] bringt das Plättchen nur { $later } Punkte.
        }
    }{ $horses ->
        [0] {""}
        [1] {" "}Dazu fehlt noch ein Pferd.
       *[other] {" "}Dazu fehlen noch { $horses } Pferde.
    }
reason-thurn-und-taxis-goes-on-next-turn = Die Strecke ist sicher: { $cities } aus deiner Hand { $count ->
    [1] passt.
   *[other] passen.
}
reason-thurn-und-taxis-fits-lie-open = Offen liegt Passendes: { $cities }.
reason-thurn-und-taxis-too-short = Die Strecke kann noch wachsen.
reason-thurn-und-taxis-turn-done = { $others ->
    [0] In diesem Zug ist nichts mehr zu tun.
   *[other] Für diesen Zug ist alles getan: Was sonst möglich ist, bringt jetzt nichts.
}
reason-thurn-und-taxis-no-choice = Etwas anderes ist hier nicht möglich.
reason-thurn-und-taxis-no-difference = Das macht jetzt keinen Unterschied: Anderes kommt etwa auf dasselbe hinaus.
reason-thurn-und-taxis-stands-out = Nichts anderes verspricht so viel.
reason-thurn-und-taxis-left-for-card = Geplant war als Nächstes { $city }; seitdem hast du { $cities } bekommen.
reason-thurn-und-taxis-left-after-closing = Geplant war als Nächstes { $city }; seitdem hat { $rival } eine Strecke abgeschlossen.
reason-thurn-und-taxis-left-after-cards = Geplant war als Nächstes { $city }; seitdem liegen andere Karten offen.
reason-thurn-und-taxis-horses-needed = Spannst du { $card } ein, zieht dein Gespann { $cards ->
    [0] { $length } statt { $strength } Karten{ $closes ->
        [0] { $worth ->
            [0] {""}
            [1] : Eine { $length }er-Strecke brächte ein Plättchen (1 Punkt)
           *[other] : Eine { $length }er-Strecke brächte ein Plättchen ({ $worth } Punkte)
        }
       *[other] , genug zum Abschließen
    }{ $count ->
        [0] .
        [1] ; { $cities } liegt offen und passt.
       *[other] ; { $cities } liegen offen und passen.
    }
   *[other] { $short ->
        [0] alle { $cards } Karten, die du für deine Strecke hast
       *[1] erst { $length } der { $cards } Karten, die du für deine Strecke hast
    }{ $closes ->
        [0] {""}
       *[other] , genug zum Abschließen
    }{ $houses ->
        [0] { $worth ->
            [0] .
            [1] : ein Plättchen (1 Punkt).
           *[other] : ein Plättchen ({ $worth } Punkte).
        }
        [1] { $closes ->
            [0] : ein Haus mehr
           *[other] {""} mit einem Haus
        }{ $worth ->
            [0] .
            [1] { $closes ->
                [0] {""} und ein Plättchen (1 Punkt).
               *[other] {""} und einem Plättchen (1 Punkt).
            }
           *[other] { $closes ->
                [0] {""} und ein Plättchen ({ $worth } Punkte).
               *[other] {""} und einem Plättchen ({ $worth } Punkte).
            }
        }
       *[other] { $closes ->
            [0] : { $houses } Häuser mehr
           *[other] {""} mit { $houses } Häusern
        }{ $worth ->
            [0] .
            [1] { $closes ->
                [0] {""} und ein Plättchen (1 Punkt).
               *[other] {""} und einem Plättchen (1 Punkt).
            }
           *[other] { $closes ->
                [0] {""} und ein Plättchen ({ $worth } Punkte).
               *[other] {""} und einem Plättchen ({ $worth } Punkte).
            }
        }
    }
}
reason-thurn-und-taxis-strongest-open = { $cards ->
    [0] { $alike ->
        [0] Keine offene Karte hat mehr Pferde als { $card }
       *[other] { $card } ist eine der stärksten offenen Karten
    }: Für deine { $route ->
        [0] Strecke
       *[other] nächste Strecke
    } angespannt, zieht dein Gespann damit { $length ->
        [1] eine Karte
       *[other] { $length } Karten
    }.
   *[other] Mit { $card } angespannt zieht dein Gespann bis zu { $length } Karten: Platz für mehr als die { $cards }, die deine Hand ergibt. Keine offene Karte hat mehr Pferde.
}
reason-thurn-und-taxis-one-of-two-draws = Mit { $card } als zweiter Karte dieser Stadt kannst du { $kept ->
    [0] eine legen und die andere anspannen
   *[1] eine anspannen und die andere für die nächste Strecke behalten
}: Mit { $horses ->
    [1] einem Pferd
   *[other] { $horses } Pferden
} mehr zieht dein Gespann { $length ->
    [1] eine Karte
   *[other] { $length } Karten
}{ $short ->
    [0] .
   *[other] , noch zu wenige.
}
reason-thurn-und-taxis-horse-keeps = Nichts in deiner Hand verlängert deine Strecke von { $cards ->
    [1] einer Karte
   *[other] { $cards } Karten
}: Ein Pferd rettet sie.
reason-thurn-und-taxis-reward =
    { $tiles ->
        [0] Eine Belohnung gibt es jetzt erst ab drei verschiedenen Plättchen.
        [1] Ein Amtsplättchen allein bringt keine Belohnung.
        [2] Zwei verschiedene Amtsplättchen bringen dir eine Karte{ $count ->
            [0] .
           *[other] : { $city } liegt offen und passt zu { $cities } bei dir.
        }
        [3] Drei verschiedene Amtsplättchen bringen dir einen Punktechip.
       *[other] Vier verschiedene Amtsplättchen bringen dir ein Haus.
    }
reason-thurn-und-taxis-keeps-tiles = Was du behältst ({ $officials }), hilft dir beim nächsten Mal zu einer größeren Belohnung.
reason-thurn-und-taxis-keeps-rather = Zwei Plättchen brächten nur eine Karte. Behalte { $kept ->
    [1] den { $officials }
   *[other] { $officials }
}: Mit { $more ->
    [1] einem anderen Amt
    [2] zwei anderen Ämtern
   *[other] { $more } anderen Ämtern
} { $kept ->
    [1] bringt er
   *[other] bringen sie
} einen Punktechip.
reason-thurn-und-taxis-starts-return = Es nimmt das letzte Plättchen „{ $official }“: Gleich danach geben alle Amtsplättchen ab.
reason-thurn-und-taxis-brings-tile = Der { $official } bringt dir ein Amtsplättchen{ $tiles ->
    [1] : Zwei verschiedene bringen eine Karte.
    [2] : Für zwei verschiedene bekommst du eine Karte.
    [3] : Für drei verschiedene bekommst du einen Punktechip.
   *[other] : Für alle vier bekommst du ein Haus.
}
reason-thurn-und-taxis-high-ranks-travel = Dein Geistlicher mit { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
} sitzt in dieser Kutsche: { $coach }. Karten von { $cities } der { $all } Städte bewegen sie, also kommt sie am sichersten nach Rom.
reason-thurn-und-taxis-face-down = { $steps ->
    [0] In { $town } ist die Kutsche am Ziel: Ihre Geistlichen zählen am Ende, wenn keine spätere welche vom selben Rang bringt.
    [1] Von { $town } ist es noch ein Schritt nach Rom, wo Geistliche zählen
   *[other] Von { $town } sind es noch { $steps } Schritte nach Rom, wo Geistliche zählen
}{ $steps ->
    [0] {""}
   *[other] { $side ->
        [shorter] , auf einem anderen Weg { $other }.
        [same] , auf einem anderen Weg ebenso viele.
        [freer] : Dieser Weg lässt die Wahl bis zu { $most }, ein anderer nur bis zu { $longest }.
        [surer] : höchstens { $most } auf diesem Weg, auf einem anderen bis zu { $longest }.
        [longer] , auf einem anderen Weg nur { $other }: So kommt sie später an, nach anderen.
       *[none] .
    }
}
reason-thurn-und-taxis-coach-late = { $houses ->
    [-1] Das Spiel endet bald
    [1] In einem Vorrat ist nur noch ein Haus, das Ende ist nah
   *[other] In einem Vorrat sind nur noch { $houses } Häuser, das Ende ist nah
}: Diese Kutsche, { $steps ->
    [1] einen Schritt
   *[other] { $steps } Schritte
} vor Rom, kommt kaum noch an.
reason-thurn-und-taxis-coach-order = { $arrives ->
    [0] { $ahead ->
        [0] Keine Kutsche ist dann näher an Rom: Ihre Geistlichen kommen vielleicht als nächste an (spätere ihres Ranges verdrängen sie) und
        [1] Eine Kutsche ist näher an Rom ({ $least ->
            [1] ein Schritt
           *[other] { $least } Schritte
        }): Nach ihr angekommen,
       *[other] { $ahead } Kutschen sind näher an Rom (die erste { $least ->
            [1] einen Schritt
           *[other] { $least } Schritte
        }): Nach ihnen angekommen,
    } verdrängen { $ahead ->
        [0] {""}
       *[other] diese Geistlichen{" "}
    }{ $theirs ->
        [0] { $own ->
            [0] jeden ihres Ranges, der bis dahin dort ist.
            [1] die ihres Ranges: Du hast dort einen Punkt.
           *[other] die ihres Ranges: Du hast dort { $own } Punkte.
        }
       *[other] die ihres Ranges: Du hast dort { $own ->
            [1] einen Punkt
           *[other] { $own } Punkte
        }, { $rival } { $theirs }.
    }
   *[other] Sie verdrängt die desselben Ranges: In Rom hast du bisher { $own ->
        [1] einen Punkt
       *[other] { $own } Punkte
    }, { $rival } { $theirs }.
}
reason-thurn-und-taxis-own-dignitary = Am Anfang hast du deinen Geistlichen mit { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
} hineingesetzt: { $steps ->
    [0] In { $town } ist er am Ziel.
    [1] Von { $town } ist es noch ein Schritt nach Rom.
   *[other] Von { $town } sind es noch { $steps } Schritte nach Rom.
}
reason-thurn-und-taxis-not-for-others = Am Anfang hast du keinen deiner hohen Geistlichen hineingesetzt: Von { $town } { $steps ->
    [1] ist es noch ein Schritt
   *[other] sind es noch { $steps } Schritte
} nach Rom.
reason-thurn-und-taxis-game-goes-on = { $ends ->
    [0] { $turns ->
        [0] Das Spiel geht weiter: { $rival } ist noch einmal an der Reihe und kann aufholen.
       *[other] Das Spiel geht weiter, und { $rival } hat zum Aufholen mehr als einen letzten Zug.
    }
   *[1] Das Spiel geht weiter, und { $rival } kann es im nächsten Zug beenden.
}
reason-thurn-und-taxis-route-in-danger = Deine Hand verlängert deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} nicht: Im nächsten Zug ist sie verloren, wenn { $count ->
    [0] nichts Passendes kommt
    [1] die eine passende offene Karte dann fort ist
   *[other] die { $count } passenden offenen Karten dann fort sind
}{ $left ->
    [0] .
   *[other] { $count ->
        [0] {" "}(von { $all }, die du nicht kennst, { $left ->
            [1] passt eine
           *[other] passen { $left }
        }).
       *[other] {" "}und der Stapel keine bringt (von { $all }, die du nicht kennst, { $left ->
            [1] passt eine
           *[other] passen { $left }
        }).
    }
}
reason-thurn-und-taxis-deck-risks-route = Deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} steht auf dem Spiel: Was du nicht kennst (im Stapel oder auf einer Hand){ $shown ->
    [0] {""}
    [1] {" "}(die oberste Karte zeigt ein Pferd)
   *[other] {" "}(die oberste Karte zeigt { $shown } Pferde)
}, verlängert sie in { $left } von { $all } Fällen nicht.
reason-thurn-und-taxis-route-needs-card = Deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} ist noch in diesem Zug verloren, wenn nichts Passendes kommt.
reason-thurn-und-taxis-loses-route = Deine Strecke { $cards ->
    [1] mit einer Karte
   *[other] mit { $cards } Karten
} ist damit verloren: Nichts, was du dann hast, verlängert sie.
reason-thurn-und-taxis-closes-short = Nur { $missing ->
    [1] eine Karte mehr
   *[other] { $missing } Karten mehr
}, und { $carriage ->
    [0] es gibt ein Plättchen ({ $value ->
        [1] 1 Punkt
       *[other] { $value } Punkte
    }): Dafür schließt du zu früh ab.
   *[other] { $helped ->
        [0] die { $carriage }er-Kutsche gehört dir: Dafür schließt du zu früh ab.
       *[other] der Wagner bringt die { $carriage }er-Kutsche: Dafür schließt du zu früh ab.
    }
}
reason-thurn-und-taxis-route-is-safe = Deine Strecke war nicht in Gefahr.
reason-thurn-und-taxis-spends-official = Dann hat in diesem Zug schon eine Amtsperson geholfen: Der { $official } kann dir { $lays ->
    [0] keine Kutsche mehr bringen.
   *[1] keine weitere Karte mehr anlegen.
}
reason-thurn-und-taxis-carriage-waits = { $missing ->
    [0] { $now ->
        [0] Der { $carriage }er-Kutsche bringt es dich nicht näher.
       *[1] Du lässt die { $carriage }er-Kutsche stehen, die du jetzt haben könntest.
    }
    [1] Zur { $carriage }er-Kutsche ist es damit weiter als nötig: Es fehlt noch eine Karte.
   *[other] Zur { $carriage }er-Kutsche ist es damit weiter als nötig: Es fehlen noch { $missing } Karten.
}
reason-thurn-und-taxis-tile-waits = { $now ->
    [0] Für { $stack } bringt es dich nicht weiter
   *[1] Du hättest jetzt { $stack } gewinnen können
}{ $points ->
    [0] .
    [1] {""} (1 Punkt).
   *[other] {""} ({ $points } Punkte).
}
reason-thurn-und-taxis-leaves-tile = { $rival } fehlt nur ein Haus für { $stack } ({ $value ->
    [1] 1 Punkt
   *[other] { $value } Punkte
}), und die Karte dafür bleibt offen liegen.
reason-thurn-und-taxis-leaves-card = Die offene Karte, die { $rival } am meisten hilft, bleibt liegen.
reason-thurn-und-taxis-shorter-route = { $have ->
    [0] Deine Karten ergeben dann keine Strecke
    [1] Deine Karten ergeben dann eine Strecke aus einer Karte
   *[other] Deine Karten ergeben dann eine Strecke von { $have }
}: { $cards } wären möglich.
reason-thurn-und-taxis-no-longer = Deine Strecke wird damit nicht länger.
reason-thurn-und-taxis-fewer-ways = Von dort führen weniger Karten weiter als möglich: { $left } statt { $other }.
reason-thurn-und-taxis-clears-fitting = Damit { $count ->
    [1] verschwindet eine offene Karte, die passt.
   *[other] verschwinden { $count } offene Karten, die passen.
}
reason-thurn-und-taxis-no-new-house = Dein Haus in { $card } steht schon: Die Karte bringt kein neues.
reason-thurn-und-taxis-deck-may-fail = Was du nicht kennst (im Stapel oder auf einer Hand){ $shown ->
    [0] {""}
    [1] {" "}(die oberste Karte zeigt ein Pferd)
   *[other] {" "}(die oberste Karte zeigt { $shown } Pferde)
}, passt in { $left } von { $all } Fällen nicht.
reason-thurn-und-taxis-fewer-points = { $closed ->
    [0] { $points ->
        [1] Ein Punkt bleibt liegen, den
       *[other] { $points } Punkte bleiben liegen, die
    } du sicher haben könntest.
   *[other] Es bringt { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } weniger, als möglich ist.
}

## Was in Spielen daraus wurde, die weitergespielt wurden

reason-thurn-und-taxis-course = { $second ->
    [1] Danach schließt du in
   *[0] Du schließt in
} { $always ->
    [1] jedem Spiel, das von hier weitergespielt wurde,
   *[0] { $times } von { $all } { $all ->
        [one] Spiel, das
       *[other] Spielen, die
    } von hier weitergespielt { $all ->
        [one] wurde,
       *[other] wurden,
    }
} { $turns ->
    [0] in diesem Zug
    [1] im nächsten Zug
    [2] zwei Züge später
   *[other] { $turns } Züge später
} ab{ $cards ->
    [0] {""}
   *[other] {""}, mit { $cards ->
        [1] einer Karte
       *[other] { $cards } Karten
    }{ $carriage ->
        [0] {""}
       *[other] {" "}für die { $carriage }er-Kutsche
    }
}: etwa { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}{ $ends ->
    [0] .
   *[other] {""}, und { $by ->
        [houses] mit deinem letzten Haus endet das Spiel
       *[carriage] das Spiel ist zu Ende
    }{ $late ->
        [0] .
       *[other] {""}, und zwar in { $ends } davon (in { $late } aller { $all } Spiele beendet es vorher jemand anders).
    }
}
reason-thurn-und-taxis-course-lost = In { $always ->
    [1] jedem weitergespielten Spiel
   *[0] { $times } von { $all } weitergespielten { $all ->
        [one] Spiel
       *[other] Spielen
    }
} verlierst du dann eine Strecke.
reason-thurn-und-taxis-course-gained = Du gewinnst { $stack } in { $often } von { $all ->
    [one] einem weitergespielten Spiel
   *[other] { $all } weitergespielten Spielen
}, mit der nächstbesten Aktion in { $seldom }.
reason-thurn-und-taxis-course-kept = { $rival } gewinnt { $stack } in { $seldom } von { $all ->
    [one] einem weitergespielten Spiel
   *[other] { $all } weitergespielten Spielen
}, mit der nächstbesten Aktion in { $often }.
reason-thurn-und-taxis-only-less = Was besser ist, bringt stattdessen dies:
reason-thurn-und-taxis-less-later = Dass anderes besser ist, zeigt sich erst in den Zügen danach.
reason-thurn-und-taxis-no-houses = Du hast kein Haus gewählt, obwohl die Strecke welche setzt.
reason-murano-only-less = Was besser ist, bringt stattdessen dies:
reason-murano-less-later = Dass anderes besser ist, zeigt sich erst in den Zügen danach.
reason-thurn-und-taxis-course-end = Weitergespielt endet das im Schnitt { $mine } zu { $others }, die Lösung { $own } zu { $theirs }{ $less ->
    [0] .
    [1] : Du hast dadurch nicht mehr, die anderen aber einen Punkt weniger.
   *[other] : Du hast dadurch nicht mehr, die anderen aber { $less } Punkte weniger.
}
reason-thurn-und-taxis-course-won = Damit gewinnst du { $times } von { $all ->
    [one] einem weitergespielten Spiel
   *[other] { $all } weitergespielten Spielen
}, mit der Lösung { $won }.
reason-murano-course-end = Weitergespielt endet das im Schnitt { $mine } zu { $others }, die Lösung { $own } zu { $theirs }{ $less ->
    [0] .
    [1] : Du hast dadurch nicht mehr, die anderen aber einen Punkt weniger.
   *[other] : Du hast dadurch nicht mehr, die anderen aber { $less } Punkte weniger.
}
reason-murano-course-won = Damit gewinnst du { $times } von { $all ->
    [one] einem weitergespielten Spiel
   *[other] { $all } weitergespielten Spielen
}, mit der Lösung { $won }.

## Gründe: Murano

reason-murano-there = Auf Feld { $no }{ $twin ->
    [0] {""}
   *[other] {" "}(Feld { $twin } bietet dasselbe ebenso günstig)
}: { $reason }
reason-murano-next = Als Nächstes „{ $action }“: { $reason }
reason-murano-trip =
    { $ships ->
        [1] Ein Schiff fährt; nur { $space } zählt.
       *[other] { $ships } { $more ->
            [0] Schiffe
           *[1] weitere Schiffe
        } fahren{ $price ->
            [0] {""}
           *[other] {" "}für { $price } Gold
        }, aber nur das Feld des letzten zählt: { $space }.
    }
reason-murano-makes-room = Das Schiff auf Feld { $no } macht nur Platz; das von { $from } folgt{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}{ $gold ->
    [0] .
   *[other] , und dort zahlt dir „{ $card }“ { $gold } Gold.
}
reason-murano-special-pays = Dort zahlt dir „{ $card }“ { $gold } Gold statt { $less }.
reason-murano-red-ship = Das rote Schiff bringt am Ende des Zuges { $gold } Gold{ $ships ->
    [1] .
   *[other] { $price ->
        [0] .
       *[other] ; die { $ships } Schiffe kosten { $price }.
    }
}
reason-murano-dearer = Auf Feld { $no } kostet dasselbe { $price ->
    [0] nichts
   *[other] { $less } Gold weniger
}{ $more ->
    [0] ; du zahlst dafür, wie die Schiffe danach liegen.
    [-1] , aber so kommt { $rival } nicht zu „{ $action }“.
   *[other] , aber so wird „{ $action }“ für { $rival } um { $more } Gold teurer.
}
reason-murano-another-ship = Danach fährt ein weiteres Schiff zu { $space }.
reason-murano-blocks = { $price ->
    [0] Dann kommt { $rival } im nächsten Zug nicht zu „{ $action }“.
   *[other] Das macht „{ $action }“ für { $rival } um { $price } Gold teurer: Dafür braucht es dann mehr Schiffe.
}
reason-murano-brings-gold = { $fare ->
    [0] Es bringt { $gold } Gold, dann hast du { $total }.
   *[other] Es bringt { $gold } Gold; die Schiffe kosten { $fare }, dann hast du { $total }.
}{ $red ->
    [0] {""}
   *[other] {" "}Das Gold für das rote Schiff ist dabei.
}{ $paid ->
    [0] {""}
    [1] {" "}Was du als Nächstes willst, ist schon bezahlbar: Es ist für später.
    [rich] {" "}Für mehrere Käufe hast du schon genug; was darüber ist, zahlt weitere Schiffe.
    [site] {" "}Für die Plättchen, die du willst, gibt es noch keinen weiteren Bauplatz an einer Straße.
   *[none] {" "}Nichts, was du kaufen könntest, brächte dir etwas: Gold zahlt Schiffe und entscheidet bei Gleichstand.
}
reason-murano-gold-affords = Mit { $income ->
    [0] { $gold } Gold mehr
    [1] deinem Einkommen ({ $gold } Gold)
   *[other] deinem Einkommen ({ $gold } Gold nach den Schiffen)
}{ $red ->
    [0] {""}
   *[other] , das für das rote Schiff eingerechnet,
} kannst du { $chosen ->
    [0] „{ $action }“ bezahlen ({ $price } Gold{ $ships ->
        [0] )
       *[other] , und { $ships } für die Schiffe)
    }
   *[other] bei „{ $action }“ { $rise ->
        [0] ein Plättchen
       *[other] { $gained }
    } aussuchen ({ $price } Gold{ $ships ->
        [0] )
       *[other] , und { $ships } für die Schiffe)
    }{ $rise ->
        [0] {""}
       *[other] : auf { $island } bei jedem Einkommen { $rise } Gold mehr{ $street ->
            [0] {""}
           *[other] , mit einer Straße für den Bauplatz davor
        }
    }
}; { $rest ->
    [enough] { $left } Gold bleibt, genug für einen Gondoliere ({ $post }).
    [none] { $left ->
        [0] nichts bleibt übrig.
       *[other] { $left } Gold bleibt.
    }
   *[other] { $left ->
        [0] nichts bleibt
       *[other] { $left } Gold bleibt, zu wenig
    } für { $rest ->
        [card-short] seinen
       *[short] einen
    } Gondoliere ({ $post }).
}
reason-murano-gold-unreached = Kein Schiff, das du bezahlen kannst, erreicht „2 Gold“{ $income ->
    [0] , und du hast noch kein Einkommen.
   *[other] {" "}oder „Einkommen“.
}
reason-murano-gold-for-ties = Es ist dein letzter Zug: Gold entscheidet nur noch bei Gleichstand.
reason-murano-gold-reaches = Danach kannst du im nächsten Zug die Schiffe zum „Einkommen“ bezahlen ({ $price } Gold), wenn niemand sie bewegt; es bringt { $gold } Gold.
reason-murano-last-turn = Es ist dein letzter Zug: Nur was jetzt Punkte bringt, zählt.
reason-murano-customers-pay = Deine Kunden auf { $island } zahlen { $gold } Gold{ $red ->
    [0] {""}
   *[other] , das rote Schiff bringt { $red }
}{ $fare ->
    [0] , dann hast du { $total }.
   *[other] ; die Schiffe kosten { $fare }, dann hast du { $total }.
}
reason-murano-gold-for-card = Mit { $income ->
    [0] { $gold } Gold mehr
    [1] deinem Einkommen ({ $gold } Gold)
   *[other] deinem Einkommen ({ $gold } Gold nach den Schiffen)
}{ $red ->
    [0] {""}
   *[other] , das für das rote Schiff eingerechnet,
} kannst du einen Charakter ({ $first } Gold) samt Gondoliere ({ $posts }) bezahlen{ $held ->
    [0] {""}: Bisher hast du keins.
   *[other] {""}: Du hast { $held } Gold, es { $missing ->
        [1] fehlt eins.
       *[other] fehlen { $missing }.
    }
}{ $well ->
    [none] {""}
   *[other] {" "}{ $well ->
        [income] „Einkommen“
       *[gold] „2 Gold“
    } reichte dafür auch{ $costs ->
        [0] {""}
       *[other] , kostete keine Punkte
    }{ $side ->
        [more] , ließe dir aber { $by } Gold weniger.
        [less] {" "}und ließe dir { $by } Gold mehr.
       *[even] {" "}und ließe dir ebenso viel.
    }
}
reason-murano-gold-for-cards = Mit { $income ->
    [0] { $gold } Gold mehr
    [1] deinem Einkommen ({ $gold } Gold)
   *[other] deinem Einkommen ({ $gold } Gold nach den Schiffen)
}{ $red ->
    [0] {""}
   *[other] , das für das rote Schiff eingerechnet,
} kannst du { $count ->
    [1] einen Charakter ({ $first } Gold) samt Gondoliere ({ $posts })
   *[other] { $count } Charaktere ({ $first } Gold) samt Gondolieri ({ $posts })
}{ $more ->
    [0] {""}
   *[other] {" "}und danach „{ $second }“ ({ $last })
} bezahlen, zusammen { $price } Gold{ $held ->
    [0] {""}: Bisher hast du keins.
   *[other] {""}: Du hast { $held } Gold, es { $missing ->
        [1] fehlt eins.
       *[other] fehlen { $missing }.
    }
}{ $well ->
    [none] {""}
   *[other] {" "}{ $well ->
        [income] „Einkommen“
       *[gold] „2 Gold“
    } reichte dafür auch{ $costs ->
        [0] {""}
       *[other] , kostete keine Punkte
    }{ $side ->
        [more] , ließe dir aber { $by } Gold weniger.
        [less] {" "}und ließe dir { $by } Gold mehr.
       *[even] {" "}und ließe dir ebenso viel.
    }
}
reason-murano-gold-for-both = Mit { $income ->
    [0] { $gold } Gold mehr
    [1] deinem Einkommen ({ $gold } Gold)
   *[other] deinem Einkommen ({ $gold } Gold nach den Schiffen)
}{ $red ->
    [0] {""}
   *[other] , das für das rote Schiff eingerechnet,
} kannst du „{ $action }“ ({ $first } Gold) und danach „{ $second }“ ({ $last }) bezahlen; bisher { $before ->
    [0] keins davon.
   *[1] nur eins davon.
}{ $ends ->
    [0] {""}
   *[1] {" "}Der Kauf von „{ $second }“ läutet das Ende ein.
}
reason-murano-gold-posts = Mit { $income ->
    [0] { $gold } Gold mehr
    [1] deinem Einkommen ({ $gold } Gold)
   *[other] deinem Einkommen ({ $gold } Gold nach den Schiffen)
}{ $red ->
    [0] {""}
   *[other] , das für das rote Schiff eingerechnet,
} kannst du einen Gondoliere auf { $any ->
    [0] { $island }
   *[other] irgendeiner Insel
} einsetzen ({ $price } Gold{ $ships ->
    [0] {""}
   *[other] , und { $ships } für die Schiffe
}), für „{ $card }“: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}{ $alike ->
    [0] {""}
    [1] , bisher wie auf einer anderen Insel auch
   *[other] , bisher wie auf { $alike } anderen Inseln auch
}; { $left ->
    [0] es bleibt nichts
   *[other] { $left } Gold bleiben
}.
reason-murano-gold-toward = Du sparst für { $chosen ->
    [0] „{ $action }“
   *[other] die Auswahl bei „{ $action }“
} ({ $price } Gold{ $ships ->
    [0] {""}
   *[other] {" "}und { $ships } für die Schiffe
}): Danach { $left ->
    [1] fehlt
   *[other] fehlen
} noch { $left }.
reason-murano-gold-toward-cards = Du sparst für { $count ->
    [1] einen Charakter ({ $first } Gold) samt Gondoliere ({ $posts })
   *[other] { $count } Charaktere ({ $first } Gold) samt Gondolieri ({ $posts })
}{ $more ->
    [0] {""}
   *[other] {" "}und danach „{ $second }“ ({ $last })
}{ $ships ->
    [0] {""}
   *[other] , dazu { $ships } Gold für die Schiffe
}: Danach { $left ->
    [1] fehlt
   *[other] fehlen
} noch { $left }{ $before ->
    [0] ; für den Charakter allein reicht es.
    [1] ; für einen reicht es.
    [2] ; für zwei reicht es.
   *[other] .
}
reason-murano-gold-toward-both = Du sparst für „{ $action }“ ({ $first } Gold) und danach „{ $second }“ ({ $last }): Danach { $left ->
    [1] fehlt
   *[other] fehlen
} noch { $left }.
reason-murano-post-waits = Der Gondoliere auf { $island }, mit dem „{ $card }“ zählt ({ $points } Punkte), kostet { $price } Gold: So viel hast du schon.
reason-murano-post-can-wait = Den Gondoliere, mit dem „{ $card }“ zählt, kannst du auch im nächsten Zug noch einsetzen{ $taken ->
    [0] .
   *[other] , wenn „{ $action }“ schon fort sein könnte.
}
reason-murano-post-not-now = „{ $card }“ kannst du auch im nächsten Zug noch bedienen; was jetzt besser ist, kann nicht so gut warten.
reason-murano-post-short = Aber dann { $left ->
    [0] bleibt kein Gold
   *[other] bleiben nur { $left } Gold
} für einen Gondoliere auf { $island } ({ $price } Gold): „{ $card }“, mit ihm { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} wert, muss warten; es zählt erst am Ende.
reason-murano-saves-gold = { $pays ->
    [own] So { $short ->
        [0] behältst du das Gold
       *[other] sparst du
    } für einen Gondoliere auf { $island } ({ $costs } Gold): Mit ihm zählt deine Karte „{ $card }“ { $points } Punkte; { $left ->
        [0] mit der neuen bliebe nichts.
       *[other] mit der neuen bliebe nur { $left } Gold.
    }
    [tile] So behältst du das Gold für „{ $action }“ ({ $costs } Gold): { $left ->
        [0] Mit der Karte bliebe nichts.
       *[other] Mit der Karte bliebe nur { $left } Gold.
    }
    [post] Mit der Karte { $left ->
        [0] bliebe nichts
       *[other] bliebe { $left } Gold: zu wenig
    } für ihren Gondoliere ({ $costs } Gold).
   *[none] Du sparst { $gold } Gold{ $looks ->
        [0] .
       *[1] ; beim nächsten Mal siehst du andere Karten zum selben Preis.
    }
}
reason-murano-points-when-built = Gebaut bringt es { $most ->
    [1] einen Punkt
   *[other] { $points ->
        [0] bis zu { $most } Punkte
        [1] bis zu { $most } Punkte
       *[other] mindestens { $points } Punkte
    }
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}{ $rich ->
    [0] {""}
   *[other] , und Gold hast du genug
}{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nichts bleibt
       *[other] danach { $rest ->
            [enough] bleibt genug
           *[short] bleibt zu wenig
        }
    } für { $waits ->
        [0] einen Charakter samt Gondoliere
       *[1] den nächsten Gondoliere
    } ({ $left ->
        [0] { $both }
       *[other] { $rest ->
            [enough] { $both } von { $left }
           *[short] { $left } statt { $both }
        }
    }).
}
reason-murano-crests-alike = Jeder Palast bringt { $points } Punkte; Wappen zählen nur für Charaktere, und { $cards ->
    [0] du hast noch keinen.
   *[other] für keinen von deinen.
}
reason-murano-site-contested = Aber nur { $free ->
    [1] ein Bauplatz ist frei, und auch { $rival } hat ein Plättchen: Vielleicht brauchst du eine Straße.
   *[other] { $free } Bauplätze sind frei, und { $rival } hat Plättchen dafür: Vielleicht brauchst du eine Straße.
}
reason-murano-first-to-build = Es ist für deinen nächsten Besuch bei „Bauen“: { $free ->
    [1] Ein Bauplatz ist
   *[other] { $free } Bauplätze sind
} frei.
reason-murano-builds-together = Dann reicht ein Besuch bei „Bauen“ für{ $street ->
    [0] {""}
   *[1] {" "}eine Straße und
} { $tiles ->
    [1] ein
   *[other] { $tiles }
} Plättchen: mindestens { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
reason-murano-build-can-wait = „{ $action }“ kann warten: So wie die Schiffe dann liegen, erreichst du im nächsten Zug { $count ->
    [2] Feld { $no } und { $second }
   *[other] alle { $count } Felder
} dafür{ $price ->
    [0] , und das kostenlos.
   *[other] {" "}für { $price } Gold.
}
reason-murano-leaves-less = Feld { $no } täte es auch, aber { $added ->
    [0] nur so ist „{ $action }“ für { $rival } außer Reichweite.
   *[other] so wird „{ $action }“ für { $rival } um { $added } Gold teurer.
}
reason-murano-builds-next = Im nächsten Zug kannst du { $free ->
    [0] eine Straße bauen und daneben { $tiles ->
        [1] dein Plättchen
       *[other] ein Plättchen
    }
   *[other] { $tiles ->
        [1] dein Plättchen
       *[other] deine Plättchen
    } bauen
}{ $price ->
    [0] .
   *[other] : So wie die Schiffe dann liegen, kosten sie { $price } Gold.
}
reason-murano-builds-several = Bei diesem Besuch baust du { $street ->
    [0] {""}
   *[1] eine Straße und{" "}
}{ $waits ->
    [0] { $tiles }
   *[other] { $tiles } deiner { $held }
} Plättchen: { $points ->
    [0] Keins bringt sofort Punkte
    [1] ein Punkt
   *[other] { $points } Punkte
}{ $cards ->
    [0] {""}
   *[other] , { $cards } mehr durch deine Karten
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold mehr Einkommen
}{ $picks ->
    [0] .
   *[other] , und du wählst eine Karte mit einem Sondergebäude.
}
reason-murano-visit-for-card = Ein Plättchen, das du hast, ist für „{ $card }“: Damit { $stands ->
    [0] und mit einem Gondoliere{" "}
   *[other] {""}
}auf { $island }{ $street ->
    [0] {""}
   *[1] , wo es eine Straße braucht,
} zählt das { $points ->
    [1] einen Punkt.
   *[other] { $points } Punkte.
}
reason-murano-tile-points = Es bringt sofort { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} ({ $tile }).
reason-murano-points-now =
    { $points ->
        [1] Es bringt sofort einen Punkt.
       *[other] Es bringt sofort { $points } Punkte.
    }
reason-murano-factory-makes-beads = { $factories ->
    [1] Deine erste Glashütte: Für { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } bekommst du bei „Produktion“ einen Glasstein, und der bringt { $gold } Gold.
   *[other] Deine { $factories }. Glashütte: Für { $points } Punkte bekommst du bei „Produktion“ { $factories } Glassteine, und die bringen bis zu { $gold } Gold.
}
reason-murano-brings-special = Gebaut lässt es dich { $seen ->
    [1] die letzte Karte mit einem Sondergebäude
   *[other] eine von { $seen } Karten mit Sondergebäuden
} behalten{ $pile ->
    [1] {""}
    [2] {""}
    [3] {""}
   *[other] , gezogen aus { $pile }
}{ $good ->
    [0] , aber keine davon lohnt sich noch.
   *[other] { $doubt ->
        [0] {""}
       *[1] { $good ->
            [1] , von denen noch eine etwas bringt
           *[other] , von denen noch { $good } etwas bringen
        }
    }{ $turns ->
        [0] {""}
       *[other] ; die meisten wirken bis zum Ende, etwa { $turns } weitere Züge von dir lang
    }{ $use ->
        [none] {""}
       *[other] . „{ $card }“ zum Beispiel
    }{ $use ->
        [points] : { $count } Punkte.
        [gondoliers] : Das macht deine Gondolieri billiger.
        [sale] , allein { $count } Gold wert.
        [more] : auf „2 Gold“ jedes Mal { $count } Gold mehr.
        [ships] : Ein zweites Schiff ist dann umsonst.
        [choice] : Das macht die Auswahl billiger.
        [income] : bei jedem „Einkommen“ { $gold } Gold mehr.
        [characters] : Das macht deine Charaktere billiger.
        [palaces] , für { $count ->
            [1] den Palast, den
           *[other] die { $count } Paläste, die
        } du hast.
        [factories] , für { $count ->
            [1] deine Glashütte.
           *[other] deine { $count } Glashütten.
        }
        [tiles] , für { $count ->
            [1] das Plättchen, das
           *[other] die { $count } Plättchen, die
        } du hast.
       *[none] .
    }
}
reason-murano-choice-of =
    { $count ->
        [1] Für { $price } Gold weißt du, welches Plättchen du bekommst
       *[other] Für { $price } Gold wählst du aus { $count } Plättchen
    }{ $less ->
        [0] { $alike ->
            [0] , am besten { $gained }{ $rise ->
                [0] {""}
               *[other] {" "}({ $rise } Gold mehr auf { $island })
            }; von den { $all } ungesehenen { $fits ->
                [1] täte es eins
               *[other] täten es { $fits }
            } ebenso.
           *[other] ; bisher täte es das oberste für { $top } Gold ebenso.
        }
       *[other] ; schon das oberste kostet mehr.
    }
reason-murano-top-is-as-good = { $why ->
    [customers] Noch liegt nirgends ein Kunde, also ist keine Farbe besser
    [colours] Bisher bringt dir keine Farbe mehr
   *[stock] Bisher bringt dir keins aus dem Vorrat mehr
}: Eins für { $price } Gold zu wählen würde { $less } verschwenden.
reason-murano-choice-dearer = Es zu wählen kostet { $less } Gold mehr als das oberste.
reason-murano-tile-for-card = Es hilft deinem Charakter „{ $card }“: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr auf { $island }{ $alike ->
    [0] {""}
    [1] {" "}(eine weitere Insel ist genauso gut)
   *[other] {" "}({ $alike } weitere Inseln sind genauso gut)
}{ $held ->
    [0] {""}
    [1] , das eine eingerechnet, das du schon hast
   *[other] , die { $held } eingerechnet, die du schon hast
}{ $stands ->
    [0] , mit { $more ->
        [0] einem
       *[1] noch einem
    } Gondoliere dort ({ $price } Gold{ $short ->
        [0] )
        [1] ; dir fehlt dann 1)
       *[other] ; dir fehlen dann { $short })
    }
   *[other] {""}
}{ $others ->
    [0] .
    [1] ; { $sorts } täten es auch.
   *[2] ; { $sorts } täten es auch, kosten aber mehr.
}
reason-murano-card-lacks = Es hilft deinem Charakter „{ $card }“ auf { $island }: { $missing ->
    [0] { $also ->
        [street] Dann braucht er nur noch eine Straße für den Bauplatz
        [post] Dann braucht er nur noch einen Gondoliere
        [both] Dann braucht er nur noch eine Straße für den Bauplatz und einen Gondoliere
       *[none] Dann fehlt nichts mehr
    }
   *[other] Dann braucht er{ $worst ->
        [0] {""}
       *[1] {" "}höchstens
    } noch { $missing ->
        [1] { $gained }
       *[other] { $missing } Dinge ({ $sorts })
    }{ $also ->
        [street] {" "}und eine Straße für den Bauplatz
        [post] {" "}und einen Gondoliere
        [both] , eine Straße für den Bauplatz und einen Gondoliere
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , ein Plättchen von dir mitgezählt
   *[other] , { $held } Plättchen von dir mitgezählt
}.
reason-murano-tile-may-count = Es kann „{ $card }“ dienen: bis zu { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr auf { $island }.
reason-murano-tile-may-near = Es kann deinem Charakter „{ $card }“ auf { $island } helfen: { $missing ->
    [0] { $also ->
        [street] Dann braucht er nur noch eine Straße für den Bauplatz
        [post] Dann braucht er nur noch einen Gondoliere
        [both] Dann braucht er nur noch eine Straße für den Bauplatz und einen Gondoliere
       *[none] Dann fehlt nichts mehr
    }
   *[other] Dann braucht er noch { $missing ->
        [1] { $gained }
       *[other] { $missing } Dinge ({ $sorts })
    }{ $also ->
        [street] {" "}und eine Straße für den Bauplatz
        [post] {" "}und einen Gondoliere
        [both] , eine Straße für den Bauplatz und einen Gondoliere
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , ein Plättchen von dir mitgezählt
   *[other] , { $held } Plättchen von dir mitgezählt
}.
reason-murano-cards-gain = „{ $card }“ gewinnt dadurch: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr auf { $island }.
reason-murano-cards-chain = „{ $card }“ zählt dann auf { $island }, und der Gondoliere auf { $islands } bedient „{ $character }“: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr.
reason-murano-card-safer = Es sichert „{ $card }“ auf { $island }: { $own ->
    [1] ein Gebäude
   *[other] { $own } Gebäude
} von dir gegen { $others ->
    [0] keines.
    [1] eines.
   *[other] { $others }.
}
reason-murano-special-now = { $why ->
    [dear] Für { $posted ->
        [0] „{ $action }“ ({ $price } Gold)
       *[1] einen Charakter mit Gondoliere ({ $price } Gold)
    } reichen deine { $left } Gold nicht, dafür schon{ $street ->
        [0] .
       *[other] ;
    }
    [spare] Danach bleiben dir { $left } Gold, genug für { $posted ->
        [0] „{ $action }“ ({ $price })
       *[1] einen Charakter mit Gondoliere ({ $price })
    }{ $street ->
        [0] .
       *[other] ;
    }
    [lonely] Ein Sondergebäude braucht keine Kunden, und noch hat { $left ->
        [1] dein Laden
       *[other] keiner deiner { $left } Läden
    } { $left ->
        [1] keine
       *[other] welche
    }{ $street ->
        [0] .
       *[other] ;
    }
    [idle] Ein Laden hätte noch keine Kunden, und ein Palast bringt später dieselben Punkte{ $street ->
        [0] .
       *[other] ;
    }
    [only] { $price ->
        [0] Zu „Laden“ und „Palast“ kommt jetzt kein Schiff
       *[other] Die Schiffe zu „Laden“ oder „Palast“ würden { $price } Gold mehr kosten
    }{ $street ->
        [0] .
       *[other] ;
    }
    [few] { $left ->
        [1] Es ist das letzte solche Plättchen
       *[other] Nur noch { $left } solche Plättchen sind da
    }{ $street ->
        [0] .
       *[other] ;
    }
   *[none] Kein Bauplatz an einer Straße ist frei, aber
}{ $street ->
    [0] {""}
    [1] {" "}ein Besuch bei „Bauen“ reicht für eine Straße und dieses Plättchen.
   *[2] {" "}ein Besuch bei „Bauen“ reicht für eine Straße und dieses Plättchen, und sonst hat noch niemand eins.
}
reason-murano-no-site-at-all = Aber auf keiner Insel ist ein Bauplatz an einer Straße frei: { $street ->
    [1] Ein Besuch bei „Bauen“ reicht für eine Straße und dieses Plättchen, doch auch { $count ->
        [1] { $rival } hat { $tiles ->
            [1] ein Plättchen
           *[other] Plättchen
        }
       *[other] andere haben Plättchen
    } für ihre Bauplätze.
    [2] Ein Besuch bei „Bauen“ reicht für eine Straße und dieses Plättchen, und sonst hat noch niemand eins.
   *[other] Zuerst muss eine Straße her.
}
reason-murano-needs-street = { $visit ->
    [0] Aber auf { $island } liegt kein freier Bauplatz an einer Straße: Dort muss zuerst eine her.
   *[1] Auf { $island } liegt noch kein freier Bauplatz an einer Straße: Ein Besuch bei „Bauen“ reicht für eine Straße und { $tiles ->
        [1] dieses Plättchen
        [2] beide Plättchen
       *[other] alle { $tiles } Plättchen
    } daneben.
}
reason-murano-shop-can-earn = Auf { $island } brächte { $colours ->
    [red-blue] ein roter oder blauer Laden
    [red-grey] ein roter oder grauer Laden
    [blue-grey] ein blauer oder grauer Laden
    [any] jeder Laden
   *[one] ein { $tile }
} { $gold } Gold mehr Einkommen{ $elsewhere ->
    [0] {""}
   *[1] , eine andere Farbe auf einer anderen Insel
}: { $fits } der { $all } unbekannten Läden { $fits ->
    [1] bringt das
   *[other] bringen das
}{ $least ->
    [0] {""}
   *[other] , die übrigen brächten mindestens { $least } Gold
}{ $street ->
    [0] .
   *[1] ; erst braucht er eine Straße.
}
reason-murano-first-shop = Dein erster Laden ist für Einkommen da: { $pays ->
    [0] { $customers ->
        [1] Einer seiner Kunden kann
       *[other] { $customers } seiner Kunden können
    } noch auf eine Insel kommen
   *[other] { $price ->
        [1] Ein Kunde seiner Farbe auf seiner Insel zahlt
       *[other] { $price } Kunden seiner Farbe auf seiner Insel zahlen
    } ihn in einem Besuch bei „Einkommen“ zurück
}{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nichts bleibt
       *[other] danach { $rest ->
            [enough] bleibt genug
           *[short] bleibt zu wenig
        }
    } für { $waits ->
        [0] einen Charakter samt Gondoliere
       *[1] den nächsten Gondoliere
    } ({ $left ->
        [0] { $both }
       *[other] { $rest ->
            [enough] { $both } von { $left }
           *[short] { $left } statt { $both }
        }
    }).
}
reason-murano-further-shop = Auf { $island }, wo du einen Laden hast, bringt auch einer in einer anderen Farbe mit seinen Kunden Einkommen: { $fits ->
    [1] Eine von { $all } verdeckten Straßen bringt
   *[other] { $fits } von { $all } verdeckten Straßen bringen
} welche.
reason-murano-shop-earns = Auf { $island } bringt ein { $tile } { $gold } Gold mehr Einkommen{ $visits ->
    [0] {""}
    [1] : Ein Besuch bei „Einkommen“ zahlt ihn zurück
   *[other] : { $visits } Besuche bei „Einkommen“ zahlen ihn zurück
}{ $street ->
    [0] .
   *[1] ; erst braucht er eine Straße.
}
reason-murano-income-rises = { $first ->
    [0] Dein Einkommen auf { $island } steigt von { $before } auf { $total } Gold.
   *[other] Es ist dein erstes Einkommen: { $total } Gold auf { $island }.
}
reason-murano-shop-to-serve = { $customers ->
    [0] Auf { $island } können noch Kunden für ihn dazukommen: { $fits ->
        [1] Eine von { $all } verdeckten Straßen bringt
       *[other] { $fits } von { $all } verdeckten Straßen bringen
    } welche, und { $free ->
        [1] ein Straßenfeld ist dort noch frei.
       *[other] { $free } Straßenfelder sind dort noch frei.
    }
    [1] Auf { $island } ist ein Kunde für ihn, { $fits ->
        [1] eine von { $all } verdeckten Straßen bringt
       *[other] { $fits } von { $all } verdeckten Straßen bringen
    } mehr, und { $free ->
        [1] ein Straßenfeld ist dort noch frei.
       *[other] { $free } Straßenfelder sind dort noch frei.
    }
   *[other] Auf { $island } sind { $customers } Kunden für ihn, { $fits ->
        [1] eine von { $all } verdeckten Straßen bringt
       *[other] { $fits } von { $all } verdeckten Straßen bringen
    } mehr, und { $free ->
        [1] ein Straßenfeld ist dort noch frei.
       *[other] { $free } Straßenfelder sind dort noch frei.
    }
}
reason-murano-customers-for-you =
    { $customers ->
        [1] Sie bringt einen Kunden zu deinem Laden auf { $island }.
       *[other] Sie bringt { $customers } Kunden zu deinem Laden auf { $island }.
    }
reason-murano-customers-for-held =
    { $customers ->
        [1] Sie bringt einen Kunden nach { $island }, für einen Laden, den du noch hast.
       *[other] Sie bringt { $customers } Kunden nach { $island }, für einen Laden, den du noch hast.
    }
reason-murano-customers-for-nobody = Auf { $island } nützen diese Kunden niemandem: Dort haben weder du noch andere einen Laden für sie.
reason-murano-customers-for-rival = Aber { $rival } hat auf { $island } einen Laden für { $customers ->
    [1] den Kunden
   *[other] die { $customers } Kunden
} auf dieser Straße.
reason-murano-customers-gather = Auf { $island } { $customers ->
    [1] wartet dann ein Kunde
   *[other] warten dann { $customers } Kunden
} auf einen Laden ({ $tile }), { $others ->
    [0] anderswo keine
   *[other] mehr als anderswo
}{ $own ->
    [0] .
   *[1] ; einen Laden einer anderen Farbe hast du dort schon.
}
reason-murano-fills-space = Sie bringt keine Kunden und belegt einen Platz auf { $island }, wo { $rival } Läden hat und du nicht.
reason-murano-keeps-from = Auf { $island } { $customers ->
    [1] ginge der Kunde
   *[other] gingen die Kunden
} zu { $rival }.
reason-murano-away-from = Nicht auf { $island }: Dort könnte ein Gondoliere von { $rival } eine Karte damit werten.
reason-murano-takes-last-site = { $rival } hat { $tiles ->
    [1] ein Plättchen
   *[other] { $tiles } Plättchen
}, und { $more ->
    [0] danach
    [1] nach einem weiteren Plättchen von dir
   *[other] nach { $more } weiteren Plättchen von dir
} { $free ->
    [0] bleibt dafür kein Bauplatz
    [1] bleibt dafür nur ein Bauplatz
   *[other] bleiben dafür nur { $free } Bauplätze
}.
reason-murano-may-upset = Aber sicher ist „{ $card }“ noch nicht: Ein Plättchen ({ $sort }) von { $rival } kann es dort umwerfen.
reason-murano-spoils-card = Aber { $told ->
    [0] es braucht eine neue Straße: Auf
   *[1] nicht auf
} den freien Bauplätzen von { $island }{ $told ->
    [0] {""}
   *[1] : Dort
} schadete es deinem Charakter „{ $card }“.
reason-murano-spares-card = Nicht auf { $island }: Dort schadete es deinem Charakter „{ $card }“.
reason-murano-opens-sites = Auf { $island } { $sites ->
    [1] entsteht ein Bauplatz
   *[other] entstehen { $sites } Bauplätze
}{ $use ->
    [now] , jetzt für { $tiles ->
        [1] { $gained }
       *[other] { $tiles } deiner Plättchen
    }{ $gold ->
        [0] { $points ->
            [0] {""}
            [1] : ein Punkt
           *[other] : { $points } Punkte
        }
       *[other] : { $gold } Gold mehr Einkommen{ $points ->
            [0] {""}
            [1] , ein Punkt
           *[other] , { $points } Punkte
        }
    }{ $picks ->
        [0] {""}
        [1] , mit einer Karte mit einem Sondergebäude
   *[other] , mit Karten mit Sondergebäuden
    }{ $waits ->
        [0] { $left ->
            [0] .
            [1] ; einer bleibt frei für { $others ->
                [0] jeden.
               *[other] andere ({ $rival } hat ein Plättchen).
            }
           *[other] ; { $left } bleiben frei für { $others ->
                [0] jeden.
               *[other] andere ({ $rival } hat ein Plättchen).
            }
        }
        [1] ; einem Plättchen ({ $tile }) fehlt dann noch ein Bauplatz.
       *[other] ; { $waits } deiner Plättchen fehlt dann noch ein Bauplatz.
    }
    [soon] , für { $gained }{ $customers ->
        [0] {""}
        [1] {" "}mit einem Kunden dort
       *[other] {" "}mit { $customers } Kunden dort
    }: schon bei diesem Besuch oder später.
    [later] , später für { $gained }{ $customers ->
        [0] .
        [1] {" "}mit einem Kunden dort.
       *[other] {" "}mit { $customers } Kunden dort.
    }
   *[none] .
}{ $alike ->
    [0] {""}
    [1] {" "}Die meisten Orte wären so gut.
   *[2] {" "}Sie bringt keine Kunden: Die meisten Orte wären so gut.
}{ $beside ->
    [0] { $waiting ->
        [0] {""}
        [1] {" "}Dann ist dort ein Kunde für einen Laden anderer Farbe.
       *[other] {" "}Dann sind dort { $waiting } Kunden für Läden anderer Farbe.
    }
    [1] {" "}Der neue Laden steht dort neben deinem, und „Einkommen“ zahlt nur für eine Insel.
   *[other] {" "}Der neue Laden steht dort neben deinen { $beside }, und „Einkommen“ zahlt nur für eine Insel.
}{ $elsewhere ->
    [0] {""}
   *[other] {" "}Auf { $islands } brächte er dagegen sofort { $elsewhere } Gold.
}
reason-murano-opens-for-you = Auf { $island } öffnet sie nur einen Bauplatz, und den nutzt du selbst ({ $gained }{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold mehr Einkommen
}{ $points ->
    [0] {""}
    [1] , ein Punkt
   *[other] , { $points } Punkte
}{ $picks ->
    [0] {""}
   *[1] , mit seiner Karte
}): Für { $rival } bleibt keiner{ $waits ->
    [0] .
    [1] , und noch keiner für ein Plättchen von dir ({ $tile }).
   *[other] , und noch keiner für { $waits } weitere Plättchen von dir.
}{ $alike ->
    [0] {""}
    [1] {" "}Ein anderer solcher Ort wäre so gut.
   *[other] {" "}{ $alike } andere solche Orte wären so gut.
}
reason-murano-saves-spaces = Bei deinen Läden lässt sie Platz für Straßen mit Kunden, die sie selbst nicht bringt.
reason-murano-opens-beside = Auf { $island } { $sites ->
    [1] entsteht ein Bauplatz
   *[other] entstehen { $sites } Bauplätze
}, was dort nicht auf jedem Feld so ist.
reason-murano-street-guards-card = { $fits } von { $all } verdeckten Straßen machen { $points ->
    [1] deinen einen Punkt
   *[other] deine { $points } Punkte
} durch „{ $card }“ sicherer: Auf { $island }, wo von höchstens { $most } erlaubten Kunden schon { $stand } { $stand ->
    [1] steht
   *[other] stehen
}, belegen sie ein Feld.
reason-murano-opens-few = Nur andere haben Plättchen: Hier bekommen sie nur { $sites ->
    [1] einen Bauplatz
   *[other] { $sites } Bauplätze
}, auf { $island }{ $alike ->
    [0] .
    [1] ; ein anderer Ort täte es auch.
   *[other] ; { $alike } andere Orte täten es auch.
}
reason-murano-opens-for-card = Auf { $island }{ $alike ->
    [0] {""}
    [1] {" "}(eine weitere Insel ist genauso gut)
   *[other] {" "}({ $alike } weitere Inseln sind genauso gut)
} { $sites ->
    [1] entsteht ein Bauplatz
   *[other] entstehen { $sites } Bauplätze
}, dort { $grows ->
    [1] soll „{ $card }“ zählen
   *[0] braucht „{ $card }“ dann { $missing ->
        [0] { $also ->
            [street] nur noch eine Straße für den Bauplatz
            [post] nur noch einen Gondoliere
            [both] nur noch eine Straße für den Bauplatz und einen Gondoliere
           *[none] nichts mehr
        }
       *[other] noch { $missing ->
            [1] { $gained }
           *[other] { $missing } Dinge ({ $sorts })
        }{ $also ->
            [street] {" "}und eine Straße für den Bauplatz
            [post] {" "}und einen Gondoliere
            [both] , eine Straße für den Bauplatz und einen Gondoliere
           *[none] {""}
        }
    }
}{ $tiles ->
    [0] .
    [1] , ein Plättchen von dir mitgezählt.
   *[other] , { $tiles } Plättchen von dir mitgezählt.
}
reason-murano-opens-for-held = Auf { $island } { $sites ->
    [1] entsteht ein Bauplatz
   *[other] entstehen { $sites } Bauplätze
}: Mit einem Plättchen, das du hast, { $stands ->
    [0] und einem Gondoliere{" "}
   *[other] {""}
}zählt „{ $card }“ dort { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}{ $alike ->
    [0] {""}
    [1] , wie auf einer anderen Insel auch
   *[other] , wie auf { $alike } anderen Inseln auch
}{ $left ->
    [0] .
    [1] ; ein Bauplatz bleibt für andere.
   *[other] ; { $left } Bauplätze bleiben für andere.
}
reason-murano-opens-nothing = Sie öffnet keinen Bauplatz für andere; du selbst hast kein Plättchen.
reason-murano-fills-for-card = Sie belegt ein Feld auf { $island }, auf das sonst Kunden kämen, von denen „{ $card }“ wenige will.
reason-murano-room-for = { $free ->
    [0] Kein Bauplatz an einer Straße ist
    [1] Nur ein Bauplatz an einer Straße ist
   *[other] Nur { $free } Bauplätze an Straßen sind
} frei für { $tiles ->
    [1] dein Plättchen
   *[other] deine { $tiles } Plättchen
}: Eine Straße { $room ->
    [1] macht { $free ->
        [0] { $tiles ->
            [1] dafür Platz
           *[other] Platz für eins davon
        }
       *[other] Platz für eins mehr
    } ({ $tile }{ $points ->
        [0] {""}
        [1] , ein Punkt
       *[other] , { $points } Punkte
    }{ $picks ->
        [0] {""}
       *[1] , mit seiner Karte
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } Gold mehr Einkommen
    }){ $serves ->
        [0] { $gold ->
            [0] .
           *[other] {" "}auf { $island }.
        }
       *[1] , auf { $island } auch für „{ $card }“.
    }
   *[other] kann { $room } Bauplätze auf einmal öffnen, für { $rest ->
        [0] { $free ->
            [0] { $room ->
                [2] beide
               *[other] alle
            }
           *[other] alle übrigen
        }
       *[other] { $room } davon
    }{ $points ->
        [0] {""}
        [1] : ein Punkt
       *[other] : { $points } Punkte
    }{ $picks ->
        [0] {""}
       *[1] {""} und eine Karte mit einem Sondergebäude
    }.
}
reason-murano-street-for-shops = { $fits } von { $all } verdeckten Straßen brächten dir sofort mehr Einkommen: auf { $island } höchstens { $total } statt { $now } Gold.
reason-murano-street-for-held = { $free ->
    [0] Für deinen Laden ({ $tile }) bringen { $fits } von { $all } verdeckten Straßen Kunden.
   *[other] Ziehe, bevor du deinen Laden baust ({ $tile }{ $gold ->
        [0] {""}
       *[other] , schon jetzt { $gold } Gold mehr Einkommen
    }): { $fits } von { $all } verdeckten Straßen bringen Kunden für ihn.
}
reason-murano-street-for-card = Eine Straße bringt vielleicht Kunden nach { $island }, wo „{ $card }“ sie zählt.
reason-murano-site-for-card = Auf { $island }, wo „{ $card }“ zählen soll, liegt kein freier Bauplatz an einer Straße: Eine neue öffnet einen.
reason-murano-street-gives-choice = Du hast { $tiles ->
    [1] ein Plättchen
   *[other] { $tiles } Plättchen
}: Mit noch einer Straße hast du mehr Wahl, wo du baust.
reason-murano-denies-tile = Dann bekommt es niemand sonst und auch nicht { $points ->
    [1] seinen Punkt
   *[other] seine { $points } Punkte
}.
reason-murano-street-makes-room = Du hast gerade kein Plättchen{ $others ->
    [0] {" "}und auch sonst niemand
   *[other] {""}
}: Eine Straße öffnet Bauplätze für später{ $others ->
    [0] {""}
   *[other] , wenn andere sie nicht zuerst nutzen
}{ $shops ->
    [0] .
   *[other] {" "}und bringt vielleicht Kunden.
}
reason-murano-no-site-free = Kein Bauplatz an einer Straße ist frei{ $held ->
    [0] {""}, und du hast kein Plättchen: Eine Straße öffnet Plätze für später{ $others ->
        [0] , die auch andere nutzen können.
       *[other] , die andere mit Plättchen vielleicht zuerst nutzen.
    }
   *[other] ; nur eine Straße öffnet neue.
}
reason-murano-street-must-lie = Die gezogene Straße muss gebaut werden.
reason-murano-ends-game = Es läutet das Ende ein: Auf der Leiste { $side ->
    [1] führst du mit { $lead }
   *[other] { $side ->
        [0] liegst du gleichauf
       *[other] liegst du { $lead } zurück
    }{ $counted ->
        [0] {""}
       *[other] , aber deine Karten zählen { $counted }
    }
}{ $more ->
    [0] .
   *[other] ; { $rival } hat Gondolieri für { $theirs ->
        [1] eine Karte
       *[other] { $theirs } Karten
    } draußen, du für { $yours }.
}
reason-murano-end-near = Es bringt das Ende nahe ({ $sort }): { $left ->
    [0] Nichts mehr ist da
    [1] Eines ist noch da
   *[other] { $left } sind noch da
}, und auf der Leiste { $side ->
    [1] führst du mit { $lead }.
   *[other] { $side ->
        [0] liegst du gleichauf
       *[other] liegst du { $lead } zurück
    }{ $counted ->
        [0] .
       *[other] , aber deine Karten zählen { $counted }.
    }
}
reason-murano-free-for-card = Du hast { $posts ->
    [1] einen Gondoliere
   *[other] { $posts } Gondolieri
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } eingesetzt)
} { $cards ->
    [0] und noch keine Karte
    [1] für eine Karte
   *[other] für { $cards } Karten
}{ $most ->
    [0] { $cards ->
        [0] , und auch sonst hat niemand eine
       *[other] {""}
    }
   *[other] , { $count ->
        [1] { $rival } hat { $most ->
            [1] eine
           *[other] { $most }
        }
       *[other] andere haben bis zu { $most }
    }
}.
reason-murano-idle-serves = Auf { $islands } { $count ->
    [1] steht ein Gondoliere von dir noch ohne Karte.
   *[other] stehen Gondolieri von dir noch ohne Karte.
}
reason-murano-best-of-cards =
    { $count ->
        [1] Du siehst einen Charakter an und darfst ihn für { $price } Gold behalten
       *[other] Von { $count } Charakteren darfst du einen für { $price } Gold behalten
    }{ $left ->
        [0] , dein ganzes Gold
       *[other] {""}
    }{ $good ->
        [0] { $grows ->
            [0] { $rest ->
                [instead] {""}: Er müsste mehr zählen als { $cards ->
                    [1] deine Karte
                   *[other] eine deiner { $cards } Karten
                }, für die du { $posts ->
                    [0] keinen Gondoliere hast.
                    [1] einen Gondoliere{ $placed ->
                        [0] {""}
                       *[other] {" "}({ $placed } eingesetzt)
                    } hast.
                   *[other] { $posts } Gondolieri{ $placed ->
                        [0] {""}
                       *[other] {" "}({ $placed } eingesetzt)
                    } hast.
                }
               *[none] .
            }
           *[other] { $rest ->
                [enough] {""}; danach bleibt Gold für seinen Gondoliere ({ $post } von { $left }).
                [short] { $left ->
                    [0] {""}: Sein Gondoliere ({ $post } Gold) muss warten.
                   *[other] {""}; danach bleibt zu wenig für seinen Gondoliere ({ $left } statt { $post } Gold).
                }
               *[none] {""}: Was du von nun an baust, kann ihm dienen.
            }
        }
       *[other] {""}: { $few ->
            [0] { $good }
           *[1] Nur { $good }
        } der { $all }, die du nicht hast{ $pile ->
            [0] {""}
            [1] {" "}(eine Karte davon im Stapel)
           *[other] {" "}({ $pile } davon im Stapel)
        }, { $good ->
            [1] zählte
           *[other] zählten
        } { $posted ->
            [0] sofort { $points } Punkte oder mehr.
            [2] { $points } Punkte oder mehr, sobald du auch einen Gondoliere bezahlst.
           *[other] mit bezahlbarem Gondoliere { $points } Punkte oder mehr.
        }
    }
reason-murano-card-adds = „{ $card }“ zählt auf { $island } schon { $total ->
    [1] einen Punkt
   *[other] { $total } Punkte
}{ $new ->
    [0] .
   *[other] , davon { $new } neu: { $less ->
        [0] Eine andere Karte weicht.
        [1] „{ $character }“ zählt dann einen Punkt weniger.
       *[other] „{ $character }“ zählt dann { $less } Punkte weniger.
    }
}
reason-murano-card-with-gondolier = Mit { $last ->
    [0] einem Gondoliere
   *[other] deinem letzten Gondoliere
} auf { $any ->
    [0] { $island }{ $alike ->
        [0] {""}
        [1] {" "}oder einer weiteren Insel
       *[other] {" "}oder { $alike } weiteren Inseln
    }
   *[other] irgendeiner Insel
}{ $price ->
    [0] {""}
   *[other] {" "}({ $price } Gold{ $short ->
        [0] )
        [1] ; dir fehlt 1)
       *[other] ; dir fehlen { $short })
    }
} zählt „{ $card }“ schon { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}{ $grows ->
    [0] .
   *[1] , und mehr mit dem, was dort noch gebaut wird.
}
reason-murano-new-card-lacks = Auf { $island }{ $alike ->
    [0] {""}
    [1] {" "}(eine weitere Insel ist genauso gut)
   *[other] {" "}({ $alike } weitere Inseln sind genauso gut)
} braucht „{ $card }“ { $missing ->
    [0] { $also ->
        [street] nur noch eine Straße für den Bauplatz
        [post] nur noch einen Gondoliere
        [both] nur noch eine Straße für den Bauplatz und einen Gondoliere
       *[none] nichts mehr
    }
   *[other] noch { $missing ->
        [1] { $gained }
       *[other] { $missing } Dinge ({ $sorts })
    }{ $also ->
        [street] {" "}und eine Straße für den Bauplatz
        [post] {" "}und einen Gondoliere
        [both] , eine Straße für den Bauplatz und einen Gondoliere
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , ein Plättchen von dir mitgezählt
   *[other] , { $held } Plättchen von dir mitgezählt
}{ $early ->
    [0] .
   *[1] ; dafür ist noch der größte Teil der Partie Zeit.
}
reason-murano-card-spoiled-by = Wer sonst auf { $island } { $gained } baut, verdirbt dort „{ $card }“ für immer{ $rival ->
    [none] .
   *[other] ; { $rival } hat schon so ein Plättchen.
}
reason-murano-card-grows-there = „{ $card }“ wächst am besten auf { $island }.
reason-murano-card-grows-anywhere = „{ $card }“ kann noch auf jeder Insel wachsen{ $held ->
    [0] , wo immer du dafür baust.
    [1] , und du hast ein Plättchen dafür.
   *[other] , und du hast Plättchen dafür.
}
reason-murano-card-wants-beads = „{ $card }“ braucht Glassteine: { $factories ->
    [0] zuerst eine Glashütte.
    [1] Deine Glashütte macht sie.
   *[other] Deine { $factories } Glashütten machen sie.
}
reason-murano-card-can-grow = „{ $card }“ kann noch viel wert werden.
reason-murano-nobody-for-card = Für eine weitere Karte hast du keinen Gondoliere.
reason-murano-offered-lacks = Die beste, „{ $card }“, braucht auf { $island } { $missing ->
    [0] { $also ->
        [street] nur noch eine Straße für den Bauplatz
        [post] nur noch einen Gondoliere
        [both] nur noch eine Straße für den Bauplatz und einen Gondoliere
       *[none] nichts mehr
    }
   *[other] noch { $missing ->
        [1] { $gained }
       *[other] { $missing } Dinge ({ $sorts })
    }{ $also ->
        [street] {" "}und eine Straße für den Bauplatz
        [post] {" "}und einen Gondoliere
        [both] , eine Straße für den Bauplatz und einen Gondoliere
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , ein Plättchen von dir mitgezählt,
   *[other] , { $held } Plättchen von dir mitgezählt
} und kostet { $price } Gold{ $turns ->
    [0] .
    [1] ; nur ein Zug bleibt noch.
   *[other] ; etwa { $turns } Züge bleiben noch.
}
reason-murano-offered-counts = Die beste, „{ $card }“, zählt bisher { $points ->
    [0] nichts
    [1] nur einen Punkt
   *[other] nur { $points } Punkte
}{ $tiles ->
    [0] {""}
    [1] , braucht das Plättchen nicht, das du hast,
   *[other] , braucht keins deiner { $tiles } Plättchen
} und kostet { $price } Gold{ $turns ->
    [0] .
    [1] ; nur ein Zug bleibt noch.
   *[other] ; etwa { $turns } Züge bleiben noch.
}
reason-murano-special-effect = { $effect }{ $use ->
    [gondoliers] {" "}Du kannst noch { $count ->
        [1] einen Gondoliere einsetzen.
       *[other] { $count } Gondolieri einsetzen.
    }
    [sale] {" "}Allein bringt das { $count } Gold.
    [more] {" "}Das sind jedes Mal { $count } mehr als jetzt.
    [ships] {" "}Ein zweites Schiff ist dann umsonst, ein drittes kostet 1.
    [choice] {" "}Bisher kostet dich die Auswahl { $count } Gold.
    [income] {" "}Bisher beträgt dein Einkommen { $count } Gold.
    [no-income] {" "}Aber bisher hast du kein Einkommen.
    [characters] { $count ->
        [1] {" "}Dein nächster kostet ohnehin 1 Gold, aber spätere kosten mehr.
       *[other] {" "}Bisher kostet dein nächster { $count } Gold.
    }
    [palaces] {" "}Du hast { $count ->
        [1] einen Palast vor dir.
       *[other] { $count } Paläste vor dir.
    }
    [factories] {" "}Du hast { $count ->
        [1] eine Glashütte.
       *[other] { $count } Glashütten.
    }
    [tiles] {" "}Du hast { $count ->
        [1] ein Plättchen vor dir.
       *[other] { $count } Plättchen vor dir.
    }
   *[none] {""}
}{ $turns ->
    [0] {""}
    [1] {" "}Noch ein Zug kann das nutzen.
    [many] {" "}Dafür bleibt noch viel vom Spiel.
   *[other] {" "}Nur noch etwa { $turns } Züge können das nutzen.
}
reason-murano-scores-card =
    { $points ->
        [1] „{ $card }“ bringt auf { $island } einen Punkt.
       *[other] „{ $card }“ bringt auf { $island } { $points } Punkte.
    }
reason-murano-card-stays = Keine weitere Karte wird gewertet.
reason-murano-nothing-scores = Keine deiner anderen Karten brächte noch Punkte.
reason-murano-post-scores = Ein Gondoliere auf { $island } lässt „{ $card }“ zählen: { $total ->
    [1] ein Punkt
   *[other] { $total } Punkte
}{ $new ->
    [0] .
   *[other] , davon { $new } neu.
}{ $alike ->
    [0] {""}
    [1] {" "}Bisher wären es auf einer anderen Insel ebenso viele.
   *[other] {" "}Bisher wären es auf { $alike } anderen Inseln ebenso viele.
}{ $count ->
    [0] {""}
   *[other] {" "}Auf { $islands } wären es { $most }, wenn dort einer stünde.
}
reason-murano-post-beside = Ein Gondoliere auf { $island } lässt auch „{ $card }“ zählen: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr. Der auf { $islands } bedient „{ $character }“.
reason-murano-post-chain = Ein Gondoliere auf { $island } bedient „{ $card }“, und der auf { $islands } dann „{ $character }“: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr.
reason-murano-post-more = Mit einem Gondoliere auf { $island } zählen deine Karten zusammen { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} mehr.
reason-murano-post-for-card = Auf { $island } soll er „{ $card }“ dienen; dazu brauchst du { $missing ->
    [0] { $also ->
        [street] nur noch eine Straße für den Bauplatz
        [post] nur noch einen Gondoliere
        [both] nur noch eine Straße für den Bauplatz und einen Gondoliere
       *[none] nichts mehr
    }
   *[other] noch { $missing ->
        [1] { $gained }
       *[other] { $missing } Dinge ({ $sorts })
    }{ $also ->
        [street] {" "}und eine Straße für den Bauplatz
        [post] {" "}und einen Gondoliere
        [both] , eine Straße für den Bauplatz und einen Gondoliere
       *[none] {""}
    }
}{ $held ->
    [0] {""}
    [1] , ein Plättchen von dir mitgezählt
   *[other] , { $held } Plättchen von dir mitgezählt
}.
reason-murano-post-for-later = Auf { $island } soll er „{ $card }“ dienen.
reason-murano-last-gondola = Es ist die letzte freie Gondel auf { $island }{ $rival ->
    [none] .
   *[other] , und { $rival } könnte sie nehmen.
}
reason-murano-own-gondola = Auf einer Gondel deiner Farbe kostet das { $gold ->
    [0] nichts
   *[other] { $gold } Gold
}, auf einer anderen { $other } Gold{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nichts bleibt
       *[other] danach { $rest ->
            [enough] bleibt genug
           *[short] bleibt zu wenig
        }
    } für { $waits ->
        [0] einen Charakter samt Gondoliere
       *[1] den nächsten Gondoliere
    } ({ $left ->
        [0] { $both }
       *[other] { $rest ->
            [enough] { $both } von { $left }
           *[short] { $left } statt { $both }
        }
    }).
}
reason-murano-idle-gondolier =
    { $points ->
        [1] Auch ohne Karte ist ein Gondoliere am Ende einen Punkt wert.
       *[other] Auch ohne Karte ist ein Gondoliere am Ende { $points } Punkte wert.
    }
reason-murano-cards-unserved = Du hast { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
}, aber { $posts ->
    [0] keinen Gondoliere
    [1] einen Gondoliere
   *[other] { $posts } Gondolieri
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } eingesetzt)
} dafür.
reason-murano-hire-serves = Mit einem Gondoliere mehr auf { $island } zählt „{ $card }“: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mehr.
reason-murano-no-gondolier = Du hast keinen Gondoliere mehr zum Einsetzen{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nichts bleibt
       *[other] danach { $rest ->
            [enough] bleibt genug
           *[short] bleibt zu wenig
        }
    } für { $waits ->
        [0] einen Charakter und sein Einsetzen
       *[1] sein Einsetzen
    } ({ $left ->
        [0] { $both }
       *[other] { $rest ->
            [enough] { $both } von { $left }
           *[short] { $left } statt { $both }
        }
    }).
}
reason-murano-one-more-gondolier = Mit einem Gondoliere mehr kann eine Karte mehr gewertet werden{ $rest ->
    [none] .
   *[other] ; { $left ->
        [0] nichts bleibt
       *[other] danach { $rest ->
            [enough] bleibt genug
           *[short] bleibt zu wenig
        }
    } für { $waits ->
        [0] einen Charakter und sein Einsetzen
       *[1] sein Einsetzen
    } ({ $left ->
        [0] { $both }
       *[other] { $rest ->
            [enough] { $both } von { $left }
           *[short] { $left } statt { $both }
        }
    }).
}
reason-murano-spare-gondolier = Du hast { $posts ->
    [1] einen Gondoliere
   *[other] { $posts } Gondolieri
}{ $placed ->
    [0] {""}
   *[other] {" "}({ $placed } eingesetzt)
} { $cards ->
    [0] und noch keine Karte
    [1] für eine Karte
   *[other] für { $cards } Karten
}: Einen zu entlassen bringt { $gold } Gold.
reason-murano-makes-beads = Für { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} { $count ->
    [1] entsteht ein Glasstein; er bringt { $gold } Gold.
   *[other] entstehen { $count } Glassteine; sie bringen bis zu { $gold } Gold.
}
reason-murano-keeps-points = So behältst du deine Punkte.
reason-murano-beads-to-sell =
    { $count ->
        [1] Ein Glasstein lässt sich gleich für { $gold } Gold verkaufen.
       *[other] { $count } Glassteine lassen sich gleich für { $gold } Gold verkaufen.
    }
reason-murano-beads-sell = { $count ->
    [1] Ein Glasstein bringt
   *[other] { $count } Glassteine einer Farbe bringen
} { $gold } Gold.
reason-murano-beads-for-card = „{ $card }“ braucht Glassteine.
reason-murano-larger-sale = { $count ->
    [1] Ein Glasstein brächte
   *[other] { $count } Glassteine einer Farbe brächten
} auf einmal { $gold } Gold.
reason-murano-no-tile-left = Du hast kein Plättchen mehr zu bauen.
reason-murano-leaves-islands = { $own ->
    [0] Du hast kein Plättchen{ $case ->
        [nothing] : Eine Straße brächte dir jetzt nichts.
        [free] { $free ->
            [1] , und ein Bauplatz ist schon frei.
           *[other] , und { $free } Bauplätze sind schon frei.
        }{ $most ->
            [0] {" "}Nur { $fits } von { $all } Straßen brächten dir mehr Einkommen.
           *[other] {" "}Aber { $fits } von { $all } Straßen brächten dir mehr Einkommen.
        }
       *[opens] : { $fits ->
            [0] Keine Straße brächte dir mehr Einkommen, und
           *[other] { $most ->
                [0] { $idle ->
                    [1] Eine von { $all } Straßen brächte
                   *[other] { $idle } von { $all } Straßen brächten
                } dir nicht mehr Einkommen, und
               *[other] { $fits ->
                    [1] Eine von { $all } Straßen brächte
                   *[other] { $fits } von { $all } Straßen brächten
                } dir mehr Einkommen, aber
            }
        } { $where ->
            [none] keine öffnet einen Bauplatz.
           *[other] { $where ->
                [but] überall außer in Reihe { $row }, Spalte { $column } von { $island } öffnet eine Straße
                [most] an den meisten Stellen öffnet eine Straße
                [some] an manchen Stellen öffnet eine Straße
               *[all] jede Straße öffnet
            } einen Bauplatz{ $others ->
                [0] , für den { $rival } vor dir kaufen könnte.
               *[other] {" "}für { $count ->
                    [1] { $rival } mit { $others ->
                        [1] einem Plättchen.
                       *[other] { $others } Plättchen.
                    }
                   *[other] die Plättchen der anderen.
                }
            }
        }
    }
   *[other] { $others ->
        [0] So bleiben die Inseln, wie sie sind, und was du hast, baust du später.
       *[other] { $free ->
            [0] So { $count ->
                [1] findet { $rival }
               *[other] finden die anderen
            } keinen Bauplatz, und was du hast, baust du später.
           *[other] So bleiben die Inseln, wie sie sind, und was du hast, baust du später.
        }
    }
}
reason-murano-street-upsets = Die Bedingung von „{ $card }“ ist auf { $island } erfüllt: Eine Straße dort brächte anderen Bauplätze, und sie könnten es stören.
reason-murano-turn-complete = In diesem Zug ist alles getan.
reason-murano-no-points-now = Es ist dein letzter Zug, und das bringt keine Punkte.
reason-murano-pass-only-moves = Wer passt, zieht zwar dasselbe Schiff, nimmt aber { $gold } Gold statt dessen, was das Feld bietet.
reason-murano-card-idle = Diese Karte zählt jetzt auf keiner Insel; { $points ->
    [1] ein Punkt ist hier möglich.
   *[other] { $points } Punkte sind hier möglich.
}
reason-murano-points-left = { $some ->
    [0] Das bringt keinen Punkt; möglich { $points ->
        [1] wäre hier einer.
       *[other] wären hier { $points }.
    }
   *[1] Es bringt { $own ->
        [1] einen Punkt
       *[other] { $own } Punkte
    }; möglich: { $most }.
}
reason-murano-post-idle = Auf { $island } lässt er keine Karte von dir zählen; anderswo { $swaps ->
    [1] könnten Gondolieri Karten tauschen, für insgesamt { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } mehr
   *[0] zählte „{ $card }“ { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }
}.
reason-murano-card-waits = „{ $card }“ könnte jetzt { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
} zählen, und { $last ->
    [1] das ist dein letzter Zug.
   *[0] das lässt die Karte warten.
}
reason-murano-space-offers-nothing = Auf { $space } kannst du jetzt nichts tun: Ein weiteres Schiff muss fahren{ $price ->
    [0] .
   *[other] , für { $price } Gold.
}
reason-murano-post-dearer = Hier kostet er { $price } Gold; auf derselben Insel gibt es eine Gondel für { $gold }.
reason-murano-card-dear = Sie kostet { $price } Gold und ihr Gondoliere { $more }: { $gold } Gold für { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}.
reason-murano-beads-cost = Die { $gold } Gold kosten dich { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}.
reason-murano-income-left = { $some ->
    [0] Dein Einkommen steigt dadurch nicht{ $paid ->
        [0] {""}
       *[other] {" "}(jedes Mal zahlt nur eine Insel, und eine andere zahlt dir schon { $paid })
    }; möglich: { $gold } Gold mehr.
   *[1] Dein Einkommen steigt um { $own } Gold; möglich: { $most }.
}
reason-murano-tile-unsure = { $fits } der { $all } unbekannten Plättchen bringen das nicht.
reason-murano-card-not-worth = Das ist die { $price } Gold nicht wert.
reason-murano-site-waits = Für das, was „{ $card }“ noch braucht, fehlt ein Bauplatz, und auch so entsteht keiner.
reason-murano-ships-unpaid = Dann kannst du im nächsten Zug die Schiffe zu „Einkommen“ nicht bezahlen ({ $price } Gold); es bringt { $gold } Gold.
reason-murano-idle-waits = { $count ->
    [1] Ein Gondoliere von dir
   *[other] { $count } Gondolieri von dir
} draußen { $count ->
    [1] dient
   *[other] dienen
} noch keiner Karte, und so bekommst du auch keine.
reason-murano-gold-left = { $own ->
    [0] Es bringt kein Gold; möglich: { $most }
   *[other] Es bringt { $own } Gold; möglich: { $most }
}{ $short ->
    [0] { $price ->
        [0] .
       *[other] : { $count ->
            [0] „{ $action }“ ({ $first } Gold)
            [1] Ein Charakter ({ $first } Gold), sein Gondoliere ({ $posts })
           *[other] { $count } Charaktere ({ $first } Gold) samt Gondolieri ({ $posts })
        }{ $more ->
            [0] {""}
           *[other] {" "}und „{ $second }“ ({ $last })
        } kosten zusammen { $price }.
    }
   *[other] : Für { $posts ->
        [0] „{ $action }“ ({ $cost } Gold)
       *[other] einen Charakter ({ $first } Gold) samt Gondoliere ({ $posts })
    } fehlen dir dann noch { $short } Gold.
}
reason-murano-points-apart = { $alike ->
    [0] Nichts anderes bringt
   *[1] Nichts bringt anderswo
} { $other ->
    [0] Punkte.
    [1] mehr als einen Punkt.
   *[other] mehr als { $other } Punkte.
}
reason-murano-income-apart = { $alike ->
    [0] Nichts anderes hebt
   *[1] Nichts hebt anderswo
} dein Einkommen{ $other ->
    [0] .
   *[other] {" "}um mehr als { $other } Gold.
}
reason-murano-gold-apart = Es bringt { $most } Gold; { $alike ->
    [0] nichts anderes bringt
   *[1] außer dem, was auf dasselbe hinausläuft, bringt nichts
} { $other ->
    [0] jetzt Gold.
   *[other] mehr als { $other } Gold.
}
reason-murano-points-among = { $count ->
    [1] Nur noch eine andere Wahl bringt
   *[other] Nur { $count } andere bringen
} mindestens so viel; alles Übrige bringt { $other ->
    [0] keine Punkte.
    [1] höchstens einen Punkt.
   *[other] höchstens { $other } Punkte.
}
reason-murano-rival-income = { $said ->
    [1] Sonst brächte „{ $action }“ { $rival } im nächsten Zug { $gold } Gold.
   *[0] { $rival } könnte im nächsten Zug „{ $action }“ nehmen ({ $gold } Gold): { $price ->
        [0] Jetzt ist das nicht zu erreichen.
       *[other] Jetzt kosten die Schiffe dafür { $price } Gold mehr.
    }
}
reason-murano-no-choice = Etwas anderes ist hier nicht möglich.
reason-murano-no-difference = Das macht jetzt keinen Unterschied: Anderes kommt etwa auf dasselbe hinaus.
reason-murano-stands-out = Nichts anderes verspricht so viel.
