"""What the expansions add to the judgement: letters, office tiles, coaches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...thurn_und_taxis.actions import TaxisAction
from ...thurn_und_taxis.expansions import audience, offices
from ...thurn_und_taxis.expansions.audience import WAYS
from ...thurn_und_taxis.state import TaxisState
from .foresight import Foresight
from .ground import Ground
from .outlook import LATER
from .weights import Weights


@cache
def steps_to_rome() -> tuple[tuple[int, int], ...]:
    """Return per town the fewest and the most steps to Rome."""
    known: dict[int, tuple[int, int]] = {WAYS.rome: (0, 0)}

    def walk(town: int) -> tuple[int, int]:
        if town not in known:
            ways = [walk(exit_) for exit_ in WAYS.exits[town]]
            known[town] = (1 + min(way[0] for way in ways), 1 + max(way[1] for way in ways))
        return known[town]

    return tuple(walk(town) for town in range(len(WAYS.towns)))


class Rooms:
    """The parts of the judgement that only games with expansions need.

    Args:
        ground: tables of the rules.
        weights: what things are worth.
    """

    def __init__(self, ground: Ground, weights: Weights) -> None:
        self.ground = ground
        self.weights = weights

    def rate(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Return the rating of each action of a phase that an expansion brought."""
        if len(legal) == 1:
            return [0.0]
        if state.phase == audience.ASSIGNING:
            return [self._assigned(state, action) for action in legal]
        if state.phase == audience.MOVING:
            return [self._moved(state, action) for action in legal]
        if state.phase in (offices.RETURNING, offices.LAST_RETURN):
            return [self._returned(foresight, state, action) for action in legal]
        if state.phase in (offices.CARD, offices.HOUSE):
            return self._rewarded(foresight, state, legal)
        return [0.0] * len(legal)

    def points(self, state: TaxisState, seat: int) -> float:
        """Return the points that a seat has from expansions, and what their things promise."""
        total = 0.0
        weights = self.weights
        over = state.current_player is None
        if self.ground.letters:
            part = state.extra["courier"]
            total += part.owner == seat
            if not over:
                total += weights.letter * min(6, part.letters[seat])
        if self.ground.offices:
            part = state.extra["offices"]
            total += part.chips[seat]
            if not over:
                owned = sum(1 for own in part.owned[seat].values() if own)
                spare = sum(part.owned[seat].values()) - owned
                total += weights.office * (owned + 0.3 * spare)
        if self.ground.audience:
            total += self._audience(state, seat)
        return total

    # -- officials -------------------------------------------------------------------------------------------------

    def help(self, state: TaxisState, seat: int, official: str) -> float:
        """Return what using an official costs or brings besides the help itself."""
        value = 0.0
        if self.ground.letters:
            part = state.extra["courier"]
            free = official == "postmeister" if state.forced else not state.used
            if not free:
                value -= (1 if part.discount else 2) * self.weights.letter
        if self.ground.offices:
            own = state.extra["offices"].owned[seat].get(official)
            if own is not None:
                value += self.weights.office * (0.3 if own else 1.0)
        return value

    def closing(self, state: TaxisState, seat: int, houses: int, *, gained: bool) -> float:
        """Return what a closing brings besides houses, tile and carriage: the courier, steps of coaches."""
        value = 0.0
        if self.ground.letters and not gained and self.ground.end_carriage:
            value += 1.0 if state.extra["courier"].owner != seat else 0.0
        if self.ground.audience:
            left = len(state.routes[seat]) - houses.bit_count()
            value += self.weights.coach * left
        return value

    # -- office tiles ----------------------------------------------------------------------------------------------

    def _returned(self, foresight: Foresight, state: TaxisState, action: TaxisAction) -> float:
        seat = state.current_player
        assert seat is not None  # noqa: S101 - only asked for a seat that is to decide
        chosen = action.json.get("officials", ())
        rewards = {2: self.weights.take, 3: 1.0}
        worth = rewards.get(len(chosen), 0.0)
        if len(chosen) == 4 and state.supply[seat]:
            worth = max(foresight.outlook(state, seat, 0).worth)
        if state.phase == offices.LAST_RETURN:
            return worth if len(chosen) > 2 else 0.0
        own = state.extra["offices"].owned[seat]
        return worth - self.weights.office * sum(1.0 if own[id_] == 1 else 0.3 for id_ in chosen)

    def _rewarded(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        seat = state.current_player
        assert seat is not None  # noqa: S101 - only asked for a seat that is to decide
        look = foresight.outlook(state, seat, 0)
        if state.phase == offices.HOUSE:
            return [look.worth[a.houses.bit_length() - 1] if a.houses else 0.0 for a in legal]
        hand = self.ground.city_mask(state.hands[seat])
        now = foresight.prospect(state, seat, look, hand, LATER)
        ratings = []
        for action in legal:
            if action.declined:
                ratings.append(now)
            elif action.card < 0:
                ratings.append(now + self.weights.deck)
            else:
                taken = hand | 1 << self.ground.kind_city[action.card]
                ratings.append(0.05 + foresight.prospect(state, seat, look, taken, LATER))
        return ratings

    # -- coaches ---------------------------------------------------------------------------------------------------

    def _audience(self, state: TaxisState, seat: int) -> float:
        """Return the points that lie in Rome, and a share of those on the road."""
        part = state.extra["audience"]
        total = float(sum(WAYS.points[rank] for rank, seats in enumerate(part.rome) if seat in seats))
        ranks = part.clergy[seat]
        if state.current_player is None or ranks is None:
            return total
        steps = steps_to_rome()
        for coach, town in enumerate(part.places):
            if town != WAYS.rome:
                total += WAYS.points[ranks[coach]] * max(0.0, 0.8 - 0.12 * steps[town][0])
        return total

    def _assigned(self, state: TaxisState, action: TaxisAction) -> float:
        """Prefer high ranks in the coaches that travel most: those of many cities."""
        ranks = [WAYS.ranks.index(id_) for id_ in action.json["ranks"]]
        travel = (2.0, 3.0, 2.5, 8.0, 4.0)
        return sum(travel[coach] * WAYS.points[rank] for coach, rank in enumerate(ranks)) / 10

    def _moved(self, state: TaxisState, action: TaxisAction) -> float:
        """Bring coaches with own dignitaries nearer, send the others on long ways."""
        seat = state.current_player
        part = state.extra["audience"]
        coach = WAYS.coaches.index(action.json["coach"])
        town = WAYS.towns.index(action.json["town"])
        ranks = part.clergy[seat]
        own = WAYS.points[ranks[coach]] if ranks else 0
        steps = steps_to_rome()
        origin = part.places[coach]
        nearer = steps[origin][0] - steps[town][0]
        rate: float = (own - 2.5) * (0.3 + 0.5 * nearer) / (1 + steps[town][0])
        if town == WAYS.rome and ranks:
            gone: list[int] = part.rome[ranks[coach]]
            rate += own - 2.0 + sum(1.0 for other in gone if other != seat)
        # A step of an own card does not cost a joker, which can help any coach.
        return rate - (0.2 if action.verb == audience.JOKER else 0.0)
