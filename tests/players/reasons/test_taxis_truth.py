"""Thurn und Taxis: reasons that were found to be false, or to say nothing, by a strict reader of fresh positions."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.thurn_und_taxis.plans import View
from spieltisch.players.thurn_und_taxis.reasons.route_reasons import RouteReasons
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position, whole


def found(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def closing(state: State, start: str = "close each") -> str:
    """Return the first closing that begins so."""
    return next(str(one) for one in state.legal_actions() if str(one).startswith(start))


@pytest.mark.parametrize(
    ("theirs", "hand", "cards", "helped"),
    [
        ("Lodz Pilsen Budweis Linz Passau", "Basel", 6, 0),
        ("Lodz Pilsen Budweis Linz", "Basel", 5, 0),
        ("Lodz Pilsen Budweis", "Basel", 5, 1),
        ("Lodz Pilsen Budweis", "", None, None),
    ],
)
def test_a_rival_takes_a_tile_with_the_cards_that_he_has_once_he_has_laid(
    theirs: str, hand: str, cards: int | None, helped: int | None
) -> None:
    """As found by reading: a rival with five cards "may close a route of 5", but has to lay a sixth one first (TT-320)."""
    rival = Seat(route=theirs, hand=hand, tiles=whole("route-6"))
    state = position(Seat(route="Innsbruck Kempten Zürich Basel Freiburg"), rival, phase="close")
    data = found(state, closing(state)).get("tile-first", {})
    assert (data.get("length"), data.get("helped")) == (cards, helped)


def test_what_a_rival_takes_is_no_reason_where_the_own_route_never_wins_it_later() -> None:
    """As found by reading: a card has to be laid before the next closing, so that a route of five then wins the tile for six."""
    route, display = (
        "Carlsruhe Stuttgart Ingolstadt Augsburg Innsbruck",
        "Linz Basel Pilsen Budweis Linz Nürnberg",
    )
    state = position(
        Seat(hand="Passau Lodz", route=route),
        Seat(hand="Basel", route="Zürich Sigmaringen Freiburg"),
        display=display,
        phase="close",
    )
    why = found(state, closing(state))
    assert "tile-first" not in why
    assert {*why["else-lost"]["cities"]} == {"carlsruhe", "innsbruck"}


def test_tiles_that_a_closing_wins_are_told_before_a_threat() -> None:
    """As found by reading: six of twelve points were All countries, and a rival's route was told instead of them."""
    state = position(
        Seat(
            route="Passau Linz Budweis Pilsen Lodz",
            houses="Ulm Augsburg Sigmaringen Freiburg Basel Innsbruck Salzburg",
        ),
        Seat(route="Zürich Kempten Ulm Ingolstadt"),
        phase="close",
    )
    action = closing(state, "close each Pilsen Linz Passau Lodz")
    told = knowledge_of(state).reasons(state, state.parse(action))
    assert [one.id for one in told] == ["closing-brings", "wins-tile"]
    assert told[1].data["stack"] == "all-countries"


@pytest.mark.parametrize(
    ("phase", "action", "soon"),
    [
        ("take", "take Regensburg", 1),
        ("take", "take Regensburg with Postmeister", 0),
        ("lay", "take Regensburg with Postmeister", 0),
    ],
)
def test_two_open_neighbours_say_what_they_are_for(phase: str, action: str, soon: int) -> None:
    """As found by reading: "right next to Regensburg, München lies face up too", and not what the two would bring, nor when."""
    state: Any = position(
        Seat(hand="Kempten Basel", houses="Kempten Basel", carriage=4),
        display="Regensburg München Carlsruhe Lodz Würzburg Carlsruhe",
        phase=phase,
        players=3,
        taken=int(phase == "lay"),
    )
    if soon == 0:
        # In the first turn the second card is taken in the same phase (TT-813).
        state.taken, state._legal = 1, None
    data = found(state, action)["beside-open"]
    assert (data["soon"], data["others"], data["have"], data["houses"]) == (soon, 2, 2, 2)
    assert (data["carriage"], data["missing"], data["helped"], data["horses"]) == (5, 1, 1, 0)


