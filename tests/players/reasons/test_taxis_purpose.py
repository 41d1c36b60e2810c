"""Thurn und Taxis: reasons that were found to be true but thin say what an action is for."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from spieltisch.thurn_und_taxis.play import tiles
from tests.players.reasons.test_taxis_truth import closing, found
from tests.players.tables import TAXIS, begin
from tests.positions import Seat, position


def test_the_cities_for_which_a_hidden_card_is_drawn_are_named() -> None:
    """As found by reading: "nothing face up fits; 9 of 59 do" did not tell which."""
    state = position(
        Seat(hand="Würzburg"),
        display="Carlsruhe Lodz Ingolstadt Basel Pilsen Sigmaringen",
        phase="lay",
    )
    data = found(state, "take deck with Postmeister")["deck-may-fit"]
    assert (data["left"], data["towns"]) == (9, ["mannheim", "stuttgart", "nuernberg"])


def test_all_hidden_cities_that_join_a_card_to_the_hand_are_counted() -> None:
    """As found by reading: Carlsruhe went with Würzburg by way of Mannheim, and Stuttgart does the same."""
    state = position(
        Seat(hand="Würzburg Carlsruhe"), display="Lodz Lodz Ingolstadt Basel Pilsen Sigmaringen", phase="lay"
    )
    data = found(state, "lay Carlsruhe")["joined-by"]
    assert (data["towns"], data["ways"], data["lying"], data["left"]) == (["mannheim", "stuttgart"], 2, 0, 6)


@pytest.mark.parametrize(("hand", "worth"), [("Würzburg Kempten", 0), ("Kempten", 2)])
def test_a_tile_that_the_hand_wins_anyway_is_no_merit_of_a_further_card(hand: str, worth: int) -> None:
    """As found by reading: Ingolstadt was to bring a route of 5 its tile, which Würzburg from the hand did as well."""
    state = position(
        Seat(hand=hand, route="Basel Freiburg Sigmaringen Stuttgart"),
        display="Pilsen Lodz Ingolstadt Lodz Innsbruck Innsbruck",
        phase="lay",
    )
    why = found(state, "take Ingolstadt with Postmeister")
    assert (
        max(one.get("worth", one.get("value", 0)) for id_, one in why.items() if id_ != "as-planned") == worth
    )
    assert ("as-planned" in why) is (not worth)


def test_the_hidden_card_comes_first_with_its_chance_where_an_open_one_can_still_be_taken() -> None:
    """As found by reading: that Innsbruck can still be taken after it did not tell what the hidden card is for."""
    state = position(
        Seat(hand="Pilsen Regensburg", route="Salzburg Linz"),
        display="Innsbruck Zürich Ingolstadt Carlsruhe Basel Carlsruhe",
    )
    why = found(state, "take deck")
    assert [*why] == ["official-follows", "deck-fits"]
    assert why["deck-fits"]["left"] == 11


def test_a_small_tile_among_the_points_comes_after_a_great_one_that_lacks_one_house() -> None:
    """As found by reading: a point that the sum names was told again, and not that one house is lacking for three."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat = state.turn
    state.phase, state.hands[seat] = "close", []
    state.routes[seat] = [
        state.rules.card(id_) for id_ in ["berlin/1", "schwerin/1", "hannover/1", "bremen/1"]
    ]
    state.extra["glory"].horses[seat] = [state.rules.card("halle/3")]
    why = found(state, closing(state, "close each Berlin Schwerin Hannover Bremen"))
    assert [*why][:3] == ["closing-brings", "lacks-towns", "wins-tile"]
    assert (why["lacks-towns"]["towns"], why["lacks-towns"]["value"]) == (["goettingen"], 3)


def test_a_new_country_says_nothing_beside_a_tile_that_lacks_one_house() -> None:
    """As found by reading: "You have no house in Böhmen yet" stood for Böhmen / Salzburg, which then lacks just Budweis."""
    state = position(
        Seat(
            hand="Pilsen Passau Linz",
            route="Regensburg",
            houses="Salzburg Innsbruck Zürich Basel",
            carriage=3,
        ),
        display="Pilsen München Ingolstadt Innsbruck Regensburg Carlsruhe",
        phase="close",
    )
    why = found(state, "lay Pilsen left with Postillion")
    assert "lacks-towns" in why
    assert "new-country" not in why


