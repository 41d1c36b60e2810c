"""The purpose of gold: the next things that a seat wants to pay for, and the gold that they lack."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ...murano.people.characters import character_price
from ...murano.people.gondoliers import can_hire
from ...murano.state import MuranoState
from ..knowledge import Reason
from .judge import Judge

FAR = 4
"""Most missing gold of a wish that is named."""


class Wish(NamedTuple):
    """Something that a seat wants to pay for."""

    action: str
    """Action of the ring."""
    price: int
    value: float
    """Gain in points, before the price."""


def wishes(judge: Judge, state: MuranoState) -> list[Wish]:
    """Return the wishes of the current player for the next turns."""
    view, worth, rules = judge.view(state), judge.worth, judge.rules
    perks = state.perks[state.turn]
    found = []
    for number, sort in enumerate(rules.board.building_sorts):
        if state.stock[number]:
            found.append(Wish(sort, rules.buy_prices[sort], worth.purchase(state, view, number)))
            if sort in perks.choice:
                value = worth.purchase(state, view, number, best=True)
                found.append(Wish(sort, perks.choice[sort], value))
    if state.pile:
        found.append(Wish("character", character_price(state, state.turn), worth.card(state, view)))
    if state.gondoliers[state.turn]:
        for island, fare in enumerate(view.posts.fares):
            if fare <= max(perks.own, perks.other):
                found.append(Wish("gondolier", fare, view.posting(island)))
    elif can_hire(state, state.turn):
        found.append(Wish("hire", int(rules.prices["hire"]), view.with_hand(1)))
    return [wish for wish in found if wish.price > 0 and wish.value > 0]


def gold_for(judge: Judge, state: MuranoState, gold: int) -> list[Reason]:
    """Return the reason for gold that comes in: the best wish that it brings near.

    Args:
        judge: the judgement.
        state: the position before it comes.
        gold: the amount.
    """
    view = judge.view(state)
    before = state.gold[state.turn]
    total = before + gold
    wanted = wishes(judge, state) if gold else []

    def net(wish: Wish) -> float:
        return wish.value + view.money(max(0, total - wish.price)) - view.money(total)

    now = [wish for wish in wanted if before < wish.price <= total]
    soon = [wish for wish in wanted if total < wish.price <= total + FAR]
    data = {"gold": gold, "total": total}
    both = [
        (one, other)
        for one, other in combinations(wanted, 2)
        if one.action != other.action and before < one.price + other.price <= total
    ]
    best = max(now, key=net, default=None)
    if both:
        one, other = max(both, key=lambda pair: pair[0].value + pair[1].value)
        if best is None or one.value + other.value > best.value:
            return [Reason("gold-for-both", {**data, "action": one.action, "second": other.action})]
    if best is not None:
        return [Reason("gold-affords", {**data, "action": best.action, "price": best.price})]
    if soon:
        best = max(soon, key=lambda wish: wish.value / (wish.price - before))
        return [
            Reason(
                "gold-toward",
                {**data, "action": best.action, "price": best.price, "left": best.price - total},
            )
        ]
    return [Reason("brings-gold", data)]
