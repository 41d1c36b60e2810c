"""Thurn und Taxis: counts of cards that may come hold what can come, and say what must lie before."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.evaluator import Evaluator
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.reasons import deck_reasons
from tests.players.tables import TAXIS, begin
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
    ("hand", "route", "named", "fits"),
    [
        ("Linz Budweis", "Budweis", ["linz"], "salzburg passau pilsen"),
        ("Basel", "Pilsen Budweis", [], ""),
        ("Basel", "Budweis", [], ""),
    ],
)
def test_that_nothing_open_fits_names_the_own_cards_that_must_lie_first(
    hand: str, route: str, named: list[str], fits: str
) -> None:
    """As found by reading: "nothing face up fits" was said with Linz open and in hand, of the cards beyond it."""
    state = position(
        Seat(hand=hand, route=route), display="Stuttgart Stuttgart Würzburg Ingolstadt Budweis Mannheim"
    )
    data = told_of(state, "take deck")["deck-may-fit"]
    assert data["cities"] == named
    # Without any of them a route is lost, but for the Postmeister; a single card is none to be saved.
    assert (data["lost"], data["saved"]) == (2 if " " in route else 0, 1)
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


def test_cards_that_stay_together_say_the_greatest_thing_that_they_bring() -> None:
    """As found by reading: "2 houses" was said of three cards that complete a country."""
    houses = "Carlsruhe Regensburg Ulm Sigmaringen Kempten Zürich Innsbruck"
    hand = "Basel Freiburg Ingolstadt Budweis Zürich Carlsruhe"
    for built, stack in ((houses, "schweiz-tyrol"), ("Carlsruhe", None)):
        state = position(Seat(hand=hand, houses=built, carriage=5), phase="discard")
        data = told_of(state, "discard Budweis")["keeps-together"]
        assert (data["value"], data.get("stack")) == ((3, stack) if stack else (0, None))
    route = Seat(hand="Freiburg Basel Zürich Budweis")
    assert told_of(position(route, phase="discard"), "discard Budweis")["keeps-together"]["carriage"] == 3
    state = position(Seat(hand=hand, houses=houses, carriage=4), phase="discard")
    data = told_of(state, "discard Budweis")["keeps-together"]
    assert (data["carriage"], data["helped"]) == (5, 1)


@pytest.mark.parametrize(("more", "told"), [(" Regensburg", False), ("", True)])
def test_a_card_is_not_said_to_carry_on_what_the_hand_carries_on_already(more: str, told: bool) -> None:
    """As found by reading: Augsburg was to carry the route on after Ingolstadt, with Regensburg in hand."""
    state = position(
        Seat(hand=f"Ingolstadt Carlsruhe Freiburg Basel{more}", route="Ulm Stuttgart", carriage=3),
        display="Augsburg Nürnberg Lodz Lodz Budweis Linz",
    )
    why = told_of(state, "take Nürnberg")
    # All five cards of the hand and Nürnberg make one route.
    assert why.keys() & {"follows-plan", "toward-tile"} == ({"toward-tile"} if told else set())


def northern(hand: str, phase: str) -> Any:
    """Return a position on the northern board with a route of one card."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=4)
    kinds, seat = state.rules.kind_index, state.current_player
    state.hands[seat][:] = [kinds[card] for card in hand.split()]
    state.routes[seat] = [kinds["bremen/3"]]
    state.phase, state.taken, state._legal = phase, int(phase == "lay"), None
    return state


def test_the_card_that_is_spare_is_named_as_a_horse() -> None:
    """As found by reading: a team lacked two horses, and that a card without use here has three was not told."""
    lacking = [
        one.data
        for hand in ("luebeck/1 hamburg/3 groningen/1 fulda/3", "luebeck/1 hamburg/3 groningen/1")
        for action in northern(hand, "lay").legal_actions()
        for one in knowledge_of(northern(hand, "lay"))._explainer.of(northern(hand, "lay"))(action)  # type: ignore[attr-defined]
        if one.id == "team-lacks" and one.data["cards"] in (4, 5)
    ]
    assert {(one.get("city"), one["horses"], one.get("length")) for one in lacking if one["horses"] > 1} == {
        ("fulda", 3, 5)
    }


