"""GG-3xx: closing with horses, houses in free cities."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.positions import GAME

from .northern import North, all_but, ids, new, north
from .reading import house_sets, legal, of, own, play, refused, verbs

NORTH = "Halle/1 Berlin/1 Hannover/1 Hamburg/1 Bremen/1 Münster/1"
TEAM = "Cöln/3 Fulda/3"


def closing(route: str, horses: str = TEAM, **parts: object) -> State:
    return north(North(route=route, horses=horses), phase="close", **parts)


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(ids(text)) for text in texts}


@pytest.mark.rule("GG-301")
def test_as_many_horses_as_cards() -> None:
    strong = closing("Halle/1 Berlin/1 Dresden/1 Leipzig/1", "Cöln/2")
    assert "close" in legal(strong)
    weak = closing("Halle/1 Berlin/1 Dresden/1 Leipzig/1", "Cöln/1")
    assert refused(weak, "close") == "GG-301"
    reason = weak.why_not("close")
    assert reason is not None
    assert reason.data == {"cards": 4, "strength": 3}


@pytest.mark.rule("GG-302")
def test_three_cards_at_least() -> None:
    assert refused(closing("Halle/1 Berlin/1"), "close") == "TT-401"
    assert "close" in legal(closing("Halle/1 Berlin/1 Dresden/1"))


@pytest.mark.rule("GG-303")
def test_one_horse_card_at_least() -> None:
    assert refused(closing("Halle/1 Berlin/1 Dresden/1", ""), "close") == "GG-301"
    assert "close" in legal(closing("Halle/1 Berlin/1 Dresden/1", "Cöln/1"))


@pytest.mark.rule("GG-304")
def test_surplus_horses_are_lost() -> None:
    state = closing("Halle/1 Berlin/1 Dresden/1", "Cöln/3 Fulda/3 Aachen/3")
    play(state, "close")
    assert own(state)["strength"] == 2
    assert len(state.to_dict()["discard"]) == 6


@pytest.mark.rule("GG-305")
def test_greatest_team() -> None:
    team = "Cöln/3 Fulda/3 Aachen/3 Coblenz/3 Brüssel/3 Amsterdam/3"
    assert own(closing("Halle/1 Berlin/1 Dresden/1", team))["strength"] == 20


@pytest.mark.rule("GG-306")
def test_free_cities_belong_to_no_country() -> None:
    state = closing("Berlin/1 Hannover/1 Hamburg/1 Bremen/1")
    assert frozenset(ids("Berlin Hannover Hamburg")) in house_sets(state)
    assert not {len(houses) for houses in house_sets(state)} - {0, 1, 2, 3}


@pytest.mark.rule("GG-307")
def test_one_free_city_of_several() -> None:
    state = closing("Schwerin/1 Lübeck/1 Hamburg/1 Bremen/1")
    assert refused(state, "close each Lübeck Hamburg") == "GG-307"
    assert sets("Schwerin Lübeck", "Schwerin Hamburg", "Schwerin Bremen") <= house_sets(state)


@pytest.mark.rule("GG-308")
def test_one_of_each_country_and_one_free_city() -> None:
    state = closing("Cassel/1 Frankfurt/1 Würzburg/1 Weimar/1")
    assert frozenset(ids("Cassel Frankfurt Würzburg Weimar")) in house_sets(state)


@pytest.mark.rule("GG-309")
def test_all_of_one_country_and_no_free_city() -> None:
    state = closing("Cassel/1 Fulda/1 Frankfurt/1 Würzburg/1")
    assert frozenset(ids("Cassel Fulda")) in house_sets(state)
    assert frozenset(ids("Cassel Fulda Frankfurt")) not in house_sets(state)
    assert refused(state, "close all Cassel Fulda Frankfurt") == "GG-309"


@pytest.mark.rule("GG-310")
def test_both_parts_of_preussen_count_together() -> None:
    state = closing(NORTH)
    assert frozenset(ids("Halle Berlin Münster")) in house_sets(state)


@pytest.mark.rule("GG-311")
def test_one_house_in_preussen_of_the_first_kind() -> None:
    state = closing(NORTH)
    assert refused(state, "close each Halle Münster Hannover") == "TT-406"


@pytest.mark.rule("GG-312")
def test_all_legal_sets() -> None:
    """Every set of cities of a route, tested one by one against the sentence of the rule."""
    state = closing(NORTH)
    cities = ids("Halle Berlin Hannover Hamburg Bremen Münster")
    country = dict(zip(cities, ("p", "p", "h", "f", "f", "p"), strict=True))
    expected = set()
    for bits in range(1 << 6):
        chosen = [city for i, city in enumerate(cities) if bits >> i & 1]
        kinds = [country[city] for city in chosen]
        if len(set(kinds)) == len(kinds) or (len(set(kinds)) == 1 and "f" not in kinds):
            expected.add(frozenset(chosen))
    assert house_sets(state) == expected
    occupied = north(North(route=NORTH, horses=TEAM, houses="Halle Hamburg"), phase="close")
    free = {houses for houses in expected if not houses & set(ids("Halle Hamburg"))}
    assert house_sets(occupied) == free
    rest = all_but("Berlin Hannover Hamburg Bremen Münster Dresden")
    last = north(North(route=NORTH, horses=TEAM, houses=f"{rest} Berlin Hannover"), phase="close")
    assert max(len(houses) for houses in house_sets(last)) == 1


@pytest.mark.rule("GG-313")
def test_a_single_house_in_a_free_city() -> None:
    state = closing(NORTH)
    play(state, "close each Bremen")
    assert own(state)["houses"] == ids("Bremen")


@pytest.mark.rule("GG-314")
@pytest.mark.rule("GG-315")
def test_route_and_horses_are_discarded_the_carriage_stays() -> None:
    state = closing(NORTH)
    events = play(state, "close")
    assert [event["from"] for event in of(events, "discarded")] == ["horses", "route"]
    assert len(state.to_dict()["discard"]) == 8
    assert own(state)["horses"] == []
    assert own(state)["strength"] == 2


@pytest.mark.rule("GG-316")
def test_hand_is_reduced() -> None:
    state = north(
        North(hand="Fulda/1 Fulda/2 Aachen/1 Aachen/2", route="Halle/1 Berlin/1 Dresden/1", horses="Cöln/3"),
        phase="close",
    )
    play(state, "close")
    assert verbs(state) == {"discard"}
    play(state, "discard Fulda/2")
    assert own(state)["hand"] == ["fulda/1", "aachen/1", "aachen/2"]


@pytest.mark.rule("GG-317")
def test_several_free_cities_in_one_route() -> None:
    state = north(North(hand="Hamburg/1 Lübeck/1", route="Groningen/1 Bremen/1"), phase="lay")
    play(state, "lay Hamburg/1 right", "lay Lübeck/1 right with Postillion")
    assert own(state)["route"] == ["groningen/1", "bremen/1", "hamburg/1", "luebeck/1"]


@pytest.mark.rule("EX-114")
def test_ex_horses_for_six_cards() -> None:
    state = closing(NORTH, "Cöln/3 Fulda/2")
    assert own(state)["strength"] == 7
    events = play(state, "close")
    (tile,) = of(events, "tile")
    assert (tile["stack"], tile["value"]) == ("route-6", 3)
    assert own(state)["strength"] == 2
    assert refused(closing(NORTH, "Cöln/3"), "close") == "GG-301"


@pytest.mark.rule("EX-115")
def test_ex_preussen() -> None:
    state = closing(NORTH)
    assert "close all Münster Halle Berlin" in {state.parse(text) for text in legal(state, "close")}
    three = [houses for houses in house_sets(state) if len(houses) == 3 and "hannover" not in houses]
    assert three == [frozenset(ids("Halle Berlin Münster"))]
    assert refused(state, "close all Halle Berlin Münster Hannover") == "TT-407"
    assert refused(state, "close all Halle Berlin Bremen") == "GG-309"


@pytest.mark.rule("EX-116")
def test_ex_one_of_each() -> None:
    state = closing(NORTH)
    found = house_sets(state)
    assert len(found) == 28
    assert len([houses for houses in found if len(houses) == 3 and "hannover" in houses]) == 6
    events = play(state, "close each Halle Hannover Hamburg")
    assert [(tile["stack"], tile["value"]) for tile in of(events, "tile")] == [
        ("free-city", 1),
        ("route-6", 3),
    ]


@pytest.mark.rule("EX-216")
def test_ex_six_horses() -> None:
    state = north(
        North(hand="Aachen/2", route="Halle/1 Berlin/1 Dresden/1 Leipzig/1",
              horses="Cöln/1 Cöln/2 Cöln/3 Fulda/1 Fulda/2 Fulda/3"), phase="lay")  # fmt: skip
    assert refused(state, "lay Aachen/2 as horse") == "GG-204"
    play(state, "lay Aachen/2 anew")
    assert len(state.to_dict()["discard"]) == 4
    assert len(own(state)["horses"]) == 6
    assert own(state)["route"] == ["aachen/2"]


@pytest.mark.rule("EX-217")
def test_ex_no_horses() -> None:
    state = closing("Halle/1 Berlin/1 Dresden/1", "")
    assert own(state)["strength"] == 2
    assert refused(state, "close each Halle") == "GG-301"


def test_a_game_on_this_board_has_its_own_name_in_the_observation() -> None:
    seen = new().observation(0)
    assert (seen["game"], seen["board"]) == (GAME, "tut-north")
