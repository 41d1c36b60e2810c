"""Murano: gold is told by the one thing that it makes possible, and a tile or a street by the site that it needs."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import players
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import crew
from tests.lagoon import lagoon
from tests.players.tables import begin

BUILDING = "2 4 7 8 11 14 16 18"
"""The ship on space 8 can go to the building space 9 at once."""
EQUAL = "shops-equal-crests"


def found(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def taking(gold: int, **parts: Any) -> Any:
    """Return a position where gold is taken, with so much of it before."""
    state = lagoon(ships="2 4 6 8 10 14 16 18", gold=gold, **parts)
    state.apply("sail 10-12")
    return state


@pytest.mark.parametrize(("gold", "told"), [(1, True), (6, False)])
def test_gold_for_a_gondolier_says_where_and_for_which_card(gold: int, told: bool) -> None:
    """As found by reading: "you can use Gondolier" did not say what for, and was said of gold that was there already."""
    state = taking(
        gold,
        characters={0: EQUAL},
        streets={"4c2": "none"},
        buildings={"4c1": "palace-1", "4d2": "shop-blue 0"},
    )
    why = found(state, "take gold")
    assert ("gold-posts" in why) == told
    if told:
        data = why["gold-posts"]
        assert (data["island"], data["card"], data["points"]) == ("san-pietro-martire", EQUAL, 12)
    else:
        assert "gold-affords" not in why


@pytest.mark.parametrize(("streets", "told"), [({}, False), ({"4c2": "none"}, True)])
def test_gold_is_not_for_a_tile_without_a_site(streets: dict[str, str], told: bool) -> None:
    """As found by reading: gold was to pay for a palace, and no site was free."""
    tiles = {"palace", "shop", "glass", "special"}
    named = set()
    for gold in range(6):
        why = found(taking(gold, streets=streets), "take gold")
        named |= {why[id_]["action"] for id_ in ("gold-affords", "gold-toward") if id_ in why}
    assert bool(named & tiles) == told, named


def test_an_income_that_makes_nothing_possible_is_told_by_its_customers() -> None:
    """As found by reading: a list of four purchases stood for six gold that were not needed for them."""
    state = lagoon(
        ships="2 4 6 8 10 14 16 17",
        gold=12,
        streets={"3c2": "grey-2", "3b3": "grey-2"},
        buildings={"3c1": "shop-grey 0"},
    )
    assert found(state, "sail 17-18")["customers-pay"]["island"] == "navagero"


@pytest.mark.parametrize(("more", "told"), [({}, True), ({"1c2": "none"}, False)])
def test_a_tile_that_spoils_an_own_card_on_every_free_site_says_so(more: dict[str, str], told: bool) -> None:
    """As found by reading: a palace was to bring points, and on the only free site it cost twelve."""
    state = lagoon(
        ships="2 4 5 8 10 14 16 18",
        gold=7,
        characters={0: EQUAL},
        gondolas={14: 0},
        available={0: 3},
        streets={"4c2": "none", **more},
        buildings={"4c1": "palace-1", "4d2": "shop-blue 0"},
    )
    state.apply("sail 5-6")
    why = found(state, "buy palace")
    assert ("spoils-card" in why) == told
    assert ("first-to-build" in why) != told


@pytest.mark.parametrize(("theirs", "told"), [("glass", True), ("", False)])
def test_a_free_site_that_a_rival_may_use_first_is_told_with_the_rival(theirs: str, told: bool) -> None:
    """As found by reading: "one site is free" was said beside a rival with a tile for it."""
    state = lagoon(
        ships="2 4 5 8 10 14 16 18",
        gold=7,
        tiles={1: theirs} if theirs else {},
        streets={"4c2": "none"},
        buildings={"4c1": "palace-1", "4d2": "palace-1"},
    )
    state.apply("sail 5-6")
    why = found(state, "buy palace")
    assert ("site-contested" in why, "first-to-build" in why) == (told, not told)


@pytest.mark.parametrize(("shops", "told"), [("", True), ("palace-1", False)])
def test_a_street_is_not_for_a_card_that_a_free_site_serves(shops: str, told: bool) -> None:
    """As found by reading: a street was told to be for a card, whose tile was then built elsewhere."""
    state = lagoon(
        ships=BUILDING,
        gold=0,
        tiles={0: "shop-blue"},
        characters={0: EQUAL},
        streets={"3c2": "none", "4c2": "none"},
        buildings={
            "3c1": "palace-1",
            "3d2": "special",
            "3c3": "special",
            **({"4c1": shops} if shops else {}),
        },
    )
    state.apply("sail 8-9")
    state.apply("draw 1")
    streets = [str(one) for one in state.legal_actions() if str(one).startswith("build street 3")]
    assert any("opens-for-held" in found(state, one) for one in streets) == told


def test_whoever_holds_nothing_is_told_that_a_street_opens_sites_for_later() -> None:
    """As found by reading: "only a street opens new ones" was said with nothing to build."""
    for tiles in ("", "palace-1"):
        state = lagoon(ships=BUILDING, gold=0, tiles={0: tiles} if tiles else {})
        state.apply("sail 8-9")
        why = found(state, "draw 1")
        assert why.get("no-site-free", {}).get("held") == (0 if not tiles else None)


def test_points_of_a_building_name_the_tile() -> None:
    """As found by reading: "it brings 3 points" did not say what."""
    state = lagoon(ships=BUILDING, gold=0, tiles={0: "palace-1"}, streets={"4c2": "none"})
    state.apply("sail 8-9")
    assert found(state, "build palace-1 4c1")["tile-points"]["tile"] == "palace-1"


# -- what is left of gold ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "rest", "left"), [(5, "enough", 4), (2, "short", 1), (1, "short", 0)])
def test_a_look_at_characters_says_whether_its_price_leaves_enough_for_a_gondolier(
    gold: int, rest: str, left: int
) -> None:
    """As found by reading: "what you build from now on can serve it" was said of every look, rich or poor."""
    state = lagoon(ships="2 4 7 8 11 14 16 18", gold=gold)
    state.apply("sail 4-5")
    data = found(state, "look")["best-of-cards"]
    assert (data["rest"], data["left"], data["post"]) == (rest, left, 2)
    assert data["left"] == gold - data["price"]


def test_in_play_what_is_left_of_gold_is_what_the_prices_leave() -> None:
    """The figures are those of the engine: what is there, what comes in, the price, the ships, and the cheapest gondola."""
    met: set[str] = set()
    for seed in (5, 6):
        state: Any = begin("murano", 3, seed=seed)
        while state.current_player is not None:
            for action in state.legal_actions():
                why = found(state, str(action))
                if data := why.get("gold-affords"):
                    met.add(data["rest"])
                    assert data["left"] == data["total"] - data["price"] - data["ships"] >= 0, (state, action)
                    fares = crew.fares(state, state.turn)
                    assert data["rest"] == "none" or data["post"] == min(fares)
                    assert data["rest"] != "enough" or data["left"] >= data["post"]
                    assert not data["rest"].endswith("short") or data["left"] < data["post"]
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert {"none", "short", "card-short"} <= met


def test_gold_says_what_could_be_paid_without_it() -> None:
    """As found by reading: two characters with their gondoliers were what gold was for, of which one was paid already."""
    why = found(taking(5), "take gold")["gold-for-cards"]
    assert [why[name] for name in ("count", "price", "before")] == [2, 7, 1]
    why = found(taking(2), "take gold")
    assert [why["gold-for-card"][name] for name in ("price", "held", "missing")] == [3, 2, 1]


@pytest.mark.parametrize(("gold", "short"), [(0, 2), (1, 1), (2, 0)])
def test_a_card_that_counts_with_a_gondolier_says_what_he_still_costs(gold: int, short: int) -> None:
    """As found by reading: twelve points "with a gondolier (2 gold)" were praised where no gold was there."""
    state = lagoon(
        ships=BUILDING,
        gold=gold,
        characters={0: "sole-glass"},
        tiles={0: "glass"},
        streets={"4c2": "none"},
    )
    state.apply("sail 8-9")
    data = found(state, "build glass 4c1")["card-with-gondolier"]
    assert (data["points"], data["price"], data["short"]) == (12, 2, short)


@pytest.mark.parametrize(("gold", "short"), [(2, 1), (3, 0)])
def test_a_tile_for_a_card_says_whether_its_price_leaves_the_gondolier(gold: int, short: int) -> None:
    state = lagoon(
        ships="2 4 7 9 10 14 16 18", gold=gold, characters={0: "sole-glass"}, streets={"4c2": "none"}
    )
    state.apply("sail 10-11")
    data = found(state, "buy glass")["tile-for-card"]
    assert (data["stands"], data["price"], data["short"]) == (0, 2, short)


@pytest.mark.parametrize(
    ("gondolas", "hand", "stands"), [({}, 0, None), ({14: 0}, 0, 1), ({}, 1, 0), ({14: 0}, 1, 1)]
)
def test_a_tile_is_for_a_card_only_where_a_gondolier_stands_or_can_come(
    gondolas: dict[int, int], hand: int, stands: int | None
) -> None:
    """As found by reading: a tile was to make a card count on an island that no gondolier could reach any more."""
    state = lagoon(
        ships="2 4 7 9 10 14 16 18",
        characters={0: "sole-glass"},
        streets={"4c2": "none"},
        gondolas=gondolas,
        available={0: hand},
    )
    state.apply("sail 10-11")
    told = found(state, "buy glass").get("tile-for-card")
    assert (told and told["stands"]) == stands


def test_a_gondolier_of_another_card_does_not_serve_a_second_one() -> None:
    """As found by reading: the only gondolier of an island served a card already, and a tile was for another one there."""
    state = lagoon(
        ships="2 4 7 9 10 14 16 18",
        characters={0: "san-pietro-martire-most sole-glass"},
        streets={"4c2": "none"},
        buildings={"4c1": "shop-red 0", "4d2": "shop-blue 0"},
        gondolas={14: 0},
        available={0: 0},
    )
    state.apply("sail 10-11")
    assert "tile-for-card" not in found(state, "buy glass")


@pytest.mark.parametrize(("customers", "told"), [("red-1", False), ("red-2", True)])
def test_a_choice_is_not_for_a_shop_that_hardly_pays_back(customers: str, told: bool) -> None:
    """As found by reading: a shop for four gold was praised for one gold more income, which four visits pay back."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=6,
        streets={"1b2": customers},
        buildings={"1b1": "shop-blue 0"},
    )
    state.apply("sail 3-4")
    assert ("shop-earns" in found(state, "search shop")) == told


