"""The kinds of decision (MU-2xx to MU-9xx)."""

from .. import phased

OFFER = "offer"
"""Variant start character: three cards may be looked at before the first turn."""
SAIL = "sail"
"""The turn begins: a ship is moved, or the player passes."""
ACT = "act"
"""A ship was moved: the action of its space is carried out, or another ship is moved."""
CHOOSE = "choose"
"""The stock lies open: one of its tiles is taken."""
CHARACTER = "character"
"""Character cards were looked at: one is kept, or none."""
BUILD = "build"
"""Something was built: more of it, or the end of the turn."""
STREET = "street"
"""A street was drawn and must be built."""
SPECIAL = "special"
"""Special building cards were drawn: one is kept."""
SELL = "sell"
"""Beads may be sold."""
PLACE = "place"
"""Last round: the tile just bought may be built."""
DONE = "done"
"""Only the end of the turn is left."""
ASSIGN = "assign"
"""After the last turn: character cards are scored by hand."""
OVER = phased.OVER

EVERY = (OFFER, SAIL, ACT, CHOOSE, CHARACTER, BUILD, STREET, SPECIAL, SELL, PLACE, ASSIGN, DONE, OVER)
