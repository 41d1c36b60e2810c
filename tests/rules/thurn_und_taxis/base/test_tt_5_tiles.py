"""TT-501 to TT-525: winning bonus tiles."""

from __future__ import annotations

import pytest

from spieltisch import PUBLIC, UnreadableAction
from tests.positions import Seat, all_but, position, way, whole

from ..reading import kinds, legal, of, own, play, quick_turn, refused, tiles


@pytest.mark.rule("TT-501")
def test_conditions_are_checked_after_the_houses() -> None:
    state = position(Seat(route="Basel Freiburg Zürich", houses="Mannheim Carlsruhe"), phase="close")
    nothing = play(state.copy(), "close each Basel")
    assert tiles(nothing) == []
    events = play(state, "close each Freiburg")
    assert kinds(events)[:3] == ["closed", "house", "tile"]
    assert tiles(events) == [("baden", 3)]


@pytest.mark.rule("TT-502")
def test_all_earned_tiles_are_taken() -> None:
    seat = Seat(route="Ulm Stuttgart Carlsruhe Freiburg Basel", houses="Mannheim Carlsruhe Ulm Sigmaringen")
    state = position(seat, phase="close")
    events = play(state, "close each Stuttgart Freiburg Basel")
    assert tiles(events) == [("route-5", 2), ("baden", 3), ("wuerttemberg-hohenzollern", 3)]
    assert own(state)["tiles"] == [{"stack": stack, "value": value} for stack, value in tiles(events)]


@pytest.mark.rule("TT-503")
def test_won_tiles_lie_face_down() -> None:
    state = position(Seat(route=way(5)), phase="close")
    (event,) = of(play(state, "close"), "tile")
    assert [state.redact(event, seat)["value"] for seat in (0, 1, PUBLIC)] == [2, None, None]
    for seat, value in ((0, 2), (1, None), (PUBLIC, None)):
        assert state.observation(seat)["seats"][0]["tiles"] == [{"stack": "route-5", "value": value}]
    assert state.observation(1)["seats"][0]["score"] is None


@pytest.mark.rule("TT-504")
def test_route_tiles() -> None:
    for cards, won in (
        (3, []),
        (4, []),
        (5, [("route-5", 2)]),
        (6, [("route-6", 3)]),
        (7, [("route-7", 4)]),
        (8, [("route-7", 4)]),
    ):
        assert tiles(play(position(Seat(route=way(cards)), phase="close"), "close")) == won
    second = position(Seat(route=way(5)), Seat(tiles=[("route-5", 2)]), phase="close")
    assert tiles(play(second, "close")) == [("route-5", 1)]


@pytest.mark.rule("TT-505")
def test_cards_count_for_the_route_tile_not_houses() -> None:
    for text in ("close", "close each Basel", "close all Basel Zürich"):
        state = position(Seat(route=way(6), houses="Mannheim Carlsruhe"), phase="close")
        assert tiles(play(state, text)) == [("route-6", 3)]


@pytest.mark.rule("TT-506")
def test_one_route_tile_for_one_way() -> None:
    for cards in (5, 6, 7, 12):
        events = play(position(Seat(route=way(cards)), phase="close"), "close")
        assert len([stack for stack, _ in tiles(events) if stack.startswith("route")]) == 1


@pytest.mark.rule("TT-507")
def test_eight_and_more_cards_count_as_seven() -> None:
    for cards in (8, 9, 12):
        assert tiles(play(position(Seat(route=way(cards)), phase="close"), "close")) == [("route-7", 4)]


@pytest.mark.rule("TT-508")
@pytest.mark.rule("XC-003")
def test_empty_stack_gives_the_next_shorter_one() -> None:
    for cards, gone, won in (
        (7, ["route-7"], ("route-6", 3)),
        (6, ["route-6"], ("route-5", 2)),
        (7, ["route-7", "route-6"], ("route-5", 2)),
        (9, ["route-7", "route-6"], ("route-5", 2)),
    ):
        state = position(Seat(route=way(cards)), Seat(tiles=whole(*gone)), phase="close")
        assert tiles(play(state, "close")) == [won]


@pytest.mark.rule("TT-509")
def test_no_route_tile_when_no_shorter_one_is_left() -> None:
    for cards, gone in (
        (5, ["route-5"]),
        (6, ["route-6", "route-5"]),
        (7, ["route-7", "route-6", "route-5"]),
    ):
        state = position(Seat(route=way(cards)), Seat(tiles=whole(*gone)), phase="close")
        assert tiles(play(state, "close")) == []


