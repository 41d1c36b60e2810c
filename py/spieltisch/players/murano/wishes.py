"""The purpose of gold: the next things that a seat wants to pay for, and the gold that they lack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any, NamedTuple

from ...murano import scoring
from ...murano.ending import ends_with
from ...murano.people.characters import character_price
from ...murano.people.gondoliers import can_hire
from ...murano.state import MuranoState
from ..knowledge import Reason
from .judge import Judge
from .promise import NEVER

FAR = 4
"""Most missing gold of a wish that is named."""
CARDS = 3
"""Most cards with their gondoliers that gold is for."""
MUCH = 3
"""With so much more gold than one thing costs, several are named."""
NEEDED, LATER, USELESS = 1, -1, -2
"""How urgent a tile is that an own card needs, a gondolier whose card still needs something else, and what is no aim at all; other things are 0."""
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


def is_rich(judge: Judge, state: MuranoState, several: int = SEVERAL) -> bool:
    """Return whether the gold of the current player is enough for so many purchases, so that more of it is no aim."""
    best = {
        wish.action: wish.price
        for wish in sorted(wishes(judge, state), key=lambda wish: wish.value - wish.price)
    }
    return state.gold[state.turn] * len(best) >= several * sum(best.values())


def gold_for(
    judge: Judge,
    state: MuranoState,
    gold: int,
    fare: int = 0,
    urgent: Callable[[Wish], int] = lambda _: 0,
) -> tuple[Reason, Wish | None]:
    """Return the reason for gold that comes in: the one thing that could not be paid before; and that wish.

    Args:
        judge: the judgement.
        state: the position before it comes.
        gold: the amount.
        fare: gold that the ships have cost on the way to it.
        urgent: returns how urgent something is.
    """
    held = state.gold[state.turn] + fare
    total = state.gold[state.turn] + gold
    paved = any(state.streets)
    wanted = [
        wish
        for wish in (wishes(judge, state) if total > held else ())
        # For a tile that a card needs, a street makes room.
        if urgent(wish) > USELESS and (has_place(state, wish) or (paved and urgent(wish) == NEEDED))
    ]
    net = {"gold": total - held, "total": total, "income": 0}
    fares = fares_to(judge, state) if wanted else {}
    new = [wish for wish in wanted if held < wish.price and wish.price + fares[wish.action] <= total]
    # A card that no gondolier serves yet counts by him.
    unserved = len(scoring.unscored(state, state.turn)) > sum(scoring.gondoliers(state, state.turn))

    def rank(wish: Wish) -> tuple[bool, int]:
        now = unserved and wish.action == "gondolier" and urgent(wish) > LATER
        return now, urgent(wish)

    card = next((wish for wish in wanted if wish.action == "character"), None)
    post = min(judge.view(state).posts.fares) if state.gondoliers[state.turn] else 0
    for_card = card and post and held < card.price + post <= total - fares[card.action]
    several = _several(judge, state, wanted, held, total)
    single = max([wish.price for wish in new] + [card.price + post if card and for_card else 0])
    if several and total >= MUCH + single:
        return Reason(f"gold-for-{several[0]}", {**net, **several[1], **_missing(held, several[1])}), None
    if new:
        # Of tiles that a card needs it is one that leaves enough for its gondolier.
        wish = max(
            new,
            key=lambda one: (
                *rank(one),
                urgent(one) == NEEDED and total - fares[one.action] - one.price >= post,
                one.value - one.price,
            ),
        )
        if wish != card or not for_card:
            ships = fares[wish.action]
            data = {**net, "price": wish.price, "action": wish.action, "chosen": int(wish.chosen), "rise": 0}
            left = {"ships": ships, **_left(judge, state, wish, total - wish.price - ships)}
            return Reason("gold-affords", {**data, **left}), wish
    if card and for_card:
        # A card counts only with a gondolier.
        costs = {"price": card.price + post, "first": card.price, "posts": post}
        data = {**net, **costs, "action": card.action, **_missing(held, costs)}
        return Reason("gold-for-card", data), card
    soon = [
        wish
        for wish in wanted
        if held < wish.price and total < wish.price + fares[wish.action] <= total + FAR
    ]
    if soon:
        wish = max(soon, key=lambda one: (*rank(one), one.value / (one.price - held)))
        fare = fares[wish.action]
        data = {**net, "price": wish.price, "ships": fare, "left": wish.price + fare - total}
        return Reason("gold-toward", {**data, "action": wish.action, "chosen": int(wish.chosen)}), wish
    if several:
        return Reason(f"gold-for-{several[0]}", {**net, **several[1], **_missing(held, several[1])}), None
    if card and post:
        price, there = card.price + post, fares[card.action]
        ships = there if there < NEVER else 0
        if total < price + ships <= total + FAR:
            first = {
                "action": card.action,
                "more": 0,
                "price": price,
                "first": card.price,
                "posts": post,
                "count": 1,
                "ships": ships,
                "before": 0 if total >= card.price + ships else -1,
            }
            return Reason("gold-toward-cards", {**net, **first, "left": price + ships - total}), None
    if toward := _several(judge, state, wanted, total, total + FAR):
        left = toward[1]["price"] - total
        return Reason(f"gold-toward-{toward[0]}", {**net, "ships": 0, **toward[1], "left": left}), None
    prices = [wish.price + fares[wish.action] for wish in wanted]
    paid = _paid(judge, state, held, prices) if total > held else 0
    return Reason("brings-gold", {"gold": gold, "total": total, "fare": fare, "paid": paid}), None


def _missing(held: int, costs: Mapping[str, Any]) -> dict[str, Any]:
    """Return the gold in hand and what of a price it leaves open; no other way to the gold is known yet."""
    return {"held": held, "missing": int(costs["price"]) - held, "well": "none"}


def _paid(judge: Judge, state: MuranoState, held: int, prices: Sequence[int]) -> int | str:
    """Return what gold is for that makes nothing payable, 0 where that is not clear.

    Args:
        judge: the judgement.
        state: the position before it comes.
        held: the gold before.
        prices: of what is wanted and has a place, with the ships to it.
    """
    if prices:
        return 0 if max(prices) > held else "rich" if is_rich(judge, state) else 1
    return "site" if wishes(judge, state) else "none"


def fares_to(judge: Judge, state: MuranoState) -> dict[str, int]:
    """Return by action of the ring what the ships to it would cost in the seat's next turn, as they lie."""
    later = state.copy()
    later.clear_turn()
    fares = dict.fromkeys(judge.rules.board.ring, NEVER)
    for action, there in zip(judge.rules.board.ring, judge.ways.of(later), strict=True):
        if there:
            fares[action] = min(fares[action], there.price)
    return fares


