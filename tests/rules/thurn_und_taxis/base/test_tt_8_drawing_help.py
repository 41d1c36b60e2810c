"""TT-801 to TT-826: officials in general, Postmeister and Amtmann."""

from __future__ import annotations

from collections import Counter

import pytest

import spieltisch
from tests.positions import BOARD, GAME, NAMES, Seat, ids, position, way

from ..reading import kinds, legal, of, own, play, refused, verbs

OPEN = "Ulm Basel Linz Lodz Passau Pilsen"


@pytest.mark.rule("TT-801")
def test_order_of_the_officials() -> None:
    """The page must show their places from left to right in this order."""
    order = ["postillion", "postmeister", "amtmann", "wagner"]
    assert [official["id"] for official in BOARD.data["officials"]] == order
    seen = spieltisch.new_game(GAME, NAMES[:2], seed=1).observation(None)
    assert list(seen["officials"]) == order


@pytest.mark.rule("TT-802")
def test_each_helps_in_his_own_action_only() -> None:
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4), deck="Lodz")
    helping = []
    for text in ("take deck", "lay Kempten right", "close"):
        helping.append({action.to_dict()["official"] for action in state.legal_actions()} - {None})
        play(state, text)
    assert helping == [{"amtmann"}, {"postmeister"}, {"postillion", "wagner"}]
    taking = position(Seat(hand="Kempten", route="Basel Zürich"), display=OPEN)
    assert refused(taking, "take Ulm with Postillion") == "TT-802"
    assert refused(taking, "take deck with Amtmann") == "TT-802"
    laying = position(Seat(hand="Kempten", route="Basel Zürich"), phase="lay")
    assert refused(laying, "lay Kempten right with Postmeister") == "TT-802"
    assert refused(laying, "lay Kempten right with Wagner") == "TT-802"
    closing = position(Seat(hand="Ulm", route="Basel Zürich Kempten"), phase="close")
    assert refused(closing, "close with Postillion") == "TT-802"
    assert refused(closing, "exchange with Amtmann") == "TT-802"


@pytest.mark.rule("TT-803")
def test_no_use_without_effect() -> None:
    no_card = position(Seat(hand="Kempten"), display="Ulm", rest=1)
    play(no_card, "take Ulm")
    assert verbs(no_card) == {"lay"}, "nothing to take for the Postmeister"
    nothing_open = position(Seat(hand="Kempten"), display="", rest=1, turn=1, phase="done")
    play(nothing_open, "end turn")
    assert verbs(nothing_open) == {"lay"}, "nothing to exchange for the Amtmann"
    no_fit = position(Seat(hand="Lodz", route="Basel Zürich"), phase="close")
    assert legal(no_fit) == {"end turn"}, "nothing to lay for the Postillion"
    due = position(Seat(route=way(4), carriage=3), phase="close")
    assert refused(due, "close with Wagner") == "TT-847", "no carriage that only the Wagner would bring"
    used = position(Seat(hand="Kempten Ulm", route="Basel Zürich", carriage=3), deck="Lodz Linz")
    play(used, "take deck")
    assert used.to_dict()["used"] == []
    play(used, "take deck with Postmeister")
    assert used.to_dict()["used"] == ["postmeister"]


@pytest.mark.rule("TT-810")
def test_postmeister_takes_a_second_card() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim Salzburg Freiburg")
    play(state, "take Ulm")
    second = {
        f"take {card} with Postmeister" for card in ("Mannheim", "Basel", "Linz", "Lodz", "Passau", "Pilsen")
    }
    assert legal(state, "take") == {*second, "take deck with Postmeister"}
    for text, card in (("take Lodz with Postmeister", "lodz"), ("take deck with Postmeister", "salzburg")):
        after = state.copy()
        assert of(play(after, text), "took")[0]["official"] == "postmeister"
        assert own(after)["hand"] == [*ids("Kempten Ulm"), card]
        assert verbs(after) == {"lay"}


@pytest.mark.rule("TT-811")
def test_second_card_may_be_the_one_just_turned_up() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, deck="Mannheim")
    play(state, "take Ulm", "take Mannheim with Postmeister")
    assert own(state)["hand"] == ids("Kempten Ulm Mannheim")


@pytest.mark.rule("TT-812")
def test_postmeister_is_decided_on_after_the_first_card() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN)
    assert not any("Postmeister" in text for text in legal(state))
    assert refused(state, "take Ulm with Postmeister") == "TT-810"
    play(state, "take deck")
    assert {"take Basel with Postmeister", "lay Kempten"} <= legal(state)


@pytest.mark.rule("TT-813")
def test_postmeister_is_forced_without_hand_cards() -> None:
    state = position(Seat(route="Basel"), display=OPEN)
    play(state, "take Ulm")
    assert verbs(state) == {"take"}
    assert all(text.endswith("with Postmeister") for text in legal(state))
    assert refused(state, "lay Ulm anew") == "TT-813"
    assert refused(state, "end turn") == "TT-813"
    play(state, "take deck with Postmeister")
    assert verbs(state) == {"lay"}
    assert state.to_dict()["used"] == ["postmeister"]