@pytest.mark.rule("TT-510")
def test_the_stack_is_not_chosen() -> None:
    state = position(Seat(route=way(7)), phase="close")
    for action in legal(state, "close"):
        after = state.copy()
        events = play(after, action)
        assert [stack for stack, _ in tiles(events) if stack.startswith("route")] == ["route-7"]
    with pytest.raises(UnreadableAction):
        state.apply("close route-6")


@pytest.mark.rule("TT-511")
def test_several_tiles_of_the_same_length() -> None:
    state = position(Seat(route=way(6), tiles=[("route-6", 3)]), phase="close")
    play(state, "close")
    assert [tile["value"] for tile in own(state)["tiles"]] == [3, 2]


@pytest.mark.rule("TT-512")
def test_all_cities_of_a_country_or_pair() -> None:
    pair = position(Seat(route="Freiburg Zürich Kempten", houses="Basel"), phase="close")
    assert tiles(play(pair, "close each Zürich")) == [], "Innsbruck of the pair is missing"
    pair = position(Seat(route="Freiburg Zürich Kempten", houses="Basel Innsbruck"), phase="close")
    assert tiles(play(pair, "close each Zürich")) == [("schweiz-tyrol", 3)]
    country = position(Seat(route="Mannheim Carlsruhe Freiburg"), Seat(tiles=[("baden", 3)]), phase="close")
    assert tiles(play(country, "close all Mannheim Carlsruhe Freiburg")) == [("baden", 2)], "the top one"


@pytest.mark.rule("TT-513")
def test_houses_from_several_routes() -> None:
    state = position(
        Seat(hand="Sigmaringen Freiburg Zürich", route="Mannheim Carlsruhe Stuttgart"), phase="close"
    )
    assert tiles(play(state, "close all Mannheim Carlsruhe", "end turn")) == []
    quick_turn(state)
    play(state, "take deck", "lay Sigmaringen", "lay Freiburg right with Postillion", "end turn")
    quick_turn(state)
    events = play(state, "take deck", "lay Zürich left", "close each Freiburg")
    assert tiles(events) == [("baden", 3)]


@pytest.mark.rule("TT-514")
def test_one_tile_per_country() -> None:
    seat = Seat(
        route="Mannheim Carlsruhe Freiburg", houses="Mannheim Carlsruhe Freiburg", tiles=[("baden", 3)]
    )
    state = position(seat, phase="close")
    assert tiles(play(state, "close")) == []
    assert len(own(state)["tiles"]) == 1


@pytest.mark.rule("TT-515")
def test_nothing_from_an_empty_country_stack() -> None:
    seat = Seat(route="Basel Freiburg Zürich", houses="Mannheim Carlsruhe")
    state = position(seat, Seat(tiles=whole("baden")), phase="close")
    assert tiles(play(state, "close each Freiburg")) == []


@pytest.mark.rule("TT-516")
def test_too_few_houses_for_the_country() -> None:
    """19 houses stand, two cities of Baden are still empty: one house cannot complete it."""
    houses = all_but("Mannheim Carlsruhe Lodz")
    state = position(Seat(route="Mannheim Carlsruhe Freiburg", houses=houses), phase="close")
    for city in ("Mannheim", "Carlsruhe"):
        won = tiles(play(state.copy(), f"close each {city}"))
        assert "baden" not in [stack for stack, _ in won]
    assert refused(state, "close all Mannheim Carlsruhe") == "TT-415"


@pytest.mark.rule("TT-517")
def test_several_country_tiles_at_once() -> None:
    seat = Seat(
        route="Stuttgart Carlsruhe Freiburg Zürich",
        houses="Mannheim Carlsruhe Ulm Sigmaringen Basel Innsbruck",
    )
    state = position(seat, phase="close")
    events = play(state, "close each Stuttgart Freiburg Zürich")
    assert tiles(events) == [("baden", 3), ("wuerttemberg-hohenzollern", 3), ("schweiz-tyrol", 3)]


ONE_IN_EACH = ["Freiburg", "Ulm", "Sigmaringen", "Zürich", "Innsbruck", "Budweis", "Linz", "Passau", "Lodz"]
ROUTES = {
    "Freiburg": "Carlsruhe Freiburg Basel",
    "Ulm": "Ingolstadt Ulm Augsburg",
    "Sigmaringen": "Sigmaringen Zürich Basel",
    "Zürich": "Freiburg Zürich Kempten",
    "Innsbruck": "Kempten Innsbruck Augsburg",
    "Budweis": "Lodz Pilsen Budweis",
    "Linz": "Passau Linz Budweis",
    "Passau": "Regensburg Passau Linz",
    "Lodz": "Lodz Pilsen Nürnberg",
}


