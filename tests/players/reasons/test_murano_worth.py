"""Murano: what a purchase or a tile is worth here and now is told, not what holds for every one of its sort."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano import wishes
from tests.lagoon import lagoon
from tests.players.reasons.test_murano_aims import SHIPS, found, judge_of, shopping

POOR = {"glass": 1, "shop": 1, "palace": 1}


def told(state: Any, action: str) -> list[str]:
    """Return the ids of the reasons that a hint gives for an action."""
    return [one.id for one in knowledge_of(state).reasons(state, state.parse(action))]


# -- gold --------------------------------------------------------------------------------------------------------------


def test_the_price_of_cards_with_gondoliers_leaves_one_to_each_card_that_is_held() -> None:
    """A card that no gondolier serves yet takes one of those in hand, so that fewer are left for new cards (MU-616)."""
    state: Any = lagoon(
        gold=9,
        characters={0: "palace shop"},
        available={0: 3},
        gondolas={1: 0, 2: 1},
        streets={"1d2": "none"},
    )
    reason = wishes.gold_for(judge_of(state), state, 3)[0]
    assert not (reason.id == "gold-for-cards" and reason.data["count"] > 2)


@pytest.mark.parametrize(("held", "gold", "left"), [(7, 2, 3), (8, 3, 1)])
def test_gold_that_is_not_enough_yet_is_toward_several_cards(held: int, gold: int, left: int) -> None:
    """As found by reading: "it brings 2 gold, 9 in all" with gold for two cards but not for three (1 + 2 + 3 and 2 each)."""
    state: Any = lagoon(gold=held)
    reason = wishes.gold_for(judge_of(state), state, gold)[0]
    assert (reason.id, reason.data["count"], reason.data["price"]) == ("gold-toward-cards", 3, 12)
    # One card and its gondolier for 3, two for 7.
    assert reason.data["before"] == 2
    assert reason.data["left"] == left


# -- special buildings -------------------------------------------------------------------------------------------------


def test_a_special_building_names_the_card_that_serves_best_and_how_many_pay() -> None:
    """As found by reading: "of use until the end: best early" holds for each of them, in every round."""
    state = lagoon(ships="2 4 6 7 11 14 16 18", gold=9)
    state.apply("sail 7-8")
    data = found(state, "buy special")["brings-special"]
    assert data["card"] in {card.id for card in state.rules.specials}  # type: ignore[attr-defined]
    assert 0 < data["good"] < 15
    assert (data["seen"], data["pile"], data["doubt"]) == (3, 15, 0)


def test_late_hardly_any_special_building_pays() -> None:
    def good(left: dict[str, int]) -> int:
        state = lagoon(ships="2 4 6 7 11 14 16 18", gold=9, left=left)
        state.apply("sail 7-8")
        return int(found(state, "buy special").get("brings-special", {"good": 0})["good"])

    assert good(POOR) < good({})


@pytest.mark.parametrize(
    ("card", "use", "count"),
    [
        ("hafen", "gondoliers", 5),
        ("markthalle", "income", 2),
        ("rathaus", "characters", 2),
        ("werft", "ships", 1),
        ("bank", "more", 2),
        ("kuenstlerwerkstatt-1", "sale", 5),
    ],
)
def test_a_special_building_card_tells_what_it_does_for_its_owner(card: str, use: str, count: int) -> None:
    """As found by reading: the reason repeated the text of the card."""
    state = lagoon(
        phase="special",
        moved=[9],
        sailed=1,
        space=9,
        built=1,
        red=18,
        ships="2 4 7 9 11 14 16 18",
        seen=[card, "zunfthalle", "leuchtturm"],
        streets={"3c2": "grey-2"},
        buildings={"3c1": "shop-grey 0"},
        characters={0: "palace"},
    )
    data = found(state, f"keep {card}")["special-effect"]
    assert (data["use"], data["count"]) == (use, count)


# -- shops and streets -------------------------------------------------------------------------------------------------


def test_a_shop_without_customers_tells_those_that_may_come() -> None:
    """As found by reading: "2 points at once" is true of every shop."""
    state = lagoon(
        ships=SHIPS, gold=0, tiles={0: "shop-grey"}, streets={"3c2": "red-1"}, buildings={"3a2": "shop-red 1"}
    )
    state.apply("sail 8-9")
    data = found(state, "build shop-grey 3c1")["shop-to-serve"]
    assert (data["customers"], data["free"] > 2) == (0, True)
    assert told(state, "build shop-grey 3c1")[0] == "shop-to-serve"


def test_a_shop_beside_an_own_one_of_its_colour_promises_nothing() -> None:
    """Of each colour, only one shop on an island earns (MU-703)."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "shop-grey"},
        streets={"3c2": "red-1"},
        buildings={"3c1": "shop-grey 0"},
    )
    state.apply("sail 8-9")
    assert "shop-to-serve" not in found(state, "build shop-grey 3d2")


