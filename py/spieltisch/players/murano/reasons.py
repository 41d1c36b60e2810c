"""What speaks for an action in Murano, as ids and data; the front end has the words."""

from __future__ import annotations

from ...murano import scoring
from ...murano.actions import BUILD, KEEP, PASS, SAIL, MuranoAction
from ...murano.reach import Way, way
from ...murano.state import MuranoState
from ...murano.trade import earnings
from ..knowledge import Reason
from .judge import Judge


def reasons_of(judge: Judge, state: MuranoState, action: MuranoAction) -> list[Reason]:
    """Return what speaks for an action of the player who is to decide, the weightiest first.

    Args:
        judge: the judgement that chose it.
        state: the position before it.
        action: a legal action.
    """
    if action.verb == SAIL:
        return _sail(judge, state, action)
    if action.verb == PASS:
        return [Reason("gold-for-later", {"gold": state.gold[state.turn]})]
    if action.verb == BUILD:
        return _build(judge, state, action)
    if action.verb == KEEP and action.b < 0:
        return _card(judge, state, action)
    if action.verb == "income":
        return [Reason("brings-gold", {"gold": max(earnings(state, state.turn))})]
    if action.verb == "place":
        return [Reason("post-for-card", {"island": action.json["island"]})]
    return []


def _sail(judge: Judge, state: MuranoState, action: MuranoAction) -> list[Reason]:
    """Return the space for which the ship makes way, or to which it goes."""
    best: tuple[float, int, int] | None = None
    for space, name in enumerate(judge.rules.board.ring):
        there = way(state, space)
        if isinstance(there, Way) and there.moves[0] == (action.a, action.b):
            left = state.gold[state.turn] - there.price
            value = judge.worth.spaces(state, left).get(name, -9.0) if left >= 0 else -9.0
            if best is None or value > best[0]:
                best = (value, space, there.price)
    if best is None:
        return []
    _, space, price = best
    data = {"space": space + 1, "action": judge.rules.board.ring[space], "price": price}
    return [Reason("reaches-space" if space == action.b else "makes-way", data)]


def _build(judge: Judge, state: MuranoState, action: MuranoAction) -> list[Reason]:
    if action.a < 0:
        return [Reason("opens-sites", {"island": action.json["island"]})]
    kind = judge.rules.board.kinds[action.a]
    points = kind.points + state.perks[state.turn].built[action.a]
    reasons = [Reason("points-now", {"points": points})] if points else []
    if kind.colour >= 0:
        island = judge.rules.board.island_of_site[action.b]
        customers = state.customers[island * judge.worth.colours + kind.colour]
        if customers:
            reasons.insert(0, Reason("customers-here", {"island": action.json["island"], "count": customers}))
    return reasons


def _card(judge: Judge, state: MuranoState, action: MuranoAction) -> list[Reason]:
    row = scoring.values(state, state.turn, [action.a])[0]
    best = max(range(len(row)), key=row.__getitem__)
    if row[best]:
        data = {
            "card": action.json["card"],
            "island": judge.rules.board.islands[best].id,
            "points": row[best],
        }
        return [Reason("card-scores-now", data)]
    return [Reason("card-can-grow", {"card": action.json["card"]})]
