"""Murano: what an action is for is told with all that belongs to it, and nothing that cannot come any more."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import players
from spieltisch.murano import scoring
from spieltisch.players.knowledge import knowledge_of
from spieltisch.players.murano.reasons.explainer import LATER
from tests.lagoon import lagoon
from tests.players.tables import begin

SHIPS = "2 4 7 8 11 14 16 18"
"""The ship on space 8 can go to the building space 9 at once."""


def told(state: Any, action: Any) -> dict[str, dict[str, Any]]:
    """Return the data of the reasons for an action by their ids, in their order."""
    legal = state.legal_actions()
    return {one.id: one.data for one in knowledge_of(state).reasons(state, legal[legal.index(action)])}


def found(state: Any, action: Any) -> dict[str, dict[str, Any]]:
    """Return the same for all that was found, before the most telling ones are picked."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    legal = state.legal_actions()
    return {one.id: one.data for one in explainer.of(state)(legal[legal.index(action)])}


@pytest.mark.parametrize("last", [False, True])
def test_gold_of_the_last_turn_is_for_nothing_but_ties(last: bool) -> None:
    """As found by reading: of gold in the last turn it was said what could be bought next."""
    final: dict[str, Any] = {"start": 0, "ending": {"seat": 1, "sorts": ["glass", "special"]}, "left": {"glass": 0, "special": 0}}  # fmt: skip
    state = lagoon(ships="2 4 7 9 11 14 16 18", gold=0, **(final if last else {}))
    why = told(state, "sail 11-12")
    assert ("gold-for-ties" in why) == last
    assert not last or not {"gold-affords", "gold-toward", "brings-gold", "customers-pay"} & {*why}


def test_in_play_last_turns_speak_of_this_turn_only() -> None:
    met = 0
    for seed in (3, 4):
        state: Any = begin("murano", 2, seed=seed)
        while state.current_player is not None:
            knowledge: Any = knowledge_of(state)
            last = not knowledge.judge.worth.turns_left(state, state.turn)
            for action in state.legal_actions() if last else ():
                why = knowledge.reasons(state, action)
                assert not [one for one in why if one.id in LATER or "next" in one.data], (state, action)
                met += 1
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert met > 10


@pytest.mark.parametrize(("third", "comes"), [("shop-grey 1", False), ("shop-red 1", True)])
def test_a_shop_of_which_all_stand_is_not_counted_on(third: str, comes: bool) -> None:
    """As found by reading: a fourth grey shop was counted, though all three stood."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=9,
        left={"glass": 2, "palace": 3},
        characters={0: "shop-grey"},
        gondolas={1: 0},
        buildings={"1b1": "shop-grey 1", "1c1": "shop-grey 1", "4b1": third},
    )
    state.apply("sail 3-4")
    assert ("tile-for-card" in found(state, "search shop")) == comes


def test_the_island_of_a_planned_tile_has_a_site_where_one_is_as_good() -> None:
    """As found by reading: a shop was planned for an island without a street, where others had free sites."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=9,
        characters={0: "sole-shop"},
        streets={"2b2": "none", "2c2": "none"},
    )
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert why["tile-for-card"]["island"] == "san-donato"
    assert "needs-street" not in why


def test_a_greater_lead_is_told_where_a_card_counts_it() -> None:
    """As found by reading: of a third building against one it was said that it makes no difference."""
    state = lagoon(
        ships=SHIPS,
        characters={0: "navagero-most"},
        gondolas={9: 0},
        tiles={0: "shop-red"},
        streets={"1b2": "none", "3b2": "none", "3b3": "none"},
        buildings={"3a1": "shop-blue 0", "3c3": "shop-grey 0", "3d2": "shop-blue 1"},
    )
    state.apply("sail 8-9")
    why = found(state, "build shop-red 3a2")["card-safer"]
    assert (why["own"], why["others"], why["island"]) == (3, 1, "navagero")
    assert "card-safer" not in found(state, "build shop-red 1b1")


def test_a_street_says_why_it_lies_there() -> None:
    """As found by reading: of a street it was said only that it has to be built."""
    state = lagoon(
        ships=SHIPS, characters={0: "few-red-blue"}, gondolas={17: 0}, streets={"4b2": "none", "4c2": "none"}
    )
    state.apply("sail 8-9")
    state.apply("draw 1")
    murano: Any = state
    for drawn, fills in (("street-none", True), ("street-grey-1", True), ("street-red-1", False)):
        murano.drawn = murano.rules.board.paving_index[drawn]
        legal = [str(one) for one in state.legal_actions()]
        assert ("fills-for-card" in found(state, "build street 5a2")) == fills
        assert "opens-for-card" not in found(state, "build street 5a2")
        near = "build street 4b3"
        assert near in legal
        assert "opens-nothing" in found(state, near)
        assert "opens-nothing" not in found(state, "build street 5a2")


