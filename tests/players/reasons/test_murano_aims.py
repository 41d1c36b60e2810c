"""Murano: what a hint buys or brings is told with what it is for."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import wishes
from tests.lagoon import lagoon

SHIPS = "2 4 7 8 11 14 16 18"
"""The ship on space 8 can go to the building space 9 at once."""
AT_STREET: dict[str, Any] = {"phase": "street", "moved": [9], "sailed": 1, "space": 9, "red": 18}
AT_CARDS: dict[str, Any] = {"phase": "character", "moved": [14], "sailed": 1, "space": 14, "red": 18}
SHOP = "3 5 7 9 11 13 16 18"
"""The ship on space 3 can go to the shop space 4 at once."""
CUSTOMERS = {"3c2": "grey-2", "3b3": "grey-2"}


def found(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of all reasons found for an action, by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def judge_of(state: Any) -> Any:
    """Return the judgement of a position."""
    return knowledge_of(state).judge  # type: ignore[attr-defined]


def shopping(**parts: Any) -> dict[str, dict[str, Any]]:
    """Return the reasons for buying a shop."""
    state = lagoon(ships=SHOP, **parts)
    state.apply("sail 3-4")
    return found(state, "buy shop")


def taking(gold: int, **parts: Any) -> dict[str, dict[str, Any]]:
    """Return the reasons for taking gold, with so much of it before."""
    state = lagoon(ships="2 4 6 8 10 14 16 18", gold=gold, **parts)
    state.apply("sail 10-12")
    return found(state, "take gold")


@pytest.mark.parametrize(
    ("tiles", "streets", "use"),
    [
        ("palace-2", {}, ("now", "palace-2", 0, 3)),
        ("shop-grey palace-1", CUSTOMERS, ("now", "palace-1", 0, 3)),
    ],
)
def test_a_street_opens_sites_for_the_tile_that_is_built_there(
    tiles: str, streets: dict[str, str], use: tuple[Any, ...]
) -> None:
    """As found by reading: sites were opened for all tiles, of which the best one was then built on another island."""
    buildings = (
        {"3c1": "palace-1", "3a2": "palace-1", "3a1": "palace-2", "3c3": "palace-2"} if streets else {}
    )
    state = lagoon(ships=SHIPS, gold=0, tiles={0: tiles}, streets=streets, buildings=buildings)
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    data = found(state, "build street 1d2")["opens-sites"]
    assert (data["use"], data.get("gained"), data["gold"], data["points"]) == use


@pytest.mark.parametrize(("shop", "told"), [("shop-red 0", True), ("shop-red 1", False)])
def test_a_street_without_customers_leaves_room_beside_own_shops(shop: str, told: bool) -> None:
    state = lagoon(
        ships="2 4 7 9 11 14 16 18",
        streets={"3c2": "red-1"},
        buildings={"3c1": shop},
        drawn="street-none",
        **AT_STREET,
    )
    assert ("saves-spaces" in found(state, "build street 1d2")) == told
    assert "saves-spaces" not in found(state, "build street 3b3")


@pytest.mark.parametrize(("customers", "gained"), [("red-1", "shop-red"), ("blue-1", "shop-grey")])
def test_gold_for_a_choice_names_the_tile_and_what_it_brings(customers: str, gained: str) -> None:
    """As found by reading: "you can choose a tile" named no aim, where the top tile could be paid already."""
    state = lagoon(
        ships="2 4 6 8 10 14 16 18",
        gold=2,
        characters={0: "sole-shop"},
        streets={"1a2": "red-2", "1d2": "grey-1", "1e2": customers, "1c4": "grey-2"},
        buildings={"1d1": "shop-blue 0", "1a3": "special", "1d3": "shop-grey 1", "1b4": "special"},
    )
    state.apply("sail 16-17")
    data = found(state, "dismiss")["gold-affords"]
    assert (data["chosen"], data["rise"]) == (1, 3)
    assert (data["gained"], data["island"], data["street"]) == (gained, "sacca-mattia", 0)


def test_gold_for_a_choice_says_that_its_island_has_no_free_site() -> None:
    """As found by reading: a shop was to bring 2 gold more on an island, of whose sites none was free."""
    state = lagoon(
        ships="2 4 6 8 10 14 16 18",
        gold=2,
        characters={0: "sole-shop"},
        streets={"1a2": "red-2", "1d2": "grey-1", "1e2": "red-1", "1c4": "grey-2", "4b3": "none"},
        buildings={"1d1": "shop-blue 0", "1a3": "special", "1d3": "shop-grey 1", "1b4": "special"}
        | {"1e1": "special", "1e3": "special"},
    )
    state.apply("sail 16-17")
    data = found(state, "dismiss")["gold-affords"]
    assert (data["island"], data["street"]) == ("sacca-mattia", 1)


@pytest.mark.parametrize(("action", "told"), [("pass 15-2", True), ("pass 8-9", False)])
def test_what_this_turn_can_build_as_well_is_no_reason_to_wait(action: str, *, told: bool) -> None:
    """As found by reading: "next turn you can build" stood where this turn could, and spoke against passing."""
    state = lagoon(
        3,
        ships="3 4 5 8 12 13 14 15",
        gold=3,
        tiles={0: "special"},
        streets={"5a2": "none", "5b2": "none"},
        buildings={"5a1": "shop-red 1", "5b1": "shop-grey 1", "5a3": "shop-grey 1"},
    )
    why = found(state, action)
    assert "builds-next" not in why
    assert ("build-can-wait" in why) == told
    assert not told or (why["build-can-wait"]["no"], why["build-can-wait"]["second"]) == (9, 16)


@pytest.mark.parametrize(("own", "customers"), [("1", 12), ("0", None)])
def test_a_first_shop_is_for_income(own: str, customers: int | None) -> None:
    """As found by reading: a first shop was told by its two points."""
    why = shopping(buildings={"3c1": f"shop-red {own}"}, streets={"3c2": "grey-1"})
    assert why.get("first-shop", {}).get("customers") == customers


@pytest.mark.parametrize("gold", [5, 9])
def test_a_first_shop_before_any_customers_is_told_by_what_it_brings_at_once(gold: int) -> None:
    """As found by reading: "2 customers pay it back" stood where not one customer lay on the board."""
    why = shopping(gold=gold, streets={"3c2": "none"})
    assert "first-shop" not in why
    data = why["points-when-built"]
    assert (data["points"], data["price"], data["rest"], data["left"]) == (2, 2, "enough", gold - 2)


def test_a_shop_for_waiting_customers_names_its_colour() -> None:
    """As found by reading: "a shop of the right colour (1 of 3)" read like a chance."""
    why = shopping(streets=CUSTOMERS, buildings={"3c1": "shop-grey 1"})
    data = why["shop-can-earn"]
    assert (data["tile"], data["fits"], data["all"]) == ("shop-grey", 2, 8)
    assert "first-shop" not in why


@pytest.mark.parametrize(("gold", "price"), [(5, 7), (4, None), (7, None)])
def test_gold_is_for_the_next_cards_with_their_gondoliers(gold: int, price: int | None) -> None:
    """As found by reading: "it brings 2 gold, 7 in all" named no purchase."""
    why = taking(gold)
    assert why.get("gold-for-cards", {}).get("price") == price
    if price:
        assert why["gold-for-cards"]["count"] == 2


def test_gold_is_for_two_things_where_no_gondolier_is_left() -> None:
    why = taking(4, available={0: 0}, characters={0: "palace"}, streets={"1d2": "none"})
    data = why["gold-for-both"]
    assert data["action"] != data["second"]
    assert 4 < data["price"] <= 6


def test_gold_of_an_income_is_told_as_that() -> None:
    state = lagoon(
        ships="2 4 6 8 10 14 16 17",
        gold=1,
        characters={0: "palace"},
        streets=CUSTOMERS,
        buildings={"3c1": "shop-grey 0", "3a2": "palace-2"},
    )
    told = next(data for data in found(state, "sail 17-18").values() if "income" in data)
    assert told["income"] == 1
    assert all(
        data["income"] == 0 for data in taking(1, characters={0: "palace"}).values() if "income" in data
    )


def test_the_price_of_the_ships_is_told_once() -> None:
    """As found by reading: three gold stood in both sentences."""
    more = {"3b1": "grey-2", "3b2": "grey-2"}
    state = lagoon(
        ships="1 3 4 5 9 10 14 18",
        gold=30,
        streets={**CUSTOMERS, **more},
        buildings={"3c1": "shop-grey 0"},
        left={"glass": 4, "shop": 4},
    )
    why = found(state, "sail 1-2")
    assert (why["customers-pay"]["fare"], why["trip"]["ships"], why["trip"]["price"]) == (3, 3, 0)


@pytest.mark.parametrize(
    ("left", "gold", "good", "posted", "grows"),
    [({}, 9, False, 0, 1), ({"glass": 2, "shop": 2, "palace": 2, "special": 2}, 1, True, 2, 0)],
)
def test_cards_to_look_at_speak_for_looking(
    left: dict[str, int], gold: int, good: bool, posted: int, grows: int
) -> None:
    """As found by reading: "4 of 37" deterred from what cards grow into, and all the gold had no aim late in the game."""
    rich = {
        "3c1": "shop-red 0",
        "3a2": "palace-2",
        "3c3": "palace-2",
        "4c1": "glass 0",
        "4d2": "glass 0",
        "4c3": "glass 0",
    }
    state = lagoon(
        ships="2 4 6 8 11 13 16 18", gold=gold, left=left, buildings=rich if left else {}, streets=CUSTOMERS
    )
    state.apply("sail 13-14")
    data = found(state, "look")["best-of-cards"]
    assert (data["good"] > 0, data["posted"], data["grows"]) == (good, posted, grows)


@pytest.mark.parametrize(("taken", "price", "hand", "last"), [({14: 1}, 2, 2, 0), ({13: 0}, 5, 1, 1)])
def test_a_card_with_one_more_gondolier_tells_what_he_costs(
    taken: dict[int, int], price: int, hand: int, last: int
) -> None:
    """As found by reading: the gondolier that stood there served another card, and a second one cost five gold."""
    state = lagoon(
        ships="2 4 6 8 11 14 16 18",
        gold=9,
        gondolas=taken,
        available={0: hand},
        characters={0: "glass"},
        streets={"4c2": "red-2", "4b2": "red-1"},
        buildings={"4c1": "glass 0", "4d2": "glass 0", "4c3": "glass 0"},
        **AT_CARDS,
        seen=["customer-red", "palace", "few-red-grey"],
    )
    data = found(state, "keep customer-red")["card-with-gondolier"]
    assert (data["island"], data["points"]) == ("san-pietro-martire", 6)
    assert (data["price"], data["last"]) == (price, last)


def test_beads_count_wherever_the_gondolier_stands() -> None:
    """As found by reading: an island was named for a card that counts beads, where another card wanted another one."""
    state = lagoon(
        ships="2 4 6 8 11 14 16 18",
        gold=9,
        beads={0: "blue"},
        **AT_CARDS,
        seen=["bead-blue", "palace", "few-red-grey"],
    )
    assert found(state, "keep bead-blue")["card-with-gondolier"]["any"] == 1
    assert taking(0, beads={0: "blue"}, characters={0: "bead-blue"})["gold-posts"]["any"] == 1


def test_gold_is_for_the_gondolier_of_a_card_that_counts_before_another_card() -> None:
    """As found by reading: gold was to bring a second character, and the first one lacked only its gondolier."""
    sites = ("4c1", "4d2", "4c3")
    state: Any = lagoon(gold=0, characters={0: "sole-glass"}, buildings=dict.fromkeys(sites, "glass 0"))
    toward, wish = wishes.gold_for(judge_of(state), state, 1)
    assert (toward.id, wish and wish.action) == ("gold-toward", "gondolier")


@pytest.mark.parametrize(("gold", "told"), [(0, "gold-posts"), (3, "post-waits")])
def test_of_several_things_gold_is_for_the_gondolier_of_an_own_card(gold: int, told: str) -> None:
    """As found by reading: "Gondolier and then Character" did not say that he makes twelve points count."""
    state = lagoon(
        ships="2 4 7 9 11 14 16 17",
        gold=gold,
        characters={0: "shop-blue"},
        streets={"4c2": "red-2", "4d4": "blue-2", "4c5": "blue-2"},
        buildings={"4b5": "shop-blue 0", "4c3": "shop-red 0", "4d2": "shop-blue 1"},
    )
    state.apply("sail 17-18")
    why = found(state, "income")
    assert told in why
    if told == "gold-posts":
        data = {key: why[told][key] for key in ("card", "island", "points", "price", "left")}
        assert data == {
            "card": "shop-blue",
            "island": "san-pietro-martire",
            "points": 8,
            "price": 2,
            "left": 4 - why[told]["ships"],
        }


def test_gold_for_a_first_card_pays_for_its_gondolier_as_well() -> None:
    """As found by reading: three gold were told to be for a card that costs one."""
    state: Any = lagoon(gold=0)
    told = wishes.gold_for(judge_of(state), state, 3)[0]
    assert (told.id, told.data["price"]) == ("gold-for-card", 3)


@pytest.mark.parametrize(("colour", "told"), [("red", True), ("blue", False)])
def test_few_streets_for_an_income_are_told_with_the_sites(colour: str, told: bool) -> None:
    """As found by reading: eight of thirty-two streets spoke rather against drawing one."""
    buildings = {"3c1": f"shop-{colour} 0", "3a2": "shop-blue 0", "3d2": "shop-grey 0"}
    state = lagoon(
        ships=SHIPS,
        streets={"3c2": "none", "3b2": "none"},
        buildings=buildings if not told else {"3c1": "shop-red 0"},
        # Others who have more tiles than sites are free.
        tiles={1: "glass glass glass special special special"},
    )
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert [*why] == (["street-for-shops", "street-makes-room"] if told else ["street-for-shops"])
    assert why["street-for-shops"]["fits"] * (3 if told else 1) < why["street-for-shops"]["all"]


def test_the_points_of_a_visit_are_told_once() -> None:
    """As found by reading: two points of a visit were those of its first tile, told again."""
    state = lagoon(
        ships=SHIPS,
        tiles={0: "shop-grey special"},
        streets={**CUSTOMERS, "3b2": "grey-2"},
        buildings={"3c1": "palace-1"},
    )
    why = found(state, "sail 8-9")
    assert (why["builds-several"]["tiles"], why["builds-several"]["picks"]) == (2, 1)
    assert "tile-points" not in why


@pytest.mark.parametrize(("built", "told"), [(1, True), (3, False)])
def test_a_shop_that_hardly_comes_is_no_reason(built: int, told: bool) -> None:
    """As found by reading: one of five unseen shops fitted."""
    sites = ("4c1", "4d2", "4c3")
    grey = dict.fromkeys(sites[:built], "shop-grey 1")
    why = shopping(streets={**CUSTOMERS, "4c2": "none"}, buildings=grey)
    assert ("shop-can-earn" in why) == told


def test_gold_is_for_a_card_and_another_thing_after_it() -> None:
    """As found by reading: four gold had no aim between two cards with their gondoliers and three."""
    state: Any = lagoon(gold=7, streets={"1d2": "none"})
    told = wishes.gold_for(judge_of(state), state, 2)[0]
    assert (told.id, told.data["count"], told.data["more"]) == ("gold-for-cards", 2, 1)
    assert 7 < told.data["price"] <= 9


def test_a_tile_that_is_chosen_says_what_it_may_bring() -> None:
    """As found by reading: "the one that suits you" did not say for what."""
    state = lagoon(ships="2 4 5 8 10 14 16 18", gold=9)
    state.apply("sail 5-6")
    why = found(state, "search palace")
    assert [*why] == ["choice-of", "points-when-built"]
    assert why["points-when-built"]["most"] == 3


@pytest.mark.parametrize(("left", "told"), [(20, True), (19, False)])
def test_hardly_any_street_for_an_income_is_not_counted(left: int, told: bool) -> None:
    """As found by reading: one of 24 hidden streets spoke for drawing one."""
    state = lagoon(
        ships=SHIPS, streets={"3c2": "blue-2"}, buildings={"3c1": "shop-blue 0"}, left={"street": left}
    )
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert ("street-for-shops" in why) == told
    assert "street-makes-room" in why


@pytest.mark.parametrize(("shop", "most"), [("shop-red 0", 0), ("shop-red 0,shop-blue 0,shop-grey 0", 1)])
def test_a_turn_does_not_end_because_only_most_streets_help(shop: str, most: int) -> None:
    """As found by reading: "only 17 of 30 streets would raise your income"."""
    sites = dict(zip(("3c1", "3d2", "3c3"), shop.split(","), strict=False))
    state = lagoon(ships=SHIPS, streets={"3c2": "none"}, buildings=sites)
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    state.apply(
        next(str(one) for one in state.legal_actions() if one.verb == "build" and "street 1" in str(one))
    )
    assert found(state, "end turn")["leaves-islands"]["most"] == most


@pytest.mark.parametrize(("tiles", "held"), [("palace-1", 1), ("shop-red", 0)])
def test_a_gondolier_is_for_a_card_with_what_is_held_for_it(tiles: str, held: int) -> None:
    """As found by reading: a card lacked one thing, and that lay before the player."""
    state = lagoon(
        4,
        characters={0: "palaces-equal-shops"},
        tiles={0: tiles},
        streets={"3c2": "none"},
        buildings={"3c1": "shop-blue 1"},
        ships="2 4 7 9 11 14 16 18",
        phase="act",
        moved=[2],
        sailed=1,
        space=2,
        red=18,
    )
    data = found(state, "place 9")["post-for-card"]
    assert (data["missing"], data["held"]) == (1 - held, held)


@pytest.mark.parametrize(("tiles", "held"), [("shop-grey", 1), ("", 0)])
def test_a_purchase_for_a_card_counts_what_is_held_for_it(tiles: str, held: int) -> None:
    """As found by reading: with the factory one more thing was missing, which the shop at hand is."""
    state = lagoon(
        ships="2 4 7 9 10 14 16 18",
        characters={0: "san-pietro-martire-most"},
        tiles={0: tiles},
        streets={"4c2": "blue-2"},
    )
    state.apply("sail 10-11")
    data = found(state, "buy glass")["card-lacks"]
    assert (data["missing"], data["held"]) == (1 - held, held)


def ids_of(state: Any, action: str) -> list[str]:
    """Return the ids of all reasons found for an action, in their order."""
    return [*found(state, action)]


@pytest.mark.parametrize(("tiles", "plan"), [("", "first-to-build"), ("palace-1", "builds-together")])
def test_a_purchase_tells_the_visit_that_it_is_for_before_its_points(tiles: str, plan: str) -> None:
    """As found by reading: a shop was bought for "at least 2 points for 2 gold", which holds for each."""
    streets = {"3c2": "none", "3b3": "none"}
    state = lagoon(ships=SHOP, streets=streets, buildings={"3c1": "shop-grey 1"}, tiles={0: tiles})
    state.apply("sail 3-4")
    told = ids_of(state, "buy shop")
    if tiles:
        # The points of the visit count them already.
        assert plan in told
        assert "points-when-built" not in told
    else:
        assert told.index(plan) < told.index("points-when-built")


def test_looking_at_cards_is_told_before_the_gondoliers_without_one() -> None:
    """As found by reading: of a trip to the cards only "you have 4 gondoliers for one card" was told, beside its price."""
    state = lagoon(characters={0: "palace"}, ships="2 4 7 9 11 13 16 18")
    state.apply("sail 13-14")
    assert ids_of(state, "look")[:2] == ["best-of-cards", "free-for-card"]


def test_a_new_card_is_told_with_the_street_and_the_gondolier_that_it_lacks_as_well() -> None:
    """As found by reading: "lacks only one thing" was said of an empty island: shop, street and gondolier were missing."""
    state = lagoon(
        ships="2 4 6 8 11 14 16 18",
        gold=9,
        available={0: 5},
        **AT_CARDS,
        seen=["sole-shop", "palace", "few-red-grey"],
    )
    data = found(state, "keep sole-shop")["new-card-lacks"]
    assert (data["missing"], data["also"]) == (1, "both")


def test_what_a_street_brings_at_most_counts_special_buildings() -> None:
    """As found by reading: "from 0 to 2 gold at most" was said where the market hall pays three more."""
    found_of = {}
    for specials in ("", "markthalle"):
        state = lagoon(
            ships=SHIPS,
            streets={"3c2": "none", "3b2": "none"},
            buildings={"3c1": "shop-red 0", "3a2": "shop-blue 0", "3d2": "shop-grey 0"},
            specials={0: specials} if specials else {},
        )
        state.apply("sail 8-9")
        found_of[specials] = found(state, "draw 1")["street-for-shops"]
    assert [(one["now"], one["total"]) for one in found_of.values()] == [(0, 2), (0, 5)]
