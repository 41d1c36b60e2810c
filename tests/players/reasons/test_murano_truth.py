"""Murano: what is told of an action is true of it, and does not contradict itself."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.murano import phases
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.shell.naming import Words
from spieltisch.shell.sentences import reason
from tests.lagoon import lagoon

SHIPS = "2 4 7 8 11 14 16 18"
"""The ship on space 8 can go to the building space 9 at once."""


def told(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the data of the reasons for an action, by their ids."""
    return {one.id: one.data for one in knowledge_of(state).reasons(state, state.parse(action))}


def found(state: Any, action: str) -> dict[str, dict[str, Any]]:
    """Return the same for all that was found, before the most telling ones are picked."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one.data for one in explainer.of(state)(state.parse(action))}


def sentence(id_: str, data: dict[str, Any]) -> str:
    """Return a reason in English words."""
    words = Words("en", ("Anna", "Ben", "Cleo"), {})
    return reason("murano", {"id": id_, "data": data}, words)


def test_what_most_actions_gain_is_not_told_to_make_no_difference() -> None:
    """As found by reading: "it makes no difference" stood beside an income that rises from nothing."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "shop-grey"},
        streets={"3c2": "grey-2"},
        buildings={"3c1": "palace-1"},
    )
    state.apply("sail 8-9")
    assert [*told(state, "build shop-grey 3d2")] == ["income-rises"]


@pytest.mark.parametrize(("gold", "good", "posted"), [(2, False, 0), (4, True, 1)])
def test_cards_are_counted_with_gondoliers_that_can_be_paid(gold: int, good: bool, posted: int) -> None:
    """As found by reading: ten cards were to count at once, with no gondolier for them and no gold to place one."""
    state = lagoon(
        ships="2 4 5 9 11 14 16 18",
        gold=gold,
        left={"glass": 1, "shop": 1},
        characters={0: "few-red-grey"},
        gondolas={18: 0},
    )
    state.apply("sail 4-5" if "sail 4-5" in [str(one) for one in state.legal_actions()] else "sail 2-3")
    data = found(state, "look")["best-of-cards"]
    assert (data["good"] > 0, data["posted"]) == (good, posted)


STREETS = {"1a2": "red-2", "1d2": "grey-2", "1c4": "blue-2"}
SITES = {"1d1": "shop-red 0", "1a3": "special", "1d3": "palace-2", "1b4": "special"}


@pytest.mark.parametrize(
    ("more", "where", "told"),
    [
        ({}, "but", "anywhere but in row 3, column 3 of Sacca Mattia a street opens a building site for Ben"),
        ({"1c3": "none"}, "all", "and any street opens a building site for Ben, who holds one tile"),
    ],
)
def test_a_street_is_told_to_open_a_site_only_where_it_does(
    more: dict[str, str], where: str, told: str
) -> None:
    """As found by reading: "a street would make room for Anna" was said beside a space that opens no site."""
    state = lagoon(ships=SHIPS, tiles={1: "glass"}, gold=5, streets=STREETS | more, buildings=SITES)
    state.apply("sail 8-9")
    state.phase = phases.BUILD
    data = found(state, "end turn")["leaves-islands"]
    assert (data["where"], data["idle"] + data["fits"]) == (where, data["all"])
    assert f"{data['idle']} of {data['all']} streets would not raise your income" in sentence(
        "leaves-islands", data
    )
    assert told in sentence("leaves-islands", data)


def test_cards_that_lie_in_the_box_are_not_told_to_be_in_the_stack() -> None:
    """As found by reading: of 38 cards "in the stack or with others" five lay in the box."""
    state: Any = lagoon(
        ships="2 4 7 9 11 14 16 18", gold=15, left={"glass": 1, "shop": 1}, characters={1: "palace"}
    )
    state.apply("sail 4-5")
    why = found(state, "look")
    data = why["best-of-cards"]
    assert data["pile"] == len(state.pile) < data["all"] - 1
    assert f"that you do not have ({data['pile']} of them in the stack)" in sentence("best-of-cards", data)


@pytest.mark.parametrize(
    ("theirs", "told"), [({1: "palace"}, "Ben has one"), ({1: "palace", 2: "shop"}, "others have up to 1")]
)
def test_the_one_other_with_cards_is_named(theirs: dict[int, str], told: str) -> None:
    """As found by reading: "others have up to 1" was said of a single opponent."""
    state = lagoon(3, ships=SHIPS, gold=5, characters=theirs)
    state.apply("sail 4-5")
    data = found(state, "look")["free-for-card"]
    assert told in sentence("free-for-card", data)


