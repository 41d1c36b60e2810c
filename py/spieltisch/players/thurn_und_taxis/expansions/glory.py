"""Glanz und Gloria: tiles for the first houses in free cities, and the horses that a route needs."""

from __future__ import annotations

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.glory import HORSE, ID
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..advice import Advice
from ..foresight import Foresight
from ..standing import Standing

BACK = 0.1
"""Worth of a horse on the back of a hand card."""


def _free_cities(advice: Advice[Foresight]) -> None:
    """Say what the first houses in the free cities bring."""
    ids = advice.ground.rules.board.city_ids
    stacks = advice.ground.rules.board.stacks
    stack = next(i for i, stack in enumerate(stacks) if stack.kind == "freeCity")
    values, cities = stacks[stack].values, stacks[stack].cities

    def first_houses(standing: Standing) -> tuple[int, float]:
        taken = standing.stacks[stack]
        return cities, values[taken] if taken < len(values) else 0.0

    def town(state: TaxisState, seat: int, city: int) -> list[Reason]:
        taken = state.stacks[stack]
        if (
            not cities >> city & 1
            or taken >= len(values)
            or any(houses >> city & 1 for houses in state.houses)
        ):
            return []
        return [Reason("first-house", {"city": ids[city], "value": values[taken]})]

    advice.first_houses.append(first_houses)
    advice.town_reasons.append(town)


class Horses:
    """The worth of draught horses in one game."""

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.ground = advice.ground
        self.back = advice.ground.rules.kind_back
        self.own: int = advice.ground.rules.board.constants["carriageHorses"]
        self.horse = advice.weights.of(ID)["horse"]
        """Cost of a card that is laid as horses."""
        self.place = advice.note(self.strength)

    def strength(self, state: TaxisState, seat: int) -> int:
        """Return the strength of a seat's team."""
        horses: list[int] = state.extra[ID].horses[seat]
        return self.own + sum(self.back[kind] for kind in horses)

    def team(self, standing: Standing, cards: int) -> float:
        """Return the cost of the horses that a route of so many cards lacks."""
        lacking = cards - standing.noted[self.place]
        return (lacking + 1) // 2 * self.horse if lacking > 0 else 0.0

    def card(self, kind: int) -> float:
        """Return the worth of the back of a hand card."""
        return BACK * self.back[kind]

    def harnessed(self, standing: Standing, action: TaxisAction) -> Standing:
        """Return the standing with the card among the horses."""
        noted = list(standing.noted)
        noted[self.place] += self.back[action.card]
        return standing._replace(noted=tuple(noted))

    def why(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain a card by its horses."""
        horses = self.back[action.card]
        found = [
            Reason("horses-needed", {"horses": horses, "length": self.strength(state, state.turn) + horses})
        ]
        city, hand = self.ground.kind_city[action.card], self.ground.city_mask(state.hands[state.turn])
        route = self.ground.city_mask(state.routes[state.turn])
        bit = 1 << city
        twice = sum(1 for kind in state.hands[state.turn] if self.ground.kind_city[kind] == city) > 1
        card = action.json["card"]
        if bit & route or twice:
            return [*found, Reason("spare-card", {"card": card})]
        if state.houses[state.turn] & bit:
            return [*found, Reason("house-stands", {"card": card})]
        if not self.ground.roads[city] & (hand | route):
            return [*found, Reason("joins-nothing", {"card": card})]
        return found


def advise(advice: Advice[Foresight]) -> None:
    """Add the worth of free cities and, if they are played, the cost of horses."""
    _free_cities(advice)
    if not advice.ground.rules.backs:
        return
    horses = Horses(advice)
    advice.teams.append(horses.team)
    advice.cards.append(horses.card)
    advice.aside[HORSE] = horses.harnessed
    advice.reasons[HORSE] = horses.why
