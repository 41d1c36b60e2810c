"""Thurn und Taxis: a card is told by what it joins of hand and route, not by what most open cards bring as well."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.routes import AHEAD, Routes
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position


def found(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def posted(hand: str, display: str, route: str = "") -> Any:
    """Return a position with the courier, where every first house brings a letter, at the time of taking."""
    state: Any = begin(TAXIS, 2, {"courier": True}, seed=3)
    seat = state.turn
    for cards, names in ((state.hands[seat], hand), (state.display, display), (state.routes[seat], route)):
        cards[:] = [state.rules.card(id_) for id_ in names.split()]
    return state


def test_cards_for_a_carriage_are_told_with_the_tile_that_one_more_of_the_hand_brings() -> None:
    """As found by reading: "the 4 cards for carriage 4" forgot Mannheim in hand, the fifth card."""
    seat = Seat(hand="Passau Würzburg Mannheim Nürnberg", houses="Zürich Augsburg", carriage=3)
    state = position(
        seat, players=4, display="Linz Basel Augsburg Budweis Budweis Regensburg", phase="lay", taken=1
    )
    data = found(state, "take Regensburg with Postmeister")["toward-carriage"]
    assert (data["carriage"], data["have"], data["worth"]) == (4, 5, 2)


def test_a_card_two_steps_from_a_route_too_short_to_close_is_told_for_that_route() -> None:
    """As found by reading: "Stuttgart begins your next route" was said beside a route of two cards."""
    display = "Budweis Carlsruhe Budweis Lodz Zürich Stuttgart"
    state = position(
        Seat(hand="Innsbruck Innsbruck", route="Augsburg"), display=display, phase="lay", taken=1
    )
    data = found(state, "take Stuttgart with Postmeister")
    assert data["two-steps"]["cities"] == ["ulm", "ingolstadt"]
    assert "opens-next-route" not in data


def test_a_card_is_told_with_the_town_that_joins_it_to_the_hand() -> None:
    """As found by reading: Budweis was advised for its letter, not for the way over Linz to Passau."""
    open_ = "budweis muenchen budweis lodz zuerich freiburg"
    state = posted("kempten passau ulm ulm", open_, route="sigmaringen freiburg basel")
    data = found(state, "take Budweis")
    assert (data["joined-later"]["towns"], data["joined-later"]["cities"]) == (["linz"], ["passau"])
    assert "brings-letter" not in data


@pytest.mark.parametrize(
    ("others", "told"), [("passau linz salzburg lodz pilsen", False), ("basel " * 5, True)]
)
def test_what_most_open_cards_bring_as_well_is_no_reason_for_one(others: str, told: bool) -> None:
    """As found by reading: the first house brought a letter in 17 cities, two of them open as well."""
    state = posted("muenchen", f"budweis {others}")
    state.houses[1 - state.turn] = 1 << state.rules.board.city_ids.index("basel")
    assert ("brings-letter" in found(state, "take Budweis")) == told


@pytest.mark.parametrize(("route", "told"), [("Carlsruhe Stuttgart", False), ("Sigmaringen Stuttgart", True)])
def test_a_country_that_the_route_reaches_anyhow_is_not_told_as_new(route: str, told: bool) -> None:
    """As found by reading: "no house in Baden yet" stood for Freiburg beside a route through Carlsruhe."""
    seat = Seat(hand="", route=route, houses="Zürich Basel Kempten Augsburg")
    state = position(seat, display="Freiburg Ulm Ulm Kempten Kempten Augsburg")
    assert ("new-country" in found(state, "take Freiburg")) == told


def test_six_new_cards_are_told_by_what_they_are_to_fit() -> None:
    """As found by reading: "12 of 28 fit" did not say what, and two open cards fitted already."""
    display = "Budweis München Budweis Lodz Zürich Freiburg"
    state = position(Seat(hand="Lodz Salzburg Zürich"), display=display)
    data = found(state, "exchange with Amtmann")
    assert data["open-joins-no-two"]["cities"]
    joined = position(Seat(hand="Lodz Salzburg Augsburg"), display=display)
    assert "open-joins-no-two" not in found(joined, "exchange with Amtmann")
    apart = position(
        Seat(hand="Lodz Salzburg Zürich"), display="Mannheim Ulm Stuttgart Würzburg Nürnberg Ulm"
    )
    odds = found(apart, "exchange with Amtmann")["exchange-odds"]
    assert (odds["towns"], odds["held"]) == (["zuerich", "salzburg", "lodz"], 3)


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_an_open_neighbour_is_told_with_the_number_of_its_open_cards(copies: int) -> None:
    """As found by reading: München lay open three times beside Salzburg, and was told like a single card."""
    others = ["Freiburg", "Würzburg", "Lodz"][: 5 - copies]
    display = " ".join(["Salzburg", *["München"] * copies, *others])
    data = found(position(Seat(hand="Mannheim"), display=display), "take Salzburg")
    assert (data["beside-open"]["cities"], data["beside-open"]["copies"]) == (["muenchen"], copies)


@pytest.mark.parametrize(("hand", "short"), [("Zürich Basel", 1), ("Zürich Basel Freiburg", 0)])
def test_cards_that_do_not_close_a_route_yet_say_how_many_it_lacks(hand: str, short: int) -> None:
    """As found by reading: "From Münster on to Cassel in your hand" named no aim."""
    state = position(Seat(hand=hand), phase="lay", taken=1)
    data = next(one for id_, one in found(state, "lay Zürich").items() if id_ == "lays-first")
    assert data["short"] == short


def test_a_single_card_of_the_hand_is_no_route_before_the_one_that_a_card_begins() -> None:
    """As found by reading: Freiburg beside Carlsruhe was for "the route after the one with Lodz", which nothing joins."""
    houses = "Freiburg Stuttgart Ulm Sigmaringen Nürnberg Ingolstadt Kempten Zürich Innsbruck"
    seat = Seat(hand="Lodz Carlsruhe", houses=houses, carriage=5)
    state = position(seat, players=3, display="Innsbruck Passau Basel Budweis Zürich Freiburg")
    data = found(state, "take Freiburg")
    assert "for-route-after" not in data
    assert (data["for-next-route"]["neighbour"], data["for-next-route"]["stack"]) == (
        "basel",
        "schweiz-tyrol",
    )


def test_six_new_cards_that_bring_an_office_tile_are_not_told_by_what_they_lose() -> None:
    """As found by reading: about one new card that fits, but one given up: the office tile, the gain, was not told."""
    state: Any = begin(TAXIS, 2, {"offices": True}, seed=2)
    cards = state.rules.card
    display = ["salzburg", *["wuerzburg"] * 3, "basel", "ulm"]
    state.routes[state.turn], state.hands[state.turn] = [cards("passau")], [cards("linz")]
    state.display[:] = [cards(id_) for id_ in display]
    state._legal = None
    data = found(state, "exchange with Amtmann")
    assert "brings-tile" in data
    assert "gives-up-open" not in data


@pytest.mark.parametrize(("other", "told"), [("Würzburg", False), ("Kempten", True)])
def test_of_two_open_cards_that_do_the_same_none_is_told_to_come_after_the_other(
    other: str, told: bool
) -> None:
    """As found by reading: "after that, Kempten fits" did not say that it does now what Ulm does."""
    state: Any = position(
        Seat(hand="Ingolstadt Zürich Innsbruck München", route="Budweis Linz Passau", carriage=3),
        display=f"Lodz Kempten Ulm {other} Regensburg Lodz",
    )
    state.stacks[state.rules.stack_index["route-6"]] = 1
    data = found(state, "take Ulm")
    assert data["toward-tile"]["missing"] == 1
    assert ("goes-on-open" in data) == told


def test_of_two_ways_the_one_that_lies_face_up_is_told() -> None:
    """As found by reading: Zürich was said to go with Ulm by way of an unseen Sigmaringen while Kempten lay there."""
    display = "Kempten Freiburg Salzburg Zürich Freiburg Augsburg"
    seat = Seat(hand="Mannheim Ulm Nürnberg", route="Stuttgart Ingolstadt")
    state = position(seat, display=display, phase="lay", taken=1)
    data = found(state, "take Zürich with Postmeister")["joined-later"]
    assert (data["towns"], data["cities"], data["lying"]) == (["kempten"], ["ulm"], 1)


def test_a_card_beside_the_plan_that_carries_it_no_further_is_told_for_the_next_route() -> None:
    """As found by reading: "Ulm has 5 neighbours" was said where Stuttgart joins it to Mannheim in hand."""
    display = "Würzburg Freiburg Freiburg Kempten Ulm Linz"
    seat = Seat(hand="Linz Zürich Basel Kempten Mannheim", route="Innsbruck", carriage=3)
    data = found(position(seat, display=display), "take Ulm")
    assert (data["joined-later"]["towns"], data["joined-later"]["cities"]) == (["stuttgart"], ["mannheim"])
    assert "well-placed" not in data


# -- what sets an open card apart --------------------------------------------------------------------------------------


def test_a_pair_in_two_countries_is_told_beside_one_that_lies_in_one() -> None:
    """As found by reading: what was said of Kempten with Innsbruck fitted Ingolstadt with Regensburg word for word."""
    state = position(Seat(), display="Ingolstadt Carlsruhe Regensburg Kempten Innsbruck Würzburg")
    data = found(state, "take Kempten")["two-countries"]
    assert (data["towns"], {*data["cities"]}) == (["innsbruck"], {"ingolstadt", "regensburg"})
    assert found(state, "take Ingolstadt").keys() == {"beside-open", "more-roads"}


def test_of_a_pair_that_lies_open_either_card_may_be_taken_first() -> None:
    state = position(Seat(), display="Ulm Ingolstadt Lodz Basel Linz Würzburg")
    assert found(state, "take Ulm")["either-card"]["cities"] == ["ingolstadt"]
    # The Postmeister takes the other one in the same turn, however many lie there.
    state = position(Seat(), display="Ulm Ingolstadt Ingolstadt Basel Linz Würzburg")
    assert found(state, "take Ulm")["either-card"]["cities"] == ["ingolstadt"]


def test_a_card_two_steps_away_says_why_the_one_that_fits_is_left() -> None:
    """As found by reading: Pilsen was two steps from a route that Zürich, face up, would carry on."""
    others = [Seat(route="Innsbruck München"), Seat(route="Ingolstadt Ulm"), Seat(route="Kempten Zürich")]
    display = "Augsburg Augsburg Passau Zürich Pilsen Passau"
    state = position(Seat(hand="Stuttgart", route="Sigmaringen"), *others, players=4, display=display)
    waits = found(state, "take Pilsen")["fits-but-waits"]
    assert (waits["cities"], waits["why"]) == (["zuerich"], "unwanted")
    others[0] = Seat(route="Freiburg Basel")
    state = position(Seat(hand="Stuttgart", route="Sigmaringen"), *others, players=4, display=display)
    assert found(state, "take Pilsen")["fits-but-waits"]["why"] == "soon"


def test_of_cards_that_bring_as_much_the_one_that_others_need_comes_first() -> None:
    seat, display = Seat(hand="Stuttgart"), "Würzburg Ulm Lodz Budweis Linz Budweis"
    for rival, told in (("Nürnberg", True), ("Sigmaringen", False)):
        others = [Seat(route="Lodz"), Seat(route=rival)]
        why = found(position(seat, *others, players=3, display=display), "take Würzburg")
        assert ("others-wait" in why) == told


def test_a_house_that_stands_and_cards_that_lead_on_set_a_card_apart() -> None:
    seat = Seat(hand="Sigmaringen Pilsen", houses="Freiburg Carlsruhe Mannheim", carriage=3)
    state = position(seat, display="Basel Linz Freiburg Zürich Linz Lodz")
    assert found(state, "take Zürich")["houses-stand"]["cities"] == ["freiburg"]
    seat = Seat(hand="Innsbruck Kempten Pilsen", houses="Ulm Ingolstadt Sigmaringen", carriage=3)
    state = position(seat, display="Stuttgart Regensburg Sigmaringen Innsbruck Augsburg Linz")
    data = found(state, "take Sigmaringen")["leads-on"]
    assert data["left"] > data["most"]
    assert data["cities"] == ["augsburg"]


@pytest.mark.parametrize(
    ("display", "used", "why"),
    [
        ("Freiburg Ulm Nürnberg Salzburg Budweis Linz", "", "soon"),
        ("Freiburg Ulm Ulm Salzburg Budweis Linz", "amtmann", "copies"),
        ("Freiburg Ulm Nürnberg Salzburg Budweis Linz", "amtmann", None),
    ],
)
def test_a_card_that_would_help_at_once_is_told_with_why_it_is_left(
    display: str, used: str, why: str | None
) -> None:
    """As found by reading: Freiburg was two steps away, with Ulm beside it that made the route long enough."""
    seat = Seat(hand="Stuttgart", route="Mannheim")
    others = [Seat(route="Würzburg"), Seat(route="Sigmaringen")]
    state = position(seat, *others, players=3, display=display, used=used)
    assert found(state, "take Freiburg").get("fits-but-waits", {}).get("why") == why


def test_a_hand_without_a_route_is_asked_for_what_it_makes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """As found by a test: it was asked of the route -1, the last one of the table, whose way on was then wrong for good."""
    asked: list[int] = []
    reach = Routes.reach

    def noted(self: Routes, route: int, cards: int, most: int = AHEAD) -> tuple[int, ...]:
        asked.append(route)
        return reach(self, route, cards, most) if route >= 0 else ()

    monkeypatch.setattr(Routes, "reach", noted)
    # Beside Ingolstadt lies only Stuttgart, between the others.
    state = position(
        Seat(hand="Würzburg Carlsruhe Stuttgart", houses="Ingolstadt", carriage=5),
        display="Kempten Kempten Basel Ingolstadt Ulm Freiburg",
    )
    found(state, "take Ingolstadt")
    assert min(asked) >= 0
