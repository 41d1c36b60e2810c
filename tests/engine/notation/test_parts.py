"""Actions that are named by their parts, as the page names them: the engine writes the notation."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch import UnreadableAction

from ..playing import Player
from ..sitting import Table
from ..tables import begin
from ..voyages import Sailor

SOUTH = {"courier": True, "offices": True, "audience": True, "decline-carriage": True}
NORTH = {"board": "north", "courier": True, "offices": True}


@pytest.mark.parametrize("options", [{}, SOUTH, NORTH], ids=["base", "south", "north"])
def test_every_action_is_found_by_its_parts(options: Mapping[str, Any]) -> None:
    rng = Random(3)
    state, player = begin(3, options, 3), Player(rng, whims=0.3)
    while not state.is_over:
        _check_some(state, rng)
        state.apply(player.choose(state))


def test_every_action_of_murano_is_found_by_its_parts() -> None:
    rng = Random(3)
    state = spieltisch.new_game("murano", players=["A", "B", "C"], seed=3)
    sailor = Sailor(rng)
    while not state.is_over:
        _check_some(state, rng)
        state.apply(sailor.choose(state))


def _check_some(state: spieltisch.State, rng: Random) -> None:
    legal = state.legal_actions()
    for action in rng.sample(legal, min(2, len(legal))):
        parts = action.to_dict()
        del parts["text"]
        parts.pop("modes", None)
        assert state.parse(parts) == action
        assert state.why_not(parts) is None


@pytest.mark.parametrize(
    ("options", "parts", "text"),
    [
        ({}, {"type": "take", "card": None}, "take deck"),
        ({}, {"type": "take", "card": "ulm"}, "take Ulm"),
        ({}, {"type": "take", "card": "ulm", "official": "postmeister"}, "take Ulm with Postmeister"),
        ({}, {"type": "take", "card": "ulm", "official": "wagner"}, "take Ulm with Wagner"),
        ({}, {"official": "amtmann"}, "exchange with Amtmann"),
        ({}, {"type": "lay", "card": "ulm", "end": "anew"}, "lay Ulm anew"),
        ({}, {"type": "lay", "card": "ulm", "end": "first", "official": None}, "lay Ulm"),
        ({}, {"type": "close"}, "close"),
        ({}, {"type": "close", "official": "wagner"}, "close with Wagner"),
        ({}, {"type": "close", "official": "amtmann"}, "close with Amtmann"),
        (
            {},
            {"type": "close", "official": "amtmann", "declined": True},
            "close with Amtmann without carriage",
        ),
        ({}, {"type": "close", "houses": ["linz", "ulm"], "mode": "all"}, "close all Ulm Linz"),
        ({}, {"type": "close", "houses": ["linz", "ulm"], "mode": "none"}, "close each Ulm Linz"),
        ({}, {"type": "close", "houses": ["ulm"], "mode": "all"}, "close each Ulm"),
        ({}, {"type": "close", "declined": True}, "close without carriage"),
        ({}, {"type": "end"}, "end turn"),
        (NORTH, {"type": "lay", "card": "berlin/2", "end": "horse"}, "lay Berlin/2 as horse"),
        (SOUTH, {"type": "reward", "houses": ["ulm"]}, "reward house Ulm"),
        (SOUTH, {"type": "reward", "declined": True}, "reward nothing"),
        (SOUTH, {"type": "return", "declined": True}, "return nothing"),
        (SOUTH, {"type": "return", "officials": ["amtmann", "wagner"]}, "return Amtmann Wagner"),
        (SOUTH, {"type": "move", "coach": "blue", "town": "chur"}, "move blue Chur"),
    ],
)
def test_what_the_page_asks_about(options: Mapping[str, Any], parts: Mapping[str, Any], text: str) -> None:
    """Named parts get the same answer as the text."""
    state = begin(2, options)
    assert str(state.parse(parts)) == text
    assert state.why_not(parts) == state.why_not(text)
    assert state.why_not(parts, 1 - (state.current_player or 0)) is not None


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ({"type": "sail", "from": 1, "to": 4}, "sail 1-4"),
        ({"type": "build", "sort": "street", "place": "Z9"}, None),
        ({"type": "draw", "stack": 1}, "draw 1"),
        ({"type": "end"}, "end turn"),
    ],
)
def test_what_the_page_asks_about_in_murano(parts: Mapping[str, Any], text: str | None) -> None:
    state = spieltisch.new_game("murano", players=["A", "B"], seed=1)
    if text is None:
        with pytest.raises(UnreadableAction):
            state.parse(parts)
    else:
        assert state.parse(parts) == text


def test_buildings_on_streets_are_named_by_parts_too() -> None:
    """Well formed, though never legal (MU-405)."""
    state = spieltisch.new_game("murano", players=["A", "B"], seed=1)
    rules: Any = state.rules
    kind, street = rules.board.kinds[0].id, rules.board.street_places[0]
    assert state.parse({"type": "build", "tile": kind, "place": street}) == f"build {kind} {street}"


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"type": "fly"},
        {"type": "take", "card": "rom"},
        {"type": "take", "card": ["ulm"]},
        {"type": "take", "wings": 2},
        {"type": "take", "card": "ulm", "official": "kurfürst"},
        {"type": "take", "card": "ulm", "official": ["wagner"]},
        {"type": "exchange", "official": "wagner"},
        {"type": "close", "houses": "ulm"},
        {"type": "close", "houses": [1]},
        {"type": "close", "houses": ["ulm", "ulm"]},
        {"type": "close", "houses": ["rom"]},
        {"type": "close", "mode": "most"},
        {"type": "close", "mode": ["all"]},
        {"type": "close", "card": "ulm"},
        {"type": ["close"]},
    ],
    ids=str,
)
def test_parts_of_no_action(parts: Mapping[str, Any]) -> None:
    with pytest.raises(UnreadableAction):
        begin(2, SOUTH).parse(parts)
    with pytest.raises(UnreadableAction):
        Table().call("whyNot", parts=parts, seat=0)


def test_the_page_asks_by_parts() -> None:
    table = Table()
    by_text = table.call("whyNot", text="lay Ulm left", seat=0)
    assert table.call("whyNot", parts={"type": "lay", "card": "ulm", "end": "left"}, seat=0) == by_text
    assert table.call("whyNot", parts={"type": "take", "card": None}, seat=0) is None
