"""GG-601 to GG-611: the rules of the base game on the northern board."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption, State
from tests.positions import GAME, NAMES

from ..northern import CITIES, North, new, north
from ..reading import carriages, house_sets, legal, of, own, play, quick_turn, refused, tiles

FOUR = "Halle Berlin Hannover Bremen"
SIX = "Halle Berlin Hannover Hamburg Bremen Münster"
ROUTE = "Dresden Leipzig Weimar Göttingen Cassel Cöln Münster Bremen Hamburg Lübeck"


def closing(route: str, **parts: object) -> State:
    carriage = int(str(parts.pop("carriage", 0)))
    return north(North(route=route, carriage=carriage, hand="Fulda"), base=True, phase="close", **parts)


@pytest.mark.rule("GG-601")
def test_it_is_offered_on_this_board_only() -> None:
    assert new(2, north_rules="base").observation(PUBLIC)["board"] == "tut-north"
    with pytest.raises(BadOption) as error:
        spieltisch.new_game(GAME, NAMES, {"north-rules": "base"}, seed=1)
    assert error.value.data["rule"] == "GG-601"


@pytest.mark.rule("GG-602")
def test_the_carriages_of_the_base_game() -> None:
    seen = new(4, north_rules="base").observation(PUBLIC)
    assert seen["carriageSupply"] == {"3": 4, "4": 4, "5": 4, "6": 4, "7": 4}
    state = closing(FOUR)
    assert carriages(play(state, "close")) == [3]
    assert own(state)["nextCarriage"] == 4


@pytest.mark.rule("GG-603")
def test_the_wagner() -> None:
    assert "wagner" in new(2, north_rules="base").observation(0)["officials"]
    state = closing("Halle Berlin Hannover", carriage=4)
    assert carriages(play(state, "close with Wagner")) == [5]


@pytest.mark.rule("GG-604")
@pytest.mark.parametrize("option", [{"horse-numbers": "remote"}, {"hide-horses": True}])
def test_backs_are_ignored(option: dict[str, Any]) -> None:
    state = new(2, north_rules="base")
    assert not any("/" in card for card in state.to_dict()["deck"])
    play(state, "take deck", "take deck with Postmeister")
    assert not any("horse" in text for text in legal(state))
    with pytest.raises(BadOption) as error:
        new(2, north_rules="base", **{name.replace("-", "_"): value for name, value in option.items()})
    assert error.value.data["rule"] == "GG-604"


@pytest.mark.rule("GG-605")
@pytest.mark.rule("GG-607")
def test_houses_and_tiles_of_this_board() -> None:
    state = closing(SIX)
    assert len(house_sets(state)) == 28
    assert refused(state, "close each Hamburg Bremen") == "GG-307"
    assert refused(state, "close each Halle Münster") == "TT-406"
    events = play(state, "close each Münster Hannover Bremen")
    assert tiles(events) == [("free-city", 1), ("route-6", 3)]


@pytest.mark.rule("GG-606")
def test_three_cards_and_no_horses() -> None:
    assert refused(closing("Halle Berlin"), "close") == "TT-401"
    assert "close" in legal(closing("Halle Berlin Hannover"))
    assert "close" in legal(closing(ROUTE))


@pytest.mark.rule("GG-607")
@pytest.mark.parametrize("cards", [7, 8, 10])
def test_tiles_up_to_route_8(cards: int) -> None:
    events = play(closing(" ".join(ROUTE.split()[:cards])), "close")
    assert tiles(events) == [{7: ("route-7", 4), 8: ("route-8", 5), 10: ("route-8", 5)}[cards]]


@pytest.mark.rule("GG-607")
def test_preussen_is_one_country_here_too() -> None:
    houses = "Aachen Cöln Coblenz Münster Magdeburg Halle"
    seat = North(route="Berlin Schwerin Lübeck", houses=houses)
    assert tiles(play(north(seat, base=True, phase="close"), "close each Berlin")) == [("preussen", 5)]


@pytest.mark.rule("GG-608")
@pytest.mark.parametrize("by", ["carriage", "houses"])
def test_the_end(by: str) -> None:
    houses = " ".join(city for city in CITIES if city not in ("Dresden", "Bremen", "Hamburg", "Lübeck"))
    nineteen = North(route="Dresden Leipzig Weimar", houses=houses, carriage=3)
    state = (
        north(nineteen, base=True, phase="close")
        if by == "houses"
        else closing("Dresden Leipzig Weimar Göttingen Cassel Cöln Münster", carriage=6)
    )
    events = play(state, "close each Dresden")
    assert [event["by"] for event in of(events, "end-triggered")] == [by]
    assert ("end", 1) in tiles(events)


@pytest.mark.rule("GG-609")
def test_score() -> None:
    seat = North(houses="Halle Berlin", carriage=6, tiles=[("route-6", 3), ("route-6", 2)])
    score = north(seat, base=True).scores()[0]
    assert score == {"total": 7 + 5 - 18, "parts": {"carriage": 7, "tiles": 5, "houses": -18}}


@pytest.mark.rule("GG-610")
def test_no_horses_are_shown() -> None:
    seen = new(2, north_rules="base").observation(None)
    assert {"deckHorses", "horseLimit"} & seen.keys() == set()
    for seat in seen["seats"]:
        assert {"horses", "horseCards", "handHorses", "strength"} & seat.keys() == set()
    events = play(new(2, north_rules="base"), "take deck")
    assert "back" not in events[0]


@pytest.mark.rule("GG-611")
@pytest.mark.parametrize("start", ["seat-1", "seat-2", "seat-3"])
def test_the_rider_marks_who_moves_last(start: str) -> None:
    state = new(3, north_rules="base", start=start)
    rider = state.observation(PUBLIC)["rider"]
    assert rider == (int(start[-1]) - 2) % 3
    for _ in range(2):
        quick_turn(state)
    assert state.current_player == rider
    quick_turn(state)
    assert state.observation(PUBLIC)["round"] == 2
