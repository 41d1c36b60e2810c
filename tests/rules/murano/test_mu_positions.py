"""Positions of Murano that cannot occur are refused, each with the field or the rule that stands against it."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition
from spieltisch.murano import board as boards
from tests.engine.rubbish import each, nested
from tests.lagoon import lagoon, lagoon_dict, play

WORKSHOPS = "kuenstlerwerkstatt-1 kuenstlerwerkstatt-2"

WRONG: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "seven ships": ({"ships": [2, 4, 7, 9, 11, 14, 16]}, {"field": "ships", "rule": "MU-102"}),
    "a ship twice": ({"ships": [2, 2, 7, 9, 11, 14, 16, 18]}, {"field": "ships"}),
    "no red ship": ({"red": 3}, {"field": "moved"}),
    "ships moved before the turn": ({"moved": [2], "space": 2}, {"field": "moved"}),
    "a street too many": ({"drawn": "street-none"}, {"tile": "street-none"}),
    "a tile built before the turn": ({"built": 1}, {"field": "built", "rule": "MU-401"}),
    "beads made before the turn": ({"made": 1}, {"field": "made"}),
    "cards seen before the turn": ({"seen": ["sole-glass"]}, {"field": "characters"}),
    "the end without empty stocks": (
        {"ending": {"seat": 0, "sorts": ["glass", "shop"]}},
        {"field": "ending", "rule": "MU-901"},
    ),
    "over before the end": ({"phase": "over", "current": None}, {"field": "ending", "rule": "MU-905"}),
    "another player decides": ({"current": 1}, {"field": "current"}),
    "nobody decides": ({"current": None}, {"field": "current"}),
    "round 0 without start characters": ({"round": 0}, {"field": "round"}),
    "a gondola used during the game": ({"gondolas": {"1": 0}, "used": [1]}, {"field": "used"}),
    "a gondola used without a gondolier": ({"used": [1]}, {"field": "used"}),
    "no palace removed": ({"removed": {"palaces": [], "characters": []}}, {"tile": "palace-1"}),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_that_cannot_occur(name: str) -> None:
    changes, data = WRONG[name]
    position = lagoon_dict(gondolas={1: 0}) if "gondola used during" in name else lagoon_dict()
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**position, **changes})
    assert caught.value.data == data


def test_conservation_is_checked() -> None:
    for part, piece in (("streets", "street-none"), ("stock", "glass"), ("characters", "sole-glass")):
        position = lagoon_dict()
        pile: Any = position[part]
        pile = pile[0] if part == "streets" else pile["glass"] if part == "stock" else pile
        pile.append(piece)
        with pytest.raises(BadPosition):
            spieltisch.from_dict(position)
    for part in ("available", "supply"):
        position = lagoon_dict()
        position["seats"][0][part] += 1
        with pytest.raises(BadPosition):
            spieltisch.from_dict(position)
    position = lagoon_dict()
    position["seats"][1]["beads"]["red"] = 1
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"field": "bag", "rule": "MU-129"}


def test_a_phase_belongs_to_the_space_of_its_action() -> None:
    state = lagoon(beads={0: "red"}, ships="2 4 6 9 11 14 16 18")
    play(state, "sail 6-7", "produce 0")
    position = state.to_dict()
    assert spieltisch.from_dict(position).to_dict() == position
    for phase in ("choose", "build", "place"):
        with pytest.raises(BadPosition):
            spieltisch.from_dict({**position, "phase": phase})


def test_scored_cards_must_be_worth_what_they_brought() -> None:
    state = lagoon(
        ships="3 5 7 9 11 13 16 18", gold=20, left={"shop": 0, "palace": 1}, gondolas={1: 0}, characters={0: "glass"},
        options={"assignment": "by-hand"}, streets={"1a2": "none"}, buildings={"1a3": "glass 0"},
    )  # fmt: skip
    play(state, "sail 5-6", "buy palace", "end turn", "pass 18-1", "end turn", "score glass sacca-mattia")
    position = state.to_dict()
    assert position["seats"][0]["scored"] == [["glass", "sacca-mattia", 3]]
    assert spieltisch.from_dict(position).to_dict() == position
    for scored in ([["glass", "sacca-mattia", 4]], [], [["palace", "sacca-mattia", 0]]):
        seats = [{**position["seats"][0], "scored": scored}, position["seats"][1]]
        with pytest.raises(BadPosition):
            spieltisch.from_dict({**position, "seats": seats})


def test_what_a_scored_card_names_must_be_there() -> None:
    for entry, data in (
        (["harlequin", "sacca-mattia", 0], {"what": "character", "id": "harlequin"}),
        (["glass", "lido", 0], {"what": "island", "id": "lido"}),
    ):
        position = lagoon_dict(characters={0: "glass"}, gondolas={1: 0})
        position["seats"][0]["scored"] = [entry]
        with pytest.raises(BadPosition) as caught:
            spieltisch.from_dict(position)
        assert caught.value.data == data


@pytest.mark.rule("MU-614")
def test_no_card_is_scored_before_the_end() -> None:
    position = lagoon_dict(characters={0: "glass"}, gondolas={1: 0})
    position["seats"][0]["scored"], position["used"] = [["glass", "sacca-mattia", 0]], [1]
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"field": "used", "rule": "MU-614"}


@pytest.mark.rule("MU-111")
def test_as_many_palaces_are_removed_as_there_must_be() -> None:
    position = lagoon_dict()
    position["stock"]["palace"].append(position["removed"]["palaces"].pop())
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"field": "removed", "rule": "MU-111"}


@pytest.mark.parametrize("red", [0, 19, None, True, "2", 2.0])
def test_the_red_ship_is_on_a_space(red: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**lagoon_dict(), "red": red})
    assert caught.value.data == {"field": "red"}


@pytest.mark.rule("MU-409")
@pytest.mark.parametrize("street", [street.id for street in boards.load(2).paving])
def test_every_street_can_be_the_one_that_was_drawn(street: str) -> None:
    position = lagoon_dict()
    position["streets"] = [sorted(stack, key=lambda kind: kind != street) for stack in position["streets"]]
    stack = next(number for number, kinds in enumerate(position["streets"], 1) if kinds[0] == street)
    state = spieltisch.from_dict(position)
    play(state, "sail 2-3", f"draw {stack}")
    assert state.to_dict()["drawn"] == state.observation(1)["street"] == street
    assert spieltisch.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.rule("MU-406")
def test_no_building_stands_without_a_street() -> None:
    position = lagoon(buildings={"2b1": "glass 0"}, streets={"2b2": "none"}).to_dict()
    street = position["islands"]["san-donato"]["streets"].pop("2b2")
    position["streets"][0].append(street)
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"place": "2b1", "rule": "MU-406"}


@pytest.mark.rule("MU-V05")
def test_nobody_has_two_workshops_where_one_is_the_most() -> None:
    lagoon(specials={0: WORKSHOPS})
    with pytest.raises(BadPosition) as caught:
        lagoon(specials={0: WORKSHOPS}, options={"one-workshop": True})
    assert caught.value.data == {"seat": 0, "rule": "MU-V05"}


@pytest.mark.rule("MU-501")
def test_each_card_came_with_its_building() -> None:
    position = lagoon(specials={0: "bank"}).to_dict()
    position["specials"].append(position["seats"][0]["specials"].pop()[0])
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"field": "specials", "rule": "MU-501"}


def test_what_was_scored_is_a_card_of_the_seat() -> None:
    position = lagoon_dict()
    position["seats"][1]["scored"] = [["glass", "navagero", 0]]
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict(position)
    assert caught.value.data == {"seat": 1}


@each("number", [nested(2000), 10**5000, -1, 99, True, "1", None, 1.0])
def test_gondolas_that_are_none_are_refused(number: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        spieltisch.from_dict({**lagoon_dict(), "used": [number]})
    assert caught.value.data == {"field": "used"}
