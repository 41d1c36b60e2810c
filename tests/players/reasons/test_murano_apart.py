"""Murano: what sets a street's place, or its absence, apart from the others, and a special building bought now."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from tests.lagoon import lagoon

from .test_murano_truth import SHIPS, found


@pytest.mark.parametrize("gold", [5, 0])
def test_without_any_tile_a_street_is_told_to_be_for_the_next_player_who_can_buy(gold: int) -> None:
    """As found by reading: only the odds of an income were told against a street, not what is bad about it."""
    state: Any = lagoon(3, ships=SHIPS, gold={0: 5, 1: gold, 2: 5})
    state.apply("sail 8-9")
    state.apply("draw 1")
    while "end turn" not in [str(action) for action in state.legal_actions()]:
        state.apply(state.legal_actions()[0])
    data = found(state, "end turn")["leaves-islands"]
    assert (data["own"], data["others"], data["rival"]) == (0, 0, 1 if gold else 2)


def drawn(street: str, **parts: Any) -> Any:
    state: Any = lagoon(ships=SHIPS, gold=0, **parts)
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index[f"street-{street}"]
    return state


@pytest.mark.parametrize("theirs", ["", "glass"])
def test_a_place_that_opens_sites_like_most_places_is_told_to_be_so(theirs: str) -> None:
    """As found by reading: "it opens 2 building sites" stood where nearly each place does, and one stayed free for others."""
    data = found(drawn("none", tiles={0: "special", 1: theirs}), "build street 2b2")["opens-sites"]
    assert (data["alike"], data["sites"] - data["left"]) == (2, 1)
    assert (data["rival"], data["others"]) == (1, len(theirs.split()))


@pytest.mark.parametrize(("seat", "told"), [(0, True), (1, False)])
def test_customers_that_gather_beside_an_own_shop_are_told(seat: int, *, told: bool) -> None:
    """As found by reading: why a street with customers lies on this island was not told."""
    state = drawn(
        "red-1",
        tiles={0: "special"},
        streets={"2c3": "red-1", "2c4": "none"},
        buildings={"2b4": f"shop-grey {seat}"},
    )
    why = found(state, "build street 2b2")
    assert ("customers-gather" in why) == told
    assert not told or (why["customers-gather"]["customers"], why["customers-gather"]["own"]) == (2, 1)


@pytest.mark.parametrize(("more", "others"), [({}, 0), ({"3c2": "red-1"}, 1)])
def test_customers_elsewhere_are_told_only_where_there_are_some(more: dict[str, str], others: int) -> None:
    """As found by reading: "more than elsewhere" was said where nowhere else was any."""
    streets = {"2c3": "red-1", "2c4": "none", **more}
    state = drawn("red-1", tiles={0: "special"}, streets=streets, buildings={"2b4": "shop-grey 0"})
    assert found(state, "build street 2b2")["customers-gather"]["others"] == others


BEFORE_DRAWING: dict[str, Any] = {
    "gold": 0,
    "tiles": {0: "shop-blue palace-2", 1: "special"},
    "characters": {0: "sole-shop"},
    "streets": {
        "1a2": "red-2",
        "1b2": "blue-2",
        "1d2": "grey-1",
        "1e2": "red-1",
        "1c4": "grey-2",
    },
    "buildings": {
        "1d1": "shop-blue 0",
        "1d3": "shop-grey 1",
        "1a3": "special",
        "1e3": "special",
        "1b4": "special",
    },
}
"""Two blue customers pay at an own blue shop, another one is held, and a card is for an island without shops of others."""


def test_the_streets_for_a_held_shop_are_not_told_beside_the_same_ones_for_one_that_stands() -> None:
    """As found by reading: "8 of 30 bring customers" and "8 of 30 would raise your income" were the same streets."""
    state = lagoon(ships=SHIPS, **BEFORE_DRAWING)
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert "street-for-shops" in why
    assert "street-for-held" not in why


def test_a_card_for_which_a_street_is_drawn_comes_before_customers() -> None:
    state = lagoon(ships=SHIPS, **BEFORE_DRAWING)
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert next(iter(why)) == "visit-for-card"
    assert (why["visit-for-card"]["points"], why["visit-for-card"]["street"]) == (12, 1)


def test_a_place_that_opens_a_site_says_so_beside_one_that_opens_none() -> None:
    """As found by reading: a place that opens no site was told to be even with one that opens one."""
    state: Any = lagoon(ships=SHIPS, **BEFORE_DRAWING)
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    state.drawn = state.rules.board.paving_index["street-red-2"]
    assert found(state, "build street 1c2")["opens-beside"]["sites"] == 1
    assert "opens-beside" not in found(state, "build street 1c3")


@pytest.mark.parametrize(("street", "told"), [("grey-2", True), ("none", False)])
def test_streets_that_fill_a_space_guard_a_card_that_allows_few_customers(street: str, *, told: bool) -> None:
    """As found by reading: "more choice of where to build" is true of any street."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "palace-1"},
        characters={0: "few-blue-grey"},
        gondolas={19: 0},
        streets={"2c2": "grey-1", "5a2": "none", "5b2": "none", "5b5": street},
        buildings={"5a1": "shop-red 1", "5b1": "shop-grey 1", "5a3": "shop-grey 1"},
    )
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert ("street-guards-card" in why, "street-gives-choice" in why) == (told, not told)
    if told:
        data = why["street-guards-card"]
        assert (data["points"], data["stand"], data["most"]) == (10, 2, 3)
        assert 0 < data["fits"] < data["all"]