def test_a_card_leads_on_further_than_all_others_that_are_open() -> None:
    """As found by reading: "18 cards lead on with Ingolstadt; with Salzburg and Passau 12": München, beside it, has 18 too."""
    state = position(Seat(), display="Ingolstadt München Nürnberg Budweis Passau Salzburg")
    assert not {"leads-on", "more-roads"} & {*found(state, "take Ingolstadt")}


def test_a_carriage_that_the_hand_brings_does_not_come_with_a_card() -> None:
    """As found by reading: "Carriage 4 comes with it", of Salzburg, where Passau from the hand brings carriage 4 already."""
    state = position(
        Seat(hand="Zürich Passau Pilsen", route="Augsburg Ingolstadt Regensburg", carriage=3),
        display="Mannheim Salzburg Salzburg Lodz Salzburg Lodz",
    )
    told = found(state, "take Salzburg")["toward-tile"]
    assert (told["length"], told["comes"]) == (5, 0)


def test_after_laying_no_horse_is_needed_to_keep_the_route() -> None:
    """As found by reading: "a horse keeps it", where a card was laid already and another one is a gift."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat, card = state.turn, state.rules.card
    state.phase, state.laid = "close", 1
    state.hands[seat] = [*map(card, ("frankfurt/1", "luebeck/3", "magdeburg/1"))]
    state.routes[seat] = [*map(card, ("bremen/1", "hannover/1", "berlin/1", "dresden/3", "leipzig/2"))]
    assert "horse-keeps" not in found(state, "lay Lübeck/3 as horse with Postillion")


def test_no_city_of_the_route_is_named_as_missing() -> None:
    """As found by reading: laying Pilsen, Böhmen / Salzburg "still lacks Pilsen", since Budweis gets the one house."""
    state = position(
        Seat(hand="Pilsen Nürnberg Stuttgart", route="Linz Budweis"),
        display="Regensburg Ulm Salzburg Kempten Augsburg Lodz",
        phase="lay",
    )
    assert [*found(state, "lay Pilsen right")] == ["lays-toward"]


@pytest.mark.parametrize(
    ("hand", "carriage", "count"),
    [("Pilsen Passau", 0, 0), ("Pilsen Passau Linz", 0, 2), ("Pilsen Passau", 4, 1)],
)
def test_the_postillion_tells_that_the_route_can_be_closed_next_turn(
    hand: str, carriage: int, count: int
) -> None:
    """As found by reading: why a second card is laid now was left unsaid; one more could be laid by him next turn as well."""
    state = position(
        Seat(hand=hand, route="Regensburg", carriage=carriage),
        display="Pilsen München Ingolstadt Innsbruck Regensburg Carlsruhe",
        phase="close",
    )
    why = found(state, "lay Pilsen left with Postillion")
    assert why.get("lies-next-turn", {"count": 0})["count"] == count
    assert ("left-free" in why) == (not count)


def test_that_a_rival_misses_a_card_comes_with_the_own_plan() -> None:
    """As found by reading: of a card taken from a rival nothing told what becomes of the own route of six."""
    state = position(
        Seat(hand="Sigmaringen Ulm Basel", route="Salzburg Innsbruck Kempten Zürich Freiburg", carriage=3),
        Seat(route="Lodz Pilsen", hand="Basel Basel", carriage=3),
        display="Nürnberg Mannheim Mannheim Mannheim Carlsruhe Carlsruhe",
    )
    why = found(state, "take Nürnberg")
    assert "denies" in why
    assert why["as-planned"]["cards"] == 7


def test_the_number_of_cards_is_told_where_they_are_more_than_a_carriage_needs() -> None:
    """As found by reading: four cards in a row were "the 3 cards for carriage 3"."""
    state = position(
        Seat(hand="Pilsen Ingolstadt", route="Budweis"),
        display="Regensburg Mannheim Mannheim Mannheim Carlsruhe Carlsruhe",
    )
    data = found(state, "take Regensburg")["toward-carriage"]
    assert (data["have"], data["over"]) == (4, 1)


def test_cards_beyond_those_for_a_carriage_tell_the_tile_that_one_more_brings() -> None:
    """As found by reading: four cards were "enough for carriage 3", without the tile that a fifth would bring."""
    state = position(Seat(hand="Zürich Kempten Sigmaringen Basel Ingolstadt"), phase="lay")
    data = found(state, "lay Basel")["lays-first"]
    assert (data["have"], data["more"]) == (4, 2)
    assert knowledge_of(state).reasons(state, state.parse("lay Basel"))


def test_a_card_two_steps_away_tells_the_length_of_the_route_that_it_would_make() -> None:
    """As found by reading: Pilsen "lies two steps from your route", and nothing told what for."""
    state = position(
        Seat(hand="Stuttgart", route="Würzburg"), display="Budweis Budweis Augsburg Zürich Salzburg Pilsen"
    )
    data = found(state, "take Pilsen")["two-steps"]
    assert (data["cities"], data["have"], data["carriage"]) == (["nuernberg"], 3, 0)


def test_a_second_card_of_a_city_is_discarded_with_what_stays() -> None:
    """As found by reading: "You hold Kempten twice" held of Stuttgart just as well."""
    state = position(Seat(hand="Kempten Kempten Pilsen Budweis Linz"), phase="discard")
    why = found(state, "discard Kempten")
    assert [*why] == ["held-twice", "keeps-together"]
    assert why["keeps-together"]["cities"] == ["pilsen", "budweis", "linz"]


def test_a_pair_for_the_next_route_tells_the_tile_that_lacks_one_house_then() -> None:
    """As found by reading: Weimar went with Leipzig "for your next route", and nothing told what the pair is for."""
    state = position(
        Seat(hand="Ulm Lodz", route="Linz Budweis"), display="Sigmaringen Lodz Mannheim Mannheim Basel Basel"
    )
    why = found(state, "take Sigmaringen")
    assert why["for-next-route"]["cities"] == ["ulm"]
    assert why["lacks-towns"]["towns"] == ["stuttgart"]


def test_a_card_for_the_next_route_by_way_of_another_tells_how_many_they_make() -> None:
    """As found by reading: Passau went with Pilsen by way of Regensburg, "for your next route"."""
    state = position(
        Seat(hand="Carlsruhe Pilsen", route="Mannheim"),
        display="Basel Passau Innsbruck Lodz Kempten Basel",
        phase="lay",
    )
    assert found(state, "take Passau with Postmeister")["joined-later"]["have"] == 3


@pytest.mark.parametrize(
    ("hand", "told"), [("Regensburg Pilsen", 2), ("Regensburg Nürnberg Stuttgart Mannheim", None)]
)
def test_a_route_is_closed_now_where_the_hand_would_add_little(hand: str, told: int | None) -> None:
    """As found by reading: three cards were closed with two more in hand, and why now was left unsaid."""
    state = position(
        Seat(hand=hand, route="Passau München Ingolstadt", houses="Pilsen Regensburg", carriage=4),
        display="Mannheim Passau Lodz Budweis Freiburg Lodz",
        phase="close",
    )
    why = found(state, "close all Ingolstadt München Passau with Wagner")
    assert why.get("little-more", {}).get("points") == told


def test_a_card_whose_house_completes_a_tile_is_not_told_to_go_for_what_another_one_counts_for() -> None:
    """As found by reading: rather Pilsen was to stay than Basel, whose house would have completed Schweiz / Tyrol."""
    state = position(
        Seat(hand="Basel Zürich Carlsruhe Pilsen Lodz", houses="Salzburg Zürich Innsbruck Linz"),
        phase="discard",
    )
    why = found(state, "discard Basel")
    assert why.get("stays-instead", {}).get("why") in {None, "roads"}


def test_a_card_is_joined_to_the_route_by_way_of_one_beside_those_that_it_goes_with() -> None:
    """As found by reading: Brüssel went with Aachen "for your next route", and Cöln between Aachen and the route lay open."""
    state = position(
        Seat(hand="Budweis", route="Regensburg Ingolstadt"),
        display="Linz Pilsen Pilsen Mannheim Basel Basel",
    )
    data = found(state, "take Linz")["joined-to-route"]
    assert (data["cities"], data["towns"], data["have"]) == (["budweis"], ["pilsen"], 5)
    assert data["worth"] or data["carriage"]


def test_the_houses_of_a_route_that_can_be_closed_are_told_once() -> None:
    """As found by reading: "3 cards are enough to close, with 3 houses" was followed by "your route places 3 houses"."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat = state.turn
    state.hands[seat] = [state.rules.card("cassel/3")]
    state.routes[seat] = [state.rules.card("muenster/1")]
    state.forced = False
    state.display[0] = state.rules.card("goettingen/1")
    assert not {"enough-to-close", "one-more-house"} <= {*found(state, "take Göttingen/1")}


