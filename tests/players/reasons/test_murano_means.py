"""Murano: gold is told by the one thing that it makes possible, and a tile or a street by the site that it needs."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from tests.lagoon import lagoon

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
