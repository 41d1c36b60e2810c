"""AW-301 to AW-307 and AW-312 to AW-316, AW-328 to AW-331: the return round."""

from __future__ import annotations

import json

import pytest

import spieltisch
from spieltisch import PUBLIC
from spieltisch.session import Session
from tests.positions import Seat, all_but, ids

from ..modules import OPEN, Letters, asked, calls, chips, modules, office_tiles, stacks
from ..reading import kinds, legal, of, own, play, refused, tiles, verbs


@pytest.mark.rule("AW-301")
def test_the_last_tile_calls_for_a_return_by_all() -> None:
    before = modules(Seat(hand="Ulm"), offices=["", "amtmann"])
    events = play(before, "exchange with Amtmann")
    assert of(events, "return-round") == []
    assert asked(before) == (0, "take")
    assert before.observation(PUBLIC)["offices"]["empty"] is None
    state = calls("postmeister", "wagner")
    assert asked(state) == (0, "return")
    assert verbs(state) == {"return"}
    assert state.observation(PUBLIC)["offices"]["empty"] == "amtmann"
    play(state, "return Amtmann")
    assert asked(state) == (1, "return")
    assert verbs(state) == {"return"}


@pytest.mark.rule("AW-302")
def test_at_once_in_the_middle_of_the_turn() -> None:
    state = calls("postmeister", "wagner")
    assert refused(state, "take deck") == "AW-302"
    assert refused(state, "end turn") == "AW-302"
    assert state.observation(0)["turn"] == 0
    play(state, "return Amtmann")
    seen = state.observation(1)
    assert (seen["turn"], seen["current"]) == (0, 1)
    assert refused(state, "take deck") == "AW-302"
    play(state, "return Amtmann Wagner", "reward nothing")
    assert asked(state) == (0, "take")
    assert office_tiles(state, 0) == ["postmeister"]
    play(state, "take deck", "lay Kempten right", "close")
    assert asked(state)[0] == 0


@pytest.mark.rule("AW-303")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_it_begins_with_the_player_whose_turn_it_is(turn: int) -> None:
    offices = ["amtmann amtmann", "amtmann amtmann", ""]
    hands = [Seat(hand="Ulm"), Seat(hand="Linz"), Seat(hand="Lodz")]
    state = modules(*hands, offices=offices, turn=turn)
    events = play(state, "exchange with Amtmann")
    assert of(events, "return-round") == [{"event": "return-round", "seat": turn}]
    assert asked(state) == (turn, "return")


@pytest.mark.rule("AW-304")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_it_goes_on_clockwise(turn: int) -> None:
    offices = ["amtmann", "amtmann amtmann", "amtmann", "amtmann"]
    state = modules(*[Seat(hand="Ulm")] * 3, Seat(hand="Linz"), offices=offices, turn=turn, start=2)
    play(state, "exchange with Amtmann")
    order = []
    while asked(state)[1] == "return":
        order.append(asked(state)[0])
        play(state, "return Amtmann")
    assert order == [turn, (turn + 1) % 4, (turn + 2) % 4, (turn + 3) % 4]
    assert asked(state) == (turn, "take")


@pytest.mark.rule("AW-305")
def test_one_to_four_different_tiles() -> None:
    state = calls("postillion postmeister postmeister wagner", "")
    sets = {tuple(action.to_dict()["officials"]) for action in state.legal_actions()}
    assert len(legal(state)) == len(sets) == 15
    assert {len(chosen) for chosen in sets} == {1, 2, 3, 4}
    assert all(len(set(chosen)) == len(chosen) for chosen in sets)
    with pytest.raises(spieltisch.UnreadableAction):
        state.apply("return Postmeister Postmeister")
    few = calls("postmeister postmeister", "")
    assert legal(few) == {"return Postmeister", "return Amtmann", "return Postmeister Amtmann"}
    assert refused(few, "return Wagner") == "AW-305"
    assert refused(few, "return Postmeister Wagner") == "AW-305"


@pytest.mark.rule("AW-306")
def test_who_has_tiles_gives_back_one_at_least() -> None:
    state = calls("", "postmeister")
    assert refused(state, "return nothing") == "AW-306"
    assert legal(state) == {"return Amtmann"}
    play(state, "return Amtmann")
    assert refused(state, "return nothing") == "AW-306"


@pytest.mark.rule("AW-307")
def test_who_has_none_gives_back_none() -> None:
    state = modules(
        Seat(hand="Ulm"), players=4, offices=["", "", "amtmann amtmann amtmann amtmann amtmann", ""]
    )
    events = play(state, "exchange with Amtmann", "return Amtmann")
    assert asked(state) == (2, "return")
    events += play(state, "return Amtmann")
    assert asked(state) == (0, "take")
    assert [event["seat"] for event in of(events, "returned")] == [0, 2]


