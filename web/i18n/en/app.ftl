### Texts of the frame around all games.

## General

close = Close
cancel = Cancel
undo = Undo
undone = Step taken back.
try-again = Try again
export = Export
import = Import
rename = Rename
delete = Delete
settings = Settings
rules-open = Rules
rules-loading = The rules are being opened …
rules-failed = The rules could not be loaded. The connection may be missing, or the page has just been renewed.
skip = Skip to content
shortcuts = Shortcuts
messages = Messages
to-home = To the home page
game-thurn-und-taxis = Thurn und Taxis
game-thurn-und-taxis-about = Post routes through the old south and north of Germany. 2 to 4 people, about an hour.
game-murano = Murano
game-murano-about = Glass, gondolas and good customers in the lagoon of Venice. 2 to 4 people, about an hour.
table-label = The table
bar-round = Round { $round }

## Start

start-stage-download = Fetching the rules engine
start-stage-start = Starting the rules engine
start-stage-engine = Laying out the table
start-bytes = { $loaded } of { $total } MB
start-failed-safe = Nothing is lost: your games are kept on this device and can be exported from the home page.
start-failed-detail = Technical detail
start-failed-no-webassembly = This browser cannot run the game
start-failed-no-webassembly-help = It has no WebAssembly, or WebAssembly is switched off. Use a current version of Firefox, Chrome, Edge or Safari, or switch off this browser’s special lockdown mode for this page.
start-failed-load-missing = A part of the game could not be fetched
start-failed-load-missing-help = The connection may be down, or the site is just being updated. Check the connection and try again.
start-failed-load-truncated = A part of the game arrived incomplete
start-failed-load-truncated-help = The connection was probably interrupted. Trying again fetches the file anew.
start-failed-load-altered = A part of the game arrived altered
start-failed-load-altered-help = It does not belong to this page and was therefore not run. The site may just be being updated, or something on the way interferes, such as a guest network or a protection program. Try again; if that does not help, reload the page or open it in another network.
start-failed-load-hang = The start is taking too long
start-failed-load-hang-help = Nothing has moved for half a minute. Check the connection and try again; if that does not help, reload the page.
start-failed-engine-crash = The rules engine has stopped
start-failed-engine-crash-help = It may have run out of memory. Close other tabs and try again.
start-failed-offline-not-cached = Not yet ready for use without a connection
start-failed-offline-not-cached-help = The game was not fetched completely before the connection went away. Connect once and try again; after that it works offline.
engine-recovered = The rules engine had to be restarted. Your game goes on where it was; please repeat your last step.

## Storage

store-full = This device has no room left for the game.
store-full-help = You can play on, but the latest moves are only in memory: export the game, make room, then try again.
store-blocked = This browser does not keep any games.
store-blocked-help = Storage is blocked, for example by private browsing. You can play, but closing this page ends the game: export it before you leave.
store-works-again = Saving works again. Everything is kept.

## Home

home-title = Pull up a chair
home-title-again = Welcome back to the table
home-lead = Build post routes through old Germany, or an island full of glass makers in the lagoon. For two to four people at one tablet; no account, no server, and no net needed.
home-lead-again = Continue where you left off, or lay out a fresh table.
home-running = Games in progress
home-finished = Finished games
home-more = Show more ({ NUMBER($count) })
new-game = New game
game-continue = Continue
game-look = Have a look
status-to-move = Round { $round } · { $name } to move
status-decides = Round { $round } · { $task }
status-round = Round { $round }
status-won = Won by { $name }
status-over = Finished
rename-label = Name of this game
deleted-toast = “{ $title }” was put aside.
deleted-title =
    { $count ->
        [one] One game put aside
       *[other] { $count } games put aside
    }
deleted-restore = Bring back
deleted-purge = Remove for good
deleted-purge-text =
    { $count ->
        [one] The game that was put aside will be gone for good.
       *[other] The { $count } games that were put aside will be gone for good.
    }
