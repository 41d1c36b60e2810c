"""Thurn und Taxis in the north: what a team draws is told as it can be, with the card that serves as horses."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from tests.players.tables import TAXIS, begin


def placed(hand: str, route: str, horses: str = "") -> Any:
    """Return a northern position with the own cards, at the time of laying."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    state.hands[0] = [state.rules.card(id_) for id_ in hand.split()]
    state.routes[0] = [state.rules.card(id_) for id_ in route.split()]
    state.extra["glory"].horses[0] = [state.rules.card(id_) for id_ in horses.split()]
    state.turn = 0
    state.phase = "lay"
    return state


def told(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def test_the_horses_of_a_card_are_told_by_what_the_team_draws_of_the_route() -> None:
    """As found by reading: "your team draws a route of 8" was said of a route that can have four cards."""
    hand = "schwerin/3 luebeck/1 berlin/3 muenster/1 magdeburg/1"
    few, enough = (
        told(placed(hand, ""), f"lay {card} as horse")["horses-needed"]
        for card in ("Münster/1", "Schwerin/3")
    )
    assert (few["length"], few["cards"], few["short"]) == (3, 4, 1)
    assert (enough["cards"], enough["short"]) == (4, 0)
    assert few["card"] == "muenster/1"
    spare = told(placed(hand, ""), "lay Schwerin/3")["team-lacks"]
    assert (spare["city"], spare["length"], spare["short"]) == ("muenster", 3, 1)


def test_four_cards_that_bring_no_tile_are_told_with_what_a_fifth_would_bring() -> None:
    """As found by reading: "From Schwerin on to Berlin, Magdeburg and Lübeck" ended without an aim."""
    data = told(placed("schwerin/3 luebeck/1 berlin/3 muenster/1 magdeburg/1", ""), "lay Schwerin/3")[
        "lays-first"
    ]
    assert (data["have"], data["worth"], data["more"]) == (4, 0, 2)


@pytest.mark.parametrize(("horses", "lacks"), [("", 1), ("coeln/1", 0)])
def test_a_city_alone_does_not_close_a_route_without_horses(horses: str, lacks: int) -> None:
    """As found by reading: "just one more city to close" stood beside a team that lacks a horse."""
    data = told(placed("fulda/1 hamburg/3", "wuerzburg/2", horses), "lay Fulda/1 left")["toward-closing"]
    assert (data["missing"], data["horses"]) == (1, lacks)


@pytest.mark.parametrize(("horses", "closes"), [("hamburg/3", 1), ("", 0)])
def test_three_cards_are_told_to_be_enough_where_the_team_draws_them(horses: str, closes: int) -> None:
    """As found by reading: "on to Aachen in your hand: 3 cards" named no aim."""
    data = told(placed("schwerin/3 frankfurt/2 aachen/1", "coeln/3", horses), "lay Frankfurt/2 left")[
        "lays-toward"
    ]
    assert (data["have"], data["closes"]) == (3, closes)


def test_the_first_card_of_a_route_is_told_with_the_horses_that_closing_it_needs() -> None:
    """As found by reading: "you need 2 more cards" hid the horse card beside them, and the open city."""
    state = placed("hannover/1 groningen/2 wuerzburg/1 weimar/1", "")
    state.display[:] = [
        state.rules.card(id_)
        for id_ in ["luebeck/1", "dresden/2", "halle/1", "schwerin/2", "weimar/2", "magdeburg/1"]
    ]
    found = told(state, "lay Hannover/1")
    assert (found["toward-closing"]["missing"], found["toward-closing"]["horses"]) == (2, 1)
    assert found["goes-on-open"]["cities"] == ["magdeburg"]
    assert found["team-lacks"]["missing"] == 1


def test_a_promised_tile_is_told_with_the_horses_that_it_lacks() -> None:
    """As found by reading: "7 cards bring 4 points" was said with a team of strength 2."""
    state = placed(
        "muenster/1 amsterdam/2 goettingen/1 bruessel/2", "coeln/3 frankfurt/3 wuerzburg/2 fulda/2"
    )
    lays, lacks = knowledge_of(state).reasons(state, state.parse("lay Münster/1 left"))
    assert (lays.id, lays.data["have"]) == ("lays-toward", 7)
    assert (lacks.id, lacks.data["missing"]) == ("team-lacks", 5)


def opened(state: Any, display: str) -> Any:
    """Return the position with these open cards, at the time of taking."""
    state.display[:] = [state.rules.card(id_) for id_ in display.split()]
    state.phase = "take"
    return state


def test_an_open_card_that_joins_nothing_is_told_by_its_horses() -> None:
    """As found by reading: Hamburg was advised for its tile, far from the hand, though its three horses are the point."""
    display = "aachen/2 aachen/1 hamburg/3 cassel/1 magdeburg/2 leipzig/1"
    state = opened(placed("amsterdam/1", ""), display)
    assert next(iter(told(state, "take Hamburg/3"))) == "strongest-open"
    assert "strongest-open" not in told(state, "take Magdeburg/2")


@pytest.mark.parametrize(("hand", "length"), [("weimar/3", 5), ("weimar/1", 0)])
def test_a_card_apart_from_the_hand_is_told_with_the_team_that_the_hand_makes(hand: str, length: int) -> None:
    """As found by reading: "next to Cöln, Aachen and Cassel lie open" said nothing of Weimar's three horses."""
    state = opened(placed(hand, ""), "aachen/2 aachen/1 coeln/2 cassel/1 magdeburg/2 leipzig/1")
    found = told(state, "take Cöln/2").get("horses-needed", {})
    assert (found.get("card"), found.get("length", 0)) == ((hand, length) if length else (None, 0))
