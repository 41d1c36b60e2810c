"""TT-3xx: laying cards."""

from __future__ import annotations

import pytest

from spieltisch import State, UnreadableAction
from tests.positions import CITIES, Seat, ids, position

from ..reading import kinds, legal, of, own, play, quick_turn, refused, verbs


def laying(hand: str, route: str = "", houses: str = "") -> State:
    """Return a position in which a card must be laid; the one card of this turn was already taken."""
    return position(Seat(hand=hand, route=route, houses=houses), phase="lay")


def lays(state: State) -> set[str]:
    """Return the ways to lay without help."""
    return {action for action in legal(state, "lay") if " with " not in action}


@pytest.mark.rule("TT-301")
def test_one_hand_card_begins_or_extends_the_route() -> None:
    assert lays(laying("Ulm")) == {"lay Ulm"}
    extending = laying("Ulm", "Augsburg")
    assert lays(extending) == {"lay Ulm left", "lay Ulm right", "lay Ulm anew"}
    assert refused(extending, "lay München right") == "TT-301"
    play(extending, "lay Ulm right")
    assert own(extending)["handCount"] == 0
    assert own(extending)["route"] == ids("Augsburg Ulm")


@pytest.mark.rule("TT-302")
def test_cards_lie_side_by_side_in_one_row() -> None:
    state = laying("Ulm Innsbruck", "Augsburg")
    play(state, "lay Ulm left", "lay Innsbruck right with Postillion")
    for seat in (0, 1):
        assert state.observation(seat)["seats"][0]["route"] == ids("Ulm Augsburg Innsbruck")


@pytest.mark.rule("TT-303")
def test_only_one_route_at_a_time() -> None:
    hand = "Ulm München Lodz Pilsen"
    for route in ("", "Augsburg", "Kempten Augsburg"):
        for action in lays(laying(hand, route)):
            state = laying(hand, route)
            play(state, action)
            card = ids(action.split()[1])
            after = own(state)["route"]
            if action.endswith("anew"):
                assert after == card
                assert state.to_dict()["discard"] == ids(route)
            else:
                assert after in (card + ids(route), ids(route) + card)


@pytest.mark.rule("TT-304")
def test_a_new_route_begins_only_without_one() -> None:
    state = laying("Ulm Lodz", "Augsburg")
    assert "lay Ulm" not in legal(state)
    assert refused(state, "lay Ulm") == "TT-304"
    assert refused(state, "lay Lodz") == "TT-304"
    play(state, "lay Lodz anew")
    assert own(state)["route"] == ids("Lodz")
    closed = position(Seat(hand="Ulm", route="Basel Zürich Kempten"), phase="close")
    play(closed, "close", "end turn")
    quick_turn(closed)
    play(closed, "take deck", "lay Ulm")
    assert own(closed)["route"] == ids("Ulm")


@pytest.mark.rule("TT-305")
def test_any_hand_card_begins_a_route() -> None:
    assert lays(laying(" ".join(CITIES))) == {f"lay {city}" for city in CITIES}


@pytest.mark.rule("TT-306")
def test_only_at_the_left_or_right_end() -> None:
    route = "Mannheim Stuttgart Ulm"
    state = laying("Carlsruhe Nürnberg Augsburg Würzburg Sigmaringen Lodz", route)
    found = {}
    for action in lays(state):
        if not action.endswith("anew"):
            after = state.copy()
            play(after, action)
            found[action] = own(after)["route"]
    assert found == {
        "lay Carlsruhe left": ids("Carlsruhe " + route),
        "lay Würzburg left": ids("Würzburg " + route),
        "lay Augsburg right": ids(route + " Augsburg"),
        "lay Sigmaringen right": ids(route + " Sigmaringen"),
    }


@pytest.mark.rule("TT-307")
def test_direct_road_to_the_city_beside_it() -> None:
    state = laying("München Stuttgart", "Ulm Augsburg")
    assert {"lay München right", "lay Stuttgart left"} <= legal(state)
    assert refused(state, "lay München left") == "TT-307"
    reason = state.why_not("lay Stuttgart right")
    assert reason is not None
    assert (reason.rule, reason.data) == (
        "TT-307",
        {"card": "stuttgart", "end": "right", "neighbour": "augsburg"},
    )


