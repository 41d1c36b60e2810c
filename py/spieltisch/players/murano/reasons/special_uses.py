"""What of a player's a special building card of Murano acts on, and why a special building is bought now."""

from __future__ import annotations

from typing import Any

from ....murano import scoring
from ....murano.construction.specials import SPECIAL
from ....murano.people.characters import character_price
from ....murano.state import MuranoState
from ....murano.trade import earnings
from ...knowledge import Reason
from ..judge import Judge
from ..promise import NEVER
from ..wishes import Wish, wishes

FEW = 3
"""Of a stock with at most so many tiles, that is told."""


def used(judge: Judge, state: MuranoState, card: int) -> dict[str, Any]:
    """Return what of the player's a special building card acts on, with its number."""
    seat, view, effect = state.turn, judge.view(state), judge.rules.specials[card].effect
    served = sum(
        count
        for kind, count in enumerate(state.tiles[seat])
        if judge.rules.board.kinds[kind].sort == effect.get("tile")
    )
    uses = {
        "pointsNow": ("points", effect.get("points", 0)),
        "gondolierPrice": ("gondoliers", state.gondoliers[seat]),
        "actionGold": ("more", effect.get("gold", 0) - state.perks[seat].gold),
        "shipDiscount": ("ships", int(state.perks[seat].ship[1] == 1)),
        "choicePrice": ("choice", max(state.perks[seat].choice.values(), default=0)),
        "actionBonus": ("income", view.takings["income"]) if view.takings["income"] else ("no-income", 1),
        "characterDiscount": ("characters", character_price(state, seat)),
        "pointsPerBuilt": ("palaces", served),
        "saleBonus": ("factories", state.factories[seat]),
        "pointsAfterAction": ("factories", state.factories[seat]),
        "jokerBead": ("sale", judge.rules.sales[1] + state.perks[seat].sale),
        "buildLimit": ("tiles", sum(state.tiles[seat])),
    }
    use, count = uses.get(effect["kind"], ("none", 0))
    return {"use": use if count else "none", "count": count, "gold": effect.get("gold", 0)}


def special_now(judge: Judge, state: MuranoState, street: int) -> list[Reason]:
    """Return the reason of a special building at this time: what the gold is too little for, or still enough for, and whether it is built beside a street (see `CardNeeds.with_street`)."""
    seat, price = state.turn, judge.rules.buy_prices[SPECIAL]
    left = state.gold[seat] - price
    stock = len(state.stock[judge.rules.board.building_sorts.index(SPECIAL)])
    other, cost = _other(judge, state)
    shops = sum(
        map(int.bit_count, state.shops[seat * judge.worth.islands : (seat + 1) * judge.worth.islands])
    )
    data: dict[str, Any] = {"why": "none", "left": 0, "price": 0, "posted": 0, "street": street}
    named = {"price": cost, "action": other.action, "posted": int(cost > other.price)} if other else {}
    if other and cost > state.gold[seat]:
        data |= {"why": "dear", "left": state.gold[seat], **named}
    elif shops and not max(earnings(state, seat)):
        data |= {"why": "lonely", "left": shops}
    elif not sum(state.customers) and state.stock[judge.rules.board.building_sorts.index("shop")]:
        data |= {"why": "idle"}
    elif stock <= FEW:
        data |= {"why": "few", "left": stock}
    elif other and left >= cost:
        # That is so after any tile of this price.
        data |= {"why": "spare", "left": left, **named}
    return [Reason("special-now", data)] if street or data["why"] != "none" else []


def _other(judge: Judge, state: MuranoState) -> tuple[Wish | None, int]:
    """Return the best other thing that gold is for, with its price; a character needs a gondolier as well."""
    view, seat = judge.view(state), state.turn
    post = 0
    if len(scoring.unscored(state, seat)) >= sum(scoring.gondoliers(state, seat)):
        post = min(view.posts.fares) if state.gondoliers[seat] else NEVER
    sorts = ("glass", "shop", "palace", "character") if post < NEVER else ("glass", "shop", "palace")
    found = [wish for wish in wishes(judge, state) if wish.action in sorts and not wish.chosen]
    best = max(found, key=lambda wish: wish.value - wish.price * view.price, default=None)
    return best, (best.price + post * (best.action == "character") if best else 0)
