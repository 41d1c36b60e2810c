"""EX-201 to EX-211 and EX-219: further scenarios of the base game."""

from __future__ import annotations

import pytest

from tests.positions import CITIES, Seat, all_but, ids, position, way, whole

from ..reading import carriages, house_sets, kinds, legal, of, own, play, quick_turn, refused, tiles, verbs


@pytest.mark.rule("EX-201")
def test_five_cards_and_none_fits() -> None:
    state = position(Seat(hand="Lodz", route=way(5)), phase="lay")
    assert refused(state, "close") == "TT-320"
    assert {text for text in legal(state) if "Postmeister" not in text} == {"lay Lodz anew"}
    assert kinds(play(state, "lay Lodz anew")) == ["abandoned", "laid"]
    assert own(state)["route"] == ["lodz"]
    assert (own(state)["houses"], own(state)["tiles"], own(state)["carriage"]) == ([], [], 0)


@pytest.mark.rule("EX-202")
def test_eight_cards_fall_through_to_route_6() -> None:
    gone = [*whole("route-7"), ("route-6", 3)]
    state = position(Seat(route=way(8)), Seat(tiles=gone), phase="close")
    assert tiles(play(state, "close")) == [("route-6", 2)]


@pytest.mark.rule("EX-203")
def test_nothing_falls_upward() -> None:
    state = position(Seat(route=way(6)), Seat(tiles=whole("route-6", "route-5")), phase="close")
    assert tiles(play(state, "close")) == []
    assert next(stack["values"] for stack in state.observation(1)["stacks"] if stack["id"] == "route-7") == [
        4,
        3,
        2,
        1,
    ]


@pytest.mark.rule("EX-204")
def test_a_turn_with_an_empty_hand() -> None:
    state = position(Seat(route="Basel Zürich", carriage=4), display="Kempten Innsbruck Ulm Linz Lodz Passau")
    assert refused(state, "exchange with Amtmann") == "TT-825"
    play(state, "take Kempten", "take Innsbruck with Postmeister", "lay Kempten right")
    assert refused(state, "lay Innsbruck right with Postillion") == "TT-207"
    assert refused(state, "close with Wagner") == "TT-207"
    assert own(state)["hand"] == ["innsbruck"]


@pytest.mark.rule("EX-205")
def test_no_amtmann_after_taking() -> None:
    state = position(Seat(hand="Ulm Linz"))
    play(state, "take " + CITIES[0])
    assert refused(state, "exchange with Amtmann") == "TT-821"


@pytest.mark.rule("EX-206")
def test_postillion_after_a_beginning() -> None:
    state = position(Seat(hand="Basel Lodz Zürich Freiburg"), phase="lay")
    play(state, "lay Basel")
    assert refused(state, "lay Lodz right with Postillion") == "TT-307"
    assert {text.split()[1] for text in legal(state, "lay")} == {"Zürich", "Freiburg"}


@pytest.mark.rule("EX-207")
def test_wagner_with_three_cards() -> None:
    assert carriages(play(position(Seat(route=way(3), carriage=4), phase="close"), "close with Wagner")) == [
        5
    ]
    assert refused(position(Seat(route=way(3), carriage=5), phase="close"), "close with Wagner") == "TT-843"


@pytest.mark.rule("EX-208")
def test_closing_with_five_hand_cards() -> None:
    state = position(Seat(hand="Ulm Linz Lodz Passau Pilsen", route=way(4)), phase="close")
    play(state, "close", "discard Ulm", "discard Lodz")
    assert own(state)["hand"] == ids("Linz Passau Pilsen")
    assert state.to_dict()["discard"] == ids(way(4) + " Ulm Lodz")
    assert verbs(state) == {"end"}


@pytest.mark.rule("EX-209")
def test_two_houses_for_four_cities_of_baiern() -> None:
    route = "Ulm Kempten Augsburg München Passau"
    four = "Kempten Augsburg München Passau"
    state = position(Seat(route=route, houses=all_but(four), carriage=3), phase="close")
    sets = house_sets(state)
    assert sets == {houses for houses in sets if len(houses) <= 2 and houses <= set(ids(four))}
    assert len(sets) == 1 + 4 + 6
    assert refused(state, "close all Augsburg München Kempten") == "TT-415"
    events = play(state, "close all Augsburg Kempten")
    assert of(events, "end-triggered")[0]["by"] == "houses"
    assert "baiern" not in [stack for stack, _ in tiles(events)]
    whole_baiern = position(
        Seat(route="Ulm Kempten Zürich", houses=all_but("Kempten Lodz Linz")), phase="close"
    )
    assert ("baiern", 5) in tiles(play(whole_baiern, "close each Kempten"))


@pytest.mark.rule("EX-210")
def test_b_of_four_triggers_the_end() -> None:
    state = position(Seat(), Seat(route=way(7), carriage=6), Seat(), Seat(), phase="close", turn=1)
    play(state, "close", "end turn")
    turns = []
    while not state.is_over:
        turns.append(state.current_player)
        quick_turn(state)
    assert turns == [2, 3]


@pytest.mark.rule("EX-211")
def test_tie_of_a_and_c_with_the_end_tile_at_d() -> None:
    a, b, c, d = (Seat(houses=" ".join(CITIES[:count])) for count in (10, 5, 10, 4))
    state = position(a, b, c, d, phase="close", turn=3, ending=(3, "houses"))
    play(state, "end turn")
    assert [row["total"] for row in state.ranking()] == [-10, -10, -15, -15]
    assert state.winners() == [0]


@pytest.mark.rule("EX-219")
def test_all_countries_but_baiern() -> None:
    seat = Seat(route="Lodz Pilsen Budweis", houses="Freiburg Ulm Sigmaringen Zürich Innsbruck Budweis Linz")
    for edition, won in (("first-edition", [("all-countries", 6)]), ("all-countries", [])):
        state = position(seat, options={"edition": edition}, phase="close")
        assert tiles(play(state, "close each Lodz")) == won
