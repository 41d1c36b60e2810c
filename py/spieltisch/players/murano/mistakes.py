"""What kind of mistake a decision was, by what would have been better, as players call it."""

from __future__ import annotations

from ...murano import actions as verbs
from ...murano.actions import MuranoAction

SUBJECTS = {
    verbs.SAIL: "sail",
    verbs.PASS: "pass",
    verbs.LOOK: "character",
    verbs.KEEP: "character",
    verbs.DECLINE: "character",
    verbs.BUY: "purchase",
    verbs.SEARCH: "purchase",
    verbs.CHOOSE: "purchase",
    verbs.BUILD: "building",
    verbs.DRAW: "building",
    verbs.PLACE: "gondolier",
    verbs.HIRE: "gondolier",
    verbs.DISMISS: "gondolier",
    verbs.SCORE: "score",
    verbs.PRODUCE: "glass",
    verbs.SELL: "glass",
    verbs.GOLD: "gold",
    verbs.INCOME: "gold",
}
"""By verb what an action is about; the end of a turn is about nothing."""


def mistake_of(action: MuranoAction, better: MuranoAction) -> str:
    """Return the id of a kind of mistake; empty where it has no name."""
    own, other = SUBJECTS.get(action.verb, ""), SUBJECTS.get(better.verb, "")
    if own != other:
        return f"{other}-missed" if other else f"{own}-needless"
    pair = action.verb, better.verb
    if verbs.DECLINE in pair and pair[0] != pair[1]:
        return "character-declined" if action.verb == verbs.DECLINE else "character-dear"
    if pair == (verbs.SAIL, verbs.SAIL) and action.b == better.b:
        return "ship"
    if pair == (verbs.BUILD, verbs.BUILD) and action.a != better.a:
        return "tile"
    if pair == (verbs.SELL, verbs.SELL) and action.a != better.a:
        return "sold-much" if action.a > better.a else "sold-little"
    return own
