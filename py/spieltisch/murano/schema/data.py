"""Murano.

What the data file holds, and the words in which its cards are written (docs/murano-cards.md).
"""

FIELDS = {
    "id": "of the file",
    "title": "of the game or the map",
    "format": "1",
    "playerColours": "ids with our colours",
    "customerColours": "ids with our colours",
    "beadColours": "ids with our colours, and `count` in the bag",
    "lagoon": "the grid of the file; where islands lie on a screen: `web/board/lagoon/layouts.json`",
    "islands": "`no`, in games of how many `players`, `origin`, `grid` (`S` street space, `B` building site, `.` water), `gondolas` with `no`, `colour` and `cell`",
    "stackIsland": "where the stocks lie",
    "cardDeposit": "where the cards lie",
    "ring": "`spaces` in the direction of travel: `no`, `action`, `anchor` (a ship starts there), `edge` of the board",
    "actions": "of the spaces, with their names",
    "ships": "by colour",
    "tiles": "sorts: `count` by number of players, `points` when built, `owner` (gets a marker)",
    "streets": "the kinds, with `count`",
    "shops": "the kinds, with `count`",
    "palaces": "the kinds, with `count`",
    "palacesRemovedAtRandom": "before the game, by number of players",
    "prices": "numbers of the rules",
    "gains": "numbers of the rules",
    "beadSale": "gold for beads",
    "start": "what a player begins with",
    "constants": "numbers of the rules",
    "characters": "cards, in the words of docs/murano-cards.md",
    "characterRemoval": "cards that are left out, and in games of how many `players`",
    "specials": "cards, in the words of docs/murano-cards.md",
    "variants": "options of the game",
    "rulings": "decisions where no source settles a rule",
    "examples": "worked examples",
    "tests": "derived numbers that the tests recompute",
}
"""What the data file holds."""

COUNTED = {
    "glass": "glass factories",
    "shop": "shops",
    "palace": "palaces",
    "special": "special buildings",
    "building": "any of these four",
    "owned": "buildings with a marker: glass factories and shops",
    "crest": "crests on palaces",
    "customer": "customers on streets",
    "bead": "the player's own beads, wherever the gondolier is",
}
"""What a term counts."""

POINTS = {
    "per": "`points` for each thing that the term counts",
    "sum": "the `parts` together, each `points` for each thing",
    "perKind": "`points` for each term of `of` that counts at least one",
    "if": "`points` if all tests of `all` hold",
}
"""Kinds of rules of characters."""

CONDITIONS = {
    "atMost": "the terms of `of` together count at most `value`",
    "atLeast": "together at least `value`",
    "each": "each of them at least `value`",
    "equal": "all the same, and at least `min`",
    "sole": "the player has at least one `what`, and no other player any",
    "most": "the player has at least `min` of `what`, and more than each other player",
}
"""Tests of a rule of the kind `if`."""

EFFECTS = {
    "gondolierPrice": "placing a gondolier costs `own` or `other`",
    "pointsNow": "`points` when the card is taken",
    "pointsAfterAction": "`points` after the `action` `production` if at least `ifBeadsProducedOrSold` beads were produced or sold in it",
    "shipMayPass": "the `red` `ship` may pass others",
    "jokerBead": "counts as `beads` beads of any colour in `sales` sales, and while any of these is left in the final scoring",
    "actionGold": "the `action` `gold` brings `gold`",
    "characterCardsSeen": "`cards` characters are looked at",
    "characterDiscount": "characters cost `gold` less, at least `minimum`",
    "choicePrice": "choosing one of the `tiles` from its stock costs `gold`",
    "shipDiscount": "each ship after the first costs `gold` less, at least `minimum`",
    "actionBonus": "`gold` more on the `action` `income` if it earned at least `ifEarned`",
    "saleBonus": "`gold` more for a sale of beads",
    "buildLimit": "`tiles` may be built in an action",
    "pointsPerBuilt": "`points` more for each `tile` of that sort that the owner builds",
}
"""What a special building changes."""
