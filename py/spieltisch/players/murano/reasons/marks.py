"""What kind of reason each is for a verdict, and which of them say the same; see `knowledge.MARKS`."""

from __future__ import annotations

from dataclasses import replace

from ...knowledge import Reason, named

IDS = {
    "against": "card-stays customers-for-nobody customers-for-rival new-card-lacks",
    "bare": "choice-dearer keeps-points last-turn makes-room post-waits",
    "denies": "keeps-from",
    "excuse": "opens-few",
}
"""By mark the reasons that have it."""
TOPICS = {"income": "income-left income-rises shop-earns"}
"""By topic the reasons that are about it."""
_MARKS = named(IDS)
_TOPICS = {id_: topic for topic, ids in TOPICS.items() for id_ in ids.split()}


def marked(reason: Reason) -> Reason:
    """Return a reason with its marks and its topic."""
    marks, data = _MARKS.get(reason.id, frozenset()), reason.data
    behind = reason.id == "ends-game" and data["side"] < 0 and not data.get("counted")
    for_others = reason.id == "no-site-free" and data["others"]
    if behind or for_others or (reason.id == "scores-card" and not data["points"]):
        marks |= {"against"}
    return replace(reason, marks=marks, topic=_TOPICS.get(reason.id, ""))
