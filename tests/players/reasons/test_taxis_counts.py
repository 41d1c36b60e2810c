"""Thurn und Taxis: counts of cards that may come hold what can come, and say what must lie before."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import knowledge_of
from tests.positions import Seat, position


def told_of(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of the reasons for an action, by their ids."""
    return {one.id: one.data for one in knowledge_of(state).reasons(state, state.parse(action))}


def test_cards_known_to_lie_elsewhere_are_not_counted_among_those_that_may_come() -> None:
    """As found by reading: "12 of 56" counted twelve cards of closed routes, with 44 in the deck and in other hands."""
    state = position(
        Seat(hand="Würzburg Passau", route="Freiburg Zürich"),
        Seat(hand="Linz"),
        display="Pilsen Pilsen Ingolstadt Ulm Ulm Mannheim",
        discard="Basel Kempten Lodz",
    )
    seen: list[Any] = [
        {"event": "took", "seat": 1, "from": "display", "card": "linz"},
        {"event": "discarded", "seat": 1, "from": "route", "cards": ["basel", "kempten", "lodz"]},
    ]
    found = []
    for events in (None, seen):
        known = Evaluator().at(state, events)
        (why,) = (one for one in known.reasons(state.parse("take deck")) if one.id == "deck-may-fit")
        found.append((why.data["left"], why.data["all"]))
    (fit, all_), (fit_known, all_known) = found
    assert (fit - fit_known, all_ - all_known) == (2, 4)


@pytest.mark.parametrize(
    ("hand", "named", "fits"), [("Linz Budweis", ["linz"], "salzburg passau pilsen"), ("Basel", [], "")]
)
def test_that_nothing_open_fits_names_the_own_cards_that_must_lie_first(
    hand: str, named: list[str], fits: str
) -> None:
    """As found by reading: "nothing face up fits" was said with Linz open and in hand, of the cards beyond it."""
    state = position(
        Seat(hand=hand, route="Budweis"), display="Stuttgart Stuttgart Würzburg Ingolstadt Budweis Mannheim"
    )
    data = told_of(state, "take deck")["deck-may-fit"]
    assert data["cities"] == named
    if named:
        seen: Any = state.observation(0)
        assert data["left"] == sum(seen["cities"][one]["left"] for one in fits.split())


@pytest.mark.parametrize(("hand", "told"), [("Budweis", False), ("Linz Kempten", True)])
def test_a_small_share_of_fitting_cards_is_no_reason_for_a_hidden_one(hand: str, told: bool) -> None:
    """As found by reading: "4 of 58 fit" stood for a card from the deck."""
    state = position(
        Seat(hand=hand),
        display="Stuttgart Zürich Freiburg Ingolstadt Budweis Budweis"
        if told
        else "Stuttgart Zürich Freiburg Ingolstadt Linz Linz",
    )
    found = told_of(state, "take deck")
    assert "waits-open" in found
    assert ("deck-fits" in found) == told