@pytest.mark.rule("AW-312")
def test_repeated_until_every_stack_has_a_tile() -> None:
    state = calls("postmeister", "wagner")
    events = play(state, "return Postmeister")
    assert stacks(state)["amtmann"] == 0
    events += play(state, "return Wagner")
    assert of(events, "return-round") == [{"event": "return-round", "seat": 0}]
    assert asked(state) == (0, "return")
    assert stacks(state) == {"postillion": 4, "postmeister": 4, "amtmann": 0, "wagner": 2}
    play(state, "return Amtmann")
    assert stacks(state)["amtmann"] == 1
    assert asked(state) == (1, "return"), "a round once begun is finished"
    play(state, "return Amtmann")
    assert stacks(state)["amtmann"] == 2
    assert asked(state) == (0, "take")


@pytest.mark.rule("AW-313")
def test_stacks_are_checked_after_all_have_given_back() -> None:
    state = calls("postmeister", "")
    play(state, "return Postmeister")
    assert stacks(state)["amtmann"] == 0
    assert asked(state) == (1, "return"), "no new round although a stack is still empty"
    events = play(state, "return Amtmann")
    assert of(events, "return-round") == []
    assert asked(state) == (0, "take")
    early = calls("postmeister", "")
    play(early, "return Amtmann")
    assert stacks(early)["amtmann"] == 1
    assert asked(early) == (1, "return"), "nor is it over when the stack has one again"


@pytest.mark.rule("AW-314")
def test_a_repeated_round_is_like_the_first() -> None:
    state = calls(
        "postmeister postillion wagner", "postmeister postillion wagner postillion postmeister", "postillion"
    )
    texts = ["return Postillion Postmeister Wagner", "return Postillion Postmeister", "reward nothing"]
    events = play(state, *texts)
    assert asked(state) == (2, "return")
    events += play(state, "return Postillion")
    assert [event["seat"] for event in of(events, "returned")] == [0, 1, 2]
    assert chips(state) == [1, 0, 0]
    assert asked(state) == (0, "return")
    events = play(state, "return Amtmann", "return Postillion Postmeister Wagner", "return Amtmann")
    assert [event["seat"] for event in of(events, "returned")] == [0, 1, 2]
    assert chips(state) == [1, 1, 0]
    assert asked(state) == (0, "take")


@pytest.mark.rule("AW-315")
def test_the_tile_just_taken_may_be_given_back() -> None:
    state = calls("", "postmeister")
    assert office_tiles(state, 0) == ["amtmann"]
    play(state, "return Amtmann")
    assert office_tiles(state, 0) == []
    assert stacks(state)["amtmann"] == 1


@pytest.mark.rule("AW-316")
def test_the_number_decides_the_reward() -> None:
    state = calls("postillion postmeister wagner postillion", "")
    play(state, "return Postillion Postmeister Amtmann Wagner")
    assert verbs(state) == {"reward"}
    assert refused(state, "reward deck") == "AW-316"
    assert refused(state, "reward Ulm") == "AW-316"
    assert refused(state, "return Postillion") == "AW-316"
    card = calls("postillion postmeister wagner postillion", "")
    play(card, "return Postillion Postmeister")
    assert refused(card, "reward house Ulm") == "AW-316"
    assert refused(card, "return Wagner") == "AW-316"
    chip = calls("postillion postmeister wagner postillion", "")
    assert refused(chip, "reward deck") == "AW-316"
    play(chip, "return Postillion Postmeister Wagner")
    assert chips(chip) == [1, 0]
    assert asked(chip) == (1, "return"), "no card instead of the chip"


@pytest.mark.rule("AW-328")
def test_through_the_wagner_before_the_discards() -> None:
    seat = Seat(hand="Ulm Linz Lodz", route="Basel Zürich Kempten", carriage=4)
    state = modules(seat, phase="close", offices=["postmeister", "wagner"], deck="Passau")
    events = play(state, "close with Wagner")
    assert kinds(events) == ["closed", "carriage", "office-tile", "return-round"]
    assert own(state)["route"] == ids("Basel Zürich Kempten"), "not yet discarded"
    events = play(state, "return Postmeister Wagner", "reward deck", "return Wagner")
    assert of(events, "discarded")[0]["cards"] == ids("Basel Zürich Kempten")
    assert own(state)["hand"] == ids("Ulm Linz Lodz Passau")
    assert asked(state) == (0, "discard"), "the reward card counts for the hand limit"
    play(state, "discard Passau")
    assert asked(state) == (0, "done")