@pytest.mark.parametrize(
    ("houses", "route", "fresh"),
    [
        ("", "Ulm Augsburg Innsbruck Lodz", 0),
        ("Pilsen", "Ulm Augsburg Innsbruck Salzburg", 0),
        ("Pilsen", "Ulm Augsburg Innsbruck Kempten", 1),
    ],
)
def test_a_country_is_new_only_beside_others_and_by_one_city_of_a_route(
    houses: str, route: str, fresh: int
) -> None:
    """As found by reading: "is new to you" was said before the first house, and of a country that lay in the route already."""
    why = town_reasons_of(houses, route)
    assert why["fresh"] == fresh


def town_reasons_of(houses: str, route: str) -> dict[str, Any]:
    """Return what is told of the countries that are missing with a house in Linz, along a route."""
    state: Any = position(Seat(houses=houses))
    view = View(knowledge_of(state).judge, state)  # type: ignore[attr-defined]
    board, cities = state.rules.board, state.rules.board.city_names
    along = sum(1 << cities.index(name) for name in f"{route} Linz Basel Mannheim".split())
    told = RouteReasons(view)._town(board.city_ids.index("linz"), along, along)
    return next(one.data for one in told if one.id == "lacks-countries")


@pytest.mark.parametrize(
    ("seat", "official", "houses"),
    [
        # Ingolstadt would bring carriage 4 as well, which the Wagner brings now.
        (Seat(hand="Zürich Ingolstadt", route="Stuttgart Würzburg Mannheim", carriage=3), "Wagner", 0),
        # A sixth card brings the tile of a route of 6, worth no more than this one, in a country of the route.
        (Seat(hand="Ingolstadt Basel", route="Lodz Pilsen Nürnberg Stuttgart Ulm", carriage=3), "", 0),
        (Seat(hand="Basel", route="Kempten Augsburg Ulm Sigmaringen Freiburg", carriage=3), "", 1),
    ],
)
def test_closing_now_is_told_beside_the_next_card_that_brings_no_more(
    seat: Seat, official: str, houses: int
) -> None:
    """As found by reading: a closing was told by what it brings, and not why it is not one card longer."""
    state: Any = position(seat, display="Kempten Lodz Carlsruhe Lodz Basel Linz", phase="close")
    stacks = [stack.id for stack in state.rules.board.stacks]
    state.stacks[stacks.index("route-6")] = 1
    ways = [str(one) for one in state.legal_actions() if str(one).startswith("close each")]
    action = next(one for one in ways if official in one and bool(official) == ("with" in one))
    told = knowledge_of(state).reasons(state, state.parse(action))
    data = next(one.data for one in told if one.id == "longer-no-better")
    assert data["houses"] == houses


@pytest.mark.parametrize(("hand", "whole"), [("Ulm Passau", True), ("Carlsruhe", False)])
def test_a_hidden_card_is_told_by_a_plan_that_needs_none(hand: str, whole: bool) -> None:
    """As found by reading: a route of 7 was in hand, and the hidden card was to leave a choice to the Postmeister, "as before"."""
    state = position(
        Seat(hand=hand, route="München Regensburg Ingolstadt Augsburg Kempten", carriage=3),
        display="Carlsruhe Zürich Lodz Lodz Sigmaringen Lodz",
    )
    why = found(state, "take deck")
    assert ("official-follows" in why) is not whole
    assert not whole or why["as-planned"]["whole"]


@pytest.mark.parametrize(("hand", "told"), [("Salzburg Linz Basel Augsburg", 0), ("Salzburg Linz Basel", 1)])
def test_that_a_card_goes_with_nothing_is_told_where_it_sets_it_apart(hand: str, told: int) -> None:
    """As found by reading: Basel was discarded as next to nothing else in hand, which held of Augsburg just as well."""
    state = position(
        Seat(hand=f"{hand} Budweis", houses="Freiburg"), display="Basel Lodz Lodz", phase="discard"
    )
    assert ("joins-nothing" in found(state, "discard Basel")) is bool(told)


