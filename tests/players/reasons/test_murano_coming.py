"""Murano: nothing is promised that cannot come any more: tiles that have run out, customers whose streets all lie."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.murano import scoring
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.players.murano.promise import looks
from spieltisch.players.murano.reasons import coming
from spieltisch.players.murano.reasons.tile_reasons import TileReasons
from tests.lagoon import lagoon

from .test_murano_gains import SHIPS, found


@pytest.mark.parametrize("left", [0, 1])
def test_no_site_is_wanted_for_a_tile_that_has_run_out(left: int) -> None:
    """As found by reading: a street was drawn for a card that counts palaces, of which none was left."""
    state = lagoon(
        ships=SHIPS,
        characters={0: "palace"},
        gondolas={9: 0},
        streets={"3c2": "none"},
        buildings={"3c1": "palace-1", "3d2": "palace-1", "3c3": "palace-2"},
    )
    murano: Any = state
    number = murano.rules.board.building_sorts.index("palace")
    del murano.stock[number][left:]
    state.apply("sail 8-9")
    assert ("site-for-card" in found(state, "draw 1")) == bool(left)


@pytest.mark.parametrize("comes", [False, True])
def test_a_card_of_which_something_cannot_come_lacks_it_for_ever(comes: bool) -> None:
    state: Any = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=9,
        characters={0: "glass-equals-shops"},
        gondolas={9: 0},
        streets={"3c2": "none"},
    )
    number = state.rules.board.building_sorts.index("glass")
    del state.stock[number][int(comes) :]
    card = state.characters[0][0]
    tally, look = scoring.tally(state, 2), looks(state.rules.board)[card]
    assert coming.can_count(state, look, tally, 0) == comes
    state.apply("sail 3-4")
    assert ("card-lacks" in found(state, "buy shop")) == comes


def test_streets_for_customers_are_wanted_while_some_may_come() -> None:
    state: Any = lagoon(ships=SHIPS, characters={0: "customer-red"}, gondolas={9: 0})
    state.apply("sail 8-9")
    assert "street-for-card" in found(state, "draw 1")
    none = state.rules.board.paving_index["street-none"]
    state.streets = [[none], [none]]
    assert coming.customers(state) == {}
    assert "street-for-card" not in found(state, "draw 1")
    assert knowledge_of(state).reasons(state, state.parse("draw 1"))


@pytest.mark.parametrize(("theirs", "others"), [("", 0), ("glass", 1)])
def test_of_a_site_that_others_need_it_is_said_that_they_may_be_first(theirs: str, others: int) -> None:
    """As found by reading: "only a street opens new sites" was said to somebody without a tile, who opened one for another."""
    state = lagoon(ships=SHIPS, tiles={1: theirs})
    state.apply("sail 8-9")
    assert found(state, "draw 1")["no-site-free"]["others"] == others


def test_a_street_laid_where_nobody_has_a_shop_says_so() -> None:
    """As found by reading: of a street with two customers it was said only that it has to be built."""
    state: Any = lagoon(ships=SHIPS, streets={"3c2": "none"}, buildings={"3c1": "shop-blue 1"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-red-2"]
    assert "customers-for-nobody" in found(state, "build street 1d2")
    assert "customers-for-nobody" not in found(state, "build street 3b2")


def test_what_a_street_brings_comes_before_what_it_does_not_bring() -> None:
    """As found by play: a street was advised with the words that nobody has a shop for its customers, and not for what it opens a site."""
    state: Any = lagoon(ships=SHIPS, tiles={0: "palace-1"}, buildings={"3c5": "shop-blue 1"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-red-2"]
    every = [one.id for one in knowledge_of(state).every(state, state.parse("build street 1d2"))]
    assert every == ["opens-sites", "customers-for-nobody"]


@pytest.mark.parametrize("spaces", [1, 2, 5])
def test_a_shop_without_customers_tells_the_free_spaces_for_them(spaces: int) -> None:
    """As found by reading: "up to 13 customers may still come, on 5 free street spaces", which hold nine at most."""
    places = ("3b1", "3b2", "3b3", "3b4", "3b5")
    state: Any = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "shop-grey"},
        streets={"3c2": "none", **dict.fromkeys(places[spaces:], "none")},
        buildings={"3d2": "shop-red 1"},
    )
    state.apply("sail 8-9")
    data = found(state, "build shop-grey 3c1")["shop-to-serve"]
    assert (data["customers"], data["free"]) == (0, spaces)
    hidden = [state.rules.board.paving[kind] for stack in state.streets for kind in stack]
    grey = next(kind.colour for kind in state.rules.board.kinds if kind.id == "shop-grey")
    fits = sum(bool(one.customers) and one.colour == grey for one in hidden)
    assert (data["fits"], data["all"]) == (fits, len(hidden))


@pytest.mark.parametrize(("gold", "rest"), [(4, "short"), (5, "enough")])
def test_a_first_shop_says_whether_its_price_leaves_a_card_with_its_gondolier(gold: int, rest: str) -> None:
    """As found by reading: the same words about a first shop were said rich or poor."""
    state = lagoon(ships="2 3 7 9 11 14 16 18", gold=gold, streets={"3c2": "grey-1"})
    state.apply("sail 3-4")
    data = found(state, "buy shop")["first-shop"]
    assert (data["rest"], data["left"], data["both"], data["waits"]) == (rest, gold - data["price"], 3, 0)


@pytest.mark.parametrize(
    ("cards", "waits", "price"), [("few-red-grey", 0, 4), ("few-red-grey few-red-blue", 1, 2)]
)
def test_a_gondola_says_what_it_leaves_for_the_next_gondolier(cards: str, waits: int, price: int) -> None:
    """As found by reading: "of your colour that costs 2 gold" holds of every own gondola."""
    state = lagoon(ships="1 4 7 9 11 14 16 18", gold=4, characters={0: cards})
    state.apply("sail 1-2")
    for action in state.legal_actions():
        if data := found(state, str(action)).get("own-gondola"):
            assert (data["left"], data["waits"], data["both"]) == (4 - data["gold"], waits, price)
            assert data["rest"] == ("enough" if data["left"] >= price else "short")
            break
    else:
        pytest.fail("no gondola of the own colour")


def test_a_special_building_is_not_for_cards_that_pay_off_no_more() -> None:
    """As found by reading: a building was told by a special building card, "but none of them pays off any more"."""
    hollow = Reason("brings-special", {"good": 0})
    other = Reason("tile-points", {"points": 1})
    assert TileReasons.telling([hollow, other]) == [other]
    assert TileReasons.telling([hollow]) == [hollow]


def test_a_further_shop_tells_how_many_streets_bring_its_customers() -> None:
    """As found by reading: "as soon as its customers come" did not say whether any were to come."""
    state: Any = lagoon(ships="2 3 7 9 11 14 16 18", streets={"3c2": "none"}, buildings={"3c1": "shop-red 0"})
    state.apply("sail 3-4")
    data = found(state, "buy shop")["further-shop"]
    streets = [state.rules.board.paving[kind] for stack in state.streets for kind in stack]
    red = next(kind.colour for kind in state.rules.board.kinds if kind.id == "shop-red")
    assert data["fits"] == sum(bool(one.customers) and one.colour != red for one in streets)
    assert data["all"] == len(streets)


@pytest.mark.parametrize(("tiles", "tile", "gold"), [({}, "shop-blue", 3), ({0: "shop-blue"}, "shop-red", 1)])
def test_a_shop_that_is_held_is_counted_before_a_further_one(
    tiles: dict[int, str], tile: str, gold: int
) -> None:
    """As found by reading: a blue shop was to raise the income by three, and one for these customers was held."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=8,
        tiles=tiles,
        specials={0: "maklerhaus"},
        streets={"1b2": "blue-2", "1c2": "blue-1", "1d2": "red-1"},
        buildings={"1b1": "palace-1"},
    )
    state.apply("sail 3-4")
    data = found(state, "search shop")["shop-earns"]
    assert (data["tile"], data["gold"], data["street"]) == (tile, gold, 0)


