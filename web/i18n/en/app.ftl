### Texts of the frame around all games.

## General

close = Close
cancel = Cancel
undo = Undo
undone = Taken back: { $what }
undone-turn = The turn begins again.
undone-revealed = Taken back to where something new was revealed. It goes no further back.
try-again = Try again
export = Export
import = Import
rename = Rename
delete = Put aside
settings = Settings
rules-open = Rules
rules-loading = Opening the rules…
rules-failed = The rules could not be loaded. Check the connection, or reload the page if it has just been updated.
skip = Skip to content
shortcuts = Shortcuts
messages = Messages
to-home = To the home page
game-thurn-und-taxis = Thurn und Taxis
game-thurn-und-taxis-about = By mail coach through old Germany, south and north. 2 to 4 people, about an hour.
game-murano = Murano
game-murano-about = Glass, gondolas and good customers in the Venetian lagoon. 2 to 4 people, about an hour.
table-laying = The table is being set…
table-label = The table
bar-uncounted = does not count: a computer played turns of a person
bar-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
bar-tools = Around the game
bar-origin = Back to the finished game
bar-running = Back to the game
sound-offer = Sounds?
sound-offer-about = Turn on soft sounds

## Start

start-stage-download = Loading the games
start-stage-start = Opening the rules
start-stage-engine = Setting the table
start-bytes = { $loaded } of { $total } MB
start-failed-safe = Nothing is lost: your games are kept on this device and can be exported from the home page.
start-failed-detail = Technical detail
start-failed-no-webassembly = This browser cannot run the game
start-failed-no-webassembly-help = It has no WebAssembly, or WebAssembly is switched off. Use a current version of Firefox, Chrome, Edge or Safari, or switch off the browser’s lockdown mode for this page.
start-failed-load-missing = Part of the game could not be loaded
start-failed-load-missing-help = The connection may be down, or the site may be in the middle of an update. Check the connection and try again.
start-failed-load-truncated = Part of the game arrived incomplete
start-failed-load-truncated-help = The connection was probably interrupted. Try again to fetch the file once more.
start-failed-load-altered = Part of the game arrived altered
start-failed-load-altered-help = It does not belong to this page, so it was not run. The site may be in the middle of an update, or something on the way interferes, such as a guest network or security software. Try again; if that does not help, reload the page or open it in another network.
start-failed-load-hang = The game is taking too long to start
start-failed-load-hang-help = Nothing has moved for half a minute. Check the connection and try again; if that does not help, reload the page.
start-failed-engine-crash = The game has stopped
start-failed-engine-crash-help = It may have run out of memory. Close other tabs and try again.
start-failed-offline-not-cached = Not ready to play offline yet
start-failed-offline-not-cached-help = The connection went down before the whole game had arrived. Connect once and try again; after that it works offline.
engine-recovered = The game had to be restarted. You are back where you were; please repeat your last step.

## Storage

store-full = This device has no room left for the game.
store-full-help = You can play on, but your latest turns are only in memory: export the game, free some space, then try again.
store-unsaved = Of the games, this concerns { $titles }.
store-blocked = This browser does not keep any games.
store-blocked-help = Storage is blocked, for example by private browsing. You can play, but closing this page ends the game: export it before you leave.
store-results = This device has no room left for the latest results and settings.
store-results-help = Finished games, solved positions, tournaments, names or settings are only in this page: leave it open, free some space, then try again.
store-in-vain = Tried once more just now, in vain.
store-works-again = Saving works again. Everything is kept.
store-slow = Your last move is not on the disk yet.
store-slow-help = The browser’s database does not answer. You can wait, try again, or go on: the moves are then kept in this browser’s memory until the database answers.
store-slow-go-on = Go on
store-waits =
    { $place ->
        [deleted] “{ $title }” is not put aside yet.
        [gone] “{ $title }” is not removed for good yet.
       *[kept] “{ $title }” is not brought back yet.
    }
store-waits-help =
    { $place ->
        [gone] The browser’s database does not answer. You can wait, try again, or go on: the game then stays put aside until the database answers.
       *[other] The browser’s database does not answer. You can wait, try again, or go on: this browser’s memory then knows it until the database answers.
    }
