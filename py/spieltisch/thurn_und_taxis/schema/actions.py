"""Thurn und Taxis.

How actions are written, by example.
"""

ACTIONS = {
    "take Ulm": "the open card into the hand; the display is refilled",
    "take deck": "the top card of the deck",
    "take Ulm with Postmeister": "a second card",
    "take deck with Postmeister": "",
    "exchange with Amtmann": "six new open cards, before the first card is taken",
    "lay Ulm": "first card of a route",
    "lay Ulm left": "before the first card of the own route",
    "lay Ulm right": "behind its last card",
    "lay Ulm left with Postillion": "a second card",
    "lay Ulm anew": "the whole route is discarded, Ulm begins a new one",
    "close": "without a house",
    "close each Stuttgart Sigmaringen Ulm": "one house in each country",
    "close all Nürnberg Augsburg": "several houses in one country",
    "close each Ulm with Wagner": "the Wagner brings the next carriage",
    "close each Ulm without carriage": 'the carriage is declined (option "decline-carriage")',
    "discard Ulm": "one card; again until three are left in the hand",
    "end turn": "",
}
"""Actions of every kind, with what they do where the words do not say it."""
