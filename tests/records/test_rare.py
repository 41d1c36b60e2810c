"""Whatever happens rarely in a game happens in some golden record."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.thurn_und_taxis import board as boards
from spieltisch.thurn_und_taxis.actions import OFFICIALS
from tests.engine.tables import GAME

from . import brief, golden
from .plans import MURANO

Events = list[Any]


def _has(kind: str, **parts: Any) -> Callable[[State, Events], bool]:
    """Return a check for an event of that kind with these parts."""
    wanted = {"event": kind, **parts}.items()
    return lambda _, events: any(wanted <= {k: v for k, v in e.items() if v.__hash__}.items() for e in events)


def _tie(state: State, *, owner: bool) -> bool:
    rows = state.ranking()
    tied = [row["seat"] for row in rows if row["total"] == rows[0]["total"]]
    trigger = state.to_dict()["ending"]["seat"]
    return len(tied) > 1 and (trigger in tied) == owner


def _closes_after_the_trigger(_: State, events: Events) -> bool:
    kinds = [event["event"] for event in events]
    return "closed" in kinds[kinds.index("end-triggered") :]


STACKS = sorted({stack.id for board in map(boards.load, ("south", "north")) for stack in board.stacks})

ROUTES = {"route-5": 5, "route-6": 6, "route-7": 7}

RARE: dict[str, Callable[[State, Events], bool]] = (
    {
        "ends by houses": _has("end-triggered", by="houses"),
        "ends by carriage": _has("end-triggered", by="carriage"),
        "a route closed in the last round": _closes_after_the_trigger,
        "tie, the owner of the end tile among the first": lambda state, _: _tie(state, owner=True),
        "tie, the owner of the end tile not among the first": lambda state, _: _tie(state, owner=False),
        "reshuffle": _has("reshuffled"),
        "abandoned route": _has("abandoned"),
        "declined carriage": _has("carriage-declined"),
        "second card from the display": _has("took", **{"official": "postmeister", "from": "display"}),
        "second card from the deck": _has("took", **{"official": "postmeister", "from": "deck"}),
        "exchanged display": _has("exchanged"),
        "second card laid": _has("laid", official="postillion"),
        "carriage by the Wagner": _has("carriage", official="wagner"),
        "largest carriage": _has("carriage", length=7),
        "no house": _has("closed", mode="none"),
        "one house in each country": _has("closed", mode="each"),
        "all houses in one country": _has("closed", mode="all"),
        "cards discarded from the hand": _has("discarded", **{"from": "hand"}),
        "forced Postmeister after the first round": lambda _, events: any(
            event["event"] == "turn-began" and event["forced"] and event["round"] > 1 for event in events
        ),
        "tile of a shorter route, the own stack used up": lambda _, events: any(
            event["event"] == "tile"
            and event["stack"] in ROUTES
            and ROUTES[event["stack"]] < min(len(closed), 7)
            for closed, event in _closings(events)
        ),
        "letter": _has("letter"),
        "the courier, a carriage declined": lambda _, events: any(
            pair == ["carriage-declined", "courier"] for pair in _neighbours(events)
        ),
        "the courier by a closing without a carriage": lambda _, events: any(
            pair[1] == "courier" and pair[0] != "carriage-declined" for pair in _neighbours(events)
        ),
        "return round that is repeated": lambda _, events: any(
            pair[0] != "office-tile" and pair[1] == "return-round" for pair in _neighbours(events)
        ),
        "card as a reward": lambda _, events: any(
            event["event"] == "took" and pair == ["returned", "took"]
            for pair, event in zip(_neighbours(events), events[1:], strict=True)
        ),
        "house as a reward": lambda _, events: ["returned", "house"] in _neighbours(events),
        "chip as a reward": _has("chip"),
        "reward declined": _has("reward-declined"),
        "chip or house after the last turn": lambda _, events: bool(
            {"chip", "house"}
            & {
                event["event"]
                for event in events[_last(events, "turn-ended") :]
                if event["event"] != "game-over"
            }
        ),
        "coach moved by a card of its country": _has("coach-moved", joker=False),
        "coach moved by a joker": _has("coach-moved", joker=True),
        "clergy replaced in Rome": lambda _, events: any(event.get("gone") for event in events),
        "horse": _has("harnessed", official=None),
        "horse as the second card": _has("harnessed", official="postillion"),
        "horses discarded": _has("discarded", **{"from": "horses"}),
    }
    | {f"letters paid for the {official}": _has("letters-paid", official=official) for official in OFFICIALS}
    | {f"office tile of the {official}": _has("office-tile", official=official) for official in OFFICIALS}
    | {f"tile of {stack}": _has("tile", stack=stack) for stack in STACKS}
)


def _closings(events: Events) -> list[tuple[list[str], dict[str, Any]]]:
    """Return each event together with the cards of the closing before it."""
    pairs, cards = [], list[str]()
    for event in events:
        cards = event["cards"] if event["event"] == "closed" else cards
        pairs.append((cards, event))
    return pairs


def _neighbours(events: Events) -> list[list[str]]:
    """Return the kinds of each two events that follow each other."""
    return [[first["event"], second["event"]] for first, second in pairwise(events)]


def _last(events: Events, kind: str) -> int:
    return max(place for place, event in enumerate(events) if event["event"] == kind)


MURANO_RARE: dict[str, Callable[[State, Events], bool]] = {
    "a ship passes others by the lighthouse": _has("sailed", passed=True),
    "four ships in a turn": _has("sailed", price=3),
    "passing": _has("passed"),
    "a tile chosen from the stock": _has("bought", **{"from": "stock"}),
    "a character declined": _has("declined"),
    "a gondolier on another colour": _has("placed", price=5),
    "a gondolier hired": _has("hired"),
    "a gondolier dismissed": _has("dismissed"),
    "beads produced": _has("produced", points=-4),
    "three beads sold": _has("sold", count=3),
    "a sale with a workshop": _has("sold", jokers=1),
    "points by the guild hall": _has("points", by="zunfthalle"),
    "the basilica": _has("points", by="basilika"),
    "income with the market hall": _has("income", bonus=3),
    "gold for the red ship": _has("red-ship"),
    "streets are used up": _has("empty", sort="street"),
    "a tile bought and built in the last round": lambda _, events: any(
        pair == ["bought", "built"] for pair in _neighbours(events)
    ),
    "a character of one island": lambda _, events: any(
        event["event"] == "scored" and event["card"].endswith(("-mixed", "-most")) and event["points"]
        for event in events
    ),
    "scored by hand": _has("scoring-began"),
    "tie": lambda state, _: state.ranking()[0]["tieBreak"],
}


@pytest.fixture(scope="module")
def every() -> dict[str, list[tuple[State, Events]]]:
    """Return by game the last state and all events of each golden record."""
    games: dict[str, list[tuple[State, Events]]] = {}
    records = [golden.record_of(golden.read(name)) for name in golden.names()]
    records += [brief.record_of(game) for group in brief.groups() for game in brief.read(group)]
    for record in records:
        state = spieltisch.replay(record, 0)
        events = [event for text in record["actions"] for event in state.apply(text)]
        games.setdefault(record["game"], []).append((state, events))
    return games


@pytest.mark.parametrize("name", RARE)
def test_rare_things_happen_in_some_record(name: str, every: dict[str, list[tuple[State, Events]]]) -> None:
    assert any(RARE[name](state, events) for state, events in every[GAME])


@pytest.mark.parametrize("name", MURANO_RARE)
def test_rare_things_of_murano_happen_too(name: str, every: dict[str, list[tuple[State, Events]]]) -> None:
    assert any(MURANO_RARE[name](state, events) for state, events in every[MURANO])