store-memory = What is played and chosen here is in this browser’s memory, not on the disk.
store-memory-help = You can go on, and close the page. Only if the browser crashes may it be lost: all that came since the page was opened, settings, names and results as well. Games and moves that are on the disk alone are not shown meanwhile. Close other tabs and windows, free some space, then try again.
second-found = A second course of { $title } was found.
second-found-help = Both went on in different ways, so both are kept: this one as a game of its own.
second-title = { $title } (second course)
second-open = Look at it
older-title = { $title } (older state)
kin-same = This game is here already
kin-same-text = { $title } is here with exactly these moves. Nothing has to be imported.
kin-open = Open it
kin-before = This game is here already, and further on
kin-before-text = This is an older state of { $title }: { $rounds ->
    [same] both are in round { $round }, and here it is further on
   *[other] round { $round }. Here it has come to round { $here }
}. Go on with the newer one, or keep the older one as a game of its own, which counts nowhere?
kin-before-both = Keep the older one too
kin-after = This game is here already, but not as far
kin-after-text = This is a later state of { $title }: { $rounds ->
    [same] both are in round { $round }, and here it is not as far
   *[other] round { $round }. Here it has come to round { $here }
}. Go on here with the newer one, or keep both as games of their own?
kin-after-both = Keep both
kin-newer = Go on with the newer one
kin-played = This game is open in another tab. Close it there, then import again; nothing has changed here.
looking = Looking for the last moves …
looking-help = The browser’s database is slow to answer.
looking-long = The browser’s database still does not answer. Closing other tabs of this page can help.
looking-denied = The browser’s database refuses. It may hold later moves of this game. Closing other tabs and windows of this browser can help.
looking-choice = If you go on now and there are later moves after all, both courses are kept.
looking-go-on = Go on with what is here

## Home

home-title = Pull up a chair
home-title-again = Welcome back to the table
home-lead = Carry the mail through old Germany, or build glass factories in the lagoon. For two to four people around one tablet; no account, no server, no network needed.
home-lead-again = The next game awaits: set a fresh table.
home-others = Other games in progress
home-new = Or set a fresh table
home-rules = Rules of { $game }
home-finished = Finished games
results = Your games
results-loading = Fetching your games…
results-failed = This page could not be loaded. Check the connection, or reload the page if it has just been updated.
daily = Deal of the day
daily-loading = Fetching the deal of the day…
daily-failed = This page could not be loaded. Check the connection, or reload the page if it has just been updated.
daily-title = Deal of the day { $day }
tournament = Tournament
tournament-loading = Fetching the tournament…
tournament-failed = This page could not be loaded. Check the connection, or reload the page if it has just been updated.
home-more = Show more ({ NUMBER($count) })
new-game = New game
game-continue = Continue
game-look = Have a look
card-points =
    { $points ->
        [1] one point
       *[other] { $points } points
    }
card-uncounted = does not count
status-to-move = { $round ->
    [0] Before the first round
   *[other] Round { $round }
} · { $name ->
        [You] your turn
       *[other] { $name }’s turn
    }
status-decides = { $round ->
    [0] Before the first round
   *[other] Round { $round }
} · { $task }
status-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}
status-won-you = You won
status-won = { $name ->
    [You] You won
   *[other] Won by { $name }
}
status-over = Finished
rename-refused =
    { $problem ->
        [conflict] “{ $title }” was not kept: another tab has gone on with this game. Try again.
       *[other] “{ $title }” is not kept: the new name is only in this page until saving works again.
    }
rename-label = Name of this game
delete-refused =
    { $problem ->
        [full] “{ $title }” could not be put aside: there is no room left. It stays where it is.
        [conflict] “{ $title }” could not be put aside: another tab has changed this game. Try again.
       *[other] “{ $title }” could not be put aside: this browser does not let the page keep anything. It stays where it is.
    }
deleted-toast = “{ $title }” has been put aside.
deleted-title =
    { $count ->
        [one] One game put aside
       *[other] { $count } games put aside
    }
deleted-restore = Bring back
deleted-named = “{ $title }” ({ $names })
deleted-gone = This game is not here any more: it was removed for good, or this device has no room to bring it back.
deleted-purge = Remove for good
deleted-purge-text =
    { $count ->
        [one] The game you put aside will be gone for good.
       *[other] The { $count } games you put aside will be gone for good.
    } { $titles }
deleted-stays =
    { $count ->
        [one] { $titles } has been taken up again meanwhile and stays.
       *[other] { $titles } have been taken up again meanwhile and stay.
    }
deleted-refused =
    { $count ->
        [one] { $titles } could not be removed: the browser's storage answers with an error. Try again later.
       *[other] { $titles } could not be removed: the browser's storage answers with an error. Try again later.
    }
broken-unreadable = One of your games cannot be read.
broken-newer = One of your games comes from a newer version of this page.
broken-copy = A damaged copy of a game was put aside.
broken-journal = The browser’s database has all of it: nothing is missing.
broken-shelf = The browser’s memory has all of it: nothing is missing.
broken-there = The game goes on with what could be read of it.
broken-id = Game { $id } …
lost-count =
    { $count ->
        [one] One later entry could not be joined to the game, since something before it is missing.
       *[other] { $count } later entries could not be joined to the game, since something before them is missing.
    }
