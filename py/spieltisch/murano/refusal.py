"""Why an action is not legal: the rule against it, with the data for a message.

Nothing here decides what is legal; that is done where the actions are offered. Each function is asked only about
an action that is not legal and names the first rule that stands against it.
"""

from __future__ import annotations

from typing import Any

from ..errors import Refusal
from . import phases, scoring, trade
from .actions import BUILD, DISMISS, DRAW, SEARCH, MuranoAction
from .construction import specials
from .construction.purchases import searched
from .people.gondoliers import gondola_price
from .ring import obstacles, ships
from .state import MuranoState

CITED = (
    "MU-201", "MU-202", "MU-204", "MU-205", "MU-208", "MU-213", "MU-216", "MU-217", "MU-219", "MU-226", "MU-302",
    "MU-303", "MU-304", "MU-309", "MU-313", "MU-314", "MU-401", "MU-403", "MU-404", "MU-405", "MU-406", "MU-410",
    "MU-414", "MU-417", "MU-501", "MU-505", "MU-603", "MU-604", "MU-606", "MU-611", "MU-614", "MU-701", "MU-707",
    "MU-715", "MU-717", "MU-719", "MU-720", "MU-721", "MU-722", "MU-726", "MU-727", "MU-801", "MU-803", "MU-806",
    "MU-807", "MU-810", "MU-905", "MU-908", "MU-909", "MU-916", "MU-919", "MU-C29", "MU-S05", "MU-V01", "MU-V06",
)  # fmt: skip
"""Every rule that the game cites; the front end has a text for each."""


def _no(rule: str, **data: Any) -> Refusal:
    return Refusal(rule, data)


DUE = {
    phases.OFFER: _no("MU-V01"),
    phases.SAIL: _no("MU-202", **{"from": None, "to": None}),
    phases.CHARACTER: _no("MU-604", card=None),
    phases.STREET: _no("MU-414"),
    phases.SPECIAL: _no("MU-505"),
    phases.SELL: _no("MU-726"),
    phases.PLACE: _no("MU-909"),
    phases.ASSIGN: _no("MU-916", card=None),
}
"""Phases in which something has to be decided first, and the rule that says so."""


def _due(state: MuranoState) -> Refusal | None:
    """Return the rule that says what has to be decided first, None when an action space may be used."""
    match state.phase:
        case phases.CHOOSE:
            return _no("MU-303" if _searched_sort(state) == "shop" else "MU-304", tile=None)
        case phases.BUILD | phases.DONE:
            return _only_that_space(state)
    return DUE.get(state.phase)


def _only_that_space(state: MuranoState) -> Refusal:
    if state.space < 0:
        # Before the first turn a start character was decided about, and nothing else is.
        return _no("MU-V01")
    return _no("MU-213", space=state.space + 1, action=state.rules.board.ring[state.space])


def _poor(needed: int, gold: int) -> Refusal:
    """Return the rule against paying more than there is; no ship comes on top of it."""
    return _no("MU-219", needed=needed, gold=gold, price=0)


def _searched_sort(state: MuranoState) -> str:
    return state.rules.board.building_sorts[searched(state)]


def _elsewhere(state: MuranoState, *actions: str) -> Refusal | None:
    """Return the rule against an action of another space than that of the last ship."""
    due = _due(state)
    if due:
        return due
    return None if state.rules.board.ring[state.space] in actions else _only_that_space(state)


