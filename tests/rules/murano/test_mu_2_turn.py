"""Turn, ships and passing (MU-2xx), the cheapest way to a space (MU-U01, MU-U12)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from spieltisch import State
from tests.lagoon import begin, lagoon, named, own, play, rule, texts

CROWD = "1 2 3 6 9 12 14 16"
"""Three ships one behind the other on 1 to 3."""


def reach(state: State, space: int) -> Any:
    return state.observation(0)["reach"][space - 1]


@pytest.mark.rule("MU-201")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_play_goes_to_the_left_neighbour(count: int) -> None:
    state: Any = begin(count)
    seats = []
    for _ in range(2 * count):
        seats.append(state.current_player)
        play(state, texts(state, "pass")[0], "end turn")
    assert all(later == (earlier + 1) % count for earlier, later in pairwise(seats))
    refused = state.why_not("end turn", (state.current_player + 1) % count)
    assert refused is not None
    assert refused.rule == "MU-201"


@pytest.mark.rule("MU-202")
def test_a_turn_begins_with_a_ship_or_a_pass() -> None:
    state = begin()
    assert {action.verb for action in state.legal_actions()} == {"sail", "pass"}
    for text in ("take gold", "buy glass", "end turn", "draw 1"):
        assert rule(state, text) == "MU-202"
    assert rule(state, "sail 3-5") == "MU-202"


@pytest.mark.rule("MU-203")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_moves_every_ship(count: int) -> None:
    offers = [texts(lagoon(count, turn=seat, current=seat)) for seat in range(count)]
    assert all(offer == offers[0] for offer in offers)
    ships = {int(text.split()[1].split("-")[0]) for text in offers[0]}
    assert ships == {2, 4, 7, 9, 11, 14, 16, 18}


@pytest.mark.rule("MU-204")
@pytest.mark.rule("MU-207")
def test_no_ship_enters_an_occupied_space() -> None:
    state = lagoon(ships=CROWD)
    assert rule(state, "sail 2-3") == "MU-204"
    assert rule(state, "pass 1-2") == "MU-204"


@pytest.mark.rule("MU-205")
def test_no_ship_passes_another() -> None:
    state = lagoon(ships=CROWD)
    assert rule(state, "sail 1-4") == "MU-205"
    assert rule(state, "sail 3-4") is None
    assert rule(state, "sail 3-7") == "MU-205"


@pytest.mark.rule("MU-206")
def test_a_ship_may_move_over_several_empty_spaces() -> None:
    state = lagoon(ships="1 2 3 4 5 6 7 8")
    assert set(texts(state, "pass")) == {f"pass 8-{space}" for space in range(9, 19)}


@pytest.mark.rule("MU-208")
def test_ships_move_forwards_at_least_one_space() -> None:
    state = begin()
    assert rule(state, "pass 4-4") == "MU-208"
    state = lagoon(ships="1 4 5 6 7 8 9 14")
    # Other ships are in the way around the whole ring, but moving them would not help.
    for text in ("sail 14-13", "sail 14-9", "pass 4-2", "sail 1-16", "sail 5-4"):
        assert rule(state, text) == "MU-208"
    # One that lies between in both directions, and the next one ahead, are truly in the way.
    assert rule(state, "sail 14-3") == "MU-205"
    assert rule(state, "sail 9-6") == "MU-204"
    assert rule(state, "sail 4-5") == "MU-204"


@pytest.mark.rule("MU-209")
@pytest.mark.rule("MU-215")
@pytest.mark.rule("MX-102")
def test_an_occupied_space_is_used_by_two_ships() -> None:
    state = lagoon(ships="2 4 7 9 11 12 15 18", gold={0: 1})
    play(state, "sail 12-13", "sail 11-12")
    assert own(state)["gold"] == 0
    play(state, "take gold")
    assert own(state)["gold"] == 2
    poor = lagoon(ships="2 4 7 9 11 12 15 18", gold={0: 0})
    assert reach(poor, 12)["usable"] is False
    assert reach(poor, 12)["rule"] == "MU-219"
    # Clearing the space alone is not offered where it leads to no action, nor is the second ship.
    assert rule(poor, "sail 12-13") == "MU-219"


@pytest.mark.rule("MU-210")
@pytest.mark.rule("MU-211")
@pytest.mark.rule("MX-201")
@pytest.mark.parametrize(("ships", "price"), [(1, 0), (2, 1), (3, 3), (4, 6)])
def test_price_of_several_ships(ships: int, price: int) -> None:
    state = lagoon(ships="2 4 6 9 11 14 16 18", gold={0: 20})
    moves = ["sail 2-3", "sail 4-5", "sail 6-7", "sail 11-12"]
    events = play(state, *moves[:ships])
    assert own(state)["gold"] == 20 - price == 20 - ships * (ships - 1) // 2
    assert [event["price"] for event in named(events, "sailed")] == [0, 1, 2, 3][:ships]


@pytest.mark.rule("MU-212")
def test_the_gold_goes_to_the_supply() -> None:
    state = lagoon(3, gold=10)
    play(state, "sail 11-12", "sail 14-15", "buy shop")
    assert [own(state, seat)["gold"] for seat in range(3)] == [10 - 1 - 2, 10, 10]


@pytest.mark.rule("MU-213")
@pytest.mark.rule("MU-214")
def test_only_the_last_space_is_carried_out() -> None:
    state = lagoon(gold={0: 5})
    play(state, "sail 11-12", "sail 18-1")
    assert rule(state, "take gold") == "MU-213"
    assert "buy glass" in texts(state)
    play(state, "buy glass")
    assert texts(state) == ["end turn"]
    for text in ("take gold", "sail 14-15", "buy glass"):
        assert rule(state, text) == "MU-213"


@pytest.mark.rule("MU-216")
def test_the_action_must_be_carried_out() -> None:
    state = lagoon()
    play(state, "sail 11-12")
    assert rule(state, "end turn") == "MU-216"
    assert "end turn" not in texts(state)


@pytest.mark.rule("MU-217")
def test_a_ship_moves_once_in_a_turn() -> None:
    state = lagoon(ships="1 2 3 4 5 6 7 8", gold={0: 20})
    play(state, "sail 8-10")
    assert rule(state, "sail 10-11") == "MU-217"
    assert set(texts(state, "sail")) == {"sail 7-8", "sail 7-9"}


@pytest.mark.rule("MU-217")
@pytest.mark.rule("MU-U12")
@pytest.mark.parametrize("space", [5, 6, 7], ids=["its own", "the empty one ahead", "that of the next ship"])
def test_the_ship_that_has_moved_already_is_named_with_the_space_that_it_cannot_reach(space: int) -> None:
    state = lagoon(gold={0: 20})
    play(state, "sail 4-5")
    told = reach(state, space)
    assert (told["usable"], told["moves"], told["rule"]) == (False, None, "MU-217")
    assert told["data"] == {"from": 5, "to": space}


@pytest.mark.rule("MU-218")
def test_needless_ships_may_be_moved() -> None:
    state = lagoon(gold={0: 5})
    play(state, "sail 4-5", "sail 16-17", "sail 11-12", "take gold")
    assert own(state)["gold"] == 5 - 1 - 2 + 2


@pytest.mark.rule("MU-219")
@pytest.mark.rule("MX-202")
def test_ships_and_action_are_paid_from_the_gold_at_hand() -> None:
    for gold, legal in ((2, False), (3, True)):
        state = lagoon(gold={0: gold})
        play(state, "sail 11-12")
        assert (rule(state, "sail 14-15") is None) == legal
        if not legal:
            refusal = state.why_not("sail 14-15")
            assert refusal is not None
            # All that is needed, together with the ships.
            assert refusal.data == {"needed": 3, "gold": 2, "price": 1}
        # No gold on credit: not even the gold that the space itself would bring.
        assert reach(lagoon(ships="1 2 3 4 11 12 13 14", gold={0: 5}), 12)["price"] == 6
    assert rule(lagoon(ships="1 2 3 4 11 12 13 14", gold={0: 5}), "sail 14-15") is None
    assert reach(lagoon(ships="1 2 3 4 11 12 13 14", gold={0: 5}), 12)["rule"] == "MU-219"


@pytest.mark.rule("MU-220")
@pytest.mark.parametrize(
    ("move", "parts", "against"),
    [
        ("18-1", {"gold": {0: 0}}, "MU-219"),
        ("18-1", {"gold": {0: 0}, "left": {"glass": 0}}, "MU-313"),
        ("9-10", {"gold": {0: 0}, "available": {0: 0}}, "MU-806"),
        ("4-5", {"gold": {0: 0}}, "MU-219"),
        ("16-17", {"gold": {0: 0}, "available": {0: 0}}, "MU-219"),
        ("2-3", {"gold": {0: 0}, "left": {"street": 0}}, "MU-403"),
    ],
)
def test_a_space_whose_action_is_impossible_is_entered_by_passing_only(
    move: str, parts: dict[str, Any], against: str
) -> None:
    state = lagoon(2, **parts)
    assert rule(state, f"sail {move}") == against
    assert rule(state, f"pass {move}") is None


@pytest.mark.rule("MU-221")
def test_gold_income_and_production_may_always_be_chosen() -> None:
    state = lagoon(ships="2 4 6 9 11 14 16 17", gold={0: 0}, points={0: 0})
    for moves in (("sail 11-12", "take gold"), ("sail 6-7", "produce 0"), ("sail 17-18", "income")):
        trial = state.copy()
        play(trial, *moves)
        assert texts(trial) == ["end turn"]


@pytest.mark.rule("MU-222")
def test_the_red_ship_moves_like_the_others() -> None:
    red, black = (lagoon(ships=CROWD, red=ship) for ship in (2, 12))
    assert texts(red) == texts(black)


@pytest.mark.rule("MU-223")
@pytest.mark.rule("MU-224")
@pytest.mark.rule("MX-110")
def test_passing_brings_gold_and_moves_a_ship() -> None:
    state = lagoon(gold={0: 0})
    events = play(state, "pass 11-12")
    assert [event["event"] for event in events] == ["passed", "sailed"]
    assert own(state)["gold"] == 1
    assert 12 in state.to_dict()["ships"]
    assert rule(state, "take gold") == "MU-213"
    play(state, "end turn")
    assert state.current_player == 1


@pytest.mark.rule("MU-225")
def test_passing_is_allowed_to_those_who_can_act_and_those_who_cannot() -> None:
    assert texts(lagoon(), "sail")
    assert texts(lagoon(), "pass")
    # Gold, income and production blocked, no gold, no street: nothing can be done.
    stuck = lagoon(ships="7 8 9 12 13 14 18 1", gold={0: 0}, left={"street": 0}, available={0: 0})
    assert texts(stuck, "sail") == []
    assert len(texts(stuck, "pass")) == 10


@pytest.mark.rule("MU-226")
@pytest.mark.rule("MU-227")
def test_passing_moves_exactly_one_ship() -> None:
    state = lagoon(gold={0: 20})
    assert all(len(text.split()) == 2 for text in texts(state, "pass"))
    play(state, "pass 11-12")
    assert texts(state) == ["end turn"]
    assert rule(state, "pass 14-15") == "MU-226"
    state = lagoon(gold={0: 20})
    play(state, "sail 11-12")
    assert rule(state, "pass 14-15") == "MU-226"
    # Nor after the action of the space, when the turn is only to be ended.
    play(state, texts(state)[0])
    while texts(state) != ["end turn"]:
        play(state, texts(state)[0])
    assert rule(state, "pass 14-15") == "MU-226"


@pytest.mark.rule("MU-228")
def test_passing_is_always_possible() -> None:
    rng = Random(1)
    for _ in range(200):
        ships = " ".join(map(str, sorted(rng.sample(range(1, 19), 8))))
        assert len(texts(lagoon(ships=ships), "pass")) == 10


@pytest.mark.rule("MU-229")
def test_passing_has_no_later_effect() -> None:
    state = lagoon()
    play(state, "pass 11-12", "end turn", "pass 14-15", "end turn")
    assert state.current_player == 0
    assert texts(state, "sail")
    assert texts(state, "pass")


@pytest.mark.rule("MU-230")
@pytest.mark.rule("MU-U12")
def test_the_price_of_each_space_is_shown_before_paying() -> None:
    state = lagoon(ships=CROWD, gold={0: 5})
    assert reach(state, 4)["price"] == 0
    assert reach(state, 4)["moves"] == [[3, 4]]
    row = reach(state, 3)
    assert (row["price"], row["moves"], row["usable"]) == (1, [[3, 4], [2, 3]], True)
    row = reach(state, 1)
    assert (row["price"], row["moves"]) == (6, [[3, 4], [2, 3], [1, 2], [16, 1]])
    assert (row["usable"], row["rule"], row["data"]) == (
        False,
        "MU-219",
        {"needed": 6, "gold": 5, "price": 0},
    )
    # What is needed counts the ships, whose price is said, too.
    poor = reach(lagoon(ships=CROWD, gold={0: 2}), 6)
    assert (poor["usable"], poor["rule"], poor["data"]) == (
        False,
        "MU-219",
        {"needed": 3, "gold": 2, "price": 1},
    )
    assert reach(state, 15)["need"] == 2


@pytest.mark.rule("MU-U01")
def test_the_space_first_or_the_ships_first() -> None:
    """Both orders of thinking come to the same actions: the ships that `reach` proposes, or any others."""
    state = lagoon(ships=CROWD, gold={0: 5})
    first, second = state.copy(), state.copy()
    play(first, *(f"sail {left}-{reached}" for left, reached in reach(state, 3)["moves"]))
    play(second, "sail 3-5", "sail 2-3")
    assert texts(first, "draw") == texts(second, "draw") == ["draw 1", "draw 2"]


@pytest.mark.rule("MX-101")
def test_three_ships_in_a_jam() -> None:
    state = lagoon(ships="2 3 4 7 9 11 14 16", gold={0: 3})
    assert reach(state, 3)["moves"] == [[4, 5], [3, 4], [2, 3]]
    assert reach(state, 3)["price"] == 3
    events = play(state, "sail 4-5", "sail 3-4", "sail 2-3")
    assert [event["price"] for event in events] == [0, 1, 2]
    assert own(state)["gold"] == 0
    assert texts(state) == ["draw 1", "draw 2"]
    for text in ("look", "buy shop"):
        assert rule(state, text) == "MU-213"


def completes(state: State) -> bool:
    """Return whether some sequence of ships comes to an action, found by trying everything."""
    for action in state.legal_actions():
        if action.verb not in ("sail", "pass"):
            return True
    return any(completes(after(state, text)) for text in texts(state, "sail"))


def after(state: State, text: str) -> State:
    trial = state.copy()
    play(trial, text)
    return trial


CROWDED = (({1, 2, 7, 11, 12, 14, 17, 18}, 7), ({1, 2, 3, 5, 7, 12, 15, 18}, 12))
"""Ships and the red one among them: some moves come to an action only with a third ship, where the shipyard makes it cheap enough."""


@pytest.mark.parametrize("card", ["", "werft", "leuchtturm", "leuchtturm werft"])
@pytest.mark.parametrize("gold", [0, 1, 2])
def test_no_ship_leads_into_a_dead_end_and_none_that_does_not_is_missing(card: str, gold: int) -> None:
    rng = Random(gold)
    drawn = (set(rng.sample(range(1, 19), 8)) for _ in range(25))
    for ships, red in (*CROWDED, *((ships, rng.choice(sorted(ships))) for ships in drawn)):
        state: Any = lagoon(
            ships=" ".join(map(str, sorted(ships))), red=red, specials={0: card}, gold={0: gold},
            available={0: 0}, left={"street": 0},
        )  # fmt: skip
        sails = set(texts(state, "sail"))
        for text in texts(state, "pass"):
            move = text.replace("pass", "sail")
            if move in sails:
                assert completes(after(state, move)), (ships, move)
            else:
                # Carried out all the same: nothing comes of it.
                forced = state.copy()
                state.rules.performers["sail"](forced, state.parse(move), [])
                forced._legal = None
                assert not completes(forced), (ships, move)


def fewest(state: State, space: int, most: int) -> int | None:
    """Return how many ships must be moved at least, found by trying everything."""
    fleet, spaces = [(frozenset(state.to_dict()["ships"]), frozenset[int]())], 18
    for count in range(1, most + 1):
        following = set()
        for ships, moved in fleet:
            for left in ships - moved:
                reached = left % spaces + 1
                while reached not in ships:
                    if reached == space:
                        return count
                    following.add(((ships - {left}) | {reached}, moved | {reached}))
                    reached = reached % spaces + 1
        fleet = list(following)
    return None


@pytest.mark.parametrize("seed", range(6))
def test_no_way_needs_fewer_ships_than_the_one_proposed(seed: int) -> None:
    rng = Random(seed)
    state = lagoon(ships=" ".join(map(str, sorted(rng.sample(range(1, 19), 8)))), gold={0: 50})
    for row in state.observation(0)["reach"]:
        found = fewest(state, row["space"], 3)
        assert found is None or found == len(row["moves"])
        assert found is not None or len(row["moves"]) > 3


def mask(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in spaces)


def plain_moves(there: set[int], spaces: int) -> list[tuple[int, int]]:
    """Return the moves to free spaces, found by walking back from each to the next ship."""
    return [
        (next(i % spaces for i in range(space - 1 + spaces, -1, -1) if i % spaces in there), space)
        for space in sorted(set(range(spaces)) - there)
    ]


@pytest.mark.rule("MU-205")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_remembered_of_half_a_ring_is_true_of_the_whole(seed: int) -> None:
    """Each free space is reached by the next ship behind it, also across the place where the ring begins."""
    state: Any = begin(3)
    fleet = state.rules.fleet
    spaces = fleet.spaces
    chance = Random(seed)
    for _ in range(50):
        there = set(chance.sample(range(spaces), chance.randint(1, spaces - 1)))
        plain = plain_moves(there, spaces)
        ships = mask(there)
        assert [divmod(code, spaces) for code in fleet.moves(ships)] == plain
        assert [(action.a, action.b) for action in fleet.sails(ships)] == plain
        assert [(action.a, action.b) for action in fleet.passes(ships)] == plain


@pytest.mark.rule("MU-217")
@pytest.mark.parametrize("seed", range(20))
def test_spaces_ahead_of_ships_that_have_moved_are_as_good_as_taken(seed: int) -> None:
    state: Any = begin(3)
    fleet = state.rules.fleet
    spaces = fleet.spaces
    chance = Random(seed)
    for _ in range(50):
        there = set(chance.sample(range(spaces), chance.randint(1, spaces)))
        moved = set(chance.sample(sorted(there), chance.randint(0, len(there))))
        still = [(ship, space) for ship, space in plain_moves(there, spaces) if ship not in moved]
        taken = fleet.taken(mask(there), mask(moved))
        assert [divmod(code, spaces) for code in fleet.moves(taken)] == still
        asked = chance.sample(range(spaces), chance.randint(0, 4))
        ships = {ship for ship, space in still if space in asked}
        assert fleet.several(taken, mask(asked)) == (len(ships) > 1)