broken-unreadable = A kept game cannot be read.
broken-newer = A kept game comes from a newer version of this page.
broken-help = It stays here untouched. You can save its text as a file.
broken-export = Save the text
broken-discard = Remove
broken-discard-text = Remove this damaged entry for good? Save its text first if you are not sure.
broken-record = This game cannot be continued.
missing-missing-title = No such game here
missing-missing-text = This game is not kept on this device. It may have been removed, or the address comes from another device.
missing-unreadable-title = This game cannot be read
missing-unreadable-text = What this device keeps of it is damaged. It stays as it is; you can save its text as a file.
missing-newer-title = This game comes from a newer version
missing-newer-text = Load the page again as soon as a new version is offered. Until then the game stays here untouched.
missing-unknown-title = This page does not know that game
missing-unknown-text = It was played with rules that are not here. You can save its text as a file.
missing-part-title = A part of the program could not be loaded
missing-part-text = Your game is safe. Check the connection and try again.

## Export

export-title = Export the game
export-sealed = The game is still running, so it is sealed: outside stand only names and round, cards and turns cannot be read. It can be imported and played on as always. Whoever is set on it can break the seal.
export-plain = The game is over. The export is a readable text with every turn, to keep and to replay.
export-save = Save as a file
export-copy = Copy as text
export-copied = Copied.
export-copy-failed = The browser does not allow copying here. Save the game as a file.

## Import

import-title = Import a game
import-drop = Drop an exported file here, or choose one.
import-choose = Choose a file
import-paste = Or paste the text of an export
import-checking = Checking …
import-empty = There is nothing to import yet: choose a file or paste a text.
import-too-long = This is too long to be a game.
import-not-json = This is not an exported game: the text cannot be read. It may be cut off.
import-not-a-game = This file does not hold a game.
import-damaged = This sealed export is damaged or cut off.
import-newer = This export was made by a newer version of this page. Reload the page to get the newest version, then try again.
import-unknown-game = This export is of a game that this page does not know.
import-bad-record = This game cannot be replayed by the rules, so it was not imported.
import-unchecked = This game could not be checked yet, because the program is not ready. Try again in a moment.
import-nothing-lost = Your kept games are unchanged.

## New game

