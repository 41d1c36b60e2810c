"""TT-0xx: aim, components, map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

import spieltisch
from spieltisch import BadPlayers
from tests.positions import BOARD, CITIES, GAME, NAMES, Seat, ids, position
from tests.rules.rows import rows

from ..reading import carriages, legal, own, play, quick_turn, refused, tiles

EVERY_CITY = (
    "Mannheim Carlsruhe Freiburg Stuttgart Ulm Sigmaringen Basel Zürich Innsbruck Würzburg Nürnberg Regensburg "
    "Ingolstadt Augsburg München Kempten Passau Pilsen Budweis Salzburg Linz Lodz"
)


@cache
def neighbours(city: str) -> frozenset[str]:
    """Return the cities whose cards may be laid beside that city."""
    others = " ".join(name for name in CITIES if name != city)
    state = position(Seat(hand=others, route=city), phase="lay")
    return frozenset(action.split()[1] for action in legal(state, "lay") if action.endswith("right"))


def distances(start: str, without: str = "") -> dict[str, int]:
    """Return how many roads away every city that can be reached is."""
    found = {start: 0}
    queue = [start]
    for city in queue:
        for following in neighbours(city) - found.keys() - {without}:
            found[following] = found[city] + 1
            queue.append(following)
    return found


@pytest.mark.rule("TT-001")
def test_two_three_or_four_players() -> None:
    assert spieltisch.games()[GAME].players == (2, 3, 4)
    for count in (2, 3, 4):
        assert len(spieltisch.new_game(GAME, NAMES[:count], seed=1).players) == count
    for count in (0, 1, 5):
        with pytest.raises(BadPlayers):
            spieltisch.new_game(GAME, ["A", "B", "C", "D", "E"][:count], seed=1)


@pytest.mark.rule("TT-002")
def test_houses_tiles_carriages_and_officials_bring_points_and_most_points_win() -> None:
    state = position(
        Seat(route="Mannheim Carlsruhe Freiburg Basel Zürich", carriage=6),
        Seat(carriage=6, tiles=[("baiern", 5)], houses="Basel"),
        phase="close",
        turn=0,
        start=1,
    )
    before = state.scores()[0]["parts"]
    assert state.winners() == [1]
    play(state, "close all Mannheim Carlsruhe Freiburg with Wagner", "end turn")
    after = state.scores()[0]["parts"]
    assert {part: after[part] - before[part] for part in after} == {
        "houses": 3,
        "tiles": 2 + 3 + 1,
        "carriage": 3,
    }
    assert [score["total"] for score in state.scores()] == [-17 + 6 + 10, -19 + 5 + 7]
    assert state.is_over
    assert state.winners() == [0]


@pytest.mark.rule("TT-003")
def test_material() -> None:
    seen = spieltisch.new_game(GAME, NAMES, seed=1).observation(None)
    assert [seat["supply"] for seat in seen["seats"]] == [20, 20, 20, 20]
    assert seen["carriageSupply"] == {"3": 4, "4": 4, "5": 4, "6": 4, "7": 4}
    assert len([card for card in seen["display"] if card]) + seen["deck"] == 66
    assert sum(len(stack["values"]) for stack in seen["stacks"]) == 30
    assert seen["board"] == "tut-south"


@pytest.mark.rule("TT-004")
def test_three_cards_of_each_of_the_22_cities() -> None:
    start = spieltisch.new_game(GAME, NAMES[:2], seed=1).to_dict()
    assert Counter(start["display"] + start["deck"]) == dict.fromkeys(ids(EVERY_CITY), 3)
    assert len(EVERY_CITY.split()) == 22


STACK_SIZES = {
    "route-5": 2, "route-6": 3, "route-7": 4, "all-countries": 4, "baiern": 4, "baden": 3,
    "wuerttemberg-hohenzollern": 3, "schweiz-tyrol": 3, "boehmen-salzburg": 3, "end": 1,
}  # fmt: skip


@pytest.mark.rule("TT-005")
def test_kinds_of_tiles() -> None:
    stacks = spieltisch.new_game(GAME, NAMES[:2], seed=1).observation(None)["stacks"]
    assert {stack["id"]: len(stack["values"]) for stack in stacks} == STACK_SIZES


@pytest.mark.rule("TT-006")
def test_first_edition_has_the_same_tiles_but_one_kind() -> None:
    """The home cards and short rules of the first edition are the page's, see TT-108."""
    options = {"edition": "first-edition"}
    stacks = spieltisch.new_game(GAME, NAMES[:2], options, seed=1).observation(None)["stacks"]
    assert {stack["id"]: len(stack["values"]) for stack in stacks} == STACK_SIZES
    outside = "Mannheim Ulm Sigmaringen Basel Innsbruck Pilsen Salzburg"
    last = Seat(route="Budweis Pilsen Lodz", houses=outside)
    assert tiles(play(position(last, options=options, phase="close"), "close each Lodz")) == [
        ("all-countries", 6)
    ]
    assert tiles(play(position(last, phase="close"), "close each Lodz")) == []


