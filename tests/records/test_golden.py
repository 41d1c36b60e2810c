"""Golden records: whole games come out exactly as they did, on every Python and in WebAssembly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from spieltisch import State

from . import golden
from .plans import COUNTS, plans, sets_without_start, starts

NAMES = golden.names()

Events = list[dict[str, Any]]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_comes_out_as_it_did(name: str) -> None:
    known = golden.read(name)
    state = spieltisch.replay(golden.record_of(known), 0)
    for step, (text, events) in enumerate(known["actions"], 1):
        assert text in state.legal_actions(), step
        assert (step, text, "; ".join(map(golden.brief, state.apply(text)))) == (step, text, events)
    assert state.is_over
    assert state.scores() == known["scores"]
    assert state.ranking() == known["ranking"]
    assert state.winners() == known["winners"]
    assert golden.digest(state) == known["digest"]


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_in_its_form(name: str) -> None:
    text = (golden.GAMES / f"{name}.json").read_text(encoding="utf-8")
    assert golden.text_of(golden.read(name)) == text


def test_every_planned_record_is_there() -> None:
    planned = [plan.name for plan in plans()]
    assert sorted(set(planned)) == sorted(planned)
    assert sorted(planned) == NAMES, "run: PYTHONPATH=py python -m tests.records.make"


@pytest.mark.parametrize("count", COUNTS)
def test_every_set_of_options_has_a_golden_record(count: int) -> None:
    headers = [golden.read(name)["header"] for name in NAMES]
    played = [header["options"] for header in headers if len(header["players"]) == count]
    for options in sets_without_start(count):
        assert any(options.items() <= chosen.items() for chosen in played), options
    for start in starts(count):
        assert any(chosen.get("start") == start for chosen in played), start


def test_every_player_count_of_the_catalogue_is_played() -> None:
    assert spieltisch.games()["thurn-und-taxis"].players == COUNTS


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


STACKS = ("route-5", "route-6", "route-7", "all-countries", "baiern", "baden", "wuerttemberg-hohenzollern",
          "schweiz-tyrol", "boehmen-salzburg", "end")  # fmt: skip

ROUTES = {"route-5": 5, "route-6": 6, "route-7": 7}

RARE: dict[str, Callable[[State, Events], bool]] = {
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
        event["event"] == "tile" and event["stack"] in ROUTES and ROUTES[event["stack"]] < min(len(closed), 7)
        for closed, event in _closings(events)
    ),
} | {f"tile of {stack}": _has("tile", stack=stack) for stack in STACKS}


def _closings(events: Events) -> list[tuple[list[str], dict[str, Any]]]:
    """Return each event together with the cards of the closing before it."""
    pairs, cards = [], list[str]()
    for event in events:
        cards = event["cards"] if event["event"] == "closed" else cards
        pairs.append((cards, event))
    return pairs


@pytest.fixture(scope="module")
def played() -> list[tuple[State, Events]]:
    """Return the last state and all events of each golden record."""
    games = []
    for name in NAMES:
        record = golden.record_of(golden.read(name))
        state = spieltisch.replay(record, 0)
        games.append((state, [event for text in record["actions"] for event in state.apply(text)]))
    return games


@pytest.mark.parametrize("name", RARE)
def test_rare_things_happen_in_some_record(name: str, played: list[tuple[State, Events]]) -> None:
    assert any(RARE[name](state, events) for state, events in played)