new-which = Which game?
new-rules-murano = Rules and variants
new-who = Who is playing?
new-rules = Rules of the base game
new-expansions = Expansions
new-expansions-help = Each can be played alone, most of them together.
expansions-label = With these expansions
expansion-rules = Read the rules
expansion-glory = Glanz und Gloria
expansion-glory-about = A map of its own of the north with free imperial cities; cards also become draught horses. Without it the southern map of the base game is on the table.
expansion-courier = Der Kurier der Fürstin
expansion-courier-about = Whoever enters a city first wins a letter of nobility; with letters several officials help in one turn.
expansion-offices = In Amt und Würden
expansion-offices-about = Every help of an official brings an office tile; different ones together bring cards, points and houses.
expansion-audience = Die Audienz
expansion-audience-about = Five coaches carry hidden clergy to Rome; cities without a house drive them on.
new-rules-later = The rules can be chosen as soon as the rules engine is ready.
new-asks = How the table asks
new-asks-help = For this device; can be changed at any time in the settings.
new-start = Start the game
new-name-missing = Every player needs a name.
new-name-twice = Two players have the same name. Please tell them apart.
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
option-start-lot = By lot
option-start-seat-1 = Seat 1
option-start-seat-2 = Seat 2
option-start-seat-3 = Seat 3
option-start-seat-4 = Seat 4
option-edition = Edition
option-edition-help = Decides which bonus tile is won with houses in many countries.
option-edition-all-countries = All countries: a house in each of the nine countries
option-edition-first-edition = First edition “Außerhalb Baiern”: a house in each country except Baiern
option-decline-carriage = Carriages may be declined
option-decline-carriage-help = When a route brings the next carriage you may leave it. Normally it is always taken.
option-decline-carriage-true = allowed
option-decline-carriage-false = not allowed
option-open-scores = Open scores
option-open-scores-help = Everybody sees all points during the game. Normally won tiles lie face down until the end.
option-open-scores-true = open
option-open-scores-false = hidden
option-north-rules = Rules on the northern map
option-north-rules-help = The northern map can be played in two ways.
option-north-rules-horses = With draught horses: cards serve as route or as team, in place of carriages and Wagner
option-north-rules-base = Like the base game: with carriages and Wagner, the backs of the cards do not count
option-horse-numbers = Horses on the card backs
option-horse-numbers-help = How many horses the three cards of a city show.
option-horse-numbers-even = Mixed: one card each with one, two and three horses
option-horse-numbers-remote = By place: remote cities three, great crossroads one horse
option-hide-horses = Hide the horses in hands
option-hide-horses-help = Nobody sees how many horses the others’ hand cards show. Normally the backs are open.
option-audience-aid = Memory aid
option-audience-aid-help = You see at any time how you distributed your clergy. Normally you have to remember it.
option-start-character = Start character
option-start-character-help = Before the first turn everybody may buy a character, in turn order.
option-red-ship-gold = Gold for the red boat
option-red-ship-gold-help = Who moves the red boat gets 1 gold at the end of the turn (not when overtaking with the lighthouse).
option-one-workshop = At most one artist’s workshop
option-one-workshop-help = Nobody may keep a second artist’s workshop.
option-no-workshop-scoring = Scoring without the artist’s workshop
option-no-workshop-scoring-help = The artist’s workshop does not count when characters are scored.
option-anchor = Anchor of the red boat
option-anchor-help = Where the red boat lies at the beginning.
option-anchor-random = At random
option-anchor-2 = Space 2
option-anchor-4 = Space 4
option-anchor-7 = Space 7
option-anchor-9 = Space 9
option-anchor-11 = Space 11
option-anchor-14 = Space 14
option-anchor-16 = Space 16
option-anchor-18 = Space 18
option-income = Island of the income
option-income-help = Income comes from one island only.
option-income-automatic = The best is chosen by itself
option-income-chosen = The player chooses it
option-assignment = Assigning characters
option-assignment-help = How cards come to gondoliers at the end.
option-assignment-best = The best assignment counts
option-assignment-by-hand = Everybody assigns by hand, with a proposal

## Why a choice is not possible

conflict = This does not go together with another choice.
conflict-rule = Rule { $rule }
conflict-ED-011 = The first edition exists for the southern map only; the northern map has its own tile for all countries.
conflict-GG-106 = With draught horses there are no carriages of the sizes 3 to 7, so none that could be declined.
conflict-GG-115 = Only the cards of the northern map have horses.
conflict-GG-218 = Only the cards of the northern map have horses.
conflict-GG-601 = This way of playing belongs to the northern map.
conflict-GG-604 = Under the rules of the base game the horses do not count.
conflict-CO-003 = The coaches of Die Audienz stand for the countries of the southern map; they do not exist on the northern map.
conflict-AU-115 = The memory aid belongs to Die Audienz.

## Settings

