"""What character cards bring now and at most, and with whom: what the table writes on them (MU-6xx, MU-9xx)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from spieltisch import PUBLIC, State
from spieltisch.murano.people import counting
from spieltisch.murano.scoring import assignment
from tests.lagoon import lagoon, own, play, texts

GLASS: dict[str, Any] = {
    "streets": {"1a2": "none", "2b2": "none", "2c2": "none"},
    "buildings": {"1a3": "glass 0", "2b1": "glass 0", "2c1": "glass 1"},
}
"""`glass` brings 3 on island 1 and 6 on island 2, `sole-glass` 12 on island 1 alone."""
ONE, TWO = "sacca-mattia", "san-donato"


def now(state: State, seat: int = 0) -> dict[str, tuple[Any, ...]]:
    """Return per own card points, island, with whom, and the rule why not."""
    cards = own(state, seat)["characters"]
    assert all([*card["now"]] == ["points", "island", "by", "rule"] for card in cards)
    return {card["card"]: tuple(card["now"].values()) for card in cards}


def most(state: State) -> dict[str, tuple[Any, ...]]:
    cards = own(state)["characters"]
    assert all([*card["most"]] == ["points", "island", "by"] for card in cards)
    return {card["card"]: tuple(card["most"].values()) for card in cards}


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-919")
def test_a_card_brings_nothing_where_nobody_is_and_nobody_is_left() -> None:
    """The best island is no help without a gondolier: neither one there nor one in hand."""
    cards = {0: "glass"}
    nobody = lagoon(characters=cards, available={0: 0}, **GLASS)
    assert now(nobody) == {"glass": (0, None, None, "MU-919")}
    assert most(nobody) == {"glass": (6, TWO, None)}
    elsewhere = lagoon(characters=cards, gondolas={1: 0}, available={0: 0}, **GLASS)
    assert now(elsewhere) == {"glass": (3, ONE, "there", None)}
    assert most(elsewhere) == {"glass": (6, TWO, None)}


@pytest.mark.rule("MU-615")
def test_who_stands_there_and_who_would_have_to_be_placed() -> None:
    cards = {0: "glass"}
    in_hand = lagoon(characters=cards, available={0: 1}, **GLASS)
    assert now(in_hand) == {"glass": (6, TWO, "hand", None)}
    assert most(in_hand) == {"glass": (6, TWO, "hand")}
    there = lagoon(characters=cards, gondolas={5: 0}, available={0: 1}, **GLASS)
    assert now(there) == most(there) | {"glass": (6, TWO, "there", None)}
    # All four gondolas of the better island are taken by others.
    full = lagoon(characters=cards, gondolas=dict.fromkeys((5, 6, 7, 8), 1), available={0: 1}, **GLASS)
    assert now(full) == {"glass": (3, ONE, "hand", None)}
    assert most(full) == {"glass": (3, ONE, "hand")}


@pytest.mark.rule("MU-616")
@pytest.mark.rule("MU-918")
def test_one_gondolier_serves_the_card_that_brings_more() -> None:
    cards = {0: "glass sole-glass"}
    one = lagoon(characters=cards, gondolas={1: 0}, available={0: 0}, **GLASS)
    assert now(one) == {"glass": (0, None, None, "MU-616"), "sole-glass": (12, ONE, "there", None)}
    assert most(one) == {"glass": (6, TWO, None), "sole-glass": (12, ONE, "there")}
    two = lagoon(characters=cards, gondolas={1: 0}, available={0: 1}, **GLASS)
    assert now(two) == {"glass": (6, TWO, "hand", None), "sole-glass": (12, ONE, "there", None)}


@pytest.mark.rule("MU-921")
def test_a_card_that_is_worth_nothing_anywhere() -> None:
    state = lagoon(characters={0: "palace"}, gondolas={1: 0}, **GLASS)
    assert now(state) == {"palace": (0, None, None, "MU-921")}
    assert most(state) == {"palace": (0, None, None)}


@pytest.mark.rule("MU-921")
@pytest.mark.parametrize(
    ("card", "parts", "lacks"),
    [
        ("sacca-mattia-mixed", {"buildings": {"1a3": "glass 0"}}, (None, 1, "shop palace special")),
        ("sacca-mattia-most", {"buildings": {"1a3": "glass 0"}}, (None, 1, "owned")),
        ("sole-shop", {"buildings": {"1a3": "glass 0"}}, ("sacca-mattia", 0, "shop")),
        ("bead-each", {"beads": {0: "red"}}, (None, 1, "green blue")),
        ("glass-equals-shops", {"buildings": {"2b1": "glass 0"}}, ("san-donato", 1, "shop")),
        ("no-glass", {"buildings": {"2b1": "shop-red 0"}}, ("san-donato", 1, "building building building")),
        ("glass", {}, None),
        ("san-donato-most", {"buildings": {"2b1": "glass 0", "2c1": "glass 0"}}, None),
    ],
)
def test_a_card_whose_points_come_at_once_says_what_is_missing(
    card: str, parts: dict[str, Any], lacks: tuple[str | None, int, str] | None
) -> None:
    (own_card,) = own(lagoon(characters={0: card}, **parts))["characters"]
    found = own_card["lacks"]
    told = found and (
        found["island"],
        found["met"],
        " ".join(term.get("colour", term["what"]) for term in found["missing"]),
    )
    assert told == lacks


FULL = dict.fromkeys(("1a3", "1b1", "1c1", "1d1", "1e1"), "glass 1") | dict.fromkeys(
    ("1d3", "1e3"), "shop-red 1"
)
"""All building spaces of island 1 but 1b4."""


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-921")
@pytest.mark.parametrize(
    ("card", "parts", "is_barred"),
    [
        ("glass", {}, False),
        ("sacca-mattia-mixed", {"buildings": {"1a3": "glass 0"}}, False),
        # Each of the four gondolas of its island has somebody else's gondolier.
        ("sacca-mattia-mixed", {"gondolas": dict.fromkeys((1, 2, 3, 4), 1)}, True),
        # Palace and special building are missing there.
        ("sacca-mattia-mixed", {"buildings": FULL}, True),
        ("sacca-mattia-mixed", {"buildings": FULL | {"1b1": "palace-1"}}, False),
        ("sole-glass", {"buildings": {"1a3": "glass 1"}}, False),
        ("sole-glass", {"buildings": dict.fromkeys(("1a3", "2b1", "3a1", "4b1", "5a1"), "glass 1")}, True),
        # Another gondolier may be hired.
        ("glass", {"available": {0: 0}}, False),
    ],
)
def test_a_card_that_can_have_no_points_any_more_is_told(
    card: str, parts: dict[str, Any], *, is_barred: bool
) -> None:
    (own_card,) = own(lagoon(characters={0: card}, **parts))["characters"]
    assert own_card["barred"] == is_barred


CUSTOMERS: dict[str, Any] = {
    "streets": {"2b2": "red-2", "2c2": "blue-2"}, "buildings": {"2b1": "glass 0", "2c1": "glass 1"},
}  # fmt: skip
"""`few-red-blue` counts anywhere but on island 2, which has four such customers."""
OVERFULL = {"island": TWO, "met": 4, "of": 3, "missing": []}


@pytest.mark.rule("MU-615")
@pytest.mark.rule("MU-919")
@pytest.mark.parametrize(
    ("cards", "gondolas", "scored", "told"),
    [
        ("few-red-blue", {5: 0}, "", ("MU-615", OVERFULL)),
        ("few-red-blue", {5: 1}, "", ("MU-919", None)),
        ("few-red-blue glass", {5: 0}, "glass san-donato", ("MU-615", OVERFULL)),
        ("few-red-blue glass", {1: 0}, "glass sacca-mattia", ("MU-616", None)),
        ("sole-glass", {5: 0}, "", ("MU-921", {"island": TWO, "met": 1, "of": 0, "missing": []})),
        ("san-donato-most", {5: 0}, "", ("MU-921", {"island": None, "met": 1, "of": 2, "missing": [
            {"what": "owned", "owner": "own"}]})),
    ],
)  # fmt: skip
def test_what_keeps_a_card_from_scoring_is_told_of_where_its_gondolier_stands(
    cards: str, gondolas: dict[int, int], scored: str, told: tuple[str, Any]
) -> None:
    """Before the scoring of a seat ends, and when the game is over; nobody is missing where one stands."""
    card = cards.split(maxsplit=1)[0]
    state: Any = lagoon(characters={0: cards}, gondolas=gondolas, phase="assign", options={"assignment": "by-hand"},
                   ending={"seat": 0, "sorts": ["glass", "shop"]}, left={"glass": 0, "shop": 0}, **CUSTOMERS)  # fmt: skip
    play(state, *[f"score {scored}"] * bool(scored))
    for _ in range(2):
        found = next(one for one in own(state)["characters"] if one["card"] == card)
        assert (found["now"]["rule"], found["lacks"]) == told
        play(state, *["end turn"] * (2 if state.current_player == 0 else 0))
    assert state.is_over
    (step,) = [step for step in counting.counted(state) if step["telling"]["id"] == "mur-count-unserved"]
    rule, lack = told
    why = ("lacks" if lack["missing"] else "over") if lack else rule
    args = step["telling"]["args"]
    assert (args["why"], args["met"], args["of"]) == (why, *((lack["met"], lack["of"]) if lack else (0, 0)))


@pytest.mark.rule("MU-604")
def test_offered_cards_are_counted_beside_the_own_ones() -> None:
    state = lagoon(characters={0: "sole-glass"}, gondolas={1: 0}, available={0: 0},
                   pile="glass palace shop", **GLASS)  # fmt: skip
    play(state, "sail 4-5", "look")
    seen = state.observation(0)
    assert [card["card"] for card in seen["offered"]] == seen["choice"] == ["glass", "palace", "shop"]
    brings = [(card["now"]["points"], card["now"]["rule"]) for card in seen["offered"]]
    assert brings == [(0, "MU-616"), (0, "MU-921"), (0, "MU-921")]
    assert seen["offered"][0]["values"][TWO] == seen["offered"][0]["most"]["points"] == 6
    for seat in (1, PUBLIC):
        assert state.observation(seat)["offered"] is None
    play(state, "keep glass")
    kept = own(state)["characters"][1]
    assert kept | {"scored": None} == seen["offered"][0]


def test_an_offered_card_for_which_another_one_gives_up_its_gondolier_tells_what_both_bring() -> None:
    state = lagoon(beads={0: "red"}, characters={0: "bead-red"}, gondolas={5: 0}, available={0: 0},
                   pile="glass palace shop", **GLASS)  # fmt: skip
    play(state, "sail 4-5", "look")
    more, *others = state.observation(0)["offered"]
    assert (own(state)["characters"][0]["now"]["points"], more["now"]["points"], more["net"]) == (5, 6, 1)
    assert not any("net" in card for card in others)
    play(state, "keep glass")
    assert sum(card["now"]["points"] for card in own(state)["characters"]) == 5 + more["net"]


@pytest.mark.rule("MU-612")
def test_what_cards_bring_is_the_owners_secret() -> None:
    state = lagoon(characters={0: "glass"}, gondolas={1: 0}, **GLASS)
    for seat in (1, PUBLIC):
        assert state.observation(seat)["seats"][0]["characters"] is None
        assert state.observation(seat)["offered"] is None


@pytest.mark.rule("MU-905")
@pytest.mark.rule("MU-924")
def test_nobody_is_placed_any_more_after_the_last_action() -> None:
    """Seat 0 ends the game and has no turn after that; seat 1 has one, in which it may place a gondolier."""
    state = lagoon(characters={0: "glass", 1: "own-and-others"}, gold=20, ships="3 5 7 9 11 13 16 18",
                   left={"shop": 0, "special": 1}, **GLASS)  # fmt: skip
    assert now(state)["glass"] == (6, TWO, "hand", None)
    play(state, "sail 7-8", "buy special")
    if "end turn" in texts(state):
        play(state, "end turn")
    assert state.current_player == 1
    assert now(state)["glass"] == (0, None, None, "MU-919")
    assert now(state, 1)["own-and-others"] == (3, TWO, "hand", None)


def assigning() -> State:
    """Return a state in which seat 0 scores by hand, with a gondolier on island 1 and one on island 2."""
    options = {"assignment": "by-hand"}
    return lagoon(characters={0: "glass sole-glass"}, gondolas={1: 0, 5: 0}, phase="assign", options=options,
                  ending={"seat": 0, "sorts": ["glass", "shop"]}, left={"glass": 0, "shop": 0}, **GLASS)  # fmt: skip


@pytest.mark.rule("MU-916")
def test_scored_cards_keep_what_they_brought() -> None:
    state = assigning()
    play(state, "score glass sacca-mattia")
    assert now(state) == {"glass": (3, ONE, "there", None), "sole-glass": (0, None, None, "MU-616")}
    assert [card["scored"] for card in own(state)["characters"]] == [{"island": ONE, "points": 3}, None]


@pytest.mark.rule("MU-616")
def test_who_has_served_a_card_is_told() -> None:
    state = assigning()
    assert own(state)["unused"] == {ONE: 1, TWO: 1}
    play(state, "score glass san-donato")
    assert own(state)["unused"] == {ONE: 1}
    assert [gondola["no"] for gondola in state.observation(1)["gondolas"] if gondola["used"]] == [5]


@pytest.mark.rule("MU-916")
def test_what_a_card_would_bring_is_offered_with_it() -> None:
    offers = {action["text"]: action["points"] for action in assigning().offers()}
    assert offers == {
        "score glass sacca-mattia": 3, "score glass san-donato": 6, "score sole-glass sacca-mattia": 12,
        "score sole-glass san-donato": 0, "end turn": 0,
    }  # fmt: skip


def brute(values: list[list[int]], there: list[int], hand: int, berths: list[int]) -> tuple[int, int]:
    """Return the most points beyond idle gondoliers, and how many cards can be served by who stands there then."""
    best = (0, 0)
    islands = range(len(there))
    ways = [(None, False), *product(islands, (False, True))]
    for chosen in product(ways, repeat=len(values)):
        standing = [sum(way == (island, False) for way in chosen) for island in islands]
        placed = [sum(way == (island, True) for way in chosen) for island in islands]
        fits = all(map(int.__le__, standing, there)) and all(map(int.__le__, placed, berths))
        points = [row[way[0]] for row, way in zip(values, chosen, strict=True) if way[0] is not None]
        if fits and sum(placed) <= hand and all(points):
            best = max(best, (sum(points) - len(points), len(points)))
    return best


@pytest.mark.rule("MU-928")
@pytest.mark.rule("MU-929")
@pytest.mark.parametrize("seed", range(60))
def test_the_assignment_with_gondoliers_in_hand_is_a_best_one(seed: int) -> None:
    rng = Random(seed)
    islands = rng.randint(2, 3)
    values = [[rng.choice((0, 0, 1, 2, 8, 10)) for _ in range(islands)] for _ in range(rng.randint(0, 4))]
    there = [rng.choice((0, 0, 1, 2)) for _ in range(islands)]
    berths = [rng.choice((0, 1, 2, 4)) for _ in range(islands)]
    hand = rng.randint(0, 3)
    chosen = assignment.employ(values, there, hand, berths, 1)
    standing = [chosen.count((island, False)) for island in range(islands)]
    placed = [chosen.count((island, True)) for island in range(islands)]
    assert all(map(int.__le__, standing, there))
    assert all(map(int.__le__, placed, berths))
    assert sum(placed) <= hand
    points = [row[island] for row, (island, _) in zip(values, chosen, strict=True) if island >= 0]
    assert all(points)
    assert (sum(points) - len(points), len(points)) == brute(values, there, hand, berths)


@pytest.mark.rule("MU-928")
def test_who_serves_little_is_free_for_a_card_that_brings_more() -> None:
    """One gondolier in hand and one on island 1; the first card goes empty although each of them could serve it."""
    chosen = assignment.employ([[2, 1], [8, 0], [5, 10]], [0, 1], 1, [4, 1], 1)
    assert chosen == [(assignment.NOWHERE, False), (0, True), (1, False)]


@pytest.mark.rule("MU-928")
def test_among_equals_it_is_the_first_that_was_found() -> None:
    """Two ways to serve three of these four cards bring the same; what is told must not change from look to look."""
    chosen = assignment.employ([[8, 3], [6, 0], [8, 0], [6, 1]], [2, 1], 0, [4, 0], 1)
    assert chosen == [(0, False), (assignment.NOWHERE, False), (0, False), (1, False)]


@pytest.mark.rule("MU-928")
@pytest.mark.rule("MU-922")
def test_a_card_that_brings_as_much_as_an_idle_gondolier_is_served() -> None:
    assert assignment.employ([[1]], [0], 1, [1], 1) == [(0, True)]
    assert assignment.employ([[1, 1]], [0, 1], 1, [1, 0], 1) == [(1, False)]
    assert assignment.employ([[0]], [1], 1, [1], 1) == [(assignment.NOWHERE, False)]


@pytest.mark.rule("MU-615")
def test_what_cards_count_on_an_island_is_told() -> None:
    state = lagoon(
        streets={"1a2": "red-1", "2b2": "none", "2c2": "none"},
        buildings={"1a3": "glass 0", "2b1": "shop-red 1", "2c1": "palace-2"},
    )
    one, two = (island["count"] for island in state.observation(PUBLIC)["islands"][:2])
    assert one["sorts"] == {"glass": 1, "shop": 0, "palace": 0, "special": 0}
    assert [sum(owned.values()) for owned in one["owned"]] == [1, 0]
    assert two["buildings"] == 2
    assert two["shops"] == {"red": 1, "blue": 0, "grey": 0}
    assert two["crests"] == 2
    assert [owned["shop"] for owned in two["owned"]] == [0, 1]


@pytest.mark.rule("MU-616")
@pytest.mark.rule("MU-925")
def test_who_stands_there_serves_on_the_card_as_in_the_score() -> None:
    """A gondolier in hand helps a card that would get none; the one that stands there is not given to that card."""
    state = lagoon(characters={0: "glass sole-glass"}, gondolas={1: 0}, available={0: 1},
                   streets={"1a2": "none"}, buildings={"1a3": "glass 0"})  # fmt: skip
    assert now(state) == {"glass": (3, ONE, "hand", None), "sole-glass": (12, ONE, "there", None)}
    assert own(state)["score"]["parts"]["characters"] == 12


@pytest.mark.rule("MU-925")
@pytest.mark.parametrize("seed", range(60))
def test_cards_that_are_served_there_are_those_of_the_score(seed: int) -> None:
    rng = Random(seed)
    cards = ["few-red-blue", "few-red-grey", "sole-shop", "sole-glass", "glass", "shop", "palace"]
    rng.shuffle(cards)
    state = lagoon(characters={0: " ".join(cards[:4])}, available={0: rng.randrange(3)},
                   gondolas=dict.fromkeys(rng.sample(range(1, 17), 3), 0), **GLASS)  # fmt: skip
    there = sum(points for points, _, by, _ in now(state).values() if by == "there")
    score = own(state)["score"]["parts"]
    assert there == score["characters"]