def test_four_cards_that_bring_nothing_say_what_a_fifth_would_bring() -> None:
    """As found by reading: "4 cards" was all that was told of a route on which a tile lies one card further."""
    state = northern("luebeck/1 hamburg/3 groningen/1 fulda/3", "lay")
    (data,) = (one.data for one in knowledge_of(state).reasons(state, state.parse("lay Groningen/1 left")) if one.id == "lays-toward")  # fmt: skip
    assert (data["have"], data["worth"], data["more"]) == (4, 0, 2)


def test_a_card_that_another_one_joins_to_the_route_is_not_the_horse() -> None:
    """As found by reading: Lübeck was to fit by way of Hamburg, and in the next sentence it was the horse."""
    state = northern("weimar/2 luebeck/1 groningen/1", "lay")
    lacking = [
        one.data["city"]
        for action in state.legal_actions()
        for one in knowledge_of(state)._explainer.of(state)(action)  # type: ignore[attr-defined]
        if one.id == "team-lacks" and str(action) == "lay Groningen/1 left"
    ]
    assert {*lacking} == {"weimar"}


def test_a_card_two_steps_away_is_not_promised_what_the_card_between_brings_alone() -> None:
    """As found by reading: a fourth card was "enough for carriage 3", for which the third is enough."""
    state = position(
        Seat(hand="Stuttgart", route="Nürnberg"), display="Freiburg Lodz Lodz Linz Linz Innsbruck"
    )
    data = told_of(state, "take Freiburg")["two-steps"]
    assert (data["have"], data["carriage"], data["worth"]) == (4, 0, 0)


def test_closing_says_that_waiting_would_risk_the_route() -> None:
    """As found by reading: "carriage 3 and 2 houses" told nothing of a route that nothing in sight extends."""
    state = position(
        Seat(hand="Lodz Innsbruck Freiburg", route="Nürnberg Würzburg Mannheim"),
        display="Lodz Ulm Nürnberg Basel München Linz",
        phase="close",
    )
    for action in state.legal_actions():
        if str(action).startswith("close"):
            found = told_of(state, str(action))
            assert [*found] == ["closing-brings", "else-lost"]
    state = position(
        Seat(hand="Stuttgart Innsbruck Freiburg", route="Nürnberg Würzburg Mannheim"),
        display="Lodz Ulm Nürnberg Basel München Linz",
        phase="close",
    )
    assert not any("else-lost" in told_of(state, str(action)) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("display", "told"),
    [("Lodz Ulm Nürnberg Passau München Linz", True), ("Zürich Ulm Nürnberg Passau München Linz", False)],
)
def test_a_card_after_which_nothing_fits_says_so(display: str, told: bool) -> None:
    """As found by reading: of a second card it was not said that nothing in hand or face up goes on from there."""
    state = position(
        Seat(hand="Lodz Innsbruck Basel", route="Freiburg", houses="Mannheim Würzburg", carriage=3),
        display=display,
        phase="lay",
    )
    action = next(str(one) for one in state.legal_actions() if str(one).startswith("lay Basel"))
    assert ("nothing-follows" in told_of(state, action)) == told


def test_more_cards_than_the_wagner_needs_are_told_apart_from_those_that_he_needs() -> None:
    """As found by reading: "on to Carlsruhe and Sigmaringen: with 3 cards" named four."""
    state = position(
        Seat(hand="Augsburg Sigmaringen Zürich Carlsruhe", route="Freiburg", carriage=4), phase="lay"
    )
    data = told_of(state, "lay Zürich left")["lays-toward"]
    assert (data["have"], data["least"], data["spare"]) == (4, 3, 1)


@pytest.mark.parametrize(
    ("display", "told"), [("Passau Nürnberg Pilsen", False), ("Lodz Basel Freiburg", True)]
)
def test_new_cards_are_not_hoped_for_where_as_many_open_ones_fit(display: str, told: bool) -> None:
    """As found by reading: "about 2 of six new ones" was to speak for an exchange, with four fitting cards open."""
    state = position(
        Seat(hand="Budweis Zürich", route="Regensburg"), display=f"Mannheim Mannheim Carlsruhe {display}"
    )
    assert ("exchange-odds" in told_of(state, "exchange with Amtmann")) is told


def test_a_card_by_way_of_another_says_how_far_the_route_goes() -> None:
    """As found by reading: "by way of Salzburg, Passau goes with Innsbruck" named nothing that it was for."""
    state = position(Seat(hand="Kempten"), display="Zürich Zürich Carlsruhe Freiburg Innsbruck Ingolstadt")
    data = told_of(state, "take Freiburg")["joined-by"]
    assert (data["have"], data["carriage"]) == (3, 3)