lost-help = The game goes on from before the gap. What is left stays on the home page; you can save it as a file.
broken-help = It stays here untouched. You can save its text as a file.
broken-export = Save the text
broken-discard = Remove
broken-discard-text = Remove this damaged entry for good? Save its text first if you are not sure.
broken-record = This game cannot be continued.
missing-missing-title = No such game here
missing-missing-text = This game is not on this device. It may have been removed, or the address comes from another device.
missing-aside-title = This game was put aside
missing-aside-text = It is still on this device. Bring it back to play on.
missing-unanswered-title = The browser’s database does not answer
missing-unanswered-text = This game is probably still there. Close other tabs of this page, then try again.
missing-unkept-title = This game is not kept here
missing-unkept-text = This browser does not let the page keep any games: one that was begun here was only in the page on which it was played. If this browser kept games before, allow the page to keep data again, then try again.
missing-unreadable-title = This game cannot be read
missing-unreadable-text = What this device has kept of it is damaged. It stays as it is; you can save its text as a file.
missing-newer-title = This game comes from a newer version
missing-newer-text = Reload the page as soon as a new version is offered. Until then the game stays here untouched.
missing-unknown-title = This page does not know this game
missing-unknown-text = It was played by rules that this page does not have. You can save its text as a file.
missing-part-title = Part of the program could not be loaded
missing-part-text = Your game is safe. Check the connection and try again.

## Export

export-title = Export the game
export-sealed = The game is still under way, so the export is sealed: only the names and the round can be read, not the cards or turns. It can be imported and continued as always. Anybody determined enough can break the seal.{ $copy ->
    [yes] {" "}The corrections by which it is played go along.
   *[no] {""}
}
export-plain = The game is over. The export holds every turn, to keep and to replay.{ $copy ->
    [yes] {" "}The corrections by which it is played go along.
   *[no] {""}
}
export-doubt =
    { $count ->
        [one] This is the copy in this browser’s memory: { $titles }. The browser’s database does not answer, and it may hold later moves. For those, close other tabs and windows of this browser, reload this page, and export again.
       *[other] These are copies in this browser’s memory: { $titles }. The browser’s database does not answer, and it may hold later moves. For those, close other tabs and windows of this browser, reload this page, and export again.
    }
export-copy-here =
    { $count ->
        [one] { $title } with one step
       *[other] { $title } with { $count } steps
    }
export-nothing = There is no game to export yet.
export-aside =
    { $count ->
        [one] The game you put aside is not exported with the others: bring it back first.
       *[other] The { $count } games you put aside are not exported with the others: bring them back first.
    }
export-all-here = Export what is here
export-save = Save as a file
export-copy = Copy the text
export-link = Copy a link
export-copied = Copied.
export-saved = Saved as a file: { $name }
export-all-given = In the file: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
}, { $results ->
    [one] one result
   *[other] { NUMBER($results) } results
}, { $tournaments ->
    [0] {""}
    [one] one tournament,{" "}
   *[other] { NUMBER($tournaments) } tournaments,{" "}
}solved positions, your name and badge, and what you corrected in your copies.
export-copy-failed = The browser does not allow copying here. Save the game as a file.

## Import

import-title = Import a game
import-drop = Drop an exported file here, or choose one.
import-choose = Choose a file
import-paste = Or paste the text of an export
import-checking = Checking…
import-all-read = Games read: { NUMBER($done) } of { NUMBER($count) }
import-empty = There is nothing to import yet: choose a file or paste a text.
import-empty-file = This file is empty. Export the game once more on the device it comes from, then choose the new file.
import-too-long = This is too long to be a game.
import-not-json = This is not an exported game: the text cannot be read. Choose the file that the export wrote; if it is that one, it was cut off on its way.
import-corrections = This file has corrections of a printed game. Open it on this page:
import-not-a-game = This file does not hold a game.
import-damaged = This sealed export is damaged or cut off.
import-newer = This export was made by a newer version of this page. Reload the page to get the newest version, then try again.
import-unknown-game = This export is of a game that this page does not know.
import-bad-record = This game cannot be replayed by the rules, so it was not imported.
import-unchecked = This game could not be checked yet because the program is not ready. Try again in a moment.
import-nothing-lost = The games you have here are unchanged.

## New game

new-which = Which game?
new-rules-murano = Rules and variants
new-who = Who is playing?
new-rules = Rules of the base game
new-expansions = Expansions
new-expansions-help = Each can be played on its own, and most of them together.
expansions-label = With these expansions
expansion-rules = Read the rules
new-rules-later = You can choose the rules as soon as the game has loaded.
new-asks = How the table asks
new-asks-help = For this device; you can change it in the settings at any time.
new-series = How many games: { $choice }
new-series-label = Games with these people
new-extras = { $game } + { $count ->
    [one] one extra
   *[other] { $count } extras
}
new-series-of =
    { $of ->
        [0] one game
        [3] best of three
        [5] best of five
       *[other] a tournament of up to twelve people
    }
