"""What the actions of a view say that they cost and bring is what they cost and bring."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import State
from spieltisch.session import Session

from ..tables import NAMES
from ..voyages import Sailor
from .test_murano import begin, mixed

LATER = ("end",)
"""What ends a turn or the scoring brings things that are not the action's own."""


GAMES = 12
"""How many are played; each has other options."""
PREVIEWED = 0.05
"""Share of the positions in which an action is looked at before it is done, as the page asks for it."""
PRICED = {
    *(
        "1 ship",
        "2 ships",
        "3 ships",
        "pass",
        "take",
        "income",
        "dismiss",
        "hire",
        "keep",
        "place",
        "sell",
        "sell joker",
    ),
    *(f"buy {sort}" for sort in ("glass", "shop", "palace", "special")),
    *("search palace", "search shop"),
}
"""What has a price, or brings gold, by what it is paid for."""


def changes(state: State, text: str) -> tuple[int, int]:
    """Return by how much an action changes gold and points of its player."""
    seat = state.current_player or 0
    trial = state.copy()
    before = trial.to_dict()["seats"][seat]
    events = trial.apply(text)
    after = trial.to_dict()["seats"][seat]
    scored = sum(event["points"] for event in events if event["event"] == "scored" and event["seat"] == seat)
    return after["gold"] - before["gold"], after["points"] - before["points"] + scored


@pytest.mark.parametrize("count", [2, 3, 4])
def test_gold_and_points_of_an_action_are_what_happens(count: int) -> None:
    options = {"assignment": "by-hand", "start-character": True, "income": ("automatic", "chosen")[count % 2]}
    state = spieltisch.new_game("murano", NAMES[:count], options, seed=count)
    sailor = Sailor(Random(count), whims=0.3)
    seen = set()
    while not state.is_over:
        offers = state.offers()
        assert [offer["text"] for offer in offers] == state.legal_actions()
        # One of each kind: there are hundreds of ways to build.
        for offer in {one["type"]: one for one in offers if one["type"] not in LATER}.values():
            assert (offer["gold"], offer["points"]) == changes(state, offer["text"]), offer
            seen.add(offer["type"])
        state.apply(sailor.choose(state))
    assert seen >= {"sail", "pass", "take", "buy", "search", "look", "keep", "place", "build", "income"}
    assert seen >= {"produce", "sell", "score"}


def sailed(state: State, ships: list[str]) -> Any:
    """Return the position after all ships of a trip."""
    trial = state.copy()
    for ship in ships:
        trial.apply(ship)
    return trial


def named(offer: Any) -> str:
    """Return what an action pays, or is paid, for."""
    joker = " joker" if offer.get("jokers") else ""
    return f"{offer['type']}{joker}" + (f" {offer['sort']}" if offer["type"] in {"buy", "search"} else "")


def previewed(state: State, text: str) -> int | None:
    """Return by how much the page is told that an action changes the points; None where that depends on something hidden."""
    session = Session()
    session.call("load", {"record": state.record()})
    gain: int | None = session.call("preview", {"seat": state.current_player, "text": text})["gain"]
    return gain


def check(state: Any, rng: Random) -> set[str]:
    """Compare all that is told of what can be done with what happens; return what that was."""
    seat, met = state.current_player, set()
    for row in state.observation(seat).get("reach") or ():
        if row["usable"]:
            assert state.gold[seat] - sailed(state, row["sails"]).gold[seat] == row["price"], row
            met.add(f"{len(row['sails'])} ship{'s' * (len(row['sails']) > 1)}")
    offers = {named(one): one for one in state.offers() if one["type"] not in LATER}
    for offer in offers.values():
        assert (offer["gold"], offer["points"]) == changes(state, offer["text"]), offer
    if offers and rng.random() < PREVIEWED:
        text = rng.choice([*offers.values()])["text"]
        gain, after = previewed(state, text), sailed(state, [text])
        assert gain in (None, after.scores()[seat]["total"] - state.scores()[seat]["total"]), text
    return met | {*offers}


def test_what_is_told_before_is_what_is_paid() -> None:
    """Ships alone and together, purchases, choices, sales and exchanges, with all variants and special buildings."""
    met: Counter[str] = Counter()
    for seed in range(GAMES):
        count = 2 + seed % 3
        state = begin(count, mixed(seed * 7 + count), seed)
        sailor, rng = Sailor(Random(seed), whims=0.2), Random(seed)
        while not state.is_over:
            met.update(check(state, rng))
            state.apply(sailor.choose(state))
    assert met.keys() >= PRICED, PRICED - met.keys()
