"""Die Audienz: clergy on the road promise points, and each card without a house moves a coach by a step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from ....thurn_und_taxis.actions import TaxisAction
from ....thurn_und_taxis.expansions.audience.road import ASSIGN, JOKER, MOVE
from ....thurn_und_taxis.expansions.audience.travel import ASSIGNING, ID, MOVING, Ways
from ....thurn_und_taxis.state import TaxisState
from ...knowledge import Reason
from ..advice import Advice
from ..foresight import Foresight

TRAVEL = (2.0, 3.0, 2.5, 8.0, 4.0)
"""Expected steps of each coach; coaches of countries with many cities go furthest."""

FAR = 3
"""Least steps to Rome that are hardly made before an end that is near."""
LAST_HOUSES = 3
"""Most houses in a supply with which the end is near."""


@lru_cache(maxsize=16)
def steps_to_rome(ways: Ways) -> tuple[tuple[int, int], ...]:
    """Return the fewest and the most steps to Rome from each town."""
    known: dict[int, tuple[int, int]] = {ways.rome: (0, 0)}

    def walk(town: int) -> tuple[int, int]:
        if town not in known:
            further = [walk(exit_) for exit_ in ways.exits[town]]
            known[town] = (1 + min(way[0] for way in further), 1 + max(way[1] for way in further))
        return known[town]

    return tuple(walk(town) for town in range(len(ways.towns)))


class Journeys:
    """The worth of steps and of clergy in one game."""

    def __init__(self, advice: Advice[Foresight]) -> None:
        self.step = advice.weights.of(ID)["coach"]

    def promise(self, state: TaxisState, seat: int) -> float:
        """Return a share of the points of a seat's clergy on the road."""
        part = state.extra[ID]
        ranks = part.clergy[seat]
        if ranks is None:
            return 0.0
        ways = part.ways
        steps = steps_to_rome(ways)
        total = 0.0
        for coach, town in enumerate(part.places):
            if town != ways.rome:
                total += ways.points[ranks[coach]] * max(0.0, 0.8 - 0.12 * steps[town][0])
        return total

    def closing(self, state: TaxisState, seat: int, houses: int, gained: bool) -> float:
        """Return the worth of the steps that a closing brings."""
        return self.step * (len(state.routes[seat]) - houses.bit_count())

    def assigned(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Prefer high ranks in the coaches that travel most."""
        return [self._assigned(state, action) for action in legal]

    def _assigned(self, state: TaxisState, action: TaxisAction) -> float:
        ways: Ways = state.extra[ID].ways
        ranks = [ways.ranks.index(id_) for id_ in action.json["ranks"]]
        return sum(TRAVEL[coach] * ways.points[rank] for coach, rank in enumerate(ranks)) / 10

    def moved(self, foresight: Foresight, state: TaxisState, legal: Sequence[TaxisAction]) -> list[float]:
        """Bring coaches with own dignitaries nearer, send the others on long ways."""
        return [self._moved(state, action) for action in legal]

    def _moved(self, state: TaxisState, action: TaxisAction) -> float:
        seat = state.current_player
        part = state.extra[ID]
        ways: Ways = part.ways
        coach = ways.coaches.index(action.json["coach"])
        town = ways.towns.index(action.json["town"])
        ranks = part.clergy[seat]
        own = ways.points[ranks[coach]] if ranks else 0
        steps = steps_to_rome(ways)
        origin = part.places[coach]
        nearer = steps[origin][0] - steps[town][0]
        rate: float = (own - 2.5) * (0.3 + 0.5 * nearer) / (1 + steps[town][0])
        if town == ways.rome and ranks:
            gone: list[int] = part.rome[ranks[coach]]
            rate += own - 2.0 + sum(1.0 for other in gone if other != seat)
        # A step by a card keeps the joker, which can help any coach.
        return rate - (0.2 if action.verb == JOKER else 0.0)

    # -- reasons ---------------------------------------------------------------------------------------------------

    def why_assign(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain the places of high ranks."""
        ways: Ways = state.extra[ID].ways
        far = max(range(len(TRAVEL)), key=TRAVEL.__getitem__)
        points = ways.points[ways.ranks.index(action.json["ranks"][far])]
        countries = [str(country) for country in state.rules.board.country_of]
        cities = sum(ways.coach_of.get(country) == far for country in countries)
        data = {"coach": ways.coaches[far], "points": points, "cities": cities, "all": len(countries)}
        return [Reason("high-ranks-travel", data)]

    def why_move(self, state: TaxisState, action: TaxisAction) -> list[Reason]:
        """Explain a step by the clerics that it helps, where their player may look at them (AU-113, AU-115)."""
        seat = state.current_player
        part = state.extra[ID]
        ways: Ways = part.ways
        ranks = None if seat is None else part.clergy[seat]
        coach = action.json["coach"]
        own = ways.points[ranks[ways.coaches.index(coach)]] if ranks else 0
        town = action.json["town"]
        steps, most = steps_to_rome(ways)[ways.towns.index(town)]
        data = {"coach": coach, "town": town, "steps": steps}
        if not state.rules.options["audience-aid"]:
            way = Reason("face-down", {**data, "most": most, **self._other_way(state, action, (steps, most))})
            return [*self._late(state, steps), way, *self._in_rome(state, coach, steps)]
        return [Reason("own-dignitary" if own > 2 else "not-for-others", {**data, "points": own})]

    @staticmethod
    def _late(state: TaxisState, steps: int) -> list[Reason]:
        """Return the reason that a coach far from Rome hardly gets there any more, where the end is near."""
        houses = min(state.supply)
        ending = state.ending is not None
        if steps < FAR or not (ending or houses <= LAST_HOUSES):
            return []
        return [Reason("coach-late", {"steps": steps, "houses": -1 if ending else houses}, plain=True)]

    @staticmethod
    def _in_rome(state: TaxisState, coach: str, steps: int) -> list[Reason]:
        """Return the reason of a coach's turn to arrive, and of the clerics in Rome, whom those of their rank push out (AU-303)."""
        part, seat = state.extra[ID], state.current_player
        ways: Ways = part.ways
        known = steps_to_rome(ways)
        others = [
            known[place][0]
            for number, place in enumerate(part.places)
            if place != ways.rome and ways.coaches[number] != coach
        ]
        there = [
            sum(ways.points[rank] * seats.count(one) for rank, seats in enumerate(part.rome))
            for one in range(state.rules.count)
        ]
        rival = max((one for one in range(state.rules.count) if one != seat), key=there.__getitem__)
        ahead = [one for one in others if one < steps]
        data = {"ahead": len(ahead), "least": min(ahead, default=0), "arrives": int(not steps)}
        own = 0 if seat is None else there[seat]
        return [
            Reason("coach-order", {**data, "own": own, "theirs": there[rival], "rival": rival}, plain=True)
        ]

    def _other_way(self, state: TaxisState, action: TaxisAction, own: tuple[int, int]) -> dict[str, Any]:
        """Return the fewest and most steps to Rome by another way of the same coach, and what its own ones are beside them."""
        ways: Ways = state.extra[ID].ways
        steps = steps_to_rome(ways)
        others = [
            steps[ways.towns.index(one.json["town"])]
            for one in cast("list[TaxisAction]", state.legal_actions())
            if one.json.get("coach") == action.json["coach"] and one.json["town"] != action.json["town"]
        ]
        other, longest = min(others, default=(0, 0))
        side = "shorter" if own[0] < other else "same" if own[0] == other else "longer"
        if side == "same" and own[1] != longest:
            side = "freer" if own[1] > longest else "surer"
        return {"other": other, "longest": longest, "side": side if others else "none"}

    def why_closed(self, state: TaxisState, seat: int, action: TaxisAction) -> list[Reason]:
        """Explain a closing by the steps for cards without a house."""
        steps = len(state.routes[seat]) - action.houses.bit_count()
        return [Reason("coach-steps", {"steps": steps})] if steps > 0 else []


def advise(advice: Advice[Foresight]) -> None:
    """Add the worth of steps and clergy, and ratings of their moves."""
    journeys = Journeys(advice)
    advice.promises.append(journeys.promise)
    advice.closings.append(journeys.closing)
    advice.closing_reasons.append(journeys.why_closed)
    advice.cards_without_houses = True
    advice.phases |= {ASSIGNING: journeys.assigned, MOVING: journeys.moved}
    advice.reasons |= {ASSIGN: journeys.why_assign, MOVE: journeys.why_move, JOKER: journeys.why_move}
    advice.mistakes |= dict.fromkeys((ASSIGN, MOVE, JOKER), "audience")