@pytest.mark.parametrize(("hand", "told"), [("Stuttgart Lodz", True), ("Stuttgart Mannheim Lodz", False)])
def test_a_hidden_second_card_is_told_by_the_officials_that_are_not_needed(hand: str, told: bool) -> None:
    """As found by reading: a plan lacked nothing, and nothing told what the Postmeister's card is for."""
    state = position(
        Seat(hand=hand, route="Basel Zürich Kempten Sigmaringen", carriage=3),
        display="Lodz Pilsen Pilsen Budweis Budweis Salzburg",
        phase="lay",
    )
    why = found(state, "take deck with Postmeister")
    assert "as-planned" in why
    assert ("idle-official" in why) is told


def test_that_nothing_follows_comes_after_what_speaks_for_a_card() -> None:
    """As found by reading: of a first card only what speaks against it came first, and not its tile."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat = state.turn
    state.phase, state.routes[seat] = "lay", []
    state.hands[seat] = [state.rules.card("frankfurt/2"), state.rules.card("hannover/2")]
    state.display[:] = [state.rules.card(one) for one in ("luebeck/1", "bruessel/3", "halle/3")] * 2
    why = [*found(state, "lay Frankfurt/2")]
    assert why.index("first-house") < why.index("nothing-follows")


def test_one_more_house_is_told_with_the_cards_of_the_route() -> None:
    """As found by reading: "With Mannheim, your route places 5 houses" did not tell how many there were without it."""
    state = position(
        Seat(
            hand="Lodz Ulm Pilsen Regensburg",
            route="Ingolstadt Stuttgart",
            houses="Ingolstadt Passau Augsburg München Kempten",
            carriage=3,
        ),
        display="Salzburg Mannheim Lodz Basel Basel Salzburg",
    )
    data = found(state, "take Mannheim")["one-more-house"]
    assert (data["houses"], data["more"], data["have"]) == (5, 1, 6)


def test_that_a_country_is_new_comes_with_the_own_plan() -> None:
    """As found by reading: "You have no house in Salzburg yet" stood alone beside a route of six in hand."""
    state = position(
        Seat(
            hand="Lodz Ulm Pilsen",
            route="Regensburg Ingolstadt Stuttgart Mannheim",
            houses="Ingolstadt Passau Augsburg München Kempten",
            carriage=3,
        ),
        display="Stuttgart Lodz Lodz Basel Salzburg Regensburg",
    )
    why = found(state, "take Salzburg")
    assert "as-planned" in why


def test_a_tile_that_one_house_completes_is_not_told_for_a_card_between() -> None:
    """As found by reading: a house in Cassel completes a tile, and "by way of Cöln" that was told again."""
    state = position(
        Seat(hand="Basel Sigmaringen", houses="Zürich Innsbruck"),
        display="Lodz Lodz Lodz Pilsen Pilsen Pilsen",
        phase="lay",
    )
    why = found(state, "lay Basel")
    assert why["completes"]["stack"] == "schweiz-tyrol"
    assert not why.get("joined-by", {}).get("value")


def test_a_closing_tells_the_pair_that_stays_where_nothing_else_tells_why() -> None:
    """As found by reading: three cards were closed with two neighbours in hand, and only the sum was told."""
    state = position(
        Seat(hand="Basel Freiburg", route="Ulm Kempten Zürich"),
        display="Nürnberg Pilsen Zürich Augsburg Augsburg Nürnberg",
        phase="close",
    )
    why = found(state, closing(state, "close each Ulm Zürich Kempten"))
    assert why["keeps-together"]["cities"] == ["freiburg", "basel"]


def test_a_point_that_the_sum_names_comes_after_why_a_route_is_closed_now() -> None:
    """As found by reading: "It wins Free city" repeated a point of the sum, and nothing told why now."""
    state: Any = begin(TAXIS, 2, {"board": "north"}, seed=3)
    seat = state.turn
    state.phase, state.hands[seat] = "close", []
    state.routes[seat] = [state.rules.card(id_) for id_ in ["magdeburg/1", "hannover/1", "bremen/1"]]
    state.extra["glory"].horses[seat] = [state.rules.card("halle/3")]
    state.display[:] = [state.rules.card(one) for one in ("dresden/1", "schwerin/3", "leipzig/3")] * 2
    legal = [str(one) for one in state.legal_actions()]
    action = next(one for one in legal if one.startswith("close each") and "Bremen" in one)
    assert [*found(state, action)][:3] == ["closing-brings", "else-lost", "wins-tile"]


# -- tiles that others are near ----------------------------------------------------------------------------------------


BAIERN = "Ingolstadt Passau Regensburg Nürnberg Würzburg Augsburg München"
"""Cities of a country of which these are all but Kempten."""


@pytest.mark.parametrize(("built", "lacks"), [(4, 0), (6, 2), (7, 1)])
def test_a_tile_that_comes_nearer_tells_who_is_near_as_well(built: int, lacks: int) -> None:
    """As found by reading: a race for Baiern was told by one's own towns alone."""
    state = position(
        Seat(hand="Kempten", route="Innsbruck", houses="Ingolstadt Passau Regensburg Nürnberg Würzburg"),
        Seat(houses=" ".join(BAIERN.split()[:built])),
        display="Pilsen Lodz Lodz Linz Budweis Basel",
        phase="lay",
    )
    data = found(state, "lay Kempten left")["lacks-towns"]
    told = (data["rival"], data["needed"], data["later"])
    assert told == ((1, lacks, 4) if lacks else ("none", 0, 0))