@pytest.mark.parametrize("shops", [0, 1])
def test_a_street_may_bring_customers_only_to_somebody_with_a_shop(shops: int) -> None:
    """As found by reading: a street was said to bring customers, perhaps, to somebody without any shop."""
    state = lagoon(ships=SHIPS, streets={"1b2": "none"}, buildings={"1b1": "shop-red 0"} if shops else {})
    state.apply("sail 8-9")
    why = found(state, "draw 1")
    assert (
        why["street-makes-room"] == {"shops": 0, "others": 0} if not shops else "street-makes-room" not in why
    )


def test_a_gondolier_for_a_card_that_gives_way_to_another_says_which() -> None:
    """As found by reading: four points of a card were told that counts eight on another island, where only one stands."""
    state = lagoon(
        ships="1 4 7 8 11 14 16 18",
        gold=9,
        characters={0: "customer-grey palace"},
        gondolas={10: 0},
        streets={"3c2": "grey-2", "3b3": "grey-2", "4c2": "grey-2"},
        buildings={"3c1": "palace-1", "3a2": "palace-2", "3d2": "palace-2"},
    )
    state.apply("sail 1-2")
    (place,) = (str(one) for one in state.legal_actions() if str(one).startswith("place 14"))
    data = found(state, place)["post-beside"]
    assert (data["card"], data["points"]) == ("customer-grey", 4)
    assert (data["character"], data["islands"]) == ("palace", ["navagero"])