@pytest.mark.rule("TT-007")
def test_nine_countries() -> None:
    countries = {
        "Baden": "Mannheim Carlsruhe Freiburg",
        "Württemberg": "Stuttgart Ulm",
        "Hohenzollern": "Sigmaringen",
        "Schweiz": "Basel Zürich",
        "Tyrol": "Innsbruck",
        "Böhmen": "Pilsen Budweis",
        "Salzburg": "Salzburg Linz",
        "Baiern": "Würzburg Nürnberg Regensburg Ingolstadt Augsburg München Passau Kempten",
        "Polen": "Lodz",
    }
    names = {country["id"]: country["name"] for country in BOARD.data["countries"]}
    printed = {city["name"]: names[city["country"]] for city in BOARD.data["cities"]}
    assert printed == {city: country for country, cities in countries.items() for city in cities.split()}


COUNTRY_TILES = [
    ("baden", "Mannheim Carlsruhe", "Freiburg", "Basel Freiburg Zürich"),
    ("wuerttemberg-hohenzollern", "Ulm Sigmaringen", "Stuttgart", "Mannheim Stuttgart Würzburg"),
    ("schweiz-tyrol", "Basel Innsbruck", "Zürich", "Freiburg Zürich Kempten"),
    ("boehmen-salzburg", "Pilsen Salzburg Budweis", "Linz", "Passau Linz Budweis"),
    (
        "baiern",
        "Würzburg Nürnberg Regensburg Ingolstadt Augsburg München Passau",
        "Kempten",
        "Ulm Kempten Zürich",
    ),
]


@pytest.mark.rule("TT-008")
def test_country_tiles() -> None:
    for stack, houses, missing, route in COUNTRY_TILES:
        state = position(Seat(houses=houses, route=route), phase="close")
        assert [won for won, _ in tiles(play(state.copy(), f"close each {missing}"))] == [stack]
        for city in houses.split():
            fewer = " ".join(house for house in houses.split() if house != city)
            state = position(Seat(houses=fewer, route=route), phase="close")
            assert tiles(play(state, f"close each {missing}")) == []
    complete = {stack["id"] for stack in BOARD.data["stacks"] if stack["kind"] == "complete"}
    assert complete == {stack for stack, *_ in COUNTRY_TILES}


@pytest.mark.rule("TT-009")
def test_lodz_belongs_to_no_country_tile() -> None:
    state = position(Seat(route="Lodz Pilsen Budweis"), phase="close")
    assert tiles(play(state, "close each Lodz")) == []
    for stack, houses, missing, route in COUNTRY_TILES:
        state = position(Seat(houses=houses, route=route), Seat(route="Lodz"), phase="close")
        assert [won for won, _ in tiles(play(state, f"close each {missing}"))] == [stack]


@pytest.mark.rule("TT-010")
def test_colour_shows_the_country() -> None:
    """The page draws town and card from this one colour; a browser test must find it on both."""
    colours = {country["id"]: country["hex"] for country in BOARD.data["countries"]}
    assert len(set(colours.values())) == 9
    assert all(city["country"] in colours and "hex" not in city for city in BOARD.data["cities"])


@pytest.mark.rule("TT-011")
def test_45_roads_in_both_directions() -> None:
    roads = {(city, other) for city in CITIES for other in neighbours(city)}
    assert len(CITIES) == 22
    assert len(roads) == 2 * 45
    assert all((other, city) in roads for city, other in roads)


