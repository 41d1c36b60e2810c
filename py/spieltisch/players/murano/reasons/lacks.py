"""What is wrong with an action beside a better one, as ids and data: the side of the loser, which does not name what is better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ....murano.people.characters import character_price
from ....murano.state import MuranoState
from ...knowledge import Reason

POINTS = {
    "post-scores", "post-beside", "post-chain", "post-more", "card-adds", "card-with-gondolier", "scores-card", "points-now",
    "gold-posts",
}  # fmt: skip
"""Ids of reasons that count points of cards."""
INCOME = {"shop-earns", "shop-can-earn", "income-rises"}
"""Ids of reasons that count gold of later incomes."""
SEVERAL = {"gold-for-cards", "gold-for-both", "gold-toward-cards", "gold-toward-both"}
"""Ids of reasons that count gold of this turn, and several things that it is to pay for."""
PAID = {"gold-affords", "gold-posts", "gold-for-card", "gold-toward", *SEVERAL}
"""Ids of reasons that count gold of this turn, and what it is to pay for."""
BESIDES = {"spare-gondolier", "makes-beads"}
"""Ids of reasons that count gold of this turn without that."""


def lacks(
    state: MuranoState, own: Sequence[Reason], more: Sequence[Reason], *, last: bool
) -> Iterator[Reason]:
    """Yield what is wrong with an action, the weightiest first.

    Args:
        state: the position before it.
        own: all reasons for it.
        more: all reasons for what is better.
        last: whether it is the player's last turn.
    """
    points, possible = _most(own, POINTS, "points"), _most(more, POINTS, "points")
    if last and not points and not any("points" in one.data for one in own):
        yield Reason("no-points-now", {})
    elif points < possible and not any(one.id == "gold-posts" for one in more):
        yield Reason("points-left", {"points": possible - points, "some": int(points > 0)})
    income, rise = _most(own, INCOME, "gold"), _most(more, INCOME, "gold")
    if income < rise:
        yield Reason("income-left", {"gold": rise - income, "some": int(income > 0)})
    if last:
        return
    unsure = next((one.data for one in own if one.id == "shop-can-earn"), None)
    if unsure and any(one.id == "shop-earns" for one in more):
        yield Reason("tile-unsure", {"fits": unsure["all"] - unsure["fits"], "all": unsure["all"]})
    yield from _gold(state, own, more)
    ids = {one.id for one in own}
    for one in more:
        if one.id == "no-card-fits":
            yield Reason("card-not-worth", {"price": character_price(state, state.turn)})
        elif one.id == "idle-serves" and one.id not in ids:
            yield Reason("idle-waits", {"count": one.data["count"]})


def _gold(state: MuranoState, own: Sequence[Reason], more: Sequence[Reason]) -> Iterator[Reason]:
    """Yield that gold is missing for what the better action pays for, or how much less gold comes."""
    wish = next((one for one in more if one.id in PAID and "price" in one.data), None)
    gain, possible = _most(own, PAID | BESIDES, "gold"), _most(more, PAID, "gold")
    if wish is None or gain >= possible:
        return
    short = wish.data["price"] - state.gold[state.turn] - gain if wish.id not in SEVERAL else 0
    data = {"gold": possible - gain, "short": max(0, short), "action": wish.data["action"]}
    yield Reason("gold-left", data)


def _most(reasons: Iterable[Reason], ids: Iterable[str], key: str) -> int:
    return max((int(one.data.get(key, 0)) for one in reasons if one.id in ids), default=0)
