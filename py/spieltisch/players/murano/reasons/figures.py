"""What the reasons for an action in Murano come to in figures, to compare it with others."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ...knowledge import Reason

LATER = "next"
"""Key of a reason for what gold is to pay for in a later turn."""
CARDS = frozenset({
    "post-scores", "post-beside", "post-chain", "post-more", "card-adds", "card-with-gondolier", "scores-card", "points-now",
})  # fmt: skip
"""Ids of reasons that count points of cards now."""
SWAPS = frozenset({"post-beside", "post-chain", "post-more"})
"""Ids of those of which the points are those of several cards."""
BUILT = frozenset({"tile-points", "cards-gain", "cards-chain"})
"""Ids of reasons that count points of a tile that is built at once, and of cards by it: together they are what it brings."""
ANOTHER = "another-ship"
"""Id of the reason that the space of a ship offers nothing, so that another one sails."""
VISIT = "builds-several"
"""Id of the reason that counts all tiles of a visit."""
INCOME = frozenset({"shop-earns", "shop-can-earn", "income-rises", "opens-sites"})
"""Ids of reasons that count gold of later incomes."""
SEVERAL = frozenset({"gold-for-cards", "gold-for-both", "gold-toward-cards", "gold-toward-both"})
"""Ids of reasons that count gold of this turn, and several things that it is to pay for."""
PAID = frozenset({"gold-affords", "gold-posts", "gold-for-card", "gold-toward"}) | SEVERAL
"""Ids of reasons that count gold of this turn, and what it is to pay for."""
BESIDES = frozenset({"spare-gondolier", "makes-beads", "brings-gold", "customers-pay"})
"""Ids of reasons that count gold of this turn without that."""


def most_of(reasons: Iterable[Reason], ids: Container[str], key: str) -> int:
    """Return the largest figure of some reasons; what comes in a later turn does not count."""
    return max(
        (int(one.data.get(key, 0)) for one in reasons if one.id in ids and LATER not in one.data), default=0
    )


def cards_of(reasons: Iterable[Reason]) -> int:
    """Return the points that cards count more by an action."""
    return most_of(reasons, CARDS, "points")


def points_of(reasons: Iterable[Reason]) -> int:
    """Return the points of an action: of cards, or of what is built at once."""
    found = [*reasons]
    built = sum(int(one.data["points"]) for one in found if one.id in BUILT and LATER not in one.data)
    return max(cards_of(found), built, most_of(found, {VISIT}, "points"))


def income_of(reasons: Iterable[Reason]) -> int:
    """Return the gold by which each later income rises."""
    return most_of(reasons, INCOME, "gold")


def gold_of(reasons: Iterable[Reason]) -> int:
    """Return the gold of this turn."""
    return most_of(reasons, PAID | BESIDES, "gold")