@pytest.mark.rule("AW-329")
def test_the_draw_action_goes_on_afterwards() -> None:
    amtmann = calls("", "")
    play(amtmann, "return Amtmann", "return Amtmann")
    assert asked(amtmann) == (0, "take")
    assert verbs(amtmann) == {"take"}
    play(amtmann, "take deck")
    assert "lay" in verbs(amtmann)
    postmeister = modules(Seat(hand="Ulm"), Seat(), offices=["", "postmeister postmeister postmeister"])
    play(postmeister, "take deck", "take deck with Postmeister", "return Postmeister", "return Postmeister")
    assert asked(postmeister) == (0, "lay")
    assert verbs(postmeister) == {"lay"}
    postillion = modules(
        Seat(hand="Innsbruck", route="Basel Zürich Kempten"),
        phase="close",
        offices=["", "postillion postillion postillion"],
    )
    play(postillion, "lay Innsbruck right with Postillion", "return Postillion", "return Postillion")
    assert asked(postillion) == (0, "close")
    assert verbs(postillion) == {"close", "end"}


@pytest.mark.rule("AW-330")
def test_several_return_rounds_in_one_turn() -> None:
    state = modules(
        Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4),
        offices=[
            "",
            "postillion postillion postillion postmeister postmeister postmeister amtmann amtmann wagner",
        ],
        letters=Letters((6, 0)),
        display=OPEN,
    )
    rounds = []
    for text in (
        "exchange with Amtmann",
        "take deck",
        "take deck with Postmeister",
        "lay Kempten right",
        "lay Innsbruck right with Postillion",
        "close with Wagner",
    ):
        rounds += [text for _ in of(play(state, text), "return-round")]
        while asked(state)[1] == "return":
            official = {"exchange": "Amtmann", "take": "Postmeister", "lay": "Postillion", "close": "Wagner"}
            play(state, f"return {official[text.split()[0]]}")
    assert [text.split()[-1] for text in rounds] == ["Amtmann", "Postmeister", "Postillion", "Wagner"]
    assert asked(state)[0] == 0


@pytest.mark.rule("AW-331")
def test_the_end_tile_belongs_to_the_carriage() -> None:
    state = modules(
        Seat(hand="Lodz", route="Basel Zürich Kempten Innsbruck Augsburg", carriage=6),
        Seat(houses=all_but("Ulm Linz Lodz")),
        phase="close",
        offices=["", "postillion postmeister amtmann wagner"],
    )
    events = play(state, "close with Wagner")
    assert tiles(events)[-1] == ("end", 1)
    assert kinds(events).index("end-triggered") < kinds(events).index("return-round")
    events = play(state, "return Wagner", "return Postillion Postmeister Amtmann Wagner", "reward house Ulm")
    assert own(state, 1)["supply"] == 0
    assert [
        event for event in events if event["event"] == "end-triggered" or event.get("stack") == "end"
    ] == []
    assert state.observation(None)["ending"] == {"seat": 0, "by": "carriage"}


@pytest.mark.rule("AW-302")
def test_a_position_in_the_middle_goes_on_the_same() -> None:
    """Written and read back at every decision of a return round, the game goes on as it would have."""
    texts = [
        "return Postillion Postmeister Wagner",
        "return Postmeister Wagner",
        "reward deck",
        "return Amtmann",
    ]
    texts += ["take deck"]
    state = calls("postillion postmeister wagner", "postmeister wagner", "")
    for text in texts:
        again = spieltisch.from_dict(json.loads(json.dumps(state.to_dict())))
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        assert again.apply(text) == state.apply(text)
    assert again.to_dict() == state.to_dict()


@pytest.mark.rule("AW-305")
def test_a_tile_that_is_the_only_choice_passes_no_device_on() -> None:
    """The turn goes on at once; what was given back for somebody is told to him, and taken back with its cause."""
    session = Session()
    session.call("load", {"record": calls("", "", "wagner").record()})
    answer = session.call("act", {"seat": 0, "actions": ["return Amtmann"]})
    # The second had tiles of one official, the third has a choice.
    assert answer["actions"] == ["return Amtmann", "return Amtmann"]
    assert [one.get("unasked", False) for one in answer["history"]] == [False, True]
    assert session.state.current_player == 2
    assert session.call("view", {"seat": 0})["undo"]["steps"] == 1
    record = session.state.record()
    again = Session()
    again.call("load", {"record": record, "joined": [2]})
    assert [one.get("unasked", False) for one in again.call("history", {"seat": 0})] == [False, False, True]
    assert again.call("undo", {"seat": 0})["kept"] == 1
    # What a computer has to do it does itself, and is seen doing.
    session.call("undo", {"seat": 0})
    session.call("computers", {"seats": [1]})
    assert session.call("act", {"seat": 0, "actions": ["return Amtmann"]})["actions"] == ["return Amtmann"]
