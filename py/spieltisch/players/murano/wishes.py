"""The purpose of gold: the next things that a seat wants to pay for, and the gold that they lack."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ...murano.people.characters import character_price
from ...murano.people.gondoliers import can_hire
from ...murano.state import MuranoState
from ..knowledge import Reason
from .judge import Judge

PAIR = 2
"""Most wishes that are named one by one."""
NAMED = 3
"""Most wishes that are named where there is gold for all."""
FAR = 4
"""Most missing gold of a wish that is named."""


MUCH = 2
"""Least gold of which it is told for how many purchases there is enough then."""


SEVERAL = 4
"""With gold for so many purchases, more of it is no aim."""


class Wish(NamedTuple):
    """Something that a seat wants to pay for."""

    action: str
    """Action of the ring."""
    price: int
    value: float
    """Gain in points, before the price."""
    number: int = -1
    """Of the sort of a tile, or of the island of a gondolier."""
    chosen: bool = False
    """True if the tile is chosen from its stock."""


def wishes(judge: Judge, state: MuranoState) -> list[Wish]:
    """Return the wishes of the current player for the next turns."""
    view, worth, rules = judge.view(state), judge.worth, judge.rules
    perks = state.perks[state.turn]
    found = []
    for number, sort in enumerate(rules.board.building_sorts):
        if state.stock[number]:
            found.append(Wish(sort, rules.buy_prices[sort], worth.purchase(state, view, number), number))
            if sort in perks.choice:
                value = worth.purchase(state, view, number, best=True)
                found.append(Wish(sort, perks.choice[sort], value, number, chosen=True))
    if state.pile:
        found.append(Wish("character", character_price(state, state.turn), worth.card(state, view)))
    if state.gondoliers[state.turn]:
        for island, fare in enumerate(view.posts.fares):
            if fare <= max(perks.own, perks.other):
                found.append(Wish("gondolier", fare, view.posting(island), island))
    elif can_hire(state, state.turn):
        found.append(Wish("hire", int(rules.prices["hire"]), view.with_hand(1)))
    return [wish for wish in found if wish.price > 0 and wish.value > 0]


def is_rich(judge: Judge, state: MuranoState) -> bool:
    """Return whether the gold of the current player is enough for several purchases, so that more of it is no aim."""
    best = {
        wish.action: wish.price
        for wish in sorted(wishes(judge, state), key=lambda wish: wish.value - wish.price)
    }
    return state.gold[state.turn] * len(best) >= SEVERAL * sum(best.values())


def gold_for(judge: Judge, state: MuranoState, gold: int, fare: int = 0) -> tuple[Reason, Wish | None]:
    """Return the reason for gold that comes in: what it pays for that could not be paid before; and the first thing to pay for.

    Args:
        judge: the judgement.
        state: the position before it comes.
        gold: the amount.
        fare: gold that the ships have cost on the way to it.
    """
    held = state.gold[state.turn] + fare
    total = state.gold[state.turn] + gold
    wanted = wishes(judge, state) if total > held else []
    net = {"gold": total - held, "total": total}
    # The better of several ways to the same thing counts once.
    best = {wish.action: wish for wish in sorted(wanted, key=lambda wish: wish.value - wish.price)}
    for count, id_ in enumerate(("gold-affords", "gold-for-both", *["gold-for-all"] * 2), 1):
        paid = [
            (sum(wish.value for wish in some), some)
            for some in combinations(best.values(), count)
            if held < sum(wish.price for wish in some) <= total
        ]
        if paid:
            some = sorted(max(paid)[1], key=lambda wish: wish.price - wish.value)
            data = {**net, "price": sum(wish.price for wish in some)}
            if count > PAIR:
                return Reason(id_, {**data, "actions": [wish.action for wish in some]}), some[0]
            names = dict(zip(("action", "second"), (wish.action for wish in some), strict=False))
            return Reason(id_, {**data, **names, "chosen": int(some[0].chosen)}), some[0]
    soon = [wish for wish in wanted if total < wish.price <= total + FAR]
    if soon:
        wish = max(soon, key=lambda wish: wish.value / (wish.price - held))
        data = {**net, "price": wish.price, "left": wish.price - total}
        return Reason("gold-toward", {**data, "action": wish.action, "chosen": int(wish.chosen)}), wish
    if best and net["gold"] >= MUCH:
        count = total * len(best) // sum(wish.price for wish in best.values())
        first, *others = sorted(best.values(), key=lambda wish: wish.price - wish.value)[:NAMED]
        data = {**net, "count": count}
        return Reason(
            "gold-lasts", {**data, "actions": [first.action, *(wish.action for wish in others)]}
        ), first
    return Reason("brings-gold", {"gold": gold, "total": total, "fare": fare}), None
