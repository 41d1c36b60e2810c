"""What must be true of every state of every game."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import spieltisch
from spieltisch import State

from . import lagoon

CARDS = 66
COPIES = 3
HOUSES = 20
TILES, POINTS = 30, 79


def text_of(data: Any) -> str:
    """Return JSON data as one text, the same for equal data."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False)


def digest(state: State) -> str:
    """Return a fingerprint of the whole position."""
    return hashlib.sha256(text_of(state.to_dict()).encode()).hexdigest()


def check_conservation(position: dict[str, Any]) -> None:
    """Check that nothing of the material was lost or made."""
    if position["game"] == "murano":
        lagoon.check_conservation(position)
    else:
        _check_taxis(position)


def _check_taxis(position: dict[str, Any]) -> None:
    """Check that no card, house, tile or carriage was lost or made."""
    seats = position["seats"]
    piles = [[card for card in position["display"] if card], position["deck"], position["discard"]]
    piles += [seat[part] for seat in seats for part in ("hand", "route")]
    cards = Counter(card for pile in piles for card in pile)
    assert sum(cards.values()) == CARDS
    assert set(cards.values()) == {COPIES}
    assert position["deck"] or not position["discard"]

    won = [value for seat in seats for _, value in seat["tiles"]]
    left = [value for values in position["stacks"].values() for value in values]
    assert (len(won) + len(left), sum(won) + sum(left)) == (TILES, POINTS)

    for seat in seats:
        assert len(set(seat["houses"])) == len(seat["houses"]) <= HOUSES
        assert seat["carriage"] in (0, 3, 4, 5, 6, 7)
        assert len(set(seat["route"])) == len(seat["route"])


def check_counts(observation: Mapping[str, Any], position: dict[str, Any]) -> None:
    """Check that the numbers of an observation are those of the position."""
    if position["game"] == "murano":
        lagoon.check_counts(observation, position)
        return
    assert observation["deck"] == len(position["deck"])
    assert observation["discard"] == len(position["discard"])
    for length, left in observation["carriageSupply"].items():
        owners = sum(seat["carriage"] >= int(length) for seat in position["seats"])
        assert 0 <= left == 4 - owners
    for seen, true in zip(observation["seats"], position["seats"], strict=True):
        assert seen["handCount"] == len(true["hand"])
        assert seen["supply"] == HOUSES - len(true["houses"])
        assert [tile["stack"] for tile in seen["tiles"]] == [stack for stack, _ in true["tiles"]]


def check_actions(state: State) -> None:
    """Check that there is something to do until the end, each by a text of its own that reads back."""
    actions = state.legal_actions()
    assert bool(actions) != state.is_over
    assert len(set(actions)) == len(actions)
    assert actions == state.copy().legal_actions()
    for action in actions:
        read = state.parse(str(action))
        assert read == action
        assert read.to_dict() == action.to_dict()
        assert state.parse(str(action).upper()) == action
        assert state.why_not(action) is None


def check_round_trip(state: State) -> None:
    """Check that the position, as JSON text, gives an equal state back."""
    again = spieltisch.from_dict(json.loads(text_of(state.to_dict())))
    assert again.to_dict() == state.to_dict()
    assert again.legal_actions() == state.legal_actions()
    assert again.current_player == state.current_player
    assert again.is_over == state.is_over


def check_state(state: State) -> None:
    """Check everything above."""
    position = state.to_dict()
    check_conservation(position)
    check_counts(state.observation(None), position)
    check_actions(state)
    check_round_trip(state)
