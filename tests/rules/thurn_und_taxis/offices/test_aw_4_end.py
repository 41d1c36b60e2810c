"""AW-401 to AW-414: the end of the game and the final return."""

from __future__ import annotations

import json

import pytest

import spieltisch
from spieltisch import State
from tests.positions import Seat, all_but

from ..modules import asked, calls, chips, modules, office_tiles, stacks
from ..reading import kinds, legal, of, own, play, quick_turn, refused, tiles, verbs

EACH = "postillion postmeister amtmann wagner"
ALL = "return Postillion Postmeister Amtmann Wagner"
NEARLY = all_but("Ulm Linz Lodz")
"""19 houses: one is left."""
WON = (("baiern", 5), ("baden", 3), ("schweiz-tyrol", 3))
"""What they have brought."""


def last_turn(*offices: str, seats: tuple[Seat, ...] = (), turn: int | None = None, start: int = 0) -> State:
    """Return the state after the last turn of a game, of which seat 0 triggered the end by a carriage."""
    count = len(offices)
    everybody = [*seats, *(Seat() for _ in range(count - len(seats)))]
    first = everybody[0]
    everybody[0] = Seat(hand=first.hand, houses=first.houses, carriage=7, tiles=first.tiles)
    last = (start - 1) % count if turn is None else turn
    state = modules(
        *everybody, offices=offices, phase="done", turn=last, start=start, ending=(0, "carriage"), used=""
    )
    state.apply("end turn")
    return state


@pytest.mark.rule("AW-401")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_last_house_as_a_reward_triggers_the_end(seat: int) -> None:
    near = Seat(hand="Kempten", houses=NEARLY, tiles=WON)
    seats = [near] if seat == 0 else [Seat(hand="Lodz"), near]
    offices = ["postillion postmeister wagner", "postillion postmeister wagner", ""]
    state = calls(*offices, seats=seats)
    if seat == 1:
        play(state, "return Amtmann")
    play(state, ALL)
    assert state.observation(None)["ending"] is None
    events = play(state, "reward house Ulm")
    assert of(events, "end-triggered") == [
        {"event": "end-triggered", "seat": seat, "by": "houses", "last": 2}
    ]
    assert state.observation(None)["ending"] == {"seat": seat, "by": "houses"}


@pytest.mark.rule("AW-402")
def test_the_end_tile_goes_to_the_owner_of_the_house() -> None:
    state = calls(
        "", "postillion postmeister wagner", seats=[Seat(hand="Kempten"), Seat(houses=NEARLY, tiles=WON)]
    )
    play(state, "return Amtmann", ALL)
    events = play(state, "reward house Lodz")
    assert [(event["seat"], event["stack"]) for event in of(events, "tile")] == [
        (1, "end"),
        (1, "all-countries"),
    ]
    assert own(state, 0)["tiles"] == []


@pytest.mark.rule("AW-403")
def test_round_of_returns_turn_and_round_are_completed() -> None:
    state = calls(
        "",
        "postillion postmeister wagner",
        "wagner",
        seats=[Seat(hand="Kempten"), Seat(houses=NEARLY, tiles=WON)],
    )
    play(state, "return Amtmann", ALL, "reward house Ulm")
    assert asked(state) == (2, "return"), "the return round goes on"
    play(state, "return Wagner")
    assert asked(state) == (0, "take"), "and so does the turn"
    turns = []
    while asked(state)[1] != "final-return" and not state.is_over:
        turns.append(state.current_player)
        quick_turn(state)
    assert turns == [0, 1, 2]
    assert state.is_over


@pytest.mark.rule("AW-404")
def test_no_further_turn_after_the_last_of_the_round() -> None:
    state = calls(
        "",
        "postillion postmeister wagner",
        seats=[Seat(hand="Kempten"), Seat(houses=NEARLY, tiles=WON)],
        start=1,
    )
    play(state, "return Amtmann", ALL, "reward house Ulm")
    assert asked(state) == (0, "take")
    events = quick_turn(state)
    assert kinds(events)[-1] == "game-over"
    assert state.is_over


@pytest.mark.rule("AW-405")
def test_everybody_may_give_back_once_more() -> None:
    state = last_turn(EACH, EACH, "postillion postmeister amtmann")
    seats = []
    while not state.is_over:
        assert asked(state)[1] == "final-return"
        assert verbs(state) == {"return"}
        seats.append(asked(state)[0])
        assert refused(state, "take deck") == "AW-405"
        play(state, "return Postillion Postmeister Amtmann")
    assert sorted(str(seat) for seat in seats) == ["0", "1", "2"]
    assert chips(state) == [1, 1, 1], "once, although each has three more"


@pytest.mark.rule("AW-405")
def test_only_once_each() -> None:
    twice = "postillion postillion postmeister postmeister amtmann"
    state = last_turn(twice, "")
    play(state, "return Postillion Postmeister Amtmann")
    assert state.is_over
    assert office_tiles(state, 0) == ["postillion", "postmeister"]


