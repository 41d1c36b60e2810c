"""CO-401 to CO-406: Die Audienz with the others."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import State
from tests.positions import Seat

from ..modules import Coaches, Letters, asked, modules, new, towns
from ..reading import kinds, legal, of, play

ALL = "return Postillion Postmeister Amtmann Wagner"
THREE = "postillion postmeister wagner"
SOUTH = "Ulm Augsburg München"


def due(state: State) -> tuple[dict[str, int], int]:
    """Return the steps still to go: by coach, and as jokers."""
    seen = state.observation(0)["audience"]
    return {coach: steps for coach, steps in seen["cards"].items() if steps}, seen["jokers"]


@pytest.mark.rule("CO-401")
def test_a_reward_house_moves_no_coach() -> None:
    state = modules(Seat(hand="Kempten"), Seat(), offices=[THREE, "amtmann amtmann"], coaches=Coaches())
    before = towns(state)
    events = play(state, "exchange with Amtmann", ALL, "reward house Ulm")
    assert "coach-moved" not in kinds(events)
    assert asked(state) == (1, "return")
    play(state, "return Amtmann")
    assert asked(state) == (0, "take")
    assert towns(state) == before


@pytest.mark.rule("KF-306")
def test_no_letter_counts_as_owned_before_the_first_turn_begins() -> None:
    state = new(2, audience=True, courier=True)
    assert asked(state) == (0, "assign")
    assert state.to_dict()["expansions"]["courier"]["owned"] == 0


@pytest.mark.rule("CO-402")
def test_an_earlier_reward_house_counts_as_occupied() -> None:
    state = modules(
        Seat(hand="München", route="Ulm Augsburg"),
        Seat(),
        offices=[THREE, "amtmann amtmann"],
        coaches=Coaches(),
    )
    play(state, "exchange with Amtmann", ALL, "reward house Ulm", "return Amtmann")
    play(state, "take deck", "lay München right", "close all Augsburg München")
    assert due(state) == ({"green": 1}, 0)


@pytest.mark.rule("CO-403")
def test_a_reward_house_of_the_own_closing_is_no_house_for_its_cards() -> None:
    state = modules(
        Seat(route=SOUTH, carriage=4),
        Seat(),
        phase="close",
        offices=["postillion postmeister amtmann", "wagner"],
        coaches=Coaches(),
    )
    events = play(state, "close all Augsburg München with Wagner", ALL, "reward house Ulm", "return Wagner")
    assert [event["city"] for event in of(events, "house")] == ["augsburg", "muenchen", "ulm"]
    assert asked(state) == (0, "move")
    assert due(state) == ({"green": 1}, 0)
    assert legal(state) == {"move green Luzern", "move green Chur"}


@pytest.mark.rule("CO-404")
def test_letters_courier_and_declined_carriages_have_no_effect() -> None:
    steps = []
    for letters, owner, text in (
        ((0, 0), None, "close each Ulm Augsburg"),
        ((9, 9), 0, "close each Ulm Augsburg"),
        ((9, 9), 1, "close each Ulm Augsburg without carriage"),
    ):
        state = modules(
            Seat(route=SOUTH), Seat(), phase="close", letters=Letters(letters, owner), coaches=Coaches()
        )
        play(state, text)
        steps.append((due(state), legal(state)))
    assert steps == [(({"beige": 1}, 0), {"move beige Andechs"})] * 3


@pytest.mark.rule("CO-405")
def test_chips_letters_and_office_tiles_have_no_effect() -> None:
    coaches = Coaches("rom spoleto freising freising freising", rome={"kardinal": [0, 1]})
    rich: list[dict[str, Any]] = [
        {},
        {"offices": ["postillion postmeister wagner", "amtmann"], "chips": [4, 1]},
        {"letters": Letters((5, 0), 0)},
    ]
    seen = []
    for parts in rich:
        state = modules(Seat(route="Lodz Pilsen Budweis"), players=2, phase="close", coaches=coaches, **parts)
        play(state, "close each Pilsen Lodz")
        seen.append((due(state), legal(state), [score["parts"]["audience"] for score in state.scores()]))
    assert seen == [(({"orange": 1}, 0), {"move orange Andechs"}, [5, 5])] * 3


@pytest.mark.rule("CO-406")
def test_the_edition_has_no_effect() -> None:
    seen = []
    for edition in ("all-countries", "first-edition"):
        start = new(4, audience=True, edition=edition).observation(0)["audience"]
        state = modules(
            Seat(route="Lodz Pilsen Regensburg München"),
            Seat(),
            phase="close",
            coaches=Coaches("rom freising freising freising freising", rome={"kardinal": [0, 1]}),
            options={"edition": edition},
        )
        play(state, "close each Pilsen")
        seen.append((start, due(state), legal(state), state.scores()[0]["parts"]["audience"]))
    assert seen[0] == seen[1]
    assert seen[0][1] == ({"beige": 2}, 1)
