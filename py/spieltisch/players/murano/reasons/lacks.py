"""What is wrong with an action beside a better one, as ids and data: the side of the loser, which does not name what is better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ....actions import parts_of
from ....murano import phases, scoring
from ....murano.actions import BUILD, DECLINE, KEEP, PASS, PLACE, SAIL, STREET, MuranoAction
from ....murano.people.characters import character_price
from ....murano.people.gondoliers import gondola_price
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from .figures import ANOTHER, CARDS, PAID, SEVERAL, SWAPS, gold_of, income_of, most_of, points_of

COMING = frozenset({"opens-sites", "customers-for-held"})
"""Reasons of customers for whom a shop is to come."""


def lacks(
    state: MuranoState,
    action: MuranoAction,
    better: MuranoAction,
    why: tuple[Sequence[Reason], Sequence[Reason]],
    *,
    last: bool,
) -> Iterator[Reason]:
    """Yield what is wrong with an action, the weightiest first.

    Args:
        state: the position before it.
        action: what is done.
        better: what should be done.
        why: all reasons for each of both.
        last: whether it is the player's last turn.
    """
    own, more = why
    if action.verb == PASS and better.verb == SAIL and (action.a, action.b) == (better.a, better.b):
        yield Reason("pass-only-moves", {"gold": gold_of(own)})
    yield from _points(state, action, better, why, last=last)
    yield from _detour(action, own)
    if action.verb == PLACE:
        yield from _dearer(state, action)
    income, rise = income_of(own), income_of(more)
    if income < rise:
        data = {"gold": rise - income, "some": int(income > 0), "own": income, "most": rise}
        yield Reason("income-left", {**data, "paid": _paid(state, action, own)})
    if last:
        return
    unsure = next((one.data for one in own if one.id == "shop-can-earn"), None)
    if unsure and any(one.id == "shop-earns" for one in more):
        yield Reason("tile-unsure", {"fits": unsure["all"] - unsure["fits"], "all": unsure["all"]})
    yield from _gold(state, own, more)
    if action.verb == KEEP and better.verb == DECLINE:
        yield _dear(state, own)
    yield from _later(own, more)
    ids = {one.id for one in own}
    for one in more:
        if one.id == "idle-serves" and one.id not in ids:
            yield Reason("idle-waits", {"count": one.data["count"]})
        if one.id == "site-for-card" and one.id not in ids:
            yield Reason("site-waits", {"card": one.data["card"]})
        if one.id == "gold-reaches" and one.id not in ids and not gold_of(own):
            yield Reason("ships-unpaid", {"price": one.data["price"], "gold": one.data["gold"]})


def _points(
    state: MuranoState,
    action: MuranoAction,
    better: MuranoAction,
    why: tuple[Sequence[Reason], Sequence[Reason]],
    *,
    last: bool,
) -> Iterator[Reason]:
    """Yield how many points are left, and of which card, unless that would name what is better."""
    own, more = why
    points, possible = points_of(own), points_of(more)
    waits = [one for one in more if one.id in CARDS and "card" in one.data]
    if points < possible:
        card: dict[str, Any] = {}
        if waits and not points:
            card = {"card": waits[0].data["card"], "points": possible}
        # Where gondoliers swap cards, one of these counts more than that and another one less.
        swaps = bool(waits) and (waits[0].id in SWAPS or waits[0].data.get("new", 0) > 0)
        if card and action.verb == PLACE:
            yield Reason("post-idle", {"island": action.json["island"], **card, "swaps": int(swaps)})
        elif card and not swaps and better.verb in (PLACE, SAIL):
            yield Reason("card-waits", {**card, "last": int(last)})
        elif not points and action.verb == KEEP and _is_idle(state, action):
            yield Reason("card-idle", {"points": possible})
        else:
            left = {"points": possible - points, "some": int(points > 0)}
            yield Reason("points-left", {**left, "own": points, "most": possible})
    elif last and not points and action.verb != PLACE and not any("points" in one.data for one in own):
        yield Reason("no-points-now")


def _is_idle(state: MuranoState, action: MuranoAction) -> bool:
    """Return whether a character that is kept would count on no island now, whoever serves it."""
    if state.phase == phases.SPECIAL:
        return False
    return not any(scoring.values(state, state.turn, [action.a])[0])


def _paid(state: MuranoState, action: MuranoAction, own: Sequence[Reason]) -> int:
    """Return the income of the island that pays most where customers of another one pay no more; 0 where no customers come there."""
    paid, board = earnings(state, state.turn), state.rules.board
    come = most_of(own, COMING, "customers")
    # A street that is laid where the income comes from is no other island.
    is_street = action.verb == BUILD and action.a == STREET
    is_same = is_street and paid[board.island_of_street[action.b]] == max(paid)
    return max(paid) if 0 < come <= max(paid) and not is_same else 0


def _detour(action: MuranoAction, own: Sequence[Reason]) -> Iterator[Reason]:
    """Yield that the space offers nothing, so that another ship has to sail."""
    for one in own:
        if one.id == ANOTHER:
            space = parts_of(action)[-1].b + 1
            yield Reason("space-offers-nothing", {"space": space, "price": one.data["price"]})


def _later(own: Sequence[Reason], more: Sequence[Reason]) -> Iterator[Reason]:
    """Yield that a card which a gondolier serves now can be served next turn as well."""
    waits = {one.data["card"] for one in more if one.id == "post-waits"}
    for one in own:
        if one.id == "post-scores" and one.data["card"] in waits:
            yield Reason("post-not-now", {"card": one.data["card"]})


def _dearer(state: MuranoState, action: MuranoAction) -> Iterator[Reason]:
    """Yield that another gondola of the same island costs less."""
    island = action.json["island"]
    legal = cast("list[MuranoAction]", state.legal_actions())
    there = [one for one in legal if one.verb == PLACE and one.json["island"] == island]
    price, least = gondola_price(state, action.a), min(gondola_price(state, one.a) for one in there)
    if price > least:
        yield Reason("post-dearer", {"price": price, "gold": least})


def _dear(state: MuranoState, own: Sequence[Reason]) -> Reason:
    """Return what a card and its gondolier cost for what it counts, or the price that it is not worth."""
    price = character_price(state, state.turn)
    for one in own:
        post = int(one.data.get("price", 0))
        if one.id == "card-with-gondolier" and price + post >= one.data["points"]:
            costs = {"price": price, "more": post, "gold": price + post, "points": one.data["points"]}
            return Reason("card-dear", costs)
    return Reason("card-not-worth", {"price": price})


def _gold(state: MuranoState, own: Sequence[Reason], more: Sequence[Reason]) -> Iterator[Reason]:
    """Yield that gold is missing for what the better action pays for, how much less comes, or what it costs."""
    wish = next((one for one in more if one.id in PAID and "price" in one.data), None)
    if wish is None:
        return
    gain, possible = gold_of(own), most_of(more, PAID, "gold")
    beads = next((one.data for one in own if one.id == "makes-beads"), None)
    if gain < possible:
        price = wish.data["price"]
        missing = max(0, price - state.gold[state.turn] - gain)
        data = {"own": gain, "most": possible, "action": wish.data["action"]}
        # Of several things none is missing by itself.
        is_several = wish.id in SEVERAL
        data |= {"short": 0 if is_several else missing, "price": price if is_several and missing else 0}
        cards, second = wish.data.get("count", 0), wish.data.get("second", wish.data["action"])
        more = wish.data.get("more", 1)
        parts = {name: wish.data.get(name, 0) for name in ("first", "posts", "last")}
        data |= {"cost": price, "count": cards, "second": second, "more": more}
        yield Reason("gold-left", {**data, **parts})
    elif beads:
        yield Reason("beads-cost", {"gold": beads["gold"], "points": beads["points"]})