@pytest.mark.parametrize(
    ("theirs", "hand", "later"),
    [
        ("Lodz Pilsen Budweis Linz Salzburg Innsbruck", "Regensburg", 3),
        ("Lodz Pilsen Budweis", "Regensburg", None),
        ("Lodz Pilsen Budweis Linz Salzburg Innsbruck", "", 3),
        ("Lodz Pilsen Budweis Linz Salzburg", "", None),
    ],
)
def test_a_planned_tile_that_a_rival_may_take_before_is_told_as_that(
    theirs: str, hand: str, later: int | None
) -> None:
    """As found by reading: seven cards were to bring 4 points, with a rival of six cards to move before the seventh."""
    state = position(
        Seat(hand="Ulm Stuttgart Carlsruhe", route="Basel Zürich Kempten Augsburg", carriage=3),
        Seat(route=theirs, hand=hand),
        display="Lodz Lodz Mannheim Würzburg Linz Linz",
        phase="lay",
    )
    data = found(state, "lay Ulm right")
    assert data["lays-toward"]["worth"] == 4
    assert (data["lays-toward"]["rival"], data["lays-toward"]["later"]) == ((1, 3) if later else ("none", 0))


@pytest.mark.parametrize(("left", "told"), [(1, True), (2, False)])
def test_the_last_office_tile_is_told_with_the_round_that_it_starts(left: int, told: bool) -> None:
    """As found by reading: the Postmeister's last tile was taken, and nothing said that all give back tiles then (AW-301)."""
    state: Any = begin(TAXIS, 2, {"offices": True}, seed=2)
    state.extra["offices"].stacks["postmeister"] = left
    state.apply(state.legal_actions()[0])
    for action in state.legal_actions():
        if action.official == "postmeister":
            assert ("starts-return" in found(state, str(action))) is told


def test_what_six_new_cards_lose_is_told_only_beside_what_they_bring() -> None:
    """As found by reading: a reason that speaks against an action stood alone, without a "but"."""
    state = position(
        Seat(hand="Budweis Zürich", route="Regensburg"),
        display="Mannheim Mannheim Carlsruhe Passau Nürnberg Pilsen",
    )
    assert [*found(state, "exchange with Amtmann")] == ["new-display"]


def test_a_pair_beside_a_route_that_the_hand_makes_is_for_the_one_after_it() -> None:
    """As found by reading: with Innsbruck and Salzburg carriage 4 was to take one more card, which the hand did already."""
    seat = Seat(hand="Stuttgart Carlsruhe Nürnberg", houses="Freiburg Sigmaringen Zürich", carriage=3)
    state = position(seat, display="Stuttgart Würzburg Würzburg Budweis Innsbruck Salzburg")
    data = found(state, "take Innsbruck")["beside-open"]
    assert (data["carriage"], data["towns"], data["held"]) == (0, ["carlsruhe", "stuttgart", "nuernberg"], 3)
    apart = position(Seat(hand="Lodz"), display="Stuttgart Würzburg Würzburg Budweis Innsbruck Salzburg")
    data = found(apart, "take Innsbruck")["beside-open"]
    assert (data["carriage"], data["missing"], data["held"]) == (3, 1, 0)


def test_the_postillion_now_is_told_by_whom_he_leaves_free() -> None:
    """As found by reading: "thanks to the Postillion" the route lay next turn, as it would have without him."""
    state = position(
        Seat(hand="Stuttgart Würzburg", route="Nürnberg Regensburg Passau", carriage=4),
        display="Lodz Lodz Würzburg Budweis Freiburg Mannheim",
        phase="close",
    )
    why = found(state, "lay Würzburg left with Postillion")
    assert "lies-next-turn" not in why
    assert (why["left-free"]["cities"], why["left-free"]["have"], why["left-free"]["worth"]) == (
        ["mannheim"],
        6,
        3,
    )
    # With Stuttgart in the middle the route would end at Würzburg, which has fewer roads.
    assert why["this-first"]["left"] > why["this-first"]["other"]


