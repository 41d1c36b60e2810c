"""CO-301 to CO-310: Der Kurier der Fürstin with In Amt und Würden."""

from __future__ import annotations

import pytest

from spieltisch import State
from tests.positions import Seat

from ..modules import OPEN, Letters, asked, last_turn, modules, office_tiles
from ..reading import kinds, legal, of, own, play, refused, verbs

ALL = "return Postillion Postmeister Amtmann Wagner"
THREE = "postillion postmeister wagner"


def letters(state: State) -> list[int]:
    owned: list[int] = state.observation(None)["courier"]["letters"]
    return owned


def courier(state: State) -> int | None:
    owner: int | None = state.observation(None)["courier"]["owner"]
    return owner


@pytest.mark.rule("CO-301")
def test_paid_help_brings_the_tile_too() -> None:
    seat = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4)
    state = modules(seat, display=OPEN, offices=[], letters=Letters((2, 0)))
    play(state, "exchange with Amtmann", "take deck")
    assert office_tiles(state, 0) == ["amtmann"], "free"
    events = play(state, "take deck with Postmeister")
    assert kinds(events)[-2:] == ["letters-paid", "office-tile"]
    assert office_tiles(state, 0) == ["postmeister", "amtmann"], "paid"
    assert letters(state)[0] == 0


@pytest.mark.rule("CO-302")
def test_forced_postmeister_and_paid_amtmann_bring_both() -> None:
    for texts in (
        ("exchange with Amtmann", "take deck", "take deck with Postmeister"),
        ("take deck", "exchange with Amtmann", "take deck with Postmeister"),
        ("take deck", "take deck with Postmeister", "exchange with Amtmann"),
    ):
        state = modules(Seat(), display=OPEN, offices=[], letters=Letters((2, 0)))
        play(state, *texts)
        assert office_tiles(state, 0) == ["postmeister", "amtmann"]
        assert letters(state)[0] == 0
        assert asked(state) == (0, "lay")


@pytest.mark.rule("CO-303")
@pytest.mark.parametrize("rounds", [False, True])
def test_four_tiles_and_several_rounds_in_one_turn(rounds: bool) -> None:
    other = "postillion postillion postillion postmeister postmeister postmeister amtmann amtmann wagner"
    seat = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4)
    state = modules(seat, display=OPEN, offices=["", other if rounds else ""], letters=Letters((6, 0)))
    texts = ["exchange with Amtmann", "take deck", "take deck with Postmeister", "lay Kempten right"]
    texts += ["lay Innsbruck right with Postillion", "close with Wagner"]
    events = []
    for text in texts:
        events += play(state, text)
        while asked(state)[1] == "return":
            last = of(events, "office-tile")[-1]["official"].capitalize()
            events += play(state, f"return {last}")
    taken = ["amtmann", "postmeister", "postillion", "wagner"]
    assert [event["official"] for event in of(events, "office-tile")] == taken
    assert len(of(events, "return-round")) == (4 if rounds else 0)
    assert office_tiles(state, 0) == ([] if rounds else ["postillion", "postmeister", "amtmann", "wagner"])
    assert letters(state)[0] == 0
    assert state.observation(None)["used"] == taken


def house_as_reward(active: bool, *, phase: str = "take") -> State:
    """Return the state in which a house is to be placed as a reward by seat 0, or in its turn by seat 1."""
    offices = [THREE, "amtmann amtmann"] if active else ["", f"{THREE} amtmann amtmann"]
    state = modules(
        Seat(hand="Kempten", route="Basel Zürich"),
        Seat(hand="Lodz", houses="Linz"),
        display=OPEN,
        offices=offices,
        letters=Letters((1, 0), owner=1),
        phase=phase,
    )
    play(state, "exchange with Amtmann", *([ALL] if active else ["return Amtmann", ALL]))
    return state


