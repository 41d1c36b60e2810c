"""Thurn und Taxis: why something is done now, what is at hand for what is missing, and why this card goes and not that one."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.knowledge import knowledge_of
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position


def found(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


@pytest.mark.parametrize(
    ("display", "more", "at"),
    [
        ("Stuttgart Linz Linz Lodz Passau Budweis", "", 1),
        ("Lodz Linz Linz Lodz Passau Budweis", "", 0),
        ("Lodz Linz Linz Lodz Passau Budweis", "Stuttgart", 2),
    ],
)
def test_a_missing_town_that_is_at_hand_is_told_as_that(display: str, more: str, at: int) -> None:
    """As found by reading: "lacks only Stuttgart" did not say that it lay face up."""
    state = position(
        Seat(hand=f"Sigmaringen Basel {more}", route="Ulm", houses="Lodz"), display=display, phase="lay"
    )
    assert found(state, "lay Sigmaringen left")["lacks-towns"]["at"] == at


def test_the_last_country_that_is_missing_is_named() -> None:
    """As found by reading: "just one country is missing", and "one in another country"."""
    state = position(
        Seat(
            hand="Kempten Lodz",
            route="Ulm Augsburg",
            houses="Freiburg Pilsen Zürich Basel Salzburg Innsbruck",
        ),
        phase="lay",
        display="Sigmaringen Linz Linz Lodz Passau Budweis",
    )
    told = [one for one in found(state, "lay Kempten left").values() if one.get("missing") == 1]
    board = state.rules.board  # type: ignore[attr-defined]
    assert all(one["lacking"] in {*board.country_of} for one in told)


def test_the_courier_counts_at_the_end_and_not_at_once() -> None:
    """As found by reading: his point was among those that come "at once", yet anybody may take him (KF-404, KF-411)."""
    state: Any = begin(TAXIS, 2, {"courier": True}, seed=3)
    seat, route = state.turn, "innsbruck kempten zuerich freiburg"
    state.phase, state.carriages[seat] = "close", 5
    state.routes[seat][:] = [state.rules.card(id_) for id_ in route.split()]
    action = next(str(one) for one in state.legal_actions() if one.houses.bit_count() == 4)
    data = found(state, action)["closing-brings"]
    assert (data["courier"], data["points"], data["houses"]) == (1, 4, 4)


@pytest.mark.parametrize(("theirs", "told"), [("Lodz Pilsen Budweis Linz", True), ("Lodz Pilsen", False)])
def test_a_tile_that_a_rival_may_take_next_turn_is_a_reason_to_close_now(theirs: str, told: bool) -> None:
    """As found by reading: what a closing brings was told, and not why now."""
    state = position(Seat(route="Innsbruck Kempten Zürich Basel Freiburg"), Seat(route=theirs), phase="close")
    action = next(str(one) for one in state.legal_actions() if str(one).startswith("close each"))
    why = found(state, action)
    assert ("tile-first" in why) == told
    if told:
        assert why["tile-first"]["value"] > why["tile-first"]["later"]


@pytest.mark.parametrize(
    ("route", "told"),
    [("Innsbruck Kempten Zürich Basel Freiburg", False), ("Innsbruck Kempten Zürich", True)],
)
def test_a_route_is_closed_where_the_next_card_brings_nothing_better(route: str, told: bool) -> None:
    state = position(Seat(hand="Salzburg Lodz", route=route), phase="close")
    action = next(str(one) for one in state.legal_actions() if str(one).startswith("close each"))
    assert ("longer-no-better" in found(state, action)) == told


def test_of_two_cards_that_go_with_nothing_the_one_that_stays_is_told() -> None:
    """As found by reading: why Magdeburg is discarded, and not Frankfurt, was not told."""
    state = position(Seat(hand="Augsburg Ulm Pilsen Basel", houses="Lodz Pilsen Budweis"), phase="discard")
    data = found(state, "discard Pilsen").get("stays-instead")
    assert data is None or data["neighbour"] == "basel"
    assert found(state, "discard Basel").get("stays-instead", {}).get("neighbour") != "basel"


def test_a_card_that_fits_the_route_as_others_do_says_where() -> None:
    """As found by reading: of Pilsen, which fits the route's end, only the open neighbour was told."""
    state = position(
        Seat(hand="Salzburg Würzburg Ingolstadt München", route="Augsburg München Regensburg Nürnberg"),
        display="Würzburg Pilsen Lodz Nürnberg Basel Ulm",
    )
    data = found(state, "take Pilsen")["fits-end"]
    assert (data["towns"], data["cards"], data["worth"], data["cities"]) == (["nuernberg"], 5, 2, ["lodz"])


