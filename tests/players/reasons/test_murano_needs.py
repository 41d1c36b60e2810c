"""Murano: what a card still needs on an island is named, with the street and the gondolier that are missing."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.murano.ring.reach import way
from spieltisch.players.judged import EVEN
from spieltisch.players.knowledge import Reason, knowledge_of
from spieltisch.shell.naming import Words
from spieltisch.shell.sentences import reason
from tests.lagoon import lagoon

SHIPS = "2 4 7 8 11 14 16 18"
"""The ship on space 4 can go to the space 5, where characters are looked at."""


def found(state: Any, action: str) -> dict[str, Reason]:
    """Return all reasons that were found for an action by their ids."""
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    return {one.id: one for one in explainer.of(state)(state.parse(action))}


def said(one: Reason, language: str = "en") -> str:
    """Return the words of a reason."""
    return reason("murano", one.to_dict(), Words(language, ("Anna", "Ben"))).replace("\u00a0", " ")


def offered(card: str, **parts: Any) -> Any:
    """Return a position in which one card was looked at."""
    state = lagoon(ships=SHIPS, pile=f"{card} customer-red customer-blue", **parts)
    state.apply("sail 4-5")
    state.apply("look")
    return state


def test_an_empty_island_lacks_more_than_one_thing() -> None:
    """As found by reading: "lacks only one thing" where a street, an own shop and a gondolier are missing."""
    why = found(offered("sole-shop"), "keep sole-shop")
    assert said(why["new-card-lacks"]) == (
        "On Sacca Mattia (4 more islands are as good), “12 points if only you own shops here” "
        "still needs a shop of your own, a street for the site and a gondolier; "
        "most of the game is left for that."
    )
    assert "einen eigenen Laden, eine Straße für den Bauplatz und einen Gondoliere; " in said(
        why["new-card-lacks"], "de"
    )


@pytest.mark.parametrize(("theirs", "rival"), [("shop-red", 1), ("glass", "none")])
def test_whose_tile_would_spoil_a_card_is_told(theirs: str, rival: object) -> None:
    why = found(offered("sole-shop", tiles={1: theirs}), "keep sole-shop")
    assert why["card-spoiled-by"].data["rival"] == rival


@pytest.mark.parametrize(
    ("streets", "gondolas", "island", "also"),
    [
        ({}, {}, "sacca-mattia", "both"),
        ({"2c2": "none"}, {}, "san-donato", "post"),
        ({"2c2": "none"}, {5: 0}, "san-donato", "none"),
    ],
)
def test_a_street_and_a_gondolier_are_named_where_they_are_missing(
    streets: dict[str, str], gondolas: dict[int, int], island: str, also: str
) -> None:
    """Of islands that are alike it is one with a site and a gondolier."""
    why = found(offered("sole-shop", streets=streets, gondolas=gondolas), "keep sole-shop")
    data = why["new-card-lacks"].data
    assert (data["island"], data["gained"], data["also"]) == (island, "own-shop", also)


def test_several_buildings_are_named_by_their_sorts() -> None:
    data = found(offered("sacca-mattia-mixed"), "keep sacca-mattia-mixed")["new-card-lacks"].data
    assert (data["missing"], data["sorts"]) == (4, ["glass", "shop", "palace", "special"])


def test_own_buildings_are_named_as_such() -> None:
    data = found(offered("sacca-mattia-most"), "keep sacca-mattia-most")["new-card-lacks"].data
    assert (data["missing"], data["sorts"], data["alike"]) == (2, ["own"], 0)


def test_buildings_of_several_sorts_are_not_named_by_one() -> None:
    data = found(offered("no-glass"), "keep no-glass")["new-card-lacks"].data
    assert (data["missing"], data["sorts"]) == (4, ["building"])


@pytest.mark.parametrize(("gold", "told"), [(2, True), (4, False)])
def test_a_purchase_says_which_gondolier_its_price_leaves_unpaid(gold: int, told: bool) -> None:
    """As found by reading: a special building took the last gold from a gondolier for ten points, and nothing said so."""
    state = lagoon(ships="1 3 4 7 11 14 16 18", gold=gold, characters={0: "few-red-blue"})
    state.apply("sail 7-8")
    why = found(state, "buy special")
    assert ("post-short" in why) == told
    assert not told or [why["post-short"].data[name] for name in ("points", "left", "price")] == [10, 0, 2]


@pytest.mark.parametrize(("gold", "told"), [(2, ["gold-for-card", "post-waits"]), (1, ["gold-posts"])])
def test_gold_says_besides_which_card_could_be_served_without_it(gold: int, told: list[str]) -> None:
    """As found by reading: gold was for another character, while ten points could be had with the gold in hand.

    Said first it spoke against the gold.
    """
    state = lagoon(ships="2 4 7 9 11 14 16 18", gold=gold, characters={0: "few-red-grey"})
    state.apply("sail 11-12")
    assert [*found(state, "take gold")] == told


def test_a_shop_that_may_fit_tells_how_many_of_the_unseen_ones_do() -> None:
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        gold=5,
        streets={"1b2": "red-2", "1c2": "none"},
        buildings={"1b1": "glass 1"},
    )
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert [why["shop-can-earn"].data[name] for name in ("fits", "all", "least")] == [3, 9, 0]
    assert why["points-when-built"].data["points"] == 2


def test_a_shop_tells_what_the_other_unseen_ones_bring_at_least() -> None:
    """As found by reading: three of eight shops were to bring two gold, and the other five brought two and one."""
    state = lagoon(
        ships="2 3 7 9 11 14 16 18",
        streets={"1b2": "red-1", "1d2": "blue-2", "1c4": "grey-2"},
        buildings={"1b1": "glass 1"},
    )
    state.apply("sail 3-4")
    data = found(state, "buy shop")["shop-can-earn"].data
    assert (data["gold"], data["least"]) == (2, 1)
    # The blue ones and the grey ones do.
    assert (data["fits"], data["all"]) == (6, 9)


@pytest.mark.parametrize(
    ("streets", "built", "colours", "elsewhere"),
    [
        ({"1b2": "red-2", "1d2": "grey-2"}, {"1b1": "glass 1"}, "red-grey", 0),
        ({"1b2": "red-2", "1d2": "grey-2", "3b2": "blue-2"}, {"1b1": "glass 1"}, "red-grey", 1),
        ({"1b2": "red-2", "3b2": "blue-2"}, {"1b1": "glass 1", "3a2": "shop-blue 1"}, "one", 1),
        ({"1b2": "red-2", "1d2": "grey-2", "1c4": "blue-2"}, {"1b1": "glass 1"}, "any", 0),
    ],
)
def test_all_colours_of_shops_that_would_raise_the_income_are_named(
    streets: dict[str, str], built: dict[str, str], colours: str, elsewhere: int
) -> None:
    """As found by reading: "a blue shop: 6 of the 6 unseen shops do so", of which one was blue."""
    state = lagoon(ships="2 3 7 9 11 14 16 18", streets=streets, buildings=built)
    state.apply("sail 3-4")
    data = found(state, "buy shop")["shop-can-earn"].data
    assert (data["colours"], data["elsewhere"], data["island"]) == (colours, elsewhere, "sacca-mattia")
    assert colours != "one" or data["tile"] == "shop-red"


def test_ships_of_a_trip_that_goes_on_are_further_ones() -> None:
    """As found by reading: "2 ships sail for 3 gold" after another one had sailed, so that they cost 1 and 2."""
    state: Any = lagoon(ships=SHIPS, gold=6)
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    first = explainer._ships.trip(state, way(state, 7), 0)
    state.apply("sail 14-15")
    further = explainer._ships.trip(state, way(state, 7), 0)
    assert [(one.data["price"], one.data["more"]) for one in (first, further)] == [(1, 0), (3, 1)]


def test_gold_says_what_is_saved_for_and_what_is_missing_then() -> None:
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "special"}, characters={0: "few-red-blue"})
    (action,) = (one for one in state.legal_actions() if str(one) == "pass 16-17")
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    why = {one.id: one.data for one in explainer.why(state, action)}
    assert (why["gold-toward"]["action"], why["gold-toward"]["left"]) == ("gondolier", 1)


def test_passing_with_a_tile_for_no_site_says_that_a_street_comes_next() -> None:
    state = lagoon(ships=SHIPS, gold=0, tiles={0: "special"})
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    before = lagoon(ships="3 4 5 9 12 13 15 16", gold=0, tiles={0: "special"})
    (built,) = explainer._builds_next(before, state, Reason("brings-gold", {"total": 1}))
    assert (built.data["tiles"], built.data["free"]) == (1, 0)


def test_streets_for_an_income_tell_where_and_how_much() -> None:
    state = lagoon(ships=SHIPS, streets={"1b2": "red-1"}, buildings={"1b1": "shop-red 0"})
    state.apply("sail 8-9")
    data = found(state, "draw 1")["street-for-shops"].data
    assert (data["island"], data["now"], data["total"]) == ("sacca-mattia", 1, 3)


def test_gold_for_a_first_card_says_what_its_gondolier_still_lacks() -> None:
    """As found by reading: "it brings 1 gold, then you have 2", with a card and its gondolier for three."""
    state = lagoon(ships=SHIPS, gold=1)
    why = found(state, "pass 16-17")["gold-toward-cards"].data
    # The card alone costs one.
    assert [why[name] for name in ("count", "price", "left", "before")] == [1, 3, 1, 0]


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        (
            {},
            "still needs a shop of your own, a street for the site and a gondolier",
        ),
        (
            {0: "shop-red"},
            "only needs a street for the site and a gondolier, counting a tile that you hold",
        ),
    ],
)
def test_tiles_that_are_held_are_no_longer_needed(tiles: dict[int, str], told: str) -> None:
    """As found by reading: "it then still needs a shop (you hold one)" asked for what lay before the player."""
    why = found(offered("sole-shop", tiles=tiles), "keep sole-shop")
    assert said(why["new-card-lacks"]).endswith(f"{told}; most of the game is left for that.")
    assert why["new-card-lacks"].data["held"] == len(tiles)
    german = said(why["new-card-lacks"], "de")
    assert ("ein Plättchen von dir mitgezählt; " in german) == bool(tiles)


@pytest.mark.parametrize(("characters", "also"), [("", "none"), ("san-pietro-martire-most", "post")])
def test_a_gondolier_who_serves_another_card_is_not_free_for_a_new_one(characters: str, also: str) -> None:
    """As found by reading: a card "lacks nothing more" where the only gondolier had another card to serve."""
    state: Any = lagoon(
        characters={0: characters},
        streets={"4c2": "none", "4b2": "none"},
        buildings={"4c1": "shop-red 0", "4d2": "shop-blue 0"},
        gondolas={14: 0},
    )
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    gains = explainer._building.gains
    card = next(number for number, one in enumerate(state.rules.characters) if one.id == "sole-glass")
    island = next(
        number for number, one in enumerate(state.rules.board.islands) if one.id == "san-pietro-martire"
    )
    assert gains.needs(state, card, island)["also"] == also


# -- a card that is declined -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["glass-equals-crests", "customer-red", "customer-blue"])
def test_the_best_card_is_the_one_that_was_found_best(card: str) -> None:
    """As found by reading: a card that was not among the alternatives shown was called the best, and worth its price."""
    state = offered("glass-equals-crests", gold=2)
    asked = [state.parse(one) for one in ("decline", f"keep {card}")]
    declined = knowledge_of(state).explained(state, asked)[0]
    assert [one.data.get("card") for one in declined] == [card, None]
    assert not {one.id for one in declined} - {"offered-lacks", "offered-counts", "saves-gold"}


@pytest.mark.parametrize(
    ("gold", "streets", "told"),
    [
        (
            2,
            {"4c2": "none"},
            "You keep the gold for “Special building” (2 gold): with the card, only 1 gold would be left.",
        ),
        (2, {}, "With the card, the 1 gold left would be too little for its gondolier (2 gold)."),
        (1, {}, "With the card, nothing would be left for its gondolier (2 gold)."),
        (5, {}, "You save 1 gold; your next look shows other cards for the same price."),
    ],
)
def test_who_declines_is_told_what_the_price_of_the_card_is_needed_for(
    gold: int, streets: dict[str, str], told: str
) -> None:
    """As found by reading: that one gold is saved was the reason for a turn that brings nothing."""
    why = found(offered("sole-shop", gold=gold, streets=streets), "decline")
    assert said(why["saves-gold"]) == told
    assert why["saves-gold"].data["left"] == gold - 1


@pytest.mark.parametrize(
    ("gondolas", "costs", "short", "told"), [({}, 2, 0, "keep the gold"), ({9: 1}, 5, 2, "save for")]
)
def test_who_declines_keeps_the_gold_for_the_gondolier_of_an_own_card_first(
    gondolas: dict[int, int], costs: int, short: int, told: str
) -> None:
    """As found by reading: gold was kept for a shop, and twelve points of an own card lacked nothing but a gondolier for as much."""
    state = offered(
        "sole-glass",
        gold=3,
        characters={0: "navagero-most"},
        streets={"3b1": "none"},
        buildings={"3a1": "glass 0", "3c1": "shop-red 0"},
        gondolas=gondolas,
    )
    why = found(state, "decline")["saves-gold"]
    names = {name: why.data[name] for name in ("pays", "card", "island", "points", "costs", "short")}
    own = {"pays": "own", "card": "navagero-most", "island": "navagero", "points": 12}
    assert names == {**own, "costs": costs, "short": short}
    assert told in said(why)


@pytest.mark.parametrize(
    ("buildings", "gained"),
    [
        ({"4c1": "shop-red 1"}, "palace-1"),
        ({}, "shop"),
    ],
)
def test_a_card_that_lacks_one_kind_of_palace_names_it(buildings: dict[str, str], gained: str) -> None:
    """As found by reading: "still needs a palace" was told of a card that only one with a single crest completes."""
    state: Any = lagoon(streets={"4c2": "none"}, buildings=buildings)
    explainer: Any = knowledge_of(state)._explainer  # type: ignore[attr-defined]
    gains = explainer._building.gains
    card = next(i for i, one in enumerate(state.rules.characters) if one.id == "shops-equal-crests")
    island = next(i for i, one in enumerate(state.rules.board.islands) if one.id == "san-pietro-martire")
    assert gains.needs(state, card, island)["gained"] == gained


@pytest.mark.parametrize(("hand", "points"), [(0, 0), (1, 4)])
def test_a_card_counts_only_where_a_gondolier_can_serve_it(hand: int, points: int) -> None:
    """What lies on islands that no gondolier of the player can reach any more was counted."""
    state = offered("sole-shop", streets={"4c2": "red-2"}, gondolas={1: 0}, available={0: hand})
    decline, keep = state.parse("decline"), state.parse("keep customer-red")
    (best, *_), _ = knowledge_of(state).explained(state, [decline, keep])
    assert best.data["points"] == points


@pytest.mark.parametrize(
    ("card", "tiles", "held"),
    [("palace", "shop-grey glass", 2), ("palace", "palace-1 glass", 0), ("bead-red", "glass", 0)],
)
def test_a_declined_card_says_that_what_is_held_does_not_serve_it(card: str, tiles: str, held: int) -> None:
    """As found by reading: "counts nothing so far" did not say that nothing is to come, either."""
    state = lagoon(ships=SHIPS, pile=f"{card} customer-red customer-blue", tiles={0: tiles})
    for action in ("sail 4-5", "look"):
        state.apply(action)
    (best, *_), _ = knowledge_of(state).explained(
        state, [state.parse("decline"), state.parse(f"keep {card}")]
    )
    assert best.data["tiles"] == held
    assert best.plain


# -- what gold is for first --------------------------------------------------------------------------------------------

FOR_GLASS: dict[str, Any] = {
    "characters": {0: "glass-equals-crests"},
    "streets": {"4c2": "none"},
    "buildings": {"4c1": "palace-1"},
}
"""The character lacks a glass factory, for which a site is free, and a gondolier."""


@pytest.mark.parametrize(("glass", "action"), [({}, "glass"), ({"4c3": "glass 0"}, "gondolier")])
def test_gold_is_for_the_building_that_a_card_lacks_before_its_gondolier(
    glass: dict[str, str], action: str
) -> None:
    """As found by reading: gold was for a gondolier, whose card still needed buildings."""
    parts = {**FOR_GLASS, "buildings": {**FOR_GLASS["buildings"], **glass}}
    state = lagoon(ships="2 4 6 8 10 14 16 18", gold=0, **parts)
    state.apply("sail 10-12")
    assert next(iter(found(state, "take gold").values())).data["action"] == action


def test_gold_for_a_building_that_a_card_lacks_leaves_enough_for_its_gondolier() -> None:
    """As found by reading: "1 gold is left" paid for exactly the glass factory that the card needed."""
    state = lagoon(
        ships="1 4 6 8 10 14 16 18",
        gold=0,
        characters={0: "san-pietro-martire-most"},
        streets={"4c2": "none"},
        buildings={"4c1": "shop-red 0"},
    )
    state.apply("sail 16-17")
    data = found(state, "dismiss")["gold-affords"].data
    assert (data["action"], data["price"], data["left"], data["rest"]) == ("glass", 1, 2, "enough")


# -- streets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shop", "told"), [("shop-blue 0", True), ("glass 0", False)])
def test_a_street_on_an_island_where_an_own_card_counts_may_upset_it(shop: str, told: bool) -> None:
    """As found by reading: a street "would bring you nothing", and it endangered twelve points."""
    state = lagoon(
        ships=SHIPS,
        tiles={0: "glass"},
        characters={0: "shops-equal-crests"},
        streets={"4c2": "none", "1b2": "none"},
        buildings={"4c1": "palace-1", "4c3": shop},
    )
    for action in ("sail 8-9", "build glass 1b1"):
        state.apply(action)
    why = found(state, "end")
    assert ("street-upsets" in why, "leaves-islands" in why) == (told, True)


def test_a_shop_names_the_street_that_it_needs_once() -> None:
    """As found by reading: "it needs a street first" and "it needs a new street" stood together, and "at least 2" had no unit."""
    state = lagoon(
        ships="2 3 5 8 11 14 16 18",
        characters={0: "shops-equal-crests"},
        streets={"4c2": "none", "5a2": "red-2"},
        buildings={
            "4c1": "palace-1",
            "4d2": "shop-blue 0",
            "5a1": "shop-blue 0",
            "5a3": "shop-grey 1",
        },
        gondolas={14: 0},
    )
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert why["shop-can-earn"].data["street"] == why["spoils-card"].data["told"] == 1
    assert said(why["spoils-card"]).startswith("But not on the free sites of San Pietro Martire: there it")


def test_what_a_card_needs_after_an_unknown_palace_is_told_as_the_most() -> None:
    """ "It then still needs a palace" was said of palaces of which most complete the condition."""
    state = lagoon(
        ships="2 4 5 8 11 14 16 18",
        characters={0: "shops-equal-crests"},
        streets={"4c2": "none", "4b3": "none"},
        buildings={"4c1": "shop-red 0", "4d2": "shop-blue 0"},
    )
    state.apply("sail 5-6")
    lacks = found(state, "buy palace")["card-lacks"]
    assert lacks.data["worst"] == 1
    assert "which then still needs at most a palace" in said(lacks)
    assert "Dann braucht er höchstens noch einen Palast" in said(lacks, "de")


def test_a_street_says_plainly_that_most_places_would_do_as_well() -> None:
    """As found by reading: "like most places" did not say whether it makes a difference."""
    state: Any = lagoon(
        ships="2 4 7 9 11 14 16 18",
        tiles={0: "palace-1"},
        drawn="street-none",
        phase="street",
        moved=[9],
        sailed=1,
        space=9,
        red=18,
    )
    knowledge = knowledge_of(state)
    legal = state.legal_actions()
    ratings = dict(zip(legal, knowledge.rate(state, legal), strict=True))
    alike = set()
    for one in legal:
        told = found(state, str(one))["opens-sites"]
        alike.add(told.data["alike"])
        assert said(told).endswith("ost places would do as well.") == bool(told.data["alike"])
        even = sum(ratings[other] >= ratings[one] - EVEN for other in legal)
        assert not told.data["alike"] or 2 * even > len(legal)
    assert alike == {2}


@pytest.mark.parametrize(
    ("gondolas", "first"),
    [({}, ["shop-can-earn", "tile-for-card"]), ({14: 0}, ["tile-for-card", "shop-can-earn"])],
)
def test_more_income_comes_before_few_points_whose_gondolier_is_still_to_come(
    gondolas: dict[int, int], first: list[str]
) -> None:
    """As found by reading: two points with a gondolier for two gold were told of a shop for three gold at each income."""
    state = lagoon(
        ships="2 3 5 8 11 14 16 18",
        characters={0: "shop"},
        streets={"4c2": "grey-2", "4b3": "grey-1"},
        buildings={"4c1": "palace-1", "4d2": "shop-blue 0", "4c3": "special", "4a2": "special"},
        gondolas=gondolas,
    )
    state.apply("sail 3-4")
    why = found(state, "buy shop")
    assert [*why][:2] == first
    assert why["shop-can-earn"].data["gold"] == 3 > why["tile-for-card"].data["points"] == 2


@pytest.mark.parametrize(("card", "alike", "grows"), [("few-red-blue", 4, 0), ("customer-grey", 0, 1)])
def test_a_card_that_counts_already_says_where_else_and_whether_it_grows(
    card: str, alike: int, grows: int
) -> None:
    """As found by reading: one of five islands on which the card counts as much was named alone."""
    data = found(offered(card, streets={"4c2": "grey-2"}), f"keep {card}")["card-with-gondolier"].data
    assert (data["alike"], data["grows"]) == (alike, grows)


@pytest.mark.parametrize(("streets", "rise"), [({"4c2": "red-1"}, 1), ({"4c2": "red-2", "4b2": "red-2"}, 0)])
def test_a_choice_says_what_the_best_tile_brings_unless_that_is_told(
    streets: dict[str, str], rise: int
) -> None:
    """As found by reading: "best a red shop" did not say that the one customer on the board is red."""
    state = lagoon(ships="2 3 7 9 11 14 16 18", gold=5, streets=streets)
    state.apply("sail 3-4")
    why = found(state, "search shop")
    assert why["choice-of"].data["rise"] == rise
    assert ("shop-earns" in why) == (not rise)


def test_a_new_card_adds_no_more_than_by_the_best_assignment_of_all() -> None:
    """As seen by players: the last gondolier in hand was to serve a new card, which a waiting one needs."""
    glass = {"streets": {"1a2": "none"}, "buildings": {"1a3": "glass 0"}}
    why = found(offered("glass", characters={0: "sole-glass"}, available={0: 1}, **glass), "keep glass")
    assert "card-with-gondolier" not in why
    two = found(offered("glass", characters={0: "sole-glass"}, available={0: 2}, **glass), "keep glass")
    assert two["card-with-gondolier"].data["points"] == 3


@pytest.mark.parametrize(("hand", "told"), [(1, False), (2, True)])
def test_a_card_that_others_leave_no_gondolier_for_is_not_helped(hand: int, told: bool) -> None:
    """A building for one card was praised though the last gondolier in hand serves another one, which counts more."""
    state = lagoon(
        ships=SHIPS,
        tiles={0: "glass"},
        characters={0: "sole-glass glass"},
        available={0: hand},
        streets={"1a2": "none", "1b2": "none"},
        buildings={"1a3": "glass 0"},
    )
    state.apply("sail 8-9")
    assert ("card-with-gondolier" in found(state, "build glass 1b1")) == told


@pytest.mark.parametrize(("hand", "told"), [(1, False), (2, True)])
def test_a_tile_is_not_bought_for_a_card_that_others_leave_no_gondolier_for(hand: int, told: bool) -> None:
    """A palace for three points was praised though the last gondolier in hand serves a card of twelve."""
    state = lagoon(
        ships="2 4 5 8 11 14 16 18",
        characters={0: "sole-glass palace"},
        available={0: hand},
        streets={"1a2": "none", "1b2": "none"},
        buildings={"1a3": "glass 0"},
    )
    state.apply("sail 5-6")
    assert ("tile-for-card" in found(state, "buy palace")) == told
