"""What kind of reason each is for a verdict, and which of them say the same; see `knowledge.MARKS`."""

from __future__ import annotations

from dataclasses import replace

from ...knowledge import Reason, named

IDS = {
    "against": "nothing-follows of-no-use second-copy spare-copy",
    "anyway": "as-planned still-completes still-completes-all",
    "bare": "last-turn new-display",
    "counts": "beside-open fits-lie-open goes-on-open opens-next-route saves-route way-open",
    "denies": "denies kept-from denies-tile denies-way one-of-few",
    "excuse": "house-stands least-useful nothing-extends nothing-fits nothing-goes-with-hand open-joins-no-two",
    "fewer": "fewer-points",
    "further": "opens-tile",
    "odds": "deck-risks-route deck-may-fail",
    "promises": "carriage-waits can-close can-end enough-with-help lays-first lays-toward toward-carriage toward-help",
    "sums": "closing-brings fewer-points",
}
"""By mark the reasons that have it."""
TOPICS = {
    "carriage": "carriage-waits closes-short enough-with-help toward-carriage toward-help waits-for-carriage waits-for-help",
    "deck": "deck-may-fail deck-may-fit deck-risks-route",
    "denied tile": "denies-tile leaves-tile",
    "denied card": "denies leaves-card",
    "growth": "route-in-danger too-short",
    "safety": "goes-on-next-turn route-is-safe",
    "tiles": "completes completes-all tile-waits",
}
"""By topic the reasons that are about it."""
_MARKS = named(IDS)
_TOPICS = {id_: topic for topic, ids in TOPICS.items() for id_ in ids.split()}


def marked(reason: Reason) -> Reason:
    """Return a reason with its marks and its topic."""
    marks = _MARKS.get(reason.id, frozenset())
    if _fails(reason):
        marks |= {"against"}
    if reason.id == "toward-closing" and reason.data["missing"] > 1:
        marks |= {"far"}
    return replace(reason, marks=marks, topic=_TOPICS.get(reason.id, ""))


def _fails(reason: Reason) -> bool:
    """Return whether a reason that speaks for its action as a rule speaks against it."""
    data = reason.data
    if reason.id == "ends-game":
        return bool(data["side"] < 0)
    if reason.id == "closing-brings":
        return not data["points"]
    return bool(reason.id == "deck-may-fit" and data["lost"])