def test_what_a_route_lacks_names_the_neighbour_and_the_horses() -> None:
    """As found by reading: it lacked "a city and horses", twice, and that Cassel borders Fulda was not said."""
    state = northern("fulda/1", "take")
    state.routes[state.current_player][:] = []
    state.display[0] = state.rules.kind_index["cassel/2"]
    told = told_of(state, "take Cassel/2")
    data = told["toward-closing"]
    assert (data["cities"], data["missing"], data["horses"]) == (["fulda"], 1, 1)
    assert "team-lacks" not in told


def test_odds_do_not_speak_for_a_hidden_card_where_an_open_one_fits() -> None:
    """As found by reading: "10 of 57 fit" spoke for the deck while Lübeck lay open and fitted for certain."""
    state = northern("luebeck/1", "take")
    kinds = state.rules.kind_index
    state.deck[-1] = kinds["hamburg/3"]
    state.display[:] = [
        kinds[one] for one in ("hannover/2", "aachen/1", "bruessel/2", "coeln/1", "fulda/1", "weimar/2")
    ]
    assert [*told_of(state, "take deck")][:2] == ["deck-shows", "official-follows"]


def test_a_card_that_fits_by_itself_is_not_told_to_fit_with_an_open_one() -> None:
    """As found by reading: "with Magdeburg, Berlin fits as well" was said where Berlin fits Halle in hand."""
    hand = "goettingen/2 berlin/2 fulda/1 aachen/1 cassel/1 halle/3 weimar/1"
    state = northern(hand, "lay")
    state.routes[state.turn][:] = [state.rules.card("fulda/3")]
    state.display[:] = [state.rules.card(id_) for id_ in ("magdeburg/1", "bremen/2", "amsterdam/3")]
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    actions = [one for one in state.legal_actions() if "cassel" in str(one).lower()]
    assert actions
    assert not [one for action in actions for one in explainer.of(state)(action) if one.id == "bridge"]


def test_the_only_open_card_that_fits_a_route_is_told_for_the_route() -> None:
    """As found by reading: "only Basel would go with what you have" was said where others fit the hand."""
    for route in ("Freiburg Carlsruhe", ""):
        seat = Seat(hand="Passau", route=route)
        state = position(seat, display="Basel Salzburg Lodz Lodz Lodz Innsbruck", phase="lay", taken=1)
        action = state.parse("take deck with Postmeister")
        (told,) = [
            one.data
            for one in knowledge_of(state)._explainer.of(state)(action)  # type: ignore[attr-defined]
            if one.id == "open-fit-less"
        ]
        assert told["route"] == int(bool(route))


@pytest.mark.parametrize(
    ("hand", "route", "display", "id_", "towns", "cities", "where"),
    [
        ("Zürich", "Sigmaringen", "Basel Lodz Lodz Linz Linz Pilsen", "open-fit-less", "zuerich", "basel", 3),
        ("Zürich", "Sigmaringen", "Basel Ulm Lodz Linz Linz Pilsen", "open-fit-less", "zuerich", "basel ulm", 2),
        ("Zürich", "Sigmaringen", "Ulm Lodz Lodz Linz Linz Pilsen", "open-fit-less", "", "ulm", 1),
        ("Linz Ulm", "", "Passau Salzburg Budweis Lodz Stuttgart Basel", "several-open", "linz", "salzburg budweis", None),
    ],
)  # fmt: skip
def test_open_cards_that_fit_name_what_they_go_with(  # noqa: PLR0913, PLR0917 - one example has so many parts
    hand: str, route: str, display: str, id_: str, towns: str, cities: str, where: int | None
) -> None:
    """As found by reading: "only Basel would go with your route", and it goes with Zürich, which is in hand."""
    state = position(Seat(hand=hand, route=route), display=display, phase="lay", taken=1)
    action = state.parse("take deck with Postmeister")
    (told,) = [
        one.data
        for one in knowledge_of(state)._explainer.of(state)(action)  # type: ignore[attr-defined]
        if one.id == id_
    ]
    assert (told["towns"], {*told["cities"]}, told.get("route")) == (towns.split(), {*cities.split()}, where)


