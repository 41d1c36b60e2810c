"""Whole games that are soon over, planned ahead: the tests then play them by clicks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spieltisch import State
from spieltisch.thurn_und_taxis.rules import Rules, rules_for

HOUSES = 4
"""For so many houses a route is closed that brings no carriage."""

ROUNDS = 3
"""In the first so many rounds a second card is taken with the Postmeister."""

LONGEST = 1500
"""More actions than any of these games needs."""


class Hurry:
    """Plays for the shortest game: long routes from the hand, every carriage at once, houses where only they count.

    Args:
        rng: chooses among what is equally good.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def plan(self, state: State) -> State:
        """Play a game to its end."""
        while not state.is_over:
            state.apply(self.choose(state))
            if len(state.history()) > LONGEST:
                raise AssertionError("the game does not end")
        return state

    def choose(self, state: State) -> Any:
        """Return one of the legal actions."""
        seen = state.observation(state.current_player)
        rules = rules_for(seen["options"], len(seen["players"]))
        look = _Look(seen, seen["seats"][state.current_player], rules)
        best = [(self._worth(action, look), action) for action in state.legal_actions()]
        top = max(worth for worth, _ in best)
        return self.rng.choice([action for worth, action in best if worth == top])

    def _worth(self, action: Any, look: _Look) -> float:
        match action.verb:
            case "take":
                return self._taking(action, look)
            case "exchange":
                return look.longest - 0.5
            case "lay":
                return self._laying(action, look)
            case "close":
                return self._closing(action, look)
            case "discard":
                return -look.neighbours(action.card)
            case "return":
                return len(action.to_dict().get("officials", ()))
            case "reward":
                return 0 if action.declined else 1 + self.rng.random()
            case _:
                return self.rng.random()

    def _taking(self, action: Any, look: _Look) -> float:
        if action.official and not look.forced and look.round > ROUNDS:
            return -1
        if action.card < 0:
            return look.longest + 0.3
        return look.chain(look.route, [*look.hand, look.city(action.card)])

    def _laying(self, action: Any, look: _Look) -> float:
        city = look.city(action.card)
        rest = list(look.hand)
        rest.remove(city)
        if action.end == "horse":
            # One that the route can do without.
            return 90 + look.chain(look.route, rest) if look.strength <= len(look.route) else -5
        if action.end == "anew":
            return -10 + look.chain([city], rest)
        route = [city, *look.route] if action.end == "left" else [*look.route, city]
        return look.chain(route, rest) - (0.1 if action.official else 0)

    def _closing(self, action: Any, look: _Look) -> float:
        houses = len(action.json["houses"])
        if look.ends_by_carriages:
            due = bool(action.official) or len(look.route) >= (look.next_carriage or 99)
            return (100 if due and not action.declined else -1) + houses
        enough = houses >= min(HOUSES, look.supply) or len(look.route) > HOUSES + 2
        return (100 if enough else -1) + houses


class _Look:
    """What the seat that is to decide sees, with cities for cards."""

    def __init__(self, seen: Mapping[str, Any], own: dict[str, Any], rules: Rules) -> None:
        self.rules = rules
        self.roads = rules.board.roads
        self.forced: bool = seen["forced"]
        self.round: int = seen["round"]
        self.route = [self.city(rules.kind_index[id_]) for id_ in own["route"]]
        self.hand = [self.city(rules.kind_index[id_]) for id_ in own["hand"]]
        self.built = {rules.board.index[id_] for id_ in own["houses"]}
        self.supply: int = own["supply"]
        self.strength: int = own.get("strength", 0)
        self.next_carriage: int | None = own["nextCarriage"]
        self.ends_by_carriages = rules.end_carriage > 0
        self.longest = self.chain(self.route, self.hand)

    def city(self, kind: int) -> int:
        return self.rules.kind_city[kind]

    def neighbours(self, kind: int) -> int:
        """Return how many cards of the hand could lie beside one."""
        return sum(self.roads[self.city(kind)] >> other & 1 for other in self.hand)

    def chain(self, route: Sequence[int], hand: Sequence[int]) -> float:
        """Return what the longest route is worth that can come of the cards."""
        if not route:
            return max((self.chain([city], _without(hand, city)) for city in sorted({*hand})), default=0)
        best = sum(1 if city not in self.built else 0.8 for city in route)
        for city in sorted({*hand} - {*route}):
            rest = _without(hand, city)
            if self.roads[route[0]] >> city & 1:
                best = max(best, self.chain([city, *route], rest))
            if self.roads[route[-1]] >> city & 1:
                best = max(best, self.chain([*route, city], rest))
        return best


def _without(hand: Sequence[int], city: int) -> list[int]:
    rest = list(hand)
    rest.remove(city)
    return rest