@pytest.mark.rule("TT-308")
def test_city_must_be_new_in_the_route() -> None:
    """Kempten has roads to Ulm, Augsburg and Innsbruck."""
    fresh = laying("Ulm", "Augsburg Kempten")
    assert "lay Ulm right" in legal(fresh)
    ring = laying("Ulm", "Ulm Augsburg Kempten")
    assert lays(ring) == {"lay Ulm anew"}
    inside = laying("Augsburg", "Ulm Augsburg Kempten")
    assert lays(inside) == {"lay Augsburg anew"}


@pytest.mark.rule("TT-309")
def test_both_conditions_are_needed() -> None:
    route = "Ulm Augsburg Kempten"
    state = laying("Zürich Ulm Lodz Kempten", route)
    assert "lay Zürich right" in legal(state), "road, new"
    assert refused(state, "lay Ulm right") == "TT-313", "road, not new"
    assert refused(state, "lay Lodz right") == "TT-307", "no road, new"
    assert "lay Kempten right" not in legal(state), "no road, not new"


@pytest.mark.rule("TT-310")
def test_no_forks() -> None:
    """Ulm has a road to the middle of the route only."""
    state = laying("Ulm", "Carlsruhe Stuttgart Nürnberg")
    assert lays(state) == {"lay Ulm anew"}


@pytest.mark.rule("TT-311")
def test_nothing_is_pushed_in_between() -> None:
    """Würzburg has roads to both cities of the route."""
    state = laying("Würzburg", "Stuttgart Nürnberg")
    assert lays(state) == {"lay Würzburg left", "lay Würzburg right", "lay Würzburg anew"}
    for end in ("left", "right"):
        after = state.copy()
        play(after, f"lay Würzburg {end}")
        assert ids("Stuttgart Nürnberg") in (own(after)["route"][:2], own(after)["route"][1:])
    with pytest.raises(UnreadableAction):
        state.why_not("lay Würzburg between")


@pytest.mark.rule("TT-312")
def test_the_route_is_never_rearranged() -> None:
    """Rearranged to Zürich Sigmaringen Kempten the route would take Innsbruck at its right end."""
    state = laying("Innsbruck", "Zürich Kempten Sigmaringen")
    assert lays(state) == {"lay Innsbruck anew"}
    assert verbs(state) == {"lay", "take"}
    kept = laying("Basel Ulm", "Zürich Kempten Sigmaringen")
    play(kept, "lay Basel left", "lay Ulm right with Postillion")
    assert own(kept)["route"] == ids("Basel Zürich Kempten Sigmaringen Ulm")


@pytest.mark.rule("TT-313")
def test_a_city_of_the_route_is_not_laid_again() -> None:
    state = laying("Ulm Ulm", "Ulm Augsburg Kempten")
    assert refused(state, "lay Ulm right") == "TT-313"
    assert refused(state, "lay Ulm left") == "TT-313"


@pytest.mark.rule("TT-314")
def test_colour_has_no_meaning() -> None:
    """Würzburg and Passau are Baiern without a road between them; Basel and Freiburg differ and have one."""
    assert lays(laying("Passau", "Würzburg")) == {"lay Passau anew"}
    assert "lay Freiburg right" in legal(laying("Freiburg", "Basel"))
    assert "lay Nürnberg right" in legal(laying("Nürnberg", "Würzburg"))


@pytest.mark.rule("TT-315")
def test_the_player_chooses_the_end() -> None:
    route = "Mannheim Stuttgart"
    for end, after in (("left", "Würzburg " + route), ("right", route + " Würzburg")):
        state = laying("Würzburg", route)
        play(state, f"lay Würzburg {end}")
        assert own(state)["route"] == ids(after)


@pytest.mark.rule("TT-316")
def test_a_single_place_is_the_only_extension_offered() -> None:
    """The page must lay such a card without asking when "lay automatically" is on, and ask for the end when off."""
    state = laying("Carlsruhe Augsburg", "Mannheim Stuttgart Ulm")
    extending = {action for action in lays(state) if not action.endswith("anew")}
    assert extending == {"lay Carlsruhe left", "lay Augsburg right"}


@pytest.mark.rule("TT-317")
def test_without_a_fitting_card_the_route_is_lost() -> None:
    state = laying("Lodz Linz", "Basel Zürich Kempten")
    assert lays(state) == {"lay Lodz anew", "lay Linz anew"}
    events = play(state, "lay Lodz anew")
    assert kinds(events) == ["abandoned", "laid"]
    assert events[0]["cards"] == ids("Basel Zürich Kempten")
    assert state.to_dict()["discard"] == ids("Basel Zürich Kempten")
    assert own(state)["route"] == ids("Lodz")