def test_a_tile_that_is_won_tells_who_was_near() -> None:
    state = position(
        Seat(route="Basel Zürich Kempten", hand="Lodz", houses="Innsbruck"),
        Seat(houses="Basel Zürich"),
        display="Pilsen Lodz Lodz Linz Budweis Passau",
        phase="close",
    )
    data = found(state, "close all Basel Zürich")["wins-tile"]
    assert [data[name] for name in ("stack", "rival", "needed", "later")] == ["schweiz-tyrol", 1, 1, 2]


@pytest.mark.parametrize(
    ("theirs", "seats", "alike"),
    [(("Zürich", "Basel"), [1, 2], 0), (("Zürich Innsbruck", "Basel"), [1], 1), (("", ""), [], 0)],
)
def test_all_who_are_as_near_to_a_tile_are_named(
    theirs: tuple[str, str], seats: list[int], alike: int
) -> None:
    """As found by reading: "Anna lacks 2 houses" was told where Ben lacked 2 as well, and "too" where one's own is just one."""
    state = position(
        Seat(hand="Innsbruck", route="Kempten Zürich"),
        *(Seat(houses=one) for one in theirs),
        display="Pilsen Lodz Lodz Linz Budweis Basel",
        phase="lay",
        players=3,
    )
    data = found(state, "lay Innsbruck left")["lacks-towns"]
    assert (data["towns"], data["seats"], data["rivals"], data["alike"]) == (
        ["basel"],
        seats,
        len(seats),
        alike,
    )