def _several(
    judge: Judge, state: MuranoState, wanted: Sequence[Wish], held: int, total: int
) -> tuple[str, dict[str, Any]] | None:
    """Return the first things that together cost more than what was held: cards with their gondoliers, or two others."""
    view, seat = judge.view(state), state.turn
    # A card that nobody serves yet takes one of the gondoliers (MU-616).
    unserved = max(0, len(scoring.unscored(state, seat)) - sum(scoring.gondoliers(state, seat)))
    fares = sorted(fare for fare in view.posts.fares if fare < NEVER)[unserved : state.gondoliers[seat]]
    bought = state.perks[seat].character[len(state.characters[seat]) :]
    named: dict[str, Wish] = {}
    for wish in sorted(wanted, key=lambda one: one.price * view.price - one.value):
        named.setdefault(wish.action, wish)
    served = [card + fare for card, fare in zip(bought, fares, strict=False)]

    def parts(count: int) -> dict[str, Any]:
        cards = {"count": count, "first": sum(bought[:count]), "posts": sum(fares[:count])}
        return {"action": "character", **cards}

    most = min(CARDS, len(served), int(view.turns / 2)) if "character" in named else 0

    for count in range(2, most + 1):
        if held < (price := sum(served[:count])) <= total:
            # Without this gold, fewer of them could be paid.
            before = max(number for number in range(count) if sum(served[:number]) <= held)
            return "cards", {**parts(count), "more": 0, "before": before, "price": price}
    others = [wish for wish in named.values() if wish.action not in ("character", "gondolier")]
    for count, wish in product(range(1, min(most, 2) + 1), others):
        if held < (price := sum(served[:count]) + wish.price) <= total:
            both = {"second": wish.action, "last": wish.price, "more": 1, "before": -1}
            return "cards", {**parts(count), **both, "price": price}
    for first, second in combinations(named.values(), 2):
        if held < first.price + second.price <= total and view.turns > 1:
            before = int(held >= min(first.price, second.price))
            both = {"action": first.action, "second": second.action, "before": before}
            prices = {"first": first.price, "last": second.price}
            is_tile = second.action in judge.rules.board.building_sorts
            both["ends"] = int(is_tile and ends_with(state, second.action))
            return "both", {"price": first.price + second.price, **prices, **both}
    return None


def _left(judge: Judge, state: MuranoState, wish: Wish, left: int) -> dict[str, Any]:
    """Return what is left of gold after something is paid for, and whether that is enough for a gondolier whom a card waits for."""
    posts, cards = judge.view(state).posts, len(scoring.unscored(state, state.turn))
    card = wish.action == "character"
    waits = posts.hand and cards + card > sum(posts.there) and wish.action != "gondolier"
    post = min(posts.fares)
    if not waits or post >= NEVER:
        return {"left": left, "rest": "none", "post": 0}
    short = "card-short" if card else "short"
    return {"left": left, "rest": "enough" if left >= post else short, "post": post}


def has_place(state: MuranoState, wish: Wish) -> bool:
    """Return whether a tile that is wished for has a free site, besides those for the tiles that are held."""
    sites = (state.near & ~state.sites).bit_count()
    return wish.action not in state.rules.board.building_sorts or sites > sum(state.tiles[state.turn])
