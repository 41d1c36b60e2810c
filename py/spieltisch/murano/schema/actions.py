"""Murano.

How actions are written, by example.
"""

ACTIONS = {
    "sail 11-12": "a ship moves; the action of its space follows, or another ship",
    "pass 11-12": "1 gold and one ship moved, without its action",
    "take gold": 'on the space "2 gold"',
    "buy glass": "the top tile",
    "buy shop": "",
    "buy palace": "",
    "buy special": "",
    "search shop": "the whole stock is looked through, then one is chosen",
    "search palace": "",
    "choose shop-red": "",
    "look": "at the top character cards",
    "keep sole-glass": "a character, for its price",
    "decline": "no character",
    "keep hafen": "a special building card",
    "place 5": "a gondolier on gondola 5",
    "draw 1": "a street from the first stack; it must be built",
    "draw 2": "",
    "build street 2c2": "the street that was drawn",
    "build shop-red 2c1": "",
    "income": "of the island that brings most",
    "income san-donato": 'option "income" = "chosen"',
    "produce 0": "how many factories produce",
    "produce 2": "",
    "sell nothing": "",
    "sell 2 green": "",
    "sell 3 green with joker": "two beads and an artist's workshop",
    "sell 3 green with 2 jokers": "",
    "sell 1 with joker": "a workshop alone",
    "hire": "",
    "dismiss": "",
    "score sole-glass san-donato": 'option "assignment" = "by-hand"',
    "end turn": "",
}
"""Actions of every kind, with what they do where the words do not say it."""