@pytest.mark.parametrize(("hand", "towns"), [("Zürich", ["zuerich"]), ("Lodz", [])])
def test_odds_say_whether_cards_fit_the_route_or_a_card_of_the_hand(
    monkeypatch: pytest.MonkeyPatch, hand: str, towns: list[str]
) -> None:
    """As found by reading: cards beside Zürich in hand were among those that "fit your route" from Sigmaringen."""
    state = position(
        Seat(hand=hand, route="Kempten Sigmaringen" if hand == "Lodz" else "Sigmaringen"),
        display="Ulm Pilsen Lodz Linz Linz Pilsen",
        phase="lay",
        taken=1,
    )
    monkeypatch.setattr(deck_reasons, "HOPE", 0.0)
    action = state.parse("take deck with Postmeister")
    (told,) = [
        one.data
        for one in knowledge_of(state)._explainer.of(state)(action)  # type: ignore[attr-defined]
        if one.id == "deck-fits"
    ]
    assert (told["towns"], told["held"], told["route"]) == (towns, len(towns), 1)


def test_a_route_made_full_counts_the_further_cards_of_the_hand() -> None:
    """As found by reading: "once 3 cards from your hand are played" counted the card that is taken itself."""
    state = position(
        Seat(
            hand="Ulm Budweis Würzburg Passau",
            route="Regensburg München Ingolstadt Nürnberg",
            houses="Mannheim Carlsruhe Freiburg",
            carriage=3,
        ),
        display="Mannheim Budweis Ulm Lodz Linz Pilsen",
    )
    data = told_of(state, "take Linz")["toward-tile"]
    assert (data["length"], data["lay"]) == (7, 2)


@pytest.mark.parametrize(("hand", "told"), [("Zürich Basel", "as-planned"), ("Lodz", "open-fit-less")])
def test_a_hidden_card_with_poor_odds_is_not_told_by_them(hand: str, told: str) -> None:
    """As found by reading: "1 of 6 fit" was to speak for the deck."""
    state = position(
        Seat(hand=hand, route="Kempten Sigmaringen" if hand == "Lodz" else "Sigmaringen"),
        display="Ulm Pilsen Lodz Linz Linz Pilsen",
        phase="lay",
        taken=1,
    )
    why = knowledge_of(state)._explainer.of(state)(state.parse("take deck with Postmeister"))  # type: ignore[attr-defined]
    assert "deck-fits" not in [one.id for one in why]
    assert why[0].id == told


def test_a_hidden_first_card_is_told_by_the_cards_that_an_open_one_then_joins() -> None:
    """As found by reading: a pair face up spoke for the deck, of which the deck leaves one card; it speaks for taking both."""
    state: Any = position(Seat(), display="Ulm Ingolstadt Lodz Basel Linz Pilsen", phase="take")
    data = told_of(state, "take deck")["neighbours-open"]
    roads, ids = state.rules.board.roads, state.rules.board.city_ids
    lying = [ids.index(one) for one in ("ulm", "ingolstadt", "lodz", "basel", "linz", "pilsen")]
    beside = [city for city in range(len(ids)) if any(roads[one] >> city & 1 for one in lying)]
    assert data["left"] == sum(3 - (city in lying) for city in beside)
    assert data["all"] == 3 * len(ids) - len(lying)


def test_six_new_cards_are_told_by_what_is_hoped_for_and_what_is_lost() -> None:
    """As found by reading: "only Salzburg would go with your route" spoke against the six new cards that it stood beside."""
    state = position(
        Seat(hand="Linz", route="Passau"),
        display="Salzburg Würzburg Würzburg Basel Ulm Würzburg",
        phase="take",
    )
    hope, gone = knowledge_of(state).reasons(state, state.parse("exchange with Amtmann"))
    assert (hope.id, gone.id) == ("exchange-odds", "gives-up-open")
    assert gone.data["cities"] == ["salzburg"]


def test_a_third_copy_of_a_city_is_of_no_use() -> None:
    """As found by reading: Passau, in the route and in hand, was to be taken again "for the route after this one"."""
    state = position(
        Seat(hand="Würzburg Mannheim Nürnberg Regensburg Passau", route="Passau", carriage=3),
        display="Basel Lodz Lodz Passau Budweis Basel",
        phase="take",
    )
    found = told_of(state, "take Passau")
    assert "spare-copy" in found
    assert "second-copy" not in found