def test_a_card_of_the_last_country_is_named_only_where_it_joins() -> None:
    """As found by reading: "a card for Böhmen lies face up" was Budweis, to which no road leads from Lodz."""
    houses = "Freiburg Zürich Innsbruck Ulm Salzburg Sigmaringen München"
    seat = Seat(
        houses=houses, route="Stuttgart Würzburg Nürnberg Regensburg Passau", hand="Ingolstadt", carriage=4
    )
    state = position(seat, display="Lodz Lodz Würzburg Budweis Freiburg Linz")
    why = found(state, "take Lodz")
    assert why["wins-with"]["towns"] == ["pilsen"]
    assert why["wins-with"]["stack"] == "all-countries"
    assert "lacks-countries" not in why
    near = position(Seat(houses=houses, hand="Basel"), display="Lodz Lodz Würzburg Pilsen Freiburg Linz")
    data = found(near, "take Lodz")["lacks-countries"]
    assert (data["at"], data["neighbour"]) == (1, "pilsen")


def test_the_first_card_of_a_route_is_the_one_that_an_open_card_fits() -> None:
    """As found by reading: "carriage 3 needs 2 more cards" was true of the other card as well."""
    state = position(
        Seat(hand="Augsburg Freiburg"),
        display="Regensburg Nürnberg Lodz Regensburg Nürnberg Basel",
        phase="lay",
        taken=2,
    )
    why = knowledge_of(state).reasons(state, state.parse("lay Freiburg"))
    assert [one.id for one in why] == ["only-this-fits"]
    assert (why[0].data["cities"], why[0].data["towns"]) == (["basel"], ["augsburg"])
    assert "only-this-fits" not in found(state, "lay Augsburg")


def test_a_card_taken_from_a_rival_is_told_beside_the_own_one_that_can_wait() -> None:
    """As found by reading: "a second one is for the route after this one" spoke against the card that was advised."""
    state = position(
        Seat(hand="Ulm", route="Sigmaringen"),
        Seat(hand="Carlsruhe Linz", route="Zürich Freiburg"),
        display="München Würzburg Würzburg Zürich Innsbruck Sigmaringen",
    )
    why = found(state, "take Sigmaringen")
    assert [*why][:2] == ["denies", "fits-but-waits"]
    assert why["denies"]["only"] == 1
    assert why["fits-but-waits"]["cities"] == ["zuerich"]


def test_the_order_of_two_cards_that_are_both_taken_is_told() -> None:
    """As found by reading: "only the Postmeister can still save it" was said, though either card could be taken first."""
    state = position(
        Seat(hand="Innsbruck", route="Basel"),
        display="Carlsruhe Carlsruhe Sigmaringen Ulm Zürich München",
    )
    why = found(state, "take Sigmaringen")
    assert [*why][:2] == ["bridge", "both-follow"]
    assert (why["both-follow"]["card"], why["both-follow"]["cities"]) == ("sigmaringen", ["zuerich"])


def test_an_even_card_that_makes_more_is_named() -> None:
    """As found by reading: "3 cards for carriage 3" held for Kempten too, which makes four with the hand."""
    state = position(
        Seat(hand="Innsbruck Zürich", route="Basel"),
        display="Carlsruhe Carlsruhe Sigmaringen Ulm Kempten München",
        phase="lay",
        taken=1,
    )
    data = found(state, "take Sigmaringen with Postmeister")["done-too"]
    assert (data["cities"], data["have"]) == (["kempten"], 4)
    assert "done-too" not in found(state, "take Kempten with Postmeister")


