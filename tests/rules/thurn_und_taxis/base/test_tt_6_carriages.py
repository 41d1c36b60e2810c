"""TT-6xx: carriages and discards."""

from __future__ import annotations

import pytest

from spieltisch import PUBLIC, State
from tests.positions import Seat, ids, position, way

from ..reading import carriages, kinds, legal, of, own, play, quick_turn, refused


def closing(cards: int, carriage: int, hand: str = "", **parts: object) -> State:
    """Return a position in which a route of so many cards may be closed."""
    return position(Seat(route=way(cards), carriage=carriage, hand=hand), phase="close", **parts)


def gained(cards: int, carriage: int, text: str = "close") -> list[int]:
    return carriages(play(closing(cards, carriage), text))


@pytest.mark.rule("TT-601")
def test_enough_cards_for_the_next_carriage() -> None:
    for owned, following in ((0, 3), (3, 4), (4, 5), (5, 6), (6, 7)):
        for cards in range(3, 10):
            state = closing(cards, owned)
            expected = [following] if cards >= following else []
            assert carriages(play(state, "close")) == expected
            assert own(state)["carriage"] == (following if expected else owned)


@pytest.mark.rule("TT-602")
def test_no_size_is_skipped() -> None:
    assert [gained(12, owned) for owned in (0, 3, 4, 5, 6)] == [[3], [4], [5], [6], [7]]


@pytest.mark.rule("TT-603")
def test_one_carriage_for_one_closing() -> None:
    for cards in (3, 7, 12):
        assert len(gained(cards, 0)) == 1
    state = closing(12, 3)
    play(state, "close")
    assert own(state)["carriage"] == 4


@pytest.mark.rule("TT-604")
def test_first_closing_brings_the_3_carriage() -> None:
    for cards in range(3, 13):
        assert gained(cards, 0) == [3]


@pytest.mark.rule("TT-605")
def test_houses_are_of_no_account() -> None:
    state = closing(4, 3)
    for text in legal(state, "close"):
        assert carriages(play(state.copy(), text)) == [4]
    assert len(legal(state, "close")) > 8
    for text in legal(closing(3, 3), "close"):
        expected = [4] if "Wagner" in text else []
        assert gained(3, 3, text) == expected


@pytest.mark.rule("TT-606")
def test_a_new_carriage_lies_on_the_older_ones() -> None:
    """The older ones stay with their owner: the supply does not get them back."""
    state = closing(4, 3)
    before = state.observation(PUBLIC)
    assert (before["seats"][0]["carriage"], before["carriageSupply"]) == (
        3,
        {"3": 3, "4": 4, "5": 4, "6": 4, "7": 4},
    )
    play(state, "close")
    after = state.observation(PUBLIC)
    assert (after["seats"][0]["carriage"], after["carriageSupply"]) == (
        4,
        {"3": 3, "4": 3, "5": 4, "6": 4, "7": 4},
    )
    assert [seat["carriages"] for seat in after["seats"]] == [[3, 4], []]


@pytest.mark.rule("TT-607")
def test_a_shorter_route_does_not_change_the_carriage() -> None:
    for owned in (4, 5, 6, 7):
        state = closing(3, owned)
        assert kinds(play(state, "close")) == ["closed", "discarded"]
        assert own(state)["carriage"] == owned


@pytest.mark.rule("TT-608")
def test_nothing_after_the_7_carriage() -> None:
    state = closing(12, 7)
    assert own(state)["nextCarriage"] is None
    assert carriages(play(state, "close")) == []
    assert own(state)["carriage"] == 7


@pytest.mark.rule("TT-609")
@pytest.mark.rule("XC-009")
def test_a_due_carriage_is_taken_unless_the_option_allows_declining() -> None:
    state = closing(4, 3)
    assert not any("without carriage" in text for text in legal(state))
    assert refused(state, "close without carriage") == "TT-609"
    may = closing(4, 3, options={"decline-carriage": True})
    assert "close without carriage" in legal(may)
    events = play(may, "close each Mannheim without carriage")
    assert carriages(events) == []
    assert [event["length"] for event in of(events, "carriage-declined")] == [4]
    assert own(may)["carriage"] == 3
    not_due = closing(3, 3, options={"decline-carriage": True})
    assert refused(not_due, "close without carriage") == "TT-609"


@pytest.mark.rule("TT-610")
def test_route_cards_are_discarded() -> None:
    state = closing(4, 3, discard="Lodz")
    play(state, "close")
    assert state.to_dict()["discard"] == ids("Lodz Mannheim Carlsruhe Freiburg Basel")
    assert own(state)["route"] == []


@pytest.mark.rule("TT-611")
def test_hand_is_reduced_to_three_of_the_players_choice() -> None:
    state = closing(3, 0, hand="Ulm Linz Lodz Passau Pilsen")
    assert (state.observation(0)["keep"], state.observation(0)["surplus"]) == (3, 0)
    play(state, "close")
    assert legal(state) == {f"discard {city}" for city in ("Ulm", "Linz", "Lodz", "Passau", "Pilsen")}
    assert refused(state, "end turn") == "TT-611"
    assert state.observation(PUBLIC)["surplus"] == 2
    play(state, "discard Linz")
    assert state.observation(0)["surplus"] == 1
    assert legal(state) == {f"discard {city}" for city in ("Ulm", "Lodz", "Passau", "Pilsen")}
    play(state, "discard Pilsen")
    assert own(state)["hand"] == ids("Ulm Lodz Passau")
    assert legal(state) == {"end turn"}


@pytest.mark.rule("TT-612")
def test_surplus_cards_go_to_the_discard_pile() -> None:
    state = closing(3, 0, hand="Ulm Linz Lodz Passau Pilsen", discard="Budweis")
    play(state, "close", "discard Linz", "discard Pilsen")
    assert state.to_dict()["discard"] == ids("Budweis Mannheim Carlsruhe Freiburg Linz Pilsen")
    assert state.observation(1)["discard"] == 6


@pytest.mark.rule("TT-613")
def test_three_or_fewer_cards_stay() -> None:
    for hand in ("", "Ulm", "Ulm Linz", "Ulm Linz Lodz"):
        state = closing(3, 0, hand=hand)
        play(state, "close")
        assert legal(state) == {"end turn"}
        assert own(state)["hand"] == ids(hand)
    assert refused(state, "discard Ulm") == "TT-613"


@pytest.mark.rule("TT-614")
def test_the_limit_counts_at_closing_only() -> None:
    state = closing(3, 0, hand="Ulm Linz Lodz Passau Pilsen")
    play(state, "end turn")
    assert own(state)["handCount"] == 5
    quick_turn(state)
    play(state, "take deck")
    assert own(state)["handCount"] == 6
    assert legal(state, "discard") == set()


@pytest.mark.rule("TT-615")
def test_a_new_route_in_the_next_turn() -> None:
    state = closing(3, 0, hand="Ulm")
    play(state, "close")
    assert refused(state, "lay Ulm") == "TT-615"
    play(state, "end turn")
    quick_turn(state)
    play(state, "take deck")
    assert "lay Ulm" in legal(state, "lay")
    assert all(len(text.split()) == 2 for text in legal(state, "lay"))
