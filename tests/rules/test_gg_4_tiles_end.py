"""GG-4xx, GG-5xx, GG-6xx: tiles, the end, and the variant with the rules of the base game."""

from __future__ import annotations

import pytest

from spieltisch import PUBLIC, State

from .northern import BOARD, North, all_but, ids, new, north
from .reading import carriages, house_sets, legal, of, own, play, refused, tiles

TEAM = "Cöln/3 Fulda/3 Aachen/3 Coblenz/3"
LONG = "Amsterdam/1 Groningen/1 Bremen/1 Hamburg/1 Schwerin/1 Berlin/1 Dresden/1 Leipzig/1 Weimar/1"


def closing(route: str, houses: str = "", other: str = "", horses: str = TEAM, **parts: object) -> State:
    return north(
        North(route=route, houses=houses, horses=horses), North(houses=other), phase="close", **parts
    )


@pytest.mark.parametrize(
    ("stack", "values"),
    [
        pytest.param("route-8", (5, 4, 3, 2, 1), marks=pytest.mark.rule("GG-412")),
        pytest.param("route-7", (4, 3, 2, 1), marks=pytest.mark.rule("GG-413")),
        pytest.param("route-6", (3, 2, 1), marks=pytest.mark.rule("GG-414")),
        pytest.param("route-5", (2, 1), marks=pytest.mark.rule("GG-415")),
        pytest.param("all-countries", (6, 5, 4, 3), marks=pytest.mark.rule("GG-416")),
        pytest.param("preussen", (5, 4, 3, 2), marks=pytest.mark.rule("GG-417")),
        *(
            pytest.param(pair, (3, 2, 1), marks=pytest.mark.rule("GG-418"))
            for pair in ("mecklenburg-hannover", "holland-belgien", "thueringen-sachsen", "hessen-baiern")
        ),
        pytest.param("end", (1,), marks=pytest.mark.rule("GG-419")),
        pytest.param("free-city", (1, 1, 1, 1), marks=pytest.mark.rule("GG-411")),
    ],
)
def test_stacks(stack: str, values: tuple[int, ...]) -> None:
    assert {found.id: found.values for found in BOARD.stacks}[stack] == values


@pytest.mark.rule("GG-420")
def test_sum_of_all_tiles() -> None:
    values = [value for stack in BOARD.stacks for value in stack.values]
    assert (len(values), sum(values)) == (39, 95)


@pytest.mark.rule("GG-401")
@pytest.mark.rule("GG-402")
def test_first_house_in_a_free_city() -> None:
    route = "Groningen/1 Bremen/1 Hamburg/1"
    first = closing(route)
    assert tiles(play(first, "close each Bremen")) == [("free-city", 1)]
    assert "bremen" not in first.observation(PUBLIC)["freeCities"]
    second = closing(route, other="Bremen")
    assert tiles(play(second, "close each Bremen")) == []


@pytest.mark.rule("GG-403")
def test_preussen_needs_both_parts() -> None:
    east = "Halle Magdeburg Berlin"
    state = closing("Aachen/1 Cöln/1 Coblenz/1", houses=f"Münster {east}")
    assert tiles(play(state, "close all Aachen Cöln Coblenz")) == [("preussen", 5)]
    part = closing("Aachen/1 Cöln/1 Coblenz/1", houses="Münster Halle Berlin")
    assert tiles(play(part, "close all Aachen Cöln Coblenz")) == []


@pytest.mark.rule("GG-404")
@pytest.mark.rule("GG-405")
def test_all_countries_without_free_cities() -> None:
    houses = "Schwerin Hannover Amsterdam Brüssel Weimar Leipzig Cassel Würzburg"
    state = closing("Halle/1 Berlin/1 Dresden/1", houses=houses)
    assert ("all-countries", 6) in tiles(play(state, "close each Halle"))
    for missing in houses.split():
        rest = " ".join(city for city in houses.split() if city != missing)
        short = closing("Halle/1 Berlin/1 Magdeburg/1", houses=rest)
        assert tiles(play(short, "close each Halle")) == []