def test_a_closing_is_told_with_its_letters_and_with_what_a_longer_route_would_bring() -> None:
    """As found by reading: "4 points" did not say why now: the hand would have brought four more, but no greater carriage."""
    state: Any = begin(TAXIS, 2, {"courier": True}, seed=3)
    seat, card = state.turn, state.rules.card
    state.phase, state.hands[seat] = "close", [card("innsbruck"), card("salzburg")]
    state.routes[seat] = [card("kempten"), card("zuerich"), card("basel")]
    data = found(state, closing(state, "close all Basel Zürich"))["closing-brings"]
    assert (data["letters"], data["towns"], data["gain"]) == (2, ["innsbruck", "salzburg"], 4)
    short = position(Seat(hand="Lodz", route="Kempten Zürich Basel"), phase="close")
    data = found(short, closing(short, "close all Basel Zürich"))["closing-brings"]
    assert (data["letters"], data["towns"], data["gain"]) == (0, [], 0)


def test_a_first_card_apart_from_a_route_in_hand_is_told_with_that_route() -> None:
    """As found by reading: Innsbruck was to need two more cards, and three others of the hand that make a route went untold."""
    seat = Seat(
        hand="Stuttgart Würzburg Carlsruhe Innsbruck", houses="Lodz Pilsen Nürnberg Regensburg", carriage=4
    )
    state = position(seat, display="Regensburg Basel Nürnberg Salzburg Pilsen Kempten", phase="lay", taken=1)
    why = knowledge_of(state).reasons(state, state.parse("lay Innsbruck"))
    assert [one.id for one in why] == ["keeps-together", "goes-on-open"]
    assert why[0].data["cities"] == ["carlsruhe", "stuttgart", "wuerzburg"]


def test_a_hand_of_two_cards_is_told_as_two() -> None:
    """As found by reading: "joins no two of them" was said of two cards, and that some fit both of them."""
    state = position(Seat(hand="Ulm Mannheim"), display="Lodz Lodz Würzburg Budweis Basel Linz")
    why = found(state, "exchange with Amtmann")
    assert why["open-joins-no-two"]["held"] == 2
    assert why["exchange-odds"]["held"] == 2


def test_the_best_placed_card_is_compared_with_the_others() -> None:
    """As found by reading: "5 neighbours" did not tell whether others have as many."""
    state = position(Seat(), display="Zürich Lodz Linz Ulm Basel Carlsruhe")
    data = found(state, "take Ulm")["well-placed"]
    assert (data["roads"], data["most"], data["alike"]) == (5, 4, 0)


def test_what_a_card_does_at_either_end_is_told_before_the_end() -> None:
    """As found by reading: "7 cards extend your route, at the other end 5" hid that five cards then lie next turn."""
    state = position(
        Seat(hand="Innsbruck Zürich Kempten", route="Salzburg München", carriage=3),
        display="Mannheim Lodz Pilsen München Ingolstadt Sigmaringen",
        phase="close",
    )
    why = knowledge_of(state).reasons(state, state.parse("lay Innsbruck left with Postillion"))
    assert [one.id for one in why] == ["lays-toward", "lies-next-turn"]


def test_six_new_cards_are_told_by_the_office_tile_before_a_bare_hope() -> None:
    """As found by reading: "six new cards promise more" stood alone beside the letters that they cost."""
    state: Any = begin(TAXIS, 2, {"courier": True, "offices": True}, seed=3)
    seat, card = state.turn, state.rules.card
    state.hands[seat] = [card("ulm")]
    state.display[:] = map(
        card, ["muenchen", "augsburg", "stuttgart", "kempten", "sigmaringen", "ingolstadt"]
    )
    why = [one for one in found(state, "exchange with Amtmann") if one != "costs-letters"]
    assert why == ["brings-tile", "new-display"]


def test_a_card_that_lies_open_twice_is_told_as_that() -> None:
    """As found by reading: Basel "lies face up as well", of which two did."""
    seat = Seat(hand="Zürich Pilsen Basel Ulm", houses="Ingolstadt", carriage=3)
    state = position(seat, display="Stuttgart Stuttgart Basel Basel Freiburg Sigmaringen", phase="discard")
    data = found(state, "discard Basel").get("lies-open-too", {})
    assert data.get("copies") == 2