def test_a_first_street_is_for_the_customers_of_a_held_shop() -> None:
    """As found by reading: "one more street gives you more choice" did not say that the shop is to stand where customers come."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "shop-grey"}, streets={"3c2": "none"})
    state.apply("sail 8-9")
    data = found(state, "draw 1")["street-for-held"]
    assert (data["tile"], 0 < data["fits"] < data["all"]) == ("shop-grey", True)
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "palace-1"}, streets={"3c2": "none"})
    state.apply("sail 8-9")
    assert "street-for-held" not in found(state, "draw 1")


def test_an_income_is_told_once() -> None:
    """As found by reading: that the income rises, and that the customers come to the own shop, are the same."""
    state = lagoon(
        ships="2 4 7 9 11 14 16 18",
        phase="street",
        moved=[9],
        sailed=1,
        space=9,
        red=18,
        streets={"3c2": "none"},
        buildings={"3c1": "shop-grey 0"},
        drawn="street-grey-1",
    )
    why = found(state, "build street 3b3")
    assert why["income-rises"]["first"] == 1
    assert "customers-for-you" not in why


@pytest.mark.parametrize(("theirs", "free"), [("palace-1", None), ("palace-1 glass", 1)])
def test_a_tile_leaves_a_rival_fewer_sites_than_tiles(theirs: str, free: int | None) -> None:
    """As found by reading: why a tile is built now was not told."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "glass", 1: theirs},
        streets={"1b2": "none", "1d2": "none"},
        buildings={"1b1": "palace-1"},
    )
    state.apply("sail 8-9")
    sites = [str(one) for one in state.legal_actions() if str(one).startswith("build glass")]
    assert len(sites) == 2
    assert found(state, sites[0]).get("takes-last-site", {}).get("free") == free


def test_a_street_that_opens_one_site_is_told_to_leave_the_rival_none() -> None:
    """As found by reading: of a street that opens just the site for the own tile only that tile was told."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "special", 1: "special"}, points=5)
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    assert found(state, "build street 1a2")["opens-for-you"]["rival"] == 1


def test_a_choice_that_is_cheaper_than_the_top_tile_says_so() -> None:
    """As found by reading: with the broker's house a choice costs 1 gold, the top tile 2 (MU-S09)."""
    state = lagoon(ships="3 5 7 9 11 13 16 18", gold=5, specials={0: "maklerhaus"}, streets={"1d2": "none"})
    state.apply("sail 3-4")
    why = found(state, "search shop")
    assert why["choice-of"]["less"] == 1
    assert "points-when-built" in why


def test_a_further_shop_is_for_the_income_of_an_island_with_one() -> None:
    """As found by reading: of a second shop only its two points were told."""
    why = shopping(buildings={"3c1": "shop-red 0"}, streets={"3c2": "none"})
    assert why["further-shop"]["island"] == "navagero"
    assert "first-shop" not in why


def test_a_tile_away_from_the_gondoliers_of_others_says_so() -> None:
    """As found by reading: that a rival's gondolier stands on the other island was not told (MU-C14 to MU-C23 count any owner's)."""
    state = lagoon(
        ships=SHIPS, gold=0, tiles={0: "palace-1"}, streets={"1b2": "none", "4c2": "none"}, gondolas={13: 1}
    )
    state.apply("sail 8-9")
    why = {str(one)[-3:]: found(state, str(one)) for one in state.legal_actions() if one.verb == "build"}
    away = {site[0] for site, told in why.items() if "away-from" in told}
    assert away == {"1"}


def test_the_price_of_several_cards_is_that_of_those_that_come_next() -> None:
    """As found by reading: with one card bought, three cards for 2, 3 and 4 gold and three gondoliers were taken for another sum."""
    state: Any = lagoon(gold=12, characters={0: "palace"}, gondolas={1: 0}, streets={"1d2": "none"})
    data = wishes.gold_for(judge_of(state), state, 5)[0].data
    assert (data["count"], data["price"]) == (3, 15)