@pytest.mark.rule("GG-406")
@pytest.mark.parametrize(("cards", "stack"), [(4, None), (5, "route-5"), (6, "route-6"), (7, "route-7"),
                                              (8, "route-8"), (9, "route-8")])  # fmt: skip
def test_route_tiles(cards: int, stack: str | None) -> None:
    state = closing(" ".join(LONG.split()[:cards]))
    assert [won for won, _ in tiles(play(state, "close"))] == ([stack] if stack else [])


@pytest.mark.rule("GG-407")
def test_an_empty_stack_falls_through() -> None:
    gone = [("route-8", value) for value in (5, 4, 3, 2, 1)]
    state = north(North(route=LONG, horses=TEAM), North(tiles=gone), phase="close")
    assert tiles(play(state, "close")) == [("route-7", 4)]


@pytest.mark.rule("GG-408")
@pytest.mark.rule("GG-409")
def test_pairs_need_three_cities_that_no_single_closing_fills() -> None:
    for stack in BOARD.stacks:
        if "-" not in stack.id or stack.kind != "complete":
            continue
        assert stack.cities.bit_count() == 3
        assert sorted(mask.bit_count() for mask in stack.needs) == [1, 2]
    state = closing("Göttingen/1 Hannover/1 Hamburg/1 Schwerin/1")
    assert frozenset(ids("Göttingen Hannover Schwerin")) not in house_sets(state)


@pytest.mark.rule("GG-410")
def test_once_per_player_and_nothing_from_an_empty_stack() -> None:
    gone = [("hessen-baiern", 3), ("hessen-baiern", 2), ("hessen-baiern", 1)]
    empty = north(North(route="Cassel/1 Fulda/1 Weimar/1", houses="Würzburg", horses=TEAM), North(tiles=gone),
                  phase="close")  # fmt: skip
    assert tiles(play(empty, "close all Cassel Fulda")) == []
    have = north(North(route="Cassel/1 Fulda/1 Weimar/1", houses="Würzburg", horses=TEAM, tiles=gone[:1]),
                 phase="close")  # fmt: skip
    assert tiles(play(have, "close all Cassel Fulda")) == []


@pytest.mark.rule("GG-421")
@pytest.mark.rule("GG-501")
def test_the_last_house_ends_the_game() -> None:
    state = closing("Halle/1 Berlin/1 Dresden/1", houses=all_but("Halle Berlin Dresden Lübeck"))
    events = play(state, "close each Halle")
    assert [event["by"] for event in of(events, "end-triggered")] == ["houses"]
    assert ("end", 1) in tiles(events)
    assert own(state)["supply"] == 0


@pytest.mark.rule("GG-502")
def test_no_carriage_ends_the_game() -> None:
    state = closing(LONG)
    events = play(state, "close")
    assert carriages(events) == []
    assert of(events, "end-triggered") == []


@pytest.mark.rule("GG-503")
def test_the_rider_takes_the_last_turn() -> None:
    houses = all_but("Halle Berlin Dresden Lübeck")
    state = north(
        North(route="Halle/1 Berlin/1 Dresden/1", houses=houses, horses=TEAM), players=3, phase="close"
    )
    (event,) = of(play(state, "close each Halle"), "end-triggered")
    assert event["last"] == state.observation(PUBLIC)["rider"] == 2
    play(state, "end turn")
    for seat in (1, 2):
        assert state.current_player == seat
        play(state, "take deck", "take deck with Postmeister")
        play(state, min(legal(state, "lay")), "end turn")
    assert state.is_over


@pytest.mark.rule("GG-504")
@pytest.mark.rule("GG-505")
@pytest.mark.rule("GG-506")
def test_score() -> None:
    state = north(
        North(hand="Fulda/1", route="Halle/1 Berlin/1 Dresden/1", horses="Cöln/3 Cöln/2", houses="Lübeck Hamburg",
              tiles=[("free-city", 1), ("route-7", 4)]))  # fmt: skip
    assert state.scores()[0] == {"total": 5 - 18, "parts": {"carriage": 0, "tiles": 5, "houses": -18}}