def test_what_a_longer_route_brings_is_not_told_without_the_tile_that_it_completes() -> None:
    """Of a route whose next card completes a country only a part of the gain would be told."""
    seat = Seat(hand="Mannheim Würzburg", route="Sigmaringen Freiburg Carlsruhe", houses="Basel", carriage=0)
    state = position(seat, phase="close")
    data = found(state, closing(state, "close each"))["closing-brings"]
    assert (data["carriage"], data["gain"]) == (3, 0)


SHORT = "Lodz Pilsen Budweis Linz"
OTHER = "Mannheim Stuttgart Ingolstadt Regensburg"


@pytest.mark.parametrize(
    ("third", "rivals", "later"), [(OTHER, [1, 2], 0), ("Mannheim Stuttgart Ingolstadt", [1], 1)]
)
@pytest.mark.parametrize(
    ("phase", "action", "id_"),
    [("lay", "lay Augsburg left", "lays-toward"), ("close", "end", "waits-for-carriage")],
)
def test_all_who_may_take_a_tile_before_are_counted(  # noqa: PLR0913, PLR0917 - two cases of two turns
    phase: str, action: str, id_: str, third: str, rivals: list[int], later: int
) -> None:
    """As found by reading: "Dora may be there first: then it brings just 1", with Anna as near, and none left after both; the end of the turn said nothing of them."""
    route = "Kempten Zürich Basel" if phase == "close" else "Kempten Zürich"
    state = position(
        Seat(
            hand="Augsburg Freiburg Basel Lodz" if phase == "lay" else "Augsburg Freiburg",
            route=route,
            carriage=3,
        ),
        Seat(route=SHORT, hand="Budweis"),
        Seat(route=third, hand="Budweis"),
        phase=phase,
        used="amtmann",
    )
    data = found(state, action)[id_]
    assert (data["seats"], data["rivals"], data["later"]) == (rivals, len(rivals), later)


def test_the_tile_for_fewer_cards_is_left_where_rivals_take_those_for_more() -> None:
    """A route of six wins the tile for five once those for six are gone."""
    state: Any = position(
        Seat(
            hand="Augsburg Freiburg Carlsruhe",
            route="Kempten Zürich Basel",
            carriage=3,
            tiles=whole("route-6")[:2],
        ),
        Seat(route=f"{SHORT} Salzburg", hand="Budweis"),
        phase="close",
        used="amtmann",
    )
    data = found(state, "end")["waits-for-carriage"]
    assert (data["more"], data["rivals"], data["later"]) == (1, 1, 2)


@pytest.mark.parametrize(("used", "order"), [("amtmann", "none"), ("", "any")])
def test_which_card_comes_first_counts_where_the_turn_may_end_with_a_closing_between(
    used: str, order: str
) -> None:
    """As found by reading: "which comes first makes no difference" was said where only one card lies this turn and closing is open then."""
    state = position(
        Seat(hand="Passau Lodz Ulm", route="Pilsen Budweis Linz", carriage=3),
        phase="lay",
        used=used,
    )
    assert found(state, "lay Lodz left")["lays-toward"]["order"] == order


@pytest.mark.parametrize(("display", "have"), [("Stuttgart Stuttgart", 2), ("Stuttgart Augsburg", 3)])
def test_cards_beside_a_discarded_one_are_counted_by_cities(display: str, have: int) -> None:
    """As found by reading: "3 cards go with Ulm, 2 with Basel" counted Stuttgart twice, of which a route takes one."""
    state = position(
        Seat(hand="Pilsen Zürich Basel Ulm"),
        display=f"{display} Basel Basel Freiburg Sigmaringen",
        phase="discard",
    )
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    why = explainer.of(state)(state.parse("discard Pilsen"))
    assert [one.data["have"] for one in why if one.data.get("why") == "roads"] == [have]
