"""Murano: for whom a street opens sites, and what the ships to a space cost beside another one."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from tests.lagoon import lagoon

from .test_murano_truth import SHIPS, found, told


@pytest.mark.parametrize(
    ("tiles", "room", "points", "picks"),
    [("palace-3", 1, 3, 0), ("shop-blue palace-3", 2, 5, 0), ("shop-blue palace-3 special", 3, 5, 1)],
)
def test_a_street_makes_room_for_as_many_tiles_as_it_opens_sites(
    tiles: str, room: int, points: int, picks: int
) -> None:
    """As found by reading: "a street makes room for one" stood where many streets open two sites."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: tiles})
    state.apply("sail 8-9")
    data = found(state, "draw 1")["room-for"]
    assert (data["room"], data["rest"]) == (room, len(tiles.split()) - room)
    assert (data["points"], data["picks"]) == (points, picks)


@pytest.mark.parametrize(("theirs", "told"), [("special", True), ("", False)])
def test_sites_are_denied_only_to_somebody_with_a_tile(theirs: str, told: bool) -> None:
    """As found by reading: a street left "none for Ben", who held no tile."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "special", 1: theirs})
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    why = found(state, "build street 1a2")
    assert ("opens-for-you" in why, "opens-sites" in why) == (told, not told)


@pytest.mark.parametrize(("place", "tiles", "waits", "points"), [("1a2", 1, 1, 3), ("1d2", 2, 0, 4)])
def test_a_street_says_which_own_tiles_get_a_site(place: str, tiles: int, waits: int, points: int) -> None:
    """As found by reading: one of two own tiles was left without a site, unsaid; and of two that are built one was told."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "glass palace-3"})
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    data = found(state, f"build street {place}")["opens-sites"]
    assert (data["use"], data["tiles"], data["waits"], data["points"]) == ("now", tiles, waits, points)


MANY = "palace-1 palace-2 glass glass glass special special special"
"""More tiles than sites are free."""


@pytest.mark.parametrize(("theirs", "rivals"), [({1: MANY}, 1), ({1: MANY, 2: "glass"}, 2)])
def test_for_whom_a_street_would_make_room_is_named_if_there_is_one(
    theirs: dict[int, str], rivals: int
) -> None:
    """As found by reading: "the others, who do" was said of Anna alone."""
    state = lagoon(3, ships=SHIPS, tiles=theirs)
    state.apply("sail 8-9")
    state.apply("draw 1")
    while "end turn" not in [str(action) for action in state.legal_actions()]:
        state.apply(state.legal_actions()[0])
    data = found(state, "end turn")["leaves-islands"]
    assert (data["count"], data["rival"]) == (rivals, 1)