settings-table = At the table
pref-language = Language
pref-language-auto = As in the browser
pref-theme = Appearance
pref-theme-auto = As on the device
pref-theme-light = Light
pref-theme-dark = Dark
pref-animationSpeed = Animations
pref-animationSpeed-off = Off
pref-animationSpeed-fast = Fast
pref-animationSpeed-normal = Normal
pref-animationSpeed-slow = Slow
pref-computerPace = Pace of computers
pref-computerPace-normal = Normal
pref-computerPace-quick = Quick
pref-computerPace-slow = Slow
pref-sound = Sounds
pref-sound-help = A few soft sounds for cards, houses and carriages.
pref-confirmTurns = Confirm my turns
pref-confirmTurns-help = A turn ends only when you say so, so its last step can still be taken back.
pref-lookFirst = Look first, then do it
pref-lookFirst-guided = by touch, while the guide goes along
pref-lookFirst-always = always
pref-lookFirst-never = never
pref-autoLay = Lay automatically
pref-autoLay-help = A card that fits at one end of your route only is laid there without asking.
pref-confirmAbandon = Ask before abandoning a route
pref-confirmAbandon-help = A question comes before an unfinished route is given up.
pref-showHouseSets = Show possible houses
pref-showHouseSets-help = When you close a route, the cities that may get a house are marked.
pref-brownSquares = Mark building spaces
pref-brownSquares-help = Free building spaces beside a street carry a brown square.
pref-shownPrices = Show boats and their price
pref-shownPrices-help = Each space within reach says what the boats to it cost; the chosen one shows which of them sail.
pref-shortRules = Rules in short
pref-shortRules-help = The rule book says only what matters most. For your first game the full rules are better.
pref-logMarks = Show the log on the board
pref-logMarks-help = Who touches a line of the log sees on the board what it is about.

## Passing the device

curtain-pass = Pass the device to { $name }
curtain-who = It is { $name }’s turn
curtain-decides = { $name } decides
curtain-turn = Hands stay hidden until { $name } is here.
curtain-continue = The turn that was begun goes on.
curtain-hidden = The page was out of sight, so the hand was covered.
curtain-opened = Hands stay hidden until { $name } is here.
curtain-ready = I am { $name }
since-title = Since your last turn
since-meanwhile = Meanwhile
since-first = What has happened so far
since-ok = Got it
since-previous = One step back
since-play = Show it on the board
since-pause = Pause
since-next = One step forward
announce-turn = { $name }, it is your turn. Round { $round }.
decision-thurn-und-taxis-assign = { $name } distributes the clergy among the coaches
decision-thurn-und-taxis-return = { $name } gives back office tiles
decision-thurn-und-taxis-reward-card = { $name } may take a card
decision-thurn-und-taxis-reward-house = { $name } may place a house
decision-thurn-und-taxis-final-return = { $name } gives back office tiles for the last time
decision-thurn-und-taxis-move = { $name } moves the coaches to Rome
decision-murano-offer = { $name } may buy a start character
decision-murano-assign = { $name } assigns characters to gondoliers
last-round = Last round!
last-round-houses = { $name } has placed the last house. The round is played to its end, then the points are counted.
last-round-carriage = { $name } has won a carriage of size 7. The round is played to its end, then the points are counted.
last-round-murano = Two stocks are used up. Everybody else has one more turn, then points are counted.

## Tabs

lock-watching = This game is being played in another tab. You can watch here; close the other tab to continue here.
lock-free = The other tab has let go of this game.
lock-take-over = Continue here
lock-home = This game is open in another tab.

## End

end-title = The game is over
end-winner = { $name } wins!
end-by =
    { $margin ->
        [one] With { $points } points, one ahead of second place.
       *[other] With { $points } points, { $margin } ahead of second place.
    }
end-table = Show the table
end-show = Show the result
tie-break = Several players have the same number of points; the tie-break decided.
tie-break-thurn-und-taxis-owner = { $tied } have { $total } points each. { $winner } holds the end tile, and that decides.
tie-break-thurn-und-taxis-next = { $tied } have { $total } points each. The end tile belongs to { $owner }; clockwise from there { $winner } comes first, and that decides.
tie-break-murano-next = { $tied } have { $total } points each. { $winner } has the most gold of them, and that decides.
tie-break-murano-shared = { $tied } have { $total } points each and as much gold: the victory is shared.
rematch = Play again
score-title = Final scores
score-part-carriage = Largest carriage
score-part-tiles = Bonus tiles
score-part-houses = Houses not placed
score-part-courier = The Princess’s courier
score-part-chips = Point chips
score-part-audience = Clergy in Rome
score-part-track = Points from the game
score-part-characters = Characters
score-part-gondoliers = Gondoliers without a card
score-total = Total
score-rank = Place
score-rank-number = { $rank }.
chart-label = How the points grew over the game; the final numbers are in the table.
chart-rounds = Round

