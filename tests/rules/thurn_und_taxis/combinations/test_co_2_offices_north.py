"""CO-201 to CO-208: In Amt und Würden with Glanz und Gloria."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import BadPosition, State
from spieltisch.thurn_und_taxis import board as boards

from ..modules import PRINTED, asked, chips, new, north, office_tiles, stacks
from ..reading import kinds, legal, of, own, play, refused, tiles

ALL = "return Postillion Postmeister Amtmann Wagner"


def last_turn(*offices: str, base: bool = False, start: int = 0, **parts: Any) -> State:
    """Return the state after the last turn of a game on the northern board."""
    count = len(offices)
    data = north(*["berlin"] * count, offices=offices, base=base).to_dict()
    data["seats"][0]["tiles"] = [["end", 1]]
    data["stacks"]["end"] = []
    last = (start - 1) % count
    data |= {"phase": "done", "closed": True, "turn": last, "current": last, "start": start, "forced": False}
    data |= {"ending": {"seat": 0, "by": "houses"}, "taken": 1, "laid": 1, **parts}
    state = spieltisch.from_dict(data)
    state.apply("end turn")
    return state


def rewarded(*houses: str) -> State:
    """Return the state in which seat 0 has a house to place as a reward; the base rules are played."""
    state = north(
        "berlin",
        "halle",
        base=True,
        offices=["postillion postmeister wagner", "amtmann amtmann"],
        seats=[{"houses": own.split()} for own in houses],
    )
    play(state, "exchange with Amtmann", ALL)
    return state


@pytest.mark.rule("CO-201")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_wagner_stack(count: int) -> None:
    expected = {id_: number for id_, number in PRINTED[count].items() if id_ != "wagner"}
    assert stacks(new(count, offices=True, board="north")) == expected
    assert stacks(new(count, offices=True, board="north", north_rules="base")) == PRINTED[count]


@pytest.mark.rule("CO-201")
def test_a_position_with_wagner_tiles_is_refused() -> None:
    data = north("berlin").to_dict()
    data["expansions"]["offices"]["stacks"]["wagner"] = 2
    with pytest.raises(BadPosition):
        spieltisch.from_dict(data)


@pytest.mark.rule("CO-202")
def test_three_officials_need_a_tile() -> None:
    state = north("berlin", "halle", offices=["postmeister", "postmeister amtmann amtmann"])
    play(state, "exchange with Amtmann", "return Amtmann", "return Postmeister")
    assert asked(state) == (0, "take"), "each of the three has one again"
    again = north("berlin", "halle", offices=["postmeister", "postmeister amtmann amtmann"])
    events = play(again, "exchange with Amtmann", "return Postmeister", "return Postmeister")
    assert len(of(events, "return-round")) == 2
    assert asked(again) == (0, "return"), "the Amtmann has none"


@pytest.mark.rule("CO-203")
def test_at_most_three_different_tiles() -> None:
    state = north("berlin", "halle", offices=["postillion postmeister postmeister", "amtmann amtmann"])
    play(state, "exchange with Amtmann")
    assert len(legal(state)) == 7
    assert max(len(action.to_dict()["officials"]) for action in state.legal_actions()) == 3
    told = [row["returned"] for row in state.observation(0)["offices"]["rewards"]]
    assert told == [1, 2, 3], "the house cannot be reached"
    with pytest.raises(spieltisch.UnreadableAction):
        state.apply(ALL)
    one, two = state.copy(), state.copy()
    play(one, "return Amtmann")
    assert asked(one) == (1, "return")
    play(two, "return Postmeister Amtmann", "reward deck")
    assert own(two)["handCount"] == 2
    play(state, "return Postillion Postmeister Amtmann")
    assert chips(state) == [1, 0]
    assert refused(state, "reward house Berlin") == "AW-316"


@pytest.mark.rule("CO-204")
def test_only_the_chip_in_the_final_return() -> None:
    state = last_turn("postillion postmeister amtmann", "postillion postmeister")
    assert legal(state) == {"return Postillion Postmeister Amtmann", "return nothing"}
    assert asked(state) == (0, "final-return")
    events = play(state, "return Postillion Postmeister Amtmann")
    assert kinds(events) == ["returned", "chip", "game-over"]
    assert state.scores()[0]["parts"]["chips"] == 1


@pytest.mark.rule("CO-205")
@pytest.mark.parametrize("second", ["right", "as horse"])
def test_a_horse_or_a_route_card_is_the_same_help(second: str) -> None:
    state = north("halle weimar", routes=["berlin"], deck="cassel")
    names = {
        card.split("/")[0]: card.replace("halle", "Halle").replace("weimar", "Weimar")
        for card in own(state)["hand"]
    }
    play(state, "take deck", f"lay {names['halle']} right")
    assert office_tiles(state, 0) == []
    play(state, f"lay {names['weimar']} {second} with Postillion")
    assert office_tiles(state, 0) == ["postillion"]
    horse_first = north("halle weimar", routes=["berlin"], deck="cassel")
    play(
        horse_first,
        "take deck",
        f"lay {names['weimar']} as horse",
        f"lay {names['halle']} {second} with Postillion",
    )
    assert office_tiles(horse_first, 0) == ["postillion"]


@pytest.mark.rule("CO-206")
def test_any_city_a_free_one_included() -> None:
    state = rewarded("bremen hamburg", "luebeck")
    offered = {tuple(action.to_dict()["houses"] or ()) for action in state.legal_actions()}
    assert offered == {
        (),
        *((city,) for city in boards.load("north").city_ids if city not in ("bremen", "hamburg")),
    }
    play(state, "reward house Lübeck")
    assert own(state)["houses"] == ["bremen", "hamburg", "luebeck"]


@pytest.mark.rule("CO-207")
@pytest.mark.parametrize(
    ("city", "expected"), [("Frankfurt", [("free-city", 1)]), ("Lübeck", []), ("Berlin", [])]
)
def test_first_in_a_free_city_brings_its_tile(city: str, expected: list[tuple[str, int]]) -> None:
    state = rewarded("bremen hamburg", "luebeck")
    events = play(state, f"reward house {city}")
    assert tiles(events) == expected
    assert asked(state) == (1, "return")


@pytest.mark.rule("CO-208")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("base", [False, True])
def test_the_final_return_begins_with_the_owner_of_the_rider(start: int, base: bool) -> None:
    three = "postillion postmeister amtmann"
    state = last_turn(three, three, "", base=base, start=start)
    three_seats = [(start - 1 - i) % 3 for i in range(3)]
    assert state.observation(0)["rider"] == three_seats[0]
    order = []
    while not state.is_over:
        order.append(asked(state)[0])
        play(state, "return nothing")
    assert order == [seat for seat in three_seats if seat != 2]