def test_a_visit_that_begins_with_a_street_counts_the_tiles_that_it_builds() -> None:
    """As found by reading: "you build 2 tiles" stood beside "a street can open 3 sites, for all of them"."""
    state = lagoon(
        3,
        ships=BUILDING,
        gold=0,
        tiles={0: "glass glass shop-grey"},
        characters={0: "san-pietro-martire-most"},
    )
    why = found(state, "sail 8-9")
    data = why["builds-several"]
    assert [data[name] for name in ("street", "tiles", "held", "waits")] == [1, 2, 3, 1]
    assert "room-for" not in why


def test_cheap_ships_need_no_word_beside_two_reasons() -> None:
    """As found by reading: that one gold is paid for ships took the place of the card that the gold is for."""
    met = 0
    for seed in (7, 8):
        state: Any = begin("murano", 2, seed=seed)
        explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
        while state.current_player is not None and met < 5:
            for action in state.legal_actions():
                goes = explainer.goal(state, action) if action.verb == "sail" else None
                if goes and len(goes.moves) > 1 and goes.price == 1:
                    why = explainer.of(state)(action)
                    telling = [one.id for one in why if not one.plain]
                    if len(telling) > 1 and "another-ship" not in [one.id for one in why]:
                        met += 1
                        assert "trip" not in [one.id for one in why], (state, action)
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert met


