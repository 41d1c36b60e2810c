"""Thurn und Taxis.

What the data files of the boards hold.
"""

FIELDS = {
    "id": "of the file",
    "title": "of the game or the map",
    "format": "1",
    "map": "`aspect` (width by height), `frame` (degrees at the edges), sizes in units of the map height",
    "countries": "`id`, `name`, `hex` (our colour), `group` (the stack it counts for)",
    "freeCities": "name and colour of the cities without a country, where there are any",
    "cities": "`id`, `name`, `country` (null for none), `x` and `y` from 0 to 1, `label` (side of the name), `lat`, `lon`, and what an expansion of that board adds",
    "roads": "undirected, each pair once (`a`, `b`); `bend` (height of its bow as a share of its length, positive to the left of the way from `a`) and `lean` (moves the bow towards `b`)",
    "stacks": "bonus tiles: `kind` (`route` with `length`, `complete` and `allCountries` with `countries`, `freeCity` with `cities`, `end`), `values` top first",
    "carriages": "`length`, `points`, `copies`",
    "officials": "`phase` and `effect`",
    "playerColours": "ids with our colours",
    "constants": 'numbers of the rules, each `{"value", "provenance"}`',
    "alternatives": "tables that an option chooses",
    "variants": "a stack that another edition replaces",
    "examples": "worked examples",
    "tests": "derived numbers that the tests recompute",
}
"""What the data files hold."""
