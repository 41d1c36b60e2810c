"""Thurn und Taxis in the north: what a team draws is told as it can be, with the card that serves as horses."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.judged import agreeing
from spieltisch.players.knowledge import Reason, knowledge_of
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
    # Without Schwerin there are two cards of a route left, which the team draws anyway.
    assert (enough["length"], enough["cards"], enough["short"]) == (5, 0, 0)
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


@pytest.mark.parametrize(("horses", "lacks"), [("hamburg/3", 0), ("", 1)])
def test_three_cards_are_told_to_be_enough_where_the_team_draws_them(horses: str, lacks: int) -> None:
    """As found by reading: "on to Aachen in your hand: 3 cards" named no aim."""
    data = told(placed("frankfurt/2 aachen/1", "coeln/3", horses), "lay Frankfurt/2 left")["lays-toward"]
    assert (data["have"], data["closes"], data["horses"]) == (3, 1, lacks)


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
    lays = knowledge_of(state).reasons(state, state.parse("lay Münster/1 left"))[0]
    assert (lays.id, lays.data["have"], lays.data["horses"]) == ("lays-toward", 7, 5)


def test_a_card_that_joins_others_is_told_with_what_it_adds_to_them() -> None:
    """As found by reading: Weimar was to bring a tile of 4 that Göttingen brings alone, as 7 cards; it makes them 8."""
    state = opened(
        placed("muenster/2 bremen/1 cassel/2 schwerin/3", "hamburg/1 hannover/3", "aachen/3"),
        "groningen/3 magdeburg/1 weimar/1 coeln/1 goettingen/1 coblenz/2",
    )
    data = told(state, "take Weimar/1")["way-open"]
    assert (data["cities"], data["have"], data["worth"], data["horses"]) == (["goettingen"], 8, 5, 3)


def test_the_first_card_of_a_route_is_told_with_the_city_between_it_and_the_hand() -> None:
    """As found by reading: "one more horse" is true of any card, and that Berlin joins Schwerin to Dresden was not told."""
    state = opened(
        placed("schwerin/2 dresden/2", ""), "groningen/1 goettingen/2 aachen/2 aachen/1 muenster/1 coeln/2"
    )
    state.phase = "lay"
    why = knowledge_of(state).reasons(state, state.parse("lay Schwerin/2"))
    data = why[0].data
    assert (why[0].id, data["card"], data["towns"], data["cities"]) == (
        "joined-by",
        "schwerin",
        ["berlin"],
        ["dresden"],
    )
    assert (data["left"], data["have"], data["horses"]) == (3, 3, 1)
    # Dresden is kept for the route: it draws nothing.
    assert not any(one.id == "team-lacks" for one in why)


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


@pytest.mark.parametrize(
    ("hand", "card", "drawn"), [("coeln/1", "Cöln/3", True), ("weimar/1", "Würzburg/2", False)]
)
def test_of_two_cards_of_a_city_one_is_laid_and_the_stronger_one_is_harnessed(
    hand: str, card: str, drawn: bool
) -> None:
    """As found by reading: a second Cassel was told by its horses alone, and twice by what the team lacks."""
    state = opened(placed(hand, "frankfurt/3"), "coeln/3 aachen/1 hamburg/1 wuerzburg/2 berlin/2 bremen/1")
    found = told(state, f"take {card}")
    assert ("one-of-two-draws" in found) == drawn
    if drawn:
        assert (found["one-of-two-draws"]["length"], found["one-of-two-draws"]["short"]) == (5, 0)
        assert "team-lacks" not in found


def test_a_team_that_draws_the_whole_route_gets_horses_for_the_next_one() -> None:
    """As found by reading: "your team draws a route of 10 cards" was said of a route of seven."""
    state = opened(
        placed("muenster/1", "cassel/2 goettingen/3 halle/1 weimar/3", "coeln/3 fulda/2"),
        "aachen/1 halle/3 hamburg/1 wuerzburg/2 berlin/2 bremen/1",
    )
    found = told(state, "take Halle/3")
    assert "horses-needed" not in found
    assert (found["strongest-open"]["route"], found["strongest-open"]["length"]) == (1, 5)


def test_no_card_is_kept_for_later_and_harnessed_in_one_hint() -> None:
    """As found by reading: Hamburg was kept for the route after next, and harnessed for this one."""
    state = opened(
        placed("bremen/3 weimar/1 fulda/2", ""),
        "groningen/2 luebeck/1 coblenz/1 bruessel/1 hamburg/1 hamburg/2",
    )
    state.hands[0] = [state.rules.card(id_) for id_ in ["bremen/3", "magdeburg/2", "weimar/3", "fulda/2"]]
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    for action in state.legal_actions():
        why = knowledge_of(state).reasons(state, action)
        assert not any(one.keeps & other.uses for one in why for other in why)
    assert any(one.keeps for action in state.legal_actions() for one in explainer.of(state)(action))
    kept, used = Reason("a", keeps=frozenset("x")), Reason("b", uses=frozenset("xy"))
    assert agreeing([kept, used, Reason("c")]) == [kept, Reason("c")]
    assert agreeing([used, kept]) == [used]


def test_of_cards_that_all_go_with_nothing_the_one_with_nothing_beside_it_goes() -> None:
    """As found by reading: a card was discarded as "next to nothing else", which held of Coblenz as well; three Aachen lay open."""
    state = placed("muenster/3 coblenz/2 groningen/1 fulda/2", "")
    state.display[:] = [
        state.rules.card(id_)
        for id_ in ["aachen/1", "aachen/2", "aachen/3", "dresden/2", "halle/3", "magdeburg/3"]
    ]
    board = state.rules.board
    stand = "goettingen halle cassel leipzig weimar hannover muenster"
    state.houses[0] = sum(1 << board.city_ids.index(city) for city in stand.split())
    state.phase = "discard"
    why = knowledge_of(state).reasons(state, state.parse("discard Münster/3"))
    (roads,) = (one.data for one in why if one.data.get("why") == "roads")
    assert (roads["neighbour"], roads["have"], roads["left"]) == ("coblenz", 1, 0)


def test_a_route_that_the_team_cannot_draw_is_not_told_to_wait_by_choice() -> None:
    """As found by reading: a route of four was to wait for a tile, though a team of strength 2 may not close it."""
    state = placed("wuerzburg/3 luebeck/1", "frankfurt/2 coeln/2 cassel/3 goettingen/2")
    state.phase, state.laid = "close", 1
    first = knowledge_of(state).reasons(state, state.parse("end"))[0]
    assert (first.id, first.data["missing"], first.data["cards"]) == ("team-lacks", 2, 4)


def test_a_card_of_the_hand_that_draws_a_route_leaves_nothing_to_be_lacked() -> None:
    """As found by reading: "2 more horses are needed" was said with a card of three horses to spare in hand."""
    hand = "hannover/2 magdeburg/3 berlin/1 dresden/3"
    for spare, lacks in (("", 2), (" amsterdam/1", 2), (" amsterdam/3", 0)):
        state = placed(hand + spare, "hamburg/3 schwerin/1", "leipzig/2")
        data = told(state, "lay Hannover/2 left")["lays-toward"]
        assert (data["have"], data["horses"]) == (6, lacks)


def test_the_tile_of_a_free_city_is_told() -> None:
    """As found by reading: the first house in Hamburg brings a point, and nothing said it."""
    state = opened(placed("", ""), "groningen/1 goettingen/2 hamburg/2 aachen/1 muenster/1 coeln/2")
    state.phase = "take"
    assert told(state, "take Hamburg/2")["first-house"]["value"] == 1
    assert "first-house" not in told(state, "take Göttingen/2")
    laid = told(placed("hannover/1 hamburg/2", "muenster/2"), "lay Hannover/1 left")
    assert laid["first-house"]["city"] == "hamburg"


def test_a_card_that_is_enough_to_close_is_told_as_that() -> None:
    """As found by reading: Bremen "joins Hannover and Hamburg", not that three cards are enough then."""
    state = opened(
        placed("hamburg/2 hannover/1", ""), "bremen/1 dresden/1 dresden/3 aachen/1 dresden/2 coeln/2"
    )
    state.phase = "take"
    data = told(state, "take Bremen/1")["enough-to-close"]
    assert (data["have"], data["houses"], data["horses"]) == (3, 2, 1)


def test_a_card_that_draws_the_route_at_hand_is_told_as_that_before_a_later_route() -> None:
    """As found by reading: Hannover with 3 horses was told for the next route, beside 2 horses that were needed."""
    state = opened(
        placed("leipzig/1 berlin/1", "weimar/2 fulda/1 frankfurt/3"),
        "cassel/2 schwerin/2 leipzig/3 hannover/3 aachen/1 groningen/2",
    )
    state.phase = "take"
    first = knowledge_of(state).reasons(state, state.parse("take Hannover/3"))[0]
    assert (first.id, first.data["cards"], first.data["short"]) == ("horses-needed", 4, 0)


def test_a_new_route_is_told_by_what_the_hand_makes_of_it_not_by_the_lost_card() -> None:
    """As found by reading: "nothing extends your one-card route" stood for the plan, Frankfurt, Coblenz and Fulda."""
    state = placed("coblenz/2 frankfurt/1 fulda/1", "hamburg/3")
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    why = explainer.of(state)(state.parse("lay Frankfurt/1 anew"))
    assert why[0].id == "lays-first"
    assert "only-horse" not in {one.id for one in why}


def test_a_tile_is_told_with_the_horses_of_the_cards_that_are_named() -> None:
    """As found by reading: four cards complete Mecklenburg, and a team of four was to need one horse more, for Groningen."""
    state = opened(
        placed("hannover/3 frankfurt/3 bremen/2 groningen/2", "", "weimar/2"),
        "halle/2 coeln/3 magdeburg/2 coeln/1 schwerin/2 schwerin/3",
    )
    stand = "berlin magdeburg halle goettingen weimar cassel fulda muenster amsterdam bruessel coblenz frankfurt wuerzburg"
    state.houses[0] = sum(1 << state.rules.board.city_ids.index(city) for city in stand.split())
    data = told(state, "take Schwerin/3")["joined-by"]
    assert (data["stack"], data["have"], data["horses"]) == ("mecklenburg-hannover", 4, 0)


def test_a_card_that_any_other_horse_replaces_is_told_for_more_and_never_as_horse_and_house() -> None:
    """As found by reading: Hamburg was harnessed for three cards that a single horse draws, and got a house in the next sentence."""
    display = "halle/2 hamburg/3 fulda/1 coeln/1 bruessel/1 bremen/2"
    state = opened(placed("frankfurt/1 coeln/2 aachen/2", ""), display)
    state.extra["glory"].horses[0] = []
    why = knowledge_of(state).reasons(state, state.parse("take Hamburg/3"))
    assert "horses-needed" not in told(state, "take Hamburg/3")
    every = knowledge_of(state)._explainer.of(state)(state.parse("take Hamburg/3"))  # type: ignore[attr-defined]
    assert {one.id for one in every if "hamburg" in one.uses} == {"strongest-open"}
    assert {one.id for one in every if "hamburg" in one.keeps} >= {"first-house"}
    assert not any(one.keeps & other.uses for one in why for other in why)


@pytest.mark.parametrize(("more", "told_so"), [("", False), ("groningen", True)])
def test_a_card_is_not_told_for_a_route_with_fewer_new_houses_than_the_hand_makes_anyway(
    more: str, told_so: bool
) -> None:
    """As found by reading: Hamburg was told for a route of one new house, beside Frankfurt and Cöln that bring two."""
    state = opened(
        placed("frankfurt/1 coeln/2 groningen/1 leipzig/3 berlin/2", "dresden/2", "luebeck/3"),
        "goettingen/2 hamburg/3 aachen/2 coeln/1 wuerzburg/1 bremen/2",
    )
    ids = state.rules.board.city_ids
    stand = ["luebeck", "schwerin", "groningen", "bremen", "muenster", "goettingen", "cassel", "weimar"]
    state.houses[0] = sum(1 << ids.index(city) for city in stand if city != more)
    assert ("joined-later" in told(state, "take Hamburg/3")) == told_so


def test_horses_that_another_open_card_has_as_well_choose_none() -> None:
    """What else a card is for says why this one: Cassel has five neighbours."""
    state = placed("", "")
    state.phase = "take"
    state.display = [state.rules.card(id_) for id_ in ("cassel/3", "magdeburg/3", "cassel/1", "luebeck/2")]
    assert set(told(state, "take Cassel/3")) == {"well-placed"}
    assert told(state, "take Magdeburg/3")["strongest-open"]["alike"]
    state.display[1] = state.rules.card("magdeburg/2")
    assert not told(state, "take Cassel/3")["strongest-open"]["alike"]


def test_two_steps_from_a_route_count_these_two_cards() -> None:
    """What the hand adds at its other end is no gain of the card."""
    state = placed("bruessel/2 luebeck/2", "schwerin/3", "goettingen/1")
    state.phase = "take"
    state.display = [state.rules.card(id_) for id_ in ("magdeburg/3", "coblenz/2", "groningen/3")]
    assert told(state, "take Magdeburg/3")["two-steps"]["have"] == 3


def test_an_open_card_that_fits_and_is_left_is_told_and_what_the_others_lack() -> None:
    """As found by reading: "Neither Weimar nor your hand extends your route" where Lübeck did, and Magdeburg went with Halle too."""
    state = opened(
        placed("halle/3", "hamburg/2"), "aachen/3 luebeck/3 groningen/2 magdeburg/2 aachen/2 weimar/3"
    )
    state.phase = "take"
    why = told(state, "take Weimar/3")
    assert [*why] == ["only-city", "fits-no-house"]
    assert why["fits-no-house"]["cities"] == ["luebeck"]
    state = opened(
        placed("coeln/1", "dresden/2"), "aachen/3 luebeck/3 groningen/2 magdeburg/2 aachen/2 weimar/3"
    )
    state.phase = "take"
    assert [*told(state, "take Weimar/3")][:2] == ["two-steps", "only-city"]


def test_a_figure_that_another_open_card_beats_is_no_reason() -> None:
    """As found by reading: "3 cards, 2 houses" was said of Cassel beside Frankfurt, which brought 3 houses."""
    state = opened(
        placed("wuerzburg/1 coblenz/3 hannover/2 fulda/3", "", "berlin/3"),
        "muenster/3 bruessel/2 bruessel/3 frankfurt/1 hamburg/1 cassel/1",
    )
    state.routes[state.turn][:] = []
    state.phase = "take"
    state.houses[state.turn] = sum(
        1 << state.rules.board.city_ids.index(one) for one in ("schwerin", "berlin", "dresden")
    )
    why = told(state, "take Cassel/1")
    assert "enough-to-close" not in why
    assert {*why["holds-all"]["cities"]} == {"fulda", "wuerzburg"}
    assert why["holds-all"]["stack"] == "hessen-baiern"


def test_a_card_that_has_to_be_harnessed_to_close_is_told_with_that() -> None:
    """As found by reading: "3 cards, enough to close" was said to a team of strength 2 with nothing harnessed (GG-301)."""
    state = opened(
        placed("bruessel/3 aachen/3 hannover/1", "amsterdam/3"),
        "weimar/2 hamburg/3 amsterdam/2 fulda/2 bremen/2 muenster/1",
    )
    state.phase = "lay"
    why = told(state, "lay Brüssel/3 left")
    assert [*why][:2] == ["bridge", "lays-toward"]
    assert (why["lays-toward"]["horses"], why["lays-toward"]["harnessed"]) == (0, 1)
    assert why["lays-toward"]["neighbour"] == "hannover"


def test_as_many_cards_are_told_as_the_tile_needs_and_the_houses_that_they_bring() -> None:
    """As found by reading: "2 cards more make a route of 7: 3 points", where one did, and brought a sixth house."""
    state = placed(
        "hannover/3 goettingen/2 wuerzburg/2",
        "halle/3 leipzig/3 weimar/3 wuerzburg/3 fulda/2",
        "aachen/2 berlin/3",
    )
    state.stacks[state.rules.stack_index["route-7"]] = 1
    state.phase = "close"
    found = told(state, "end turn")["waits-for-tile"]
    assert (found["length"], found["missing"], found["value"], found["houses"]) == (6, 1, 3, 1)


def test_the_houses_set_a_card_apart_from_others_that_make_the_same_length() -> None:
    """As found by reading: Dresden and Magdeburg made a route of 6 as well, but only Göttingen a sixth house."""
    state = opened(
        placed("weimar/3 leipzig/3 halle/3", "wuerzburg/3 fulda/2", "aachen/2 berlin/3"),
        "dresden/1 wuerzburg/2 goettingen/2 magdeburg/2 hamburg/2 leipzig/1",
    )
    state.phase = "take"
    built = ("bremen", "amsterdam", "muenster")
    state.houses[0] = sum(1 << state.rules.board.city_ids.index(one) for one in built)
    data = told(state, "take Göttingen/2")["more-houses"]
    assert (data["houses"], data["most"], {*data["cities"]}) == (6, 5, {"magdeburg", "dresden"})


def test_horses_are_told_with_what_the_cards_that_they_draw_bring() -> None:
    """As found by reading: "your team draws all 5 cards" did not say what for, and no more houses come with them."""
    hand, route = "cassel/3 dresden/3 magdeburg/3", "leipzig/1 weimar/1 fulda/1"
    data = told(placed(hand, route, "dresden/1"), "lay Magdeburg/3 as horse")["horses-needed"]
    assert (data["cards"], data["worth"], data["houses"], data["closes"]) == (5, 2, 0, 0)
    few = told(placed("frankfurt/1 coblenz/1 aachen/2 amsterdam/2", ""), "lay Amsterdam/2 as horse")
    data = few["horses-needed"]
    assert (data["cards"], data["worth"], data["houses"], data["closes"]) == (3, 0, 2, 1)


def test_horses_that_draw_a_card_which_brings_nothing_are_no_reason() -> None:
    """As found by reading: a fourth card brought neither house nor tile, and any open card would have drawn it."""
    state = placed("fulda/1 weimar/1 cassel/3", "leipzig/1", "dresden/1")
    opened(state, "bruessel/2 coblenz/2 hamburg/2 fulda/2 coblenz/3 leipzig/2")
    state.houses[0] = 1 << state.rules.board.city_ids.index("amsterdam")
    why = told(state, "take Brüssel/2")
    assert "horses-needed" not in why
    assert next(iter(why)) == "lacks-towns"


def test_horses_for_a_longer_route_are_told_with_its_tile_and_the_open_card_that_fits() -> None:
    """As found by reading: "room for a longer route" named a length that no card of the hand could reach."""
    state = placed("berlin/1 coeln/3 wuerzburg/2 hannover/1", "luebeck/2 schwerin/1", "schwerin/2")
    opened(state, "bruessel/2 coblenz/2 hamburg/2 leipzig/3 coblenz/3 leipzig/2")
    state.phase = "lay"
    data = told(state, "lay Hannover/1 as horse")["horses-needed"]
    assert (data["length"], data["strength"], data["worth"], data["cities"]) == (5, 4, 2, ["hamburg"])
    # A team that is far stronger than the hand is of no use.
    state = placed("berlin/1 hannover/1", "luebeck/2", "schwerin/2 halle/3")
    assert "horses-needed" not in told(state, "lay Hannover/1 as horse")


def test_the_horses_of_a_card_that_joins_a_route_do_not_set_it_apart() -> None:
    """As found by reading: Hannover was preferred to Halle for its horses, which count for nothing in the route."""
    state = opened(placed("", ""), "coeln/1 groningen/3 fulda/3 goettingen/2 hannover/2 halle/1")
    why = told(state, "take Hannover/2")
    assert [*why] == ["beside-open", "lacks-towns"]
    assert (why["lacks-towns"]["cities"], why["lacks-towns"]["towns"]) == (
        ["hannover", "goettingen"],
        ["schwerin"],
    )


def test_a_tile_that_the_even_closing_brings_as_near_does_not_set_it_apart() -> None:
    """As found by reading: "lacks only Amsterdam" stood beside a closing after which just Groningen would be lacking."""
    route = "magdeburg/1 hannover/3 bremen/2 groningen/1 amsterdam/3 bruessel/2"
    state = placed("weimar/1 aachen/3", route, "goettingen/3 weimar/2")
    state.phase = "close"
    cities = state.rules.board.city_ids
    # In a first house of a free city lies a tile of its own.
    state.houses[1] = 1 << cities.index("bremen")
    ways = [
        state.parse(f"close each {city} Brüssel Magdeburg Hannover Bremen")
        for city in ("Groningen", "Amsterdam")
    ]
    why = knowledge_of(state).explained(state, ways)[0]
    assert [one.id for one in why] == ["closing-brings", "little-more"]


def test_other_open_cards_with_horses_enough_are_named() -> None:
    """As found by reading: Hannover was to draw all five cards, as Groningen, Aachen and Magdeburg would have done."""
    state = opened(
        placed("coeln/1 cassel/1 leipzig/1", "goettingen/2 weimar/1"),
        "magdeburg/3 groningen/3 hannover/3 bruessel/2 aachen/3 aachen/1",
    )
    why = knowledge_of(state).reasons(state, state.parse("take Hannover/3"))
    assert [one.id for one in why] == ["horses-needed", "same-of"]
    assert {*why[1].data["cities"]} == {"groningen", "aachen", "magdeburg"}
