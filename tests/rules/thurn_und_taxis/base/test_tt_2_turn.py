"""TT-201 to TT-209 and TT-220 to TT-225: the turn, the officials in general, hands and piles."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch import PUBLIC, State
from tests.positions import GAME, NAMES, Seat, ids, position

from ..reading import kinds, legal, of, own, play, quick_turn, refused, verbs


@pytest.mark.rule("TT-201")
def test_start_player_first_then_clockwise() -> None:
    for start in range(3):
        state = spieltisch.new_game(GAME, NAMES[:3], {"start": f"seat-{start + 1}"}, seed=1)
        order = []
        for _ in range(7):
            order.append(state.current_player)
            quick_turn(state)
        assert order == [(start + turn) % 3 for turn in range(7)]
    reason = state.why_not("take deck", seat=start)
    assert reason is not None
    assert (reason.rule, reason.data) == ("TT-201", {"seat": state.current_player})


@pytest.mark.rule("TT-202")
def test_take_then_lay_then_close() -> None:
    state = position(Seat(hand="Kempten", route="Basel Zürich"), deck="Lodz")
    assert verbs(state) == {"take", "exchange"}
    assert refused(state, "lay Kempten right") == "TT-202"
    assert refused(state, "close") == "TT-202"
    play(state, "take deck")
    assert {action for action in legal(state) if "Postmeister" not in action} == legal(state, "lay")
    assert refused(state, "close") == "TT-202"
    play(state, "lay Kempten right")
    assert verbs(state) == {"close", "end"}
    assert refused(state, "take deck") == "TT-202"
    play(state, "close")
    assert legal(state) == {"end turn"}


@pytest.mark.rule("TT-203")
def test_taking_is_compulsory() -> None:
    state = position(Seat(hand="Kempten Ulm", route="Basel Zürich"))
    assert verbs(state) == {"take", "exchange"}
    assert refused(state, "end turn") == "TT-203"
    play(state, "take deck")
    assert own(state)["handCount"] == 3


@pytest.mark.rule("TT-204")
def test_laying_is_compulsory() -> None:
    state = position(Seat(hand="Lodz", route="Basel Zürich"), phase="lay")
    assert "end turn" not in legal(state)
    assert refused(state, "end turn") == "TT-204"
    play(state, "lay Lodz anew")
    assert "end turn" in legal(state)


@pytest.mark.rule("TT-205")
def test_closing_is_optional() -> None:
    state = position(Seat(route="Basel Zürich Kempten"), phase="close")
    assert verbs(state) == {"close", "end"}
    play(state, "end turn")
    assert own(state)["route"] == ids("Basel Zürich Kempten")
    assert own(state)["carriage"] == 0


@pytest.mark.rule("TT-206")
def test_then_the_next_player() -> None:
    state = position(Seat(route="Ulm"), phase="close", players=3)
    events = play(state, "end turn")
    assert kinds(events) == ["turn-ended", "turn-began"]
    assert (events[0]["seat"], events[1]["seat"], state.current_player) == (0, 1, 1)
    closed = position(Seat(), phase="done", players=3, turn=2)
    play(closed, "end turn")
    assert (closed.current_player, closed.to_dict()["round"]) == (0, 3)


def with_official(state: State) -> set[str]:
    """Return the officials who can help now."""
    return {str(action.to_dict()["official"]) for action in state.legal_actions()} - {"None"}


@pytest.mark.rule("TT-207")
def test_one_official_in_a_turn() -> None:
    hands = Seat(hand="Kempten Innsbruck Lodz", route="Basel Zürich", carriage=4)

    state = position(hands)
    play(state, "exchange with Amtmann")
    assert refused(state, "exchange with Amtmann") == "TT-207"
    play(state, "take deck")
    assert refused(state, "take deck with Postmeister") == "TT-207"
    play(state, "lay Kempten right")
    assert refused(state, "lay Innsbruck right with Postillion") == "TT-207"
    assert refused(state, "close with Wagner") == "TT-207"
    assert with_official(state) == set()

    state = position(hands)
    play(state, "take deck", "take deck with Postmeister")
    assert refused(state, "take deck with Postmeister") == "TT-207"
    play(state, "lay Kempten right")
    assert refused(state, "lay Innsbruck right with Postillion") == "TT-207"
    assert refused(state, "close with Wagner") == "TT-207"

    state = position(hands)
    play(state, "take deck", "lay Kempten right", "lay Innsbruck right with Postillion")
    assert refused(state, "lay Lodz right with Postillion") == "TT-207"
    assert refused(state, "close with Wagner") == "TT-207"

    play(state, "end turn")
    quick_turn(state)
    assert with_official(state) == {"amtmann"}


@pytest.mark.rule("TT-208")
def test_the_four_officials() -> None:
    helping = set()
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4))
    assert set(state.observation(0)["officials"]) == {"postillion", "postmeister", "amtmann", "wagner"}
    for action in ("take deck", "lay Kempten right", "end turn"):
        helping |= with_official(state)
        play(state, action)
    assert helping == {"postillion", "postmeister", "amtmann", "wagner"}


@pytest.mark.rule("TT-209")
def test_help_is_voluntary() -> None:
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4))
    for action in ("take deck", "lay Kempten right", "close"):
        assert with_official(state)
        play(state, action)
    assert state.to_dict()["used"] == []
    forced = position(Seat(route="Basel Zürich"))
    play(forced, "take deck")
    assert all("with Postmeister" in action for action in legal(forced))


@pytest.mark.rule("TT-220")
def test_no_hand_limit_without_closing() -> None:
    state = position(Seat(hand="Mannheim Freiburg Ulm Basel Zürich Linz Lodz Passau Pilsen Budweis"))
    play(state, "take deck", "lay Ulm")
    assert refused(state, "discard Lodz") == "TT-613"
    play(state, "end turn")
    assert own(state)["handCount"] == 10


@pytest.mark.rule("TT-221")
def test_hands_are_hidden_and_counted() -> None:
    state = position(Seat(hand="Ulm Basel"), Seat(hand="Linz"), Seat(hand="Lodz Passau Pilsen"))
    for seat in (0, 1, 2, PUBLIC):
        seen = state.observation(seat)["seats"]
        assert [other["handCount"] for other in seen] == [2, 1, 3]
        assert [other["hand"] is None for other in seen] == [other != seat for other in range(3)]
    assert state.observation(2)["seats"][2]["hand"] == ids("Lodz Passau Pilsen")


@pytest.mark.rule("TT-222")
def test_postmeister_compulsory_in_the_first_round() -> None:
    for count in (2, 3, 4):
        state = spieltisch.new_game(GAME, NAMES[:count], seed=count)
        for _ in range(count):
            seat = state.current_player
            assert state.to_dict()["round"] == 1
            play(state, "take deck")
            assert legal(state) == {
                action for action in legal(state, "take") if action.endswith("with Postmeister")
            }
            play(state, "take deck with Postmeister")
            assert own(state, seat or 0)["handCount"] == 2
            play(state, str(state.legal_actions()[0]), "end turn")
        assert state.to_dict()["round"] == 2
        play(state, "take deck")
        assert "lay" in verbs(state)


@pytest.mark.rule("TT-223")
@pytest.mark.rule("XC-005")
def test_postmeister_compulsory_without_hand_cards() -> None:
    state = position(Seat(route="Ulm"), Seat(hand="Linz"), phase="close", turn=0, round_=7)
    quick = play(state, "end turn")
    assert [event["forced"] for event in of(quick, "turn-began")] == [False]
    assert state.observation(PUBLIC)["compulsory"] is None
    began = of(quick_turn(state), "turn-began")
    assert [event["forced"] for event in began] == [True]
    assert state.observation(PUBLIC)["compulsory"] == "postmeister"
    play(state, "take deck")
    assert verbs(state) == {"take"}
    assert refused(state, "end turn") == "TT-813"


@pytest.mark.rule("TT-224")
def test_only_the_hand_at_the_start_of_the_turn_counts() -> None:
    state = position(Seat(route="Ulm"), Seat(), phase="close")
    play(state, "end turn", "take deck")
    assert own(state, 1)["handCount"] == 1
    assert state.to_dict()["forced"] is True
    assert verbs(state) == {"take"}
    assert refused(state, "lay " + state.to_dict()["seats"][1]["hand"][0]) == "TT-813"


@pytest.mark.rule("TT-225")
def test_discard_pile_is_only_counted() -> None:
    state = position(Seat(hand="Ulm"), discard="Lodz Linz Linz")
    for seat in (0, 1, PUBLIC):
        assert state.observation(seat)["discard"] == 3
    other = position(
        Seat(hand="Ulm"), discard="Basel Zürich Passau", display="Mannheim Carlsruhe Freiburg Stuttgart Ulm"
    )
    same = position(
        Seat(hand="Ulm"), discard="Lodz Linz Linz", display="Mannheim Carlsruhe Freiburg Stuttgart Ulm"
    )
    assert other.observation(0) == same.observation(0)
