"""What a team still lacks for the routes that reasons promise: told with each promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...knowledge import Reason
from .route_reasons import PAIR

LENGTHS = {
    "as-planned": "cards", "bridge": "have", "enough-to-close": "have", "fits-end": "cards", "follows-plan": "have", "joined-by": "have",
    "joined-to-route": "have", "lays-first": "have", "lays-toward": "have", "on-with-hand": "have", "open-makes": "have", "toward-tile": "length",
    "two-steps": "have", "waits-for-tile": "length", "way-open": "have",
}  # fmt: skip
"""By the id of a reason that promises a route, where the number of its cards stands."""
DRAWS = ("horses-needed", "one-of-two-draws")
"""Ids of those of a card that is harnessed: the horses that it brings are not lacking."""
WHOLE = ("as-planned", "lays-first", "lays-toward")
"""Ids of those that name all the cards of the hand that the route takes."""

TOLD = 2
"""Reasons of an action that are told."""


def with_team(
    reasons: Sequence[Reason], lacking: Callable[[int, Sequence[str]], dict[str, Any]]
) -> list[Reason]:
    """Return reasons with the horses that each promised route still lacks.

    Args:
        reasons: the weightiest first.
        lacking: what the team lacks for so many cards; none where the hand has a card besides these cities that draws
            them, which is told unless one of the first reasons does.
    """
    is_told = any(one.id == "team-lacks" for one in reasons[:TOLD])
    who = [one for one in reasons if one.id in DRAWS or (one.id == "team-lacks" and one.data["horses"])]

    def told(one: Reason) -> Reason:
        cards = _promised(one)
        # Who draws the route is told with it: then nothing is lacking.
        draws = [other.data for other in who if not other.uses & one.keeps]
        drawn = max((data["length"] for data in draws), default=0)
        named = (
            [*one.data["cities"], *([one.data["card"]] if "card" in one.data else [])]
            if one.id in WHOLE
            else []
        )
        lacks = lacking(cards, named) if cards > max(PAIR, drawn) else {"horses": 0}
        enough = [one for one in draws if "city" in one and one["strength"] < cards <= one["length"]]
        by = enough[0]["city"] if enough else lacks.get("neighbour")
        harness = {"neighbour": by} if by and named and not is_told else {}
        team = {"horses": lacks["horses"], "harnessed": len(harness), **harness}
        return replace(one, data={**one.data, **team})

    found = [told(one) if one.id in LENGTHS else one for one in reasons]
    first = found[0] if found and found[0].id in LENGTHS and found[0].data["horses"] else None
    return [
        _who_draws(one, first) for one in found if not first or one.id != "team-lacks" or one.data["horses"]
    ]


def _who_draws(reason: Reason, first: Reason | None) -> Reason:
    """Return who of the hand may draw, for the route that is promised before; how much is lacking is told with it."""
    if not first or reason.id != "team-lacks":
        return reason
    cards = max(_promised(first), int(reason.data["cards"]))
    data = {**reason.data, "cards": cards, "short": int(reason.data["length"] < cards)}
    return replace(reason, data=data)


def _promised(reason: Reason) -> int:
    """Return the number of cards of the route that a reason promises, 0 where it promises none."""
    data: dict[str, Any] = reason.data
    cards = int(data[LENGTHS[reason.id]])
    # One card more is to bring a tile, or a carriage.
    more = 1 if data.get("more") and not data.get("worth") else int(data.get("short", 0))
    if reason.id == "on-with-hand":
        more = int(data["missing"])
    if reason.id == "fits-end" and not data["worth"]:
        return 0
    return cards + more
