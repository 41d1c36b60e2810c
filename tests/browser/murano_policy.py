"""How the tests play Murano: everything once, then towards the end, so that a game is short and has it all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

Action = Mapping[str, Any]
View = Mapping[str, Any]

WANTED = {"glass": 6.0, "shop": 6.5, "build": 3.0, "gold": 2.5, "special": 2.0}
"""How much a space is liked: the stocks of glass factories and shops are to be used up."""
ONCE = ("build", "palace", "special", "character", "gondolier", "hire", "income", "production")
"""Every seat goes to these early on."""


class Policy:
    """Chooses by what the seat that is to decide can see, and remembers where everybody has been."""

    def __init__(self) -> None:
        self.visits: Counter[tuple[int, str]] = Counter()

    def choose(self, view: View) -> Action:
        """Return one of the offered actions; the first of the best in the engine's order."""
        seen = view["observation"]
        best: Action = max(view["actions"], key=lambda action: self._worth(action, seen, view["seat"]))
        if best["type"] == "sail":
            reached = next(one for one in seen["reach"] if one["space"] == best["to"])
            self.visits[view["seat"], reached["action"]] += 1
        return best

    def _worth(self, action: Action, seen: Mapping[str, Any], seat: int) -> float:
        own = seen["seats"][seat]
        match action["type"]:
            case "sail":
                return self._goal(action, seen, seat, own)
            case "pass":
                return 0.2
            case "build":
                return 5.0 if action["sort"] != "street" else 4.0
            case "draw":
                return 2.0 if seen["tiles"] == 0 else -2.0
            case "produce" | "sell":
                return float(action["count"])
            case "keep" | "buy":
                return 2.0
            case "search":
                return 2.5 if own["gold"] > 8 else 0.0
            case "end":
                return -1.0
            case "decline":
                return -3.0
            case _:
                return 1.0

    def _goal(self, action: Action, seen: Mapping[str, Any], seat: int, own: Mapping[str, Any]) -> float:
        if seen["phase"] == "act":
            # Another ship would only cost gold.
            return -5.0
        reached = next(one for one in seen["reach"] if one["space"] == action["to"])
        if not reached["usable"] or reached["price"] > 0 or len(reached["moves"] or ()) != 1:
            return -4.0
        goal = reached["action"]
        if goal in ONCE and not self.visits[seat, goal]:
            ready = {
                "build": any(own["counts"].values()),
                "production": own["produces"] > 0,
                "income": any(own["income"].values()),
            }
            if ready.get(goal, True):
                return 8.0
        return WANTED.get(goal, 0.5)