## Replay

replay = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-close = End the replay
replay-step-label = Step of the game
replay-count = { $step } / { $last }
replay-start = The table is laid out.

## Offline and updates

offline-ready = Ready to work offline.
update-available = A new version is available.
update-reload = Reload now
update-later = Later

## Errors

error-unknown = That did not work ({ $id }). Nothing has been changed.
error-illegal-action = That is not allowed now.
error-illegal-action-rule = That is not allowed now (rule { $rule }).
error-unreadable-action = The table did not understand this move.
error-ambiguous-action = This move could mean several things.
error-game-over = The game is over.
error-not-your-turn = It is another player’s turn.
error-no-game = No game is laid out.
error-bad-call = The table did not understand this request.
error-hidden = That may only be seen after the game.
error-engine-crash = The rules engine stops over it. It may have run out of memory: close other tabs and try again.
error-unknown-game = This game is not known here.
error-bad-option = One of the chosen rules is not possible here.
error-bad-players = These players do not suit the game: it needs two to four names.
error-bad-seed = The game could not be shuffled. Please try again.
error-bad-record = The record of the game is damaged.
error-bad-record-at = The record of the game is damaged at its action number { $number }.
error-newer-record = The record was made by a newer version. Reload the page to get the newest one.
error-bad-position = This position cannot occur in the game.
error-saved-elsewhere = This game has been continued in another tab. This tab only watches now.
undo-blocked-revealed = This cannot be taken back: a card was revealed, and what has been seen stays seen.
undo-blocked-turn = Only your own steps of this turn can be taken back.
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
device-place-browser = This browser keeps them in its quick storage only: if it crashes, the last minute may be lost.
device-place-memory = This browser keeps nothing: they are gone when the page is closed. Export them.
device-promise = Promise of the browser
device-promise-yes = It keeps the games until you remove them.
device-promise-no = None so far.
device-promise-risk = It may clear everything when room gets short, or after weeks without a visit. Export your games now and then, or put the page on the home screen.
device-promise-refused = The browser makes no promise yet. It often does once the page is on the home screen or among the bookmarks.
device-ask = Ask for a promise
device-room = Room
device-room-left = { NUMBER($used, maximumFractionDigits: 1) } MB used, { NUMBER($room, maximumFractionDigits: 0) } MB left
device-copy = Playing offline
device-copy-looking = Looking …
device-copy-none = Not yet: the page has not been kept in this browser so far.
device-copy-insecure = Not possible here: browsers keep pages for playing offline only from addresses that begin with https.
device-copy-whole = Complete: all { NUMBER($files) } files are here.
device-copy-mended = { $count ->
    [one] One file of the offline copy was missing or damaged. It has been fetched again.
   *[other] { NUMBER($count) } files of the offline copy were missing or damaged. They have been fetched again.
}
device-copy-bad = { $count ->
    [one] One file is missing or damaged and could not be fetched. Check the connection and try again.
   *[other] { NUMBER($count) } files are missing or damaged and could not be fetched. Check the connection and try again.
}
device-check = Check the offline copy
device-version = Version
device-export = Export all games
import-all-progress = { NUMBER($done) } of { NUMBER($count) } games
import-all-done = { $added ->
    [0] Nothing new was there
    [one] One game was added
   *[other] { NUMBER($added) } games were added
}{ $known ->
    [0] .
   *[other] , { NUMBER($known) } were here already.
}
import-all-bad = { $count ->
    [one] One could not be read and was left out.
   *[other] { NUMBER($count) } could not be read and were left out.
}