new-start = Start the game
new-name-missing = Every player needs a name.
new-name-twice = Two players have the same name. Please tell them apart.
seat-you = You
seat-default = Player { $number }
seat-number = Seat { $number }
seat-name = Name of player { $number }
seat-color = Colour of player { $number }
seat-symbol = Symbol of player { $number }
seat-up = Move up
seat-down = Move down
seat-remove = Remove
seat-add = Add a player
color-blue = Blue
color-yellow = Yellow
color-red = Red
color-green = Green
color-white = White
color-brown = Brown
color-orange = Orange
color-grey = Grey
symbol-circle = Circle
symbol-diamond = Diamond
symbol-square = Square
symbol-triangle = Triangle
option-start = Start player
option-start-help = Who takes the first turn; play then goes clockwise.
option-start-lot = Drawn by lot
option-start-seat-1 = Seat 1
option-start-seat-2 = Seat 2
option-start-seat-3 = Seat 3
option-start-seat-4 = Seat 4
option-edition = Edition
option-edition-help = Decides which bonus tile you win with houses in many countries.
option-edition-all-countries = All countries: a house in each of the nine countries
option-edition-first-edition = First edition “Außerhalb Baiern”: a house in each country except Baiern
option-decline-carriage = Carriages may be declined
option-decline-carriage-help = When a route brings the next carriage, you may leave it. Otherwise you always take it.
option-decline-carriage-true = allowed
option-decline-carriage-false = not allowed
option-open-scores = Open scores
option-open-scores-help = Everybody sees all points during the game. Otherwise bonus tiles stay face down until the end.
option-open-scores-true = open
option-open-scores-false = hidden
option-north-rules = Rules on the northern map
option-north-rules-help = The northern map can be played in two ways.
option-north-rules-horses = With draught horses: each card joins your route or your team; no carriages, no Wagner
option-north-rules-base = Like the base game: with carriages and the Wagner; the backs of the cards do not count
option-horse-numbers = Horses on the card backs
option-horse-numbers-help = How many horses the three cards of a city show.
option-horse-numbers-even = Mixed: one card each with one, two and three horses
option-horse-numbers-remote = By location: three horses for remote cities, one for great crossroads
option-hide-horses = Hide the horses on cards in hand
option-hide-horses-help = Nobody sees how many horses are on the cards in other people’s hands. Otherwise the backs are visible.
option-audience-aid = Memory aid
option-audience-aid-help = You can check at any time which of your clerics rides in which coach. Otherwise you have to remember.
option-start-character = Start character
option-start-character-help = Before the first turn, everybody may buy a character, in turn order.
option-red-ship-gold = Gold for the red ship
option-red-ship-gold-help = Move the red ship, and you get 1 gold at the end of the turn (but not for overtaking with the lighthouse).
option-one-workshop = At most one artist’s workshop
option-one-workshop-help = Nobody may keep a second artist’s workshop.
option-no-workshop-scoring = Scoring without the artist’s workshop
option-no-workshop-scoring-help = The artist’s workshop does not count when characters are scored.
option-anchor = Anchor of the red ship
option-anchor-help = Where the red ship lies at the start.
option-anchor-random = At random
option-anchor-2 = Space 2
option-anchor-4 = Space 4
option-anchor-7 = Space 7
option-anchor-9 = Space 9
option-anchor-11 = Space 11
option-anchor-14 = Space 14
option-anchor-16 = Space 16
option-anchor-18 = Space 18
option-income = Island for the income
option-income-help = Income comes from one island only.
option-income-automatic = The best one is chosen automatically
option-income-chosen = The player chooses it
option-assignment = Assigning characters
option-assignment-help = How cards and gondoliers are matched at the end.
option-assignment-best = The best assignment counts
option-assignment-by-hand = Everybody assigns their own, with a suggestion

## Why a choice is not possible

conflict = This does not go with another of your choices.
conflict-rule = Rule { $rule }
conflict-ED-011 = The first edition exists only on the southern map; the northern map has a bonus tile of its own for all countries. To choose one, leave the other out.
conflict-GG-106 = With draught horses there are no carriages of sizes 3 to 7, so there is none to decline.
conflict-GG-115 = Only the cards of the northern map have horses.
conflict-GG-218 = Only the cards of the northern map have horses.
conflict-GG-601 = This way of playing belongs to the northern map.
conflict-GG-604 = Under the rules of the base game, the horses do not count.
conflict-CO-003 = The coaches of Die Audienz stand for the countries of the southern map; they do not exist on the northern map. To choose one, leave the other out.
conflict-AU-115 = The memory aid belongs to Die Audienz.