@pytest.mark.rule("GG-507")
def test_tie_break() -> None:
    parts = {"phase": "done", "turn": 2, "current": 2, "taken": 1, "laid": 1, "closed": True}
    full = all_but("Halle Berlin Dresden")
    state = north(
        North(houses=full), North(houses=full), North(houses=full, hand="Fulda/1", tiles=[("end", 1)]),
        ending={"seat": 2, "by": "houses"}, **parts)  # fmt: skip
    play(state, "end turn")
    assert state.winners() == [2]
    loser = north(
        North(houses=full, tiles=[("route-7", 4)]), North(houses=full, tiles=[("route-8", 5), ("route-5", 2)]),
        North(houses=full, hand="Fulda/1", tiles=[("end", 1), ("route-7", 3), ("route-6", 3)]),
        ending={"seat": 2, "by": "houses"}, **parts)  # fmt: skip
    play(loser, "end turn")
    assert [row["seat"] for row in loser.ranking()] == [2, 1, 0]


def base(*seats: North, **parts: object) -> State:
    return north(*seats, base=True, **parts)


@pytest.mark.rule("GG-601")
@pytest.mark.rule("GG-604")
@pytest.mark.rule("GG-610")
def test_base_rules_lay_cards_face_up_only() -> None:
    state = base(North(hand="Halle Berlin"), phase="lay")
    assert legal(state, "lay") == {"lay Halle", "lay Berlin"}
    seen = state.observation(0)
    assert "deckHorses" not in seen
    assert "horses" not in seen["seats"][0]
    assert len({card for card in seen["display"] if card}) <= 6
    assert not any("/" in card for card in seen["display"])


@pytest.mark.rule("GG-602")
@pytest.mark.rule("GG-606")
def test_base_rules_carriages_and_no_horses_needed() -> None:
    state = base(North(route="Halle Berlin Dresden"), phase="close")
    assert carriages(play(state, "close")) == [3]


@pytest.mark.rule("GG-603")
def test_base_rules_wagner() -> None:
    state = base(North(route="Halle Berlin Dresden Leipzig", carriage=5), phase="close")
    assert carriages(play(state, "close with Wagner")) == [6]
    assert list(new(north_rules="base").observation(0)["officials"]) == [
        "postillion", "postmeister", "amtmann", "wagner"]  # fmt: skip


@pytest.mark.rule("GG-605")
@pytest.mark.rule("GG-607")
def test_base_rules_keep_houses_and_tiles_of_this_board() -> None:
    route = "Halle Berlin Hannover Hamburg Bremen Münster Amsterdam Brüssel"
    state = base(North(route=route), phase="close")
    assert refused(state, "close each Hamburg Bremen") == "GG-307"
    assert frozenset(ids("Halle Berlin Münster")) in house_sets(state)
    assert tiles(play(state, "close each Hamburg")) == [("free-city", 1), ("route-8", 5)]


@pytest.mark.rule("GG-608")
def test_base_rules_end_by_carriage_and_by_houses() -> None:
    seven = "Halle Berlin Hannover Hamburg Bremen Münster Amsterdam"
    events = play(base(North(route=seven, carriage=6), phase="close"), "close")
    assert [event["by"] for event in of(events, "end-triggered")] == ["carriage"]
    assert ("end", 1) in tiles(events)
    last = base(
        North(route="Halle Berlin Dresden", houses=all_but("Halle Berlin Dresden Lübeck")), phase="close"
    )
    assert [event["by"] for event in of(play(last, "close each Halle"), "end-triggered")] == ["houses"]


@pytest.mark.rule("GG-609")
def test_base_rules_score() -> None:
    state = base(North(carriage=6, houses="Halle Berlin", tiles=[("route-8", 5)]))
    assert state.scores()[0] == {"total": 7 + 5 - 18, "parts": {"carriage": 7, "tiles": 5, "houses": -18}}


@pytest.mark.rule("GG-611")
def test_base_rules_rider_is_only_a_mark() -> None:
    state = new(3, north_rules="base")
    assert state.observation(PUBLIC)["rider"] == 2
    assert state.current_player == 0
