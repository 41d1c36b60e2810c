"""What reasons may say in a seat's last turn: nothing of what comes later."""

from __future__ import annotations

from collections.abc import Sequence

from ..knowledge import Reason

LATER = {
    "another-way", "as-planned", "beside-open", "bridge", "else-lost", "few-neighbours", "fits-lie-open", "follows-plan",
    "for-next-route", "for-route-after", "free-city", "free-official", "goes-on-hidden", "goes-on-next-turn",
    "goes-on-open", "held-twice", "house-stands", "joined-by", "joined-to-route", "joins-nothing", "keeps-open",
    "keeps-together", "lacks-countries", "lacks-towns", "least-useful", "more-ways", "nearer-both", "new-country",
    "opens-next-route", "second-copy", "several-open", "spare-copy", "too-short", "two-steps", "waits-for-carriage",
    "waits-for-city", "waits-for-help", "waits-for-houses", "waits-for-tile", "waits-open", "way-open", "well-placed",
    "widest",
}  # fmt: skip
"""Ids of reasons that promise something for later turns."""


def of_this_turn(reasons: Sequence[Reason]) -> list[Reason]:
    """Return the reasons of an action without what later turns would have to bring."""
    now = [one for one in reasons if one.id not in LATER and not one.data.get("missing")]
    return [*now, Reason("last-turn", plain=True)]