@pytest.mark.rule("TT-814")
def test_forced_postmeister_is_the_one_official_of_the_turn() -> None:
    state = position(Seat(route="Basel Zürich", carriage=4), display="Kempten Innsbruck Ulm Linz Lodz Passau")
    assert refused(state, "exchange with Amtmann") == "TT-825"
    play(state, "take Kempten")
    assert refused(state, "exchange with Amtmann") == "TT-825"
    play(state, "take Innsbruck with Postmeister")
    assert refused(state, "exchange with Amtmann") == "TT-207"
    play(state, "lay Kempten right")
    assert legal(state, "lay") == set()
    assert refused(state, "lay Innsbruck right with Postillion") == "TT-207"
    assert not any("Wagner" in text for text in legal(state, "close"))
    assert refused(state, "close with Wagner") == "TT-207"


@pytest.mark.rule("TT-815")
def test_forced_postmeister_with_a_single_card() -> None:
    state = position(Seat(route="Basel Zürich", carriage=4), display="Kempten", rest=1)
    play(state, "take Kempten")
    assert verbs(state) == {"lay"}
    play(state, "lay Kempten right")
    assert refused(state, "close with Wagner") == "TT-814"
    assert {"close", "end turn"} <= legal(state)


@pytest.mark.rule("TT-820")
def test_amtmann_exchanges_the_whole_display_before_taking() -> None:
    state = position(
        Seat(hand="Kempten"), display=OPEN, deck="Mannheim Salzburg Freiburg Budweis Augsburg Basel"
    )
    assert "exchange with Amtmann" in legal(state)
    play(state, "exchange with Amtmann")
    assert state.observation(1)["display"] == ids("Mannheim Salzburg Freiburg Budweis Augsburg Basel")
    assert state.to_dict()["used"] == ["amtmann"]
    assert verbs(state) == {"take"}


@pytest.mark.rule("TT-821")
def test_no_amtmann_after_the_first_card() -> None:
    for taken in ("take Ulm", "take deck"):
        state = position(Seat(hand="Kempten"), display=OPEN)
        play(state, taken)
        assert "exchange with Amtmann" not in legal(state)
        assert refused(state, "exchange with Amtmann") == "TT-821"


@pytest.mark.rule("TT-822")
def test_open_cards_are_discarded_and_the_deck_fills_the_display() -> None:
    state = position(Seat(hand="Kempten"), display=OPEN, discard="Lodz")
    before = state.to_dict()
    events = play(state, "exchange with Amtmann")
    assert kinds(events) == ["exchanged", *["refilled"] * 6]
    assert events[0]["discarded"] == ids(OPEN)
    after = state.to_dict()
    assert after["discard"] == ids("Lodz " + OPEN)
    assert after["display"] == before["deck"][:6]
    assert after["deck"] == before["deck"][6:]


@pytest.mark.rule("TT-823")
def test_a_short_deck_is_made_from_the_pile_with_the_six_cards() -> None:
    for deck, first in (("Mannheim", ["mannheim"]), ("", [])):
        state = position(Seat(hand="Kempten"), display=OPEN, deck=deck, rest=1)
        events = play(state, "exchange with Amtmann")
        assert of(events, "reshuffled") == [{"event": "reshuffled", "count": 6}]
        display = state.observation(0)["display"]
        assert display[: len(first)] == first
        left = state.to_dict()["deck"]
        assert Counter(display + left) == Counter(ids(OPEN + " " + deck))
        assert len(display) == 6


@pytest.mark.rule("TT-824")
def test_after_the_amtmann_an_open_or_a_deck_card() -> None:
    state = position(
        Seat(hand="Kempten"), display=OPEN, deck="Mannheim Salzburg Freiburg Budweis Augsburg Stuttgart"
    )
    play(state, "exchange with Amtmann")
    opened = ["Mannheim", "Salzburg", "Freiburg", "Budweis", "Augsburg", "Stuttgart"]
    assert legal(state) == {f"take {card}" for card in (*opened, "deck")}


@pytest.mark.rule("TT-825")
def test_no_amtmann_with_an_empty_hand() -> None:
    state = position(Seat(route="Basel"), display=OPEN)
    assert verbs(state) == {"take"}
    assert refused(state, "exchange with Amtmann") == "TT-825"


@pytest.mark.rule("TT-826")
def test_amtmann_with_a_short_display() -> None:
    state = position(Seat(hand="Kempten"), display="Ulm Basel - Linz", deck="Lodz", rest=1)
    events = play(state, "exchange with Amtmann")
    assert of(events, "exchanged")[0]["discarded"] == ids("Ulm Basel Linz")
    display = [card for card in state.observation(0)["display"] if card]
    assert Counter(display) == Counter(ids("Ulm Basel Linz Lodz"))
    assert (state.observation(0)["deck"], state.observation(0)["discard"]) == (0, 0)
    plenty = position(Seat(hand="Kempten"), display="Ulm - - - - -")
    play(plenty, "exchange with Amtmann")
    assert None not in plenty.observation(0)["display"]
