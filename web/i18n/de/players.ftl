### Computerspieler: Stufen, Platzmenü, Nachdenken, Rat, Auswertung.

## Stufen

level-apprentice-name = Lehrling
level-apprentice-character = Nimmt, was am nächsten liegt, und übersieht noch vieles.
level-messenger-name = Bote
level-messenger-character = Spielt ordentlich, schaut aber nur bis heute Abend.
level-merchant-name = Kaufherrin
level-merchant-character = Weiß, was alles auf dem Tisch wert ist, und rechnet schnell.
level-patrician-name = Patrizierin
level-patrician-character = Probiert vor jedem Zug Hunderte von Partien im Kopf.

## Wer sitzt wo

player-person = Mensch
player-computer = Computer
player-at = Wer spielt auf Platz { $number }?
player-of = Wer spielt für { $name }?
players-menu = Plätze
players-menu-help = Jeder Platz lässt sich mitten in der Partie übergeben; es gilt sofort.
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
solo-waits = Gleich geht es los …

## Nachdenken

thinking-turn = ist am Zug
thinking-thinks = denkt nach
thinking-progress = Wie viel der Bedenkzeit verstrichen ist
thinking-now = Jetzt ziehen
thinking-skip = Bis zu meinem Zug vorspringen
thinking-hurries = Die Computer ziehen sofort weiter, bis du am Zug bist.
thinking-undo = Zurücknehmen
thinking-stuck = Der Computer kommt hier nicht weiter. Die Partie ist sicher aufbewahrt.

## Rat

hint = Rat
hint-title = Ein Rat
hint-thinking = Mal überlegen …
hint-stop = Reicht schon
hint-do = Ausführen
hint-chance = Aussicht auf den Sieg: etwa { $percent } %
hint-others = Auch eine Überlegung wert
hint-option = { $action } – etwa { $percent } % weniger
hint-even = { $action } – etwa gleich gut
hint-honest = Beruht nur auf dem, was du selbst weißt.

## Auswertung

analysis = Auswertung
analysis-title = Auswertung der Partie
analysis-running = Die Partie wird noch einmal durchdacht
analysis-stop = Genügt
analysis-chart-label = Wie sich die Aussichten auf den Sieg nach jedem Zug änderten; die Eingabetaste zeigt den Spielplan zu dieser Zeit
analysis-chart = Aussicht auf den Sieg in Prozent
analysis-costly-yet = Die teuersten Entscheidungen, vorläufig
analysis-costly = Die teuersten Entscheidungen
analysis-costly-about = Die Prozente gelten für den Augenblick der Entscheidung, mit allem, was dabei zu wissen war. Was sie kostete, ist genauer bekannt als die Aussicht selbst.
analysis-none = Stark gespielt: Keine Entscheidung hat viel gekostet.
analysis-none-yet = Bisher fand sich keine Entscheidung, die viel gekostet hat.
analysis-open = Antippen zeigt den Spielplan zu dieser Zeit.
analysis-place = Runde { $round }: { $chances }
analysis-chance = { $name } { $percent } %
analysis-decision = Runde { $round }: { $name }
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-cost = kostete etwa { $cost } %
analysis-gain = brachte etwa { $cost } %
analysis-brilliant = Glanzzüge
analysis-instead = Näher lag: { $action }
analysis-advised = Der Rat sah es ebenso; mit mehr Zeit zeigt sich Besseres.
analysis-person = { $name }: zu { $percent } % genau entschieden, Glück { $luck } %
analysis-show = Auf dem Plan zeigen
analysis-at = Hier spielte { $name }: { $action } (Aussicht etwa { $percent } %). Besser: { $better } (etwa { $cost } % mehr).
analysis-at-brilliant = Ein Glanzzug: { $name } spielte { $action } (Aussicht etwa { $percent } %). Näher lag: { $better } (etwa { $cost } % weniger).

## Gründe: Thurn und Taxis

reason-thurn-und-taxis-nothing-fits = Nichts von dem, was du hast oder was offen liegt, passt an deine Strecke.
reason-thurn-und-taxis-nothing-goes-with-hand = Nichts von dem, was offen liegt, grenzt an eine Stadt in deiner Hand.
reason-thurn-und-taxis-new-display = Sechs neue Karten lassen mehr hoffen als die offenen.
reason-thurn-und-taxis-nothing-better-lies-open = Offen liegt nichts Besseres.
reason-thurn-und-taxis-extends-route = { $card } passt an deine Strecke.
reason-thurn-und-taxis-goes-with-hand = { $card } passt zu { $cities } in deiner Hand.
reason-thurn-und-taxis-completes-soon =
    { $missing ->
        [1] Mit einem Haus in { $card } gewinnst du: { $stack } ({ $value ->
            [1] { $value } Punkt
           *[other] { $value } Punkte
        }).
       *[other] Ein Haus in { $card } zählt für { $stack } ({ $value ->
            [1] { $value } Punkt
           *[other] { $value } Punkte
        }); dann { $others ->
            [1] fehlt noch eines.
           *[other] fehlen noch { $others }.
        }
    }
