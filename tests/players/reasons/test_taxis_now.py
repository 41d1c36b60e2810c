"""Thurn und Taxis: why something is done now, what is at hand for what is missing, and why this card goes and not that one."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from spieltisch.players.knowledge import knowledge_of
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position, whole


def found(state: State, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


@pytest.mark.parametrize(
    ("display", "more", "at"),
    [
        ("Stuttgart Linz Linz Lodz Passau Budweis", "", 1),
        ("Lodz Linz Linz Lodz Passau Budweis", "", 0),
        ("Lodz Linz Linz Lodz Passau Budweis", "Stuttgart Stuttgart", 2),
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
    # A sixth card brings no other tile.
    rival = Seat(route=theirs, tiles=whole("route-6"))
    state = position(Seat(route="Innsbruck Kempten Zürich Basel Freiburg"), rival, phase="close")
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
    assert (data["towns"], data["cards"], data["worth"], data["cities"]) == (["nuernberg"], 5, 0, ["lodz"])


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
        assert one["side"] in {"none", "shorter", "same", "freer", "surer", "longer"}
        assert (one["side"] == "freer") <= (one["most"] > one["longest"] and one["steps"] == one["other"])
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


@pytest.mark.parametrize(("carriage", "ends"), [(6, 1), (5, 0)])
def test_an_eighth_card_that_brings_nothing_is_not_praised(carriage: int, ends: int) -> None:
    """As found by reading: "Carlsruhe carries your route on", to eight cards, where seven bring the carriage and the end."""
    state: Any = position(
        Seat(
            hand="Stuttgart Ulm",
            route="Augsburg München Passau Linz Budweis",
            houses="Carlsruhe Stuttgart Ulm Mannheim",
            carriage=carriage,
        ),
        display="Linz Carlsruhe Nürnberg Mannheim Basel Mannheim",
    )
    why = found(state, "take Carlsruhe")
    assert "follows-plan" not in why
    assert (why["as-planned"]["carriage"], why["as-planned"]["ends"]) == (carriage + 1, ends)
    assert "follows-plan" in found(placed_house(state), "take Carlsruhe")


def placed_house(state: Any) -> Any:
    """Return the position without the house in Carlsruhe."""
    other = state.copy()
    board = other.rules.board
    other.houses[other.turn] &= ~(1 << board.city_ids.index("carlsruhe"))
    return other


def test_a_closing_with_a_far_tile_is_told_why_it_is_done_now() -> None:
    """As found by reading: of a closing only a tile was told that two houses are missing for."""
    state: Any = position(
        Seat(
            hand="Passau Würzburg", route="Linz Budweis Pilsen Lodz", houses="Stuttgart Augsburg", carriage=3
        ),
        display="Augsburg Zürich Stuttgart Sigmaringen Nürnberg Basel",
        phase="close",
    )
    stacks = [stack.id for stack in state.rules.board.stacks]
    state.stacks[stacks.index("route-5")] = 2
    action = next(
        one for one in map(str, state.legal_actions()) if one.startswith("close each Pilsen Linz Lodz")
    )
    assert [*found(state, action)][1] == "longer-no-better"


def moving(houses: int = 20) -> Any:
    """Return a position in which the beige coach is to go on from Ravenna."""
    state: Any = begin(TAXIS, 2, {"audience": True}, seed=1)
    part = state.extra["audience"]
    towns = {"violet": "mailand", "green": "como", "blue": "verona", "beige": "ravenna", "orange": "spoleto"}
    part.places[:] = [part.ways.towns.index(towns[coach]) for coach in part.ways.coaches]
    part.clergy[:] = [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0)]
    part.cards[part.ways.coaches.index("beige")] = 1
    part.rome[0], part.rome[2] = [1], [0]
    state.phase, state.supply[0] = "move", houses
    return state


def test_the_step_of_a_coach_is_told_with_its_ways_and_who_arrives_before_it() -> None:
    """As found by reading: each step was told by its distance alone, "and as many by another way"."""
    freer, surer = (found(moving(), f"move beige {town}") for town in ("Ancona", "Perugia"))
    assert (freer["face-down"]["side"], surer["face-down"]["side"]) == ("freer", "surer")
    order = freer["coach-order"]
    assert (order["ahead"], order["least"]) == (1, 1)
    assert (order["own"], order["theirs"], order["rival"]) == (3, 5, 1)
    assert "coach-late" not in freer


def test_a_coach_that_hardly_arrives_is_told_as_that() -> None:
    """As found by reading: with two houses left, the steps of a coach far from Rome were weighed."""
    state = moving(houses=2)
    part = state.extra["audience"]
    part.places[part.ways.coaches.index("beige")] = part.ways.towns.index("venedig")
    for action in map(str, state.legal_actions()):
        assert found(state, action)["coach-late"]["houses"] == 2


def test_of_two_missing_towns_one_in_hand_and_one_open_it_is_not_said_that_both_lie_open() -> None:
    """As found by reading: "lacks Pilsen and Salzburg, face up now" was said with Salzburg in hand."""
    state = position(
        Seat(hand="Budweis Innsbruck Salzburg Salzburg", route="Linz", houses="Ulm"),
        display="Augsburg Stuttgart Lodz Pilsen Pilsen Ulm",
        phase="lay",
    )
    assert found(state, "lay Budweis left")["lacks-towns"]["at"] == 3


@pytest.mark.parametrize(
    ("hand", "at"), [("Linz Pilsen Budweis Regensburg", 0), ("Linz Pilsen Pilsen Budweis Regensburg", 2)]
)
def test_a_card_that_the_planned_route_takes_is_not_held_for_a_later_house(hand: str, at: int) -> None:
    """As found by reading: "lacks only Pilsen, which you hold" was said while the same hint laid Pilsen in this route."""
    state = position(
        Seat(hand=hand, houses="Salzburg", carriage=4),
        Seat(),
        display="Sigmaringen München Augsburg Stuttgart Mannheim Ulm",
        phase="lay",
    )
    assert found(state, "lay Linz")["lacks-towns"]["at"] == at


def test_a_plan_counts_every_card_of_the_hand() -> None:
    """As found by reading: "5 cards with 4 houses" was promised where six made a tile of 3, and all countries."""
    state = position(
        Seat(
            hand="Pilsen Regensburg München Salzburg Innsbruck",
            houses="Carlsruhe Stuttgart Sigmaringen Zürich Regensburg",
            carriage=3,
        ),
        display="Sigmaringen München Lodz Kempten Passau Mannheim",
    )
    data = found(state, "take Lodz")
    assert (data["toward-tile"]["length"], data["toward-tile"]["comes"]) == (6, 0)
    assert data["completes"]["stack"] == "all-countries"


def test_the_last_city_of_a_tile_is_told_before_what_the_card_goes_with() -> None:
    """As found by reading: Ulm "begins your next route", not that it is the last city of Württemberg and Hohenzollern."""
    state = position(
        Seat(
            hand="München Salzburg Linz",
            route="Pilsen Regensburg",
            houses="Stuttgart Sigmaringen",
            carriage=3,
        ),
        display="Freiburg Passau München Ulm Würzburg Ingolstadt",
    )
    first = knowledge_of(state).reasons(state, state.parse("take Ulm"))[0]
    assert (first.id, first.data["stack"], first.data["value"]) == (
        "completes",
        "wuerttemberg-hohenzollern",
        3,
    )


def test_a_card_that_stays_is_told_with_the_tile_that_it_completes() -> None:
    """As found by reading: that Ulm is kept for three points was not told, only a pair that goes together."""
    state = position(
        Seat(hand="Pilsen Regensburg München Ulm", houses="Stuttgart Sigmaringen", carriage=3),
        display="Sigmaringen München Lodz Würzburg Passau Salzburg",
        phase="discard",
    )
    first = knowledge_of(state).reasons(state, state.parse("discard München"))[0]
    assert (first.id, first.data["neighbour"], first.data["why"]) == ("stays-instead", "ulm", "completes")


def test_what_stays_together_is_told_of_the_card_that_can_be_closed_with() -> None:
    """As found by reading: "close for carriage 3 with 3 houses" holds for Sigmaringen as well, word for word."""
    state = position(
        Seat(hand="Sigmaringen Carlsruhe Innsbruck Zürich", route="Stuttgart Ingolstadt"), phase="lay"
    )
    why = found(state, "lay Carlsruhe left")
    assert why["keeps-together"]["cities"] == ["sigmaringen", "zuerich"]


def test_every_open_city_that_joins_a_card_to_the_hand_is_named() -> None:
    """As found by reading: Freiburg was named, and not Stuttgart, which lies open and does the same."""
    state = position(
        Seat(hand="Carlsruhe"), display="Zürich Regensburg Stuttgart Sigmaringen Freiburg Salzburg"
    )
    data = found(state, "take Sigmaringen")["joined-by"]
    assert (data["towns"], data["ways"], data["lying"]) == (["freiburg", "stuttgart"], 2, 1)


def test_a_route_kept_for_a_carriage_tells_the_tile_that_the_hand_brings_as_well() -> None:
    """As found by reading: "one card more brings carriage 4" forgot the tile of 4 points for seven cards."""
    state = position(
        Seat(
            hand="Zürich Kempten Pilsen Regensburg Lodz",
            route="Ingolstadt Stuttgart Ulm",
            carriage=3,
            houses="Linz",
        ),
        phase="close",
        used="amtmann",
    )
    data = found(state, "end")["waits-for-carriage"]
    assert (data["missing"], data["carriage"], data["longer"], data["more"]) == (1, 4, 7, 4)


def test_the_only_city_of_a_country_is_told_where_nothing_else_is() -> None:
    """As found by reading: "nothing else promises as much" stood alone beside Lodz."""
    state = position(
        Seat(hand="Innsbruck Linz", route="München"),
        display="Passau Lodz Augsburg Innsbruck Würzburg Augsburg",
    )
    data = found(state, "take Lodz")["only-city"]
    assert (data["country"], data["stack"], data["value"]) == ("polen", "all-countries", 6)


def test_beside_the_only_city_of_a_country_it_is_told_what_becomes_of_the_route() -> None:
    """As found by reading: Lodz was advised for its tile alone, though the hand made four cards of the route."""
    state = position(
        Seat(hand="Carlsruhe Stuttgart", route="Freiburg Zürich"),
        display="Salzburg Nürnberg Salzburg Budweis München Lodz",
    )
    data = found(state, "take Lodz")
    assert "only-city" in data
    assert data["as-planned"]["cards"] == 4


def test_a_card_that_goes_is_replaced_more_easily_than_what_stays() -> None:
    """As found by reading: "Lodz lies open as well" was as true of Freiburg, and a house there counts for more than one in Freiburg."""
    for display, copies in (
        ("Lodz Freiburg Passau Linz Passau Linz", 0),
        ("Lodz Lodz Freiburg Linz Passau Linz", 2),
    ):
        state = position(
            Seat(hand="Lodz Freiburg Mannheim Carlsruhe Stuttgart"), display=display, phase="discard"
        )
        data = found(state, "discard Lodz")
        assert data.get("lies-open-too", {"copies": 0})["copies"] == copies
        assert data.get("stays-instead", {"why": "roads"})["why"] == "roads"


def test_a_tile_is_told_that_a_house_wins_although_other_houses_are_planned() -> None:
    """As found by reading: Ulm, the last city of Württemberg and Hohenzollern, was told for the carriage only."""
    state = position(
        Seat(hand="Ingolstadt Augsburg", route="Kempten", houses="Stuttgart Sigmaringen", carriage=5),
        display="Basel Augsburg Würzburg Budweis München Ulm",
    )
    assert found(state, "take Ulm")["completes"]["stack"] == "wuerttemberg-hohenzollern"


def test_a_route_closed_although_the_hand_extends_it_tells_what_is_kept_for_the_next() -> None:
    """As found by reading: why Passau, Linz and Budweis are closed now, with Regensburg and Salzburg in hand, was not told."""
    state = position(
        Seat(hand="Ingolstadt Freiburg Salzburg Regensburg Ulm", route="Passau Linz Budweis", carriage=3),
        phase="close",
    )
    action = next(str(one) for one in state.legal_actions() if str(one).endswith("with Wagner"))
    data = found(state, action)["keeps-together"]
    # No more than three cards may be kept.
    assert {*data["cities"]} == {"regensburg", "ingolstadt", "ulm"}


# -- which card is laid first, and where -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "route", "action", "order", "towns"),
    [
        ("Kempten Salzburg Innsbruck", "Innsbruck", "lay Kempten left", "any", "salzburg"),
        ("Innsbruck Kempten", "", "lay Innsbruck", "any", "kempten"),
        ("Stuttgart Zürich Mannheim", "Sigmaringen", "lay Stuttgart left", "some", "zuerich"),
        ("Innsbruck Sigmaringen Kempten Pilsen", "Ingolstadt Ulm", "lay Sigmaringen right", "none", ""),
    ],
)
def test_a_line_says_which_of_its_cards_could_come_first(
    hand: str, route: str, action: str, order: str, towns: str
) -> None:
    """As found by reading: "Next, on to Salzburg" was true with Salzburg first as well, and only of two first cards it was said."""
    state = position(Seat(hand=hand, route=route), phase="lay")
    toward = next(data for id_, data in found(state, action).items() if id_.startswith("lays-"))
    assert (toward["order"], toward["towns"]) == (order, towns.split())


def test_a_first_card_says_what_lies_open_for_it_and_not_for_the_others() -> None:
    """As found by reading: the route by way of Regensburg could begin with München, with less that lies open."""
    hand = "Innsbruck München Nürnberg Pilsen"
    display = "Regensburg Lodz Basel Basel Zürich Zürich"
    state = position(Seat(hand=hand, carriage=3), phase="lay", display=display)
    data = found(state, "lay Pilsen")["leaves-open"]
    assert ({*data["towns"]}, {*data["cities"]}) == ({"regensburg", "lodz"}, {"innsbruck", "muenchen"})
    assert "leaves-open" not in found(state, "lay München")


def test_cards_in_hand_count_more_at_an_end_than_those_that_may_come() -> None:
    """As found by reading: "7 cards extend your route here, only 4 there" left out two of the hand that fit only there."""
    state = position(
        Seat(hand="Sigmaringen Innsbruck Augsburg Freiburg", route="Kempten Zürich"),
        phase="lay",
        display="Basel Freiburg Passau Passau Pilsen Passau",
    )
    why = found(state, "lay Sigmaringen left")
    assert "more-ways" not in why
    told = why["open-at-this-end"]
    assert (told["cities"], {*told["towns"]}) == (["basel"], {"innsbruck", "augsburg"})
