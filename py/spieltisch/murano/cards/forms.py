"""The vocabulary of the cards as forms to fill in: which words go with which (docs/murano-cards.md).

A form chooses one of its words, at the key `by`, and each word brings keys of its own with it. What stands at a key is a
`NUMBER`, one of several words (an empty one: the key may be missing), some of them (`MANY`), or a list of forms (`EACH`). What
stands at `WITH` is a form whose keys belong to the same object. Anything else stands there as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ..board import GLASS
from .terms import BEAD, BUILDING, CREST, CUSTOMER, OWNED

NUMBER, MANY, EACH, WITH = "number", "many", "each", ""
SHOP, PALACE, SPECIAL = "shop", "palace", "special"


def forms(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the forms by name: `rule` and `effect` are those of whole cards.

    Args:
        data: the data file.
    """
    customers, beads = ([colour["id"] for colour in data[key]] for key in ("customerColours", "beadColours"))
    coloured = {"colour": ["", *customers]}
    things: dict[str, Any] = {
        what: coloured if what == SHOP else {}
        for what in (GLASS, SHOP, PALACE, SPECIAL, BUILDING, OWNED, CREST)
    }
    owner = {"owner": ["", "own", "others"]}
    terms = {
        **{what: {**words, **owner} for what, words in things.items()},
        CUSTOMER: coloured,
        BEAD: {"colour": ["", *beads]},
    }
    summed = {"value": NUMBER, "of": {EACH: "term"}}
    counted = {"points": NUMBER, WITH: "term"}
    return {
        "rule": _form(
            "kind",
            {
                "per": counted,
                "if": {"points": NUMBER, "all": {EACH: "test"}},
                "sum": {"parts": {EACH: "part"}},
                "perKind": {"points": NUMBER, "of": {EACH: "term"}},
            },
        ),
        "test": _form(
            "test",
            {
                "atLeast": summed,
                "atMost": summed,
                "each": summed,
                "equal": {"min": NUMBER, "of": {EACH: "term"}},
                "most": {"min": NUMBER, WITH: "thing"},
                "sole": {WITH: "thing"},
            },
        ),
        "term": _form("what", terms),
        "thing": _form(
            "what", {what: words for what, words in things.items() if what not in (PALACE, SPECIAL)}
        ),
        "part": _form("", {"": counted}),
        "effect": _form("kind", EFFECTS),
    }


def numbers(parts: object) -> Iterator[str]:
    """Yield the keys at which forms have numbers, some of them more than once."""
    for key, part in parts.items() if isinstance(parts, Mapping) else ():
        if part == NUMBER:
            yield key
        yield from numbers(part)


def _form(by: str, words: Mapping[str, Any]) -> dict[str, Any]:
    return {"by": by, "words": words}


LOWERED = {"gold": NUMBER, "minimum": NUMBER}
EFFECTS: Mapping[str, Any] = {
    "gondolierPrice": {"own": NUMBER, "other": NUMBER},
    "pointsNow": {"points": NUMBER},
    "pointsAfterAction": {"action": ["production"], "points": NUMBER, "ifBeadsProducedOrSold": NUMBER},
    "shipMayPass": {"ship": ["red"], "optional": True},
    "jokerBead": {"beads": NUMBER, "colour": ["any"], "sales": NUMBER, "scoring": True},
    "actionGold": {"action": ["gold"], "gold": NUMBER},
    "characterCardsSeen": {"cards": NUMBER},
    "characterDiscount": LOWERED,
    "choicePrice": {"tiles": {MANY: [SHOP, PALACE]}, "gold": NUMBER},
    "shipDiscount": LOWERED,
    "actionBonus": {"action": ["income"], "gold": NUMBER, "ifEarned": NUMBER},
    "saleBonus": {"gold": NUMBER},
    "buildLimit": {"tiles": NUMBER},
    "pointsPerBuilt": {"tile": [PALACE, SHOP, GLASS, SPECIAL], "points": NUMBER},
}
