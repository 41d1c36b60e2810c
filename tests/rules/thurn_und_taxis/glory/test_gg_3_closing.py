"""GG-301 to GG-317: closing needs horses; houses in countries and free cities."""

from __future__ import annotations

from itertools import combinations

import pytest

import spieltisch
from spieltisch import State

from ..northern import BOARD, FREE, North, all_but, ids, north
from ..reading import house_sets, kinds, legal, of, own, play, refused

EXAMPLE = "Halle/1 Berlin/1 Hannover/1 Hamburg/1 Bremen/1 Münster/1"
THREE = "Berlin/1 Halle/1 Leipzig/1"


def close_up(
    route: str, horses: str = "Amsterdam/1 Amsterdam/2 Amsterdam/3", hand: str = "", **parts: object
) -> State:
    """Return the state in which seat 0 may close, if its horses suffice."""
    return north(North(route=route, horses=horses, hand=hand), phase="close", **parts)


def closes(state: State) -> bool:
    return any(text.startswith("close") for text in legal(state))


@pytest.mark.rule("GG-301")
@pytest.mark.parametrize(
    ("horses", "strength"),
    [("Amsterdam/1", 3), ("Amsterdam/2", 4), ("Amsterdam/3", 5), ("Amsterdam/1 Fulda/3", 6)],
)
@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_as_many_horses_as_route_cards(horses: str, strength: int, cards: int) -> None:
    state = close_up(" ".join(EXAMPLE.split()[:cards]), horses)
    assert closes(state) == (strength >= cards)
    assert own(state)["weak"] == (strength < cards)
    assert "carriage" not in state.verdict()["parts"]
    if strength < cards:
        assert refused(state, "close") == "GG-301"
        reason = state.why_not("close each Halle")
        assert reason is not None
        assert reason.data == {"cards": cards, "strength": strength}


@pytest.mark.rule("GG-302")
def test_the_minimum_of_three_stays() -> None:
    state = close_up("Halle/1 Berlin/1", "Amsterdam/3 Fulda/3")
    assert refused(state, "close") == "TT-401"
    assert closes(close_up(THREE))


@pytest.mark.rule("GG-303")
def test_at_least_one_horse_card() -> None:
    assert refused(close_up(THREE, ""), "close") == "GG-301"
    assert closes(close_up(THREE, "Amsterdam/1"))


@pytest.mark.rule("GG-304")
def test_surplus_horses_are_lost() -> None:
    state = close_up(THREE, "Amsterdam/1 Amsterdam/2 Amsterdam/3 Fulda/1 Fulda/2 Fulda/3")
    play(state, "close")
    assert own(state)["horses"] == []
    assert own(state)["strength"] == 2


@pytest.mark.rule("GG-305")
def test_at_most_twenty_horses() -> None:
    """Six cards with three horses each, for a route of 20; a longer one cannot be closed at all."""
    every = " ".join(
        f"{city}/3" for city in ("Fulda", "Amsterdam", "Groningen", "Brüssel", "Münster", "Schwerin")
    )
    state = close_up(" ".join(f"{city}/1" for city in walk(20)), every)
    assert own(state)["strength"] == 20
    assert closes(state)
    longer = close_up(" ".join(f"{city}/1" for city in walk(21)), every)
    assert refused(longer, "close") == "GG-301"


def walk(cards: int) -> list[str]:
    """Return the names of a route of so many cards."""

    def extend(route: list[int]) -> list[int] | None:
        if len(route) == cards:
            return route
        for city in BOARD.cities(BOARD.roads[route[-1]]):
            if city not in route and (found := extend([*route, city])):
                return found
        return None

    found = next(filter(None, (extend([city]) for city in range(23))))
    return [BOARD.city_names[city] for city in found]


@pytest.mark.rule("GG-306")
def test_free_cities_belong_to_no_country() -> None:
    for name in FREE.split():
        city = BOARD.index[ids(name)[0]]
        assert not any(mask >> city & 1 for mask in BOARD.country_mask.values())
    # Bremen and Hannover lie in one landscape; both get a house under option 1.
    state = close_up("Bremen/1 Hannover/1 Göttingen/1")
    assert frozenset(ids("Bremen Hannover")) in house_sets(state)
    assert frozenset(ids("Hannover Göttingen")) in house_sets(state)
    assert frozenset(ids("Bremen Hannover Göttingen")) not in house_sets(state)


@pytest.mark.rule("GG-307")
def test_one_free_city_only() -> None:
    state = close_up("Bremen/1 Hamburg/1 Lübeck/1")
    assert house_sets(state) == {
        frozenset(),
        *(frozenset(ids(name)) for name in ("Bremen", "Hamburg", "Lübeck")),
    }
    for text in ("close each Bremen Hamburg", "close all Bremen Hamburg", "close Bremen Hamburg Lübeck"):
        assert refused(state, text) == "GG-307"


@pytest.mark.rule("GG-308")
def test_one_house_in_each_country_and_one_in_a_free_city() -> None:
    state = close_up(EXAMPLE)
    largest = {
        frozenset(ids(f"{one} Hannover {free}"))
        for one in ("Halle", "Berlin", "Münster")
        for free in ("Hamburg", "Bremen")
    }
    assert {houses for houses in house_sets(state) if {"hannover"} < houses and len(houses) == 3} == largest
    play(state, "close each Berlin Hannover Bremen")
    assert own(state)["houses"] == ids("Berlin Hannover Bremen")


