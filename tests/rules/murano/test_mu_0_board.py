"""Material and board (MU-0xx), and the data file that holds them (MU-Bxx)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest

import spieltisch
from spieltisch.murano import board as boards
from tests.lagoon import ANCHORS, DATA, GAME, begin, lagoon, own, play, texts

COUNTS = (2, 3, 4)
ROWS = {island["id"]: island["grid"] for island in DATA["islands"]}


def marks(grid: list[str], mark: str) -> set[tuple[int, int]]:
    return {(x, y) for y, line in enumerate(grid) for x, found in enumerate(line) if found == mark}


def around(cell: tuple[int, int]) -> set[tuple[int, int]]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@pytest.mark.rule("MU-001")
def test_for_two_to_four_players() -> None:
    assert spieltisch.games()[GAME].players == COUNTS
    for count in (1, 5):
        with pytest.raises(spieltisch.BadPlayers):
            spieltisch.new_game(GAME, ["A"] * count, seed=1)


@pytest.mark.rule("MU-002")
def test_most_points_of_track_characters_and_gondoliers_win() -> None:
    state = lagoon(2, points={0: 20, 1: 30}, characters={0: "glass"}, gondolas={1: 0, 5: 0},
                   buildings={f"1{c}1": "glass 1" for c in "bcde"})  # fmt: skip
    assert [score["parts"] for score in state.scores()] == [
        {"track": 20, "characters": 12, "gondoliers": 1},
        {"track": 30, "characters": 0, "gondoliers": 0},
    ]
    assert state.winners() == [0]


@pytest.mark.rule("MU-003")
@pytest.mark.rule("MU-115")
def test_material() -> None:
    position = begin(4).to_dict()
    assert len(position["ships"]) == 8
    assert sum(map(len, position["streets"])) == 42
    assert {sort: len(tiles) for sort, tiles in position["stock"].items()} == dict.fromkeys(
        ("glass", "shop", "palace", "special"), 12
    )
    assert len(position["characters"]) + len(position["removed"]["characters"]) == 40
    assert len(position["specials"]) == 15
    assert sum(position["bag"].values()) == 30
    # The eighth stands on the track.
    assert all(seat["available"] + seat["supply"] + 1 == 8 for seat in position["seats"])


@pytest.mark.rule("MU-004")
@pytest.mark.rule("MU-129")
def test_ten_beads_of_each_colour() -> None:
    assert begin().to_dict()["bag"] == {"red": 10, "green": 10, "blue": 10}


@pytest.mark.rule("MU-005")
def test_player_colours() -> None:
    colours = [seat["colour"] for seat in begin(4).observation(0)["seats"]]
    assert colours == ["white", "brown", "orange", "grey"]


@pytest.mark.rule("MU-006")
def test_markers_are_unlimited() -> None:
    """One player may own every shop and every glass factory."""
    board = boards.load(4)
    tiles = [kind.id for kind in board.kinds for _ in range(kind.copies) if kind.owned][:-1]
    kinds = [street.id.removeprefix("street-") for street in board.paving for _ in range(street.copies)]
    streets = dict(zip(board.street_places[: len(tiles)], kinds, strict=False))
    state = lagoon(
        4, streets=streets, buildings=dict(zip(board.site_places, (f"{t} 0" for t in tiles), strict=False))
    )
    built = [b for i in state.observation(0)["islands"] for b in i["buildings"].values()]
    assert len(built) == 23
    assert {b["owner"] for b in built} == {0}


@pytest.mark.rule("MU-007")
def test_gold_is_unlimited() -> None:
    state = lagoon(gold={0: 100_000})
    play(state, "sail 11-12", "take gold")
    assert own(state)["gold"] == 100_002


@pytest.mark.rule("MU-008")
def test_the_ring() -> None:
    spaces = [row["action"] for row in begin().observation(0)["reach"]]
    assert Counter(spaces) == {
        "gold": 1, "glass": 2, "shop": 2, "palace": 2, "special": 1, "character": 2, "gondolier": 2, "build": 3,
        "income": 1, "production": 1, "hire": 1,
    }  # fmt: skip
    assert len(spaces) == 18


@pytest.mark.rule("MU-009")
def test_eight_anchors() -> None:
    assert len(boards.load(2).anchors) == 8


@pytest.mark.rule("MU-010")
@pytest.mark.rule("MU-U11")
def test_ships_travel_one_way_which_the_data_call_counter_clockwise() -> None:
    assert DATA["ring"]["direction"] == "counterClockwise"
    state = begin()
    # The spaces are numbered in the direction of travel: no ship goes to a lower number but over the end of the ring.
    moves = [action.to_dict() for action in state.legal_actions() if action.verb == "pass"]
    assert all((move["to"] - move["from"]) % 18 <= 3 for move in moves)
    assert "pass 18-1" in texts(state)


@pytest.mark.rule("MU-011")
def test_four_shops_of_each_colour() -> None:
    assert Counter(begin(4).to_dict()["stock"]["shop"]) == {"shop-red": 4, "shop-blue": 4, "shop-grey": 4}


@pytest.mark.rule("MU-012")
@pytest.mark.rule("MU-B09")
@pytest.mark.parametrize(("count", "plain", "single"), [(2, 8, 5), (3, 8, 5), (4, 12, 6)])
def test_streets_and_their_customers(count: int, plain: int, single: int) -> None:
    streets = Counter(street for stack in begin(count).to_dict()["streets"] for street in stack)
    colours = ("red", "blue", "grey")
    assert streets == {
        "street-none": plain,
        **{f"street-{c}-1": single for c in colours},
        **{f"street-{c}-2": 4 for c in colours},
    }


@pytest.mark.rule("MU-013")
@pytest.mark.rule("MU-119")
def test_glass_factories_and_special_buildings_are_all_alike() -> None:
    stock = begin(4).to_dict()["stock"]
    assert set(stock["glass"]) == {"glass"}
    assert set(stock["special"]) == {"special"}


@pytest.mark.rule("MU-014")
@pytest.mark.rule("MU-B10")
def test_palaces_differ_by_their_crests() -> None:
    assert Counter(begin(4).to_dict()["stock"]["palace"]) == {"palace-1": 6, "palace-2": 4, "palace-3": 2}


@pytest.mark.rule("MU-015")
@pytest.mark.rule("MU-101")
@pytest.mark.rule("MU-B01")
@pytest.mark.parametrize("count", COUNTS)
def test_islands_that_can_be_built_on(count: int) -> None:
    islands = [(i["no"], i["id"]) for i in begin(count).observation(0)["islands"]]
    every = list(
        enumerate(
            (
                "sacca-mattia",
                "san-donato",
                "navagero",
                "san-pietro-martire",
                "santo-stefano",
                "sacca-serenella",
            ),
            1,
        )
    )
    assert islands == (every if count == 4 else every[:5])
    assert DATA["cardDeposit"] == {"island": "sacca-serenella", "players": [2, 3], "provenance": "rulebook"}


@pytest.mark.rule("MU-016")
@pytest.mark.rule("MU-B03")
@pytest.mark.parametrize("count", COUNTS)
def test_four_gondolas_at_each_island(count: int) -> None:
    seen = begin(count).observation(0)
    for island in seen["islands"]:
        there = [g for g in seen["gondolas"] if g["island"] == island["id"]]
        first = 4 * (island["no"] - 1) + 1
        assert [(g["no"], g["colour"]) for g in there] == list(
            zip(range(first, first + 4), ("white", "brown", "orange", "grey"), strict=True)
        )


@pytest.mark.rule("MU-017")
def test_bridges_do_not_exist_for_the_rules() -> None:
    assert "bridge" not in json.dumps(DATA).casefold()


@pytest.mark.rule("MU-018")
def test_points_are_not_capped() -> None:
    state = lagoon(points={0: 49}, streets={"1a2": "none"}, tiles={0: "palace-1"})
    play(state, "sail 2-3", "build palace-1 1a3")
    assert own(state)["points"] == 52


@pytest.mark.rule("MU-B02")
def test_the_island_of_the_stocks() -> None:
    assert DATA["stackIsland"]["name"] == "Isola dei Conventi"


@pytest.mark.rule("MU-B04")
def test_order_of_the_ring() -> None:
    assert [row["action"] for row in begin().observation(0)["reach"]] == [
        "glass", "gondolier", "build", "shop", "character", "palace", "production", "special", "build",
        "gondolier", "glass", "gold", "palace", "character", "shop", "build", "hire", "income",
    ]  # fmt: skip
    assert next(s["edge"] for s in DATA["ring"]["spaces"] if s["action"] == "production") == "bottom"


@pytest.mark.rule("MU-B05")
def test_where_the_anchors_are() -> None:
    assert [anchor + 1 for anchor in boards.load(3).anchors] == [int(space) for space in ANCHORS.split()]


@pytest.mark.rule("MU-B06")
def test_what_can_be_reached_at_the_start() -> None:
    assert {int(text.split("-")[1]) for text in texts(begin(), "pass")} == {1, 3, 5, 6, 8, 10, 12, 13, 15, 17}


@pytest.mark.rule("MU-B07")
@pytest.mark.parametrize(("count", "streets", "sites"), [(2, 35, 40), (3, 35, 40), (4, 42, 48)])
def test_numbers_of_spaces(count: int, streets: int, sites: int) -> None:
    board = boards.load(count)
    assert (len(board.street_places), len(board.site_places)) == (streets, sites)
    assert streets == sum(street.copies for street in board.paving)
    each = [(len(i.streets), len(i.sites)) for i in board.islands]
    assert each == [(7, 8), (8, 9), (6, 7), (7, 8), (7, 8), (7, 8)][: len(each)]


@pytest.mark.rule("MU-B08")
@pytest.mark.parametrize("island", ROWS)
def test_every_site_has_a_street_space_and_the_streets_hang_together(island: str) -> None:
    streets, sites = marks(ROWS[island], "S"), marks(ROWS[island], "B")
    assert all(around(site) & streets for site in sites)
    found = {min(streets)}
    while more := {cell for street in found for cell in around(street) & streets} - found:
        found |= more
    assert found == streets


@pytest.mark.rule("MU-B11")
def test_the_data_say_what_is_modelled_after_the_game() -> None:
    said: Counter[str] = Counter()

    def look(item: Any) -> None:
        if isinstance(item, dict):
            said.update(value for key, value in item.items() if key.casefold().endswith("provenance"))
            for value in item.values():
                look(value)
        elif isinstance(item, list):
            for value in item:
                look(value)

    look(DATA)
    assert set(said) == {"rulebook", "review", "inferred", "reconstruction"}
    assert {s["provenance"] for s in DATA["ring"]["spaces"]} == {"reconstruction"}
    assert {i["gridProvenance"] for i in DATA["islands"]} == {"reconstruction"}
    assert all("provenance" in card for card in (*DATA["characters"], *DATA["specials"]))


@pytest.mark.rule("MU-B12")
@pytest.mark.parametrize("count", COUNTS)
def test_building_spaces_cannot_run_out(count: int) -> None:
    board = boards.load(count)
    assert len(board.site_places) >= sum(kind.copies for kind in board.kinds) - board.palaces_removed


def test_the_neighbours_of_the_board_are_those_of_the_grids() -> None:
    board = boards.load(4)
    for island, data in zip(board.islands, DATA["islands"], strict=True):
        grid, no = data["grid"], data["no"]
        for (sx, sy), (bx, by) in product(marks(grid, "S"), marks(grid, "B")):
            street = board.street_index[f"{no}{'abcdef'[sx]}{sy + 1}"]
            site = board.site_index[f"{no}{'abcdef'[bx]}{by + 1}"]
            assert (street in island.streets, site in island.sites) == (True, True)
            assert bool(board.beside[street] >> site & 1) == ((bx, by) in around((sx, sy)))