def test_gold_for_the_ships_to_a_large_income_says_so() -> None:
    """As found by reading: two pieces of gold paid the ships to an income of eight, and a palace was named."""
    met = 0
    for seed in (1, 2, 3, 4, 5, 6):
        state: Any = begin("murano", 2, seed=seed)
        while state.current_player is not None and not met:
            if state.phase == "sail":
                for action in state.legal_actions():
                    for one in knowledge_of(state).reasons(state, action):
                        if one.id == "gold-reaches":
                            assert 0 < one.data["price"] <= one.data["total"]
                            assert one.data["gold"] - one.data["price"] > 3
                            met += 1
            state.apply(players.choose(state, "messenger", len(state.history())))
    assert met


def test_a_card_that_moves_for_another_one_is_told_with_it() -> None:
    """As found by reading: of a factory on one island it was said that a card gains on another."""
    state = lagoon(
        ships=SHIPS,
        characters={0: "own-and-others sole-glass"},
        gondolas={9: 0, 17: 0},
        tiles={0: "glass"},
        streets={"5a2": "none"},
        buildings={"3a1": "shop-grey 1", "3a2": "shop-red 0", "3d2": "shop-grey 0", "3c3": "shop-red 1", "3a4": "glass 0"},
    )  # fmt: skip
    state.apply("sail 8-9")
    why = told(state, "build glass 5a1")["cards-chain"]
    assert (why["card"], why["island"]) == ("sole-glass", "santo-stefano")
    assert (why["character"], why["islands"]) == ("own-and-others", ["navagero"])
    murano: Any = state
    before = sum(one.points for one in scoring.best(murano, 0))
    state.apply("build glass 5a1")
    assert why["points"] == sum(one.points for one in scoring.best(murano, 0)) - before


def test_a_gondolier_who_frees_another_one_is_told_with_both_cards() -> None:
    """As found by reading: of a gondolier it was said that a card counts there which then counts on another island."""
    state = lagoon(
        ships="1 4 7 9 11 14 16 18",
        gold=9,
        characters={0: "sole-glass own-and-others"},
        gondolas={9: 0},
        streets={"5a2": "none"},
        buildings={"5a1": "glass 0", "3a1": "shop-grey 1", "3a2": "shop-red 0", "3d2": "shop-grey 0", "3a4": "glass 0"},
    )  # fmt: skip
    state.apply("sail 1-2")
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    murano: Any = state
    names = [one.id for one in murano.rules.board.islands]
    ids = [one.id for one in murano.rules.characters]
    before = sum(one.points for one in scoring.best(murano, 0))
    told: set[str] = set()
    for action in [one for one in murano.legal_actions() if one.verb == "place"]:
        after = murano.copy()
        after.apply(action)
        best = scoring.best(after, 0)
        for one in explainer.of(murano)(action):
            if one.id in ("post-scores", "post-chain", "post-more"):
                told.add(one.id)
                assert one.data["points"] == sum(card.points for card in best) - before
                counted = one.data.get("card"), action.json["island"]
                assert one.id == "post-more" or counted in [
                    (ids[card.card], names[card.island]) for card in best
                ]
    assert told


def test_a_street_for_a_tile_that_makes_a_card_count_names_the_card() -> None:
    """As found by reading: "for the tile that you hold: one point", where it made a card count twelve."""
    state: Any = lagoon(ships=SHIPS, characters={0: "sole-glass"}, tiles={0: "glass"})
    state.apply("sail 8-9")
    state.apply("draw 1")
    state.drawn = state.rules.board.paving_index["street-none"]
    why = told(state, "build street 4c2")["opens-for-held"]
    assert (why["card"], why["points"], why["stands"]) == ("sole-glass", 12, 0)
    state.characters = [[], []]
    assert "opens-for-held" not in told(state, "build street 4c2")