def sail(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a ship cannot be moved."""
    if state.phase not in (phases.SAIL, phases.ACT):
        return _due(state) or _only_that_space(state)
    refused = _way(state, action)
    if refused:
        return refused
    price = ships.price(state, state.sailed)
    gold = state.gold[state.turn]
    if price > gold:
        return _poor(price, gold)
    found = obstacles.against(state, state.rules.board.ring[action.b], gold - price)
    return found or _poor(price, gold)


def pass_(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why the player cannot pass in this way."""
    if state.phase in (phases.ACT, phases.BUILD, phases.DONE) and state.space >= 0:
        return _no("MU-226", ships=state.sailed)
    if state.phase != phases.SAIL:
        return _due(state) or _no("MU-226", ships=state.sailed)
    return _way(state, action) or _no("MU-226", ships=state.sailed)


def _way(state: MuranoState, action: MuranoAction) -> Refusal | None:
    left, reached = action.a, action.b
    where = {"from": left + 1, "to": reached + 1}
    if not state.ships >> left & 1:
        return _no("MU-202", **where)
    if left == reached:
        return _no("MU-208", **where)
    if state.moved >> left & 1:
        return _no("MU-217", **where)
    fleet = state.rules.fleet
    if left * fleet.spaces + reached in ships.moves(state, ships.sea(state)):
        return None
    # Forward it would go around nearly the whole ring; backward no other ship lies between.
    if (left - reached) % fleet.spaces <= (left - fleet.behind(state.ships, 1 << left)) % fleet.spaces:
        return _no("MU-208", **where)
    return _no("MU-204" if state.ships >> reached & 1 else "MU-205", **where)


def on_space(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why an action that needs nothing but its space cannot be carried out."""
    wanted = "gold" if action == state.rules.words.gold else "character"
    if state.phase == phases.OFFER and wanted == "character":
        return _no("MU-611")
    refused = _elsewhere(state, wanted)
    return refused or _obstacle(state)


def _obstacle(state: MuranoState) -> Refusal:
    gold = state.gold[state.turn]
    action = state.rules.board.ring[state.space]
    return obstacles.against(state, action, gold) or _poor(gold + 1, gold)


def buy(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a tile cannot be bought, or a stock not be looked through."""
    rules = state.rules
    sort = rules.board.building_sorts[action.a]
    refused = _elsewhere(state, sort)
    if refused:
        return refused
    choice = state.perks[state.turn].choice
    if action.verb == SEARCH and sort not in choice:
        return _no("MU-302" if sort == "glass" else "MU-309", sort=sort)
    if not state.stock[action.a]:
        return _no("MU-313", sort=sort)
    price = choice[sort] if action.verb == SEARCH else rules.buy_prices[sort]
    return _poor(price, state.gold[state.turn])


def choose(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a tile cannot be taken out of the stock."""
    kind = state.rules.board.kinds[action.a]
    if state.phase == phases.CHOOSE:
        return _no("MU-303" if _searched_sort(state) == "shop" else "MU-304", tile=kind.id)
    return _elsewhere(state, kind.sort) or _no("MU-304" if kind.sort == "palace" else "MU-303", tile=kind.id)


def keep(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a card cannot be kept."""
    card = action.json["card"]
    if state.phase == phases.SPECIAL:
        known = action.b == 1 and action.a in state.seen
        return _no("MU-V06" if known and not specials.allowed(state, action.a) else "MU-501", card=card)
    if state.phase in (phases.CHARACTER, phases.OFFER):
        return _no("MU-604" if state.phase == phases.CHARACTER else "MU-603", card=card)
    if action.b == 1:
        return _due(state) or _no("MU-501", card=card)
    return _elsewhere(state, "character") or _no("MU-603", card=card)


def decline(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why nothing can be declined."""
    if state.phase in (phases.SPECIAL, phases.STREET):
        return _due(state) or _no("MU-606")
    return _no("MU-606")


def build(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a tile cannot be built, or a street not be drawn."""
    if state.phase == phases.DONE and state.built:
        return _no("MU-401", tiles=state.built)
    if state.phase == phases.STREET:
        return _street(state, action)
    if state.phase == phases.PLACE:
        return _at_once(state, action)
    if state.phase != phases.BUILD:
        refused = _elsewhere(state, "build")
        if refused:
            return refused
    if action.verb == DRAW:
        free = state.rules.sites.every_street & ~state.paved
        left = sum(map(len, state.streets))
        return _no("MU-417", stack=action.a + 1, streets=left, free=free.bit_count())
    if action.a < 0:
        return _no("MU-404", place=action.json["place"]) if action.b < 0 else _no("MU-410")
    return _site(state, action)


def _street(state: MuranoState, action: MuranoAction) -> Refusal:
    if action.verb != BUILD or action.a >= 0:
        return _no("MU-414")
    return _no("MU-404", place=action.json["place"])


def _at_once(state: MuranoState, action: MuranoAction) -> Refusal:
    if action.verb != BUILD or action.a < 0:
        return _no("MU-909")
    if action.a != state.bought:
        return _no("MU-908", tile=state.rules.board.kinds[state.bought].id)
    return _site(state, action)


def _site(state: MuranoState, action: MuranoAction) -> Refusal:
    place = action.json["place"]
    if action.b < 0 or state.sites >> action.b & 1:
        return _no("MU-405", place=place)
    if not state.tiles[state.turn][action.a]:
        return _no("MU-314", tile=action.json["tile"])
    return _no("MU-406", place=place)


def income(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why income cannot be taken in this way."""
    refused = _elsewhere(state, "income")
    if refused:
        return refused
    if not state.rules.chosen_income:
        return _no("MU-707")
    gains = zip(state.rules.board.islands, trade.earnings(state, state.turn), strict=True)
    return _no("MU-701", island=action.json["island"], islands=[island.id for island, gain in gains if gain])


def produce(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why that many factories cannot produce."""
    if state.phase == phases.SELL:
        return _no("MU-717")
    refused = _elsewhere(state, "production")
    if refused:
        return refused
    seat = state.turn
    if action.a > state.factories[seat]:
        return _no("MU-719", factories=state.factories[seat])
    if action.a * -state.rules.bead_points > state.points[seat]:
        return _no("MU-715", points=state.points[seat], most=trade.most_factories(state, seat))
    return _no("MU-720", beads=sum(state.bag))


def sell(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why beads cannot be sold in this way."""
    if state.phase != phases.SELL:
        return _elsewhere(state, "production") or _no("MU-727")
    if action.a >= len(state.rules.sales):
        return _no("MU-722", most=len(state.rules.sales) - 1)
    if action.c > trade.joker_beads(state, state.turn):
        return _no("MU-S05", jokers=trade.joker_beads(state, state.turn))
    return _no("MU-721", colour=action.json["colour"])


def place(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a gondolier cannot be placed there."""
    refused = _elsewhere(state, "gondolier")
    if refused:
        return refused
    if not state.gondoliers[state.turn]:
        return _no("MU-806", gondoliers=0)
    if state.gondolas[action.a] >= 0:
        return _no("MU-803", gondola=action.json["gondola"])
    return _no("MU-801", needed=gondola_price(state, action.a), gold=state.gold[state.turn])


def hire(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why no gondolier can be hired or dismissed.

    A player who employs fewer than the most has gondoliers in the supply, so only the gold can be wanting.
    """
    refused = _elsewhere(state, "hire")
    if refused:
        return refused
    if action.verb == DISMISS:
        return _no("MU-807")
    seat = state.turn
    most = state.rules.start["gondoliersMax"]
    if state.hired[seat] >= most:
        return _no("MU-810", hired=state.hired[seat], most=most)
    return _poor(state.rules.prices["hire"], state.gold[seat])


def score(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why a card cannot be scored there."""
    if state.phase != phases.ASSIGN:
        return _no("MU-614")
    card, island = action.json["card"], action.json["island"]
    if action.a not in scoring.unscored(state, state.turn):
        return _no("MU-916", card=card)
    if state.rules.characters[action.a].island not in (-1, action.b):
        return _no("MU-C29", card=card, island=island)
    return _no("MU-919", card=card, island=island)


def end(state: MuranoState, action: MuranoAction) -> Refusal:
    """Explain why the turn cannot end yet."""
    return _due(state) or _no("MU-216", space=state.space + 1)
