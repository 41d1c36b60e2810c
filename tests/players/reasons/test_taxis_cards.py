"""Thurn und Taxis: cards that come where the route is lost, that are drawn unseen, and that are discarded, by what they make or leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.reasons.test_horses import placed, told
from tests.players.reasons.test_taxis_joins import found
from tests.positions import Seat, position

JOINED = ("joined-to-route", "two-steps", "way-open", "bridge", "deck-may-fit")


@pytest.mark.parametrize("route", ["Lodz", "Lodz Pilsen Budweis Linz"])
def test_the_last_card_of_a_turn_is_told_by_the_new_route_that_it_begins(route: str) -> None:
    """As found by reading: Pilsen "would join" Regensburg and München to a Lodz that a card had to replace at once."""
    seat = Seat(hand="Basel Stuttgart München Ulm Zürich Freiburg", route=route, houses="Linz Passau Budweis")
    display = "Basel Regensburg Augsburg Carlsruhe Freiburg Carlsruhe"
    state = position(seat, players=3, display=display, phase="lay", taken=1)
    for city in ("Regensburg", "Augsburg", "Carlsruhe"):
        data = found(state, f"take {city} with Postmeister")
        assert not {*JOINED} & {*data}, data
        assert ("gives-up-route" in data) == (len(route) > len("Lodz"))
    assert found(state, "take Carlsruhe with Postmeister")["toward-tile"]["length"] == 6


DISPLAY = "Freiburg Regensburg Augsburg Carlsruhe Freiburg Carlsruhe"


@pytest.mark.parametrize("route", ["", "Lodz"])
def test_an_open_card_that_makes_a_route_of_the_hand_is_told_before_the_odds(route: str) -> None:
    """As found by reading: one card in 18 was to save a route of one card, while Freiburg went with the hand."""
    state = position(Seat(hand="Basel Stuttgart München Ulm Zürich", route=route), players=3, display=DISPLAY)
    data = found(state, "take deck")
    assert "deck-may-fit" not in data
    made = data["open-makes"]
    assert made["have"] == len(made["cities"]) + 1 >= 3
    assert made["why"] == "soon"


def test_an_open_card_that_extends_no_other_route_may_wait() -> None:
    """As found by reading: that Mannheim and Nürnberg fit spoke against the hidden card that was advised."""
    display = "Nürnberg München Mannheim Kempten München München"
    seats = Seat(hand="Stuttgart"), Seat(hand="Linz", route="Innsbruck")
    data = found(
        position(*seats, display=display, phase="take", taken=1, forced=True), "take deck with Postmeister"
    )
    assert data["waits-unwanted"]["cities"] == ["mannheim", "nuernberg"]
    wanted = position(
        seats[0], Seat(route="Mannheim Carlsruhe"), display="Nürnberg " + "München " * 3, taken=1, forced=True
    )
    assert "waits-unwanted" in found(wanted, "take deck with Postmeister")


def test_a_longer_route_is_still_in_danger() -> None:
    state = position(
        Seat(hand="Basel", route="Lodz Pilsen"), display="Freiburg Ulm Ulm Kempten Kempten Augsburg"
    )
    data = found(state, "take deck")
    assert data["deck-may-fit"]["lost"] == 2
    assert "open-makes" not in data


def test_what_extends_a_route_that_would_be_lost_cannot_wait() -> None:
    seats = Seat(hand="Basel", route="Lodz Pilsen"), Seat(route="Freiburg")
    state = position(*seats, display="Budweis Ulm Ulm Kempten Kempten Augsburg", phase="lay", taken=1)
    assert "waits-unwanted" not in found(state, "take deck with Postmeister")


def northern(hand: str, display: str, houses: str) -> Any:
    """Return a northern position in which a card of the hand is to be discarded."""
    state = placed(hand, "")
    state.display[:] = [state.rules.card(id_) for id_ in display.split()]
    cities = state.rules.board.city_ids
    state.houses[0] = sum(1 << cities.index(city) for city in houses.split())
    state.phase, state.closed = "discard", True
    return state


@pytest.mark.parametrize(("horses", "replaced"), [(1, False), (3, True)])
def test_a_card_of_three_horses_is_not_replaced_by_an_open_one_of_one(horses: int, replaced: bool) -> None:
    """As found by reading: Göttingen with 3 horses was "easy to replace" by an open Göttingen with one."""
    hand = "goettingen/3 coeln/1 hannover/3 coblenz/3"
    display = f"leipzig/1 luebeck/1 luebeck/2 goettingen/{horses} muenster/1 leipzig/1"
    state = northern(hand, display, "goettingen hannover coblenz")
    data = told(state, "discard Göttingen/3")
    assert ("lies-open-too" in data) == replaced
    why = data["rather-pair"]
    assert (why["why"], why["houses"], {*why["cities"]}) == ("houses", 0, {"goettingen", "hannover"})


def test_of_two_pairs_with_as_many_houses_the_one_that_goes_on_stays() -> None:
    """As found by reading: that Freiburg and Sigmaringen make 2 houses did not say why Salzburg goes, of an equal pair."""
    seat = Seat(hand="Sigmaringen Innsbruck Salzburg Freiburg", houses="Pilsen Nürnberg Ulm", carriage=3)
    display = "Ingolstadt Budweis Pilsen Basel Sigmaringen Budweis"
    data = found(position(seat, display=display, phase="discard"), "discard Salzburg")
    assert data["rather-pair"]["why"] == "open"


@pytest.mark.parametrize(
    ("hand", "alone"), [("muenster/2 leipzig/2 aachen/3", False), ("leipzig/2 halle/2 aachen/3", True)]
)
def test_a_horse_is_next_to_nothing_only_where_the_other_cards_are(hand: str, alone: bool) -> None:
    """As found by reading: "next to nothing else in your hand" held for all five cards of the hand."""
    assert ("joins-nothing" in told(placed(hand, ""), "lay Aachen/3 as horse")) == alone
