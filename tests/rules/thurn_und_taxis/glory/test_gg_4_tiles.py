"""GG-401 to GG-421: the tiles of the northern board."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.rules.rows import row

from ..northern import BOARD, CITIES, North, all_but, ids, north
from ..reading import legal, of, own, play, tiles

HORSES = "Amsterdam/3 Groningen/3"
VALUES = {stack.id: stack.values for stack in BOARD.stacks}
PREUSSEN = "Aachen Cöln Coblenz Münster Halle Magdeburg Berlin"
PAIRS = {
    "mecklenburg-hannover": "Schwerin Hannover Göttingen",
    "holland-belgien": "Amsterdam Groningen Brüssel",
    "thueringen-sachsen": "Weimar Leipzig Dresden",
    "hessen-baiern": "Cassel Fulda Würzburg",
}


def won(stack: str, count: int) -> list[tuple[str, int]]:
    """Return the first tiles of a stack."""
    return [(stack, value) for value in VALUES[stack][:count]]


def closing(route: str, houses: str = "", others: str = "", **parts: object) -> State:
    """Return the state in which seat 0 closes a route; all backs of it show one horse."""
    cards = " ".join(f"{city}/1" for city in route.split())
    seats = North(route=cards, horses="Frankfurt/3 Frankfurt/2 Lübeck/3", houses=houses), North(houses=others)
    return north(*seats, phase="close", **parts)


@pytest.mark.rule("GG-401")
def test_the_first_house_in_a_free_city_brings_its_tile_at_once() -> None:
    state = closing("Bremen Hannover Göttingen Halle Leipzig")
    events = play(state, "close each Hannover Bremen Leipzig")
    assert tiles(events) == [("free-city", 1), ("route-5", 2)]
    after_house = [event["event"] for event in events]
    assert after_house[after_house.index("house") :][:4] == ["house", "house", "house", "tile"]
    assert state.observation(0)["freeCities"] == ids("Hamburg Lübeck Frankfurt")


@pytest.mark.rule("GG-401")
def test_each_free_city_has_its_own_tile() -> None:
    state = closing("Bremen Hamburg Lübeck", houses="Frankfurt Hamburg", others="")
    assert state.observation(0)["freeCities"] == ids("Bremen Lübeck")
    play(state, "close each Lübeck")
    assert state.observation(0)["freeCities"] == ids("Bremen")


@pytest.mark.rule("GG-402")
@pytest.mark.parametrize(("others", "expected"), [("Bremen", []), ("Hamburg", [("free-city", 1)])])
def test_later_houses_bring_none(others: str, expected: list[tuple[str, int]]) -> None:
    state = closing("Bremen Hannover Göttingen", others=others)
    assert tiles(play(state, "close each Bremen Hannover")) == expected


@pytest.mark.rule("GG-403")
@pytest.mark.parametrize("missing", PREUSSEN.split())
def test_preussen_needs_both_parts(missing: str) -> None:
    """The seventh city brings the tile, in either part; six do not."""
    rest = " ".join(city for city in PREUSSEN.split() if city != missing)
    west = missing in ("Aachen", "Cöln", "Coblenz", "Münster")
    routes = {"Münster": "Münster Bremen Hamburg"} if west else {}
    routes |= {
        "Aachen": "Brüssel Aachen Cöln",
        "Cöln": "Cöln Frankfurt Fulda",
        "Coblenz": "Coblenz Frankfurt Fulda",
    }
    routes |= {
        "Halle": "Halle Leipzig Weimar",
        "Berlin": "Berlin Schwerin Lübeck",
        "Magdeburg": "Magdeburg Hannover Bremen",
    }
    state = closing(routes[missing], houses=rest)
    without = state.copy()
    assert ("preussen", 5) in tiles(play(state, f"close each {missing}"))
    assert tiles(play(without, "close")) == []


ONE_EACH = "Berlin Schwerin Hannover Amsterdam Brüssel Weimar Leipzig Cassel Würzburg"


@pytest.mark.rule("GG-404")
@pytest.mark.rule("GG-405")
@pytest.mark.parametrize("missing", ONE_EACH.split())
def test_all_countries_are_nine_without_free_cities(missing: str) -> None:
    routes = {
        "Berlin": "Berlin Schwerin Hamburg", "Schwerin": "Schwerin Hamburg Bremen", "Hannover": "Hannover Bremen Hamburg",
        "Amsterdam": "Amsterdam Münster Bremen", "Brüssel": "Brüssel Aachen Coblenz", "Weimar": "Weimar Halle Magdeburg",
        "Leipzig": "Leipzig Halle Magdeburg", "Cassel": "Cassel Frankfurt Coblenz", "Würzburg": "Würzburg Frankfurt Coblenz",
    }  # fmt: skip
    rest = " ".join(city for city in ONE_EACH.split() if city != missing)
    state = closing(routes[missing], houses=rest)
    without = state.copy()
    assert tiles(play(state, f"close each {missing}")) == [("all-countries", 6)]
    assert tiles(play(without, "close")) == []


@pytest.mark.rule("GG-405")
def test_nine_countries() -> None:
    assert set(BOARD.country_ids) == {
        "preussen", "mecklenburg", "hannover", "holland", "belgien", "thueringen", "sachsen", "hessen", "baiern",
    }  # fmt: skip


ROUTE = "Dresden Leipzig Weimar Göttingen Cassel Cöln Münster Bremen Hamburg Lübeck"


@pytest.mark.rule("GG-406")
@pytest.mark.parametrize(("cards", "expected"), [
    (3, []), (4, []), (5, [("route-5", 2)]), (6, [("route-6", 3)]), (7, [("route-7", 4)]), (8, [("route-8", 5)]),
    (9, [("route-8", 5)]), (10, [("route-8", 5)]),
])  # fmt: skip
def test_route_tiles(cards: int, expected: list[tuple[str, int]]) -> None:
    state = closing(" ".join(ROUTE.split()[:cards]))
    assert tiles(play(state, "close")) == expected


@pytest.mark.rule("GG-407")
@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        ({"route-8": 5}, [("route-7", 4)]),
        ({"route-8": 5, "route-7": 4}, [("route-6", 3)]),
        ({"route-8": 5, "route-7": 4, "route-6": 3}, [("route-5", 2)]),
        ({"route-8": 5, "route-7": 4, "route-6": 3, "route-5": 2}, []),
        ({"route-7": 4, "route-6": 3}, [("route-8", 5)]),
        ({"route-8": 5, "route-7": 4, "route-6": 1}, [("route-6", 2)]),
    ],
)
def test_an_empty_stack_falls_through(gone: dict[str, int], expected: list[tuple[str, int]]) -> None:
    taken = [tile for stack, count in gone.items() for tile in won(stack, count)]
    cards = " ".join(f"{city}/1" for city in ROUTE.split()[:8])
    state = north(
        North(route=cards, horses="Frankfurt/3 Frankfurt/2 Lübeck/3"), North(tiles=taken), phase="close"
    )
    assert tiles(play(state, "close")) == expected


@pytest.mark.rule("GG-408")
@pytest.mark.parametrize(("stack", "cities"), PAIRS.items())
def test_pair_tiles_need_three_cities(stack: str, cities: str) -> None:
    """One country of two cities and one of one; each of the three is needed."""
    needed = next(entry for entry in BOARD.stacks if entry.id == stack).cities
    assert [BOARD.city_ids[city] for city in BOARD.cities(needed)] == sorted(
        ids(cities), key=BOARD.city_ids.index
    )
    sizes = sorted((needed & mask).bit_count() for mask in BOARD.country_mask.values())
    assert sizes[-2:] == [1, 2]
    for missing in cities.split():
        rest = " ".join(city for city in cities.split() if city != missing)
        neighbours = BOARD.cities(BOARD.roads[BOARD.index[ids(missing)[0]]])
        first = next(city for city in neighbours if CITIES[city] not in cities.split())
        second = next(
            city
            for city in BOARD.cities(BOARD.roads[first])
            if CITIES[city] not in (*cities.split(), "Frankfurt", "Lübeck")
        )
        state = closing(f"{missing} {CITIES[first]} {CITIES[second]}", houses=rest)
        assert (stack, 3) in tiles(play(state, f"close each {missing}")), missing


@pytest.mark.rule("GG-409")
def test_no_pair_with_a_single_route() -> None:
    """Even with all three cities in the route no house set holds them all."""
    state = closing("Leipzig Dresden Berlin")
    assert not [action for action in state.legal_actions() if len(action.to_dict()["houses"] or ()) > 2]
    state = closing("Weimar Leipzig Dresden")
    assert tiles(play(state, "close all Leipzig Dresden")) == []
    state = closing("Cassel Fulda Würzburg")
    for action in state.legal_actions():
        assert ("hessen-baiern", 3) not in tiles(state.copy().apply(action))
    state = closing("Amsterdam Brüssel Aachen")
    assert ("holland-belgien", 3) not in tiles(play(state, "close each Amsterdam Brüssel"))


@pytest.mark.rule("GG-410")
def test_once_per_player_and_none_from_an_empty_stack() -> None:
    owner = North(
        route="Weimar/1 Halle/1 Magdeburg/1", horses="Frankfurt/3", houses="Leipzig Dresden Weimar",
        tiles=won("thueringen-sachsen", 1),
    )  # fmt: skip
    state = north(owner, phase="close")
    assert tiles(play(state, "close each Halle")) == []
    empty = [tile for stack in ("thueringen-sachsen", "preussen", "all-countries") for tile in won(stack, 4)]
    houses = all_but("Weimar Bremen Lübeck Frankfurt")
    last = north(
        North(
            route="Weimar/1 Halle/1 Magdeburg/1",
            horses="Frankfurt/3",
            houses=houses,
            tiles=won("free-city", 1),
        ),
        North(tiles=empty),
        phase="close",
    )
    assert [stack for stack, _ in tiles(play(last, "close each Weimar"))] == [
        "end", "mecklenburg-hannover", "holland-belgien", "hessen-baiern",
    ]  # fmt: skip


@pytest.mark.rule("GG-411")
def test_free_city_tiles_are_worth_one_each() -> None:
    assert VALUES["free-city"] == (1, 1, 1, 1)
    state = closing("Bremen Hannover Göttingen")
    before = state.scores()[0]["parts"]["tiles"]
    play(state, "close each Bremen")
    assert state.scores()[0]["parts"]["tiles"] == before + 1


@pytest.mark.parametrize(
    ("stack", "values"),
    [
        row("GG-412", "route-8", (5, 4, 3, 2, 1)),
        row("GG-413", "route-7", (4, 3, 2, 1)),
        row("GG-414", "route-6", (3, 2, 1)),
        row("GG-415", "route-5", (2, 1)),
        row("GG-416", "all-countries", (6, 5, 4, 3)),
        row("GG-417", "preussen", (5, 4, 3, 2)),
        *(row("GG-418", stack, (3, 2, 1)) for stack in PAIRS),
        row("GG-419", "end", (1,)),
    ],
)
def test_stacks(stack: str, values: tuple[int, ...]) -> None:
    assert VALUES[stack] == values
    shown = {entry["id"]: tuple(entry["values"]) for entry in north(North()).observation(1)["stacks"]}
    assert shown[stack] == values


@pytest.mark.rule("GG-420")
def test_thirty_nine_tiles_worth_95() -> None:
    values = [value for stack in BOARD.stacks for value in stack.values]
    assert (len(values), sum(values)) == (39, 95)


@pytest.mark.rule("GG-421")
def test_the_last_house_brings_the_end_tile() -> None:
    # 19 houses stand, none of them in Halle or Berlin.
    houses = " ".join(all_but("Halle Berlin Bremen Lübeck").split()[:19])
    state = north(
        North(route="Halle/1 Berlin/1 Dresden/1", horses="Frankfurt/3", houses=houses, tiles=won("free-city", 2)),
        phase="close",
    )  # fmt: skip
    assert own(state)["supply"] == 1
    events = play(state, "close each Halle")
    assert ("end", 1) in tiles(events)
    assert of(events, "end-triggered") == [{"event": "end-triggered", "seat": 0, "by": "houses", "last": 1}]
    assert legal(state) == {"end turn"}