# -- cards that the plan does not need ---------------------------------------------------------------------------------


def drawing(hand: str, route: str) -> dict[str, Any]:
    """Return what is found for the hidden card, with such a hand and route and a first carriage to win."""
    display = "Lodz Lodz Basel Basel Basel Ulm"
    return found(position(Seat(hand=hand, route=route), display=display), "take deck")


def test_a_hidden_card_that_the_plan_does_not_need_is_for_the_next_route() -> None:
    """As found by reading: "your plan needs no further card" did not say what the card was for that has to be taken."""
    why = drawing("Zürich Kempten Lodz", "Innsbruck Salzburg Linz Budweis Pilsen")
    assert why["as-planned"]["whole"]
    data = why["drawn-for-next"]
    assert (data["cities"], data["left"]) == (["lodz"], 2)


@pytest.mark.parametrize(("hand", "cards", "over"), [("Kempten", 3, 0), ("Kempten Augsburg Ulm", 5, 3)])
def test_more_cards_than_a_carriage_needs_are_not_called_enough_for_it(
    hand: str, cards: int, over: int
) -> None:
    """As found by reading: "Kempten, Augsburg and Ulm are enough for carriage 3", for which Kempten alone is."""
    why = drawing(hand, "Salzburg Innsbruck")
    data = why["as-planned"]
    assert (data["cards"], data["carriage"], data["over"]) == (cards, 3, over)
    assert ("drawn-for-tile" in why) == bool(over)