def test_a_street_makes_no_room_for_others_who_have_sites_enough() -> None:
    """As found by reading: "a street would make room for the others", for whose one tile several sites were free."""
    state = lagoon(3, ships=SHIPS, tiles={1: "palace-1"}, streets={"3c2": "none", "3b2": "none"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.apply(state.legal_actions()[0])
    assert found(state, "end turn")["leaves-islands"]["others"] == 0


def test_a_trip_that_costs_more_than_another_to_the_same_says_so() -> None:
    """As found by reading: one gold was paid for a space whose action was free on another one."""
    state = lagoon(ships="2 4 8 9 11 14 16 18", gold=5)
    data = found(state, "sail 4-5")["dearer"]
    assert (data["space"], data["no"], data["price"], data["less"]) == (4, 15, 0, 1)
    assert data["more"] == 0 or {"rival", "action"} <= data.keys()
    assert "dearer" not in found(state, "sail 14-15")


@pytest.mark.parametrize(("action", "no"), [("sail 14-15", 4), ("sail 3-4", None)])
def test_of_two_spaces_with_the_same_action_it_is_told_what_sets_one_apart(
    action: str, no: int | None
) -> None:
    """As found by reading: that a red shop would earn fits both spaces for shops, and points fit any shop."""
    state = lagoon(
        ships="3 8 9 10 12 14 16 18",
        red=9,
        gold={0: 3, 1: 2},
        tiles={1: "special"},
        streets={"1a2": "red-2"},
        buildings={"1a3": "special"},
    )
    why = found(state, action)
    assert why.get("leaves-less", {}).get("no") == no
    if no:
        assert [*told(state, action)][1] == "leaves-less"
        assert (why["leaves-less"]["action"], why["leaves-less"]["rival"]) == ("build", 1)


@pytest.mark.parametrize(("cards", "told"), [("", True), ("few-red-grey", True), ("crests", False)])
def test_crests_are_alike_unless_an_own_card_counts_them(cards: str, told: bool) -> None:
    """As found by reading: "at least 3 points" holds for every palace that could be chosen."""
    state: Any = lagoon(ships="2 4 5 8 10 14 16 18", gold=9, characters={0: cards})
    for action in ("sail 5-6", "search palace"):
        state.apply(action)
    assert ("crests-alike" in found(state, "choose palace-1")) == told


@pytest.mark.parametrize(("tiles", "together"), [("palace-2", True), ("", False)])
def test_a_tile_is_told_with_the_one_that_a_street_lets_it_stand_beside(tiles: str, together: bool) -> None:
    """As found by reading: a special building was bought beside a palace, which one visit builds with it."""
    state = lagoon(ships="2 4 7 9 11 14 16 18", gold=9, tiles={0: tiles})
    state.apply("sail 7-8")
    why = found(state, "buy special")
    street = why["special-now"]["street"] > 0
    assert ("builds-together" in why, street, "no-site-at-all" in why) == (together, not together, False)
    if together:
        assert (why["builds-together"]["tiles"], why["builds-together"]["street"]) == (2, 1)


def test_a_shop_says_how_soon_its_price_comes_back() -> None:
    """As found by reading: neither the customers that pay a shop back nor the turns that are left were told."""
    state = lagoon(ships="2 3 7 9 11 14 16 18", gold=5, streets={"3c2": "grey-2", "3b2": "grey-2"})
    state.apply("sail 3-4")
    data = found(state, "search shop")["shop-earns"]
    assert (data["price"], data["gold"], data["visits"]) == (4, 4, 1)
    bare = lagoon(ships="2 3 7 9 11 14 16 18", gold=5, streets={"3c2": "grey-1"})
    bare.apply("sail 3-4")
    first = found(bare, "buy shop")["first-shop"]
    assert (first["price"], first["pays"]) == (2, 1)


@pytest.mark.parametrize(
    ("streets", "gold"), [({"1b2": "red-1", "1c4": "red-2", "1d2": "grey-1"}, 3), ({}, 0)]
)
def test_a_street_for_a_shop_tells_what_that_earns_already(streets: dict[str, str], gold: int) -> None:
    """As found by reading: three customers waited for the shop that was held, and only those to come were told."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "shop-red"}, streets=streets)
    state.apply("sail 8-9")
    assert found(state, "draw 1")["street-for-held"]["gold"] == gold


def test_room_for_a_tile_names_the_card_and_the_income_that_it_is_for() -> None:
    """As found by reading: two sentences said that no site is free, and neither that two customers wait for the shop."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "shop-red"},
        characters={0: "shop"},
        gondolas={1: 0},
        streets={"1b2": "red-2", "1c4": "none"},
        buildings={"1b1": "shop-blue 1", "1b4": "shop-grey 1"},
    )
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert "site-for-card" not in why
    data = why["room-for"]
    assert (data["island"], data["serves"], data["card"], data["gold"]) == ("sacca-mattia", 1, "shop", 2)


def test_a_street_is_for_the_tile_that_is_built_there_after_another_one_elsewhere() -> None:
    """As found by reading: a site was "for a grey shop later", and in the same visit the special building was built on it."""
    state: Any = lagoon(
        3,
        ships=SHIPS,
        gold=3,
        tiles={0: "shop-grey special", 1: "palace-1", 2: "glass"},
        streets={"2c2": "none", "3b2": "none", "4b3": "red-2"},
        buildings={"2c1": "shop-red 2", "4c3": "shop-red 1"},
    )
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-blue-1"]
    assert found(state, "build street 4d4")["opens-sites"]["use"] == "now"


def test_a_street_that_a_card_needs_is_told_once() -> None:
    """As found by reading: "it still needs a street for the site", and "no island has a free site: a street must come first"."""
    state = lagoon(ships="2 3 7 9 11 14 16 18", gold=5, characters={0: "santo-stefano-most"})
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert why["card-lacks"]["also"] in ("street", "both")
    assert "no-site-at-all" not in why


def test_for_which_shop_customers_come_is_told_once() -> None:
    """As found by reading: both sentences said that customers come for the shop that is held."""
    state: Any = lagoon(ships=SHIPS, gold=0, tiles={0: "shop-red"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-red-2"]
    why = [found(state, str(action)) for action in state.legal_actions()]
    opening = [one for one in why if one.get("opens-sites", {}).get("gold")]
    assert opening
    assert not any("customers-for-held" in one for one in opening)


@pytest.mark.parametrize(("streets", "free"), [({"1d2": "none"}, 1), ({}, 0)])
def test_nobody_is_told_to_draw_before_he_builds_where_there_is_no_site(
    streets: dict[str, str], free: int
) -> None:
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "shop-red"}, streets=streets)
    state.apply("sail 8-9")
    assert found(state, "draw 1")["street-for-held"]["free"] == free


MOST = {0: "navagero-most"}
"""12 points for who owns the most buildings on Navagero, at least 2."""


def test_a_tile_that_completes_a_card_with_one_that_is_held_says_so() -> None:
    """As found by reading: a card for two buildings was "12 points more" by one, and the street for both "must come first"."""
    state = lagoon(ships="2 4 7 9 10 14 16 18", gold=4, tiles={0: "glass"}, characters=MOST)
    state.apply("sail 10-11")
    why = found(state, "buy glass")
    card, street = why["tile-for-card"], why["needs-street"]
    assert (card["points"], card["held"], card["short"]) == (12, 1, 0)
    assert (street["visit"], street["tiles"]) == (1, 2)
    # The visit does what is promised.
    state = lagoon(ships=SHIPS, tiles={0: "glass glass"}, characters=MOST)
    for action in ("sail 8-9", "draw 1", "build street 3b1", "build glass 3a1", "build glass 3c1"):
        state.apply(action)
    assert [*state.to_dict()["islands"]["navagero"]["buildings"]] == ["3a1", "3c1"]


def test_a_street_comes_first_where_one_visit_is_not_enough() -> None:
    """All spaces of an island on which three tiles are to stand open fewer sites at once."""
    state: Any = lagoon(ships="2 4 7 9 10 14 16 18", gold=4, characters=MOST)
    needs = knowledge_of(state)._explainer._building.needs  # type: ignore[attr-defined]
    island = next(i for i, one in enumerate(state.rules.board.islands) if one.id == "navagero")
    assert [needs.one_visit(state, island, count) for count in (1, 2, 3)] == [True, True, False]


@pytest.mark.parametrize(
    ("card", "tile", "others", "sorts"),
    [
        ("navagero-most", "glass", 2, ["shop"]),
        ("navagero-most", "shop", 1, ["glass"]),
        ("sole-shop", "shop", 0, None),
    ],
)
def test_other_tiles_that_help_a_card_as_much_are_named(
    card: str, tile: str, others: int, sorts: list[str] | None
) -> None:
    """As found by reading: any shop or factory helps that card as much, and the cheapest was not said to be that."""
    state = lagoon(
        ships="2 4 7 9 10 14 16 18",
        gold=4,
        characters={0: card},
        streets={"3b1": "none"},
        buildings={"3a1": "glass 0"} if card == "navagero-most" else {},
    )
    state.apply("sail 10-11" if tile == "glass" else "sail 14-15")
    data = found(state, f"buy {tile}")["tile-for-card"]
    assert (data["others"], data.get("sorts")) == (others, sorts)


@pytest.mark.parametrize(("buildings", "alike"), [({}, 4), ({"1b1": "shop-red 1"}, 3)])
def test_islands_on_which_a_tile_helps_a_card_as_much_are_counted(
    buildings: dict[str, str], alike: int
) -> None:
    """As found by reading: nothing spoke for the island that was named."""
    state = lagoon(ships="2 4 7 9 10 14 16 18", gold=4, characters={0: "sole-shop"}, buildings=buildings)
    state.apply("sail 14-15")
    assert found(state, "buy shop")["tile-for-card"]["alike"] == alike


@pytest.mark.parametrize(
    ("ships", "action", "twin"),
    [
        ("1 4 6 9 11 13 16 18", "sail 1-2", 10),
        ("1 4 6 9 11 13 16 18", "sail 9-10", 2),
        # Here space 10 costs one more ship.
        ("1 4 6 10 11 13 16 18", "sail 1-2", None),
    ],
)
def test_another_space_that_offers_the_same_as_cheaply_is_named(
    ships: str, action: str, twin: int | None
) -> None:
    """As found by reading: of two spaces for gondoliers one was advised with what holds for both."""
    state = lagoon(
        ships=ships,
        red=4,
        gold=6,
        characters=MOST,
        streets={"3b1": "none"},
        buildings={"3a1": "glass 0", "3c1": "glass 0"},
    )
    data = [one for one in found(state, action).values() if one.get("there")]
    assert {one.get("twin") for one in data} == {twin}


def opened(place: str, drawn: str = "street-none", **parts: Any) -> dict[str, dict[str, Any]]:
    """Return the reasons for laying a drawn street on a place."""
    state: Any = lagoon(ships=SHIPS, gold=0, **parts)
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index[drawn]
    return found(state, f"build street {place}")


FULL = {"1a3": "palace-1", "1b4": "palace-1"}
"""With a building on 1b1 no site is free."""


@pytest.mark.parametrize(
    ("owner", "streets", "told"),
    [
        (0, {"3b4": "blue-1"}, (1, 2, 1, ["navagero"])),
        (0, {}, (1, 2, 0, None)),
        (1, {}, (0, 2, 0, None)),
    ],
)
def test_a_street_for_a_shop_says_why_on_this_island(
    owner: int, streets: dict[str, str], told: tuple[int, int, int, list[str] | None]
) -> None:
    """As found by reading: a place that opens one site was told as if 17 others did not, and with no word of the island that would earn."""
    parts: dict[str, Any] = {
        "streets": {"1b2": "red-2", **streets},
        "buildings": {**FULL, "1b1": f"shop-grey {owner}"},
    }
    data = opened("1d2", tiles={0: "shop-blue"}, **parts)["opens-sites"]
    assert (data["beside"], data["waiting"], data["elsewhere"], data.get("islands")) == told


@pytest.mark.parametrize(("buildings", "alike"), [({}, 4), ({"3a1": "glass 1"}, 3)])
def test_a_street_for_a_card_counts_the_islands_that_are_as_good(
    buildings: dict[str, str], alike: int
) -> None:
    """As found by reading: the card would have counted as much on five islands, and nothing said so."""
    why = opened("1d2", tiles={0: "glass"}, characters={0: "sole-glass"}, buildings=buildings)
    assert (why["opens-for-held"]["alike"], why["opens-for-held"]["left"]) == (alike, 1)


@pytest.mark.parametrize(("owner", "rival"), [(1, 1), (0, None)])
def test_customers_that_go_to_the_shop_of_another_are_told(owner: int, rival: int | None) -> None:
    """As found by reading: a street brought two customers to a shop of Dora's, and its sites alone were told."""
    parts: dict[str, Any] = {"streets": {"4b2": "none"}, "buildings": {"4b1": f"shop-blue {owner}"}}
    why = opened("4d4", "street-blue-2", tiles={0: "shop-grey"}, **parts)
    assert why.get("customers-for-rival", {}).get("rival") == rival
    if rival:
        assert [*why][-1] == "customers-for-rival"


def test_a_street_for_a_card_says_what_the_card_still_needs_there() -> None:
    """As found by reading: "where the card is to count" named one of six islands that are as good, and not what is missing."""
    parts: dict[str, Any] = {"tiles": {0: "glass"}, "gondolas": {5: 0}}
    data = opened("2c2", characters={0: "glass-equals-crests"}, **parts)["opens-for-card"]
    # A gondolier stands there alone.
    assert (data["alike"], data["grows"], data["missing"], data["gained"]) == (0, 0, 1, "palace-1")
    assert (data["also"], data["tiles"]) == ("street", 1)
    grows = opened("2c2", characters={0: "palace"}, **parts)["opens-for-card"]
    assert (grows["grows"], grows["missing"], grows["tiles"]) == (1, 0, 0)


def test_places_that_leave_others_as_little_are_counted() -> None:
    """As found by reading: "no more than one site for others" holds of twenty places."""
    data = opened("1b2", tiles={1: "glass"})["opens-few"]
    assert data["alike"] > 10
