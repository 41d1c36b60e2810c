"""A player for tests: closes long routes, so that a game ends soon, and sometimes does just anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from spieltisch import State
from spieltisch.thurn_und_taxis import board as boards
from spieltisch.thurn_und_taxis.rules import Rules, rules_for

from .whims import Whimsical

BOARD = boards.load("south")
"""The map of the base game."""


class Player(Whimsical):
    """Chooses among the legal actions with the eyes of the seat that is to decide.

    Args:
        rng: source of chance.
        whims: how often (0 to 1) any legal action is taken, sensible or not.
        goal: what the player closes for: ``carriages``, or ``houses`` (the largest carriage is avoided then).
        declines: whether due carriages are declined where that is offered.
    """

    def __init__(
        self, rng: Random, *, whims: float = 0.1, goal: str = "carriages", declines: bool = False
    ) -> None:
        super().__init__(rng, whims=whims)
        self.goal = goal
        self.declines = declines

    def _sensible(self, state: State, legal: list[Any]) -> Any:
        seen = state.observation(state.current_player)
        own = seen["seats"][seen["current"]]
        rules = rules_for(seen["options"], len(seen["players"]))
        best = [(self._worth(action, own, rules), action) for action in legal]
        top = max(worth for worth, _ in best)
        return self.rng.choice([action for worth, action in best if worth == top])

    def _worth(self, action: Any, own: dict[str, Any], rules: Rules) -> int:
        match action.verb:
            case "take":
                return 1 if action.card < 0 else 2 * _fits(own["route"], action.card, rules)
            case "lay":
                return _laying(action, own)
            case "close":
                return self._closing(action, own)
            case "discard":
                return 1 - _fits(own["hand"], action.card, rules)
            case "return":
                return len(action.to_dict().get("officials", ()))
            case "reward":
                return int(not action.declined)
            case _:
                return 1

    def _closing(self, action: Any, own: dict[str, Any]) -> int:
        cards, following = len(own["route"]), own["nextCarriage"] or 99
        if self.goal == "houses" and following == BOARD.constants["endCarriage"]:
            return len(action.json["houses"]) if not action.official and cards < following else 0
        if self.declines and action.declined:
            return 30 + len(action.json["houses"])
        gains = cards >= following or bool(action.official)
        return (10 if gains else -1) + len(action.json["houses"])


def _laying(action: Any, own: dict[str, Any]) -> int:
    if action.end == "horse":
        return 3 if own["strength"] <= len(own["route"]) else 0
    return {"anew": 0, "first": 1, "left": 2, "right": 2}[str(action.end)]


def _fits(route: Sequence[str], card: int, rules: Rules) -> int:
    """Return at how many ends of a route a card could be laid."""
    cities = [rules.kind_city[rules.kind_index[id_]] for id_ in route]
    city = rules.kind_city[card]
    if not cities or city in cities:
        return 0
    return sum(rules.board.roads[end] >> city & 1 for end in (cities[0], cities[-1]))