@pytest.mark.rule("GG-309")
def test_all_in_one_country_and_none_in_a_free_city() -> None:
    state = close_up(EXAMPLE)
    assert frozenset(ids("Halle Berlin Münster")) in house_sets(state)
    assert refused(state, "close all Halle Berlin Bremen") == "GG-309"
    assert refused(state, "close all Halle Berlin Hannover") == "TT-407"
    play(state, "close all Halle Berlin Münster")
    assert own(state)["houses"] == sorted(ids("Halle Berlin Münster"), key=BOARD.city_ids.index)


@pytest.mark.rule("GG-310")
def test_preussen_is_one_country() -> None:
    state = close_up(EXAMPLE)
    assert {frozenset(ids(pair)) for pair in ("Halle Münster", "Berlin Münster")} <= house_sets(state)


@pytest.mark.rule("GG-311")
def test_one_house_in_preussen_under_the_first_option() -> None:
    state = close_up(EXAMPLE)
    assert frozenset(ids("Halle Hannover")) in house_sets(state)
    assert frozenset(ids("Münster Hannover")) in house_sets(state)
    assert refused(state, "close each Halle Münster Hannover") == "TT-406"


OUTSIDE = all_but("Halle Berlin Hannover Hamburg Bremen Münster")
"""The other 17 cities."""


@pytest.mark.rule("GG-312")
@pytest.mark.parametrize(
    ("houses", "supply"),
    [
        ("", 20),
        ("Berlin", 19),
        ("Hamburg Hannover", 18),
        (OUTSIDE, 3),
        (f"{OUTSIDE} Berlin", 2),
        (f"{OUTSIDE} Berlin Hamburg", 1),
    ],
)
def test_exactly_the_legal_sets(houses: str, supply: int) -> None:
    """Compared with the statement itself, set by set."""
    state = north(North(route=EXAMPLE, horses="Fulda/3 Fulda/1", houses=houses), phase="close")
    assert own(state)["supply"] == supply
    vacant = set(own(state)["route"]) - {f"{city}/1" for city in own(state)["houses"]}
    cities = sorted(card.split("/")[0] for card in vacant)

    def fits(chosen: tuple[str, ...]) -> bool:
        lands = [BOARD.country_of[BOARD.index[id_]] for id_ in chosen]
        countries = [land for land in lands if land]
        free = len(lands) - len(countries)
        one_each = len(set(countries)) == len(countries) and free <= 1
        return len(chosen) <= supply and (one_each or (len(set(countries)) == 1 and not free))

    every = [chosen for size in range(7) for chosen in combinations(cities, size)]
    expected = {frozenset(chosen) for chosen in every if fits(chosen)}
    assert house_sets(state) == expected
    assert len(expected) < len(every)


@pytest.mark.rule("GG-313")
def test_a_single_house_in_a_free_city() -> None:
    state = close_up(EXAMPLE)
    play(state, "close each Hamburg")
    assert own(state)["houses"] == ["hamburg"]


@pytest.mark.rule("GG-314")
def test_route_and_horses_are_discarded() -> None:
    state = close_up(THREE, "Amsterdam/2 Fulda/3")
    events = play(state, "close")
    assert [(event["from"], event["cards"]) for event in of(events, "discarded")] == [
        ("horses", ["amsterdam/2", "fulda/3"]),
        ("route", ["berlin/1", "halle/1", "leipzig/1"]),
    ]
    assert sorted(state.to_dict()["discard"]) == [
        "amsterdam/2",
        "berlin/1",
        "fulda/3",
        "halle/1",
        "leipzig/1",
    ]
    assert (own(state)["route"], own(state)["horses"]) == ([], [])


@pytest.mark.rule("GG-314")
def test_they_come_back_when_the_deck_is_used_up() -> None:
    """With no deck they become the new one, horses and route cards together."""
    state = north(North(route=THREE, horses="Amsterdam/2 Fulda/3"), North(), phase="close")
    data = state.to_dict()
    data["seats"][1]["hand"], data["deck"] = data["deck"], []
    state = spieltisch.from_dict(data)
    events = play(state, "close")
    assert of(events, "reshuffled") == [{"event": "reshuffled", "count": 5}]
    assert of(events, "refilled") == []
    assert any(map(state.reveals, events)), "the back of the new top card is seen: no taking back"
    assert sorted(state.to_dict()["deck"]) == ["amsterdam/2", "berlin/1", "fulda/3", "halle/1", "leipzig/1"]


@pytest.mark.rule("GG-315")
def test_the_carriage_card_stays() -> None:
    state = close_up(THREE, "Amsterdam/3")
    play(state, "close")
    assert own(state)["strength"] == 2


@pytest.mark.rule("GG-316")
def test_the_hand_is_reduced_to_three() -> None:
    state = close_up(THREE, hand="Fulda/1 Fulda/2 Fulda/3 Cassel/1 Cassel/2")
    play(state, "close")
    assert legal(state) == {
        f"discard {name}" for name in ("Fulda/1", "Fulda/2", "Fulda/3", "Cassel/1", "Cassel/2")
    }
    play(state, "discard Fulda/1", "discard Cassel/2")
    assert legal(state) == {"end turn"}
    assert own(state)["handCount"] == 3


@pytest.mark.rule("GG-317")
def test_several_free_cities_in_one_route() -> None:
    state = north(North(hand="Hamburg/1 Lübeck/1", route="Bremen/1", horses="Fulda/3"), phase="lay")
    play(state, "lay Hamburg/1 right", "lay Lübeck/1 right with Postillion")
    assert own(state)["route"] == ["bremen/1", "hamburg/1", "luebeck/1"]
    assert max(map(len, house_sets(state))) == 1
    assert "closed" in kinds(play(state, "close each Lübeck"))