@pytest.mark.parametrize(("seat", "told"), [(1, True), (0, False)])
def test_a_street_without_customers_fills_a_space_beside_shops_of_others(seat: int, *, told: bool) -> None:
    state = drawn("none", streets={"2c4": "none"}, buildings={"2b4": f"shop-grey {seat}"})
    assert ("fills-space" in found(state, "build street 2b2")) == told


@pytest.mark.parametrize(("theirs", "more"), [("shop-blue", 1), ("", None)])
def test_two_tiles_of_a_visit_take_the_last_sites(theirs: str, more: int | None) -> None:
    """As found by reading: of two shops on the last two sites, which a rival needed, only points were told."""
    state: Any = lagoon(
        ships=SHIPS, gold=0, tiles={0: "shop-red palace-3", 1: theirs}, streets={"1e2": "blue-2"}
    )
    state.apply("sail 8-9")
    why = found(state, "build shop-red 1e1")
    assert why.get("takes-last-site", {}).get("more") == more


def test_a_tile_that_is_chosen_is_for_the_next_visit_to_free_sites() -> None:
    """As found by reading: of a chosen shop only the choice and two points were told, while two sites were free."""
    state: Any = lagoon(ships="3 5 7 9 11 13 16 18", gold=5, streets={"2b2": "red-1"})
    state.apply("sail 3-4")
    assert found(state, "search shop")["first-to-build"]["free"] > 0