## Settings

settings-table = At the table
pref-language = Language
pref-language-auto = Same as the browser
pref-theme = Appearance
pref-theme-auto = Same as the device
pref-theme-light = Light
pref-theme-dark = Dark
pref-animationSpeed = Animations
pref-animationSpeed-off = Off
pref-animationSpeed-fast = Fast
pref-animationSpeed-normal = Normal
pref-animationSpeed-slow = Slow
pref-computerPace = Pace of the computers
pref-computerPace-normal = Normal
pref-computerPace-quick = Quick
pref-computerPace-slow = Slow
pref-ladder = Ladder and album
pref-ladder-help = The four levels as people who ask for a game one after the other, and stamps for cities, islands and rare feats.
pref-keepResults = Count my games
pref-keepResults-help = What becomes of finished games is kept on this device: wins, points, records. Off: nothing new is kept, and a game that ends meanwhile does not count later either.
pref-sound = Sounds
pref-sound-help = A few soft sounds; each game has its own.
pref-confirmTurns = Confirm my turns
pref-confirmTurns-help = A turn ends only when you say so, so you can still take back its last step.
pref-coach = Coach: says when a decision was costly
pref-coach-help = When you play alone against computers. What a hint advised is never called costly. What it says counts as a hint once you take back the decision and follow it.
pref-lookFirst = Look first, then do it
pref-lookFirst-guided = at first
pref-lookFirst-always = always
pref-lookFirst-never = never
pref-autoLay = Play automatically
pref-autoLay-help = A card that fits at only one end of your route is played there without asking.
pref-confirmAbandon = Ask before giving up a route
pref-confirmAbandon-help = The table asks before an unfinished route is lost.
pref-showHouseSets = Show possible houses
pref-showHouseSets-help = When you close a route, the cities that may get a house are marked.
pref-brownSquares = Mark building sites
pref-brownSquares-help = Free building sites beside a street are marked with a brown square.
pref-shownPrices = Show ships and their price
pref-shownPrices-help = Each space within reach shows what the ships to it cost; the chosen one shows which of them sail.
pref-shortRules = Rules in short
pref-shortRules-help = The rule book says only what matters most. For your first game, the full rules are better.
pref-ruleNumbers = Show the numbers of the rules
pref-ruleNumbers-help = In the margin of the rule book. The table names them when something is not possible.
pref-cardMarks = Show cards on the map
pref-cardMarks-help = Face-up cards and those in your hand are marked at their cities. What fits your route shines.
pref-logMarks = Show the log on the board
pref-logMarks-help = Choose a line of the log, and the board shows where it happened.

## Passing the device

curtain-pass = Pass the device to { $name }
curtain-who = It is { $name }’s turn
curtain-decides = { $name } decides
curtain-turn = Hands stay hidden until { $name } is here.
curtain-continue = The turn goes on where it stopped.
curtain-hidden = The page was out of sight, so the cards are covered again.
curtain-opened = Hands stay hidden until { $name } is here.
curtain-first = First confirm that { $name } is here.
curtain-ready = I am { $name }
since-title = Since your last turn
since-meanwhile = Meanwhile
since-first = What has happened so far
since-ok = Got it
since-hint = Why?
since-because = In { $name }’s place: { $reasons }
since-unknown = More cannot be said from what you may know.
since-previous = One step back
since-play = Show it on the board
since-pause = Pause
since-next = One step forward
announce-turn = { $name ->
        [You] It is
       *[other] { $name }, it is
    } your turn. Round { $round }.
decision-thurn-und-taxis-assign = { $name ->
        [You] You assign
       *[other] { $name } assigns
    } clerics to the coaches
decision-thurn-und-taxis-return = { $name ->
        [You] You give
       *[other] { $name } gives
    } back office tiles
decision-thurn-und-taxis-reward-card = { $name ->
        [You] You may
       *[other] { $name } may
    } take a card
decision-thurn-und-taxis-reward-house = { $name ->
        [You] You may
       *[other] { $name } may
    } place a house
decision-thurn-und-taxis-final-return = { $name ->
        [You] You give
       *[other] { $name } gives
    } back office tiles for the last time
decision-thurn-und-taxis-move = { $name ->
        [You] You move
       *[other] { $name } moves
    } the coaches to Rome
decision-murano-offer = { $name ->
        [You] You may
       *[other] { $name } may
    } buy a start character
decision-murano-assign = { $name ->
        [You] You assign
       *[other] { $name } assigns
    } characters to gondoliers