@pytest.mark.rule("AW-406")
def test_only_three_and_four_tiles_have_an_effect() -> None:
    state = last_turn(EACH, "postillion postmeister postmeister")
    assert asked(state) == (0, "final-return"), "two different tiles bring nothing: nobody is asked"
    lengths = {
        len(action.to_dict()["officials"]) for action in state.legal_actions() if action != "return nothing"
    }
    assert lengths == {3, 4}
    told = {row["returned"]: row["reward"] for row in state.observation(1)["offices"]["rewards"]}
    assert told == {1: "nothing", 2: "nothing", 3: "chip", 4: "house"}
    assert len(legal(state)) == 4 + 1 + 1
    assert refused(state, "return Postillion Postmeister") == "AW-406"
    assert refused(state, "return Wagner") == "AW-406"
    few = last_turn("postillion postmeister amtmann", "")
    assert refused(few, "return Postillion Postmeister Wagner") == "AW-305"
    chip, house = state.copy(), state.copy()
    play(chip, "return Postillion Amtmann Wagner")
    assert chips(chip) == [1, 0]
    assert chip.is_over
    play(house, ALL)
    assert asked(house) == (0, "reward-house")
    assert refused(house, "take deck") == "AW-405"
    play(house, "reward house Lodz")
    assert own(house)["houses"] == ["lodz"]
    assert house.is_over


@pytest.mark.rule("AW-407")
def test_the_final_return_is_voluntary() -> None:
    state = last_turn(EACH, "postillion postmeister amtmann")
    before = state.scores()
    assert "return nothing" in legal(state)
    play(state, "return nothing", "return nothing")
    assert state.is_over
    assert state.scores() == before
    assert office_tiles(state, 0) == EACH.split()
    declined = last_turn(EACH, "")
    play(declined, ALL, "reward nothing")
    assert declined.is_over
    assert own(declined)["houses"] == []


@pytest.mark.rule("AW-408")
@pytest.mark.parametrize(("start", "order"), [(0, [3, 2, 1, 0]), (2, [1, 0, 3, 2])])
def test_from_the_last_player_backwards_to_the_start_player(start: int, order: list[int]) -> None:
    third = "postillion postmeister amtmann"
    state = last_turn(EACH, third, third, third, start=start)
    seats = []
    while not state.is_over:
        seats.append(asked(state)[0])
        play(state, "return nothing")
    assert seats == order


@pytest.mark.rule("AW-409")
def test_the_final_house_may_complete_a_country() -> None:
    baden = last_turn(EACH, "", seats=(Seat(hand="Ulm", houses="Mannheim Freiburg"),))
    play(baden, ALL)
    assert tiles(play(baden, "reward house Carlsruhe")) == [("baden", 3)]
    houses = "Mannheim Ulm Sigmaringen Basel Innsbruck Pilsen Linz Passau"
    everywhere = last_turn(EACH, "", seats=(Seat(hand="Ulm", houses=houses),))
    play(everywhere, ALL)
    assert tiles(play(everywhere, "reward house Lodz")) == [("all-countries", 6)]
    assert everywhere.scores()[0]["parts"]["tiles"] == 7


@pytest.mark.rule("AW-410")
def test_the_final_house_saves_a_point() -> None:
    state = last_turn(EACH, "", seats=(Seat(hand="Ulm", houses="Mannheim Freiburg"),))
    assert state.scores()[0]["parts"]["houses"] == -18
    play(state, ALL, "reward house Lodz")
    assert state.scores()[0]["parts"]["houses"] == -17


@pytest.mark.rule("AW-411")
def test_the_final_house_triggers_nothing() -> None:
    state = last_turn("", EACH, seats=(Seat(hand="Ulm"), Seat(hand="Linz", houses=NEARLY, tiles=WON)))
    play(state, ALL)
    events = play(state, "reward house Ulm")
    assert kinds(events) == ["house", "tile", "game-over"]
    assert tiles(events) == [("wuerttemberg-hohenzollern", 3)]
    assert state.observation(None)["ending"] == {"seat": 0, "by": "carriage"}
    assert [tile["stack"] for tile in own(state, 0)["tiles"]] == ["end"]


@pytest.mark.rule("AW-412")
def test_no_return_round_after_the_final_return() -> None:
    """Even with an empty stack: this position has one, though no game comes to it."""
    data = last_turn("postillion postmeister amtmann", EACH).to_dict()
    offices = data["expansions"]["offices"]
    offices["owned"][1]["wagner"] += offices["stacks"]["wagner"]
    offices["stacks"]["wagner"] = 0
    state = spieltisch.from_dict(data)
    events = play(state, "return nothing", "return Postillion Postmeister Amtmann")
    assert kinds(events) == ["returned", "returned", "chip", "game-over"]
    assert stacks(state)["wagner"] == 0
    assert spieltisch.from_dict(state.to_dict()).to_dict() == state.to_dict()


@pytest.mark.rule("AW-413")
def test_a_chip_is_a_point() -> None:
    state = modules(Seat(hand="Ulm", carriage=3), offices=[], chips=[3, 1])
    assert state.scores()[0] == {
        "total": 2 - 20 + 3,
        "parts": {"carriage": 2, "tiles": 0, "houses": -20, "chips": 3},
    }
    assert state.scores()[1]["parts"]["chips"] == 1


@pytest.mark.rule("AW-414")
def test_tiles_kept_are_worth_nothing() -> None:
    rich = last_turn(f"{EACH} postmeister postmeister", "")
    play(rich, "return nothing")
    poor = last_turn("", "")
    assert rich.is_over
    assert poor.is_over
    assert rich.scores() == poor.scores()


@pytest.mark.rule("AW-405")
def test_a_position_of_the_final_return_goes_on_the_same() -> None:
    state = last_turn(EACH, EACH, "postillion postmeister amtmann")
    for text in ("return nothing", ALL, "reward house Lodz", "return Postmeister Amtmann Wagner"):
        again = spieltisch.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        assert again.apply(text) == state.apply(text)
    assert again.to_dict() == state.to_dict()
    assert again.is_over
