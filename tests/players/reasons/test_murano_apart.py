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
    assert (data["alike"], data["sites"] - data["left"]) == (1, 1)
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
        ({"gold": 9}, "spare"),
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
