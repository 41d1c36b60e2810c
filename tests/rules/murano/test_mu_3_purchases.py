"""Gold and purchases (MU-3xx)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spieltisch import PUBLIC, State
from tests.lagoon import begin, lagoon, named, own, play, rule, texts

SHOP: dict[str, Any] = {"ships": "3 5 7 9 11 13 16 18"}
"""Ships from which shop (4), palace (6), special building (8), gold (12) and glass (1) are one move away."""


def at(move: str, **parts: Any) -> State:
    state = lagoon(**{**SHOP, **parts})
    play(state, f"sail {move}")
    return state


@pytest.mark.rule("MU-301")
def test_two_gold() -> None:
    state = at("11-12")
    play(state, "take gold")
    assert own(state)["gold"] == 7


@pytest.mark.rule("MU-302")
def test_glass_factory() -> None:
    state = at("18-1", gold={0: 1})
    events = play(state, "buy glass")
    assert named(events, "bought") == [
        {"event": "bought", "seat": 0, "sort": "glass", "tile": "glass", "price": 1, "from": "top"}
    ]
    assert own(state)["gold"] == 0
    assert own(state)["tiles"] == {"glass": 1}
    assert rule(at("18-1"), "search glass") == "MU-302"


@pytest.mark.rule("MU-303")
def test_shop_from_the_top_or_chosen() -> None:
    state = at("3-4", stock={"shop": "shop-grey shop-red"})
    assert texts(state)[:2] == ["buy shop", "search shop"]
    top = state.copy()
    play(top, "buy shop")
    assert (own(top)["gold"], own(top)["tiles"]) == (3, {"shop-grey": 1})
    play(state, "search shop")
    assert own(state)["gold"] == 1
    assert texts(state) == ["choose shop-red", "choose shop-blue", "choose shop-grey"]
    assert rule(state, "choose palace-1") == "MU-303"
    assert rule(state, "end turn") == "MU-303"
    play(state, "choose shop-blue")
    assert (own(state)["gold"], own(state)["tiles"]) == (1, {"shop-blue": 1})
    assert "search shop" not in texts(at("3-4", gold={0: 3}))
    assert rule(at("3-4", gold={0: 3}), "search shop") == "MU-219"


@pytest.mark.rule("MU-304")
def test_palace_from_the_top_or_chosen() -> None:
    state = at("5-6", stock={"palace": "palace-1"})
    top = state.copy()
    play(top, "buy palace")
    assert (own(top)["gold"], own(top)["tiles"]) == (3, {"palace-1": 1})
    play(state, "search palace", "choose palace-3")
    assert (own(state)["gold"], own(state)["tiles"]) == (1, {"palace-3": 1})
    assert rule(state, "choose palace-2") == "MU-213"


@pytest.mark.rule("MU-305")
def test_after_choosing_the_stock_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = at("3-4", stock={"shop": "shop-grey shop-red shop-blue"}, random=f"{seed:016x}")
        before = Counter(state.to_dict()["stock"]["shop"])
        play(state, "search shop", "choose shop-red")
        after = state.to_dict()["stock"]["shop"]
        assert Counter(after) + Counter(["shop-red"]) == before
        orders.add(tuple(after))
    assert len(orders) > 10


@pytest.mark.rule("MU-306")
@pytest.mark.rule("MU-307")
def test_others_see_sort_and_number_only() -> None:
    state = lagoon(3, tiles={1: "shop-red shop-blue palace-3 glass special"})
    for seat in (PUBLIC, 0, 2):
        seen = state.observation(seat)["seats"][1]
        assert seen["tiles"] is None
        assert seen["counts"] == {"glass": 1, "shop": 2, "palace": 1, "special": 1}
    assert state.observation(1)["seats"][1]["tiles"] == {
        "glass": 1, "shop-red": 1, "shop-blue": 1, "palace-3": 1, "special": 1,
    }  # fmt: skip


@pytest.mark.rule("MU-308")
def test_choosing_shows_the_whole_stock_to_the_buyer_alone() -> None:
    state = at("3-4")
    (event,) = state.apply("search shop")
    stock = sorted(state.to_dict()["stock"]["shop"])
    assert sorted(event["tiles"]) == sorted(state.observation(0)["choice"]) == stock
    for seat in (PUBLIC, 1):
        assert state.redact(event, seat)["tiles"] is None
        assert state.observation(seat)["choice"] is None


@pytest.mark.rule("MU-308")
@pytest.mark.parametrize(
    ("move", "sort", "parts", "shows"),
    [
        ("3-4", "shop", {}, False),
        ("3-4", "shop", {"tiles": {0: "shop-red", 1: "glass"}}, False),
        ("3-4", "shop", {"tiles": {1: "shop-red"}}, True),
        ("3-4", "shop", {"tiles": {1: "palace-3"}}, False),
        ("5-6", "palace", {}, True),
    ],
    ids=["all there", "own ones", "one is another's", "another's palace", "palaces removed unseen"],
)
def test_a_choice_shows_something_only_where_a_tile_of_that_sort_is_hidden_elsewhere(
    move: str, sort: str, parts: dict[str, Any], shows: bool
) -> None:
    state = at(move, **parts)
    (search,) = [action for action in state.offers() if action["type"] == "search"]
    assert search.get("final", False) is shows
    (event,) = state.apply(f"search {sort}")
    assert state.reveals(event) is shows
    play(state, f"choose {state.observation(0)['choice'][0]}")
    assert state.reveals(event) is shows, "also when the tile is the seat's own"


@pytest.mark.rule("MU-309")
def test_special_building() -> None:
    state = at("7-8", gold={0: 2})
    play(state, "buy special")
    assert (own(state)["gold"], own(state)["tiles"]) == (0, {"special": 1})
    assert rule(at("7-8"), "search special") == "MU-309"


@pytest.mark.rule("MU-310")
@pytest.mark.parametrize(
    ("move", "sort"), [("18-1", "glass"), ("3-4", "shop"), ("5-6", "palace"), ("7-8", "special")]
)
def test_one_tile_in_one_action(move: str, sort: str) -> None:
    state = at(move, gold={0: 50})
    before = state.observation(0)["stock"][sort]
    play(state, f"buy {sort}")
    assert sum(own(state)["counts"].values()) == 1
    assert state.observation(0)["stock"][sort] == before - 1
    assert rule(state, f"buy {sort}") == "MU-213"


@pytest.mark.rule("MU-311")
def test_prices_go_to_the_supply() -> None:
    state = lagoon(3, **SHOP, gold=10)
    play(state, "sail 3-4", "buy shop", "end turn")
    assert [own(state, seat)["gold"] for seat in range(3)] == [8, 10, 10]


@pytest.mark.rule("MU-312")
def test_any_number_of_tiles_may_be_held() -> None:
    state = at("5-6", tiles={0: "shop-red " * 3 + "shop-blue " * 3 + "glass " * 9 + "special " * 8})
    play(state, "buy palace")
    assert sum(own(state)["counts"].values()) == 3 + 3 + 9 + 8 + 1


@pytest.mark.rule("MU-313")
@pytest.mark.parametrize(
    ("move", "sort"), [("18-1", "glass"), ("3-4", "shop"), ("5-6", "palace"), ("7-8", "special")]
)
def test_an_empty_stock_cannot_be_bought_from(move: str, sort: str) -> None:
    state = lagoon(**SHOP, left={sort: 0}, gold={0: 20})
    space = int(move.split("-")[1])
    row = state.observation(0)["reach"][space - 1]
    assert (row["usable"], row["need"], row["rule"], row["data"]) == (False, None, "MU-313", {"sort": sort})
    play(state, f"sail {move}")
    assert {action.verb for action in state.legal_actions()} == {"sail"}
    assert rule(state, f"buy {sort}") == "MU-313"


@pytest.mark.rule("MU-314")
def test_a_building_is_bought_before_it_is_built() -> None:
    state = lagoon(streets={"1a2": "none"}, tiles={0: "glass"}, ships="2 4 7 9 11 12 14 18")
    play(state, "sail 2-3")
    assert rule(state, "build glass 1a3") is None
    assert rule(state, "build palace-1 1a3") == "MU-314"


@pytest.mark.rule("MX-205")
def test_a_palace_is_built_in_a_later_turn_at_the_earliest() -> None:
    state = lagoon(ships="3 5 7 9 11 13 15 2", streets={"1a2": "none"}, stock={"palace": "palace-2"}, gold=20)
    play(state, "sail 5-6", "buy palace")
    assert texts(state) == ["end turn"]
    assert rule(state, "build palace-2 1a3") == "MU-213"
    play(state, "end turn", "pass 15-17", "end turn", "sail 3-4", "sail 2-3")
    assert "build palace-2 1a3" in texts(state)


@pytest.mark.rule("MU-315")
def test_tiles_that_are_not_built_are_worth_nothing() -> None:
    state = lagoon(tiles={0: "palace-3 palace-3 shop-red glass special"})
    assert state.scores()[0] == {"total": 5, "parts": {"track": 5, "characters": 0, "gondoliers": 0}}


def test_the_tile_from_the_top_is_a_secret_of_the_buyer() -> None:
    state = at("3-4")
    (event,) = named(play(state, "buy shop"), "bought")
    assert state.reveals(event)
    assert state.redact(event, 1)["tile"] is None
    assert state.redact(event, 0) == event
    plain = at("18-1")
    (event,) = named(play(plain, "buy glass"), "bought")
    assert not plain.reveals(event)
    assert plain.redact(event, 1)["tile"] == "glass"


def test_a_new_game_offers_no_purchase_beyond_the_gold() -> None:
    state = begin()
    assert own(state)["prices"] == {
        "glass": 1, "shop": 2, "palace": 2, "special": 2, "shopChoice": 4, "palaceChoice": 4, "gondolierOwn": 2,
        "gondolierOther": 5, "hire": 3, "dismiss": 3, "gold": 2,
    }  # fmt: skip