def test_a_hidden_card_is_for_the_houses_that_a_tile_then_lacks() -> None:
    """As found by reading: a card had to be taken, and nothing said which ones were hoped for."""
    assert "drawn-for-houses" not in drawing("Kempten", "Salzburg Innsbruck")
    display = "Lodz Lodz Basel Basel Pilsen Ulm"
    state = position(
        Seat(hand="Kempten", route="Salzburg Innsbruck", houses="Freiburg Mannheim"), display=display
    )
    data = found(state, "take deck")["drawn-for-houses"]
    assert (data["stack"], data["value"], data["cities"], data["left"]) == ("baden", 3, ["carlsruhe"], 3)
    # What lies open need not be hoped for.
    lies = position(
        Seat(hand="Kempten", route="Salzburg Innsbruck", houses="Freiburg Mannheim"),
        display="Lodz Lodz Basel Carlsruhe Pilsen Ulm",
    )
    assert found(lies, "take deck").get("drawn-for-houses", {}).get("stack") != "baden"


def test_a_second_copy_goes_with_a_card_that_is_held_twice() -> None:
    """As found by reading: a second Zürich was "for the route after this one", and nothing said that a second Basel goes with it."""
    state = position(
        Seat(hand="Basel Budweis Basel", route="Zürich"),
        display="Nürnberg Passau Augsburg Augsburg Passau Zürich",
        phase="lay",
        taken=1,
    )
    assert found(state, "take Zürich with Postmeister")["second-copy"]["cities"] == ["basel"]


def test_a_longer_route_without_a_tile_of_its_own_is_for_its_houses() -> None:
    """As found by reading: "Freiburg from your hand makes it a route of 7 cards", whose tile counts as much as that of 6."""
    state = position(
        Seat(
            hand="Freiburg Stuttgart", route="Sigmaringen Zürich Kempten Ulm Augsburg Innsbruck", carriage=4
        ),
        display="München Linz Lodz Lodz Basel Pilsen",
        phase="lay",
        taken=1,
    )
    state.stacks[state.rules.stack_index["route-7"]] = 1  # type: ignore[attr-defined]
    data = found(state, "take deck with Postmeister")["as-planned"]
    assert (data["cards"], data["worth"], data["carriage"], data["houses"]) == (7, 0, 0, 6)


def test_in_play_the_next_tile_is_the_one_that_the_engine_gives() -> None:
    """The rival who is near is given the houses that are lacking, after the tile that is told is gone."""
    met = 0
    for seed in (3, 4):
        state: Any = begin(TAXIS, 3, seed=seed)
        while state.current_player is not None:
            for action in state.legal_actions()[:8]:
                for id_, data in found(state, str(action)).items():
                    if id_ not in ("completes", "lacks-towns", "wins-tile") or data["rival"] == "none":
                        continue
                    stack, rival = state.rules.stack_index[data["stack"]], data["rival"]
                    masks, every = next(one[1:] for one in state.rules.house_stacks if one[0] == stack)
                    lacks = tiles.missing(state.houses[rival], masks, every)
                    assert len(lacks) == data["needed"]
                    then = state.copy()
                    then.stacks[stack] += 1
                    then.houses[rival] |= sum(mask & -mask for mask in lacks)
                    events: list[Any] = []
                    tiles.house_tiles(then, rival, events)
                    won = [one["value"] for one in events if one["stack"] == data["stack"]]
                    assert won == ([data["later"]] if data["later"] else [])
                    met += 1
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert met > 10