reason-thurn-und-taxis-new-country = Im Land { $country } hast du noch kein Haus.
reason-thurn-und-taxis-free-city = In { $card } hast du noch kein Haus.
reason-thurn-und-taxis-keeps-open = Danach passt aus deiner Hand noch: { $cities }.
reason-thurn-und-taxis-horses-needed =
    { $horses ->
        [1] Dein Gespann bekommt ein Zugpferd mehr.
       *[other] Dein Gespann bekommt { $horses } Zugpferde mehr.
    }
reason-thurn-und-taxis-nothing-extends = Deine Hand kann diese Strecke nicht mehr verlängern.
reason-thurn-und-taxis-begins-route =
    { $count ->
        [0] { $card } ist ein Anfang für eine neue Strecke.
       *[other] Von { $card } geht es weiter nach { $cities }.
    }
reason-thurn-und-taxis-ends-game =
    { $ahead ->
        [yes] { $lead ->
            [1] Es läutet das Ende ein, und du führst mit einem Punkt.
           *[other] Es läutet das Ende ein, und du führst mit { $lead } Punkten.
        }
       *[no] { $lead ->
            [0] Es läutet das Ende ein; du liegst gleichauf.
           *[other] Es läutet das Ende ein, auch wenn du zurückliegst.
        }
    }
reason-thurn-und-taxis-brings-carriage = Es bringt die { $length }er-Kutsche.
reason-thurn-und-taxis-wins-tile = Es bringt ein Bonusplättchen: { $stack } ({ $value ->
    [1] { $value } Punkt
   *[other] { $value } Punkte
}).
reason-thurn-und-taxis-places-houses =
    { $count ->
        [0] Kein Haus kommt auf die Landkarte.
        [1] Ein Haus kommt auf die Landkarte.
       *[other] { $count } Häuser kommen auf die Landkarte.
    }
reason-thurn-und-taxis-goes-on-next-turn = Im nächsten Zug geht die Strecke weiter nach { $cities }.
reason-thurn-und-taxis-fits-lie-open =
    { $count ->
        [0] Die Strecke kann noch wachsen.
       *[other] Offen liegt noch Passendes: { $cities }.
    }
reason-thurn-und-taxis-least-useful = { $card } nützt dir am wenigsten.
reason-thurn-und-taxis-reward =
    { $tiles ->
        [0] Eine Belohnung gibt es jetzt erst ab drei verschiedenen Plättchen.
        [1] Eines musst du zurückgeben; eine Belohnung gibt es erst ab zwei.
        [2] Zwei verschiedene Amtsplättchen bringen dir eine Karte.
        [3] Drei verschiedene Amtsplättchen bringen dir einen Punktechip.
       *[other] Vier verschiedene Amtsplättchen bringen dir ein Haus.
    }
reason-thurn-und-taxis-high-ranks-travel = Hohe Ränge gehören in die Kutschen, die am ehesten fahren.
reason-thurn-und-taxis-own-dignitary = Darin sitzt einer deiner hohen Geistlichen.
reason-thurn-und-taxis-not-for-others = So kommt die Kutsche auf keinen Weg, der anderen nützt.

## Gründe: Murano

reason-murano-reaches-space =
    { $price ->
        [0] Die Fahrt ist umsonst.
       *[other] Die Fahrt kostet { $price } Gold.
    }
reason-murano-there = Dort: { $reason }
reason-murano-trip =
    { $ships ->
        [1] Ein Schiff fährt; nur „{ $space }“ zählt.
       *[other] { $ships } Schiffe fahren; nur „{ $space }“ zählt.
    }
reason-murano-another-ship = Danach fährt ein weiteres Schiff zu „{ $space }“.
reason-murano-brings-gold = Es bringt { $gold } Gold.
reason-murano-saves-gold = Du sparst { $gold } Gold.
reason-murano-points-when-built =
    { $points ->
        [1] Gebaut bringt es einen Punkt.
       *[other] Gebaut bringt es { $points } Punkte.
    }
reason-murano-points-now =
    { $points ->
        [1] Es bringt sofort einen Punkt.
       *[other] Es bringt sofort { $points } Punkte.
    }