@pytest.mark.parametrize(
    ("cards", "told_of"), [("customer-grey", True), ("customer-grey few-red-grey", False)]
)
def test_customers_that_break_another_card_are_no_reason_for_a_street(cards: str, told_of: bool) -> None:
    """As found by reading: a street was told to be good for one card, and another one there wants few customers."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        characters={0: cards},
        gondolas={13: 0, 14: 0},
        available={0: 0},
        streets={"4c2": "grey-2", "4b2": "grey-1"},
    )
    state.apply("sail 8-9")
    assert ("street-for-card" in found(state, "draw 1")) == told_of


@pytest.mark.parametrize(("more", "islands"), [({}, []), ({"3b2": "grey-2"}, ["navagero"])])
def test_other_islands_are_named_only_where_the_card_counts_more(
    more: dict[str, str], islands: list[str]
) -> None:
    """As found by reading: islands were listed on which the card would count the same."""
    streets = {"5a2": "grey-2", "3c2": "grey-2", **more}
    state = lagoon(ships="1 4 7 8 11 14 16 18", gold=9, characters={0: "customer-grey"}, streets=streets)
    state.apply("sail 1-2")
    (place,) = (str(one) for one in state.legal_actions() if str(one).startswith("place 17"))
    why = found(state, place)
    assert why["post-scores"]["islands"] == islands
    assert ("own-gondola" in why) == (not islands)


def test_gold_for_a_character_says_how_good_the_cards_are_before_the_gondoliers() -> None:
    """As found by reading: "5 gondoliers for one card" is true all the game and was all that gold was for."""
    state = lagoon(gold=0, characters={0: "palace"}, left={"glass": 1, "shop": 1})
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    ids = [[one.id for one in explainer._gold._cards.look(state, gold=gold)] for gold in (0, 9)]
    assert ids == [["free-for-card", "best-of-cards"], ["best-of-cards", "free-for-card"]]


@pytest.mark.parametrize(("theirs", "told_of"), [("shop-red", True), ("", False)])
def test_the_last_site_and_a_card_that_may_be_upset_name_the_rival(theirs: str, told_of: bool) -> None:
    """As found by reading: neither who loses the last site was told, nor who could upset the equal numbers."""
    parts: dict[str, Any] = {"ships": SHIPS, "gold": 0, "tiles": {0: "palace-2", 1: theirs}}
    state = lagoon(**parts, streets={"3c2": "none"}, buildings={"3c1": "palace-1", "3d2": "palace-1"})
    state.apply("sail 8-9")
    why = found(state, "build palace-2 3c3")
    assert why.get("takes-last-site") == ({"rival": 1, "tiles": 1, "free": 0, "more": 0} if told_of else None)
    state = lagoon(
        **parts,
        characters={0: "palaces-equal-shops"},
        streets={"3c2": "none", "3b2": "none"},
        buildings={"3c1": "shop-red 1"},
    )
    state.apply("sail 8-9")
    why = found(state, "build palace-2 3c3")
    assert why["card-with-gondolier"]["points"] == 10
    assert "takes-last-site" not in why
    assert why.get("may-upset", {}).get("sort") == ("shop" if told_of else None)


def test_who_may_upset_a_card_is_told_beside_it() -> None:
    """As found by reading: ten points "already" were told without the rival whose shop takes them again."""
    state = lagoon(
        ships=SHIPS,
        gold=0,
        tiles={0: "palace-2", 1: "shop-red"},
        characters={0: "palaces-equal-shops"},
        streets={"3c2": "none", "3b2": "none"},
        buildings={"3c1": "shop-red 1"},
    )
    why = knowledge_of(state).reasons(state, state.parse("sail 8-9"))
    assert [(one.id, one.condition) for one in why] == [("card-with-gondolier", False), ("may-upset", True)]


def test_that_a_drawn_street_has_to_be_built_speaks_for_no_site() -> None:
    state = lagoon(ships="1 4 6 9 11 14 15 18", left={"street": 3})
    for text in ("sail 15-16", "draw 1"):
        state.apply(text)
    why = knowledge_of(state).reasons(state, state.parse("build street 1a2"))
    assert [(one.id, one.condition) for one in why] == [("street-must-lie", True)]


FULL = {
    **dict.fromkeys(("1b1", "1c1", "1d1", "1e1", "1a3"), "special"),
    **dict.fromkeys(("1d3", "1e3", "1b4"), "palace-1"),
}
"""All buildings of the first island; one of its street spaces is still free."""
PAVED = dict.fromkeys(("1a2", "1b2", "1c2", "1d2", "1e2", "1c4"), "none")


@pytest.mark.parametrize("site", ["1a3", ""])
def test_no_street_is_to_open_a_site_where_none_can_be_opened(site: str) -> None:
    """As found by reading: "a street opens one" was said of an island whose building sites are all built."""
    full = {place: kind for place, kind in FULL.items() if place != site}
    paved = {place: kind for place, kind in PAVED.items() if place != "1a2" or not site}
    state = lagoon(ships=SHIPS, characters={0: "shop"}, gondolas={1: 0}, streets=paved, buildings=full)
    state.apply("sail 8-9")
    assert ("site-for-card" in found(state, "draw 1")) == bool(site)


@pytest.mark.parametrize(("tiles", "use"), [("shop-grey", "soon"), ("shop-grey glass glass", "later")])
def test_what_this_visit_can_still_build_is_not_for_later(
    monkeypatch: pytest.MonkeyPatch, tiles: str, use: str
) -> None:
    """As found by reading: a site was opened "for a grey shop later" with the last of three tiles still to build."""
    state: Any = lagoon(ships=SHIPS, gold=0, tiles={0: tiles}, points=5)
    for action in ("sail 8-9", "draw 1"):
        state.apply(action)
    if use == "later":
        state.built = 2
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    building = explainer._building
    monkeypatch.setattr(building, "_next", lambda _: None)
    action = state.parse("build street 2b2")
    assert building._built_there(state, action, 1)["use"] == use


@pytest.mark.parametrize(
    ("tiles", "total", "told"), [("glass", 1, True), ("", 1, False), ("glass", -1, False)]
)
def test_passing_with_a_tile_says_that_it_is_built_next(tiles: str, total: int, told: bool) -> None:
    """As found by reading: of passing only the gold was told, "2 in all"."""
    state = lagoon(ships=SHIPS, gold=0, tiles={0: tiles}, streets={"1b2": "none"})
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    before = lagoon(ships="3 4 5 9 12 13 15 16", gold=0, tiles={0: tiles})
    built = explainer._builds_next(before, state, Reason("brings-gold", {"total": total}))
    assert [one.data["tiles"] for one in built] == ([1] if told else [])


def test_one_customer_who_waits_is_told_as_one() -> None:
    """As found by reading: "then 1 customers wait"."""
    data = {"island": "navagero", "tile": "shop-red", "customers": 1, "others": 0, "own": 0}
    assert sentence("customers-gather", data).startswith("Then one customer waits on Navagero")