def test_a_visit_is_told_with_the_card_that_it_serves() -> None:
    """As found by reading: "you build 2 tiles: 2 points", though a card then counted twelve."""
    state = lagoon(
        ships=SHIPS, gold=0, characters={0: "sole-glass"}, gondolas={13: 0}, tiles={0: "glass glass"}
    )
    why = told(state, "sail 8-9")
    assert why["builds-several"]["tiles"] == 2
    data = why["visit-for-card"]
    assert (data["card"], data["island"], data["points"], data["stands"]) == (
        "sole-glass",
        "san-pietro-martire",
        12,
        1,
    )


def test_who_dismisses_a_gondolier_hears_what_the_gold_is_for() -> None:
    """As found by reading: "5 gondoliers and no card yet", and then only why a purchase would be good."""
    state = lagoon(ships="2 4 7 9 11 14 16 18", gold=0)
    state.apply("sail 16-17")
    why = told(state, "dismiss")
    assert next(iter(why)) == "spare-gondolier"
    assert any(id_.startswith("gold-") for id_ in why)
    assert not any("next" in data for data in why.values())


def test_a_gondolier_is_hired_for_the_card_that_he_makes_count() -> None:
    """As found by reading: of a gondolier only the number of cards was told."""
    parts: dict[str, Any] = {"ships": "2 4 7 9 11 14 16 18", "gold": 9, "available": {0: 0}}
    state = lagoon(**parts, characters={0: "few-red-blue"})
    state.apply("sail 16-17")
    why = found(state, "hire")["hire-serves"]
    assert (why["card"], why["points"]) == ("few-red-blue", 10)
    state = lagoon(**parts, characters={0: "palace"})
    state.apply("sail 16-17")
    assert "cards-unserved" in found(state, "hire")


def test_a_gondolier_without_a_card_is_named_where_a_character_is_looked_for() -> None:
    """As found by reading: "5 gondoliers for 4 cards" did not say where one stands idle."""
    state = lagoon(ships="2 5 7 9 11 14 16 18", gold=9, gondolas={9: 0})
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    data = {one.id: one.data for one in explainer._gold._cards.look(state)}
    assert data["idle-serves"] == {"islands": ["navagero"], "count": 1}


@pytest.mark.parametrize(("gold", "rival"), [(9, 1), (0, "none")])
def test_the_last_gondola_says_who_could_take_it(gold: int, rival: object) -> None:
    state = lagoon(
        ships="1 4 7 9 11 14 16 18",
        gold={0: 9, 1: gold},
        characters={0: "few-red-blue"},
        gondolas={9: 1, 10: 1, 11: 1},
    )
    state.apply("sail 1-2")
    assert found(state, "place 12")["last-gondola"]["rival"] == rival


@pytest.mark.parametrize(("gold", "told_of"), [(3, True), (15, False)])
def test_beads_are_no_reason_for_who_has_gold_enough(gold: int, told_of: bool) -> None:
    """As found by reading: twelve gold for four points were offered to somebody with fourteen gold."""
    state = lagoon(ships="2 4 7 8 10 14 16 18", gold=gold, points=9, streets={"3c2": "none"})
    state.apply("sail 10-11")
    why = told(state, "buy glass")
    assert ("factory-makes-beads" in why) == told_of
    assert found(state, "buy glass")["points-when-built"]["rich"] == (not told_of)


@pytest.mark.parametrize(("tiles", "told"), [("", True), ("glass", False)])
def test_a_tile_is_not_for_a_card_that_a_held_tile_serves_already(tiles: str, told: bool) -> None:
    """As found by reading: a shop was bought for a card of most buildings that two factories in hand serve as well."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=9,
        tiles={0: tiles},
        characters={0: "sacca-mattia-most"},
        gondolas={1: 0},
        streets={"1b2": "none", "1d2": "none"},
        buildings={"1b1": "shop-blue 0"},
    )
    state.apply("sail 3-4")
    assert ("tile-for-card" in found(state, "buy shop")) == told


def test_a_visit_counts_what_its_tiles_bring_to_cards() -> None:
    """As found by reading: of two tiles in one visit the four points of a card were not told."""
    state = lagoon(
        ships="2 4 7 8 11 14 16 18",
        gold=0,
        characters={0: "shop-grey"},
        gondolas={9: 0},
        available={0: 0},
        left={"glass": 2, "special": 2},
        tiles={0: "shop-grey palace-1"},
        streets={"3c2": "none", "3b2": "none"},
    )
    data = found(state, "sail 8-9")["builds-several"]
    assert (data["tiles"], data["points"], data["cards"]) == (2, 5, 4)