last-round = Last round!
last-round-houses = { $name ->
        [You] You have placed your last house
       *[other] { $name } has placed their last house
    }. { $last ->
    [yes] After this turn, count your points.
   *[no] Play this round to its end, then count your points.
}
last-round-carriage = { $name ->
        [You] You have
       *[other] { $name } has
    } carriage 7. { $last ->
    [yes] After this turn, count your points.
   *[no] Play this round to its end, then count your points.
}
last-round-murano = Two stocks are empty. Everybody else has one more turn, then comes the scoring.

## Tabs

lock-watching = This game is being played in another tab. You can watch here; close the other tab to continue here.
lock-free = The other tab has let go of this game.
lock-watching-older = This game is being played in another tab. Its last moves are only there: this browser cannot keep them, and what you see here is older.
lock-free-older = The other tab has let go of this game. Its last moves were only there: what you see here may be older.
lock-gone = This game was removed or put aside in another tab: it is not kept any more. “Continue here” keeps it again; otherwise leave this page.
lock-take-over = Continue here
lock-home = This game is open in another tab.

## End

end-title = The game is over
end-winner = { $name ->
    [You] You win!
   *[other] { $name } wins!
}
end-winner-you = You win!
end-stamps =
    { $count ->
        [one] A new stamp in the album
       *[other] { NUMBER($count) } new stamps in the album
    }
end-name = Here you are called “You”. Would you like a name?
results-name = Enter your name
results-name-text = Games that you play alone are counted under this name, and so are those played without a name before.
results-name-label = Your name
results-name-take = That is me
end-asked = { $name } ({ $level }) asks for a game
end-standings = Standings after { $games } games
between = Between games
between-solved = { $count ->
    [0] {""}
   *[other] { $count } solved
}
between-day-open = { $begun ->
    [1] today’s is begun
   *[0] new today
}
between-day = { $game }: { $known ->
    [known] { $points }, par { $par }
    [none] { $points }
   *[open] open
}
between-lost = { $task ->
    [best] {""}
   *[other] costs you most: { $kind }
}
between-tournament = { $played } of { $tables } games played
series = A series of games
end-series = Play again as
counts =
    { $kind ->
        [never] It does not count: “Count my games” is off in the settings.
        [before] Counts { $rated ->
            [yes] for your rating, with { $few } hints at most; played alone, also for the ladder.
           *[no] in “Your games”, also with hints.
        }
       *[no] It counts in “Your games”{ $rated ->
            [yes] {" "}and for your rating
           *[no] {""}
        }{ $kind ->
            [series] {", "}and in the series
           *[no] {""}
        }.
    }
end-hinted = { $own ->
    [yes] { $count ->
        [1] Played with one of the { $few } hints that the ladder allows
       *[other] Played with { $count } of the { $few } hints that the ladder allows
    } (those taken back do not count).
   *[no] Played with { $count } hints: with more than { $few } it counts neither for your rating nor for stamps and the ladder.
}
results-hinted = { $count ->
    [1] with one hint
   *[other] with { $count } hints
}
end-uncounted = This game does not stand in “Your games”: { $why ->
    [off] “Count my games” was off when it ended.
    [middle] it began in the middle of another.
    [same] it began with the same deal as another.
    [again] this deal of the day was played before.
    [brought] it was over when it came to this device.
    [people] computers played all turns.
    [shared] { $who ->
        [you] you played { $own } of { $all } turns yourself, so it does not count. In the next game you sit there again.
       *[other] { $who } played only { $own } of { $all } turns, so it does not count. In the next game { $who } sits there again.
    }
   *[known] the same game was counted already.
}
end-origin = The game that it came from ended so: { $scores }.
end-origin-open = To the original game
results-score = { $name } { $points }
end-par = { $known ->
    [known] With { $points } points you are { $side ->
        [1] { $apart } above the par of { $par }
        [0] exactly at par
       *[-1] { $apart } below the par of { $par }
    }, which the strongest level reaches with your cards.
    [failed] The par cannot be worked out.
   *[waits] The par is being worked out …
}
end-then = What next?
series-length =
    { $of ->
        [3] Best of three
        [5] Best of five
       *[0] One game after another
    }
series-game =
    { $of ->
        [3] Game { $number }, best of three
        [5] Game { $number }, best of five
       *[0] Game { $number } of this series
    }
series-stands =
    { $state ->
        [decided]
            { $who ->
                [you] you win the series { $score }!
                [name] { $name } wins the series { $score }!
               *[none] the series ends in a draw, { $score }.
            }
       *[open]
            { $who ->
                [you] you lead { $score }
                [name] { $name } leads { $score }
               *[none] level at { $score }
            }
    }
end-standings-wins = Wins
end-standings-points = Points together
end-record-you = Your record ({ $points }): more points in this game than ever before.
end-record = A record for { $names }: more points in this game than ever before.
end-by =
    { $margin ->
        [1] With { $points ->
            [1] one point
           *[other] { $points } points
        }, one ahead of { $second ->
            [none] second place
            [You] you
           *[other] { $second }
        }.
       *[other] With { $points ->
            [1] one point
           *[other] { $points } points
        }, { $margin } ahead of { $second ->
            [none] second place
            [You] you
           *[other] { $second }
        }.
    }
