"""How the tests play: closes soon and with every carriage it can get, so that a game ends in reasonable time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from spieltisch.thurn_und_taxis import board as boards

GATHERING = 8
"""So many rounds everybody takes two cards a turn, which makes hands so large that several cards go at once."""

Action = Mapping[str, Any]
View = Mapping[str, Any]

BOARD = boards.load("south")
NEXT_TO = {
    city: {BOARD.city_ids[other] for other in range(len(BOARD.city_ids)) if BOARD.roads[number] >> other & 1}
    for number, city in enumerate(BOARD.city_ids)
}


def choose(view: View) -> Action:
    """Return one of the offered actions, by what the seat that is to decide can see."""
    seen = view["observation"]
    own = seen["seats"][view["seat"]]
    # The first of the best in the engine's order: the same position always gets the same answer.
    best: Action = max(view["actions"], key=lambda action: _worth(action, seen, own))
    return best


def _worth(action: Action, seen: Mapping[str, Any], own: Mapping[str, Any]) -> float:
    route, hand = own["route"], own["hand"]
    match action["type"]:
        case "take":
            found = _longest(route, [*hand, action["card"]] if action["card"] else hand)
            # In the first rounds cards are gathered, later the officials are needed elsewhere.
            spared = action.get("official") and not seen["forced"] and seen["round"] > GATHERING
            return found + (0.5 if action["card"] else 0) - (3 if spared else 0)
        case "exchange":
            # Better than a card that is of no use, worse than any other.
            return _longest(route, hand) + 0.6
        case "lay":
            rest = list(hand)
            rest.remove(action["card"])
            if action["end"] == "anew":
                return -10 + _longest([action["card"]], rest)
            laid = [action["card"], *route] if action["end"] == "left" else [*route, action["card"]]
            return _longest(laid, rest) - (1 if action.get("official") else 0)
        case "close":
            due = action.get("official") == "wagner" or len(route) >= (own["nextCarriage"] or 99)
            # Now the one, now the other way of placing houses.
            liked = "all" if len(own["houses"]) % 2 else "each"
            return (100 if due else -1) + len(action["houses"]) + (0.5 if action["mode"] == liked else 0)
        case "discard":
            return 1 if action["card"] == surplus_of(hand)[0] else 0
        case _:
            return 0


def _longest(route: Sequence[str], hand: Collection[str]) -> int:
    """Return how many cards the route would have with all that can be laid from the hand, one after the other."""
    if not route:
        return max(
            (_longest([city], [other for other in hand if other != city]) for city in set(hand)), default=0
        )
    best = len(route)
    for city in set(hand) - set(route):
        rest = [other for other in hand if other != city]
        if city in NEXT_TO[route[0]]:
            best = max(best, _longest([city, *route], rest))
        if city in NEXT_TO[route[-1]]:
            best = max(best, _longest([*route, city], rest))
    return best


def surplus_of(hand: Sequence[str]) -> list[str]:
    """Return all the cards of a hand that go after closing."""
    kept = list(hand)
    gone = []
    while len(kept) > BOARD.constants["handAfterClosing"]:
        lonely = min(kept, key=lambda city: len(NEXT_TO[city] & set(kept)))
        kept.remove(lonely)
        gone.append(lonely)
    return gone
