"""TT-1xx: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption, State
from tests.positions import BOARD, GAME, NAMES, Seat, position

from ..reading import carriages, own, play

COUNTS = (2, 3, 4)


def begin(count: int = 4, seed: int = 1, **options: Any) -> State:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return spieltisch.new_game(GAME, NAMES[:count], chosen, seed=seed)


def views(state: State) -> list[Mapping[str, Any]]:
    """Return what every seat and an onlooker may see."""
    return [state.observation(seat) for seat in (*range(len(state.players)), PUBLIC)]


@pytest.mark.rule("TT-101")
def test_one_board_for_all() -> None:
    route = "Basel Zürich Kempten"
    state = position(Seat(route=route), Seat(route=route, hand="Innsbruck"), phase="close")
    play(state, "close each Zürich", "end turn", "take deck", "lay Innsbruck right", "close each Zürich")
    assert own(state, 0)["houses"] == own(state, 1)["houses"] == ["zuerich"]
    assert all(seen["stacks"] == views(state)[0]["stacks"] for seen in views(state))
    assert all(seen["display"] == views(state)[0]["display"] for seen in views(state))


@pytest.mark.rule("TT-102")
def test_open_supply_of_carriages_by_size() -> None:
    for seen in views(begin()):
        assert list(seen["carriageSupply"].items()) == [("3", 4), ("4", 4), ("5", 4), ("6", 4), ("7", 4)]


@pytest.mark.rule("TT-103")
def test_tiles_lie_face_up_with_the_highest_on_top() -> None:
    for seen in views(begin()):
        for stack in seen["stacks"]:
            assert stack["values"] == sorted(set(stack["values"]), reverse=True)
            assert all(value is not None for value in stack["values"])


@pytest.mark.rule("TT-104")
def test_cards_are_shuffled_face_down() -> None:
    orders = [begin(seed=seed).to_dict() for seed in range(5)]
    piles = [tuple(order["display"] + order["deck"]) for order in orders]
    assert len(set(piles)) == 5
    assert len({frozenset(Counter(pile).items()) for pile in piles}) == 1
    assert len({tuple(order["display"]) for order in orders}) == 5
    assert all(isinstance(seen["deck"], int) for seen in views(begin()))


@pytest.mark.rule("TT-105")
def test_six_open_cards() -> None:
    state = begin()
    shown = state.to_dict()["display"]
    assert len(shown) == 6
    assert None not in shown
    assert all(seen["display"] == shown for seen in views(state))


@pytest.mark.rule("TT-106")
def test_sixty_cards_in_the_deck() -> None:
    for count in COUNTS:
        state = begin(count)
        assert len(state.to_dict()["deck"]) == 60
        assert all(seen["deck"] == 60 for seen in views(state))


@pytest.mark.rule("TT-107")
def test_twenty_houses_each() -> None:
    for count in COUNTS:
        seats = begin(count).observation(PUBLIC)["seats"]
        assert [(seat["supply"], seat["houses"]) for seat in seats] == [(20, [])] * count


@pytest.mark.rule("TT-108")
def test_everybody_has_a_place_for_his_carriages() -> None:
    """The page must show, in the first edition too, one mat per player in his colour that bears his carriage."""
    seats = begin(edition="first-edition").observation(PUBLIC)["seats"]
    assert [(seat["carriage"], seat["nextCarriage"]) for seat in seats] == [(0, 3)] * 4
    state = position(Seat(route="Basel Zürich Kempten"), phase="close", options={"edition": "first-edition"})
    play(state, "close")
    seats = state.observation(PUBLIC)["seats"]
    assert [(seat["carriage"], seat["nextCarriage"]) for seat in seats] == [(3, 4), (0, 3)]


@pytest.mark.rule("TT-109")
def test_start_player_by_lot() -> None:
    for count in COUNTS:
        starts = Counter(begin(count, seed).to_dict()["start"] for seed in range(60))
        assert set(starts) == set(range(count))
        assert min(starts.values()) >= 60 // count // 3
    first = begin(seed=3)
    assert first.current_player == first.to_dict()["start"] == begin(seed=3).current_player


@pytest.mark.rule("TT-110")
def test_first_edition_youngest_player_begins_by_naming_his_seat() -> None:
    for seat in range(4):
        state = begin(4, edition="first-edition", start=f"seat-{seat + 1}")
        assert state.current_player == state.to_dict()["start"] == seat


@pytest.mark.rule("TT-111")
@pytest.mark.rule("XC-001")
def test_lot_is_the_default_and_a_seat_can_be_named() -> None:
    option = next(option for option in spieltisch.games()[GAME].options if option.id == "start")
    assert option.default == "lot"
    assert begin(seed=5).to_dict() == begin(seed=5, start="lot").to_dict()
    for count in COUNTS:
        for seat in range(count):
            assert {begin(count, seed, start=f"seat-{seat + 1}").current_player for seed in range(6)} == {
                seat
            }
    with pytest.raises(BadOption):
        begin(3, start="seat-4")


@pytest.mark.rule("TT-112")
def test_everybody_starts_with_nothing() -> None:
    for count in COUNTS:
        for seat in begin(count).observation(None)["seats"]:
            assert (seat["hand"], seat["route"], seat["carriage"], seat["tiles"]) == ([], [], 0, [])


@pytest.mark.rule("TT-113")
def test_discard_pile_starts_empty() -> None:
    state = begin()
    assert state.to_dict()["discard"] == []
    assert state.observation(PUBLIC)["discard"] == 0


@pytest.mark.rule("TT-114")
def test_carriages_never_run_short() -> None:
    for size, before in ((3, 0), (4, 3), (5, 4), (6, 5), (7, 6)):
        others = [Seat(carriage=size)] * 3
        route = "Mannheim Carlsruhe Freiburg Basel Zürich Kempten Innsbruck"
        state = position(Seat(route=route, carriage=before), *others, phase="close")
        assert state.observation(None)["carriageSupply"][str(size)] == 1
        assert carriages(play(state, "close")) == [size]
        assert state.observation(None)["carriageSupply"][str(size)] == 0


@pytest.mark.rule("TT-115")
def test_colours_are_only_looks() -> None:
    """The page gives the colours out; a browser test must show that every seat can have any of the four."""
    assert [colour["id"] for colour in BOARD.data["playerColours"]] == ["blue", "yellow", "red", "green"]
    assert not any("colo" in option.id for option in spieltisch.games()[GAME].options)
    state = begin()
    assert not any("colo" in name for data in (state.to_dict(), *state.to_dict()["seats"]) for name in data)