reason-murano-factory-makes-beads = Jede gebaute Glashütte kann bei einer Produktion einen Glasstein machen.
reason-murano-brings-special = Wer es baut, sucht sich eine Karte für Sondergebäude aus.
reason-murano-counts-for-cards = Manche Charaktere zählen es.
reason-murano-choice-of =
    { $count ->
        [1] Du weißt, welches Plättchen du bekommst.
       *[other] Unter { $count } Plättchen nimmst du das passende.
    }
reason-murano-card-grows =
    { $points ->
        [1] Auf { $island } gebaut, macht es „{ $card }“ um einen Punkt wertvoller.
       *[other] Auf { $island } gebaut, macht es „{ $card }“ um { $points } Punkte wertvoller.
    }
reason-murano-customers-here =
    { $count ->
        [1] Auf { $island } wartet ein Kunde auf dich.
       *[other] Auf { $island } warten { $count } Kunden auf dich.
    }
reason-murano-customers-for-you =
    { $count ->
        [1] Die Straße bringt deinem Laden auf { $island } einen Kunden.
       *[other] Die Straße bringt deinem Laden auf { $island } { $count } Kunden.
    }
reason-murano-customers-for-nobody = Auf { $island } hat niemand einen Laden für diese Kunden.
reason-murano-opens-sites = Auf { $island } entstehen neue Bauplätze.
reason-murano-street-makes-room = Straßen schaffen Bauplätze und bringen oft Kunden.
reason-murano-no-site-free = Kein Bauplatz ist frei; erst eine Straße schafft neue.
reason-murano-street-must-lie = Die gezogene Straße muss gebaut werden.
reason-murano-ends-game = Es läutet das Ende ein.
reason-murano-best-of-cards =
    { $count ->
        [1] Du siehst dir einen Charakter an und darfst ihn behalten.
       *[other] Von { $count } Charakteren behältst du den besten.
    }
reason-murano-card-scores-now =
    { $points ->
        [1] „{ $card }“ wäre auf { $island } schon jetzt einen Punkt wert.
       *[other] „{ $card }“ wäre auf { $island } schon jetzt { $points } Punkte wert.
    }
reason-murano-card-scores-with-gondolier =
    { $points ->
        [1] Mit einem Gondoliere von dir auf { $island } wäre „{ $card }“ schon jetzt einen Punkt wert.
       *[other] Mit einem Gondoliere von dir auf { $island } wäre „{ $card }“ schon jetzt { $points } Punkte wert.
    }
reason-murano-card-can-grow = „{ $card }“ kann noch viel wert werden.
reason-murano-special-effect = { $effect }
reason-murano-scores-card =
    { $points ->
        [1] „{ $card }“ bringt auf { $island } einen Punkt.
       *[other] „{ $card }“ bringt auf { $island } { $points } Punkte.
    }
reason-murano-card-stays = Keine weitere Karte wird gewertet.
reason-murano-nothing-scores = Keine deiner übrigen Karten brächte noch Punkte.
reason-murano-post-for-card = Mit einem Gondoliere an dieser Insel ({ $island }) lässt sich dort eine deiner Karten werten.
reason-murano-post-for-later = Auf { $island } kann eine deiner Karten noch Punkte bringen.
reason-murano-idle-gondolier =
    { $points ->
        [1] Auch ohne Karte ist ein eingesetzter Gondoliere am Ende einen Punkt wert.
       *[other] Auch ohne Karte ist ein eingesetzter Gondoliere am Ende { $points } Punkte wert.
    }
reason-murano-no-gondolier = Du hast keinen Gondoliere mehr zum Einsetzen.
reason-murano-one-more-gondolier = Mit einem Gondoliere mehr kann eine Karte mehr gewertet werden.
reason-murano-spare-gondolier = Du hast mehr Gondolieri als Karten.
reason-murano-makes-beads =
    { $count ->
        [1] Für { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkte
        } entsteht ein Glasstein.
       *[other] Für { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkte
        } entstehen { $count } Glassteine.
    }
reason-murano-keeps-points = So behältst du deine Punkte.
reason-murano-beads-to-sell =
    { $count ->
        [1] Ein Glasstein lässt sich gleich für { $gold } Gold verkaufen.
       *[other] { $count } Glassteine lassen sich gleich für { $gold } Gold verkaufen.
    }
reason-murano-beads-for-card = „{ $card }“ braucht Glassteine.
reason-murano-larger-sale = { $count ->
    [1] Ein Glasstein brächte
   *[other] { $count } Glassteine einer Farbe brächten
} auf einmal { $gold } Gold.
reason-murano-no-tile-left = Du hast kein Plättchen mehr zu bauen.
reason-murano-leaves-islands = So bleiben die Inseln, wie sie sind.
reason-murano-turn-complete = In diesem Zug ist alles getan.
