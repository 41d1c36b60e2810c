"""TT-4xx: closing a route and placing houses."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import spieltisch
from spieltisch import BadPosition, State
from tests.positions import BOARD, CITIES, GAME, NAMES, Seat, all_but, ids, position, position_dict

from ..reading import house_sets, kinds, legal, of, own, play, quick_turn, refused

SOUTH_WEST = "Sigmaringen Stuttgart Nürnberg Regensburg Ingolstadt Augsburg"
COUNTRY = {city["id"]: city["country"] for city in BOARD.data["cities"]}


def closing(route: str, houses: str = "", carriage: int = 0, others: str = "") -> State:
    return position(Seat(route=route, houses=houses, carriage=carriage), Seat(houses=others), phase="close")


@pytest.mark.rule("TT-401")
def test_at_least_three_cards() -> None:
    assert refused(closing("Basel"), "close") == "TT-401"
    assert refused(closing("Basel Zürich"), "close each Basel") == "TT-401"
    assert legal(closing("Basel Zürich"), "close") == set()
    assert "close" in legal(closing("Basel Zürich Kempten"))
    assert "close" in legal(closing("Basel Zürich Kempten Ulm"))


def test_a_closing_says_to_which_ways_its_houses_belong() -> None:
    """One house or none belongs to both; so a page need not know that."""
    state = closing(SOUTH_WEST)
    for action in state.legal_actions():
        parts = action.to_dict()
        if parts["type"] == "close":
            single = len(parts["houses"]) < 2
            assert parts["modes"] == (["each", "all"] if single else [parts["mode"]])


@pytest.mark.rule("TT-402")
def test_a_route_may_be_kept_and_extended() -> None:
    state = position(Seat(hand="Innsbruck", route="Basel Zürich Kempten"), phase="close")
    play(state, "end turn")
    quick_turn(state)
    play(state, "take deck", "lay Innsbruck right")
    assert own(state)["route"] == ids("Basel Zürich Kempten Innsbruck")
    assert "close" in legal(state)


@pytest.mark.rule("TT-403")
def test_only_in_the_own_turn_after_laying_and_once() -> None:
    route = "Basel Zürich Kempten"
    both = position(Seat(route=route), Seat(route="Passau Linz Budweis", hand="Lodz"), phase="close")
    other = both.why_not("close", seat=1)
    assert other is not None
    assert other.rule == "TT-201"
    assert refused(both, "close each Passau") == "TT-405"
    play(both, "close")
    assert refused(both, "close") == "TT-403"
    play(both, "end turn")
    assert refused(both, "close") == "TT-320"
    play(both, "take deck")
    assert refused(both, "close") == "TT-320"
    skipping = position(Seat(route=route), display="", rest=1, turn=1, phase="done")
    play(skipping, "end turn", "close")
    assert own(skipping)["carriage"] == 3


@pytest.mark.rule("TT-404")
def test_houses_then_tiles_then_carriage_then_discards() -> None:
    seat = Seat(hand="Ulm Ulm Lodz Lodz", route="Mannheim Carlsruhe Freiburg Basel Zürich")
    state = position(seat, phase="close")
    events = play(state, "close all Mannheim Carlsruhe Freiburg", "discard Lodz")
    assert kinds(events) == [
        "closed",
        "house",
        "house",
        "house",
        "tile",
        "tile",
        "carriage",
        "discarded",
        "discarded",
    ]
    assert [event["from"] for event in of(events, "discarded")] == ["route", "hand"]


@pytest.mark.rule("TT-405")
def test_houses_only_in_cities_of_the_route() -> None:
    state = closing(SOUTH_WEST)
    assert all(houses <= set(ids(SOUTH_WEST)) for houses in house_sets(state))
    for text in ("close each Ulm", "close each Sigmaringen Ulm", "close all Nürnberg München"):
        assert refused(state, text) == "TT-405"


@pytest.mark.rule("TT-406")
def test_one_house_in_every_country() -> None:
    state = closing("Zürich Kempten Innsbruck Salzburg Linz")
    for salzburg in ("Salzburg", "Linz"):
        assert f"close each Zürich Innsbruck {salzburg} Kempten" in legal(state)
    assert refused(state, "close each Zürich Salzburg Linz") == "TT-406"
    play(state, "close each Zürich Innsbruck Linz Kempten")
    assert set(own(state)["houses"]) == set(ids("Zürich Innsbruck Linz Kempten"))


@pytest.mark.rule("TT-407")
def test_all_cities_of_one_country() -> None:
    state = closing(SOUTH_WEST)
    assert "close all Nürnberg Regensburg Ingolstadt Augsburg" in legal(state)
    assert refused(state, "close all Sigmaringen Stuttgart") == "TT-407"
    play(state, "close all Nürnberg Regensburg Ingolstadt Augsburg")
    assert len(own(state)["houses"]) == 4


@pytest.mark.rule("TT-408")
def test_the_two_ways_are_not_mixed() -> None:
    state = closing(SOUTH_WEST)
    mixed = set(ids("Sigmaringen Nürnberg Augsburg"))
    assert mixed not in house_sets(state)
    assert refused(state, "close each Sigmaringen Nürnberg Augsburg") == "TT-406"
    assert refused(state, "close all Sigmaringen Nürnberg Augsburg") == "TT-407"


def exact(route: str, houses: str, supply: int) -> set[frozenset[str]]:
    """Return the legal sets by trying every subset of the route."""
    cities = [city for city in ids(route) if city not in ids(houses)]
    every = (frozenset(chosen) for size in range(len(cities) + 1) for chosen in combinations(cities, size))
    return {
        chosen
        for chosen in every
        if len(chosen) <= supply
        and (
            len({COUNTRY[city] for city in chosen}) == len(chosen)
            or len({COUNTRY[city] for city in chosen}) == 1
        )
    }


@pytest.mark.rule("TT-409")
def test_exactly_the_legal_sets() -> None:
    rng = Random(409)
    ways = {city: [other for other in CITIES if _road(city, other)] for city in CITIES}
    for _ in range(60):
        route = [rng.choice(CITIES)]
        while len(route) < rng.randint(3, 9):
            following = [city for city in ways[route[-1]] if city not in route]
            if not following:
                break
            route.append(rng.choice(following))
        if len(route) < 3:
            continue
        houses = " ".join(rng.sample(CITIES, rng.randint(0, 20)))
        state = closing(" ".join(route), houses)
        assert house_sets(state) == exact(" ".join(route), houses, own(state)["supply"])
        assert len(legal(state, "close")) >= len(house_sets(state))


def _road(city: str, other: str) -> bool:
    return bool(BOARD.roads[CITIES.index(city)] >> CITIES.index(other) & 1)


@pytest.mark.rule("TT-410")
def test_fewer_houses_than_possible() -> None:
    state = closing(SOUTH_WEST)
    for text in ("close each Stuttgart", "close each Stuttgart Augsburg", "close all Nürnberg Augsburg"):
        after = state.copy()
        play(after, text)
        assert len(own(after)["houses"]) == len(text.split()) - 2


@pytest.mark.rule("TT-411")
def test_no_house_at_all() -> None:
    state = closing(SOUTH_WEST)
    events = play(state, "close")
    assert own(state)["houses"] == []
    assert {"tile", "carriage"} <= set(kinds(events))


@pytest.mark.rule("TT-412")
def test_one_own_house_in_a_city() -> None:
    state = closing(SOUTH_WEST, houses="Stuttgart Augsburg")
    assert not any({"stuttgart", "augsburg"} & houses for houses in house_sets(state))
    reason = state.why_not("close each Sigmaringen Stuttgart")
    assert reason is not None
    assert (reason.rule, reason.data) == ("TT-412", {"cities": ["stuttgart"]})
    assert refused(state, "close all Nürnberg Augsburg") == "TT-412"


@pytest.mark.rule("TT-413")
def test_houses_of_others_are_no_obstacle() -> None:
    state = closing(SOUTH_WEST, others=SOUTH_WEST)
    assert house_sets(state) == house_sets(closing(SOUTH_WEST))
    play(state, "close each Stuttgart")
    assert "stuttgart" in own(state, 0)["houses"]
    assert "stuttgart" in own(state, 1)["houses"]


@pytest.mark.rule("TT-414")
def test_countries_of_a_pair_are_separate_for_placing() -> None:
    for route, pair in (
        ("Kempten Ulm Sigmaringen", "Ulm Sigmaringen"),
        ("Zürich Kempten Innsbruck", "Zürich Innsbruck"),
        ("Pilsen Budweis Linz", "Budweis Linz"),
    ):
        state = closing(route)
        assert f"close each {pair}" in legal(state)
        assert refused(state, f"close all {pair}") == "TT-407"


@pytest.mark.rule("TT-415")
def test_with_too_few_houses_the_player_chooses() -> None:
    nineteen = all_but("Basel Zürich Kempten")
    state = closing("Basel Zürich Kempten", houses=nineteen)
    assert own(state)["supply"] == 1
    assert house_sets(state) == {frozenset(ids(names)) for names in ("", "Basel", "Zürich", "Kempten")}
    reason = state.why_not("close all Basel Zürich")
    assert reason is not None
    assert (reason.rule, reason.data) == ("TT-415", {"supply": 1})
    assert refused(state, "close each Zürich Kempten") == "TT-415"


@pytest.mark.rule("TT-416")
def test_houses_stay() -> None:
    rng = Random(416)
    state = spieltisch.new_game(GAME, NAMES[:2], seed=416)
    before = [frozenset[str]()] * 2
    while not state.is_over and len(state.history()) < 400:
        closings = sorted(legal(state, "close"), key=len)
        state.apply(closings[-1] if closings else rng.choice(state.legal_actions()))
        now = [frozenset(seat["houses"]) for seat in state.to_dict()["seats"]]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now
    assert sum(map(len, before)) > 15


@pytest.mark.rule("TT-417")
def test_twenty_houses_do_not_fill_22_cities() -> None:
    state = closing("Basel Zürich Kempten", houses=all_but("Kempten Lodz"))
    assert own(state)["supply"] == 0
    assert house_sets(state) == {frozenset()}
    with pytest.raises(BadPosition):
        spieltisch.from_dict(position_dict(Seat(houses=all_but("Lodz"))))
