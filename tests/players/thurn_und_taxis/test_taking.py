"""What a card is worth: alone, with the best that can follow it, and an unseen one."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis import knowledge, own_weights
from spieltisch.players.thurn_und_taxis.basket import Basket, basket_of, blend
from spieltisch.players.thurn_und_taxis.judge import Judge
from spieltisch.thurn_und_taxis.state import TaxisState
from tests.positions import CITIES, Seat, position

FAR = "Lodz Lodz Pilsen Pilsen Budweis Budweis"
"""An open display far from Baden."""
BEGUN = Seat(route="Mannheim")
"""A route that Carlsruhe, Stuttgart and Würzburg extend."""

NOBODY = Seat()


def bit(city: str) -> int:
    """Return a city as a bit mask."""
    return 1 << CITIES.index(city)


def basket(seat: Seat) -> Basket:
    """Return what a seat may hope for with more cards."""
    state, judge = judged(seat)
    look = judge.outlook(state, 0, 1)
    return basket_of(look, judge.route(state, 0), judge.ground.city_mask(state.hands[0]))


def judged(seat: Seat, **parts: str) -> tuple[TaxisState, Judge]:
    """Return a position in which a seat takes a card, and its judge."""
    state = position(seat, Seat(), phase="take", **parts)
    assert isinstance(state, TaxisState)
    return state, knowledge_of(state).judge  # type: ignore[attr-defined]


def ratings(seat: Seat, display: str, *, rival: Seat = NOBODY, **changes: Any) -> dict[str, float]:
    """Return what each action is worth to a seat; what cards are good for beside the route counts only if it is asked for."""
    state = position(seat, rival, phase="take", display=display)
    legal = state.legal_actions()
    weights = own_weights() | {"apt": (0.0,) * 5, "deny": 0.0} | changes
    return dict(zip(map(str, legal), knowledge(state, weights).rate(state, legal), strict=True))


@pytest.mark.parametrize(
    ("offers", "expected"),
    [
        ((), 4.0),
        ((4.0, 3.0), 4.0),
        ((6.0,), 5.0),
        # The first one in half of all cases, the second one in half of the rest.
        ((8.0, 6.0), 8.0 / 2 + 6.0 / 4 + 4.0 / 4),
    ],
)
def test_offers_count_as_far_as_they_may_still_lie_there(offers: tuple[float, ...], expected: float) -> None:
    assert blend(4.0, offers, 0.5) == pytest.approx(expected)


def test_a_card_that_extends_the_route_is_worth_more_than_one_that_does_not() -> None:
    own = basket(BEGUN)
    assert own[bit("Carlsruhe")] > own[bit("Lodz")]
    assert basket(Seat(route="Mannheim", hand="Carlsruhe"))[bit("Lodz")] > own[bit("Lodz")]


def test_a_card_that_fits_only_behind_another_one_is_worth_something_with_it() -> None:
    own = basket(BEGUN)
    alone, behind = own[bit("Carlsruhe")], own[bit("Freiburg")]
    assert behind < alone < own[bit("Carlsruhe") | bit("Freiburg")]
    assert own[bit("Carlsruhe") | bit("Lodz")] == alone


def test_two_cards_are_worth_the_same_in_either_order() -> None:
    own, other = (basket(Seat(route="Mannheim Carlsruhe", hand="Freiburg")) for _ in range(2))
    pairs = [(one, two) for one in range(len(CITIES)) for two in range(one)]
    ahead = [own[1 << one | 1 << two] for one, two in pairs]
    back = [other[1 << one | 1 << two] for one, two in reversed(pairs)]
    assert ahead == back[::-1]


def test_a_card_that_nobody_has_seen_is_the_average_of_those_that_fit() -> None:
    own = basket(BEGUN)
    fitting = [own[1 << city] for city in range(len(CITIES)) if 1 << city & own.routes.around[own.route]]
    share, value = own.drawn()
    assert share == pytest.approx(len(fitting) / len(CITIES))
    assert value == pytest.approx(sum(fitting) / len(fitting))


def test_the_best_of_more_unseen_cards_is_worth_more_and_never_more_than_the_best_city() -> None:
    own = basket(BEGUN)
    values = [own.best_of(cards) for cards in (1, 2, 6, 60)]
    assert values == sorted(values)
    assert values[0] < values[-1] <= max(own.fitting())


def test_an_open_card_counts_with_the_best_that_may_be_taken_after_it() -> None:
    alone = ratings(BEGUN, "Carlsruhe Lodz Pilsen Pilsen Budweis Budweis")
    followed = ratings(BEGUN, "Carlsruhe Freiburg Pilsen Pilsen Budweis Budweis")
    # The hand is empty, so a second card is taken in this turn, whatever the first one is.
    assert followed["take Carlsruhe"] > alone["take Carlsruhe"]
    assert followed["take Freiburg"] == followed["take Carlsruhe"]
    assert followed["take Pilsen"] == alone["take Pilsen"]


def test_the_deck_is_worth_more_beside_a_card_that_fits() -> None:
    beside = ratings(BEGUN, "Carlsruhe Lodz Pilsen Pilsen Budweis Budweis")
    assert beside["take deck"] > ratings(BEGUN, FAR)["take deck"]


@pytest.mark.parametrize(
    ("number", "better", "worse", "seat"),
    [
        # Linz has Budweis beside it in the display, Lodz has nothing.
        (0, "take Linz", "take Lodz", BEGUN),
        # Passau stands beside the card in the hand.
        (2, "take Passau", "take Lodz", Seat(route="Mannheim", hand="Carlsruhe Regensburg")),
        # Freiburg lies behind Carlsruhe and Stuttgart.
        (3, "take Freiburg", "take Lodz", BEGUN),
    ],
)
def test_a_card_that_does_not_fit_is_better_if_it_is_good_for_something_else(
    number: int, better: str, worse: str, seat: Seat
) -> None:
    display = "Linz Lodz Budweis Passau Freiburg Freiburg"
    apt = tuple(1.0 if place == number else 0.0 for place in range(5))
    before, after = ratings(seat, display), ratings(seat, display, apt=apt)
    assert after[better] - before[better] > after[worse] - before[worse]


def test_a_card_that_the_player_has_already_is_worth_less() -> None:
    display = "Linz Lodz Budweis Passau Freiburg Mannheim"
    before, after = ratings(BEGUN, display), ratings(BEGUN, display, apt=(0.0, 0.0, 0.0, 0.0, -1.0))
    assert after["take Mannheim"] - before["take Mannheim"] < after["take Lodz"] - before["take Lodz"]


def test_the_card_that_fits_the_next_players_route_best_is_worth_taking_away() -> None:
    rival = Seat(route="Linz Passau")
    display = "Regensburg Lodz Lodz Freiburg Freiburg Freiburg"
    before, after = (ratings(BEGUN, display, rival=rival, deny=deny) for deny in (0.0, 1.0))
    assert {text for text in before if after[text] > before[text]} == {"take Regensburg"}
    # Where the display has another one, the next player takes that.
    display = "Regensburg Regensburg Lodz Freiburg Freiburg Freiburg"
    assert ratings(BEGUN, display, rival=rival, deny=1.0) == ratings(BEGUN, display, rival=rival)