@pytest.mark.parametrize(
    ("city", "expected"),
    rows(
        """
        TT-012 Mannheim: Carlsruhe Stuttgart Würzburg
        TT-013 Carlsruhe: Mannheim Freiburg Stuttgart
        TT-014 Freiburg: Carlsruhe Sigmaringen Basel Zürich
        TT-015 Stuttgart: Mannheim Carlsruhe Ulm Sigmaringen Würzburg Nürnberg Ingolstadt
        TT-016 Ulm: Stuttgart Sigmaringen Ingolstadt Augsburg Kempten
        TT-017 Sigmaringen: Freiburg Stuttgart Ulm Zürich Kempten
        TT-018 Basel: Freiburg Zürich
        TT-019 Zürich: Freiburg Sigmaringen Basel Kempten
        TT-020 Innsbruck: Augsburg München Kempten Salzburg
        TT-021 Würzburg: Mannheim Stuttgart Nürnberg
        TT-022 Nürnberg: Stuttgart Würzburg Regensburg Ingolstadt Pilsen
        TT-023 Regensburg: Nürnberg Ingolstadt München Passau Pilsen
        TT-024 Ingolstadt: Stuttgart Ulm Nürnberg Regensburg Augsburg München
        TT-025 Augsburg: Ulm Innsbruck Ingolstadt München Kempten
        TT-026 München: Innsbruck Regensburg Ingolstadt Augsburg Passau Salzburg
        TT-027 Kempten: Ulm Sigmaringen Zürich Innsbruck Augsburg
        TT-028 Passau: Regensburg München Salzburg Linz
        TT-029 Pilsen: Nürnberg Regensburg Budweis Lodz
        TT-030 Budweis: Pilsen Linz
        TT-031 Salzburg: Innsbruck München Passau Linz
        TT-032 Linz: Passau Budweis Salzburg
        TT-033 Lodz: Pilsen
        """
    ),
)
def test_roads(city: str, expected: str) -> None:
    assert neighbours(city) == set(expected.split())


@pytest.mark.rule("TT-034")
def test_where_no_road_is() -> None:
    pairs = (
        "Zürich Innsbruck; Freiburg Stuttgart; Carlsruhe Sigmaringen; Lodz Budweis; Budweis Passau; "
        "Budweis Regensburg; Regensburg Linz; Augsburg Nürnberg; Kempten München; Ulm Nürnberg; Würzburg Ingolstadt; "
        "Mannheim Freiburg; Basel Kempten; Stuttgart Augsburg"
    )
    for pair in pairs.split("; "):
        for city, card in (pair.split(), pair.split()[::-1]):
            state = position(Seat(hand=card, route=city), phase="lay")
            for end in ("left", "right"):
                assert refused(state, f"lay {card} {end}") == "TT-307"


@pytest.mark.rule("TT-035")
def test_shape_of_the_map() -> None:
    far = {frozenset((a, b)): distances(a)[b] for a, b in combinations(CITIES, 2)}
    assert all(len(distances(city)) == 22 for city in CITIES)
    assert max(far.values()) == 6
    assert {pair for pair, roads in far.items() if roads == 6} == {
        frozenset(("Basel", "Lodz")),
        frozenset(("Basel", "Budweis")),
    }
    cut = {city for city in CITIES if len(distances("Ulm" if city != "Ulm" else "Basel", without=city)) < 21}
    assert cut == {"Pilsen"}
    assert len(distances("Lodz", without="Pilsen")) == 1


def routes(cards: int) -> Iterator[tuple[str, ...]]:
    """Yield every route of up to so many cards, in both directions."""
    stack: list[tuple[str, ...]] = [(city,) for city in CITIES]
    while stack:
        route = stack.pop()
        yield route
        if len(route) < cards:
            stack += [(*route, city) for city in neighbours(route[-1]) if city not in route]


@pytest.mark.rule("TT-036")
def test_number_of_routes() -> None:
    counts = Counter(len(route) for route in routes(8))
    expected = {2: 45, 3: 161, 4: 526, 5: 1629, 6: 4726, 7: 12723, 8: 31713}
    assert {cards: counts[cards] // 2 for cards in expected} == expected
    assert BOARD.route_counts(7) == {cards: count for cards, count in expected.items() if cards < 8}


@pytest.mark.rule("TT-037")
def test_a_route_of_all_cities() -> None:
    way = (
        "Lodz Pilsen Budweis Linz Passau Salzburg Innsbruck Augsburg Kempten Zürich Basel Freiburg Carlsruhe Mannheim "
        "Würzburg Nürnberg Regensburg München Ingolstadt Ulm Sigmaringen Stuttgart"
    )
    state = position(Seat(hand=way))
    cities = way.split()
    for city, following in zip(cities[::2], cities[1::2], strict=True):
        end = " right" if own(state)["route"] else ""
        play(state, "take deck", f"lay {city}{end}", f"lay {following} right with Postillion", "end turn")
        quick_turn(state)
    assert own(state)["route"] == ids(way)
    assert set(cities) == set(CITIES)
    closing = position(Seat(route=way, carriage=6), phase="close")
    events = play(closing, "close")
    assert (tiles(events), carriages(events)) == ([("route-7", 4), ("end", 1)], [7])
