"""End of the game and final scoring (MU-9xx)."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from spieltisch import State
from spieltisch.murano.scoring import assignment
from tests.lagoon import lagoon, named, own, play, rule, texts

NEAR_SHOP: dict[str, Any] = {"ships": "3 5 7 9 11 13 16 18", "gold": 20}
"""Ships from which shop, palace, special building, gold and glass are one move away."""


def last(move: str, buy: str, **parts: Any) -> State:
    """Return the state after a purchase that triggers the end: shops are used up, one tile of the other sort is left."""
    state = lagoon(**{**NEAR_SHOP, "left": {"shop": 0, buy: 1}, **parts})
    play(state, f"sail {move}", f"buy {buy}")
    return state


def finish(state: State) -> list[Any]:
    """Let everybody pass until the game is over, and return the events of the end."""
    events: list[Any] = []
    while not state.is_over:
        end = "end turn" in texts(state)
        events = state.apply("end turn" if end else texts(state, "pass")[0])
    return events


@pytest.mark.rule("MU-901")
def test_what_triggers_the_end_says_so_beforehand() -> None:
    def ending(state: State) -> list[str]:
        return [offer["text"] for offer in state.offers() if offer.get("ends")]

    state = lagoon(**NEAR_SHOP, left={"glass": 0, "shop": 1})
    play(state, "sail 3-4")
    assert ending(state) == ["buy shop", "search shop"]
    play(state, "search shop")
    assert ending(state) == texts(state, "choose")
    for left in ({"shop": 1}, {"glass": 0, "shop": 2}):
        state = lagoon(**NEAR_SHOP, left=left)
        play(state, "sail 3-4")
        assert ending(state) == []
    state = lagoon(ships="2 4 7 9 11 13 15 18", left={"glass": 0, "street": 1})
    play(state, "sail 15-16")
    assert ending(state) == texts(state, "draw") != []


@pytest.mark.rule("MU-901")
@pytest.mark.parametrize(("move", "buy"), [("18-1", "glass"), ("5-6", "palace"), ("7-8", "special")])
def test_the_end_is_triggered_by_two_sorts(move: str, buy: str) -> None:
    state = lagoon(**NEAR_SHOP, left={buy: 1})
    assert named(play(state, f"sail {move}", f"buy {buy}"), "end-triggered") == []
    assert state.observation(0)["empty"] == [buy]
    state = lagoon(3, **NEAR_SHOP, left={"shop": 0, buy: 1})
    (event,) = named(play(state, f"sail {move}", f"buy {buy}"), "end-triggered")
    assert (event["seat"], event["last"]) == (0, 2)
    assert set(event["sorts"]) == {"shop", buy}


@pytest.mark.rule("MU-902")
def test_both_stacks_of_streets_are_one_sort() -> None:
    for left in (2, 1):
        state = lagoon(left={"shop": 0, "street": left})
        events = play(state, "sail 2-3", "draw 1")
        assert bool(named(events, "end-triggered")) == (left == 1)
        assert state.observation(0)["stock"]["street"] == ([0, 1] if left == 2 else [0, 0])


@pytest.mark.rule("MU-903")
def test_only_the_stock_counts() -> None:
    state = last("18-1", "glass")
    assert own(state)["tiles"] == {"glass": 1}
    assert own(state, 1)["counts"]["shop"] == 9
    assert state.observation(0)["last"] == {"seat": 0, "sorts": ["glass", "shop"], "final": 1}


@pytest.mark.rule("MU-904")
@pytest.mark.rule("MU-914")
@pytest.mark.rule("MX-208")
def test_the_turn_is_finished_in_the_middle_of_building() -> None:
    state = lagoon(4, left={"special": 0, "street": 1}, tiles={0: "glass shop-red palace-1"}, gold=20)
    events = play(state, "sail 2-3", "draw 1")
    assert named(events, "end-triggered")
    free = texts(state)
    assert len(free) == 1
    play(state, free[0])
    assert texts(state, "draw") == []
    site = texts(state, "build")[0].split()[2]
    play(state, f"build glass {site}")
    play(state, texts(state, "build")[0])
    assert texts(state) == ["end turn"]
    turns = []
    play(state, "end turn")
    while not state.is_over:
        turns.append(state.current_player)
        play(state, texts(state, "pass")[0], "end turn")
    assert turns == [1, 2, 3]


@pytest.mark.rule("MU-905")
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_else_has_one_more_turn(count: int, seat: int) -> None:
    state = lagoon(count, **NEAR_SHOP, left={"shop": 0, "glass": 1}, turn=seat, current=seat)
    play(state, "sail 18-1", "buy glass", "end turn")
    turns = []
    while not state.is_over:
        turns.append(state.current_player)
        play(state, texts(state, "pass")[0], "end turn")
    assert turns == [(seat + distance) % count for distance in range(1, count)]
    assert rule(state, "end turn") == "MU-905"


@pytest.mark.rule("MU-906")
@pytest.mark.rule("MU-907")
@pytest.mark.rule("MX-206")
def test_the_tile_just_bought_may_be_built_at_once() -> None:
    state = last("5-6", "palace", count=4, streets={"1a2": "none"}, stock={"palace": "palace-2"})
    assert texts(state) == ["build palace-2 1a3", "end turn"]
    for seat, seen in ((0, "palace-2"), (1, "palace")):
        assert state.observation(seat)["bought"] == seen
    play(state, "build palace-2 1a3")
    assert own(state)["points"] == 8
    assert texts(state) == ["end turn"]
    play(state, "end turn")
    for seat in (1, 2, 3):
        assert state.current_player == seat
        play(state, texts(state, "pass")[0], "end turn")
    assert state.is_over


@pytest.mark.rule("MU-908")
@pytest.mark.rule("MU-909")
@pytest.mark.rule("MX-207")
def test_only_the_tile_just_bought() -> None:
    state = last("5-6", "palace", tiles={1: "special"}, streets={"1a2": "none", "1e2": "none"})
    play(state, "end turn", "sail 18-1", "buy glass")
    assert state.current_player == 1
    assert set(texts(state)) == {"build glass 1a3", "build glass 1e1", "build glass 1e3", "end turn"}
    assert rule(state, "build special 1a3") == "MU-908"
    for text in ("draw 1", "build street 1b2"):
        assert rule(state, text) == "MU-909"
    points = own(state, 1)["points"]
    play(state, "build glass 1a3")
    assert own(state, 1)["points"] == points + 1
    assert texts(state) == ["end turn"]
    # With the action build the tile from before could have been built.
    other = last("5-6", "palace", tiles={1: "special"}, streets={"1a2": "none"}, ships="2 5 7 9 11 13 16 18")
    play(other, "end turn", "sail 2-3")
    assert "build special 1a3" in texts(other)


@pytest.mark.rule("MU-910")
def test_building_at_once_is_optional() -> None:
    state = last("18-1", "glass", streets={"1a2": "none"})
    play(state, "end turn")
    assert state.current_player == 1
    nowhere = last("18-1", "glass")
    assert texts(nowhere) == ["end turn"]


@pytest.mark.rule("MU-911")
@pytest.mark.parametrize(("card", "points"), [("basilika", 10), ("palastgarten", 5)])
def test_a_special_building_built_at_once(card: str, points: int) -> None:
    state = last("7-8", "special", streets={"1a2": "none"}, special_pile=f"{card} bank hafen")
    play(state, "build special 1a3", f"keep {card}")
    assert texts(state) == ["end turn"]
    assert own(state)["points"] == points


@pytest.mark.rule("MU-912")
def test_a_workshop_gained_at_the_end_counts_in_scoring() -> None:
    state = last("7-8", "special", streets={"1a2": "none"}, special_pile="kuenstlerwerkstatt-1 bank hafen",
                 characters={0: "bead-red"}, gondolas={1: 0})  # fmt: skip
    play(state, "build special 1a3", "keep kuenstlerwerkstatt-1")
    events = finish(state)
    assert named(events, "scored")[0]["points"] == 5


@pytest.mark.rule("MU-913")
def test_a_third_sort_changes_nothing() -> None:
    state = lagoon(3, **NEAR_SHOP, left={"shop": 0, "glass": 1, "palace": 1})
    play(state, "sail 18-1", "buy glass", "end turn")
    events = play(state, "sail 5-6", "buy palace")
    assert [event["event"] for event in events] == ["sailed", "bought", "empty"]
    assert state.observation(0)["last"] == {"seat": 0, "sorts": ["glass", "shop"], "final": 2}


@pytest.mark.rule("MU-915")
@pytest.mark.parametrize("by_hand", [False, True])
def test_scoring_begins_with_the_player_who_ended_the_game(by_hand: bool) -> None:
    state = lagoon(3, **NEAR_SHOP, left={"shop": 0, "glass": 1}, turn=1, current=1,
                   options={"assignment": "by-hand" if by_hand else "best"})  # fmt: skip
    play(state, "sail 18-1", "buy glass", "end turn")
    seats = []
    while not state.is_over:
        events = state.apply("end turn" if "end turn" in texts(state) else texts(state, "pass")[0])
        seats += [event["seat"] for event in named(events, "unused")]
    assert seats == [1, 2, 0]


def scoring(**parts: Any) -> State:
    """Return a state in which seat 0 scores its cards by hand."""
    state = lagoon(
        **{**NEAR_SHOP, "left": {"shop": 0, "palace": 1}, "options": {"assignment": "by-hand"}, **parts}
    )
    play(state, "sail 5-6", "buy palace", "end turn", "pass 18-1", "end turn")
    return state


GLASS = {"streets": {"1b2": "red-2", "2c2": "none"}, "buildings": {"1b1": "glass 0", "2c1": "glass 1"}}


@pytest.mark.rule("MU-916")
@pytest.mark.rule("MU-918")
@pytest.mark.rule("MU-919")
def test_cards_are_scored_by_hand_one_by_one() -> None:
    state = scoring(**GLASS, characters={0: "glass customer-red palace"}, gondolas={1: 0, 5: 0})
    assert state.observation(0)["phase"] == "assign"
    islands = ("sacca-mattia", "san-donato")
    assert texts(state, "score") == [
        f"score {card} {island}" for card in ("glass", "customer-red", "palace") for island in islands
    ]
    assert rule(state, "score glass navagero") == "MU-919"
    assert rule(state, "score special sacca-mattia") == "MU-916"
    (event,) = state.apply("score glass San Donato")
    assert event == {
        "event": "scored", "seat": 0, "card": "glass", "island": "san-donato", "gondola": 5, "points": 3,
    }  # fmt: skip
    assert not state.reveals(event)
    assert rule(state, "score palace san-donato") == "MU-919"
    assert rule(state, "score glass sacca-mattia") == "MU-916"
    (event,) = state.apply("score customer-red sacca-mattia")
    assert event["points"] == 4
    assert texts(state) == ["end turn"]
    assert own(state)["score"]["parts"] == {"track": 5, "characters": 7, "gondoliers": 0}


@pytest.mark.rule("MU-917")
def test_then_the_next_player_follows() -> None:
    state = scoring(**GLASS, characters={0: "glass", 1: "palace"}, gondolas={1: 0, 5: 1})
    play(state, "score glass sacca-mattia", "end turn")
    assert state.current_player == 1
    assert texts(state) == ["score palace san-donato", "end turn"]
    assert state.observation(1)["seats"][0]["characters"] == [
        {"card": "glass", "values": None, "scored": {"island": "sacca-mattia", "points": 3}}
    ]
    play(state, "end turn")
    assert state.is_over


@pytest.mark.rule("MU-920")
def test_several_cards_score_the_same_island() -> None:
    state = scoring(**GLASS, characters={0: "glass customer-red"}, gondolas={1: 0, 3: 0})
    play(state, "score glass sacca-mattia", "score customer-red sacca-mattia")
    assert own(state)["score"]["parts"]["characters"] == 3 + 4


@pytest.mark.rule("MU-921")
def test_a_worthless_card_need_not_be_scored() -> None:
    state = scoring(**GLASS, characters={0: "special"}, gondolas={1: 0})
    play(state, "end turn")
    assert own(state)["score"]["parts"] == {"track": 5, "characters": 0, "gondoliers": 1}


@pytest.mark.rule("MU-922")
@pytest.mark.rule("MU-923")
@pytest.mark.rule("MU-924")
def test_placed_gondoliers_without_a_card_bring_a_point_each() -> None:
    state = lagoon(gondolas={1: 0, 2: 0, 9: 0}, available={0: 3})
    assert state.scores()[0]["parts"]["gondoliers"] == 3


@pytest.mark.rule("MU-925")
@pytest.mark.rule("MU-926")
@pytest.mark.rule("MU-927")
@pytest.mark.rule("MX-213")
def test_winner_and_ties() -> None:
    def ranks(points: dict[int, int], gold: dict[int, int]) -> list[tuple[int, int, bool]]:
        rows = lagoon(3, points=points, gold=gold).ranking()
        return [(row["seat"], row["rank"], row["tieBreak"]) for row in rows]

    assert ranks({0: 10, 1: 12, 2: 11}, {0: 9, 1: 0, 2: 0}) == [(1, 1, False), (2, 2, False), (0, 3, False)]
    assert ranks({0: 62, 1: 62, 2: 1}, {0: 3, 1: 4, 2: 9}) == [(1, 1, True), (0, 2, True), (2, 3, False)]
    assert ranks({0: 62, 1: 62, 2: 1}, {0: 4, 1: 4, 2: 9}) == [(0, 1, True), (1, 1, True), (2, 3, False)]
    assert lagoon(3, points={0: 62, 1: 62, 2: 1}, gold={0: 4, 1: 4}).winners() == [0, 1]
    hows = []
    for points, gold in (({0: 9, 1: 12, 2: 8}, 0), ({0: 9, 1: 9, 2: 8}, {1: 9}), ({0: 9, 1: 9, 2: 8}, 4)):
        told = lagoon(3, points=points, gold=gold).verdict()
        hows.append((told["how"], told["margin"], sorted(told["tied"])))
        assert told["parts"] == ["track", "characters", "gondoliers"]
    assert hows == [("points", 3, [1]), ("next", 0, [0, 1]), ("shared", 0, [0, 1])]


@pytest.mark.rule("MU-915")
@pytest.mark.rule("MU-922")
@pytest.mark.rule("MU-926")
def test_every_card_is_counted_in_turn_order_and_gold_where_it_decides() -> None:
    state = last(
        "18-1",
        "glass",
        **GLASS,
        characters={0: "glass special", 1: "palace"},
        gondolas={1: 0, 3: 0, 5: 1},
        points={0: 5, 1: 8},
        gold={0: 30, 1: 20},
    )
    finish(state)
    told = [
        (one["seat"], one["telling"]["id"].removeprefix("mur-count-"), one["points"])
        for one in state.counted()
    ]
    assert told == [
        (0, "character", 3),
        (0, "unserved", 0),
        (0, "idle", 1),
        (1, "unserved", 0),
        (1, "idle", 1),
        (0, "gold", 0),
    ]
    assert state.counted()[0]["telling"]["focus"] == [
        {"kind": "island", "id": "sacca-mattia"},
        {"kind": "gondola", "id": "1"},
    ]


def brute(values: list[list[int]], free: list[int]) -> int:
    """Return the best total of cards and idle gondoliers, found by trying every assignment."""
    slots = [island for island, count in enumerate(free) for _ in range(count)]
    cards = [*range(len(values)), *[None] * len(slots)]
    best = 0
    for chosen in set(permutations(cards, len(slots))):
        best = max(
            best,
            sum(1 if card is None else values[card][slot] for card, slot in zip(chosen, slots, strict=True)),
        )
    return best


@pytest.mark.rule("MU-928")
@pytest.mark.rule("MU-929")
@pytest.mark.parametrize("seed", range(40))
def test_the_proposed_assignment_is_a_best_one(seed: int) -> None:
    rng = Random(seed)
    islands = rng.randint(2, 4)
    values = [[rng.choice((0, 0, 1, 2, 8, 10, 12)) for _ in range(islands)] for _ in range(rng.randint(0, 4))]
    free = [0] * islands
    for _ in range(rng.randint(0, 3)):
        free[rng.randrange(islands)] += 1
    chosen = assignment.best(values, free, 1)
    used = [chosen.count(island) for island in range(islands)]
    assert all(count <= there for count, there in zip(used, free, strict=True))
    total = sum(values[card][island] for card, island in enumerate(chosen) if island >= 0)
    assert total + sum(free) - sum(used) == brute(values, free)


@pytest.mark.rule("MU-928")
@pytest.mark.parametrize(
    ("values", "chosen"),
    [
        ([[2, 8], [8, 0], [1, 10]], [assignment.NOWHERE, 0, 1]),
        ([[5, 3], [2, 1], [2, 8]], [0, assignment.NOWHERE, 1]),
    ],
)
def test_who_serves_little_is_free_for_a_card_that_brings_more(
    values: list[list[int]], chosen: list[int]
) -> None:
    """A gondolier on each of two islands: which card goes empty is decided by the last of them."""
    assert assignment.best(values, [1, 1], 1) == chosen


def test_the_proposal_is_shown_to_its_owner_and_carried_out_at_the_end() -> None:
    parts: dict[str, Any] = {
        **GLASS, "characters": {0: "glass customer-red palace"}, "gondolas": {1: 0, 5: 0, 9: 0},
    }  # fmt: skip
    state = lagoon(**NEAR_SHOP, **parts, left={"shop": 0, "palace": 1})
    best = state.observation(0)["seats"][0]["best"]
    assert best == {
        "cards": [
            {"card": "glass", "island": "san-donato", "points": 3},
            {"card": "customer-red", "island": "sacca-mattia", "points": 4},
        ],
        "actions": ["score glass san-donato", "score customer-red sacca-mattia", "end turn"],
        "unused": 1,
        "total": 8,
        "lost": 5,
        "missed": 0,
    }
    assert state.observation(1)["seats"][0]["best"] is None
    play(state, "sail 5-6", "buy palace", "end turn", "pass 18-1")
    events = play(state, "end turn")
    assert [(e["card"], e["points"]) for e in named(events, "scored")] == [("glass", 3), ("customer-red", 4)]
    assert own(state)["score"] == {"total": 13, "parts": {"track": 5, "characters": 7, "gondoliers": 1}}
    assert state.observation(1)["seats"][0]["score"] is not None
    assert all(state.reveals(event) for event in named(events, "scored"))


@pytest.mark.rule("MU-U07")
@pytest.mark.rule("MU-U08")
@pytest.mark.rule("MU-U10")
def test_what_the_table_needs_for_the_last_round_and_the_log() -> None:
    state = last("18-1", "glass")
    seen = state.observation(1)
    assert seen["last"]["sorts"] == seen["empty"] == ["glass", "shop"]
    assert seen["stock"]["glass"] == seen["stock"]["shop"] == 0
    numbers = [g["no"] for g in seen["gondolas"]], [i["no"] for i in seen["islands"]]
    assert numbers == (list(range(1, 21)), [1, 2, 3, 4, 5])


def test_what_a_worse_assignment_has_missed_is_told() -> None:
    state = scoring(**GLASS, characters={0: "glass customer-red palace"}, gondolas={1: 0, 5: 0})
    best = own(state)["best"]
    assert best["missed"] == 0
    missed = []
    for text in texts(state, "score"):
        other = state.copy()
        other.apply(text)
        missed.append(own(other)["best"]["missed"])
        assert own(other)["score"]["total"] + missed[-1] == own(state)["score"]["total"]
    assert any(missed)
    state.apply(best["actions"][0])
    assert own(state)["best"]["missed"] == 0


@pytest.mark.rule("MX-108")
def test_five_cards_and_four_gondoliers() -> None:
    state = lagoon(
        characters={0: "palace special glass shop own-and-others"}, gondolas={1: 0, 2: 0, 3: 0, 4: 0},
        streets={"1b2": "none", "1c2": "none"},
        buildings={"1b1": "palace-1", "1c1": "special", "1d1": "glass 0", "1e1": "shop-red 0"},
    )  # fmt: skip
    best = own(state)["best"]
    assert len(best["cards"]) == 4
    assert best["total"] == 3 + 3 + 3 + 4
    assert best["unused"] == 0


@pytest.mark.rule("MX-109")
def test_two_gondoliers_and_three_cards_at_an_island() -> None:
    state = scoring(
        characters={0: "shop-red sole-glass own-and-others"}, gondolas={5: 0, 7: 0},
        streets={"2b2": "none", "2c2": "none", "2d2": "none"},
        buildings={"2b1": "shop-red 0", "2c1": "shop-red 1", "2d1": "glass 0"},
    )  # fmt: skip
    (first,) = state.apply("score shop-red san-donato")
    (second,) = state.apply("score sole-glass san-donato")
    assert (first["points"], second["points"]) == (8, 12)
    assert (first["gondola"], second["gondola"]) == (5, 7)
    assert rule(state, "score own-and-others san-donato") == "MU-919"


@pytest.mark.rule("MX-211")
def test_nineteen_points_and_five_cards() -> None:
    """12 + 10 + 10 + 10 + 10 with five of seven gondoliers, two left over."""
    state = lagoon(
        points={0: 19}, characters={0: "sole-glass few-red-blue glass-equals-shops palaces-equal-shops few-red-grey"},
        gondolas={1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 9: 0}, streets={"1a2": "none", "1b2": "none"},
        buildings={"1b1": "glass 0", "1c1": "shop-red 0", "1d1": "palace-1", "1e1": "special", "1a3": "special"},
    )  # fmt: skip
    parts = state.scores()[0]["parts"]
    assert sorted(card["points"] for card in own(state)["best"]["cards"]) == [10, 10, 10, 10, 12]
    assert parts == {"track": 19, "characters": 52, "gondoliers": 2}
    assert state.scores()[0]["total"] == 73


@pytest.mark.rule("MX-212")
def test_twelve_points_and_four_cards() -> None:
    """16 + 12 + 12 + 10 with all gondoliers used."""
    state = lagoon(
        points={0: 12}, characters={0: "all-three-equal sole-glass shops-equal-crests few-red-blue"},
        gondolas={1: 0, 2: 0, 3: 0, 4: 0}, streets={"1a2": "none"},
        buildings={"1b1": "glass 0", "1c1": "shop-red 0", "1d1": "palace-1"},
    )  # fmt: skip
    assert state.scores()[0] == {"total": 62, "parts": {"track": 12, "characters": 50, "gondoliers": 0}}