def test_a_gondolier_for_no_card_says_that_beside_his_price() -> None:
    """As found by reading: the price of his gondola was all that was told of a gondolier who serves no card."""
    state = lagoon(ships="1 4 7 9 11 14 16 18", gold=5, streets={"1b2": "none"})
    state.apply("sail 1-2")
    why = knowledge_of(state).reasons(state, state.parse("place 9"))
    assert [one.id for one in why] == ["idle-gondolier", "own-gondola"]


# -- other ways to the same gold ---------------------------------------------------------------------------------------

STREETS = {"1a2": "red-2", "1d2": "grey-2", "1e2": "grey-1", "1c4": "blue-2"}
SITES = {"1d1": "shop-red 1", "1e1": "shop-grey 0", "1a3": "special", "1d3": "palace-2", "1b4": "special"}


@pytest.mark.parametrize(("bank", "well", "side"), [("bank", "gold", "less"), ("", "gold", "even")])
def test_an_income_that_another_way_does_as_well_names_that_way(bank: str, well: str, side: str) -> None:
    """As found by reading: an income was told to pay for a card and its gondolier, for which the bank's gold was enough."""
    state = lagoon(
        ships="5 8 9 12 15 16 17 18" if bank else "5 8 9 13 15 16 17 18",
        gold=1,
        tiles={0: "shop-blue"},
        streets=STREETS,
        buildings=SITES,
        specials={0: bank} if bank else {},
    )
    ship = next(str(one) for one in state.legal_actions() if str(one).startswith("sail 18"))
    data = found(state, ship)["gold-for-card"]
    assert (data["held"], data["missing"]) == (1, 2)
    assert (data["well"], data["side"]) == (well, side)


@pytest.mark.parametrize(("ships", "told"), [("3 4 6 8 9 10 12 17", True), ("3 4 6 8 9 10 14 17", False)])
def test_passing_says_that_no_ship_reaches_more_gold(ships: str, told: bool) -> None:
    """As found by reading: passing for a gold did not say why it is not the two of the ring."""
    state = lagoon(ships=ships, gold=0)
    assert ("gold-unreached" in found(state, "pass 17-1")) == told
    reasons = knowledge_of(state).reasons(state, state.parse("pass 17-1"))
    assert ("gold-unreached" in [one.id for one in reasons]) == told
