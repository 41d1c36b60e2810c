"""What kind of mistake a decision was, by what would have been better, as players call it."""

from __future__ import annotations

from typing import Any

from ...thurn_und_taxis.actions import ANEW, CLOSE, DECK, END, EXCHANGE, LAY, TAKE, TaxisAction
from .advice import Advice


def mistake_of(advice: Advice[Any], action: TaxisAction, better: TaxisAction) -> str:
    """Return the id of a kind of mistake; empty where it has no name."""
    verbs = action.verb, better.verb
    if ANEW in (action.end, better.end) and action.end != better.end:
        return "abandon" if action.end == ANEW else "cling"
    if CLOSE in verbs:
        return _closing(action, better)
    if EXCHANGE in verbs:
        return "exchange" if action.verb == EXCHANGE else "exchange-missed"
    if action.official != better.official:
        return _official(action, better)
    if verbs == (TAKE, TAKE):
        return _taken(action, better)
    if verbs == (LAY, LAY):
        if (action.end in advice.aside) != (better.end in advice.aside):
            return "team"
        return "side" if action.card == better.card else "lay"
    if END in verbs:
        return "ended" if action.verb == END else "went-on"
    return advice.mistakes.get(action.verb, "")


def _closing(action: TaxisAction, better: TaxisAction) -> str:
    if action.verb != better.verb:
        return "close-early" if action.verb == CLOSE else "close-late"
    if action.official != better.official:
        return _official(action, better)
    return "carriage" if action.declined != better.declined else "houses"


def _official(action: TaxisAction, better: TaxisAction) -> str:
    if action.official and better.official:
        return "official"
    if {action.verb, better.verb} == {TAKE, LAY}:
        return f"{better.verb}-first"
    return "official-spent" if action.official else "official-unused"


def _taken(action: TaxisAction, better: TaxisAction) -> str:
    if action.card == DECK:
        return "take-deck"
    return "take-open" if better.card == DECK else "take"