end-table = Show the table
end-show = Show the result
tie-break = A tie! By the rules, something other than points decides.
tie-break-thurn-und-taxis-owner = A tie: { $tied } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. The end-of-game tile decides, and { $winner ->
    [You] you have
   *[other] { $winner } has
} it.
tie-break-thurn-und-taxis-next = A tie: { $tied } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. { $owner ->
    [You] You have
   *[other] { $owner } has
} the end-of-game tile; clockwise from there, { $winner ->
    [You] you come
   *[other] { $winner } comes
} first.
tie-break-murano-next = A tie: { $tied } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each. { $winner ->
    [You] You have
   *[other] { $winner } has
} the most gold, and that decides.
tie-break-murano-shared = { $tied } have { $total ->
    [one] { $total } point
   *[other] { $total } points
} each and the same amount of gold: the victory is shared.
picture = Picture
picture-failed = This browser could not make the picture.
rematch = { $series ->
    [on] Go on with the series
   *[no] Play again
}
same-deal = Same deal
same-deal-daily = Same deal (does not count)
other-deal = Another deal
same-deal-text = With the same deal, the same cards come in the same order, so the game does not count for “Your games”. Who sits where?
same-deal-kept = As before: { $seats }
same-deal-moved = One seat on: { $seats }
branch-kept = The finished game stays as it is; this is a new one from here on, and it does not count for “{ results }”.{ $later ->
    [yes] {" "}The computer ends its turn, then it is yours.
   *[no] {""}
}
branch-round = { $game } from round { $round }
count = Count again
end-steps = What was counted, one by one
scoring = The count
scoring-next = Next
scoring-skip = To the result
scoring-spoken = { $text }: { $points ->
    [one] one point
   *[other] { $points } points
}. Now { $total }.
score-title = Final scores
score-part-carriage = Largest carriage
score-part-tiles = Bonus tiles
score-part-houses = Houses not placed
score-part-courier = The Princess’s courier
score-part-chips = Point chips
score-part-audience = Clerics in Rome
score-part-track = Points during the game
score-part-start = At the start
score-part-glass = Glass factories
score-part-shop = Shops
score-part-palace = Palaces
score-part-special = Special buildings
score-part-production = Production
score-part-characters = Characters
score-part-gondoliers = Gondoliers without a card
score-total = Total
score-gold = Gold
score-rank = Place
score-rank-number = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
chart-label = How the points grew over the game; the final numbers are in the table.
chart-title = Points if the game had ended in that round, with everything that was still hidden
chart-rounds = Round
chart-games = Games

## Replay

replay = Replay
replay-first = To the beginning
replay-previous = One step back
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-close =
    { $from ->
        [decision] Back to the analysis
        [endedReplay] Back to the result
        [coached] Back to the game
       *[other] End the replay
    }
replay-step-label = Step of the game
replay-count = { $step } / { $last }
replay-branch = Play on from here
replay-over = The game is over; the next step counts the points.
replay-shut =
    { $step ->
        [0] The game begins here.
       *[other] The replay ends here.
    }
replay-untold =
    { $ends ->
        [yes] { $name ->
        [You] You end
       *[other] { $name } ends
    } the turn.
       *[no] { $name ->
        [You] You do
       *[other] { $name } does
    } nothing more here.
    }
replay-turn = { $name ->
        [You] Your
       *[other] { $name }’s
    } turn begins. Before: { $done }
replay-start = The table is set.

## Offline and updates

update-available = A new version is available.
update-reload = Reload now
update-later = Later

## Errors

fault-told = Something on this page has gone wrong. If it no longer does what you press, load it again.
fault-reload = Load again
error-unknown = That did not work ({ $id }), and nothing has changed. Try again, or reload the page.
error-illegal-action = That is not possible now. Choose something that glows, or open “All actions”.
error-illegal-action-rule = That is not possible now (rule { $rule }). Choose something that glows, or open “All actions”.
error-unreadable-action = The table did not understand this action. Try again, or choose it from “All actions”.
error-ambiguous-action = This could mean several things. Choose the one you mean from “All actions”.
error-game-over = The game is over. You can replay it, or start a new one.
error-not-your-turn = It is somebody else’s turn. You will be next soon.
error-no-game = There is no game on the table. Open one from the home page.
error-bad-call = The table did not understand this request. Reload the page if it happens again.
error-hidden = This stays secret until the end of the game.
error-engine-crash = The game has stopped here. It may have run out of memory: close other tabs and try again.
error-unknown-game = This game is not known here. Reload the page to get the newest version.
error-bad-option = One of the chosen rules does not go with the others. Change your choice; the reason is given beside it.
error-bad-patch = This correction of what is printed does not fit the game. Look at it once more, or play without it.
error-bad-players = The game cannot start like this: it needs two to four people with different names.
error-bad-seed = The cards could not be shuffled. Please try again.
error-bad-record = The record of the game is damaged. Use an earlier export if you have one.
error-bad-record-at = The record of the game is damaged at action number { $number }. Use an earlier export if you have one.
error-newer-record = The record was made by a newer version. Reload the page to get the newest one.
error-bad-position = This position cannot occur in a game.
error-saved-elsewhere = This game has gone on in another tab. Here you can now only watch.
undo-blocked-revealed = No way back from here: something new has been revealed.
undo-blocked-turn = Nothing more can be taken back.
undo-blocked-start = There is nothing to take back.