def test_the_ships_to_a_card_are_counted_with_it_and_its_gondolier() -> None:
    """As found by reading: "it brings 2 gold, 4 in all" where a card, its gondolier and the ships to it cost five."""
    state: Any = lagoon(
        ships="2 4 5 9 11 14 16 18",
        gold=2,
        characters={0: "few-red-grey"},
        gondolas={1: 0},
        tiles={0: "shop-red"},
    )
    told = wishes.gold_for(judge_of(state), state, 2)[0]
    assert (told.id, told.data["price"], told.data["ships"], told.data["left"]) == (
        "gold-toward-cards",
        4,
        1,
        1,
    )


def test_gold_for_more_than_one_thing_names_several() -> None:
    """As found by reading: "with 4 more gold you can pay for a character and its gondolier (2 gold)"."""
    state: Any = lagoon(gold=0, streets={"1d2": "none"})
    told = wishes.gold_for(judge_of(state), state, 8)[0]
    assert (told.id, told.data["price"] > 5) == ("gold-for-cards", True)


# -- the red ship and gold to spare --------------------------------------------------------------------------------------

GOLDEN = {"red-ship-gold": True}


@pytest.mark.parametrize(("red", "options", "total"), [(11, GOLDEN, 6), (4, GOLDEN, 5), (11, {}, 5)])
def test_gold_of_the_red_ship_counts_with_what_a_space_brings(
    red: int, options: dict[str, Any], total: int
) -> None:
    state = lagoon(options=options, red=red, gold=3)
    told = next(data for data in found(state, "sail 11-12").values() if "red" in data)
    assert told["total"] == total
    assert told["red"] == total - 5


def test_gold_of_the_red_ship_is_told_where_a_space_brings_none() -> None:
    state = lagoon(options=GOLDEN, red=4, gold=3)
    assert found(state, "sail 4-5")["red-ship"] == {"gold": 1, "ships": 2, "price": 1}
    assert "red-ship" not in found(lagoon(options=GOLDEN, red=18, gold=3), "sail 4-5")
    assert "red-ship" not in found(lagoon(red=4, gold=3), "sail 4-5")


def test_the_red_ship_is_worth_its_gold() -> None:
    def rated(red: int) -> float:
        state = lagoon(options=GOLDEN, red=red, gold=3)
        return float(judge_of(state).rate(state, [state.parse("sail 4-6")])[0])

    assert rated(4) > rated(2) + 0.5


def test_passing_with_the_red_ship_brings_its_gold_too() -> None:
    state = lagoon(options=GOLDEN, red=11, gold=0)
    assert any(data.get("red") == 1 for data in found(state, "pass 11-12").values())


@pytest.mark.parametrize(
    ("gold", "wanted", "paid"),
    [
        (30, None, "rich"),
        (5, [wishes.Wish("character", 2, 3.0), wishes.Wish("hire", 3, 2.0)], 1),
        (5, [wishes.Wish("palace", 2, 3.0, 2)], "site"),
        (5, [], "none"),
    ],
)
def test_gold_to_spare_is_told_as_that(
    monkeypatch: pytest.MonkeyPatch, gold: int, wanted: list[wishes.Wish] | None, paid: int | str
) -> None:
    """As found by playing: ten and more gold were "for later" in every hint."""
    if wanted is not None:
        monkeypatch.setattr(wishes, "wishes", lambda *_: wanted)
    state: Any = lagoon(gold=gold, available={0: 0})
    reason = wishes.gold_for(judge_of(state), state, 2)[0]
    assert (reason.id, reason.data["paid"]) == ("brings-gold", paid)


def test_gondoliers_who_are_counted_tell_how_many_are_placed() -> None:
    """As found by playing: five gondoliers stood beside a panel that shows four."""
    state: Any = lagoon(gold=5, gondolas={1: 0}, characters={0: "palace"})
    state.apply("sail 4-5")
    data = found(state, "look")["free-for-card"]
    assert (data["posts"], data["placed"]) == (5, 1)


@pytest.mark.parametrize(("gold", "told"), [(7, True), (30, False)])
def test_a_glass_factory_says_what_it_is_for_unless_gold_is_no_aim_at_all(gold: int, told: bool) -> None:
    """As found by reading: with 7 gold only "at least one point" was told of a factory and a special building together."""
    state: Any = lagoon(ships="2 4 7 8 10 14 16 18", gold=gold, tiles={0: "special"}, streets={"1d2": "none"})
    state.apply("sail 10-11")
    assert ("factory-makes-beads" in found(state, "buy glass")) == told