def test_the_step_of_a_coach_is_told_beside_its_other_ways() -> None:
    """As found by reading: nothing said what an audience is for."""
    state: Any = begin(TAXIS, 2, {"audience": True}, seed=1)
    steps: list[dict[str, Any]] = []
    for number in range(600):
        if state.current_player is None or len(steps) > 3:
            break
        legal = state.legal_actions()
        told = [found(state, str(one)).get("face-down") for one in legal if one.verb == "move"]
        steps += [one for one in told if one]
        state.apply(legal[number * 7 % len(legal)])
    for one in steps:
        assert one["side"] in {"none", "shorter", "same", "longer"}
        assert (one["side"] == "none") == (not one["other"]) or not one["steps"]


def test_a_card_that_goes_although_it_goes_with_others_lies_open_as_well() -> None:
    """As found by reading: of Weimar, beside two cards of the hand, only what stays was told, not that it lay face up again."""
    state = position(
        Seat(hand="Augsburg Ulm Stuttgart Kempten"),
        display="Stuttgart Linz Linz Lodz Passau Budweis",
        phase="discard",
    )
    assert "lies-open-too" in found(state, "discard Stuttgart")
    assert "lies-open-too" not in found(state, "discard Ulm")


def test_a_tile_that_every_closing_wins_is_part_of_its_points() -> None:
    """As found by reading: seven points were four houses and a tile of two; that of the free city was not told."""
    state = position(Seat(route="Freiburg Sigmaringen Ulm", houses="Carlsruhe Mannheim"), phase="close")
    action = next(str(one) for one in state.legal_actions() if "each Freiburg" in str(one))
    told = [one.id for one in knowledge_of(state).reasons(state, state.parse(action))]
    assert told[:2] == ["closing-brings", "wins-tile"]


def test_horses_that_draw_the_whole_route_are_not_told_as_lacking_as_well() -> None:
    """As found by reading: "your team draws all 3 cards" and "your team lacks one horse for 3 cards" stood together."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat = state.turn
    for cards, names in (
        (state.hands[seat], "berlin/2 leipzig/1"),
        (state.routes[seat], "dresden/3"),
        (state.display, "dresden/1 halle/1 aachen/2 frankfurt/2 amsterdam/3 cassel/1"),
    ):
        cards[:] = [state.rules.card(id_) for id_ in names.split()]
    state.phase = "take"
    why = found(state, "take Amsterdam/3")
    assert ("horses-needed" in why, "team-lacks" in why) == (True, False)


def test_a_card_that_brings_a_tile_itself_says_so_before_what_goes_on() -> None:
    """As found by reading: "on to Würzburg: 7 cards" did not tell that the sixth card, laid now, brings the tile."""
    state = position(
        Seat(
            hand="Budweis Würzburg Ulm Regensburg",
            route="Mannheim Carlsruhe Freiburg Zürich Sigmaringen",
            carriage=4,
            tiles=[("route-7", 4)],
        ),
        phase="lay",
    )
    why = found(state, "lay Ulm right")
    if not why["lays-toward"]["worth"]:
        assert why["toward-tile"]["length"] == 6


@pytest.mark.parametrize(("left", "told"), [(9, True), (3, True), (2, False)])
def test_a_tile_that_needs_more_houses_than_are_left_is_not_told(left: int, told: bool) -> None:
    """As found by a person: "no nearer to Baiern", which lacked four towns, with two houses left."""
    state: Any = position(
        Seat(hand="Sigmaringen Basel", route="Ulm", houses="Lodz"), display="Stuttgart Linz", phase="lay"
    )
    state.supply[state.turn] = left
    assert ("lacks-towns" in found(state, "lay Sigmaringen left")) is told


@pytest.mark.parametrize(("route", "told"), [("Linz", True), ("Sigmaringen", False)])
def test_a_city_that_lies_in_the_route_of_a_rival_is_not_denied(route: str, told: bool) -> None:
    """As found by a person: "lacks only Sigmaringen", which lay in the rival's route."""
    state: Any = position(
        Seat(hand="Budweis"),
        Seat(route=route, houses="Ulm Stuttgart"),
        display="Sigmaringen Basel Innsbruck Pilsen Lodz Nürnberg",
        phase="take",
    )
    reasons = found(state, "take Sigmaringen")
    assert ("denies-tile" in reasons or "denies" in reasons) is told
