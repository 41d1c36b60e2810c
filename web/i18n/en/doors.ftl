unknown-title = There is nothing here
unknown-text = Spieltisch has no such address. Perhaps a piece of it got lost in copying.
export-share = Share
import-brought = “{ $name }” is here. “Import” puts the game on the table.
import-brought-text = Shared text
import-brought-game = { $title }: { $names }
full-screen = Full screen
full-screen-off = Leave full screen
clear-table = Clear this table
clear-table-text = All games, results, names and settings on this device are removed for good.
clear-table-elsewhere =
    { $count ->
        [one] { $titles } is still open in another tab: it is told there that the game is gone, and the game is kept again if somebody continues with it.
       *[other] { $titles } are still open in other tabs: it is told there that the games are gone, and each is kept again if somebody continues with it.
    }
clear-table-refused =
    { $left ->
        [memory-disk] The table is not cleared: this browser’s storage refuses to forget anything. Games and names are still here; clear this page’s data in the settings of the browser.
        [memory] The table is cleared only in part: this browser’s memory refuses to forget. Clear this page’s data in the settings of the browser.
       *[disk] The table is cleared only in part: the browser’s database refuses or does not answer, so games come back from it. Try again later, or clear this page’s data in the settings of the browser.
    }
clear-table-yes = Clear everything
house-imprint = Imprint
house-still-there = Are you still there?
house-still-there-text = Nobody has touched the table for a while. In a minute it is cleared for the next people.
house-still-there-yes = We are still playing
house-faults = Something is wrong in config.json. What is wrong does not count; everything else does.
house-json = The file is not valid JSON. Often a comma or a quotation mark is missing.
house-object = The file has to hold one object: { "{" } … { "}" }.
house-unknown = There is no “{ $key }”. Possible are: { $allowed }.
house-text = “{ $key }” has to be a text of at most { $allowed } characters.
house-choice = “{ $key }” does not know that. Possible are: { $allowed }.
house-minutes = “{ $key }” has to be a whole number of minutes: { $allowed }.
house-yes-no = “{ $key }” has to be one of these: { $allowed }.
house-address = “{ $key }” has to be an address, such as: { $allowed }.
house-file = “{ $key }” has to name a file beside the page, such as: { $allowed }.
house-all-games = “{ $key }” hides all games; one has to stay.
advice-why-title = Put it on the home screen
advice-why = Safari forgets the games of a page that nobody visits for a week. On the home screen they stay – and the table fills the whole screen.
advice-share = In Safari, choose the share sign.
advice-add = Choose “Add to Home Screen”.
advice-carry = A table of its own begins there: take your games along as a file and import them on the other side.
advice-give = Take the games along
advice-fetch-title = Have you played in Safari before?
advice-fetch = This is a table of its own. Export your games as a file in Safari, and import them here.
advice-away = Do not show again