## This device

device = This device
device-games = Games
device-count = { $count ->
    [0] None are kept here.
    [one] One is kept here.
   *[other] { NUMBER($count) } are kept here.
}
device-place-disk = Every action is on the disk before it counts.
device-place-browser = This browser keeps them only in its quick storage: if it crashes, all that was played since the page was opened may be lost.
device-place-page = This browser keeps nothing: your games are gone when the page is closed. Export them.
device-promise = The browser’s promise
device-promise-yes = It keeps the games until you remove them.
device-promise-no = None so far.
device-promise-risk = It may clear everything when space runs short, or after weeks without a visit. Export your games now and then, or put the page on the home screen.
device-promise-refused = The browser makes no promise yet. It often does once the page is on the home screen or among the bookmarks.
device-ask = Ask for a promise
device-room = Space
device-room-left = { NUMBER($used, maximumFractionDigits: 1) } MB used, { NUMBER($room, maximumFractionDigits: 0) } MB left
device-copy = Playing offline
device-copy-looking = Looking…
device-copy-none = Not yet: this browser has not kept the page so far.
device-copy-insecure = Not possible here: browsers keep pages for playing offline only from addresses that begin with https.
device-copy-whole = Complete: { $files ->
    [one] the one file is here.
   *[other] all { NUMBER($files) } files are here.
}
device-copy-mended = { $count ->
    [one] One file of the offline copy was missing or damaged. It has been fetched again.
   *[other] { NUMBER($count) } files of the offline copy were missing or damaged. They have been fetched again.
}
device-copy-bad = { $count ->
    [one] One file is missing or damaged and could not be fetched. Check the connection and try again.
   *[other] { NUMBER($count) } files are missing or damaged and could not be fetched. Check the connection and try again.
}
device-check = Check the offline copy
device-picture = Quick start
device-picture-kept = Ready: on your next visit the game starts from a picture of its memory that this browser keeps.
device-picture-none = Not yet: the picture is taken once the page has been idle for a while.
device-picture-refused = Not possible in this browser; the game starts afresh each time.
device-picture-impossible = Not possible here: this browser keeps nothing.
device-picture-no-room = Too little room; the game starts afresh each time.
device-version = Version
device-export = Export all games
import-all-progress = Game { NUMBER($done) } of { NUMBER($count) }
import-all-done = { $added ->
    [0] { $unkept ->
        [0] There was nothing new
       *[other] No game was added
    }
    [one] One game was added
   *[other] { NUMBER($added) } games were added
}{ $known ->
    [0] .
    [one] , one was here already.
   *[other] , { NUMBER($known) } were here already.
}{ $unkept ->
    [0] {""}
    [one] {" "}One is only in this page until saving works again.
   *[other] {" "}{ NUMBER($unkept) } are only in this page until saving works again.
}
import-all-known = { $known ->
    [0] There was no game in it.
    [one] The one game was here already.
   *[other] All { NUMBER($known) } games were here already.
}
import-all-positions = { $count ->
    [one] One position came along, { $solved ->
        [0] not solved yet.
       *[other] solved.
    }
   *[other] { NUMBER($count) } positions came along, { NUMBER($solved) } of them solved.
}
import-all-tournaments = { $count ->
    [one] One tournament came along.
   *[other] { NUMBER($count) } tournaments came along.
}
import-all-copies = { $count ->
    [one] The corrections of a printed game came along.
   *[other] The corrections of printed games came along.
}
import-all-results = { $count ->
    [one] One result came with them.
   *[other] { NUMBER($count) } results came with them.
}
import-all-left = { $count ->
    [one] One more was not looked at, because the window was closed.
   *[other] { NUMBER($count) } more were not looked at, because the window was closed.
}
import-all-bad = { $count ->
    [one] One could not be read and was left out.
   *[other] { NUMBER($count) } could not be read and were left out.
}