@pytest.mark.rule("TT-318")
def test_a_route_may_be_given_up_although_a_card_fits() -> None:
    state = laying("Innsbruck", "Basel Zürich Kempten")
    assert lays(state) == {"lay Innsbruck right", "lay Innsbruck anew"}
    play(state, "lay Innsbruck anew")
    assert own(state)["route"] == ids("Innsbruck")
    assert state.to_dict()["discard"] == ids("Basel Zürich Kempten")


@pytest.mark.rule("TT-319")
def test_an_abandoned_route_scores_nothing() -> None:
    route = "Mannheim Carlsruhe Freiburg Basel Zürich Kempten Innsbruck"
    state = laying("Lodz", route)
    before = state.scores()
    events = play(state, "lay Lodz anew")
    assert kinds(events) == ["abandoned", "laid"]
    assert state.scores() == before
    assert (own(state)["houses"], own(state)["tiles"], own(state)["carriage"]) == ([], [], 0)


@pytest.mark.rule("TT-320")
def test_no_closing_before_laying() -> None:
    for phase in ("take", "lay"):
        state = position(Seat(hand="Lodz", route="Basel Zürich Kempten"), phase=phase)
        assert legal(state, "close") == set()
        assert refused(state, "close") == "TT-320"
    assert lays(state) == {"lay Lodz anew"}
    play(state, "lay Lodz anew")
    assert refused(state, "close") == "TT-401"


@pytest.mark.rule("TT-321")
def test_abandoning_does_not_reduce_the_hand() -> None:
    state = laying("Lodz Linz Passau Pilsen Budweis Ulm", "Basel Zürich Kempten")
    play(state, "lay Lodz anew")
    assert legal(state, "discard") == set()
    play(state, "end turn")
    assert own(state)["handCount"] == 5


@pytest.mark.rule("TT-322")
def test_the_new_route_may_repeat_a_city_of_the_old() -> None:
    state = laying("Zürich", "Basel Zürich Kempten")
    play(state, "lay Zürich anew")
    assert own(state)["route"] == ids("Zürich")


@pytest.mark.rule("TT-323")
def test_own_house_in_the_city_does_not_matter() -> None:
    assert "lay Kempten right" in legal(laying("Kempten", "Basel Zürich", houses="Kempten Basel"))
    assert lays(laying("Kempten", houses="Kempten")) == {"lay Kempten"}


@pytest.mark.rule("TT-324")
def test_houses_of_others_do_not_matter() -> None:
    others = [Seat(houses="Kempten Basel Zürich")] * 3
    state = position(Seat(hand="Kempten", route="Basel Zürich"), *others, phase="lay")
    assert "lay Kempten right" in legal(state)
    assert lays(position(Seat(hand="Kempten"), *others, phase="lay")) == {"lay Kempten"}


@pytest.mark.rule("TT-325")
def test_one_card_in_a_turn_two_with_the_postillion() -> None:
    state = laying("Kempten Innsbruck Salzburg", "Basel Zürich")
    play(state, "lay Kempten right")
    assert legal(state, "lay") == {"lay Innsbruck right with Postillion"}
    assert refused(state, "lay Innsbruck right") == "TT-830"
    play(state, "lay Innsbruck right with Postillion")
    assert legal(state, "lay") == set()
    assert refused(state, "lay Salzburg right") == "TT-207"
    assert len(of(play(laying("Kempten", "Basel"), "lay Kempten anew"), "laid")) == 1


@pytest.mark.rule("TT-326")
def test_a_route_may_grow_without_limit() -> None:
    long = (
        "Mannheim Carlsruhe Freiburg Basel Zürich Kempten Innsbruck Salzburg Linz Budweis Pilsen Regensburg"
    )
    state = laying("Ingolstadt Ulm", long)
    play(state, "lay Ingolstadt right")
    assert len(own(state)["route"]) == 13
    assert {"end turn", "lay Ulm right with Postillion"} <= legal(state)
    play(state, "end turn")
    quick_turn(state)
    play(state, "take deck", "lay Ulm right")
    assert len(own(state)["route"]) == 14
