"""GG-2xx: route cards and draught horses."""

from __future__ import annotations

from random import Random

import pytest

from spieltisch import PUBLIC, State

from .northern import North, new, north
from .reading import legal, of, own, play, refused, verbs

SIX = "Aachen/1 Coblenz/1 Dresden/1 Leipzig/1 Lübeck/1 Fulda/1"
FIVE = "Aachen/1 Coblenz/1 Dresden/1 Leipzig/1 Lübeck/1"


def laying(hand: str, route: str = "", horses: str = "", **parts: object) -> State:
    return north(North(hand=hand, route=route, horses=horses), phase="lay", **parts)


@pytest.mark.rule("GG-201")
@pytest.mark.rule("GG-202")
def test_each_card_is_route_card_or_horse() -> None:
    state = laying("Halle/2 Berlin/1")
    assert legal(state, "lay") == {
        "lay Halle/2",
        "lay Berlin/1",
        "lay Halle/2 as horse",
        "lay Berlin/1 as horse",
    }
    play(state, "lay Halle/2 as horse")
    assert legal(state, "lay") == {"lay Berlin/1 with Postillion", "lay Berlin/1 as horse with Postillion"}
    play(state, "lay Berlin/1 with Postillion")
    assert own(state)["horseCards"] == ["halle/2"]
    assert own(state)["route"] == ["berlin/1"]


@pytest.mark.rule("GG-203")
@pytest.mark.rule("GG-204")
def test_at_most_six_horse_cards() -> None:
    state = laying("Halle/2", horses=FIVE)
    play(state, "lay Halle/2 as horse")
    assert len(own(state)["horses"]) == 6
    full = laying("Halle/2", horses=SIX)
    assert refused(full, "lay Halle/2 as horse") == "GG-204"
    assert legal(full, "lay") == {"lay Halle/2"}


@pytest.mark.rule("GG-205")
def test_a_horse_fulfils_the_duty() -> None:
    state = laying("Halle/2")
    assert refused(state, "end turn") == "TT-204"
    play(state, "lay Halle/2 as horse")
    assert "end turn" in legal(state)


@pytest.mark.rule("GG-206")
def test_a_horse_need_not_fit() -> None:
    state = laying("Dresden/3 Halle/1", route="Halle/2 Berlin/2")
    assert "lay Halle/1 as horse" in legal(state)
    assert refused(state, "lay Halle/1 right") == "TT-313"
    play(state, "lay Halle/1 as horse")
    assert own(state)["route"] == ["halle/2", "berlin/2"]


@pytest.mark.rule("GG-207")
@pytest.mark.parametrize(("horses", "strength"), [("", 2), ("Halle/3", 5), ("Halle/3 Berlin/1 Cöln/2", 8)])
def test_team_strength(horses: str, strength: int) -> None:
    assert own(laying("Dresden/1", horses=horses))["strength"] == strength


@pytest.mark.rule("GG-208")
@pytest.mark.rule("GG-221")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("lay Halle/1 right", "lay Leipzig/1 right with Postillion"),
        ("lay Halle/1 right", "lay Leipzig/1 as horse with Postillion"),
        ("lay Leipzig/1 as horse", "lay Halle/1 right with Postillion"),
        ("lay Leipzig/1 as horse", "lay Halle/1 as horse with Postillion"),
    ],
)
def test_with_the_postillion_both_cards_are_chosen(first: str, second: str) -> None:
    state = laying("Halle/1 Leipzig/1", route="Dresden/1 Berlin/1")
    play(state, first, second)
    assert own(state)["handCount"] == 0
    assert state.observation(0)["used"] == ["postillion"]
    one_place = laying("Halle/1 Leipzig/1", route="Dresden/1 Berlin/1", horses=FIVE.replace("Leipzig/1", "Cassel/2").replace("Dresden/1", "Cassel/1"))  # fmt: skip
    play(one_place, "lay Halle/1 as horse")
    assert refused(one_place, "lay Leipzig/1 as horse with Postillion") == "GG-204"


@pytest.mark.rule("GG-209")
def test_a_horse_without_a_route() -> None:
    state = laying("Halle/1")
    play(state, "lay Halle/1 as horse")
    assert own(state)["route"] == []
    assert own(state)["horses"] == [1]


@pytest.mark.rule("GG-210")
def test_horses_stay_when_the_route_is_abandoned() -> None:
    state = laying("Aachen/2", route="Halle/1 Berlin/1", horses="Cöln/3 Fulda/2")
    play(state, "lay Aachen/2 anew")
    assert own(state)["horseCards"] == ["coeln/3", "fulda/2"]
    assert sorted(state.to_dict()["discard"]) == ["berlin/1", "halle/1"]


@pytest.mark.rule("GG-211")
def test_a_horse_keeps_the_route_when_no_card_fits() -> None:
    state = laying("Aachen/2", route="Halle/1 Berlin/1")
    assert legal(state, "lay") == {"lay Aachen/2 anew", "lay Aachen/2 as horse"}
    play(state, "lay Aachen/2 as horse")
    assert own(state)["route"] == ["halle/1", "berlin/1"]


@pytest.mark.rule("GG-212")
def test_with_six_horses_and_no_fitting_card_the_route_is_lost() -> None:
    state = laying("Aachen/2", route="Halle/1 Berlin/1", horses=SIX)
    assert legal(state, "lay") == {"lay Aachen/2 anew"}


