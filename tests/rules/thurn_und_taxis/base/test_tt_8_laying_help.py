"""TT-830 to TT-848: Postillion and Wagner."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.positions import Seat, ids, position, way

from ..reading import carriages, legal, of, own, play, quick_turn, refused, tiles, verbs


def laid(hand: str, route: str) -> State:
    """Return a position after the first card was laid."""
    return position(Seat(hand=hand, route=route), phase="close")


@pytest.mark.rule("TT-830")
def test_postillion_lays_a_second_card() -> None:
    state = laid("Kempten Lodz", "Basel Zürich")
    assert legal(state) == {"lay Kempten right with Postillion", "end turn"}
    (event,) = of(play(state, "lay Kempten right with Postillion"), "laid")
    assert event["official"] == "postillion"
    assert own(state)["route"] == ids("Basel Zürich Kempten")
    assert state.to_dict()["used"] == ["postillion"]


@pytest.mark.rule("TT-831")
def test_second_card_must_fit_too() -> None:
    state = laid("Lodz Basel", "Basel Zürich")
    assert legal(state) == {"end turn"}
    assert refused(state, "lay Lodz right with Postillion") == "TT-307"
    assert refused(state, "lay Basel right with Postillion") == "TT-313"


@pytest.mark.rule("TT-832")
def test_after_a_new_beginning_the_second_card_must_fit_the_first() -> None:
    begun = position(Seat(hand="Ulm Augsburg Lodz"), phase="lay")
    play(begun, "lay Ulm")
    helped = {"lay Augsburg left with Postillion", "lay Augsburg right with Postillion"}
    assert legal(begun, "lay") == helped
    anew = position(Seat(hand="Ulm Augsburg Pilsen", route="Lodz"), phase="lay")
    play(anew, "lay Ulm anew")
    assert legal(anew, "lay") == helped
    assert refused(anew, "lay Pilsen right with Postillion") == "TT-307"


@pytest.mark.rule("TT-833")
def test_second_card_begins_nothing() -> None:
    state = laid("Lodz Kempten", "Basel Zürich")
    assert not any("anew" in text for text in legal(state))
    assert refused(state, "lay Lodz anew") == "TT-833"
    assert refused(state, "lay Lodz") == "TT-833"
    assert refused(state, "lay Lodz with Postillion") == "TT-304"


@pytest.mark.rule("TT-834")
def test_postillion_needs_two_hand_cards_before_laying() -> None:
    one = position(Seat(hand="Kempten", route="Basel Zürich"), phase="lay")
    play(one, "lay Kempten right")
    assert legal(one, "lay") == set()
    assert refused(one, "lay Innsbruck right with Postillion") == "TT-834"
    two = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich"), phase="lay")
    play(two, "lay Kempten right")
    assert legal(two, "lay") == {"lay Innsbruck right with Postillion"}


@pytest.mark.rule("TT-835")
def test_postillion_is_decided_on_after_the_first_card() -> None:
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich"), phase="lay")
    assert not any("Postillion" in text for text in legal(state))
    assert refused(state, "lay Kempten right with Postillion") == "TT-830"
    play(state, "lay Kempten right")
    assert {"lay Innsbruck right with Postillion", "close", "end turn"} <= legal(state)


@pytest.mark.rule("TT-836")
def test_second_card_may_go_to_either_end() -> None:
    state = position(Seat(hand="Kempten Freiburg Innsbruck", route="Basel Zürich"), phase="lay")
    play(state, "lay Kempten right")
    assert legal(state, "lay") == {"lay Freiburg left with Postillion", "lay Innsbruck right with Postillion"}
    play(state, "lay Freiburg left with Postillion")
    assert own(state)["route"] == ids("Freiburg Basel Zürich Kempten")


@pytest.mark.rule("TT-837")
def test_a_hand_emptied_by_the_postillion_forces_the_postmeister() -> None:
    state = position(Seat(hand="Kempten Innsbruck", route="Basel Zürich"), phase="lay")
    play(state, "lay Kempten right", "lay Innsbruck right with Postillion")
    assert own(state)["handCount"] == 0
    play(state, "end turn")
    assert of(quick_turn(state), "turn-began")[-1]["forced"] is True
    play(state, "take deck")
    assert verbs(state) == {"take"}


def with_wagner(cards: int, carriage: int) -> list[int]:
    """Return the carriages that closing so many cards with the Wagner brings; none where he cannot help."""
    state = position(Seat(route=way(cards), carriage=carriage), phase="close")
    if "close with Wagner" not in legal(state):
        refused(state, "close with Wagner")
        return []
    return carriages(play(state, "close with Wagner"))


@pytest.mark.rule("TT-840")
@pytest.mark.rule("XC-004")
def test_wagner_brings_the_next_carriage_up_to_two_cards_short() -> None:
    assert with_wagner(4, 4) == [5]
    assert with_wagner(3, 4) == [5]
    state = position(Seat(route=way(4), carriage=5), phase="close")
    (event,) = of(play(state, "close each Basel with Wagner"), "carriage")
    assert (event["length"], event["official"]) == (6, "wagner")
    assert own(state)["carriage"] == 6
    assert state.to_dict()["used"] == ["wagner"]


@pytest.mark.rule("TT-841")
def test_wagner_does_not_help_below_three_cards() -> None:
    for cards in (1, 2):
        state = position(Seat(route=way(cards), carriage=3), phase="close")
        assert legal(state, "close") == set()
        assert refused(state, "close with Wagner") == "TT-401"


@pytest.mark.rule("TT-842")
def test_wagner_skips_no_size() -> None:
    assert with_wagner(5, 5) == [6]
    assert with_wagner(3, 3) == [4]
    for carriage in (0, 3, 4, 5, 6):
        for cards in range(3, 8):
            following = {0: 3, 3: 4, 4: 5, 5: 6, 6: 7}[carriage]
            assert with_wagner(cards, carriage) in ([], [following])


@pytest.mark.rule("TT-843")
def test_three_cards_short_is_too_short() -> None:
    for cards, carriage in ((3, 5), (3, 6), (4, 6)):
        state = position(Seat(route=way(cards), carriage=carriage), phase="close")
        assert not any("Wagner" in text for text in legal(state))
        reason = state.why_not("close with Wagner")
        assert reason is not None
        assert (reason.rule, reason.data) == ("TT-843", {"next": carriage + 1, "cards": cards})


@pytest.mark.rule("TT-844")
def test_table_of_the_wagner() -> None:
    following = {3: 4, 4: 5, 5: 6, 6: 7}
    lengths = {
        following[carriage]: [cards for cards in range(3, 13) if with_wagner(cards, carriage)]
        for carriage in following
    }
    assert lengths == {4: [3], 5: [3, 4], 6: [4, 5], 7: [5, 6]}


@pytest.mark.rule("TT-845")
def test_wagner_is_never_needed_for_the_3_carriage() -> None:
    for cards in range(3, 13):
        assert with_wagner(cards, 0) == []
        state = position(Seat(route=way(cards)), phase="close")
        assert refused(state, "close with Wagner") == "TT-847"


@pytest.mark.rule("TT-846")
def test_wagner_is_voluntary() -> None:
    state = position(Seat(route=way(4), carriage=4), phase="close")
    assert {"close", "close with Wagner"} <= legal(state)
    assert carriages(play(state, "close")) == []
    assert own(state)["carriage"] == 4


@pytest.mark.rule("TT-847")
def test_wagner_only_where_he_has_an_effect() -> None:
    for cards, carriage, following in ((4, 3, 4), (7, 6, 7), (12, 4, 5), (3, 7, None), (6, 7, None)):
        state = position(Seat(route=way(cards), carriage=carriage), phase="close")
        assert not any("Wagner" in text for text in legal(state))
        reason = state.why_not("close with Wagner")
        assert reason is not None
        assert (reason.rule, reason.data) == ("TT-847", {"next": following})


@pytest.mark.rule("TT-848")
def test_a_7_carriage_from_the_wagner_ends_the_game_too() -> None:
    state = position(Seat(route=way(5), carriage=6), phase="close", start=1)
    events = play(state, "close with Wagner")
    assert tiles(events) == [("route-5", 2), ("end", 1)]
    assert of(events, "end-triggered")[0]["by"] == "carriage"
    play(state, "end turn")
    assert state.is_over
