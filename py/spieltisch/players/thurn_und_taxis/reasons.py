"""What speaks for an action, as ids and data; the front end has the words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from ...thurn_und_taxis.actions import ANEW, DECK, FIRST, LEFT, RIGHT, TaxisAction
from ...thurn_und_taxis.houses import bits_of
from ...thurn_und_taxis.state import TaxisState
from ..knowledge import Reason
from .house_reasons import house_reasons
from .judge import Judge

if TYPE_CHECKING:
    from ...thurn_und_taxis.schema import events


class Reasons:
    """Explains actions by the judgement that chose them.

    Args:
        judge: the judgement.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.ground = judge.ground
        own = judge.advice.reasons
        self._aside = {end: own[end] for end in judge.advice.aside if end in own}
        self._by_verb: dict[str, Callable[[TaxisState, TaxisAction], list[Reason]]] = {
            "take": self._take,
            "exchange": lambda state, _: self._nothing_fits(state),
            "lay": self._lay,
            "close": self._close,
            "end": self._keep,
            "discard": lambda _, action: [Reason("least-useful", {"card": action.json["card"]})],
            **own,
        }

    def of(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Return what speaks for an action of the player who is to decide, the weightiest first."""
        explain = self._aside.get(action.end) or self._by_verb.get(action.verb)
        return explain(state, action) if explain else []

    # -- cards -----------------------------------------------------------------------------------------------------

    def _ids(self, cities: int) -> list[str]:
        return [self.ground.rules.board.city_ids[bit.bit_length() - 1] for bit in bits_of(cities)]

    def _ends(self, state: TaxisState) -> int:
        """Return the cities that would extend the route of the player whose turn it is."""
        route = [self.ground.kind_city[kind] for kind in state.routes[state.turn]]
        if not route:
            return 0
        around = self.ground.roads[route[0]] | self.ground.roads[route[-1]]
        return around & ~self.ground.city_mask(state.routes[state.turn])

    def _nothing_fits(self, state: TaxisState) -> list[Reason]:
        ground = self.ground
        lying = ground.city_mask([kind for kind in state.display if kind >= 0])
        hand = ground.city_mask(state.hands[state.turn])
        if state.routes[state.turn]:
            fits = self._ends(state) & (lying | hand)
            return [Reason("new-display" if fits else "nothing-fits")]
        # Without a route, what lies open can only go with the hand.
        fits = not hand or any(ground.roads[city] & hand for city in ground.rules.board.cities(lying))
        return [Reason("new-display" if fits else "nothing-goes-with-hand")]

    def _take(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        if action.card == DECK:
            return [Reason("nothing-better-lies-open")]
        seat = state.turn
        card = action.json["card"]
        city = self.ground.kind_city[action.card]
        reasons = []
        if self._ends(state) >> city & 1:
            reasons.append(Reason("extends-route", {"card": card}))
        beside = self.ground.roads[city] & self.ground.city_mask(state.hands[seat])
        if beside:
            reasons.append(Reason("goes-with-hand", {"card": card, "cities": self._ids(beside)}))
        return reasons + house_reasons(self.ground, state, seat, city, card)

    def _lay(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        ground = self.ground
        city = ground.kind_city[action.card]
        route = [ground.kind_city[kind] for kind in state.routes[state.turn]]
        hand = list(state.hands[state.turn])
        hand.remove(action.card)
        held = ground.city_mask(hand) & ~ground.city_mask(state.routes[state.turn]) & ~(1 << city)
        card = action.json["card"]
        if action.end in (FIRST, ANEW):
            beside = ground.roads[city] & held
            lost = [Reason("nothing-extends")] if action.end == ANEW and not self._ends(state) & held else []
            return [*lost, Reason("begins-route", {"card": card, "cities": self._ids(beside)})]
        ends = {action.end: city}
        if route:
            ends[RIGHT if action.end == LEFT else LEFT] = route[-1] if action.end == LEFT else route[0]
        after = 0
        for end in ends.values():
            after |= ground.roads[end]
        if after & held:
            return [Reason("keeps-open", {"card": card, "cities": self._ids(after & held)})]
        return [Reason("extends-route", {"card": card})]

    # -- closing ---------------------------------------------------------------------------------------------------

    def _close(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        seat = state.turn
        trial = state.copy()
        reasons = []
        for event in cast("list[events.Event]", trial.apply(action)):
            if event["event"] == "end-triggered":
                totals = [score["total"] for score in trial.scores()]
                lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
                reasons.append(Reason("ends-game", {"by": event["by"], "lead": lead, "ahead": lead > 0}))
            elif event["event"] == "carriage":
                reasons.append(Reason("brings-carriage", {"length": event["length"], "official": event["official"]}))  # fmt: skip
            elif event["event"] == "tile" and event["seat"] == seat:
                reasons.append(Reason("wins-tile", {"stack": event["stack"], "value": event["value"]}))
        if action.houses:
            reasons.append(Reason("places-houses", {"count": action.houses.bit_count()}))
        if not self._ends(state) & self.ground.city_mask(state.hands[seat]):
            reasons.append(Reason("nothing-extends"))
        return reasons

    def _keep(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        if not state.routes[state.turn] or state.closed:
            return []
        held = self._ends(state) & self.ground.city_mask(state.hands[state.turn])
        if held:
            return [Reason("goes-on-next-turn", {"cities": self._ids(held)})]
        lying = self.ground.city_mask([kind for kind in state.display if kind >= 0])
        return [Reason("fits-lie-open", {"cities": self._ids(self._ends(state) & lying)})]