@pytest.mark.rule("GG-213")
def test_abandoning_by_choice() -> None:
    state = laying("Dresden/2", route="Halle/1 Berlin/1")
    assert {"lay Dresden/2 right", "lay Dresden/2 anew", "lay Dresden/2 as horse"} == legal(state, "lay")


@pytest.mark.rule("GG-214")
def test_horse_and_route_card_in_either_order() -> None:
    state = laying("Halle/1 Aachen/1")
    play(state, "lay Halle/1 as horse")
    assert "lay Aachen/1 with Postillion" in legal(state), "begins a route, none lies there"
    kept = laying("Halle/1 Aachen/1", route="Berlin/1 Dresden/1")
    play(kept, "lay Aachen/1 as horse")
    assert legal(kept, "lay") == {"lay Halle/1 left with Postillion", "lay Halle/1 as horse with Postillion"}
    other = laying("Halle/1 Aachen/1", route="Berlin/1 Dresden/1")
    play(other, "lay Halle/1 left")
    assert legal(other, "lay") == {"lay Aachen/1 as horse with Postillion"}


@pytest.mark.rule("GG-215")
def test_only_the_first_card_abandons() -> None:
    state = laying("Halle/1 Aachen/1", route="Berlin/1 Dresden/1")
    play(state, "lay Aachen/1 as horse")
    assert refused(state, "lay Halle/1 anew") == "TT-833"
    assert not any("anew" in text for text in legal(state))


@pytest.mark.rule("GG-216")
def test_a_horse_stays_a_horse() -> None:
    state = laying("Halle/1 Aachen/1", route="Berlin/1 Dresden/1")
    play(state, "lay Halle/1 as horse")
    assert refused(state, "lay Halle/1 left with Postillion") == "TT-301"
    assert own(state)["hand"] == ["aachen/1"]


@pytest.mark.rule("GG-217")
def test_the_back_of_the_deck_is_seen_by_all() -> None:
    state = north(North(hand="Halle/1"), deck="Berlin/3 Cöln/1")
    assert [state.observation(seat)["deckHorses"] for seat in (0, 1, PUBLIC, None)] == [3, 3, 3, 3]
    play(state, "take deck")
    assert state.observation(1)["deckHorses"] == 1
    for n in range(10):
        other = state.determinize(1, Random(n))
        assert other.to_dict()["deck"][0].endswith("/1")


@pytest.mark.rule("GG-218")
def test_the_backs_of_hands_are_seen_but_not_the_cities() -> None:
    state = north(North(hand="Halle/1 Berlin/3"), North(hand="Cöln/2"))
    seen = state.observation(1)["seats"][0]
    assert seen["handHorses"] == [1, 3]
    assert seen["hand"] is None
    dealt = [state.determinize(1, Random(n)).to_dict()["seats"][0]["hand"] for n in range(20)]
    assert all([card.split("/")[1] for card in hand] == ["1", "3"] for hand in dealt)
    assert len({tuple(hand) for hand in dealt}) > 10
    hidden = north(North(hand="Halle/1 Berlin/3"), options={"hide-horses": True})
    assert "handHorses" not in hidden.observation(1)["seats"][0]
    assert hidden.observation(0)["seats"][0]["handHorses"] == [1, 3]


@pytest.mark.rule("GG-219")
def test_horse_cards_are_public_by_number_only() -> None:
    state = north(North(hand="Halle/1", horses="Berlin/3 Cöln/2"), North(hand="Fulda/1"))
    seen = state.observation(1)["seats"][0]
    assert seen["horses"] == [3, 2]
    assert seen["horseCards"] is None
    assert state.observation(0)["seats"][0]["horseCards"] == ["berlin/3", "coeln/2"]
    laid = play(state, "take deck", "lay Halle/1 as horse")
    (event,) = of(laid, "harnessed")
    assert state.redact(event, 1)["card"] is None
    assert state.redact(event, 1)["horses"] == 1
    dealt = [state.determinize(1, Random(n)).to_dict()["expansions"]["glory"]["horses"][0] for n in range(20)]
    assert all([card.split("/")[1] for card in horses] == ["3", "2", "1"] for horses in dealt)
    assert len({tuple(horses) for horses in dealt}) > 10
    own_view = state.determinize(0, Random(1)).to_dict()["expansions"]["glory"]["horses"][0]
    assert own_view == ["berlin/3", "coeln/2", "halle/1"]


def test_notation_does_not_tell_others_which_city_became_a_horse() -> None:
    state = north(North(hand="Halle/1 Fulda/2"), North(hand="Cöln/1"))
    play(state, "take deck", "lay Halle/1 as horse")
    assert state.is_secret(state.history()[-1], own=False)
    assert not state.is_secret(state.history()[-1], own=True)
    assert not state.is_secret(state.history()[-2], own=False)


@pytest.mark.rule("GG-220")
def test_horse_cards_do_not_count_for_the_hand() -> None:
    state = north(
        North(
            hand="Fulda/1 Fulda/2 Fulda/3", route="Halle/1 Berlin/1 Dresden/1", horses="Cöln/3 Cöln/2 Cöln/1"
        ),
        phase="close",
    )
    play(state, "close")
    assert verbs(state) == {"end"}
    assert own(state)["handCount"] == 3


def test_a_new_game_shows_what_lies_there() -> None:
    seen = new(2).observation(0)
    assert seen["horseLimit"] == 6
    assert seen["deckHorses"] in (1, 2, 3)