def test_a_site_for_a_shop_later_tells_its_customers_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As found by reading: "for a grey shop" left out the two customers who wait on that island."""
    state = drawn("none", tiles={0: "shop-grey"}, streets={"3c2": "grey-2"})
    building = knowledge_of(state)._explainer._building  # type: ignore[attr-defined]
    monkeypatch.setattr(building, "_next", lambda _: None)
    places = [one for one in map(str, state.legal_actions()) if one.startswith("build street 3")]
    told = [building._built_there(state, state.parse(place), 2) for place in places]
    assert {one["customers"] for one in told if one["use"] == "soon"} == {2}


AT_SEVEN = "2 4 6 7 11 14 16 18"


def buying(**parts: Any) -> dict[str, dict[str, Any]]:
    state = lagoon(ships=AT_SEVEN, **parts)
    state.apply("sail 7-8")
    return found(state, "buy special")


@pytest.mark.parametrize("customers", [False, True])
def test_a_card_is_named_only_where_the_player_has_what_it_acts_on(*, customers: bool) -> None:
    """As found by reading: "Market hall" was named to a player whose only shop has no customer."""
    streets = {"3c2": "grey-2", "3b2": "grey-2"} if customers else {"3c2": "none"}
    data = buying(streets=streets, buildings={"3c1": "shop-grey 0"})["brings-special"]
    assert customers or data.get("card") != "markthalle"
    assert data["pile"] == 15
    assert data["use"] not in ("none", "no-income")


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"gold": 9, "streets": {"3c2": "grey-2", "1d2": "grey-1"}}, "spare"),
        ({"gold": 9}, "idle"),
        ({"gold": 3}, "idle"),
        (
            {
                "gold": 2,
                "buildings": {"3c1": "palace-1", "3d2": "palace-2", "3a2": "palace-3"},
                "gondolas": {10: 0},
                "characters": {0: "few-red-grey"},
                "left": {"shop": 0},
            },
            "dear",
        ),
        ({"gold": 3, "buildings": {"3c1": "shop-grey 0"}, "characters": {0: "palace"}}, "lonely"),
    ],
)
def test_why_it_is_bought_now_is_told(parts: dict[str, Any], why: str) -> None:
    """As found by reading: each purchase of a special building was explained by the same sentence."""
    data = buying(**parts)["special-now"]
    assert data["why"] == why
    if why in ("spare", "dear"):
        assert (data["left"] >= data["price"]) == (why == "spare")


@pytest.mark.parametrize(("theirs", "street"), [("", 2), ("glass", 1)])
def test_the_visit_that_lays_a_street_for_it_is_told(theirs: str, street: int) -> None:
    why = buying(gold=9, tiles={1: theirs})
    assert why["special-now"]["street"] == street
    assert "no-site-at-all" not in why
    state = lagoon(ships=AT_SEVEN, gold=9, tiles={1: theirs})
    state.apply("sail 11-13")
    assert found(state, "buy palace")["no-site-at-all"]["street"] == street


@pytest.mark.parametrize(
    ("theirs", "count", "tiles"),
    [({2: "special"}, 1, 1), ({2: "glass palace-1"}, 1, 2), ({1: "glass", 2: "glass palace-1"}, 2, 2)],
)
def test_who_else_holds_tiles_is_counted_and_named(theirs: dict[int, str], count: int, tiles: int) -> None:
    """As found by reading: "others hold tiles" stood where one other held one."""
    state: Any = lagoon(3, ships=AT_SEVEN, gold=9, tiles=theirs)
    state.apply("sail 11-13")
    data = found(state, "buy palace")["no-site-at-all"]
    assert (data["street"], data["count"], data["rival"], data["tiles"]) == (1, count, 2, tiles)


def test_how_long_the_card_of_a_special_building_works_is_told() -> None:
    """As found by reading: a card that is among those seen one time in five was the only reason to come here."""
    assert buying(gold=5)["brings-special"]["turns"] > 10


@pytest.mark.parametrize(("ships", "why"), [(AT_SEVEN, "idle"), ("4 5 6 7 13 15 16 18", "only")])
def test_other_tiles_that_are_dearer_to_reach_set_a_special_building_apart(ships: str, why: str) -> None:
    """As found by reading: what was told held for each tile of that price."""
    data = found(lagoon(ships=ships, gold=5), "sail 7-8")["special-now"]
    assert data["why"] == why
    assert why != "only" or data["price"] > 0


IN_SHOP = "2 3 7 9 11 14 16 18"


@pytest.mark.parametrize(("streets", "told"), [({}, True), ({"3c2": "grey-2"}, False)])
def test_a_shop_is_bought_blind_where_no_colour_is_better(streets: dict[str, str], *, told: bool) -> None:
    """As found by reading: all that was told of the top shop for 2 gold fitted a chosen one for 4 as well."""
    state: Any = lagoon(ships=IN_SHOP, gold=9, streets=streets)
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert ("top-is-as-good" in why, "choice-dearer" in why) == (told, not told)
    assert not told or why["top-is-as-good"]["why"] == "customers"
    choice = found(state, "search shop")["choice-of"]
    assert choice["alike"] == int(told)
    assert told or (choice["gained"], choice["fits"] < choice["all"]) == ("shop-grey", True)


def test_a_palace_is_bought_blind_where_no_card_counts_crests() -> None:
    state: Any = lagoon(ships="2 4 5 8 10 14 16 18", gold=9)
    state.apply("sail 5-6")
    assert found(state, "buy palace")["top-is-as-good"]["why"] == "stock"


def test_what_is_left_after_a_shop_is_told_only_where_a_choice_leaves_too_little() -> None:
    rest = {}
    for gold in (9, 5):
        state: Any = lagoon(ships=IN_SHOP, gold=gold, streets={"3c2": "grey-1"})
        state.apply("sail 3-4")
        rest[gold] = found(state, "buy shop")["first-shop"]["rest"]
    assert rest == {9: "none", 5: "enough"}


def test_a_ship_that_only_makes_room_is_told_with_the_one_that_follows() -> None:
    """As found by reading: a ship left space 12, and what was told was about space 12."""
    state: Any = lagoon(ships="3 4 5 9 12 14 16 17", gold=3, specials={0: "bank"})
    data = found(state, "sail 12-13")["makes-room"]
    assert (data["no"], data["from"], data["price"]) == (12, 9, 1)
    assert (data["card"], data["gold"]) == ("bank", 4)


def test_a_bank_is_told_where_it_pays() -> None:
    state: Any = lagoon(ships="3 4 5 9 11 14 16 17", gold=3, specials={0: "bank"})
    state.apply("sail 11-12")
    assert found(state, "take gold")["special-pays"] == {"card": "bank", "gold": 4, "less": 2}


def test_to_choose_among_tiles_that_are_alike_is_no_aim_of_gold() -> None:
    """As found by reading: gold was to choose a palace, where the top one brings the same and can be paid already."""
    state: Any = lagoon(ships="3 4 5 9 11 14 16 17", gold=2, specials={0: "bank"}, streets={"1d2": "none"})
    state.apply("sail 11-12")
    gold = next(one for id_, one in found(state, "take gold").items() if id_.startswith("gold-"))
    assert (gold.get("chosen", 0), gold["count"]) == (0, 1)
    # Of tiles it is the one that brings most for its price, not the cheapest one.
    assert gold["second"] in {"palace", "special"}


def test_a_place_without_customers_says_that_others_are_as_good() -> None:
    """As found by reading: "it opens 2 building sites, for a blue shop: in this visit already" stood where most places do that."""
    state = drawn("none", tiles={0: "shop-blue"})
    told = [found(state, str(one))["opens-sites"] for one in state.legal_actions()]
    soon = [one for one in told if one["use"] in ("soon", "now")]
    assert soon
    assert {one["alike"] for one in soon} == {2}


def test_how_many_places_are_as_good_for_the_only_site_is_told() -> None:
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "special", 1: "special"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-none"]  # type: ignore[attr-defined]
    assert found(state, "build street 1a2")["opens-for-you"]["alike"] > 1


@pytest.mark.parametrize(("streets", "alike"), [({}, 4), ({"1b2": "blue-2", "1c4": "grey-2"}, 3)])
def test_islands_on_which_a_card_counts_as_much_are_told(streets: dict[str, str], alike: int) -> None:
    """As found by reading: a gondolier "on Santo Stefano" for a card that counts as much on each island."""
    state: Any = lagoon(ships="3 4 5 8 11 14 16 17", gold=1, characters={0: "few-blue-grey"}, streets=streets)
    why = found(state, "pass 8-9")
    assert why["gold-posts"]["alike"] == alike
