"""What reasons may say in a seat's last turn: nothing of what comes later."""

from __future__ import annotations

from collections.abc import Sequence

from ..knowledge import Reason

LATER = {
    "beads-to-sell", "builds-together", "card-can-grow", "card-grows-anywhere", "card-grows-there",
    "card-lacks", "card-safer", "card-wants-beads", "card-with-gondolier", "cards-unserved", "customers-for-held",
    "customers-for-nobody", "customers-for-you", "end-near", "factory-makes-beads", "fills-for-card", "first-to-build",
    "free-for-card", "income-rises", "keeps-from", "larger-sale", "leaves-islands", "makes-beads", "needs-street", "new-card-lacks",
    "no-gondolier", "no-site-at-all", "one-more-gondolier", "opens-few", "opens-for-card", "opens-nothing",
    "opens-sites", "post-for-card", "post-for-later", "room-for", "shop-can-earn", "shop-earns", "site-for-card",
    "street-for-card", "street-for-shops", "street-gives-choice", "street-makes-room", "tile-may-near",
}  # fmt: skip
"""Ids of reasons that promise something for later turns."""
TIES = "gold-for-ties"
"""What gold is for then (MU-925)."""


def of_this_turn(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons of an action without what later turns would have to bring."""
    now = [one for one in reasons if one.id not in LATER]
    return now if any(one.id == TIES for one in now) else [*now, Reason("last-turn", plain=True)]
