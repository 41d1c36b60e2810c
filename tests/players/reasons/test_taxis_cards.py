"""Thurn und Taxis: cards that come where the route is lost, that are drawn unseen, and that are discarded, by what they make or leave."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.judged import Judged
from spieltisch.players.knowledge import Reason, knowledge_of
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


def test_what_cannot_be_closed_without_a_card_places_no_houses_that_are_compared() -> None:
    """As found by reading: "one more than without it" was said of two cards that cannot be closed at all."""
    display = "Salzburg Budweis Zürich Nürnberg Lodz Mannheim"
    state = position(Seat(hand="Sigmaringen", route="Stuttgart"), display=display)
    told_ = found(state, "take Mannheim")["one-more-house"]
    assert (told_["houses"], told_["more"]) == (3, 0)


def test_a_card_for_the_next_route_names_the_tile_or_the_new_house_that_it_is_for() -> None:
    """As found by reading: "for your next route" was all that was said of a city where the house stood already."""
    seat = Seat(hand="Kempten Pilsen Budweis", route="Lodz", houses="Zürich Innsbruck")
    display = "Zürich Zürich Basel Basel Mannheim Mannheim"
    data = found(position(seat, display=display), "take Zürich")["for-next-route"]
    assert (data["neighbour"], data["copies"], data["stack"]) == ("basel", 2, "schweiz-tyrol")
    display = "Zürich Zürich Mannheim Mannheim Würzburg Würzburg"
    data = found(position(seat, display=display), "take Zürich")["for-next-route"]
    assert (data["value"], data["houses"], data["city"]) == (0, 1, "kempten")


def test_new_cards_for_a_route_that_nothing_fits_are_told_by_its_ends() -> None:
    """As found by reading: the cards that go with the hand were counted as if they fitted the route too."""
    display = "Basel Freiburg Basel Freiburg Basel Freiburg"
    state = position(Seat(hand="Zürich Innsbruck", route="Lodz"), display=display, phase="lay", taken=1)
    data = found(state, "exchange with Amtmann")
    assert [*data][:2] == ["nothing-fits", "exchange-odds"]
    assert (data["exchange-odds"]["cities"], data["exchange-odds"]["held"]) == (["pilsen"], 0)


def test_a_card_that_waits_for_the_next_turn_is_told_by_what_it_would_cost_now() -> None:
    """As found by reading: the carriage that the Wagner brings next turn spoke for laying now just as well."""
    seat = Seat(hand="Sigmaringen Freiburg Ingolstadt", route="Mannheim Carlsruhe", houses="Lodz", carriage=3)
    data = found(position(seat, phase="close", laid=1), "end turn")
    assert [*data][:2] == ["laid-now-costs", "waits-for-help"]
    assert (data["laid-now-costs"]["card"], data["laid-now-costs"]["cities"]) == ("freiburg", ["sigmaringen"])


@pytest.mark.parametrize(("rival", "once"), [("Basel", "waits"), ("Pilsen", "risk")])
def test_the_rarer_of_two_cards_is_told_to_wait_or_to_be_at_risk(rival: str, once: str) -> None:
    """As found by reading: the card that lay three times was taken first, and the order was given as the reason."""
    seats = Seat(hand="Linz"), Seat(hand="Lodz", route=rival)
    display = "Passau Passau Würzburg Passau Innsbruck Budweis"
    state = position(*seats, display=display, phase="take", taken=1, forced=True)
    assert found(state, "take Passau with Postmeister")["goes-on-open"]["once"] == once
    assert found(state, "take Budweis with Postmeister")["goes-on-open"]["once"] == "no"


def test_of_two_sets_of_cards_the_kept_one_is_named() -> None:
    """As found by reading: "X, Y and Z go together as well, but" did not tell beside what."""
    seat = Seat(
        hand="Würzburg Carlsruhe München Salzburg Ingolstadt Lodz Mannheim",
        houses="Würzburg Mannheim Regensburg Ingolstadt Augsburg Kempten",
        carriage=4,
    )
    why = found(position(seat, phase="discard"), "discard Würzburg")["rather-pair"]
    assert {*why["towns"]} == {"salzburg", "ingolstadt", "muenchen"}
    assert (why["houses"], why["kept"]) == (1, 2)


@pytest.mark.parametrize(("top", "shown"), [(3, True), (2, False)])
def test_beside_a_card_that_surely_fits_the_deck_is_told_by_its_horses_and_not_by_a_low_chance(
    top: int, shown: bool
) -> None:
    """As found by reading: "19 of 53 fit" stood beside a face-up card that fits for certain."""
    state = placed("berlin/3 leipzig/3 bremen/1 magdeburg/2", "")
    state.display[:] = [
        state.rules.card(id_)
        for id_ in ["muenster/2", "cassel/2", "cassel/3", "wuerzburg/3", "schwerin/3", "halle/2"]
    ]
    state.routes[1] = [state.rules.card("amsterdam/2")]
    state.phase = "take"
    state.deck[-1] = next(kind for kind in state.deck if state.rules.kind_back[kind] == top)
    data = told(state, "take deck")
    assert "open-makes" in data
    assert ("deck-shows" in data, "deck-fits" in data) == (shown, False)


def test_of_two_cards_of_a_city_the_stronger_one_is_harnessed() -> None:
    """As found by reading: of Hannover with one and with three horses the one was to be harnessed and the three laid."""
    hand = "bruessel/3 hannover/3 hannover/1 hamburg/1 bremen/2 amsterdam/2"
    state = placed(hand, "groningen/1", "dresden/3")
    state.stacks[next(i for i, one in enumerate(state.rules.board.stacks) if one.id == "route-5")] = 2
    why = told(state, "lay Bremen/2 left")["team-lacks"]
    assert (why["city"], why["twice"], why["horses"], why["length"]) == ("hannover", 1, 3, 8)


@pytest.mark.parametrize(("theirs", "told_"), [("abc", "ab"), ("ab", "ac"), ("b", "ab")])
def test_a_reason_that_the_next_best_action_has_not_is_told(theirs: str, told_: str) -> None:
    """As found by reading: the same carriage was the reason for two cards, and nothing told them apart."""
    state = position(Seat(hand="Linz"))
    first, second = state.legal_actions()[:2]

    class Explainer:
        def of(self, _: State, __: Any = None) -> Any:
            ids = {first: "abc", second: theirs}
            return lambda action: [Reason(id_) for id_ in ids.get(action, "d")]

        def kind(self, _: State, action: Any) -> str:
            return str(action)

    known: Any = Judged(None, Explainer())  # type: ignore[arg-type]
    assert "".join(one.id for one in known.explained(state, [first, second])[0]) == told_


def test_of_cards_that_are_liked_alike_the_one_with_the_best_tile_is_advised() -> None:
    """As found by reading: München was laid for a tile of 2, and Ingolstadt, no worse, would have brought one of 3."""
    seat = Seat(
        hand="Würzburg Carlsruhe München Ingolstadt Zürich Salzburg", route="Kempten Augsburg", carriage=3
    )
    state = position(seat, phase="lay")
    muenchen, ingolstadt, zuerich = (
        state.parse(f"lay {one}") for one in ("München right", "Ingolstadt right", "Zürich left")
    )
    fuller = knowledge_of(state).fuller
    assert fuller(state, muenchen, [ingolstadt, zuerich]) == ingolstadt
    assert fuller(state, ingolstadt, [muenchen, zuerich]) == ingolstadt


@pytest.mark.parametrize(
    ("hand", "route"),
    [
        ("Basel Budweis", "Freiburg Carlsruhe Mannheim Würzburg"),
        ("Lodz Zürich", "Pilsen Budweis Linz Salzburg Innsbruck Kempten"),
    ],
)
def test_a_low_chance_is_no_reason_for_the_help_of_the_postmeister(hand: str, route: str) -> None:
    """As found by reading: "4 of 41 go with Budweis" was to explain a card that nobody had to take."""
    seat = Seat(hand=hand, route=route, houses="Lodz", carriage=4)
    display = "Carlsruhe Nürnberg Mannheim Mannheim Würzburg Würzburg"
    state = position(seat, display=display, phase="lay", taken=1, laid=0)
    data = found(state, "take deck with Postmeister")
    assert data["as-planned"]["whole"]
    assert not {"drawn-for-next", "drawn-for-houses"} & {*data}


@pytest.mark.parametrize(
    ("hand", "kept"), [("weimar/3 muenster/1 amsterdam/2", 1), ("weimar/3 goettingen/1", 0)]
)
def test_a_second_card_of_a_city_that_the_route_does_not_need_is_kept(hand: str, kept: int) -> None:
    """As found by reading: "one can be played and the other harnessed" was said of a city that no road joins to the route."""
    state = placed(hand, "bremen/2" if kept else "")
    state.display[:] = [state.rules.card(one) for one in ("weimar/2", "bruessel/3", "luebeck/3")] * 2
    state.phase = "take"
    assert told(state, "take Weimar/2")["one-of-two-draws"]["kept"] == kept


def test_the_horse_that_a_card_brings_is_not_said_to_be_lacking() -> None:
    """As found by reading: Brüssel drew all three cards, and "for that, one more horse is needed" stood beside it."""
    state = placed("wuerzburg/2 frankfurt/2", "fulda/2")
    state.display[:] = [state.rules.card(one) for one in ("bruessel/3", "goettingen/1", "aachen/2")] * 2
    state.phase = "take"
    data = told(state, "take Brüssel/3")
    assert data["horses-needed"]["length"] == 5
    assert data["as-planned"]["horses"] == 0


def test_a_card_for_the_next_route_is_not_harnessed_for_it_as_well() -> None:
    """As found by reading: Brüssel was to go with Aachen for the next route, and to be harnessed for that."""
    state = placed("aachen/1 halle/1 leipzig/1", "magdeburg/1", "coeln/3")
    state.display[:] = [state.rules.card(one) for one in ("bruessel/3", "luebeck/1", "luebeck/2")] * 2
    state.phase = "take"
    why = knowledge_of(state).every(state, state.parse("take Brüssel/3"))
    ids = [one.id for one in why]
    assert "for-next-route" in ids
    assert "strongest-open" not in ids