@pytest.mark.rule("TT-518")
def test_all_countries_with_one_house_in_each() -> None:
    seat = Seat(route=ROUTES["Ulm"], houses=" ".join(city for city in ONE_IN_EACH if city != "Ulm"))
    state = position(seat, phase="close")
    assert tiles(play(state.copy(), "close each Augsburg")) == []
    assert tiles(play(state, "close each Ulm")) == [("all-countries", 6)]


@pytest.mark.rule("TT-519")
def test_all_nine_are_needed() -> None:
    for missing in ONE_IN_EACH:
        others = [city for city in ONE_IN_EACH if city != missing]
        state = position(Seat(route=ROUTES[missing], houses=" ".join(others)), phase="close")
        assert tiles(play(state, f"close each {missing}")) == [("all-countries", 6)]
        for second in others:
            fewer = " ".join(city for city in others if city != second)
            state = position(Seat(route=ROUTES[missing], houses=fewer), phase="close")
            assert tiles(play(state, f"close each {missing}")) == [], f"without {second}"


@pytest.mark.rule("TT-520")
def test_all_countries_once_and_never_from_an_empty_stack() -> None:
    again = Seat(route=ROUTES["Ulm"], houses=" ".join(ONE_IN_EACH), tiles=[("all-countries", 6)])
    assert tiles(play(position(again, phase="close"), "close each Augsburg")) == []
    seat = Seat(route=ROUTES["Ulm"], houses=" ".join(city for city in ONE_IN_EACH if city != "Ulm"))
    empty = position(seat, Seat(tiles=whole("all-countries")), phase="close")
    assert tiles(play(empty, "close each Ulm")) == []


@pytest.mark.rule("TT-521")
def test_end_tile_for_whoever_triggers_the_end() -> None:
    by_carriage = position(Seat(route=way(7), carriage=6), phase="close")
    assert ("end", 1) in tiles(play(by_carriage, "close"))
    nineteen = all_but("Basel Zürich Kempten")
    by_houses = position(
        Seat(route="Basel Zürich Kempten", houses=nineteen, tiles=whole("baden")), phase="close"
    )
    assert ("end", 1) in tiles(play(by_houses.copy(), "close each Basel"))
    assert ("end", 1) not in tiles(play(by_houses, "close"))


@pytest.mark.rule("TT-522")
def test_only_one_end_tile() -> None:
    ended = {"ending": (0, "carriage"), "phase": "close", "turn": 1}
    state = position(Seat(carriage=7), Seat(route=way(7), carriage=6), **ended)
    events = play(state, "close")
    assert tiles(events) == [("route-7", 4)]
    assert of(events, "end-triggered") == []
    assert state.to_dict()["ending"] == {"seat": 0, "by": "carriage"}
    nineteen = all_but("Passau Kempten Lodz")
    houses = position(Seat(carriage=7), Seat(route="Ulm Kempten Zürich", houses=nineteen), **ended)
    assert "end" not in [stack for stack, _ in tiles(play(houses, "close each Kempten"))]


@pytest.mark.rule("TT-523")
def test_end_tile_comes_with_the_last_house_or_with_the_carriage() -> None:
    nineteen = all_but("Mannheim Lodz Pilsen")
    state = position(Seat(route=way(6), houses=nineteen, carriage=3), phase="close")
    events = play(state, "close each Mannheim")
    steps = [event.get("stack", event["event"]) for event in events]
    assert steps[:5] == ["closed", "house", "end-triggered", "end", "route-6"]
    assert of(events, "end-triggered")[0]["by"] == "houses"
    state = position(Seat(route=way(7), carriage=6), phase="close")
    events = play(state, "close")
    steps = [event.get("stack", event["event"]) for event in events]
    assert steps == ["closed", "route-7", "carriage", "end-triggered", "end", "discarded"]
    assert of(events, "end-triggered")[0]["by"] == "carriage"


@pytest.mark.rule("TT-524")
def test_nobody_else_gains_tiles() -> None:
    baden = "Mannheim Carlsruhe Freiburg"
    state = position(Seat(route="Basel Zürich Kempten"), Seat(houses=baden), phase="close")
    assert tiles(play(state, "close each Basel", "end turn")) == []
    assert own(state, 1)["tiles"] == []


@pytest.mark.rule("TT-525")
def test_a_tile_is_not_refused() -> None:
    options = {"decline-carriage": True}
    state = position(Seat(route=way(5)), phase="close", options=options)
    for action in legal(state, "close"):
        assert ("route-5", 2) in tiles(play(state.copy(), action))
    with pytest.raises(UnreadableAction):
        state.apply("close without tile")
