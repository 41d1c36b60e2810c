"""CO-101 to CO-109: Der Kurier der Fürstin on the northern board."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch import PUBLIC, BadOption, BadPosition, State

from ..northern import BOARD, FREE, North, all_but, ids, new, north, north_dict
from ..reading import carriages, kinds, legal, of, play, refused, tiles

DISPLAY = "Dresden/1 Cassel/1 Fulda/1 Weimar/1 Aachen/1 Cöln/1"
EXCHANGE, SECOND = "exchange with Amtmann", "take deck with Postmeister"


def letters(state: State) -> list[int]:
    owned: list[int] = state.observation(PUBLIC)["courier"]["letters"]
    return owned


@pytest.mark.rule("CO-101")
@pytest.mark.parametrize("rules", ["horses", "base"])
def test_a_letter_on_each_of_the_23_cities(rules: str) -> None:
    cities = new(2, courier=True, north_rules=rules).observation(PUBLIC)["courier"]["cities"]
    assert cities == list(BOARD.city_ids)
    assert len(cities) == 23
    assert set(ids(FREE)) < set(cities)


@pytest.mark.rule("CO-102")
@pytest.mark.parametrize(
    ("count", "given", "total"), [(2, [0, 1], 24), (3, [0, 1, 2], 26), (4, [0, 1, 2, 3], 29)]
)
def test_seat_letters(count: int, given: list[int], total: int) -> None:
    seen = new(count, courier=True).observation(PUBLIC)["courier"]
    assert seen["letters"] == given
    assert sum(seen["letters"]) + len(seen["cities"]) == total


@pytest.mark.rule("CO-103")
@pytest.mark.parametrize("base", [False, True])
def test_a_further_official_always_costs_two(base: bool) -> None:
    hand = "Berlin" if base else "Berlin/1"
    display = DISPLAY.replace("/1", "") if base else DISPLAY
    state = north(North(hand=hand), base=base, letters=[2], display=display)
    events = play(state, EXCHANGE, "take deck", SECOND)
    assert [event["count"] for event in of(events, "letters-paid")] == [2]
    assert state.observation(0)["courier"]["price"] == 2
    poor = north(North(hand=hand), base=base, letters=[1], display=display)
    play(poor, EXCHANGE, "take deck")
    assert refused(poor, SECOND) == "KF-306"


@pytest.mark.rule("CO-104")
@pytest.mark.parametrize("base", [False, True])
def test_nobody_owns_the_figure_and_nobody_scores_it(base: bool) -> None:
    route = "Halle Berlin Dresden" if base else "Halle/1 Berlin/1 Dresden/1"
    seat = North(route=route, horses="" if base else "Fulda/3", carriage=5 if base else 0)
    state = north(seat, base=base, letters=[0], phase="close")
    assert "courier" not in kinds(play(state, "close"))
    assert state.observation(PUBLIC)["courier"]["owner"] is None
    assert "courier" not in state.scores()[0]["parts"]


@pytest.mark.rule("CO-104")
def test_a_position_with_an_owner_is_refused() -> None:
    data = north_dict(North(), letters=[0])
    data["expansions"]["courier"] |= {"owner": 1}
    with pytest.raises(BadPosition):
        spieltisch.from_dict(data)


@pytest.mark.rule("CO-105")
def test_three_officials_only() -> None:
    seat = North(hand="Berlin/1 Dresden/2", route="Halle/1", horses="Fulda/3")
    state = north(seat, letters=[9], display=DISPLAY)
    turn = [EXCHANGE, "take deck", SECOND, "lay Berlin/1 right", "lay Dresden/2 right with Postillion"]
    events = play(state, *turn)
    assert [event["official"] for event in of(events, "letters-paid")] == ["postmeister", "postillion"]
    assert letters(state)[0] == 5
    assert set(state.observation(0)["officials"]) == {"postillion", "postmeister", "amtmann"}
    assert refused(state, "close with Wagner") == "GG-107"
    assert "close" in legal(state)


@pytest.mark.rule("CO-106")
@pytest.mark.parametrize(
    "order",
    [(EXCHANGE, "take deck", SECOND), ("take deck", EXCHANGE, SECOND), ("take deck", SECOND, EXCHANGE)],
)
def test_the_amtmann_after_drawing_and_the_forced_postmeister(order: tuple[str, ...]) -> None:
    state = north(North(), letters=[2], display=DISPLAY)
    assert state.observation(0)["forced"] is True
    assert [event["official"] for event in of(play(state, *order), "letters-paid")] == ["amtmann"]
    assert letters(state)[0] == 0
    poor = north(North(), letters=[1], display=DISPLAY)
    for text in [text for text in order if text != EXCHANGE]:
        assert refused(poor, EXCHANGE) == "KF-315"
        play(poor, text)
    assert refused(poor, EXCHANGE) == "KF-315"


@pytest.mark.rule("CO-107")
def test_the_wagner_as_a_further_official_by_the_base_rules() -> None:
    seat = North(hand="Berlin Dresden", route="Weimar Halle", carriage=4)
    state = north(seat, base=True, letters=[2], display=DISPLAY.replace("/1", ""))
    assert state.observation(0)["courier"]["figure"] is False
    events = play(state, EXCHANGE, "take deck", "lay Berlin right", "close with Wagner")
    assert carriages(events) == [5]
    assert of(events, "letters-paid") == [
        {"event": "letters-paid", "seat": 0, "count": 2, "official": "wagner"}
    ]


@pytest.mark.rule("CO-108")
def test_no_carriage_can_be_declined() -> None:
    state = north(North(route="Weimar Halle Berlin"), base=True, letters=[2], phase="close")
    assert not any("without" in text for text in legal(state))
    assert refused(state, "close without carriage") == "TT-609"
    with pytest.raises(BadOption) as error:
        new(2, north_rules="base", courier=True, decline_carriage=True)
    assert error.value.data["rule"] == "CO-108"
    # Without letters the option of the base game holds.
    assert new(2, north_rules="base", decline_carriage=True).legal_actions()


@pytest.mark.rule("CO-109")
@pytest.mark.parametrize("base", [False, True])
def test_a_free_city_brings_tile_and_letter(base: bool) -> None:
    route = "Bremen Hannover Göttingen" if base else "Bremen/1 Hannover/1 Göttingen/1"
    seat = North(route=route, horses="" if base else "Fulda/3")
    state = north(seat, base=base, letters=[0], phase="close")
    events = play(state, "close each Bremen")
    assert tiles(events) == [("free-city", 1)]
    assert [event["city"] for event in of(events, "letter")] == ["bremen"]
    later = north(seat, North(houses="Bremen"), base=base, letters=[0], phase="close")
    events = play(later, "close each Bremen")
    assert (tiles(events), of(events, "letter")) == ([], [])
    assert later.observation(0)["courier"]["cities"] == ids(all_but("Bremen"))