@pytest.mark.rule("CO-304")
def test_the_first_house_of_a_city_brings_its_letter() -> None:
    state = house_as_reward(active=True)
    first, later = state.copy(), state.copy()
    events = play(first, "reward house Ulm")
    assert of(events, "letter") == [{"event": "letter", "seat": 0, "city": "ulm"}]
    assert letters(first) == [2, 0]
    assert of(play(later, "reward house Linz"), "letter") == []
    assert letters(later) == [1, 0]


@pytest.mark.rule("CO-305")
def test_it_cannot_be_spent_in_the_same_turn() -> None:
    state = house_as_reward(active=True)
    play(state, "reward house Ulm", "return Amtmann")
    assert letters(state) == [2, 0]
    assert asked(state) == (0, "take")
    play(state, "take deck")
    assert refused(state, "take deck with Postmeister") == "KF-306"
    assert state.observation(0)["courier"]["owned"] == 1


@pytest.mark.rule("CO-306")
def test_a_letter_gained_in_anothers_turn_is_owned_in_the_own() -> None:
    state = house_as_reward(active=False)
    play(state, "reward house Ulm")
    assert letters(state) == [1, 1]
    play(state, "take deck", "lay Kempten right", "end turn")
    assert asked(state) == (1, "take")
    assert state.observation(1)["courier"]["owned"] == 1
    play(state, "exchange with Amtmann", "take deck")
    assert "take deck with Postmeister" in legal(state), "for one letter, with the courier"


@pytest.mark.rule("CO-307")
@pytest.mark.parametrize("active", [False, True])
def test_a_reward_house_does_not_move_the_figure(active: bool) -> None:
    state = house_as_reward(active=active)
    events = play(state, "reward house Ulm")
    assert of(events, "courier") == []
    assert courier(state) == 1


@pytest.mark.rule("CO-308")
def test_a_reward_card_before_the_first_draw_does_not_lift_the_forced_postmeister() -> None:
    state = modules(
        Seat(),
        Seat(hand="Lodz"),
        display=OPEN,
        offices=["wagner", "amtmann amtmann"],
        letters=Letters((2, 0)),
    )
    play(state, "exchange with Amtmann", "return Amtmann Wagner", "reward deck", "return Amtmann")
    assert own(state)["handCount"] == 1
    assert state.observation(0)["forced"] is True
    play(state, "take deck")
    assert verbs(state) == {"take"}
    assert all(text.endswith("with Postmeister") for text in legal(state))
    play(state, "take deck with Postmeister")
    assert asked(state) == (0, "lay")
    assert office_tiles(state, 0) == ["postmeister"]


@pytest.mark.rule("CO-309")
def test_a_reward_card_in_anothers_turn_fills_the_hand() -> None:
    state = modules(
        Seat(hand="Kempten"),
        Seat(),
        display=OPEN,
        offices=["", "wagner amtmann amtmann"],
        letters=Letters((0, 0)),
    )
    kept = state.copy()
    play(state, "exchange with Amtmann", "return Amtmann", "return Amtmann Wagner", "reward deck")
    play(state, "take deck", "lay Kempten", "end turn")
    assert (asked(state), state.observation(1)["forced"]) == ((1, "take"), False)
    play(state, "take deck")
    assert "lay" in verbs(state)
    play(kept, "exchange with Amtmann", "return Amtmann", "return Amtmann Wagner", "reward nothing")
    play(kept, "take deck", "lay Kempten", "end turn")
    assert kept.observation(1)["forced"] is True


@pytest.mark.rule("CO-310")
def test_a_letter_of_the_final_house_is_worthless() -> None:
    state = last_turn(offices=[f"{THREE} amtmann"], letters=Letters((0, 0)))
    play(state, "end turn", ALL)
    before = state.scores()[0]
    assert "letter" in kinds(play(state, "reward house Ulm"))
    assert letters(state) == [1, 0]
    after = state.scores()[0]
    assert after["total"] == before["total"] + 1, "the house alone"
    assert after["parts"]["houses"] == before["parts"]["houses"] + 1
