"""AW-201 to AW-207: taking office tiles."""

from __future__ import annotations

from random import Random

import pytest

from spieltisch import PUBLIC
from tests.positions import Seat, way

from ..modules import OPEN, asked, modules, new, office_tiles, stacks
from ..reading import eager, kinds, of, play, refused, verbs


@pytest.mark.rule("AW-201")
@pytest.mark.parametrize(
    ("official", "texts", "carriage"),
    [
        ("postmeister", ("take deck", "take Ulm with Postmeister"), 0),
        ("amtmann", ("exchange with Amtmann",), 0),
        ("postillion", ("take deck", "lay Kempten right", "lay Innsbruck right with Postillion"), 0),
        ("wagner", ("take deck", "lay Kempten right", "close with Wagner"), 4),
    ],
)
def test_help_brings_the_tile(official: str, texts: tuple[str, ...], carriage: int) -> None:
    seat = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=carriage)
    state = modules(seat, display=OPEN, offices=[])
    before = stacks(state)
    events = play(state, *texts)
    assert of(events, "office-tile") == [
        {"event": "office-tile", "seat": 0, "official": official, "left": before[official] - 1}
    ]
    assert office_tiles(state, 0) == [official]
    assert office_tiles(state, 1) == []
    assert stacks(state) == {**before, official: before[official] - 1}


@pytest.mark.rule("AW-202")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_forced_postmeister_brings_one_too(count: int) -> None:
    rng = Random(count)
    state = new(count, offices=True)
    while state.to_dict()["round"] == 1:
        state.apply(eager(state, rng))
    assert [office_tiles(state, seat) for seat in range(count)] == [["postmeister"]] * count
    later = modules(Seat(route="Basel"), Seat(hand="Ulm"), offices=["postmeister"], round_=5)
    play(later, "take deck", "take deck with Postmeister")
    assert office_tiles(later, 0) == ["postmeister", "postmeister"]


@pytest.mark.rule("AW-203")
def test_first_the_help_then_the_tile() -> None:
    seat = Seat(hand="Kempten Innsbruck", route="Basel Zürich", carriage=4)
    state = modules(seat, display=OPEN, offices=[])
    assert kinds(play(state.copy(), "exchange with Amtmann")) == [
        "exchanged",
        *["refilled"] * 6,
        "office-tile",
    ]
    play(state, "take deck")
    assert kinds(play(state.copy(), "take Ulm with Postmeister")) == ["took", "refilled", "office-tile"]
    play(state, "lay Kempten right")
    assert kinds(play(state.copy(), "lay Innsbruck right with Postillion")) == ["laid", "office-tile"]
    assert kinds(play(state, "close with Wagner")) == ["closed", "carriage", "office-tile", "discarded"]


@pytest.mark.rule("AW-204")
def test_several_tiles_of_one_official() -> None:
    state = modules(Seat(hand="Ulm"), offices=["postmeister postmeister"])
    play(state, "take deck", "take deck with Postmeister")
    assert office_tiles(state, 0) == ["postmeister"] * 3


@pytest.mark.rule("AW-205")
def test_no_help_no_tile() -> None:
    due = modules(Seat(route=way(4), carriage=3), phase="close", offices=[])
    assert refused(due, "close with Wagner") == "TT-847"
    play(due, "close")
    assert office_tiles(due, 0) == []
    single = modules(Seat(), Seat(hand="Linz"), display="Ulm", rest=1, offices=[])
    play(single, "take Ulm")
    assert office_tiles(single, 0) == [], "the forced Postmeister had nothing to give (TT-815)"
    assert verbs(single) == {"lay"}
    short = modules(Seat(hand="Ulm"), display="Linz Lodz", rest=1, offices=[])
    play(short, "exchange with Amtmann")
    assert office_tiles(short, 0) == ["amtmann"], "the Amtmann always has an effect"


@pytest.mark.rule("AW-206")
def test_tiles_and_stacks_are_public() -> None:
    state = modules(Seat(hand="Ulm"), offices=["postmeister wagner", "amtmann amtmann"], chips=[2])
    for seat in (PUBLIC, 0, 1, None):
        seen = state.observation(seat)
        assert seen["offices"]["stacks"] == {"postillion": 4, "postmeister": 3, "amtmann": 1, "wagner": 1}
        assert [own["offices"] for own in seen["seats"]] == [
            {"postillion": 0, "postmeister": 1, "amtmann": 0, "wagner": 1},
            {"postillion": 0, "postmeister": 0, "amtmann": 2, "wagner": 0},
        ]
        assert [own["chips"] for own in seen["seats"]] == [2, 0]
        seen["offices"]["stacks"].clear()
        seen["seats"][0]["offices"].clear()
    assert office_tiles(state, 0) == ["postmeister", "wagner"], "an observation is a copy"
    assert sum(stacks(state).values()) == 9


@pytest.mark.rule("AW-207")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_nobody_finds_an_empty_stack(count: int) -> None:
    rounds = 0
    for seed in range(4):
        rng = Random(seed)
        state = new(count, seed, offices=True, courier=True)
        while not state.is_over:
            if asked(state)[1] in ("take", "lay", "close"):
                assert min(stacks(state).values()) >= 1
            events = state.apply(
                rng.choice(state.legal_actions()) if rng.random() < 0.3 else eager(state, rng)
            )
            rounds += len(of(events, "return-round"))
    assert rounds
