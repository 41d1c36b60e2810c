"""Set-up (MU-1xx)."""

from __future__ import annotations

from collections import Counter

import pytest

import spieltisch
from spieltisch.murano import board as boards
from tests.lagoon import DATA, GAME, NAMES, begin, own

COUNTS = (2, 3, 4)
SEEDS = range(40)


FEWER = pytest.mark.parametrize("count", [2, 3])


@pytest.mark.rule("MU-102")
@pytest.mark.parametrize("count", COUNTS)
def test_a_ship_on_each_anchor(count: int) -> None:
    assert begin(count).to_dict()["ships"] == [anchor + 1 for anchor in boards.load(count).anchors]


@pytest.mark.rule("MU-103")
@pytest.mark.parametrize("anchor", ["2", "4", "7", "9", "11", "14", "16", "18"])
def test_the_red_ship_may_start_on_any_anchor(anchor: str) -> None:
    state = begin(anchor=anchor)
    assert [ship["space"] for ship in state.observation(0)["ships"] if ship["red"]] == [int(anchor)]


@pytest.mark.rule("MU-104")
def test_the_red_ship_starts_on_a_random_anchor() -> None:
    found = Counter(begin(seed=seed).to_dict()["red"] for seed in range(400))
    assert set(found) == {2, 4, 7, 9, 11, 14, 16, 18}
    assert min(found.values()) > 25


@pytest.mark.rule("MU-105")
@pytest.mark.rule("MU-106")
@pytest.mark.rule("MU-107")
@pytest.mark.rule("MU-108")
@pytest.mark.rule("MU-127")
@pytest.mark.rule("MU-128")
@pytest.mark.parametrize("count", COUNTS)
def test_what_each_player_begins_with(count: int) -> None:
    for seat in range(count):
        start = own(begin(count), seat)
        assert start["points"] == 5
        assert start["gondoliers"] == {"hand": 5, "supply": 2, "placed": 0}
        assert start["gold"] == 5
        assert start["tiles"] == {}
        assert start["characters"] == start["specials"] == []
        assert set(start["beads"].values()) == {0}


@pytest.mark.rule("MU-109")
@pytest.mark.rule("MU-C31")
@pytest.mark.parametrize("count", COUNTS)
def test_characters_of_sacca_serenella(count: int) -> None:
    position = begin(count).to_dict()
    cards = {*position["characters"], *position["removed"]["characters"]}
    assert ({"sacca-serenella-mixed", "sacca-serenella-most"} <= cards) == (count == 4)
    assert len(cards) == (40 if count == 4 else 38)


@pytest.mark.rule("MU-110")
@FEWER
def test_fewer_shops(count: int) -> None:
    assert Counter(begin(count).to_dict()["stock"]["shop"]) == {"shop-red": 3, "shop-blue": 3, "shop-grey": 3}


@pytest.mark.rule("MU-111")
@FEWER
def test_a_palace_is_removed_at_random(count: int) -> None:
    removed = Counter(p for s in SEEDS for p in begin(count, s).to_dict()["removed"]["palaces"])
    assert sum(removed.values()) == len(SEEDS)
    assert set(removed) == {"palace-1", "palace-2", "palace-3"}
    assert begin(4).to_dict()["removed"]["palaces"] == []


@pytest.mark.rule("MU-112")
@pytest.mark.rule("MU-113")
@FEWER
def test_fewer_special_buildings_and_glass_factories(count: int) -> None:
    stock = begin(count).observation(0)["stock"]
    assert (stock["special"], stock["glass"]) == (12 - 3, 12 - 1)


@pytest.mark.rule("MU-114")
@FEWER
def test_fewer_streets(count: int) -> None:
    def streets(players: int) -> Counter[str]:
        return Counter(s for stack in begin(players).to_dict()["streets"] for s in stack)

    gone = streets(4) - streets(count)
    assert gone == {"street-none": 4, "street-red-1": 1, "street-blue-1": 1, "street-grey-1": 1}


@pytest.mark.rule("MU-116")
@FEWER
def test_stocks_with_two_or_three_players(count: int) -> None:
    stock = begin(count).observation(0)["stock"]
    assert sum(stock.pop("street")) == 35
    assert stock == {"glass": 11, "shop": 9, "palace": 11, "special": 9}


@pytest.mark.rule("MU-117")
def test_the_removed_palace_is_not_shown() -> None:
    for seat in (spieltisch.PUBLIC, 0, 1):
        assert "removed" not in begin().observation(seat)


@pytest.mark.rule("MU-118")
def test_shops_palaces_and_streets_are_shuffled() -> None:
    positions = [begin(4, seed).to_dict() for seed in SEEDS]
    for sort in ("shop", "palace"):
        assert len({tuple(p["stock"][sort]) for p in positions}) > 30
    assert len({tuple(map(tuple, p["streets"])) for p in positions}) == len(SEEDS)


@pytest.mark.rule("MU-120")
def test_stocks_are_face_down() -> None:
    """What can be seen of the stocks are numbers."""
    stock = begin().observation(0)["stock"]
    assert all(isinstance(n, int) for sort, n in stock.items() if sort != "street")
    assert all(isinstance(n, int) for n in stock["street"])


@pytest.mark.rule("MU-121")
@pytest.mark.rule("MU-122")
@pytest.mark.parametrize(("count", "stacks"), [(2, [18, 17]), (3, [18, 17]), (4, [21, 21])])
def test_two_stacks_of_streets(count: int, stacks: list[int]) -> None:
    assert begin(count).observation(0)["stock"]["street"] == stacks


@pytest.mark.rule("MU-123")
def test_both_kinds_of_cards_are_shuffled() -> None:
    positions = [begin(4, seed).to_dict() for seed in SEEDS]
    assert len({tuple(p["characters"]) for p in positions}) == len(SEEDS)
    assert len({tuple(p["specials"]) for p in positions}) == len(SEEDS)


@pytest.mark.rule("MU-124")
@pytest.mark.rule("MU-125")
@pytest.mark.parametrize(("count", "left"), [(2, 33), (3, 33), (4, 35)])
def test_five_characters_go_back_unseen(count: int, left: int) -> None:
    state = begin(count)
    assert state.observation(0)["pile"]["character"] == left == DATA["tests"]["charactersInPlay"][str(count)]
    assert len(state.to_dict()["removed"]["characters"]) == 5


@pytest.mark.rule("MU-126")
@pytest.mark.parametrize("count", COUNTS)
def test_both_piles_are_face_down(count: int) -> None:
    pile = begin(count).observation(0)["pile"]
    assert set(pile) == {"character", "special"}
    assert all(isinstance(cards, int) for cards in pile.values())


@pytest.mark.rule("MU-130")
@pytest.mark.parametrize("count", COUNTS)
def test_the_start_player_is_drawn_by_lot_or_chosen(count: int) -> None:
    lots = Counter(
        spieltisch.new_game(GAME, NAMES[:count], seed=seed).current_player for seed in range(50 * count)
    )
    assert set(lots) == set(range(count))
    assert min(lots.values()) > 25
    for seat in range(count):
        assert begin(count, start=f"seat-{seat + 1}").current_player == seat
    if count < 4:
        with pytest.raises(spieltisch.BadOption):
            begin(count, start="seat-4")