def test_a_special_building_that_is_held_is_no_longer_judged_by_its_price() -> None:
    """As found by reading: a tile was built for its card, "but none of them pays off any more", though it was paid already."""
    late = {"glass": 1, "shop": 1, "palace": 1}
    state = lagoon(ships="2 4 6 7 11 14 16 18", gold=9, left=late)
    state.apply("sail 7-8")
    bought = found(state, "buy special").get("brings-special", {"good": 0})["good"]
    state = lagoon(ships=SHIPS, gold=9, left=late, tiles={0: "special"}, streets={"1b2": "none"})
    state.apply("sail 8-9")
    assert found(state, "build special 1b1")["brings-special"]["good"] > bought


def test_a_look_without_a_gondolier_to_spare_says_what_a_card_would_replace() -> None:
    """As found by reading: "you may keep the best for 3 gold" did not say what for, as all gondoliers had their cards."""
    state = lagoon(
        ships="2 4 7 8 11 14 16 18",
        gold=9,
        characters={0: "few-red-grey few-red-blue"},
        gondolas={1: 0, 5: 0},
        available={0: 0},
    )
    state.apply("sail 4-5")
    data = found(state, "look")["best-of-cards"]
    assert data["good"] or [data[name] for name in ("rest", "cards", "posts")] == ["instead", 2, 2]


@pytest.mark.parametrize(("gold", "rest"), [(9, "enough"), (5, "short")])
def test_a_hired_gondolier_says_whether_gold_is_left_for_a_card_and_for_placing_him(
    gold: int, rest: str
) -> None:
    """As found by reading: "you have no gondolier left to place" did not say what for."""
    state = lagoon(
        ships="2 4 7 9 11 14 16 18",
        gold=gold,
        characters={0: "shop"},
        gondolas={1: 0, 5: 0},
        available={0: 0},
    )
    state.apply("sail 16-17")
    data = found(state, "hire")["no-gondolier"]
    assert (data["rest"], data["left"], data["waits"]) == (rest, gold - 3, 0)
