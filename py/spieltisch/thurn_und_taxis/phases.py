"""The kinds of decision in a turn (TT-202)."""

from .. import phased

TAKE = "take"
"""A card must be taken."""
LAY = "lay"
"""A card must be laid; until then a second one may be taken with the Postmeister."""
CLOSE = "close"
"""The route may be closed, or the turn ended; before that a second card may be laid with the Postillion."""
DISCARD = "discard"
"""After closing: the hand must be reduced."""
DONE = "done"
"""Only the end of the turn is left."""
OVER = phased.OVER
